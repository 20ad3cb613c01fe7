"""Tilldawn: two cooperative survival board games for 1 to 6 people, with every rule right.

import tilldawn
table = tilldawn.new_table("daylight", seats=3, seed=7)
table.answer(table.request.options[0].id)
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tilldawn.engine.chance import ChanceSource
    from tilldawn.engine.game import Seat
    from tilldawn.engine.table import Table

__version__ = "0.3.0"
__all__ = ["load", "new_table"]


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
    from tilldawn.engine.chance import SeededChance
    from tilldawn.engine.errors import BadOption
    from tilldawn.engine.game import Seat
    from tilldawn.engine.table import Table
    from tilldawn.games import load_game

    definition = load_game(game)
    if isinstance(seats, int) and not isinstance(seats, bool):
        people = [Seat(f"Player {n + 1}") for n in range(seats)]
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
    source = chance or SeededChance(str(seed) if seed is not None else secrets.token_hex(8))
    return Table(definition, people, options or {}, source, record=record)


def load(data: bytes, *, verify: bool = False, rescue: bool = False) -> Table[Any]:
    """Open a save of any game. Raises SaveRefused, saying why, when it cannot be opened.

    RulesChanged is the SaveRefused of an older save in which somebody did what is not allowed any more;
    with `rescue` such a save opens at its last checkpoint, and play goes on from there.
    """
    from tilldawn.engine.errors import SaveRefused
    from tilldawn.engine.save import load as open_save
    from tilldawn.engine.save import read
    from tilldawn.games import PLAYABLE, load_game

    document = read(data)
    if document.game not in PLAYABLE:
        raise SaveRefused("error-save-other-game", found=document.game, wanted=", ".join(PLAYABLE))
    return open_save(data, load_game(document.game), verify=verify, rescue=rescue)
