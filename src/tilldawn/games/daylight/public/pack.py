"""House cards for Survive Until Daylight: what a content pack is made of.

    CARDS = Pack(
        id="house-cards",
        game="daylight",
        content=HouseCards(
            rubble=(healing("house-cards_thermos", 1, 0, 1, 0, 1, hearts=2),),
            assaults=(Assault("house-cards_fog", wanderer=(2, 3, 4, 4, 5, 6)),),
            horde={"wanderer": 6},
        ),
        locale=files("house_rules").joinpath("locale/daylight"),
    )

A Combat card is named after its numbers, `house-cards_plus-2-splash`: they are read off its id.

Texts: `card-ID` with `.text` (what it says; weapons need none) for a Rubble card, `combat-ID` for a Combat
card, `assault-ID` for an Assault, `pack-PACK` with `.text` for the pack itself. A card may use any word of
the vocabulary, or words of the pack's own: a class of the family `Effect` with its `run`.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tilldawn.engine.game import Fault
from tilldawn.engine.pack import own
from tilldawn.games.daylight.cards.assault import ASSAULTS, Assault
from tilldawn.games.daylight.cards.combat import CARDS as COMBAT_CARDS
from tilldawn.games.daylight.cards.combat import COMBAT, CombatCard
from tilldawn.games.daylight.cards.horde import HORDE
from tilldawn.games.daylight.cards.rubble import bad_luck, found, healing, special
from tilldawn.games.daylight.cards.shelf import RUBBLE, Card, Weapon, lay_out, take_away
from tilldawn.games.daylight.events import Healed
from tilldawn.games.daylight.state import Game
from tilldawn.games.daylight.words import Effect, Scene
from tilldawn.games.daylight.words.rubble import AddDraws, AddSplash, GainAction, LoseCard, Suffer, TakeWave

__all__ = [
    "AddDraws",
    "AddSplash",
    "Assault",
    "Card",
    "CombatCard",
    "Effect",
    "GainAction",
    "Game",
    "Healed",
    "HouseCards",
    "LoseCard",
    "Scene",
    "Suffer",
    "TakeWave",
    "Weapon",
    "bad_luck",
    "found",
    "healing",
    "special",
]

FAMILIES = ("healing", "special", "bad-luck", "weapon", "junk")
"""Rubble cards a pack may bring: recipes and Ammo belong to the box."""
MOMENTS = ("turn", "attack")
"""When a Special of a pack may be played."""


class HouseCards(Struct, frozen=True, kw_only=True):
    """Cards to shuffle in with the box's own: Rubble, Combat and Assault cards, and more Horde cards.

    Rubble cards bear numbers like all others: a copy numbered k is used when at least k people play. The
    Rubble pile is then longer than six Rounds need; what is left over stays in it. `horde` is how many cards
    of each type come on top: at least as many as the pack's Assaults call.
    """

    rubble: tuple[Card, ...] = ()
    combat: tuple[CombatCard, ...] = ()
    assaults: tuple[Assault, ...] = ()
    horde: dict[str, int] = {}

    def add(self, pack: str) -> None:
        """Join the shelves of the game."""
        lay_out(card for card in self.rubble if card.id not in RUBBLE)
        COMBAT.update((card.id, card) for card in self.combat)
        ASSAULTS.update((card.id, card) for card in self.assaults)

    def remove(self, pack: str) -> None:
        """Leave the shelves again."""
        for card in self.rubble:
            take_away(card.id)
        for fight in self.combat:
            del COMBAT[fight.id]
        for wave in self.assaults:
            del ASSAULTS[wave.id]

    def mark(self) -> str:
        """The definitions as one string."""
        return repr(self)

    def sweep(self, pack: str) -> Iterator[Fault]:
        """What is wrong with the cards."""
        cards: list[Card | CombatCard | Assault] = [*self.rubble, *self.combat, *self.assaults]
        for card in cards:
            if not own(pack, card.id):
                yield Fault(f"card {card.id}", f"its id must begin with {pack}_")
            there = RUBBLE.get(card.id) or COMBAT.get(card.id) or ASSAULTS.get(card.id)
            if there not in (None, card):
                yield Fault(f"card {card.id}", "there is another one")
        for one in self.rubble:
            yield from (Fault(f"card {one.id}", what) for what in _rubble_faults(one))
        worst, best = min(c.damage for c in COMBAT_CARDS), max(c.damage for c in COMBAT_CARDS)
        splash = max(c.splash for c in COMBAT_CARDS)
        for fight in self.combat:
            if not worst <= fight.damage <= best or not 0 <= fight.splash <= splash:
                yield Fault(
                    f"combat {fight.id}", f"Damage {worst} to {best}, Splash 0 to {splash} are possible"
                )
            if fight.copies < 1:
                yield Fault(f"combat {fight.id}", "has no copies")
            if fight.id != f"{pack}_{face(fight)}":
                yield Fault(f"combat {fight.id}", f"is read by its id: it must be {pack}_{face(fight)}")
        yield from _horde_faults(self)

    def texts(self) -> Iterator[tuple[str, frozenset[str]]]:
        """Every message of the pack."""
        hearts = frozenset({"hearts"})
        for card in self.rubble:
            yield f"card-{card.id}", hearts
            if card.weapon is None:
                yield f"card-{card.id}.text", hearts
        for prefix, cards in (("combat", self.combat), ("assault", self.assaults)):
            yield from ((f"{prefix}-{card.id}", frozenset()) for card in cards)


def face(card: CombatCard) -> str:
    """A Combat card's numbers as its name: bots and pages read `plus-1-splash` off the id."""
    sign = "plus-" if card.damage > 0 else "minus-"
    parts = [f"{sign}{abs(card.damage)}" if card.damage else "zero"]
    return "-".join([*parts, *["splash"] * bool(card.splash), *["loose-rubble"] * card.loose_rubble])


def _rubble_faults(card: Card) -> Iterator[str]:
    if card.family not in FAMILIES:
        yield f"a pack cannot bring {card.family}; it may bring {', '.join(FAMILIES)}"
    if card.starting or card.owner:
        yield "starting weapons belong to the box"
    if len(card.copies) != 5 or not sum(card.copies):
        yield "copies are five numbers, and not all of them 0"
    if card.family == "special" and card.when not in MOMENTS:
        yield f"a Special of a pack is played in a {' or an '.join(MOMENTS)}"
    if card.family == "healing" and not card.hearts:
        yield "heals nothing"


def _horde_faults(cards: HouseCards) -> Iterator[Fault]:
    for kind in cards.horde:
        if kind not in HORDE:
            yield Fault(f"horde {kind}", f"is no type of Horde card: {', '.join(HORDE)}")
    for players in range(1, 7):
        for kind in HORDE:
            called = sum(card.wave(players).get(kind, 0) for card in cards.assaults)
            if called > cards.horde.get(kind, 0):
                yield Fault(f"horde {kind}", f"the Assaults call {called}, the pack brings fewer")
                return
