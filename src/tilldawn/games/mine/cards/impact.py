"""Reality Impacts: which card one of them points to, whose circles name the script."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Named = Literal["visited", "newest", "residents", "raids", "visitors"]


class Impact(Struct, frozen=True):
    """`names` the visited Location, the newest Event, or the top card of a deck. Where that card has nothing
    left to tell, the circles of a whole deck may have (`bar`)."""

    names: Named
    bar: str = ""


IMPACTS: dict[str, Impact] = {}
"""Every Reality Impact by its card; each deck puts in its own."""
