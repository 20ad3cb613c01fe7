"""The six characters with their perks. Names are the rulebook's; Health and perks are ours."""

from __future__ import annotations

from tilldawn.games.daylight.cards.shelf import CharacterBoard, Perk, seat_out
from tilldawn.games.daylight.words.perks import (
    Barter,
    GiveMore,
    LookAhead,
    Reckless,
    ShootAgain,
    Soften,
    StandIn,
    TakeBack,
)
from tilldawn.games.daylight.words.rubble import AddDraws, AddSplash, TakeWave

CARDS = (
    CharacterBoard(
        "pillar",
        9,
        "pillars-skillet",
        Perk("over-here", "turn", (TakeWave(),)),
        Perk("brick-wall", "enemies", (Soften(1),), first=True),
    ),
    CharacterBoard(
        "psycho",
        6,
        "psychos-cleaver",
        Perk("no-brakes", "attack", (Reckless(bonus=1, cost=1),), each=True),
        Perk("red-mist", "attack", (AddSplash(1),), first=True, each=True),
    ),
    CharacterBoard(
        "trigger",
        8,
        "triggers-service-rifle",
        Perk("steady-hand", "attack", (AddDraws(1),), weapon="gun"),
        Perk("double-tap", "after-attack", (ShootAgain("gun"),), first=True, weapon="gun"),
    ),
    CharacterBoard(
        "drifter",
        8,
        "drifters-machete",
        Perk("make-do", "craft", (StandIn(),)),
        Perk("nose-for-loot", "search", (LookAhead(),), first=True),
    ),
    CharacterBoard(
        "haggler",
        8,
        "hagglers-revolver",
        Perk("barter", "turn", (Barter(takes=1, junk=2),)),
        Perk("bulk-deal", "trade", (GiveMore(3),), first=True, each=True),
    ),
    CharacterBoard(
        "hipster",
        7,
        "hipsters-bow",
        Perk("reuse", "after-attack", (TakeBack("bow"),), weapon="bow"),
        Perk("trick-shot", "attack", (AddSplash(1),), first=True, each=True, weapon="bow"),
    ),
)
seat_out(CARDS)
