"""Fittings (M-FIT): crafting them, where they stand, and every action of the twenty cards."""

from __future__ import annotations

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.engine.text import Catalog
from tilldawn.games.mine.cards.fittings import FITTING
from tilldawn.games.mine.game import GAME
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.house.board import BASIC
from tilldawn.games.mine.house.rooms import guard_bonus, take_down, works
from tilldawn.games.mine.public import naming
from tilldawn.games.mine.public.view import look
from tilldawn.testing.mine import Lab, conserved, mine_lab

ALONE = ("marko",)


def parts(component: int, wood: int = 0, mechanical: int = 0, electrical: int = 0) -> Goods:
    """Components, Wood, Mechanical and Electrical Parts."""
    names = ("component", "wood", "mechanical-part", "electrical-part")
    counts = (component, wood, mechanical, electrical)
    return {name: n for name, n in zip(names, counts, strict=True) if n}


RECIPES = {
    "bed-1": parts(3, 4),
    "bed-2": parts(3, 4),
    "chair": parts(1, 2),
    "reinforced-door": parts(3, 5, 1, 1),
    "herbal-garden": parts(4, 4, 1),
    "vegetable-garden": parts(2, 2, 2, 2),
    "herbal-workshop": parts(4, 2, 2, 2),
    "simple-heater": parts(5, 3),
    "efficient-heater": parts(3, 0, 2, 1),
    "radio": parts(3, 0, 2, 2),
    "rainwater-collector": parts(5, 2, 1),
    "moonshine-still": parts(2, 2, 1),
    "alcohol-still": parts(3, 3, 1, 2),
    "crude-stove": parts(5, 3, 2),
    "cooking-stove": parts(5, 5, 2),
    "deadfall-trap": parts(5, 2, 2),
    "cage-trap": parts(3, 2, 2),
    "workshop": parts(5, 3, 1),
    "metal-workshop": parts(5, 3),
    "gunsmith-workshop": parts(8, 4, 3),
}
IDEAS = [
    "bed-2",
    "chair",
    "reinforced-door",
    "vegetable-garden",
    "herbal-workshop",
    "efficient-heater",
    "alcohol-still",
    "cooking-stove",
    "cage-trap",
    "gunsmith-workshop",
]
BASE = {
    "vegetable-garden": "herbal-garden",
    "herbal-workshop": "herbal-garden",
    "efficient-heater": "simple-heater",
    "alcohol-still": "moonshine-still",
    "cooking-stove": "crude-stove",
    "cage-trap": "deadfall-trap",
    "gunsmith-workshop": "metal-workshop",
}


def ready_for(card: str, storage: Goods) -> Lab:
    """All that the card needs besides its materials; Marko is being planned."""
    return mine_lab(
        people=ALONE,
        storage=storage,
        thought_of=[card] if card in IDEAS else [],
        fittings={"c4": BASE[card]} if card in BASE else {},
        board_ups=(1, 2, 3) if card == "reinforced-door" else (),
    ).choose("plan:marko")


def at(card: str, storage: Goods, **more: object) -> Lab:
    """Marko is being planned in a Shelter where the card works; an upgrade stands beside its base card."""
    built = {"c4": BASE[card], "c5": card} if card in BASE else {"c5": card}
    lab = mine_lab(people=ALONE, storage=storage, fittings=built, **more)  # type: ignore[arg-type]
    return lab.choose("plan:marko")


# --- Crafting -----------------------------------------------------------------------------------------


@pytest.mark.rule("M-FIT-16", "M-FIT-19", "M-FIT-20", "M-FIT-23", "M-FIT-26", "M-FIT-30", "M-FIT-33")
@pytest.mark.rule("M-FIT-37", "M-FIT-39", "M-FIT-41", "M-FIT-44", "M-FIT-47", "M-FIT-50", "M-FIT-53")
@pytest.mark.rule("M-FIT-56", "M-FIT-58", "M-FIT-61", "M-FIT-63", "M-FIT-69", "M-FIT-75", "M-FIT-03")
@pytest.mark.parametrize(("card", "cost"), RECIPES.items())
def test_a_fitting_is_crafted_with_exactly_what_its_recipe_says(card: str, cost: Goods) -> None:
    lab = ready_for(card, cost).choose(f"craft:{card}")
    if lab.asked == "where":
        lab.choose("space:c5")
    space = "c1" if card == "reinforced-door" else "c5"
    assert (lab.storage, lab.state.fittings[space]) == ({}, card)
    assert card not in lab.state.deck
    conserved(lab.state)


@pytest.mark.rule("M-FIT-16", "M-FIT-19", "M-FIT-20", "M-FIT-23", "M-FIT-26", "M-FIT-30", "M-FIT-33")
@pytest.mark.rule("M-FIT-37", "M-FIT-39", "M-FIT-41", "M-FIT-44", "M-FIT-47", "M-FIT-50", "M-FIT-53")
@pytest.mark.rule("M-FIT-56", "M-FIT-58", "M-FIT-61", "M-FIT-63", "M-FIT-69", "M-FIT-75")
@pytest.mark.parametrize(
    ("card", "missing"), [(card, good) for card, cost in RECIPES.items() for good in cost]
)
def test_one_piece_short_it_cannot_be_crafted(card: str, missing: str) -> None:
    short = {good: n - (good == missing) for good, n in RECIPES[card].items()}
    lab = ready_for(card, {good: n for good, n in short.items() if n})
    assert f"craft:{card}" not in lab.options


@pytest.mark.rule("M-FIT-01")
def test_recipes_are_made_of_components_wood_and_parts() -> None:
    assert {card.id: card.cost for card in FITTING.values() if card.cost} == RECIPES


@pytest.mark.rule("M-FIT-02")
@pytest.mark.parametrize("card", RECIPES)
def test_both_sides_of_a_fitting_can_be_read_at_any_time(card: str) -> None:
    said = GAME.explain(f"card:{card}")
    assert said is not None
    assert said.args["goods"]
    assert said.args["text"] == f"said:{card}"
    view = look(ready_for("bed-1", {}).state)
    assert card in {fitting.id for fitting in view.deck} | set(view.ideas)


@pytest.mark.rule("M-FIT-03")
def test_materials_leave_at_once_and_the_card_appears_after_the_stage() -> None:
    lab = mine_lab(storage={"component": 3, "wood": 4, "book": 1})
    lab.choose("plan:marko", "craft:bed-1", "space:c5")
    assert (lab.storage, lab.state.fittings, lab.asked) == ({"book": 1}, {}, "plan")
    assert "bed-1" in lab.state.deck
    assert lab.choose("resolve").state.fittings == {"c5": "bed-1"}


