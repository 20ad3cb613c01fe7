"""Giving an action to a Character: what it still leaves open is settled, it is paid for, tools are placed.

Tokens and resources leave Storage now; tools are only placed and come back (M-DAY-04, M-DAY-05).
"""

from __future__ import annotations

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.request import Option
from tilldawn.games.mine.cards.fittings import ACTION, Action
from tilldawn.games.mine.cards.shelter import KIND
from tilldawn.games.mine.choices import choose_good, decide
from tilldawn.games.mine.goods import Goods, counted, works_as
from tilldawn.games.mine.house.board import board
from tilldawn.games.mine.house.events import ActionPaid
from tilldawn.games.mine.house.planning import (
    WARN_BOX,
    baits,
    brings_more,
    fuel_for,
    kept,
    moves,
    occupied,
    short,
    times_possible,
)
from tilldawn.games.mine.house.rooms import (
    choose_hole,
    choose_space,
    open_holes,
    places,
    recipe,
)
from tilldawn.games.mine.people.group import ref
from tilldawn.games.mine.state import Game, Person, Plan
from tilldawn.games.mine.trade.supply import obtainable, put, take
from tilldawn.games.mine.verbs import Verb

TIMES = Verb("times", "M-DAY-08", "times:int")
FUEL_OF = Verb("fuel", "M-FIT-13", "wood:int", "books:int")
PARTS = Verb("parts", "M-FIT-65", "mechanical:int", "electrical:int")


@rule("M-DAY-04", "M-DAY-05", "M-SHEL-07", "M-SHEL-11")
def assign(g: Game, person: Person, chosen: Option) -> Flow[None]:
    """Give a Character this action: settle what it still leaves open, pay, place tools."""
    s = g.state
    plan = Plan(person.id, chosen.verb, list(chosen.args))
    cost: Goods = {}
    match chosen.verb:
        case "dig" | "saw":
            plan.tool = works_as(s.storage, KIND[s.shelter[plan.args[0]]].tool)
        case "dig-with":
            plan.helper = chosen.args[1]
        case "unlock":
            plan.tool = chosen.args[1]
        case "use":
            cost = yield from _settle_use(g, plan)
        case "craft" | "craft-water":
            plan.verb = "craft"
            spaces = places(s, plan.args[0], occupied(s))
            plan.args.append((yield from choose_space(g, plan.args[0], spaces, "M-FIT-04")))
            cost = dict(recipe(s, plan.args[0]))
        case "move":
            spaces = moves(s, plan.args[0], occupied(s))
            plan.args.append((yield from choose_space(g, plan.args[0], spaces, "M-ADV-03")))
        case _:
            deed = board(s).deed.get(chosen.verb)
            if deed is not None and not deed.many:
                plan.args = [deed.space]
    _pay(g, person, plan, cost)


@rule("M-DAY-04", "M-DAY-05")
def _pay(g: Game, person: Person, plan: Plan, cost: Goods) -> None:
    """What is used up goes to the box, a tool onto the card; from now on it is done, whatever happens."""
    s = g.state
    for good, n in cost.items():
        take(s.storage, good, n)
        put(s.box, good, n)
    plan.paid = cost
    if plan.tool:
        take(s.storage, plan.tool)
        put(s.tools, plan.tool)
    s.plans.append(plan)
    if g.log is not None and (cost or plan.tool):
        taken = {**cost, **({plan.tool: 1} if plan.tool else {})}
        g.emit(
            ActionPaid(
                who=ref(person),
                goods=counted(taken),
                spent="yes" if cost else "no",
                rule="M-DAY-04" if cost else "M-DAY-05",
            )
        )


def _settle_use(g: Game, plan: Plan) -> Flow[Goods]:
    """How often, with which fuel, for which product; returns what it costs."""
    s = g.state
    card, id = plan.args
    action = ACTION[card, id]
    times = (yield from _how_often(g, card, action)) if action.each else 1
    plan.args.append(str(times))
    cost = {good: n * times for good, n in action.cost.items()}
    if action.one_of:
        put(cost, (yield from choose_good(g, "bait", baits(s, action, kept(s)), action.rule)))
    if action.fuel:
        fuel = fuel_for(s, card, action) * times
        for good, n in (yield from _which_fuel(g, fuel, action.rule)).items():
            put(cost, good, n)
    if action.either:
        plan.args += yield from _which_parts(g, action, times)
    for good, n in brings_more(s, card, action).items():
        plan.args.append(f"{good}*{n}")
    if action.hole:
        plan.args.append(str((yield from choose_hole(g, open_holes(s), action.rule))))
    return cost


@rule("M-DAY-08", "M-DAY-19")
def _how_often(g: Game, card: str, action: Action) -> Flow[int]:
    """Any number of times in one action; more than the box can give is a waste, and says so."""
    s = g.state
    most, _ = times_possible(s, card, action, kept(s))
    options = [
        TIMES(s.leader, n, rule=action.rule, warning=WARN_BOX if short(s, card, action, n) else "")
        for n in range(1, most + 1)
    ]
    words = {"card": f"card:{card}", "what": f"action:{card}.{action.id}"}
    chosen = yield from decide(g, "how-often", options, "M-DAY-08", {**words}, refused="all")
    return int(chosen.args[0])


@rule("M-FIT-13")
def _which_fuel(g: Game, fuel: int, rule: str) -> Flow[Goods]:
    """Wood or Books, in any mix."""
    s = g.state
    wood, books = s.storage.get("wood", 0), s.storage.get("book", 0)
    options = [
        FUEL_OF(s.leader, fuel - n, n, rule=rule) for n in range(max(0, fuel - wood), min(books, fuel) + 1)
    ]
    chosen = yield from decide(g, "which-fuel", options, rule, {"fuel": fuel}, refused="share")
    burnt = int(chosen.args[1])
    return {good: n for good, n in (("wood", fuel - burnt), ("book", burnt)) if n}


@rule("M-FIT-65", "M-DAY-19")
def _which_parts(g: Game, action: Action, times: int) -> Flow[list[str]]:
    """So many of the one and so many of the other kind; more than the box can give is a waste."""
    s = g.state
    mechanical, electrical = (obtainable(s, good) for good in action.either)
    options = [
        PARTS(
            s.leader,
            times - n,
            n,
            rule=action.rule,
            warning=WARN_BOX if times - n > mechanical or n > electrical else "",
        )
        for n in range(times + 1)
    ]
    chosen = yield from decide(g, "which-parts", options, action.rule, {"times": times}, refused="share")
    return list(chosen.args)
