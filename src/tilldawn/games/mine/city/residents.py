"""Residents: who comes when the party is heard, what they want, and those who stay on the slot."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.engine.request import Option
from tilldawn.games.mine.book.notes import safe
from tilldawn.games.mine.book.scripts import impact
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.cards.findings import ROWS
from tilldawn.games.mine.cards.locations import DOGS_BITE
from tilldawn.games.mine.cards.residents import (
    BREAK_AT,
    BRIBE,
    BUY_OFF,
    GIFT,
    GO_ROUND,
    OFFER,
    OFFER_PRICE,
    REFUSED,
    RESIDENT,
    ROBBED,
    RUN,
    RUN_HIT,
    RUN_WOUNDS,
)
from tilldawn.games.mine.choices import choose_good, choose_person, decide, pay_worth, payable
from tilldawn.games.mine.city.events import (
    DesertersRefused,
    DogRolled,
    DogsCame,
    Hidden,
    RebelsDeclined,
    ResidentIgnored,
    ResidentsPaid,
    ResidentStayed,
    SoldiersShot,
    UniformsPassed,
)
from tilldawn.games.mine.city.findings import combat, could_pay, find, may_find, may_start, scene_over
from tilldawn.games.mine.city.noise import QUIETEST, set_noise
from tilldawn.games.mine.city.unknown import return_cards
from tilldawn.games.mine.decks import draw_resident, return_resident
from tilldawn.games.mine.goods import ALCOHOL, FIREARMS, FOOD, GOOD, MEDICINE, ordered
from tilldawn.games.mine.people.group import explorers, member, ref
from tilldawn.games.mine.people.harm import TripEnded, pangs, relieve, suffer
from tilldawn.games.mine.state import Game, State, Trip
from tilldawn.games.mine.trade.deal import can_trade, trade
from tilldawn.games.mine.trade.supply import discard, gain, value
from tilldawn.games.mine.verbs import Verb

LET_PASS = Verb("let-pass", "M-SCRIPT-41", "card:card")
MEET = Verb("meet", "M-RES-01", "card:card")
HIDE = Verb("hide", "M-CARD-22", "card:card")
GIVE_GIFT = Verb("give-gift", "M-CARD-32", "worth:int")
WALK_ON = Verb("walk-on", "M-CARD-39")
FIGHT = Verb("fight", "M-RES-04", "card:card")
BUY_OFFER = Verb("buy-offer", "M-CARD-33", "worth:int")
DECLINE = Verb("decline", "M-CARD-33")
PAY_BRIBE = Verb("pay-bribe", "M-CARD-34", "worth:int")
TURN_BACK = Verb("turn-back", "M-CARD-34")
RUN_AWAY = Verb("run-away", "M-CARD-34")
GIVE_FOOD = Verb("give-food", "M-CARD-34")
GIVE_MEDICINE = Verb("give-medicine", "M-CARD-34")
REFUSE = Verb("refuse", "M-CARD-34")
DO_TRADE = Verb("do-trade", "M-TRADE-01")
SEARCH_ROW = Verb("search-row", "M-CARD-32", "row:row")

APPEASE = Verb("appease", "M-RES-06", "card:card", "good:good", "n:int")
PAY_OFF = Verb("pay-off", "M-RES-06", "card:card", "worth:int")
ROUND_THEM = Verb("round-them", "M-RES-06", "card:card", "cards:int")
ATTACK = Verb("attack", "M-RES-04", "card:card")

UNIFORMS = ("rebels", "soldiers", "deserters")
"""Who may be let pass after script 1002."""
DESERTERS_AMMO = {"ammo": 2}


@rule("M-NOISE-05", "M-NOISE-06", "M-NOISE-07", "M-RES-01", "M-RES-02", "M-RES-03", "M-CARD-22")
def encounter(g: Game) -> Flow[None]:
    """Somebody comes: Noise falls to 1, the top Residents card is drawn and resolved."""
    s = g.state
    trip = s.trip
    if trip is None:
        raise AssertionError("encounters happen on a trip")
    trip.encounters += 1
    trip.fought = False
    yield from _encounter(g, trip)
    yield from scene_over(g)


def _encounter(g: Game, trip: Trip) -> Flow[None]:
    s = g.state
    set_noise(g, QUIETEST, "M-NOISE-05")
    if trip.location == "veterinary-clinic" and trip.encounters == 1:
        yield from _dogs(g)
        return
    card = yield from draw_resident(g)
    if card == "r-impact":
        yield from impact(g, card)
        return
    if trip.location == "central-square" and RESIDENT[card].thugs:
        ignore(g, card, "M-LOC-09")
        return
    if s.uniforms and card in UNIFORMS:
        options = [MEET(s.leader, card), LET_PASS(s.leader, card)]
        chosen = yield from decide(g, "let-pass", options, "M-SCRIPT-41", {"card": f"card:{card}"})
        if chosen.verb == "let-pass":
            g.emit(UniformsPassed(card=f"card:{card}", rule="M-SCRIPT-41"))
            ignore(g, card, "M-SCRIPT-41")
            return
    if "x-hiding-place" in s.slot:
        options = [MEET(s.leader, card), HIDE(s.leader, "x-hiding-place")]
        chosen = yield from decide(g, "hide", options, "M-CARD-22", {"card": f"card:{card}"})
        if chosen.verb == "hide":
            s.slot.remove("x-hiding-place")
            s.explored.append("x-hiding-place")
            g.emit(Hidden(card=f"card:{card}", rule="M-CARD-22"))
            ignore(g, card, "M-CARD-22")
            return
    yield from _meet(g, card)


@rule("M-RES-02", "M-NOISE-07")
def ignore(g: Game, card: str, rule: str) -> None:
    """Shuffled back unresolved; no other is drawn in its place, and Noise stays at 1."""
    g.emit(ResidentIgnored(card=f"card:{card}", rule=rule))
    return_resident(g.state, card)


def _dogs(g: Game) -> Flow[None]:
    """The clinic's dogs: each Character present is bitten on 1-3."""
    s = g.state
    g.emit(DogsCame(rule="M-LOC-09"))
    for person in explorers(s):
        if member(s, person.id) is person:
            result = yield from roll(BLACK)
            bitten = result <= DOGS_BITE
            g.emit(
                DogRolled(who=ref(person), result=result, bitten="yes" if bitten else "no", rule="M-LOC-09")
            )
            if bitten:
                yield from suffer(g, person, "wounds", 1, "M-LOC-09")


