"""What is measured of `mine` alone: whether the ninth day costs more than the first."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.engine.request import Option
from tilldawn.engine.table import Table
from tilldawn.play.foresight import foresee

LATE = 9
clock = time.perf_counter


def late_campaigns(wanted: int, *, record: bool = False) -> list[Table[Any]]:
    """Tables at the first decision of day 9, brought there by the heuristic bot."""
    late: list[Table[Any]] = []
    for seed in range(4000):
        table = tilldawn.new_table("mine", 1, seed=seed, record=record)
        bots = {0: make_bot("heuristic", "mine", "")}
        while (chosen := step(table, bots)) is not None:
            if table.state.day == LATE:
                late.append(table)
                break
            table.play(chosen)
        if len(late) == wanted:
            break
    return late


def _a_day(tables: list[Table[Any]], times: int) -> float:
    """Microseconds per random decision from these tables' first request to the end of that day."""
    decided = 0
    spent = 0.0
    for number in range(times):
        for table in tables:
            fork = table.fork(seed=number)
            random = Random(number)
            day = fork.state.day
            began = clock()
            while fork.request is not None and fork.state.day == day:
                fork.play(random.choice(fork.request.options))
                decided += 1
            spent += clock() - began
    return spent / decided * 1e6


def days(campaigns: int) -> dict[str, float]:
    """The cost of a random decision on day 1 and on day 9, and what one is to the other."""
    first: list[Table[Any]] = [
        tilldawn.new_table("mine", 1, seed=seed, record=False) for seed in range(campaigns)
    ]
    late = late_campaigns(campaigns)
    if not late:
        return {"campaigns_on_day_9": 0}
    one, nine = min((_a_day(first, 10), _a_day(late, 10)) for _ in range(2))
    return {
        "campaigns_on_day_9": len(late),
        "decision_day_1_us": round(one, 1),
        "decision_day_9_us": round(nine, 1),
        "day_9_to_day_1": round(nine / one, 2),
    }


def foresights(campaigns: int) -> dict[str, float]:
    """What it takes to foresee an option on day 9, in processor time: the middle, nineteen of twenty, and the
    worst of all options of every question of that day, the heuristic bot leading through it."""
    spent: list[float] = []
    for table in late_campaigns(campaigns):
        bots = {0: make_bot("heuristic", "mine", "")}
        while table.request is not None and table.state.day == LATE:
            for option in table.request.options:
                spent.append(min(_foreseen(table, option) for _ in range(3)))
            chosen = step(table, bots)
            if chosen is None:
                break
            table.play(chosen)
    spent.sort()
    return {
        "foresights_on_day_9": len(spent),
        "foresight_median_ms": round(spent[len(spent) // 2], 1),
        "foresight_19_of_20_ms": round(spent[len(spent) * 19 // 20], 1),
        "foresight_worst_ms": round(spent[-1], 1),
    }


def _foreseen(table: Table[Any], option: Option) -> float:
    began = time.process_time()
    foresee(table, option)
    return (time.process_time() - began) * 1e3
