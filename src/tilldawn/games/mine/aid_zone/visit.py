"""A stop at the Aid Zone: somebody queues, a Notice hangs there, one desk is used, or none."""

from __future__ import annotations

from collections.abc import Sequence

from tilldawn.engine.deck import Pile, add, draw
from tilldawn.engine.flow import Flow, GameOver, roll, rule
from tilldawn.engine.objection import Objection, Offer
from tilldawn.engine.request import Arg, Option
from tilldawn.games.mine.aid_zone.events import (
    AidZoneLeft,
    BagsSearched,
    Dressed,
    GiftsGiven,
    ListsRead,
    NobodyTaken,
    NoDeskTonight,
    NoticeDrawn,
    Queued,
    RationsGiven,
    ShellsFell,
    TurnGiven,
    Volunteered,
)
from tilldawn.games.mine.aid_zone.post import (
    DRESSING,
    NOTICE,
    RATIONS,
    Notice,
    move_supplies,
    post,
    supplies,
)
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.cards.visitors import DECK as VISITORS
from tilldawn.games.mine.choices import agree, choose_person, decide, pay_worth, payable
from tilldawn.games.mine.events import CardsReshuffled
from tilldawn.games.mine.goods import FIREARMS, MEDICINE, kind_of
from tilldawn.games.mine.offers import decide_offer
from tilldawn.games.mine.people.group import explorers, find, level, member, ref
from tilldawn.games.mine.people.harm import CardLost, PartyGone, TripEnded, pangs, relieve, suffer
from tilldawn.games.mine.people.recruits import can_join, join
from tilldawn.games.mine.state import Game, Person, State
from tilldawn.games.mine.trade.supply import discard, gain
from tilldawn.games.mine.verbs import Verb

WHY = "M-AID-03"
VISIT = Verb("aid-zone", "M-AID-01", "who:character")
WAIT = Verb("queue-wait", WHY, "who:character")
LEAVE = Verb("queue-leave", WHY)
HAND_IN = Verb("bags-hand-in", WHY, "good:good")
STAY = Verb("shells-stay", WHY, "who:character")
GIVE_TURN = Verb("turn-give", WHY)
KEEP_TURN = Verb("turn-keep", WHY)
AT_RATIONS = Verb("desk-rations", WHY, "~bonus:int", refs=("desk:rations",))
AT_DRESSING = Verb(
    "desk-dressing", WHY, "who:character", "price", "~good:~good", "~bonus:int", refs=("desk:dressing",)
)
AT_LISTS = Verb("desk-lists", WHY, "who:character", refs=("desk:lists",))
AT_VOLUNTEER = Verb("desk-volunteer", WHY, "who:character", "~alone", refs=("desk:volunteer",))
AT_GIFTS = Verb("desk-gifts", WHY, "worth:int", refs=("desk:gifts",))
NO_DESK = Verb("desk-none", WHY)
TREAT = Verb("dressing-treat", WHY, "who:character", "state:state", "level:int")
SECOND = Verb("dressing-second", WHY, "who:character")
NO_SECOND = Verb("dressing-enough", WHY)

SHUT = Objection("refused-aid-shut", WHY)
EMPTY = Objection("refused-aid-empty", WHY)
TIRED = Objection("refused-aid-tired", WHY)
NO_LIGHT = Objection("refused-aid-closed", WHY)
USED = Objection("refused-aid-used", WHY)
WELL = Objection("refused-trip-well", WHY)
NONE_HELD = Objection("refused-trip-none", WHY)

QUEUES_UP_TO = 2
"""Fatigue with which one can still stand in a queue."""
SHELL_HITS, SHELL_WOUNDS = 2, 2
HUNGRY, HUNGRY_MORE = 3, 2
RATIONS_TABLE = ((4, "vegetable"), (8, "raw-food"), (99, "canned-food"))
OWN_MEDICINE = 3
"""What a roll counts more for who brings the medicine."""
DRESSING_TABLE = ((2, 0), (8, 1), (99, 2))
LISTS_TABLE = ((2, "loss"), (6, "nothing"), (9, "news"), (BLACK, "face"))
GIFT = 5
TREATED = ("wounds", "illness")
COMES_AS = next(card.newcomer.states for card in VISITORS if card.newcomer is not None)
"""How somebody is who was looked for and found."""


