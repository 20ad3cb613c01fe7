"""Leadership: who decides, and when it passes on (M-LEAD)."""

from __future__ import annotations

from random import Random

import pytest

import tilldawn
from tilldawn.engine.errors import IllegalAnswer
from tilldawn.testing.mine import Lab, mine_lab, prudent

AWAY = {"marko": "scavenging", "emilia": "guard", "marin": "floor"}


def changes(lab: Lab) -> list[str]:
    """The rules by which leadership has passed on so far."""
    return [event.rule for event in lab.events("leader-changed")]


def turn_up(lab: Lab) -> Lab:
    """The next card of the Unknown deck, unless it has turned up by itself as the only thing to do."""
    return lab.choose(*[id for id in lab.options if id.startswith("turn-up")])


# --- Who decides --------------------------------------------------------------------------------------


@pytest.mark.rule("M-LEAD-01", "M-LEAD-02")
def test_only_the_leader_can_answer() -> None:
    lab = mine_lab(at="morning", seats=3, tops={"events": ["airdrop"]})
    assert (lab.state.leader, lab.seat) == (1, 1)
    for seat in (0, 2):
        with pytest.raises(IllegalAnswer):
            lab.table.answer("resolve", seat=seat)
    assert lab.state.stage == 1
    lab.table.answer("plan:marko", seat=1)
    assert lab.asked == "action"


@pytest.mark.rule("M-LEAD-01")
@pytest.mark.parametrize(
    ("at", "tasks"),
    [
        ("stage", {}),
        ("dusk", {}),
        ("evening", {}),
        ("scavenging", AWAY),
        ("explore", AWAY),
        ("choose-findings", AWAY),
        ("raid", {"marko": "guard"}),
        ("dawn", {}),
        ("narrative", {}),
    ],
)
def test_everything_is_asked_of_the_leader(at: str, tasks: dict[str, str]) -> None:
    lab = mine_lab(
        at=at, seats=4, tasks=tasks, storage={"knife": 1, "meds": 1, "water": 1}, pile={"knife": 2}
    )
    request = lab.table.request
    assert request is not None
    assert {request.seat, *(o.seat for o in request.options)} == {lab.state.leader}


@pytest.mark.rule("M-LEAD-18")
def test_paying_into_the_objective_is_the_leaders_call() -> None:
    lab = mine_lab(at="morning", seats=2, objective="fuel-for-the-winter", storage={"wood": 1})
    assert lab.state.leader == 1
    with pytest.raises(IllegalAnswer):
        lab.table.answer("pay-in:wood:1", seat=0)
    lab.table.answer("pay-in:wood:1", seat=1)
    assert lab.state.progress == 1


@pytest.mark.rule("M-LEAD-02")
def test_all_that_may_be_done_at_any_time_is_done_by_the_leader() -> None:
    lab = mine_lab(
        at="morning", seats=3, storage={"wood": 6, "meds": 1}, hand=["old-debt"], x5={"component": 1}
    )
    request = lab.table.request
    assert request is not None
    assert {o.seat for o in request.anytime} == {1}
    with pytest.raises(IllegalAnswer):
        lab.table.answer("bundle:wood", seat=2)


# --- To whom ------------------------------------------------------------------------------------------


@pytest.mark.rule("M-LEAD-03")
def test_leadership_goes_round_the_table() -> None:
    lab = mine_lab(seats=3)
    leaders = [lab.state.leader]
    for _ in range(3):
        lab.next("1").choose("plan:marko", "poke-about", "resolve", "split:1:0")
        leaders.append(lab.state.leader)
    assert leaders == [0, 1, 2, 0]
    assert [event.seat for event in lab.events("leader-changed")] == ["seat:1", "seat:2", "seat:0"]


@pytest.mark.rule("M-LEAD-03")
def test_a_player_alone_always_leads() -> None:
    lab = mine_lab(at="morning", tops={"events": ["airdrop"]})
    lab.next("1").choose("plan:marko", "poke-about", "resolve", "split:1:0")
    assert lab.state.leader == 0
    assert changes(lab) == []


# --- When ---------------------------------------------------------------------------------------------


@pytest.mark.rule("M-LEAD-04")
def test_leadership_passes_on_at_the_end_of_the_morning() -> None:
    lab = mine_lab(at="morning", seats=3, tops={"events": ["airdrop"]})
    assert (lab.state.leader, changes(lab)) == (1, ["M-LEAD-04"])