@rule("M-RES-04", "M-RES-05", "M-RES-06", "M-RES-07", "M-CARD-35", "M-SCRIPT-68")
def _meet(g: Game, card: str) -> Flow[None]:
    """Thugs attack at once; some stay for the rest of the visit; the others want something now."""
    s = g.state
    if RESIDENT[card].thugs:
        yield from combat(g, card)
    elif RESIDENT[card].slot:
        s.resident = ""
        s.slot.append(card)
        g.emit(ResidentStayed(card=f"card:{card}", rule="M-RES-06"))
    else:
        match card:
            case "homeless":
                yield from _homeless(g)
            case "rebels":
                yield from _rebels(g)
            case "soldiers":
                yield from _soldiers(g)
            case "deserters":
                yield from _deserters(g)
            case _:
                yield from _peddler(g)
        if s.resident == card:
            return_resident(s, card)


def _fights(s: State, card: str) -> list[Option]:
    return [FIGHT(s.leader, card)] if may_start(s) else []


def _soft(good: str) -> bool:
    """Green and yellow tokens."""
    return GOOD[good].kind in ("green", "yellow")


@rule("M-CARD-32", "M-TOKEN-10")
def _homeless(g: Game) -> Flow[None]:
    """A gift of green or yellow tokens worth 5 is repaid with two finds and a lighter heart."""
    s = g.state
    options = [WALK_ON(s.leader), *_fights(s, "homeless")]
    if payable(s, s.pile, _soft) >= GIFT and may_find(s):
        options.insert(0, GIVE_GIFT(s.leader, GIFT))
    chosen = yield from decide(g, "homeless", options, "M-CARD-32")
    if chosen.verb == "walk-on":
        yield from pangs(g, explorers(s), 1, "M-CARD-32")
    elif chosen.verb == "fight":
        yield from combat(g, "homeless")
    else:
        yield from pay_worth(g, "pay-gift", GIFT, "pile", "M-CARD-32", _soft)
        return_resident(s, "homeless")
        for _ in range(2):
            if may_find(s):
                rows = [SEARCH_ROW(s.leader, row) for row in ROWS]
                row = yield from decide(g, "search-row", rows, "M-CARD-32")
                yield from find(g, row.args[0])
        yield from lighten(g, "M-CARD-32")


