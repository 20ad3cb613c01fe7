"""Looking ahead by the rules themselves, as far as anybody can know.

`ahead` plays answers on a twin of a table, and whatever follows by itself, up to the next question. Where
chance is asked it stands still and says what could come, with the weights of it: nothing is ever drawn, so
nothing can leak. `branches` goes on from there, once for everything chance could answer, and so gives every
way it can come with its exact odds.

It knows nothing of any game: what a way means is read off its view and its events.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from msgspec import Struct

from tilldawn.engine.chance import SeededChance
from tilldawn.engine.errors import IllegalAnswer
from tilldawn.engine.event import Event
from tilldawn.engine.request import Request
from tilldawn.engine.table import Table

LIMIT = 80
"""Ways that are followed at most."""


class Speaks(Exception):
    """Chance was asked and there is no answer for it."""

    def __init__(self, weights: dict[str, int]) -> None:
        super().__init__(f"{len(weights)} ways")
        self.weights = weights


class Supposed:
    """Chance that answers what is supposed, and nothing beyond it."""

    def __init__(self, keys: Sequence[str]) -> None:
        self._keys = list(reversed(keys))

    def pick(self, weights: dict[str, int]) -> str:
        """The next key that was supposed. Raises Speaks where nothing more was."""
        if not self._keys:
            raise Speaks(dict(weights))
        return self._keys.pop()


class Ahead(Struct, frozen=True):
    """Where answers lead: to a question, to the end of the game, or to where chance speaks.

    `table` stands there; it is for looking, not for playing on.
    """

    table: Table[Any]
    events: list[Event]
    weights: dict[str, int]
    """What chance could answer next; empty where it is not asked."""

    @property
    def request(self) -> Request | None:
        """What is asked then, if anything is."""
        return None if self.weights else self.table.request

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.outcome is not None


class Way(Struct, frozen=True):
    """One way it can come, and how likely."""

    odds: Fraction
    keys: tuple[str, ...]
    """What chance answered."""
    end: Ahead


def ahead(table: Table[Any], answers: Sequence[str], keys: Sequence[str] = ()) -> Ahead:
    """Where these answers lead if chance answers `keys`. The table itself is not touched.

    Raises IllegalAnswer where one of them is not possible. Answers that come after the last of `keys` has
    been used and chance speaks again are not given.
    """
    twin = table.fork(seed="")
    twin.chance = Supposed(keys)
    told = twin.listen()
    weights: dict[str, int] = {}
    try:
        for id in answers:
            option = twin.request.find(id) if twin.request is not None else None
            if option is None:
                raise IllegalAnswer("error-unknown-option", option=id, count=0)
            twin.play(option)
    except Speaks as asked:
        weights = asked.weights
    finally:
        twin.chance = SeededChance("")
    return Ahead(twin, [line.event for line in told], weights)


def branches(
    table: Table[Any],
    answers: Sequence[str],
    first: Ahead | None = None,
    limit: int = LIMIT,
    way: Way | None = None,
    throws: int = 0,
) -> list[Way]:
    """All ways these answers can come, up to the next question or the end; odds add up to 1.

    Where they would be more than `limit`, none is followed beyond a throw that would go past it: such ways
    stand where chance speaks (`end.weights`). Nothing at all is followed where the first throw has more.
    It may go on from a `way`, and so many `throws` far.
    """
    ways = [way or Way(Fraction(1), (), first or ahead(table, answers))]
    done = 0
    while any(way.end.weights for way in ways) and not (throws and done == throws):
        if sum(max(1, len(way.end.weights)) for way in ways) > limit:
            break
        ways = [onward for way in ways for onward in _onward(table, answers, way)]
        done += 1
    return ways


def _onward(table: Table[Any], answers: Sequence[str], way: Way) -> Iterator[Way]:
    weights = way.end.weights
    if not weights:
        yield way
        return
    total = sum(weights.values())
    for key, weight in weights.items():
        keys = (*way.keys, key)
        yield Way(way.odds * Fraction(weight, total), keys, ahead(table, answers, keys))
