"""What all tests share: nothing of a real player's data is ever touched."""

from __future__ import annotations

from pathlib import Path

import pytest

ALIVE = ("browser", "tui", "web")
"""Folders whose tests talk with browsers, terminals and servers that have a clock of their own."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest is begun first: nobody waits for it in the end.

    A busy machine may keep something with a clock of its own waiting for too long: such a test is tried once
    more, and the summary names it. What is wrong fails twice.
    """
    items.sort(key=lambda item: item.get_closest_marker("first") is None)
    here = Path(__file__).parent
    for item in items:
        if any(item.path.is_relative_to(here / folder) for folder in ALIVE):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test has its own data folder."""
    folder = tmp_path / "data"
    monkeypatch.setenv("TILLDAWN_DATA", str(folder))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    return folder
