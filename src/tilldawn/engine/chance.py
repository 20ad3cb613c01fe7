"""Where chance comes from: a keyed hash in counter mode.

The whole generator is two numbers, a key and how many draws it has made, so it costs nothing to save,
is the same on every machine and Python, and nobody can work out the next draw from those before. It is
kept apart from the game's state: undoing an answer does not rewind it, so a reveal that is taken back
is really un-revealed.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from struct import Struct as Packing
from typing import Protocol

_WORDS = Packing("<8Q")


def new_seed() -> str:
    """A seed nobody can guess, nor find by trying all there are: 128 bits."""
    return secrets.token_hex(16)


class ChanceSource(Protocol):
    """Answers questions to chance. The table has a seeded one; tests bring a rigged one."""

    def pick(self, weights: dict[str, int]) -> str:
        """One of the keys, each as likely as its weight says."""
        ...


class SeededChance:
    """A stream of draws that depends only on the seed."""

    __slots__ = ("_key", "_words", "drawn", "seed")

    def __init__(self, seed: str, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn
        self._key = blake2b(seed.encode(), digest_size=32).digest()
        self._words: tuple[int, ...] = self._block(drawn >> 3) if drawn & 7 else ()

    def _block(self, number: int) -> tuple[int, ...]:
        return _WORDS.unpack(blake2b(number.to_bytes(8, "little"), key=self._key).digest())

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; the bias is below n / 2**64."""
        at = self.drawn & 7
        if at == 0:
            self._words = self._block(self.drawn >> 3)
        self.drawn += 1
        return (self._words[at] * n) >> 64

    def pick(self, weights: dict[str, int]) -> str:
        """One of the keys, each as likely as its weight says."""
        left = self.below(sum(weights.values()))
        for key, weight in weights.items():
            if left < weight:
                return key
            left -= weight
        raise AssertionError("weights changed while being read")

    def branch(self, number: int) -> SeededChance:
        """A fresh stream for a fork: it cannot be used to look ahead in this one."""
        return SeededChance(f"{self.seed}/{self.drawn}/{number}")
