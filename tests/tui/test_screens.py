"""The screens around the table: start, new game, shelves, rulebook, keys; by keyboard and by mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

import tilldawn
from tilldawn.engine.text import catalog
from tilldawn.games.daylight.public.lobby import lobby, weapons_each
from tilldawn.play.session import Sitting, last_unfinished
from tilldawn.saves import named, nights, tables
from tilldawn.testing.archive import outdated
from tilldawn.tui.app import THEMES, TilldawnApp
from tilldawn.tui.controls import Dial, Hint, Tick
from tilldawn.tui.daylight.gallery import Pickable
from tilldawn.tui.daylight.newgame import NewGameScreen
from tilldawn.tui.help import HelpScreen
from tilldawn.tui.rules import RuleModal, RulesScreen
from tilldawn.tui.shelves import SavesScreen
from tilldawn.tui.start import StartScreen

SMALL, LARGE = (80, 24), (120, 40)
SIZES = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
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
Play = Pilot[None]


@pytest.fixture
def seated(monkeypatch: pytest.MonkeyPatch) -> list[Sitting]:
    """Tables somebody sat down at."""
    sat: list[Sitting] = []
    monkeypatch.setattr(TilldawnApp, "open_table", lambda _, sitting: sat.append(sitting))
    return sat


def kept_game(name: str | None = None, **options: object) -> Sitting:
    """A game that waits."""
    return Sitting(tilldawn.new_table("daylight", ["Ana", "Bo"], "7", dict(options)), name)


def shown(app: TilldawnApp) -> str:
    """All that stands on the screen, line by line."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


def menu_ids(app: TilldawnApp, id: str = "#menu") -> list[str]:
    return [str(option.prompt) for option in app.screen.query_one(id, OptionList).options]


# --- Start -----------------------------------------------------------------------------------------


@EVERYWHERE
@pytest.mark.asyncio
async def test_the_menu_fits_and_tells_all(size: tuple[int, int], lang: str) -> None:
    app = TilldawnApp(lang)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        said = shown(app)
        for number in range(1, 10):
            assert f" {number}  " in said
        words = catalog(lang, "daylight")
        for id in ("start-new", "start-rules", "start-language", "start-quit"):
            assert app.say(id) in said
        last = app.say("start-unofficial").split()[-1]
        assert last in said
        assert words.lang == lang
        assert app.focused is app.screen.query_one("#menu")


@pytest.mark.asyncio
async def test_two_keystrokes_start_a_game(seated: list[Sitting]) -> None:
    app = TilldawnApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter")
        assert isinstance(app.screen, NewGameScreen)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)
    [sitting] = seated
    assert [seat.name for seat in sitting.table.seats] == ["Player 1"]
    assert len(tables().all()) == 1


@LANGS
@pytest.mark.asyncio
async def test_continue_is_open_once_a_game_waits(lang: str, seated: list[Sitting]) -> None:
    app = TilldawnApp(lang)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("2")
        assert seated == []
        assert app.say("start-continue-none") in shown(app)
        waiting = kept_game()
        await pilot.press("5", "escape")
        await pilot.pause()
        assert waiting.name in menu_ids(app)[1]
        await pilot.press("2")
    assert [sitting.name for sitting in seated] == [waiting.name]


@pytest.mark.asyncio
async def test_letters_choose_or_go_to_the_next_of_several() -> None:
    app = TilldawnApp()
    async with app.run_test(size=SMALL) as pilot:
        menu = app.screen.query_one("#menu", OptionList)
        await pilot.press("l")
        assert menu.highlighted == 2
        await pilot.press("l")
        assert menu.highlighted == 6
        await pilot.press("r")
        assert isinstance(app.screen, RulesScreen)
        await pilot.press("escape", "h")
        assert isinstance(app.screen, HelpScreen)
        await pilot.press("escape", "escape")
        assert isinstance(app.screen, StartScreen)
        await pilot.press("q")
    assert app.return_code == 0


