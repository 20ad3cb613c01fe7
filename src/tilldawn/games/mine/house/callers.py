"""Visitors: what can be done about each of them.

Each card is a flow that returns where the card goes afterwards: "discard", "waste" or "shuffle".
Payments come out of Storage, gains go there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tilldawn.engine.deck import draw, peek, put_below, put_on_top
from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.engine.request import Arg, Option
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.cards.visitors import (
    CARDS,
    DOCTOR_PRICE,
    GOSSIP,
    IMPACT,
    MOURNING,
    NEWCOMERS,
    QUEUE,
    QUEUE_HURT,
    ROBBED,
    Newcomer,
)
from tilldawn.games.mine.choices import (
    any_token,
    choose_good,
    choose_person,
    consider,
    decide,
    pay_worth,
    payable,
)
from tilldawn.games.mine.decks import exchange_location
from tilldawn.games.mine.goods import ALCOHOL, FOOD, GOOD, MEDICINE, Goods, counted, ordered
from tilldawn.games.mine.house.events import (
    BroughtRolled,
    ChildrenFed,
    DoctorPaid,
    DoorClosed,
    EventsSeen,
    GossipRolled,
    GraveDug,
    MedicineGiven,
    MourningRolled,
    NewcomerMovedOn,
    NewcomerTurnedAway,
    QueueRolled,
    RaidSeen,
    SoldierFed,
    SoldierRolled,
    SoldierWon,
    WoodGiven,
)
from tilldawn.games.mine.people.group import at_home, awake, empathy, find, level, member, ref
from tilldawn.games.mine.people.harm import pangs, relieve, suffer
from tilldawn.games.mine.people.recruits import can_join, join
from tilldawn.games.mine.state import Game, Person, State
from tilldawn.games.mine.trade.deal import can_trade, deal, trade
from tilldawn.games.mine.trade.supply import discard, gain, has, value
from tilldawn.games.mine.verbs import Verb

RULE = "M-CARD-39"
NEWCOMER = {id: card for id, card in CARDS.items() if card is not None}
MEAL = ("raw-food", "vegetable")
"""What two of make a meal for the Children; a single Canned Food is one by itself."""
SOLDIER_EATS = ("raw-food", "canned-food")
CIGARETTES: Goods = {"cigarette": 2}
AMMO: Goods = {"ammo": 2}
GARDEN: Goods = {"vegetable": 1, "herb": 1}
BOARDS: Goods = {"wood": 2}

ACCEPT = Verb("newcomer-accept", "M-DEATH-12")
TURN_AWAY = Verb("newcomer-refuse", RULE)
FEED_GUEST = Verb("newcomer-feed", RULE, "good:good")
LET_GO = Verb("newcomer-let-go", RULE)
GOSSIP_PAY = Verb("gossip-pay", RULE, "good:good")
GOSSIP_ROLL = Verb("gossip-roll", RULE)
GOSSIP_EVENTS = Verb("gossip-events", RULE)
GOSSIP_RAID = Verb("gossip-raid", RULE)
GOSSIP_PLACE = Verb("gossip-place", "M-LOC-03", "card:card")
RAID_LEAVE = Verb("gossip-raid-leave", RULE, "card:card")
RAID_BELOW = Verb("gossip-raid-below", RULE, "card:card")
TREAT = Verb("doctor-treat", RULE, "who:character", "state:state", "level:int")
DOCTOR_TRADE = Verb("doctor-trade", "M-TRADE-01")
WARD = Verb("doctor-ward", RULE, "good:good")
DOCTOR_GO = Verb("doctor-go", RULE)
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


# --- What several cards need --------------------------------------------------------------------------


def _answer(g: Game, kind: str, offers: Callable[[], Sequence[Option]]) -> Flow[Option]:
    """What the group does about the Visitor. Nothing has begun yet, so it is an open moment."""
    return consider(g, kind, offers, RULE, {"card": f"card:{g.state.visitor}"})


def _stored(s: State, goods: Sequence[str]) -> list[str]:
    """Those of these goods that are in Storage."""
    return [good for good in goods if s.storage.get(good)]


def _comfort(g: Game, count: int) -> Flow[None]:
    """So many chosen Characters, each once: Misery -1. Only those who have any are worth choosing."""
    s = g.state
    people = [person for person in at_home(s) if person.misery]
    for _ in range(min(count, len(people))):
        person = yield from choose_person(g, "visitor-comfort", people, RULE, {"card": f"card:{s.visitor}"})
        people.remove(person)
        relieve(g, person, "misery", 1, RULE)


def _able(s: State, actor: str) -> list[Person]:
    """The Character on Outside; if the Visitor came otherwise, everybody at home and awake."""
    on_outside = member(s, actor)
    return [on_outside] if on_outside is not None else [person for person in at_home(s) if awake(person)]


def _send(g: Game, actor: str) -> Flow[Person]:
    """The Character who acts, and has no more actions today."""
    s = g.state
    words: dict[str, Arg] = {"card": f"card:{s.visitor}"}
    person = yield from choose_person(g, "visitor-actor", _able(s, actor), RULE, words)
    person.busy = True
    return person


# --- Newcomers ----------------------------------------------------------------------------------------


@rule("M-CARD-39", "M-DEATH-12")
def _newcomer(g: Game, actor: str) -> Flow[str]:
    """Take somebody in, or turn them away, which weighs on everybody at home by an Empathy roll."""
    s = g.state
    if not can_join(s):
        yield from _passing_by(g)
        return "discard"
    chosen = yield from _answer(g, "visitor-newcomer", lambda: [ACCEPT(s.leader), TURN_AWAY(s.leader)])
    if chosen.verb == "newcomer-accept":
        newcomer = NEWCOMER[s.visitor]
        brings = yield from _brings(g, newcomer)
        yield from join(g, newcomer.states, brings, "M-DEATH-12")
        return "waste"
    g.emit(NewcomerTurnedAway(card=f"card:{s.visitor}", rule=RULE))
    yield from pangs(g, at_home(s), 1, RULE)
    return "discard"


def _brings(g: Game, newcomer: Newcomer) -> Flow[Goods]:
    """What somebody carries, by a roll where the card has a table."""
    if not newcomer.rolls:
        return newcomer.brings
    result = yield from roll(BLACK)
    goods = newcomer.rolls[result - 1]
    g.emit(BroughtRolled(result=result, goods=counted(goods), rule=RULE))
    return goods


def _passing_by(g: Game) -> Flow[None]:
    """No room, or nobody left to come: the Newcomer moves on, with something to eat if the group likes."""
    s = g.state
    card = f"card:{s.visitor}"
    chosen = yield from _answer(
        g,
        "visitor-passing-by",
        lambda: [*(FEED_GUEST(s.leader, good) for good in _stored(s, tuple(FOOD))), LET_GO(s.leader)],
    )
    fed = chosen.verb == "newcomer-feed"
    g.emit(NewcomerMovedOn(card=card, fed="yes" if fed else "no", rule="M-SETUP-30"))
    if fed:
        discard(g, {chosen.args[0]: 1}, "storage", RULE)
        yield from _comfort(g, 1)


# --- Traders and the Gossip ---------------------------------------------------------------------------


def _barterer(g: Game, actor: str) -> Flow[str]:
    """Trade once from Storage, or send him away."""
    yield from trade(g, "barterer", home=True)
    return "discard"


def _cart(g: Game, actor: str) -> Flow[str]:
    """Trade once from Storage, or send him away."""
    yield from trade(g, "cart", home=True)
    return "discard"


def _gossip(g: Game, actor: str) -> Flow[str]:
    """A Cigarette, a Coffee or a roll of 6 and more, and she tells one of the things she knows."""
    s = g.state
    chosen = yield from _answer(
        g,
        "visitor-gossip",
        lambda: [
            *(GOSSIP_PAY(s.leader, good) for good in _stored(s, ("cigarette", "coffee"))),
            GOSSIP_ROLL(s.leader),
        ],
    )
    if chosen.verb == "gossip-pay":
        discard(g, {chosen.args[0]: 1}, "storage", RULE)
        yield from _news(g)
        return "discard"
    result = yield from roll(BLACK)
    talks = result >= GOSSIP
    g.emit(GossipRolled(result=result, talks="yes" if talks else "no", rule=RULE))
    if talks:
        yield from _news(g)
    return "discard"


def _news(g: Game) -> Flow[None]:
    """Two Events, one Night Raid, or a Location to exchange."""
    s = g.state
    options = [GOSSIP_EVENTS(s.leader)] if len(s.events) else []
    if len(s.raids):
        options.append(GOSSIP_RAID(s.leader))
    options += [GOSSIP_PLACE(s.leader, place) for place in s.locations]
    chosen = yield from decide(g, "visitor-news", options, RULE)
    match chosen.verb:
        case "gossip-events":
            yield from _see_events(g)
        case "gossip-raid":
            yield from _see_raid(g)
        case _:
            yield from exchange_location(g, s.locations.index(chosen.args[0]), "M-LOC-03")


def _see_events(g: Game) -> Flow[None]:
    """Look at the top two cards of the Events deck, Chapters too, and leave them there."""
    s = g.state
    first = yield from draw(s.events, s.unseen)
    seen = [first]
    if len(s.events):
        seen.append((yield from peek(s.events, s.unseen)))
    put_on_top(s.events, first)
    g.emit(EventsSeen(cards=tuple(f"card:{card}" for card in seen), rule=RULE))


def _see_raid(g: Game) -> Flow[None]:
    """Look at the top Night Raid; it stays on top or goes to the bottom."""
    s = g.state
    card = yield from peek(s.raids, s.unseen)
    options = [RAID_LEAVE(s.leader, card), RAID_BELOW(s.leader, card)]
    chosen = yield from decide(g, "visitor-raid", options, RULE, {"card": f"card:{card}"})
    below = chosen.verb == "gossip-raid-below"
    if below:
        yield from draw(s.raids, s.unseen)
        put_below(s.raids, card)
    g.emit(RaidSeen(card=f"card:{card}", below="yes" if below else "no", rule=RULE))


# --- The Doctor ---------------------------------------------------------------------------------------


def _doctor(g: Game, actor: str) -> Flow[str]:
    """He treats everybody once for pay and trades once; or takes medicine for his ward, and nothing else."""
    s = g.state
    treated: list[str] = []
    traded = False

    def offers() -> list[Option]:
        return _doctors_offers(s, treated, traded)

    while True:
        chosen = yield from _answer(g, "visitor-doctor", offers)
        match chosen.verb:
            case "doctor-treat":
                treated.append(chosen.args[0])
                yield from _treat(g, find(s, chosen.args[0]), chosen.args[1])
            case "doctor-trade":
                traded = True
                yield from deal(g, "doctor", home=True)
            case "doctor-ward":
                gift = {chosen.args[0]: 1}
                discard(g, gift, "storage", RULE)
                g.emit(MedicineGiven(goods=counted(gift), rule=RULE))
                yield from _comfort(g, 2)
                return "discard"
            case _:
                return "discard"


def _doctors_offers(s: State, treated: Sequence[str], traded: bool) -> list[Option]:
    offers: list[Option] = []
    if payable(s, s.storage, any_token) >= DOCTOR_PRICE:
        offers += [
            TREAT(s.leader, person.id, state, level(person, state))
            for person in at_home(s)
            if person.id not in treated
            for state in ("wounds", "illness")
            if level(person, state)
        ]
    if not traded and can_trade(s, "doctor", home=True):
        offers.append(DOCTOR_TRADE(s.leader))
    if not traded and not treated:
        offers += [WARD(s.leader, good) for good in _stored(s, MEDICINE)]
    return [*offers, DOCTOR_GO(s.leader)]


def _treat(g: Game, person: Person, state: str) -> Flow[None]:
    """Tokens worth at least 8 lower Wounds or Illness by 1."""
    words: dict[str, Arg] = {"who": ref(person), "state": f"state:{state}"}
    paid = yield from pay_worth(g, "doctor-fee", DOCTOR_PRICE, "storage", RULE, words=words)
    g.emit(DoctorPaid(who=ref(person), state=f"state:{state}", paid=paid, rule=RULE))
    relieve(g, person, state, 1, RULE)


# --- Children, Soldier, Neighbour, Queue --------------------------------------------------------------


def _children(g: Game, actor: str) -> Flow[str]:
    """Something to eat, enough to eat, or a closed door."""
    s = g.state
    chosen = yield from _answer(g, "visitor-children", lambda: _childrens_offers(s))
    match chosen.verb:
        case "children-feed":
            _feed(g, {chosen.args[0]: 1}, plenty=False)
            yield from _comfort(g, 1)
            return "discard"
        case "children-feed-can":
            _feed(g, {"canned-food": 1}, plenty=True)
            yield from _comfort(g, 2)
            return "waste"
        case "children-feed-two":
            meal = yield from _choose_meal(g)
            _feed(g, meal, plenty=True)
            yield from _comfort(g, 2)
            return "waste"
        case _:
            g.emit(DoorClosed(rule=RULE))
            yield from pangs(g, at_home(s), 1, RULE)
            return "discard"


def _childrens_offers(s: State) -> list[Option]:
    offers = [FEED_ONE(s.leader, good) for good in _stored(s, tuple(FOOD))]
    if s.storage.get("canned-food"):
        offers.append(FEED_CAN(s.leader))
    if sum(s.storage.get(good, 0) for good in MEAL) >= 2:
        offers.append(FEED_TWO(s.leader))
    return [*offers, CLOSE(s.leader)]


def _choose_meal(g: Game) -> Flow[Goods]:
    """Two of Raw Food and Vegetables."""
    s = g.state
    first = yield from choose_good(g, "children-first", _stored(s, MEAL), RULE)
    rest = [good for good in MEAL if s.storage.get(good, 0) > (good == first)]
    second = yield from choose_good(g, "children-second", rest, RULE, {"good": f"good:{first}"})
    return {first: 2} if first == second else {first: 1, second: 1}


def _feed(g: Game, goods: Goods, *, plenty: bool) -> None:
    discard(g, goods, "storage", RULE)
    g.emit(ChildrenFed(goods=counted(goods), plenty="yes" if plenty else "no", rule=RULE))


def _soldier(g: Game, actor: str) -> Flow[str]:
    """A drink or a smoke and he watches the door tonight; food and he leaves Ammo; or he is refused."""
    s = g.state
    chosen = yield from _answer(g, "visitor-soldier", lambda: _soldiers_offers(s))
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


def _soldiers_offers(s: State) -> list[Option]:
    offers = [BRIBE(s.leader, f"{good}*1") for good in _stored(s, tuple(ALCOHOL))]
    if has(s.storage, CIGARETTES):
        offers.append(BRIBE(s.leader, "cigarette*2"))
    offers += [FEED_SOLDIER(s.leader, good) for good in _stored(s, SOLDIER_EATS)]
    return [*offers, REFUSE_SOLDIER(s.leader)]


def _refuse_soldier(g: Game) -> Flow[None]:
    """On 1 to 4 he takes the dearest red token of Storage."""
    s = g.state
    result = yield from roll(BLACK)
    takes = result <= ROBBED
    g.emit(SoldierRolled(result=result, takes="yes" if takes else "no", rule=RULE))
    red = [good for good in ordered(s.storage) if GOOD[good].kind == "red"]
    if takes and red:
        most = max(value(s, good) for good in red)
        dearest = [good for good in red if value(s, good) == most]
        good = yield from choose_good(g, "soldier-takes", dearest, RULE)
        discard(g, {good: 1}, "storage", RULE)


def _mourning(g: Game, actor: str) -> Flow[str]:
    """Arms to dig, boards, or a refusal that may stay with the one who feels most."""
    s = g.state
    chosen = yield from _answer(g, "visitor-mourning", lambda: _mourners_offers(s, actor))
    match chosen.verb:
        case "mourning-dig":
            person = yield from _send(g, actor)
            g.emit(GraveDug(who=ref(person), rule=RULE))
            gain(g, GARDEN, "storage", RULE)
            yield from _comfort(g, 1)
        case "mourning-wood":
            discard(g, BOARDS, "storage", RULE)
            g.emit(WoodGiven(goods=counted(BOARDS), rule=RULE))
            yield from _comfort(g, 1)
        case _:
            yield from _refuse_mourner(g)
    return "discard"


def _mourners_offers(s: State, actor: str) -> list[Option]:
    offers = [DIG(s.leader)] if _able(s, actor) else []
    if has(s.storage, BOARDS):
        offers.append(GIVE_WOOD(s.leader))
    return [*offers, REFUSE_MOURNER(s.leader)]


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


def _queue(g: Game, actor: str) -> Flow[str]:
    """Stand for Water all day, at some risk, or stay in."""
    s = g.state
    chosen = yield from _answer(g, "visitor-queue", lambda: _queue_offers(s, actor))
    if chosen.verb == "queue-stay-in":
        return "discard"
    person = yield from _send(g, actor)
    result = yield from roll(BLACK)
    water = QUEUE[result - 1]
    hurt = result <= QUEUE_HURT
    g.emit(QueueRolled(who=ref(person), result=result, water=water, hurt="yes" if hurt else "no", rule=RULE))
    gain(g, {"water": water}, "storage", RULE)
    if hurt:
        yield from suffer(g, person, "wounds", 1, RULE)
    return "discard"


def _queue_offers(s: State, actor: str) -> list[Option]:
    return [*([QUEUE_UP(s.leader)] if _able(s, actor) else []), STAY_IN(s.leader)]


def _impact(g: Game, actor: str) -> Flow[str]:
    """A script, by the newest Event; the card is shuffled back."""
    from tilldawn.games.mine.book.scripts import impact

    yield from impact(g, IMPACT, actor)
    return "shuffle"


CALLS: dict[str, Callable[[Game, str], Flow[str]]] = {
    **dict.fromkeys(NEWCOMERS, _newcomer),
    "barterer": _barterer,
    "barterer-with-a-cart": _cart,
    "gossip": _gossip,
    "doctor": _doctor,
    "children-at-the-door": _children,
    "soldier-off-duty": _soldier,
    "neighbour-in-mourning": _mourning,
    "queue-for-water": _queue,
    IMPACT: _impact,
}
"""What each Visitor does, by card."""
