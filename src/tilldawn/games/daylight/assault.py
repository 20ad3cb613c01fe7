"""Assault cards and the line of enemies."""

from __future__ import annotations

from tilldawn.engine.deck import draw, remove
from tilldawn.engine.flow import Flow, pick, rule
from tilldawn.games.daylight.cards.assault import ASSAULTS
from tilldawn.games.daylight.cards.horde import HORDE
from tilldawn.games.daylight.cards.numbers import ROUNDS
from tilldawn.games.daylight.cards.shelf import MODES
from tilldawn.games.daylight.events import AssaultRevealed, EnemiesArrived
from tilldawn.games.daylight.state import Foe, Game, State


@rule("W-WAVE-01", "W-WAVE-02", "W-LAST-01", "W-LAST-03", "W-ASSAULT-07")
def reveal_assault(g: Game) -> Flow[None]:
    """Turn up this Round's Assault card, unless that has been done or no more enemies come."""
    s = g.state
    if s.assault or s.round > ROUNDS:
        return
    s.assault = yield from draw(s.assaults, s.unseen)
    coming = tuple(f"{kind}*{count}" for kind, count in coming_wave(s).items())
    g.emit(AssaultRevealed(assault=f"assault:{s.assault}", wave=_refs(coming), rule="W-WAVE-01"))


def _refs(coming: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"count:{one}" for one in coming)


@rule("W-ASSAULT-01", "W-STORY-01")
def coming_wave(s: State) -> dict[str, int]:
    """How many of each type this Round's Assault brings."""
    wave = ASSAULTS[s.assault].wave(len(s.players))
    if s.round == ROUNDS:
        for mode in s.settings.modes:
            more = MODES[mode].more(len(s.players))
            wave = {kind: wave.get(kind, 0) + more.get(kind, 0) for kind in {**wave, **more}}
    return wave


@rule("W-SETUP-14", "W-ASSAULT-02", "W-ASSAULT-03", "W-ASSAULT-04", "W-ASSAULT-05", "W-SURV-01", "G-09")
def set_up_line(g: Game) -> Flow[None]:
    """The cards called for, shuffled together, join the line at its right end."""
    s = g.state
    if s.set_up or not s.assault:
        return
    s.set_up = True
    waiting = {kind: n for kind, count in coming_wave(s).items() if (n := min(count, _supply(s, kind)))}
    arrived: list[str] = []
    while waiting:
        kind = yield from pick(waiting)
        remove(waiting, kind)
        foe = Foe(kind, _take(s, kind))
        s.line.append(foe)
        arrived.append(f"enemy:{foe.id}")
    g.emit(EnemiesArrived(enemies=tuple(arrived), rule="W-ASSAULT-03"))


@rule("G-15")
def _supply(s: State, kind: str) -> int:
    """Cards of a type to be had: those never used, and those discarded."""
    return len(s.horde[kind]) + len(s.horde_discard.get(kind, ()))


def _take(s: State, kind: str) -> int:
    """The next copy of a type, from the discarded ones when the rest is used up."""
    if not s.horde[kind]:
        s.horde[kind] = sorted(s.horde_discard.pop(kind))
    return s.horde[kind].pop(0)


def neighbours(s: State, foe: Foe) -> list[Foe]:
    """The cards directly left and right on the line; a card driven off still fills its place (G-47)."""
    at = s.line.index(foe)
    return [*(s.line[at - 1 : at] if at else []), *s.line[at + 1 : at + 2]]


def by_id(s: State, id: str) -> Foe:
    """The card on the line with this id."""
    return next(foe for foe in s.line if foe.id == id)


def enemies_left(s: State) -> int:
    """Enemies on the line; Survivors are none (W-SURV-08)."""
    return sum(1 for foe in s.line if HORDE[foe.kind].enemy)
