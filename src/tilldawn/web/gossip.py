"""What happens among the people of a table, apart from the game: who came, left, asked to go back.

It is remembered as long as the table is awake, so that whoever comes can read it. It is no part of the game's
journal: nothing of it is needed to bring a table back.
"""

from __future__ import annotations

import time
from collections import deque
from itertools import count

from tilldawn.web import protocol as p

KEPT = 200
"""Events that are remembered."""


class Gossip:
    """The latest events among the people. Numbers grow from one waking of a table to the next, so that a page
    that was there before knows what is new."""

    def __init__(self) -> None:
        self._numbers = count(int(time.time() * 1000))
        self._kept: deque[p.Happening] = deque(maxlen=KEPT)

    def say(self, kind: str, name: str, other: str, at: int) -> None:
        """Something has happened."""
        self._kept.append(p.Happening(next(self._numbers), kind, name, other, at))

    @property
    def latest(self) -> int:
        """The number of the last event; 0 before the first."""
        return self._kept[-1].number if self._kept else 0

    def since(self, number: int) -> list[p.Happening]:
        """All that is remembered of what came after this one."""
        return [one for one in tuple(self._kept) if one.number > number]
