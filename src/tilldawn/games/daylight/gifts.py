"""Gifts of the Trade phase: on their way to somebody until they are answered, taken back, or gone.

Several may be on their way at once, and nobody waits for anybody: a gift is an entry of the state, its answer
one of the options of the one question of the phase (`tilldawn.games.daylight.trade`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from tilldawn.engine.flow import Flow, ask, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Arg, Option, Refusal, option
from tilldawn.games.daylight.cards.numbers import GIFTS, PACK_ROOM
from tilldawn.games.daylight.cards.shelf import GIVEN, PACKS
from tilldawn.games.daylight.events import (
    GiftLapsed,
    GiftOffered,
    GiftRefused,
    GiftTaken,
    GiftTakenBack,
    PerkUsed,
)
from tilldawn.games.daylight.inventory import (
    against_making_way,
    discard,
    discardable,
    forget_refusals,
    frees_room,
    hand_over,
    has_room,
    slot_limit,
    stow,
    stowable,
    which_pack,
)
from tilldawn.games.daylight.perks import perk_ready
from tilldawn.games.daylight.state import Game, Gift, Player, State
from tilldawn.games.daylight.verbs import Verb
from tilldawn.games.daylight.words import Generosity

GIVE = Verb("give", "W-TRADE-02", "who:seat", "card:card", "to:seat")
GIVE_PACK = Verb("give-pack", "W-TRADE-09", "who:seat", "card:card", "to:seat", "at:int", "~inside:card")
TAKE_BACK = Verb("take-back", "W-TRADE-04", "who:seat", "card:card", "to:seat", anytime=True)
TAKE_GIFT = Verb("take-gift", "W-TRADE-04", "who:seat", "from:seat", "card:card")
MAKE_ROOM = Verb("make-room", "G-24", "who:seat", "from:seat", "card:card", "out:card")
STOW_GIFT = Verb("stow-gift", "W-SPEC-12", "who:seat", "from:seat", "card:card", "out:card")
REFUSE_GIFT = Verb("refuse-gift", "W-TRADE-04", "who:seat", "from:seat", "card:card")
GIVE_TO = Verb("give-to", "W-TRADE-04", "to:seat", "~card:card")
"""Asked until 0.5.0, after the card had been named; a save may have been left at that question."""

ANSWERS = (TAKE_GIFT.name, MAKE_ROOM.name, STOW_GIFT.name, REFUSE_GIFT.name)

REFUSED_BY_ALL = Objection("refused-by-all", "W-TRADE-05")
REFUSED_THIS = Objection("refused-just-now", "W-TRADE-05")


# --- Who may give what to whom --------------------------------------------------------------------------


@rule("W-TRADE-02", "W-PERK-03")
def gift_limit(s: State, seat: int) -> int:
    """One card; more for who has a perk for it."""
    if (s.players[seat].character, Generosity) not in GIVEN:
        return GIFTS
    perk = perk_ready(s, seat, Generosity)
    words = perk.words if perk is not None else ()
    return next((word.gifts for word in words if isinstance(word, Generosity)), GIFTS)


def may_give(s: State, seat: int) -> bool:
    """Whether another gift is allowed: those on their way count, too."""
    if len(s.players) == 1:
        return False
    given = s.players[seat].given
    for gift in s.gifts:
        if gift.seat == seat:
            given += 1
    return given < GIFTS or given < gift_limit(s, seat)


def spare(s: State, seat: int, player: Player) -> Iterable[str]:
    """The cards of a player that are not on their way to somebody already."""
    away: list[str] = []
    for gift in s.gifts:
        if gift.seat == seat:
            away.append(gift.card)
    if not away:
        return player.items
    return [card for card, count in player.items.items() if count > away.count(card)]


def takers(s: State, seat: int, card: str) -> list[int]:
    """Whom this card may be offered to: anybody else who has not just refused it (W-TRADE-05)."""
    refused = s.players[seat].refused
    others = [to for to in range(len(s.players)) if to != seat]
    return [to for to in others if _mark(card, to) not in refused] if refused else others


def has_taker(s: State, seat: int, player: Player, card: str) -> bool:
    """Whether there is anybody it may be offered to: quicker than to list them."""
    return len(player.refused) < len(s.players) - 1 or bool(takers(s, seat, card))


def offers(s: State, seat: int, player: Player) -> list[Option]:
    """Every card for everybody it may be offered to."""
    found: list[Option] = []
    seats = len(s.players)
    refused = {mark.partition(">")[0] for mark in player.refused} if player.refused else ()
    for card in spare(s, seat, player):
        if card in PACKS and len(player.packs) > 1:
            found += _packs(s, seat, player, card)
        elif card in refused:
            found += [GIVE.of(seat, seat, card, to) for to in takers(s, seat, card)]
        else:
            found += _to_all(seat, card, seats)
    return found


@cache
def _to_all(seat: int, card: str, seats: int) -> tuple[Option, ...]:
    """One card for everybody else."""
    return tuple(GIVE(seat, seat, card, to) for to in range(seats) if to != seat)


def _mark(card: str, to: int) -> str:
    """How it is noted that somebody has refused a card."""
    return f"{card}>{to}"


def _packs(s: State, seat: int, player: Player, card: str) -> list[Option]:
    """Of several Backpacks one is named by its contents."""
    found: list[Option] = []
    away = [gift.inside for gift in s.gifts if gift.seat == seat and gift.card == card]
    for at, pack in enumerate(player.packs):
        inside = tuple(sorted(pack))
        if inside in away:
            away.remove(inside)
        else:
            found += [GIVE_PACK(seat, seat, card, to, at, inside) for to in takers(s, seat, card)]
    return found


# --- Offering ---------------------------------------------------------------------------------------------


@rule("W-TRADE-02", "W-TRADE-06", "W-TRADE-07", "W-TRADE-08", "W-TRADE-09", "W-TRADE-10", "W-INV-11")
def offer(g: Game, seat: int, card: str, to: int, at: int = 0) -> None:
    """One card is on its way to one player: a Backpack (the one at this place) with its contents."""
    s = g.state
    inside = tuple(sorted(s.players[seat].packs[at])) if card in PACKS else ()
    gift = Gift(seat, to, card, inside)
    s.gifts.append(gift)
    if g.log is not None:
        g.emit(GiftOffered(**gift.refs, inside=_refs(inside), rule="W-TRADE-02"))


def to_take_back(s: State) -> list[Option]:
    """Whoever waits for an answer may change their mind at any time; of two gifts that are alike, one."""
    return [
        TAKE_BACK(seat, seat, card, to) for seat, card, to in {(g.seat, g.card, g.to): g for g in s.gifts}
    ]


@rule("W-TRADE-04")
def take_back(g: Game, seat: int, card: str, to: int) -> None:
    """Until it is answered a gift may be taken back; it is not spent, and its giver is not done any more."""
    s = g.state
    gift = next(gift for gift in s.gifts if (gift.seat, gift.card, gift.to) == (seat, card, to))
    s.gifts.remove(gift)
    s.players[seat].ready = False
    g.emit(GiftTakenBack(**gift.refs, rule="W-TRADE-04"))


@rule("W-TRADE-04", "W-TRADE-09")
def let_lapse(g: Game) -> None:
    """A gift whose card is gone, or is not what it was, is on its way no longer."""
    s = g.state
    if not s.gifts:
        return
    standing: list[Gift] = []
    promised: list[tuple[int, str, tuple[str, ...]]] = []
    for gift in s.gifts:
        what = (gift.seat, gift.card, gift.inside)
        if promised.count(what) < _held(s, gift):
            standing.append(gift)
            promised.append(what)
        else:
            g.emit(GiftLapsed(**gift.refs, rule="W-TRADE-04"))
    s.gifts = standing


def _held(s: State, gift: Gift) -> int:
    """How many of it the giver has, Backpacks by what is in them."""
    player = s.players[gift.seat]
    if gift.card in PACKS:
        return sum(tuple(sorted(pack)) == gift.inside for pack in player.packs)
    return player.items.get(gift.card, 0)


def _refs(inside: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"card:{card}" for card in inside) if inside else ()


# --- Answering --------------------------------------------------------------------------------------------


def replies(s: State) -> dict[int, list[Option]]:
    """To every gift that is on its way: take it, make room for it, or refuse it; by seat."""
    found: dict[int, list[Option]] = {}
    for gift in s.gifts:
        known = found.setdefault(gift.to, [])
        for reply in _replies(s, gift):
            if reply not in known:
                known.append(reply)
    return found


@cache
def _yes_or_no(to: int, giver: int, card: str) -> tuple[Option, ...]:
    return TAKE_GIFT(to, to, giver, card), REFUSE_GIFT(to, to, giver, card)


def _replies(s: State, gift: Gift) -> Sequence[Option]:
    to, giver, card = gift.to, gift.seat, gift.card
    player = s.players[to]
    if has_room(s, player, card):
        return _yes_or_no(to, giver, card)
    freeing = [out for out in discardable(player) if frees_room(player, out, card)]
    packing = stowable(player, card) if len(gift.inside) < PACK_ROOM else []
    return [
        *(STOW_GIFT(to, to, giver, card, out) for out in packing),
        *(MAKE_ROOM(to, to, giver, card, out) for out in freeing),
        REFUSE_GIFT(to, to, giver, card),
    ]


@rule("W-TRADE-04", "W-TRADE-05", "W-TRADE-09", "W-TRADE-11", "W-TRADE-12", "W-SPEC-16", "G-24", "W-INV-13")
def answer(g: Game, reply: Option) -> Flow[None]:
    """The card stays or changes hands; a refused gift is not spent, and its giver may offer it again."""
    s = g.state
    to, seat = reply.seat, int(reply.args[1])
    card = reply.args[2]
    gift = next(gift for gift in s.gifts if (gift.to, gift.seat, gift.card) == (to, seat, card))
    giver = s.players[seat]
    if reply.verb == REFUSE_GIFT.name:
        s.gifts.remove(gift)
        giver.refused.append(_mark(card, to))
        giver.ready = False
        if g.log is not None:
            g.emit(GiftRefused(**gift.refs, rule="W-TRADE-05"))
        return
    if reply.verb == MAKE_ROOM.name:
        yield from discard(g, to, reply.args[3], "G-24")
    s.gifts.remove(gift)
    packs = [tuple(sorted(pack)) for pack in giver.packs]
    hand_over(s, seat, to, card, packs.index(gift.inside) if card in PACKS else 0)
    giver.given += 1
    if giver.given > GIFTS:
        perk = GIVEN[giver.character, Generosity]
        g.emit(PerkUsed(seat=f"seat:{seat}", perk=f"perk:{perk.id}", rule="W-PERK-05"))
    s.players[to].ready = False
    forget_refusals(s)
    if g.log is not None:
        g.emit(GiftTaken(**gift.refs, inside=_refs(gift.inside), rule="W-TRADE-02"))
    if reply.verb == STOW_GIFT.name:
        stow(g, to, reply.args[3], len(s.players[to].packs) - 1)


# --- Why not ----------------------------------------------------------------------------------------------


def refusals(s: State) -> list[Refusal]:
    """Gifts there is no room for, and those who have just refused one."""
    found = [refusal for gift in s.gifts for refusal in _no_room(s, gift)]
    for seat, player in enumerate(s.players):
        if not player.refused or not may_give(s, seat):
            continue
        for card in player.items:
            for to in range(len(s.players)):
                if _mark(card, to) in player.refused:
                    give = GIVE(seat, seat, card, to)
                    found.append(REFUSED_THIS.refusal(give.text, seat, *give.refs))
    return found


def _no_room(s: State, gift: Gift) -> list[Refusal]:
    to, giver, card = gift.to, gift.seat, gift.card
    player = s.players[to]
    if has_room(s, player, card):
        return []
    full = Objection("refused-no-room", "G-24", {"slots": slot_limit(s)})
    return [
        full.refusal(TAKE_GIFT(to, to, giver, card).text, to, f"card:{card}"),
        *(
            objection.refusal(MAKE_ROOM(to, to, giver, card, out).text, to, f"card:{out}")
            for out in sorted(player.items)
            if (objection := against_making_way(player, out, card)) is not None
        ),
    ]


# --- As it was recorded until 0.5.0 -----------------------------------------------------------------------


def former(s: State, id: str) -> Option | None:
    """An answer of a journal that was written when a gift was three questions, one after the other: the card
    (`give:0:planks`), to whom (`give-to:1`), and the answer (`take-gift`)."""
    verb, *args = id.split(":")
    if verb == GIVE.name and len(args) == 2:
        seat, card = int(args[0]), args[1]
        player = s.players[seat]
        if may_give(s, seat) and card in player.items and has_taker(s, seat, player, card):
            return option(verb, *args, seat=seat, rule=GIVE.rule)
    elif verb == "gift-lapsed":
        return option(verb, seat=0, rule="W-TRADE-04")
    elif verb in ANSWERS and len(s.gifts) == 1:
        gift = s.gifts[0]
        wanted = ":".join([verb, str(gift.to), str(gift.seat), gift.card, *args])
        return next((reply for reply in _replies(s, gift) if reply.id == wanted), None)
    return None


def offer_formerly(g: Game, seat: int, card: str) -> Flow[None]:
    """Which Backpack, and to whom: asked one after the other."""
    s = g.state
    at = 0
    if card in PACKS:
        at = yield from which_pack(g, seat, list(range(len(s.players[seat].packs))), "W-TRADE-09")
    inside = s.players[seat].packs[at].copy() if card in PACKS else []
    people = [GIVE_TO.of(seat, to, card) for to in takers(s, seat, card)]
    words: dict[str, Arg] = {"card": f"card:{card}"}
    chosen = yield from ask(g, "give-to", seat, lambda: people, "W-TRADE-04", words, refused="all")
    to = int(chosen.args[0])
    player = s.players[seat]
    gone = (
        at >= len(player.packs) or player.packs[at] != inside if card in PACKS else card not in player.items
    )
    if gone:
        g.emit(GiftLapsed(**Gift(seat, to, card).refs, rule="W-TRADE-04"))
    else:
        offer(g, seat, card, to, at)
