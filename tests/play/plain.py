"""A plain player of `mine`, and how many clicks its answers take in the pictures of the page.

It plays a day as somebody would who does not ponder: what is suggested is done, served, assigned, packed and
paid, a trip ends where a card offers it, nothing is done beside what is asked, and what one nearly always
answers alike is left to a standing order when it is asked for the first time. All else is chosen one by one.
`tests/browser/test_clicks.py` plays the same through the page and counts what is really clicked.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from tilldawn.bots.protocol import Bot
from tilldawn.engine.request import Option
from tilldawn.engine.table import Table
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.planning import Staging
from tilldawn.play.draft import Draft, advised, is_chain, settle, suggestion
from tilldawn.play.face import face_of
from tilldawn.web.planning import proposed
from tilldawn.web.trading import TradeDraft

SCENE = ("script", "fight-on", "flee")
"""What is marked in the scene before it is confirmed."""
HOME = "end"
"""A card that lets the party go home."""


class Picture(Struct, frozen=True):
    """One question, or several that are one picture, and how it is answered."""

    kind: str
    way: Literal["suggested", "trade", "filled", "single", "order"]
    """Suggested and confirmed, confirmed as it is filled in, a single answer, or never asked about again."""
    keys: tuple[str, ...]
    clicks: int


def picture(table: Table[Any], bot: Bot) -> Picture:
    """How a plain player answers what is asked now."""
    request = table.request
    if request is None:
        raise ValueError("nothing is asked")
    if request.kind == "plan":
        return _plan(table)
    face = face_of(table.game.id)
    parts = face.parts.get(request.kind)
    if parts is not None and parts.panel in ("chain", "grid") and is_chain(request, parts):
        keys = advised(table, parts, bot)
        draft = Draft(table, parts, whole=True)
        draft.lay(keys)
        if draft.complete and parts.advice == "fill":
            return Picture(request.kind, "filled", tuple(keys), 1)
    if request.kind == "trade-buy":
        return _trade(table)
    if request.topic in face.unasked:
        return Picture(request.kind, "order", (request.topic,), 1)
    if marked := suggestion(table):
        return Picture(request.kind, "single", (marked,), 1)
    chosen = _single(table, bot)
    in_scene = chosen.verb in SCENE
    return Picture(request.kind, "single", (chosen.id,), 1 + in_scene + (chosen.warning is not None))


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
    return Picture("plan", "suggested", tuple(ways), 2 if ways else 1)


def _trade(table: Table[Any]) -> Picture:
    """A basket and what is paid for it, as it is filled in; or nothing."""
    keys = TradeDraft(table, []).words(Speaker(table, "en")).advice
    return Picture("trade-buy", "trade", tuple(keys), 1)


def give(table: Table[Any], chosen: Picture) -> None:
    """Answer as the page would when the picture is confirmed."""
    request = table.request
    if request is None:
        raise ValueError("nothing is asked")
    match chosen.way:
        case "suggested" | "trade":
            own = Staging if request.kind == "plan" else TradeDraft
            for id in own(table, chosen.keys).answers():
                if table.request is not None and table.request.find(id) is not None:
                    table.answer(id)
        case "order":
            table.order(request.seats[0], chosen.keys[0], "pass")
        case "single":
            table.answer(chosen.keys[0])
        case "filled":
            draft = Draft(table, face_of(table.game.id).parts[request.kind], whole=True)
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
