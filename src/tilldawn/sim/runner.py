"""Playing many games with bots, on as many processes as wanted.

Game number i of seed S has the seed `S/i`, and so have its characters and bots: what comes out depends
neither on the number of processes nor on their order. A game that breaks is counted and named, never
hidden, and never stops the others.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct

import tilldawn
from tilldawn.bots import BotLike, is_bot, list_bots, make_bot, make_from, name_of
from tilldawn.bots.drive import step
from tilldawn.bots.protocol import Bot
from tilldawn.engine.errors import BadOption
from tilldawn.engine.table import Table
from tilldawn.games import load_game
from tilldawn.sim.figures import cause
from tilldawn.sim.results import GameResult, Report, add_up

MOST_DECISIONS = 100_000
"""A game that takes more has hung."""
BATCH = 20

Progress = Callable[[int, int], None]
"""Hears how many games are done, of how many."""


class Order(Struct, frozen=True):
    """What every game of a simulation has in common; small enough to send to a process."""

    game: str
    seats: int
    bot: Any
    """A BotLike."""
    seed: str
    options: dict[str, Any]
    dials: dict[str, float]


def simulate(
    game: str,
    games: int = 100,
    seats: int = 4,
    bot: BotLike = "heuristic",
    seed: str | int = "1",
    processes: int = 1,
    options: dict[str, Any] | None = None,
    progress: Progress | None = None,
    *,
    dials: dict[str, float] | None = None,
) -> Report:
    """Let bots play many games and count.

    `bot` is a name (`list_bots` has them), `package.module:Class`, a class or function that makes a bot from
    the game's id and a seed (a fresh one for each seat of each game), or a bot itself, which then plays every
    seat of every game. With several processes it must be one that can be pickled.

    Characters are dealt at random, game by game, unless the options name them (an empty list lets the
    bots choose). `dials` sets numbers of judgement of a bot that has them. Raises BadOption when game,
    seats, bot or options are not possible.
    """
    order = Order(game, seats, bot, str(seed), options or {}, dials or {})
    if processes > 1:
        _sendable(bot)
    tilldawn.new_table(game, seats, seed=order.seed, options=order.options, record=False)
    _bots(order, "")
    began = perf_counter()
    report = Report(
        game=game, seats=seats, bot=name_of(bot), seed=order.seed, options=order.options, dials=order.dials
    )
    add_up(report, _results(order, games, processes, progress))
    report.seconds = round(perf_counter() - began, 3)
    return report


def _sendable(bot: BotLike) -> None:
    """Refuse a bot that other processes cannot be given."""
    try:
        pickle.dumps(bot)
    except Exception as error:
        raise BadOption("error-bot-stays-here", reason=f"{type(error).__name__}: {error}") from error


def _results(order: Order, games: int, processes: int, progress: Progress | None) -> Iterator[GameResult]:
    """All results, in the order of the games."""
    size = max(1, min(BATCH, games // (4 * processes)))
    batches = [(order, range(at, min(at + size, games))) for at in range(0, games, size)]
    if processes > 1:
        # A fresh interpreter for each process: a fork could inherit locks of the caller's threads.
        with ProcessPoolExecutor(min(processes, len(batches)), mp_context=get_context("spawn")) as pool:
            yield from _told(pool.map(_play_batch, batches), games, progress)
    else:
        yield from _told(map(_play_batch, batches), games, progress)


def _told(batches: Iterator[list[GameResult]], games: int, progress: Progress | None) -> Iterator[GameResult]:
    done = 0
    for batch in batches:
        yield from batch
        done += len(batch)
        if progress is not None:
            progress(done, games)


def _play_batch(job: tuple[Order, range]) -> list[GameResult]:
    order, numbers = job
    return [play_game(order, number) for number in numbers]


def play_game(order: Order, number: int) -> GameResult:
    """Play one game; whatever goes wrong in it becomes its result."""
    seed = f"{order.seed}/{number}"
    decisions = 0
    try:
        table = lay(order, seed)
        bots = _bots(order, seed)
        while table.request is not None:
            chosen = step(table, bots)
            if chosen is None or decisions >= MOST_DECISIONS:
                raise RuntimeError(f"no end after {decisions} decisions")
            decisions += 1
            table.play(chosen)
        return _result(table, seed, decisions)
    except Exception as error:
        return GameResult(seed=seed, decisions=decisions, error=f"{type(error).__name__}: {error}")


def lay(order: Order, seed: str) -> Table[Any]:
    """The table of one game: nothing recorded, its characters dealt, every seat asked about everything."""
    options = dict(order.options)
    names = _characters(order.game)
    if names and "characters" not in options:
        options["characters"] = Random(f"{seed}/characters").sample(names, order.seats)
    table = tilldawn.new_table(order.game, order.seats, seed=seed, options=options, record=False)
    table.orders = [table.game.eager() for _ in table.seats]
    return table


@cache
def _characters(game: str) -> tuple[str, ...]:
    """The characters a game offers when its seats are asked to choose one."""
    if "characters" not in load_game(game).option_names:
        return ()
    asked = tilldawn.new_table(game, 1, seed="", record=False).request
    return tuple(o.args[0] for o in asked.options if o.verb == "character") if asked else ()


def _bot(order: Order, seed: str) -> Bot:
    if isinstance(order.bot, str):
        return make_bot(order.bot, order.game, seed, tastes=True)
    if is_bot(order.bot):
        bot: Bot = order.bot
        return bot
    if not callable(order.bot):
        raise BadOption("error-bad-bot", bot=order.bot, bots=", ".join(list_bots()))
    return make_from(order.bot, order.game, seed)


def _bots(order: Order, seed: str) -> dict[int, Bot]:
    """A bot for every seat, tuned as ordered."""
    bots = {seat: _bot(order, f"{seed}/{seat}") for seat in range(order.seats)}
    if order.dials:
        for bot in bots.values():
            tune = getattr(bot, "tune", None)
            if tune is None:
                raise BadOption("error-unknown-setting", setting=", ".join(order.dials), settings="–")
            tune(order.dials)
    return bots


def _result(table: Table[Any], seed: str, decisions: int) -> GameResult:
    outcome = table.outcome
    if outcome is None:
        raise RuntimeError("the game stopped without an outcome")
    counted = table.game.figures(table.look())
    return GameResult(
        seed=seed,
        won=outcome.won,
        cause="" if outcome.won else cause(outcome),
        rounds=counted.rounds,
        characters=counted.characters,
        losses=counted.losses,
        decisions=decisions,
    )
