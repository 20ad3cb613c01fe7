"""What the pets do, told in the log. `pet` is `card:cat` or `card:dog`."""

from __future__ import annotations

from tilldawn.engine.event import Event


class PetCame(Event, frozen=True, kw_only=True):
    """`how` is "home" (it lives with us now) or "along" (it follows the party)."""

    pet: str
    how: str


class PetLeftBehind(Event, frozen=True, kw_only=True):
    """It followed a party of which nobody has come home."""

    pet: str


class PetLost(Event, frozen=True, kw_only=True):
    """`how` is "strayed", "ran" or "killed"."""

    pet: str
    how: str


class PetEaten(Event, frozen=True, kw_only=True):
    pet: str


class CatRolled(Event, frozen=True, kw_only=True):
    """`does` is "strays", "sleeps", "consoles" or "hunts"."""

    result: int
    bonus: int
    total: int
    does: str


class CatAwaited(Event, frozen=True, kw_only=True):
    """A Cat that is out: `does` is "gone", "out" or "back"."""

    result: int
    does: str


class DogFed(Event, frozen=True, kw_only=True):
    good: str


class DogWentHungry(Event, frozen=True, kw_only=True):
    """No food for the Dog tonight."""


class DogBarked(Event, frozen=True, kw_only=True):
    points: int


class DogInDanger(Event, frozen=True, kw_only=True):
    result: int
    killed: str
