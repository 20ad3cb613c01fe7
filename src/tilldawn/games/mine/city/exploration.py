"""Exploration cards: what is behind them, what it costs, and obstacles kept for later."""

from __future__ import annotations

from functools import cache

from msgspec import structs

from tilldawn.engine.deck import peek, put_below
from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.engine.request import Arg, Option, Text
from tilldawn.games.mine.book.scripts import impact
from tilldawn.games.mine.cards.dice import BLACK, WOUNDS
from tilldawn.games.mine.cards.exploration import (
    BASEMENT_MEETING,
    COVER_PRICE,
    EXPLORE,
    FOOTSTEPS_MEETING,
    FOOTSTEPS_NOISE,
    HIDING_PRICE,
    ROTTEN_PRICE,
    SILENCE_CARDS,
    SILENCE_NOISE,
    TRIPWIRE_LOOT,
    TRIPWIRE_NOISE,
    TRIPWIRE_PRICE,
    TRIPWIRE_SPRUNG,
    TRIPWIRE_WOUNDS,
    Explore,
)
from tilldawn.games.mine.cards.fittings import LOCK_OPENS
from tilldawn.games.mine.cards.locations import LOCATION
from tilldawn.games.mine.choices import decide
from tilldawn.games.mine.city.events import (
    BasementRolled,
    CardKept,
    CardsSeen,
    ExplorationEnded,
    FloorTried,
    FootstepsRolled,
    LockPicked,
    NotHere,
    TripwireTried,
)
from tilldawn.games.mine.city.findings import find, go_on, may_find, scene_over
from tilldawn.games.mine.city.noise import louder, lower_noise, raise_noise, roll_for_noise, rolls_here
from tilldawn.games.mine.city.residents import encounter, lighten
from tilldawn.games.mine.city.unknown import look_ahead, return_cards
from tilldawn.games.mine.combat.dice import roll_with_prowess
from tilldawn.games.mine.people.group import explorers, prowess, ref, skilled
from tilldawn.games.mine.people.harm import TripEnded, pangs, suffer
from tilldawn.games.mine.state import Game, State
from tilldawn.games.mine.trade.supply import discard, gain
from tilldawn.games.mine.verbs import Verb

IGNORE = Verb("ignore", "M-EXPL-04")
RETURN = Verb("return", "M-SCAV-14", "cards:int")
NOISE = Verb("noise", "M-NOISE-09", "noise:int")
WITH_TOOL = Verb("with-tool", "M-EXPL-08", "good:good", "cards:int")
END = Verb("end", "M-SCAV-13")
KEEP = Verb("keep", "M-EXPL-08", "card:card")
PICK_LOCK = Verb("pick-lock", "M-CARD-25", "who", "good:good")
APPROACH = Verb("approach", "M-EXPL-03")
LISTEN_FOR = Verb("listen-for", "M-EXPL-03", "cards:int")
BALANCE = Verb("balance", "M-EXPL-12", "who:character")
DISARM = Verb("disarm", "M-EXPL-03", "who:character")
GO_ON = Verb("go-on-card", "M-EXPL-03")
SEARCH_DEAD = Verb("search-dead", "M-EXPL-03")
COVER = Verb("cover", "M-EXPL-03", "cards:int")
LEAVE_TOP = Verb("leave-top", "M-EXPL-03", "card:card")
TO_BOTTOM = Verb("to-bottom", "M-EXPL-03", "card:card")
OPEN_CARD = Verb("open-card", "M-EXPL-07", "card:card")


@rule("M-SCAV-10", "M-SCAV-13", "M-EXPL-01", "M-EXPL-02", "M-EXPL-03", "M-EXPL-11")
def resolve(g: Game, id: str) -> Flow[None]:
    """The card just turned up: its upper section, or, where it says so, the end of exploration."""
    s = g.state
    card = EXPLORE[id]
    if card.map:
        yield from _obstacle(g, card)
    elif card.flow == "impact":
        yield from impact(g, id)
    elif card.flow:
        yield from ODD[card.flow](g, card)
    else:
        options = [IGNORE(s.leader), *prices(s, card), *_end(s, card)]
        chosen = yield from decide(g, "search", options, "M-EXPL-03", {"card": f"card:{id}"})
        yield from _pay_and_find(g, card, chosen)
    if s.card == id:
        s.explored.append(id)
        s.card = ""


