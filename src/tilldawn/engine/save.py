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

from hashlib import blake2b
from importlib import import_module
from typing import Any

import msgspec
from msgspec import Struct

from tilldawn.engine import journal as jn
from tilldawn.engine.chance import SeededChance
from tilldawn.engine.errors import RulesChanged, SaveRefused
from tilldawn.engine.event import Continued, LogLine, Rescued
from tilldawn.engine.game import Game, Seat
from tilldawn.engine.pack import OPTION, content_mark, need_packs
from tilldawn.engine.table import ORIGIN, POLICIES, Table

FORMAT = 1
MARK = "tilldawn"


class _Head(Struct):
    """The part of a save that every version can read."""

    tilldawn: str
    format: int
    game: str = ""


class Document(Struct, forbid_unknown_fields=True, kw_only=True):
    """A save of format 1."""

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


def _checksum(document: Document) -> str:
    blank = msgspec.structs.replace(document, checksum="")
    return blake2b(msgspec.json.encode(blank), digest_size=16).hexdigest()


def save(table: Table[Any]) -> bytes:
    """The table as the bytes of a save file."""
    position, packed = table._checkpoints[-1]
    state = msgspec.msgpack.decode(packed, type=table.game.state)
    chance = table.chance if isinstance(table.chance, SeededChance) else SeededChance("rigged")
    document = Document(
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
    )
    document.checksum = _checksum(document)
    return msgspec.json.encode(document)


def read(data: bytes) -> Document:
    """Check that bytes are a save this program can open, and take it apart."""
    if not isinstance(data, bytes | bytearray | memoryview):
        raise SaveRefused("error-save-not-bytes", given=data)
    try:
        head = msgspec.json.decode(data, type=_Head)
    except msgspec.DecodeError as error:
        looks_like_one = bytes(data[:40]).lstrip().startswith(b'{"tilldawn"')
        raise SaveRefused("error-save-truncated" if looks_like_one else "error-save-unreadable") from error
    if head.tilldawn != MARK:
        raise SaveRefused("error-save-unreadable")
    if head.format > FORMAT:
        raise SaveRefused("error-save-newer", format=head.format, known=FORMAT)
    try:
        document = msgspec.json.decode(data, type=Document)
    except msgspec.DecodeError as error:
        raise SaveRefused("error-save-edited") from error
    if document.checksum != _checksum(document):
        raise SaveRefused("error-save-edited")
    return document


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
    chance = SeededChance(document.seed, document.drawn)
    need_packs(game.id, document.options)
    same = document.version == game.version and document.content == content_mark(game, document.options)
    document.orders = [{**game.topics, **order} for order in document.orders]
    try:
        table = _reopen(document, game, chance) if same else _replay(document, game, chance)
    except RulesChanged as changed:
        if not rescue:
            raise
        table = _rescue(document, game, chance, changed)
    if verify and same:
        again = _replay(document, game, SeededChance(""))
        if again.state != table.state:
            raise SaveRefused("error-save-edited")
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
    table._checkpoints = [(document.position, msgspec.msgpack.encode(state))]
    table._restore(jn.fold(document.journal))
    table.recording = True
    return table


def _replay(document: Document, game: Game[Any], chance: SeededChance) -> Table[Any]:
    """From the beginning, under the rules and cards of today."""
    table = Table.replay(
        game, document.seats, document.options, document.journal, chance, orders=document.orders
    )
    if document.version != game.version or document.content != content_mark(game, document.options):
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
    table.log.append(LogLine(len(table.answers), Rescued(position=changed.position, answer=changed.answer)))
    return table
