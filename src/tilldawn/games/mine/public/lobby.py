"""What one must know before a Campaign begins: scenarios, levels, the side of the board, modules, Characters,
advanced rules, switches, topics; and which of them go together.

`Ties` say what stands between two choices, so that a front end refuses an impossible mix at once and with its
reason. Whoever lays out a table asks the rules all the same (`setup.start`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from tilldawn.engine.request import Arg
from tilldawn.games.mine import modules
from tilldawn.games.mine.cards.characters import CARDS, CHARACTER
from tilldawn.games.mine.house.board import BOARDS
from tilldawn.games.mine.levels import LEVELS, Level
from tilldawn.games.mine.scenarios import ours
from tilldawn.games.mine.setup import ADVANCED, SWITCHES, TOPICS

SEATS = range(1, 7)
BOX = ("scenario", "level", "board", "modules")
"""What is played, by the names of the options: these can stand in each other's way."""
SINGLE = ("scenario", "level", "board")
"""Of these there is one."""

Pick = tuple[str, str]
"""An option and a value of it: `("modules", "well")`."""
Picks = Mapping[str, Sequence[str]]
"""What has been chosen, by option."""
Bond = Literal["needs", "not-with", "brings"]


class Candidate(Struct, frozen=True):
    """A Character somebody could begin with."""

    id: str
    border: str
    prowess: int
    empathy: int
    inventory: int
    module: str = ""
    """The module whose card it is; the others are always there."""


class Tale(Struct, frozen=True):
    """A scenario, as its sheet has it. Its words are `scenario-ID` with `.text`, `.goal` and `.rule1` …"""

    id: str
    days: tuple[int, int]
    difficulty: str
    brings: tuple[str, ...] = ()
    rules: int = 0
    words: dict[str, Arg] = {}
    """What its goal is told with."""


class Tie(Struct, frozen=True):
    """One choice needs another one beside it, goes not with it, or brings it along."""

    one: Pick
    bond: Bond
    other: Pick


class Lobby(Struct, frozen=True):
    """Everything there is to choose from. A starting group is one red and two black borders."""

    characters: tuple[Candidate, ...]
    switch_of: dict[str, str]
    """The advanced rules by their script number, and what each switches on."""
    switches: tuple[str, ...]
    topics: tuple[str, ...]
    boards: tuple[str, ...] = ("basic",)
    levels: tuple[Level, ...] = ()
    modules: tuple[str, ...] = ()
    scenarios: tuple[Tale, ...] = ()
    ties: tuple[Tie, ...] = ()

    @property
    def advanced(self) -> tuple[str, ...]:
        """The advanced rules by their script numbers."""
        return tuple(self.switch_of)

    def choices(self, option: str) -> tuple[str, ...]:
        """The values of an option of the box, in their order; nothing stands for none at all."""
        match option:
            case "scenario":
                return ("", *(tale.id for tale in self.scenarios))
            case "level":
                return ("", *(level.id for level in self.levels))
            case "board":
                return self.boards
            case _:
                return self.modules

    def candidates(self, played: Collection[str] = ()) -> tuple[Candidate, ...]:
        """Those somebody can begin with at a table with these modules."""
        return tuple(one for one in self.characters if not one.module or one.module in played)

    def tale(self, id: str) -> Tale | None:
        """A scenario by its id."""
        return next((tale for tale in self.scenarios if tale.id == id), None)

    def level(self, id: str) -> Level | None:
        """A level by its id; by the book there is none."""
        return next((level for level in self.levels if level.id == id), None)


