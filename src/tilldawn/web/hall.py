"""The hall: all rooms of this server, woken when somebody comes and put to sleep when nobody is left.

One lock per table orders what happens there. Game work runs in worker threads, so that a long thought at one
table never keeps another, or the network, waiting. What people are told goes into a bounded queue of their
connection: whoever is too slow to read is disconnected and catches up later.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from tilldawn.engine.budget import Budget
from tilldawn.engine.errors import RulesChanged, TilldawnError, TooMuchWork
from tilldawn.engine.text import languages
from tilldawn.web import protocol as p
from tilldawn.web.crew import Crew
from tilldawn.web.drafting import draft_words, pondered
from tilldawn.web.errors import Refusal, Stale, Stopping, say
from tilldawn.web.figures import Figures
from tilldawn.web.laying import lay_on, lay_out, lay_out_save
from tilldawn.web.member import Elsewhere, Member
from tilldawn.web.room import PACES, Room, roused, table_of, verified
from tilldawn.web.settings import Settings
from tilldawn.web.store import Ages, Damaged, Lease, LostLease, Owner, Store, Stored, StoreFailed
from tilldawn.web.store.fenced import Fenced
from tilldawn.web.telling import LOG_WINDOW

T = TypeVar("T")

log = logging.getLogger("tilldawn.web")

NO_ENTRY, NO_TABLE, STUCK, LATER, GOING_AWAY = 4403, 4404, 4409, 1013, 1001
"""Codes a connection is closed with."""
QUEUE_LIMIT = 64
"""Messages that may wait for a connection."""
BACK_WITHIN = 5.0
"""Seconds in which whoever has left may be back before a vote no longer waits for them."""
PAUSES = (2.0, 5.0, 15.0, 60.0)
"""Seconds bots wait after moves that could not be kept, one after the other."""
EXPIRE_EVERY = 3600.0
PROBE_EVERY = 5.0
"""Seconds for which the store is believed to work after it has shown it."""
NOTICE_EVERY = 0.1
"""Seconds between two notices of who sits where: whoever comes and goes meanwhile is told of in one."""
NOTHING = -1

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


class Hall:
    """Every table of this server."""

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
        self.notice_every = NOTICE_EVERY
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
        return await asyncio.get_running_loop().run_in_executor(self._pool, do, *args)

    async def start(self) -> None:
        """Begin: arrive among the other processes, where there are any."""
        if self.member is not None:
            self.member.lost = self.evict_all
            await self.member.start()

    # --- New tables --------------------------------------------------------------------------------

    async def new_table(self, browser: str, wanted: p.NewTable) -> str:
        """Lay out a table; the browser that asks hosts it and holds every seat."""
        return await self.work(self._keep, browser, lambda: lay_out(browser, wanted))

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

    # --- Rooms -------------------------------------------------------------------------------------

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

    # --- Coming and going --------------------------------------------------------------------------

    def admit(self, place: Place, browser: str) -> Connection:
        """A page has connected. Raises Refusal where it has too many lines, or the table has just gone."""
        if self.places.get(place.room.row.id) is not place:
            raise Refusal("error-busy")
        allowed = self.settings.lines_a_browser
        if self._connected.get(browser, 0) >= allowed:
            self.figures.bounded("lines_a_browser")
            raise Refusal("error-too-many-connections", count=allowed)
        self._connected[browser] = self._connected.get(browser, 0) + 1
        connection = Connection(browser)
        place.connections.add(connection)
        place.room.here[browser] += 1
        self.figures.add("connected")
        return connection

    async def leave(self, place: Place, connection: Connection) -> None:
        """A page has gone: the others see that it is away, and a vote will not wait for it much longer."""
        browser = connection.browser
        self._connected[browser] -= 1
        if not self._connected[browser]:
            del self._connected[browser]
        place.connections.discard(connection)
        place.used = time.monotonic()
        async with place.lock:
            place.room.here[browser] -= 1
            self._notice(place)
            if place.room.voting is not None:
                self._start(self._settle_without(place))

    async def _settle_without(self, place: Place) -> None:
        """Settle a vote without those who have left; who has only loaded the page again is back by then."""
        await asyncio.sleep(BACK_WITHIN)
        async with place.lock:
            await self.work(self._settled, place.room)
            await self._tell(place)
            self._drive(place)

    def _settled(self, room: Room) -> bool:
        """Whether a vote that waits for nobody any more has taken the table back."""
        try:
            return room.settle_vote()
        except Exception as error:
            self._count(error, room)
            return False

    async def hello(self, place: Place, connection: Connection, hello: p.Hello) -> None:
        """Tell a page the whole table, and of the log what it has missed."""
        async with place.lock:
            connection.lang = hello.lang if hello.lang in languages() else "en"
            connection.step, connection.revision, connection.room = NOTHING, hello.revision, None
            await self._tell(place)
            self._drive(place)

    async def act(self, place: Place, connection: Connection, message: p.Incoming) -> None:
        """Do what a page asks for: it hears whether it was done, and everybody sees the table as it is."""
        async with place.lock:
            started = time.perf_counter()
            voting = place.room.voting is not None
            error, told = await self.work(self._acted, place.room, connection.browser, message, place.pages)
            id = getattr(message, "id", "")
            if error is not None:
                _send(told)
                self._refuse(place, connection, id, error)
                return
            self.figures.took(time.perf_counter() - started)
            connection.send(p.Done(id=id))
            if voting or not isinstance(message, p.Answer | p.Confirm | p.Order):
                self._notice(place)
            _send(told)
            self._drive(place)
            self._shortcut(place)

    def _acted(
        self, room: Room, browser: str, message: p.Incoming, pages: list[Connection]
    ) -> tuple[Exception | None, Tidings]:
        """Do it, keep it and put it into words; or say what was wrong."""
        before = room.table.revision
        try:
            self._do(room, browser, message)
        except Exception as error:
            return error, _after_all(room, before, error, pages)
        return None, _tidings(room, pages)

    def _refuse(self, place: Place, connection: Connection, id: str, error: Exception) -> None:
        """Say why something was not done. A page that is behind has been told how the table stands."""
        self._count(error, place.room)
        connection.send(p.Refused(id=id, why=say(error, connection.lang), stale=isinstance(error, Stale)))

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

    def _do(self, room: Room, browser: str, message: p.Incoming) -> None:
        match message:
            case p.Answer():
                room.answer(browser, message.revision, message.option)
            case p.Confirm():
                room.confirm(browser, message.revision, message.keys)
            case p.Undo():
                room.undo(browser, message.revision, message.to)
            case p.Vote():
                room.vote(browser, message.revision, message.agree)
            case p.Order():
                room.order(browser, message.revision, message.seat, message.topic, message.policy)
            case p.Settle():
                room.settle(browser, message.seat, message)
                self._settled(room)
            case p.Free():
                room.free(browser, message.seat)
                self._settled(room)
            case p.Pace():
                room.set_pace(browser, message.pace)
            case _:
                raise Refusal("error-message")

    async def join(self, place: Place, browser: str, joining: p.Joining) -> p.Joined:
        """Open a link: take a seat, or a place among the watchers."""
        async with place.lock:
            joined = await self.work(place.room.join, browser, joining)
            if joined.seat >= 0 and not joined.taken:
                await self.work(self._settled, place.room)
                await self._tell(place)
                self._drive(place)
        return joined

    async def consider(self, place: Place, connection: Connection, message: p.Try) -> None:
        """Try out a chain of answers; the others see that it is being considered."""
        async with place.lock:
            others = [c for c in place.connections if c.lang and c.browser != connection.browser]
            try:
                told = await self.work(_drafts, place.room, connection, message, {c.lang for c in others})
            except Exception as error:
                self._refuse(place, connection, "", error)
                return
            connection.send(told[connection.lang])
            for other in others:
                other.send(pondered(told[other.lang]))

    async def earlier(self, place: Place, connection: Connection, before: int) -> None:
        """Lines of the log from before those a page has."""
        async with place.lock:
            last = min(before, place.room.table.told)
            first = max(0, last - LOG_WINDOW)
            found = await self.work(lambda: place.room.words(connection.lang).lines(first, last))
            connection.send(p.Past(log=found))

    # --- Telling -----------------------------------------------------------------------------------

    async def _tell(self, place: Place) -> None:
        """Tell everybody what they do not know yet: who sits where, and how the table stands."""
        told = await self.work(_tidings, place.room, place.pages)
        self._notice(place)
        _send(told)

    def _notice(self, place: Place) -> None:
        """Tell who sits where: at once, or with what comes within a moment. Who has no seat left, goes; who
        knows nothing yet is not kept waiting."""
        for connection in place.connections:
            if not place.room.may_look(connection.browser):
                connection.close(NO_ENTRY)
        since = time.monotonic() - place.noticed
        if since >= self.notice_every:
            self._noticed(place)
            return
        for page in place.pages:
            if page.room is None:
                _seated(place.room, page)
        if place.noticing is None:
            later = asyncio.get_running_loop().call_later
            place.noticing = later(self.notice_every - since, self._noticed, place)

    def _noticed(self, place: Place) -> None:
        if place.noticing is not None:
            place.noticing.cancel()
            place.noticing = None
        place.noticed = time.monotonic()
        for page in place.pages:
            _seated(place.room, page)

    # --- Bots --------------------------------------------------------------------------------------

    def _drive(self, place: Place) -> None:
        """See to it that bots move, as long as somebody is there to see it."""
        driven = place.driver is not None and not place.driver.done()
        if not driven and place.connections and place.room.bot_is_asked():
            place.driver = self._start(self._bots(place))

    def _start(self, doing: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something run beside the rest; it ends with the hall at the latest."""
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _bots(self, place: Place) -> None:
        failed = 0
        while place.connections and place.room.bot_is_asked():
            await asyncio.sleep(PACES[place.room.row.pace])
            async with place.lock:
                if not place.connections or not place.room.bot_is_asked():
                    return
                before = place.room.table.revision
                try:
                    _send(await self.work(_bot_moved, place.room, place.pages))
                    self._shortcut(place)
                    failed = 0
                except Exception as error:
                    self._count(error, place.room)
                    _send(await self.work(_after_all, place.room, before, error, place.pages))
                    if not failed:
                        for connection in place.connections:
                            connection.send(p.Refused(id="", why=say(error, connection.lang), stale=False))
                    if not isinstance(error, StoreFailed):
                        return
                    failed += 1
            if failed:  # the disk may have room again by and by
                await asyncio.sleep(PAUSES[min(failed, len(PAUSES)) - 1])

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


