"""This process among several that share a store.

A member says again and again that it is there, owns the tables it has woken, and tells the others what they
must know to keep common budgets. Whoever is asked for a table another member owns passes the request on to it
(`tilldawn.web.relay`); so all pages of a table are connected to one process, wherever they came in, and who
is there, who votes and who ponders is known in one place.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import Counter
from collections.abc import Callable

import msgspec

from tilldawn.engine.errors import TilldawnError
from tilldawn.web.store import Owner, Store, StoreFailed
from tilldawn.web.store.notices import Listener

log = logging.getLogger("tilldawn.web")

SIGNS = 4
"""Signs of life in the time after which a process nobody has heard of has lost its tables."""
TELL = 0.25
"""Seconds for which what was spent is put together."""
SPENT = "spent"
SHARE = 40
"""Shares in one notice."""

Spending = Callable[[str, str, int], None]
"""Hears of a budget, an address, and how much it has spent elsewhere."""


class Elsewhere(TilldawnError):
    """A table belongs to another process."""

    def __init__(self, owner: Owner) -> None:
        super().__init__("error-busy")
        self.owner = owner


class Member:
    """One process of several: where the others reach it, and what it owns."""

    def __init__(self, store: Store, address: str, token: str, seconds: float) -> None:
        """`address` is host and port for the other members; `token` shows them that we belong together; after
        `seconds` of silence, our tables are anybody's."""
        self.id = secrets.token_hex(8)
        self.store = store
        self.address = address
        self.token = token
        self.seconds = seconds
        self.lost: Callable[[], None] = lambda: None
        """Called when this process has been away too long: its tables may be somebody else's by now."""
        self.spending: Spending = lambda budget, address, amount: None
        self._spent: Counter[tuple[str, str]] = Counter()
        self._listener: Listener | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Arrive among the others."""
        await asyncio.to_thread(self._arrive)
        loop = asyncio.get_running_loop()

        def heard(topic: str, notice: str) -> None:
            if topic == SPENT:
                loop.call_soon_threadsafe(self._heard, notice)

        self._listener = await asyncio.to_thread(self.store.listen, heard, lambda: None)
        self._tasks = [asyncio.create_task(self._live()), asyncio.create_task(self._tell())]

    def _arrive(self) -> None:
        self.store.arrive(self.id, f"{self.address}/{self.token}", self.seconds)

    async def _live(self) -> None:
        """Say that we are there, as long as we are."""
        while True:
            await asyncio.sleep(self.seconds / SIGNS)
            try:
                if not await asyncio.to_thread(self.store.renew, self.id, self.seconds):
                    log.warning("away for too long: others may have our tables")
                    self.lost()
                    await asyncio.to_thread(self._arrive)
            except StoreFailed as error:
                log.error("no sign of life could be given: %s", error)

    def spend(self, budget: str, address: str) -> None:
        """Something was taken from a common budget."""
        self._spent[budget, address] += 1

    async def _tell(self) -> None:
        while True:
            await asyncio.sleep(TELL)
            if not self._spent:
                continue
            shares = [(*what, amount) for what, amount in self._spent.items()]
            self._spent.clear()
            for first in range(0, len(shares), SHARE):
                notice = msgspec.json.encode((self.id, shares[first : first + SHARE])).decode()
                with contextlib.suppress(StoreFailed):  # a budget kept a little loosely is no harm
                    await asyncio.to_thread(self.store.notify, SPENT, notice)

    def _heard(self, notice: str) -> None:
        by, shares = msgspec.json.decode(notice, type=tuple[str, list[tuple[str, str, int]]])
        if by != self.id:
            for budget, address, amount in shares:
                self.spending(budget, address, amount)

    async def stop(self) -> None:
        """Go, and own nothing any more."""
        for task in self._tasks:
            task.cancel()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)
        with contextlib.suppress(StoreFailed):
            await asyncio.to_thread(self.store.depart, self.id)
