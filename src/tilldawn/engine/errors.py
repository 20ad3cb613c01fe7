"""Everything that can be wrong with what a person or a file gives us.

Each error carries a `Text`, so that a front end can say it in the player's language; `str(error)` is
the English wording for programmers and logs.
"""

from __future__ import annotations

from reprlib import Repr

from tilldawn.engine.request import Arg, Text, literal

LONGEST = 900
"""Characters of what was given that are repeated: a sentence takes no more than a thousand."""

_short = Repr()
_short.maxstring = _short.maxother = 60


def _spoken(value: object) -> Arg:
    """What was given, as a word of a sentence: whole numbers count, everything else is quoted."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    said = value if isinstance(value, str) else _short.repr(value)
    return literal(said if len(said) <= LONGEST else f"{said[: LONGEST // 2]}…{said[-LONGEST // 2 :]}")


class TilldawnError(Exception):
    """Something the caller gave is wrong; nothing has been changed.

    The arguments are the words of its sentence. They may be whatever the caller gave, of any type.
    """

    def __init__(self, text_id: str, **args: object) -> None:
        super().__init__(text_id, args)
        self.text = Text(text_id, {key: _spoken(value) for key, value in args.items()})

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.args, self.__dict__)

    def __str__(self) -> str:
        from tilldawn.engine.text import MissingText, catalog  # loaded only when somebody reads

        try:
            return catalog("en").say(self.text)
        except MissingText:  # the message is in the files of a game, which only its tables read
            return f"{self.text.id} {self.args[1]}"


def _again(kind: type[TilldawnError], args: tuple[object, ...], known: dict[str, object]) -> TilldawnError:
    """An error that came from another process."""
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(known)
    return error


class IllegalAnswer(TilldawnError):
    """The answer is not among what the open request allows. The state is untouched."""


class NeedsConsent(TilldawnError):
    """The undo would take back something chance has shown; the whole table must agree to it."""

    def __init__(self, reveals: int) -> None:
        super().__init__("error-needs-consent", reveals=reveals)
        self.reveals = reveals


class NothingToUndo(TilldawnError):
    """There is no such point to go back to."""


class BadOption(TilldawnError):
    """An option for a new table is unknown, or its value is not possible."""


class NotInstalled(TilldawnError):
    """Something asked for is in a part of Tilldawn, or in another package, that is not installed here."""


class BrokenPlugin(TilldawnError):
    """Another package offers a game, a bot or a pack, and what it offers cannot be used."""


class SaveRefused(TilldawnError):
    """A save cannot be opened: it is damaged, edited, newer than this program, or of another game."""


class TooMuchWork(SaveRefused):
    """A record is longer than whoever opens it is willing to play again (`tilldawn.engine.budget`)."""


class RulesChanged(SaveRefused):
    """The rules of today do not allow an answer of this record: which, and after how many others.

    `tilldawn.load(data, rescue=True)` plays on from the last checkpoint instead.
    """

    def __init__(self, position: int, answer: str) -> None:
        super().__init__("error-replay", position=position, answer=answer)
        self.position = position
        self.answer = answer