@pytest.mark.asyncio
async def test_the_mouse_opens_a_line_of_the_menu_and_the_foot() -> None:
    app = TilldawnApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.click("#menu", offset=(6, 5))
        assert isinstance(app.screen, RulesScreen)
        back = next(hint for hint in app.screen.query(Hint) if hint.act == "screen.back")
        await pilot.click(back)
        assert isinstance(app.screen, StartScreen)


@SIZES
@pytest.mark.asyncio
async def test_language_and_theme_switch_everywhere(size: tuple[int, int]) -> None:
    app = TilldawnApp()
    async with app.run_test(size=size) as pilot:
        await pilot.press("7")
        await pilot.pause()
        assert app.lang == "fr"
        assert "Nouvelle partie" in shown(app)
        assert app.focused is app.screen.query_one("#menu")
        await pilot.press("8")
        await pilot.pause()
        assert app.theme == THEMES[1].name
        assert "Thème\u00a0: aube" in shown(app)
        await pilot.press("f2", "f3")
        await pilot.pause()
        assert "Theme: high contrast" in shown(app)


# --- A new game ------------------------------------------------------------------------------------


async def open_new(pilot: Play) -> NewGameScreen:
    await pilot.press("1")
    await pilot.pause()
    screen = pilot.app.screen
    assert isinstance(screen, NewGameScreen)
    return screen


async def at(pilot: Play, id: str, *keys: str) -> None:
    """Go to a widget and press keys."""
    pilot.app.screen.query_one(f"#{id}").focus()
    await pilot.pause()
    await pilot.press(*keys)
    await pilot.pause()


@EVERYWHERE
@pytest.mark.asyncio
async def test_everything_of_a_new_game_is_filled_in_by_keyboard(
    size: tuple[int, int], lang: str, seated: list[Sitting]
) -> None:
    app = TilldawnApp(lang)
    async with app.run_test(size=size) as pilot:
        await open_new(pilot)
        await at(pilot, "count", "right")
        await at(pilot, "name-0", "A", "n", "a")
        await at(pilot, "who-1", "right")
        await at(pilot, "character-0", "right")
        await at(pilot, "character-1", "right", "right")
        await at(pilot, "weapon-0-0", "right")
        await at(pilot, "difficulty", "right")
        await at(pilot, "mode-blackout", "space")
        await at(pilot, "seed", *"night7")
        await pilot.press("f5")
        await pilot.pause()
    [sitting] = seated
    table = sitting.table
    assert (table.seats[0].name, table.seats[0].player) == ("Ana", "human")
    assert table.seats[1].player == "heuristic"
    assert table.options == {
        "difficulty": "hard",
        "modes": ["blackout"],
        "characters": ["pillar", "psycho"],
        "weapons": [["fire-axe"], []],
    }
    assert table.save()


@pytest.mark.asyncio
async def test_alone_one_takes_two_common_weapons(seated: list[Sitting]) -> None:
    assert [weapons_each(seats) for seats in (1, 2, 6)] == [2, 1, 1]
    app = TilldawnApp()
    async with app.run_test(size=SMALL) as pilot:
        screen = await open_new(pilot)
        assert screen.query_one("#second").display
        await at(pilot, "weapon-0-0", "right")
        await at(pilot, "weapon-0-1", "left")
        await at(pilot, "count", "right")
        assert not screen.query_one("#second").display
        await pilot.press("left", "f5")
        await pilot.pause()
    assert seated[0].table.options["weapons"] == [["fire-axe", "hunting-bow"]]


