"""Every number of ours is written down in docs/content.md."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from tilldawn.games.mine.verbs import Verb

DOC = Path(__file__).parents[2] / "docs" / "content.md"
DECKS = (
    "callers",
    "characters",
    "dice",
    "events",
    "exploration",
    "findings",
    "fittings",
    "locations",
    "narrative",
    "neighbours",
    "objectives",
    "raids",
    "residents",
    "shelter",
    "visitors",
)
TABLES = {"CARDS", "CHARACTER", "STATES", "EVENT", "FITTING", "OBJECTIVE", "KIND", "RULE", "ACTION",
          "DECK", "LOCATION", "EXPLORE", "FINDINGS", "RESIDENT", "RAID", "ENEMY", "DIE_OF", "KILLS", "IMPACT",
          "NAP", "FED", "SADDER", "SMOKE", "DRINK", "COMFORT", "COMFORT_ANOTHER", "UNWIND", "QUIET", "LOUD",
          "VERY_LOUD", "BA", "BE", "CD", "BD", "RU"}  # fmt: skip
"""Cards themselves and shorthands, which the page speaks of as a whole."""


@pytest.mark.parametrize("deck", DECKS)
def test_every_constant_of_a_card_module_is_in_the_list(deck: str) -> None:
    text = DOC.read_text(encoding="utf-8")
    named = [name for name in constants(deck) if name not in TABLES]
    assert [name for name in named if f"`{name}`" not in text] == []


def constants(deck: str) -> list[str]:
    """Numbers and tables a module of cards lays down itself; what it says to players (verbs) is no number."""
    module = import_module(f"tilldawn.games.mine.cards.{deck}")
    assert module.__file__ is not None
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    names = {
        name.id
        for node in tree.body
        if isinstance(node, (ast.Assign, ast.AnnAssign))
        for name in ast.walk(node)
        if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store) and name.id.isupper()
        if name.id[0] != "_"
    }
    return sorted(name for name in names if not isinstance(getattr(module, name, None), Verb))
