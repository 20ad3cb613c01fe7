"""Beats: what has happened at a table, cut into moments that are shown one after the other.

A beat is made from a stretch of the log: a card that was turned up and all it did, a round of a fight, a
blow. Which events open one, which belong to it and what is said of it is each game's business (`Composer`);
this module cuts the log. A beat that is only worth a line in "since your last decision" is quiet. Nothing
here knows who looks, at what pace, or what somebody has seen already.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Literal

from msgspec import Struct, structs

from tilldawn.engine.event import Event, LogLine
from tilldawn.engine.request import Text
from tilldawn.engine.table import Table
from tilldawn.play.face import face_of, found
from tilldawn.play.opened import Opened

Weight = Literal["large", "small", "quiet"]
"""Large: it waits for somebody to go on. Small: it may go on by itself. Quiet: it is only listed."""
Tone = Literal["", "good", "bad"]
Piece = tuple[int, Event]
"""An event and its place in the log."""

LOOK_BACK = 400
"""How far back the beginning of a beat is looked for."""


class Row(Struct, frozen=True):
    """One thing that came of it. `at` is the place of the line in the log that tells it."""

    at: int
    text: Text
    refs: tuple[str, ...] = ()
    tone: Tone = ""


class Part(Struct, frozen=True):
    """A part of what came of it, under a title of its own."""

    title: Text | None
    rows: tuple[Row, ...]
    tone: Tone = ""


class Blow(Struct, frozen=True, kw_only=True):
    """Somebody strikes somebody: what the blow deals by itself, what cards were turned, what it comes to."""

    by: str
    to: str
    base: int
    cards: tuple[str, ...]
    applied: str
    damage: int
    hearts: tuple[tuple[str, int, int], ...]
    """Who lost hearts: before and after."""


class Beat(Struct, frozen=True, kw_only=True):
    """A moment to be shown: lines `first` to `last` of the log (that one not included)."""

    first: int
    last: int
    kind: str
    weight: Weight
    done: bool
    """Nothing more comes of it: a question may still be open in the middle of one."""
    twice: bool = False
    """It is shown when it begins and again when it is done."""
    kicker: Text | None = None
    title: Text
    card: str = ""
    """What lies on the stage: its words are shown, and its picture."""
    folded: bool = False
    """The card says how to handle cards, which nobody has to do here, or has been read before."""
    picture: str = ""
    """What is pictured, where that is something else than the card."""
    opened: tuple[Opened, ...] = ()
    """Cards that were turned up: the one on the stage, and those that were read in part."""
    people: tuple[str, ...] = ()
    said: Text | None = None
    """What was chosen or is told, large."""
    page: Text | None = None
    blow: Blow | None = None
    number: int = 0
    of: int = 0
    """Which one of how many it is, where that is known."""
    parts: tuple[Part, ...] = ()
    short: tuple[Row, ...] = ()
    """It in a few lines, for the list of what has happened."""

    @property
    def told(self) -> frozenset[int]:
        """Places of the lines that are shown or listed."""
        rows = [row.at for part in self.parts for row in part.rows] + [row.at for row in self.short]
        return frozenset(rows)


class Group(Struct):
    """Lines of the log that belong together, before anything is said of them."""

    kind: str
    pieces: list[Piece]
    closed: bool = False
    before: tuple[Event, ...] = ()
    """What had happened since the last anchor."""

    @property
    def opener(self) -> Event:
        return self.pieces[0][1]

    def of(self, *names: str) -> list[Piece]:
        """The pieces with one of these names."""
        return [piece for piece in self.pieces if piece[1].name in names]


class Composer(ABC):
    """A game's way of cutting its log into beats."""

    opens: ClassVar[Mapping[str, str]] = {}
    """Events that begin a beat, and its kind."""
    closes: frozenset[str] = frozenset()
    """Events that belong to the beat they end."""
    anchors: frozenset[str] = frozenset()
    """Events no beat goes beyond: phases, turns. They belong to none, unless they open one."""
    alone: frozenset[str] = frozenset()
    """Events that are a beat by themselves; what lies around them goes on as if they were not there."""
    quiet: frozenset[str] = frozenset()
    """Events outside of beats that are listed all the same."""

    def opening(self, event: Event, group: Group | None) -> str:
        """The kind of beat an event begins, if it does."""
        return self.opens.get(event.name, "")

    def belongs(self, event: Event, group: Group) -> bool:
        """Whether an event is part of the open beat."""
        return True

    @abstractmethod
    def compose(self, group: Group, done: bool, seen: Struct) -> Beat | None:
        """The beat these lines make, if they are worth one."""

    def midway(self, kind: str) -> bool:
        """Whether a question of this kind is asked in the middle of a beat."""
        return False

    def tone(self, event: Event) -> Tone:
        """Whether an event is a loss or a gain, for eyes and ears alike."""
        return ""

    # --- Cutting -----------------------------------------------------------------------------------

    def cut(self, lines: Sequence[LogLine], first: int) -> Iterator[Group]:
        """The groups of a stretch of the log that begins at an anchor, or at the beginning."""
        group: Group | None = None
        since: list[Event] = []
        for at, line in enumerate(lines, first):
            event = line.event
            kind = self.opening(event, group)
            anchor = event.name in self.anchors
            if kind and event.name in self.alone:
                yield Group(kind, [(at, event)], closed=True, before=tuple(since))
            elif kind or anchor:
                if group is not None:
                    group.closed = True
                    yield group
                group = Group(kind, [(at, event)], before=tuple(since)) if kind else None
            elif group is not None and self.belongs(event, group):
                group.pieces.append((at, event))
                if event.name in self.closes:
                    group.closed = True
                    yield group
                    group = None
            elif event.name in self.quiet:
                yield Group("", [(at, event)], closed=True, before=tuple(since))
            if anchor:
                since.clear()
            since.append(event)
        if group is not None:
            yield group

    def begins(self, lines: Sequence[LogLine]) -> int:
        """Where to begin so that the last of these lines is cut as it is in the whole log."""
        for at in range(len(lines) - 1, -1, -1):
            if lines[at].event.name in self.anchors:
                return at
        return 0


