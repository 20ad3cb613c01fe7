"""Words about people: who is met, how they fare, who comes and goes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import ClassVar, Literal

from msgspec import field

from tilldawn.engine.flow import Flow, ask, pick, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Refusal, Text
from tilldawn.games.mine.book.events import KeptBusy, NobodySteps, PostedOut, StrangerTurnedAway
from tilldawn.games.mine.book.grammar import Condition, Effect, Scene
from tilldawn.games.mine.cards.characters import CHARACTER, EPILOGUES, STATES
from tilldawn.games.mine.choices import PERSON, agree, choose_person
from tilldawn.games.mine.goods import GOOD, Goods
from tilldawn.games.mine.house.planning import actions_left
from tilldawn.games.mine.people.group import (
    at_home,
    awake,
    empathy,
    level,
    member,
    present,
    prowess,
    ref,
)
from tilldawn.games.mine.people.harm import change, draw_epilogue, empathy_roll, lose
from tilldawn.games.mine.people.recruits import can_join, join
from tilldawn.games.mine.state import Game, Person, State

WHY = "M-SCRIPT-04"

Who = Literal[
    "one",
    "actor",
    "others",
    "random",
    "present",
    "home",
    "group",
    "kindest",
    "hardest",
    "strongest",
    "weakest",
]
"""Whom an effect meets: one chosen Character present, the one chosen before in this script (`actor`), all
present but that one (`others`), a random one, all present, all at home, the whole group, the highest or
lowest Empathy present, the highest or lowest Prowess present (among equals the leader says who)."""


def people(s: State, who: Who, scene: Scene) -> list[Person]:
    """Whom an effect meets, where that needs no choice."""
    here = present(s)
    match who:
        case "present" | "one" | "random":
            return here
        case "others":
            return [person for person in here if person.id != scene.actor]
        case "home":
            return at_home(s)
        case "group":
            return list(s.group)
        case "actor":
            actor = member(s, scene.actor)
            return [actor] if actor is not None else []
        case "kindest" | "hardest":
            return _foremost(here, empathy, 1 if who == "kindest" else -1)
        case "strongest" | "weakest":
            return _foremost(here, prowess, 1 if who == "strongest" else -1)


def _foremost(here: list[Person], value: Callable[[Person], int], sign: int) -> list[Person]:
    """Everybody with the highest value, or with the lowest."""
    most = max((sign * value(person) for person in here), default=0)
    return [person for person in here if sign * value(person) == most]


ONE_OF = ("kindest", "hardest", "strongest", "weakest")
"""One Character, whoever else is their equal."""


@rule("M-LEAD-01")
def whom(g: Game, who: Who, scene: Scene) -> Flow[list[Person]]:
    """Whom an effect meets: chosen by the leader, by chance, or by the rule; among equals by the leader."""
    found = people(g.state, who, scene)
    if who in ONE_OF and len(found) > 1:
        return [(yield from _among_equals(g, who, found))]
    if who == "random" and found:
        id = yield from pick({p.id: 1 for p in found})
        return [p for p in found if p.id == id]
    if who == "one" and found:
        person = yield from choose_person(g, "script-who", found, WHY)
        scene.actor = scene.actor or person.id
        return [person]
    return found


def _among_equals(g: Game, who: Who, found: list[Person]) -> Flow[Person]:
    """Which of several with the same value it is. Before 0.5.0 it was the first: nobody was asked."""
    seat = g.state.leader
    options = [PERSON(seat, p.id, rule="M-LEAD-01") for p in found]
    chosen = yield from ask(
        g,
        f"script-{who}",
        seat,
        lambda: options,
        "M-LEAD-01",
        refused="all",
        anytime=False,
        moment=True,
    )
    return next(p for p in found if p.id == chosen.args[0])


def _way(by: int) -> str:
    return "up" if by > 0 else "down"


def _no_state(state: str) -> Iterator[str]:
    if state not in STATES:
        yield f"{state} is no State"


# --- Conditions ---------------------------------------------------------------------------------------


class People(Condition, frozen=True):
    """So many Characters in the group, at least and at most."""

    says: ClassVar = "least most"
    least: int = 0
    most: int = 9

    def holds(self, s: State, scene: Scene) -> bool:
        return self.least <= len(s.group) <= self.most

    def describe(self, so: bool = True) -> Text:
        return self.say(so, least=self.least, most=self.most)


class Present(Condition, frozen=True):
    """So many Characters take part in the scene."""

    says: ClassVar = "least"
    least: int = 1

    def holds(self, s: State, scene: Scene) -> bool:
        return len(present(s)) >= self.least

    def describe(self, so: bool = True) -> Text:
        return self.say(so, least=self.least)


class Is(Condition, frozen=True):
    """A Character by name: `present`, `home` or anywhere in the `group`."""

    says: ClassVar = "who where"
    who: str
    where: Literal["present", "home", "group"] = "present"

    @rule("M-SCRIPT-55", "M-CARD-20")
    def holds(self, s: State, scene: Scene) -> bool:
        found = {"present": present(s), "home": at_home(s), "group": s.group}[self.where]
        return any(p.id == self.who for p in found)

    def describe(self, so: bool = True) -> Text:
        return self.say(so, who=f"character:{self.who}", where=self.where)

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        if self.who not in CHARACTER:
            yield f"{self.who} is nobody"


class Woman(Condition, frozen=True):
    """A woman is in the group."""

    says: ClassVar = ""

    @rule("M-SCRIPT-25")
    def holds(self, s: State, scene: Scene) -> bool:
        return any(CHARACTER[p.id].sex == "f" for p in s.group)

    def describe(self, so: bool = True) -> Text:
        return self.say(so)


class Feels(Condition, frozen=True):
    """Somebody present has a State at this level or above."""

    says: ClassVar = "state level"
    state: str
    level: int = 1

    @rule("M-STATE-26")
    def holds(self, s: State, scene: Scene) -> bool:
        return any(level(p, self.state) >= self.level for p in present(s))

    def describe(self, so: bool = True) -> Text:
        return self.say(so, state=f"state:{self.state}", level=self.level)

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        yield from _no_state(self.state)


class ActionsLeft(Condition, frozen=True):
    """The Characters together still have so many actions today."""

    says: ClassVar = "least"
    least: int

    @rule("M-SCRIPT-19", "M-DAY-18")
    def holds(self, s: State, scene: Scene) -> bool:
        return sum(actions_left(s, p) for p in s.group) >= self.least

    def describe(self, so: bool = True) -> Text:
        return self.say(so, least=self.least)


# --- Effects ------------------------------------------------------------------------------------------


class Change(Effect, frozen=True):
    """A State rises or falls for somebody."""

    says: ClassVar = "state by way who"
    state: str
    by: int
    who: Who = "one"

    @rule("M-SCRIPT-65")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        for person in (yield from whom(g, self.who, scene)):
            if member(g.state, person.id) is person:
                yield from change(g, person, self.state, self.by, scene.why)

    def describe(self) -> Text:
        return self.say(state=f"state:{self.state}", by=abs(self.by), way=_way(self.by), who=self.who)

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        yield from _no_state(self.state)


class Check(Effect, frozen=True):
    """An Empathy check: one roll; everybody present it hits suffers (Misery, unless said otherwise)."""

    says: ClassVar = "state by way"
    rolls_empathy: ClassVar = True
    by: int = 1
    state: str = "misery"
    who: Who = "present"

    def shames(self, s: State, scene: Scene) -> list[Person]:
        return people(s, self.who, scene)

    @rule("M-STATE-28")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        for person in (yield from empathy_roll(g, people(g.state, self.who, scene), scene.why)):
            if member(g.state, person.id) is person:
                yield from change(g, person, self.state, self.by, scene.why)

    def describe(self) -> Text:
        return self.say(state=f"state:{self.state}", by=abs(self.by), way=_way(self.by))

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        yield from _no_state(self.state)


class Choose(Effect, frozen=True):
    """The leader chooses one Character present, who is the actor of what follows.

    With `keep` only if nobody is acting yet (the one who went Outside, say). Sleepers cannot be chosen to
    act; where something is only done to the one chosen, `anybody` may be.
    """

    says: ClassVar = ""
    keep: bool = False
    anybody: bool = False

    @rule("M-SCRIPT-35", "M-SCRIPT-54", "M-STATE-22")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        if self.keep and member(s, scene.actor) is not None:
            return
        here = [p for p in present(s) if self.anybody or awake(p)]
        if not here:
            scene.actor = ""
            g.emit(NobodySteps(rule="M-STATE-22"))
            return
        chosen = yield from choose_person(
            g, "script-actor", here, "M-SCRIPT-35", refused=lambda: _sleepers(s, here)
        )
        scene.actor = chosen.id

    def describe(self) -> Text:
        return self.say()


def _sleepers(s: State, here: list[Person]) -> list[Refusal]:
    """Who is there and cannot act."""
    return [
        Objection("why-asleep", "M-STATE-22").refusal(PERSON(s.leader, p.id).text, s.leader, ref(p))
        for p in present(s)
        if p not in here
    ]


class Join(Effect, frozen=True):
    """Somebody joins the group, if there is room: with these States and goods."""

    says: ClassVar = ""
    states: dict[str, int]
    brings: Goods = field(default_factory=dict)

    @rule("M-SETUP-30")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        if not can_join(g.state) or (yield from agree(g, "script-join", scene.why)):
            yield from join(g, self.states, self.brings, scene.why)
        else:
            g.emit(StrangerTurnedAway(rule=scene.why))

    def describe(self) -> Text:
        return self.say()

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        for state in self.states:
            yield from _no_state(state)
        yield from (f"{good} does not exist" for good in self.brings if good not in GOOD)


def _gone(g: Game, person: Person, told: Sequence[str]) -> Flow[None]:
    """Lost by a script: a departure or a death of the book."""
    epilogue = yield from draw_epilogue(g.state, told)
    lose(g, person, "script", epilogue, "M-DEATH-01")


class Leave(Effect, frozen=True):
    """A Character leaves the group for good."""

    says: ClassVar = ""
    who: Who = "actor"

    @rule("M-SCRIPT-54")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        for person in (yield from whom(g, self.who, scene)):
            yield from _gone(g, person, EPILOGUES["misery"][:2])

    def describe(self) -> Text:
        return self.say()


class Die(Effect, frozen=True):
    """A Character is lost by this script."""

    says: ClassVar = ""
    who: Who = "actor"

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        for person in (yield from whom(g, self.who, scene)):
            yield from _gone(g, person, EPILOGUES["wounds"])

    def describe(self) -> Text:
        return self.say()


class Busy(Effect, frozen=True):
    """No more actions today."""

    says: ClassVar = ""
    who: Who = "actor"

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        for person in (yield from whom(g, self.who, scene)):
            person.busy = True
            g.emit(KeptBusy(who=ref(person), rule=scene.why))

    def describe(self) -> Text:
        return self.say()


class Away(Effect, frozen=True):
    """The actor can be given no action and no task until the Night Raids are over."""

    says: ClassVar = ""

    @rule("M-SCRIPT-47")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        for person in people(g.state, "actor", scene):
            person.posted = True
            g.emit(PostedOut(who=ref(person), rule="M-SCRIPT-47"))
        yield from ()

    def describe(self) -> Text:
        return self.say()