@rule("M-AID-01", "M-AID-03")
def stops(s: State) -> list[Offer]:
    """The Aid Zone: one of us who is not too tired queues; at Supplies 0 the tent is shut."""
    shut = None if supplies(s) else SHUT
    return [
        (VISIT(s.leader, p.id), shut or (None if p.fatigue <= QUEUES_UP_TO else TIRED)) for p in explorers(s)
    ]


@rule("M-AID-01", "M-AID-03")
def visit(g: Game, there: Option) -> Flow[None]:
    """Queue, read what is written up, use one desk or none."""
    s = g.state
    person = find(s, there.args[0])
    post(s)["queuing"] = person.id
    try:
        g.emit(Queued(who=ref(person), rule=WHY))
        yield from suffer(g, person, "fatigue", 1, WHY)
        notice = yield from _read(g)
        if (yield from _asked(g, notice, person)):
            for _ in range(notice.desks):
                if not (yield from _desk(g, notice)):
                    break
        else:
            g.emit(NoDeskTonight(rule=WHY))
    except (TripEnded, CardLost, PartyGone, GameOver):
        leave(g)
        raise
    leave(g)


def leave(g: Game) -> None:
    """The Notice goes to its discard."""
    p = post(g.state)
    if p["card"]:
        g.emit(AidZoneLeft(card=f"card:{p['card']}", rule=WHY))
        p["discard"].append(p["card"])
    p["card"] = p["queuing"] = ""
    p["used"] = []


@rule("M-AID-03")
def _read(g: Game) -> Flow[Notice]:
    """The top Notice; an empty deck is the discard shuffled anew."""
    s = g.state
    p = post(s)
    deck = Pile(p["deck"])
    if not len(deck):
        for card in p["discard"]:
            add(s.unseen["notices"], card)
        deck.layers = [{"notices": len(p["discard"])}]
        p["discard"] = []
        g.emit(CardsReshuffled(deck="notices", cards=len(deck), rule=WHY))
    p["card"] = yield from draw(deck, s.unseen)
    p["deck"] = deck.layers
    g.emit(NoticeDrawn(card=f"card:{p['card']}", rule=WHY))
    notice = NOTICE[p["card"]]
    if notice.supplies:
        move_supplies(g, notice.supplies, "brought")
    return notice


def _words(s: State) -> dict[str, Arg]:
    return {"card": f"card:{post(s)['card']}", "supplies": supplies(s)}


# --- What a Notice asks -------------------------------------------------------------------------------


def _asked(g: Game, notice: Notice, person: Person) -> Flow[bool]:
    """Whether the party comes as far as the desks."""
    match notice.asks:
        case "patience":
            return (yield from _patience(g, person))
        case "firearm":
            return (yield from _bags(g))
        case "nerve":
            return (yield from _shells(g))
        case "turn":
            return (yield from _turn(g))
        case _:
            return True


def _patience(g: Game, person: Person) -> Flow[bool]:
    """The queue goes round the block: wait on, if one still can, or go."""
    s = g.state
    offers: list[Offer] = [
        (WAIT(s.leader, person.id), None if person.fatigue <= QUEUES_UP_TO else TIRED),
        (LEAVE(s.leader), None),
    ]
    chosen = yield from decide_offer(g, "notice", offers, WHY, _words(s))
    if chosen.verb == LEAVE.name:
        return False
    yield from suffer(g, person, "fatigue", 1, WHY)
    return True


def _bags(g: Game) -> Flow[bool]:
    """A firearm is handed in, or nobody comes in."""
    s = g.state
    guns = [good for good in FIREARMS if s.pile.get(good)]
    if not guns:
        g.emit(BagsSearched(rule=WHY))
        return True
    options = [*(HAND_IN(s.leader, good) for good in guns), LEAVE(s.leader)]
    chosen = yield from decide(g, "notice", options, WHY, _words(s), refused="all")
    if chosen.verb == LEAVE.name:
        return False
    discard(g, {chosen.args[0]: 1}, "pile", WHY)
    return True


