"""The advanced side of the board: its layout, its stacks, what is printed there, Sniper Fire."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import tilldawn
from tilldawn.engine.errors import BadOption
from tilldawn.engine.text import languages
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.house.board import ADVANCED, BASIC, BOARDS, Board
from tilldawn.games.mine.house.planning import actions
from tilldawn.games.mine.house.rooms import within_reach
from tilldawn.games.mine.modules import MODULES, SCENARIOS
from tilldawn.games.mine.public.lobby import lobby
from tilldawn.games.mine.public.printed import board as printed
from tilldawn.games.mine.public.view import TableView
from tilldawn.games.mine.setup import start
from tilldawn.games.mine.sheet.faults import faults
from tilldawn.games.mine.sheet.form import Sheet, SheetPerson, SheetRefused, crafted
from tilldawn.games.mine.sheet.start import from_data, restore, sheet, to_data
from tilldawn.games.mine.state import State
from tilldawn.play.mine.paper import write
from tilldawn.play.mine.reader import read
from tilldawn.play.mine.rooms import room
from tilldawn.play.mine.touching import touched
from tilldawn.testing.mine import Lab, book_lab, conserved, mine_lab, prudent

OPEN_CELLAR = ("i4",)


def house(**laid: Any) -> Lab:
    return mine_lab(board="advanced", **laid)


def look(lab: Lab) -> TableView:
    view: TableView = lab.table.look()
    return view


def refusals(lab: Lab) -> set[tuple[str, str]]:
    """What cannot be done and by which rule, as `message/thing` and rule."""
    return {(refusal.why.id, refusal.rule) for refusal in lab.table.refused()}


def doable(lab: Lab, who: str = "marko") -> set[str]:
    return {option.id for option in actions(lab.state, lab.person(who))}


# --- The layout ---------------------------------------------------------------------------------------


@pytest.mark.rule("M-SETUP-01")
@pytest.mark.parametrize("side", BOARDS)
def test_a_campaign_begins_on_either_side_of_the_board(side: str) -> None:
    table = tilldawn.new_table("mine", 1, seed=3, options={"board": side})
    view: TableView = table.look()
    assert (table.state.settings.board, view.printed.board) == (side, side)
    assert lobby().boards == ("basic", "advanced")
    conserved(table.state)


@pytest.mark.rule("M-SETUP-01", "M-SCEN-02")
@pytest.mark.parametrize("side", BOARDS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_begins_on_either_side(scenario: str, side: str) -> None:
    random = Random(5)
    table = tilldawn.new_table("mine", 1, seed=5, options={"board": side, "scenario": scenario})
    table.orders = [table.game.eager() for _ in table.seats]
    while table.request is not None and (table.state.day, table.state.phase) < (2, "day"):
        conserved(table.state)
        table.play(prudent(table, random))
    conserved(table.state)
    assert set(table.state.shelter) | set(table.state.fittings) <= set(BOARDS[side].spaces)


@pytest.mark.rule("M-SETUP-01")
@pytest.mark.parametrize("module", MODULES)
def test_every_module_lies_on_either_side(module: str) -> None:
    chosen = [*MODULES[module].needs, module]
    random = Random(6)
    table = tilldawn.new_table("mine", 1, seed=6, options={"board": "advanced", "modules": chosen})
    table.orders = [table.game.eager() for _ in table.seats]
    while table.request is not None and table.state.day < 3:
        conserved(table.state)
        table.play(prudent(table, random))
    conserved(table.state)
    assert set(table.state.shelter) | set(table.state.fittings) <= set(ADVANCED.spaces)


@pytest.mark.rule("M-SETUP-01")
def test_without_a_word_the_basic_side_lies_there_and_there_is_no_third() -> None:
    assert start({}, 1).settings.board == "basic"
    with pytest.raises(BadOption):
        start({"board": "third"}, 1)
    with pytest.raises(BadOption):
        start({"board": ["advanced"]}, 1)


@pytest.mark.rule("M-ADV-20")
def test_the_sides_differ_in_what_rule_610_names_and_in_nothing_else() -> None:
    basic, advanced = start({}, 1), start({"board": "advanced"}, 1)
    differs = {name for name in State.__struct_fields__ if getattr(basic, name) != getattr(advanced, name)}
    assert differs == {"settings", "shelter", "beneath", "deck", "ideas"}
    assert (BASIC.ideas, ADVANCED.ideas) == (True, False)
    assert (BASIC.fire, [fire.id for fire in ADVANCED.fire]) == ((), ["sniper-fire"])
    kinds = {side.id: Counter(deed.kind for deed in side.deeds) for side in BOARDS.values()}
    assert kinds["basic"] == Counter(poke=1, idea=1, outside=1)
    assert kinds["advanced"] == Counter(poke=3, search=1, garden=1, outside=1)


@pytest.mark.rule("M-BOARD-20", "M-BOARD-21", "M-BOARD-22")
def test_the_other_house_has_five_floors_three_holes_and_nineteen_fitting_spaces() -> None:
    view = look(house())
    assert Counter(space.floor for space in view.spaces) == {"f": 5, "g": 6, "h": 7, "i": 5, "j": 3}
    assert view.holes == {4: False, 5: False, 6: False}
    assert len(ADVANCED.fitting_spaces) == 19
    assert set(ADVANCED.spaces) - set(ADVANCED.fitting_spaces) == {"h1", "h2", "h6", "i3", "i4", "i5", "j2"}
    assert not set(ADVANCED.spaces) & set(BASIC.spaces)


@pytest.mark.rule("M-MOVE-02", "M-BOARD-21")
def test_on_the_first_day_one_gets_to_the_faces_of_five_obstacles() -> None:
    lab = house()
    free = {"h1", "h2", "h3", "h4", "g3", "g4", "i3"}
    assert within_reach(lab.state) == free | {"f3", "g2", "h5", "i2", "i4"}
    assert {space.id for space in look(lab).spaces if space.free} == {"g3", "h3", "h4"}


@pytest.mark.rule("M-MOVE-05", "M-FIT-10")
def test_nobody_passes_the_party_wall_and_an_upgrade_may_still_stand_across_it() -> None:
    assert "g5" not in ADVANCED.paths["g4"]
    assert ADVANCED.neighbours["g4"] == ("g3", "g5")
    lab = house(cleared=["f3", "g4", "g5"], board_ups=[5])
    assert {"g5", "g6", "f5"} <= within_reach(lab.state)
    assert not {"g5", "g6"} & within_reach(house(cleared=["g4", "g5"], board_ups=[5]).state)


@pytest.mark.rule("M-SHEL-01", "M-SETUP-20")
@pytest.mark.parametrize("side", BOARDS.values(), ids=lambda side: side.id)
def test_all_nineteen_shelter_cards_lie_on_either_side(side: Board) -> None:
    lie = Counter(card for stack in side.cards.values() for card in stack)
    assert lie == Counter({"furniture": 5, "heap": 4, "rubble": 6, "closed-door": 3, "bars": 1})


@pytest.mark.rule("M-BOARD-22")
def test_the_page_tests_its_drawing_against_the_sides_as_they_are() -> None:
    path = Path(__file__).parents[2] / "web" / "src" / "mine" / "house" / "sides.json"
    for side, drawn in json.loads(path.read_text(encoding="utf-8")).items():
        view = look(mine_lab(board=side))
        there = json.loads(msgspec.json.encode(view.printed))
        assert drawn["spaces"] == [{"id": s.id, "floor": s.floor, "column": s.column} for s in view.spaces]
        assert {key: there[key] for key in drawn["printed"]} == drawn["printed"]


# --- Fittings -----------------------------------------------------------------------------------------


@pytest.mark.rule("M-SETUP-14", "M-BOARD-17")
def test_all_fittings_are_one_deck_and_an_idea_can_be_built_on_the_first_day() -> None:
    lab = house(day=1, storage={"component": 1, "wood": 2})
    assert (set(lab.state.deck), lab.state.ideas) == (set(crafted()), [])
    lab.choose("plan:marko", "craft:chair", "space:h3", "resolve")
    assert lab.state.fittings == {"h3": "chair"}


@pytest.mark.rule("M-BOARD-26", "M-SETUP-14")
def test_there_is_no_new_idea_on_this_side() -> None:
    lab = house().choose("plan:marko")
    assert "new-idea" not in lab.options
    assert not any("idea" in text for text, _ in refusals(lab))


@pytest.mark.rule("M-FIT-23", "M-FIT-24")
def test_the_reinforced_door_stands_at_this_houses_own_door() -> None:
    cost = {"component": 3, "wood": 5, "mechanical-part": 1, "electrical-part": 1}
    lab = house(storage=cost, board_ups=[4, 5, 6])
    lab.choose("plan:marko", "craft:reinforced-door", "resolve")
    assert lab.state.fittings == {"h1": "reinforced-door"}


# --- Stacks -------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SETUP-21")
def test_two_spaces_begin_with_two_rubble_cards() -> None:
    lab = house()
    assert {space.id: space.stack for space in look(lab).spaces if space.stack > 1} == {"f3": 2, "j1": 2}
    assert all(lab.state.shelter[space] == "rubble" for space in ("f3", "j1"))


@pytest.mark.rule("M-BOARD-32")
def test_four_successful_actions_clear_a_stack_of_rubble() -> None:
    lab = house(people=("marko",), storage={"shovel": 1}, advanced=["155"], next=["10"] * 4)
    for card, left in (("rubble", ("remnants", 1)), ("remnants", ("rubble", 0)), ("rubble", ("remnants", 0))):
        lab.choose("plan:marko", f"dig:f3:{card}")
        assert (lab.state.shelter["f3"], lab.state.beneath.get("f3", 0)) == left
    assert not {"f2", "f4"} & within_reach(lab.state)
    lab.choose("plan:marko", "dig:f3:remnants")
    assert "f3" not in lab.state.shelter
    assert {"f2", "f4", "f5", "g5"} <= within_reach(lab.state)


@pytest.mark.rule("M-BOARD-32")
def test_the_second_card_is_told_when_it_comes_to_light() -> None:
    lab = house(people=("marko",), storage={"shovel": 1}, shelter={"j1": "remnants"}, cleared=["i4"])
    lab.choose("plan:marko", "dig:j1:remnants")
    assert lab.told("card-uncovered", "space") == ["space:j1"]
    assert (lab.state.shelter["j1"], lab.state.beneath) == ("rubble", {"f3": 1})
    conserved(lab.state)


# --- Poke About ---------------------------------------------------------------------------------------


@pytest.mark.rule("M-BOARD-23")
@pytest.mark.parametrize(
    ("deed", "pieces"),
    [
        ("poke-about-1", [1, 1, 1, 1, 1, 1, 2, 2, 2, 3]),
        ("poke-about-2", [1, 1, 1, 1, 2, 2, 2, 3, 3, 4]),
        ("poke-about-3", [1, 1, 2, 2, 2, 3, 3, 3, 4, 4]),
    ],
)
def test_the_deeper_one_pokes_about_the_more_there_is(deed: str, pieces: list[int]) -> None:
    found = []
    for roll in range(1, 11):
        lab = house(people=("marko",), cleared=["i4", "j1"], next=[str(roll)])
        lab.choose("plan:marko", deed)
        found.append(len(lab.options) - 1)
    assert found == pieces
    assert printed.poke_about("advanced", deed) == sum(pieces) / 10


@pytest.mark.rule("M-BOARD-24")
def test_any_number_pokes_about_in_the_same_place() -> None:
    lab = house(next=["1", "10"])
    lab.choose("plan:marko", "poke-about-1", "plan:emilia", "poke-about-1", "resolve")
    lab.choose("split:1:0", "split:0:3")
    assert lab.storage == {"wood": 1, "component": 3}


@pytest.mark.rule("M-BOARD-25", "M-MOVE-02")
def test_the_others_must_be_dug_out_first() -> None:
    assert {"poke-about-1"} == {id for id in doable(house()) if id.startswith("poke")}
    assert {"poke-about-1", "poke-about-2"} == {
        id for id in doable(house(cleared=["i4"])) if id.startswith("poke")
    }
    assert ("refused-space-reach", "M-MOVE-02") in refusals(house().choose("plan:marko"))


@pytest.mark.rule("M-BOARD-25", "M-SCRIPT-37")
def test_836_closes_every_poke_about_and_the_search() -> None:
    lab = book_lab(836, board="advanced", cleared=["i4", "j1"])
    assert {"poke-about-1", "poke-about-2", "poke-about-3", "search"} <= doable(lab)
    lab.choose("turn-page")
    assert not {"poke-about-1", "poke-about-2", "poke-about-3", "search"} & doable(lab)
    assert not within_reach(lab.state) & set(ADVANCED.basement)
    assert {"refused-basement"} <= {text for text, _ in refusals(lab.choose("plan:marko"))}
    assert "wild-garden" not in lab.options  # that one is not in the basement, but still covered


@pytest.mark.rule("M-CARD-17")
@pytest.mark.parametrize("deed", ["poke-about-1", "poke-about-2", "poke-about-3"])
def test_the_handyman_finds_more_wherever_one_pokes_about(deed: str) -> None:
    lab = house(people=("marin",), cleared=["i4", "j1"], next=["5"]).choose("plan:marin", deed)
    assert lab.told("poked-about", "bonus") == [3]
    assert len(lab.options) - 1 == ADVANCED.deed[deed].pieces[8 - 1]


# --- Search -------------------------------------------------------------------------------------------


@pytest.mark.rule("M-BOARD-27", "M-BOARD-31")
def test_search_waits_until_the_closed_door_is_gone() -> None:
    lab = house().choose("plan:marko")
    assert "search" not in lab.options
    assert ("refused-covered", "M-BOARD-31") in refusals(lab)
    assert "search" in doable(house(cleared=OPEN_CELLAR))


@pytest.mark.rule("M-BOARD-27")
def test_search_brings_what_the_findings_card_says_of_a_heap() -> None:
    lab = house(people=("marko",), cleared=OPEN_CELLAR, tops={"findings": ["first-aid-drawer"]})
    lab.choose("plan:marko", "search")
    assert lab.storage == {"weapon-part": 1, "shell": 1}
    assert (lab.state.finding, lab.state.findings_discard) == ("", ["first-aid-drawer"])
    conserved(lab.state)


@pytest.mark.rule("M-BOARD-27")
def test_no_noise_is_made_at_home() -> None:
    lab = house(people=("marko",), cleared=OPEN_CELLAR, tops={"findings": ["everything-slides"]})
    before = lab.state.noise
    lab.choose("plan:marko", "search")
    assert (lab.state.noise, lab.storage, lab.told("shelter-searched", "some")) == (before, {}, ["no"])


@pytest.mark.rule("M-BOARD-28")
def test_a_reality_impact_goes_back_and_the_next_card_counts() -> None:
    lab = house(people=("marko",), cleared=OPEN_CELLAR, tops={"findings": ["f-impact", "first-aid-drawer"]})
    before = len(lab.state.findings)
    lab.choose("plan:marko", "search")
    assert (lab.storage, lab.told("shelter-searched", "impact")) == ({"weapon-part": 1, "shell": 1}, ["yes"])
    assert len(lab.state.findings) == before - 1
    assert not lab.happened("script-told")
    conserved(lab.state)


@pytest.mark.rule("M-DAY-07", "M-BOARD-27")
def test_one_character_searches_in_a_stage() -> None:
    lab = house(cleared=OPEN_CELLAR).choose("plan:marko", "search", "plan:emilia")
    assert "search" not in lab.options
    assert ("refused-taken", "M-DAY-07") in refusals(lab)


@pytest.mark.rule("M-CARD-17")
def test_the_handyman_finds_no_more_by_searching() -> None:
    lab = house(people=("marin",), cleared=OPEN_CELLAR, tops={"findings": ["first-aid-drawer"]})
    lab.choose("plan:marin", "search")
    assert lab.storage == {"weapon-part": 1, "shell": 1}


@pytest.mark.rule("M-TOKEN-04", "M-BOARD-27")
def test_a_search_brings_only_what_the_box_holds() -> None:
    lab = house(
        people=("marko",), cleared=OPEN_CELLAR, tops={"findings": ["first-aid-drawer"]}, box={"shell": 0}
    )
    lab.choose("plan:marko", "search")
    assert lab.storage == {"weapon-part": 1}


# --- The Wild Garden ----------------------------------------------------------------------------------

GARDEN = ("h5", "h6")


@pytest.mark.rule("M-BOARD-31")
def test_the_wild_garden_sleeps_under_its_heap() -> None:
    lab = house(cleared=["h5"]).choose("plan:marko")
    assert "wild-garden" not in lab.options
    assert ("refused-covered", "M-BOARD-31") in refusals(lab)
    assert "wild-garden" in doable(house(cleared=GARDEN))


@pytest.mark.rule("M-BOARD-31")
@pytest.mark.parametrize(
    ("roll", "cold", "found"),
    [
        (1, 0, {}),
        (2, 0, {}),
        (3, 0, {"herb": 1}),
        (5, 3, {"herb": 1}),
        (6, 0, {"vegetable": 1}),
        (8, 0, {"vegetable": 1}),
        (9, 0, {"herb": 1, "vegetable": 1}),
        (10, 0, {"herb": 1, "vegetable": 1}),
        (1, 4, {}),
        (4, 4, {}),
        (5, 4, {"herb": 1}),
        (8, 5, {"vegetable": 1}),
        (10, 4, {"vegetable": 1}),
    ],
)
def test_what_grows_there_by_the_die_and_the_cold(roll: int, cold: int, found: dict[str, int]) -> None:
    lab = house(people=("marko",), cleared=GARDEN, cold=cold, next=[str(roll)])
    lab.choose("plan:marko", "wild-garden")
    assert lab.storage == found


@pytest.mark.rule("M-BOARD-31")
def test_the_garden_gives_once_a_day() -> None:
    lab = house(people=("marko",), cleared=GARDEN, next=["3"]).choose("plan:marko", "wild-garden")
    assert lab.choose("plan:marko").state.stage == 2
    assert "wild-garden" not in lab.options
    assert ("refused-done", "M-BOARD-31") in refusals(lab)
    lab.state.day += 1
    assert "wild-garden" in doable(lab)


@pytest.mark.rule("M-BOARD-31", "M-FIT-04")
def test_no_fitting_stands_in_the_garden() -> None:
    lab = house(cleared=GARDEN, storage={"component": 1, "wood": 2})
    lab.choose("plan:marko", "craft:chair")
    assert "space:h6" not in lab.options
    assert "space:h5" in lab.options


@pytest.mark.rule("M-STATE-30")
def test_antons_calculation_serves_in_the_garden() -> None:
    lab = house(people=("marko", "anton"), cleared=GARDEN, next=["2"])
    lab.choose("plan:marko", "wild-garden", "resolve")
    assert lab.asked == "roll-again"


@pytest.mark.rule("M-BOARD-31")
def test_what_the_garden_gives_on_average_is_printed_for_all() -> None:
    assert printed.grows("advanced", "wild-garden", 0) == {"herb": 0.5, "vegetable": 0.5}
    assert printed.grows("advanced", "wild-garden", 4) == {"herb": 0.3, "vegetable": 0.3}
    assert sum(printed.searched("advanced", "search").values()) == pytest.approx(1.2)


# --- Sniper Fire --------------------------------------------------------------------------------------


def shots(lab: Lab) -> list[tuple[str, int, str]]:
    """Who was watched, what was rolled, whether it hit."""
    fired = lab.events("sniper-fired")
    return [(one.who.partition(":")[2], one.result, one.hit) for one in fired]


@pytest.mark.rule("M-BOARD-30")
@pytest.mark.parametrize(
    ("roll", "boarded", "wounds"),
    [(1, [], 1), (2, [], 1), (3, [], 0), (1, [4], 1), (2, [4], 0), (2, [5, 6], 1)],
)
def test_whoever_acts_on_the_top_floor_may_be_hit(roll: int, boarded: list[int], wounds: int) -> None:
    lab = house(people=("marko",), cleared=["f3"], board_ups=boarded, next=["furniture-2", str(roll)])
    lab.choose("plan:marko", "clear:f5:furniture")
    assert shots(lab) == [("marko", roll, "yes" if wounds else "no")]
    assert lab.level("marko", "wounds") == wounds


@pytest.mark.rule("M-BOARD-30")
def test_two_who_dig_together_have_both_acted_there_and_nobody_else_is_checked() -> None:
    lab = house(next=["9", "2"]).choose("plan:marko", "dig-with:f3:emilia")
    assert not lab.happened("sniper-fired")
    lab.choose("resolve")
    assert [who for who, _, _ in shots(lab)] == ["marko", "emilia"]


@pytest.mark.rule("M-BOARD-30")
def test_the_shots_fall_when_the_whole_stage_is_resolved_and_its_goods_are_in() -> None:
    lab = house(storage={"shovel": 1}, next=["2"]).choose("plan:marko", "dig:f3:rubble", "resolve")
    told = [line.event.name for line in lab.table.log]
    assert told.index("stage-ended") < told.index("sniper-fired")
    assert lab.storage == {"shovel": 1}


@pytest.mark.rule("M-BOARD-30")
def test_nobody_is_shot_at_elsewhere_or_for_doing_nothing() -> None:
    lab = house(storage={"shovel": 1}, cleared=["f3"]).choose("plan:marko", "dig:g2:rubble", "resolve")
    assert not lab.happened("sniper-fired")
    assert (
        not mine_lab(storage={"shovel": 1})
        .choose("plan:marko", "dig:c6:rubble", "resolve")
        .happened("sniper-fired")
    )


@pytest.mark.rule("M-BOARD-30")
@pytest.mark.parametrize(
    ("laid", "deeds"),
    [
        ({"storage": {"component": 1, "wood": 2}}, ("craft:chair", "space:f4")),
        ({"fittings": {"f4": "bed-1"}, "states": {"marko": {"fatigue": 2}}}, ("use:bed-1:nap",)),
        ({"fittings": {"f4": "chair"}}, ("use:chair:sit",)),
        ({"fittings": {"f4": "chair"}, "advanced": ["155"]}, ("dismantle:chair",)),
        ({"fittings": {"g3": "chair"}, "advanced": ["155"]}, ("move:chair", "space:f4")),
    ],
)
def test_every_kind_of_action_up_there_counts(laid: dict[str, Any], deeds: tuple[str, ...]) -> None:
    lab = house(people=("marko",), cleared=["f3"], next=["9", "9"], **laid).choose("plan:marko", *deeds)
    assert [who for who, _, _ in shots(lab)] == ["marko"]


@pytest.mark.rule("M-BOARD-30")
def test_a_shift_at_night_is_an_action_up_there_too() -> None:
    lab = house(
        at="raid",
        people=("marko", "emilia"),
        tasks={"marko": "guard", "emilia": "scavenging"},
        storage={"shovel": 1},
        hand=["night-shift"],
        next=["1"],
    )
    lab.choose("narrative:night-shift", "dig:f3:rubble")
    assert shots(lab) == [("marko", 1, "yes")]


@pytest.mark.rule("M-BOARD-30", "M-STATE-10")
def test_a_shot_can_be_the_last_one() -> None:
    worn = {"marko": {"wounds": 3, "fatigue": 4}}
    lab = house(states=worn, cleared=["f3"], fittings={"f4": "bed-1"}, next=["1"])
    lab.choose("plan:marko", "use:bed-1:nap", "resolve")
    assert not lab.alive("marko")
    assert lab.state.plans == []
    conserved(lab.state)


@pytest.mark.rule("M-BOARD-30")
def test_the_fire_is_announced_as_long_as_the_side_lies_there() -> None:
    view = look(house())
    assert "holds:sniper-fire" in view.holds
    assert view.printed.watched == {"f": "sniper-fire"}
    assert printed.sniped(view, "f") == (0.2, 1)
    assert printed.sniped(look(house(board_ups=[4])), "f") == (0.1, 1)
    assert printed.sniped(view, "g") == (0.0, 0)
    assert "holds:sniper-fire" not in look(mine_lab()).holds


# --- Saving -------------------------------------------------------------------------------------------


def noted(**changes: Any) -> Sheet:
    """The first Dawn of a Campaign in the other house."""
    fittings: dict[str, str] = changes.pop("fittings", {"h3": "chair"})
    lab = house(at="morning", day=2)
    s = lab.state
    lay = {space: stack[0] for space, stack in ADVANCED.cards.items()}
    people = [SheetPerson(id=p.id, colour=p.colour, starting=True, hunger=1) for p in s.group]
    return Sheet(
        **{
            "day": 1,
            "board": "advanced",
            "people": people,
            "locations": ["hotel", "school", "garage"],
            "shelter": lay,
            "beneath": ["f3", "j1"],
            "fittings": fittings,
            "deck": [card for card in crafted() if card not in fittings.values()],
            "chapter": 1,
            "gone_events": ["airdrop"],
            "objective": "staying-fit",
            **changes,
        }
    )


def without(*spaces: str, **instead: str) -> dict[str, str]:
    """The other house with some cards gone, or turned over."""
    lay = {space: stack[0] for space, stack in ADVANCED.cards.items() if space not in spaces}
    return lay | instead


@pytest.mark.rule("M-SAVE-29", "M-SETUP-01", "M-SETUP-21")
@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"board_ups": [4, 6], "cold": 2},
        {"shelter": without("h5", "h6", f3="remnants"), "turned": ["heap-1"], "fittings": {"h5": "chair"}},
        {"shelter": without(j1="remnants"), "beneath": ["f3"]},
        {"shelter": without("f3"), "beneath": ["j1"], "fittings": {"f4": "bed-1", "f3": "chair"}},
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_save_sheet_names_the_side_and_what_lies_beneath(changes: dict[str, Any], lang: str) -> None:
    wanted = noted(**changes)
    assert faults(wanted) == []
    paper = write(wanted, lang)
    for reader in languages():
        assert read(paper, reader) == wanted
    state = restore(wanted, 1)
    assert sheet(state) == wanted
    assert {person.at for person in state.group} == {"h1"}
    conserved(state)


@pytest.mark.rule("M-SAVE-29")
def test_a_sheet_of_before_lies_on_the_basic_side() -> None:
    paper = write(noted(), "en")
    kept = [line for line in paper.splitlines() if not line.startswith("Side of the board")]
    with pytest.raises(SheetRefused):
        read("\n".join(kept), "en")  # these rooms are not on that side
    assert from_data({**to_data(noted()), "board": "basic"}).board == "basic"


@pytest.mark.rule("M-SAVE-29")
@pytest.mark.parametrize(
    ("changes", "part"),
    [
        ({"board": "third"}, "board"),
        ({"beneath": ["g2"]}, "beneath"),
        ({"beneath": ["f3", "f3"]}, "beneath"),
        ({"shelter": without("f3"), "beneath": ["f3"]}, "beneath"),
        ({"board_ups": [1]}, "board-ups"),
        ({"ideas": ["chair"], "fittings": {}}, "ideas"),
        ({"shelter": without(a1="furniture")}, "shelter"),
        ({"turned": ["heap-1"]}, "turned"),
        ({"fittings": {"i3": "bed-1"}}, "fittings"),
        ({"fittings": {"c4": "bed-1"}}, "fittings"),
        ({"fittings": {"h1": "bed-1"}}, "fittings"),
        ({"fittings": {"g5": "bed-1"}, "shelter": without("g5", "g4")}, "fittings"),
    ],
)
def test_what_cannot_be_on_this_side_is_found_on_a_sheet(changes: dict[str, Any], part: str) -> None:
    assert part in {one.part for one in faults(noted(**changes))}


# --- Front ends ---------------------------------------------------------------------------------------


@pytest.mark.rule("M-BOARD-22")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_room_of_either_house_says_what_it_is(lang: str) -> None:
    for side in BOARDS:
        lab = mine_lab(board=side)
        say = Speaker(lab.table, lang)
        said = ["\n".join(room(space.id, look(lab), say)) for space in look(lab).spaces]
        assert not any("‹" in one or "space-" in one for one in said)
    rooms = {space.id: one for space, one in zip(look(lab).spaces, said, strict=True)}
    assert ("sniper" in rooms["f4"].lower()) or ("tireur" in rooms["f4"].lower())
    assert "2" in rooms["f3"]


@pytest.mark.rule("M-BOARD-23", "M-BOARD-27", "M-BOARD-31")
def test_an_option_touches_the_space_it_is_done_at() -> None:
    lab = house(cleared=["h5", "h6", "i4", "j1"]).choose("plan:marko")
    view = look(lab)
    for deed in ADVANCED.deeds:
        assert f"space:{deed.space}" in touched(lab.option(deed.id), view)
    lab.choose("poke-about-2")
    person = next(p for p in look(lab).people if p.id == "marko")
    assert (person.where, person.doing, person.does) == ("i5", "action:poke-about-2", "action:poke-about-2")
