"""The heuristic bot in the Sewers: who goes, by which way, when it has seen enough.

It reads what the module shows of itself: the ways that are open, and what cards nobody has drawn yet hold.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tilldawn.bots.mine.scene import Choice, Scene, because, best
from tilldawn.bots.mine.worth import stock
from tilldawn.engine.request import Option
from tilldawn.games.mine.public.facts import FOOD, MEDICINE
from tilldawn.games.mine.public.view import PersonView

WORTH = {
    "find": 3.4,
    "rest": 2.0,
    "trade": 0.4,
    "exit": 1.5,
    "look": 0.2,
    "nothing": 0.0,
    "price": -1.2,
    "people": -1.6,
    "page": -0.6,
    "harm": -2.4,
}
"""What a card is worth that holds this."""
MEALS_AHEAD = 2
"""With so many meals for each nobody is sent below."""


def part(s: Scene) -> Mapping[str, Any]:
    """What the module shows."""
    return s.view.modules["sewers"]


def _fit(person: PersonView) -> bool:
    """Somebody who can take a knock or two."""
    states = person.states
    return states["wounds"] < 2 and states["illness"] < 2 and states["misery"] < 3 and states["fatigue"] < 3


def who(s: Scene) -> Choice:
    """While food or medicine is short: two who are fit, those first who could do least at home; never all."""
    view = s.view
    meals = sum(stock(view, food) for food in FOOD)
    cures = sum(stock(view, good) for good in MEDICINE)
    sent = s.request.words.get("who", ())
    gone = len(sent) if isinstance(sent, tuple) else 0
    short = meals < MEALS_AHEAD * len(view.people) or cures < 1
    if gone < 2 and short and len(view.people) - gone > 1:
        able = [o for o in s.all("send-down") if _fit(s.people[o.args[0]])]
        hale = [p for p in view.people if not p.asleep and sum(p.actions) > 0]
        if able and (len(hale) > 1 or gone):
            chosen = best(able, lambda o: -float(sum(s.people[o.args[0]].actions)))
            return because(chosen, "send-down", who=f"character:{chosen.args[0]}")
    if gone:
        return because(s.first("go-down"), "go-down")
    return because(s.first("not-today"), "stay-above")


def _danger(s: Scene) -> float:
    """How much more harm weighs for this party than for a hale one."""
    return 1.0 + sum(0.6 * p.states["wounds"] + 0.4 * p.states["illness"] for p in s.party)


def _spot(s: Scene, spot: str) -> float:
    """What a card of this letter or number is worth on average, as far as anybody can know."""
    held: Mapping[str, int] = part(s)["promises"][spot]
    bad = _danger(s)
    total = sum(WORTH[kind] * (bad if kind in ("harm", "people") else 1.0) * n for kind, n in held.items())
    return total / max(1, sum(held.values()))


def _back(s: Scene) -> Choice | None:
    """Whoever is one step from the end is brought home at once."""
    back = s.anytime("forfeit")
    hurt = [p for p in s.party if {"wounds", "illness"} & set(p.edge)]
    if back is None or not hurt or not s.people:
        return None
    return because(back, "forfeit", who=f"character:{hurt[0].id}")


def way(s: Scene) -> Choice:
    """The way whose letters and numbers promise most."""
    found = {one["option"]: one["spots"] for one in part(s)["ways"]}

    def key(option: Option) -> float:
        return sum(_spot(s, spot) for spot in found[option.id]) if option.id in found else -50.0

    return _back(s) or because(best(s.options, key), "sewers-way")


def go_on(s: Scene) -> Choice:
    """On to the next spot, unless somebody could not bear it."""
    return _back(s) or because(s.first("walk-on-to"), "sewers-on")


def lay(s: Scene) -> Choice:
    """In by the exit with the fewest cards on the way across."""

    def key(option: Option) -> float:
        words = option.text.args
        return -float(int(words["least"]) if isinstance(words["least"], int) else 9)

    return _back(s) or because(best(s.options, key), "sewers-lay")


def tile(s: Scene) -> Choice:
    """One tile is as good as another."""
    return because(s.first("leave-tile"), "sewers-lay")


def exit(s: Scene) -> Choice:
    """A short Scavenging by day is worth it, as long as nobody is close to the end."""
    if any(p.edge for p in s.party):
        return because(s.first("come-up-home"), "sewers-home")
    return because(s.first("scavenge-there"), "sewers-scavenge")


def name(s: Scene) -> Choice:
    """Whoever comes may as well be told."""
    return because(s.first("yes"), "accept")


def retreat(s: Scene) -> Choice:
    """Nobody is met who need not be."""
    return because(s.first("retreat"), "hide")
