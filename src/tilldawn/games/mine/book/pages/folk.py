"""Scripts of the Residents: people met, or nearly met, at a search."""

from __future__ import annotations

from tilldawn.games.mine.book.language import (
    Change,
    Check,
    Choice,
    Choose,
    EndTrip,
    Fight,
    Find,
    Gain,
    If,
    Look,
    Lose,
    LoseDearest,
    LoseOneOf,
    Meet,
    Noise,
    Noted,
    Pay,
    Present,
    Return,
    Roll,
    Script,
    Trade,
    Write,
)

FOOD = ("vegetable", "raw-food", "canned-food")
CURES = ("meds", "herbal-meds", "bandages")
TREATS = ("cigarette", "coffee", "sugar", "moonshine", "pure-alcohol")

SCRIPTS: tuple[Script, ...] = (
    # Civilians
    Script(
        number=2301,
        where="trip",
        topics=("child",),
        choices=(
            Choice("a", (Return(2), Change("misery", -1, "present"))),
            Choice("b", (Find("furniture"), Check())),
        ),
    ),
    Script(
        number=2302, where="trip", then=(Gain({"herb": 1, "sugar": 1}), Write("the-recipe", 2303, 2, "dusk"))
    ),
    Script(number=2303, where="home", then=(Change("misery", -1, "group"),)),
    Script(
        number=2304,
        where="trip",
        topics=("death",),
        choices=(
            Choice(
                "a",
                (Choose(), Change("fatigue", 1, "actor"), Change("misery", -1, "actor"), Gain({"wood": 1})),
            ),
            Choice("b", (Check(),)),
        ),
    ),
    # Hobos
    Script(
        number=2311,
        where="trip",
        choices=(Choice("a", (LoseOneOf(TREATS), Look("unknown", 3))), Choice("b", (Noise(1),))),
    ),
    Script(
        number=2312,
        where="trip",
        then=(Roll(((5, (Noise(2, True),)), (10, (Gain({"coffee": 1, "filter": 1}),)))),),
    ),
    Script(
        number=2313,
        where="trip",
        topics=("despair",),
        then=(Change("misery", 1, "kindest"), Gain({"moonshine": 1})),
    ),
    # Survivors
    Script(
        number=2321,
        where="trip",
        choices=(
            Choice("a", (LoseDearest(), Find("stash"))),
            Choice("b", (Return(2),)),
            Choice("c", (Fight("survivors-1", break_at=2, won=(Find("stash"),)),)),
        ),
    ),
    Script(number=2322, where="trip", topics=("hunger",), then=(Check(), Gain({"raw-food": 1}))),
    Script(number=2323, where="trip", then=(Write("the-wall-map", 2324, 2, "scavenging"), Noise(-1))),
    Script(number=2324, where="trip", then=(Look("unknown", 4), Gain({"lockpick": 1}))),
    # Homeless
    Script(
        number=2331,
        where="trip",
        choices=(
            Choice(
                "a",
                (LoseOneOf(FOOD), Change("misery", -1, "one"), Write("the-suitcase", 2332, 3, "scavenging")),
            ),
            Choice("b", (Check(),)),
        ),
    ),
    Script(number=2332, where="trip", then=(Gain({"jewelry": 1, "book": 1}),)),
    Script(
        number=2333,
        where="trip",
        topics=("illness",),
        then=(Roll(((3, (Change("illness", 1, "one"),)), (10, (Gain({"bandages": 1}),)))),),
    ),
    Script(number=2334, where="trip", then=(Change("misery", -1, "one"), Return(1))),
    # Rebels
    Script(
        number=2341,
        where="trip",
        topics=("cruelty",),
        choices=(
            Choice("a", (LoseOneOf(CURES), Gain({"ammo": 2}), Change("misery", -1, "one"))),
            Choice("b", (Change("misery", 1, "one"),)),
        ),
    ),
    Script(number=2342, where="trip", then=(Gain({"canned-food": 1}), Write("the-debt", 2343, 2, "raid"))),
    Script(
        number=2343,
        where="home",
        choices=(Choice("a", (Pay(8, ("green", "yellow")),)), Choice("b", (Change("wounds", 1, "one"),))),
    ),
    Script(number=2344, where="trip", then=(Trade("rebels"),)),
    # Soldiers
    Script(number=2351, where="trip", then=(Return(2), Gain({"shell": 2}))),
    Script(
        number=2352,
        where="trip",
        topics=("cruelty", "death"),
        choices=(
            Choice("a", (Check(2), Gain({"canned-food": 1, "cigarette": 2}))),
            Choice("b", (EndTrip(),)),
        ),
    ),
    Script(
        number=2353,
        where="trip",
        then=(Roll(((4, (LoseDearest(), Return(2))), (10, (Change("misery", -1, "present"),)))),),
    ),
    # Deserters
    Script(
        number=2361,
        where="trip",
        choices=(
            Choice("a", (LoseOneOf(FOOD), Gain({"weapon-part": 2}))),
            Choice("b", (Change("misery", 1, "one"),)),
        ),
    ),
    Script(
        number=2362,
        where="trip",
        topics=("despair",),
        then=(Change("misery", 1, "kindest"), Gain({"broken-pistol": 1})),
    ),
    Script(
        number=2363,
        where="trip",
        then=(If(Present(2), (Find("heap"), Find("heap")), (Find("heap"),)), Noise(1)),
    ),
    # Peddler
    Script(number=2371, where="trip", then=(Trade("peddler"),)),
    Script(
        number=2372,
        where="trip",
        choices=(
            Choice("a", (Pay(4), Roll(((5, (Gain({"book": 1}),)), (10, (Gain({"jewelry": 1}),)))))),
            Choice("b", ()),
        ),
    ),
    Script(
        number=2373,
        where="trip",
        topics=("animal",),
        then=(Lose({"sugar": 1}), Change("misery", -1, "present")),
    ),
    # Anybody
    Script(number=2390, where="trip", then=(Meet(),)),
    Script(
        number=2391,
        where="trip",
        choices=(Choice("a", (Find("furniture"), Check())), Choice("b", (Change("misery", -1, "one"),))),
    ),
    Script(
        number=2392,
        where="trip",
        topics=("child",),
        then=(
            If(Noted("the-suitcase"), (Gain({"vegetable": 2}),), (Gain({"vegetable": 1}),)),
            Change("misery", -1, "one"),
        ),
    ),
    Script(number=2393, where="trip", then=(Return(2), Find("pantry"))),
    Script(
        number=2394,
        where="trip",
        topics=("death",),
        then=(Change("misery", 1, "one"), Find("stash", plain=True)),
    ),
)

BARS: dict[str, tuple[int, ...]] = {
    "civilians-1": (2301, 2391, 2302, 2304, 2392),
    "civilians-2": (2304, 2393, 2301, 2302, 2394),
    "hobos": (2311, 2390, 2312, 2313, 2391),
    "survivors-1": (2321, 2394, 2322, 2323, 2393),
    "survivors-2": (2323, 2392, 2321, 2322, 2390),
    "homeless": (2331, 2393, 2333, 2334, 2392),
    "rebels": (2341, 2391, 2342, 2344, 2394),
    "soldiers": (2351, 2390, 2352, 2353, 2393),
    "deserters": (2361, 2394, 2362, 2363, 2391),
    "peddler": (2371, 2392, 2372, 2373, 2390),
}
