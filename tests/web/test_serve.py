"""`tilldawn serve`: starting, stopping, and what can stand in the way."""

from __future__ import annotations

import socket
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from tilldawn import cli
from tilldawn.web import protocol as p
from tilldawn.web import serve as web_serve
from tilldawn.web.store import SqliteStore


def test_it_says_where_it_is_and_stops_when_told_to(served: Any, line: Any, tmp_path: Path) -> None:
    server = served()
    assert server.said.startswith(f"Tilldawn is at http://127.0.0.1:{server.port} ")
    status, said, headers = server.call("GET", "/healthz")
    assert (status, said) == (200, b"ok\n")
    assert "server" not in headers
    cookie = server.cookie()
    table = server.lay(cookie, "Ana", "Bot=heuristic", game="mine")
    page = line(server, table, cookie)
    state = page.hello()
    if state.ask.seat == 0:
        page.say(p.Answer(id="a", revision=state.revision, option=state.ask.options[0].id))
    code, seconds, complaints = server.stop()
    assert code in (0, -15)
    assert seconds < 8
    assert complaints == ""
    assert page.ended() in (1001, 1012)
    data = tmp_path / "served"
    assert [file.name for file in data.iterdir()] == ["tables.sqlite3"]  # no log of writes is left over
    with sqlite3.connect(data / "tables.sqlite3") as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    db.close()


def test_tables_are_there_after_a_restart(served: Any, line: Any) -> None:
    first = served()
    cookie = first.cookie()
    table = first.lay(cookie)
    page = line(first, table, cookie)
    page.hello()
    page.say(p.Answer(id="a", revision=0, option="character:pillar"))
    first.stop()
    second = served()
    state = line(second, table, cookie).hello(revision=0)
    assert state.revision == 1
    assert len(state.log.lines) > 0


def test_figures_count_what_happens(served: Any, line: Any) -> None:
    server = served()
    cookie = server.cookie()
    page = line(server, table := server.lay(cookie), cookie)
    page.hello()
    page.say(p.Answer(id="a", revision=0, option="character:pillar"))
    page.say(p.Answer(id="b", revision=0, option="character:psycho"))
    page.say("nonsense")
    page.say(p.Pace(id="p", pace="warp"))
    figures = server.call("GET", "/metrics")[1].decode().splitlines()
    for line_ in ("tilldawn_lines 1.0", "tilldawn_tables_awake 1.0", "tilldawn_answer_seconds_count 1.0"):
        assert line_ in figures
    for event in ("stale", "nonsense", "refused"):
        assert f'tilldawn_events_total{{event="{event}"}} 1.0' in figures
    assert table


@pytest.fixture
def with_page(page_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_serve, "PAGE", page_folder)


@pytest.mark.usefixtures("with_page")
def test_a_port_that_is_taken_is_told(served: Any, capsys: pytest.CaptureFixture[str]) -> None:
    server = served()
    assert cli.main(["serve", "--port", str(server.port)]) == 1
    said = capsys.readouterr().err
    assert f"Port {server.port}" in said
    assert f"--port {server.port + 1}" in said


@pytest.mark.usefixtures("with_page")
@pytest.mark.parametrize(("lang", "word"), [("en", "in use by another server"), ("fr", "un autre serveur")])
def test_a_second_server_on_the_same_folder_does_not_start(
    served: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, word: str
) -> None:
    server = served()
    where = str(tmp_path / "served" / web_serve.STORE)
    assert cli.main(["serve", "--port", "0", "--store", where, "--lang", lang]) == 1
    said = capsys.readouterr().err
    assert word in said
    assert str(server.running.pid) in said
    assert str(tmp_path / "served") in said
    server.stop()
    store = SqliteStore(tmp_path / "served" / web_serve.STORE)
    store.hold()
    store.close()


@pytest.mark.usefixtures("with_page")
@pytest.mark.parametrize("port", ["65536", "-1"])
def test_a_port_that_cannot_be_is_told(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["serve", "--port", port]) == 1
    assert "cannot be used" in capsys.readouterr().err


def test_without_a_page_it_says_how_to_make_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(web_serve, "PAGE", tmp_path / "none")
    assert cli.main(["serve", "--port", "0", "--lang", "fr"]) == 1
    assert "make page" in capsys.readouterr().err


@pytest.mark.usefixtures("with_page")
def test_a_store_of_a_newer_version_is_left_alone(
    own_data_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    SqliteStore(own_data_folder / web_serve.STORE).close()
    with sqlite3.connect(own_data_folder / web_serve.STORE) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    assert cli.main(["serve", "--port", "0"]) == 1
    assert "newer Tilldawn" in capsys.readouterr().err


def test_a_stop_while_a_bot_thinks_is_still_a_clean_one(served: Any, line: Any) -> None:
    server = served()
    cookie = server.cookie()
    page = line(server, server.lay(cookie, "A=heuristic", "B=heuristic", game="mine"), cookie)
    page.hello()
    page.say(p.Pace(id="p", pace="instant"))
    time.sleep(0.3)
    code, seconds, complaints = server.stop()
    assert (code in (0, -15), complaints) == (True, "")
    assert seconds < 8


def test_who_asks_by_a_name_it_does_not_know_is_told_what_to_set_and_the_log_says_it_once(
    served: Any,
) -> None:
    server = served()
    for lang, word in (("en", "`public`"), ("fr", "réglages"), ("en", "name")):
        told = {"Host": "play.example.org", "Accept-Language": lang}
        status, said, _ = server.call("GET", "/", **told)
        assert (status, word in said.decode()) == (421, True)
    _, _, complaints = server.stop()
    assert len(complaints.splitlines()) == 1
    assert "asked for as 'play.example.org'" in complaints
    assert "`public`" in complaints


@pytest.mark.parametrize(
    ("settings", "hint"),
    [
        ({}, "at 'https://{host}' was refused, since it asked for 'http://{host}': set `public`"),
        ({"public": "https://{name}"}, "at 'https://{host}' was refused: `public` is 'https://127.0.0.1'"),
    ],
)
def test_a_page_that_is_refused_by_wrong_settings_is_in_the_log_with_what_was_expected(
    served: Any, settings: dict[str, str], hint: str
) -> None:
    server = served(**{name: value.format(name="127.0.0.1") for name, value in settings.items()})
    for _ in range(3):
        assert server.call("POST", "/api/tables", b"{}", Origin=f"https://{server.host}")[0] == 403
    _, _, complaints = server.stop()
    assert len(complaints.splitlines()) == 1
    assert hint.format(host=server.host) in complaints


def test_who_goes_while_sending_is_nothing_to_write_down(served: Any) -> None:
    """A proxy that finds a save too large breaks off; so does whoever wants to fill the log."""
    server = served()
    head = f"POST /api/open HTTP/1.1\r\nHost: {server.host}\r\nOrigin: {server.origin}\r\n"
    for cookie in ("", f"Cookie: {server.cookie()}\r\n"):
        with socket.create_connection(("127.0.0.1", server.port)) as sending:
            sending.sendall(f"{head}{cookie}Content-Length: 5000\r\n\r\n".encode() + b"x" * 100)
    _, _, complaints = server.stop()
    assert complaints == ""
