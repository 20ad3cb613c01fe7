"""Tables for the load bench, laid out in a store, and the games that will be played at them.

Run as a script under any tree's sources, so it speaks only what every release since 0.4.0 knows. It prints
one line of JSON. `games GAME`: games by their seed; chance is seeded, so the answers can be decided before.
`lay STORE GAME TABLES SOCKETS SEED…`: the tables. `serve STORE` is for the tree of 0.4.0, whose command has
no switch for lifting limits: it says the port and serves until it is ended.
"""

from __future__ import annotations

import json
import socket
import sys
from pathlib import Path
from typing import Any

from tilldawn.bots import make_bot
from tilldawn.web import protocol as p
from tilldawn.web import store as stores
from tilldawn.web.laying import lay_out
from tilldawn.web.room import table_of
from tilldawn.web.store import browser_id

GAMES_PLAYED, TRIED = 12, 40
"""Different games, the longest of so many; tables beyond these play one of them again."""


def token(table: int, seat: int) -> str:
    """The cookie of whoever sits there (or watches, beyond the seats)."""
    return f"bench-{table}-{seat}"


def opened(where: str) -> Any:
    """A store by its address; 0.4.0 had files only."""
    if "open_store" in vars(stores):
        return stores.open_store(where)
    return stores.SqliteStore(Path(where))


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


def seats() -> list[p.NewSeat]:
    """Two people."""
    return [p.NewSeat("Ana"), p.NewSeat("Ben")]


def games(game: str) -> dict[int, list[tuple[int, str, int, int]]]:
    """The longest games, by seed."""
    tried = {seed: played(game, seats(), seed) for seed in range(TRIED)}
    longest = sorted(tried, key=lambda seed: -len(tried[seed]))[:GAMES_PLAYED]
    return {seed: tried[seed] for seed in longest}


def lay(where: str, game: str, tables: int, sockets: int, seeds: list[str]) -> list[str]:
    """Tables with two seats, of these seeds in turn; whoever comes beyond the seats watches."""
    store = opened(where)
    ids = []
    for n in range(tables):
        wanted = p.NewTable(game, seats(), seed=seeds[n % len(seeds)])
        stored = lay_out(browser_id(token(n, 0)), wanted)
        stored.seats[1].browser = browser_id(token(n, 1))
        stored.watchers |= {browser_id(token(n, seat)) for seat in range(2, sockets)}
        store.create(stored)
        ids.append(stored.row.id)
    store.close()
    return ids


def serve_0_4(where: str) -> None:
    """Serve as 0.4.0 does, but for its limit on messages."""
    import uvicorn

    from tilldawn.web import app
    from tilldawn.web import live as lines

    bucket: Any = vars(lines)["Bucket"]
    bucket.take = lambda *_: True
    config = uvicorn.Config(
        app.make_app(opened(where), app.LOOPBACK),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_queue=16,
        ws_ping_interval=20,
        ws_ping_timeout=20,
    )
    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(f"http://127.0.0.1:{listening.getsockname()[1]} ", flush=True)
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["games", game]:
            print(json.dumps(games(game)))
        case ["lay", where, game, tables, sockets, *seeds]:
            print(json.dumps(lay(where, game, int(tables), int(sockets), seeds)))
        case ["serve", where]:
            serve_0_4(where)
        case _:
            sys.exit("games GAME, lay STORE GAME TABLES SOCKETS SEED…, or serve STORE")
