"""The seven cards: when each may be used, and what it does. All is ours."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Option, Progress
from tilldawn.games.mine import goods
from tilldawn.games.mine.cards.characters import GROUP_LIMIT
from tilldawn.games.mine.choices import choose_person, decide
from tilldawn.games.mine.desperate.events import BoardsTorn, HandsBusy, NothingToLose
from tilldawn.games.mine.desperate.memory import remember
from tilldawn.games.mine.house.cold import add_cold
from tilldawn.games.mine.house.rooms import SPACE, free_spaces
from tilldawn.games.mine.house.visitors import take_in_newcomer
from tilldawn.games.mine.people.events import MoreRaidsTonight
from tilldawn.games.mine.people.group import member
from tilldawn.games.mine.people.harm import pangs, relieve, suffer
from tilldawn.games.mine.people.recruits import can_join
from tilldawn.games.mine.state import Game, State
from tilldawn.games.mine.trade.supply import gain, in_box, value
from tilldawn.games.mine.verbs import Verb

RULE = "M-DESP-02"

SHARE = Verb("desperate-share", RULE)
LEAVE_IT = Verb("desperate-leave", RULE)
TAKE = Verb("desperate-take", RULE, "good:good", "worth:int")
ENOUGH = Verb("desperate-enough", RULE)

ESTATE = 10
"""What stays behind is worth so much at most."""
BOARDS, DRAUGHT = 5, 1
"""Wood under the floorboards, and the Cold that comes up through them."""
NEXT_DOOR = {"raw-food": 2, "water": 1}
FEW = 3
"""An empty bed is offered in groups no larger than this."""
FULL = 3
"""Hunger that comes of a new mouth goes no higher."""
PUT_OFF, SOFTER = 2, -2
"""Dawns until what was not said is said, and what that takes off the roll."""

When = str
"""`at-once`, `fight`, `stages`, `evening`, `first-stage` or `grief`."""


class Measure(Struct, frozen=True):
    """A card: when it may be used, whether something stands against it, and what it does."""

    id: str
    when: When
    run: Callable[[Game], Flow[None]] | None = None
    possible: Callable[[State], Objection | None] = lambda s: None
    brings: str = ""
    """What it is good for, in a word, for whoever judges when to use it."""


def _no(why: str) -> Objection:
    return Objection(f"refused-desperate-{why}", RULE)


# --- At once ------------------------------------------------------------------------------------------


def _estate(s: State, spent: int) -> list[Option]:
    return [
        TAKE(s.leader, good.id, value(s, good.id))
        for good in goods.GOODS
        if good.kind in ("green", "grey", "yellow")
        and not good.written
        and in_box(s, good.id)
        and spent + value(s, good.id) <= ESTATE
    ]


@rule("M-DESP-02")
def _what_stays_behind(g: Game) -> Flow[None]:
    """Share it out, and feel it; or leave it with the name, and be a little lighter."""
    s = g.state
    chosen = yield from decide(
        g, "desperate-estate", [SHARE(s.leader), LEAVE_IT(s.leader)], RULE, refused="either"
    )
    if chosen.verb == LEAVE_IT.name:
        sad = [person for person in s.group if person.misery]
        if sad:
            relieve(g, (yield from choose_person(g, "lighten", sad, RULE)), "misery", 1, RULE)
        return
    spent = 0
    while options := _estate(s, spent):
        chosen = yield from decide(
            g,
            "desperate-shares",
            [*options, ENOUGH(s.leader)],
            RULE,
            {"left": ESTATE - spent},
            refused="all",
            progress=Progress(spent, ESTATE),
        )
        if chosen.verb == ENOUGH.name:
            break
        spent += value(s, chosen.args[0])
        gain(g, {chosen.args[0]: 1}, "storage", RULE)
    yield from pangs(g, s.group, 1, RULE)


# --- In a fight or a raid -----------------------------------------------------------------------------


def rage(g: Game, who: str) -> None:
    """From now on this one's die is rolled once more; the price comes when it is over."""
    remember(g.state).fierce = who
    g.emit(NothingToLose(who=f"character:{who}", rule=RULE))


@rule("M-DESP-02")
def pay_for_rage(g: Game) -> Flow[None]:
    """It is over: a Wound, even the fourth."""
    s = g.state
    person = member(s, remember(s).fierce)
    remember(s).fierce = ""
    if person is not None:
        yield from suffer(g, person, "wounds", 1, RULE)


# --- By day -------------------------------------------------------------------------------------------


def _somewhere(s: State) -> Objection | None:
    return None if free_spaces(s) else _no("space")


@rule("M-DESP-02")
def _the_floorboards(g: Game) -> Flow[None]:
    """A free space gives its boards: Wood, a draught, and never a Fitting there."""
    s = g.state
    options = [SPACE(s.leader, space, rule=RULE) for space in free_spaces(s)]
    chosen = yield from decide(g, "desperate-boards", options, RULE, refused="all")
    remember(s).torn.append(chosen.args[0])
    g.emit(BoardsTorn(space=f"space:{chosen.args[0]}", rule=RULE))
    gain(g, {"wood": BOARDS}, "storage", RULE)
    add_cold(g, DRAUGHT, RULE)


def _room(s: State) -> Objection | None:
    if len(s.group) > FEW or len(s.group) >= GROUP_LIMIT:
        return _no("full")
    return None if can_join(s) else _no("nobody")


@rule("M-DESP-02")
def _an_empty_bed(g: Game) -> Flow[None]:
    """Whoever comes next is taken in; all others go without a little."""
    s = g.state
    others = list(s.group)
    if (yield from take_in_newcomer(g)) is not None:
        for person in others:
            if person.hunger < FULL:
                yield from suffer(g, person, "hunger", 1, RULE)


@rule("M-DESP-02")
def _hands_busy(g: Game) -> Flow[None]:
    """Whoever works does not think of it: Hunger and Misery cost nobody an action today."""
    for person in g.state.group:
        person.numb = 1
    g.emit(HandsBusy(rule=RULE))
    yield from ()


# --- By night -----------------------------------------------------------------------------------------


@rule("M-DESP-02", "M-RAID-26")
def _the_neighbours_door(g: Game) -> Flow[None]:
    """Food and Water of people who are not at home; those who were, come tonight."""
    s = g.state
    gain(g, NEXT_DOOR, "storage", RULE)
    if not s.more_raids:
        s.more_raids = True
        g.emit(MoreRaidsTonight(rule=RULE))
    yield from pangs(g, s.group, 1, RULE)


CARDS = (
    Measure("what-stays-behind", "at-once", _what_stays_behind, brings="goods"),
    Measure("nothing-to-lose", "fight", brings="blows"),
    Measure("the-floorboards", "stages", _the_floorboards, _somewhere, brings="wood"),
    Measure("the-neighbours-door", "evening", _the_neighbours_door, brings="food"),
    Measure("an-empty-bed", "stages", _an_empty_bed, _room, brings="hands"),
    Measure("hands-busy", "first-stage", _hands_busy, brings="actions"),
    Measure("say-nothing", "grief", brings="silence"),
)
MEASURE = {card.id: card for card in CARDS}
