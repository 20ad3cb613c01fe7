"""What is printed on Events and Objectives, for whoever judges what the days bring."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from tilldawn.games.mine.cards.events import EVENT
from tilldawn.games.mine.cards.objectives import (
    FUEL_COLD,
    FUEL_PENALTY,
    OBJECTIVE,
    WARD_CURES,
    WARD_RELIEF,
    build_free,
    colder,
    cures,
    everybody_suffers,
    warmth,
)
from tilldawn.games.mine.night.evening import FLOOR_REST


class Lying(Struct, frozen=True):
    """What the Events that lie open say together."""

    raids: int
    """Night Raid cards of a night."""
    quiet: bool
    """They are ignored."""
    snipers: bool
    floor_rest: int
    """What a night on the floor takes off Fatigue."""
    catch: int
    """How much more a trap brings."""


def lying(events: Iterable[str]) -> Lying:
    """What holds while these lie open."""
    return _lying(tuple(events))


@cache
def _lying(events: tuple[str, ...]) -> Lying:
    cards = [EVENT[id] for id in events]
    rests = [card.floor_rest for card in cards if card.floor_rest]
    return Lying(
        raids=max((card.raids for card in cards), default=1),
        quiet=any(card.quiet for card in cards),
        snipers=any(card.snipers for card in cards),
        floor_rest=rests[0] if rests else FLOOR_REST,
        catch=sum(n for card in cards for n in card.traps.values()),
    )


class Stake(Struct, frozen=True):
    """What an Objective brings, or spares, whoever completes it."""

    saddens: int = 0
    """The Misery its Penalty brings, …"""
    everybody: bool = False
    """… everybody, or two who are chosen."""
    warms: int = 0
    chills: int = 0
    """Cold tokens, by Reward and Penalty."""
    cures: int = 0
    relief: int = 0
    """So many are cured, of so much."""
    builds: bool = False
    """A Fitting for nothing."""


@cache
def stake(objective: str) -> Stake:
    """What is at stake with an Objective."""
    card = OBJECTIVE[objective]
    return Stake(
        saddens=card.saddens,
        everybody=card.penalty is everybody_suffers,
        warms=FUEL_COLD if card.reward is warmth else 0,
        chills=FUEL_PENALTY if card.penalty is colder else 0,
        cures=WARD_CURES if card.reward is cures else 0,
        relief=WARD_RELIEF if card.reward is cures else 0,
        builds=card.reward is build_free,
    )
