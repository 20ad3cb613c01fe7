"""Threads for work that may take long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from tilldawn.web.errors import Refusal, Stopping

T = TypeVar("T")


class Crew:
    """Threads for work that may take long, apart from those that move: few at a time, few in wait."""

    def __init__(self, name: str, at_once: int, waiting: int) -> None:
        self.name = name
        self.most = at_once + waiting
        self.queued = 0
        self.stopped = False
        self._pool = ThreadPoolExecutor(at_once, name)

    async def run(self, do: Callable[..., T], *args: Any) -> T:
        """Do something when it is its turn. Raises Refusal when too much waits already, or nothing more is
        begun."""
        if self.stopped:
            raise Stopping
        if self.full:
            raise Refusal("error-busy")
        self.queued += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, do, *args)
        finally:
            self.queued -= 1

    @property
    def full(self) -> bool:
        """Whether nothing more can wait."""
        return self.queued >= self.most

    def stop(self) -> None:
        """Begin nothing more."""
        self.stopped = True
        self._pool.shutdown(wait=False, cancel_futures=True)
