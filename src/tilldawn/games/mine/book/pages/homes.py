"""Scripts of the Locations where people live: villa, quiet house, tower block."""

from __future__ import annotations

from tilldawn.games.mine.book.language import (
    Change,
    Check,
    Choice,
    Choose,
    Cold,
    Fight,
    Find,
    Gain,
    Look,
    LoseOneOf,
    Noise,
    Return,
    Roll,
    Script,
    Write,
)

FOOD = ("vegetable", "raw-food", "canned-food")
TREATS = ("cigarette", "coffee", "sugar", "moonshine")

SCRIPTS: tuple[Script, ...] = (
    # --- Ruined Villa ---
    Script(
        number=2031,
        where="trip",
        choices=(
            Choice("a", (Return(2), Gain({"mechanical-part": 2, "filter": 1}))),
            Choice("b", (Change("misery", -1, "present"), Noise(2, True))),
        ),
    ),
    Script(
        number=2032,
        where="trip",
        then=(
            Return(2),
            Change("fatigue", 1, "one"),
            Gain({"coffee": 1, "sugar": 1}),
            Write("the-quince", 2035, 4, "scavenging"),
        ),
    ),
    Script(
        number=2033,
        where="trip",
        topics=("cruelty",),
        choices=(
            Choice("a", (Change("fatigue", 1, "one"), Gain({"mechanical-part": 1, "chems": 1}))),
            Choice("b", (Noise(1), Fight("survivors-1", break_at=2, won=(Find("stash"),)))),
        ),
    ),
    Script(
        number=2034,
        where="trip",
        topics=("illness",),
        then=(Change("illness", -1, "one"), Change("misery", -1, "one"), Check()),
    ),
    Script(
        number=2035,
        where="trip",
        topics=("death",),
        choices=(
            Choice("a", (Gain({"jewelry": 1}), Check())),
            Choice("b", (Change("misery", -1, "kindest"),)),
        ),
    ),
    # --- Quiet House ---
    Script(
        number=2081,
        where="trip",
        topics=("despair",),
        then=(
            Return(2),
            LoseOneOf((*FOOD, "sugar", "coffee")),
            Change("misery", -1, "present"),
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
        number=2084, where="trip", topics=("despair",), then=(Change("misery", -1, "one"), Noise(1), Check())
    ),
    Script(
        number=2085,
        where="home",
        topics=("despair",),
        then=(Cold(-1), Change("misery", 1, "kindest")),
    ),
    # --- Tower Block ---
    Script(
        number=2171,
        where="trip",
        then=(
            Choose(),
            Roll(
                (
                    (3, (Change("wounds", 1, "actor"), Noise(1))),
                    (10, (Gain({"mechanical-part": 2, "sugar": 1}), Noise(1))),
                )
            ),
        ),
    ),
    Script(
        number=2172,
        where="trip",
        topics=("child", "animal", "hunger"),
        choices=(
            Choice("a", (LoseOneOf((*TREATS, "book")), Gain({"vegetable": 1}))),
            Choice("b", (Gain({"raw-food": 1}), Check(2))),
            Choice("c", (Noise(-1), Change("misery", -1, "one"))),
        ),
    ),
    Script(
        number=2173,
        where="trip",
        then=(Change("fatigue", 1, "strongest"), Write("the-sixteenth", 2174, 3, "scavenging")),
    ),
    Script(
        number=2174,
        where="trip",
        then=(Noise(-1), Change("misery", -1, "one"), Look("unknown", 3)),
    ),
)

BARS: dict[str, tuple[int, ...]] = {
    "ruined-villa": (2031, 2032, 2033, 2034, 655),
    "quiet-house": (2081, 2082, 2083, 2084, 1304),
    "tower-block": (2171, 2172, 2173, 1146, 655),
}
