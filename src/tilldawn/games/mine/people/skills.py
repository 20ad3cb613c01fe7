"""Skills that reach into other rules: Anton's second roll."""

from __future__ import annotations

from collections.abc import Callable

from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.engine.request import Arg
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.choices import agree
from tilldawn.games.mine.people.events import RolledAgain
from tilldawn.games.mine.people.group import at_home, awake, ref, skilled, use_skill, used
from tilldawn.games.mine.state import Game


@rule("M-STATE-30", "M-STATE-31")
def shelter_roll(g: Game, what: str, rule: str, worth: Callable[[int], int]) -> Flow[int]:
    """The Black die of a Shelter action or a Wait token; Anton may have it rolled again, once a day.

    `worth` is what a result brings, more or less of it: where none brings more than this one, another roll
    is no question.
    """
    result = yield from roll(BLACK)
    reckoner = skilled(at_home(g.state), lambda skill: skill.rolls_shelter_again)
    if reckoner is None or not awake(reckoner) or used(reckoner):
        return result
    worths = [worth(other) for other in range(1, BLACK + 1)]
    better, worst = worth(result) < max(worths), worth(result) == min(worths)
    words: dict[str, Arg] = {"result": result, "what": what}
    again = yield from agree(
        g, "roll-again", rule, words, topic="reroll", matters=better, default=better and worst
    )
    if not again:
        return result
    use_skill(reckoner)
    second = yield from roll(BLACK)
    g.emit(RolledAgain(who=ref(reckoner), first=result, second=second, rule="M-STATE-30"))
    return second
