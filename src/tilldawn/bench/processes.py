"""Processes that are measured: started, read while they run, and ended."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

PATIENCE = 60.0
"""Seconds a process may take to start or to end."""


def family(pid: int) -> list[int]:
    """A process and all that came of it."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return [pid]
    return [pid, *(one for child in children for one in family(int(child)))]


def cpu(pids: list[int]) -> float:
    """Processor seconds these processes and what came of them have used, those that have ended included."""
    used = 0
    for pid in (one for parent in pids for one in family(parent)):
        try:
            parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        used += sum(map(int, parts[11:15]))
    return used / os.sysconf("SC_CLK_TCK")


def memory(pids: list[int]) -> float:
    """Memory of these processes and what came of them, in kB."""
    used = 0.0
    for pid in (one for parent in pids for one in family(parent)):
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
        used += float(found[1]) if found else 0.0
    return used


@contextmanager
def started(command: list[str], environment: dict[str, str]) -> Iterator[tuple[int, IO[bytes], IO[bytes]]]:
    """A process until it is no longer needed, what it is told, and what it says."""
    piped = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdin=piped, stdout=piped) as process:
        try:
            assert process.stdin is not None  # noqa: S101
            assert process.stdout is not None  # noqa: S101
            yield process.pid, process.stdin, process.stdout
        finally:
            left = family(process.pid)[1:]
            process.terminate()
            process.wait(PATIENCE)
            # Not every program ends what it has started; Node's wheel does not.
            for pid in left:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGTERM)
