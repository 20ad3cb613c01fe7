"""The Farmers' Market: a stop on the way home, its sheet, its Wares, Thugs and thieves (M-MARK), its Fittings
and the farmers' own cards."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import tilldawn
from tilldawn.engine.deck import Pile
from tilldawn.engine.flow import Flow
from tilldawn.games.mine.book.notes import noted
from tilldawn.games.mine.cards.fittings import FITTING
from tilldawn.games.mine.cards.trades import TRADE
from tilldawn.games.mine.goods import GOOD, Goods
from tilldawn.games.mine.market.farmers import DAY
from tilldawn.games.mine.market.wares import CARDS, WARE
from tilldawn.games.mine.market.words import Get
from tilldawn.games.mine.sheet.start import restore, sheet_of
from tilldawn.games.mine.state import Active, Game, Note, State
from tilldawn.play.mine.paper import write
from tilldawn.play.mine.reader import read
from tilldawn.testing import laws
from tilldawn.testing.mine import Lab, conserved, mine_lab, prudent, trip_lab
from tilldawn.testing.telling import Listener
from tilldawn.testing.tells import MINE

PARTY = {"marko": "scavenging", "emilia": "scavenging", "marin": "guard"}
COFFEE: Goods = {"coffee": 1}


def stacked(s: State, *cards: str) -> None:
    """These Wares on top of their deck."""
    for card in cards:
        del s.unseen["wares"][card]
    s.modules["market"]["deck"] = [*cards, {"wares": len(CARDS) - len(cards)}]


def market_lab(
    *cards: str,
    pile: Goods | None = None,
    tolerance: int = 4,
    straight: bool = False,
    active: str = "",
    at: str = "choose-findings",
    modules: tuple[str, ...] = ("market",),
    **laid: Any,
) -> Lab:
    """The party is on its way home, with these Wares on top of their deck."""

    def first(g: Game) -> Flow[None]:
        s = g.state
        stacked(s, *cards)
        s.modules["market"]["tolerance"] = tolerance
        if active:
            s.active.append(Active(active, 1))
        if s.trip is not None:
            s.trip.straight = straight
        yield from ()

    laid = {"tasks": PARTY, **laid}
    return mine_lab(at=at, pile=pile or {}, modules=list(modules), play=first, **laid)


def at_stall(card: str, pile: Goods, **laid: Any) -> Lab:
    """The party has paid a Coffee and stands before this card."""
    price = 2 if laid.get("tolerance", 4) <= 2 else 1
    lab = market_lab(card, pile={**pile, "coffee": pile.get("coffee", 0) + price}, **laid)
    lab.choose(f"market:{price}")
    while lab.asked == "market-entry":
        lab.choose("good:coffee")
    return lab


def sheet(lab: Lab) -> dict[str, Any]:
    found: dict[str, Any] = lab.state.modules["market"]
    return found


def cards_of_wares(s: State) -> Counter[str]:
    """Every Wares card there is, wherever it is."""
    m = s.modules["market"]
    there = Counter(s.unseen["wares"]) + Counter(m["discard"])
    there += Counter(card for card in (m["card"], m["aside"]) if card)
    return there + Counter(layer for layer in m["deck"] if isinstance(layer, str))


# --- When, and for what -------------------------------------------------------------------------------


@pytest.mark.rule("M-MARK-01")
def test_on_the_way_home_the_market_may_be_visited_once_or_passed_by() -> None:
    lab = market_lab("w-potatoes", pile=COFFEE)
    assert lab.asked == "stop"
    assert lab.options == ["market:1", "pass-by"]
    lab.choose("pass-by")
    assert lab.asked == "load"
    again = market_lab("w-potatoes", pile=COFFEE).choose("market:1", "wares:w-potatoes:c")
    assert again.asked == "load"


@pytest.mark.rule("M-MARK-02")
def test_a_visit_costs_a_token_and_resources_are_none() -> None:
    lab = market_lab("w-potatoes", pile={"coffee": 1, "knife": 1, "wood": 2}).choose("market:1")
    assert lab.asked == "market-entry"
    assert lab.options == ["good:knife", "good:coffee"]
    assert lab.refusals() == {"good/wood": "M-TRADE-09"}
    lab.choose("good:coffee")
    assert lab.pile == {"knife": 1, "wood": 2}
    assert lab.asked == "wares"
    poor = market_lab("w-potatoes", pile={"wood": 2})
    assert poor.asked == "load"


@pytest.mark.rule("M-MARK-03")
def test_a_wares_card_is_drawn_and_lies_open() -> None:
    lab = at_stall("w-ham", {})
    assert lab.told("wares-drawn", "card") == ["card:w-ham"]
    assert sheet(lab)["card"] == "w-ham"
    assert len(Pile(sheet(lab)["deck"])) == 14


@pytest.mark.rule("M-MARK-04")
def test_exactly_one_option_is_chosen_and_what_cannot_be_paid_is_refused() -> None:
    lab = at_stall("w-potatoes", {"knife": 1, "cigarette": 1})
    assert lab.options == [
        "wares:w-potatoes:a",
        "wares:w-potatoes:b",
        "wares:w-potatoes:c",
        "wares-steal:marko",
        "wares-steal:emilia",
    ]
    lab.choose("wares:w-potatoes:b")
    assert lab.pile == {"knife": 1, "vegetable": 1}
    assert lab.asked == "load"
    poor = at_stall("w-potatoes", {"cigarette": 1})
    assert "wares:w-potatoes:a" not in poor.options
    assert "M-MARK-04" in poor.refusals().values()


@pytest.mark.rule("M-MARK-04")
def test_where_the_last_line_cannot_be_had_there_is_something_to_look_at() -> None:
    lab = at_stall("w-herb-woman", {})
    assert "wares:w-herb-woman:c" not in lab.options
    lab.choose("wares:w-herb-woman:look")
    assert lab.asked == "load"


@pytest.mark.rule("M-MARK-05")
def test_when_the_visit_is_over_nobody_is_left_on_the_sheet() -> None:
    lab = at_stall("w-tools", {"knife": 1})
    assert (sheet(lab)["farmers"], sheet(lab)["thugs"]) == (1, 1)
    lab.choose("market-clear")
    m = sheet(lab)
    assert (m["farmers"], m["thugs"], m["card"], m["thief"]) == (0, 0, "", "")
    assert m["discard"] == ["w-tools"]


@pytest.mark.rule("M-MARK-06")
def test_a_thief_is_with_the_party_again_before_anything_is_carried_home() -> None:
    lab = at_stall("w-hen", {}, next=["5", "10"]).choose("wares-steal:marko")
    assert lab.told("thief-back", "who") == ["character:marko"]
    assert sheet(lab)["thief"] == ""
    assert lab.asked == "load"
    assert lab.person("marko").task == "scavenging"


# --- Tolerance ----------------------------------------------------------------------------------------


@pytest.mark.rule("M-MARK-07")
def test_tolerance_starts_at_4_and_stays_as_we_leave_it() -> None:
    table = tilldawn.new_table("mine", 1, seed=1, options={"modules": ["market"]})
    assert table.state.modules["market"]["tolerance"] == 4
    lab = at_stall("w-widow", {"canned-food": 1}).choose("wares:w-widow:b")
    assert sheet(lab)["tolerance"] == 6
    assert lab.table.fork().state.modules["market"]["tolerance"] == 6


@pytest.mark.rule("M-MARK-07")
def test_at_0_nobody_sells_to_us_any_more_and_the_marker_stays() -> None:
    lab = market_lab("w-potatoes", pile=COFFEE, tolerance=0)
    assert lab.asked == "load"
    lab = at_stall("w-accused", {}, tolerance=1).choose("wares:w-accused:c")
    assert sheet(lab)["tolerance"] == 0
    assert lab.happened("market-closed")


@pytest.mark.rule("M-MARK-07")
def test_at_8_the_farmers_give_something_and_the_marker_falls_to_6() -> None:
    lab = market_lab("w-widow", pile={"coffee": 1, "vegetable": 1}, tolerance=7)
    lab.choose("market:1", "good:coffee", "wares-keep:w-widow", "wares:w-widow:b")
    assert sheet(lab)["tolerance"] == 6
    assert lab.pile == {"vegetable": 2, "raw-food": 1}


@pytest.mark.rule("M-MARK-02", "M-MARK-07")
def test_where_they_are_wary_a_visit_costs_two_tokens_and_nobody_trades() -> None:
    assert market_lab("w-potatoes", pile=COFFEE, tolerance=2).asked == "load"
    lab = at_stall("w-last-cart", {"jewelry": 1}, tolerance=2)
    assert "wares:w-last-cart:a" not in lab.options
    open_ = at_stall("w-last-cart", {"knife": 1}, tolerance=3).choose("wares:w-last-cart:a")
    assert open_.asked == "trade-begin"


@pytest.mark.rule("M-MARK-03", "M-MARK-07")
def test_where_they_are_glad_another_card_may_be_drawn_once() -> None:
    lab = at_stall("w-accused", {}, tolerance=6)
    assert lab.asked == "wares-again"
    lab.next("w-ham").choose("wares-other")
    assert lab.asked == "wares"
    assert sheet(lab)["card"] == "w-ham"
    assert sheet(lab)["deck"][-1] == "w-accused"


@pytest.mark.rule("M-MARK-08")
def test_the_sheet_shows_tolerance_farmers_thugs_and_the_thief_space() -> None:
    lab = at_stall("w-racket", {"jewelry": 1})
    shown = lab.table.look().modules["market"]
    assert (shown["tolerance"], shown["farmers"], shown["thugs"], shown["thief"]) == (4, 2, 3, "")
    assert shown["card"] == "w-racket"
    assert shown["busy"]


# --- When not -----------------------------------------------------------------------------------------


@pytest.mark.rule("M-MARK-09")
def test_who_comes_up_out_of_the_sewers_goes_straight_home() -> None:
    def below(g: Game) -> Flow[None]:
        assert g.state.trip is not None
        g.state.trip.back = "stage"
        yield from ()

    lab = mine_lab(at="choose-findings", tasks=PARTY, pile=COFFEE, modules=["market"], play=below)
    assert lab.asked == "load"
    assert lab.told("passed-by", "why") == ["elsewhere"]


@pytest.mark.rule("M-MARK-12")
def test_who_has_fled_goes_straight_home() -> None:
    lab = trip_lab(
        "hotel",
        "x-candlelight",
        tops={"residents": ["thugs-2"]},
        modules=["market"],
        pile=COFFEE,
        next=["1", "a1"],
    ).choose("approach")
    assert lab.asked == "round"
    lab.next("knife-3", "knife-3", "knife-3")
    lab.choose("flee:chased")
    while lab.asked not in ("load", "stop"):
        lab.choose(lab.options[0])
    assert lab.state.trip is not None
    assert lab.state.trip.straight
    assert lab.asked == "load"
    assert lab.told("passed-by", "why") == ["fled"]


@pytest.mark.rule("M-MARK-10")
def test_an_empty_deck_is_the_discard_shuffled_anew() -> None:
    def first(g: Game) -> Flow[None]:
        m = g.state.modules["market"]
        m["discard"] = list(g.state.unseen["wares"])
        g.state.unseen["wares"] = {}
        m["deck"] = []
        yield from ()

    lab = mine_lab(
        at="choose-findings", tasks=PARTY, pile=COFFEE, modules=["market"], play=first, next=["w-ham"]
    ).choose("market:1")
    assert sheet(lab)["card"] == "w-ham"
    assert sheet(lab)["discard"] == []
    assert lab.told("cards-reshuffled", "cards") == [15]
    assert cards_of_wares(lab.state) == Counter(WARE.keys())


@pytest.mark.rule("M-MARK-11")
def test_what_is_bought_joins_the_pile_and_weighs() -> None:
    lab = at_stall("w-hen", {"jewelry": 1})
    lab.choose("wares:w-hen:a")
    assert lab.pile == {"raw-food": 1}
    assert lab.table.request is not None
    assert lab.table.request.progress is not None
    assert lab.table.request.progress.done == 1


# --- Thugs --------------------------------------------------------------------------------------------


@pytest.mark.rule("M-MARK-08")
def test_thugs_take_their_share_or_one_keeps_clear_of_them() -> None:
    paid = at_stall("w-tools", {"shovel": 1, "knife": 1}).choose("market-toll:3", "pay:knife:8")
    assert paid.told("thugs-paid", "paid") == [8]
    assert "wares:w-tools:a" in paid.options
    clear = at_stall("w-tools", {"shovel": 1}).choose("market-clear")
    assert clear.told("wares-chosen", "some") == ["no"]
    assert clear.pile == {"shovel": 1}
    assert at_stall("w-tools", {}).options == ["market-clear", "market-fight:1"]


@pytest.mark.rule("M-MARK-08")
def test_thugs_driven_off_are_worth_two_points_and_leave_the_sheet() -> None:
    lab = at_stall("w-tools", {"knife": 1})
    lab.next("a1").choose("market-fight:1")
    assert len(lab.combat.foes) == 1
    assert lab.combat.foes[0].weapon == "knife"
    assert lab.combat.thugs
    while lab.asked not in ("wares", "load", ""):
        _strike(lab)
    assert lab.asked == "wares"
    assert sheet(lab)["thugs"] == 0
    assert sheet(lab)["tolerance"] == 6
    assert not lab.happened("empathy-rolled")
    assert lab.happened("told")


def _strike(lab: Lab) -> None:
    """One answer in a fight that goes well."""
    preferred = ("looted", "taken", "take-all", "leave", "arm", "fight-on")
    ids = lab.options
    lab.choose(next((one for name in preferred for one in ids if one.startswith(name)), ids[0]))


# --- Thieves ------------------------------------------------------------------------------------------


@pytest.mark.rule("M-MARK-06", "M-MARK-08")
def test_a_theft_unseen_brings_the_goods_and_weighs_on_everybody() -> None:
    lab = at_stall("w-potatoes", {}, next=["5", "1"]).choose("wares-steal:marko")
    assert lab.pile == {"vegetable": 2}
    assert sheet(lab)["tolerance"] == 3
    assert lab.level("marko", "misery") == 1
    assert lab.level("emilia", "misery") == 1


@pytest.mark.rule("M-MARK-06", "M-MARK-08")
def test_a_thief_who_is_seen_gets_nothing_and_may_be_beaten() -> None:
    lab = at_stall("w-potatoes", {}, next=["4", "5"]).choose("wares-steal:marko")
    assert lab.pile == {}
    assert sheet(lab)["tolerance"] == 2
    assert lab.level("marko", "wounds") == 1


@pytest.mark.parametrize(
    ("tolerance", "card", "chance"),
    [(4, "w-potatoes", 40), (6, "w-ham", 50), (2, "w-ham", 80), (3, "w-apples", 20)],
)
@pytest.mark.rule("M-MARK-08")
def test_farmers_thugs_and_tolerance_say_how_likely_a_thief_is_caught(
    tolerance: int, card: str, chance: int
) -> None:
    lab = market_lab(card, pile={"coffee": 2}, tolerance=tolerance)
    lab.choose(f"market:{2 if tolerance <= 2 else 1}")
    if lab.asked == "wares-again":
        lab.choose(f"wares-keep:{card}")
    assert lab.option("wares-steal:marko").text.args["chance"] == chance


WITH_EMIRA: dict[str, Any] = {
    "people": ("marko", "emira", "cveta"),
    "modules": ("market", "extras"),
    "tasks": {"marko": "scavenging", "emira": "scavenging", "cveta": "guard"},
}
AT_HOME: dict[str, Any] = {
    **WITH_EMIRA,
    "tasks": {"marko": "scavenging", "cveta": "scavenging", "emira": "guard"},
}


@pytest.mark.rule("M-MARK-08", "M-STATE-30")
@pytest.mark.parametrize(
    ("card", "chance", "farmers"), [("w-ham", 40, [1]), ("w-potatoes", 20, [1]), ("w-apples", 20, [])]
)
def test_with_emira_present_one_farmer_fewer_counts_for_a_thief(
    card: str, chance: int, farmers: list[int]
) -> None:
    lab = at_stall(card, {}, next=["10", "10", "10"], **WITH_EMIRA)
    assert lab.option("wares-steal:marko").text.args["chance"] == chance
    lab.choose("wares-steal:marko")
    assert lab.told("farmers-knew", "by") == farmers
    away = at_stall("w-ham", {}, **AT_HOME)
    assert away.option("wares-steal:marko").text.args["chance"] == 60


@pytest.mark.rule("M-MARK-07", "M-STATE-30")
@pytest.mark.parametrize(
    ("card", "line", "pile", "gain"),
    [
        ("w-milk", "b", {}, 2),
        ("w-empty-stalls", "b", {"mechanical-part": 1}, 3),
        ("w-empty-stalls", "c", {"shovel": 1}, 3),
        ("w-last-cart", "c", {}, 2),
        ("w-apples", "a", {"book": 1}, 1),
    ],
)
def test_with_emira_present_farmers_thank_us_more_for_a_hand_lent(
    card: str, line: str, pile: Goods, gain: int
) -> None:
    lab = at_stall(card, pile, tolerance=3, **WITH_EMIRA).choose(f"wares:{card}:{line}")
    while not lab.happened("tolerance-moved"):
        lab.choose(lab.options[0])
    assert lab.told("tolerance-moved", "by") == [gain]
    kindly = card != "w-apples"
    assert lab.told("farmers-knew", "who") == (["character:emira"] if kindly else [])
    away = at_stall(card, pile, tolerance=3, **AT_HOME).choose(f"wares:{card}:{line}")
    while not away.happened("tolerance-moved"):
        away.choose(away.options[0])
    assert away.told("tolerance-moved", "by") == [gain - kindly]


# --- Leadership, set-up, Fittings ---------------------------------------------------------------------


@pytest.mark.rule("M-LEAD-16")
def test_the_lead_passes_on_once_the_card_has_been_drawn() -> None:
    lab = market_lab("w-potatoes", pile=COFFEE, seats=3)
    before = lab.seat
    lab.choose("market:1")
    assert lab.seat == (before + 1) % 3


@pytest.mark.rule("M-LEAD-17")
def test_the_lead_passes_on_again_once_an_option_is_chosen() -> None:
    lab = market_lab("w-potatoes", pile=COFFEE, seats=3)
    before = lab.seat
    lab.choose("market:1", "wares:w-potatoes:c")
    assert lab.seat == (before + 2) % 3


@pytest.mark.rule("M-SETUP-31")
def test_the_sheet_is_laid_out_empty_with_the_marker_on_4() -> None:
    table = tilldawn.new_table("mine", 1, seed=1, options={"modules": ["market"]})
    m = table.state.modules["market"]
    assert (m["tolerance"], m["farmers"], m["thugs"], m["thief"]) == (4, 0, 0, "")
    assert cards_of_wares(table.state) == Counter(WARE.keys())


@pytest.mark.rule("M-SETUP-32", "M-FIT-80")
def test_two_fittings_stand_from_the_start_and_no_card_lies_below_them() -> None:
    s = tilldawn.new_table("mine", 1, seed=1, options={"modules": ["market"]}).state
    assert s.fittings == {"c5": "pickling-crock", "b6": "cold-pantry"}
    assert "b6" not in s.shelter
    assert "c5" not in s.shelter
    assert tilldawn.new_table("mine", 1, seed=1).state.fittings == {}


@pytest.mark.rule("M-FIT-80")
def test_the_crock_pickles_a_vegetable_over_night() -> None:
    lab = mine_lab(storage={"vegetable": 1, "water": 1, "wood": 1}, modules=["market"])
    lab.choose("plan:marko")
    assert "use:pickling-crock:pickle" in lab.options
    for result, food in (("7", "raw-food"), ("8", "canned-food")):
        dawn = mine_lab(
            at="fate", tops={"fate": ["draught"]}, modules=["market"], wait=["pickling-crock"], next=[result]
        )
        while not dawn.happened("wait-resolved") and dawn.asked:
            dawn.choose(dawn.options[0])
        assert dawn.storage.get(food) == 1, food


@pytest.mark.rule("M-FIT-80")
def test_they_can_be_moved_but_not_taken_apart() -> None:
    lab = mine_lab(modules=["market"], advanced=["155"])
    lab.choose("plan:marko")
    assert not [one for one in lab.options if one.startswith("dismantle")]
    assert "M-FIT-80" in lab.refusals().values()
    assert [one for one in lab.options if one.startswith("move:pickling-crock")]


@pytest.mark.rule("M-FIT-80")
def test_food_on_the_pantry_is_not_found_by_raiders() -> None:
    lab = mine_lab(
        at="dusk",
        storage={"canned-food": 1, "vegetable": 1, "knife": 1},
        modules=["market"],
        orders={},
    )
    lab.choose("pantry-put:canned-food")
    assert lab.table.look().modules["market"]["pantry"] == {"canned-food": 1}
    raid = mine_lab(
        at="raid",
        tasks={"marko": "guard", "emilia": "floor", "marin": "floor"},
        storage={"canned-food": 1, "raw-food": 1, "cigarette": 1},
        modules=["market"],
        tops={"raids": ["hungry-neighbours"]},
        play=pantry({"canned-food": 1}),
        next=["blank"],
    )
    while raid.asked and not raid.happened("raid-took"):
        raid.choose("raid-face" if "raid-face" in raid.options else raid.options[0])
    assert raid.storage.get("canned-food") == 1
    assert raid.told("kept-from-raiders", "goods") == [("count:canned-food*1",)]


def pantry(goods: Goods) -> Any:
    def first(g: Game) -> Flow[None]:
        g.state.modules["market"]["pantry"] = dict(goods)
        yield from ()

    return first


@pytest.mark.rule("M-FIT-80", "M-CARD-09")
def test_food_on_the_pantry_is_not_found_by_rats() -> None:
    lab = mine_lab(
        at="morning",
        storage={"raw-food": 2, "vegetable": 1},
        modules=["market"],
        tops={"events": ["rat-infestation"]},
        play=pantry({"raw-food": 2}),
    )
    assert lab.storage == {"raw-food": 2}


@pytest.mark.rule("M-FIT-80")
def test_what_is_on_the_pantry_is_eaten_like_anything_in_storage() -> None:
    lab = mine_lab(
        at="supper",
        states={"marko": {"hunger": 2}},
        storage={"canned-food": 1},
        modules=["market"],
        play=pantry({"canned-food": 1}),
    )
    lab.choose("feed:marko:canned-food")
    assert lab.storage == {}
    assert lab.table.look().modules["market"]["pantry"] == {}


def test_the_pantry_holds_three() -> None:
    lab = mine_lab(storage={"vegetable": 5}, modules=["market"])
    lab.choose(*["pantry-put:vegetable"] * 3)
    assert "pantry-put:vegetable" not in lab.anytime
    lab.choose("pantry-take:vegetable")
    assert sheet(lab)["pantry"] == {"vegetable": 2}


# --- Wares, one by one --------------------------------------------------------------------------------


def test_there_are_fifteen_wares_and_each_can_always_be_left_with_one_option() -> None:
    assert len(CARDS) == 15
    assert FITTING["cold-pantry"].keeps == 3
    for card in CARDS:
        lab = at_stall(card.id, {})
        if lab.asked == "market-thugs":
            lab.choose("market-clear")
        assert lab.asked == "wares" or lab.told("wares-chosen", "card") == [f"card:{card.id}"]
        for choice in card.choices:
            for word in choice.then:
                if isinstance(word, Get):
                    assert all(good in GOOD for good in word.goods)


@pytest.mark.parametrize(
    ("card", "line", "pile", "left"),
    [
        ("w-ham", "b", {"knife": 1}, {"canned-food": 1, "vegetable": 2}),
        ("w-beekeeper", "a", {"sugar": 1}, {"sugar": 1, "herb": 1}),
        ("w-herb-woman", "b", {"moonshine": 1}, {"herbal-meds": 1}),
        ("w-seeds", "a", {"meds": 1}, {"chems": 3}),
        ("w-widow", "a", {"lockpick": 1}, {"vegetable": 1, "coffee": 1, "book": 1}),
        ("w-empty-stalls", "a", {"vegetable": 1}, {"vegetable": 1}),
        ("w-apples", "b", {"sugar": 1}, {"vegetable": 1}),
    ],
)
def test_what_a_line_of_a_card_costs_and_brings(card: str, line: str, pile: Goods, left: Goods) -> None:
    lab = at_stall(card, pile)
    lab.choose(f"wares:{card}:{line}")
    while lab.asked == "script-pay":
        lab.choose(lab.options[0])
    assert lab.pile == left


def test_who_lends_a_hand_is_tired_and_thanked() -> None:
    lab = at_stall("w-milk", {}, states={"marko": {"fatigue": 3, "hunger": 2}, "emilia": {"hunger": 1}})
    lab.choose("wares:w-milk:b", "person:marko")
    assert lab.level("emilia", "fatigue") == 1
    assert lab.level("marko", "hunger") == 1
    assert sheet(lab)["tolerance"] == 5


def test_a_seed_makes_the_next_bed_bear_more() -> None:
    lab = at_stall("w-seeds", {"knife": 1}).choose("wares:w-seeds:b")
    assert noted(lab.state, "farm-seed") is not None
    dawn = mine_lab(
        at="fate",
        tops={"fate": ["draught"]},
        modules=["market"],
        fittings={"a1": "herbal-garden"},
        wait=["herbal-garden"],
        notes=[Note("farm-seed", 0, "storage")],
        next=["1"],
    )
    while not dawn.happened("wait-resolved") and dawn.asked:
        dawn.choose(dawn.options[0])
    assert dawn.storage == {"herb": 3}
    assert noted(dawn.state, "farm-seed") is None


def test_katia_pays_five_less_at_a_stall() -> None:
    tasks = {"katia": "scavenging", "emilia": "guard", "marin": "guard"}
    lab = at_stall("w-potatoes", {"book": 1}, people=("katia", "emilia", "marin"), tasks=tasks)
    lab.choose("wares:w-potatoes:a")
    assert lab.pile == {"vegetable": 2}
    assert lab.told("bargainer-helped", "bonus") == [5]


# --- The farmers' own cards ---------------------------------------------------------------------------


def test_their_cards_are_in_the_decks_of_tables_with_the_market_only() -> None:
    s = tilldawn.new_table("mine", 1, seed=1, options={"modules": ["market"]}).state
    assert {"farmer-handcart", "farm-dog"} <= set(s.unseen["visitors"])
    assert {"farmers-road", "field-watch"} <= set(s.unseen["residents"])
    assert "angry-villagers" in s.unseen["raids"]
    assert "x-kitchen-garden" in s.unseen["exploration"]
    plain = tilldawn.new_table("mine", 1, seed=1).state
    assert not {"farmer-handcart", "farmers-road", "angry-villagers", "x-kitchen-garden"} & {
        card for group in plain.unseen.values() for card in group
    }
    assert TRADE["market-farmers"].commission == 0
    assert not TRADE["market-farmers"].takes("ammo", 3)
    assert not TRADE["market-farmers"].takes("pistol", 16)
    assert TRADE["market-farmers"].takes("hatchet", 12)


def test_a_market_day_comes_between_the_second_and_the_third_chapter() -> None:
    s = tilldawn.new_table("mine", 1, seed=1, options={"modules": ["market"]}).state
    at = s.events.layers.index("chapter-2") + 1
    assert s.events.layers[at] == {"events": 3, "=market-day": 1}


@pytest.mark.rule("M-MARK-03")
def test_on_a_market_day_two_cards_are_drawn_and_one_is_kept() -> None:
    lab = market_lab("w-ham", "w-hen", pile=COFFEE, active=DAY.id).choose("market:1")
    assert lab.options == ["wares-keep:w-ham", "wares-keep:w-hen"]
    lab.choose("wares-keep:w-hen")
    assert sheet(lab)["card"] == "w-hen"
    assert sheet(lab)["discard"] == ["w-ham"]


def test_a_market_day_makes_them_kinder() -> None:
    lab = mine_lab(at="morning", modules=["market"], play=_comes_next)
    assert sheet(lab)["tolerance"] == 5
    assert [event.id for event in lab.state.active] == [DAY.id]


def _comes_next(g: Game) -> Flow[None]:
    s = g.state
    for layer in s.events.layers:
        if isinstance(layer, dict):
            layer.pop("=market-day", None)
    s.events.layers.insert(0, DAY.id)
    yield from ()


def test_angry_villagers_take_what_tolerance_lets_them() -> None:
    for tolerance, damage, wounds in ((4, 2, 0), (2, 4, 1), (0, 6, 1)):
        lab = market_lab(
            at="raid",
            tolerance=tolerance,
            tasks={"marko": "guard"},
            storage={"wood": 9},
            tops={"raids": ["angry-villagers"]},
        )
        assert lab.told("villagers-came", "damage") == [damage]
        assert lab.told("villagers-came", "wounds") == [wounds]
    glad = market_lab(at="raid", tolerance=6, tasks={"marko": "guard"}, tops={"raids": ["angry-villagers"]})
    assert glad.storage == {"vegetable": 1}


def test_who_sleeps_under_our_roof_is_seen_and_leaves_something() -> None:
    lab = mine_lab(
        at="raid",
        tasks={"marko": "guard"},
        storage={"wood": 9},
        tops={"raids": ["prowlers"]},
        modules=["market"],
        play=_guest,
    )
    assert lab.told("guest-seen", "damage") == [4]
    dawn = mine_lab(at="dawn", modules=["market"], play=_guest)
    assert dawn.storage == {"vegetable": 1}
    assert not sheet(dawn)["guest"]


def _guest(g: Game) -> Flow[None]:
    g.state.modules["market"]["guest"] = True
    yield from ()


def test_farmers_on_the_road_are_helped_passed_or_robbed() -> None:
    lab = _met("farmers-road").choose("push-cart:3")
    assert lab.pile == {"vegetable": 1}
    assert sheet(lab)["tolerance"] == 5
    assert "farmers-pass" in _met("farmers-road").options


def test_the_field_watch_knows_whom_to_let_pass() -> None:
    assert _met("field-watch").told("farmers-passed", "card") == ["card:field-watch"]
    lab = _met("field-watch", tolerance=3)
    assert lab.options == ["watch-back", "watch-fight"]
    lab.choose("watch-back")
    assert lab.asked in ("stop", "load")


def _met(card: str, tolerance: int = 4) -> Lab:
    def first(g: Game) -> Flow[None]:
        g.state.modules["market"]["tolerance"] = tolerance
        yield from ()

    return trip_lab(
        "hotel", "x-candlelight", tops={"residents": [card]}, modules=["market"], play=first
    ).choose("approach")


def test_a_kitchen_garden_feeds_and_may_be_missed() -> None:
    lab = trip_lab("hotel", "x-kitchen-garden", modules=["market"], next=["8", "5"]).choose("return:2")
    assert lab.pile == {"vegetable": 1, "herb": 1}
    assert sheet(lab)["tolerance"] == 3


# --- Whole Campaigns ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.rule("M-SAVE-22")
def test_what_the_modules_remember_is_written_on_a_sheet_and_read_again(lang: str) -> None:
    """After some days of both stops: the sheet in words, and a Campaign laid out from it."""
    random = Random(3)
    table = tilldawn.new_table("mine", 1, seed=5, options={"modules": ["market", "aid-zone"]})
    while table.request is not None and table.state.day < 5:
        stops = [o for o in table.request.options if o.verb in ("market", "aid-zone")]
        table.play(stops[0] if stops else prudent(table, random))
    noted = sheet_of(table)
    s = restore(read(write(noted, lang), lang), 1)
    assert s.modules == noted.modules
    assert s.fittings == noted.fittings
    conserved(s)
    assert cards_of_wares(s) == Counter(WARE.keys())


def test_campaigns_with_both_stops_are_told_saved_undone_and_replayed() -> None:
    stopped = 0
    for seed in range(6):
        random = Random(seed)
        table = tilldawn.new_table(
            "mine", 1 + seed % 3, seed=seed, options={"modules": ["market", "aid-zone"]}
        )
        ear = Listener(table, MINE)
        while table.request is not None:
            conserved(table.state)
            assert cards_of_wares(table.state) == Counter(WARE.keys())
            assert ear.untold() == []
            if table.request.kind == "stop" and random.random() < 0.8:
                laws.undo_really_undoes(table, random)
                stops = [o for o in table.request.options if o.verb != "pass-by"]
                table.play(random.choice(stops or list(table.request.options)))
                stopped += bool(stops)
            elif table.request.anytime and random.random() < 0.1:
                table.play(random.choice(table.request.anytime))
            else:
                table.play(prudent(table, random))
        laws.replay_gives_the_same_state(table)
    assert stopped > 2
