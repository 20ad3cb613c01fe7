"""Finds games, bots and content packs: our own by their place, those of other packages by entry points.

A package offers what it has in its metadata:

    [project.entry-points."tilldawn.games"]
    orchard = "orchard.game:ORCHARD"          # a Game, under its own id

    [project.entry-points."tilldawn.bots"]
    careful = "careful_bot:CarefulBot"        # a class (or function) that takes game and seed

    [project.entry-points."tilldawn.content"]
    house-cards = "house_rules:CARDS"         # a Pack, under its own id

Nothing is imported before it is asked for, and our own games and bots are found without reading the
metadata of other packages. What is broken is named with its package and does not stop the rest.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from tilldawn.engine.errors import BadOption, BrokenPlugin
from tilldawn.engine.game import Game
from tilldawn.engine.pack import BadPack, Pack, known_packs, learn, look_with

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GAMES, BOTS, CONTENT = "tilldawn.games", "tilldawn.bots", "tilldawn.content"
"""The groups of entry points."""

KINDS = {GAMES: "game", BOTS: "bot", CONTENT: "pack"}

PLAYABLE = tuple(
    sorted(
        each.name for each in os.scandir(os.path.dirname(__file__)) if each.is_dir() and each.name[0] != "_"
    )
)
"""Our own games: each has a package beside this module."""

_games: dict[str, Game[Any]] = {}


@cache
def offered(group: str) -> dict[str, EntryPoint]:
    """What other packages offer, by name; where two offer the same name, the first package by name has it."""
    from importlib.metadata import entry_points  # costs more than all of the rest

    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=group), key=lambda p: (p.name, package_of(p))):
        if package_of(point) != "tilldawn":
            found.setdefault(point.name, point)
    return found


def package_of(point: EntryPoint) -> str:
    """The package that offers something."""
    return point.dist.name if point.dist is not None else point.module.partition(".")[0]


def open_point(group: str, point: EntryPoint) -> Any:
    """What an entry point names. Raises BrokenPlugin, naming the package, whatever goes wrong in it."""
    try:
        return point.load()
    except Exception as error:
        raise broken(group, point, f"{type(error).__name__}: {error}") from error


def broken(group: str, point: EntryPoint, reason: str) -> BrokenPlugin:
    """The error for something offered that cannot be used."""
    return BrokenPlugin(
        "error-plugin-broken", kind=KINDS[group], name=point.name, package=package_of(point), reason=reason
    )


# --- Games ---------------------------------------------------------------------------------------------


def list_games() -> tuple[str, ...]:
    """The ids of all games there are, our own first. Nothing is loaded for it."""
    return tuple(dict.fromkeys((*PLAYABLE, *offered(GAMES), *_games)))


def load_game(id: str) -> Game[Any]:
    """The definition of a game. Raises BadOption when there is none, BrokenPlugin when it cannot be used."""
    if not isinstance(id, str):
        raise BadOption("error-unknown-game", game=id, games=", ".join(list_games()))
    game = _games.get(id)
    if game is None:
        game = _games[id] = (
            import_module(f"{__package__}.{id}.game").GAME if id in PLAYABLE else _other_game(id)
        )
    return game


def _other_game(id: str) -> Game[Any]:
    point = offered(GAMES).get(id)
    if point is None:
        raise BadOption("error-unknown-game", game=id, games=", ".join(list_games()))
    game = open_point(GAMES, point)
    if not isinstance(game, Game):
        raise broken(GAMES, point, f"{point.value} is no Game")
    if game.id != id:
        raise broken(GAMES, point, f"its id is {game.id}")
    if game.locale is not None:
        from tilldawn.engine.text import add_texts

        add_texts(id, game.locale)
    return game


def add_game(game: Game[Any]) -> None:
    """Make a game known that no installed package offers: for trying it out, and for its own tests."""
    if game.id in list_games() and _games.get(game.id) is not game:
        raise ValueError(f"there is a game {game.id}")
    _games[game.id] = game
    if game.locale is not None:
        from tilldawn.engine.text import add_texts

        add_texts(game.id, game.locale)


def sound_games() -> tuple[tuple[str, ...], list[BrokenPlugin]]:
    """The games that can be loaded, and what is wrong with the others."""
    sound: list[str] = []
    faults: list[BrokenPlugin] = []
    for id in list_games():
        try:
            load_game(id)
        except BrokenPlugin as fault:
            faults.append(fault)
        else:
            sound.append(id)
    return tuple(sound), faults


# --- Packs ---------------------------------------------------------------------------------------------


def _pack(point: EntryPoint) -> Pack:
    pack = open_point(CONTENT, point)
    if not isinstance(pack, Pack):
        raise broken(CONTENT, point, f"{point.value} is no Pack")
    if pack.id != point.name:
        raise broken(CONTENT, point, f"its id is {pack.id}")
    try:
        load_game(pack.game)
        return learn(pack)
    except (BadPack, BadOption, OSError) as error:
        raise broken(CONTENT, point, str(error)) from error


def add_pack(pack: Pack) -> None:
    """Make a pack known that no installed package offers: for trying it out, and for its own tests."""
    load_game(pack.game)
    learn(pack)


def find_pack(id: str) -> Pack | None:
    """The pack with this id, where a package offers one."""
    point = offered(CONTENT).get(id)
    return None if point is None else _pack(point)


def sound_packs(game: str = "") -> tuple[tuple[Pack, ...], list[BrokenPlugin]]:
    """The packs that can be used (with one game), and what is wrong with the others."""
    sound: list[Pack] = []
    faults: list[BrokenPlugin] = []
    for point in offered(CONTENT).values():
        try:
            sound.append(_pack(point))
        except BrokenPlugin as fault:
            faults.append(fault)
    sound += [pack for pack in known_packs() if pack not in sound]
    return tuple(pack for pack in sound if game in ("", pack.game)), faults


def list_packs(game: str = "") -> tuple[str, ...]:
    """The ids of the packs that can be used (with one game)."""
    return tuple(pack.id for pack in sound_packs(game)[0])


look_with(find_pack)
