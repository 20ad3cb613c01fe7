"""Visitors: who comes to the door. Each card says what it is; what some of them do is told beside, by name:
`newcomers.py`, `callers.py`, `neighbours.py`."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, rule
from tilldawn.games.mine.cards.callers import doctor, gossip
from tilldawn.games.mine.cards.calling import Newcomer, Visitor
from tilldawn.games.mine.cards.impact import IMPACTS, Impact
from tilldawn.games.mine.cards.neighbours import children, mourning, queue, soldier
from tilldawn.games.mine.cards.newcomers import knock
from tilldawn.games.mine.state import Game
from tilldawn.games.mine.trade.deal import trade

FEW = 2
"""With so many Characters or fewer a Newcomer may be searched for."""


def reality(g: Game, actor: str) -> Flow[str]:
    """A script, by the next Visitor; the card is shuffled back."""
    from tilldawn.games.mine.book.scripts import impact

    yield from impact(g, IMPACT, actor)
    return "shuffle"


DECK: tuple[Visitor, ...] = (
    Visitor(
        "newcomer-hungry",
        Newcomer(
            {"hunger": 2, "fatigue": 1},
            rolls=(*[{"knife": 1}] * 4, *[{"raw-food": 1}] * 3, *[{"cigarette": 2}] * 3),
        ),
    ),
    Visitor("newcomer-wounded", Newcomer({"wounds": 2, "hunger": 1}, {"jewelry": 1, "lockpick": 1})),
    Visitor("newcomer-grieving", Newcomer({"misery": 2, "hunger": 1}, {"canned-food": 1, "book": 1})),
    Visitor("barterer", trades="barterer"),
    Visitor("barterer-with-a-cart", trades="cart"),
    Visitor("gossip", call=gossip),
    Visitor("doctor", call=doctor),
    Visitor("children-at-the-door", call=children),
    Visitor("soldier-off-duty", call=soldier),
    Visitor("neighbour-in-mourning", call=mourning),
    Visitor("queue-for-water", call=queue),
    Visitor("v-impact", call=reality),
)

CARDS = {card.id: card for card in DECK}
"""Everybody who may come to the door, those of modules too."""
NEWCOMERS = tuple(card.id for card in DECK if card.newcomer is not None)
IMPACT = next(card.id for card in DECK if card.call is reality)
IMPACTS[IMPACT] = Impact("visitors")


@rule("M-CARD-39", "M-TRADE-01")
def meet(g: Game, card: Visitor, actor: str) -> Flow[str]:
    """What the card says: somebody who would stay, a Trade from Storage, or whatever it tells."""
    if card.newcomer is not None:
        return (yield from knock(g, card.newcomer))
    if card.trades:
        yield from trade(g, card.trades, home=True)
        return "discard"
    if card.call is None:
        raise AssertionError(f"{card.id} says nothing")
    return (yield from card.call(g, actor))
