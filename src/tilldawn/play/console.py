"""Plain lines in, plain lines out: no colour, no cursor, so that pipes and screen readers can use it."""

from __future__ import annotations

import textwrap
from typing import TextIO

WIDTH = 78


class Console:
    """Where a text front end reads and writes."""

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self.source = source
        self.target = target

    def line(self, text: str = "", indent: int = 0) -> None:
        """Write one line, wrapped to the page."""
        pad = " " * indent
        wrapped = textwrap.wrap(text, WIDTH, initial_indent=pad, subsequent_indent=pad + "   ") or [""]
        self.target.write("\n".join(wrapped) + "\n")

    def ask(self, prompt: str = ">") -> str | None:
        """Read one line; None when the input has ended."""
        self.target.write(f"{prompt} ")
        self.target.flush()
        got = self.source.readline()
        if not got:
            self.target.write("\n")
            return None
        return got.strip()
