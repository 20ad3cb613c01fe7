"""Orchard: a tiny game that shows the engine knows no game. A dozen cards, one die, one basket to pack.

Two people take turns for four days: draw a card from the tree, or shake it and roll a die. A worm costs a
fruit. On the last evening they pack three fruits, one by one; two apples among them win. At any time a
fruit may be eaten. Whenever a pear is drawn, the other one may sing (nothing comes of it): a standing
order spares the question.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Any

from msgspec import Struct, field

from tilldawn.engine.deck import Group, Pile, add, draw, remove
from tilldawn.engine.errors import BadOption
from tilldawn.engine.event import Event
from tilldawn.engine.fingerprint import fingerprint
from tilldawn.engine.flow import Flow, GameOver, World, ask, roll
from tilldawn.engine.game import Figures, Game, Outcome, Steps
from tilldawn.engine.request import Option, Progress, Refusal, Text, option, text
from tilldawn.engine.row import played

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
    g.emit(Picked(fruit=f"fruit:{fruit}", rule="T-1"))
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
            lambda: [option("pack", fruit, seat=0, rule="T-5", fruit=f"fruit:{fruit}") for fruit in s.basket],
            "T-5",
            progress=Progress(done, due),
            anytime=False,
        )
        remove(s.basket, chosen.args[0])
        add(s.packed, chosen.args[0])
    won = s.packed.get("apple", 0) >= 2
    s.outcome = Outcome(won, text("orchard-over"), "T-5")
    raise GameOver


def anytime(g: World[State]) -> list[Option]:
    return [
        option("eat", seat, fruit, seat=seat, rule="T-6", anytime=True, fruit=f"fruit:{fruit}")
        for seat in range(g.state.seats)
        for fruit in sorted(g.state.basket)
    ]


def act(g: World[State], chosen: Option) -> Flow[None]:
    remove(g.state.basket, chosen.args[1])
    g.emit(Eaten(fruit=f"fruit:{chosen.args[1]}", rule="T-6"))
    yield from ()


class Seen(Struct, frozen=True):
    """The whole table, as ids and numbers: what bots and front ends look at."""

    day: int
    seat: int
    tree: int
    basket: dict[str, int]
    packed: dict[str, int]


def look(s: State) -> Seen:
    """A copy of everything that lies open: a view never changes afterwards."""
    return Seen(s.day, s.day % s.seats, len(s.tree), dict(s.basket), dict(s.packed))


def things(s: State) -> Iterator[str]:
    """Refs of what lies on the table; what is called how is in the texts (`fruit-apple`)."""
    return (f"fruit:{fruit}" for fruit in (*s.basket, *s.packed))


def board(seen: Struct) -> list[Text]:
    """The table in plain lines."""
    if not isinstance(seen, Seen):
        raise TypeError("not a view of the orchard")
    lines = [text("orchard-day", day=min(seen.day, DAYS), days=DAYS, left=seen.tree)]
    held = tuple(f"counted:{fruit}*{n}" for fruit, n in seen.basket.items())
    return [*lines, text("orchard-basket", fruits=held, some="yes" if held else "no")]


def story(seen: Struct, events: Sequence[Event]) -> list[Text]:
    """What it came to."""
    picked = sum(isinstance(event, Picked) and event.fruit != "fruit:worm" for event in events)
    return [text("orchard-story", picked=picked)]


def name(ref: str) -> Text:
    """`fruit:apple` is a message of its own; `counted:apple*3` is a fruit and how many."""
    kind, _, what = ref.partition(":")
    if kind == "counted":
        fruit, _, count = what.partition("*")
        return text("orchard-counted", fruit=f"fruit:{fruit}", count=int(count))
    return Text(f"{kind}-{what}")


def figures(seen: Struct) -> Figures:
    """A simulation counts by the day."""
    return Figures(seen.day) if isinstance(seen, Seen) else Figures()


SPOKEN = {
    "fruit-apple": "", "fruit-pear": "", "fruit-worm": "",
    "orchard-counted": "fruit count", "orchard-day": "day days left", "orchard-basket": "fruits some",
    "orchard-story": "picked", "orchard-over": "", "refused-shaken": "",
    "ask-turn": "seat", "ask-sing": "seat", "ask-pack": "seat",
    "option-pick": "", "option-rest": "", "option-shake": "", "option-sing": "", "option-hush": "",
    "option-eat": "fruit", "option-pack": "fruit",
    "event-picked": "fruit", "event-shook": "pips", "event-eaten": "fruit", "event-sung": "seat",
}  # fmt: skip
"""Every message the game may speak, and the words it is given: the sweep finds what is missing."""


def texts() -> Iterator[tuple[str, frozenset[str]]]:
    return ((id, frozenset(words.split())) for id, words in SPOKEN.items())


RULES = tuple(played(f"T-{number}", "Orchard") for number in range(1, 7))

ORCHARD: Game[State, Seen] = Game(
    id="orchard",
    version=1,
    seats=range(1, 4),
    state=State,
    start=start,
    steps=step.by_name,
    look=look,
    locale=files(__package__).joinpath("locale"),
    anytime=anytime,
    act=act,
    things=things,
    name=name,
    topics={"song": "matters"},
    fingerprint=lambda: fingerprint(TREE, DAYS, PACKED),
    texts=texts,
    option_names=("days",),
    story=story,
    board=board,
    rules=lambda: RULES,
    figures=figures,
    counts="day",
)
