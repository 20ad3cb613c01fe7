"""Events, Ending Events, Chapters: what is printed on them, in numbers and in flows of their names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from tilldawn.engine.flow import Flow, pick, roll, rule
from tilldawn.games.mine import modules
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.choices import choose_good
from tilldawn.games.mine.decks import exchange_location
from tilldawn.games.mine.ending import ceasefire
from tilldawn.games.mine.goods import FOOD, Goods
from tilldawn.games.mine.house.events import (
    DirectHitRolled,
    EpidemicRolled,
    FittingLost,
    HoleOpened,
    NothingDropped,
    RatsFoundNothing,
    RatsHunted,
)
from tilldawn.games.mine.house.rooms import choose_hole, take_down
from tilldawn.games.mine.people.group import member, ref
from tilldawn.games.mine.people.harm import each_suffers, pangs, suffer
from tilldawn.games.mine.state import Game, State
from tilldawn.games.mine.trade.supply import MARKETS, Market, discard, gain, remove_from_box

Ends = Literal["at-once", "day", "evening", "raid", "raids", "dawn", "wounded", "chapter", "never"]
"""When the card leaves for the Waste bag."""

AIRDROP: tuple[Goods, ...] = ({"raw-food": 1}, {"canned-food": 1}, {"canned-food": 1, "meds": 1})
"""By the space visited: Near, Distant, Far."""
RATS_EAT = 2
RATS_LIKE = ("raw-food", "vegetable")
SHORTAGE = {"raw-food": 2, "canned-food": 1}
EPIDEMIC, EPIDEMIC_WEAK = 3, 5
WEAK = 3
"""Hunger or Fatigue from which an Epidemic takes hold more easily."""
DIRECT_HIT = 6
"""From this result on a Fitting is lost."""
EVENTS_IN_CHAPTER = (3, 4)


class EventCard(Struct, frozen=True):
    """An Event. `raids` is how many Night Raid cards it makes the group draw while it lies open."""

    id: str
    cold: int
    ends: Ends
    ending: bool = False
    nights: int = 1
    raids: int = 1
    outside: bool = True
    """False while it lies open: nobody goes Outside."""
    last_night: bool = False
    """It asks about the last Scavenging."""
    drawn: Callable[[Game], Flow[None]] | None = None
    """What happens when it is drawn."""
    harms: str = ""
    """The State it may raise or looks at, when it is drawn; with `last_night` only after a night at home."""
    market: Market | None = None
    floor_rest: int = 0
    """What a night on the floor takes off Fatigue while it lies open, if it says so."""
    sleepers: int = 0
    """What a night's sleep takes off Misery while it lies open."""
    quiet: bool = False
    """Night Raid cards are ignored."""
    snipers: bool = False
    """Whoever sets out may be shot at."""
    takes: tuple[str, ...] = ()
    """What it may cost out of Storage when it is drawn."""
    traps: Goods = {}
    """How much more a Fitting's Wait token brings."""
    breaks: bool = False
    """It may cost a Fitting."""
    peace: bool = False
    """The war is over."""


# --- What they do -------------------------------------------------------------------------------------


@rule("M-CARD-01")
def airdrop(g: Game) -> Flow[None]:
    """The farther out somebody was last night, the more they have picked up; at home nothing came down."""
    trip = g.state.last_trip
    if trip is None:
        g.emit(NothingDropped(rule="M-CARD-01"))
    else:
        gain(g, AIRDROP[trip.slot], "storage", "M-CARD-01")
    yield from ()


@rule("M-CARD-02")
def shelling(g: Game) -> Flow[None]:
    """The place visited last night is gone; after a night at home everybody has listened to it."""
    s = g.state
    if s.last_trip is None:
        yield from each_suffers(g, s.group, "misery", 1, "M-CARD-02")
        return
    visited = s.last_trip.location
    slot = s.locations.index(visited) if visited in s.locations else 0
    yield from exchange_location(g, slot, "M-CARD-02")


@rule("M-CARD-09")
def rat_infestation(g: Game) -> Flow[None]:
    """Two Raw Food or Vegetables are gone."""
    s = g.state
    hunted = modules.lessened(s, "rats") if s.settings.modules else 0
    if hunted:
        g.emit(RatsHunted(fewer=hunted, rule="M-CARD-09"))
    for eaten in range(RATS_EAT - hunted):
        kept = modules.kept(s) if s.settings.modules else {}
        there = [good for good in RATS_LIKE if s.storage.get(good, 0) > kept.get(good, 0)]
        if there:
            good = yield from choose_good(g, "rats", there, "M-CARD-09")
            discard(g, {good: 1}, "storage", "M-CARD-09")
        elif not eaten:
            g.emit(RatsFoundNothing(rule="M-CARD-09"))


