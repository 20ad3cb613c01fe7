"""Servers of a soak: processes that are started, measured, stopped and killed."""

from __future__ import annotations

import contextlib
import http.client
import os
import re
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from tilldawn.web.settings import VARIABLE, Settings, as_toml

MANY = 1_000_000
SETTINGS = Settings(
    connections_an_address=MANY,
    tables_a_browser=MANY,
    tables_an_address=MANY,
    wakes_an_address=MANY,
    names_an_address=MANY,
    searches_an_address=MANY,
    uploads_an_address=MANY,
    header_seconds=3.0,
    lease_seconds=4.0,
    sleep_minutes=0.5,
)
"""All of the crowd has one address: what is meant for one household does not count here."""
FIGURE = re.compile(r"^(tilldawn_\w+(?:\{[^}]*\})?) ([0-9.e+]+)$", re.MULTILINE)
PATIENCE = 60.0


class Measure(Struct, frozen=True):
    """A server at a moment."""

    when: float
    memory: float
    """In kB."""
    files: int
    threads: int
    tasks: int
    awake: int
    lines: int
    moves: int


class Server:
    """`tilldawn serve` in a process of its own."""

    def __init__(self, program: Sequence[str], folder: Path, store: str, shared: bool) -> None:
        settings = folder / "settings.toml"
        settings.write_text(as_toml(SETTINGS))
        more = ["--private", "127.0.0.1"] if shared else []
        self._complaints = folder / f"complaints-{time.monotonic_ns()}"
        with self._complaints.open("wb") as complaints:
            self.process = subprocess.Popen(
                [*program, "serve", "--port", "0", "--store", store, *more],
                stdout=subprocess.PIPE,
                stderr=complaints,
                env={**os.environ, VARIABLE: str(settings), "PYTHONFAULTHANDLER": "1"},
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline().decode()
        found = re.search(r":(\d+) ", said)
        if not found:
            raise RuntimeError(f"no server: {said}{self.complaints()}")
        self.port = int(found[1])
        self.host = f"127.0.0.1:{self.port}"
        self.origin = f"http://{self.host}"
        self.measures: list[Measure] = []

    def complaints(self) -> str:
        """What it has written to its log."""
        return self._complaints.read_text(errors="replace")

    def call(self, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, bytes, str]:
        """One request: its status, what was said, and the cookie that was set."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            line.request(method, path, body, {"Origin": self.origin, **headers})
            got = line.getresponse()
            return got.status, got.read(), str(got.headers["set-cookie"] or "").partition(";")[0]
        finally:
            line.close()

    def figures(self) -> dict[str, float]:
        """What it says of itself."""
        said = self.call("GET", "/metrics")[1].decode()
        return {name: float(value) for name, value in FIGURE.findall(said)}

    def measure(self) -> dict[str, float]:
        """Take a measure; what it says of itself beside it."""
        figures = self.figures()
        of_it = Path(f"/proc/{self.process.pid}")
        status = dict(re.findall(r"^(VmRSS|Threads):\s+(\d+)", (of_it / "status").read_text(), re.MULTILINE))
        self.measures.append(
            Measure(
                time.monotonic(),
                float(status["VmRSS"]),
                len(list((of_it / "fd").iterdir())),
                int(status["Threads"]),
                int(figures["tilldawn_tasks"]),
                int(figures["tilldawn_tables_awake"]),
                int(figures["tilldawn_lines"]),
                int(figures["tilldawn_answer_seconds_count"]),
            )
        )
        return figures

    def kill(self) -> None:
        """End it with -9."""
        self.process.kill()
        self._ended()

    def stop(self) -> float:
        """End it as a service manager would; the seconds it took."""
        began = time.monotonic()
        self.process.terminate()
        self._ended()
        if self.process.returncode not in (0, -15):
            raise RuntimeError(f"a server stopped with {self.process.returncode}: {self.complaints()}")
        return time.monotonic() - began

    def _ended(self) -> None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE)
        if self.process.returncode is None:
            self.process.kill()
            raise RuntimeError("a server did not end")
        assert self.process.stdout is not None
        self.process.stdout.close()
