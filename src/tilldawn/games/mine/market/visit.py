"""A visit to the Farmers' Market: a token, a Wares card, the Thugs, one option or a theft."""

from __future__ import annotations

from tilldawn.engine.deck import Pile, add, draw, put_below
from tilldawn.engine.flow import Flow, GameOver, roll, rule
from tilldawn.engine.objection import Objection, Offer, refusals
from tilldawn.engine.request import Arg, Option
from tilldawn.games.mine.book.grammar import Choice, Scene, Script
from tilldawn.games.mine.book.run import objection, run_all
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.choices import GOOD_, NO_TOKEN, choose_good, decide, pay_worth, tokens
from tilldawn.games.mine.city.findings import combat, scene_over, too_poor
from tilldawn.games.mine.city.printed import ENEMIES, Resident
from tilldawn.games.mine.events import CardsReshuffled
from tilldawn.games.mine.goods import Goods, counted, ordered
from tilldawn.games.mine.market.events import (
    FarmersKnew,
    KeptClear,
    MarketLeft,
    MarketPaid,
    TheftTried,
    ThiefBack,
    ThiefBeaten,
    ThugsDrivenOff,
    ThugsPaid,
    WaresChosen,
    WaresDrawn,
    WaresPutBack,
)
from tilldawn.games.mine.market.sheet import (
    GLAD,
    acquaintance,
    caught_up_to,
    looked_away,
    move_tolerance,
    price,
    sheet,
    tolerance,
)
from tilldawn.games.mine.market.wares import LOOK, WARE, Ware
from tilldawn.games.mine.offers import decide_offer
from tilldawn.games.mine.people.group import explorers, find, member, ref
from tilldawn.games.mine.people.harm import CardLost, PartyGone, TripEnded, pangs, suffer
from tilldawn.games.mine.people.leader import pass_leadership
from tilldawn.games.mine.state import Game, State
from tilldawn.games.mine.trade.supply import discard, gain
from tilldawn.games.mine.verbs import Verb

VISIT = Verb("market", "M-MARK-01", "tokens:int")
KEEP_WARES = Verb("wares-keep", "M-MARK-03", "card:card")
OTHER_WARES = Verb("wares-other", "M-MARK-03")
PAY_THUGS = Verb("market-toll", "M-MARK-08", "worth:int")
KEEP_CLEAR = Verb("market-clear", "M-MARK-08")
FIGHT_THUGS = Verb("market-fight", "M-MARK-08", "thugs:int")
CHOOSE = Verb("wares", "M-MARK-04", "card:~card", "which", "~effects:~ware", "~some")
STEAL = Verb("wares-steal", "M-MARK-04", "who:character", "~goods:~count", "~chance:int")

CLOSED = Objection("refused-market-closed", "M-MARK-07")
KEEPING_CLEAR = Objection("refused-market-clear", "M-MARK-08")
NOTHING_LEFT = Objection("refused-market-stolen", "M-TOKEN-04")

TOLL = 3
"""What each Thug asks for, in tokens."""
WON_OVER = 2
"""What driving the Thugs off is worth to the farmers."""
FREE, CAUGHT = -1, -2
"""What a theft costs in Tolerance: unseen, and seen."""
BEATEN = 5
"""Up to this result who is caught is hurt."""

THUGS = {
    n: Resident(f"market-thugs-{n}", (n,) * BLACK, ("knife",) * 3, thugs=True, talk=True) for n in (1, 2, 3)
}
"""Thugs at the stalls, by how many stand on the sheet; they fight with Knives."""
ENEMIES |= {card.id: card for card in THUGS.values()}


@rule("M-MARK-01", "M-MARK-02", "M-MARK-07")
def stops(s: State) -> list[Offer]:
    """The Market, for a token of the Findings Pile, as long as anybody there sells to us."""
    wanted = price(s)
    there = sum(s.pile[good] for good in tokens(s, s.pile))
    against = None
    if not tolerance(s):
        against = CLOSED
    elif there < wanted:
        against = Objection("refused-market-tokens", "M-MARK-02", {"n": wanted, "there": there})
    return [(VISIT(s.leader, wanted), against)]


@rule("M-MARK-03", "M-MARK-04", "M-MARK-05", "M-MARK-06", "M-LEAD-16", "M-LEAD-17")
def visit(g: Game, there: Option) -> Flow[None]:
    """Pay, see what there is, deal with the Thugs, choose one thing; then the sheet is cleared."""
    try:
        yield from _pay(g)
        yield from _see(g)
        pass_leadership(g, "M-LEAD-16")
        clear = yield from _thugs(g)
        yield from scene_over(g)
        yield from _choose(g, clear)
        pass_leadership(g, "M-LEAD-17")
    except (TripEnded, CardLost, PartyGone, GameOver):
        leave(g)
        raise
    leave(g)


