"""Choices of several small requests that a front end shows as one panel, and menus it never folds."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Parts(Struct, frozen=True):
    """How a choice made of several small requests is shown as one panel with a running total.

    `share` is a number of points to be shared out, `number` one number out of many (and maybe something
    else), `chain` a row of answers that can be taken back until they are confirmed, `grid` the same where
    only a picture of rows and columns is better than one question after the other; `finish` are the verbs
    that end a chain. To end a `careful` one with nothing in it is asked about twice. `then` are kinds of
    request that follow the end and belong to the same picture; `rest` are verbs that all who are left over
    get when it is confirmed. `advice` says whether a page proposes what a sensible player would choose: when
    somebody asks for it (`offer`), or filled in from the start (`fill`), where most people would change
    little.
    """

    panel: Literal["share", "number", "chain", "grid"]
    finish: tuple[str, ...] = ()
    careful: bool = False
    then: tuple[str, ...] = ()
    rest: tuple[str, ...] = ()
    advice: Literal["", "offer", "fill"] = ""
    sparing: tuple[str, ...] = ()
    """Verbs of which a proposal has no more than it takes: what is left behind without need is not."""
    ordered: bool = False
    """What counts is who or what comes first."""


PAY = Parts("chain")
"""A chain that ends by itself when enough is in it."""
