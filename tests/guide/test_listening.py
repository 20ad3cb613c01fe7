"""Guided games without a page: in text mode the guide speaks before the question, in a terminal on pages."""

from __future__ import annotations

import io
import sys
from typing import Any

import pytest

from tilldawn.cli import main
from tilldawn.engine.view import Speaker
from tilldawn.play.guide import Listener, guided
from tilldawn.play.session import Sitting, resume
from tilldawn.tui.app import TilldawnApp
from tilldawn.tui.beat import BeatWindow
from tilldawn.tui.reading import Reading
from tilldawn.tui.start import StartScreen
from tilldawn.tui.table import TableScreen


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """What `tilldawn play` says to these lines, in one line."""

    def played(argv: list[str], *lines: str, code: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", *argv, "--text"]) == code
        said = capsys.readouterr()
        return " ".join((said.out + said.err).split())

    return played


def test_in_text_mode_the_guide_speaks_before_the_question(play: Any) -> None:
    said = play(["mine", "--guide", "--player", "Ana"], "1", "quit")
    assert said.index("Guide: Three people, one house.") < said.index("Chapter I"), (
        "it greets before the first cards"
    )
    assert "Guide: Start with a room (" in said, "what it points at is named"
    assert said.index("Guide: And the others.") < said.index("Ana: Stage 1.")
    assert said.index("Ana: Stage 1.") < said.index("Guide: One person, one action.")


def test_the_guide_repeats_itself_leaves_and_comes_back_in_text_mode(play: Any) -> None:
    said = play(["mine", "--guide"], "guide", "guide off", "1", "guide", "guide", "quit")
    assert said.count("Guide: Three people, one house.") == 2
    assert "The guide has left." in said
    assert said.index("The guide is back") > said.index("The guide has left.")
    assert said.count("Guide: One person, one action.") == 2, "when it is back, and when it is asked again"


def test_a_guided_game_that_is_taken_up_again_says_only_what_is_new(play: Any) -> None:
    play(["daylight", "--guide"], "1", "1", "quit")
    said = play(["daylight", "--continue"], "quit")
    assert "Until daylight." not in said
    assert "What lies below." not in said


def test_that_the_guide_was_sent_away_is_remembered(play: Any) -> None:
    play(["mine", "--guide"], "guide off", "quit")
    said = play(["mine", "--continue"], "1", "quit")
    assert "Guide: " not in said


def test_a_table_without_a_guide_says_how_to_get_one(play: Any) -> None:
    said = play(["mine", "--new", "--seed", "3"], "guide", "quit")
    assert "tilldawn play mine --guide" in said


def test_a_guided_game_has_its_own_opening(play: Any) -> None:
    said = play(["mine", "--guide", "--seed", "7"], code=1)
    assert "--seed cannot be given beside --guide" in said
    assert "--player" in play(["mine", "--guide", "--player", "Ana", "--player", "Bo"], code=1)


def test_the_help_of_the_command_says_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    assert "--guide" in capsys.readouterr().out


def test_who_resumes_a_sitting_is_told_nothing_twice() -> None:
    sitting = Sitting(guided("mine", "Ana").table())
    say = Speaker(sitting.table, "en")
    first = [note.id for note in Listener(sitting).fresh(say)]
    sitting.answer("plan:roman")
    again = Listener(resume(sitting.name))
    assert first[0] == "welcome"
    assert [note.id for note in again.fresh(say)] == ["action"]
    assert again.fresh(say) == []


@pytest.mark.anyio
async def test_in_the_terminal_the_guide_speaks_on_pages_one_after_the_other() -> None:
    app = TilldawnApp("en", Sitting(guided("mine", "Ana").table()), "mine")
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        titles: list[str] = []
        assert isinstance(app.screen, Reading), "it greets before the first cards"
        for _ in range(40):
            await pilot.pause(0.05)
            if isinstance(app.screen, Reading):
                if "Guide" in app.screen.title_text:
                    titles.append(app.screen.title_text)
                await pilot.press("enter")
            elif isinstance(app.screen, BeatWindow):
                await pilot.press("enter")
            elif titles:
                break
        assert titles[0] == "Guide · Three people, one house"
        assert len(titles) == 8
        assert isinstance(app.screen, TableScreen)
        await pilot.press("g")
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        for _ in titles:
            await pilot.press("enter")
            await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        await pilot.press("G")
        await pilot.pause()
        assert app.screen.listener.left


@pytest.mark.anyio
async def test_the_first_screen_of_the_terminal_leads_to_a_guided_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sat: list[Sitting] = []
    monkeypatch.setattr(TilldawnApp, "open_table", lambda _, sitting: sat.append(sitting))
    app = TilldawnApp("en", None, "daylight")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)
        await pilot.press("g")
        await pilot.pause()
    assert [seat.name for seat in sat[0].table.seats][1:] == ["Bruno", "Chloé"]
    assert Listener(sat[0]).guide is not None