@rule("M-MARK-02")
def _pay(g: Game) -> Flow[None]:
    """Any token, or two where they are wary of us; resources are none."""
    s = g.state
    paid: Goods = {}
    for _ in range(price(s)):
        good = yield from choose_good(
            g,
            "market-entry",
            tokens(s, s.pile),
            "M-MARK-02",
            refused=lambda: refusals(
                (GOOD_(s.leader, good, "give"), NO_TOKEN)
                for good in ordered(s.pile)
                if good not in tokens(s, s.pile)
            ),
            use="give",
        )
        discard(g, {good: 1}, "pile", "M-MARK-02")
        add(paid, good)
    g.emit(MarketPaid(goods=counted(paid), rule="M-MARK-02"))


# --- The Wares card -----------------------------------------------------------------------------------


@rule("M-MARK-03", "M-MARK-10")
def _see(g: Game) -> Flow[None]:
    """Draw a Wares card; on a Market Day two, of which one is kept. Where they are glad to see us, another
    may once be drawn instead."""
    from tilldawn.games.mine.market.farmers import market_day  # its card is an Event, and trades here

    s = g.state
    m = sheet(s)
    m["card"] = yield from _draw(g)
    if market_day(s):
        m["aside"] = yield from _draw(g)
        pair = [KEEP_WARES(s.leader, m["card"]), KEEP_WARES(s.leader, m["aside"])]
        kept = yield from decide(g, "wares-which", pair, "M-CARD-01", _stall(s), refused="either")
        if kept.args[0] == m["aside"]:
            m["card"], m["aside"] = m["aside"], m["card"]
        m["discard"].append(m["aside"])
        g.emit(WaresPutBack(card=f"card:{m['aside']}", where="discard", rule="M-MARK-10"))
        m["aside"] = ""
    if tolerance(s) >= GLAD:
        options = [KEEP_WARES(s.leader, m["card"]), OTHER_WARES(s.leader)]
        kept = yield from decide(g, "wares-again", options, "M-MARK-03", _stall(s), refused="either")
        if kept.verb == OTHER_WARES.name:
            deck = Pile(m["deck"])
            put_below(deck, m["card"])
            m["deck"] = deck.layers
            g.emit(WaresPutBack(card=f"card:{m['card']}", where="below", rule="M-MARK-03"))
            m["card"] = yield from _draw(g)
    ware = WARE[m["card"]]
    m["farmers"], m["thugs"] = ware.farmers, ware.thugs
    g.emit(WaresDrawn(card=f"card:{ware.id}", farmers=ware.farmers, thugs=ware.thugs, rule="M-MARK-03"))


@rule("M-MARK-10")
def _draw(g: Game) -> Flow[str]:
    """The top card; an empty deck is the discard shuffled anew."""
    s = g.state
    m = sheet(s)
    deck = Pile(m["deck"])
    if not len(deck):
        for card in m["discard"]:
            add(s.unseen["wares"], card)
        deck.layers = [{"wares": len(m["discard"])}]
        m["discard"] = []
        g.emit(CardsReshuffled(deck="wares", cards=len(deck), rule="M-MARK-10"))
    card = yield from draw(deck, s.unseen)
    m["deck"] = deck.layers
    return card


def _stall(s: State) -> dict[str, Arg]:
    m = sheet(s)
    return {
        "card": f"card:{m['card']}",
        "tolerance": m["tolerance"],
        "farmers": m["farmers"],
        "thugs": m["thugs"],
    }


# --- The Thugs ----------------------------------------------------------------------------------------


@rule("M-MARK-08", "M-SCRIPT-13", "M-SCRIPT-14")
def _thugs(g: Game) -> Flow[bool]:
    """Pay them, keep clear of them, or fight. Says whether the party keeps clear: then only the last line of
    the card is open to it."""
    s = g.state
    n = sheet(s)["thugs"]
    if not n:
        return False
    offers: list[Offer] = [
        (PAY_THUGS(s.leader, TOLL * n), too_poor(s, TOLL * n)),
        (KEEP_CLEAR(s.leader), None),
        (FIGHT_THUGS(s.leader, n), None),
    ]
    chosen = yield from decide_offer(g, "market-thugs", offers, "M-MARK-08", _stall(s))
    if chosen.verb == KEEP_CLEAR.name:
        g.emit(KeptClear(thugs=n, rule="M-MARK-08"))
        return True
    if chosen.verb == PAY_THUGS.name:
        paid = yield from pay_worth(g, "script-pay", TOLL * n, "pile", "M-MARK-08")
        g.emit(ThugsPaid(paid=paid, rule="M-MARK-08"))
        return False
    try:
        result = (yield from combat(g, THUGS[n].id)).result
    except CardLost:  # script 40: they have let us go
        result = "let-go"
    if result in ("won", "broke"):
        sheet(s)["thugs"] = 0
        g.emit(ThugsDrivenOff(thugs=n, rule="M-MARK-08"))
        move_tolerance(g, WON_OVER, "M-MARK-08")
        return False
    g.emit(KeptClear(thugs=n, rule="M-MARK-08"))
    return True