class Mix:
    """What has been chosen of the box, and what that allows."""

    def __init__(self, ties: Iterable[Tie], picks: Picks) -> None:
        self.ties = tuple(ties)
        self.chosen = {(option, one) for option in BOX for one in picks.get(option, ()) if one}
        self.brought = dict(self._brought(self.chosen))

    @property
    def all(self) -> set[Pick]:
        """What will lie on the table: chosen, or brought by something that is."""
        return self.chosen | self.brought.keys()

    def closed(self, pick: Pick) -> Tie | None:
        """What stands against a choice, seen from it: in place of what is chosen where there is one only."""
        option, value = pick
        if not value:
            return None
        if pick in self.brought and pick not in self.chosen:
            return Tie(pick, "brings", self.brought[pick])
        kept = {one for one in self.chosen if one[0] != option or option not in SINGLE} | {pick}
        there = kept | dict(self._brought(kept)).keys()
        mine = {pick} | dict(self._brought({pick})).keys()
        for tie in self.ties:
            if tie.bond == "needs" and tie.one in mine and tie.other not in there:
                return Tie(pick, "needs", tie.other)
            if tie.bond == "not-with":
                for one, other in ((tie.one, tie.other), (tie.other, tie.one)):
                    if one in mine and other in there and other not in mine:
                        return Tie(pick, "not-with", other)
        return None

    def settled(self) -> dict[str, list[str]]:
        """The choices without those that lost what they need; what another one brings stays unsaid."""
        chosen = set(self.chosen)
        while True:
            mix = Mix(self.ties, _picks(chosen))
            lost = {pick for pick in chosen if (tie := mix.closed(pick)) is not None and tie.bond == "needs"}
            lost |= chosen & mix.brought.keys()
            if not lost:
                return _picks(chosen)
            chosen -= lost

    def _brought(self, chosen: Iterable[Pick]) -> Iterator[tuple[Pick, Pick]]:
        """What the choices bring along, each with what brings it, and what that brings in turn."""
        found: dict[Pick, Pick] = {}
        left = sorted(chosen)
        for one in left:
            for tie in self.ties:
                if tie.bond == "brings" and tie.one == one and tie.other not in found:
                    found[tie.other] = one
                    left.append(tie.other)
        return iter(found.items())


def _picks(chosen: Iterable[Pick]) -> dict[str, list[str]]:
    picks: dict[str, list[str]] = {}
    for option, value in sorted(chosen):
        picks.setdefault(option, []).append(value)
    return picks


def lobby() -> Lobby:
    """What a new table of `mine` can be made of, with the modules that are known now."""
    tales = tuple(
        Tale(one.id, one.days, one.difficulty, one.needs, one.rules, dict(one.opening)) for one in ours()
    )
    return Lobby(
        characters=tuple(_candidates()),
        switch_of=dict(ADVANCED),
        switches=SWITCHES,
        topics=TOPICS,
        boards=tuple(BOARDS),
        levels=LEVELS,
        modules=tuple(modules.MODULES),
        scenarios=tales,
        ties=tuple(_ties(tales)),
    )


def _candidates() -> Iterator[Candidate]:
    """The Characters of the box, then those of modules."""
    owners = [(card.id, "") for card in CARDS]
    owners += [(id, one.id) for one in modules.MODULES.values() for id in one.cards.get("characters", ())]
    for id, module in owners:
        card = CHARACTER[id]
        yield Candidate(id, card.border, card.prowess, card.empathy, card.inventory, module)


def _ties(tales: Iterable[Tale]) -> Iterator[Tie]:
    for module in modules.MODULES.values():
        for other in module.needs:
            yield Tie(("modules", module.id), "needs", ("modules", other))
        for other in module.not_with:
            yield Tie(("modules", module.id), "not-with", ("modules", other))
    for tale in tales:
        one = ("scenario", tale.id)
        yield from (Tie(one, "brings", ("modules", id)) for id in tale.brings)
        yield from (Tie(one, "not-with", ("modules", id)) for id in modules.SCENARIOS[tale.id].not_with)
        yield from (Tie(one, "not-with", ("level", level.id)) for level in LEVELS)


__all__ = [
    "BOX",
    "SEATS",
    "SINGLE",
    "Candidate",
    "Level",
    "Lobby",
    "Mix",
    "Pick",
    "Picks",
    "Tale",
    "Tie",
    "lobby",
]
