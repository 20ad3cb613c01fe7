"""Budgets: how much of something may be had in a time, for the whole or for each who asks."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

Clock = Callable[[], float]


class Bucket:
    """Lets a steady trickle through, and bursts up to its size."""

    __slots__ = ("clock", "left", "rate", "size", "when")

    def __init__(self, size: float, seconds: float, clock: Clock = time.monotonic) -> None:
        """A bucket of this size that fills up in so many seconds."""
        self.size = size
        self.rate = size / seconds
        self.left = size
        self.clock = clock
        self.when = clock()

    def has(self, amount: float = 1) -> bool:
        """Whether so much is there."""
        now = self.clock()
        self.left = min(self.size, self.left + (now - self.when) * self.rate)
        self.when = now
        return self.left >= amount

    def take(self, amount: float = 1) -> bool:
        """Take so much, if it is there."""
        if not self.has(amount):
            return False
        self.left -= amount
        return True


class Shares:
    """A bucket for each who asks. Who has not asked for longest is forgotten first, and by then is full again
    unless there are very many."""

    def __init__(self, size: int, seconds: float, kept: int, clock: Clock = time.monotonic) -> None:
        self.size, self.seconds, self.kept, self.clock = size, seconds, kept, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def _of(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.size, self.seconds, self.clock)
            while len(self._buckets) > self.kept:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket

    def has(self, who: str) -> bool:
        """Whether anything is left."""
        return self._of(who).has()

    def take(self, who: str) -> bool:
        """Take one, if anything is left."""
        return self._of(who).take()
