"""A store seen by the owner of one table: everything it writes there carries the number of its lease."""

from __future__ import annotations

from typing import Any

from tilldawn.web.store.protocol import Store
from tilldawn.web.store.rows import Lease

WRITES = (
    "append",
    "keep_checkpoint",
    "keep_seat",
    "keep_company",
    "keep_host",
    "keep_pace",
    "watch",
    "go_on",
    "forget",
)


class Fenced:
    """The store, with the fence of one lease in every write."""

    def __init__(self, store: Store, lease: Lease) -> None:
        self._store = store
        self._fence = lease.fence

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        if name not in WRITES:
            return found
        return lambda *args, **more: found(*args, fence=self._fence, **more)
