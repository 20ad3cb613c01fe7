"""A scenario in words: what its sheet wants, how it stands, its special rules; and its events as moments."""

from __future__ import annotations

from collections.abc import Iterator

from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.outlook import outlook
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.mine.modules import ModuleTeller, Moments, Part


def told(part: Part, view: TableView, say: Speaker) -> Iterator[str]:
    """As the strip tells it, in full."""
    for mark in outlook(view).goals:
        if mark.kind == "scenario":
            yield from (say(line) for line in (mark.title, mark.text, *mark.details))


TELLER = ModuleTeller(
    told=told,
    moments=Moments(
        opens={
            "fitting-scrapped": ("scenario", "small"),
            "seat-bought": ("scenario", "small"),
            "seat-stolen": ("scenario", "small"),
            "lorry-left": ("scenario", "large"),
            "broadcast": ("scenario", "large"),
            "neighbour-lost": ("scenario", "large"),
            "patient-died": ("scenario", "large"),
            "patient-went-home": ("scenario", "large"),
            "neighbours-left": ("scenario", "large"),
            "neighbours-took": ("scenario", "small"),
            "stairs-changed": ("scenario", "small"),
        },
        harm=frozenset(
            {
                "neighbour-lost",
                "neighbours-left",
                "neighbours-took",
                "fitting-scrapped",
                "seat-stolen",
                "seats-dearer",
                "rest-due",
            }
        ),
        gain=frozenset(
            {
                "broadcast",
                "testimony-taken",
                "patient-went-home",
                "watchman-stays",
                "seat-bought",
                "seat-named",
                "seat-given",
            }
        ),
        untold=frozenset({"arrow-came"}),
    ),
)
