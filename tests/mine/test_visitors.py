"""The Outside action, the twelve Visitors, and how somebody joins (M-BOARD-29, M-CARD-39)."""

from __future__ import annotations

from typing import Any

import pytest

from tilldawn.games.mine.cards.visitors import DECK, NEWCOMERS
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.house.events import EventsSeen, QueueRolled
from tilldawn.testing.mine import Lab, conserved, mine_lab

TRIO = ("emilia", "marin", "marko")


def outside(*outcomes: str, **laid: Any) -> Lab:
    """Emilia goes Outside, everybody else does nothing; the first outcome is the sniper's."""
    people = laid.pop("people", TRIO)
    lab = mine_lab(people=people, next=outcomes, **laid).choose("plan:emilia", "outside")
    return lab.choose("resolve") if lab.asked == "plan" else lab


def visit(card: str, *outcomes: str, **laid: Any) -> Lab:
    """No sniper fires, and this Visitor comes."""
    return outside("5", *outcomes, tops={"visitors": [card], **laid.pop("tops", {})}, **laid)


def miseries(lab: Lab) -> list[int]:
    return [person.misery for person in lab.state.group]


SAD = {id: {"misery": 1} for id in TRIO}


# --- Going Outside ------------------------------------------------------------------------------------


@pytest.mark.rule("M-BOARD-29", "M-CARD-39")
def test_outside_brings_the_top_visitor_to_the_door() -> None:
    lab = visit("queue-for-water")
    assert (lab.asked, lab.state.visitor) == ("visitor-queue", "queue-for-water")
    assert [e.name for e in lab.events("went-outside", "sniper-watched", "visitor-came")] == [
        "went-outside",
        "sniper-watched",
        "visitor-came",
    ]


@pytest.mark.rule("M-BOARD-29")
@pytest.mark.parametrize(("result", "wounds"), [("1", 2), ("2", 0)])
def test_a_sniper_hits_on_a_one_and_the_visitor_comes_all_the_same(result: str, wounds: int) -> None:
    lab = outside(result, tops={"visitors": ["queue-for-water"]})
    assert (lab.level("emilia", "wounds"), lab.state.visitor) == (wounds, "queue-for-water")


@pytest.mark.rule("M-BOARD-29")
def test_nobody_comes_to_the_dead() -> None:
    lab = outside("1", "wounds-1", states={"emilia": {"wounds": 2}}, tops={"visitors": ["gossip"]})
    assert (lab.alive("emilia"), lab.state.visitor, lab.happened("visitor-came")) == (False, "", False)


@pytest.mark.rule("M-BOARD-29")
@pytest.mark.parametrize(("people", "asked"), [(("emilia", "marin"), True), (TRIO, False)])
def test_a_group_of_two_may_search_for_a_newcomer(people: tuple[str, ...], asked: bool) -> None:
    lab = outside("5", people=people, tops={"visitors": ["gossip"]})
    assert (lab.options == ["outside-meet", "outside-seek"]) is asked


@pytest.mark.rule("M-BOARD-29")
def test_a_search_turns_visitors_up_until_a_newcomer_and_shuffles_the_others_back() -> None:
    tops = {"visitors": ["gossip", "doctor", "newcomer-wounded"]}
    lab = outside("5", people=("emilia", "marin"), tops=tops).choose("outside-seek")
    assert (lab.asked, lab.state.visitor) == ("visitor-newcomer", "newcomer-wounded")
    assert (len(lab.state.visitors), lab.state.visitors_discard) == (11, [])
    conserved(lab.state)


@pytest.mark.rule("M-BOARD-29")
def test_a_search_finds_newcomers_in_the_discard_too() -> None:
    lab = outside("5", people=("emilia", "marin"), tops={"visitors": ["gossip"]})
    s = lab.state
    s.visitors_discard = [card for card in s.unseen["visitors"] if card in NEWCOMERS]
    for card in s.visitors_discard:
        del s.unseen["visitors"][card]
    s.visitors.layers = ["gossip", {"visitors": sum(s.unseen["visitors"].values())}]
    lab.choose("outside-seek")
    assert (lab.asked, s.visitor in NEWCOMERS, s.visitors_discard) == ("visitor-newcomer", True, [])
    conserved(s)


