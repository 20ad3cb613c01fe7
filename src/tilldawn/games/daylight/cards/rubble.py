"""The 138 Rubble cards: WAVE!, 6 unique and 11 common weapons, and 120 draw cards.

Names, recipes and the effects of Specials and Bad Luck are the rulebook's; copies, hearts and weapon
numbers are ours (docs/balance.md). `copies` counts the cards bearing the numbers 1 to 5: a card numbered
k is used when at least k people play (G-03).
"""

from __future__ import annotations

from tilldawn.engine.word import Word
from tilldawn.games.daylight.cards.numbers import PACK_ROOM
from tilldawn.games.daylight.cards.shelf import WAVE, Card, Weapon, lay_out
from tilldawn.games.daylight.words import Effect
from tilldawn.games.daylight.words.rubble import (
    AddDraws,
    AddSplash,
    Encourage,
    GainAction,
    LoseCard,
    ReplaceDrawn,
    ShareDamage,
    Suffer,
)


def ammo(id: str, *copies: int) -> Card:
    return Card(id, "ammo", copies, stacks=True)  # type: ignore[arg-type]


def ingredient(id: str, *copies: int) -> Card:
    return Card(id, "ingredient", copies, stacks=True)  # type: ignore[arg-type]


def healing(id: str, *copies: int, hearts: int) -> Card:
    return Card(id, "healing", copies, hearts=hearts)  # type: ignore[arg-type]


def special(id: str, *copies: int, when: str, rule: str, does: tuple[Word, ...]) -> Card:
    return Card(id, "special", copies, when=when, words=does, rule=rule)  # type: ignore[arg-type]


def bad_luck(id: str, *copies: int, rule: str, does: Effect) -> Card:
    return Card(id, "bad-luck", copies, words=(does,), rule=rule)  # type: ignore[arg-type]


def unique(id: str, owner: str, kind: str, fixed: int, *, splash: int = 0, draws: int = 0) -> Card:
    return Card(id, "weapon", stays=True, weapon=Weapon(kind, fixed, splash, draws), starting=1, owner=owner)


def common(id: str, copies: int, kind: str, fixed: int, *, splash: int = 0, draws: int = 0) -> Card:
    return Card(id, "weapon", stays=True, weapon=Weapon(kind, fixed, splash, draws), starting=copies)


def found(id: str, *copies: int, kind: str, fixed: int, splash: int = 0, draws: int = 0) -> Card:
    return Card(id, "weapon", copies, stays=True, weapon=Weapon(kind, fixed, splash, draws))  # type: ignore[arg-type]


CARDS = (
    Card(WAVE, "wave"),
    # Ammo                        number: 1  2  3  4  5
    ammo("gun-ammo", 6, 2, 2, 4, 3),
    ammo("arrow", 4, 2, 1, 2, 2),
    # Crafting ingredients
    ingredient("planks", 3, 1, 1, 1, 2),
    ingredient("nails", 3, 1, 1, 2, 1),
    ingredient("shards", 1, 1, 0, 0, 1),
    ingredient("wires", 2, 1, 0, 1, 1),
    ingredient("explosives", 3, 1, 1, 2, 1),
    # Healing
    healing("candy-bar", 2, 1, 0, 1, 1, hearts=1),
    healing("canned-stew", 2, 1, 1, 1, 1, hearts=2),
    healing("first-aid-kit", 1, 0, 0, 1, 1, hearts=3),
    # Special cards
    special(
        "energy-drink-red",
        1,
        0,
        1,
        1,
        0,
        when="turn",
        rule="W-SPEC-01",
        does=(Suffer(1), GainAction("attack")),
    ),
    special(
        "energy-drink-green",
        1,
        0,
        0,
        0,
        1,
        when="turn",
        rule="W-SPEC-01",
        does=(Suffer(1), GainAction("craft")),
    ),
    special("focus", 1, 1, 0, 0, 1, when="damage", rule="W-SPEC-03", does=(ShareDamage(),)),
    special("cheer", 0, 1, 0, 1, 1, when="other-turn", rule="W-SPEC-05", does=(Encourage(),)),
    special("blood-lust", 1, 0, 1, 0, 1, when="attack", rule="W-SPEC-07", does=(Suffer(1), AddSplash(1))),
    special("vitality-pills", 1, 1, 0, 1, 0, when="attack", rule="W-SPEC-08", does=(AddDraws(2),)),
    special("lucky", 1, 0, 1, 0, 1, when="drawn", rule="W-SPEC-10", does=(ReplaceDrawn(),)),
    Card("backpack", "special", (1, 0, 0, 1, 0), when="held", stays=True, room=PACK_ROOM, rule="W-SPEC-12"),
    # Bad Luck
    bad_luck("rodent-attack", 2, 1, 0, 1, 1, rule="W-BAD-01", does=Suffer(1)),
    bad_luck("crow-attack", 2, 0, 1, 1, 0, rule="W-BAD-02", does=LoseCard()),
    bad_luck("broken-bone", 1, 0, 0, 1, 1, rule="W-BAD-03", does=Suffer(2)),
    # Weapons found in the Rubble
    found("sledgehammer", 1, 0, 0, 0, 0, kind="melee", fixed=2, draws=1),
    found("crossbow", 0, 1, 0, 0, 0, kind="bow", fixed=3),
    found("chainsaw", 0, 0, 0, 1, 0, kind="melee", fixed=2, splash=1),
    found("sawn-off", 0, 0, 0, 0, 1, kind="gun", fixed=2, splash=1),
    # Junk
    Card("junk", "junk", (2, 2, 1, 1, 2)),
    # Unique weapons
    unique("pillars-skillet", "pillar", "melee", 1, draws=2),
    unique("psychos-cleaver", "psycho", "melee", 1, draws=1),
    unique("triggers-service-rifle", "trigger", "gun", 2),
    unique("drifters-machete", "drifter", "melee", 2, draws=1),
    unique("hagglers-revolver", "haggler", "gun", 2, draws=1),
    unique("hipsters-bow", "hipster", "bow", 2),
    # Common weapons
    common("fire-axe", 2, "melee", 2),
    common("baseball-bat", 2, "melee", 1, draws=1),
    common("dog-chain", 1, "melee", 1, splash=1),
    common("pistol", 2, "gun", 1, draws=1),
    common("shotgun", 2, "gun", 1, splash=1),
    common("hunting-bow", 2, "bow", 2),
)

lay_out(CARDS)
