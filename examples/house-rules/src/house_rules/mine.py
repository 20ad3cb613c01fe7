"""House pages for This War of Mine: a piano, a tram, a tailor's dummy, and men with lanterns."""

from __future__ import annotations

from importlib.resources import files

from tilldawn import Pack
from tilldawn.games.mine.public.pack import (
    Change,
    Check,
    Choice,
    Findings,
    Gain,
    Has,
    HousePages,
    Lose,
    Noise,
    Noted,
    Raid,
    Roll,
    Script,
    Write,
)

PLACES = (
    "tower-block",
    "school",
    "hotel",
    "ruined-villa",
    "quiet-house",
    "tram-depot",
    "textile-mill",
    "church",
)
"""Locations whose circles lead to these pages before their own."""

PAGES = Pack(
    id="house-pages",
    game="mine",
    content=HousePages(
        scripts=(
            # The piano
            Script(
                number=10001,
                where="trip",
                choices=(
                    Choice("a", (Change("misery", -1, "present"), Noise(2))),
                    Choice("b", (Gain({"wood": 3}), Change("misery", 1, "kindest"))),
                ),
            ),
            # The last tram
            Script(
                number=10002,
                where="trip",
                topics=("death",),
                choices=(
                    Choice("a", (Gain({"canned-food": 1, "cigarette": 1}), Check())),
                    Choice("b", (Write("tram-conductor"),)),
                ),
            ),
            # The tailor's dummy
            Script(
                number=10003,
                where="trip",
                then=(
                    Roll(((4, (Noise(1),)), (8, (Gain({"bandages": 1}),)), (10, (Gain({"jewelry": 1}),)))),
                ),
            ),
            # What the conductor left
            Script(
                number=10004,
                where="trip",
                needs=(Noted("tram-conductor"),),
                then=(Gain({"ammo": 1, "book": 1}), Change("misery", -1, "one")),
            ),
            # Lanterns at the door
            Script(
                number=10005,
                where="home",
                topics=("hunger",),
                choices=(
                    Choice(
                        "a", (Lose({"raw-food": 1}), Change("misery", -1, "home")), when=(Has("raw-food"),)
                    ),
                    Choice("b", (Check(),)),
                ),
            ),
        ),
        bars={
            **dict.fromkeys(PLACES, (10001, 10002, 10003, 10004, 10001)),
            "house-pages_lantern-men": (10005, 10005, 10005, 10005, 10005),
        },
        findings=(
            Findings(
                "house-pages_toy-chest",
                {"book": 1},
                {"wood": 1},
                {"sugar": 1},
                {"jewelry": 1, "cigarette": 1},
            ),
        ),
        raids=(Raid("house-pages_lantern-men", 2, 1, (("food",),)),),
    ),
    locale=files(__package__).joinpath("locale/mine"),
)
