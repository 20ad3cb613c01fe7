"""Words about pieces: what is gained, lost, paid and at hand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import ClassVar

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Refusal, Text
from tilldawn.games.mine.book.events import NothingLost
from tilldawn.games.mine.book.grammar import Condition, Effect, Scene
from tilldawn.games.mine.book.notes import safe
from tilldawn.games.mine.choices import GOOD_, any_token, choose_good, decide, pay_worth, payable
from tilldawn.games.mine.goods import GOOD, ORDER, Goods, counted, ordered
from tilldawn.games.mine.state import Game, State
from tilldawn.games.mine.trade.events import GoodsMissing
from tilldawn.games.mine.trade.supply import (
    Zone,
    discard,
    gain,
    give_up,
    here,
    obtainable,
    value,
    within,
    zone,
)
from tilldawn.games.mine.verbs import Verb

TAKE_ONE = Verb("book-pick", "M-SCRIPT-52", "good:good")
WHY = "M-SCRIPT-04"


def _unknown(goods: Collection[str]) -> Iterator[str]:
    yield from (f"{good} does not exist" for good in goods if good not in GOOD)


def _accepts(kinds: tuple[str, ...]) -> Callable[[str], bool]:
    """Tokens of these colours; any where none is named."""
    return (lambda good: GOOD[good].kind in kinds) if kinds else any_token


def _from(s: State, storage: bool) -> Zone:
    """Storage, or wherever the group has its things in this scene."""
    return "storage" if storage else here(s)


# --- Conditions ---------------------------------------------------------------------------------------


class Has(Condition, frozen=True):
    """So many pieces at hand (the Findings Pile on the way, Storage at home); `anywhere`: in Storage."""

    says: ClassVar = "goods"
    good: str
    n: int = 1
    anywhere: bool = False

    def holds(self, s: State, scene: Scene) -> bool:
        return within(s, _from(s, self.anywhere), self.good) >= self.n

    def describe(self, so: bool = True) -> Text:
        return self.say(so, goods=counted({self.good: self.n}))

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        yield from _unknown((self.good,))


class HasWorth(Condition, frozen=True):
    """Tokens at hand worth so much in all; `kinds` limits the colours."""

    says: ClassVar = "worth"
    worth: int
    kinds: tuple[str, ...] = ()

    def holds(self, s: State, scene: Scene) -> bool:
        return payable(s, zone(s, here(s)), _accepts(self.kinds)) >= self.worth

    def describe(self, so: bool = True) -> Text:
        return self.say(so, worth=self.worth)


# --- Effects ------------------------------------------------------------------------------------------


class Gain(Effect, frozen=True):
    """Pieces from the box, as far as it holds them; to the pile on the way, to Storage at home."""

    says: ClassVar = "goods"
    goods: Goods
    storage: bool = False
    """To Storage wherever the scene is."""

    @rule("M-SCRIPT-17", "M-SCRIPT-50", "M-SCRIPT-62", "M-SCRIPT-64")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        gain(g, self.goods, _from(g.state, self.storage), scene.why)
        yield from ()

    def describe(self) -> Text:
        return self.say(goods=counted(self.goods))

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        yield from _unknown(self.goods)


class Lose(Effect, frozen=True):
    """Discard pieces at hand. As a price (in a choice) all must be there; otherwise as many as there are."""

    says: ClassVar = "goods"
    price: ClassVar = True
    goods: Goods
    storage: bool = False

    def possible(self, s: State, scene: Scene) -> Objection | None:
        source = _from(s, self.storage)
        if all(within(s, source, good) >= n for good, n in self.goods.items()):
            return None
        return Objection("refused-script-not-at-hand", scene.why, {"goods": counted(self.goods)})

    @rule("M-SCRIPT-53", "M-BOARD-02")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        source = _from(s, self.storage)
        held = {good: min(n, within(s, source, good)) for good, n in self.goods.items()}
        there = {good: n for good, n in held.items() if n}
        give_up(g, there, source, scene.why)
        if not there:
            g.emit(NothingLost(goods=counted(self.goods), rule=scene.why))
        yield from ()

    def describe(self) -> Text:
        return self.say(goods=counted(self.goods))

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        yield from _unknown(self.goods)


class LoseOneOf(Effect, frozen=True):
    """Discard so many pieces of these kinds, as the leader likes: as a price all, otherwise what is there."""

    says: ClassVar = "n goods"
    price: ClassVar = True
    goods: tuple[str, ...]
    n: int = 1

    def possible(self, s: State, scene: Scene) -> Objection | None:
        if sum(within(s, here(s), good) for good in self.goods) >= self.n:
            return None
        return Objection("refused-script-none-of", scene.why, {"n": self.n, "goods": self._named()})

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        source = here(s)
        lost = 0
        for _ in range(self.n):
            there = [good for good in sorted(self.goods, key=ORDER.__getitem__) if within(s, source, good)]
            if not there:
                break
            good = yield from choose_good(
                g, "script-give", there, scene.why, refused=lambda: self._missing(s), use="give"
            )
            give_up(g, {good: 1}, source, scene.why)
            lost += 1
        if not lost:
            g.emit(NothingLost(goods=self._named(), rule=scene.why))

    def _named(self) -> tuple[str, ...]:
        return tuple(f"good:{good}" for good in self.goods)

    def _missing(self, s: State) -> list[Refusal]:
        """Kinds that would do and are not at hand."""
        return [
            Objection("refused-script-none-there", WHY).refusal(
                GOOD_(s.leader, good, "give").text, s.leader, f"good:{good}"
            )
            for good in self.goods
            if not within(s, here(s), good)
        ]

    def describe(self) -> Text:
        return self.say(n=self.n, goods=self._named())

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        yield from _unknown(self.goods)


class Pay(Effect, frozen=True):
    """Discard tokens at hand worth so much. Always a price."""

    says: ClassVar = "worth"
    price: ClassVar = True
    only_chosen: ClassVar = True
    worth: int
    kinds: tuple[str, ...] = ()

    def possible(self, s: State, scene: Scene) -> Objection | None:
        most = payable(s, zone(s, here(s)), _accepts(self.kinds))
        if most >= self.worth:
            return None
        return Objection("refused-script-too-poor", scene.why, {"worth": self.worth, "most": most})

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        yield from pay_worth(g, "script-pay", self.worth, here(g.state), scene.why, _accepts(self.kinds))

    def describe(self) -> Text:
        return self.say(worth=self.worth)


class LoseDearest(Effect, frozen=True):
    """The dearest tokens at hand are gone."""

    says: ClassVar = "n"
    n: int = 1

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        for at in range(self.n):
            tokens = [good for good in ordered(safe(zone(s, here(s)))) if GOOD[good].kind != "resource"]
            if not tokens:
                if not at:
                    g.emit(NothingLost(goods=(), rule=scene.why))
                return
            most = max(value(s, good) for good in tokens)
            dearest = [good for good in tokens if value(s, good) == most]
            good = yield from choose_good(g, "lose-dearest", dearest, scene.why, use="give")
            discard(g, {good: 1}, here(s), scene.why)

    def describe(self) -> Text:
        return self.say(n=self.n)


class LoseTokens(Effect, frozen=True):
    """All tokens in Storage are discarded; resources and written tokens stay."""

    says: ClassVar = ""

    @rule("M-SCRIPT-33", "M-TOKEN-16")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        tokens = {good: n for good, n in safe(s.storage).items() if GOOD[good].kind != "resource"}
        discard(g, tokens, "storage", "M-SCRIPT-33")
        if not tokens:
            g.emit(NothingLost(goods=(), rule="M-SCRIPT-33"))
        yield from ()

    def describe(self) -> Text:
        return self.say()


class Pick(Effect, frozen=True):
    """The leader chooses so many pieces out of these, as far as the box holds them."""

    says: ClassVar = "n goods"
    goods: Goods
    n: int

    @rule("M-SCRIPT-52", "M-SCRIPT-57", "M-TOKEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        left = dict(self.goods)
        for _ in range(self.n):
            options = [
                TAKE_ONE(s.leader, good) for good in ordered(left) if left[good] and obtainable(s, good)
            ]
            if not options:
                g.emit(GoodsMissing(goods=counted(left), rule="M-TOKEN-04"))
                return
            chosen = yield from decide(
                g, "book-pick", options, "M-SCRIPT-52", refused=lambda: _short(s, left)
            )
            left[chosen.args[0]] -= 1
            gain(g, {chosen.args[0]: 1}, here(s), "M-SCRIPT-52")

    def describe(self) -> Text:
        return self.say(n=self.n, goods=counted(self.goods))

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        yield from _unknown(self.goods)


def _short(s: State, left: Goods) -> list[Refusal]:
    """What cannot be chosen: the box has none, or all that may be had are taken."""
    found: list[Refusal] = []
    for good in ordered(left):
        if left[good] and obtainable(s, good):
            continue
        why = "refused-script-all-taken" if not left[good] else "refused-box-empty"
        what = TAKE_ONE(s.leader, good)
        found.append(Objection(why, "M-SCRIPT-52").refusal(what.text, s.leader, *what.refs))
    return found
