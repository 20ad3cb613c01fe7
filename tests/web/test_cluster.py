"""Several processes on one store: each table is owned by one, and whoever is asked passes it on."""

from __future__ import annotations

import http.client
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import WebSocketException

from tilldawn.web import protocol as p
from tilldawn.web.store import open_store

LEASE = 4.0
JOIN = "/api/tables/{}/join"


@pytest.fixture
def members(served: Any, postgres_shop: Any) -> Callable[..., Any]:
    """Starts servers that share a PostgreSQL database."""

    def start(**settings: Any) -> Any:
        more = ["--store", postgres_shop.where, "--private", "127.0.0.1"]
        return served(more=more, lease_seconds=LEASE, **settings)

    return start


def whole(page: Any) -> Any:
    return page.hello()


def first(state: Any, id: str = "a") -> p.Answer:
    return p.Answer(id=id, revision=state.revision, option=state.ask.options[0].id)


def key_of(shop: Any, table: str, seat: int) -> str:
    stored = shop.open().load(table)
    return str(stored.seats[seat].key)


def owner_of(shop: Any, table: str) -> Any:
    store = open_store(shop.where)
    try:
        return store.owner_of(table)
    finally:
        store.close()


def wait_for(true: Callable[[], Any], seconds: float = 20) -> Any:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := true():
            return found
        time.sleep(0.05)
    raise AssertionError("it never came to that")


def test_a_table_is_played_through_any_process(members: Any, line: Any, postgres_shop: Any) -> None:
    one, two = members(), members()
    host, ben = one.cookie(), two.cookie()
    table = one.lay(host, "Ana", "Ben")
    here = line(one, table, host)
    state = whole(here)
    owner = owner_of(postgres_shop, table)
    body = msgspec.json.encode(p.Joining(key_of(postgres_shop, table, 1), name="Ben", take=True))
    status, said, _ = two.call("POST", JOIN.format(table), body, Cookie=ben)
    assert (status, msgspec.json.decode(said)["seat"]) == (200, 1)
    there = line(two, table, ben)
    assert whole(there).revision == state.revision
    assert here.until(p.Room).seats[1].name == "Ben"
    assert here.say(first(state)) == p.Done(id="a")
    assert whole(line(two, table, ben)).revision > state.revision
    status, save, headers = two.call("GET", f"/api/tables/{table}/save", Cookie=ben)
    assert status == 200
    assert save
    assert "attachment" in headers["content-disposition"]
    assert owner_of(postgres_shop, table).id == owner.id
    assert two.call("GET", f"/api/tables/{table}/save", Cookie=two.cookie())[0] == 403


def test_a_page_that_goes_is_seen_to_go_through_another_process(members: Any, line: Any) -> None:
    one, two = members(), members()
    cookie = one.cookie()
    table = one.lay(cookie, "Ana")
    here = line(one, table, cookie)
    whole(here)
    there = line(two, table, cookie)
    whole(there)

    def lines(count: int) -> bool:
        return f"tilldawn_lines {count}.0" in one.call("GET", "/metrics")[1].decode()

    wait_for(lambda: lines(2))
    there.opening.__exit__(None, None, None)
    wait_for(lambda: lines(1))


def test_tables_of_a_process_that_dies_wake_elsewhere(members: Any, line: Any, postgres_shop: Any) -> None:
    one, two = members(), members()
    cookie = one.cookie()
    table = one.lay(cookie, "Ana")
    here = line(one, table, cookie)
    state = whole(here)
    assert here.say(first(state)) == p.Done(id="a")
    there = line(two, table, cookie)
    revision = whole(there).revision
    one.kill()
    assert there.ended() == 1013
    wait_for(lambda: owner_of(postgres_shop, table) is None)
    again = whole(line(two, table, cookie))
    assert again.revision == revision


def test_a_process_that_was_away_can_do_no_harm(members: Any, line: Any, postgres_shop: Any) -> None:
    one, two = members(), members()
    cookie = one.cookie()
    table = one.lay(cookie, "Ana")
    here = line(one, table, cookie)
    state = whole(here)
    os.kill(one.running.pid, signal.SIGSTOP)
    try:
        wait_for(lambda: owner_of(postgres_shop, table) is None)
        there = line(two, table, cookie)
        assert there.say(first(whole(there))) == p.Done(id="a")
        here.send(first(state, "late"))
    finally:
        os.kill(one.running.pid, signal.SIGCONT)
    assert here.ended() in (1013, 1001)
    assert not any(b'"done"' in m for m in here.heard if isinstance(m, bytes))
    assert whole(line(two, table, cookie)).revision == 1
    assert whole(line(one, table, cookie)).revision == 1  # and is reached through it again


