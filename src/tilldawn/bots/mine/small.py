"""The heuristic bot and the small modules of `mine`: the Cat, the Dog, Desperate Measures."""

from __future__ import annotations

from tilldawn.bots.mine.home import comfort
from tilldawn.bots.mine.scene import Choice, Scene, because, best, safe
from tilldawn.bots.mine.worth import body_dots, days_left, stock
from tilldawn.engine.request import Option
from tilldawn.games.mine.public.facts import FOOD, LAST
from tilldawn.games.mine.public.printed.measures import brings
from tilldawn.games.mine.public.view import PersonView

SAD = 2
"""From this Misery on the Cat is asked, and grief put off."""
WOOD_ENOUGH = 3
HEAVY = 5
"""Damage and Wounds of a raid card from which on somebody risks a Wound."""


def aside(s: Scene) -> Choice | None:
    """What is better done before the question is answered; nothing at tables without such modules."""
    if not s.view.modules:
        return None
    return _cat(s) or _measure(s) or _rage(s)


def _cat(s: Scene) -> Choice | None:
    """The Cat is asked when somebody at home needs it; it may stray, so not for little."""
    option = s.anytime("cat-use")
    sad = any(p.states["misery"] >= SAD and not p.asleep and p.where != "away" for p in s.view.people)
    return because(option, "cat") if option and sad else None


def _food(s: Scene) -> int:
    return sum(stock(s.view, good) for good in FOOD)


def _measure(s: Scene) -> Choice | None:
    """A card that lies open, where it helps."""
    for option in s.request.anytime:
        if option.verb == "desperate-use" and option.seat == s.seat and _helps(s, brings(option.args[0])):
            return because(option, "measure", card=f"card:{option.args[0]}")
    return None


def _helps(s: Scene, what: str) -> bool:
    people = s.view.people
    match what:
        case "wood":
            return stock(s.view, "wood") < WOOD_ENOUGH and s.view.effective_cold < 2
        case "food":
            return _food(s) < len(people) and all(p.states["misery"] < LAST - 1 for p in people)
        case "hands":
            return len(people) < 3 and days_left(s.view) > 2
        case "actions":
            return sum(p.dots - _undrowned(p) for p in people) >= 2
        case _:
            return False


def _undrowned(person: PersonView) -> int:
    """Actions lost to what work cannot drown."""
    return max(person.costs[state] for state in ("fatigue", "illness", "wounds"))


def _rage(s: Scene) -> Choice | None:
    """Against a heavy raid a healthy Guard has nothing to lose."""
    offers = s.all("raid-desperate")
    raid = s.view.raid
    if not offers or raid is None or raid.damage + raid.wounds < HEAVY:
        return None
    fit = [option for option in offers if s.people[option.args[0]].states["wounds"] < 2]
    if not fit:
        return None
    chosen = best(fit, lambda o: s.people[o.args[0]].prowess - body_dots(s.people[o.args[0]]))
    return because(chosen, "measure", card=f"card:{chosen.args[1]}")


# --- Their own questions ------------------------------------------------------------------------------


def consoled(s: Scene) -> Choice:
    """Whoever is nearest to despair."""
    return comfort(s)


def dog_supper(s: Scene) -> Choice:
    """The Dog eats what is missed least, as long as the Characters have enough; twice in a row it must."""
    fed = s.all("dog-feed")
    left = s.one("dog-hungry")
    spare = _food(s) > len(s.view.people)
    if fed and (spare or (left is not None and left.warning is not None and _food(s) > 1)):
        chosen = best(fed, lambda o: -s.loss(o.args[0]))
        return because(chosen, "dog", good=f"good:{chosen.args[0]}")
    return because(left or safe(s.options), "default")


def no_supper(s: Scene) -> Choice:
    """Nobody starves for the sake of an animal."""
    starving = any(p.states["hunger"] == LAST - 1 and not p.ate for p in s.view.people)
    pet = s.anytime("eat-pet")
    return because(pet, "hunger") if pet and starving else because(s.options[0], "over")


def estate(s: Scene) -> Choice:
    """Things are kept where hearts can bear it."""
    bearable = all(p.states["misery"] < SAD for p in s.view.people)
    return because(s.first("desperate-share" if bearable else "desperate-leave"), "default")


def shares(s: Scene) -> Choice:
    """What is worth most to us."""

    def key(option: Option) -> float:
        return s.worth(option.args[0]) if option.args else 0.2

    return because(best(s.options, key), "default")


def boards(s: Scene) -> Choice:
    """Where a Fitting could come last: the space that is named last."""
    return because(s.options[-1], "default")


def grief(s: Scene) -> Choice:
    """What somebody could not bear today is said later, and softer."""
    near = any(p.states["misery"] >= SAD for p in s.view.people)
    return because(s.first("desperate-silence" if near else "desperate-speak"), "default")
