"""Planning a stage of the day: which actions a Character may be given, and why not the others.

All assignments of a stage are made, then all of them are resolved together (M-DAY-03). What bars an action
is a word, found in one place for offering it and for refusing it; `refusals.py` puts it into a sentence.
"""

from __future__ import annotations

from tilldawn.engine.flow import rule
from tilldawn.engine.request import Option
from tilldawn.games.mine.cards.characters import ACTIONS_A_DAY
from tilldawn.games.mine.cards.events import EVENT
from tilldawn.games.mine.cards.fittings import ACTION, ENRICHED, FITTING, THRIFTY, Action
from tilldawn.games.mine.cards.shelter import KIND
from tilldawn.games.mine.goods import FUEL, Goods, works_as
from tilldawn.games.mine.house.board import DEEDS, Deed, board
from tilldawn.games.mine.house.rooms import (
    RECIPES,
    beds,
    free_spaces,
    open_holes,
    places,
    recipe,
    standing,
    upgrades,
    within_reach,
    works,
)
from tilldawn.games.mine.people.group import asleep, awake, dots, in_bed, skill
from tilldawn.games.mine.state import Person, Plan, State
from tilldawn.games.mine.trade.supply import has, obtainable
from tilldawn.games.mine.verbs import Verb

CLEAR = Verb("clear", "M-SHEL-02", "space:space", "card:card")
DIG = Verb("dig", "M-SHEL-04", "space:space", "card:card")
DIG_ALONE = Verb("dig-alone", "M-SHEL-04", "space:space", "card:card")
DIG_WITH = Verb("dig-with", "M-SHEL-08", "space:space", "helper:character")
SAW = Verb("saw", "M-SHEL-10", "space:space")
UNLOCK = Verb("unlock", "M-SHEL-12", "space:space", "tool:good")
PRINTED = {deed.id: Verb(deed.id, deed.rule) for deed in DEEDS.values()}
"""What is printed on the board, on either side."""
USE = Verb("use", "M-DAY-20", "card:card", "action:deed", "what=action")
CRAFT = Verb("craft", "M-FIT-03", "card:card", "cost=recipe")
CRAFT_WATER = Verb("craft-water", "M-FIT-37", "card:card")
MOVE = Verb("move", "M-ADV-02", "card:card")
DISMANTLE = Verb("dismantle", "M-ADV-04", "card:card", "~goods:~count")
REST = Verb("rest", "M-DAY-11")

FOURTH = ACTIONS_A_DAY + 1
ANY_NUMBER = 99

WARN_BOX = "warning-box"


@rule(
    "M-DAY-01", "M-DAY-02", "M-DAY-10", "M-STATE-05", "M-STATE-06", "M-STATE-07", "M-STATE-17", "M-STATE-20"
)
@rule("M-ADV-06", "M-STATE-29")
def can_act(s: State, person: Person, stage: int) -> bool:
    """Whether no State token bars this stage. A sleeper may only nap; a fourth action needs no dot at all."""
    if person.busy or person.late or person.posted or (s.one_action == s.day and person.acted):
        return False
    if stage == FOURTH:
        return s.settings.fittings and dots(person) == 0
    if asleep(person):
        return bool(beds(s))
    return person.tireless or stage <= ACTIONS_A_DAY - dots(person)


@rule("M-STATE-17", "M-DAY-07")
def can_be_given(s: State, person: Person) -> bool:
    """Whether there is anything to give in this stage: for a sleeper there must be a Bed nobody is in yet."""
    if not can_act(s, person, s.stage):
        return False
    return awake(person) or any(card not in occupied(s) for card in beds(s))


@rule("M-DAY-18", "M-DAY-17")
def actions_left(s: State, person: Person) -> int:
    """Stages still to come today in which this Character can act, by the dots; none once the day is over."""
    if s.phase not in ("morning", "day") or asleep(person) or person.busy or person.posted:
        return 0
    over = s.stage if s.phase == "day" else 0
    last = ACTIONS_A_DAY if person.tireless else ACTIONS_A_DAY - dots(person)
    left = max(0, last - over)
    if s.one_action == s.day:
        return 0 if person.acted else min(1, left)
    return left


