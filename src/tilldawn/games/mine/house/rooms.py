"""The Shelter: where one can go, what can stand where, which Fittings work."""

from __future__ import annotations

from collections.abc import Collection

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Arg, Refusal
from tilldawn.games.mine import modules
from tilldawn.games.mine.cards.fittings import ACTION, FITTING, UPGRADES, Fitting
from tilldawn.games.mine.cards.shelter import OBSTACLES
from tilldawn.games.mine.choices import decide
from tilldawn.games.mine.goods import Goods, counted
from tilldawn.games.mine.house.board import board, reachable
from tilldawn.games.mine.house.events import FittingPlaced, HoleClosed
from tilldawn.games.mine.state import Game, Person, State
from tilldawn.games.mine.verbs import Verb

SPACE = Verb("space", "M-FIT-04", "space:space")
HOLE = Verb("hole", "M-FIT-64", "hole:hole")


@rule("M-MOVE-01", "M-MOVE-02", "M-MOVE-03", "M-MOVE-04", "M-MOVE-05", "M-MOVE-06", "M-MOVE-07", "M-MOVE-08")
@rule("M-MOVE-11", "M-BOARD-09", "M-BOARD-21", "M-BOARD-22", "M-SHEL-16", "M-MOVE-10")
def within_reach(s: State) -> frozenset[str]:
    """Spaces one can stand on: from Guard along the floors and ladders up to the first obstacle."""
    blocked = frozenset([space for space, card in s.shelter.items() if card in OBSTACLES])
    shut = modules.closed(s) if s.settings.modules else None
    if shut:
        return reachable(s.settings.board, blocked | shut, s.basement_closed) - shut
    return reachable(s.settings.board, blocked, s.basement_closed)


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
    return not base or _is_beside(s, space, base)


def upgrades(s: State, fitting: str) -> list[Fitting]:
    """The upgrades of a base card that work."""
    return [FITTING[card] for card in UPGRADES.get(fitting, ()) if works(s, card)]


def beds(s: State) -> list[str]:
    """Beds within reach."""
    stood = [(space, card) for space, card in s.fittings.items() if FITTING[card].bed]
    if not stood:
        return []
    reach = within_reach(s)
    return [card for space, card in stood if space in reach]


@rule("M-MOVE-11", "M-SCRIPT-37")
def shut_in(s: State, fitting: str) -> bool:
    """Whether it stands in a basement nobody can enter any more: it brings nothing from there."""
    return s.basement_closed and standing(s, fitting) in board(s).basement


@rule("M-FIT-25")
def guard_bonus(s: State, person: Person) -> int:
    """How much more Prowess a Guard has in the Night Raid phase, in whatever fight it brings."""
    if s.phase != "raid" or person.task != "guard":
        return 0
    return sum(FITTING[card].guards for card in s.fittings.values())


@rule("M-FIT-04", "M-MOVE-09")
def free_spaces(s: State, taken: Collection[str] = ()) -> list[str]:
    """Spaces on which a Fitting may be put: empty, allowed, within reach. On those in `taken` somebody is
    already going to build."""
    reach = within_reach(s)
    if s.settings.modules:
        reach -= modules.barred(s)
    shelter, fittings = s.shelter, s.fittings
    return [
        space
        for space in board(s).fitting_spaces
        if space in reach and space not in shelter and space not in fittings and space not in taken
    ]


def space_barred(s: State, space: str, reach: frozenset[str], taken: Collection[str]) -> str:
    """Why nothing can be put on a space that is none of the `free_spaces`, in a word."""
    if space in s.shelter:
        return "card"
    if space in s.fittings:
        return "fitting"
    if s.settings.modules and space in modules.barred(s):
        return "barred"
    if space not in reach:
        return "reach"
    return "taken" if space in taken else ""


@rule("M-FIT-05", "M-FIT-08", "M-FIT-10", "M-FIT-24", "M-FIT-36")
def places(s: State, fitting: str, taken: Collection[str] = (), free: list[str] | None = None) -> list[str]:
    """Where this Fitting may be put: on its own space, or on a free one, beside its base card where it needs
    one. `free` are the free spaces, if they are known."""
    card = FITTING[fitting]
    if card.boarded and len(s.board_ups) < len(board(s).holes):
        return []
    if card.space:
        own = board(s).space_of[card.space]
        return [own] if own not in s.fittings and own not in taken else []
    if free is None:
        free = free_spaces(s, taken)
    if not card.next_to:
        return free
    return [space for space in free if _is_beside(s, space, card.next_to)]


@rule("M-FIT-07")
def _is_beside(s: State, space: str, base: str) -> bool:
    """Whether the base card stands directly left or right of a space."""
    return any(s.fittings.get(n) == base for n in board(s).neighbours[space])


