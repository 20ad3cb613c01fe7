"""What a guide is made of: an opening, and steps that are due when what they speak of is there.

A step is due by the table alone: by the open question and by what lies on the table. Which steps somebody has
already read is for front ends to remember; the same table always has the same steps due, so a guide survives
a reload, an undo and a saved game without being part of any of them.

A step points at anchors, in the order in which a front end should try them:

    part:strip          a part of the frame every table has (`PARTS`)
    mark:cold           a goal or a danger of the outlook, as the strip shows it
    verb:resolve        the options of a verb
    space:c4            any other ref: a thing on the table, or one that an option touches

All anchors of a due step are there (`missing`; the tests ask it at every step of many games).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cached_property
from typing import Any

from msgspec import Struct

from tilldawn.engine.chance import SeededChance
from tilldawn.engine.game import Seat
from tilldawn.engine.outlook import Outlook
from tilldawn.engine.request import Arg, Option, Request, Text
from tilldawn.engine.table import Table

PARTS = ("strip", "scene", "aside", "bar")
"""Parts of the frame: where we are, the board, what can be chosen, who must do what."""
COMPANION = "heuristic"
"""The bot that sits at the other seats of a guided table."""


class Scene:
    """A table at a question, as a guide looks at it. `view` is the game's own."""

    def __init__(
        self, table: Table[Any], request: Request, view: Any, outlook: Callable[[Any], Outlook]
    ) -> None:
        self.table = table
        self.request = request
        self.view = view
        self._outlook = outlook

    @property
    def kind(self) -> str:
        """The kind of the open question."""
        return self.request.kind

    @cached_property
    def options(self) -> list[Option]:
        """What people may answer now."""
        people = {n for n, seat in enumerate(self.table.seats) if seat.player == "human"}
        return [option for option in self.request.options if option.seat in people]

    @cached_property
    def verbs(self) -> frozenset[str]:
        """The verbs among it."""
        return frozenset(option.verb for option in self.options)

    @property
    def marks(self) -> frozenset[str]:
        """Kinds of the goals and dangers that are in view."""
        outlook = self._outlook(self.view)
        return frozenset(mark.kind for mark in (*outlook.goals, *outlook.dangers))

    def matching(self, *patterns: str) -> Iterator[Option]:
        """Options whose ids match, pattern by pattern: `clear:*`."""
        for pattern in patterns:
            yield from (option for option in self.options if fnmatchcase(option.id, pattern))

    def touched(self, kind: str, *patterns: str) -> Iterator[str]:
        """Refs of one kind that matching options touch."""
        for option in self.matching(*patterns):
            yield from (ref for ref in option.refs if ref.startswith(f"{kind}:"))


When = Callable[[Scene], bool]
At = Callable[[Scene], Sequence[str]]
Says = Callable[[Scene], dict[str, Arg]]


def _nothing(scene: Scene) -> dict[str, Arg]:
    return {}


class Step(Struct, frozen=True):
    """One thing the guide says: the message `guide-ID`, its title the attribute `title`."""

    id: str
    when: When
    at: tuple[str, ...] | At = ()
    wants: tuple[str, ...] | At = ()
    """Patterns of the options the guide suggests, the best first. Any other answer is as good."""
    rule: str = ""
    """The row of the rulebook it rests on."""
    says: Says = _nothing
    """What the message is told beside."""

    def anchors(self, scene: Scene) -> tuple[str, ...]:
        """What it points at, in a scene in which it is due."""
        return tuple(dict.fromkeys(self.at(scene))) if callable(self.at) else self.at

    def text(self, scene: Scene) -> Text:
        """What it says."""
        return Text(f"guide-{self.id}", self.says(scene))

    def suggested(self, scene: Scene) -> Option | None:
        """The option it suggests, if it suggests one that is there."""
        wants = self.wants(scene) if callable(self.wants) else self.wants
        return next(scene.matching(*wants), None)


class Chapter(Struct, frozen=True):
    """Steps that belong together; the message `guide-chapter-ID` names it."""

    id: str
    steps: tuple[Step, ...]


class Guide(Struct, frozen=True):
    """A guided game: how its table is laid out, and all the guide may say there."""

    game: str
    seed: str
    options: dict[str, Any]
    outlook: Callable[[Any], Outlook]
    """What the game keeps in view."""
    companions: tuple[str, ...]
    """Names of the bots that sit at the table beside whoever learns."""
    chapters: tuple[Chapter, ...]

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps, in the order in which they are told where several are due."""
        return tuple(step for chapter in self.chapters for step in chapter.steps)

    def seats(self, name: str) -> list[Seat]:
        """Who sits at the table: one person, and companions."""
        return [Seat(name), *(Seat(each, COMPANION) for each in self.companions)]

    def leads(self, table: Table[Any]) -> bool:
        """Whether a table is laid out as this guide wants it."""
        return (
            table.game.id == self.game
            and isinstance(table.chance, SeededChance)
            and table.chance.seed == self.seed
            and table.options == self.options
            and len(table.seats) == 1 + len(self.companions)
        )

    def due(self, table: Table[Any], view: Any) -> list[tuple[Chapter, Step, Scene]]:
        """What there is to say now, whether or not somebody has read it; nothing while bots are asked."""
        if table.request is None:
            return []
        scene = Scene(table, table.request, view, self.outlook)
        if not scene.options:
            return []
        return [
            (chapter, step, scene) for chapter in self.chapters for step in chapter.steps if step.when(scene)
        ]

    def suggestion(self, table: Table[Any], view: Any) -> Option | None:
        """What the guide would do now, where it has an opinion."""
        found = (step.suggested(scene) for _, step, scene in self.due(table, view))
        return next((option for option in found if option is not None), None)


def missing(step: Step, scene: Scene) -> list[str]:
    """Anchors of a due step that are not there: a guide never points at nothing."""
    there: Collection[str] = {
        *(f"part:{part}" for part in PARTS),
        *(f"mark:{mark}" for mark in scene.marks),
        *(f"verb:{verb}" for verb in scene.verbs),
        *scene.table.game.things(scene.table.state),
        *(ref for option in scene.options for ref in option.refs),
    }
    return [anchor for anchor in step.anchors(scene) if anchor not in there]


def asked(*kinds: str) -> When:
    """The open question is one of these."""
    return lambda scene: scene.kind in kinds
