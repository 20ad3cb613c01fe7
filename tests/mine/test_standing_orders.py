"""Nothing is asked that is no decision; who wants to be asked all the same has a standing order for it."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

from tilldawn.engine.table import Table
from tilldawn.games.mine.cards.characters import CARDS as PEOPLE
from tilldawn.games.mine.cards.fate import FATE
from tilldawn.games.mine.city.findings import find
from tilldawn.games.mine.night.spirit import order_matters
from tilldawn.testing.mine import mine_lab

GROUP = ("marko", "emilia", "marin")
UNASKED: dict[str, str] = {}
"""The standing orders of a new table."""


@pytest.mark.rule("M-DUSK-02")
@pytest.mark.parametrize("policy", ["matters", "ask"])
def test_with_water_for_everybody_all_drink_unasked_unless_somebody_wants_to_save_it(policy: str) -> None:
    lab = mine_lab(at="dusk", storage={"water": 4, "vegetable": 1}, orders={"water": policy})
    if policy == "ask":
        assert (lab.asked, lab.storage["water"]) == ("drink", 4)
        return
    assert (lab.asked, lab.storage["water"]) == ("eat", 1)
    assert all(p.drank for p in lab.state.group)
    assert [entry for entry in lab.table.journal if "~" in entry] == [
        "0~give-water:marko",
        "0~give-water:emilia",
        "0~give-water:marin",
    ]


@pytest.mark.rule("M-DUSK-03")
def test_without_water_nobody_is_asked_who_goes_thirsty_first() -> None:
    lab = mine_lab(at="dusk", storage={"vegetable": 1}, orders=UNASKED, next=["1", "6", "1"])
    assert lab.asked == "eat"
    assert [lab.level(id, "hunger") for id in GROUP] == [1, 0, 1]
    assert lab.level("emilia", "misery") == 1


@pytest.mark.rule("M-DUSK-05")
def test_where_water_is_short_it_is_asked_who_drinks_and_the_rest_goes_by_itself() -> None:
    lab = mine_lab(at="dusk", storage={"water": 1, "vegetable": 1}, orders=UNASKED, next=["1", "1"])
    assert lab.asked == "drink"
    lab.choose("give-water:marin")
    assert (lab.asked, lab.level("marin", "hunger")) == ("eat", 0)


@pytest.mark.rule("M-DUSK-14", "M-ADV-08")
def test_a_meal_that_could_save_somebody_from_thirst_is_asked_about() -> None:
    laid: dict[str, Any] = {"at": "dusk", "states": {"marin": {"hunger": 3}}, "advanced": ["351"]}
    assert mine_lab(**laid, storage={"raw-food": 1}, orders=UNASKED).asked == "drink"
    without = mine_lab(**laid, storage={"raw-food": 1, "water": 3}, orders=UNASKED)
    assert without.asked == "eat"


@pytest.mark.rule("M-DAWN-05")
def test_a_card_that_waits_for_the_drinking_is_not_passed_over() -> None:
    assert mine_lab(at="dusk", storage={"water": 3}, hand=["melted-snow"], orders=UNASKED).asked == "drink"


@pytest.mark.rule("M-MED-02", "M-ALC-08")
@pytest.mark.parametrize(
    ("states", "storage", "asked"),
    [
        ({}, {"meds": 1, "moonshine": 1}, False),
        ({"marin": {"illness": 1}}, {"meds": 1}, True),
        ({"marin": {"wounds": 1}}, {"meds": 1}, False),
        ({"marin": {"wounds": 1}}, {"bandages": 1}, True),
        ({"marin": {"misery": 1}}, {"moonshine": 1}, True),
        ({"marin": {"misery": 1, "fatigue": 4}}, {"moonshine": 1}, False),
    ],
)
def test_dawn_asks_where_something_could_do_somebody_good(
    states: dict[str, dict[str, int]], storage: dict[str, int], asked: bool
) -> None:
    laid: dict[str, Any] = {"at": "dawn", "people": ("marko", "marin"), "states": states, "storage": storage}
    assert (mine_lab(**laid, orders=UNASKED).asked == "dawn") is asked
    assert mine_lab(**laid).asked == "dawn"


@pytest.mark.rule("M-ALC-03", "M-ALC-08")
def test_after_the_fate_card_a_drink_is_offered_to_the_miserable_only() -> None:
    laid: dict[str, Any] = {"at": "dawn-after", "storage": {"moonshine": 1}, "orders": UNASKED}
    assert mine_lab(**laid).asked == "keep-narrative"
    assert mine_lab(**laid, states={"marin": {"misery": 1}}).asked == "dawn-after"


@pytest.mark.rule("M-CARD-16")
def test_the_journal_is_offered_where_somebody_is_miserable() -> None:
    laid: dict[str, Any] = {"at": "dawn", "orders": UNASKED}
    assert mine_lab(**laid).asked != "dawn"
    assert mine_lab(**laid, states={"marko": {"misery": 1}}).asked == "dawn"


@pytest.mark.rule("M-SPIRIT-02")
@pytest.mark.parametrize(
    ("letter", "people", "states", "asked"),
    [
        ("a", ("arica", "marko", "anton"), {}, False),
        ("a", ("arica", "marko", "anton"), {"arica": {"misery": 3}}, True),
        ("c", ("marko", "boris", "emilia"), {}, False),
        ("b", ("zlata", "boris", "katia"), {}, True),
        ("b", ("boris", "katia", "anton"), {}, False),
        ("a", ("zlata", "arica", "boris"), {}, True),
        ("b", ("roman", "boris", "katia"), {"katia": {"misery": 2}}, True),
        ("b", ("roman", "boris", "katia"), {}, False),
    ],
)
def test_the_order_of_spirits_is_asked_where_it_could_make_a_difference(
    letter: str, people: tuple[str, ...], states: dict[str, dict[str, int]], asked: bool
) -> None:
    card = next(id for id, fate in FATE.items() if fate.spirit == letter)
    lab = mine_lab(at="spirit", people=people, states=states, fate_card=card, orders=UNASKED)
    assert (lab.asked == "spirit-order") is asked


@pytest.mark.rule("M-BOARD-03")
def test_wood_for_a_marker_is_no_question_of_its_own() -> None:
    asleep = {id: {"fatigue": 4} for id in GROUP}
    lab = mine_lab(
        at="stage", stage=3, states=asleep, storage={"wood": 9}, orders=UNASKED, next=["1", "1", "1"]
    )
    assert (lab.asked, lab.state.phase) == ("evening", "evening")


Outcome = tuple[Any, ...]


def outcomes(table: Table[Any], order: tuple[str, ...]) -> set[Outcome]:
    """All that Spirit can come to when the Characters come in this order, whatever else is chosen."""
    s, asked = table.state, table.request
    if asked is None or s.step != "spirit":
        people = tuple((p.id, p.misery, p.fatigue) for p in s.group)
        return {(people, tuple(sorted(s.storage.items())))}
    options = [o.id for o in asked.options]
    if asked.kind == "spirit-order":
        options = [next(f"person:{id}" for id in order if f"person:{id}" in options)]
    found: set[Outcome] = set()
    for id in options:
        twin = table.fork(seed="")
        twin.answer(id)
        found |= outcomes(twin, order)
    return found


@pytest.mark.rule("M-SPIRIT-02")
def test_where_the_order_of_spirits_is_not_asked_every_order_comes_to_the_same() -> None:
    random = Random("spirits")
    tried = 0
    while tried < 24:
        letter = random.choice("abc")
        people = tuple(random.sample(sorted(card.id for card in PEOPLE), 3))
        states = {id: {"misery": random.randrange(4), "hunger": random.randrange(4)} for id in people}
        lab = mine_lab(
            at="spirit",
            people=people,
            states=states,
            tasks=dict.fromkeys(people[:1], "scavenging"),
            storage={good: 1 for good in ("cigarette", "coffee", "moonshine") if random.random() < 0.5},
            fate_card=next(id for id, fate in FATE.items() if fate.spirit == letter),
        )
        if lab.asked != "spirit-order" or order_matters(lab.state.group, letter):
            continue
        tried += 1
        first, *others = (outcomes(lab.table, order) for order in permutations(people))
        assert all(other == first for other in others), (letter, people, states, lab.storage)


@pytest.mark.rule("M-FIND-03")
@pytest.mark.parametrize(("place", "kept", "asked"), [("garage", [], False), ("garage", ["hobos"], True)])
def test_a_find_without_a_price_is_taken_unasked(place: str, kept: list[str], asked: bool) -> None:
    lab = mine_lab(
        at="explore",
        tasks={"marko": "scavenging", "emilia": "guard", "marin": "guard"},
        places=(place, "hotel", "ruined-villa"),
        kept=kept,
        tops={"findings": ["things-of-a-lifetime"]},
        play=lambda g: find(g, "furniture"),
        orders=UNASKED,
        next=["10"],
    )
    assert (lab.asked == "take") is asked
    assert bool(lab.pile) is not asked


@pytest.mark.rule("M-DUSK-05")
def test_water_kept_back_on_purpose_is_not_handed_out_after_all() -> None:
    lab = mine_lab(at="dusk", storage={"water": 2}, orders=UNASKED, next=["1"])
    lab.choose("give-water:marin", "no-water:marko")
    assert (lab.asked, lab.storage["water"]) == ("drink", 1)


@pytest.mark.rule("M-FIND-03", "M-LOC-09")
def test_where_only_the_first_find_weighs_the_next_one_is_taken_unasked() -> None:
    def found(takes: int) -> str:
        def searched(g: Any) -> Any:
            g.state.trip.takes = takes
            yield from find(g, "furniture")

        return mine_lab(
            at="explore",
            tasks={"marko": "scavenging", "emilia": "guard", "marin": "guard"},
            places=("city-hospital", "hotel", "ruined-villa"),
            tops={"findings": ["things-of-a-lifetime"]},
            play=searched,
            orders=UNASKED,
            next=["10"],
        ).asked

    assert found(0) == "take"
    assert found(1) != "take"


@pytest.mark.rule("M-SCAV-10")
def test_what_has_been_passed_over_once_between_two_cards_is_not_asked_about_again() -> None:
    laid: dict[str, Any] = {
        "at": "explore",
        "tasks": {"marko": "scavenging", "emilia": "guard", "marin": "guard"},
        "places": ("waterworks", "hotel", "ruined-villa"),
        "unknown": ["x-furniture", "x-furniture", "x-furniture"],
    }
    asked = mine_lab(**laid)
    assert (asked.asked, len(asked.options)) == ("explore", 2)
    assert asked.choose(asked.options[0], "ignore").asked == "explore"
    lab = mine_lab(**laid, orders=UNASKED)
    assert lab.asked == "explore"
    assert lab.choose(lab.options[0], "ignore").asked == "search"


@pytest.mark.rule("M-SPIRIT-01")
@pytest.mark.parametrize(
    ("states", "asked"),
    [({"marin": {"misery": 2}}, False), ({"marin": {"misery": 1}, "marko": {"misery": 1}}, True)],
)
def test_comfort_goes_unasked_to_the_only_one_who_needs_it(
    states: dict[str, dict[str, int]], asked: bool
) -> None:
    card = next(id for id, fate in FATE.items() if fate.spirit == "c")
    lab = mine_lab(at="spirit", people=("emilia", "marko", "anton"), recruits=["marin"], states=states,
                   fate_card=card, orders=UNASKED)  # fmt: skip
    assert (lab.asked == "spirit-touch") is asked
    if not asked:
        assert lab.level("marin", "misery") == 0


@pytest.mark.rule("M-BOARD-23")
def test_whoever_is_not_asked_takes_of_wood_and_components_what_there_is_less_of() -> None:
    laid: dict[str, Any] = {"people": ("marko",), "storage": {"wood": 3}, "next": ["10"]}
    lab = mine_lab(**laid, orders={"split": "pass"}).choose("plan:marko", "poke-about")
    assert lab.storage == {"wood": 3, "component": 4}
    assert mine_lab(**laid, orders=UNASKED).choose("plan:marko", "poke-about").asked == "split"


@pytest.mark.rule("M-RAID-28")
def test_whoever_is_not_asked_gives_the_crime_wave_to_the_residents() -> None:
    laid: dict[str, Any] = {"at": "crime-wave-stage"}
    assert mine_lab(**laid, orders=UNASKED).asked == "crime-wave"
    lab = mine_lab(**laid, orders={"crime": "pass"})
    assert [(one.raids, one.residents) for one in lab.events("crime-spread")] == [(0, 2)]
