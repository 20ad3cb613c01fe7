"""The heuristic bot in scenarios: what stands in the house, who sits up, what a Seat is worth.

What a scenario shows of itself is in its part of the view; what it wants is bought as soon as it can be paid.
"""

from __future__ import annotations

from typing import Any

from tilldawn.bots.mine.scene import Choice, Scene, because, best, safe
from tilldawn.bots.mine.worth import body_dots, relief, rise
from tilldawn.engine.request import Option
from tilldawn.games.mine.public.facts import FOOD, MEDICINE
from tilldawn.games.mine.public.printed.fittings import (
    BEDS,
    BETTER_STOVES,
    BETTER_TRAPS,
    CHAIRS,
    HEATERS,
    MORE_BEDS,
    STOVES,
    TRAPS,
    WELLS,
    WORKSHOPS,
)
from tilldawn.games.mine.public.view import PersonView, TableView

ERRAND = 12.0
"""What it is worth to go Outside when what the scenario sells can be paid: more than anything else."""
FURNITURE = [
    *BEDS, *WELLS, *TRAPS, *HEATERS, *WORKSHOPS, *STOVES, *MORE_BEDS, *CHAIRS, *BETTER_STOVES, *BETTER_TRAPS
]  # fmt: skip
"""What we would have in the house, first things first."""
GRAVE = 3
"""A Patient's level from which the next step is the last."""
KEPT = (*FOOD, *MEDICINE)
"""What is not sold before the last day."""
RANK = {card: at for at, card in reversed(list(enumerate(FURNITURE)))}


def part(view: TableView) -> dict[str, Any]:
    """What the scenario shows of itself."""
    return view.modules.get(view.scenario.id, {}) if view.scenario is not None else {}


def furnish(s: Scene) -> Choice:
    """Beds, Water, traps; then what is built on them."""
    chosen = best(s.options, lambda o: -RANK.get(o.args[0], 50))
    return because(chosen, "free-fitting")


def scrap(s: Scene) -> Choice:
    """What we would miss least."""
    return because(best(s.options, lambda o: RANK.get(o.args[0], 50)), "free-fitting")


def waking(s: Scene) -> Choice:
    """Whoever is sad and can bear to be tired."""
    offers = [o for o in s.all("wake-together") if _sits_up(s.people[o.args[0]])]
    if not offers:
        return because(s.first("lie-down"), "default")
    chosen = best(offers, lambda o: relief(s.people[o.args[0]], "misery"))
    return because(chosen, "helps", who=f"character:{chosen.args[0]}")


def _sits_up(person: PersonView) -> bool:
    return person.states["misery"] >= 2 and person.states["fatigue"] <= 1 + (person.states["misery"] >= 3)


def bears(state: str) -> Any:
    """Whoever can bear more of a State best."""

    def answer(s: Scene) -> Choice:
        chosen = best(s.options, lambda o: -rise(s.people[o.args[0]], state))
        return because(chosen, "bears", who=f"character:{chosen.args[0]}")

    return answer


def driver(s: Scene) -> Choice:
    """A Seat with what we can spare; on the last day with everything."""
    pay = s.one("pay-driver")
    if pay is not None and _wanted(s):
        return because(pay, "seat")
    return because(s.first("no-driver"), "default")


def _wanted(s: Scene) -> bool:
    """Whether another Seat can be had, and what it costs is not what keeps us alive."""
    shown = part(s.view)
    price, seats = shown.get("price"), shown.get("seats", 0)
    if price is None or s.view.scenario is None or seats >= len(s.view.people):
        return False
    last = s.view.day >= s.view.scenario.most
    goods = s.view.goods
    spare = sum(
        goods[good].value * n
        for good, n in s.view.storage.items()
        if goods[good].kind != "resource" and (last or good not in KEPT)
    )
    return bool(spare >= price)


def name_seat(s: Scene) -> Choice:
    """For somebody who began, and is sure to climb up."""

    def key(option: Option) -> float:
        person = s.people[option.args[0]]
        return 10.0 * person.starting - 3.0 * len(person.edge) - body_dots(person)

    offers = s.all("name-seat")
    if not offers:
        return because(safe(s.options), "default")
    chosen = best(offers, key)
    return because(chosen, "actor", who=f"character:{chosen.args[0]}")


