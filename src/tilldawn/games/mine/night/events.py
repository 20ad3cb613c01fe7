"""What happens in the Evening and at Dawn, told in the log."""

from __future__ import annotations

from tilldawn.engine.event import Event


class TaskGiven(Event, frozen=True, kw_only=True):
    who: str
    task: str


class PartyReturned(Event, frozen=True, kw_only=True):
    """The party is back; `some` says whether it carries anything."""

    who: tuple[str, ...]
    goods: tuple[str, ...]
    some: str


class JournalRead(Event, frozen=True, kw_only=True):
    """`own` is "yes" when she writes for herself."""

    who: str
    to: str
    own: str


class DoctorCalled(Event, frozen=True, kw_only=True):
    """House Doctor: whom the next Fate card finds treated, as if with `good`."""

    who: str
    good: str


class SoupServed(Event, frozen=True, kw_only=True):
    """Thin Soup: everybody counts as having eaten a Vegetable; `good` went into it."""

    good: str


class FateTurned(Event, frozen=True, kw_only=True):
    card: str


class FateDeclined(Event, frozen=True, kw_only=True):
    """Not Today: the card is discarded unresolved."""

    card: str


class PatientTreated(Event, frozen=True, kw_only=True):
    """`doctor` is "yes" when the House Doctor's help counts as the medicine."""

    who: str
    state: str
    good: str
    doctor: str


class BedSpared(Event, frozen=True, kw_only=True):
    """An untreated illness does not get worse after a night in a Bed."""

    who: str


class MedicineSpent(Event, frozen=True, kw_only=True):
    goods: tuple[str, ...]


class ColdFelt(Event, frozen=True, kw_only=True):
    """`cold` is effective Cold; `bites` is "nobody", "one" or "all"."""

    cold: int
    bites: str


class WaitResolved(Event, frozen=True, kw_only=True):
    """`result` is what the Black die showed, `bonus` what the Cage Trap adds, `pieces` what it brings;
    `rats` says whether one of them is due to the Rat Infestation."""

    card: str
    result: int
    bonus: int
    pieces: int
    rats: str


class WaitSpoiled(Event, frozen=True, kw_only=True):
    """An upgrade without its base card brings nothing, nor does anything in a closed basement: `why` is
    "alone" or "basement"."""

    card: str
    why: str


class SpiritCalled(Event, frozen=True, kw_only=True):
    """`letter` is "A", "B" or "C"; `line` what it says on the Character card."""

    who: str
    letter: str
    line: str


class SpiritQuiet(Event, frozen=True, kw_only=True):
    """The line does not apply."""

    who: str


class FateResolved(Event, frozen=True, kw_only=True):
    """The Fate card goes to its discard."""

    card: str


class NarrativeOffered(Event, frozen=True, kw_only=True):
    """Narrative Actions drawn at Dawn, of which one is kept."""

    cards: tuple[str, ...]


class NarrativeKept(Event, frozen=True, kw_only=True):
    """`back` are the cards shuffled back; `some` says whether there are any."""

    card: str
    back: tuple[str, ...]
    some: str


class DeathAmongUs(Event, frozen=True, kw_only=True):
    """Those who died or left today."""

    who: tuple[str, ...]
