"""Decoders are made one at a time: what several threads meet at once is whole."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import tilldawn

SCRIPT = """
import sys, threading
from pathlib import Path
from tilldawn.engine.decoders import decoder
from tilldawn.games.{game}.game import GAME
data = Path(sys.argv[1]).read_bytes()
sys.setswitchinterval(1e-6)
together = threading.Barrier(8)
def decode():
    together.wait()
    decoder(GAME.state).decode(data)
threads = [threading.Thread(target=decode) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""


@pytest.mark.parametrize("game", ["daylight", "mine"])
def test_a_state_may_be_met_by_many_threads_at_once(game: str, tmp_path: Path) -> None:
    file = tmp_path / "state"
    file.write_bytes(msgspec.msgpack.encode(tilldawn.new_table(game, seed="7").state))
    script = SCRIPT.format(game=game)
    done = subprocess.run([sys.executable, "-c", script, str(file)], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
