"""One of two processes is killed with -9 under load, again and again: nothing that was acknowledged is lost,
nothing is answered twice, and nobody waits for ever.

Players answer as fast as they can through whichever process they find. When their line breaks they come back
by themselves, from the revision they have, to any process that lives; when their game is over they begin
another. Their answers are then looked up in the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Awaitable, Callable
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import InvalidHandshake, InvalidMessage

from tilldawn.web.store import SqlStore

from .conftest import SqliteShop
from .test_cluster import children, wait_for
from .test_durability import Game, check, play

PLAYERS = 4
LEASE = 3.0
STUCK = 120.0
"""Seconds without an acknowledged answer after which a player is stuck, on the busiest of machines."""
MANY = 1_000_000
LIFTED: dict[str, Any] = {
    "lease_seconds": LEASE,
    "messages": MANY,
    "wakes_an_address": MANY,
    "tables_a_browser": MANY,
    "tables_an_address": MANY,
}


class Crowd:
    """Players at tables of servers that come and go."""

    def __init__(self, cookie: str, seed: str) -> None:
        self.cookie = cookie
        self.seed = seed
        self.alive: list[Any] = []
        """Servers that can be asked."""
        self.games: list[list[Game]] = [[] for _ in range(PLAYERS)]
        """The games of each player."""
        self.lines = 0
        """Lines that were opened."""

    def acknowledged(self) -> list[int]:
        """How many answers each player knows to be kept."""
        return [sum(len(game.kept) for game in games) for games in self.games]

    async def player(self, number: int) -> None:
        """Play game after game."""
        luck = Random(f"{self.seed}/{number}")
        for count in range(MANY):
            game = await self._lay(number, count, luck)
            self.games[number].append(game)
            while not await self._sit(game, luck):
                await asyncio.sleep(luck.uniform(0, 0.3))

    async def _lay(self, number: int, count: int, luck: Random) -> Game:
        seats = ("Ana", "Bot=random") if number % 3 == 0 else ("Ana",)
        kind = "mine" if number % 2 else "daylight"
        seed = f"{self.seed}-{number}-{count}"
        while True:
            with contextlib.suppress(OSError, HTTPException):
                server = luck.choice(self.alive)
                table = await asyncio.to_thread(server.lay, self.cookie, *seats, game=kind, seed=seed)
                return Game(table, Random(seed))
            await asyncio.sleep(0.1)

    async def _sit(self, game: Game, luck: Random) -> bool:
        """Play until the line breaks; whether the game is over."""
        self.lines += 1
        with contextlib.suppress(OSError, InvalidMessage, InvalidHandshake):
            return await play(game, luck.choice(self.alive), self.cookie, shared=True)
        return False

    async def moved(self, players: list[asyncio.Task[None]]) -> None:
        """Until every player has had an answer acknowledged."""
        before = self.acknowledged()
        end = time.monotonic() + STUCK
        while any(now <= then for now, then in zip(self.acknowledged(), before, strict=True)):
            for task in players:
                if task.done():
                    task.result()
            stuck = [n for n, now in enumerate(self.acknowledged()) if now <= before[n]]
            assert time.monotonic() < end, f"players {stuck} are stuck, at {self.games[stuck[0]][-1].table}"
            await asyncio.sleep(0.02)


Blow = Callable[[Crowd, Random], Awaitable[None]]
"""Kills a process, and sees to it that there are two again."""


async def under_blows(crowd: Crowd, blow: Blow, kills: int, luck: Random) -> None:
    """Let all play, and strike so many times."""
    players = [asyncio.create_task(crowd.player(number)) for number in range(PLAYERS)]
    try:
        await crowd.moved(players)
        for _ in range(kills):
            await asyncio.sleep(luck.uniform(0, 0.8))
            await blow(crowd, luck)
            await crowd.moved(players)
    finally:
        for task in players:
            task.cancel()
        await asyncio.gather(*players, return_exceptions=True)


def all_is_kept(crowd: Crowd, store: SqlStore, kills: int) -> None:
    """What was acknowledged is there once, nothing else is, and all of it is a game the rules allow."""
    games = [game for games in crowd.games for game in games]
    for game in games:
        check(game, store)
    assert store.problems() == []
    answers = sum(crowd.acknowledged())
    flying = sum(len(said) for game in games for said in game.flying.values())
    print(f"{kills} kills, {len(games)} games, {crowd.lines} lines; {answers} answers kept, {flying} unknown")
    assert answers >= kills * PLAYERS


SOME = [2, pytest.param(50, marks=pytest.mark.long)]


@pytest.mark.parametrize("kills", SOME)
def test_either_of_two_servers_on_postgres_may_be_killed(served: Any, postgres_shop: Any, kills: int) -> None:
    seed = os.environ.get("TILLDAWN_KILL_SEED", "1")
    more = ["--store", postgres_shop.where, "--private", "127.0.0.1"]

    def start() -> Any:
        return served(more=more, **LIFTED)

    async def blow(crowd: Crowd, luck: Random) -> None:
        struck = luck.choice(crowd.alive)
        struck.kill()
        crowd.alive.remove(struck)
        await asyncio.sleep(luck.choice((0, LEASE / 2, LEASE * 1.5)))
        crowd.alive.append(await asyncio.to_thread(start))

    first = start()  # the store is laid out by one of them
    crowd = Crowd(first.cookie(), seed)
    crowd.alive = [first, start()]
    asyncio.run(under_blows(crowd, blow, kills, Random(seed)))
    for server in crowd.alive:
        code, _, complaints = server.stop()
        assert code in (0, -15)
        assert "Traceback" not in complaints
    all_is_kept(crowd, postgres_shop.open(), kills)


@pytest.mark.parametrize("kills", SOME)
def test_a_child_of_a_family_on_one_file_may_be_killed(served: Any, tmp_path: Path, kills: int) -> None:
    seed = os.environ.get("TILLDAWN_KILL_SEED", "1")
    shop = SqliteShop(str(tmp_path / "tables.sqlite3"))
    server = served(more=["--store", shop.where, "--processes", "2"], **LIFTED)

    async def blow(crowd: Crowd, luck: Random) -> None:
        family = await asyncio.to_thread(children, server.running.pid)
        os.kill(luck.choice(family), signal.SIGKILL)
        await asyncio.sleep(luck.choice((0, LEASE / 2, LEASE * 1.5)))

    crowd = Crowd(wait_for(server.cookie), seed)
    crowd.alive = [server]
    asyncio.run(under_blows(crowd, blow, kills, Random(seed)))
    code, _, complaints = server.stop()
    assert code in (0, -15)
    assert "Traceback" not in complaints
    all_is_kept(crowd, shop.open(), kills)
    shop.shut()
