"""What any name, icon or number on the table means: what it is, what it does now, the rules behind it."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.engine.chart import Chart
from tilldawn.engine.view import Speaker
from tilldawn.play import telling
from tilldawn.rulebook.terms import TermWords, term_of, term_words

TERM = "term"
"""The kind of ref that names a word of the glossary itself."""


class Explanation(Struct, frozen=True):
    """A thing or number in words."""

    ref: str
    name: str
    now: tuple[str, ...]
    """What it does or means at this moment."""
    text: str
    """What it is."""
    flavour: str
    term: str
    """The word of the glossary it belongs to, by id; nothing where there is none."""
    rules: tuple[str, ...]
    chart: Chart | None = None
    """What is printed on it in rows and numbers."""


def explain(ref: str, seen: Struct, say: Speaker) -> Explanation | None:
    """All there is to say about a ref; None for one that names nothing."""
    game = say.table.game.id
    kind, _, what = ref.partition(":")
    if kind == TERM:
        return _of_term(ref, term_words(game, say.catalog.lang, what))
    term = term_of(ref, game)
    word = term_words(game, say.catalog.lang, term.id) if term is not None else None
    found = telling.meaning(ref, seen, say)
    if found is None:
        return _of_term(ref, word)
    return Explanation(
        ref=ref,
        name=found.name,
        now=found.now,
        text=found.text or (word.text if word is not None else ""),
        flavour=found.flavour,
        term=word.id if word is not None else "",
        rules=word.rules if word is not None else (),
        chart=found.chart,
    )


def _of_term(ref: str, word: TermWords | None) -> Explanation | None:
    if word is None:
        return None
    return Explanation(ref, word.name, (), word.text, "", word.id, word.rules)
