"""Scripts whose number and effect the rulebooks reveal, and the scripts they lead to. The pages are ours."""

from __future__ import annotations

from tilldawn.games.mine.book.language import (
    ActionsLeft,
    Away,
    Carry,
    Change,
    Check,
    Choice,
    Choose,
    CloseBasement,
    Cold,
    DropCard,
    Erase,
    Feels,
    Fight,
    Find,
    Gain,
    GoTo,
    If,
    IgnoreUniforms,
    Is,
    Leave,
    Look,
    Lose,
    LoseDearest,
    LoseFitting,
    LoseOneOf,
    LoseTokens,
    Noise,
    OneAction,
    Pay,
    People,
    Pick,
    Raids,
    RemoveEvent,
    Return,
    Roll,
    Script,
    Story,
    Woman,
    Write,
)

FOOD = ("vegetable", "raw-food", "canned-food")

SCRIPTS: tuple[Script, ...] = (
    # --- Thugs ---
    Script(number=411, where="trip", topics=("cruelty",), then=(Noise(1), Check())),
    Script(
        number=704,
        where="trip",
        choices=(
            Choice("a", (LoseOneOf(("cigarette", "coffee", "moonshine")),)),
            Choice("b", (Noise(2, True),)),
        ),
    ),
    Script(
        number=942,
        where="trip",
        topics=("despair",),
        then=(Change("misery", 1, "kindest"), Find("furniture")),
    ),
    Script(
        number=272,
        where="trip",
        topics=("cruelty",),
        choices=(
            Choice("a", (Return(3),)),
            Choice("b", (Fight("thugs-3", break_at=2, loot=(Gain({"knife": 1}),)),)),
        ),
    ),
    Script(
        number=65,
        where="trip",
        then=(If(Feels("wounds", 1), (Change("misery", -1, "one"),), (GoTo(1702),)),),
    ),
    Script(number=1702, where="trip", then=(LoseDearest(), Return(1))),
    # --- Marauders ---
    Script(number=29, where="home", topics=("cruelty",), then=(Check(), Gain({"wood": 2}))),
    Script(
        number=543,
        where="home",
        choices=(
            Choice("a", (Lose({"wood": 2}), Write("watch-at-the-door", 2706, 1, "raid"))),
            Choice("b", (Change("misery", 1, "one"),)),
        ),
    ),
    Script(number=991, where="home", topics=("death",), then=(Check(), Gain({"ammo": 1}))),
    Script(
        number=291,
        where="home",
        then=(Roll(((4, (LoseDearest(),)), (10, (Gain({"shell": 1, "weapon-part": 1}),)))),),
    ),
    Script(number=116, where="home", choices=(Choice("a", (GoTo(1691),)), Choice("b", (GoTo(1389),)))),
    Script(number=1691, where="home", then=(LoseOneOf(FOOD), Change("misery", -1, "one"))),
    Script(number=1389, where="home", then=(Check(), Gain({"component": 2}))),
    # --- Things at the door and in the house ---
    Script(number=148, where="home", topics=("hunger",), then=(Gain({"canned-food": 1}, storage=True),)),
    Script(
        number=164,
        where="home",
        choices=(
            Choice("a", (Change("fatigue", 1, "one"), Gain({"water": 3})), (ActionsLeft(2),)),
            Choice("b", (Check(),)),
        ),
    ),
    Script(number=191, where="home", choices=(Choice("a", (GoTo(192),)), Choice("b", (GoTo(753),)))),
    Script(
        number=192,
        where="home",
        then=(Gain({"book": 1, "coffee": 1}), Change("misery", -1, "one")),
    ),
    Script(number=753, where="home", then=(Check(), Write("unopened-letter", 2701, 3, "dusk"))),
    Script(number=2701, where="home", topics=("despair",), then=(Change("misery", 1, "kindest"), Story())),
    Script(number=240, where="trip", choices=(Choice("a", (GoTo(1057),)), Choice("b", (GoTo(1452),)))),
    Script(number=1057, where="trip", then=(Return(2), Gain({"vegetable": 1, "cigarette": 1}))),
    Script(number=1452, where="trip", then=(Noise(1, True), Find("furniture"))),
    Script(number=281, where="trip", then=(Gain({"thin-sawblade": 1}),)),
    Script(
        number=327,
        where="home",
        topics=("cruelty",),
        then=(If(Woman(), (LoseOneOf((*FOOD, "moonshine", "pure-alcohol"), 2), Check())),),
    ),
    Script(
        number=488,
        where="home",
        topics=("child",),
        choices=(
            Choice(
                "a",
                (LoseOneOf(FOOD), Change("misery", -1, "group"), Write("childs-drawing", 2702, 3, "morning")),
            ),
            Choice("b", (Check(),)),
        ),
    ),
    Script(
        number=2702, where="home", topics=("child",), then=(Change("misery", -1, "one"), Gain({"book": 1}))
    ),
    Script(
        number=524, where="home", then=(LoseFitting(ground_floor=True), Gain({"wood": 3, "component": 2}))
    ),
    Script(
        number=526,
        where="trip",
        choices=(Choice("a", (LoseOneOf(FOOD), Gain({"herbal-meds": 1}))), Choice("b", (GoTo(1513),))),
    ),
    Script(number=1513, where="trip", then=(Return(2), Check())),
    Script(number=630, where="any", then=(RemoveEvent(),)),
    Script(
        number=637,
        where="home",
        choices=(Choice("a", (Write("sergei"), Change("misery", -1, "group"))), Choice("b", (Check(),))),
    ),
    Script(
        number=647,
        where="home",
        topics=("cruelty",),
        choices=(
            Choice("a", (Pay(12),)),
            Choice("b", (Roll(((3, (Change("wounds", 1, "one"),)), (10, ()))), LoseTokens())),
        ),
    ),
    Script(
        number=655,
        where="trip",
        topics=("child",),
        choices=(
            Choice("a", (Carry("child", 488),)),
            Choice("b", (LoseOneOf(FOOD),)),
            Choice("c", (Check(2),)),
        ),
    ),
    Script(number=691, where="trip", then=(Choose(), GoTo(1647))),
    Script(
        number=1647,
        where="trip",
        then=(Roll(((3, (Change("wounds", 1, "actor"),)), (10, (Gain({"meds": 1}),)))),),
    ),
    Script(number=810, where="trip", then=(Return(1), GoTo(1000))),
    Script(number=1000, where="trip", then=(Gain({"filter": 1, "chems": 1}), Noise(-1))),
    Script(number=836, where="home", then=(CloseBasement(), Gain({"wood": 2}))),
    Script(number=877, where="home", then=(OneAction(), Change("fatigue", -1, "group"))),
    Script(
        number=899,
        where="trip",
        then=(
            Choose(),
            Roll(
                ((4, (Change("wounds", 1, "actor"), Noise(2))), (10, (Find("stash"),))),
                prowess=True,
            ),
        ),
    ),
    Script(number=923, where="trip", then=(Gain({"camo": 1}),)),
    Script(number=1002, where="any", then=(IgnoreUniforms(),)),
    Script(
        number=1026,
        where="home",
        then=(Write("friends-on-the-way", 1406, 0, "visit"), Change("misery", -1, "one")),
    ),
    Script(
        number=1406,
        where="trip",
        choices=(
            Choice("a", (LoseOneOf((*FOOD, "coffee", "cigarette")), Change("misery", -1, "present"))),
            Choice("b", (Look("residents"),)),
        ),
    ),
    Script(
        number=1146,
        where="trip",
        topics=("cruelty",),
        then=(Fight("deserters", break_at=2, loot=(Gain({"ammo": 1}),)),),
    ),
    Script(number=1150, where="trip", topics=("child",), then=(GoTo(1825),)),
    Script(
        number=1825,
        where="trip",
        topics=("child",),
        choices=(
            Choice("a", (LoseOneOf(("bandages", "meds", "herbal-meds")), Change("misery", -1, "present"))),
            Choice("b", (Gain({"chems": 1}), Check())),
        ),
    ),
    Script(
        number=1236, where="home", then=(Write("magazines", 2703, 2, "dusk"), Change("misery", -1, "one"))
    ),
    Script(number=2703, where="home", then=(Cold(-1), Change("misery", 1, "one"))),
    Script(
        number=1270,
        where="trip",
        topics=("animal",),
        choices=(Choice("a", (LoseOneOf(FOOD),)), Choice("b", (Fight("dogs", break_at=2),))),
    ),
    Script(number=1291, where="home", needs=(People(3),), then=(Choose(), Away(), Gain({"wood": 2}))),
    Script(
        number=1304,
        where="trip",
        topics=("child", "hunger"),
        choices=(
            Choice("a", (Change("fatigue", -1, "one"), Check(2))),
            Choice("b", (Change("misery", -1, "one"),)),
        ),
    ),
    Script(number=1321, where="trip", then=(Change("fatigue", 1, "one"), DropCard())),
    Script(number=1395, where="home", then=(Gain({"vegetable": 2, "herb": 1}, storage=True),)),
    Script(number=1425, where="trip", then=(Roll(((3, (GoTo(1717),)), (10, (GoTo(1332),)))),)),
    Script(number=1717, where="trip", then=(Noise(3, True),)),
    Script(number=1332, where="trip", then=(Gain({"electrical-part": 1, "book": 1}),)),
    Script(number=1426, where="trip", topics=("death",), then=(Check(), DropCard())),
    Script(
        number=1536,
        where="trip",
        then=(
            Pick(
                {
                    "sawblade": 1,
                    "hatchet": 1,
                    "shovel": 1,
                    "lockpick": 2,
                    "mechanical-part": 3,
                    "electrical-part": 3,
                },
                3,
            ),
        ),
    ),
    Script(number=1564, where="any", then=(RemoveEvent(), Cold(1))),
    Script(
        number=1567,
        where="home",
        then=(
            Lose({"cigarette": 1, "coffee": 1, "sugar": 1}, storage=True),
            Write("watch-at-the-door", 2706, 1, "raid"),
        ),
    ),
    Script(number=2706, where="home", then=(Raids(more=False),)),
    Script(
        number=1621,
        where="home",
        topics=("despair",),
        choices=(
            Choice(
                "a", (Choose(keep=True, anybody=True), Leave("actor"), Gain({"canned-food": 2, "meds": 1}))
            ),
            Choice("b", (Check(),)),
        ),
    ),
    Script(number=1658, where="home", then=(If(Is("roman", "home"), (GoTo(1006),), (GoTo(1296),)),)),
    Script(number=1006, where="home", then=(Gain({"ammo": 2}), Check())),
    Script(number=1296, where="home", then=(LoseDearest(),)),
    Script(
        number=1659,
        where="home",
        topics=("despair",),
        choices=(
            Choice("a", (Write("the-scream", 1217, 0, "spirit"),)),
            Choice("b", (Change("wounds", 1, "one"), Change("misery", -1, "group"))),
        ),
    ),
    Script(number=1217, where="home", topics=("despair",), then=(Change("misery", 1, "group"),)),
    Script(
        number=1674,
        where="trip",
        choices=(
            Choice(
                "a",
                (
                    LoseOneOf(("cigarette", "coffee", "sugar", "ammo", "moonshine")),
                    Roll(
                        (
                            (7, ()),
                            (10, (Pick({"canned-food": 1, "bandages": 1, "pistol": 1, "jewelry": 1}, 1),)),
                        )
                    ),
                    GoTo(1674),
                ),
            ),
            Choice("b", ()),
        ),
    ),
    Script(
        number=1684,
        where="home",
        topics=("child",),
        then=(Write("orphans", where="outside"), Check()),
    ),
    Script(
        number=1694,
        where="home",
        then=(
            Erase("mystery"),
            Write("criminal", where="actor"),
            Change("misery", 1, "actor"),
        ),
    ),
    Script(
        number=1760,
        where="home",
        then=(
            Choose(keep=True),
            Write("mystery", 1694, 2, "morning", "outside"),
            Write("the-mark", 2704, 4, "raid", "space"),
        ),
    ),
    Script(number=2704, where="home", then=(Raids(more=True), Gain({"component": 2}))),
    Script(
        number=1764,
        where="home",
        topics=("death",),
        then=(Write("the-watch", 763, 0, "spirit"), Gain({"jewelry": 1})),
    ),
    Script(
        number=763,
        where="home",
        topics=("death",),
        then=(Change("misery", 1, "kindest"), Lose({"jewelry": 1})),
    ),
    Script(
        number=1812, where="trip", topics=("death",), then=(Gain({"assault-rifle": 1, "ammo": 3}), Check())
    ),
    Script(
        number=1838,
        where="trip",
        topics=("animal",),
        then=(Fight("dogs", break_at=2, won=(Find("pantry"),)),),
    ),
    Script(number=2705, where="trip", then=(Write("voucher", 1864, 1, "scavenging"),)),
    Script(
        number=1864,
        where="trip",
        then=(Gain({"canned-food": 1, "coffee": 1, "sugar": 1, "cigarette": 1}), Erase("voucher")),
    ),
    Script(number=1900, where="trip", then=(Change("misery", -1, "one"),)),
    Script(
        number=1915,
        where="trip",
        then=(
            Roll(
                (
                    (3, (Change("illness", 1, "one"),)),
                    (7, (Return(1), Gain({"water": 1}))),
                    (10, (Gain({"water": 2, "filter": 1}),)),
                )
            ),
        ),
    ),
)

BARS: dict[str, tuple[int, ...]] = {
    "thugs-1": (411, 704, 942, 272, 65),
    "thugs-2": (704, 272, 411, 65, 942),
    "thugs-3": (942, 65, 272, 411, 704),
    "marauders": (29, 543, 991, 291, 116),
    "exploration": (1915, 526, 899, 1900, 1425),
    "findings": (281, 1536, 1304, 691, 810),
}
