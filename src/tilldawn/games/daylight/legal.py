"""What a player may do in a Combat turn, and why not: legality in one place.

Every candidate is checked by one function that returns the objection to it, or None. The options of a
turn are the candidates without objection; `turn_refusals` are the others, in words.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from tilldawn.engine.flow import rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Option, Refusal, no_stakes
from tilldawn.games.daylight.anytime import PACK, REPACK, UNPACK
from tilldawn.games.daylight.cards.horde import HORDE
from tilldawn.games.daylight.cards.shelf import (
    AMMO_RULES,
    CHARACTERS,
    GIVEN,
    INGREDIENTS,
    PERKS,
    PLAYED,
    RUBBLE,
    STOLEN,
    TOKENS,
    WEAPONS,
    Perk,
    Weapon,
)
from tilldawn.games.daylight.inventory import (
    DISCARD,
    HEAL,
    STARTING_WEAPON,
    can_discard,
    has_room,
    hearts,
    inside,
)
from tilldawn.games.daylight.perks import against_perk, perk_ready, perks_at
from tilldawn.games.daylight.specials import is_deadly
from tilldawn.games.daylight.state import Foe, Player, State, Turn
from tilldawn.games.daylight.verbs import DEADLY, Verb
from tilldawn.games.daylight.words import Compulsion, Deal, Effect, Substitute

ATTACK = Verb("attack", "W-COMBAT-03", "card:card")
CRAFT = Verb("craft", "W-CRAFT-01", "token:token")
PLAY = Verb("play", "W-COMBAT-08", "card:card")
PERK = Verb("perk", "W-PERK-04", "perk:perk")
SKIP = Verb("skip", "W-COMBAT-02")
END_TURN = Verb("end-turn", "W-COMBAT-02")

REARRANGING = (PACK.name, UNPACK.name, REPACK.name)

NO_ATTACK_LEFT = Objection("refused-no-attack-left", "W-COMBAT-02")
NO_CRAFT_LEFT = Objection("refused-no-craft-left", "W-COMBAT-02")
NO_TARGET = Objection("refused-no-target", "W-COMBAT-03")
NO_TOKEN = Objection("refused-no-token", "G-43")
NO_ENEMY = Objection("refused-no-enemy", "G-49")
HEAL_IN_TRADE = Objection("refused-heal-later", "W-HEAL-01")
DRIVEN_OFF = Objection("refused-driven-off", "W-CRAFT-22")
NO_FOE = Objection("refused-survivor", "G-49")
OTHER_MOMENTS = {
    "attack": "refused-special-attack",
    "damage": "refused-special-damage",
    "drawn": "refused-special-drawn",
    "other-turn": "refused-special-other-turn",
}
"""What is said of a Special whose moment is not the own turn as such."""


@cache
def _no_ammo(kind: str, ammo: str) -> Objection:
    return Objection("refused-no-ammo", AMMO_RULES[kind], {"ammo": f"card:{ammo}"})


def turn_of(s: State) -> Turn:
    """The Combat turn in progress."""
    if s.turn is None:
        raise AssertionError("a Combat turn is in progress")
    return s.turn


def spend_action(s: State, kind: str) -> None:
    """Use up an action: first one that can only be this kind ("attack", "craft"), else the common one."""
    turn = turn_of(s)
    turn.acted = True
    if kind == ATTACK.name and turn.attacks:
        turn.attacks -= 1
    elif kind == CRAFT.name and turn.crafts:
        turn.crafts -= 1
    else:
        turn.any -= 1


def weapon_of(card: str) -> Weapon:
    """What a weapon does."""
    weapon = RUBBLE[card].weapon
    if weapon is None:
        raise AssertionError(f"{card} is no weapon")
    return weapon


@rule("W-CRAFT-22", "W-SURV-06")
def against_target(foe: Foe) -> Objection | None:
    """An attack may name any card on the line, Survivors too, but none that was driven off."""
    return DRIVEN_OFF if foe.away else None


@rule("G-49", "W-CRAFT-22")
def against_placing(foe: Foe) -> Objection | None:
    """A Spear or Grenade is placed on an enemy that is in the fight."""
    if not HORDE[foe.kind].enemy:
        return NO_FOE
    return DRIVEN_OFF if foe.away else None


def targets(s: State) -> list[Foe]:
    """Cards an attack may name."""
    return [foe for foe in s.line if not foe.away]


def has_enemy(s: State) -> bool:
    """Whether there is a card a token may be placed on."""
    return any(HORDE[foe.kind].enemy and not foe.away for foe in s.line)


@rule("W-COMBAT-02", "W-COMBAT-03", "W-AMMO-01", "W-AMMO-02", "W-AMMO-03", "G-28")
def against_attack(s: State, player: Player, card: str) -> Objection | None:
    """An attack needs an action, a target and, for guns and bows, matching Ammo."""
    turn = s.turn
    if turn is not None and not turn.any and not turn.attacks:
        return NO_ATTACK_LEFT
    return against_shot(s, player, card)


def against_shot(s: State, player: Player, card: str) -> Objection | None:
    """The same for an attack that costs no action."""
    weapon = RUBBLE[card].weapon
    if weapon is not None and weapon.ammo and weapon.ammo not in player.items:
        return _no_ammo(weapon.kind, weapon.ammo)
    for foe in s.line:
        if not foe.away:
            return None
    return NO_TARGET


@rule("W-CRAFT-01", "W-CRAFT-02", "W-CRAFT-03", "W-CRAFT-04", "W-CRAFT-05", "G-01", "G-43")
def against_craft(s: State, token: str) -> Objection | None:
    """Crafting needs an action, a token in the supply and, for some, an enemy to put it on."""
    turn = s.turn
    if turn is not None and not turn.any and not turn.crafts:
        return NO_CRAFT_LEFT
    if not s.tokens[token]:
        return NO_TOKEN
    if TOKENS[token].word.on_enemy and not has_enemy(s):
        return NO_ENEMY
    return None


def missing_ingredient(player: Player, token: str) -> str:
    """The first ingredient of a recipe the player lacks, or nothing."""
    for card in TOKENS[token].recipe:
        if card not in player.items:
            return card
    return ""


@rule("G-10")
def deadly_attacks(s: State, seat: int, weapon: Weapon, foes: list[Foe]) -> list[bool]:
    """Of each target, whether attacking it is certain to kill the attacker: a perk that must be used may."""
    perk = GIVEN.get((s.players[seat].character, Compulsion))
    if perk is None:
        return [False] * len(foes)
    word = next(word for word in perk.words if isinstance(word, Compulsion))
    return word.deadly(s, seat, weapon, foes)


def _attacks(s: State, seat: int, player: Player) -> list[Option]:
    found = [c for c in player.items if c in WEAPONS and against_attack(s, player, c) is None]
    if (player.character, Compulsion) not in GIVEN:
        return [ATTACK.of(seat, card) for card in found]
    foes = targets(s)
    return [
        ATTACK(seat, card, warning=DEADLY if all(deadly_attacks(s, seat, weapon_of(card), foes)) else "")
        for card in found
    ]


def turn_offers(s: State, seat: int) -> list[Option]:
    """All a player may do now in the own Combat turn; being done is always the last."""
    player = s.players[seat]
    turn = turn_of(s)
    offers: list[Option] = []
    if turn.any or turn.attacks:
        offers += _attacks(s, seat, player)
    if (turn.any or turn.crafts) and not INGREDIENTS.isdisjoint(player.items):
        offers += _crafts(s, seat, player)
    offers += [
        PLAY(seat, card, warning=DEADLY) if is_deadly(s, RUBBLE[card].words, seat) else PLAY.of(seat, card)
        for card in PLAYED["turn"]
        if card in player.items
    ]
    for perk in perks_at(s, seat, "turn"):
        if against_turn_perk(s, seat, perk) is None:
            offers.append(PERK(seat, perk.id))
    deal = perk_ready(s, seat, Deal)
    if deal is not None:
        offers += [o for word in deal.words if isinstance(word, Deal) for o in word.offers(s, seat)]
    offers.append(END_TURN.of(seat) if turn.acted else SKIP.of(seat))
    return offers


def _crafts(s: State, seat: int, player: Player) -> list[Option]:
    found: list[Option] = []
    makeshift = perk_ready(s, seat, Substitute)
    for token in TOKENS:
        complete = not missing_ingredient(player, token)
        if (not complete and makeshift is None) or against_craft(s, token) is not None:
            continue
        if complete:
            found.append(CRAFT(seat, token))
        if makeshift is not None:
            found += _stand_ins(s, seat, makeshift, token)
    return found


def _stand_ins(s: State, seat: int, perk: Perk, token: str) -> list[Option]:
    return [o for word in perk.words if isinstance(word, Substitute) for o in word.offers(s, seat, token)]


def could_act(s: State, seat: int) -> bool:
    """Whether one more action would be of any use to a player: what a cheerer wants to know."""
    player = s.players[seat]
    if any(card in WEAPONS and against_shot(s, player, card) is None for card in player.items):
        return True
    makeshift = perk_ready(s, seat, Substitute)
    return any(
        s.tokens[token]
        and (not TOKENS[token].word.on_enemy or has_enemy(s))
        and (not missing_ingredient(player, token) or (makeshift and _stand_ins(s, seat, makeshift, token)))
        for token in TOKENS
    )


# --- What a Backpack could be rearranged for ------------------------------------------------------------


@rule("W-SPEC-15", "W-INV-09")
def turn_stakes(s: State, seat: int) -> Callable[[Option], bool]:
    """At a turn that would end unasked: whether rearranging a Backpack could come too late.

    It could if something inside is of use before the enemies have attacked, or if a Raider could steal what
    is outside. Another player's card inside counts if it could be played in this very turn.
    """
    for other, player in enumerate(s.players):
        if player.packs and (other == seat or _could_support(player)):
            return _packed_stakes(s, seat)
    return no_stakes


def _could_support(player: Player) -> bool:
    """Whether a player has a card for another's turn, in a Backpack or where it might be put into one."""
    for cards in (player.items, *player.packs):
        for card in PLAYED["other-turn"]:
            if card in cards:
                return True
    return False


