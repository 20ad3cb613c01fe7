"""Four Seats: a lorry goes through the lines after the fifth night, and its driver sells seats.

A Seat is a written token: it lies on the Character it is named for, or unnamed in Storage, where raiders may
find it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from tilldawn.engine.flow import Flow, pick, rule
from tilldawn.engine.objection import Objection, refusals
from tilldawn.engine.outlook import Grade
from tilldawn.engine.request import Arg, Option, Refusal, Text
from tilldawn.games.mine.book.events import NoteErased
from tilldawn.games.mine.book.grammar import Effect, Effects, Scene, Script
from tilldawn.games.mine.book.language import Check, Choice, LoseOneOf, Write
from tilldawn.games.mine.book.notes import STORAGE as HEAP
from tilldawn.games.mine.book.notes import write
from tilldawn.games.mine.cards.characters import LAST
from tilldawn.games.mine.choices import any_token, choose_person, decide, pay_worth, payable
from tilldawn.games.mine.ending import conclude
from tilldawn.games.mine.goods import GOOD, GOODS, MEDICINE, Goods, ordered
from tilldawn.games.mine.modules import Founders, Verdict
from tilldawn.games.mine.people.group import asleep, find, member, ref, starters
from tilldawn.games.mine.people.harm import empathy_roll, relieve, suffer
from tilldawn.games.mine.scenarios.arrows import arrows
from tilldawn.games.mine.scenarios.events import (
    LorryLeft,
    SeatBought,
    SeatGiven,
    SeatNamed,
    SeatsDearer,
    SeatsDrawn,
    SeatSold,
    SeatStolen,
)
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
    undealt,
)
from tilldawn.games.mine.state import Game, Note, Person, State
from tilldawn.games.mine.trade.supply import gain, in_box, value
from tilldawn.games.mine.verbs import Verb

ID = "four-seats"
RULE, ARROW = "M-SCEN-03", "M-SCEN-04"
SEAT = "seat"
BREAD, NO_LOOK_BACK = "left-with-bread", "did-not-look-back"

STORAGE: Goods = {
    "raw-food": 2,
    "canned-food": 1,
    "water": 2,
    "wood": 3,
    "component": 3,
    "lockpick": 1,
    "shovel": 1,
    "knife": 1,
    "jewelry": 1,
    "meds": 1,
    "cigarette": 2,
}
NIGHTS = 5
COLD = 2
FITTINGS = 3
RED_RAIDS = 3
BEGINS_ILL = 2
PRICE, DEARER = 20, 5
"""What the first Seat costs in tokens, and how much more each further one."""
COUGH = 5
FARE = 10
"""What must be paid for somebody who cannot climb up."""
REFUND = 15
NEEDED = 2
STRIPPED = ("heap", "furniture")
TOO_WEAK = LAST - 1

PAY_DRIVER = Verb("pay-driver", RULE, "price:int")
NO_DRIVER = Verb("no-driver", RULE)
NAME_SEAT = Verb("name-seat", RULE, "who:character")
LEAVE_SEAT = Verb("leave-seat", RULE)
CARRY = Verb("carry-along", RULE, "who:character", "worth:int")
STAY = Verb("stay-behind", RULE, "who:character", warning="warning-stays-behind")
TAKE_REFUND = Verb("take-refund", ARROW, "good:good")
ENOUGH = Verb("refund-enough", ARROW)
STEAL = Verb("raid-seat", RULE, "note:note")


# --- Seats ----------------------------------------------------------------------------------------------


def seats(s: State) -> list[Note]:
    """All Seats in play."""
    return [note for note in s.notes if note.name == SEAT]


def holders(s: State) -> list[Person]:
    """Whoever has a Seat."""
    named = {note.place for note in seats(s)}
    return [p for p in s.group if p.id in named]


def seatless(s: State) -> list[Person]:
    """Whoever has none."""
    named = holders(s)
    return [p for p in s.group if p not in named]


def unnamed(s: State) -> list[Note]:
    """Seats that lie in Storage."""
    return [note for note in seats(s) if note.place == HEAP]


@rule("M-SCEN-03")
def price(s: State) -> int:
    """20, and 5 more for each one bought; and what the driver has added."""
    kept = memory(s)
    return PRICE + DEARER * int(kept["bought"]) + int(kept["dearer"])


@rule("M-SCEN-03")
def outside(g: Game, who: Person) -> Flow[bool]:
    """In place of the Visitor the driver may be paid."""
    s = g.state
    cost = price(s)
    there = payable(s, s.storage, any_token)
    poor = Objection("refused-seat-price", RULE, {"there": there, "wanted": cost})
    pay = PAY_DRIVER(s.leader, cost)
    options = [pay, NO_DRIVER(s.leader)] if there >= cost else [NO_DRIVER(s.leader)]
    chosen = yield from decide(
        g,
        "driver",
        options,
        RULE,
        {"who": ref(who), "price": cost, "there": there},
        refused=lambda: [] if there >= cost else refusals([(pay, poor)]),
    )
    if chosen.verb == "no-driver":
        return False
    paid = yield from pay_worth(g, "seat-pay", cost, "storage", RULE)
    memory(s)["bought"] += 1
    g.emit(SeatBought(who=ref(who), worth=paid, rule=RULE))
    write(g, Note(SEAT, 0, HEAP))
    yield from name_seat(g)
    return True


@rule("M-SCEN-03")
def name_seat(g: Game) -> Flow[bool]:
    """An unnamed Seat may be named for somebody; says whether it was."""
    s = g.state
    there = unnamed(s)
    if not there or not seatless(s):
        return False
    options = [*(NAME_SEAT(s.leader, p.id) for p in seatless(s)), LEAVE_SEAT(s.leader)]
    has = Objection("refused-has-seat", RULE)
    chosen = yield from decide(
        g,
        "name-seat",
        options,
        RULE,
        refused=lambda: refusals((NAME_SEAT(s.leader, p.id), has) for p in holders(s)),
    )
    if chosen.verb == "leave-seat":
        return False
    there[0].place = chosen.args[0]
    g.emit(SeatNamed(who=f"character:{chosen.args[0]}", rule=RULE))
    return True


def _out(g: Game, note: Note) -> None:
    """A Seat is ours no more, and we know it."""
    g.state.notes.remove(note)
    memory(g.state)["out"] += 1
    g.emit(NoteErased(note=f"note:{SEAT}", rule="M-SCRIPT-07"))


def plunder(s: State) -> list[Option]:
    """Raiders may find one that lies in Storage."""
    return [STEAL(s.leader, SEAT)] if unnamed(s) else []


def carry_off(g: Game, what: Option) -> None:
    """They have found it."""
    g.emit(SeatStolen(rule=RULE))
    _out(g, unnamed(g.state)[0])


def _widowed(s: State) -> bool:
    """Whether a Seat has gone with whoever held it."""
    kept = memory(s)
    return bool(kept["bought"] > kept["out"] + len(seats(s)))


# --- Words of its pages ---------------------------------------------------------------------------------


class Dearer(Effect, frozen=True):
    """Every later Seat costs more."""

    says: ClassVar = "by"
    by: int

    @rule("M-SCEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        memory(g.state)["dearer"] += self.by
        g.emit(SeatsDearer(by=self.by, rule=ARROW))
        yield from ()

    def describe(self) -> Text:
        return self.say(by=self.by)


class SellSeat(Effect, frozen=True):
    """An unnamed Seat goes back to the driver, for tokens of the box: no red ones, worth so much at most."""

    says: ClassVar = "worth"
    worth: int

    @rule("M-SCEN-04", "M-TOKEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        if not unnamed(s):
            return
        _out(g, unnamed(s)[0])
        g.emit(SeatSold(worth=self.worth, rule=ARROW))
        left = self.worth
        while there := [good for good in _refunds(s) if value(s, good) <= left]:
            options = [*(TAKE_REFUND(s.leader, good) for good in there), ENOUGH(s.leader)]
            chosen = yield from decide(
                g,
                "seat-refund",
                options,
                ARROW,
                {"left": left},
                refused=lambda left=left: _too_dear(s, left),  # type: ignore[misc]
            )
            if chosen.verb == ENOUGH.name:
                return
            left -= value(s, chosen.args[0])
            gain(g, {chosen.args[0]: 1}, "storage", ARROW)

    def describe(self) -> Text:
        return self.say(worth=self.worth)


def _refunds(s: State) -> list[str]:
    """What the driver has to give: no red token, and nothing that is worth nothing."""
    box = {good.id: in_box(s, good.id) for good in GOODS if good.kind not in ("red", "resource")}
    return [good for good in ordered(box) if box[good] and value(s, good) and not GOOD[good].written]


def _too_dear(s: State, left: int) -> list[Refusal]:
    why = Objection("refused-refund-dear", ARROW, {"left": left})
    return refusals((TAKE_REFUND(s.leader, good), why) for good in _refunds(s) if value(s, good) > left)


class GiveSeat(Effect, frozen=True):
    """Somebody gives a Seat to another, and has peace of mind."""

    says: ClassVar = ""

    def possible(self, s: State, scene: Scene) -> Objection | None:
        return None if holders(s) and seatless(s) else Objection("refused-no-seat-to-give", ARROW)

    @rule("M-SCEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        giver = yield from choose_person(g, "seat-giver", holders(s), ARROW)
        to = yield from choose_person(g, "seat-taker", seatless(s), ARROW)
        next(note for note in seats(s) if note.place == giver.id).place = to.id
        g.emit(SeatGiven(who=ref(giver), to=ref(to), rule=ARROW))
        relieve(g, giver, "misery", giver.misery, ARROW)

    def describe(self) -> Text:
        return self.say()


class DrawLots(Effect, frozen=True):
    """All Seats are named anew, by lot."""

    says: ClassVar = ""

    def possible(self, s: State, scene: Scene) -> Objection | None:
        return None if seats(s) else Objection("refused-no-seats", ARROW)

    @rule("M-SCEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        hat = [p.id for p in s.group]
        drawn: list[str] = []
        for note in seats(s):
            if not hat:
                note.place = HEAP
                continue
            note.place = yield from pick(dict.fromkeys(hat, 1))
            hat.remove(note.place)
            drawn.append(f"character:{note.place}")
        g.emit(SeatsDrawn(who=tuple(drawn), rule=ARROW))

    def describe(self) -> Text:
        return self.say()


class SeatlessSuffer(Effect, frozen=True):
    """Each Character without a Seat is more miserable."""

    says: ClassVar = "by"
    by: int

    @rule("M-SCEN-04")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        for person in seatless(g.state):
            if member(g.state, person.id) is person:
                yield from suffer(g, person, "misery", self.by, ARROW)

    def describe(self) -> Text:
        return self.say(by=self.by)


class DoNotLookBack(Effect, frozen=True):
    """An Empathy roll of those who leave; whom it hits is marked."""

    says: ClassVar = ""
    rolls_empathy: ClassVar = True

    def shames(self, s: State, scene: Scene) -> list[Person]:
        return _leavers(s)

    @rule("M-SCEN-04", "M-STATE-28")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        for person in (yield from empathy_roll(g, _leavers(g.state), ARROW)):
            write(g, Note(NO_LOOK_BACK, 0, person.id, number=scene.number))

    def describe(self) -> Text:
        return self.say()


def _leavers(s: State) -> list[Person]:
    return [find(s, id) for id in memory(s)["leaving"]]


_GIVE: Effects = (LoseOneOf(MEDICINE),)

SCRIPTS: tuple[Script, ...] = (
    Script(number=2911, where="home", then=(Check(who="others"),)),
    Script(
        number=2912,
        where="home",
        topics=("illness",),
        choices=(Choice("a", _GIVE), Choice("b", (Dearer(COUGH),))),
    ),
    Script(
        number=2913,
        where="home",
        topics=("death",),
        then=(Write(SEAT),),
        choices=(Choice("a", (SellSeat(REFUND),)), Choice("b", (Check(who="group"),))),
    ),
    Script(
        number=2914,
        where="home",
        choices=(
            Choice("a", (GiveSeat(),)),
            Choice("b", (DrawLots(),)),
            Choice("c", (SeatlessSuffer(1),)),
        ),
    ),
    Script(
        number=2915,
        where="home",
        topics=("despair",),
        choices=(Choice("a", (Write(BREAD),)), Choice("b", (DoNotLookBack(),))),
    ),
)


# --- The set-up -----------------------------------------------------------------------------------------


@rule("M-SCEN-01", "M-SCEN-03", "M-SETUP-35")
def lay_out(s: State) -> None:
    """A house lived in and stripped, five Events and nothing after them."""
    remember(s, bought=0, dearer=0, out=0, leaving=[], departed=False)
    undealt(s, [space for space, card in s.shelter.items() if card in STRIPPED])
    lay_events(s)
    lay_raids(s, RED_RAIDS)
    lay_residents(s)
    lay_storage(s, STORAGE)
    s.cold += COLD


def settle(g: Game) -> Flow[None]:
    """One of the four is ill; three Fittings stand there."""
    s = g.state
    ill = yield from choose_person(g, "begins-ill", s.group, "M-SETUP-35")
    yield from suffer(g, ill, "illness", BEGINS_ILL, "M-SETUP-35")
    yield from furnish(g, FITTINGS)


# --- The departure --------------------------------------------------------------------------------------


def evening(g: Game) -> Flow[None]:
    """What lies unnamed in Storage may be named before the raiders come."""
    while (yield from name_seat(g)):
        pass


@rule("M-SCEN-03")
def night_over(g: Game) -> Flow[None]:
    """After the fifth Dawn the lorry leaves: with everybody who has a Seat and can climb up."""
    s = g.state
    if s.day < NIGHTS:
        return
    yield from evening(g)
    for person in holders(s):
        if (yield from _climbs_up(g, person)):
            memory(s)["leaving"].append(person.id)
    memory(s)["departed"] = True
    yield from arrows(g, "night-over")
    leavers = _leavers(s)
    who = tuple(ref(p) for p in leavers)
    behind = tuple(ref(p) for p in s.group if p not in leavers)
    g.emit(
        LorryLeft(
            who=who,
            some="yes" if who else "no",
            behind=behind,
            others="yes" if behind else "no",
            rule=RULE,
        )
    )
    starting = sum(p.starting for p in leavers)
    won = starting >= NEEDED
    words: dict[str, Arg] = {**standing(s), "day": s.day, "left": starting}
    verdict = Verdict(won, Text(f"scenario-{ID}.{'won' if won else 'lost'}", words), RULE)
    yield from conclude(g, verdict, leavers)


@rule("M-SCEN-03")
def _climbs_up(g: Game, person: Person) -> Flow[bool]:
    """Who sleeps or is very ill or hurt is only taken along for tokens."""
    s = g.state
    if not (asleep(person) or person.wounds >= TOO_WEAK or person.illness >= TOO_WEAK):
        return True
    there = payable(s, s.storage, any_token)
    carry, stay = CARRY(s.leader, person.id, FARE), STAY(s.leader, person.id)
    poor = Objection("refused-seat-price", RULE, {"there": there, "wanted": FARE})
    chosen = yield from decide(
        g,
        "carry-along",
        [carry, stay] if there >= FARE else [stay],
        RULE,
        {"who": ref(person), "worth": FARE, "there": there},
        refused=lambda: [] if there >= FARE else refusals([(carry, poor)]),
    )
    if chosen.verb == STAY.name:
        return False
    yield from pay_worth(g, "seat-pay", FARE, "storage", RULE)
    return True


def standing(s: State) -> dict[str, Arg]:
    """Seats we have, what the next one costs, how many nights are left."""
    named = holders(s)
    return {
        "seats": sum(p.starting for p in named),
        "people": tuple(ref(p) for p in named),
        "some": "yes" if named else "no",
        "unnamed": len(unnamed(s)),
        "price": price(s),
        "need": NEEDED,
        "nights": max(0, NIGHTS - s.day + 1),
        "left": 0,
        "bread": "yes" if any(note.name == BREAD for note in s.notes) else "no",
    }


def grade(s: State) -> Grade:
    """Seats for two are enough; the last nights are short of them."""
    enough = sum(p.starting for p in holders(s)) >= NEEDED
    return "good" if enough else "danger" if s.day >= NIGHTS else "warn" if s.day >= NIGHTS - 1 else "plain"


def _first_named(s: State) -> str:
    return next((p.id for p in holders(s)), "")


def look(s: State) -> Iterator[tuple[str, int]]:
    """What bots must know: the price of a Seat, how many are named and unnamed."""
    yield from (("price", price(s)), ("unnamed", len(unnamed(s))), ("seats", len(seats(s))))


SCENARIO = Scenario(
    id=ID,
    days=(5, 5),
    difficulty="harsh",
    rules=4,
    events=NIGHTS,
    endings=False,
    founders=Founders({"red": 2, "black": 2}, {"hunger": 1, "fatigue": 1}),
    lay_out=lay_out,
    settle=settle,
    begins={"evening": evening, "night-over": night_over},
    outside=outside,
    plunder=plunder,
    carry_off=carry_off,
    hopeful=lambda s: len(starters(s)) >= NEEDED,
    look=lambda s: dict(look(s)),
    writes=(SEAT, BREAD, NO_LOOK_BACK),
    scripts=SCRIPTS,
    arrows=(
        Arrow(2911, lambda s: bool(holders(s)), actor=_first_named),
        Arrow(2912, lambda s: s.day >= 3),
        Arrow(2913, _widowed),
        Arrow(2914, lambda s: s.day == NIGHTS and s.phase == "morning" and len(seats(s)) < len(s.group)),
        Arrow(2915, lambda s: memory(s)["departed"] and len(_leavers(s)) < len(s.group), at="night-over"),
    ),
    words=frozenset({"seats", "people", "some", "unnamed", "price", "need", "nights", "left", "bread"}),
    standing=standing,
    opening={"seats": 0, "need": NEEDED},
    grade=grade,
    lines=("seats",),
)
