"""Saves that are damaged or were bent by hand: a clear word at every door, and the others still open."""

from __future__ import annotations

import io
import json
import os
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tilldawn
from tilldawn.cli import main
from tilldawn.engine.errors import SaveRefused, TilldawnError
from tilldawn.engine.save import _checksum, read, recall
from tilldawn.engine.table import Table
from tilldawn.play.replay import verify
from tilldawn.play.session import last_unfinished, open_save, resume, unfinished
from tilldawn.play.sheets import sheet_of
from tilldawn.saves import named, nights, tables
from tilldawn.tui.shelves import open_kept
from tilldawn.web.laying import lay_out_save

ARCHIVE = sorted((Path(__file__).parents[1] / "archive" / "0.4.0").glob("*/*.tilldawn"))
DEEP = b"[" * 5000 + b"]" * 5000


def a_table(game: str = "daylight", answers: int = 12) -> Table[Any]:
    table = tilldawn.new_table(game, 1, seed=3)
    random = Random(1)
    for _ in range(answers):
        assert table.request is not None
        table.play(random.choice(table.request.options))
    return table


def resealed(data: bytes, **changes: Any) -> bytes:
    """A save with other values and a fitting checksum, as somebody bent on it would make."""
    document = msgspec.structs.replace(read(data), **changes)
    document.checksum = _checksum(document)
    return msgspec.json.encode(document)


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def flipped(data: bytes) -> bytes:
    """One bit of a letter in the journal, so that the file is not text any more."""
    at = data.index(b'"journal"') + 14
    return data[:at] + bytes([data[at] | 0x80]) + data[at + 1 :]


def bent(data: bytes) -> dict[str, bytes]:
    document = read(data)
    state = msgspec.json.decode(document.state)
    deep = b'{"tilldawn":"tilldawn","format":1,"state":' + DEEP + b"}"
    return {
        "flipped": flipped(data),
        "empty entry": resealed(data, journal=[*document.journal, ""]),
        "undo to nowhere": resealed(data, journal=[*document.journal, "<x"]),
        "undo to the future": resealed(data, journal=[*document.journal, "<99999"]),
        "undo below nothing": resealed(data, journal=[*document.journal, "<-1"]),
        "a seat that is not there": resealed(data, journal=[*document.journal, "7>pick"]),
        "an old entry": resealed(data, journal=["?nothing", *document.journal[1:]]),
        "drawn below nothing": resealed(data, drawn=-5),
        "drawn beyond all games": resealed(data, drawn=2**63),
        "a position beyond the end": resealed(data, position=len(document.journal) + 1),
        "a position before the start": resealed(data, position=-1),
        "deep state": resealed(data, state=msgspec.Raw(DEEP)),
        "deep file": deep,
        "deep options": data.replace(b'"options":{', b'"options":{"x":' + DEEP + b",", 1),
        "an unknown step": resealed(data, state=msgspec.Raw(json.dumps(["nowhere", *state[1:]]).encode())),
        "a state of nothing": resealed(data, state=msgspec.Raw(b"{}")),
    }


NOT_READ = ("an unknown step", "a state of nothing", "deep state")
KINDS = list(bent(a_table().save()))


@pytest.fixture(params=KINDS)
def damaged(request: pytest.FixtureRequest) -> bytes:
    return bent(a_table().save())[request.param]


