"""Guides at a table: which one leads it, what it says now, and laying out a guided table."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tilldawn.engine import journal as jn
from tilldawn.engine.errors import BadOption
from tilldawn.engine.request import Arg, Text, literal
from tilldawn.engine.table import Table
from tilldawn.engine.view import Speaker
from tilldawn.guide.steps import Chapter, Guide, Scene, Step
from tilldawn.play.face import face_of, found
from tilldawn.play.newgame import Plan
from tilldawn.play.session import Sitting
from tilldawn.saves import data_folder


def guide_of(game: str) -> Guide | None:
    """The guide of a game, if it has one."""
    place = face_of(game).guide
    if not place:
        return None
    guide = found(place)
    if not isinstance(guide, Guide):
        raise TypeError(f"{place} is no Guide")
    return guide


def guide_at(table: Table[Any]) -> Guide | None:
    """The guide that leads this table: one whose opening it is."""
    guide = guide_of(table.game.id)
    return guide if guide is not None and guide.leads(table) else None


def guided(game: str, name: str) -> Plan:
    """A guided table for somebody of this name."""
    guide = guide_of(game)
    if guide is None:
        raise BadOption("error-no-guide", game=game)
    return Plan(game, guide.seats(name), guide.seed, dict(guide.options))


class Note(Struct, frozen=True):
    """A step of a guide in words."""

    id: str
    chapter: str
    title: str
    text: str
    rule: str
    at: tuple[str, ...]
    """Anchors, the best first (`guide.steps`)."""
    wants: str
    """The option it suggests, if any."""


def notes(guide: Guide, table: Table[Any], view: Any, say: Speaker) -> list[Note]:
    """All there is to say now, whether or not somebody has read it."""
    return [_note(chapter, step, scene, say) for chapter, step, scene in guide.due(table, view)]


def _note(chapter: Chapter, step: Step, scene: Scene, say: Speaker) -> Note:
    text = step.text(scene)
    wants = step.suggested(scene)
    return Note(
        id=step.id,
        chapter=say(Text(f"guide-chapter-{chapter.id}")),
        title=say.catalog.say(text, "title"),
        text=say.catalog.say(text),
        rule=step.rule,
        at=step.anchors(scene),
        wants=wants.id if wants else "",
    )


class Listener:
    """Somebody who is guided at this machine: what they have been told, and whether they still want to be.

    That the guide was sent away is kept beside the table's save, as an empty file.
    """

    def __init__(self, sitting: Sitting) -> None:
        self.table = sitting.table
        self.guide = guide_at(sitting.table)
        self._away = data_folder() / "guides" / f"{sitting.name}.away"
        self._told = told_before(self.guide, self.table) if self.guide is not None else set()

    @property
    def left(self) -> bool:
        """Whether the guide has been sent away."""
        return self._away.exists()

    def fresh(self, say: Speaker, most: int | None = None) -> list[Note]:
        """What has not been said yet, so much of it at most; it is said now."""
        if self.guide is None or self.left:
            return []
        said = [note for note in self.again(say) if note.id not in self._told][:most]
        self._told |= {note.id for note in said}
        return said

    def greeting(self, say: Speaker) -> list[Note]:
        """The very first word, where none has been said: before anything that has happened is shown."""
        return [] if self._told else self.fresh(say, 1)

    def again(self, say: Speaker) -> list[Note]:
        """All there is to say here."""
        return [] if self.guide is None else notes(self.guide, self.table, self.table.look(), say)

    def turn(self) -> bool:
        """Send the guide away, or call it back; whether it is there now."""
        if self.left:
            self._away.unlink(missing_ok=True)
        else:
            self._away.parent.mkdir(parents=True, exist_ok=True)
            self._away.touch()
        return not self.left


FRAME = ("part:", "verb:", "mark:")
"""Anchors that are no things on the table."""


def headed(note: Note, say: Speaker) -> str:
    """The title of a note for readers who see no arrow: with the name of the thing it points at."""
    if not note.at or note.at[0].startswith(FRAME):
        return note.title
    named: dict[str, Arg] = {"title": literal(note.title), "thing": literal(say.thing(note.at[0])["name"])}
    return say(Text("play-guide-thing", named))


def told_before(guide: Guide, table: Table[Any]) -> set[str]:
    """The steps that were due at earlier questions of a table: who takes it up again has been told."""
    told: set[str] = set()
    for position, entry in enumerate(table.answers):
        if len(told) == len(guide.steps):
            break
        if jn.is_choice(entry):
            then = table.at(position)
            told |= {step.id for _, step, _ in guide.due(then, then.look())}
    return told
