"""Scripts of the Night Raids: what happens at the door in the dark."""

from __future__ import annotations

from tilldawn.games.mine.book.language import (
    Boarded,
    Change,
    Check,
    Choice,
    Choose,
    Cold,
    Fight,
    Gain,
    Hole,
    If,
    Lose,
    LoseDearest,
    LoseOneOf,
    Pay,
    Raids,
    Roll,
    Script,
    Write,
)

FOOD = ("vegetable", "raw-food", "canned-food")

SCRIPTS: tuple[Script, ...] = (
    # Shots in the Street
    Script(number=2401, where="home", then=(Change("fatigue", 1, "one"), Change("misery", -1, "one"))),
    Script(
        number=2402,
        where="home",
        topics=("death",),
        choices=(
            Choice(
                "a",
                (
                    Lose({"bandages": 1}),
                    Change("misery", -1, "home"),
                    Write("the-cyclist", 2403, 2, "morning"),
                ),
            ),
            Choice("b", (Check(),)),
            Choice(
                "c",
                (
                    Choose(),
                    Roll(((3, (Change("wounds", 1, "actor"),)), (10, (Change("misery", -1, "actor"),)))),
                ),
            ),
        ),
    ),
    Script(number=2403, where="home", then=(Gain({"component": 2, "mechanical-part": 1}),)),
    # Prowlers
    Script(number=2405, where="home", then=(LoseOneOf(("book", "filter", "shovel", "wood", "component")),)),
    Script(
        number=2406,
        where="home",
        choices=(Choice("a", (Gain({"wood": 2}), Check())), Choice("b", (Change("misery", -1, "one"),))),
    ),
    # Hungry Neighbours
    Script(
        number=2409,
        where="home",
        topics=("hunger",),
        choices=(
            Choice(
                "a", (LoseOneOf(FOOD, 2), Change("misery", -1, "home"), Write("the-ladle", 2410, 2, "dusk"))
            ),
            Choice("b", (LoseOneOf(FOOD), Check())),
            Choice("c", (Check(2),)),
        ),
    ),
    Script(
        number=2410,
        where="home",
        topics=("hunger",),
        then=(Gain({"vegetable": 2}), Change("misery", -1, "one")),
    ),
    Script(
        number=2411,
        where="home",
        topics=("child",),
        then=(Change("misery", 1, "kindest"), Gain({"cigarette": 1})),
    ),
    # Burglars
    Script(number=2413, where="home", then=(Roll(((4, (LoseDearest(),)), (10, (Gain({"lockpick": 1}),)))),)),
    Script(
        number=2414,
        where="home",
        choices=(Choice("a", (Pay(5),)), Choice("b", (Fight("hobos", break_at=2),))),
    ),
    # Thug Gang
    Script(
        number=2417, where="home", topics=("cruelty",), then=(Check(), Write("the-price", 2418, 2, "raid"))
    ),
    Script(
        number=2418,
        where="home",
        topics=("cruelty",),
        choices=(Choice("a", (Pay(10), Raids(more=False))), Choice("b", (Raids(more=True),))),
    ),
    Script(
        number=2419, where="home", then=(If(Boarded(2), (Change("misery", -1, "home"),), (LoseDearest(),)),)
    ),
    # Armed Stragglers
    Script(
        number=2421,
        where="home",
        choices=(
            Choice("a", (LoseOneOf(("bandages", "meds", "herbal-meds")), Gain({"ammo": 2, "shell": 1}))),
            Choice("b", (Change("misery", 1, "one"),)),
        ),
    ),
    Script(number=2422, where="home", topics=("death",), then=(Gain({"broken-pistol": 1}), Check())),
    # Firebrands
    Script(number=2425, where="home", then=(Lose({"wood": 2}), Change("fatigue", 1, "one"), Cold(-1))),
    Script(
        number=2426,
        where="home",
        choices=(
            Choice("a", (Lose({"water": 1}), Change("misery", -1, "home"))),
            Choice("b", (Hole(-1),)),
            Choice("c", (Lose({"book": 1, "wood": 1}), Check())),
            Choice("d", (Change("wounds", 1, "one"),)),
        ),
    ),
    # Militia Search
    Script(
        number=2429,
        where="home",
        topics=("cruelty",),
        then=(
            Roll(
                (
                    (3, (LoseOneOf(("pistol", "shotgun", "assault-rifle", "ammo", "knife")),)),
                    (7, ()),
                    (10, (Gain({"coffee": 1}),)),
                )
            ),
        ),
    ),
    Script(
        number=2430,
        where="home",
        choices=(
            Choice(
                "a",
                (Write("the-signature", 2431, 2, "morning"), Write("watch-at-the-door", 2706, 1, "raid")),
            ),
            Choice("b", (Change("misery", 1, "one"),)),
        ),
    ),
    Script(number=2431, where="home", topics=("cruelty",), then=(Check(), Gain({"canned-food": 1}))),
    # Any night
    Script(number=2490, where="home", then=(Change("misery", -1, "home"), Change("fatigue", 1, "one"))),
    Script(
        number=2491,
        where="home",
        topics=("child",),
        choices=(
            Choice("a", (LoseOneOf(FOOD), Change("misery", -1, "one"))),
            Choice("b", (Change("misery", 1, "kindest"),)),
        ),
    ),
    Script(
        number=2492,
        where="home",
        topics=("animal",),
        then=(Roll(((4, (LoseOneOf(FOOD),)), (10, (Change("misery", -1, "one"),)))),),
    ),
    Script(
        number=2493,
        where="home",
        then=(Gain({"wood": 1, "component": 1}), Write("the-third-knock", 2494, 3, "raid")),
    ),
    Script(number=2494, where="home", then=(Raids(more=False), Change("misery", -1, "one"))),
    Script(
        number=2495,
        where="home",
        topics=("despair",),
        then=(Change("misery", 1, "one"), Gain({"moonshine": 1})),
    ),
)

BARS: dict[str, tuple[int, ...]] = {
    "shots-in-the-street": (2401, 2490, 2402, 1659, 2492),
    "prowlers": (2405, 2493, 2406, 1291, 2491),
    "hungry-neighbours": (2409, 2492, 2411, 1567, 2490),
    "burglars": (2413, 2495, 2414, 836, 2493),
    "thug-gang": (2417, 2490, 2419, 647, 2495),
    "armed-stragglers": (2421, 2492, 2422, 327, 2493),
    "firebrands": (2425, 2491, 2426, 524, 2490),
    "militia-search": (2429, 2493, 2430, 1764, 2495),
}
