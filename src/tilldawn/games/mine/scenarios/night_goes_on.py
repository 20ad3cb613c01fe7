"""The Night Goes On: two people in a house they know, the last days of a siege, and no sleep.

Who sleeps does not guard, and who guards does not sleep; so Beds decide, and a little company at Dawn.
"""

from __future__ import annotations

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.objection import Objection, refusals
from tilldawn.engine.request import Arg, Option, Refusal
from tilldawn.games.mine.book.language import (
    Check,
    Choice,
    Cold,
    LoseDearest,
    Roll,
    Script,
    Write,
)
from tilldawn.games.mine.cards.characters import LAST
from tilldawn.games.mine.cards.events import EVENT
from tilldawn.games.mine.cards.fittings import CARDS as FITTINGS
from tilldawn.games.mine.cards.fittings import tune_in
from tilldawn.games.mine.choices import decide
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.modules import Founders
from tilldawn.games.mine.people.deadlines import peace_between
from tilldawn.games.mine.people.group import awake, find, ref, starters
from tilldawn.games.mine.people.harm import relieve, suffer
from tilldawn.games.mine.raid.events import RaidEased
from tilldawn.games.mine.scenarios.events import WokeTogether
from tilldawn.games.mine.scenarios.house import furnish
from tilldawn.games.mine.scenarios.sheet import (
    Arrow,
    Scenario,
    lay_events,
    lay_raids,
    lay_residents,
    lay_storage,
    memory,
    remember,
)
from tilldawn.games.mine.scenarios.words import (
    GiveUpDay,
    LetInside,
    MustRest,
    Risk,
    ScrapFitting,
    SeekNewcomer,
    SitByTheWindow,
    keep_promises,
)
from tilldawn.games.mine.state import Game, Person, RaidTonight, State
from tilldawn.games.mine.verbs import Verb

ID = "night-goes-on"
RULE = "M-SCEN-03"

STORAGE: Goods = {
    "raw-food": 2,
    "vegetable": 1,
    "water": 2,
    "wood": 3,
    "component": 3,
    "chems": 1,
    "knife": 1,
    "bandages": 1,
    "moonshine": 1,
    "cigarette": 2,
}
EVENTS = 3
COLD = 2
GREEN, RED = 5, 2
"""Fittings that stand there."""
MORE_CARDS = 2
"""The nights are long: so many Unknown cards more on every trip."""
FREEZING = 4
ROBBED = 3
"""Items a raid card must take for a man to be found in the hall."""
UNHAPPY = 3
HELP = 2
"""Points off a raid card for the man who sleeps inside."""

RADIO = next(c.id for c in FITTINGS if any(action.does is tune_in for action in c.actions))

WAKE = Verb("wake-together", RULE, "who:character")
LIE_DOWN = Verb("lie-down", RULE)

SCRIPTS: tuple[Script, ...] = (
    Script(
        number=2901,
        where="home",
        topics=("illness",),
        choices=(
            Choice("a", (ScrapFitting(), Cold(-3))),
            Choice("b", (Risk(3, "illness", who="group"),)),
        ),
    ),
    Script(
        number=2902,
        where="home",
        topics=("despair",),
        choices=(
            Choice("a", (LetInside(), Write("man-in-the-hall", 2906, 0, "dawn"))),
            Choice("b", (Check(who="group"),)),
        ),
    ),
    Script(number=2903, where="home", topics=("despair",), then=(SeekNewcomer(),)),
    Script(
        number=2904,
        where="home",
        choices=(Choice("a", (SitByTheWindow(RADIO),)), Choice("b")),
    ),
    Script(
        number=2905,
        where="home",
        topics=("despair",),
        choices=(Choice("a", (GiveUpDay(),)), Choice("b", (MustRest(),))),
    ),
    Script(number=2906, where="home", then=(Roll(((4, (LoseDearest(),)), (10, ()))),)),
)


# --- The set-up -----------------------------------------------------------------------------------------


@rule("M-SCEN-01", "M-SCEN-03", "M-SETUP-35")
def lay_out(s: State) -> None:
    """An open house, three Events on three Endings, all raiders and Residents from the start."""
    remember(s, robbed=False, guns=False)
    s.shelter, s.beneath = {}, {}
    lay_events(s)
    lay_raids(s, sum(s.unseen["raids-red"].values()))
    lay_residents(s)
    lay_storage(s, STORAGE)
    s.cold += COLD


