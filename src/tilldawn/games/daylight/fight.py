"""Combat cards: drawing them, answering them with a card in hand, and clearing them away. For both sides."""

from __future__ import annotations

from collections.abc import Callable

from tilldawn.engine.deck import Pile, add, draw
from tilldawn.engine.flow import Flow, rule
from tilldawn.games.daylight.cards.shelf import PLAYED, RUBBLE
from tilldawn.games.daylight.events import CombatDrawn, CombatReshuffled
from tilldawn.games.daylight.state import Game
from tilldawn.games.daylight.words import Reply


@rule("W-CCARD-05", "W-CCARD-06", "W-AMMO-05")
def draw_combat(g: Game, count: int) -> Flow[None]:
    """Draw Combat cards for the attack in progress."""
    s = g.state
    for _ in range(count):
        card = yield from next_card(g)
        if not card:
            break
        s.drawn.append(card)
    if s.drawn and g.log is not None:
        cards = tuple(f"combat:{card}" for card in s.drawn)
        g.emit(CombatDrawn(cards=cards, rule="W-CCARD-05"))


@rule("W-CCARD-07", "W-SETUP-12", "G-32")
def next_card(g: Game) -> Flow[str]:
    """The next Combat card; an empty deck is made anew from its discards, not from cards in use."""
    s = g.state
    if not s.combat.layers:
        if not s.combat_discard:
            return ""
        cards = sum(s.combat_discard.values())
        s.unseen["combat"] = s.combat_discard
        s.combat_discard = {}
        s.combat = Pile([{"combat": cards}])
        g.emit(CombatReshuffled(cards=cards, rule="W-CCARD-07"))
    return (yield from draw(s.combat, s.unseen))


@rule("W-SPEC-10", "W-SPEC-11", "G-36")
def replies(g: Game, attacker: str, target: str, matters: Callable[[], bool]) -> Flow[None]:
    """After all cards are drawn and before one is chosen, any holder of a card for it may answer.

    An answer is news to those who passed before, so everybody is asked again after it.
    """
    s = g.state
    asked_again = bool(s.drawn)
    while asked_again and (s.combat.layers or s.combat_discard):
        asked_again = False
        for card in PLAYED["drawn"]:
            for seat, player in enumerate(s.players):
                if card in player.items and not asked_again:
                    word = next(word for word in RUBBLE[card].words if isinstance(word, Reply))
                    asked_again = yield from word.offer(g, seat, card, attacker, target, matters())


@rule("W-CCARD-04")
def clear_drawn(g: Game) -> None:
    """All Combat cards of this attack go to the discard pile."""
    s = g.state
    for card in s.drawn:
        add(s.combat_discard, card)
    s.drawn.clear()
