"""Words: Project Fluent catalogues, one per language, parsed only as far as they are read.

Message files lie in `tilldawn/locale/<lang>/`, those of a game in a folder of its name. A file is cut
into its entries when it is opened and an entry is parsed when it is first spoken, so start-up does not
grow with the size of the books. Languages are found by their folder and loaded when somebody uses them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tilldawn.engine.errors import BadOption
from tilldawn.engine.request import Arg, Text, literal

ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
Names = Callable[[str], Text]


class MissingText(KeyError):
    """A message does not exist in a language. The content sweep finds this before a player does."""


class _Entries(dict[str, Any]):
    """Parsed messages (or terms) by id; an id that is asked for is parsed then."""

    def __init__(self, sources: dict[str, str], prefix: str) -> None:
        super().__init__()
        self._sources = sources
        self._prefix = prefix

    def __missing__(self, id: str) -> Any:
        entry = FluentParser().parse(self._sources[self._prefix + id]).body[0]
        if isinstance(entry, ftl.Junk):
            raise ValueError(f"message {id} is not well formed: {entry.content!r}")
        self[id] = entry
        return entry

    def __contains__(self, id: object) -> bool:
        return f"{self._prefix}{id}" in self._sources


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    found = sorted(f.name for f in resources.files("tilldawn").joinpath("locale").iterdir() if f.is_dir())
    return tuple(sorted(found, key=lambda lang: (lang != "en", lang)))


def files(lang: str, game: str = "") -> Iterator[tuple[str, str]]:
    """Names and contents of the message files everybody shares, then of one game's."""
    shared = resources.files("tilldawn").joinpath("locale").joinpath(lang)
    for folder in (shared, shared.joinpath(game)) if game else (shared,):
        for file in sorted(folder.iterdir(), key=lambda f: f.name):
            if file.name.endswith(".ftl"):
                yield file.name, file.read_text(encoding="utf-8")


def cut(source: str) -> Iterator[tuple[str, str]]:
    """The entries of a message file: id (terms with their dash) and source text."""
    starts = list(ENTRY.finditer(source))
    for start, end in zip(starts, [*starts[1:], None], strict=True):
        body = source[start.start() : end.start() if end else len(source)]
        lines = body.splitlines()
        yield start.group(1), "\n".join(line for line in lines if not line.startswith("#")) + "\n"


@cache
def _opened(lang: str, game: str) -> tuple[dict[str, str], FluentBundle]:
    """The entries of a language for one game, opened once; parsed entries are kept for everybody."""
    if lang not in languages():
        raise BadOption("error-unknown-language", lang=lang, languages=", ".join(languages()))
    sources = {id: body for _, source in files(lang, game) for id, body in cut(source)}
    bundle = FluentBundle([lang], use_isolating=False)
    bundle._messages = _Entries(sources, "")
    bundle._terms = _Entries(sources, "-")
    return sources, bundle


class Catalog:
    """All messages of one language for one game, with the names of one table's things."""

    def __init__(self, lang: str, game: str = "", names: Names | None = None) -> None:
        self.lang = lang
        self.names = names
        self._named: dict[str, str] = {}
        self.sources, self._bundle = _opened(lang, game)

    def has(self, id: str, attribute: str = "") -> bool:
        """Whether a message (and its attribute, if named) exists."""
        if id not in self.sources:
            return False
        return not attribute or attribute in self._bundle.get_message(id).attributes

    def say(self, text: Text, attribute: str = "") -> str:
        """The sentence in this language. Refs among the arguments become names."""
        id, _, inner = text.id.partition(".")
        attribute = attribute or inner
        if id not in self.sources:
            raise MissingText(f"{text.id} ({self.lang})")
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(f"{id}.{attribute} ({self.lang})")
        words = {key: self.word(value) for key, value in text.args.items()}
        said, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            raise MissingText(f"{text.id} ({self.lang}): {errors[0]}")
        return str(said)

    def word(self, value: Arg) -> str | int:
        """An argument as it is spoken: a number, a list, a literal, a name for a ref, or the word itself."""
        if isinstance(value, int):
            return value
        if isinstance(value, tuple):
            return self.join([str(self.word(v)) for v in value])
        if value.startswith("="):
            return value[1:]
        if ":" in value and self.names is not None:
            if value not in self._named:
                self._named[value] = self.say(self.names(value))
            return self._named[value]
        return value

    def join(self, parts: list[str]) -> str:
        """A list in words: "a, b and c"."""
        if len(parts) < 2:
            return parts[0] if parts else self.say(Text("list-nothing"))
        args: dict[str, Arg] = {"most": literal(", ".join(parts[:-1])), "last": literal(parts[-1])}
        return self.say(Text("list-and", args))


@cache
def catalog(lang: str, game: str = "") -> Catalog:
    """The catalogue of a language without the names of a table's seats."""
    return Catalog(lang, game)
