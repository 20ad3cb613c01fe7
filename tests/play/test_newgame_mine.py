"""The pages before a Campaign on the terminal: the choice of the game, and the page of `mine`."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

import tilldawn
from tilldawn.games import load_game
from tilldawn.games.mine.public.lobby import lobby
from tilldawn.play.session import Sitting
from tilldawn.play.sheets import sheet_of, write_sheet
from tilldawn.testing.mine import prudent
from tilldawn.tui.app import TilldawnApp
from tilldawn.tui.controls import Dial, Hint, Tick
from tilldawn.tui.daylight.newgame import NewGameScreen
from tilldawn.tui.mine.newgame import MineGameScreen
from tilldawn.tui.start import GameName, StartScreen

SMALL, LARGE = (80, 24), (120, 40)
LANGS = pytest.mark.parametrize("lang", ["en", "fr"])
EVERYWHERE = pytest.mark.parametrize(
    ("size", "lang"),
    [
        pytest.param(SMALL, "fr", id="fr-80x24"),
        pytest.param(LARGE, "en", id="en-120x40"),
        pytest.param(SMALL, "en", id="en-80x24", marks=pytest.mark.long),
        pytest.param(LARGE, "fr", id="fr-120x40", marks=pytest.mark.long),
    ],
)
"""Where there is least room for the longer language, and the other way round; the rest are long suites."""
takes_sheets = pytest.mark.skipif(
    "sheet" not in load_game("mine").option_names, reason="the game does not take the option `sheet` yet"
)


@pytest.fixture
def seated(monkeypatch: pytest.MonkeyPatch) -> list[Sitting]:
    """Tables somebody sat down at."""
    sat: list[Sitting] = []
    monkeypatch.setattr(TilldawnApp, "open_table", lambda _, sitting: sat.append(sitting))
    return sat


def shown(app: TilldawnApp) -> str:
    """All that stands on the screen, line by line."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


async def open_new(pilot: Pilot[None]) -> MineGameScreen:
    await pilot.press("1")
    await pilot.pause()
    screen = pilot.app.screen
    assert isinstance(screen, MineGameScreen)
    return screen


async def at(pilot: Pilot[None], id: str, *keys: str) -> None:
    """Go to a widget and press keys."""
    pilot.app.screen.query_one(f"#{id}").focus()
    await pilot.pause()
    await pilot.press(*keys)
    await pilot.pause()


def about(screen: MineGameScreen) -> str:
    return str(screen.query_one("#about", Static).render())


# --- The start page offers both games -------------------------------------------------------------------


@EVERYWHERE
@pytest.mark.asyncio
async def test_both_games_are_offered_and_the_arrows_choose(size: tuple[int, int], lang: str) -> None:
    app = TilldawnApp(lang)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert "▶ Survive Until Daylight" in shown(app)
        assert "This War of Mine" in shown(app)
        await pilot.press("right")
        await pilot.pause()
        assert "▶ This War of Mine" in shown(app)
        assert app.game == "mine"
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(app.screen, MineGameScreen)
        await pilot.press("escape", "left", "1")
        await pilot.pause()
        assert isinstance(app.screen, NewGameScreen)
        hints = list(app.screen_stack[1].query(Hint))
        assert all(one.region.right <= other.region.x for one, other in pairwise(hints))
        assert hints[-1].region.right <= size[0]


@pytest.mark.asyncio
async def test_the_mouse_chooses_a_game() -> None:
    app = TilldawnApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.click(app.screen.query(GameName).last())
        await pilot.pause()
        assert app.game == "mine"
        assert "▶ This War of Mine" in shown(app)


@pytest.mark.asyncio
async def test_a_game_taken_up_again_is_the_one_the_menu_speaks_of(seated: list[Sitting]) -> None:
    Sitting(tilldawn.new_table("mine", ["Ana"], "7"))
    app = TilldawnApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("2")
        await pilot.pause()
        assert app.game == "mine"
    assert [sitting.table.game.id for sitting in seated] == ["mine"]


# --- The page of mine -----------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_two_keystrokes_start_a_campaign(seated: list[Sitting]) -> None:
    app = TilldawnApp("en", None, "mine")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter")
        assert isinstance(app.screen, MineGameScreen)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)
    [sitting] = seated
    assert sitting.table.game.id == "mine"
    assert sitting.table.options == {}