def test_it_is_refused_wherever_it_is_opened(damaged: bytes) -> None:
    named().write("bad", damaged)
    tables().write("bad", damaged)
    nights().write("bad", damaged)
    [kept] = nights().all()
    for door in (
        lambda: recall(tilldawn.load(damaged)),
        lambda: tilldawn.load(damaged, verify=True),
        lambda: verify(damaged),
        lambda: open_save("bad"),
        lambda: resume("bad"),
        lambda: open_kept("saves", named().all()[0]),
        lambda: open_kept("tables", tables().all()[0]),
        lambda: open_kept("nights", kept),
    ):
        with pytest.raises(SaveRefused):
            door()


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in NOT_READ])
def test_a_server_refuses_it_too(kind: str) -> None:
    """It plays the journal and reads neither state nor position."""
    with pytest.raises(SaveRefused):
        lay_out_save("somebody", bent(a_table().save())[kind])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_command_says_so_in_one_line(
    lang: str,
    damaged: bytes,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "bad.tilldawn"
    file.write_bytes(damaged)
    for command in (
        ["play", "--text", "--load", str(file)],
        ["replay", str(file)],
        ["replay", "--verify", str(file)],
        ["sheet", str(file)],
    ):
        typed(monkeypatch, "no")
        assert main([*command, "--lang", lang]) == 1
        told = capsys.readouterr()
        assert "Traceback" not in told.err
        assert told.err.strip()


def test_the_newest_game_is_damaged_and_the_one_before_is_taken_up(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    good = a_table()
    tables().write("the good one", good.save())
    os.utime(tables().path("the good one"), (1, 1))
    tables().write("the bad one", flipped(good.save()))
    assert last_unfinished() == "the good one"
    assert list(unfinished().refused) == ["the bad one"]
    assert [kept.name for kept in tables().all()] == ["the bad one", "the good one"]
    typed(monkeypatch, "quit")
    assert main(["play", "--text", "--continue"]) == 0
    assert "the bad one" in capsys.readouterr().err
    os.utime(tables().path("the good one"), (1, 1))
    typed(monkeypatch, "yes", "quit")
    assert main(["play", "--text"]) == 0
    told = capsys.readouterr()
    assert "the bad one" in told.err
    assert "the good one" in told.out


def test_only_damaged_games_are_told_and_there_is_nothing_to_continue(
    capsys: pytest.CaptureFixture[str],
) -> None:
    tables().write("the bad one", flipped(a_table().save()))
    assert main(["play", "--text", "--continue"]) == 1
    told = capsys.readouterr().err
    assert "the bad one" in told
    assert len(told.splitlines()) == 2


def test_text_mode_stays_at_its_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tables().write("the good one", a_table().save())
    named().write("bad", flipped(a_table().save()))
    named().write("fine", a_table().save())
    typed(monkeypatch, "load bad", "saves", "load fine", "load \0", "quit")
    assert main(["play", "--text", "--continue"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "damaged or was changed by hand" in told
    assert "fine" in told


def test_a_save_that_leads_nowhere_does_not_hide_the_others() -> None:
    named().write("fine", a_table().save())
    (named().folder / "gone.tilldawn").symlink_to(named().folder / "nowhere")
    (named().folder / "a folder.tilldawn").mkdir()
    assert "fine" in [kept.name for kept in named().all()]
    tables().write("fine", a_table().save())
    (tables().folder / "a folder.tilldawn").mkdir()
    assert last_unfinished() == "fine"


# --- Anything at all --------------------------------------------------------------------------------------


def only_refused(data: bytes) -> None:
    """Open bytes at every door; nothing but a plain refusal may come back."""
    said = []
    for door in (
        lambda: recall(tilldawn.load(data)),
        lambda: recall(tilldawn.load(data, rescue=True)),
        lambda: tilldawn.load(data, verify=True),
        lambda: verify(data),
        lambda: lay_out_save("somebody", data),
        lambda: lay_out_save("somebody", data, salvage=True),
        lambda: sheet_of(recall(tilldawn.load(data)), "en"),
    ):
        try:
            door()
        except TilldawnError as error:
            said.append(str(error))
    assert all(said)


saves = st.sampled_from(ARCHIVE).map(Path.read_bytes)
quick = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


@quick
@given(
    saves, st.lists(st.tuples(st.floats(0, 1, exclude_max=True), st.integers(0, 255)), min_size=1, max_size=3)
)
def test_bytes_that_were_changed(data: bytes, changes: list[tuple[float, int]]) -> None:
    changed = bytearray(data)
    for where, byte in changes:
        changed[int(where * len(changed))] = byte
    only_refused(bytes(changed))


@quick
@given(saves, st.floats(0, 1), st.integers(0, 7))
def test_a_bit_that_was_flipped_never_gives_another_table(data: bytes, where: float, bit: int) -> None:
    at = min(int(where * len(data)), len(data) - 1)
    changed = data[:at] + bytes([data[at] ^ 1 << bit]) + data[at + 1 :]
    try:
        opened = read(changed)
    except SaveRefused:
        return
    assert opened == read(data)  # the name of a field that has its usual value all the same


entries = st.one_of(
    st.text(max_size=6),
    st.from_regex(r"[?=<0-9!>~a-z-]{0,8}", fullmatch=True),
    st.sampled_from(
        ["", "<", "<0", "<1", "?", "=", "0>", "0~", "0!>", "0!dawn>x", "1>pass", "?1", "\ud800"[:0]]
    ),
)
leaves = st.one_of(
    st.integers(-3, 2**40), st.text(max_size=5), st.none(), st.booleans(), st.just([]), st.just({})
)


@st.composite
def resealed_saves(draw: st.DrawFn) -> bytes:
    """A save that was bent in one place and given a fitting checksum."""
    data = draw(saves)
    document = read(data)
    journal = list(document.journal)
    at = draw(st.integers(0, len(journal)))
    match draw(
        st.sampled_from(
            ["journal", "cut", "drawn", "position", "state", "seats", "seed", "content", "orders"]
        )
    ):
        case "journal":
            return resealed(
                data, journal=[*journal[:at], draw(entries), *journal[at + draw(st.integers(0, 1)) :]]
            )
        case "cut":
            return resealed(data, journal=journal[:at])
        case "drawn":
            return resealed(data, drawn=draw(st.integers(-(2**63), 2**63 - 1)))
        case "position":
            return resealed(data, position=draw(st.integers(-5, 2**40)))
        case "seats":
            return resealed(data, seats=document.seats * draw(st.integers(0, 3)))
        case "seed":
            return resealed(data, seed=draw(st.text(max_size=9)))
        case "content":
            return resealed(data, content=draw(st.text(max_size=9)), version=draw(st.integers(-3, 5)))
        case "orders":
            return resealed(data, orders=[{draw(st.text(max_size=4)): "pass"} for _ in document.seats])
    state = msgspec.json.decode(document.state)
    part: Any = state
    while isinstance(part, dict | list) and part:
        keys = list(part) if isinstance(part, dict) else list(range(len(part)))
        key = draw(st.sampled_from(keys))
        if not isinstance(part[key], dict | list) or not part[key] or draw(st.booleans()):
            part[key] = draw(leaves)
            break
        part = part[key]
    return resealed(data, state=msgspec.Raw(json.dumps(state).encode()))


@quick
@given(resealed_saves())
def test_a_save_that_was_bent_with_care(data: bytes) -> None:
    only_refused(data)