@pytest.mark.rule("M-FIT-04")
def test_ladder_spaces_and_empty_rooms_take_a_fitting_and_nothing_else_does() -> None:
    lab = ready_for("bed-1", RECIPES["bed-1"]).choose("craft:bed-1")
    assert lab.options == ["space:b4", "space:c4", "space:c5"]
    for space in ("c1", "c2", "c3", "d1", "b5"):
        with pytest.raises(IllegalAnswer):
            lab.choose(f"space:{space}")


@pytest.mark.rule("M-FIT-04")
def test_two_fittings_never_share_a_space() -> None:
    lab = mine_lab(people=ALONE, storage=RECIPES["bed-1"], fittings={"c4": "radio", "b4": "chair"})
    lab.choose("plan:marko", "craft:bed-1")
    assert lab.state.fittings == {"c4": "radio", "b4": "chair", "c5": "bed-1"}


@pytest.mark.rule("M-FIT-05")
def test_only_the_reinforced_door_stands_on_guard() -> None:
    lab = ready_for("reinforced-door", RECIPES["reinforced-door"]).choose("craft:reinforced-door")
    assert lab.state.fittings == {"c1": "reinforced-door"}


@pytest.mark.rule("M-FIT-06")
@pytest.mark.parametrize("card", IDEAS)
def test_an_idea_cannot_be_crafted_until_it_is_in_the_fittings_deck(card: str) -> None:
    lab = mine_lab(
        people=ALONE,
        storage=RECIPES[card],
        fittings={"c4": BASE[card]} if card in BASE else {},
        board_ups=(1, 2, 3),
    )
    lab.choose("plan:marko")
    assert f"craft:{card}" not in lab.options
    other = next(idea for idea in IDEAS if idea != card)
    lab.choose("new-idea", f"think-of:{card}", f"think-of:{other}", "plan:marko")
    assert f"craft:{card}" in lab.options


@pytest.mark.rule("M-FIT-07", "M-FIT-30", "M-FIT-33", "M-FIT-39", "M-FIT-50", "M-FIT-56", "M-FIT-61")
@pytest.mark.rule("M-FIT-75")
@pytest.mark.parametrize(("card", "base"), BASE.items())
def test_an_upgrade_stands_left_or_right_of_its_base_card(card: str, base: str) -> None:
    lab = mine_lab(
        people=ALONE, storage=RECIPES[card], thought_of=[card], fittings={"b5": base}, cleared=["b6"]
    )
    lab.choose("plan:marko", f"craft:{card}")
    assert lab.options == ["space:b4", "space:b6"]


@pytest.mark.rule("M-FIT-07")
@pytest.mark.parametrize(("card", "base"), BASE.items())
def test_above_and_below_is_not_beside(card: str, base: str) -> None:
    lab = mine_lab(
        people=ALONE, storage=RECIPES[card], thought_of=[card], fittings={"c4": base, "c5": "bed-1"}
    )
    assert f"craft:{card}" not in lab.choose("plan:marko").options


@pytest.mark.rule("M-FIT-08")
@pytest.mark.parametrize(("card", "base"), BASE.items())
def test_without_a_free_neighbour_an_upgrade_cannot_be_crafted(card: str, base: str) -> None:
    lab = mine_lab(
        people=ALONE,
        storage=RECIPES[card],
        thought_of=[card],
        fittings={"b5": base, "b4": "bed-1"},
    )
    assert "c4" in {space.id for space in look(lab.state).spaces if space.free}
    assert f"craft:{card}" not in lab.choose("plan:marko").options


@pytest.mark.rule("M-FIT-09")
def test_upgrades_and_their_base_cards_are_marked() -> None:
    assert {card.id: card.next_to for card in FITTING.values() if card.next_to} == BASE


@pytest.mark.rule("M-FIT-09")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_card_of_a_base_says_what_can_be_built_beside_it(lang: str) -> None:
    words = Catalog(lang, "mine", naming.name)

    def said(card: str) -> str:
        told = naming.explain(f"card:{card}")
        assert told is not None
        return words.say(told)

    for card, base in BASE.items():
        assert words.say(naming.name(f"card:{card}")) in said(base)
    assert words.say(naming.name("card:efficient-heater")) not in said("radio")


@pytest.mark.rule("M-FIT-10")
def test_a_hole_between_two_spaces_does_not_part_neighbours() -> None:
    lab = mine_lab(
        people=ALONE,
        storage=RECIPES["cage-trap"],
        thought_of=["cage-trap"],
        fittings={"d3": "deadfall-trap"},
        cleared=["c6", "d4"],
    )
    lab.choose("plan:marko", "craft:cage-trap")
    assert lab.state.fittings["d4"] == "cage-trap"
    assert works(lab.state, "cage-trap")
    assert "d3" not in {space.id for space in look(lab.state).spaces if space.reach}


@pytest.mark.rule("M-FIT-11")
def test_a_new_fitting_is_used_from_the_next_stage_on() -> None:
    lab = mine_lab(storage=RECIPES["bed-1"])
    lab.choose("plan:marko", "craft:bed-1", "space:c5", "plan:emilia")
    assert "use:bed-1:nap" not in lab.options
    lab.choose("rest", "resolve", "plan:emilia")
    assert "use:bed-1:nap" in lab.options


@pytest.mark.rule("M-FIT-14")
@pytest.mark.parametrize("card", ["radio", "workshop", "simple-heater"])
def test_each_fitting_exists_once(card: str) -> None:
    lab = mine_lab(people=ALONE, storage=RECIPES[card], fittings={"c4": card})
    assert f"craft:{card}" not in lab.choose("plan:marko").options


@pytest.mark.rule("M-FIT-14")
def test_two_characters_do_not_craft_the_same_card() -> None:
    lab = mine_lab(storage={"component": 6, "wood": 8})
    lab.choose("plan:marko", "craft:bed-1", "space:c5", "plan:emilia")
    assert "craft:bed-1" not in lab.options


@pytest.mark.rule("M-FIT-14", "M-FIT-19")
def test_there_are_two_beds() -> None:
    lab = mine_lab(people=ALONE, storage=RECIPES["bed-2"], thought_of=["bed-2"], fittings={"c4": "bed-1"})
    assert "craft:bed-2" in lab.choose("plan:marko").options


