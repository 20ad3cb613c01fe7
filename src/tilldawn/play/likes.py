"""What somebody likes at this machine, kept from one sitting to the next: the pace at which things are told.

One small file in the data folder. It is a convenience: a file that cannot be read counts as none, and one
that cannot be written is not worth a word.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import msgspec
from msgspec import Struct

from tilldawn.saves import data_folder


class Likes(Struct, frozen=True):
    """The pace of each front end, by its own names; nothing where none was chosen."""

    terminal: str = ""
    text: str = ""


def _file() -> Path:
    return data_folder() / "likes.json"


def likes() -> Likes:
    """What was chosen last."""
    with contextlib.suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode(_file().read_bytes(), type=Likes)
    return Likes()


def keep(**chosen: str) -> None:
    """Remember a choice for the next sitting."""
    liked = msgspec.structs.replace(likes(), **chosen)
    fresh = _file().with_suffix(f".{os.getpid()}.new")
    with contextlib.suppress(OSError):
        fresh.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(msgspec.json.encode(liked))
        os.replace(fresh, _file())
