"""Exploration cards: what is behind them, what it costs, and obstacles kept for later."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Arg, Option
from tilldawn.games.mine.book.scripts import impact
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.cards.impact import IMPACTS
from tilldawn.games.mine.cards.shelter import LOCK_OPENS
from tilldawn.games.mine.city.events import (
    CardDone,
    CardKept,
    CardWorkedOn,
    ExplorationEnded,
    LockPicked,
    NotHere,
)
from tilldawn.games.mine.city.findings import find, no_more_finds, scene_over
from tilldawn.games.mine.city.locations import too_few
from tilldawn.games.mine.city.noise import raise_noise, roll_for_noise
from tilldawn.games.mine.city.printed import EXPLORE, Explore, Price, place
from tilldawn.games.mine.city.residents import encounter
from tilldawn.games.mine.city.unknown import return_cards
from tilldawn.games.mine.goods import works_as
from tilldawn.games.mine.offers import Offer, decide_offer
from tilldawn.games.mine.people.group import explorers, skilled
from tilldawn.games.mine.people.harm import TripEnded
from tilldawn.games.mine.state import Game, State
from tilldawn.games.mine.trade.supply import discard
from tilldawn.games.mine.verbs import Verb

IGNORE = Verb("ignore", "M-EXPL-04")
RETURN = Verb("return", "M-SCAV-14", "cards:int")
NOISE = Verb("noise", "M-NOISE-09", "noise:int", "~all:int", "~more:int", "~rolls")
WITH_TOOL = Verb("with-tool", "M-EXPL-08", "good:good", "cards:int")
END = Verb("end", "M-SCAV-13")
KEEP = Verb("keep", "M-EXPL-08", "card:card")
PICK_LOCK = Verb("pick-lock", "M-CARD-25", "who", "good:good")
OPEN_CARD = Verb("open-card", "M-EXPL-07", "card:card")
NO_END = Objection("refused-trip-end", "M-SCAV-13")
LOCK_TRIED = Objection("refused-trip-lock", "M-CARD-25")


@rule("M-SCAV-10", "M-SCAV-13", "M-EXPL-01", "M-EXPL-02", "M-EXPL-03", "M-EXPL-11")
def resolve(g: Game, id: str) -> Flow[None]:
    """The card just turned up: its upper section, or, where it says so, the end of exploration."""
    s = g.state
    card = EXPLORE[id]
    if card.map:
        yield from _obstacle(g, card)
    elif id in IMPACTS:
        yield from impact(g, id)
    elif card.own is not None:
        yield from card.own(g, card)
    else:
        offers: list[Offer] = [(IGNORE(s.leader), None), *prices(s, card), *end_offers(s, card)]
        words: dict[str, Arg] = {"card": f"card:{id}"}
        chosen = yield from decide_offer(g, "search", offers, "M-EXPL-03", words, lambda: no_end(s, card))
        yield from _pay_and_find(g, card, chosen)
    if s.card == id:
        lay_down(g)


@rule("M-EXPL-02")
def lay_down(g: Game) -> None:
    """A resolved card goes face up to the Discard space."""
    s = g.state
    if g.log is not None:
        g.emit(CardDone(card=f"card:{s.card}", rule="M-EXPL-02"))
    s.explored.append(s.card)
    s.card = ""


@rule("M-SCAV-13")
def end_offers(s: State, card: Explore) -> list[Offer]:
    """The lower section, on the cards that have it."""
    return [(END(s.leader), None)] if card.end else []


def no_end(s: State, card: Explore) -> list[Offer]:
    """What a card without it refuses."""
    return [] if card.end else [(END(s.leader), NO_END)]


@rule("M-SCAV-12", "M-SCAV-13")
def go_home(g: Game) -> None:
    """The group ends exploration with this card."""
    lay_down(g)
    g.emit(ExplorationEnded(rule="M-SCAV-13"))
    raise TripEnded


@rule("M-EXPL-03", "M-EXPL-05", "M-EXPL-11", "M-SCAV-15")
def prices(s: State, card: Explore) -> list[Offer]:
    """The ways of paying for a search; none is open where nothing more may be found."""
    closed = no_more_finds(s)
    return [(_way(s, price), closed or _unpayable(s, price)) for price in card.prices]


def _way(s: State, price: Price) -> Option:
    """How a price is paid. The loud way is said in the words of the place: it may be louder here, or never be
    rolled for."""
    if price.tool:
        return WITH_TOOL(s.leader, works_as(s.pile, price.tool), price.back)
    if price.noise:
        here = place(s)
        rolls = "yes" if here.rolls_noise else "no"
        return NOISE(s.leader, price.noise, price.noise + here.louder, here.louder, rolls)
    return RETURN(s.leader, price.back)


def _unpayable(s: State, price: Price) -> Objection | None:
    """What stands against paying it."""
    if price.people and len(explorers(s)) < price.people:
        return Objection("refused-trip-people", "M-EXPL-03", {"people": price.people})
    if price.tool and not s.pile.get(works_as(s.pile, price.tool)):
        return no_tool(price.tool, "M-EXPL-08")
    return too_few(s, price.back) if price.back else None


def no_tool(tool: str, rule: str) -> Objection:
    """A tool that is not on the Findings Pile."""
    return Objection("refused-trip-tool", rule, {"good": f"good:{tool}"})


@rule("M-NOISE-09", "M-SCAV-14", "M-FIND-02", "M-EXPL-10")
def _pay_and_find(g: Game, card: Explore, chosen: Option) -> Flow[None]:
    """Cards are returned, or Noise is raised and rolled for (whoever comes, comes first); then the finds."""
    match chosen.verb:
        case "ignore":
            return
        case "end":
            go_home(g)
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
    ignore: Offer = (IGNORE(s.leader), None)
    if card.map not in place(s).map:
        g.emit(NotHere(card=name, rule="M-EXPL-08"))
        if card.end:
            offers = [ignore, *end_offers(s, card)]
            chosen = yield from decide_offer(g, "search", offers, "M-SCAV-13", {"card": name})
            if chosen.verb == "end":
                go_home(g)
        return
    offers = [*ways(s, card), (KEEP(s.leader, card.id), None), ignore, *end_offers(s, card)]
    words: dict[str, Arg] = {"card": name}
    chosen = yield from decide_offer(g, "obstacle", offers, "M-EXPL-08", words, lambda: no_end(s, card))
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
def ways(s: State, card: Explore) -> list[Offer]:
    """How an obstacle can be overcome: its prices, and the lock where there is one."""
    found = prices(s, card)
    if card.behind_lock:
        barred = no_more_finds(s) or _tried(s, card)
        pick = None if s.pile.get("lockpick") else no_tool("lockpick", "M-CARD-25")
        found.insert(0, (PICK_LOCK(s.leader, "party", "lockpick"), barred or pick))
        breaker = skilled(explorers(s), lambda skill: skill.opens_by_hatchet)
        if breaker is not None:
            axe = None if s.pile.get("hatchet") else no_tool("hatchet", "M-CARD-18")
            found.append((PICK_LOCK(s.leader, breaker.id, "hatchet"), barred or axe))
    return found


def _tried(s: State, card: Explore) -> Objection | None:
    """The one try at the lock of each such door may be spent; a second door is another door."""
    if s.trip is None:
        return None
    doors = s.slot.count(card.id) + (s.card == card.id)
    spent = s.trip.tried.count(card.id) >= max(1, doors)
    return LOCK_TRIED if spent else None


def overcome(g: Game, card: Explore, chosen: Option) -> Flow[None]:
    """Work on the obstacle; once it is overcome the card goes to the Discard."""
    if chosen.verb == "pick-lock":
        opened = yield from _pick_lock(g, card, chosen.args[1])
        if opened:
            for row in card.behind_lock:
                yield from find(g, row)
        return
    yield from _pay_and_find(g, card, chosen)
    if card.after is not None:
        yield from card.after(g)


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


@rule("M-EXPL-07", "M-EXPL-08")
def slot_cards(s: State) -> list[Offer]:
    """Obstacles on the slot that can be worked on between cards."""
    found: list[Offer] = []
    for id in dict.fromkeys(c for c in s.slot if c in EXPLORE and EXPLORE[c].map):
        against = [why for _, why in ways(s, EXPLORE[id])]
        found.append((OPEN_CARD(s.leader, id), None if None in against else against[0]))
    return found


def work_on_slot(g: Game, id: str) -> Flow[None]:
    """Take an obstacle off the slot and work on it."""
    s = g.state
    card = EXPLORE[id]
    offers: list[Offer] = [*ways(s, card), (KEEP(s.leader, id), None)]
    chosen = yield from decide_offer(g, "obstacle", offers, "M-EXPL-08", {"card": f"card:{id}"})
    if chosen.verb == "keep":
        return
    s.slot.remove(id)
    s.card = id
    g.emit(CardWorkedOn(card=f"card:{id}", rule="M-EXPL-07"))
    if s.trip is not None and chosen.verb != "pick-lock" and id in s.trip.tried:
        s.trip.tried.remove(id)
    yield from overcome(g, card, chosen)
    if s.card == id:
        lay_down(g)
