"""Why something is not possible. What checks a candidate returns the objection to it, or None."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.engine.request import Arg, Refusal, Text


class Objection(Struct, frozen=True):
    """A message and the rule behind it."""

    id: str
    rule: str
    words: dict[str, Arg] = {}

    def refusal(self, what: Text, seat: int, *refs: str) -> Refusal:
        """The candidate that is not possible, with this reason."""
        return Refusal(what, Text(self.id, self.words), self.rule, seat, refs)
