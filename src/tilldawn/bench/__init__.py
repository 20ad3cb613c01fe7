"""Speed and memory, measured in one run beside a peer. See docs/performance.md for what it means."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tilldawn.bench.measures import decisions, forks, idle_memory, saves, start_up, whole_games
from tilldawn.bench.mine import days, foresights
from tilldawn.bench.page import page
from tilldawn.bench.server import server
from tilldawn.bench.terminal import terminal
from tilldawn.bench.web import web
from tilldawn.games import PLAYABLE

PEER_SCRIPT = Path(__file__).with_name("peer_catanatron.py")


def peer_python() -> str | None:
    """The interpreter of the bench environment, where Catanatron is installed (`make bench`)."""
    given = os.environ.get("TILLDAWN_BENCH_PYTHON", ".bench/bin/python")
    return given if Path(given).exists() else None


def peer(seconds: float) -> dict[str, float] | None:
    """One measurement of Catanatron's random players and of its `game.copy()`."""
    python = peer_python()
    if python is None:
        return None
    command = [python, str(PEER_SCRIPT), str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"Catanatron could not be measured: {done.stderr.strip()[-300:]}", file=sys.stderr)
        return None
    measured: dict[str, float] = json.loads(done.stdout)
    return measured


PARTS = ("games", "terminal", "web", "page", "server")


def measure(*, quick: bool, only: str | None = None) -> dict[str, Any]:
    """All figures, or those of one part."""
    measures: dict[str, Callable[[], dict[str, Any]]] = {
        "games": lambda: games(quick=quick),
        "terminal": lambda: {"terminal": terminal(5 if quick else 60)},
        "web": lambda: {"web": web(1 if quick else 8)},
        "page": lambda: {"page": page(1 if quick else 5, 5 if quick else 60)},
        "server": lambda: {"server": server(quick=quick)},
    }
    figures: dict[str, Any] = {}
    for part in PARTS if only is None else (only,):
        figures.update(measures[part]())
    figures["machine"] = {
        "python": platform.python_version(),
        "system": platform.system(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        "date": time.strftime("%Y-%m-%d"),
    }
    return figures


def games(*, quick: bool) -> dict[str, Any]:
    """The games themselves. Ours and the peer's are taken in turns, and the best of each counts."""
    if peer_python() is None:
        print("Catanatron is not installed for the bench: use `make bench` to compare.", file=sys.stderr)
    seconds, turns = (0.3, 1) if quick else (2.0, 4)
    ours: dict[str, list[dict[str, float]]] = {game: [] for game in PLAYABLE}
    theirs: list[dict[str, float]] = []
    for _ in range(turns):
        for game in PLAYABLE:
            ours[game].append({**decisions(game, seconds), **forks(game, seconds / 2)})
        measured = peer(seconds)
        if measured:
            theirs.append(measured)
    best_peer = _best(theirs)
    figures: dict[str, Any] = {}
    for game in PLAYABLE:
        figures[game] = _compared(_best(ours[game]), best_peer)
        figures[game].update(whole_games(game, 5 if quick else 60))
        figures[game].update(saves(game, 3 if quick else 40))
        figures[game].update(idle_memory(game, 50 if quick else 1000))
        figures[game].update(start_up(game, 1 if quick else 5))
    figures["mine"].update(days(2 if quick else 30))
    figures["mine"].update(foresights(1 if quick else 8))
    figures["catanatron"] = {name: round(value, 2) for name, value in best_peer.items()} or None
    return figures


def _best(runs: list[dict[str, float]]) -> dict[str, float]:
    """The best of several runs: the lowest time, the highest rate."""
    if not runs:
        return {}
    return {key: (min if key.endswith("_us") else max)(one[key] for one in runs) for key in runs[0]}


def _compared(best: dict[str, float], peer: dict[str, float]) -> dict[str, Any]:
    """Our figures with their ratios to the peer's."""
    figures: dict[str, Any] = {name: round(value, 2) for name, value in best.items()}
    figures["ratio_to_catanatron"] = _ratio(best["decisions_per_s"], peer.get("decisions_per_s"))
    figures["answers_ratio_to_catanatron"] = _ratio(best["answers_per_s"], peer.get("answers_per_s"))
    figures["fork_ratio_to_catanatron_copy"] = _ratio(best["fork_us"], peer.get("copy_us"))
    return figures


def _ratio(ours: float, theirs: float | None) -> float | None:
    return round(ours / theirs, 2) if theirs else None


def run_bench(*, as_json: bool, quick: bool, only: str | None = None) -> int:
    """Measure and print."""
    figures = measure(quick=quick, only=only)
    if as_json:
        print(json.dumps(figures))
        return 0
    for part, values in figures.items():
        print(part)
        for name, value in (values or {}).items():
            if isinstance(value, dict):
                print(f"  {name}")
                for figure, amount in value.items():
                    print(f"    {figure:<30} {amount}")
            else:
                print(f"  {name:<32} {value}")
    return 0
