"""Locations: obstacles on the map, special finds, paid actions, red bands. All tables are ours."""

from __future__ import annotations

from typing import ClassVar

from tilldawn.engine.deck import peek
from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Option, Text
from tilldawn.games.mine import modules
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.choices import choose_person, decide, tokens
from tilldawn.games.mine.city.events import (
    BandRolled,
    CardsSeen,
    DogRolled,
    DogsCame,
    Healed,
    Socialised,
)
from tilldawn.games.mine.city.noise import lower_noise
from tilldawn.games.mine.city.printed import LOCATION as LOCATION
from tilldawn.games.mine.city.printed import Location, Paid
from tilldawn.games.mine.city.unknown import look_ahead
from tilldawn.games.mine.goods import ALCOHOL
from tilldawn.games.mine.offers import Offer
from tilldawn.games.mine.people.group import apart, explorers, find, member, party, ref
from tilldawn.games.mine.people.harm import empathy_roll, pangs, relieve, suffer
from tilldawn.games.mine.state import Game, State
from tilldawn.games.mine.trade.deal import can_trade, commission, trade
from tilldawn.games.mine.trade.supply import discard
from tilldawn.games.mine.verbs import Verb

SLOTS = ("near", "distant", "far")
UNKNOWN = (14, 12, 10)
"""Cards of the Unknown deck on the three spaces."""
HOME_ROLL = 7
"""534: hidden goods are found again from this result on."""
EXCHANGE_PRICE = 4

# --- Actions paid with Exploration cards --------------------------------------------------------------

LOOK = Verb("look-around", "M-LOC-05", "price:int")
TRADE = Verb("trade", "M-LOC-06", "price:int", "~fee:int")
HEAL = Verb("heal", "M-LOC-07", "who:character", "state:state", "price:int")
SOCIALISE = Verb("socialise", "M-LOC-08", "price:int")
TREAT = Verb("treat", "M-LOC-08", "good:good")
NO_TREAT = Verb("no-treat", "M-LOC-08")

TREAT_BONUS = 2
SOCIALISE_ONE, SOCIALISE_ALL = 3, 8


class LookAround(Paid, frozen=True, kw_only=True):
    """See the next cards, put them in order, be quieter by 1."""

    name: ClassVar[str] = "look-around"
    price: int = 2
    cards: int = 3

    def possible(self, s: State) -> Objection | None:
        return None

    def offers(self, s: State) -> list[Offer]:
        return [(LOOK(s.leader, self.price), self.possible(s))]

    @rule("M-LOC-05")
    def run(self, g: Game, chosen: Option) -> Flow[None]:
        yield from look_ahead(g, self.cards, "M-LOC-05")
        lower_noise(g, 1, "M-LOC-05")

    def describe(self) -> Text:
        return Text("paid-look-around.text", {"price": self.price})


class Trade(Paid, frozen=True, kw_only=True):
    """Trade once by a list."""

    name: ClassVar[str] = "trade"
    price: int = 6
    by: str
    """The list of goods."""

    def possible(self, s: State) -> Objection | None:
        return None if can_trade(s, self.by, home=False) else Objection("refused-trip-fee", "M-TRADE-03")

    def offers(self, s: State) -> list[Offer]:
        fee = commission(s, self.by, home=False)
        return [(TRADE(s.leader, self.price, fee), self.possible(s))]

    @rule("M-LOC-06", "M-TRADE-13")
    def run(self, g: Game, chosen: Option) -> Flow[None]:
        yield from trade(g, self.by, home=False)

    def describe(self) -> Text:
        return Text("paid-trade.text", {"price": self.price})


class Heal(Paid, frozen=True, kw_only=True):
    """One Character is treated, of one of these States."""

    name: ClassVar[str] = "heal"
    price: int = 4
    states: tuple[str, ...]
    once: bool = False
    """Each Character at most once in a visit."""

    def possible(self, s: State) -> Objection | None:
        if any(getattr(p, state) for p in explorers(s) for state in self.states):
            return None
        return Objection("refused-trip-well", "M-LOC-07")

    def offers(self, s: State) -> list[Offer]:
        here = [(p, self._treated(s, p.id)) for p in explorers(s)]
        return [
            (HEAL(s.leader, p.id, state, self.price), why)
            for p, why in (*here, *apart(s))
            for state in self.states
            if getattr(p, state)
        ]

    def _treated(self, s: State, who: str) -> Objection | None:
        if self.once and s.trip is not None and who in s.trip.healed:
            return Objection("refused-trip-healed", "M-LOC-09")
        return None

    @rule("M-LOC-07")
    def run(self, g: Game, chosen: Option) -> Flow[None]:
        person = find(g.state, chosen.args[0])
        if g.state.trip is not None:
            g.state.trip.healed.append(person.id)
        g.emit(Healed(who=ref(person), rule="M-LOC-07"))
        relieve(g, person, chosen.args[1], 1, "M-LOC-07")
        yield from ()

    def describe(self) -> Text:
        return Text("paid-heal.text", {"price": self.price})


