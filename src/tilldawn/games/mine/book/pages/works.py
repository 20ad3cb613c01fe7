"""Scripts of the Locations where people work: garage, gardens, post, waterworks, mill, press."""

from __future__ import annotations

from tilldawn.games.mine.book.language import (
    Change,
    Check,
    Choice,
    Choose,
    Gain,
    Look,
    LoseOneOf,
    Noise,
    Pay,
    Raids,
    Return,
    Roll,
    Script,
    Write,
)

TREATS = ("cigarette", "coffee", "sugar", "moonshine")

SCRIPTS: tuple[Script, ...] = (
    # --- Garage ---
    Script(
        number=2061,
        where="trip",
        then=(
            Change("fatigue", 1, "strongest"),
            Gain({"mechanical-part": 1, "filter": 1}),
            Write("bread-van", 2065, 3, "dawn"),
        ),
    ),
    Script(
        number=2062,
        where="trip",
        then=(
            Choose(),
            Roll(
                (
                    (2, (Change("illness", 1, "actor"),)),
                    (10, (Gain({"lockpick": 1, "filter": 1}),)),
                )
            ),
        ),
    ),
    Script(
        number=2063,
        where="trip",
        topics=("child",),
        choices=(
            Choice("a", (Change("misery", -1, "one"),)),
            Choice("b", (Gain({"mechanical-part": 2, "electrical-part": 2}), Check())),
        ),
    ),
    Script(
        number=2064, where="trip", topics=("cruelty",), then=(Return(2), LoseOneOf(TREATS), Look("raids"))
    ),
    Script(
        number=2065,
        where="home",
        topics=("illness",),
        then=(Change("wounds", -1, "one"), Change("illness", -1, "one")),
    ),
    # --- Allotment Gardens ---
    Script(
        number=2101,
        where="trip",
        topics=("cruelty",),
        then=(
            Choose(),
            Roll(
                (
                    (2, (Change("wounds", 1, "actor"),)),
                    (10, (Gain({"vegetable": 1, "herb": 1}),)),
                )
            ),
        ),
    ),
    Script(
        number=2102,
        where="trip",
        topics=("death", "animal"),
        then=(Choose(), Change("misery", 1, "actor"), Gain({"sugar": 2})),
    ),
    Script(
        number=2103,
        where="trip",
        topics=("hunger",),
        choices=(
            Choice("a", (Gain({"raw-food": 1, "vegetable": 1}), Check())),
            Choice("b", (Change("fatigue", 1, "one"), Write("a-row", 2104, 4, "dawn"))),
        ),
    ),
    Script(
        number=2104,
        where="home",
        topics=("hunger",),
        then=(Gain({"vegetable": 2, "herb": 1}), Change("misery", -1, "one")),
    ),
    # --- Post Office ---
    Script(
        number=2111,
        where="trip",
        topics=("death",),
        choices=(
            Choice("a", (Change("misery", 1, "one"), Gain({"raw-food": 1, "book": 1}))),
            Choice("b", (Write("the-bundle", 2114, 3, "dusk"),)),
        ),
    ),
    Script(
        number=2112,
        where="trip",
        then=(
            LoseOneOf(TREATS),
            Roll(
                (
                    (4, (Gain({"chems": 1}),)),
                    (8, (Gain({"coffee": 1, "electrical-part": 1}),)),
                    (10, (Gain({"meds": 1}),)),
                )
            ),
        ),
    ),
    Script(
        number=2113,
        where="trip",
        topics=("cruelty",),
        then=(Change("misery", 1, "hardest"), Look("raids", 2)),
    ),
    Script(
        number=2114,
        where="home",
        topics=("death",),
        then=(Change("misery", -1, "one"), Gain({"coffee": 1, "cigarette": 1})),
    ),
    # --- Waterworks ---
    Script(
        number=2121,
        where="trip",
        topics=("illness",),
        choices=(
            Choice("a", (Change("misery", -1, "one"),)),
            Choice("b", (Gain({"water": 3}, storage=True), Check())),
            Choice("c", (Write("the-bakers-wheel", 2124, 2, "morning"),)),
        ),
    ),
    Script(
        number=2122,
        where="trip",
        topics=("child",),
        then=(Return(2), Change("misery", -1, "present")),
    ),
    Script(
        number=2123,
        where="trip",
        topics=("animal", "hunger"),
        choices=(
            Choice("a", (Gain({"raw-food": 1}), Check(), Write("the-trout", 2125, 2, "dusk"))),
            Choice("b", (Gain({"water": 1}), Change("misery", -1, "one"), Noise(1))),
        ),
    ),
    Script(
        number=2124,
        where="home",
        topics=("hunger",),
        then=(Gain({"raw-food": 1}), Change("misery", 1, "one")),
    ),
    Script(
        number=2125,
        where="home",
        topics=("illness",),
        then=(
            Roll(
                (
                    (5, (Change("illness", 1, "random"),)),
                    (10, (Change("misery", 1, "one"),)),
                )
            ),
        ),
    ),
    # --- Textile Mill ---
    Script(
        number=2141, where="trip", then=(Return(1), Change("fatigue", 1, "strongest"), Gain({"bandages": 1}))
    ),
    Script(
        number=2142,
        where="trip",
        choices=(
            Choice("a", (Gain({"jewelry": 1, "moonshine": 1}), Write("blue-arms", 2144, 3, "dusk"))),
            Choice("b", (Gain({"filter": 1, "chems": 1}),)),
        ),
    ),
    Script(
        number=2143,
        where="trip",
        then=(Return(2), Change("fatigue", -1, "one"), Change("misery", -1, "one")),
    ),
    Script(
        number=2144,
        where="home",
        topics=("cruelty",),
        choices=(
            Choice("a", (Pay(6),)),
            Choice("b", (Roll(((4, (Raids(more=True),)), (10, ()))),)),
        ),
    ),
    # --- Print Shop ---
    Script(
        number=2161,
        where="trip",
        topics=("hunger",),
        choices=(
            Choice("a", (Write("the-coupons", 2164, 2, "morning"),)),
            Choice("b", (Change("fatigue", 1, "one"), Gain({"cigarette": 2, "chems": 1}))),
        ),
    ),
    Script(
        number=2162,
        where="trip",
        topics=("death",),
        choices=(
            Choice("a", (Gain({"ammo": 2, "shell": 1}), Check())),
            Choice("b", (Change("fatigue", 1, "one"), Change("misery", -1, "one"), Gain({"book": 1}))),
        ),
    ),
    Script(
        number=2163, where="trip", topics=("despair",), then=(Look("events", 2), Change("misery", 1, "one"))
    ),
    Script(
        number=2164,
        where="home",
        topics=("hunger",),
        then=(Gain({"canned-food": 1}), Change("misery", 1, "kindest")),
    ),
)

BARS: dict[str, tuple[int, ...]] = {
    "garage": (2061, 2062, 2063, 2064, 1536),
    "allotment-gardens": (2101, 2102, 2103, 1270, 1900),
    "post-office": (2111, 2112, 2113, 691, 281),
    "waterworks": (2121, 2122, 2123, 810, 1915),
    "textile-mill": (2141, 2142, 2143, 1321, 899),
    "print-shop": (2161, 2162, 2163, 1425, 1321),
}