@pytest.mark.rule("M-FIT-36")
def test_the_herbal_garden_needs_two_free_sides_to_have_both_upgrades() -> None:
    both = {"component": 6, "wood": 4, "mechanical-part": 4, "electrical-part": 4}
    upgrades = ["vegetable-garden", "herbal-workshop"]
    lab = mine_lab(storage=both, thought_of=upgrades, fittings={"b5": "herbal-garden"}, cleared=["b6"])
    lab.choose("plan:marko", "craft:vegetable-garden", "space:b6", "plan:emilia", "craft:herbal-workshop")
    assert lab.choose("resolve").state.fittings["b4"] == "herbal-workshop"
    lab = mine_lab(storage=both, thought_of=upgrades, fittings={"c4": "herbal-garden"})
    lab.choose("plan:marko", "craft:vegetable-garden", "plan:emilia")
    assert "craft:herbal-workshop" not in lab.options


@pytest.mark.rule("M-FIT-69", "M-FIT-75")
def test_neither_metal_workshop_nor_gunsmith_needs_a_workshop() -> None:
    lab = ready_for("metal-workshop", RECIPES["metal-workshop"])
    assert "craft:metal-workshop" in lab.options
    assert "workshop" not in lab.state.fittings.values()
    assert "craft:gunsmith-workshop" in ready_for("gunsmith-workshop", RECIPES["gunsmith-workshop"]).options


@pytest.mark.rule("M-FIT-24")
@pytest.mark.parametrize("board_ups", [(), (1,), (1, 3)])
def test_the_reinforced_door_needs_all_three_board_ups(board_ups: tuple[int, ...]) -> None:
    lab = mine_lab(
        people=ALONE,
        storage=RECIPES["reinforced-door"],
        thought_of=["reinforced-door"],
        board_ups=board_ups,
    )
    assert "craft:reinforced-door" not in lab.choose("plan:marko").options


@pytest.mark.rule("M-FIT-37")
def test_by_agreement_the_simple_heater_is_made_with_water() -> None:
    storage: Goods = {"component": 5, "water": 3}
    assert "craft-water:simple-heater" not in ready_for("simple-heater", storage).options
    lab = mine_lab(people=ALONE, storage=storage, heater_water=True)
    lab.choose("plan:marko", "craft-water:simple-heater", "space:c5")
    assert (lab.storage, lab.state.fittings) == ({}, {"c5": "simple-heater"})
    torn = mine_lab(people=ALONE, fittings={"c5": "simple-heater"}, heater_water=True, advanced=["155"])
    torn.choose("plan:marko")
    assert torn.option("dismantle:simple-heater").text.args["goods"] == ("count:component*5", "count:water*3")
    torn.choose("dismantle:simple-heater")
    assert torn.storage == {"component": 5, "water": 3}
    short = mine_lab(people=ALONE, storage=RECIPES["simple-heater"], heater_water=True)
    assert not {"craft:simple-heater", "craft-water:simple-heater"} & set(short.choose("plan:marko").options)
    assert short.refusals()["craft-water/simple-heater"] == "M-FIT-37"


@pytest.mark.rule("M-FIT-81")
def test_fittings_lost_with_their_floor_can_be_crafted_again_at_full_cost() -> None:
    lab = mine_lab(
        people=ALONE, fittings={"c4": "bed-1", "c5": "rainwater-collector"}, wait=["rainwater-collector"]
    )
    for space in BASIC.floors["c"]:
        if space in lab.state.fittings:
            take_down(lab.state, space)
    assert (lab.state.fittings, lab.storage, lab.state.wait) == ({}, {}, [])
    assert {"bed-1", "rainwater-collector"} <= set(lab.state.deck)
    assert "craft:bed-1" not in lab.choose("plan:marko").options


@pytest.mark.rule("M-FIT-12")
def test_what_one_action_needs_in_storage_cannot_be_spent_by_another_of_the_stage() -> None:
    built = {"b4": "metal-workshop", "b5": "gunsmith-workshop", "c4": "herbal-garden"}
    lab = mine_lab(storage={"shell": 1, "chems": 1, "water": 1}, fittings=built)
    lab.choose("plan:marko", "use:gunsmith-workshop:load-shells", "plan:emilia")
    assert "use:herbal-garden:sow-herbs" not in lab.options
    assert lab.refusals()["use/sow-herbs"] == "M-FIT-12"
    lab = mine_lab(storage={"shell": 1, "chems": 2, "water": 1}, fittings=built)
    lab.choose("plan:marko", "use:gunsmith-workshop:load-shells", "plan:emilia")
    assert "use:herbal-garden:sow-herbs" in lab.options


@pytest.mark.rule("M-FIT-12")
def test_the_order_of_assignment_makes_no_second_use_of_one_piece() -> None:
    built = {"b4": "metal-workshop", "b5": "gunsmith-workshop", "c4": "herbal-garden"}
    lab = mine_lab(storage={"shell": 1, "chems": 1, "water": 1}, fittings=built)
    lab.choose("plan:emilia", "use:herbal-garden:sow-herbs", "plan:marko")
    assert lab.refusals()["use/load-shells"] == "M-FIT-12"


@pytest.mark.rule("M-FIT-81")
def test_a_direct_hit_refunds_nothing() -> None:
    lab = mine_lab(
        at="morning",
        people=ALONE,
        fittings={"c4": "bed-1"},
        tops={"events": ["direct-hit"]},
        next=["6"],
    )
    assert (lab.state.fittings, lab.storage) == ({}, {})
    assert "bed-1" in lab.state.deck


# --- Actions done once --------------------------------------------------------------------------------