class Socialise(Paid, frozen=True, kw_only=True):
    """Time with people: a treat helps; then the die says whether one or all have a lighter heart."""

    name: ClassVar[str] = "socialise"
    price: int = 3
    bonus: int = 0
    news: bool = False
    """From 8 on the top Event is seen as well."""

    def possible(self, s: State) -> Objection | None:
        return None

    def offers(self, s: State) -> list[Offer]:
        return [(SOCIALISE(s.leader, self.price), self.possible(s))]

    @rule("M-LOC-08")
    def run(self, g: Game, chosen: Option) -> Flow[None]:
        s = g.state
        bonus = self.bonus + (yield from _treat(g))
        result = yield from roll(BLACK)
        g.emit(Socialised(result=result, bonus=bonus, rule="M-LOC-08"))
        total = result + bonus
        if total >= SOCIALISE_ALL:
            for person in explorers(s):
                relieve(g, person, "misery", 1, "M-LOC-08")
            if self.news and len(s.events):
                card = yield from peek(s.events, s.unseen)
                g.emit(CardsSeen(cards=(f"card:{card}",), rule="M-LOC-08"))
        elif total >= SOCIALISE_ONE:
            sad = [p for p in explorers(s) if p.misery]
            if sad:
                person = yield from choose_person(g, "lighten", sad, "M-LOC-08")
                relieve(g, person, "misery", 1, "M-LOC-08")

    def describe(self) -> Text:
        return Text("paid-socialise.text", {"price": self.price})


def _treat(g: Game) -> Flow[int]:
    """Something handed round first; returns what it adds to the roll."""
    s = g.state
    treats = [good for good in ("cigarette", "coffee", *ALCOHOL) if s.pile.get(good)]
    if not treats:
        return 0
    options = [*(TREAT(s.leader, good) for good in treats), NO_TREAT(s.leader)]
    chosen = yield from decide(g, "treat", options, "M-LOC-08", refused="all")
    if chosen.verb == "no-treat":
        return 0
    discard(g, {chosen.args[0]: 1}, "pile", "M-LOC-08")
    return TREAT_BONUS


# --- Red bands ----------------------------------------------------------------------------------------

GIVE_LOOKOUTS = Verb("give-lookouts", "M-LOC-09", "good:good")
DEFY_LOOKOUTS = Verb("defy-lookouts", "M-LOC-09", "noise:int")

HOTEL_ALARM, HOTEL_NOISE = 3, 3
DEPOT_LOOKOUTS, DEPOT_NOISE = 3, 4
GARDEN_SNIPER = 2
DOGS_BITE = 3
QUIET_GUILT = 2
TOWER_FATIGUE_LIMIT = 3


def _band_roll(g: Game, upto: int) -> Flow[bool]:
    """Whether the Black die shows what the band fears."""
    trip = g.state.trip
    result = yield from roll(BLACK)
    struck = result <= upto
    at = trip.location if trip is not None else ""
    g.emit(BandRolled(card=f"card:{at}", result=result, struck="yes" if struck else "no", rule="M-LOC-09"))
    return struck


def _alarm(g: Game, noise: int) -> Flow[int]:
    """The Hotel: on 1-3 it starts louder."""
    return HOTEL_NOISE if (yield from _band_roll(g, HOTEL_ALARM)) else noise


def _sniper(g: Game, noise: int) -> Flow[int]:
    """The Allotment Gardens: on 1-2 somebody of our choice is shot, awake or (909) asleep."""
    if (yield from _band_roll(g, GARDEN_SNIPER)):
        here = [person for person in party(g.state) if not person.broke_off]
        person = yield from choose_person(g, "sniper", here, "M-LOC-09")
        yield from suffer(g, person, "wounds", 1, "M-LOC-09")
    return noise


