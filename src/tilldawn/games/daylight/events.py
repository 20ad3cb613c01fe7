"""Everything that can happen in a game of `daylight`, told in the log as `event-NAME`.

Fields that name a thing hold a ref (`seat:0`, `card:planks`, `enemy:brute-2`, `combat:plus-1`).
"""

from __future__ import annotations

from tilldawn.engine.event import Event


class CharacterChosen(Event, frozen=True, kw_only=True):
    seat: str
    character: str


class WeaponTaken(Event, frozen=True, kw_only=True):
    seat: str
    card: str


class FirstPlayerNamed(Event, frozen=True, kw_only=True):
    seat: str


class FirstPlayerMoved(Event, frozen=True, kw_only=True):
    seat: str


class SearchBegan(Event, frozen=True, kw_only=True):
    round: int
    dealt: int
    active: int


class CleanUpBegan(Event, frozen=True, kw_only=True):
    round: int
    active: int


class TradingDone(Event, frozen=True, kw_only=True):
    seat: str


class TradeBegan(Event, frozen=True, kw_only=True):
    round: int


class CombatBegan(Event, frozen=True, kw_only=True):
    round: int
    enemies: int


class TurnBegan(Event, frozen=True, kw_only=True):
    """A player's Combat turn has begun."""

    seat: str


class EnemiesActed(Event, frozen=True, kw_only=True):
    """The enemies' part of Combat has begun."""

    enemies: int


class CardDrawn(Event, frozen=True, kw_only=True):
    seat: str
    card: str


class CardKept(Event, frozen=True, kw_only=True):
    seat: str
    card: str


class CardDiscarded(Event, frozen=True, kw_only=True):
    seat: str
    card: str


class CardLost(Event, frozen=True, kw_only=True):
    seat: str
    card: str


class NothingLost(Event, frozen=True, kw_only=True):
    seat: str


class NothingFound(Event, frozen=True, kw_only=True):
    """Loose Rubble, and no card left to draw."""

    seat: str


class CardPeeked(Event, frozen=True, kw_only=True):
    seat: str
    card: str


class CardPacked(Event, frozen=True, kw_only=True):
    seat: str
    card: str


class CardUnpacked(Event, frozen=True, kw_only=True):
    seat: str
    card: str


class DamageSuffered(Event, frozen=True, kw_only=True):
    """`cause` is the card, perk or enemy the Damage comes from; `how` is "direct" or "splash"."""

    seat: str
    damage: int
    left: int
    cause: str
    how: str
    before: int = 0
    """Health before it."""


class WaveDrawn(Event, frozen=True, kw_only=True):
    seat: str


class AssaultRevealed(Event, frozen=True, kw_only=True):
    assault: str
    wave: tuple[str, ...]


class WaveAccepted(Event, frozen=True, kw_only=True):
    seat: str


class WaveDelayed(Event, frozen=True, kw_only=True):
    seat: str


class WavePassed(Event, frozen=True, kw_only=True):
    seat: str
    to: str


class WaveHeldOff(Event, frozen=True, kw_only=True):
    """Alone at the table, WAVE! comes back to the same player."""

    seat: str


class WaveReturned(Event, frozen=True, kw_only=True):
    """WAVE! was shuffled back into the Active Rubble pile, which now holds so many cards."""

    active: int


class WaveTaken(Event, frozen=True, kw_only=True):
    seat: str


class EnemiesArrived(Event, frozen=True, kw_only=True):
    enemies: tuple[str, ...]


class GiftOffered(Event, frozen=True, kw_only=True):
    """`inside` is what a Backpack takes along."""

    seat: str
    to: str
    card: str
    inside: tuple[str, ...] = ()


class GiftTaken(Event, frozen=True, kw_only=True):
    seat: str
    to: str
    card: str
    inside: tuple[str, ...] = ()


class GiftLapsed(Event, frozen=True, kw_only=True):
    """What was offered is not there any more, or not as it was."""

    seat: str
    to: str
    card: str


