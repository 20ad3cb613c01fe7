"""Opened cards look like cards: all rows with the one that counts lit, icons with names, small pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import PHONE, Guest

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.play.beats import beats


@cache
def after(kind: str, bot: str) -> bytes:
    """A save just after a moment of this kind in which a card was read in part."""
    for seed in range(60):
        table = tilldawn.new_table("mine", 1, seed=f"b{seed}")
        bots = {0: make_bot(bot, "mine", str(seed))}
        for _ in range(900):
            told = table.told
            chosen = step(table, bots)
            if chosen is None or table.request is None:
                break
            table.answer(chosen.id, chosen.seat)
            made = beats(table, told, table.told, table.look())
            if table.request is not None and any(
                beat.kind == kind and beat.weight != "quiet" and beat.done and _partly(beat) for beat in made
            ):
                return table.save()
    raise AssertionError(f"no Campaign came to {kind}")


def _partly(beat: Any) -> bool:
    return any(one.counts for one in beat.opened)


def replayed(guest: Guest, save: bytes, kind: str) -> Locator:
    """The moment on the stage, looked at again."""
    guest.open(save)
    guest.page.evaluate("table => localStorage.setItem(`tilldawn-seen-${table}`, '0')", guest.table_id)
    guest.page.reload()
    guest.arrived()
    since = guest.page.locator("[data-part=since]").first
    since.evaluate("(list) => { list.open = true }")
    since.get_by_role("button", name="Show it again").click()
    stage = guest.page.locator("[data-part=beat]")
    for _ in range(40):
        if stage.get_attribute("data-kind") == kind and stage.locator(".counts").count():
            return stage
        guest.page.locator("[data-go]").click()
        guest.settled()
        stage.locator(".picture [data-picture]").first.wait_for()
    raise AssertionError(f"{kind} was not shown")


def lit(rows: Locator) -> dict[str, bool]:
    """The rows of a card, and whether each counts: seen and heard alike."""
    found = {}
    for at in range(rows.count()):
        row = rows.nth(at)
        counts = row.evaluate("(row) => row.classList.contains('counts')")
        expect(row).to_contain_text("(counts now)" if counts else "(does not count now)")
        found[row.get_attribute("data-row") or ""] = counts
    return found


def explanation(guest: Guest) -> Locator:
    return guest.page.locator("#explanation")


def test_a_find_shows_all_rows_with_the_one_that_counts_lit(guest: Guest, prepare: Any) -> None:
    guest.open(prepare("mine", "take"))
    (card,) = guest.state["ask"]["opened"]
    paper = guest.page.locator("article[data-whole]")
    rows = paper.locator("[data-row]")
    expect(rows).to_have_count(4)
    assert lit(rows) == {row["id"]: row["counts"] for row in card["rows"]}
    assert sum(lit(rows).values()) == 1
    expect(paper).to_contain_text(card["said"])
    first = card["rows"][0]["cells"][0]
    expect(rows.first).to_contain_text(first["words"])
    paper.get_by_role("button", name=card["name"]).hover()
    expect(explanation(guest).locator("[data-row]")).to_have_count(4)
    expect(explanation(guest).locator("[data-row] .visually-hidden")).to_have_count(
        4
    )  # of each row, not of icons


@pytest.mark.parametrize("phone", [False, True])
def test_the_fate_card_at_dawn_dims_its_combat_half(invite: Callable[..., Guest], phone: bool) -> None:
    guest = invite(**(PHONE if phone else {}))
    stage = replayed(guest, after("fate", "heuristic"), "fate")
    rows = lit(stage.locator(".words [data-row]"))
    assert rows == dict.fromkeys(("illness", "wounds", "third", "wait", "spirit"), True) | {"combat": False}
    expect(stage.locator(".words")).to_contain_text("At Dawn the upper part counts.")
    wide = stage.evaluate("(stage) => stage.querySelector('.scroll').scrollWidth - stage.clientWidth")
    assert wide <= 0


def test_fate_in_a_fight_lights_its_combat_half_alone(guest: Guest) -> None:
    stage = replayed(guest, after("round", "random"), "round")
    cards = stage.locator("[data-opened]")
    expect(cards.first.locator("[data-picture^='mine/fate/']")).to_have_count(1)
    for at in range(cards.count()):
        rows = lit(cards.nth(at).locator("[data-row]"))
        assert not any(counts for row, counts in rows.items() if row != "combat")


@pytest.mark.parametrize(("scene", "ref"), [("plan", "character:"), ("where-to", "card:")])
def test_an_explanation_has_a_small_picture_in_a_place_of_its_own(
    guest: Guest, prepare: Any, scene: str, ref: str
) -> None:
    guest.page.route(
        "**/*.webp", lambda route: route.abort() if "small" in route.request.url else route.continue_()
    )
    guest.open(prepare("mine", scene))
    guest.page.locator(f'[data-part=scene] [data-ref^="{ref}"]:visible').first.hover()
    thumb = explanation(guest).locator("[data-thumb]")
    expect(thumb).to_be_visible()
    expect(thumb.locator("img")).to_have_attribute("loading", "lazy")
    box = thumb.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 60, "its place is there before it is"


def test_the_objective_and_the_events_are_pictured_where_they_are_told(guest: Guest, prepare: Any) -> None:
    guest.open(prepare("mine", "plan"))
    guest.page.locator(".marks .mark").first.click()
    expect(explanation(guest).locator("[data-picture^='mine/objective/']")).to_be_visible()
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("tab", name="Aims").click()
    aims = guest.page.locator("article:has([data-picture^='mine/objective/'])")
    expect(aims.locator("img")).to_have_attribute("loading", "lazy")
    events = len(guest.state["view"]["active"])
    expect(guest.page.locator("article [data-picture^='mine/event/']")).to_have_count(events)


def test_numbers_of_a_piece_are_icons_with_their_words(guest: Guest, prepare: Any) -> None:
    guest.open(prepare("mine", "plan"))
    guest.page.locator('[data-ref="good:wood"]:visible').first.hover()
    cells = explanation(guest).locator(".cell")
    expect(cells).to_have_count(3)
    expect(cells.locator("svg")).to_have_count(3)
    expect(cells.nth(1)).to_contain_text("Weight")
