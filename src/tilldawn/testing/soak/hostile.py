"""Whatever strangers send: messages of every kind made at random, and requests nobody should make."""

from __future__ import annotations

import socket
from random import Random
from typing import Any, get_args

import msgspec
from msgspec.inspect import (
    BoolType,
    IntType,
    ListType,
    Metadata,
    StrType,
    StructType,
    UnionType,
    multi_type_info,
)

from tilldawn.web import protocol as p

WORDS = [
    "",
    "step",
    "turn",
    "phase",
    "en",
    "fr",
    "xx",
    "human",
    "random",
    "instant",
    "teal",
    "é\0\n",
    "x" * 120,
]
NONSENSE = [
    "",
    "null",
    "[]",
    "{",
    '{"type":"hello"}',
    '{"type":"none"}',
    "\ud83d",
    "[" * 5000,
    "1e999",
    '"' * 99,
]
KINDS = multi_type_info(get_args(p.Incoming))


def made(kind: Any, luck: Random, table: dict[str, Any]) -> Any:
    """A value of a type; now and then one that it does not allow."""
    match kind:
        case Metadata():
            return made(kind.type, luck, table)
        case StructType():
            fields = {f.encode_name: made(f.type, luck, table) for f in kind.fields if luck.random() > 0.02}
            if "revision" in fields and luck.random() < 0.7:
                fields["revision"] = table["revision"]
            if "option" in fields and table["options"] and luck.random() < 0.8:
                fields["option"] = luck.choice(table["options"])
            return {kind.tag_field: kind.tag, **fields}
        case UnionType():
            return made(luck.choice(kind.types), luck, table)
        case ListType():
            return [made(kind.item_type, luck, table) for _ in range(luck.choice((0, 1, 2, 3, 250)))]
        case IntType():
            return luck.choice((0, 0, 1, 2, 5, -1, 10**7, 2**63, 2**70))
        case BoolType():
            return luck.random() < 0.5
        case StrType():
            return luck.choice([*WORDS, *table["options"][:3]])
        case _:
            raise AssertionError(kind)


def message(luck: Random, table: dict[str, Any]) -> str:
    if luck.random() < 0.02:
        return luck.choice(NONSENSE).encode("utf-8", "ignore").decode()
    text = msgspec.json.encode(made(luck.choice(KINDS), luck, table)).decode()
    if luck.random() < 0.02:
        at = luck.randrange(len(text))
        return text[:at] + luck.choice('{}[]",:x0') + text[at + 1 :]
    return text


REQUESTS: list[tuple[str, str, bytes, dict[str, str]]] = [
    ("GET", "/api/tables/none/save", b"", {}),
    ("GET", "/api/rules?q=%00%ff&game=x", b"", {}),
    ("GET", "/api/rules?q=" + "x" * 3000, b"", {}),
    ("GET", "/api/rules/" + "M" * 300, b"", {}),
    ("GET", "/../../etc/passwd", b"", {}),
    ("GET", "/t/" + "%2e%2e/" * 20, b"", {}),
    ("GET", "/metrics", b"", {"X-Forwarded-For": "1.2.3.4"}),
    ("GET", "/api/me", b"", {"Cookie": "tilldawn=" + "x" * 4000}),
    ("GET", "/api/me", b"", {"Host": "evil.example"}),
    ("POST", "/api/me", b'{"name":"' + b"x" * 400 + b'"}', {}),
    ("POST", "/api/me", b'{"name":"\\u0000\\u202e"}', {}),
    ("POST", "/api/tables", b"[" * 60_000, {}),
    ("POST", "/api/tables", b'{"game":"chess","seats":[{}]}', {}),
    ("POST", "/api/tables", b"x" * 80_000, {}),
    ("POST", "/api/tables", b"{}", {"Origin": "http://evil.example"}),
    ("POST", "/api/open", b"\x00\x01 not a save", {}),
    ("POST", "/api/open?salvage=yes", b"{}" * 1000, {}),
    ("POST", "/api/tables/none/join", b'{"key":"x"}', {}),
    ("POST", "/api/tables/none/open", b'{"key":"x"}', {}),
    ("POST", "/api/tables/none/again", b"", {}),
    ("POST", "/api/me/look", b'{"key":"' + b"x" * 43 + b'"}', {}),
    ("POST", "/api/me/return", b'{"key":"../../etc"}', {}),
    ("POST", "/api/me/key", b"", {"Cookie": "tilldawn=x"}),
    ("DELETE", "/api/tables/none", b"", {}),
    ("BREW", "/api/lobby", b"", {}),
]
RAW = [
    b"",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999999\r\n\r\nx",
    b"GET /ws/none HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
]


def throw(port: int, luck: Random) -> None:
    """Open a connection, send something that is no request, and drop it."""
    with socket.create_connection(("127.0.0.1", port), 20) as line:
        line.sendall(luck.choice(RAW))
