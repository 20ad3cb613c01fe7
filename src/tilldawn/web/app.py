"""The web server: pages, a small HTTP interface for coming to a table, and the live line to it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import mimetypes
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from ipaddress import ip_address, ip_network
from math import ceil
from pathlib import Path
from typing import Any

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from tilldawn.engine.errors import RulesChanged, TilldawnError
from tilldawn.engine.request import Text
from tilldawn.engine.text import catalog, languages
from tilldawn.games import PLAYABLE
from tilldawn.rulebook import lookup, search
from tilldawn.rulebook.questions import Reply, reply
from tilldawn.rulebook.terms import glossary
from tilldawn.web import protocol as p
from tilldawn.web.aid import STYLE, aid_page
from tilldawn.web.budget import Shares
from tilldawn.web.errors import Refusal, say
from tilldawn.web.figures import Figures
from tilldawn.web.hall import Hall
from tilldawn.web.live import converse
from tilldawn.web.lobby import lobby
from tilldawn.web.logs import Seldom
from tilldawn.web.member import Elsewhere
from tilldawn.web.place import Place
from tilldawn.web.relay import is_relayed, relay, relay_line
from tilldawn.web.seating import clean_name
from tilldawn.web.settings import Settings
from tilldawn.web.store import Store, StoreFailed, browser_id

log = logging.getLogger("tilldawn.web")

PAGE = Path(__file__).parent / "page"
COOKIE = "tilldawn"
COOKIE_AGE = 400 * 24 * 3600
SWEEP_EVERY = 60.0
RULES_SHOWN = 60
KEY = re.compile(r"[\w-]{43}", re.ASCII)
"""What a token of ours looks like; a cookie somebody has made up is no key to hand out."""
LOOPBACK = ("127.0.0.1", "localhost", "[::1]", "::1")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"referrer-policy": b"no-referrer",
    b"x-content-type-options": b"nosniff",
    b"cross-origin-opener-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}
ASSET_HEADERS = {b"content-security-policy": b"default-src 'none'", b"x-content-type-options": b"nosniff"}
"""Enough for what is no page: a hundred pictures are fetched with them."""

Handler = Callable[[Request], Awaitable[Response]]


class Guard:
    """Adds the security headers, and refuses names this server was not asked for by (a defence against
    other sites that point their own name at this machine)."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self.app = app
        self.hosts = hosts
        self.seldom = Seldom(log)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = ASSET_HEADERS if scope.get("path", "").startswith("/assets/") else HEADERS

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers.items()]
            await send(message)

        asked = HTTPConnection(scope) if scope["type"] == "http" else None
        if asked is not None and self.hosts and _hostname(asked) not in self.hosts:
            host = asked.headers.get("host", "")
            self.seldom.warning(
                "asked for as %s, which is no name of ours: `public` says what people open", host
            )
            refused = PlainTextResponse(say(Refusal("error-other-name"), lang_of(asked)) + "\n", 421)
            await refused(scope, receive, guarded)
            return
        await self.app(scope, receive, guarded if scope["type"] == "http" else send)


def _hostname(connection: HTTPConnection) -> str:
    host = connection.headers.get("host", "")
    return host if host.endswith("]") else host.rsplit(":", 1)[0]


def same_origin(connection: HTTPConnection, public: str = "") -> bool:
    """Whether a browser says that the page asking is one of ours: at the address we are known by, or else at
    the one this very request names."""
    scheme = "https" if connection.url.scheme in ("https", "wss") else "http"
    ours = public or f"{scheme}://{connection.headers.get('host', '-')}"
    return connection.headers.get("origin", "") == ours


def address_of(connection: HTTPConnection) -> str:
    """Who asks, for budgets: an address, or the network of one household where there are too many."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if address.version == 4 or address.ipv4_mapped:
        return str(getattr(address, "ipv4_mapped", None) or address)
    return str(ip_network((address, 64), strict=False))


def browser_of(connection: HTTPConnection) -> str:
    """The browser that asks, by its cookie; nothing if it has none."""
    token = connection.cookies.get(COOKIE, "")
    return browser_id(token) if token else ""


class Assets(StaticFiles):
    """Files whose names change with their content: they can be kept for ever."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