@EVERYWHERE
@pytest.mark.asyncio
async def test_everything_is_filled_in_by_keyboard(
    size: tuple[int, int], lang: str, seated: list[Sitting]
) -> None:
    app = TilldawnApp(lang, None, "mine")
    async with app.run_test(size=size) as pilot:
        await open_new(pilot)
        await at(pilot, "count", "right")
        await at(pilot, "name-0", *"Ana")
        await at(pilot, "who-1", "right")
        await at(pilot, "group-0", "right")
        await at(pilot, "group-2", "right", "right")
        await at(pilot, "advanced-534", "space")
        await at(pilot, "advanced-155", "space")
        await at(pilot, "switch-lenient-333", "space")
        await at(pilot, "topic-child", "space")
        await at(pilot, "seed", *"snow")
        await pilot.press("f5")
        await pilot.pause()
    [sitting] = seated
    table = sitting.table
    assert (table.seats[0].name, table.seats[0].player) == ("Ana", "human")
    assert table.seats[1].player != "human"
    assert table.options["advanced"] == ["155", "534"]
    assert table.options["lenient_333"] is True
    assert table.options["fade"] == ["child"]
    assert set(table.options["characters"]) >= {"zlata", "marin"}
    assert len(table.options["characters"]) == 3


@EVERYWHERE
@pytest.mark.asyncio
async def test_six_players_and_all_controls_are_on_the_screen(size: tuple[int, int], lang: str) -> None:
    app = TilldawnApp(lang, None, "mine")
    async with app.run_test(size=size) as pilot:
        screen = await open_new(pilot)
        await at(pilot, "count", "left")
        assert screen.table.count == 6
        for widget in [*screen.query(Dial), *screen.query(Tick), *screen.query(Input)]:
            assert screen.region.contains_region(widget.region), widget.id
        for tick in screen.query(Tick):
            assert tick.region.width >= len(f"[ ] {tick.label}"), tick.label
        for dial in screen.query(Dial):
            assert dial.region.width >= len(f"‹ {dial.choices[dial.at][1]} ›"), dial.id
        assert screen.region.contains_region(screen.query_one("#start").region)
        assert screen.query_one("#pane").region.height >= 5


@EVERYWHERE
@pytest.mark.asyncio
async def test_every_candidate_can_be_read_before_it_is_chosen(size: tuple[int, int], lang: str) -> None:
    app = TilldawnApp(lang, None, "mine")
    async with app.run_test(size=size) as pilot:
        screen = await open_new(pilot)
        for place, border in (("group-0", "red"), ("group-1", "black")):
            await at(pilot, place)
            for one in [c for c in lobby().candidates() if c.border == border]:
                await pilot.press("right")
                await pilot.pause()
                said = about(screen)
                assert f"▶ {app.say(f'character-{one.id}')}" in said
                for text in ("life", "skill", "skill-text"):
                    assert app.say(f"character-{one.id}.{text}") in said
                for number in (one.prowess, one.empathy, one.inventory):
                    assert str(number) in said


@pytest.mark.asyncio
async def test_emira_can_have_a_place_while_the_extra_cards_are_played(seated: list[Sitting]) -> None:
    app = TilldawnApp("en", None, "mine")
    async with app.run_test(size=LARGE) as pilot:
        screen = await open_new(pilot)
        dial = screen.query_one("#group-1", Dial)
        assert "emira" not in [id for id, _ in dial.choices]
        await at(pilot, "module-extras", "space")
        assert "emira" in [id for id, _ in dial.choices]
        await at(pilot, "group-1", "left")
        assert dial.value == "emira"
        assert "▶ Emira" in about(screen)
        await at(pilot, "module-extras", "space")
        assert (dial.value, screen.table.group[1]) == ("", "")
        await at(pilot, "module-extras", "space")
        await at(pilot, "group-1", "left")
        await pilot.press("f5")
        await pilot.pause()
    assert seated[0].table.options["modules"] == ["extras"]
    assert "emira" in seated[0].table.options["characters"]


