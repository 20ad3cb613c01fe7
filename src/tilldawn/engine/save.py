"""Saves: a table as bytes, and back.

A save is JSON: format, game, rules version and content fingerprint, options,
seats, standing orders, the chance stream, the last checkpoint with its position, and the whole journal,
under a checksum. Opening one decodes the checkpoint and plays the few answers since. When rules or cards
have changed, the whole journal is played again instead; if these rules do not allow it, the save is
refused with the answer that no longer fits (`RulesChanged`), and the file is left as it is. Such a save can
be rescued: play goes on from its checkpoint (with the answers since, where they still fit), and the table's
history begins there.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from importlib import import_module
from typing import Any

import msgspec
from msgspec import Struct

from tilldawn.engine import journal as jn
from tilldawn.engine.chance import SeededChance, new_seed
from tilldawn.engine.errors import RulesChanged, SaveRefused, TilldawnError
from tilldawn.engine.event import Continued, LogLine, Rescued
from tilldawn.engine.game import Game, Seat
from tilldawn.engine.pack import OPTION, content_mark, need_packs
from tilldawn.engine.table import ORIGIN, POLICIES, Table

FORMAT = 1
AFRESH = 2
"""The format of a save that draws afresh, which older programs do not know."""
MARK = "tilldawn"
DRAWN_LIMIT = 2**48
"""Draws of chance no game comes to; a save that claims more was made by hand."""


class _Head(Struct):
    """The part of a save that every version can read."""

    tilldawn: str
    format: int
    game: str = ""


class Document(Struct, forbid_unknown_fields=True, kw_only=True):
    """A save of format 1 or, with `afresh`, of format 2."""

    tilldawn: str = MARK
    format: int = FORMAT
    checksum: str = ""
    game: str
    version: int
    content: str
    options: dict[str, Any]
    seats: list[Seat]
    orders: list[dict[str, str]]
    seed: str
    drawn: int
    position: int
    state: msgspec.Raw
    journal: list[str]
    afresh: int | msgspec.UnsetType = msgspec.UNSET
    """So many entries of the journal are older than this chance: the seed does not prove what was drawn
    there, and who has the save cannot tell what the table it was taken from will draw."""


def _checksum(document: Document) -> str:
    blank = msgspec.structs.replace(document, checksum="")
    return blake2b(msgspec.json.encode(blank), digest_size=16).hexdigest()


def save(table: Table[Any], *, afresh: bool = False) -> bytes:
    """The table as the bytes of a save file. With `afresh` it goes on with a seed of its own: for handing
    out while the table is being played."""
    position, packed = table._latest()
    state = msgspec.msgpack.decode(packed, type=table.game.state)
    chance, old = table.chance, table._afresh
    if afresh or not isinstance(chance, SeededChance):
        chance, old = SeededChance(new_seed() if afresh else "rigged"), len(table.journal)
    document = Document(
        format=AFRESH if old else FORMAT,
        game=table.game.id,
        version=table.game.version,
        content=content_mark(table.game, table.options),
        options=table.options,
        seats=table.seats,
        orders=table.orders,
        seed=chance.seed,
        drawn=chance.drawn,
        position=position,
        state=msgspec.Raw(msgspec.json.encode(state)),
        journal=table.journal,
        afresh=old or msgspec.UNSET,
    )
    document.checksum = _checksum(document)
    return msgspec.json.encode(document)


def read(data: bytes) -> Document:
    """Check that bytes are a save this program can open, and take it apart."""
    if not isinstance(data, bytes | bytearray | memoryview):
        raise SaveRefused("error-save-not-bytes", given=data)
    try:
        head = msgspec.json.decode(data, type=_Head)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveRefused(_unreadable(bytes(data))) from error
    if head.tilldawn != MARK:
        raise SaveRefused("error-save-unreadable")
    if head.format > AFRESH:
        raise SaveRefused("error-save-newer", format=head.format, known=AFRESH)
    with blaming_the_file():
        document = msgspec.json.decode(data, type=Document)
        whole = document.checksum == _checksum(document)
    if not whole or not jn.sound(document.journal, len(document.seats)):
        raise SaveRefused("error-save-edited")
    if not 0 <= document.drawn < DRAWN_LIMIT or not 0 <= document.position <= len(document.journal):
        raise SaveRefused("error-save-edited")
    if document.afresh is not msgspec.UNSET and not 0 <= document.afresh <= len(document.journal):
        raise SaveRefused("error-save-edited")
    return document


def _unreadable(data: bytes) -> str:
    """What is wrong with bytes that are not what a save is written in."""
    if not data[:40].lstrip().startswith(b'{"tilldawn"'):
        return "error-save-unreadable"
    return "error-save-edited" if data.rstrip().endswith(b"}") else "error-save-truncated"


@contextmanager
def blaming_the_file() -> Iterator[None]:
    """While a save is opened, whatever goes wrong is the file's fault: anybody can write one by hand."""
    try:
        yield
    except TilldawnError:
        raise
    except Exception as error:
        raise SaveRefused("error-save-edited") from error


