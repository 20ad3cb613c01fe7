"""A place before anybody goes there: how likely somebody comes, and whom it weighs on to take something; and
a search before anybody pays for it: what may lie there.

Worked out from what is printed on the cards and what everybody has seen, so it is open information.
"""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from tilldawn.engine.deck import chances
from tilldawn.engine.flow import rule
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.cards.exploration import CARDS as EXPLORATION
from tilldawn.games.mine.cards.exploration import EXPLORE
from tilldawn.games.mine.cards.findings import FINDINGS
from tilldawn.games.mine.cards.impact import IMPACTS
from tilldawn.games.mine.cards.locations import LOCATION, weighs
from tilldawn.games.mine.city.noise import LOUDEST, QUIETEST
from tilldawn.games.mine.city.printed import place
from tilldawn.games.mine.public.view import PersonView, TableView
from tilldawn.games.mine.state import State
from tilldawn.games.mine.trade.supply import obtainable


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


@rule("M-EXPL-03", "M-EXPL-05")
def finds_for(s: State, verb: str) -> tuple[str, ...]:
    """The finds that a price of the open card buys: cards returned, Noise, or a try at its lock."""
    card = EXPLORE.get(s.card)
    if card is None or verb not in ("noise", "return", "pick-lock"):
        return ()
    return card.behind_lock if verb == "pick-lock" else card.finds


class FindOdds(Struct, frozen=True):
    """What one find may bring."""

    goods: dict[str, Fraction]
    nothing: Fraction
    page: Fraction
    """A Reality Impact: a page of the book instead."""


@rule("M-FIND-01", "M-FIND-05", "M-LOC-09", "M-TOKEN-04")
def find_odds(s: State, row: str) -> FindOdds:
    """The next find in such a row: the Findings cards that may lie on top, and the place's special finds."""
    again = s.findings_discard  # an empty deck is made of them anew
    shares = chances(s.findings, s.unseen) or {
        card: Fraction(again.count(card), len(again)) for card in again
    }
    here = place(s)
    special = here.special or ("",)
    if here.plain:  # Reality Impacts are drawn over
        shares = {card: share for card, share in shares.items() if card not in IMPACTS}
        shares = {card: share / sum(shares.values()) for card, share in shares.items()}
    goods: dict[str, Fraction] = {}
    nothing = page = Fraction(0)
    for card, share in shares.items():
        if card in IMPACTS:
            page += share
            continue
        for more in special:
            there = {good for good in (*FINDINGS[card].row(row), more) if good and obtainable(s, good)}
            way = share / len(special)
            for good in there:
                goods[good] = goods.get(good, Fraction(0)) + way
            nothing += 0 if there else way
    return FindOdds(goods, nothing, page)
