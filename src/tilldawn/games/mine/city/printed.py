"""What is printed on the cards of the city: the forms of Locations, Exploration cards and Residents.

The decks in `cards/` fill in the forms and lay their cards into the tables here, with flows of their own
beside them where a card is odd. Rules ask the card; they know none by its id.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from msgspec import Struct

from tilldawn.engine.flow import Flow
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Option, Text
from tilldawn.engine.word import Word
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.offers import Offer
from tilldawn.games.mine.state import Foe, Game, State

Scene = Callable[[Game], Flow[None]]
"""Something that happens."""
Start = Callable[[Game, int], Flow[int]]
"""Something that happens before exploring; it is given the Noise to start with, and returns it."""
Claim = Callable[[Game, Goods, Goods], Flow[bool]]
"""Somebody says what may be taken of a find; says whether there will be a fight once it is taken."""


# --- Locations ----------------------------------------------------------------------------------------


class Paid(Word, frozen=True, kw_only=True):
    """An action a Location offers for Exploration cards, taken instead of drawing the next one."""

    NEEDS: ClassVar[tuple[str, ...]] = ("name", "possible", "offers", "run", "describe")

    name: ClassVar[str]
    """Of the verb, and of its text `paid-NAME`."""
    price: int
    """The Exploration cards to be returned for it."""

    def possible(self, s: State) -> Objection | None:
        """What stands against it, whatever the way; too few cards left is the rules' business."""
        raise NotImplementedError

    def offers(self, s: State) -> list[Offer]:
        """The ways of taking it."""
        raise NotImplementedError

    def run(self, g: Game, chosen: Option) -> Flow[None]:
        """What comes of it, once the cards are returned."""
        raise NotImplementedError

    def describe(self) -> Text:
        """What it says on the card."""
        raise NotImplementedError


class Location(Struct, frozen=True):
    """A place. `special` is the table of the extra roll after a find, from 1 to 10; nothing where it is
    empty. Whatever follows `actions` is the red band, if there is one."""

    id: str
    map: tuple[str, ...]
    special: tuple[str, ...]
    actions: tuple[Paid, ...] = ()
    band: bool = False
    on_arrive: Start | None = None
    on_packed: Start | None = None
    """After the equipment has been packed."""
    on_take: Scene | None = None
    """Each time something is taken from a find."""
    takes_once: bool = False
    """Only the first time of a trip means anything to `on_take`."""
    on_leave: Scene | None = None
    """At Choose Findings, if anything was taken."""
    first_encounter: Scene | None = None
    """Instead of the first Residents card."""
    more_cards: int = 0
    finds: int = 0
    """So many Findings cards at most in a visit; 0: no limit."""
    peaceful: bool = False
    """The party may not start a Combat here."""
    no_thugs: bool = False
    louder: int = 0
    """Every rise of Noise by a card is so much higher."""
    never_quieter: bool = False
    rolls_noise: bool = True
    light: Goods = {}
    """What weighs nothing on the way home, up to so many pieces."""
    plain: bool = False
    """No Location of the deck: nothing special is found here, there are no Exploration cards to pay with, and
    Reality Impacts of other decks are drawn over."""
    soundless: bool = False
    """Noise means nothing here."""


LOCATION: dict[str, Location] = {}
ELSEWHERE: dict[str, Location] = {}
"""Where else a party can be: places no card of the deck shows. A module puts its own in."""

NOWHERE = Location("", (), ())
"""A place without anything, for rules that are asked at home."""


def place(s: State) -> Location:
    """The Location the party is at; it is at none where it stops on the way home."""
    if s.trip is None or s.trip.stop:
        return NOWHERE
    return LOCATION.get(s.trip.location) or ELSEWHERE[s.trip.location]


def paid(name: str) -> Paid:
    """The paid action with this name, as the first Location has it."""
    return next(action for card in LOCATION.values() for action in card.actions if action.name == name)


# --- Exploration --------------------------------------------------------------------------------------


