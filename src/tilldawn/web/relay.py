"""Passing requests on to the process that owns their table.

Behind a proxy that hashes by table this is rare; without one it lets any process be asked for anything. Only
one step is taken: a process that was passed a request either has the table or says that it is busy.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import secrets

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tilldawn.web.store import Owner

TOKEN = "x-tilldawn-member"
FOR, HOST, PROTO = "x-tilldawn-for", "x-tilldawn-host", "x-tilldawn-proto"
PATIENCE = 15.0
"""Seconds another process may take."""
PASSED = ("cookie", "origin", "accept-language", "content-type", "accept")
RETURNED = ("content-type", "content-disposition", "cache-control", "set-cookie")
LATER = 1013
RELAYED = "relayed"


def _headers(asked: HTTPConnection, token: str) -> dict[str, str]:
    """What the owner must know of who asks."""
    headers = {name: asked.headers[name] for name in PASSED if name in asked.headers}
    headers[TOKEN] = token
    headers[FOR] = asked.client.host if asked.client else ""
    headers[HOST] = asked.headers.get("host", "")
    headers[PROTO] = "https" if asked.url.scheme in ("https", "wss") else "http"
    return headers


def _target(asked: HTTPConnection) -> str:
    query = asked.url.query
    return asked.url.path + (f"?{query}" if query else "")


def is_relayed(asked: HTTPConnection) -> bool:
    """Whether another process has passed this on."""
    return bool(asked.scope.get(RELAYED))


async def relay(request: Request, body: bytes, owner: Owner) -> Response:
    """Ask the owner, and pass on what it says."""
    address, _, token = owner.address.partition("/")
    headers = _headers(request, token)

    def ask() -> Response:
        line = http.client.HTTPConnection(address, timeout=PATIENCE)
        try:
            line.request(request.method, _target(request), body, headers)
            got = line.getresponse()
            kept = {name: value for name, value in got.getheaders() if name.lower() in RETURNED}
            return Response(got.read(), got.status, kept)
        finally:
            line.close()

    try:
        return await asyncio.to_thread(ask)
    except (OSError, http.client.HTTPException):
        return Response(status_code=503, headers={"retry-after": "5"})


async def relay_line(socket: WebSocket, owner: Owner) -> None:
    """Connect a page with its table in another process, until either side has gone."""
    address, _, token = owner.address.partition("/")
    await socket.accept()
    code = LATER
    with contextlib.suppress(OSError, TimeoutError, WebSocketException):
        async with connect(
            f"ws://{address}{_target(socket)}",
            additional_headers=_headers(socket, token),
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=2,
            ping_interval=None,
        ) as line:
            code = await _between(socket, line)
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code)


async def _between(socket: WebSocket, line: ClientConnection) -> int:
    """Carry messages both ways; the code the page's line is to be closed with."""
    there = asyncio.create_task(_there(socket, line))
    back = asyncio.create_task(_back(socket, line))
    try:
        await asyncio.wait((there, back), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (there, back):
            task.cancel()
        await asyncio.gather(there, back, return_exceptions=True)
    code = line.close_code
    return code if code is not None and code not in (1005, 1006) else LATER


async def _there(socket: WebSocket, line: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed, RuntimeError, WebSocketDisconnect):
        while True:
            heard = await socket.receive()
            if heard["type"] == "websocket.disconnect":
                return
            await line.send(heard.get("text") or heard.get("bytes") or "")


async def _back(socket: WebSocket, line: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed, RuntimeError, WebSocketDisconnect):
        async for message in line:
            if isinstance(message, str):
                await socket.send_text(message)
            else:
                await socket.send_bytes(message)


class Inner:
    """The door for the other processes: whoever knows the token speaks for somebody else."""

    def __init__(self, app: ASGIApp, token: str) -> None:
        self.app = app
        self.token = token

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = HTTPConnection(scope)
        if not secrets.compare_digest(asked.headers.get(TOKEN, "").encode(), self.token.encode()):
            await _shut(scope, receive, send)
            return
        host = asked.headers.get(HOST, "").encode("latin-1")
        secure = asked.headers.get(PROTO) == "https"
        plain = "ws" if scope["type"] == "websocket" else "http"
        headers = [(name, value) for name, value in scope["headers"] if name != b"host"]
        await self.app(
            {
                **scope,
                "headers": [*headers, (b"host", host)],
                "scheme": plain + "s" * secure,
                "client": (asked.headers.get(FOR, ""), 0),
                RELAYED: True,
            },
            receive,
            send,
        )


async def _shut(scope: Scope, receive: Receive, send: Send) -> None:
    closed: Message = {"type": "websocket.close", "code": 4403}
    if scope["type"] == "websocket":
        await receive()
        await send(closed)
        return
    await Response(status_code=403)(scope, receive, send)