@pytest.mark.rule("M-LEAD-04", "M-LEAD-20")
def test_a_morning_with_a_chapter_card_has_one_leader() -> None:
    lab = mine_lab(
        at="morning", seats=3, objective="water-for-the-stairwell", tops={"events": ["chapter-2", "airdrop"]}
    )
    assert (lab.asked, lab.seat, changes(lab)) == ("sadder", 0, [])
    lab.choose("person:marko", "person:emilia")
    assert (lab.state.leader, changes(lab)) == (1, ["M-LEAD-04"])


@pytest.mark.rule("M-LEAD-05")
def test_leadership_passes_on_after_every_stage_with_an_action() -> None:
    lab = mine_lab(seats=6)
    for stage in (1, 2, 3):
        assert lab.state.leader == stage - 1
        lab.next("1").choose("plan:marko", "poke-about", "resolve", "split:1:0")
    assert (lab.state.phase, changes(lab)) == ("dusk", ["M-LEAD-05"] * 3)


@pytest.mark.rule("M-LEAD-05")
def test_leadership_passes_on_after_a_fourth_stage() -> None:
    lab = mine_lab(seats=6, stage=4, advanced=["155"])
    lab.next("1").choose("plan:marko", "poke-about", "resolve", "split:1:0")
    assert changes(lab) == ["M-LEAD-05"]


@pytest.mark.rule("M-LEAD-06")
def test_a_stage_without_an_action_keeps_the_leader() -> None:
    lab = mine_lab(seats=3, stage=2).choose("resolve", "plan:marko", "rest", "resolve")
    assert (lab.state.phase, lab.state.leader, changes(lab)) == ("dusk", 0, [])


@pytest.mark.rule("M-LEAD-06")
def test_a_stage_nobody_can_act_in_keeps_the_leader() -> None:
    tired = {id: {"hunger": 2} for id in ("marko", "emilia", "marin")}
    lab = mine_lab(seats=3, stage=3, states=tired)
    assert (lab.state.phase, changes(lab)) == ("dusk", [])


@pytest.mark.rule("M-LEAD-07")
def test_leadership_passes_on_once_after_dusk() -> None:
    lab = mine_lab(at="dusk", seats=3, storage={"water": 3, "raw-food": 2})
    for id in ("marko", "emilia", "marin"):
        lab.choose(f"give-water:{id}")
        assert changes(lab) == []
    lab.choose("feed:marko:raw-food", "enough")
    assert (lab.state.phase, lab.state.leader, changes(lab)) == ("evening", 1, ["M-LEAD-07"])


@pytest.mark.rule("M-LEAD-08")
def test_leadership_passes_on_once_after_all_tasks_are_given() -> None:
    lab = mine_lab(at="evening", seats=3, recruits=["bruno"])
    for task in ("marko:guard", "emilia:floor", "bruno:floor"):
        lab.choose(f"task:{task}")
        assert changes(lab) == []
    lab.choose("task:marin:scavenging")
    lab.choose(*["night"] * ("night" in lab.options))
    assert (lab.asked, lab.state.leader, changes(lab)) == ("where-to", 1, ["M-LEAD-08"])


@pytest.mark.rule("M-LEAD-09", "M-LEAD-20")
def test_leadership_passes_on_after_every_exploration_card() -> None:
    known = ["x-furniture", "x-heap", "x-pantry"]
    lab = mine_lab(at="explore", seats=5, tasks=AWAY, unknown=known)
    for leader in (0, 1):
        assert lab.state.leader == leader
        assert turn_up(lab).seat == leader
        lab.choose("ignore")
    assert (lab.state.leader, changes(lab)) == (2, ["M-LEAD-09"] * 2)


@pytest.mark.rule("M-LEAD-09")
def test_cards_that_are_returned_change_no_leader() -> None:
    lab = mine_lab(at="explore", seats=5, tasks=AWAY, unknown=["x-hiding-place"])
    turn_up(lab).choose("return:2")
    assert changes(lab) == ["M-LEAD-09"]
    lab = mine_lab(
        at="explore", seats=5, tasks=AWAY, places=("ruined-villa", "hotel", "garage"), unknown_left=9
    )
    lab.choose("look-around:2")
    while lab.asked == "next-card":
        lab.choose(lab.options[0])
    assert changes(lab) == []


