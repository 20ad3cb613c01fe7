"""Trade: a Commission first, then goods against tokens, one list settled at once."""

from __future__ import annotations

from collections.abc import Callable

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.objection import Objection, Offer, allowed, refusals
from tilldawn.engine.request import Arg, Progress
from tilldawn.games.mine.cards.trades import TRADE
from tilldawn.games.mine.choices import decide, pay_worth, payable, payments
from tilldawn.games.mine.goods import Goods, counted
from tilldawn.games.mine.people.group import at_home, awake, present, ref, skill, skilled
from tilldawn.games.mine.state import Deal, Game, Person, State
from tilldawn.games.mine.trade.events import (
    BargainerHelped,
    CommissionPaid,
    DealDeclined,
    DealMade,
    DealOffered,
    DealRefused,
    GoodChosen,
    NothingBought,
    TokenHandedOver,
)
from tilldawn.games.mine.trade.supply import (
    MARKETS,
    RESOLVING,
    Zone,
    from_box,
    in_box,
    put,
    take,
    value,
    zone,
)
from tilldawn.games.mine.verbs import Verb

BEGIN = Verb("trade-begin", "M-TRADE-03", "list:list", "fee:int")
NO_TRADE = Verb("no-trade", "M-TRADE-01", "list:list")
BUY = Verb("trade-buy", "M-TRADE-06", "good:good", "worth:int")
ENOUGH = Verb("trade-enough", "M-TRADE-11")


@rule("M-TRADE-01", "M-TRADE-03", "M-TRADE-13", "M-SCRIPT-21")
def trade(g: Game, list_id: str, *, home: bool, wanted: bool = False) -> Flow[None]:
    """One Trade, which the leader may decline; the Rebels' list is script 215. A `wanted` one has just been
    asked for: whether to begin is no question again.

    It is refused where the Commission cannot be paid. The Exploration cards a Location asks for have been
    returned before.
    """
    s = g.state
    now = _open(s, list_id, home=home)
    if now.fee > _payable(s, now):
        s.deal = None
        g.emit(DealRefused(list=f"list:{list_id}", fee=now.fee, payable=_payable(s, now), rule="M-TRADE-03"))
        return
    g.emit(DealOffered(list=f"list:{list_id}", fee=now.fee, rule="M-TRADE-15"))
    begin = BEGIN(s.leader, list_id, now.fee)
    chosen = yield from decide(
        g,
        "trade-begin",
        [begin, NO_TRADE(s.leader, list_id)],
        "M-TRADE-01",
        _words(s, now),
        refused="either",
        topic="deal" if wanted else "",
        matters=not wanted,
        default=begin.id,
    )
    if chosen.verb == "no-trade":
        s.deal = None
        g.emit(DealDeclined(list=f"list:{list_id}", rule="M-TRADE-01"))
        return
    yield from _exchange(g, now)


def can_trade(s: State, list_id: str, *, home: bool) -> bool:
    """Whether the Commission can be paid."""
    able = (now := _open(s, list_id, home=home)).fee <= _payable(s, now)
    s.deal = None
    return able


def deal(g: Game, list_id: str, *, home: bool) -> Flow[None]:
    """A Trade already agreed to; `can_trade` must be true."""
    now = _open(g.state, list_id, home=home)
    g.emit(DealOffered(list=f"list:{list_id}", fee=now.fee, rule="M-TRADE-15"))
    yield from _exchange(g, now)


def _open(s: State, list_id: str, *, home: bool) -> Deal:
    bargainer = _bargainer(s, home)
    bonus = skill(bargainer).bargains if bargainer is not None else 0
    s.deal = Deal(list_id, home, commission(s, list_id, home=home), bonus)
    return s.deal


@rule("M-TRADE-15", "M-STATE-30")
def commission(s: State, list_id: str, *, home: bool) -> int:
    """What the list asks, 3 more while prices soar; nothing where Katia bargains."""
    if _bargainer(s, home) is not None:
        return 0
    more = sum(MARKETS[event.id].commission for event in s.active if event.id in MARKETS)
    return TRADE[list_id].commission + more


def _bargainer(s: State, home: bool) -> Person | None:
    """Katia, if she is there and awake."""
    bargainer = skilled(at_home(s) if home else present(s), lambda skill: skill.bargains)
    return bargainer if bargainer is not None and awake(bargainer) else None


@rule("M-TRADE-02")
def _source(home: bool) -> Zone:
    """Storage trades at the Shelter, the Findings Pile on the way."""
    return "storage" if home else "pile"


@rule("M-TRADE-09")
def _accepted(s: State, list_id: str) -> Callable[[str], bool]:
    """The tokens this trader takes; never resources, whose kind is on no list."""
    offer = TRADE[list_id]
    return lambda good: offer.takes(good, value(s, good))


