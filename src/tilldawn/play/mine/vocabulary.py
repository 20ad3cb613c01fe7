"""What things are called on a Save Sheet: one name for each, in every language, and the way back.

Two cards of one name are told apart by a number ("Bed 1", "Bed 2"). Reading is generous: case, accents,
spaces and punctuation do not matter, plural and singular both do, and a thing's id is understood as well. So
are names a thing had once: a message that was worded anew keeps the old words in its attribute `.was`.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from difflib import get_close_matches
from functools import cache

from tilldawn.engine.request import Text
from tilldawn.engine.text import Catalog, catalog, languages
from tilldawn.games.mine.public.sheet import WORDS, kind_of

GAME = "mine"
PREFIX = {"side", "slot", "good", "character", "colour", "state", "topic", "note"}
"""Kinds whose messages begin with the kind itself; all others are cards."""
BARE = {"advanced", "space", "board"}
"""Kinds that are called by their ids."""
COUNTS = (1, 2, 5)
"""Numbers that bring out every plural form of a good."""


LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})


@cache
def fold(said: str) -> str:
    """Words of any script without case, accents and punctuation, one space between them, digits as 0-9."""
    decomposed = unicodedata.normalize("NFKD", said.casefold().translate(LIGATURES))
    return " ".join("".join(map(_folded, decomposed)).split())


def _folded(char: str) -> str:
    """A letter as it is, a digit as one of ours, nothing for an accent, a space for all else."""
    kind = unicodedata.category(char)
    if kind == "Nd":
        return str(unicodedata.digit(char))
    if unicodedata.combining(char):
        return ""
    return char if kind[0] in "LMN" else " "


def _message(kind: str, id: str) -> Text:
    """The message that is a thing's name."""
    match kind:
        case "switch":
            return Text(f"switch-{id.replace('_', '-')}")
        case "epilogue":
            return Text(f"epilogue-{id}.title", {"name": "", "sex": "m"})
        case "loot":
            return Text(f"card-{kind_of(id)}")
        case "level":
            return Text(f"hardship-{id}")
        case "fact" | "heap" | "when":
            return Text(f"sheet-{kind}-{id}")
        case _:
            return Text(f"{kind if kind in PREFIX else 'card'}-{id}")


def _called(words: Catalog, kind: str, id: str) -> str:
    """What a thing is called, as if it were the only one of its name."""
    return id.upper() if kind in BARE else words.say(_message(kind, id))


def _was(words: Catalog, kind: str, id: str) -> list[str]:
    """What it was called once."""
    if kind in BARE or "." in (message := _message(kind, id).id) or not words.has(message, "was"):
        return []
    return words.say(Text(f"{message}.was")).split("|")


def names(kind: str, lang: str) -> dict[str, str]:
    """The name of everything of a kind, by id; no two are the same."""
    return _names(kind, WORDS[kind], lang)


@cache
def _names(kind: str, ids: tuple[str, ...], lang: str) -> dict[str, str]:
    words = catalog(lang, GAME)
    called = {id: _called(words, kind, id) for id in ids}
    often = Counter(called.values())
    told: Counter[str] = Counter()
    for id, name in called.items():
        if often[name] > 1:
            told[name] += 1
            called[id] = f"{name} {told[name]}"
    return called


def lookup(kind: str) -> dict[str, str]:
    """Ids by every name people may write, in all languages."""
    return _lookup(kind, WORDS[kind])


