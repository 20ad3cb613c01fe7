"""A web table without a browser: rooms in memory, a hall with pages that only listen, servers to talk to."""

from __future__ import annotations

import asyncio
import http.client
import os
import re
import secrets
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import psycopg
import pytest
from msgspec import Struct, field
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from tilldawn.testing.postgres import Postgres, programs
from tilldawn.testing.soak.shown import Shown
from tilldawn.web import app as web_app
from tilldawn.web import protocol as p
from tilldawn.web.app import make_app
from tilldawn.web.figures import Figures
from tilldawn.web.hall import Hall
from tilldawn.web.laying import lay_out
from tilldawn.web.place import Connection, Place
from tilldawn.web.room import Room, table_of
from tilldawn.web.settings import VARIABLE, Settings, as_toml
from tilldawn.web.store import SqliteStore, SqlStore, StoreFailed, open_store

T = TypeVar("T")

HOST, ANA, BEN, EVE = "host", "ana", "ben", "eve"
"""Browsers. Eve has no business here."""

SERVING = Path(__file__).with_name("serving.py")


class Flaky:
    """A store that fails where it is told to."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.broken: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        if name in self.broken:
            return self._fail
        return getattr(self.store, name)

    def _fail(self, *args: Any, **options: Any) -> Any:
        raise StoreFailed("error-store-full")


class Shop:
    """A place where stores of one kind are opened, and where one can do what no server would."""

    def __init__(self, where: str) -> None:
        self.where = where
        self._opened: list[SqlStore] = []

    def open(self, *, reading: bool = False) -> SqlStore:
        """The store; opened twice, as by two processes."""
        self._opened.append(open_store(self.where, reading=reading))
        return self._opened[-1]

    def shut(self) -> None:
        for store in self._opened:
            store.close()


class SqliteShop(Shop):
    """Stores in a file."""

    def ask(self, sql: str) -> list[tuple[Any, ...]]:
        """Look behind the store's back."""
        db = sqlite3.connect(self.where, isolation_level=None)
        try:
            return db.execute(sql).fetchall()
        finally:
            db.close()

    def do(self, sql: str) -> None:
        """Change something behind the store's back."""
        self.ask(sql)

    def behead(self, table: str) -> None:
        """Lose the head of a table, and nothing else."""
        self.do(f"DELETE FROM tables WHERE id = '{table}'")


class PostgresShop(Shop):
    """Stores in a database."""

    def ask(self, sql: str) -> list[tuple[Any, ...]]:
        """Look behind the store's back."""
        with psycopg.connect(self.where, autocommit=True) as db:
            found = db.execute(sql.encode())
            return found.fetchall() if found.description else []

    def do(self, sql: str) -> None:
        """Change something behind the store's back."""
        self.ask(sql)

    def behead(self, table: str) -> None:
        """Lose the head of a table, and nothing else."""
        self.do(f"SET session_replication_role = replica; DELETE FROM tables WHERE id = '{table}'")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of these tests' own."""
    if programs() is None:
        pytest.skip("PostgreSQL is not installed (make postgresql)")
    running = Postgres()
    yield running
    running.remove()


@pytest.fixture
def postgres_shop(postgres: Postgres) -> Iterator[PostgresShop]:
    """Stores in a part of the database nobody else uses."""
    name = f"t{secrets.token_hex(8)}"
    with psycopg.connect(postgres.url, autocommit=True) as db:
        db.execute(f"CREATE SCHEMA {name}".encode())
    found = PostgresShop(postgres.schema(name))
    yield found
    found.shut()


@pytest.fixture(params=["sqlite", "postgres"])
def shop(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Any]:
    """Every kind of store there is."""
    if request.param == "postgres":
        yield request.getfixturevalue("postgres_shop")
        return
    found = SqliteShop(str(tmp_path / "shop" / "tables.sqlite3"))
    yield found
    found.shut()


@pytest.fixture
def store() -> Iterator[Flaky]:
    kept = Flaky(SqliteStore(":memory:"))
    yield kept
    kept.store.close()


