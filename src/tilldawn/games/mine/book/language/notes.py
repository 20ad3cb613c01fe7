"""Words about written tokens: a promise, a debt, a face, that comes back days later."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import ClassVar, Literal

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.request import Arg, Text
from tilldawn.games.mine.book.events import NoteHomeless
from tilldawn.games.mine.book.grammar import Condition, Effect, Place, Scene
from tilldawn.games.mine.book.notes import OUTSIDE, PILE, STORAGE, erase, noted, write
from tilldawn.games.mine.choices import decide
from tilldawn.games.mine.house.board import board
from tilldawn.games.mine.house.rooms import SPACE
from tilldawn.games.mine.people.group import member
from tilldawn.games.mine.state import Game, Note, State

ON_THE_WAY = ("scavenging", "visit")
"""When written tokens come back on the way; at all other times they do so in the Shelter."""


class Noted(Condition, frozen=True):
    """A written token with this name is in play."""

    says: ClassVar = "note"
    name: str

    def holds(self, s: State, scene: Scene) -> bool:
        return noted(s, self.name) is not None

    def describe(self, so: bool = True) -> Text:
        return self.say(so, note=f"note:{self.name}")

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        if self.name not in notes:
            yield f"nobody writes {self.name}"


class Write(Effect, frozen=True):
    """A written token. With a `script` it comes back: when `phase` begins, `days` later or at once.

    At `spirit` the Black die is rolled each Dawn and 1 or 2 brings it back; at `visit` the party may go
    and see on its way. It lies in `storage`, `outside` (with the actor's name on it), on the `actor` or on
    any space of the Shelter (`space`). Passive tokens are read by other scripts (`Noted`) and by the rules
    named in `book/notes.py`.
    """

    says: ClassVar = "note"
    name: str
    script: int = 0
    days: int = 1
    phase: Literal["", "morning", "dusk", "scavenging", "raid", "dawn", "spirit", "visit"] = ""
    where: Literal["storage", "outside", "actor", "space"] = "storage"

    @rule(
        "M-SCRIPT-07", "M-TOKEN-16", "M-TOKEN-17", "M-SCRIPT-45", "M-SCRIPT-59", "M-SCRIPT-60", "M-BOARD-33"
    )
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        place = yield from self._place(g, scene)
        if not place:
            g.emit(NoteHomeless(note=f"note:{self.name}", rule="M-SCRIPT-59"))
            return
        write(g, Note(self.name, self.script, place, self.phase, s.day + self.days, scene.number))

    def _place(self, g: Game, scene: Scene) -> Flow[str]:
        """Where it is laid; nowhere if the Character it was meant for is gone."""
        s = g.state
        match self.where:
            case "actor":
                return scene.actor if member(s, scene.actor) is not None else ""
            case "outside":
                return f"{OUTSIDE}:{scene.actor}" if scene.actor else OUTSIDE
            case "space":
                spaces = [SPACE(s.leader, space, rule="M-SCRIPT-60") for space in board(s).spaces]
                words: dict[str, Arg] = {"note": f"note:{self.name}"}
                chosen = yield from decide(g, "note-where", spaces, "M-SCRIPT-60", words, refused="all")
                return chosen.args[0]
            case "storage":
                return STORAGE

    def describe(self) -> Text:
        return self.say(note=f"note:{self.name}")

    def links(self, here: Place) -> Iterator[tuple[int, Place]]:
        if self.script:
            yield self.script, "trip" if self.phase in ON_THE_WAY else "home"

    def writes(self) -> tuple[str, ...]:
        return (self.name,)


class Erase(Effect, frozen=True):
    """A written token leaves play for good."""

    says: ClassVar = "note"
    name: str

    @rule("M-SCRIPT-59", "M-SCRIPT-64")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        for note in [n for n in g.state.notes if n.name == self.name]:
            erase(g, note)
        yield from ()

    def describe(self) -> Text:
        return self.say(note=f"note:{self.name}")


class Carry(Effect, frozen=True):
    """A person of weight 3 is carried home tonight; who cannot be carried stays behind."""

    says: ClassVar = ""
    stands: ClassVar = "trip"
    name: str
    script: int

    @rule("M-SCRIPT-34", "M-SCRIPT-27")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        write(g, Note(self.name, self.script, PILE, "dawn", g.state.day, scene.number))
        yield from ()

    def describe(self) -> Text:
        return self.say()

    def links(self, here: Place) -> Iterator[tuple[int, Place]]:
        yield self.script, "home"

    def writes(self) -> tuple[str, ...]:
        return (self.name,)
