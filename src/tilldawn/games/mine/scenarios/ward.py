"""The Ward: four strangers lie on our floor, and they eat, drink and need medicine like us.

A Patient has one State, is tended at Dusk, may have medicine laid on at Dawn, and meets the Fate card like a
Character; but no Bed spares one, no Spirit speaks and no Cold counts.
"""

from __future__ import annotations

from typing import Any, ClassVar

from tilldawn.engine.flow import Flow, pick, roll, rule
from tilldawn.engine.objection import Objection, refusals
from tilldawn.engine.outlook import Grade
from tilldawn.engine.request import Arg, Option, Refusal, Text
from tilldawn.games.mine.book.grammar import Effect, Scene, Script
from tilldawn.games.mine.book.language import Check, Choice, Gain
from tilldawn.games.mine.cards.characters import LAST
from tilldawn.games.mine.cards.dice import DIE_OF, FACES, WOUNDS
from tilldawn.games.mine.cards.fate import FATE
from tilldawn.games.mine.cards.fittings import CARDS as FITTINGS
from tilldawn.games.mine.choices import choose_person, decide
from tilldawn.games.mine.goods import FOOD, MEDICINE, MEDICINE_FOR, Goods, ordered
from tilldawn.games.mine.modules import Founders, Verdict
from tilldawn.games.mine.people.deadlines import peace_between
from tilldawn.games.mine.people.group import find, ref, starters
from tilldawn.games.mine.people.harm import pangs
from tilldawn.games.mine.people.medicine import place
from tilldawn.games.mine.raid.events import RaidEased
from tilldawn.games.mine.scenarios.arrows import arrows
from tilldawn.games.mine.scenarios.events import (
    BurialPromised,
    PatientCame,
    PatientDied,
    PatientFared,
    PatientTended,
    PatientWentHome,
    PatientWorse,
    RemedyPlaced,
    WatchmanLeft,
    WatchmanStays,
)
from tilldawn.games.mine.scenarios.house import put_anywhere
from tilldawn.games.mine.scenarios.sheet import Arrow, Scenario, add_storage, lay_events, memory, remember
from tilldawn.games.mine.scenarios.words import ChangeSome
from tilldawn.games.mine.state import Game, Person, RaidTonight, State
from tilldawn.games.mine.trade.supply import discard, gain, put, take
from tilldawn.games.mine.verbs import Verb

ID = "ward"
RULE, ARROW = "M-SCEN-03", "M-SCEN-04"
ZONE = "aid-zone"
EVENTS = 5
SUPPLIES = 4
MORE: Goods = {"bandages": 2, "meds": 1, "herbal-meds": 1}
ILL, HURT = "illness", "wounds"
BEGIN = ((ILL, 2), (ILL, 2), (HURT, 2), (HURT, 2))
FIFTH = (HURT, 3)
NEEDED = 2
FEW = 1
"""So little medicine in Storage makes it one dose."""
SMALL_THANKS = 5
THANKS: tuple[Goods, Goods] = ({"coffee": 1, "cigarette": 1}, {"raw-food": 1})
CARE = ("water", *FOOD)
"""What a Patient needs one of each Dusk."""
BED = next(card.id for card in FITTINGS if card.bed and not card.idea)
GARDEN = next(card.id for card in FITTINGS if card.crop is not None and card.crop.good == "herb")

TEND = Verb("ward-tend", RULE, "patient:patient", "good:good")
NEGLECT = Verb("ward-neglect", RULE, "patient:patient", warning="warning-ward-neglect")
REMEDY = Verb("ward-place", RULE, "patient:patient", "good:good")
DONE = Verb("ward-done", RULE)
FEED_WATCHMAN = Verb("ward-feed", RULE, "good:good")
LET_GO = Verb("ward-let-go", RULE)

Patient = dict[str, Any]


def patients(s: State) -> list[Patient]:
    """Who lies on our floor."""
    found: list[Patient] = memory(s)["patients"]
    return found


def _ref(patient: Patient) -> str:
    return f"patient:{patient['n']}"


# --- Getting better and worse -----------------------------------------------------------------------------


@rule("M-SCEN-03")
def fare(g: Game, patient: Patient, by: int) -> Flow[None]:
    """The State changes: at 0 a Patient goes home, at 4 a Patient dies."""
    before = patient["level"]
    patient["level"] = max(0, min(LAST, before + by))
    if patient["level"] != before:
        g.emit(
            PatientFared(
                who=_ref(patient), state=f"state:{patient['state']}", level=patient["level"], rule=RULE
            )
        )
    if patient["level"] in (0, LAST):
        _leave(g, patient)
        if patient["level"]:
            memory(g.state)["dead"] += 1
            g.emit(PatientDied(who=_ref(patient), rule=RULE))
            yield from pangs(g, g.state.group, 1, RULE)
        else:
            yield from _home(g, patient)


