"""The page in a browser of its own, for pictures and measuring. Needs the development tools and Chromium."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from tilldawn.engine.table import Table

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


def chromium() -> str | None:
    """Where Chromium is, if it is anywhere."""
    return shutil.which("chromium") or shutil.which("google-chrome")


AT_ONCE = """
    if (location.protocol !== 'about:') {
        const likes = JSON.parse(localStorage.getItem('tilldawn') ?? '{}')
        if (!likes.beats) localStorage.setItem('tilldawn', JSON.stringify({ ...likes, beats: 'once' }))
    }
"""


@contextmanager
def server() -> Iterator[str]:
    """A server of its own; its address."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "tilldawn.cli", "serve", "--port", "0", "--lang", "en"]
        env = {**os.environ, "TILLDAWN_DATA": data}
        with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as process:
            line = process.stdout.readline() if process.stdout else ""
            try:
                yield next(word for word in line.split() if word.startswith("http://"))
            finally:
                process.terminate()


@contextmanager
def browser() -> Iterator[Browser]:
    """Chromium without a screen."""
    from playwright.sync_api import sync_playwright  # for those who work on Tilldawn only

    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield opened
        opened.close()


def sit(context: BrowserContext, page: Page, address: str, table: Table[Any]) -> None:
    """Open a table as a save, and look at it; nothing that happens comes between two answers."""
    context.add_init_script(AT_ONCE)
    page.goto(address, wait_until="networkidle")
    answer = context.request.post(f"{address}/api/open", data=table.save(), headers={"origin": address})
    page.goto(f"{address}/t/{answer.json()['table']}", wait_until="networkidle")
    page.locator("[data-option]:visible").first.wait_for()
