"""The field of a Combat: who stands on it, and where weapons and Ammo come from."""

from __future__ import annotations

from typing import Literal

from tilldawn.engine.flow import rule
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.people.group import at_home, awake, party, present, ref
from tilldawn.games.mine.state import Combat, Foe, Person, State
from tilldawn.games.mine.trade.supply import Zone, zone

Side = Literal["us", "them"]
Fighter = Person | Foe


def combat_of(s: State) -> Combat:
    """The Combat in progress."""
    if s.combat is None:
        raise AssertionError("a Combat is in progress")
    return s.combat


@rule("M-STATE-14", "M-STATE-22", "M-COMB-46")
def fighters(s: State, *, home: bool) -> list[Person]:
    """The Characters in the fight: the party on the way, at home everybody; sleepers are left out.

    The night's task is finished before sleep comes: the Fatigue of it keeps nobody from fighting.
    """
    return present(s) if not home else [person for person in at_home(s) if awake(person)]


@rule("M-COMB-04", "M-COMB-46")
def source(combat: Combat) -> Zone:
    """Weapons and Ammo come from Storage at home, from the Findings Pile on the way."""
    return "storage" if combat.home else "pile"


def heap_of(s: State, combat: Combat) -> Goods:
    """The heap weapons and Ammo come from."""
    return zone(s, source(combat))


@rule("M-COMB-42")
def have_broken(combat: Combat) -> bool:
    """Frightened Enemies run once they have suffered so many Wounds in all."""
    return 0 < combat.break_at <= combat.dealt


def one_side_is_gone(s: State, combat: Combat) -> bool:
    """No Enemy is left, or no Character who could fight."""
    return not combat.foes or not fighters(s, home=combat.home)


@rule("M-COMB-06", "M-COMB-42")
def is_over(s: State, combat: Combat) -> bool:
    """One side is gone or, now that the round is over, runs."""
    return one_side_is_gone(s, combat) or have_broken(combat)


@rule("M-COMB-38", "M-STATE-22")
def witnesses(s: State, combat: Combat) -> list[Person]:
    """Everybody whom a killing can weigh on: all who are there, sleepers too."""
    return at_home(s) if combat.home else [person for person in party(s) if not person.broke_off]


def id_of(fighter: Fighter) -> str:
    """The Character's id or the Enemy token's."""
    return fighter.token if isinstance(fighter, Foe) else fighter.id


def ref_of(fighter: Fighter) -> str:
    """How either is named in texts."""
    return f"enemy:{fighter.token}" if isinstance(fighter, Foe) else ref(fighter)


def side_of(fighter: Fighter) -> Side:
    """Ours or theirs."""
    return "them" if isinstance(fighter, Foe) else "us"
