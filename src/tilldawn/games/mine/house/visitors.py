"""The Outside action: who comes to the door, and where a Visitor card goes. What each does is on the card."""

from __future__ import annotations

from tilldawn.engine.deck import draw, known, shuffle_in
from tilldawn.engine.flow import Flow, rule
from tilldawn.games.mine import modules
from tilldawn.games.mine.book.notes import orphans
from tilldawn.games.mine.cards.newcomers import welcome
from tilldawn.games.mine.cards.visitors import CARDS, FEW, NEWCOMERS, meet
from tilldawn.games.mine.choices import decide
from tilldawn.games.mine.decks import draw_visitor
from tilldawn.games.mine.house.events import NewcomerSought, SniperWatched, VisitorCame, VisitorLeft
from tilldawn.games.mine.people.group import member, ref
from tilldawn.games.mine.people.harm import suffer
from tilldawn.games.mine.people.skills import shelter_roll
from tilldawn.games.mine.state import Game, Person, State
from tilldawn.games.mine.verbs import Verb

RULE = "M-BOARD-29"
SNIPER, SNIPER_WOUNDS = 1, 2

MEET = Verb("outside-meet", RULE)
SEEK = Verb("outside-seek", RULE)


@rule("M-BOARD-29")
def outside(g: Game, who: Person) -> Flow[None]:
    """A sniper fires on 1. Who comes through it meets the top Visitor, or, in a group of two or fewer,
    may search for a Newcomer."""
    s = g.state
    result = yield from shelter_roll(g, "action:outside", RULE, lambda roll: roll != SNIPER)
    hit = result == SNIPER
    g.emit(SniperWatched(who=ref(who), result=result, hit="yes" if hit else "no", rule=RULE))
    if hit:
        yield from suffer(g, who, "wounds", SNIPER_WOUNDS, RULE)
        if member(s, who.id) is None:
            return
    yield from orphans(g, who)
    if s.settings.modules and (yield from modules.outside(g, who)):
        return
    if len(s.group) <= FEW:
        options = [MEET(s.leader), SEEK(s.leader)]
        chosen = yield from decide(g, "outside-whom", options, RULE, {"who": ref(who)}, refused="either")
        if chosen.verb == "outside-seek":
            yield from search_newcomer(g, who.id)
            return
    yield from meet_visitor(g, who.id)


@rule("M-BOARD-29", "M-CARD-39")
def meet_visitor(g: Game, actor: str) -> Flow[None]:
    """Draw the top Visitor and resolve it. A Reality Impact that has led here goes back first."""
    s = g.state
    if s.visitor:
        _put_away(g, "shuffle")
    yield from draw_visitor(g)
    yield from _resolve(g, actor)


@rule("M-BOARD-29")
def search_newcomer(g: Game, actor: str) -> Flow[None]:
    """Turn Visitors up until a Newcomer comes, if need be from the discard too; the others are shuffled."""
    s = g.state
    turned: list[str] = []
    found = yield from _turn_up(g, turned)
    if not found:
        _shuffle_discard(s)
        found = yield from _turn_up(g, turned)
    _shuffle_discard(s)
    refs = tuple(f"card:{card}" for card in dict.fromkeys(turned))
    g.emit(NewcomerSought(turned=refs, found="yes" if found else "no", rule=RULE))
    if not found:
        yield from meet_visitor(g, actor)
        return
    s.visitor = found
    g.emit(VisitorCame(card=f"card:{found}", rule=RULE))
    yield from _resolve(g, actor)


@rule("M-BOARD-29", "M-CARD-39")
def take_in_newcomer(g: Game) -> Flow[Person | None]:
    """Search for a Newcomer, who is taken in whoever it is; nobody comes where there is none."""
    s = g.state
    turned: list[str] = []
    found = yield from _turn_up(g, turned)
    if not found:
        _shuffle_discard(s)
        found = yield from _turn_up(g, turned)
    _shuffle_discard(s)
    refs = tuple(f"card:{card}" for card in dict.fromkeys(turned))
    g.emit(NewcomerSought(turned=refs, found="yes" if found else "no", rule=RULE))
    if not found:
        return None
    s.visitor = found
    g.emit(VisitorCame(card=f"card:{found}", rule=RULE))
    newcomer = CARDS[found].newcomer
    if newcomer is None:
        raise AssertionError("only Newcomers are turned up")
    person = yield from welcome(g, newcomer)
    _put_away(g, "waste")
    return person


def _turn_up(g: Game, turned: list[str]) -> Flow[str]:
    """The first Newcomer of the deck; the cards above go to the discard."""
    s = g.state
    while len(s.visitors):
        card = yield from draw(s.visitors, s.unseen)
        if card in NEWCOMERS:
            return card
        turned.append(card)
        s.visitors_discard.append(card)
    return ""


def _shuffle_discard(s: State) -> None:
    for card in s.visitors_discard:
        shuffle_in(s.visitors, known(card))
    s.visitors_discard.clear()


def _resolve(g: Game, actor: str) -> Flow[None]:
    """What the open card says, then away with it."""
    s = g.state
    card = s.visitor
    after = yield from meet(g, CARDS[card], actor)
    if s.visitor == card:
        _put_away(g, after)


def _put_away(g: Game, after: str) -> None:
    """The Visitor goes, and the card: to its discard, out of the Campaign, or back into the deck."""
    s = g.state
    card, s.visitor = s.visitor, ""
    if after == "waste":
        s.waste_cards.append(card)
    elif after == "shuffle":
        shuffle_in(s.visitors, known(card))
    else:
        s.visitors_discard.append(card)
    g.emit(VisitorLeft(card=f"card:{card}", after=after, rule=RULE))
