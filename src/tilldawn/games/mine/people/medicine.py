"""Meds, Herbal Meds and Bandages placed on Characters, and alcohol: at Dawn, and at any time."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.objection import Objection, refusals
from tilldawn.engine.request import Option, Refusal
from tilldawn.games.mine.cards.characters import LAST
from tilldawn.games.mine.goods import ALCOHOL, MEDICINE, MEDICINE_FOR
from tilldawn.games.mine.house.planning import spoken_for
from tilldawn.games.mine.people.events import AlcoholDrunk, MedicinePlaced
from tilldawn.games.mine.people.group import find, level, ref
from tilldawn.games.mine.people.harm import let_sleep, relieve, suffer
from tilldawn.games.mine.state import Game, Person, State
from tilldawn.games.mine.trade.supply import Zone, put, take, zone
from tilldawn.games.mine.verbs import Verb

PLACE = Verb("place", "M-MED-02", "good:good", "who:character")
PLACE_NOW = Verb("place-now", "M-MED-03", "good:good", "who:character", anytime=True)
DRINK = Verb("drink", "M-ALC-03", "good:good", "who:character")
DRINK_NOW = Verb("drink-now", "M-ADV-22", "good:good", "who:character", anytime=True)

COMFORT = 1
"""What a drink takes off Misery."""
DAWN_OFFERS_MEDICINE = ("before-fate",)
DAWN_OFFERS_DRINKS = ("before-fate", "dawn")
"""Moments at which the step itself offers it, so that nothing is offered twice."""


@rule("M-MED-01", "M-MED-06", "M-MED-08", "M-ADV-23", "M-SCAV-29")
def place(g: Game, good: str, who: str, source: Zone) -> None:
    """Lay a piece on a Character: it stays there and does nothing until a Fate card takes notice of it."""
    s = g.state
    person = find(s, who)
    take(zone(s, source), good)
    put(person.medicine, good)
    g.emit(MedicinePlaced(who=ref(person), good=f"good:{good}", rule="M-MED-01"))


@rule("M-ALC-01", "M-ALC-02", "M-ALC-04", "M-ALC-06", "M-ALC-08", "M-STATE-14")
def drink(g: Game, good: str, who: str, source: Zone) -> Flow[None]:
    """Misery falls, Fatigue rises: by 2 with Moonshine, by 1 with 100% Alcohol, to 4 at most.

    No task makes anybody drink: at Fatigue 4 sleep comes at once, on Guard and on the way too (M-STATE-14).
    """
    s = g.state
    person = find(s, who)
    take(zone(s, source), good)
    put(s.box, good)
    rule = "M-ALC-01" if good == "moonshine" else "M-ALC-02"
    g.emit(AlcoholDrunk(who=ref(person), good=f"good:{good}", rule=rule))
    relieve(g, person, "misery", COMFORT, rule)
    yield from suffer(g, person, "fatigue", ALCOHOL[good], rule)
    let_sleep(g, person, "M-ADV-22")


@rule("M-MED-02", "M-DAWN-02", "M-STATE-19")
def medicine_offers(s: State) -> list[Option]:
    """At Dawn: any medicine in Storage, on anybody, asleep or not."""
    return [_placing(s, PLACE, good, p) for good in MEDICINE if s.storage.get(good) for p in s.group]


@rule("M-ALC-03", "M-ALC-05", "M-STATE-20")
def drink_offers(s: State) -> list[Option]:
    """At Dawn: any alcohol in Storage, for anybody who is awake."""
    return [
        DRINK(s.leader, good, p.id)
        for good in ALCOHOL
        if s.storage.get(good)
        for p in s.group
        if p.fatigue < LAST
    ]


@rule("M-ALC-08")
def drink_would_help(s: State) -> bool:
    """Whether a drink would comfort somebody: without Misery it only tires."""
    return any(find(s, option.args[1]).misery for option in drink_offers(s))


@rule("M-MED-07", "M-MED-09")
def needed(s: State, good: str, who: str) -> bool:
    """Medicine for somebody who suffers from what it is for and has none of the kind."""
    person = find(s, who)
    return level(person, MEDICINE_FOR[good]) > 0 and not person.medicine.get(good)


@rule("M-ALC-05")
def no_drinks(s: State) -> list[Refusal]:
    """Who may not drink although there is something to drink."""
    why = Objection("why-no-drink", "M-ALC-05")
    return refusals(
        (DRINK(s.leader, good, p.id), why)
        for good in ALCOHOL
        if s.storage.get(good)
        for p in s.group
        if p.fatigue >= LAST
    )


@rule("M-MED-03", "M-MED-04", "M-ADV-21", "M-STATE-19", "M-SCRIPT-08")
def medicine_anytime(s: State) -> list[Option]:
    """At any time outside Combat, scripts and the Fate card, unless the table plays it strictly."""
    if s.settings.dawn_medicine and not s.settings.drinking:
        return []
    if s.combat is not None or s.moment == "fate" or s.moment in DAWN_OFFERS_MEDICINE:
        return []
    found: list[Option] = []
    for good in MEDICINE:
        if good in s.storage or good in s.pile:
            for p in s.group:
                if zone(s, source_for(s, p)).get(good):
                    found.append(_placing(s, PLACE_NOW, good, p))
    return found


@rule("M-ADV-22", "M-ALC-05", "M-STATE-20", "M-SCRIPT-08", "M-FIT-12")
def drink_anytime(s: State) -> list[Option]:
    """Advanced rule 909: at any time outside Combat and scripts, awake Characters may drink; not what an
    action of this stage is using."""
    if not s.settings.drinking:
        return []
    if s.combat is not None or s.moment == "fate" or s.moment in DAWN_OFFERS_DRINKS:
        return []
    return [
        DRINK_NOW(s.leader, good, p.id)
        for good in ALCOHOL
        if not spoken_for(s, good)
        for p in s.group
        if p.fatigue < LAST and zone(s, source_for(s, p)).get(good)
    ]


@rule("M-MED-05", "M-ALC-07")
def source_for(s: State, person: Person) -> Zone:
    """Whoever is away takes it from the Findings Pile, whoever is at home from Storage."""
    return "pile" if s.trip is not None and person.task == "scavenging" else "storage"


@rule("M-MED-07")
def _placing(s: State, verb: Verb, good: str, person: Person) -> Option:
    """A second piece of a kind on the same Character is allowed and wasted."""
    return verb(s.leader, good, person.id, warning="warning-wasted" if person.medicine.get(good) else "")
