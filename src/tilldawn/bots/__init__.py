"""Players made of code. They see requests and views, never a game's inside.

Bots of other packages are found by their entry points (`tilldawn.bots`, see `games.registry`), or named by
where they are (`package.module:Class`); see `bots.protocol` for what a bot is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tilldawn.bots.protocol import Bot
from tilldawn.engine.errors import BadOption, BrokenPlugin
from tilldawn.games.registry import BOTS as GROUP
from tilldawn.games.registry import broken, offered, open_point

BOTS = ("random", "heuristic")
"""Our own bots, weakest first."""

BotMaker = Callable[[str, str], Bot]
"""A class or function that makes a bot for a game (its id) from a seed."""

BotLike = str | Bot | BotMaker
"""A bot by its name, by where it is (`package.module:Class`), as an object, or as what makes one."""


def list_bots() -> tuple[str, ...]:
    """The names of all bots there are, our own first. Nothing is loaded for it."""
    return (*BOTS, *(name for name in offered(GROUP) if name not in BOTS))


@cache
def bots_for(game: str) -> tuple[str, ...]:
    """The bots that can play a game, our own first, weakest first."""
    found: list[str] = []
    for name in list_bots():
        try:
            make_bot(name, game, "")
        except (BadOption, BrokenPlugin):
            continue
        found.append(name)
    return tuple(found)


def broken_bots() -> list[BrokenPlugin]:
    """What is wrong with bots of other packages that cannot be made."""
    faults: list[BrokenPlugin] = []
    for point in offered(GROUP).values():
        try:
            maker(point.name)
        except BrokenPlugin as fault:
            faults.append(fault)
    return faults


def make_bot(name: str, game: str, seed: str, *, tastes: bool = False) -> Bot:
    """A bot for one game. The same seed and the same table give the same choices.

    With `tastes` some of ours play by an odd taste instead of to win, by their seed, so that simulations see
    all of the game. Raises BadOption when there is no such bot or it does not play this game.
    """
    if name == "random":
        return random_bot(game, seed)
    if name == "heuristic":
        return heuristic_bot(game, seed, tastes=tastes)
    return make_from(maker(name), game, seed)


def random_bot(game: str, seed: str) -> Bot:
    """Plays any game, legally and without a thought."""
    from tilldawn.bots.random import RandomBot

    return RandomBot(seed)


def heuristic_bot(game: str, seed: str, *, tastes: bool = False) -> Bot:
    """Plays by rules of thumb. A game that has such a bot has a package of its name here."""
    home = f"{__name__}.{game}"
    if find_spec(home) is None:
        bots = ", ".join(name for name in list_bots() if name != "heuristic")
        raise BadOption("error-bot-not-here", bot="heuristic", bots=bots)
    bot: Bot = import_module(f"{home}.bot").make(seed, tastes=tastes)
    return bot


def maker(name: str) -> BotMaker:
    """What makes a bot of another package: an entry point by its name, or a class by where it is."""
    module, colon, what = name.partition(":") if isinstance(name, str) else ("", "", "")
    if not colon:
        point = offered(GROUP).get(name)
        if point is None:
            raise BadOption("error-unknown-bot", bot=name, bots=", ".join(list_bots()))
        found = open_point(GROUP, point)
        if not callable(found):
            raise broken(GROUP, point, f"{point.value} makes no bots")
        return found  # type: ignore[no-any-return]
    try:
        found = import_module(module)
        for part in what.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption("error-bad-bot", bot=name, bots=", ".join(list_bots())) from error
    # Names come from saves, too: only a class of bots is ever called.
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise BadOption("error-bad-bot", bot=name, bots=", ".join(list_bots()))
    return found


def make_from(make: BotMaker, game: str, seed: str) -> Bot:
    """Let another's class or function make a bot, if it plays this game."""
    games = getattr(make, "games", None)
    if games is not None and game not in games:
        bots = ", ".join(name for name in list_bots() if name != name_of(make))
        raise BadOption("error-bot-not-here", bot=name_of(make), bots=bots)
    bot = make(game, seed)
    if not is_bot(bot):
        raise BadOption("error-bad-bot", bot=name_of(make), bots=", ".join(list_bots()))
    return bot


def is_bot(thing: Any) -> bool:
    """Whether this is a bot, not what makes one."""
    return not isinstance(thing, type) and callable(getattr(thing, "choose", None))


def name_of(bot: BotLike) -> str:
    """What a bot is called in a report."""
    if isinstance(bot, str):
        return bot
    name = getattr(bot, "name", None) or getattr(bot, "__name__", None)
    return name if isinstance(name, str) else type(bot).__name__
