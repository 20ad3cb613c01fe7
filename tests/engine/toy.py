"""Orchard: a tiny game that shows the engine knows no game. A dozen cards, one die, one basket to pack.

Two people take turns for four days: draw a card from the tree, or shake it and roll a die. A worm costs a
fruit. On the last evening they pack three fruits, one by one; two apples among them win. At any time a
fruit may be eaten. Whenever a pear is drawn, the other one may sing (nothing comes of it): a standing
order spares the question.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct, field

from tilldawn.engine.content import fingerprint
from tilldawn.engine.deck import Group, Pile, add, draw, remove
from tilldawn.engine.errors import BadOption
from tilldawn.engine.event import Event
from tilldawn.engine.flow import Flow, GameOver, World, ask, roll
from tilldawn.engine.game import Fault, Game, Outcome, Steps
from tilldawn.engine.request import Option, Progress, Refusal, Text, option, text

TREE = {"apple": 6, "pear": 4, "worm": 2}
DAYS, PACKED = 4, 3


class State(Struct):
    step: str
    seats: int
    day: int = 0
    tree: Pile = field(default_factory=Pile)
    unseen: dict[str, Group] = {}
    basket: Group = {}
    packed: Group = {}
    shaken: bool = False
    outcome: Outcome | None = None


class Picked(Event, frozen=True, kw_only=True):
    fruit: str


class Shook(Event, frozen=True, kw_only=True):
    pips: int


class Eaten(Event, frozen=True, kw_only=True):
    fruit: str


class Sung(Event, frozen=True, kw_only=True):
    seat: str


def start(options: dict[str, Any], seats: int) -> State:
    if set(options) - {"days"}:
        raise BadOption("error-unknown-setting", setting=str(*options), settings="days")
    return State("day", seats, tree=Pile([{"tree": 12}]), unseen={"tree": dict(TREE)})


step: Steps[State] = Steps()


def pick_option(seat: int) -> Option:
    return option("pick", seat=seat, rule="T-1")


@step("day", begins="phase")
def new_day(g: World[State]) -> str:
    g.state.day += 1
    g.state.shaken = False
    return "pack" if g.state.day > DAYS else "turn"


@step("turn", begins="turn")
def turn(g: World[State]) -> Flow[str]:
    s = g.state
    seat = s.day % s.seats

    def offers() -> list[Option]:
        found = [pick_option(seat), option("rest", seat=seat, rule="T-3")]
        return found if s.shaken else [*found, option("shake", seat=seat, rule="T-2")]

    def refused() -> list[Refusal]:
        no = Refusal(text("option-shake"), text("refused-shaken"), "T-2", seat)
        return [no] if s.shaken else []

    chosen = yield from ask(g, "turn", seat, offers, "T-1", refused=refused)
    if chosen.verb == "rest":
        return "day"
    if chosen.verb == "shake":
        s.shaken = True
        pips = yield from roll(6)
        g.emit(Shook(pips=pips, rule="T-2"))
        return "turn" if pips > 2 else "day"
    fruit = yield from draw(s.tree, s.unseen)
    g.emit(Picked(fruit=fruit, rule="T-1"))
    if fruit != "worm":
        add(s.basket, fruit)
    elif s.basket:
        remove(s.basket, next(iter(s.basket)))
    if fruit == "pear":
        yield from _sing(g, (seat + 1) % s.seats)
    return "day"


def _sing(g: World[State], seat: int) -> Flow[None]:
    offers = [option("sing", seat=seat, rule="T-4"), option("hush", seat=seat, rule="T-4")]
    chosen = yield from ask(
        g, "sing", seat, lambda: offers, "T-4", topic="song", matters=g.state.day > 2, default="hush"
    )
    if chosen.verb == "sing":
        g.emit(Sung(seat=f"seat:{seat}", rule="T-4"))


@step("pack", begins="phase")
def pack(g: World[State]) -> Flow[str]:
    s = g.state
    due = min(PACKED, sum(s.basket.values()))
    while sum(s.packed.values()) < due and s.basket:
        done = sum(s.packed.values())
        chosen = yield from ask(
            g,
            "pack",
            0,
            lambda: [option("pack", fruit, seat=0, rule="T-5") for fruit in s.basket],
            "T-5",
            progress=Progress(done, due),
            anytime=False,
        )
        remove(s.basket, chosen.args[0])
        add(s.packed, chosen.args[0])
    won = s.packed.get("apple", 0) >= 2
    s.outcome = Outcome(won, text("toy-over"), "T-5")
    raise GameOver


def anytime(g: World[State]) -> list[Option]:
    return [
        option("eat", seat, fruit, seat=seat, rule="T-6", anytime=True)
        for seat in range(g.state.seats)
        for fruit in sorted(g.state.basket)
    ]


def act(g: World[State], chosen: Option) -> Flow[None]:
    remove(g.state.basket, chosen.args[1])
    g.emit(Eaten(fruit=chosen.args[1], rule="T-6"))
    return
    yield


class Seen(Struct):
    day: int
    basket: dict[str, int]


def no_faults() -> Iterator[Fault]:
    return iter(())


def no_texts() -> Iterator[tuple[str, frozenset[str]]]:
    return iter(())


def no_story(seen: Struct, events: Sequence[Event]) -> list[Text]:
    return []


ORCHARD: Game[State] = Game(
    id="orchard",
    version=1,
    seats=range(1, 4),
    state=State,
    start=start,
    steps=step.by_name,
    anytime=anytime,
    act=act,
    look=lambda s: Seen(s.day, dict(s.basket)),
    things=lambda s: iter(()),
    name=lambda ref: text("name", name=ref.partition(":")[2]),
    explain=lambda ref: None,
    topics={"song": "matters"},
    fingerprint=lambda: fingerprint(TREE, DAYS, PACKED),
    sweep=no_faults,
    texts=no_texts,
    content=dict,
    option_names=("days",),
    story=no_story,
    board=lambda seen: [],
)
