"""A web table for the load bench, in a process of its own: tables laid out, games to be played at them, no
limits on how fast.

Run as a script under any tree's sources, so it speaks only what every release since 0.4.0 knows. It prints
one line of JSON: its port, the tables, and for each the game that will be played there; chance is seeded, so
the answers can be decided before. Then it serves until it is ended.
"""

from __future__ import annotations

import json
import socket
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import uvicorn

from tilldawn.bots import make_bot
from tilldawn.web import protocol as p
from tilldawn.web import serve
from tilldawn.web.laying import lay_out
from tilldawn.web.room import table_of
from tilldawn.web.store import SqliteStore, browser_id

GAMES_PLAYED = 12
"""Different games; tables beyond these play one of them again."""
MANY = 1_000_000


def token(table: int, seat: int) -> str:
    """The cookie of whoever sits there (or watches, beyond the seats)."""
    return f"bench-{table}-{seat}"


def played(game: str, seats: list[p.NewSeat], seed: int) -> list[tuple[int, str, int, int]]:
    """A game as it goes with the heuristic bot: seat, option, revision before and after each answer."""
    table = table_of(lay_out("bench", p.NewTable(game, seats, seed=str(seed))))
    bot = make_bot("heuristic", game, "bench")
    moves: list[tuple[int, str, int, int]] = []
    while table.request is not None:
        chosen = bot.choose(table, table.request.seats[0])
        before = table.revision
        table.answer(chosen.id, chosen.seat)
        moves.append((chosen.seat, chosen.id, before, table.revision))
    return moves


def lay(store: SqliteStore, game: str, tables: int, sockets: int) -> dict[str, Any]:
    """Tables with two seats; whoever comes beyond them watches."""
    seats = [p.NewSeat("Ana"), p.NewSeat("Ben")]
    ids = []
    for n in range(tables):
        stored = lay_out(browser_id(token(n, 0)), p.NewTable(game, seats, seed=str(n % GAMES_PLAYED)))
        stored.seats[1].browser = browser_id(token(n, 1))
        stored.watchers |= {browser_id(token(n, seat)) for seat in range(2, sockets)}
        store.create(stored)
        ids.append(stored.row.id)
    games = [played(game, seats, seed) for seed in range(min(tables, GAMES_PLAYED))]
    return {"tables": ids, "games": games}


def main(folder: str, game: str, tables: int, sockets: int) -> None:
    """Lay out, say where, serve."""
    store = SqliteStore(Path(folder) / serve.STORE)
    laid = lay(store, game, tables, sockets)
    listening = socket.create_server(("127.0.0.1", 0), backlog=serve.BACKLOG)
    config = _config(store) if find_spec("tilldawn.web.settings") else _config_of_0_4(store)
    print(json.dumps({"port": listening.getsockname()[1], **laid}), flush=True)
    uvicorn.Server(config).run(sockets=[listening])


def _config(store: Any) -> uvicorn.Config:
    """As `tilldawn serve` does it, with limits nobody meets."""
    from tilldawn.web.app import LOOPBACK, Server
    from tilldawn.web.figures import Figures
    from tilldawn.web.hall import Hall
    from tilldawn.web.settings import Settings

    sys.setswitchinterval(serve.SWITCH)
    settings = Settings(messages=MANY, connections_an_address=MANY, wakes_an_address=MANY)
    hall = Hall(store, Figures(), settings)
    return serve.configured(Server(hall, LOOPBACK).app(), hall)


def _config_of_0_4(store: Any) -> uvicorn.Config:
    from tilldawn.web import app
    from tilldawn.web import live as lines

    bucket: Any = lines.__dict__["Bucket"]
    bucket.take = lambda *_: True
    return uvicorn.Config(
        app.make_app(store, app.LOOPBACK),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_queue=16,
        ws_ping_interval=20,
        ws_ping_timeout=20,
    )


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
