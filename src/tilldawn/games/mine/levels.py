"""Levels of a Campaign: how hard it is, by dials of ours that are turned at set-up and never again.

The rulebooks know no levels. Every number they print stays as it is; a level changes what lies there when
the first Morning comes, and nothing after that. Without one a Campaign is played by the book. What each level
means for the odds is measured in docs/balance.md.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tilldawn.engine.deck import Pile
from tilldawn.engine.errors import BadOption
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.state import State
from tilldawn.games.mine.trade.supply import put, take


class Level(Struct, frozen=True, kw_only=True):
    """A level: its name is the message `hardship-ID`; what it changes is said dial by dial."""

    id: str
    more: Goods = {}
    """Pieces that lie in Storage besides those the rules lay there."""
    fewer: Goods = {}
    """Pieces of those the rules lay in Storage that stay in the box."""
    hunger: int = 0
    """Hunger the Characters begin with more (or less) than the rules say."""
    cold: int = 0
    """Cold tokens that lie out before the first Event."""
    raids: int = 0
    """Red-cornered Night Raid cards, drawn blind, that are in the deck from the beginning."""


LEVELS: tuple[Level, ...] = (
    Level(id="mild", more={"canned-food": 2, "water": 2, "bandages": 1}, hunger=-1),
    Level(id="lean", more={"water": 1, "bandages": 1}),
    Level(id="bitter", fewer={"raw-food": 1}, raids=3),
)
"""From the mildest to the hardest."""
LEVEL = {level.id: level for level in LEVELS}
BY_THE_BOOK = Level(id="")


def chosen(options: dict[str, Any], scenario: str = "") -> str:
    """The level a new table asks for; nothing is by the book. Raises BadOption for an unknown one, and with a
    scenario, which lays out its own start and is as hard as its sheet says."""
    id = options.get("level") or ""
    if id and id not in LEVEL:
        raise BadOption("error-bad-setting", setting="level", value=str(id), values=", ".join(LEVEL))
    if id and scenario:
        raise BadOption("error-level-scenario", level=str(id), scenario=scenario)
    return str(id)


def level_of(s: State) -> Level:
    """The level of a table."""
    return LEVEL.get(s.settings.level, BY_THE_BOOK)


def lay_out(s: State) -> None:
    """What the level changes of the set-up, once the decks and the board are laid."""
    level = level_of(s)
    for good, n in level.more.items():
        take(s.box, good, n)
        put(s.storage, good, n)
    for good, n in level.fewer.items():
        take(s.storage, good, n)
        put(s.box, good, n)
    s.cold += level.cold
    if level.raids:
        s.raids = Pile([{"raids": len(s.raids), "raids-red": level.raids}])
        s.raid_reserve -= level.raids
