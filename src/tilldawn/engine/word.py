"""Words: the vocabulary of cards and books, each one class that knows all about itself.

An effect, a condition, a price is a frozen struct (so a card is data) with its methods in the same place:
what it needs, what it does, how it is told. A family of words says once which methods its members must have:

    class Effect(Word):
        NEEDS: ClassVar = ("possible", "run", "describe")

    class Gain(Effect, frozen=True):
        goods: Goods
        def possible(self, s, scene): ...
        def run(self, g, scene): ...
        def describe(self): ...

A member that lacks one of them cannot be defined: the class statement itself fails. There is no dispatcher
and no list of words to keep; `Effect.members()` finds them all, for the sweep.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Self

from msgspec import Struct


class Incomplete(TypeError):
    """A word was defined without something every word of its family must have."""


_DEFINED: list[type[Word]] = []


class Word(Struct, frozen=True, tag=True):
    """Base of all families. A direct subclass is a family and names what its members `NEED`."""

    NEEDS: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        if Word in cls.__bases__:
            if not cls.NEEDS:
                raise Incomplete(f"{cls.__name__} is a family of words and must say what its members need")
            return
        family = next(base for base in cls.__mro__ if Word in base.__bases__)
        own = cls.__mro__[: cls.__mro__.index(family)]
        missing = [name for name in cls.NEEDS if not any(name in vars(base) for base in own)]
        if missing:
            raise Incomplete(f"the word {cls.__name__} lacks {', '.join(missing)}")
        if not cls.__doc__:
            raise Incomplete(f"the word {cls.__name__} does not say what it is")
        _DEFINED.append(cls)

    @classmethod
    def members(cls) -> Iterator[type[Self]]:
        """All words of a family there are, oldest first."""
        return (word for word in _DEFINED if issubclass(word, cls) and word is not cls)
