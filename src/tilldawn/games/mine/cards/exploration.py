"""Exploration cards: prices, finds, obstacles, the line that ends exploration, and the odd ones with flows of
their own."""

from __future__ import annotations

from tilldawn.engine.deck import peek, put_below
from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.games.mine.cards import dice
from tilldawn.games.mine.cards.dice import BLACK, WOUNDS
from tilldawn.games.mine.cards.impact import IMPACTS, Impact
from tilldawn.games.mine.choices import decide
from tilldawn.games.mine.city.events import (
    BasementRolled,
    CardsSeen,
    FloorTried,
    FootstepsRolled,
    ResidentPlaced,
    TripwireTried,
)
from tilldawn.games.mine.city.exploration import IGNORE, RETURN, end_offers, go_home, keep, loud
from tilldawn.games.mine.city.findings import find, go_on, no_more_finds
from tilldawn.games.mine.city.locations import too_few
from tilldawn.games.mine.city.noise import lower_noise, raise_noise
from tilldawn.games.mine.city.printed import EXPLORE as EXPLORE
from tilldawn.games.mine.city.printed import Explore, Price
from tilldawn.games.mine.city.residents import encounter, lighten
from tilldawn.games.mine.city.unknown import look_ahead, return_cards
from tilldawn.games.mine.combat.dice import roll_with_prowess
from tilldawn.games.mine.offers import Offer, decide_offer
from tilldawn.games.mine.people.group import apart, explorers, prowess, ref
from tilldawn.games.mine.people.harm import pangs, suffer
from tilldawn.games.mine.state import Game
from tilldawn.games.mine.trade.supply import gain
from tilldawn.games.mine.verbs import Verb

APPROACH = Verb("approach", "M-EXPL-03")
LISTEN_FOR = Verb("listen-for", "M-EXPL-03", "cards:int")
BALANCE = Verb("balance", "M-EXPL-12", "who:character")
DISARM = Verb("disarm", "M-EXPL-03", "who:character")
GO_ON = Verb("go-on-card", "M-EXPL-03")
SEARCH_DEAD = Verb("search-dead", "M-EXPL-03")
COVER = Verb("cover", "M-EXPL-03", "cards:int")
LEAVE_TOP = Verb("leave-top", "M-EXPL-03", "card:card")
TO_BOTTOM = Verb("to-bottom", "M-EXPL-03", "card:card")

HIDING_PRICE = 2
BASEMENT_MEETING = 2
FOOTSTEPS_MEETING, FOOTSTEPS_NOISE = 4, 7
ROTTEN_PRICE = 3
TRIPWIRE_PRICE, TRIPWIRE_SPRUNG, TRIPWIRE_WOUNDS, TRIPWIRE_NOISE = 2, 3, 2, 3
TRIPWIRE_LOOT = {"shell": 1, "weapon-part": 1}
SILENCE_NOISE, SILENCE_CARDS = 2, 2
COVER_PRICE = 2


@rule("M-CARD-24")
def _basement(g: Game) -> Flow[None]:
    """Somebody may be down there: on 1-2 there is an encounter."""
    result = yield from roll(BLACK)
    met = result <= BASEMENT_MEETING
    g.emit(BasementRolled(result=result, met="yes" if met else "no", rule="M-CARD-24"))
    if met:
        yield from encounter(g)


@rule("M-CARD-22")
def _hiding_place(g: Game, card: Explore) -> Flow[None]:
    """Two cards keep it on the slot, for a Backstab or to let somebody pass."""
    s = g.state
    offers: list[Offer] = [
        (IGNORE(s.leader), None),
        (RETURN(s.leader, HIDING_PRICE, rule="M-CARD-22"), too_few(s, HIDING_PRICE)),
    ]
    chosen = yield from decide_offer(g, "hiding-place", offers, "M-CARD-22", {"card": f"card:{card.id}"})
    if chosen.verb == "return":
        return_cards(g, HIDING_PRICE, "M-CARD-22")
        keep(g, card.id)