@pytest.mark.rule("M-BOARD-29")
def test_when_no_newcomer_is_left_anywhere_the_top_visitor_comes() -> None:
    lab = outside("5", people=("emilia", "marin"), tops={"visitors": list(NEWCOMERS)})
    s = lab.state
    s.waste_cards += NEWCOMERS
    del s.visitors.layers[:3]
    turned = [card.id for card in DECK if card.id not in NEWCOMERS][:-1]
    lab.next(*turned, *turned, "queue-for-water").choose("outside-seek")
    assert (lab.asked, s.visitor) == ("visitor-queue", "queue-for-water")
    conserved(s)


@pytest.mark.rule("M-BOARD-29")
def test_the_visitors_deck_is_renewed_from_its_discard() -> None:
    lab = mine_lab(people=TRIO, tops={"visitors": ["gossip"]}, next=["5", "barterer"])
    s = lab.state
    s.visitors_discard = [*s.unseen["visitors"], "gossip"]
    s.unseen["visitors"] = {}
    s.visitors.layers = []
    lab.choose("plan:emilia", "outside", "resolve")
    assert (lab.happened("cards-reshuffled"), len(s.visitors)) == (True, 11)
    assert lab.happened("deal-refused")
    conserved(s)


@pytest.mark.rule("M-BOARD-29")
def test_nobody_goes_outside_during_the_shelling() -> None:
    lab = mine_lab(people=TRIO, active=["shelling"]).choose("plan:emilia")
    assert "outside" not in lab.options


@pytest.mark.rule("M-BOARD-29")
def test_one_character_at_a_time_goes_outside() -> None:
    lab = mine_lab(people=TRIO).choose("plan:emilia", "outside", "plan:marko")
    assert "outside" not in lab.options


# --- Newcomers ----------------------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-39", "M-DEATH-12", "M-SETUP-05")
@pytest.mark.parametrize(
    ("card", "states", "brings"),
    [
        ("newcomer-wounded", {"wounds": 2, "hunger": 1}, {"jewelry": 1, "lockpick": 1}),
        ("newcomer-grieving", {"misery": 2, "hunger": 1}, {"canned-food": 1, "book": 1}),
    ],
)
def test_a_newcomer_joins_with_states_and_belongings(
    card: str, states: dict[str, int], brings: Goods
) -> None:
    lab = visit(card).next("katia").choose("newcomer-accept")
    katia = lab.person("katia")
    assert {s: lab.level("katia", s) for s in ("hunger", "fatigue", "illness", "misery", "wounds")} == {
        "hunger": 0,
        "fatigue": 0,
        "illness": 0,
        "misery": 0,
        "wounds": 0,
        **states,
    }
    assert (katia.starting, katia.at, katia.colour) == (False, "c1", "blue")
    assert (lab.storage, card in lab.state.waste_cards) == (brings, True)
    conserved(lab.state)


@pytest.mark.rule("M-CARD-39", "M-DEATH-12")
@pytest.mark.parametrize(
    ("result", "brings"),
    [
        ("1", {"knife": 1}),
        ("4", {"knife": 1}),
        ("5", {"raw-food": 1}),
        ("7", {"raw-food": 1}),
        ("8", {"cigarette": 2}),
    ],
)
def test_what_the_hungry_one_brings_is_rolled_for(result: str, brings: Goods) -> None:
    lab = visit("newcomer-hungry").next(result, "katia").choose("newcomer-accept")
    assert (lab.level("katia", "hunger"), lab.level("katia", "fatigue"), lab.storage) == (2, 1, brings)


@pytest.mark.rule("M-CARD-39", "M-TOKEN-04")
def test_a_newcomer_brings_only_what_the_box_holds() -> None:
    lab = visit("newcomer-wounded", box={"jewelry": 0}).next("katia").choose("newcomer-accept")
    assert lab.storage == {"lockpick": 1}


@pytest.mark.rule("M-DAY-10", "M-DEATH-12")
def test_a_newcomer_acts_from_the_next_stage_on() -> None:
    lab = mine_lab(people=TRIO, tops={"visitors": ["newcomer-grieving"]}, next=["5", "katia"])
    lab.choose("plan:emilia", "outside", "plan:marin", "rest", "plan:marko", "rest", "newcomer-accept")
    assert (lab.state.stage, "plan:katia" in lab.options) == (2, True)