def food_shortage(g: Game) -> Flow[None]:
    """Food leaves the box for good."""
    remove_from_box(g, SHORTAGE, "M-MORN-01")
    yield from ()


def epidemic(g: Game) -> Flow[None]:
    """Each Character rolls; the hungry and the tired catch it more easily."""
    s = g.state
    for person in list(s.group):
        if member(s, person.id) is None:
            continue
        result = yield from roll(BLACK)
        weak = person.hunger >= WEAK or person.fatigue >= WEAK
        upto = EPIDEMIC_WEAK if weak else EPIDEMIC
        ill = "yes" if result <= upto else "no"
        g.emit(EpidemicRolled(who=ref(person), result=result, upto=upto, ill=ill, rule="M-MORN-01"))
        if result <= upto:
            yield from suffer(g, person, "illness", 1, "M-MORN-01")


def direct_hit(g: Game) -> Flow[None]:
    """A Board-Up takes it; without one a Fitting may."""
    s = g.state
    if s.board_ups:
        hole = yield from choose_hole(g, s.board_ups, "M-MORN-01")
        s.board_ups = [h for h in s.board_ups if h != hole]
        g.emit(HoleOpened(hole=f"hole:{hole}", rule="M-MORN-01"))
        return
    result = yield from roll(BLACK)
    hit = result >= DIRECT_HIT and bool(s.fittings)
    g.emit(DirectHitRolled(result=result, hit="yes" if hit else "no", rule="M-MORN-01"))
    if hit:
        space = yield from pick(dict.fromkeys(sorted(s.fittings), 1))
        card = take_down(s, space)
        g.emit(FittingLost(card=f"card:{card}", space=f"space:{space}", rule="M-FIT-81"))


def broken_promise(g: Game) -> Flow[None]:
    """No peace yet: whoever feels it by an Empathy roll is more miserable."""
    yield from pangs(g, g.state.group, 1, "M-MORN-01")


# --- The cards ----------------------------------------------------------------------------------------

CARDS: tuple[EventCard, ...] = (
    EventCard("airdrop", 2, "at-once", last_night=True, drawn=airdrop),
    EventCard("shelling", 1, "day", outside=False, last_night=True, drawn=shelling, harms="misery"),
    EventCard("snipers", 2, "wounded", snipers=True),
    EventCard("crime-on-the-rise", 2, "raids", raids=2),
    EventCard("crime-wave", 1, "raids", nights=2, raids=2),
    EventCard(
        "rat-infestation", 2, "dawn", drawn=rat_infestation, takes=RATS_LIKE, traps={"deadfall-trap": 1}
    ),
    EventCard("relatively-peaceful", 1, "raid", sleepers=1, quiet=True),
    EventCard("food-shortage", 2, "never", drawn=food_shortage, market=Market(doubled=tuple(FOOD))),
    EventCard("epidemic", 2, "at-once", drawn=epidemic, harms="hunger"),
    EventCard("hard-frost", 3, "evening", floor_rest=1),
    EventCard(
        "soaring-prices",
        1,
        "chapter",
        market=Market(values={"cigarette": 5, "coffee": 5, "sugar": 5, "jewelry": 5}, commission=3),
    ),
    EventCard("direct-hit", 1, "at-once", drawn=direct_hit, breaks=True),
    EventCard("ceasefire", 0, "never", ending=True, drawn=ceasefire, peace=True),
    EventCard("last-offensive", 1, "raids", ending=True, raids=2, outside=False),
    EventCard("broken-promise", 2, "at-once", ending=True, drawn=broken_promise, harms="misery"),
)

EVENT = {card.id: card for card in CARDS}
MARKETS.update({card.id: card.market for card in CARDS if card.market is not None})
CEASEFIRE = next(card.id for card in CARDS if card.peace)
CHAPTERS = ("chapter-1", "chapter-2", "chapter-3")


def lying(s: State, says: Callable[[EventCard], object]) -> EventCard | None:
    """The open Event that says so, if there is one."""
    for event in s.active:
        if says(EVENT[event.id]):
            return EVENT[event.id]
    return None


def may_take(s: State, good: str) -> bool:
    """Whether an Event nobody has seen yet could cost such a piece out of Storage."""
    unseen = (*s.unseen.get("events", {}), *s.unseen.get("endings", {}))
    return any(good in EVENT[id].takes for id in unseen)