def refund(s: Scene) -> Choice:
    """What is worth most to us."""
    offers = s.all("take-refund")
    if not offers:
        return because(safe(s.options), "default")
    chosen = best(offers, lambda o: s.worth(o.args[0]))
    return because(chosen, "take-good", good=f"good:{chosen.args[0]}")


def families(s: Scene) -> Choice:
    """What they ask for, unless we would go without ourselves and can afford their anger."""
    offers = s.all("families-give")
    refuse = s.first("families-refuse")
    if not offers:
        return because(refuse, "default")
    chosen = best(offers, lambda o: -s.loss(o.args[0]))
    good, n = chosen.args[0], int(chosen.args[1])
    scarce = s.view.storage.get(good, 0) - n < (len(s.view.people) if good in ("water", *FOOD) else 0)
    calm = s.number("trust") >= 3 and s.number("upstairs") >= 3
    return (
        because(refuse, "default") if scarce and calm else because(chosen, "give-least", good=f"good:{good}")
    )


def ward_dusk(s: Scene) -> Choice:
    """What we miss least, unless we would go without ourselves and the Patient can bear a day of it."""
    offers = s.all("ward-tend")
    if not offers:
        return because(s.first("ward-neglect"), "default")
    chosen = best(offers, lambda o: -s.loss(o.args[1]))
    lying = {str(one["n"]): one["level"] for one in part(s.view).get("patients", ())}
    scarce = s.view.storage.get(chosen.args[1], 0) <= len(s.view.people)
    if scarce and lying.get(chosen.args[0], 0) < GRAVE:
        return because(s.first("ward-neglect"), "default")
    return because(chosen, "give-least", good=f"good:{chosen.args[1]}")


def ward_watchman(s: Scene) -> Choice:
    """He eats what we miss least, as long as there is enough for us."""
    offers = s.all("ward-feed")
    enough = sum(s.view.storage.get(food, 0) for food in FOOD) > len(s.view.people)
    if not offers or not enough:
        return because(s.first("ward-let-go"), "default")
    chosen = best(offers, lambda o: -s.loss(o.args[0]))
    return because(chosen, "give-least", good=f"good:{chosen.args[0]}")


def ward_medicine(s: Scene) -> Choice:
    """For the worst on our floor, if the next step could be the last or two of them are not home yet."""
    lying = {str(one["n"]): one["level"] for one in part(s.view).get("patients", ())}
    offers = [o for o in s.all("ward-place") if lying.get(o.args[0], 0) >= 2]
    if not offers:
        return because(s.first("ward-done"), "default")
    return because(best(offers, lambda o: lying[o.args[0]] - 0.1 * s.loss(o.args[1])), "default")


def voice_testimony(s: Scene) -> Choice:
    """As many as are still to be read out; they are heavy."""
    words = s.view.scenario.words if s.view.scenario is not None else {}
    done, need, ready = (int(str(words.get(key, 0))) for key in ("done", "need", "ready"))
    wanted = done + ready < need
    return because(s.first("voice-take" if wanted else "voice-leave"), "default")


def voice_radio(s: Scene) -> Choice:
    """Whoever sits there says what there is to say."""
    return because(s.first("voice-tell", "voice-read", "voice-listen"), "default")


def on_air(s: Scene, action: str) -> float | None:
    """What it is worth to go to the Radio where something can be said; nothing for anything else."""
    words = s.view.scenario.words if s.view.scenario is not None else {}
    shown = part(s.view)
    if action != shown.get("at") or not words.get("ready") or shown.get("silent") == s.view.day:
        return None
    return ERRAND if int(str(words["done"])) < int(str(words["need"])) else None


def carry_along(s: Scene) -> Choice:
    """Nobody who has a Seat stays behind for tokens."""
    return because(s.first("carry-along", "stay-behind"), "default")


def seat_giver(s: Scene) -> Choice:
    """Whoever would find most peace in it."""
    chosen = best(s.options, lambda o: relief(s.people[o.args[0]], "misery", 3))
    return because(chosen, "helps", who=f"character:{chosen.args[0]}")


def errand(s: Scene, person: PersonView) -> float | None:
    """What it is worth to go Outside for what the scenario sells there; nothing where it sells nothing."""
    if not _wanted(s) or person.states["wounds"] >= 2:
        return None
    return ERRAND - 4.0 * person.states["wounds"]
