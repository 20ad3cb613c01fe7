"""Scripts of the Locations that look after others: hospital, school, church, vet, fire station."""

from __future__ import annotations

from tilldawn.games.mine.book.language import (
    Change,
    Check,
    Choice,
    Choose,
    Find,
    Gain,
    GoTo,
    If,
    Is,
    Look,
    LoseOneOf,
    Noise,
    Raids,
    Return,
    Roll,
    Script,
    Write,
)

TREATS = ("cigarette", "coffee", "sugar", "moonshine")
DRESSINGS = ("chems", "herbal-meds", "bandages")

SCRIPTS: tuple[Script, ...] = (
    # --- City Hospital ---
    Script(
        number=2011,
        where="trip",
        topics=("illness",),
        choices=(
            Choice(
                "a",
                (
                    Choose(),
                    Change("fatigue", 1, "actor"),
                    Gain({"bandages": 1}),
                    Write("half-a-litre", 2015, 3, "morning"),
                ),
            ),
            Choice("b", (Check(),)),
        ),
    ),
    Script(
        number=2012,
        where="trip",
        topics=("illness",),
        then=(
            Change("fatigue", 1, "strongest"),
            Change("misery", -1, "one"),
            Gain({"chems": 2}),
        ),
    ),
    Script(
        number=2013,
        where="trip",
        then=(
            Roll(
                (
                    (3, (Noise(2, True),)),
                    (7, (Gain({"chems": 2}),)),
                    (10, (Gain({"meds": 1}),)),
                )
            ),
        ),
    ),
    Script(
        number=2014,
        where="trip",
        topics=("illness",),
        choices=(
            Choice(
                "a",
                (
                    Roll(((2, (Change("illness", 1, "one"),)), (10, ()))),
                    Write("behind-the-glass", 2016, 2, "dusk"),
                ),
            ),
            Choice("b", (Return(3), Write("behind-the-glass", 2016, 2, "dusk"))),
            Choice("c", (Check(),)),
        ),
    ),
    Script(
        number=2015,
        where="home",
        topics=("cruelty",),
        then=(Raids(more=False), Gain({"cigarette": 2}), Change("misery", 1, "hardest")),
    ),
    Script(
        number=2016,
        where="home",
        topics=("illness",),
        then=(Change("misery", -1, "one"), Gain({"vegetable": 1})),
    ),
    # --- School ---
    Script(
        number=2051,
        where="trip",
        topics=("child",),
        then=(If(Is("cveta"), (GoTo(2055),), (GoTo(2056),)),),
    ),
    Script(number=2052, where="trip", topics=("animal",), then=(Gain({"moonshine": 2}), Check())),
    Script(
        number=2053,
        where="trip",
        topics=("child", "cruelty"),
        choices=(
            Choice("a", (Write("broomstick", 2057, 2, "dusk"), Noise(2, True))),
            Choice("b", (Check(),)),
        ),
    ),
    Script(number=2054, where="trip", then=(Noise(-2), Find("furniture"))),
    Script(
        number=2055,
        where="trip",
        topics=("child",),
        then=(Return(2), Change("misery", -1, "present")),
    ),
    Script(
        number=2056,
        where="trip",
        topics=("child",),
        then=(Return(1), Change("misery", -1, "one")),
    ),
    Script(
        number=2057,
        where="home",
        topics=("child", "cruelty"),
        then=(
            Gain({"vegetable": 1}),
            Roll(((4, (Raids(more=True),)), (10, (Change("misery", -1, "one"),)))),
        ),
    ),
    # --- Church ---
    Script(
        number=2071,
        where="trip",
        then=(Return(1), Change("misery", -1, "one"), Gain({"wood": 3}, storage=True)),
    ),
    Script(
        number=2072,
        where="trip",
        topics=("cruelty",),
        choices=(
            Choice("a", (Choose(), Change("misery", 1, "actor"), Gain({"jewelry": 1}))),
            Choice("b", (Look("raids"), Noise(2, True))),
            Choice("c", (Check(),)),
        ),
    ),
    Script(
        number=2073,
        where="trip",
        topics=("illness", "child"),
        choices=(
            Choice("a", (Check(), Write("place-by-the-stove", 2075, 4, "dusk"))),
            Choice("b", (Change("misery", -1, "one"), Write("place-by-the-stove", 2076, 4, "dusk"))),
        ),
    ),
    Script(
        number=2074,
        where="trip",
        then=(Change("fatigue", 1, "one"), Look("unknown", 3), Look("residents")),
    ),
    Script(
        number=2075,
        where="home",
        topics=("illness",),
        then=(Change("misery", -1, "one"), Gain({"herbal-meds": 1})),
    ),
    Script(
        number=2076,
        where="home",
        topics=("death", "child"),
        then=(Change("misery", 1, "kindest"), Gain({"herb": 2})),
    ),
    # --- Veterinary Clinic ---
    Script(
        number=2131,
        where="trip",
        topics=("hunger", "illness"),
        then=(Return(1), Change("wounds", -1, "one"), Check()),
    ),
    Script(
        number=2132,
        where="trip",
        topics=("animal", "hunger"),
        choices=(
            Choice("a", (Change("fatigue", 1, "one"), Write("do-not-wake", 2134, 4, "morning"))),
            Choice("b", ()),
            Choice("c", (Gain({"raw-food": 1}), Check(2))),
        ),
    ),
    Script(
        number=2133,
        where="trip",
        topics=("animal",),
        then=(
            Return(2),
            LoseOneOf(DRESSINGS),
            Change("misery", 1, "weakest"),
            Gain({"ammo": 2, "cigarette": 2}),
        ),
    ),
    Script(
        number=2134,
        where="home",
        topics=("animal",),
        then=(LoseOneOf(("vegetable", "herb")), Change("misery", -1, "group")),
    ),
    # --- Fire Station ---
    Script(
        number=2151,
        where="trip",
        choices=(
            Choice(
                "a",
                (
                    Return(2),
                    Change("fatigue", 1, "one"),
                    Change("misery", -1, "one"),
                    Write("the-handcart", 2154, 3, "dawn"),
                ),
            ),
            Choice("b", (Check(), Find("stash"))),
        ),
    ),
    Script(
        number=2152,
        where="trip",
        choices=(
            Choice(
                "a",
                (
                    Roll(
                        (
                            (3, (Change("misery", 1, "one"), Noise(3, True))),
                            (10, (Gain({"mechanical-part": 2, "electrical-part": 1}), Check())),
                        )
                    ),
                ),
            ),
            Choice("b", (Change("fatigue", 1, "one"), Change("misery", -1, "one"))),
        ),
    ),
    Script(
        number=2153,
        where="trip",
        then=(LoseOneOf((*TREATS, "vegetable")), Gain({"filter": 1, "lockpick": 1})),
    ),
    Script(
        number=2154,
        where="home",
        topics=("death",),
        then=(Gain({"wood": 3, "shovel": 1}), Change("misery", 1, "kindest")),
    ),
)

BARS: dict[str, tuple[int, ...]] = {
    "city-hospital": (2011, 2012, 2013, 2014, 1150),
    "school": (2051, 2052, 2053, 2054, 1426),
    "church": (2071, 2072, 2073, 2074, 1915),
    "veterinary-clinic": (2131, 2132, 2133, 1838, 526),
    "fire-station": (2151, 2152, 2153, 923, 1425),
}
