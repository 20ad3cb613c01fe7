"""Choices of several small requests that a front end shows as one panel, and menus it never folds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct


class Parts(Struct, frozen=True):
    """How a choice made of several small requests is shown as one panel with a running total.

    `share` is a number of points to be shared out, `number` one number out of many, `chain` a row of
    answers that can be taken back until they are confirmed; `finish` are the verbs that end a chain. To
    end a `careful` one with nothing in it is asked about twice.
    """

    panel: Literal["share", "number", "chain"]
    finish: tuple[str, ...] = ()
    careful: bool = False


PAY = Parts("chain")
"""A chain that ends by itself when enough is in it."""

PARTS: dict[str, Mapping[str, Parts]] = {
    "daylight": {"share": Parts("share"), "ammo": Parts("number")},
    "mine": {
        "equip": Parts("chain", ("set-out",)),
        "load": Parts("chain", ("go-home",), careful=True),
        "loot": Parts("chain", ("looted",)),
        "eat": Parts("chain", ("enough",), careful=True),
        "old-debt": Parts("chain", ("owed-enough",)),
        "trade-buy": Parts("chain", ("trade-enough",)),
        **dict.fromkeys(("trade-commission", "trade-pay", "fight-ransom", "pay-toll", "raid-pay"), PAY),
        **dict.fromkeys(("pay-gift", "pay-offer", "pay-bribe", "pay-off", "doctor-fee", "script-pay"), PAY),
        **dict.fromkeys(("raid-loss", "raid-wound", "hit", "wound"), PAY),
    },
}
"""By game: the kinds of request that come in parts, and how they are shown."""

FLAT: dict[str, frozenset[str]] = {
    "daylight": frozenset(),
    "mine": frozenset({"evening", "eat", "drink", "load", "equip", "trade-buy", "trade-pay", "think-of"}),
}
"""By game: the kinds of request whose options are never folded."""
