"""Characters: values, skills and the three lines of Spirit. Zlata is known; the other numbers are ours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from tilldawn.games.mine.state import Person, State

Border = Literal["red", "black"]
Sex = Literal["f", "m"]


HUNGRY, STARVING = 2, 3
MISERABLE = 2
SUFFERING = 2
"""From this level of Wounds or Illness on somebody is seen to suffer."""
FEW = 3
"""A group with fewer is a small one."""
FILLING = ("raw-food", "canned-food")
"""What counts as food for Bruno."""

When = Callable[[State, Person], bool]
"""A condition of a line: what the Character did this night, the own States, the group, Storage, and what
anybody (`someone`, the Character included) or anybody else (`another`) suffers from."""


def always(s: State, person: Person) -> bool:
    """Whatever is the case."""
    return True


def scavenged(s: State, person: Person) -> bool:
    """Out this night."""
    return person.task == "scavenging"


def stayed(s: State, person: Person) -> bool:
    """At home this night."""
    return person.task != "scavenging"


def hungry(s: State, person: Person) -> bool:
    """Hungry oneself."""
    return person.hunger >= HUNGRY


def ailing(s: State, person: Person) -> bool:
    """Wounded or ill oneself."""
    return person.wounds > 0 or person.illness > 0


def few(s: State, person: Person) -> bool:
    """There are not many of us."""
    return len(s.group) < FEW


def no_food(s: State, person: Person) -> bool:
    """Nothing filling is in Storage."""
    return not any(s.storage.get(good) for good in FILLING)


def someone_miserable(s: State, person: Person) -> bool:
    """Misery anybody can see."""
    return any(p.misery >= MISERABLE for p in s.group)


def another_miserable(s: State, person: Person) -> bool:
    """Misery of somebody else."""
    return any(p.misery >= MISERABLE for p in s.group if p is not person)


def someone_suffering(s: State, person: Person) -> bool:
    """Wounds or Illness anybody can see."""
    return any(p.wounds >= SUFFERING or p.illness >= SUFFERING for p in s.group)


def another_suffering(s: State, person: Person) -> bool:
    """Wounds or Illness of somebody else."""
    return any(p.wounds >= SUFFERING or p.illness >= SUFFERING for p in s.group if p is not person)


def someone_starving(s: State, person: Person) -> bool:
    """Somebody is about to be lost to Hunger."""
    return any(p.hunger >= STARVING for p in s.group)


def sad(s: State, person: Person) -> bool:
    """Miserable oneself, however little."""
    return person.misery > 0


SWAYED = (someone_miserable, another_miserable, sad)
"""Conditions that look at Misery, which the Spirit of others may change."""
FED = (someone_starving,)
"""Conditions that look at the Hunger of others, which their own Spirit may change."""


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
    when: When = always
    otherwise: Line | None = None
    gains: tuple[str, ...] = ()
    hunger: int = 0
    """What it changes of the Character's own Hunger."""


class Skill(Struct, frozen=True):
    """What a Character can do that others cannot. Rules ask for the ability, never for a name.

    A skill with nothing in it is told on the card only (Zlata's is her Spirit).
    """

    id: str
    noise_by: int = 0
    """Once a trip, at any time outside Combat, Noise falls by so much."""
    opens_by_hatchet: bool = False
    """A Hatchet serves as a Lockpick on Closed Doors, and is never spent."""
    unchased: bool = False
    """A party that flees with this Character gets no Backstab."""
    tireless_out: bool = False
    """Given the task Scavenging without any Fatigue, there is none to pay."""
    digs_alone: bool = False
    """Rubble and Remnants need neither a Shovel nor a helper."""
    raid_wounds_off: int = 0
    """On Guard, every raid card has so many Wounds less."""
    comforts_at_dawn: int = 0
    """Once a day before the Fate card, while awake, one Character's Misery falls by so much."""
    comfort_costs: int = 0
    """The Fatigue of it."""
    poke_about: int = 0
    """Added to the Character's own Poke About rolls."""
    bargains: int = 0
    """In a Trade at hand no Commission is paid, and what is handed over counts so much more."""
    kind_word: int = 0
    """After a Dusk without a meal of one's own, one other Character's Misery falls by so much."""
    cooks: int = 0
    """Once a Dusk, with fuel, a food feeds so much more."""
    rolls_shelter_again: bool = False
    """Once a day, at home and awake, a Black die of a Shelter action or Wait token is rolled again."""
    gleans: str = ""
    """Once in a Scavenging of the Character's own, one piece of this comes onto the Findings Pile."""
    knows_farmers: int = 0
    """Who is present at the Market counts for so much: for a thief so many Farmers fewer are there, and what
    is done to please them raises Tolerance by so much more."""


