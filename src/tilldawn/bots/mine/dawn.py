"""The heuristic bot's dawns in `mine`: medicine, drinks, the Fate card, Spirit, the Narrative Actions."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tilldawn.bots.mine.build import pay_in
from tilldawn.bots.mine.home import old_stories, sadder
from tilldawn.bots.mine.scene import Choice, Scene, because, best, safe
from tilldawn.bots.mine.worth import relief, rise, stock
from tilldawn.engine.request import Option
from tilldawn.games.mine.public.facts import FATE
from tilldawn.games.mine.public.printed.people import comforts, skill_of
from tilldawn.games.mine.public.printed.stories import Boon, boon_of
from tilldawn.games.mine.public.view import PersonView

BOONS = {
    "cold": 2.0,
    "water": 2.0,
    "owed": 0.8125,
    "lightens": 2.75,
    "cures": 3.0,
    "feeds": 5.0,
    "revives": 3.5,
    "works": 4.0,
    "defends": 1.8,
    "hides": 1.0,
    "escapes": 5.0,
    "averts": 4.5,
    "scouts": 0.625,
    "hushes": 3.0,
    "searches": 4.0,
    "rests": 0.9,
}
"""What it is worth to have a Narrative Action, for each point of what it is good for."""


def dawn(s: Scene) -> Choice:
    """Medicine where it will count, a drink or the Journal for the desperate, then Fate."""
    aid = old_stories(s) or _doctor(s) or medicine(s, s.all("place")) or _journal(s) or _drinks(s)
    return aid or because(s.first("fate"), "fate")


def _doctor(s: Scene) -> Choice | None:
    """The House Doctor for somebody in a bad way."""
    worst = max(max(p.states["illness"], p.states["wounds"]) for p in s.view.people)
    if worst < 2:
        return None
    return s.tell(lambda boon: boon.cures)


def house_doctor(s: Scene) -> Choice:
    """Whom the Doctor helps most."""

    def key(option: Option) -> float:
        person = s.people[option.args[0]]
        state = "illness" if option.args[1] == "meds" else "wounds"
        return relief(person, state, 2) - (3.0 if person.medicine.get(option.args[1]) else 0.0)

    chosen = best(s.options, key)
    return because(chosen, "helps", who=f"character:{chosen.args[0]}")


def medicine(s: Scene, options: Sequence[Option]) -> Choice | None:
    """Illness is treated at once, Wounds from the second level on."""
    found: list[tuple[float, int, Option]] = []
    for at, option in enumerate(options):
        if option.warning is not None:
            continue
        good, person = option.args[0], s.people[option.args[1]]
        gain = _treatment(s, good, person)
        if gain > 0:
            found.append((gain, -at, option))
    if not found:
        return None
    _, _, chosen = max(found)
    return because(chosen, "medicine", good=f"good:{chosen.args[0]}", who=f"character:{chosen.args[1]}")


def _treatment(s: Scene, good: str, person: PersonView) -> float:
    if good == "bandages":
        level = person.states["wounds"]
        spare = stock(s.view, good) >= 2
        if level < (1 if spare else 2):
            return 0.0
        return relief(person, "wounds", 2) + (3.0 if level >= 2 else 0.0)
    level = person.states["illness"]
    if not level or person.medicine.get("meds") or person.medicine.get("herbal-meds"):
        return 0.0
    gain = relief(person, "illness", 2 if good == "meds" else 1) + 3.0
    if good == "meds" and level == 1 and stock(s.view, "herbal-meds"):
        gain -= 4.0
    return gain


def _journal(s: Scene) -> Choice | None:
    """Whoever can comfort others writes when somebody is near the end, or when it can well be afforded."""
    offers = s.all("journal")
    writer = next((p for p in s.view.people if skill_of(p.id).comforts_at_dawn), None)
    if not offers or writer is None or writer.states["fatigue"] > 2:
        return None
    chosen = best(offers, lambda o: relief(s.people[o.args[0]], "misery"))
    gain = relief(s.people[chosen.args[0]], "misery")
    if gain <= rise(writer, "fatigue", skill_of(writer.id).comfort_costs) - 1.0:
        return None
    return because(chosen, "journal", who=f"character:{chosen.args[0]}")


def _drinks(s: Scene) -> Choice | None:
    """Alcohol against despair."""
    found: list[tuple[float, int, Option]] = []
    for at, option in enumerate(s.all("drink")):
        good, person = option.args[0], s.people[option.args[1]]
        tired = 2 if good == "moonshine" else 1
        gain = relief(person, "misery") - rise(person, "fatigue", tired) - 0.5 * s.loss(good)
        if person.states["misery"] >= 3:
            gain += 4.0
        found.append((gain, -at, option))
    if not found:
        return None
    gain, _, chosen = max(found)
    if gain <= 0.3:
        return None
    return because(chosen, "drink", good=f"good:{chosen.args[0]}", who=f"character:{chosen.args[1]}")


def dawn_after(s: Scene) -> Choice:
    """The last moment for a drink, an old story, or the Objective."""
    return old_stories(s) or _drinks(s) or pay_in(s) or because(s.first("go-on"), "go-on")


def keep_narrative(s: Scene) -> Choice:
    """The card that will help most."""

    def key(option: Option) -> float:
        boon = boon_of(option.args[0])
        value = _worth(boon)
        if boon.cold:
            value += 1.0 * (s.view.effective_cold - 1)
        if boon.cures:
            value += 2.0 * any(p.states["illness"] >= 2 or p.states["wounds"] >= 2 for p in s.view.people)
        if boon.lightens:
            value += 0.5 * sum(p.states["misery"] for p in s.view.people)
        return value

    chosen = best(s.options, key)
    return because(chosen, "keep-narrative", card=f"card:{chosen.args[0]}")


def _worth(boon: Boon) -> float:
    known: dict[str, int] = msgspec.structs.asdict(boon)
    return sum(price * known[what] for what, price in BOONS.items())


# --- Fate and Spirit ----------------------------------------------------------------------------------


def not_today(s: Scene) -> Choice:
    """Turn a Fate card away when it would do much harm."""
    harm = _fate_harm(s, s.word("card"))
    usual = sum(_fate_harm(s, card) for card in FATE) / len(FATE)
    if harm > usual + 5.0:
        return because(s.first("fate-decline"), "not-today")
    return because(s.first("fate-accept"), "fate-accept")


def _fate_harm(s: Scene, card: str) -> float:
    """What a Fate card does to us as we stand."""
    fate = FATE[card]
    harm = 0.0
    for p in s.view.people:
        if p.states["illness"]:
            by = [by for good, by in fate.cures.items() if good != "bandages" and p.medicine.get(good)]
            spared = fate.bed and p.task.startswith("bed")
            harm += rise(p, "illness", min(by) if by else 0 if spared else fate.untreated)
        if p.states["wounds"]:
            treated = "bandages" in fate.cures and p.medicine.get("bandages")
            level = min(3, p.states["wounds"])
            harm += rise(p, "wounds", fate.cures["bandages"] if treated else fate.wounds[level - 1])
    cold = fate.cold
    if cold is not None and s.view.effective_cold >= cold[0]:
        hit = sorted(rise(p, "illness") for p in s.view.people)
        harm += sum(hit) if s.view.effective_cold >= cold[1] else hit[0]
    return harm


def longing(s: Scene) -> Choice:
    """Let them have it: that is what it is for."""
    offers = s.all("spirit-give")
    if offers:
        chosen = best(offers, lambda o: -s.loss(o.args[0]))
        return because(chosen, "longing", good=f"good:{chosen.args[0]}")
    return because(safe(s.options), "default")


def touched(s: Scene) -> Choice:
    """Comfort for the saddest, sorrow for whoever bears it."""
    if s.request.words.get("how") == "worse":
        return sadder(s)
    by = s.number("by")
    chosen = best(s.options, lambda o: relief(s.people[o.args[0]], "misery", by))
    return because(chosen, "comfort", who=f"character:{chosen.args[0]}")


def spirit_order(s: Scene) -> Choice:
    """Those who comfort others come first."""
    chosen = best(s.options, lambda o: comforts(o.args[0]))
    return because(chosen, "spirit-order", who=f"character:{chosen.args[0]}")


def spirit_gain(s: Scene) -> Choice:
    """The part that is worth more."""
    chosen = best(s.options, lambda o: s.worth(o.args[0]))
    return because(chosen, "take-best", good=f"good:{chosen.args[0]}")
