"""Messages of every kind, made at random, against a live server: none of them makes it fail."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tilldawn.testing.soak.hostile import message
from tilldawn.web import protocol as p

LIFTED = {"messages": 1_000_000, "hellos": 1_000_000, "lines_a_browser": 1_000_000}


def whole(line: Any) -> dict[str, Any]:
    """Come in anew; what could be answered now."""
    line.send(p.Hello(lang="en", revision=-1))
    while True:
        got = msgspec.json.decode(line.socket.recv(timeout=20))
        if got["type"] == "state":
            options = [o["id"] for o in (got["ask"] or {"options": []})["options"]]
            return {"revision": got["revision"], "options": options}


def pelt(server: Any, connect: Any, count: int, seed: int) -> None:
    """Send so many messages; the line is opened anew whenever the server has had enough."""
    luck = Random(seed)
    cookie = server.cookie()
    tables = [server.lay(cookie, "Ana", "Ben", game=game) for game in ("daylight", "mine")]
    sent, ends = 0, set()
    while sent < count:
        line = connect(server, luck.choice(tables), cookie)
        table = whole(line)
        try:
            for n in range(luck.choice((20, 200, 800))):
                line.send(message(luck, table))
                sent += 1
                if n % 40 == 39:
                    table = whole(line)
        except ConnectionClosed as closed:
            ends.add(closed.rcvd.code if closed.rcvd else 1006)
        line.opening.__exit__(None, None, None)
    assert ends <= {1007, 1008, 1009}
    figures = server.call("GET", "/metrics")[1].decode()
    assert 'event="failed"' not in figures
    assert server.call("GET", "/readyz")[0] == 200
    for table_id in tables:
        whole(connect(server, table_id, cookie))
    status, seconds, complaints = server.stop()
    assert (status in (0, -15), complaints) == (True, "")
    assert seconds < 8


def test_messages_of_every_kind_make_nothing_fail(served: Any, line: Any) -> None:
    pelt(served(**LIFTED), line, 1_500, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_a_hundred_thousand_messages_make_nothing_fail(served: Any, line: Any, seed: int) -> None:
    pelt(served(**LIFTED), line, 10_000, seed=100 + seed)
