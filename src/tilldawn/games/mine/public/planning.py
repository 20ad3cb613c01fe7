"""A stage of the day planned on a copy of the table: who can be given what, why not, and the plan so far.

The rules that ask for it one by one are the rules that are asked here; nothing is taken from the table, and
nothing is spent, before the plan is given to it as answers. A *way* is one assignment from beginning to end:
the ids of the answers that lead to it, joined by `>` (`plan:marko>use:workshop:parts>times:2`). Answers that
have no alternative are not in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from tilldawn.engine.decoders import decoder
from tilldawn.engine.flow import World
from tilldawn.engine.request import Option, Refusal, Request
from tilldawn.engine.table import Table
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.house.actions import PLAN, RESOLVE, given, not_given, unplanned
from tilldawn.games.mine.house.assigning import assign
from tilldawn.games.mine.house.planning import REST
from tilldawn.games.mine.house.refusals import not_able
from tilldawn.games.mine.public.view import TableView, look
from tilldawn.games.mine.state import Game, Person, Plan, State

JOIN = ">"
KIND = "plan"
"""The question a plan answers."""

_encode = msgspec.msgpack.Encoder().encode


class Choice(Struct, frozen=True):
    """Something an assignment left open, and how it is settled: how often, with what, where."""

    kind: str
    request: Request
    chosen: Option


class Step(Struct, frozen=True):
    """One assignment: who does what, how what it left open is settled, and what it takes out of Storage."""

    who: str
    helper: str
    deed: Option
    choices: tuple[Choice, ...]
    costs: Goods
    """What is used up."""
    tool: str
    """What is only placed there, and comes back unless the action says otherwise."""

    @property
    def way(self) -> str:
        """The answers that lead to it."""
        return JOIN.join((f"plan:{self.who}", self.deed.id, *(one.chosen.id for one in self.choices)))


class Prospect(Struct, frozen=True):
    """What one Character can be given in this stage, whatever the plan gives them so far."""

    who: str
    fixed: bool
    """It has really been given something to do: only an undo takes that back."""
    why: Refusal | None
    """What bars this Character from acting at all."""
    steps: tuple[Step, ...]
    refused: Sequence[Refusal]
    instead: dict[str, str] = {}
    """What the plan gives somebody else and they could take over, by the deed: from whom."""


class Staging:
    """The stage that is being planned, and a plan for it."""

    def __init__(self, table: Table[Any], ways: Sequence[str] = ()) -> None:
        if table.request is None or table.request.kind != KIND:
            raise ValueError("no stage is being planned")
        self.table = table
        self.request = table.request
        self._state = _encode(table.state)
        self._fixed = {id for plan in table.state.plans for id in (plan.who, plan.helper) if id}
        self._world = self._copy()
        self.steps: list[Step] = []
        self.dropped: list[str] = []
        """Ways that are not possible, or not any more."""
        for way in ways:
            step = _take(self._world, way)
            if step is None:
                self.dropped.append(way)
            else:
                self.steps.append(step)

    def _copy(self) -> Game:
        game = self.table.game
        return World(decoder(State).decode(self._state), [], None, game.anytime, game.act)

    @property
    def ways(self) -> list[str]:
        """The plan, way by way."""
        return [step.way for step in self.steps]

    @property
    def idle(self) -> list[str]:
        """Who could be given something and has nothing yet."""
        return [person.id for person in unplanned(self._world.state)]

    @property
    def resolve(self) -> Option:
        """The answer that carries the plan out."""
        return RESOLVE(self._world.state.leader)

    def look(self) -> TableView:
        """The table with the plan on it."""
        return look(self._world.state)

    def answers(self) -> list[str]:
        """The answers that give the plan to the table. The last one may not be asked for any more."""
        found = [id for way in self.ways for id in way.split(JOIN)]
        return [*found, self.resolve.id] if self.idle or not self.steps else found

    def prospects(self) -> Iterator[Prospect]:
        """What each Character could be given instead of what the plan gives them."""
        for person in self._world.state.group:
            yield self._prospect(person.id)

    def _prospect(self, who: str) -> Prospect:
        if who in self._fixed:
            return Prospect(who, True, None, (), ())
        g = self._without(who)
        s = g.state
        person = next((one for one in unplanned(s) if one.id == who), None)
        if person is None:
            name = f"character:{who}"
            return Prospect(who, False, next((no for no in not_able(s) if name in no.refs), None), (), ())
        options = [option for option in given(s, person) if option.verb != REST.name]
        steps = [_tried(g, person, one) for one in options]
        over = self._taken_over(who, {option.id for option in options})
        given_to = {step.deed.id: step.who for step in self.steps}
        instead = {id: given_to[id] for id in over}
        return Prospect(who, False, None, (*steps, *over.values()), not_given(s, person), instead)

    def _without(self, *people: str) -> Game:
        """The table with the plan for everybody else on it."""
        g = self._copy()
        for step in self.steps:
            if not {step.who, step.helper} & set(people):
                _take(g, step.way)
        return g

    def _taken_over(self, who: str, able: set[str]) -> dict[str, Step]:
        """What somebody could do if it were not given to somebody else, by the deed."""
        found: dict[str, Step] = {}
        for step in self.steps:
            if who in (step.who, step.helper) or step.deed.id in able:
                continue
            g = self._without(who, step.who)
            person = next((one for one in unplanned(g.state) if one.id == who), None)
            if person is not None and step.deed in given(g.state, person):
                found[step.deed.id] = _tried(g, person, step.deed)
        return found


def _take(g: Game, way: str) -> Step | None:
    """Give an assignment to a copy of the table; None where the rules do not allow it."""
    first, *rest = way.split(JOIN)
    s = g.state
    person = next((one for one in unplanned(s) if PLAN(s.leader, one.id).id == first), None)
    if person is None or not rest:
        return None
    deed = next((option for option in given(s, person) if option.id == rest[0]), None)
    return None if deed is None else _assign(g, person, deed, rest[1:])


def _assign(g: Game, person: Person, deed: Option, wanted: Sequence[str]) -> Step:
    """Give somebody an action; what is not said of what it leaves open is settled in the plainest way."""
    left = list(wanted)
    choices: list[Choice] = []
    flow = assign(g, person, deed)
    try:
        asked = next(flow)
        while True:
            if not isinstance(asked, Request):
                raise TypeError("chance has no part in planning")
            if len(asked.options) == 1:
                chosen = asked.options[0]
            else:
                chosen = _settled(asked, left.pop(0) if left else "")
                choices.append(Choice(asked.kind, asked, chosen))
            asked = flow.send(chosen)
    except StopIteration:
        plan = g.state.plans[-1]
    return Step(person.id, plan.helper, deed, tuple(choices), dict(plan.paid), plan.tool)


def _settled(asked: Request, wanted: str) -> Option:
    """What was wanted, as far as it is possible; otherwise the first that wastes nothing."""
    found = next((option for option in asked.options if option.id == wanted), None)
    if found is not None:
        return found
    return next((option for option in asked.options if option.warning is None), asked.options[0])


def _tried(g: Game, person: Person, deed: Option) -> Step:
    """What an assignment would come to; the copy is as before afterwards."""
    s = g.state
    storage, box, tools = dict(s.storage), dict(s.box), dict(s.tools)
    plans: list[Plan] = list(s.plans)
    step = _assign(g, person, deed, ())
    s.storage, s.box, s.tools, s.plans = storage, box, tools, plans
    return step
