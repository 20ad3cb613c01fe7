"""Everything that lies on the table, as one tree of plain data. No function, text or chance in it.

The structs are encoded by position (`array_like`); the field names are part of the content fingerprint.
Cards nobody has seen are in no order here: see `tilldawn.engine.deck`.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from tilldawn.engine.deck import Group, Pile
from tilldawn.engine.flow import World
from tilldawn.engine.game import Outcome
from tilldawn.games.mine.goods import Goods

NOBODY = -1


class Settings(Struct, frozen=True, array_like=True):
    """What was agreed before play."""

    fittings: bool = False
    """155: move and dismantle Fittings, a fourth action."""
    eating: bool = False
    """351: eat at any time."""
    hiding: bool = False
    """534: hide goods, carry more, exchange a Location."""
    drinking: bool = False
    """909: drink at any time."""
    dawn_medicine: bool = False
    """M-MED-03, strict: medicine is placed at Dawn only."""
    lenient_333: bool = False
    """An unguarded night costs two raids without dice instead of the Campaign."""
    heater_water: bool = False
    """M-FIT-37, literal: the Simple Heater is made with 3 Water."""
    faded: tuple[str, ...] = ()
    """Topics the table wants told in one plain sentence."""
    modules: tuple[str, ...] = ()
    """Modules of the box that take part (`modules.py`)."""
    packs: tuple[str, ...] = ()
    """Content packs the table is laid out with."""
    level: str = ""
    """How hard it is, by dials of ours (`levels.py`); nothing is by the book."""
    scenario: str = ""
    """The scenario that is played, if any; it is the last of `modules`, too."""
    board: str = "basic"
    """The side of the board that lies on the table (`house/board.py`)."""


class Person(Struct, array_like=True):
    """A Character of the group: States, and what lies on the card."""

    id: str
    colour: str
    starting: bool = False
    hunger: int = 0
    fatigue: int = 0
    illness: int = 0
    misery: int = 0
    wounds: int = 0
    task: str = ""
    """This night's task: a Fitting (Bed), `floor`, `guard` or `scavenging`; nothing by day."""
    at: str = "c1"
    """The space the miniature stands on."""
    medicine: Goods = {}
    """Meds, Herbal Meds and Bandages placed on the card."""
    weapon: str = ""
    """In hand on Guard or in Combat; it lies in no other place meanwhile."""
    spare: str = ""
    """A second weapon carried into this Combat."""
    shots: int = 0
    """Ammo a Guard has been given for tonight."""
    used: list[str] = []
    """Skills used that are not yet refreshed."""
    acted: int = 0
    """Actions taken today."""
    busy: bool = False
    """No more actions today."""
    tireless: bool = False
    """Second Wind: no black dot counts until Dusk."""
    late: bool = False
    """Joined in this stage and cannot act in it."""
    ate: bool = False
    drank: bool = False
    broke_off: bool = False
    """Script 266: takes no further part in this exploration."""
    strained: bool = False
    """534: carries 1 more tonight."""
    not_told: list[str] = []
    """Read by nothing any more: what has been told is in `State.lost`. It keeps its place for old saves."""
    posted: bool = False
    """Script 1291: on the roof until the Night Raids are over; no action, no task, no Guard."""
    holding: bool = False
    """Fatigue 4, but on Guard or out Scavenging: sleep waits until the task is done (M-STATE-14)."""
    numb: int = 0
    """1: black dots of Hunger and Misery do not count today; 2: and that has been made use of."""


class Lost(Struct, array_like=True):
    """Somebody who is not in the group any more."""

    id: str
    day: int
    cause: str
    """The State or script it came from."""
    epilogue: str
    left: bool
    starting: bool


class Plan(Struct, array_like=True):
    """An action assigned in this stage: paid for, not yet resolved."""

    who: str
    verb: str
    args: list[str] = []
    tool: str = ""
    helper: str = ""
    paid: Goods = {}


class Active(Struct, array_like=True):
    """An Event that lies open, and for how many more nights."""

    id: str
    nights: int = 1