def _end(s: State, card: Explore) -> list[Option]:
    """The lower section, on the cards that have it."""
    return [END(s.leader)] if card.end else []


@rule("M-SCAV-12", "M-SCAV-13")
def _go_home(g: Game) -> None:
    """The group ends exploration with this card."""
    s = g.state
    s.explored.append(s.card)
    s.card = ""
    g.emit(ExplorationEnded(rule="M-SCAV-13"))
    raise TripEnded


@rule("M-EXPL-03", "M-EXPL-05", "M-EXPL-11", "M-SCAV-15")
def prices(s: State, card: Explore) -> list[Option]:
    """The ways of paying for a search that are open now; none where nothing more may be found."""
    if not may_find(s):
        return []
    left = len(s.unknown)
    here = len(explorers(s))
    found: list[Option] = []
    for price in card.prices:
        if here < price.people:
            continue
        if price.tool:
            if s.pile.get(price.tool) and left >= price.back:
                found.append(WITH_TOOL(s.leader, price.tool, price.back))
        elif price.noise:
            found.append(_noise_here(s, price.noise))
        elif left >= price.back:
            found.append(RETURN(s.leader, price.back))
    return found


def _noise_here(s: State, by: int) -> Option:
    """The loud way, in the words of this place: it may be louder here, or never be rolled for."""
    return _noise_option(s.leader, by, louder(s), rolls_here(s))


@cache
def _noise_option(seat: int, by: int, more: int, rolls: bool) -> Option:
    plain = NOISE(seat, by)
    if rolls and not more:
        return plain
    words: dict[str, Arg] = {"noise": by + more, "more": more, "rolls": "yes" if rolls else "no"}
    return structs.replace(plain, text=Text("option-noise-here", words))


@rule("M-NOISE-09", "M-SCAV-14", "M-FIND-02", "M-EXPL-10")
def _pay_and_find(g: Game, card: Explore, chosen: Option) -> Flow[None]:
    """Cards are returned, or Noise is raised and rolled for (whoever comes, comes first); then the finds."""
    match chosen.verb:
        case "ignore":
            return
        case "end":
            _go_home(g)
        case "noise":
            yield from loud(g, int(chosen.args[0]))
        case _:
            return_cards(g, int(chosen.args[-1]), "M-SCAV-14")
    for row in card.finds:
        yield from find(g, row)


@rule("M-NOISE-09", "M-NOISE-02", "M-FIND-02", "M-DEATH-08")
def loud(g: Game, by: int) -> Flow[None]:
    """Raise Noise, then roll against the new level; an encounter is resolved before anything goes on.

    The encounter is a scene of its own: what happened before it is over.
    """
    raise_noise(g, by, "M-NOISE-09")
    met = yield from roll_for_noise(g)
    yield from scene_over(g)
    if met:
        yield from encounter(g)


# --- Map cards ----------------------------------------------------------------------------------------


@rule("M-EXPL-07", "M-EXPL-08", "M-CARD-23", "M-CARD-24", "M-CARD-25", "M-CARD-26", "M-CARD-27")
def _obstacle(g: Game, card: Explore) -> Flow[None]:
    """If this place has such an obstacle: work on it now, keep it on the slot for later, or leave it."""
    s = g.state
    name = f"card:{card.id}"
    if s.trip is None or card.map not in LOCATION[s.trip.location].map:
        g.emit(NotHere(card=name, rule="M-EXPL-08"))
        if card.end:
            options = [IGNORE(s.leader), END(s.leader)]
            chosen = yield from decide(g, "search", options, "M-SCAV-13", {"card": name})
            if chosen.verb == "end":
                _go_home(g)
        return
    options = [*ways(s, card), KEEP(s.leader, card.id), IGNORE(s.leader), *_end(s, card)]
    chosen = yield from decide(g, "obstacle", options, "M-EXPL-08", {"card": name})
    if chosen.verb == "keep":
        keep(g, card.id)
    elif chosen.verb != "ignore":
        yield from overcome(g, card, chosen)


