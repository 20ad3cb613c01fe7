"""A glossary: the words of a game, each with what it is, the rules behind it and what it explains.

Texts are `term-ID` with `.text` and `.also` (other words people use for it), in every language.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from msgspec import Struct

from tilldawn.engine.request import Text
from tilldawn.engine.text import catalog
from tilldawn.games.registry import PLAYABLE


class Term(Struct, frozen=True):
    """A word of a game. `refs` are what it explains: a ref, or `kind:*` for all of a kind."""

    id: str
    rows: tuple[str, ...]
    refs: tuple[str, ...] = ()


class TermWords(Struct, frozen=True):
    """A term as a reader sees it."""

    id: str
    name: str
    text: str
    also: tuple[str, ...]
    rules: tuple[str, ...]


@cache
def terms(game: str) -> dict[str, Term]:
    """A game's glossary by id, in order; games of other packages have none."""
    place = f"tilldawn.rulebook.{game}.glossary"
    if game not in PLAYABLE or find_spec(place) is None:
        return {}
    gathered: tuple[Term, ...] = import_module(place).TERMS
    return {term.id: term for term in gathered}


@cache
def _by_ref(game: str) -> dict[str, str]:
    return {ref: term.id for term in terms(game).values() for ref in term.refs}


def term_of(ref: str, game: str) -> Term | None:
    """The term that explains a thing on the table: by itself, by its kind within a kind (`enemy:brute-2` is
    explained by `enemy:brute`), or by its kind alone."""
    found = _by_ref(game)
    kind, _, what = ref.partition(":")
    what = what.partition("@")[0]
    for key in (f"{kind}:{what}", f"{kind}:{what.rpartition('-')[0]}", f"{kind}:*"):
        if key in found:
            return terms(game)[found[key]]
    return None


@cache
def glossary(game: str, lang: str) -> tuple[TermWords, ...]:
    """All terms of a game in a language, by name."""
    words = catalog(lang, game)
    told = []
    for term in terms(game).values():
        text = Text(f"term-{term.id}")
        also = tuple(one.strip() for one in words.say(text, "also").split(",") if one.strip())
        told.append(TermWords(term.id, words.say(text), words.say(text, "text"), also, term.rows))
    return tuple(told)


def term_words(game: str, lang: str, id: str) -> TermWords | None:
    """One term in a language, if there is one of this id."""
    return next((term for term in glossary(game, lang) if term.id == id), None)
