"""Tokens, resources, the box and the Waste bag (M-TOKEN)."""

from __future__ import annotations

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.games.mine.cards.dice import ENEMIES
from tilldawn.games.mine.combat.fight import fight
from tilldawn.games.mine.goods import BOX, GOOD, GOODS, RESOURCES, TOKENS, Goods, ordered, weight
from tilldawn.testing.mine import Lab, conserved, mine_lab

AWAY = {"marko": "scavenging", "emilia": "guard", "marin": "floor"}

RED = {
    "assault-rifle": (2, 20, 2),
    "shotgun": (2, 20, 2),
    "pistol": (2, 16, 1),
    "hatchet": (2, 12, 1),
    "knife": (3, 8, 1),
    "broken-assault-rifle": (1, 8, 2),
    "broken-shotgun": (1, 8, 2),
    "broken-pistol": (1, 5, 1),
    "weapon-part": (4, 2, 1),
    "shell": (3, 1, 0),
    "ammo": (9, 3, 0),
}
GREEN = {
    "canned-food": (3, 15, 1),
    "raw-food": (6, 10, 1),
    "vegetable": (6, 5, 0),
    "pure-alcohol": (3, 10, 1),
    "moonshine": (3, 3, 1),
    "cigarette": (6, 1, 0),
    "coffee": (3, 1, 0),
    "sugar": (3, 3, 1),
}
GREY = {
    "sawblade": (1, 5, 0),
    "shovel": (2, 6, 1),
    "lockpick": (2, 5, 0),
    "guitar": (1, 10, 2),
    "broken-guitar": (1, 3, 1),
    "book": (3, 1, 0),
    "electrical-part": (4, 3, 1),
    "mechanical-part": (4, 2, 1),
    "jewelry": (2, 10, 0),
    "filter": (3, 1, 1),
}
YELLOW = {
    "meds": (3, 10, 0),
    "bandages": (3, 10, 0),
    "herbal-meds": (3, 6, 0),
    "chems": (6, 1, 0),
    "herb": (3, 1, 0),
}
RESOURCE = {"water": (6, 0, 1), "wood": (12, 0, 1), "component": (14, 0, 1)}
"""Count in the box, value and weight (facts 2)."""


def of_kind(kind: str) -> dict[str, tuple[int, int, int]]:
    return {
        good.id: (good.count, good.value, good.weight)
        for good in GOODS
        if good.kind == kind and not good.written
    }


def homeless(pile: dict[str, int]) -> Lab:
    """Marko, alone on his way, has met the Homeless."""
    lab = mine_lab(
        at="explore", tasks=AWAY, pile=pile, unknown=["x-pantry"], tops={"residents": ["homeless"]}
    )
    lab.choose(*[id for id in lab.options if id.startswith("turn-up")])
    return lab.next("1").choose("noise:1")


# --- Kinds, counts, values, weights -------------------------------------------------------------------


@pytest.mark.rule("M-TOKEN-06")
def test_the_red_tokens() -> None:
    assert of_kind("red") == RED


@pytest.mark.rule("M-TOKEN-07")
def test_the_green_tokens() -> None:
    assert of_kind("green") == GREEN


@pytest.mark.rule("M-TOKEN-08")
def test_the_grey_tokens() -> None:
    assert of_kind("grey") == GREY


@pytest.mark.rule("M-TOKEN-09")
def test_the_yellow_tokens() -> None:
    assert of_kind("yellow") == YELLOW


@pytest.mark.rule("M-TOKEN-06", "M-TOKEN-07", "M-TOKEN-08", "M-TOKEN-09")
def test_the_box_holds_104_tokens_in_34_kinds() -> None:
    assert len(TOKENS) == 34
    assert sum(BOX[good] for good in TOKENS) == 104


@pytest.mark.rule("M-TOKEN-01")
def test_resources_are_pieces_and_no_tokens() -> None:
    assert of_kind("resource") == RESOURCE
    assert set(RESOURCES) == {"water", "wood", "component"}
    assert not set(RESOURCES) & set(TOKENS)