def _payable(s: State, now: Deal) -> int:
    return payable(s, zone(s, _source(now.home)), _accepted(s, now.list))


def _words(s: State, now: Deal) -> dict[str, Arg]:
    return {
        "list": f"list:{now.list}",
        "fee": now.fee,
        "bonus": now.bonus,
        "price": now.price,
        "paid": now.paid,
        "payable": _payable(s, now),
        "basket": counted(now.basket),
    }


def _exchange(g: Game, now: Deal) -> Flow[None]:
    """Commission, choice of goods, payment."""
    s = g.state
    katia = _bargainer(s, now.home)
    if katia is not None:
        g.emit(BargainerHelped(who=ref(katia), bonus=now.bonus, rule="M-STATE-30"))
    yield from _pay_commission(g, now)
    yield from _choose_goods(g, now)
    yield from _settle(g, now)
    s.deal = None


@rule("M-TRADE-03", "M-TRADE-05")
def _pay_commission(g: Game, now: Deal) -> Flow[None]:
    """Discard tokens worth at least the Commission; what is too much counts for nothing later."""
    if not now.fee:
        return
    paid = yield from pay_worth(
        g,
        "trade-commission",
        now.fee,
        _source(now.home),
        "M-TRADE-03",
        _accepted(g.state, now.list),
        {"list": f"list:{now.list}"},
    )
    g.emit(CommissionPaid(list=f"list:{now.list}", fee=now.fee, paid=paid, rule="M-TRADE-05"))
    now.fee = 0


@rule("M-TRADE-06", "M-TRADE-07", "M-TRADE-11", "M-TRADE-14")
def _choose_goods(g: Game, now: Deal) -> Flow[None]:
    """Goods of the list, one at a time, as long as what is left can pay for them all."""
    s = g.state
    while True:
        options = [*allowed(_for_sale(s, now)), ENOUGH(s.leader)]
        chosen = yield from decide(
            g,
            "trade-buy",
            options,
            "M-TRADE-06",
            _words(s, now),
            refused=lambda: refusals(_for_sale(s, now)),
        )
        if chosen.verb == "trade-enough":
            return
        good = chosen.args[0]
        from_box(g, good, 1)
        put(now.basket, good)
        now.price += value(s, good)
        g.emit(GoodChosen(good=f"good:{good}", worth=value(s, good), price=now.price, rule="M-TRADE-06"))


def _for_sale(s: State, now: Deal) -> list[Offer]:
    """The whole list, and what stands against another piece of each kind."""
    left = _payable(s, now) + now.bonus - now.price
    offers: list[Offer] = []
    for good, most in TRADE[now.list].goods.items():
        against = None
        if now.basket.get(good, 0) >= most:
            against = Objection("refused-list-sold-out", "M-TRADE-06", {"most": most})
        elif not in_box(s, good):
            against = NOT_IN_BOX
        elif value(s, good) > left:
            against = Objection("refused-too-dear", "M-TRADE-04", {"worth": value(s, good), "left": left})
        offers.append((BUY(s.leader, good, value(s, good)), against))
    return offers


NOT_IN_BOX = Objection("refused-box-empty", "M-TRADE-07")


@rule("M-TRADE-04", "M-TRADE-08", "M-TRADE-10", "M-TRADE-12")
def _settle(g: Game, now: Deal) -> Flow[None]:
    """Tokens one by one, until they are worth the goods; no change is given. Then the goods are ours."""
    s = g.state
    heap = zone(s, _source(now.home))
    accepts = _accepted(s, now.list)
    given: Goods = {}
    while now.paid + now.bonus < now.price:
        chosen = yield from decide(
            g,
            "trade-pay",
            allowed(payments(s, heap, "M-TRADE-04", accepts)),
            "M-TRADE-04",
            _words(s, now),
            refused=lambda: refusals(payments(s, heap, "M-TRADE-04", accepts)),
            progress=Progress(now.paid + now.bonus, now.price),
        )
        good = chosen.args[0]
        take(heap, good)
        put(s.box, good)
        put(given, good)
        now.paid += value(s, good)
        g.emit(TokenHandedOver(good=f"good:{good}", worth=value(s, good), paid=now.paid, rule="M-TRADE-04"))
    ours = s.products if s.moment == RESOLVING else heap
    for good, n in now.basket.items():
        put(ours, good, n)
    _tell(g, now, given)
    now.basket = {}


def _tell(g: Game, now: Deal, given: Goods) -> None:
    who = f"list:{now.list}"
    if not now.basket:
        g.emit(NothingBought(list=who, rule="M-TRADE-11"))
        return
    g.emit(
        DealMade(
            list=who,
            bought=counted(now.basket),
            given=counted(given),
            price=now.price,
            paid=now.paid,
            rule="M-TRADE-12",
        )
    )