def _footsteps(g: Game, card: Explore) -> Flow[None]:
    """Wait for any number of cards, then roll: somebody comes, something falls, or they are seen first."""
    s = g.state
    offers: list[Offer] = [(LISTEN_FOR(s.leader, n), None) for n in range(len(s.unknown) + 1)]
    more = len(s.unknown) + 1
    offers += [(LISTEN_FOR(s.leader, more), too_few(s, more)), *end_offers(s, card)]
    chosen = yield from decide_offer(g, "footsteps", offers, "M-EXPL-03", {"card": f"card:{card.id}"})
    if chosen.verb == "end":
        go_home(g)
    waited = int(chosen.args[0])
    return_cards(g, waited, "M-SCAV-14")
    result = yield from roll(BLACK)
    total = result + waited
    g.emit(FootstepsRolled(result=result, waited=waited, total=total, rule="M-EXPL-03"))
    if total <= FOOTSTEPS_MEETING:
        yield from encounter(g)
    elif total <= FOOTSTEPS_NOISE:
        raise_noise(g, 1, "M-EXPL-03")
    else:
        top = yield from peek(s.residents, s.unseen)
        g.emit(CardsSeen(cards=(f"card:{top}",), rule="M-EXPL-03"))
        places = [LEAVE_TOP(s.leader, top), TO_BOTTOM(s.leader, top)]
        where = yield from decide(
            g, "seen-first", places, "M-EXPL-03", {"card": f"card:{top}"}, refused="either"
        )
        below = where.verb == "to-bottom"
        if below:
            s.residents.layers.pop(0)
            put_below(s.residents, top)
        g.emit(ResidentPlaced(card=f"card:{top}", where="bottom" if below else "top", rule="M-EXPL-03"))


def _candlelight(g: Game, card: Explore) -> Flow[None]:
    """Somebody is there: go to them, or do not."""
    s = g.state
    offers: list[Offer] = [(IGNORE(s.leader), None), (APPROACH(s.leader), None), *end_offers(s, card)]
    chosen = yield from decide_offer(g, "candlelight", offers, "M-EXPL-03", {"card": f"card:{card.id}"})
    if chosen.verb == "end":
        go_home(g)
    if chosen.verb == "approach":
        yield from encounter(g)
        if s.trip is not None and not s.trip.fought:
            yield from lighten(g, "M-EXPL-03")


@rule("M-EXPL-12")
def _rotten_floor(g: Game, card: Explore) -> Flow[None]:
    """Go round, or one goes across: a fist on the grey die and there is something; otherwise a Wound."""
    s = g.state
    offers: list[Offer] = [
        (RETURN(s.leader, ROTTEN_PRICE), too_few(s, ROTTEN_PRICE)),
        *((BALANCE(s.leader, p.id), None) for p in explorers(s)),
        *((BALANCE(s.leader, p.id), why) for p, why in apart(s)),
        *end_offers(s, card),
    ]
    chosen = yield from decide_offer(g, "rotten-floor", offers, "M-EXPL-03", {"card": f"card:{card.id}"})
    if chosen.verb == "end":
        go_home(g)
    if chosen.verb == "return":
        return_cards(g, ROTTEN_PRICE, "M-SCAV-14")
        return
    person = next(p for p in explorers(s) if p.id == chosen.args[0])
    face, _ = yield from roll_with_prowess(g, person, "", prowess(person), "M-EXPL-12")
    held = face in WOUNDS
    g.emit(FloorTried(who=ref(person), held="yes" if held else "no", rule="M-EXPL-12"))
    if held:
        yield from find(g, "furniture")
    else:
        yield from suffer(g, person, "wounds", 1, "M-EXPL-12")


def _tripwire(g: Game, card: Explore) -> Flow[None]:
    """Go round, or one disarms it: a bang on 1-3, otherwise parts."""
    s = g.state
    offers: list[Offer] = [
        (RETURN(s.leader, TRIPWIRE_PRICE), too_few(s, TRIPWIRE_PRICE)),
        *((DISARM(s.leader, p.id), None) for p in explorers(s)),
        *((DISARM(s.leader, p.id), why) for p, why in apart(s)),
        *end_offers(s, card),
    ]
    chosen = yield from decide_offer(g, "tripwire", offers, "M-EXPL-03", {"card": f"card:{card.id}"})
    if chosen.verb == "end":
        go_home(g)
    if chosen.verb == "return":
        return_cards(g, TRIPWIRE_PRICE, "M-SCAV-14")
        return
    person = next(p for p in explorers(s) if p.id == chosen.args[0])
    result = yield from roll(BLACK)
    sprung = result <= TRIPWIRE_SPRUNG
    g.emit(TripwireTried(who=ref(person), result=result, sprung="yes" if sprung else "no", rule="M-EXPL-03"))
    if not sprung:
        gain(g, TRIPWIRE_LOOT, "pile", "M-EXPL-03")
        return
    yield from suffer(g, person, "wounds", TRIPWIRE_WOUNDS, "M-EXPL-03")
    go_on(s)
    yield from loud(g, TRIPWIRE_NOISE)


