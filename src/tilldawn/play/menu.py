"""The numbered menu under a question: every option, with long families folded into one line."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tilldawn.engine.request import Option, Text, literal
from tilldawn.engine.text import Catalog

LONG = 12
"""A menu longer than this is folded."""
FAMILY = 3
"""Only families larger than this are folded."""


class Entry(Struct, frozen=True):
    """A line of the menu: one option, or a family of options of the same verb and seat."""

    options: tuple[Option, ...]

    @property
    def option(self) -> Option | None:
        return self.options[0] if len(self.options) == 1 else None


def fold(options: Sequence[Option]) -> list[Entry]:
    """One entry per option; in a long menu, one per family."""
    if len(options) <= LONG:
        return [Entry((o,)) for o in options]
    families: dict[tuple[int, str], list[Option]] = {}
    for o in options:
        families.setdefault((o.seat, o.verb), []).append(o)
    entries: list[Entry] = []
    for family in families.values():
        if len(family) > FAMILY:
            entries.append(Entry(tuple(family)))
        else:
            entries += [Entry((o,)) for o in family]
    return entries


def family_text(words: Catalog, entry: Entry) -> str:
    """What a folded line says."""
    first = entry.options[0]
    id = f"fold-{first.verb}"
    if words.has(id):
        return words.say(Text(id, {"seat": f"seat:{first.seat}", "count": len(entry.options)}))
    rest = len(entry.options) - 1
    return words.say(Text("fold-other", {"first": literal(words.say(first.text)), "rest": rest}))


def order_text(words: Catalog, topic: str, policy: str) -> Text:
    """What a standing order means; where a game has more to say about a topic, its own words."""
    own = f"policy-{policy}-{topic}"
    return Text(own if words.has(own) else f"policy-{policy}")