@EVERYWHERE
@pytest.mark.asyncio
async def test_a_bad_option_is_told_in_place_and_nothing_is_lost(
    size: tuple[int, int], lang: str, seated: list[Sitting]
) -> None:
    app = TilldawnApp(lang)
    async with app.run_test(size=size) as pilot:
        screen = await open_new(pilot)
        await at(pilot, "count", "right")
        await at(pilot, "name-1", "B", "o")
        for seat in (0, 1):
            await at(pilot, f"character-{seat}", "right")
        await pilot.press("f5")
        await pilot.pause()
        assert app.screen is screen
        assert seated == []
        name = app.say("character-pillar")
        assert f"{name}" in str(screen.query_one("#error", Static).render())
        await pilot.press("f2")
        await pilot.pause()
        said = str(screen.query_one("#error", Static).render())
        assert app.say("character-pillar") in said
        assert screen.query_one("#name-1", Input).value == "Bo"
        assert app.focused is not None
        assert app.focused.id == "character-1"
        await pilot.press("right")
        await pilot.pause()
        assert not screen.query_one("#error").display
        await pilot.press("f5")
        await pilot.pause()
    assert len(seated) == 1


@pytest.mark.asyncio
async def test_a_weapon_that_is_gone_is_named_as_players_know_it() -> None:
    app = TilldawnApp("fr")
    async with app.run_test(size=SMALL) as pilot:
        screen = await open_new(pilot)
        await at(pilot, "count", "right")
        for seat in (0, 1):
            await at(pilot, f"weapon-{seat}-0", "right", "right", "right")
        await pilot.press("f5")
        await pilot.pause()
        assert "Chaîne de chien" in str(screen.query_one("#error", Static).render())


@EVERYWHERE
@pytest.mark.asyncio
async def test_every_character_can_be_read_before_it_is_chosen(size: tuple[int, int], lang: str) -> None:
    app = TilldawnApp(lang)
    async with app.run_test(size=size) as pilot:
        screen = await open_new(pilot)
        for character in lobby().characters:
            await at(pilot, "character-0", "right")
            card = next(c for c in screen.query(".card").results(Pickable) if c.character == character.id)
            assert card.display
            assert card.region.height > 0
            said = str(card.render())
            assert said.startswith("▶")
            assert str(character.health) in said
            for perk in (character.main, character.first):
                assert app.say(f"perk-{perk}.text") in said
            assert app.say(f"card-{character.weapon.id}") in said
        cards = [c for c in screen.query(".card").results(Pickable) if c.styles.display != "none"]
        assert len(cards) == (6 if size == LARGE else 1)


@SIZES
@pytest.mark.asyncio
async def test_six_seats_and_all_controls_are_on_the_screen(size: tuple[int, int]) -> None:
    app = TilldawnApp("fr")
    async with app.run_test(size=size) as pilot:
        screen = await open_new(pilot)
        await at(pilot, "count", "left")
        assert screen.draft.count == 6
        for widget in [*screen.query(Dial), *screen.query(Tick), *screen.query(Input)]:
            if widget.id != "weapon-0-1":
                assert screen.region.contains_region(widget.region), widget.id
        for seat in range(6):
            await at(pilot, f"weapon-{seat}-0", "right", "right")
            dial = screen.query_one(f"#weapon-{seat}-0", Dial)
            assert str(dial.render()).endswith("›")
            assert dial.region.right <= size[0]
        assert screen.region.contains_region(screen.query_one("#start").region)


@pytest.mark.asyncio
async def test_the_arrows_walk_over_the_whole_page() -> None:
    app = TilldawnApp()
    async with app.run_test(size=SMALL) as pilot:
        screen = await open_new(pilot)
        await pilot.press("right")
        assert screen.focused is screen.query_one("#back")
        walked = []
        for _ in range(5):
            await pilot.press("up")
            walked.append((screen.focused or screen).id)
        assert walked[0] == "mode-shepherd"
        assert walked[-1] in {"count", "difficulty", "seed"}
        await pilot.press(*["down"] * 6)
        assert screen.focused is not None
        assert screen.focused.id in ("start", "back")