def _leave(g: Game, patient: Patient) -> None:
    s = g.state
    patients(s).remove(patient)
    for good, n in patient["medicine"].items():
        put(s.box, good, n)


def _home(g: Game, patient: Patient) -> Flow[None]:
    """Home on two feet, and something is left on our step."""
    memory(g.state)["home"] += patient["counts"]
    memory(g.state)["stood"] = True
    result = yield from roll(10)
    g.emit(PatientWentHome(who=_ref(patient), result=result, rule=RULE))
    gain(g, THANKS[result > SMALL_THANKS], "storage", RULE)


@rule("M-SCEN-03")
def dusk(g: Game) -> Flow[None]:
    """Each Patient needs Water or food; so does the watchman, who leaves without it."""
    s = g.state
    for patient in list(patients(s)):
        offers = [TEND(s.leader, patient["n"], good) for good in CARE if s.storage.get(good)]
        chosen = yield from decide(
            g,
            "ward-dusk",
            [*offers, NEGLECT(s.leader, patient["n"])],
            RULE,
            {"who": _ref(patient), "state": f"state:{patient['state']}", "level": patient["level"]},
            refused=lambda patient=patient: _none_for(s, patient),  # type: ignore[misc]
        )
        if chosen.verb == TEND.name:
            g.emit(PatientTended(who=_ref(patient), good=f"good:{chosen.args[1]}", rule=RULE))
            discard(g, {chosen.args[1]: 1}, "storage", RULE)
        else:
            g.emit(PatientWorse(who=_ref(patient), rule=RULE))
            yield from fare(g, patient, 1)
    if memory(s)["watchman"]:
        yield from _feed_watchman(g)


def _none_for(s: State, patient: Patient) -> list[Refusal]:
    why = Objection("refused-ward-none", RULE)
    return refusals((TEND(s.leader, patient["n"], good), why) for good in CARE if not s.storage.get(good))


def _feed_watchman(g: Game) -> Flow[None]:
    s = g.state
    offers = [FEED_WATCHMAN(s.leader, food) for food in FOOD if s.storage.get(food)]
    why = Objection("refused-ward-none", RULE)
    chosen = yield from decide(
        g,
        "ward-watchman",
        [*offers, LET_GO(s.leader)],
        RULE,
        refused=lambda: refusals(
            (FEED_WATCHMAN(s.leader, food), why) for food in FOOD if not s.storage.get(food)
        ),
    )
    if chosen.verb == LET_GO.name:
        memory(s)["watchman"] = False
        g.emit(WatchmanLeft(rule=RULE))
    else:
        discard(g, {chosen.args[0]: 1}, "storage", RULE)


# --- Medicine and Fate ------------------------------------------------------------------------------------


@rule("M-SCEN-03")
def dawn(g: Game) -> Flow[None]:
    """One dose for several brings its page; then medicine may be laid on Patients."""
    s = g.state
    there = sum(s.storage.get(good, 0) for good in MEDICINE)
    memory(s)["dose"] = memory(s)["dose"] or (len(patients(s)) > 1 and there <= FEW)
    yield from arrows(g, "ward-dawn")
    while offers := _remedies(s):
        options = [*(option for option, why in offers if why is None), DONE(s.leader)]
        chosen = yield from decide(
            g,
            "ward-medicine",
            options,
            RULE,
            refused=lambda offers=offers: refusals(offers),  # type: ignore[misc]
        )
        if chosen.verb == DONE.name:
            return
        patient = next(p for p in patients(s) if str(p["n"]) == chosen.args[0])
        lay_on(g, patient, chosen.args[1])


def _remedies(s: State) -> list[tuple[Option, Objection | None]]:
    """Medicine in Storage on whoever it is for; a second piece of a kind would be wasted."""
    wasted = Objection("refused-treated", "M-MED-07")
    other = Objection("refused-ward-other", RULE)
    found: list[tuple[Option, Objection | None]] = []
    for patient in patients(s):
        for good in MEDICINE:
            if s.storage.get(good):
                fits = MEDICINE_FOR[good] == patient["state"]
                why = other if not fits else wasted if patient["medicine"].get(good) else None
                found.append((REMEDY(s.leader, patient["n"], good), why))
    return found if any(why is None for _, why in found) else []


