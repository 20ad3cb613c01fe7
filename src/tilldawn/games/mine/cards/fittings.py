"""Fittings: recipes, where they start, what they stand next to, what is done at them (list L4)."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.games.mine.goods import Goods


class Action(Struct, frozen=True):
    """One action of a Fitting.

    `fuel` is Wood or Book, in any mix; `one_of` is paid with one piece of the kinds named; `needs` must
    be in Storage and stays there. With `each` the whole line is done any number of times in one action.
    `wait` puts a Wait token on the Fitting: what comes of it is in `YIELDS`.
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


class Fitting(Struct, frozen=True):
    """A Fitting card: both sides are open to all."""

    id: str
    cost: Goods
    rule: str
    idea: bool = False
    next_to: str = ""
    actions: tuple[Action, ...] = ()


def _c(component: int, wood: int = 0, mechanical: int = 0, electrical: int = 0) -> Goods:
    """A recipe in the order of list L4: C, W, M, E."""
    parts = {
        "component": component,
        "wood": wood,
        "mechanical-part": mechanical,
        "electrical-part": electrical,
    }
    return {good: n for good, n in parts.items() if n}


NAP = Action("nap", "M-FIT-17")

CARDS: tuple[Fitting, ...] = (
    Fitting("bed-1", _c(3, 4), "M-FIT-16", actions=(NAP,)),
    Fitting("bed-2", _c(3, 4), "M-FIT-19", idea=True, actions=(NAP,)),
    Fitting("chair", _c(1, 2), "M-FIT-20", idea=True, actions=(Action("sit", "M-FIT-22"),)),
    Fitting("reinforced-door", _c(3, 5, 1, 1), "M-FIT-23", idea=True),
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
    ),
    Fitting(
        "vegetable-garden",
        _c(2, 2, 2, 2),
        "M-FIT-30",
        idea=True,
        next_to="herbal-garden",
        actions=(Action("sow-vegetables", "M-FIT-31", cost={"chems": 1, "water": 1}, wait=True),),
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
    Fitting("simple-heater", _c(5, 3), "M-FIT-37", actions=(Action("heat", "M-FIT-38"),)),
    Fitting("efficient-heater", _c(3, 0, 2, 1), "M-FIT-39", idea=True, next_to="simple-heater"),
    Fitting("radio", _c(3, 0, 2, 2), "M-FIT-41", actions=(Action("tune-in", "M-FIT-42"),)),
    Fitting(
        "rainwater-collector",
        _c(5, 2, 1),
        "M-FIT-44",
        actions=(Action("collect-rain", "M-FIT-45", wait=True),),
    ),
    Fitting(
        "moonshine-still",
        _c(2, 2, 1),
        "M-FIT-47",
        actions=(Action("distil", "M-FIT-48", cost={"sugar": 1, "water": 1}, fuel=1, wait=True),),
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
    Fitting("cooking-stove", _c(5, 5, 2), "M-FIT-56", idea=True, next_to="crude-stove"),
    Fitting(
        "deadfall-trap",
        _c(5, 2, 2),
        "M-FIT-58",
        actions=(Action("bait", "M-FIT-59", one_of=("chems", "raw-food"), wait=True),),
    ),
    Fitting("cage-trap", _c(3, 2, 2), "M-FIT-61", idea=True, next_to="deadfall-trap"),
    Fitting(
        "workshop",
        _c(5, 3, 1),
        "M-FIT-63",
        actions=(
            Action("board-up", "M-FIT-64", cost={"component": 1, "wood": 4}),
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
BEDS = ("bed-1", "bed-2")


class Yield(Struct, frozen=True):
    """What a Wait token brings at Dawn, by the Black die: pieces for each result from 1 to 10."""

    good: str
    table: tuple[int, ...]
    rule: str


YIELDS = {
    "herbal-garden": Yield("herb", (1, 1, 1, 1, 2, 2, 2, 2, 3, 3), "M-FIT-27"),
    "vegetable-garden": Yield("vegetable", (1, 1, 1, 1, 1, 2, 2, 2, 3, 3), "M-FIT-32"),
    "rainwater-collector": Yield("water", (1, 2, 2, 2, 2, 3, 3, 3, 4, 4), "M-FIT-46"),
    "moonshine-still": Yield("moonshine", (1, 1, 1, 1, 2, 2, 2, 3, 3, 3), "M-FIT-49"),
    "deadfall-trap": Yield("raw-food", (0, 0, 1, 1, 1, 1, 1, 2, 2, 2), "M-FIT-60"),
}
CAGE_TRAP_BONUS = 3
CHAIR_SUCCESS = 6
BOOK_BONUS = 2
RADIO_SUCCESS = 8
NAP_REST = 2
DOOR_PROWESS = 2
HEATER_FUEL, EFFICIENT_FUEL = 2, 1
IDEAS_PER_ACTION = 2
POKE_ABOUT = (1, 1, 1, 1, 2, 2, 3, 3, 4, 4)
"""Pieces by the Black die."""
LOCK_OPENS = 4
"""A Closed Door opens from this result on."""
SNIPER = 1
SNIPER_WOUNDS = 2