@cache
def _lookup(kind: str, ids: tuple[str, ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    for lang in languages():
        for id, name in names(kind, lang).items():
            found.setdefault(fold(name), id)
            if kind == "topic":
                found.setdefault(fold(name).rpartition(" ")[2], id)
        if kind == "good":
            for id in ids:
                for form in _forms(lang, id):
                    found.setdefault(form, id)
    for lang in languages():
        for id in ids:
            for name in _was(catalog(lang, GAME), kind, id):
                found.setdefault(fold(name), id)
    for id in ids:
        found.setdefault(fold(id), id)
    return found


def _forms(lang: str, good: str) -> list[str]:
    """A good as it stands after a number, singular and plural."""
    words = catalog(lang, GAME)
    said = [words.say(Text(f"good-{good}.counted", {"count": n})) for n in COUNTS]
    return [fold(form.partition(str(n))[2]) for n, form in zip(COUNTS, said, strict=True)]


def counted(lang: str, good: str, n: int) -> str:
    """ "2 Wood"."""
    return catalog(lang, GAME).say(Text(f"good-{good}.counted", {"count": n}))


def _close(kind: str, said: str, lang: str) -> str:
    folded = {fold(name): name for name in names(kind, lang).values()}
    near = get_close_matches(said, folded, n=1, cutoff=0.6)
    return folded[near[0]] if near else ""


def nearest(kinds: tuple[str, ...], said: str, lang: str) -> str:
    """What somebody may have meant; nothing where no name comes close."""
    wanted = re.sub(r"^\d+ ?|\b\d+$", "", fold(said)).strip() if kinds == ("good",) else fold(said)
    return next((name for kind in kinds if (name := _close(kind, wanted, lang))), "")


def module_name(id: str, lang: str) -> str:
    """What a module or a scenario is called; one from elsewhere may have no name in this language."""
    book = catalog(lang, GAME)
    named = next((kind for kind in ("module", "scenario") if book.has(f"{kind}-{id}")), "")
    return book.say(Text(f"{named}-{id}")) if named else id


@cache
def words(id: str) -> frozenset[str]:
    """The ways to say one of the sheet's own words, in all languages."""
    said: set[str] = set()
    for lang in languages():
        book = catalog(lang, GAME)
        said.add(fold(book.say(Text(f"sheet-{id}"))))
        for more in ("also", "was"):
            if book.has(f"sheet-{id}", more):
                others = book.say(Text(f"sheet-{id}.{more}"))
                said |= {fold(word) for word in (others.split("|") if more == "was" else others.split())}
    return frozenset(said)


@cache
def headings() -> dict[str, str]:
    """The parts of a sheet by their headings in all languages."""
    return {name: part for part in PARTS for name in words(part)}


PARTS = (
    "day", "players", "leader", "board", "level", "advanced", "switches", "faded",
    "storage", "x5", "waste",
    "people", "lost",
    "near", "distant", "far", "gone-locations",
    "shelter", "beneath", "turned", "fittings", "deck", "ideas", "board-ups", "cold",
    "chapter", "active", "gone-events", "ahead", "objective", "past-objectives", "next-objective",
    "raids-added", "raids-seen", "raids-top", "raids-bottom",
    "residents-added", "residents-seen", "residents-top", "residents-bottom",
    "hand", "used", "removed", "last-trip", "facts", "scripts", "notes", "modules", "history",
)  # fmt: skip
"""The parts of a sheet in the order they are written."""

GOODS = ("storage", "x5", "waste")
SLOTS = WORDS["slot"]
STATES = WORDS["state"]
LISTS = {
    "advanced": "advanced",
    "switches": "switch",
    "faded": "topic",
    "gone-locations": "location",
    "beneath": "space",
    "turned": "loot",
    "deck": "fitting",
    "ideas": "fitting",
    "gone-events": "event",
    "ahead": "event",
    "past-objectives": "objective",
    "hand": "narrative",
    "used": "narrative",
    "removed": "removed",
    "facts": "fact",
    "level": "level",
}
"""Parts that list names of one kind; the sheet's field has the same name."""
DECKS = {"raids": "raid", "residents": "resident"}
PLACED = {"raids": "any-raid", "residents": "any-resident"}
NEEDED = ("day", "people", *SLOTS, "shelter", "ideas", "chapter", "objective")
"""Parts no sheet can do without."""


def field(part: str) -> str:
    """The sheet's field of a part."""
    return part.replace("-", "_")
