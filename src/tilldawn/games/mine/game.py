"""This War of Mine as the engine sees it: the one object that gathers the parts."""

from __future__ import annotations

from functools import cache

from tilldawn.engine.fingerprint import fingerprint
from tilldawn.engine.game import Game
from tilldawn.games.mine import box, setup
from tilldawn.games.mine.anytime import act, anytime
from tilldawn.games.mine.book.grammar import effects
from tilldawn.games.mine.book.language import Roll
from tilldawn.games.mine.book.notes import mend
from tilldawn.games.mine.book.shelf import BOOK, own
from tilldawn.games.mine.cards import (
    callers,
    characters,
    dice,
    events,
    exploration,
    findings,
    fittings,
    locations,
    narrative,
    neighbours,
    objectives,
    raids,
    residents,
    shelter,
    trades,
    visitors,
)
from tilldawn.games.mine.cards import fate as fate_cards
from tilldawn.games.mine.city import homeward, scavenging
from tilldawn.games.mine.goods import GOODS
from tilldawn.games.mine.house import actions, dusk, morning
from tilldawn.games.mine.house.board import BOARDS
from tilldawn.games.mine.night import dawn, evening, fate, spirit
from tilldawn.games.mine.public.naming import explain, name
from tilldawn.games.mine.public.story import board, figures, story
from tilldawn.games.mine.public.view import TableView, look, things
from tilldawn.games.mine.raid import course
from tilldawn.games.mine.scenarios.arrows import watched
from tilldawn.games.mine.sheet.start import OPTIONS, start
from tilldawn.games.mine.state import SHAPE, State
from tilldawn.games.mine.steps import step
from tilldawn.games.mine.sweep import card_ids, sweep, texts
from tilldawn.games.mine.verbs import Verb

AREAS = (box, setup, morning, actions, dusk, evening, scavenging, homeward, course, dawn, fate, spirit)
"""Importing an area declares its steps, the box all its modules."""

DECKS = (
    callers,
    characters,
    events,
    exploration,
    fate_cards,
    findings,
    fittings,
    locations,
    narrative,
    neighbours,
    objectives,
    raids,
    residents,
    shelter,
    trades,
    visitors,
)

INDEXES = ("ACTION",)
"""Tables made from the cards whose keys JSON cannot hold."""


@cache
def content_fingerprint() -> str:
    """A hash of all cards and numbers."""
    tables = {
        f"{deck.__name__}.{key}": value
        for deck in (*DECKS, dice)
        for key, value in sorted(vars(deck).items())
        if key.isupper() and key not in INDEXES and not isinstance(value, Verb)
    }
    scripts, bars = own()
    book = [repr(script) for script in scripts]
    marks = {module.id: (module.cards, module.mark) for module in box.OURS}
    return fingerprint(SHAPE, book, bars, tables, GOODS, BOARDS, marks)


def content() -> dict[str, tuple[str, ...]]:
    """Every card and script by its ref, with what can come of it: building and using a Fitting, the choices
    of a script and the lines of its roll."""
    found: dict[str, tuple[str, ...]] = {f"card:{id}": () for id in card_ids()}
    for card in fittings.CARDS:
        uses = (f"use:{card.id}:{action.id}" for action in card.actions)
        found[f"card:{card.id}"] = (f"craft:{card.id}", *uses)
    for script in BOOK.values():
        choices = (f"script:{script.number}:{choice.id}" for choice in script.choices)
        rolls = (effect for effect in effects(script) if isinstance(effect, Roll))
        lines = (f"line:{script.number}:{upto}" for roll in rolls for upto, _ in roll.lines)
        found[f"script:{script.number}"] = (*choices, *lines)
    return found


GAME: Game[State, TableView] = Game(
    id="mine",
    version=1,
    seats=range(1, 7),
    state=State,
    start=start,
    steps=watched(step.by_name),
    anytime=anytime,
    act=act,
    look=look,
    things=things,
    name=name,
    explain=explain,
    topics=dict.fromkeys(
        ("moment", "reroll", "water", "explore", "take", "dawn", "spirit", "split", "crime", "deal"),
        "matters",
    ),
    mend=mend,
    fingerprint=content_fingerprint,
    sweep=sweep,
    texts=texts,
    content=content,
    option_names=OPTIONS,
    story=story,
    board=board,
    figures=figures,
    face="tilldawn.play.mine.face:FACE",
    counts="day",
)
