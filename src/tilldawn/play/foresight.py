"""Foresight: what will come of an option, before it is chosen.

It is made by the rules themselves on a fork (`engine.ahead`): what an option changes up to the next question
or throw is exactly what happens when it is played. Where chance speaks it goes on with exact odds: all ways
it can come are followed, or the game brings odds of its own (`public.odds`) where they would be too many.
What is neither is said in words. Nothing is ever drawn, so nothing can be told that nobody can know.

    seen = foresee(table, ["roll-noise:3"])
    seen.changes, seen.odds, seen.spreads, seen.warnings, seen.notes

A game reads what a way means with a `Foreteller`, named in its face.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache
from math import floor
from typing import Any, ClassVar, Literal

from msgspec import Struct

from tilldawn.engine.ahead import Ahead, ahead, branches
from tilldawn.engine.event import Event
from tilldawn.engine.request import Option, Text, literal
from tilldawn.engine.table import Table
from tilldawn.engine.view import Speaker
from tilldawn.play.draft import key_of
from tilldawn.play.face import face_of, found

MOST = 12
"""Outcomes that are told at most; the likeliest of what matters most come first."""

RARE = Fraction(3, 20)
"""What is less likely is told as 1 in so many, not in tenths."""

Tone = Literal["", "good", "bad"]


class Change(Struct, frozen=True):
    """Something that will be otherwise: a number of a thing, before and after."""

    ref: str
    what: str
    """What of it changes, in a word: `wounds`, `storage`, `pile`, `noise`, `health` …"""
    before: int
    after: int
    text: Text
    tone: Tone = ""


class Odds(Struct, frozen=True):
    """Something that may happen, and how likely."""

    key: str
    """What it is, for who draws a picture of it: `dies`, `over`, `comes`, `opens`, `falls`, `finds` …"""
    ref: str
    """Whom or what it is about; empty where it is about all."""
    text: Text
    odds: Fraction
    tone: Tone = ""


class Spread(Struct, frozen=True):
    """A number that hangs on chance: how likely each of its values is."""

    key: str
    ref: str
    text: Text
    """What is counted; `$mean` is the mean, `$least` and `$most` what it can be."""
    ways: dict[int, Fraction]

    @property
    def mean(self) -> Fraction:
        """What it comes to on average."""
        return sum((value * odds for value, odds in self.ways.items()), Fraction(0))

    def at_least(self, value: int) -> Fraction:
        """How likely it is that it comes to so much or more."""
        return sum((odds for one, odds in self.ways.items() if one >= value), Fraction(0))


class Foresight(Struct, frozen=True):
    """What will come of an option."""

    option: str
    changes: list[Change]
    """What is certain, up to the next question or throw."""
    odds: list[Odds]
    spreads: list[Spread]
    warnings: list[Text]
    """What cannot be taken back, or kills."""
    notes: list[Text]
    """What else is to be known: what the odds suppose, what is left open."""
    chance: bool
    """Whether chance speaks before the next question."""
    throws: int = 0
    """How many answers of chance the odds reach; 0 where they reach the next question."""


class Sign(Struct, frozen=True):
    """Something a way shows. Ways that show the same sign are counted together."""

    key: str
    ref: str
    text: Text
    tone: Tone = ""
    weight: int = 0
    """What matters more is told first."""


class Answer(Struct, frozen=True):
    """Exact odds of a game's own, where it works them out itself."""

    odds: list[Odds] = []
    spreads: list[Spread] = []
    notes: list[Text] = []
    warnings: list[Text] = []
    whole: bool = True
    """Whether this is all there is to say; else the ways are followed, too."""
    last: bool = False
    """Whether what the ways show matters more, and is told first."""


