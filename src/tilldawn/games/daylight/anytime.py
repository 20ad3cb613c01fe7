"""What may be done at any time: throw own cards away, rearrange a Backpack, cheer somebody on, and take back
a gift that nobody has answered.

G-25: not while an effect is being resolved, so nothing is offered in the middle of an attack.
"""

from __future__ import annotations

from collections.abc import Callable

from tilldawn.engine.deck import add
from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.moment import moment
from tilldawn.engine.request import Option, no_stakes
from tilldawn.games.daylight.cards.shelf import PACKS, RUBBLE, STOLEN, THIEVES
from tilldawn.games.daylight.events import CardUnpacked
from tilldawn.games.daylight.gifts import TAKE_BACK, let_lapse, take_back, to_take_back
from tilldawn.games.daylight.inventory import (
    DISCARD,
    discard,
    discardable,
    forget_refusals,
    frees_slot,
    has_room,
    inside,
    packs_with_room,
    stow,
    which_pack,
)
from tilldawn.games.daylight.specials import supporters
from tilldawn.games.daylight.state import Game, Player, State
from tilldawn.games.daylight.verbs import Verb
from tilldawn.games.daylight.words import Support

PACK = Verb("pack", "W-SPEC-15", "who:seat", "card:card", anytime=True)
UNPACK = Verb("unpack", "W-SPEC-15", "who:seat", "card:card", anytime=True)
REPACK = Verb("repack", "W-SPEC-15", "who:seat", "out:card", "card:card", anytime=True)


@rule("W-INV-09", "W-SPEC-15", "G-25")
def anytime(g: Game) -> list[Option]:
    """All seats' at-any-time options, in seat order."""
    s = g.state
    if s.attack is not None or s.enemy or s.phase == "setup":
        return []
    found: list[Option] = []
    for seat, player in enumerate(s.players):
        found += [DISCARD(seat, seat, card) for card in discardable(player)]
        if player.packs:
            found += _rearranging(s, seat, player)
    if s.turn is not None:
        found += [_support(card).option(seat, s.turn.seat) for seat, card in supporters(s)]
    if s.gifts:
        found += to_take_back(s)
    return found


def _rearranging(s: State, seat: int, player: Player) -> list[Option]:
    """Into a Backpack with room, out of one; with no room on either side, one card for another."""
    loose = [card for card in sorted(player.items) if card not in PACKS]
    if packs_with_room(player):
        found = [PACK(seat, seat, card) for card in loose]
        return found + [UNPACK(seat, seat, card) for card in inside(player) if has_room(s, player, card)]
    found = []
    for out in inside(player):
        if has_room(s, player, out):
            found.append(UNPACK(seat, seat, out))
        else:
            found += [REPACK(seat, seat, out, card) for card in loose if _makes_way(player, card, out)]
    return found


def _makes_way(player: Player, card: str, out: str) -> bool:
    return card != out and frees_slot(player, card)


def _support(card: str) -> Support:
    return next(word for word in RUBBLE[card].words if isinstance(word, Support))


@rule("W-SPEC-12", "W-SPEC-15", "G-23")
def act(g: Game, chosen: Option) -> Flow[None]:
    """Do one of them."""
    seat, card = chosen.seat, chosen.args[-1]
    player = g.state.players[seat]
    match chosen.verb:
        case DISCARD.name:
            yield from discard(g, seat, card, "W-INV-09")
            forget_refusals(g.state)
        case PACK.name:
            at = yield from which_pack(g, seat, packs_with_room(player), "W-SPEC-15", moment=True)
            stow(g, seat, card, at)
        case UNPACK.name:
            yield from _unpack(g, seat, card)
        case TAKE_BACK.name:
            take_back(g, seat, chosen.args[1], int(chosen.args[2]))
        case REPACK.name:
            out = chosen.args[1]
            at = yield from _holding(g, seat, out)
            player.packs[at].remove(out)
            stow(g, seat, card, at)
            _loosen(g, seat, out)
        case _:
            at_hand = next(held for one, held in supporters(g.state) if one == seat)
            yield from _support(at_hand).run(g, seat, at_hand)
    let_lapse(g)


def _holding(g: Game, seat: int, card: str) -> Flow[int]:
    """Which Backpack a packed card is taken out of."""
    packs = g.state.players[seat].packs
    choice = [at for at, pack in enumerate(packs) if card in pack]
    return (yield from which_pack(g, seat, choice, "W-SPEC-15", moment=True))


def _unpack(g: Game, seat: int, card: str) -> Flow[None]:
    at = yield from _holding(g, seat, card)
    g.state.players[seat].packs[at].remove(card)
    _loosen(g, seat, card)


def _loosen(g: Game, seat: int, card: str) -> None:
    add(g.state.players[seat].items, card)
    g.emit(CardUnpacked(seat=f"seat:{seat}", card=f"card:{card}", rule="W-SPEC-15"))


@rule("W-SPEC-14", "W-SPEC-15", "W-INV-09")
def before_draws(g: Game, seat: int) -> Flow[None]:
    """A last chance to put something into a Backpack before Bad Luck could take it."""
    s = g.state
    if _thief_about(s):
        yield from moment(g, "repack", seat, "W-SPEC-15", stakes=_against_theft(s, seat))


def _thief_about(s: State) -> bool:
    """Whether a card that takes another one may still be drawn."""
    if not THIEVES.isdisjoint(s.unseen["rubble"]):
        return True
    shown = [key for layer in s.active.layers for key in ([layer] if isinstance(layer, str) else layer)]
    return any(key.removeprefix("=") in THIEVES for key in shown)


def _against_theft(s: State, seat: int) -> Callable[[Option], bool]:
    """Putting a card into a Backpack could come too late, and so could making room for it there."""
    owner = s.players[seat]
    if all(STOLEN.isdisjoint(cards) for cards in (owner.items, *owner.packs)):
        return no_stakes

    def at_stake(option: Option) -> bool:
        if option.seat != seat:
            return False
        player = s.players[seat]
        match option.verb:
            case PACK.name | REPACK.name:
                return option.args[-1] in STOLEN
            case UNPACK.name:
                return not packs_with_room(player) and not STOLEN.isdisjoint(player.items)
            case _:
                return False

    return at_stake