ONCE: list[tuple[str, str, Goods, Goods]] = [
    ("crude-stove", "cook-herbs", {"herb": 2, "water": 1, "wood": 1}, {"vegetable": 1}),
    ("crude-stove", "cook-herbs", {"herb": 2, "water": 1, "book": 1}, {"vegetable": 1}),
    ("crude-stove", "cook-food", {"raw-food": 1, "water": 1, "wood": 1}, {"raw-food": 2}),
    ("crude-stove", "cook-food", {"raw-food": 1, "water": 1, "book": 1}, {"raw-food": 2}),
    ("workshop", "mend-guitar", {"broken-guitar": 1, "component": 2, "wood": 1}, {"guitar": 1}),
    ("metal-workshop", "make-lockpick", {"component": 1, "mechanical-part": 1}, {"lockpick": 1}),
    ("metal-workshop", "make-shovel", {"component": 3, "wood": 1}, {"shovel": 1}),
    ("metal-workshop", "make-sawblade", {"component": 1, "weapon-part": 1}, {"sawblade": 1}),
    ("metal-workshop", "make-knife", {"component": 2, "wood": 1, "weapon-part": 1}, {"knife": 1}),
    ("metal-workshop", "make-hatchet", {"component": 2, "wood": 1, "weapon-part": 2}, {"hatchet": 1}),
    (
        "gunsmith-workshop",
        "mend-assault-rifle",
        {"broken-assault-rifle": 1, "weapon-part": 2},
        {"assault-rifle": 1},
    ),
    ("gunsmith-workshop", "mend-pistol", {"broken-pistol": 1, "weapon-part": 1}, {"pistol": 1}),
    ("gunsmith-workshop", "mend-shotgun", {"broken-shotgun": 1, "weapon-part": 2}, {"shotgun": 1}),
]
"""Fitting, action, what is paid, what is made."""
ONE_SHORT = [(card, action, paid, good) for card, action, paid, _ in ONCE for good in paid]


@pytest.mark.rule("M-FIT-54", "M-FIT-55", "M-FIT-67", "M-FIT-70", "M-FIT-71", "M-FIT-72", "M-FIT-73")
@pytest.mark.rule("M-FIT-74", "M-FIT-76", "M-FIT-77", "M-FIT-78")
@pytest.mark.parametrize(("card", "action", "paid", "made"), ONCE)
def test_an_action_turns_what_it_costs_into_what_it_makes(
    card: str, action: str, paid: Goods, made: Goods
) -> None:
    lab = at(card, paid).choose(f"use:{card}:{action}")
    assert (lab.storage, lab.state.stage) == (made, 2)
    conserved(lab.state)


@pytest.mark.rule("M-FIT-54", "M-FIT-55", "M-FIT-67", "M-FIT-70", "M-FIT-71", "M-FIT-72", "M-FIT-73")
@pytest.mark.rule("M-FIT-74", "M-FIT-76", "M-FIT-77", "M-FIT-78")
@pytest.mark.parametrize(("card", "action", "paid", "missing"), ONE_SHORT)
def test_an_action_one_piece_short_is_refused(card: str, action: str, paid: Goods, missing: str) -> None:
    short = {good: n - (good == missing) for good, n in paid.items()}
    lab = at(card, {good: n for good, n in short.items() if n})
    assert f"use:{card}:{action}" not in lab.options


@pytest.mark.rule("M-FIT-54", "M-FIT-55")
def test_the_stove_cooks_once_in_an_action() -> None:
    lab = at("crude-stove", {"herb": 3, "water": 2, "wood": 2}).choose("use:crude-stove:cook-herbs")
    assert lab.storage == {"herb": 1, "water": 1, "wood": 1, "vegetable": 1}
    lab = at("crude-stove", {"raw-food": 2, "water": 2, "wood": 2}).choose("use:crude-stove:cook-food")
    assert lab.storage == {"raw-food": 3, "water": 1, "wood": 1}


@pytest.mark.rule("M-FIT-70", "M-FIT-72")
@pytest.mark.parametrize(
    ("action", "paid", "held"),
    [
        ("make-lockpick", {"component": 1, "mechanical-part": 1}, {"lockpick": 2}),
        ("make-sawblade", {"component": 1, "weapon-part": 1}, {"sawblade": 1}),
    ],
)
def test_a_tool_the_box_does_not_hold_is_not_gained(action: str, paid: Goods, held: Goods) -> None:
    lab = at("metal-workshop", paid | held).choose(f"use:metal-workshop:{action}")
    assert lab.storage == held


@pytest.mark.rule("M-FIT-76", "M-FIT-77", "M-FIT-78")
def test_a_broken_weapon_goes_to_the_box_when_it_is_mended() -> None:
    lab = at("gunsmith-workshop", {"broken-pistol": 1, "weapon-part": 1})
    lab.choose("use:gunsmith-workshop:mend-pistol")
    assert (lab.box["broken-pistol"], lab.storage) == (1, {"pistol": 1})


@pytest.mark.rule("M-FIT-13")
def test_wood_or_a_book_may_be_burnt() -> None:
    lab = at("crude-stove", {"raw-food": 1, "water": 1, "wood": 1, "book": 1})
    lab.choose("use:crude-stove:cook-food")
    assert lab.options == ["fuel:1:0", "fuel:0:1"]
    assert lab.choose("fuel:0:1").storage == {"raw-food": 2, "wood": 1}


# --- Actions done for each ----------------------------------------------------------------------------

EACH: list[tuple[str, str, Goods, Goods, Goods]] = [
    ("herbal-garden", "roll-cigarettes", {"herb": 1}, {}, {"cigarette": 1}),
    ("herbal-garden", "brew-herbal-meds", {"herb": 1}, {"pure-alcohol": 1}, {"herbal-meds": 1}),
    ("herbal-workshop", "make-meds", {"herb": 1, "chems": 1}, {"filter": 1}, {"meds": 1}),
    ("herbal-workshop", "make-bandages", {"herb": 1, "filter": 1}, {"pure-alcohol": 1}, {"bandages": 1}),
    ("alcohol-still", "purify", {"moonshine": 1, "wood": 1}, {}, {"pure-alcohol": 1}),
    ("alcohol-still", "purify", {"moonshine": 1, "book": 1}, {}, {"pure-alcohol": 1}),
    ("workshop", "make-filters", {"component": 1}, {}, {"filter": 1}),
    ("gunsmith-workshop", "load-shells", {"shell": 1}, {"chems": 1}, {"ammo": 1}),
]
"""Fitting, action, what each costs, what must be in Storage, what each makes."""


def times(goods: Goods, n: int) -> Goods:
    return {good: n * count for good, count in goods.items()}


