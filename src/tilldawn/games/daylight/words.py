"""The vocabulary cards are written in: what an effect *is*. What it *does* is in effects.py."""

from __future__ import annotations

from msgspec import Struct


class Suffer(Struct, frozen=True, tag=True):
    """Whoever plays or draws the card suffers Damage."""

    damage: int


class LoseCard(Struct, frozen=True, tag=True):
    """Whoever draws the card discards one random Rubble card."""


class GainAction(Struct, frozen=True, tag=True):
    """The player whose turn it is gets one more action: an attack, a craft, or any."""

    action: str


class AddSplash(Struct, frozen=True, tag=True):
    """The attack gains Splash."""

    splash: int


class AddDraws(Struct, frozen=True, tag=True):
    """The attack draws more Combat cards."""

    draws: int


class TakeWave(Struct, frozen=True, tag=True):
    """Whoever plays it takes WAVE! from its holder."""


class ShareDamage(Struct, frozen=True, tag=True):
    """The attack's Damage may be shared between the target and its neighbours."""


class ReplaceDrawn(Struct, frozen=True, tag=True):
    """A Combat card just drawn is discarded and replaced."""


Effect = Suffer | LoseCard | GainAction | AddSplash | AddDraws | TakeWave | ShareDamage | ReplaceDrawn