class Price(Struct, frozen=True):
    """What a search costs: cards returned unseen, or Noise raised and rolled for."""

    back: int = 0
    noise: int = 0
    tool: str = ""
    """Must be in the Findings Pile and stays there."""
    people: int = 0
    """At least so many Characters must be present."""


class Explore(Struct, frozen=True):
    """`prices` buy the `finds`; a `map` card describes an obstacle; odd cards have a flow of their own."""

    id: str
    copies: int = 1
    prices: tuple[Price, ...] = ()
    finds: tuple[str, ...] = ()
    map: str = ""
    end: bool = False
    """Its lower section offers to end exploration."""
    own: Callable[[Game, Explore], Flow[None]] | None = None
    """All of the card, where it is odd."""
    after: Scene | None = None
    """What follows the finds."""
    behind_lock: tuple[str, ...] = ()
    """The finds of who opens it with a Lockpick: one try."""
    hides: bool = False
    """On the slot it gives a Backstab, or lets somebody pass unmet."""
    way_out: bool = False
    """On the slot it is a way to flee."""


EXPLORE: dict[str, Explore] = {}


def hiding_place(s: State) -> str:
    """A card on the slot that hides the party, if there is one."""
    return next((card for card in _kept(s) if EXPLORE[card].hides), "")


def way_out(s: State) -> str:
    """A card on the slot that is a way to flee, if there is one."""
    return next((card for card in _kept(s) if EXPLORE[card].way_out), "")


def at_hand(s: State) -> list[str]:
    """The cards on the slot, while the party is where they lie."""
    return [] if s.trip is not None and s.trip.stop else s.slot


def _kept(s: State) -> list[str]:
    """Exploration cards among them."""
    return [card for card in at_hand(s) if card in EXPLORE]


# --- Residents ----------------------------------------------------------------------------------------


class Parting(Word, frozen=True):
    """A way to be rid of Residents who stay on the slot, between two cards."""

    NEEDS: ClassVar[tuple[str, ...]] = ("offers", "run")

    def offers(self, s: State, card: str) -> list[Offer]:
        """What may be given or done."""
        raise NotImplementedError

    def run(self, g: Game, chosen: Option) -> Flow[None]:
        """Give or do it; the card is shuffled back afterwards."""
        raise NotImplementedError


class Resident(Struct, frozen=True):
    """`number` gives the Enemies for each result of the Black die from 1 to 10; `weapons` is by letter
    (empty: unarmed). `slot` Residents stay on the Exploration slot. `bar` is the five script numbers."""

    id: str
    number: tuple[int, ...] = ()
    weapons: tuple[str, str, str] = ("", "", "")
    red: bool = False
    slot: bool = False
    thugs: bool = False
    bar: tuple[int, ...] = ()
    aside: bool = False
    """Once resolved it is kept aside until Choose Findings."""
    talk: bool = False
    """Script 40 may be used during a Combat with them."""
    uniform: bool = False
    """May be let pass after script 1002."""
    breaks_at: int = 0
    """They run at so many Wounds in all."""
    attacked: bool = False
    """The group may start a Combat with them between two cards."""
    meets: Scene | None = None
    """What they want when they come, unless they attack or stay."""
    claims: Claim | None = None
    """While they stay: what they say before anything is taken from a find."""
    watches: Scene | None = None
    """While they stay: what comes of it each time something is taken."""
    partings: tuple[Parting, ...] = ()
    thanks: Scene | None = None
    """What follows when they part in peace."""
    carries: Scene | None = None
    """What is found on them before script 33."""
    ammo: Callable[[list[Foe]], int] | int = 0
    """Ammo found after a Combat won."""
    animals: bool = False
    """Nobody mourns them, and they carry nothing."""


RESIDENT: dict[str, Resident] = {}
ENEMIES: dict[str, Resident] = {}
"""Everybody there can be a Combat with: Residents, and those no deck holds."""
