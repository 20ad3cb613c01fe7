"""What some leaders like for no good reason in `mine`, so that simulations see all of the game.

The heuristic bot plays to win: it would never build a Radio, see who is at the door, or take the worse
choice of a page. Some leaders have a taste of their own and do. It comes from the seed alone.
"""

from __future__ import annotations

from random import Random

from msgspec import Struct

from tilldawn.games.mine.public.facts import BOARDING
from tilldawn.games.mine.public.printed.fittings import FANCIES as FANCIED


class Taste(Struct, frozen=True):
    """What a leader likes beyond what it is worth."""

    fitting: str = ""
    """A Fitting wanted above all."""
    company: bool = False
    """Whether somebody goes Outside whenever possible, once the Fitting that is wanted stands."""
    whim: int = 0
    """Which choice of a page and which Location is taken: 0 the best, 1 the next best, and so on."""


PLAIN = Taste()
SHARE = 1 / 3
"""How many leaders have a taste of their own."""

WORKSHOP, BOARD_UP = BOARDING
"""The Fitting for parts and Holes, and what covers a Hole."""
FANCIES = {fancy.id: BOARD_UP if fancy.boarded else fancy.first for fancy in FANCIED}
"""Fittings that seldom pay, each with what has to be there first. On the way to one of these every Fitting is
built by somebody."""


def taste_of(seed: str) -> Taste:
    """The taste of the leader with this seed: plain for most."""
    dice = Random(f"{seed}/taste")
    if dice.random() >= SHARE:
        return PLAIN
    fitting = dice.choice(list(FANCIES)) if dice.random() < 0.5 else ""
    return Taste(fitting, company=True, whim=dice.randrange(3))


def fancied(taste: Taste) -> list[str]:
    """What a leader builds for its taste: the Fitting, what comes first, and a Workshop for the parts."""
    if not taste.fitting:
        return []
    return [thing for thing in (taste.fitting, FANCIES[taste.fitting], WORKSHOP) if thing]
