"""What States and goods are worth in `mine`, as the heuristic bot sees it.

It owns the prices. One unit is about what a piece of Wood is worth; a Raw Food is worth six. It reads a
`TableView` and decides nothing. What is printed on the cards it knows by heart, as a player would.
"""

from __future__ import annotations

from msgspec import Struct

from tilldawn.games.mine.public.facts import FIREARMS, MEDICINE, MELEE, STARVES, longing
from tilldawn.games.mine.public.printed.fittings import TRAPS, WORKSHOPS
from tilldawn.games.mine.public.printed.people import cheered
from tilldawn.games.mine.public.view import PersonView, TableView

Goods = dict[str, int]


class Dials(Struct, frozen=True):
    """Numbers of judgement that can be tuned."""

    thirst: float = 3.0
    """A Water that somebody needs today."""
    resource: float = 1.0
    """A Wood or a Component that is wanted."""
    card: float = 1.0
    """An Unknown card that need not be returned."""
    alarm: float = 2.0
    """How much meeting somebody on the way is feared."""
    trip: float = 12.0
    """What a night's scavenging brings home, apart from what is carried by weight."""
    second: float = -1.0
    """What a second scavenger is worth beyond the own load."""
    watch: float = 1.0
    """How much raids are feared."""
    tired: float = 1.0
    """How dear Fatigue is in the Evening."""
    cost: float = 1.0
    """How dear what is built is."""
    rain: float = 1.6
    """What a Rainwater Collector is worth a day."""
    trap: float = 4.5
    """What a baited trap is worth a day."""
    bed: float = 3.5
    """What a Bed is worth a day."""
    board: float = 1.0
    """What a Board-Up is worth against one raid."""
    heat: float = 0.85
    """How much of the Cold a Heater is thought to keep off."""
    stove: float = 2.0
    """What a stove is worth a day."""


PAIN: dict[str, tuple[float, ...]] = {
    "hunger": (0.0, 0.6, 2.4, 6.0, 24.0),
    "fatigue": (0.0, 0.8, 2.4, 4.4, 6.5),
    "illness": (0.0, 6.0, 11.0, 17.0, 24.0),
    "misery": (0.0, 0.9, 3.0, 7.5, 24.0),
    "wounds": (0.0, 2.2, 6.0, 12.0, 24.0),
}
"""What each level of a State costs; the fourth is the end of somebody (sleep, for Fatigue)."""
STRANGER = 0.7
"""Somebody who was not there at the start cannot win the Campaign."""
LAST_DAY = 9
"""The war is over on day 8, 9 or 10."""

WEAPONS = (*FIREARMS[::-1], *MELEE[::-1])
"""The best first."""
SMOKERS, COFFEE, DRINKERS, READERS = map(longing, ("cigarette", "coffee", "moonshine", "book"))

BASE = {
    "assault-rifle": 5.0,
    "shotgun": 5.0,
    "pistol": 4.5,
    "hatchet": 5.5,
    "knife": 4.0,
    "broken-assault-rifle": 0.3,
    "broken-shotgun": 0.3,
    "broken-pistol": 0.3,
    "weapon-part": 0.4,
    "shell": 0.1,
    "ammo": 1.2,
    "canned-food": 9.0,
    "raw-food": 6.0,
    "vegetable": 3.2,
    "pure-alcohol": 2.6,
    "moonshine": 1.8,
    "cigarette": 0.5,
    "coffee": 0.5,
    "sugar": 0.3,
    "sawblade": 2.0,
    "thin-sawblade": 3.0,
    "camo": 4.0,
    "shovel": 0.3,
    "lockpick": 2.0,
    "guitar": 1.0,
    "broken-guitar": 0.3,
    "book": 0.9,
    "electrical-part": 0.6,
    "mechanical-part": 1.4,
    "jewelry": 2.2,
    "filter": 0.2,
    "meds": 5.5,
    "bandages": 4.5,
    "herbal-meds": 3.5,
    "chems": 0.7,
    "herb": 0.5,
}
"""What the first of a kind is worth when nobody needs it more than usual."""


def rise(person: PersonView, state: str, by: int = 1) -> float:
    """What it costs when a State rises (or, with a negative number, what is won when it falls)."""
    levels = PAIN[state]
    now = person.states[state]
    then = max(0, min(4, now + by))
    return (levels[then] - levels[now]) * (1.0 if person.starting else STRANGER)


