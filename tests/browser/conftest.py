"""Browser tests: a server in a process of its own, Chromium, and guests who look, click, tap and type.

A guest hears what its page hears, so a test always knows what is asked; what it does, it does through the
page.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    Request,
    Route,
    WebError,
    WebSocket,
    expect,
    sync_playwright,
)

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.engine.table import Table
from tilldawn.play.draft import key_of
from tilldawn.play.face import face_of
from tilldawn.testing.soak.shown import PARTS
from tilldawn.web.app import PAGE
from tilldawn.web.difference import changed
from tilldawn.web.trading import TradeDraft

HERE = Path(__file__).parent
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
ARGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP = {"width": 1280, "height": 800}
PLANNING = ("plan", "action", "how-often", "bait", "which-fuel", "which-parts", "where", "which-hole")
"""Questions by which a stage is planned one by one."""
PLANNED = ("found", "wave", "peek", "peeked", "turn", "target", "ammo", "boost", "place")
"""Questions of `daylight` that are answered in the scene: a click plans, the bar's one button does it."""
DOUBLE = 500
"""Milliseconds after which a second tap is one of its own, not the end of a double one."""
PATIENCE = 15.0
"""Seconds to wait for anything."""
SERVE = "from tilldawn.cli import main; raise SystemExit(main(['serve', '--port', '{port}']))"
LIMITS = """
tables_a_browser = 10000
tables_an_address = 10000
uploads_an_address = 10000
names_an_address = 10000
keys_an_address = 10000
"""
"""All tests come from one address, more often within an hour than a house full of people would."""

expect.set_options(timeout=PATIENCE * 1000)


def chromium() -> str | None:
    """Where Chromium is, if it is anywhere. TILLDAWN_CHROMIUM names another one."""
    named = os.environ.get("TILLDAWN_CHROMIUM")
    return next(filter(None, map(shutil.which, [named] if named else CHROMIUMS)), None)


ELSEWHERE = ("test_engines.py",)
"""Tests that bring browsers of their own."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip everything here where there is nothing to look with, or nothing to look at."""
    unbuilt = "" if (PAGE / "index.html").is_file() else "the page has not been built: make page"
    blind = ""
    if chromium() is None:
        blind = f"no Chromium: looked for {', '.join(CHROMIUMS)}; TILLDAWN_CHROMIUM names another one"
    for item in items:
        if item.path.is_relative_to(HERE):
            reason = unbuilt if item.path.name in ELSEWHERE else blind or unbuilt
            if reason:
                item.add_marker(pytest.mark.skip(reason=reason))


# --- The browser --------------------------------------------------------------------------------------
#
# Playwright keeps an event loop running as long as it lives, and other tests want one of their own: it lives
# for a module, not for the whole session.


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": chromium(), "args": list(ARGS)}


@pytest.fixture(scope="module")
def browser(playwright: Playwright, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    launched = playwright.chromium.launch(**browser_type_launch_args)
    yield launched
    launched.close()


@pytest.fixture(scope="module")
def browser_context_args() -> dict[str, Any]:
    return {"reduced_motion": "reduce"}


# --- The server ---------------------------------------------------------------------------------------


class Served:
    """`tilldawn serve` on a data folder of its own; it can be killed and comes back where it was."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        settings = self.folder / "settings.toml"
        settings.write_text(LIMITS, "utf-8")
        with (self.folder / "errors.txt").open("a") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SERVE.format(port=self.port)],
                env={
                    **os.environ,
                    "TILLDAWN_DATA": str(self.folder),
                    "TILLDAWN_SETTINGS": str(settings),
                    "LANG": "C.UTF-8",
                },
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://[\w.]+:(\d+)", said)
        assert found, said or self.errors
        self.port = int(found[1])
        self._answers()

    def _answers(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=PATIENCE):
                    return
            except OSError:
                assert time.monotonic() < deadline, "the server does not answer"
                time.sleep(0.05)

    def kill(self) -> None:
        """The plug is pulled: kill -9."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    @property
    def errors(self) -> str:
        """What it complained about."""
        return (self.folder / "errors.txt").read_text()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("server"))
    yield served
    served.kill()
    assert served.errors == ""


# --- Guests -------------------------------------------------------------------------------------------