@pytest.fixture
def lay(store: Flaky) -> Callable[..., str]:
    """Lay out a table and say its id. Seats are `Ana` or `Bot=random`; the host holds them all."""

    def laid(
        *seats: str, game: str = "daylight", seed: str = "7", options: dict[str, Any] | None = None
    ) -> str:
        named = [p.NewSeat(*seat.split("=")) for seat in seats or ("Ana", "Ben")]
        stored = lay_out(HOST, p.NewTable(game, named, options or {}, seed))
        store.create(stored)
        return stored.row.id

    return laid


@pytest.fixture
def wake(store: Flaky) -> Callable[[str], Room]:
    """A room as it lies in the store."""

    def woken(table: str) -> Room:
        stored = store.store.load(table)
        assert stored is not None
        return Room(store, stored, table_of(stored))

    return woken


@pytest.fixture
def room(lay: Callable[..., str], wake: Callable[[str], Room]) -> Room:
    """Two people at Survive Until Daylight: the host has handed seat 0 to Ana and seat 1 to Ben."""
    found = wake(lay("Ana", "Ben"))
    for browser, seat in ((ANA, 0), (BEN, 1)):
        found.join(browser, p.Joining(found.seats[seat].key, take=True))
    return found


class Hand:
    """Plays in the name of whoever holds the seat that is asked."""

    def holder(self, room: Room) -> str:
        assert room.table.request is not None
        return room.seats[room.table.request.options[0].seat].browser

    def first(self, room: Room) -> str:
        """Take the first option there is; say whose it was."""
        assert room.table.request is not None
        browser = self.holder(room)
        room.answer(browser, room.table.revision, room.table.request.options[0].id)
        return browser

    def until(self, room: Room, done: Callable[[Room], bool]) -> None:
        for _ in range(300):
            if done(room):
                return
            self.first(room)
        raise AssertionError("it never came to that")

    def past_a_reveal(self, room: Room) -> None:
        """Until the last answer was followed by something chance has shown."""
        self.until(room, lambda r: bool(r.table.answers) and r.table.target("step").reveals > 0)

    def kept(self, room: Room) -> bool:
        """Whether the store holds what the room shows."""
        stored = room.store.load(room.row.id)
        assert stored is not None
        assert stored.journal == room.table.journal
        assert table_of(stored).state == room.table.state
        assert stored.row.orders == room.table.orders
        assert [s.browser for s in stored.seats] == [s.browser for s in room.seats]
        return True


@pytest.fixture
def hand() -> Hand:
    return Hand()


class Page(Struct, eq=False):
    """A page at a table of a hall: it speaks, and keeps what it hears."""

    hall: Hall
    place: Place
    line: Connection
    heard: list[Any] = []
    raw: list[bytes] = []
    shown: Shown = field(default_factory=Shown)

    async def hello(self, lang: str = "en", revision: int = -1) -> None:
        await self.hall.hello(self.place, self.line, p.Hello(lang=lang, revision=revision))

    async def say(self, message: p.Incoming) -> Any:
        """Do something; the Done or Refused that came back."""
        self.take()
        await self.hall.act(self.place, self.line, message)
        return next(m for m in self.take() if isinstance(m, p.Done | p.Refused))

    async def answer(self, option: str = "", revision: int = -1) -> Any:
        table = self.place.room.table
        assert table.request is not None
        return await self.say(
            p.Answer(
                id=f"a{table.revision}",
                revision=table.revision if revision < 0 else revision,
                option=option or table.request.options[0].id,
            )
        )

    def take(self) -> list[Any]:
        """What has come since the last look."""
        fresh: list[Any] = []
        while not self.line.queue.empty():
            message = self.line.queue.get_nowait()
            if isinstance(message, int):
                fresh.append(message)
                continue
            self.raw.append(message)
            fresh.append(self.shown.hear(message))
        self.heard += fresh
        return fresh

    def last(self, kind: type[T]) -> T:
        self.take()
        return [m for m in self.heard if isinstance(m, kind)][-1]

    async def leave(self) -> None:
        await self.hall.leave(self.place, self.line)

    async def come_back(self) -> None:
        """The line broke; the page says what it still shows."""
        lang, revision = self.line.lang, self.shown.state["revision"]
        self.line = self.hall.admit(self.place, self.line.browser)
        await self.hello(lang, revision)


HANGS = 120.0
"""Seconds after which something is taken to hang, on the slowest machine."""


