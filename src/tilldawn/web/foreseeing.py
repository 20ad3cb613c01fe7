"""Foresight for a page: what will come of an option, in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from tilldawn.engine.request import Option
from tilldawn.engine.table import Table
from tilldawn.engine.view import Speaker
from tilldawn.play.foresight import (
    Foresight,
    Odds,
    Spread,
    answers_of,
    foresee,
    foreteller_of,
    likely,
    mean_of,
)
from tilldawn.web import protocol as p

READABLE = 1_000_000
"""The largest number in a fraction that is told."""
FEW = 3
"""Options of a question that are compared at most: all of them are worked out where one is asked for."""


class Seen(NamedTuple):
    """A foresight and the option it is of."""

    option: Option
    seen: Foresight
    asked: str
    """What the page calls it: an id, or the key of a draft."""


class Foreseeing:
    """What will come of the options of one question, each worked out once. Changes nothing."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table
        self._known: dict[tuple[str, ...], Seen | None] = {}

    def words(self, id: str, after: Sequence[str], say: Speaker) -> p.ForesightWords | None:
        """What will come of an answer after others, as a page is told it; None where it cannot be given."""
        seen = self._seen((*after, id), say)
        if seen is None:
            return None
        anyway = self._anyway(id, say) if seen.seen.odds and not after else []
        return foresight_words(*seen, say, anyway)

    def _seen(self, plan: tuple[str, ...], say: Speaker) -> Seen | None:
        if plan not in self._known:
            after, option = answers_of(self.table, plan)
            seen = Seen(option, foresee(self.table, option, after, say), plan[-1]) if option else None
            self._known[plan] = seen
        return self._known[plan]

    def _anyway(self, id: str, say: Speaker) -> list[Odds]:
        """What may come whichever option is chosen, and as likely; nothing where they are too many to ask."""
        request = self.table.request
        ids = [option.id for option in request.options] if request is not None else []
        if id not in ids or not 1 < len(ids) <= FEW:
            return []
        first, *others = [seen.seen.odds if (seen := self._seen((one,), say)) else [] for one in ids]
        return [one for one in first if all(one in odds for odds in others)]


def foresight_words(
    option: Option, seen: Foresight, asked: str, say: Speaker, anyway: Collection[Odds] = ()
) -> p.ForesightWords:
    """A foresight as a page is told it; `anyway` is what does not hang on this choice."""
    teller, here = foreteller_of(say.table.game.id), say.table.look()
    return p.ForesightWords(
        option=asked,
        changes=[
            p.ChangeWords(one.ref, one.what, one.before, one.after, say(one.text), one.tone)
            for one in seen.changes
        ],
        odds=[_odds(one, say, anyway=one in anyway) for one in seen.odds],
        spreads=[_spread(one, say) for one in seen.spreads],
        warnings=[say(text) for text in seen.warnings],
        notes=[say(text) for text in seen.notes],
        gist=teller.gist(option, here, say),
        says=teller.says(option, here, say),
        chance=seen.chance,
    )


def tenths(odds: Fraction) -> int:
    """Odds in ten steps; what may happen is never shown as never, nor as certain."""
    if odds in (0, 1):
        return int(odds * 10)
    return min(9, max(1, round(odds * 10)))


def _odds(one: Odds, say: Speaker, *, anyway: bool) -> p.OddsWords:
    readable = one.odds.denominator <= READABLE
    return p.OddsWords(
        key=one.key,
        ref=one.ref,
        text=say(one.text),
        likely=say(likely(one.odds)),
        share=round(float(one.odds), 6),
        tenths=tenths(one.odds),
        over=one.odds.numerator if readable else 0,
        of=one.odds.denominator if readable else 0,
        tone=one.tone,
        anyway=anyway,
    )


def _spread(one: Spread, say: Speaker) -> p.SpreadWords:
    values = sorted(value for value, odds in one.ways.items() if odds)
    return p.SpreadWords(
        key=one.key,
        ref=one.ref,
        text=say(mean_of(one, say)),
        mean=round(float(one.mean), 4),
        values=values,
        shares=[round(float(one.ways[value]), 6) for value in values],
    )
