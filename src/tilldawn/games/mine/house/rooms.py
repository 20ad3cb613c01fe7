"""The Shelter: where one can go, what can stand where, which Fittings work."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, rule
from tilldawn.games.mine.cards.fittings import FITTING
from tilldawn.games.mine.choices import decide
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.house.board import (
    FITTING_SPACES,
    GUARD,
    HOLES,
    NEIGHBOURS,
    OBSTACLES,
    reachable,
)
from tilldawn.games.mine.house.events import FittingPlaced, HoleClosed
from tilldawn.games.mine.people.harm import relieve
from tilldawn.games.mine.state import Game, State
from tilldawn.games.mine.verbs import Verb

SPACE = Verb("space", "M-FIT-04", "space:space")
HOLE = Verb("hole", "M-FIT-64", "hole:hole")


@rule("M-MOVE-01", "M-MOVE-02", "M-MOVE-03", "M-MOVE-04", "M-MOVE-05", "M-MOVE-06", "M-MOVE-07", "M-MOVE-08")
@rule("M-MOVE-11", "M-BOARD-09", "M-BOARD-21", "M-BOARD-22", "M-SHEL-16", "M-MOVE-10")
def within_reach(s: State) -> frozenset[str]:
    """Spaces one can stand on: from Guard along the floors and ladders up to the first obstacle."""
    blocked = frozenset([space for space, card in s.shelter.items() if card in OBSTACLES])
    return reachable(blocked, s.basement_closed)


def standing(s: State, fitting: str) -> str:
    """The space a Fitting stands on; nothing if it is not built."""
    for space, card in s.fittings.items():
        if card == fitting:
            return space
    return ""


def built(s: State, fitting: str) -> bool:
    """Whether it stands on the board."""
    return fitting in s.fittings.values()


@rule("M-FIT-15", "M-FIT-09", "M-FIT-07")
def works(s: State, fitting: str) -> bool:
    """Built, and an upgrade stands beside its base card."""
    space = standing(s, fitting)
    if not space:
        return False
    base = FITTING[fitting].next_to
    return not base or any(s.fittings.get(n) == base for n in NEIGHBOURS[space])


@rule("M-FIT-04", "M-FIT-05", "M-FIT-08", "M-FIT-10", "M-FIT-24", "M-FIT-36", "M-MOVE-09")
def places(s: State, fitting: str, taken: tuple[str, ...] = ()) -> list[str]:
    """Where a Fitting may be put: empty, allowed, within reach, beside its base card where it needs one.

    `taken` are spaces somebody is already going to build on.
    """
    reach = within_reach(s)
    if fitting == "reinforced-door":
        free = GUARD not in s.fittings and GUARD not in taken
        return [GUARD] if free and len(s.board_ups) == len(HOLES) else []
    base = FITTING[fitting].next_to
    found: list[str] = []
    for space in FITTING_SPACES:
        if space not in reach or space in s.shelter or space in s.fittings or space in taken:
            continue
        if base and all(s.fittings.get(n) != base for n in NEIGHBOURS[space]):
            continue
        found.append(space)
    return found


def recipe(s: State, fitting: str) -> Goods:
    """What it costs; the literal reading of the Simple Heater's cost is a switch."""
    cost = FITTING[fitting].cost
    if fitting == "simple-heater" and s.settings.heater_water:
        return {"component": cost["component"], "water": cost["wood"]}
    return cost


@rule("M-FIT-03", "M-FIT-14", "M-FIT-21", "M-ADV-05")
def put_up(g: Game, fitting: str, space: str) -> None:
    """The card lies front up on its space; the first Chair cheers everybody up, once in a Campaign."""
    s = g.state
    s.deck.remove(fitting)
    s.fittings[space] = fitting
    g.emit(FittingPlaced(card=f"card:{fitting}", space=f"space:{space}", rule="M-FIT-03"))
    if fitting == "chair" and not s.chair_built:
        s.chair_built = True
        for person in s.group:
            relieve(g, person, "misery", 1, "M-FIT-21")


@rule("M-FIT-81")
def take_down(s: State, space: str) -> str:
    """Back into the Fittings deck; a Wait token on it is lost with it (M-WAIT-05)."""
    fitting = s.fittings.pop(space)
    if fitting in s.wait:
        s.wait.remove(fitting)
    s.deck = [card for card in FITTING if card in s.deck or card == fitting]
    return fitting


@rule("M-BOARD-20", "M-FIT-68", "M-TOKEN-18", "M-TOKEN-19")
def open_holes(s: State) -> list[int]:
    """Holes without a Board-Up."""
    return [hole for hole in HOLES if hole not in s.board_ups]


@rule("M-FIT-64")
def board_up(g: Game, hole: int) -> None:
    """Cover a Hole."""
    s = g.state
    s.board_ups = sorted([*s.board_ups, hole])
    g.emit(HoleClosed(hole=f"hole:{hole}", rule="M-FIT-64"))


def choose_space(g: Game, fitting: str, spaces: list[str], rule: str) -> Flow[str]:
    """Where to put it."""
    seat = g.state.leader
    options = [SPACE(seat, space, rule=rule) for space in spaces]
    chosen = yield from decide(g, "where", options, rule, {"card": f"card:{fitting}"})
    return chosen.args[0]


def choose_hole(g: Game, holes: list[int], rule: str) -> Flow[int]:
    """Which Hole."""
    seat = g.state.leader
    way = "lose" if holes[0] in g.state.board_ups else "cover"
    options = [HOLE(seat, hole, rule=rule) for hole in holes]
    chosen = yield from decide(g, "which-hole", options, rule, {"way": way})
    return int(chosen.args[0])