@SIZES
@pytest.mark.asyncio
async def test_a_new_game_by_mouse(size: tuple[int, int], seated: list[Sitting]) -> None:
    app = TilldawnApp()
    async with app.run_test(size=size) as pilot:
        screen = await open_new(pilot)
        await pilot.click("#count", offset=(4, 0))
        await pilot.click("#difficulty", offset=(0, 0))
        await pilot.click("#mode-shepherd")
        await pilot.click("#character-0", offset=(3, 0))
        await pilot.pause()
        part = ".card" if size == LARGE else ".name"
        trigger = next(c for c in screen.query(part).results(Pickable) if c.character == "trigger")
        await pilot.click(trigger)
        await pilot.pause()
        assert screen.draft.places[0].character == "trigger"
        await pilot.click("#start")
        await pilot.pause()
    options = seated[0].table.options
    assert options["difficulty"] == "easy"
    assert options["modes"] == ["shepherd"]
    assert options["characters"] == ["trigger", None]


@pytest.mark.asyncio
async def test_what_the_focus_is_on_is_explained() -> None:
    app = TilldawnApp()
    async with app.run_test(size=SMALL) as pilot:
        screen = await open_new(pilot)

        def about() -> str:
            return str(screen.query_one("#about", Static).render())

        assert "Player 1" in about()
        for id, said in (
            ("weapon-0-0", "Fixed 2"),
            ("difficulty", "1 less Health"),
            ("mode-shepherd", "▶ Shepherd"),
            ("who-0", "▶ A person"),
            ("seed", "same seed"),
            ("count", "1 to 6 seats"),
            ("name-0", "calls this seat"),
        ):
            await at(pilot, id)
            assert said in about()


@pytest.mark.asyncio
async def test_resizing_breaks_nothing(seated: list[Sitting]) -> None:
    app = TilldawnApp()
    async with app.run_test(size=LARGE) as pilot:
        screen = await open_new(pilot)
        await at(pilot, "character-0", "right")
        for size in (SMALL, (40, 10), (200, 60), (20, 5), SMALL):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert screen.has_class("-wide") == (size[0] >= 110)
        await pilot.press("f1")
        await pilot.resize_terminal(*LARGE)
        await pilot.press("escape")
        await pilot.pause()
        assert screen.has_class("-wide")
        assert screen.draft.places[0].character == "pillar"
        await pilot.press("f5")
        await pilot.pause()
    assert len(seated) == 1


@pytest.mark.parametrize("keys", ["", "1", "3", "4", "5", "6"])
@pytest.mark.asyncio
async def test_every_screen_lives_in_any_terminal(keys: str) -> None:
    kept_game().save_as("a save with a rather long name, so that it wraps")
    app = TilldawnApp("fr")
    async with app.run_test(size=LARGE) as pilot:
        await pilot.press(*keys)
        for size in (SMALL, (30, 8), (8, 3), (1, 1), (200, 60)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
        app.push_screen(RuleModal(["W-WAVE-05"]))
        for size in ((30, 8), (1, 1), SMALL):
            await pilot.resize_terminal(*size)
            await pilot.pause()


# --- Shelves ---------------------------------------------------------------------------------------


@EVERYWHERE
@pytest.mark.asyncio
async def test_a_named_save_is_opened_and_stays(
    size: tuple[int, int], lang: str, seated: list[Sitting]
) -> None:
    kept_game().save_as("before the wave")
    app = TilldawnApp(lang)
    async with app.run_test(size=size) as pilot:
        await pilot.press("3")
        await pilot.pause()
        assert "before the wave" in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)
    assert len(seated) == 1
    assert [kept.name for kept in named().all()] == ["before the wave"]


