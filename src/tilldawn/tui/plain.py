"""The table of a game that brings no drawing of its own: its board, line by line."""

from __future__ import annotations

from msgspec import Struct
from textual.app import ComposeResult
from textual.content import Content

from tilldawn.engine.view import Speaker
from tilldawn.tui.things import Board, Thing


class PlainBoard(Board):
    """What the game's `board` says."""

    def compose(self) -> ComposeResult:
        yield Thing("table", classes="lines")

    def show(self, seen: Struct, say: Speaker, lit: frozenset[str], asked: frozenset[int]) -> None:
        lines = [say(line) for line in say.table.game.board(seen)]
        self.query_one(Thing).show(Content("\n".join(lines)))

    def word(self, ref: str, seen: Struct, say: Speaker) -> str:
        return ""
