"""The players' part of Combat: turns and actions."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, ask, rule
from tilldawn.engine.request import Arg, Option
from tilldawn.games.daylight import options
from tilldawn.games.daylight.assault import enemies_left
from tilldawn.games.daylight.attack import after_declaring, declare_attack
from tilldawn.games.daylight.barter import barter
from tilldawn.games.daylight.cards.characters import PERKS
from tilldawn.games.daylight.crafting import craft
from tilldawn.games.daylight.effects import run
from tilldawn.games.daylight.events import CombatBegan, TurnSkipped
from tilldawn.games.daylight.legal import could_act, could_rearrange, turn_offers, turn_refusals
from tilldawn.games.daylight.perks import use_perk
from tilldawn.games.daylight.search import next_seat
from tilldawn.games.daylight.specials import cheer, cheerers, play_special
from tilldawn.games.daylight.state import NOBODY, Game, Turn
from tilldawn.games.daylight.steps import step


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
        lambda: _turn_words(g),
        refused=lambda: turn_refusals(s, seat),
        wait=lambda: could_rearrange(s, seat),
    )
    if chosen.verb == "end-turn" and (yield from _cheered_on(g)):
        return "combat-action"
    if chosen.verb in ("skip", "end-turn"):
        if chosen.verb == "skip":
            g.emit(TurnSkipped(seat=f"seat:{seat}", rule="W-COMBAT-02"))
        s.turn = None
        s.seat = next_seat(s, seat)
        return "combat-turn"
    yield from _act(g, seat, chosen)
    return after_declaring(s)


def _turn_words(g: Game) -> dict[str, Arg]:
    turn = g.state.turn
    if turn is None:
        raise AssertionError("a Combat turn is in progress")
    return {"any": turn.any, "attacks": turn.attacks, "crafts": turn.crafts}


def _act(g: Game, seat: int, chosen: Option) -> Flow[None]:
    """Carry out what the player chose for this turn."""
    what = chosen.args[0]
    match chosen.verb:
        case "attack":
            _spend_action(g, "attack")
            yield from declare_attack(g, seat, what)
        case "craft":
            _spend_action(g, "craft")
            yield from craft(g, seat, what)
        case "make-do":
            _spend_action(g, "craft")
            use_perk(g, seat, "make-do", "W-PERK-02")
            yield from craft(g, seat, what, missing=chosen.args[1], instead=chosen.args[2])
        case "play":
            yield from play_special(g, seat, what, "W-SPEC-01")
        case "barter":
            use_perk(g, seat, "barter", "W-PERK-02")
            yield from barter(g, seat, what)
        case _:
            use_perk(g, seat, what, "W-PERK-04")
            for effect in PERKS[what].effects:
                yield from run(g, effect, seat, f"perk:{what}")


def _spend_action(g: Game, kind: str) -> None:
    """Use up an action: first one that can only be this kind, else the common one."""
    turn = g.state.turn
    if turn is None:
        raise AssertionError("a Combat turn is in progress")
    turn.acted = True
    if kind == "attack" and turn.attacks:
        turn.attacks -= 1
    elif kind == "craft" and turn.crafts:
        turn.crafts -= 1
    else:
        turn.any -= 1


@rule("W-SPEC-05")
def _cheered_on(g: Game) -> Flow[bool]:
    """When a player has acted and is done, whoever holds Cheer may still give one more action."""
    s = g.state
    for seat in cheerers(s):
        offers = [options.cheer(seat, s.seat, anytime=False), options.no_cheer(seat)]
        chosen = yield from ask(
            g,
            "cheer",
            seat,
            lambda o=offers: o,  # type: ignore[misc]
            "W-SPEC-05",
            {"to": f"seat:{s.seat}"},
            topic="cheer",
            matters=could_act(s, s.seat),
            default="no-cheer",
            anytime=False,
        )
        if chosen.verb == "cheer":
            yield from cheer(g, seat)
            return True
    return False
