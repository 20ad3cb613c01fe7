"""The board: Storage x5, the spaces of the Shelter and their paths, the areas beside it (M-BOARD)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.engine.flow import Flow
from tilldawn.games.mine.cards.exploration import CARDS as EXPLORATION
from tilldawn.games.mine.combat.fight import fight
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.house.board import (
    BASIC,
    reachable,
)
from tilldawn.games.mine.public.view import TableView
from tilldawn.games.mine.state import Game
from tilldawn.games.mine.trade.supply import give_up, take
from tilldawn.testing.mine import Lab, conserved, mine_lab

AWAY = {"marko": "scavenging", "emilia": "guard", "marin": "floor"}
PLACES = ("garage", "ruined-villa", "print-shop")
"""Three Locations without a red band."""


def look(lab: Lab) -> TableView:
    seen = lab.table.look()
    assert isinstance(seen, TableView)
    return seen


def turn_up(lab: Lab) -> Lab:
    """The next card of the Unknown deck, unless it has turned up by itself as the only thing to do."""
    return lab.choose(*[id for id in lab.options if id.startswith("turn-up")])


# --- Storage and Storage x5 ---------------------------------------------------------------------------


@pytest.mark.rule("M-BOARD-01")
def test_what_the_shelter_gives_lands_in_storage() -> None:
    lab = mine_lab(storage={"wood": 1}, next=["heap-1"]).choose("plan:marko", "clear:b5:heap", "resolve")
    assert lab.storage == {"wood": 3, "component": 2}
    assert lab.pile == {}


@pytest.mark.rule("M-BOARD-02")
def test_a_marker_counts_as_five_pieces() -> None:
    lab = mine_lab(at="death-among-us", storage={"wood": 1}, x5={"wood": 2, "component": 1})
    *_, wood, components = lab.state.history[-1]
    assert (wood, components) == (11, 5)


@pytest.mark.rule("M-BOARD-02")
def test_raiders_find_five_pieces_in_a_marker() -> None:
    tops = {"raids": ["prowlers"]}
    lab = mine_lab(at="raid", tasks={"emilia": "guard"}, x5={"wood": 1}, tops=tops, next=["blank"])
    assert (lab.storage, lab.state.x5) == ({"wood": 2}, {})


@pytest.mark.rule("M-BOARD-03", "M-BOARD-06")
@pytest.mark.parametrize("good", ["wood", "component"])
def test_five_pieces_and_a_marker_are_exchanged_both_ways(good: str) -> None:
    lab = mine_lab(storage={good: 6})
    box = lab.box[good]
    lab.choose(f"bundle:{good}")
    assert (lab.storage, lab.state.x5, lab.box[good]) == ({good: 1}, {good: 1}, box + 4)
    conserved(lab.state)
    lab.choose(f"unbundle:{good}")
    assert (lab.storage, lab.state.x5, lab.box[good]) == ({good: 6}, {}, box)
    conserved(lab.state)


@pytest.mark.rule("M-BOARD-03")
def test_four_pieces_are_no_marker() -> None:
    lab = mine_lab(storage={"wood": 4, "component": 4})
    assert lab.anytime == []
    with pytest.raises(IllegalAnswer):
        lab.choose("bundle:wood")


@pytest.mark.rule("M-BOARD-03")
@pytest.mark.parametrize(
    ("at", "tasks"),
    [
        ("stage", {}),
        ("dusk", {}),
        ("supper", {}),
        ("evening", {}),
        ("explore", AWAY),
        ("crime-wave-stage", {"marko": "guard"}),
        ("dawn-after", {}),
    ],
)
def test_storage_is_changed_at_any_time(at: str, tasks: dict[str, str]) -> None:
    lab = mine_lab(at=at, tasks=tasks, storage={"component": 5, "moonshine": 1, "raw-food": 1})
    lab.choose("bundle:component")
    assert lab.state.x5 == {"component": 1}


@pytest.mark.rule("M-BOARD-04")
def test_only_wood_and_components_lie_on_storage_x5() -> None:
    lab = mine_lab(storage={"water": 6, "ammo": 9, "raw-food": 6, "cigarette": 6, "chems": 6, "wood": 5})
    assert [id for id in lab.anytime if "bundle" in id] == ["bundle:wood"]
    for good in ("water", "ammo"):
        with pytest.raises(IllegalAnswer):
            lab.choose(f"bundle:{good}")


@pytest.mark.rule("M-BOARD-05", "M-BOARD-06")
@pytest.mark.parametrize(("left", "got"), [(0, 1), (3, 4), (4, 5), (7, 5)])
def test_a_broken_marker_gives_no_more_than_the_box_holds(left: int, got: int) -> None:
    lab = mine_lab(x5={"wood": 1}, box={"wood": left}).choose("unbundle:wood")
    assert lab.storage == {"wood": got}
    assert lab.box.get("wood", 0) == left + 1 - got
    assert lab.events("storage-unbundled")[0].got == got
    conserved(lab.state)


@pytest.mark.rule("M-BOARD-07")
def test_there_may_be_more_wood_than_pieces_of_it() -> None:
    lab = mine_lab(storage={"wood": 9}, x5={"wood": 3}).choose("bundle:wood")
    assert (lab.storage, lab.state.x5) == ({"wood": 4}, {"wood": 4})
    conserved(lab.state)


@pytest.mark.rule("M-BOARD-08")
def test_wood_is_only_found_while_the_box_has_some() -> None:
    lab = mine_lab(storage={"wood": 4}, box={"wood": 0}, next=["heap-1"])
    lab.choose("plan:marko", "clear:b5:heap", "resolve")
    assert lab.storage == {"wood": 4, "component": 2}
    assert lab.told("goods-missing", "goods") == [("count:wood*2",)]


@pytest.mark.rule("M-BOARD-08", "M-BOARD-03")
def test_nothing_is_lost_that_an_exchange_makes_room_for() -> None:
    lab = mine_lab(storage={"wood": 11}, x5={"wood": 1}, next=["heap-1"])
    assert "wood" not in lab.box
    lab.choose("plan:marko", "clear:b5:heap", "resolve")
    assert (lab.storage, lab.state.x5) == ({"wood": 8, "component": 2}, {"wood": 2})
    assert lab.told("storage-bundled", "good") == ["good:wood"]
    assert not lab.happened("goods-missing")
    conserved(lab.state)


@pytest.mark.rule("M-BOARD-03")
def test_who_pokes_about_may_have_all_that_an_exchange_frees() -> None:
    lab = mine_lab(storage={"wood": 6}, box={"wood": 1, "component": 0}, next=["10"])
    lab.choose("plan:marko", "poke-about", "resolve")
    assert (lab.storage, lab.state.x5) == ({"wood": 5}, {"wood": 1})
    conserved(lab.state)


@pytest.mark.rule("M-BOARD-02")
@pytest.mark.parametrize(
    ("there", "lost", "left", "markers"),
    [
        ({"storage": {"wood": 3}, "x5": {"wood": 1}}, 2, {"wood": 1}, {"wood": 1}),
        ({"storage": {"wood": 1}, "x5": {"wood": 1}}, 2, {"wood": 4}, {}),
        ({"x5": {"wood": 2}}, 7, {"wood": 3}, {}),
        ({"x5": {"wood": 2}}, 10, {}, {}),
        ({"x5": {"wood": 1}, "box": {"wood": 0}}, 2, {"wood": 1}, {}),
    ],
)
def test_a_loss_breaks_as_many_markers_as_it_needs(
    there: dict[str, Any], lost: int, left: Goods, markers: Goods
) -> None:
    def loss(g: Game) -> Flow[None]:
        give_up(g, {"wood": lost}, "storage", "M-BOARD-02")
        yield from ()

    lab = mine_lab(play=loss, **there)
    assert (lab.storage, lab.state.x5) == (left, markers)
    conserved(lab.state)


@pytest.mark.rule("M-BOARD-05")
@pytest.mark.parametrize(("left", "warned"), [(3, True), (4, False)])
def test_breaking_a_marker_warns_where_the_box_is_short(left: int, warned: bool) -> None:
    lab = mine_lab(x5={"wood": 1}, box={"wood": left})
    option = lab.option("unbundle:wood")
    assert (option.warning is not None) == warned
    lab.choose("unbundle:wood")
    assert lab.happened("goods-missing") == warned


@pytest.mark.rule("M-BOARD-05", "M-ADV-14")
def test_hidden_pieces_fill_a_broken_marker() -> None:
    lab = mine_lab(x5={"wood": 1}, box={"wood": 2}, advanced=["534"])
    take(lab.state.waste, "wood", 2)
    lab.state.hidden["hotel"] = {"wood": 2}
    lab.choose("unbundle:wood")
    assert lab.storage == {"wood": 5}
    assert not lab.state.hidden["hotel"]
    conserved(lab.state)


# --- The Shelter as a graph ---------------------------------------------------------------------------

GRAPH = {
    "a1": "a2",
    "a2": "a1 a3",
    "a3": "a2 a4",
    "a4": "a3 a5 b4",
    "a5": "a4 a6",
    "a6": "a5",
    "b1": "b2",
    "b2": "b1 b3",
    "b3": "b2 b4",
    "b4": "b3 b5 a4 c4",
    "b5": "b4 b6",
    "b6": "b5",
    "c1": "c2",
    "c2": "c1 c3",
    "c3": "c2 c4 d1",
    "c4": "c3 c5 b4",
    "c5": "c4 c6",
    "c6": "c5 c7 d4",
    "c7": "c6",
    "d1": "d2 c3",
    "d2": "d1 d3",
    "d3": "d2",
    "d4": "d5 c6",
    "d5": "d4 d6",
    "d6": "d5 e1",
    "e1": "d6",
}
"""All ways of the basic side, as drawn on the board (facts 6)."""

CARDS = {
    "furniture": "a1 a6 c7 d3 e1",
    "rubble": "a2 a4 b2 c6 d4 d6",
    "closed-door": "a3 a5 b3",
    "heap": "b1 b5 b6 d5",
    "bars": "d2",
}


@pytest.mark.rule("M-BOARD-21", "M-BOARD-22")
def test_the_ways_through_the_shelter() -> None:
    assert {space: set(ways) for space, ways in BASIC.paths.items()} == {
        space: set(ways.split()) for space, ways in GRAPH.items()
    }


@pytest.mark.rule("M-BOARD-21")
def test_the_shelter_has_four_floors_and_a_pit() -> None:
    assert {floor: len(row) for floor, row in BASIC.floors.items()} == {
        "a": 6,
        "b": 6,
        "c": 7,
        "d": 6,
        "e": 1,
    }
    assert set(BASIC.ladders) == {("a4", "b4"), ("b4", "c4"), ("c3", "d1"), ("c6", "d4"), ("d6", "e1")}
    assert {space.id: space.floor for space in look(mine_lab()).spaces} == {
        space: space[0] for space in GRAPH
    }


@pytest.mark.rule("M-BOARD-21", "M-SETUP-19")
def test_where_the_shelter_cards_lie() -> None:
    lying = {space: kind for kind, spaces in CARDS.items() for space in spaces.split()}
    assert lying == {space: card for space, (card,) in BASIC.cards.items()}
    assert {space.id: space.card for space in look(mine_lab()).spaces if space.card} == lying


@pytest.mark.rule("M-BOARD-22")
def test_printed_spaces_take_no_fitting_and_all_others_do() -> None:
    assert set(GRAPH) - set(BASIC.fitting_spaces) == {"c1", "c2", "c3", "d1"}


@pytest.mark.rule("M-BOARD-22")
def test_left_and_right_are_neighbours_even_across_a_hole() -> None:
    assert BASIC.neighbours["d3"] == ("d2", "d4")
    assert BASIC.neighbours["d4"] == ("d3", "d5")
    assert "d4" not in BASIC.paths["d3"]
    assert "a4" not in BASIC.neighbours["b4"]


@pytest.mark.rule("M-BOARD-09")
def test_what_can_be_reached_on_the_first_day() -> None:
    reach = [space.id for space in look(mine_lab()).spaces if space.reach]
    assert " ".join(reach) == "a4 b3 b4 b5 b6 c1 c2 c3 c4 c5 c6 d1 d2"
    free = {space.id for space in look(mine_lab()).spaces if space.free}
    assert free == {"b4", "c4", "c5"}


@pytest.mark.rule("M-BOARD-09")
def test_everything_is_reached_from_guard() -> None:
    assert reachable(BASIC.id, frozenset({"c1"}), False) == {"c1"}
    assert reachable(BASIC.id, frozenset({"c2"}), False) == {"c1", "c2"}
    assert reachable(BASIC.id, frozenset(), False) == set(GRAPH)


@pytest.mark.rule("M-BOARD-09")
def test_guards_stand_on_guard() -> None:
    lab = mine_lab(
        at="raid", tasks={"marko": "guard", "emilia": "floor", "marin": "floor"}, next=["prowlers"]
    )
    spaces = {space.id: space.people for space in look(lab).spaces if space.people}
    assert spaces == {"c1": ["marko"], "c3": ["emilia", "marin"]}


@pytest.mark.rule("M-BOARD-16")
def test_no_way_to_the_fittings_deck_is_needed() -> None:
    lab = mine_lab(storage={"component": 3, "wood": 4}, shelter={"b4": "remnants", "c5": "remnants"})
    lab.choose("plan:marko", "craft:bed-1")
    lab.choose("resolve")
    assert lab.state.fittings == {"c4": "bed-1"}


@pytest.mark.rule("M-BOARD-16")
def test_the_fittings_deck_may_be_looked_through_at_any_point() -> None:
    lab = mine_lab(at="explore", tasks=AWAY, storage={"component": 3, "wood": 4})
    bed = next(card for card in look(lab).deck if card.id == "bed-1")
    assert (bed.cost, bed.affordable, bed.places) == ({"component": 3, "wood": 4}, True, ["b4", "c4", "c5"])


@pytest.mark.rule("M-BOARD-17")
def test_ideas_are_stored_until_somebody_thinks_of_them() -> None:
    lab = mine_lab(storage={"component": 1, "wood": 2})
    assert "chair" in look(lab).ideas
    lab.choose("plan:marko")
    assert "craft:chair" not in lab.options
    lab = mine_lab(storage={"component": 1, "wood": 2}, thought_of=["chair"]).choose("plan:marko")
    assert "craft:chair" in lab.options
    assert len(look(lab).ideas) == 9


@pytest.mark.rule("M-BOARD-20")
@pytest.mark.parametrize(("built", "holes"), [([], [1, 2, 3]), ([2], [1, 3]), ([1, 2], [3]), ([1, 2, 3], [])])
def test_there_are_three_holes(built: list[int], holes: list[int]) -> None:
    lab = mine_lab(fittings={"c5": "workshop"}, storage={"component": 1, "wood": 4}, board_ups=built)
    assert look(lab).holes == {hole: hole in built for hole in (1, 2, 3)}
    lab.choose("plan:marko")
    assert ("use:workshop:board-up" in lab.options) == bool(holes)
    if len(holes) > 1:
        lab.choose("use:workshop:board-up")
        assert lab.options == [f"hole:{hole}" for hole in holes]


@pytest.mark.rule("M-BOARD-25")
def test_poke_about_lies_in_the_basement() -> None:
    spaces = {space.id: space for space in look(mine_lab()).spaces}
    assert (spaces["d1"].printed, spaces["d1"].floor) == ("poke-about", "d")
    assert "poke-about" in mine_lab().choose("plan:marko").options


@pytest.mark.rule("M-BOARD-25")
def test_a_closed_basement_closes_poke_about() -> None:
    lab = mine_lab()
    lab.state.basement_closed = True
    lab.choose("plan:marko")
    assert "poke-about" not in lab.options
    assert not {space.id for space in look(lab).spaces if space.reach and space.floor in "de"}


@pytest.mark.rule("M-BOARD-10")
def test_the_floor_takes_any_number_of_sleepers() -> None:
    lab = mine_lab(at="evening", recruits=["bruno"], lenient_333=True)
    people = ("marko", "emilia", "marin", "bruno")
    lab.choose(*(f"task:{id}:floor" for id in people))
    assert [p.task for p in lab.state.group] == ["floor"] * 4


# --- Areas beside the Shelter -------------------------------------------------------------------------


@pytest.mark.rule("M-BOARD-11")
def test_at_most_three_go_scavenging() -> None:
    lab = mine_lab(at="evening", recruits=["bruno"])
    lab.choose(*(f"task:{id}:scavenging" for id in ("marko", "emilia", "marin")))
    assert "task:bruno:scavenging" not in lab.options
    assert "M-EVE-05" in lab.refusals().values()
    with pytest.raises(IllegalAnswer):
        lab.choose("task:bruno:scavenging")


@pytest.mark.rule("M-BOARD-11")
def test_what_is_packed_and_found_lies_on_the_findings_pile() -> None:
    lab = mine_lab(at="scavenging", tasks=AWAY, places=PLACES, storage={"raw-food": 2, "water": 1})
    lab.choose("go-to:near:garage", "pack:raw-food", "set-out")
    assert (lab.storage, lab.pile) == ({"raw-food": 1, "water": 1}, {"raw-food": 1})
    turn_up(lab.next("x-pantry")).choose("return:2")
    before = lab.pile.copy()
    lab.choose(*["take-all"] * ("take-all" in lab.options))
    assert Counter(lab.pile) >= Counter(before)
    assert lab.storage == {"raw-food": 1, "water": 1}
    assert {p.id for p in lab.state.group if p.task == "scavenging"} == {"marko"}


@pytest.mark.rule("M-BOARD-12")
def test_every_exploration_card_is_in_exactly_one_of_four_areas() -> None:
    known = ["x-hiding-place", "x-pantry", "x-heap", "x-furniture", "x-closed-door"]
    lab = mine_lab(at="explore", tasks=AWAY, places=PLACES, unknown=known)
    turn_up(lab).choose("return:2")
    turn_up(lab).choose("ignore")
    state = lab.state
    turn_up(lab)
    assert (state.slot, state.explored, state.card) == (["x-hiding-place"], ["x-furniture"], "x-closed-door")
    assert (len(state.unknown), len(state.exploration)) == (9, 14)
    assert sum(card.copies for card in EXPLORATION) == 1 + 1 + 1 + 9 + 14
    conserved(state)


@pytest.mark.rule("M-BOARD-13")
def test_noise_never_leaves_1_to_8() -> None:
    loud = mine_lab(at="explore", tasks=AWAY, places=PLACES, unknown=["x-heap"], noise=7)
    turn_up(loud).next("9").choose("noise:2")
    assert [event.noise for event in loud.events("noise-moved")] == [8]
    people = ("arica", "emilia", "marin")
    quiet = mine_lab(at="explore", people=people, tasks={"arica": "scavenging", "emilia": "guard"}, noise=2)
    quiet.choose("sneak-now:arica")
    assert quiet.state.noise == 1


@pytest.mark.rule("M-BOARD-14")
@pytest.mark.parametrize(
    ("slot", "place", "cards"),
    [("near", "garage", 14), ("distant", "ruined-villa", 12), ("far", "print-shop", 10)],
)
def test_the_nearest_location_has_the_most_cards(slot: str, place: str, cards: int) -> None:
    lab = mine_lab(at="scavenging", tasks=AWAY, places=PLACES)
    lab.choose(f"go-to:{slot}:{place}")
    assert [event.cards for event in lab.events("unknown-formed")] == [cards]
    assert {p.slot: p.unknown for p in look(lab).locations}[slot] == cards


@pytest.mark.rule("M-BOARD-15")
def test_cold_tokens_gather_on_the_cold_space() -> None:
    lab = mine_lab(at="morning", cold=1, tops={"events": ["hard-frost"]})
    assert (lab.state.cold, look(lab).cold) == (4, 4)


@pytest.mark.rule("M-BOARD-15")
def test_there_are_six_cold_tokens() -> None:
    lab = mine_lab(at="morning", cold=5, tops={"events": ["hard-frost"]})
    assert lab.state.cold == 6
    assert [(e.cold, e.total) for e in lab.events("cold-added")] == [(1, 6)]
    assert lab.told("cold-full", "lost") == [2]
    assert "2 more were lost" in lab.in_words()
    full = mine_lab(at="morning", cold=6, tops={"events": ["shelling"]})
    assert (full.happened("cold-added"), full.told("cold-full", "lost")) == (False, [1])
    assert not mine_lab(at="morning", cold=3, tops={"events": ["hard-frost"]}).happened("cold-full")


@pytest.mark.rule("M-BOARD-18")
def test_every_deck_has_its_space() -> None:
    seen = look(mine_lab())
    assert seen.piles == {
        "characters": 9,
        "exploration": 26,
        "findings": 11,
        "residents": 9,
        "raids": 5,
        "visitors": 12,
        "fate": 7,
        "narrative": 15,
        "locations": 15,
    }
    assert (seen.events, seen.objectives_left) == (12, 2)
    assert (len(seen.deck), len(seen.ideas)) == (10, 10)


@pytest.mark.rule("M-BOARD-19")
def test_the_combat_chart_shows_weapon_and_wounds_of_every_enemy() -> None:
    lab = mine_lab(
        at="explore",
        tasks=AWAY,
        pile={"knife": 1},
        play=lambda g: fight(g, "thugs-3"),
        next=["1", "a1", "b1"],
    )
    lab.choose("fight-arm:marko:knife")
    chart = look(lab).combat
    assert chart is not None
    assert [(foe.weapon, foe.wounds) for foe in chart.foes] == [("", 0), ("knife", 0)]
    lab.next("knife-2", "blank", "blank").choose("fight-on")
    while lab.asked not in ("round", ""):
        lab.choose(next((id for id in lab.options if "b1" in id or "keep" in id), lab.options[0]))
    chart = look(lab).combat
    assert chart is not None
    assert sorted((foe.weapon, foe.wounds) for foe in chart.foes) == [("", 0), ("knife", 2)]


@pytest.mark.rule("M-BOARD-34")
def test_events_with_a_lasting_effect_stay_on_the_table() -> None:
    lab = mine_lab(at="morning", tops={"events": ["soaring-prices"]}, active=["crime-wave"])
    assert lab.state.phase == "day"
    assert look(lab).active == {"crime-wave": 2, "soaring-prices": 1}
