"""boardgame.io beside us: its own server and its own clients, in processes of their own (`make bench`)."""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path
from statistics import median, quantiles
from typing import IO

from tilldawn.bench.processes import cpu, memory, started

SCRIPT = Path(__file__).with_name("peer_boardgame.cjs")
PORT, READY = b"port ", b"ready"


def packages() -> Path | None:
    """Where `make bench` has put boardgame.io, if it could be fetched."""
    given = Path(os.environ.get("TILLDAWN_BENCH_NODE", ".bench/node")) / "node_modules"
    return given.resolve() if (given / "boardgame.io").is_dir() else None


def node() -> str | None:
    """Node: that of our environment, or of the system."""
    return shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")


def boardgame(matches: int, seconds: float) -> dict[str, float] | None:
    """So many matches of two, flat out."""
    found, program = packages(), node()
    if found is None or program is None:
        print("boardgame.io is not installed for the bench: use `make bench` to compare.", file=sys.stderr)
        return None
    try:
        return _measured([program, str(SCRIPT)], {**os.environ, "NODE_PATH": str(found)}, matches, seconds)
    except (RuntimeError, OSError, ValueError) as error:
        print(f"boardgame.io could not be measured: {error}", file=sys.stderr)
        return None


def _measured(
    command: list[str], environment: dict[str, str], matches: int, seconds: float
) -> dict[str, float]:
    environment["NODE_ENV"] = "production"
    with started([*command, "serve"], environment) as (server, _, said):
        port = _line(said, PORT).removeprefix(PORT).strip().decode()
        pushing = [*command, "load", port, str(matches), str(seconds)]
        bare = memory([server])
        with started(pushing, environment) as (_, told, heard):
            _line(heard, READY)
            used = cpu([server])
            told.write(b"go\n")
            told.flush()
            measured = json.loads(_line(heard, b"{"))
            used = cpu([server]) - used
            grown = memory([server]) - bare
    moves, took = len(measured["spent"]), measured["took"]
    cuts = quantiles(measured["spent"], n=100)
    return {
        "moves": moves,
        "moves_per_s": round(moves / took),
        "p50_ms": round(cuts[49], 1),
        "p99_ms": round(cuts[98], 1),
        "server_cpu_us_a_move": round(used / moves * 1e6),
        "server_cores": round(used / took, 2),
        "load_cpu_us_a_move": round(measured["own"] / moves * 1e6),
        "message_bytes": round(median(measured["sizes"])),
        "kb_a_table_played": round(grown / matches, 1),
    }


def _line(said: IO[bytes], start: bytes) -> bytes:
    """The next line that starts so."""
    for line in said:
        if line.startswith(start):
            return line
    raise RuntimeError("boardgame.io has ended")
