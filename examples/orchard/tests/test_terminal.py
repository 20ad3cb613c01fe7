"""A game without a face of its own is played on the full-screen table, from its texts and its board lines."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tilldawn_orchard.game import ORCHARD

from tilldawn.testing.guests import guests
from tilldawn.tui.app import TilldawnApp
from tilldawn.tui.newgame import PlainGameScreen, new_game_screen
from tilldawn.tui.plain import PlainBoard
from tilldawn.tui.table import TableScreen
from tilldawn.tui.things import Thing


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with guests(ORCHARD):
        yield


@pytest.mark.asyncio
async def test_a_new_game_is_laid_out_played_and_told_in_another_language() -> None:
    app = TilldawnApp("en", game="orchard")
    async with app.run_test(size=(100, 32)) as pilot:
        app.push_screen(new_game_screen("orchard"))
        await pilot.pause()
        assert isinstance(app.screen, PlainGameScreen)
        await pilot.press("f5")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, TableScreen)
        board = screen.query_one(PlainBoard)
        assert "Day 1 of 4" in str(board.query_one(Thing).visual)
        await pilot.press("1")
        await pilot.pause()
        assert screen.table.answers
        await pilot.press("f2")
        await pilot.pause()
        assert "Jour" in str(board.query_one(Thing).visual) or "Jour" in str(
            screen.query_one(PlainBoard).query_one(Thing).visual
        )


@pytest.mark.asyncio
async def test_the_start_page_offers_it_beside_our_own_games() -> None:
    app = TilldawnApp("fr", game="daylight")
    async with app.run_test(size=(100, 32)) as pilot:
        await pilot.pause()
        await pilot.press("left")
        await pilot.pause()
        assert app.game == "orchard"
        await pilot.press("right")
        assert app.game == "daylight"
