"""What a card, a board, a token and a mode *are*, and the shelves on which they stand once declared.

The modules of this package declare the box; `lay_out` puts cards on the shelf, here and from outside (a house
card, a toy of the tests). Rules look things up here and ask them what is printed on them; which cards there
are, they do not know.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from msgspec import Struct

from tilldawn.engine.word import Word
from tilldawn.games.daylight.words import Craft, Effect

WAVE = "wave"
"""The one card that is never kept: whoever accepts it is attacked first."""
AMMO = {"gun": "gun-ammo", "bow": "arrow"}
"""The Ammo a kind of weapon needs."""
AMMO_RULES = {"gun": "W-AMMO-01", "bow": "W-AMMO-02"}


class Weapon(Struct, frozen=True):
    """What a weapon does: fixed Damage, Splash, Combat cards of its own, and the Ammo it needs."""

    kind: str
    fixed: int
    splash: int = 0
    draws: int = 0

    @property
    def ammo(self) -> str:
        """The Ammo card it needs, or nothing."""
        return AMMO.get(self.kind, "")


class Card(Struct, frozen=True):
    """A Rubble card, and what is printed on it.

    `when` is the moment a Special is played at ("turn", "attack", "damage", "drawn", "other-turn") or "held";
    `stays` is the infinity symbol; `room` is how many cards it holds; `rule` the row that says what it does.
    """

    id: str
    family: str
    copies: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    stacks: bool = False
    stays: bool = False
    hearts: int = 0
    when: str = ""
    words: tuple[Word, ...] = ()
    weapon: Weapon | None = None
    starting: int = 0
    owner: str = ""
    room: int = 0
    rule: str = ""


class Perk(Struct, frozen=True):
    """What a character can do that others cannot.

    `when` is the moment it works at; `first` means only with the First Player token; `each` lifts the
    limit of once per Round; `weapon` limits it to one kind of weapon.
    """

    id: str
    when: str
    words: tuple[Word, ...]
    first: bool = False
    each: bool = False
    weapon: str = ""


class CharacterBoard(Struct, frozen=True):
    """A character board: Health track, unique weapon, Main Perk, First Player Perk."""

    id: str
    health: int
    weapon: str
    main: Perk
    first: Perk

    @property
    def perks(self) -> tuple[Perk, Perk]:
        return self.main, self.first


class Token(Struct, frozen=True):
    """A token that can be crafted: its two ingredients, how many there are, what it does."""

    id: str
    copies: int
    recipe: tuple[str, str]
    word: Craft
    rule: str


class Mode(Struct, frozen=True):
    """A way to play that changes something. Everything it may change is a field."""

    id: str
    newcomers: dict[str, tuple[int, ...]] = {}
    """Who comes on top in the last Round, and how many by the number of players."""
    survivor: bool = False
    """Whether a Survivor must be left for the night to be won."""
    blind: bool = False
    """Whether the Assault card stays hidden until WAVE! is accepted."""
    hearts: dict[str, int] = {}
    """What healing cards give back instead of their hearts."""

    def more(self, players: int) -> dict[str, int]:
        """Who comes on top in the last Round, for so many players."""
        return {kind: n[players - 1] for kind, n in self.newcomers.items() if n[players - 1]}


# --- The shelves --------------------------------------------------------------------------------------

RUBBLE: dict[str, Card] = {}
STACKS: set[str] = set()
WEAPONS: set[str] = set()
STARTING: set[str] = set()
"""Weapons a game can start with: never lost, never discarded, only given away (W-INV-13, G-20)."""
COMMON: list[str] = []
"""Starting weapons that anybody may choose."""
PACKS: set[str] = set()
"""Cards that hold others."""
STOLEN: set[str] = set()
"""Cards a random loss may take: no weapon, and nothing that holds others (G-21, W-SPEC-13)."""
BARTERED: set[str] = set()
"""What Barter brings: Ammo and ingredients."""
INGREDIENTS: set[str] = set()
STAND_INS: list[str] = []
"""What may stand in for an ingredient: other ingredients, and Junk."""
HEALING: set[str] = set()
"""Cards that give Health back."""
THIEVES: set[str] = set()
"""Cards that take another one from whoever draws them."""
PLAYED: defaultdict[str, list[str]] = defaultdict(list)
"""Specials by the moment they are played at."""

CHARACTERS: dict[str, CharacterBoard] = {}
PERKS: dict[str, Perk] = {}
OWNERS: dict[str, str] = {}
"""Whose perk it is."""
GIVEN: dict[tuple[str, type[Word]], Perk] = {}
"""A character's perk by the family of its words."""
DONE: dict[tuple[str, str], list[Perk]] = {}
"""A character's perks that are used like a card, by their moment ("turn", "attack")."""

TOKENS: dict[str, Token] = {}
SPRINGS: list[Token] = []
"""Tokens that act before an attack on their owner."""
STOPS: list[Token] = []
"""Tokens that take Damage for their owner."""
WEIGHTS: list[Token] = []
"""Tokens that add to attacks on the card they lie on."""
LIFTED: list[Token] = []
"""Tokens that come off when Combat is over."""
MODES: dict[str, Mode] = {}


def lay_out(cards: Iterable[Card]) -> None:
    """Put Rubble cards on the shelf."""
    for card in cards:
        RUBBLE[card.id] = card
        if card.stacks:
            STACKS.add(card.id)
        if card.weapon is not None:
            WEAPONS.add(card.id)
        if card.starting:
            STARTING.add(card.id)
            if not card.owner:
                COMMON.append(card.id)
        if card.room:
            PACKS.add(card.id)
        if card.weapon is None and not card.room:
            STOLEN.add(card.id)
        if card.hearts:
            HEALING.add(card.id)
        if card.family in ("ammo", "ingredient"):
            BARTERED.add(card.id)
        if card.family == "ingredient":
            INGREDIENTS.add(card.id)
        if card.family in ("junk", "ingredient"):
            STAND_INS.append(card.id)
        if any(isinstance(word, Effect) and word.takes for word in card.words):
            THIEVES.add(card.id)
        if card.when:
            PLAYED[card.when].append(card.id)


def take_away(id: str) -> None:
    """Take a Rubble card off the shelf again."""
    card = RUBBLE.pop(id)
    for shelf in (STACKS, WEAPONS, STARTING, PACKS, STOLEN, BARTERED, INGREDIENTS, HEALING, THIEVES):
        shelf.discard(id)
    for row in (COMMON, STAND_INS, PLAYED[card.when]):
        if id in row:
            row.remove(id)


def craft_out(tokens: Iterable[Token]) -> None:
    """Put tokens on the shelf."""
    for token in tokens:
        TOKENS[token.id] = token
        word = type(token.word)
        hooks = ((SPRINGS, "spring"), (STOPS, "stop"), (WEIGHTS, "bonus"), (LIFTED, "phase_ends"))
        for shelf, hook in hooks:
            if getattr(word, hook) is not getattr(Craft, hook):
                shelf.append(token)


def family(word: Word) -> type[Word]:
    """The family a word belongs to."""
    return next(base for base in type(word).__mro__ if Word in base.__bases__)


def seat_out(boards: Iterable[CharacterBoard]) -> None:
    """Put character boards on the shelf, with their perks."""
    for board in boards:
        CHARACTERS[board.id] = board
        for perk in board.perks:
            PERKS[perk.id] = perk
            OWNERS[perk.id] = board.id
            families = {family(word) for word in perk.words}
            if Effect in families:
                DONE.setdefault((board.id, perk.when), []).append(perk)
            for kind in families - {Effect}:
                GIVEN[board.id, kind] = perk