@pytest.mark.rule("M-FIT-28", "M-FIT-29", "M-FIT-34", "M-FIT-35", "M-FIT-51", "M-FIT-66", "M-FIT-79")
@pytest.mark.rule("M-FIT-12")
@pytest.mark.parametrize(("card", "action", "paid", "needs", "made"), EACH)
@pytest.mark.parametrize("n", [1, 2, 3])
def test_a_for_each_action_is_done_as_often_as_it_can_be_paid(
    card: str, action: str, paid: Goods, needs: Goods, made: Goods, n: int
) -> None:
    lab = at(card, times(paid, n) | needs).choose(f"use:{card}:{action}")
    if n > 1:
        assert lab.options == [f"times:{k}" for k in range(1, n + 1)]
        lab.choose(f"times:{n}")
    assert lab.storage == times(made, n) | needs
    conserved(lab.state)


@pytest.mark.rule("M-FIT-28", "M-FIT-29", "M-FIT-34", "M-FIT-35", "M-FIT-51", "M-FIT-66", "M-FIT-79")
@pytest.mark.rule("M-FIT-12")
@pytest.mark.parametrize(
    ("card", "action", "there", "missing"),
    [(card, action, paid | needs, good) for card, action, paid, needs, _ in EACH for good in paid | needs],
)
def test_a_for_each_action_with_anything_missing_is_refused(
    card: str, action: str, there: Goods, missing: str
) -> None:
    lab = at(card, {good: n for good, n in there.items() if good != missing})
    assert f"use:{card}:{action}" not in lab.options


@pytest.mark.rule("M-FIT-66")
def test_no_more_filters_are_made_than_the_box_holds() -> None:
    lab = at("workshop", {"component": 5}).choose("use:workshop:make-filters", "times:5")
    assert lab.storage == {"filter": 3}


@pytest.mark.rule("M-FIT-65")
def test_the_kind_of_part_is_chosen_for_each_component() -> None:
    lab = at("workshop", {"component": 3}).choose("use:workshop:make-parts", "times:3")
    assert lab.options == ["parts:3:0", "parts:2:1", "parts:1:2", "parts:0:3"]
    assert lab.choose("parts:2:1").storage == {"mechanical-part": 2, "electrical-part": 1}


@pytest.mark.rule("M-FIT-65")
def test_no_component_no_part() -> None:
    assert "use:workshop:make-parts" not in at("workshop", {"wood": 9}).options


@pytest.mark.rule("M-FIT-52")
def test_the_two_stills_are_two_actions() -> None:
    storage: Goods = {"sugar": 1, "water": 1, "moonshine": 1, "wood": 2}
    lab = at("alcohol-still", storage).choose("use:moonshine-still:distil")
    assert (lab.storage, lab.state.wait) == ({"moonshine": 1, "wood": 1}, ["moonshine-still"])
    lab.choose("plan:marko", "use:alcohol-still:purify")
    assert lab.storage == {"pure-alcohol": 1}


@pytest.mark.rule("M-FIT-52")
def test_two_characters_may_work_at_the_two_stills() -> None:
    lab = mine_lab(
        storage={"sugar": 1, "water": 1, "moonshine": 1, "wood": 2},
        fittings={"c4": "moonshine-still", "c5": "alcohol-still"},
    )
    lab.choose(
        "plan:marko", "use:moonshine-still:distil", "plan:emilia", "use:alcohol-still:purify", "resolve"
    )
    assert (lab.storage, lab.state.wait) == ({"pure-alcohol": 1}, ["moonshine-still"])


# --- Bed, Chair, Reinforced Door ----------------------------------------------------------------------


@pytest.mark.rule("M-FIT-17", "M-FIT-19")
@pytest.mark.parametrize("card", ["bed-1", "bed-2"])
@pytest.mark.parametrize(("fatigue", "after"), [(2, 0), (1, 0), (4, 2)])
def test_a_nap_takes_two_off_fatigue(card: str, fatigue: int, after: int) -> None:
    lab = at(card, {}, states={"marko": {"fatigue": fatigue}}).choose(f"use:{card}:nap")
    assert lab.level("marko", "fatigue") == after


@pytest.mark.rule("M-FIT-17")
def test_a_sleeper_may_nap_and_do_nothing_else() -> None:
    lab = at("bed-1", {"component": 9, "wood": 9, "shovel": 1}, states={"marko": {"fatigue": 4}})
    assert lab.options == ["use:bed-1:nap", "rest"]


@pytest.mark.rule("M-FIT-18", "M-FIT-19")
@pytest.mark.parametrize("fatigue", [1, 4])
def test_a_night_in_a_bed_takes_all_fatigue_away(fatigue: int) -> None:
    lab = mine_lab(
        at="evening",
        fittings={"c4": "bed-1", "c5": "bed-2"},
        states={"marko": {"fatigue": fatigue}, "emilia": {"fatigue": fatigue}},
    )
    lab.choose("bed:marko:bed-1", "bed:emilia:bed-2")
    assert (lab.level("marko", "fatigue"), lab.level("emilia", "fatigue")) == (0, 0)


@pytest.mark.rule("M-FIT-18")
def test_one_bed_has_one_sleeper() -> None:
    lab = mine_lab(at="evening", fittings={"c4": "bed-1"}).choose("bed:marko:bed-1")
    assert [id for id in lab.options if id.startswith("bed:")] == []


@pytest.mark.rule("M-FIT-21")
def test_the_first_chair_cheers_everybody_up() -> None:
    lab = mine_lab(
        storage=RECIPES["chair"],
        thought_of=["chair"],
        states={"marko": {"misery": 2}, "emilia": {"misery": 1}},
    )
    lab.choose("plan:marko", "craft:chair", "space:c4", "resolve")
    assert [p.misery for p in lab.state.group] == [1, 0, 0]


@pytest.mark.rule("M-FIT-21")
def test_no_other_fitting_cheers_anybody_up() -> None:
    lab = mine_lab(people=ALONE, storage=RECIPES["bed-1"], states={"marko": {"misery": 1}})
    lab.choose("plan:marko", "craft:bed-1", "space:c4")
    assert lab.level("marko", "misery") == 1


@pytest.mark.rule("M-FIT-21", "M-ADV-05")
def test_a_chair_built_again_cheers_nobody() -> None:
    lab = mine_lab(
        people=ALONE,
        storage=RECIPES["chair"],
        thought_of=["chair"],
        states={"marko": {"misery": 1}},
        advanced=["155"],
    )
    lab.choose("plan:marko", "craft:chair", "space:c4", "plan:marko", "dismantle:chair")
    assert (lab.storage, lab.level("marko", "misery")) == (RECIPES["chair"], 0)
    lab.person("marko").misery = 1
    lab.choose("plan:marko", "craft:chair", "space:c4")
    assert lab.state.fittings == {"c4": "chair"}
    assert lab.level("marko", "misery") == 1


