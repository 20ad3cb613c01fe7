"""The web table under load: a real server in processes of its own, real sockets, every answer on the disk.

Processor seconds of the server for a move are given beside moves per second: they can be compared even where
something else keeps the machine busy, and where the load itself takes one of few cores.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct

from tilldawn.bench.boardgame import boardgame
from tilldawn.bench.load import Gauge, Load, push, wake
from tilldawn.bench.processes import PATIENCE, cpu, memory, started
from tilldawn.testing.postgres import Postgres, programs
from tilldawn.web.settings import Settings, as_toml
from tilldawn.web.store import open_store

SERVED = Path(__file__).with_name("served.py")
TREE = Path(__file__).parents[3]
PORT = re.compile(rb"http://[^ ]*:(\d+) ")
MANY = 1_000_000
LIFTED = Settings(
    messages=MANY,
    connections=MANY,
    connections_an_address=MANY,
    wakes_an_address=MANY,
    wakes_waiting=MANY,
)
"""Limits nobody meets: one address plays everybody here."""


class Way(Struct, frozen=True):
    """How a server is run."""

    processes: int = 1
    postgres: bool = False
    servers: int = 1
    """Beyond one: each table is asked for at one of them, as a proxy does that hashes by table."""


PLAIN = Way()

LOADS = {
    **{
        f"{game}_{tables}x2": Load(game, tables, 2, 10.0)
        for game in ("daylight", "mine")
        for tables in (10, 50, 300)
    },
    **{f"{game}_300x3_every_2s": Load(game, 300, 3, 16.0, pause=2.0) for game in ("daylight", "mine")},
}
QUICK = {f"{game}_10x2": Load(game, 10, 2, 2.0) for game in ("daylight", "mine")}
WAKES = "300x2"
"""Loads after which the server is started anew, and all tables are woken."""
WAYS = {
    "1_process_sqlite": PLAIN,
    "2_processes_sqlite": Way(processes=2),
    "1_process_postgresql": Way(postgres=True),
    "2_processes_postgresql": Way(processes=2, postgres=True),
    "2_servers_hashed_postgresql": Way(servers=2, postgres=True),
}


# --- A server ------------------------------------------------------------------------------------------


def gauge(servers: list[int], store: list[int]) -> Gauge:
    """What is read of them under load."""
    return Gauge(lambda: cpu(servers), lambda: cpu(store), lambda: memory(servers))


def lay(where: str, load: Load, tree: Path = TREE) -> dict[str, Any]:
    """Tables in a store, and the games to be played there."""
    games = _games(load.game, tree)
    tables = _asked(tree, "lay", where, load.game, str(load.tables), str(load.sockets), *games)
    return {"tables": tables, "games": list(games.values())}


@cache
def _games(game: str, tree: Path) -> dict[str, list[list[Any]]]:
    found: dict[str, list[list[Any]]] = _asked(tree, "games", game)
    return found


def _asked(tree: Path, *what: str) -> Any:
    command = [sys.executable, str(SERVED), *what]
    done = subprocess.run(command, env=_environment(tree), stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


def _environment(tree: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(tree / "src")}


@contextmanager
def serving(where: str, way: Way = PLAIN, tree: Path = TREE) -> Iterator[tuple[int, int]]:
    """A server on a store: its process, and its port. 0.4.0 is served by the script."""
    with TemporaryDirectory(prefix="tilldawn-bench-") as folder:
        settings = Path(folder) / "settings.toml"
        settings.write_text(as_toml(LIFTED))
        if (tree / "src/tilldawn/web/settings.py").is_file():
            command = [
                "-m",
                "tilldawn",
                "serve",
                "--port",
                "0",
                "--store",
                where,
                "--settings",
                str(settings),
            ]
            command += ["--processes", str(way.processes), "--log-level", "error"]
            command += ["--private", "127.0.0.1"] if way.servers > 1 else []
        else:
            command = [str(SERVED), "serve", where]
        with started([sys.executable, *command], _environment(tree)) as (pid, _, said):
            found = PORT.search(said.readline())
            if found is None:
                raise RuntimeError("the server did not start")
            yield pid, int(found[1])


@contextmanager
def database() -> Iterator[tuple[str, int]]:
    """A PostgreSQL that syncs every answer to the disk: its address, and its process."""
    running = Postgres(fsync="on")
    try:
        yield running.url, running.pid
    finally:
        running.remove()


def _together(where: str, wanted: int) -> None:
    """Wait until all processes have arrived: otherwise the first would be asked for every table."""
    store = open_store(where, reading=True)
    end = time.monotonic() + PATIENCE
    try:
        while len(store.owners()) < wanted:
            if time.monotonic() > end:
                raise RuntimeError("not all processes have come")
            time.sleep(0.05)
    finally:
        store.close()


def under(load: Load, tree: Path = TREE, *, way: Way = PLAIN, wakes: bool = False) -> dict[str, float]:
    """What servers of these sources do under a load; with `wakes`, also how fast all tables wake when one is
    started anew."""
    with ExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory(prefix="tilldawn-bench-"))
        where, database_pids = str(Path(folder) / "tables.sqlite3"), []
        if way.postgres:
            where, pid = stack.enter_context(database())
            database_pids = [pid]
        laid = lay(where, load, tree)
        with ExitStack() as running:
            servers = [running.enter_context(serving(where, way, tree)) for _ in range(way.servers)]
            if way.processes > 1 or way.servers > 1:
                _together(where, way.processes * way.servers)
            pids, ports = [pid for pid, _ in servers], [port for _, port in servers]
            figures = push(load, ports, laid, gauge(pids, database_pids))
        if wakes:
            with serving(where, way, tree) as (_, port):
                figures.update(wake([port], laid["tables"]))
    return figures


# --- All of it ------------------------------------------------------------------------------------------


def loads(*, quick: bool) -> Iterator[tuple[str, dict[str, float]]]:
    """Every load, one after the other, each on a server of its own."""
    for name, load in (QUICK if quick else LOADS).items():
        yield name, under(load, wakes=quick or name.endswith(WAKES))


def ways(*, quick: bool) -> Iterator[tuple[str, dict[str, float]]]:
    """One load on servers of one and of two processes, over both stores where PostgreSQL is installed."""
    there = programs() is not None and find_spec("psycopg") is not None
    if not there:
        print("PostgreSQL is not installed here: processes are measured over SQLite only.", file=sys.stderr)
    name = "daylight_10x2" if quick else "daylight_50x2"
    load = (QUICK if quick else LOADS)[name]
    for how, way in WAYS.items():
        if (there or not way.postgres) and (way.processes > 1 or not quick):
            yield f"{name}_{how}", under(load, way=way)


def peers(*, quick: bool) -> Iterator[tuple[str, dict[str, float] | None]]:
    """boardgame.io; None where it is not installed."""
    tables, seconds = (10, 2.0) if quick else (50, 10.0)
    yield f"boardgame_io_{tables}x2", boardgame(tables, seconds)


def server(*, quick: bool) -> dict[str, dict[str, float] | None]:
    """All loads, ways to run a server, and boardgame.io beside it. It takes minutes: each is told at once."""
    figures: dict[str, dict[str, float] | None] = {}
    for name, found in chain(loads(quick=quick), peers(quick=quick), ways(quick=quick)):
        figures[name] = found
        print(name, json.dumps(found), file=sys.stderr, flush=True)
    return figures
