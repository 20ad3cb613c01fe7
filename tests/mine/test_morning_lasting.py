"""What is said of how long an Event lies open."""

from __future__ import annotations

from typing import Any

import pytest

from tilldawn.testing.mine import mine_lab


@pytest.mark.rule("M-MORN-11")
@pytest.mark.parametrize(
    ("event", "ends"), [("crime-wave", "raids"), ("soaring-prices", "chapter"), ("snipers", "wounded")]
)
def test_an_open_event_says_when_it_leaves(event: str, ends: str) -> None:
    """One that lies open for longer than a night is not said to be over with it."""
    lab = mine_lab(active=(event,))
    view: Any = lab.table.look()
    assert view.lasting == {event: ends}