def _shells(g: Game) -> Flow[bool]:
    """Who stays in the queue may be hit."""
    s = g.state
    options = [LEAVE(s.leader), *(STAY(s.leader, p.id) for p in explorers(s))]
    chosen = yield from decide(g, "notice", options, WHY, _words(s), refused="all")
    if chosen.verb == LEAVE.name:
        return False
    person = find(s, chosen.args[0])
    result = yield from roll(BLACK)
    hit = result <= SHELL_HITS
    g.emit(ShellsFell(who=ref(person), result=result, hit="yes" if hit else "no", rule=WHY))
    if hit:
        yield from suffer(g, person, "wounds", SHELL_WOUNDS, WHY)
    return bool(explorers(s))


def _turn(g: Game) -> Flow[bool]:
    """Somebody needs it more."""
    s = g.state
    options = [GIVE_TURN(s.leader), KEEP_TURN(s.leader)]
    chosen = yield from decide(g, "notice", options, WHY, _words(s), refused="either")
    if chosen.verb == KEEP_TURN.name:
        yield from pangs(g, explorers(s), 1, WHY)
        return bool(explorers(s))
    g.emit(TurnGiven(rule=WHY))
    people = [person for person in explorers(s) if person.misery]
    for _ in range(min(2, len(people))):
        person = yield from choose_person(g, "aid-comfort", people, WHY)
        people.remove(person)
        relieve(g, person, "misery", 1, WHY)
    return False


# --- The desks ----------------------------------------------------------------------------------------


def _soft(good: str) -> bool:
    """Green and yellow tokens."""
    return kind_of(good) in ("green", "yellow")


def desk_of(verb: str) -> str:
    """The desk an answer is given at."""
    return verb.removeprefix("desk-")


def bonus(s: State, notice: Notice, desk: str) -> int:
    """What a roll at a desk counts more tonight."""
    hungry = desk == RATIONS and any(person.hunger >= HUNGRY for person in s.group)
    return notice.more.get(desk, 0) + (HUNGRY_MORE if hungry else 0)


@rule("M-AID-03")
def offers(s: State, notice: Notice) -> list[Offer]:
    """Everything that can be done at the desks, and what stands against each."""
    here = explorers(s)
    empty = None if supplies(s) else EMPTY
    gifts = payable(s, s.pile, _soft)
    poor = Objection("refused-trip-worth", WHY, {"worth": GIFT, "there": gifts}) if gifts < GIFT else None
    found: list[Offer] = [(AT_RATIONS(s.leader, bonus(s, notice, RATIONS)), empty)]
    more = bonus(s, notice, DRESSING)
    for person in here:
        well = None if _ails(person) else WELL
        found.append((AT_DRESSING(s.leader, person.id, "supplies", MEDICINE[0], more), empty or well))
        found += [
            (AT_DRESSING(s.leader, person.id, good, good, more + OWN_MEDICINE), well)
            for good in MEDICINE
            if s.pile.get(good)
        ]
    found += [(AT_LISTS(s.leader, p.id), None) for p in here]
    alone = len(here) == 1
    found += [
        (
            AT_VOLUNTEER(
                s.leader,
                p.id,
                "yes" if alone else "no",
                warning="warning-volunteer" if alone and s.pile else "",
            ),
            None,
        )
        for p in here
    ]
    found.append((AT_GIFTS(s.leader, GIFT), poor))
    used = post(s)["used"]
    found = [
        (
            option,
            NO_LIGHT
            if desk_of(option.verb) in notice.shut
            else USED
            if desk_of(option.verb) in used
            else why,
        )
        for option, why in found
    ]
    return [*found, (NO_DESK(s.leader), None)]


def _ails(person: Person) -> bool:
    return any(level(person, state) for state in TREATED)


