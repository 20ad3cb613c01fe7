"""What lies in a store: tables, seats, journals; the marks that show whether they are whole; what goes wrong.

A journal has a *running hash*: one hash over all its entries so far. Each entry is stored with the running
hash up to itself, and the head of the table with the length of the journal and its whole running hash. The
head itself and every seat carry a seal. So whatever is changed, lost or put back behind the server's back is
seen when a table is loaded: it is not woken in another state, it is not woken at all (`Damaged`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct, field

from tilldawn.engine.errors import TilldawnError

DIGEST = 16
"""Bytes of a hash: it has to tell accidents, not attackers, who could write the hash as well."""


class StoreFailed(TilldawnError):
    """The store could not be read or written (a full disk, a missing permission); it is as it was before."""


class Damaged(StoreFailed):
    """What is kept of a table is not what was written: it stays shut. Its first `whole` entries are sound."""

    def __init__(self, table: str, whole: int, length: int) -> None:
        super().__init__("error-store-damaged", table=table, whole=whole, length=length)
        self.table = table
        self.whole = whole
        self.length = length


class LostLease(StoreFailed):
    """Another process owns the table now: what this one holds of it is past."""

    def __init__(self, table: str) -> None:
        super().__init__("error-store-lease", table=table)
        self.table = table


class Mark:
    """How far a journal has come, and its running hash; of which head it is the journal."""

    __slots__ = ("_running", "ground", "length")

    def __init__(self, ground: bytes = b"", entries: Sequence[str] = ()) -> None:
        self.ground = ground
        """A hash of what never changes in the head."""
        self.length = len(entries)
        self._running = blake2b("".join(f"{one}\n" for one in entries).encode(), digest_size=DIGEST)

    @property
    def chain(self) -> bytes:
        """The running hash."""
        return self._running.digest()

    def after(self, entries: Iterable[str]) -> tuple[Mark, list[bytes]]:
        """The mark of the journal with these entries added, and the running hash up to each of them."""
        mark = Mark.__new__(Mark)
        mark.ground, mark.length, mark._running = self.ground, self.length, self._running.copy()
        chains = []
        for entry in entries:
            mark._running.update(f"{entry}\n".encode())
            chains.append(mark._running.digest())
        mark.length += len(chains)
        return mark, chains

    def __eq__(self, other: object) -> bool:
        same = isinstance(other, Mark) and (self.ground, self.length) == (other.ground, other.length)
        return same and isinstance(other, Mark) and self.chain == other.chain

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Mark({self.length}, {self.chain.hex()})"


class TableRow(Struct):
    """The head of a table."""

    id: str
    game: str
    options: dict[str, Any]
    seed: str
    drawn: int
    orders: list[dict[str, str]]
    host: str
    watch: str
    """The key of the watchers' link."""
    pace: str
    headings: dict[str, str]
    """Where the game stands, by language, for lists of tables."""
    over: bool
    created: float
    touched: float
    continued: str = ""
    """The table that goes on where this one could not, because the rules have changed; both journals stay."""
    won: bool | None = None
    """How it ended; nothing while it is played, and for tables that ended before this was kept."""
    mark: Any = field(default_factory=Mark)
    """The journal's `Mark`, set by the store; it goes with the row from one answer to the next."""


class SeatRow(Struct):
    """A seat: who decides there, the key of its link, and the browser that holds it, if any."""

    name: str
    player: str
    colour: str
    key: str
    browser: str


class Company(Struct, frozen=True):
    """What the people of a table have agreed on around the game."""

    key: str = ""
    """The key of the host's link; nothing for a table of an older version that has not been woken since."""
    begun: bool = True
    """Whether everybody has come together: before, nothing is decided."""
    next: str = ""
    """The table the same people went on to."""


class Checkpoint(Struct, frozen=True):
    """A state of a table that need not be played to: what it is, is the engine's own business."""

    position: int
    """How many entries of the journal lead to it."""
    fingerprint: str
    """Of the rules and cards it was made with; under others it is worth nothing."""
    data: bytes


class Stored(Struct):
    """A table as it lies in the store."""

    row: TableRow
    seats: list[SeatRow]
    watchers: set[str]
    journal: list[str]
    checkpoint: Checkpoint | None = None
    """The last one that was kept, if it is whole. Nothing depends on there being one."""
    company: Company = Company()


class Ages(Struct, frozen=True):
    """After how many days things expire; 0 is never."""

    browsers: float = 30.0
    """Names of browsers that sit at, host and watch no table."""
    finished: float = 0.0
    """Tables whose game is over, since the last answer."""
    untouched: float = 0.0
    """All other tables, since the last answer."""


class Expired(Struct):
    """What has expired, or would."""

    tables: list[str] = []
    browsers: int = 0


