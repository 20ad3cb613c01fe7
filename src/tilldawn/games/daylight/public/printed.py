"""What cards, boards and tokens say, by what they do: who judges one asks here, and knows none by its id."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import comb

from msgspec import Struct

from tilldawn.engine.word import Word
from tilldawn.games.daylight.cards import box as box  # whoever asks finds the shelves full
from tilldawn.games.daylight.cards.combat import CARDS, COMBAT, CombatCard
from tilldawn.games.daylight.cards.shelf import CHARACTERS, MODES, PERKS, RUBBLE, TOKENS, Perk
from tilldawn.games.daylight.words.perks import Barter, Reckless, ShootAgain, Soften, StandIn, TakeBack
from tilldawn.games.daylight.words.rubble import (
    AddDraws,
    AddSplash,
    Encourage,
    GainAction,
    ReplaceDrawn,
    ShareDamage,
    Suffer,
    TakeWave,
)
from tilldawn.games.daylight.words.tokens import Pierce, Protect, Snare

# --- Cards --------------------------------------------------------------------------------------------


class Use(Struct, frozen=True):
    """What a card may be played for."""

    hurts: int
    """Health it costs."""
    action: str
    """The action it gives: `attack` or `craft`."""
    splash: int
    draws: int
    shares: bool
    """The Damage of an attack may be shared out."""
    encourages: bool
    """Another player attacks once more."""
    replaces: bool
    """A Combat card is drawn anew."""
    room: int
    """Cards it holds."""


@cache
def use(card: str) -> Use:
    """What a Rubble card may be played for."""
    words = RUBBLE[card].words
    return Use(
        hurts=sum(word.damage for word in words if isinstance(word, Suffer)),
        action=next((word.action for word in words if isinstance(word, GainAction)), ""),
        splash=_splash(words),
        draws=_draws(words),
        shares=_has(words, ShareDamage),
        encourages=_has(words, Encourage),
        replaces=_has(words, ReplaceDrawn),
        room=RUBBLE[card].room,
    )


def _has(words: Iterable[Word], kind: type[Word]) -> bool:
    return any(isinstance(word, kind) for word in words)


def _splash(words: Iterable[Word]) -> int:
    return sum(word.splash for word in words if isinstance(word, AddSplash))


def _draws(words: Iterable[Word]) -> int:
    return sum(word.draws for word in words if isinstance(word, AddDraws))


def face(card: str) -> CombatCard:
    """What is printed on a Combat card."""
    return COMBAT[card]


@cache
def mean_best(draws: int) -> float:
    """Damage that the best of so many Combat cards adds on average, drawn from the whole deck."""
    if not draws:
        return 0.0
    total = sum(card.copies for card in CARDS)
    ways = comb(total, draws)
    mean, below = 0.0, 0
    for damage in sorted({card.damage for card in CARDS}):
        up_to = comb(sum(card.copies for card in CARDS if card.damage <= damage), draws)
        mean += damage * (up_to - below) / ways
        below = up_to
    return mean


# --- Boards -------------------------------------------------------------------------------------------


class Gift(Struct, frozen=True):
    """What a perk brings its owner."""

    weapon: str
    """With this kind of weapon only, if it says so."""
    first: bool
    """With the First Player token only."""
    splash: int
    draws: int
    bonus: int
    """Damage with every attack, …"""
    price: int
    """… and the Health that costs where nobody falls."""
    softens: int
    """Damage less from an enemy's attack."""
    takes_wave: bool
    returns: bool
    """Ammo comes back."""
    again: bool
    """One more attack."""
    stands_in: bool
    """Another ingredient will do, or Junk."""
    takes: int
    takes_for_junk: int
    """Cards out of the discard pile, for a card or for Junk."""


@cache
def gift(perk: str) -> Gift:
    """What a perk brings its owner."""
    return _gift(PERKS[perk])


@cache
def gifts(character: str) -> tuple[Gift, ...]:
    """What the perks of a character bring; nobody has none."""
    board = CHARACTERS.get(character)
    return tuple(gift(perk.id) for perk in board.perks) if board else ()


def health(character: str) -> int:
    """The Health printed on a board."""
    return CHARACTERS[character].health


def _gift(perk: Perk) -> Gift:
    words = perk.words
    reckless = [word for word in words if isinstance(word, Reckless)]
    barter = [word for word in words if isinstance(word, Barter)]
    return Gift(
        weapon=perk.weapon,
        first=perk.first,
        splash=_splash(words),
        draws=_draws(words),
        bonus=sum(word.bonus for word in reckless),
        price=sum(word.cost for word in reckless),
        softens=sum(word.by for word in words if isinstance(word, Soften)),
        takes_wave=_has(words, TakeWave),
        returns=_has(words, TakeBack),
        again=_has(words, ShootAgain),
        stands_in=_has(words, StandIn),
        takes=sum(word.takes for word in barter),
        takes_for_junk=sum(word.junk for word in barter),
    )


# --- Tokens and modes ---------------------------------------------------------------------------------


class Made(Struct, frozen=True):
    """What a crafted token does."""

    protects: bool
    """It takes a whole attack."""
    snares: int
    """Damage to an enemy who attacks its owner."""
    pierces: int
    """Damage to the enemy it is put on; one that does none of these drives enemies off."""
    kept: bool
    """It lies beside its owner until it is needed."""


def _made(word: Word, *, kept: bool) -> Made:
    return Made(
        protects=isinstance(word, Protect),
        snares=word.damage if isinstance(word, Snare) else 0,
        pierces=word.damage if isinstance(word, Pierce) else 0,
        kept=kept,
    )


MADE = {token.id: _made(token.word, kept=not token.word.on_enemy) for token in TOKENS.values()}
"""By token."""
SNARED = max(made.snares for made in MADE.values())
"""What a Trap does."""


def needs_survivor(modes: Iterable[str]) -> bool:
    """Whether a Survivor must be left for the night to be won."""
    return any(MODES[mode].survivor for mode in modes)
