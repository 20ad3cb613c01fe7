"""Inventories: slots, stacks, Backpacks, and cards changing hands or being lost."""

from __future__ import annotations

from tilldawn.engine.deck import add, remove
from tilldawn.engine.flow import Flow, ask, pick, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Refusal
from tilldawn.games.daylight.cards.numbers import PACK_ROOM, SLOTS, SOLO_SLOTS
from tilldawn.games.daylight.cards.shelf import MODES, PACKS, RUBBLE, STACKS, STARTING, STOLEN
from tilldawn.games.daylight.events import CardDiscarded, CardKept, CardPacked
from tilldawn.games.daylight.state import Game, Player, State
from tilldawn.games.daylight.verbs import Verb

DISCARD = Verb("discard", "W-INV-09", "who:seat", "card:card", anytime=True)
WHICH_PACK = Verb("which-pack", "W-SPEC-12", "at:int", "~cards:card")
HEAL = Verb("heal", "W-HEAL-01", "who:seat", "card:card", "~hearts:int")

STARTING_WEAPON = Objection("refused-starting-weapon", "W-INV-13")
STACK_STAYS = Objection("refused-stack-stays", "W-INV-02")


@rule("W-INV-01", "W-SOLO-01")
def slot_limit(s: State) -> int:
    """Eight slots, ten when playing alone."""
    return SOLO_SLOTS if len(s.players) == 1 else SLOTS


@rule("W-INV-02", "W-INV-04", "W-INV-05", "W-INV-06", "W-INV-07", "W-INV-08", "W-INV-10", "W-INV-11")
def slots_used(player: Player) -> int:
    """A stack is one slot whatever its height; every other card is one each."""
    used = len(player.items)
    for card, count in player.items.items():
        if count > 1 and card not in STACKS:
            used += count - 1
    return used


@rule("W-SEARCH-07", "W-INV-02")
def has_room(s: State, player: Player, card: str) -> bool:
    """A free slot, or an own stack the card joins."""
    return (card in player.items and card in STACKS) or slots_used(player) < slot_limit(s)


def frees_slot(player: Player, card: str) -> bool:
    """Whether one `card` less is a slot more: it does not stack, or it is the last of its stack."""
    return card not in STACKS or player.items[card] == 1


def frees_room(player: Player, out: str, card: str) -> bool:
    """Whether one `out` less makes room for `card`."""
    return frees_slot(player, out) or out == card


@rule("W-INV-13", "G-20")
def can_discard(player: Player, card: str) -> bool:
    """Anything but a starting weapon, or a Backpack with one inside."""
    if card in STARTING:
        return False
    return card not in PACKS or bool(sparable_packs(player))


def discardable(player: Player) -> list[str]:
    """Loose cards the player may throw away."""
    return [card for card in player.items if can_discard(player, card)]


def against_making_way(player: Player, out: str, card: str) -> Objection | None:
    """What stands against throwing `out` away to make room for `card`."""
    if not can_discard(player, out):
        return STARTING_WEAPON
    return None if frees_room(player, out, card) else STACK_STAYS


def take(player: Player, card: str) -> None:
    """Put a card into the inventory."""
    add(player.items, card)
    if card in PACKS:
        player.packs.append([])


# --- Backpacks ----------------------------------------------------------------------------------------


def inside(player: Player) -> list[str]:
    """What the Backpacks hold, each kind once, by name."""
    return sorted({card for pack in player.packs for card in pack})


def packs_with_room(player: Player) -> list[int]:
    """Backpacks that can take another card."""
    return [at for at, pack in enumerate(player.packs) if len(pack) < PACK_ROOM]


def sparable_packs(player: Player) -> list[int]:
    """Backpacks that may be thrown away: those without a starting weapon inside (G-20)."""
    return [at for at, pack in enumerate(player.packs) if not STARTING.intersection(pack)]


def which_pack(g: Game, seat: int, choice: list[int], why: str, *, moment: bool = False) -> Flow[int]:
    """Ask which of several Backpacks is meant, where their contents differ."""
    packs = g.state.players[seat].packs
    if all(packs[at] == packs[choice[0]] for at in choice):
        return choice[0]
    offers = [WHICH_PACK(seat, at, tuple(packs[at])) for at in choice]
    chosen = yield from ask(
        g,
        "which-pack",
        seat,
        lambda: offers,
        why,
        anytime=False,
        moment=moment,
        refused=lambda: _pack_refusals(g.state, seat, choice),
    )
    return int(chosen.args[0])


