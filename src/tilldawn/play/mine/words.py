"""Short words of the table: names that fit a cell, what somebody is doing, counts of pieces."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from tilldawn.engine.request import Arg, Text, literal
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.view import PersonView, TableView

MORE = "…"


def said(say: Speaker, id: str, **args: Arg) -> str:
    """A message of this table: `tui-mine-ID`."""
    return say(Text(f"tui-mine-{id}", args))


def named(say: Speaker, ref: str) -> str:
    """What a thing is called."""
    return str(say.catalog.word(ref))


def pair(say: Speaker, name: str, text: str) -> str:
    """A name and what belongs to it, with the colon of the language."""
    return said(say, "pair", name=literal(name), text=literal(text))


def cut(text: str, width: int) -> str:
    """At most so many characters; what is missing shows as an ellipsis."""
    return text if len(text) <= width else text[: max(0, width - 1)] + MORE


def short(say: Speaker, ref: str, width: int) -> str:
    """The name of a card, room or printed action that fits a cell."""
    name = named(say, ref)
    if len(name) <= width and not ref.startswith("space:"):
        return name
    id = f"short-{ref.replace(':', '-')}"
    if ref.startswith("space:"):
        room = say(Text(f"{ref.replace(':', '-')}.short"))
        if len(room) <= width:
            return room
    return cut(said(say, id) if say.catalog.has(f"tui-mine-{id}") else name, width)


def tags(people: Iterable[PersonView], say: Speaker) -> dict[str, str]:
    """Two letters for each, by which people find them here and on the page."""
    names = {p.id: named(say, f"character:{p.id}") for p in people}
    return dict(zip(names, apart(tuple(names.values())), strict=True))


@cache
def apart(names: tuple[str, ...]) -> tuple[str, ...]:
    """Two letters for each name: the first, and the next one that tells it apart. No two are the same."""
    found: list[str] = []
    for at, name in enumerate(names):
        others = [other for n, other in enumerate(names) if n != at and other[0] == name[0]]
        telling = [
            letter
            for n, letter in enumerate(name)
            if n and all(other[n : n + 1] != letter for other in others)
        ]
        wanted = (name[0] + second for second in (*telling, *name[1:], *"23456789"))
        found.append(next(tag for tag in wanted if tag not in found))
    return tuple(found)


def counted(goods: Mapping[str, int], view: TableView) -> list[str]:
    """Refs that read "2 Wood", in reading order."""
    return [f"count:{good}*{goods[good]}" for good in view.goods if goods.get(good)]


def in_words(goods: Mapping[str, int], view: TableView, say: Speaker, nothing: str = "–") -> str:
    """Pieces in one line."""
    return " · ".join(named(say, ref) for ref in counted(goods, view)) or nothing


def doing(p: PersonView, say: Speaker) -> str:
    """What somebody has been given to do, in a few words; nothing if nothing."""
    if p.does.startswith("space:"):
        return say(Text(f"{p.does.replace(':', '-')}.short"))
    return named(say, p.does) if p.does else ""
