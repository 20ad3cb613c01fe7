"""Residents: how many Enemies, their weapons, whether they stay, what they want."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Option
from tilldawn.games.mine.book.notes import safe
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.cards.findings import ROWS
from tilldawn.games.mine.cards.impact import IMPACTS, Impact
from tilldawn.games.mine.cards.trades import TRADE
from tilldawn.games.mine.choices import choose_good, choose_person, decide, pay_worth, tokens
from tilldawn.games.mine.city.events import (
    DearestLeft,
    DesertersRefused,
    HobosWatched,
    RebelsDeclined,
    ShareRolled,
    SoldiersShot,
)
from tilldawn.games.mine.city.findings import (
    combat,
    find,
    may_find,
    no_fighting,
    no_more_finds,
    too_poor,
)
from tilldawn.games.mine.city.locations import no_cards, too_few
from tilldawn.games.mine.city.noise import raise_noise
from tilldawn.games.mine.city.printed import ENEMIES as ENEMIES
from tilldawn.games.mine.city.printed import RESIDENT as RESIDENT
from tilldawn.games.mine.city.printed import Parting, Resident
from tilldawn.games.mine.city.residents import lighten
from tilldawn.games.mine.city.unknown import return_cards
from tilldawn.games.mine.decks import put_resident_away
from tilldawn.games.mine.goods import ALCOHOL, FIREARMS, FOOD, MEDICINE, Goods, counted, kind, ordered
from tilldawn.games.mine.offers import Offer, decide_offer
from tilldawn.games.mine.people.group import explorers
from tilldawn.games.mine.people.harm import TripEnded, pangs, suffer
from tilldawn.games.mine.state import Foe, Game, State
from tilldawn.games.mine.trade.deal import can_trade, commission, trade
from tilldawn.games.mine.trade.supply import discard, gain, in_box, take, value
from tilldawn.games.mine.verbs import Verb


def _fight(s: State, card: str) -> Offer:
    return FIGHT(s.leader, card), no_fighting(s)


def _held(s: State, goods: tuple[str, ...]) -> list[str]:
    return [good for good in goods if s.pile.get(good)]


def _none_held(s: State, goods: tuple[str, ...]) -> Objection | None:
    """One of these must be on the Findings Pile."""
    return None if _held(s, goods) else Objection("refused-trip-none", "M-FIND-04")


FIGHT = Verb("fight", "M-RES-04", "card:card")

# --- Ways to be rid of those who stay -----------------------------------------------------------------

APPEASE = Verb("appease", "M-RES-06", "card:card", "good:good", "n:int")
PAY_OFF = Verb("pay-off", "M-RES-06", "card:card", "worth:int")
ROUND_THEM = Verb("round-them", "M-RES-06", "card:card", "cards:int")


class Give(Parting, frozen=True):
    """So many pieces of one of these kinds."""

    goods: tuple[str, ...]
    n: int = 1

    def offers(self, s: State, card: str) -> list[Offer]:
        return [
            (APPEASE(s.leader, card, good, self.n), self._too_few(s, good))
            for good in self.goods
            if s.pile.get(good)
        ]

    def _too_few(self, s: State, good: str) -> Objection | None:
        there = s.pile[good]
        if there >= self.n:
            return None
        return Objection("refused-trip-pieces", "M-RES-06", {"n": self.n, "there": there})

    def run(self, g: Game, chosen: Option) -> Flow[None]:
        discard(g, {chosen.args[1]: self.n}, "pile", "M-RES-06")
        yield from ()


class GoRound(Parting, frozen=True):
    """So many Exploration cards, to go round them."""

    cards: int

    def offers(self, s: State, card: str) -> list[Offer]:
        return [(ROUND_THEM(s.leader, card, self.cards), too_few(s, self.cards))]

    def run(self, g: Game, chosen: Option) -> Flow[None]:
        return_cards(g, self.cards, "M-RES-06")
        yield from ()


class BuyOff(Parting, frozen=True):
    """Tokens worth so much in all."""

    worth: int

    def offers(self, s: State, card: str) -> list[Offer]:
        return [(PAY_OFF(s.leader, card, self.worth), too_poor(s, self.worth))]

    def run(self, g: Game, chosen: Option) -> Flow[None]:
        yield from pay_worth(g, "pay-off", self.worth, "pile", "M-RES-06")


# --- Civilians ----------------------------------------------------------------------------------------


@rule("M-CARD-29")
def _ashamed(g: Game) -> Flow[None]:
    """They look on."""
    yield from pangs(g, explorers(g.state), 1, "M-CARD-29")


@rule("M-CARD-29")
def _heard(g: Game) -> Flow[None]:
    """They cry out, and look on."""
    raise_noise(g, 1, "M-CARD-29", card=False)
    yield from pangs(g, explorers(g.state), 1, "M-CARD-29")


def _comfort(g: Game) -> Flow[None]:
    yield from lighten(g, "M-CARD-29")


def _herb(g: Game) -> Flow[None]:
    gain(g, {"herb": 1}, "pile", "M-CARD-29")
    yield from ()


# --- Hobos --------------------------------------------------------------------------------------------

HOBOS_ANGRY = 3


@rule("M-CARD-30")
def _hobos(g: Game) -> Flow[None]:
    """They may not like it: on 1-3 they fight, and run when hurt."""
    result = yield from roll(BLACK)
    angry = result <= HOBOS_ANGRY
    g.emit(HobosWatched(result=result, angry="yes" if angry else "no", rule="M-CARD-30"))
    if angry:
        yield from combat(g, "hobos")


# --- Survivors ----------------------------------------------------------------------------------------

LEAVE_DEAREST = Verb("leave-dearest", "M-CARD-31", "good:good")
SHARE = Verb("share", "M-CARD-31")
TAKE_AND_FIGHT = Verb("take-and-fight", "M-CARD-31")
PAY_TOLL = Verb("pay-toll", "M-CARD-31", "worth:int")
LEAVE_FIND = Verb("leave-find", "M-CARD-31")
FIGHT_FOR_IT = Verb("fight-for-it", "M-CARD-31")
FAIR_SHARE = 5
TOLL = 3


@rule("M-CARD-31")
def _share(g: Game, there: Goods, wanted: Goods) -> Flow[bool]:
    """Leave them the dearest piece of the find, or take what is wanted and fight afterwards. A dearest piece
    that was not wanted anyway is theirs without a word; a find of one piece is rolled for."""
    s = g.state
    most = max(value(s, good) for good in there)
    dearest = [good for good in ordered(there) if value(s, good) == most]
    for good in dearest:
        if wanted.get(good, 0) < there[good]:
            g.emit(DearestLeft(card="card:survivors-1", good=f"good:{good}", rule="M-CARD-31"))
            return False
    single = sum(there.values()) == 1
    gifts = [SHARE(s.leader)] if single else [LEAVE_DEAREST(s.leader, good) for good in dearest]
    offers: list[Offer] = [*((gift, None) for gift in gifts), (TAKE_AND_FIGHT(s.leader), no_fighting(s))]
    chosen = yield from decide_offer(g, "survivors", offers, "M-CARD-31", {"goods": counted(wanted)})
    if chosen.verb == "take-and-fight":
        return True
    if chosen.verb == "leave-dearest":
        take(wanted, chosen.args[0])
        g.emit(DearestLeft(card="card:survivors-1", good=f"good:{chosen.args[0]}", rule="M-CARD-31"))
        return False
    result = yield from roll(BLACK)
    keep = result > FAIR_SHARE
    g.emit(ShareRolled(result=result, keep="yes" if keep else "no", rule="M-CARD-31"))
    if not keep:
        wanted.clear()
    return False


@rule("M-CARD-31")
def _toll(g: Game, there: Goods, wanted: Goods) -> Flow[bool]:
    """A token worth 3 for them, or leave the find, or fight for it before it is taken."""
    s = g.state
    dear = any(value(s, good) >= TOLL for good in s.pile)
    offers: list[Offer] = [
        (
            PAY_TOLL(s.leader, TOLL),
            None if dear else Objection("refused-trip-toll", "M-CARD-31", {"worth": TOLL}),
        ),
        (LEAVE_FIND(s.leader), None),
        (FIGHT_FOR_IT(s.leader), no_fighting(s)),
    ]
    chosen = yield from decide_offer(g, "toll", offers, "M-CARD-31")
    if chosen.verb == "leave-find":
        wanted.clear()
    elif chosen.verb == "fight-for-it":
        yield from combat(g, "survivors-2")
    else:
        yield from pay_worth(g, "pay-toll", TOLL, "pile", "M-CARD-31", lambda good: value(s, good) >= TOLL)
    return False


# --- Homeless -----------------------------------------------------------------------------------------

GIVE_GIFT = Verb("give-gift", "M-CARD-32", "worth:int")
WALK_ON = Verb("walk-on", "M-CARD-39")
SEARCH_ROW = Verb("search-row", "M-CARD-32", "row:row")
GIFT = 5
"""Green and yellow tokens worth at least this."""
REPAID = 2


def _soft(good: str) -> bool:
    """Green and yellow tokens."""
    return kind(good) in ("green", "yellow")


@rule("M-CARD-32", "M-TOKEN-10")
def _homeless(g: Game) -> Flow[None]:
    """A gift of green or yellow tokens worth 5 is repaid with two finds and a lighter heart."""
    s = g.state
    offers: list[Offer] = [
        (GIVE_GIFT(s.leader, GIFT), no_more_finds(s) or too_poor(s, GIFT, _soft)),
        (WALK_ON(s.leader), None),
        _fight(s, "homeless"),
    ]
    chosen = yield from decide_offer(g, "homeless", offers, "M-CARD-32")
    if chosen.verb == "walk-on":
        yield from pangs(g, explorers(s), 1, "M-CARD-32")
    elif chosen.verb == "fight":
        yield from combat(g, "homeless")
    else:
        yield from pay_worth(g, "pay-gift", GIFT, "pile", "M-CARD-32", _soft)
        put_resident_away(g, "homeless")
        for _ in range(REPAID):
            if may_find(s):
                rows = [SEARCH_ROW(s.leader, row) for row in ROWS]
                row = yield from decide(g, "search-row", rows, "M-CARD-32", refused="all")
                yield from find(g, row.args[0])
        yield from lighten(g, "M-CARD-32")


# --- Rebels -------------------------------------------------------------------------------------------

BUY_OFFER = Verb("buy-offer", "M-CARD-33", "worth:int")
DECLINE = Verb("decline", "M-CARD-33")
OFFER = {"moonshine": 1, "cigarette": 1}
OFFER_PRICE = 6
ROBBED = 3


@rule("M-CARD-33", "M-SCRIPT-21", "M-TOKEN-04")
def _rebels(g: Game) -> Flow[None]:
    """They sell a Moonshine and a Cigarette, and then trade; who declines may be robbed."""
    s = g.state
    short = any(in_box(s, good) < n for good, n in OFFER.items())
    offers: list[Offer] = [
        (
            BUY_OFFER(s.leader, OFFER_PRICE, warning="warning-box" if short else ""),
            too_poor(s, OFFER_PRICE),
        ),
        (DECLINE(s.leader), None),
        _fight(s, "rebels"),
    ]
    chosen = yield from decide_offer(g, "rebels", offers, "M-CARD-33")
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
            yield from _lose_dearest(g)


def _lose_dearest(g: Game) -> Flow[None]:
    """The dearest token of the pile is gone."""
    s = g.state
    there = tokens(s, safe(s.pile))
    if there:
        most = max(value(s, good) for good in there)
        dearest = [good for good in there if value(s, good) == most]
        good = yield from choose_good(g, "lose-dearest", dearest, "M-CARD-33", use="give")
        discard(g, {good: 1}, "pile", "M-CARD-33")


def _guns(dead: list[Foe]) -> int:
    """One Ammo for each dead Enemy with a firearm."""
    return sum(foe.own in FIREARMS for foe in dead)


# --- Soldiers -----------------------------------------------------------------------------------------

PAY_BRIBE = Verb("pay-bribe", "M-CARD-34", "worth:int")
TURN_BACK = Verb("turn-back", "M-CARD-34")
RUN_AWAY = Verb("run-away", "M-CARD-34")
BRIBE = 6
RUN, RUN_HIT, RUN_WOUNDS = 4, 3, 2


@rule("M-CARD-34")
def _soldiers(g: Game) -> Flow[None]:
    """A bribe, turning back without guns, a run through the dark, or a fight."""
    s = g.state
    offers: list[Offer] = [
        (PAY_BRIBE(s.leader, BRIBE), too_poor(s, BRIBE)),
        (TURN_BACK(s.leader), None),
        (RUN_AWAY(s.leader), no_cards(s)),
        _fight(s, "soldiers"),
    ]
    chosen = yield from decide_offer(g, "soldiers", offers, "M-CARD-34")
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


# --- Deserters ----------------------------------------------------------------------------------------

GIVE_FOOD = Verb("give-food", "M-CARD-34")
GIVE_MEDICINE = Verb("give-medicine", "M-CARD-34")
REFUSE = Verb("refuse", "M-CARD-34")
REFUSED = 5
DESERTERS_AMMO = {"ammo": 2}


@rule("M-CARD-34")
def _deserters(g: Game) -> Flow[None]:
    """Food, or medicine for Ammo; who refuses may have to fight."""
    s = g.state
    offers: list[Offer] = [
        (GIVE_FOOD(s.leader), _none_held(s, tuple(FOOD))),
        (GIVE_MEDICINE(s.leader), _none_held(s, MEDICINE)),
        (REFUSE(s.leader), None),
    ]
    chosen = yield from decide_offer(g, "deserters", offers, "M-CARD-34")
    if chosen.verb == "refuse":
        result = yield from roll(BLACK)
        angry = result <= REFUSED
        g.emit(DesertersRefused(result=result, angry="yes" if angry else "no", rule="M-CARD-34"))
        if angry:
            yield from combat(g, "deserters")
        return
    wanted = tuple(FOOD) if chosen.verb == "give-food" else MEDICINE
    good = yield from choose_good(g, "which-gift", _held(s, wanted), "M-CARD-34", use="give")
    discard(g, {good: 1}, "pile", "M-CARD-34")
    if chosen.verb == "give-medicine":
        gain(g, DESERTERS_AMMO, "pile", "M-CARD-34")


# --- Peddler ------------------------------------------------------------------------------------------

DO_TRADE = Verb("do-trade", "M-TRADE-01", "~fee:int")
PEDDLER_GOODS = 2


@rule("M-TRADE-01")
def _peddler(g: Game) -> Flow[None]:
    """A Trade without a price in cards, or nothing, or a robbery."""
    s = g.state
    fee = commission(s, "peddler", home=False)
    able = can_trade(s, "peddler", home=False)
    offers: list[Offer] = [
        (DO_TRADE(s.leader, fee), None if able else Objection("refused-trip-fee", "M-TRADE-03")),
        (WALK_ON(s.leader), None),
        _fight(s, "peddler"),
    ]
    chosen = yield from decide_offer(g, "peddler", offers, "M-TRADE-01")
    if chosen.verb == "do-trade":
        yield from trade(g, "peddler", home=False, wanted=True)
    elif chosen.verb == "fight":
        yield from combat(g, "peddler")


@rule("M-COMB-41")
def _peddlers_goods(g: Game) -> Flow[None]:
    """Any two tokens of the peddler's list."""
    s = g.state
    offered = dict(TRADE["peddler"].goods)
    for _ in range(PEDDLER_GOODS):
        there = [good for good in ordered(offered) if in_box(s, good)]
        if there:
            good = yield from choose_good(g, "peddlers-goods", there, "M-COMB-41")
            take(offered, good)
            gain(g, {good: 1}, "pile", "M-COMB-41")


