"""`tilldawn serve`: one process, one port, one file of tables."""

from __future__ import annotations

import logging
import os
import socket
import sys
import threading
from urllib.parse import urlsplit

import uvicorn

from tilldawn.engine.request import Arg, Text
from tilldawn.engine.text import catalog
from tilldawn.web.app import LOOPBACK, PAGE, Server
from tilldawn.web.errors import Refusal
from tilldawn.web.figures import Figures
from tilldawn.web.hall import Hall
from tilldawn.web.logs import Form, write_logs
from tilldawn.web.protocol import MESSAGE_LIMIT
from tilldawn.web.settings import Settings
from tilldawn.web.store import FILE, open_store
from tilldawn.web.wire import protocols

log = logging.getLogger("tilldawn.web")

STORE = FILE
BACKLOG = 2048
"""Connections that may wait: whoever comes as soon as the address is printed is heard."""
SWITCH = 0.001
"""Seconds a thread may compute before others have their turn: a long thought does not delay short ones."""


def serve(
    host: str,
    port: int,
    lang: str,
    settings: Settings | None = None,
    *,
    tables: str | None = None,
    log_form: Form = "text",
    log_level: str = "warning",
) -> int:
    """Serve the web table until it is told to stop. No other server may have the same store."""
    settings = settings or Settings()
    if not (PAGE / "index.html").is_file():
        raise Refusal("serve-no-page")
    write_logs(log_form, log_level)
    store = open_store(tables)
    try:
        store.hold()
        listening = _listen(host, port)
    except BaseException:
        store.close()
        raise
    _allow_files(settings.connections)
    sys.setswitchinterval(SWITCH)
    hall = Hall(store, Figures(), settings)
    running = uvicorn.Server(configured(hall, host))
    _tell(host, listening.getsockname()[1], lang, settings)
    try:
        running.run(sockets=[listening])
    finally:
        _leave()
    return 0


def configured(hall: Hall, host: str) -> uvicorn.Config:
    """How uvicorn serves a hall."""
    settings = hall.settings
    http, talk = protocols(settings, hall.figures)
    return uvicorn.Config(
        Server(hall, _names(host, settings)).app(),
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
