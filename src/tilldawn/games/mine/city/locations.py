"""Locations: what a place demands, and what can be done there for Exploration cards. The card says what."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Option
from tilldawn.games.mine.city.events import PaidAction
from tilldawn.games.mine.city.noise import QUIETEST
from tilldawn.games.mine.city.printed import place
from tilldawn.games.mine.city.unknown import return_cards
from tilldawn.games.mine.offers import Offer
from tilldawn.games.mine.state import Game, State


@rule("M-SCAV-02", "M-LOC-09", "M-SCAV-07")
def arrive(g: Game) -> Flow[int]:
    """The red band is read on arrival; returns the Noise to start with."""
    band = place(g.state).on_arrive
    return QUIETEST if band is None else (yield from band(g, QUIETEST))


@rule("M-LOC-09", "M-SCAV-08")
def packed(g: Game, noise: int) -> Flow[int]:
    """Some bands speak once the equipment is packed; returns the Noise to start with."""
    band = place(g.state).on_packed
    return noise if band is None else (yield from band(g, noise))


@rule("M-SCAV-15")
def too_few(s: State, cards: int) -> Objection | None:
    """So many cards can be returned only if they are there."""
    left = len(s.unknown)
    if left >= cards:
        return None
    if (nowhere := no_cards(s)) is not None:
        return nowhere
    return Objection("refused-trip-cards", "M-SCAV-15", {"cards": cards, "left": left})


@rule("M-SEW-29")
def no_cards(s: State) -> Objection | None:
    """What stands against all that costs Exploration cards where there are none."""
    return Objection("refused-trip-no-cards", "M-SEW-29") if place(s).plain else None


@rule("M-SCAV-16", "M-SCAV-17", "M-LOC-05", "M-LOC-06", "M-LOC-07", "M-LOC-08", "M-CARD-36", "M-CARD-37")
def paid_offers(s: State) -> list[Offer]:
    """What this place offers for Exploration cards, between two of them, as long as enough are left."""
    found: list[Offer] = []
    for action in place(s).actions:
        few = too_few(s, action.price)
        found += [(option, few or why) for option, why in action.offers(s)]
    return found


def is_paid(s: State, chosen: Option) -> bool:
    """Whether this is an action of the place."""
    return any(action.name == chosen.verb for action in place(s).actions)


@rule("M-TRADE-13", "M-SCAV-17", "M-SCAV-18")
def act_for_cards(g: Game, chosen: Option) -> Flow[None]:
    """Pay the cards first, then have the effect; paying the last ones ends exploration afterwards."""
    action = next(a for a in place(g.state).actions if a.name == chosen.verb)
    g.emit(PaidAction(action=f"paid:{action.name}", cards=action.price, rule="M-SCAV-17"))
    return_cards(g, action.price, "M-SCAV-14")
    yield from action.run(g, chosen)