LIKES = """([beats]) => {
    if (location.protocol === 'about:') return
    const likes = JSON.parse(localStorage.getItem('tilldawn') ?? '{}')
    if (!likes.beats) localStorage.setItem('tilldawn', JSON.stringify({ ...likes, beats }))
}"""
"""What somebody likes from the beginning: the pace at which moments are shown."""


DRAWN = """() => {
    const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]')
    const shown = [...document.querySelectorAll('main.board, section.decision')]
    const every = (selector) => shown.flatMap((part) => [...part.querySelectorAll(selector)]).filter(seen)
    return every('.loading').length === 0 && every('[data-option]').length > 0
}"""
"""Nothing is still to come, and there is something to press."""


class Guest:
    """Somebody with a browser of their own. They are shown moments at once, unless a test wants them slow."""

    def __init__(self, context: BrowserContext, server: Served, beats: str = "once") -> None:
        context.add_init_script(f"({LIKES})([{json.dumps(beats)}])")
        self.context = context
        self.server = server
        self.trouble: list[str] = []
        self.forgiven: list[str] = []
        self.frames: list[str] = []
        self.heard: dict[str, Any] = {}
        """The latest message of each kind."""
        self.answers = 0
        self.cleared = -1
        """The revision at which what had been filled in was taken back: it is not filled in again."""
        self._bots: dict[int, Any] = {}
        context.on("console", self._console)
        context.on("weberror", self._weberror)
        context.on("requestfailed", self._failed)
        self.page: Page = context.new_page()
        self.shown: dict[str, Any] = {}
        """The whole that changes build on."""
        self.page.on("websocket", self._line)

    # What the page hears, and what goes wrong in it

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.trouble.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _weberror(self, error: WebError) -> None:
        self.trouble.append(f"error: {error.error}")

    def _failed(self, request: Request) -> None:
        # a request given up because something newer was asked is no failure
        if request.failure != "net::ERR_ABORTED":
            self.trouble.append(f"request: {request.url} {request.failure}")

    def _line(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        message = json.loads(text)
        if message["type"] == "change":  # heard as the state it leads to
            parts = changed({name: self.shown[name] for name in PARTS}, message.pop("parts"))
            message = {**self.shown, **message, **parts, "type": "state"}
        self.heard[message["type"]] = message
        if message["type"] == "state":
            if message["revision"] != self.shown.get("revision"):
                self.heard.pop("draft", None)
            self.shown = message

    def forgive(self, *patterns: str) -> None:
        """Trouble a test brings about on purpose."""
        self.forgiven += patterns

    def complaints(self) -> list[str]:
        return [one for one in self.trouble if not any(re.search(p, one) for p in self.forgiven)]

    def until(self, condition: Callable[[], Any], what: str, patience: float = PATIENCE) -> None:
        """Wait until something is so."""
        deadline = time.monotonic() + patience
        while not condition():
            assert time.monotonic() < deadline, f"{what} (asked: {self.kind}, revision {self.revision})"
            self.page.wait_for_timeout(20)

    def settled(self) -> None:
        """Everything heard is on the screen."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")

    # Where it stands

    @property
    def state(self) -> dict[str, Any]:
        return self.heard.get("state", {})

    @property
    def ask(self) -> dict[str, Any]:
        return self.state.get("ask") or {}

    @property
    def room(self) -> dict[str, Any]:
        return self.heard.get("room", {})

    @property
    def kind(self) -> str:
        return self.ask.get("kind", "")

    @property
    def revision(self) -> int:
        return self.state.get("revision", -1)

    @property
    def prompt(self) -> str:
        return self.ask.get("prompt", "")

    @property
    def seats(self) -> list[int]:
        return self.room.get("you", {}).get("seats", [])

    @property
    def mine(self) -> list[dict[str, Any]]:
        """The options this browser may answer."""
        return [option for option in self.ask.get("options", []) if option["seat"] in self.seats]

    @property
    def panel(self) -> str:
        """How the options are shown, as the page decides it."""
        return self.ask["panel"] if len(self.mine) > 1 else ""

    def drawn(self) -> None:
        """The question is on the screen, in whatever way it is shown: some scenes come when they are first
        wanted, and a choice of several parts when the server has told of it."""
        self.until(lambda: self.page.evaluate(DRAWN), "the question is on the screen")

    @property
    def pictured(self) -> bool:
        """Whether the question is one picture in the scene: cells to be clicked, and one confirm."""
        return self.page.locator(".scene-panel [role=grid]").count() > 0

    @property
    def heaped(self) -> bool:
        """Whether the question is heaps in the scene, a stall among them: a click moves a piece over."""
        return self.page.locator(".scene-panel [data-heap]").count() > 0

    @property
    def parts(self) -> bool:
        """Whether it is a choice of several parts, put together and confirmed once."""
        return self.pictured or self.heaped or self.panel in ("chain", "share")

    def filled(self) -> bool:
        """Whether the panel has filled itself in; that is waited for."""
        draft = self.heard["draft"]
        if draft["fill"] and draft["advice"] and self.cleared != self.revision:
            self.until(lambda: self.heard["draft"]["keys"], "it is filled in")
            self.settled()
        return bool(self.heard["draft"]["fill"] and self.heard["draft"]["keys"])

    def emptied(self, press: Callable[[Locator], None] = Locator.click) -> None:
        """Take back what a picture has filled in by itself."""
        if self.filled():
            self.cleared = self.revision
            press(self.page.get_by_role("button", name="Clear", exact=True))
            self.until(lambda: self.heard["draft"]["keys"] == [], "it is empty")
            self.settled()

    def cell(self, key: str) -> Locator | None:
        """The cell that puts an answer into the picture, or what stands for it beside the cells."""
        draft = self.heard["draft"]
        grid, had = draft["grid"], draft["keys"]
        for row, cells in enumerate(grid["cells"]):
            for column, one in enumerate(cells):
                if one["keys"] is not None and key in one["keys"] and key not in had:
                    return self.page.locator(f'[data-at="{row}/{column}"]')
        for at, extra in enumerate(grid["extras"]):
            if key in extra["keys"] and key not in had:
                return self.page.locator(".extras button").nth(at)
        return None

    @property
    def table_id(self) -> str:
        return self.page.url.rsplit("/t/", 1)[1]

    @property
    def decision(self) -> Locator:
        return self.page.locator("section.decision")

    @property
    def options(self) -> Locator:
        """Those that can be taken: what was asked before may still be on its way out."""
        return self.page.locator("button[data-option]:not([inert], [inert] *)")

    @property
    def board(self) -> Locator:
        return self.page.locator("main.board")

    @property
    def log(self) -> Locator:
        """The log, taken out of its drawer."""
        shown = self.page.get_by_role("log")
        if not shown.count():
            self.page.get_by_role("button", name="Log", exact=True).or_(
                self.page.get_by_role("button", name="Journal", exact=True)
            ).click()
        expect(shown).to_have_attribute("aria-busy", "false")  # it is drawn bit by bit
        return shown

    def put_away(self) -> None:
        """Shut the drawer, so that the choices can be seen."""
        drawer = self.page.locator('[data-part="drawer"]')
        if drawer.count():
            self.page.keyboard.press("Escape")
            expect(drawer).to_have_count(0)

    def thing(self, ref: str) -> Locator:
        """Something on the board."""
        return self.board.locator(f'[data-ref="{ref}"]')

    # Coming to a table

    def start(self, seed: str = "") -> None:
        """Come to the start page. With a seed, a table made without one has it: the same game every time."""
        if seed:
            self.page.route("**/api/tables?*", lambda route: self._seeded(route, seed))
        self.page.goto(self.server.url)
        expect(self.page.get_by_role("article")).to_have_count(2)

    def _seeded(self, route: Route, seed: str) -> None:
        wanted: Any = route.request.post_data_json
        route.continue_(post_data={**wanted, "seed": wanted["seed"] or seed})

    def post(self, path: str, data: Any) -> Any:
        """Ask the server with this browser's cookie, as its page would."""
        self.context.request.get(f"{self.server.url}/api/me")
        answer = self.context.request.post(
            f"{self.server.url}/api/{path}", data=data, headers={"origin": self.server.url}
        )
        assert answer.ok, answer.text()
        return answer.json()

    def open(self, save: bytes) -> None:
        """Go on with a prepared table; this browser holds every seat of it."""
        self.sit(self.post("open", save)["table"])

    def sit(self, table: str) -> None:
        """Look at a table."""
        self.heard.clear()
        self.page.goto(f"{self.server.url}/t/{table}")
        self.arrived()

    def arrived(self) -> None:
        self.until(lambda: self.state and self.room, "the table has been told")
        expect(self.page.locator("footer.bar")).to_be_visible()
        expect(self.board.locator("[data-ref]").first).to_be_visible()
        self.settled()

    # Deciding

    def saved(self) -> Table[Any]:
        """The table as it can be downloaded."""
        answer = self.context.request.get(f"{self.server.url}/api/tables/{self.table_id}/save")
        assert answer.ok, answer.text()
        return tilldawn.load(answer.body())

    def knows(self, revision: int) -> bool:
        return self.revision >= revision

    def advice(self) -> list[str]:
        """What a sensible player would answer now: one option, or a whole chain where it is one choice."""
        table = self.saved()
        while table.revision != self.revision:  # a bot may move between two looks
            self.until(partial(self.knows, table.revision), "the page hears of the last answer")
            table = self.saved()
        game, kind, parts = table.game.id, self.kind, self.parts
        for seat in range(len(table.seats)):
            self._bots.setdefault(seat, make_bot("heuristic", game, str(seat)))
        chosen = []
        while table.request is not None and table.request.kind == kind:
            option = step(table, self._bots)
            assert option is not None
            chosen.append(option.id)
            if not parts:
                break
            table.answer(option.id, option.seat)
            finish = face_of(game).parts[kind].finish
            if option.verb in finish:
                break
        return chosen

    def plan(self) -> list[list[str]]:
        """What a sensible player would do in this stage: the answers that lead to each assignment."""
        table = self.saved()
        for seat in range(len(table.seats)):
            self._bots.setdefault(seat, make_bot("heuristic", table.game.id, str(seat)))
        ways: list[list[str]] = []
        while table.request is not None and table.request.kind in PLANNING:
            chosen = step(table, self._bots)
            if (
                chosen is None
                or chosen.verb == "resolve"
                or (table.request.kind == "plan" and chosen.anytime)
            ):
                break
            ways += [[]] if chosen.verb == "plan" else []
            ways[-1].append(chosen.id)
            stage = table.state.stage
            table.answer(chosen.id, chosen.seat)
            if table.state.stage != stage:
                break
        return [way for way in ways if len(way) > 1 and way[1] != "rest"]

    def next_row(self) -> dict[str, Any]:
        """What may still be added to a choice; at a stall it is our turn to pay."""
        rows = [row for row in self.heard["draft"]["rows"] if row["open"]]
        return next((row for row in rows if row["key"].startswith("pay:")), rows[0])

    def heap(self, key: str) -> Locator:
        """The row of a heap in the scene that a click takes one piece from."""
        return self.page.locator(f'[data-key="{key}"][data-heap="from"]')

    def planned(self, way: str) -> bool:
        """Whether an assignment is in the plan."""
        return any(key.startswith(way) for key in self.heard.get("draft", {}).get("keys", []))

    def drafted(self, key: str) -> bool:
        """Whether the plan has this in it."""
        return key in self.heard["draft"]["keys"]

    def option(self, id: str) -> dict[str, Any]:
        every = [*self.ask["options"], *self.ask["anytime"]]
        return next(option for option in every if option["id"] == id)

    def labels(self) -> list[str]:
        """What stands on the buttons of options."""
        return self.options.evaluate_all(
            """(buttons) => buttons.map((button) => {
                const words = button.cloneNode(true)
                words.querySelectorAll('small, kbd, svg, .figure').forEach((part) => part.remove())
                return button.ariaLabel ?? words.textContent.trim()
            })"""
        )

    def button(self, option: dict[str, Any], press: Callable[[Locator], None]) -> Locator:
        """The button of an option; families of options are unfolded until it is there."""
        for _ in range(12):
            labels = self.labels()
            for at, label in enumerate(labels):
                # under the mark of its seat a text is shown without the name it begins with
                if label and option["text"].lower().endswith(label.lower()):
                    return self._unfolded(self.options.nth(at), press)
            leads = self.board.locator(f'[data-leads~="{option["id"]}"][aria-pressed="false"]')
            if leads.count():
                press(leads.first)
                self.settled()
                continue
            closed = self.decision.locator('button.family[aria-expanded="false"]')
            if closed.count():
                press(closed.first)
            self.settled()
        raise AssertionError(f"no button says “{option['text']}”, but {labels}")

    @property
    def confirm(self) -> Locator:
        """The one confirm of the bar."""
        return self.page.locator("button[data-confirm]")

    @property
    def way_on(self) -> Locator:
        """The confirm; where it is shut although all is chosen, the way on in spite of what threatens."""
        shut = self.confirm.get_attribute("aria-disabled") == "true"
        return self.decision.locator("button.other").last if shut else self.confirm

    def confirms(self, option: dict[str, Any]) -> bool:
        """Whether the bar's confirm is the option itself."""
        return option["verb"] == "strike" or (option["verb"] == "ready" and len(self.seats) == 1)

    def plans(self, option: dict[str, Any]) -> bool:
        """Whether a click on an option only plans it, for the bar's confirm to do."""
        planned = self.state["game"] == "daylight" and self.kind in PLANNED and option in self.mine
        return planned and option["verb"] not in ("skip", "end-turn")

    def _unfolded(self, button: Locator, press: Callable[[Locator], None]) -> Locator:
        """What can be done at any time is folded away."""
        fold = button.locator("xpath=ancestor::details[not(@open)]/summary")
        if fold.count():
            press(fold)
        return button

    def play(self, hand: Any, turns: int, *, until: Callable[[], bool] = lambda: False) -> list[str]:
        """Answer so many questions; the kinds of what was asked."""
        kinds: list[str] = []
        while len(kinds) < turns and not until() and self.kind:
            kinds.append(self.kind)
            hand.answer(self)
        return kinds

    def moved(self, before: int) -> None:
        """The table has moved on, and the page shows it."""
        self.until(lambda: self.revision != before, "the table moves on")
        expect(self.page.locator("[data-busy]")).to_have_count(0)
        self.answers += 1
        self.settled()


class Mouse:
    """Answers with the pointer: on the board where what is lit says enough, else among the options."""

    def __init__(self) -> None:
        self.on_board = 0

    def press(self, what: Locator) -> None:
        self.on_board += what.evaluate("(one) => one.closest('main') !== null")
        what.click()

    def press_again(self, what: Locator) -> None:
        """What was looked at is done: not by a double click, which is one."""
        self.press(what)

    def answer(self, guest: Guest) -> None:
        guest.put_away()
        guest.drawn()
        before = guest.revision
        if guest.kind == "plan":
            self.plan(guest)
            guest.moved(before)
            return
        advice = guest.advice()
        if guest.pictured:
            self.picture(guest, [key_of(id) for id in advice])
        elif guest.parts:
            self.chain(guest, [key_of(id) for id in advice])
        else:
            self.option(guest, guest.option(advice[0]))
        guest.moved(before)

    def picture(self, guest: Guest, keys: list[str]) -> None:
        """Put a choice together in the scene, cell by cell, and confirm it once."""
        guest.until(lambda: "draft" in guest.heard, "the picture is there")
        guest.emptied(self.press)
        for key in keys:
            cell = guest.cell(key)
            if cell is not None:
                self.press(cell)
                guest.until(partial(guest.drafted, key), "it is in")
                guest.settled()
        self.confirm(guest)

    def confirm(self, guest: Guest) -> None:
        """Press the one confirm, and once more where it asks twice."""
        self.press(guest.way_on)
        yes = guest.decision.locator("button.yes")
        if yes.count():
            self.press(yes)

    def option(self, guest: Guest, option: dict[str, Any]) -> None:
        in_scene = guest.page.locator(f'[data-answer="{option["id"]}"]')
        if in_scene.count():  # marked there, said with the bar's confirm
            if in_scene.get_attribute("aria-pressed") != "true":
                self.press(in_scene)
            self.press(guest.decision.locator("button[data-confirm]"))
            if option["warning"]:
                self.press(guest.decision.locator("button.yes"))
            return
        on_board = self.lit(guest, option)
        if on_board is not None:
            self.press(on_board)  # looks at it
            self.press_again(on_board)
            return
        if guest.confirms(option):
            self.press(guest.confirm)
            return
        self.press(guest.button(option, self.press))
        if guest.plans(option):
            self.press(guest.confirm)
        if option["warning"]:
            self.press(guest.decision.locator("button.yes"))

    def lit(self, guest: Guest, option: dict[str, Any]) -> Locator | None:
        """A thing on the board that stands for this option alone."""
        if option["warning"] or guest.panel:
            return None
        touching = [*guest.mine, *(o for o in guest.ask["anytime"] if o["seat"] in guest.seats)]
        for ref in option["refs"]:
            things = guest.board.locator(f'[data-ref="{ref}"].lit')
            alone = sum(ref in one["refs"] for one in touching) == 1
            if alone and things.count() == 1 and self.reaches(things):
                return things
        return None

    def reaches(self, thing: Locator) -> bool:
        """Whether its middle is in sight and nothing lies over it."""
        return thing.evaluate(
            """(thing) => {
                const { x, y, width, height } = thing.getBoundingClientRect()
                return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2))
            }"""
        )

    def plan(self, guest: Guest) -> None:
        """Plan a stage: somebody, then what to do; one confirmation carries it out."""
        guest.until(lambda: "draft" in guest.heard, "the plan is there")
        for who, deed, *_ in guest.plan():
            self.press(guest.board.locator(f'button.person[data-ref="{who.replace("plan", "character")}"]'))
            self.press(guest.decision.locator(f'[data-deed="{deed}"]'))
            guest.until(partial(guest.planned, f"{who}>{deed}"), "it is in the plan")
            guest.settled()
        self.press(guest.decision.locator("button[data-confirm]"))

    def chain(self, guest: Guest, keys: list[str]) -> None:
        """Put a choice together row by row, and confirm it once."""
        guest.until(lambda: "draft" in guest.heard, "the panel is there")
        for key in [] if guest.filled() else keys:
            row = next((row for row in guest.heard["draft"]["rows"] if row["key"] == key), None)
            if row is not None and row["open"]:
                self.raise_row(guest, row)
        while not guest.heard["draft"]["complete"]:
            self.raise_row(guest, guest.next_row())
        self.press(guest.decision.locator("button[data-confirm]"))

    def raise_row(self, guest: Guest, row: dict[str, Any]) -> None:
        had = len(guest.heard["draft"]["keys"])
        if guest.heap(row["key"]).count():
            self.press(guest.heap(row["key"]))
        else:
            self.press(guest.decision.get_by_role("button", name=f"One more: {row['text']}", exact=True))
        guest.until(lambda: len(guest.heard["draft"]["keys"]) > had, "one more is in")
        guest.settled()


class Finger(Mouse):
    """Answers by tapping: an option that is looked at by the first tap is taken by the second one."""

    def press(self, what: Locator) -> None:
        twice = what.evaluate("(one) => one.matches('.option .choice')")
        what.tap()
        if twice and what.count() and what.get_attribute("aria-pressed"):
            what.tap()

    def press_again(self, what: Locator) -> None:
        what.page.wait_for_timeout(DOUBLE)
        self.press(what)

    def answer(self, guest: Guest) -> None:
        guest.page.wait_for_timeout(DOUBLE)  # half a double tap answers no new question
        super().answer(guest)


class Keyboard:
    """Answers with keys alone: numbers, arrows and Enter in turn."""

    def __init__(self) -> None:
        self.used = {"number": 0, "arrows": 0, "tab": 0, "chain": 0}

    def answer(self, guest: Guest) -> None:
        guest.put_away()
        guest.drawn()
        before = guest.revision
        if guest.kind == "plan":
            self.plan(guest)
            guest.moved(before)
            return
        advice = guest.advice()
        if guest.pictured:
            self.picture(guest, [key_of(id) for id in advice])
        elif guest.parts:
            self.chain(guest, [key_of(id) for id in advice])
        else:
            self.option(guest, guest.option(advice[0]))
        guest.moved(before)

    def picture(self, guest: Guest, keys: list[str]) -> None:
        """By arrows to each cell, Enter to click it, Tab to the confirm."""
        guest.until(lambda: "draft" in guest.heard, "the picture is there")
        guest.emptied(lambda clear: self.enter(guest, clear))
        self.go(guest, guest.page.locator('[role=grid] button[tabindex="0"]'), "Tab")
        for key in keys:
            cell = guest.cell(key)
            if cell is None:
                continue
            at = cell.get_attribute("data-at")
            if at is None:
                self.go(guest, cell, "Tab")
            else:
                self.walk(guest, at)
            guest.page.keyboard.press("Enter")
            guest.until(partial(guest.drafted, key), "it is in")
            guest.settled()
        self.go(guest, guest.way_on, "Tab")
        guest.page.keyboard.press("Enter")
        yes = guest.decision.locator("button.yes")
        if yes.count():
            self.go(guest, yes, "Shift+Tab")
            guest.page.keyboard.press("Enter")
        self.used["chain"] += 1

    def walk(self, guest: Guest, to: str) -> None:
        """From the cell with the focus to another one, by arrows."""
        here = guest.page.evaluate("document.activeElement.dataset.at ?? ''")
        if not here:
            self.go(guest, guest.page.locator('[role=grid] button[tabindex="0"]'), "Tab")
            here = guest.page.evaluate("document.activeElement.dataset.at")
        (row, column), (down, across) = (map(int, spot.split("/")) for spot in (here, to))
        for key, steps in (("ArrowDown", down - row), ("ArrowRight", across - column)):
            back = {"ArrowDown": "ArrowUp", "ArrowRight": "ArrowLeft"}[key]
            for _ in range(abs(steps)):
                guest.page.keyboard.press(key if steps > 0 else back)

    def option(self, guest: Guest, option: dict[str, Any]) -> None:
        in_scene = guest.page.locator(f'[data-answer="{option["id"]}"]')
        if in_scene.count():  # marked there, said with the bar's confirm
            if in_scene.get_attribute("aria-pressed") != "true":
                self.go(guest, in_scene, "Tab")
                guest.page.keyboard.press("Enter")
            self.go(guest, guest.decision.locator("button[data-confirm]"), "Tab")
            guest.page.keyboard.press("Enter")
            if option["warning"]:
                guest.page.keyboard.press("Shift+Tab")
                guest.page.keyboard.press("Enter")
            return
        if not guest.confirms(option):
            self.press(guest, guest.button(option, lambda family: self.press(guest, family)))
        if guest.plans(option) or guest.confirms(option):
            self.go(guest, guest.confirm, "Tab")
            guest.page.keyboard.press("Enter")
        if option["warning"]:
            yes = guest.decision.locator("button.yes")
            expect(yes).to_be_visible()
            guest.page.keyboard.press("Shift+Tab")
            expect(yes).to_be_focused()
            guest.page.keyboard.press("Enter")

    def press(self, guest: Guest, button: Locator) -> None:
        way = list(self.used)[guest.answers % 3]
        number = button.get_attribute("aria-keyshortcuts")
        if button.evaluate("(element) => element.tagName === 'SUMMARY' || element.closest('main') !== null"):
            way = "tab"
        if way == "number" and number:
            guest.page.keyboard.press(number)
        elif way == "tab":
            self.go(guest, button, "Tab")
            guest.page.keyboard.press("Enter")
        else:
            way = "arrows"
            self.go(guest, button, "ArrowDown")
            guest.page.keyboard.press("Enter")
        self.used[way] += 1

    def enter(self, guest: Guest, button: Locator) -> None:
        self.go(guest, button, "Tab")
        guest.page.keyboard.press("Enter")

    def go(self, guest: Guest, to: Locator, key: str) -> None:
        """Press a key until the focus is there."""
        for _ in range(120):
            if to.evaluate("(element) => element === document.activeElement"):
                return
            guest.page.keyboard.press(key)
        focused = guest.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        raise AssertionError(f"{key} never comes to {to}; the focus is on {focused}")

    def plan(self, guest: Guest) -> None:
        """Plan a stage from the list beside the house; one confirmation carries it out."""
        guest.until(lambda: "draft" in guest.heard, "the plan is there")
        for who, deed, *_ in guest.plan():
            person = guest.board.locator(f'button.person[data-ref="{who.replace("plan", "character")}"]')
            self.go(guest, person, "Shift+Tab")
            guest.page.keyboard.press("Enter")
            self.go(guest, guest.decision.locator(f'[data-deed="{deed}"]'), "ArrowDown")
            guest.page.keyboard.press("Enter")
            guest.until(partial(guest.planned, f"{who}>{deed}"), "it is in the plan")
            guest.settled()
        self.go(guest, guest.decision.locator("button[data-confirm]"), "Tab")
        guest.page.keyboard.press("Enter")
        self.used["arrows"] += 1

    def chain(self, guest: Guest, keys: list[str]) -> None:
        guest.until(lambda: "draft" in guest.heard, "the panel is there")
        for key in [] if guest.filled() else keys:
            row = next((row for row in guest.heard["draft"]["rows"] if row["key"] == key), None)
            if row is not None and row["open"]:
                self.raise_row(guest, row)
        while not guest.heard["draft"]["complete"]:
            self.raise_row(guest, guest.next_row())
        self.go(guest, guest.decision.locator("button[data-confirm]"), "Tab")
        guest.page.keyboard.press("Enter")
        self.used["chain"] += 1

    def raise_row(self, guest: Guest, row: dict[str, Any]) -> None:
        had = len(guest.heard["draft"]["keys"])
        if guest.heap(row["key"]).count():
            self.go(guest, guest.heap(row["key"]), "Tab")
            guest.page.keyboard.press("Enter")
        else:
            spinner = guest.decision.get_by_role("spinbutton", name=row["text"], exact=True)
            self.go(guest, spinner, "ArrowDown")
            guest.page.keyboard.press("ArrowRight")
        guest.until(lambda: len(guest.heard["draft"]["keys"]) > had, "one more is in")
        guest.settled()


@pytest.fixture
def mouse() -> Mouse:
    return Mouse()


@pytest.fixture
def finger() -> Finger:
    return Finger()


@pytest.fixture
def keyboard() -> Keyboard:
    return Keyboard()


@pytest.fixture
def invite(new_context: Callable[..., BrowserContext], server: Served) -> Iterator[Callable[..., Guest]]:
    """Another guest, with a browser of their own. Nothing may go wrong in it unnoticed."""
    guests: list[Guest] = []

    def invited(beats: str = "once", **context: Any) -> Guest:
        guests.append(
            Guest(new_context(**{"viewport": DESKTOP, "locale": "en-GB", **context}), server, beats)
        )
        return guests[-1]

    yield invited
    assert [guest.complaints() for guest in guests] == [[] for _ in guests]


@pytest.fixture
def guest(invite: Callable[..., Guest]) -> Guest:
    return invite()


PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


@pytest.fixture
def phone(invite: Callable[..., Guest]) -> Guest:
    """A guest with a phone."""
    return invite(**PHONE)


# --- Prepared tables ----------------------------------------------------------------------------------


@cache
def prepared(game: str, scene: str, seats: int = 1, bot: str = "heuristic") -> bytes:
    """A save of a table played by bots to the first time that something is asked, whichever seed brings it.

    A scene is the kind of a request, `ending`, or for `mine` one of what the stage shows; `trade-whole` is a
    stall with a ware that all we have pays for without being asked.
    """
    for seed in range(60):
        table = tilldawn.new_table(game, seats, seed=f"browser-{seed}")
        bots = {seat: make_bot(bot, game, f"{seed}/{seat}") for seat in range(seats)}
        for _ in range(900):
            if _is_at(table, scene):
                return table.save()
            chosen = step(table, bots)
            if chosen is None:
                break
            table.answer(chosen.id, chosen.seat)
    raise AssertionError(f"no game of {game} came to {scene} with {seats} seats")


def _either_or(view: Any) -> bool:
    """Whether the first Fitting that can be built takes what a later one needs, with others between them."""
    ready = [one for one in view.deck if one.affordable and one.places]
    if len(ready) < 2 or view.deck.index(ready[1]) == view.deck.index(ready[0]) + 1:
        return False
    first, second = ready[:2]
    return any(view.storage.get(good, 0) < n + first.cost.get(good, 0) for good, n in second.cost.items())


def _is_at(table: Table[Any], scene: str) -> bool:
    request, view = table.request, table.look()
    if scene == "ending" or request is None:
        return scene == "ending" and request is None
    match scene:
        case "fight":
            return getattr(view, "combat", None) is not None
        case "raid":
            return getattr(view, "raid", None) is not None
        case "deal":
            return getattr(view, "deal", None) is not None
        case "trade-whole":
            return request.kind == "trade-buy" and any(
                TradeDraft(table, [ware]).over for ware in TradeDraft(table, []).wares
            )
        case "page":
            return request.kind == "script" and len(request.options) > 1
        case "build":
            return request.kind == "plan" and _either_or(view)
        case "last-load":
            progress = request.progress
            return request.kind == "load" and progress is not None and progress.total - progress.done == 1
        case "trip":
            return request.kind in ("explore", "search")
        case _:
            return request.kind == scene and len(request.options) > 1


@pytest.fixture(scope="session")
def prepare() -> Callable[..., bytes]:
    return prepared
