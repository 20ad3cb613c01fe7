"""Where tokens and resources are, and how they move. Nothing is ever made or lost: see `zones`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tilldawn.engine.flow import rule
from tilldawn.games.mine import modules
from tilldawn.games.mine.goods import GOOD, WRITTEN, X5, Goods, counted
from tilldawn.games.mine.state import Game, State
from tilldawn.games.mine.trade.events import (
    GoodsDiscarded,
    GoodsGained,
    GoodsMissing,
    GoodsRemoved,
    HiddenGoodsTaken,
    StorageBundled,
    StorageUnbundled,
)

Zone = Literal["storage", "pile", "products"]
BUNDLE = 5
"""Pieces that a marker on Storage x5 stands for."""
RESOLVING = "resolving"
"""The moment at which the actions of a stage are carried out: what they bring is nobody's yet (M-DAY-06)."""


class Market(Struct, frozen=True):
    """What a card makes of every Trade while it lies open."""

    values: Goods = {}
    """Tokens that are worth so much instead."""
    doubled: tuple[str, ...] = ()
    commission: int = 0
    """What every trader asks for on top."""


MARKETS: dict[str, Market] = {}
"""By card; the deck of Events lays them here, so that pieces need not know the cards."""


def zone(s: State, name: Zone) -> Goods:
    """The heap with this name."""
    heap: Goods = getattr(s, name)
    return heap


def here(s: State) -> Zone:
    """Where people have their things: the Findings Pile on the way, Storage at home (M-TRADE-02)."""
    return "pile" if s.phase == "scavenging" else "storage"


def put(heap: Goods, good: str, n: int = 1) -> None:
    """Lay pieces on a heap."""
    if n:
        heap[good] = heap.get(good, 0) + n


def take(heap: Goods, good: str, n: int = 1) -> None:
    """Take pieces off a heap; they must be there."""
    left = heap.get(good, 0) - n
    if left > 0:
        heap[good] = left
    elif left == 0:
        heap.pop(good, None)
    else:
        raise ValueError(f"{n} {good} wanted, {left + n} there")


def has(heap: Goods, cost: Goods) -> bool:
    """Whether a heap holds all of it."""
    for good, n in cost.items():  # noqa: SIM110 - a loop is twice as quick, and this runs for every option
        if heap.get(good, 0) < n:
            return False
    return True


def in_box(s: State, good: str) -> int:
    """How many can still be found, bought or made; with 534 the hidden ones count too (M-ADV-14)."""
    return s.box.get(good, 0) + (_hidden(s, good) if s.hidden else 0)


