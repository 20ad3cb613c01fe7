"""Planning a stage of the day: which actions a Character may be given, and paying for them.

All assignments of a stage are made, then all of them are resolved together (M-DAY-03). Tokens and
resources leave Storage when the action is assigned; tools are only placed and come back.
"""

from __future__ import annotations

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.request import Option
from tilldawn.games.mine.cards.characters import ACTIONS_A_DAY
from tilldawn.games.mine.cards.events import EVENT
from tilldawn.games.mine.cards.fittings import ACTION, EFFICIENT_FUEL, FITTING, HEATER_FUEL, Action
from tilldawn.games.mine.choices import choose_good, decide
from tilldawn.games.mine.goods import FUEL, Goods
from tilldawn.games.mine.house.board import NEW_IDEA, OUTSIDE, POKE_ABOUT
from tilldawn.games.mine.house.rooms import (
    choose_hole,
    choose_space,
    open_holes,
    places,
    recipe,
    standing,
    within_reach,
    works,
)
from tilldawn.games.mine.people.group import asleep, awake, dots, skill
from tilldawn.games.mine.state import Game, Person, Plan, State
from tilldawn.games.mine.trade.supply import has, in_box, put, take
from tilldawn.games.mine.verbs import Verb

CLEAR = Verb("clear", "M-SHEL-02", "space:space", "card:card")
DIG = Verb("dig", "M-SHEL-04", "space:space", "card:card")
DIG_ALONE = Verb("dig-alone", "M-SHEL-04", "space:space", "card:card")
DIG_WITH = Verb("dig-with", "M-SHEL-08", "space:space", "helper:character")
SAW = Verb("saw", "M-SHEL-10", "space:space")
UNLOCK = Verb("unlock", "M-SHEL-12", "space:space", "tool:good")
POKE = Verb("poke-about", "M-BOARD-23")
IDEA = Verb("new-idea", "M-BOARD-26")
OUT = Verb("outside", "M-BOARD-29")
USE = Verb("use", "M-DAY-20", "card:card", "action:deed", "what=action")
CRAFT = Verb("craft", "M-FIT-03", "card:card", "cost=recipe")
CRAFT_WATER = Verb("craft-water", "M-FIT-37", "card:card")
MOVE = Verb("move", "M-ADV-02", "card:card")
DISMANTLE = Verb("dismantle", "M-ADV-04", "card:card", "cost=recipe")
REST = Verb("rest", "M-DAY-11")

TIMES = Verb("times", "M-DAY-08", "times:int")
FUEL_OF = Verb("fuel", "M-FIT-13", "wood:int", "books:int")
PARTS = Verb("parts", "M-FIT-65", "mechanical:int", "electrical:int")

FOURTH = ACTIONS_A_DAY + 1


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


def actions_left(s: State, person: Person) -> int:
    """Stages of a whole day this Character could act in, by the dots alone (M-DAY-18)."""
    return 0 if asleep(person) else ACTIONS_A_DAY if person.tireless else ACTIONS_A_DAY - dots(person)


def beds(s: State) -> list[str]:
    """Beds within reach."""
    reach = within_reach(s)
    return [card for space, card in s.fittings.items() if card in ("bed-1", "bed-2") and space in reach]


def _occupied(s: State) -> set[str]:
    """Spaces and cards somebody has been put on in this stage; Poke About takes any number."""
    return {word for plan in s.plans for word in plan.args[:1] if plan.verb != "poke-about"} | {
        plan.args[1] for plan in s.plans if plan.verb in ("craft", "move")
    }


@rule("M-DAY-07", "M-DAY-20", "M-MOVE-04", "M-BOARD-24", "M-BOARD-25", "M-STATE-17")
def actions(s: State, person: Person) -> list[Option]:
    """Everything this Character may be given to do in this stage, in reading order."""
    taken = _occupied(s)
    reach = within_reach(s)
    if asleep(person):
        return _uses(s, taken, [card for card in beds(s) if card not in taken])
    seat = s.leader
    found = _cards(s, person, taken, reach)
    if POKE_ABOUT in reach:
        found.append(POKE(seat))
    if s.ideas and NEW_IDEA not in taken:
        found.append(IDEA(seat))
    if OUTSIDE not in taken and all(EVENT[event.id].outside for event in s.active):
        found.append(OUT(seat))
    standing_here = [s.fittings[space] for space in s.fittings if space in reach]
    free = [card for card in FITTING if card in standing_here and card not in taken]
    found += _uses(s, taken, free)
    found += _crafts(s, taken)
    if s.settings.fittings:
        found += [MOVE(seat, card) for card in free if _moves(s, card, taken)]
        found += [DISMANTLE(seat, card) for card in free if not _parting(s, card)]
    return found


