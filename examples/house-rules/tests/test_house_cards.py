"""The house cards for `daylight`: sound, laid out where chosen, kept with the save, played by bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from house_rules.daylight import CARDS

import tilldawn
from tilldawn.engine.content import sweep, sweep_pack
from tilldawn.engine.pack import BadPack, learn
from tilldawn.games import load_game
from tilldawn.games.daylight.public.pack import Assault, CombatCard, HouseCards, healing
from tilldawn.testing import laws
from tilldawn.testing.daylight import conserved
from tilldawn.testing.guests import guests

WITH = {"packs": ["house-cards"]}


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with guests(CARDS):
        yield


def test_cards_and_texts_are_sound_in_every_language() -> None:
    assert list(sweep_pack(CARDS)) == []
    assert sweep(load_game("daylight")) == []


def test_the_cards_lie_in_the_piles_of_tables_that_chose_them_and_nowhere_else() -> None:
    table = tilldawn.new_table("daylight", 6, seed=1, options=WITH)
    plain = tilldawn.new_table("daylight", 6, seed=1)
    house = {card for group in table.state.unseen.values() for card in group if "_" in card}
    assert house == {
        card.id for kind in ("rubble", "combat", "assaults") for card in getattr(CARDS.content, kind)
    }
    assert not [card for group in plain.state.unseen.values() for card in group if "_" in card]
    assert len(table.state.rubble) == len(plain.state.rubble) + 10
    assert len(table.state.horde["wanderer"]) == len(plain.state.horde["wanderer"]) + 6


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_random_games_with_the_pack_come_to_an_end_and_every_line_can_be_told(seats: int) -> None:
    for seed in range(6):
        table = tilldawn.new_table("daylight", seats, seed=seed, options=WITH)
        for _ in laws.wander(table, Random(seed)):
            conserved(table.state)
        assert table.outcome is not None
        for lang in tilldawn.languages():
            say = tilldawn.Speaker(table, lang)
            assert all(say.event(line.event) for line in table.log)
            assert table.view(lang)["things"]


def test_bots_play_with_the_pack() -> None:
    for bot in ("heuristic", "random"):
        report = tilldawn.simulate("daylight", games=20, seats=3, bot=bot, options=WITH)
        assert (report.errors, report.failures) == (0, [])


def test_a_save_keeps_its_packs_and_opens_only_where_they_are() -> None:
    table = tilldawn.new_table("daylight", 2, seed=3, options=WITH)
    for _, _ in zip(range(60), laws.wander(table, Random(2)), strict=False):
        pass
    data = table.save()
    again = tilldawn.load(data, verify=True)
    assert again.state == table.state
    assert again.options["packs"] == ["house-cards"]
    with guests():
        from tilldawn.engine import pack

        pack._known.clear()
        with pytest.raises(tilldawn.SaveRefused, match="house-cards"):
            tilldawn.load(data)
    plain = tilldawn.new_table("daylight", 2, seed=3)
    assert msgspec.json.decode(data)["content"] != msgspec.json.decode(plain.save())["content"]


def test_a_save_without_the_pack_is_not_touched_by_it() -> None:
    data = tilldawn.new_table("daylight", 2, seed=3).save()
    assert msgspec.json.decode(data)["content"] == load_game("daylight").fingerprint()


@pytest.mark.parametrize("packs", ["house-cards", ["house-cards", "house-cards"], ["nobody"], [3], {"a": 1}])
def test_packs_that_cannot_be_had_are_refused_in_words(packs: object) -> None:
    with pytest.raises(tilldawn.BadOption, match=r"[Pp]ack"):
        tilldawn.new_table("daylight", 1, options={"packs": packs})


def test_a_pack_of_another_game_is_refused() -> None:
    with pytest.raises(tilldawn.BadOption, match="daylight"):
        tilldawn.new_table("mine", 1, options=WITH)


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (HouseCards(rubble=(healing("thermos", 1, 0, 0, 0, 0, hearts=1),)), "must begin with"),
        (HouseCards(rubble=(healing("bad-cards_x", 0, 0, 0, 0, 0, hearts=1),)), "not all of them 0"),
        (HouseCards(combat=(CombatCard("bad-cards_x", 1, 9),)), "Damage -2 to 3"),
        (HouseCards(combat=(CombatCard("bad-cards_x", 1, -1, splash=1),)), "bad-cards_minus-1-splash"),
        (HouseCards(assaults=(Assault("bad-cards_x", brute=(1, 1, 1, 1, 1, 1)),)), "the pack brings fewer"),
        (HouseCards(horde={"dragon": 1}), "no type of Horde card"),
    ],
)
def test_a_pack_that_is_not_sound_does_not_join(content: HouseCards, why: str) -> None:
    with pytest.raises(BadPack, match=why):
        learn(tilldawn.Pack(id="bad-cards", game="daylight", content=content, locale=CARDS.locale))