class Server:
    """The routes, bound to one hall."""

    def __init__(self, hall: Hall, hosts: tuple[str, ...] = ()) -> None:
        self.hall = hall
        self.hosts = hosts
        self.settings = hall.settings
        self.seldom = Seldom(log)
        self.budgets = {
            name: Shares(getattr(self.settings, name), seconds, self.settings.addresses_kept)
            for name, seconds in BUDGETS.items()
        }

    def app(self) -> Starlette:
        """The whole application."""
        routes = [
            Route("/healthz", self.healthz),
            Route("/readyz", self.readyz),
            Route("/metrics", self.metrics),
            Route("/api/lobby", self._api(self.lobby)),
            Route("/api/me", self._api(self.me), methods=["GET", "POST"]),
            Route("/api/me/key", self._api(self.my_key), methods=["POST"]),
            Route("/api/me/look", self._api(self.look), methods=["POST"]),
            Route("/api/me/return", self._api(self.return_), methods=["POST"]),
            Route("/api/rules", self._api(self.rules)),
            Route("/api/rules/{id}", self._api(self.rule)),
            Route("/api/glossary", self._api(self.glossary)),
            Route("/aid/{game}", self._api(self.aid)),
            Route("/aid.css", self.aid_style),
            Route("/api/tables", self._api(self.new_table), methods=["POST"]),
            Route("/api/open", self._api(self.open_save), methods=["POST"]),
            Route("/api/tables/{table}", self._api(self._there(self.forget)), methods=["DELETE"]),
            Route("/api/tables/{table}/open", self._api(self._there(self.open_link)), methods=["POST"]),
            Route("/api/tables/{table}/again", self._api(self._there(self.again)), methods=["POST"]),
            Route("/api/tables/{table}/join", self._api(self._there(self.join)), methods=["POST"]),
            Route("/api/tables/{table}/save", self._api(self._there(self.save))),
            Route("/api/tables/{table}/stuck", self._api(self.stuck), methods=["GET", "POST"]),
            WebSocketRoute("/ws/{table}", self.live),
        ]
        if PAGE.is_dir():
            routes.append(Mount("/assets", Assets(directory=PAGE / "assets", check_dir=False)))
            routes.append(Route("/favicon.svg", self.icon))
        routes += [Route(path, self.page) for path in ("/", "/me", "/t/{rest:path}")]
        middleware = [Middleware(Guard, hosts=self.hosts), Middleware(GZipMiddleware, minimum_size=600)]
        return Starlette(
            routes=routes,
            middleware=middleware,
            lifespan=self._lifespan,
            exception_handlers={404: self.lost},
        )

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        if (member := self.hall.member) is not None:
            member.spending = self._spent_elsewhere
        await self.hall.start()
        sweeper = asyncio.create_task(self._sweep())
        yield
        sweeper.cancel()
        await self.hall.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.hall.sleep()
            await self.hall.expire()

    def _api(self, handler: Handler) -> Handler:
        """Errors people can do something about become a sentence in their language, with a fitting status."""

        async def handled(request: Request) -> Response:
            if request.method not in ("GET", "HEAD") and not self._ours(request):
                return trouble(request, Refusal("error-other-origin"), 403)
            try:
                return await handler(request)
            except StoreFailed as error:
                return trouble(request, error, 503)
            except TilldawnError as error:
                return trouble(request, error, STATUS.get(error.text.id, 400))
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                return trouble(request, Refusal("error-message", reason=str(error)), 400)
            except ClientDisconnect:  # nobody is there to be told
                return Response(status_code=400)
            except Exception as error:
                self.hall.figures.add("failed")
                log.error("%s of %s failed", request.method, handler.__name__, exc_info=error)
                return trouble(request, Refusal("error-internal"), 500)

        return handled

    def _there(self, handler: Handler) -> Handler:
        """Let the process that owns a table answer what is asked of it."""

        async def handled(request: Request) -> Response:
            try:
                request.state.place = await self._awake(request)
            except Elsewhere as elsewhere:
                if is_relayed(request):
                    raise
                self.hall.figures.add("relayed")
                return await relay(request, await self._body(request), elsewhere.owner)
            return await handler(request)

        handled.__name__ = handler.__name__
        return handled

    # --- Pages -------------------------------------------------------------------------------------

    async def page(self, request: Request) -> Response:
        """The page; it finds out by itself what to show."""
        if not (PAGE / "index.html").is_file():
            return PlainTextResponse(say(Refusal("serve-no-page"), lang_of(request)), 503)
        return FileResponse(PAGE / "index.html", headers={"cache-control": "no-cache"})

    async def lost(self, request: Request, error: Exception) -> Response:
        """An address that leads nowhere: the page says so, and shows the way home."""
        if request.url.path.startswith(("/api/", "/assets/", "/ws/")):
            return trouble(request, Refusal("error-no-page"), 404)
        response = await self.page(request)
        response.status_code = 404 if response.status_code == 200 else response.status_code
        return response

    async def icon(self, request: Request) -> Response:
        return FileResponse(PAGE / "favicon.svg", media_type=mimetypes.types_map[".svg"])

    async def healthz(self, request: Request) -> Response:
        """Whether the process is alive: it answers."""
        return PlainTextResponse("ok\n")

    async def readyz(self, request: Request) -> Response:
        """Whether people can be sent here: an answer could be kept now, and the server is not stopping."""
        if self.hall.stopping:
            return PlainTextResponse("stopping\n", 503)
        try:
            await self.hall.probe()
        except StoreFailed as error:
            log.error("not ready: %s", error)
            return PlainTextResponse("store\n", 503)
        return PlainTextResponse("ok\n")

    async def metrics(self, request: Request) -> Response:
        """Figures, for who runs this server: on this machine, or with the token."""
        if not self._may_measure(request):
            return PlainTextResponse(say(Refusal("error-metrics"), lang_of(request)) + "\n", 403)
        return Response(self.hall.measured(), media_type=CONTENT_TYPE_LATEST)

    def _may_measure(self, request: Request) -> bool:
        token = self.settings.metrics_token
        if token:
            shown = request.headers.get("authorization", "").removeprefix("Bearer ")
            return secrets.compare_digest(shown.encode(), token.encode())
        host = request.client.host if request.client else ""
        forwarded = FORWARDED & set(request.headers.keys())
        return not forwarded and (host in LOOPBACK)

    # --- Coming to a table -------------------------------------------------------------------------

    async def lobby(self, request: Request) -> Response:
        return data(await self.hall.work(lobby, lang_of(request)))

    async def me(self, request: Request) -> Response:
        """Who I am and where I sit. A page without a cookie is given one.

        Whoever is led here by a link of another site has left a strict cookie at home: that one stays.
        """
        browser, token = browser_of(request), ""
        led = "text/html" in request.headers.get("accept", "")
        if not browser:
            token = secrets.token_urlsafe(32)
            browser = browser_id(token)
        if request.method == "POST":
            naming = msgspec.json.decode(await self._body(request), type=p.Naming)
            self._spend(request, "names_an_address")
            await self.hall.work(self.hall.store.name_browser, browser, clean_name(naming.name))
        response = data(await self.hall.work(self._me, browser, lang_of(request)))
        if token and not led:
            self._be(request, response, token)
        return response

    def _be(self, request: Request, response: Response, token: str) -> None:
        """Let the browser that asks be the one with this token."""
        secure = request.url.scheme == "https" or self.settings.public.startswith("https:")
        response.set_cookie(
            COOKIE, token, max_age=COOKIE_AGE, httponly=True, samesite="strict", secure=secure
        )

    async def my_key(self, request: Request) -> Response:
        """The key of my tables, for a link of my own: what my browser shows us. It is not kept here."""
        self._someone(request)
        self._spend(request, "keys_an_address")
        token = request.cookies[COOKIE]
        if not KEY.fullmatch(token):
            raise Refusal("error-wrong-key")
        return data(p.Private(token))

    async def look(self, request: Request) -> Response:
        """Whose tables a key brings, before anybody decides to be them."""
        found, _ = await self._meant(request)
        return data(found)

    async def return_(self, request: Request) -> Response:
        """Be who a key belongs to from now on: their name, their tables."""
        found, token = await self._meant(request)
        response = data(found)
        self._be(request, response, token)
        return response

    async def _meant(self, request: Request) -> tuple[p.Me, str]:
        """Who a key belongs to. One that nobody has used is refused: nobody shall be led to be a stranger."""
        private = msgspec.json.decode(await self._body(request), type=p.Private)
        self._spend(request, "keys_an_address")
        found = await self.hall.work(self._me, browser_id(private.key), lang_of(request))
        if not found.name and not found.tables:
            raise Refusal("error-wrong-key")
        return found, private.key

    def _me(self, browser: str, lang: str) -> p.Me:
        tables = [
            p.MyTable(
                id=row.id,
                game=row.game,
                names=[seat.name for seat in seats],
                seats=tuple(n for n, seat in enumerate(seats) if seat.browser == browser),
                heading=row.headings.get(lang, ""),
                when=row.touched,
                over=row.over,
                won=row.won,
                host=row.host == browser,
            )
            for row, seats in self.hall.store.tables_of(browser)
        ]
        return p.Me(self.hall.store.browser_name(browser), tables)

    async def new_table(self, request: Request) -> Response:
        browser = self._someone(request)
        wanted = msgspec.json.decode(await self._body(request), type=p.NewTable)
        self._afford(request, "tables_an_address")
        table = await self.hall.new_table(browser, wanted)
        self._spend(request, "tables_an_address")
        return data({"table": table}, 201)

    async def open_save(self, request: Request) -> Response:
        browser = self._someone(request)
        self._spend(request, "uploads_an_address")
        self._afford(request, "tables_an_address")
        bytes_ = await self._body(request, self.settings.save_kb)
        salvage = request.query_params.get("salvage", "") == "yes"
        table = await self.hall.open_save(browser, bytes_, salvage=salvage)
        self._spend(request, "tables_an_address")
        return data({"table": table}, 201)

    async def open_link(self, request: Request) -> Response:
        """What a link opens. Nothing is taken by looking."""
        opening = msgspec.json.decode(await self._body(request), type=p.Opening)
        self._spend(request, "links_an_address")
        browser = self._someone(request)
        return data(await self.hall.open(self._place(request), browser, opening.key, lang_of(request)))

    async def again(self, request: Request) -> Response:
        """Another table for the people of one whose game is over."""
        browser, place = self._someone(request), self._place(request)
        self._afford(request, "tables_an_address")
        before = place.room.company.next
        table = await self.hall.again(browser, place)
        if table != before:
            self._spend(request, "tables_an_address")
        return data(p.Again(table), 201)

    async def join(self, request: Request) -> Response:
        joining = msgspec.json.decode(await self._body(request), type=p.Joining)
        browser = self._someone(request)
        place = self._place(request)
        return data(await self.hall.join(place, browser, joining))

    async def forget(self, request: Request) -> Response:
        await self.hall.forget(self._someone(request), request.path_params["table"])
        return Response(status_code=204)

    async def save(self, request: Request) -> Response:
        """The table as a save file. It draws afresh: nobody can look ahead with it."""
        place = self._place(request)
        if not place.room.may_look(self._someone(request)):
            raise Refusal("error-no-entry")
        async with place.lock:
            saved = await self.hall.work(lambda: place.room.table.save(afresh=True))
        name = f"{place.room.row.game}-{place.room.table.revision}.tilldawn"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Response(saved, media_type="application/octet-stream", headers=headers)

    async def stuck(self, request: Request) -> Response:
        """Why a table cannot be woken under the rules of today; a POST lets it go on as far as they allow."""
        browser, table = self._someone(request), request.path_params["table"]
        if request.method == "POST":
            self._spend(request, "uploads_an_address")
            await self.hall.salvage(browser, table)
        return data(await self.hall.stuck(browser, table, lang_of(request)))

    def _afford(self, who: HTTPConnection, budget: str) -> None:
        """Refuse an address that has had its share. What is refused costs nothing."""
        if not self.budgets[budget].has(address_of(who)):
            self.hall.figures.bounded(budget)
            raise Refusal("error-too-often", seconds=ceil(BUDGETS[budget] / self.budgets[budget].size))

    def _spend(self, who: HTTPConnection, budget: str) -> None:
        """Take one from an address' share."""
        self._afford(who, budget)
        self.budgets[budget].take(address_of(who))
        if self.hall.member is not None:
            self.hall.member.spend(budget, address_of(who))

    def _spent_elsewhere(self, budget: str, address: str, amount: int) -> None:
        """Another process has let this address have something."""
        for _ in range(amount if budget in self.budgets else 0):
            self.budgets[budget].take(address)

    async def _body(self, request: Request, kb: int = 0) -> bytes:
        """The body of a request, unless it is too large or too slow."""
        try:
            async with asyncio.timeout(self.settings.body_seconds):
                return await body(request, kb or self.settings.body_kb)
        except TimeoutError as error:
            self.hall.figures.bounded("body_seconds")
            raise Refusal("error-too-slow", seconds=ceil(self.settings.body_seconds)) from error

    def _ours(self, connection: HTTPConnection) -> bool:
        """Whether one of our own pages asks. Says in the log what may be missing in the settings if not."""
        if same_origin(connection, self.settings.public):
            return True
        self.hall.figures.add("other_origin")
        origin, public = connection.headers.get("origin", ""), self.settings.public
        if public:
            self.seldom.warning("a page at %s was refused: `public` is %s", origin, public)
        else:
            asked = f"{connection.url.scheme}://{connection.headers.get('host', '')}"
            hint = "a page at %s was refused, since it asked for %s: set `public`, or `proxies`"
            self.seldom.warning(hint, origin, asked)
        return False

    def _someone(self, request: Request) -> str:
        browser = browser_of(request)
        if not browser:
            raise Refusal("error-no-cookie")
        return browser

    def _place(self, request: Request) -> Place:
        place: Place | None = request.state.place
        if place is None:
            raise Refusal("error-no-table")
        return place

    async def _awake(self, who: HTTPConnection) -> Place | None:
        """The table that is asked for, woken if it sleeps; waking is work, and has a budget."""
        table = str(who.path_params["table"])
        if table not in self.hall.places and not is_relayed(who):
            self._spend(who, "wakes_an_address")
        return await self.hall.place(table)

    # --- Rules -------------------------------------------------------------------------------------

    async def rules(self, request: Request) -> Response:
        """Search the rulebook."""
        self._spend(request, "searches_an_address")
        query = request.query_params
        found = await self.hall.work(
            _rules, query.get("q", "")[:200], lang_of(request), query.get("game", ""), query.get("area", "")
        )
        return data(found)

    async def rule(self, request: Request) -> Response:
        found = await self.hall.work(lookup, request.path_params["id"][:40], lang_of(request))
        if found is None:
            return trouble(request, Refusal("error-no-rule", rule=request.path_params["id"][:40]), 404)
        return data(p.RuleWords(found.id, found.area, found.title, found.text, found.source, found.status))

    async def glossary(self, request: Request) -> Response:
        """All words of a game and what they mean."""
        self._spend(request, "searches_an_address")
        game, lang = _playable(request.query_params.get("game", "")), lang_of(request)
        return data([p.TermWords(one.id, one.name, one.text, one.rules) for one in glossary(game, lang)])

    async def aid(self, request: Request) -> Response:
        """The player aid, to be printed."""
        self._spend(request, "searches_an_address")
        game = _playable(request.path_params["game"][:40])
        page = await self.hall.work(aid_page, game, lang_of(request))
        return HTMLResponse(page)

    async def aid_style(self, request: Request) -> Response:
        return Response(STYLE, media_type="text/css")

    # --- The live line -----------------------------------------------------------------------------

    async def live(self, socket: WebSocket) -> None:
        """Talk with a page as long as it is there."""
        if not self._ours(socket) or (self.hosts and _hostname(socket) not in self.hosts):
            await socket.close(4403)
            return
        found: Place | TilldawnError | None
        try:
            found = await self._awake(socket)
        except TilldawnError as error:
            if isinstance(error, Elsewhere) and not is_relayed(socket):
                self.hall.figures.add("relayed")
                await relay_line(socket, error.owner)
                return
            found = error
        await converse(self.hall, socket, browser_of(socket), found)


