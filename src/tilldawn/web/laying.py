"""Laying out tables: new ones, and those that go on from a save file."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from tilldawn.engine import journal as jn
from tilldawn.engine.budget import Budget
from tilldawn.engine.chance import SeededChance, new_seed
from tilldawn.engine.errors import SaveRefused, TilldawnError
from tilldawn.engine.game import Game, Seat
from tilldawn.engine.save import Document
from tilldawn.engine.save import read as read_save
from tilldawn.engine.table import ORIGIN, POLICIES, Table
from tilldawn.engine.text import catalog, languages
from tilldawn.games import load_game
from tilldawn.play.guide import guided
from tilldawn.play.newgame import Plan, check_bots, unnamed
from tilldawn.web import protocol as p
from tilldawn.web.errors import Refusal
from tilldawn.web.lobby import options_of, with_page
from tilldawn.web.room import headings, table_of
from tilldawn.web.seating import COLOURS, clean_name, new_key
from tilldawn.web.store import Company, SeatRow, Stored, TableRow

FRIEND = "friend"
"""Who a seat is for that is taken by its link."""


def lay_out(host: str, wanted: p.NewTable) -> Stored:
    """A new table; the browser that asks hosts it and holds every seat but those of friends. With friends to
    come, it does not begin by itself."""
    _known(wanted.game)
    lang = wanted.lang if wanted.lang in languages() else "en"
    if wanted.guide:
        name = clean_name(wanted.seats[0].name) or unnamed("human", 1, catalog(lang))
        return _stored(host, guided(wanted.game, name).table())
    players = ["human" if seat.player == FRIEND else seat.player for seat in wanted.seats]
    seats = [
        Seat(clean_name(seat.name) or unnamed(player, n + 1, catalog(lang)), player)
        for n, (seat, player) in enumerate(zip(wanted.seats, players, strict=True))
    ]
    seed = clean_name(wanted.seed) or new_seed()
    options = options_of(wanted.game, wanted.options, seed)
    laid = _stored(host, Plan(wanted.game, seats, seed, options).table())
    awaited = [n for n, seat in enumerate(wanted.seats) if seat.player == FRIEND]
    for n in awaited:
        laid.seats[n].browser = ""
    laid.company = Company(laid.company.key, begun=not awaited)
    return laid


def lay_again(host: str, old: Stored) -> Stored:
    """A new table for the people of an old one: same game, same options, same seats with their names, colours
    and players; whoever asks hosts it. Others who play are waited for."""
    options = {name: value for name, value in old.row.options.items() if name != ORIGIN}
    seats = [Seat(seat.name, seat.player) for seat in old.seats]
    laid = _stored(host, Plan(old.row.game, seats, new_seed(), options).table())
    laid.row.pace = old.row.pace
    for fresh, seat in zip(laid.seats, old.seats, strict=True):
        fresh.colour, fresh.browser = seat.colour, seat.browser
    laid.watchers = old.watchers | ({old.row.host} - {host} - {seat.browser for seat in old.seats})
    others = {seat.browser for seat in old.seats if seat.player == "human"} - {host}
    laid.company = Company(laid.company.key, begun=not others)
    return laid


def lay_out_save(host: str, data: bytes, *, salvage: bool = False, budget: Budget | None = None) -> Stored:
    """A table that goes on from a save. Its whole journal is played again, within the budget: nothing in it
    need be believed. With `salvage`, as far as these rules allow."""
    document = read_save(data)
    _known(document.game)
    game = load_game(document.game)
    if len(document.seats) not in game.seats:
        raise Refusal("error-save-edited")
    seats = [Seat(clean_name(seat.name) or str(n), seat.player) for n, seat in enumerate(document.seats, 1)]
    check_bots(game.id, seats)
    return _stored(host, _replayed(document, game, seats, salvage, budget))


def lay_on(old: Stored, budget: Budget | None = None) -> Stored:
    """A table that goes on where a stored one cannot any more: as far as its answers still fit. Same people,
    same links; the old journal is not touched."""
    table = table_of(old, salvage=True, budget=budget)
    fresh = _stored(old.row.host, table)
    fresh.row.watch, fresh.row.pace = old.row.watch, old.row.pace
    return Stored(fresh.row, old.seats, old.watchers, fresh.journal, company=old.company)


def _replayed(
    document: Document, game: Game[Any], seats: list[Seat], salvage: bool, budget: Budget | None
) -> Table[Any]:
    """The table of a save. Anybody can write a save by hand, so whatever goes wrong is the file's fault."""
    if document.version > game.version:
        raise SaveRefused("error-save-newer-rules", version=document.version, known=game.version)
    if ORIGIN in document.options:
        raise SaveRefused("error-save-origin")
    policies = {policy for order in document.orders for policy in order.values()}
    if len(document.orders) != len(seats) or policies - set(POLICIES):
        raise SaveRefused("error-save-edited")
    orders = [{**game.topics, **order} for order in document.orders]
    try:
        chance = SeededChance(new_seed())  # who has the file knows its seed, the others at the table do not
        again = Table.salvage if salvage else Table.replay
        table = again(game, seats, document.options, document.journal, chance, orders=orders, budget=budget)
    except TilldawnError:
        raise
    except Exception as error:
        raise SaveRefused("error-save-edited") from error
    if not salvage and table.answers != jn.fold(document.journal):
        raise SaveRefused("error-save-edited")
    return table


def _known(game: str) -> None:
    if game not in with_page():
        raise Refusal("error-unknown-game", game=game, games=", ".join(with_page()))


def _stored(host: str, table: Table[Any]) -> Stored:
    chance = table.chance
    if not isinstance(chance, SeededChance):
        raise TypeError("a table of this server has seeded chance")
    now = time.time()
    row = TableRow(
        id=new_key(),
        game=table.game.id,
        options=table.options,
        seed=chance.seed,
        drawn=chance.drawn,
        orders=table.orders,
        host=host,
        watch=new_key(),
        pace="brisk",
        headings=headings(table),
        over=table.outcome is not None,
        won=table.outcome.won if table.outcome else None,
        created=now,
        touched=now,
    )
    company = Company(new_key())
    return Stored(row, _seat_rows(host, table.seats), set(), table.journal, company=company)


def _seat_rows(host: str, seats: Sequence[Seat]) -> list[SeatRow]:
    return [SeatRow(s.name, s.player, COLOURS[n], new_key(), host) for n, s in enumerate(seats)]
