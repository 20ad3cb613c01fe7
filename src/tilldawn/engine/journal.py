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

from collections.abc import Collection, Iterable, Sequence

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


def fold(journal: Iterable[str]) -> list[str]:
    """The answers in force: the journal without what was undone."""
    answers: list[str] = []
    for entry in journal:
        if entry[0] == UNDO:
            del answers[int(entry[1:]) :]
        else:
            answers.append(entry)
    return answers


def last_choice(answers: Sequence[str], before: int, seats: Collection[int] | None = None) -> int | None:
    """The position of the last answer a seat (or one of these seats) itself gave before a position."""
    for at in range(min(before, len(answers)) - 1, -1, -1):
        if is_choice(answers[at]) and (seats is None or seat_of(answers[at]) in seats):
            return at
    return None
