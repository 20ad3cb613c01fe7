"""Tilldawn: two cooperative survival board games for 1 to 6 people, with every rule right.

import tilldawn
table = tilldawn.new_table("daylight", seats=3, seed=7)
table.answer(table.request.options[0].id)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, overload

if TYPE_CHECKING:
    from tilldawn.bots import BotLike, bots_for, list_bots, make_bot
    from tilldawn.bots.protocol import Bot
    from tilldawn.engine.chance import ChanceSource
    from tilldawn.engine.errors import (
        BadOption,
        BrokenPlugin,
        IllegalAnswer,
        NeedsConsent,
        NothingToUndo,
        NotInstalled,
        RulesChanged,
        SaveRefused,
        TilldawnError,
    )
    from tilldawn.engine.event import Event, LogLine
    from tilldawn.engine.game import Game, Outcome, Seat
    from tilldawn.engine.pack import Pack
    from tilldawn.engine.request import ANYONE, Option, Refusal, Request, Text
    from tilldawn.engine.table import Table, Target
    from tilldawn.engine.text import languages
    from tilldawn.engine.view import Speaker
    from tilldawn.games.daylight.public.view import TableView as DaylightView
    from tilldawn.games.daylight.state import State as DaylightState
    from tilldawn.games.mine.public.view import TableView as MineView
    from tilldawn.games.mine.state import State as MineState
    from tilldawn.games.registry import list_games, list_packs, load_game
    from tilldawn.sim.results import Report
    from tilldawn.sim.runner import simulate

__version__ = "0.7.0"

_HOMES = {
    "bots": ("BotLike", "bots_for", "list_bots", "make_bot"),
    "bots.protocol": ("Bot",),
    "engine.chance": ("ChanceSource",),
    "engine.errors": (
        "BadOption",
        "BrokenPlugin",
        "IllegalAnswer",
        "NeedsConsent",
        "NotInstalled",
        "NothingToUndo",
        "RulesChanged",
        "SaveRefused",
        "TilldawnError",
    ),
    "engine.event": ("Event", "LogLine"),
    "engine.game": ("Game", "Outcome", "Seat"),
    "engine.pack": ("Pack",),
    "engine.request": ("ANYONE", "Option", "Refusal", "Request", "Text"),
    "engine.table": ("Table", "Target"),
    "engine.text": ("languages",),
    "engine.view": ("Speaker",),
    "games.daylight.public.view": ("TableView as DaylightView",),
    "games.mine.public.view": ("TableView as MineView",),
    "games.registry": ("list_games", "list_packs", "load_game"),
    "sim.results": ("Report",),
    "sim.runner": ("simulate",),
}
_HOME = {
    name.rpartition(" as ")[2]: (f"tilldawn.{module}", name.partition(" as ")[0])
    for module, names in _HOMES.items()
    for name in names
}

__all__ = [
    "ANYONE",
    "BadOption",
    "Bot",
    "BotLike",
    "BrokenPlugin",
    "ChanceSource",
    "DaylightView",
    "Event",
    "Game",
    "IllegalAnswer",
    "LogLine",
    "MineView",
    "NeedsConsent",
    "NotInstalled",
    "NothingToUndo",
    "Option",
    "Outcome",
    "Pack",
    "Refusal",
    "Report",
    "Request",
    "RulesChanged",
    "SaveRefused",
    "Seat",
    "Speaker",
    "Table",
    "Target",
    "Text",
    "TilldawnError",
    "bots_for",
    "languages",
    "list_bots",
    "list_games",
    "list_packs",
    "load",
    "load_game",
    "make_bot",
    "new_table",
    "simulate",
]


def __getattr__(name: str) -> Any:
    """What is not needed to lay out a table is loaded when it is first named."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    module, inside = _HOME[name]
    found = globals()[name] = getattr(import_module(module), inside)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


@overload
def new_table(
    game: Literal["daylight"],
    seats: int | Sequence[str | Seat] = 1,
    seed: int | str | None = None,
    options: dict[str, Any] | None = None,
    *,
    chance: ChanceSource | None = None,
    record: bool = True,
) -> Table[DaylightState, DaylightView]: ...


