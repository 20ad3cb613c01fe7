"""How many wait on the starting tile, and what it means to forfeit while they do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.engine.game import Fault
from tilldawn.games.mine.book.events import Told
from tilldawn.games.mine.book.scripts import mourn, scene
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.city.findings import find, take_weapons
from tilldawn.games.mine.city.printed import ENEMIES, Resident
from tilldawn.games.mine.combat.fight import fight
from tilldawn.games.mine.modules import Module
from tilldawn.games.mine.people.group import explorers
from tilldawn.games.mine.people.harm import CardLost, PartyGone, TripEnded
from tilldawn.games.mine.sewers.course import WATCHES, Watch
from tilldawn.games.mine.sewers.memory import MODULE as SEWERS
from tilldawn.games.mine.state import Game, State
from tilldawn.games.mine.thugs.events import ThugRolled, ThugsCame, ThugsGone

MODULE = "thugs"
WAIT = (1, 1, 1, 1, 1, 2, 2, 2, 3, 3)
"""Thugs on the starting tile by the Black die."""
CARDS = tuple(f"sewer-thugs-{n}" for n in sorted(set(WAIT)))
"""Who they are in a Combat: so many, each with a Knife. No deck holds them."""

ENEMIES |= {
    card: Resident(card, (n,) * BLACK, ("knife", "knife", "knife"), thugs=True, talk=True)
    for n, card in enumerate(CARDS, start=1)
}


def lay_out(s: State) -> None:
    """Nobody waits yet."""
    s.modules[MODULE] = {"waiting": 0}


@rule("M-SEW-35")
def enter(g: Game) -> Flow[None]:
    """They follow us in: the Black die says how many."""
    result = yield from roll(BLACK)
    thugs = WAIT[result - 1]
    g.state.modules[MODULE]["waiting"] = thugs
    g.emit(ThugsCame(result=result, thugs=thugs, rule="M-SEW-35"))


@rule("M-SEW-36", "M-SEW-37", "M-SEW-38", "M-SEW-39", "M-SEW-40")
def forfeited(g: Game) -> Flow[None]:
    """Who turns round by choice meets them: one roll for each, and a result up to their number is a fight."""
    s = g.state
    thugs = s.modules[MODULE]["waiting"]
    for _ in range(thugs):
        result = yield from roll(BLACK)
        met = result <= thugs
        g.emit(ThugRolled(result=result, thugs=thugs, fight="yes" if met else "no", rule="M-SEW-37"))
        if met:
            yield from _fight(g, thugs)
            return


@rule("M-SEW-38", "M-SEW-40", "M-COMB-41", "M-SCRIPT-13")
def _fight(g: Game, thugs: int) -> Flow[None]:
    """Combat at once. Whatever comes of it they are gone afterwards; where all lie dead script 33 follows."""
    s = g.state
    try:
        fought = yield from fight(g, CARDS[thugs - 1])
    except (CardLost, TripEnded, PartyGone):
        _gone(g, "fought", "M-SEW-40")
        raise
    _gone(g, "fought", "M-SEW-40")
    if fought.result == "won" and explorers(s):
        with scene(s):
            g.emit(Told(script="script:33", rule="M-SEW-40"))
            yield from find(g, "furniture", plain=True)
            yield from take_weapons(g, fought.dead)
    yield from mourn(g)


def _gone(g: Game, how: str, why: str) -> None:
    kept = g.state.modules[MODULE]
    if kept["waiting"]:
        kept["waiting"] = 0
        g.emit(ThugsGone(how=how, rule=why))


@rule("M-SEW-41")
def left(g: Game) -> None:
    """Once the party is out, those who still wait are set aside."""
    _gone(g, "aside", "M-SEW-41")


WATCHES.append(Watch(MODULE, enter, forfeited, left))


def look(s: State) -> dict[str, Any]:
    """How many wait."""
    return dict(s.modules[MODULE])


def texts() -> Iterator[tuple[str, frozenset[str]]]:
    """Who they are in a Combat."""
    for card in CARDS:
        yield from ((f"card-{card}{part}", frozenset[str]()) for part in ("", ".text", ".flavour"))


def sweep() -> Iterator[Fault]:
    """The table is whole."""
    if len(WAIT) != BLACK:
        yield Fault("thugs", f"have {len(WAIT)} results, the Black die {BLACK}")


THUGS = Module(
    id=MODULE,
    needs=(SEWERS,),
    lay_out=lay_out,
    look=look,
    texts=texts,
    sweep=sweep,
    mark=(WAIT, CARDS),
)