@pytest.mark.rule("M-FIT-22")
@pytest.mark.parametrize(
    ("roll", "books", "better"),
    [(5, 0, False), (6, 0, True), (3, 1, False), (4, 1, True), (2, 2, True), (10, 3, True)],
)
def test_sitting_down_helps_from_six_on_with_two_for_each_book(roll: int, books: int, better: bool) -> None:
    held: Goods = {"book": books} if books else {}
    lab = at("chair", held, states={"marko": {"misery": 2}}, next=[str(roll)]).choose("use:chair:sit")
    assert lab.level("marko", "misery") == (1 if better else 2)
    assert lab.storage == held


@pytest.mark.rule("M-FIT-25")
@pytest.mark.parametrize(("door", "rerolls"), [(False, 1), (True, 3)])
def test_behind_the_reinforced_door_every_guard_has_two_more_prowess(door: bool, rerolls: int) -> None:
    lab = mine_lab(
        at="raid",
        people=("marin",),
        tasks={"marin": "guard"},
        storage={"wood": 9},
        fittings={"c1": "reinforced-door"} if door else {},
        tops={"raids": ["prowlers"]},
        next=["blank"] * (rerolls + 1),
    )
    assert len(lab.events("guard-rolled")) == rerolls + 1


@pytest.mark.rule("M-FIT-25")
@pytest.mark.parametrize(("door", "rerolls"), [(False, 1), (True, 3)])
def test_the_door_helps_a_guard_in_a_fight_that_a_raid_script_brings(door: bool, rerolls: int) -> None:
    lab = mine_lab(
        at="raid",
        people=("marin", "emilia"),
        tasks={"marin": "guard", "emilia": "floor"},
        states={"emilia": {"fatigue": 4}},
        fittings={"c1": "reinforced-door"} if door else {},
        tops={"raids": ["n-impact", "burglars"]},
        next=["red"],
    )
    lab.order(0, "reroll", "ask")
    lab.next("1", "c1", *["blank"] * (rerolls + 1)).choose("script:2414:b")
    for _ in range(rerolls):
        assert lab.asked == "fight-reroll"
        lab.choose("fight-reroll")
    rolled = lab.told("combat-die-rolled", "who")
    assert rolled.index("enemy:c1") == rerolls + 1


@pytest.mark.rule("M-FIT-25")
def test_the_door_helps_nobody_but_guards_and_only_in_the_night_raid_phase() -> None:
    lab = mine_lab(
        at="raid",
        people=("marin", "emilia"),
        tasks={"marin": "guard", "emilia": "floor"},
        storage={"knife": 1},
        fittings={"c1": "reinforced-door"},
    )
    assert [guard_bonus(lab.state, lab.person(id)) for id in ("marin", "emilia")] == [2, 0]
    lab.state.phase = "dawn"
    assert guard_bonus(lab.state, lab.person("marin")) == 0


# --- Heaters, Radio, Workshop -------------------------------------------------------------------------


@pytest.mark.rule("M-FIT-38")
@pytest.mark.parametrize(
    ("held", "answers", "gone"),
    [
        ({"wood": 2}, [], 1),
        ({"book": 2}, [], 1),
        ({"wood": 1, "book": 1}, [], 1),
        ({"wood": 3, "book": 1}, ["times:2"], 2),
        ({"wood": 6}, ["times:3"], 3),
    ],
)
def test_each_pair_of_fuel_takes_a_cold_token_away(held: Goods, answers: list[str], gone: int) -> None:
    lab = at("simple-heater", held, cold=4).choose("use:simple-heater:heat", *answers)
    assert (lab.state.cold, lab.storage) == (4 - gone, {})


@pytest.mark.rule("M-FIT-38")
def test_there_is_no_heating_with_a_single_piece_or_without_cold() -> None:
    assert "use:simple-heater:heat" not in at("simple-heater", {"wood": 1}, cold=3).options
    assert "use:simple-heater:heat" not in at("simple-heater", {"wood": 9}).options


@pytest.mark.rule("M-FIT-38")
def test_no_more_is_burnt_than_there_is_cold() -> None:
    lab = at("simple-heater", {"wood": 9}, cold=2).choose("use:simple-heater:heat")
    assert lab.options == ["times:1", "times:2"]
    assert lab.choose("times:2").storage == {"wood": 5}


@pytest.mark.rule("M-FIT-13")
def test_a_pair_of_fuel_may_be_mixed() -> None:
    lab = at("simple-heater", {"wood": 2, "book": 2}, cold=1).choose("use:simple-heater:heat")
    assert lab.options == ["fuel:2:0", "fuel:1:1", "fuel:0:2"]
    assert lab.choose("fuel:1:1").storage == {"wood": 1, "book": 1}
    assert (lab.box["wood"], lab.box["book"]) == (11, 2)


@pytest.mark.rule("M-FIT-40", "M-FIT-15")
def test_with_the_efficient_heater_one_piece_of_fuel_is_enough() -> None:
    lab = at("efficient-heater", {"wood": 2}, cold=3)
    assert [id for id in lab.options if "heater" in id] == ["use:simple-heater:heat"]
    lab.choose("use:simple-heater:heat", "times:2")
    assert (lab.state.cold, lab.storage) == (1, {})


@pytest.mark.rule("M-FIT-15")
def test_an_upgrade_away_from_its_base_card_does_nothing() -> None:
    apart = {"b4": "efficient-heater", "c4": "simple-heater", "c5": "alcohol-still", "b5": "moonshine-still"}
    lab = mine_lab(people=ALONE, storage={"wood": 2, "moonshine": 1}, cold=3, fittings=apart)
    lab.choose("plan:marko")
    assert "use:alcohol-still:purify" not in lab.options
    assert lab.choose("use:simple-heater:heat").state.cold == 2


@pytest.mark.rule("M-FIT-42")
def test_the_radio_tells_the_next_two_events_and_leaves_them_where_they_are() -> None:
    lab = at("radio", {}, tops={"events": ["airdrop", "snipers"]}, next=["1"])
    before = len(lab.state.events)
    lab.choose("use:radio:tune-in", "listen:events")
    assert lab.events("tuned-in")[0].cards == ("card:airdrop", "card:snipers")
    assert lab.state.events.layers[:2] == ["airdrop", "snipers"]
    assert len(lab.state.events) == before
    conserved(lab.state)


