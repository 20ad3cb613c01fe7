"""Packages of others, made for a test."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tilldawn.engine import pack as packs
from tilldawn.engine import text
from tilldawn.games import registry

Offer = Callable[..., None]


@pytest.fixture
def offer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Offer]:
    """Install a package of one module: `offer("pkg", code, games={"x": "pkg:X"})`."""
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setattr(packs, "_known", {})
    monkeypatch.setattr(registry, "_games", {})
    monkeypatch.setattr(text, "_added", {})
    monkeypatch.setattr(text, "_books", {})
    made: list[str] = []

    def install(package: str, code: str, **groups: dict[str, str]) -> None:
        made.append(package)
        (folder / f"{package}.py").write_text(code, encoding="utf-8")
        info = folder / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        lines = []
        for group, points in groups.items():
            lines += [f"[tilldawn.{group}]", *(f"{name} = {value}" for name, value in points.items())]
        (info / "entry_points.txt").write_text("\n".join(lines))
        registry.offered.cache_clear()

    yield install
    registry.offered.cache_clear()
    for package in made:
        sys.modules.pop(package, None)
