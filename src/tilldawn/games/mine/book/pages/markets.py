"""Scripts of the Locations where goods change hands: square, hotel, store, depot."""

from __future__ import annotations

from tilldawn.games.mine.book.language import (
    Busy,
    Change,
    Check,
    Choice,
    Choose,
    Find,
    Gain,
    Join,
    LoseDearest,
    LoseOneOf,
    Noise,
    Pay,
    People,
    Raids,
    Return,
    Roll,
    Script,
    Trade,
    Write,
)

FOOD = ("vegetable", "raw-food", "canned-food")
TREATS = ("cigarette", "coffee", "sugar", "moonshine")

SCRIPTS: tuple[Script, ...] = (
    # --- Central Square ---
    Script(
        number=2001,
        where="trip",
        choices=(
            Choice("a", (Write("blue-shutters", 2005, 3, "morning"),)),
            Choice("b", (Check(),)),
        ),
    ),
    Script(number=2002, where="trip", then=(Trade("central-square"), Noise(1))),
    Script(
        number=2003,
        where="trip",
        topics=("hunger",),
        then=(
            Return(2),
            Roll(
                (
                    (4, (LoseDearest(),)),
                    (8, (Gain({"vegetable": 1, "cigarette": 1}),)),
                    (10, (Gain({"canned-food": 1}),)),
                )
            ),
        ),
    ),
    Script(
        number=2004,
        where="trip",
        topics=("despair",),
        choices=(
            Choice("a", (Join({"hunger": 2, "fatigue": 1}),), (People(most=3),)),
            Choice("b", (LoseOneOf(FOOD), Change("misery", -1, "one"))),
            Choice("c", (Check(),)),
        ),
    ),
    Script(
        number=2005,
        where="home",
        topics=("despair",),
        then=(Change("misery", 1, "kindest"), Gain({"raw-food": 1, "sugar": 1})),
    ),
    # --- Hotel ---
    Script(
        number=2021,
        where="trip",
        then=(
            Return(2),
            LoseOneOf(TREATS),
            Change("misery", -1, "present"),
            Write("two-witnesses", 2025, 4, "morning"),
        ),
    ),
    Script(
        number=2022,
        where="trip",
        topics=("despair",),
        choices=(
            Choice("a", (Choose(), Change("misery", 1, "actor"), Gain({"raw-food": 1, "coffee": 1}))),
            Choice("b", (Gain({"coffee": 1, "cigarette": 2}), Check())),
        ),
    ),
    Script(
        number=2023,
        where="trip",
        topics=("animal",),
        then=(
            Return(1),
            LoseOneOf(TREATS),
            Roll(((5, (Noise(1),)), (9, (Gain({"raw-food": 1}),)), (10, (Gain({"raw-food": 2}),)))),
        ),
    ),
    Script(
        number=2024,
        where="trip",
        topics=("despair",),
        then=(Gain({"cigarette": 2, "coffee": 1, "sugar": 1}), Check()),
    ),
    Script(
        number=2025,
        where="home",
        topics=("death",),
        choices=(
            Choice(
                "a",
                (Choose(), Busy("actor"), Change("misery", -1, "actor"), Gain({"raw-food": 1})),
            ),
            Choice("b", (Check(),)),
        ),
    ),
    # --- Supermarket ---
    Script(
        number=2041,
        where="trip",
        then=(
            Roll(
                (
                    (3, (Change("wounds", 1, "one"), Noise(3, True))),
                    (10, (Noise(1), Gain({"wood": 3, "component": 2}, storage=True))),
                )
            ),
        ),
    ),
    Script(
        number=2042,
        where="trip",
        topics=("child", "hunger"),
        choices=(
            Choice("a", (Return(2), Change("misery", -1, "present"))),
            Choice("b", (Gain({"canned-food": 1}), Check())),
        ),
    ),
    Script(
        number=2043,
        where="trip",
        topics=("hunger",),
        then=(
            Roll(
                (
                    (3, (Gain({"chems": 1}),)),
                    (8, (Gain({"vegetable": 1}),)),
                    (10, (Gain({"canned-food": 1}),)),
                )
            ),
        ),
    ),
    Script(
        number=2044,
        where="trip",
        then=(
            Gain({"sugar": 1, "coffee": 1, "vegetable": 1}),
            Write("till-four", 2045, 4, "dusk"),
        ),
    ),
    Script(
        number=2045,
        where="home",
        choices=(
            Choice("a", (Pay(8), Change("misery", -1, "one"))),
            Choice("b", (Check(),)),
        ),
    ),
    # --- Tram Depot ---
    Script(
        number=2091,
        where="trip",
        then=(Return(1), Gain({"lockpick": 1}), Change("misery", -1, "one")),
    ),
    Script(
        number=2092,
        where="trip",
        then=(
            Choose(),
            Roll(
                (
                    (3, (Change("wounds", 1, "actor"), Noise(1))),
                    (10, (Gain({"electrical-part": 2}),)),
                )
            ),
        ),
    ),
    Script(
        number=2093,
        where="trip",
        topics=("child", "cruelty"),
        choices=(
            Choice("a", (Write("the-whistle", 2094, 3, "raid"), Noise(2))),
            Choice("b", (Check(), Find("stash"))),
        ),
    ),
    Script(number=2094, where="home", topics=("child",), then=(Raids(more=False),)),
)

BARS: dict[str, tuple[int, ...]] = {
    "central-square": (2001, 2002, 2003, 2004, 1674),
    "hotel": (2021, 2022, 2023, 2024, 240),
    "supermarket": (2041, 2042, 2043, 2044, 2705),
    "tram-depot": (2091, 2092, 2093, 1812, 272),
}
