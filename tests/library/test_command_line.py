"""The command line at its edges: numbers beyond measure, bytes that are no text, streams that are full."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tilldawn
from tilldawn import commands
from tilldawn.cli import main
from tilldawn.play.newgame import parse_seat

NOT_TEXT = "\udcff\udcfe"
"""What Python makes of bytes on the command line that are not UTF-8."""


def run(*args: str, stdin: bytes = b"", **streams: Any) -> subprocess.CompletedProcess[bytes]:
    given = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **streams}
    command = [sys.executable, "-m", "tilldawn.cli", *args]
    return subprocess.run(command, input=stdin, timeout=60, check=False, **given)


@pytest.mark.parametrize("game", ["daylight", "mine"])
@pytest.mark.parametrize("seats", ["10000000", "-3", "0", "7"])
def test_seats_beyond_all_games_are_refused_before_anybody_sits_down(
    game: str, seats: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def one_seat(text: str, number: int, *rest: Any) -> Any:
        assert number < 10, "seats are laid out one by one"
        return parse_seat(text, number, *rest)

    monkeypatch.setattr("tilldawn.play.newgame.parse_seat", one_seat)
    assert main(["play", game, "--text", "--new", "--seats", seats]) == 1
    assert seats.lstrip("-") in capsys.readouterr().err.replace(",", "")
    assert main(["sim", game, "--games", "1", "--seats", seats]) == 1
    assert seats.lstrip("-") in capsys.readouterr().err.replace(",", "")


@pytest.mark.parametrize("count", [10**12, 0, -1])
def test_the_library_refuses_them_too(count: int) -> None:
    with pytest.raises(tilldawn.BadOption):
        tilldawn.new_table("daylight", count)


@pytest.mark.parametrize(
    "command",
    [
        ["play", "--text", "--new", "--seed", NOT_TEXT],
        ["play", "mine", "--text", "--new", "--seed", NOT_TEXT],
        ["play", "--text", "--character", NOT_TEXT],
        ["play", "--text", "--weapon", NOT_TEXT],
        ["play", "--text", "--difficulty", NOT_TEXT],
        ["play", "--text", "--mode", NOT_TEXT],
        ["play", "--text", "--set", f"{NOT_TEXT}=true"],
        ["play", "--text", "--pack", NOT_TEXT],
        ["play", "--text", "--player", f"Ana={NOT_TEXT}"],
        ["play", "--text", "--first", str(10**30)],
        ["play", "mine", "--text", "--fade", NOT_TEXT],
        ["play", "mine", "--text", "--advanced", NOT_TEXT],
        ["play", "mine", "--text", "--sheet", NOT_TEXT],
        ["play", "mine", "--text", "--sheet", "~nobody-of-that-name/sheet"],
        ["play", NOT_TEXT, "--text"],
        ["play", "--text", "--load", NOT_TEXT],
        ["play", "--text", "--load", "x" * 5000],
        ["sim", "daylight", "--games", "1", "--seed", NOT_TEXT],
        ["sim", NOT_TEXT],
        ["sim", "daylight", "--bot", NOT_TEXT],
        ["sim", "daylight", "--games", "-1"],
        ["sim", "daylight", "--processes", "100000"],
        ["sim", "daylight", "--dial", NOT_TEXT],
        ["content", "ledger", "daylight", "--games", "-1"],
        ["content", "ledger", "daylight", "--games", "1", "--seed", NOT_TEXT],
        ["replay", NOT_TEXT],
        ["replay", "."],
        ["sheet", NOT_TEXT],
        ["rules", NOT_TEXT],
    ],
    ids=lambda command: ascii(command)[:60],
)
def test_what_cannot_be_is_told_in_words(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command) == 1
    told = capsys.readouterr()
    assert (told.err + told.out).strip()


def test_a_name_that_is_no_text_is_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert parse_seat(f"A{NOT_TEXT}na", 1).name == "Ana"
    with pytest.raises(tilldawn.BadOption):
        tilldawn.new_table("daylight", ["Ana", NOT_TEXT])
    with pytest.raises(tilldawn.BadOption):
        tilldawn.new_table("daylight", 1, seed=NOT_TEXT)


# --- Streams ----------------------------------------------------------------------------------------------


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize(
    "command",
    [
        ["--version"],
        ["--help"],
        [],
        ["rules", "W-SEARCH-04"],
        ["packs"],
        ["sim", "daylight", "--games", "1", "--json"],
        ["play", "--text", "--new", "--seats", "1"],
    ],
    ids=lambda command: " ".join(command) or "nothing",
)
def test_a_full_disk_is_told_without_a_traceback(command: list[str], tmp_path: Path) -> None:
    with open("/dev/full", "wb") as full:
        done = run(*command, stdout=full, stdin=b"quit\n", env={**os.environ, "TILLDAWN_DATA": str(tmp_path)})
    assert done.returncode == 1
    assert b"No space left" in done.stderr
    assert b"Traceback" not in done.stderr
    assert b"Exception ignored" not in done.stderr


def test_a_reader_that_goes_away_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = run("rules", "the", stdout=writing)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


def test_text_that_the_terminal_cannot_show_is_replaced(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii:strict", "TILLDAWN_DATA": str(tmp_path)}
    done = run("play", "--text", "--lang", "fr", "--new", "--seats", "1", stdin=b"\xff\xfe\nquit\n", env=env)
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


def test_bytes_that_are_no_text_are_read_all_the_same(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONIOENCODING": "utf-8:strict", "TILLDAWN_DATA": str(tmp_path)}
    done = run("play", "--text", "--new", "--seats", "1", stdin=b"\xff\xfe\nsave \xff\nquit\n", env=env)
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


def test_closed_streams_are_no_error(tmp_path: Path) -> None:
    script = f"exec {sys.executable} -m tilldawn.cli play --text --new --seats 1 <&- >&- 2>&-"
    env = {**os.environ, "TILLDAWN_DATA": str(tmp_path)}
    assert subprocess.run(["sh", "-c", script], env=env, timeout=60, check=False).returncode == 0


def test_a_file_that_cannot_be_reached_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any) -> int:
        raise PermissionError(13, "Permission denied", "/somewhere")

    monkeypatch.setattr(commands, "packs", refuse)
    assert main(["packs", "--lang", "fr"]) == 1
    assert "/somewhere: Permission denied" in capsys.readouterr().err