class Foreteller:
    """Reads a game's table ahead. A game that has none changes nothing it could tell of."""

    plans: ClassVar[bool] = False
    """Whether its own odds are told of an option after answers that have not been given, too."""

    def changes(self, before: Struct, after: Struct) -> list[Change]:
        """What is otherwise in one view than in the other."""
        return []

    def signs(self, events: Sequence[Event], end: Ahead) -> Iterable[Sign]:
        """What a way shows beyond the changes of numbers: in what happened since chance spoke first, and in
        where it ends."""
        return ()

    def drawing(self, change: Change) -> bool:
        """Whether this is part of a draw that is not done where chance stands still in it."""
        return False

    def weight(self, change: Change) -> int:
        """How much it matters that chance may change this: what matters more is told first, 0 is not told."""
        return 2

    def odds(self, table: Table[Any], option: Option, start: Ahead) -> Answer | None:
        """Exact odds of this option, worked out by the game itself; None where ways are to be followed."""
        return None

    def warnings(self, option: Option, before: Struct, start: Ahead) -> Iterable[Text]:
        """What is to be said before it is too late, beside the option's own warning."""
        return ()

    def gist(self, option: Option, seen: Struct, say: Speaker) -> str:
        """What it comes to in one line, where that is no change of a number."""
        return ""

    def says(self, option: Option, seen: Struct, say: Speaker) -> str:
        """What the card, place or person behind an option says of itself."""
        refs = [ref for ref in option.refs if not ref.startswith("seat:")]
        return say.thing(refs[-1]).get("text", "") if refs else ""


@cache
def foreteller_of(game: str) -> Foreteller:
    """Who reads this game's tables ahead."""
    teller: Foreteller = found(face_of(game).foreteller)()
    return teller


def foresee(
    table: Table[Any], option: Option, after: Sequence[str] = (), say: Speaker | None = None
) -> Foresight:
    """What will come of an option of the open request, or of the one that is open `after` these answers.

    Given a speaker, what is told in the same words is counted as one: two cards of one name are one line.
    Raises IllegalAnswer where one of the answers is not possible.
    """
    teller = foreteller_of(table.game.id)
    before, answers = table.look(), [*after, option.id]
    start = ahead(table, answers)
    seen = start.table.look()
    warnings = [option.warning] if option.warning is not None else []
    warnings += teller.warnings(option, before, start)
    here = ahead(table, after).table if after and teller.plans else table
    own = teller.odds(here, option, start) if teller.plans or not after else None
    odds, spreads, notes, throws = [], [], [], 0
    if own is not None:
        odds, spreads, notes = list(own.odds), own.spreads, list(own.notes)
        warnings += own.warnings
    if start.weights and (own is None or not own.whole):
        told, throws, more = _followed(table, answers, start, seen, teller, say)
        if own is None or not own.last:
            odds, notes = odds + told, notes + more
        elif {one.text.id for one in told} & {one.text.id for one in odds}:  # they reach it
            odds, notes = told, more
        else:
            odds, notes = told + odds, notes + more
    return Foresight(
        option.id,
        [one for one in teller.changes(before, seen) if not (start.weights and teller.drawing(one))],
        odds,
        spreads,
        _each_once(warnings),
        notes,
        bool(start.weights),
        throws,
    )


def _each_once(texts: list[Text]) -> list[Text]:
    found: list[Text] = []
    for text in texts:
        if text not in found:
            found.append(text)
    return found


def answers_of(table: Table[Any], keys: Sequence[str]) -> tuple[list[str], Option | None]:
    """The answers a plan stands for, its last one as an option: ids, or keys of a draft (`play.draft`).

    None where the last one is not possible after the others, or chance would speak before it.
    """
    ids: list[str] = []
    at = table
    for number, key in enumerate(keys):
        request = at.request
        if request is None:
            return ids, None
        option = request.find(key) or next((o for o in request.options if key_of(o.id) == key), None)
        if option is None or number == len(keys) - 1:
            return ids, option
        ids.append(option.id)
        step = ahead(table, ids)
        if step.weights:
            return ids, None
        at = step.table
    return ids, None