class Tables:
    """A hall, and pages that come to it."""

    def __init__(self, store: Flaky) -> None:
        self.hall = Hall(store, Figures())
        self.hall.notice_every = 0.0

    async def page(self, table: str, browser: str, *, lang: str = "en", revision: int = -1) -> Page:
        place = await self.hall.place(table)
        assert place is not None
        page = Page(self.hall, place, self.hall.admit(place, browser))
        await page.hello(lang, revision)
        return page

    async def seated(self, table: str, *browsers: str) -> list[Page]:
        """A page for each browser, at the seats in order."""
        place = await self.hall.place(table)
        assert place is not None
        for seat, browser in enumerate(browsers):
            joining = p.Joining(place.room.seats[seat].key, take=True)
            await self.hall.join(place, browser, joining)
        return [await self.page(table, browser) for browser in browsers]


@pytest.fixture
def evening(store: Flaky) -> Callable[[Callable[[Tables], Awaitable[None]]], None]:
    """Run something at a hall, to its end."""

    def run(play: Callable[[Tables], Awaitable[None]]) -> None:
        async def whole() -> None:
            tables = Tables(store)
            try:
                await asyncio.wait_for(play(tables), HANGS)
            finally:
                for task in tuple(tables.hall._tasks):
                    task.cancel()
                await asyncio.gather(*tables.hall._tasks, return_exceptions=True)
                tables.hall._pool.shutdown()

        asyncio.run(whole())

    return run


# --- Over HTTP ----------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def page_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Something in place of the page."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "index.html").write_text("<!doctype html><title>Tilldawn</title>")
    (folder / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "assets").mkdir()
    (folder / "assets" / "main.js").write_text("export {}")
    return folder


ORIGIN = "http://testserver"


class Browser:
    """A browser with its own cookie, on one application."""

    def __init__(self, client: TestClient, *, cookie: bool = True) -> None:
        self.client = client
        self.headers = {"origin": ORIGIN}
        if cookie:
            self.meet()

    def meet(self) -> None:
        found = self.get("/api/me")
        self.headers["cookie"] = found.headers["set-cookie"].partition(";")[0]

    def get(self, path: str, **headers: str) -> Any:
        return self._call("GET", path, headers=self.headers | headers)

    def post(self, path: str, content: Any = b"{}", **headers: str) -> Any:
        content = content if isinstance(content, bytes) else msgspec.json.encode(content)
        return self._call("POST", path, content=content, headers=self.headers | headers)

    def delete(self, path: str) -> Any:
        return self._call("DELETE", path, headers=self.headers)

    def _call(self, method: str, path: str, **more: Any) -> Any:
        self.client.cookies.clear()
        return self.client.request(method, path, **more)

    def lay(self, *seats: str, game: str = "daylight") -> str:
        named = [p.NewSeat(*seat.split("=")) for seat in seats or ("Ana", "Ben")]
        laid = self.post("/api/tables", p.NewTable(game, named, seed="7"))
        assert laid.status_code == 201, laid.text
        return str(laid.json()["table"])


@pytest.fixture
def settings() -> Settings:
    """What the server allows; tests that want something else parametrize it."""
    return Settings()


