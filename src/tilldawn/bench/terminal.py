"""The terminal table: how long an answer takes to be on the screen, and how long it takes to open."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from statistics import median

from tilldawn.engine.game import Seat
from tilldawn.play.newgame import Plan
from tilldawn.play.session import Sitting

LAST_ROUND = 6
SETTLE = 0.2
"""Seconds between two answers, so that each is measured alone."""
OPEN = """
import asyncio
from tilldawn.tui.app import TilldawnApp
async def main():
    async with TilldawnApp("en").run_test(size=(120, 40)) as pilot:
        await pilot.pause()
asyncio.run(main())
"""


def late_table(seed: str) -> Sitting:
    """A six-seat game in its last Round, or as far as the bots come."""
    names = ("Ana", "Bo", "Cleo", "Dov", "Eve", "Finn")
    plan = Plan("daylight", [Seat(name, "heuristic") for name in names], seed, {"difficulty": "easy"})
    sitting = Sitting(plan.table(), "bench")
    while sitting.table.view("en")["table"]["round"] < LAST_ROUND and sitting.bot_move() is not None:
        pass
    if sitting.table.outcome is not None:
        sitting.table.undo("phase", agreed=True)
    for seat in sitting.table.seats:
        seat.player = "human"
    sitting.bots.clear()
    return sitting


async def _answers(sitting: Sitting, times: int) -> list[float]:
    """From an answer to the first picture that shows what came of it."""
    from tilldawn.tui.app import TilldawnApp
    from tilldawn.tui.table import TableScreen

    painted: list[float] = []

    class Timed(TableScreen):
        pace = "once"

        def _compositor_refresh(self) -> None:
            super()._compositor_refresh()
            painted.append(time.perf_counter())

    app = TilldawnApp("en")
    screen = Timed(sitting)
    spent: list[float] = []
    async with app.run_test(size=(120, 40)) as pilot:
        await app.push_screen(screen)
        await pilot.pause(SETTLE)
        for _ in range(times):
            if app.screen is not screen or not screen.menu:
                break
            painted.clear()
            began = time.perf_counter()
            screen._take(0)
            await pilot.pause(SETTLE)
            if painted:
                spent.append(painted[0] - began)
    return spent


def terminal(times: int) -> dict[str, float]:
    """From an answer to its picture late in a six-seat game, and from nothing to the start screen."""
    with tempfile.TemporaryDirectory() as data:
        os.environ["TILLDAWN_DATA"] = data
        spent = asyncio.run(_answers(late_table("late"), times))
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", OPEN], check=True, capture_output=True)
        opened = time.perf_counter() - began
    return {
        "answers": len(spent),
        "answer_ms_median": round(median(spent) * 1e3, 1) if spent else 0.0,
        "answer_ms_nine_in_ten": round(sorted(spent)[int(len(spent) * 0.9)] * 1e3, 1) if spent else 0.0,
        "start_up_ms": round(opened * 1e3, 1),
    }
