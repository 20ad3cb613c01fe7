"""A sitting: a table with its people and bots, saved after every answer. Front ends share it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.bots.protocol import Bot
from tilldawn.engine.errors import RulesChanged, TilldawnError
from tilldawn.engine.event import Event
from tilldawn.engine.request import Option, Text
from tilldawn.engine.save import read, recall
from tilldawn.engine.table import Table, Target
from tilldawn.saves import NotSaved, Shelf, named, nights, tables

NAME_LENGTH = 60
KEPT_ROOM = 26
"""A save's name has so many characters at most; the time and a number take so many of them."""


class BotMove(Struct):
    """What a bot did and why."""

    option: Option
    why: Text
    events: list[Event]


class Sitting:
    """One table being played. Every change is on disk before the front end hears of it."""

    def __init__(self, table: Table[Any], name: str | None = None) -> None:
        self.table = table
        self.shelf: Shelf = tables()
        self.name = name or self.shelf.new_name(table.game.id)
        self.trouble: NotSaved | None = None
        self.bots: dict[int, Bot] = {}
        for at, seat in enumerate(table.seats):
            if seat.player != "human":
                self.bots[at] = make_bot(seat.player, table.game.id, f"{self.name}/{at}")
                table.orders[at] = table.game.eager()
        self._save()

    @property
    def people(self) -> list[int]:
        """Seats where a person decides."""
        return [at for at, seat in enumerate(self.table.seats) if seat.player == "human"]

    def answer(self, option_id: str) -> list[Event]:
        """Give an answer for a person."""
        events = self.table.answer(option_id)
        self._save()
        return events

    def bot_move(self) -> BotMove | None:
        """Let the next bot decide, if one is asked. None when it is a person's turn or all is over."""
        chosen = step(self.table, self.bots)
        if chosen is None:
            return None
        events = self.table.answer(chosen.id, chosen.seat)
        self._save()
        return BotMove(chosen, self.bots[chosen.seat].why(), events)

    def order(self, seat: int, topic: str, policy: str) -> list[Event]:
        """Set a standing order."""
        events = self.table.order(seat, topic, policy)
        self._save()
        return events

    def target(self, to: str | int) -> Target:
        """Where an undo would go; people undo past the bots."""
        return self.table.target(to, self.people or None)

    def undo(self, to: str | int, *, agreed: bool = False) -> Target:
        """Go back."""
        target = self.table.undo(to, agreed=agreed, seats=self.people or None)
        self._save()
        return target

    def save_as(self, name: str) -> None:
        """Keep the table as it stands now under a name."""
        named().write(name, self.table.save())

    def _save(self) -> None:
        """Write the table down. Trouble is remembered, not raised: the game goes on in memory."""
        try:
            data = self.table.save()
            if self.table.outcome is None:
                self.shelf.write(self.name, data)
                nights().remove(self.name)
            else:
                nights().write(self.name, data)
                self.shelf.remove(self.name)
            self.trouble = None
        except NotSaved as error:
            self.trouble = error


def resume(name: str, *, rescue: bool = False) -> Sitting:
    """Take up a game being played where it was left. Raises RulesChanged where an answer is not allowed any
    more; with `rescue` it goes on from its last checkpoint, and the old file is kept among the saves."""
    data = tables().read(name)
    table = recall(tilldawn.load(data, rescue=rescue))
    if rescue:
        keep_old(name, data)
    return Sitting(table, name)


def keep_old(name: str, data: bytes) -> str:
    """Put a save aside under a name of its own, before something else takes its place."""
    shelf = named()
    kept = shelf.new_name(name[: NAME_LENGTH - KEPT_ROOM].rstrip())
    shelf.write(kept, data)
    return kept


def open_save(name: str, *, rescue: bool = False) -> Sitting:
    """Begin a sitting from a named save or a file; the save itself stays as it is. With `rescue`, one that
    the rules do not allow any more goes on from its last checkpoint."""
    return Sitting(recall(tilldawn.load(named().read(name), rescue=rescue)))


class Unfinished(Struct):
    """What was played last and has not ended: a game, and those newer than it that cannot be taken up."""

    name: str | None
    refused: dict[str, TilldawnError]


def unfinished(game: str | None = None) -> Unfinished:
    """Look through the games being played, newest first; through those of one game, where it is named.

    One that the rules do not allow any more has not ended either: it can be rescued.
    """
    refused: dict[str, TilldawnError] = {}
    for kept in tables().all():
        try:
            data = tables().read(str(kept.path))
            try:
                found = recall(tilldawn.load(data)).game.id
            except RulesChanged:
                found = read(data).game
        except TilldawnError as error:
            refused[kept.name] = error
            continue
        if game in (None, found):
            return Unfinished(kept.name, refused)
    return Unfinished(None, refused)


def last_unfinished(game: str | None = None) -> str | None:
    """The name of the game that was played last and has not ended."""
    return unfinished(game).name
