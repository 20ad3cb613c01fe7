"""The Trade phase: giving, refusing, healing; in any order, until everybody is done."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.engine.flow import Flow, ask, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import ANYONE, Arg, Option, Refusal, text
from tilldawn.games.daylight.anytime import UNPACK
from tilldawn.games.daylight.cards.numbers import GIFTS, PACK_ROOM
from tilldawn.games.daylight.cards.shelf import GIVEN, PACKS, RUBBLE, TOKENS
from tilldawn.games.daylight.events import (
    GiftLapsed,
    GiftOffered,
    GiftRefused,
    GiftTaken,
    Healed,
    PerkUsed,
    TradeBegan,
    TradingDone,
)
from tilldawn.games.daylight.inventory import (
    HEAL,
    against_making_way,
    discard,
    discardable,
    forget_refusals,
    frees_room,
    hand_over,
    has_room,
    hearts,
    slot_limit,
    spend,
    stow,
    stowable,
    which_pack,
)
from tilldawn.games.daylight.legal import PLAY
from tilldawn.games.daylight.perks import perk_ready
from tilldawn.games.daylight.state import Game, Player, State
from tilldawn.games.daylight.steps import step
from tilldawn.games.daylight.verbs import Verb
from tilldawn.games.daylight.words import Generosity

GIVE = Verb("give", "W-TRADE-02", "who:seat", "card:card")
GIVE_TO = Verb("give-to", "W-TRADE-04", "to:seat", "~card:card")
TAKE_GIFT = Verb("take-gift", "W-TRADE-04", "~card:card")
MAKE_ROOM = Verb("make-room", "G-24", "out:card", "~card:card")
STOW_GIFT = Verb("stow-gift", "W-SPEC-12", "out:card", "~card:card")
REFUSE_GIFT = Verb("refuse-gift", "W-TRADE-04", "~card:card")
LAPSED = Verb("gift-lapsed", "W-TRADE-04", "~card:card")
READY = Verb("ready", "W-TRADE-13", "who:seat")

FULL_HEALTH = Objection("refused-full-health", "W-HEAL-04")
REFUSED_BY_ALL = Objection("refused-by-all", "W-TRADE-05")
REFUSED_THIS = Objection("refused-just-now", "W-TRADE-05")
TOKENS_STAY = Objection("refused-token-gift", "W-TRADE-10")


class Offer(Struct, frozen=True):
    """A card on its way to somebody, with what is in it if it is a Backpack (the one at this place)."""

    seat: int
    to: int
    card: str
    at: int
    contents: tuple[str, ...]

    @property
    def refs(self) -> dict[str, str]:
        """Who, to whom, and what: as an event tells it."""
        return {"seat": f"seat:{self.seat}", "to": f"seat:{self.to}", "card": f"card:{self.card}"}

    def stands(self, s: State) -> bool:
        """Whether the giver still has it, as it was offered."""
        giver = s.players[self.seat]
        if self.card not in giver.items:
            return False
        if self.card not in PACKS:
            return True
        return self.at < len(giver.packs) and sorted(giver.packs[self.at]) == sorted(self.contents)


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
    awake: list[int] = []
    for seat, player in enumerate(s.players):
        if not player.ready and not _is_idle(s, seat):
            awake.append(seat)
    if not awake:
        return "combat"
    chosen = yield from ask(
        g,
        "trade",
        ANYONE,
        lambda: _all_offers(s, awake),
        "W-TRADE-01",
        refused=lambda: _refusals(s),
        wait=lambda: True,
    )
    match chosen.verb:
        case READY.name:
            s.players[chosen.seat].ready = True
            if g.log is not None:
                g.emit(TradingDone(seat=f"seat:{chosen.seat}", rule="W-TRADE-13"))
        case HEAL.name:
            _heal(g, chosen.seat, chosen.args[1])
        case _:
            yield from _give(g, chosen.seat, chosen.args[1])
    return "trade-deal"


@rule("W-TRADE-13")
def is_done(s: State, seat: int) -> bool:
    """Who has said so, or has nothing to do; a gift, or room at another's, may bring the choice back."""
    return s.players[seat].ready or _is_idle(s, seat)


def _all_offers(s: State, awake: list[int]) -> list[Option]:
    """What those who were not done may do, and those to whom something came back meanwhile."""
    found: list[Option] = []
    for seat, player in enumerate(s.players):
        if not player.ready and (seat in awake or not _is_idle(s, seat)):
            _offer_all(s, seat, player, found)
    return found


