"""The Voice of the House: somebody must say on the air what happens here.

A Testimony is brought home from a Location and read out at the Radio; every two Broadcasts make raids harder.
"""

from __future__ import annotations

from typing import Any, ClassVar

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.objection import Objection, refusals
from tilldawn.engine.outlook import Grade
from tilldawn.engine.request import Arg, Option, Text
from tilldawn.games.mine.book.events import NoteErased
from tilldawn.games.mine.book.grammar import Effect, Scene, Script
from tilldawn.games.mine.book.language import Busy, Choice, Erase, Gain, Write
from tilldawn.games.mine.book.notes import STORAGE, noted, write
from tilldawn.games.mine.cards.fittings import ACTION, FITTING, tune_in
from tilldawn.games.mine.choices import decide
from tilldawn.games.mine.city.homeward import limit
from tilldawn.games.mine.ending import conclude
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.modules import Verdict
from tilldawn.games.mine.people.group import at_home, find, member, ref, starters
from tilldawn.games.mine.people.harm import relieve
from tilldawn.games.mine.raid.events import RaidStirred
from tilldawn.games.mine.scenarios.events import (
    Broadcast,
    RadioCheaper,
    StoryCounts,
    TestimonyLost,
    TestimonyTaken,
    VanAbout,
)
from tilldawn.games.mine.scenarios.house import put_anywhere
from tilldawn.games.mine.scenarios.sheet import Arrow, Scenario, lay_events, memory, remember
from tilldawn.games.mine.state import Game, Note, Person, RaidTonight, State
from tilldawn.games.mine.verbs import Verb

ID = "voice"
RULE, ARROW = "M-SCEN-03", "M-SCEN-04"
EVENTS = LAST = 8
NEEDED = 5
WEIGHT = 2
PER_DAMAGE = 2
"""So many Broadcasts make Damage 1 higher."""
UNHAPPY = 3
RELIEF = 2
TESTIMONY, LISTENERS = "testimony", "listeners"
RADIO, TUNE_IN = next(key for key, action in ACTION.items() if action.does is tune_in)

TAKE = Verb("voice-take", RULE, "card:card", "weight:int")
LEAVE = Verb("voice-leave", RULE)
READ_OUT = Verb("voice-read", RULE)
TELL = Verb("voice-tell", RULE, "who:character")
LISTEN = Verb("voice-listen", RULE)


def testimonies(s: State) -> list[Note]:
    """Those that lie in Storage."""
    return [note for note in s.notes if note.name == TESTIMONY]


def stands(s: State) -> bool:
    """Whether the Radio is still there."""
    return RADIO in s.fittings.values()


# --- Bringing one home --------------------------------------------------------------------------------------


@rule("M-SCEN-03")
def packing(g: Game) -> Flow[None]:
    """At Choose Findings a Testimony of the Location may be taken along, once for each Location."""
    s = g.state
    kept = memory(s)
    if s.trip is None or s.trip.location in kept["told"] or limit(s) < WEIGHT:
        return
    take = TAKE(s.leader, s.trip.location, WEIGHT)
    chosen = yield from decide(
        g,
        "voice-testimony",
        [take, LEAVE(s.leader)],
        RULE,
        {"card": f"card:{s.trip.location}"},
        refused="either",
    )
    if chosen.verb == TAKE.name:
        kept["told"].append(s.trip.location)
        kept["carried"] = True
        g.emit(TestimonyTaken(card=f"card:{s.trip.location}", rule=RULE))


def dawn(g: Game) -> Flow[None]:
    """What was carried home lies in Storage, if anybody came home with it."""
    s = g.state
    if memory(s)["carried"]:
        memory(s)["carried"] = False
        if any(p.task == "scavenging" for p in s.group):
            write(g, Note(TESTIMONY, 0, STORAGE))
        else:
            g.emit(TestimonyLost(rule=RULE))
    yield from ()


# --- On the air ---------------------------------------------------------------------------------------------