class Owner(Struct, frozen=True):
    """A process that owns tables."""

    id: str
    """Made anew at every start, so that no process is taken for one before it."""
    address: str
    """Where others reach it."""
    left: float
    """Seconds until it counts as dead, unless it says that it is there."""


class Lease(Struct, frozen=True):
    """A table is one process's own. Its fence is higher than any before; a lower one writes nothing."""

    table: str
    owner: str
    fence: int


def browser_id(token: str) -> str:
    """A browser by its token; the token itself is never stored."""
    return blake2b(token.encode(), digest_size=DIGEST).hexdigest()


# --- Columns ------------------------------------------------------------------------------------------


class Head(NamedTuple):
    """A head as it lies in its columns; what is not a word or a number is JSON."""

    id: str
    game: str
    options: str
    seed: str
    drawn: int
    orders: str
    host: str
    watch: str
    pace: str
    headings: str
    over: int
    created: float
    touched: float
    continued: str
    length: int
    chain: bytes
    ground: bytes
    seal: bytes

    def grounded(self) -> bytes:
        """A hash of what is the same for as long as the table is kept."""
        return _hash(self.id, self.game, self.options, self.seed, self.host, self.watch, self.created)

    def sealed(self) -> bytes:
        """A hash of all the rest, and of that one."""
        return seal_of(
            self.ground,
            self.drawn,
            self.orders,
            self.pace,
            self.headings,
            self.over,
            self.touched,
            self.continued,
            self.length,
            self.chain,
        )

    @property
    def sound(self) -> bool:
        """Whether the head is as it was written."""
        return self.ground == self.grounded() and self.seal == self.sealed()

    def row(self, mark: Mark) -> TableRow:
        """The head as the server uses it."""
        return TableRow(
            self.id,
            self.game,
            msgspec.json.decode(self.options, type=dict[str, Any]),
            self.seed,
            self.drawn,
            msgspec.json.decode(self.orders, type=list[dict[str, str]]),
            self.host,
            self.watch,
            self.pace,
            msgspec.json.decode(self.headings, type=dict[str, str]),
            bool(self.over),
            self.created,
            self.touched,
            self.continued,
            {WON: True, LOST: False}.get(self.over),
            mark,
        )


HEAD = ", ".join(Head._fields)
WON, LOST = 2, 3
"""How a game ended, in the column `over`; 1 where that was not kept yet."""


def over_of(row: TableRow) -> int:
    """Whether a game is over and how it ended, in one column."""
    if row.won is None or not row.over:
        return int(row.over)
    return WON if row.won else LOST


def head_of(row: TableRow) -> Head:
    """A row as columns, sealed."""
    head = Head(
        row.id,
        row.game,
        to_json(row.options),
        row.seed,
        row.drawn,
        to_json(row.orders),
        row.host,
        row.watch,
        row.pace,
        to_json(row.headings),
        over_of(row),
        row.created,
        row.touched,
        row.continued,
        row.mark.length,
        row.mark.chain,
        b"",
        b"",
    )
    head = head._replace(ground=head.grounded())
    return head._replace(seal=head.sealed())


def seal_of(ground: bytes, *columns: str | int | float | bytes) -> bytes:
    """The seal of a head; the columns are those of `Head.sealed`, in that order."""
    return _hash(ground, *columns)


def seat_seal(table: str, seat: int, row: SeatRow) -> bytes:
    """The seal of a seat."""
    return _hash(table, seat, *msgspec.structs.astuple(row))


def seat_columns(table: str, seat: int, row: SeatRow) -> tuple[Any, ...]:
    """A seat as columns, sealed."""
    return (table, seat, *msgspec.structs.astuple(row), seat_seal(table, seat, row))


def checkpoint_seal(table: str, checkpoint: Checkpoint) -> bytes:
    """The seal of a checkpoint."""
    return _hash(table, checkpoint.position, checkpoint.fingerprint, checkpoint.data)


def company_column(table: str, company: Company) -> str:
    """What people have agreed on as a column, with its seal."""
    told = msgspec.structs.astuple(company)
    return to_json((*told, _hash(table, *told).hex()))


def company_of(table: str, column: str) -> Company | None:
    """What people have agreed on, from its column; None where that is not as it was written. Nothing was
    written by older versions."""
    if not column:
        return Company()
    try:
        key, begun, to, seal = msgspec.json.decode(column, type=tuple[str, bool, str, str])
    except msgspec.DecodeError:
        return None
    company = Company(key, begun, to)
    return company if seal == _hash(table, *msgspec.structs.astuple(company)).hex() else None


def to_json(value: Any) -> str:
    """A column that is neither a word nor a number."""
    return msgspec.json.encode(value).decode()


def _hash(*parts: str | int | float | bytes) -> bytes:
    return blake2b(msgspec.msgpack.encode(parts), digest_size=DIGEST).digest()
