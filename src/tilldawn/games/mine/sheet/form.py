"""The Save Sheet as a form: what is noted about a Campaign between Dawn and Morning, in the game's terms.

A sheet holds nothing nobody has seen: the Events deck, for one, is noted by what has left it, so it can be
laid again unseen and in its order. Writing and restoring a sheet is in `start.py`, what cannot stand on one
in `faults.py`; how it looks on paper is no business of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from tilldawn.engine.errors import BadOption
from tilldawn.engine.request import Text
from tilldawn.games.mine import levels, setup
from tilldawn.games.mine.book.check import notes
from tilldawn.games.mine.cards import exploration, fate, findings, narrative, visitors
from tilldawn.games.mine.cards.characters import CHARACTER, COLOURS, EPILOGUES, STATES
from tilldawn.games.mine.cards.events import CHAPTERS, EVENT, EVENTS_IN_CHAPTER
from tilldawn.games.mine.cards.fittings import FITTING
from tilldawn.games.mine.cards.locations import LOCATION, SLOTS
from tilldawn.games.mine.cards.objectives import OBJECTIVE
from tilldawn.games.mine.cards.raids import RAID
from tilldawn.games.mine.cards.residents import RESIDENT
from tilldawn.games.mine.cards.shelter import CARDS as LOOT
from tilldawn.games.mine.cards.shelter import KIND
from tilldawn.games.mine.goods import GOOD, WRITTEN, Goods
from tilldawn.games.mine.house.board import BOARDS, Board
from tilldawn.games.mine.modules import SCENARIOS
from tilldawn.games.mine.scenarios.sheet import Scenario

CHAIR, BASEMENT, UNIFORMS, HOPELESS = "chair-built", "basement-closed", "uniforms", "hopeless"
EXHAUSTED = "one-action"
FACTS = (CHAIR, BASEMENT, UNIFORMS, HOPELESS, EXHAUSTED)
"""The Chair has cheered everybody up once; the basement is shut; uniforms may be ignored in the next
Scavenging; the group plays on without hope; on the coming day each Character acts only once (script 877)."""
SCRIPT = "script"
"""Somebody was lost by a script whose number nobody kept."""

ENDINGS = tuple(id for id, card in EVENT.items() if card.ending)
LASTING = tuple(id for id, card in EVENT.items() if card.ends in ("raids", "wounded", "chapter", "never"))
"""Events that can still lie open after a Dawn."""
COUNTED = tuple(id for id, card in EVENT.items() if card.nights > 1)
"""Events whose nights are counted."""
DECKS: dict[str, tuple[str, ...]] = {
    "raids": tuple(RAID),
    "residents": tuple(RESIDENT),
    "visitors": tuple(visitors.CARDS),
    "fate": tuple(fate.FATE),
    "findings": tuple(findings.FINDINGS),
    "exploration": tuple(exploration.EXPLORE),
}
"""Decks a card can be removed from for the rest of the Campaign, besides those with a line of their own."""
DECK_OF = {card: deck for deck, cards in DECKS.items() for card in cards}
RED = {
    "raids": tuple(id for id, card in RAID.items() if card.red),
    "residents": tuple(id for id, card in RESIDENT.items() if card.red),
}
"""The red-cornered cards, which wait in a reserve."""

STORAGE, PILE, OUTDOORS = "storage", "pile", "outside"
HEAPS = (STORAGE, PILE, OUTDOORS)
"""Where a written token can lie besides a space of the Shelter and a Character."""
WHEN = ("morning", "dusk", "scavenging", "raid", "dawn", "spirit", "visit")
"""When a written token can come back: at the beginning of a phase, with Spirit, or when it is visited."""
AWAY = ("scavenging", "visit")
"""Those of them that are on the way; at all others everybody is in the Shelter."""


class Vocabulary(Mapping[str, tuple[str, ...]]):
    """Everything of a kind, asked of the tables each time: a pack or a module may have added to them."""

    def __init__(self, tables: dict[str, Callable[[], tuple[str, ...]]]) -> None:
        self.tables = tables

    def __getitem__(self, kind: str) -> tuple[str, ...]:
        return self.tables[kind]()

    def __iter__(self) -> Iterator[str]:
        return iter(self.tables)

    def __len__(self) -> int:
        return len(self.tables)


def _placed(side: Board) -> tuple[str, ...]:
    """Spaces where a card can lie."""
    return tuple(dict.fromkeys([*side.cards, *side.fitting_spaces, side.guard]))


WORDS = Vocabulary(
    {
        "good": lambda: tuple(GOOD),
        "character": lambda: tuple(CHARACTER),
        "colour": lambda: COLOURS,
        "state": lambda: STATES,
        "epilogue": lambda: tuple(id for all in EPILOGUES.values() for id in all),
        "location": lambda: tuple(LOCATION),
        "slot": lambda: SLOTS,
        "shelter": lambda: tuple(KIND),
        "space": lambda: tuple(space for side in BOARDS.values() for space in _placed(side)),
        "loot": lambda: tuple(LOOT),
        "fitting": lambda: tuple(FITTING),
        "event": lambda: tuple(EVENT),
        "objective": lambda: tuple(OBJECTIVE),
        "raid": lambda: RED["raids"],
        "resident": lambda: RED["residents"],
        "any-raid": lambda: tuple(RAID),
        "any-resident": lambda: tuple(RESIDENT),
        "note": lambda: tuple(sorted({*notes(), *WRITTEN})),  # up to 0.3.0 written items were notes
        "heap": lambda: HEAPS,
        "when": lambda: WHEN,
        "board": lambda: tuple(space for side in BOARDS.values() for space in side.spaces),
        "side": lambda: tuple(BOARDS),
        "narrative": lambda: tuple(narrative.CARDS),
        "removed": lambda: (*DECK_OF, *FITTING),
        "advanced": lambda: tuple(setup.ADVANCED),
        "switch": lambda: setup.SWITCHES,
        "topic": lambda: setup.TOPICS,
        "fact": lambda: FACTS,
        "level": lambda: tuple(levels.LEVEL),
    }
)
"""All that a sheet can name, by kind."""


def crafted() -> list[str]:
    """Fittings that are in a deck as long as they do not stand: all but those a module puts up."""
    return [id for id, card in FITTING.items() if card.cost]


PRINTED = {space: stack[0] for side in BOARDS.values() for space, stack in side.cards.items()}
"""The names printed on the Shelter's spaces, on either side of the board."""
HISTORY = ("people", *STATES, "food", "water", "wood", "component")
"""The columns of the chart of the days."""


