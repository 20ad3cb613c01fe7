"""The verbs of `mine`; each is declared beside the rule that offers it."""

from __future__ import annotations

from tilldawn.engine import verb


class Verb(verb.Verb):
    """Makes the options of one verb of this game."""

    __slots__ = ()
