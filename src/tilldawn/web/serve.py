"""`tilldawn serve`: one process, one port, one file of tables."""

from __future__ import annotations

import socket
import sys

import uvicorn

from tilldawn.engine.request import Arg, Text
from tilldawn.engine.text import catalog
from tilldawn.saves import data_folder
from tilldawn.web.app import LOOPBACK, PAGE, make_app
from tilldawn.web.errors import Refusal
from tilldawn.web.protocol import MESSAGE_LIMIT
from tilldawn.web.store import SqliteStore

STORE = "tables.sqlite3"
BACKLOG = 2048
"""Connections that may wait: whoever comes as soon as the address is printed is heard."""


def serve(host: str, port: int, lang: str) -> int:
    """Serve the web table until it is told to stop."""
    if not (PAGE / "index.html").is_file():
        raise Refusal("serve-no-page")
    store = SqliteStore(data_folder() / STORE)
    listening = _listen(host, port)
    local = host in LOOPBACK
    app = make_app(store, LOOPBACK if local else ())
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_LIMIT,
        ws_max_queue=16,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
    )
    words = catalog(lang)
    bound = listening.getsockname()[1]
    where: dict[str, Arg] = {"host": _shown(host), "port": str(bound)}
    print(words.say(Text("serve-ready", where)), flush=True)
    if not local:
        print(words.say(Text("serve-open", where)), file=sys.stderr, flush=True)
    uvicorn.Server(config).run(sockets=[listening])
    return 0


def _shown(host: str) -> str:
    """A host as it stands in an address."""
    if host in ("0.0.0.0", "::"):
        return socket.gethostname()
    return f"[{host}]" if ":" in host else host


def _listen(host: str, port: int) -> socket.socket:
    """Take the port, or say which other one might do."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or str(error)
        other = port + 1 if port < 65535 else 8000
        raise Refusal("error-port", host=host, port=str(port), reason=reason, other=str(other)) from error
    return listening
