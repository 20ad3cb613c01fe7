"""What could come too late: honest answers for `tilldawn.engine.moment`, for the nights and the Dawns.

Each function says of something that may be done at any time whether it could be lost, or have another
effect, if it were put off to the next moment that is sure to come. What the city asks is in `city/stakes.py`.
"""

from __future__ import annotations

from tilldawn.engine.flow import rule
from tilldawn.engine.request import Option
from tilldawn.games.mine import modules
from tilldawn.games.mine.cards.characters import CHARACTER
from tilldawn.games.mine.cards.events import may_take
from tilldawn.games.mine.goods import FOOD
from tilldawn.games.mine.people.group import awake, find
from tilldawn.games.mine.people.medicine import needed
from tilldawn.games.mine.people.narrative import worth_asking
from tilldawn.games.mine.people.objectives import before_judgement
from tilldawn.games.mine.state import State


@rule("M-RAID-04", "M-MED-06", "M-OBJ-11", "M-ADV-08", "M-ADV-22", "M-DAWN-05")
def before_raid(s: State, option: Option) -> bool:
    """Raiders take from Storage: not what is eaten, drunk, paid in, or lies on somebody who needs it."""
    match option.verb:
        case "narrative":
            return worth_asking(s, option)
        case "pay-in" | "eat-now":
            return True
        case "place-now":
            return needed(s, *option.args)
        case "drink-now":
            return find(s, option.args[1]).misery > 0
        case _:
            return bool(s.settings.modules) and modules.stakes(s, "raid", option)


@rule("M-ADV-08", "M-DAWN-05", "M-SPIRIT-01")
def before_fate(s: State, option: Option) -> bool:
    """Medicine and drinks are offered by the question itself; a meal counts if Spirit would look at it."""
    match option.verb:
        case "narrative":
            return worth_asking(s, option)
        case "eat-now":
            return _touches_spirit(s, *option.args)
        case _:
            return bool(s.settings.modules) and modules.stakes(s, "fate", option)


@rule("M-OBJ-11", "M-BOARD-03", "M-ADV-08", "M-MED-03", "M-MED-04", "M-DAWN-05")
def before_morning(s: State, option: Option) -> bool:
    """A Chapter may judge the Objective, an Event may cost food, a written token may cost anything."""
    match option.verb:
        case "narrative":
            return worth_asking(s, option)
        case "eat-now":
            return True
        case "pay-in":
            there = may_take(s, option.args[0]) or _recalled_in_the_morning(s)
            return there or before_judgement(s, option)
        case "unbundle":
            return before_judgement(s, option)
        case "place-now":
            return needed(s, *option.args) and _recalled_in_the_morning(s)
        case _:
            return bool(s.settings.modules) and modules.stakes(s, "morning", option)


def _touches_spirit(s: State, who: str, food: str) -> bool:
    """A meal that spares somebody a line of Spirit: one that applies now and would not any more."""
    eater = find(s, who)
    lines = [(p, line) for p in s.group if awake(p) for line in CHARACTER[p.id].spirit]
    now = [line.when(s, p) for p, line in lines]
    hunger = eater.hunger
    eater.hunger = max(0, hunger - FOOD[food])
    then = [line.when(s, p) for p, line in lines]
    eater.hunger = hunger
    return any(before and not after for before, after in zip(now, then, strict=True))


def _recalled_in_the_morning(s: State) -> bool:
    return any(note.script and note.phase == "morning" for note in s.notes)