def lighten(g: Game, rule: str) -> Flow[None]:
    """One chosen Character present is less miserable."""
    here = [p for p in explorers(g.state) if p.misery]
    if here:
        person = yield from choose_person(g, "lighten", here, rule)
        relieve(g, person, "misery", 1, rule)


@rule("M-CARD-33", "M-SCRIPT-21")
def _rebels(g: Game) -> Flow[None]:
    """They sell a Moonshine and a Cigarette, and then trade; who declines may be robbed."""
    s = g.state
    options = [DECLINE(s.leader), *_fights(s, "rebels")]
    if could_pay(s, OFFER_PRICE):
        options.insert(0, BUY_OFFER(s.leader, OFFER_PRICE))
    chosen = yield from decide(g, "rebels", options, "M-CARD-33")
    if chosen.verb == "fight":
        yield from combat(g, "rebels")
    elif chosen.verb == "buy-offer":
        yield from pay_worth(g, "pay-offer", OFFER_PRICE, "pile", "M-CARD-33")
        gain(g, OFFER, "pile", "M-CARD-33")
        yield from trade(g, "rebels", home=False)
    else:
        result = yield from roll(BLACK)
        robbed = result <= ROBBED
        g.emit(RebelsDeclined(result=result, robbed="yes" if robbed else "no", rule="M-CARD-33"))
        if robbed:
            yield from lose_dearest(g)


def lose_dearest(g: Game) -> Flow[None]:
    """The dearest token of the pile is gone."""
    s = g.state
    tokens = [good for good in ordered(safe(s, s.pile)) if GOOD[good].kind != "resource"]
    if tokens:
        most = max(value(s, good) for good in tokens)
        dearest = [good for good in tokens if value(s, good) == most]
        good = yield from choose_good(g, "lose-dearest", dearest, "M-CARD-33")
        discard(g, {good: 1}, "pile", "M-CARD-33")


@rule("M-CARD-34")
def _soldiers(g: Game) -> Flow[None]:
    """A bribe, turning back without guns, a run through the dark, or a fight."""
    s = g.state
    options = [TURN_BACK(s.leader), RUN_AWAY(s.leader), *_fights(s, "soldiers")]
    if could_pay(s, BRIBE):
        options.insert(0, PAY_BRIBE(s.leader, BRIBE))
    chosen = yield from decide(g, "soldiers", options, "M-CARD-34")
    match chosen.verb:
        case "pay-bribe":
            yield from pay_worth(g, "pay-bribe", BRIBE, "pile", "M-CARD-34")
        case "turn-back":
            guns = {good: s.pile[good] for good in (*FIREARMS, "ammo") if s.pile.get(good)}
            discard(g, guns, "pile", "M-CARD-34")
            raise TripEnded
        case "run-away":
            return_cards(g, min(RUN, len(s.unknown)), "M-CARD-34")
            result = yield from roll(BLACK)
            shot = result <= RUN_HIT
            g.emit(SoldiersShot(result=result, hit="yes" if shot else "no", rule="M-CARD-34"))
            if shot:
                person = yield from choose_person(g, "shot", explorers(s), "M-CARD-34")
                yield from suffer(g, person, "wounds", RUN_WOUNDS, "M-CARD-34")
        case _:
            yield from combat(g, "soldiers")


