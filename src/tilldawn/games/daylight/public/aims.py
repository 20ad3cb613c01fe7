"""Whom each enemy will strike: the order of the enemies' turn, as far as it can be known before."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from tilldawn.engine.flow import rule
from tilldawn.games.daylight.cards.horde import HORDE


class Stander(NamedTuple):
    """A card on the line."""

    id: str
    kind: str
    away: bool


class Order(NamedTuple):
    """What the order of blows hangs on beside the line."""

    seats: int
    wave: int
    """Who holds WAVE!."""
    attacked: int
    """The player attacked last in this Combat; below 0 before the first blow."""
    current: str = ""
    """The enemy whose attack is being resolved."""
    waiting: Collection[str] | None = None
    """Those still to attack, once the enemies act; None before."""


@rule("W-SURV-03", "W-COMBAT-10", "W-COMBAT-11", "G-48")
def aims_of(line: Sequence[Stander], order: Order) -> dict[str, str]:
    """Whom each enemy will attack if nothing changes, from left to right.

    The one whose attack is being resolved has its target; those that have attacked aim at nobody. A Survivor
    is taken to fall to an attack that is certain to deal Damage; behind one that is not, all is open.
    """
    monsters = sum(HORDE[foe.kind].bolsters for foe in line if not foe.away)
    survivors = [f"enemy:{foe.id}" for foe in line if not HORDE[foe.kind].enemy and not foe.away]
    seat = order.attacked
    aims: dict[str, str] = {}
    certain = True
    for foe in line:
        kind = HORDE[foe.kind]
        if not kind.enemy or foe.away:
            continue
        if order.waiting is not None and foe.id != order.current and foe.id not in order.waiting:
            continue
        if foe.id == order.current:
            aims[foe.id] = survivors[0] if survivors else f"seat:{seat}"
        elif not certain:
            continue
        elif survivors:
            aims[foe.id] = survivors[0]
        else:
            seat = order.wave if seat < 0 else (seat + 1) % order.seats
            aims[foe.id] = f"seat:{seat}"
        if survivors and certain:
            certain = kind.draws == 0 and kind.fixed + (0 if kind.bolsters else monsters) > 0
            del survivors[:1]
    return aims
