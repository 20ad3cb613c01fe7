"""People of a soak: they come by a link, answer, go back, vote, change name and language, lose their line and
come again; and they remember all they were told.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, deque
from collections.abc import Callable
from http.client import HTTPException
from random import Random
from typing import Any

import msgspec
from msgspec import Struct, field
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidStatus
from websockets.typing import Origin

from tilldawn.engine import journal as jn
from tilldawn.testing.soak.hostile import message as hostile_message
from tilldawn.testing.soak.servers import Server
from tilldawn.testing.soak.shown import PARTS, Shown
from tilldawn.web import protocol as p
from tilldawn.web.room import table_of
from tilldawn.web.store import SqlStore

BROKEN = (OSError, TimeoutError, HTTPException, InvalidHandshake, InvalidMessage)
"""What a line does when its server has gone."""
NO_ENTRY = 4403
FATAL_TO_WATCHERS = (NO_ENTRY, 4404, 4409)
FATAL = (*FATAL_TO_WATCHERS, 1007, 1008, 1009)
"""Codes no line of somebody well-behaved is closed with; watchers of a soak are not."""
REMEMBERED = 12
"""States a page keeps, to be compared with a whole one of the same step."""


class Wrong(Exception):
    """Something happened that must not."""


class World:
    """What all people of a soak share."""

    def __init__(self, think: float, patience: float) -> None:
        self.think = think
        """Seconds somebody thinks, on average."""
        self.patience = patience
        """Seconds after which somebody who waits for a word is stuck."""
        self.alive: list[Server] = []
        self.counts: Counter[str] = Counter()
        self.calm = False
        """Nobody leaves, and nobody is sent away."""
        self.open = asyncio.Event()
        """People may come; where it is not set, they go home until it is."""

    def server(self, luck: Random) -> Server:
        """Any server that lives."""
        if not self.alive:
            raise ConnectionRefusedError
        return luck.choice(self.alive)

    async def call(
        self, luck: Random, method: str, path: str, body: Any = b"", **headers: str
    ) -> tuple[int, bytes, str]:
        """Ask any server, again and again until one is there and is not busy."""
        sent = body if isinstance(body, bytes) else msgspec.json.encode(body)
        end = time.monotonic() + self.patience
        while True:
            with contextlib.suppress(*BROKEN):
                got = await asyncio.to_thread(self.server(luck).call, method, path, sent, **headers)
                if got[0] == 500:
                    raise Wrong(f"{method} {path}: {got}")
                if got[0] != 503:
                    return got
            if time.monotonic() > end:
                raise Wrong(f"no server answers {method} {path}")
            await asyncio.sleep(0.2)


class Game(Struct, eq=False):
    """A table, and all that was said at it and told of it."""

    table: str
    kind: str
    people: list[Person] = field(default_factory=list)
    kept: list[tuple[int, str]] = field(default_factory=list)
    """What was acknowledged, and the revision it was said at."""
    flying: dict[int, list[str]] = field(default_factory=dict)
    """What was sent and not refused, but may be there or not."""
    seen: int = -1
    """The highest revision anybody was shown."""
    helped: set[int] = field(default_factory=set)
    """Seats at which a bot has ever decided."""
    links: dict[str, str] = field(default_factory=dict)
    over: asyncio.Event = field(default_factory=asyncio.Event)

    def check(self, store: SqlStore) -> None:
        """What was acknowledged is in the store, once; nothing else is; and the rules allow it."""
        stored = store.load(self.table)
        if stored is None:
            raise Wrong(f"{self.table} is gone")
        if len(stored.journal) < self.seen:
            raise Wrong(f"{self.table} has lost {self.seen - len(stored.journal)} entries that were shown")
        journal = [_plain(entry) for entry in stored.journal]
        there: set[int] = set()
        for revision, given in sorted(self.kept):
            at = _place(journal, revision, given)
            if at is None or at in there:
                raise Wrong(f"{self.table}: {given} at {revision} became {journal[revision : revision + 3]}")
            there.add(at)
        for revision, answers in self.flying.items():
            there |= {at for given in answers if (at := _place(journal, revision, given)) is not None}
        for at, entry in enumerate(stored.journal):
            seat = jn.seat_of(entry) if jn.is_choice(entry) else None
            theirs = seat is not None and seat < len(stored.seats) and seat not in self.helped
            if (theirs or entry[0] == jn.UNDO) and at not in there:
                raise Wrong(f"{self.table}: nobody said {entry} at {at}")
        if table_of(stored).answers != jn.fold(stored.journal):
            raise Wrong(f"{self.table} is not what its journal says")


def _plain(entry: str) -> str:
    """An entry as it was said: whether it was at a moment is for the table to know."""
    return f"{jn.seat_of(entry)}>{jn.answer_id(entry)}" if jn.is_choice(entry) else entry


def _place(journal: list[str], revision: int, given: str) -> int | None:
    """Where in a journal something said at a revision stands. Where several are asked at once others may have
    answered before it; an undo may not have waited."""
    seat = given.partition(">")[0]
    for at in range(revision, len(journal)):
        if journal[at] == given or (given == jn.UNDO and journal[at].startswith(jn.UNDO)):
            return at
        if (
            given == jn.UNDO
            or journal[at].partition(">")[0] in (seat, jn.CHANCE)
            or journal[at][0] == jn.UNDO
        ):
            return None
    return None


class Person:
    """Somebody at a table, or looking on. Lines break and are opened anew, here as in a browser."""

    def __init__(self, world: World, game: Game, cookie: str, seat: int, luck: Random) -> None:
        """A seat of -1 is for looking on."""
        self.world = world
        self.game = game
        self.cookie = cookie
        self.seat = seat
        self.luck = luck
        self.lang = luck.choice(("en", "fr"))
        self.shown = Shown()
        self.room: p.Room | None = None
        self.past: deque[dict[str, Any]] = deque(maxlen=REMEMBERED)
        """What this line has shown, step by step."""
        self.reader: asyncio.Task[None]
        self.answers: dict[str, asyncio.Future[p.Done | p.Refused]] = {}
        self.number = 0
        self.acknowledged = 0
        self.news = asyncio.Event()

    # --- Coming and going --------------------------------------------------------------------------

    async def live(self) -> None:
        """Be at the table until it is over."""
        if self.seat != 0:
            await self.join()
        while not self.game.over.is_set():
            await self.world.open.wait()
            try:
                await self._visit()
            except BROKEN as broken:
                why = f"status {broken.response.status_code}" if isinstance(broken, InvalidStatus) else ""
                self.world.counts[f"lines broken by {why or type(broken).__name__}"] += 1
            await asyncio.sleep(self.luck.uniform(0, self.world.think))

    async def join(self) -> None:
        """Open the link that was handed on."""
        name = "watch" if self.seat < 0 else str(self.seat)
        while not self.game.over.is_set():
            key = self.game.links.get(name, "").rpartition("#")[2]
            if key:
                name_now = "" if self.seat < 0 else f"P{self.luck.randrange(99)}"
                joining = p.Joining(key, name=name_now, take=True)
                path = f"/api/tables/{self.game.table}/join"
                got = await self.world.call(self.luck, "POST", path, joining, Cookie=self.cookie)
                if got[0] == 200:
                    self.world.counts["joins"] += 1
                    return
                if got[0] != 404:  # the seat may have a new link by now
                    raise Wrong(f"joining {self.game.table} by its link: {got}")
            await asyncio.sleep(0.1)

    def _connect(self) -> connect:
        server = self.world.server(self.luck)
        return connect(
            f"ws://{server.host}/ws/{self.game.table}",
            origin=Origin(server.origin),
            additional_headers={"Cookie": self.cookie},
            max_size=None,
            open_timeout=self.world.patience,
            close_timeout=1,
            ping_interval=None,
        )

    async def _visit(self) -> None:
        """Open a line and talk until it is closed from either side."""
        async with self._connect() as line:
            self.world.counts["lines"] += 1
            self.past.clear()
            self.reader = asyncio.create_task(self._read(line))
            try:
                with contextlib.suppress(ConnectionClosed):
                    await self._act(line)
            finally:
                self.reader.cancel()
                ended = (await asyncio.gather(self.reader, return_exceptions=True))[0]
                for waiting in self.answers.values():
                    waiting.cancel()
                self.answers.clear()
            if isinstance(ended, Exception) and not isinstance(ended, ConnectionClosed):
                raise ended
        if line.close_code == NO_ENTRY and self.seat > 0:
            await self.join()  # the host has taken the seat back
        elif line.close_code in (FATAL if self.seat >= 0 else FATAL_TO_WATCHERS):
            raise Wrong(f"{self.game.table}: a line was closed with {line.close_code}")

    # --- Hearing -----------------------------------------------------------------------------------

    async def _read(self, line: ClientConnection) -> None:
        async for raw in line:
            message = msgspec.json.decode(raw)
            match message["type"]:
                case "state" | "change":
                    self._saw(self.shown.see(message))
                case "room":
                    self.room = msgspec.convert(message, p.Room)
                    if self.seat == 0:
                        self.game.links |= self.room.you.links
                case "done":
                    self._told(p.Done(id=message["id"]))
                case "refused":
                    self._told(msgspec.convert(message, p.Refused))
                case _:
                    pass  # drafts, and earlier lines: nobody here has asked for them by their id
            self.news.set()

    def _saw(self, state: dict[str, Any]) -> None:
        self.world.counts["told"] += 1
        self.past.append({**state, "lines": (self.shown.first, self.shown.log.copy())})
        self.game.seen = max(self.game.seen, state["revision"])
        if state["ask"] is None:
            self.game.over.set()

    def _told(self, word: p.Done | p.Refused) -> None:
        waiting = self.answers.pop(word.id, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(word)

    # --- Doing -------------------------------------------------------------------------------------

    async def _send(self, line: ClientConnection, message: Any) -> None:
        await line.send(message if isinstance(message, str) else msgspec.json.encode(message).decode())

    async def _say(self, line: ClientConnection, message: Any) -> p.Done | p.Refused:
        """Send something and wait for a word about it; nobody waits for ever."""
        waiting: asyncio.Future[p.Done | p.Refused] = asyncio.get_running_loop().create_future()
        self.answers[message.id] = waiting
        await self._send(line, message)
        await self._until(waiting.done, f"no word of {type(message).__name__}")
        return waiting.result()

    async def _until(self, true: Callable[[], bool], why: str) -> None:
        end = time.monotonic() + self.world.patience
        while not true():
            if self.reader.done():
                raise ConnectionClosed(None, None)
            if time.monotonic() > end:
                raise Wrong(f"{self.game.table}, seat {self.seat}: {why}")
            self.news.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    await self.news.wait()

    async def _act(self, line: ClientConnection) -> None:
        await self._send(line, p.Hello(lang=self.lang, revision=self.shown.state.get("revision", -1)))
        await self._until(lambda: bool(self.past) and self.room is not None, "nothing was told")
        while not self.game.over.is_set():
            await asyncio.sleep(self.luck.uniform(0, 2 * self.world.think))
            if self.reader.done():
                return
            if not self.world.open.is_set() or (not self.world.calm and self.luck.random() < 0.03):
                await self._go(line)
                return
            if self.luck.random() < 0.03:
                await self.compare()
            elif self.seat < 0:
                await self._look_on(line)
            else:
                await self._play(line)

    async def _go(self, line: ClientConnection) -> None:
        """Go: with a word, or as somebody whose machine was switched off."""
        if self.luck.random() < 0.5:
            line.transport.abort()
            self.world.counts["lines dropped"] += 1
        else:
            await line.close()
            self.world.counts["leaves"] += 1
        await asyncio.sleep(self.luck.uniform(0, 2 * self.world.think))

    async def _look_on(self, line: ClientConnection) -> None:
        """Who only looks on may send what they like: nothing comes of it."""
        if self.luck.random() < 0.3:
            ask = self.shown.state["ask"]
            table = {
                "revision": self.shown.state["revision"],
                "options": [option["id"] for option in ask["options"]] if ask else [],
            }
            sent = hostile_message(self.luck, table)
            if '"hello"' not in sent:  # its own revisions are what this page is told by
                await self._send(line, sent)
                self.world.counts["hostile messages"] += 1

    async def _play(self, line: ClientConnection) -> None:
        self.number += 1
        id, state = f"m{self.number}", self.shown.state
        revision = state["revision"]
        if self.room is not None and self.seat == 0 and not self.room.seats[0].yours:
            await self._say(line, p.Sit(id=id, seat=0))  # something hostile has made the host stand up
            return
        if self.room is not None and self.room.proposal and self.seat in self.room.proposal.waiting:
            self._fly(revision, jn.UNDO)
            self.world.counts["votes"] += 1
            await self._say(line, p.Vote(id=id, revision=revision, agree=self.luck.random() < 0.7))
            return
        match self.luck.random():
            case n if n < 0.03:
                self._fly(revision, jn.UNDO)
                self.world.counts["undos"] += 1
                await self._say(line, p.Undo(id=id, revision=revision, to=self.luck.choice(("step", "turn"))))
            case n if n < 0.05:
                self.world.counts["renames"] += 1
                await self._say(line, p.Settle(id=id, seat=self.seat, name=f"N{self.number}"))
            case n if n < 0.07:
                self.lang = "fr" if self.lang == "en" else "en"
                self.world.counts["languages"] += 1
                await self._send(line, p.Hello(lang=self.lang, revision=-1))  # every word is new
            case n if n < 0.08:
                await self._rest(line, id)
            case n if n < 0.09:
                await self._send(line, p.Earlier(before=self.luck.randrange(400)))
            case n if n < 0.10 and self.seat == 0 and not self.world.calm:
                for guest in self.game.people:
                    if guest.seat > 0:
                        self.world.counts["seats taken back"] += 1
                        await self._say(line, p.Free(id=f"{id}-{guest.seat}", seat=guest.seat))
            case _:
                await self._answer(line, id)

    async def _rest(self, line: ClientConnection, id: str) -> None:
        """Let a bot decide for a while."""
        self.game.helped.add(self.seat)
        self.world.counts["stand-ins"] += 1
        await self._say(line, p.Settle(id=id, seat=self.seat, player="random"))
        await asyncio.sleep(self.luck.uniform(0, 2 * self.world.think))
        await self._say(line, p.Settle(id=f"{id}b", seat=self.seat, player="human"))

    def _fly(self, revision: int, said: str) -> None:
        self.game.flying.setdefault(revision, []).append(said)

    async def _answer(self, line: ClientConnection, id: str) -> None:
        ask, revision = self.shown.state["ask"], self.shown.state["revision"]
        if self.room is None or self.seat not in self.room.you.seats:
            await self._say(
                line, p.Settle(id=id, seat=self.seat, player="human")
            )  # the bot went on without us
            return
        own = [option["id"] for option in ask["options"] if option["seat"] == self.seat] if ask else []
        if not own:
            return
        option = self.luck.choice(own)
        said = f"{self.seat}>{option}"
        self._fly(revision, said)
        word = await self._say(line, p.Answer(id=id, revision=revision, option=option))
        self.game.flying[revision].remove(said)
        if isinstance(word, p.Refused):
            self.world.counts["stale" if word.stale else "refused"] += 1
            return
        self.game.kept.append((revision, said))
        self.acknowledged += 1
        self.world.counts["answers"] += 1
        await self._until(
            lambda: self.shown.state["revision"] > revision, "an answer was done, and nothing shown of it"
        )

    async def compare(self) -> None:
        """Another page of the same browser is told the whole: it shows what this one does."""
        fresh = Shown()
        async with self._connect() as other:
            await self._send(other, p.Hello(lang=self.lang, revision=-1))
            while not fresh.state:
                try:
                    async with asyncio.timeout(self.world.patience):
                        message = msgspec.json.decode(await other.recv())
                except TimeoutError as late:
                    raise Wrong(f"{self.game.table}: a fresh page is told nothing") from late
                if message["type"] == "state":
                    fresh.see(message)
        step = fresh.state["step"]
        await self._until(
            lambda: self.past[-1]["step"] >= step or self.past[-1]["lang"] != fresh.state["lang"], "behind"
        )
        for mine in self.past:
            if mine["step"] == step and mine["revision"] == fresh.state["revision"]:
                self._agree(mine, fresh)

    def _agree(self, mine: dict[str, Any], fresh: Shown) -> None:
        for name in PARTS:
            if mine[name] != fresh.state[name]:
                raise Wrong(f"{self.game.table}: a page shows another {name} than a fresh one")
        first, log = mine["lines"]
        common = max(first, fresh.first)
        if log[common - first :] != fresh.log[common - fresh.first :]:
            raise Wrong(f"{self.game.table}: a page shows another log than a fresh one")
        self.world.counts["comparisons"] += 1
