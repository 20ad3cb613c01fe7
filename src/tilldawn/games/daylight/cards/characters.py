"""The six characters with their perks. Names are the rulebook's; Health and perks are ours."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.games.daylight.words import AddDraws, AddSplash, Effect, TakeWave


class Perk(Struct, frozen=True):
    """What a character can do that others cannot.

    `when` is the moment it works at; `first` means only with the First Player token; `each` lifts the
    limit of once per Round; `must` makes it compulsory; `weapon` limits it to one kind of weapon. A perk
    without `effects` has a rule of its own, found by its id.
    """

    id: str
    when: str
    effects: tuple[Effect, ...] = ()
    first: bool = False
    each: bool = False
    must: bool = False
    weapon: str = ""


class CharacterBoard(Struct, frozen=True):
    """A character board: Health track, Main Perk, First Player Perk."""

    id: str
    health: int
    weapon: str
    main: Perk
    first: Perk


CARDS = (
    CharacterBoard(
        "pillar",
        9,
        "pillars-skillet",
        Perk("over-here", "turn", (TakeWave(),)),
        Perk("brick-wall", "enemies", first=True),
    ),
    CharacterBoard(
        "psycho",
        6,
        "psychos-cleaver",
        Perk("no-brakes", "attack", each=True, must=True),
        Perk("red-mist", "attack", (AddSplash(1),), first=True, each=True),
    ),
    CharacterBoard(
        "trigger",
        8,
        "triggers-service-rifle",
        Perk("steady-hand", "attack", (AddDraws(1),), weapon="gun"),
        Perk("double-tap", "after-attack", first=True, weapon="gun"),
    ),
    CharacterBoard(
        "drifter",
        8,
        "drifters-machete",
        Perk("make-do", "craft"),
        Perk("nose-for-loot", "search", first=True),
    ),
    CharacterBoard(
        "haggler",
        8,
        "hagglers-revolver",
        Perk("barter", "turn"),
        Perk("bulk-deal", "trade", first=True, each=True),
    ),
    CharacterBoard(
        "hipster",
        7,
        "hipsters-bow",
        Perk("reuse", "after-attack", weapon="bow"),
        Perk("trick-shot", "attack", (AddSplash(1),), first=True, each=True, weapon="bow"),
    ),
)
CHARACTERS: dict[str, CharacterBoard] = {board.id: board for board in CARDS}
PERKS: dict[str, Perk] = {perk.id: perk for board in CARDS for perk in (board.main, board.first)}

OWNERS: dict[str, str] = {perk.id: board.id for board in CARDS for perk in (board.main, board.first)}
"""Whose perk it is."""

DIFFICULTIES = {"easy": 1, "normal": 0, "hard": -1}
"""Health every character has more (or less) at a level."""
MODES = ("long-night", "shepherd", "blackout", "empty-shelves")
GIFTS, BULK_GIFTS = 1, 3
NO_BRAKES_BONUS, NO_BRAKES_COST = 1, 1
BRICK_WALL = 1
BARTER_TAKES, BARTER_JUNK_TAKES = 1, 2
