"""Combat cards: drawing them, replacing them with Lucky, and clearing them away. For both sides."""

from __future__ import annotations

from tilldawn.engine.deck import Pile, add, draw
from tilldawn.engine.flow import Flow, ask, rule
from tilldawn.games.daylight import options
from tilldawn.games.daylight.events import CombatDrawn, CombatReplaced, CombatReshuffled
from tilldawn.games.daylight.inventory import spend
from tilldawn.games.daylight.state import Game


@rule("W-CCARD-05", "W-CCARD-06", "W-AMMO-05")
def draw_combat(g: Game, count: int) -> Flow[None]:
    """Draw Combat cards for the attack in progress."""
    s = g.state
    for _ in range(count):
        card = yield from _next(g)
        if not card:
            break
        s.drawn.append(card)
    if s.drawn:
        cards = tuple(f"combat:{card}" for card in s.drawn)
        g.emit(CombatDrawn(cards=cards, rule="W-CCARD-05"))


@rule("W-CCARD-07", "W-SETUP-12", "G-32")
def _next(g: Game) -> Flow[str]:
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
def lucky_window(g: Game, attacker: str, target: str, matters: bool) -> Flow[None]:
    """After all cards are drawn and before one is chosen, any holder of Lucky may replace one.

    A replacement is news to those who passed before, so everybody is asked again after it.
    """
    s = g.state
    asked_again = True
    while asked_again:
        asked_again = False
        for seat, player in enumerate(s.players):
            if "lucky" not in player.items or not s.drawn:
                continue
            firsts = {card: at for at, card in reversed(list(enumerate(s.drawn)))}
            offers = [options.lucky(seat, at, card) for card, at in sorted(firsts.items())]
            offers.append(options.no_lucky(seat))
            cards = tuple(f"combat:{card}" for card in s.drawn)
            chosen = yield from ask(
                g,
                "lucky",
                seat,
                lambda o=offers: o,  # type: ignore[misc]
                "W-SPEC-10",
                {"cards": cards, "attacker": attacker, "target": target},
                topic="lucky",
                matters=matters,
                default="no-lucky",
            )
            if chosen.verb == "lucky":
                yield from _replace(g, seat, int(chosen.args[0]))
                asked_again = True
                break


def _replace(g: Game, seat: int, at: int) -> Flow[None]:
    s = g.state
    spend(s, seat, "lucky")
    old = s.drawn.pop(at)
    add(s.combat_discard, old)
    new = yield from _next(g)
    s.drawn.insert(at, new)
    g.emit(CombatReplaced(seat=f"seat:{seat}", old=f"combat:{old}", new=f"combat:{new}", rule="W-SPEC-10"))


@rule("W-CCARD-04")
def clear_drawn(g: Game) -> None:
    """All Combat cards of this attack go to the discard pile."""
    s = g.state
    for card in s.drawn:
        add(s.combat_discard, card)
    s.drawn.clear()
