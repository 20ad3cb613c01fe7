"""What happens at the Farmers' Market and with what came from it, told in the log."""

from __future__ import annotations

from tilldawn.engine.event import Event


class MarketPaid(Event, frozen=True, kw_only=True):
    goods: tuple[str, ...]


class WaresDrawn(Event, frozen=True, kw_only=True):
    """A Wares card lies open, with so many Farmers and Thugs on the sheet."""

    card: str
    farmers: int
    thugs: int


class WaresPutBack(Event, frozen=True, kw_only=True):
    """A Wares card is not the one: under the deck, or ("discard") to its discard."""

    card: str
    where: str


class ThugsPaid(Event, frozen=True, kw_only=True):
    paid: int


class KeptClear(Event, frozen=True, kw_only=True):
    thugs: int


class ThugsDrivenOff(Event, frozen=True, kw_only=True):
    thugs: int


class WaresChosen(Event, frozen=True, kw_only=True):
    """`effects` is what the option of the card says; `some` whether it says anything."""

    card: str
    effects: tuple[str, ...]
    some: str


class TheftTried(Event, frozen=True, kw_only=True):
    """Up to `upto` somebody is caught."""

    who: str
    result: int
    upto: int
    caught: str


class FarmersKnew(Event, frozen=True, kw_only=True):
    """Somebody present is known to the farmers: they look less closely (`theft`), or like it better what is
    done for them (`welcome`), by so much."""

    who: str
    what: str
    by: int


class ThiefBeaten(Event, frozen=True, kw_only=True):
    who: str
    result: int
    hurt: str


class ThiefBack(Event, frozen=True, kw_only=True):
    who: str


class MarketLeft(Event, frozen=True, kw_only=True):
    """The visit is over: the sheet is cleared, the card is with its discard."""

    card: str


class ToleranceMoved(Event, frozen=True, kw_only=True):
    by: int
    level: int
    way: str


class MarketClosed(Event, frozen=True, kw_only=True):
    """Tolerance 0: nobody sells to us any more."""


class FarmersGave(Event, frozen=True, kw_only=True):
    """Tolerance has reached its end."""


class StallRolled(Event, frozen=True, kw_only=True):
    """The Black die decides about something said at a stall."""

    result: int
    well: str


class LoadCarried(Event, frozen=True, kw_only=True):
    who: str


# --- Farmers ------------------------------------------------------------------------------------------


class FarmerStays(Event, frozen=True, kw_only=True):
    """He sleeps under our roof tonight."""


class FarmerLeft(Event, frozen=True, kw_only=True):
    """At Dawn the guest goes on."""


class GuestSeen(Event, frozen=True, kw_only=True):
    """Raiders have seen the handcart: so much Damage."""

    damage: int


class FarmersPassed(Event, frozen=True, kw_only=True):
    card: str


class VillagersCame(Event, frozen=True, kw_only=True):
    """What Tolerance makes of Angry Villagers."""

    tolerance: int
    damage: int
    wounds: int


class VillagersTalked(Event, frozen=True, kw_only=True):
    """They only want to talk."""


class GardenRolled(Event, frozen=True, kw_only=True):
    """Herbs in the Kitchen Garden, and whether somebody counts the rows."""

    result: int
    kind: str
    so: str


class SeedSown(Event, frozen=True, kw_only=True):
    more: int


# --- The Cold Pantry ----------------------------------------------------------------------------------


class PutIntoPantry(Event, frozen=True, kw_only=True):
    good: str


class TakenFromPantry(Event, frozen=True, kw_only=True):
    good: str
