"""What the table of `mine` looks like, as plain text. TILLDAWN_GOLDEN=write writes them anew."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tilldawn.play.session import Sitting
from tilldawn.testing.mine import Lab, fight_lab, mine_lab, trip_lab
from tilldawn.tui.app import TilldawnApp
from tilldawn.tui.table import TableScreen

HERE = Path(__file__).parent / "snapshots"
STORAGE = {
    "wood": 6, "component": 9, "water": 2, "raw-food": 2, "canned-food": 1, "lockpick": 1, "shovel": 1,
    "mechanical-part": 2, "cigarette": 3, "meds": 1, "knife": 1,
}  # fmt: skip


def day() -> Lab:
    return mine_lab(
        people=("marko", "emilia", "marin"),
        recruits=("katia",),
        states={"marko": {"hunger": 2}, "emilia": {"fatigue": 4, "misery": 3}, "marin": {"wounds": 1}},
        storage=STORAGE,
        shelter={"a4": "remnants"},
        cleared=["b5", "c6"],
        fittings={"b4": "workshop", "c5": "rainwater-collector"},
        wait=["rainwater-collector"],
        board_ups=[1],
        cold=2,
        active=["hard-frost"],
        objective="water-for-the-stairwell",
        progress=1,
        hand=["hidden-shelf"],
    )


def other_house() -> Lab:
    """The advanced side: a stack half dug, the garden open, the gable boarded up."""
    return mine_lab(
        board="advanced",
        people=("marko", "emilia", "marin"),
        storage=STORAGE,
        shelter={"f3": "remnants"},
        cleared=["h5", "h6", "i4"],
        fittings={"h4": "workshop", "h3": "bed-1"},
        board_ups=[4],
        cold=2,
    )


def fight() -> Lab:
    lab = fight_lab(
        "thugs-1",
        ["a1", "b1", "c1"],
        party=("katia", "marko", "cveta"),
        pile={"knife": 1, "pistol": 1, "ammo": 3, "raw-food": 2},
        states={"marko": {"wounds": 1}},
    )
    return lab.choose("fight-arm:katia:pistol", "fight-arm:marko:knife")


def trip() -> Lab:
    pile = {"wood": 2, "raw-food": 1, "pistol": 1}
    return trip_lab("hotel", "x-closed-door", turn=False, pile=pile, noise=3, kept=["civilians-1"])


CASES = {
    "mine-day-80x24-en": ((80, 24), "en", day, ()),
    "mine-day-120x40-fr": ((120, 40), "fr", day, ()),
    "mine-people-80x24-fr": ((80, 24), "fr", day, ("v",)),
    "mine-storage-80x24-en": ((80, 24), "en", day, ("v", "v")),
    "mine-fittings-80x24-en": ((80, 24), "en", day, ("v", "v", "v")),
    "mine-cards-80x24-fr": ((80, 24), "fr", day, ("V",)),
    "mine-advanced-80x24-fr": ((80, 24), "fr", other_house, ()),
    "mine-advanced-120x40-en": ((120, 40), "en", other_house, ()),
    "mine-combat-80x24-en": ((80, 24), "en", fight, ()),
    "mine-combat-120x40-fr": ((120, 40), "fr", fight, ()),
    "mine-city-80x24-en": ((80, 24), "en", trip, ()),
}


@pytest.mark.asyncio
@pytest.mark.parametrize("name", CASES)
async def test_the_screen_looks_as_before(
    name: str, monkeypatch: pytest.MonkeyPatch, settled: Callable[..., Awaitable[str]]
) -> None:
    monkeypatch.setattr(TableScreen, "pace", "once")
    size, lang, make, keys = CASES[name]
    app = TilldawnApp(lang, Sitting(make().table, "snapshot"), "mine")
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for key in keys:
            await pilot.press(key)
            await pilot.pause()
        app.clear_notifications()
        await pilot.pause()
        seen = await settled(app, pilot)
    file = HERE / f"{name}.txt"
    if os.environ.get("TILLDAWN_GOLDEN") == "write":
        HERE.mkdir(exist_ok=True)
        file.write_text(seen, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == seen
