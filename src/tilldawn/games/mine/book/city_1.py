"""Scripts of nine Locations: square, hospital, hotel, villa, store, school, garage, church, quiet house."""

from __future__ import annotations

from tilldawn.games.mine.book.words import (
    Busy,
    Check,
    Choice,
    Choose,
    Cold,
    Fight,
    Find,
    Gain,
    GoTo,
    If,
    Is,
    Join,
    Look,
    LoseDearest,
    LoseOneOf,
    Noise,
    Pay,
    People,
    Raids,
    Return,
    Roll,
    Script,
    State,
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
            Choice("b", (LoseOneOf(FOOD), State("misery", -1, "one"))),
            Choice("c", (Check(),)),
        ),
    ),
    Script(
        number=2005,
        where="home",
        topics=("despair",),
        then=(State("misery", 1, "kindest"), Gain({"raw-food": 1, "sugar": 1})),
    ),
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
                    State("fatigue", 1, "actor"),
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
            State("fatigue", 1, "strongest"),
            State("misery", -1, "one"),
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
                    Roll(((2, (State("illness", 1, "one"),)), (10, ()))),
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
        then=(Raids(more=False), Gain({"cigarette": 2}), State("misery", 1, "hardest")),
    ),
    Script(
        number=2016,
        where="home",
        topics=("illness",),
        then=(State("misery", -1, "one"), Gain({"vegetable": 1})),
    ),
    # --- Hotel ---
    Script(
        number=2021,
        where="trip",
        then=(
            Return(2),
            LoseOneOf(TREATS),
            State("misery", -1, "present"),
            Write("two-witnesses", 2025, 4, "morning"),
        ),
    ),
    Script(
        number=2022,
        where="trip",
        topics=("despair",),
        choices=(
            Choice("a", (Choose(), State("misery", 1, "actor"), Gain({"raw-food": 1, "coffee": 1}))),
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
                (Choose(), Busy("actor"), State("misery", -1, "actor"), Gain({"raw-food": 1})),
            ),
            Choice("b", (Check(),)),
        ),
    ),
    # --- Ruined Villa ---
    Script(
        number=2031,
        where="trip",
        choices=(
            Choice("a", (Return(2), Gain({"mechanical-part": 2, "filter": 1}))),
            Choice("b", (State("misery", -1, "present"), Noise(2, True))),
        ),
    ),
    Script(
        number=2032,
        where="trip",
        then=(
            Return(2),
            State("fatigue", 1, "one"),
            Gain({"coffee": 1, "sugar": 1}),
            Write("the-quince", 2035, 4, "scavenging"),
        ),
    ),
    Script(
        number=2033,
        where="trip",
        topics=("cruelty",),
        choices=(
            Choice("a", (State("fatigue", 1, "one"), Gain({"mechanical-part": 1, "chems": 1}))),
            Choice("b", (Noise(1), Fight("survivors-1", break_at=2), Find("stash"))),
        ),
    ),
    Script(
        number=2034,
        where="trip",
        topics=("illness",),
        then=(State("illness", -1, "one"), State("misery", -1, "one"), Check()),
    ),
    Script(
        number=2035,
        where="trip",
        topics=("death",),
        choices=(
            Choice("a", (Gain({"jewelry": 1}), Check())),
            Choice("b", (State("misery", -1, "kindest"),)),
        ),
    ),
    # --- Supermarket ---
    Script(
        number=2041,
        where="trip",
        then=(
            Roll(
                (
                    (3, (State("wounds", 1, "one"), Noise(3, True))),
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
            Choice("a", (Return(2), State("misery", -1, "present"))),
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
            Choice("a", (Pay(8), State("misery", -1, "one"))),
            Choice("b", (Check(),)),
        ),
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
        then=(Return(2), State("misery", -1, "present")),
    ),
    Script(
        number=2056,
        where="trip",
        topics=("child",),
        then=(Return(1), State("misery", -1, "one")),
    ),
    Script(
        number=2057,
        where="home",
        topics=("child", "cruelty"),
        then=(
            Gain({"vegetable": 1}),
            Roll(((4, (Raids(more=True),)), (10, (State("misery", -1, "one"),)))),
        ),
    ),
    # --- Garage ---
    Script(
        number=2061,
        where="trip",
        then=(
            State("fatigue", 1, "strongest"),
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
                    (2, (State("illness", 1, "actor"),)),
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
            Choice("a", (State("misery", -1, "one"),)),
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
        then=(State("wounds", -1, "one"), State("illness", -1, "one")),
    ),
    # --- Church ---
    Script(
        number=2071,
        where="trip",
        then=(Return(1), State("misery", -1, "one"), Gain({"wood": 3}, storage=True)),
    ),
    Script(
        number=2072,
        where="trip",
        topics=("cruelty",),
        choices=(
            Choice("a", (Choose(), State("misery", 1, "actor"), Gain({"jewelry": 1}))),
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
            Choice("b", (State("misery", -1, "one"), Write("place-by-the-stove", 2076, 4, "dusk"))),
        ),
    ),
    Script(
        number=2074,
        where="trip",
        then=(State("fatigue", 1, "one"), Look("unknown", 3), Look("residents")),
    ),
    Script(
        number=2075,
        where="home",
        topics=("illness",),
        then=(State("misery", -1, "one"), Gain({"herbal-meds": 1})),
    ),
    Script(
        number=2076,
        where="home",
        topics=("death", "child"),
        then=(State("misery", 1, "kindest"), Gain({"herb": 2})),
    ),
    # --- Quiet House ---
    Script(
        number=2081,
        where="trip",
        topics=("despair",),
        then=(
            Return(2),
            LoseOneOf((*FOOD, "sugar", "coffee")),
            State("misery", -1, "present"),
            Check(),
            Write("long-journey", 2085, 4, "dusk"),
        ),
    ),
    Script(
        number=2082,
        where="trip",
        topics=("illness", "hunger"),
        choices=(
            Choice("a", (Gain({"vegetable": 1}),)),
            Choice("b", (Gain({"vegetable": 1, "meds": 1}), Check(2))),
        ),
    ),
    Script(number=2083, where="trip", topics=("animal", "hunger"), then=(Gain({"raw-food": 1}), Check())),
    Script(
        number=2084, where="trip", topics=("despair",), then=(State("misery", -1, "one"), Noise(1), Check())
    ),
    Script(
        number=2085,
        where="home",
        topics=("despair",),
        then=(Cold(-1), State("misery", 1, "kindest")),
    ),
)

BARS: dict[str, tuple[int, ...]] = {
    "central-square": (2001, 2002, 2003, 2004, 1674),
    "city-hospital": (2011, 2012, 2013, 2014, 1150),
    "hotel": (2021, 2022, 2023, 2024, 240),
    "ruined-villa": (2031, 2032, 2033, 2034, 655),
    "supermarket": (2041, 2042, 2043, 2044, 2705),
    "school": (2051, 2052, 2053, 2054, 1426),
    "garage": (2061, 2062, 2063, 2064, 1536),
    "church": (2071, 2072, 2073, 2074, 1915),
    "quiet-house": (2081, 2082, 2083, 2084, 1304),
}
