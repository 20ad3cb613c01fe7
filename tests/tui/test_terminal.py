"""The terminal table in a real terminal: tmux types, tmux reads the screen, and kill -9 loses nothing."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from tilldawn.play.session import last_unfinished, resume

pytestmark = pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed on this machine")


class Terminal:
    """A tmux session of its own server."""

    def __init__(self, data: Path, width: int, height: int) -> None:
        self.socket = f"tilldawn-{uuid.uuid4().hex[:8]}"
        self.data = data
        self.size = ("-x", str(width), "-y", str(height))

    def tmux(self, *words: str) -> str:
        command = ["tmux", "-L", self.socket, *words]
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout

    def start(self, *argv: str) -> None:
        run = [sys.executable, "-m", "tilldawn.cli", "play", *argv]
        line = f"TILLDAWN_DATA={shlex.quote(str(self.data))} exec env -u COLUMNS -u LINES {shlex.join(run)}"
        self.tmux("-f", "/dev/null", "new-session", "-d", "-s", "t", *self.size, line)

    def screen(self) -> str:
        return self.tmux("capture-pane", "-t", "t", "-p")

    def type(self, *keys: str) -> None:
        self.tmux("send-keys", "-t", "t", *keys)

    def sees(self, words: str, seconds: float = 20) -> bool:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if words in self.screen():
                return True
            time.sleep(0.1)
        return False

    def pid(self) -> int:
        return int(self.tmux("list-panes", "-t", "t", "-F", "#{pane_pid}").strip())


@pytest.fixture
def terminal(own_data_folder: Path) -> Iterator[Terminal]:
    made = Terminal(own_data_folder, 80, 24)
    yield made
    made.tmux("kill-server")


READY = ("--player", "Ana", "--player", "Bo", "--character", "pillar", "--character", "hipster",
         "--weapon", "fire-axe", "--weapon", "hunting-bow", "--first", "1", "--seed", "5")  # fmt: skip


def test_two_keys_start_a_game(terminal: Terminal) -> None:
    terminal.start()
    assert terminal.sees("New game"), terminal.screen()
    terminal.type("Enter")
    assert terminal.sees("Start the game"), terminal.screen()
    terminal.type("Enter")
    assert terminal.sees("Choose the character"), terminal.screen()


def test_kill_nine_and_continue_at_the_same_request(terminal: Terminal) -> None:
    terminal.start(*READY)
    assert terminal.sees("You found"), terminal.screen()
    for _ in range(3):
        terminal.type("1")
        time.sleep(1.0)
    os.kill(terminal.pid(), signal.SIGKILL)
    time.sleep(0.5)
    name = last_unfinished()
    assert name is not None
    kept = resume(name).table
    assert sum(">" in entry for entry in kept.answers) == 3
    assert kept.request is not None
    again = Terminal(terminal.data, 120, 40)
    try:
        again.start("--continue")
        assert again.sees("Round 1"), again.screen()
        assert again.sees(f"[{kept.request.rule}]"), again.screen()
    finally:
        again.tmux("kill-server")


def test_a_terminal_that_is_too_small_says_so(own_data_folder: Path) -> None:
    tiny = Terminal(own_data_folder, 60, 15)
    try:
        tiny.start(*READY)
        assert tiny.sees("80×24"), tiny.screen()
        tiny.tmux("resize-window", "-t", "t", "-x", "100", "-y", "30")
        assert tiny.sees("You found"), tiny.screen()
    finally:
        tiny.tmux("kill-server")
