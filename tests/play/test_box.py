"""What is played of the box, chosen in text mode, on the command line and at the terminal."""

from __future__ import annotations

import io
import sys
from typing import Any

import pytest
from textual.widgets import Static

import tilldawn
from tilldawn import saves
from tilldawn.cli import main
from tilldawn.engine.request import Text
from tilldawn.engine.text import catalog
from tilldawn.engine.view import Speaker
from tilldawn.games.mine import modules
from tilldawn.games.mine.modules import Module, add_module
from tilldawn.games.mine.public.lobby import lobby
from tilldawn.play import telling
from tilldawn.play.mine import box
from tilldawn.play.mine.box import Chosen
from tilldawn.play.mine.ending import sections
from tilldawn.play.session import Sitting, resume
from tilldawn.tui.app import TilldawnApp
from tilldawn.tui.controls import Dial, Tick
from tilldawn.tui.mine.newgame import MineGameScreen
from tilldawn.web.telling import words_now

LANGS = pytest.mark.parametrize("lang", ["en", "fr"])


@pytest.fixture(autouse=True)
def two_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two that go not together, of somebody else."""
    monkeypatch.setattr(modules, "MODULES", {})
    add_module(Module(id="well"))
    add_module(Module(id="drought", not_with=("well",)))


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """What `tilldawn play mine` says to these lines."""

    def played(argv: list[str], *lines: str, code: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", "mine", "--text", *argv]) == code
        said = capsys.readouterr()
        return said.out + said.err

    return played


def options() -> dict[str, Any]:
    return dict(resume(saves.tables().all()[0].name).table.options)


# --- In words -----------------------------------------------------------------------------------------


@LANGS
def test_a_level_says_exactly_what_it_changes(lang: str) -> None:
    words = catalog(lang, "mine")
    for level in lobby().levels:
        lines = list(box.changes(words, level))
        dials = [level.more, level.fewer, level.hunger, level.cold, level.raids]
        assert len(lines) == sum(bool(dial) for dial in dials)
        assert all(str(n) in " ".join(lines) for n in (*level.more.values(), *level.fewer.values()))


def test_a_choice_that_goes_not_with_another_changes_nothing_and_says_why() -> None:
    chosen, there = Chosen(), lobby()
    assert chosen.turn(there, ("modules", "well"), on=True) is None
    tie = chosen.turn(there, ("modules", "drought"), on=True)
    assert tie is not None
    assert box.why(catalog("en", "mine"), tie) == "Cannot be mixed with well."
    assert chosen.options(there) == {"modules": ["well"]}
    assert chosen.turn(there, ("modules", "well"), on=False) is None
    assert chosen.turn(there, ("level", "mild"), on=True) is None
    assert chosen.options(there) == {"level": "mild"}
    assert chosen.turn(there, ("level", ""), on=True) is None
    assert chosen.options(there) == {}


# --- Text mode and command line -------------------------------------------------------------------------


def test_text_mode_lists_everything_and_asks_again_where_two_go_not_together(play: Any) -> None:
    said = play([], "1", "played", "well, drought", "sauna", "well, Mild winter", "", "quit")
    assert "By the book" in said
    assert "well cannot be mixed with drought. Nothing was changed." in " ".join(said.split())
    assert "sauna" in said
    assert "What is played: The Campaign, Mild winter, well." in " ".join(said.split())
    assert options() == {"level": "mild", "modules": ["well"]}


def test_what_is_played_is_named_in_french_as_well(play: Any) -> None:
    said = play(["--lang", "fr"], "1", "jeu", "hiver doux", "", "quit")
    assert "Ce que l’on joue : La Campagne, Hiver doux." in " ".join(said.replace("\xa0", " ").split())
    assert options() == {"level": "mild"}


def test_the_command_line_takes_level_and_modules_by_id_or_name(play: Any) -> None:
    play(["--new", "--level", "Bitter winter", "--module", "well"], "quit")
    assert options() == {"level": "bitter", "modules": ["well"]}


def test_the_command_line_refuses_an_impossible_mix_with_the_reason(play: Any) -> None:
    said = play(["--module", "well,drought"], code=1)
    assert "well cannot be mixed with drought" in said
    assert "brutal" in play(["--level", "brutal"], code=1)
    assert saves.tables().all() == []


# --- The terminal -------------------------------------------------------------------------------------


def about(screen: MineGameScreen) -> str:
    return str(screen.query_one("#about", Static).render())


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
@LANGS
async def test_the_terminal_chooses_level_and_modules_and_refuses_with_the_reason(
    size: tuple[int, int], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sat: list[Sitting] = []
    monkeypatch.setattr(TilldawnApp, "open_table", lambda _, sitting: sat.append(sitting))
    app = TilldawnApp(lang, game="mine")
    words = catalog(lang, "mine")
    async with app.run_test(size=size) as pilot:
        await pilot.press("1")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, MineGameScreen)
        screen.query_one("#box-level", Dial).focus()
        await pilot.press("right")
        await pilot.pause()
        for line in box.about(words, lobby(), ("level", "mild")):
            assert line in about(screen)
        screen.query_one("#module-well", Tick).focus()
        await pilot.press("space")
        screen.query_one("#module-drought", Tick).focus()
        await pilot.press("space")
        await pilot.pause()
        assert not screen.query_one("#module-drought", Tick).on
        error = str(screen.query_one("#error", Static).render())
        assert "drought" in error
        assert "well" in error
        # left and taken up again, it is as it was
        await pilot.press("escape", "1")
        await pilot.pause()
        assert app.screen.query_one("#module-well", Tick).on
        await pilot.press("f5")
        await pilot.pause()
        assert app.drafts == {}
    assert sat[0].table.options == {"level": "mild", "modules": ["well"]}


# --- At the table -------------------------------------------------------------------------------------


@LANGS
def test_what_was_agreed_is_told_at_the_table_in_text_mode_and_at_the_end(lang: str) -> None:
    options = {"level": "mild", "modules": ["well"], "advanced": ["155"], "fade": ["child"]}
    table = tilldawn.new_table("mine", ["Ana"], seed=3, options=options)
    say = Speaker(table, lang)
    told = telling.agreed(table.look(), say)
    names = [one.chosen for one in told]
    mild = say(Text("hardship-mild"))
    assert names == [mild, "well", say(Text("advanced-155")), say(Text("topic-child"))]
    assert [one.brief for one in told] == [True, True, False, False]
    level = next(one for one in lobby().levels if one.id == "mild")
    assert all(line in told[0].text for line in box.changes(say.catalog, level))
    assert f"{mild}, well" in telling.board(table.look(), say)[0]
    assert sections(table.look(), [], say)[0].text == ", ".join(names)
    state = words_now(table, lang).state()
    assert [one.chosen for one in state.agreed] == names
    assert state.things["module:well"].name == "well"


def test_a_campaign_by_the_book_has_nothing_to_tell_of() -> None:
    table = tilldawn.new_table("mine", ["Ana"], seed=3)
    assert telling.agreed(table.look(), Speaker(table, "en")) == []


def test_a_night_of_daylight_tells_its_difficulty_and_modes() -> None:
    table = tilldawn.new_table("daylight", 2, seed=3, options={"difficulty": "hard", "modes": ["blackout"]})
    told = telling.agreed(table.look(), Speaker(table, "en"))
    assert [(one.chosen, one.brief) for one in told] == [("Hard", True), ("Blackout", True)]
    plain = telling.agreed(tilldawn.new_table("daylight", 2, seed=3).look(), Speaker(table, "en"))
    assert [(one.chosen, one.brief) for one in plain] == [("Normal", False)]
