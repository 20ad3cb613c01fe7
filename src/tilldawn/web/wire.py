"""What stands between the network and the application: who may connect, and how long they may take.

uvicorn waits for ever for the head of a request; here it does not. An address may have so many connections,
and all together so many; proxies we trust are excepted, since everybody comes through them.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

from tilldawn.web.figures import Figures
from tilldawn.web.settings import Settings

LATER = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
)
COMPRESSED_FROM = 4096
"""Bytes from which a message is compressed."""
SLOW = b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Door:
    """Counts who is in."""

    def __init__(self, settings: Settings, figures: Figures) -> None:
        self.settings = settings
        self.figures = figures
        self.all = 0
        self.by_address: Counter[str] = Counter()
        figures.gauge("connections", "Connections, pages at tables among them", lambda: self.all)

    def admit(self, address: str) -> bool:
        """Let somebody in, if there is room."""
        full = "connections" if self.all >= self.settings.connections else ""
        crowded = self.by_address[address] >= self.settings.connections_an_address
        if crowded and not self.settings.trusts(address):
            full = "connections_an_address"
        if full:
            self.figures.bounded(full)
            return False
        self.all += 1
        self.by_address[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Somebody has gone."""
        self.all -= 1
        self.by_address[address] -= 1
        if self.by_address[address] <= 0:
            del self.by_address[address]


class Guest(asyncio.Protocol):
    """A connection that is counted as long as it is open, whichever protocol it speaks."""

    door: Door
    inside = ""
    """The address it was counted by."""

    def come(self, transport: asyncio.BaseTransport) -> asyncio.Transport:
        """Let it in, or tell it to come later."""
        stream = cast(asyncio.Transport, transport)
        peer = stream.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else "-"
        if self.door.admit(address):
            self.inside = address
        else:
            stream.write(LATER)
            stream.close()
        return stream

    def go(self) -> None:
        """Count it no longer."""
        if self.inside:
            self.door.leave(self.inside)
            self.inside = ""


class Asking(Guest, H11Protocol):
    """HTTP, with a time limit for the head of each request."""

    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(self.come(transport))
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        self.go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._rest()
        elif self._patience is None:  # the next request on this connection has begun
            self._wait()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._rest()
        self.go()
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        self._rest()
        self._patience = self.loop.call_later(self.door.settings.header_seconds, self._give_up)

    def _rest(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.door.figures.bounded("header_seconds")
            self.transport.write(SLOW)
            self.transport.close()


class Sparing(PerMessageDeflate):
    """Compresses what is long: whole states shrink to a quarter, a change is hardly worth the work. Each
    message by itself, so that an open line holds no memory for it."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < COMPRESSED_FROM else super().encode(frame)


class SparingFactory(ServerPerMessageDeflateFactory):
    """Agrees on it with a page that can."""

    def process_request_params(
        self, params: Any, accepted_extensions: Any
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, found = super().process_request_params(params, accepted_extensions)
        return agreed, Sparing(
            found.remote_no_context_takeover,
            found.local_no_context_takeover,
            found.remote_max_window_bits,
            found.local_max_window_bits,
            found.compress_settings,
        )


class Talking(Guest, WebSocketsSansIOProtocol):
    """The live line."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        takeover = {"server_no_context_takeover": True, "client_no_context_takeover": True}
        self.conn.available_extensions = [SparingFactory(**takeover, compress_settings={"level": 5})]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(self.come(transport))

    def connection_lost(self, exc: Exception | None) -> None:
        self.go()
        super().connection_lost(exc)


def protocols(settings: Settings, figures: Figures) -> tuple[type[Asking], type[Talking]]:
    """The two protocols of one server."""
    door = Door(settings, figures)
    return type("Asking", (Asking,), {"door": door}), type("Talking", (Talking,), {"door": door})
