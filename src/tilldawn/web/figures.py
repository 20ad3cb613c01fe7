"""Figures of a running server, in the text format Prometheus reads."""

from __future__ import annotations

import threading
from collections import Counter

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Figures:
    """Counters, and how long answers took."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._counts: Counter[str] = Counter()
        self._buckets: Counter[float] = Counter()
        self._seconds = 0.0
        self._answers = 0

    def add(self, name: str) -> None:
        """Something has happened once more."""
        with self._lock:
            self._counts[name] += 1

    def took(self, seconds: float) -> None:
        """Something a page asked for was done, kept and ready to be told in so many seconds."""
        with self._lock:
            self._answers += 1
            self._seconds += seconds
            self._buckets.update(limit for limit in BUCKETS if seconds <= limit)

    def count(self, name: str) -> int:
        """How often something has happened."""
        return self._counts[name]

    def page(self, **gauges: int) -> str:
        """All of it as text."""
        lines = []
        for name, value in sorted(gauges.items()):
            lines += [f"# TYPE tilldawn_{name} gauge", f"tilldawn_{name} {value}"]
        with self._lock:
            for name, value in sorted(self._counts.items()):
                lines += [f"# TYPE tilldawn_{name}_total counter", f"tilldawn_{name}_total {value}"]
            lines.append("# TYPE tilldawn_answer_seconds histogram")
            lines += [
                f'tilldawn_answer_seconds_bucket{{le="{limit}"}} {self._buckets[limit]}' for limit in BUCKETS
            ]
            lines.append(f'tilldawn_answer_seconds_bucket{{le="+Inf"}} {self._answers}')
            lines.append(f"tilldawn_answer_seconds_sum {self._seconds:.6f}")
            lines.append(f"tilldawn_answer_seconds_count {self._answers}")
        return "\n".join(lines) + "\n"
