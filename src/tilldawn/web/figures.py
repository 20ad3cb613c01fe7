"""Figures of a running server, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from tilldawn.web.settings import Settings

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Figures:
    """What has happened, how long answers took, and which budgets were used up."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self._events = Counter("tilldawn_events", "What has happened", ["event"], registry=self.registry)
        self._bounded = Counter(
            "tilldawn_bounded", "Refused because a budget was used up", ["budget"], registry=self.registry
        )
        self._answers = Histogram(
            "tilldawn_answer_seconds",
            "From hearing what a page asks for to having it done, kept and ready to be told",
            buckets=BUCKETS,
            registry=self.registry,
        )

    def add(self, event: str) -> None:
        """Something has happened once more."""
        self._events.labels(event).inc()

    def bounded(self, budget: str) -> None:
        """Somebody was refused because a budget was used up."""
        self._bounded.labels(budget).inc()

    def took(self, seconds: float) -> None:
        """Something a page asked for was done, kept and ready to be told in so many seconds."""
        self._answers.observe(seconds)

    def count(self, event: str) -> int:
        """How often something has happened."""
        return int(self._events.labels(event)._value.get())

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A number to look up whenever somebody asks."""
        Gauge(f"tilldawn_{name}", about, registry=self.registry).set_function(value)

    def limits(self, settings: Settings) -> None:
        """The budgets, so that what is used can be seen beside what there is."""
        limit = Gauge("tilldawn_limit", "A setting of this server", ["name"], registry=self.registry)
        for name in settings.__struct_fields__:
            if isinstance(value := getattr(settings, name), int | float):
                limit.labels(name).set(value)

    def page(self) -> bytes:
        """All of it as text."""
        return generate_latest(self.registry)
