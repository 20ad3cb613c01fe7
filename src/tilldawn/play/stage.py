"""The stage of a table: which beats are new, and what has happened since the last decision, in plain words.

For front ends that sit at one table, the terminal and text mode. A page keeps its own, one for each browser.
At which pace a beat is shown is theirs; how long it may stand by itself is said here.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, structs

from tilldawn.engine.event import Event
from tilldawn.engine.request import Arg, Text, literal
from tilldawn.engine.table import Table
from tilldawn.engine.view import Speaker
from tilldawn.play.beats import Beat, Row, Tone, beats

Pace = Literal["slow", "normal", "once"]
"""Slow: every beat waits. Normal: small ones go on by themselves. Once: none is shown, all are listed."""
PACES: tuple[Pace, ...] = ("slow", "normal", "once")
MOST = 30
"""A stretch of more beats than these is told as a list."""
LEAST, EACH, LONGEST = 1.6, 0.028, 7.0
"""Seconds a small beat stands at least, for each character, and at most."""


class Told(Struct, frozen=True):
    """One thing that came of it: the place of its line in the log, and the rule behind it."""

    at: int
    tone: Tone
    text: str
    rule: str = ""

    @property
    def ruled(self) -> str:
        """As the log says it."""
        return f"{self.text} [{self.rule}]" if self.rule else self.text


class Moment(Struct, frozen=True):
    """A beat in words."""

    kicker: str
    title: str
    rule: str
    card: tuple[str, ...]
    """What lies on the stage says of itself: its words, then the rule on it; what was chosen."""
    rows: tuple[Told, ...]
    """What came of it, one thing a row."""

    @property
    def length(self) -> int:
        """How much there is to read."""
        return sum(map(len, (self.kicker, self.title, *self.card, *(row.text for row in self.rows))))


class Stage:
    """Follows one table from decision to decision."""

    def __init__(self, table: Table[Any], heard: int | None = None) -> None:
        self.table = table
        self.heard = table.told if heard is None else heard
        """Lines of the log whose beats are known."""
        self.since: list[Beat] = []
        """All since the last decision, shown or only listed."""
        self._shown: dict[tuple[int, str], int] = {}

    def decided(self) -> None:
        """Somebody here has decided: what comes of it begins now."""
        self.since = []

    def rewound(self) -> None:
        """The table went back: nothing of what is told now is news."""
        self.heard = self.table.told
        self.since = []
        self._shown = {key: size for key, size in self._shown.items() if key[0] < self.heard}

    def hear(self) -> list[Beat]:
        """Beats that are to be shown now: those nobody has seen, or of which more has come since."""
        first, self.heard = self.heard, self.table.told
        made = beats(self.table, first, self.heard, self.table.look())
        keys = {_key(beat) for beat in made}
        self.since = [*(beat for beat in self.since if _key(beat) not in keys), *made]
        fresh = [beat for beat in made if self._is_new(beat)]
        self._shown.update({_key(beat): _size(beat) for beat in fresh})
        return fresh if len(fresh) <= MOST else []

    def _is_new(self, beat: Beat) -> bool:
        if beat.weight == "quiet":
            return False
        before = self._shown.get(_key(beat))
        return before is None or (beat.twice and beat.done and _size(beat) > before)

    def news(self, say: Speaker, most: int | None = None) -> list[tuple[Tone, str]]:
        """What has happened since the last decision, short. Where it is too long, losses and gains first."""
        rows: list[Row] = []
        for row in (row for beat in self.since for row in beat.short):
            if row not in rows:
                rows.append(row)
        if most is not None and len(rows) > most:
            toned = [row for row in rows if row.tone]
            rows = toned[:most] if len(toned) >= most else rows[-most:]
        return [(row.tone, say(row.text)) for row in rows]


def _key(beat: Beat) -> tuple[int, str]:
    return beat.first, beat.kind


def _size(beat: Beat) -> int:
    return sum(len(part.rows) for part in beat.parts) + (beat.said is not None)


def stay(beat: Beat, moment: Moment, pace: str) -> float:
    """How many seconds a beat stands by itself; 0 for one that waits."""
    if pace != "normal" or beat.weight != "small":
        return 0
    return min(LONGEST, LEAST + EACH * moment.length)


def moment(beat: Beat, table: Table[Any], say: Speaker, first: int = 0) -> Moment:
    """A beat in words. A page that was opened before line `first` has been read: it is not told again."""
    thing = say.thing(beat.card) if beat.card else {}
    card = [thing.get("flavour", ""), "" if beat.folded else thing.get("text", "")]
    if beat.page is not None and beat.first >= first:
        card.append(say(beat.page))
    if beat.said is not None:
        card.append(say(beat.said))
    if beat.blow is not None and beat.blow.cards:
        blow = beat.blow
        words: dict[str, Arg] = {
            "own": "yes" if blow.base < 0 else "no",
            "base": max(0, blow.base),
            "cards": blow.cards,
            "damage": blow.damage,
        }
        card.append(say(Text("stage-sum", words)))
    rows = _rolls(beat, table, say)
    for part in beat.parts:
        title = say(part.title) if part.title is not None else ""
        for row in part.rows:
            text = say(row.text)
            if title and row is part.rows[0]:
                text = say(Text("stage-part", {"title": literal(title), "text": literal(text)}))
            rows.append(Told(row.at, row.tone, text, table.lines(row.at, row.at + 1)[0].event.rule))
    told = [row for at, row in enumerate(rows) if row.text not in [other.text for other in rows[:at]]]
    kicker = say(beat.kicker) if beat.kicker is not None else ""
    rule = table.lines(beat.first, beat.first + 1)[0].event.rule
    return Moment(kicker, say(beat.title), rule, tuple(text for text in card if text), tuple(told))


def _rolls(beat: Beat, table: Table[Any], say: Speaker) -> list[Told]:
    """Dice that were rolled in it and are told nowhere else."""
    told = beat.told
    lines = enumerate(table.lines(beat.first, beat.last), beat.first)
    rolls = [(at, line.event) for at, line in lines if at not in told and _is_roll(line.event)]
    return [Told(at, "", say.event(event), event.rule) for at, event in rolls]


def _is_roll(event: Event) -> bool:
    facts = structs.asdict(event)
    if isinstance(facts.get("face"), str) or isinstance(facts.get("result"), int):
        return True
    return isinstance(facts.get("first"), int) and isinstance(facts.get("second"), int)
