"""Watching a recorded game: every answer and what came of it, and whether it all holds true."""

from __future__ import annotations

import sys
from typing import Any

from tilldawn.engine import journal as jn
from tilldawn.engine.chance import SeededChance
from tilldawn.engine.errors import SaveRefused
from tilldawn.engine.request import Arg, Text, literal
from tilldawn.engine.save import Document, load, read
from tilldawn.engine.table import Table
from tilldawn.engine.view import Speaker
from tilldawn.games import load_game
from tilldawn.play.console import Console
from tilldawn.saves import NoSuchSave, named, nights, tables


def fetch(name: str) -> bytes:
    """The bytes of a recorded game: a file, a finished game, a named save or one being played."""
    for shelf in (nights(), named()):
        try:
            return shelf.read(name)
        except NoSuchSave:
            continue
    return tables().read(name)


def verify(data: bytes) -> tuple[Table[Any], Document, bool]:
    """Play a recorded game again from its beginning.

    Returns the table, the document and whether states could be compared. Raises SaveRefused when an
    answer is not legal, when the states differ, or when an answer of chance is not what the seed gives.
    """
    document = read(data)
    game = load_game(document.game)
    table = load(data, game, verify=True)
    same = document.version == game.version and document.content == game.fingerprint()
    if same:
        seeded = SeededChance(document.seed)

        def audit(weights: dict[str, int], said: str) -> None:
            if seeded.pick(weights) != said:
                raise SaveRefused("error-chance-forged", draw=seeded.drawn)

        rest = SeededChance("")
        Table.replay(game, document.seats, document.options, document.journal, rest, audit=audit)
    return table, document, same


def show_replay(name: str, lang: str, *, verify_only: bool, wait: bool) -> int:
    """Print a recorded game answer by answer, then whether it holds true."""
    console = Console(sys.stdin, sys.stdout)
    table, document, same = verify(fetch(name))
    say = Speaker(table, lang)
    if not verify_only:
        words: dict[str, Arg] = {
            "game": document.game,
            "seats": tuple(f"seat:{at}" for at in range(len(table.seats))),
            "answers": len(table.answers),
            "seed": literal(document.seed),
        }
        console.line(say(Text("replay-title", words)))
        _show(console, say, table, wait)
    id = "replay-verified" if same else "replay-verified-other"
    console.line(say(Text(id, {"answers": len(table.answers)})))
    return 0


def _show(console: Console, say: Speaker, table: Table[Any], wait: bool) -> None:
    """Every decision with what came of it."""
    told: dict[int, list[str]] = {}
    for entry in table.log:
        rule = f" [{entry.event.rule}]" if entry.event.rule else ""
        told.setdefault(entry.position, []).append(say.event(entry.event) + rule)
    for position in range(len(table.answers) + 1):
        for line in told.get(position, ()):
            console.line(line, indent=2)
        if position == len(table.answers) or not jn.is_decision(table.answers[position]):
            continue
        console.line(_decision(say, table, position))
        if wait:
            got = console.ask(say(Text("replay-more")))
            if got is None or got.lower() == "q":
                return


def _decision(say: Speaker, table: Table[Any], position: int) -> str:
    """What a seat decided at a point, in words."""
    entry = table.answers[position]
    asked = table.at(position).request
    chosen = asked.find(jn.answer_id(entry)) if asked else None
    words: dict[str, Arg] = {
        "seat": f"seat:{jn.seat_of(entry)}",
        "choice": literal(say(chosen.text) if chosen else jn.answer_id(entry)),
    }
    return say(Text("replay-decision" if jn.is_choice(entry) else "replay-order", words))
