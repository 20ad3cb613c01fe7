"""The Sewers on the page: the map, ways that are clicked, the card as a page, and home again."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

import tilldawn

SHOTS = os.environ.get("TILLDAWN_SHOTS", "")
"""A folder for pictures of what the tests see, for whoever wants to look."""


def below(until: str = "sewers-way") -> bytes:
    """A table whose party has gone down, at the first question of this kind."""
    options = {"modules": ["sewers", "thugs"]}
    table = tilldawn.new_table("mine", 1, seed="sewers-page", options=options)
    while table.request is not None and table.request.kind != until:
        down = [o for o in table.request.options if o.verb in ("go-down", "send-down", "set-out")]
        table.play(down[0] if down else table.request.options[0])
    saved: bytes = table.save()
    return saved


def shot(guest: Any, name: str) -> None:
    if SHOTS:
        guest.page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))


def test_a_way_is_chosen_on_the_map_and_walked_spot_by_spot(guest: Any) -> None:
    guest.open(below())
    assert guest.kind == "sewers-way"
    shot(guest, "way")
    drawing = guest.board.get_by_role("group", name="Map of the Sewers")
    expect(drawing).to_be_visible()
    expect(guest.board.get_by_text("5 × a find")).to_be_visible()
    before = guest.revision
    guest.thing("edge:e").click()
    shot(guest, "picked")
    guest.decision.get_by_role("button", name="East: A (store room)").first.click()
    guest.moved(before)
    assert guest.kind == "sewers-next"
    shot(guest, "next")
    before = guest.revision
    guest.thing("spot:a").first.click()
    guest.decision.get_by_role("button", name="On to A (store room)").first.click()
    guest.moved(before)
    guest.settled()
    shot(guest, "card")
    assert guest.saved().state.modules["sewers"]["below"]["done"] == 1


def test_a_tile_is_drawn_where_it_will_lie_and_entered_by_the_exit_that_is_clicked(guest: Any) -> None:
    guest.open(below(until="sewers-lay"))
    assert guest.kind == "sewers-lay"
    shot(guest, "lay")
    option = guest.mine[-1]
    door = next(ref for ref in option["refs"] if ref.startswith("door:"))
    before = guest.revision
    guest.thing(door).click()
    guest.decision.get_by_role("button", name=option["text"]).first.click()
    guest.moved(before)
    laid = guest.saved().state.modules["sewers"]["below"]["laid"]
    assert (len(laid), laid[-1]["entry"]) == (2, door[-1])
    guest.settled()
    shot(guest, "second")


def test_on_a_phone_map_and_promises_stand_below_each_other(phone: Any) -> None:
    phone.open(below())
    shot(phone, "phone")
    expect(phone.board.get_by_role("group", name="Map of the Sewers")).to_be_visible()
    wide = phone.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