# --- One option, or a theft ---------------------------------------------------------------------------


def _no_page(number: int) -> Script:
    raise AssertionError("a Wares card leads to no page")


def scene() -> Scene:
    """What the words of a Wares card are said in."""
    return Scene(0, _no_page, why="M-MARK-04")


@rule("M-MARK-04")
def open_choices(s: State, ware: Ware) -> list[Choice]:
    """The lines of the card; where the last cannot be had there is at least something to look at."""
    *others, last = ware.choices
    if objection(s, last, scene()) is not None:
        return [*ware.choices, Choice("look", LOOK)]
    return [*others, last]


def option_of(seat: int, card: str, choice: Choice) -> Option:
    """A line of a card as an answer."""
    said = tuple(f"{card}.{choice.id}.{at}" for at in range(len(choice.then)))
    return CHOOSE(seat, card, choice.id, said, "yes" if said else "no")


def _offers(s: State, ware: Ware, clear: bool) -> list[Offer]:
    """Each line with what stands against it, and a theft by each Character present."""
    lines = open_choices(s, ware)
    found: list[Offer] = []
    for choice in lines:
        against = KEEPING_CLEAR if clear and choice is not lines[-1] else objection(s, choice, scene())
        found.append((option_of(s.leader, ware.id, choice), against))
    if ware.steals:
        short = NOTHING_LEFT if any(s.box.get(good, 0) < n for good, n in ware.steals.items()) else None
        goods = tuple(f"{good}*{n}" for good, n in ware.steals.items())
        chance = caught_up_to(s) * 10
        found += [
            (STEAL(s.leader, p.id, goods, chance), KEEPING_CLEAR if clear else short) for p in explorers(s)
        ]
    return found


@rule("M-MARK-04")
def _choose(g: Game, clear: bool) -> Flow[None]:
    """Exactly one."""
    s = g.state
    ware = WARE[sheet(s)["card"]]
    chosen = yield from decide_offer(g, "wares", _offers(s, ware, clear), "M-MARK-04", _stall(s))
    if chosen.verb == STEAL.name:
        yield from _steal(g, ware, chosen.args[0])
        return
    choice = next(one for one in open_choices(s, ware) if one.id == chosen.args[1])
    told = tuple(f"ware:{ware.id}.{choice.id}.{at}" for at in range(len(choice.then)))
    g.emit(WaresChosen(card=f"card:{ware.id}", effects=told, some="yes" if told else "no", rule="M-MARK-04"))
    yield from run_all(g, choice.then, scene(), f"{ware.id}.{choice.id}")


@rule("M-MARK-06", "M-MARK-08")
def _steal(g: Game, ware: Ware, who: str) -> Flow[None]:
    """One stands on the thief space: unseen, the goods are ours and weigh on everybody; seen, nothing is."""
    s = g.state
    m = sheet(s)
    person = find(s, who)
    m["thief"] = who
    known, away = acquaintance(s), looked_away(s)
    if known is not None and away:
        g.emit(FarmersKnew(who=ref(known[0]), what="theft", by=away, rule="M-STATE-30"))
    upto = caught_up_to(s)
    result = yield from roll(BLACK)
    caught = result <= upto
    g.emit(
        TheftTried(
            who=ref(person), result=result, upto=upto, caught="yes" if caught else "no", rule="M-MARK-08"
        )
    )
    if not caught:
        gain(g, ware.steals, "pile", "M-MARK-08")
        move_tolerance(g, FREE, "M-MARK-08")
        yield from pangs(g, explorers(s), 1, "M-MARK-08", -ware.shame)
        return
    move_tolerance(g, CAUGHT, "M-MARK-08")
    result = yield from roll(BLACK)
    hurt = result <= BEATEN
    g.emit(ThiefBeaten(who=ref(person), result=result, hurt="yes" if hurt else "no", rule="M-MARK-08"))
    if hurt:
        yield from suffer(g, person, "wounds", 1, "M-MARK-08")


@rule("M-MARK-05", "M-MARK-06", "M-MARK-10")
def leave(g: Game) -> None:
    """Farmers and Thugs go, the thief is with the party again, the card goes to its discard."""
    s = g.state
    m = sheet(s)
    if m["thief"]:
        if member(s, m["thief"]) is not None:
            g.emit(ThiefBack(who=f"character:{m['thief']}", rule="M-MARK-06"))
        m["thief"] = ""
    for card in (m["card"], m["aside"]):
        if card:
            m["discard"].append(card)
            g.emit(MarketLeft(card=f"card:{card}", rule="M-MARK-05"))
    m["card"] = m["aside"] = ""
    m["farmers"] = m["thugs"] = 0
