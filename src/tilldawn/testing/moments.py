"""The law of moments, tried: whatever could have been done at a moment that passed unasked can still be done
at the next question, and comes to the same.

`Bystander` goes along with a table. For every question that was settled because it had one answer, it notes
what could have been done there at any time. At the next open question it tries each of those things twice:
*then* (on a twin that is taken back to the moment, with the same dice and cards to follow) and *now*. Where
the two do not end in the same state, or it cannot be done now, it has come too late.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from tilldawn.engine import journal as jn
from tilldawn.engine.errors import IllegalAnswer
from tilldawn.engine.flow import GameOver
from tilldawn.engine.request import Request, _nothing
from tilldawn.engine.table import Table


class Passed(Struct, frozen=True):
    """A moment that passed: where, at which question, and what could have been done."""

    position: int
    kind: str
    moment: bool
    options: tuple[str, ...]


class TooLate(Struct, frozen=True):
    """Something that could be done at a moment and cannot be made up for at the next question."""

    kind: str
    option: str
    why: str
    next: str


class _Again(Exception):
    """Chance is asked something it was not asked before: what was done has changed what follows."""


class _Recorded:
    """Chance that says again what it said."""

    def __init__(self, answers: Sequence[str]) -> None:
        self.left = [jn.answer_id(entry) for entry in answers if entry[0] == jn.CHANCE][::-1]

    def pick(self, weights: dict[str, int]) -> str:
        if not self.left or self.left[-1] not in weights:
            raise _Again
        return self.left.pop()


class Bystander:
    """Watches a table and tries what was passed over. `same` says whether two states come to the same."""

    def __init__(self, table: Table[Any], same: Callable[[Any, Any], bool] | None = None) -> None:
        self.table = table
        self.same = same or (lambda a, b: bool(a == b))
        self.passed: list[Passed] = []
        table._watch = self._note

    def _note(self, asked: Request, position: int) -> None:
        found = tuple(option.id for option in asked.find_anytime())
        if found:
            self.passed.append(Passed(position, asked.kind, asked.moment, found))

    def too_late(self) -> Iterator[TooLate]:
        """What has come too late since the last time. Call it at every open question."""
        table = self.table
        there = table.request
        if there is not None and there.find_anytime is _nothing:
            return  # in the middle of an effect: the next open question is still to come
        passed, self.passed = self.passed, []
        if there is None:
            return
        possible = {option.id for option in there.anytime}
        for moment in passed:
            if moment.position > len(table.answers):
                continue
            for id in moment.options:
                try:
                    then = self._then(moment, id)
                except IllegalAnswer:
                    continue  # what people chose since is what stands against it
                if id not in possible:
                    if then is None or not self.same(then.state, table.state):
                        yield TooLate(moment.kind, id, "gone", there.kind)
                    continue
                now = table.fork(seed="")
                now.orders = [dict.fromkeys(order, "pass") for order in now.orders]
                now.answer(id)
                if then is None or not self.same(then.state, now.state):
                    yield TooLate(
                        moment.kind, id, "another course" if then is None else "another end", there.kind
                    )

    def _then(self, moment: Passed, id: str) -> Table[Any] | None:
        """A twin that does it at the moment, and then what the table did; None where chance would have been
        asked something else. Raises IllegalAnswer where what people chose since would not be possible."""
        table = self.table
        twin = table.fork(seed="")
        twin._watch = None
        mark = f"0!{moment.kind}>" if moment.moment else "=" + (moment.kind)
        twin._halted = mark
        twin._rewind(moment.position)
        twin._halted = None
        twin.orders = [dict.fromkeys(order, "pass") for order in twin.orders]
        twin.chance = _Recorded(table.answers[moment.position :])
        given = [entry for entry in table.answers[moment.position :] if jn.is_decision(entry)]
        try:
            twin.answer(id)
            for entry in given:
                twin.answer(jn.answer_id(entry))
        except (_Again, GameOver):
            return None
        return twin