@rule("M-AID-03")
def _desk(g: Game, notice: Notice) -> Flow[bool]:
    """One desk, or none; says whether one was used."""
    s = g.state
    chosen = yield from decide_offer(g, "desk", offers(s, notice), WHY, _words(s))
    if chosen.verb == NO_DESK.name:
        g.emit(NoDeskTonight(rule=WHY))
        return False
    desk = desk_of(chosen.verb)
    post(s)["used"].append(desk)
    match desk:
        case "rations":
            yield from _rations(g, bonus(s, notice, desk))
        case "dressing":
            yield from _dressing(g, notice, chosen.args)
        case "lists":
            yield from _lists(g, find(s, chosen.args[0]))
        case "volunteer":
            _volunteer(g, find(s, chosen.args[0]))
        case _:
            yield from _gifts(g)
    return bool(explorers(s))


def _rations(g: Game, more: int) -> Flow[None]:
    """Food, by the Black die."""
    move_supplies(g, -1, "used")
    result = yield from roll(BLACK)
    total = result + more
    g.emit(RationsGiven(result=result, bonus=more, total=total, rule=WHY))
    gain(g, {next(good for upto, good in RATIONS_TABLE if total <= upto): 1}, "pile", WHY)


def _dressing(g: Game, notice: Notice, args: Sequence[str]) -> Flow[None]:
    """Wounds or Illness, of one Character; of two where a doctor is there."""
    s = g.state
    more = bonus(s, notice, DRESSING)
    if args[1] in MEDICINE:
        discard(g, {args[1]: 1}, "pile", WHY)
        more += OWN_MEDICINE
    else:
        move_supplies(g, -1, "used")
    yield from _treat(g, find(s, args[0]), more)
    others = [p for p in explorers(s) if p.id != args[0] and _ails(p)]
    if notice.two == DRESSING and others:
        options = [*(SECOND(s.leader, p.id) for p in others), NO_SECOND(s.leader)]
        chosen = yield from decide(g, "dressing-second", options, WHY, _words(s), refused="all")
        if chosen.verb == SECOND.name:
            yield from _treat(g, find(s, chosen.args[0]), more)


def _treat(g: Game, person: Person, more: int) -> Flow[None]:
    s = g.state
    result = yield from roll(BLACK)
    total = result + more
    by = next(by for upto, by in DRESSING_TABLE if total <= upto)
    g.emit(Dressed(who=ref(person), result=result, bonus=more, total=total, by=by, rule=WHY))
    for _ in range(by):
        options = [
            TREAT(s.leader, person.id, state, level(person, state))
            for state in TREATED
            if level(person, state)
        ]
        if not options:
            return
        chosen = options[0]
        if len(options) > 1:
            chosen = yield from decide(
                g, "dressing-treat", options, WHY, {"who": ref(person)}, refused="either"
            )
        relieve(g, person, chosen.args[1], 1, WHY)


def _lists(g: Game, person: Person) -> Flow[None]:
    """Names on a wall: the worst, nothing, news, or a face."""
    s = g.state
    result = yield from roll(BLACK)
    found = next(found for upto, found in LISTS_TABLE if result <= upto)
    g.emit(ListsRead(who=ref(person), result=result, found=found, rule=WHY))
    if found == "loss":
        yield from suffer(g, person, "misery", 1, WHY)
    elif found == "news" or (found == "face" and not can_join(s)):
        relieve(g, person, "misery", 1, WHY)
    elif found == "face":
        if (yield from agree(g, "aid-join", WHY)):
            yield from join(g, COMES_AS, {}, WHY)
        else:
            g.emit(NobodyTaken(rule=WHY))


def _volunteer(g: Game, person: Person) -> None:
    """One stays till Dawn, and carries nothing home."""
    trip = g.state.trip
    if trip is not None and member(g.state, person.id) is not None:
        trip.staying.append(person.id)
    g.emit(Volunteered(who=ref(person), rule=WHY))
    relieve(g, person, "misery", 1, WHY)
    move_supplies(g, 1, "brought")


def _gifts(g: Game) -> Flow[None]:
    """Something green or yellow for the others."""
    s = g.state
    paid = yield from pay_worth(g, "script-pay", GIFT, "pile", WHY, _soft)
    g.emit(GiftsGiven(paid=paid, rule=WHY))
    move_supplies(g, 1, "brought")
    here = [person for person in explorers(s) if person.misery]
    if here:
        person = yield from choose_person(g, "aid-comfort", here, WHY)
        relieve(g, person, "misery", 1, WHY)