def obtainable(s: State, good: str) -> int:
    """How many a gain could bring: those in the box, and those an exchange for markers would free."""
    free = in_box(s, good) if s.hidden else s.box.get(good, 0)
    if good in X5:
        free += (BUNDLE - 1) * (s.storage.get(good, 0) // BUNDLE)
    return free


def _hidden(s: State, good: str) -> int:
    return sum(goods.get(good, 0) for goods in s.hidden.values())


def from_box(g: Game, good: str, n: int) -> int:
    """Take up to n pieces out of the box (then from hidden goods), and say how many there were."""
    s = g.state
    got = min(n, s.box.get(good, 0))
    if got:
        take(s.box, good, got)
    for location, goods in s.hidden.items():
        more = min(n - got, goods.get(good, 0))
        if more:
            take(goods, good, more)
            got += more
            told = counted({good: more})
            g.emit(HiddenGoodsTaken(card=f"card:{location}", goods=told, rule="M-ADV-14"))
    if got < n and good in WRITTEN and not any(good in heap for heap in zones(s)):
        got += 1  # written on a Blank token now; there is one of each
    return got


@rule("M-TOKEN-04", "M-TOKEN-05", "M-BOARD-08", "M-BOARD-01", "M-BOARD-03", "M-ADV-14", "M-DAY-06")
def gain(g: Game, goods: Goods, to: Zone, rule: str) -> Goods:
    """From the box; what the box does not hold is not gained. Returns what was.

    Where the box is short of what may lie on Storage x5, loose pieces are exchanged for markers before
    anything is lost. What comes to Storage while a stage is resolved waits with the stage's products.
    """
    s = g.state
    if to == "storage" and s.moment == RESOLVING:
        to = "products"
    heap = zone(s, to)
    got: Goods = {}
    short: Goods = {}
    for good, n in goods.items():
        while good in X5 and s.box.get(good, 0) < n and s.storage.get(good, 0) >= BUNDLE:
            bundle(g, good)
        there = from_box(g, good, n)
        if there:
            put(heap, good, there)
            got[good] = there
        if there < n:
            short[good] = n - there
    if g.log is not None:
        if got:
            g.emit(GoodsGained(goods=counted(got), zone=to, rule=rule))
        if short:
            g.emit(GoodsMissing(goods=counted(short), rule="M-TOKEN-04"))
    return got


@rule("M-TOKEN-02")
def discard(g: Game, goods: Goods, source: Zone, rule: str) -> None:
    """Back to the box, from where it may return."""
    s = g.state
    heap = zone(s, source)
    for good, n in goods.items():
        if n:
            take(heap, good, n)
            put(s.box, good, n)
    if g.log is not None and any(goods.values()):
        g.emit(GoodsDiscarded(goods=counted(goods), zone=source, rule=rule))


@rule("M-BOARD-02")
def within(s: State, source: Zone, good: str) -> int:
    """Pieces of a kind at hand; at home each marker on Storage x5 counts for five."""
    loose = zone(s, source).get(good, 0)
    return loose + BUNDLE * s.x5.get(good, 0) if source == "storage" else loose


@rule("M-BOARD-02", "M-BOARD-05")
def give_up(g: Game, goods: Goods, source: Zone, rule: str) -> None:
    """Discard pieces `within` reach: loose ones first, then markers, with change if the box has any."""
    s = g.state
    heap = zone(s, source)
    for good, n in goods.items():
        loose = min(n, heap.get(good, 0))
        take(heap, good, loose)
        put(s.box, good, loose)
        for lost in range(loose, n, BUNDLE):
            unbundle(g, good, min(BUNDLE, n - lost))
    if g.log is not None and any(goods.values()):
        g.emit(GoodsDiscarded(goods=counted(goods), zone=source, rule=rule))


@rule("M-TOKEN-03")
def remove_from_box(g: Game, goods: Goods, rule: str) -> None:
    """To the Waste bag, for the rest of the Campaign; what is there."""
    s = g.state
    gone: Goods = {}
    for good, n in goods.items():
        there = min(n, s.box.get(good, 0))
        if there:
            take(s.box, good, there)
            put(s.waste, good, there)
            gone[good] = there
    if gone:
        g.emit(GoodsRemoved(goods=counted(gone), rule=rule))


@rule("M-TRADE-10", "M-TOKEN-12")
def value(s: State, good: str) -> int:
    """The value printed on the token; in a Trade an Event may change it."""
    worth = GOOD[good].value
    if s.deal is None:
        return worth
    for event in s.active:
        market = MARKETS.get(event.id)
        if market is not None:
            worth = market.values.get(good, worth) * (2 if good in market.doubled else 1)
    return worth


def worth(s: State, goods: Goods) -> int:
    """What tokens are worth together; resources are worth nothing."""
    return sum(value(s, good) * n for good, n in goods.items())


# --- Storage x5 ---------------------------------------------------------------------------------------


@rule("M-BOARD-02", "M-BOARD-03", "M-BOARD-04", "M-BOARD-06", "M-BOARD-07")
def bundle(g: Game, good: str) -> None:
    """Five pieces become one marker on Storage x5, which is itself a piece: four go back to the box."""
    s = g.state
    take(s.storage, good, BUNDLE)
    put(s.x5, good)
    put(s.box, good, BUNDLE - 1)
    g.emit(StorageBundled(good=f"good:{good}", rule="M-BOARD-03"))


@rule("M-BOARD-03", "M-BOARD-05", "M-ADV-14")
def unbundle(g: Game, good: str, lost: int = 0, rule: str = "M-BOARD-05") -> int:
    """The marker goes back first, then up to five pieces are taken; what the box lacks is lost and told.

    With `lost` so many of the five are lost in the same breath: they need not come out of the box at all.
    Returns how many pieces lie in Storage for it.
    """
    s = g.state
    take(s.x5, good)
    put(s.box, good)
    wanted = BUNDLE - lost
    got = from_box(g, good, wanted)
    put(s.storage, good, got)
    g.emit(StorageUnbundled(good=f"good:{good}", got=got + lost, rule=rule))
    if got < wanted and g.log is not None:
        g.emit(GoodsMissing(goods=counted({good: wanted - got}), rule="M-BOARD-05"))
    return got


@rule("M-BOARD-05")
def breaks_short(s: State, good: str) -> bool:
    """Whether breaking a marker now would lose pieces, because the box cannot give five."""
    return in_box(s, good) + 1 < BUNDLE


def zones(s: State) -> list[Goods]:
    """Every heap a piece can lie on, for the law that nothing is ever made or lost."""
    heaps = [s.box, s.storage, s.x5, s.pile, s.products, s.tools, s.waste, s.fallen, *s.hidden.values()]
    if s.deal is not None:
        heaps.append(s.deal.basket)
    for person in s.group:
        heaps.append(person.medicine)
        heaps.append({weapon: 1 for weapon in (person.weapon,) if weapon})
        heaps.append({weapon: 1 for weapon in (person.spare,) if weapon})
        if person.shots:
            heaps.append({"ammo": person.shots})
    if s.combat is not None:
        heaps += [{weapon: 1} for weapon in (*s.combat.fallen, *s.combat.lost_weapons.values())]
    if s.settings.modules:
        heaps += modules.heaps(s)
    return heaps
