"""Exact odds of an attack as it has been declared, and of WAVE!, as fractions.

`sight` works the same out for a picture of all that could be done; here it is about one thing that is pointed
at. The odds suppose that of the Combat cards drawn the one with the most Damage is taken, and that nobody
plays anything else.
"""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct, structs

from tilldawn.engine.flow import rule
from tilldawn.games.daylight.cards.shelf import GIVEN, RUBBLE, WAVE
from tilldawn.games.daylight.public.sight import _extra, best_of, wave_by
from tilldawn.games.daylight.public.view import AttackView, TableView, printed
from tilldawn.games.daylight.words import Compulsion

EXACT = 10**7
"""No way to draw Combat cards has more to it than that: from floats of them the fraction can be had back."""


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


@rule("W-COMBAT-05", "W-SPLASH-01", "W-AMMO-04")
def attack_odds(view: TableView, ammo: int = 0) -> AttackOdds:
    """The attack that has been declared, perhaps with so many Ammo cards more than have been spent yet."""
    attack = view.attack
    weapon = printed(attack.weapon).weapon if attack is not None else None
    if attack is None or weapon is None:
        raise ValueError("nobody attacks")
    bonus = attack.bonus or _driven(view)
    target = next(foe for foe in view.line if foe.id == attack.target)
    draws = attack.draws + ammo
    damage: dict[int, Fraction] = {}
    falls = splash = Fraction(0)
    for card, share, brings in best_of(view, draws):
        odds = Fraction(share).limit_denominator(EXACT)
        dealt = max(0, weapon.fixed + bonus + card + _extra(target))
        damage[dealt] = damage.get(dealt, Fraction(0)) + odds
        falls += odds * (dealt >= target.left)
        splash += Fraction(brings).limit_denominator(EXACT)
    near = [foe for foe in view.line if foe.id in attack.neighbours and not foe.away]
    felled = {foe.id: Fraction(foe.left <= attack.splash) for foe in near if attack.splash}
    return AttackOdds(damage, {target.id: falls, **felled}, splash, attack.splash, draws)


def _driven(view: TableView) -> int:
    """Damage that belongs to every attack of whoever attacks, before it has been counted."""
    perk = GIVEN.get((view.players[view.seat].character, Compulsion))
    words = perk.words if perk is not None else ()
    return sum(word.bonus for word in words if isinstance(word, Compulsion))


def wave_odds(view: TableView) -> list[tuple[int, Fraction]]:
    """Who draws next, once round the table, and how likely WAVE! has come by that draw."""
    return [(seat, Fraction(share).limit_denominator(1000)) for seat, share in wave_by(view)]


@rule("W-SETUP-08", "W-SEARCH-01")
def next_odds(view: TableView) -> dict[str, Fraction]:
    """How likely the next card of the Active pile is of each family; WAVE! is one of its own."""
    if not view.active:
        return {}
    if view.active_top:
        top = view.active_top
        return {top if top == WAVE else RUBBLE[top].family: Fraction(1)}
    wave = Fraction(1, view.active) if view.wave_in_active else Fraction(0)
    unseen = view.unseen.get("rubble", {})
    total = sum(unseen.values())
    found = {WAVE: wave} if wave else {}
    for card, count in unseen.items():
        family = RUBBLE[card].family
        found[family] = found.get(family, Fraction(0)) + (1 - wave) * Fraction(count, total)
    return dict(sorted(found.items(), key=lambda one: (one[0] != WAVE, -one[1], one[0])))


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


__all__ = ["WAVE", "AttackOdds", "attack_odds", "next_odds", "wave_odds", "weapon_odds"]