def keep(g: Game, card: str) -> None:
    """The card lies on the slot for the rest of the visit."""
    s = g.state
    s.slot.append(card)
    s.card = ""
    g.emit(CardKept(card=f"card:{card}", rule="M-EXPL-08"))


@rule("M-CARD-18", "M-CARD-19", "M-CARD-25", "M-FIND-04")
def ways(s: State, card: Explore) -> list[Option]:
    """How an obstacle can be overcome: its prices, and for a Closed Door the lock."""
    found = prices(s, card)
    if card.flow == "closed-door" and may_find(s) and card.id not in _tried(s):
        if s.pile.get("lockpick"):
            found.insert(0, PICK_LOCK(s.leader, "party", "lockpick"))
        breaker = skilled(explorers(s), lambda skill: skill.opens_by_hatchet)
        if s.pile.get("hatchet") and breaker is not None:
            found.append(PICK_LOCK(s.leader, breaker.id, "hatchet"))
    return found


def _tried(s: State) -> list[str]:
    """Closed Doors whose one try at the lock is spent; a second door is another door."""
    if s.trip is None:
        return []
    doors = s.slot.count("x-closed-door") + (s.card == "x-closed-door")
    return [] if s.trip.tried.count("x-closed-door") < doors else s.trip.tried


def overcome(g: Game, card: Explore, chosen: Option) -> Flow[None]:
    """Work on the obstacle; once it is overcome the card goes to the Discard."""
    if chosen.verb == "pick-lock":
        opened = yield from _pick_lock(g, card, chosen.args[1])
        if not opened:
            return
        for row in ("stash", "furniture"):
            yield from find(g, row)
        return
    yield from _pay_and_find(g, card, chosen)
    if card.flow == "basement":
        result = yield from roll(BLACK)
        met = result <= BASEMENT_MEETING
        g.emit(BasementRolled(result=result, met="yes" if met else "no", rule="M-CARD-24"))
        if met:
            yield from encounter(g)


def _pick_lock(g: Game, card: Explore, tool: str) -> Flow[bool]:
    """The Black die: 1-3 nothing, and this door's one try is spent; otherwise the Lockpick is."""
    s = g.state
    result = yield from roll(BLACK)
    opened = result >= LOCK_OPENS
    g.emit(LockPicked(result=result, opened="yes" if opened else "no", tool=f"good:{tool}", rule="M-CARD-25"))
    if opened:
        if tool == "lockpick":
            discard(g, {"lockpick": 1}, "pile", "M-CARD-25")
        return True
    if s.trip is not None:
        s.trip.tried.append(card.id)
    if s.card == card.id:
        keep(g, card.id)
    return False


def slot_cards(s: State) -> list[Option]:
    """Obstacles on the slot that can be worked on between cards."""
    cards = dict.fromkeys(c for c in s.slot if c[:2] == "x-" and EXPLORE[c].map)
    return [OPEN_CARD(s.leader, card) for card in cards if ways(s, EXPLORE[card])]


def work_on_slot(g: Game, id: str) -> Flow[None]:
    """Take an obstacle off the slot and work on it."""
    s = g.state
    card = EXPLORE[id]
    options = [*ways(s, card), KEEP(s.leader, id)]
    chosen = yield from decide(g, "obstacle", options, "M-EXPL-08", {"card": f"card:{id}"})
    if chosen.verb == "keep":
        return
    s.slot.remove(id)
    s.card = id
    if s.trip is not None and chosen.verb != "pick-lock" and id in s.trip.tried:
        s.trip.tried.remove(id)
    yield from overcome(g, card, chosen)
    if s.card == id:
        s.explored.append(id)
        s.card = ""


# --- Odd cards ----------------------------------------------------------------------------------------


@rule("M-CARD-22")
def _hiding_place(g: Game, card: Explore) -> Flow[None]:
    """Two cards keep it on the slot, for a Backstab or to let somebody pass."""
    s = g.state
    options = [IGNORE(s.leader)]
    if len(s.unknown) >= HIDING_PRICE:
        options.append(RETURN(s.leader, HIDING_PRICE, rule="M-CARD-22"))
    chosen = yield from decide(g, "hiding-place", options, "M-CARD-22", {"card": f"card:{card.id}"})
    if chosen.verb == "return":
        return_cards(g, HIDING_PRICE, "M-CARD-22")
        keep(g, card.id)


