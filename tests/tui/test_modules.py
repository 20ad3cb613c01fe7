"""Modules of the box at the terminal: a side of the board of their own, where there are any."""

from __future__ import annotations

import pytest

import tilldawn
from tilldawn.games.mine import modules as rules
from tilldawn.games.mine.modules import Module, add_module
from tilldawn.play.session import Sitting
from tilldawn.tui.app import TilldawnApp
from tilldawn.tui.mine.board import MineBoard
from tilldawn.tui.table import TableScreen

pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableScreen, "pace", "once")
    monkeypatch.setattr(rules, "MODULES", dict(rules.MODULES))
    add_module(Module(id="well", look=lambda s: {"fresh": 2}))


def painted(app: TilldawnApp) -> str:
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(part.text for part in strip).rstrip() for strip in strips)


@pytest.mark.parametrize("modules", [[], ["well"]])
async def test_the_side_of_the_modules_is_there_where_a_table_has_some(modules: list[str]) -> None:
    table = tilldawn.new_table("mine", ["Ana"], seed=3, options={"modules": modules})
    app = TilldawnApp("en", Sitting(table, "test"), "mine")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        while not isinstance(app.screen, TableScreen):  # the Event of the day is read first
            await pilot.press("escape")
            await pilot.pause()
        board = app.screen.query_one(MineBoard)
        assert ("modules" in board.views()) == bool(modules)
        if modules:
            board.choose("modules")
            await pilot.pause()
            assert "fresh: 2" in painted(app)
            assert "‹Modules›" in painted(app)
