"""The archive: whatever a version has written opens for ever, holds, and can be played on.

Each version's folder was written by `tilldawn.testing.archive` and is never changed.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.engine import journal as jn
from tilldawn.engine.errors import RulesChanged
from tilldawn.engine.save import _checksum, read
from tilldawn.engine.table import Table
from tilldawn.engine.text import catalog, languages
from tilldawn.games import PLAYABLE, load_game
from tilldawn.play.sheets import read_sheet
from tilldawn.testing import archive, daylight, mine
from tilldawn.testing.archive import INDEX, STORE, Entry, Index, fingerprint
from tilldawn.testing.laws import always_an_option, save_keeps_state_and_future
from tilldawn.web.room import Room, table_of
from tilldawn.web.store import SqliteStore

HERE = Path(__file__).parent
CONSERVED: dict[str, Callable[[Any], None]] = {"daylight": daylight.conserved, "mine": mine.conserved}
PLAYED_ON = 20
INDEXES = {
    file.parent: msgspec.json.decode(file.read_bytes(), type=Index)
    for file in sorted(HERE.glob(f"*/{INDEX}"))
}


def pieces(like: str) -> list[Any]:
    """The pieces of all versions whose files are like this, each with its line of the index."""
    return [
        pytest.param(folder / file, entry, id=f"{folder.name}/{name}")
        for folder, index in INDEXES.items()
        for name, entry in index.items()
        if (file := Path(name.partition("#")[0])).match(like)
    ]


# --- Opening --------------------------------------------------------------------------------------------


def opened(data: bytes) -> tuple[Table[Any], bool]:
    """A save under the rules of today, replayed from its beginning, and whether all of it still fits.

    Where a rule has been mended since, the save is refused in every language by the answer that does not fit
    any more, and opens at its last checkpoint.
    """
    changed = refusal(data)
    if changed is None:
        return tilldawn.load(data, verify=True), True
    assert changed.answer in read(data).journal
    for lang in languages():
        said = catalog(lang).say(changed.text)
        assert changed.answer in said
        assert str(changed.position) in said
    return tilldawn.load(data, verify=True, rescue=True), False


def refusal(data: bytes) -> RulesChanged | None:
    """Why the rules of today do not allow a save, if they do not."""
    try:
        tilldawn.load(data)
    except RulesChanged as changed:
        return changed
    return None


def played_on(table: Table[Any], seed: str) -> None:
    """Conserved and never stuck, now and for some answers more; a finished game is taken back first."""
    conserved = CONSERVED[table.game.id]
    conserved(table.state)
    always_an_option(table)
    if table.request is None and any(map(jn.is_choice, table.answers)):
        table.undo(agreed=True)
    bots = {seat: make_bot("random", table.game.id, f"{seed}/{seat}") for seat in range(len(table.seats))}
    for _ in range(PLAYED_ON):
        if table.request is None:
            break
        seat = table.request.seats[0]
        table.answer(bots[seat].choose(table, seat).id)
        conserved(table.state)
        always_an_option(table)


# --- Saves ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("file", "entry"), pieces("*.tilldawn"))
def test_a_save_of_any_version_opens_and_is_played_on(file: Path, entry: Entry) -> None:
    data = file.read_bytes()
    document = read(data)
    assert (document.game, len(document.journal)) == (entry.game, entry.revision)
    table, whole = opened(data)
    if whole:
        assert table.journal[: entry.revision] == document.journal
    if whole and document.content == table.game.fingerprint() and document.version == table.game.version:
        assert fingerprint(table.state) == entry.state
        assert (table.request.kind if table.request else "") == entry.request
    for lang in languages():
        assert table.view(lang)["lang"] == lang
    played_on(table, file.stem)
    save_keeps_state_and_future(table, Random(file.stem))


@pytest.mark.parametrize(("file", "entry"), pieces("*.tilldawn"))
def test_the_checkpoint_of_a_save_is_a_state_of_today(file: Path, entry: Entry) -> None:
    """What a rescue begins with: fields that are new since have a default."""
    state = msgspec.json.decode(read(file.read_bytes()).state, type=load_game(entry.game).state)
    CONSERVED[entry.game](state)


LONG = [piece for piece in pieces("*.tilldawn") if piece.values[1].answers > 50]


@pytest.mark.parametrize(("file", "entry"), LONG)
def test_a_save_with_an_answer_that_is_not_allowed_any_more_loses_nothing(file: Path, entry: Entry) -> None:
    """Somebody's first answer has become impossible: it is named, and play goes on where it stood."""
    data = file.read_bytes()
    document = read(data)
    first = next(at for at, answer in enumerate(document.journal) if jn.is_choice(answer))
    assert first < document.position
    document.journal[first] = "0>abolished"
    document.content = "of other cards"
    document.checksum = _checksum(document)
    changed = msgspec.json.encode(document)
    why = refusal(changed)
    assert why is not None
    assert (why.position, why.answer) == (first, "0>abolished")
    table, whole = opened(changed)
    assert not whole
    kept = jn.fold(document.journal)
    if "origin" in table.options:
        began = msgspec.json.decode(document.state, type=table.game.state)
        assert msgspec.convert(table.options["origin"], table.game.state) == began
        kept = kept[document.position :]
    assert table.answers[: len(kept)] == kept, "all that still fits is kept"
    played_on(table, file.stem)


