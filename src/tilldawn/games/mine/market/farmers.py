"""The Farmers' cards: who comes to the door, who walks the roads at night, a garden, a Market Day."""

from __future__ import annotations

from tilldawn.engine.deck import known
from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.games.mine.book.notes import erase, noted
from tilldawn.games.mine.book.shelf import Part, add_part
from tilldawn.games.mine.cards.calling import RULE, Visitor, answer, comfort, gifts
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.cards.events import EVENT, EventCard
from tilldawn.games.mine.cards.raids import RAID, Raid
from tilldawn.games.mine.cards.visitors import CARDS as VISITORS
from tilldawn.games.mine.city.events import ExplorationEnded
from tilldawn.games.mine.city.exploration import IGNORE, end_offers, go_home, loud, no_end, prices
from tilldawn.games.mine.city.findings import combat, no_fighting, too_poor
from tilldawn.games.mine.city.locations import too_few
from tilldawn.games.mine.city.printed import ENEMIES, EXPLORE, RESIDENT, Explore, Price, Resident
from tilldawn.games.mine.city.unknown import return_cards
from tilldawn.games.mine.decks import put_resident_away
from tilldawn.games.mine.goods import FOOD
from tilldawn.games.mine.market.events import (
    FarmerLeft,
    FarmersPassed,
    FarmerStays,
    GardenRolled,
    GuestSeen,
    SeedSown,
    VillagersCame,
    VillagersTalked,
)
from tilldawn.games.mine.market.sheet import GLAD, START, WARY, move_tolerance, sheet, tolerance
from tilldawn.games.mine.market.wares import FARMERS, SEED
from tilldawn.games.mine.market.words import lose_dearest
from tilldawn.games.mine.offers import Offer, decide_offer
from tilldawn.games.mine.people.group import at_home
from tilldawn.games.mine.people.harm import TripEnded, pangs
from tilldawn.games.mine.state import Game, RaidTonight, State
from tilldawn.games.mine.trade.deal import deal
from tilldawn.games.mine.trade.supply import discard, gain
from tilldawn.games.mine.verbs import Verb

WHY = "M-MARK-08"

# --- At the door --------------------------------------------------------------------------------------

CART_TRADE = Verb("farmer-trade", "M-TRADE-01")
CART_STAY = Verb("farmer-stay", RULE)
CART_AWAY = Verb("farmer-away", RULE)
DOG_FEED = Verb("farm-dog-feed", RULE, "good:good")
DOG_CLOSE = Verb("farm-dog-close", RULE)
GUEST_NOTICED = 1
"""Damage more, when the handcart stands before our door."""


def _handcart(g: Game, actor: str) -> Flow[str]:
    """A Trade, a night under our roof, or neither."""
    s = g.state
    offers: list[Offer] = [
        (CART_TRADE(s.leader), None),
        (CART_STAY(s.leader), None),
        (CART_AWAY(s.leader), None),
    ]
    chosen = yield from answer(g, "visitor-farmer", lambda: offers)
    if chosen.verb == CART_TRADE.name:
        yield from deal(g, FARMERS.id, home=True)
    elif chosen.verb == CART_STAY.name:
        sheet(s)["guest"] = True
        g.emit(FarmerStays(rule=RULE))
        move_tolerance(g, 2, RULE)
    return "discard"


def _farm_dog(g: Game, actor: str) -> Flow[str]:
    """Something to eat, or a closed door."""
    s = g.state
    chosen = yield from answer(
        g, "visitor-farm-dog", lambda: [*gifts(s, DOG_FEED, tuple(FOOD)), (DOG_CLOSE(s.leader), None)]
    )
    if chosen.verb == DOG_FEED.name:
        discard(g, {chosen.args[0]: 1}, "storage", RULE)
        yield from comfort(g, 1)
        move_tolerance(g, 1, RULE)
    else:
        yield from pangs(g, at_home(s), 1, RULE)
    return "waste"


HANDCART = Visitor("farmer-handcart", call=_handcart)
FARM_DOG = Visitor("farm-dog", call=_farm_dog)
VISITORS |= {card.id: card for card in (HANDCART, FARM_DOG)}


@rule("M-CARD-38")
def raid(g: Game, raid: RaidTonight) -> Flow[None]:
    """A handcart before our door is seen from the street."""
    if sheet(g.state)["guest"]:
        raid.damage += GUEST_NOTICED
        g.emit(GuestSeen(damage=raid.damage, rule="M-CARD-38"))
    yield from ()


