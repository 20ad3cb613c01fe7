"""Words: Project Fluent catalogues, one per language, parsed only as far as they are read.

Message files lie in `tilldawn/locale/<lang>/`, those of a game in a folder of its name. A game or a pack
from elsewhere brings a folder of its own (`add_texts`), with one folder per language in it. A file is cut
into its entries when it is opened and an entry is parsed when it is first spoken, so start-up does not
grow with the size of the books. Languages are found by their folder and loaded when somebody uses them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle
from fluent.runtime.builtins import BUILTINS
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tilldawn.engine.errors import BadOption
from tilldawn.engine.request import Arg, Text, literal

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
PLAIN = re.compile(
    r"([a-zA-Z][a-zA-Z0-9_-]*) *= *([^\s{}][^\t\r\n{}]*)?\n"
    r"((?: +\.[a-zA-Z][a-zA-Z0-9_-]* *= *[^\s{}][^\t\r\n{}]*\n)*)\n*"
)
"""A message of plain words: a value and attributes of one line each, with nothing to be filled in."""
REFERS = re.compile(r"[{(,:]\s*-?[a-zA-Z]")
"""An entry without this refers to no other."""
Names = Callable[[str], Text]
SPOKEN = 16384
"""Sentences a book remembers: a table is told in the same words again and again."""
OWN = "seat:"
"""Refs of what has a name of its own at each table."""
FORMS = "name-forms"
"""The message in which a language lists the forms its names have, as words: `the one to`."""


class Name(str):
    """The name of a thing, or of several, as an argument: it knows how to stand in a sentence.

    A form is an attribute of the message that names it, and a function of its name puts it there: with
    `.the = l’Arbalète` on the card, `{ THE($card) }` is the crossbow with its article. What has no such
    attribute has a name of its own, like a person, and stands as it is.
    """

    form: Callable[[str], str]
    key: Hashable
    """What it is made of: names with the same key have the same forms, not those that merely sound alike."""


def formed(word: object, form: str) -> object:
    """A word in one of its forms: a plain string, or the name itself where it has no other."""
    return word.form(form) if isinstance(word, Name) else word


def keyed(word: str | int) -> Hashable:
    """All a sentence may take from a word."""
    return word.key if isinstance(word, Name) else word


def capital(word: object) -> object:
    """A form at the beginning of a sentence. A person's name is left as it was written."""
    return word if isinstance(word, Name) or not isinstance(word, str) else word[:1].upper() + word[1:]


class MissingText(KeyError):
    """A message does not exist in a language. The content sweep finds this before a player does."""


