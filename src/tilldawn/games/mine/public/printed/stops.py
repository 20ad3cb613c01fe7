"""What is printed at the stops on the way home, for whoever judges them: stalls and desks in numbers."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from tilldawn.games.mine.aid_zone.visit import DRESSING_TABLE, OWN_MEDICINE, RATIONS_TABLE
from tilldawn.games.mine.book.language import Change, Check, Lose, LoseOneOf, Trade
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.market.wares import WARE, choice_of
from tilldawn.games.mine.market.words import Comfort, Get, Price, ShowPile, Toil, Welcome


class Line(Struct, frozen=True):
    """A line of a Wares card, in numbers."""

    price: int = 0
    one_of: tuple[str, ...] = ()
    """One of these is given up."""
    gives: Goods = {}
    eases: dict[str, float] = {}
    """Levels of a State, on average, for one of the party."""
    eases_all: dict[str, int] = {}
    """Levels of a State, for each of the party."""
    tires: bool = False
    welcome: float = 0.0
    trades: bool = False
    shames: bool = False


@cache
def line(card: str, id: str) -> Line:
    """What a line costs and brings; `look` is nothing at all."""
    if not any(choice.id == id for choice in WARE[card].choices):
        return Line()
    found: dict[str, object] = {}
    eases: dict[str, float] = {}
    eases_all: dict[str, int] = {}
    for word in choice_of(f"{card}.{id}").then:
        match word:
            case Price(worth=worth):
                found["price"] = worth
            case LoseOneOf(goods=goods):
                found["one_of"] = goods
            case Lose(goods=goods):
                found["one_of"] = tuple(goods)
            case Get(goods=goods):
                found["gives"] = goods
            case Change(state=state, by=by, who=who):
                (eases_all if who == "present" else eases)[state] = -by
            case Comfort(state=state, least=least):
                eases[state] = (BLACK + 1 - least) / BLACK
            case Welcome(by=by):
                found["welcome"] = float(by)
            case ShowPile():
                found["welcome"] = 0.2
                found["shames"] = True
            case Toil():
                found["tires"] = True
            case Trade():
                found["trades"] = True
            case Check():
                found["shames"] = True
            case _:
                pass
    return Line(**found, eases=eases, eases_all=eases_all)  # type: ignore[arg-type]


def steals(card: str) -> Goods:
    """What a theft brings."""
    return WARE[card].steals


def rations(bonus: int) -> dict[str, float]:
    """How likely each food is at the Ration Counter."""
    chances: dict[str, float] = {}
    for roll in range(1, BLACK + 1):
        good = next(good for upto, good in RATIONS_TABLE if roll + bonus <= upto)
        chances[good] = chances.get(good, 0.0) + 1 / BLACK
    return chances


def dressing(bonus: int) -> float:
    """Levels a dressing takes off, on average."""
    rolls = range(1, BLACK + 1)
    return sum(next(by for upto, by in DRESSING_TABLE if roll + bonus <= upto) for roll in rolls) / BLACK


__all__ = ["OWN_MEDICINE", "Line", "dressing", "line", "rations", "steals"]
