"""How a database is spoken to: pieces of work that take effect together, or not at all.

Statements are written once for both databases, with `?` for values. What goes wrong becomes StoreFailed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from tilldawn.web.store.rows import LostLease, StoreFailed

T = TypeVar("T")


class Unreadable(StoreFailed):
    """A row or a page of the database cannot be read, though the database can."""


class Transaction(Protocol):
    """Statements that take effect together."""

    again: bool
    """Whether the same was tried before on a connection that broke: it may have been done already."""

    def run(self, sql: str, *args: Any) -> int:
        """Run a statement; says how many rows it has changed."""
        ...

    def many(self, sql: str, rows: Sequence[Sequence[Any]]) -> None:
        """Run a statement for each of these rows."""
        ...

    def all(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        """What a query finds, or a statement returns."""
        ...


class Database(ABC):
    """A database that speaks SQL."""

    LOCKED = ""
    """What ends a query whose rows nobody else may change before the transaction ends."""
    RAW = "CAST({} AS BLOB)"
    """A text as its bytes, whatever they are."""
    NOW = "((julianday('now') - 2440587.5) * 86400.0)"
    """Seconds by the database's clock, the only one all processes share."""

    @abstractmethod
    def _read(self, do: Callable[[Transaction], T]) -> T:
        """Look at the database as it is at one moment."""

    @abstractmethod
    def _write(self, do: Callable[[Transaction], T]) -> T:
        """Change the database, or leave it as it was. It is durable when this returns."""

    def _ask(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        """What one query finds."""
        return self._read(lambda t: t.all(sql, *args))

    def _guard(self, t: Transaction, table: str, fence: int | None) -> None:
        """Refuse to go on where another process owns the table; nobody can take it before the end."""
        if fence is None:
            return
        found = t.all(f"SELECT fence FROM tables WHERE id = ?{self.LOCKED}", table)
        if not found:
            raise StoreFailed("error-store-gone")
        if found[0][0] != fence:
            raise LostLease(table)
