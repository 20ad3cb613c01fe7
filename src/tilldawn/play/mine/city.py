"""The city by night, in one line."""

from __future__ import annotations

from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.facts import LOUDEST
from tilldawn.games.mine.public.view import TableView, TripView
from tilldawn.play.mine.tracks import bar
from tilldawn.play.mine.words import said


def noise_track(view: TableView, say: Speaker) -> str:
    """How loud it has been."""
    return said(say, "noise", noise=view.noise, bar=f"={bar(view.noise, LOUDEST)}")


def trip_line(view: TableView, trip: TripView, say: Speaker) -> str:
    """Noise, what is left to explore and the load, in one line."""
    told = said(say, "trip-line", left=view.unknown, load=trip.load, limit=trip.limit)
    return f"{noise_track(view, say)} · {told}"


def pile_title(trip: TripView, say: Speaker) -> str:
    """What the Findings Pile weighs, what can be carried, and whether it is too much."""
    heavy = "yes" if trip.load > trip.limit else "no"
    return said(say, "pile", load=trip.load, limit=trip.limit, heavy=heavy)
