"""What a game says of a ref: its name, what it does now, what is printed on it. Tellers make it."""

from __future__ import annotations

from msgspec import Struct
from msgspec import structs as fields

from tilldawn.engine.chart import Chart
from tilldawn.engine.request import Text
from tilldawn.engine.view import Speaker


class Meaning(Struct, frozen=True):
    """What a game says of a ref itself."""

    name: str
    now: tuple[str, ...] = ()
    text: str = ""
    flavour: str = ""
    chart: Chart | None = None
    """What is printed on it in rows and numbers; `text` is then what it says beside them."""


def printed(ref: str, say: Speaker) -> Meaning | None:
    """A thing as it is printed; None where the ref names nothing that has a name."""
    label = say.table.game.name(ref)
    if not say.catalog.has(label.id.partition(".")[0], label.id.partition(".")[2]):
        return None
    thing = say.thing(ref)
    return Meaning(thing["name"], (), thing.get("text", ""), thing.get("flavour", ""))


def told(meaning: Meaning | None, *now: str, name: str = "") -> Meaning | None:
    """The same with what it means now."""
    if meaning is None:
        return None
    return fields.replace(meaning, now=(*meaning.now, *filter(None, now)), name=name or meaning.name)


def said(say: Speaker, id: str, **words: str | int | tuple[str, ...]) -> str:
    """A message of an explanation: `explain-ID`."""
    return say(Text(f"explain-{id}", words))
