"""What may come of a draw, read off the events of one way it can come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tilldawn.engine.ahead import Ahead
from tilldawn.engine.event import Event
from tilldawn.engine.request import Arg, Text
from tilldawn.play.foresight import Sign, Tone


def signs(events: Sequence[Event], end: Ahead) -> Iterator[Sign]:
    """What these events and the end of the way show."""
    if end.over:
        won = bool(end.table.outcome and end.table.outcome.won)
        yield _sign("won" if won else "ends", "", "good" if won else "bad", 10)
    for event in events:
        seat, card = str(getattr(event, "seat", "")), str(getattr(event, "card", ""))
        words: dict[str, Arg] = {"seat": seat, "card": card}
        match event.name:
            case "wave-drawn":
                yield _sign("wave", seat, "bad", 9, seat=seat)
            case "card-drawn":
                yield Sign(f"draws-{seat}", card, Text("foresight-daylight-sign-draws", words), "", 1)
            case "card-stolen":
                yield _sign("stolen", seat, "bad", 4, seat=seat)
            case "assault-revealed":
                assault = str(getattr(event, "assault", ""))
                yield _sign("assault", assault, "", 3, assault=assault)
            case _:
                pass  # nothing to look out for


def _sign(key: str, ref: str, tone: Tone, weight: int, **words: Arg) -> Sign:
    """A sign told by the message `foresight-daylight-sign-KEY`."""
    return Sign(key, ref, Text(f"foresight-daylight-sign-{key}", words), tone, weight)
