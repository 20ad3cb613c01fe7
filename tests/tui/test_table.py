"""The terminal table through Textual's Pilot: whole games by keyboard and by mouse, and every command."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from tilldawn import saves
from tilldawn.engine.game import Seat
from tilldawn.play.newgame import Plan
from tilldawn.play.session import Sitting, last_unfinished, resume
from tilldawn.testing.daylight import daylight_lab
from tilldawn.tui.app import TilldawnApp
from tilldawn.tui.beat import BeatWindow
from tilldawn.tui.ending import EndScreen
from tilldawn.tui.modals import Allot, Chooser, Confirm, Pack
from tilldawn.tui.replay import ReplayScreen
from tilldawn.tui.rules import RuleModal, RulesScreen
from tilldawn.tui.table import TableScreen
from tilldawn.tui.things import Thing

SMALL, LARGE = (80, 24), (120, 40)
pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def instantly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableScreen, "pace", "once")


def sitting(*names: str, seed: str = "5", **options: object) -> Sitting:
    seats = [Seat(*name.split("=")) for name in names or ("Ana", "Bo")]
    return Sitting(Plan("daylight", seats, seed, options).table())


def text_of(app: TilldawnApp, selector: str) -> str:
    return str(app.screen.query_one(selector, Static).content)


def screen_of(app: TilldawnApp) -> TableScreen:
    return next(s for s in reversed(app.screen_stack) if isinstance(s, TableScreen))


async def play_by_keys(app: TilldawnApp, pilot: Pilot[None], random: Random, most: int = 2000) -> None:
    for _ in range(most):
        screen = app.screen
        if isinstance(screen, EndScreen):
            return
        if isinstance(screen, (Confirm, Allot)):
            await pilot.press("n" if isinstance(screen, Confirm) else "enter")
        elif isinstance(screen, TableScreen):
            await pilot.press(str(random.randint(1, min(9, max(1, len(screen.menu))))))
        await pilot.pause()
    raise AssertionError("no end")


@pytest.mark.parametrize(("size", "lang"), [(LARGE, "fr"), pytest.param(SMALL, "en", marks=pytest.mark.long)])
async def test_a_whole_game_by_keyboard(size: tuple[int, int], lang: str) -> None:
    app = TilldawnApp(lang, sitting("Ana", "Bo", "Cleo"))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await play_by_keys(app, pilot, Random(1))
        assert isinstance(app.screen, EndScreen)
        told = " ".join(str(w.content) for w in app.screen.query(Static))
        assert ("What became of everyone" if lang == "en" else "Ce que chacun est devenu") in told
        assert saves.nights().all()


@pytest.mark.parametrize(("size", "lang"), [(SMALL, "fr"), pytest.param(LARGE, "en", marks=pytest.mark.long)])
async def test_a_whole_game_by_mouse(size: tuple[int, int], lang: str) -> None:
    random = Random(2)
    app = TilldawnApp(lang, sitting("Ana", "Bo"))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for _ in range(2000):
            screen = app.screen
            if isinstance(screen, EndScreen):
                break
            if isinstance(screen, Confirm):
                await pilot.click("#no")
            elif isinstance(screen, Allot):
                await pilot.click("#confirm")
            elif isinstance(screen, TableScreen):
                rows = min(len(screen.menu), screen.query_one("#options").size.height)
                screen.query_one("#options", OptionList).scroll_home(animate=False)
                await pilot.pause()
                await pilot.click("#options", offset=(6, random.randrange(max(1, rows))))
            await pilot.pause()
        assert isinstance(app.screen, EndScreen)


async def test_one_line_says_who_must_do_what_and_the_rule() -> None:
    app = TilldawnApp("en", sitting("Ana", "Bo", characters=["pillar", "hipster"]))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "Ana" in text_of(app, "#request")
        assert "Choose a common weapon" in text_of(app, "#request")
        assert "[W-SETUP-04]" in text_of(app, "#request")


async def test_a_thing_shows_what_can_be_done_with_it_and_what_cannot() -> None:
    lab = daylight_lab(
        2, weapons=["fire-axe", "fire-axe"], items={0: ["gun-ammo"]}, line=["wanderer", "brute"]
    )
    app = TilldawnApp("en", Sitting(lab.table))
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        await pilot.press("t")
        assert isinstance(app.focused, Thing)
        await pilot.click(app.screen.query("#players Thing").first())
        await pilot.pause()
        assert isinstance(app.screen, Chooser)
        labels = [label for _, label in app.screen.choices]
        assert "Attack with Fire Axe" in labels
        assert "[W-CRAFT-01]" not in app.screen.below
        assert "[W-INV-13]" in app.screen.below
        await pilot.press(str(labels.index("Attack with Fire Axe") + 1))
        await pilot.pause()
        assert lab.asked == "target"
        await pilot.click(app.screen.query(".foe").first())
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        assert lab.line == ["brute-1"]


async def test_a_players_board_shows_only_that_players_doings() -> None:
    items = {0: ["junk"], 1: ["junk"]}
    lab = daylight_lab(2, weapons=["fire-axe", "fire-axe"], items=items, line=["wanderer"])
    app = TilldawnApp("en", Sitting(lab.table))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.click(app.screen.query("#players Thing").last())
        await pilot.pause()
        ids = [id for id, _ in app.screen.choices if not id.startswith("look|")]  # type: ignore[attr-defined]
        assert ids == ["discard:1:junk"]


async def test_focus_is_one_panel_with_a_running_total() -> None:
    items = {0: ["focus"]}
    lab = daylight_lab(2, weapons=["fire-axe", "fire-axe"], items=items, line=["wanderer", "brute", "raider"])
    app = TilldawnApp("en", Sitting(lab.table))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        lab.choose("attack:fire-axe", "target:brute-1")
        screen_of(app).go_on()
        await pilot.pause()
        assert lab.asked == "focus"
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(app.screen, Allot)
        assert "2 of 2" in str(app.screen.query_one("#sum", Static).content)
        await pilot.press("left", "down", "right", "enter")
        await pilot.pause()
        assert (lab.damage("brute-1"), lab.damage("wanderer-1")) == (1, 1)


async def test_ammo_is_one_panel() -> None:
    lab = daylight_lab(2, characters=("trigger", "pillar"), items={0: ["gun-ammo"] * 3}, line=["monster"])
    app = TilldawnApp("en", Sitting(lab.table))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(app.screen, Allot)
        await pilot.press("right", "enter")
        await pilot.pause()
        assert lab.items(0)["gun-ammo"] == 1


async def test_the_backpack_is_one_panel() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["backpack", "planks", "nails"]}, packed={0: ["junk"]})
    app = TilldawnApp("en", Sitting(lab.table))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("b")
        await pilot.pause()
        assert isinstance(app.screen, Pack)
        await pilot.press("space", "down", "space", "enter")
        await pilot.pause()
        assert "junk" in lab.items(0)
        assert len(lab.player(0).packs[0]) == 1


async def test_a_deadly_choice_is_asked_about_twice() -> None:
    lab = daylight_lab(2, at="search", health={0: 1}, next=["wave", "slow-tide"])
    app = TilldawnApp("en", Sitting(lab.table))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("2")
        await pilot.pause()
        assert isinstance(app.screen, Confirm)
        await pilot.press("escape")
        await pilot.pause()
        assert lab.won is None
        await pilot.press("2", "y")
        await pilot.pause()
        assert lab.won is False


async def test_undo_explains_the_barrier_and_leaves_a_trace() -> None:
    app = TilldawnApp("en", sitting(characters=["pillar", "hipster"], weapons=["fire-axe", "hunting-bow"]))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        table = screen_of(app).table
        before = len(table.answers)
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("u")
        await pilot.pause()
        assert isinstance(app.screen, Chooser)
        assert "everybody must agree" in app.screen.choices[0][1]
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(app.screen, Confirm)
        await pilot.press("y")
        await pilot.pause()
        assert len(table.answers) == before
        assert table.log[-1].event.name == "undone"


async def test_a_branch_is_a_table_of_its_own() -> None:
    first = sitting(characters=["pillar", "hipster"], weapons=["fire-axe", "hunting-bow"])
    app = TilldawnApp("en", first)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        given = len(first.table.answers)
        await pilot.press("l", "up", "u")
        await pilot.pause()
        ids = [id for id, _ in app.screen.choices]  # type: ignore[attr-defined]
        await pilot.press(str(ids.index("branch|line") + 1))
        await pilot.pause()
        assert screen_of(app).sitting is not first
        assert len(first.table.answers) == given
        assert len(screen_of(app).table.answers) < given
        assert len(saves.tables().all()) == 2


async def test_nobody_answers_for_a_bot_and_its_remarks_do_not_shift_the_log() -> None:
    app = TilldawnApp("en", sitting("Ana", "Robo=heuristic"))
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        for _ in range(6):
            await pilot.press("1")
            await pilot.pause()
        screen = screen_of(app)
        assert None in screen._rows
        assert [line for line in screen._rows if line is not None] == list(range(screen.shown))
        screen.pace = "stopped"
        bots = screen.sitting.bots
        while (asked := screen.table.request) and not any(seat in bots for seat in asked.seats):
            await pilot.press("1")
            await pilot.pause()
            while screen.shown < len(screen.table.log) or isinstance(app.screen, BeatWindow):
                await pilot.press("space")
                await pilot.pause()
        given = len(screen.table.answers)
        assert screen.menu == []
        await pilot.press("1")
        await pilot.pause()
        assert len(screen.table.answers) == given
        screen.query_one("#log", OptionList).focus()
        await pilot.pause()
        at = screen._rows.index(screen.shown - 1)
        screen.query_one("#log", OptionList).highlighted = at
        assert screen._log_index() == screen.shown - 1


async def test_the_rule_of_an_option_and_of_a_log_line_opens() -> None:
    app = TilldawnApp("fr", sitting())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, RuleModal)
        await pilot.press("escape")
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("l", "question_mark")
        await pilot.pause()
        assert isinstance(app.screen, RuleModal)


async def test_language_theme_pace_orders_refused_help_and_save() -> None:
    app = TilldawnApp("en", sitting(characters=["pillar", "hipster"]))
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        await pilot.press("f2")
        await pilot.pause()
        assert "arme commune" in text_of(app, "#request")
        theme = app.theme
        await pilot.press("f3", "p", "r")
        await pilot.pause()
        assert app.theme != theme
        assert isinstance(app.screen, Chooser)
        await pilot.press("escape", "o")
        await pilot.pause()
        at = 1 + list(screen_of(app).table.game.topics).index("lucky")
        await pilot.press(str(at))
        await pilot.pause()
        assert screen_of(app).table.orders[0]["lucky"] == "pass"
        await pilot.press("escape", "h")
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        await pilot.press("s")
        await pilot.pause()
        await pilot.press(*"kept", "enter")
        await pilot.pause()
        assert [kept.name for kept in saves.named().all()] == ["kept"]


async def test_resizing_never_breaks_and_too_small_says_so() -> None:
    app = TilldawnApp("en", sitting())
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        for width, height in [(80, 24), (60, 20), (100, 30), (40, 10), (200, 60), (80, 24)]:
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            small = width < 80 or height < 24
            assert app.screen.query_one("#small").display is small
            assert app.screen.query_one("#whole").display is not small
        await pilot.press("1")
        await pilot.pause()
        assert screen_of(app).table.answers


async def test_bots_play_at_a_pace_and_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableScreen, "pace", "normal")
    app = TilldawnApp("en", sitting("A=heuristic", "B=random"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause(0.6)
        assert screen_of(app).table.answers
        await pilot.press("p")
        await pilot.pause(0.3)
        assert screen_of(app).pace == "stopped"
        stopped = (screen_of(app).shown, len(screen_of(app).table.answers))
        await pilot.pause(0.4)
        assert (screen_of(app).shown, len(screen_of(app).table.answers)) == stopped
        for _ in range(6):
            await pilot.press("space")
            await pilot.pause()
        assert (screen_of(app).shown, len(screen_of(app).table.answers)) > stopped


async def test_the_pace_of_the_terminal_is_kept_for_the_next_sitting() -> None:
    for kept in ("stopped", "once"):  # from at once to the slowest, and on
        app = TilldawnApp("en", sitting("Ana"))
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            while screen_of(app).pace != kept:
                await pilot.press("p")
                await pilot.pause()
        app = TilldawnApp("en", sitting("Ana"))
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            assert screen_of(app).pace == kept


async def test_forced_steps_are_told_line_by_line_and_can_be_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableScreen, "pace", "slow")
    lab = daylight_lab(2, weapons=["fire-axe", "fire-axe"], line=["wanderer"] * 4)
    app = TilldawnApp("en", Sitting(lab.table))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen_of(app).answer("skip")  # no moment of its own: Ana skips, and it is Bo's turn
        assert screen_of(app).shown < len(lab.table.log)
        await pilot.press("space")
        await pilot.pause()
        assert screen_of(app).shown == len(lab.table.log)
        assert screen_of(app).menu


async def test_a_things_rules_open_in_the_rulebook() -> None:
    lab = daylight_lab(2, weapons=["fire-axe"], line=["brute"])
    app = TilldawnApp("en", Sitting(lab.table))
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        await pilot.press("t", "question_mark")
        await pilot.pause()
        assert isinstance(app.screen, RulesScreen)
        told = " ".join(str(w.content) for w in app.screen.query(Static))
        assert "Brute" in told
        await pilot.press("escape")
        await pilot.pause()
        app.screen.query("#players Thing").first().focus()
        await pilot.press("enter")
        await pilot.pause()
        labels = [label for _, label in app.screen.choices]  # type: ignore[attr-defined]
        app.screen.query_one(OptionList).highlighted = labels.index("▸ Fire Axe")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Chooser)
        assert app.screen.title_text == "Fire Axe"
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, RulesScreen)


async def test_a_full_disk_is_told_and_play_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(fd: int) -> None:
        raise OSError(28, "No space left on device")

    app = TilldawnApp("en", sitting())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        monkeypatch.setattr("os.fsync", full)
        await pilot.press("1")
        await pilot.pause()
        assert any("No space left" in str(note.message) for note in app._notifications)
        assert screen_of(app).table.answers


async def test_what_was_played_is_there_after_a_kill() -> None:
    app = TilldawnApp("en", sitting())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        given = list(screen_of(app).table.answers)
        name = last_unfinished()
        assert name is not None
        assert resume(name).table.answers == given


async def test_a_recorded_game_can_be_watched_and_played_on() -> None:
    record = sitting("A=heuristic", "B=heuristic")
    while record.bot_move() is not None:
        pass
    [night] = saves.nights().all()
    app = TilldawnApp("en")
    async with app.run_test(size=SMALL) as pilot:
        await app.push_screen(ReplayScreen(night.path.read_bytes()))
        await pilot.pause()
        await pilot.press("right", "right", "end", "left", "home")
        await pilot.pause()
        assert app.screen.at == 0  # type: ignore[attr-defined]
        await pilot.press("pagedown", "p")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


async def test_the_ending_exports_log_and_replay(own_data_folder: Path) -> None:
    over = sitting("A=random")
    while over.bot_move() is not None:
        pass
    app = TilldawnApp("en", over)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, EndScreen)
        await pilot.press("e")
        await pilot.pause()
        assert len(list((own_data_folder / "exports").iterdir())) == 2
