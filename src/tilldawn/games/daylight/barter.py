"""The Haggler's Barter: a card into the Rubble discard pile, Ammo or ingredients out of it."""

from __future__ import annotations

from tilldawn.engine.deck import remove
from tilldawn.engine.flow import Flow, ask, rule
from tilldawn.engine.request import Option, Progress
from tilldawn.games.daylight import options
from tilldawn.games.daylight.cards.characters import BARTER_JUNK_TAKES, BARTER_TAKES
from tilldawn.games.daylight.cards.rubble import BARTERED
from tilldawn.games.daylight.events import Bartered
from tilldawn.games.daylight.inventory import discard, has_room, take
from tilldawn.games.daylight.state import Game, State


@rule("W-PERK-04", "W-PERK-07", "W-JUNK-03")
def barter(g: Game, seat: int, paid: str) -> Flow[None]:
    """Pay one card; take 1 Ammo or ingredient, or up to 2 for Junk. The card paid is not taken back."""
    s = g.state
    spared = s.rubble_discard.get(paid, 0)
    yield from discard(g, seat, paid, "W-PERK-04")
    due = BARTER_JUNK_TAKES if paid == "junk" else BARTER_TAKES
    taken: list[str] = []
    while len(taken) < due:
        offers = [*_takeable(s, seat, paid, spared), options.barter_enough(seat)]
        chosen = yield from ask(
            g,
            "barter",
            seat,
            lambda o=offers: o,  # type: ignore[misc]
            "W-PERK-04",
            {"done": len(taken), "total": due},
            progress=Progress(len(taken), due),
            anytime=False,
        )
        if chosen.verb == "barter-enough":
            break
        card = chosen.args[0]
        remove(s.rubble_discard, card)
        take(s.players[seat], card)
        taken.append(f"card:{card}")
    g.emit(Bartered(seat=f"seat:{seat}", card=f"card:{paid}", taken=tuple(taken), rule="W-PERK-04"))


def _takeable(s: State, seat: int, paid: str, spared: int) -> list[Option]:
    """Ammo and ingredients in the discard pile there is room for, but not the very card just paid."""
    player = s.players[seat]
    return [
        options.barter_take(seat, card)
        for card in sorted(BARTERED.intersection(s.rubble_discard))
        if has_room(s, player, card) and (card != paid or spared)
    ]
