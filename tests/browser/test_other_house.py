"""The advanced side of the board on the page: its own house, planned by clicks, for a whole day."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

import tilldawn
from tilldawn.games.mine.house.board import ADVANCED


def other_house(seed: str) -> bytes:
    """A new Campaign on the advanced side."""
    people = ["marko", "emilia", "marin"]
    table = tilldawn.new_table(
        "mine", ["Ana"], seed=seed, options={"board": "advanced", "characters": people}
    )
    while table.request is not None and table.request.kind != "plan":
        table.play(table.request.options[0])
    return table.save()


def test_the_other_house_is_planned_by_clicks_and_the_mouse_plays_on_to_the_night(
    guest: Any, mouse: Any
) -> None:
    guest.open(other_house("the other house"))
    guest.arrived()
    house = guest.board.get_by_role("region", name="Shelter")
    drawn = house.locator("[data-ref^='space:']")
    expect(drawn).to_have_count(len(ADVANCED.spaces) + 1)
    assert {each.get_attribute("data-ref") for each in drawn.all()} == {
        f"space:{space}" for space in (*ADVANCED.spaces, "outside")
    }
    expect(house.locator("[data-ref='space:f3']")).to_have_accessible_name(_has("2 cards", "snipers watch"))
    expect(house.locator("[data-ref='holds:sniper-fire']")).to_have_accessible_name(_has("Sniper Fire"))
    guest.until(lambda: "draft" in guest.heard, "the plan is there")
    for work in ("poke-about-1", "clear:g4:heap"):
        who = guest.heard["draft"]["plan"]["idle"][0]
        deed = next(one for one in guest.heard["draft"]["plan"]["deeds"] if one["id"] == work)
        room = next(ref for ref in deed["refs"] if ref.startswith("space:"))
        # its corner: somebody may stand in the middle of it
        house.locator(f'[data-ref="{room}"]').click(position={"x": 8, "y": 8})
        guest.decision.locator(f'[data-taker="{who}"]').click()
        guest.until(partial(guest.planned, f"plan:{who}>{work}"), "it is in the plan")
    before = guest.revision
    guest.decision.locator("button[data-confirm]").click()
    guest.moved(before)
    kinds = guest.play(mouse, 60, until=lambda: guest.kind in ("where-to", "equip"))
    assert "evening" in kinds
    assert guest.state["view"]["printed"]["board"] == "advanced"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_the_other_house_lies_in_its_frame(phone: Any, scheme: str) -> None:
    phone.page.emulate_media(color_scheme=scheme)
    phone.open(other_house("a phone"))
    phone.arrived()
    frame = phone.board.get_by_role("region", name="Shelter").bounding_box()
    for space in ("f1", "g6", "h1", "j3"):
        box = phone.board.locator(f"[data-ref='space:{space}']").bounding_box()
        assert frame["x"] - 1 <= box["x"]
        assert box["x"] + box["width"] <= frame["x"] + frame["width"] + 1
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def _has(*words: str) -> Any:
    return re.compile(".*".join(map(re.escape, words)), re.DOTALL)