@pytest.mark.rule("M-TOKEN-01")
def test_nothing_paid_in_tokens_is_paid_with_resources() -> None:
    lab = homeless({"water": 5, "wood": 5, "component": 5})
    assert lab.options == ["walk-on", "fight:homeless"]
    lab = homeless({"water": 5, "vegetable": 1, "meds": 1}).choose("give-gift:5")
    assert lab.options == ["pay:vegetable:5", "pay:meds:10"]


@pytest.mark.rule("M-TOKEN-01")
@pytest.mark.parametrize(("storage", "treated"), [({"jewelry": 1}, True), ({}, False)])
def test_a_house_full_of_resources_holds_no_token_to_pay_with(storage: Goods, treated: bool) -> None:
    lab = mine_lab(
        storage={"water": 6, "wood": 12, "component": 14, "moonshine": 1, **storage},
        states={"marko": {"wounds": 1}},
        tops={"visitors": ["doctor"]},
        next=["7"],
    )
    lab.choose("plan:emilia", "outside", "resolve")
    assert ("doctor-treat:marko:wounds:1" in lab.options) == treated
    if treated:
        assert lab.choose("doctor-treat:marko:wounds:1").options == ["pay:moonshine:3", "pay:jewelry:10"]


@pytest.mark.rule("M-TOKEN-10")
def test_a_gift_of_green_or_yellow_tokens_is_not_paid_with_grey_or_red_ones() -> None:
    lab = homeless({"jewelry": 2, "knife": 1, "cigarette": 4})
    assert "give-gift:5" not in lab.options
    lab = homeless({"jewelry": 2, "knife": 1, "cigarette": 4, "herb": 1}).choose("give-gift:5")
    assert lab.options == ["pay:cigarette:1", "pay:herb:1"]
    with pytest.raises(IllegalAnswer):
        lab.choose("pay:jewelry:10")


@pytest.mark.rule("M-TOKEN-12")
def test_every_token_has_a_value_and_resources_have_none() -> None:
    assert all(GOOD[token].value > 0 for token in TOKENS)
    assert all(GOOD[good].value == 0 for good in RESOURCES)


@pytest.mark.rule("M-TOKEN-12")
def test_the_value_counts_where_something_is_lost_by_value() -> None:
    lab = mine_lab(
        at="raid",
        tasks={"emilia": "guard"},
        storage={"knife": 1, "canned-food": 1, "jewelry": 1, "cigarette": 3, "wood": 3, "meds": 1},
        tops={"raids": ["burglars"]},
        next=["blank"],
    )
    lab.choose("guard-bare:emilia")
    lab.choose(*[id for id in lab.options if id.startswith("raid-split")][:1])
    gone = {good for good in ("canned-food", "jewelry", "meds", "knife") if good not in lab.storage}
    assert gone == {"canned-food", "jewelry", "meds", "knife"}
    assert (lab.storage["cigarette"], lab.storage["wood"]) == (3, 3)


@pytest.mark.rule("M-TOKEN-13")
def test_tokens_without_a_weight_never_limit_the_load() -> None:
    pile = {"ammo": 9, "cigarette": 6, "book": 3, "chems": 6, "vegetable": 6}
    assert weight(pile) == 0
    lab = mine_lab(at="choose-findings", tasks=AWAY, pile=pile)
    assert "go-home:0:5" in lab.options


@pytest.mark.rule("M-TOKEN-13")
@pytest.mark.parametrize(
    ("pile", "home"), [({"guitar": 1, "shotgun": 1, "knife": 1}, True), ({"shovel": 2, "raw-food": 4}, False)]
)
def test_the_load_is_weighed_on_the_way_home(pile: dict[str, int], home: bool) -> None:
    lab = mine_lab(at="choose-findings", tasks=AWAY, pile=pile)
    assert any(id.startswith("go-home") for id in lab.options) == home


