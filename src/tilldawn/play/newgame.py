"""A new game: from the command line, or by a few questions."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import Struct

import tilldawn
from tilldawn.bots import BOTS, make_bot
from tilldawn.engine.errors import BadOption, TilldawnError
from tilldawn.engine.game import Seat
from tilldawn.engine.request import Text
from tilldawn.engine.table import Table
from tilldawn.engine.text import Catalog
from tilldawn.games import load_game
from tilldawn.play.console import Console

NAME_LENGTH = 40


class Plan(Struct):
    """What a new table shall be."""

    game: str
    seats: list[Seat]
    seed: str
    options: dict[str, Any]

    def table(self) -> Table[Any]:
        """Lay it out. Raises BadOption when something is not possible."""
        for seat in self.seats:
            if seat.player != "human":
                make_bot(seat.player, self.game, "")
        return tilldawn.new_table(self.game, self.seats, self.seed, self.options)


def parse_seat(text: str, number: int) -> Seat:
    """`Ana` is a person, `Ana=heuristic` a bot called Ana, `=random` a bot without a name."""
    name, _, player = text.partition("=")
    player = player.strip() or "human"
    if player != "human" and player not in BOTS:
        raise BadOption("error-unknown-bot", bot=player, bots=", ".join(BOTS))
    shown = "".join(char for char in name if char.isprintable()).strip()[:NAME_LENGTH]
    return Seat(shown or (f"Bot {number}" if player != "human" else f"Player {number}"), player)


def new_seed() -> str:
    """A seed short enough to read out to a friend."""
    return secrets.token_hex(4)


class Interview:
    """Asks what a new table shall be, one question at a time; a bad answer is asked again."""

    def __init__(self, console: Console, words: Catalog) -> None:
        self.console = console
        self.words = words

    def run(self, game: str) -> Plan | None:
        """The plan, or None when the input ended."""
        seats_allowed = load_game(game).seats
        self.console.line(self.words.say(Text("new-welcome", {"game": game})))
        count = self._question(
            "new-seats", lambda t: _count(t, seats_allowed), least=seats_allowed[0], most=seats_allowed[-1]
        )
        if count is None:
            return None
        seats: list[Seat] = []
        for number in range(1, count + 1):
            seat = self._question("new-seat", partial(_seat, number), number=number)
            if seat is None:
                return None
            seats.append(seat)
        level = self._question("new-difficulty", lambda t: _check(game, {"difficulty": t or "normal"}))
        modes = self._question("new-modes", lambda t: _check(game, {"modes": _split(t)})) if level else None
        seed = self._question("new-seed", lambda t: t or new_seed()) if modes else None
        if level is None or modes is None or seed is None:
            return None
        return Plan(game, seats, seed, {**level, **modes})

    def _question(self, id: str, parse: Callable[[str], Any], **words: int) -> Any:
        while True:
            self.console.line(self.words.say(Text(id, dict(words))))
            got = self.console.ask()
            if got is None:
                return None
            try:
                return parse(got)
            except TilldawnError as error:
                self.console.line(self.words.say(error.text))


def _seat(number: int, text: str) -> Seat:
    return parse_seat(text, number)


def _count(text: str, allowed: range) -> int:
    if not text:
        return allowed[0]
    if not text.isdigit() or int(text) not in allowed:
        raise BadOption("error-seat-count", count=text, least=allowed[0], most=allowed[-1])
    return int(text)


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.replace(";", ",").split(",") if part.strip()]


def _check(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """Let the game itself say whether these options are possible."""
    load_game(game).start(options, 1)
    return options
