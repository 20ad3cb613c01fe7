"""Survive Until Daylight as the engine sees it: the one object that gathers the parts."""

from __future__ import annotations

from functools import cache

from tilldawn.engine.fingerprint import fingerprint
from tilldawn.engine.game import Game
from tilldawn.engine.request import Text, text
from tilldawn.games.daylight import combat, enemies, search, setup, trade
from tilldawn.games.daylight.anytime import act, anytime
from tilldawn.games.daylight.cards import assault, characters, horde, rubble
from tilldawn.games.daylight.cards import combat as combat_cards
from tilldawn.games.daylight.public.story import board, figures, story
from tilldawn.games.daylight.public.view import TableView, look, things
from tilldawn.games.daylight.state import SHAPE, State
from tilldawn.games.daylight.steps import step
from tilldawn.games.daylight.sweep import sweep, texts

AREAS = (setup, search, trade, combat, enemies)
"""Importing an area declares its steps."""


def name(ref: str) -> Text:
    """What a thing is called: `card:planks`, `enemy:brute-2`, `count:wanderer*3`, …"""
    kind, _, what = ref.partition(":")
    match kind:
        case "enemy":
            type_, _, number = what.rpartition("-")
            return Text("name-enemy", {"kind": f"kind:{type_}", "number": int(number)})
        case "kind":
            return Text(f"enemy-{what}")
        case "kind-of-weapon":
            return Text(f"kind-{what}")
        case "kinds":
            return Text(f"enemy-{what}.plural")
        case "held":
            card, _, count = what.partition("*")
            return Text("name-held", {"card": f"card:{card}", "count": int(count)})
        case "count":
            type_, _, count = what.partition("*")
            which = "kind" if count == "1" else "kinds"
            return Text("name-count", {"kind": f"{which}:{type_}", "count": int(count)})
        case _:
            return Text(f"{kind}-{what}")


def explain(ref: str) -> Text | None:
    """What a card, token, perk, mode or type of enemy says."""
    kind, _, what = ref.partition(":")
    match kind:
        case "card":
            card = rubble.RUBBLE[what]
            if card.weapon:
                return _weapon_text(card.weapon)
            return Text(f"card-{what}.text", {"hearts": card.hearts})
        case "enemy":
            return Text(f"enemy-{what.rpartition('-')[0]}.text")
        case "kind":
            return Text(f"enemy-{what}.text")
        case "perk" | "token" | "mode":
            return Text(f"{kind}-{what}.text")
        case "character":
            return Text(f"character-{what}.backstory")
        case _:
            return None


def _weapon_text(weapon: rubble.Weapon) -> Text:
    needs = "yes" if weapon.ammo else "no"
    ammo = f"card:{weapon.ammo}" if weapon.ammo else ""
    return text(
        "weapon-text",
        kind=f"kind-of-weapon:{weapon.kind}",
        fixed=weapon.fixed,
        splash=weapon.splash,
        draws=weapon.draws,
        needs=needs,
        ammo=ammo,
    )


@cache
def content_fingerprint() -> str:
    """A hash of all cards and numbers."""
    decks = (rubble, combat_cards, horde, assault, characters)
    numbers = {k: v for deck in decks for k, v in vars(deck).items() if k.isupper() and type(v) is int}
    tables = (rubble.RECIPES, rubble.TOKENS, rubble.RUBBLE_PER_ROUND, characters.DIFFICULTIES)
    return fingerprint(SHAPE, [deck.CARDS for deck in decks], numbers, tables, assault.LONG_NIGHT)


def content() -> dict[str, tuple[str, ...]]:
    """Every card by its ref."""
    refs = [f"card:{id}" for id in rubble.RUBBLE] + [f"combat:{id}" for id in combat_cards.COMBAT]
    refs += [f"assault:{id}" for id in assault.ASSAULTS] + [f"perk:{id}" for id in characters.PERKS]
    return dict.fromkeys(refs, ())


GAME: Game[State, TableView] = Game(
    id="daylight",
    version=1,
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
    topics={"moment": "matters", "lucky": "matters", "cheer": "matters", "gift": "ask"},
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
