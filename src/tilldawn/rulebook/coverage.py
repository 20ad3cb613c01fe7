"""Which rules are played and tested: the rulebook against the tests that cite it."""

from __future__ import annotations

import ast
from pathlib import Path

from msgspec import Struct

from tilldawn.engine.errors import TilldawnError
from tilldawn.rulebook import rows


class Area(Struct):
    """Counts of one area."""

    total: int = 0
    played: int = 0
    physical: int = 0
    open: int = 0


class Coverage(Struct):
    """How much of a rulebook is played, and which played rules no test cites."""

    total: int
    played: int
    physical: int
    open: int
    untested: list[str]
    unknown: list[str]
    areas: dict[str, Area]


def find_tests() -> Path:
    """The project's tests; coverage can only be told in a checkout."""
    for start in (Path.cwd(), Path(__file__).resolve().parents[3]):
        if (start / "tests").is_dir() and (start / "pyproject.toml").is_file():
            return start / "tests"
    raise TilldawnError("error-no-tests")


def cited_by_tests(folder: Path) -> dict[str, list[str]]:
    """Rule ids to the tests marked with them, read from the source without running it."""
    cited: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    for id in mark.args:
                        if isinstance(id, ast.Constant):
                            cited.setdefault(str(id.value), []).append(f"{file.name}::{node.name}")
    return cited


def coverage(game: str, cited: dict[str, list[str]]) -> Coverage:
    """The report for one game."""
    book = rows(game)
    areas: dict[str, Area] = {}
    for row in book.values():
        area = areas.setdefault(row.area, Area())
        area.total += 1
        setattr(area, row.status, getattr(area, row.status) + 1)
    prefixes = {id.split("-")[0] for id in book}
    return Coverage(
        total=len(book),
        played=sum(row.status == "played" for row in book.values()),
        physical=sum(row.status == "physical" for row in book.values()),
        open=sum(row.status == "open" for row in book.values()),
        untested=[row.id for row in book.values() if row.status == "played" and row.id not in cited],
        unknown=sorted(id for id in cited if id.split("-")[0] in prefixes and id not in book),
        areas=areas,
    )
