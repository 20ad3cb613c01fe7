"""Words of the book that scenarios brought: what a page with a red arrow does to people and to the house."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import ClassVar

from tilldawn.engine.deck import peek
from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Text
from tilldawn.games.mine.book.grammar import Effect, Scene
from tilldawn.games.mine.book.language.people import Who, whom
from tilldawn.games.mine.book.notes import safe
from tilldawn.games.mine.cards.characters import STATES
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.cards.events import EVENT
from tilldawn.games.mine.cards.fittings import FITTING
from tilldawn.games.mine.choices import choose_good, choose_person, decide, tokens
from tilldawn.games.mine.city.events import CardsSeen
from tilldawn.games.mine.house.visitors import search_newcomer
from tilldawn.games.mine.people.group import awake, member, present, ref
from tilldawn.games.mine.people.harm import change, each_suffers, relieve, suffer
from tilldawn.games.mine.scenarios.events import (
    FittingScrapped,
    RestDue,
    RestKept,
    RestPromised,
    RiskRolled,
    SomebodyInside,
)
from tilldawn.games.mine.scenarios.sheet import memory
from tilldawn.games.mine.state import Game, Person, State
from tilldawn.games.mine.trade.supply import give_up
from tilldawn.games.mine.verbs import Verb

WHY = "M-SCEN-04"
BEFORE_NIGHT = ("morning", "day", "dusk")
SCRAP = Verb("scrap", WHY, "card:card")


class Risk(Effect, frozen=True):
    """Each rolls the Black die; up to a number a State rises."""

    says: ClassVar = "state by upto who"
    upto: int
    state: str
    by: int = 1
    who: Who = "present"

    @rule("M-SCEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        for person in (yield from whom(g, self.who, scene)):
            if member(g.state, person.id) is not person:
                continue
            result = yield from roll(BLACK)
            hit = result <= self.upto
            g.emit(
                RiskRolled(
                    who=ref(person),
                    result=result,
                    upto=self.upto,
                    state=f"state:{self.state}",
                    hit="yes" if hit else "no",
                    rule=WHY,
                )
            )
            if hit:
                yield from suffer(g, person, self.state, self.by, WHY)

    def describe(self) -> Text:
        return self.say(state=f"state:{self.state}", by=self.by, upto=self.upto, who=self.who)

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        if self.state not in STATES:
            yield f"{self.state} is no State"


class ChangeSome(Effect, frozen=True):
    """A State rises or falls for so many different Characters, as the leader chooses."""

    says: ClassVar = "state by way n"
    state: str
    by: int
    n: int

    @rule("M-SCEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        left = present(g.state)
        for _ in range(self.n):
            if not left:
                return
            person = yield from choose_person(g, "change-some", left, WHY, {"state": f"state:{self.state}"})
            left = [other for other in left if other is not person]
            if member(g.state, person.id) is person:
                yield from change(g, person, self.state, self.by, WHY)

    def describe(self) -> Text:
        way = "up" if self.by > 0 else "down"
        return self.say(state=f"state:{self.state}", by=abs(self.by), way=way, n=self.n)

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        if self.state not in STATES:
            yield f"{self.state} is no State"


class GiveTokens(Effect, frozen=True):
    """So many tokens of Storage are given up, whichever the leader likes."""

    says: ClassVar = "n"
    price: ClassVar = True
    only_chosen: ClassVar = True
    n: int

    def possible(self, s: State, scene: Scene) -> Objection | None:
        there = sum(safe(s.storage).get(good, 0) for good in tokens(s, safe(s.storage)))
        return None if there >= self.n else Objection("refused-script-few-tokens", WHY, {"n": self.n})

    @rule("M-SCEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        for _ in range(self.n):
            good = yield from choose_good(g, "script-give", tokens(s, safe(s.storage)), WHY, use="give")
            give_up(g, {good: 1}, "storage", WHY)

    def describe(self) -> Text:
        return self.say(n=self.n)


class ScrapFitting(Effect, frozen=True):
    """A built Fitting goes to the Waste bag; nothing of it comes back."""

    says: ClassVar = ""
    price: ClassVar = True
    only_chosen: ClassVar = True

    def possible(self, s: State, scene: Scene) -> Objection | None:
        return None if s.fittings else Objection("refused-script-no-fitting", WHY)

    @rule("M-SCEN-04", "M-FIT-81")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        built = [card for card in FITTING if card in s.fittings.values()]
        chosen = yield from decide(g, "scrap", [SCRAP(s.leader, card) for card in built], WHY, refused="all")
        card = chosen.args[0]
        space = next(space for space, stands in s.fittings.items() if stands == card)
        del s.fittings[space]
        if card in s.wait:
            s.wait.remove(card)
        s.waste_cards.append(card)
        g.emit(FittingScrapped(card=f"card:{card}", space=f"space:{space}", rule=WHY))

    def describe(self) -> Text:
        return self.say()


class SeekNewcomer(Effect, frozen=True):
    """A Newcomer is searched for among the Visitors; whoever takes one in has company."""

    says: ClassVar = "by"
    comfort: int = 1

    @rule("M-SCEN-04", "M-BOARD-29")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        before = list(s.group)
        yield from search_newcomer(g, before[0].id)
        if len(s.group) > len(before):
            for person in before:
                if member(s, person.id) is person:
                    relieve(g, person, "misery", self.comfort, WHY)

    def describe(self) -> Text:
        return self.say(by=self.comfort)


class SitByTheWindow(Effect, frozen=True):
    """The top Event is looked at: everybody is lighter if it is the peace, heavier if not; with a Radio built
    one has known as much."""

    says: ClassVar = "card"
    spared_by: str

    @rule("M-SCEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        if not len(s.events):
            return
        card = yield from peek(s.events, s.unseen)
        g.emit(CardsSeen(cards=(f"card:{card}",), rule=WHY))
        if EVENT[card].peace:
            for person in s.group:
                relieve(g, person, "misery", 1, WHY)
        elif self.spared_by not in s.fittings.values():
            yield from each_suffers(g, s.group, "misery", 1, WHY)

    def describe(self) -> Text:
        return self.say(card=f"card:{self.spared_by}")

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        if self.spared_by not in FITTING:
            yield f"{self.spared_by} is no Fitting"


class GiveUpDay(Effect, frozen=True):
    """Another Character, awake, gives up the next day's actions; the one it is about is lighter for it."""

    says: ClassVar = "by"
    price: ClassVar = True
    only_chosen: ClassVar = True
    by: int = 2

    def possible(self, s: State, scene: Scene) -> Objection | None:
        if _others(s, scene.actor) and member(s, scene.actor) is not None:
            return None
        return Objection("refused-script-nobody-else", WHY)

    @rule("M-SCEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        giver = yield from choose_person(g, "give-up-day", _others(s, scene.actor), WHY)
        day = s.day if s.phase == "morning" else s.day + 1
        memory(s)["owed"] = [*memory(s).get("owed", []), [giver.id, day]]
        g.emit(RestPromised(who=ref(giver), to=f"character:{scene.actor}", rule=WHY))
        keep_promises(g)
        yield from change(g, _actor(s, scene), "misery", -self.by, WHY)

    def describe(self) -> Text:
        return self.say(by=self.by)


class LetInside(Effect, frozen=True):
    """Somebody sleeps in the hall tonight, on our side of the door."""

    says: ClassVar = ""

    @rule("M-SCEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        memory(g.state)["inside"] = g.state.day
        g.emit(SomebodyInside(rule=WHY))
        yield from ()

    def describe(self) -> Text:
        return self.say()


class MustRest(Effect, frozen=True):
    """The one it is about sleeps in the coming night, if another can guard."""

    says: ClassVar = ""

    @rule("M-SCEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        if member(s, scene.actor) is not None:
            memory(s)["rest"] = [scene.actor, s.day if s.phase in BEFORE_NIGHT else s.day + 1]
            g.emit(RestDue(who=f"character:{scene.actor}", rule=WHY))
        yield from ()

    def describe(self) -> Text:
        return self.say()


def _actor(s: State, scene: Scene) -> Person:
    found = member(s, scene.actor)
    if found is None:
        raise AssertionError("offered only while the one it is about is with us")
    return found


def _others(s: State, actor: str) -> list[Person]:
    """Whoever else is awake."""
    return [p for p in s.group if p.id != actor and awake(p)]


def keep_promises(g: Game) -> None:
    """Whoever has given up this day does nothing in it."""
    s = g.state
    kept = memory(s)
    for who, day in kept.get("owed", []):
        person = member(s, who)
        if day == s.day and person is not None:
            person.busy = True
            g.emit(RestKept(who=ref(person), rule=WHY))
    kept["owed"] = [[who, day] for who, day in kept.get("owed", []) if day > s.day]