@pytest.mark.rule("M-FIT-42")
def test_the_radio_tells_the_next_raid() -> None:
    lab = at("radio", {}, next=["prowlers", "1"])
    before = len(lab.state.raids)
    lab.choose("use:radio:tune-in")
    assert lab.options == ["listen:events", "listen:raids"]
    lab.choose("listen:raids")
    assert lab.events("tuned-in")[0].cards == ("card:prowlers",)
    assert (lab.state.raids.layers[0], len(lab.state.raids)) == ("prowlers", before)
    assert look(lab.state).seen["raids"] == ["prowlers"]


@pytest.mark.rule("M-FIT-42")
def test_the_last_event_is_told_alone() -> None:
    lab = at("radio", {}, tops={"events": ["ceasefire"]}, next=["1"])
    lab.state.events.layers[1:] = []
    lab.choose("use:radio:tune-in", "listen:events")
    assert lab.events("tuned-in")[0].cards == ("card:ceasefire",)
    assert lab.state.events.layers == ["ceasefire"]


@pytest.mark.rule("M-FIT-43")
@pytest.mark.parametrize(("roll", "misery"), [("1", 2), ("7", 2), ("8", 1), ("10", 1)])
def test_the_radio_comforts_from_eight_on(roll: str, misery: int) -> None:
    lab = at("radio", {}, states={"marko": {"misery": 2}}, tops={"raids": ["prowlers"]}, next=[roll])
    lab.choose("use:radio:tune-in", "listen:raids")
    assert lab.level("marko", "misery") == misery


@pytest.mark.rule("M-FIT-22", "M-FIT-43", "M-DAY-03")
@pytest.mark.parametrize(("fitting", "use"), [("chair", "sit"), ("radio", "tune-in")])
def test_nobody_is_comforted_who_has_been_lost_in_the_same_stage(fitting: str, use: str) -> None:
    lab = mine_lab(
        people=("emilia",),
        recruits=["katia"],
        states={"katia": {"misery": 3}},
        fittings={"c4": fitting},
        tops={"visitors": ["newcomer-grieving"], "raids": ["prowlers"]},
        next=["7", "5", "misery-1"],
    )
    lab.choose("plan:emilia", "outside", "plan:katia", f"use:{fitting}:{use}", "outside-meet")
    lab.choose("newcomer-refuse")
    if lab.asked == "listen":
        lab.next("10").choose("listen:raids")
    assert not lab.alive("katia")
    assert (lab.state.stage, lab.told("state-fell", "who"), lab.events("sat-down")) == (2, [], [])
    conserved(lab.state)


@pytest.mark.rule("M-FIT-64")
def test_the_workshop_makes_one_board_up_for_an_open_hole() -> None:
    lab = at("workshop", {"component": 2, "wood": 8}, board_ups=(2,)).choose("use:workshop:board-up")
    assert lab.options == ["hole:1", "hole:3"]
    lab.choose("hole:3")
    assert (lab.state.board_ups, lab.storage) == ([2, 3], {"component": 1, "wood": 4})


@pytest.mark.rule("M-FIT-64")
@pytest.mark.parametrize("held", [{"component": 1, "wood": 3}, {"wood": 5}])
def test_a_board_up_costs_a_component_and_four_wood(held: Goods) -> None:
    assert "use:workshop:board-up" not in at("workshop", held).options


@pytest.mark.rule("M-FIT-64")
def test_there_is_no_fourth_board_up() -> None:
    lab = at("workshop", {"component": 1, "wood": 4}, board_ups=(1, 2, 3))
    assert "use:workshop:board-up" not in lab.options


@pytest.mark.rule("M-FIT-68")
def test_a_hole_out_of_reach_is_boarded_up_all_the_same() -> None:
    lab = at("workshop", {"component": 1, "wood": 4})
    assert lab.choose("use:workshop:board-up").options == ["hole:1", "hole:2", "hole:3"]


@pytest.mark.rule("M-FIT-68", "M-MOVE-11")
def test_nobody_boards_up_the_hole_of_a_closed_basement() -> None:
    lab = at("workshop", {"component": 1, "wood": 4}, basement_closed=True)
    assert lab.choose("use:workshop:board-up").options == ["hole:1", "hole:2"]
    assert lab.refusals() == {"hole/3": "M-MOVE-11"}


@pytest.mark.rule("M-FIT-64", "M-BOARD-20", "M-DAY-03")
def test_a_hole_that_is_paid_for_is_not_covered_a_second_time_from_the_door() -> None:
    lab = mine_lab(
        fittings={"c4": "workshop"},
        storage={"component": 2, "wood": 6},
        board_ups=(1,),
        tops={"visitors": ["v-impact", "barterer"]},
        next=["5", "grey"],
    )
    lab.choose("plan:marko", "outside", "plan:emilia", "use:workshop:board-up", "hole:2", "resolve")
    lab.choose("script:2594:a")
    assert (lab.state.board_ups, lab.storage) == ([1, 2, 3], {})


@pytest.mark.rule("M-FIT-64", "M-DAY-03")
def test_the_last_hole_is_not_offered_at_the_door_once_it_is_paid_for() -> None:
    lab = mine_lab(
        fittings={"c4": "workshop"},
        storage={"component": 2, "wood": 6},
        board_ups=(1, 3),
        tops={"visitors": ["v-impact", "barterer"]},
        next=["5", "grey"],
    )
    lab.choose("plan:marko", "outside", "plan:emilia", "use:workshop:board-up", "resolve")
    assert lab.options == ["script:2594:b"]
    assert lab.choose("script:2594:b", "person:marko").state.board_ups == [1, 2, 3]


@pytest.mark.rule("M-FIT-57")
def test_the_cooking_stove_gives_one_more_raw_food_and_no_more_vegetables() -> None:
    lab = at("cooking-stove", {"raw-food": 1, "water": 1, "wood": 1}).choose("use:crude-stove:cook-food")
    assert lab.storage == {"raw-food": 3}
    lab = at("cooking-stove", {"herb": 2, "water": 1, "wood": 1}).choose("use:crude-stove:cook-herbs")
    assert lab.storage == {"vegetable": 1}