@pytest.mark.rule("M-TOKEN-14")
@pytest.mark.parametrize("good", ["water", "wood", "component"])
def test_every_resource_weighs_1(good: str) -> None:
    assert weight({good: 5}) == 5
    assert "go-home:5:5" in mine_lab(at="choose-findings", tasks=AWAY, pile={good: 5}).options
    heavy = mine_lab(at="choose-findings", tasks=AWAY, pile={good: 6, "ammo": 1})
    assert heavy.options == [f"leave-good:{left}" for left in ordered({good: 6, "ammo": 1})]


# --- The box and the Waste bag ------------------------------------------------------------------------


@pytest.mark.rule("M-TOKEN-02")
def test_what_is_discarded_can_be_found_again() -> None:
    lab = mine_lab(
        at="morning",
        storage={"raw-food": 6},
        cleared=["c6"],
        tops={"events": ["rat-infestation"]},
        next=["furniture-1"],
    )
    assert (lab.storage["raw-food"], lab.box["raw-food"]) == (4, 2)
    lab.choose("plan:marko", "clear:c7:furniture", "resolve")
    assert (lab.storage["raw-food"], lab.box["raw-food"]) == (5, 1)


@pytest.mark.rule("M-TOKEN-03")
def test_what_is_removed_never_comes_back() -> None:
    lab = mine_lab(
        at="morning",
        storage={"raw-food": 4},
        cleared=["c6"],
        tops={"events": ["food-shortage"]},
        next=["furniture-1"],
    )
    assert lab.state.waste == {"raw-food": 2, "canned-food": 1}
    assert "raw-food" not in lab.box
    lab.choose("plan:marko", "clear:c7:furniture", "resolve")
    assert lab.storage["raw-food"] == 4
    conserved(lab.state)


@pytest.mark.rule("M-TOKEN-03")
def test_the_card_of_a_character_who_is_lost_is_out_of_the_campaign() -> None:
    lab = mine_lab(states={"marko": {"wounds": 2}}, next=["1", "wounds-3"])
    lab.choose("plan:marko", "outside", "resolve")
    assert "marko" in lab.state.waste_cards
    assert "marko" not in lab.state.unseen["characters"]
    conserved(lab.state)


@pytest.mark.rule("M-TOKEN-04")
def test_nothing_is_found_that_the_box_does_not_hold() -> None:
    lab = mine_lab(box={"wood": 0, "component": 0}, next=["heap-1"])
    lab.choose("plan:marko", "clear:b5:heap", "resolve")
    assert lab.storage == {}
    assert [event.goods for event in lab.events("goods-missing")] == [("count:wood*2", "count:component*2")]
    assert not lab.happened("goods-gained")


@pytest.mark.rule("M-TOKEN-04")
def test_nothing_is_bought_that_the_box_does_not_hold() -> None:
    storage = {"jewelry": 2, "cigarette": 1}
    for box, there in (({}, True), ({"raw-food": 0}, False)):
        lab = mine_lab(storage=storage, box=box, tops={"visitors": ["barterer"]}, next=["5"])
        lab.choose("plan:marko", "outside", "resolve", "trade-begin:barterer:1", "pay:cigarette:1")
        assert ("trade-buy:raw-food:10" in lab.options) == there


@pytest.mark.rule("M-TOKEN-05")
def test_the_group_gets_what_is_there_and_the_rest_is_lost() -> None:
    lab = mine_lab(box={"wood": 1}, next=["heap-1"]).choose("plan:marko", "clear:b5:heap", "resolve")
    assert lab.storage == {"wood": 1, "component": 2}
    assert [event.goods for event in lab.events("goods-missing")] == [("count:wood*1",)]


