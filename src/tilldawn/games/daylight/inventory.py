"""Inventories: slots, stacks, Backpacks, and cards changing hands or being lost."""

from __future__ import annotations

from tilldawn.engine.deck import add, remove
from tilldawn.engine.flow import Flow, ask, pick, rule
from tilldawn.games.daylight import options
from tilldawn.games.daylight.cards.rubble import (
    PACK_ROOM,
    RUBBLE,
    SCANT_KIT_HEARTS,
    SLOTS,
    SOLO_SLOTS,
    STACKS,
    STARTING,
    WEAPONS,
)
from tilldawn.games.daylight.events import CardDiscarded, CardKept
from tilldawn.games.daylight.state import Game, Player, State


@rule("W-INV-01", "W-SOLO-01")
def slot_limit(s: State) -> int:
    """Eight slots, ten when playing alone."""
    return SOLO_SLOTS if len(s.players) == 1 else SLOTS


@rule("W-INV-02", "W-INV-04", "W-INV-05", "W-INV-06", "W-INV-07", "W-INV-08", "W-INV-10", "W-INV-11")
def slots_used(player: Player) -> int:
    """A stack is one slot whatever its height; every other card is one each."""
    return sum(1 if card in STACKS else count for card, count in player.items.items())


@rule("W-SEARCH-07", "W-INV-02")
def has_room(s: State, player: Player, card: str) -> bool:
    """A free slot, or an own stack the card joins."""
    return (card in STACKS and card in player.items) or slots_used(player) < slot_limit(s)


def health(player: Player) -> int:
    """Health left."""
    return player.track - player.damage


@rule("W-INV-13", "G-20")
def can_discard(player: Player, card: str) -> bool:
    """Anything but a starting weapon, or a Backpack with one inside."""
    if card in STARTING:
        return False
    return card != "backpack" or bool(sparable_packs(player))


def discardable(player: Player) -> list[str]:
    """Loose cards the player may throw away."""
    return [card for card in player.items if can_discard(player, card)]


def take(player: Player, card: str) -> None:
    """Put a card into the inventory."""
    add(player.items, card)
    if card == "backpack":
        player.packs.append([])


def sparable_packs(player: Player) -> list[int]:
    """Backpacks that may be thrown away: those without a starting weapon inside (G-20)."""
    return [at for at, pack in enumerate(player.packs) if not STARTING.intersection(pack)]


def which_pack(g: Game, seat: int, choice: list[int], why: str) -> Flow[int]:
    """Ask which of several Backpacks is meant, where their contents differ."""
    packs = g.state.players[seat].packs
    if all(packs[at] == packs[choice[0]] for at in choice):
        return choice[0]
    offers = [options.which_pack(seat, at, tuple(packs[at])) for at in choice]
    chosen = yield from ask(g, "which-pack", seat, lambda: offers, why, anytime=False)
    return int(chosen.args[0])


def hand_over(g: Game, seat: int, to: int, card: str) -> Flow[None]:
    """Move a card; a Backpack takes its contents along (W-TRADE-09)."""
    giver, receiver = g.state.players[seat], g.state.players[to]
    if card == "backpack":
        at = yield from which_pack(g, seat, list(range(len(giver.packs))), "W-TRADE-09")
        receiver.packs.append(giver.packs.pop(at))
    remove(giver.items, card)
    add(receiver.items, card)


@rule("W-INV-09", "W-SPEC-17")
def discard(g: Game, seat: int, card: str, why: str) -> Flow[None]:
    """Throw a card away; a Backpack goes with its contents."""
    s = g.state
    player = s.players[seat]
    inside: list[str] = []
    if card == "backpack":
        at = yield from which_pack(g, seat, sparable_packs(player), why)
        inside = player.packs.pop(at)
    remove(player.items, card)
    add(s.rubble_discard, card)
    g.emit(CardDiscarded(seat=f"seat:{seat}", card=f"card:{card}", rule=why))
    for inner in inside:
        add(s.rubble_discard, inner)
        g.emit(CardDiscarded(seat=f"seat:{seat}", card=f"card:{inner}", rule="W-SPEC-17"))


def spend(s: State, seat: int, card: str, count: int = 1) -> None:
    """Put used cards on the discard pile (W-INV-12)."""
    remove(s.players[seat].items, card, count)
    add(s.rubble_discard, card, count)


def keep(g: Game, seat: int, card: str, why: str) -> None:
    """Put a found card into the inventory."""
    take(g.state.players[seat], card)
    g.emit(CardKept(seat=f"seat:{seat}", card=f"card:{card}", rule=why))


@rule("W-ENEMY-05", "W-ENEMY-06", "W-INV-13", "W-JUNK-02", "W-SPEC-13", "W-SPEC-14", "G-21", "G-22")
def lose_random(s: State, seat: int) -> Flow[str]:
    """Discard one random card, each single card equally likely; never a weapon, Backpack or its contents.

    Returns the card, or nothing when there was none to lose.
    """
    player = s.players[seat]
    pool = {card: n for card, n in player.items.items() if card not in WEAPONS and card != "backpack"}
    if not pool:
        return ""
    card = yield from pick(pool)
    spend(s, seat, card)
    return card


@rule("W-HEAL-03")
def hearts(s: State, card: str) -> int:
    """What a healing card gives back; First-Aid Kits are scant in Empty Shelves."""
    if card == "first-aid-kit" and "empty-shelves" in s.settings.modes:
        return SCANT_KIT_HEARTS
    return RUBBLE[card].hearts


@rule("W-INV-09", "W-SPEC-15")
def could_make_room(player: Player) -> bool:
    """Whether throwing a whole stack away, or packing something, may still make room."""
    return bool(discardable(player)) or pack_with_room(player) is not None


def pack_with_room(player: Player) -> list[str] | None:
    """A Backpack that still has room, if there is one."""
    return next((pack for pack in player.packs if len(pack) < PACK_ROOM), None)
