"""The HTTP interface: who may come in, what is refused and in which words, headers, limits."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from tilldawn.web import app as web_app
from tilldawn.web import hall as web_hall
from tilldawn.web import protocol as p
from tilldawn.web import rooms as web_rooms
from tilldawn.web.app import HEADERS, LOOPBACK, make_app
from tilldawn.web.place import LATER
from tilldawn.web.settings import Settings

TABLE = p.NewTable("daylight", [p.NewSeat("Ana"), p.NewSeat("Ben")], seed="7")
CHANGES = ["/api/me", "/api/tables", "/api/open", "/api/tables/x/join"]
PATHS = ["/", "/rules", "/t/some/key", "/healthz", "/metrics", "/api/me", "/api/lobby", "/nowhere"]


def why(response: Any) -> str:
    return str(response.json()["why"])


# --- Cookies and origins ------------------------------------------------------------------------------


def test_a_new_browser_gets_a_cookie_no_script_and_no_other_site_can_use(visitor: Any) -> None:
    ana = visitor(cookie=False)
    cookie = ana.get("/api/me").headers["set-cookie"]
    token = cookie.partition("=")[2].partition(";")[0]
    assert len(token) >= 43  # 256 bits
    assert {"HttpOnly", "SameSite=strict", "Path=/"} <= {part.strip() for part in cookie.split(";")}
    assert "Secure" not in cookie
    assert "set-cookie" not in visitor().get("/api/me").headers
    assert ana.get("/api/me").headers["set-cookie"] != cookie


def test_another_site_that_leads_here_takes_nobodys_name_away(visitor: Any) -> None:
    """Followed from elsewhere, a link comes without the strict cookie: a new one would replace it."""
    ana = visitor(cookie=False)
    followed = ana.get("/api/me", accept="text/html,application/xhtml+xml,*/*;q=0.8")
    assert followed.status_code == 200
    assert "set-cookie" not in followed.headers


def test_over_https_the_cookie_is_for_https_only(store: Any) -> None:
    with TestClient(make_app(store), "https://testserver") as client:
        assert "Secure" in client.get("/api/me").headers["set-cookie"]


@pytest.mark.parametrize("path", [*CHANGES, "/api/tables/x/stuck"])
@pytest.mark.parametrize(
    "origin", [None, "null", "", "http://evil.example", "http://testserver.evil.example"]
)
def test_nothing_is_changed_for_another_site(visitor: Any, path: str, origin: str | None) -> None:
    ana = visitor()
    if origin is None:
        del ana.headers["origin"]
    else:
        ana.headers["origin"] = origin
    refused = ana.post(path, TABLE)
    assert refused.status_code == 403
    assert "another site" in why(refused)


def test_a_table_is_not_removed_for_another_site(visitor: Any) -> None:
    host = visitor()
    table = host.lay()
    host.headers["origin"] = "http://evil.example"
    assert host.delete(f"/api/tables/{table}").status_code == 403


def test_without_a_cookie_nobody_sits_down(visitor: Any) -> None:
    nobody, table = visitor(cookie=False), visitor().lay()
    for response in (
        nobody.post("/api/tables", TABLE),
        nobody.post("/api/open", b"x"),
        nobody.post(f"/api/tables/{table}/join", p.Joining("x")),
        nobody.get(f"/api/tables/{table}/save"),
        nobody.delete(f"/api/tables/{table}"),
    ):
        assert response.status_code == 401
        assert "cookies" in why(response)


@pytest.mark.parametrize(
    "cookie", ["tilldawn=", "tilldawn=x", "tilldawn=é", "other=1", "=;;=", "tilldawn=" + "x" * 5000]
)
def test_a_made_up_cookie_is_a_stranger_at_most(visitor: Any, cookie: str) -> None:
    table = visitor().lay()
    eve = visitor(cookie=False)
    eve.headers["cookie"] = cookie.encode()
    assert eve.get("/api/me").json()["tables"] == []
    assert eve.get(f"/api/tables/{table}/save").status_code in (401, 403)


# --- Hosts --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "", "localhost.evil"]
)
def test_on_this_machine_only_its_own_names_are_heard(store: Any, host: str) -> None:
    with TestClient(make_app(store, LOOPBACK), "http://127.0.0.1:8000") as client:
        refused = client.get("/api/me", headers={"host": host})
        assert refused.status_code == 421
        assert "set-cookie" not in refused.headers
        for name, value in HEADERS.items():
            assert refused.headers[name.decode()] == value.decode()


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.1:8000", "localhost:1", "[::1]", "[::1]:8000"])
def test_the_names_of_this_machine_are_heard(store: Any, host: str) -> None:
    with TestClient(make_app(store, LOOPBACK), "http://127.0.0.1:8000") as client:
        assert client.get("/healthz", headers={"host": host}).status_code == 200


# --- Headers and paths --------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PATHS)
def test_every_response_has_the_security_headers(visitor: Any, path: str) -> None:
    headers = visitor().get(path).headers
    for name, value in HEADERS.items():
        assert headers[name.decode()] == value.decode()


@pytest.mark.parametrize("path", ["/assets/main.js", "/assets/none.js"])
def test_an_asset_allows_nothing_at_all_in_fewer_words(visitor: Any, path: str) -> None:
    headers = visitor().get(path).headers
    assert headers["content-security-policy"] == "default-src 'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert "permissions-policy" not in headers


def test_the_policy_allows_no_inline_script_and_no_other_site(visitor: Any) -> None:
    policy = visitor().get("/").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "*" not in policy
    assert "frame-ancestors 'none'" in policy


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/api", "/api/nothing", "/ws", "/assets/../../app.py", "/assets/%2e%2e/index.html", "/.env"],
)
def test_there_is_nothing_elsewhere(visitor: Any, path: str) -> None:
    assert visitor().get(path).status_code == 404


def test_pages_are_the_page_and_assets_are_kept(visitor: Any) -> None:
    ana = visitor()
    for path, status in (("/", 200), ("/t/abc/def", 200), ("/nowhere", 404)):
        page = ana.get(path)
        assert page.headers["content-type"].startswith("text/html")
        assert page.status_code == status
    assert "immutable" in ana.get("/assets/main.js").headers["cache-control"]
    assert ana.get("/assets/none.js").status_code == 404


def test_without_a_built_page_it_says_how_to_build_one(
    store: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_app, "PAGE", tmp_path / "none")
    with TestClient(make_app(store)) as client:
        refused = client.get("/?lang=en")
        assert (refused.status_code, "make page" in refused.text) == (503, True)


@pytest.mark.parametrize(
    ("method", "path"), [("PUT", "/api/tables"), ("GET", "/api/tables"), ("POST", "/healthz")]
)
def test_other_methods_are_not_allowed(client: TestClient, method: str, path: str) -> None:
    assert client.request(method, path).status_code == 405


# --- What is sent -------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", CHANGES)
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"x"',
        b"\xff\xfe",
        b'{"name": 3}',
        b'{"what": 1}',
        b'{"a":' + b"[" * 30_000,
    ],
    ids=str,
)
def test_nonsense_is_refused_in_words(visitor: Any, path: str, content: bytes) -> None:
    refused = visitor().post(path, content)
    assert refused.status_code in (400, 404)
    assert why(refused)


@pytest.mark.parametrize(
    ("path", "limit"),
    [
        *((path, Settings().body_kb) for path in CHANGES if path != "/api/open"),
        ("/api/open", Settings().save_kb),
    ],
)
def test_a_body_that_is_too_large_is_refused(visitor: Any, path: str, limit: int) -> None:
    ana = visitor()
    refused = ana.post(path, b" " * (limit * 1024 + 1))
    assert refused.status_code == 413
    assert str(limit) in why(refused).replace(",", "")


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "chess", "seats": [{}]},
        {"game": "daylight", "seats": []},
        {"game": "daylight", "seats": [{}] * 7},
        {"game": "daylight", "seats": [{"player": "skynet"}]},
        {"game": "daylight", "seats": [{"name": "x" * 201}]},
        {"game": "daylight", "seats": [{}], "options": {"cheat": ["yes"]}},
        {"game": "daylight", "seats": [{}], "options": {"difficulty": ["impossible"]}},
        {"game": "daylight", "seats": [{}], "options": {"switches": ["god"]}},
        {"game": "daylight", "seats": [{}], "options": {"weapons": ["x"] * 21}},
        {"game": "daylight", "seats": [{}], "options": {"weapons": ["nuke"]}},
        {"game": "mine", "seats": [{}], "options": {"characters": ["nobody"]}},
        {"game": "mine", "seats": [{}], "options": {"advanced": ["999"]}},
        {"game": "mine", "seats": [{}], "options": {"fade": ["everything"]}},
        {"game": "mine", "seats": [{}], "seed": "x" * 81},
        {"game": "mine", "seats": [{}], "lang": ""},
    ],
    ids=str,
)
def test_a_table_that_cannot_be_is_refused_in_words(visitor: Any, wanted: Any) -> None:
    ana = visitor()
    refused = ana.post("/api/tables", wanted)
    assert refused.status_code == 400
    assert why(refused)
    assert ana.get("/api/me").json()["tables"] == []


def test_every_choice_of_the_lobby_makes_a_table(visitor: Any) -> None:
    ana = visitor()
    for game in ana.get("/api/lobby").json()["games"]:
        for group in game["options"]:
            chosen = [choice["id"] for choice in group["choices"]][:1]
            wanted = {"game": game["id"], "seats": [{}] * game["least"], "options": {group["id"]: chosen}}
            assert ana.post("/api/tables", wanted).status_code == 201, wanted


def test_errors_are_in_the_language_asked_for(visitor: Any) -> None:
    ana = visitor()
    assert "n’existe pas" in why(ana.post("/api/tables?lang=fr", {"game": "chess", "seats": [{}]}))
    assert "There is no" in why(ana.post("/api/tables?lang=xx", {"game": "chess", "seats": [{}]}))
    french = ana.post("/api/tables", {"game": "chess", "seats": [{}]}, **{"accept-language": "fr-CH,en"})
    assert "n’existe pas" in why(french)


def test_names_come_out_as_data_and_clean(visitor: Any) -> None:
    ana = visitor()
    ana.post("/api/me", {"name": "<script>\u202e\x00Ana"})
    assert ana.get("/api/me").json()["name"] == "<script> Ana"
    ana.lay("<b>\u200bAna", "Ben")
    response = ana.get("/api/me")
    assert response.headers["content-type"] == "application/json"
    assert response.json()["tables"][0]["names"] == ["<b> Ana", "Ben"]


def test_a_fault_of_ours_is_told_in_words_with_the_headers(
    visitor: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ana = visitor()
    monkeypatch.setattr(web_rooms, "lay_out", lambda *_: 1 / 0)
    failed = ana.post("/api/tables", TABLE)
    assert failed.status_code == 500
    assert "inside Tilldawn" in why(failed)
    assert failed.headers["content-security-policy"]
    assert "ZeroDivisionError" in caplog.text


# --- Tables -------------------------------------------------------------------------------------------


def test_a_table_is_laid_joined_listed_and_removed(visitor: Any, store: Any) -> None:
    host, ben, eve = visitor(), visitor(), visitor()
    table = host.lay()
    mine = host.get("/api/me").json()["tables"]
    assert [(t["id"], t["seats"], t["host"], t["over"]) for t in mine] == [(table, [0, 1], True, False)]
    key = store.load(table).seats[1].key
    joined = ben.post(f"/api/tables/{table}/join", p.Joining(key, "Benny", take=True)).json()
    assert (joined["seat"], joined["taken"]) == (1, False)
    asked = eve.post(f"/api/tables/{table}/join", p.Joining(key)).json()
    assert (asked["seat"], asked["taken"], asked["here"], asked["name"]) == (1, True, False, "Benny")
    assert [t["seats"] for t in ben.get("/api/me").json()["tables"]] == [[1]]
    assert eve.get("/api/me").json()["tables"] == []
    assert ben.delete(f"/api/tables/{table}").status_code == 403
    assert host.delete(f"/api/tables/{table}").status_code == 204
    assert ben.get("/api/me").json()["tables"] == []
    assert ben.post(f"/api/tables/{table}/join", p.Joining(key)).status_code == 404


def test_no_key_of_a_seat_is_in_any_list(visitor: Any, store: Any) -> None:
    host, eve = visitor(), visitor()
    table = host.lay()
    stored = store.load(table)
    eve.post(f"/api/tables/{table}/join", p.Joining(stored.row.watch))
    said = eve.get("/api/me").text + eve.get(f"/api/tables/{table}/save").text
    assert table in said
    assert not [
        key for key in (*(s.key for s in stored.seats), stored.row.watch, stored.row.host) if key in said
    ]


@pytest.mark.parametrize("table", ["nothing", "%00", "..", "é", "x" * 3000])
def test_there_is_no_such_table(visitor: Any, table: str) -> None:
    ana = visitor()
    assert ana.post(f"/api/tables/{table}/join", p.Joining("k")).status_code in (404, 405)
    assert ana.get(f"/api/tables/{table}/save").status_code in (404, 405)


def test_a_stranger_with_the_table_but_no_key_gets_nothing(visitor: Any) -> None:
    table, eve = visitor().lay(), visitor()
    assert eve.post(f"/api/tables/{table}/join", p.Joining(table)).status_code == 404
    assert eve.post(f"/api/tables/{table}/join", p.Joining("")).status_code == 404
    assert eve.get(f"/api/tables/{table}/save").status_code == 403
    assert eve.delete(f"/api/tables/{table}").status_code == 403


@pytest.mark.parametrize("settings", [Settings(tables_a_browser=2)])
def test_a_browser_lays_out_only_so_many_tables(visitor: Any) -> None:
    ana = visitor()
    codes = [ana.post("/api/tables", TABLE).status_code for _ in range(3)]
    assert codes == [201, 201, 429]


@pytest.mark.parametrize("settings", [Settings(tables_an_address=2)])
def test_an_address_lays_out_only_so_many_tables_however_many_browsers_it_claims_to_be(visitor: Any) -> None:
    codes = [visitor().post("/api/tables", TABLE).status_code for _ in range(3)]
    assert codes == [201, 201, 429]


def test_tables_nobody_is_at_are_put_to_sleep_by_themselves(
    store: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_app, "SWEEP_EVERY", 0.01)
    slept = threading.Event()
    monkeypatch.setattr(web_hall.Hall, "sleep", lambda hall: slept.set())
    with TestClient(make_app(store)):
        assert slept.wait(10)


def test_a_table_the_store_cannot_read_just_now_is_not_gone(visitor: Any, store: Any) -> None:
    ana = visitor()
    table = ana.lay()
    store.broken = {"load"}
    with ana.client.websocket_connect(f"/ws/{table}", headers=ana.headers) as line:
        assert "disk is full" in line.receive_json()["why"]
        assert line.receive()["code"] == LATER


def test_a_store_that_fails_is_told_in_words(visitor: Any, store: Any) -> None:
    ana = visitor()
    store.broken = {"create", "browser_name"}
    failed = ana.post("/api/tables", TABLE)
    assert failed.status_code == 503
    assert "disk is full" in why(failed)
    store.broken = {"probe"}
    assert ana.get("/readyz").status_code == 503
    assert ana.get("/healthz").text == "ok\n"
    store.broken = set()
    assert ana.get("/readyz").text == "ok\n"


# --- Rules, figures -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "query", ["?q=wave", "?q=%00&game=mine", "?area=none", "?q=" + "a" * 5000, "?q=%27%22%3C", ""]
)
def test_rules_are_searched_whatever_is_typed(visitor: Any, query: str) -> None:
    found = visitor().get(f"/api/rules{query}")
    assert found.status_code == 200
    msgspec.json.decode(found.content, type=p.Rules)


@pytest.mark.parametrize("game", ["chess", "coverage", "../games", "daylight.cards", "."])
def test_rules_of_a_game_that_is_not_there_are_refused(visitor: Any, game: str) -> None:
    refused = visitor().get(f"/api/rules?game={game}")
    assert refused.status_code == 400
    assert "There is no game" in why(refused)


def test_a_rule_is_read_and_one_that_is_not_there_is_told(visitor: Any) -> None:
    ana = visitor()
    rules = ana.get("/api/rules?q=wave").json()["rows"]
    assert ana.get(f"/api/rules/{rules[0]['id']}").json()["id"] == rules[0]["id"]
    assert ana.get("/api/rules/X-NONE-1").status_code == 404


@pytest.mark.parametrize("settings", [Settings(metrics_token="here")])
def test_figures_are_lines_a_collector_can_read(visitor: Any) -> None:
    ana = visitor()
    ana.post("/api/tables", TABLE)
    lines = ana.get("/metrics", authorization="Bearer here").text.splitlines()
    values = {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if line[0] != "#"}
    assert values['tilldawn_events_total{event="tables"}'] == 1
    assert values["tilldawn_lines"] == 0
    assert values['tilldawn_limit{name="save_kb"}'] == 1024
    assert values['tilldawn_answer_seconds_bucket{le="+Inf"}'] == values["tilldawn_answer_seconds_count"]


def test_questions_are_answered_before_the_rows(visitor: Any) -> None:
    found = visitor().get("/api/rules?game=mine&q=how do we win").json()
    assert found["answers"][0]["question"] == "How do we win?"
    assert found["rows"][0]["id"] == "M-WIN-01"


def test_the_glossary_and_the_player_aid_are_had_in_both_languages(visitor: Any) -> None:
    ana = visitor()
    assert len(ana.get("/api/glossary?game=mine").json()) >= 60
    assert ana.get("/api/glossary?game=chess").status_code == 400
    for lang, heading in (("en", "3 · Dusk"), ("fr", "3 · Crépuscule")):
        page = ana.get(f"/aid/mine?lang={lang}")
        assert page.status_code == 200
        assert f'<html lang="{lang}">' in page.text
        assert heading in page.text
        assert "<script" not in page.text
        assert "style=" not in page.text
    assert ana.get("/aid/chess").status_code == 400
    assert "@media print" in ana.get("/aid.css").text
