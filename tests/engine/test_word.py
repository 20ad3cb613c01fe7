"""Words: a word without one of its parts cannot be defined."""

from __future__ import annotations

from typing import ClassVar

import pytest

from tilldawn.engine.request import Text
from tilldawn.engine.word import Incomplete, Word


class Charm(Word, frozen=True):
    """A family made for this test."""

    NEEDS: ClassVar = ("run", "describe")


class Glow(Charm, frozen=True):
    """It glows."""

    by: int = 1

    def run(self) -> int:
        return self.by

    def describe(self) -> Text:
        return Text("glow")


def test_a_word_that_lacks_a_part_cannot_be_defined() -> None:
    with pytest.raises(Incomplete, match="Mute lacks describe"):

        class Mute(Charm, frozen=True):
            """It says nothing."""

            def run(self) -> int:
                return 0


def test_a_word_may_take_a_part_from_a_word_but_not_from_its_family() -> None:
    class Bright(Glow, frozen=True):
        """It glows twice."""

    assert Bright(2).run() == 2
    assert list(Charm.members()) == [Glow, Bright]


def test_a_word_must_say_what_it_is() -> None:
    with pytest.raises(Incomplete, match="does not say"):

        class Nameless(Charm, frozen=True):
            def run(self) -> int:
                return 0

            def describe(self) -> Text:
                return Text("nameless")


def test_a_family_must_say_what_its_members_need() -> None:
    with pytest.raises(Incomplete, match="family"):

        class Vague(Word, frozen=True):
            """Nobody knows."""
