"""The Unknown deck: cards nobody has seen, to be turned up or returned as a price of time and care."""

from __future__ import annotations

from tilldawn.engine.deck import Pile, add, deal, draw, put_on_top
from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.request import Arg
from tilldawn.games.mine.choices import decide
from tilldawn.games.mine.city.events import CardsOrdered, CardsReturned, CardsSeen, UnknownFormed
from tilldawn.games.mine.city.printed import EXPLORE
from tilldawn.games.mine.events import CardsReshuffled
from tilldawn.games.mine.state import Game, State
from tilldawn.games.mine.verbs import Verb

NEXT_CARD = Verb("next-card", "M-LOC-05", "card:card")
AWAY = Verb("away", "M-SCAV-14", "card:card")
KEEP_REST = Verb("keep-rest", "M-SCAV-14")


@rule("M-SCAV-09", "M-EXPL-06")
def form_unknown(g: Game, cards: int) -> None:
    """So many Exploration cards, face down and unseen; if the deck runs out, the Discard is shuffled in."""
    s = g.state
    missing = cards - deal(s.exploration, s.unknown, cards)
    if missing and s.explored:
        _renew(g)
        deal(s.exploration, s.unknown, missing)
    g.emit(UnknownFormed(cards=len(s.unknown), rule="M-SCAV-09"))


def _renew(g: Game) -> None:
    """The Discard space becomes a new Exploration deck."""
    s = g.state
    again = s.unseen.setdefault("explored", {})
    for card in s.explored:
        add(again, card)
    s.exploration = Pile([{"explored": len(s.explored)}])
    s.explored = []
    g.emit(CardsReshuffled(deck="exploration", cards=len(s.exploration), rule="M-EXPL-06"))


@rule("M-SCAV-14", "M-SCAV-15", "M-EXPL-01")
def return_cards(g: Game, cards: int, rule: str) -> None:
    """Put unseen cards from the Unknown deck back on the Exploration deck."""
    s = g.state
    if cards:
        deal(s.unknown, s.exploration, cards)
        g.emit(CardsReturned(cards=cards, left=len(s.unknown), rule=rule))


@rule("M-SCAV-19", "M-EXPL-09")
def gather(s: State) -> None:
    """All Exploration cards, wherever they lie, are shuffled into one deck again."""
    group = s.unseen["exploration"]
    for card in s.explored:
        add(group, card)
    for card in [c for c in s.slot if c in EXPLORE]:
        s.slot.remove(card)
        add(group, card)
    for pile in (s.unknown, s.exploration):
        for layer in pile.layers:
            if isinstance(layer, str):
                add(group, layer)
    for card, n in s.unseen.pop("explored", {}).items():
        add(group, card, n)
    s.explored = []
    s.unknown = Pile()
    s.exploration = Pile([{"exploration": sum(group.values())}])


@rule("M-LOC-05")
def look_ahead(g: Game, cards: int, rule: str) -> Flow[None]:
    """Look at the top cards and put them back in any order."""
    s = g.state
    seen = yield from _turn_up(s, cards)
    if not seen:
        return
    g.emit(CardsSeen(cards=tuple(f"card:{card}" for card in seen), rule=rule))
    yield from _put_back(g, seen, rule)


def look_and_return(g: Game, cards: int, rule: str) -> Flow[None]:
    """Look at the top cards, return any of them, and put the rest back in any order."""
    s = g.state
    seen = yield from _turn_up(s, cards)
    g.emit(CardsSeen(cards=tuple(f"card:{card}" for card in seen), rule=rule))
    while seen:
        options = [AWAY(s.leader, card) for card in dict.fromkeys(seen)]
        chosen = yield from decide(g, "away", [*options, KEEP_REST(s.leader)], rule, refused="all")
        if chosen.verb == "keep-rest":
            break
        seen.remove(chosen.args[0])
        s.unknown.layers.remove(chosen.args[0])
        put_on_top(s.exploration, chosen.args[0])
        g.emit(CardsReturned(cards=1, left=len(s.unknown), rule=rule))
    yield from _put_back(g, seen, rule)


def _turn_up(s: State, cards: int) -> Flow[list[str]]:
    """Decide the top cards; they stay where they are, known from now on."""
    seen: list[str] = []
    for _ in range(min(cards, len(s.unknown))):
        seen.append((yield from draw(s.unknown, s.unseen)))
    s.unknown.layers[:0] = seen
    return seen


def _put_back(g: Game, seen: list[str], rule: str) -> Flow[None]:
    """The leader says which of the cards lying on top comes first, second, …"""
    s = g.state
    order: list[str] = []
    left = list(seen)
    while left:
        options = [NEXT_CARD(s.leader, card, rule=rule) for card in dict.fromkeys(left)]
        words: dict[str, Arg] = {"place": len(order) + 1}
        chosen = yield from decide(g, "next-card", options, rule, words, refused="all")
        left.remove(chosen.args[0])
        order.append(chosen.args[0])
    s.unknown.layers[: len(seen)] = order
    if order:
        g.emit(CardsOrdered(cards=tuple(f"card:{card}" for card in order), rule=rule))
