"""The page plays in Firefox and WebKit, too: each game is begun, played for a stretch, loaded again."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from tests.browser.conftest import Served
from tests.browser.engines import PATIENCE, Engine, Firefox, WebKit

GAMES = {"daylight": "Survive Until Daylight", "mine": "This War of Mine"}
ANSWERS = 8
BUTTON = "[...document.querySelectorAll('button')].find((one) => one.checkVisibility() && {test})"
REVISION = "Number(document.querySelector('[data-revision]')?.dataset.revision ?? -1)"
QUESTION = "document.querySelector('footer.bar h2')?.textContent.trim()"
NEXT = """(() => {
    const can = (one) => one.checkVisibility({ visibilityProperty: true }) && one.ariaDisabled !== 'true'
    const shown = (selector) => [...document.querySelectorAll(selector)].find(can)
    return shown('.sure .yes') ?? shown('button[data-confirm]') ?? shown('.options button[data-option]')
        ?? shown('.scene-panel [role=grid] button') ?? shown('.scene-panel button[aria-pressed=false]')
})()"""
"""What somebody would click who wants to go on: a confirm that can be pressed, else the first choice."""
GRID = "document.querySelector('.scene-panel [role=grid]')?.checkVisibility()"
PROPOSED = "document.querySelector('.sure .yes, button[data-confirm]:not([aria-disabled=true])')"


@pytest.fixture(scope="module", params=[Firefox, WebKit], ids=["firefox", "webkit"])
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    kind: Any = request.param
    if missing := kind.missing():
        pytest.skip(missing)
    running: Engine = kind()
    yield running
    running.close()


def press(engine: Engine, test: str) -> None:
    button = BUTTON.format(test=test)
    engine.until(f"!!({button})", f"a button: {test}")
    assert engine.click(button)


def answer(engine: Engine) -> str:
    """Click until the table has moved on; what was asked."""
    before, asked = engine.script(REVISION), engine.until(QUESTION)
    for _ in range(12):
        engine.until(f"!!({NEXT}) || {REVISION} !== {before}", f"something to click for “{asked}”")
        engine.until(
            f"!({GRID}) || !!({PROPOSED}) || {REVISION} !== {before}", "a grid begins with a proposal"
        )
        if engine.script(REVISION) != before:
            return str(asked)
        engine.click(NEXT)
        engine.script("new Promise((done) => setTimeout(done, 50)).then(() => 1)")
        engine.until("!document.querySelector('[data-busy]')")
    raise AssertionError(f"“{asked}” cannot be answered by clicking")


@pytest.mark.parametrize("game", GAMES)
def test_each_game_is_played_and_comes_back_after_a_reload(engine: Engine, server: Served, game: str) -> None:
    engine.goto(server.url)
    engine.script("localStorage.setItem('tilldawn', JSON.stringify({ beats: 'once', lang: 'en' }))")
    engine.goto(server.url)
    article = f"one.closest('article')?.textContent.includes({GAMES[game]!r})"
    press(engine, f"/Play now/.test(one.textContent + one.ariaLabel) && {article}")
    press(engine, "one.textContent.trim() === 'Start'")
    engine.until(f"{REVISION} >= 0", "the table is there")
    engine.until("!!document.querySelector('main.board [data-ref]')", "the board is drawn")
    asked = [answer(engine) for _ in range(ANSWERS)]
    assert len(set(asked)) > 1
    question = engine.until(QUESTION)
    revision = engine.script(REVISION)
    engine.goto(engine.script("location.href"))
    engine.until(f"{REVISION} === {revision}", "the table comes back")
    engine.until(f"{QUESTION} === {question!r}", "the same question is asked")
    assert engine.errors() == []


def test_what_a_page_complains_of_is_heard(engine: Engine, server: Served) -> None:
    """A browser whose complaints cannot be heard would show nothing."""
    engine.goto(server.url)
    engine.errors()  # what the page before was fetching when it was left
    engine.script("console.error('said aloud')")
    engine.script("setTimeout(() => { throw new Error('thrown and not caught') })")
    heard: list[str] = []
    deadline = time.monotonic() + PATIENCE
    while len(heard) < 2 and time.monotonic() < deadline:
        heard += engine.errors()
        time.sleep(0.1)
    said, thrown = heard
    assert "said aloud" in said
    assert "thrown and not caught" in thrown