# --- Save Sheets ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("file", "entry"), pieces("sheets/*.txt"))
def test_a_save_sheet_of_any_version_is_read_and_played_on(file: Path, entry: Entry) -> None:
    text = file.read_text(encoding="utf-8")
    papers = [read_sheet(text, lang) for lang in languages()]
    assert all(paper == papers[0] for paper in papers)
    assert papers[0].seats == entry.seats
    table = tilldawn.new_table(entry.game, entry.seats, seed=file.stem, options=papers[0].options)
    view: Any = table.look()
    assert view.day == entry.day + 1
    played_on(table, file.stem)


@pytest.mark.parametrize(("file", "entry"), pieces("sheets/*.en.txt"))
def test_both_languages_of_a_save_sheet_say_the_same(file: Path, entry: Entry) -> None:
    french = file.with_name(file.name.replace(".en.", ".fr."))
    assert read_sheet(file.read_text("utf-8"), "en") == read_sheet(french.read_text("utf-8"), "fr")


# --- Stores ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("file", "entry"), pieces("*.sqlite"))
def test_a_table_of_a_store_of_any_version_is_woken_and_played_on(
    file: Path, entry: Entry, tmp_path: Path
) -> None:
    copy = tmp_path / file.name
    shutil.copy(file, copy)
    store = SqliteStore(copy)
    try:
        stored = store.load(entry.id)
        assert stored is not None
        assert (stored.row.game, len(stored.journal), len(stored.seats)) == (
            entry.game,
            entry.revision,
            entry.seats,
        )
        room = Room(store, stored, table_of(stored))
        assert room.row.over == (not entry.request)
        CONSERVED[entry.game](room.table.state)
        for browser in {seat.browser for seat in room.seats}:
            assert room.holds(browser)
            assert [row.id for row, _ in store.tables_of(browser)].count(entry.id) == 1
        _play_on_in(room)
        again = store.load(entry.id)
        assert again is not None
        assert again.journal == room.table.journal
        assert table_of(again).state == room.table.state
    finally:
        store.close()


def _play_on_in(room: Room) -> None:
    """Go back an answer, and give some more: the people's at random, the bot's by itself."""
    room.undo(room.seats[0].browser, room.table.revision, "step")
    random = make_bot("random", room.row.game, room.row.id)
    for _ in range(PLAYED_ON):
        if room.bot_is_asked():
            room.bot_move()
        elif (request := room.table.request) is not None:
            chosen = random.choose(room.table, request.seats[0])
            room.answer(room.seats[chosen.seat].browser, room.table.revision, chosen.id)
        CONSERVED[room.row.game](room.table.state)


# --- The archive itself ---------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", INDEXES, ids=lambda folder: folder.name)
def test_a_versions_archive_is_whole(folder: Path) -> None:
    """All its files are in the index, and it holds a dozen saves of each game, sheets and a store."""
    index = INDEXES[folder]
    files = {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()} - {INDEX}
    assert files == {name.partition("#")[0] for name in index}
    for game in PLAYABLE:
        assert len([name for name in index if name.startswith(f"{game}/")]) >= 16
    assert {entry.lang for entry in index.values() if entry.lang} == set(languages())
    assert len([name for name in index if name.startswith(f"{STORE}#")]) >= 2
    assert {entry.version for entry in index.values()} == {folder.name}


def test_the_archive_goes_back_to_0_3_0() -> None:
    assert HERE / "0.3.0" in INDEXES


def test_an_archive_that_was_written_is_left_alone() -> None:
    before = (HERE / "0.3.0" / INDEX).stat().st_mtime_ns
    with pytest.raises(SystemExit, match="never changed"):
        archive.write(HERE / "0.3.0")
    assert (HERE / "0.3.0" / INDEX).stat().st_mtime_ns == before


@pytest.mark.parametrize("game", PLAYABLE)
def test_the_scenes_of_the_archive_still_come_up(game: str) -> None:
    """A release must be able to write its own: every fifth scene is looked for under the rules of today."""
    for scene in archive.SCENES[game][::5]:
        table = archive.first_table(game, scene)
        assert scene.when(table)
        assert len(table.seats) == scene.seats
