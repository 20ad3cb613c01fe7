"""Noise, and who comes to see; Arica's skill (M-NOISE, M-CARD-15)."""

from __future__ import annotations

from typing import Any

import pytest

from tilldawn.engine.flow import Flow
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.city.events import NoiseRolled
from tilldawn.games.mine.state import Game
from tilldawn.testing.mine import Lab, mine_lab, trip_lab

NOTHING = ("already-searched", "1")
"""A find without anything: the Furniture row of this card, and no special find."""


def searched(noise: int, *outcomes: str, **laid: Any) -> Lab:
    """Furniture searched the loud way, at this Noise: it rises by 1, then there is a roll."""
    laid = {"tops": {"residents": ["rebels"]}, **laid}
    return trip_lab("ruined-villa", "x-furniture", noise=noise, next=outcomes, **laid).choose("noise:1")


def met(lab: Lab) -> bool:
    return lab.happened("resident-drawn")


# --- The marker ---------------------------------------------------------------------------------------


@pytest.mark.rule("M-NOISE-01", "M-NOISE-02")
@pytest.mark.parametrize(("noise", "louder"), [(1, 4), (5, 8), (7, 8), (8, 8)])
def test_noise_rises_to_8_at_most_and_may_always_be_made(noise: int, louder: int) -> None:
    lab = trip_lab("ruined-villa", "x-closed-door", noise=noise, next=["10", *NOTHING])
    assert "noise:3" in lab.options
    assert lab.choose("noise:3").state.noise == louder


@pytest.mark.rule("M-NOISE-01")
@pytest.mark.parametrize(("noise", "quieter"), [(4, 2), (3, 1), (2, 1), (1, 1)])
def test_noise_falls_to_1_at_the_least(noise: int, quieter: int) -> None:
    lab = trip_lab("ruined-villa", "x-silence", "x-heap", "x-pantry", noise=noise)
    assert lab.choose("go-on-card").state.noise == quieter


@pytest.mark.rule("M-NOISE-11")
def test_noise_means_nothing_after_the_trip_and_stays_where_it_is() -> None:
    tasks = {"marko": "scavenging", "emilia": "guard", "marin": "floor"}
    lab = mine_lab(at="choose-findings", tasks=tasks, noise=5, tops={"raids": ["shots-in-the-street"]})
    lab.next("fist-2", "fist-2").choose("go-home:0:5")
    assert (lab.state.phase, lab.state.noise) == ("raid", 5)


# --- The roll -----------------------------------------------------------------------------------------


@pytest.mark.rule("M-NOISE-03")
def test_a_result_above_the_noise_is_safe() -> None:
    lab = searched(3, "5", *NOTHING)
    assert (lab.state.noise, met(lab)) == (4, False)


@pytest.mark.rule("M-NOISE-04", "M-RES-01")
@pytest.mark.parametrize("result", ["4", "3", "1"])
def test_a_result_equal_or_below_brings_the_top_residents_card(result: str) -> None:
    lab = searched(3, result)
    assert (lab.asked, lab.state.resident) == ("rebels", "rebels")


@pytest.mark.rule("M-NOISE-09")
def test_noise_is_raised_first_and_rolled_against_the_new_level() -> None:
    lab = searched(3, "4")
    (told,) = (e for e in lab.events() if isinstance(e, NoiseRolled))
    assert (told.result, told.noise, told.met) == (4, 4, "yes")


@pytest.mark.rule("M-NOISE-08", "M-NOISE-02")
@pytest.mark.parametrize(("result", "comes"), [("8", True), ("9", False), ("10", False)])
def test_at_noise_8_nine_and_ten_are_still_safe(result: str, comes: bool) -> None:
    lab = searched(8, result, *([] if comes else NOTHING))
    assert met(lab) is comes


@pytest.mark.rule("M-NOISE-05")
def test_noise_goes_back_to_1_before_the_residents_card_is_drawn() -> None:
    lab = searched(5, "2")
    assert [e.name for e in lab.events("noise-moved", "noise-rolled", "resident-drawn")] == [
        "noise-moved",
        "noise-rolled",
        "noise-moved",
        "resident-drawn",
    ]
    assert (lab.asked, lab.state.noise) == ("rebels", 1)