class SheetPerson(Struct, kw_only=True, forbid_unknown_fields=True):
    """A Character of the group: States, colour, the medicine placed on the card, and whether a script has
    posted them until the next Night Raid."""

    id: str
    colour: str
    starting: bool = False
    hunger: int = 0
    fatigue: int = 0
    illness: int = 0
    misery: int = 0
    wounds: int = 0
    medicine: Goods = {}
    posted: bool = False


class SheetLost(Struct, kw_only=True, forbid_unknown_fields=True):
    """Somebody who is not in the group any more: when, of what, and how it is told."""

    id: str
    day: int
    cause: str
    """A State, the number of a script, or just `script`."""
    epilogue: str
    starting: bool = False


class SheetEvent(Struct, kw_only=True, forbid_unknown_fields=True):
    """An Event that lies open, and for how many more nights."""

    id: str
    nights: int = 1


class SheetDeck(Struct, kw_only=True, forbid_unknown_fields=True):
    """How many red-cornered cards have joined a deck, and those of them known to be in it somewhere; all
    cards known to lie on top of it, the first of them first, and at its bottom, the last of them last."""

    added: int = 0
    seen: list[str] = []
    top: list[str] = []
    bottom: list[str] = []


class SheetTrip(Struct, kw_only=True, forbid_unknown_fields=True):
    """The last Scavenging: where to, and who went."""

    slot: str
    location: str
    who: list[str] = []


class SheetNote(Struct, kw_only=True, forbid_unknown_fields=True):
    """A Blank token: its name, the script behind it, where it lies, when it matters, not before which day;
    and the number written on it."""

    name: str
    script: int
    place: str = ""
    phase: str = ""
    day: int = 0
    number: int = 0