@pytest.mark.rule("M-LEAD-20")
def test_whoever_opened_a_card_finishes_it() -> None:
    lab = mine_lab(
        at="explore",
        seats=3,
        tasks=AWAY,
        pile={"vegetable": 2},
        unknown=["x-pantry"],
        tops={"residents": ["homeless"]},
    )
    turn_up(lab).next("1").choose("noise:1")
    seats = []
    while lab.state.card:
        seats.append(lab.seat)
        lab.choose(lab.options[0])
    assert len(seats) > 2
    assert set(seats) == {0}
    assert changes(lab)[:1] == ["M-LEAD-09"]


@pytest.mark.rule("M-LEAD-10")
def test_leadership_passes_on_after_choosing_findings() -> None:
    lab = mine_lab(at="choose-findings", seats=3, tasks=AWAY, pile={"wood": 1, "knife": 1})
    lab.choose("leave-good:wood")
    assert changes(lab) == []
    lab.choose("go-home:1:5")
    assert changes(lab) == ["M-LEAD-10"]


@pytest.mark.rule("M-LEAD-11")
@pytest.mark.parametrize("active", [(), ("crime-wave",)])
def test_leadership_passes_on_once_after_the_night_raid(active: tuple[str, ...]) -> None:
    lab = mine_lab(
        at="raid",
        seats=4,
        tasks={"emilia": "guard"},
        active=active,
        tops={"raids": ["prowlers"]},
        next=["blank", *["shots-in-the-street", "blank"] * len(active)],
    )
    assert (lab.asked, lab.seat, changes(lab)) == ("crime-wave", 0, [])
    assert len(lab.events("raid-drawn")) == 1 + len(active)
    lab.choose("crime-split:1:1")
    assert (lab.state.phase, lab.state.leader, changes(lab)) == ("dawn", 1, ["M-LEAD-11"])


@pytest.mark.rule("M-LEAD-12")
def test_leadership_passes_on_after_the_fate_card() -> None:
    lab = mine_lab(at="fate", seats=3, tops={"fate": ["grey-morning"]}, storage={"moonshine": 1})
    while lab.asked == "spirit-order":
        assert (lab.seat, changes(lab)) == (0, [])
        lab.choose(lab.options[0])
    assert (lab.asked, lab.state.leader, changes(lab)) == ("dawn-after", 1, ["M-LEAD-12"])


@pytest.mark.rule("M-LEAD-13")
def test_leadership_passes_on_after_the_narrative_action() -> None:
    lab = mine_lab(
        at="narrative", seats=3, tops={"narrative": ["banister", "old-debt"], "events": ["airdrop"]}
    )
    assert (lab.seat, changes(lab)) == (0, [])
    lab.choose("keep-narrative:banister")
    assert changes(lab) == ["M-LEAD-13", "M-LEAD-04"]
    names = [event.name for event in lab.events("narrative-kept", "leader-changed", "day-ended")]
    assert names == ["narrative-kept", "leader-changed", "day-ended", "leader-changed"]


@pytest.mark.rule("M-LEAD-20")
def test_nobody_leads_after_the_end() -> None:
    lab = mine_lab(
        at="explore",
        seats=2,
        people=["marko"],
        tasks={"marko": "scavenging"},
        states={"marko": {"wounds": 3}},
        unknown=["x-tripwire"],
    )
    turn_up(lab).next("1", "wounds-3").choose("disarm:marko")
    assert lab.won is False
    assert lab.events()[-1].name == "campaign-lost"


@pytest.mark.rule("M-LEAD-20")
def test_no_leader_changes_while_a_card_is_open() -> None:
    """Whatever card lies open from one question to the next, the same player answers."""
    kept = 0
    for seed in range(12):
        table = tilldawn.new_table("mine", ["Ana", "Bo", "Cleo"], seed=f"lead-{seed}")
        table.orders = [table.game.eager() for _ in table.seats]
        random = Random(seed)
        before: tuple[object, int] = ((), -1)
        while table.request is not None and len(table.answers) < 1500:
            s = table.state
            raid = s.raid.card if s.raid else ""
            fight = s.combat.card if s.combat else ""
            open_cards = (s.card, raid, s.fate_card, s.visitor, s.finding, s.resident, fight)
            if any(open_cards) and open_cards == before[0]:
                assert s.leader == before[1], open_cards
                kept += 1
            before = (open_cards, s.leader)
            table.answer(prudent(table, random).id)
    assert kept > 30