def test_a_process_that_stops_hands_its_tables_on_at_once(
    members: Any, line: Any, postgres_shop: Any
) -> None:
    one, two = members(), members()
    cookie = one.cookie()
    table = one.lay(cookie, "Ana")
    whole(line(one, table, cookie))
    code, seconds, complaints = one.stop()
    assert (code in (0, -15), complaints) == (True, "")
    assert seconds < 5
    assert owner_of(postgres_shop, table) is None
    assert whole(line(two, table, cookie)).revision == 0


def test_budgets_are_common(members: Any) -> None:
    one, two = members(tables_an_address=4), members(tables_an_address=4)
    cookie = one.cookie()
    for _ in range(3):
        one.lay(cookie)
    time.sleep(1.5)
    body = msgspec.json.encode(p.NewTable("daylight", [p.NewSeat("A")]))
    codes = [two.call("POST", "/api/tables", body, Cookie=cookie)[0] for _ in range(2)]
    assert codes == [201, 429]


def test_the_inner_door_is_for_members_only(members: Any, postgres_shop: Any) -> None:
    members()
    store = open_store(postgres_shop.where)
    (owner,) = wait_for(store.owners)
    store.close()
    address, _, token = owner.address.partition("/")
    for shown, status in (("", 403), ("wrong", 403), (token, 200)):
        line = http.client.HTTPConnection(address, timeout=10)
        line.request("GET", "/healthz", headers={"x-tilldawn-member": shown, "x-tilldawn-host": "127.0.0.1"})
        assert line.getresponse().status == status
        line.close()


def answer(server: Any, line: Any, table: str, cookie: str) -> None:
    """Come to a table, answer, and go."""
    page = line(server, table, cookie)
    try:
        state = whole(page)
        if state.ask is not None:
            assert page.say(first(state)) == p.Done(id="a")
    finally:
        page.opening.__exit__(None, None, None)


def children(pid: int) -> list[int]:
    found = subprocess.run(["ps", "--ppid", str(pid), "-o", "pid="], capture_output=True, text=True)
    return [int(one) for one in found.stdout.split()]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_several_processes_share_a_port(
    served: Any, line: Any, kind: str, request: pytest.FixtureRequest
) -> None:
    more = ["--processes", "2"]
    if kind == "postgres":
        more += ["--store", request.getfixturevalue("postgres_shop").where]
    server = served(more=more, lease_seconds=LEASE)
    wait_for(lambda: len(children(server.running.pid)) == 2)
    cookie = wait_for(lambda: server.cookie())
    tables = [server.lay(cookie, "Ana") for _ in range(6)]
    for table in tables:
        for _ in range(3):
            answer(server, line, table, cookie)
    os.kill(children(server.running.pid)[0], signal.SIGKILL)

    def alive() -> bool:
        for table in tables:
            try:
                answer(server, line, table, cookie)
            except (OSError, WebSocketException, TimeoutError):
                return False
        return True

    wait_for(alive, 40)
    wait_for(lambda: len(children(server.running.pid)) == 2)
    family = children(server.running.pid)
    code, seconds, complaints = server.stop()
    assert code in (0, -15)
    assert seconds < 6
    assert re.fullmatch(r"(.*has ended \(-9\) and is started again\n)?", complaints)
    assert not any(Path(f"/proc/{pid}").exists() for pid in family)


@pytest.mark.parametrize("count", ["0", "-3", "100000"])
def test_a_number_of_processes_that_cannot_be_is_told(
    count: str, capsys: pytest.CaptureFixture[str], page_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tilldawn import cli
    from tilldawn.web import serve

    monkeypatch.setattr(serve, "PAGE", page_folder)
    assert cli.main(["serve", "--port", "0", "--processes", count]) == 1
    assert count.lstrip("-") in capsys.readouterr().err.replace(",", "")
