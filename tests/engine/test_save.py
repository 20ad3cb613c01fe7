"""Saves: what is wrong with a file is said plainly, and nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tilldawn_orchard.game import ORCHARD, State

from tilldawn import saves
from tilldawn.engine.chance import SeededChance
from tilldawn.engine.errors import SaveRefused
from tilldawn.engine.game import Game, Seat
from tilldawn.engine.save import _checksum, load, read, save
from tilldawn.engine.table import Table


@pytest.fixture
def table() -> Table[State]:
    table = Table(ORCHARD, [Seat("Ana"), Seat("Bo")], {}, SeededChance("7"))
    table.answer("pick")
    table.answer("shake")
    return table


def resealed(data: bytes, **changes: Any) -> bytes:
    """A save with other values and a fitting checksum, as somebody bent on it would make."""
    document = msgspec.structs.replace(read(data), **changes)
    document.checksum = _checksum(document)
    return msgspec.json.encode(document)


def test_a_save_gives_back_the_table_and_its_future(table: Table[State]) -> None:
    twin = load(save(table), ORCHARD, verify=True)
    assert twin.state == table.state
    for _ in range(2):
        assert twin.answer("rest") == table.answer("rest")
    assert twin.state == table.state
    assert [line.event for line in twin.log] == [line.event for line in table.log]


def test_undo_works_in_a_loaded_table_back_to_the_beginning(table: Table[State]) -> None:
    twin = load(save(table), ORCHARD)
    twin.undo(0, agreed=True)
    assert twin.answers == []
    assert twin.state.basket == {}
    assert load(save(twin), ORCHARD).log[-1].event.name == "undone"


@pytest.mark.parametrize("cut", [1, 40, 200, -1])
def test_a_truncated_save_is_refused(table: Table[State], cut: int) -> None:
    with pytest.raises(SaveRefused, match=r"The end of this save is missing|not a Tilldawn save"):
        load(save(table)[:cut], ORCHARD)


@pytest.mark.parametrize(
    "junk", [b"", b"hello", b"[]", b"{}", b"\x00\xff", b'{"tilldawn": "no", "format": 1}']
)
def test_a_file_that_is_no_save_is_refused(junk: bytes) -> None:
    with pytest.raises(SaveRefused):
        load(junk, ORCHARD)


def test_an_edited_save_is_refused(table: Table[State]) -> None:
    data = save(table)
    assert b'"1>pick"' in data
    with pytest.raises(SaveRefused) as refused:
        load(data.replace(b'"1>pick"', b'"1>rest"'), ORCHARD)
    assert refused.value.text.id == "error-save-edited"
    document = json.loads(data)
    document["extra"] = 1
    with pytest.raises(SaveRefused):
        load(json.dumps(document).encode(), ORCHARD)


def test_a_save_of_a_newer_program_or_newer_rules_says_so(table: Table[State]) -> None:
    data = save(table)
    document = json.loads(data)
    document["format"] = 99
    with pytest.raises(SaveRefused) as refused:
        load(json.dumps(document).encode(), ORCHARD)
    assert refused.value.text.id == "error-save-newer"
    with pytest.raises(SaveRefused) as refused:
        load(resealed(data, version=99), ORCHARD)
    assert refused.value.text.id == "error-save-newer-rules"


def test_a_save_of_another_game_says_so(table: Table[State]) -> None:
    with pytest.raises(SaveRefused) as refused:
        load(resealed(save(table), game="chess"), ORCHARD)
    assert refused.value.text.id == "error-save-other-game"


def test_an_impossible_state_or_journal_is_found_even_with_a_good_checksum(table: Table[State]) -> None:
    data = save(table)
    bad_state = json.loads(msgspec.json.encode(read(data).state))
    bad_state["basket"] = {"apple": 40}
    with pytest.raises(SaveRefused):
        load(resealed(data, state=msgspec.Raw(json.dumps(bad_state).encode())), ORCHARD, verify=True)
    with pytest.raises(SaveRefused):
        load(resealed(data, journal=["1>fly"], position=0), ORCHARD)
    with pytest.raises(SaveRefused):
        load(resealed(data, state=msgspec.Raw(b'{"step": 1}')), ORCHARD)
    with pytest.raises(SaveRefused):
        load(resealed(data, seats=[]), ORCHARD)


def other_rules(table: Table[State], **changes: Any) -> Game[State]:
    return msgspec.structs.replace(ORCHARD, **changes)


def test_a_save_from_older_cards_is_replayed_under_todays(table: Table[State]) -> None:
    today = msgspec.structs.replace(ORCHARD, fingerprint=lambda: "other", version=2)
    twin = load(save(table), today)
    assert twin.state == table.state
    assert twin.log[-1].event.name == "continued"


def test_a_save_that_todays_rules_do_not_allow_is_refused_with_the_answer(table: Table[State]) -> None:
    no_shaking = {**ORCHARD.steps, "turn": ORCHARD.steps["pack"]}
    today = msgspec.structs.replace(ORCHARD, version=2, steps=no_shaking)
    with pytest.raises(SaveRefused) as refused:
        load(save(table), today)
    assert refused.value.text.id == "error-replay"


# --- The shelf ----------------------------------------------------------------------------------------


def test_a_named_save_is_there_again(table: Table[State]) -> None:
    saves.named().write("before the storm", save(table))
    assert [kept.name for kept in saves.named().all()] == ["before the storm"]
    assert load(saves.named().read("before the storm"), ORCHARD).state == table.state


@pytest.mark.parametrize("name", ["", "../up", "a/b", ".hidden", "x" * 80, "nul\0"])
def test_a_name_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(saves.NotSaved):
        saves.named().write(name, b"x")


def test_a_missing_save_is_named() -> None:
    with pytest.raises(saves.NoSuchSave, match="nowhere"):
        saves.named().read("nowhere")


def test_a_full_disk_leaves_the_old_save_untouched(
    table: Table[State], monkeypatch: pytest.MonkeyPatch, own_data_folder: Path
) -> None:
    shelf = saves.named()
    shelf.write("mine", save(table))
    old = shelf.read("mine")

    def full(fd: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(saves.NotSaved, match="No space left"):
        shelf.write("mine", b"new")
    assert shelf.read("mine") == old
    assert [f.name for f in (own_data_folder / "saves").iterdir()] == ["mine.tilldawn"]


def test_a_folder_that_cannot_be_made_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("TILLDAWN_DATA", str(tmp_path / "file"))
    with pytest.raises(saves.NotSaved):
        saves.named().write("x", b"x")
