"""Scenarios on the page: questions of their own, how they stand, and the poster at the end."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step

SHOTS = os.environ.get("TILLDAWN_SHOTS", "")
"""A folder for pictures of what the tests see, for whoever wants to look."""


def until(id: str, kind: str, seed: int) -> bytes:
    """A table of a scenario at the first question of this kind; at its end, if there is none."""
    table = tilldawn.new_table("mine", 1, seed=seed, options={"scenario": id})
    bots = {0: make_bot("heuristic", "mine", "")}
    while table.request is not None and table.request.kind != kind:
        chosen = step(table, bots)
        assert chosen is not None
        table.play(chosen)
    saved: bytes = table.save()
    return saved


def shot(guest: Any, name: str) -> None:
    if SHOTS:
        guest.page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))


@pytest.mark.parametrize(
    ("id", "kind", "said"),
    [
        ("night-goes-on", "furnish", "Choose a Fitting with a green corner"),
        ("four-seats", "name-seat", "Choose whose name the Seat bears"),
        ("ward", "ward-dusk", "has had nothing yet"),
        ("two-families", "families-ask", "They stand on the stairs"),
        ("voice", "voice-testimony", "somebody here would tell what happened"),
    ],
)
def test_a_question_of_a_scenario_is_asked_and_answered(guest: Any, id: str, kind: str, said: str) -> None:
    guest.open(until(id, kind, 3))
    assert guest.kind == kind
    guest.settled()
    shot(guest, f"{id}-question")
    expect(guest.page.get_by_text(said).first).to_be_visible()
    before = guest.revision
    option = guest.mine[0]
    guest.decision.get_by_role("button", name=option["text"]).first.click()
    guest.moved(before)
