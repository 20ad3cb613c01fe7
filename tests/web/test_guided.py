"""Guided tables on the server: laid out by one word, told note by note, guided again after a wake."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tilldawn.guide.steps import Guide
from tilldawn.play.guide import guide_of
from tilldawn.web import protocol as p
from tilldawn.web.laying import lay_out
from tilldawn.web.room import Room, roused

HOST = "host"
GUIDED = {game: p.NewTable(game, [p.NewSeat("Ana")], guide=True) for game in ("daylight", "mine")}


def opened(store: Any, wanted: p.NewTable) -> Room:
    stored = lay_out(HOST, wanted)
    store.create(stored)
    return Room(store, stored, roused(stored)[0])


def told(room: Room, lang: str = "en") -> p.State:
    return room.words(lang).state()


@pytest.mark.parametrize("game", GUIDED)
def test_a_guided_table_is_laid_out_as_the_guide_wants_it(store: Any, game: str) -> None:
    room = opened(store, GUIDED[game])
    guide = guide_of(game)
    assert isinstance(guide, Guide)
    assert room.row.seed == guide.seed
    assert room.row.options == guide.options
    assert [seat.name for seat in room.seats] == ["Ana", *guide.companions]
    assert [seat.player for seat in room.seats[1:]] == ["heuristic"] * len(guide.companions)


@pytest.mark.parametrize("game", GUIDED)
def test_what_the_guide_says_comes_with_the_table_in_the_readers_language(store: Any, game: str) -> None:
    room = opened(store, GUIDED[game])
    english, french = told(room).guide, told(room, "fr").guide
    assert english
    assert french
    assert [note.id for note in english] == [note.id for note in french]
    assert all(note.title and note.text for note in (*english, *french))
    assert english[0].text != french[0].text


def test_what_is_said_changes_with_what_is_asked(store: Any) -> None:
    room = opened(store, GUIDED["mine"])
    before = told(room).guide or []
    wanted = next(note.wants for note in before if note.wants)
    words = room.words("en")
    room.answer(HOST, room.table.revision, wanted)
    after = told(room).guide
    assert room.words("en") is words
    assert after is not None
    assert [note.id for note in after] == ["action"]
    assert "guide" in msgspec.json.decode(words.change)["parts"]


def test_a_table_nobody_guides_says_so(store: Any) -> None:
    room = opened(store, p.NewTable("mine", [p.NewSeat("Ana")], seed="7"))
    assert told(room).guide is None


def test_a_guided_table_is_still_guided_when_it_wakes(store: Any) -> None:
    room = opened(store, GUIDED["mine"])
    room.answer(HOST, room.table.revision, "plan:roman")
    stored = store.load(room.row.id)
    again = Room(store, stored, roused(stored)[0])
    assert told(again).guide == told(room).guide


def test_over_http_one_word_makes_a_guided_table(visitor: Any) -> None:
    ana = visitor()
    lobby = ana.get("/api/lobby").json()
    assert all(game["guided"] for game in lobby["games"])
    made = ana.post("/api/tables", GUIDED["daylight"])
    assert made.status_code == 201
    mine = ana.get("/api/me").json()["tables"]
    assert [table["names"] for table in mine] == [["Ana", "Bruno", "Chloé"]]


def test_a_guided_table_of_somebody_without_a_name_has_one_all_the_same(store: Any) -> None:
    room = opened(store, p.NewTable("mine", [p.NewSeat()], lang="fr", guide=True))
    assert room.seats[0].name