def _stairs(g: Game, noise: int) -> Flow[int]:
    """The Tower Block: everybody is more tired, up to 3."""
    for person in explorers(g.state):
        if person.fatigue < TOWER_FATIGUE_LIMIT:
            yield from suffer(g, person, "fatigue", 1, "M-LOC-09")
    return noise


def _lookouts(g: Game, noise: int) -> Flow[int]:
    """The Tram Depot: on 1-3 the lookouts want one packed token, or they make it loud."""
    s = g.state
    if not (yield from _band_roll(g, DEPOT_LOOKOUTS)):
        return noise
    options = [GIVE_LOOKOUTS(s.leader, good) for good in tokens(s, s.pile)]
    options.append(DEFY_LOOKOUTS(s.leader, DEPOT_NOISE))
    chosen = yield from decide(g, "lookouts", options, "M-LOC-09", refused="all")
    if chosen.verb == "defy-lookouts":
        return DEPOT_NOISE
    discard(g, {chosen.args[0]: 1}, "pile", "M-LOC-09")
    return noise


def _first_weighs(g: Game) -> Flow[None]:
    """The City Hospital, the Church: the first time something is taken weighs on everybody present."""
    if g.state.trip is not None and g.state.trip.takes == 1:
        yield from pangs(g, explorers(g.state), 1, "M-LOC-09")


def _always_weighs(g: Game) -> Flow[None]:
    """The Quiet House: every time weighs, on each Character twice at most."""
    s = g.state
    trip = s.trip
    for person in (yield from empathy_roll(g, explorers(s), "M-LOC-09")):
        felt = trip.guilt.get(person.id, 0) if trip is not None else 0
        if trip is not None and felt < QUIET_GUILT and member(s, person.id) is person:
            trip.guilt[person.id] = felt + 1
            yield from suffer(g, person, "misery", 1, "M-LOC-09")


def _weighs_at_last(g: Game) -> Flow[None]:
    """The School: what was taken weighs when the party leaves."""
    yield from pangs(g, explorers(g.state), 1, "M-LOC-09")


def _dogs(g: Game) -> Flow[None]:
    """The Veterinary Clinic: the dogs come first; each Character present is bitten on 1-3."""
    s = g.state
    g.emit(DogsCame(rule="M-LOC-09"))
    for person in explorers(s):
        if member(s, person.id) is person:
            result = yield from roll(BLACK)
            bitten = "yes" if result <= DOGS_BITE else "no"
            g.emit(DogRolled(who=ref(person), result=result, bitten=bitten, rule="M-LOC-09"))
            if result <= DOGS_BITE:
                yield from suffer(g, person, "wounds", 1, "M-LOC-09")
    if s.settings.modules and explorers(s):
        yield from modules.after(g, "first-dogs")


# --- The cards ----------------------------------------------------------------------------------------


def _special(**found: str) -> tuple[str, ...]:
    """`_special(r8="cigarette")`: result 8 gives a Cigarette."""
    return tuple(found.get(f"r{n}", "") for n in range(1, 11))


BA, BE, CD, BD, RU = "bars", "basement", "closed-door", "blocked-door", "rubble"

