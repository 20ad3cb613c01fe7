"""What a player may do in a Combat turn, and why not: legality in one place.

Every candidate is checked by one function that returns the objection to it, or None. The options of a
turn are the candidates without objection; `turn_refusals` are the others, in words.
"""

from __future__ import annotations

from collections.abc import Iterator

from tilldawn.engine.flow import rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Arg, Option, Refusal
from tilldawn.games.daylight import options
from tilldawn.games.daylight.cards.characters import CHARACTERS, PERKS
from tilldawn.games.daylight.cards.horde import HORDE
from tilldawn.games.daylight.cards.rubble import (
    BARTERED,
    INGREDIENTS,
    PLAYED_IN_TURN,
    RECIPES,
    RUBBLE,
    STAND_INS,
    WEAPONS,
)
from tilldawn.games.daylight.effects import is_deadly
from tilldawn.games.daylight.inventory import can_discard, hearts, pack_with_room, slot_limit, slots_used
from tilldawn.games.daylight.perks import perk_ready
from tilldawn.games.daylight.state import Foe, Player, State

NO_ATTACK_LEFT = Objection("refused-no-attack-left", "W-COMBAT-02")
NO_CRAFT_LEFT = Objection("refused-no-craft-left", "W-COMBAT-02")
NO_TARGET = Objection("refused-no-target", "W-COMBAT-03")
NO_GUN_AMMO = Objection("refused-no-ammo", "W-AMMO-01", {"ammo": "card:gun-ammo"})
NO_ARROW = Objection("refused-no-ammo", "W-AMMO-02", {"ammo": "card:arrow"})
NO_TOKEN = Objection("refused-no-token", "G-43")
NO_ENEMY = Objection("refused-no-enemy", "G-49")
HAVE_WAVE = Objection("refused-have-wave", "W-PERK-01")
PERK_USED = Objection("refused-perk-used", "W-PERK-06")
NOT_FIRST = Objection("refused-not-first", "W-PERK-03")
NOTHING_TO_BARTER_FOR = Objection("refused-barter", "W-PERK-01")
HEAL_IN_TRADE = Objection("refused-heal-later", "W-HEAL-01")
STARTING_WEAPON = Objection("refused-starting-weapon", "W-INV-13")


@rule("W-CRAFT-22", "W-SURV-06")
def targets(s: State) -> list[Foe]:
    """Cards an attack may name: all on the line, Survivors too, but none that was driven off."""
    return [foe for foe in s.line if not foe.away]


@rule("G-49", "W-CRAFT-22")
def token_targets(s: State) -> list[Foe]:
    """Cards a Spear or Grenade may be placed on: enemies only."""
    return [foe for foe in s.line if not foe.away and HORDE[foe.kind].enemy]


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
        return NO_GUN_AMMO if weapon.kind == "gun" else NO_ARROW
    if not any(not foe.away for foe in s.line):
        return NO_TARGET
    return None


@rule("W-CRAFT-01", "W-CRAFT-02", "W-CRAFT-03", "W-CRAFT-04", "W-CRAFT-05", "G-01", "G-43")
def against_craft(s: State, player: Player, token: str) -> Objection | None:
    """Crafting needs an action, a token in the supply and, for Spear and Grenade, an enemy."""
    turn = s.turn
    if turn is not None and not turn.any and not turn.crafts:
        return NO_CRAFT_LEFT
    if not s.tokens[token]:
        return NO_TOKEN
    if token in ("spear", "grenade") and not token_targets(s):
        return NO_ENEMY
    return None


def missing_ingredient(player: Player, token: str) -> str:
    """The first ingredient of a recipe the player lacks, or nothing."""
    return next((card for card in RECIPES[token] if card not in player.items), "")


@rule("W-PERK-02", "W-JUNK-03")
def stand_ins(player: Player, token: str) -> Iterator[tuple[str, str]]:
    """Make Do: which ingredient may be replaced by which card in hand."""
    first, second = RECIPES[token]
    for missing, kept in ((first, second), (second, first)):
        if kept not in player.items:
            continue
        for instead in STAND_INS:
            if instead != missing and player.items.get(instead, 0) > (instead == kept):
                yield missing, instead


@rule("W-PERK-04")
def against_barter(s: State, player: Player) -> Objection | None:
    """Barter needs Ammo or an ingredient in the Rubble discard pile, and a way to carry it."""
    return None if payable(s, player) else NOTHING_TO_BARTER_FOR


def payable(s: State, player: Player) -> list[str]:
    """Cards Barter may pay with: anything but weapons, if something can then be taken."""
    takeable = BARTERED.intersection(s.rubble_discard)
    if not takeable:
        return []
    return [
        card
        for card in player.items
        if card not in WEAPONS and can_discard(player, card) and _brings(s, player, card, takeable)
    ]


