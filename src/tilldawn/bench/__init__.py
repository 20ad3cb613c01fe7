"""Speed and memory, measured in one run beside a peer. See docs/performance.md for what it means."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tilldawn.bench.measures import decisions, forks, idle_memory, saves, start_up, whole_games
from tilldawn.bench.terminal import terminal

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


def measure(*, quick: bool) -> dict[str, Any]:
    """All figures. Ours and the peer's are taken in turns, and the best of each counts."""
    seconds, turns = (0.3, 1) if quick else (2.0, 4)
    ours: list[dict[str, float]] = []
    theirs: list[dict[str, float]] = []
    for _ in range(turns):
        ours.append({**decisions(seconds), **forks(seconds / 2)})
        measured = peer(seconds)
        if measured:
            theirs.append(measured)
    best = {key: (min if key.endswith("_us") else max)(one[key] for one in ours) for key in ours[0]}
    best_peer = (
        {key: (min if key.endswith("_us") else max)(one[key] for one in theirs) for key in theirs[0]}
        if theirs
        else {}
    )
    figures: dict[str, Any] = {name: round(value, 2) for name, value in best.items()}
    figures["ratio_to_catanatron"] = _ratio(best["decisions_per_s"], best_peer.get("decisions_per_s"))
    figures["answers_ratio_to_catanatron"] = _ratio(best["answers_per_s"], best_peer.get("answers_per_s"))
    figures["fork_ratio_to_catanatron_copy"] = _ratio(best["fork_us"], best_peer.get("copy_us"))
    figures.update(whole_games(5 if quick else 60))
    figures.update(saves(3 if quick else 40))
    figures.update(idle_memory(50 if quick else 1000))
    figures.update(start_up(1 if quick else 5))
    return {
        "daylight": figures,
        "terminal": terminal(5 if quick else 60),
        "catanatron": {name: round(value, 2) for name, value in best_peer.items()} or None,
        "machine": {
            "python": platform.python_version(),
            "system": platform.system(),
            "processor": platform.machine(),
            "cores": os.cpu_count(),
            "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
            "date": time.strftime("%Y-%m-%d"),
        },
    }


def _ratio(ours: float, theirs: float | None) -> float | None:
    return round(ours / theirs, 2) if theirs else None


def run_bench(*, as_json: bool, quick: bool) -> int:
    """Measure and print."""
    if peer_python() is None:
        print("Catanatron is not installed for the bench: use `make bench` to compare.", file=sys.stderr)
    figures = measure(quick=quick)
    if as_json:
        print(json.dumps(figures))
        return 0
    for part, values in figures.items():
        print(part)
        for name, value in (values or {}).items():
            print(f"  {name:<32} {value}")
    return 0