@rule("M-CARD-34")
def _deserters(g: Game) -> Flow[None]:
    """Food, or medicine for Ammo; who refuses may have to fight."""
    s = g.state
    options = [REFUSE(s.leader)]
    foods, cures = _held(s, tuple(FOOD)), _held(s, MEDICINE)
    if cures:
        options.insert(0, GIVE_MEDICINE(s.leader))
    if foods:
        options.insert(0, GIVE_FOOD(s.leader))
    chosen = yield from decide(g, "deserters", options, "M-CARD-34")
    if chosen.verb == "refuse":
        result = yield from roll(BLACK)
        angry = result <= REFUSED
        g.emit(DesertersRefused(result=result, angry="yes" if angry else "no", rule="M-CARD-34"))
        if angry:
            yield from combat(g, "deserters")
    elif chosen.verb == "give-food":
        good = yield from choose_good(g, "which-gift", foods, "M-CARD-34")
        discard(g, {good: 1}, "pile", "M-CARD-34")
    else:
        good = yield from choose_good(g, "which-gift", cures, "M-CARD-34")
        discard(g, {good: 1}, "pile", "M-CARD-34")
        gain(g, DESERTERS_AMMO, "pile", "M-CARD-34")


def _held(s: State, goods: tuple[str, ...]) -> list[str]:
    return [good for good in goods if s.pile.get(good)]


@rule("M-TRADE-01")
def _peddler(g: Game) -> Flow[None]:
    """A Trade without a price in cards, or nothing, or a robbery."""
    s = g.state
    options = [WALK_ON(s.leader), *_fights(s, "peddler")]
    if can_trade(s, "peddler", home=False):
        options.insert(0, DO_TRADE(s.leader))
    chosen = yield from decide(g, "peddler", options, "M-TRADE-01")
    if chosen.verb == "do-trade":
        yield from trade(g, "peddler", home=False)
    elif chosen.verb == "fight":
        yield from combat(g, "peddler")


# --- Those on the slot, between cards -----------------------------------------------------------------


@rule("M-RES-06", "M-CARD-29", "M-CARD-30", "M-CARD-31")
def slot_offers(s: State) -> list[Option]:
    """What may be done about Residents who stay: buy them off, go round them, or fight."""
    seat = s.leader
    found: list[Option] = []
    for card in s.slot:
        match card:
            case "civilians-1":
                found += [APPEASE(seat, card, good, 1) for good in _held(s, tuple(FOOD))]
            case "civilians-2":
                found += [APPEASE(seat, card, good, 1) for good in _held(s, (*FOOD, *MEDICINE))]
            case "hobos":
                found += [APPEASE(seat, card, good, 1) for good in _held(s, (*ALCOHOL, *FOOD))]
                if s.pile.get("cigarette", 0) >= 2:
                    found.append(APPEASE(seat, card, "cigarette", 2))
            case "survivors-1":
                if len(s.unknown) >= GO_ROUND:
                    found.append(ROUND_THEM(seat, card, GO_ROUND))
            case "survivors-2":
                if could_pay(s, BUY_OFF):
                    found.append(PAY_OFF(seat, card, BUY_OFF))
            case _:
                continue
        if card in ("civilians-1", "civilians-2", "hobos") and may_start(s):
            found.append(ATTACK(seat, card))
    return found


def act_on_slot(g: Game, chosen: Option) -> Flow[None]:
    """Do one of them."""
    s = g.state
    card = chosen.args[0]
    match chosen.verb:
        case "attack":
            yield from combat(g, card, break_at=BREAK_AT)
            return
        case "round-them":
            return_cards(g, GO_ROUND, "M-RES-06")
        case "pay-off":
            yield from pay_worth(g, "pay-off", BUY_OFF, "pile", "M-RES-06")
        case _:
            discard(g, {chosen.args[1]: int(chosen.args[2])}, "pile", "M-RES-06")
    return_resident(s, card)
    g.emit(ResidentsPaid(card=f"card:{card}", rule="M-RES-06"))
    if card == "civilians-1":
        yield from lighten(g, "M-CARD-29")
    elif card == "civilians-2":
        gain(g, {"herb": 1}, "pile", "M-CARD-29")
