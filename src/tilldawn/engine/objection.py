"""Why something is not possible. What checks a candidate returns the objection to it, or None."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from tilldawn.engine.request import Arg, Option, Refusal, Text


class Objection(Struct, frozen=True):
    """A message and the rule behind it."""

    id: str
    rule: str
    words: dict[str, Arg] = {}

    def refusal(self, what: Text, seat: int, *refs: str) -> Refusal:
        """The candidate that is not possible, with this reason."""
        return Refusal(what, Text(self.id, self.words), self.rule, seat, refs)


Offer = tuple[Option, Objection | None]
"""Something a player might want to do, and what stands against it."""


def allowed(offers: Iterable[Offer]) -> list[Option]:
    """What nothing stands against."""
    return [option for option, against in offers if against is None]


def refusals(offers: Iterable[Offer]) -> list[Refusal]:
    """Everything else, with its reason."""
    return [
        against.refusal(option.text, option.seat, *option.refs)
        for option, against in offers
        if against is not None
    ]