@LANGS
@pytest.mark.asyncio
async def test_a_broken_save_says_why_and_stays(lang: str, seated: list[Sitting]) -> None:
    sitting = kept_game()
    sitting.save_as("good")
    broken = named().write("bad", sitting.table.save()[:-40])
    app = TilldawnApp(lang)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("3")
        await pilot.pause()
        await pilot.press("home")
        if "bad" not in menu_ids(app, "#list")[0]:
            await pilot.press("down")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, SavesScreen)
        assert app.say("shelf-refused", why="").strip() in " ".join(menu_ids(app, "#list"))
        await pilot.press("f2")
        await pilot.pause()
        assert app.say("shelf-refused", why="").strip() in " ".join(menu_ids(app, "#list"))
    assert seated == []
    assert broken.exists()


@pytest.mark.asyncio
async def test_other_unfinished_games_lie_on_the_next_shelf(seated: list[Sitting]) -> None:
    kept_game("first")
    kept_game("second")
    app = TilldawnApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("3")
        await pilot.pause()
        assert app.say("shelf-saves.empty").split()[0] in shown(app)
        await pilot.press("right")
        await pilot.pause()
        assert len(menu_ids(app, "#list")) == 2
        await pilot.press("end", "enter")
        await pilot.pause()
    assert [sitting.name in {"first", "second"} for sitting in seated] == [True]


@pytest.mark.asyncio
async def test_removing_asks_first_and_no_is_the_safe_answer() -> None:
    kept_game().save_as("old")
    app = TilldawnApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("3")
        await pilot.pause()
        await pilot.press("delete", "enter")
        await pilot.pause()
        assert len(named().all()) == 1
        await pilot.press("delete", "y")
        await pilot.pause()
        assert named().all() == []
        assert not app.screen.query_one("#list").display
        await pilot.press("escape")
        assert isinstance(app.screen, StartScreen)


@LANGS
@pytest.mark.asyncio
async def test_empty_shelves_say_what_to_do(lang: str) -> None:
    app = TilldawnApp(lang)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("4")
        await pilot.pause()
        assert app.say("shelf-nights.empty")[:40] in shown(app)
        await pilot.press("enter", "delete", "left", "escape")
        assert isinstance(app.screen, StartScreen)


@pytest.mark.asyncio
async def test_an_ended_game_can_be_watched() -> None:
    seats = [tilldawn.engine.game.Seat(name, "random") for name in ("Ana", "Bo")]
    sitting = Sitting(tilldawn.new_table("daylight", seats, "7", {}))
    while sitting.bot_move():
        pass
    assert nights().all()
    assert last_unfinished() is None
    app = TilldawnApp()
    async with app.run_test(size=LARGE) as pilot:
        await pilot.press("4")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert type(app.screen).__name__ == "ReplayScreen"


# --- Rulebook --------------------------------------------------------------------------------------


@SIZES
@pytest.mark.asyncio
async def test_the_rulebook_is_searched_in_the_readers_language(size: tuple[int, int]) -> None:
    app = TilldawnApp("fr")
    async with app.run_test(size=size) as pilot:
        await pilot.press("5")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, RulesScreen)
        assert len(screen.found) == 285
        await pilot.press(*"eclabou")
        await pilot.pause()
        assert 0 < len(screen.found) < 80
        assert screen.shown == screen.found[0].id
        await pilot.press("down", "down")
        await pilot.pause()
        assert screen.shown == screen.found[1].id
        read = screen.found[1]
        assert read.title in str(screen.query_one("#rule", Static).render())
        await pilot.press("f2")
        await pilot.pause()
        assert screen.query_one("#words", Input).value == "eclabou"
        await pilot.press("slash", *"xyz")
        await pilot.pause()
        assert screen.found == []
        assert app.say("rules-ui-none")[:20] in shown(app)
        await pilot.press("escape")
        assert isinstance(app.screen, StartScreen)


@pytest.mark.asyncio
async def test_the_rulebook_opens_at_a_rule() -> None:
    app = TilldawnApp()
    async with app.run_test(size=SMALL) as pilot:
        app.push_screen(RulesScreen("W-WAVE-05"))
        await pilot.pause()
        await pilot.pause()
        assert "The price of delay" in shown(app)
        assert app.focused is app.screen.query_one("#found")
        await pilot.press("enter")
        assert app.focused is app.screen.query_one("#reading")