@rule("M-DAY-07", "M-EVE-02")
def occupied(s: State) -> set[str]:
    """Spaces and cards somebody has been put on in this stage, and at night the Beds people sleep in; Poke
    About takes any number, so nothing is put down for it."""
    taken = {word for plan in s.plans for word in plan.args[:1]}
    taken |= {plan.args[1] for plan in s.plans if plan.verb in ("craft", "move")}
    return taken | {person.task for person in s.group if in_bed(person)}


@rule("M-FIT-12")
def kept(s: State) -> set[str]:
    """What actions of this stage must find in Storage: the last one of it cannot be spent meanwhile."""
    found: set[str] = set()
    for plan in s.plans:
        if plan.verb == "use" and (needs := ACTION[plan.args[0], plan.args[1]].needs):
            found.add(needs)
    return found


@rule("M-FIT-12", "M-OBJ-09")
def spoken_for(s: State, good: str) -> bool:
    """Whether the only one in Storage serves an action of this stage: it is put to no other use meanwhile."""
    return bool(s.plans) and s.storage.get(good) == 1 and good in kept(s)


@rule("M-DAY-07", "M-DAY-20", "M-MOVE-04", "M-BOARD-24", "M-BOARD-25", "M-STATE-17")
def actions(s: State, person: Person) -> list[Option]:
    """Everything this Character may be given to do in this stage, in reading order."""
    taken = occupied(s)
    reach = within_reach(s)
    if asleep(person):
        return _uses(s, [card for card in beds(s) if card not in taken])
    seat = s.leader
    found = _cards(s, person, taken, reach)
    for deed in board(s).deeds:
        if not printed_barred(s, deed, taken, reach):
            poor = deed.pieces and _poor_pickings(s, deed)
            found.append(PRINTED[deed.id](seat, warning=WARN_BOX if poor else ""))
    free = [card for card in fittings_within(s, reach) if card not in taken]
    found += _uses(s, free)
    found += _crafts(s, taken)
    if s.settings.fittings:
        found += [MOVE(seat, card) for card in free if moves(s, card, taken)]
        found += [dismantling(s, card) for card in free if FITTING[card].cost and not parting(s, card)]
    return found


@rule("M-MOVE-01", "M-BOARD-30")
def done_at(s: State, plan: Plan) -> str:
    """The space an action of this stage is done on; Guard where somebody is given nothing."""
    match plan.verb:
        case "use" | "dismantle":
            return standing(s, plan.args[0]) or board(s).guard
        case "craft" | "move":
            return plan.args[1]
        case "rest":
            return board(s).guard
        case _:
            deed = board(s).deed.get(plan.verb)
            return plan.args[0] if deed is None else deed.space


# --- What is printed on the board ---------------------------------------------------------------------


@rule("M-BOARD-25", "M-MOVE-11", "M-DAY-07", "M-BOARD-27", "M-BOARD-31")
def printed_barred(s: State, deed: Deed, taken: set[str], reach: frozenset[str]) -> str:
    """Why a printed action cannot be done in this stage, in a word: nobody gets there, a Shelter card covers
    it, somebody else does it, it has been done today, or what it says of itself."""
    if deed.kind == "outside":
        return "taken" if deed.space in taken else _kept_in(s)
    if deed.space not in reach:
        return "reach"
    if deed.space in s.shelter:
        return "covered"
    if deed.kind == "idea" and not s.ideas:
        return "no-ideas"
    if deed.space in taken:
        return "taken"
    return "done" if deed.daily and s.done.get(deed.id) == s.day else ""


@rule("M-CARD-02")
def _kept_in(s: State) -> str:
    """An Event may keep everybody in."""
    return "" if all(EVENT[event.id].outside for event in s.active) else "event"


@rule("M-BOARD-23", "M-TOKEN-04")
def _poor_pickings(s: State, deed: Deed) -> bool:
    """Whether the box could fall short of a good roll."""
    return obtainable(s, "wood") + obtainable(s, "component") < deed.pieces[-1]


# --- Work on Shelter cards ----------------------------------------------------------------------------


