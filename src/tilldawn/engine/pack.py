"""Content packs: house cards and pages that a table can be laid out with.

A pack is data for one game, in that game's own words, with texts of its own. It is chosen for a new table by
the option `packs`, a list of ids, and is kept with the table's options, so a save knows which packs it needs.

What a pack defines joins the registries of its game once, when the pack is first needed, under ids that begin
with the pack's own (`house-cards_lantern`), and stays there; only tables that chose the pack lay it out. So
a rule finds a card of a pack as quickly as any other, and tables without the pack do not change.

The engine does not look for packs: whoever finds games tells it how (`look_with`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from tilldawn.engine.errors import BadOption, SaveRefused, TilldawnError
from tilldawn.engine.game import Fault, Game

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

OPTION = "packs"
"""The option of a new table that names its packs."""

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MARK = "_"
"""Stands between a pack's id and the name of a card: the ids of a game's own cards have none."""


class Content(Protocol):
    """What a game's packs are made of. The game brings a class for it."""

    def add(self, pack: str) -> None:
        """Join the registries of the game. Called once."""
        ...

    def remove(self, pack: str) -> None:
        """Leave them again, at the end of a test."""
        ...

    def mark(self) -> str:
        """The definitions as one string: another string, another content."""
        ...

    def sweep(self, pack: str) -> Iterator[Fault]:
        """What is wrong with the definitions."""
        ...

    def texts(self) -> Iterator[tuple[str, frozenset[str]]]:
        """Every message the pack may speak, with the arguments it is given."""
        ...


class Pack(Struct, frozen=True, kw_only=True):
    """A pack of content. Its name is the message `pack-ID`, what it brings `pack-ID.text`."""

    id: str
    game: str
    content: Content
    locale: Traversable
    """The folder of its texts: one folder per language, `.ftl` files in it."""


class BadPack(ValueError):
    """A pack is not made as its game wants it."""


Finder = Callable[[str], Pack | None]
_finders: list[Finder] = []
_known: dict[str, Pack] = {}


def look_with(finder: Finder) -> None:
    """Ask this function for packs nobody has needed before."""
    _finders.append(finder)


def learn(pack: Pack) -> Pack:
    """Let a pack join its game, texts and definitions, unless it has. Raises BadPack when it is not sound."""
    if _known.get(pack.id) is pack:
        return pack
    if not ID.fullmatch(pack.id):
        raise BadPack(f"{pack.id!r} cannot be the id of a pack: small letters, digits and single dashes")
    if pack.id in _known:
        raise BadPack(f"there is another pack {pack.id}")
    for fault in pack.content.sweep(pack.id):
        raise BadPack(f"{fault.where}: {fault.what}")
    from tilldawn.engine.text import add_texts  # only tables with packs pay for it

    add_texts(pack.game, pack.locale)
    pack.content.add(pack.id)
    _known[pack.id] = pack
    return pack


def known_packs() -> list[Pack]:
    """The packs that have joined their games."""
    return list(_known.values())


def own(pack: str, id: str) -> bool:
    """Whether an id begins with the pack's own, so that no two packs can mean the same card."""
    return id.startswith(pack + MARK) and len(id) > len(pack) + 1


def pack_of(id: str) -> str:
    """The pack a card comes from; nothing for a card of the game itself."""
    return id.partition(MARK)[0] if MARK in id else ""


def _find(id: str) -> Pack | None:
    found = _known.get(id)
    for finder in () if found else _finders:
        if (found := finder(id)) is not None:
            return learn(found)
    return found


def packs_of(game: str, options: Mapping[str, Any]) -> tuple[Pack, ...]:
    """The packs a table's options name, in that order. Raises BadOption for one that cannot be had."""
    names = options.get(OPTION) or ()
    if not names:
        return ()
    if not isinstance(names, list | tuple) or len({str(name) for name in names}) != len(names):
        raise BadOption("error-bad-packs", given=names)
    found: list[Pack] = []
    for name in names:
        pack = _find(name) if isinstance(name, str) else None
        if pack is None:
            raise BadOption("error-unknown-pack", pack=name)
        if pack.game != game:
            raise BadOption("error-pack-of-other-game", pack=name, game=pack.game)
        found.append(pack)
    return tuple(found)


def content_mark(game: Game[Any], options: Mapping[str, Any]) -> str:
    """The fingerprint of all content a table is laid out with: the game's own and its packs'."""
    packs = packs_of(game.id, options)
    if not packs:
        return game.fingerprint()
    parts = [game.fingerprint(), *(f"{pack.id} {pack.content.mark()}" for pack in packs)]
    return blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()


def need_packs(game: str, options: Mapping[str, Any]) -> None:
    """Have the packs of a save at hand. Raises SaveRefused, naming the first that cannot be had."""
    try:
        packs_of(game, options)
    except BadOption as error:
        names = options.get(OPTION)
        for name in names if isinstance(names, list | tuple) else [names]:
            try:
                packs_of(game, {OPTION: [name]})
            except TilldawnError:
                raise SaveRefused("error-save-pack", pack=name) from error
        raise SaveRefused("error-save-edited") from error
