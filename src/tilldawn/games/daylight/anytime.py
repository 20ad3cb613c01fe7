"""What may be done at any time: throw own cards away, rearrange a Backpack, and cheer somebody on.

G-25: not while an effect is being resolved, so nothing is offered in the middle of an attack.
"""

from __future__ import annotations

from tilldawn.engine.deck import add, remove
from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.request import Option
from tilldawn.games.daylight import options
from tilldawn.games.daylight.events import CardPacked, CardUnpacked
from tilldawn.games.daylight.inventory import discard, discardable, has_room, pack_with_room
from tilldawn.games.daylight.specials import cheer, cheerers
from tilldawn.games.daylight.state import Game
from tilldawn.games.daylight.trade import forget_refusals


@rule("W-INV-09", "W-SPEC-15", "G-25")
def anytime(g: Game) -> list[Option]:
    """All seats' at-any-time options, in seat order."""
    s = g.state
    if s.attack is not None or s.enemy or s.phase == "setup":
        return []
    found: list[Option] = []
    for seat, player in enumerate(s.players):
        found += [options.throw_away(seat, card) for card in discardable(player)]
        if player.packs:
            if pack_with_room(player) is not None:
                found += [options.pack(seat, card) for card in sorted(player.items) if card != "backpack"]
            inside = sorted({card for pack in player.packs for card in pack})
            found += [options.unpack(seat, card) for card in inside if has_room(s, player, card)]
    if s.turn is not None:
        found += [options.cheer(seat, s.turn.seat, anytime=True) for seat in cheerers(s)]
    return found


@rule("W-SPEC-12", "G-23")
def act(g: Game, chosen: Option) -> Flow[None]:
    """Do one of them."""
    seat, card = chosen.seat, chosen.args[-1]
    player = g.state.players[seat]
    match chosen.verb:
        case "discard":
            yield from discard(g, seat, card, "W-INV-09")
            forget_refusals(g.state)
        case "pack":
            pack = pack_with_room(player)
            if pack is None:
                raise AssertionError("offered only with room in a Backpack")
            remove(player.items, card)
            pack.append(card)
            g.emit(CardPacked(seat=f"seat:{seat}", card=f"card:{card}", rule="W-SPEC-15"))
        case "unpack":
            next(pack for pack in player.packs if card in pack).remove(card)
            add(player.items, card)
            g.emit(CardUnpacked(seat=f"seat:{seat}", card=f"card:{card}", rule="W-SPEC-15"))
        case "cheer":
            yield from cheer(g, seat)
        case verb:
            raise AssertionError(f"{verb} is not done at any time")