@pytest.mark.rule("M-CARD-39")
@pytest.mark.parametrize("card", NEWCOMERS)
def test_turning_a_newcomer_away_weighs_on_everybody_at_home(card: str) -> None:
    lab = visit(card).next("6").choose("newcomer-refuse")
    assert (miseries(lab), lab.state.visitors_discard) == ([0, 0, 1], [card])
    assert len(lab.state.group) == 3


@pytest.mark.rule("M-CARD-39", "M-SETUP-30")
def test_with_four_characters_a_newcomer_moves_on_and_may_be_fed() -> None:
    lab = visit("newcomer-hungry", recruits=("katia",), storage={"vegetable": 1}, states=SAD)
    assert lab.options == ["newcomer-feed:vegetable", "newcomer-let-go"]
    lab.choose("newcomer-feed:vegetable", "person:marko")
    assert (miseries(lab), lab.storage, len(lab.state.group)) == ([1, 1, 0, 0], {}, 4)
    assert (lab.state.visitors_discard, lab.happened("empathy-rolled")) == (["newcomer-hungry"], False)


@pytest.mark.rule("M-CARD-39", "M-DEATH-12")
def test_with_no_character_card_left_nobody_can_join() -> None:
    lab = mine_lab(people=TRIO, tops={"visitors": ["newcomer-hungry"]}, next=["5"])
    s = lab.state
    s.characters.layers = []
    lab.choose("plan:emilia", "outside", "resolve")
    assert (lab.happened("newcomer-moved-on"), len(s.group)) == (True, 3)


# --- Traders and the Gossip ---------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-39", "M-TRADE-01")
@pytest.mark.parametrize(
    ("card", "trader", "fee"), [("barterer", "barterer", 1), ("barterer-with-a-cart", "cart", 3)]
)
def test_the_barterers_trade_once_or_are_sent_away(card: str, trader: str, fee: int) -> None:
    lab = visit(card, storage={"sugar": 2})
    assert lab.options == [f"trade-begin:{trader}:{fee}", f"no-trade:{trader}"]
    lab.choose(f"no-trade:{trader}")
    assert (lab.storage, lab.state.visitors_discard, lab.asked) == ({"sugar": 2}, [card], "plan")


@pytest.mark.rule("M-CARD-39")
@pytest.mark.parametrize("gift", ["cigarette", "coffee"])
def test_the_gossip_talks_for_a_cigarette_or_a_coffee(gift: str) -> None:
    lab = visit("gossip", storage={gift: 1}).choose(f"gossip-pay:{gift}")
    news = ["gossip-place:hotel", "gossip-place:ruined-villa", "gossip-place:garage"]
    assert (lab.storage, lab.options) == ({}, ["gossip-events", "gossip-raid", *news])


@pytest.mark.rule("M-CARD-39")
@pytest.mark.parametrize(("result", "talks"), [("5", False), ("6", True)])
def test_the_gossip_may_talk_for_nothing(result: str, talks: bool) -> None:
    lab = visit("gossip", result, storage={"coffee": 1}).choose("gossip-roll")
    assert (lab.asked == "visitor-news", lab.storage) == (talks, {"coffee": 1})


@pytest.mark.rule("M-CARD-39")
def test_the_gossip_knows_the_next_two_events() -> None:
    tops = {"events": ["hard-frost", "airdrop"]}
    lab = visit("gossip", storage={"coffee": 1}, tops=tops).choose("gossip-pay:coffee", "gossip-events")
    (seen,) = (e for e in lab.events() if isinstance(e, EventsSeen))
    assert seen.cards == ("card:hard-frost", "card:airdrop")
    assert lab.state.events.layers[:2] == ["hard-frost", "airdrop"]
    assert lab.state.visitors_discard == ["gossip"]


@pytest.mark.rule("M-CARD-39")
@pytest.mark.parametrize("below", [False, True])
def test_the_gossip_knows_the_next_raid_which_may_be_put_at_the_bottom(below: bool) -> None:
    tops = {"raids": ["burglars"]}
    lab = visit("gossip", storage={"coffee": 1}, tops=tops).choose("gossip-pay:coffee", "gossip-raid")
    assert lab.options == ["gossip-raid-leave:burglars", "gossip-raid-below:burglars"]
    lab.choose(lab.options[below])
    assert lab.state.raids.layers[-1 if below else 0] == "burglars"


