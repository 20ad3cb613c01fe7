"""One server to a folder: a lock file that names the process, and that the system lets go when that one ends.
Processes that own their tables by leases share it, and keep out who would be alone.

A lock file without a lock is left by a process that was killed; it is taken over. A server that stops removes
its own while it still holds it, so two can never hold two files of one name.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from tilldawn.web.store.rows import StoreFailed

if sys.platform == "win32":
    import msvcrt

    def _take(file: int, shared: bool) -> None:  # there are no shared ones: a server is alone
        os.lseek(file, 1 << 20, os.SEEK_SET)  # a byte nobody reads
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
else:
    import fcntl

    def _take(file: int, shared: bool) -> None:
        fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)


class Lock:
    """Held from when it is made until it is let go."""

    def __init__(self, store: Path, *, shared: bool = False) -> None:
        self._shared = shared
        self.path = store.with_name(f"{store.name}.lock")
        self._file = -1
        try:
            while not self._held():
                pass
            os.ftruncate(self._file, 0)
            os.write(self._file, f"{os.getpid()}\n".encode())
        except OSError as error:
            self._close()
            raise StoreFailed("error-store-open", path=str(store), reason=str(error)) from error

    def _held(self) -> bool:
        """Whether the file that was opened and locked is still the one of that name."""
        self._close()
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(self._file, self._shared)
        except OSError as error:
            process = os.read(self._file, 20).decode(errors="replace").strip() or "?"
            self._close()
            raise StoreFailed("error-store-locked", path=str(self.path.parent), process=process) from error
        try:
            return os.path.samestat(os.fstat(self._file), os.stat(self.path))
        except FileNotFoundError:
            return False

    def _close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def let_go(self) -> None:
        """Another server may have the folder."""
        if self._file >= 0:
            with contextlib.suppress(OSError):
                _take(self._file, shared=False)  # others who share it may still be there
                self.path.unlink()
            self._close()