def relief(person: PersonView, state: str, by: int = 1) -> float:
    """What it is worth when a State falls."""
    return -rise(person, state, -by)


def body_dots(person: PersonView) -> int:
    """Actions a day lost by all States but Fatigue."""
    return max(dots for state, dots in person.costs.items() if state != "fatigue")


def days_left(view: TableView) -> int:
    """Nights still to come, more or less."""
    last = view.scenario.most + 1 if view.scenario is not None else LAST_DAY
    return max(1, last - view.day)


def stock(view: TableView, good: str) -> int:
    """Pieces at home, markers on Storage x5 included."""
    return view.storage.get(good, 0) + 5 * view.x5.get(good, 0)


def built(view: TableView, fittings: tuple[str, ...]) -> bool:
    """Whether one of these Fittings stands in the Shelter."""
    return any(space.fitting in fittings for space in view.spaces)


def cards_at_home(view: TableView, kind: str) -> int:
    """Shelter cards of a kind that are still there."""
    return sum(space.card == kind for space in view.spaces)


def board_ups(view: TableView) -> int:
    """Holes that are boarded up."""
    return sum(view.holes.values())


def worth(view: TableView, good: str, have: int, dials: Dials) -> float:
    """What one more of a good is worth to the group when it has so many already."""
    people = len(view.people)
    names = {p.id for p in view.people}
    if good == "water":
        return _water(view, have, people, dials)
    if good in ("wood", "component"):
        return dials.resource if have < 12 else 0.4
    base = BASE[good]
    if good in STARVES:
        hungry = sum(p.states["hunger"] >= 2 for p in view.people)
        plenty = people * min(3, days_left(view))
        return base * (1.15 if hungry > have else 1.0 if have < plenty else 0.4)
    if good in MEDICINE:
        return _medicine(view, good, have, base)
    if good in WEAPONS or good == "ammo":
        return _arms(view, good, have, base)
    if good == "cigarette":
        wanted = 2 * sum(name in names for name in SMOKERS)
        return base + (1.2 if have < wanted else 0.0)
    if good == "coffee":
        wanted = 2 * sum(name in names for name in COFFEE)
        return base + (1.2 if have < wanted else 0.0)
    if good == "moonshine" and names & set(DRINKERS) and have < 2:
        return base + 1.0
    if good == "book":
        return base + (2.5 if not have and names & set(READERS) else 0.0)
    if good == "guitar":
        return base + max(0.0, 2.0 * max((cheered(name, good) for name in names), default=0) - 1.0)
    return base * (1.0 if have < 2 else 0.5) + _tool(view, good, have)


def _water(view: TableView, have: int, people: int, dials: Dials) -> float:
    if have < people:
        return dials.thirst
    if have < 2 * people:
        return dials.thirst * (0.45 if view.day < LAST_DAY else 0.1)
    return 0.2


def _medicine(view: TableView, good: str, have: int, base: float) -> float:
    state = "wounds" if good == "bandages" else "illness"
    needy = sum(p.states[state] >= (2 if state == "wounds" else 1) for p in view.people)
    return base + (2.5 if needy > have else 0.0) - (1.5 if have >= 2 else 0.0)


def _arms(view: TableView, good: str, have: int, base: float) -> float:
    ammo = stock(view, "ammo") + view.pile.get("ammo", 0)
    if good == "ammo":
        guns = any(stock(view, gun) or view.pile.get(gun) for gun in FIREARMS)
        return base * ((1.5 if have < 4 else 0.5) if guns else 0.5)
    armed = sum(stock(view, weapon) + view.pile.get(weapon, 0) for weapon in WEAPONS)
    if good in FIREARMS and not ammo:
        base *= 0.5
    return base if not armed else 0.7 * base if armed < 3 else 0.3 * base


def _tool(view: TableView, good: str, have: int) -> float:
    """What a tool or a part is worth for the work still to be done at home."""
    match good:
        case "lockpick":
            return 3.0 if cards_at_home(view, "closed-door") > have else 0.0
        case "sawblade" | "thin-sawblade":
            return 4.0 if not have and cards_at_home(view, "bars") else 0.0
        case "shovel":
            return 3.0 if not have and cards_at_home(view, "rubble") else 0.0
        case "mechanical-part":
            return 1.5 if have < 3 and not built(view, WORKSHOPS) else 0.3
        case "chems":
            return 2.0 if have < 4 and built(view, TRAPS) else 0.6 if have < 3 else 0.0
        case _:
            return 0.0