def _followed(
    table: Table[Any],
    answers: list[str],
    start: Ahead,
    seen: Struct,
    teller: Foreteller,
    say: Speaker | None,
) -> tuple[list[Odds], int, list[Text]]:
    """Odds of all that the ways show, how many throws they reach, and what is left open."""
    ways = branches(table, answers, start)
    if len(ways) == 1:
        return [], 0, [Text("foresight-too-many", {"ways": len(start.weights)})]
    odds: dict[tuple[str, str], Fraction] = {}
    signs: dict[tuple[str, str], Sign] = {}
    names: dict[tuple[str, str], tuple[str, str]] = {}
    for way in ways:
        once = {}
        for key, sign in shown(way.end, seen, teller, len(start.events)).items():
            if key not in names:
                names[key] = (sign.key, say(sign.text)) if say is not None else key
            once[names[key]] = sign
        for name, sign in once.items():
            odds[name] = odds.get(name, Fraction(0)) + way.odds
            signs.setdefault(name, sign)
    told = sorted(signs, key=lambda key: (-signs[key].weight, -odds[key], key))
    notes: list[Text] = []
    if len(told) > MOST:
        notes.append(Text("foresight-more", {"count": len(told) - MOST}))
    throws = 0
    if any(way.end.weights for way in ways):
        throws = max(len(way.keys) for way in ways)
        notes.append(Text("foresight-open", {"throws": throws}))
    found = [
        Odds(signs[key].key, signs[key].ref, signs[key].text, odds[key], signs[key].tone)
        for key in told[:MOST]
    ]
    return found, throws, notes


def shown(end: Ahead, seen: Struct, teller: Foreteller, since: int) -> dict[tuple[str, str], Sign]:
    """All a way shows, each sign once: the game's own in events from that place on, and every number that is
    otherwise at its end than it was in the view `seen`."""
    found = {(sign.key, sign.ref): sign for sign in teller.signs(end.events[since:], end)}
    for change in teller.changes(seen, end.table.look()):
        if weight := teller.weight(change):
            key = f"{change.what}={change.after}"
            found[key, change.ref] = Sign(key, change.ref, change.text, change.tone, weight)
    return found


# --- In words -----------------------------------------------------------------------------------------


def likely(odds: Fraction) -> Text:
    """How likely, as people say it: 3 in 10, about 3 in 10, 1 in 12, 1 in 40, certain.

    What comes less often than 2 times in 10 is always 1 in so many: in a list, rare and rarer compare."""
    if odds <= 0:
        return Text("odds-never")
    if odds >= 1:
        return Text("odds-sure")
    if odds < RARE:
        return Text("odds-rare", {"of": floor(1 / odds + Fraction(1, 2))})
    if odds > Fraction(19, 20):
        return Text("odds-but", {"of": floor(1 / (1 - odds) + Fraction(1, 2))})
    tenths = odds * 10
    rounded = min(9, floor(tenths + Fraction(1, 2)))
    return Text("odds-tenths" if tenths == rounded else "odds-about", {"tenths": rounded})


def number(value: Fraction) -> str:
    """A mean with one digit after the point."""
    whole, tenth = divmod(round(value * 10), 10)
    return f"{whole}.{tenth}" if tenth else str(whole)


def mean_of(spread: Spread, say: Speaker) -> Text:
    """The line of a spread, its numbers put in."""
    point = say(Text("foresight-point"))
    possible = [value for value, odds in spread.ways.items() if odds]
    return Text(
        spread.text.id,
        {
            **spread.text.args,
            "mean": literal(number(spread.mean).replace(".", point)),
            "least": min(possible, default=0),
            "most": max(possible, default=0),
        },
    )


def lines(table: Table[Any], option: Option, say: Speaker) -> list[str]:
    """A foresight as lines of text, for the terminal and text mode: the most pressing first."""
    seen, here, teller = foresee(table, option, say=say), table.look(), foreteller_of(table.game.id)
    told = [say(text) for text in seen.warnings]
    if gist := teller.gist(option, here, say):
        told.append(gist)
    if seen.changes:
        told.append(" · ".join(say(change.text) for change in seen.changes))
    told += [say(mean_of(spread, say)) for spread in seen.spreads]
    if seen.odds:
        told.append(" · ".join(_line(one, say) for one in seen.odds))
    told += [say(text) for text in seen.notes]
    says = teller.says(option, here, say)
    return [*told, says] if says else told


def _line(one: Odds, say: Speaker) -> str:
    odds = literal(say(likely(one.odds)))
    return say(Text("foresight-odds", {"what": literal(say(one.text)), "odds": odds}))