def _brings(s: State, player: Player, paid: str, takeable: frozenset[str]) -> bool:
    """Whether paying this card leaves room for one that can be taken."""
    gone = 0 if RUBBLE[paid].stacks and player.items[paid] > 1 else 1
    if slots_used(player) - gone < slot_limit(s):
        return True
    return any(card in player.items and (card != paid or not gone) for card in takeable)


@rule("W-SPEC-15")
def could_rearrange(s: State, seat: int) -> bool:
    """Whether something in a Backpack is of use in this turn, or something outside is in danger."""
    turn = s.turn
    player = s.players[seat]
    if turn is None or not player.packs:
        return False
    if pack_with_room(player) is not None and any(HORDE[f.kind].steals and not f.away for f in s.line):
        return any(card not in WEAPONS and card != "backpack" for card in player.items)
    inside = {card for pack in player.packs for card in pack}
    if inside.intersection(PLAYED_IN_TURN):
        return True
    acts = turn.any or turn.attacks or turn.crafts
    return bool(acts) and any(RUBBLE[card].family in ("weapon", "ammo", "ingredient") for card in inside)


def turn_offers(s: State, seat: int) -> list[Option]:
    """All a player may do now in the own Combat turn; being done is always the last."""
    player = s.players[seat]
    turn = s.turn
    if turn is None:
        raise AssertionError("a Combat turn is in progress")
    offers: list[Option] = []
    if turn.any or turn.attacks:
        armed = [card for card in player.items if card in WEAPONS]
        offers += [options.attack(seat, card) for card in armed if against_attack(s, player, card) is None]
    if (turn.any or turn.crafts) and not INGREDIENTS.isdisjoint(player.items):
        offers += _crafts(s, seat, player)
    offers += [
        options.play(seat, card, is_deadly(s, RUBBLE[card].effects, seat))
        for card in PLAYED_IN_TURN
        if card in player.items
    ]
    if perk_ready(s, seat, "over-here") and s.wave != seat:
        offers.append(options.perk(seat, "over-here"))
    if perk_ready(s, seat, "barter"):
        offers += [options.barter(seat, card) for card in payable(s, player)]
    offers.append(options.end_turn(seat) if turn.acted else options.skip(seat))
    return offers


def _crafts(s: State, seat: int, player: Player) -> list[Option]:
    found: list[Option] = []
    may_make_do = perk_ready(s, seat, "make-do")
    for token in RECIPES:
        if against_craft(s, player, token) is not None:
            continue
        if not missing_ingredient(player, token):
            found.append(options.craft(seat, token))
        if may_make_do:
            found += [options.make_do(seat, token, gone, new) for gone, new in stand_ins(player, token)]
    return found


def could_act(s: State, seat: int) -> bool:
    """Whether one more action would be of any use to a player: what a cheerer wants to know."""
    player = s.players[seat]
    armed = any(card in WEAPONS and against_shot(s, player, card) is None for card in player.items)
    return armed or any(
        s.tokens[token]
        and (token in ("barricade", "trap") or token_targets(s))
        and (not missing_ingredient(player, token) or _could_make_do(s, seat, token))
        for token in RECIPES
    )


def _could_make_do(s: State, seat: int, token: str) -> bool:
    return perk_ready(s, seat, "make-do") and any(stand_ins(s.players[seat], token))


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
                found.append(objection.refusal(options.attack(seat, card).text, seat, ref))
            if not can_discard(player, card):
                what = options.throw_away(seat, card).text
                found.append(STARTING_WEAPON.refusal(what, seat, ref))
        if RUBBLE[card].hearts:
            what = options.heal(seat, card, hearts(s, card)).text
            found.append(HEAL_IN_TRADE.refusal(what, seat, ref))
    for token in RECIPES:
        objection = against_craft(s, player, token)
        lacking = missing_ingredient(player, token)
        if objection is None and lacking:
            words: dict[str, Arg] = {"card": f"card:{lacking}"}
            objection = Objection("refused-no-ingredient", "W-CRAFT-01", words)
        if objection:
            found.append(objection.refusal(options.craft(seat, token).text, seat, f"token:{token}"))
    board = CHARACTERS[player.character]
    for perk in (board.main, board.first):
        objection = _against_perk(s, seat, perk.id)
        if objection:
            found.append(objection.refusal(options.perk(seat, perk.id).text, seat, f"perk:{perk.id}"))
    return found


def _against_perk(s: State, seat: int, perk: str) -> Objection | None:
    definition = PERKS[perk]
    if definition.first and s.first != seat:
        return NOT_FIRST
    if not definition.each and perk in s.players[seat].used:
        return PERK_USED
    if perk == "over-here" and s.wave == seat:
        return HAVE_WAVE
    return against_barter(s, s.players[seat]) if perk == "barter" else None
