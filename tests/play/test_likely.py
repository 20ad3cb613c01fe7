"""How likely, as people say it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tilldawn.engine.request import Text
from tilldawn.play.foresight import likely


@pytest.mark.parametrize(
    ("odds", "said"),
    [
        (Fraction(1, 17), Text("odds-rare", {"of": 17})),
        (Fraction(2, 17), Text("odds-rare", {"of": 9})),
        (Fraction(149, 1000), Text("odds-rare", {"of": 7})),
        (Fraction(3, 20), Text("odds-about", {"tenths": 2})),
        (Fraction(3, 10), Text("odds-tenths", {"tenths": 3})),
        (Fraction(39, 40), Text("odds-but", {"of": 40})),
        (Fraction(0), Text("odds-never")),
        (Fraction(1), Text("odds-sure")),
    ],
)
def test_small_chances_are_told_as_one_in_so_many(odds: Fraction, said: Text) -> None:
    assert likely(odds) == said
