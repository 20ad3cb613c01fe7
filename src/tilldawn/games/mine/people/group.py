"""Questions about the Characters: who is where, who can do what."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tilldawn.engine.flow import rule
from tilldawn.engine.objection import Objection
from tilldawn.games.mine import modules
from tilldawn.games.mine.cards.characters import CHARACTER, DOTS, LAST, STATES, Skill
from tilldawn.games.mine.state import Person, State

TASKS = ("floor", "guard", "scavenging")
"""A night's tasks that have a name; the fourth is a Bed, and is named after it."""


BROKEN_OFF = Objection("refused-trip-broken-off", "M-SCAV-27")
ASLEEP = Objection("why-asleep", "M-STATE-14")

HUNGER, FATIGUE, ILLNESS, MISERY, WOUNDS = (DOTS[state] for state in STATES)
"""Black dots by level, at hand for `dots`, which runs for every Character in every stage."""


def find(s: State, id: str) -> Person:
    """The Character with this id; must be in the group."""
    for person in s.group:
        if person.id == id:
            return person
    raise KeyError(id)


def member(s: State, id: str) -> Person | None:
    """The Character with this id, if still in the group."""
    for person in s.group:
        if person.id == id:
            return person
    return None


def ref(person: Person) -> str:
    """How a Character is named in texts."""
    return f"character:{person.id}"


def asleep(person: Person) -> bool:
    """Fatigue 4: asleep until it falls (script 150), or not before tonight's task is done (M-STATE-14)."""
    return person.fatigue >= LAST and not person.holding


def awake(person: Person) -> bool:
    """Not asleep."""
    return person.fatigue < LAST or person.holding


def dots(person: Person) -> int:
    """Black dots: the worst State decides, they do not add up (M-STATE-06)."""
    if person.numb:
        return max(FATIGUE[person.fatigue], ILLNESS[person.illness], WOUNDS[person.wounds])
    return all_dots(person)


def all_dots(person: Person) -> int:
    """Black dots, whatever helps to forget some of them."""
    return max(
        HUNGER[person.hunger],
        FATIGUE[person.fatigue],
        ILLNESS[person.illness],
        MISERY[person.misery],
        WOUNDS[person.wounds],
    )


def level(person: Person, state: str) -> int:
    """The level of a State."""
    value: int = getattr(person, state)
    return value


def levels(person: Person) -> dict[str, int]:
    """All five States."""
    return {state: getattr(person, state) for state in STATES}


def prowess(person: Person) -> int:
    """Printed Prowess."""
    return CHARACTER[person.id].prowess


def empathy(person: Person) -> int:
    """Printed Empathy."""
    return CHARACTER[person.id].empathy


def party(s: State) -> list[Person]:
    """Everybody who is out scavenging tonight."""
    return [person for person in s.group if person.task == "scavenging"]


def explorers(s: State) -> list[Person]:
    """The party without those who have broken off or sleep: the Characters present in a scene on the way."""
    return [
        person
        for person in s.group
        if person.task == "scavenging" and not person.broke_off and (person.fatigue < LAST or person.holding)
    ]


@rule("M-SCAV-27", "M-STATE-14")
def apart(s: State) -> list[tuple[Person, Objection]]:
    """Those of the party who take no part in the scene, and why: they have broken off, or sleep."""
    here = explorers(s)
    return [(p, BROKEN_OFF if p.broke_off else ASLEEP) for p in party(s) if p not in here]


@rule("M-SCRIPT-47", "M-SCRIPT-09")
def at_home(s: State) -> list[Person]:
    """Everybody in the Shelter, asleep or not; at Dawn the scavengers are back. The roof is out of reach."""
    back = s.phase == "dawn"
    return [p for p in s.group if (p.task != "scavenging" or back) and not p.posted]


def present(s: State) -> list[Person]:
    """The Characters taking part in the scene (M-SCRIPT-09): the party while it is out, else the Shelter."""
    return explorers(s) if s.phase == "scavenging" else at_home(s)


def guards(s: State) -> list[Person]:
    """Everybody on Guard: awake, and not called up to the roof meanwhile."""
    return [p for p in s.group if p.task == "guard" and awake(p) and not p.posted]


@rule("M-EVE-06", "M-SCRIPT-47")
def watched(s: State) -> bool:
    """Whether anybody keeps watch: a Guard, one of us on the roof (script 1291), or somebody of a module."""
    if guards(s) or any(person.posted for person in s.group):
        return True
    return bool(s.settings.modules) and modules.watches(s)


def in_bed(person: Person) -> bool:
    """This night's task is a Bed."""
    return person.task not in ("", *TASKS)


def skill(person: Person) -> Skill:
    """What is printed on the card."""
    return CHARACTER[person.id].skill


def skilled(people: Iterable[Person], can: Callable[[Skill], object]) -> Person | None:
    """The first among them with this ability: `skilled(party(s), lambda skill: skill.unchased)`."""
    for person in people:
        if can(CHARACTER[person.id].skill):
            return person
    return None


@rule("M-STATE-31")
def used(person: Person) -> bool:
    """Whether the skill has been used and is not refreshed yet."""
    return skill(person).id in person.used


@rule("M-STATE-31")
def use_skill(person: Person) -> None:
    """Mark the skill as used, until it is refreshed."""
    person.used.append(skill(person).id)


def starters(s: State) -> list[Person]:
    """Starting Characters still in the group."""
    return [person for person in s.group if person.starting]