@pytest.mark.rule("M-CARD-39", "M-LOC-03")
def test_the_gossip_knows_another_place() -> None:
    tops = {"locations": ["church"]}
    lab = visit("gossip", storage={"coffee": 1}, tops=tops)
    lab.choose("gossip-pay:coffee", "gossip-place:ruined-villa")
    assert lab.state.locations == ["hotel", "garage", "church"]


# --- The Doctor ---------------------------------------------------------------------------------------

HURT = {"emilia": {"wounds": 2, "illness": 1}, "marko": {"illness": 2}}


@pytest.mark.rule("M-CARD-39")
def test_the_doctor_treats_each_character_once_for_tokens_worth_eight() -> None:
    lab = visit("doctor", storage={"knife": 2}, states=HURT)
    treats = ["doctor-treat:emilia:wounds:2", "doctor-treat:emilia:illness:1", "doctor-treat:marko:illness:2"]
    assert lab.options == [*treats, "doctor-trade", "doctor-go"]
    lab.choose("doctor-treat:emilia:wounds:2")
    assert (lab.level("emilia", "wounds"), lab.storage) == (1, {"knife": 1})
    assert lab.options == ["doctor-treat:marko:illness:2", "doctor-trade", "doctor-go"]
    lab.choose("doctor-treat:marko:illness:2", "doctor-go")
    assert (lab.level("marko", "illness"), lab.storage) == (1, {})


@pytest.mark.rule("M-CARD-39")
def test_the_doctor_is_paid_first() -> None:
    assert visit("doctor", storage={"vegetable": 1}, states=HURT).options == ["doctor-trade", "doctor-go"]


@pytest.mark.rule("M-CARD-39", "M-TRADE-01", "M-DAY-06")
def test_the_doctor_trades_once_beside_the_treatment() -> None:
    lab = visit("doctor", storage={"jewelry": 1, "knife": 1}, states=HURT)
    lab.choose("doctor-trade", "trade-buy:bandages:10")
    assert (lab.storage, lab.state.products) == ({"knife": 1}, {"bandages": 1})
    assert "doctor-trade" not in lab.options
    assert "doctor-treat:emilia:wounds:2" in lab.options


@pytest.mark.rule("M-CARD-39")
@pytest.mark.parametrize("gift", ["meds", "herbal-meds", "bandages"])
def test_medicine_for_the_ward_comforts_two(gift: str) -> None:
    lab = visit("doctor", storage={gift: 1}, states=SAD).choose(f"doctor-ward:{gift}", "person:emilia")
    assert lab.options == ["person:marin", "person:marko"]
    lab.choose("person:marko")
    assert (miseries(lab), lab.storage, lab.state.visitors_discard) == ([0, 1, 0], {}, ["doctor"])


# --- Children, Soldier, Neighbour, Queue --------------------------------------------------------------


@pytest.mark.rule("M-CARD-39")
@pytest.mark.parametrize("food", ["canned-food", "raw-food", "vegetable"])
def test_something_to_eat_for_the_children_comforts_one(food: str) -> None:
    lab = visit("children-at-the-door", storage={food: 1}, states=SAD)
    lab.choose(f"children-feed:{food}", "person:marko")
    assert (miseries(lab), lab.storage) == ([1, 1, 0], {})
    assert lab.state.visitors_discard == ["children-at-the-door"]


@pytest.mark.rule("M-CARD-39")
@pytest.mark.parametrize(
    ("storage", "answers"),
    [
        ({"canned-food": 1}, ["children-feed-can"]),
        ({"vegetable": 2}, ["children-feed-two"]),
        ({"vegetable": 1, "raw-food": 1}, ["children-feed-two", "good:raw-food"]),
    ],
)
def test_enough_to_eat_comforts_two_and_the_children_do_not_come_back(
    storage: Goods, answers: list[str]
) -> None:
    lab = visit("children-at-the-door", storage=storage, states=SAD)
    lab.choose(*answers, "person:emilia", "person:marin")
    assert (miseries(lab), lab.storage) == ([0, 0, 1], {})
    assert "children-at-the-door" in lab.state.waste_cards


