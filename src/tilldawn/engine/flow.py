"""Flows: rules written as short generators that yield what they wait for.

A rule is a function that yields `Request`s and `Chance`s and returns its result. Rules call each other
with `yield from`, so the code reads in the order of the rulebook:

    card = yield from draw(pile, unseen)
    choice = yield from ask(g, "keep", seat, lambda: ..., rule="W-SEARCH-05")

Whoever drives the flow (a table) sends back an `Option` for a request and a key for a chance.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import cache
from typing import Generic, TypeVar

from tilldawn.engine.event import Event, LogLine
from tilldawn.engine.request import (
    Arg,
    Chance,
    Option,
    Progress,
    Refusals,
    Request,
    _never,
    _nothing,
    _unknown,
    no_stakes,
)

T = TypeVar("T")
S = TypeVar("S")
F = TypeVar("F", bound=Callable[..., object])

Flow = Generator[Request | Chance, "Option | str | None", T]
"""A rule in progress that will return a T."""

Words = dict[str, Arg] | Callable[[], dict[str, Arg]]
"""The arguments of a question's line, or how to find them."""
NO_WORDS: dict[str, Arg] = {}

ANYTIME_LIMIT = 24
"""At-any-time actions allowed while one request is open, so that no player or bot can loop for ever."""


class GameOver(Exception):
    """Raised by a flow when the game ends: nothing after it may happen."""


class World(Generic[S]):
    """What a flow works on: the state, and a place to tell what happened.

    `log` is None where nobody listens (forks, simulations). `anytime` lists the at-any-time options
    of the present state and `act` performs one; a game brings both.
    """

    __slots__ = ("act", "answers", "anytime", "log", "state")

    def __init__(
        self,
        state: S,
        answers: Sequence[str],
        log: list[LogLine] | None,
        anytime: Callable[[World[S]], Sequence[Option]],
        act: Callable[[World[S], Option], Flow[None]],
    ) -> None:
        self.state = state
        self.answers = answers
        self.log = log
        self.anytime = anytime
        self.act = act

    def emit(self, event: Event) -> None:
        """Tell an event to whoever listens."""
        if self.log is not None:
            self.log.append(LogLine(len(self.answers), event))


CITED: dict[str, list[str]] = {}
"""Rule id to the functions that say they play it; filled by `rule` as modules are imported."""


def rule(*ids: str) -> Callable[[F], F]:
    """Say which rows of the rulebook a function plays. Costs nothing when it is called."""

    def cite(function: F) -> F:
        for id in ids:
            CITED.setdefault(id, []).append(f"{function.__module__}.{function.__qualname__}")
        return function

    return cite


def ask(
    g: World[S],
    kind: str,
    seat: int,
    offers: Callable[[], Sequence[Option]],
    rule: str,
    words: Words = NO_WORDS,
    *,
    refused: Refusals = "",
    topic: str = "",
    matters: bool = True,
    default: str = "",
    progress: Progress | None = None,
    anytime: bool = True,
    wait: Callable[[], bool] = _never,
    stakes: Callable[[Option], bool] = no_stakes,
    moment: bool = False,
    former: Callable[[str], Option | None] = _unknown,
) -> Flow[Option]:
    """Ask a seat to choose, and return its choice.

    `offers` (and `words`, where it is a function) is called again after an at-any-time action, because
    that may have changed what is possible. There is always at least one offer. A question in the middle
    of an effect says `anytime=False`: nothing may come between it and its answer. `stakes` says what could
    come too late if an only option were taken unasked; `tilldawn.engine.moment` has the rule.
    """
    for spent in range(ANYTIME_LIMIT + 1):
        asked = Request(
            kind,
            seat,
            offers(),
            rule,
            words if isinstance(words, dict) else words(),
            topic,
            matters,
            default,
            progress,
            (lambda: g.anytime(g)) if anytime and spent < ANYTIME_LIMIT else _nothing,
            refused,
            wait,
            stakes,
            moment,
            former,
        )
        chosen = yield asked
        if not isinstance(chosen, Option):
            raise TypeError(f"a request is answered with an Option, not {chosen!r}")
        if not chosen.anytime:
            return chosen
        yield from g.act(g, chosen)
    raise AssertionError("the last request offers nothing at any time")


def pick(weights: dict[str, int]) -> Flow[str]:
    """Let chance pick one key. A certain outcome is not asked about."""
    if len(weights) == 1:
        return next(iter(weights))
    key = yield Chance(weights)
    if not isinstance(key, str):
        raise TypeError(f"chance is answered with a key, not {key!r}")
    return key


def roll(sides: int) -> Flow[int]:
    """Roll a die with the faces 1 to `sides`."""
    return int((yield from pick(_faces(sides))))


@cache
def _faces(sides: int) -> dict[str, int]:
    """The faces of a die, each as likely as the other."""
    return {str(face): 1 for face in range(1, sides + 1)}
