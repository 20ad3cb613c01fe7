"""The course of an exploration: who goes, which way, spot by spot, out of the Sewers, and home again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec import Struct

from tilldawn.engine.deck import add, draw
from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Arg, Option, Refusal
from tilldawn.games.mine import modules
from tilldawn.games.mine.book.notes import PILE, STORAGE
from tilldawn.games.mine.book.reading import read
from tilldawn.games.mine.book.run import READING
from tilldawn.games.mine.book.scripts import impact, mourn
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.cards.impact import IMPACTS
from tilldawn.games.mine.cards.locations import SLOTS
from tilldawn.games.mine.choices import consider, refs
from tilldawn.games.mine.city.findings import go_on
from tilldawn.games.mine.city.printed import ELSEWHERE, Location
from tilldawn.games.mine.city.residents import act_on_slot, slot_offers
from tilldawn.games.mine.city.scavenging import clear_away, equip, nobody_left, tidy, travel
from tilldawn.games.mine.events import CardsReshuffled
from tilldawn.games.mine.goods import GOOD, Goods, counted
from tilldawn.games.mine.offers import Offer, allowed, consider_offer, refusals
from tilldawn.games.mine.people.group import asleep, party, skill
from tilldawn.games.mine.people.harm import CardLost, PartyGone, TripEnded, let_sleep
from tilldawn.games.mine.people.leader import pass_leadership
from tilldawn.games.mine.sewers.cards import CARD, GROUPS
from tilldawn.games.mine.sewers.events import (
    CameUp,
    CorridorDrawn,
    ExitRolled,
    FindsStored,
    Forfeited,
    NothingThere,
    RoomDrawn,
    SewersEntered,
    SewersLeft,
    SpotPassed,
    TileLaid,
    TilesGathered,
    WayChosen,
    WentStraightHome,
)
from tilldawn.games.mine.sewers.memory import (
    CORRIDORS,
    DECKS,
    MODULE,
    ROOMS,
    TILES,
    Below,
    Laid,
    below,
    exploration,
    fresh,
    keep,
    memory,
    pile,
)
from tilldawn.games.mine.sewers.tiles import (
    CORRIDORS as NUMBERS,
)
from tilldawn.games.mine.sewers.tiles import (
    ENTRANCE,
    START,
    STEP,
    TILE,
    fitting,
    spots,
    turned,
    ways,
)
from tilldawn.games.mine.sewers.words import ClimbedOut
from tilldawn.games.mine.state import Game, Person, State, Trip
from tilldawn.games.mine.steps import step
from tilldawn.games.mine.trade.supply import put
from tilldawn.games.mine.verbs import Verb

SEND = Verb("send-down", "M-SEW-02", "who:character")
NOT_TODAY = Verb("not-today", "M-SEW-01")
GO_DOWN = Verb("go-down", "M-SEW-01", "~who:character", "~all")
FOLLOW = Verb("follow", "M-SEW-09", "way", "~to", "~spots:~spot", "~path:way", "~end:edge")
WALK_ON = Verb("walk-on-to", "M-SEW-09", "spot:spot")
LAY = Verb("lay-tile", "M-SEW-13", "edge", "~tile:~tile", "~least:int", "~most:int", "~by:door")
SCAVENGE = Verb("scavenge-there", "M-SEW-17", "slot:slot", "card:card")
STRAIGHT_HOME = Verb("come-up-home", "M-SEW-26")
FORFEIT = Verb("forfeit", "M-SEW-24", anytime=True)

DEEP = "sewers"
"""The place the party is at, as the trip has it; and the moment between two spots."""
ELSEWHERE[DEEP] = Location(DEEP, (), ("",), plain=True, soundless=True)
LAST_TILE = 4
"""The starting tile and three more."""
EXITS = (0, 0, 0, 0, 0, 1, 1, 1, 2, 2)
"""The Location by the Black die: Near, Distant or Far."""

NOT_OUT = Objection("refused-sewers-bright", "M-SEW-16")
SLEEPS = Objection("why-asleep", "M-SEW-02")
POSTED = Objection("why-posted", "M-SEW-02")


class Watch(Struct, frozen=True):
    """What another module makes of an exploration: as the party enters, forfeits by choice, and has left."""

    module: str
    enters: Callable[[Game], Flow[None]]
    forfeits: Callable[[Game], Flow[None]]
    left: Callable[[Game], None]


WATCHES: list[Watch] = []


def _watches(s: State) -> list[Watch]:
    return [watch for watch in WATCHES if watch.module in s.settings.modules]


@rule("M-SETUP-33")
def lay_out(s: State) -> None:
    """The decks are shuffled; the starting tile lies on top of the pile, so it is always the first."""
    s.modules[MODULE] = fresh(GROUPS)


# --- Who goes -----------------------------------------------------------------------------------------


@rule("M-SEW-01", "M-SEW-02", "M-SEW-03", "M-SEW-04", "M-SEW-44", "M-DAY-13", "M-DAY-14")
def begin(g: Game) -> Flow[str | None]:
    """Once a day, before anything is done in the Shelter, any who are awake may go down; nobody must stay."""
    s = g.state
    if all(_kept(person) for person in s.group):
        return None
    sent: list[Person] = []

    def offers() -> list[Offer]:
        sent[:] = [person for person in sent if person in s.group and not _kept(person)]
        done = GO_DOWN(s.leader, tuple(p.id for p in sent), "yes" if len(sent) == len(s.group) else "no")
        first: Offer = (done, None) if sent else (NOT_TODAY(s.leader), None)
        return [first, *((SEND(s.leader, p.id), _kept(p)) for p in s.group if p not in sent)]

    while True:
        chosen = yield from consider(
            g,
            "sewers-who",
            lambda: allowed(offers()),
            "M-SEW-01",
            lambda: {"who": refs(sent), "some": "yes" if sent else "no"},
            refused=lambda: refusals(offers()),
            wait=lambda: True,
        )
        if chosen.verb == NOT_TODAY.name:
            return None
        if chosen.verb == GO_DOWN.name:
            break
        sent.append(next(person for person in s.group if person.id == chosen.args[0]))
    yield from _enter(g, sent)
    return "sewers"


@rule("M-SEW-02", "M-STATE-20")
def _kept(person: Person) -> Objection | None:
    """Who sleeps cannot go, nor who is on the roof; black dots keep nobody."""
    return SLEEPS if asleep(person) else POSTED if person.posted else None


@rule("M-SEW-05", "M-SEW-06", "M-SEW-07", "M-SEW-08")
def _enter(g: Game, sent: list[Person]) -> Flow[None]:
    """The explorers stand on the Findings Pile, with their equipment; the starting tile is laid face up."""
    s = g.state
    s.phase = "scavenging"
    s.trip = Trip(0, DEEP, called=True, recalled=True, back="sewers-home")
    for person in sent:
        person.task = "scavenging"
    home = refs([person for person in s.group if person not in sent])
    g.emit(SewersEntered(who=refs(sent), home=home, some="yes" if home else "no", rule="M-SEW-05"))
    start: Laid = {"tile": START.id, "x": 0, "y": 0, "turn": 0, "entry": ENTRANCE, "walked": ENTRANCE}
    memory(s)["below"] = Below(
        laid=[start],
        way="",
        done=0,
        drawn="",
        card="",
        spot="",
        dry=False,
        marked=False,
        chosen=False,
        out="",
        packed={},
    )
    yield from equip(g)
    exploration(g)["packed"] = dict(s.pile)
    for watch in _watches(s):
        yield from watch.enters(g)


# --- Below --------------------------------------------------------------------------------------------


@step("sewers", begins="turn")
@rule("M-SEW-09", "M-SEW-15", "M-SEW-24", "M-SEW-31", "M-SEW-42")
def explore(g: Game) -> Flow[str]:
    """A way is chosen, a spot on it resolved, or the next tile laid; the dead are mourned when it is over."""
    s = g.state
    there = exploration(g)
    try:
        yield from _go_on(g, there)
        yield from mourn(g)
        yield from modules.bereaved(g)
    except CardLost:
        _put_down(g, there)
        try:
            yield from mourn(g)
            yield from modules.bereaved(g)
        except TripEnded:
            return (yield from _forfeit(g, there))
    except ClimbedOut:
        _put_down(g, there)
        there["out"] = "shaft"
    except TripEnded:
        _put_down(g, there)
        return (yield from _forfeit(g, there))
    except PartyGone:
        return (yield from _lost(g))
    s.moment = ""
    return "sewers-up" if there["out"] else "sewers"


def _put_down(g: Game, there: Below) -> None:
    """Whatever was being resolved when the scene broke off is put away."""
    g.state.moment = ""
    tidy(g)
    there["card"] = there["spot"] = ""


def _go_on(g: Game, there: Below) -> Flow[None]:
    go_on(g.state)
    if not there["way"]:
        yield from _choose_way(g, there)
    elif there["done"] < len(spots(there["way"])):
        yield from _next_spot(g, there)
    elif len(there["laid"]) == LAST_TILE:
        there["out"] = "bright"
    else:
        yield from _lay_tile(g, there)


def _on_slot(s: State) -> list[Offer]:
    """Residents who stay can be dealt with between two spots."""
    return slot_offers(s)


@rule("M-SEW-09", "M-SEW-14", "M-SEW-16")
def _choose_way(g: Game, there: Below) -> Flow[None]:
    """Any way to an exit; on the third tile only those to the room with the bright letter."""
    s = g.state
    s.moment = DEEP
    chosen = yield from consider(
        g,
        "sewers-way",
        lambda: [*way_offers(s, there), *allowed(_on_slot(s))],
        "M-SEW-09",
        lambda: {"tile": f"tile:{there['laid'][-1]['tile']}", "at": len(there["laid"]) - 1},
        refused=lambda: [*_ways_out(s, there), *refusals(_on_slot(s))],
        wait=lambda: True,
    )
    s.moment = ""
    if chosen.verb != FOLLOW.name:
        yield from act_on_slot(g, chosen)
        return
    there["way"], there["done"] = chosen.args[0], 0
    said = chosen.text.args
    g.emit(WayChosen(to=str(said["to"]), spots=_told(there["way"]), rule="M-SEW-09"))


def _told(way: str) -> tuple[str, ...]:
    return tuple(f"spot:{spot.lower()}" for spot in spots(way))


def _way_option(s: State, laid: Laid, way: str, *, bright: bool) -> Option:
    to = "room" if bright else turned(way[-1], laid["turn"])
    return FOLLOW(s.leader, way, to, tuple(spot.lower() for spot in spots(way)), way, to)


def way_offers(s: State, there: Below) -> list[Option]:
    """Every way that may be taken on the tile the party is on, in reading order."""
    laid = there["laid"][-1]
    bright = len(there["laid"]) == LAST_TILE
    found = ways(laid["tile"], laid["entry"], bright=bright)
    return [_way_option(s, laid, way, bright=bright) for way in found]


@rule("M-SEW-16")
def _ways_out(s: State, there: Below) -> list[Refusal]:
    """On the third tile no exit may be taken any more."""
    laid = there["laid"][-1]
    if len(there["laid"]) < LAST_TILE:
        return []
    out = [_way_option(s, laid, way, bright=False) for way in ways(laid["tile"], laid["entry"])]
    return refusals((option, NOT_OUT) for option in out)


@rule("M-SEW-10", "M-SEW-11", "M-SEW-12", "M-LEAD-15", "M-SEW-34")
def _next_spot(g: Game, there: Below) -> Flow[None]:
    """A letter draws a Rooms card, a number a Corridors card; its text is read, then leadership passes.

    Before each the party may think better of it. An open corridor draws nothing.
    """
    s = g.state
    spot = spots(there["way"])[there["done"]]
    passed = "marked" if there["marked"] else "dry" if there["dry"] and spot in NUMBERS else ""
    if passed:
        there["dry"] = there["dry"] and passed != "dry"
        g.emit(SpotPassed(spot=f"spot:{spot.lower()}", how=passed, rule="M-SEW-12"))
        _walk(there, spot)
        return
    s.moment = DEEP
    chosen = yield from consider(
        g,
        "sewers-next",
        lambda: [WALK_ON(s.leader, spot.lower()), *allowed(_on_slot(s))],
        "M-SEW-09",
        lambda: {"spot": f"spot:{spot.lower()}", "left": len(spots(there["way"])) - there["done"]},
        refused=lambda: refusals(_on_slot(s)),
        wait=lambda: True,
    )
    s.moment = ""
    if chosen.verb != WALK_ON.name:
        yield from act_on_slot(g, chosen)
        return
    _walk(there, spot)
    try:
        yield from _resolve(g, there, spot)
    except (CardLost, TripEnded, PartyGone):
        pass_leadership(g, "M-LEAD-15")
        raise
    there["card"] = there["spot"] = ""
    pass_leadership(g, "M-LEAD-15")


def _walk(there: Below, spot: str) -> None:
    """The token stands on the next spot of the way."""
    there["done"] += 1
    way, seen = there["way"], 0
    for at, mark in enumerate(way):
        seen += mark in spots(way)
        if seen == there["done"]:
            there["laid"][-1]["walked"] = way[: at + 1]
            return


def _resolve(g: Game, there: Below, spot: str) -> Flow[None]:
    """Draw the card and do what stands beside the letter or number."""
    corridor = spot in NUMBERS
    deck = CORRIDORS if corridor else ROOMS
    card = yield from _draw(g, deck)
    there["card"], there["spot"] = card, spot
    drawn = CorridorDrawn if corridor else RoomDrawn
    why = "M-SEW-11" if corridor else "M-SEW-10"
    g.emit(drawn(card=f"card:{card}", spot=f"spot:{spot.lower()}", rule=why))
    if card in IMPACTS and spot in CARD[card].texts:
        yield from impact(g, card)
    elif page := CARD[card].page(spot):
        yield from read(g, page)
    else:
        g.emit(NothingThere(card=f"card:{card}", rule=why))


def _draw(g: Game, deck: str) -> Flow[str]:
    """The top card of a deck; when it is empty the cards seen so far are shuffled."""
    s = g.state
    there = pile(s, deck)
    kept = memory(s)["seen"]
    if not len(there):
        for card in kept[deck]:
            add(s.unseen[deck], card)
        there.layers = [{deck: len(kept[deck])}]
        kept[deck] = []
        g.emit(CardsReshuffled(deck=deck, cards=len(there), rule="M-SEW-43"))
    card = yield from draw(there, s.unseen)
    keep(s, deck, there)
    kept[deck].append(card)
    return card


@rule("M-SEW-13", "M-LEAD-14")
def _lay_tile(g: Game, there: Below) -> Flow[None]:
    """The next tile is drawn and turned so that one of its exits meets the way; the token moves onto it."""
    s = g.state
    last = there["laid"][-1]
    towards = turned(there["way"][-1], last["turn"])
    tile = yield from _draw(g, TILES)
    at = len(there["laid"])
    words: dict[str, Arg] = {"tile": f"tile:{tile}", "to": towards, "at": at}
    there["drawn"], last["walked"] = tile, there["way"]
    s.moment = DEEP
    chosen = yield from consider_offer(
        g, "sewers-lay", partial(_entries, s, tile, at + 1 == LAST_TILE), "M-SEW-13", words
    )
    s.moment = ""
    entry = chosen.args[0]
    dx, dy = STEP[towards]
    there["laid"].append(
        {
            "tile": tile,
            "x": last["x"] + dx,
            "y": last["y"] + dy,
            "turn": fitting(entry, towards),
            "entry": entry,
            "walked": entry,
        }
    )
    there["way"], there["done"], there["marked"], there["drawn"] = "", 0, False, ""
    g.emit(TileLaid(tile=f"tile:{tile}", to=towards, at=at, rule="M-SEW-13"))
    pass_leadership(g, "M-LEAD-14")


def _entries(s: State, tile: str, bright: bool) -> list[Offer]:
    """The exits by which the party can come in, each with the fewest and the most cards on the way across."""
    found: list[Offer] = []
    for edge in TILE[tile].exits:
        cards = [len(spots(way)) for way in ways(tile, edge, bright=bright)]
        found.append((LAY(s.leader, edge, tile, min(cards), max(cards), edge), None))
    return found


# --- Out of it ----------------------------------------------------------------------------------------


def anytime(g: Game) -> list[Option]:
    """Going back, between two spots and while a page lies open."""
    s = g.state
    there = below(s)
    if there is None or not there["laid"] or there["out"] or s.moment not in (DEEP, READING):
        return []
    return [FORFEIT(s.leader)]


@rule("M-SEW-24")
def act(g: Game, chosen: Option) -> Flow[None]:
    """The party turns round of its own accord."""
    exploration(g)["chosen"] = True
    yield from ()
    raise TripEnded


@rule("M-SEW-23", "M-SEW-25", "M-SEW-36")
def _forfeit(g: Game, there: Below) -> Flow[str]:
    """Home at once: no Scavenging, and nothing is added to what is carried. Thugs matter to who chose it."""
    s = g.state
    g.emit(Forfeited(forced="no" if there["chosen"] else "yes", rule="M-SEW-23"))
    if s.trip is not None:
        s.trip.barred, s.trip.mourned = True, 0
    try:
        if there["chosen"]:
            for watch in _watches(s):
                yield from watch.forfeits(g)
    except (TripEnded, CardLost):
        tidy(g)
    except PartyGone:
        return (yield from _lost(g))
    _gather(g, there)
    yield from modules.bereaved(g)
    return "choose-findings"


@rule("M-SEW-42")
def _lost(g: Game) -> Flow[str]:
    """Nobody is left below: what they carried is lost with them."""
    there = exploration(g)
    then = nobody_left(g)
    _gather(g, there)
    yield from modules.bereaved(g)
    return then


@rule("M-SEW-31", "M-SEW-32", "M-SEW-41", "M-SEW-43")
def _gather(g: Game, there: Below) -> None:
    """The exploration is over: whoever stayed with the party goes, tiles and cards back to their piles."""
    s = g.state
    if s.slot or s.residents_aside:
        clear_away(g)
    now = memory(s)
    for deck in DECKS:
        s.unseen[deck] = dict(GROUPS[deck])
    now["piles"], now["seen"] = fresh(GROUPS)["piles"], {deck: [] for deck in DECKS}
    there["laid"], there["way"] = [], ""
    for watch in _watches(s):
        watch.left(g)
    g.emit(TilesGathered(rule="M-SEW-43"))


@step("sewers-up", begins="turn")
@rule("M-SEW-17", "M-SEW-22", "M-SEW-26", "M-SEW-21", "M-SEW-20")
def come_out(g: Game) -> Flow[str]:
    """The Black die says which Location the way leads to; it may be scavenged, or the party goes home."""
    s = g.state
    there = exploration(g)
    g.emit(SewersLeft(how=there["out"], rule="M-SEW-22"))
    _gather(g, there)
    result = yield from roll(BLACK)
    at = EXITS[result - 1]
    slot, place = SLOTS[at], s.locations[at]
    g.emit(ExitRolled(result=result, slot=f"slot:{slot}", card=f"card:{place}", rule="M-SEW-17"))
    options = [SCAVENGE(s.leader, slot, place), STRAIGHT_HOME(s.leader)]
    chosen = yield from consider(
        g, "sewers-exit", lambda: options, "M-SEW-17", {"card": f"card:{place}"}, refused="either"
    )
    if chosen.verb == STRAIGHT_HOME.name:
        g.emit(WentStraightHome(rule="M-SEW-26"))
        return "choose-findings"
    for person in party(s):
        if skill(person).noise_by:
            person.used = []
    return (yield from travel(g, Trip(at, place, back="sewers-home")))


@step("sewers-home", begins="turn")
@rule("M-DAY-13", "M-DAY-15", "M-DAY-16", "M-SEW-25", "M-STATE-14")
def come_home(g: Game) -> Flow[str]:
    """Home before anything is done there: no more actions today, and tokens found below must wait."""
    s = g.state
    now = memory(s)
    there = exploration(g)
    home = party(s)
    ready, waiting = _sort(s.pile, there["packed"])
    for good, n in ready.items():
        put(s.storage, good, n)
    for good, n in waiting.items():
        put(now["found"], good, n)
    s.pile = {}
    s.trip = None
    now["below"] = None
    s.phase = "day"
    s.moment = ""
    for note in [note for note in s.notes if note.place == PILE]:
        note.place = STORAGE
    if home:
        g.emit(
            CameUp(
                who=refs(home),
                goods=counted(ready),
                some="yes" if ready else "no",
                waiting=counted(waiting),
                more="yes" if waiting else "no",
                rule="M-DAY-13",
            )
        )
    for person in home:
        person.task = ""
        person.busy = True
        person.broke_off = person.strained = False
        let_sleep(g, person, "M-STATE-14")
    yield from ()
    return "stage"


@rule("M-DAY-15")
def _sort(carried: Goods, packed: Goods) -> tuple[Goods, Goods]:
    """What may be used at once, resources and what came from home, and what was found and must wait."""
    ready: Goods = {}
    waiting: Goods = {}
    for good, n in carried.items():
        own = n if GOOD[good].kind == "resource" else min(n, packed.get(good, 0))
        put(ready, good, own)
        put(waiting, good, n - own)
    return ready, waiting


@rule("M-DAY-15")
def store(g: Game) -> Flow[None]:
    """Dusk: what was found below lies in Storage now."""
    s = g.state
    found = memory(s)["found"]
    if found:
        for good, n in found.items():
            put(s.storage, good, n)
        g.emit(FindsStored(goods=counted(found), rule="M-DAY-15"))
        memory(s)["found"] = {}
    yield from ()


def heaps(s: State) -> list[Goods]:
    """What waits for the evening."""
    return [memory(s)["found"]]
