"""Visitors who ask for something: Children, a Soldier off duty, a Neighbour; and a queue for Water."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, roll
from tilldawn.games.mine.cards.calling import NOBODY, RULE, able, answer, comfort, gifts, lacking, send
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.choices import choose_good, choose_person
from tilldawn.games.mine.goods import ALCOHOL, FOOD, GOOD, Goods, counted, ordered
from tilldawn.games.mine.house.events import (
    ChildrenFed,
    DoorClosed,
    GraveDug,
    MourningRolled,
    QueueRolled,
    SoldierFed,
    SoldierFoundNothing,
    SoldierRolled,
    SoldierWon,
    StayedIn,
    WoodGiven,
)
from tilldawn.games.mine.offers import Offer
from tilldawn.games.mine.people.group import at_home, empathy, ref
from tilldawn.games.mine.people.harm import pangs, suffer
from tilldawn.games.mine.state import Game, State
from tilldawn.games.mine.trade.supply import discard, gain, value
from tilldawn.games.mine.verbs import Verb

FEED_ONE = Verb("children-feed", RULE, "good:good")
FEED_CAN = Verb("children-feed-can", RULE)
FEED_TWO = Verb("children-feed-two", RULE)
CLOSE = Verb("children-close", RULE)
BRIBE = Verb("soldier-bribe", RULE, "goods:count")
FEED_SOLDIER = Verb("soldier-feed", RULE, "good:good")
REFUSE_SOLDIER = Verb("soldier-refuse", RULE)
DIG = Verb("mourning-dig", RULE)
GIVE_WOOD = Verb("mourning-wood", RULE)
REFUSE_MOURNER = Verb("mourning-refuse", RULE)
QUEUE_UP = Verb("queue-up", RULE)
STAY_IN = Verb("queue-stay-in", RULE)

CAN: Goods = {"canned-food": 1}
MEAL = ("raw-food", "vegetable")
"""What two of make a meal for the Children; a single Canned Food is one by itself."""
SOLDIER_EATS = ("raw-food", "canned-food")
BRIBES: tuple[Goods, ...] = (*({drink: 1} for drink in ALCOHOL), {"cigarette": 2})
AMMO: Goods = {"ammo": 2}
ROBBED = 4
GARDEN: Goods = {"vegetable": 1, "herb": 1}
BOARDS: Goods = {"wood": 2}
MOURNING = 3
QUEUE = (1, 1, 2, 2, 2, 2, 2, 3, 3, 3)
QUEUE_HURT = 2


# --- Children -----------------------------------------------------------------------------------------


def children(g: Game, actor: str) -> Flow[str]:
    """Something to eat, enough to eat, or a closed door."""
    s = g.state
    chosen = yield from answer(g, "visitor-children", lambda: _childrens_offers(s))
    match chosen.verb:
        case "children-feed":
            _feed(g, {chosen.args[0]: 1}, plenty=False)
            yield from comfort(g, 1)
            return "discard"
        case "children-feed-can":
            _feed(g, CAN, plenty=True)
            yield from comfort(g, 2)
            return "waste"
        case "children-feed-two":
            meal = yield from _choose_meal(g)
            _feed(g, meal, plenty=True)
            yield from comfort(g, 2)
            return "waste"
        case _:
            g.emit(DoorClosed(rule=RULE))
            yield from pangs(g, at_home(s), 1, RULE)
            return "discard"


def _childrens_offers(s: State) -> list[Offer]:
    enough = sum(s.storage.get(good, 0) for good in MEAL) >= 2
    return [
        *gifts(s, FEED_ONE, tuple(FOOD)),
        (FEED_CAN(s.leader), lacking(s, CAN)),
        (FEED_TWO(s.leader), None if enough else lacking(s, {MEAL[0]: 2})),
        (CLOSE(s.leader), None),
    ]


def _choose_meal(g: Game) -> Flow[Goods]:
    """Two of Raw Food and Vegetables."""
    s = g.state
    there = [good for good in MEAL if s.storage.get(good)]
    first = yield from choose_good(g, "children-first", there, RULE)
    rest = [good for good in MEAL if s.storage.get(good, 0) > (good == first)]
    second = yield from choose_good(g, "children-second", rest, RULE, {"good": f"good:{first}"})
    return {first: 2} if first == second else {first: 1, second: 1}


def _feed(g: Game, goods: Goods, *, plenty: bool) -> None:
    discard(g, goods, "storage", RULE)
    g.emit(ChildrenFed(goods=counted(goods), plenty="yes" if plenty else "no", rule=RULE))


# --- The Soldier --------------------------------------------------------------------------------------


def soldier(g: Game, actor: str) -> Flow[str]:
    """A drink or a smoke and he watches the door tonight; food and he leaves Ammo; or he is refused."""
    s = g.state
    chosen = yield from answer(g, "visitor-soldier", lambda: _soldiers_offers(s))
    match chosen.verb:
        case "soldier-bribe":
            good, _, n = chosen.args[0].partition("*")
            discard(g, {good: int(n)}, "storage", RULE)
            s.soldier = True
            g.emit(SoldierWon(goods=counted({good: int(n)}), rule=RULE))
        case "soldier-feed":
            discard(g, {chosen.args[0]: 1}, "storage", RULE)
            g.emit(SoldierFed(good=f"good:{chosen.args[0]}", rule=RULE))
            gain(g, AMMO, "storage", RULE)
        case _:
            yield from _refuse_soldier(g)
    return "discard"


def _soldiers_offers(s: State) -> list[Offer]:
    bribes = [(good, n) for bribe in BRIBES for good, n in bribe.items()]
    return [
        *((BRIBE(s.leader, f"{good}*{n}"), lacking(s, {good: n})) for good, n in bribes),
        *gifts(s, FEED_SOLDIER, SOLDIER_EATS),
        (REFUSE_SOLDIER(s.leader), None),
    ]


def _refuse_soldier(g: Game) -> Flow[None]:
    """On 1 to 4 he takes the dearest red token of Storage."""
    s = g.state
    result = yield from roll(BLACK)
    takes = result <= ROBBED
    g.emit(SoldierRolled(result=result, takes="yes" if takes else "no", rule=RULE))
    if not takes:
        return
    red = [good for good in ordered(s.storage) if GOOD[good].kind == "red"]
    if not red:
        g.emit(SoldierFoundNothing(rule=RULE))
        return
    most = max(value(s, good) for good in red)
    dearest = [good for good in red if value(s, good) == most]
    good = yield from choose_good(g, "soldier-takes", dearest, RULE, use="give")
    discard(g, {good: 1}, "storage", RULE)


# --- The Neighbour ------------------------------------------------------------------------------------


def mourning(g: Game, actor: str) -> Flow[str]:
    """Arms to dig, boards, or a refusal that may stay with the one who feels most."""
    s = g.state
    chosen = yield from answer(g, "visitor-mourning", lambda: _mourners_offers(s, actor))
    match chosen.verb:
        case "mourning-dig":
            person = yield from send(g, actor)
            g.emit(GraveDug(who=ref(person), rule=RULE))
            gain(g, GARDEN, "storage", RULE)
            yield from comfort(g, 1)
        case "mourning-wood":
            discard(g, BOARDS, "storage", RULE)
            g.emit(WoodGiven(goods=counted(BOARDS), rule=RULE))
            yield from comfort(g, 1)
        case _:
            yield from _refuse_mourner(g)
    return "discard"


def _mourners_offers(s: State, actor: str) -> list[Offer]:
    return [
        (DIG(s.leader), None if able(s, actor) else NOBODY),
        (GIVE_WOOD(s.leader), lacking(s, BOARDS)),
        (REFUSE_MOURNER(s.leader), None),
    ]


def _refuse_mourner(g: Game) -> Flow[None]:
    """On 1 to 3 the Character with the highest Empathy: Misery +1."""
    s = g.state
    result = yield from roll(BLACK)
    weighs = result <= MOURNING
    g.emit(MourningRolled(result=result, weighs="yes" if weighs else "no", rule=RULE))
    people = at_home(s)
    if weighs and people:
        most = max(empathy(person) for person in people)
        feeling = [person for person in people if empathy(person) == most]
        person = yield from choose_person(g, "mourning-whom", feeling, RULE)
        yield from suffer(g, person, "misery", 1, RULE)


# --- The queue ----------------------------------------------------------------------------------------


def queue(g: Game, actor: str) -> Flow[str]:
    """Stand for Water all day, at some risk, or stay in."""
    s = g.state
    offers: list[Offer] = [
        (QUEUE_UP(s.leader), None if able(s, actor) else NOBODY),
        (STAY_IN(s.leader), None),
    ]
    chosen = yield from answer(g, "visitor-queue", lambda: offers)
    if chosen.verb == "queue-stay-in":
        g.emit(StayedIn(rule=RULE))
        return "discard"
    person = yield from send(g, actor)
    result = yield from roll(BLACK)
    water = QUEUE[result - 1]
    hurt = result <= QUEUE_HURT
    g.emit(QueueRolled(who=ref(person), result=result, water=water, hurt="yes" if hurt else "no", rule=RULE))
    gain(g, {"water": water}, "storage", RULE)
    if hurt:
        yield from suffer(g, person, "wounds", 1, RULE)
    return "discard"
