"""What is measured of a game: each function returns named figures."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import tilldawn
from tilldawn.engine.table import Table

SEATS = 4
SCENES = {
    "daylight": ("turn", "target", "ammo", "boost", "apply", "lucky"),
    "mine": ("plan", "action", "eat", "evening", "explore", "take", "load", "raid-split"),
}
"""Requests in the thick of a game, for forks and saves."""
clock = time.perf_counter


def _new(game: str, seed: int, *, record: bool = False) -> Table[Any]:
    table = tilldawn.new_table(game, SEATS, seed=seed, record=record)
    table.orders = [table.game.eager() for _ in table.seats]
    return table


def _play_out(table: Table[Any], random: Random) -> int:
    """Random play to the end; how many decisions between at least two options that took."""
    decided = 0
    choose = random.choice
    while table.request is not None:
        table.play(choose(table.request.options))
        decided += 1
    return decided


def decisions(game: str, seconds: float) -> dict[str, float]:
    """Random decisions per second on one core, and all answers: decisions, forced ones and chance."""
    random = Random(1)
    decided = answers = seed = 0
    spent = 0.0
    while spent < seconds:
        table = _new(game, seed)
        began = clock()
        decided += _play_out(table, random)
        spent += clock() - began
        answers += len(table.answers)
        seed += 1
    return {"decisions_per_s": decided / spent, "answers_per_s": answers / spent}


def _mid_game(game: str) -> Iterator[Table[Any]]:
    """Tables in the middle of things, at different points of it."""
    for seed in range(1000):
        random = Random(seed)
        table = _new(game, seed)
        wanted = SCENES[game][seed % len(SCENES[game])]
        while table.request is not None:
            if table.request.kind == wanted:
                yield table
                break
            table.play(random.choice(table.request.options))


def forks(game: str, seconds: float) -> dict[str, float]:
    """A fork in the middle of things, ready at the same request."""
    tables = [table for table, _ in zip(_mid_game(game), range(24), strict=False)]
    rounds = 0
    began = clock()
    while clock() - began < seconds:
        for table in tables:
            table.fork(seed=rounds)
        rounds += 1
    return {"fork_us": (clock() - began) / (rounds * len(tables)) * 1e6}


def whole_games(game: str, games: int) -> dict[str, float]:
    """A whole random 4-seat game, set-up included; once as simulated, once with its full log."""
    figures = {}
    for name, record in (("game_ms", False), ("game_with_log_ms", True)):
        random = Random(2)
        began = clock()
        for seed in range(games):
            _play_out(_new(game, seed, record=record), random)
        figures[name] = round((clock() - began) / games * 1e3, 3)
    return figures


def saves(game: str, times: int) -> dict[str, float]:
    """Saving and loading in the middle of things."""
    tables = [table for table, _ in zip(_mid_game(game), range(times), strict=False)]
    began = clock()
    data = [table.save() for table in tables]
    saved = clock()
    for each in data:
        tilldawn.load(each)
    loaded = clock()
    return {
        "save_us": round((saved - began) / len(tables) * 1e6, 1),
        "load_us": round((loaded - saved) / len(tables) * 1e6, 1),
        "save_bytes": round(sum(map(len, data)) / len(data)),
    }


MEMORY = """
import resource, sys
from random import Random
import tilldawn
def table(seed):
    t = tilldawn.new_table(sys.argv[2], 4, seed=seed)
    r = Random(seed)
    for _ in range(60):
        if t.request:
            t.play(r.choice(t.request.options))
    return t
warm = [table(i) for i in range(20)]
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
kept = [table(i) for i in range(int(sys.argv[1]))]
print((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / len(kept))
"""


def idle_memory(game: str, tables: int) -> dict[str, float]:
    """Memory of tables that wait in the middle of a game, with their logs."""
    command = [sys.executable, "-c", MEMORY, str(tables), game]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    per_table = float(done.stdout)
    return {
        "idle_table_kb": round(per_table, 1),
        "thousand_idle_tables_mb": round(per_table * 1000 / 1024, 1),
    }


def start_up(game: str, times: int) -> dict[str, float]:
    """From nothing: `tilldawn --help`, a first request, and that request in words (best of several)."""
    first = f"import tilldawn; t = tilldawn.new_table({game!r}, 4, seed=1)"
    commands = {
        "help_ms": [sys.executable, "-m", "tilldawn.cli", "--help"],
        "import_and_first_request_ms": [sys.executable, "-c", first],
        "first_view_in_one_language_ms": [sys.executable, "-c", f"{first}; t.view('en')"],
    }
    figures = {}
    for name, command in commands.items():
        best = float("inf")
        for _ in range(times):
            began = clock()
            subprocess.run(command, capture_output=True, check=True)
            best = min(best, clock() - began)
        figures[name] = round(best * 1e3, 1)
    return figures
