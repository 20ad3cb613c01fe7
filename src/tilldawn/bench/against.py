"""This tree beside another one (an older release, say): the same figures, taken in turns in one run.

Time is that of the processor. The script that measures speaks only what every release since 0.3.0 knows,
and is run with each tree's own sources first on the path. Ratios above 1 are better than before for rates,
below 1 for times and memory.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from tilldawn.bench.server import LOADS, QUICK, WAKES, under

GAMES = ("daylight", "mine")
RATES = ("decisions_per_s", "answers_per_s")

SCRIPT = """
import json, resource, sys, time
from random import Random
import tilldawn
game, seconds = sys.argv[1], float(sys.argv[2])
clock = time.process_time  # what else the machine does counts for neither tree

def new(seed):
    table = tilldawn.new_table(game, 4, seed=seed, record=False)
    orders = {topic: "matters" if topic == "moment" else "ask" for topic in table.game.topics}
    table.orders = [dict(orders) for _ in table.seats]
    return table

def kept(seed):
    table, random = tilldawn.new_table(game, 4, seed=seed), Random(seed)
    for _ in range(60):
        if table.request:
            table.play(random.choice(table.request.options))
    return table

random = Random(1)
decided = answers = seed = 0
spent = 0.0
while spent < seconds:
    table = new(seed)
    began = clock()
    while table.request is not None:
        table.play(random.choice(table.request.options))
        decided += 1
    spent += clock() - began
    answers += len(table.answers)
    seed += 1
middle = []
for seed in range(60):
    table, random = new(seed), Random(seed)
    for _ in range(25 + seed):
        if table.request is not None:
            table.play(random.choice(table.request.options))
    if table.request is not None:
        middle.append(table)
rounds = 0
began = clock()
while clock() - began < seconds / 2:
    for table in middle:
        table.fork(seed=rounds)
    rounds += 1
fork = (clock() - began) / (rounds * len(middle)) * 1e6
warm = [kept(seed) for seed in range(20)]
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
tables = [kept(seed) for seed in range(400)]
memory = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / len(tables)
print(json.dumps({
    "decisions_per_s": decided / spent,
    "answers_per_s": answers / spent,
    "fork_us": fork,
    "idle_table_kb": memory,
}))
"""

START = """
import time
import tilldawn
table = tilldawn.new_table({game!r}, 4, seed=1)
{view}
print(time.process_time() * 1e3)
"""


def _run(tree: Path, code: str, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
    # Both trees run from bytecode, as an installed program does, wherever this machine would write it.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["PYTHONPYCACHEPREFIX"] = str(Path(gettempdir()) / f"tilldawn-bench-{os.getuid()}" / tree.name)
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def _once(tree: Path, game: str, seconds: float) -> dict[str, float]:
    figures: dict[str, float] = json.loads(_run(tree, SCRIPT, game, str(seconds)))
    figures["first_request_ms"] = float(_run(tree, START.format(game=game, view="")))
    figures["first_view_ms"] = float(_run(tree, START.format(game=game, view="table.view('en')")))
    return figures


def against(other: Path, *, quick: bool) -> dict[str, Any]:
    """Both trees in turns; the best of each counts, and what one is to the other."""
    here = Path(__file__).parents[3]
    seconds, turns = (0.4, 2) if quick else (1.5, 5)
    measured: dict[str, Any] = {}
    for game in GAMES:
        runs: dict[Path, list[dict[str, float]]] = {here: [], other: []}
        for _ in range(turns):
            for tree, found in runs.items():
                found.append(_once(tree, game, seconds))
        measured[game] = {
            name: _compared(name, [run[name] for run in runs[here]], [run[name] for run in runs[other]])
            for name in runs[here][0]
        }
    return measured


def _compared(name: str, ours: list[float], theirs: list[float]) -> dict[str, float]:
    best = max if name in RATES else min
    now, then = best(ours), best(theirs)
    return {"now": round(now, 1), "then": round(then, 1), "ratio": round(now / then, 3) if then else 0.0}


def seen(other: Path, *, quick: bool) -> dict[str, Any]:
    """The pages of both trees in Chromium, in turns; both have to be built."""
    here = Path(__file__).parents[3]
    visits, answers, turns = ("1", "5", 1) if quick else ("3", "40", 3)
    script = Path(__file__).with_name("page.py").read_text("utf-8")
    runs: dict[Path, list[dict[str, float]]] = {here: [], other: []}
    for _ in range(turns):
        for tree, found in runs.items():
            figures = json.loads(_run(tree, script, visits, answers))
            if figures is None:
                sys.exit(f"{tree}: no page has been built there, or there is no Chromium or Playwright")
            found.append(figures)
    return {
        "page": {
            name: _compared(name, [run[name] for run in runs[here]], [run[name] for run in runs[other]])
            for name in runs[here][0]
        }
    }


def run_against(other: str, *, as_json: bool, quick: bool, only: str | None = None) -> int:
    """Measure and print: the games, or with `only` the page in a browser or the server under load."""
    tree = Path(other).resolve()
    if only == "server":
        figures: dict[str, Any] = beside(tree, quick=quick)
    elif only == "page":
        figures = seen(tree, quick=quick)
    else:
        figures = against(tree, quick=quick)
    if as_json:
        print(json.dumps(figures))
        return 0
    for game, values in figures.items():
        print(game)
        for name, row in values.items():
            print(f"  {name:<26} {row['now']:>12} {row['then']:>12}   {row['ratio']}")
    return 0


def beside(other: Path, *, quick: bool) -> dict[str, Any]:
    """The servers of both trees under the same loads, one after the other."""
    here = Path(__file__).parents[3]
    measured: dict[str, Any] = {}
    for name, load in (QUICK if quick else LOADS).items():
        wakes = quick or name.endswith(WAKES)
        now, then = (under(load, tree, wakes=wakes) for tree in (here, other))
        measured[name] = {
            figure: {
                "now": value,
                "then": then[figure],
                "ratio": round(value / then[figure], 3) if then[figure] else 0.0,
            }
            for figure, value in now.items()
        }
        print(name, json.dumps(measured[name]), file=sys.stderr, flush=True)
    return measured
