"""Foresight for a page: what will come of an option, in words."""

from __future__ import annotations

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


class Seen(NamedTuple):
    """A foresight and the option it is of."""

    option: Option
    seen: Foresight
    asked: str
    """What the page calls it: an id, or the key of a draft."""


def foreseen(table: Table[Any], plan: tuple[str, ...]) -> Seen | None:
    """What will come of the last of these answers after the others; None where it cannot be given."""
    after, option = answers_of(table, plan)
    return Seen(option, foresee(table, option, after), plan[-1]) if option is not None else None


def foresight_words(option: Option, seen: Foresight, asked: str, say: Speaker) -> p.ForesightWords:
    """A foresight as a page is told it."""
    teller, here = foreteller_of(say.table.game.id), say.table.look()
    return p.ForesightWords(
        option=asked,
        changes=[
            p.ChangeWords(one.ref, one.what, one.before, one.after, say(one.text), one.tone)
            for one in seen.changes
        ],
        odds=[_odds(one, say) for one in seen.odds],
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


def _odds(one: Odds, say: Speaker) -> p.OddsWords:
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
