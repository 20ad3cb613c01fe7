"""The Trade phase: giving, refusing, healing; in any order, until everybody is done."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, ask, rule
from tilldawn.engine.request import ANYONE, Arg, Option, Refusal, text
from tilldawn.games.daylight import options
from tilldawn.games.daylight.cards.characters import BULK_GIFTS, GIFTS
from tilldawn.games.daylight.cards.rubble import RUBBLE
from tilldawn.games.daylight.events import (
    GiftOffered,
    GiftRefused,
    GiftTaken,
    Healed,
    PerkUsed,
    TradeBegan,
)
from tilldawn.games.daylight.inventory import (
    could_make_room,
    discard,
    discardable,
    hand_over,
    has_room,
    hearts,
    spend,
)
from tilldawn.games.daylight.perks import perk_ready
from tilldawn.games.daylight.search import frees_room
from tilldawn.games.daylight.state import Game, State
from tilldawn.games.daylight.steps import step


@step("trade", begins="phase")
@rule("W-TRADE-01", "W-LAST-04")
def begin_trade(g: Game) -> str:
    """Nobody has given anything yet."""
    s = g.state
    s.phase = "trade"
    for player in s.players:
        player.given = 0
        player.ready = False
        player.refused.clear()
    g.emit(TradeBegan(round=s.round, rule="W-TRADE-01"))
    return "trade-deal"


@step("trade-deal")
@rule("W-TRADE-01", "W-TRADE-03", "W-TRADE-13")
def trade_deal(g: Game) -> Flow[str]:
    """Anybody not yet done may give, heal or be done; when all are, Combat begins."""
    s = g.state
    for seat, player in enumerate(s.players):
        if not player.ready and _is_idle(s, seat):
            player.ready = True  # a gift would bring the choice back
    if all(player.ready for player in s.players):
        return "combat"
    chosen = yield from ask(
        g,
        "trade",
        ANYONE,
        lambda: _all_offers(s),
        "W-TRADE-01",
        refused=lambda: _refusals(s),
        wait=lambda: True,
    )
    match chosen.verb:
        case "ready":
            s.players[chosen.seat].ready = True
        case "heal":
            _heal(g, chosen.seat, chosen.args[1])
        case _:
            yield from _give(g, chosen.seat, chosen.args[1])
    return "trade-deal"


def _all_offers(s: State) -> list[Option]:
    return [o for seat, player in enumerate(s.players) if not player.ready for o in _offers(s, seat)]


def _offers(s: State, seat: int) -> list[Option]:
    """What one player may do; being done is always the last."""
    player = s.players[seat]
    offers: list[Option] = []
    if player.damage:
        healing = [card for card in player.items if RUBBLE[card].hearts]
        offers += [options.heal(seat, card, hearts(s, card)) for card in healing]
    if player.given < gift_limit(s, seat) and len(s.players) > 1:
        givable = [c for c in player.items if _takers(s, seat, c)] if player.refused else player.items
        offers += [options.give(seat, card) for card in givable]
    offers.append(options.ready(seat))
    return offers


@rule("W-SPEC-15")
def _is_idle(s: State, seat: int) -> bool:
    """Nothing to give, and nothing to heal with, not even in a Backpack."""
    player = s.players[seat]
    if player.given < gift_limit(s, seat) and any(_takers(s, seat, card) for card in player.items):
        return False
    packed = [card for pack in player.packs for card in pack]
    return not player.damage or not any(RUBBLE[card].hearts for card in (*player.items, *packed))


@rule("W-TRADE-02", "W-PERK-03")
def gift_limit(s: State, seat: int) -> int:
    """One card; three for the Haggler as First Player."""
    return BULK_GIFTS if perk_ready(s, seat, "bulk-deal") else GIFTS


def forget_refusals(s: State) -> None:
    """Something has changed hands or gone, so what was refused may be offered again.

    Cards only ever move or go a limited number of times, so the phase still ends.
    """
    for player in s.players:
        player.refused.clear()


def _takers(s: State, seat: int, card: str) -> list[int]:
    """Whom this card may be offered to: anybody else who has not just refused it (W-TRADE-05)."""
    refused = s.players[seat].refused
    others = [to for to in range(len(s.players)) if to != seat]
    return [to for to in others if f"{card}>{to}" not in refused] if refused else others


@rule("W-TRADE-02", "W-TRADE-04", "W-TRADE-05", "W-TRADE-06", "W-TRADE-07", "W-TRADE-08", "W-TRADE-09")
@rule("W-TRADE-10", "W-TRADE-11", "W-TRADE-12", "W-SPEC-16", "G-24", "W-INV-11", "W-INV-13")
def _give(g: Game, seat: int, card: str) -> Flow[None]:
    """Offer one card to one player, who may refuse it; a refused gift is not spent."""
    s = g.state
    giver = s.players[seat]
    takers = [options.give_to(seat, card, to) for to in _takers(s, seat, card)]
    words: dict[str, Arg] = {"card": f"card:{card}"}
    chosen = yield from ask(g, "give-to", seat, lambda: takers, "W-TRADE-04", words)
    to = int(chosen.args[0])
    refs = {"seat": f"seat:{seat}", "to": f"seat:{to}", "card": f"card:{card}"}
    g.emit(GiftOffered(**refs, rule="W-TRADE-02"))
    reply = yield from ask(
        g,
        "gift",
        to,
        lambda: _replies(s, to, card),
        "W-TRADE-04",
        {"from": f"seat:{seat}", "card": f"card:{card}"},
        topic="gift",
        default="take-gift",
        wait=lambda: could_make_room(s.players[to]),
    )
    if reply.verb == "refuse-gift" or card not in giver.items:
        giver.refused.append(f"{card}>{to}")
        g.emit(GiftRefused(**refs, rule="W-TRADE-05"))
        return
    if reply.verb == "make-room":
        yield from discard(g, to, reply.args[0], "G-24")
    yield from hand_over(g, seat, to, card)
    giver.given += 1
    if giver.given > GIFTS:
        g.emit(PerkUsed(seat=f"seat:{seat}", perk="perk:bulk-deal", rule="W-PERK-05"))
    s.players[to].ready = False
    forget_refusals(s)
    g.emit(GiftTaken(**refs, rule="W-TRADE-02"))


def _replies(s: State, to: int, card: str) -> list[Option]:
    player = s.players[to]
    if has_room(s, player, card):
        return [options.take_gift(to, card), options.refuse_gift(to, card)]
    freeing = [out for out in discardable(player) if frees_room(s, to, out, card)]
    return [*(options.make_room(to, out, card) for out in freeing), options.refuse_gift(to, card)]


@rule("W-HEAL-01", "W-HEAL-02", "W-HEAL-03", "W-HEAL-04", "W-HEAL-05", "G-26")
def _heal(g: Game, seat: int, card: str) -> None:
    """Regain the card's hearts, never above the start; the card is discarded."""
    s = g.state
    player = s.players[seat]
    gained = min(hearts(s, card), player.damage)
    player.damage -= gained
    spend(s, seat, card)
    forget_refusals(s)
    g.emit(
        Healed(
            seat=f"seat:{seat}",
            card=f"card:{card}",
            hearts=gained,
            left=player.track - player.damage,
            rule="W-HEAL-03",
        )
    )


def _refusals(s: State) -> list[Refusal]:
    """Gifts and healing that are not possible now."""
    found: list[Refusal] = []
    for seat, player in enumerate(s.players):
        for card in sorted(player.items):
            refs = (f"seat:{seat}", f"card:{card}")
            if RUBBLE[card].hearts and not player.damage:
                what = options.heal(seat, card, hearts(s, card)).text
                found.append(Refusal(what, text("refused-full-health"), "W-HEAL-04", seat, refs))
            if player.given >= gift_limit(s, seat):
                why = text("refused-gift-given", count=player.given)
                found.append(Refusal(options.give(seat, card).text, why, "W-TRADE-02", seat, refs))
            elif len(s.players) > 1 and not _takers(s, seat, card):
                why = text("refused-by-all")
                found.append(Refusal(options.give(seat, card).text, why, "W-TRADE-05", seat, refs))
        for token, count in (("barricade", player.barricades), ("trap", player.traps)):
            if count and len(s.players) > 1:
                what = text("option-give", who=f"seat:{seat}", card=f"token:{token}")
                why = text("refused-token-gift")
                found.append(Refusal(what, why, "W-TRADE-10", seat, (f"seat:{seat}", f"token:{token}")))
    return found
