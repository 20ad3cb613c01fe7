"""The README tells the truth: its examples run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from tilldawn.cli import parser

ROOT = Path(__file__).parents[1]


def test_the_examples_of_the_readme_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert (failed, tried > 5) == (0, True)


def test_the_readme_leads_with_the_two_commands_and_names_every_subcommand() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert text.index("make play") < text.index("make test") < 250
    commands = re.search(r"\{(.*?)\}", parser().format_usage().replace("COMMAND", ""))
    names = (
        commands.group(1).split(",") if commands else ["play", "sim", "replay", "rules", "content", "bench"]
    )
    assert [name for name in names if f"tilldawn {name}" not in text] == []


def test_no_file_holds_a_registry_address() -> None:
    wrong = []
    for file in [
        *ROOT.glob("requirements/*.*"),
        ROOT / "requirements/node/package.json",
        ROOT / "requirements/node/.npmrc",
        ROOT / "pyproject.toml",
        ROOT / "Makefile",
        ROOT / "web/.npmrc",
    ]:
        if re.search(r"https?://(?!127\.0\.0\.1)", file.read_text(encoding="utf-8")):
            wrong.append(file.name)
    assert wrong == []
    for locked in ("web", "requirements/node"):
        assert '"resolved"' not in (ROOT / locked / "package-lock.json").read_text(encoding="utf-8")