def _pack_refusals(s: State, seat: int, choice: list[int]) -> list[Refusal]:
    packs = s.players[seat].packs
    return [
        STARTING_WEAPON.refusal(WHICH_PACK(seat, at, tuple(pack)).text, seat, *(f"card:{c}" for c in pack))
        for at, pack in enumerate(packs)
        if at not in choice and STARTING.intersection(pack)
    ]


@rule("W-SPEC-12", "W-SPEC-15", "G-23")
def stow(g: Game, seat: int, card: str, at: int) -> None:
    """Put a loose card into a Backpack."""
    player = g.state.players[seat]
    remove(player.items, card)
    player.packs[at].append(card)
    g.emit(CardPacked(seat=f"seat:{seat}", card=f"card:{card}", rule="W-SPEC-15"))


@rule("W-SPEC-12", "G-24")
def stowable(player: Player, card: str) -> list[str]:
    """With every slot full: what could go straight into a Backpack that one would like to keep."""
    if card not in PACKS:
        return []
    return [loose for loose in sorted(player.items) if loose not in PACKS and frees_slot(player, loose)]


# --- Changing hands and being lost ---------------------------------------------------------------------


def hand_over(s: State, seat: int, to: int, card: str, at: int) -> None:
    """Move a card; a Backpack (the one at this place) takes its contents along (W-TRADE-09)."""
    giver, receiver = s.players[seat], s.players[to]
    if card in PACKS:
        receiver.packs.append(giver.packs.pop(at))
    remove(giver.items, card)
    add(receiver.items, card)


@rule("W-INV-09", "W-SPEC-17")
def discard(g: Game, seat: int, card: str, why: str) -> Flow[None]:
    """Throw a card away; a Backpack goes with its contents."""
    s = g.state
    player = s.players[seat]
    contents: list[str] = []
    if card in PACKS:
        at = yield from which_pack(g, seat, sparable_packs(player), why)
        contents = player.packs.pop(at)
    remove(player.items, card)
    add(s.rubble_discard, card)
    g.emit(CardDiscarded(seat=f"seat:{seat}", card=f"card:{card}", rule=why))
    for inner in contents:
        add(s.rubble_discard, inner)
        g.emit(CardDiscarded(seat=f"seat:{seat}", card=f"card:{inner}", rule="W-SPEC-17"))


@rule("W-INV-12", "G-37")
def spend(s: State, seat: int, card: str, count: int = 1) -> None:
    """A used card goes to the discard pile, unless it shows the infinity symbol."""
    if not RUBBLE[card].stays:
        _put_off(s, seat, card, count)


def _put_off(s: State, seat: int, card: str, count: int) -> None:
    remove(s.players[seat].items, card, count)
    add(s.rubble_discard, card, count)


def keep(g: Game, seat: int, card: str, why: str) -> None:
    """Put a found card into the inventory."""
    take(g.state.players[seat], card)
    if g.log is not None:
        g.emit(CardKept(seat=f"seat:{seat}", card=f"card:{card}", rule=why))


def forget_refusals(s: State) -> None:
    """Something has changed hands or gone, so what was refused may be offered again.

    Cards only ever move or go a limited number of times, so the phase still ends.
    """
    for player in s.players:
        player.refused.clear()


@rule("W-ENEMY-05", "W-ENEMY-06", "W-INV-13", "W-JUNK-02", "W-SPEC-13", "W-SPEC-14", "G-21", "G-22")
def lose_random(s: State, seat: int) -> Flow[str]:
    """Discard one random card, each single card equally likely; never a weapon, Backpack or its contents.

    Returns the card, or nothing when there was none to lose.
    """
    player = s.players[seat]
    pool = {card: n for card, n in player.items.items() if card in STOLEN}
    if not pool:
        return ""
    card = yield from pick(pool)
    _put_off(s, seat, card, 1)
    return card


@rule("W-HEAL-03", "W-STORY-01")
def hearts(s: State, card: str) -> int:
    """What a healing card gives back; a mode may make it scant."""
    for mode in s.settings.modes:
        if card in MODES[mode].hearts:
            return MODES[mode].hearts[card]
    return RUBBLE[card].hearts