class Silence(Composer):
    """A game that has no beats."""

    def compose(self, group: Group, done: bool, seen: Struct) -> Beat | None:
        return None


@cache
def composer_of(game: str) -> Composer:
    """The composer of a game."""
    place = face_of(game).beats
    composer: Composer = found(place)() if place else Silence()
    return composer


def beats(table: Table[Any], first: int, last: int, seen: Struct) -> list[Beat]:
    """The beats that lines `first` to `last` of the log are part of, in the order they are to be shown."""
    composer = composer_of(table.game.id)
    if isinstance(composer, Silence) or first >= last:
        return []
    begin = max(table.at_hand, first - LOOK_BACK, 0)
    begin = min(begin, first)
    before = table.lines(begin, first + 1)
    begin += composer.begins(before)
    request = table.request
    open_end = last >= table.told and request is not None and composer.midway(request.kind)
    made: list[Beat] = []
    groups = sorted(composer.cut(table.lines(begin, last), begin), key=_order)
    for group in groups:
        if group.pieces[-1][0] < first:
            continue
        done = group.closed or not open_end
        beat = composer.compose(group, done, seen)
        if beat is not None and (beat.weight != "quiet" or beat.short):
            made.append(beat)
    return made


def _order(group: Group) -> int:
    """A beat comes after what led to it: one that stands by itself follows the one it happened in."""
    return group.pieces[0][0]


def row(piece: Piece, *refs: str, tone: Tone = "") -> Row:
    """A line of the log as it is told there."""
    at, event = piece
    return Row(at, event.told, refs, tone)


def fact(event: Event, name: str) -> str:
    """A ref or a word among the facts of an event; nothing where it has none of that name."""
    value = getattr(event, name, "")
    return value if isinstance(value, str) else ""


def facts(event: Event) -> dict[str, Any]:
    """All facts of an event, by name."""
    return structs.asdict(event)