def morning_comes(g: Game) -> Flow[None]:
    """At Dawn the guest goes on, and leaves something."""
    m = sheet(g.state)
    if m["guest"]:
        m["guest"] = False
        g.emit(FarmerLeft(rule=RULE))
        gain(g, {"vegetable": 1}, "storage", RULE)
    yield from ()


# --- On the road at night -----------------------------------------------------------------------------

PUSH_CART = Verb("push-cart", WHY, "cards:int")
LET_THEM_PASS = Verb("farmers-pass", WHY)
ROB_FARMERS = Verb("farmers-fight", WHY)
GIVE_DEAREST = Verb("watch-give", WHY)
WATCH_BACK = Verb("watch-back", WHY)
WATCH_FIGHT = Verb("watch-fight", WHY)
PUSHING = 3
ROBBED, KILLED, WATCH_KILLED = -2, -4, -3
TOLL_FROM = 1


@rule("M-RES-04")
def _on_the_road(g: Game) -> Flow[None]:
    """Push with them, let them pass, or take what they carry."""
    s = g.state
    offers: list[Offer] = [
        (PUSH_CART(s.leader, PUSHING), too_few(s, PUSHING)),
        (LET_THEM_PASS(s.leader), None),
        (ROB_FARMERS(s.leader), no_fighting(s)),
    ]
    chosen = yield from decide_offer(g, "farmers-road", offers, WHY)
    if chosen.verb == PUSH_CART.name:
        return_cards(g, PUSHING, WHY)
        gain(g, {"vegetable": 1}, "pile", WHY)
        move_tolerance(g, 1, WHY)
    elif chosen.verb == ROB_FARMERS.name:
        fought = yield from combat(g, ROAD.id)
        move_tolerance(g, KILLED if fought.dead else ROBBED, WHY)
        if fought.result in ("won", "broke"):
            gain(g, {"vegetable": 2}, "pile", WHY)
    else:
        g.emit(FarmersPassed(card=f"card:{ROAD.id}", rule=WHY))


@rule("M-RES-04")
def _field_watch(g: Game) -> Flow[None]:
    """Who is well thought of passes; others pay, turn back or fight."""
    s = g.state
    if tolerance(s) >= START:
        g.emit(FarmersPassed(card=f"card:{WATCH.id}", rule=WHY))
        return
    offers: list[Offer] = [
        (GIVE_DEAREST(s.leader), too_poor(s, TOLL_FROM)),
        (WATCH_BACK(s.leader), None),
        (WATCH_FIGHT(s.leader), no_fighting(s)),
    ]
    chosen = yield from decide_offer(g, "field-watch", offers, WHY)
    if chosen.verb == GIVE_DEAREST.name:
        yield from lose_dearest(g, "market-dearest", WHY)
    elif chosen.verb == WATCH_FIGHT.name:
        fought = yield from combat(g, WATCH.id)
        if fought.dead:
            move_tolerance(g, WATCH_KILLED, WHY)
    else:
        put_resident_away(g, WATCH.id)
        g.emit(ExplorationEnded(rule="M-SCAV-13"))
        raise TripEnded


ROAD = Resident("farmers-road", (2,) * 6 + (3,) * 4, ("", "", "hatchet"), breaks_at=2, meets=_on_the_road)
WATCH = Resident("field-watch", (1,) * BLACK, ("hatchet", "hatchet", "shotgun"), meets=_field_watch)
RESIDENT |= {card.id: card for card in (ROAD, WATCH)}
ENEMIES |= {card.id: card for card in (ROAD, WATCH)}

# --- At the door at night -----------------------------------------------------------------------------

ANGER = 6
"""Damage, less 1 for each point of Tolerance."""


@rule("M-CARD-38", "M-MARK-07")
def _villagers(g: Game, raid: RaidTonight) -> Flow[bool]:
    """The less they think of us the more they take; from 6 on they bring something."""
    s = g.state
    level = tolerance(s)
    if level >= GLAD:
        g.emit(VillagersTalked(rule="M-CARD-38"))
        gain(g, {"vegetable": 1}, "storage", "M-CARD-38")
        return True
    raid.damage = max(0, ANGER - level)
    raid.wounds = 1 if level <= WARY else 0
    g.emit(VillagersCame(tolerance=level, damage=raid.damage, wounds=raid.wounds, rule="M-CARD-38"))
    yield from ()
    return False