def _offer_all(s: State, seat: int, player: Player, offers: list[Option]) -> None:
    """Add what one player may do; being done is always the last."""
    if player.damage:
        for card in player.items:
            if RUBBLE[card].hearts:
                offers.append(HEAL(seat, seat, card, hearts(s, card)))
    given = player.given
    if len(s.players) > 1 and (given < GIFTS or given < gift_limit(s, seat)):
        give = GIVE.of
        if player.refused:
            offers += [give(seat, seat, card) for card in player.items if _has_taker(s, seat, player, card)]
        else:
            offers += [give(seat, seat, card) for card in player.items]
    offers.append(READY.of(seat, seat))


@rule("W-SPEC-15")
def _is_idle(s: State, seat: int) -> bool:
    """Nothing to give, and nothing to heal with, not even in a Backpack."""
    player = s.players[seat]
    if player.items and len(s.players) > 1 and (player.given < GIFTS or player.given < gift_limit(s, seat)):
        if not player.refused:
            return False
        for card in player.items:
            if _has_taker(s, seat, player, card):
                return False
    if not player.damage:
        return True
    for cards in (player.items, *player.packs):
        for card in cards:
            if RUBBLE[card].hearts:
                return False
    return True


@rule("W-TRADE-02", "W-PERK-03")
def gift_limit(s: State, seat: int) -> int:
    """One card; more for who has a perk for it."""
    if (s.players[seat].character, Generosity) not in GIVEN:
        return GIFTS
    perk = perk_ready(s, seat, Generosity)
    words = perk.words if perk is not None else ()
    return next((word.gifts for word in words if isinstance(word, Generosity)), GIFTS)


def _takers(s: State, seat: int, card: str) -> list[int]:
    """Whom this card may be offered to: anybody else who has not just refused it (W-TRADE-05)."""
    refused = s.players[seat].refused
    others = [to for to in range(len(s.players)) if to != seat]
    return [to for to in others if f"{card}>{to}" not in refused] if refused else others


def _has_taker(s: State, seat: int, player: Player, card: str) -> bool:
    """Whether there is anybody it may be offered to: quicker than to list them."""
    return len(player.refused) < len(s.players) - 1 or bool(_takers(s, seat, card))


@rule("W-TRADE-02", "W-TRADE-04", "W-TRADE-05", "W-TRADE-06", "W-TRADE-07", "W-TRADE-08", "W-TRADE-09")
@rule("W-TRADE-10", "W-TRADE-11", "W-TRADE-12", "W-SPEC-16", "G-24", "W-INV-11", "W-INV-13")
def _give(g: Game, seat: int, card: str) -> Flow[None]:
    """Offer one card to one player, who may refuse it; a refused gift is not spent."""
    s = g.state
    at = 0
    contents: tuple[str, ...] = ()
    if card in PACKS:  # of several Backpacks one is named first
        packs = s.players[seat].packs
        at = yield from which_pack(g, seat, list(range(len(packs))), "W-TRADE-09")
        contents = tuple(packs[at])
    give_to = GIVE_TO.of
    takers = [give_to(seat, to, card) for to in _takers(s, seat, card)]
    words: dict[str, Arg] = {"card": f"card:{card}"}
    chosen = yield from ask(
        g,
        "give-to",
        seat,
        lambda: takers,
        "W-TRADE-04",
        words,
        refused=lambda: _unwilling(s, seat, card),
    )
    offer = Offer(seat, int(chosen.args[0]), card, at, contents)
    if not offer.stands(s):
        g.emit(GiftLapsed(**offer.refs, rule="W-TRADE-04"))
        return
    inside = tuple(f"card:{inner}" for inner in contents) if contents else ()
    if g.log is not None:
        g.emit(GiftOffered(**offer.refs, inside=inside, rule="W-TRADE-02"))
    to = offer.to
    reply = yield from ask(
        g,
        "gift",
        to,
        lambda: _replies(s, offer),
        "W-TRADE-04",
        {"from": f"seat:{seat}", "card": f"card:{card}", "inside": inside, "packed": len(inside)},
        topic="gift",
        default=TAKE_GIFT.name,
        refused=lambda: _gift_refusals(s, offer),
        stakes=lambda o: o.seat == to and o.verb != UNPACK.name and offer.stands(s),
    )
    yield from _answered(g, offer, reply, inside)


