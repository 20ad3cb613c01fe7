"""The Evening phase: everybody gets a task for the night."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.request import Option, Refusal, text
from tilldawn.games.mine import modules
from tilldawn.games.mine.book.events import Told
from tilldawn.games.mine.cards.characters import PARTY_LIMIT
from tilldawn.games.mine.cards.events import lying
from tilldawn.games.mine.cards.fittings import FITTING
from tilldawn.games.mine.choices import consider
from tilldawn.games.mine.ending import check_hope
from tilldawn.games.mine.events import EveningBegan
from tilldawn.games.mine.house.lasting import end_events
from tilldawn.games.mine.house.rooms import beds, shut_in
from tilldawn.games.mine.modules import task_barred
from tilldawn.games.mine.night.events import TaskGiven
from tilldawn.games.mine.people.group import awake, find, guards, party, ref, skill, watched
from tilldawn.games.mine.people.harm import over, relieve, suffer
from tilldawn.games.mine.people.leader import pass_leadership
from tilldawn.games.mine.people.narrative import playable, unplayable, waiting
from tilldawn.games.mine.people.objectives import unpaid
from tilldawn.games.mine.state import Game, Person, State
from tilldawn.games.mine.steps import step
from tilldawn.games.mine.verbs import Verb

TASK = Verb("task", "M-EVE-01", "who:character", "task:task")
BED = Verb("bed", "M-EVE-02", "who:character", "card:card")
NIGHT = Verb("night", "M-EVE-01")
NO_GUARD = Verb("night-unguarded", "M-EVE-06", warning="warning-no-guard")

FLOOR_REST = 2


@step("evening", begins="phase")
@rule("M-EVE-01", "M-EVE-07", "M-EVE-10", "M-LEAD-08", "M-STATE-15", "M-STATE-16")
def evening(g: Game) -> Flow[str]:
    """The leader gives each Character one of four tasks; it counts from the moment it is given."""
    s = g.state
    s.phase = "evening"
    yield from check_hope(g)
    g.emit(EveningBegan(day=s.day, rule="M-EVE-01"))
    yield from modules.begins(g, "evening")
    by_card = waiting(s, "evening")
    s.moment = "evening" if by_card else ""
    while True:
        chosen = yield from consider(
            g,
            "evening",
            lambda: _offers(s),
            "M-EVE-01",
            lambda: {
                "left": len(_open(s)),
                "guards": len(guards(s)),
                "party": len(party(s)),
                "floor": _floor_rest(s),
            },
            refused=lambda: [*_refusals(s), *unpaid(s), *(unplayable(s) if by_card else ())],
            wait=lambda: not watched(s) or bool(by_card and playable(s)),
        )
        if chosen.verb in ("night", "night-unguarded"):
            break
        person = find(s, chosen.args[0])
        yield from _give(g, person, chosen.args[1])
    s.moment = ""
    end_events(g, "evening")
    pass_leadership(g, "M-LEAD-08")
    s.unguarded = not watched(s)
    if s.unguarded:
        _unguarded(g)
    return "scavenging" if party(s) else "stay-home"


def _open(s: State) -> list[Person]:
    return [p for p in s.group if not p.task and not p.posted]


@rule("M-EVE-02", "M-EVE-05", "M-EVE-08", "M-EVE-09", "M-BOARD-10", "M-BOARD-11", "M-STATE-20")
def _offers(s: State) -> list[Option]:
    """Beds that are free, the floor, Guard, Scavenging for up to three; sleepers can only sleep."""
    waiting = _open(s)
    if not waiting:
        return [NIGHT(s.leader) if watched(s) else NO_GUARD(s.leader)]
    used = [p.task for p in s.group]
    free = [card for card in beds(s) if card not in used]
    room = len(party(s)) < PARTY_LIMIT
    found: list[Option] = []
    for person in waiting:
        found += [BED(s.leader, person.id, card) for card in sorted(free)]
        found.append(TASK(s.leader, person.id, "floor", rule="M-EVE-03"))
        if awake(person):
            if task_barred(s, person, "guard") is None:
                found.append(TASK(s.leader, person.id, "guard", rule="M-EVE-04"))
            if room and task_barred(s, person, "scavenging") is None:
                found.append(TASK(s.leader, person.id, "scavenging", rule="M-EVE-05"))
    return found


def _refusals(s: State) -> list[Refusal]:
    """Sleepers cannot guard or scavenge; three is the most that can go; a Bed within reach takes one."""
    found: list[Refusal] = []
    tasks = [p.task for p in s.group]
    taken = [(card, "refused-bed", "M-EVE-02") for card in beds(s) if card in tasks]
    shut = [
        (card, "refused-basement", "M-MOVE-11") for card in FITTING if FITTING[card].bed and shut_in(s, card)
    ]
    for person in _open(s):
        for card, why, row in (*taken, *shut):
            what = text("option-bed", who=ref(person), card=f"card:{card}")
            found.append(Refusal(what, text(why), row, s.leader, (ref(person),)))
    for person in s.group:
        if person.posted:
            what = text("option-task", who=ref(person), task="task:guard")
            found.append(Refusal(what, text("why-posted"), "M-SCRIPT-47", s.leader, (ref(person),)))
    full = len(party(s)) >= PARTY_LIMIT
    for person in _open(s):
        for task in ("guard", "scavenging"):
            what = text("option-task", who=ref(person), task=f"task:{task}")
            barred = task_barred(s, person, task)
            if not awake(person):
                found.append(Refusal(what, text("why-asleep"), "M-EVE-08", s.leader, (ref(person),)))
            elif barred is not None:
                found.append(barred.refusal(what, s.leader, ref(person)))
            elif task == "scavenging" and full:
                found.append(Refusal(what, text("why-party-full"), "M-EVE-05", s.leader, (ref(person),)))
    return found


@rule("M-EVE-02", "M-EVE-03", "M-EVE-04", "M-EVE-05", "M-FIT-18", "M-SCAV-31", "M-STATE-14")
def _give(g: Game, person: Person, task: str) -> Flow[None]:
    """A Bed takes all Fatigue away, the floor 2; a night on Guard or outside costs 1."""
    s = g.state
    person.task = task
    kind = task if task in ("floor", "guard", "scavenging") else "bed"
    g.emit(TaskGiven(who=ref(person), task=f"task:{kind}", rule="M-EVE-01"))
    match kind:
        case "bed":
            relieve(g, person, "fatigue", person.fatigue, "M-EVE-02")
        case "floor":
            relieve(g, person, "fatigue", _floor_rest(s), "M-EVE-03")
        case "guard":
            yield from suffer(g, person, "fatigue", 1, "M-EVE-04")
        case _:
            if person.fatigue or not skill(person).tireless_out:
                yield from suffer(g, person, "fatigue", 1, "M-EVE-05")
    quiet = lying(s, lambda card: card.sleepers) if kind in ("bed", "floor") else None
    if quiet is not None:
        relieve(g, person, "misery", quiet.sleepers, "M-CARD-10")


@rule("M-EVE-03", "M-MORN-11")
def _floor_rest(s: State) -> int:
    """What a night on the floor takes off Fatigue; an Event that lies open may make it less."""
    frost = lying(s, lambda card: card.floor_rest)
    return frost.floor_rest if frost else FLOOR_REST


@rule("M-EVE-06", "M-SCRIPT-26", "M-RAID-25")
def _unguarded(g: Game) -> None:
    """Nobody watches: the Shelter is taken and the Campaign is lost, unless the table agreed otherwise."""
    s = g.state
    g.emit(Told(script="script:333", rule="M-SCRIPT-26"))
    if not s.settings.lenient_333:
        over(g, "lost-unguarded", "M-EVE-06")


@step("stay-home")
@rule("M-EVE-09")
def stay_home(g: Game) -> str:
    """Nobody scavenges tonight."""
    g.state.last_trip = None
    g.state.trip_unknown = False
    return "raid"
