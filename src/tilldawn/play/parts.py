"""Choices of several small requests that a front end shows as one panel, and menus it never folds."""

from __future__ import annotations

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