@EVERYWHERE
@pytest.mark.asyncio
async def test_a_window_shows_the_rules_behind_a_thing(size: tuple[int, int], lang: str) -> None:
    app = TilldawnApp(lang)
    async with app.run_test(size=size) as pilot:
        for key in ("escape", "enter", "q"):
            app.push_screen(RuleModal(["W-WAVE-05", "NONE-1"]))
            await pilot.pause()
            assert "W-WAVE-05" in shown(app)
            await pilot.press("f2", "f2")
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, StartScreen)
        app.push_screen(RuleModal(["W-WAVE-05"]))
        await pilot.press("slash")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, RulesScreen)
        assert screen.shown == "W-WAVE-05"
        await pilot.press("escape")
        assert isinstance(app.screen, StartScreen)


# --- Keys ------------------------------------------------------------------------------------------


@EVERYWHERE
@pytest.mark.asyncio
async def test_help_tells_every_key_and_scrolls(size: tuple[int, int], lang: str) -> None:
    app = TilldawnApp(lang)
    async with app.run_test(size=size) as pilot:
        await pilot.press("f1")
        await pilot.pause()
        seen = shown(app)
        for _ in range(8):
            await pilot.press("pagedown")
            await pilot.pause(0.4 if size == SMALL else 0.2)
            seen += shown(app)
        for key in ("F2", "F3", "Ctrl+Q", "?", "F5"):
            assert key in seen
        assert app.say("keys-shelf-other").split()[-1] in seen
        await pilot.press("q")
        assert isinstance(app.screen, StartScreen)


@LANGS
@pytest.mark.parametrize("keys", ["", "1", "3", "5", "6"])
@pytest.mark.asyncio
async def test_no_key_hint_is_cut_off_at_80_columns(lang: str, keys: str) -> None:
    app = TilldawnApp(lang)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press(*keys)
        await pilot.pause()
        hints = list(app.screen.query(Hint))
        assert hints
        assert all(one.region.right <= other.region.x for one, other in pairwise(hints))
        assert hints[-1].region.right <= 80


def french_lines() -> Iterator[tuple[int, str]]:
    path = Path(tilldawn.__file__).parent / "locale" / "fr" / "tui-screens.ftl"
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.startswith("#"):
            yield number, line


@pytest.mark.parametrize("wrong", [" :", " ;", " ?", " !", " »", "« ", "'"])
def test_french_typography(wrong: str) -> None:
    bad: Callable[[str], bool] = lambda line: wrong in line.split("= ", 1)[-1]  # noqa: E731
    assert [number for number, line in french_lines() if bad(line) and ".key = ?" not in line] == []


# --- Saves that the rules do not allow any more ----------------------------------------------------------


@pytest.mark.asyncio
async def test_an_outdated_save_is_offered_for_play_from_its_checkpoint(seated: list[Sitting]) -> None:
    sitting = kept_game("winter")
    old = outdated(sitting.table.save())
    tables().write("winter", old)
    app = TilldawnApp("fr")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("2")
        await pilot.pause()
        assert "0>fly" in shown(app)
        await pilot.press("n")
        await pilot.pause()
        assert seated == []
        assert tables().read("winter") == old
        await pilot.press("2")
        await pilot.pause()
        await pilot.press("o")
        await pilot.pause()
    assert [one.name for one in seated] == ["winter"]
    assert [kept.path.read_bytes() for kept in named().all()] == [old]


@pytest.mark.asyncio
async def test_an_outdated_named_save_is_offered_on_its_shelf(seated: list[Sitting]) -> None:
    named().write("autumn", outdated(kept_game().table.save()))
    app = TilldawnApp("en")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("3", "enter")
        await pilot.pause()
        assert "0>fly" in shown(app)
        await pilot.press("y")
        await pilot.pause()
    assert len(seated) == 1
