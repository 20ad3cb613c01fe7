"""What may come of a throw or a draw, read off the events of one way it can come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tilldawn.engine.ahead import Ahead
from tilldawn.engine.event import Event
from tilldawn.engine.request import Arg, Text
from tilldawn.games.mine.public.facts import FOOTSTEPS_MEETING, FOOTSTEPS_NOISE
from tilldawn.play.foresight import Sign, Tone

ANSWERED: dict[str, tuple[str, str, str, Tone]] = {
    "noise-rolled": ("met", "yes", "comes", "bad"),
    "basement-rolled": ("met", "yes", "comes", "bad"),
    "lock-picked": ("opened", "yes", "opens", "good"),
    "lock-tried": ("opened", "yes", "opens", "good"),
    "floor-tried": ("held", "no", "floor-gives", "bad"),
    "tripwire-tried": ("sprung", "yes", "sprung", "bad"),
    "band-rolled": ("struck", "yes", "struck", "bad"),
    "sniper-shot": ("hit", "yes", "shot", "bad"),
    "sniper-watched": ("hit", "yes", "shot", "bad"),
    "sniper-fired": ("hit", "yes", "shot", "bad"),
    "soldiers-shot": ("hit", "yes", "shot-at", "bad"),
    "direct-hit-rolled": ("hit", "yes", "direct-hit", "bad"),
    "hobos-watched": ("angry", "yes", "angry", "bad"),
    "deserters-refused": ("angry", "yes", "angry", "bad"),
    "rebels-declined": ("robbed", "yes", "robbed", "bad"),
    "soldier-rolled": ("takes", "yes", "soldier-takes", "bad"),
    "note-stirred": ("woke", "yes", "stirs", ""),
}
"""What a roll decides: the event's field and value, the sign they are, and whether that is good."""
HAPPENED: dict[str, tuple[str, Tone]] = {
    "fight-began": ("fight", "bad"),
    "raiders-routed": ("routed", "good"),
    "gang-beaten": ("routed", "good"),
    "impact-named": ("page", ""),
    "nothing-found": ("finds-nothing", ""),
    "nothing-dropped": ("drops-nothing", ""),
}
TURNED_UP = {
    "resident-drawn": ("meets", 5),
    "visitor-came": ("visits", 5),
    "raid-drawn": ("raid", 3),
    "event-drawn": ("event", 3),
    "card-opened": ("card", 1),
}
"""Cards that come up, and how much it matters which."""
FOUND = ("found", "brought-rolled")


def signs(events: Sequence[Event], end: Ahead) -> Iterator[Sign]:
    """What these events and the end of the way show."""
    if end.over:
        won = bool(end.table.outcome and end.table.outcome.won)
        yield _sign("won" if won else "ends", "", "good" if won else "bad", 10)
    for event in events:
        yield from _shown(event)


def _shown(event: Event) -> Iterator[Sign]:
    name = event.name
    if name in ANSWERED:
        field, value, key, tone = ANSWERED[name]
        if getattr(event, field) == value:
            who = str(getattr(event, "who", "") or getattr(event, "note", ""))
            yield _sign(key, who, tone, 8, who=who)
    elif name in HAPPENED:
        key, tone = HAPPENED[name]
        yield _sign(key, "", tone, 7 if tone else 4)
    elif name in TURNED_UP:
        key, weight = TURNED_UP[name]
        card = str(getattr(event, "card", ""))
        yield _sign(key, card, "", weight, card=card)
    elif name == "footsteps-rolled":
        key, tone = _footsteps(getattr(event, "total", 0))
        yield _sign(key, "", tone, 8)
    elif name in FOUND:
        for counted in getattr(event, "goods", ()):
            good = "good:" + counted.partition(":")[2].partition("*")[0]
            yield _sign("finds", good, "good", 3, good=good)


def _footsteps(total: int) -> tuple[str, Tone]:
    """What comes of having waited for the footsteps on the stairs."""
    if total <= FOOTSTEPS_MEETING:
        return "comes", "bad"
    return ("louder", "bad") if total <= FOOTSTEPS_NOISE else ("seen-first", "good")


def _sign(key: str, ref: str, tone: Tone, weight: int, **words: Arg) -> Sign:
    """A sign told by the message `foresight-mine-sign-KEY`."""
    return Sign(key, ref, Text(f"foresight-mine-sign-{key}", words), tone, weight)
