"""Night Raids: Damage, Wounds, what is lost first, extra rules. Marauders are known, the rest is ours."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.games.mine.cards.impact import IMPACTS, Impact


class Raid(Struct, frozen=True):
    """A Night Raid card.

    `first` names what is lost first, group after group: colours, `resource`, `food` (all three kinds) or
    `fuel` (Wood and Books). Within a group the leader chooses, and after the last group among all the rest.
    With `dearest` tokens go by value instead. A `removed` card goes to the Waste bag once it is resolved.
    What else a card says is played in `raid/defence.py` and `raid/losses.py`, by its id.
    """

    id: str
    damage: int = 0
    wounds: int = 0
    first: tuple[tuple[str, ...], ...] = ()
    dearest: bool = False
    red: bool = False
    removed: bool = False
    bar: tuple[int, ...] = ()


CARDS: tuple[Raid, ...] = (
    Raid("shots-in-the-street", 1),
    Raid("prowlers", 3, 0, (("grey", "resource"),)),
    Raid("hungry-neighbours", 3, 0, (("food",),)),
    Raid("burglars", 4, 1, dearest=True),
    Raid("n-impact"),
    Raid("marauders", 6, 2, dearest=True, red=True, removed=True, bar=(29, 543, 991, 291, 116)),
    Raid("thug-gang", 5, 3, red=True),
    Raid("armed-stragglers", 4, 2, (("red",), ("food",)), red=True),
    Raid("firebrands", 4, 2, (("fuel",),), red=True),
    Raid("militia-search", 5, 2, (("red", "yellow"),), red=True),
)

RAID = {card.id: card for card in CARDS}
IMPACT = "n-impact"
IMPACTS[IMPACT] = Impact("raids")
GANG_BEATEN = 4
STRAGGLERS_FEAR = 2
MILITIA_PRICE = 15
VEGETABLE_BRIBE = 2
SOLDIER_HELP = 2
CRIME_WAVE_CARDS = 2
