"""Recorded games: drop a save into this folder and it is a test for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from tilldawn.play.replay import verify
from tilldawn.testing import daylight, mine

CONSERVED = {"daylight": daylight.conserved, "mine": mine.conserved}
GAMES = sorted(Path(__file__).parent.glob("*.tilldawn"))


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_recorded_game_still_holds(file: Path) -> None:
    table, document, _ = verify(file.read_bytes())
    assert table.revision == len(document.journal)
    CONSERVED[table.game.id](table.state)


def test_there_are_recorded_games() -> None:
    assert len(GAMES) >= 9