@pytest.mark.asyncio
async def test_the_same_character_twice_is_told_in_place_and_nothing_is_lost(seated: list[Sitting]) -> None:
    app = TilldawnApp("fr", None, "mine")
    async with app.run_test(size=SMALL) as pilot:
        screen = await open_new(pilot)
        await at(pilot, "name-0", *"Ana")
        for place in ("group-1", "group-2"):
            await at(pilot, place, "right")
        await pilot.press("f5")
        await pilot.pause()
        assert app.screen is screen
        assert "Emilia, Emilia" in str(screen.query_one("#error", Static).render())
        await pilot.press("f2")
        await pilot.pause()
        assert screen.query_one("#name-0", Input).value == "Ana"
        assert screen.query_one("#group-1", Dial).value == "emilia"
        assert "no starting group" in str(screen.query_one("#error", Static).render())
        await at(pilot, "group-2", "right", "f5")
    assert len(seated) == 1


@LANGS
@pytest.mark.asyncio
async def test_what_the_focus_is_on_is_explained(lang: str) -> None:
    app = TilldawnApp(lang, None, "mine")
    async with app.run_test(size=SMALL) as pilot:
        screen = await open_new(pilot)
        assert app.say("newgame-about-start") in about(screen)
        for number in lobby().advanced:
            await at(pilot, f"advanced-{number}")
            assert f"▶ {app.say(f'advanced-{number}')}" in about(screen)
            assert app.say(f"advanced-{number}.text") in about(screen)
        for name in lobby().switches:
            id = f"switch-{name.replace('_', '-')}"
            await at(pilot, id)
            assert app.say(f"{id}.text") in about(screen)
        for topic in lobby().topics:
            await at(pilot, f"topic-{topic}")
            assert app.say(f"topic-{topic}.text") in about(screen)
        for id, said in (("count", "newgame-about-players"), ("seed", "newgame-about-seed")):
            await at(pilot, id)
            assert app.say(said) in about(screen)
        await at(pilot, "sheet")
        assert app.say("newgame-about-sheet") in about(screen)
        await at(pilot, "who-0")
        assert app.say("newgame-who-random.text") in about(screen)


@pytest.mark.asyncio
async def test_the_arrows_walk_over_the_whole_page() -> None:
    app = TilldawnApp("en", None, "mine")
    async with app.run_test(size=SMALL) as pilot:
        screen = await open_new(pilot)
        walked = []
        for _ in range(40):  # more than there are
            await pilot.press("up")
            walked.append((screen.focused or screen).id)
        assert walked[-1] in {"count", "seed", "sheet"}
        await pilot.press(*["down"] * 41)
        assert (screen.focused or screen).id in {"start", "back"}


@pytest.mark.parametrize("size", [(30, 8), (8, 3), (1, 1), (200, 60)])
@pytest.mark.asyncio
async def test_the_page_lives_in_any_terminal(size: tuple[int, int]) -> None:
    app = TilldawnApp("fr", None, "mine")
    async with app.run_test(size=SMALL) as pilot:
        screen = await open_new(pilot)
        await pilot.resize_terminal(*size)
        await pilot.pause()
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert app.screen is screen


# --- From a Save Sheet ----------------------------------------------------------------------------------


def a_sheet(folder: Path) -> Path:
    """A file with the sheet of a first Dawn."""
    table = tilldawn.new_table("mine", ["Ana", "Bo"], "3")
    random = Random(3)
    while table.state.day < 2:
        table.play(prudent(table, random))
    return write_sheet(sheet_of(table, "en"), str(folder / "sheet.txt"))


@pytest.mark.asyncio
async def test_a_sheet_that_is_not_there_is_told(seated: list[Sitting]) -> None:
    app = TilldawnApp("en", None, "mine")
    async with app.run_test(size=SMALL) as pilot:
        screen = await open_new(pilot)
        screen.table.sheet = "nowhere.txt"
        await pilot.press("f5")
        await pilot.pause()
        assert "nowhere.txt" in str(screen.query_one("#error", Static).render())
    assert seated == []


@takes_sheets
@pytest.mark.asyncio
async def test_a_campaign_goes_on_from_a_sheet(seated: list[Sitting], tmp_path: Path) -> None:
    app = TilldawnApp("fr", None, "mine")
    async with app.run_test(size=SMALL) as pilot:
        screen = await open_new(pilot)
        await at(pilot, "count", "right")
        screen.query_one("#sheet", Input).value = str(a_sheet(tmp_path))
        await at(pilot, "start")
        assert "sur la fiche de sauvegarde" in about(screen)
        await pilot.press("f5")
        await pilot.pause()
    assert [sitting.table.state.day for sitting in seated] == [2]
    assert len(seated[0].table.seats) == 2
