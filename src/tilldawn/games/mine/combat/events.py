"""What happens in a Combat, told in the log as `event-NAME`.

`who` is a Character or an Enemy (`enemy:a2`), and `side` says which: "us" or "them". `weapon` is a plain
word, "unarmed" for none; a rolled face is its icon and how many of it there are.
"""

from __future__ import annotations

from tilldawn.engine.event import Event

# --- Setting up ---------------------------------------------------------------------------------------


class FightBegan(Event, frozen=True, kw_only=True):
    """`result` is the Black die, 0 where the number of Enemies is printed; they run at `runs` Wounds in all,
    0 if they do not."""

    card: str
    result: int
    foes: int
    home: str
    runs: int


class FoeDrawn(Event, frozen=True, kw_only=True):
    foe: str
    letter: str
    weapon: str
    prowess: int


class FightArmed(Event, frozen=True, kw_only=True):
    """`spare` says that the weapon is carried, not held."""

    who: str
    weapon: str
    spare: str


class FightWeaponChanged(Event, frozen=True, kw_only=True):
    """`why` is "choice", or "ammo" where a firearm could not be fired."""

    who: str
    weapon: str
    why: str


class FightArmsLaidDown(Event, frozen=True, kw_only=True):
    """What everybody held and carried went back to where it came from: `zone` is "storage" or "pile"."""

    goods: tuple[str, ...]
    zone: str


class FightArmsLost(Event, frozen=True, kw_only=True):
    """Weapons of the fallen that nobody could pick up."""

    goods: tuple[str, ...]


class GuardsLaidDownArms(Event, frozen=True, kw_only=True):
    """Weapons and Ammo of those on Guard, for whoever fights now."""

    who: tuple[str, ...]
    goods: tuple[str, ...]


class GuardTookUpArms(Event, frozen=True, kw_only=True):
    who: str
    weapon: str
    ammo: int


# --- Dice ---------------------------------------------------------------------------------------------


class FightRoundBegan(Event, frozen=True, kw_only=True):
    round: int
    foes: int


class Backstabbed(Event, frozen=True, kw_only=True):
    side: str


class CombatDieRolled(Event, frozen=True, kw_only=True):
    """Also outside Combat, where Combat dice are rolled. `again` says that it is a reroll, `die` is its
    colour, and `miss` says that the face does nothing with this weapon."""

    who: str
    weapon: str
    face: str
    count: int
    again: str
    die: str = "grey"
    miss: str = "no"


class FightFateDeclined(Event, frozen=True, kw_only=True):
    who: str


class FightFateDrawn(Event, frozen=True, kw_only=True):
    """`blow` is the Combat half; it counts only if the colours match."""

    who: str
    card: str
    blow: str
    matches: str


# --- What the dice do ---------------------------------------------------------------------------------


class FoeHit(Event, frozen=True, kw_only=True):
    foe: str
    by: int
    wounds: int


class FoeFell(Event, frozen=True, kw_only=True):
    foe: str


class FoeOutOfAmmo(Event, frozen=True, kw_only=True):
    foe: str


class FightWoundsLost(Event, frozen=True, kw_only=True):
    """Nobody is left on that side who could take them."""

    side: str
    wounds: int


class FightBlowLost(Event, frozen=True, kw_only=True):
    side: str
    blow: str


class FightDodged(Event, frozen=True, kw_only=True):
    who: str


class FightKnockedDown(Event, frozen=True, kw_only=True):
    who: str


class FightWeaponLost(Event, frozen=True, kw_only=True):
    """`how` is "jam" or "weapon-loss"."""

    who: str
    weapon: str
    how: str


# --- The end ------------------------------------------------------------------------------------------


class FightWon(Event, frozen=True, kw_only=True):
    foes: int


class FightOver(Event, frozen=True, kw_only=True):
    """However it ended: the Enemy tokens, `foes` alive and `dead` dead, are put back and mixed."""

    foes: int
    dead: int


class FoesBroke(Event, frozen=True, kw_only=True):
    """They have taken `wounds` in all, everything that was dealt in the round, and run; `foes` of them."""

    wounds: int
    foes: int


class FightLost(Event, frozen=True, kw_only=True):
    """Nobody is left on our side; `foes` of them are."""

    foes: int


class FightFled(Event, frozen=True, kw_only=True):
    """`how` is "chased", "runner" (Pavle) or "basement"."""

    how: str


class FightSettled(Event, frozen=True, kw_only=True):
    """Script 40 (a): the Black die afterwards; `beaten` if everybody is hurt all the same."""

    paid: int
    result: int
    beaten: str


class LeftBehind(Event, frozen=True, kw_only=True):
    """Script 40 (b)."""

    who: str


class Surrendered(Event, frozen=True, kw_only=True):
    """Script 40 (c)."""

    who: tuple[str, ...]


class SurrenderRolled(Event, frozen=True, kw_only=True):
    who: str
    result: int
    wounds: int
