"""The city by night: Locations, Noise, the Unknown deck, the slot and the Findings Pile."""

from __future__ import annotations

from textual.content import Content

from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.view import LocationView, TableView, TripView
from tilldawn.play.mine.city import noise_track, pile_title
from tilldawn.play.mine.words import in_words, named, said
from tilldawn.tui.mine.stores import heap
from tilldawn.tui.things import clickable


def city(view: TableView, say: Speaker, lit: frozenset[str], marked: frozenset[str]) -> Content:
    """The trip of this night, if there is one, then the three Locations."""
    lines: list[Content] = []
    if view.trip is not None:
        lines += _trip(view, view.trip, say, lit)
    lines.append(Content.assemble((said(say, "locations"), "bold $primary")))
    for place in view.locations:
        lines += _place(place, view, say, marked=f"card:{place.id}" in marked)
    return Content("\n").join(lines)


def _place(place: LocationView, view: TableView, say: Speaker, *, marked: bool) -> list[Content]:
    style = "reverse bold" if marked else "bold"
    head = Content.assemble(
        "▸ " if place.visited or marked else "  ",
        (named(say, f"slot:{place.slot}"), "italic"),
        f" {place.unknown}  ",
        clickable(named(say, f"card:{place.id}"), f"card:{place.id}", style),
    )
    parts: list[str] = []
    if place.map:
        parts.append(", ".join(named(say, f"map:{one}") for one in place.map))
    if place.actions:
        parts.append(
            ", ".join(named(say, f"priced:{action}*{price}") for action, price in place.actions.items())
        )
    if place.band:
        parts.append(said(say, "band"))
    if place.hidden:
        parts.append(said(say, "hidden", goods=f"={in_words(place.hidden, view, say)}"))
    return [Content.assemble(head, f"  {' · '.join(parts)}" if parts else "")]


def _trip(view: TableView, trip: TripView, say: Speaker, lit: frozenset[str]) -> list[Content]:
    seen = (
        ""
        if not view.unknown_seen
        else said(say, "on-top", cards=tuple(f"card:{c}" for c in view.unknown_seen))
    )
    unknown = said(say, "unknown", left=view.unknown, explored=len(view.explored))
    lines = [
        Content.assemble((said(say, "trip", card=f"card:{trip.location}"), "bold $primary")),
        Content(f"{noise_track(view, say)} · {unknown}{f' · {seen}' if seen else ''}"),
    ]
    if view.slot:
        cards = [
            clickable(named(say, f"card:{card}"), f"card:{card}", _style(card, lit)) for card in view.slot
        ]
        lines.append(Content.assemble((said(say, "slot"), "italic"), " ", Content(" · ").join(cards)))
    return [*lines, pile(view, trip, say, lit)]


def _style(card: str, lit: frozenset[str]) -> str:
    return "underline" if f"card:{card}" in lit else ""


def pile(view: TableView, trip: TripView, say: Speaker, lit: frozenset[str]) -> Content:
    """The Findings Pile with its running weight."""
    goods = heap(view.pile, view, say, lit)
    return Content.assemble(
        (pile_title(trip, say), "bold" if trip.load <= trip.limit else "bold $error"),
        " ",
        Content(" · ").join(goods) if goods else Content(said(say, "empty")),
    )
