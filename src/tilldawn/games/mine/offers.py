"""Asking for one of several offers: options, each together with what stands against it.

A rule lists what one might want to do; what has no objection can be chosen, the rest is refused with
its reason. Legality is written once for each (`tilldawn.engine.objection`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tilldawn.engine.flow import NO_WORDS, Flow, Words
from tilldawn.engine.objection import Offer, allowed, refusals
from tilldawn.engine.request import Arg, Option, no_stakes
from tilldawn.games.mine.choices import consider, decide
from tilldawn.games.mine.state import Game

__all__ = ["Offer", "allowed", "consider_offer", "decide_offer", "refusals"]


def decide_offer(
    g: Game,
    kind: str,
    offers: Sequence[Offer],
    rule: str,
    words: dict[str, Arg] = NO_WORDS,
    never: Callable[[], Sequence[Offer]] = tuple,
) -> Flow[Option]:
    """`decide` among those that can be chosen; the others are refused, and so is what is `never` possible
    here and is looked for only when somebody asks."""
    options = [option for option, why in offers if why is None]
    return decide(g, kind, options, rule, words, refused=lambda: refusals([*offers, *never()]))


def consider_offer(
    g: Game,
    kind: str,
    offers: Callable[[], Sequence[Offer]],
    rule: str,
    words: Words = NO_WORDS,
    stakes: Callable[[Option], bool] = no_stakes,
) -> Flow[Option]:
    """`consider` those that can be chosen; the others are refused."""
    return consider(
        g,
        kind,
        lambda: allowed(offers()),
        rule,
        words,
        refused=lambda: refusals(offers()),
        stakes=stakes,
    )
