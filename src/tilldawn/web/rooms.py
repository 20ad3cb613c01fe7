"""The rooms of this server: laid out, woken when somebody comes, put to sleep when nobody is left.

With other processes beside us, a table is owned before it is woken and let go when it is another's. What may
take long (uploads, wakes, checks) has threads of its own, apart from those that move.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from msgspec.structs import replace

from tilldawn.engine.budget import Budget
from tilldawn.engine.errors import RulesChanged, TilldawnError, TooMuchWork
from tilldawn.web import protocol as p
from tilldawn.web.crew import Crew
from tilldawn.web.errors import Refusal, Stale, Stopping, say
from tilldawn.web.figures import Figures
from tilldawn.web.laying import lay_again, lay_on, lay_out, lay_out_save
from tilldawn.web.member import Elsewhere, Member
from tilldawn.web.place import GOING_AWAY, LATER, NO_TABLE, Place
from tilldawn.web.room import Room, roused, table_of, verified
from tilldawn.web.settings import Settings
from tilldawn.web.store import Ages, Damaged, Lease, LostLease, Owner, Store, Stored, StoreFailed
from tilldawn.web.store.fenced import Fenced

T = TypeVar("T")

log = logging.getLogger("tilldawn.web")

EXPIRE_EVERY = 3600.0
"""Seconds between two looks for what is too old."""
PROBE_EVERY = 5.0
"""Seconds for which the store is believed to work after it has shown it."""


class Rooms:
    """Every table of this server, awake or asleep."""

    def __init__(
        self,
        store: Store,
        figures: Figures,
        settings: Settings | None = None,
        member: Member | None = None,
    ) -> None:
        """With `member`, this is one of several processes: it owns a table before it wakes it."""
        self.store = store
        self.figures = figures
        self.member = member
        self.settings = settings or Settings()
        self.stopping = False
        self.places: dict[str, Place] = {}
        self._waking: dict[str, asyncio.Task[Place | None]] = {}
        self._pool = ThreadPoolExecutor(self.settings.workers, "table")
        self._uploads = Crew("upload", self.settings.uploads_at_once, self.settings.uploads_waiting)
        self._wakes = Crew("wake", self.settings.wakes_at_once, self.settings.wakes_waiting)
        self._checks = Crew("check", 1, self.settings.wakes_waiting)
        self._distrusted: set[str] = set()
        """Tables whose checkpoint was found wrong."""
        self._probed = -PROBE_EVERY
        self._expired = -EXPIRE_EVERY
        self._tasks: set[asyncio.Task[None]] = set()
        self._connected: dict[str, int] = {}
        self._measure()

    def _measure(self) -> None:
        figures = self.figures
        figures.limits(self.settings)
        figures.gauge("tables_awake", "Tables in memory", lambda: len(self.places))
        figures.gauge("lines", "Pages at tables", lambda: sum(self._connected.values()))
        figures.gauge("tasks", "Pieces of work under way in the event loop", _under_way)
        figures.gauge("uploads_queued", "Save files that wait or are opened", lambda: self._uploads.queued)
        figures.gauge("wakes_queued", "Tables that wait or are woken", lambda: self._wakes.queued)

    def measured(self) -> bytes:
        """The figures as text."""
        return self.figures.page()

    async def probe(self) -> None:
        """Raise StoreFailed unless an answer could be kept now."""
        if time.monotonic() - self._probed >= PROBE_EVERY:
            await self.work(self.store.probe)
            self._probed = time.monotonic()

    async def work(self, do: Callable[..., T], *args: Any) -> T:
        """Run game or store work beside the network. Raises Stopping when the hall is being closed."""
        if self.stopping:
            raise Stopping
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, do, *args)
        except asyncio.CancelledError:
            if _is_cancelled():
                raise
            raise Stopping from None  # the work was dropped, not whoever waits for it

    async def start(self) -> None:
        """Begin: arrive among the other processes, where there are any."""
        if self.member is not None:
            self.member.lost = self.evict_all
            await self.member.start()

    # --- New tables --------------------------------------------------------------------------------

    async def new_table(self, browser: str, wanted: p.NewTable) -> str:
        """Lay out a table; the browser that asks hosts it and holds every seat."""
        return await self.work(self._keep, browser, lambda: lay_out(browser, wanted))

    async def again(self, browser: str, place: Place) -> str:
        """Lay out a table for the people of one whose game is over. Whoever asks second goes to the same."""
        room = place.room
        async with place.lock:
            if not room.seats_of(browser) and browser != room.row.host:
                raise Refusal("error-watching")
            if not room.row.over:
                raise Refusal("error-not-over")
            return await self.work(self._again, browser, room)

    def _again(self, browser: str, room: Room) -> str:
        if room.company.next and self.store.load(room.company.next) is not None:
            return room.company.next
        old = Stored(room.row, room.seats, room.watchers, [])
        table = self._keep(browser, lambda: lay_again(browser, old))
        room.go_on_to(table)
        room.say("again", room.called(browser))
        return table

    async def open_save(self, browser: str, data: bytes, *, salvage: bool = False) -> str:
        """Go on from a save file; with `salvage`, as far as these rules allow its answers."""

        def lay() -> Stored:
            return lay_out_save(browser, data, salvage=salvage, budget=self._upload_budget())

        return await self._uploads.run(self._keep, browser, lay)

    def _upload_budget(self) -> Budget:
        """What a stranger's save may cost, from now on."""
        most = self.settings
        return Budget(
            entries=most.save_entries, undos=most.save_undos, overdue=self._overdue(most.save_seconds)
        )

    def _wake_budget(self) -> Budget:
        """What a table of ours may cost to wake: no more than time, since its answers were all given here."""
        return Budget(overdue=self._overdue(self.settings.wake_seconds))

    def _overdue(self, seconds: float) -> Callable[[], bool]:
        end = time.monotonic() + seconds
        return lambda: self.stopping or time.monotonic() > end

    async def stuck(self, browser: str, table: str, lang: str) -> p.Stuck:
        """Why a table cannot be woken under the rules of today, for somebody who belongs to it."""
        return await self._wakes.run(self._stuck, browser, table, lang)

    def _stuck(self, browser: str, table: str, lang: str) -> p.Stuck:
        try:
            stored = self._belonging(browser, table)
            table_of(stored, budget=self._wake_budget())
        except Damaged as damaged:
            return p.Stuck(say(damaged, lang), damaged.whole, "", False)
        except RulesChanged as changed:
            why = Refusal("error-table-stuck", position=changed.position, answer=changed.answer)
            return p.Stuck(say(why, lang), changed.position, changed.answer, stored.row.host == browser)
        return p.Stuck("", 0, "", False)

    async def salvage(self, browser: str, table: str) -> None:
        """Let a table go on that cannot be woken any more; only its host may. Old links lead to it."""
        await self._wakes.run(self._salvage, browser, table)
        self.figures.add("salvaged")

    def _salvage(self, browser: str, table: str) -> None:
        stored = self._belonging(browser, table)
        if stored.row.host != browser:
            raise Refusal("error-host-only")
        try:
            table_of(stored, budget=self._wake_budget())
        except RulesChanged:
            self.store.go_on(stored.row.id, lay_on(stored, self._wake_budget()))

    def _belonging(self, browser: str, table: str) -> Stored:
        """A table as it lies in the store, for somebody who sits at it, hosts or watches it."""
        stored = self.store.load(self.store.successor(table) or table)
        if stored is None:
            raise Refusal("error-no-table")
        people = {seat.browser for seat in stored.seats} | stored.watchers | {stored.row.host}
        if not browser or browser not in people:
            raise Refusal("error-no-entry")
        return stored

    def _keep(self, browser: str, lay: Callable[[], Stored]) -> str:
        allowed = self.settings.tables_a_browser
        if self.store.created_since(browser, time.time() - 3600) >= allowed:
            self.figures.bounded("tables_a_browser")
            raise Refusal("error-too-many-tables", count=allowed)
        stored = lay()
        self.store.create(stored)
        self.figures.add("tables")
        return stored.row.id

    async def forget(self, browser: str, table: str) -> None:
        """Remove a table for good; only its host may."""
        place = await self.place(table)
        if place is None or place.room.row.host != browser:
            raise Refusal("error-host-only")
        async with place.lock:
            await self.work(self.store.forget, place.room.row.id)
            self.places.pop(place.room.row.id, None)
            place.room.voting = None
            for connection in place.connections:
                connection.close(NO_TABLE)

    # --- Waking, sleeping --------------------------------------------------------------------------

    async def place(self, table: str) -> Place | None:
        """A room, woken if it sleeps; None where there is no such table."""
        found = self.places.get(table)
        if found is not None:
            found.used = time.monotonic()
            return found
        if table not in self._waking:
            self._waking[table] = asyncio.create_task(self._wake(table))
        return await asyncio.shield(self._waking[table])

    async def _wake(self, table: str) -> Place | None:
        try:
            if successor := await self.work(self.store.successor, table):
                return await self.place(successor)
            place = await self._wakes.run(self._open, table)
            if place is None:
                return None
            self.figures.add("woken")
            self.places[table] = place
            self.check_in_peace(place)
            return place
        finally:
            del self._waking[table]

    def _open(self, table: str) -> Place | None:
        """Wake a table, owning it first where there are several processes. Raises Elsewhere."""
        lease = None
        if self.member is not None:
            claimed = self.store.claim(table, self.member.id)
            if isinstance(claimed, Owner):
                raise Elsewhere(claimed)
            if claimed is None:
                return None
            lease = claimed
        try:
            return self._opened(table, lease)
        except BaseException:
            if lease is not None:
                self.store.release(lease)
            raise

    def _opened(self, table: str, lease: Lease | None) -> Place | None:
        stored = self.store.load(table)
        if stored is None:
            return None
        if table in self._distrusted:
            stored.checkpoint = None
        woken, why = roused(stored, self._wake_budget())
        self.figures.add("played_again" if why else "from_checkpoint")
        store = self.store if lease is None else Fenced(self.store, lease)
        room = Room(store, stored, woken, self.settings)
        room.catch_up()
        place = Place(room, lease)
        place.doubted = None if why else replace(stored, journal=stored.journal[:])
        return place

    def check_in_peace(self, place: Place) -> None:
        """Play the journal of a table that was woken from a checkpoint, when there is time, and compare."""
        stored, place.doubted = place.doubted, None
        if stored is not None and not self._checks.full:
            self._start(self._check(place, stored))

    async def _check(self, place: Place, stored: Stored) -> None:
        try:
            why = await self._checks.run(lambda: verified(stored, self._wake_budget()))
        except TooMuchWork:
            return
        except TilldawnError as error:
            why = str(error)
        if why:
            log.error(
                "table %s: its checkpoint is wrong (%s); it is woken from its journal", stored.row.id, why
            )
            self.figures.add("mistaken")
            self._distrusted.add(stored.row.id)
            self.evict(place)

    def evict(self, place: Place) -> None:
        """Let a table go: its pages come back by themselves, and find it where it is then."""
        if self.places.get(place.room.row.id) is place:
            del self.places[place.room.row.id]
        for connection in place.connections:
            connection.close(LATER)

    def evict_all(self) -> None:
        """Let all tables go: they may belong to another process by now."""
        for place in tuple(self.places.values()):
            self.evict(place)

    def _shortcut(self, place: Place) -> None:
        """Keep a checkpoint now and then, so that the table wakes quickly."""
        if place.room.table.revision - place.kept >= self.settings.checkpoint_moves:
            place.kept = place.room.table.revision
            self._start(self._keep_checkpoint(place))

    async def _keep_checkpoint(self, place: Place) -> None:
        async with place.lock:
            place.kept = place.room.table.revision
            try:
                await self.work(place.room.keep_checkpoint)
            except Exception as error:  # a table without one is played again
                self._count(error, place.room)

    def sleep(self, older_than: float | None = None) -> int:
        """Put tables to sleep that nobody is connected to; says how many."""
        if older_than is None:
            older_than = self.settings.sleep_minutes * 60
        now = time.monotonic()
        idle = [
            id
            for id, place in self.places.items()
            if not place.connections and not place.lock.locked() and now - place.used >= older_than
        ]
        for id in idle:
            self._start(self._rest(self.places.pop(id)))
        return len(idle)

    async def _rest(self, place: Place) -> None:
        """Keep where a table stands, and own it no longer."""
        if place.room.table.revision != place.kept:
            await self._keep_checkpoint(place)
        if place.lease is not None:
            with contextlib.suppress(StoreFailed):
                await self.work(self.store.release, place.lease)

    async def expire(self) -> None:
        """Remove what is older than the settings allow, once an hour."""
        if time.monotonic() - self._expired < EXPIRE_EVERY:
            return
        self._expired = time.monotonic()
        most = self.settings
        ages = Ages(browsers=most.names_days, finished=most.finished_days, untouched=most.idle_days)
        try:
            gone = await self.work(lambda: self.store.expire(ages, spare=tuple(self.places)))
        except StoreFailed as error:
            log.error("nothing could be removed: %s", error)
            return
        if gone.tables or gone.browsers:
            log.info("removed %d tables and %d names by age", len(gone.tables), gone.browsers)

    # --- What runs beside the rest ---------------------------------------------------------------

    def _count(self, error: Exception, room: Room) -> None:
        """Note what went wrong, and write down what is our own fault."""
        match error:
            case Stale():
                self.figures.add("stale")
            case LostLease():
                self.figures.add("lost")
                log.warning("table %s belongs to another process now", room.row.id)
                place = self.places.get(room.row.id)
                if place is not None and place.room is room:
                    self.evict(place)
            case StoreFailed():
                self.figures.add("unsaved")
                log.error("table %s: %s", room.row.id, error)
            case TilldawnError():
                self.figures.add("refused")
            case _:
                self.figures.add("failed")
                log.error("a rule failed at table %s", room.row.id, exc_info=error)

    def _start(self, doing: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something run beside the rest; it ends with the hall at the latest."""
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Stop: finish what is being written, say good-bye, leave the store in order. What takes too long is
        left: it has told nobody that it was done."""
        self.stopping = True
        for task in tuple(self._tasks):
            task.cancel()
        self._uploads.stop()
        self._wakes.stop()
        self._checks.stop()
        for place in tuple(self.places.values()):
            for connection in place.connections:
                connection.close(GOING_AWAY)
        self._pool.shutdown(wait=False, cancel_futures=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.settings.stop_seconds / 2):
                await asyncio.to_thread(self._pool.shutdown)
                if self.member is not None:
                    await self.member.stop()
                await asyncio.to_thread(self.store.close)


def _is_cancelled() -> bool:
    """Whether the task that runs now has been told to end."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def _under_way() -> int:
    """Tasks of the event loop; where none runs, there are none."""
    try:
        return len(asyncio.all_tasks())
    except RuntimeError:
        return 0
