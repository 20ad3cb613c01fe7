"""The law of moments, tried: whatever could have been done at a moment that passed unasked can still be done
at the next question, and comes to the same.

`Bystander` goes along with a table. For every question that was settled because it had one answer, it notes
what could have been done there at any time. At the next open question it tries each of those things twice:
*then* (on a twin that is taken back to the moment, with the same dice and cards to follow) and *now*. Where
the two do not end in the same state, or it cannot be done now, it has come too late.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from tilldawn.engine import journal as jn
from tilldawn.engine.errors import IllegalAnswer, RulesChanged
from tilldawn.engine.request import Option, Request
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


def _stands_at(table: Table[Any]) -> str:
    return table.request.kind if table.request is not None else ""


class _Beyond(Exception):
    """Chance is asked although the table has come no further."""


class _Silent:
    """Chance that has nothing more to say."""

    def pick(self, weights: dict[str, int]) -> str:
        raise _Beyond


class Bystander:
    """Watches a table and tries what was passed over. `same` says whether two states come to the same;
    `needless` whether nobody in this state could want to do such a thing. Where only `small` things (verbs)
    may be done at any time, a question is in the middle of something."""

    def __init__(
        self,
        table: Table[Any],
        same: Callable[[Any, Any], bool] = operator.eq,
        needless: Callable[[Any, Option], bool] = lambda state, option: False,
        small: tuple[str, ...] = (),
    ) -> None:
        self.table = table
        self.same = same
        self.needless = needless
        self.small = small
        self.passed: list[Passed] = []
        table._watch = self._note

    def _note(self, asked: Request, position: int) -> None:
        state = self.table.state
        found = tuple(option.id for option in asked.find_anytime() if not self.needless(state, option))
        if found:
            self.passed.append(Passed(position, asked.kind, asked.moment, found))

    def too_late(self) -> Iterator[TooLate]:
        """What has come too late since the last time. Call it at every open question."""
        table = self.table
        there = table.request
        if there is not None and all(option.verb in self.small for option in there.anytime):
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
                    now = self._now(id) if id in possible else table
                except _Beyond:
                    continue  # it leads past this question: what it was to prevent has been prevented
                except IllegalAnswer:
                    continue  # what people chose since is what stands against it
                if then is None:
                    yield TooLate(moment.kind, id, "another course", there.kind)
                elif _stands_at(then) != there.kind or _stands_at(now) != there.kind:
                    continue  # it asks something itself, or would have been asked about then
                elif not self.same(then.state, now.state):
                    why = "gone" if now is table else "another end"
                    yield TooLate(moment.kind, id, why, there.kind)

    def _now(self, id: str) -> Table[Any]:
        """A twin that does it at the open question."""
        twin = self.table.fork(seed="")
        twin.chance = _Silent()
        twin.answer(id)
        return twin

    def _then(self, moment: Passed, id: str) -> Table[Any] | None:
        """A twin that does it at the moment, and then what the table did; None where chance would have been
        asked something else. Raises IllegalAnswer where what people chose since would not be possible."""
        table = self.table
        twin = table.fork(seed="")
        twin._halted = f"0!{moment.kind}>" if moment.moment else ""
        while len(twin._checkpoints) > 1 and twin._checkpoints[-1][0] >= moment.position:
            twin._checkpoints.pop()  # a moment at the end of a step has left no trace before the next one
        twin._restore(twin.answers[: moment.position])
        asked = twin.request
        chosen = asked.find(id) if asked is not None else None
        if asked is None or chosen is None:
            raise _Beyond  # another moment of this kind passed here first, with other things to do
        entry = jn.at_moment(chosen.entry, asked.kind) if asked.moment else chosen.entry
        twin._halted = None
        twin.chance = _Silent()
        try:
            twin._follow([entry, *table.answers[moment.position :]])
        except RulesChanged as changed:
            if changed.answer[0] == jn.CHANCE:
                return None
            raise IllegalAnswer("error-unknown-option", option=changed.answer, count=0) from changed
        twin._resume()  # as the table does by itself: what has one answer now is settled
        return twin
