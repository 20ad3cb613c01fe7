"""What the main screens look like, as plain text. `make golden` writes them anew; look at the diff."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tilldawn.engine.game import Seat
from tilldawn.play.newgame import Plan
from tilldawn.play.session import Sitting
from tilldawn.testing.daylight import Lab, daylight_lab
from tilldawn.tui.app import TilldawnApp
from tilldawn.tui.table import TableScreen

HERE = Path(__file__).parent / "snapshots"


def combat() -> Lab:
    items = {0: ["backpack", "planks", "nails"], 1: ["arrow", "arrow", "lucky"], 2: ["gun-ammo", "candy-bar"]}
    line = ["raider:1", "survivor", "brute", "monster:3:1", "wanderer"]
    characters = ("pillar", "hipster", "trigger")
    tokens = {0: {"barricade": 1}, 2: {"trap": 2}}
    return daylight_lab(
        3, characters=characters, weapons=["fire-axe"], items=items, packed={0: ["junk"]}, line=line,
        tokens=tokens, health={1: 3}, wave=1,
    )  # fmt: skip


def setting_up() -> Sitting:
    return Sitting(Plan("daylight", [Seat("Ana"), Seat("Bo")], "1", {}).table(), "snapshot")


CASES = {
    "start-80x24-en": ((80, 24), "en", None),
    "setup-80x24-fr": ((80, 24), "fr", setting_up),
    "combat-80x24-en": ((80, 24), "en", lambda: Sitting(combat().table, "snapshot")),
    "combat-120x40-fr": ((120, 40), "fr", lambda: Sitting(combat().table, "snapshot")),
}


@pytest.mark.asyncio
@pytest.mark.parametrize("name", CASES)
async def test_the_screen_looks_as_before(
    name: str, monkeypatch: pytest.MonkeyPatch, settled: Callable[..., Awaitable[str]]
) -> None:
    monkeypatch.setattr(TableScreen, "pace", "once")
    size, lang, make = CASES[name]
    app = TilldawnApp(lang, make() if make else None)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        app.clear_notifications()
        await pilot.pause()
        seen = await settled(app, pilot)
    file = HERE / f"{name}.txt"
    if os.environ.get("TILLDAWN_GOLDEN") == "write":
        HERE.mkdir(exist_ok=True)
        file.write_text(seen, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == seen
