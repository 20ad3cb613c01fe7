"""The Market sheet: the tolerance track, who stands at the stalls, the thief space; and where the Wares are.

Everything lies in `state.modules` as plain data; this is the one place that knows under which names.
"""

from __future__ import annotations

from typing import Any

from tilldawn.engine.flow import rule
from tilldawn.games.mine.goods import FOOD, Goods
from tilldawn.games.mine.market.events import FarmersGave, MarketClosed, ToleranceMoved
from tilldawn.games.mine.people.group import explorers, skill, skilled
from tilldawn.games.mine.state import Game, Person, State
from tilldawn.games.mine.trade.supply import gain, here

ID = "market"
START, MOST = 4, 8
GLAD, WARY = 6, 2
"""From here on they are glad to see us; down to here they are wary."""
PRESENT: Goods = {"vegetable": 2, "raw-food": 1}
"""What the farmers give when Tolerance reaches its end, …"""
AFTERWARDS = 6
"""… and where the marker stands then."""


@rule("M-MARK-07", "M-MARK-08", "M-SETUP-31")
def fresh(wares: int) -> dict[str, Any]:
    """The sheet as it is laid out: the marker on 4, nobody on it, the Wares in one shuffled deck."""
    return {
        "tolerance": START,
        "farmers": 0,
        "thugs": 0,
        "thief": "",
        "card": "",
        "aside": "",
        "deck": [{"wares": wares}],
        "discard": [],
        "pantry": {},
        "guest": False,
    }


def sheet(s: State) -> dict[str, Any]:
    """The Market sheet of this table, and what lies with it."""
    found: dict[str, Any] = s.modules[ID]
    return found


def at_table(s: State) -> bool:
    """Whether the Market takes part."""
    return ID in s.settings.modules


def tolerance(s: State) -> int:
    """Where the marker stands; nowhere without the module."""
    return int(sheet(s)["tolerance"]) if at_table(s) else 0


@rule("M-MARK-07")
def move_tolerance(g: Game, by: int, rule: str) -> None:
    """Up or down. At 0 it stays for good; at its end we are given something, and it falls back."""
    s = g.state
    m = sheet(s)
    before = m["tolerance"]
    after = max(0, min(MOST, before + by))
    if not before or after == before:
        return
    m["tolerance"] = after
    g.emit(ToleranceMoved(by=after - before, level=after, way="up" if after > before else "down", rule=rule))
    if not after:
        g.emit(MarketClosed(rule="M-MARK-07"))
    if after == MOST:
        g.emit(FarmersGave(rule="M-MARK-07"))
        gain(g, PRESENT, here(s), "M-MARK-07")
        m["tolerance"] = AFTERWARDS
        g.emit(ToleranceMoved(by=AFTERWARDS - MOST, level=AFTERWARDS, way="down", rule="M-MARK-07"))


@rule("M-MARK-02", "M-MARK-07")
def price(s: State) -> int:
    """The tokens a visit costs: one, two where they are wary."""
    return 2 if tolerance(s) <= WARY else 1


def acquaintance(s: State) -> tuple[Person, int] | None:
    """Somebody present whom farmers know, and what that counts for."""
    person = skilled(explorers(s), lambda skill: skill.knows_farmers)
    return (person, skill(person).knows_farmers) if person is not None else None


@rule("M-MARK-08", "M-STATE-30")
def looked_away(s: State) -> int:
    """Farmers on the sheet who do not count for a thief, because they know somebody who is present."""
    known = acquaintance(s)
    return min(sheet(s)["farmers"], known[1]) if known is not None else 0


def caught_up_to(s: State) -> int:
    """The highest result with which a thief is caught: 2, 2 more for each Farmer who counts, 1 for each Thug,
    and by how they think of us. A 10 never is."""
    m = sheet(s)
    farmers = m["farmers"] - looked_away(s)
    mood = -1 if m["tolerance"] >= GLAD else 2 if m["tolerance"] <= WARY else 0
    return int(min(9, max(0, 2 + 2 * farmers + m["thugs"] + mood)))


def in_pantry(s: State) -> Goods:
    """The food on the Cold Pantry: it lies in Storage, set apart, as far as it is still there."""
    kept: Goods = sheet(s)["pantry"]
    return {good: min(n, s.storage.get(good, 0)) for good, n in kept.items() if s.storage.get(good)}


def foods() -> tuple[str, ...]:
    """What may lie there."""
    return tuple(FOOD)