def _footsteps(g: Game, card: Explore) -> Flow[None]:
    """Wait for any number of cards, then roll: somebody comes, something falls, or they are seen first."""
    s = g.state
    options = [LISTEN_FOR(s.leader, n) for n in range(len(s.unknown) + 1)]
    chosen = yield from decide(
        g, "footsteps", [*options, *_end(s, card)], "M-EXPL-03", {"card": f"card:{card.id}"}
    )
    if chosen.verb == "end":
        _go_home(g)
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
        where = yield from decide(g, "seen-first", places, "M-EXPL-03", {"card": f"card:{top}"})
        if where.verb == "to-bottom":
            s.residents.layers.pop(0)
            put_below(s.residents, top)


def _candlelight(g: Game, card: Explore) -> Flow[None]:
    """Somebody is there: go to them, or do not."""
    s = g.state
    options = [IGNORE(s.leader), APPROACH(s.leader), *_end(s, card)]
    chosen = yield from decide(g, "candlelight", options, "M-EXPL-03", {"card": f"card:{card.id}"})
    if chosen.verb == "end":
        _go_home(g)
    if chosen.verb == "approach":
        yield from encounter(g)
        if s.trip is not None and not s.trip.fought:
            yield from lighten(g, "M-EXPL-03")


@rule("M-EXPL-12")
def _rotten_floor(g: Game, card: Explore) -> Flow[None]:
    """Go round, or one goes across: a fist on the grey die and there is something; otherwise a Wound."""
    s = g.state
    options = [BALANCE(s.leader, p.id) for p in explorers(s)]
    if len(s.unknown) >= ROTTEN_PRICE:
        options.insert(0, RETURN(s.leader, ROTTEN_PRICE))
    chosen = yield from decide(
        g, "rotten-floor", [*options, *_end(s, card)], "M-EXPL-03", {"card": f"card:{card.id}"}
    )
    if chosen.verb == "end":
        _go_home(g)
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
    options = [DISARM(s.leader, p.id) for p in explorers(s)]
    if len(s.unknown) >= TRIPWIRE_PRICE:
        options.insert(0, RETURN(s.leader, TRIPWIRE_PRICE))
    chosen = yield from decide(
        g, "tripwire", [*options, *_end(s, card)], "M-EXPL-03", {"card": f"card:{card.id}"}
    )
    if chosen.verb == "end":
        _go_home(g)
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
    chosen = yield from decide(
        g, "silence", [GO_ON(s.leader), *_end(s, card)], "M-EXPL-03", {"card": f"card:{card.id}"}
    )
    if chosen.verb == "end":
        _go_home(g)
    lower_noise(g, SILENCE_NOISE, "M-EXPL-03")
    yield from look_ahead(g, SILENCE_CARDS, "M-EXPL-03")


def _left_behind(g: Game, card: Explore) -> Flow[None]:
    """Pass by, search the dead and live with it, or spend the time to cover the body."""
    s = g.state
    options = [IGNORE(s.leader)]
    if may_find(s):
        options.append(SEARCH_DEAD(s.leader))
    if len(s.unknown) >= COVER_PRICE:
        options.append(COVER(s.leader, COVER_PRICE))
    chosen = yield from decide(
        g, "left-behind", [*options, *_end(s, card)], "M-EXPL-03", {"card": f"card:{card.id}"}
    )
    match chosen.verb:
        case "end":
            _go_home(g)
        case "search-dead":
            yield from find(g, "furniture")
            yield from pangs(g, explorers(s), 1, "M-EXPL-03")
        case "cover":
            return_cards(g, COVER_PRICE, "M-SCAV-14")
            yield from lighten(g, "M-EXPL-03")
        case _:
            pass


ODD = {
    "hiding-place": _hiding_place,
    "footsteps": _footsteps,
    "candlelight": _candlelight,
    "rotten-floor": _rotten_floor,
    "tripwire": _tripwire,
    "silence": _silence,
    "left-behind": _left_behind,
}
"""Cards with a flow of their own."""