@pytest.mark.rule("M-NOISE-06")
def test_exploration_goes_on_afterwards_and_somebody_else_may_come() -> None:
    lab = trip_lab(
        "ruined-villa",
        "x-furniture",
        "x-pantry",
        tops={"residents": ["rebels"], "findings": ["already-searched", "spoiled"]},
        next=["1", "10", "1", "1", "peddler"],
    )
    lab.choose("noise:1", "decline")
    assert (lab.asked, lab.state.noise) == ("explore", 1)
    lab.choose("turn-up:13", "noise:1")
    assert (lab.state.resident, lab.state.noise) == ("peddler", 1)


@pytest.mark.rule("M-NOISE-07", "M-RES-02")
def test_noise_drops_to_1_even_if_the_resident_is_ignored() -> None:
    lab = searched(6, "2", *NOTHING, kept=["x-hiding-place"])
    before = len(lab.state.residents)
    lab.choose("hide:x-hiding-place")
    assert (lab.state.noise, lab.state.resident) == (1, "")
    assert len(lab.state.residents) == before + 1
    assert len(lab.events("resident-drawn")) == 1


@pytest.mark.rule("M-NOISE-10")
@pytest.mark.parametrize(
    ("party", "comes"), [(("marko", "emilia"), False), (("marko", "emilia", "katia"), True)]
)
def test_in_camo_the_noise_of_a_roll_may_be_below_1(party: tuple[str, ...], comes: bool) -> None:
    tops = {"residents": ["rebels"]}
    lab = trip_lab("ruined-villa", "x-furniture", party=party, noise=2, tops=tops, pile={"camo": 1})
    lab.next("1", *([] if comes else NOTHING)).choose("noise:1")
    assert (met(lab), lab.state.noise) == (comes, 1 if comes else 3)


# --- Arica: Sneaky ------------------------------------------------------------------------------------


def with_arica(*cards: str, place: str = "ruined-villa", **laid: Any) -> Lab:
    return trip_lab(place, *cards, party=("arica", "emilia"), **laid)


@pytest.mark.rule("M-CARD-15")
@pytest.mark.parametrize(("noise", "quieter"), [(8, 5), (4, 1), (3, 1), (2, 1)])
def test_arica_lowers_noise_by_3_but_not_below_1(noise: int, quieter: int) -> None:
    lab = with_arica(noise=noise).choose("sneak-now:arica")
    assert lab.state.noise == quieter


@pytest.mark.rule("M-CARD-15")
def test_arica_has_nothing_to_do_at_noise_1() -> None:
    assert "sneak-now:arica" not in with_arica(noise=1).anytime


@pytest.mark.rule("M-CARD-15")
def test_arica_may_sneak_after_noise_was_raised_and_before_the_roll() -> None:
    lab = with_arica("x-furniture", noise=4, next=["3", *NOTHING]).choose("noise:1")
    assert lab.options == ["roll-noise:5", "sneak:arica"]
    lab.choose("sneak:arica")
    assert (lab.state.noise, met(lab)) == (2, False)


@pytest.mark.rule("M-NOISE-11", "M-CARD-15")
def test_arica_cannot_waste_her_skill_on_the_noise_of_the_last_trip() -> None:
    def loud_last_night(g: Game) -> Flow[None]:
        g.state.noise = 6
        yield from ()

    lab = mine_lab(
        at="scavenging",
        people=("arica", "emilia"),
        tasks={"arica": "scavenging", "emilia": "guard"},
        places=("garage", "hotel", "school"),
        storage={"knife": 1},
        play=loud_last_night,
    )
    lab.choose("go-to:near:garage")
    assert (lab.asked, lab.state.noise, lab.anytime) == ("equip", 6, [])
    lab.choose("set-out")
    assert (lab.person("arica").used, lab.told("noise-moved", "noise")) == ([], [1])


@pytest.mark.rule("M-NOISE-11", "M-CARD-15")
def test_arica_cannot_sneak_any_more_when_the_exploration_is_over() -> None:
    lab = with_arica("x-heap-end", noise=5).choose("end")
    assert (lab.asked, lab.anytime) == ("load", [])


