"""Where saves lie: a folder of files, each written whole or not at all.

    <data folder>/tables/    one file per game being played, written after every answer
    <data folder>/saves/     saves somebody gave a name
    <data folder>/nights/    games that have ended, to be watched again

Beside them: `likes.json` (`play.likes`), `guides/` (`play.guide`), and what a server keeps.

The data folder is the system's own for this user; `TILLDAWN_DATA` overrides it.
"""

from __future__ import annotations

import contextlib
import os
import re
import time
from pathlib import Path

import platformdirs
from msgspec import Struct

from tilldawn.engine.errors import TilldawnError

ENDING = ".tilldawn"
NAME = re.compile(r"[\w][\w .,()+-]{0,59}")


class NotSaved(TilldawnError):
    """Writing failed (a full disk, a missing permission); what was there before is still there."""


class NoSuchSave(TilldawnError):
    """There is no save of that name, or it cannot be read."""


class Kept(Struct, frozen=True):
    """A file in the folder."""

    name: str
    path: Path
    when: float


def data_folder() -> Path:
    """The folder all of Tilldawn's files live in."""
    override = os.environ.get("TILLDAWN_DATA")
    return Path(override) if override else platformdirs.user_data_path("tilldawn", appauthor=False)


class Shelf:
    """One folder of saves."""

    def __init__(self, shelf: str, folder: Path | None = None) -> None:
        self.folder = (folder or data_folder()) / shelf

    def path(self, name: str) -> Path:
        """The file of a name; a name that is none is refused before anything is touched."""
        if not NAME.fullmatch(name):
            raise NotSaved("error-save-name", name=name)
        return self.folder / f"{name}{ENDING}"

    def write(self, name: str, data: bytes) -> Path:
        """Write a save so that, whatever happens, the file holds the old save or the new one."""
        path = self.path(name)
        fresh = path.with_suffix(f".{os.getpid()}.new")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with open(fresh, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(fresh, path)
        except OSError as error:
            with contextlib.suppress(OSError):
                fresh.unlink()
            reason = error.strerror or str(error)
            raise NotSaved("error-save-disk", path=str(path), reason=reason) from error
        return path

    def read(self, name: str) -> bytes:
        """The bytes of a save, by its name or by a path to any file."""
        path = self.path(name) if NAME.fullmatch(name) and not Path(name).is_file() else Path(name)
        try:
            return path.read_bytes()
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise NoSuchSave("error-no-such-save", name=name, path=str(path), reason=reason) from error

    def all(self) -> list[Kept]:
        """What is there, newest first."""
        kept: list[Kept] = []
        with contextlib.suppress(OSError):
            for file in self.folder.iterdir():
                if file.suffix == ENDING:
                    with contextlib.suppress(OSError):  # one that has just gone, or leads nowhere
                        kept.append(Kept(file.name.removesuffix(ENDING), file, file.stat().st_mtime))
        return sorted(kept, key=lambda k: (-k.when, k.name))

    def remove(self, name: str) -> None:
        """Take a save off the shelf, if it is there."""
        with contextlib.suppress(OSError):
            self.path(name).unlink()

    def new_name(self, prefix: str) -> str:
        """A name nobody has yet: the prefix and the time."""
        stamp = time.strftime("%Y-%m-%d %H.%M.%S")
        name = f"{prefix} {stamp}"
        taken = {kept.name for kept in self.all()}
        number = 2
        while name in taken:
            name = f"{prefix} {stamp} ({number})"
            number += 1
        return name


def tables() -> Shelf:
    """Games being played."""
    return Shelf("tables")


def named() -> Shelf:
    """Saves with a name."""
    return Shelf("saves")


def nights() -> Shelf:
    """Games that have ended."""
    return Shelf("nights")
