"""A plain player of `mine`, and how many clicks its answers take in the pictures of the page.

It plays a day as somebody would who does not ponder: everybody gets something to do in each stage, what is
proposed is served, assigned and packed, a trip ends where a card offers it, and nothing is done beside what
is asked. `tests/browser/test_clicks.py` plays the same through the page and counts what is really clicked.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from tilldawn.bots.protocol import Bot
from tilldawn.engine.request import Option
from tilldawn.engine.table import Table
from tilldawn.games.mine.public.planning import Staging
from tilldawn.play.draft import Draft, advised, is_chain, settle
from tilldawn.play.face import face_of
from tilldawn.web.planning import proposed

HOME = "end"
"""A card that lets the party go home."""


class Picture(Struct, frozen=True):
    """One question, or several that are one picture, and how it is answered."""

    kind: str
    way: Literal["plan", "filled", "proposed", "single"]
    """Planned person by person, confirmed as it is filled in, proposed and confirmed, or a single answer."""
    keys: tuple[str, ...]
    clicks: int


def picture(table: Table[Any], bot: Bot) -> Picture:
    """How a plain player answers what is asked now."""
    request = table.request
    if request is None:
        raise ValueError("nothing is asked")
    if request.kind == "plan":
        return _plan(table)
    parts = face_of(table.game.id).parts.get(request.kind)
    if parts is not None and parts.panel in ("chain", "grid") and is_chain(request, parts):
        keys = advised(table, parts, bot)
        draft = Draft(table, parts, whole=True)
        draft.lay(keys)
        if draft.complete and parts.advice:
            way: Literal["filled", "proposed"] = "filled" if parts.advice == "fill" else "proposed"
            return Picture(request.kind, way, tuple(keys), 1 if way == "filled" or not keys else 2)
    chosen = _single(table, bot)
    return Picture(request.kind, "single", (chosen.id,), 2 if chosen.warning is not None else 1)


def _single(table: Table[Any], bot: Bot) -> Option:
    """One answer: home if a card offers it, else as the bot would; nothing beside what is asked."""
    request = table.request
    if request is None:
        raise ValueError("nothing is asked")
    home = next((option for option in request.options if option.verb == HOME), None)
    chosen = home or bot.choose(table, request.seats[0])
    if not chosen.anytime:
        return chosen
    safe = [option for option in request.options if option.warning is None]
    return request.find(request.default) or (safe or request.options)[0]


def _plan(table: Table[Any]) -> Picture:
    """What is proposed for everybody is put in by one click and carried out by another."""
    ways = proposed(table)
    return Picture("plan", "plan", tuple(ways), 2 if ways else 1)


def give(table: Table[Any], chosen: Picture) -> None:
    """Answer as the page would when the picture is confirmed."""
    match chosen.way:
        case "plan":
            for id in Staging(table, chosen.keys).answers():
                if table.request is not None and table.request.find(id) is not None:
                    table.answer(id)
        case "single":
            table.answer(chosen.keys[0])
        case _:
            if table.request is None:
                raise ValueError("nothing is asked")
            draft = Draft(table, face_of(table.game.id).parts[table.request.kind], whole=True)
            draft.lay(chosen.keys)
            settle(table, draft.confirmed(), table.answer)


def day(table: Table[Any], bot: Bot) -> list[Picture]:
    """Play to the next day; all that was clicked on the way."""
    today = table.state.day
    found: list[Picture] = []
    while table.request is not None and table.state.day == today:
        found.append(picture(table, bot))
        give(table, found[-1])
    return found
