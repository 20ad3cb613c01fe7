"""The 6 Assault cards: how many of each type come, by number of players. All numbers are ours."""

from __future__ import annotations

from msgspec import Struct

Counts = tuple[int, int, int, int, int, int]


class Assault(Struct, frozen=True):
    """One wave: for each type of Horde card, the count for 1 to 6 players."""

    id: str
    wanderer: Counts = (0, 0, 0, 0, 0, 0)
    raider: Counts = (0, 0, 0, 0, 0, 0)
    brute: Counts = (0, 0, 0, 0, 0, 0)
    monster: Counts = (0, 0, 0, 0, 0, 0)
    survivor: Counts = (0, 0, 0, 0, 0, 0)

    def wave(self, players: int) -> dict[str, int]:
        """Who comes when so many people play."""
        columns = {
            "wanderer": self.wanderer,
            "raider": self.raider,
            "brute": self.brute,
            "monster": self.monster,
            "survivor": self.survivor,
        }
        return {kind: counts[players - 1] for kind, counts in columns.items() if counts[players - 1]}


CARDS = (
    Assault("slow-tide", wanderer=(2, 3, 4, 6, 8, 8), survivor=(0, 0, 1, 1, 1, 1)),
    Assault(
        "shakedown",
        wanderer=(0, 0, 2, 2, 2, 3),
        raider=(1, 2, 2, 3, 4, 4),
        survivor=(0, 0, 0, 0, 1, 1),
    ),
    Assault("heavy-steps", wanderer=(0, 1, 1, 2, 3, 4), brute=(1, 1, 2, 3, 3, 3)),
    Assault(
        "something-huge",
        wanderer=(1, 0, 1, 3, 4, 3),
        monster=(0, 1, 1, 1, 1, 2),
        survivor=(1, 1, 1, 0, 1, 1),
    ),
    Assault(
        "strays",
        wanderer=(1, 2, 3, 4, 5, 5),
        raider=(0, 0, 1, 1, 2, 2),
        survivor=(1, 1, 2, 3, 3, 4),
    ),
    Assault(
        "blood-moon",
        wanderer=(1, 1, 2, 3, 3, 3),
        raider=(1, 1, 1, 2, 2, 3),
        brute=(0, 1, 2, 2, 2, 3),
        monster=(0, 0, 0, 0, 1, 1),
        survivor=(0, 0, 1, 1, 1, 2),
    ),
)
ASSAULTS: dict[str, Assault] = {card.id: card for card in CARDS}
