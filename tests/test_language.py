"""A language is its text files: nothing in the code names one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tilldawn

SOURCE = Path(tilldawn.__file__).parent


@pytest.fixture(scope="module")
def with_a_third_language(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with one more folder of texts; not a line of code is touched."""
    folder = tmp_path_factory.mktemp("third")
    ignored = shutil.ignore_patterns("page", "__pycache__")
    shutil.copytree(SOURCE, folder / "tilldawn", ignore=ignored)
    toy = folder / "tilldawn" / "locale" / "eo"
    shutil.copytree(folder / "tilldawn" / "locale" / "en", toy)
    for file in toy.rglob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("option-skip = Skip", "option-skip = Preterlasi"), encoding="utf-8")
    return folder


def told(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    command = [sys.executable, "-m", "tilldawn.cli", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, input=typed, check=False)


def test_a_third_language_is_played_after_its_files_were_added(with_a_third_language: Path) -> None:
    typed = "1\n1\n" + "1\n" * 3 + "quit\n"
    heard = told(
        with_a_third_language,
        "play",
        "daylight",
        "--text",
        "--new",
        "--lang",
        "eo",
        "--seed",
        "4",
        typed=typed,
    )
    assert "Preterlasi" in heard.stdout, heard.stdout + heard.stderr


def test_the_sweep_reads_a_third_language_too(with_a_third_language: Path) -> None:
    lost = with_a_third_language / "tilldawn" / "locale" / "eo" / "daylight" / "cards.ftl"
    whole = lost.read_text(encoding="utf-8")
    lost.write_text(whole.replace("card-planks =", "card-plonks ="), encoding="utf-8")
    swept = told(with_a_third_language, "content", "check")
    lost.write_text(whole, encoding="utf-8")
    assert swept.returncode != 0
    faults = [line for line in (swept.stdout + swept.stderr).splitlines() if "eo" in line]
    assert faults
    assert all("card-planks" in line or "card-plonks" in line for line in faults), faults


def test_a_language_that_is_not_there_is_refused_with_those_that_are(with_a_third_language: Path) -> None:
    heard = told(with_a_third_language, "rules", "splash", "--lang", "de")
    assert heard.returncode != 0
    assert "eo" in heard.stderr
