"""The verbs of `daylight`; each is declared beside the rule or the word that offers it."""

from __future__ import annotations

from tilldawn.engine import verb

DEADLY = "warning-deadly"
"""The warning of an answer that is certain to kill whoever gives it (G-10)."""


class Verb(verb.Verb):
    """Makes the options of one verb of this game."""

    __slots__ = ()
