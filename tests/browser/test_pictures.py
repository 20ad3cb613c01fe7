"""Supper, the Evening, Water and Dawn as one picture in the scene: click, click again, one confirm."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step

from .conftest import Guest, Keyboard

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def at(kind: str, day: int = 2, seed: str = "4") -> bytes:
    """A table played to a question."""
    table = tilldawn.new_table("mine", 1, seed=seed)
    bots = {0: make_bot("heuristic", "mine", seed)}
    while table.request is not None and not (table.request.kind == kind and table.state.day >= day):
        chosen = step(table, bots)
        assert chosen is not None
        table.play(chosen)
    assert table.request is not None
    return table.save()


def drawn(guest: Guest, *, empty: bool = False) -> dict[str, Any]:
    guest.until(lambda: "draft" in guest.heard, "the picture is there")
    guest.settled()
    if empty:
        guest.emptied()
    grid: dict[str, Any] = guest.heard["draft"]["grid"]
    return grid


def click(guest: Guest, row: int, column: int) -> dict[str, Any]:
    before = guest.heard["draft"]
    guest.page.locator(f'[data-at="{row}/{column}"]').click()
    guest.until(lambda: guest.heard["draft"] is not before, "the picture changes")
    return drawn(guest)


@pytest.mark.rule("M-DUSK-06")
def test_supper_is_put_together_changed_and_served_in_the_scene(guest: Guest) -> None:
    guest.open(at("eat"))
    expect(guest.page.locator('[data-picture="mine/scene/supper"] img')).to_be_visible()
    grid = drawn(guest, empty=True)
    row, column = next(
        (row, column)
        for row, cells in enumerate(grid["cells"])
        for column, one in enumerate(cells)
        if one["keys"] is not None
    )
    stored = dict(guest.state["view"]["storage"])
    grid = click(guest, row, column)
    button = guest.page.locator(f'[data-at="{row}/{column}"]')
    expect(button).to_contain_text("given")
    expect(guest.page.locator(".totals")).to_contain_text(grid["columns"][column]["text"])
    level = grid["rows"][row]["then"][0]
    expect(guest.page.locator(".cell.end").nth(row)).to_contain_text(level["word"])
    click(guest, row, column)
    expect(button).not_to_contain_text("given")
    assert guest.state["view"]["storage"] == stored
    click(guest, row, column)
    before = guest.revision
    guest.decision.locator("button[data-confirm]").click()
    if guest.decision.locator("button.yes").count():
        guest.decision.locator("button.yes").click()
    guest.moved(before)
    who = grid["rows"][row]["ref"].partition(":")[2]
    person = next(one for one in guest.state["view"]["people"] if one["id"] == who)
    assert person["states"]["hunger"] == level["level"]


@pytest.mark.rule("M-EVE-06")
def test_nobody_on_guard_is_said_in_red_before_the_night_begins(guest: Guest) -> None:
    guest.open(at("evening"))
    grid = drawn(guest, empty=True)
    floor = [one["ref"] for one in grid["columns"]].index("task:floor")
    guard = [one["ref"] for one in grid["columns"]].index("task:guard")
    for row in range(len(grid["rows"])):
        grid = click(guest, row, floor)
    assert grid["alarm"]
    total = guest.page.locator(".total.alarm")
    expect(total).to_have_text("Guard: Nobody on Guard")
    confirm = guest.decision.locator("button[data-confirm]")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    expect(guest.page.locator("footer.bar h2.grave")).to_contain_text("Nobody is on Guard")
    before = guest.revision
    confirm.click(force=True)
    guest.settled()
    assert guest.revision == before
    expect(guest.page.get_by_role("button", name="Go unguarded…")).to_be_visible()
    click(guest, 0, guard)
    expect(total).to_have_count(0)
    confirm.click()
    guest.moved(before)
    assert guest.state["view"]["phase"] != "evening"


def test_a_proposal_is_there_before_anything_is_clicked_and_cleared_by_one_click(guest: Guest) -> None:
    guest.open(at("evening"))
    guest.until(lambda: "draft" in guest.heard and guest.heard["draft"]["keys"], "it is filled in")
    grid = drawn(guest)
    assert all(any(cell["count"] for cell in cells) for cells in grid["cells"])
    expect(guest.page.locator("footer.bar")).to_contain_text("Filled in as a sensible player would")
    guest.emptied()
    assert not any(cell["count"] for cells in drawn(guest)["cells"] for cell in cells)
    expect(guest.page.locator("footer.bar")).not_to_contain_text("Filled in")
    guest.page.get_by_role("button", name="Suggest", exact=True).click()
    guest.until(lambda: guest.heard["draft"]["keys"], "it is filled in again")
    guest.settled()
    assert drawn(guest) == grid


def test_a_task_is_changed_by_a_click_on_another_one(guest: Guest) -> None:
    guest.open(at("evening"))
    grid = drawn(guest, empty=True)
    floor, guard = len(grid["columns"]) - 3, len(grid["columns"]) - 2
    click(guest, 0, floor)
    grid = click(guest, 0, guard)
    assert (grid["cells"][0][floor]["count"], grid["cells"][0][guard]["count"]) == (0, 1)
    assert len(guest.heard["draft"]["keys"]) == 1


def test_arrows_move_in_the_picture_and_enter_and_space_click(guest: Guest, keyboard: Keyboard) -> None:
    guest.open(at("evening"))
    grid = drawn(guest, empty=True)
    guard = [one["ref"] for one in grid["columns"]].index("task:guard")
    keyboard.go(guest, guest.page.locator('[role=grid] button[tabindex="0"]'), "Tab")
    for _ in range(guard):
        guest.page.keyboard.press("ArrowRight")
    expect(guest.page.locator(f'[data-at="0/{guard}"]')).to_be_focused()
    guest.page.keyboard.press("Space")
    guest.until(lambda: len(guest.heard["draft"]["keys"]) == 1, "it is chosen")
    guest.settled()
    expect(guest.page.locator(f'[data-at="0/{guard}"]')).to_be_focused()
    guest.page.keyboard.press("Enter")
    guest.until(lambda: guest.heard["draft"]["keys"] == [], "it is taken back")
    keyboard.answer(guest)
    assert guest.kind != "evening"


@pytest.mark.parametrize("kind", ["eat", "evening", "dawn", "drink"])
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_pictures_are_clean_in_both_themes(invite: Callable[..., Guest], kind: str, scheme: str) -> None:
    guest = invite(color_scheme=scheme)
    guest.open(at(kind, day=3))
    drawn(guest)
    found = [one for part in (".scene-panel", "footer.bar") for one in wrong(guest, part)]
    assert found == []


def wrong(guest: Guest, part: str) -> list[str]:
    """What axe finds wrong in a part of the page."""
    violations = Axe().run(guest.page, part).response["violations"]
    return [f"{one['id']}: {node['target']}" for one in violations for node in one["nodes"]]


@pytest.mark.parametrize("kind", ["eat", "evening"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone_every_cell_is_wide_enough_for_a_thumb(
    invite: Callable[..., Guest], kind: str, lang: str
) -> None:
    guest = invite(**PHONE)
    guest.open(at(kind))
    if lang == "fr":
        guest.page.get_by_role("button", name="Settings").tap()
        guest.page.get_by_role("radio", name="Français").check(force=True)
        guest.until(lambda: guest.state.get("lang") == "fr", "the table speaks French")
        guest.put_away()
    drawn(guest)
    boxes = guest.page.locator("[role=gridcell] > button").evaluate_all(
        """(all) => all.map((one) => {
            const { left, right, height } = one.getBoundingClientRect()
            return [left, right, height]
        })"""
    )
    assert boxes
    assert all(
        left >= 0 and right <= 390 and right - left >= 44 and height >= 44 for left, right, height in boxes
    )
    cut = guest.page.locator(".scene-panel button, .scene-panel b, .scene-panel small").evaluate_all(
        """(all) => all
            .filter((one) => one.clientWidth && one.scrollWidth > one.clientWidth + 1)
            .map((one) => one.textContent)"""
    )
    assert cut == []