def lay_on(g: Game, patient: Patient, good: str) -> None:
    """A piece of medicine lies on a Patient until a Fate card takes notice of it."""
    take(g.state.storage, good)
    put(patient["medicine"], good)
    g.emit(RemedyPlaced(who=_ref(patient), good=f"good:{good}", rule=RULE))


@rule("M-SCEN-03", "M-FATE-03", "M-FATE-11")
def fate(g: Game) -> Flow[None]:
    """The card treats Patients like Characters: medicine it names, or what it does without."""
    s = g.state
    card = FATE[s.fate_card]
    meds, herbal, rise = card.illness
    accepted: dict[str, int | None] = {"meds": meds, "herbal-meds": herbal, "bandages": card.bandages}
    for patient in list(patients(s)):
        helps = [
            by
            for good in ordered(patient["medicine"])
            if MEDICINE_FOR[good] == patient["state"] and (by := accepted[good]) is not None
        ]
        untreated = rise if patient["state"] == ILL else card.wounds[patient["level"] - 1]
        for good in ordered(patient["medicine"]):
            if accepted[good] is not None:
                put(s.box, good, patient["medicine"].pop(good))
        yield from fare(g, patient, min(helps) if helps else untreated)


# --- The night --------------------------------------------------------------------------------------------


def raid(g: Game, raid: RaidTonight) -> Flow[None]:
    """The watchman rolls a grey die."""
    if memory(g.state)["watchman"]:
        points = WOUNDS.get((yield from pick(FACES[DIE_OF[""]])), 0)
        raid.points += points
        g.emit(RaidEased(why="watchman", points=points, rule=RULE))


@rule("M-SCEN-04")
def task_barred(s: State, who: Person, task: str) -> Objection | None:
    """Whoever digs at night neither guards nor scavenges."""
    if task in ("guard", "scavenging") and memory(s).get("digs") == [who.id, s.day]:
        return Objection("why-digs", ARROW)
    return None


# --- Words of its pages -----------------------------------------------------------------------------------


