"""The vocabulary cards, boards and tokens are written in: the families of words, and what each must know.

A rule asks for a family (`perk_ready(s, seat, Shield)`, `PLAYED["drawn"]`), never for a card: what is
printed on a card is a word of that family, one class with all it does. The words themselves lie in the
modules of this package, which may use any rule; families know the state only, so that rules may use them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from tilldawn.engine.flow import Flow
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Option
from tilldawn.engine.word import Word
from tilldawn.games.daylight.state import Foe, Game, Player, State

if TYPE_CHECKING:
    from tilldawn.games.daylight.cards.shelf import Weapon


class Scene(Struct, frozen=True):
    """Who plays or draws what, and the row of the rulebook it is told with. `card` is its id."""

    seat: int
    card: str
    cause: str
    rule: str


class Effect(Word, frozen=True):
    """Something that happens when its card is drawn or played, or its perk used."""

    NEEDS: ClassVar[tuple[str, ...]] = ("run",)

    takes: ClassVar[bool] = False
    """Whether it takes a card from whoever it happens to."""

    def toll(self) -> int:
        """Damage it is certain to do to whoever it happens to."""
        return 0

    def against(self, s: State, seat: int) -> Objection | None:
        """What stands against using it now."""
        return None

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        """Let it happen."""
        raise NotImplementedError


class Reply(Word, frozen=True):
    """Printed on a card that may be played when Combat cards have been drawn, by anybody."""

    NEEDS: ClassVar[tuple[str, ...]] = ("offer",)

    def offer(self, g: Game, seat: int, card: str, attacker: str, target: str, matters: bool) -> Flow[bool]:
        """Ask its holder; whether it was played."""
        raise NotImplementedError


class Spread(Word, frozen=True):
    """Printed on a card that may be played when the Damage of one's own attack is known."""

    NEEDS: ClassVar[tuple[str, ...]] = ("offer",)

    def offer(self, g: Game, seat: int, card: str, damage: int, foes: list[Foe]) -> Flow[dict[str, int]]:
        """Ask the attacker; how the Damage is shared, or nothing when it is not."""
        raise NotImplementedError


class Support(Word, frozen=True):
    """Printed on a card that may be played in another player's Combat turn."""

    NEEDS: ClassVar[tuple[str, ...]] = ("option", "offer", "run")

    def option(self, seat: int, to: int) -> Option:
        """Playing it at any time."""
        raise NotImplementedError

    def offer(self, g: Game, seat: int, card: str, matters: bool, skipped: bool) -> Flow[bool]:
        """Ask its holder before the other's turn is over; whether it was played."""
        raise NotImplementedError

    def run(self, g: Game, seat: int, card: str) -> Flow[None]:
        """Let it happen."""
        raise NotImplementedError


class Deal(Word, frozen=True):
    """A perk of one's own Combat turn that asks for a payment."""

    NEEDS: ClassVar[tuple[str, ...]] = ("verb", "offers", "against", "run")

    verb: ClassVar[str] = ""
    """The verb of its options."""

    def offers(self, s: State, seat: int) -> list[Option]:
        """The payments one may choose between."""
        raise NotImplementedError

    def against(self, s: State, seat: int) -> Objection | None:
        """What stands against it now."""
        raise NotImplementedError

    def run(self, g: Game, seat: int, perk: str, chosen: Option) -> Flow[None]:
        """Let it happen."""
        raise NotImplementedError


class Compulsion(Word, frozen=True):
    """A perk that belongs to every attack of its owner."""

    NEEDS: ClassVar[tuple[str, ...]] = ("bonus", "afterwards", "deadly")

    @property
    def bonus(self) -> int:
        """Damage it adds."""
        raise NotImplementedError

    def afterwards(self, g: Game, seat: int, perk: str, fallen: int) -> None:
        """What it costs once the attack is over."""
        raise NotImplementedError

    def deadly(self, s: State, seat: int, weapon: Weapon, foes: list[Foe]) -> list[bool]:
        """Of each target, whether attacking it is certain to kill the owner."""
        raise NotImplementedError


class Shield(Word, frozen=True):
    """A perk that takes Damage off an enemy's attack on its owner."""

    NEEDS: ClassVar[tuple[str, ...]] = ("spare",)

    def spare(self, g: Game, seat: int, perk: str, damage: int) -> Flow[int]:
        """The Damage that is left."""
        raise NotImplementedError


class Aftermath(Word, frozen=True):
    """A perk that follows an attack of its owner."""

    NEEDS: ClassVar[tuple[str, ...]] = ("run", "last")

    last: ClassVar[bool] = False
    """Whether it comes after what a Combat card may bring, or before."""

    def run(self, g: Game, seat: int, perk: str, weapon: Weapon, spent: int) -> Flow[None]:
        """Let it happen. `spent` is the Ammo of the attack."""
        raise NotImplementedError


class Substitute(Word, frozen=True):
    """A perk with which other cards stand in for an ingredient."""

    NEEDS: ClassVar[tuple[str, ...]] = ("verb", "offers", "run")

    verb: ClassVar[str] = ""
    """The verb of its options."""

    def offers(self, s: State, seat: int, token: str) -> list[Option]:
        """What may stand in for what."""
        raise NotImplementedError

    def run(self, g: Game, seat: int, perk: str, chosen: Option) -> Flow[None]:
        """Craft with it."""
        raise NotImplementedError


class Scout(Word, frozen=True):
    """A perk that follows the owner's draw in Search."""

    NEEDS: ClassVar[tuple[str, ...]] = ("run",)

    def run(self, g: Game, seat: int, perk: str) -> Flow[None]:
        """Let it happen."""
        raise NotImplementedError


class Generosity(Word, frozen=True):
    """A perk that changes how many cards its owner may give."""

    NEEDS: ClassVar[tuple[str, ...]] = ("gifts",)

    @property
    def gifts(self) -> int:
        """How many."""
        raise NotImplementedError


class Craft(Word, frozen=True):
    """Printed on a token: where it is laid, and what it does there. `token` is its id."""

    NEEDS: ClassVar[tuple[str, ...]] = ("on_enemy", "lay")

    on_enemy: ClassVar[bool] = False
    """Whether it is placed on an enemy rather than beside its maker."""

    def lay(self, g: Game, seat: int, foe: Foe | None) -> None:
        """Place it."""
        raise NotImplementedError

    def beside(self, player: Player) -> int:
        """How many of it a player has."""
        return 0

    def lie_on(self, foe: Foe) -> int:
        """How many of it lie on a Horde card; they are discarded with it."""
        return 0

    def bonus(self, foe: Foe) -> int:
        """Damage it adds to attacks on this card."""
        return 0

    def spring(self, g: Game, token: str, foe: Foe, seat: int) -> None:
        """An enemy is about to attack its owner."""

    def stop(self, g: Game, token: str, foe: Foe, seat: int, damage: int) -> int:
        """An enemy's attack deals Damage to its owner: what is left of it."""
        return damage

    def phase_ends(self, foe: Foe) -> int:
        """Combat is over: how many of it come off this card."""
        return 0