@rule("M-SCEN-03")
def instead(g: Game, person: Person, card: str, action: str) -> Flow[bool]:
    """In place of Tune In a Testimony may be read out."""
    s = g.state
    if (card, action) != (RADIO, TUNE_IN) or member(s, person.id) is None:
        return False
    barred = Objection("refused-voice-van", ARROW) if memory(s)["silent"] == s.day else None
    none = Objection("refused-voice-none", RULE)
    offers: list[tuple[Option, Objection | None]] = [
        (READ_OUT(s.leader), barred or (None if testimonies(s) else none)),
        *((TELL(s.leader, p.id), barred) for p in s.group if p.id in memory(s)["stories"]),
    ]
    options = [option for option, why in offers if why is None]
    chosen = yield from decide(
        g,
        "voice-radio",
        [*options, LISTEN(s.leader)],
        RULE,
        {"who": ref(person), "done": memory(s)["broadcasts"], "need": NEEDED},
        refused=lambda: refusals(offers),
    )
    if chosen.verb == LISTEN.name:
        return False
    yield from _broadcast(g, person, chosen)
    return True


def _broadcast(g: Game, person: Person, chosen: Option) -> Flow[None]:
    s = g.state
    kept = memory(s)
    kept["broadcasts"] += 1
    kept["day"] = s.day
    kept["speaker"] = person.id
    told = chosen.args[0] if chosen.verb == TELL.name else ""
    g.emit(
        Broadcast(
            who=ref(person),
            story=f"character:{told}" if told else "",
            own="yes" if told else "no",
            number=kept["broadcasts"],
            rule=RULE,
        )
    )
    if told:
        kept["stories"].remove(told)
        relieve(g, find(s, told), "misery", RELIEF, ARROW)
    else:
        s.notes.remove(testimonies(s)[0])
        g.emit(NoteErased(note=f"note:{TESTIMONY}", rule=RULE))
    for one in at_home(s):
        relieve(g, one, "misery", 1, RULE)
    yield from ()


@rule("M-SCEN-03")
def raid(g: Game, raid: RaidTonight) -> Flow[None]:
    """They have heard us, too."""
    s = g.state
    kept = memory(s)
    damage, wounds = kept["broadcasts"] // PER_DAMAGE, int(kept["found"])
    kept["found"] = False
    raid.damage += damage
    raid.wounds += wounds
    if damage or wounds:
        g.emit(RaidStirred(damage=raid.damage, wounds=raid.wounds, rule=RULE))
    yield from ()


@rule("M-SCEN-03")
def crime(s: State) -> int:
    """One red card more enters in a night with a Broadcast."""
    return int(memory(s)["day"] == s.day)


