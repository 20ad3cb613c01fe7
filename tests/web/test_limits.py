"""Budgets: whatever strangers ask for, there is an end to it, and the tables go on."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from starlette.requests import HTTPConnection

import tilldawn
from tilldawn import cli
from tilldawn.engine.budget import Budget
from tilldawn.rulebook import search
from tilldawn.web import hall as web_hall
from tilldawn.web import protocol as p
from tilldawn.web import rooms as web_rooms
from tilldawn.web.app import BUDGETS, address_of, same_origin
from tilldawn.web.budget import Bucket, Shares
from tilldawn.web.errors import Refusal, say
from tilldawn.web.figures import Figures
from tilldawn.web.logs import Json, Lines
from tilldawn.web.settings import Settings, as_toml, described, load_settings
from tilldawn.web.store import StoreFailed
from tilldawn.web.wire import Door

TABLE = p.NewTable("daylight", [p.NewSeat("Ana")], seed="7")
DOCS = Path(__file__).parents[2] / "docs" / "operations.md"


# --- Settings -----------------------------------------------------------------------------------------


def test_what_is_printed_is_a_file_that_says_the_same(tmp_path: Path) -> None:
    wanted = Settings(public="https://play.example.org", proxies=["10.0.0.1"], save_kb=7, idle_days=30)
    file = tmp_path / "settings.toml"
    file.write_text(as_toml(wanted))
    assert load_settings(file) == wanted


def test_all_settings_are_printed_on_demand(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["serve", "--show-settings"]) == 0
    printed = capsys.readouterr().out
    for name, _, about in described():
        assert re.search(rf"^{name} = ", printed, re.MULTILINE)
        assert about.split()[0] in printed


def test_a_proxy_may_be_told_by_its_network() -> None:
    settings = Settings(proxies=["10.0.0.0/8", "::1"])
    told = ("10.1.2.3", "::1", "11.0.0.1", "127.0.0.1", "nginx", "-")
    assert [settings.trusts(address) for address in told] == [True, True, False, False, False, False]
    door = Door(replace(settings, connections_an_address=1), Figures())
    assert [door.admit(address) for address in ("10.1.2.3", "10.1.2.3", "11.0.0.1", "11.0.0.1")] == [
        *(True, True, True, False)
    ]


@pytest.mark.parametrize(
    "written",
    [
        *("save_kb = 0", "save_kb = 'much'", "unknown = 1", "public = 'play.example.org'", "=", b"\xff\xfe"),
        *("proxies = ['nginx']", "proxies = ['*']", "proxies = ['10.0.0.1/8']"),
    ],
)
def test_settings_that_cannot_be_are_refused_by_name(
    tmp_path: Path, written: str | bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "settings.toml"
    file.write_bytes(written if isinstance(written, bytes) else written.encode())
    assert cli.main(["serve", "--settings", str(file)]) == 1
    assert str(file) in capsys.readouterr().err


def test_a_file_that_is_not_there_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TILLDAWN_SETTINGS", str(tmp_path / "none.toml"))
    with pytest.raises(Refusal, match=r"none\.toml"):
        load_settings()


def test_the_handbook_names_every_setting_with_its_default() -> None:
    text = DOCS.read_text()
    for name, default, about in described():
        assert f"| `{name}` | `{msgspec.json.encode(default).decode()}` | {about} |" in text


# --- Buckets ------------------------------------------------------------------------------------------


def test_a_bucket_lets_a_trickle_and_short_bursts_through() -> None:
    now = [0.0]
    bucket = Bucket(4, 2.0, lambda: now[0])
    assert [bucket.take() for _ in range(6)] == [True] * 4 + [False] * 2
    now[0] += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] += 100
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]


def test_a_budget_forgets_who_has_not_asked_for_longest_and_nobody_else() -> None:
    budget = Shares(1, 60, kept=2)
    assert budget.take("ana")
    assert budget.take("ben")
    assert not budget.take("ana")
    assert budget.take("cid")  # now ben is forgotten
    assert not budget.take("ana")
    assert budget.take("ben")


# --- Budgets of the server ----------------------------------------------------------------------------


def asked(ana: Any, budget: str) -> Any:
    """One request that costs something of a budget."""
    match budget:
        case "names_an_address":
            return ana.post("/api/me", p.Naming("Ana"))
        case "searches_an_address":
            return ana.get("/api/rules?q=the")
        case "uploads_an_address":
            return ana.post("/api/open", b"no save")
        case "tables_an_address":
            return ana.post("/api/tables", TABLE)
        case "keys_an_address":
            return ana.post("/api/me/look", p.Private("x" * 43))
        case "links_an_address":
            return ana.post("/api/tables/none/open", p.Opening("key"))
        case "wakes_an_address":
            return ana.post("/api/tables/none/join", p.Joining("key"))
    raise AssertionError(budget)


@pytest.mark.parametrize(
    ("budget", "settings"), [(name, replace(Settings(metrics_token="t"), **{name: 2})) for name in BUDGETS]
)
def test_an_address_has_its_share_and_no_more(visitor: Any, budget: str) -> None:
    for _ in range(2):
        assert asked(visitor(), budget).status_code in (200, 201, 400, 404)
    refused = asked(visitor(), budget)
    assert refused.status_code == 429
    assert "too often" in refused.json()["why"]
    figures = visitor().get("/metrics", authorization="Bearer t").text
    assert f'tilldawn_bounded_total{{budget="{budget}"}} 1.0' in figures


@pytest.mark.parametrize("settings", [Settings(tables_an_address=1)])
def test_what_is_refused_uses_nothing_up(visitor: Any) -> None:
    ana = visitor()
    for _ in range(5):
        assert ana.post("/api/tables", {"game": "chess", "seats": [{}]}).status_code == 400
    assert ana.post("/api/tables", TABLE).status_code == 201


@pytest.mark.parametrize("settings", [Settings(tables_an_address=1)])
def test_an_address_somebody_claims_to_be_counts_for_nothing(visitor: Any) -> None:
    ana = visitor()
    codes = [
        ana.post("/api/tables", TABLE, **{"x-forwarded-for": f"10.0.0.{n}"}).status_code for n in range(3)
    ]
    assert codes == [201, 429, 429]


def test_a_household_is_one_address() -> None:
    def of(host: str) -> str:
        return address_of(HTTPConnection({"type": "http", "headers": [], "client": (host, 1)}))

    assert of("2001:db8::1") == of("2001:db8::ffff:2") != of("2001:db8:0:1::1")
    assert of("192.0.2.1") == of("::ffff:192.0.2.1") != of("192.0.2.2")


@pytest.mark.parametrize("settings", [Settings(watchers_a_table=2)])
def test_a_table_has_only_so_many_watchers(visitor: Any, store: Any) -> None:
    ana = visitor()
    key = p.Joining(store.store.load(table := ana.lay()).row.watch)
    early = [visitor(), visitor()]
    for guest in early:
        assert guest.post(f"/api/tables/{table}/join", key).status_code == 200
    late = visitor().post(f"/api/tables/{table}/join", key)
    assert late.status_code == 400
    assert "watch this table (2)" in late.json()["why"]
    assert early[0].post(f"/api/tables/{table}/join", key).status_code == 200


def test_a_search_words_nothing_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    search("the")
    monkeypatch.setattr("tilldawn.rulebook.rule_text", None)
    assert len(search("the")) > 300


def test_long_work_waits_apart_and_not_in_any_number(evening: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    hold = threading.Event()
    monkeypatch.setattr(web_rooms, "lay_out_save", lambda *_, **__: hold.wait(20))

    async def told(tables: Any) -> None:
        hall = tables.hall
        tables.hall._uploads.most = 3
        busy = [hall._start(hall.open_save("ana", b"")) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="busy"):
            await hall.open_save("ana", b"")
        assert await hall.new_table("ana", TABLE)  # who moves does not wait for them
        assert b"tilldawn_uploads_queued 3.0" in hall.measured()
        hold.set()
        await asyncio.gather(*busy, return_exceptions=True)

    evening(told)


def test_bots_go_on_when_the_disk_has_room_again(
    lay: Any, store: Any, evening: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_hall, "PAUSES", (0.05,))

    async def told(tables: Any) -> None:
        store.broken = {"append"}
        page = await tables.page(lay("A=random", "B=random"), "host")
        await asyncio.sleep(0.6)
        page.take()
        said = [m for m in page.heard if isinstance(m, p.Refused)]
        assert len(said) == 1
        assert page.place.room.table.revision == 0
        store.broken = set()
        while page.place.room.table.revision == 0:  # `evening` gives up after a while
            await asyncio.sleep(0.05)

    evening(told)


# --- Saves of strangers -------------------------------------------------------------------------------


def save_of(answers: int, undos: int) -> bytes:
    """A save with a journal that goes to and fro."""
    table = tilldawn.new_table("daylight", seats=2, seed="7")
    for n in range(answers + undos):
        assert table.request is not None
        table.answer(table.request.options[0].id)
        if n >= answers:
            table.undo("step", agreed=True)
    return bytes(table.save())


@pytest.mark.parametrize("settings", [Settings(save_entries=60, save_undos=5)])
@pytest.mark.parametrize(("answers", "undos", "why"), [(40, 0, "60"), (3, 6, "5")])
def test_a_save_that_goes_to_and_fro_without_end_is_refused(
    visitor: Any, answers: int, undos: int, why: str
) -> None:
    ana = visitor()
    assert ana.post("/api/open", save_of(3, 2)).status_code == 201
    refused = ana.post("/api/open", save_of(answers, undos))
    assert refused.status_code == 400
    assert why in refused.json()["why"]


@pytest.mark.parametrize("settings", [Settings(save_seconds=1e-9)])
def test_a_save_that_takes_too_long_is_refused(visitor: Any) -> None:
    assert visitor().post("/api/open", save_of(3, 0)).status_code == 400


def test_a_stop_does_not_wait_for_long_work(evening: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = threading.Event()

    def endless(*_: Any, budget: Budget, **__: Any) -> Any:
        begun.set()
        while not budget.overdue():
            time.sleep(0.01)
        raise Refusal("error-busy")

    monkeypatch.setattr(web_rooms, "lay_out_save", endless)

    async def told(tables: Any) -> None:
        upload = asyncio.create_task(tables.hall.open_save("ana", b""))
        while not begun.is_set():
            await asyncio.sleep(0.01)
        await asyncio.wait_for(tables.hall.close(), 5)
        with pytest.raises(Refusal):
            await asyncio.wait_for(upload, 5)

    evening(told)


# --- What people are told -----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_people_at_a_table_are_not_told_where_the_server_keeps_its_files(lang: str) -> None:
    full = StoreFailed("error-store-full")
    reach = StoreFailed("error-store-reach", path="postgresql://db/srv", reason="at /srv/socket")
    denied = StoreFailed(
        "error-store-write", path="/srv/tables", reason="attempt to write a readonly database"
    )
    unread = StoreFailed("error-store-read", path="/srv/tables", reason="disk I/O error")
    said = [say(error, lang) for error in (full, denied, unread, reach)]
    assert not any("/srv" in text for text in said)
    assert len(set(said)) == 3  # one that cannot be reached cannot be read
    assert [("full" in text or "plein" in text) for text in said] == [True, False, False, False]


@pytest.mark.parametrize("form", [Lines(), Json()])
def test_a_line_of_the_log_has_its_time_and_level(form: logging.Formatter) -> None:
    try:
        raise RuntimeError("inside")
    except RuntimeError as error:
        record = logging.LogRecord(
            "tilldawn.web", logging.ERROR, "", 1, "table %s", ("t1",), (type(error), error, None)
        )
    said = form.format(record)
    assert re.search(r"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", said)
    assert "error" in said.lower()
    assert "table t1" in said
    assert "inside" in said
    if isinstance(form, Json):
        assert msgspec.json.decode(said)["level"] == "error"


# --- Figures are for who runs it ----------------------------------------------------------------------


def test_figures_are_not_for_everybody(visitor: Any) -> None:
    assert visitor().get("/metrics").status_code == 403  # the test client is no loopback address


@pytest.mark.parametrize("settings", [Settings(metrics_token="secret")])
def test_figures_are_for_who_has_the_token(visitor: Any) -> None:
    ana = visitor()
    assert ana.get("/metrics").status_code == 403
    assert ana.get("/metrics", authorization="Bearer wrong").status_code == 403
    assert ana.get("/metrics", authorization="Bearer secret").status_code == 200


def test_figures_are_not_for_who_comes_through_a_proxy_on_this_machine(server: Any) -> None:
    assert server.call("GET", "/metrics")[0] == 200
    assert server.call("GET", "/metrics", **{"X-Forwarded-For": "192.0.2.1"})[0] == 403


# --- Origins ------------------------------------------------------------------------------------------


def origin(scheme: str, host: str, claimed: str, public: str = "") -> bool:
    headers = [(b"host", host.encode()), (b"origin", claimed.encode())]
    scope = {"type": "http", "scheme": scheme, "path": "/", "query_string": b"", "headers": headers}
    return same_origin(HTTPConnection(scope), public)


@pytest.mark.parametrize(
    ("scheme", "host", "claimed", "public", "ours"),
    [
        ("http", "a.org", "http://a.org", "", True),
        ("http", "a.org", "https://a.org", "", False),
        ("https", "a.org", "http://a.org", "", False),
        ("wss", "a.org", "https://a.org", "", True),
        ("http", "a.org", "https://a.org", "https://a.org", True),
        ("http", "b.org", "http://b.org", "https://a.org", False),
        ("http", "a.org", "", "", False),
    ],
)
def test_a_page_is_ours_by_scheme_and_host(
    scheme: str, host: str, claimed: str, public: str, ours: bool
) -> None:
    assert origin(scheme, host, claimed, public) is ours


# --- On a real socket ---------------------------------------------------------------------------------


def test_half_a_head_is_not_waited_for(served: Any) -> None:
    server = served(header_seconds=0.5, connections_an_address=60)
    slow = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(50)]
    for one in slow:
        one.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
    for one in slow:
        one.settimeout(10)
        assert one.recv(100).startswith(b"HTTP/1.1 408 ")
        one.close()
    assert server.call("GET", "/healthz")[0] == 200


def test_the_next_request_on_a_connection_is_not_waited_for_either(served: Any) -> None:
    server = served(header_seconds=0.5)
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.settimeout(10)
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        said = b""
        while b"ok\n" not in said:
            said += line.recv(10_000)
        line.sendall(b"GET /healthz HT")
        assert line.recv(100).startswith(b"HTTP/1.1 408 ")


def test_a_body_that_does_not_come_is_not_waited_for(served: Any) -> None:
    server = served(body_seconds=0.5)
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.settimeout(10)
        head = f"POST /api/open HTTP/1.1\r\nHost: {server.host}\r\nOrigin: {server.origin}\r\n"
        line.sendall((head + f"Cookie: {server.cookie()}\r\nContent-Length: 500\r\n\r\nx").encode())
        assert line.recv(100).startswith(b"HTTP/1.1 408 ")


def test_an_address_has_only_so_many_connections(served: Any) -> None:
    server = served(connections_an_address=5)
    held = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(5)]
    time.sleep(0.3)
    with socket.create_connection(("127.0.0.1", server.port)) as more:
        more.settimeout(10)
        assert more.recv(100).startswith(b"HTTP/1.1 503 ")
    for one in held:
        one.close()
    time.sleep(0.3)
    assert server.call("GET", "/healthz")[0] == 200


def test_pages_at_tables_count_as_connections_until_they_leave(served: Any, line: Any) -> None:
    server = served(connections=4)
    cookie = server.cookie()
    table = server.lay(cookie)
    pages = [line(server, table, cookie) for _ in range(3)]
    for page in pages:
        page.hello()
    assert b"tilldawn_connections 4.0" in server.call("GET", "/metrics")[1]
    for page in pages:
        page.opening.__exit__(None, None, None)
    time.sleep(0.3)
    assert b"tilldawn_connections 1.0" in server.call("GET", "/metrics")[1]


def test_asking_for_the_whole_table_again_and_again_ends_the_line(served: Any, line: Any) -> None:
    server = served(hellos=5)
    cookie = server.cookie()
    page = line(server, server.lay(cookie), cookie)
    for _ in range(12):
        page.send(p.Hello(lang="en", revision=-1))
    assert page.ended() == 1008


def test_asking_too_often_what_will_come_is_refused_and_the_line_holds(served: Any, line: Any) -> None:
    server = served(foresights=3)
    cookie = server.cookie()
    page = line(server, server.lay(cookie), cookie)
    state = page.hello()
    options = [one.id for one in state.ask.options][:2]
    page.send(p.Foresee(revision=state.revision, options=options))
    assert [one.option for one in page.until(p.Foreseen).options] == options
    page.send(p.Foresee(revision=state.revision, options=options))
    assert "again" in page.until(p.Refused).why
