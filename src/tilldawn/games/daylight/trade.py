"""The Trade phase: giving and healing; all at once, in any order, until everybody is done."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, ask, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import ANYONE, Option, Refusal, Text, text
from tilldawn.games.daylight import gifts
from tilldawn.games.daylight.cards.shelf import HEALING, RUBBLE, TOKENS
from tilldawn.games.daylight.events import Healed, TradeBegan, TradingDone
from tilldawn.games.daylight.inventory import HEAL, forget_refusals, hearts, spend
from tilldawn.games.daylight.legal import PLAY
from tilldawn.games.daylight.state import Game, Player, State
from tilldawn.games.daylight.steps import step
from tilldawn.games.daylight.verbs import Verb

READY = Verb("ready", "W-TRADE-13", "who:seat")

FULL_HEALTH = Objection("refused-full-health", "W-HEAL-04")
ON_ITS_WAY = Objection("refused-on-its-way", "W-TRADE-02")
ANSWER_FIRST = Objection("refused-answer-first", "W-TRADE-13")
TOKENS_STAY = Objection("refused-token-gift", "W-TRADE-10")


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
    """Anybody not yet done may give, answer, heal or be done; when all are, Combat begins."""
    s = g.state
    gifts.let_lapse(g)
    if _all_done(s):
        return "combat"
    asked: set[int] = set()
    chosen = yield from ask(
        g,
        "trade",
        ANYONE,
        lambda: _all_offers(s, asked),
        "W-TRADE-01",
        topic="gift" if s.gifts else "",
        default=gifts.TAKE_GIFT.name,
        refused=lambda: _refusals(s),
        wait=lambda: not _all_done(s),
        former=lambda id: gifts.former(s, id),
    )
    yield from _deal(g, chosen)
    return "trade-deal"


def _deal(g: Game, chosen: Option) -> Flow[None]:
    """Carry out what somebody chose."""
    match chosen.verb, chosen.args:
        case READY.name, _:
            _be_done(g, chosen.seat)
        case HEAL.name, (_, card, *_):
            _heal(g, chosen.seat, card)
        case gifts.GIVE.name, (_, card, to):
            gifts.offer(g, chosen.seat, card, int(to))
        case gifts.GIVE_PACK.name, (_, card, to, at):
            gifts.offer(g, chosen.seat, card, int(to), int(at))
        case verb, _ if verb in gifts.ANSWERS:
            yield from gifts.answer(g, chosen)
        case gifts.GIVE.name, (_, card):
            yield from gifts.offer_formerly(g, chosen.seat, card)
        case _:
            return  # a recorded "gift-lapsed": it has lapsed by itself


def _be_done(g: Game, seat: int) -> None:
    player = g.state.players[seat]
    if not player.ready and g.log is not None:
        g.emit(TradingDone(seat=f"seat:{seat}", rule="W-TRADE-13"))
    player.ready = True


def _all_done(s: State) -> bool:
    """Whether nothing is on its way, and nobody has anything more to do."""
    return not s.gifts and all(is_done(s, seat) for seat in range(len(s.players)))


@rule("W-TRADE-13")
def is_done(s: State, seat: int) -> bool:
    """Who has said so, or has nothing to do; a gift, or room at another's, may bring the choice back."""
    for gift in s.gifts:
        if seat in (gift.seat, gift.to):
            return False
    return s.players[seat].ready or _is_idle(s, seat)


def _all_offers(s: State, asked: set[int]) -> list[Option]:
    """What everybody who is not done may do; being done is always the last, and comes after every answer.

    Who is `asked` stays so while the question is open: whatever is done meanwhile, they may still say so.
    """
    found: list[Option] = []
    replies = gifts.replies(s)
    for seat, player in enumerate(s.players):
        answers = replies.get(seat, ())
        offers = () if player.ready else _offers(s, seat, player)
        if answers or offers or not is_done(s, seat):
            asked.add(seat)
        found += answers
        found += offers
        if seat in asked and not player.ready and not answers:
            found.append(READY.of(seat, seat))
    return found or [READY.of(min(asked), min(asked))]


def _offers(s: State, seat: int, player: Player) -> list[Option]:
    """Healing, and giving."""
    found: list[Option] = []
    if player.damage and not HEALING.isdisjoint(player.items):
        found += [HEAL(seat, seat, card, hearts(s, card)) for card in player.items if card in HEALING]
    if gifts.may_give(s, seat):
        found += gifts.offers(s, seat, player)
    return found


@rule("W-SPEC-15")
def _is_idle(s: State, seat: int) -> bool:
    """Nothing to give, and nothing to heal with, not even in a Backpack."""
    player = s.players[seat]
    if player.items and gifts.may_give(s, seat):
        if not player.refused:
            return False
        for card in player.items:
            if gifts.has_taker(s, seat, player, card):
                return False
    return not player.damage or all(HEALING.isdisjoint(cards) for cards in (player.items, *player.packs))


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
    found = gifts.refusals(s)
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
        if len(s.players) > 1:
            found += _gift_refusals(s, seat)
    return found


def _gift_refusals(s: State, seat: int) -> list[Refusal]:
    """Nothing more to give, nobody who would take it, and crafted tokens, which cannot be given."""
    player = s.players[seat]
    who = f"seat:{seat}"
    found: list[Refusal] = []
    for card in sorted(player.items):
        against: Objection | None = None
        if player.given >= gifts.gift_limit(s, seat):
            against = Objection("refused-gift-given", "W-TRADE-02", {"count": player.given})
        elif not gifts.may_give(s, seat):
            against = ON_ITS_WAY
        elif not gifts.takers(s, seat, card):
            against = gifts.REFUSED_BY_ALL
        if against is not None:
            found.append(against.refusal(_give_away(who, f"card:{card}"), seat, who, f"card:{card}"))
    for token in TOKENS.values():
        if token.word.beside(player):
            ref = f"token:{token.id}"
            found.append(TOKENS_STAY.refusal(_give_away(who, ref), seat, who, ref))
    if not player.ready and any(gift.to == seat for gift in s.gifts):
        found.append(ANSWER_FIRST.refusal(READY(seat, seat).text, seat, who))
    return found


def _give_away(who: str, thing: str) -> Text:
    """What is refused before anybody has been named to get it."""
    return text("option-give-away", who=who, card=thing)
