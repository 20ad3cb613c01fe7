"""What the server writes down about itself: one line an event, with time and level. No keys, no names."""

from __future__ import annotations

import logging
import sys
import time
from datetime import UTC, datetime
from typing import Literal

import msgspec

Form = Literal["text", "json"]
FORMS: tuple[Form, ...] = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")
LOGGERS = ("tilldawn", "uvicorn")
SELDOM = 60.0
"""Seconds between two lines of one kind that a stranger can bring about."""
LONGEST = 100
"""Characters of what a stranger has sent."""


class Lines(logging.Formatter):
    """Lines for people: time, level, where, what; an error's way through the code below it."""

    def __init__(self) -> None:
        super().__init__("{asctime} {levelname:7} {name}: {message}", style="{")

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:
        return _when(record)


class Json(logging.Formatter):
    """One JSON object a line, for machines."""

    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "time": _when(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(entry).decode()


def _when(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def write_logs(form: Form, level: str) -> None:
    """Send what our loggers and uvicorn's say to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Lines())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())


class Seldom:
    """Warnings strangers can bring about: each kind is written once in a while, so nobody fills the log."""

    def __init__(self, log: logging.Logger, every: float = SELDOM) -> None:
        self.log = log
        self.every = every
        self._last: dict[str, float] = {}

    def warning(self, message: str, *heard: str) -> None:
        """Write this, unless it was written a moment ago; what was heard is quoted, and cut if long."""
        now = time.monotonic()
        if now - self._last.get(message, now - self.every) >= self.every:
            self._last[message] = now
            self.log.warning(message, *(repr(one[:LONGEST]) for one in heard))
