"""The Scavenging phase until exploration ends: where to, with what, and card by card."""

from __future__ import annotations

from tilldawn.engine.deck import draw, shuffle
from tilldawn.engine.flow import Flow, pick, roll, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Option, Refusal, Text
from tilldawn.games.mine import modules
from tilldawn.games.mine.book.notes import erase
from tilldawn.games.mine.book.reading import read, recall
from tilldawn.games.mine.book.scripts import mourn
from tilldawn.games.mine.cards.dice import BLACK, FACES, WOUNDS
from tilldawn.games.mine.cards.events import lying
from tilldawn.games.mine.cards.impact import IMPACTS
from tilldawn.games.mine.cards.locations import EXCHANGE_PRICE, HOME_ROLL, SLOTS, UNKNOWN
from tilldawn.games.mine.choices import at_stake, choose_person, consider
from tilldawn.games.mine.city.events import (
    CardOpened,
    CardsGathered,
    HiddenGoods,
    ImpactPassedOver,
    Packed,
    PartyLost,
    ScavengingBegan,
    SniperShot,
    WentTo,
)
from tilldawn.games.mine.city.exploration import END, lay_down, resolve, slot_cards, work_on_slot
from tilldawn.games.mine.city.locations import act_for_cards, arrive, is_paid, packed, paid_offers, too_few
from tilldawn.games.mine.city.noise import set_noise
from tilldawn.games.mine.city.printed import RESIDENT, place
from tilldawn.games.mine.city.residents import act_on_slot, slot_offers
from tilldawn.games.mine.city.stakes import before_a_card
from tilldawn.games.mine.city.unknown import form_unknown, gather, return_cards
from tilldawn.games.mine.decks import discard_findings, exchange_location, put_resident_away, return_resident
from tilldawn.games.mine.goods import counted, ordered
from tilldawn.games.mine.house.lasting import end_event
from tilldawn.games.mine.offers import Offer, allowed, refusals
from tilldawn.games.mine.people.group import explorers, party, ref, skill
from tilldawn.games.mine.people.harm import CardLost, PartyGone, TripEnded, suffer
from tilldawn.games.mine.people.leader import pass_leadership
from tilldawn.games.mine.people.objectives import unpaid
from tilldawn.games.mine.state import Game, LastTrip, State, Trip
from tilldawn.games.mine.steps import step
from tilldawn.games.mine.trade.supply import put, take
from tilldawn.games.mine.verbs import Verb

GO_TO = Verb("go-to", "M-SCAV-01", "slot:slot", "card:card")
PACK = Verb("pack", "M-SCAV-03", "good:good")
SET_OUT = Verb("set-out", "M-SCAV-07")
TURN_UP = Verb("turn-up", "M-SCAV-10", "left:int")
NOTHING_LEFT = Verb("nothing-left", "M-SCAV-12")
ALL_ASLEEP = Verb("all-asleep", "M-STATE-14")
EXCHANGE = Verb("exchange", "M-ADV-17", "slot:slot", "card:card")
CALL_ON = Verb("call-on", "M-SCRIPT-42", "note:note")
VISITED = Objection("refused-trip-visited", "M-ADV-19")
BETWEEN = Objection("refused-trip-between", "M-SCAV-13")


@step("scavenging", begins="phase")
@rule("M-SCAV-01", "M-SCAV-07", "M-SCAV-30", "M-LOC-01", "M-LOC-02", "M-LOC-10", "M-BOARD-14", "M-MORN-10")
def set_out(g: Game) -> Flow[str]:
    """All scavengers go to one Location: red band, hidden goods, equipment, Noise, the Unknown deck."""
    s = g.state
    s.phase = "scavenging"
    g.emit(ScavengingBegan(who=tuple(ref(p) for p in party(s)), rule="M-SCAV-01"))
    for person in party(s):
        if skill(person).noise_by:
            person.used = []
    options = [GO_TO(s.leader, SLOTS[at], id) for at, id in enumerate(s.locations)]
    options += modules.destinations(s)
    chosen = yield from consider(g, "where-to", lambda: options, "M-SCAV-01", refused="all")
    if chosen.verb != GO_TO.name:
        return (yield from modules.visit(g, chosen))
    slot = SLOTS.index(chosen.args[0])
    trip = Trip(slot, s.locations[slot])
    s.last_trip = LastTrip(slot, s.locations[slot], [p.id for p in party(s)])
    s.trip_unknown = False
    return (yield from travel(g, trip))