@pytest.mark.rule("M-CARD-39")
def test_a_closed_door_weighs() -> None:
    lab = visit("children-at-the-door", "5", storage={"vegetable": 1})
    assert lab.options == ["children-feed:vegetable", "children-close"]
    assert miseries(lab.choose("children-close")) == [1, 1, 1]
    assert lab.storage == {"vegetable": 1}


@pytest.mark.rule("M-CARD-39")
@pytest.mark.parametrize("gift", ["moonshine*1", "pure-alcohol*1", "cigarette*2"])
def test_a_soldier_who_was_treated_watches_the_door_tonight(gift: str) -> None:
    good, _, n = gift.partition("*")
    lab = visit("soldier-off-duty", storage={good: int(n)}).choose(f"soldier-bribe:{gift}")
    assert (lab.state.soldier, lab.storage) == (True, {})


@pytest.mark.rule("M-CARD-39")
def test_one_cigarette_is_not_enough_for_the_soldier() -> None:
    lab = visit("soldier-off-duty", storage={"cigarette": 1, "raw-food": 1})
    assert lab.options == ["soldier-feed:raw-food", "soldier-refuse"]


@pytest.mark.rule("M-CARD-39")
@pytest.mark.parametrize(("food", "ammo"), [("raw-food", 2), ("canned-food", 2), ("raw-food", 1)])
def test_a_soldier_leaves_ammo_for_food(food: str, ammo: int) -> None:
    lab = visit("soldier-off-duty", storage={food: 1}, box={"ammo": ammo}).choose(f"soldier-feed:{food}")
    assert (lab.storage, lab.state.soldier) == ({"ammo": ammo}, False)


@pytest.mark.rule("M-CARD-39")
@pytest.mark.parametrize(("result", "takes"), [("4", True), ("5", False)])
def test_a_soldier_who_is_refused_may_take_the_dearest_red_token(result: str, takes: bool) -> None:
    storage = {"jewelry": 1, "pistol": 1, "ammo": 2, "raw-food": 1}
    lab = visit("soldier-off-duty", result, storage=storage).choose("soldier-refuse")
    assert (lab.storage == storage, lab.storage.get("pistol", 0)) == (not takes, 0 if takes else 1)


@pytest.mark.rule("M-CARD-39")
def test_of_equally_dear_weapons_the_leader_chooses() -> None:
    storage = {"shotgun": 1, "assault-rifle": 1, "raw-food": 1}
    lab = visit("soldier-off-duty", "1", storage=storage).choose("soldier-refuse")
    assert lab.options == ["good:assault-rifle", "good:shotgun"]
    assert lab.choose("good:shotgun").storage == {"assault-rifle": 1, "raw-food": 1}


@pytest.mark.rule("M-CARD-39")
def test_a_soldier_finds_nothing_red() -> None:
    lab = visit("soldier-off-duty", "1", storage={"jewelry": 1, "raw-food": 1}).choose("soldier-refuse")
    assert lab.storage == {"jewelry": 1, "raw-food": 1}


@pytest.mark.rule("M-CARD-39")
def test_who_digs_for_the_neighbour_does_nothing_else_today() -> None:
    lab = visit("neighbour-in-mourning", states=SAD).choose("mourning-dig", "person:marin")
    assert (lab.storage, miseries(lab)) == ({"vegetable": 1, "herb": 1}, [1, 0, 1])
    assert (lab.state.stage, "plan:emilia" in lab.options) == (2, False)
    assert lab.refusals()["plan/emilia"] == "M-CARD-39"


@pytest.mark.rule("M-CARD-39")
def test_two_wood_are_a_gift_for_the_neighbour() -> None:
    lab = visit("neighbour-in-mourning", storage={"wood": 3}, states=SAD)
    assert lab.options == ["mourning-dig", "mourning-wood", "mourning-refuse"]
    lab.choose("mourning-wood", "person:emilia")
    assert (lab.storage, miseries(lab), lab.person("emilia").busy) == ({"wood": 1}, [0, 1, 1], False)
    assert "mourning-wood" not in visit("neighbour-in-mourning", storage={"wood": 1}).options


@pytest.mark.rule("M-CARD-39")
@pytest.mark.parametrize(("result", "after"), [("3", [0, 0, 1]), ("4", [0, 0, 0])])
def test_refusing_the_neighbour_may_stay_with_the_one_who_feels_most(result: str, after: list[int]) -> None:
    assert miseries(visit("neighbour-in-mourning", result).choose("mourning-refuse")) == after


