"""Saves: downloaded, opened again, and whatever else somebody may upload."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tilldawn.engine import journal as jn
from tilldawn.engine.errors import SaveRefused, TilldawnError
from tilldawn.engine.game import Seat
from tilldawn.engine.save import _checksum, read
from tilldawn.games import load_game
from tilldawn.web.laying import lay_out_save
from tilldawn.web.room import Room, table_of

RECORDED = sorted((Path(__file__).parents[1] / "recorded").glob("*.tilldawn"))
HOST = "host"


@pytest.fixture
def played(lay: Any, wake: Any, hand: Any) -> Room:
    room: Room = wake(lay("Ana", "Ben"))
    for n in range(20):
        hand.first(room)
        if n == 9:
            room.undo(HOST, room.table.revision, "step")
    return room


def forged(room: Room, **changes: Any) -> bytes:
    """A save with something changed, and a checksum that fits."""
    document = msgspec.structs.replace(read(room.table.save()), **changes)
    document.checksum = _checksum(document)
    return msgspec.json.encode(document)


def test_a_save_is_downloaded_and_goes_on_elsewhere(played: Room, store: Any, wake: Any, hand: Any) -> None:
    stored = lay_out_save("other", played.table.save())
    store.create(stored)
    again = wake(stored.row.id)
    assert again.table.state == played.table.state
    assert again.table.journal == played.table.journal
    assert again.row.id != played.row.id
    assert not {seat.key for seat in again.seats} & {seat.key for seat in played.seats}
    hand.first(again)
    assert hand.kept(again)


def test_a_table_from_a_save_draws_from_a_seed_nobody_has_seen(played: Room) -> None:
    for data in (played.table.save(), played.table.save(afresh=True)):
        stored = lay_out_save("other", data)
        assert stored.row.seed not in (played.row.seed, read(data).seed)
        assert len(stored.row.seed) == 32
        assert stored.row.drawn == 0


def test_who_downloads_a_save_cannot_look_ahead(visitor: Any, store: Any) -> None:
    ana = visitor()
    table = ana.lay()
    taken = [read(ana.get(f"/api/tables/{table}/save").content) for _ in range(2)]
    assert len({store.load(table).row.seed, taken[0].seed, taken[1].seed}) == 3
    assert {save.drawn for save in taken} == {0}


def test_standing_orders_are_in_the_save(played: Room, store: Any, wake: Any) -> None:
    played.order(HOST, played.table.revision, 1, "gift", "pass")
    stored = lay_out_save("other", played.table.save())
    assert stored.row.orders == played.table.orders
    store.create(stored)
    assert wake(stored.row.id).table.orders == played.table.orders


def test_a_save_at_a_question_only_an_order_kept_open_stays_there(lay: Any, wake: Any, hand: Any) -> None:
    room = wake(lay("Ana", "Ben"))
    hand.until(room, lambda r: r.table.request is not None and r.table.request.topic == "gift")
    opened = table_of(lay_out_save("other", room.table.save()))
    assert opened.request is not None
    assert opened.request.topic == "gift"
    assert opened.answers == jn.fold(opened.journal)


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_every_recorded_game_is_opened_or_says_why_not(path: Path) -> None:
    data = path.read_bytes()
    try:
        stored = lay_out_save("somebody", data)
    except TilldawnError as error:
        assert "file is left as it is" in str(error)  # noqa: PT017
        return
    assert stored.journal == read(data).journal
    assert stored.row.over
    assert table_of(stored).answers == jn.fold(stored.journal)


def test_recorded_games_of_the_present_rules_are_opened() -> None:
    for path in RECORDED:
        document = read(path.read_bytes())
        if document.content == load_game(document.game).fingerprint():
            lay_out_save("somebody", path.read_bytes())


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[:-10],
        lambda data: data[: len(data) // 2],
        lambda data: data.replace(b'"drawn":', b'"drawn":1'),
        lambda data: data.replace(b"0>character", b"1>character"),
        lambda data: data.replace(b'"format":1', b'"format":99'),
        lambda data: data.replace(b'"tilldawn":"tilldawn"', b'"tilldawn":"other"'),
        lambda data: b"",
        lambda data: b"\x00" * 1000,
        lambda data: b"PK\x03\x04" + data,
        lambda data: b'{"tilldawn":"tilldawn","format":1,"options":' + b"[" * 200_000,
        lambda data: b"[" * 500_000,
        lambda data: b'{"tilldawn":"tilldawn","format":1}',
    ],
    ids=range(12),
)
def test_a_damaged_or_edited_save_is_refused_in_words(
    visitor: Any, played: Room, damage: Callable[[bytes], bytes]
) -> None:
    ana = visitor()
    refused = ana.post("/api/open", damage(played.table.save()))
    assert refused.status_code == 400
    assert "left as it is" in refused.json()["why"]
    assert ana.get("/api/me").json()["tables"] == []


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"game": "mine"},
        {"version": 99},
        {"seats": []},
        {"seats": [Seat("A", "skynet"), Seat("B", "human")]},
        {"seats": [Seat("A", "human")] * 7},
        {"orders": []},
        {"orders": [{"gift": "always"}] * 2},
        {"orders": [{"gift": "pass"}] * 3},
        {"drawn": -1},
        {"drawn": -8},
        {"drawn": 2**64},
        {"drawn": 2**200},
        {"options": {"cheat": True}},
        {"options": {"difficulty": [[[]]]}},
        {"options": {"difficulty": {"a": 1}}},
        {"options": {"weapons": 7}},
        {"options": {"characters": [1, 2]}},
        {"journal": [""]},
        {"journal": ["<x"]},
        {"journal": ["<5"]},
        {"journal": ["<-1"]},
        {"journal": ["hello"]},
        {"journal": ["0>fly"]},
        {"journal": ["?6"]},
        {"journal": ["0>character:pillar", "<0", "<0"]},
        {"journal": ["0>character:pillar", "1>character:psycho", "0>weapon:fire-axe", "1>weapon:fire-axe"]},
        {"journal": ["9>character:pillar"]},
    ],
    ids=str,
)
def test_a_save_written_by_hand_is_refused_or_a_table_like_any_other(
    played: Room, changes: dict[str, Any], store: Any, wake: Any, hand: Any
) -> None:
    try:
        stored = lay_out_save("eve", forged(played, **changes))
    except TilldawnError as error:
        assert str(error)  # noqa: PT017
        return
    store.create(stored)
    room = wake(stored.row.id)
    assert room.table.answers == jn.fold(room.table.journal)
    hand.first(room)
    assert hand.kept(room)


def test_a_journal_that_stops_while_chance_must_speak_is_refused(played: Room) -> None:
    journal = played.table.journal
    at = next(n for n, entry in enumerate(journal) if entry[0] == "?")
    with pytest.raises(SaveRefused):
        lay_out_save("eve", forged(played, journal=journal[:at]))


def test_names_of_a_save_are_cleaned(played: Room) -> None:
    seats = [Seat("\u202e<b>\x00" + "x" * 500, "human"), Seat("\u200b", "human")]
    stored = lay_out_save("eve", forged(played, seats=seats))
    assert [seat.name for seat in stored.seats] == ["<b> " + "x" * 36, "2"]


def test_a_save_travels_over_http(visitor: Any) -> None:
    ana, ben = visitor(), visitor()
    table = ana.lay()
    saved = ana.get(f"/api/tables/{table}/save")
    assert saved.headers["content-disposition"] == 'attachment; filename="daylight-0.tilldawn"'
    assert saved.headers["cache-control"] == "no-store"
    opened = ben.post("/api/open", saved.content)
    assert opened.status_code == 201
    assert opened.json()["table"] != table
    assert ben.get("/api/me").json()["tables"][0]["seats"] == [0, 1]
