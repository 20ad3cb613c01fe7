"""Survivors on the line (W-SURV)."""

from __future__ import annotations

import pytest

from tilldawn.testing.daylight import daylight_lab

# A queued `wave` ends the Search after the enemies at its first draw.


@pytest.mark.rule("W-SURV-01")
def test_survivors_stand_among_the_enemies() -> None:
    lab = daylight_lab(2, at="search", next=["wave", "strays", "wanderer", "survivor"])
    lab.choose("accept-wave")
    assert lab.line == ["wanderer-1", "survivor-1", "wanderer-2"]


@pytest.mark.rule("W-SURV-02")
def test_a_survivor_makes_no_attack() -> None:
    lab = daylight_lab(2, at="enemies", line=["survivor", "wanderer", "survivor"], next=["wave"])
    assert [enemy for enemy, _, _ in lab.attacks] == ["wanderer-1"]


@pytest.mark.rule("W-SURV-03")
def test_survivors_are_attacked_leftmost_first_before_the_wave_holder() -> None:
    line = ["wanderer", "survivor", "wanderer", "survivor", "wanderer"]
    lab = daylight_lab(3, at="enemies", line=line, wave=1, next=["wave"])
    assert [target for _, target, _ in lab.attacks] == ["survivor-1", "survivor-2", "seat:1"]
    assert (lab.line, lab.health(1)) == (["wanderer-1", "wanderer-2", "wanderer-3"], 7)


@pytest.mark.rule("W-SURV-04")
def test_after_the_last_survivor_the_attacks_start_with_the_wave_holder() -> None:
    lab = daylight_lab(3, at="enemies", line=["survivor"] + ["wanderer"] * 3, wave=1, next=["wave"])
    assert [target for _, target, _ in lab.attacks] == ["survivor-1", "seat:1", "seat:2"]


@pytest.mark.rule("W-SURV-05")
def test_a_survivor_stays_at_its_place_for_the_next_round() -> None:
    lab = daylight_lab(2, at="end", line=["wanderer", "survivor"], next=["wave", "slow-tide"])
    lab.choose("accept-wave")
    assert lab.state.round == 2
    assert lab.line == ["wanderer-1", "survivor-1", "wanderer-2", "wanderer-3", "wanderer-4"]


@pytest.mark.rule("W-SURV-06")
def test_players_may_attack_a_survivor() -> None:
    lab = daylight_lab(2, weapons=["fire-axe", "fire-axe"], line=["survivor", "wanderer"])
    lab.choose("attack:fire-axe", "target:survivor-1")
    assert lab.line == ["wanderer-1"]


@pytest.mark.rule("W-SURV-07")
def test_splash_on_the_line_kills_a_survivor() -> None:
    lab = daylight_lab(2, weapons=["dog-chain", "fire-axe"], line=["brute", "survivor"])
    lab.choose("attack:dog-chain", "target:brute-1")
    assert lab.line == ["brute-1"]


@pytest.mark.rule("W-SURV-08")
@pytest.mark.parametrize(("line", "won"), [(["survivor"], True), (["survivor", "wanderer"], None)])
def test_survivors_do_not_stand_in_the_way_of_victory(line: list[str], won: bool | None) -> None:
    assert daylight_lab(2, at="end", round=6, line=line).won is won
