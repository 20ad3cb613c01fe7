"""Characters: values, skills and the three lines of Spirit. Zlata is known; the other numbers are ours."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Border = Literal["red", "black"]
Sex = Literal["f", "m"]


When = Literal[
    "always",
    "scavenged",
    "stayed",
    "hungry",
    "ailing",
    "few",
    "no-food",
    "someone-miserable",
    "another-miserable",
    "someone-suffering",
    "another-suffering",
    "someone-starving",
]
"""Conditions of a line: what the Character did this night, the own States, the group, Storage, and what
anybody (`someone`, the Character included) or anybody else (`another`) suffers from."""


class Line(Struct, frozen=True):
    """A line of Spirit: compulsory, resolved once at a Dawn whose Fate card calls its letter.

    It applies if `when` holds; if one of `holds` is in Storage or `built` stands on the board (either will
    do where both are named); and if one of `burns` is discarded from Storage, which may be declined. If it
    does not apply, `otherwise` is resolved in its place, or nothing.

    It changes Misery and Fatigue: the Character's own, or with `chosen` those of so many different
    Characters (`among` says who may be chosen; fewer if there are fewer). With `gains` one of these pieces
    is gained.
    """

    misery: int = 0
    fatigue: int = 0
    chosen: int = 0
    among: Literal["all", "others"] = "all"
    holds: tuple[str, ...] = ()
    burns: tuple[str, ...] = ()
    built: str = ""
    when: When = "always"
    otherwise: Line | None = None
    gains: tuple[str, ...] = ()


class Character(Struct, frozen=True):
    """A Character card."""

    id: str
    border: Border
    sex: Sex
    prowess: int
    empathy: int
    inventory: int
    skill: str
    spirit: tuple[Line, Line, Line]


SADDER = Line(misery=1)
SMOKE = Line(burns=("cigarette",), misery=-1, otherwise=SADDER)
DRINK = Line(burns=("moonshine", "pure-alcohol"), misery=-1, otherwise=SADDER)
COMFORT = Line(chosen=1, misery=-1)
COMFORT_ANOTHER = Line(chosen=1, among="others", misery=-1)
UNWIND = Line(misery=-1, fatigue=-1)

CARDS: tuple[Character, ...] = (
    Character(
        "zlata",
        "red",
        "f",
        0,
        8,
        4,
        "comforting-presence",
        (
            Line(holds=("guitar",), chosen=2, misery=-1),
            Line(when="someone-miserable", misery=1),
            Line(chosen=2, misery=-2),
        ),
    ),
    Character("arica", "red", "f", 1, 4, 3, "sneaky", (SMOKE, Line(when="stayed", misery=1), UNWIND)),
    Character(
        "marko",
        "red",
        "m",
        2,
        6,
        5,
        "break-in",
        (
            Line(burns=("coffee",), fatigue=-2, otherwise=Line(fatigue=1)),
            Line(when="someone-suffering", misery=1),
            COMFORT_ANOTHER,
        ),
    ),
    Character(
        "pavle",
        "red",
        "m",
        1,
        5,
        4,
        "runner",
        (
            Line(built="radio", misery=-1, otherwise=Line(when="stayed", misery=1)),
            Line(when="scavenged", misery=1),
            UNWIND,
        ),
    ),
    Character(
        "boris",
        "red",
        "m",
        1,
        5,
        6,
        "strong-arms",
        (SMOKE, Line(when="hungry", misery=1), COMFORT_ANOTHER),
    ),
    Character(
        "roman",
        "red",
        "m",
        3,
        2,
        3,
        "sentry",
        (DRINK, Line(chosen=1, among="others", misery=1), Line(misery=-1)),
    ),
    Character(
        "emilia",
        "black",
        "f",
        0,
        5,
        3,
        "journal",
        (
            Line(holds=("book",), misery=-1, otherwise=SADDER),
            Line(when="another-suffering", misery=1),
            COMFORT,
        ),
    ),
    Character(
        "marin",
        "black",
        "m",
        1,
        5,
        3,
        "handyman",
        (SMOKE, Line(when="few", misery=1), Line(gains=("mechanical-part", "electrical-part"))),
    ),
    Character(
        "katia",
        "black",
        "f",
        0,
        5,
        4,
        "bargainer",
        (
            Line(burns=("coffee",), misery=-1, otherwise=SADDER),
            Line(when="someone-starving", misery=1),
            COMFORT,
        ),
    ),
    Character(
        "cveta",
        "black",
        "f",
        0,
        7,
        3,
        "kind-word",
        (
            Line(holds=("book", "guitar"), misery=-1, otherwise=SADDER),
            Line(when="another-miserable", misery=1),
            COMFORT_ANOTHER,
        ),
    ),
    Character("bruno", "black", "m", 1, 4, 3, "cook", (SMOKE, Line(when="no-food", misery=1), COMFORT)),
    Character(
        "anton",
        "black",
        "m",
        0,
        4,
        3,
        "calculation",
        (
            Line(holds=("book",), built="radio", misery=-1, otherwise=SADDER),
            Line(when="ailing", misery=1),
            Line(misery=-1),
        ),
    ),
)

CHARACTER = {card.id: card for card in CARDS}
SKILLS = {card.skill: card.id for card in CARDS}
COLOURS = ("grey", "red", "green", "blue")
"""The four discs (ours: the fourth is grey)."""
COLOUR_CARDS = ("black", "grey", "red", "green", "blue")
"""The five Colour cards, in the order of the circles of a script bar."""

STATES = ("hunger", "fatigue", "illness", "misery", "wounds")
DOTS = {
    "hunger": (0, 0, 1, 2, 3),
    "fatigue": (0, 1, 2, 3, 3),
    "illness": (0, 1, 2, 3, 3),
    "misery": (0, 0, 1, 2, 3),
    "wounds": (0, 1, 2, 3, 3),
}
"""Black dots by level: how many of the day's actions are lost, from the last one on. Hunger 2, Fatigue 2
and 4, Illness 1, Misery 1 and Wounds 1 are printed; the rest is ours."""
LAST = 4
"""The level that takes effect at once."""
EPILOGUES = {state: tuple(f"{state}-{n}" for n in range(1, 5)) for state in STATES if state != "fatigue"}
DEPARTURES = ("hunger-1", "hunger-2", "misery-1", "misery-2")
"""Epilogues in which the Character leaves; in the others they die."""
SURVIVOR_EPILOGUES = tuple(f"survivor-{n}" for n in range(1, 9))

GROUP_LIMIT = 4
PARTY_LIMIT = 3
STARTING_HUNGER = 2
ACTIONS_A_DAY = 3

SNEAKY = 3
HANDYMAN = 3
BARGAIN = 5
JOURNAL_FATIGUE = 2
JOURNAL_COMFORT = 1
HUNGRY, STARVING = 2, 3
MISERABLE = 2
SUFFERING = 2
"""From this level of Wounds or Illness on somebody is seen to suffer."""
FEW = 3
"""A group with fewer is a small one."""
FILLING = ("raw-food", "canned-food")
"""What counts as food for Bruno."""