def _under_way() -> int:
    """Tasks of the event loop; where none runs, there are none."""
    try:
        return len(asyncio.all_tasks())
    except RuntimeError:
        return 0


def _drafts(room: Room, by: Connection, message: p.Try, langs: set[str]) -> dict[str, p.Draft]:
    """A draft in the words of whoever puts it together, and of those who look on."""
    draft, rows = room.draft(by.browser, message.revision, message.keys)
    return {lang: draft_words(draft, rows, room.speaker(lang)) for lang in {by.lang, *langs}}


def _bot_moved(room: Room, pages: list[Connection]) -> Tidings:
    room.bot_move()
    return _tidings(room, pages)


def _after_all(room: Room, before: int, error: Exception, pages: list[Connection]) -> Tidings:
    """What there is to tell where something has failed: nothing, but if the store has kept more than it could
    say, or than this room knew. The table was brought to where that leads."""
    if not isinstance(error, StoreFailed) or isinstance(error, LostLease) or room.table.revision == before:
        return []
    return _tidings(room, pages)


def _tidings(room: Room, pages: list[Connection]) -> Tidings:
    """What each of these pages is told to see the table as it stands now: what has changed since it was last
    told, the same for all who read a language; or the whole, if that is not where it stands."""
    messages: Tidings = []
    for page in pages:
        words = room.words(page.lang)
        if page.step == words.step:
            continue
        if page.step == words.step - 1 and words.change:
            messages.append((page, words.change))
        else:
            came = page.step == NOTHING
            first = room.first_missed(page.revision) if came else None
            messages.append((page, words.whole(first)))
        page.step = words.step
    return messages


def _send(told: Tidings) -> None:
    for connection, message in told:
        connection.send(message)


def _seated(room: Room, page: Connection) -> None:
    """Tell a page who sits where, unless it knows."""
    people = room.people_for(page.browser)
    if people != page.room:
        page.room = people
        page.send(people)
