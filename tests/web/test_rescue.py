"""Tables whose answers the rules of today do not allow: everybody hears why, the host lets them go on."""

from __future__ import annotations

from concurrent.futures import CancelledError
from contextlib import suppress
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

import tilldawn
from tilldawn.testing.archive import outdated
from tilldawn.web import protocol as p
from tilldawn.web.place import STUCK
from tilldawn.web.store import browser_id

TABLE = p.NewTable("daylight", [p.NewSeat("Ana"), p.NewSeat("Ben")], seed="7")


@pytest.fixture
def stuck(visitor: Any, store: Any) -> tuple[Any, str]:
    """A browser, and a table it hosts whose journal ends with something nobody may do any more."""
    ana = visitor()
    table = ana.post("/api/tables", TABLE).json()["table"]
    head = store.load(table)
    store.append(head.row, len(head.journal), ["0>fly", "0>land"])
    return ana, table


def closed(browser: Any, table: str) -> int:
    """The code its live line is closed with at once."""
    with browser.client.websocket_connect(f"/ws/{table}", headers=browser.headers) as line:
        line.receive_text()
        with pytest.raises(WebSocketDisconnect) as gone:
            line.receive_text()
    return gone.value.code


@pytest.mark.parametrize(("lang", "word"), [("en", "mended"), ("fr", "corrigées")])
def test_the_page_is_told_which_answer_in_its_language(stuck: Any, lang: str, word: str) -> None:
    ana, table = stuck
    assert closed(ana, table) == STUCK
    told = ana.get(f"/api/tables/{table}/stuck?lang={lang}").json()
    assert told["answer"] == "0>fly"
    assert told["position"] == 0
    assert told["host"]
    assert word in told["why"]
    assert "0>fly" in told["why"]


def test_the_host_lets_it_go_on_and_the_old_journal_stays(stuck: Any, store: Any) -> None:
    ana, table = stuck
    before = store.load(table)
    told = ana.post(f"/api/tables/{table}/stuck").json()
    assert told["why"] == ""
    after = store.load(table)
    assert after.journal == before.journal
    fresh = store.load(after.row.continued)
    assert [seat.key for seat in fresh.seats] == [seat.key for seat in before.seats]
    assert [seat.browser for seat in fresh.seats] == [seat.browser for seat in before.seats]
    assert fresh.row.watch == before.row.watch
    mine = ana.get("/api/me").json()["tables"]
    assert [one["id"] for one in mine] == [fresh.row.id]
    leaving = suppress(CancelledError)  # this client cancels who is still saying good-bye
    with leaving, ana.client.websocket_connect(f"/ws/{table}", headers=ana.headers) as line:
        line.send_text('{"type":"hello","lang":"en","revision":-1}')
        heard = {line.receive_json()["type"] for _ in range(2)}
    assert heard == {"room", "state"}


def test_asked_twice_it_goes_on_once(stuck: Any, store: Any) -> None:
    ana, table = stuck
    ana.post(f"/api/tables/{table}/stuck")
    first = store.load(table).row.continued
    ana.post(f"/api/tables/{table}/stuck")
    assert store.load(table).row.continued == first


def test_links_of_old_lead_to_the_table_that_goes_on(stuck: Any, visitor: Any, store: Any) -> None:
    ana, table = stuck
    key = store.load(table).seats[1].key
    ana.post(f"/api/tables/{table}/stuck")
    ben = visitor()
    joined = ben.post(f"/api/tables/{table}/join", p.Joining(key, take=True)).json()
    assert joined["table"] == store.load(table).row.continued
    assert joined["seat"] == 1


def test_only_the_host_may_and_strangers_hear_nothing(stuck: Any, visitor: Any, store: Any) -> None:
    _, table = stuck
    stranger = visitor()
    assert stranger.get(f"/api/tables/{table}/stuck").status_code == 403
    assert stranger.post(f"/api/tables/{table}/stuck").status_code == 403
    ben = visitor()
    seat = store.load(table).seats[1]
    seat.browser = browser_id(ben.headers["cookie"].partition("=")[2])
    store.keep_seat(table, 1, seat)
    assert not ben.get(f"/api/tables/{table}/stuck").json()["host"]
    assert ben.post(f"/api/tables/{table}/stuck").status_code == 403
    assert store.load(table).row.continued == ""


def test_a_save_the_rules_do_not_allow_is_opened_as_far_as_they_do(visitor: Any, store: Any) -> None:
    table = tilldawn.new_table("daylight", ["Ana"], seed=3)
    for _ in range(4):
        table.play(table.request.options[0])  # type: ignore[union-attr]
    ana = visitor()
    data = outdated(table.save())
    refused = ana.post("/api/open", data)
    assert refused.status_code == 400
    assert refused.json()["outdated"]
    opened = ana.post("/api/open?salvage=yes", data)
    assert opened.status_code == 201
    assert store.load(opened.json()["table"]).journal == table.answers


@pytest.mark.parametrize(("lang", "word"), [("en", "1 of the 2 entries"), ("fr", "1 des 2 entrées")])
def test_a_damaged_table_is_shut_and_its_page_is_told(stuck: Any, store: Any, lang: str, word: str) -> None:
    ana, table = stuck
    store.store._db.execute("UPDATE journal SET entry = '0>crawl' WHERE n = 1")
    assert closed(ana, table) == STUCK
    told = ana.get(f"/api/tables/{table}/stuck?lang={lang}").json()
    assert word in told["why"]
    assert (told["answer"], told["host"]) == ("", False)
    assert ana.post(f"/api/tables/{table}/stuck").status_code == 503
