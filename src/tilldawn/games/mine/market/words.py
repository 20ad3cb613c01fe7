"""Words of the Market, besides those of the book: what is bought, carried, talked over; Tolerance."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import ClassVar

from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Text
from tilldawn.games.mine.book.events import NothingLost
from tilldawn.games.mine.book.grammar import Condition, Effect, Scene
from tilldawn.games.mine.book.notes import safe
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.choices import any_token, choose_good, choose_person, pay_worth, payable, tokens
from tilldawn.games.mine.goods import GOOD, Goods, counted
from tilldawn.games.mine.market.events import FarmersKnew, LoadCarried, StallRolled
from tilldawn.games.mine.market.sheet import acquaintance, move_tolerance, tolerance
from tilldawn.games.mine.people.group import explorers, level, ref, skill, skilled
from tilldawn.games.mine.people.harm import relieve, suffer
from tilldawn.games.mine.state import Game, Person, State
from tilldawn.games.mine.trade.events import BargainerHelped
from tilldawn.games.mine.trade.supply import discard, gain, in_box, value

TIRED = 3
"""Fatigue at which nobody carries anything for others."""


class Trusted(Condition, frozen=True):
    """They think so well of us."""

    says: ClassVar = "least"
    least: int

    def holds(self, s: State, scene: Scene) -> bool:
        return tolerance(s) >= self.least

    def describe(self, so: bool = True) -> Text:
        return self.say(so, least=self.least)


class Price(Effect, frozen=True):
    """Tokens worth so much, without Commission. Who bargains well pays less."""

    says: ClassVar = "worth"
    price: ClassVar = True
    only_chosen: ClassVar = True
    worth: int

    def possible(self, s: State, scene: Scene) -> Objection | None:
        asked = self.worth - _bargain(s)
        there = payable(s, s.pile, any_token)
        if there >= asked:
            return None
        return Objection("refused-trip-worth", scene.why, {"worth": asked, "there": there})

    @rule("M-TRADE-15")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        bonus = _bargain(g.state)
        helper = _bargainer(g.state)
        if helper is not None:
            g.emit(BargainerHelped(who=ref(helper), bonus=bonus, rule="M-TRADE-15"))
        yield from pay_worth(g, "script-pay", self.worth - bonus, "pile", scene.why)

    def describe(self) -> Text:
        return self.say(worth=self.worth)


def _bargainer(s: State) -> Person | None:
    return skilled(explorers(s), lambda skill: skill.bargains)


def _bargain(s: State) -> int:
    """What a bargainer in the party saves."""
    helper = _bargainer(s)
    return skill(helper).bargains if helper is not None else 0


class Get(Effect, frozen=True):
    """Pieces for the Findings Pile. What the box cannot give is not for sale."""

    says: ClassVar = "goods"
    goods: Goods

    def possible(self, s: State, scene: Scene) -> Objection | None:
        short = any(in_box(s, good) < n for good, n in self.goods.items())
        return Objection("refused-box-empty", "M-TRADE-07") if short else None

    @rule("M-MARK-11")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        gain(g, self.goods, "pile", scene.why)
        yield from ()

    def describe(self) -> Text:
        return self.say(goods=counted(self.goods))

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        yield from (f"{good} does not exist" for good in self.goods if good not in GOOD)


class Keeping(Effect, frozen=True):
    """A tool is used and stays in the pile."""

    says: ClassVar = "good"
    good: str

    def possible(self, s: State, scene: Scene) -> Objection | None:
        if s.pile.get(self.good):
            return None
        return Objection("refused-trip-tool", scene.why, {"good": f"good:{self.good}"})

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        yield from ()

    def describe(self) -> Text:
        return self.say(good=f"good:{self.good}")


class Welcome(Effect, frozen=True):
    """Tolerance rises or falls. What neighbours do for each other (`kindly`) counts for more if farmers know
    somebody who is present."""

    says: ClassVar = "by way"
    by: int
    kindly: bool = False

    @rule("M-MARK-07", "M-STATE-30")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        more = 0
        if self.kindly and (known := acquaintance(g.state)) is not None:
            who, more = known
            g.emit(FarmersKnew(who=ref(who), what="welcome", by=more, rule="M-STATE-30"))
        move_tolerance(g, self.by + more, scene.why)
        yield from ()

    def describe(self) -> Text:
        return self.say(by=abs(self.by), way="up" if self.by > 0 else "down")


class Toil(Effect, frozen=True):
    """One Character present who is not too tired lends a hand, and is the one meant by what follows."""

    says: ClassVar = ""

    def possible(self, s: State, scene: Scene) -> Objection | None:
        return None if _rested(s) else Objection("refused-market-tired", scene.why)

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        person = yield from choose_person(g, "market-toil", _rested(g.state), scene.why)
        scene.actor = person.id
        g.emit(LoadCarried(who=ref(person), rule=scene.why))
        yield from suffer(g, person, "fatigue", 1, scene.why)

    def describe(self) -> Text:
        return self.say()


def _rested(s: State) -> list[Person]:
    return [person for person in explorers(s) if person.fatigue < TIRED]


class Comfort(Effect, frozen=True):
    """The Black die: from a result on somebody present is better."""

    says: ClassVar = "state least"
    state: str
    least: int

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        result = yield from roll(BLACK)
        well = result >= self.least
        g.emit(StallRolled(result=result, well="yes" if well else "no", rule=scene.why))
        here = [person for person in explorers(g.state) if level(person, self.state)]
        if well and here:
            person = yield from choose_person(g, "market-comfort", here, scene.why)
            relieve(g, person, self.state, 1, scene.why)

    def describe(self) -> Text:
        return self.say(state=f"state:{self.state}", least=self.least)


class ShowPile(Effect, frozen=True):
    """We open our bags: the better they think of us, the likelier they believe us."""

    says: ClassVar = "base"
    base: int

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        result = yield from roll(BLACK)
        well = result <= self.base + tolerance(s)
        g.emit(StallRolled(result=result, well="yes" if well else "no", rule=scene.why))
        if well:
            move_tolerance(g, 1, scene.why)
            return
        yield from lose_dearest(g, "market-dearest", scene.why)

    def describe(self) -> Text:
        return self.say(base=self.base)


def lose_dearest(g: Game, kind: str, why: str) -> Flow[None]:
    """The dearest token of the Findings Pile is gone."""
    s = g.state
    there = tokens(s, safe(s.pile))
    if not there:
        g.emit(NothingLost(goods=(), rule=why))
        return
    most = max(value(s, good) for good in there)
    dearest = [good for good in there if value(s, good) == most]
    good = yield from choose_good(g, kind, dearest, why, use="give")
    discard(g, {good: 1}, "pile", why)
