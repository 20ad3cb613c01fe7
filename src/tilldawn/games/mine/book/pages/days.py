"""Scripts of the Events: what the news of the day does to people, at home or on the way."""

from __future__ import annotations

from tilldawn.games.mine.book.language import (
    Change,
    Check,
    Choice,
    Cold,
    Exchange,
    Feels,
    Gain,
    Has,
    If,
    Look,
    Lose,
    LoseDearest,
    LoseOneOf,
    Noted,
    Pay,
    Raids,
    Roll,
    Script,
    Story,
    Write,
)

FOOD = ("vegetable", "raw-food", "canned-food")
TREATS = ("cigarette", "coffee", "sugar", "moonshine", "pure-alcohol")

SCRIPTS: tuple[Script, ...] = (
    # Airdrop
    Script(
        number=2601,
        where="any",
        choices=(
            Choice("a", (Gain({"wood": 1, "component": 1}), Check())),
            Choice("b", (Change("misery", -1, "one"),)),
        ),
    ),
    Script(
        number=2602,
        where="any",
        topics=("hunger",),
        then=(Roll(((5, (Change("misery", 1, "one"),)), (10, (Gain({"canned-food": 1}),)))),),
    ),
    # Shelling
    Script(number=2605, where="any", then=(Change("misery", -1, "one"), Gain({"book": 1}))),
    Script(
        number=2606,
        where="any",
        topics=("death",),
        choices=(
            Choice("a", (Change("fatigue", 1, "one"), Change("misery", -1, "present"))),
            Choice("b", (Check(),)),
        ),
    ),
    # Snipers
    Script(number=2609, where="any", then=(Write("the-sheet", 2610, 2, "morning"),)),
    Script(number=2610, where="home", then=(Change("misery", -1, "one"), Gain({"bandages": 1}))),
    Script(
        number=2611,
        where="any",
        topics=("death", "cruelty"),
        choices=(
            Choice("a", (Roll(((3, (Change("wounds", 1, "one"),)), (10, (Gain({"vegetable": 2}),)))),)),
            Choice("b", (Change("misery", 1, "kindest"),)),
        ),
    ),
    # Crime on the Rise
    Script(number=2613, where="any", then=(Check(), Look("raids"))),
    Script(
        number=2614,
        where="any",
        choices=(
            Choice("a", (LoseOneOf(TREATS), Raids(more=False))),
            Choice("b", (Change("fatigue", 1, "one"),)),
        ),
    ),
    # Crime Wave
    Script(
        number=2617,
        where="any",
        topics=("cruelty",),
        then=(Change("misery", 1, "one"), Gain({"lockpick": 1})),
    ),
    Script(number=2618, where="any", then=(Write("whose-shoes", 2619, 2, "dusk"), Gain({"component": 1}))),
    Script(number=2619, where="home", then=(Check(), Gain({"cigarette": 2}))),
    # Rat Infestation
    Script(
        number=2621,
        where="any",
        topics=("animal", "hunger"),
        then=(LoseOneOf(FOOD), Change("misery", -1, "one")),
    ),
    Script(
        number=2622,
        where="any",
        topics=("animal",),
        choices=(Choice("a", (Gain({"raw-food": 1}), Check())), Choice("b", (Change("hunger", 1, "one"),))),
    ),
    # Relatively Peaceful
    Script(number=2625, where="any", then=(Change("misery", -1, "present"),)),
    Script(number=2626, where="any", then=(Write("the-bench", 2627, 3, "dusk"), Change("misery", -1, "one"))),
    Script(
        number=2627, where="home", topics=("death",), then=(Change("misery", 1, "kindest"), Gain({"wood": 2}))
    ),
    # Food Shortage
    Script(
        number=2629,
        where="any",
        topics=("hunger",),
        choices=(
            Choice(
                "a",
                (LoseOneOf(FOOD), Change("misery", -1, "present"), Write("half-a-loaf", 2630, 2, "morning")),
            ),
            Choice("b", (Check(),)),
        ),
    ),
    Script(number=2630, where="home", topics=("hunger",), then=(Gain({"raw-food": 1, "sugar": 1}),)),
    Script(number=2631, where="any", topics=("hunger",), then=(Check(), Gain({"vegetable": 1}))),
    # Epidemic
    Script(
        number=2633,
        where="any",
        topics=("illness",),
        choices=(
            Choice("a", (LoseOneOf(("meds", "herbal-meds")), Change("misery", -1, "present"))),
            Choice("b", (Change("misery", 1, "one"),)),
        ),
    ),
    Script(
        number=2634,
        where="any",
        topics=("illness",),
        then=(If(Feels("illness"), (Gain({"herbal-meds": 1}),), (Gain({"herb": 2}),)),),
    ),
    # Hard Frost
    Script(number=2637, where="any", then=(Cold(-1), Lose({"book": 1}), Change("misery", 1, "one"))),
    Script(
        number=2638,
        where="any",
        choices=(
            Choice("a", (Lose({"wood": 2}), Change("misery", -1, "present"))),
            Choice("b", (Check(), Cold(1))),
        ),
    ),
    # Soaring Prices
    Script(number=2641, where="any", then=(Gain({"coffee": 1}), Change("misery", 1, "one"))),
    Script(
        number=2642,
        where="any",
        choices=(
            Choice("a", (Lose({"jewelry": 1}), Gain({"canned-food": 2, "meds": 1}))),
            Choice("b", (Pay(6), Gain({"raw-food": 1}))),
            Choice("c", ()),
        ),
    ),
    # Direct Hit
    Script(number=2645, where="any", then=(Gain({"wood": 2, "component": 1}), Change("fatigue", 1, "one"))),
    Script(
        number=2646, where="any", topics=("death",), then=(Check(), Write("the-staircase", 2647, 2, "dusk"))
    ),
    Script(number=2647, where="home", then=(Change("misery", -1, "group"),)),
    # The Last Offensive
    Script(
        number=2649,
        where="any",
        choices=(
            Choice("a", (Change("misery", 1, "kindest"), Raids(more=False))),
            Choice("b", (LoseOneOf(TREATS), Change("misery", -1, "one"))),
            Choice("c", (Check(),)),
        ),
    ),
    Script(number=2650, where="any", topics=("despair",), then=(Change("misery", 1, "one"), Story())),
    # Broken Promise
    Script(number=2653, where="any", then=(Change("misery", 1, "kindest"), Change("misery", -1, "hardest"))),
    Script(
        number=2654,
        where="any",
        topics=("despair",),
        then=(If(Has("guitar"), (Change("misery", -1, "present"),), (Check(),)),),
    ),
    # Days of any kind
    Script(number=2690, where="any", then=(Look("events"),)),
    Script(number=2691, where="any", then=(Exchange("any"),)),
    Script(
        number=2692,
        where="any",
        topics=("despair",),
        then=(
            If(Noted("the-sheet"), (Change("misery", -1, "present"),), (Change("misery", 1, "one"), Story())),
        ),
    ),
    Script(
        number=2693,
        where="any",
        then=(Roll(((4, (LoseDearest(),)), (10, (Gain({"cigarette": 1, "coffee": 1}),)))),),
    ),
    Script(
        number=2694,
        where="any",
        choices=(
            Choice(
                "a",
                (
                    LoseOneOf((*FOOD, "water")),
                    Change("misery", -1, "one"),
                    Write("the-ferryman", 2695, 3, "morning"),
                ),
            ),
            Choice("b", ()),
        ),
    ),
    Script(number=2695, where="home", then=(Gain({"water": 2, "filter": 1}),)),
)

BARS: dict[str, tuple[int, ...]] = {
    "airdrop": (2601, 2690, 2602, 1002, 2693),
    "shelling": (2605, 2691, 2606, 2694, 2692),
    "snipers": (2609, 2694, 2611, 2693, 2690),
    "crime-on-the-rise": (2613, 2693, 2614, 1002, 2691),
    "crime-wave": (2617, 2692, 2618, 2690, 2694),
    "rat-infestation": (2621, 2690, 2622, 1002, 2693),
    "relatively-peaceful": (2625, 2694, 2626, 630, 2691),
    "food-shortage": (2629, 2693, 2631, 2691, 2692),
    "epidemic": (2633, 2692, 2634, 2690, 2694),
    "hard-frost": (2637, 2690, 2638, 2691, 2693),
    "soaring-prices": (2641, 2691, 2642, 1002, 2694),
    "direct-hit": (2645, 2692, 2646, 2694, 2690),
    "last-offensive": (2649, 2693, 2650, 1564, 2691),
    "broken-promise": (2653, 2694, 2654, 2690, 2692),
}
