"""Everything that can be wrong with what a person or a file gives us.

Each error carries a `Text`, so that a front end can say it in the player's language; `str(error)` is
the English wording for programmers and logs.
"""

from __future__ import annotations

from tilldawn.engine.request import Arg, Text, literal


class TilldawnError(Exception):
    """Something the caller gave is wrong; nothing has been changed."""

    def __init__(self, text_id: str, **args: Arg) -> None:
        super().__init__(text_id, args)
        said = {k: literal(v) if isinstance(v, str) else v for k, v in args.items()}
        self.text = Text(text_id, said)

    def __str__(self) -> str:
        from tilldawn.engine.text import catalog  # texts are loaded only when somebody reads them

        return catalog("en").say(self.text)


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


class SaveRefused(TilldawnError):
    """A save cannot be opened: it is damaged, edited, newer than this program, or of another game."""
