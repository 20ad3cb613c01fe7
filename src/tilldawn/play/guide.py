"""Guides at a table: which one leads it, what it says now, and laying out a guided table."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tilldawn.engine import journal as jn
from tilldawn.engine.errors import BadOption
from tilldawn.engine.request import Text
from tilldawn.engine.table import Table
from tilldawn.engine.view import Speaker
from tilldawn.guide.steps import Chapter, Guide, Scene, Step
from tilldawn.play.face import face_of, found
from tilldawn.play.newgame import Plan


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
    number: int
    of: int
    """Its place in its chapter, from 1, and how many there are."""
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
        number=chapter.steps.index(step) + 1,
        of=len(chapter.steps),
        title=say.catalog.say(text, "title"),
        text=say.catalog.say(text),
        rule=step.rule,
        at=step.anchors(scene),
        wants=wants.id if wants else "",
    )


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
