"""Fittings: recipes, where they start, what they stand next to, what is done at them (list L4).

What a card says in numbers is a field; what it says in a sentence is a flow of its name below.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from tilldawn.engine.deck import draw, peek, put_on_top
from tilldawn.engine.flow import Flow, rule
from tilldawn.games.mine.choices import decide
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.house.events import Napped, SatDown, TunedIn
from tilldawn.games.mine.people.group import member, ref
from tilldawn.games.mine.people.harm import relieve
from tilldawn.games.mine.people.skills import shelter_roll
from tilldawn.games.mine.state import Game, Person
from tilldawn.games.mine.verbs import Verb

LISTEN = Verb("listen", "M-FIT-42", "deck")

CHAIR_SUCCESS = 6
BOOK_BONUS = 2
RADIO_SUCCESS = 8
NAP_REST = 2

Deed = Callable[[Game, Person], Flow[None]]
"""What somebody does at a Fitting, where it is more than pieces for pieces."""


class Action(Struct, frozen=True):
    """One action of a Fitting.

    `fuel` is Wood or Book, in any mix; `one_of` is paid with one piece of the kinds named; `needs` must
    be in Storage and stays there. With `each` the whole line is done any number of times in one action.
    `wait` puts a Wait token on the Fitting: what comes of it is its `crop`.
    """

    id: str
    rule: str
    cost: Goods = {}
    fuel: int = 0
    one_of: tuple[str, ...] = ()
    needs: str = ""
    gives: Goods = {}
    either: tuple[str, ...] = ()
    each: bool = False
    wait: bool = False
    cold: int = 0
    """Cold tokens it discards, each time."""
    hole: bool = False
    """It covers a Hole with a Board-Up."""
    does: Deed | None = None


class Crop(Struct, frozen=True):
    """What a Wait token brings at Dawn, by the Black die: pieces for each result from 1 to 10."""

    good: str
    table: tuple[int, ...]
    rule: str
    best: tuple[str, int] = ("", 0)
    """Another good from this result on, if there is one."""

    def brings(self, roll: int) -> str:
        """What a result brings."""
        other, least = self.best
        return other if other and roll >= least else self.good


class Fitting(Struct, frozen=True):
    """A Fitting card: both sides are open to all. An upgrade works through its base card: `base_fuel` is
    what that burns instead, `base_more` comes on top when it makes any, `base_roll` is added to its roll."""

    id: str
    cost: Goods
    rule: str
    idea: bool = False
    next_to: str = ""
    actions: tuple[Action, ...] = ()
    crop: Crop | None = None
    literal: Goods = {}
    """The cost as it is misprinted, for tables that want it so."""
    bed: bool = False
    space: str = ""
    """What is printed on the one space it stands on, if it has one of its own."""
    boarded: bool = False
    """All Holes must be boarded up before it is made."""
    guards: int = 0
    """How much more Prowess each Guard has in the Night Raid phase."""
    made: Callable[[Game], None] | None = None
    """What happens when it is put up."""
    keeps: int = 0
    """So many pieces of food may lie on it, where neither raiders nor Events find them."""
    base_fuel: int = 0
    base_more: Goods = {}
    base_roll: int = 0


# --- What is done at them -----------------------------------------------------------------------------


@rule("M-FIT-17")
def nap(g: Game, person: Person) -> Flow[None]:
    """Fatigue falls by 2; a sleeper may do this and nothing else."""
    if member(g.state, person.id) is not None:
        g.emit(Napped(who=ref(person), rule="M-FIT-17"))
        relieve(g, person, "fatigue", NAP_REST, "M-FIT-17")
    yield from ()


@rule("M-FIT-22")
def sit(g: Game, person: Person) -> Flow[None]:
    """The Black die, 2 more for each Book: from 6 on Misery falls."""
    if member(g.state, person.id) is None:
        return
    books = g.state.storage.get("book", 0)

    def comforts(roll: int) -> bool:
        return roll + BOOK_BONUS * books >= CHAIR_SUCCESS

    result = yield from shelter_roll(g, "card:chair", "M-FIT-22", comforts)
    better = comforts(result)
    g.emit(
        SatDown(
            who=ref(person), result=result, books=books, better="yes" if better else "no", rule="M-FIT-22"
        )
    )
    if better:
        relieve(g, person, "misery", 1, "M-FIT-22")


@rule("M-FIT-42", "M-FIT-43", "M-MORN-14")
def tune_in(g: Game, person: Person) -> Flow[None]:
    """Look at the top two Events or at the top Night Raid, in their order; then perhaps a comfort."""
    s = g.state
    decks = [name for name, pile in (("events", s.events), ("raids", s.raids)) if len(pile)]
    options = [LISTEN(s.leader, deck) for deck in decks]
    chosen = yield from decide(g, "listen", options, "M-FIT-42", refused="all")
    if chosen.args[0] == "events":
        seen = yield from next_events(g)
    else:
        seen = [(yield from peek(s.raids, s.unseen))]
    result = yield from shelter_roll(g, "card:radio", "M-FIT-43", lambda roll: roll >= RADIO_SUCCESS)
    better = result >= RADIO_SUCCESS
    g.emit(
        TunedIn(
            who=ref(person),
            cards=tuple(f"card:{card}" for card in seen),
            result=result,
            better="yes" if better else "no",
            rule="M-FIT-42",
        )
    )
    if better and member(s, person.id) is not None:
        relieve(g, person, "misery", 1, "M-FIT-43")


def next_events(g: Game) -> Flow[list[str]]:
    """The top two cards of the Events deck, Chapters too; they stay where they are."""
    s = g.state
    first = yield from draw(s.events, s.unseen)
    seen = [first]
    if len(s.events):
        seen.append((yield from peek(s.events, s.unseen)))
    put_on_top(s.events, first)
    return seen


@rule("M-FIT-21")
def first_chair(g: Game) -> None:
    """The first Chair cheers everybody up, once in a Campaign."""
    s = g.state
    if not s.chair_built:
        s.chair_built = True
        for person in s.group:
            relieve(g, person, "misery", 1, "M-FIT-21")


# --- The cards ----------------------------------------------------------------------------------------


def _c(component: int, wood: int = 0, mechanical: int = 0, electrical: int = 0) -> Goods:
    """A recipe in the order of list L4: C, W, M, E."""
    parts = {
        "component": component,
        "wood": wood,
        "mechanical-part": mechanical,
        "electrical-part": electrical,
    }
    return {good: n for good, n in parts.items() if n}


NAP = Action("nap", "M-FIT-17", does=nap)

CARDS: tuple[Fitting, ...] = (
    Fitting("bed-1", _c(3, 4), "M-FIT-16", actions=(NAP,), bed=True),
    Fitting("bed-2", _c(3, 4), "M-FIT-19", idea=True, actions=(NAP,), bed=True),
    Fitting(
        "chair",
        _c(1, 2),
        "M-FIT-20",
        idea=True,
        actions=(Action("sit", "M-FIT-22", does=sit),),
        made=first_chair,
    ),
    Fitting("reinforced-door", _c(3, 5, 1, 1), "M-FIT-23", idea=True, space="guard", boarded=True, guards=2),
    Fitting(
        "herbal-garden",
        _c(4, 4, 1),
        "M-FIT-26",
        actions=(
            Action("sow-herbs", "M-FIT-27", cost={"chems": 1, "water": 1}, wait=True),
            Action("roll-cigarettes", "M-FIT-28", cost={"herb": 1}, gives={"cigarette": 1}, each=True),
            Action(
                "brew-herbal-meds",
                "M-FIT-29",
                cost={"herb": 1},
                needs="pure-alcohol",
                gives={"herbal-meds": 1},
                each=True,
            ),
        ),
        crop=Crop("herb", (1, 1, 1, 1, 2, 2, 2, 2, 3, 3), "M-FIT-27"),
    ),
    Fitting(
        "vegetable-garden",
        _c(2, 2, 2, 2),
        "M-FIT-30",
        idea=True,
        next_to="herbal-garden",
        actions=(Action("sow-vegetables", "M-FIT-31", cost={"chems": 1, "water": 1}, wait=True),),
        crop=Crop("vegetable", (1, 1, 1, 1, 1, 2, 2, 2, 3, 3), "M-FIT-32"),
    ),
    Fitting(
        "herbal-workshop",
        _c(4, 2, 2, 2),
        "M-FIT-33",
        idea=True,
        next_to="herbal-garden",
        actions=(
            Action(
                "make-meds",
                "M-FIT-34",
                cost={"herb": 1, "chems": 1},
                needs="filter",
                gives={"meds": 1},
                each=True,
            ),
            Action(
                "make-bandages",
                "M-FIT-35",
                cost={"herb": 1, "filter": 1},
                needs="pure-alcohol",
                gives={"bandages": 1},
                each=True,
            ),
        ),
    ),
    Fitting(
        "simple-heater",
        _c(5, 3),
        "M-FIT-37",
        actions=(Action("heat", "M-FIT-38", fuel=2, each=True, cold=1),),
        literal={"component": 5, "water": 3},
    ),
    Fitting("efficient-heater", _c(3, 0, 2, 1), "M-FIT-39", idea=True, next_to="simple-heater", base_fuel=1),
    Fitting("radio", _c(3, 0, 2, 2), "M-FIT-41", actions=(Action("tune-in", "M-FIT-42", does=tune_in),)),
    Fitting(
        "rainwater-collector",
        _c(5, 2, 1),
        "M-FIT-44",
        actions=(Action("collect-rain", "M-FIT-45", wait=True),),
        crop=Crop("water", (1, 2, 2, 2, 2, 3, 3, 3, 4, 4), "M-FIT-46"),
    ),
    Fitting(
        "moonshine-still",
        _c(2, 2, 1),
        "M-FIT-47",
        actions=(Action("distil", "M-FIT-48", cost={"sugar": 1, "water": 1}, fuel=1, wait=True),),
        crop=Crop("moonshine", (1, 1, 1, 1, 2, 2, 2, 3, 3, 3), "M-FIT-49"),
    ),
    Fitting(
        "alcohol-still",
        _c(3, 3, 1, 2),
        "M-FIT-50",
        idea=True,
        next_to="moonshine-still",
        actions=(
            Action("purify", "M-FIT-51", cost={"moonshine": 1}, fuel=1, gives={"pure-alcohol": 1}, each=True),
        ),
    ),
    Fitting(
        "crude-stove",
        _c(5, 3, 2),
        "M-FIT-53",
        actions=(
            Action("cook-herbs", "M-FIT-54", cost={"herb": 2, "water": 1}, fuel=1, gives={"vegetable": 1}),
            Action("cook-food", "M-FIT-55", cost={"raw-food": 1, "water": 1}, fuel=1, gives={"raw-food": 2}),
        ),
    ),
    Fitting(
        "cooking-stove",
        _c(5, 5, 2),
        "M-FIT-56",
        idea=True,
        next_to="crude-stove",
        base_more={"raw-food": 1},
    ),
    Fitting(
        "deadfall-trap",
        _c(5, 2, 2),
        "M-FIT-58",
        actions=(Action("bait", "M-FIT-59", one_of=("chems", "raw-food"), wait=True),),
        crop=Crop("raw-food", (0, 0, 1, 1, 1, 1, 1, 2, 2, 2), "M-FIT-60"),
    ),
    Fitting("cage-trap", _c(3, 2, 2), "M-FIT-61", idea=True, next_to="deadfall-trap", base_roll=3),
    Fitting(
        "workshop",
        _c(5, 3, 1),
        "M-FIT-63",
        actions=(
            Action("board-up", "M-FIT-64", cost={"component": 1, "wood": 4}, hole=True),
            Action(
                "make-parts",
                "M-FIT-65",
                cost={"component": 1},
                either=("mechanical-part", "electrical-part"),
                each=True,
            ),
            Action("make-filters", "M-FIT-66", cost={"component": 1}, gives={"filter": 1}, each=True),
            Action(
                "mend-guitar",
                "M-FIT-67",
                cost={"broken-guitar": 1, "component": 2, "wood": 1},
                gives={"guitar": 1},
            ),
        ),
    ),
    Fitting(
        "metal-workshop",
        _c(5, 3),
        "M-FIT-69",
        actions=(
            Action(
                "make-lockpick",
                "M-FIT-70",
                cost={"component": 1, "mechanical-part": 1},
                gives={"lockpick": 1},
            ),
            Action("make-shovel", "M-FIT-71", cost={"component": 3, "wood": 1}, gives={"shovel": 1}),
            Action(
                "make-sawblade", "M-FIT-72", cost={"component": 1, "weapon-part": 1}, gives={"sawblade": 1}
            ),
            Action(
                "make-knife",
                "M-FIT-73",
                cost={"component": 2, "wood": 1, "weapon-part": 1},
                gives={"knife": 1},
            ),
            Action(
                "make-hatchet",
                "M-FIT-74",
                cost={"component": 2, "wood": 1, "weapon-part": 2},
                gives={"hatchet": 1},
            ),
        ),
    ),
    Fitting(
        "gunsmith-workshop",
        _c(8, 4, 3),
        "M-FIT-75",
        idea=True,
        next_to="metal-workshop",
        actions=(
            Action(
                "mend-assault-rifle",
                "M-FIT-76",
                cost={"broken-assault-rifle": 1, "weapon-part": 2},
                gives={"assault-rifle": 1},
            ),
            Action(
                "mend-pistol", "M-FIT-77", cost={"broken-pistol": 1, "weapon-part": 1}, gives={"pistol": 1}
            ),
            Action(
                "mend-shotgun", "M-FIT-78", cost={"broken-shotgun": 1, "weapon-part": 2}, gives={"shotgun": 1}
            ),
            Action("load-shells", "M-FIT-79", cost={"shell": 1}, needs="chems", gives={"ammo": 1}, each=True),
        ),
    ),
)

FITTING = {card.id: card for card in CARDS}
ACTION = {(card.id, action.id): action for card in CARDS for action in card.actions}


def add_fitting(card: Fitting) -> None:
    """A Fitting that is in no deck: a module puts it into the Shelter."""
    FITTING[card.id] = card
    ACTION.update({(card.id, action.id): action for action in card.actions})


UPGRADES = {
    base.id: tuple(card.id for card in CARDS if card.next_to == base.id)
    for base in CARDS
    if any(card.next_to == base.id for card in CARDS)
}
"""Base cards, and what may be built beside them."""
THRIFTY = {card.next_to: card for card in CARDS if card.base_fuel}
ENRICHED = {card.next_to: card for card in CARDS if card.base_more}
"""Base cards, and the upgrade that saves their fuel or adds to what they make."""

IDEAS_PER_ACTION = 2
