"""A real PostgreSQL in a temporary folder, for tests and measures: Debian's own, on a socket of its own.

It runs as somebody who is not root, as it demands, and without syncing to the disk unless told to: killing it
loses nothing all the same, only a power cut would.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.parse import quote

PROGRAMS = Path("/usr/lib/postgresql")
SETTINGS = {
    "fsync": "off",
    "listen_addresses": "",
    "max_connections": "100",
    "shared_buffers": "32MB",
    "logging_collector": "off",
    "dynamic_shared_memory_type": "mmap",
}
STARTING = 60.0
"""Seconds for a start on a busy machine."""


def programs() -> Path | None:
    """The folder of the newest PostgreSQL here, if there is one."""
    found = sorted(PROGRAMS.glob("*/bin/postgres"), key=lambda path: float(path.parts[-3]))
    if found:
        return found[-1].parent
    named = shutil.which("postgres")
    return Path(named).resolve().parent if named else None


def _somebody() -> pwd.struct_passwd:
    """Whom root lets it run as."""
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    raise FileNotFoundError("nobody to run PostgreSQL as")


def _end_with_parent() -> None:
    """Where tests are killed, their database is not left behind (Linux)."""
    with contextlib.suppress(AttributeError):
        ctypes.CDLL(None).prctl(1, signal.SIGQUIT)  # PR_SET_PDEATHSIG


class Postgres:
    """A database server, from its folder to its end."""

    def __init__(self, **settings: str) -> None:
        found = programs()
        if found is None:
            raise FileNotFoundError("no PostgreSQL server is installed")
        self._settings = {**SETTINGS, **settings}
        self._programs = found
        self._folder = Path(tempfile.mkdtemp(prefix="tilldawn-pg-"))
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            somebody = _somebody()
            self._as = {"user": somebody.pw_uid, "group": somebody.pw_gid, "extra_groups": []}
            os.chown(self._folder, somebody.pw_uid, somebody.pw_gid)
        self._running: subprocess.Popen[bytes] | None = None
        self._run("initdb", "--no-sync", "--auth=trust", "--username=tilldawn", "--encoding=UTF8", "data")
        self.start()

    def _run(self, program: str, *args: str) -> None:
        done = subprocess.run(
            [self._programs / program, *args],
            cwd=self._folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
            **self._as,
        )
        if done.returncode:
            raise RuntimeError(done.stdout.decode(errors="replace"))

    @property
    def url(self) -> str:
        """Where it is."""
        return f"postgresql://tilldawn@/postgres?host={quote(str(self._folder), safe='')}"

    @property
    def pid(self) -> int:
        """Its first process."""
        if self._running is None:
            raise RuntimeError("PostgreSQL is not running")
        return self._running.pid

    def schema(self, name: str) -> str:
        """Where a part of it is that has a name of its own."""
        return f"{self.url}&options={quote(f'-csearch_path={name}', safe='')}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = [part for name, value in self._settings.items() for part in ("-c", f"{name}={value}")]
        with open(self._folder / "log", "ab") as log:
            self._running = subprocess.Popen(
                [self._programs / "postgres", "-D", "data", "-k", str(self._folder), *settings],
                cwd=self._folder,
                stdout=log,
                stderr=log,
                preexec_fn=_end_with_parent,
                **self._as,
            )
        until = time.monotonic() + STARTING
        while self._ask_ready():
            if self._running.poll() is not None or time.monotonic() > until:
                raise RuntimeError((self._folder / "log").read_text(errors="replace"))
            time.sleep(0.05)

    def _ask_ready(self) -> int:
        ready = [str(self._programs / "pg_isready"), "-q", "-h", str(self._folder), "-d", "postgres"]
        return subprocess.run(ready, check=False).returncode

    def stop(self) -> None:
        """Stop it at once, as a restart does: whoever is connected is cut off."""
        self._end("SIGINT")

    def kill(self) -> None:
        """End it as a power cut would, but for the disk."""
        self._end("SIGQUIT")

    def _end(self, how: str) -> None:
        if self._running is not None and self._running.poll() is None:
            self._running.send_signal(signal.Signals[how])
            self._running.wait(STARTING)

    def remove(self) -> None:
        """End it, and leave nothing behind."""
        self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)
