"""What happens at the door, in a Trade and when somebody joins, told in the log as `event-NAME`.

Fields are written as in `events.py`; `list` is a Trade list (`list:barterer`).
"""

from __future__ import annotations

from tilldawn.engine.event import Event

# --- Trade --------------------------------------------------------------------------------------------


class DealRefused(Event, frozen=True, kw_only=True):
    """The Commission cannot be paid."""

    list: str
    fee: int
    payable: int


class DealDeclined(Event, frozen=True, kw_only=True):
    list: str


class BargainerHelped(Event, frozen=True, kw_only=True):
    """No Commission, and what is handed over counts `bonus` more."""

    who: str
    bonus: int


class CommissionPaid(Event, frozen=True, kw_only=True):
    list: str
    fee: int
    paid: int


class DealMade(Event, frozen=True, kw_only=True):
    """`price` is what the goods are worth, `paid` what was handed over for them."""

    list: str
    bought: tuple[str, ...]
    given: tuple[str, ...]
    price: int
    paid: int


class NothingBought(Event, frozen=True, kw_only=True):
    list: str


# --- Somebody joins -----------------------------------------------------------------------------------


class CharacterJoined(Event, frozen=True, kw_only=True):
    """`late` says that the Character cannot act in this stage."""

    who: str
    colour: str
    hunger: int
    fatigue: int
    illness: int
    misery: int
    wounds: int
    late: str


class NobodyJoined(Event, frozen=True, kw_only=True):
    """`full` says that four are already here; else no Character card is left."""

    full: str


# --- Outside and at the door --------------------------------------------------------------------------


class SniperWatched(Event, frozen=True, kw_only=True):
    """The roll of the Outside action."""

    who: str
    result: int
    hit: str


class NewcomerSought(Event, frozen=True, kw_only=True):
    """`turned` are the Visitors who were passed over."""

    turned: tuple[str, ...]
    found: str


class NewcomerTurnedAway(Event, frozen=True, kw_only=True):
    card: str


class NewcomerMovedOn(Event, frozen=True, kw_only=True):
    """There is no room for another Character, or no card."""

    card: str
    fed: str


class BroughtRolled(Event, frozen=True, kw_only=True):
    """What the hungry Newcomer brings."""

    result: int
    goods: tuple[str, ...]


class GossipRolled(Event, frozen=True, kw_only=True):
    result: int
    talks: str


class EventsSeen(Event, frozen=True, kw_only=True):
    """The top cards of the Events deck, the next one first."""

    cards: tuple[str, ...]


class RaidSeen(Event, frozen=True, kw_only=True):
    card: str
    below: str


class DoctorPaid(Event, frozen=True, kw_only=True):
    """The Doctor has seen to somebody."""

    who: str
    state: str
    paid: int


class MedicineGiven(Event, frozen=True, kw_only=True):
    """For the Doctor's ward."""

    goods: tuple[str, ...]


class ChildrenFed(Event, frozen=True, kw_only=True):
    """`plenty` says that they have enough and do not come again."""

    goods: tuple[str, ...]
    plenty: str


class DoorClosed(Event, frozen=True, kw_only=True):
    """On the children."""


class SoldierWon(Event, frozen=True, kw_only=True):
    """The Soldier keeps an eye on the door tonight."""

    goods: tuple[str, ...]


class SoldierFed(Event, frozen=True, kw_only=True):
    good: str


class SoldierRolled(Event, frozen=True, kw_only=True):
    """`takes` says that he takes a red token, if there is one."""

    result: int
    takes: str


class GraveDug(Event, frozen=True, kw_only=True):
    who: str


class WoodGiven(Event, frozen=True, kw_only=True):
    """For the Neighbour in Mourning."""

    goods: tuple[str, ...]


class MourningRolled(Event, frozen=True, kw_only=True):
    """`weighs` says that the refusal stays with somebody."""

    result: int
    weighs: str


class QueueRolled(Event, frozen=True, kw_only=True):
    who: str
    result: int
    water: int
    hurt: str
