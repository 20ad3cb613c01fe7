"""Where tokens and resources are, and how they move. Nothing is ever made or lost: see `zones`."""

from __future__ import annotations

from typing import Literal

from tilldawn.engine.flow import rule
from tilldawn.games.mine import modules
from tilldawn.games.mine.cards.events import SOARING
from tilldawn.games.mine.goods import FOOD, GOOD, Goods, counted
from tilldawn.games.mine.state import Game, State
from tilldawn.games.mine.trade.events import GoodsDiscarded, GoodsGained, GoodsMissing, GoodsRemoved

Zone = Literal["storage", "pile", "products"]


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


def _hidden(s: State, good: str) -> int:
    return sum(goods.get(good, 0) for goods in s.hidden.values())


def from_box(s: State, good: str, n: int) -> int:
    """Take up to n pieces out of the box (then from hidden goods), and say how many there were."""
    got = min(n, s.box.get(good, 0))
    if got:
        take(s.box, good, got)
    for goods in s.hidden.values():
        more = min(n - got, goods.get(good, 0))
        if more:
            take(goods, good, more)
            got += more
    return got


@rule("M-TOKEN-04", "M-TOKEN-05", "M-BOARD-08", "M-BOARD-01", "M-ADV-14")
def gain(g: Game, goods: Goods, to: Zone, rule: str) -> Goods:
    """From the box; what the box does not hold is not gained. Returns what was."""
    s = g.state
    heap = zone(s, to)
    got: Goods = {}
    short: Goods = {}
    for good, n in goods.items():
        there = from_box(s, good, n)
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
        if event.id == "soaring-prices":
            worth = SOARING.get(good, worth)
        elif event.id == "food-shortage" and good in FOOD:
            worth *= 2
    return worth


def worth(s: State, goods: Goods) -> int:
    """What tokens are worth together; resources are worth nothing."""
    return sum(value(s, good) * n for good, n in goods.items())


@rule("M-BOARD-02", "M-BOARD-03", "M-BOARD-04", "M-BOARD-06", "M-BOARD-07")
def bundle(s: State, good: str) -> None:
    """Five pieces become one marker on Storage x5, which is itself a piece: four go back to the box."""
    take(s.storage, good, 5)
    put(s.x5, good)
    put(s.box, good, 4)


@rule("M-BOARD-03", "M-BOARD-05", "M-BOARD-06")
def unbundle(s: State, good: str) -> int:
    """The marker goes back first, then up to five pieces are taken; what the box lacks is lost."""
    take(s.x5, good)
    put(s.box, good)
    got = min(5, s.box[good])
    take(s.box, good, got)
    put(s.storage, good, got)
    return got


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