class Sheet(Struct, kw_only=True, forbid_unknown_fields=True):
    """A whole Campaign as it is put away."""

    day: int
    seats: int = 1
    leader: int = 0
    advanced: list[str] = []
    switches: list[str] = []
    faded: list[str] = []
    people: list[SheetPerson]
    lost: list[SheetLost] = []
    storage: Goods = {}
    x5: Goods = {}
    waste: Goods = {}
    locations: list[str]
    """Near, Distant, Far."""
    hidden: dict[str, Goods] = {}
    gone_locations: list[str] = []
    shelter: dict[str, str]
    turned: list[str] = []
    """Loot cards that were turned over; where none are named, the Shelter cards left may be any."""
    fittings: dict[str, str] = {}
    deck: list[str] = []
    ideas: list[str] = []
    board_ups: list[int] = []
    cold: int = 0
    chapter: int
    """0 in a scenario, which has none, and no Objective either."""
    active: list[SheetEvent] = []
    gone_events: list[str] = []
    ahead: list[str] = []
    """Events everybody knows to come next, the first of them first."""
    objective: str
    progress: int = 0
    past_objectives: list[str] = []
    next_objective: str = ""
    """The one below the current one, where it is known."""
    raids: SheetDeck = msgspec.field(default_factory=SheetDeck)
    residents: SheetDeck = msgspec.field(default_factory=SheetDeck)
    hand: list[str] = []
    used: list[str] = []
    removed: list[str] = []
    last_trip: SheetTrip | None = None
    """None if nobody went, or if nothing is noted about it."""
    trip_noted: bool = True
    facts: list[str] = []
    scripts: list[int] = []
    notes: list[SheetNote] = []
    history: list[list[int]] = []
    modules: dict[str, Any] = {}
    """What each module in play remembers, as plain data; None for one that remembers nothing."""
    level: list[str] = []
    """How hard it is: one level, or none by the book."""
    board: str = "basic"
    """The side of the board."""
    beneath: list[str] = []
    """Spaces where a second Shelter card lies under the one that is noted."""


class Wrong(Struct, frozen=True):
    """Something on a sheet that cannot be: in which part of it, about what, and why."""

    part: str
    about: str
    why: Text


class SheetRefused(BadOption):
    """A Save Sheet that cannot be written or cannot be laid out. Nothing has been changed."""


def noted(sheet: Sheet) -> Counter[str]:
    """All pieces that are not in the box."""
    pieces: Counter[str] = Counter()
    placed = [p.medicine for p in sheet.people]
    for heap in (sheet.storage, sheet.x5, sheet.waste, *sheet.hidden.values(), *placed):
        pieces.update(heap)
    return pieces


def kind_of(loot: str) -> str:
    """The name on the scene side of a loot card."""
    return loot.rpartition("-")[0]


SECTIONS = tuple(
    zip(CHAPTERS, ("events", "events", "endings"), (*EVENTS_IN_CHAPTER, len(ENDINGS)), strict=True)
)
"""The Events deck from its top: a Chapter card, then so many cards of a group."""


def scenario_on(sheet: Sheet) -> Scenario | None:
    """The scenario a sheet is about: it is noted as the module it is."""
    found = (SCENARIOS[id] for id in sheet.modules if id in SCENARIOS)
    return next((one for one in found if isinstance(one, Scenario)), None)


def sections(sheet: Sheet) -> tuple[tuple[str, str, int], ...]:
    """How the Events deck was laid: a Chapter card or none, then so many cards of a group."""
    scenario = scenario_on(sheet)
    if scenario is None:
        return SECTIONS
    last = (("", "endings", len(ENDINGS)),) if scenario.endings else ()
    return (("", "events", scenario.events), *last)


def course(sheet: Sheet, came: int) -> list[str]:
    """What is left of the Events deck, from its top: Chapters by name, all other cards by their group.

    The Chapters noted have been turned, and so many other cards have left the deck, from the top down.
    """
    left: list[str] = []
    for number, (card, group, size) in enumerate(sections(sheet), start=1):
        if number > sheet.chapter and card:
            left.append(card)
        gone = min(came, size)
        came -= gone
        left += [group] * (size - gone)
    return left
