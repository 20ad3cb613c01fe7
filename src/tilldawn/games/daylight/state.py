"""Everything that lies on the table, as one tree of plain data. No function, text or chance in it.

The structs are encoded by position (`array_like`), which makes checkpoints and forks a third quicker; the
field names are part of the content fingerprint, so a save under another shape is replayed, not misread.
"""

from __future__ import annotations

from msgspec import Struct, field

from tilldawn.engine.deck import Group, Pile
from tilldawn.engine.flow import World
from tilldawn.engine.game import Outcome

NOBODY = -1


class Settings(Struct, frozen=True, array_like=True):
    """What was agreed before play."""

    difficulty: str = "normal"
    modes: tuple[str, ...] = ()
    line_on_reveal: bool = False
    """G-09: set the enemies up when the Assault card is revealed instead of when WAVE! is accepted."""
    one_energy_drink: bool = False
    """G-34: an Energy Drink grants an attack or a craft, whichever the player likes."""
    packs: tuple[str, ...] = ()
    """Content packs whose cards are in play."""


class Player(Struct, array_like=True):
    """A character and what lies on and beside the board."""

    character: str = ""
    track: int = 0
    """Length of the Health track: the character is dead when `damage` reaches it."""
    damage: int = 0
    items: dict[str, int] = {}
    """Cards in the inventory by name, Backpacks included, their contents not."""
    packs: list[list[str]] = []
    """What is in each Backpack."""
    barricades: int = 0
    traps: int = 0
    used: list[str] = []
    """Perks used this Round."""
    given: int = 0
    """Cards given in this Trade phase."""
    ready: bool = False
    """Done with this Trade phase."""
    refused: list[str] = []
    """Gifts refused in this Trade phase, as `card>seat`."""


class Foe(Struct, array_like=True):
    """A Horde card on the line."""

    kind: str
    number: int
    """Tells the copies of a kind apart."""
    damage: int = 0
    spears: int = 0
    away: bool = False
    """Driven off by a Grenade until the end of the Combat phase."""
    grenade: bool = False
    """The Grenade token lies on this card."""

    @property
    def id(self) -> str:
        return f"{self.kind}-{self.number}"


class Attack(Struct, array_like=True):
    """A player's attack in progress. Neighbours are those at its declaration (G-14)."""

    weapon: str
    target: str
    neighbours: list[str]
    ammo: int = 0
    splash: int = 0
    draws: int = 0
    bonus: int = 0
    boosts: list[str] = []
    """Perks added to this attack."""


class Gift(Struct, array_like=True, frozen=True):
    """A card on its way to somebody, who has not answered yet. It lies with its giver until then."""

    seat: int
    to: int
    card: str
    inside: tuple[str, ...] = ()
    """What is in it, if it is a Backpack."""

    @property
    def refs(self) -> dict[str, str]:
        """Who, to whom, and what: as an event tells it."""
        return {"seat": f"seat:{self.seat}", "to": f"seat:{self.to}", "card": f"card:{self.card}"}


class Turn(Struct, array_like=True):
    """A player's Combat turn: the actions left."""

    seat: int
    any: int = 1
    attacks: int = 0
    crafts: int = 0
    acted: bool = False


class State(Struct, array_like=True):
    """A whole game of Survive Until Daylight."""

    step: str
    settings: Settings
    players: list[Player]
    round: int = 0
    phase: str = "setup"
    first: int = NOBODY
    """Holder of the First Player token."""
    wave: int = NOBODY
    """Holder of the WAVE! card; nobody while it is in the Active pile or being decided about."""
    seat: int = 0
    """Whose turn it is in Search and Combat."""
    turns: int = 0
    """Turns taken in this phase."""
    rubble: Pile = field(default_factory=Pile)
    active: Pile = field(default_factory=Pile)
    found: list[str] = []
    """Rubble cards just drawn and not yet kept, discarded or resolved."""
    rubble_discard: Group = {}
    combat: Pile = field(default_factory=Pile)
    combat_discard: Group = {}
    drawn: list[str] = []
    """Combat cards drawn for the attack in progress."""
    assaults: Pile = field(default_factory=Pile)
    assault: str = ""
    """The Assault card revealed this Round."""
    past_assaults: list[str] = []
    set_up: bool = False
    """This Round's enemies stand on the line."""
    unseen: dict[str, Group] = {}
    line: list[Foe] = []
    horde: dict[str, list[int]] = {}
    """Horde cards of each kind not in play."""
    horde_discard: dict[str, list[int]] = {}
    tokens: dict[str, int] = {}
    box: Group = {}
    """Rubble cards that take no part in this game."""
    turn: Turn | None = None
    attack: Attack | None = None
    enemy: str = ""
    """The enemy whose attack is being resolved."""
    attacked: int = NOBODY
    """The player attacked last in this Combat phase."""
    waiting: list[str] = []
    """Enemies that have still to attack in this Combat phase, left to right."""
    outcome: Outcome | None = None
    gifts: list[Gift] = []
    """Gifts on their way, in the order they were offered."""


SHAPE = [kind.__struct_fields__ for kind in (Settings, Player, Foe, Attack, Gift, Turn, State)]
"""The fields in their order, for the fingerprint."""

Game = World[State]
"""What every rule of this game works on."""
