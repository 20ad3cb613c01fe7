"""A player aid to print: phase by phase what one does, in the words of the rulebook."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from msgspec import Struct

from tilldawn.engine.request import Text
from tilldawn.engine.text import catalog
from tilldawn.games.registry import PLAYABLE
from tilldawn.rulebook import rule_text


class Section(Struct, frozen=True):
    """A part of the aid: a heading (`aid-ID`) and the rows under it."""

    id: str
    rows: tuple[str, ...]


class AidRow(Struct, frozen=True):
    """A rule as the aid prints it."""

    id: str
    title: str
    text: str


class AidPart(Struct, frozen=True):
    """A section in words."""

    title: str
    text: str
    rows: tuple[AidRow, ...]


@cache
def sections(game: str) -> tuple[Section, ...]:
    """The parts of a game's aid; games of other packages have none."""
    place = f"tilldawn.rulebook.{game}.aid"
    if game not in PLAYABLE or find_spec(place) is None:
        return ()
    gathered: tuple[Section, ...] = import_module(place).SECTIONS
    return gathered


@cache
def aid(game: str, lang: str) -> tuple[AidPart, ...]:
    """The aid of a game in a language."""
    words = catalog(lang, game)
    return tuple(
        AidPart(
            words.say(Text(f"aid-{part.id}")),
            words.say(Text(f"aid-{part.id}"), "text"),
            tuple(AidRow(row, *rule_text(words, row)) for row in part.rows),
        )
        for part in sections(game)
    )
