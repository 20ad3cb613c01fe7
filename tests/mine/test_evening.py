"""The Evening phase: a task for everybody (M-EVE)."""

from __future__ import annotations

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.testing.mine import Lab, mine_lab

FOUR = ("marko", "emilia", "marin")


def evening(**more: object) -> Lab:
    """Marko, Emilia, Marin and Katia."""
    return mine_lab(**{"at": "evening", "people": FOUR, "recruits": ["katia"]} | more)  # type: ignore[arg-type]


def tasks(lab: Lab) -> list[str]:
    return [person.task for person in lab.state.group]


@pytest.mark.rule("M-EVE-01")
def test_everybody_gets_exactly_one_of_four_tasks() -> None:
    lab = evening(fittings={"c4": "bed-1"})
    assert [id for id in lab.options if ":marko" in id] == [
        "bed:marko:bed-1",
        "task:marko:floor",
        "task:marko:guard",
        "task:marko:scavenging",
    ]
    lab.choose("task:marko:guard", "bed:emilia:bed-1", "task:marin:floor")
    assert [id for id in lab.options if ":katia" not in id] == []
    lab.choose("task:katia:floor")
    assert tasks(lab) == ["guard", "bed-1", "floor", "floor"]
    assert lab.state.phase == "raid"


@pytest.mark.rule("M-EVE-01")
def test_the_night_does_not_begin_before_everybody_has_a_task() -> None:
    lab = evening().choose("task:marko:guard", "task:emilia:guard", "task:marin:floor")
    assert not {"night", "night-unguarded"} & set(lab.options)
    with pytest.raises(IllegalAnswer):
        lab.choose("night")


@pytest.mark.rule("M-EVE-01")
def test_a_task_once_given_stands() -> None:
    lab = evening().choose("task:marko:guard")
    with pytest.raises(IllegalAnswer):
        lab.choose("task:marko:floor")


@pytest.mark.rule("M-EVE-02")
@pytest.mark.parametrize("fatigue", [0, 1, 3, 4])
def test_a_bed_takes_all_fatigue_from_its_one_sleeper(fatigue: int) -> None:
    lab = evening(fittings={"c4": "bed-1"}, states={"marko": {"fatigue": fatigue}})
    lab.choose("bed:marko:bed-1")
    assert lab.level("marko", "fatigue") == 0
    assert [id for id in lab.options if id.startswith("bed:")] == []
    with pytest.raises(IllegalAnswer):
        lab.choose("bed:emilia:bed-1")


@pytest.mark.rule("M-EVE-02")
def test_there_is_no_bed_to_sleep_in_before_one_is_built() -> None:
    assert [id for id in evening().options if id.startswith("bed:")] == []


@pytest.mark.rule("M-EVE-02")
def test_a_bed_out_of_reach_is_no_use() -> None:
    lab = evening(fittings={"b6": "bed-1"}, shelter={"b5": "rubble"})
    assert [id for id in lab.options if id.startswith("bed:")] == []


@pytest.mark.rule("M-EVE-03")
def test_any_number_may_sleep_on_the_floor() -> None:
    levels = {"marko": 3, "emilia": 1, "marin": 4, "katia": 2}
    lab = evening(states={id: {"fatigue": level} for id, level in levels.items()})
    lab.choose(*(f"task:{id}:floor" for id in levels))
    assert [lab.level(id, "fatigue") for id in levels] == [1, 0, 2, 0]


@pytest.mark.rule("M-EVE-03")
def test_in_hard_frost_the_floor_takes_off_one() -> None:
    lab = evening(active=["hard-frost"], states={"marko": {"fatigue": 3}})
    assert lab.table.request is not None
    assert lab.table.request.prompt.args["floor"] == 1
    assert lab.choose("task:marko:floor").level("marko", "fatigue") == 2


@pytest.mark.rule("M-EVE-03")
def test_hard_frost_ends_with_the_evening() -> None:
    lab = evening(active=["hard-frost"]).choose(*(f"task:{id}:guard" for id in FOUR))
    assert [event.id for event in lab.state.active] == ["hard-frost"]
    lab.choose("task:katia:guard")
    assert (lab.state.active, "hard-frost" in lab.state.waste_cards) == ([], True)


