"""The journal: every answer ever given at a table, in order, one short string each.

    ?planks          chance answered
    =end-turn        the only option, taken without asking
    0>keep:planks    seat 0 chose
    0~pass           seat 0's standing order chose
    0!dawn>eat:x     seat 0 chose at a moment (see `tilldawn.engine.moment`); a moment nobody used is not
                     written, so that old journals fit rules with new moments
    <123             the table went back to where 123 answers had been given

It is append-only. Folding the undo marks away leaves the *answers*: the sequence that leads from the
first state to the present one.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Collection, Iterable, Sequence
from hashlib import blake2b

CHANCE, FORCED, UNDO = "?", "=", "<"


def is_decision(entry: str) -> bool:
    """Whether a seat (or its standing order) gave this answer, and so could be asked again."""
    return entry[0] not in "?=<"


def is_choice(entry: str) -> bool:
    """Whether a seat itself gave this answer."""
    return entry[0] not in "?=<" and ">" in entry


def answer_id(entry: str) -> str:
    """The option id or chance key of an entry."""
    if entry[0] in "?=":
        return entry[1:]
    for at, char in enumerate(entry):
        if char in ">~":
            return entry[at + 1 :]
    raise ValueError(f"not a journal entry: {entry!r}")


def seat_of(entry: str) -> int | None:
    """Which seat answered; None for chance and forced answers."""
    if not is_decision(entry):
        return None
    digits = entry.split(">")[0].split("~")[0].split("!")[0]
    return int(digits)


def at_moment(entry: str, kind: str) -> str:
    """The entry of an answer that was given at a moment of this kind."""
    seat, _, id = entry.partition(">")
    return f"{seat}!{kind}>{id}"


def is_at_moment(entry: str, kind: str) -> bool:
    """Whether an answer was given at a moment of this kind."""
    return f"!{kind}>" in entry and entry[0] not in "?=<"


def count(journal: Iterable[str]) -> int:
    """How many answers are in force."""
    answers = 0
    for entry in journal:
        answers = min(answers, int(entry[1:])) if entry[0] == UNDO else answers + 1
    return answers


def fold(journal: Iterable[str]) -> list[str]:
    """The answers in force: the journal without what was undone."""
    answers: list[str] = []
    for entry in journal:
        if entry[0] == UNDO:
            del answers[int(entry[1:]) :]
        else:
            answers.append(entry)
    return answers


_ANSWER = re.compile(r"[?=].+|(?P<seat>[0-9]{1,3})(?:![^>~]*>|[>~]).*", re.DOTALL)
_WENT_BACK = re.compile(r"<(?P<to>[0-9]{1,9})")


def sound(journal: Iterable[str], seats: int) -> bool:
    """Whether every entry is one, of a seat there is, and no undo goes where nobody has been."""
    given = 0
    for entry in journal:
        if found := _ANSWER.fullmatch(entry):
            given += 1
            if found["seat"] and int(found["seat"]) >= seats:
                return False
        elif (found := _WENT_BACK.fullmatch(entry)) and int(found["to"]) <= given:
            given = int(found["to"])
        else:
            return False
    return True


def split(journal: Iterable[str]) -> tuple[list[str], list[tuple[int, list[str]]]]:
    """A journal as what was answered first, and each undo with what was answered after it."""
    first: list[str] = []
    undos: list[tuple[int, list[str]]] = []
    entries = first
    for entry in journal:
        if entry[0] == UNDO:
            entries = []
            undos.append((int(entry[1:]), entries))
        else:
            entries.append(entry)
    return first, undos


START = b""
"""The running hash of an empty journal."""


def link(digest: bytes, entries: Iterable[str]) -> bytes:
    """The running hash of a journal after these entries more: 16 bytes that depend on every entry before."""
    for entry in entries:
        digest = blake2b(digest + entry.encode("utf-8", "surrogatepass"), digest_size=16).digest()
    return digest


def last_undo(journal: Sequence[str]) -> int:
    """How long the journal was when the last undo had been written; 0 where nothing was ever undone."""
    for at in range(len(journal), 0, -1):
        if journal[at - 1][0] == UNDO:
            return at
    return 0


class Places:
    """Where among the answers seats chose and chance spoke, so that nobody walks them again to find out.

    It reads only answers that are new since it was last asked; whoever takes answers away tells it (`cut`).
    """

    __slots__ = ("_by_seat", "_choices", "_read", "_reveals")

    def __init__(self) -> None:
        self._read = 0
        self._choices: list[int] = []
        self._reveals: list[int] = []
        self._by_seat: dict[int, list[int]] = {}

    def read(self, answers: Sequence[str]) -> Places:
        """Learn what is new at the end of the answers."""
        for at in range(self._read, len(answers)):
            entry = answers[at]
            if entry[0] == CHANCE:
                self._reveals.append(at)
            elif is_choice(entry):
                self._choices.append(at)
                seat = seat_of(entry)
                if seat is not None:
                    self._by_seat.setdefault(seat, []).append(at)
        self._read = len(answers)
        return self

    def cut(self, position: int) -> None:
        """Forget the answers from a position on."""
        if self._read > position:
            self._read = position
            for places in (self._choices, self._reveals, *self._by_seat.values()):
                while places and places[-1] >= position:
                    places.pop()

    def last_choice(self, before: int, seats: Collection[int] | None = None) -> int | None:
        """The position of the last answer a seat (or one of these seats) itself gave before a position."""
        known = [self._choices] if seats is None else [self._by_seat.get(seat, []) for seat in seats]
        found = [places[at - 1] for places in known if (at := bisect_left(places, before))]
        return max(found, default=None)

    def first_choice(self, position: int) -> int:
        """The first choice at a position or after it; there must be one."""
        return self._choices[bisect_left(self._choices, position)]

    def choices_since(self, position: int) -> int:
        """How many answers seats themselves gave from a position on."""
        return len(self._choices) - bisect_left(self._choices, position)

    def reveals_since(self, position: int) -> int:
        """How many answers chance gave from a position on."""
        return len(self._reveals) - bisect_left(self._reveals, position)