@rule("W-TRADE-02", "W-TRADE-05", "W-TRADE-09", "G-24")
def _answered(g: Game, offer: Offer, reply: Option, inside: tuple[str, ...]) -> Flow[None]:
    """The card lapses, stays or changes hands."""
    s = g.state
    seat, to, card = offer.seat, offer.to, offer.card
    if reply.verb == LAPSED.name:
        g.emit(GiftLapsed(**offer.refs, rule="W-TRADE-04"))
        return
    giver = s.players[seat]
    if reply.verb == REFUSE_GIFT.name:
        giver.refused.append(f"{card}>{to}")
        if g.log is not None:
            g.emit(GiftRefused(**offer.refs, rule="W-TRADE-05"))
        return
    if reply.verb == MAKE_ROOM.name:
        yield from discard(g, to, reply.args[0], "G-24")
    hand_over(s, seat, to, card, offer.at)
    giver.given += 1
    if giver.given > GIFTS:
        perk = GIVEN[giver.character, Generosity]
        g.emit(PerkUsed(seat=f"seat:{seat}", perk=f"perk:{perk.id}", rule="W-PERK-05"))
    s.players[to].ready = False
    forget_refusals(s)
    if g.log is not None:
        g.emit(GiftTaken(**offer.refs, inside=inside, rule="W-TRADE-02"))
    if reply.verb == STOW_GIFT.name:
        stow(g, to, reply.args[0], len(s.players[to].packs) - 1)


def _unwilling(s: State, seat: int, card: str) -> list[Refusal]:
    """Those who have just refused this card."""
    return [
        REFUSED_THIS.refusal(GIVE_TO(seat, to, card).text, seat, f"seat:{to}")
        for to in range(len(s.players))
        if f"{card}>{to}" in s.players[seat].refused
    ]


def _replies(s: State, offer: Offer) -> list[Option]:
    """Take it, make room for it, or refuse it; an offer that does not stand any more can only lapse."""
    to, card = offer.to, offer.card
    player = s.players[to]
    if not offer.stands(s):
        return [LAPSED(to, card)]
    if has_room(s, player, card):
        return [TAKE_GIFT.of(to, card), REFUSE_GIFT.of(to, card)]
    freeing = [out for out in discardable(player) if frees_room(player, out, card)]
    packing = stowable(player, card) if len(offer.contents) < PACK_ROOM else []
    return [
        *(STOW_GIFT(to, out, card) for out in packing),
        *(MAKE_ROOM(to, out, card) for out in freeing),
        REFUSE_GIFT(to, card),
    ]


def _gift_refusals(s: State, offer: Offer) -> list[Refusal]:
    to, card = offer.to, offer.card
    player = s.players[to]
    if has_room(s, player, card):
        return []
    full = Objection("refused-no-room", "G-24", {"slots": slot_limit(s)})
    return [
        full.refusal(TAKE_GIFT(to, card).text, to, f"card:{card}"),
        *(
            objection.refusal(MAKE_ROOM(to, out, card).text, to, f"card:{out}")
            for out in sorted(player.items)
            if (objection := against_making_way(player, out, card)) is not None
        ),
    ]


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
        who = f"seat:{seat}"
        for card in sorted(player.items):
            ref = f"card:{card}"
            if RUBBLE[card].hearts and not player.damage:
                found.append(
                    FULL_HEALTH.refusal(HEAL(seat, seat, card, hearts(s, card)).text, seat, who, ref)
                )
            if RUBBLE[card].when not in ("", "held"):
                later = Objection("refused-special-later", RUBBLE[card].rule)
                found.append(later.refusal(PLAY(seat, card).text, seat, who, ref))
            give = GIVE(seat, seat, card).text
            if player.given >= gift_limit(s, seat):
                given = Objection("refused-gift-given", "W-TRADE-02", {"count": player.given})
                found.append(given.refusal(give, seat, who, ref))
            elif len(s.players) > 1 and not _takers(s, seat, card):
                found.append(REFUSED_BY_ALL.refusal(give, seat, who, ref))
        found += _token_refusals(s, seat)
    return found


def _token_refusals(s: State, seat: int) -> list[Refusal]:
    """Crafted tokens cannot be given."""
    if len(s.players) == 1:
        return []
    player = s.players[seat]
    who = f"seat:{seat}"
    return [
        TOKENS_STAY.refusal(
            text("option-give", who=who, card=f"token:{token.id}"), seat, who, f"token:{token.id}"
        )
        for token in TOKENS.values()
        if token.word.beside(player)
    ]
