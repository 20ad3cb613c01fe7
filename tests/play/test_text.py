"""The text table: whole games and every command, through plain lines in and out."""

from __future__ import annotations

import io
import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tilldawn
from tilldawn import saves
from tilldawn.cli import main
from tilldawn.engine.request import Text
from tilldawn.engine.text import catalog
from tilldawn.games.daylight.public.lobby import lobby
from tilldawn.play.console import Console
from tilldawn.play.menu import order_text
from tilldawn.play.newgame import parse_seat
from tilldawn.play.session import Sitting, last_unfinished, resume
from tilldawn.play.text import TextTable
from tilldawn.testing.mine import mine_lab

PAIR = ["--player", "Ana", "--player", "Bo", "--character", "pillar", "--character", "hipster"]
READY = [*PAIR, "--weapon", "fire-axe", "--weapon", "baseball-bat", "--first", "1", "--seed", "5"]


def played(
    argv: list[str], lines: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> str:
    """What `tilldawn play` says to these lines."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert main(["play", "daylight", "--text", *argv]) == 0
    return capsys.readouterr().out


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    return lambda argv, *lines: played(argv, list(lines), capsys, monkeypatch)


def test_one_line_says_who_must_do_what_and_the_rule(play: Any) -> None:
    said = play(READY, "quit")
    assert re.search(r"^Ana: You found .+\? \[W-SEARCH-05\]$", said, re.MULTILINE)
    assert "  1. Keep " in said
    assert "  2. Leave " in said


def test_a_game_begins_by_questions_and_bad_answers_are_asked_again(play: Any) -> None:
    said = play(
        [], "9", "2", "Ana", "Bo=robot", "Bo=random", "brutal", "hard", "fog", "blackout", "7", "1", "quit"
    )
    assert "9" in said
    assert "robot" in said
    assert "brutal" in said
    assert "fog" in said
    assert "Ana: Choose" in said
    [name] = [kept.name for kept in saves.tables().all()]
    table = resume(name).table
    assert table.options == {"difficulty": "hard", "modes": ["blackout"]}
    assert [seat.player for seat in table.seats] == ["human", "random"]


def test_a_name_is_printable_and_not_endless() -> None:
    assert parse_seat("An\x1b[31ma\n", 1).name == "An[31ma"
    assert len(parse_seat("x" * 500, 1).name) == 40
    assert parse_seat("\x00=random", 2).name == "Bot 2"


def test_no_input_at_all_leaves_quietly(play: Any) -> None:
    assert "seats" in play([])


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seed", ["1", "2"])
def test_a_whole_game_is_played_by_numbers(lang: str, seed: str, play) -> None:  # type: ignore[no-untyped-def]
    random = Random(seed)
    numbers = [str(random.randint(1, 3)) if n % 9 else "1" for n in range(3000)]
    said = play([*READY[:-1], seed, "--lang", lang], *numbers)
    assert ("The night has won." if lang == "en" else "La nuit a gagné.") in said
    assert re.search(r"(Round|Manche) 1\. ", said)
    assert "None" not in said
    assert "{" not in said


def test_every_command_answers_and_changes_nothing(play: Any) -> None:
    commands = [
        "help",
        "what 1",
        "what",
        "what 99",
        "look",
        "look fire",
        "look nosuch",
        "log",
        "log 3",
        "why",
        "why 1",
        "why W-WAVE-05",
    ]
    commands += ["why splash", "why xyzzy", "refused", "saves", "orders", "99", "dance", "", "load", "save"]
    commands += ["undo year", "lang xx", "orders lucky", "orders 9 lucky ask", "orders lucky maybe"]
    said = play(READY, *commands)
    assert "Fire Axe. Melee: Fixed 2." in said
    assert "W-WAVE-05, " in said
    assert "There is no choice 99" in said
    assert "dance" in said
    [name] = [kept.name for kept in saves.tables().all()]
    assert resume(name).table.revision == resume(name).table.revision
    assert "0>" not in "".join(resume(name).table.answers)


def test_the_language_changes_in_mid_game(play: Any) -> None:
    said = play(
        READY, "lang fr", "aide", "voir", "journal", "pourquoi", "refus", "consignes", "langue en", "quit"
    )
    assert "Garder" in said
    assert "Tapez le numéro" in said
    assert "Keep" in said


def test_undo_by_step_turn_phase_and_line_with_consent(play: Any) -> None:
    step = ["1", "undo", "no", "undo", "yes"]
    turn_and_phase = ["1", "1", "undo turn", "yes", "1", "undo phase", "yes"]
    said = play(READY, *step, *turn_and_phase, "1", "log", "undo line 1", "yes", "quit")
    said = " ".join(said.split())
    assert "Does everybody at the table agree?" in said
    assert "Nothing was undone." in said
    assert "1 answer taken back." in said
    assert "took back" in said or "taken back" in said


def test_free_undo_asks_nobody(play: Any) -> None:
    said = play(READY, "1", "any", "1", "undo", "quit")
    assert "1 answer taken back." in said
    assert "agree" not in said


def test_named_saves_open_where_they_were(play: Any) -> None:
    said = play(READY, "1", "save first steps", "1", "1", "load first steps", "saves", "load ../etc", "quit")
    assert 'Saved as "first steps"' in said
    assert 'Opened "first steps"' in said
    assert "cannot be read" in said


def test_a_broken_save_is_refused_and_the_game_goes_on(play, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    broken = tmp_path / "broken.tilldawn"
    broken.write_bytes(b'{"tilldawn":"tilldawn","format":1,"game"')
    said = play(READY, f"load {broken}", "1", "quit")
    assert "The end of this save is missing" in said
    assert "Ana kept" in said


def test_a_deadly_choice_is_asked_about_twice() -> None:
    from tilldawn.testing.daylight import daylight_lab

    lab = daylight_lab(2, at="search", health={0: 1}, next=["wave", "slow-tide"])
    lines = io.StringIO("2\nno\n2\nyes\nquit\n")
    out = io.StringIO()
    from tilldawn.play.console import Console

    TextTable(Sitting(lab.table), "en", Console(lines, out)).run()
    assert out.getvalue().count("This would kill you") == 2
    assert lab.won is False


def test_continue_takes_up_the_last_game_and_says_when_there_is_none(
    play: Any,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["play", "--continue"]) == 1
    assert "No unfinished game" in capsys.readouterr().err
    play(READY, "1", "1")
    said = play(["--continue"], "log 30", "quit")
    assert said.count("kept") >= 2
    assert "is not finished. Continue it?" in play([], "yes", "quit")


def test_bots_move_by_themselves_and_say_why(play: Any) -> None:
    said = play(["--player", "Ana", "--player", "Robo=heuristic", "--seed", "3"], *["1"] * 40)
    assert "Robo (bot): " in said
    assert last_unfinished() is None or "Ana" in said


def test_a_table_of_bots_plays_to_its_end(play: Any) -> None:
    said = play(["--player", "=heuristic", "--player", "=heuristic", "--seed", "8"], "quit")
    assert "decisions." in said
    [night] = saves.nights().all()
    assert main(["replay", night.name, "--verify"]) == 0


def test_a_full_disk_is_told_and_the_game_goes_on(play, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    def full(fd: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    said = play(READY, "1", "1", "quit")
    assert "No space left on device" in said
    assert said.count("kept") == 2


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["play", "chess"], "chess"),
        (["play", "--character", "wizard"], "wizard"),
        (["play", "--character", "pillar", "--character", "pillar"], "pillar"),
        (["play", "--weapon", "spoon"], "spoon"),
        (["play", "--difficulty", "brutal"], "brutal"),
        (["play", "--mode", "fog"], "fog"),
        (["play", "--player", "Ana=wizard"], "wizard"),
        (["play", "--first", "4", "--player", "Ana"], "first"),
        (["play", "--set", "moon=true"], "moon"),
        (["play", "--set", "line_on_reveal=maybe"], "maybe"),
        (["play", "--load", "nowhere"], "nowhere"),
        (["play", *["--player", "x"] * 7], "7"),
        (["sim", "chess"], "chess"),
        (["sim", "daylight", "--bot", "wizard", "--games", "1"], "wizard"),
        (["sim", "daylight", "--games", "0"], "0"),
        (["replay", "nowhere"], "nowhere"),
    ],
)
def test_bad_input_is_one_clear_line_without_a_traceback(
    argv: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(argv) == 1
    error = capsys.readouterr().err
    assert words in error
    assert "Traceback" not in error
    assert main([*argv, "--lang", "fr"]) == 1 if argv[0] != "sim" else True


# --- A real process -----------------------------------------------------------------------------------


def start(*argv: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tilldawn.cli", "play", "daylight", "--text", *argv]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, text=True)


@pytest.mark.parametrize("pause", [0.0, 0.05, 0.2])
def test_kill_nine_loses_at_most_the_answer_not_yet_shown(pause: float) -> None:
    process = start(*READY)
    assert process.stdin is not None
    assert process.stdout is not None
    shown = 0
    for _ in range(6):
        process.stdin.write("1\n")
        process.stdin.flush()
        while "kept" not in (line := process.stdout.readline()) and "accepted" not in line:
            assert line, "the process ended"
        shown += 1
    process.stdin.write("1\n")
    process.stdin.flush()
    time.sleep(pause)
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdin.close()
    process.stdout.close()
    name = last_unfinished()
    assert name is not None
    kept = sum(1 for entry in resume(name).table.answers if ">" in entry)
    assert kept in (shown, shown + 1)


def test_the_command_line_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--coverage", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)["daylight"]
    assert set(report) >= {"total", "played", "physical", "open", "untested"}
    assert report["total"] == 285
    assert main(["rules", "wave", "delay", "--lang", "fr"]) in (0, 1)
    assert main(["rules", "W-WAVE-05"]) == 0
    assert "W-WAVE-05" in capsys.readouterr().out
    assert main(["content", "check"]) == 0
    assert main(["--version"]) == 0
    assert main([]) == 2


def test_a_replay_tells_every_decision_and_finds_a_forgery(
    play: Any,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    play(READY, "1", "2", "undo", "yes", "1", "save record", "quit")
    capsys.readouterr()
    assert main(["replay", "record"]) == 0
    told = capsys.readouterr().out
    assert "Ana: Keep" in told
    assert "Verified" in told
    import msgspec

    from tilldawn.engine.save import _checksum, read

    document = read(saves.named().read("record"))
    document.seed = "another"
    document.checksum = _checksum(document)
    forged = tmp_path / "forged.tilldawn"
    forged.write_bytes(msgspec.json.encode(document))
    assert main(["replay", str(forged), "--verify"]) == 1
    assert "not what the seed gives" in capsys.readouterr().err


def test_a_standing_order_says_what_it_means_for_its_topic() -> None:
    for lang, said in (("en", "asked after a miss"), ("fr", "demandé après un échec")):
        words = catalog(lang, "mine")
        assert said in words.say(order_text(words, "reroll", "matters"))
        assert words.say(order_text(words, "reroll", "ask")) == words.say(Text("policy-ask"))
        assert words.say(order_text(words, "moment", "matters")) == words.say(Text("policy-matters"))


def test_goal_deadline_and_danger_are_told_each_day_and_when_asked_for() -> None:
    lab = mine_lab(objective="fuel-for-the-winter", states={"marko": {"hunger": 3}}, cold=2)
    out = io.StringIO()
    TextTable(Sitting(lab.table, "goals"), "en", Console(io.StringIO("goals all\nquit\n"), out)).run()
    told = out.getvalue()
    assert told.count("Day 2: what we want, what threatens.") == 2
    assert "! Marko in danger." in told
    assert "0 of 5 · Fuel for the Winter." in told
    assert "5 steps are missing." in told


def test_characters_to_choose_from_come_with_health_weapon_and_abilities(play: Any) -> None:
    out = io.StringIO()
    table = tilldawn.new_table("daylight", seats=["Ana", "Bo"], seed=1)
    TextTable(Sitting(table, "choosing"), "en", Console(io.StringIO("quit\n"), out)).run()
    told = " ".join(out.getvalue().split())
    board = next(one for one in lobby().characters if one.id == "pillar")
    assert f"Health {board.health}" in told
    assert "Pillar's Skillet" in told
    assert "Over Here" in told