class Trip(Struct, array_like=True):
    """A night's Scavenging."""

    slot: int
    """0 Near, 1 Distant, 2 Far."""
    location: str
    finds: int = 0
    takes: int = 0
    encounters: int = 0
    guilt: dict[str, int] = {}
    """Misery from the Quiet House, by Character."""
    healed: list[str] = []
    tried: list[str] = []
    """Closed Doors on the slot whose one try with a Lockpick is spent."""
    ended: bool = False
    """Nothing more is explored: Choose Findings comes next."""
    exchanged: bool = False
    """Read by nothing any more: Locations are exchanged as often as cards can be returned (M-SCAV-16)."""
    fought: bool = False
    """A Combat took place in the last encounter."""
    mourned: int = 0
    """Deaths that script 266 has not followed yet."""
    recalled: bool = False
    """Written tokens that come back on the way have had their say."""
    called: bool = False
    """Friends on the way have been visited."""
    reading: int = 0
    """Scripts open right now, one inside the other: their scenes are not over (M-DEATH-08)."""
    passed: list[str] = []
    """What was offered beside the next card when the leader last went on, for whoever wants to be asked only
    where there is something new."""
    back: str = ""
    """A trip by day: the step that follows once the party is home. No Reality Impact is resolved on it and no
    stop is made on the way home."""
    barred: bool = False
    """Nothing may be added from the box at Choose Findings."""
    ambush: bool = False
    """The party waits in the dark: a Combat in this encounter begins with its Backstab."""
    straight: bool = False
    """The party goes home the straightest way and stops nowhere: it has fled, or comes up elsewhere."""
    stop: str = ""
    """Where the party has stopped on its way home, while it is there; it has left the Location then."""
    staying: list[str] = []
    """Who stays where the party stopped until Dawn: they carry nothing home."""


class LastTrip(Struct, array_like=True):
    """Facts of the last Scavenging, for Events that ask about it."""

    slot: int
    location: str
    who: list[str]


class Foe(Struct, array_like=True):
    """An Enemy token on the Combat chart."""

    token: str
    letter: str
    prowess: int
    weapon: str
    own: str
    """The weapon its letter names, which it is looted of."""
    wounds: int = 0


class Combat(Struct, array_like=True):
    """A fight. `dodging` and `down` hold ids of Characters and Enemy tokens."""

    card: str
    home: bool = False
    thugs: bool = False
    talk: bool = False
    """Script 40 may be used after each round."""
    break_at: int = 0
    round: int = 0
    foes: list[Foe] = []
    dead: list[Foe] = []
    dealt: int = 0
    """Wounds the Enemies have suffered in all."""
    dodging: list[str] = []
    down: list[str] = []
    down_next: list[str] = []
    lost_weapons: dict[str, str] = {}
    """Weapons out of use until the Combat ends, by Character."""
    fallen: list[str] = []
    """Weapons of the fallen, out of reach until the fight is over."""
    faces: list[str] = []
    """What was rolled this round, as `who>face`, for the picture."""


class RaidTonight(Struct, array_like=True):
    """The Night Raid card being resolved."""

    card: str
    damage: int
    wounds: int
    points: int = 0
    saved: int = 0
    """Items Hidden Shelf keeps."""


class Deal(Struct, array_like=True):
    """A Trade in progress."""

    list: str
    home: bool
    fee: int
    """Commission still to be paid."""
    bonus: int = 0
    basket: Goods = {}
    paid: int = 0
    price: int = 0


class Note(Struct, array_like=True):
    """A Blank token with a written name: the script behind it, where it lies and when it matters."""

    name: str
    script: int
    """The script it leads to; 0 for one that only lies there."""
    place: str
    """`storage`; `pile` (somebody carried home tonight); `outside` or `outside:emilia` (the Outside space,
    with a name on the token); a space (`b2`); a Character (`emilia`): see `book.notes.place_of`."""
    phase: str = ""
    """When it comes back, if it does: at the beginning of this phase."""
    day: int = 0
    """Not before this day."""
    number: int = 0
    """The number written on it: the script that brought it into play."""