RECIPES: dict[bool, dict[str, Goods]] = {
    literally: {id: card.literal if literally and card.literal else card.cost for id, card in FITTING.items()}
    for literally in (False, True)
}
"""What Fittings cost; the literal reading of the Simple Heater's cost is a switch."""


def recipe(s: State, fitting: str) -> Goods:
    """What it costs at this table."""
    if s.settings.modules and (cost := modules.recipe(s, fitting)) is not None:
        return cost
    return RECIPES[s.settings.heater_water].get(fitting, {})


@rule("M-FIT-03", "M-FIT-14", "M-FIT-21", "M-ADV-05")
def put_up(g: Game, fitting: str, space: str, who: str = "", cost: Goods | None = None) -> None:
    """The card lies front up on its space, and does at once what it says about that."""
    s = g.state
    s.deck.remove(fitting)
    s.fittings[space] = fitting
    g.emit(
        FittingPlaced(
            card=f"card:{fitting}",
            space=f"space:{space}",
            who=who,
            built="yes" if who else "no",
            cost=counted(cost or {}),
            rule="M-FIT-03",
        )
    )
    made = FITTING[fitting].made
    if made is not None:
        made(g)


@rule("M-FIT-81")
def take_down(s: State, space: str) -> str:
    """Back into the Fittings deck, or out of the Campaign if it is of none; a Wait token on it is lost
    with it (M-WAIT-05)."""
    fitting = s.fittings.pop(space)
    if fitting in s.wait:
        s.wait.remove(fitting)
    if FITTING[fitting].cost:
        s.deck = [card for card in FITTING if card in s.deck or card == fitting]
    else:
        s.waste_cards.append(fitting)
    return fitting


@rule("M-BOARD-20", "M-FIT-68", "M-TOKEN-18", "M-TOKEN-19")
def open_holes(s: State) -> list[int]:
    """Holes without a Board-Up that one can get at: nobody enters a closed basement, and a Hole for which a
    Board-Up has been paid in this stage is as good as covered."""
    covered = {*s.board_ups, *_paid_for(s)}
    here = board(s)
    shut = here.basement_holes if s.basement_closed else ()
    return [hole for hole in here.hole_numbers if hole not in covered and hole not in shut]


@rule("M-DAY-03", "M-FIT-64")
def _paid_for(s: State) -> list[int]:
    """Holes that an action of this stage is going to cover."""
    works = [plan.args for plan in s.plans if plan.verb == "use"]
    return [int(hole) for card, action, _, *rest in works if ACTION[card, action].hole for hole in rest]


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
    words: dict[str, Arg] = {"card": f"card:{fitting}"}
    chosen = yield from decide(
        g, "where", options, rule, words, refused=lambda: _not_there(g.state, fitting, spaces)
    )
    return chosen.args[0]


@rule("M-FIT-04", "M-FIT-07", "M-MOVE-02")
def _not_there(s: State, fitting: str, spaces: list[str]) -> list[Refusal]:
    """Spaces where it may not stand, and why not."""
    base = FITTING[fitting].next_to
    reach = within_reach(s)
    found: list[Refusal] = []
    for space in board(s).fitting_spaces:
        if space not in spaces:
            bar = space_barred(s, space, reach, ())
            if not bar:
                bar = "taken" if not base or _is_beside(s, space, base) else "beside"
            rule = {"reach": "M-MOVE-02", "beside": "M-FIT-07", "taken": "M-DAY-07"}.get(bar, "M-FIT-04")
            why = Objection(f"refused-space-{bar}", rule, {"card": f"card:{base}"} if bar == "beside" else {})
            found.append(why.refusal(SPACE(s.leader, space).text, s.leader, f"space:{space}"))
    return found


def choose_hole(g: Game, holes: list[int], rule: str) -> Flow[int]:
    """Which Hole."""
    seat = g.state.leader
    way = "lose" if holes[0] in g.state.board_ups else "cover"
    options = [HOLE(seat, hole, rule=rule) for hole in holes]
    chosen = yield from decide(
        g, "which-hole", options, rule, {"way": way}, refused=lambda: _not_that(g.state, holes, way)
    )
    return int(chosen.args[0])


@rule("M-BOARD-20", "M-MOVE-11")
def _not_that(s: State, holes: list[int], way: str) -> list[Refusal]:
    """Holes that cannot be covered, or have no Board-Up to lose."""
    found: list[Refusal] = []
    for hole in board(s).hole_numbers:
        if hole in holes:
            continue
        if way == "lose":
            why = Objection("refused-hole-open", "M-BOARD-20")
        elif hole in s.board_ups:
            why = Objection("refused-hole-boarded", "M-BOARD-20")
        elif hole in _paid_for(s):
            why = Objection("refused-hole-paid", "M-DAY-03")
        else:
            why = Objection("refused-hole-basement", "M-MOVE-11")
        found.append(why.refusal(HOLE(s.leader, hole).text, s.leader, f"hole:{hole}"))
    return found