@rule("M-SHEL-01", "M-SHEL-02", "M-SHEL-04", "M-SHEL-09", "M-SHEL-10", "M-SHEL-12", "M-SHEL-17", "M-SHEL-18")
@rule("M-CARD-18", "M-CARD-19", "M-WEAP-15")
def _cards(s: State, person: Person, taken: set[str], reach: frozenset[str]) -> list[Option]:
    """Work on Shelter cards: a tool or a second Character where the card needs one."""
    seat = s.leader
    helpers = _helpers(s, person)
    found: list[Option] = []
    for space, card in s.shelter.items():
        if space not in reach or space in taken:
            continue
        match card:
            case "heap" | "furniture":
                found.append(CLEAR(seat, space, card))
            case "rubble" | "remnants":
                if skill(person).digs_alone:
                    found.append(DIG_ALONE(seat, space, card))
                elif s.storage.get("shovel"):
                    found.append(DIG(seat, space, card))
                found += [DIG_WITH(seat, space, other.id) for other in helpers]
            case "bars":
                if s.storage.get("sawblade"):
                    found.append(SAW(seat, space))
            case "closed-door":
                if s.storage.get("lockpick"):
                    found.append(UNLOCK(seat, space, "lockpick"))
                if skill(person).opens_by_hatchet and s.storage.get("hatchet"):
                    found.append(UNLOCK(seat, space, "hatchet"))
            case _:
                raise AssertionError(f"{card} is no Shelter card")
    return found


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


@rule("M-FIT-11", "M-FIT-12", "M-FIT-52", "M-DAY-09", "M-WAIT-01", "M-WAIT-04", "M-FIT-45")
def _uses(s: State, taken: set[str], cards: list[str]) -> list[Option]:
    """Actions of Fittings that can be paid for; a card with a Wait token takes no second one."""
    found: list[Option] = []
    for card in cards:
        if card in taken or not works(s, card):
            continue
        for action in FITTING[card].actions:
            if times_possible(s, card, action):
                warning = "warning-box" if _short(s, action, 1) else ""
                found.append(USE(s.leader, card, action.id, rule=action.rule, warning=warning))
    return found


@rule("M-DAY-19")
def _short(s: State, action: Action, times: int) -> bool:
    """Whether the box cannot give all this would make, with what is paid for it back in the box."""
    if action.either:
        return sum(in_box(s, good) for good in action.either) < times
    return any(
        in_box(s, good) + action.cost.get(good, 0) * times < n * times for good, n in action.gives.items()
    )