def _packed_stakes(s: State, seat: int) -> Callable[[Option], bool]:
    player = s.players[seat]

    def at_stake(option: Option) -> bool:
        if option.seat != seat:
            return _frees_support(s, option)
        if option.verb not in REARRANGING:
            return False
        endangered = option.verb != UNPACK.name and option.args[-1] in STOLEN
        if endangered and any(HORDE[foe.kind].steals and not foe.away for foe in s.line):
            return True
        return _useful_inside(s, player)

    return at_stake


def _frees_support(s: State, option: Option) -> bool:
    """Whether this takes a card for another's turn out of a Backpack, or makes the room it lacks outside."""
    if option.verb in (UNPACK.name, REPACK.name):
        return option.args[1] in PLAYED["other-turn"]
    player = s.players[option.seat]
    return option.verb == PACK.name and any(
        not has_room(s, player, card) for card in PLAYED["other-turn"] if card in inside(player)
    )


def _useful_inside(s: State, player: Player) -> bool:
    """Whether something in a Backpack could be used this Combat phase, were it outside."""
    turn = turn_of(s)
    within = {card for pack in player.packs for card in pack}
    if not within.isdisjoint(PLAYED["turn"]):
        return True
    fighting = [HORDE[foe.kind] for foe in s.line if not foe.away]
    if not within.isdisjoint(PLAYED["drawn"]) and (
        any(kind.draws for kind in fighting) or (fighting and s.turns < len(s.players))
    ):
        return True
    every = within.union(player.items)
    if (turn.any or turn.attacks) and fighting:
        for card in every & WEAPONS:
            needed = {card, weapon_of(card).ammo} - {""}
            if needed <= every and not needed <= player.items.keys():
                return True
    if turn.any or turn.crafts:
        for token in TOKENS.values():
            if against_craft(s, token.id) is None and every.issuperset(token.recipe):
                return True
    return False


