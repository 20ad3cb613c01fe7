"""Checkpoints to keep beside a journal, so that a table wakes without being played again.

A checkpoint is bytes: the state at the start of the present step, where in the answers that was, the
boundaries for undo, the last lines of the log, and what it all belongs to (rules, content, the shape of the
state, options, and the journal by length and running hash). `wake` decodes the state and plays the few
answers since; what lies further back is played again only when somebody goes or looks there.

It is a shortcut and nothing more. Where it does not fit, `Stale` says why in one word, and the journal leads
to the same table; `verify` plays the journal and says whether that is so. Whoever keeps checkpoints keeps
them where nobody else writes: the checksum finds damage, not malice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, reduce
from hashlib import blake2b
from operator import or_
from typing import Any, Literal

import msgspec
from msgspec import Struct

from tilldawn.engine import journal as jn
from tilldawn.engine.budget import Budget
from tilldawn.engine.chance import ChanceSource, SeededChance
from tilldawn.engine.decoders import decoder
from tilldawn.engine.errors import SaveRefused
from tilldawn.engine.event import Event, LogLine
from tilldawn.engine.game import Boundary, Game, Seat
from tilldawn.engine.pack import content_mark
from tilldawn.engine.table import Table

FORMAT = 1
SUM = 16
"""Bytes of the checksum that goes before the rest."""
LINES = 150
"""Lines of the log that go into a checkpoint, unless somebody wants more or fewer."""

Reason = Literal[
    "",
    "none",
    "unreadable",
    "format",
    "rules",
    "options",
    "journal",
    "undone",
    "drawn",
    "state",
    "log",
    "marks",
]
"""Why a table was not woken from a checkpoint, or why one does not hold true; empty: it was, it does.

    none         there is no checkpoint          journal     it belongs to another journal
    unreadable   it is damaged                   undone      the table went back further since
    format       of another format               drawn       chance has spoken more often than the head says
    rules        other rules, content or state   state, log, marks    not what the journal leads to
    options      another table
"""


class Stale(SaveRefused):
    """A checkpoint does not fit; the journal still does."""

    def __init__(self, reason: Reason) -> None:
        super().__init__("error-checkpoint", reason=reason)
        self.reason: Reason = reason


class Checkpoint(Struct, array_like=True, frozen=True):
    """What the bytes hold."""

    format: int
    mark: str
    options: str
    length: int
    digest: bytes
    drawn: int
    position: int
    state: bytes
    marks: list[tuple[int, Boundary]]
    told: int
    lines: msgspec.Raw
    """The last lines of the log, each its position and its event."""


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Checkpoint).decode
_shapes: dict[type[Any], str] = {}


def take(table: Table[Any], lines: int = LINES) -> bytes:
    """A checkpoint of a table as it stands. Nothing is played, and only the journal's new end is read."""
    position, state = table._latest()
    length, digest = table.digest()
    chance = table.chance
    told = table.told
    tail = [(line.position, line.event) for line in table.lines(max(0, told - lines), told)]
    body = _encode(
        Checkpoint(
            FORMAT,
            _mark(table.game, table.options),
            _options(table),
            length,
            digest,
            chance.drawn if isinstance(chance, SeededChance) else 0,
            position,
            state,
            table._marks,
            told,
            msgspec.Raw(_encode(tail)),
        )
    )
    return _checksum(body) + body


def _checksum(body: bytes) -> bytes:
    return blake2b(body, digest_size=SUM).digest()


def _open(checkpoint: bytes) -> Checkpoint:
    """Take the bytes apart, if they are whole."""
    body = checkpoint[SUM:]
    try:
        if checkpoint[:SUM] == _checksum(body):
            return _decode(body)
    except msgspec.DecodeError as error:
        raise Stale("format") from error
    raise Stale("unreadable")


def wake(
    game: Game[Any],
    seats: list[Seat],
    options: dict[str, Any],
    journal: Sequence[str],
    chance: ChanceSource,
    checkpoint: bytes,
    *,
    orders: list[dict[str, str]] | None = None,
    budget: Budget | None = None,
) -> Table[Any]:
    """The table `Table.replay` would give, without playing what lies before the checkpoint.

    The journal may have gone on since. Raises Stale when the checkpoint is not one of this table, and what
    `Table.replay` raises for the answers since.
    """
    kept = _open(checkpoint)
    table: Table[Any] = Table.__new__(Table)
    table._prepare(game, seats, options, chance)
    if orders is not None:
        table.orders = [order.copy() for order in orders]
    _compare(kept, table, journal)
    if budget is not None:
        budget.admit(journal[kept.length :])
    table.recording = table._whole = True
    table._checkpoints = [(kept.position, kept.state)]
    table._marks = list(kept.marks)
    table._log = _lines(game, kept)
    table._untold = kept.told - len(table._log)
    table.answers = jn.fold(journal[: kept.length])
    table._go_on(journal[kept.length :], budget)
    table._settle_on(journal)
    table._digest = (kept.length, kept.digest)
    return table


