"""What all tests share: nothing of a real player's data is ever touched."""

from __future__ import annotations

from pathlib import Path

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest is begun first: nobody waits for it in the end."""
    items.sort(key=lambda item: item.get_closest_marker("first") is None)


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test has its own data folder."""
    folder = tmp_path / "data"
    monkeypatch.setenv("TILLDAWN_DATA", str(folder))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    return folder