STATUS = {
    "error-no-table": 404,
    "error-no-rule": 404,
    "error-wrong-link": 404,
    "error-no-entry": 403,
    "error-host-only": 403,
    "error-wrong-key": 404,
    "error-no-cookie": 401,
    "error-too-many-tables": 429,
    "error-too-often": 429,
    "error-busy": 503,
    "error-too-large": 413,
    "error-too-slow": 408,
}
"""The HTTP status of what is refused, where it is not simply a bad request."""


BUDGETS = {
    "tables_an_address": 3600.0,
    "uploads_an_address": 3600.0,
    "names_an_address": 3600.0,
    "keys_an_address": 3600.0,
    "links_an_address": 60.0,
    "searches_an_address": 60.0,
    "wakes_an_address": 60.0,
}
"""The settings that hold for an address, and the seconds in which each is filled up again."""
FORWARDED = {"forwarded", "x-forwarded-for", "x-real-ip", "via"}
"""Headers of requests that came through somebody else."""


def make_app(store: Store, hosts: tuple[str, ...] = (), settings: Settings | None = None) -> Starlette:
    """The application on a store. With `hosts`, only requests that name one of them are heard."""
    return Server(Hall(store, Figures(), settings), hosts).app()


def lang_of(request: HTTPConnection) -> str:
    """The reader's language: the one asked for, or one the browser names."""
    asked = [request.query_params.get("lang", ""), *request.headers.get("accept-language", "").split(",")]
    return next((one.strip()[:2] for one in asked if one.strip()[:2] in languages()), "en")