@pytest.mark.rule("M-CARD-39")
def test_the_leader_breaks_a_tie_of_empathy() -> None:
    lab = visit("neighbour-in-mourning", "1", people=("emilia", "marin", "bruno"))
    lab.choose("mourning-refuse")
    assert lab.options == ["person:emilia", "person:marin"]


@pytest.mark.rule("M-CARD-39")
@pytest.mark.parametrize(
    ("result", "water", "wounds"), [("2", 1, 1), ("3", 2, 0), ("7", 2, 0), ("8", 3, 0), ("10", 3, 0)]
)
def test_the_queue_gives_water_for_the_day_at_some_risk(result: str, water: int, wounds: int) -> None:
    lab = visit("queue-for-water", result).choose("queue-up")
    (told,) = (e for e in lab.events() if isinstance(e, QueueRolled))
    assert (lab.storage, lab.level("emilia", "wounds"), told.water) == ({"water": water}, wounds, water)
    assert "plan:emilia" not in lab.options


@pytest.mark.rule("M-CARD-39", "M-TOKEN-04")
def test_the_queue_gives_no_more_water_than_there_is() -> None:
    assert visit("queue-for-water", "9", box={"water": 1}).choose("queue-up").storage == {"water": 1}


@pytest.mark.rule("M-CARD-39")
def test_nobody_need_queue() -> None:
    lab = visit("queue-for-water")
    assert lab.options == ["queue-up", "queue-stay-in"]
    lab.choose("queue-stay-in")
    assert (lab.storage, lab.person("emilia").busy) == ({}, False)


# --- Reality Impact -----------------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-28", "M-CARD-39")
def test_a_reality_impact_at_the_door_opens_the_book_and_is_shuffled_back() -> None:
    lab = visit("v-impact", active=["hard-frost"])
    assert lab.events("impact-named", "impact-empty")
    assert (lab.state.visitor, lab.state.visitors_discard, len(lab.state.visitors)) == ("", [], 12)


@pytest.mark.rule("M-CARD-39")
def test_every_visitor_can_be_met_and_leaves_again() -> None:
    for card in [card.id for card in DECK]:
        lab = visit(card, storage={"sugar": 2})
        while lab.state.visitor:
            lab.choose(lab.options[-1])
        assert lab.state.phase == "day"
        assert card in lab.state.visitors_discard or card == "v-impact"
        conserved(lab.state)


# --- Why not ------------------------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-39")
@pytest.mark.parametrize(
    ("card", "laid", "refused"),
    [
        ("gossip", {"storage": {"coffee": 1}}, {"gossip-pay/cigarette"}),
        ("children-at-the-door", {"storage": {"vegetable": 1}}, {"children-feed-can/", "children-feed-two/"}),
        ("soldier-off-duty", {"storage": {"cigarette": 1, "raw-food": 1}}, {"soldier-bribe/cigarette*2"}),
        ("neighbour-in-mourning", {"storage": {"wood": 1}}, {"mourning-wood/"}),
        ("doctor", {"states": {"marko": {"wounds": 1}}}, {"doctor-treat/wounds", "doctor-ward/meds"}),
    ],
)
def test_what_cannot_be_done_about_a_visitor_says_why(
    card: str, laid: dict[str, Any], refused: set[str]
) -> None:
    lab = visit(card, **laid)
    assert refused <= set(lab.refusals())


@pytest.mark.rule("M-CARD-39")
def test_a_gift_to_the_ward_is_ruled_out_by_a_treatment() -> None:
    lab = visit("doctor", storage={"jewelry": 1, "meds": 1}, states={"marko": {"wounds": 1}})
    lab.choose("doctor-treat:marko:wounds:1", "pay:jewelry:10")
    assert "doctor-ward:meds" not in lab.options
    assert {r.why.id for r in lab.table.refused() if r.what.id == "option-doctor-ward"} == {"refused-ward"}


@pytest.mark.rule("M-SETUP-30")
def test_with_a_full_house_taking_somebody_in_is_refused_with_the_reason() -> None:
    lab = visit("newcomer-hungry", recruits=["katia"], storage={"raw-food": 1})
    assert lab.refusals()["newcomer-accept/"] == "M-SETUP-30"
