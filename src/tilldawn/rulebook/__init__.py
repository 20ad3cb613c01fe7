"""The rulebook as data: every rule's id, status, source and wording, and a search over it."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib import import_module

from msgspec import Struct

from tilldawn.engine.request import Text, literal
from tilldawn.engine.row import Row
from tilldawn.engine.text import Catalog, catalog
from tilldawn.games.registry import PLAYABLE, load_game, sound_games

RULING = "ruling: "
"""How the source of a ruling begins; the section it is about follows."""


class Found(Struct, frozen=True):
    """A rule as a reader sees it."""

    id: str
    game: str
    area: str
    title: str
    text: str
    source: str
    status: str
    reason: str


@cache
def rows(game: str) -> dict[str, Row]:
    """All rows of a game's rulebook by id, in order."""
    if game not in PLAYABLE:
        return {row.id: row for row in load_game(game).rules()}
    gathered: tuple[Row, ...] = import_module(f"tilldawn.rulebook.{game}").ROWS
    return {row.id: row for row in gathered}


def rule_text(words: Catalog, id: str) -> tuple[str, str]:
    """Title and wording of a rule in a language."""
    return words.say(Text(f"rule-{id}.title")), words.say(Text(f"rule-{id}"))


def lookup(id: str, lang: str = "en") -> Found | None:
    """The rule with this id, in whichever game it is."""
    for game in sound_games()[0]:
        row = rows(game).get(id.upper())
        if row is not None:
            return _found(row, game, lang)
    return None


def _found(row: Row, game: str, lang: str) -> Found:
    words = catalog(lang, game)
    title, text = rule_text(words, row.id)
    source = source_text(words, row.source)
    return Found(row.id, game, row.area, title, text, source, row.status, row.reason)


def source_text(words: Catalog, source: str) -> str:
    """Where a rule stands, in the reader's language: a section that has a name (`source-…`) goes by it."""
    return ", ".join(_section(words, part) for part in source.split(", "))


def _section(words: Catalog, part: str) -> str:
    if part.startswith(RULING):
        return words.say(Text("source-ruling", {"source": literal(_section(words, part[len(RULING) :]))}))
    id = "source-" + re.sub(r"[^a-z0-9]+", "-", part.lower()).strip("-")
    return words.say(Text(id)) if words.has(id) else part


def plain(text: str) -> str:
    """Lower case and without accents, so that "eclaboussure" finds "Éclaboussure"."""
    decomposed = unicodedata.normalize("NFKD", text.replace("’", "'").lower())
    return "".join(c for c in decomposed if not unicodedata.combining(c))


def _sections(source: str) -> str:
    """The numbered sections of the rulebooks a row comes from."""
    return " ".join(sorted(set(re.findall(r"(?<=[§(])\d+", source))))


class Entry(Struct, frozen=True):
    """A rule as the search reads it."""

    found: Found
    title: str
    body: str


@cache
def _index(game: str, lang: str) -> tuple[Entry, ...]:
    """A game's rulebook, plain, in order: made once, since wording a thousand rules takes a while."""
    entries = []
    for row in rows(game).values():
        found = _found(row, game, lang)
        body = f"{found.id} {found.area} {found.text} {_sections(row.source)}"
        entries.append(Entry(found, plain(found.title), plain(body)))
    return tuple(entries)


def search(words: str, lang: str = "en", game: str | None = None) -> list[Found]:
    """Rules that hold all the words, best first: in the title before in the text. The number of a script that
    explains rules (`600`) finds the rows it explains."""
    wanted = plain(words).split()
    ranked: list[tuple[int, int, Found]] = []
    for one in [game] if game else sound_games()[0]:
        for order, entry in enumerate(_index(one, lang)):
            if all(word in entry.title or word in entry.body for word in wanted):
                ranked.append((-sum(word in entry.title for word in wanted), order, entry.found))
    return [found for _, _, found in sorted(ranked, key=lambda r: r[:2])]