@pytest.fixture
def client(
    store: Flaky, page_folder: Path, monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> Iterator[TestClient]:
    monkeypatch.setattr(web_app, "PAGE", page_folder)
    with TestClient(make_app(store, settings=settings), ORIGIN, raise_server_exceptions=False) as found:
        yield found


@pytest.fixture
def visitor(client: TestClient) -> Callable[..., Browser]:
    """A new browser, each time."""

    def opened(*, cookie: bool = True) -> Browser:
        return Browser(client, cookie=cookie)

    return opened


# --- A process of its own -----------------------------------------------------------------------------


class Process:
    """`tilldawn serve`, in a process that can be killed."""

    def __init__(
        self, data: Path, page: Path, host: str = "127.0.0.1", more: Sequence[str] = (), **settings: Any
    ) -> None:
        env = {**os.environ, "TILLDAWN_DATA": str(data)}
        if settings:
            file = data.with_suffix(".toml")
            file.write_text(as_toml(Settings(**settings)))
            env[VARIABLE] = str(file)
        self._log = data.parent / f"{secrets.token_hex(4)}.log"
        with self._log.open(
            "w"
        ) as errors:  # not a pipe: nobody reads it meanwhile, and a full one would stop it
            self.running = subprocess.Popen(
                [sys.executable, str(SERVING), str(page), "serve", "--host", host, "--port", "0", *more],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=env,
            )
        assert self.running.stdout is not None
        self.said = self.running.stdout.readline()
        found = re.search(r":(\d+) ", self.said)
        if not found:
            self.running.wait(timeout=20)
            raise AssertionError(self.said or self.complaints())
        self.port = int(found[1])
        self.host = f"127.0.0.1:{self.port}"
        self.origin = f"http://{self.host}"

    def call(self, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, bytes, Any]:
        """One request, with nothing added by a client that means well."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            line.request(method, path, body, {"Origin": self.origin, **headers})
            got = line.getresponse()
            return got.status, got.read(), got.headers
        finally:
            line.close()

    def cookie(self) -> str:
        _, _, headers = self.call("GET", "/api/me")
        return str(headers["set-cookie"]).partition(";")[0]

    def lay(self, cookie: str, *seats: str, game: str = "daylight", seed: str = "7") -> str:
        named = [p.NewSeat(*seat.split("=")) for seat in seats or ("Ana", "Ben")]
        wanted = msgspec.json.encode(p.NewTable(game, named, seed=seed))
        status, said, _ = self.call("POST", "/api/tables", wanted, Cookie=cookie)
        assert status == 201, said
        return str(msgspec.json.decode(said)["table"])

    def complaints(self) -> str:
        """What it has written to its log so far."""
        return self._log.read_text()

    def kill(self) -> None:
        self.running.kill()
        self.running.communicate(timeout=20)

    def stop(self) -> tuple[int, float, str]:
        """End it as a service manager would: how, after how many seconds, and what it complained about."""
        started = time.monotonic()
        self.running.terminate()
        self.running.communicate(timeout=20)
        return self.running.returncode, time.monotonic() - started, self.complaints()


@pytest.fixture
def served(tmp_path: Path, page_folder: Path) -> Iterator[Callable[..., Process]]:
    """Starts servers, all on the data folder of this test."""
    started: list[Process] = []

    def start(**how: Any) -> Process:
        started.append(Process(tmp_path / "served", page_folder, **how))
        return started[-1]

    yield start
    for process in started:
        if process.running.poll() is None:
            process.kill()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, page_folder: Path) -> Iterator[Process]:
    """One server for all tests of a module."""
    process = Process(tmp_path_factory.mktemp("server"), page_folder)
    yield process
    status, _, complaints = process.stop()
    told = [line for line in complaints.splitlines() if "was refused, since it asked for" not in line]
    assert (status in (0, -15), told) == (True, [])


class Line:
    """A page's live line to a server, as bytes on a real socket."""

    def __init__(
        self, server: Process, table: str, cookie: str, origin: str | None = None, **how: Any
    ) -> None:
        self.opening = connect(
            f"ws://{server.host}/ws/{table}",
            origin=Origin(server.origin if origin is None else origin),
            additional_headers={"Cookie": cookie},
            max_size=None,
            max_queue=None,
            open_timeout=20,
            close_timeout=2,
            **how,
        )
        self.socket = self.opening.__enter__()
        self.heard: list[Any] = []
        self.shown = Shown()

    def send(self, message: Any) -> None:
        self.socket.send(
            message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        )

    def hello(self, revision: int = -1) -> Any:
        """Come in; the state as it stands."""
        self.send(p.Hello(lang="en", revision=revision))
        return self.until(p.State)

    def until(self, *kinds: Any) -> Any:
        """The next message of one of these kinds."""
        while True:
            message = self.shown.hear(self.socket.recv(timeout=20))
            self.heard.append(message)
            if isinstance(message, kinds):
                return message

    def say(self, message: Any) -> Any:
        """Send something and hear whether it was done."""
        self.send(message)
        return self.until(p.Done, p.Refused)

    def ended(self) -> int:
        """Read on to the end; the code it was closed with."""
        try:
            while True:
                self.heard.append(self.socket.recv(timeout=20))
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


@pytest.fixture
def line() -> Iterator[Callable[..., Line]]:
    """Lines that are closed when the test is over."""
    opened: list[Line] = []

    def connected(*args: Any, **how: Any) -> Line:
        opened.append(Line(*args, **how))
        return opened[-1]

    yield connected
    for one in opened:
        one.opening.__exit__(None, None, None)
