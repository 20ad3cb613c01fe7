"""Shading: where the terminal has true colour, never at the cost of reading, and none where it has not."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace
from textual.color import Color

from tilldawn import new_table
from tilldawn.engine.view import Speaker
from tilldawn.games.daylight.public.facts import PRINTED
from tilldawn.games.daylight.public.view import TableView
from tilldawn.play.session import Sitting
from tilldawn.testing.mine import mine_lab
from tilldawn.tui.app import DAWN, HIGH_CONTRAST, NIGHT, TilldawnApp
from tilldawn.tui.daylight.board import sky
from tilldawn.tui.mine.canvas import Canvas
from tilldawn.tui.mine.house import Look, _plot, draw
from tilldawn.tui.mine.sky import SKIES, paint
from tilldawn.tui.shade import Palette, contrast, has_true_colour, palette_of
from tilldawn.tui.table import TableScreen

PALETTES = {
    theme.name: Palette(Color.parse(str(theme.background)), Color.parse(str(theme.foreground)))
    for theme in (NIGHT, DAWN)
}


def grounds(phase: str, palette: Palette, width: int = 80, *, tall: bool = False) -> dict[str, list[Color]]:
    """The colours behind every room, the sky and the earth."""
    lab = mine_lab(people=("marko", "emilia"), fittings={"b4": "crude-stove"}, cold=3)
    view = replace(lab.table.look(), phase=phase)
    look = Look(width, tall, frozenset(), frozenset(), palette=palette)
    sheet = Canvas(width, 5 * look.rows)
    plot = _plot(sheet, view, look)
    paint(sheet, view, plot, palette)
    cells = {
        name: [
            Color.parse(sheet.ground[y][x])
            for y in range(top, bottom)
            for x in range(left, min(right, width))
        ]
        for name, (left, top, right, bottom) in plot.rooms.items()
    }
    cells["sky"] = [Color.parse(sheet.ground[y][0]) for y in range(plot.street)]
    cells["earth"] = [Color.parse(sheet.ground[y][0]) for y in range(plot.street + 1, plot.height)]
    return cells


@pytest.mark.parametrize("phase", SKIES)
@pytest.mark.parametrize("theme", PALETTES)
def test_letters_stay_readable_on_every_ground(theme: str, phase: str) -> None:
    palette = PALETTES[theme]
    least = min(
        contrast(cell, palette.letters) for cells in grounds(phase, palette).values() for cell in cells
    )
    assert least >= 7


def test_the_light_means_people() -> None:
    rooms = grounds("evening", PALETTES[NIGHT.name])
    warm = {name: max(cell.r - cell.b for cell in cells) for name, cells in rooms.items()}
    assert warm["b4"] > warm["a1"], "a stove burns there"
    by_day = grounds("day", PALETTES[NIGHT.name])
    assert rooms["sky"][0].brightness < by_day["sky"][0].brightness


def test_the_night_of_daylight_grows_warmer_every_round_and_ends_brighter() -> None:
    view = new_table("daylight", 2, seed="sky").look()
    assert isinstance(view, TableView)
    bright, warm = [], []
    for number in range(1, PRINTED.rounds + 1):
        above, below = sky(replace(view, round=number), PALETTES[NIGHT.name])
        assert min(contrast(one, PALETTES[NIGHT.name].letters) for one in (above, below)) >= 7
        bright.append(above.brightness + below.brightness)
        warm.append(below.r - below.b)
    assert warm == sorted(warm)
    assert bright[-1] > bright[0]


@pytest.mark.parametrize(
    ("environment", "true"),
    [
        ({"COLORTERM": "truecolor"}, True),
        ({"COLORTERM": "24bit"}, True),
        ({"COLORTERM": ""}, False),
        ({"TERM": "xterm-256color"}, False),
        ({"COLORTERM": "truecolor", "NO_COLOR": ""}, False),
    ],
)
def test_true_colour_is_what_the_terminal_says(environment: dict[str, str], true: bool) -> None:
    assert has_true_colour(environment) is true


@pytest.mark.asyncio
async def test_themes_of_high_contrast_and_few_colours_have_no_shading(
    monkeypatch: pytest.MonkeyPatch, settled: Callable[..., Awaitable[str]]
) -> None:
    monkeypatch.setattr(TableScreen, "pace", "once")
    lab = mine_lab(people=("marko", "emilia"))
    app = TilldawnApp("en", Sitting(lab.table, "shade"), "mine")
    async with app.run_test(size=(80, 24)) as pilot:
        plain = await settled(app, pilot)
        assert palette_of(app) is None
        monkeypatch.setenv("COLORTERM", "truecolor")
        assert os.environ["COLORTERM"] == "truecolor"
        assert palette_of(app) is not None
        app.theme = HIGH_CONTRAST.name
        await pilot.pause()
        assert palette_of(app) is None
        assert await settled(app, pilot) == plain


@pytest.mark.parametrize("width", [80, 120])
def test_a_house_without_shading_says_the_same_as_one_with(width: int) -> None:
    lab = mine_lab(people=("marko", "emilia"), fittings={"b4": "crude-stove"}, cold=1)
    view, say = lab.table.look(), Speaker(lab.table, "en")
    looks = [
        Look(width, True, frozenset(), frozenset(), palette=palette)
        for palette in (None, PALETTES[NIGHT.name])
    ]
    bare, shaded = (draw(view, say, look) for look in looks)
    assert bare.plain == shaded.plain
    assert " on #" not in bare.markup
    assert len(shaded.spans) > len(bare.spans)


@pytest.mark.asyncio
async def test_the_sky_over_the_line_follows_the_theme(
    monkeypatch: pytest.MonkeyPatch, settled: Callable[..., Awaitable[str]]
) -> None:
    monkeypatch.setattr(TableScreen, "pace", "once")
    monkeypatch.setenv("COLORTERM", "truecolor")
    table = new_table("daylight", 2, seed="sky", options={"characters": ["pillar", "psycho"]})
    app = TilldawnApp("en", Sitting(table, "sky"), "daylight")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        label = app.screen.query_one("#line-label")
        night = label.styles.background
        assert night == sky(table.look(), PALETTES[NIGHT.name])[0]
        app.theme = DAWN.name
        await settled(app, pilot)
        assert label.styles.background == sky(table.look(), PALETTES[DAWN.name])[0] != night
        app.theme = HIGH_CONTRAST.name
        await settled(app, pilot)
        assert label.styles.background.a == 0
