"""Offers: an option together with what stands against it. Legality is written once for each.

A rule lists what one might want to do; what has no objection can be chosen, the rest is refused with
its reason.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tilldawn.engine.flow import NO_WORDS, Flow, Words
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Arg, Option, Refusal, no_stakes
from tilldawn.games.mine.choices import consider, decide
from tilldawn.games.mine.state import Game

Offer = tuple[Option, Objection | None]
"""An option, and why it is not possible now, if it is not."""


def allowed(offers: Sequence[Offer]) -> list[Option]:
    """What can be chosen."""
    return [option for option, why in offers if why is None]


def refusals(offers: Sequence[Offer]) -> list[Refusal]:
    """What cannot, with the reason and the rule."""
    return [why.refusal(option.text, option.seat, *option.refs) for option, why in offers if why is not None]


def decide_offer(
    g: Game, kind: str, offers: Sequence[Offer], rule: str, words: dict[str, Arg] = NO_WORDS
) -> Flow[Option]:
    """`decide` among those that can be chosen; the others are refused."""
    return decide(g, kind, allowed(offers), rule, words, refused=lambda: refusals(offers))


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
