"""A scenario's sheet: what it is, what it changes of the set-up, and its red arrows.

What a scenario must remember lies in `state.modules` under its id, like that of any module: `memory(s)`. It
knows nothing of any scenario in particular.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Literal

from msgspec import Struct, field

from tilldawn.engine.deck import Pile
from tilldawn.engine.game import Fault
from tilldawn.engine.outlook import Grade
from tilldawn.engine.request import Arg
from tilldawn.games.mine.book.grammar import Script
from tilldawn.games.mine.book.shelf import Part, add_part
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.modules import MODULES, SCENARIOS, Module, whole
from tilldawn.games.mine.state import State
from tilldawn.games.mine.trade.supply import put, take

Difficulty = Literal["gentle", "even", "hard", "harsh"]
DIFFICULTIES: tuple[Difficulty, ...] = ("gentle", "even", "hard", "harsh")


class Arrow(Struct, frozen=True):
    """A script with a red arrow: it is resolved once, when this first becomes true."""

    script: int
    when: Callable[[State], bool]
    actor: Callable[[State], str] = lambda s: ""
    """Whom its page is about."""
    at: str = ""
    """The step it waits for; without one it is read as soon as nothing else is running."""


class Scenario(Module, frozen=True, kw_only=True):
    """A scenario. Its name is the message `scenario-ID`, what it is about `.text`, what is wanted `.goal`,
    in two words `.short`, until when `.until`; `.rule1` … are its special rules, `.won` and `.lost` its ends.
    """

    days: tuple[int, int]
    """How long it takes, at least and at most."""
    difficulty: Difficulty
    rules: int
    """How many special rules its sheet has."""
    events: int
    """Random Events in its deck."""
    endings: bool = True
    """Whether the three Ending Events lie below them, shuffled."""
    arrows: tuple[Arrow, ...]
    scripts: tuple[Script, ...]
    words: frozenset[str] = frozenset()
    """What `goal`, `short`, `until`, `won` and `lost` are given besides `day`."""
    standing: Callable[[State], dict[str, Arg]] = lambda s: {}
    """Those words, as things are."""
    opening: Mapping[str, Arg] = field(default_factory=dict)
    """What the goal is told with before a table is laid."""
    grade: Callable[[State], Grade] = lambda s: "plain"
    """How urgent its goal is."""
    ends: tuple[str, ...] = ("won", "lost")
    """Its own verdicts; without any, the Ceasefire is judged as ever."""
    speaks: Mapping[str, str] = field(default_factory=dict)
    """Other messages it speaks, and the words they are given."""
    lines: tuple[str, ...] = ()
    """Attributes that tell what there is to see of it, each with the same words: `.seats` …"""


def add_scenario(scenario: Scenario) -> None:
    """Let tables choose a scenario, and put its pages on the shelf of the book."""
    if SCENARIOS.get(scenario.id, scenario) is not scenario or scenario.id in MODULES:
        raise ValueError(f"there is another {scenario.id}")
    whole(scenario)
    SCENARIOS[scenario.id] = scenario
    add_part(Part(scenario.id, scenario.scripts, arrows=tuple(arrow.script for arrow in scenario.arrows)))


def scenario_of(s: State) -> Scenario | None:
    """The scenario that is played, if any."""
    found = SCENARIOS.get(s.settings.scenario)
    return found if isinstance(found, Scenario) else None


def ours() -> Iterator[Scenario]:
    """All scenarios there are."""
    for found in SCENARIOS.values():
        if isinstance(found, Scenario):
            yield found


def memory(s: State) -> dict[str, Any]:
    """What the scenario remembers."""
    kept: dict[str, Any] = s.modules[s.settings.scenario]
    return kept


# --- What many sheets do to the set-up ----------------------------------------------------------------


def remember(s: State, **facts: Any) -> None:
    """The memory of a scenario that begins: which arrows are due, which have been read, and its own facts."""
    s.modules[s.settings.scenario] = {"due": [], "done": [], **facts}


def lay_storage(s: State, goods: Goods) -> None:
    """Other goods in Storage than those a Campaign begins with."""
    for good, n in s.storage.items():
        put(s.box, good, n)
    s.storage = {}
    add_storage(s, goods)


def add_storage(s: State, goods: Goods) -> None:
    """More goods in Storage."""
    for good, n in goods.items():
        take(s.box, good, n)
        put(s.storage, good, n)


def lay_events(s: State) -> None:
    """The Events of the sheet, on the shuffled Ending Events or on nothing; no Chapters, no Objectives."""
    scenario = scenario_of(s)
    if scenario is None:
        raise AssertionError("there is no sheet")
    last = [{"endings": _all(s, "endings")}] if scenario.endings else []
    s.events = Pile([{"events": scenario.events}, *last])


def lay_residents(s: State) -> None:
    """All Residents from the start."""
    s.residents = Pile([{"residents": _all(s, "residents"), "residents-red": _all(s, "residents-red")}])
    s.resident_reserve = 0


def lay_raids(s: State, red: int) -> None:
    """So many random red-corner raid cards in the deck; the others are the reserve."""
    s.raids = Pile([{"raids": _all(s, "raids"), "raids-red": red}])
    s.raid_reserve = _all(s, "raids-red") - red


def _all(s: State, group: str) -> int:
    return sum(s.unseen[group].values())


def undealt(s: State, spaces: Iterable[str]) -> None:
    """Shelter cards that are not dealt: they stay in the box unseen, and their spaces are open."""
    for space in list(spaces):
        s.shelter.pop(space, None)
        s.beneath.pop(space, None)
        s.beneath.pop(space, None)


# --- The sweep ------------------------------------------------------------------------------------------


def sweep() -> Iterator[Fault]:
    """Scenarios that name what does not exist."""
    for scenario in ours():
        where = f"scenario {scenario.id}"
        numbers = {script.number for script in scenario.scripts}
        yield from (
            Fault(where, f"its red arrow {arrow.script} is none of its scripts")
            for arrow in scenario.arrows
            if arrow.script not in numbers
        )
        order = [arrow.script for arrow in scenario.arrows]
        if order != sorted(set(order)):
            yield Fault(where, "its red arrows are not in the order of their numbers")
        yield from (
            Fault(where, f"needs {id}, which does not exist") for id in scenario.needs if id not in MODULES
        )
        if scenario.difficulty not in DIFFICULTIES or scenario.days[0] > scenario.days[1]:
            yield Fault(where, "its sheet does not say how long or how hard it is")


def texts() -> Iterator[tuple[str, frozenset[str]]]:
    """What is said of scenarios."""
    for scenario in ours():
        rules = (f"rule{n}" for n in range(1, scenario.rules + 1))
        parts = ("text", "goal", "short", "until", *rules, *scenario.ends, *scenario.lines)
        words = scenario.words | {"day"}
        yield f"scenario-{scenario.id}", frozenset(words)
        yield from ((f"scenario-{scenario.id}.{part}", words) for part in parts)
        yield from ((id, frozenset(said.split())) for id, said in scenario.speaks.items())
    yield from ((f"difficulty-{one}", frozenset()) for one in DIFFICULTIES)
