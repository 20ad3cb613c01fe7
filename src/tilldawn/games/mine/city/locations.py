"""Locations: what a place demands on arrival, and what can be done there for Exploration cards."""

from __future__ import annotations

from tilldawn.engine.deck import peek
from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.engine.request import Option
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.cards.locations import (
    CHURCH_BONUS,
    DEPOT_LOOKOUTS,
    DEPOT_NOISE,
    GARDEN_SNIPER,
    HOTEL_ALARM,
    HOTEL_NOISE,
    LOCATION,
    LOOK_AROUND,
    PRICES,
    SOCIALISE_ALL,
    SOCIALISE_BONUS,
    SOCIALISE_ONE,
    TOWER_CARDS,
    TOWER_FATIGUE_LIMIT,
)
from tilldawn.games.mine.choices import choose_person, decide, tokens
from tilldawn.games.mine.city.events import BandRolled, CardsSeen, Healed, PaidAction, Socialised
from tilldawn.games.mine.city.noise import QUIETEST, lower_noise
from tilldawn.games.mine.city.unknown import look_ahead, return_cards
from tilldawn.games.mine.goods import ALCOHOL
from tilldawn.games.mine.people.group import explorers, find, ref
from tilldawn.games.mine.people.harm import relieve, suffer
from tilldawn.games.mine.state import Game, State, Trip
from tilldawn.games.mine.trade.deal import can_trade, trade
from tilldawn.games.mine.trade.supply import discard
from tilldawn.games.mine.verbs import Verb

LOOK = Verb("look-around", "M-LOC-05", "price:int")
TRADE = Verb("trade", "M-LOC-06", "price:int")
HEAL = Verb("heal", "M-LOC-07", "who:character", "state:state", "price:int")
SOCIALISE = Verb("socialise", "M-LOC-08", "price:int")
TREAT = Verb("treat", "M-LOC-08", "good:good")
NO_TREAT = Verb("no-treat", "M-LOC-08")
GIVE_LOOKOUTS = Verb("give-lookouts", "M-LOC-09", "good:good")
DEFY_LOOKOUTS = Verb("defy-lookouts", "M-LOC-09", "noise:int")


@rule("M-SCAV-02", "M-LOC-09", "M-SCAV-07")
def arrive(g: Game, trip: Trip) -> Flow[int]:
    """The red band is read on arrival; returns the Noise to start with."""
    s = g.state
    match trip.location:
        case "hotel":
            return HOTEL_NOISE if (yield from _band_roll(g, HOTEL_ALARM)) else QUIETEST
        case "allotment-gardens":
            if (yield from _band_roll(g, GARDEN_SNIPER)):
                person = yield from choose_person(g, "sniper", explorers(s), "M-LOC-09")
                yield from suffer(g, person, "wounds", 1, "M-LOC-09")
        case "tower-block":
            for person in explorers(s):
                if person.fatigue < TOWER_FATIGUE_LIMIT:
                    yield from suffer(g, person, "fatigue", 1, "M-LOC-09")
        case _:
            pass
    return QUIETEST


def _band_roll(g: Game, upto: int) -> Flow[bool]:
    """Whether the Black die shows what the band fears."""
    trip = g.state.trip
    result = yield from roll(BLACK)
    struck = result <= upto
    place = trip.location if trip is not None else ""
    g.emit(BandRolled(card=f"card:{place}", result=result, struck="yes" if struck else "no", rule="M-LOC-09"))
    return struck


@rule("M-LOC-09")
def lookouts(g: Game, trip: Trip, noise: int) -> Flow[int]:
    """The Tram Depot: on 1-3 the lookouts want one packed token, or they make it loud."""
    s = g.state
    if trip.location != "tram-depot" or not (yield from _band_roll(g, DEPOT_LOOKOUTS)):
        return noise
    options = [GIVE_LOOKOUTS(s.leader, good) for good in tokens(s, s.pile)]
    chosen = yield from decide(g, "lookouts", [*options, DEFY_LOOKOUTS(s.leader, DEPOT_NOISE)], "M-LOC-09")
    if chosen.verb == "defy-lookouts":
        return DEPOT_NOISE
    discard(g, {chosen.args[0]: 1}, "pile", "M-LOC-09")
    return noise