def data(value: Any, status: int = 200) -> Response:
    """A struct as JSON."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, media_type="application/json")


def trouble(request: Request, error: TilldawnError, status: int) -> Response:
    """What was wrong, in the reader's language."""
    return data(p.Trouble(say(error, lang_of(request)), isinstance(error, RulesChanged)), status)


async def body(request: Request, limit: int) -> bytes:
    """The body of a request, unless it has more kB than that."""
    received = bytearray()
    async for chunk in request.stream():
        received += chunk
        if len(received) > limit * 1024:
            raise Refusal("error-too-large", limit=limit)
    return bytes(received)


def _playable(game: str) -> str:
    if game not in PLAYABLE:
        raise Refusal("error-unknown-game", game=game, games=", ".join(PLAYABLE))
    return game


def _rules(words: str, lang: str, game: str, area: str) -> p.Rules:
    if game not in ("", *PLAYABLE):
        raise Refusal("error-unknown-game", game=game, games=", ".join(PLAYABLE))
    told = reply(words, lang, game) if game else Reply((), tuple(search(words, lang, None)))
    found = told.rows
    areas = {rule.area: catalog(lang, rule.game).say(Text(f"area-{rule.area}")) for rule in found}
    shown = [rule for rule in found if area in ("", rule.area)]
    return p.Rules(
        answers=[p.AnswerWords(one.id, one.question, one.answer, one.rules) for one in told.answers],
        total=len(shown),
        areas=[p.Choice(area, name, "", "", "") for area, name in areas.items()],
        rows=[
            p.RuleWords(rule.id, rule.area, rule.title, rule.text, rule.source, rule.status)
            for rule in shown[: None if area else RULES_SHOWN]
        ],
    )
