"""The hall: people at the tables of this server (`tilldawn.web.rooms`), what they do and what they are told.

One lock per table orders what happens there. Game work runs in worker threads, so that a long thought at one
table never keeps another, or the network, waiting. What people are told goes into a bounded queue of their
connection: whoever is too slow to read is disconnected and catches up later.
"""

from __future__ import annotations

import asyncio
import time

from tilldawn.engine.text import languages
from tilldawn.web import protocol as p
from tilldawn.web.drafting import pondered
from tilldawn.web.errors import Refusal, Stale, say
from tilldawn.web.place import NO_ENTRY, NOTHING, Connection, Place, Tidings
from tilldawn.web.room import Room
from tilldawn.web.rooms import Rooms
from tilldawn.web.seating import PACES
from tilldawn.web.store import LostLease, StoreFailed
from tilldawn.web.telling import LOG_WINDOW

BACK_WITHIN = 5.0
"""Seconds in which whoever has left may be back before a vote no longer waits for them."""
PAUSES = (2.0, 5.0, 15.0, 60.0)
"""Seconds bots wait after moves that could not be kept, one after the other."""
NOTICE_EVERY = 0.1
"""Seconds between two notices of who sits where: whoever comes and goes meanwhile is told of in one."""


class Hall(Rooms):
    """The people at all tables."""

    notice_every = NOTICE_EVERY

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
        place.room.came(browser)
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
            if not place.room.here[browser]:
                asyncio.get_running_loop().call_later(BACK_WITHIN, self._went, place, browser)
            if place.room.voting is not None:
                self._start(self._settle_without(place))

    def _went(self, place: Place, browser: str) -> None:
        """Say that somebody is away, unless they have only loaded the page again."""
        place.room.went(browser)
        self._notice(place)

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
            connection.heard = NOTHING
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
            case p.Sit():
                room.sit(browser, message.seat)
            case p.Ready():
                room.be_ready(browser, message.ready)
            case p.Begin():
                room.begin(browser, message.hold)
            case p.Relink():
                room.relink(browser)
            case p.Pace():
                room.set_pace(browser, message.pace)
            case _:
                raise Refusal("error-message")

    async def open(self, place: Place, browser: str, key: str, lang: str) -> p.Opened:
        """Look at what a link opens."""
        async with place.lock:
            return place.room.open(browser, key, lang)

    async def join(self, place: Place, browser: str, joining: p.Joining) -> p.Joined:
        """Take what a link opens: a seat, a place among the watchers, the host's part."""
        async with place.lock:
            watching = browser in place.room.watchers
            joined = await self.work(place.room.join, browser, joining)
            watches = joined.seat < 0 and browser in place.room.watchers and not watching
            if not joined.taken and not watches:
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

    async def foresee(self, place: Place, connection: Connection, message: p.Foresee) -> None:
        """Tell what will come of options; nothing changes, and nobody else hears of it. A page that is behind
        is told nothing: what it asked about is no longer asked."""
        async with place.lock:
            try:
                told = await self.work(
                    place.room.foresee, message.revision, message.options, message.after, connection.lang
                )
            except Stale:
                return
            except Exception as error:
                self._refuse(place, connection, "", error)
                return
            connection.send(told)

    async def earlier(self, place: Place, connection: Connection, before: int) -> None:
        """Lines of the log from before those a page has."""
        async with place.lock:
            last = min(before, place.room.table.told)
            first = max(0, last - LOG_WINDOW)
            found = await self.work(lambda: place.room.words(connection.lang).lines(first, last))
            connection.send(p.Past(log=found))

    async def explain(self, place: Place, connection: Connection, ref: str) -> None:
        """What a name, icon or number means at this moment."""
        async with place.lock:
            connection.send(await self.work(lambda: place.room.words(connection.lang).explained(ref)))

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
                _gossip(place.room, page)
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
            _gossip(place.room, page)

    # --- Bots --------------------------------------------------------------------------------------

    def _drive(self, place: Place) -> None:
        """See to it that bots move, as long as somebody is there to see it."""
        driven = place.driver is not None and not place.driver.done()
        if not driven and place.connections and place.room.bot_is_asked():
            place.driver = self._start(self._bots(place))

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


def _drafts(room: Room, by: Connection, message: p.Try, langs: set[str]) -> dict[str, p.Draft]:
    """A draft in the words of whoever puts it together, and of those who look on."""
    return room.drafts(by.browser, message.revision, message.keys, {by.lang, *langs})


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


def _gossip(room: Room, page: Connection) -> None:
    """Tell a page what has happened among the people: all that is remembered at first, then what is new."""
    came, latest = page.heard == NOTHING, room.gossip.latest
    events = [] if latest == page.heard else room.gossip.since(page.heard)
    page.heard = latest
    if events:
        page.send(p.Company(news=not came, events=events))


def _seated(room: Room, page: Connection) -> None:
    """Tell a page who sits where, unless it knows."""
    people = room.people_for(page.browser)
    if people != page.room:
        page.room = people
        page.send(people)
