"""`python -m tilldawn.testing.soak`: run a soak and say how it went; 1 if anything was wrong."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import secrets
import sys
import tempfile
import time
import traceback
from pathlib import Path
from random import Random
from statistics import linear_regression

import psycopg
from msgspec import Struct

from tilldawn.testing.postgres import Postgres
from tilldawn.testing.soak.hostile import REQUESTS, throw
from tilldawn.testing.soak.people import BROKEN, Game, Person, World, Wrong
from tilldawn.testing.soak.servers import Measure, Server
from tilldawn.web import protocol as p
from tilldawn.web.store import open_store

SEATS = (("Ana",), ("Ana", "Ben"), ("Ana", "Bot=random"), ("Ana", "Ben", "Bot=random"))
DISTURBED, WARM = 0.4, 0.5
"""The part of the time in which servers are killed and stopped, and the part after which the last of them has
filled its caches, pools and threads. Then all go home for a moment, are counted, and come again; what has
grown from then to the end is growth."""
SETTLE = 8.0
"""Seconds in which what is under way ends once everybody has gone."""
TABLE_KB = 400.0
"""What a table that is awake may need, in all languages."""
SPARE_KB, SPARE_SHARE = 24_000.0, 0.15
"""What memory may grow by all the same: caches, and pieces that are not given back to the system."""
SPARE_FILES, SPARE_THREADS, SPARE_TASKS = 8, 8, 4


class Plan(Struct, frozen=True):
    """What was asked for."""

    minutes: float
    tables: int
    postgres: bool
    """Two servers on a PostgreSQL of their own; else one on a file."""
    program: list[str]
    seed: str
    think: float
    patience: float

    @property
    def seconds(self) -> float:
        return self.minutes * 60

    @property
    def servers(self) -> int:
        return 2 if self.postgres else 1


class Soak:
    """A soak from its first server to its last look into the store."""

    def __init__(self, plan: Plan, folder: Path, store: str) -> None:
        self.plan = plan
        self.folder = folder
        self.store = store
        self.luck = Random(plan.seed)
        self.world = World(plan.think, plan.patience)
        self.games: list[Game] = []
        """Those that have not been looked up in the store."""
        self.quiet: list[list[Measure]] = []
        """The servers with nobody there: before the steady part, and after it."""
        self.ended: list[Server] = []

    # --- Servers -----------------------------------------------------------------------------------

    async def _start(self) -> None:
        plan = self.plan
        server = await asyncio.to_thread(Server, plan.program, self.folder, self.store, plan.postgres)
        self.world.alive.append(server)

    async def _trouble(self) -> None:
        """End servers, with a word or without, and start others in their place."""
        end = time.monotonic() + self.plan.seconds * DISTURBED
        every = max(5.0, self.plan.seconds / 120)
        while time.monotonic() + every < end:
            await asyncio.sleep(every)
            struck = self.luck.choice(self.world.alive)
            await asyncio.to_thread(self._look, struck)
            self.world.alive.remove(struck)
            if self.world.counts["servers killed"] <= self.world.counts["servers stopped"]:
                self.world.counts["servers killed"] += 1
                await asyncio.to_thread(struck.kill)
            else:
                self.world.counts["servers stopped"] += 1
                await asyncio.to_thread(struck.stop)
            self.ended.append(struck)
            await self._start()

    def _look(self, server: Server) -> None:
        """Measure a server; it must be there, and nothing of ours may have failed in it."""
        try:
            figures = server.measure()
        except BROKEN as broken:
            code, said = server.process.poll(), server.complaints()[-9000:]
            if server in self.world.alive:
                raise Wrong(f"a server does not answer ({broken}); it ended with {code}: {said}") from broken
            return
        for event in ("failed", "mistaken"):
            if count := figures.get(f'tilldawn_events_total{{event="{event}"}}'):
                raise Wrong(f"{int(count)} times {event}: {server.complaints()[-3000:]}")

    async def _watch(self) -> None:
        while True:
            for server in tuple(self.world.alive):
                await asyncio.to_thread(self._look, server)
            await asyncio.sleep(max(1.0, self.plan.seconds / 300))

    async def _strangers(self) -> None:
        """Requests nobody should make, all the while."""
        luck = Random(f"{self.plan.seed}/strangers")
        while True:
            await self.world.open.wait()
            with contextlib.suppress(*BROKEN):
                server = self.world.server(luck)
                if luck.random() < 0.3:
                    await asyncio.to_thread(throw, server.port, luck)
                else:
                    method, path, body, headers = luck.choice(REQUESTS)
                    status = (await asyncio.to_thread(server.call, method, path, body, **headers))[0]
                    if status >= 500:
                        raise Wrong(f"{method} {path[:80]} was answered with {status}")
                self.world.counts["hostile requests"] += 1
            await asyncio.sleep(luck.uniform(0, 2 * self.plan.think))

    # --- Tables ------------------------------------------------------------------------------------

    async def _tables(self, number: int) -> None:
        """One game after the other, by the same people."""
        luck = Random(f"{self.plan.seed}/{number}")
        cookies = [await self._cookie(luck) for _ in range(3)]
        await asyncio.sleep(luck.uniform(0, 2 * self.plan.think))
        count = 0
        while True:
            await self.world.open.wait()
            count += 1
            game = await self._lay(number, f"{self.plan.seed}-{number}-{count}", cookies[0], luck)
            seats = [n for n, one in enumerate(SEATS[number % len(SEATS)]) if "=" not in one]
            chairs = [*seats, -1] if number % 3 == 0 else seats
            game.people = [
                Person(self.world, game, cookies[seat], seat, Random(luck.random())) for seat in chairs
            ]
            self.games.append(game)
            async with asyncio.TaskGroup() as together:
                for person in game.people:
                    together.create_task(person.live())
            self.world.counts["games over"] += 1
            await asyncio.to_thread(self._check, game)

    async def _cookie(self, luck: Random) -> str:
        return (await self.world.call(luck, "GET", "/api/me"))[2]

    async def _lay(self, number: int, seed: str, cookie: str, luck: Random) -> Game:
        kind = "mine" if number % 2 else "daylight"
        named = [p.NewSeat(*seat.split("=")) for seat in SEATS[number % len(SEATS)]]
        wanted = p.NewTable(kind, named, seed=seed)
        status, said, _ = await self.world.call(luck, "POST", "/api/tables", wanted, Cookie=cookie)
        if status != 201:
            raise Wrong(f"no table was laid out: {status} {said!r}")
        table = said.decode().partition('"table":"')[2].partition('"')[0]
        helped = {n for n, seat in enumerate(named) if seat.player != "human"}
        return Game(table, kind, helped=helped)

    def _check(self, game: Game) -> None:
        """Look a game up in the store as it is just now."""
        store = open_store(self.store, reading=True)
        try:
            game.check(store)
            self.games.remove(game)
            self.world.counts["games looked up"] += 1
        finally:
            store.close()

    # --- The whole ---------------------------------------------------------------------------------

    async def run(self) -> None:
        """Everything, in order. Raises Wrong, or what else went wrong, as a group."""
        for _ in range(self.plan.servers):
            await self._start()
        self.world.open.set()
        began = time.monotonic()
        async with asyncio.TaskGroup() as group:
            running = [group.create_task(self._watch()), group.create_task(self._strangers())]
            running += [group.create_task(self._tables(number)) for number in range(self.plan.tables)]
            await self._trouble()
            await self._moved()
            await asyncio.sleep(max(0.0, began + WARM * self.plan.seconds - time.monotonic()))
            await self._everybody_goes()
            await asyncio.sleep(max(0.0, began + self.plan.seconds - time.monotonic()))
            self.world.calm = True
            await self._moved()
            await self._everybody_goes()
            for task in running:
                task.cancel()

    async def _moved(self) -> None:
        """Until every table has moved on since now, or has given place to another: nothing is stuck."""
        before = {id(game): (game, len(game.kept)) for game in self.games}
        end = time.monotonic() + 2 * self.plan.patience
        while True:
            still = [
                game
                for game, kept in before.values()
                if len(game.kept) <= kept and not game.over.is_set() and game in self.games
            ]
            if not still:
                return
            if time.monotonic() > end:
                raise Wrong(f"{len(still)} tables are stuck, {still[0].table} ({still[0].kind}) among them")
            await asyncio.sleep(0.1)

    async def _everybody_goes(self) -> None:
        """Send all home, count what is left, and open again."""
        self.world.open.clear()
        end = time.monotonic() + self.plan.patience
        while any(server.figures()["tilldawn_lines"] for server in self.world.alive):
            if time.monotonic() > end:
                raise Wrong("lines stay open although everybody has gone")
            await asyncio.sleep(0.2)
        found = []
        end = time.monotonic() + SETTLE
        while time.monotonic() < end:
            await asyncio.sleep(1)
            for server in self.world.alive:
                self._look(server)
        for server in self.world.alive:
            last = server.measures[-8:]
            found.append(
                Measure(
                    last[-1].when,
                    min(one.memory for one in last),
                    min(one.files for one in last),
                    min(one.threads for one in last),
                    min(one.tasks for one in last),
                    last[-1].awake,
                    last[-1].lines,
                    last[-1].moves,
                )
            )
        self.quiet.append(found)
        self.world.open.set()

    def end(self) -> None:
        """Stop the servers and look everything up."""
        for server in self.world.alive:
            server.stop()
        for server in (*self.ended, *self.world.alive):
            if "Traceback" in server.complaints():
                raise Wrong(server.complaints()[-3000:])
        store = open_store(self.store)
        try:
            for game in self.games:
                game.check(store)
            if found := store.problems():
                raise Wrong(f"the store is not whole: {found}")
        finally:
            store.close()
        self.world.counts["games looked up"] += len(self.games)
        self._grown()

    def _grown(self) -> None:
        """Nothing has grown but what may."""
        for before, after in zip(*self.quiet, strict=True):
            more = max(0, after.awake - before.awake) * TABLE_KB
            allowed = before.memory * (1 + SPARE_SHARE) + SPARE_KB + more
            for name, has, may in (
                ("memory in kB", after.memory, allowed),
                ("open files", after.files, before.files + SPARE_FILES),
                ("threads", after.threads, before.threads + SPARE_THREADS),
                ("tasks", after.tasks, before.tasks + SPARE_TASKS),
            ):
                if has > may:
                    raise Wrong(f"{name} have grown to {has:.0f}; {may:.0f} would do")

    def kill(self) -> None:
        """Leave no server behind."""
        for server in self.world.alive:
            if server.process.poll() is None:
                server.kill()

    def told(self) -> str:
        """How it went."""
        lines = [f"{name}: {count}" for name, count in sorted(self.world.counts.items())]
        if len(self.quiet) < 2:
            return "\n".join(lines)
        for server, before, after in zip(self.world.alive, *self.quiet, strict=True):
            lines.append(
                f"server on port {server.port}, with nobody there, before and after the steady part:"
            )
            for name in ("memory", "files", "threads", "tasks", "awake", "moves"):
                lines.append(f"  {name}: {getattr(before, name):.0f} -> {getattr(after, name):.0f}")
            steady = [one for one in server.measures if before.when < one.when < after.when and one.lines]
            if len(steady) > 2:
                minutes = [one.when / 60 for one in steady]
                for name in ("memory", "files", "threads", "tasks"):
                    slope = linear_regression(minutes, [getattr(one, name) for one in steady]).slope
                    lines.append(f"  {name} while people are there: {slope:+.1f} a minute")
        return "\n".join(lines)


def soak(plan: Plan, folder: Path, store: str) -> int:
    """Run a soak on a store."""
    running = Soak(plan, folder, store)
    print(f"a soak of {plan.minutes:g} minutes with {plan.tables} tables (--seed {plan.seed})", flush=True)
    wrong: list[BaseException] = []
    try:
        asyncio.run(running.run())
        running.end()
    except Exception as error:
        wrong = _leaves(error)
    finally:
        running.kill()
    print(running.told())
    for one in wrong:
        if isinstance(one, Wrong):
            print(f"WRONG: {one}", file=sys.stderr)
        else:
            traceback.print_exception(one)
    return bool(wrong)


def _leaves(error: BaseException) -> list[BaseException]:
    """Single errors of a group of them."""
    if not isinstance(error, BaseExceptionGroup):
        return [error]
    return [leaf for one in error.exceptions for leaf in _leaves(one)]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tilldawn.testing.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument(
        "--postgres", action="store_true", help="two servers on a PostgreSQL, not one on a file"
    )
    parser.add_argument("--seed", default=secrets.token_hex(4))
    parser.add_argument("--think", type=float, default=1.0, help="seconds somebody thinks, on average")
    parser.add_argument("--patience", type=float, default=90.0, help="seconds after which a table is stuck")
    parser.add_argument("--program", nargs="+", default=[sys.executable, "-m", "tilldawn"])
    asked = parser.parse_args()
    plan = Plan(
        asked.minutes, asked.tables, asked.postgres, asked.program, asked.seed, asked.think, asked.patience
    )
    with tempfile.TemporaryDirectory(prefix="tilldawn-soak-") as folder:
        if not plan.postgres:
            return soak(plan, Path(folder), str(Path(folder) / "tables.sqlite3"))
        database = Postgres()
        try:
            with psycopg.connect(database.url, autocommit=True) as db:
                db.execute("CREATE SCHEMA soak")
            return soak(plan, Path(folder), database.schema("soak"))
        finally:
            database.remove()


if __name__ == "__main__":
    sys.exit(main())