class State(Struct, array_like=True):
    """A whole Campaign of This War of Mine."""

    step: str
    settings: Settings
    seats: int
    leader: int = NOBODY
    day: int = 0
    phase: str = "setup"
    stage: int = 0
    moment: str = ""
    """What the rules call this point of the phase, for cards that may be used at it."""

    group: list[Person] = []
    lost: list[Lost] = []
    lost_today: bool = False
    hopeless: bool = False
    """The group has chosen to play on although it cannot win any more."""
    characters: Pile = field(default_factory=Pile)
    unseen: dict[str, Group] = {}

    box: Goods = {}
    storage: Goods = {}
    x5: Goods = {}
    pile: Goods = {}
    """The Findings Pile."""
    products: Goods = {}
    """What this stage's actions have made and found; it enters Storage when the stage is over."""
    tools: Goods = {}
    """Tools placed on Shelter cards in this stage."""
    waste: Goods = {}
    hidden: dict[str, Goods] = {}
    """534: goods hidden at a Location."""

    shelter: dict[str, str] = {}
    """Shelter cards by space; `remnants` is a Rubble card turned over."""
    cleared: list[str] = []
    """Loot cards turned over and gone."""
    fittings: dict[str, str] = {}
    """Crafted Fittings by space."""
    deck: list[str] = []
    """The Fittings deck: all that may be crafted."""
    ideas: list[str] = []
    wait: list[str] = []
    """Fittings with a Wait token."""
    chair_built: bool = False
    board_ups: list[int] = []
    """Holes that are boarded up."""
    basement_closed: bool = False
    plans: list[Plan] = []

    cold: int = 0
    events: Pile = field(default_factory=Pile)
    active: list[Active] = []
    newest: str = ""
    """The Event drawn last."""
    more_raids: bool = False
    """Close the Gaps, Penalty: two raid cards tonight."""
    soldier: bool = False
    """A soldier off duty keeps an eye on the door tonight."""
    waste_cards: list[str] = []

    objectives: Pile = field(default_factory=Pile)
    """Those below the current one."""
    objective: str = ""
    objective_number: int = 0
    """1 and 2 for the Chapters' Objectives, 3 for the Final one."""
    progress: int = 0

    locations: list[str] = []
    """Near, Distant, Far."""
    location_deck: Pile = field(default_factory=Pile)
    old_locations: list[str] = []
    exploration: Pile = field(default_factory=Pile)
    unknown: Pile = field(default_factory=Pile)
    card: str = ""
    """The Exploration card being resolved."""
    explored: list[str] = []
    """The Discard space."""
    slot: list[str] = []
    """The Exploration slot: cards kept for this visit."""
    findings: Pile = field(default_factory=Pile)
    finding: str = ""
    findings_discard: list[str] = []
    residents: Pile = field(default_factory=Pile)
    resident: str = ""
    """The Residents card being resolved."""
    residents_aside: list[str] = []
    resident_reserve: int = 0
    raids: Pile = field(default_factory=Pile)
    raid_reserve: int = 0
    raid: RaidTonight | None = None
    raids_aside: list[str] = []
    raids_left: int = 0
    """Raid cards still to come tonight."""
    visitors: Pile = field(default_factory=Pile)
    visitor: str = ""
    visitors_discard: list[str] = []
    fate: Pile = field(default_factory=Pile)
    fate_card: str = ""
    fate_discard: list[str] = []
    narrative: Pile = field(default_factory=Pile)
    offered: list[str] = []
    """Narrative Actions drawn and not yet chosen from."""
    hand: list[str] = []
    noise: int = 1
    trip: Trip | None = None
    last_trip: LastTrip | None = None
    combat: Combat | None = None
    deal: Deal | None = None

    notes: list[Note] = []
    scripts: list[int] = []
    """Scripts resolved in this Campaign."""
    one_action: int = 0
    """The day on which each Character may act only once (script 877)."""
    uniforms: bool = False
    """Soldiers, Rebels and Deserters may be ignored in the next Scavenging (script 1002)."""
    doctor: str = ""
    """House Doctor: the Character and what counts as carried, `anton:meds`."""
    history: list[list[int]] = []
    """For each Dawn: Characters, Hunger, Fatigue, Illness, Misery, Wounds, food, Water, Wood, Components."""
    epilogues: dict[str, str] = {}
    """What became of those who saw the end."""
    outcome: Outcome | None = None
    fallen: Goods = {}
    """Weapons and Ammo of Guards lost in tonight's raids; in Storage again when the raids are over."""
    unguarded: bool = False
    """The Evening closed with nobody on Guard, at a table that agreed on the milder script 333."""
    modules: dict[str, Any] = {}
    """What each module remembers, as plain data under its id."""
    trip_unknown: bool = False
    """Taken up from a Save Sheet that does not say how the last Scavenging went."""
    told_lost: int = 0
    """How many of those who are lost the modules have heard of."""
    beneath: dict[str, int] = {}
    """How many Shelter cards still lie under the one on a space, where they are stacked."""
    done: dict[str, int] = {}
    """The day on which a printed action that is possible once a day was done."""


SHAPE = [
    kind.__struct_fields__
    for kind in (
        Settings,
        Person,
        Lost,
        Plan,
        Active,
        Trip,
        LastTrip,
        Foe,
        Combat,
        RaidTonight,
        Deal,
        Note,
        State,
    )
]
"""The fields in their order, for the fingerprint."""

Game = World[State]
"""What every rule of this game works on."""
