"""The static sweep: everything that can be wrong with content, found without playing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tilldawn.engine.game import Fault, Game
from tilldawn.engine.pack import Pack
from tilldawn.engine.text import FORMS, Catalog, MissingText, Shape, cut, files, languages


def shape(words: Catalog, id: str) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """Attributes, variables and references of an entry.

    What it `was` once, and the forms of a name, are a language's own affair.
    """
    entry = words.book.entry(id)
    seen = Shape()
    seen.visit(entry)
    own = ("was", *words.book.forms)
    return (
        frozenset(a.id.name for a in entry.attributes if a.id.name not in own),
        frozenset(seen.variables),
        frozenset(seen.references),
    )


def functions(words: Catalog, id: str) -> set[str]:
    """The functions an entry uses."""
    seen = Shape()
    seen.visit(words.book.entry(id))
    return seen.functions


def sweep_texts(game: Game[Any]) -> Iterator[Fault]:
    """Every text exists in every language, with the same attributes and no unknown variable."""
    books = {lang: Catalog(lang, game.id) for lang in languages()}
    for lang in books:
        if game.locale is not None and not game.locale.joinpath(lang).is_dir():
            yield Fault(f"{lang}: {game.id}", "has no texts in this language")
    for lang in books:
        seen = Counter(id for _, source in files(lang, game.id) for id, _ in cut(source))
        yield from (Fault(f"{lang}: {id}", "stands in two places") for id, n in seen.items() if n > 1)
    for lang, words in books.items():
        for id in words.sources:
            try:
                _, _, references = shape(words, id)
            except ValueError as error:
                yield Fault(f"{lang}: {id}", str(error))
                continue
            for reference in sorted(references - set(words.sources)):
                yield Fault(f"{lang}: {id}", f"refers to {reference}, which does not exist")
            for unknown in sorted(functions(words, id) - words.book.functions.keys()):
                yield Fault(f"{lang}: {id}", f"uses {unknown}(), a form that {FORMS} does not list")
    first, *others = books.values()
    for other in others:
        for id in sorted(first.sources.keys() ^ other.sources.keys()):
            lacking = other.lang if id in first.sources else first.lang
            yield Fault(f"{lacking}: {id}", "is missing in this language")
        for id in sorted(first.sources.keys() & other.sources.keys()):
            if shape(first, id)[0] != shape(other, id)[0]:
                yield Fault(f"{other.lang}: {id}", f"has other attributes than in {first.lang}")
    for id, variables in game.texts():
        base, _, attribute = id.partition(".")
        for lang, words in books.items():
            try:
                if not words.has(base, attribute):
                    raise MissingText(id)
                foreign = shape(words, base)[1] - variables
            except KeyError:
                yield Fault(f"{lang}: {id}", "is spoken by the game and does not exist")
                continue
            if foreign and not attribute:
                yield Fault(f"{lang}: {id}", f"uses {', '.join(sorted(foreign))}, which the game never gives")


def sweep_pack(pack: Pack) -> Iterator[Fault]:
    """What is wrong with a pack: its definitions, and texts that are missing in a language."""
    yield from pack.content.sweep(pack.id)
    wanted = [
        (f"pack-{pack.id}", frozenset[str]()),
        (f"pack-{pack.id}.text", frozenset[str]()),
        *pack.content.texts(),
    ]
    for lang in languages():
        words = Catalog(lang, pack.game)
        if not pack.locale.joinpath(lang).is_dir():
            yield Fault(f"{lang}: pack {pack.id}", "has no texts in this language")
            continue
        for id, variables in wanted:
            base, _, attribute = id.partition(".")
            if not words.has(base, attribute):
                yield Fault(f"{lang}: {id}", f"is spoken by the pack {pack.id} and does not exist")
            elif not attribute and (unknown := shape(words, base)[1] - variables):
                yield Fault(f"{lang}: {id}", f"uses {', '.join(sorted(unknown))}, which the game never gives")


def sweep(game: Game[Any]) -> list[Fault]:
    """All that is wrong with a game's content and texts; an empty list is a clean bill."""
    return [*game.sweep(), *sweep_texts(game)]