# --- Why not ------------------------------------------------------------------------------------------


def turn_refusals(s: State, seat: int) -> list[Refusal]:
    """What the player might want to do this turn and cannot, each with its reason."""
    player = s.players[seat]
    found: list[Refusal] = []
    for card in sorted(player.items):
        ref = f"card:{card}"
        if card in WEAPONS:
            objection = against_attack(s, player, card)
            if objection:
                found.append(objection.refusal(ATTACK(seat, card).text, seat, ref))
        if not can_discard(player, card):
            found.append(STARTING_WEAPON.refusal(DISCARD(seat, seat, card).text, seat, ref))
        if RUBBLE[card].hearts:
            found.append(HEAL_IN_TRADE.refusal(HEAL(seat, seat, card, hearts(s, card)).text, seat, ref))
        if RUBBLE[card].when in OTHER_MOMENTS:
            waits = Objection(OTHER_MOMENTS[RUBBLE[card].when], RUBBLE[card].rule)
            found.append(waits.refusal(PLAY(seat, card).text, seat, ref))
    for token in TOKENS:
        objection = against_craft(s, token)
        lacking = missing_ingredient(player, token)
        if objection is None and lacking:
            objection = Objection("refused-no-ingredient", "W-CRAFT-01", {"card": f"card:{lacking}"})
        if objection:
            found.append(objection.refusal(CRAFT(seat, token).text, seat, f"token:{token}"))
    for perk in CHARACTERS[player.character].perks:
        objection = against_turn_perk(s, seat, perk)
        if objection:
            found.append(objection.refusal(PERK(seat, perk.id).text, seat, f"perk:{perk.id}"))
    return found


def against_turn_perk(s: State, seat: int, perk: Perk) -> Objection | None:
    """What stands against using this perk in the own turn."""
    objection = against_perk(s, seat, perk)
    if objection is not None:
        return objection
    for word in PERKS[perk.id].words:
        if isinstance(word, (Effect, Deal)):
            against = word.against(s, seat)
            if against is not None:
                return against
    return None
