"""Night Raids: Damage, Wounds, what is lost first, extra rules. Marauders are known, the rest is ours."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from tilldawn.engine.flow import Flow
from tilldawn.games.mine.cards.impact import IMPACTS, Impact
from tilldawn.games.mine.state import Game, RaidTonight


class Raid(Struct, frozen=True):
    """A Night Raid card.

    `first` names what is lost first, group after group: colours, `resource`, `food` (all three kinds) or
    `fuel` (Wood and Books). Within a group the leader chooses, and after the last group among all the rest.
    With `dearest` tokens go by value instead. A `removed` card goes to the Waste bag once it is resolved.
    """

    id: str
    damage: int = 0
    wounds: int = 0
    first: tuple[tuple[str, ...], ...] = ()
    dearest: bool = False
    red: bool = False
    removed: bool = False
    bar: tuple[int, ...] = ()
    bribes: dict[str, int] = {}
    """What calls the card off before any die is rolled: so many pieces of one of these kinds."""
    price: int = 0
    """Or tokens worth so much."""
    thanks: int = 0
    """Called off so, one Guard's Misery falls by so much."""
    guilt: int = 0
    """If no piece is lost, an Empathy roll of the Guards: Misery by so much."""
    fears_firearms: int = 0
    """Points off if a Guard has a loaded firearm."""
    hates_firearms: int = 0
    """Wounds more if a Guard has any firearm."""
    beaten_by: int = 0
    """With so many points on the dice alone nothing is left of the card."""
    burns_board_up: bool = False
    """If any Damage is left, a Board-Up is lost as well."""
    comes: Callable[[Game, RaidTonight], Flow[bool]] | None = None
    """What it finds when it is drawn; says whether nothing comes of it."""


GANG_BEATEN = 4
STRAGGLERS_FEAR = 2
MILITIA_PRICE = 15
VEGETABLE_BRIBE = 2

CARDS: tuple[Raid, ...] = (
    Raid("shots-in-the-street", 1),
    Raid("prowlers", 3, 0, (("grey", "resource"),)),
    Raid(
        "hungry-neighbours",
        3,
        0,
        (("food",),),
        bribes={"canned-food": 1, "raw-food": 1, "vegetable": VEGETABLE_BRIBE},
        thanks=1,
        guilt=1,
    ),
    Raid("burglars", 4, 1, dearest=True),
    Raid("n-impact"),
    Raid("marauders", 6, 2, dearest=True, red=True, removed=True, bar=(29, 543, 991, 291, 116)),
    Raid("thug-gang", 5, 3, red=True, beaten_by=GANG_BEATEN),
    Raid("armed-stragglers", 4, 2, (("red",), ("food",)), red=True, fears_firearms=STRAGGLERS_FEAR),
    Raid("firebrands", 4, 2, (("fuel",),), red=True, burns_board_up=True),
    Raid(
        "militia-search",
        5,
        2,
        (("red", "yellow"),),
        red=True,
        bribes={"pistol": 1, "shotgun": 1, "assault-rifle": 1},
        price=MILITIA_PRICE,
        hates_firearms=1,
    ),
)

RAID = {card.id: card for card in CARDS}
IMPACT = "n-impact"
IMPACTS[IMPACT] = Impact("raids")
SOLDIER_HELP = 2
CRIME_WAVE_CARDS = 2
