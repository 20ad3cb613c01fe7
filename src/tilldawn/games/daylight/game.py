"""Survive Until Daylight as the engine sees it: the one object that gathers the parts."""

from __future__ import annotations

from functools import cache

from tilldawn.engine.fingerprint import fingerprint
from tilldawn.engine.game import Game
from tilldawn.engine.pack import pack_of
from tilldawn.games.daylight import combat, enemies, search, setup, trade
from tilldawn.games.daylight.anytime import act, anytime
from tilldawn.games.daylight.cards import box, shelf
from tilldawn.games.daylight.cards.assault import ASSAULTS
from tilldawn.games.daylight.cards.combat import COMBAT
from tilldawn.games.daylight.public.naming import explain, explain_here, name
from tilldawn.games.daylight.public.story import board, figures, story
from tilldawn.games.daylight.public.view import TableView, look, things
from tilldawn.games.daylight.state import SHAPE, State
from tilldawn.games.daylight.steps import step
from tilldawn.games.daylight.sweep import sweep, texts
from tilldawn.games.daylight.words.rubble import TOPICS

AREAS = (setup, search, trade, combat, enemies)
"""Importing an area declares its steps."""


@cache
def content_fingerprint() -> str:
    """A hash of all cards and numbers."""
    return fingerprint(SHAPE, [deck.CARDS for deck in box.DECKS], box.NUMBERS, shelf.AMMO)


def content() -> dict[str, tuple[str, ...]]:
    """Every card by its ref."""
    refs = [f"card:{id}" for id in shelf.RUBBLE] + [f"combat:{id}" for id in COMBAT]
    refs += [f"assault:{id}" for id in ASSAULTS] + [f"perk:{id}" for id in shelf.PERKS]
    return dict.fromkeys((ref for ref in refs if not pack_of(ref)), ())


GAME: Game[State, TableView] = Game(
    id="daylight",
    version=2,
    seats=range(1, 7),
    state=State,
    start=setup.start,
    steps=step.by_name,
    anytime=anytime,
    act=act,
    look=look,
    things=things,
    name=name,
    explain=explain,
    explain_here=explain_here,
    topics={"moment": "matters", **TOPICS, "gift": "ask"},
    fingerprint=content_fingerprint,
    sweep=sweep,
    texts=texts,
    content=content,
    option_names=setup.OPTIONS,
    story=story,
    board=board,
    figures=figures,
    face="tilldawn.play.daylight.face:FACE",
)