@pytest.mark.rule("M-CARD-15")
def test_arica_sneaks_once_a_trip() -> None:
    lab = with_arica(noise=8).choose("sneak-now:arica")
    assert lab.anytime == []


@pytest.mark.rule("M-CARD-15")
def test_arica_can_sneak_again_on_the_next_trip() -> None:
    lab = mine_lab(at="evening", people=("arica", "emilia"))
    lab.person("arica").used.append("sneaky")
    lab.choose("task:arica:scavenging", "task:emilia:guard")
    assert (lab.asked, lab.person("arica").used) == ("where-to", [])


@pytest.mark.rule("M-CARD-15")
def test_arica_cannot_help_from_home() -> None:
    lab = trip_lab("ruined-villa", home=("arica",), noise=5)
    assert lab.anytime == []


# --- Where Noise behaves otherwise --------------------------------------------------------------------


@pytest.mark.rule("M-LOC-09", "M-CARD-15")
def test_nothing_lowers_noise_at_the_fire_station() -> None:
    lab = with_arica("x-silence", "x-heap", "x-pantry", place="fire-station", noise=6)
    assert lab.choose("go-on-card").state.noise == 6
    lab.choose("next-card:x-heap")
    assert (lab.asked, lab.anytime) == ("explore", [])
    lab.next("x-furniture", "x-heap", "x-pantry").choose("look-around:2")
    lab.choose("next-card:x-heap", "next-card:x-pantry")
    assert (lab.asked, lab.state.noise) == ("explore", 6)


@pytest.mark.rule("M-LOC-09")
def test_held_breath_spares_the_roll_at_the_fire_station_but_not_the_noise() -> None:
    layout: dict[str, Any] = {"hand": ["hold-your-breath"], "noise": 4, "next": NOTHING}
    lab = trip_lab("fire-station", "x-furniture", **layout).choose("noise:1", "hold-breath:hold-your-breath")
    assert (lab.state.noise, lab.happened("noise-rolled")) == (5, False)
    elsewhere = trip_lab("ruined-villa", "x-furniture", **layout)
    elsewhere.choose("noise:1", "hold-breath:hold-your-breath")
    assert (elsewhere.state.noise, elsewhere.happened("noise-rolled")) == (1, False)
    assert elsewhere.state.hand == []


@pytest.mark.rule("M-LOC-09", "M-NOISE-05")
def test_an_encounter_still_sets_noise_to_1_at_the_fire_station() -> None:
    lab = trip_lab("fire-station", "x-furniture", noise=5, tops={"residents": ["rebels"]}, next=["6"])
    assert lab.choose("noise:1").state.noise == 1


@pytest.mark.rule("M-NOISE-10", "M-SCRIPT-40")
def test_the_log_names_the_camo_that_lowers_a_roll() -> None:
    lab = trip_lab("ruined-villa", "x-furniture", noise=3, pile={"camo": 1})
    lab.next("2", *NOTHING).choose("noise:1")
    (rolled,) = (e for e in lab.events() if isinstance(e, NoiseRolled))
    assert (rolled.noise, rolled.less, rolled.against, rolled.met) == (4, 3, 1, "no")
    assert "Camo" in Speaker(lab.table, "en").event(rolled)


@pytest.mark.rule("M-NOISE-03")
def test_without_camo_nothing_is_said_of_it() -> None:
    lab = trip_lab("ruined-villa", "x-furniture", noise=3).next("9", *NOTHING).choose("noise:1")
    (rolled,) = (e for e in lab.events() if isinstance(e, NoiseRolled))
    assert "Camo" not in Speaker(lab.table, "en").event(rolled)


@pytest.mark.rule("M-NOISE-09", "M-LOC-09")
@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("ruined-villa", "Raise Noise by 1 and roll for it"),
        ("supermarket", "Raise Noise by 2 (1 more here) and roll for it"),
        ("quiet-house", "Raise Noise by 1, without a roll"),
    ],
)
def test_the_loud_way_is_offered_in_the_words_of_the_place(place: str, said: str) -> None:
    lab = trip_lab(place, "x-furniture")
    assert Speaker(lab.table, "en")(lab.option("noise:1").text) == said