@pytest.mark.rule("M-EVE-01", "M-LEAD-08")
def test_leadership_passes_once_when_all_tasks_are_given() -> None:
    lab = evening(seats=3, storage={"knife": 1})
    for id in FOUR:
        assert lab.choose(f"task:{id}:floor").seat == 0
    lab.choose("task:katia:guard")
    assert (lab.state.phase, lab.seat) == ("raid", 1)


@pytest.mark.rule("M-EVE-04")
def test_any_number_may_stand_guard_and_each_tires() -> None:
    lab = evening(states={"marko": {"fatigue": 1}})
    lab.choose(*(f"task:{id}:guard" for id in (*FOUR, "katia")))
    assert [p.fatigue for p in lab.state.group] == [2, 1, 1, 1]
    assert lab.state.phase == "raid"


@pytest.mark.rule("M-EVE-05")
def test_three_may_scavenge_and_a_fourth_is_refused() -> None:
    lab = evening().choose(*(f"task:{id}:scavenging" for id in FOUR))
    assert [lab.level(id, "fatigue") for id in FOUR] == [1, 1, 1]
    assert lab.options == ["task:katia:floor", "task:katia:guard"]
    assert lab.refusals() == {"task/katia": "M-EVE-05"}
    with pytest.raises(IllegalAnswer):
        lab.choose("task:katia:scavenging")


@pytest.mark.rule("M-EVE-04", "M-EVE-05")
@pytest.mark.parametrize("task", ["guard", "scavenging"])
def test_who_falls_asleep_of_a_task_finishes_it_first(task: str) -> None:
    lab = evening(states={"marko": {"fatigue": 3}}).choose(f"task:marko:{task}")
    assert (lab.level("marko", "fatigue"), lab.person("marko").task) == (4, task)


@pytest.mark.rule("M-EVE-06")
def test_a_night_without_a_guard_costs_the_campaign() -> None:
    lab = evening().choose(*(f"task:{id}:floor" for id in (*FOUR, "katia")))
    assert lab.options == ["night-unguarded"]
    assert lab.option("night-unguarded").warning is not None
    lab.choose("night-unguarded")
    assert (lab.won, lab.asked) == (False, "")
    assert [e.script for e in lab.events("told")] == ["script:333"]


@pytest.mark.rule("M-EVE-06")
def test_by_agreement_an_unguarded_night_brings_two_raids_without_dice() -> None:
    lab = evening(lenient_333=True, tops={"raids": ["shots-in-the-street", "prowlers"]})
    lab.choose(*(f"task:{id}:floor" for id in (*FOUR, "katia")), "night-unguarded")
    assert lab.won is None
    assert [e.script for e in lab.events("told")] == ["script:333"]
    assert [e.card for e in lab.events("raid-drawn")] == ["card:shots-in-the-street", "card:prowlers"]
    assert not lab.happened("guard-rolled")


@pytest.mark.rule("M-EVE-06")
def test_one_guard_is_enough() -> None:
    lab = evening().choose("task:marko:guard", *(f"task:{id}:floor" for id in ("emilia", "marin", "katia")))
    assert not lab.happened("told")
    assert lab.state.phase == "raid"


@pytest.mark.rule("M-EVE-07")
def test_fatigue_changes_the_moment_a_task_is_given() -> None:
    lab = evening(states={"emilia": {"fatigue": 2}}).choose("task:marko:guard", "task:emilia:floor")
    assert (lab.state.phase, lab.asked) == ("evening", "evening")
    assert (lab.level("marko", "fatigue"), lab.level("emilia", "fatigue")) == (1, 0)


@pytest.mark.rule("M-EVE-08")
def test_a_sleeper_can_only_sleep() -> None:
    lab = evening(fittings={"c4": "bed-1"}, states={"marko": {"fatigue": 4}})
    assert [id for id in lab.options if ":marko" in id] == ["bed:marko:bed-1", "task:marko:floor"]
    assert lab.refusals() == {"task/marko": "M-EVE-08"}
    for task in ("guard", "scavenging"):
        with pytest.raises(IllegalAnswer):
            lab.choose(f"task:marko:{task}")


@pytest.mark.rule("M-EVE-08")
def test_a_group_of_sleepers_has_nobody_to_watch() -> None:
    lab = mine_lab(at="evening", people=("marko",), states={"marko": {"fatigue": 4}})
    assert lab.options == ["task:marko:floor"]
    assert lab.choose("task:marko:floor").options == ["night-unguarded"]


