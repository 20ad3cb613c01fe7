"""What a page shows by what it was told, as the page's own code makes it, in Python."""

from __future__ import annotations

from typing import Any

import msgspec

from tilldawn.web import protocol as p
from tilldawn.web.difference import changed

PARTS = ("heading", "standing", "view", "things", "ask", "ending", "undo", "orders", "guide")
"""What a page shows beside the log, and a `Change` is about."""

_outgoing = msgspec.json.Decoder(p.Outgoing).decode


class Shown:
    """What a page shows by what it was told; a `Change` is heard as the `State` it leads to."""

    def __init__(self) -> None:
        self.state: dict[str, Any] = {}
        self.log: list[Any] = []
        self.first = 0
        """The place of the first line it has."""

    def hear(self, raw: bytes | str) -> Any:
        """A message, as the struct it is."""
        message = msgspec.json.decode(raw)
        if message["type"] not in ("change", "state"):
            return _outgoing(raw)
        return _outgoing(msgspec.json.encode(self.see(message)))

    def see(self, message: dict[str, Any]) -> dict[str, Any]:
        """A `State` or a `Change`, as plain data: the state it leads to."""
        if message["type"] == "change":
            assert message["step"] == self.state["step"] + 1, "a page that lost the thread"
            parts = {name: self.state[name] for name in PARTS}
            message = {**self.state, **message, **changed(parts, message.pop("parts")), "type": "state"}
        self.state = message
        self._hear_lines(**message["log"])
        return message

    def _hear_lines(
        self, first: int, total: int, lines: list[Any], anew: bool, beats: list[dict[str, Any]]
    ) -> None:
        if not anew and self.log and self.first <= first <= self.first + len(self.log):
            del self.log[first - self.first :]
        else:
            self.first, self.log = first, []
        self.log += lines
        assert self.first + len(self.log) == total
        assert all(beat["first"] < beat["last"] <= total for beat in beats)
