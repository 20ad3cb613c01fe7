"""What happens to goods and in a Trade, told in the log.

`list` is a Trade list (`list:barterer`), `zone` is "storage", "pile" or "products".
"""

from __future__ import annotations

from tilldawn.engine.event import Event

# --- Goods --------------------------------------------------------------------------------------------


class GoodsGained(Event, frozen=True, kw_only=True):
    """`zone` is "storage", "pile" or "products"."""

    goods: tuple[str, ...]
    zone: str


class HiddenGoodsTaken(Event, frozen=True, kw_only=True):
    """The box was empty: pieces hidden at a Location were taken instead."""

    card: str
    goods: tuple[str, ...]


class GoodsMissing(Event, frozen=True, kw_only=True):
    """The box does not hold these."""

    goods: tuple[str, ...]


class GoodsDiscarded(Event, frozen=True, kw_only=True):
    goods: tuple[str, ...]
    zone: str


class GoodsRemoved(Event, frozen=True, kw_only=True):
    goods: tuple[str, ...]


class StorageBundled(Event, frozen=True, kw_only=True):
    good: str


class StorageUnbundled(Event, frozen=True, kw_only=True):
    good: str
    got: int


# --- Deals --------------------------------------------------------------------------------------------


class DealRefused(Event, frozen=True, kw_only=True):
    """The Commission cannot be paid."""

    list: str
    fee: int
    payable: int


class DealDeclined(Event, frozen=True, kw_only=True):
    list: str


class DealOffered(Event, frozen=True, kw_only=True):
    """A list lies open; `fee` is the Commission it asks."""

    list: str
    fee: int


class GoodChosen(Event, frozen=True, kw_only=True):
    """One more piece on the list to be settled; `price` is what all of it is worth."""

    good: str
    worth: int
    price: int


class TokenHandedOver(Event, frozen=True, kw_only=True):
    """`paid` is what was handed over so far."""

    good: str
    worth: int
    paid: int


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