class Character(Struct, frozen=True):
    """A Character card."""

    id: str
    border: Border
    sex: Sex
    prowess: int
    empathy: int
    inventory: int
    skill: Skill
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
        Skill("comforting-presence"),
        (
            Line(holds=("guitar",), chosen=2, misery=-1),
            Line(when=someone_miserable, misery=1),
            Line(chosen=2, misery=-2),
        ),
    ),
    Character(
        "arica",
        "red",
        "f",
        1,
        4,
        3,
        Skill("sneaky", noise_by=3),
        (SMOKE, Line(when=stayed, misery=1), UNWIND),
    ),
    Character(
        "marko",
        "red",
        "m",
        2,
        6,
        5,
        Skill("break-in", opens_by_hatchet=True),
        (
            Line(burns=("coffee",), fatigue=-2, otherwise=Line(fatigue=1)),
            Line(when=someone_suffering, misery=1),
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
        Skill("runner", unchased=True, tireless_out=True),
        (
            Line(built="radio", misery=-1, otherwise=Line(when=stayed, misery=1)),
            Line(when=scavenged, misery=1),
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
        Skill("strong-arms", digs_alone=True),
        (SMOKE, Line(when=hungry, misery=1), COMFORT_ANOTHER),
    ),
    Character(
        "roman",
        "red",
        "m",
        3,
        2,
        3,
        Skill("sentry", raid_wounds_off=1),
        (DRINK, Line(chosen=1, among="others", misery=1), Line(misery=-1)),
    ),
    Character(
        "emilia",
        "black",
        "f",
        0,
        5,
        3,
        Skill("journal", comforts_at_dawn=1, comfort_costs=2),
        (
            Line(holds=("book",), misery=-1, otherwise=SADDER),
            Line(when=another_suffering, misery=1),
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
        Skill("handyman", poke_about=3),
        (SMOKE, Line(when=few, misery=1), Line(gains=("mechanical-part", "electrical-part"))),
    ),
    Character(
        "katia",
        "black",
        "f",
        0,
        5,
        4,
        Skill("bargainer", bargains=5),
        (
            Line(burns=("coffee",), misery=-1, otherwise=SADDER),
            Line(when=someone_starving, misery=1),
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
        Skill("kind-word", kind_word=1),
        (
            Line(holds=("book", "guitar"), misery=-1, otherwise=SADDER),
            Line(when=another_miserable, misery=1),
            COMFORT_ANOTHER,
        ),
    ),
    Character(
        "bruno",
        "black",
        "m",
        1,
        4,
        3,
        Skill("cook", cooks=1),
        (SMOKE, Line(when=no_food, misery=1), COMFORT),
    ),
    Character(
        "anton",
        "black",
        "m",
        0,
        4,
        3,
        Skill("calculation", rolls_shelter_again=True),
        (
            Line(holds=("book",), built="radio", misery=-1, otherwise=SADDER),
            Line(when=ailing, misery=1),
            Line(misery=-1),
        ),
    ),
)

CHARACTER = {card.id: card for card in CARDS}
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
