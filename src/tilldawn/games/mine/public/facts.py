"""Printed numbers that everybody at the table may read, taken from the cards: nobody else keeps a copy."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.games.mine.cards.characters import ACTIONS_A_DAY, CHARACTER, LAST, Line
from tilldawn.games.mine.cards.dice import DIE_OF, ENEMY_WOUNDS, KILLS
from tilldawn.games.mine.cards.exploration import CARDS as EXPLORATION
from tilldawn.games.mine.cards.exploration import FOOTSTEPS_MEETING, FOOTSTEPS_NOISE
from tilldawn.games.mine.cards.fate import CARDS as FATES
from tilldawn.games.mine.cards.fate import Fate
from tilldawn.games.mine.cards.fittings import ACTION
from tilldawn.games.mine.city.noise import LOUDEST
from tilldawn.games.mine.goods import FIREARMS, FOOD, MEDICINE, MEDICINE_FOR, MELEE, Goods
from tilldawn.games.mine.house.board import BOARDS, DEEDS, Board
from tilldawn.games.mine.trade.supply import BUNDLE

PHASES = ("morning", "day", "dusk", "evening", "scavenging", "raid", "dawn")
"""The course of a day."""
NIGHT = ("evening", "scavenging", "raid")

STARVES = {food: by + 1 for food, by in FOOD.items()}
"""Levels of Hunger between eating it and eating nothing."""

BOARDING = next(key for key, action in ACTION.items() if action.hole)
"""The Fitting at which Holes are boarded up, and the action."""
BOARD_UP: Goods = next(action.cost for action in ACTION.values() if action.hole)
"""What a Board-Up takes."""

FINDS = {card.id: card.finds for card in EXPLORATION if card.finds}
"""What lies behind each Exploration card that can be searched."""


class FateFacts(Struct, frozen=True):
    """The upper part of a Fate card."""

    cures: Goods
    """What medicine does, as far as the card accepts it."""
    untreated: int
    bed: bool
    """Whether a Bed spares the untreated."""
    wounds: tuple[int, int, int]
    """What becomes of untreated Wounds, by level."""
    cold: tuple[int, int] | None
    """Effective Cold from which one falls ill, and from which all do; None: the Cold does nothing."""


def _fate(card: Fate) -> FateFacts:
    meds, herbal, untreated = card.illness
    cures = {"meds": meds, "herbal-meds": herbal, "bandages": card.bandages}
    return FateFacts(
        {good: by for good, by in cures.items() if by is not None},
        untreated,
        card.bed,
        card.wounds,
        card.cold,
    )


FATE = {card.id: _fate(card) for card in FATES}


def _longs(line: Line | None, good: str) -> bool:
    """Whether a line of Spirit is about having or giving up a piece."""
    return line is not None and (good in line.burns or good in line.holds or _longs(line.otherwise, good))


def longing(good: str) -> tuple[str, ...]:
    """Characters whose Spirit asks for a piece."""
    return tuple(card.id for card in CHARACTER.values() if any(_longs(line, good) for line in card.spirit))


class WallAt(Struct, frozen=True):
    """A place in a wall: the one left of a column of a floor."""

    floor: str
    column: int


class Printed(Struct, frozen=True):
    """What a page needs of it, and where things are on the side of the board that lies there."""

    last: int
    """The level of a State that is the end, asleep for Fatigue."""
    enemy_last: int
    loudest: int
    stages: int
    phases: tuple[str, ...]
    night: tuple[str, ...]
    ladders: tuple[tuple[str, str], ...]
    """Each by the spaces it joins, the upper one first."""
    dice: dict[str, str]
    """The colour of the die each weapon rolls; nothing in hand is the empty one."""
    board: str
    """Which side it is."""
    space_of: dict[str, str]
    """Where the actions and tasks printed on it are done."""
    deeds: dict[str, str]
    """What kind each printed action is: poke, idea, outside, search or garden."""
    holes: dict[int, WallAt]
    walls: tuple[WallAt, ...]
    """Walls between neighbours, which nobody passes."""
    watched: dict[str, str]
    """Floors that snipers watch, and by which rule of the board: `holds:` with it is its ref."""


def _printed(side: Board) -> Printed:
    return Printed(
        LAST,
        ENEMY_WOUNDS,
        LOUDEST,
        ACTIONS_A_DAY,
        PHASES,
        NIGHT,
        side.ladders,
        dict(DIE_OF),
        side.id,
        side.space_of,
        {deed.id: deed.kind for deed in side.deeds},
        {hole.number: WallAt(hole.floor, hole.column) for hole in side.holes},
        tuple(WallAt(right[0], side.column[right]) for _, right in side.parted),
        {fire.floor: fire.id for fire in side.fire},
    )


PRINTED = {side.id: _printed(side) for side in BOARDS.values()}
"""By the side of the board."""
STAGES = ACTIONS_A_DAY
"""Stages of a day in which everybody may act."""

__all__ = [
    "BOARDING",
    "BOARD_UP",
    "BUNDLE",
    "DEEDS",
    "DIE_OF",
    "ENEMY_WOUNDS",
    "FATE",
    "FINDS",
    "FIREARMS",
    "FOOD",
    "FOOTSTEPS_MEETING",
    "FOOTSTEPS_NOISE",
    "KILLS",
    "LAST",
    "LOUDEST",
    "MEDICINE",
    "MEDICINE_FOR",
    "MELEE",
    "NIGHT",
    "PHASES",
    "PRINTED",
    "STAGES",
    "STARVES",
    "FateFacts",
    "Printed",
    "WallAt",
    "longing",
]
