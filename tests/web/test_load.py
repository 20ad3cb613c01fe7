"""The load bench plays real games at a real server; that its figures are of those is shown here."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tilldawn.bench.boardgame import boardgame
from tilldawn.bench.load import Load
from tilldawn.bench.processes import cpu, family, started
from tilldawn.bench.server import Way, under

SHORT = Load("daylight", 6, 3, 1.0)
BURN = "import time\nwhile time.process_time() < 0.3: pass\ninput()"


@pytest.mark.parametrize("processes", [pytest.param(1, marks=pytest.mark.long), 2])
def test_every_page_is_told_of_every_move(processes: int) -> None:
    figures = under(SHORT, way=Way(processes=processes), wakes=True)
    assert figures["moves"] >= SHORT.tables
    assert figures["moves_per_s"] >= 1
    assert 0 < figures["p50_ms"] <= figures["p99_ms"]
    assert figures["server_cpu_us_a_move"] > 0
    assert 0 < figures["message_bytes"] < figures["whole_bytes"]
    assert figures["wake_s"] > 0


def test_what_children_use_counts() -> None:
    parent = f"import subprocess, sys\nsubprocess.run([sys.executable, '-c', {BURN!r}])"
    started = subprocess.Popen([sys.executable, "-c", parent], stdin=subprocess.PIPE)
    try:
        while len(family(started.pid)) < 2 or cpu([started.pid]) < 0.3:
            assert started.poll() is None
            os.sched_yield()
        assert family(started.pid)[0] == started.pid
    finally:
        started.communicate(b"\n")


def test_without_boardgame_io_the_bench_says_so_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TILLDAWN_BENCH_NODE", str(tmp_path))
    assert boardgame(1, 0.1) is None
    assert "boardgame.io is not installed" in capsys.readouterr().err
    (tmp_path / "node_modules/boardgame.io").mkdir(parents=True)
    monkeypatch.setattr("tilldawn.bench.boardgame.SCRIPT", tmp_path / "none.cjs")
    assert boardgame(1, 0.1) is None
    assert "boardgame.io could not be measured" in capsys.readouterr().err


def test_nothing_that_was_started_is_left_behind() -> None:
    child = "import time; print('here', flush=True); time.sleep(60)"
    parent = f"import subprocess, sys\nsubprocess.run([sys.executable, '-c', {child!r}])"
    with started([sys.executable, "-c", parent], dict(os.environ)) as (pid, _, said):
        assert said.readline() == b"here\n"
        below = family(pid)[1:]
        assert len(below) == 1
    end = time.monotonic() + 20
    while Path(f"/proc/{below[0]}/cmdline").exists() and Path(f"/proc/{below[0]}/cmdline").read_bytes():
        assert time.monotonic() < end
        time.sleep(0.05)