class Shape(Visitor):
    """Which variables, functions and other entries an entry uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.references.add("-" + node.id.name)


class Book:
    """The entries of one language for one game, opened once; each is parsed when first needed."""

    def __init__(self, lang: str, game: str) -> None:
        self.lang = lang
        self.sources = {id: body for _, source in files(lang, game) for id, body in cut(source)}
        self.forms = tuple(self.sources.get(FORMS, "").partition("=")[2].split())
        self.functions: dict[str, Callable[..., Any]] = {**BUILTINS, "CAP": capital}
        self.functions |= {form.upper(): partial(formed, form=form) for form in self.forms}
        self.bundle = FluentBundle([lang], self.functions, use_isolating=False)
        self._entries: dict[str, ftl.Message | ftl.Term] = {}
        self._spoken: dict[Hashable, str] = {}
        self.named: dict[str, Name] = {}
        """Names of things that are called the same at all tables of a game, by their refs."""

    def entry(self, id: str) -> ftl.Message | ftl.Term:
        """An entry as it was written. A term's id begins with a dash."""
        if id not in self._entries:
            plain = plain_message(self.sources[id])
            entry, *more = [plain] if plain else FluentParser(with_spans=False).parse(self.sources[id]).body
            if more or not isinstance(entry, ftl.Message | ftl.Term):
                raise ValueError(f"message {id} is not well formed: {self.sources[id]!r}")
            self._entries[id] = entry
        return self._entries[id]

    def message(self, id: str) -> Message:
        """A message ready to be spoken, with all that it refers to."""
        if not self.bundle.has_message(id):
            self._learn(id)
        return self.bundle.get_message(id)

    def sentence(self, id: str, attribute: str, words: dict[str, str | int]) -> str:
        """A message (or an attribute of it) with its words filled in; the same one is made once."""
        key = id, attribute, *[(name, keyed(word)) for name, word in words.items()]
        said = self._spoken.get(key)
        if said is None:
            said = self._sentence(id, attribute, words)
            if len(self._spoken) >= SPOKEN:
                self._spoken.clear()
            self._spoken[key] = said
        return said

    def _sentence(self, id: str, attribute: str, words: dict[str, str | int]) -> str:
        message = self.message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(f"{id}.{attribute} ({self.lang})")
        said, errors = self.bundle.format_pattern(pattern, words)
        if errors:
            raise MissingText(f"{id}.{attribute} ({self.lang}): {errors[0]}")
        return str(said)

    def _learn(self, id: str) -> None:
        needed: dict[str, ftl.EntryType] = {}
        waiting = [id]
        while waiting:
            one = waiting.pop()
            if one in needed or one not in self.sources:
                continue
            needed[one] = self.entry(one)
            if REFERS.search(self.sources[one]):
                used = Shape()
                used.visit(needed[one])
                waiting += used.references
        # What an entry refers to comes before it: whoever finds the message there finds all of it.
        self.bundle.add_resource(ftl.Resource([*reversed(needed.values())]))


def plain_message(source: str) -> ftl.Message | None:
    """What the parser would make of a message of plain words, in a tenth of its time; None of any other."""
    found = PLAIN.fullmatch(source)
    if found is None:
        return None
    id, value, lines = found.groups()
    attributes: list[ftl.Attribute] = []
    for line in lines.splitlines():
        name, _, words = line.partition("=")
        attributes.append(ftl.Attribute(ftl.Identifier(name.strip(" .")), _plain(words)))
    if value is None and not attributes:
        return None
    return ftl.Message(ftl.Identifier(id), None if value is None else _plain(value), attributes)


def _plain(words: str) -> ftl.Pattern:
    return ftl.Pattern([ftl.TextElement(words.strip(" "))])


_LOCALE = Path(__file__).parents[1] / "locale"
_added: dict[str, list[Traversable]] = {}
_books: dict[tuple[str, str], Book] = {}


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    found = sorted(f.name for f in _LOCALE.iterdir() if f.is_dir())
    return tuple(sorted(found, key=lambda lang: (lang != "en", lang)))


def add_texts(game: str, folder: Traversable) -> None:
    """Let a game speak the messages of another folder, too: `folder/<lang>/*.ftl`.

    Readers of a language the folder does not have are given its English, or its first language.
    """
    if folder in _added.setdefault(game, []):
        return
    _added[game].append(folder)
    for (lang, whose), book in _books.items():
        if whose == game:
            book.sources.update(
                (id, body) for _, source in _contents(spoken(folder, lang)) for id, body in cut(source)
            )


def added_texts(game: str) -> list[Traversable]:
    """The folders of messages that were added to a game's own."""
    return _added.get(game, [])


def spoken(folder: Traversable, lang: str) -> Traversable:
    """The part of an added folder that is read in a language."""
    if (own := folder.joinpath(lang)).is_dir():
        return own
    found = sorted((f for f in folder.iterdir() if f.is_dir()), key=lambda f: (f.name != "en", f.name))
    if not found:
        raise FileNotFoundError(f"{folder} has no folder for any language")
    return found[0]


def _contents(folder: Traversable) -> Iterator[tuple[str, str]]:
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text(encoding="utf-8")


