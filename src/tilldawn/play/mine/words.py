"""Short words of the table: names that fit a cell, what somebody is doing, counts of pieces."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

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
    """Two letters for each: the first, and the next one that tells them apart."""
    names = {p.id: named(say, f"character:{p.id}") for p in people}
    found: dict[str, str] = {}
    for id, name in names.items():
        others = [other for key, other in names.items() if key != id and other[0] == name[0]]
        apart = [at for at in range(1, len(name)) if all(other[at : at + 1] != name[at] for other in others)]
        found[id] = name[0] + name[apart[0] if apart else 1]
    return found


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
