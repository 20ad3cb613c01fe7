"""A new night of `daylight`, by a few questions."""

from __future__ import annotations

from typing import Any

from tilldawn.play.newgame import Interview, split


class DaylightInterview(Interview):
    """How hard it shall be, and which modes."""

    def choices(self) -> dict[str, Any] | None:
        level = self.question("new-difficulty", lambda t: self.check({"difficulty": t or "normal"}))
        modes = (
            None if level is None else self.question("new-modes", lambda t: self.check({"modes": split(t)}))
        )
        return None if level is None or modes is None else {**level, **modes}