def rouse(
    game: Game[Any],
    seats: list[Seat],
    options: dict[str, Any],
    journal: Sequence[str],
    chance: ChanceSource,
    checkpoint: bytes | None,
    *,
    orders: list[dict[str, str]] | None = None,
    budget: Budget | None = None,
) -> tuple[Table[Any], Reason]:
    """The table a journal leads to: from the checkpoint, or, where that does not fit, played from the start.
    Says which: the reason is empty where the checkpoint did."""
    reason: Reason = "none"
    if checkpoint is not None:
        try:
            woken = wake(game, seats, options, journal, chance, checkpoint, orders=orders, budget=budget)
        except Stale as stale:
            reason = stale.reason
        else:
            return woken, ""
    return Table.replay(game, seats, options, journal, chance, orders=orders, budget=budget), reason


def verify(
    game: Game[Any],
    seats: list[Seat],
    options: dict[str, Any],
    journal: Sequence[str],
    checkpoint: bytes,
    *,
    budget: Budget | None = None,
) -> Reason:
    """Play the journal as far as the checkpoint reaches and compare: empty where both lead to the same table.

    It works on nothing but what it is given, so it may run beside the table. Raises what `Table.replay` does.
    """
    orders = [dict.fromkeys(game.topics, "ask") for _ in seats]  # nobody plays on where the journal ends
    try:
        then = journal[: _open(checkpoint).length]
        woken = wake(game, seats, options, then, _Silent(), checkpoint, orders=orders)
    except Stale as stale:
        return stale.reason
    except Exception:  # a state that was bent can break any rule
        return "state"
    played = Table.replay(game, seats, options, then, _Silent(), orders=orders, budget=budget)
    if woken.state != played.state or woken.answers != played.answers:
        return "state"
    if woken.told != played.told or woken._log != played.lines(woken._untold, played.told):
        return "log"
    return "" if set(woken._marks) == set(played._marks) else "marks"


def _compare(kept: Checkpoint, table: Table[Any], journal: Sequence[str]) -> None:
    """Refuse a checkpoint that was not taken from this table, under these rules, along this journal."""
    if kept.format != FORMAT:
        raise Stale("format")
    if kept.mark != _mark(table.game, table.options):
        raise Stale("rules")
    if kept.options != _options(table):
        raise Stale("options")
    if kept.length > len(journal) or jn.link(jn.START, journal[: kept.length]) != kept.digest:
        raise Stale("journal")
    since = journal[kept.length :]
    if any(entry[0] == jn.UNDO and int(entry[1:]) < kept.position for entry in since):
        raise Stale("undone")
    drawn = kept.drawn + sum(entry[0] == jn.CHANCE for entry in since)
    if isinstance(table.chance, SeededChance) and table.chance.drawn < drawn:
        raise Stale("drawn")


class _Silent:
    """Chance that is not asked: every answer of it is in the journal."""

    def pick(self, weights: dict[str, int]) -> str:
        """There is nothing to pick."""
        raise Stale("journal")


def _mark(game: Game[Any], options: dict[str, Any]) -> str:
    """Under which rules and content, and in which shape, a state was kept."""
    return f"{game.id} {game.version} {content_mark(game, options)} {_shape(game)}"


def _shape(game: Game[Any]) -> str:
    """A hash of what a state is made of: its fields, their order and their types."""
    known = _shapes.get(game.state)
    if known is None:
        schema = msgspec.json.encode(msgspec.json.schema(game.state), order="sorted")
        known = _shapes[game.state] = blake2b(schema, digest_size=8).hexdigest()
    return known


def _options(table: Table[Any]) -> str:
    """A hash of how the table was laid out."""
    laid = msgspec.json.encode([table.options, len(table.seats)], order="sorted")
    return blake2b(laid, digest_size=8).hexdigest()


def _lines(game: Game[Any], kept: Checkpoint) -> list[LogLine]:
    """The lines of the log a checkpoint holds."""
    package = game.state.__module__.rpartition(".")[0] or game.state.__module__
    try:
        told: list[tuple[int, Event]] = _reader(package).decode(kept.lines)
    except msgspec.DecodeError as error:
        raise Stale("log") from error
    return [LogLine(position, event) for position, event in told]


@cache
def _reader(package: str) -> msgspec.msgpack.Decoder[Any]:
    """Reads the events of the engine and of a game. A game lies in one package and is loaded as a whole."""
    homes = (__package__, package)
    kinds = [kind for kind in _kinds(Event) if any(f"{kind.__module__}.".startswith(f"{h}.") for h in homes)]
    return decoder(list[tuple[int, reduce(or_, kinds)]])  # type: ignore[misc]


def _kinds(kind: type[Event]) -> Iterator[Any]:
    for sub in kind.__subclasses__():
        yield sub
        yield from _kinds(sub)
