"""This War of Mine at the text table: beginning, playing by numbers, the Save Sheet."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tilldawn
from tilldawn import saves
from tilldawn.bots import bots_for
from tilldawn.cli import main
from tilldawn.engine.game import Seat
from tilldawn.engine.table import Table
from tilldawn.games import load_game
from tilldawn.play import newgame
from tilldawn.play.console import Console
from tilldawn.play.mine.newgame import whole_group
from tilldawn.play.newgame import Plan
from tilldawn.play.session import Sitting, resume
from tilldawn.play.text import TextTable
from tilldawn.testing.mine import prudent

LANGS = pytest.mark.parametrize("lang", ["en", "fr"])
takes_sheets = pytest.mark.skipif(
    "sheet" not in load_game("mine").option_names, reason="the game does not take the option `sheet` yet"
)


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """What `tilldawn play mine` says to these lines."""

    def played(argv: list[str], *lines: str) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", "mine", "--text", *argv]) == 0
        return capsys.readouterr().out

    return played


@pytest.fixture
def play_any(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """What `tilldawn play` says, without the name of a game, to nothing at all."""

    def played(argv: list[str]) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(""))
        assert main(["play", "--text", *argv]) == 0
        return capsys.readouterr().out

    return played


def last_table() -> Table[Any]:
    return resume(saves.tables().all()[0].name).table


def after_a_dawn(seed: int = 3, seats: int = 2) -> Sitting:
    """A Campaign on its second day."""
    people = [Seat(f"Player {n + 1}") for n in range(seats)]
    sitting = Sitting(Plan("mine", people, str(seed), {}).table(), "second day")
    random = Random(seed)
    while sitting.table.state.day < 2:
        sitting.answer(prudent(sitting.table, random).id)
    return sitting


# --- Beginning ------------------------------------------------------------------------------------------


@LANGS
def test_two_empty_answers_start_a_campaign(lang: str, play) -> None:  # type: ignore[no-untyped-def]
    said = play(["--lang", lang], "", "", "quit")
    assert "This War of Mine" in said
    assert re.search(r"\[M-DAY-03\]", said)
    table = last_table()
    assert len(table.seats) == 1
    assert table.options == {}
    assert "{" not in said


def test_players_are_named_or_counted_and_bots_that_cannot_play_are_told(
    play: Any,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(newgame, "bots_for", lambda game: ("random",))
    said = play([], "9", "Ana, Bo=heuristic", "Ana, Bo=wizard", "Ana, Bo=random, Cleo", "", "quit")
    assert "9 people cannot play this game" in said
    assert "“heuristic” does not play this game yet" in said
    assert "wizard" in said
    assert [(s.name, s.player) for s in last_table().seats] == [
        ("Ana", "human"),
        ("Bo", "random"),
        ("Cleo", "human"),
    ]


@LANGS
def test_group_rules_topics_and_seed_are_chosen_in_words(lang: str, play) -> None:  # type: ignore[no-untyped-def]
    words = {
        "en": [
            "group",
            "Zlata, Roman",
            "zlata, ANTON",
            "rules",
            "7",
            "155, Milder unguarded night",
            "topics",
        ],
        "fr": [
            "groupe",
            "Zlata, Roman",
            "zlata, ANTON",
            "règles",
            "7",
            "155, nuit sans garde adoucie",
            "thèmes",
        ],
    }[lang]
    more = {
        "en": ["weather", "children, Despair", "seed", "s1"],
        "fr": ["temps", "enfants, désespoir", "graine", "s1"],
    }
    said = " ".join(play(["--lang", lang], "2", "what", *words, *more[lang], "", "quit").split())
    assert "“zlata, roman”" in said.lower() or "zlata, roman" in said.lower()
    for shown in ("155", "Zlata, Anton", "s1"):
        assert shown in said
    for one in ("Marko", "Katia"):
        assert one in said
    table = last_table()
    assert table.options["advanced"] == ["155"]
    assert table.options["lenient_333"] is True
    assert table.options["fade"] == ["child", "despair"]
    assert table.options["characters"][:2] == ["zlata", "anton"]
    assert len(table.options["characters"]) == 3
    assert getattr(table.chance, "seed", None) == "s1"
    assert "Prowess" in said or "Prouesse" in said
    assert "Music student" in said or lang == "fr"


def test_a_group_is_completed_by_the_seed_alone() -> None:
    assert whole_group(["zlata"], "a") == whole_group(["zlata"], "a")
    assert len({tuple(whole_group(["zlata"], str(seed))) for seed in range(30)}) > 5
    for chosen in (["zlata", "roman"], ["zlata", "zlata"], ["nobody"], ["anton", "marin", "katia"]):
        assert whole_group(chosen, "a") == chosen


def test_who_comes_with_a_module_is_drawn_into_a_group_only_where_it_is_played() -> None:
    def drawn(options: dict[str, Any]) -> set[str]:
        return {id for seed in range(60) for id in whole_group(["zlata"], str(seed), options)}

    assert "emira" not in drawn({})
    assert drawn({"modules": ["extras"]}) - drawn({}) == {"emira"}
    assert len(whole_group(["emira"], "a", {"modules": ["extras"]})) == 3
    assert whole_group(["emira"], "a") == ["emira"]


def test_text_mode_lists_emira_with_the_extra_cards_and_lets_her_go_with_them(play: Any) -> None:
    life = "She kept a smallholding"
    assert life not in play([], "", "group", "", "quit")
    said = play([], "", "box", "extras", "group", "Emira", "", "quit")
    assert life in said
    assert last_table().options["modules"] == ["extras"]
    assert last_table().options["characters"][0] == "emira"
    play(["--new"], "", "box", "extras", "group", "Emira", "box", "", "", "quit")
    assert "characters" not in last_table().options


def test_the_command_line_begins_with_emira_where_the_extra_cards_are_played(play: Any) -> None:
    play(["--new", "--module", "extras", "--character", "Emira"], "quit")
    assert last_table().options["characters"][0] == "emira"
    assert len(last_table().options["characters"]) == 3


def test_the_input_may_end_at_any_question(play: Any) -> None:
    for lines in ([], [""], ["", "group"], ["", "rules"], ["", "topics"], ["", "seed"]):
        assert "This War of Mine" in play([], *lines)


def test_the_command_line_says_it_all(play: Any) -> None:
    argv = ["--seats", "3", "--character", "Zlata,emilia", "--advanced", "351,909", "--advanced", "534"]
    argv += ["--fade", "Children", "--set", "heater_water=true", "--first", "2", "--seed", "7"]
    said = play(argv, "quit")
    assert "Zlata" in said
    table = last_table()
    assert len(table.seats) == 3
    assert table.options["advanced"] == ["351", "909", "534"]
    assert table.options["fade"] == ["child"]
    assert table.options["heater_water"] is True
    assert table.options["first"] == 1
    assert table.options["characters"][:2] == ["zlata", "emilia"]


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["--character", "wizard"], "wizard"),
        (["--character", "zlata", "--character", "roman"], "zlata, roman"),
        (["--advanced", "156"], "156"),
        (["--fade", "weather"], "weather"),
        (["--set", "moon=true"], "moon"),
        (["--set", "lenient_333=maybe"], "maybe"),
        (["--difficulty", "hard"], "difficulty"),
        (["--weapon", "spoon"], "weapons"),
        (["--first", "3", "--seats", "2"], "first"),
        (["--seats", "7"], "7"),
        (["--seats", "0"], "0"),
        (["--player", "Ana=wizard"], "wizard"),
        (["--sheet", "nowhere.txt"], "nowhere.txt"),
    ],
)
@LANGS
def test_what_is_not_possible_is_one_clear_line(
    argv: list[str], words: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "mine", "--text", "--lang", lang, *argv]) == 1
    error = capsys.readouterr().err
    assert words in error
    assert error.count("\n") == 1
    assert "Traceback" not in error


def test_daylight_does_not_take_what_only_this_game_has(capsys: pytest.CaptureFixture[str]) -> None:
    for argv in (["--advanced", "155"], ["--fade", "child"], ["--sheet", "x.txt"]):
        assert main(["play", "daylight", "--text", *argv]) == 1
        assert argv[0].strip("-") in capsys.readouterr().err


def test_a_bot_that_does_not_play_this_game_yet_is_told_clearly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "random" in bots_for("mine")
    assert bots_for("daylight") == ("random", "heuristic")
    monkeypatch.setattr(newgame, "bots_for", lambda game: ("random",))
    assert main(["play", "mine", "--text", "--player", "Ana=heuristic"]) == 1
    assert (
        "“heuristic” does not play this game yet. No table was laid. Choose: random."
        in capsys.readouterr().err
    )


# --- Playing --------------------------------------------------------------------------------------------


@LANGS
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_whole_campaign_is_played_by_numbers(lang: str, seed: str, play) -> None:  # type: ignore[no-untyped-def]
    random = Random(seed)
    numbers = [str(random.choice([1, 1, 1, 2, 2, 3, 4])) for _ in range(2500)]
    yes = "yes" if lang == "en" else "oui"
    lines = [word for number in numbers for word in (number, yes if random.random() < 0.02 else number)]
    said = play(["--seats", "2", "--seed", seed, "--lang", lang, "--advanced", "351"], *lines)
    assert ("The Campaign ends here." if lang == "en" else "La Campagne s’arrête ici.") in said
    assert re.search(r"(?i)\b(day|jour)\s1\b", said)
    assert "None" not in said
    assert "{" not in said
    assert not re.search(r"\b(card|good|character|seat|space):\w", said)


@LANGS
def test_every_command_answers_and_changes_nothing(lang: str, play) -> None:  # type: ignore[no-untyped-def]
    commands = ["help", "look", "look zlata", "log 5", "why", "why 1", "why M-DUSK-03", "why hunger"]
    commands += ["refused", "any", "", "saves", "orders", "orders reroll ask", "sheet", "save", "undo year"]
    said = " ".join(play(["--seed", "5", "--character", "zlata", "--lang", lang], *commands, "quit").split())
    assert "M-DUSK-03" in said
    help_words = {
        "en": ("Narrative Actions", "why hunger", "Save Sheet of the last Dawn"),
        "fr": ("Objectif",),
    }
    for words in help_words[lang]:
        assert words in said
    assert "Backpack" not in said
    assert "splash" not in said
    assert ("No Dawn has come yet" in said) == (lang == "en")
    assert "0>" not in "".join(last_table().answers)


def test_help_at_daylight_speaks_of_daylight(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("help\nsheet\nquit\n"))
    assert main(["play", "daylight", "--text", "--seed", "1"]) == 0
    said = capsys.readouterr().out
    assert "Backpacks" in said
    assert "Narrative Actions" not in said
    assert "Save Sheet of the last Dawn" not in said
    assert "has no Save Sheet" in said


def test_long_lists_are_folded_by_what_is_done_and_opened_by_number(play: Any) -> None:
    argv = ["--seed", "4", "--character", "marko"]
    said = play(argv, "1", "quit")
    menu = said.split("[M-DAY-20]")[1].splitlines()
    numbered = [line for line in menu if re.match(r"  \d+\. ", line)]
    assert len(numbered) <= 14
    folded = [line for line in numbered if "…" in line]
    assert folded
    number = re.match(r"  (\d+)\. ", folded[0]).group(1)  # type: ignore[union-attr]
    opened = play(["--new", *argv], "1", number, "quit").split("[M-DAY-20]")[2]
    assert len(re.findall(r"^  \d+\. ", opened, re.MULTILINE)) > 3
    assert "…" not in opened.split("\n>")[0]


def told(sitting: Sitting, *lines: str, lang: str = "en") -> str:
    """What the text table says at this sitting."""
    out = io.StringIO()
    TextTable(sitting, lang, Console(io.StringIO("".join(f"{line}\n" for line in lines)), out)).run()
    return out.getvalue()


def test_what_may_be_done_at_any_time_is_announced_and_one_word_away() -> None:
    sitting = Sitting(tilldawn.new_table("mine", ["Ana"], "1", {"advanced": ["351"]}), "snack")
    said = told(sitting, "any", "1", "quit")
    assert "may be done at any time: type any." in said
    announced = int(re.findall(r"(\d+) things? may be done", said)[0])
    assert announced >= 1
    assert "eats" in said or "ate" in said


def test_bots_may_fill_seats(play: Any) -> None:
    said = play(["--player", "Ana", "--player", "Robo=random", "--seed", "3"], *["1"] * 60)
    assert "Robo (bot): " in said


def test_a_table_of_bots_plays_to_its_end_and_can_be_watched_again(
    play: Any,
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = play(["--player", "=random", "--player", "=random", "--seed", "8"], "quit")
    assert "decisions." in said or "decision." in said
    [night] = saves.nights().all()
    assert main(["replay", night.name, "--verify"]) == 0
    assert "Verified" in capsys.readouterr().out


def test_an_unfinished_campaign_is_offered_again(play, play_any) -> None:  # type: ignore[no-untyped-def]
    Sitting(tilldawn.new_table("daylight", ["Ana"], "1"), "a night")
    assert "Who plays?" in play([])
    play(["--seed", "5"], "1", "quit")
    Sitting(tilldawn.new_table("daylight", ["Ana"], "1"), "another night")
    assert "another night" in play_any(["--continue"])
    said = play([], "yes", "quit")
    assert "is not finished. Continue it?" in said
    assert "another night" not in said


# --- The Save Sheet -------------------------------------------------------------------------------------


@pytest.mark.rule("M-SAVE-01")
def test_the_sheet_of_the_last_dawn_is_printed_by_a_word() -> None:
    said = told(after_a_dawn(), "sheet", "lang fr", "feuille", "quit")
    assert "Save Sheet of This War of Mine, written after the Dawn of day 1" in said
    assert re.search(r"^Storage: ", said, re.MULTILINE)
    assert re.search(r"^Inventaire\u00a0: ", said, re.MULTILINE)


@pytest.mark.rule("M-SAVE-01")
@LANGS
def test_the_command_line_prints_the_sheet_of_a_save(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    after_a_dawn().save_as("kept")
    assert main(["sheet", "kept", "--lang", lang]) == 0
    assert ("\nDay: 1\n" if lang == "en" else "\nJour\u00a0: 1\n") in capsys.readouterr().out
    assert main(["sheet", "nowhere"]) == 1
    Sitting(tilldawn.new_table("daylight", ["Ana"], "1"), "night")
    assert main(["sheet", "night"]) == 1
    Sitting(tilldawn.new_table("mine", ["Ana"], "1"), "fresh")
    assert main(["sheet", "fresh"]) == 1
    error = capsys.readouterr().err
    assert "has no Save Sheet" in error
    assert "No Dawn has come yet" in error


@takes_sheets
@LANGS
def test_a_campaign_goes_on_from_a_sheet_and_its_saves_hold(
    lang: str,
    play: Any,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "sheet.txt"
    wrote = told(after_a_dawn(seats=3), f"sheet {file}", "quit", lang=lang)
    assert str(file.name) in wrote.replace("\n   ", "")
    said = play(
        ["--sheet", str(file), "--lang", lang, "--seed", "9"], "1", "1", "undo", "yes", "1", "1", "quit"
    )
    assert re.search(r"(?i)\b(day|jour)\s2\b", said)
    table = last_table()
    assert len(table.seats) == 3
    assert table.state.day == 2
    table.undo("phase", agreed=True)
    assert tilldawn.load(table.save(), verify=True).state.day == 2
    assert "--sheet" in wrote


@takes_sheets
def test_a_wrong_sheet_is_refused_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sheet.txt"
    told(after_a_dawn(), f"sheet {file}", "quit")
    file.write_text(file.read_text(encoding="utf-8").replace("Cold: ", "Cold: 1"), encoding="utf-8")
    assert main(["play", "mine", "--text", "--sheet", str(file)]) == 1
    assert re.match(r"Line \d+ of the Save Sheet: 1\d is not possible here", capsys.readouterr().err)
    assert main(["play", "mine", "--text", "--sheet", str(file), "--lang", "fr"]) == 1
    assert "n’est pas possible ici" in capsys.readouterr().err
    file.write_bytes(b"\xff\xfe\x00")
    assert main(["play", "mine", "--text", "--sheet", str(file)]) == 1
    assert "sheet.txt" in capsys.readouterr().err


@takes_sheets
def test_beside_a_sheet_nothing_can_be_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sheet.txt"
    told(after_a_dawn(), f"sheet {file}", "quit")
    assert main(["play", "mine", "--text", "--sheet", str(file), "--advanced", "155"]) == 1
    assert "“advanced” cannot be set beside it" in capsys.readouterr().err


def test_a_sheet_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    said = told(after_a_dawn(), f"sheet {tmp_path}/no/such/folder.txt", "quit")
    assert "cannot be written" in " ".join(said.split())
