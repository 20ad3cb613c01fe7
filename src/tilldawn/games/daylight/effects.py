"""What each word of the card vocabulary does."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, ask, rule
from tilldawn.games.daylight import options
from tilldawn.games.daylight.events import CardLost, NothingLost, WaveTaken
from tilldawn.games.daylight.harm import suffer
from tilldawn.games.daylight.inventory import health, lose_random
from tilldawn.games.daylight.state import Game, State
from tilldawn.games.daylight.words import (
    AddDraws,
    AddSplash,
    Effect,
    GainAction,
    LoseCard,
    ReplaceDrawn,
    ShareDamage,
    Suffer,
    TakeWave,
)

RULES = {
    "card:rodent-attack": "W-BAD-01",
    "card:crow-attack": "W-BAD-02",
    "card:broken-bone": "W-BAD-03",
    "card:energy-drink-red": "W-SPEC-01",
    "card:energy-drink-green": "W-SPEC-01",
    "card:cheer": "W-SPEC-06",
    "card:blood-lust": "W-SPEC-07",
    "card:vitality-pills": "W-SPEC-08",
}


def is_deadly(s: State, effects: tuple[Effect, ...], seat: int) -> bool:
    """Whether playing these would kill the player (legal, but to be asked about twice: G-10)."""
    return sum(e.damage for e in effects if isinstance(e, Suffer)) >= health(s.players[seat])


@rule("W-SPEC-01", "W-SPEC-02", "W-SPEC-05", "W-SPEC-06", "W-SPEC-07", "W-SPEC-08", "W-SPEC-09")
def run(g: Game, effect: Effect, seat: int, cause: str) -> Flow[None]:
    """Carry out one effect for the player who drew or played it."""
    s = g.state
    why = RULES.get(cause, "W-PERK-02")
    match effect:
        case Suffer(damage):
            suffer(g, seat, damage, cause, why)
        case LoseCard():
            lost = yield from lose_random(s, seat)
            if lost:
                g.emit(CardLost(seat=f"seat:{seat}", card=f"card:{lost}", rule=why))
            else:
                g.emit(NothingLost(seat=f"seat:{seat}", rule=why))
        case GainAction(action):
            yield from _gain_action(g, seat, action)
        case AddSplash(splash):
            if s.attack is not None:
                s.attack.splash += splash
        case AddDraws(draws):
            if s.attack is not None:
                s.attack.draws += draws
        case TakeWave():
            take_wave(g, seat, why)
        case ShareDamage() | ReplaceDrawn():
            pass  # what they open is a choice inside the attack: see attack.py


@rule("G-34")
def _gain_action(g: Game, seat: int, action: str) -> Flow[None]:
    """One more action for the player whose turn it is."""
    s = g.state
    if s.turn is None:
        raise AssertionError("actions are gained in Combat turns")
    if action != "any" and s.settings.one_energy_drink:
        offers = [options.drink_for(seat, "attack"), options.drink_for(seat, "craft")]
        chosen = yield from ask(g, "drink", seat, lambda: offers, "G-34", anytime=False)
        action = chosen.args[0]
    match action:
        case "attack":
            s.turn.attacks += 1
        case "craft":
            s.turn.crafts += 1
        case _:
            s.turn.any += 1


@rule("W-SPEC-06", "W-WAVE-11", "G-35")
def take_wave(g: Game, seat: int, why: str) -> None:
    """WAVE! moves to this player's board."""
    if g.state.wave != seat:
        g.state.wave = seat
        g.emit(WaveTaken(seat=f"seat:{seat}", rule=why))