@rule("M-SCEN-04", "M-FIT-03")
def recipe(s: State, card: str) -> Goods | None:
    """A lost Radio is put together again for half, rounded up."""
    if card != RADIO or not memory(s)["cheaper"]:
        return None
    return {good: -(-n // 2) for good, n in FITTING[RADIO].cost.items()}


# --- Words of its pages -------------------------------------------------------------------------------------


class KeepQuiet(Effect, frozen=True):
    """No Broadcast tomorrow."""

    says: ClassVar = ""

    @rule("M-SCEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        memory(g.state)["silent"] = g.state.day + 1
        g.emit(VanAbout(quiet="yes", rule=ARROW))
        yield from ()

    def describe(self) -> Text:
        return self.say()


class BeFound(Effect, frozen=True):
    """The next raid card has 1 Wound more."""

    says: ClassVar = ""

    @rule("M-SCEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        memory(g.state)["found"] = True
        g.emit(VanAbout(quiet="no", rule=ARROW))
        yield from ()

    def describe(self) -> Text:
        return self.say()


class OwnStory(Effect, frozen=True):
    """The story of the one it is about counts as a Testimony."""

    says: ClassVar = "by"
    by: int = RELIEF

    @rule("M-SCEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        if member(g.state, scene.actor) is not None:
            memory(g.state)["stories"].append(scene.actor)
            g.emit(StoryCounts(who=f"character:{scene.actor}", rule=ARROW))
        yield from ()

    def describe(self) -> Text:
        return self.say(by=self.by)


class CheaperRadio(Effect, frozen=True):
    """The Radio may be rebuilt for half."""

    says: ClassVar = "card"

    @rule("M-SCEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        memory(g.state)["cheaper"] = True
        g.emit(RadioCheaper(card=f"card:{RADIO}", rule=ARROW))
        yield from ()

    def describe(self) -> Text:
        return self.say(card=f"card:{RADIO}")


SCRIPTS: tuple[Script, ...] = (
    Script(
        number=2931,
        where="home",
        choices=(Choice("a", (Busy("actor"), Write(LISTENERS))), Choice("b")),
    ),
    Script(
        number=2932,
        where="home",
        topics=("cruelty",),
        choices=(Choice("a", (KeepQuiet(),)), Choice("b", (BeFound(),))),
    ),
    Script(number=2933, where="home", topics=("despair",), then=(OwnStory(),)),
    Script(
        number=2934,
        where="home",
        then=(Gain({"canned-food": 1, "bandages": 1, "ammo": 2}), Erase(LISTENERS)),
    ),
    Script(number=2935, where="home", then=(CheaperRadio(),)),
)


# --- The sheet ----------------------------------------------------------------------------------------------


@rule("M-SCEN-01", "M-SCEN-03", "M-SETUP-35")
def lay_out(s: State) -> None:
    """Eight Events and nothing after them."""
    remember(
        s,
        broadcasts=0,
        day=0,
        silent=0,
        told=[],
        stories=[],
        carried=False,
        found=False,
        cheaper=False,
        speaker="",
    )
    lay_events(s)


def settle(g: Game) -> Flow[None]:
    """The Radio stands there; the group says where."""
    yield from put_anywhere(g, RADIO)


@rule("M-SCEN-03", "M-WIN-08")
def night_over(g: Game) -> Flow[None]:
    """Won at the Dawn after the fifth Broadcast; lost when a ninth Morning would begin."""
    s = g.state
    done = memory(s)["broadcasts"] >= NEEDED and bool(starters(s)) and stands(s)
    if done or s.day >= LAST:
        words = {**standing(s), "day": s.day}
        verdict = Verdict(done, Text(f"scenario-{ID}.{'won' if done else 'lost'}", words), RULE)
        yield from conclude(g, verdict, s.group)


def standing(s: State) -> dict[str, Arg]:
    """Broadcasts made, Testimonies at hand, Mornings left."""
    kept = memory(s)
    return {
        "done": kept["broadcasts"],
        "need": NEEDED,
        "ready": len(testimonies(s)) + len(kept["stories"]),
        "stands": "yes" if stands(s) else "no",
        "damage": kept["broadcasts"] // PER_DAMAGE,
        "nights": max(0, LAST - s.day + 1),
        "left": len(starters(s)),
    }


def grade(s: State) -> Grade:
    """Five are enough; the last days are short of them."""
    kept = memory(s)
    missing = NEEDED - kept["broadcasts"]
    if missing <= 0:
        return "good" if stands(s) else "danger"
    left = LAST - s.day
    return "danger" if not stands(s) or left < missing - 1 else "warn" if left < missing + 1 else "plain"


def look(s: State) -> dict[str, Any]:
    """What has been said, and at which action more can be."""
    kept = memory(s)
    shown = {key: kept[key] for key in ("broadcasts", "silent", "carried", "cheaper")}
    return {**shown, "told": list(kept["told"]), "stories": list(kept["stories"]), "at": TUNE_IN}


def _unhappy(s: State) -> str:
    return next((p.id for p in s.group if p.misery >= UNHAPPY), "")


def _speaker(s: State) -> str:
    return str(memory(s)["speaker"])


SCENARIO = Scenario(
    id=ID,
    needs=("desperate",),
    days=(5, 8),
    difficulty="harsh",
    rules=5,
    events=EVENTS,
    endings=False,
    lay_out=lay_out,
    settle=settle,
    begins={"dawn": dawn, "night-over": night_over},
    packing=packing,
    load=lambda s: WEIGHT if memory(s)["carried"] and s.phase == "scavenging" else 0,
    instead=instead,
    raid=raid,
    crime=crime,
    recipe=recipe,
    look=look,
    writes=(TESTIMONY,),
    scripts=SCRIPTS,
    arrows=(
        Arrow(2931, lambda s: memory(s)["broadcasts"] >= 1, actor=_speaker),
        Arrow(2932, lambda s: memory(s)["broadcasts"] >= 2),
        Arrow(2933, lambda s: bool(_unhappy(s)), actor=_unhappy),
        Arrow(2934, lambda s: memory(s)["broadcasts"] >= 4 and noted(s, LISTENERS) is not None),
        Arrow(2935, lambda s: bool(s.day) and not stands(s)),
    ),
    words=frozenset({"done", "need", "ready", "stands", "damage", "nights", "left"}),
    standing=standing,
    opening={"done": 0, "need": NEEDED},
    grade=grade,
    lines=("air",),
)
