"""Colour as shading: backgrounds cell by cell where the terminal has true colour, none where it has not.

Nothing is told by it. Whatever is written on a shaded ground stays readable: grounds give way to the colour
of the letters, never the other way round.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from textual.app import App
from textual.color import Color

TRUE = ("truecolor", "24bit")
READABLE, READABLE_BY_DAY = 7.0, 11.0
"""Least contrast of light (dark) letters with a shaded ground: letters that are dimmed still have enough."""


class Palette(Struct, frozen=True):
    """The colours of a theme that shades are mixed with."""

    ground: Color
    letters: Color

    @property
    def dark(self) -> bool:
        """Whether letters are light."""
        return self.letters.brightness > self.ground.brightness

    def mix(self, tint: Color, share: float, least: float = 0) -> Color:
        """A tint over the theme's own ground, as much of it as leaves letters readable."""
        least = max(least, READABLE if self.dark else READABLE_BY_DAY)
        share = share if self.dark else share * 0.6
        mixed = self.ground.blend(tint, share)
        if contrast(mixed, self.letters) >= least:
            return mixed
        found, too_much = self.ground, share
        enough = 0.0
        for _ in range(7):
            mixed = self.ground.blend(tint, (enough + too_much) / 2)
            if contrast(mixed, self.letters) >= least:
                found, enough = mixed, (enough + too_much) / 2
            else:
                too_much = (enough + too_much) / 2
        return found


def contrast(one: Color, other: Color) -> float:
    """The contrast of two colours as WCAG reckons it, from 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Color) -> float:
    parts = [part / 255 for part in colour.rgb]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def has_true_colour(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether the terminal says that it shows every colour, and nobody has asked for none."""
    return environment.get("COLORTERM", "").lower() in TRUE and "NO_COLOR" not in environment


def palette_of(app: App[Any], environment: Mapping[str, str] = os.environ) -> Palette | None:
    """What to mix shades with; nothing where there are to be none: few colours, or high contrast."""
    theme = app.current_theme
    if not has_true_colour(environment) or not theme.background or not theme.foreground:
        return None
    if theme.name == "tilldawn-contrast":
        return None
    return Palette(Color.parse(theme.background), Color.parse(theme.foreground))


def between(one: Color, other: Color, share: float) -> Color:
    """A colour on the way from one to another."""
    return one.blend(other, max(0.0, min(1.0, share)))
