"""What is printed on Fittings, for whoever judges what to build and what to do at it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.cards.fittings import (
    BOOK_BONUS,
    CARDS,
    CHAIR_SUCCESS,
    FITTING,
    NAP_REST,
    RADIO_SUCCESS,
    Action,
    Crop,
    Fitting,
    first_chair,
    nap,
    sit,
    tune_in,
)
from tilldawn.games.mine.goods import FOOD, Goods


class Deed(Struct, frozen=True):
    """An action of a Fitting, in numbers."""

    cost: Goods
    fuel: int
    gives: Goods
    either: tuple[str, ...]
    """One of these, by choice."""
    bait: tuple[str, ...]
    """Paid with one of these."""
    each: bool
    """Done any number of times in one action."""
    cold: int
    hole: bool
    crop: str
    """What its Wait token brings, …"""
    brings: float
    """… and how many on average."""
    rests: int
    """What it takes off Fatigue."""
    comforts: float
    """How likely it takes off Misery, …"""
    books: float
    """… and how much likelier with each Book in Storage."""


def _mean(crop: Crop, bonus: int = 0) -> float:
    return sum(crop.table[min(BLACK, roll + bonus) - 1] for roll in range(1, BLACK + 1)) / BLACK


def _at_least(result: int) -> float:
    """How likely the Black die shows so much."""
    return (BLACK + 1 - result) / BLACK


def _deed(card: Fitting, action: Action) -> Deed:
    crop = card.crop if action.wait else None
    sits = action.does is sit
    success = CHAIR_SUCCESS if sits else RADIO_SUCCESS if action.does is tune_in else BLACK + 1
    return Deed(
        cost=action.cost,
        fuel=action.fuel,
        gives=action.gives,
        either=action.either,
        bait=action.one_of,
        each=action.each,
        cold=action.cold,
        hole=action.hole,
        crop=crop.good if crop else "",
        brings=_mean(crop) if crop else 0.0,
        rests=NAP_REST if action.does is nap else 0,
        comforts=_at_least(success),
        books=BOOK_BONUS / BLACK if sits else 0.0,
    )


DEEDS = {(card.id, action.id): _deed(card, action) for card in FITTING.values() for action in card.actions}
"""What can be done at Fittings, by card and action."""


def _ids(says: Callable[[Fitting], object]) -> tuple[str, ...]:
    return tuple(card.id for card in CARDS if says(card))


def _doing(says: Callable[[Deed], object]) -> tuple[str, ...]:
    """Fittings at which something of the kind can be done."""
    return _ids(lambda card: any(says(DEEDS[card.id, action.id]) for action in card.actions))


def _beside(bases: tuple[str, ...], says: Callable[[Fitting], object]) -> tuple[str, ...]:
    """Upgrades of these that say so."""
    return _ids(lambda card: card.next_to in bases and says(card))


HEATERS = _doing(lambda deed: deed.cold)
WORKSHOPS = _doing(lambda deed: deed.hole)
"""Where Holes are boarded up and parts are made."""
WELLS = _doing(lambda deed: deed.crop == "water")
TRAPS = _doing(lambda deed: deed.bait)
STOVES = _doing(lambda deed: deed.fuel and any(good in FOOD for good in deed.gives))
FORGES = _doing(lambda deed: "lockpick" in deed.gives)
"""Where tools are made."""
RADIOS = _doing(lambda deed: deed.comforts and not deed.books)
BEDS = _ids(lambda card: card.bed and not card.idea)
MORE_BEDS = _ids(lambda card: card.bed and card.idea)
CHAIRS = _ids(lambda card: card.made is first_chair)
"""What cheers everybody up when it is made."""
THRIFTY = _beside(HEATERS, lambda card: card.base_fuel)
"""Upgrades: Heaters that burn less, …"""
BETTER_TRAPS = _beside(TRAPS, lambda card: card.base_roll)
BETTER_STOVES = _beside(STOVES, lambda card: card.base_more)

FIRES = frozenset((*HEATERS, *STOVES, *_beside((*HEATERS, *STOVES), lambda card: True)))
"""Where something burns that people see."""
COOKED_MORE: Goods = {good: n for id in BETTER_STOVES for good, n in FITTING[id].base_more.items()}
"""What a better stove adds to a meal."""
FUEL = max(deed.fuel for deed in DEEDS.values() if deed.cold)
"""Wood for a Cold token, …"""
THRIFTY_FUEL = min(FITTING[id].base_fuel for id in THRIFTY)
"""… and with an upgrade."""
CAUGHT, CAUGHT_MORE = (
    _mean(crop, bonus)
    for crop, bonus in (
        (next(FITTING[id].crop for id in TRAPS), 0),
        (next(FITTING[id].crop for id in TRAPS), max(FITTING[id].base_roll for id in BETTER_TRAPS)),
    )
    if crop is not None
)
"""What a baited trap brings on average, and with an upgrade."""


class Fancy(Struct, frozen=True):
    """A Fitting that has to be thought of, or that only tells news, and what comes before it."""

    id: str
    first: str
    """The card it stands beside, if any."""
    boarded: bool
    """All Holes have to be boarded up before."""


FANCIES = tuple(
    Fancy(card.id, card.next_to, card.boarded)
    for card in CARDS
    if (card.idea and card.id not in CHAIRS) or card.id in RADIOS
)
