"""When may a moment pass unasked?

Much may be done at any time: a card played, goods exchanged, food eaten, a cure laid ready. A table does
not ask about it before every card; but nobody may lose anything because they were not asked. The rule:

    A moment may pass unasked only if nothing that somebody could do at any time would be lost or come too
    late by it: the same thing can still be done at the next moment that is sure to come, with the same
    effect, before any die, draw, deadline or loss in between.

A rule that knows what comes next says so with `stakes`: a function that tells of an at-any-time option
whether it could come too late. It belongs to a question whose only option would otherwise be taken unasked
(`ask(..., stakes=...)`), or to a `moment` of its own where no question is asked at all:

    yield from moment(g, "before-thirst", s.leader, "M-ADV-08", stakes=lambda o: o.verb == "eat-now")

Each seat has a standing order for the topic `moment`: `ask` (whenever there is anything one could do),
`matters` (when something could come too late; how every seat starts), or `pass`. A moment that passes is
not written into the journal, so rules may gain moments and old journals still fit. For the same reason a
rule may ask a new question as a moment (`ask(..., moment=True)`): its first option is what happened before
anybody was asked, and the default of its topic, if it has one. The law
in `tilldawn.testing.moments` tries what was skipped: doing it then and doing it later must come to the same.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeVar

from tilldawn.engine.flow import NO_WORDS, Flow, Words, World, ask
from tilldawn.engine.request import Option, option

S = TypeVar("S")

TOPIC = "moment"
"""The topic of the standing order about moments. Every game has it."""


@cache
def go_on(seat: int, rule: str) -> Option:
    """The one answer to a moment: nothing more, let it come."""
    return option("go-on", seat=seat, rule=rule)


def moment(
    g: World[S],
    kind: str,
    seat: int,
    rule: str,
    stakes: Callable[[Option], bool],
    words: Words = NO_WORDS,
) -> Flow[None]:
    """A last chance for what may be done at any time, before something that could make it too late.

    `kind` names the question (its message is `ask-KIND`). Two moments of one kind that offer the same must
    not follow each other without any answer between them.
    """
    only = [go_on(seat, rule)]
    yield from ask(g, kind, seat, lambda: only, rule, words, refused="all", stakes=stakes, moment=True)