class GiftTakenBack(Event, frozen=True, kw_only=True):
    """The giver changed their mind before the answer."""

    seat: str
    to: str
    card: str


class GiftRefused(Event, frozen=True, kw_only=True):
    seat: str
    to: str
    card: str


class Healed(Event, frozen=True, kw_only=True):
    seat: str
    card: str
    hearts: int
    left: int


class TurnSkipped(Event, frozen=True, kw_only=True):
    seat: str


class SpecialPlayed(Event, frozen=True, kw_only=True):
    seat: str
    card: str


class PerkUsed(Event, frozen=True, kw_only=True):
    seat: str
    perk: str


class Cheered(Event, frozen=True, kw_only=True):
    seat: str
    to: str
    card: str


class AttackDeclared(Event, frozen=True, kw_only=True):
    seat: str
    card: str
    target: str


class AmmoSpent(Event, frozen=True, kw_only=True):
    seat: str
    card: str
    count: int


class CombatDrawn(Event, frozen=True, kw_only=True):
    cards: tuple[str, ...]


class CombatReplaced(Event, frozen=True, kw_only=True):
    """`card` is what was played for it."""

    seat: str
    card: str
    old: str
    new: str


class CombatApplied(Event, frozen=True, kw_only=True):
    card: str


class CombatReshuffled(Event, frozen=True, kw_only=True):
    cards: int


class EnemyHit(Event, frozen=True, kw_only=True):
    enemy: str
    damage: int
    left: int


class EnemySplashed(Event, frozen=True, kw_only=True):
    enemy: str
    damage: int
    left: int


class AttackMissed(Event, frozen=True, kw_only=True):
    enemy: str


class EnemyFell(Event, frozen=True, kw_only=True):
    enemy: str


class Crafted(Event, frozen=True, kw_only=True):
    seat: str
    token: str
    cards: tuple[str, ...]


class SpearThrown(Event, frozen=True, kw_only=True):
    seat: str
    enemy: str


class DrivenOff(Event, frozen=True, kw_only=True):
    enemies: tuple[str, ...]


class EnemiesReturned(Event, frozen=True, kw_only=True):
    enemies: tuple[str, ...]


class CardSalvaged(Event, frozen=True, kw_only=True):
    """A card came out of the Rubble discard pile."""

    seat: str
    card: str


class ArrowRecovered(Event, frozen=True, kw_only=True):
    seat: str
    card: str


class TrapSprung(Event, frozen=True, kw_only=True):
    seat: str
    enemy: str


class EnemyAimed(Event, frozen=True, kw_only=True):
    """An enemy that draws Combat cards has chosen whom to attack with them."""

    enemy: str
    target: str


class EnemyAttacked(Event, frozen=True, kw_only=True):
    """`target` is a seat or a Survivor; `damage` is what the attack would deal, `base` what of it is the
    enemy's own, Monsters' help included."""

    enemy: str
    target: str
    damage: int
    base: int = 0


class DamageSpared(Event, frozen=True, kw_only=True):
    """A perk took so much off an attack; `left` is what is left of it."""

    seat: str
    damage: int
    left: int


class BarricadeBroke(Event, frozen=True, kw_only=True):
    seat: str


class BarricadeIgnored(Event, frozen=True, kw_only=True):
    seat: str
    enemy: str


class CardStolen(Event, frozen=True, kw_only=True):
    seat: str
    enemy: str
    card: str


class NothingStolen(Event, frozen=True, kw_only=True):
    seat: str
    enemy: str


class GameWon(Event, frozen=True, kw_only=True):
    round: int


class CharacterDied(Event, frozen=True, kw_only=True):
    """`cause` is the card, perk or enemy that dealt the last Damage, "none" where that was not noted."""

    seat: str
    cause: str = "none"


class GameLost(Event, frozen=True, kw_only=True):
    round: int
