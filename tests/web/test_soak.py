"""Two minutes of soak: `make soak` is the long one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import SERVING


@pytest.mark.first
def test_under_people_bots_strangers_and_accidents_nothing_is_lost_stuck_or_growing(
    page_folder: Path,
) -> None:
    program = [sys.executable, str(SERVING), str(page_folder)]
    asked = ["--minutes", "2", "--tables", "12", "--think", "0.5", "--program", *program]
    done = subprocess.run(
        [sys.executable, "-m", "tilldawn.testing.soak", *asked], capture_output=True, text=True, check=False
    )
    print(done.stdout, done.stderr)
    assert done.returncode == 0
    counts = dict(line.split(": ") for line in done.stdout.splitlines() if line.count(": ") == 1)
    for what in ("answers", "comparisons", "games looked up", "servers killed", "hostile requests"):
        assert int(counts[what]) > 0
