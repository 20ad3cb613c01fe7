"""What the house needs in `mine`, as the heuristic bot sees it: what to build, how much the Cold bites,
what an Objective is worth."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.bots.mine.scene import Choice, Scene, because
from tilldawn.bots.mine.taste import BOARD_UP as BOARDED
from tilldawn.bots.mine.taste import Taste, fancied
from tilldawn.bots.mine.worth import READERS, Dials, Goods, built, days_left, relief, rise, stock
from tilldawn.games.mine.public.facts import BOARD_UP, FATE
from tilldawn.games.mine.public.printed.board import poke_about
from tilldawn.games.mine.public.printed.events import stake
from tilldawn.games.mine.public.printed.fittings import (
    BEDS,
    BETTER_STOVES,
    BETTER_TRAPS,
    CHAIRS,
    FORGES,
    FUEL,
    HEATERS,
    MORE_BEDS,
    STOVES,
    THRIFTY,
    THRIFTY_FUEL,
    TRAPS,
    WELLS,
    WORKSHOPS,
)
from tilldawn.games.mine.public.view import TableView

POKE = poke_about("basic", "poke-about")
"""Pieces an action of poking about brings: what an action is worth at least."""
PARTS = ("mechanical-part", "electrical-part")
NEVER = (99, 99)
"""Effective Cold there never is."""
FANCY = 40.0
"""What a Fitting is worth to who likes it."""


def _odds(which: int) -> tuple[float, ...]:
    """How likely the Cold bites, by effective Cold: one of us (0), or everybody (1)."""
    cards = [fate.cold or NEVER for fate in FATE.values()]
    hit = [
        [cold >= limits[1] if which else limits[0] <= cold < limits[1] for limits in cards]
        for cold in range(7)
    ]
    return tuple(sum(row) / len(cards) for row in hit)


CHILLS_ONE, CHILLS_ALL = _odds(0), _odds(1)


class Wish(Struct, frozen=True):
    """Something to save for: a Fitting, or a Board-Up."""

    id: str
    cost: Goods


# --- What to build ------------------------------------------------------------------------------------


def wishes(view: TableView, dials: Dials, taste: Taste) -> list[Wish]:
    """What is worth building, best first, as far as it can be built at all."""
    deck = {f.id: f for f in view.deck}
    found: list[tuple[float, Wish]] = []
    for id, gain in _gains(view, dials, taste).items():
        if id == BOARDED:
            if not built(view, WORKSHOPS) or all(view.holes.values()):
                continue
            wish = Wish(id, BOARD_UP)
        elif id in deck and deck[id].places:
            wish = Wish(id, deck[id].cost)
        else:
            continue
        net = (
            gain
            - POKE
            - dials.cost * sum(n * (1.5 if good in PARTS else 1.0) for good, n in wish.cost.items())
        )
        if net > 0:
            found.append((net, wish))
    return [wish for _, wish in sorted(found, key=lambda entry: (-entry[0], entry[1].id))]


def _gains(view: TableView, dials: Dials, taste: Taste) -> dict[str, float]:
    """What each thing is worth to have for the nights that are left."""
    left = days_left(view)
    heater = built(view, HEATERS)
    chems = stock(view, "chems")
    cold = [view.effective_cold + 0.9 * night for night in range(left)]
    frost = sum(chill(view, c) - chill(view, min(c, 1.0)) for c in cold)
    draught = sum(chill(view, c) - chill(view, c - 1) for c in cold)
    board = dials.board * left + (0.3 if heater else 0.8) * draught
    thirst = 0.8 if stock(view, "water") < len(view.people) else 0.0
    bait = min(left, chems + 1.0)
    kinds = (
        (HEATERS, dials.heat * frost - 1.8 * left - 1.2 * view.effective_cold),
        ((BOARDED,), board),
        (WORKSHOPS, 2 * max(0.0, board - 7.0) + 1.0 * left),
        (WELLS, (dials.rain + thirst) * left),
        (BEDS, (dials.bed if len(view.people) > 2 else 6.0) * left),
        (MORE_BEDS, 0.7 * left),
        (TRAPS, dials.trap * bait + 0.6 * left),
        (BETTER_TRAPS, 2.8 * bait if built(view, TRAPS) else 0.0),
        (STOVES, dials.stove * left),
        (BETTER_STOVES, 3.0 * left if built(view, STOVES) else 0.0),
        (CHAIRS, sum(relief(p, "misery") for p in view.people) + 0.3 * left),
        (FORGES, 1.0 * left),
    )
    gains = {id: gain for ids, gain in kinds for id in ids}
    return gains | {id: FANCY + gains.get(id, 0.0) for id in fancied(taste)}


def missing(view: TableView, cost: Goods) -> Goods:
    """What Storage lacks."""
    return {good: n - stock(view, good) for good, n in cost.items() if n > stock(view, good)}


def target(view: TableView, dials: Dials, taste: Taste) -> Wish | None:
    """The first wish that is not out of reach for want of parts."""
    workshop = built(view, WORKSHOPS)
    for wish in wishes(view, dials, taste):
        if workshop or not any(part in missing(view, wish.cost) for part in PARTS):
            return wish
    return None


def needs(view: TableView, dials: Dials, taste: Taste) -> Goods:
    """Wood and Components that are still missing: for the next two wishes and their parts, and to heat."""
    found = {"wood": 1, "component": 1}
    for wish in wishes(view, dials, taste)[:2]:
        for good in found:
            found[good] += wish.cost.get(good, 0)
        found["component"] += sum(missing(view, wish.cost).get(part, 0) for part in PARTS)
    if built(view, HEATERS):
        found["wood"] += fuel_price(view) * view.effective_cold
    return {good: n - stock(view, good) - view.products.get(good, 0) for good, n in found.items()}


# --- Cold ---------------------------------------------------------------------------------------------


def chill(view: TableView, cold: float) -> float:
    """What the Cold is likely to do at one Dawn."""
    low = int(min(5.0, max(0.0, cold)))
    part = min(6.0, max(0.0, cold)) - low
    one, everybody = (odds[low] + part * (odds[low + 1] - odds[low]) for odds in (CHILLS_ONE, CHILLS_ALL))
    least = min((rise(p, "illness") for p in view.people), default=0.0)
    total = sum(rise(p, "illness") for p in view.people)
    return one * least + everybody * total


def fuel_price(view: TableView) -> int:
    """Wood for a Cold token."""
    return THRIFTY_FUEL if built(view, THRIFTY) else FUEL


def heating(view: TableView) -> tuple[int, float]:
    """How many Cold tokens to burn away, and what that is worth."""
    price = fuel_price(view)
    fuel = stock(view, "wood")
    horizon = min(2.0, days_left(view))
    now = chill(view, view.effective_cold)
    found = [(0, 0.0)]
    for n in range(1, min(view.cold, fuel // price) + 1):
        gain = horizon * (now - chill(view, max(0, view.effective_cold - n))) - 0.8 * price * n
        found.append((n, gain))
    return max(found, key=lambda entry: entry[1])


# --- The Objective ------------------------------------------------------------------------------------


def pay_in(s: Scene) -> Choice | None:
    """Pay for the Objective what is not needed; at the last moment, all it takes if that is worth it."""
    view = s.view
    objective = view.objective
    if objective is None or not objective.pays or objective.progress >= objective.steps:
        return None
    left = objective.steps - objective.progress
    last = view.phase == "dawn" and view.chapter_in == 0
    if last:
        price = _bill(s, objective.pays, left)
        if price is None or price[0] > _stake(view, objective.id):
            return None
        goods = price[1]
    else:
        goods = [good for good in objective.pays if view.storage.get(good, 0) > _keep(s, good)]
    for good in goods:
        option = s.anytime("pay-in", good)
        if option:
            return because(option, "pay-in", good=f"good:{good}")
    return None


def _bill(s: Scene, pays: dict[str, int], left: int) -> tuple[float, list[str]] | None:
    """What it costs to pay all that is left, and with what; None if it cannot be paid."""
    late = 0.45 if days_left(s.view) <= 2 else 1.0
    pieces = sorted(
        (late * s.loss(good) / steps, good, steps)
        for good, steps in pays.items()
        for _ in range(s.view.storage.get(good, 0))
    )
    price, goods = 0.0, []
    for rate, good, steps in pieces:
        if left <= 0:
            break
        if steps <= left:
            price += rate * steps
            left -= steps
            goods.append(good)
    return (price, goods) if left <= 0 else None


def _stake(view: TableView, objective: str) -> float:
    """What the Reward and the spared Penalty of an Objective are worth."""
    card = stake(objective)
    left = days_left(view)
    if card.warms or card.chills:
        cold = view.effective_cold
        return left * (chill(view, cold + card.chills) - chill(view, cold - card.warms)) * 0.7
    sad = sorted(rise(p, "misery", card.saddens) for p in view.people)
    spared = sum(sad if card.everybody else sad[:2])
    if card.cures:
        by = card.relief
        cures = sorted(max(relief(p, "illness", by), relief(p, "wounds", by)) for p in view.people)
        return spared + sum(cures[-card.cures :])
    return spared + (1.2 * left if card.builds else 9.0)


def _keep(s: Scene, good: str) -> int:
    """How many pieces must stay before anything is paid in early."""
    view = s.view
    match good:
        case "wood":
            return 6
        case "book":
            return 1 if any(name in s.people for name in READERS) else 0
        case "water":
            return 2 * len(view.people)
        case "chems":
            return 2 if built(view, TRAPS) else 0
        case "herb":
            return 0
        case "meds" | "herbal-meds":
            return 1 + sum(p.states["illness"] > 0 for p in view.people)
        case "bandages":
            return 1 + sum(p.states["wounds"] > 1 for p in view.people)
        case _:
            return 99
