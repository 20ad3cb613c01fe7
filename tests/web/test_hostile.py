"""Whatever several browsers send in whatever order: nothing crashes, nothing leaks, nothing is lost."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tilldawn.engine.errors import TilldawnError
from tilldawn.web import protocol as p
from tilldawn.web.drafting import draft_words
from tilldawn.web.figures import Figures
from tilldawn.web.hall import Hall
from tilldawn.web.laying import lay_out, lay_out_save
from tilldawn.web.live import _decode
from tilldawn.web.room import Room, table_of
from tilldawn.web.seating import PACES, clean_name
from tilldawn.web.store import SqliteStore

HOST, ANA, BEN, EVE = "host", "ana", "ben", "eve"
BROWSERS = (HOST, ANA, BEN, EVE)
quick = settings(deadline=None, suppress_health_check=list(HealthCheck))
_opened = msgspec.json.Decoder(p.Opened).decode
_outgoing = msgspec.json.Decoder(p.Outgoing).decode

# --- What may be sent ---------------------------------------------------------------------------------

words = st.text(max_size=12) | st.sampled_from(
    ["step", "turn", "phase", "gift", "pass", "human", "random", "teal"]
)
KINDS = (
    "card",
    "seat",
    "enemy",
    "health",
    "slots",
    "combat",
    "count",
    "held",
    "kind",
    "perk",
    "term",
    "said",
    "printed",
)
ids = words.map(lambda word: word or "x")
revisions = st.sampled_from([0, 0, 0, 0, 1, -1, 5])  # how far behind (or ahead) of the table
seats = st.integers(0, 5)
names = st.text(max_size=60)

DEEDS = st.one_of(
    st.tuples(st.just("answer"), revisions, st.integers(0, 40) | ids),
    st.tuples(st.just("answer"), st.just(0), st.integers(0, 5)),
    st.tuples(st.just("answer"), st.just(0), st.integers(0, 5)),
    st.tuples(st.just("confirm"), revisions, st.lists(ids, max_size=3)),
    st.tuples(st.just("try"), revisions, st.lists(ids, max_size=3)),
    st.tuples(st.just("undo"), revisions, ids | st.integers(0, 60)),
    st.tuples(st.just("vote"), revisions, st.booleans()),
    st.tuples(st.just("order"), revisions, seats, ids, ids),
    st.tuples(st.just("settle"), seats, names, words, st.sampled_from(["", "human", "random", "x"])),
    st.tuples(st.just("free"), seats),
    st.tuples(st.just("pace"), st.sampled_from([*PACES, "warp"])),
    st.tuples(st.just("join"), st.integers(-3, 5), names, st.booleans(), st.booleans()),
    st.tuples(st.just("open"), st.integers(-3, 5)),
    st.tuples(st.just("sit"), seats),
    st.tuples(st.just("ready"), st.booleans()),
    st.tuples(st.just("begin"), st.sampled_from(["", "bot", "me"])),
    st.tuples(st.just("relink")),
    st.tuples(st.just("come")),
    st.tuples(st.just("go")),
    st.tuples(st.just("bot")),
    st.tuples(st.just("sleep")),
)
STEPS = st.lists(st.tuples(st.sampled_from(BROWSERS), DEEDS), min_size=15, max_size=50)


def do(room: Room, browser: str, deed: tuple[Any, ...]) -> None:
    """One deed of one browser."""
    kind, *args = deed
    now = room.table.revision
    match kind:
        case "answer":
            options = [*room.table.request.options, *room.table.request.anytime] if room.table.request else []
            wanted = args[1]
            if isinstance(wanted, int):
                wanted = options[wanted % len(options)].id if options else "none"
            room.answer(browser, now + args[0], wanted)
        case "confirm":
            room.confirm(browser, now + args[0], args[1])
        case "try":
            draft, rows = room.draft(browser, now + args[0], args[1])
            draft_words(draft, rows, room.words("en").say)
        case "undo":
            room.undo(browser, now + args[0], args[1])
        case "vote":
            room.vote(browser, now + args[0], args[1])
        case "order":
            room.order(browser, now + args[0], *args[1:])
        case "settle":
            room.settle(
                browser, args[0], p.Settle(id="s", seat=0, name=args[1], colour=args[2], player=args[3])
            )
        case "free":
            room.free(browser, args[0])
        case "pace":
            room.set_pace(browser, args[0])
        case "join":
            room.join(browser, p.Joining(key_of(room, args[0]), *args[1:]))
        case "open":
            before = msgspec.json.encode((room.seats, room.row.host, room.company, sorted(room.watchers)))
            _opened(msgspec.json.encode(room.open(browser, key_of(room, args[0]), "en")))
            after = msgspec.json.encode((room.seats, room.row.host, room.company, sorted(room.watchers)))
            assert before == after
        case "sit":
            room.sit(browser, args[0])
        case "ready":
            room.be_ready(browser, args[0])
        case "begin":
            room.begin(browser, args[0])
        case "relink":
            room.relink(browser)
        case "come":
            if room.may_look(browser):
                room.here[browser] += 1
                room.came(browser)
        case "go":
            room.here[browser] = max(0, room.here[browser] - 1)
            room.went(browser)
            room.settle_vote()
        case "bot":
            room.bot_move()


def key_of(room: Room, what: int) -> str:
    """The key of a seat, the watchers' link or the host's; none; or a wrong one."""
    keys = {n: seat.key for n, seat in enumerate(room.seats)}
    return (keys | {-1: room.row.watch, -2: room.company.key, -3: ""}).get(what, "wrong")


def check(room: Room, store: SqliteStore) -> None:
    """What must hold whatever was sent."""
    stored = store.load(room.row.id)
    assert stored is not None
    assert stored.journal == room.table.journal
    assert stored.seats == room.seats
    assert stored.watchers == room.watchers
    assert stored.row.orders == room.table.orders
    assert (stored.row.host, stored.company) == (room.row.host, room.company)
    assert all(seat.name == clean_name(seat.name) != "" for seat in room.seats)
    for browser in BROWSERS:
        sent = msgspec.json.encode(room.people_for(browser)).decode()
        _outgoing(sent)
        for seat in room.seats:
            hosting = browser == room.row.host and not seat.browser
            assert (seat.key in sent) == (seat.browser == browser or hosting)
        assert (room.company.key in sent) == (browser == room.row.host)
    told = msgspec.json.encode(room.gossip.since(0)).decode()
    assert not [
        key for key in (room.company.key, room.row.watch, *(s.key for s in room.seats)) if key in told
    ]


def play(game: str, steps: list[tuple[str, tuple[Any, ...]]]) -> None:
    store = SqliteStore(":memory:")
    stored = lay_out(
        HOST,
        p.NewTable(
            game, [p.NewSeat("Ana"), p.NewSeat("Ben", "friend"), p.NewSeat("Bot", "random")], seed="7"
        ),
    )
    store.create(stored)
    room = Room(store, stored, table_of(stored))
    for browser, seat in ((ANA, 0), (BEN, 1)):
        room.join(browser, p.Joining(room.seats[seat].key, take=True))
    room.begin(HOST, "")
    for browser, deed in steps:
        if deed[0] == "sleep":
            found = store.load(room.row.id)
            assert found is not None
            room = Room(store, found, table_of(found))
        before, deciding = room.table.revision, room.seats_of(browser)
        try:
            do(room, browser, deed)
        except TilldawnError as error:
            assert str(error)  # noqa: PT017
            assert room.table.revision == before
        if deed[0] in ("answer", "confirm"):
            given = [entry for entry in room.table.journal[before:] if ">" in entry]
            assert {int(entry.partition(">")[0]) for entry in given} <= set(deciding)
        check(room, store)
    again = store.load(room.row.id)
    assert again is not None
    assert table_of(again).state == room.table.state
    store.close()


@settings(quick, max_examples=60)
@given(STEPS)
def test_a_room_of_daylight_stands_whatever_is_sent(steps: list[Any]) -> None:
    play("daylight", steps)


@settings(quick, max_examples=25)
@given(STEPS)
def test_a_room_of_mine_stands_whatever_is_sent(steps: list[Any]) -> None:
    play("mine", steps)


# --- Through the hall, as messages --------------------------------------------------------------------

counts = st.integers(0, 30)
MESSAGES = st.one_of(
    st.builds(p.Hello, lang=st.sampled_from(["en", "fr", "xx"]), revision=st.integers(-1, 30)),
    st.builds(p.Answer, id=ids, revision=counts, option=ids),
    st.integers(0, 4),  # an answer that fits
    st.integers(0, 4),
    st.builds(p.Confirm, id=ids, revision=counts, keys=st.lists(ids, max_size=3)),
    st.builds(p.Try, revision=counts, keys=st.lists(ids, max_size=3)),
    st.builds(
        p.Foresee,
        revision=counts,
        options=st.lists(ids, min_size=1, max_size=3),
        after=st.lists(ids, max_size=2),
    ),
    st.builds(p.Undo, id=ids, revision=counts, to=ids | counts),
    st.builds(p.Vote, id=ids, revision=counts, agree=st.booleans()),
    st.builds(p.Order, id=ids, revision=counts, seat=seats, topic=ids, policy=ids),
    st.builds(p.Settle, id=ids, seat=seats, name=names, player=st.sampled_from(["", "random", "human"])),
    st.builds(p.Free, id=ids, seat=seats),
    st.builds(p.Sit, id=ids, seat=seats),
    st.builds(p.Ready, id=ids, ready=st.booleans()),
    st.builds(p.Begin, id=ids, hold=st.sampled_from(["", "bot", "me"])),
    st.builds(p.Relink, id=ids),
    st.builds(p.Pace, id=ids, pace=ids),
    st.builds(p.Earlier, before=st.integers(0, 10_000_000)),
    st.builds(p.Look, ref=ids | st.builds("{}:{}".format, st.sampled_from(KINDS), ids)).filter(
        lambda look: len(look.ref) <= 120
    ),
    st.just("leave"),
)


async def sitting(steps: list[tuple[str, Any]]) -> None:
    store = SqliteStore(":memory:")
    hall = Hall(store, Figures())
    table = await hall.new_table(HOST, p.NewTable("daylight", [p.NewSeat("Ana"), p.NewSeat("Ben")], seed="7"))
    place = await hall.place(table)
    assert place is not None
    room = place.room
    for browser, seat in ((ANA, 0), (BEN, 1)):
        await hall.join(place, browser, p.Joining(room.seats[seat].key, take=True))
    await hall.join(place, EVE, p.Joining(room.row.watch))
    lines: dict[str, Any] = {}
    held = {browser: {seat.key for seat in room.seats if seat.browser == browser} for browser in BROWSERS}
    for browser, message in steps:
        if browser not in lines and room.may_look(browser):
            lines[browser] = hall.admit(place, browser)
            await hall.hello(place, lines[browser], p.Hello(lang="en", revision=-1))
        line = lines.get(browser)
        match message:
            case _ if line is None:
                continue
            case "leave":
                await hall.leave(place, lines.pop(browser))
            case int():
                option = "none"
                if room.table.request is not None:
                    option = room.table.request.options[message % len(room.table.request.options)].id
                await hall.act(place, line, p.Answer(id="f", revision=room.table.revision, option=option))
            case p.Hello():
                await hall.hello(place, line, message)
            case p.Try():
                await hall.consider(place, line, message)
            case p.Foresee():
                await hall.foresee(place, line, message)
            case p.Earlier():
                await hall.earlier(place, line, message.before)
            case p.Look():
                await hall.explain(place, line, message.ref)
            case _:
                await hall.act(place, line, _decode(msgspec.json.encode(message)))
        for row in room.seats:
            held.setdefault(row.browser or room.row.host, set()).add(row.key)
        secrets = set().union(*held.values())
        for other, open_line in lines.items():
            while not open_line.queue.empty():
                sent = open_line.queue.get_nowait()
                if isinstance(sent, bytes):
                    _outgoing(sent)
                    assert not any(key in sent.decode() for key in secrets - held[other])
        lines = {other: open_line for other, open_line in lines.items() if not open_line.closing}
        stored = store.load(table)
        assert stored is not None
        assert stored.journal == room.table.journal
    for task in tuple(hall._tasks):
        task.cancel()
    await asyncio.gather(*hall._tasks, return_exceptions=True)
    hall._pool.shutdown()
    assert hall.figures.count("failed") == 0
    store.close()


@settings(quick, max_examples=40)
@given(st.lists(st.tuples(st.sampled_from(BROWSERS), MESSAGES), min_size=10, max_size=30))
def test_a_hall_stands_whatever_is_sent(steps: list[Any]) -> None:
    asyncio.run(sitting(steps))


# --- Bytes --------------------------------------------------------------------------------------------

json_like = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
tagged = st.fixed_dictionaries(
    {"type": st.sampled_from([*(kind.__name__.lower() for kind in p.Incoming.__args__), "state", ""])},
    optional=dict.fromkeys(
        ("id", "revision", "option", "to", "keys", "seat", "name", "agree", "lang", "before", "extra"),
        json_like,
    ),
)


@settings(quick, max_examples=300)
@given(st.binary(max_size=200) | (json_like | tagged).map(msgspec.json.encode))
def test_bytes_are_a_message_or_refused(data: bytes) -> None:
    try:
        message = _decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return
    assert _decode(msgspec.json.encode(message)) == message


@settings(quick, max_examples=300)
@given(st.text(max_size=400))
def test_a_clean_name_is_short_printable_and_stays_clean(typed: str) -> None:
    name = clean_name(typed)
    assert name.isprintable()
    assert len(name) <= 40
    assert clean_name(name) == name
    assert "\n" not in name


@settings(quick, max_examples=40)
@given(st.binary(max_size=300) | tagged.map(msgspec.json.encode))
def test_any_upload_is_refused_in_words(data: bytes) -> None:
    with pytest.raises(TilldawnError):
        lay_out_save("eve", data)