def settle(g: Game) -> Flow[None]:
    """Seven Fittings stand there, chosen by the group."""
    yield from furnish(g, GREEN, RED)


# --- The long night -------------------------------------------------------------------------------------


@rule("M-SCEN-03")
def dawn(g: Game) -> Flow[None]:
    """Whoever was on Guard or out may sit with the others rather than lie down: Fatigue +1, Misery -1."""
    s = g.state
    asked: list[str] = []
    while waking := [p for p in s.group if p.id not in asked and _up(p) is None]:
        options = [*(WAKE(s.leader, p.id) for p in waking), LIE_DOWN(s.leader)]
        chosen = yield from decide(g, "waking", options, RULE, refused=lambda: _not_up(s, asked))
        if chosen.verb == "lie-down":
            return
        person = find(s, chosen.args[0])
        asked.append(person.id)
        g.emit(WokeTogether(who=ref(person), rule=RULE))
        yield from suffer(g, person, "fatigue", 1, RULE)
        relieve(g, person, "misery", 1, RULE)


def _up(p: Person) -> Objection | None:
    """Why somebody cannot sit up this Dawn."""
    if p.task not in ("guard", "scavenging"):
        return Objection("refused-slept", RULE)
    if not awake(p) or p.fatigue >= LAST:
        return Objection("why-asleep", RULE)
    return None if p.misery else Objection("refused-content", RULE)


def _not_up(s: State, asked: list[str]) -> list[Refusal]:
    offers: list[tuple[Option, Objection | None]] = [
        (WAKE(s.leader, p.id), _up(p)) for p in s.group if p.id not in asked
    ]
    return refusals(offers)


def morning(g: Game) -> Flow[None]:
    """Whoever has given this day to another keeps it."""
    keep_promises(g)
    yield from ()


# --- What the red arrows look at --------------------------------------------------------------------------


def event(g: Game, card: str) -> None:
    """An Ending Event that is not yet the end."""
    if EVENT[card].ending and not EVENT[card].peace:
        memory(g.state)["guns"] = True


def raided(g: Game, raid: RaidTonight, took: Goods) -> Flow[None]:
    """A raid card that has taken much."""
    if sum(took.values()) >= ROBBED:
        memory(g.state)["robbed"] = True
    yield from ()


def raid(g: Game, raid: RaidTonight) -> Flow[None]:
    """The man in the hall is awake before anybody else."""
    if memory(g.state).get("inside") == g.state.day:
        raid.points += HELP
        g.emit(RaidEased(why="guest", points=HELP, rule=RULE))
    yield from ()


@rule("M-SCEN-04")
def task_barred(s: State, who: Person, task: str) -> Objection | None:
    """The third sleepless night: who is to rest rests, if another can guard."""
    rest = memory(s).get("rest")
    if rest != [who.id, s.day] or task not in ("guard", "scavenging"):
        return None
    able = any(p is not who and awake(p) and not p.posted for p in s.group)
    return Objection("why-must-rest", "M-SCEN-04") if able else None


def _unhappy(s: State) -> str:
    return next((p.id for p in s.group if p.misery >= UNHAPPY), "")


def standing(s: State) -> dict[str, Arg]:
    """When the peace can come, and who must see it."""
    first, last = peace_between(s)
    return {"first": first, "last": last, "left": len(starters(s))}


SCENARIO = Scenario(
    id=ID,
    days=(3, 5),
    difficulty="even",
    rules=3,
    events=EVENTS,
    founders=Founders({"red": 1, "black": 1}, {"hunger": 1, "misery": 2}),
    lay_out=lay_out,
    settle=settle,
    begins={"morning": morning, "dawn": dawn},
    event=event,
    raid=raid,
    raided=raided,
    task_barred=task_barred,
    more_cards=MORE_CARDS,
    scripts=SCRIPTS,
    arrows=(
        Arrow(2901, lambda s: s.cold >= FREEZING),
        Arrow(2902, lambda s: bool(memory(s)["robbed"]), at="evening"),
        Arrow(2903, lambda s: len(s.group) == 1),
        Arrow(2904, lambda s: bool(memory(s)["guns"])),
        Arrow(2905, lambda s: bool(_unhappy(s)), actor=_unhappy),
    ),
    words=frozenset({"first", "last", "left"}),
    standing=standing,
    opening={"first": EVENTS + 1, "last": EVENTS + 3, "left": 2},
    ends=(),
)