@pytest.mark.rule("M-EVE-09")
def test_with_nobody_out_scavenging_is_passed_over() -> None:
    lab = evening(last_trip=("near", "hotel"))
    lab.choose(*(f"task:{id}:guard" for id in (*FOUR, "katia")))
    assert (lab.state.phase, lab.state.trip, len(lab.state.unknown)) == ("raid", None, 0)
    assert lab.state.last_trip is None
    assert not lab.happened("scavenging-began")


@pytest.mark.rule("M-EVE-09", "M-MORN-09")
def test_after_a_night_at_home_it_is_known_how_the_last_scavenging_went() -> None:
    lab = evening()
    lab.state.trip_unknown = True
    lab.choose(*(f"task:{id}:guard" for id in (*FOUR, "katia")))
    assert (lab.state.last_trip, lab.state.trip_unknown) == (None, False)


@pytest.mark.rule("M-EVE-09")
def test_with_somebody_out_scavenging_comes_next() -> None:
    lab = evening().choose(
        "task:marko:scavenging", *(f"task:{id}:guard" for id in ("emilia", "marin", "katia"))
    )
    assert lab.state.phase == "scavenging"


@pytest.mark.rule("M-EVE-10")
def test_who_suits_which_task_is_advice_only() -> None:
    lab = mine_lab(at="evening", people=("roman", "emilia", "katia"))
    offered = {
        who: [id.replace(who, "*") for id in lab.options if f":{who}:" in id]
        for who in ("roman", "emilia", "katia")
    }
    assert offered["roman"] == offered["emilia"] == offered["katia"]
    lab.choose("task:emilia:guard", "task:katia:scavenging", "task:roman:floor")
    assert lab.state.phase == "scavenging"


@pytest.mark.rule("M-EVE-07")
def test_on_a_peaceful_night_sleepers_are_comforted_at_once() -> None:
    lab = evening(
        active=["relatively-peaceful"],
        fittings={"c4": "bed-1"},
        states={id: {"misery": 2} for id in FOUR},
    )
    lab.choose("bed:marko:bed-1", "task:emilia:floor", "task:marin:guard")
    assert [lab.level(id, "misery") for id in FOUR] == [1, 1, 2]


@pytest.mark.rule("M-EVE-04", "M-STATE-14")
def test_a_guard_who_is_worn_out_still_keeps_the_watch_that_night() -> None:
    lab = evening(states={"marko": {"fatigue": 3}}, tops={"raids": ["prowlers"]}, next=["blank"])
    lab.choose("task:marko:guard", "task:emilia:floor", "task:marin:floor", "task:katia:floor")
    assert lab.level("marko", "fatigue") == 4
    assert lab.told("guard-rolled", "who")[0] == "character:marko"


@pytest.mark.rule("M-EVE-05", "M-STATE-14")
def test_a_scavenger_who_is_worn_out_still_goes() -> None:
    lab = evening(states={"marko": {"fatigue": 3}}, places=("garage", "ruined-villa", "print-shop"))
    lab.choose("task:marko:scavenging", "task:emilia:guard", "task:marin:floor", "task:katia:floor")
    lab.choose("go-to:near:garage")
    assert lab.level("marko", "fatigue") == 4
    assert lab.state.trip is not None
    assert [p.id for p in lab.state.group if p.task == "scavenging"] == ["marko"]


@pytest.mark.rule("M-EVE-02")
def test_a_bed_for_which_somebody_was_quicker_is_refused() -> None:
    lab = evening(fittings={"c4": "bed-1"}).choose("bed:emilia:bed-1")
    assert {r.why.id for r in lab.table.refused() if r.what.id == "option-bed"} == {"refused-bed"}


@pytest.mark.rule("M-EVE-02", "M-MOVE-11")
def test_a_bed_in_the_closed_basement_is_refused_with_its_reason() -> None:
    lab = evening(fittings={"d2": "bed-1"}, basement_closed=True)
    refused = [r for r in lab.table.refused() if r.what.id == "option-bed"]
    assert {(r.why.id, r.rule) for r in refused} == {("refused-basement", "M-MOVE-11")}
    assert len(refused) == 4
