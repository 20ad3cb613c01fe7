"""Scripts of the Visitors: who stands on the step by day, and what they want."""

from __future__ import annotations

from tilldawn.games.mine.book.language import (
    Built,
    Busy,
    Change,
    Check,
    Choice,
    Choose,
    Cold,
    Exchange,
    Gain,
    Has,
    Hole,
    If,
    Join,
    Look,
    Lose,
    LoseDearest,
    LoseOneOf,
    Noted,
    Pay,
    People,
    Roll,
    Script,
    Story,
    Trade,
    Write,
)

FOOD = ("vegetable", "raw-food", "canned-food")
CURES = ("meds", "herbal-meds", "bandages")
TREATS = ("cigarette", "coffee", "sugar", "moonshine", "pure-alcohol")

SCRIPTS: tuple[Script, ...] = (
    # Newcomers
    Script(
        number=2501,
        where="home",
        topics=("hunger",),
        choices=(
            Choice(
                "a", (LoseOneOf(FOOD), Change("misery", -1, "one"), Write("the-plate", 2502, 2, "morning"))
            ),
            Choice("b", (Check(),)),
        ),
    ),
    Script(number=2502, where="home", then=(Gain({"component": 2, "wood": 1}),)),
    Script(
        number=2503,
        where="home",
        needs=(People(most=3),),
        topics=("despair",),
        choices=(
            Choice("a", (Join({"hunger": 1, "misery": 1}, {"book": 1, "coffee": 1}),)),
            Choice("b", (Change("misery", 1, "kindest"),)),
        ),
    ),
    Script(
        number=2505,
        where="home",
        choices=(
            Choice("a", (LoseOneOf(CURES), Gain({"jewelry": 1}))),
            Choice("b", (Change("misery", 1, "one"),)),
        ),
    ),
    Script(number=2506, where="home", topics=("death",), then=(Check(), Gain({"wood": 2}))),
    Script(
        number=2509,
        where="home",
        topics=("despair",),
        then=(If(Has("guitar"), (Change("misery", -1, "home"),), (Change("misery", 1, "one"),)),),
    ),
    Script(number=2510, where="home", then=(Write("the-empty-cot", 2511, 3, "dusk"), Gain({"sugar": 1}))),
    Script(
        number=2511, where="home", topics=("child",), then=(Change("misery", -1, "group"), Lose({"wood": 1}))
    ),
    # Barterers
    Script(number=2513, where="home", then=(Trade("barterer"),)),
    Script(
        number=2514,
        where="home",
        choices=(
            Choice("a", (Lose({"component": 2}), Gain({"mechanical-part": 1, "electrical-part": 1}))),
            Choice("b", (Lose({"wood": 3}), Gain({"shovel": 1}))),
            Choice("c", ()),
        ),
    ),
    Script(number=2517, where="home", then=(Trade("cart"),)),
    Script(
        number=2518,
        where="home",
        choices=(
            Choice(
                "a", (Pay(10), Roll(((3, ()), (10, (Gain({"canned-food": 1, "meds": 1, "cigarette": 2}),)))))
            ),
            Choice("b", (Change("misery", 1, "hardest"),)),
        ),
    ),
    # Gossip
    Script(number=2521, where="home", then=(Look("events"), Check())),
    Script(
        number=2522,
        where="home",
        choices=(
            Choice("a", (Look("raids"), Write("what-we-said", 2523, 2, "dusk"))),
            Choice("b", (Change("misery", -1, "one"),)),
        ),
    ),
    Script(number=2523, where="home", then=(LoseDearest(), Check())),
    # Doctor
    Script(
        number=2525,
        where="home",
        topics=("illness",),
        choices=(
            Choice(
                "a",
                (
                    LoseOneOf(("pure-alcohol", "moonshine", "filter")),
                    Change("illness", -1, "one"),
                    Change("wounds", -1, "one"),
                ),
            ),
            Choice(
                "b", (Choose(keep=True), Busy("actor"), Change("misery", -1, "actor"), Gain({"bandages": 1}))
            ),
            Choice("c", (Check(),)),
        ),
    ),
    Script(
        number=2526,
        where="home",
        topics=("illness", "death"),
        then=(Roll(((3, (Change("illness", 1, "one"),)), (10, (Gain({"herbal-meds": 1, "chems": 1}),)))),),
    ),
    # Children
    Script(
        number=2529,
        where="home",
        topics=("child",),
        choices=(
            Choice("a", (LoseOneOf((*FOOD, "sugar")), Change("misery", -1, "home"))),
            Choice("b", (Gain({"component": 1}), Check())),
        ),
    ),
    Script(
        number=2530,
        where="home",
        topics=("child",),
        then=(Write("the-den", 2531, 2, "morning"), Lose({"wood": 1}), Change("misery", -1, "one")),
    ),
    Script(number=2531, where="home", topics=("child",), then=(Gain({"lockpick": 1, "vegetable": 1}),)),
    # Soldier
    Script(
        number=2533,
        where="home",
        choices=(
            Choice("a", (LoseOneOf(TREATS), Gain({"ammo": 2}))),
            Choice("b", (Change("misery", -1, "one"), Lose({"book": 1}))),
            Choice("c", (Check(),)),
        ),
    ),
    Script(
        number=2534,
        where="home",
        topics=("cruelty",),
        then=(Change("misery", 1, "kindest"), Look("raids"), Gain({"canned-food": 1})),
    ),
    # Mourning
    Script(
        number=2537,
        where="home",
        topics=("death",),
        choices=(
            Choice("a", (Lose({"wood": 3}), Change("misery", -1, "home"))),
            Choice("b", (Check(),)),
        ),
    ),
    Script(
        number=2538,
        where="home",
        topics=("death",),
        then=(Gain({"coffee": 1, "book": 1}), Change("misery", 1, "kindest")),
    ),
    # Water
    Script(number=2541, where="home", then=(Gain({"water": 1}), Change("misery", -1, "one"))),
    Script(
        number=2542,
        where="home",
        choices=(
            Choice("a", (Lose({"filter": 1}), Gain({"water": 3}))),
            Choice("b", (Choose(keep=True), Busy("actor"), Gain({"water": 2}))),
            Choice("c", (Change("misery", 1, "one"),)),
        ),
    ),
    # Anybody
    Script(number=2590, where="home", then=(Exchange("any"), Change("misery", -1, "one"))),
    Script(number=2591, where="home", then=(If(Built("radio"), (Look("events", 2),), (Look("events"),)),)),
    Script(
        number=2592,
        where="home",
        choices=(Choice("a", (Change("misery", -1, "group"), Write("in-the-notebook"))), Choice("b", ())),
    ),
    Script(
        number=2593, where="home", then=(If(Noted("in-the-notebook"), (Story(),), (Gain({"cigarette": 1}),)),)
    ),
    Script(
        number=2594,
        where="home",
        choices=(
            Choice("a", (Lose({"wood": 2, "component": 1}), Hole(1))),
            Choice("b", (Cold(1), Change("misery", -1, "one"))),
        ),
    ),
)

BARS: dict[str, tuple[int, ...]] = {
    "newcomer-hungry": (2501, 2590, 2503, 148, 2592),
    "newcomer-wounded": (2505, 2591, 2506, 191, 2593),
    "newcomer-grieving": (2509, 2592, 2510, 637, 2503),
    "barterer": (2513, 2594, 2514, 1395, 2590),
    "barterer-with-a-cart": (2517, 2593, 2518, 1236, 2591),
    "gossip": (2521, 2590, 2522, 1026, 2594),
    "doctor": (2525, 2592, 2526, 1621, 2593),
    "children-at-the-door": (2529, 2591, 2530, 1684, 2592),
    "soldier-off-duty": (2533, 2594, 2534, 1658, 2590),
    "neighbour-in-mourning": (2537, 877, 2538, 1760, 2591),
    "queue-for-water": (2541, 2592, 2542, 164, 2594),
}
