"""The face of a game: what front ends show and say of it beyond its own texts, gathered in one object.

A game names its face (`Game.face`, `package.module:FACE`). Every part of it has a plain default, so a small
game needs none: it is played from its texts and its `board` lines. Parts that only some front ends need are
named by where they are and loaded when needed, so a game can have a board for the terminal without Textual.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from msgspec import Struct

from tilldawn.games.registry import load_game
from tilldawn.play.parts import Parts


class Face(Struct, frozen=True, kw_only=True):
    """What a game brings for front ends. Strings are places, `package.module:name`."""

    teller: str = "tilldawn.play.teller:PlainTeller"
    """A `Teller`: the table in plain words."""
    foreteller: str = "tilldawn.play.foresight:Foreteller"
    """A `Foreteller`: what will come of an option."""
    parts: Mapping[str, Parts] = {}
    """Kinds of request that come in parts, and how they are shown."""
    drafts: Mapping[str, str] = {}
    """Kinds of request the page answers as a whole by a draft of the game's own (`web.drafting.OwnDraft`)."""
    grid: str = ""
    """A function of draft and speaker (`play.grid.Draw`): choices that are one picture."""
    suggests: frozenset[str] = frozenset()
    """Kinds of request in which the page marks what a sensible player would take."""
    flat: frozenset[str] = frozenset()
    """Kinds of request whose options are never folded."""
    unasked: frozenset[str] = frozenset()
    """Topics whose standing order is offered beside the question itself: most answer it always alike."""
    ending: str = ""
    """A function of view, events and speaker: the end in sections, where the plain story will not do."""
    closing: str = ""
    """A function of view and log: the end as a scene (`play.closing`)."""
    beats: str = ""
    """A `Composer`: what of the log is shown moment by moment. A game without it has its log only."""
    interview: str = "tilldawn.play.newgame:Interview"
    """Asks in text mode what a new table shall be."""
    arguments: str = ""
    """A function that completes the options of a command line; see `commands`."""
    completing: Mapping[str, str] = {}
    """Options that may be chosen in part, and what completes them: functions of the values, the seed
    and all that was chosen, by option."""
    sheet: bool = False
    """Whether it has a Save Sheet."""
    lobby: str = ""
    """Lists what can be chosen for a new table (see `web.lobby`). A game without it has no web page."""
    screen: str = "tilldawn.tui.newgame:PlainGameScreen"
    """The terminal's page for a new game."""
    board: str = "tilldawn.tui.plain:PlainBoard"
    """The table drawn in the terminal."""
    guide: str = ""
    """A `Guide`: the guided first game (see `play.guide`)."""


@cache
def face_of(game: str) -> Face:
    """The face of a game."""
    place = load_game(game).face
    face = found(place) if place else Face()
    if not isinstance(face, Face):
        raise TypeError(f"{place} is no Face")
    return face


@cache
def found(place: str) -> Any:
    """What is at a place, `package.module:name`."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
