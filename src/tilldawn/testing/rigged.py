"""Chance that does what a test says."""

from __future__ import annotations

from collections.abc import Callable

from tilldawn.engine.chance import SeededChance
from tilldawn.engine.deck import Group, known


class Rigged:
    """Gives the outcomes a test has queued, in order; after those, ordinary seeded chance.

    A queued card is found wherever it may come from: as an outcome, as a known card in a mix, or
    through the group of unseen cards that holds it.
    """

    def __init__(self, *queued: str) -> None:
        self.queue = list(queued)
        self.unseen: Callable[[], dict[str, Group]] = dict
        self.rest = SeededChance("rigged")
        self.seen: list[dict[str, int]] = []

    def pick(self, weights: dict[str, int]) -> str:
        self.seen.append(dict(weights))
        if not self.queue:
            return self.rest.pick(weights)
        wanted = self.queue[0]
        for outcome in (wanted, known(wanted)):
            if outcome in weights:
                self.queue.pop(0)
                return outcome
        for group, cards in self.unseen().items():
            if group in weights and wanted in cards:
                if len(cards) == 1:
                    self.queue.pop(0)
                return group
        raise AssertionError(f"the test wants {wanted!r} next, but chance was asked for one of {weights}")
