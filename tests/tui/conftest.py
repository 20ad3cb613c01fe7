"""What the tests of the terminal share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from textual.app import App
from textual.pilot import Pilot


@pytest.fixture(autouse=True)
def few_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal that does not say it has true colour, whatever these tests are run in."""
    monkeypatch.delenv("COLORTERM", raising=False)


Settled = Callable[[App[None], Pilot[None]], Awaitable[str]]


def drawn(app: App[None]) -> str:
    """The screen as it is now, as plain text."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(part.text for part in strip).rstrip() for strip in strips) + "\n"


@pytest.fixture
def settled() -> Settled:
    """The screen once nothing moves on it any more: layouts follow each other where one makes room for
    another, and a screen that is read in between looks otherwise on a busy machine."""

    async def settle(app: App[None], pilot: Pilot[None]) -> str:
        before = ""
        for _ in range(50):
            await pilot.pause()
            seen = drawn(app)
            if seen == before:
                return seen
            before = seen
        raise AssertionError("the screen never comes to rest")

    return settle
