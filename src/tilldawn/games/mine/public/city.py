"""A place before anybody goes there: how likely somebody comes, and whom it weighs on to take something.

Worked out from the view and what is printed on the card, so it is open information.
"""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from tilldawn.engine.flow import rule
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.cards.exploration import CARDS as EXPLORATION
from tilldawn.games.mine.cards.locations import LOCATION, weighs
from tilldawn.games.mine.city.noise import LOUDEST, QUIETEST
from tilldawn.games.mine.public.view import PersonView, TableView


class PlaceOdds(Struct, frozen=True):
    """What a visit to a place may bring."""

    comes: Fraction
    """Somebody comes at the first loud search, over all cards that can be searched so."""
    weighs: str
    """When taking something weighs: `first`, `every`, `last`, or nothing."""
    ashamed: dict[str, Fraction]
    """Whom it weighs on, each by themselves; by one roll for all of them."""
    finds: dict[str, Fraction]
    """Special finds after each find."""


def party(view: TableView) -> list[PersonView]:
    """Who goes out tonight."""
    return [p for p in view.people if p.task == "scavenging"]


@rule("M-SCAV-08", "M-NOISE-03", "M-NOISE-04", "M-NOISE-09", "M-LOC-09", "M-STATE-27")
def place_odds(view: TableView, id: str) -> PlaceOdds:
    """The odds of a place for tonight's party, as it begins: Noise at its lowest."""
    card = LOCATION[id]
    loud = [
        (one.copies, price.noise)
        for one in EXPLORATION
        if not one.map or one.map in card.map
        for price in one.prices
        if price.noise and price.people <= len(party(view))
    ]
    cards = sum(copies for copies, _ in loud)
    comes = Fraction(0)
    if card.rolls_noise:
        for copies, noise in loud:
            level = min(LOUDEST, QUIETEST + noise + card.louder)
            comes += Fraction(copies, cards) * Fraction(level, BLACK)
    when = weighs(card)
    ashamed = {p.id: Fraction(min(BLACK, p.empathy), BLACK) for p in party(view) if when}
    finds: dict[str, Fraction] = {}
    for good in card.special:
        if good:
            finds[good] = finds.get(good, Fraction(0)) + Fraction(1, BLACK)
    return PlaceOdds(comes, when, ashamed, finds)
