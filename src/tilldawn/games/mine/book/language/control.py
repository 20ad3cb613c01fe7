"""Words about words: the die that picks a line, one thing or the other, another page."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import ClassVar

from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.engine.request import Text
from tilldawn.games.mine.book.events import BookRolled
from tilldawn.games.mine.book.grammar import Condition, Effect, Effects, Place, Scene, refs
from tilldawn.games.mine.book.run import follow, resolve, run_all
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.choices import decide
from tilldawn.games.mine.house.rooms import guard_bonus
from tilldawn.games.mine.people.group import member, prowess
from tilldawn.games.mine.state import Game, State
from tilldawn.games.mine.verbs import Verb

ROLL_AGAIN = Verb("book-reroll", "M-SCRIPT-39", "left:int")
KEEP_ROLL = Verb("book-keep", "M-SCRIPT-39", "result:int")


class Not(Condition, frozen=True):
    """The opposite."""

    says: ClassVar = ""
    speaks: ClassVar = False
    of: Condition

    def holds(self, s: State, scene: Scene) -> bool:
        return not self.of.holds(s, scene)

    def describe(self, so: bool = True) -> Text:
        return self.of.describe(not so)

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        yield from self.of.faults(notes)


class Roll(Effect, frozen=True):
    """The Black die; each line is `(up to, effects)`, the last up to 10. `prowess`: the actor may reroll."""

    says: ClassVar = ""
    lines: tuple[tuple[int, Effects], ...]
    bonus: int = 0
    prowess: bool = False

    @rule("M-SCRIPT-66", "M-SCRIPT-39", "M-SCRIPT-51", "M-COMB-25")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        path = scene.path
        result = yield from self._roll(g, scene)
        total = max(1, min(BLACK, result + self.bonus))
        at = next(at for at, (upto, _) in enumerate(self.lines) if total <= upto)
        upto, line = self.lines[at]
        told = refs(f"{path}.{at}", line)
        g.emit(
            BookRolled(
                script=f"script:{scene.number}",
                line=f"line:{scene.number}:{upto}",
                result=result,
                total=total,
                bonus="yes" if self.bonus else "no",
                effects=told,
                some="yes" if told else "no",
                rule="M-SCRIPT-66",
            )
        )
        yield from run_all(g, line, scene, f"{path}.{at}")

    def _roll(self, g: Game, scene: Scene) -> Flow[int]:
        """The die, again as often as the actor's Prowess allows."""
        s = g.state
        result = yield from roll(BLACK)
        actor = member(s, scene.actor)
        left = prowess(actor) + guard_bonus(s, actor) if self.prowess and actor is not None else 0
        while left:
            options = [KEEP_ROLL(s.leader, result), ROLL_AGAIN(s.leader, left)]
            chosen = yield from decide(
                g, "book-reroll", options, "M-SCRIPT-39", {"result": result}, refused="either"
            )
            if chosen.verb == "book-keep":
                break
            left -= 1
            result = yield from roll(BLACK)
        return result

    def describe(self) -> Text:
        return self.say()

    def branches(self) -> tuple[Effects, ...]:
        return tuple(line for _, line in self.lines)

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        limits = [upto for upto, _ in self.lines]
        if limits != sorted(set(limits)) or limits[-1:] != [BLACK]:
            yield f"the roll table {limits} has a hole"


class If(Effect, frozen=True):
    """One thing or the other."""

    says: ClassVar = ""
    when: Condition
    then: Effects
    otherwise: Effects = ()

    @rule("M-SCRIPT-15", "M-SCRIPT-25", "M-SCRIPT-55")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        at = 0 if self.when.holds(g.state, scene) else 1
        yield from follow(g, self.branches()[at], scene, f"{scene.path}.{at}")

    def describe(self) -> Text:
        return self.say()

    def branches(self) -> tuple[Effects, ...]:
        return (self.then, self.otherwise)

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        yield from self.when.faults(notes)


class GoTo(Effect, frozen=True):
    """Another script, at once."""

    says: ClassVar = ""
    script: int

    @rule(
        "M-SCRIPT-16",
        "M-SCRIPT-20",
        "M-SCRIPT-22",
        "M-SCRIPT-29",
        "M-SCRIPT-36",
        "M-SCRIPT-44",
        "M-SCRIPT-06",
    )
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        yield from resolve(g, scene.book(self.script), scene.book, scene.actor, chained=True)

    def describe(self) -> Text:
        return self.say()

    def links(self, here: Place) -> Iterator[tuple[int, Place]]:
        yield self.script, here