class BuryAtNight(Effect, frozen=True):
    """One Character neither guards nor scavenges in the coming night."""

    says: ClassVar = ""

    @rule("M-SCEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        digs = yield from choose_person(g, "digs", s.group, ARROW)
        memory(s)["digs"] = [digs.id, s.day if s.phase in ("morning", "day", "dusk") else s.day + 1]
        g.emit(BurialPromised(who=ref(digs), rule=ARROW))

    def describe(self) -> Text:
        return self.say()


class Watchman(Effect, frozen=True):
    """A grey die in each raid, for 1 food each Dusk."""

    says: ClassVar = ""

    @rule("M-SCEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        memory(g.state)["watchman"] = True
        g.emit(WatchmanStays(rule=ARROW))
        yield from ()

    def describe(self) -> Text:
        return self.say()


class DrawDose(Effect, frozen=True):
    """The one dose, if there is one, is laid on a Patient or a Character by lot."""

    says: ClassVar = ""

    @rule("M-SCEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        dose = next((good for good in MEDICINE if s.storage.get(good)), "")
        if not dose:
            return
        hat = [*(_ref(p) for p in patients(s)), *(ref(p) for p in s.group)]
        drawn = yield from pick(dict.fromkeys(hat, 1))
        kind, _, who = drawn.partition(":")
        if kind == "character":
            place(g, dose, find(s, who).id, "storage")
        else:
            lay_on(g, next(p for p in patients(s) if str(p["n"]) == who), dose)

    def describe(self) -> Text:
        return self.say()


class TakeIn(Effect, frozen=True):
    """Another Patient, badly hurt, who counts double for the end."""

    says: ClassVar = "state level"

    @rule("M-SCEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        state, level = FIFTH
        patients(g.state).append(_patient(len(BEGIN) + 1, state, level, 2))
        g.emit(PatientCame(who=f"patient:{len(BEGIN) + 1}", state=f"state:{state}", level=level, rule=ARROW))
        yield from ()

    def describe(self) -> Text:
        return self.say(state=f"state:{FIFTH[0]}", level=FIFTH[1])


SCRIPTS: tuple[Script, ...] = (
    Script(
        number=2921,
        where="home",
        topics=("death",),
        choices=(
            Choice("a", (BuryAtNight(), ChangeSome("misery", -1, 2))),
            Choice("b", (Gain({"bandages": 1}),)),
        ),
    ),
    Script(number=2922, where="home", choices=(Choice("a", (Watchman(),)), Choice("b"))),
    Script(
        number=2923,
        where="home",
        topics=("illness",),
        choices=(Choice("a", (Check(who="group"),)), Choice("b", (DrawDose(),))),
    ),
    Script(
        number=2924,
        where="home",
        topics=("illness",),
        choices=(Choice("a", (TakeIn(),)), Choice("b", (Check(who="group"),))),
    ),
)


# --- The sheet --------------------------------------------------------------------------------------------


def _patient(n: int, state: str, level: int, counts: int) -> Patient:
    return {"n": n, "state": state, "level": level, "counts": counts, "medicine": {}}


@rule("M-SCEN-01", "M-SCEN-03", "M-SETUP-35")
def lay_out(s: State) -> None:
    """Four Patients; the Aid Zone has something to give."""
    beds = [_patient(n, state, level, 1) for n, (state, level) in enumerate(BEGIN, start=1)]
    remember(s, patients=beds, home=0, dead=0, stood=False, dose=False, watchman=False)
    lay_events(s)
    add_storage(s, MORE)
    s.modules[ZONE]["supplies"] = SUPPLIES


def settle(g: Game) -> Flow[None]:
    """A Bed and a garden stand there; the group says where."""
    yield from put_anywhere(g, BED)
    yield from put_anywhere(g, GARDEN)


def standing(s: State) -> dict[str, Arg]:
    """How many have gone home, who lies there and how, when the peace can come."""
    kept = memory(s)
    first, last = peace_between(s)
    lying = tuple(f"sick:{p['n']}.{p['state']}.{p['level']}" for p in patients(s))
    return {
        "home": kept["home"],
        "need": NEEDED,
        "lying": lying,
        "some": "yes" if lying else "no",
        "watchman": "yes" if kept["watchman"] else "no",
        "first": first,
        "last": last,
        "left": len(starters(s)),
    }


def sick(what: str) -> Text:
    """A Patient with the State it is in: `1.illness.2`."""
    n, state, level = what.split(".")
    return Text("name-sick", {"who": f"patient:{n}", "state": f"state:{state}", "level": int(level)})


def _could_go_home(s: State) -> int:
    return int(memory(s)["home"] + sum(p["counts"] for p in patients(s)))


def grade(s: State) -> Grade:
    """Two must have gone home."""
    if memory(s)["home"] >= NEEDED:
        return "good"
    worst = max((p["level"] for p in patients(s)), default=0)
    return "danger" if _could_go_home(s) < NEEDED else "warn" if worst == LAST - 1 else "plain"


@rule("M-SCEN-03", "M-WIN-01", "M-WIN-02")
def verdict(s: State) -> Verdict:
    """Won with somebody of the first alive, and two Patients gone home."""
    won = bool(starters(s)) and memory(s)["home"] >= NEEDED
    return Verdict(
        won, Text(f"scenario-{ID}.{'won' if won else 'lost'}", {**standing(s), "day": s.day}), RULE
    )


SCENARIO = Scenario(
    id=ID,
    needs=(ZONE,),
    days=(5, 7),
    difficulty="hard",
    rules=5,
    events=EVENTS,
    founders=Founders({"red": 1, "black": 2}, {"hunger": 1}),
    lay_out=lay_out,
    settle=settle,
    begins={"dusk": dusk, "dawn": dawn},
    fate=fate,
    raid=raid,
    task_barred=task_barred,
    hopeful=lambda s: _could_go_home(s) >= NEEDED,
    verdict=verdict,
    look=lambda s: {
        "patients": [dict(p, medicine=dict(p["medicine"])) for p in patients(s)],
        **{key: memory(s)[key] for key in ("home", "dead", "watchman")},
    },
    heaps=lambda s: [patient["medicine"] for patient in patients(s)],
    names={"sick": sick},
    speaks={**{f"patient-{n}": "" for n in range(1, len(BEGIN) + 2)}, "name-sick": "who state level"},
    scripts=SCRIPTS,
    arrows=(
        Arrow(2921, lambda s: memory(s)["dead"] > 0),
        Arrow(2922, lambda s: memory(s)["stood"]),
        Arrow(2923, lambda s: memory(s)["dose"], at="ward-dawn"),
        Arrow(2924, lambda s: s.day >= 3),
    ),
    words=frozenset({"home", "need", "lying", "some", "watchman", "first", "last", "left"}),
    standing=standing,
    opening={"home": 0, "need": NEEDED},
    grade=grade,
    lines=("ward",),
)