@rule("M-SCAV-01", "M-SCAV-07", "M-SCAV-08", "M-SCAV-09", "M-SEW-18", "M-SEW-21")
def travel(g: Game, trip: Trip) -> Flow[str]:
    """To the Location, and all that comes before the first card; by day with half an Unknown deck, and with
    nothing from home but what was packed before."""
    s = g.state
    s.trip = trip
    g.emit(WentTo(slot=f"slot:{SLOTS[trip.slot]}", card=f"card:{trip.location}", rule="M-SCAV-01"))
    try:
        yield from _snipers(g)
        yield from mourn(g)
        noise = yield from arrive(g)
        yield from mourn(g)
        yield from _retrieve(g, trip)
        if not trip.back:
            yield from equip(g)
        noise = yield from packed(g, noise)
    except PartyGone:
        then = nobody_left(g)
        yield from modules.bereaved(g)
        return then
    except TripEnded:
        yield from modules.bereaved(g)
        return "choose-findings"
    yield from modules.bereaved(g)
    s.noise = 0
    set_noise(g, noise, "M-SCAV-08")
    cards = UNKNOWN[trip.slot] + place(s).more_cards + modules.more_cards(s)
    form_unknown(g, cards // 2 if trip.back else cards)
    s.moment = "exploring"
    return "explore"


@rule("M-CARD-03", "M-CARD-04", "M-CARD-05", "M-CARD-43")
def _snipers(g: Game) -> Flow[None]:
    """The red die for each in an order the leader chooses, no rerolls; the first one hit ends it."""
    s = g.state
    event = lying(s, lambda card: card.snipers)
    if event is None:
        return
    left = party(s)
    while left:
        person = yield from choose_person(g, "sniped", left, "M-CARD-03")
        left.remove(person)
        face = yield from pick(FACES["red"])
        hit = WOUNDS.get(face, 0)
        g.emit(SniperShot(who=ref(person), face=f"face:{face}", hit="yes" if hit else "no", rule="M-CARD-03"))
        if hit:
            end_event(g, event.id)
            yield from suffer(g, person, "wounds", hit, "M-CARD-43")
            return


@rule("M-ADV-12")
def _retrieve(g: Game, trip: Trip) -> Flow[None]:
    """Goods hidden here on an earlier visit: gone on 1-6, found again otherwise."""
    s = g.state
    goods = s.hidden.get(trip.location)
    if not goods:
        s.hidden.pop(trip.location, None)
        return
    result = yield from roll(BLACK)
    there = result >= HOME_ROLL
    del s.hidden[trip.location]
    for good, n in goods.items():
        put(s.pile if there else s.box, good, n)
    g.emit(HiddenGoods(result=result, found="yes" if there else "no", goods=counted(goods), rule="M-ADV-12"))


@rule("M-SCAV-03", "M-SCAV-04", "M-SCAV-05", "M-SCAV-06")
def equip(g: Game) -> Flow[None]:
    """Anything out of Storage goes along; it is weighed only on the way back."""
    s = g.state
    while s.storage:
        chosen = yield from consider(
            g,
            "equip",
            lambda: [SET_OUT(s.leader), *(PACK(s.leader, good) for good in ordered(s.storage))],
            "M-SCAV-03",
            lambda: {"packed": counted(s.pile), "some": "yes" if s.pile else "no"},
            refused="all",
        )
        if chosen.verb == "set-out":
            return
        take(s.storage, chosen.args[0])
        put(s.pile, chosen.args[0])
        g.emit(Packed(good=f"good:{chosen.args[0]}", rule="M-SCAV-03"))


# --- Exploring ----------------------------------------------------------------------------------------


@step("explore", begins="turn")
@rule("M-SCAV-10", "M-SCAV-12", "M-SCAV-17", "M-SCAV-18", "M-SCAV-24", "M-SCAV-26", "M-SCAV-28", "M-LEAD-09")
def explore(g: Game) -> Flow[str]:
    """One Unknown card, or something else between two of them."""
    s = g.state
    trip = s.trip
    if trip is None:
        raise AssertionError("exploring without a trip")
    if trip.ended or not s.unknown.layers or not explorers(s):
        return "choose-findings"
    s.moment = "exploring"
    try:
        if trip.recalled:
            yield from _turn(g, trip)
        else:
            trip.recalled = True
            yield from recall(g, "scavenging")
        yield from mourn(g)
    except CardLost:
        tidy(g)
        try:
            yield from mourn(g)
        except TripEnded:
            trip.ended = True
    except TripEnded:
        tidy(g)
        trip.ended = True
        trip.mourned = 0
    except PartyGone:
        then = nobody_left(g)
        yield from modules.bereaved(g)
        return then
    yield from modules.bereaved(g)
    return "explore"


def _turn(g: Game, trip: Trip) -> Flow[None]:
    """The leader chooses between the next card, the place's own offers, and what lies on the slot."""
    s = g.state
    stakes = before_a_card(s)
    first, *others = (option for option, against in _offers(s, trip) if against is None)
    offered = [":".join((o.verb, *(arg for arg in o.args if not arg.isdigit()))) for o in others]
    chosen = yield from consider(
        g,
        "explore",
        lambda: allowed(_offers(s, trip)),
        "M-SCAV-10",
        lambda: {"left": len(s.unknown), "noise": s.noise},
        refused=lambda: _refused(s, trip),
        stakes=stakes,
        topic="explore",
        matters=any(one not in trip.passed for one in offered) or at_stake(g, stakes),
        default=first.id,
    )
    s.moment = ""
    match chosen.verb:
        case "turn-up":
            trip.passed = offered
            yield from _turn_up(g)
        case "nothing-left" | "all-asleep":
            return
        case "exchange":
            yield from exchange(g, chosen)
        case "open-card":
            yield from work_on_slot(g, chosen.args[0])
        case "call-on":
            yield from call_on(g, trip, chosen.args[0])
        case _ if is_paid(s, chosen):
            yield from act_for_cards(g, chosen)
        case _:
            yield from act_on_slot(g, chosen)


def _offers(s: State, trip: Trip) -> list[Offer]:
    if not s.unknown.layers:  # all of them have just been returned: there is nothing more to explore
        return [(NOTHING_LEFT(s.leader), None)]
    if not explorers(s):  # with 909 the last of them has just drunk to Fatigue 4
        return [(ALL_ASLEEP(s.leader), None)]
    found: list[Offer] = [(TURN_UP(s.leader, len(s.unknown)), None)]
    found += slot_cards(s)
    found += paid_offers(s)
    found += slot_offers(s)
    if not s.explored and not s.slot:
        found += exchanges(s, trip, own=False)
        found += [(option, None) for option in friends_on_the_way(s, trip)]
    return found


@rule("M-SCAV-13", "M-SCAV-17", "M-OBJ-08")
def _refused(s: State, trip: Trip) -> list[Refusal]:
    """What is not possible between two cards: what lacks something, going home of one's own accord, and
    paying for the Objective with what is carried."""
    found = refusals(_offers(s, trip))
    for action in place(s).actions:
        why = action.possible(s)
        if why is not None and not action.offers(s):
            found.append(why.refusal(Text(f"paid-{action.name}", {"price": action.price}), s.leader))
    return [*found, BETWEEN.refusal(END(s.leader).text, s.leader), *unpaid(s)]


@rule("M-SCRIPT-42")
def friends_on_the_way(s: State, trip: Trip) -> list[Option]:
    """People we may call on, on the way there or back, once a trip."""
    return [CALL_ON(s.leader, note.name) for note in s.notes if note.phase == "visit" and not trip.called]


def call_on(g: Game, trip: Trip, name: str) -> Flow[None]:
    trip.called = True
    note = next(note for note in g.state.notes if note.phase == "visit" and note.name == name)
    yield from read(g, note.script)


@rule("M-ADV-17", "M-ADV-18", "M-ADV-19")
def exchanges(s: State, trip: Trip, *, own: bool) -> list[Offer]:
    """534: four cards replace a Location, at the beginning (not the one visited) or at the end, as often
    as they can be returned."""
    if not s.settings.hiding:
        return []
    few = too_few(s, EXCHANGE_PRICE)
    visited = None if own else VISITED
    return [
        (EXCHANGE(s.leader, SLOTS[at], id), few or (visited if id == trip.location else None))
        for at, id in enumerate(s.locations)
    ]


@rule("M-ADV-17", "M-SCAV-16")
def exchange(g: Game, chosen: Option) -> Flow[None]:
    """Pay the cards, then the Location is replaced."""
    return_cards(g, EXCHANGE_PRICE, "M-ADV-17")
    yield from exchange_location(g, SLOTS.index(chosen.args[0]), "M-ADV-17")


def _turn_up(g: Game) -> Flow[None]:
    """Turn up the next card and resolve it; then leadership passes."""
    s = g.state
    s.card = yield from draw(s.unknown, s.unseen)
    if s.trip is not None and s.trip.back:
        yield from _pass_over_impacts(g)
    card = s.card
    g.emit(CardOpened(card=f"card:{card}", left=len(s.unknown), rule="M-SCAV-10"))
    try:
        yield from resolve(g, card)
    except (CardLost, TripEnded, PartyGone):
        pass_leadership(g, "M-LEAD-09")
        raise
    pass_leadership(g, "M-LEAD-09")


@rule("M-SEW-19")
def _pass_over_impacts(g: Game) -> Flow[None]:
    """By day a Reality Impact is not resolved: another Exploration card comes in its place."""
    s = g.state
    passed: list[str] = []
    while s.card in IMPACTS and len(s.exploration):
        passed.append(s.card)
        s.explored.append(s.card)
        s.card = yield from draw(s.exploration, s.unseen)
    if passed:
        g.emit(ImpactPassedOver(cards=tuple(f"card:{card}" for card in passed), rule="M-SEW-19"))


@rule("M-EXPL-10", "M-SCAV-26")
def tidy(g: Game) -> None:
    """Whatever was being resolved when the scene broke off is put away."""
    s = g.state
    if s.card:
        lay_down(g)
    discard_findings(s)
    if s.resident:
        put_resident_away(g, s.resident)
    if s.deal is not None:
        for good, n in s.deal.basket.items():
            put(s.box, good, n)
        s.deal = None
    if s.combat is not None:
        for weapon in (*s.combat.fallen, *s.combat.lost_weapons.values()):
            put(s.box, weapon)
        s.combat = None


@rule("M-SCAV-26")
def nobody_left(g: Game) -> str:
    """Nothing is brought home: the pile goes to the box, all cards back to their decks."""
    s = g.state
    then = homecoming(s)
    tidy(g)
    g.emit(PartyLost(goods=counted(s.pile), rule="M-SCAV-26"))
    for heap in (s.pile, s.products):
        for good, n in heap.items():
            put(s.box, good, n)
    s.pile, s.products, s.uniforms = {}, {}, False
    for note in [n for n in s.notes if n.place == "pile"]:
        erase(g, note)
    clear_away(g)
    s.trip = None
    s.moment = ""
    return then


def homecoming(s: State) -> str:
    """The step that follows a trip: the Night Raid, or, by day, where the trip came from."""
    return (s.trip.back if s.trip is not None else "") or "raid"


@rule("M-SCAV-19", "M-RES-07", "M-EXPL-09", "M-CARD-25")
def clear_away(g: Game) -> None:
    """Exploration and Residents cards are shuffled back into their decks; nobody knows their order then."""
    s = g.state
    for card in [*(c for c in s.slot if c in RESIDENT), *s.residents_aside]:
        return_resident(s, card)
    shuffle(s.residents)
    gather(s)
    g.emit(CardsGathered(rule="M-SCAV-19"))
