"""The laboratories: what they say about themselves holds."""

from __future__ import annotations

import pytest

import tilldawn
from tilldawn.games.mine.cards import residents
from tilldawn.testing.lab import in_words
from tilldawn.testing.mine import fight_lab


@pytest.mark.parametrize("card", [one.id for one in residents.CARDS if one.number])
def test_a_fight_with_any_residents_is_laid_out_or_refused_in_words(card: str) -> None:
    foes = ("a1", "b1", "c1")[: min(n for n in residents.RESIDENT[card].number if n)]
    if card.startswith("survivors"):
        with pytest.raises(ValueError, match="cannot be attacked from the slot"):
            fight_lab(card, foes)
    else:
        assert fight_lab(card, foes).asked == "round"


def test_a_table_is_told_in_words_with_ids_and_rules() -> None:
    lab = fight_lab("thugs-1", ["a1", "b1"])
    said = lab.in_words()
    assert "[round," in said
    assert all(f"  {id}: " in said for id in lab.options)
    assert len(said.splitlines()) > len(lab.events())
    assert "[round," in lab.in_words("fr") != said


def test_the_end_of_a_game_is_told_too() -> None:
    table = tilldawn.new_table("daylight", 1, seed=1)
    while table.request is not None:
        table.play(table.request.options[-1])
    assert table.outcome is not None
    assert in_words(table).splitlines()[-1] == tilldawn.Speaker(table, "en")(table.outcome.reason)
