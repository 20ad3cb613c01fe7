"""A sheet of characters, each with a style and maybe a ground, that becomes one piece of content."""

from __future__ import annotations

from itertools import groupby

from textual.content import Content


class Canvas:
    """So many columns and rows; whatever does not fit is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.chars = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]
        self.ground = [[""] * width for _ in range(height)]
        """The colour behind each character; none is the terminal's own."""

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write over what is there."""
        if not 0 <= y < self.height:
            return
        for at, char in enumerate(text, start=x):
            if 0 <= at < self.width:
                self.chars[y][at] = char
                self.styles[y][at] = style

    def content(self) -> Content:
        """The sheet as lines."""
        return Content("\n").join([self._line(y) for y in range(self.height)])

    def _line(self, y: int) -> Content:
        cells = zip(self.styles[y], self.ground[y], self.chars[y], strict=True)
        runs = [
            ("".join(char for *_, char in run), f"{style} on {ground}".strip() if ground else style)
            for (style, ground), run in groupby(cells, key=lambda c: c[:2])
        ]
        return Content.assemble(*runs)
