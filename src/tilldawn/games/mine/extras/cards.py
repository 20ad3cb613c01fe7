"""The cards, which join the registries of their decks: what they say is ours, but for the skill."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.objection import Objection
from tilldawn.games.mine.cards import characters, narrative, objectives
from tilldawn.games.mine.cards.characters import DRINK, Character, Line, Skill, sad
from tilldawn.games.mine.cards.narrative import Boon, Narrative
from tilldawn.games.mine.cards.objectives import Objective, two_suffer
from tilldawn.games.mine.cards.shelter import KIND
from tilldawn.games.mine.choices import choose_person
from tilldawn.games.mine.house.board import board
from tilldawn.games.mine.people.group import guards
from tilldawn.games.mine.people.harm import each_suffers, relieve
from tilldawn.games.mine.state import Game, Person, State

RULE = "M-CARD-13"

# --- A Character --------------------------------------------------------------------------------------

EMIRA = Character(
    "emira",
    "black",
    "f",
    0,
    6,
    2,
    Skill("gleaner", gleans="vegetable", knows_farmers=1),
    (DRINK, Line(hunger=-1), Line(when=sad, misery=1)),
)

# --- Objectives ---------------------------------------------------------------------------------------

SUPPERS = 2
"""Dusks in a row at which nobody may go without."""


def opened(s: State) -> int:
    """Spaces that Rubble, a Closed Door or Bars were lying on, and that are free of them."""
    blocked = [space for space, pile in board(s).cards.items() if any(KIND[card].blocks for card in pile)]
    return sum(space not in s.shelter or not KIND[s.shelter[space]].blocks for space in blocked)


def clear_way(s: State, spaces: int) -> bool:
    """So many of them are cleared."""
    return opened(s) >= spaces


def one_is_hurt(g: Game) -> Flow[None]:
    """One chosen Character: Wounds +1."""
    person = yield from choose_person(g, "hurt", g.state.group, RULE)
    yield from each_suffers(g, [person], "wounds", 1, RULE)


def everybody_glad(g: Game) -> Flow[None]:
    """Every Character: Misery -1."""
    for person in g.state.group:
        relieve(g, person, "misery", 1, RULE)
    yield from ()


CLEAR_THE_WAY = Objective(
    "clear-the-way",
    goal=(2, 4),
    asks=clear_way,
    counts=opened,
    gift={"wood": 4, "component": 4},
    penalty=one_is_hurt,
)
NOBODY_EATS_ALONE = Objective(
    "nobody-eats-alone", SUPPERS, reward=everybody_glad, penalty=two_suffer, saddens=1
)

# --- A Narrative Action -------------------------------------------------------------------------------

TURNS = 2
"""Guards who take turns."""
EASED = 2
"""Fatigue -1 instead of +1."""


def _tired_guards(s: State) -> list[Person]:
    return [person for person in guards(s) if person.fatigue]


def _somebody_watches(s: State) -> Objection | None:
    return None if _tired_guards(s) else Objection("why-narrative-nobody-on-guard", "M-DAWN-05")


@rule("M-DAWN-05", "M-EVE-04")
def watch_in_turns(g: Game) -> Flow[bool]:
    """Up to two who have been put on Guard: the night takes 1 off their Fatigue, and adds none."""
    s = g.state
    left = _tired_guards(s)
    for _ in range(min(TURNS, len(left))):
        person = yield from choose_person(g, "turns", left, "M-DAWN-05")
        left.remove(person)
        relieve(g, person, "fatigue", EASED, "M-DAWN-05")
    return False


WATCH_IN_TURNS = Narrative(
    "watch-in-turns",
    ("evening",),
    watch_in_turns,
    _somebody_watches,
    boon=Boon(rests=TURNS * EASED),
)

characters.CHARACTER[EMIRA.id] = EMIRA
for _objective in (CLEAR_THE_WAY, NOBODY_EATS_ALONE):
    objectives.OBJECTIVE[_objective.id] = _objective
narrative.CARDS[WATCH_IN_TURNS.id] = WATCH_IN_TURNS
