"""The two Fittings of the Market: a crock that pickles, a pantry that keeps food out of sight."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Option
from tilldawn.games.mine.cards.fittings import FITTING, Action, Crop, Fitting, add_fitting
from tilldawn.games.mine.goods import FOOD, Goods, ordered
from tilldawn.games.mine.market.events import PutIntoPantry, TakenFromPantry
from tilldawn.games.mine.market.sheet import in_pantry, sheet
from tilldawn.games.mine.offers import Offer
from tilldawn.games.mine.state import Game, State
from tilldawn.games.mine.trade.supply import put, take
from tilldawn.games.mine.verbs import Verb

PUT = Verb("pantry-put", "M-FIT-80", "good:good", anytime=True)
TAKE = Verb("pantry-take", "M-FIT-80", "good:good", anytime=True)
FULL = Objection("refused-pantry-full", "M-FIT-80")

CROCK = Fitting(
    "pickling-crock",
    {},
    "M-FIT-80",
    actions=(Action("pickle", "M-FIT-80", cost={"vegetable": 1, "water": 1}, fuel=1, wait=True),),
    crop=Crop("raw-food", (1,) * 10, "M-FIT-80", best=("canned-food", 8)),
)
PANTRY = Fitting("cold-pantry", {}, "M-FIT-80", keeps=3)

CARDS = (CROCK, PANTRY)
for _card in CARDS:
    add_fitting(_card)

SPACES = {"basic": ("c5", "b6"), "advanced": ("h3", "g4")}
"""Where they stand from set-up on, by the side of the board."""


@rule("M-SETUP-32", "M-FIT-80")
def stand(s: State) -> None:
    """On their spaces before Shelter cards are dealt: no card lies below them, one goes back unseen."""
    side = getattr(s.settings, "board", "") or "basic"
    for card, space in zip(CARDS, SPACES[side], strict=True):
        s.shelter.pop(space, None)
        s.fittings[space] = card.id


@rule("M-FIT-80")
def room(s: State) -> int:
    """How many pieces may lie on Fittings that keep food."""
    return sum(FITTING[card].keeps for card in s.fittings.values())


@rule("M-FIT-80", "M-RAID-07", "M-CARD-09")
def kept(s: State) -> Goods:
    """The food on them, while they stand. It is eaten, paid and used as from Storage, since it lies there."""
    left = room(s)
    found: Goods = {}
    for good, n in in_pantry(s).items():
        if left:
            put(found, good, min(n, left))
            left -= found[good]
    return found


def offers(s: State) -> list[Offer]:
    """Food to be laid on them, and to be taken off."""
    there = kept(s)
    if not room(s):
        return []
    full = FULL if sum(there.values()) >= room(s) else None
    found: list[Offer] = [
        (PUT(s.leader, good), full) for good in FOOD if s.storage.get(good, 0) > there.get(good, 0)
    ]
    return [*found, *((TAKE(s.leader, good), None) for good in ordered(there))]


def anytime(g: Game) -> list[Option]:
    """Free, outside Combat, scripts and the middle of a raid card."""
    s = g.state
    if s.raid is not None:
        return []
    return [option for option, against in offers(s) if against is None]


def move(g: Game, chosen: Option) -> Flow[None]:
    """Lay a piece on the pantry, or take one off."""
    s = g.state
    lying = kept(s)
    good = chosen.args[0]
    if chosen.verb == PUT.name:
        put(lying, good)
        g.emit(PutIntoPantry(good=f"good:{good}", rule="M-FIT-80"))
    else:
        take(lying, good)
        g.emit(TakenFromPantry(good=f"good:{good}", rule="M-FIT-80"))
    sheet(s)["pantry"] = lying
    yield from ()
