"""Crafting and its tokens: Barricade, Trap, Spear, Grenade."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, ask, rule
from tilldawn.engine.request import Arg
from tilldawn.games.daylight import options
from tilldawn.games.daylight.assault import by_id, neighbours
from tilldawn.games.daylight.cards.rubble import RECIPES, SPEAR_DAMAGE
from tilldawn.games.daylight.events import Crafted, DrivenOff, EnemyHit, SpearThrown
from tilldawn.games.daylight.harm import bury, foe_left
from tilldawn.games.daylight.inventory import spend
from tilldawn.games.daylight.legal import token_targets
from tilldawn.games.daylight.state import Foe, Game


@rule("W-CRAFT-01", "W-CRAFT-06", "W-CRAFT-25", "W-INV-11", "W-INV-12", "G-43", "G-45")
def craft(g: Game, seat: int, token: str, *, missing: str = "", instead: str = "") -> Flow[None]:
    """Discard the two ingredients of a recipe and gain its token; one may be replaced by Make Do."""
    s = g.state
    player = s.players[seat]
    placed = (yield from _place(g, seat, token)) if token in ("spear", "grenade") else ""
    cards = [instead if card == missing else card for card in RECIPES[token]]
    for card in cards:
        spend(s, seat, card)
    s.tokens[token] -= 1
    g.emit(
        Crafted(
            seat=f"seat:{seat}",
            token=f"token:{token}",
            cards=tuple(f"card:{card}" for card in cards),
            rule="W-CRAFT-01",
        )
    )
    match token:
        case "barricade":
            player.barricades += 1
        case "trap":
            player.traps += 1
        case "spear":
            _spear(g, seat, by_id(s, placed))
        case _:
            _grenade(g, by_id(s, placed))


def _place(g: Game, seat: int, token: str) -> Flow[str]:
    """Which enemy a Spear or Grenade is for."""
    offers = [options.place(seat, token, foe.id) for foe in token_targets(g.state)]
    words: dict[str, Arg] = {"token": f"token:{token}"}
    chosen = yield from ask(g, "place", seat, lambda: offers, offers[0].rule, words, anytime=False)
    return chosen.args[0]


@rule("W-CRAFT-17", "W-CRAFT-18", "G-42", "G-49")
def _spear(g: Game, seat: int, foe: Foe) -> None:
    """3 Damage at once; the Spear stays in the enemy until it falls."""
    g.emit(SpearThrown(seat=f"seat:{seat}", enemy=f"enemy:{foe.id}", rule="W-CRAFT-17"))
    foe.spears += 1
    foe.damage += SPEAR_DAMAGE
    left = max(0, foe_left(foe))
    g.emit(EnemyHit(enemy=f"enemy:{foe.id}", damage=SPEAR_DAMAGE, left=left, rule="W-CRAFT-17"))
    bury(g)


@rule("W-CRAFT-20", "W-CRAFT-21", "W-CRAFT-22", "W-CRAFT-23", "G-46", "G-47", "G-48")
def _grenade(g: Game, foe: Foe) -> None:
    """The target and its neighbours are out of the fight until the phase ends."""
    foe.grenade = True
    driven = [foe, *(near for near in neighbours(g.state, foe) if not near.away)]
    for gone in driven:
        gone.away = True
    g.emit(DrivenOff(enemies=tuple(f"enemy:{gone.id}" for gone in driven), rule="W-CRAFT-20"))
