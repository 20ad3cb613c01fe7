"""Several processes on one machine, on one port: a parent that starts them and starts them again.

The parent opens the port and the children inherit it, so the system hands each connection to one of them.
Whoever of them is asked for a table another one owns passes the request on (`tilldawn.web.relay`).
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence

log = logging.getLogger("tilldawn.web")

AGAIN = 1.0
"""Seconds before a child that has died is started again."""


class Family:
    """The children, as long as the parent lives."""

    def __init__(self, command: Sequence[str], count: int, listening: socket.socket, patience: float) -> None:
        """`command` starts a child; it is told the number of the open port as its last argument."""
        self.command = [*command, str(listening.fileno())]
        self.listening = listening
        self.patience = patience
        self.stopping = threading.Event()
        self.children: list[subprocess.Popen[bytes] | None] = [None] * count

    def run(self, begun: Callable[[], None]) -> None:
        """Keep all children alive until the parent is told to stop; then end them. `begun` is called once
        they have been started."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: self.stopping.set())
        self._raise()
        begun()
        while not self.stopping.wait(AGAIN):
            self._raise()
        self._end()

    def _raise(self) -> None:
        """Start the children that are not alive."""
        for n, child in enumerate(self.children):
            if child is not None:
                if child.poll() is None:
                    continue
                log.error("process %d has ended (%s) and is started again", child.pid, child.returncode)
            self.children[n] = subprocess.Popen(
                self.command, pass_fds=[self.listening.fileno()], stdin=subprocess.PIPE
            )

    def _end(self) -> None:
        alive = [child for child in self.children if child is not None]
        for child in alive:
            child.terminate()
        end = time.monotonic() + self.patience
        for child in alive:
            try:
                child.wait(max(0.0, end - time.monotonic()))
            except subprocess.TimeoutExpired:
                log.error("process %d did not stop in time", child.pid)
                child.kill()
                child.wait()


def inherited(number: int) -> socket.socket:
    """The port the parent has opened."""
    return socket.socket(fileno=number)


def leave_with_parent() -> None:
    """End this process when its parent has gone: the pipe from it is closed then."""

    def wait() -> None:
        with contextlib.suppress(OSError):
            while os.read(0, 1024):
                pass
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, name="parent", daemon=True).start()


def child_command(arguments: Sequence[str]) -> list[str]:
    """How a child is started: as this program, with these arguments and the port to come."""
    return [sys.executable, "-m", "tilldawn", "serve", *arguments, "--inherit"]
