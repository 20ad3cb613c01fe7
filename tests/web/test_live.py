"""The live line over a real socket: strangers, forgeries, floods and nonsense."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import struct
import time
from typing import Any

import msgspec
import pytest
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tilldawn.web import live
from tilldawn.web import protocol as p
from tilldawn.web.figures import Figures
from tilldawn.web.hall import Hall
from tilldawn.web.live import NONSENSE_LIMIT, TOO_MUCH
from tilldawn.web.place import NO_ENTRY, NO_TABLE
from tilldawn.web.protocol import MESSAGE_LIMIT
from tilldawn.web.settings import Settings

FIRST = p.Answer(id="a", revision=0, option="character:pillar")


@pytest.fixture
def cookie(server: Any) -> str:
    return str(server.cookie())


@pytest.fixture
def table(server: Any, cookie: str) -> str:
    return str(server.lay(cookie))


def links(line: Any) -> dict[str, str]:
    """The keys a page may hand on, by seat."""
    room = next(m for m in reversed(line.heard) if isinstance(m, p.Room))
    return {seat: link.rpartition("#")[2] for seat, link in room.you.links.items()}


def join(server: Any, table: str, cookie: str, key: str, **more: Any) -> Any:
    body = msgspec.json.encode(p.Joining(key, take=True, **more))
    status, said, _ = server.call("POST", f"/api/tables/{table}/join", body, Cookie=cookie)
    assert status == 200, said
    return msgspec.json.decode(said)


def upgrade(server: Any, table: str, cookie: str, host: str) -> bytes:
    """What a browser sends to open a line."""
    return (
        f"GET /ws/{table} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


# --- Coming in ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "http://127.0.0.1"])
def test_a_page_of_another_site_cannot_connect(
    server: Any, table: str, cookie: str, line: Any, origin: str
) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        line(server, table, cookie, origin)


def test_a_name_pointed_at_this_machine_cannot_connect(server: Any, table: str, cookie: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as raw:
        raw.sendall(upgrade(server, table, cookie, f"evil.example:{server.port}"))
        assert b" 403 " in raw.recv(1000).split(b"\r\n")[0]


def test_a_stranger_is_not_let_in(server: Any, table: str, line: Any) -> None:
    for cookie in (server.cookie(), "tilldawn=forged", "tilldawn=", "x=y"):
        stranger = line(server, table, cookie)
        assert stranger.ended() == NO_ENTRY
        assert stranger.heard == []


@pytest.mark.parametrize("name", ["nothing", "%00", "x" * 4000])
def test_there_is_no_such_table(server: Any, cookie: str, line: Any, name: str) -> None:
    assert line(server, name, cookie).ended() == NO_TABLE


def test_who_is_gone_before_the_door_is_shut_breaks_nothing(store: Any) -> None:
    class Gone:
        async def accept(self) -> None:
            pass

        async def close(self, code: int) -> None:
            raise WebSocketDisconnect(1006)

    async def knock() -> None:
        hall = Hall(store, Figures())
        await live.converse(hall, Gone(), "", await hall.place("nothing"))  # type: ignore[arg-type]
        hall._pool.shutdown()

    asyncio.run(knock())


def test_before_hello_nothing_is_done(server: Any, table: str, cookie: str, line: Any) -> None:
    page = line(server, table, cookie)
    refused = page.say(FIRST)
    assert isinstance(refused, p.Refused)
    assert page.hello().revision == 0


# --- Playing ------------------------------------------------------------------------------------------


def test_two_people_play_and_only_the_one_asked_can_answer(
    server: Any, table: str, cookie: str, line: Any
) -> None:
    host = line(server, table, cookie)
    host.hello()
    ben_cookie = server.cookie()
    assert join(server, table, ben_cookie, links(host)["1"], name="Benny")["seat"] == 1
    ben = line(server, table, ben_cookie)
    assert ben.hello().ask.seat == 0
    assert isinstance(ben.say(FIRST), p.Refused)
    assert host.say(FIRST) == p.Done(id="a")
    assert ben.until(p.State).revision == 1
    stale = ben.say(p.Answer(id="b", revision=0, option="character:psycho"))
    assert (stale.id, stale.stale) == ("b", True)
    assert ben.say(p.Answer(id="c", revision=1, option="character:psycho")) == p.Done(id="c")
    while "1" in links(host):
        host.until(p.Room)
    assert links(ben).keys() == {"1", "watch"}


def test_a_watcher_sees_everything_and_changes_nothing(
    server: Any, table: str, cookie: str, line: Any
) -> None:
    host = line(server, table, cookie)
    host.hello()
    eve_cookie = server.cookie()
    assert join(server, table, eve_cookie, links(host)["watch"])["seat"] == -1
    eve = line(server, table, eve_cookie)
    before = eve.hello()
    for message in (
        FIRST,
        p.Undo(id="u", revision=0, to="step"),
        p.Vote(id="v", revision=0, agree=True),
        p.Order(id="o", revision=0, seat=0, topic="gift", policy="pass"),
        p.Confirm(id="c", revision=0, keys=["x"]),
        p.Settle(id="s", seat=0, name="Eve"),
        p.Settle(id="s", seat=0, player="random"),
        p.Free(id="f", seat=0),
        p.Pace(id="p", pace="instant"),
        p.Try(revision=0, keys=[]),
    ):
        assert isinstance(eve.say(message), p.Refused), message
    host.say(FIRST)
    assert eve.until(p.State).revision == before.revision + 1
    assert links(eve) == {}
    for key in links(host).values():
        assert key not in repr(eve.heard)


def test_a_freed_seat_ends_the_line_of_who_held_it(server: Any, table: str, cookie: str, line: Any) -> None:
    host = line(server, table, cookie)
    host.hello()
    ben_cookie, key = server.cookie(), links(host)["1"]
    join(server, table, ben_cookie, key)
    ben = line(server, table, ben_cookie)
    ben.hello()
    host.say(p.Free(id="f", seat=1))
    assert ben.ended() == NO_ENTRY
    body = msgspec.json.encode(p.Joining(key))
    assert server.call("POST", f"/api/tables/{table}/join", body, Cookie=ben_cookie)[0] == 404


def test_a_removed_table_ends_every_line(server: Any, table: str, cookie: str, line: Any) -> None:
    page = line(server, table, cookie)
    page.hello()
    assert server.call("DELETE", f"/api/tables/{table}", Cookie=cookie)[0] == 204
    assert page.ended() == NO_TABLE
    assert line(server, table, cookie).ended() == NO_TABLE


# --- Nonsense -----------------------------------------------------------------------------------------

HOSTILE = [
    "",
    " ",
    "null",
    "[]",
    "{}",
    '"answer"',
    "{",
    '{"type":"answer"}',
    '{"type":"Answer","id":"a","revision":0,"option":"x"}',
    '{"type":"answer","id":"a","revision":-1,"option":"x"}',
    '{"type":"answer","id":"a","revision":0.5,"option":"x"}',
    '{"type":"answer","id":"a","revision":1e99,"option":"x"}',
    '{"type":"answer","id":"","revision":0,"option":"x"}',
    '{"type":"answer","id":"a","revision":0,"option":null}',
    '{"type":"answer","id":"a","revision":0,"option":"x","seat":0}',
    '{"type":"answer","id":"\\ud800","revision":0,"option":"x"}',
    '{"type":"answer","id":"' + "a" * 121 + '","revision":0,"option":"x"}',
    '{"type":"undo","id":"a","revision":0,"to":' + "9" * 400 + "}",
    '{"type":"undo","id":"a","revision":0,"to":' + "9" * 9000 + "}",
    '{"type":"undo","id":"a","revision":0,"to":-1}',
    '{"type":"undo","id":"a","revision":0,"to":[]}',
    '{"type":"settle","id":"a","seat":6}',
    '{"type":"settle","id":"a","seat":-1}',
    '{"type":"settle","id":"a","seat":0,"name":"' + "x" * 10_000 + '"}',
    '{"type":"confirm","id":"a","revision":0,"keys":' + str(["k"] * 201).replace("'", '"') + "}",
    '{"type":"hello","lang":"e","revision":0}',
    '{"type":"hello","lang":"en","revision":-2}',
    '{"type":"hello","lang":"en","revision":' + "9" * 300 + "}",
    '{"type":"state"}',
    '{"type":"__class__"}',
    '{"a":' + "[" * 16_000,
    '{"a":' + '{"a":' * 2_500 + "1" + "}" * 2_501,
    "[" * 16_000,
]


@pytest.mark.parametrize("chunk", range(0, len(HOSTILE), NONSENSE_LIMIT - 3))
def test_what_nobody_understands_is_refused_and_the_line_stays(
    server: Any, table: str, cookie: str, line: Any, chunk: int
) -> None:
    page = line(server, table, cookie)
    page.hello()
    for message in HOSTILE[chunk : chunk + NONSENSE_LIMIT - 3]:
        assert isinstance(page.say(message), p.Refused), message
    page.send(random.Random(1).randbytes(500))
    assert isinstance(page.until(p.Refused), p.Refused)
    assert page.say(FIRST) == p.Done(id="a")


def test_sensible_messages_about_nothing_are_refused(server: Any, table: str, cookie: str, line: Any) -> None:
    page = line(server, table, cookie)
    page.hello()
    for message in (
        p.Answer(id="a", revision=0, option="<script>"),
        p.Answer(id="a", revision=0, option="{ $option }\u202e"),
        p.Answer(id="a", revision=10_000_000, option="character:pillar"),
        p.Undo(id="u", revision=0, to=10_000_000),
        p.Undo(id="u", revision=0, to="step"),
        p.Undo(id="u", revision=0, to="__init__"),
        p.Vote(id="v", revision=0, agree=True),
        p.Order(id="o", revision=0, seat=5, topic="gift", policy="pass"),
        p.Order(id="o", revision=0, seat=0, topic="gift", policy="always"),
        p.Confirm(id="c", revision=0, keys=[]),
        p.Settle(id="s", seat=5, name="x"),
        p.Settle(id="s", seat=0, colour="red;}"),
        p.Settle(id="s", seat=0, player="skynet"),
        p.Free(id="f", seat=5),
        p.Pace(id="p", pace="warp"),
        p.Try(revision=0, keys=["x"] * 200),
    ):
        refused = page.say(message)
        assert isinstance(refused, p.Refused), message
        assert refused.why
    page.send(p.Earlier(before=10_000_000))
    assert page.until(p.Past).log.first == 0
    assert page.say(FIRST) == p.Done(id="a")


def test_who_only_talks_nonsense_is_cut_off(server: Any, table: str, cookie: str, line: Any) -> None:
    page = line(server, table, cookie)
    for _ in range(NONSENSE_LIMIT + 5):
        page.send("nonsense")
    assert page.ended() == TOO_MUCH


@pytest.mark.parametrize("kind", ["text", "bytes", "pieces"])
def test_a_message_that_is_too_large_ends_the_line(
    server: Any, table: str, cookie: str, line: Any, kind: str
) -> None:
    page = line(server, table, cookie)
    page.hello()
    big = "x" * (MESSAGE_LIMIT + 1)
    with contextlib.suppress(ConnectionClosed):  # the server may hang up before the last piece is sent
        page.socket.send({"text": big, "bytes": big.encode(), "pieces": iter([big[:9000], big[:9000]])}[kind])
    assert page.ended() == 1009
    again = line(server, table, cookie)
    assert again.hello().revision == 0


def test_a_compressed_message_that_grows_too_large_ends_the_line(
    server: Any, table: str, cookie: str, line: Any
) -> None:
    page = line(server, table, cookie, compression="deflate")
    page.hello()
    page.socket.send("x" * 8_000_000)
    assert page.ended() == 1009


def test_a_flood_ends_the_line_and_the_table_goes_on(server: Any, table: str, cookie: str, line: Any) -> None:
    other, page = line(server, table, cookie), line(server, table, cookie)
    other.hello()
    page.hello()
    for _ in range(Settings().messages + 400):
        try:
            page.send(p.Earlier(before=0))
        except Exception:
            break
    assert page.ended() == TOO_MUCH
    assert other.say(FIRST) == p.Done(id="a")


# --- Dead and slow pages ------------------------------------------------------------------------------


def test_a_page_that_vanishes_without_a_word_is_gone(server: Any, table: str, cookie: str, line: Any) -> None:
    host = line(server, table, cookie)
    host.hello()
    ben_cookie = server.cookie()
    join(server, table, ben_cookie, links(host)["1"])
    ben = line(server, table, ben_cookie)
    ben.hello()
    assert host.until(p.Room).seats[1].name == "Ben"
    raw = ben.socket.socket
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    raw.shutdown(socket.SHUT_RDWR)
    while host.until(p.Room).seats[1].here:
        pass
    assert host.say(FIRST) == p.Done(id="a")


def test_a_page_that_never_reads_holds_up_nobody(server: Any, table: str, cookie: str, line: Any) -> None:
    host = line(server, table, cookie)
    host.hello()
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.connect(("127.0.0.1", server.port))
    small.sendall(upgrade(server, table, cookie, server.host))
    hello = msgspec.json.encode(p.Hello(lang="en", revision=-1))
    asked = bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello
    try:
        for n in range(60):  # a whole state each, of which nothing is read
            small.sendall(asked)
            started = time.monotonic()
            done = host.say(p.Pace(id=f"p{n}", pace=("calm", "brisk")[n % 2]))
            assert isinstance(done, p.Done)
            assert time.monotonic() - started < 5
            time.sleep(0.02)
    except (BrokenPipeError, ConnectionResetError):
        pass
    finally:
        small.close()
    assert host.say(FIRST) == p.Done(id="a")


class Deaf:
    """A socket that says hello and then takes nothing any more."""

    def __init__(self) -> None:
        self.said = [{"type": "websocket.receive", "text": '{"type":"hello","lang":"en","revision":-1}'}]

    async def accept(self) -> None:
        pass

    async def receive(self) -> Any:
        return self.said.pop() if self.said else await asyncio.Event().wait()

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        await asyncio.Event().wait()


def test_who_takes_nothing_any_more_is_no_longer_here(
    lay: Any, evening: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "SEND_TIMEOUT", 0.05)
    monkeypatch.setattr(live, "CLOSE_TIMEOUT", 0.05)

    async def told(tables: Any) -> None:
        page = await tables.page(lay(), "host")
        room = page.place.room
        room.join("deaf", p.Joining(room.seats[1].key, take=True))
        deaf = asyncio.create_task(live.converse(tables.hall, Deaf(), "deaf", page.place))  # type: ignore[arg-type]
        while not room.here["deaf"]:
            await asyncio.sleep(0)
        assert isinstance(await page.answer(), p.Done)
        await asyncio.wait_for(deaf, 10)
        assert not room.here["deaf"]
        assert page.place.connections == {page.line}
        assert not page.last(p.Room).seats[1].here

    evening(told)


def test_a_browser_cannot_open_pages_without_end(server: Any, table: str, cookie: str, line: Any) -> None:
    pages = [line(server, table, cookie) for _ in range(24)]
    for page in pages:
        page.hello()
    one_more = line(server, table, cookie)
    assert one_more.ended() == TOO_MUCH
    assert b"pages open" in b"".join(m.encode() for m in one_more.heard)
