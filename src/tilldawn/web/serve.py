"""`tilldawn serve`: one port; one process and one file of tables, or several processes that share a store."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import socket
import sys
import threading
from collections.abc import Iterator
from urllib.parse import urlsplit

import uvicorn
from msgspec import Struct
from starlette.types import ASGIApp

from tilldawn.engine.request import Arg, Text
from tilldawn.engine.text import catalog
from tilldawn.web.app import LOOPBACK, PAGE, Server
from tilldawn.web.errors import Refusal
from tilldawn.web.figures import Figures
from tilldawn.web.hall import Hall
from tilldawn.web.logs import Form, write_logs
from tilldawn.web.member import Member
from tilldawn.web.processes import Family, child_command, inherited, leave_with_parent
from tilldawn.web.protocol import MESSAGE_LIMIT
from tilldawn.web.relay import Inner
from tilldawn.web.settings import Settings
from tilldawn.web.store import FILE, Store, open_store
from tilldawn.web.wire import protocols

log = logging.getLogger("tilldawn.web")

STORE = FILE
BACKLOG = 2048
"""Connections that may wait: whoever comes as soon as the address is printed is heard."""
MOST = 64
"""Processes a parent may have."""
SWITCH = 0.001
"""Seconds a thread may compute before others have their turn: a long thought does not delay short ones."""


class Serving(Struct, frozen=True, kw_only=True):
    """What `tilldawn serve` was asked for."""

    host: str = "127.0.0.1"
    port: int = 8000
    lang: str = "en"
    tables: str | None = None
    """Where the store is."""
    processes: int = 1
    private: str = ""
    """Where other processes reach this one; empty where there are none."""
    inherit: int = -1
    """The port of the parent, as a file of this process: we are one of its children."""
    log_form: Form = "text"
    log_level: str = "warning"
    settings_file: str | None = None

    @property
    def alone(self) -> bool:
        """Whether no other process may have the same store."""
        shared = str(self.tables or "").startswith(("postgresql://", "postgres://"))
        return self.processes == 1 and self.inherit < 0 and not self.private and not shared


def serve(asked: Serving, settings: Settings | None = None) -> int:
    """Serve the web table until it is told to stop."""
    settings = settings or Settings()
    if not (PAGE / "index.html").is_file():
        raise Refusal("serve-no-page")
    if not 1 <= asked.processes <= MOST:
        raise Refusal("error-processes", count=asked.processes, most=MOST)
    write_logs(asked.log_form, asked.log_level)
    store = open_store(asked.tables)
    try:
        store.hold(shared=not asked.alone)
        listening = _listen(asked.host, asked.port) if asked.inherit < 0 else inherited(asked.inherit)
        if asked.processes > 1 and asked.inherit < 0:
            _family(asked, settings, listening)
        else:
            _serve(asked, settings, store, listening)
    finally:
        store.close()
    return 0


def _family(asked: Serving, settings: Settings, listening: socket.socket) -> None:
    """Let several children serve the port."""
    port = listening.getsockname()[1]
    told = ["--host", asked.host, "--port", str(port), "--lang", asked.lang]
    told += [
        "--log",
        asked.log_form,
        "--log-level",
        asked.log_level,
        "--private",
        asked.private or LOOPBACK[0],
    ]
    for name, value in (("--store", asked.tables), ("--settings", asked.settings_file)):
        told += [name, value] if value else []
    family = Family(child_command(told), asked.processes, listening, settings.stop_seconds + 1)
    family.run(lambda: _tell(asked.host, port, asked.lang, settings))


def _serve(asked: Serving, settings: Settings, store: Store, listening: socket.socket) -> None:
    """Serve the port in this process."""
    _allow_files(settings.connections)
    sys.setswitchinterval(SWITCH)
    private = None if asked.alone else _listen(asked.private or LOOPBACK[0], 0)
    member = None
    if private is not None:
        host, port = private.getsockname()[:2]
        address = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
        member = Member(store, address, secrets.token_urlsafe(24), settings.lease_seconds)
    hall = Hall(store, Figures(), settings, member)
    app = Server(hall, _names(asked.host, settings)).app()
    config = configured(app, hall)
    if asked.inherit < 0:
        _tell(asked.host, listening.getsockname()[1], asked.lang, settings)
    else:
        leave_with_parent()
    try:
        if member is None or private is None:
            uvicorn.Server(config).run(sockets=[listening])
        else:
            Doubled(config, Inner(app, member.token), private).run(sockets=[listening])
    finally:
        _leave()


class Doubled(uvicorn.Server):
    """A server with a second door, for the other processes."""

    def __init__(self, config: uvicorn.Config, inner: Inner, private: socket.socket) -> None:
        super().__init__(config)
        self.private = private
        self.inside = _Inside(
            uvicorn.Config(
                inner,
                lifespan="off",
                ws="websockets-sansio",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,
                ws_max_size=MESSAGE_LIMIT,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=1,
            )
        )

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Both doors are open as long as the first one is."""
        within = asyncio.create_task(self.inside.serve([self.private]))
        try:
            await super().serve(sockets)
        finally:
            self.inside.should_exit = True
            await within


class _Inside(uvicorn.Server):
    """Signals are the other door's business."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def configured(app: ASGIApp, hall: Hall) -> uvicorn.Config:
    """How uvicorn serves a hall."""
    settings = hall.settings
    http, talk = protocols(settings, hall.figures)
    return uvicorn.Config(
        app,
        http=http,
        ws=talk,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        ws_max_size=MESSAGE_LIMIT,
        ws_max_queue=16,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=max(1, int(settings.stop_seconds / 2)),
    )


def _names(host: str, settings: Settings) -> tuple[str, ...]:
    """The names this server goes by; all, where it cannot know."""
    if settings.public:
        return (urlsplit(settings.public).netloc.rsplit(":", 1)[0], *LOOPBACK)
    return LOOPBACK if host in LOOPBACK else ()


def _tell(host: str, port: int, lang: str, settings: Settings) -> None:
    words = catalog(lang)
    where: dict[str, Arg] = {"host": _shown(host), "port": str(port)}
    print(words.say(Text("serve-ready", where)), flush=True)
    if host not in LOOPBACK and not settings.public.startswith("https:"):
        print(words.say(Text("serve-open", where)), file=sys.stderr, flush=True)


def _leave() -> None:
    """Do not wait for threads that are busy with what nobody will hear of: it was not acknowledged."""
    busy = [thread for thread in threading.enumerate() if thread is not threading.main_thread()]
    if busy and any(not thread.daemon for thread in busy):
        log.warning("left %d pieces of work unfinished", len(busy))
        logging.shutdown()
        sys.stdout.flush()
        os._exit(0)


def _allow_files(connections: int) -> None:
    """A connection is a file to the system: ask for as many as we may have."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + 256
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


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
