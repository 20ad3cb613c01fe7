"""The Sewers from the manhole to the kitchen door (M-SEW, M-SETUP-33, M-LEAD-14 and -15, M-DAY-13 to -15)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import tilldawn
from tilldawn.engine.errors import BadOption, IllegalAnswer
from tilldawn.engine.flow import Flow
from tilldawn.engine.table import Table
from tilldawn.games.mine.people.recruits import join
from tilldawn.games.mine.sewers.cards import CARD, GROUPS
from tilldawn.games.mine.sewers.memory import DECKS
from tilldawn.games.mine.sewers.tiles import TILE, TILES, spots, ways
from tilldawn.games.mine.state import Game, Note, State
from tilldawn.testing import laws
from tilldawn.testing.mine import Lab, conserved, mine_lab, prudent
from tilldawn.testing.telling import Listener
from tilldawn.testing.tells import MINE

PLACES = ("ruined-villa", "print-shop", "textile-mill")
"""Places without a red band."""
TRIO = ("marko", "emilia", "marin")


def morning(**laid: Any) -> Lab:
    """The day begins: who goes down?"""
    return mine_lab(at="day", **{"places": PLACES, "modules": ["sewers"], "people": TRIO, **laid})


def down(*who: str, **laid: Any) -> Lab:
    """They have gone down and stand under the manhole; `pack` is taken along."""
    packed = laid.pop("pack", ())
    lab = morning(**laid)
    lab.choose(*(f"send-down:{id}" for id in who or ("marko",)))
    if lab.asked == "sewers-who":
        lab.choose("go-down")
    lab.choose(*(f"pack:{good}" for good in packed))
    return lab.choose("set-out") if lab.asked == "equip" else lab


def turn_round(lab: Lab) -> Lab:
    """Forfeit, and go home with all that is carried."""
    lab.choose("forfeit")
    return (
        lab.choose(next(id for id in lab.options if id.startswith("go-home"))) if lab.asked == "load" else lab
    )


def walk(lab: Lab, way: str, *drawn: str) -> Lab:
    """A whole way on the tile: these cards and outcomes come, and each page that only tells is read on."""
    lab.next(*drawn).choose(f"follow:{way}")
    for spot in spots(way):
        lab.choose(f"walk-on-to:{spot.lower()}")
        while lab.options == ["turn-page"]:
            lab.choose("turn-page")
    return lab


def at_tile(tile: str, edge: str, *who: str, **laid: Any) -> Lab:
    """On this tile, the first after the starting one, entered by this edge; an echo was all there was."""
    lab = walk(down(*who, **laid), "o1n", "echo", tile)
    return lab.choose(f"lay-tile:{edge}")


def room(card: str, spot: str, *outcomes: str, who: tuple[str, ...] = ("marko",), **laid: Any) -> Lab:
    """The party has just drawn this Rooms card for this letter."""
    if spot == "A":
        lab = down(*who, **laid).next(card, *outcomes)
        return lab.choose("follow:oAe", "walk-on-to:a")
    if spot == "B":
        lab = at_tile("pump-hall", "e", *who, **laid).next(card, *outcomes)
        return lab.choose("follow:eB1n", "walk-on-to:b")
    lab = at_tile("fallen-vault", "e", *who, **laid).next(card, *outcomes)
    return lab.choose("follow:eC3n", "walk-on-to:c")


def corridor(card: str, spot: str, *outcomes: str, who: tuple[str, ...] = ("marko",), **laid: Any) -> Lab:
    """The party has just drawn this Corridors card for this number."""
    if spot == "1":
        return down(*who, **laid).next(card, *outcomes).choose("follow:o1n", "walk-on-to:1")
    if spot == "2":
        return down(*who, **laid).next(card, *outcomes).choose("follow:o2Bw", "walk-on-to:2")
    lab = at_tile("fallen-vault", "n", *who, **laid).next(card, *outcomes)
    return lab.choose("follow:n3Ce", "walk-on-to:3")


def below(lab: Lab) -> dict[str, Any]:
    shown: dict[str, Any] = lab.table.look().modules["sewers"]
    return shown


def _one_raid(g: Game) -> Flow[None]:
    """One raid card is still to come tonight."""
    g.state.raids_left = 1
    yield from ()


# --- Who goes -----------------------------------------------------------------------------------------


@pytest.mark.rule("M-SEW-01", "M-DAY-14", "M-SEW-44")
def test_the_sewers_come_before_the_first_stage_and_once_a_day() -> None:
    lab = down("marko")
    assert not lab.happened("stage-began")
    turn_round(lab)
    assert (lab.asked, lab.state.phase, lab.state.stage) == ("plan", "day", 1)
    told = [e.name for e in lab.events("sewers-entered", "came-up", "stage-began")]
    assert told == ["sewers-entered", "came-up", "stage-began"]


@pytest.mark.rule("M-SEW-02", "M-STATE-20")
def test_black_dots_keep_nobody_from_the_sewers_but_sleep_does() -> None:
    lab = morning(states={"marko": {"wounds": 3}, "emilia": {"fatigue": 4}})
    assert lab.options == ["not-today", "send-down:marko", "send-down:marin"]
    assert lab.refusals()["send-down/emilia"] == "M-SEW-02"


@pytest.mark.rule("M-SEW-03", "M-SEW-04")
def test_the_whole_group_may_go_and_then_nothing_is_done_at_home() -> None:
    lab = turn_round(down(*TRIO))
    assert not lab.happened("stage-began")
    assert lab.happened("dusk-began")


@pytest.mark.rule("M-SEW-05", "M-DAY-13")
def test_explorers_are_away_and_the_others_on_guard_and_explorers_do_not_act_that_day() -> None:
    lab = down("marko")
    assert {p.id: p.where for p in lab.table.look().people} == {
        "marko": "away",
        "emilia": "c1",
        "marin": "c1",
    }
    turn_round(lab)
    assert lab.options == ["plan:emilia", "plan:marin", "resolve"]
    assert lab.refusals()["plan/marko"] == "M-CARD-39"


@pytest.mark.rule("M-SEW-06")
def test_a_knife_from_storage_is_in_hand_below() -> None:
    lab = room(
        "walled-up-door",
        "C",
        "1",
        "a1",
        "a2",
        storage={"knife": 1, "book": 1},
        pack=("knife",),
        tops={"residents": ["thugs-3"]},
    )
    assert lab.storage == {"book": 1}
    lab.choose("turn-page")
    assert "fight-arm:marko:knife" in lab.options or lab.person("marko").weapon == "knife"


@pytest.mark.rule("M-SEW-07")
def test_going_down_tires_nobody_and_cards_never_beyond_three() -> None:
    lab = down("marko")
    assert lab.level("marko", "fatigue") == 0
    lab = walk(down("marko", states={"marko": {"fatigue": 3}}), "oAe", "bad-air", "old-crypt")
    assert (lab.level("marko", "fatigue"), lab.happened("nobody-tired")) == (3, True)


@pytest.mark.rule("M-SEW-08", "M-SETUP-33")
def test_the_first_tile_is_always_the_starting_tile_and_the_party_stands_on_its_s() -> None:
    lab = down("marko")
    (tile,) = below(lab)["tiles"]
    assert (tile["tile"], below(lab)["at"]) == ("manhole", "o")
    assert lab.state.modules["sewers"]["piles"]["sewer-tiles"] == [{"sewer-tiles": 7}]


# --- Ways ---------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SEW-09", "M-SEW-12")
def test_a_way_is_any_to_an_exit_and_open_corridors_draw_nothing() -> None:
    lab = down("marko")
    assert lab.options == ["follow:o1n", "follow:oAe", "follow:o2Bw"]
    lab = walk(lab, "oAe", "sleepers", "pump-hall")
    assert len(lab.events("room-drawn", "corridor-drawn")) == 1
    assert sum(lab.state.unseen["sewer-corridors"].values()) == 10


@pytest.mark.rule("M-SEW-10", "M-SEW-11")
def test_letters_draw_rooms_and_numbers_corridors_and_their_text_is_read() -> None:
    lab = corridor("driftwood", "2").choose("turn-page")
    assert lab.pile == {"mechanical-part": 1}
    lab.next("lamp-room", "marko").choose("walk-on-to:b")
    assert lab.events("script-told")[-1].script == "script:2818"
    assert [e.spot for e in lab.events("corridor-drawn", "room-drawn")] == ["spot:2", "spot:b"]


@pytest.mark.rule("M-SEW-14")
def test_no_way_leads_twice_through_a_room_or_corridor() -> None:
    for tile in TILES:
        for edge in tile.exits:
            for way in (*ways(tile.id, edge), *ways(tile.id, edge, bright=True)):
                nodes = [step for step in way if not step.isdigit()]
                assert len(set(nodes)) == len(nodes), way
                assert way[-1] != edge
    assert "nA2s" in ways("storm-overflow", "n")
    assert ways("brick-gallery", "n") == ("n3Bs", "nA1Bs")


@pytest.mark.rule("M-SEW-13")
def test_a_new_tile_is_turned_so_that_an_exit_meets_the_way() -> None:
    lab = walk(down("marko"), "oAe", "sleepers", "brick-gallery")
    assert (lab.asked, lab.options) == ("sewers-lay", ["lay-tile:n", "lay-tile:s"])
    tile = below(lab.choose("lay-tile:n"))["tiles"][-1]
    assert (tile["x"], tile["y"], tile["entry"], tile["exits"]) == (1, 0, "n", {"n": "w", "s": "e"})


@pytest.mark.rule("M-LEAD-14", "M-LEAD-15")
def test_the_lead_passes_after_each_card_and_after_each_new_tile() -> None:
    lab = down("marko", seats=3)
    lab.next("echo", "brick-gallery").choose("follow:o1n")
    assert lab.seat == 0
    lab.choose("walk-on-to:1")
    assert (lab.asked, lab.seat) == ("sewers-lay", 1)
    assert (lab.choose("lay-tile:n").asked, lab.seat) == ("sewers-way", 2)


# --- The third tile and the exit ----------------------------------------------------------------------


def third(lab: Lab | None = None) -> Lab:
    """On the third tile, the Fallen Vault, entered by its east exit: C is the bright room."""
    lab = lab or down("marko")
    lab = walk(lab, "o1n", "echo", "brick-gallery").choose("lay-tile:n")
    lab = walk(lab, "n3Bs", "slime", "10", "sleepers", "storm-overflow").choose("lay-tile:n")
    return walk(lab, "n3w", "knee-deep", "fallen-vault").choose("lay-tile:e")


@pytest.mark.rule("M-SEW-15", "M-SEW-16")
def test_on_the_third_tile_only_ways_to_the_bright_room_are_open() -> None:
    lab = third()
    assert len(below(lab)["tiles"]) == 4
    assert lab.options == ["follow:eC"]
    with pytest.raises(IllegalAnswer):
        lab.choose("follow:eC3n")
    assert "M-SEW-16" in lab.refusals().values()


@pytest.mark.rule("M-SEW-17", "M-SEW-18", "M-SEW-21", "M-SEW-22")
@pytest.mark.parametrize(
    ("die", "slot", "cards"),
    [("5", "near", 7), ("6", "distant", 6), ("8", "distant", 6), ("9", "far", 5), ("10", "far", 5)],
)
def test_the_die_leads_to_a_location_with_half_an_unknown_deck(die: str, slot: str, cards: int) -> None:
    lab = walk(third(), "eC", "valve-niche", die)
    place = dict(zip(("near", "distant", "far"), PLACES, strict=True))[slot]
    assert lab.options == [f"scavenge-there:{slot}:{place}", "come-up-home"]
    lab.choose(f"scavenge-there:{slot}:{place}")
    assert (lab.asked, len(lab.state.unknown), lab.state.noise) == ("explore", cards, 1)


def scavenging(*cards: str) -> Lab:
    """The party has come out at the Near Location; these are its next Exploration cards."""
    lab = walk(third(), "eC", "valve-niche", "1").choose("scavenge-there:near:ruined-villa")
    return lab.next(*cards)


@pytest.mark.rule("M-SEW-19")
def test_reality_impacts_among_the_unknown_cards_are_replaced_and_the_count_stays() -> None:
    lab = scavenging("x-impact-location", "x-furniture").choose("turn-up:7")
    assert (lab.state.card, len(lab.state.unknown)) == ("x-furniture", 6)
    assert lab.events("impact-passed-over")[0].cards == ("card:x-impact-location",)


@pytest.mark.rule("M-SEW-20", "M-SEW-21")
def test_after_the_scavenging_the_party_chooses_its_findings_and_is_home_by_day() -> None:
    lab = scavenging("x-heap-end").choose("turn-up:7", "end")
    assert (lab.asked, lab.table.look().trip.by_day) == ("load", True)
    lab.choose("add:wood", "go-home:1:5")
    assert (lab.state.phase, lab.state.trip, lab.storage) == ("day", None, {"wood": 1})


@pytest.mark.rule("M-SEW-22")
def test_a_shaft_on_the_way_is_an_exit_too() -> None:
    lab = room("access-shaft", "A", "9").choose("script:2838:a")
    assert lab.options == ["scavenge-there:far:textile-mill", "come-up-home"]


@pytest.mark.rule("M-SEW-26", "M-SEW-22")
def test_who_declines_the_scavenging_may_still_add_resources() -> None:
    lab = room("access-shaft", "A", "1").choose("script:2838:a", "come-up-home", "add:water", "go-home:1:5")
    assert lab.storage == {"water": 1}


@pytest.mark.rule("M-DAY-15")
def test_tokens_found_below_wait_for_the_evening_and_what_was_packed_does_not() -> None:
    lab = corridor("driftwood", "1", storage={"knife": 1, "lockpick": 1}, pack=("knife", "lockpick"))
    turn_round(lab.choose("turn-page"))
    assert (lab.storage, below(lab)["found"]) == ({"knife": 1, "lockpick": 1}, {"filter": 1})
    lab.choose("resolve", "resolve", "resolve")
    assert (lab.storage["filter"], below(lab)["found"]) == (1, {})


# --- Turning round ------------------------------------------------------------------------------------


@pytest.mark.rule("M-SEW-23", "M-SEW-25")
def test_who_forfeits_goes_home_with_what_can_be_carried_and_adds_nothing() -> None:
    carried = {"assault-rifle": 1, "shovel": 2}
    lab = down("emilia", storage=carried, pack=("assault-rifle", "shovel", "shovel")).choose("forfeit")
    assert (lab.asked, lab.options) == ("load", ["leave-good:assault-rifle", "leave-good:shovel"])
    lab.choose("leave-good:assault-rifle")
    assert lab.refusals()["add/wood"] == "M-SEW-23"
    assert lab.choose("go-home:2:3").storage == {"shovel": 2}


@pytest.mark.rule("M-SEW-24")
def test_forfeiting_is_possible_at_every_turn_and_over_every_page_but_not_in_a_fight() -> None:
    lab = down("marko", tops={"residents": ["thugs-3"]})
    assert "forfeit" in lab.anytime
    lab.next("voices").choose("follow:o2Bw")
    assert "forfeit" in lab.anytime
    lab.next("1", "a1", "a2").choose("walk-on-to:2")
    assert (lab.asked, "forfeit" in lab.anytime) == ("script", True)
    lab.choose("turn-page", "meet:thugs-3")
    assert (lab.state.combat is not None, lab.anytime) == (True, [])


@pytest.mark.rule("M-SEW-24", "M-SEW-36")
def test_a_grille_nobody_can_open_or_pay_for_forces_the_party_back() -> None:
    lab = corridor("iron-grille", "3", modules=["sewers", "thugs"], next=["9"])
    assert lab.options == ["script:2875:c"]
    lab.choose("script:2875:c")
    assert lab.events("forfeited")[0].forced == "yes"
    assert not lab.happened("thug-rolled")
    paid = corridor("iron-grille", "3", storage={"book": 1}, pack=("book",)).choose("script:2875:c")
    assert paid.events("forfeited")[0].forced == "no"


# --- Residents ----------------------------------------------------------------------------------------


@pytest.mark.rule("M-SEW-27", "M-SEW-28", "M-SEW-30")
def test_a_retreat_shuffles_the_card_back_and_changes_nothing_else() -> None:
    lab = corridor("voices", "2", tops={"residents": ["homeless"]})
    before = len(lab.state.residents)
    lab.choose("turn-page", "retreat:homeless")
    assert (lab.asked, below(lab)["at"], len(lab.state.residents)) == ("sewers-next", "2", before)
    assert lab.state.resident == ""
    forced = corridor("voices", "3", tops={"residents": ["homeless"]}).choose("turn-page")
    assert forced.asked == "homeless"


@pytest.mark.rule("M-SEW-29")
def test_what_costs_exploration_cards_cannot_be_used_below() -> None:
    lab = corridor("voices", "3", tops={"residents": ["soldiers"]}).choose("turn-page")
    assert "run-away" not in lab.options
    assert "M-SEW-29" in lab.refusals().values()
    lab.choose("turn-back")
    assert lab.events("forfeited")[0].forced == "yes"


@pytest.mark.rule("M-SEW-31", "M-SEW-32")
def test_whoever_stays_with_the_party_is_gone_when_the_exploration_ends() -> None:
    lab = corridor("voices", "3", tops={"residents": ["civilians-1"]}).choose("turn-page")
    assert lab.state.slot == ["civilians-1"]
    lab.next("access-shaft", "1").choose("walk-on-to:c", "script:2840:a")
    assert lab.state.slot == []
    lab.choose("scavenge-there:near:ruined-villa")
    assert lab.state.slot == []


@pytest.mark.rule("M-SEW-33")
def test_reality_impacts_of_other_decks_are_drawn_over_and_shuffled_back() -> None:
    lab = corridor("voices", "3", tops={"residents": ["r-impact", "homeless"]}).choose("turn-page")
    assert lab.asked == "homeless"
    assert lab.events("impact-passed-over")[0].cards == ("card:r-impact",)
    found = room("valve-niche", "A", tops={"findings": ["f-impact", "full-shelf"]}).choose("turn-page")
    assert not found.happened("impact-named")
    assert found.events("found")[0].card == "card:full-shelf"
    conserved(found.state)


@pytest.mark.rule("M-SEW-34")
def test_rooms_and_corridors_have_reality_impacts_of_their_own() -> None:
    lab = room("rooms-impact", "A", "blue")
    assert lab.events("script-told")[-1].script == "script:2805"
    lab = corridor("corridors-impact", "2", "black")
    assert lab.events("script-told")[-1].script == "script:2806"
    told = room("rooms-impact", "A", "black", read=[2801])
    assert told.events("script-told")[-1].script == "script:2802"


@pytest.mark.rule("M-SEW-34", "M-PET-01")
def test_a_dog_caught_in_the_grille_comes_along_where_there_are_pets_and_is_home_by_dusk() -> None:
    meal: dict[str, Any] = {"storage": {"raw-food": 1}, "pack": ("raw-food",)}
    without = room("rooms-impact", "A", "green", **meal)
    assert without.options == ["script:2804:a", "script:2804:b"]
    lab = room("rooms-impact", "A", "green", "9", modules=["sewers", "pets"], **meal)
    lab.choose("script:2804:c")
    assert (lab.pile, lab.table.look().modules["pets"]["pets"]["card:dog"]) == ({}, "along")
    turn_round(lab).choose("resolve", "resolve", "resolve")
    assert lab.table.look().modules["pets"]["pets"]["card:dog"] == "fed"


@pytest.mark.rule("M-SEW-34")
def test_a_name_from_the_bricks_makes_somebody_less_of_a_stranger() -> None:
    lab = room("rooms-impact", "A", "grey").choose("script:2802:b")
    assert [note.name for note in lab.state.notes] == ["a-name"]

    def comes(g: Game) -> Flow[None]:
        yield from join(g, {"hunger": 2, "misery": 1}, {}, "M-SETUP-30")

    note = Note("a-name", 0, "storage")
    lab = mine_lab(modules=["sewers"], notes=[note], play=comes, next=["katia"])
    assert lab.asked == "sewers-name"
    lab.choose("yes")
    assert (lab.level("katia", "hunger"), lab.level("katia", "misery"), lab.state.notes) == (1, 0, [])


@pytest.mark.rule("M-SEW-34")
def test_the_hatch_lets_the_next_raiders_in_and_is_then_forgotten() -> None:
    lab = corridor("corridors-impact", "2", "green").choose("script:2809:a")
    while lab.asked == "take":
        lab.choose("take-all")
    assert [note.name for note in lab.state.notes] == ["trapdoor"]
    note = Note("trapdoor", 0, "storage")
    tasks = dict.fromkeys(TRIO, "guard")
    lab = mine_lab(at="raid-card", modules=["sewers"], notes=[note], tasks=tasks, play=_one_raid)
    (raid,) = lab.events("raid-drawn")[:1]
    assert lab.events("trapdoor-opened")[0].damage == 2
    assert lab.state.raid is None or lab.state.raid.damage <= raid.damage + 2
    assert lab.state.notes == []


@pytest.mark.rule("M-SEW-42")
def test_with_the_last_explorer_all_goods_are_lost_and_the_day_goes_on() -> None:
    lab = room(
        "sewer-rats",
        "B",
        "1",
        "wounds-3",
        states={"marko": {"wounds": 3}},
        storage={"knife": 1},
        pack=("knife",),
    )
    lab.choose("turn-page")
    assert not lab.alive("marko")
    assert (lab.asked, lab.state.phase, lab.pile, lab.storage, lab.box["knife"]) == ("plan", "day", {}, {}, 3)
    assert lab.state.trip is None


@pytest.mark.rule("M-SEW-43")
def test_afterwards_tiles_and_cards_are_back_in_their_piles() -> None:
    lab = walk(down("marko"), "oAe", "sleepers", "pump-hall").choose("lay-tile:n")
    turn_round(lab)
    kept = lab.state.modules["sewers"]
    assert kept["below"] is None
    assert {deck: lab.state.unseen[deck] for deck in DECKS} == GROUPS
    assert all(kept["piles"][deck] == [{deck: sum(GROUPS[deck].values())}] for deck in DECKS)


# --- Cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SEW-10")
def test_a_fist_of_the_grey_die_opens_the_valve_niche() -> None:
    lab = room("valve-niche", "B", "fist-1", tops={"findings": ["full-shelf"]}).choose("turn-page")
    assert lab.happened("found")
    empty = room("valve-niche", "B", "blank", "blank", "blank").choose("turn-page")
    assert not empty.happened("found")


@pytest.mark.rule("M-SEW-10")
def test_the_wall_comes_down_by_a_shovel_or_four_shoulders() -> None:
    alone = room("walled-up-door", "A")
    assert alone.options == ["script:2844:z"]
    two = room("walled-up-door", "A", "full-shelf", who=("marko", "emilia"))
    assert two.options == ["script:2844:b", "script:2844:z"]
    two.choose("script:2844:b")
    if two.asked == "script-who":
        two.choose("person:marko")
    assert [two.level(id, "fatigue") for id in ("marko", "emilia")] == [1, 1]
    armed = room("walled-up-door", "A", storage={"shovel": 1}, pack=("shovel",))
    assert armed.options == ["script:2844:a", "script:2844:z"]


@pytest.mark.rule("M-SEW-11")
def test_the_current_takes_a_token_only_if_there_is_one() -> None:
    lab = corridor("current", "3", "5").choose("turn-page")
    assert (lab.level("marko", "wounds"), lab.pile) == (0, {})
    lab = corridor("current", "3", "3", storage={"book": 1}, pack=("book",)).choose("turn-page")
    assert (lab.level("marko", "wounds"), lab.pile) == (1, {})


@pytest.mark.rule("M-SEW-13")
def test_a_draught_shows_the_next_tile_which_may_go_under_the_pile() -> None:
    lab = corridor("fresh-draught", "1", "old-crypt").choose("turn-page")
    assert (lab.asked, below(lab)["next"]) == ("sewers-tile", "old-crypt")
    lab.next("pump-hall").choose("tile-under:old-crypt")
    assert lab.events("tile-laid") == []
    assert (lab.asked, lab.table.request and lab.table.request.words["tile"]) == (
        "sewers-lay",
        "tile:pump-hall",
    )


@pytest.mark.rule("M-SEW-12")
def test_a_dry_way_and_chalk_arrows_spare_the_cards() -> None:
    lab = corridor("corridors-impact", "2", "grey", storage={"vegetable": 1}, pack=("vegetable",))
    lab.choose("script:2807:b")
    lab = walk_rest(lab, "sleepers", "brick-gallery").choose("lay-tile:n", "follow:n3Bs")
    assert lab.events("spot-passed")[0].how == "dry"
    marked = corridor("corridors-impact", "2", "blue", "7").choose("script:2810:a")
    assert marked.events("spot-passed")[0].how == "marked"


def walk_rest(lab: Lab, *drawn: str) -> Lab:
    """To the end of the way that was begun."""
    lab.next(*drawn)
    while lab.asked == "sewers-next":
        lab.choose(lab.options[0])
        while lab.options == ["turn-page"]:
            lab.choose("turn-page")
    return lab


@pytest.mark.rule("M-SEW-36")
def test_the_rising_water_can_be_outrun_outclimbed_or_fled() -> None:
    carried = {"cigarette": 3, "book": 2}
    pack = ("cigarette",) * 3 + ("book",) * 2
    lab = corridor("corridors-impact", "2", "black", storage=carried, pack=pack).choose("script:2806:b")
    lab.choose("good:cigarette", "good:cigarette")
    assert lab.pile == {"cigarette": 1, "book": 2}
    fled = corridor("corridors-impact", "2", "black").choose("script:2806:c")
    assert fled.events("forfeited")[0].forced == "yes"


@pytest.mark.rule("M-COMB-32")
def test_who_waits_in_the_dark_strikes_first() -> None:
    lab = corridor(
        "corridors-impact",
        "2",
        "red",
        "1",
        "a1",
        "a2",
        "blank",
        "blank",
        "blank",
        tops={"residents": ["thugs-3"]},
    )
    lab.choose("script:2808:a")
    assert lab.happened("fight-began")
    assert lab.happened("backstabbed")


# --- Going far ----------------------------------------------------------------------------------------


def sewers_hold(s: State) -> None:
    """Every tile and card of the module is in one place."""
    kept = s.modules["sewers"]
    for deck in DECKS:
        there: Counter[str] = Counter(s.unseen[deck])
        counts = 0
        for layer in kept["piles"][deck]:
            if isinstance(layer, str):
                there[layer] += 1
            else:
                counts += sum(layer.values())
        there += Counter(kept["seen"][deck])
        assert there == Counter(GROUPS[deck]), deck
        assert counts == sum(s.unseen[deck].values())


def play_on(table: Table[State], random: Random) -> None:
    """Prudently; they go down more often than not, and turn round now and then."""
    asked = table.request
    assert asked is not None
    back = [option for option in asked.anytime if option.verb == "forfeit"]
    if back and random.random() < 0.03:
        table.answer(back[0].id)
    elif asked.kind == "sewers-who" and random.random() < 0.7:
        sent = [option for option in asked.options if option.verb in ("go-down", "send-down")]
        table.answer(random.choice(sent).id)
    else:
        table.play(prudent(table, random))


@pytest.mark.rule("M-DAY-16")
def test_explorers_are_home_before_dusk_and_drink_and_eat_with_the_others() -> None:
    lab = turn_round(down(*TRIO, storage={"water": 3, "raw-food": 3}))
    assert all(person.task == "" for person in lab.state.group)
    drunk = [option for option in lab.options if option.startswith("give-water")]
    fed = [option for option in lab.options if option.startswith("feed")]
    assert lab.asked in ("drink", "eat")
    assert {option.split(":")[1] for option in drunk or fed} == set(TRIO)


@pytest.mark.rule("M-ADV-08")
def test_with_all_of_them_sent_a_meal_out_of_storage_is_still_asked_about() -> None:
    hungry = {id: {"hunger": 2} for id in TRIO}
    lab = morning(states=hungry, storage={"raw-food": 1}, advanced=["351"])
    lab.choose(*(f"send-down:{id}" for id in TRIO))
    assert (lab.asked, lab.options) == ("sewers-who", ["go-down"])
    assert "eat-now:marko:raw-food" in lab.anytime


@pytest.mark.parametrize("seed", range(6))
def test_every_change_below_is_told(seed: int) -> None:
    random = Random(100 + seed)
    table = tilldawn.new_table("mine", 2, seed=seed, options={"modules": ["sewers", "thugs"]})
    table.orders = [table.game.eager() for _ in table.seats]
    ear = Listener(table, MINE)
    while table.request is not None:
        play_on(table, random)
        assert ear.untold() == [], table.request and table.request.kind


def test_campaigns_with_the_sewers_are_played_saved_and_undone_like_any_other() -> None:
    told: Counter[str] = Counter()
    for seed in range(16):
        random = Random(seed)
        modules = ["sewers", "thugs"][: 1 + seed % 2]
        table = tilldawn.new_table("mine", 1 + seed % 3, seed=seed, options={"modules": modules})
        while table.request is not None:
            conserved(table.state)
            sewers_hold(table.state)
            laws.questions_say_why_not(table)
            if table.look().modules["sewers"]["below"] and random.random() < 0.1:
                laws.undo_really_undoes(table, random)
                laws.save_keeps_state_and_future(table, random)
                laws.fork_is_independent(table, random)
                laws.view_holds_nothing_undecided(table)
            play_on(table, random)
        laws.replay_gives_the_same_state(table)
        told.update(entry.event.name for entry in table.log)
    assert {"came-up", "tile-laid", "exit-rolled", "forfeited", "went-to", "finds-stored"} <= set(told)
    assert min(told[name] for name in ("came-up", "exit-rolled", "forfeited")) > 5


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_question_and_event_of_the_sewers_can_be_said(lang: str) -> None:
    said: set[str] = set()
    for seed in (3, 5, 7):
        random = Random(seed)
        table = tilldawn.new_table("mine", 2, seed=seed, options={"modules": ["sewers", "thugs"]})
        while table.request is not None and len(table.log) < 600:
            if table.state.modules["sewers"]["below"]:
                said.add(table.request.kind)
                assert table.view(lang)
            play_on(table, random)
    assert {"sewers-way", "sewers-next", "sewers-lay"} <= said


def test_every_card_and_tile_is_sound() -> None:
    assert {card for deck in list(GROUPS)[1:] for card in GROUPS[deck]} == set(CARD)
    crossings = [
        [len(spots(way)) for way in ways(tile, edge)]
        for tile in TILE
        for edge in ("o" if tile == "manhole" else TILE[tile].exits)
    ]
    assert (min(map(min, crossings)), max(map(max, crossings))) == (1, 5)


def test_thugs_need_the_sewers() -> None:
    with pytest.raises(BadOption, match="nothing without"):
        tilldawn.new_table("mine", 1, options={"modules": ["thugs"]})
