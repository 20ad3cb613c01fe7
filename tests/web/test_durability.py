"""The server is killed with -9 at random moments of many games: every acknowledged answer is there after.

Five games run at once in each server process, beside those of the process before, woken again. People
answer, go back and change their names as fast as they can until the process is killed. Then the file is read
as it was left.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Struct, field
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.typing import Origin

from tilldawn.engine import journal as jn
from tilldawn.engine.view import Speaker
from tilldawn.play import telling
from tilldawn.testing.soak.shown import Shown
from tilldawn.web import protocol as p
from tilldawn.web.room import table_of
from tilldawn.web.store import SqlStore

GAMES = 5


class Game(Struct):
    """A table, and all its player has said and been told."""

    table: str
    luck: Random
    revision: int = -1
    view: bytes = b""
    kept: dict[int, str] = field(default_factory=dict)
    """What was acknowledged, by the revision it was given at."""
    flying: dict[int, list[str]] = field(default_factory=dict)
    """What was sent, and nobody heard of again."""
    names: list[str] = field(default_factory=lambda: ["Ana"])
    """What seat 0 may be called: as it was acknowledged last, and what was asked for since."""

    def choose(self, state: p.State, number: int) -> p.Incoming | None:
        """What this player does next; nothing when only a bot may answer."""
        id, revision = f"m{number}", state.revision
        if self.luck.random() < 0.05:
            return p.Settle(id=id, seat=0, name=f"N{number}")
        if state.undo and state.undo[0].reveals == 0 and self.luck.random() < 0.1:
            return p.Undo(id=id, revision=revision, to="step")
        own = [option for option in state.ask.options if option.seat == 0] if state.ask else []
        return p.Answer(id=id, revision=revision, option=self.luck.choice(own).id) if own else None

    def sent(self, message: Any) -> None:
        match message:
            case p.Answer():
                self.flying.setdefault(message.revision, []).append(f"0>{message.option}")
            case p.Undo():
                self.flying.setdefault(message.revision, []).append("<")
            case p.Settle():
                self.names.append(message.name)

    def done(self, message: Any) -> None:
        """It was acknowledged."""
        if isinstance(message, p.Settle):
            self.names = [message.name]
        else:
            assert message.revision not in self.kept, "acknowledged twice at one revision"
            self.kept[message.revision] = self.flying[message.revision].pop()

    def refused(self, message: Any) -> None:
        """It was not done: the table had moved on, or was on its way to another process."""
        if isinstance(message, p.Settle):
            self.names.remove(message.name)
        else:
            self.flying[message.revision].pop()


async def play(game: Game, server: Any, cookie: str, *, shared: bool = False) -> bool:
    """Answer until the line breaks, or the game is over: whether it is. Where several processes share the
    store, an answer may be refused because its table is on the way to another one."""
    address = f"ws://{server.host}/ws/{game.table}"
    headers = {"Cookie": cookie}
    async with connect(
        address, origin=Origin(server.origin), additional_headers=headers, max_size=None, close_timeout=1
    ) as line:
        with contextlib.suppress(ConnectionClosed):
            await converse(game, line, shared)
            return True
    return False


async def converse(game: Game, line: ClientConnection, shared: bool) -> None:
    number = 0
    shown = Shown()
    await line.send(msgspec.json.encode(p.Hello(lang="en", revision=game.revision)).decode())
    sent: p.Incoming | None = None
    state: p.State | None = None
    while True:
        if state is not None and sent is None:
            number += 1
            sent = game.choose(state, number)
            if sent is not None:
                game.sent(sent)
                await line.send(msgspec.json.encode(sent).decode())
        match heard := shown.hear(await line.recv()):
            case p.State():
                state = heard
                game.revision, game.view = heard.revision, bytes(heard.view)
                if heard.ask is None:
                    return
            case p.Done():
                assert sent is not None
                assert heard.id == getattr(sent, "id", None)
                game.done(sent)
                sent, state = None, None  # what came of it follows
            case p.Refused():
                assert heard.stale or shared, heard
                if heard.id:
                    game.refused(sent)
                    sent = None


async def until_killed(games: list[Game], server: Any, cookie: str, moment: float) -> None:
    playing = [asyncio.create_task(play(game, server, cookie)) for game in games]
    while not all(game.kept for game in games) and not any(task.done() for task in playing):
        await asyncio.sleep(0.005)
    await asyncio.sleep(moment)
    server.running.kill()
    for ended in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(ended, BaseException) and not isinstance(ended, OSError | InvalidMessage):
            raise ended  # no fault of the kill


def arrived(journal: list[str], revision: int) -> int:
    """Where in the journal an answer given at a revision stands, if it was given: where several are asked at
    once, a bot may have answered before it."""
    at = revision
    while at < len(journal) - 1 and journal[at].startswith("1>"):
        at += 1
    return at


def check(game: Game, store: SqlStore) -> None:
    """Everything this player was told is in the file, and the file is a game the rules allow."""
    stored = store.load(game.table)
    assert stored is not None
    journal = [re.sub(r"^(\d+)![^>]*>", r"\1>", entry) for entry in stored.journal]  # at moments, too
    assert len(journal) >= game.revision
    found = set()
    for revision, given in game.kept.items():
        at = arrived(journal, revision)
        exact = given != "<"  # of an undo nobody but the table knows how far it goes
        held = journal[at] == given if exact else journal[at].startswith(given)
        assert held, (revision, given, journal[at])
        found.add(at)
    for at, entry in enumerate(journal):
        if entry[0] in "0<" and "~" not in entry and at not in found:
            flying = [said for revision, said in game.flying.items() if arrived(journal, revision) == at]
            said = tuple(answer for answers in flying for answer in answers)
            assert entry.startswith(said), f"nobody said {entry} at {at}"
    assert stored.seats[0].name in game.names
    table = table_of(stored)
    assert table.answers == jn.fold(stored.journal)
    if len(journal) == game.revision:
        shown = telling.shown(table.look(), Speaker(table, "en"))
        assert msgspec.json.decode(msgspec.json.encode(shown)) == msgspec.json.decode(game.view)


@pytest.mark.parametrize("kills", [4, pytest.param(10, marks=pytest.mark.long)])
def test_every_acknowledged_answer_survives_a_kill(served: Any, shop: Any, kills: int) -> None:
    seed = os.environ.get("TILLDAWN_KILL_SEED", "1")
    luck = Random(seed)
    cookie, games, answers, flying = "", list[Game](), 0, 0
    try:
        for number in range(kills):
            server = served(more=["--store", shop.where])
            cookie = cookie or server.cookie()
            before, games = games, []
            for n in range(GAMES):
                seats = ("Ana", "Bot=random") if n == 0 else ("Ana",)
                kind = "mine" if n % 2 else "daylight"
                table = server.lay(cookie, *seats, game=kind, seed=f"{seed}-{number}-{n}")
                games.append(Game(table, Random(f"{seed}-{number}-{n}")))
            asyncio.run(until_killed([*games, *before], server, cookie, luck.uniform(0.05, 0.4)))
            server.kill()
            store = shop.open()
            for game in (*games, *before):
                check(game, store)
            assert store.problems() == []
            store.close()
            answers += sum(len(game.kept) for game in games)
            flying += sum(len(game.flying) for game in games)
        print(f"{answers} answers acknowledged, {flying} on their way when the server was killed")
        assert answers >= kills * GAMES
    except BaseException:
        print(f"again with TILLDAWN_KILL_SEED={seed}")
        raise
