"""A day of `mine` played plainly through the page: every click is counted.

Moments are shown at once here: going on from one to the next is reading, not deciding.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator
from tests.play import plain

from tilldawn.bots import make_bot

from .conftest import Guest, Mouse

MOST = 25


class Plain(Mouse):
    """Answers as a plain player does, in as few clicks as the page allows, and counts them."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.bot = make_bot("heuristic", "mine", seed)
        self.clicks: list[str] = []
        self.kind = ""
        self.wanted = 0
        """What the model of a plain player says it takes."""

    def press(self, what: Locator) -> None:
        self.clicks.append(self.kind)
        what.click()

    def answer(self, guest: Guest) -> None:
        guest.drawn()
        before, self.kind = guest.revision, guest.kind
        table = guest.saved()
        assert table.revision == before
        chosen = plain.picture(table, self.bot)
        match chosen.way:
            case "suggested":
                self.stage(guest)
            case "filled" | "trade":
                guest.until(lambda: "draft" in guest.heard, "the picture is there")
                guest.filled()
                self.confirm(guest)
            case "order":
                self.press(guest.page.locator("button[data-unasked]"))
            case "single":
                self.option(guest, guest.option(chosen.keys[0]))
        guest.moved(before)
        self.wanted += chosen.clicks

    def stage(self, guest: Guest) -> None:
        """Something for everybody is put into the plan by one click, and carried out by another."""
        guest.until(lambda: "draft" in guest.heard, "the plan is there")
        if guest.heard["draft"]["advice"]:
            self.press(guest.page.get_by_role("button", name="Suggest", exact=True))
            guest.until(lambda: guest.heard["draft"]["keys"], "it is in the plan")
            guest.settled()
        self.press(guest.decision.locator("button[data-confirm]"))

    def lit(self, guest: Guest, option: dict[str, Any]) -> Locator | None:
        """On the board a thing is looked at first: the list takes one click less."""
        return None


@pytest.mark.parametrize("seed", ["2", "7", "11"])
def test_a_plain_day_takes_at_most_twenty_five_clicks(guest: Guest, seed: str) -> None:
    laid = guest.post("tables", {"game": "mine", "seats": [{"name": "Ana"}], "seed": seed})
    guest.sit(laid["table"])
    hand = Plain(seed)
    guest.play(hand, 40, until=lambda: guest.kind == "plan")
    hand.clicks.clear()
    hand.wanted = 0
    guest.play(hand, 200, until=lambda: guest.state["view"]["day"] != 1)
    assert guest.state["view"]["day"] == 2
    assert len(hand.clicks) == hand.wanted <= MOST, hand.clicks