@pytest.mark.rule("M-TOKEN-11")
def test_there_are_six_water_wherever_they_are() -> None:
    lab = mine_lab(at="dusk", storage={"water": 4}, wait=["rainwater-collector"])
    lab.choose("give-water:marko")
    assert (lab.storage["water"], lab.box["water"]) == (3, 3)
    lab = mine_lab(
        at="fate",
        storage={"water": 4},
        fittings={"c5": "rainwater-collector"},
        wait=["rainwater-collector"],
        tops={"fate": ["long-night"]},
        next=["10"],
    )
    assert (lab.storage["water"], lab.box.get("water", 0)) == (6, 0)
    assert [event.goods for event in lab.events("goods-missing")] == [("count:water*2",)]


# --- Tokens with a meaning of their own ---------------------------------------------------------------


@pytest.mark.rule("M-TOKEN-15")
@pytest.mark.parametrize(
    ("good", "illness", "left"), [("meds", 0, {}), ("herbal-meds", 3, {"herbal-meds": 1})]
)
def test_herbal_meds_are_no_meds(good: str, illness: int, left: dict[str, int]) -> None:
    lab = mine_lab(
        at="fate", states={"marko": {"illness": 2}}, medicine={"marko": {good: 1}}, tops={"fate": ["fever"]}
    )
    assert lab.level("marko", "illness") == illness
    assert lab.person("marko").medicine == left


@pytest.mark.rule("M-TOKEN-15")
@pytest.mark.parametrize(("good", "illness"), [("meds", 3), ("herbal-meds", 1)])
def test_meds_are_no_herbal_meds(good: str, illness: int) -> None:
    tops = {"fate": ["grandmothers-tea"]}
    lab = mine_lab(at="fate", states={"marko": {"illness": 2}}, medicine={"marko": {good: 1}}, tops=tops)
    assert lab.level("marko", "illness") == illness


@pytest.mark.rule("M-TOKEN-18")
@pytest.mark.parametrize("holes", [[], [2], [1, 3], [1, 2, 3]])
def test_every_board_up_takes_1_off_a_raid(holes: list[int]) -> None:
    lab = mine_lab(
        at="raid",
        tasks={"emilia": "guard"},
        storage={"wood": 5},
        board_ups=holes,
        tops={"raids": ["prowlers"]},
        next=["blank"],
    )
    assert lab.storage["wood"] == 2 + len(holes)


@pytest.mark.rule("M-TOKEN-18")
@pytest.mark.parametrize(("holes", "ill"), [([], 3), ([1], 1), ([1, 2], 1), ([1, 2, 3], 0)])
def test_every_board_up_keeps_1_cold_out(holes: list[int], ill: int) -> None:
    lab = mine_lab(at="fate", cold=3, board_ups=holes, tops={"fate": ["draught"]})
    lab.choose(*["person:marko"] * (lab.asked == "chilled"))
    assert sum(p.illness for p in lab.state.group) == ill
    assert lab.state.cold == 3


@pytest.mark.rule("M-TOKEN-19")
def test_board_ups_are_made_at_the_workshop_only() -> None:
    goods = {"component": 10, "wood": 10, "mechanical-part": 4, "electrical-part": 4, "shovel": 2}
    every = ["radio", "metal-workshop", "simple-heater"]
    lab = mine_lab(storage=goods, fittings=dict(zip(["b4", "c4", "c5"], every, strict=True)))
    lab.choose("plan:marko")
    assert not [id for id in lab.options if "board-up" in id]
    lab = mine_lab(storage={"component": 1, "wood": 4}, fittings={"c5": "workshop"})
    lab.choose("plan:marko", "use:workshop:board-up", "hole:2", "resolve")
    assert (lab.state.board_ups, lab.storage) == ([2], {})


