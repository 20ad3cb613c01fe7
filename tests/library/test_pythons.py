"""Python 3.11, 3.12 and 3.13 are claimed: what is known to differ between them is not relied on."""

from __future__ import annotations

import ast
from pathlib import Path

import tilldawn

SOURCE = Path(tilldawn.__file__).parent
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


def _bound(comprehension: ast.expr) -> set[str]:
    targets = [generator.target for generator in getattr(comprehension, "generators", [])]
    return {node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)}


def _used(comprehension: ast.expr) -> set[str]:
    return {node.id for node in ast.walk(comprehension) if isinstance(node, ast.Name)}


def test_no_comprehension_hides_a_name_another_one_beside_it_means() -> None:
    """Python 3.12.0 and 3.12.1 take a variable of one comprehension for a global of another beside it."""
    wrong = []
    for file in SOURCE.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        known = {
            name
            for node in tree.body
            for name in (
                [alias.asname or alias.name for alias in node.names]
                if isinstance(node, ast.Import | ast.ImportFrom)
                else [node.name]
                if isinstance(node, ast.FunctionDef | ast.ClassDef)
                else []
            )
        }
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                found = [node for node in ast.walk(function) if isinstance(node, COMPREHENSIONS)]
                for one in found:
                    hidden = _bound(one) & known
                    others = {name for other in found if not _bound(other) & hidden for name in _used(other)}
                    wrong += [f"{file.name}:{one.lineno}: {name}" for name in hidden & others]
    assert wrong == []
