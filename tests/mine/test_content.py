"""Every number of ours is written down in docs/content.md."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from tilldawn.games.mine.verbs import Verb

DOC = Path(__file__).parents[2] / "docs" / "content.md"
DECKS = (
    "characters",
    "dice",
    "events",
    "exploration",
    "findings",
    "fittings",
    "locations",
    "narrative",
    "raids",
    "residents",
    "visitors",
)
TABLES = {"CARDS", "CHARACTER", "STATES", "EVENT", "FITTING", "ACTION", "LOCATION", "EXPLORE",
          "FINDINGS", "RESIDENT", "RAID", "ENEMY", "DIE_OF", "KILLS", "IMPACT", "NAP", "SADDER", "SMOKE",
          "DRINK", "COMFORT", "COMFORT_ANOTHER", "UNWIND", "QUIET", "LOUD", "VERY_LOUD", "BA", "BE", "CD",
          "BD", "RU"}  # fmt: skip
"""Cards themselves and shorthands, which the page speaks of as a whole."""


@pytest.mark.parametrize("deck", DECKS)
def test_every_constant_of_a_card_module_is_in_the_list(deck: str) -> None:
    text = DOC.read_text(encoding="utf-8")
    module = import_module(f"tilldawn.games.mine.cards.{deck}")
    named = [
        name
        for name, value in vars(module).items()
        if name.isupper() and name[0] != "_" and name not in TABLES and not isinstance(value, Verb)
    ]
    assert [name for name in named if f"`{name}`" not in text] == []