def more_cards(trip: Trip) -> int:
    """The Tower Block has two more floors of doors."""
    return TOWER_CARDS if trip.location == "tower-block" else 0


@rule("M-SCAV-16", "M-SCAV-17", "M-LOC-05", "M-LOC-06", "M-LOC-07", "M-LOC-08", "M-CARD-36", "M-CARD-37")
def paid_offers(s: State, trip: Trip) -> list[Option]:
    """What this place offers for Exploration cards, between two of them, as long as enough are left."""
    found: list[Option] = []
    left = len(s.unknown)
    for action in LOCATION[trip.location].actions:
        price = PRICES[action]
        if left < price:
            continue
        match action:
            case "look-around":
                found.append(LOOK(s.leader, price))
            case "trade":
                if can_trade(s, LOCATION[trip.location].trade, home=False):
                    found.append(TRADE(s.leader, price))
            case "heal":
                found += _heals(s, trip, price)
            case _:
                found.append(SOCIALISE(s.leader, price))
    return found


def _heals(s: State, trip: Trip, price: int) -> list[Option]:
    """The Hospital treats everybody once; the Veterinary Clinic treats Wounds only."""
    hospital = trip.location == "city-hospital"
    states = ("wounds", "illness") if hospital else ("wounds",)
    return [
        HEAL(s.leader, p.id, state, price)
        for p in explorers(s)
        for state in states
        if getattr(p, state) and not (hospital and p.id in trip.healed)
    ]


@rule("M-TRADE-13", "M-SCAV-18")
def act_for_cards(g: Game, trip: Trip, chosen: Option) -> Flow[None]:
    """Pay the cards first, then have the effect; paying the last ones ends exploration afterwards."""
    s = g.state
    price = int(chosen.args[-1])
    g.emit(PaidAction(action=f"paid:{chosen.verb}", cards=price, rule="M-SCAV-17"))
    return_cards(g, price, "M-SCAV-14")
    match chosen.verb:
        case "look-around":
            yield from look_ahead(g, LOOK_AROUND, "M-LOC-05")
            lower_noise(g, 1, "M-LOC-05")
        case "trade":
            yield from trade(g, LOCATION[trip.location].trade, home=False)
        case "heal":
            person = find(s, chosen.args[0])
            trip.healed.append(person.id)
            g.emit(Healed(who=ref(person), rule="M-LOC-07"))
            relieve(g, person, chosen.args[1], 1, "M-LOC-07")
        case _:
            yield from _socialise(g, trip)


@rule("M-LOC-08")
def _socialise(g: Game, trip: Trip) -> Flow[None]:
    """A treat helps; then the die says whether one or all go home with a lighter heart."""
    s = g.state
    bonus = CHURCH_BONUS if trip.location == "church" else 0
    treats = [good for good in ("cigarette", "coffee", *ALCOHOL) if s.pile.get(good)]
    if treats:
        options = [TREAT(s.leader, good) for good in treats]
        chosen = yield from decide(g, "treat", [*options, NO_TREAT(s.leader)], "M-LOC-08")
        if chosen.verb == "treat":
            discard(g, {chosen.args[0]: 1}, "pile", "M-LOC-08")
            bonus += SOCIALISE_BONUS
    result = yield from roll(BLACK)
    g.emit(Socialised(result=result, bonus=bonus, rule="M-LOC-08"))
    total = result + bonus
    if total >= SOCIALISE_ALL:
        for person in explorers(s):
            relieve(g, person, "misery", 1, "M-LOC-08")
        if trip.location == "post-office" and len(s.events):
            card = yield from peek(s.events, s.unseen)
            g.emit(CardsSeen(cards=(f"card:{card}",), rule="M-LOC-08"))
    elif total >= SOCIALISE_ONE:
        sad = [p for p in explorers(s) if p.misery]
        if sad:
            person = yield from choose_person(g, "lighten", sad, "M-LOC-08")
            relieve(g, person, "misery", 1, "M-LOC-08")
