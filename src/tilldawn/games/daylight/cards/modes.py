"""Ways to play that change something; all are ours."""

from __future__ import annotations

from tilldawn.games.daylight.cards.shelf import MODES, Mode

CARDS = (
    Mode("long-night", newcomers={"raider": (1, 1, 2, 2, 2, 2), "brute": (0, 1, 1, 1, 2, 2)}),
    Mode("shepherd", survivor=True),
    Mode("blackout", blind=True),
    Mode("empty-shelves", hearts={"first-aid-kit": 1}),
)
MODES.update((mode.id, mode) for mode in CARDS)
