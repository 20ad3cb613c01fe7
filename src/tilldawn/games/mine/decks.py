"""Drawing from the decks and putting cards back. Nothing here decides what a card does."""

from __future__ import annotations

from tilldawn.engine.deck import Pile, add, draw, known, put_below, put_on_top, shuffle_in
from tilldawn.engine.flow import Flow, rule
from tilldawn.games.mine.city.events import HiddenGoodsLost, LocationExchanged, ResidentDrawn, ResidentLeft
from tilldawn.games.mine.city.printed import RESIDENT
from tilldawn.games.mine.events import CardsReshuffled
from tilldawn.games.mine.goods import Goods, counted
from tilldawn.games.mine.house.events import VisitorCame
from tilldawn.games.mine.people.events import NarrativeUsed
from tilldawn.games.mine.state import Game, State
from tilldawn.games.mine.trade.supply import put


def _renew(g: Game, pile: Pile, group: str, discard: list[str], rule: str) -> None:
    """Shuffle a discard into a new deck: every card of the group has been seen, and none is in the deck."""
    cards = g.state.unseen[group]
    for card in discard:
        add(cards, card)
    pile.layers = [{group: len(discard)}] if discard else []
    discard.clear()
    g.emit(CardsReshuffled(deck=group, cards=len(pile), rule=rule))


@rule("M-FATE-10")
def renew_fate(g: Game) -> None:
    """The discard becomes a new deck if the deck is empty; a card that lies open is not part of it."""
    s = g.state
    if not len(s.fate):
        _renew(g, s.fate, "fate", s.fate_discard, "M-FATE-10")


def draw_fate(g: Game) -> Flow[str]:
    """The top Fate card lies open as `fate_card`; the deck is renewed when it is empty."""
    s = g.state
    renew_fate(g)
    s.fate_card = yield from draw(s.fate, s.unseen)
    return s.fate_card


def discard_fate(s: State) -> None:
    """The open Fate card goes to its discard."""
    s.fate_discard.append(s.fate_card)
    s.fate_card = ""


@rule("M-FIND-05")
def draw_findings(g: Game) -> Flow[str]:
    """The top Findings card lies open as `finding`; the deck is renewed when it is empty."""
    s = g.state
    if not len(s.findings):
        _renew(g, s.findings, "findings", s.findings_discard, "M-FIND-05")
    s.finding = yield from draw(s.findings, s.unseen)
    return s.finding


def discard_findings(s: State) -> None:
    """The open Findings card goes to its discard."""
    if s.finding:
        s.findings_discard.append(s.finding)
        s.finding = ""


@rule("M-RES-01")
def draw_resident(g: Game) -> Flow[str]:
    """The top Residents card lies open as `resident`."""
    s = g.state
    s.resident = yield from draw(s.residents, s.unseen)
    g.emit(ResidentDrawn(card=f"card:{s.resident}", rule="M-RES-01"))
    return s.resident


@rule("M-RES-02", "M-RES-07")
def return_resident(s: State, card: str) -> None:
    """Shuffle a Residents card back into its deck, from wherever it lies."""
    if s.resident == card:
        s.resident = ""
    elif card in s.slot:
        s.slot.remove(card)
    elif card in s.residents_aside:
        s.residents_aside.remove(card)
    else:
        raise AssertionError(f"{card} lies nowhere: it is in its deck already")
    shuffle_in(s.residents, known(card))


@rule("M-RES-07")
def put_resident_away(g: Game, card: str) -> None:
    """A resolved Residents card is shuffled back, from wherever it lies, or kept aside where it says so."""
    s = g.state
    aside = RESIDENT[card].aside
    if aside:
        if s.resident == card:
            s.resident = ""
        else:
            s.slot.remove(card)
        s.residents_aside.append(card)
    else:
        return_resident(s, card)
    g.emit(ResidentLeft(card=f"card:{card}", aside="yes" if aside else "no", rule="M-RES-07"))


def draw_visitor(g: Game) -> Flow[str]:
    """The top Visitor card lies open as `visitor`; the deck is renewed when it is empty."""
    s = g.state
    if not len(s.visitors):
        _renew(g, s.visitors, "visitors", s.visitors_discard, "M-BOARD-29")
    s.visitor = yield from draw(s.visitors, s.unseen)
    g.emit(VisitorCame(card=f"card:{s.visitor}", rule="M-BOARD-29"))
    return s.visitor


@rule("M-LOC-03", "M-LOC-04", "M-ADV-13", "M-FATE-06")
def exchange_location(g: Game, slot: int, rule: str) -> Flow[None]:
    """Remove a Location, slide the others toward Near, lay a new one on Far; hidden goods are lost."""
    s = g.state
    old = s.locations.pop(slot)
    if not len(s.location_deck):
        _renew(g, s.location_deck, "locations", s.old_locations, "M-LOC-04")
    s.old_locations.append(old)
    new = yield from draw(s.location_deck, s.unseen)
    s.locations.append(new)
    g.emit(LocationExchanged(old=f"card:{old}", new=f"card:{new}", rule=rule))
    _drop_hidden(g, old)


@rule("M-ADV-13")
def _drop_hidden(g: Game, location: str) -> None:
    """What was hidden at a Location is lost with it."""
    goods: Goods = g.state.hidden.pop(location, {})
    for good, n in goods.items():
        put(g.state.box, good, n)
    if goods:
        g.emit(HiddenGoodsLost(card=f"card:{location}", goods=counted(goods), rule="M-ADV-13"))


@rule("M-DAWN-05")
def spend_narrative(g: Game, card: str, rule: str = "M-DAWN-05") -> None:
    """A Narrative Action has been used: it is out of the Campaign."""
    g.state.hand.remove(card)
    g.state.waste_cards.append(card)
    g.emit(NarrativeUsed(card=f"card:{card}", rule=rule))


def peeked(pile: Pile, card: str, top: bool) -> None:
    """Put a card that was looked at back on top or at the bottom."""
    if top:
        put_on_top(pile, card)
    else:
        put_below(pile, card)
