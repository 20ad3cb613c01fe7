"""What can happen in the Night Raid phase, told in the log as `event-NAME`."""

from __future__ import annotations

from tilldawn.engine.event import Event


class RaidBegan(Event, frozen=True, kw_only=True):
    """`cards` is how many Night Raid cards come; `some` says whether anybody is on Guard."""

    cards: int
    guards: tuple[str, ...]
    some: str


class ShelterUnguarded(Event, frozen=True, kw_only=True):
    """Script 333 in its mild form: raiders find nobody at the door."""

    cards: int


class GuardArmed(Event, frozen=True, kw_only=True):
    """`firearm` says whether Ammo matters."""

    who: str
    weapon: str
    firearm: str
    ammo: int


class RaidDrawn(Event, frozen=True, kw_only=True):
    card: str
    damage: int
    wounds: int


class RaidIgnored(Event, frozen=True, kw_only=True):
    """The card goes back without effect: a quiet night."""

    card: str


class RaidersRouted(Event, frozen=True, kw_only=True):
    """A hatchet or a spread icon, rolled with the right weapon."""

    who: str
    weapon: str
    card: str


class SentryWatched(Event, frozen=True, kw_only=True):
    who: str
    wounds: int


class RaidEased(Event, frozen=True, kw_only=True):
    """Points nobody had to roll: `why` is "neighbours", "soldier" or "stragglers"."""

    why: str
    points: int


class RaidBoughtOff(Event, frozen=True, kw_only=True):
    card: str


class FirearmSeen(Event, frozen=True, kw_only=True):
    """The militia finds an armed Guard."""

    wounds: int


class GuardFired(Event, frozen=True, kw_only=True):
    who: str
    weapon: str
    ammo: int


class GuardRolled(Event, frozen=True, kw_only=True):
    """`face` is what the die shows, `points` what it is worth here; `again` marks a reroll."""

    who: str
    die: str
    face: str
    points: int
    again: str


class GangBeaten(Event, frozen=True, kw_only=True):
    points: int


class RaidReduced(Event, frozen=True, kw_only=True):
    """What is left of the card once the points are taken off."""

    points: int
    damage: int
    wounds: int


class RaidTook(Event, frozen=True, kw_only=True):
    """`some` says whether anything was lost at all."""

    goods: tuple[str, ...]
    some: str


class PiecesTaken(Event, frozen=True, kw_only=True):
    """Part of what is lost: a piece the leader chose, or all of a kind; `RaidTook` adds them up."""

    goods: tuple[str, ...]


class PieceShelved(Event, frozen=True, kw_only=True):
    """A piece the Hidden Shelf keeps; `ShelfKept` adds them up."""

    good: str


class KeptFromRaiders(Event, frozen=True, kw_only=True):
    """Pieces in Storage that raiders did not find, wherever a module keeps them."""

    goods: tuple[str, ...]


class ShelfKept(Event, frozen=True, kw_only=True):
    goods: tuple[str, ...]


class RaidHitNobody(Event, frozen=True, kw_only=True):
    """Wounds are left, but nobody is there to take them."""

    wounds: int


class RaidRemoved(Event, frozen=True, kw_only=True):
    """The card has been resolved and is out of the Campaign."""

    card: str


class RaidsOver(Event, frozen=True, kw_only=True):
    """The raid cards of the night are shuffled back."""

    cards: tuple[str, ...]


class CrimeSpread(Event, frozen=True, kw_only=True):
    """Red-corner cards have been shuffled in, unseen."""

    raids: int
    residents: int


class ReserveEmpty(Event, frozen=True, kw_only=True):
    """No red-corner card is left."""


class WeaponsPutBack(Event, frozen=True, kw_only=True):
    """Weapons and Ammo of the Guards, the fallen included, are in Storage again."""

    goods: tuple[str, ...]


class RaidStirred(Event, frozen=True, kw_only=True):
    """What we did has made the card harder."""

    damage: int
    wounds: int
