"""The numbered menu under a question: every option, with long families folded into one line."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from tilldawn.engine.request import ANYONE, Option, Request, Text, literal
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


def is_moment(request: Request) -> bool:
    """Whether a question is put for the sake of what may be done at any time: a moment of its own, or the one
    thing there is to answer, asked about because something else could come too late. Where nothing could, the
    thing itself is what is asked about: a page that is turned over."""
    return request.moment or (len(request.options) == 1 and any(map(request.stakes, request.anytime)))


def pressing(request: Request) -> list[Option]:
    """What a moment is about: that which could come too late. Where nothing could, somebody wants to be asked
    all the same: then all that may be done."""
    if not is_moment(request):
        return []
    return [o for o in request.anytime if request.stakes(o)] or list(request.anytime)


def offered(request: Request, people: Collection[int]) -> list[Option]:
    """What people here may answer. At a moment, what could come too late is the point and comes first."""
    return [o for o in (*pressing(request), *request.options) if o.seat in people]


def at_any_time(request: Request) -> list[Option]:
    """What may be done beside the question; at a moment, what could come too late is first."""
    if not is_moment(request):
        return list(request.anytime)
    return sorted(request.anytime, key=lambda option: not request.stakes(option))


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


def entry_text(words: Catalog, entry: Entry, request: Request | None = None) -> str:
    """What a line of the menu says; a folded one names its seat where several are asked at once."""
    if entry.option is not None:
        return words.say(entry.option.text)
    first = entry.options[0]
    said = family_text(words, entry.options)
    if request is None or request.seat != ANYONE:
        return said
    return words.say(Text("play-asked", {"seat": f"seat:{first.seat}", "prompt": literal(said)}))


def family_text(words: Catalog, family: Sequence[Option]) -> str:
    """What options of one verb have in common."""
    id = f"fold-{family[0].verb}"
    if words.has(id):
        return words.say(Text(id, {"count": len(family)}))
    first = literal(words.say(family[0].text))
    return words.say(Text("fold-other", {"first": first, "rest": len(family) - 1}))


def order_text(words: Catalog, topic: str, policy: str) -> Text:
    """What a standing order means; where a game has more to say about a topic, its own words."""
    own = f"policy-{policy}-{topic}"
    return Text(own if words.has(own) else f"policy-{policy}")
