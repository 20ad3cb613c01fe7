"""B.1 Aim and structure: one team, six Rounds of Search, Trade and Combat, and the first death."""

import pytest

import tilldawn
from tilldawn.engine.errors import BadOption, IllegalAnswer
from tilldawn.engine.game import Outcome
from tilldawn.testing.daylight import Lab, daylight_lab

PHASES = ("search-began", "trade-began", "combat-began")


def phases(lab: Lab) -> list[str]:
    return [event.name for event in lab.events(*PHASES)]


@pytest.mark.rule("W-GOAL-01")
def test_the_outcome_is_one_for_the_whole_team() -> None:
    lab = daylight_lab(3, at="enemies", wave=1, line=["wanderer"], health={1: 1})
    assert [lab.health(seat) for seat in range(3)] == [9, 0, 8]
    assert lab.won is False
    assert Outcome.__struct_fields__ == ("won", "reason", "rule")


@pytest.mark.rule("W-GOAL-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_one_to_six_people_can_play(seats: int) -> None:
    assert len(tilldawn.new_table("daylight", seats, seed=1).seats) == seats


@pytest.mark.rule("W-GOAL-01")
@pytest.mark.parametrize("seats", [0, 7])
def test_nobody_and_seven_people_cannot_play(seats: int) -> None:
    with pytest.raises(BadOption):
        tilldawn.new_table("daylight", seats, seed=1)


@pytest.mark.rule("W-GOAL-02")
def test_a_game_with_every_wave_killed_stops_after_round_six() -> None:
    lab = daylight_lab(1, at="round", next=["wave"])
    played = []
    while lab.won is None:
        lab.choose("accept-wave")
        played.append(lab.state.round)
        lab.state.line.clear()
        lab.next(*(["wave"] if lab.state.round < 6 else [])).choose("skip")
    assert played == [1, 2, 3, 4, 5, 6]
    assert lab.won is True


@pytest.mark.rule("W-GOAL-02")
def test_enemies_left_after_round_six_bring_a_seventh_round() -> None:
    lab = daylight_lab(2, at="end", round=6, line=["wanderer"], next=["wave"])
    assert lab.won is None
    assert lab.state.round == 7


@pytest.mark.rule("W-GOAL-03")
def test_a_round_is_search_then_trade_then_combat() -> None:
    lab = daylight_lab(2, at="round", weapons=["fire-axe"] * 2, next=["wave", "slow-tide"])
    lab.choose("accept-wave", "ready:0", "ready:1")
    assert phases(lab) == ["search-began", "trade-began", "combat-began"]
    lab.next("wave").choose("skip", "skip")
    if lab.asked == "spare":
        lab.choose("spare:brick-wall")
    assert phases(lab)[3:] == ["search-began"]


@pytest.mark.rule("W-GOAL-03")
@pytest.mark.parametrize(
    ("at", "too_early"),
    [
        ("search", "ready:0"),
        ("search", "attack:fire-axe"),
        ("trade", "attack:fire-axe"),
        ("combat", "ready:0"),
    ],
)
def test_no_phase_can_be_played_in_another(at: str, too_early: str) -> None:
    queued = ["wave"] if at == "search" else []
    lab = daylight_lab(2, at=at, weapons=["fire-axe"], line=["brute"], next=queued)
    with pytest.raises(IllegalAnswer):
        lab.choose(too_early)


@pytest.mark.rule("W-GOAL-04")
def test_the_first_death_of_three_loses_before_anything_else_happens() -> None:
    lab = daylight_lab(3, at="enemies", wave=1, line=["wanderer", "wanderer"], health={1: 1})
    assert lab.won is False
    assert len(lab.events("enemy-attacked")) == 1
    assert lab.events()[-1].name == "game-lost"
    assert lab.asked == ""


@pytest.mark.rule("W-GOAL-05")
@pytest.mark.parametrize(("last", "left"), [((), 1), (("wanderer",), 0)])
def test_a_health_track_of_seven_bears_six_damage_and_ends_at_seven(last: tuple[str, ...], left: int) -> None:
    lab = daylight_lab(
        1, at="enemies", characters=["hipster"], line=["brute"] * 3 + list(last), next=["wave"]
    )
    assert lab.health(0) == left
    assert lab.won is (None if left else False)


@pytest.mark.rule("W-GOAL-05")
@pytest.mark.parametrize(("before", "standing"), [(1, 1), (2, 0)])
def test_a_brute_bears_three_damage_and_falls_at_four(before: int, standing: int) -> None:
    lab = daylight_lab(2, unique=False, weapons=["fire-axe"], line=[f"brute:{before}"])
    lab.next("wave").choose("attack:fire-axe")
    assert len(lab.line) == standing