VILLAGERS = Raid("angry-villagers", ANGER, 1, (("food",),), comes=_villagers)
RAID[VILLAGERS.id] = VILLAGERS

# --- A garden -----------------------------------------------------------------------------------------

HERBS, COUNTED = 8, 5
"""From here on there are herbs; up to here somebody counts the rows."""


def _garden(g: Game, card: Explore) -> Flow[None]:
    """Somebody's rows: a Vegetable, perhaps herbs, and perhaps somebody notices."""
    s = g.state
    offers: list[Offer] = [(IGNORE(s.leader), None), *prices(s, card), *end_offers(s, card)]
    chosen = yield from decide_offer(
        g, "search", offers, "M-EXPL-03", {"card": f"card:{card.id}"}, lambda: no_end(s, card)
    )
    match chosen.verb:
        case "end":
            go_home(g)
        case "ignore":
            return
        case "noise":
            yield from loud(g, int(chosen.args[0]))
        case _:
            return_cards(g, int(chosen.args[-1]), "M-SCAV-14")
    gain(g, {"vegetable": 1}, "pile", "M-EXPL-03")
    result = yield from roll(BLACK)
    herbs = result >= HERBS
    g.emit(GardenRolled(result=result, kind="herbs", so="yes" if herbs else "no", rule="M-EXPL-03"))
    if herbs:
        gain(g, {"herb": 1}, "pile", "M-EXPL-03")
    result = yield from roll(BLACK)
    noticed = result <= COUNTED
    g.emit(GardenRolled(result=result, kind="rows", so="yes" if noticed else "no", rule="M-EXPL-03"))
    if noticed:
        move_tolerance(g, -1, "M-EXPL-03")


GARDEN = Explore("x-kitchen-garden", 1, (Price(back=2), Price(noise=1)), end=True, own=_garden)
EXPLORE[GARDEN.id] = GARDEN

# --- A Market Day -------------------------------------------------------------------------------------


def _bells(g: Game) -> Flow[None]:
    """Word goes round."""
    move_tolerance(g, 1, "M-MORN-01")
    yield from ()


DAY = EventCard("market-day", 0, "raid", drawn=_bells)
EVENT[DAY.id] = DAY


def market_day(s: State) -> bool:
    """Whether it is Market Day today."""
    return any(event.id == DAY.id for event in s.active)


@rule("M-SETUP-24", "M-SETUP-28")
def join_events(s: State) -> None:
    """One of the Events between the second and the third Chapter is the Market Day, nobody knows which."""
    mixes = [layer for layer in s.events.layers if not isinstance(layer, str) and "events" in layer]
    mix = mixes[-1]
    mix["events"] -= 1
    if not mix["events"]:
        del mix["events"]
    mix[known(DAY.id)] = 1


def taken_up(s: State) -> None:
    """From a Save Sheet: it is still to come, unless it has come or its Chapter is over."""
    come = DAY.id in s.events.layers or DAY.id in s.waste_cards or market_day(s)
    if not come and any(not isinstance(layer, str) and "events" in layer for layer in s.events.layers):
        join_events(s)


# --- The circles of these cards -----------------------------------------------------------------------

BARS = {
    HANDCART.id: (2594, 2513, 2590, 2514, 1395),
    FARM_DOG.id: (2591, 2529, 2592, 2537, 2538),
    ROAD.id: (2391, 2301, 2392, 2304, 2302),
    WATCH.id: (2394, 2361, 2391, 2363, 2362),
    VILLAGERS.id: (2492, 2409, 2490, 2411, 1567),
    DAY.id: (2691, 2641, 2694, 2642, 1002),
}
"""Pages of the book that are told of others, too: each has been told once, whoever led to it."""
add_part(Part("farmers", (), BARS))

# --- Seed ---------------------------------------------------------------------------------------------

SOWN = ("vegetable", "herb")
SEED_MORE = 2


@rule("M-WAIT-03")
def harvest(g: Game, good: str) -> int:
    """The seed that was bought goes into the next bed that bears something green."""
    note = noted(g.state, SEED)
    if note is None or good not in SOWN:
        return 0
    erase(g, note)
    g.emit(SeedSown(more=SEED_MORE, rule="M-WAIT-03"))
    return SEED_MORE
