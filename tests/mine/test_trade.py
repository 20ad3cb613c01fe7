"""Trade: Commission, goods, payment; the nine lists; Katia's skill (M-TRADE)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.cards.trades import CARDS
from tilldawn.games.mine.goods import BOX, GOOD, GOODS, Goods
from tilldawn.games.mine.trade.events import CommissionPaid, DealMade
from tilldawn.testing.mine import Lab, conserved, mine_lab, trip_lab
from tilldawn.testing.telling import Listener
from tilldawn.testing.tells import DEAL, MINE

LISTS: dict[str, tuple[int, str, str]] = {
    "central-square": (
        2,
        "raw-food 2, vegetable 2, canned-food 1, sugar 1, coffee 1, cigarette 2, bandages 1, meds 1, book 1",
        "",
    ),
    "garage": (
        1,
        "mechanical-part 2, electrical-part 2, filter 1, weapon-part 2, lockpick 1, shovel 1, sawblade 1",
        "no yellow",
    ),
    "tram-depot": (
        4,
        "knife 1, hatchet 1, pistol 1, shotgun 1, ammo 3, canned-food 1, meds 1, moonshine 2",
        "worth 3",
    ),
    "tower-block": (
        0,
        "vegetable 1, sugar 1, coffee 1, book 2, herb 2, herbal-meds 1, chems 2, guitar 1",
        "no red",
    ),
    "rebels": (
        3,
        "ammo 3, pistol 1, weapon-part 2, broken-assault-rifle 1, bandages 1, canned-food 1, cigarette 2",
        "",
    ),
    "peddler": (
        1,
        "raw-food 1, vegetable 1, cigarette 2, coffee 1, sugar 1, lockpick 1, bandages 1, book 1",
        "",
    ),
    "barterer": (
        1,
        "raw-food 1, vegetable 2, sugar 1, cigarette 2, chems 2, mechanical-part 1, electrical-part 1, "
        "filter 1",
        "",
    ),
    "cart": (
        3,
        "canned-food 2, pure-alcohol 1, knife 1, ammo 2, shovel 1, herbal-meds 1, meds 1, jewelry 1",
        "",
    ),
    "doctor": (0, "meds 1, herbal-meds 1, bandages 2", "green, yellow, jewelry"),
}
"""Commission, goods with the most that may be bought, and what is accepted."""


def goods_of(trader: str) -> Goods:
    return {good: int(n) for good, n in (entry.split(" ") for entry in LISTS[trader][1].split(", "))}


def accepted(trader: str, good: str) -> bool:
    """Whether this trader takes this token."""
    kind = GOOD[good].kind
    match LISTS[trader][2]:
        case "no yellow":
            return kind != "yellow"
        case "no red":
            return kind != "red"
        case "worth 3":
            return GOOD[good].value >= 3
        case "green, yellow, jewelry":
            return kind in ("green", "yellow") or good == "jewelry"
        case _:
            return True


def at_square(pile: Goods, **laid: Any) -> Lab:
    """A Trade at the Central Square: six cards are paid, the Commission is not."""
    return trip_lab("central-square", pile=pile, **laid).choose("trade:6", "trade-begin:central-square:2")


def visited(card: str, storage: Goods, **laid: Any) -> Lab:
    """Emilia goes Outside, no sniper fires, and this Visitor comes."""
    people = laid.pop("people", ("emilia", "marin", "marko"))
    lab = mine_lab(people=people, storage=storage, tops={"visitors": [card]}, next=["5"], **laid)
    return lab.choose("plan:emilia", "outside", "resolve")


def dealing(trader: str, heap: Goods) -> Lab:
    """Before the Trade with this list, asked to begin; everything else on the way is settled."""
    match trader:
        case "barterer":
            return visited("barterer", heap)
        case "cart":
            return visited("barterer-with-a-cart", heap)
        case "doctor":
            return visited("doctor", heap)
        case "rebels":
            lab = trip_lab(
                "ruined-villa", "x-candlelight", pile=heap | {"shovel": 1}, tops={"residents": ["rebels"]}
            )
            return lab.choose("approach", "buy-offer:6", "pay:shovel:6")
        case "peddler":
            lab = trip_lab("ruined-villa", "x-candlelight", pile=heap, tops={"residents": ["peddler"]})
            return lab.choose("approach", "do-trade")
        case place:
            return trip_lab(place, pile=heap).choose("trade:6")


def begin(trader: str, heap: Goods) -> Lab:
    lab = dealing(trader, heap)
    return lab.choose("doctor-trade" if trader == "doctor" else f"trade-begin:{trader}:{LISTS[trader][0]}")


def sold(lab: Lab) -> dict[str, int]:
    """What is for sale now, and at which value."""
    buys = [id.split(":") for id in lab.options if id.startswith("trade-buy")]
    return {good: int(worth) for _, good, worth in buys}


# --- The nine lists -----------------------------------------------------------------------------------


def test_all_nine_lists_are_here() -> None:
    assert LISTS.keys() == {one.id for one in CARDS}
    assert len(CARDS) == 9


@pytest.mark.rule("M-TRADE-06", "M-TRADE-10", "M-TRADE-15")
@pytest.mark.parametrize("trader", LISTS)
def test_each_trader_asks_a_commission_and_sells_what_is_on_the_list(trader: str) -> None:
    rich = {"jewelry": 2, "raw-food": 6}
    lab = dealing(trader, rich)
    fee, wanted = LISTS[trader][0], goods_of(trader)
    if trader != "doctor":
        assert lab.options[0] == f"trade-begin:{trader}:{fee}"
    lab = begin(trader, rich)
    if fee:
        assert lab.asked == "trade-commission"
        lab.choose("pay:jewelry:10")
    stock = {good for good in wanted if lab.box.get(good)}
    assert sold(lab) == {good: GOOD[good].value for good in wanted if good in stock}
    conserved(lab.state)


@pytest.mark.rule("M-TRADE-07", "M-TRADE-11")
@pytest.mark.parametrize("trader", LISTS)
def test_each_piece_of_a_list_is_sold_as_often_as_it_says_and_the_box_allows(trader: str) -> None:
    lab = begin(trader, {"jewelry": 2, "raw-food": 6, "canned-food": 3})
    if lab.asked == "trade-commission":
        lab.choose("pay:jewelry:10")
    cheapest = min(goods_of(trader), key=lambda good: GOOD[good].value)
    n = min(goods_of(trader)[cheapest], BOX[cheapest])
    for _ in range(n):
        lab.choose(f"trade-buy:{cheapest}:{GOOD[cheapest].value}")
    assert cheapest not in sold(lab)
    assert lab.state.deal is not None
    assert lab.state.deal.basket == {cheapest: n}


@pytest.mark.rule("M-TRADE-04", "M-TRADE-09")
@pytest.mark.parametrize("trader", LISTS)
def test_each_trader_accepts_only_some_tokens_and_never_resources(trader: str) -> None:
    heap = {good.id: 1 for good in GOODS if good.id not in ("shovel", "camo")}
    lab = begin(trader, heap)
    if lab.asked != "trade-commission":
        lab.choose(lab.options[0], "trade-enough")
    offered = [id.split(":")[1] for id in lab.options]
    there = [good.id for good in GOODS if (lab.pile or lab.storage).get(good.id) and good.kind != "resource"]
    assert offered == [good for good in there if accepted(trader, good)]


# --- Commission and payment ---------------------------------------------------------------------------


@pytest.mark.rule("M-TRADE-01")
def test_there_is_no_trade_where_nobody_offers_one() -> None:
    lab = trip_lab("ruined-villa", pile={"jewelry": 2})
    assert not [id for id in [*lab.options, *lab.anytime] if "trade" in id]


@pytest.mark.rule("M-TRADE-01")
def test_a_trade_may_be_declined() -> None:
    lab = trip_lab("central-square", pile={"jewelry": 1}).choose("trade:6", "no-trade:central-square")
    assert (lab.asked, lab.pile, lab.state.deal) == ("explore", {"jewelry": 1}, None)


@pytest.mark.rule("M-TRADE-02", "M-TRADE-12")
def test_on_the_way_the_findings_pile_pays_and_receives() -> None:
    lab = at_square({"sugar": 2}, storage={"jewelry": 1})
    assert sold(lab) == {"sugar": 3, "coffee": 1, "cigarette": 1, "book": 1}
    lab.choose("trade-buy:coffee:1", "trade-enough")
    assert (lab.pile, lab.storage) == ({"coffee": 1}, {"jewelry": 1})


@pytest.mark.rule("M-TRADE-02", "M-TRADE-12", "M-CARD-39")
def test_with_a_visitor_storage_pays_and_receives() -> None:
    lab = visited("barterer", {"sugar": 2, "wood": 1}).choose("trade-begin:barterer:1")
    lab.choose("trade-buy:filter:1", "trade-enough")
    assert (lab.storage, lab.pile) == ({"filter": 1, "wood": 1}, {})


@pytest.mark.rule("M-TRADE-03")
def test_nothing_is_sold_before_the_commission_is_paid() -> None:
    lab = at_square({"cigarette": 3, "coffee": 2})
    assert (lab.asked, lab.options) == ("trade-commission", ["pay:cigarette:1", "pay:coffee:1"])
    lab.choose("pay:cigarette:1")
    assert lab.asked == "trade-commission"
    lab.choose("pay:coffee:1")
    assert (lab.asked, lab.pile) == ("trade-buy", {"cigarette": 2, "coffee": 1})


@pytest.mark.rule("M-TRADE-03")
def test_who_cannot_pay_the_commission_cannot_trade() -> None:
    lab = visited("barterer-with-a-cart", {"cigarette": 2, "wood": 9})
    assert (lab.happened("deal-refused"), lab.storage) == (True, {"cigarette": 2, "wood": 9})


@pytest.mark.rule("M-TRADE-03")
def test_the_last_tokens_may_go_for_the_commission() -> None:
    lab = visited("barterer", {"cigarette": 1}).choose("trade-begin:barterer:1")
    assert (lab.storage, lab.happened("nothing-bought")) == ({}, True)


@pytest.mark.rule("M-TRADE-05")
def test_what_is_too_much_for_the_commission_buys_nothing() -> None:
    lab = at_square({"vegetable": 1, "coffee": 1}).choose("pay:vegetable:5")
    (paid,) = (e for e in lab.events() if isinstance(e, CommissionPaid))
    assert (paid.fee, paid.paid) == (2, 5)
    assert max(sold(lab).values()) == 1
    lab.choose("trade-buy:cigarette:1")
    (made,) = (e for e in lab.events() if isinstance(e, DealMade))
    assert (made.price, made.paid, lab.pile) == (1, 1, {"cigarette": 1})


@pytest.mark.rule("M-TRADE-04", "M-TRADE-08")
def test_paying_ten_for_eight_is_allowed_and_the_rest_is_lost() -> None:
    lab = at_square({"jewelry": 1, "coffee": 2, "sugar": 1}).choose("pay:coffee:1", "pay:coffee:1")
    lab.choose("trade-buy:vegetable:5", "trade-buy:sugar:3", "trade-enough", "pay:jewelry:10")
    (made,) = (e for e in lab.events() if isinstance(e, DealMade))
    assert (made.price, made.paid, lab.pile) == (8, 10, {"vegetable": 1, "sugar": 2})


@pytest.mark.rule("M-TRADE-04")
def test_goods_worth_more_than_all_tokens_cannot_be_chosen() -> None:
    lab = at_square({"knife": 1, "sugar": 1}).choose("pay:sugar:3")
    assert "raw-food" not in sold(lab)
    lab.choose("trade-buy:vegetable:5")
    assert set(sold(lab).values()) == {1, 3}
    with pytest.raises(IllegalAnswer):
        lab.choose("trade-buy:raw-food:10")


@pytest.mark.rule("M-TRADE-04")
def test_tokens_are_handed_over_until_they_are_worth_the_goods() -> None:
    lab = at_square({"sugar": 3, "coffee": 2}).choose("pay:coffee:1", "pay:coffee:1", "trade-buy:vegetable:5")
    lab.choose("trade-enough")
    assert (lab.asked, lab.pile) == ("explore", {"sugar": 1, "vegetable": 1})


@pytest.mark.rule("M-TRADE-06")
def test_what_is_not_on_the_list_cannot_be_asked_for() -> None:
    lab = at_square({"jewelry": 2})
    with pytest.raises(IllegalAnswer):
        lab.choose("trade-buy:knife:8")


@pytest.mark.rule("M-TRADE-07")
def test_what_the_box_does_not_hold_is_not_for_sale() -> None:
    lab = at_square({"jewelry": 2}, box={"raw-food": 1, "meds": 0})
    assert "meds" not in sold(lab)
    lab.choose("trade-buy:raw-food:10")
    assert "raw-food" not in sold(lab)


@pytest.mark.rule("M-TRADE-09")
def test_resources_are_neither_sold_nor_taken_in_payment() -> None:
    assert all(GOOD[good].kind != "resource" for one in CARDS for good in one.goods)
    lab = at_square({"wood": 3, "water": 1, "coffee": 3})
    lab.choose("trade-buy:book:1")
    assert lab.pile == {"wood": 3, "water": 1, "book": 1}


@pytest.mark.rule("M-TRADE-10")
def test_tokens_trade_at_their_printed_value() -> None:
    assert at_square({"jewelry": 2, "meds": 1, "book": 1, "pistol": 1}).options == [
        "pay:pistol:16",
        "pay:book:1",
        "pay:jewelry:10",
        "pay:meds:10",
    ]


@pytest.mark.rule("M-TRADE-10")
@pytest.mark.parametrize(
    ("event", "values"),
    [
        ("soaring-prices", {"sugar": 5, "coffee": 5, "raw-food": 10}),
        ("food-shortage", {"sugar": 3, "raw-food": 20}),
    ],
)
def test_an_event_may_change_what_tokens_are_worth_in_a_trade(event: str, values: dict[str, int]) -> None:
    fee = 5 if event == "soaring-prices" else 2
    lab = trip_lab("central-square", pile={"meds": 3, "knife": 2}, active=[event]).choose("trade:6")
    lab.choose(f"trade-begin:central-square:{fee}", "pay:knife:8")
    assert {good: sold(lab)[good] for good in values} == values


@pytest.mark.rule("M-TRADE-11")
def test_several_things_are_bought_after_one_commission() -> None:
    lab = at_square({"jewelry": 2}).choose("trade-buy:cigarette:1", "trade-buy:book:1", "trade-buy:sugar:3")
    lab.choose("trade-enough")
    assert lab.pile == {"cigarette": 1, "book": 1, "sugar": 1}
    assert len(lab.events("commission-paid")) == 1
    conserved(lab.state)


@pytest.mark.rule("M-TRADE-11")
def test_after_the_commission_nothing_need_be_bought() -> None:
    lab = at_square({"jewelry": 2}).choose("trade-enough")
    assert (lab.pile, lab.happened("nothing-bought"), lab.state.deal) == ({"jewelry": 1}, True, None)


@pytest.mark.rule("M-TRADE-13")
def test_a_trade_at_a_location_costs_cards_and_commission() -> None:
    lab = at_square({"coffee": 3})
    assert (len(lab.state.unknown), lab.pile) == (8, {"coffee": 1})


@pytest.mark.rule("M-TRADE-14")
def test_what_was_bought_cannot_pay_for_more_in_the_same_trade() -> None:
    lab = at_square({"jewelry": 1, "coffee": 2}).choose(
        "pay:coffee:1", "pay:coffee:1", "trade-buy:raw-food:10"
    )
    assert lab.asked == "explore"
    assert lab.pile == {"raw-food": 1}


# --- Katia: Bargainer ---------------------------------------------------------------------------------


@pytest.mark.rule("M-STATE-30", "M-TRADE-15")
def test_where_katia_trades_there_is_no_commission_and_five_is_thrown_in() -> None:
    lab = trip_lab("central-square", party=("katia", "marko"), pile={"vegetable": 1}).choose("trade:6")
    assert lab.options[0] == "trade-begin:central-square:0"
    lab.choose("trade-begin:central-square:0", "trade-buy:raw-food:10")
    assert (lab.pile, lab.happened("commission-paid")) == ({"raw-food": 1}, False)


@pytest.mark.rule("M-STATE-30")
def test_katias_five_count_once_per_trade() -> None:
    lab = trip_lab("central-square", party=("katia",), pile={"vegetable": 1}).choose("trade:6")
    lab.choose("trade-begin:central-square:0", "trade-buy:vegetable:5", "trade-buy:vegetable:5")
    assert lab.pile == {"vegetable": 2}


@pytest.mark.rule("M-STATE-30")
def test_katia_must_be_there() -> None:
    lab = trip_lab("central-square", home=("katia",), pile={"vegetable": 1}).choose("trade:6")
    assert lab.options[0] == "trade-begin:central-square:2"


@pytest.mark.rule("M-STATE-30")
def test_katia_bargains_at_home_unless_she_sleeps() -> None:
    people = ("emilia", "katia", "marko")
    lab = visited("barterer", {"sugar": 1}, people=people)
    assert lab.options[0] == "trade-begin:barterer:0"
    asleep = visited("barterer", {"sugar": 1}, people=people, states={"katia": {"fatigue": 4}})
    assert asleep.options[0] == "trade-begin:barterer:1"


@pytest.mark.rule("M-STATE-30")
def test_katia_does_not_bargain_for_a_party_she_has_broken_off_from() -> None:
    lab = trip_lab("central-square", party=("katia", "marko"), pile={"vegetable": 1})
    lab.person("katia").broke_off = True
    assert lab.choose("trade:6").options[0] == "trade-begin:central-square:2"


# --- What is not possible, and why --------------------------------------------------------------------


def why(lab: Lab) -> dict[str, str]:
    """What is refused now, and the reason."""
    say = Speaker(lab.table, "en")
    assert lab.table.request is not None
    return {str(r.what.args["good"]): say(r.why) for r in lab.table.request.refused()}


@pytest.mark.rule("M-TRADE-04", "M-TRADE-06", "M-TRADE-07")
def test_the_list_says_why_something_is_not_for_sale() -> None:
    lab = at_square({"cigarette": 4, "raw-food": 1}, box={"meds": 0}).choose("pay:cigarette:1")
    lab.choose("pay:cigarette:1", "trade-buy:book:1")
    reasons = why(lab)
    assert reasons["good:book"] == "There is only 1 on the list."
    assert reasons["good:meds"] == "The box holds no more of it."
    assert reasons["good:canned-food"] == "It is worth 15; what we have left to pay with is worth 11."
    assert not {f"good:{good}" for good in sold(lab)} & set(reasons)
    assert set(goods_of("central-square")) == set(sold(lab)) | {key.partition(":")[2] for key in reasons}


@pytest.mark.rule("M-TRADE-09")
def test_payment_says_what_is_not_taken() -> None:
    lab = begin("garage", {"jewelry": 1, "meds": 1, "wood": 1, "coffee": 1, "sugar": 1})
    assert lab.asked == "trade-commission"
    taken = {f"good:{id.split(':')[1]}" for id in lab.options}
    reasons = why(lab)
    assert reasons["good:wood"] == "Water, Wood and Components are never traded nor used as payment."
    assert reasons["good:meds"] == "They do not take Meds."
    assert taken == {"good:jewelry", "good:coffee", "good:sugar"}
    assert set(reasons) == {"good:wood", "good:meds"}
    lab.choose("pay:coffee:1", "trade-buy:lockpick:5", "trade-enough")
    assert (lab.asked, set(why(lab))) == ("trade-pay", {"good:wood", "good:meds"})


@pytest.mark.rule("M-TRADE-12")
def test_every_step_of_a_trade_is_told() -> None:
    lab = at_square({"jewelry": 1, "coffee": 2, "sugar": 1}).choose("pay:coffee:1", "pay:coffee:1")
    lab.choose("trade-buy:vegetable:5", "trade-buy:sugar:3", "trade-enough", "pay:jewelry:10")
    names = ["deal-offered", "commission-paid", "good-chosen", "token-handed-over", "deal-made"]
    told = [e.name for e in lab.events(*names)]
    assert told == [
        "deal-offered",
        "commission-paid",
        "good-chosen",
        "good-chosen",
        "token-handed-over",
        "deal-made",
    ]
    assert (lab.told("good-chosen", "price"), lab.told("token-handed-over", "paid")) == ([5, 8], [10])


@pytest.mark.rule("M-TRADE-07", "M-TRADE-12")
@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_made_or_lost_or_left_untold_in_a_trade(seed: int) -> None:
    random = Random(seed)
    trader = random.choice(sorted(LISTS))
    heap = {good.id: random.randint(0, min(2, good.count)) for good in GOODS if good.id != "shovel"}
    lab = begin(trader, {good: n for good, n in heap.items() if n} | {"jewelry": 2})
    listening = Listener(lab.table, [*DEAL, *(row for row in MINE if "storage" in row.facts)])
    while lab.asked.startswith("trade-"):
        conserved(lab.state)
        lab.choose(random.choice(lab.options))
        assert [line for line in listening.untold() if line.startswith(("deal.", "storage.", "pile."))] == []
    conserved(lab.state)
    assert lab.state.deal is None