def files(lang: str, game: str = "") -> Iterator[tuple[str, str]]:
    """Names and contents of the message files everybody shares, then of one game's."""
    shared = _LOCALE.joinpath(lang)
    yield from _contents(shared)
    if game:
        if (own := shared.joinpath(game)).is_dir():
            yield from _contents(own)
        for folder in added_texts(game):
            yield from _contents(spoken(folder, lang))


def cut(source: str) -> Iterator[tuple[str, str]]:
    """The entries of a message file: id (terms with their dash) and source text."""
    starts = list(ENTRY.finditer(source))
    for start, end in zip(starts, [*starts[1:], None], strict=True):
        body = source[start.start() : end.start() if end else len(source)]
        if "\n#" in body:
            body = "\n".join([line for line in body.splitlines() if not line.startswith("#")]) + "\n"
        yield start.group(1), body if body.endswith("\n") else body + "\n"


def book(lang: str, game: str = "") -> Book:
    """The entries of a language for one game. Raises BadOption when there is no such language."""
    found = _books.get((lang, game))
    if found is None:
        if lang not in languages():
            raise BadOption("error-unknown-language", lang=lang, languages=", ".join(languages()))
        found = _books[lang, game] = Book(lang, game)
    return found


class Catalog:
    """All messages of one language for one game, with the names of one table's things."""

    def __init__(self, lang: str, game: str = "", names: Names | None = None) -> None:
        self.lang = lang
        self.names = names
        self._named: dict[str, Name] = {}
        self.book = book(lang, game)
        self.sources = self.book.sources

    def has(self, id: str, attribute: str = "") -> bool:
        """Whether a message (and its attribute, if named) exists."""
        if id not in self.sources:
            return False
        return not attribute or attribute in self.book.message(id).attributes

    def say(self, text: Text, attribute: str = "") -> str:
        """The sentence in this language. Refs among the arguments become names."""
        id, _, inner = text.id.partition(".")
        attribute = attribute or inner
        if id not in self.sources:
            raise MissingText(f"{text.id} ({self.lang})")
        words = {key: self.word(value) for key, value in text.args.items()}
        return self.book.sentence(id, attribute, words)

    def word(self, value: Arg) -> str | int:
        """An argument as it is spoken: a number, a list, a literal, a name for a ref, or the word itself."""
        if isinstance(value, int):
            return value
        if isinstance(value, tuple):
            return self._list([self.word(v) for v in value])
        if value.startswith("="):
            return value[1:]
        if ":" in value and self.names is not None:
            return self._named.get(value) or self.book.named.get(value) or self._learn(value, self.names)
        return value

    def _learn(self, ref: str, names: Names) -> Name:
        """A name, kept for all tables unless it belongs to this one: that of a seat, or one it is part of."""
        label = names(ref)
        name = self._name(label)
        args = [(value,) if not isinstance(value, tuple) else value for value in label.args.values()]
        if ref.startswith(OWN) or any(part in self._named for parts in args for part in parts):
            self._named[ref] = name
            return name
        if len(self.book.named) >= SPOKEN:
            self.book.named.clear()
        self.book.named[ref] = name
        return name

    def _name(self, label: Text) -> Name:
        """What a thing is called, with the forms its message has."""
        name = Name(self.say(label))
        name.key = label.id, *[(key, keyed(self.word(value))) for key, value in label.args.items()]
        forms = {form: self.say(label, form) for form in self.book.forms if self._has_form(label, form)}
        name.form = lambda form: forms.get(form, name)
        return name

    def _has_form(self, label: Text, form: str) -> bool:
        id, _, inner = label.id.partition(".")
        return not inner and self.has(id, form)

    def _list(self, words: list[str | int]) -> str:
        """Several things in words; in a form, each of them is."""
        said = self.join([str(word) for word in words])
        if not words or not self.book.forms:
            return said
        name = Name(said)
        name.key = ("", *[keyed(word) for word in words])
        name.form = lambda form: self.join([str(formed(word, form)) for word in words])
        return name

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
