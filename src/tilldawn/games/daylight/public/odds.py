"""Exact odds of an attack as it has been declared, or as it would be.

`sight` has the odds of Combat cards and draws what could be done from them; here it is about one thing that
is pointed at. The odds suppose that of the Combat cards drawn the one with the most Damage is taken, and that
nobody plays anything else.
"""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct, structs

from tilldawn.engine.flow import rule
from tilldawn.games.daylight.public.sight import best_of, driven, extra, fells_nobody, price
from tilldawn.games.daylight.public.view import AttackView, TableView, printed


class AttackOdds(Struct, frozen=True):
    """What an attack does."""

    damage: dict[int, Fraction]
    """Damage to the target."""
    falls: dict[str, Fraction]
    """How likely the target falls, and each neighbour of it, by the Splash that is sure."""
    splash: Fraction
    """How likely the card brings 1 Splash more."""
    sure: int
    """Splash that is sure."""
    draws: int
    cost: int
    """Damage to the attacker where nobody falls."""
    nobody: Fraction
    """How likely nobody falls."""


@rule("W-COMBAT-05", "W-SPLASH-01", "W-AMMO-04")
def attack_odds(view: TableView, ammo: int = 0) -> AttackOdds:
    """The attack that has been declared, perhaps with so many Ammo cards more than have been spent yet."""
    attack = view.attack
    weapon = printed(attack.weapon).weapon if attack is not None else None
    if attack is None or weapon is None:
        raise ValueError("nobody attacks")
    bonus = attack.bonus or driven(view.players[view.seat])
    target = next(foe for foe in view.line if foe.id == attack.target)
    draws = attack.draws + ammo
    damage: dict[int, Fraction] = {}
    falls = splash = Fraction(0)
    best = best_of(view, draws)
    for card, share, brings in best:
        dealt = max(0, weapon.fixed + bonus + card + extra(target))
        damage[dealt] = damage.get(dealt, Fraction(0)) + share
        falls += share * (dealt >= target.left)
        splash += brings
    near = [foe for foe in view.line if foe.id in attack.neighbours and not foe.away]
    felled = {foe.id: Fraction(foe.left <= attack.splash) for foe in near if attack.splash}
    own = weapon.fixed + bonus + extra(target)
    nobody = fells_nobody(target.left, near, own, attack.splash, best)
    cost = price(view.players[view.seat])
    return AttackOdds(damage, {target.id: falls, **felled}, splash, attack.splash, draws, cost, nobody)


def weapon_odds(view: TableView, card: str) -> dict[str, AttackOdds]:
    """What a weapon of whoever's turn it is would do to each enemy, with as little Ammo as it takes."""
    weapon = printed(card).weapon
    if weapon is None:
        raise ValueError(f"{card} is no weapon")
    ammo = 1 if weapon.ammo else 0
    found: dict[str, AttackOdds] = {}
    for foe in view.line:
        if foe.enemy and not foe.away:
            attack = AttackView(card, foe.id, [], ammo, weapon.splash, weapon.draws + ammo, 0, [])
            found[foe.id] = attack_odds(structs.replace(view, attack=attack))
    return found