@pytest.mark.rule("M-TOKEN-20")
def test_cold_stays_until_a_heater_takes_it() -> None:
    lab = mine_lab(
        at="morning", tops={"events": ["hard-frost"]}, storage={"wood": 4}, fittings={"c5": "simple-heater"}
    )
    assert lab.state.cold == 3
    lab.choose("plan:marko", "use:simple-heater:heat", "times:2", "resolve")
    assert (lab.state.cold, lab.storage) == (1, {})
    assert [(e.cold, e.total) for e in lab.events("cold-removed")] == [(2, 1)]


@pytest.mark.rule("M-TOKEN-21")
def test_one_status_token_marks_the_progress() -> None:
    lab = mine_lab(objective="fuel-for-the-winter", storage={"wood": 2, "book": 1})
    lab.choose("pay-in:wood:1", "pay-in:book:1")
    assert lab.state.progress == 2


@pytest.mark.rule("M-TOKEN-22")
def test_the_enemy_tokens() -> None:
    letters = "".join(token.letter for token in ENEMIES)
    assert (letters.count("a"), letters.count("b"), letters.count("c")) == (4, 3, 2)
    assert [token.prowess for token in ENEMIES] == [0, 0, 0, 1, 0, 1, 1, 0, 2]


@pytest.mark.rule("M-TOKEN-22")
def test_enemies_are_drawn_blind_and_show_letter_and_prowess() -> None:
    lab = mine_lab(at="explore", tasks=AWAY, play=lambda g: fight(g, "thugs-3"), next=["1", "c2", "a4"])
    drawn = [weights for weights in lab.chance.seen if "a1" in weights]
    assert [len(weights) for weights in drawn] == [9, 8]
    assert set(drawn[0].values()) == {1}
    assert [(e.letter, e.prowess) for e in lab.events("foe-drawn")] == [("C", 2), ("A", 1)]


@pytest.mark.rule("M-TOKEN-23")
def test_the_colour_of_somebody_lost_is_free_again() -> None:
    lab = mine_lab(
        recruits=["bruno"],
        states={"marko": {"wounds": 2}},
        tops={"visitors": ["newcomer-wounded"], "characters": ["anton"]},
        next=["1", "wounds-3", "5"],
    )
    colour = lab.person("marko").colour
    lab.choose("plan:marko", "outside", "resolve", "plan:emilia", "outside", "resolve", "newcomer-accept")
    assert lab.person("anton").colour == colour
    assert len({p.colour for p in lab.state.group}) == 4


@pytest.mark.rule("M-TOKEN-24")
@pytest.mark.parametrize("weapon", ["broken-pistol", "broken-shotgun", "broken-assault-rifle"])
def test_nobody_fights_with_a_broken_weapon(weapon: str) -> None:
    out = mine_lab(
        at="explore", tasks=AWAY, pile={weapon: 1, "knife": 1}, play=lambda g: fight(g, "thugs-3"), next=["1"]
    )
    assert out.options == ["fight-arm:marko:knife", "fight-bare:marko"]
    home = mine_lab(at="raid", tasks={"marko": "guard"}, storage={weapon: 1, "knife": 1})
    assert home.options == ["guard-bare:marko", "guard-arm:marko:knife"]
    for lab, id in ((out, f"fight-arm:marko:{weapon}"), (home, f"guard-arm:marko:{weapon}")):
        with pytest.raises(IllegalAnswer):
            lab.choose(id)


@pytest.mark.rule("M-TOKEN-25")
def test_a_shell_is_no_ammo() -> None:
    lab = mine_lab(
        at="raid",
        tasks={"emilia": "guard"},
        storage={"pistol": 1, "shell": 3},
        tops={"raids": ["prowlers"]},
        next=["blank"],
    )
    lab.choose("guard-arm:emilia:pistol")
    assert [event.die for event in lab.events("guard-rolled")] == ["grey"]
    loaded = mine_lab(at="raid", tasks={"emilia": "guard"}, storage={"pistol": 1, "ammo": 1})
    loaded.choose("guard-arm:emilia:pistol")
    assert loaded.options == ["guard-ammo:emilia:0", "guard-ammo:emilia:1"]
