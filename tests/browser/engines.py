"""Browsers that Playwright cannot drive as Debian packs them, spoken to in their own tongues.

Firefox listens to WebDriver BiDi on a socket, WebKit to WebDriver over HTTP through WebKitWebDriver. The few
words a test needs of either are here: no other package is wanted for them.
"""

from __future__ import annotations

import glob
import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from contextlib import ExitStack
from pathlib import Path
from typing import Any, ClassVar

from websockets.sync.client import connect

PATIENCE = 60.0
"""Seconds to wait for anything: these browsers start slowly where much else is going on."""
SIZE = (1280, 800)
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""What WebDriver calls an element."""


GONE = frozenset(
    {
        "move target out of bounds",
        "no such node",
        "no such element",
        "stale element reference",
        "element not interactable",
    }
)
"""What a browser says when something is not there any more by the time it is clicked."""


class Gone(Exception):
    """What was to be clicked went away meanwhile."""


def first(*names: str) -> str:
    """The first of these programs that is here, by name or by pattern; nothing where none is."""
    for name in names:
        found = next(iter(sorted(glob.glob(name))), None) if "/" in name else shutil.which(name)
        if found:
            return found
    return ""


class Engine(ABC):
    """A browser with one page in it."""

    def __init__(self) -> None:
        self.stack = ExitStack()
        """All that must be ended, the latest first."""
        self.folder = Path(self.stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        self.noise = self.folder / "said.txt"
        try:
            self.start()
        except BaseException:
            self.close()
            raise

    @abstractmethod
    def start(self) -> None: ...

    def run(self, *command: str, **env: str) -> subprocess.Popen[bytes]:
        """Start a program that ends with this browser; what it says is kept."""
        with self.noise.open("a") as said:
            process = subprocess.Popen(
                command, env={**os.environ, "HOME": str(self.folder), **env}, stdout=said, stderr=said
            )
        self.stack.callback(self._end, process)
        return process

    def _end(self, process: subprocess.Popen[bytes]) -> None:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def awaken(self, process: subprocess.Popen[bytes], pattern: str) -> str:
        """What a program says when it is ready."""
        deadline = time.monotonic() + PATIENCE
        while not (found := re.search(pattern, self.noise.read_text(errors="replace"))):
            assert process.poll() is None, self.noise.read_text()
            assert time.monotonic() < deadline, self.noise.read_text()
            time.sleep(0.1)
        return found[1]

    def close(self) -> None:
        self.stack.close()

    @classmethod
    @abstractmethod
    def missing(cls) -> str:
        """What was looked for and not found; nothing where the browser can be driven."""

    @abstractmethod
    def goto(self, url: str) -> None: ...

    @abstractmethod
    def script(self, expression: str) -> Any:
        """The value of an expression in the page."""

    @abstractmethod
    def click(self, element: str) -> bool:
        """Click with the pointer on the element an expression names; False where it went away meanwhile."""

    @abstractmethod
    def errors(self) -> list[str]:
        """What was complained of on the console or thrown and not caught, since this was last asked."""

    def until(self, expression: str, what: str = "") -> Any:
        """Wait until an expression in the page is true; its value."""
        deadline = time.monotonic() + PATIENCE
        while not (value := self.script(expression)):
            assert time.monotonic() < deadline, f"{what or expression}: never so; {self.errors()}"
            time.sleep(0.05)
        return value


# --- Firefox ------------------------------------------------------------------------------------------


class Firefox(Engine):
    """Debian's firefox-esr, or any Firefox, over WebDriver BiDi."""

    NAMES: ClassVar = ("firefox-esr", "firefox")

    @classmethod
    def binary(cls) -> str:
        named = os.environ.get("TILLDAWN_FIREFOX")
        return first(*([named] if named else cls.NAMES))

    @classmethod
    def missing(cls) -> str:
        looked = f"no Firefox: looked for {', '.join(cls.NAMES)}; TILLDAWN_FIREFOX names another one"
        return "" if cls.binary() else f"{looked} (make browsers installs it)"

    def start(self) -> None:
        profile = self.folder / "profile"
        profile.mkdir()
        options = ("--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0")
        process = self.run(self.binary(), *options, MOZ_CRASHREPORTER_DISABLE="1")
        address = self.awaken(process, r"WebDriver BiDi listening on (ws://\S+)")
        self.line = self.stack.enter_context(
            connect(f"{address}/session", max_size=None, open_timeout=PATIENCE)
        )
        self.count = 0
        self.told: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        width, height = SIZE
        size = {"width": width, "height": height}
        self.ask("browsingContext.setViewport", context=self.context, viewport=size)

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """Ask for something and wait for the answer; what is told meanwhile is kept."""
        self.count += 1
        self.line.send(json.dumps({"id": self.count, "method": method, "params": params}))
        while True:
            told = json.loads(self.line.recv(timeout=PATIENCE))
            if told.get("id") == self.count:
                if told.get("error") in GONE:
                    raise Gone(told["error"])
                assert told["type"] == "success", f"{method}: {told}"
                return dict(told["result"])
            if told.get("method") == "log.entryAdded" and told["params"]["level"] in ("error", "warn"):
                self.told.append(told["params"]["text"])

    def goto(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def script(self, expression: str) -> Any:
        told = self._evaluate(f"JSON.stringify(({expression}) ?? null)")
        return json.loads(told["value"])

    def _evaluate(self, expression: str) -> dict[str, Any]:
        told = self.ask(
            "script.evaluate",
            expression=expression,
            target={"context": self.context},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return dict(told["result"])

    def click(self, element: str) -> bool:
        found = self._evaluate(f"((one) => (one?.scrollIntoView({{ block: 'nearest' }}), one))({element})")
        if "sharedId" not in found:
            return False
        origin = {"type": "element", "element": {"sharedId": found["sharedId"]}}
        steps = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": origin},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        pointer = {"type": "pointer", "id": "mouse", "actions": steps}
        try:
            self.ask("input.performActions", context=self.context, actions=[pointer])
        except Gone:
            return False
        return True

    def errors(self) -> list[str]:
        self.ask("session.status")
        told, self.told = self.told, []
        return told


# --- WebKit -------------------------------------------------------------------------------------------


class WebKit(Engine):
    """Debian's webkit2gtk-driver over WebDriver, on a screen that nobody sees."""

    BROWSERS: ClassVar = (
        "/usr/lib/*/webkit2gtk-4.1/MiniBrowser",
        "/usr/libexec/webkit2gtk-4.1/MiniBrowser",
        "/usr/lib*/webkit2gtk-4.1/MiniBrowser",
    )

    @classmethod
    def missing(cls) -> str:
        wanted = {
            "WebKitWebDriver": first("WebKitWebDriver"),
            "MiniBrowser": first(*cls.BROWSERS),
            "Xvfb": first("Xvfb"),
        }
        gone = [name for name, found in wanted.items() if not found]
        looked = f"no WebKit: looked for {', '.join(wanted)}, and there is no {' and no '.join(gone)}"
        return f"{looked} (make browsers installs it)" if gone else ""

    def start(self) -> None:
        width, height = SIZE[0], SIZE[1] + 100
        reading, writing = os.pipe()
        screen = subprocess.Popen(
            [
                first("Xvfb"),
                "-displayfd",
                str(writing),
                "-screen",
                "0",
                f"{width}x{height}x24",
                "-nolisten",
                "tcp",
            ],
            pass_fds=(writing,),
            stderr=subprocess.DEVNULL,
        )
        self.stack.callback(self._end, screen)
        os.close(writing)
        with os.fdopen(reading) as told:
            display = f":{told.readline().strip()}"
        port = _free_port()
        driver = self.run(first("WebKitWebDriver"), f"--port={port}", DISPLAY=display, GDK_BACKEND="x11")
        self.address = f"http://127.0.0.1:{port}"
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert driver.poll() is None, self.noise.read_text()
            assert time.monotonic() < deadline, "WebKitWebDriver does not answer"
            time.sleep(0.1)
        options = {"binary": first(*self.BROWSERS), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self.address += f"/session/{self.ask('POST', '/session', capabilities=wanted)['sessionId']}"
        self.stack.callback(self.ask, "DELETE", "")
        self.ask("POST", "/window/rect", x=0, y=0, width=width, height=height)

    def _answers(self) -> bool:
        try:
            self.ask("GET", "/status")
        except OSError:
            return False
        return True

    def ask(self, method: str, path: str, **params: Any) -> Any:
        data = json.dumps(params).encode() if method == "POST" else None
        request = urllib.request.Request(
            self.address + path, data, {"content-type": "application/json"}, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            why = json.load(error)["value"]
            if why["error"] in GONE:
                raise Gone(why["error"]) from error
            raise AssertionError(f"{path}: {why}") from error

    def goto(self, url: str) -> None:
        self.ask("POST", "/url", url=url)
        self.script(COMPLAINTS)

    def script(self, expression: str) -> Any:
        return self.ask("POST", "/execute/sync", script=f"return ({expression}) ?? null", args=[])

    def click(self, element: str) -> bool:
        found = self.script(element)
        if not found:
            return False
        try:
            self.ask("POST", f"/element/{found[ELEMENT]}/click")
        except Gone:
            return False
        return True

    def errors(self) -> list[str]:
        return list(self.script("window.complaints.splice(0)"))


COMPLAINTS = """(() => {
    const complaints = (window.complaints = [])
    for (const kind of ['error', 'warn']) {
        const before = console[kind]
        console[kind] = (...said) => (complaints.push(said.join(' ')), before.apply(console, said))
    }
    addEventListener('error', ({ message }) => complaints.push(message))
    addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
})()"""
"""WebDriver does not tell what is on the console, and MiniBrowser writes nothing while it is driven: the page
itself keeps it from when it has been loaded on. Where loading fails, nothing is drawn."""


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