@overload
def new_table(
    game: Literal["mine"],
    seats: int | Sequence[str | Seat] = 1,
    seed: int | str | None = None,
    options: dict[str, Any] | None = None,
    *,
    chance: ChanceSource | None = None,
    record: bool = True,
) -> Table[MineState, MineView]: ...


@overload
def new_table(
    game: str,
    seats: int | Sequence[str | Seat] = 1,
    seed: int | str | None = None,
    options: dict[str, Any] | None = None,
    *,
    chance: ChanceSource | None = None,
    record: bool = True,
) -> Table[Any]: ...


def new_table(
    game: str,
    seats: int | Sequence[str | Seat] = 1,
    seed: int | str | None = None,
    options: dict[str, Any] | None = None,
    *,
    chance: ChanceSource | None = None,
    record: bool = True,
) -> Table[Any]:
    """Lay out a new table and run to its first decision.

    `seats` is how many, or their names, or whole Seats. The same game, seats, options, seed and
    answers always give the same game. Raises BadOption when something asked for is not possible.
    """
    from tilldawn.engine.chance import SeededChance, new_seed
    from tilldawn.engine.errors import BadOption
    from tilldawn.engine.game import Seat
    from tilldawn.engine.request import is_text
    from tilldawn.engine.table import Table
    from tilldawn.games.registry import load_game

    definition = load_game(game)
    count = seats if isinstance(seats, int) and not isinstance(seats, bool) else None
    if count is not None and count not in definition.seats:
        raise BadOption("error-seat-count", count=count, least=definition.seats[0], most=definition.seats[-1])
    if count is not None:
        people = [Seat(f"Player {n + 1}") for n in range(count)]
    elif (
        isinstance(seats, Sequence)
        and not isinstance(seats, str)
        and all(isinstance(seat, str | Seat) for seat in seats)
    ):
        people = [Seat(s) if isinstance(s, str) else s for s in seats]
    else:
        raise BadOption("error-bad-seats", given=seats, least=definition.seats[0], most=definition.seats[-1])
    if options is not None and not isinstance(options, dict):
        raise BadOption("error-bad-options", given=options)
    if len(people) not in definition.seats:
        raise BadOption(
            "error-seat-count", count=len(people), least=definition.seats[0], most=definition.seats[-1]
        )
    for word in (str(seed), *(seat.name for seat in people)):
        if not is_text(word):
            raise BadOption("error-not-text", given=ascii(word))
    source = chance or SeededChance(str(seed) if seed is not None else new_seed())
    return Table(definition, people, options or {}, source, record=record)


@overload
def load(
    data: bytes, *, game: Literal["daylight"], verify: bool = False, rescue: bool = False
) -> Table[DaylightState, DaylightView]: ...


@overload
def load(
    data: bytes, *, game: Literal["mine"], verify: bool = False, rescue: bool = False
) -> Table[MineState, MineView]: ...


@overload
def load(
    data: bytes, *, game: str | None = None, verify: bool = False, rescue: bool = False
) -> Table[Any]: ...


def load(data: bytes, *, game: str | None = None, verify: bool = False, rescue: bool = False) -> Table[Any]:
    """Open a save, of any game unless one is named. Raises SaveRefused, saying why, when it cannot be opened.

    RulesChanged is the SaveRefused of an older save in which somebody did what is not allowed any more;
    with `rescue` such a save opens at its last checkpoint, and play goes on from there. With `verify` the
    whole journal is played again and must lead to the same state.
    """
    from tilldawn.engine.errors import BadOption, SaveRefused
    from tilldawn.engine.save import load as open_save
    from tilldawn.engine.save import read
    from tilldawn.games.registry import list_games, load_game

    document = read(data)
    try:
        definition = load_game(game or document.game)
    except BadOption as error:
        if game is not None:
            raise
        wanted = ", ".join(list_games())
        raise SaveRefused("error-save-other-game", found=document.game, wanted=wanted) from error
    return open_save(data, definition, verify=verify, rescue=rescue)
