"""The house pages for `mine`: sound, laid out where chosen, opened by Impacts, kept with the save."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from house_rules.mine import PAGES

import tilldawn
from tilldawn.engine.content import sweep, sweep_pack
from tilldawn.engine.pack import BadPack, learn
from tilldawn.games import load_game
from tilldawn.games.mine.public.pack import Change, Findings, HousePages, Raid, Script
from tilldawn.games.mine.state import Note
from tilldawn.testing import laws
from tilldawn.testing.guests import guests
from tilldawn.testing.mine import book_lab, conserved

WITH = {"packs": ["house-pages"]}


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with guests(PAGES):
        yield


def test_cards_pages_and_texts_are_sound_in_every_language() -> None:
    assert list(sweep_pack(PAGES)) == []
    assert sweep(load_game("mine")) == []


def test_the_cards_lie_in_the_decks_of_tables_that_chose_them_and_nowhere_else() -> None:
    table = tilldawn.new_table("mine", 1, seed=1, options=WITH)
    plain = tilldawn.new_table("mine", 1, seed=1)
    assert len(table.state.findings) == len(plain.state.findings) + 1
    assert len(table.state.raids) == len(plain.state.raids) + 1
    assert not [card for group in plain.state.unseen.values() for card in group if "_" in card]


PAGE_CHOICES = [
    (script.number, choice.id if choice else "")
    for script in PAGES.content.scripts  # type: ignore[attr-defined]
    for choice in (script.choices or (None,))
]


@pytest.mark.parametrize(("number", "choice"), PAGE_CHOICES)
def test_every_page_and_every_choice_can_be_resolved(number: int, choice: str) -> None:
    ticket = [Note("tram-conductor", 0, "storage")] if number == 10004 else []
    lab = book_lab(number, notes=ticket, storage={"raw-food": 2})
    if choice:
        lab.choose(f"script:{number}:{choice}")
    assert number in lab.state.scripts
    conserved(lab.state)


def test_random_campaigns_with_the_pack_tell_every_line_and_reach_its_pages() -> None:
    """A random player lives for a few days only: one campaign in seventeen gets to a page of the pack. The
    bound leaves less than one chance in a million that so few are read by bad luck."""
    told: set[int] = set()
    for seed in range(500):
        if seed >= 25 and len(told) >= 2:
            break
        table = tilldawn.new_table("mine", 1 + seed % 3, seed=seed, options=WITH)
        for _ in laws.wander(table, Random(seed)):
            conserved(table.state)
        told.update(number for number in table.state.scripts if number >= 10_000)
        for lang in tilldawn.languages():
            say = tilldawn.Speaker(table, lang)
            assert all(say.event(line.event) for line in table.log)
    assert len(told) >= 2, told


def test_bots_play_with_the_pack() -> None:
    report = tilldawn.simulate("mine", games=6, seats=1, bot="heuristic", options=WITH)
    assert (report.errors, report.failures) == (0, [])


def test_a_save_keeps_its_pack_and_opens_with_it() -> None:
    table = tilldawn.new_table("mine", 1, seed=3, options=WITH)
    for _, _ in zip(range(80), laws.wander(table, Random(2)), strict=False):
        pass
    data = table.save()
    assert tilldawn.load(data, verify=True).state == table.state
    plain = tilldawn.new_table("mine", 1, seed=3).save()
    assert msgspec.json.decode(plain)["content"] == load_game("mine").fingerprint()
    assert msgspec.json.decode(data)["content"] != msgspec.json.decode(plain)["content"]


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (HousePages(findings=(Findings("toys"),)), "must begin with"),
        (HousePages(findings=(Findings("bad-pages_x", {"gold": 1}),)), "gold does not exist"),
        (HousePages(raids=(Raid("bad-pages_x", 1),)), "has no circles"),
        (HousePages(scripts=(Script(number=7, where="home", then=(Change("misery", 1, "home"),)),)), "10000"),
        (
            HousePages(scripts=(Script(number=10100, where="home", then=(Change("misery", 1, "home"),)),)),
            "cannot be reached",
        ),
        (HousePages(bars={"exploration": (10100,)}), "has 1 numbers"),
        (HousePages(bars={"nowhere": (1, 1, 1, 1, 1)}), "no such card"),
    ],
)
def test_a_pack_that_is_not_sound_does_not_join(content: HousePages, why: str) -> None:
    with pytest.raises(BadPack, match=why):
        learn(tilldawn.Pack(id="bad-pages", game="mine", content=content, locale=PAGES.locale))
