"""Fate cards: the upper part for Dawn, the lower part for Combat. Frames are known, numbers are ours."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Die = Literal["grey", "yellow", "red"]


class Half(Struct, frozen=True):
    """The Combat half of a card: Wounds for each target the group chooses, whom the first blow `floors` for a
    round; or what it does to whoever rolled: the roller `dodges`, or is `disarmed` until the Combat ends."""

    id: str
    rule: str
    wounds: tuple[int, ...] = ()
    floors: bool = False
    dodges: bool = False
    disarms: bool = False


HALVES: tuple[Half, ...] = (
    Half("headshot", "M-COMB-31", wounds=(3,)),
    Half("deep-cut", "M-COMB-31", wounds=(2,)),
    Half("wild-fire", "M-COMB-31", wounds=(1, 1)),
    Half("knocked-down", "M-FATE-09", wounds=(1,), floors=True),
    Half("dodge", "M-CARD-42", dodges=True),
    Half("jam", "M-CARD-40", disarms=True),
    Half("weapon-loss", "M-CARD-41", disarms=True),
)
HALF = {half.id: half for half in HALVES}


class Fate(Struct, frozen=True):
    """A Fate card.

    `illness` is what Meds, Herbal Meds and nothing do to it (None: this kind is not accepted); `bed`
    spares an untreated Character who slept in a Bed. `bandages` likewise; `wounds` is what happens to the
    untreated at level 1, 2 and 3. Section 3 is either a Cold check (from `cold[0]` effective Cold on one
    Character falls ill, from `cold[1]` on everybody) or an exchange of a Location.
    """

    id: str
    illness: tuple[int | None, int | None, int]
    bed: bool
    bandages: int | None
    wounds: tuple[int, int, int]
    cold: tuple[int, int] | None
    exchange: Literal["", "nearest", "any"]
    spirit: Literal["a", "b", "c"]
    die: Die
    combat: str
    """The `Half` that counts for a die of this colour."""


CARDS: tuple[Fate, ...] = (
    Fate("long-night", (-2, -1, 1), False, -2, (1, 1, 1), (1, 2), "", "a", "red", "headshot"),
    Fate("fever", (-2, None, 1), False, -1, (1, 1, 1), None, "nearest", "a", "yellow", "weapon-loss"),
    Fate("draught", (-1, -1, 1), True, -1, (0, 1, 1), (1, 3), "", "a", "grey", "dodge"),
    Fate("grey-morning", (-2, -1, 1), False, -1, (1, 1, 1), (1, 2), "", "b", "red", "jam"),
    Fate("grandmothers-tea", (None, -1, 1), False, -2, (0, 1, 1), (1, 3), "", "b", "yellow", "deep-cut"),
    Fate("ice-on-the-panes", (-2, -1, 1), False, None, (0, 1, 1), (1, 2), "", "b", "red", "wild-fire"),
    Fate("little-sun", (-1, -1, 0), False, -2, (0, 0, 0), None, "any", "c", "grey", "knocked-down"),
)

FATE = {card.id: card for card in CARDS}
COMBAT = {card.combat: card.id for card in CARDS}