@pytest.mark.rule("M-FIT-57", "M-FIT-15")
def test_a_cooking_stove_elsewhere_does_not_help() -> None:
    lab = mine_lab(
        people=ALONE,
        storage={"raw-food": 1, "water": 1, "wood": 1},
        fittings={"b4": "cooking-stove", "c4": "crude-stove"},
    )
    assert lab.choose("plan:marko", "use:crude-stove:cook-food").storage == {"raw-food": 2}


# --- Work that waits till Dawn ------------------------------------------------------------------------

WAITING: list[tuple[str, str, Goods]] = [
    ("herbal-garden", "sow-herbs", {"chems": 1, "water": 1}),
    ("vegetable-garden", "sow-vegetables", {"chems": 1, "water": 1}),
    ("rainwater-collector", "collect-rain", {}),
    ("moonshine-still", "distil", {"sugar": 1, "water": 1, "wood": 1}),
    ("moonshine-still", "distil", {"sugar": 1, "water": 1, "book": 1}),
    ("deadfall-trap", "bait", {"chems": 1}),
    ("deadfall-trap", "bait", {"raw-food": 1}),
]


@pytest.mark.rule("M-FIT-27", "M-FIT-31", "M-FIT-45", "M-FIT-48", "M-FIT-59")
@pytest.mark.parametrize(("card", "action", "paid"), WAITING)
def test_an_action_that_waits_is_paid_and_marked_with_a_token(card: str, action: str, paid: Goods) -> None:
    lab = at(card, paid).choose(f"use:{card}:{action}")
    assert (lab.storage, lab.state.wait) == ({}, [card])


@pytest.mark.rule("M-FIT-27", "M-FIT-31", "M-FIT-45", "M-FIT-48", "M-FIT-59")
@pytest.mark.parametrize(("card", "action", "paid"), WAITING)
def test_a_card_with_a_wait_token_takes_no_second_one(card: str, action: str, paid: Goods) -> None:
    assert f"use:{card}:{action}" not in at(card, paid, wait=[card]).options


@pytest.mark.rule("M-FIT-27", "M-FIT-31", "M-FIT-48", "M-FIT-59")
@pytest.mark.parametrize(
    ("card", "action", "paid", "missing"),
    [(card, action, paid, good) for card, action, paid in WAITING for good in paid],
)
def test_work_that_waits_one_piece_short_is_refused(
    card: str, action: str, paid: Goods, missing: str
) -> None:
    lab = at(card, {good: n for good, n in paid.items() if good != missing})
    assert f"use:{card}:{action}" not in lab.options


@pytest.mark.rule("M-FIT-48")
def test_the_still_is_paid_at_the_assignment() -> None:
    lab = mine_lab(storage={"sugar": 1, "water": 1, "wood": 1}, fittings={"c5": "moonshine-still"})
    lab.choose("plan:marko", "use:moonshine-still:distil")
    assert (lab.storage, lab.state.wait, lab.asked) == ({}, [], "plan")


@pytest.mark.rule("M-FIT-59")
def test_the_bait_is_chosen() -> None:
    lab = at("deadfall-trap", {"chems": 1, "raw-food": 1}).choose("use:deadfall-trap:bait")
    assert lab.options == ["good:chems", "good:raw-food"]
    assert lab.choose("good:raw-food").storage == {"chems": 1}


@pytest.mark.rule("M-FIT-31")
def test_both_gardens_have_a_wait_token_of_their_own() -> None:
    lab = at("vegetable-garden", {"chems": 2, "water": 2}).choose("use:herbal-garden:sow-herbs")
    lab.choose("plan:marko", "use:vegetable-garden:sow-vegetables")
    assert lab.state.wait == ["herbal-garden", "vegetable-garden"]


YIELDS = {
    "herbal-garden": ("herb", {1: 1, 4: 1, 5: 2, 8: 2, 9: 3, 10: 3}),
    "vegetable-garden": ("vegetable", {1: 1, 5: 1, 6: 2, 8: 2, 9: 3, 10: 3}),
    "rainwater-collector": ("water", {1: 1, 2: 2, 5: 2, 6: 3, 8: 3, 9: 4, 10: 4}),
    "moonshine-still": ("moonshine", {1: 1, 4: 1, 5: 2, 7: 2, 8: 3, 10: 3}),
    "deadfall-trap": ("raw-food", {1: 0, 2: 0, 3: 1, 7: 1, 8: 2, 10: 2}),
}


def at_dawn(card: str, roll: int, **more: object) -> Lab:
    """A Fate card without Cold, then the card's Wait token."""
    built = {"c4": BASE[card], "c5": card} if card in BASE else {"c4": card}
    return mine_lab(
        at="fate",
        people=ALONE,
        tops={"fate": ["grey-morning"]},
        next=[str(roll)],
        **{"fittings": built, "wait": [card]} | more,  # type: ignore[arg-type]
    )


@pytest.mark.rule("M-FIT-27", "M-FIT-32", "M-FIT-46", "M-FIT-49", "M-FIT-60")
@pytest.mark.parametrize(
    ("card", "good", "roll", "pieces"),
    [(card, good, roll, n) for card, (good, table) in YIELDS.items() for roll, n in table.items()],
)
def test_at_dawn_the_die_says_how_much_it_brings(card: str, good: str, roll: int, pieces: int) -> None:
    lab = at_dawn(card, roll)
    assert lab.storage == ({good: pieces} if pieces else {})
    assert lab.state.wait == []


@pytest.mark.rule("M-FIT-46", "M-FIT-49")
@pytest.mark.parametrize(
    ("card", "good"), [("rainwater-collector", "water"), ("moonshine-still", "moonshine")]
)
def test_at_dawn_the_box_limits_what_comes(card: str, good: str) -> None:
    assert at_dawn(card, 10, box={good: 1}).storage == {good: 1}


@pytest.mark.rule("M-FIT-62", "M-FIT-15")
@pytest.mark.parametrize(("roll", "pieces"), [(1, 1), (4, 1), (5, 2), (9, 2), (10, 2)])
def test_the_cage_trap_adds_three_to_the_roll_of_the_deadfall_trap(roll: int, pieces: int) -> None:
    built = {"c4": "deadfall-trap", "c5": "cage-trap"}
    assert at_dawn("deadfall-trap", roll, fittings=built).storage == {"raw-food": pieces}


@pytest.mark.rule("M-FIT-62")
def test_a_cage_trap_elsewhere_does_not_help() -> None:
    built = {"c4": "deadfall-trap", "b4": "cage-trap"}
    assert at_dawn("deadfall-trap", 1, fittings=built).storage == {}
