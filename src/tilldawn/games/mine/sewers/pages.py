"""The Sewers' own pages of the book: what their Reality Impacts lead to, and the texts of their cards."""

from __future__ import annotations

from tilldawn.games.mine.book.grammar import Choice, Script
from tilldawn.games.mine.book.language import (
    Change,
    Check,
    Find,
    Gain,
    LoseOneOf,
    Meet,
    Roll,
    Write,
)
from tilldawn.games.mine.book.shelf import Part, add_part
from tilldawn.games.mine.goods import FOOD, MEDICINE, TOKENS
from tilldawn.games.mine.pets.words import PetComes
from tilldawn.games.mine.sewers.cards import CORRIDOR_IMPACT, ROOM_IMPACT, scripts
from tilldawn.games.mine.sewers.memory import MODULE
from tilldawn.games.mine.sewers.words import Climb, Come, Drop, Forfeit, Hazard, KeepOnly, Shown, Tire

ANY_FOOD = tuple(FOOD)

SCRIPTS: tuple[Script, ...] = (
    # The Lower Ward
    Script(
        number=2801,
        where="trip",
        topics=("illness",),
        choices=(
            Choice("a", (LoseOneOf(MEDICINE), Change("misery", -1), Change("wounds", -1))),
            Choice("b", (Change("wounds", -1), Check())),
            Choice("c"),
        ),
    ),
    # Names on the Bricks
    Script(
        number=2802,
        where="trip",
        topics=("death",),
        choices=(
            Choice("a", (Change("misery", -1),)),
            Choice("b", (Tire(), Write("a-name"))),
        ),
    ),
    # The Uniform
    Script(
        number=2803,
        where="trip",
        choices=(
            Choice("a", (LoseOneOf(ANY_FOOD), Gain({"pistol": 1}))),
            Choice("b", (Gain({"pistol": 1, "ammo": 1}), Check(by=2))),
            Choice("c"),
        ),
    ),
    # Caught in the Grille
    Script(
        number=2804,
        where="trip",
        topics=("animal",),
        choices=(
            Choice("a", (Hazard("wounds", 3), Change("misery", -1))),
            Choice("b", (Check(),)),
            Choice("c", (Hazard("wounds", 3), LoseOneOf(ANY_FOOD), PetComes("dog"))),
        ),
    ),
    # The Other Lamp
    Script(
        number=2805,
        where="trip",
        choices=(
            Choice("a", (Tire(),)),
            Choice("b", (Roll(((4, (Meet(),)), (10, (Climb(),)))),)),
        ),
    ),
    # Water Coming
    Script(
        number=2806,
        where="trip",
        choices=(
            Choice("a", (Tire("each"),)),
            Choice("b", (KeepOnly(3),)),
            Choice("c", (Forfeit(forced=True),)),
        ),
    ),
    # The Rope
    Script(
        number=2807,
        where="trip",
        topics=("child",),
        choices=(
            Choice("a", (LoseOneOf(TOKENS),)),
            Choice("b", (LoseOneOf(ANY_FOOD), Shown("dry"))),
            Choice("c", (Check(),)),
        ),
    ),
    # Steps behind Us
    Script(
        number=2808,
        where="trip",
        choices=(
            Choice("a", (Come(ambush=True),)),
            Choice("b", (Drop(),)),
            Choice("c", (Tire("each"),)),
        ),
    ),
    # The Trapdoor
    Script(
        number=2809,
        where="trip",
        choices=(
            Choice("a", (Find("pantry", plain=True), Find("pantry", plain=True), Write("trapdoor"))),
            Choice("b", (Roll(((5, ()), (10, (Gain({"vegetable": 1}), Change("misery", -1))))),)),
        ),
    ),
    # Chalk Arrows
    Script(
        number=2810,
        where="trip",
        choices=(
            Choice("a", (Roll(((3, (Change("wounds", 1, "present"),)), (10, (Shown("marked"),)))),)),
            Choice("b", (Change("misery", 1, "kindest"),)),
        ),
    ),
)

BARS = {
    ROOM_IMPACT: (2801, 2802, 2803, 2804, 2805),
    CORRIDOR_IMPACT: (2806, 2807, 2808, 2809, 2810),
}
"""In the order of the Colours; a page that has been told passes to the next of its five (M-SEW-34)."""

PART = Part("sewers", (*SCRIPTS, *scripts()), BARS, module=MODULE)
add_part(PART)
