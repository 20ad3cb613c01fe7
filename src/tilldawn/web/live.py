"""The live line between a page and its table: one WebSocket, messages of the protocol in both directions."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import MutableMapping
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tilldawn.engine.errors import RulesChanged, TilldawnError
from tilldawn.web import protocol as p
from tilldawn.web.budget import Bucket
from tilldawn.web.errors import Refusal, Stopping, say
from tilldawn.web.hall import Hall
from tilldawn.web.place import GOING_AWAY, LATER, NO_ENTRY, NO_TABLE, STUCK, Connection, Place
from tilldawn.web.store import Damaged, StoreFailed

TOO_MUCH = 1008
MESSAGES_IN, HELLOS_IN, FORESIGHTS_IN = 4.0, 60.0, 4.0
"""Seconds the budgets of one page are for."""
SEND_TIMEOUT = 10.0
"""Seconds a page may take to accept a message."""
CLOSE_TIMEOUT = 2.0
"""Seconds for saying good-bye."""
NONSENSE_LIMIT = 20
"""Messages nobody understands, before the line is cut."""

_decode = msgspec.json.Decoder(p.Incoming).decode


async def converse(hall: Hall, socket: WebSocket, browser: str, place: Place | TilldawnError | None) -> None:
    """Let a page into its table, or say why there is none, and talk with it until either side has gone."""
    await socket.accept()
    if isinstance(place, TilldawnError):
        await _part(socket, _closing(place), place)
        return
    if place is None or not browser or not place.room.may_look(browser):
        await _part(socket, NO_TABLE if place is None else NO_ENTRY)
        return
    try:
        connection = hall.admit(place, browser)
    except TilldawnError as error:
        await _part(socket, LATER if error.text.id == "error-busy" else TOO_MUCH, error)
        return
    sender = asyncio.create_task(_send(socket, connection))
    try:
        code = await _receive(hall, place, connection, socket, sender)
    finally:
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        await hall.leave(place, connection)
    await _part(socket, code)


def _closing(error: TilldawnError) -> int:
    """The code to close with where a table cannot be woken."""
    match error:
        case RulesChanged() | Damaged():
            return STUCK
        case StoreFailed():
            return LATER
        case _ if error.text.id in ("error-busy", "error-too-often"):
            return LATER
        case _:
            return NO_TABLE


async def _part(socket: WebSocket, code: int, why: TilldawnError | None = None) -> None:
    """Say good-bye, and why; the page may have gone already."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        async with asyncio.timeout(CLOSE_TIMEOUT):
            if why is not None:
                refused = p.Refused(id="", why=say(why, "en"), stale=False)
                await socket.send_text(msgspec.json.encode(refused).decode())
            await socket.close(code)


class Ear:
    """Hears one message after the other, until the page can no longer be told anything: nobody waits for it
    then. What was heard is handled to its end, whatever becomes of the page."""

    def __init__(self, socket: WebSocket, sender: asyncio.Task[int]) -> None:
        self.socket = socket
        self.sender = sender
        self.listening: asyncio.Task[Any] | None = None
        sender.add_done_callback(self._stop)

    def _stop(self, sender: asyncio.Task[int]) -> None:
        if self.listening is not None:
            self.listening.cancel()

    async def heard(self) -> MutableMapping[str, Any] | None:
        """The next message; None when there will be none."""
        if self.sender.done():
            return None
        self.listening = asyncio.current_task()
        try:
            return await self.socket.receive()
        except asyncio.CancelledError:
            if self.listening is None or not self.sender.done() or self.listening.uncancel():
                raise
            return None
        finally:
            self.listening = None


async def _receive(
    hall: Hall, place: Place, connection: Connection, socket: WebSocket, sender: asyncio.Task[int]
) -> int:
    """Hear what the page says; the code to close with when it must stop."""
    messages = Bucket(hall.settings.messages, MESSAGES_IN)
    hellos = Bucket(hall.settings.hellos, HELLOS_IN)
    foresights = Bucket(hall.settings.foresights, FORESIGHTS_IN)
    ear = Ear(socket, sender)
    nonsense = 0
    while True:
        try:
            heard = await ear.heard()
        except RuntimeError:
            return 1000
        if heard is None:
            return sender.result()
        if heard["type"] == "websocket.disconnect":
            return 1000
        if not messages.take():
            hall.figures.bounded("messages")
            return TOO_MUCH
        try:
            message = _decode(heard.get("text") or heard.get("bytes") or b"")
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            nonsense += 1
            hall.figures.add("nonsense")
            why = say(Refusal("error-message", reason=str(error)), connection.lang)
            connection.send(p.Refused(id="", why=why, stale=False))
            if nonsense > NONSENSE_LIMIT:
                return TOO_MUCH
            continue
        if isinstance(message, p.Hello) and not hellos.take():
            hall.figures.bounded("hellos")
            return TOO_MUCH
        if isinstance(message, p.Foresee) and not foresights.take(len(message.options)):
            hall.figures.bounded("foresights")
            why = say(Refusal("error-too-often", seconds=1), connection.lang or "en")
            connection.send(p.Refused(id="", why=why, stale=False))
            continue
        try:
            await _handle(hall, place, connection, message)
        except Stopping:
            return GOING_AWAY


async def _handle(hall: Hall, place: Place, connection: Connection, message: p.Incoming) -> None:
    match message:
        case p.Hello():
            await hall.hello(place, connection, message)
        case _ if not connection.lang:
            why = say(Refusal("error-message", reason="hello"), "en")
            connection.send(p.Refused(id=getattr(message, "id", ""), why=why, stale=False))
        case p.Try():
            await hall.consider(place, connection, message)
        case p.Foresee():
            await hall.foresee(place, connection, message)
        case p.Earlier():
            await hall.earlier(place, connection, message.before)
        case p.Look():
            await hall.explain(place, connection, message.ref)
        case _:
            await hall.act(place, connection, message)


async def _send(socket: WebSocket, connection: Connection) -> int:
    """Send what waits, and end with the code to close with.

    A page that does not read in time is left to come back by itself.
    """
    while True:
        message = await connection.queue.get()
        if isinstance(message, int):
            return message
        try:
            async with asyncio.timeout(SEND_TIMEOUT):  # `wait_for` of Python 3.11 can lose a cancellation
                await socket.send_text(message.decode())
        except TimeoutError:
            connection.closing = True
            return LATER
        except (RuntimeError, WebSocketDisconnect):
            return 1000
