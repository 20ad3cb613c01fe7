"""Stops on the way home in the page: the Market and the Aid Zone, a stretch of each, with mouse and keys."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step

SHOTS = os.environ.get("TILLDAWN_SHOTS", "")
"""A folder for pictures of what is tested, for whoever wants to look."""


@cache
def stopped(kind: str, verb: str = "") -> bytes:
    """A save of a table with both modules at the first such question, the stop named having been chosen."""
    for seed in range(80):
        table = tilldawn.new_table(
            "mine", 1, seed=f"stops-{seed}", options={"modules": ["market", "aid-zone"]}
        )
        bots = {0: make_bot("heuristic", "mine", f"{seed}/0")}
        for _ in range(1200):
            request = table.request
            if request is None:
                break
            if request.kind == kind and (kind != "stop" or any(o.verb == verb for o in request.options)):
                return table.save()
            wanted = [o for o in request.options if verb and request.kind == "stop" and o.verb == verb]
            if wanted:
                table.answer(wanted[0].id, wanted[0].seat)
                continue
            chosen = step(table, bots)
            if chosen is None:
                break
            table.answer(chosen.id, chosen.seat)
    raise AssertionError(f"no game came to {kind}")


@cache
def at_stall() -> bytes:
    """A save of a table before a Wares card that can be stolen from."""
    for seed in range(80):
        table = tilldawn.new_table("mine", 1, seed=f"stall-{seed}", options={"modules": ["market"]})
        bots = {0: make_bot("heuristic", "mine", f"{seed}/0")}
        for _ in range(1200):
            request = table.request
            if request is None:
                break
            if request.kind == "wares" and any(o.verb == "wares-steal" for o in request.options):
                return table.save()
            there = [o for o in request.options if o.verb == "market"]
            chosen = there[0] if there else step(table, bots)
            if chosen is None:
                break
            table.answer(chosen.id, chosen.seat)
    raise AssertionError("no game came to a stall")


def shot(guest: Any, name: str) -> None:
    if SHOTS:
        Path(SHOTS).mkdir(parents=True, exist_ok=True)
        guest.page.screenshot(path=f"{SHOTS}/{name}.png")


def mark(guest: Any, id: str) -> None:
    """Mark a way on; nothing has happened yet."""
    before = guest.revision
    guest.page.locator(f'[data-answer="{id}"]').click()
    expect(guest.page.locator(f'[data-answer="{id}"]')).to_have_attribute("aria-pressed", "true")
    assert guest.revision == before


def answers(guest: Any) -> list[str]:
    return [option["id"] for option in guest.state["ask"]["options"]]


def test_where_to_stop_is_marked_and_confirmed(guest: Any) -> None:
    guest.open(stopped("stop", "market"))
    guest.settled()
    shot(guest, "stop")
    expect(guest.page.locator('[data-answer="pass-by"]')).to_be_visible()
    mark(guest, "pass-by")


def test_a_stall_shows_its_card_its_sheet_and_what_each_line_costs(guest: Any) -> None:
    guest.open(at_stall())
    guest.settled()
    shot(guest, "stall")
    market = guest.state["view"]["modules"]["market"]
    sheet = guest.page.locator(".stall aside")
    expect(sheet).to_contain_text(f"Tolerance {market['tolerance']} of {market['most']}")
    expect(sheet).to_contain_text(f"1 to {market['caught']} of the Black die")
    steal = next(id for id in answers(guest) if id.startswith("wares-steal"))
    expect(guest.page.locator(f'[data-answer="{steal}"]')).to_contain_text("%")
    mark(guest, steal)
    revision = guest.revision
    guest.confirm.click()
    guest.until(lambda: guest.revision > revision, "the theft is tried")


def test_the_relief_post_shows_its_notice_and_its_desks(guest: Any) -> None:
    guest.open(stopped("desk", "aid-zone"))
    guest.settled()
    shot(guest, "post")
    zone = guest.state["view"]["modules"]["aid-zone"]
    post = guest.page.locator(".post aside")
    expect(post).to_contain_text(f"Supplies {zone['supplies']} of {zone['most']}")
    expect(post.locator("ul li")).to_have_count(5)
    mark(guest, "desk-none")


@pytest.mark.parametrize("scene", ["stall", "post", "stop"])
def test_on_a_phone_nothing_is_cut_off(phone: Any, scene: str) -> None:
    phone.open(
        at_stall()
        if scene == "stall"
        else stopped("desk", "aid-zone")
        if scene == "post"
        else stopped("stop", "market")
    )
    phone.settled()
    shot(phone, f"{scene}-phone")
    wide = phone.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
