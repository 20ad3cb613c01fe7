"""Exploration cards: prices, finds, obstacles, the line that ends exploration."""

from __future__ import annotations

from msgspec import Struct


class Price(Struct, frozen=True):
    """What a search costs: cards returned unseen, or Noise raised and rolled for."""

    back: int = 0
    noise: int = 0
    tool: str = ""
    """Must be in the Findings Pile and stays there."""
    people: int = 0
    """At least so many Characters must be present."""


class Explore(Struct, frozen=True):
    """`prices` buy the `finds`; a `map` card describes an obstacle; odd cards name themselves in `flow`."""

    id: str
    copies: int = 1
    prices: tuple[Price, ...] = ()
    finds: tuple[str, ...] = ()
    map: str = ""
    flow: str = ""
    end: bool = False


QUIET = Price(back=2)
LOUD = Price(noise=1)
VERY_LOUD = Price(noise=2)

CARDS: tuple[Explore, ...] = (
    Explore("x-furniture", 3, (QUIET, LOUD), ("furniture",)),
    Explore("x-cupboards", 1, (Price(back=3), VERY_LOUD), ("furniture", "furniture")),
    Explore("x-heap", 2, (QUIET, VERY_LOUD), ("heap",)),
    Explore("x-heap-end", 1, (QUIET, VERY_LOUD), ("heap",), end=True),
    Explore("x-pantry", 2, (QUIET, LOUD), ("pantry",)),
    Explore("x-pantry-end", 1, (QUIET, LOUD), ("pantry",), end=True),
    Explore("x-bars", 1, (Price(tool="sawblade"),), ("stash", "stash"), map="bars"),
    Explore("x-basement", 1, (QUIET,), ("pantry", "heap"), map="basement", flow="basement", end=True),
    Explore("x-closed-door", 2, (Price(noise=3),), ("stash",), map="closed-door", flow="closed-door"),
    Explore("x-blocked-door", 1, (Price(back=3), Price(noise=2, people=2)), ("stash",), map="blocked-door"),
    Explore("x-rubble", 1, (Price(back=1, tool="shovel"), Price(back=4)), ("heap", "stash"), map="rubble"),
    Explore("x-hiding-place", 1, flow="hiding-place"),
    Explore("x-footsteps", 2, flow="footsteps", end=True),
    Explore("x-candlelight", 1, flow="candlelight", end=True),
    Explore("x-rotten-floor", 1, flow="rotten-floor", end=True),
    Explore("x-tripwire", 1, flow="tripwire", end=True),
    Explore("x-silence", 1, flow="silence", end=True),
    Explore("x-left-behind", 1, flow="left-behind", end=True),
    Explore("x-impact-location", 1, flow="impact"),
    Explore("x-impact-event", 1, flow="impact"),
)

EXPLORE = {card.id: card for card in CARDS}
HIDING_PRICE = 2
BASEMENT_MEETING = 2
FOOTSTEPS_MEETING, FOOTSTEPS_NOISE = 4, 7
ROTTEN_PRICE = 3
TRIPWIRE_PRICE, TRIPWIRE_SPRUNG, TRIPWIRE_WOUNDS, TRIPWIRE_NOISE = 2, 3, 2, 3
TRIPWIRE_LOOT = {"shell": 1, "weapon-part": 1}
SILENCE_NOISE, SILENCE_CARDS = 2, 2
COVER_PRICE = 2
