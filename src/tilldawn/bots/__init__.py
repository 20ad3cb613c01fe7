"""Players made of code. They see requests and views, never a game's inside."""

from __future__ import annotations

from tilldawn.bots.protocol import Bot
from tilldawn.engine.errors import BadOption

BOTS = ("random", "heuristic")
"""The bots there are, weakest first."""


def make_bot(name: str, game: str, seed: str, *, tastes: bool = False) -> Bot:
    """A bot for one game. The same seed and the same table give the same choices.

    With `tastes` some play by an odd taste instead of to win, by their seed, so that simulations see all of
    the game.
    """
    if name == "random":
        from tilldawn.bots.random import RandomBot

        return RandomBot(seed)
    if name == "heuristic" and game == "daylight":
        from tilldawn.bots.daylight.bot import DaylightBot

        return DaylightBot()
    if name == "heuristic" and game == "mine":
        from tilldawn.bots.mine.bot import MineBot
        from tilldawn.bots.mine.taste import PLAIN, taste_of

        return MineBot(taste=taste_of(seed) if tastes else PLAIN)
    raise BadOption("error-unknown-bot", bot=name, bots=", ".join(BOTS))