# --- The cards ----------------------------------------------------------------------------------------


def _number(**upto: int) -> tuple[int, ...]:
    """`_number(n4=2, n8=3, n10=4)`: up to 4 two, up to 8 three, up to 10 four."""
    steps = sorted((int(key[1:]), n) for key, n in upto.items())
    return tuple(next(n for limit, n in steps if result <= limit) for result in range(1, 11))


IMPACT = "r-impact"
IMPACTS[IMPACT] = Impact("visited", bar="exploration")
BREAK_AT = 2
"""Wounds in all at which frightened people run."""

CARDS: tuple[Resident, ...] = (
    Resident(
        "thugs-1",
        _number(n4=2, n8=3, n10=4),
        ("knife", "knife", "pistol"),
        red=True,
        thugs=True,
        talk=True,
        bar=(411, 704, 942, 272, 65),
    ),
    Resident(
        "thugs-2", _number(n5=1, n9=2, n10=3), ("hatchet", "knife", "knife"), red=True, thugs=True, talk=True
    ),
    Resident("thugs-3", _number(n5=2, n10=3), ("", "knife", "knife"), red=True, thugs=True, talk=True),
    Resident(
        "civilians-1",
        _number(n5=2, n10=3),
        ("", "", ""),
        slot=True,
        breaks_at=BREAK_AT,
        attacked=True,
        watches=_ashamed,
        partings=(Give(tuple(FOOD)),),
        thanks=_comfort,
    ),
    Resident(
        "civilians-2",
        _number(n5=2, n10=3),
        ("", "", "knife"),
        slot=True,
        breaks_at=BREAK_AT,
        attacked=True,
        watches=_heard,
        partings=(Give((*FOOD, *MEDICINE)),),
        thanks=_herb,
    ),
    Resident(
        "hobos",
        _number(n5=1, n10=2),
        ("", "", "knife"),
        slot=True,
        breaks_at=BREAK_AT,
        attacked=True,
        watches=_hobos,
        partings=(Give((*ALCOHOL, *FOOD)), Give(("cigarette",), 2)),
    ),
    Resident(
        "survivors-1",
        _number(n6=2, n10=3),
        ("", "knife", "hatchet"),
        slot=True,
        claims=_share,
        partings=(GoRound(3),),
    ),
    Resident(
        "survivors-2",
        _number(n6=2, n10=3),
        ("knife", "knife", "pistol"),
        slot=True,
        claims=_toll,
        partings=(BuyOff(8),),
    ),
    Resident("homeless", _number(n10=1), ("", "", ""), meets=_homeless),
    Resident(
        "rebels",
        _number(n5=2, n10=3),
        ("knife", "pistol", "assault-rifle"),
        uniform=True,
        meets=_rebels,
        ammo=_guns,
    ),
    Resident(
        "soldiers",
        _number(n5=2, n10=3),
        ("pistol", "assault-rifle", "assault-rifle"),
        red=True,
        uniform=True,
        meets=_soldiers,
        ammo=2,
    ),
    Resident(
        "deserters",
        _number(n6=2, n10=3),
        ("", "knife", "pistol"),
        red=True,
        talk=True,
        uniform=True,
        meets=_deserters,
        ammo=1,
    ),
    Resident("peddler", _number(n10=1), ("knife", "knife", "knife"), meets=_peddler, carries=_peddlers_goods),
    Resident(IMPACT),
)

RESIDENT |= {card.id: card for card in CARDS}
DOGS = Resident("dogs", _number(n6=2, n10=3), animals=True)
"""No card of the deck: a pack that some pages of the book set on the party."""
ENEMIES |= {card.id: card for card in (*CARDS, DOGS) if card.number}


def shames(card: Resident) -> bool:
    """Whether taking something before their eyes weighs on who does."""
    return card.watches in (_ashamed, _heard)


def cheers(card: Resident) -> bool:
    """Whether parting in peace lightens a heart."""
    return card.thanks is _comfort
