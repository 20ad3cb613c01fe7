"""Verbs: the makers of options."""

from __future__ import annotations

from tilldawn.engine import verb


class Verb(verb.Verb):
    pass


WAVE = Verb("wave", "X-01", "to:seat", "~card:card")


def test_the_quick_way_to_an_option_leads_to_the_very_same_one() -> None:
    assert WAVE.of(0, 1, "planks") is WAVE(0, 1, "planks")
    assert WAVE.of(0, 1, "planks", warning="careful") is WAVE(0, 1, "planks", warning="careful")
    assert WAVE.of(0, 1, "planks") is not WAVE.of(1, 1, "planks")