@rule("M-SHEL-01", "M-SHEL-02", "M-SHEL-04", "M-SHEL-09", "M-SHEL-10", "M-SHEL-12", "M-SHEL-17", "M-SHEL-18")
@rule("M-CARD-18", "M-CARD-19", "M-WEAP-15")
def _cards(s: State, person: Person, taken: set[str], reach: frozenset[str]) -> list[Option]:
    """Work on Shelter cards: a tool or a second Character where the card needs one."""
    seat = s.leader
    helpers: list[Person] | None = None
    found: list[Option] = []
    for space, card in s.shelter.items():
        if space not in reach or space in taken:
            continue
        kind = KIND[card]
        match kind.work:
            case "clear":
                found.append(CLEAR(seat, space, card))
            case "dig":
                if skill(person).digs_alone:
                    found.append(DIG_ALONE(seat, space, card))
                elif not tool_barred(s, card):
                    found.append(DIG(seat, space, card))
                if helpers is None:
                    helpers = _helpers(s, person)
                for other in helpers:
                    found.append(DIG_WITH(seat, space, other.id))
            case "saw":
                if not tool_barred(s, card):
                    found.append(SAW(seat, space))
            case _:
                if not tool_barred(s, card):
                    found.append(UNLOCK(seat, space, kind.tool))
                if skill(person).opens_by_hatchet and s.storage.get("hatchet"):
                    found.append(UNLOCK(seat, space, "hatchet"))
    return found


@rule("M-SHEL-18")
def tool_barred(s: State, card: str) -> str:
    """Cards printed in red need a tool out of Storage."""
    tool = KIND[card].tool
    return "tool" if tool and not s.storage.get(works_as(s.storage, tool)) else ""


@rule("M-SHEL-08")
def _helpers(s: State, person: Person) -> list[Person]:
    """Others who are free to help with Rubble in this stage; at night nobody has an action to give."""
    if s.phase != "day":
        return []
    busy = {plan.who for plan in s.plans} | {plan.helper for plan in s.plans}
    return [
        other
        for other in s.group
        if other is not person and other.id not in busy and awake(other) and can_act(s, other, s.stage)
    ]


# --- Fittings -----------------------------------------------------------------------------------------


def fittings_within(s: State, reach: frozenset[str]) -> list[str]:
    """Fittings one can get to, in reading order."""
    here = [card for space, card in s.fittings.items() if space in reach]
    return [card for card in FITTING if card in here] if here else []


@rule("M-FIT-11", "M-FIT-12", "M-FIT-52", "M-DAY-09", "M-WAIT-01", "M-WAIT-04", "M-FIT-45")
def _uses(s: State, cards: list[str]) -> list[Option]:
    """Actions of Fittings that can be paid for; a card with a Wait token takes no second one."""
    found: list[Option] = []
    if not cards:
        return found
    keep = kept(s)
    for card in cards:
        if not works(s, card):
            continue
        for action in FITTING[card].actions:
            if times_possible(s, card, action, keep)[0]:
                warning = WARN_BOX if short(s, card, action, 1) else ""
                found.append(USE(s.leader, card, action.id, rule=action.rule, warning=warning))
    return found


