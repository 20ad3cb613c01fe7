"""A table in memory, and the pages at it."""

from __future__ import annotations

import asyncio
import time

import msgspec

from tilldawn.web import protocol as p
from tilldawn.web.room import Room
from tilldawn.web.store import Lease, Stored

NO_ENTRY, NO_TABLE, STUCK, LATER, GOING_AWAY = 4403, 4404, 4409, 1013, 1001
"""Codes a connection is closed with."""
QUEUE_LIMIT = 64
"""Messages that may wait for a connection."""
NOTHING = -1
"""The step of a page that was told nothing yet."""

_encode = msgspec.json.Encoder().encode


class Connection:
    """One page at a table: what it has been told, and what waits to be sent."""

    def __init__(self, browser: str) -> None:
        self.browser = browser
        self.lang = ""
        """Empty until the page has said hello."""
        self.step = NOTHING
        """What it was told last of the table (`Words.step`)."""
        self.revision = -1
        """What it shows by its own account: of the log it has all that was told until then."""
        self.room: p.Room | None = None
        """Who sits where, as it was told last."""
        self.heard = NOTHING
        """The number of the last event among the people it was told."""
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue(QUEUE_LIMIT)
        """Messages, and at last the code to close with."""
        self.closing = False

    def send(self, message: p.FromServer | bytes) -> None:
        """Put a message into the queue; whoever does not read any more is cut off instead."""
        if self.closing:
            return
        try:
            self.queue.put_nowait(message if isinstance(message, bytes) else _encode(message))
        except asyncio.QueueFull:
            while not self.queue.empty():
                self.queue.get_nowait()
            self.close(LATER)

    def close(self, code: int) -> None:
        """Let the page go once what waits has been sent."""
        if not self.closing:
            self.closing = True
            if self.queue.full():
                self.queue.get_nowait()
            self.queue.put_nowait(code)


Tidings = list[tuple[Connection, bytes]]
"""Who is told what."""


class Place:
    """A room in memory, with its lock and the connections to it."""

    def __init__(self, room: Room, lease: Lease | None = None) -> None:
        self.room = room
        self.lease = lease
        self.kept = room.table.revision
        """The revision of the last checkpoint."""
        self.doubted: Stored | None = None
        """What it was woken from, if that is to be checked yet."""
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.driver: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.noticed = 0.0
        """When everybody was last told who sits where."""
        self.noticing: asyncio.TimerHandle | None = None

    @property
    def pages(self) -> list[Connection]:
        """Those that have said hello."""
        return [connection for connection in self.connections if connection.lang]
