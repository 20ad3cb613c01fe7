"""Beats in the terminal: one after the other at the pace that was set, listed, in both languages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from tilldawn.play.session import Sitting
from tilldawn.testing.daylight import Lab, daylight_lab
from tilldawn.testing.mine import mine_lab
from tilldawn.tui.app import TilldawnApp
from tilldawn.tui.beat import BeatWindow
from tilldawn.tui.ending import EndScreen
from tilldawn.tui.reading import Reading
from tilldawn.tui.table import TableScreen

pytestmark = pytest.mark.asyncio


def night() -> Lab:
    """Bo decides last; then three enemies strike and the next Round begins."""
    lab = daylight_lab(2, characters=("hipster", "trigger"), weapons=["fire-axe"] * 2, line=["wanderer"] * 3)
    return lab.choose(skip(lab))


def skip(lab: Lab) -> str:
    return next(o.id for o in lab.table.request.options if o.verb == "skip")  # type: ignore[union-attr]


def words(app: TilldawnApp) -> str:
    return "\n".join(str(one.content) for one in app.screen.query(Static))


async def until(pilot: Pilot[None], true: Callable[[], bool]) -> None:
    for _ in range(400):
        if true():
            return
        await pilot.pause()
        await asyncio.sleep(0.01)
    raise AssertionError(f"never so: {pilot.app.screen}")


async def strike(app: TilldawnApp, pilot: Pilot[None], lab: Lab, pace: str) -> TableScreen:
    """Skip the turn at this pace; what happens then is on the stage."""
    await pilot.pause()
    screen = app.screen
    assert isinstance(screen, TableScreen)
    screen.pace = pace
    screen.answer(skip(lab))
    return screen


async def test_slow_every_moment_waits_and_one_can_go_back_and_to_the_table() -> None:
    lab = night()
    app = TilldawnApp("en", Sitting(lab.table))
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await strike(app, pilot, lab, "slow")
        await until(pilot, lambda: isinstance(app.screen, BeatWindow))
        assert "blow 1 of 3" in words(app)
        assert "1 of 4" in words(app)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, BeatWindow) and "blow 2 of 3" in words(app))
        await pilot.press("left")
        await until(pilot, lambda: isinstance(app.screen, BeatWindow) and "blow 1 of 3" in words(app))
        await asyncio.sleep(0.2)
        assert isinstance(app.screen, BeatWindow)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and bool(screen.menu))
        assert screen.shown == len(lab.table.log)


async def test_normal_small_moments_go_on_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilldawn.play.stage.LEAST", 0.05)
    monkeypatch.setattr("tilldawn.play.stage.EACH", 0.0)
    lab = night()
    app = TilldawnApp("en", Sitting(lab.table))
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await strike(app, pilot, lab, "normal")
        await until(pilot, lambda: len(screen.staging.past) == 4)  # nobody has pressed anything
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and bool(screen.menu))


async def test_a_death_waits_at_the_normal_pace_with_its_page() -> None:
    lab = mine_lab(at="supper", states={"marko": {"hunger": 3}}, next=["hunger-3"])
    app = TilldawnApp("en", Sitting(lab.table), "mine")
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, BeatWindow) and app.screen.kind == "death")
        assert "Marko talked about one dish only" in words(app)
        await pilot.press("space")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))


@pytest.mark.parametrize(("lang", "since"), [("en", "Since your last"), ("fr", "Depuis votre dernière")])
async def test_at_once_nothing_is_staged_and_all_is_listed_in_the_free_rows(lang: str, since: str) -> None:
    lab = night()
    app = TilldawnApp(lang, Sitting(lab.table))
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await strike(app, pilot, lab, "once")
        tail = screen.query_one("#tail", Static)
        await until(pilot, lambda: tail.display and since in str(tail.content))
        assert app.screen is screen
        assert "▾" in str(tail.content)
        await pilot.press("w")
        await until(pilot, lambda: isinstance(app.screen, Reading))
        lost = [line.event for line in lab.table.log if line.event.name == "damage-suffered"]
        assert all(screen.say.event(event) in words(app) for event in lost)


async def test_a_moment_speaks_the_language_of_now() -> None:
    lab = night()
    app = TilldawnApp("en", Sitting(lab.table))
    async with app.run_test(size=(80, 24)) as pilot:
        await strike(app, pilot, lab, "slow")
        await until(pilot, lambda: isinstance(app.screen, BeatWindow))
        await pilot.press("f2")
        await until(pilot, lambda: "Entrée" in words(app))
        assert "Next:" not in words(app)


async def test_after_an_undo_nothing_waits_to_be_shown() -> None:
    lab = night()
    sitting = Sitting(lab.table)
    app = TilldawnApp("en", sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await strike(app, pilot, lab, "once")
        await until(pilot, lambda: bool(screen.menu))
        sitting.undo("step", agreed=True)
        screen.pace = "slow"
        screen.rewound()
        await pilot.pause()
        assert app.screen is screen
        assert screen.stage.since == []
        screen.answer(skip(lab))
        await until(pilot, lambda: isinstance(app.screen, BeatWindow))


async def test_the_last_scene_tells_everybody_numbers_and_where_it_turned() -> None:
    lab = daylight_lab(2, at="search", health={0: 1}, next=["wave", "slow-tide"])
    app = TilldawnApp("en", Sitting(lab.table))
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(2):
            await until(pilot, lambda: isinstance(app.screen, BeatWindow))
            await pilot.press("escape")
            await until(pilot, lambda: not isinstance(app.screen, BeatWindow))
            if isinstance(app.screen, TableScreen) and lab.won is None:
                app.screen.answer(lab.options[1])
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        told = words(app)
        for part in ("☾", "What became of everyone: 1 is lost", "✝", "Where it turned", "The story"):
            assert part in told, part
