"""The players' part of Combat: turns and actions."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, ask, rule
from tilldawn.engine.request import Arg, Option
from tilldawn.games.daylight.assault import enemies_left
from tilldawn.games.daylight.attack import after_declaring, declare_attack
from tilldawn.games.daylight.cards.horde import HORDE
from tilldawn.games.daylight.cards.shelf import RUBBLE
from tilldawn.games.daylight.crafting import craft
from tilldawn.games.daylight.events import CombatBegan, TurnBegan, TurnSkipped
from tilldawn.games.daylight.legal import (
    ATTACK,
    CRAFT,
    END_TURN,
    PERK,
    PLAY,
    SKIP,
    could_act,
    turn_of,
    turn_offers,
    turn_refusals,
    turn_stakes,
)
from tilldawn.games.daylight.perks import perk_ready
from tilldawn.games.daylight.search import next_seat
from tilldawn.games.daylight.specials import play_perk, play_special, supporters
from tilldawn.games.daylight.state import NOBODY, Game, State, Turn
from tilldawn.games.daylight.steps import step
from tilldawn.games.daylight.words import Deal, Substitute, Support


@step("combat", begins="phase")
@rule("W-FP-02", "W-COMBAT-01")
def begin_combat(g: Game) -> str:
    """All players take a turn before any enemy acts, the First Player first."""
    s = g.state
    s.phase = "combat"
    s.seat = s.first
    s.turns = 0
    s.attacked = NOBODY
    g.emit(CombatBegan(round=s.round, enemies=enemies_left(s), rule="W-COMBAT-01"))
    return "combat-turn"


@step("combat-turn", begins="turn")
@rule("W-COMBAT-01", "W-COMBAT-02")
def combat_turn(g: Game) -> str:
    """The next player clockwise has one action; after the last one the enemies attack."""
    s = g.state
    if s.turns == len(s.players):
        s.turn = None
        return "enemies"
    s.turns += 1
    s.turn = Turn(s.seat)
    if g.log is not None:
        g.emit(TurnBegan(seat=f"seat:{s.seat}", rule="W-COMBAT-01"))
    return "combat-action"


@step("combat-action")
@rule("W-COMBAT-02", "W-COMBAT-08", "W-SPEC-19", "G-28", "G-60")
def combat_action(g: Game) -> Flow[str]:
    """Attack, craft, play a Special card or a perk, or be done."""
    s = g.state
    seat = s.seat
    chosen = yield from ask(
        g,
        "turn",
        seat,
        lambda: turn_offers(s, seat),
        "W-COMBAT-02",
        lambda: _turn_words(s),
        refused=lambda: turn_refusals(s, seat),
        stakes=turn_stakes(s, seat),
    )
    if chosen.verb in (SKIP.name, END_TURN.name):
        skipped = chosen.verb == SKIP.name
        if supporters(s) and (yield from _cheered_on(g, skipped)):
            return "combat-action"
        if skipped:
            g.emit(TurnSkipped(seat=f"seat:{seat}", rule="W-COMBAT-02"))
        s.turn = None
        s.seat = next_seat(s, seat)
        return "combat-turn"
    yield from _act(g, seat, chosen)
    return after_declaring(s)


def _turn_words(s: State) -> dict[str, Arg]:
    turn = turn_of(s)
    return {"any": turn.any, "attacks": turn.attacks, "crafts": turn.crafts}


def _act(g: Game, seat: int, chosen: Option) -> Flow[None]:
    """Carry out what the player chose for this turn."""
    match chosen.verb:
        case ATTACK.name:
            return declare_attack(g, seat, chosen.args[0])
        case CRAFT.name:
            return craft(g, seat, chosen.args[0])
        case PLAY.name:
            return play_special(g, seat, chosen.args[0], "W-SPEC-01")
        case PERK.name:
            return play_perk(g, seat, chosen.args[0])
        case verb:
            return _perk_of_turn(g, seat, verb, chosen)


def _perk_of_turn(g: Game, seat: int, verb: str, chosen: Option) -> Flow[None]:
    """A perk whose options are its own."""
    for family in (Substitute, Deal):
        perk = perk_ready(g.state, seat, family)
        for word in perk.words if perk is not None else ():
            if perk is not None and isinstance(word, (Substitute, Deal)) and word.verb == verb:
                yield from word.run(g, seat, perk.id, chosen)
                return
    raise AssertionError(f"no perk offers {verb}")


@rule("W-SPEC-05", "W-SPEC-06")
def _cheered_on(g: Game, skipped: bool) -> Flow[bool]:
    """Before a turn is over, whoever holds a card for it may still give one more action, and take WAVE!."""
    s = g.state
    for seat, card in supporters(s):
        matters = could_act(s, s.seat) or _wave_matters(s, seat)
        for word in RUBBLE[card].words:
            if isinstance(word, Support) and (yield from word.offer(g, seat, card, matters, skipped)):
                return True
    return False


@rule("W-SPEC-06")
def _wave_matters(s: State, seat: int) -> bool:
    """Whether this is the last turn in which taking WAVE! could change who is attacked.

    Survivors are attacked first, one attack each at least.
    """
    later = range(s.turns, len(s.players))
    if s.wave == seat or any((s.first + turn) % len(s.players) != seat for turn in later):
        return False
    fighting = [HORDE[foe.kind].enemy for foe in s.line if not foe.away]
    return sum(fighting) > fighting.count(False)
