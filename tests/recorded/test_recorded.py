"""Recorded games: drop a save into this folder and it is a test for ever."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tilldawn
from tilldawn.engine.errors import RulesChanged
from tilldawn.play.replay import verify
from tilldawn.testing import daylight, mine

CONSERVED: dict[str, Callable[[Any], None]] = {"daylight": daylight.conserved, "mine": mine.conserved}
GAMES = sorted(Path(__file__).parent.glob("*.tilldawn"))


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_recorded_game_still_holds(file: Path) -> None:
    """It is played again answer by answer; where a rule has been mended since, it goes on where it stood."""
    data = file.read_bytes()
    try:
        proof = verify(data)
        table = proof.table
        assert table.revision == len(proof.document.journal)
    except RulesChanged:
        table = tilldawn.load(data, rescue=True)
    CONSERVED[table.game.id](table.state)


def test_there_are_recorded_games() -> None:
    assert len(GAMES) >= 9
