"""Choose Findings: the cards go back, a last exchange, friends on the way, and what is carried home."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.moment import moment
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Arg, Progress
from tilldawn.games.mine import modules
from tilldawn.games.mine.book.notes import carried, put_down, put_down_offers
from tilldawn.games.mine.cards.characters import CHARACTER
from tilldawn.games.mine.cards.locations import EXCHANGE_PRICE
from tilldawn.games.mine.choices import NO, YES, consider, decide
from tilldawn.games.mine.city.events import (
    BroughtHome,
    ExplorationOver,
    GoodsHidden,
    GoodsLeft,
    PassedBy,
    PutDown,
    StoppedAt,
    Strained,
)
from tilldawn.games.mine.city.findings import out_of_box, scene_over
from tilldawn.games.mine.city.gleaning import glean
from tilldawn.games.mine.city.locations import too_few
from tilldawn.games.mine.city.printed import place
from tilldawn.games.mine.city.scavenging import (
    call_on,
    clear_away,
    exchange,
    exchanges,
    friends_on_the_way,
    homecoming,
    nobody_left,
    tidy,
)
from tilldawn.games.mine.city.stakes import before_going_home, before_pangs
from tilldawn.games.mine.goods import RESOURCES, Goods, counted, ordered, weight
from tilldawn.games.mine.offers import Offer, allowed, consider_offer, refusals
from tilldawn.games.mine.people.group import explorers, find, party, ref
from tilldawn.games.mine.people.harm import CardLost, PartyGone, TripEnded, suffer
from tilldawn.games.mine.people.leader import pass_leadership
from tilldawn.games.mine.people.objectives import unpaid
from tilldawn.games.mine.state import Game, Person, State, Trip
from tilldawn.games.mine.steps import step
from tilldawn.games.mine.trade.supply import gain, put, take
from tilldawn.games.mine.verbs import Verb

LEAVE_GOOD = Verb("leave-good", "M-SCAV-23", "good:good")
ADD = Verb("add", "M-SCAV-20", "good:good")
STRAIN = Verb("strain", "M-ADV-15", "who:character")
GO_HOME = Verb("go-home", "M-SCAV-21", "weight:int", "limit:int")
STRAIGHT_HOME = Verb("straight-home", "M-SCRIPT-42")
PASS_BY = Verb("pass-by", "M-MARK-01")
NO_EXCHANGE = Verb("no-exchange", "M-ADV-17")
HIDE_GOOD = Verb("hide-good", "M-ADV-11", "good:good")
HIDDEN_ENOUGH = Verb("hidden-enough", "M-ADV-11")

NO_ROOM = Objection("refused-trip-room", "M-SCAV-20")
FORFEITED = Objection("refused-trip-forfeited", "M-SEW-23")
STRAINED = Objection("refused-trip-strained", "M-ADV-16")
TIRED = Objection("refused-trip-tired", "M-ADV-15")

STAYS = Objection("refused-trip-stays", "M-AID-03")

STRAIN_FATIGUE, STRAIN_LIMIT = 2, 3


@step("choose-findings", begins="turn")
@rule("M-SCAV-19", "M-SCAV-20", "M-SCAV-21", "M-SCAV-22", "M-SCAV-23", "M-SCAV-25", "M-LEAD-10", "M-SCAV-29")
def choose_findings(g: Game) -> Flow[str]:
    """Cards go back; then what is carried home is chosen, up to the Inventory of the party."""
    s = g.state
    trip = s.trip
    if trip is None:
        raise AssertionError("nothing to choose without a trip")
    s.moment = ""
    if not place(s).plain:
        g.emit(ExplorationOver(left=len(s.unknown), rule="M-SCAV-12"))
        s.uniforms = False
    if s.settings.modules:
        glean(g)
    try:
        if s.settings.modules:
            yield from _stop_on_the_way(g, trip)
        yield from _on_the_way_back(g, trip)
        if s.settings.modules:
            yield from modules.packing(g)
        yield from _choose_load(g, trip)
    except PartyGone:
        then = nobody_left(g)
        yield from modules.bereaved(g)
        return then
    yield from modules.bereaved(g)
    pass_leadership(g, "M-LEAD-10")
    return homecoming(s)


@rule("M-MARK-01", "M-MARK-09", "M-MARK-12", "M-AID-01", "M-AID-02", "M-AID-04")
def _stop_on_the_way(g: Game, trip: Trip) -> Flow[None]:
    """One stop of those the modules offer, if the party wants one; none where it goes straight home."""
    s = g.state
    if not modules.stops(s) or not explorers(s):
        return
    if trip.straight or trip.back:
        why, rule_of = ("fled", "M-MARK-12") if trip.straight else ("elsewhere", "M-MARK-09")
        g.emit(PassedBy(why=why, rule=rule_of))
        return
    chosen = yield from consider_offer(
        g, "stop", lambda: [*modules.stops(s), (PASS_BY(s.leader), None)], "M-MARK-01"
    )
    if chosen.verb == PASS_BY.name:
        g.emit(PassedBy(why="open", rule="M-MARK-01"))
        return
    g.emit(StoppedAt(place=f"stop:{chosen.verb}", rule=chosen.rule))
    trip.stop = chosen.verb
    try:
        yield from modules.stop(g, chosen)
        yield from scene_over(g)
    except (TripEnded, CardLost):
        tidy(g)
        trip.mourned = 0
    trip.stop = ""


def _on_the_way_back(g: Game, trip: Trip) -> Flow[None]:
    """An exchange, friends, the cards put away, and what the School asks for what was taken."""
    s = g.state
    yield from _exchange_at_end(g, trip)
    if explorers(s) and (friends := friends_on_the_way(s, trip)):
        options = [*friends, STRAIGHT_HOME(s.leader)]
        chosen = yield from consider(g, "call-on", lambda: options, "M-SCRIPT-42", refused="all")
        if chosen.verb == "call-on":
            try:
                yield from call_on(g, trip, chosen.args[0])
            except (TripEnded, CardLost):
                tidy(g)
    if not place(s).plain:
        clear_away(g)
    for person in party(s):
        person.broke_off = False
    band = place(s).on_leave
    if band is not None and trip.takes:
        yield from moment(g, "before-leaving", s.leader, "M-ADV-22", before_pangs(s))
        yield from band(g)


def _exchange_at_end(g: Game, trip: Trip) -> Flow[None]:
    s = g.state

    def offers() -> list[Offer]:
        return [*exchanges(s, trip, own=True), (NO_EXCHANGE(s.leader), None)]

    while s.settings.hiding and too_few(s, EXCHANGE_PRICE) is None:
        chosen = yield from consider_offer(g, "exchange", offers, "M-ADV-17")
        if chosen.verb == "no-exchange":
            return
        yield from exchange(g, chosen)


@rule("M-SCAV-21", "M-SCAV-22", "M-ADV-15", "M-FIND-06")
def limit(s: State) -> int:
    """What the party can carry: the Inventory of everybody in it, and 1 more for each who strains."""
    away = s.trip.staying if s.trip is not None else ()
    return sum(CHARACTER[p.id].inventory + p.strained for p in party(s) if p.id not in away)


@rule("M-TOKEN-13", "M-TOKEN-14")
def load(s: State, trip: Trip) -> int:
    """What the pile weighs; in some places a few pieces weigh nothing."""
    heavy = weight(s.pile) + carried(s)
    if s.settings.modules:
        heavy += modules.load(s)
    light = place(s).light
    if light:
        heavy -= weight({good: min(n, s.pile.get(good, 0)) for good, n in light.items()})
    return heavy


@rule("M-SCAV-20", "M-SCAV-21", "M-ADV-15", "M-ADV-16")
def _choose_load(g: Game, trip: Trip) -> Flow[None]:
    """Leave things behind until the rest can be carried, add resources while there is room."""
    s = g.state
    left: Goods = {}
    now = most = 0

    def offers() -> list[Offer]:
        nonlocal now, most
        now, most = load(s, trip), limit(s)
        return _loads(s, now, most)

    def words() -> dict[str, Arg]:
        return {"weight": now, "limit": most, "goods": counted(s.pile)}

    while True:
        now, most = load(s, trip), limit(s)
        chosen = yield from consider(
            g,
            "load",
            lambda: allowed(offers()),
            "M-SCAV-21",
            words,
            progress=Progress(now, most),
            refused=lambda: [*refusals(offers()), *unpaid(s)],
            stakes=before_going_home(s, most - now),
        )
        match chosen.verb:
            case "leave-good":
                take(s.pile, chosen.args[0])
                put(s.products, chosen.args[0])
                put(left, chosen.args[0])
                g.emit(PutDown(good=f"good:{chosen.args[0]}", rule="M-SCAV-23"))
            case "add":
                gain(g, {chosen.args[0]: 1}, "pile", "M-SCAV-20")
            case "strain":
                person = find(s, chosen.args[0])
                person.strained = True
                g.emit(Strained(who=ref(person), rule="M-ADV-15"))
                yield from suffer(g, person, "fatigue", STRAIN_FATIGUE, "M-ADV-15")
            case "leave-child":
                yield from put_down(g, chosen.args[0])
            case _:
                break
    g.emit(BroughtHome(goods=counted(s.pile), some="yes" if s.pile else "no", rule="M-SCAV-21"))
    yield from _leave_behind(g, trip, left)


@rule("M-SCAV-20", "M-SCAV-21", "M-SCAV-23", "M-ADV-11", "M-ADV-15", "M-ADV-16")
def _loads(s: State, now: int, most: int) -> list[Offer]:
    """What may be done about the load; going home only when it can be carried. Anything may be left."""
    seat = s.leader
    heavy = Objection("refused-trip-heavy", "M-SCAV-21", {"over": now - most}) if now > most else None
    found: list[Offer] = [(GO_HOME(seat, now, most), heavy)]
    found += [(ADD(seat, good), _unaddable(s, good, most - now)) for good in RESOURCES]
    found += [(LEAVE_GOOD(seat, good), None) for good in ordered(s.pile)]
    found += [(option, None) for option in put_down_offers(s)]
    if s.settings.hiding:
        away = s.trip.staying if s.trip is not None else ()
        found += [(STRAIN(seat, p.id), STAYS if p.id in away else _too_tired(p)) for p in party(s)]
    return found


def _unaddable(s: State, good: str, room: int) -> Objection | None:
    """There must be room for it, unless it weighs nothing here, and the box must hold some; who has forfeited
    adds nothing."""
    if s.trip is not None and s.trip.barred:
        return FORFEITED
    if room <= 0 and (room < 0 or s.pile.get(good, 0) >= place(s).light.get(good, 0)):
        return NO_ROOM
    return out_of_box(s, good)


def _too_tired(person: Person) -> Objection | None:
    """Who strains once, or is too tired, cannot carry more."""
    if person.strained:
        return STRAINED
    return TIRED if person.fatigue >= STRAIN_LIMIT else None


@rule("M-SCAV-23", "M-ADV-11")
def _leave_behind(g: Game, trip: Trip, left: Goods) -> Flow[None]:
    """What is not taken goes to the box; with 534 any of it may be hidden at the Location."""
    s = g.state
    if left and s.settings.hiding and trip.location in s.locations:
        hidden = yield from _hide(g, left)
        if hidden:
            heap = s.hidden.setdefault(trip.location, {})
            for good, n in hidden.items():
                take(s.products, good, n)
                put(heap, good, n)
                take(left, good, n)
            g.emit(GoodsHidden(goods=counted(hidden), rule="M-ADV-11"))
    if left:
        for good, n in left.items():
            take(s.products, good, n)
            put(s.box, good, n)
        g.emit(GoodsLeft(goods=counted(left), rule="M-SCAV-23"))


@rule("M-ADV-11")
def _hide(g: Game, left: Goods) -> Flow[Goods]:
    """All of it, none of it, or one piece after the other."""
    s = g.state
    rest, hidden = dict(left), dict[str, int]()
    while rest:
        kinds = [HIDE_GOOD(s.leader, good) for good in ordered(rest)]
        if hidden:
            options = [*kinds, HIDDEN_ENOUGH(s.leader)]
        else:
            options = [YES(s.leader, rule="M-ADV-11"), NO(s.leader, rule="M-ADV-11")]
            options += kinds if sum(rest.values()) > 1 else []
        chosen = yield from decide(
            g,
            "hide-goods",
            options,
            "M-ADV-11",
            {"goods": counted(rest)},
            refused="all",
            progress=Progress(sum(hidden.values()), sum(left.values())),
        )
        if chosen.verb == "yes":
            return dict(left)
        if chosen.verb != "hide-good":
            break
        take(rest, chosen.args[0])
        put(hidden, chosen.args[0])
    return hidden
