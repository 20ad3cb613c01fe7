"""Words about the Shelter: Cold, Holes, Fittings, the basement, the day and the night."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import ClassVar

from tilldawn.engine.flow import Flow, pick, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Text
from tilldawn.games.mine.book.events import BasementClosed, DayShortened, DoorWatched, RaidsDoubled
from tilldawn.games.mine.book.grammar import Condition, Effect, Scene
from tilldawn.games.mine.cards.fittings import FITTING
from tilldawn.games.mine.house.board import board
from tilldawn.games.mine.house.cold import add_cold, remove_cold
from tilldawn.games.mine.house.events import FittingLost, HoleOpened
from tilldawn.games.mine.house.rooms import board_up, choose_hole, open_holes, take_down
from tilldawn.games.mine.state import Game, State

WHY = "M-SCRIPT-04"


def _way(by: int) -> str:
    return "up" if by > 0 else "down"


# --- Conditions ---------------------------------------------------------------------------------------


class Day(Condition, frozen=True):
    """From this day on, and up to that one."""

    says: ClassVar = "least most"
    least: int = 1
    most: int = 99

    def holds(self, s: State, scene: Scene) -> bool:
        return self.least <= s.day <= self.most

    def describe(self, so: bool = True) -> Text:
        return self.say(so, least=self.least, most=self.most)


class Built(Condition, frozen=True):
    """A Fitting stands in the Shelter; empty: any does."""

    says: ClassVar = "card any"
    fitting: str = ""

    def holds(self, s: State, scene: Scene) -> bool:
        return self.fitting in s.fittings.values() if self.fitting else bool(s.fittings)

    def describe(self, so: bool = True) -> Text:
        card = f"card:{self.fitting}" if self.fitting else ""
        return self.say(so, card=card, any="no" if self.fitting else "yes")

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        if self.fitting and self.fitting not in FITTING:
            yield f"{self.fitting} is no Fitting"


class Boarded(Condition, frozen=True):
    """So many Holes are boarded up."""

    says: ClassVar = "least"
    least: int = 1

    def holds(self, s: State, scene: Scene) -> bool:
        return len(s.board_ups) >= self.least

    def describe(self, so: bool = True) -> Text:
        return self.say(so, least=self.least)


class ColdIs(Condition, frozen=True):
    """So many Cold tokens lie there."""

    says: ClassVar = "least"
    least: int = 1

    def holds(self, s: State, scene: Scene) -> bool:
        return s.cold >= self.least

    def describe(self, so: bool = True) -> Text:
        return self.say(so, least=self.least)


# --- Effects ------------------------------------------------------------------------------------------


class Cold(Effect, frozen=True):
    """Cold tokens come or go."""

    says: ClassVar = "by way"
    by: int

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        if self.by >= 0:
            add_cold(g, self.by, WHY)
        else:
            remove_cold(g, -self.by, WHY)
        yield from ()

    def describe(self) -> Text:
        return self.say(by=abs(self.by), way=_way(self.by))


class Hole(Effect, frozen=True):
    """A Board-Up is lost (-1) or made for nothing (+1), if there is one to lose or a Hole to cover."""

    says: ClassVar = "way"
    by: int

    def possible(self, s: State, scene: Scene) -> Objection | None:
        if self.by > 0 and not open_holes(s):
            return Objection("refused-script-no-hole", WHY)
        if self.by < 0 and not s.board_ups:
            return Objection("refused-script-no-board-up", WHY)
        return None

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        if self.by > 0 and (holes := open_holes(s)):
            board_up(g, (yield from choose_hole(g, holes, WHY)))
        elif self.by < 0 and s.board_ups:
            hole = yield from choose_hole(g, s.board_ups, WHY)
            s.board_ups = [h for h in s.board_ups if h != hole]
            g.emit(HoleOpened(hole=f"hole:{hole}", rule=WHY))

    def describe(self) -> Text:
        return self.say(way=_way(self.by))


class Raids(Effect, frozen=True):
    """Tonight two raid cards (`more`), or a friend at the door: 2 points off each."""

    says: ClassVar = "more"
    more: bool = True

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        if self.more:
            g.state.more_raids = True
            g.emit(RaidsDoubled(rule="M-RAID-05"))
        else:
            g.state.soldier = True
            g.emit(DoorWatched(rule="M-RAID-37"))
        yield from ()

    def describe(self) -> Text:
        return self.say(more="yes" if self.more else "no")


class LoseFitting(Effect, frozen=True):
    """A random Fitting, or all on the floor of the Guard space, go back into the Fittings deck."""

    says: ClassVar = "all"
    ground_floor: bool = False

    @rule("M-SCRIPT-28", "M-FIT-81")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        ground = board(s).guard_floor
        spaces = [space for space in sorted(s.fittings) if not self.ground_floor or space in ground]
        if spaces and not self.ground_floor:
            spaces = [(yield from pick(dict.fromkeys(spaces, 1)))]
        for space in spaces:
            card = take_down(s, space)
            g.emit(FittingLost(card=f"card:{card}", space=f"space:{space}", rule="M-FIT-81"))

    def describe(self) -> Text:
        return self.say(all="yes" if self.ground_floor else "no")


class CloseBasement(Effect, frozen=True):
    """Nobody goes down there any more."""

    says: ClassVar = ""

    @rule("M-SCRIPT-37", "M-MOVE-11")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        g.state.basement_closed = True
        g.emit(BasementClosed(rule="M-SCRIPT-37"))
        yield from ()

    def describe(self) -> Text:
        return self.say()


class OneAction(Effect, frozen=True):
    """In the Day Actions phase that is on, or else in the next one, each Character may do one action."""

    says: ClassVar = ""

    @rule("M-SCRIPT-38", "M-DAY-17")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        today = s.phase in ("morning", "day")
        s.one_action = s.day if today else s.day + 1
        g.emit(DayShortened(today="yes" if today else "no", rule="M-DAY-17"))
        yield from ()

    def describe(self) -> Text:
        return self.say()