def revive(data: bytes, recording: bool, halted_at: int | None) -> Table[Any]:
    """A table that was pickled. Games are found by those above the engine, so they are asked by name."""
    table: Table[Any] = import_module("tilldawn").load(data)
    table.recording = recording
    return table if halted_at is None else table.at(halted_at)


def load(data: bytes, game: Game[Any], *, verify: bool = False, rescue: bool = False) -> Table[Any]:
    """Open a save. With `verify`, play its whole journal again and compare the states. With `rescue`, a
    save that the rules of today do not allow any more goes on from its last checkpoint."""
    document = read(data)
    if document.game != game.id:
        raise SaveRefused("error-save-other-game", found=document.game, wanted=game.id)
    if document.version > game.version:
        raise SaveRefused("error-save-newer-rules", version=document.version, known=game.version)
    if len(document.seats) not in game.seats or len(document.orders) != len(document.seats):
        raise SaveRefused("error-save-edited")
    if any(policy not in POLICIES for order in document.orders for policy in order.values()):
        raise SaveRefused("error-save-edited")
    need_packs(game.id, document.options)
    same = is_of_today(document, game)
    document.orders = [{**game.topics, **order} for order in document.orders]
    with blaming_the_file():
        chance = SeededChance(document.seed, document.drawn)
        try:
            table = _reopen(document, game, chance) if same else _replay(document, game, chance)
            if rescue:
                table.log  # noqa: B018
        except RulesChanged as changed:
            if not rescue:
                raise
            table = _rescue(document, game, chance, changed)
        if verify and same:
            again = _replay(document, game, SeededChance(""))
            if again.state != table.state:
                raise SaveRefused("error-save-edited")
    return table


def is_of_today(document: Document, game: Game[Any]) -> bool:
    """Whether a save was played under the rules and the content there are now."""
    return document.version == game.version and document.content == content_mark(game, document.options)


def recall(table: Table[Any]) -> Table[Any]:
    """Play what lies before a save's checkpoint, which otherwise waits until somebody looks back: whoever
    opens a save for people would rather have it refused now."""
    with blaming_the_file():
        table.log  # noqa: B018
        table.look()
    return table


def _reopen(document: Document, game: Game[Any], chance: SeededChance) -> Table[Any]:
    """From the checkpoint: decode it and play the answers since."""
    table: Table[Any] = Table.__new__(Table)
    table._prepare(game, document.seats, document.options, chance)
    table.orders = document.orders
    try:
        state = msgspec.json.decode(document.state, type=game.state)
    except msgspec.DecodeError as error:
        raise SaveRefused("error-save-edited") from error
    table.journal = document.journal
    table._undone = jn.last_undo(document.journal)
    answers = jn.fold(document.journal)
    if document.position > len(answers):
        raise SaveRefused("error-save-edited")
    table._checkpoints = [(document.position, msgspec.msgpack.encode(state))]
    table._restore(answers)
    table.recording = True
    table._afresh = document.afresh or 0
    return table


def _replay(document: Document, game: Game[Any], chance: SeededChance) -> Table[Any]:
    """From the beginning, under the rules and cards of today."""
    table = Table.replay(
        game, document.seats, document.options, document.journal, chance, orders=document.orders
    )
    table._afresh = document.afresh or 0
    if not is_of_today(document, game):
        table.log.append(LogLine(len(table.answers), Continued()))
    return table


def _rescue(document: Document, game: Game[Any], chance: SeededChance, changed: RulesChanged) -> Table[Any]:
    """Without what was undone, if that is all that does not fit; else from the checkpoint, whatever led to
    it: then the table's history begins there."""
    seats, orders, answers = document.seats, document.orders, jn.fold(document.journal)
    table = Table.salvage(game, seats, document.options, answers, chance, orders=orders)
    if len(table.answers) < len(answers):
        try:
            state = msgspec.json.decode(document.state, type=game.state)
        except msgspec.DecodeError as error:
            raise changed from error
        begun = {ORIGIN: msgspec.to_builtins(state)}
        if OPTION in document.options:
            begun[OPTION] = document.options[OPTION]
        table = Table.salvage(game, seats, begun, answers[document.position :], chance, orders=orders)
    table._afresh = len(table.journal)
    table.log.append(LogLine(len(table.answers), Rescued(position=changed.position, answer=changed.answer)))
    return table
