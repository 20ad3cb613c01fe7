"""Watching a recorded game: every answer and what came of it, and whether it all holds true."""

from __future__ import annotations

import sys
from bisect import bisect_left
from typing import Any

import msgspec
from msgspec import Struct

from tilldawn.engine import journal as jn
from tilldawn.engine.chance import SeededChance
from tilldawn.engine.errors import SaveRefused
from tilldawn.engine.request import Arg, Text, literal
from tilldawn.engine.save import Document, blaming_the_file, is_of_today, load, read
from tilldawn.engine.table import ORIGIN, Table
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


class Proof(Struct):
    """A recorded game that was played again, and what that proves."""

    table: Table[Any]
    document: Document
    same: bool
    """Whether it was recorded under these rules and this content, so that states could be compared."""
    unproved: int = 0
    """So many draws of chance are older than the seed: nothing says where they come from."""
    differs: int = 0
    """The first draw that is not what the seed gives, where other rules or content may be why."""


def verify(data: bytes) -> Proof:
    """Play a recorded game again from its beginning.

    Raises SaveRefused when an answer is not legal, when the states differ, when chance was asked more or less
    often than the record says, or when an answer of chance is not what the seed gives. Under other rules or
    content the last is no proof of anything; it is told all the same (`Proof.differs`).
    """
    document = read(data)
    game = load_game(document.game)
    table = load(data, game, verify=True)
    drawn = [at for at, entry in enumerate(document.journal) if entry[0] == jn.CHANCE]
    old = len(document.journal) if ORIGIN in document.options else 0
    if document.afresh is not msgspec.UNSET:
        old = document.afresh
    unproved = bisect_left(drawn, old)
    before = document.drawn - (len(drawn) - unproved)
    if before < 0 or (before and not old):
        raise SaveRefused("error-chance-count", drawn=document.drawn, found=len(drawn) - unproved)
    proof = Proof(table, document, is_of_today(document, game), unproved)
    seeded = SeededChance(document.seed, before)
    heard = 0

    def audit(weights: dict[str, int], said: str) -> None:
        nonlocal heard
        heard += 1
        if heard > unproved and not proof.differs and seeded.pick(weights) != said:
            proof.differs = heard

    with blaming_the_file():
        rest = SeededChance("")
        Table.replay(game, document.seats, document.options, document.journal, rest, audit=audit)
    if proof.same and proof.differs:
        raise SaveRefused("error-chance-forged", draw=proof.differs)
    return proof


def show_replay(name: str, lang: str, *, verify_only: bool, wait: bool) -> int:
    """Print a recorded game answer by answer, then whether it holds true."""
    console = Console(sys.stdin, sys.stdout)
    proof = verify(fetch(name))
    table, document = proof.table, proof.document
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
    told: dict[str, Arg] = {"answers": len(table.answers), "draws": proof.unproved, "draw": proof.differs}
    afresh = "replay-verified-afresh" if proof.unproved else "replay-verified"
    console.line(say(Text(afresh if proof.same else "replay-verified-other", told)))
    if proof.unproved and not proof.same:
        console.line(say(Text("replay-unproved", told)))
    if proof.differs:
        console.line(say(Text("replay-differs", told)))
    return 1 if proof.differs else 0


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
