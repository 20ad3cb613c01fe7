"""What has happened: past tense, plain data, each with the rule that caused it.

Log, animation, diary, statistics and tests are made from events. No rule ever reads one, so a fork or
a simulation may switch them off. A game declares its events as subclasses of `Event`; the message that
tells one is `event-` followed by the class name in kebab case, with the fields as arguments.
"""

from __future__ import annotations

import re

from msgspec import Struct

from tilldawn.engine.request import Arg, Text


def kebab(name: str) -> str:
    """`EnemyAttacked` as `enemy-attacked`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Event(Struct, frozen=True, kw_only=True, tag_field="event", tag=kebab):
    """Base of all events. `rule` is the id of the rulebook row that made it happen."""

    rule: str

    @property
    def name(self) -> str:
        """The event's name in kebab case: `enemy-attacked`."""
        return str(self.__struct_config__.tag)

    @property
    def told(self) -> Text:
        """The sentence that tells this event."""
        args: dict[str, Arg] = {f: getattr(self, f) for f in self.__struct_fields__ if f != "rule"}
        return Text(f"event-{self.name}", args)


class Undone(Event, frozen=True, kw_only=True):
    """The table took back answers; they are gone from play but not from the journal."""

    rule: str = ""
    answers: int


class Continued(Event, frozen=True, kw_only=True):
    """The table was saved under other rules or cards and has been replayed under these."""

    rule: str = ""


class Rescued(Event, frozen=True, kw_only=True):
    """The rules of today do not allow an old answer; play went on from the last checkpoint of the save."""

    rule: str = ""
    position: int
    answer: str


class LogLine(Struct, frozen=True):
    """One event in a table's log, and how many answers had been given when it happened."""

    position: int
    event: Event
