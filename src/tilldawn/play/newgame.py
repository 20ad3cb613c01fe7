"""A new game: from the command line, or by a few questions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import Struct

import tilldawn
from tilldawn.bots import bots_for, list_bots, make_bot, maker
from tilldawn.engine.chance import new_seed
from tilldawn.engine.errors import BadOption, TilldawnError
from tilldawn.engine.game import Seat
from tilldawn.engine.request import Arg, Text, literal
from tilldawn.engine.table import Table
from tilldawn.engine.text import Catalog, catalog
from tilldawn.games import list_packs, load_game
from tilldawn.play.console import Console

NAME_LENGTH = 40


class Plan(Struct):
    """What a new table shall be."""

    game: str
    seats: list[Seat]
    seed: str
    options: dict[str, Any]

    def table(self, *, elsewhere: bool = False) -> Table[Any]:
        """Lay it out. Raises BadOption when something is not possible.

        With `elsewhere` bots may be named by where they are (`package.module:Class`), which imports that
        module: for those who sit at this machine, never for who asks over the net.
        """
        check_bots(self.game, self.seats, elsewhere=elsewhere)
        return tilldawn.new_table(self.game, self.seats, self.seed, self.options)


def check_bots(game: str, seats: list[Seat], *, elsewhere: bool = False) -> None:
    """Say clearly when a bot does not play this game (yet)."""
    for seat in seats:
        if elsewhere and ":" in seat.player:
            make_bot(seat.player, game, "")
        elif seat.player != "human" and seat.player not in bots_for(game):
            raise BadOption("error-bot-not-here", bot=seat.player, bots=", ".join(bots_for(game)))


def unnamed(player: str, number: int, words: Catalog) -> str:
    """What somebody without a name is called, in the language of the table."""
    return words.say(Text("seat-person" if player == "human" else "seat-bot", {"number": number}))


def parse_seat(text: str, number: int, words: Catalog | None = None) -> Seat:
    """`Ana` is a person, `Ana=heuristic` a bot called Ana, `=random` a bot without a name."""
    name, _, player = text.partition("=")
    player = player.strip() or "human"
    if ":" in player:
        maker(player)
    elif player != "human" and player not in list_bots():
        raise BadOption("error-unknown-bot", bot=player, bots=", ".join(list_bots()))
    shown = "".join(char for char in name if char.isprintable()).strip()[:NAME_LENGTH]
    return Seat(shown or unnamed(player, number, words or catalog("en")), player)


class Interview:
    """Asks what a new table shall be, one question at a time; a bad answer is asked again."""

    def __init__(self, console: Console, words: Catalog, game: str) -> None:
        self.console = console
        self.words = words
        self.game = game
        self.seats_allowed = load_game(game).seats

    def run(self) -> Plan | None:
        """The plan, or None when the input ended."""
        seats = self.seats()
        chosen = None if seats is None else self.choices()
        packs = None if chosen is None else self.packs()
        seed = None if packs is None else self.question("new-seed", lambda t: t or new_seed())
        if seats is None or chosen is None or packs is None or seed is None:
            return None
        return Plan(self.game, seats, seed, {**chosen, **packs})

    def seats(self) -> list[Seat] | None:
        """Who sits at the table."""
        self.tell("new-welcome", game=literal(self.words.say(Text("game-title"))))
        count = self.question("new-seats", partial(self.count, default=self.seats_allowed[0]), **self.range)
        seats: list[Seat] = []
        for number in range(1, (count or 0) + 1):
            seat = self.question("new-seat", partial(_seat, number, self.words), number=number)
            if seat is None:
                return None
            seats.append(seat)
        return None if count is None else seats

    def choices(self) -> dict[str, Any] | None:
        """What else can be chosen for this game, as its options."""
        return {}

    def packs(self) -> dict[str, Any] | None:
        """House cards and pages, where there are any."""
        there = list_packs(self.game)
        if not there:
            return {}
        named = ", ".join(f"{id} ({self.words.say(Text(f'pack-{id}'))})" for id in there)
        return self.question(  # type: ignore[no-any-return]
            "new-packs", lambda t: self.check({"packs": split(t)}) if t else {}, packs=literal(named)
        )

    @property
    def range(self) -> dict[str, int]:
        """The fewest and the most seats."""
        return {"least": self.seats_allowed[0], "most": self.seats_allowed[-1]}

    def tell(self, id: str, **words: Arg) -> None:
        """Write a message."""
        self.console.line(self.words.say(Text(id, words)))

    def question(self, id: str, parse: Callable[[str], Any], **words: Arg) -> Any:
        """Ask until the answer can be understood; None when the input has ended."""
        while True:
            self.tell(id, **words)
            got = self.console.ask()
            if got is None:
                return None
            try:
                return parse(got)
            except TilldawnError as error:
                self.console.line(self.words.say(error.text))

    def count(self, text: str, default: int) -> int:
        """How many seats."""
        if not text:
            return default
        if not text.isdigit() or int(text) not in self.seats_allowed:
            raise BadOption("error-seat-count", count=text, **self.range)
        return int(text)

    def check(self, options: dict[str, Any]) -> dict[str, Any]:
        """Let the game itself say whether these options are possible."""
        load_game(self.game).start(options, 1)
        return options


def interview(game: str, lang: str, console: Console) -> Plan | None:
    """Ask what a new table of this game shall be."""
    from tilldawn.play.face import face_of, found

    load_game(game)
    ask: Interview = found(face_of(game).interview)(console, catalog(lang, game), game)
    return ask.run()


def _seat(number: int, words: Catalog, text: str) -> Seat:
    return parse_seat(text, number, words)


def split(text: str) -> list[str]:
    """The parts of a list with commas."""
    return [part.strip() for part in text.replace(";", ",").split(",") if part.strip()]
