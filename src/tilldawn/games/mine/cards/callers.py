"""Visitors who know or can do something: the Gossip and the Doctor."""

from __future__ import annotations

from collections.abc import Sequence

from tilldawn.engine.deck import draw, peek, put_below
from tilldawn.engine.flow import Flow, roll
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Arg
from tilldawn.games.mine.cards.calling import RULE, answer, comfort, gifts
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.cards.fittings import next_events
from tilldawn.games.mine.choices import any_token, decide, pay_worth, payable
from tilldawn.games.mine.decks import exchange_location
from tilldawn.games.mine.goods import MEDICINE, counted
from tilldawn.games.mine.house.events import DoctorPaid, EventsSeen, GossipRolled, MedicineGiven, RaidSeen
from tilldawn.games.mine.offers import Offer, decide_offer
from tilldawn.games.mine.people.group import at_home, find, level, ref
from tilldawn.games.mine.people.harm import relieve
from tilldawn.games.mine.state import Game, Person, State
from tilldawn.games.mine.trade.deal import can_trade, deal
from tilldawn.games.mine.trade.supply import discard
from tilldawn.games.mine.verbs import Verb

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

GOSSIP = 6
"""From this result on she talks for nothing."""
GOSSIP_TAKES = ("cigarette", "coffee")
DOCTOR_PRICE = 8
DOCTOR_TREATS = ("wounds", "illness")
DOCTORS_LIST = "doctor"


# --- The Gossip ---------------------------------------------------------------------------------------


def gossip(g: Game, actor: str) -> Flow[str]:
    """A Cigarette, a Coffee or a roll of 6 and more, and she tells one of the things she knows."""
    s = g.state
    chosen = yield from answer(
        g, "visitor-gossip", lambda: [*gifts(s, GOSSIP_PAY, GOSSIP_TAKES), (GOSSIP_ROLL(s.leader), None)]
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
    empty = Objection("refused-empty-deck", RULE)
    offers: list[Offer] = [
        (GOSSIP_EVENTS(s.leader), None if len(s.events) else empty),
        (GOSSIP_RAID(s.leader), None if len(s.raids) else empty),
        *((GOSSIP_PLACE(s.leader, place), None) for place in s.locations),
    ]
    chosen = yield from decide_offer(g, "visitor-news", offers, RULE)
    match chosen.verb:
        case "gossip-events":
            seen = yield from next_events(g)
            g.emit(EventsSeen(cards=tuple(f"card:{card}" for card in seen), rule=RULE))
        case "gossip-raid":
            yield from _see_raid(g)
        case _:
            yield from exchange_location(g, s.locations.index(chosen.args[0]), "M-LOC-03")


def _see_raid(g: Game) -> Flow[None]:
    """Look at the top Night Raid; it stays on top or goes to the bottom."""
    s = g.state
    card = yield from peek(s.raids, s.unseen)
    options = [RAID_LEAVE(s.leader, card), RAID_BELOW(s.leader, card)]
    words: dict[str, Arg] = {"card": f"card:{card}"}
    chosen = yield from decide(g, "visitor-raid", options, RULE, words, refused="either")
    below = chosen.verb == "gossip-raid-below"
    if below:
        yield from draw(s.raids, s.unseen)
        put_below(s.raids, card)
    g.emit(RaidSeen(card=f"card:{card}", below="yes" if below else "no", rule=RULE))


# --- The Doctor ---------------------------------------------------------------------------------------


def doctor(g: Game, actor: str) -> Flow[str]:
    """He treats everybody once for pay and trades once; or takes medicine for his ward, and nothing else."""
    s = g.state
    treated: list[str] = []
    traded = False

    def offers() -> list[Offer]:
        return _doctors_offers(s, treated, traded)

    while True:
        chosen = yield from answer(g, "visitor-doctor", offers)
        match chosen.verb:
            case "doctor-treat":
                treated.append(chosen.args[0])
                yield from _treat(g, find(s, chosen.args[0]), chosen.args[1])
            case "doctor-trade":
                traded = True
                yield from deal(g, DOCTORS_LIST, home=True)
            case "doctor-ward":
                gift = {chosen.args[0]: 1}
                discard(g, gift, "storage", RULE)
                g.emit(MedicineGiven(goods=counted(gift), rule=RULE))
                yield from comfort(g, 2)
                return "discard"
            case _:
                return "discard"


def _doctors_offers(s: State, treated: Sequence[str], traded: bool) -> list[Offer]:
    there = payable(s, s.storage, any_token)
    poor = Objection("refused-visit-worth", RULE, {"worth": DOCTOR_PRICE, "there": there})
    offers: list[Offer] = []
    for person in at_home(s):
        for state in DOCTOR_TREATS:
            if level(person, state):
                done = Objection("refused-treated", RULE) if person.id in treated else None
                against = done or (poor if there < DOCTOR_PRICE else None)
                offers.append((TREAT(s.leader, person.id, state, level(person, state)), against))
    offers.append((DOCTOR_TRADE(s.leader), _no_deal(s, traded)))
    busy = Objection("refused-ward", RULE) if traded or treated else None
    offers += [(option, busy or against) for option, against in gifts(s, WARD, MEDICINE)]
    return [*offers, (DOCTOR_GO(s.leader), None)]


def _no_deal(s: State, traded: bool) -> Objection | None:
    if traded:
        return Objection("refused-traded", "M-TRADE-01")
    return None if can_trade(s, DOCTORS_LIST, home=True) else Objection("refused-commission", "M-TRADE-03")


def _treat(g: Game, person: Person, state: str) -> Flow[None]:
    """Tokens worth at least 8 lower Wounds or Illness by 1."""
    words: dict[str, Arg] = {"who": ref(person), "state": f"state:{state}"}
    paid = yield from pay_worth(g, "doctor-fee", DOCTOR_PRICE, "storage", RULE, words=words)
    g.emit(DoctorPaid(who=ref(person), state=f"state:{state}", paid=paid, rule=RULE))
    relieve(g, person, state, 1, RULE)