@rule("M-DAY-08", "M-FIT-38", "M-FIT-13", "M-FIT-12", "M-FIT-29", "M-FIT-34", "M-FIT-35", "M-FIT-79")
def times_possible(s: State, card: str, action: Action, keep: set[str]) -> tuple[int, str]:
    """How often an action can be done at once with what is in Storage; if not at all, the word for why."""
    if action.wait and card in s.wait:
        return 0, "waits"
    if action.needs and not s.storage.get(action.needs):
        return 0, "needs"
    if action.hole and not open_holes(s):
        return 0, "no-hole"
    if action.one_of and not baits(s, action, keep):
        return 0, "kept" if any(s.storage.get(good) for good in action.one_of) else "one-of"
    most = s.cold // action.cold if action.cold else ANY_NUMBER
    if not most:
        return 0, "no-cold"
    for good, n in action.cost.items():
        there = s.storage.get(good, 0)
        if good in keep:
            there -= 1
        if there < n:
            return 0, "kept" if s.storage.get(good, 0) >= n else "lacks"
        if there // n < most:
            most = there // n
    if action.fuel:
        most = min(most, sum(s.storage.get(good, 0) for good in FUEL) // fuel_for(s, card, action))
        if not most:
            return 0, "fuel"
    return (most if action.each else 1), ""


def baits(s: State, action: Action, keep: set[str]) -> list[str]:
    """Kinds of which one piece pays for the action."""
    return [good for good in action.one_of if s.storage.get(good, 0) > (good in keep)]


@rule("M-FIT-40")
def fuel_for(s: State, card: str, action: Action) -> int:
    """Wood or Books it burns each time; an upgrade may make that less."""
    better = THRIFTY.get(card)
    return better.base_fuel if better is not None and works(s, better.id) else action.fuel


@rule("M-FIT-57", "M-FIT-15")
def brings_more(s: State, card: str, action: Action) -> Goods:
    """What an upgrade adds to what the action makes."""
    better = ENRICHED.get(card)
    if better is None or not works(s, better.id):
        return {}
    return {good: n for good, n in better.base_more.items() if good in action.gives}


@rule("M-DAY-19")
def short(s: State, card: str, action: Action, times: int) -> bool:
    """Whether the box cannot give all this would make, with what is paid for it back in the box."""
    if action.either:
        return sum(obtainable(s, good) for good in action.either) < times
    for good, n in action.gives.items():
        there = obtainable(s, good) + action.cost.get(good, 0) * times
        if there < n * times + brings_more(s, card, action).get(good, 0):
            return True
    return False


@rule("M-FIT-03", "M-FIT-06", "M-FIT-14", "M-BOARD-16")
def _crafts(s: State, taken: set[str]) -> list[Option]:
    """Fittings of the deck that can be paid for and have a place to stand."""
    recipes = RECIPES[s.settings.heater_water]
    there = s.storage.get
    free: list[str] | None = None
    found: list[Option] = []
    for card in s.deck:
        for good, n in (recipe(s, card) if s.settings.modules else recipes[card]).items():
            if there(good, 0) < n:
                break
        else:
            if free is None:
                free = free_spaces(s, taken)
            if not craft_barred(s, card, taken, free):
                found.append(crafting(s, card))
    return found


@rule("M-FIT-37")
def crafting(s: State, card: str) -> Option:
    """The option says what it costs at this table."""
    literal = FITTING[card].literal and s.settings.heater_water
    return (CRAFT_WATER if literal else CRAFT)(s.leader, card)


def craft_barred(s: State, card: str, taken: set[str], free: list[str]) -> str:
    """Why a card of the Fittings deck cannot be crafted in this stage, in a word."""
    if card in taken:
        return "taken"
    if not has(s.storage, recipe(s, card)):
        return "recipe"
    if parting(s, card):
        return "parting"
    return "" if places(s, card, taken, free) else "no-place"


@rule("M-ADV-04", "M-TOKEN-04")
def dismantling(s: State, card: str) -> Option:
    """What comes back is told, and whether the box can give it."""
    goods = recipe(s, card)
    missing = any(obtainable(s, good) < n for good, n in goods.items())
    back = tuple(f"{good}*{n}" for good, n in goods.items())
    return DISMANTLE(s.leader, card, back, warning=WARN_BOX if missing else "")


@rule("M-ADV-03")
def moves(s: State, card: str, taken: set[str]) -> list[str]:
    """Where a Fitting may be moved: its own neighbour rule and that of its upgrades hold there."""
    if FITTING[card].space or parting(s, card):
        return []
    beside = [standing(s, better.id) for better in upgrades(s, card)]
    return [space for space in places(s, card, taken) if all(_beside(space, other) for other in beside)]


@rule("M-ADV-03")
def parting(s: State, card: str) -> bool:
    """Whether its base or an upgrade of it comes, moves or goes in this very stage: not both at once."""
    return any(
        FITTING[card].next_to == plan.args[0] or FITTING[plan.args[0]].next_to == card
        for plan in s.plans
        if plan.verb in ("craft", "move", "dismantle")
    )


def _beside(one: str, other: str) -> bool:
    return one[0] == other[0] and abs(int(one[1:]) - int(other[1:])) == 1