CARDS: tuple[Location, ...] = (
    Location(
        "central-square",
        (),
        _special(r8="cigarette", r9="coffee", r10="jewelry"),
        (Trade(by="central-square"), Socialise()),
        band=True,
        finds=3,
        peaceful=True,
        no_thugs=True,
    ),
    Location(
        "city-hospital",
        (CD, BD),
        _special(r6="chems", r7="chems", r8="herbal-meds", r9="bandages", r10="meds"),
        (Heal(states=("wounds", "illness"), once=True),),
        band=True,
        on_take=_first_weighs,
        takes_once=True,
    ),
    Location(
        "hotel",
        (BA, BE, CD),
        _special(r7="cigarette", r8="coffee", r9="moonshine", r10="canned-food"),
        (LookAround(),),
        band=True,
        on_arrive=_alarm,
    ),
    Location(
        "ruined-villa",
        (BE, CD, RU),
        _special(r7="book", r8="herb", r9="electrical-part", r10="jewelry"),
        (LookAround(),),
    ),
    Location(
        "supermarket",
        (BA, BD, RU),
        _special(r5="sugar", r6="coffee", r7="vegetable", r8="vegetable", r9="raw-food", r10="canned-food"),
        band=True,
        louder=1,
    ),
    Location(
        "school",
        (BD, CD, RU),
        _special(r6="book", r7="book", r8="chems", r9="broken-guitar", r10="canned-food"),
        (LookAround(),),
        band=True,
        on_leave=_weighs_at_last,
    ),
    Location(
        "garage",
        (BA, CD),
        _special(
            r5="mechanical-part",
            r6="mechanical-part",
            r7="electrical-part",
            r8="filter",
            r9="weapon-part",
            r10="sawblade",
        ),
        (Trade(by="garage"),),
    ),
    Location(
        "church",
        (BE, CD),
        _special(r7="book", r8="herb", r9="raw-food", r10="jewelry"),
        (Socialise(bonus=2),),
        band=True,
        peaceful=True,
        on_take=_first_weighs,
        takes_once=True,
    ),
    Location(
        "quiet-house",
        (CD,),
        _special(r5="herb", r6="sugar", r7="vegetable", r8="raw-food", r9="herbal-meds", r10="jewelry"),
        band=True,
        rolls_noise=False,
        on_take=_always_weighs,
    ),
    Location(
        "tram-depot",
        (BA, RU),
        _special(r6="electrical-part", r7="mechanical-part", r8="shell", r9="ammo", r10="knife"),
        (Trade(by="tram-depot"),),
        band=True,
        on_packed=_lookouts,
    ),
    Location(
        "allotment-gardens",
        (BD,),
        _special(r5="herb", r6="herb", r7="vegetable", r8="vegetable", r9="shovel", r10="raw-food"),
        (Socialise(),),
        band=True,
        on_arrive=_sniper,
    ),
    Location(
        "post-office",
        (BA, BD, CD),
        _special(r7="cigarette", r8="book", r9="electrical-part", r10="canned-food"),
        (Socialise(news=True),),
    ),
    Location(
        "waterworks",
        (BA, BE, RU),
        _special(r7="filter", r8="chems", r9="mechanical-part", r10="lockpick"),
        (LookAround(),),
        band=True,
        light={"water": 2},
    ),
    Location(
        "veterinary-clinic",
        (CD, RU),
        _special(r6="chems", r7="chems", r8="herb", r9="herbal-meds", r10="bandages"),
        (Heal(states=("wounds",)),),
        band=True,
        first_encounter=_dogs,
    ),
    Location(
        "textile-mill",
        (BD, BE, RU),
        _special(
            r6="filter", r7="mechanical-part", r8="mechanical-part", r9="electrical-part", r10="bandages"
        ),
        (LookAround(),),
    ),
    Location(
        "fire-station",
        (BA, BD),
        _special(r6="mechanical-part", r7="filter", r8="shovel", r9="bandages", r10="hatchet"),
        (LookAround(),),
        band=True,
        never_quieter=True,
    ),
    Location(
        "print-shop",
        (BE, CD),
        _special(r6="book", r7="chems", r8="chems", r9="electrical-part", r10="weapon-part"),
        (Socialise(),),
    ),
    Location(
        "tower-block",
        (BD, CD, RU),
        _special(r7="cigarette", r8="sugar", r9="vegetable", r10="raw-food"),
        (Trade(by="tower-block"),),
        band=True,
        on_arrive=_stairs,
        more_cards=2,
    ),
)

LOCATION |= {card.id: card for card in CARDS}


def weighs(card: Location) -> str:
    """When taking something here weighs on who is there: `first`, `every` time, at `last`; or it does not."""
    if card.on_take is _first_weighs:
        return "first"
    if card.on_take is _always_weighs:
        return "every"
    return "last" if card.on_leave is _weighs_at_last else ""


def strikes(card: Location) -> float:
    """How likely somebody is wounded for having come here."""
    shot = GARDEN_SNIPER if card.on_arrive is _sniper else 0
    bitten = DOGS_BITE if card.first_encounter is _dogs else 0
    return max(shot, bitten) / BLACK


def tires(card: Location) -> bool:
    """Whether whoever comes here is more tired for it."""
    return card.on_arrive is _stairs


def watched(card: Location) -> float:
    """How likely lookouts want something of what was packed."""
    return DEPOT_LOOKOUTS / BLACK if card.on_packed is _lookouts else 0.0