def _silence(g: Game, card: Explore) -> Flow[None]:
    """It gets quieter, and the next two cards may be put in order."""
    s = g.state
    offers: list[Offer] = [(GO_ON(s.leader), None), *end_offers(s, card)]
    chosen = yield from decide_offer(g, "silence", offers, "M-EXPL-03", {"card": f"card:{card.id}"})
    if chosen.verb == "end":
        go_home(g)
    lower_noise(g, SILENCE_NOISE, "M-EXPL-03")
    yield from look_ahead(g, SILENCE_CARDS, "M-EXPL-03")


def _left_behind(g: Game, card: Explore) -> Flow[None]:
    """Pass by, search the dead and live with it, or spend the time to cover the body."""
    s = g.state
    offers: list[Offer] = [
        (IGNORE(s.leader), None),
        (SEARCH_DEAD(s.leader), no_more_finds(s)),
        (COVER(s.leader, COVER_PRICE), too_few(s, COVER_PRICE)),
        *end_offers(s, card),
    ]
    chosen = yield from decide_offer(g, "left-behind", offers, "M-EXPL-03", {"card": f"card:{card.id}"})
    match chosen.verb:
        case "end":
            go_home(g)
        case "search-dead":
            yield from find(g, "furniture")
            yield from pangs(g, explorers(s), 1, "M-EXPL-03")
        case "cover":
            return_cards(g, COVER_PRICE, "M-SCAV-14")
            yield from lighten(g, "M-EXPL-03")
        case _:
            pass


# --- The cards ----------------------------------------------------------------------------------------

QUIET = Price(back=2)
LOUD = Price(noise=1)
VERY_LOUD = Price(noise=2)

CARDS: tuple[Explore, ...] = (
    Explore("x-furniture", 3, (QUIET, LOUD), ("furniture",)),
    Explore("x-cupboards", 1, (Price(back=3), VERY_LOUD), ("furniture", "furniture")),
    Explore("x-heap", 2, (QUIET, VERY_LOUD), ("heap",)),
    Explore("x-heap-end", 1, (QUIET, VERY_LOUD), ("heap",), end=True),
    Explore("x-pantry", 2, (QUIET, LOUD), ("pantry",)),
    Explore("x-pantry-end", 1, (QUIET, LOUD), ("pantry",), end=True),
    Explore("x-bars", 1, (Price(tool="sawblade"),), ("stash", "stash"), map="bars"),
    Explore(
        "x-basement",
        1,
        (QUIET,),
        ("pantry", "heap"),
        map="basement",
        end=True,
        after=_basement,
        way_out=True,
    ),
    Explore(
        "x-closed-door",
        2,
        (Price(noise=3),),
        ("stash",),
        map="closed-door",
        behind_lock=("stash", "furniture"),
    ),
    Explore("x-blocked-door", 1, (Price(back=3), Price(noise=2, people=2)), ("stash",), map="blocked-door"),
    Explore("x-rubble", 1, (Price(back=1, tool="shovel"), Price(back=4)), ("heap", "stash"), map="rubble"),
    Explore("x-hiding-place", 1, own=_hiding_place, hides=True),
    Explore("x-footsteps", 2, end=True, own=_footsteps),
    Explore("x-candlelight", 1, end=True, own=_candlelight),
    Explore("x-rotten-floor", 1, end=True, own=_rotten_floor),
    Explore("x-tripwire", 1, end=True, own=_tripwire),
    Explore("x-silence", 1, end=True, own=_silence),
    Explore("x-left-behind", 1, end=True, own=_left_behind),
    Explore("x-impact-location", 1),
    Explore("x-impact-event", 1),
)

IMPACTS["x-impact-location"] = Impact("visited", bar="exploration")
IMPACTS["x-impact-event"] = Impact("newest", bar="exploration")
EXPLORE |= {card.id: card for card in CARDS}


def perils(card: Explore) -> tuple[float, float]:
    """How likely an odd card lets somebody come, and how likely it wounds whoever takes it on."""
    floor = dice.FACES[dice.UNARMED.die]
    falls = sum(sides for face, sides in floor.items() if face not in WOUNDS) / sum(floor.values())
    comes = FOOTSTEPS_MEETING / BLACK if card.own is _footsteps else 0.0
    if card.own is _tripwire:
        return comes, TRIPWIRE_SPRUNG / BLACK
    return comes, falls if card.own is _rotten_floor else 0.0


def calms(card: Explore) -> int:
    """How much quieter an odd card makes it."""
    return SILENCE_NOISE if card.own is _silence else 0