@rule("M-DAY-08", "M-FIT-38", "M-FIT-40", "M-FIT-13", "M-FIT-29", "M-FIT-34", "M-FIT-35", "M-FIT-79")
def times_possible(s: State, card: str, action: Action) -> int:
    """How often an action can be done at once with what is in Storage: 0 if not at all."""
    if action.wait and card in s.wait:
        return 0
    if action.needs and not s.storage.get(action.needs):
        return 0
    if action.id == "heat":
        fuel = sum(s.storage.get(good, 0) for good in FUEL)
        return min(s.cold, fuel // heater_fuel(s))
    if action.id == "board-up" and not open_holes(s):
        return 0
    if action.one_of and not any(s.storage.get(good) for good in action.one_of):
        return 0
    if not action.cost and not action.fuel:
        return 1
    most = min((s.storage.get(good, 0) // n for good, n in action.cost.items()), default=99)
    if action.fuel:
        most = min(most, sum(s.storage.get(good, 0) for good in FUEL) // action.fuel)
    return most if action.each else min(most, 1)


def heater_fuel(s: State) -> int:
    """Wood or Books for one Cold token."""
    return EFFICIENT_FUEL if works(s, "efficient-heater") else HEATER_FUEL


@rule("M-FIT-03", "M-FIT-06", "M-FIT-14", "M-BOARD-16")
def _crafts(s: State, taken: set[str]) -> list[Option]:
    """Fittings of the deck that can be paid for and have a place to stand."""
    found: list[Option] = []
    spaces = tuple(taken)
    for card in s.deck:
        cost = recipe(s, card)
        if card in taken or not has(s.storage, cost) or _parting(s, card):
            continue
        if places(s, card, spaces):
            literal = card == "simple-heater" and s.settings.heater_water
            found.append((CRAFT_WATER if literal else CRAFT)(s.leader, card))
    return found


@rule("M-ADV-03")
def _moves(s: State, card: str, taken: set[str]) -> list[str]:
    """Where a Fitting may be moved: its own neighbour rule and that of its upgrades hold there."""
    if card == "reinforced-door" or _parting(s, card):
        return []
    upgrades = [up for up in s.fittings.values() if FITTING[up].next_to == card and works(s, up)]
    return [
        space
        for space in places(s, card, tuple(taken))
        if all(_beside(space, standing(s, up)) for up in upgrades)
    ]


@rule("M-ADV-03")
def _parting(s: State, card: str) -> bool:
    """Whether its base or an upgrade of it comes, moves or goes in this very stage: not both at once."""
    return any(
        FITTING[card].next_to == plan.args[0] or FITTING[plan.args[0]].next_to == card
        for plan in s.plans
        if plan.verb in ("craft", "move", "dismantle")
    )


def _beside(one: str, other: str) -> bool:
    return one[0] == other[0] and abs(int(one[1:]) - int(other[1:])) == 1


# --- Paying -------------------------------------------------------------------------------------------


@rule("M-DAY-04", "M-DAY-05", "M-SHEL-07", "M-SHEL-11")
def assign(g: Game, person: Person, chosen: Option) -> Flow[None]:
    """Give a Character this action: settle what it still leaves open, pay, place tools."""
    s = g.state
    plan = Plan(person.id, chosen.verb, list(chosen.args))
    cost: Goods = {}
    match chosen.verb:
        case "dig":
            plan.tool = "shovel"
        case "dig-with":
            plan.helper = chosen.args[1]
        case "saw":
            plan.tool = "sawblade"
        case "unlock":
            plan.tool = chosen.args[1]
        case "use":
            cost = yield from _settle_use(g, plan)
        case "craft" | "craft-water":
            plan.verb = "craft"
            spaces = places(s, plan.args[0], tuple(_occupied(s)))
            plan.args.append((yield from choose_space(g, plan.args[0], spaces, "M-FIT-04")))
            cost = dict(recipe(s, plan.args[0]))
        case "move":
            spaces = _moves(s, plan.args[0], _occupied(s))
            plan.args.append((yield from choose_space(g, plan.args[0], spaces, "M-ADV-03")))
        case "new-idea":
            plan.args = [NEW_IDEA]
        case "outside":
            plan.args = [OUTSIDE]
        case _:
            pass
    for good, n in cost.items():
        take(s.storage, good, n)
        put(s.box, good, n)
    plan.paid = cost
    if plan.tool:
        take(s.storage, plan.tool)
        put(s.tools, plan.tool)
    s.plans.append(plan)


def _settle_use(g: Game, plan: Plan) -> Flow[Goods]:
    """How often, with which fuel, for which product; returns what it costs."""
    s = g.state
    card, id = plan.args
    action = ACTION[card, id]
    times = 1
    if action.each or id == "heat":
        times = yield from _how_often(g, card, action)
    plan.args.append(str(times))
    cost = {good: n * times for good, n in action.cost.items()}
    if action.one_of:
        there = [good for good in action.one_of if s.storage.get(good)]
        put(cost, (yield from choose_good(g, "bait", there, action.rule)))
    fuel = heater_fuel(s) * times if id == "heat" else action.fuel * times
    if fuel:
        for good, n in (yield from _which_fuel(g, fuel, action.rule)).items():
            put(cost, good, n)
    if action.either:
        mechanical, electrical = (in_box(s, good) for good in action.either)
        options = [
            PARTS(
                s.leader,
                times - n,
                n,
                rule=action.rule,
                warning="warning-box" if times - n > mechanical or n > electrical else "",
            )
            for n in range(times + 1)
        ]
        chosen = yield from decide(g, "which-parts", options, action.rule, {"times": times})
        plan.args += chosen.args
    if id == "cook-food" and works(s, "cooking-stove"):
        plan.args.append("cooking-stove")
    if id == "board-up":
        plan.args.append(str((yield from choose_hole(g, open_holes(s), action.rule))))
    return cost


@rule("M-DAY-08", "M-DAY-19")
def _how_often(g: Game, card: str, action: Action) -> Flow[int]:
    """Any number of times in one action; more than the box can give is a waste, and says so."""
    s = g.state
    most = times_possible(s, card, action)
    options = [
        TIMES(s.leader, n, rule=action.rule, warning="warning-box" if _short(s, action, n) else "")
        for n in range(1, most + 1)
    ]
    words = {"card": f"card:{card}", "what": f"action:{card}.{action.id}"}
    return int((yield from decide(g, "how-often", options, "M-DAY-08", {**words})).args[0])


@rule("M-FIT-13")
def _which_fuel(g: Game, fuel: int, rule: str) -> Flow[Goods]:
    """Wood or Books, in any mix."""
    s = g.state
    wood, books = s.storage.get("wood", 0), s.storage.get("book", 0)
    options = [
        FUEL_OF(s.leader, fuel - n, n, rule=rule) for n in range(max(0, fuel - wood), min(books, fuel) + 1)
    ]
    chosen = yield from decide(g, "which-fuel", options, rule, {"fuel": fuel})
    burnt = int(chosen.args[1])
    return {good: n for good, n in (("wood", fuel - burnt), ("book", burnt)) if n}
