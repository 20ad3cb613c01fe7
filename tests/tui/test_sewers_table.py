"""The Sewers at the terminal: the map with characters, small and large, and a way taken by its key."""

from __future__ import annotations

import pytest

from tilldawn.play.session import Sitting
from tilldawn.testing.mine import Lab, mine_lab
from tilldawn.tui.app import TilldawnApp
from tilldawn.tui.table import TableScreen

SMALL, LARGE = (80, 24), (120, 40)
PLACES = ("ruined-villa", "print-shop", "textile-mill")
pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def instantly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableScreen, "pace", "once")


def below() -> Lab:
    """On the second tile, entered from the starting tile's east exit."""
    lab = mine_lab(at="day", places=PLACES, modules=["sewers"]).choose("send-down:marko", "go-down")
    lab.next("sleepers", "brick-gallery").choose("follow:oAe", "walk-on-to:a")
    return lab.choose("lay-tile:n")


def painted(app: TilldawnApp) -> str:
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(part.text for part in strip).rstrip() for strip in strips)


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_the_map_is_on_the_board_at_both_sizes(size: tuple[int, int], lang: str) -> None:
    app = TilldawnApp(lang, Sitting(below().table, "test"), "mine")
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        shown = painted(app)
        assert "╡     A B     ╞╡     A B*    ╞" in shown


async def test_a_way_is_taken_by_its_key() -> None:
    lab = below()
    app = TilldawnApp("en", Sitting(lab.table, "test"), "mine")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        if lab.asked == "sewers-way":
            await pilot.press("enter")
            await pilot.pause()
        assert lab.asked == "sewers-next"
