"""B.7 Assault and the enemy line: who comes, in which order, and what stays."""

from collections import Counter

import pytest

from tilldawn.games.daylight.cards.assault import ASSAULTS
from tilldawn.testing.daylight import daylight_lab

SUMS = {
    "wanderer": [5, 7, 13, 20, 25, 26],
    "raider": [2, 3, 4, 6, 8, 9],
    "brute": [1, 2, 4, 5, 5, 6],
    "monster": [0, 1, 1, 1, 2, 3],
    "survivor": [2, 2, 5, 5, 7, 9],
}


@pytest.mark.rule("W-ASSAULT-01")
@pytest.mark.parametrize("kind", SUMS)
def test_the_six_cards_call_for_so_many_of_a_type_by_number_of_players(kind: str) -> None:
    called = [sum(card.wave(seats).get(kind, 0) for card in ASSAULTS.values()) for seats in range(1, 7)]
    assert called == SUMS[kind]


@pytest.mark.rule("W-ASSAULT-01")
@pytest.mark.parametrize(
    ("seats", "wanderers", "survivors"), [(1, 2, 0), (2, 3, 0), (3, 4, 1), (4, 6, 1), (5, 8, 1), (6, 8, 1)]
)
def test_slow_tide_brings_as_many_as_its_column_says(seats: int, wanderers: int, survivors: int) -> None:
    lab = daylight_lab(seats, at="search", next=["wave", "slow-tide"]).choose("accept-wave")
    kinds = Counter(foe.kind for foe in lab.state.line)
    assert kinds == Counter(wanderer=wanderers, survivor=survivors)


@pytest.mark.rule("W-ASSAULT-02")
@pytest.mark.parametrize("card", ASSAULTS)
def test_exactly_the_cards_called_for_come(card: str) -> None:
    lab = daylight_lab(4, at="search", next=["wave", card]).choose("accept-wave")
    assert Counter(foe.kind for foe in lab.state.line) == ASSAULTS[card].wave(4)


@pytest.mark.rule("W-ASSAULT-02")
def test_types_are_shuffled_together_by_their_numbers() -> None:
    lab = daylight_lab(3, at="search", next=["wave", "heavy-steps", "brute", "wanderer"])
    lab.chance.seen.clear()
    lab.choose("accept-wave")
    assert lab.chance.seen == [{"wanderer": 1, "brute": 2}, {"wanderer": 1, "brute": 1}]


@pytest.mark.rule("W-ASSAULT-03")
@pytest.mark.parametrize(
    ("shuffled", "line"),
    [
        (["brute", "brute"], ["brute-1", "brute-2", "wanderer-1"]),
        (["brute", "wanderer"], ["brute-1", "wanderer-1", "brute-2"]),
        (["wanderer"], ["wanderer-1", "brute-1", "brute-2"]),
    ],
)
def test_the_shuffled_cards_form_one_line_from_left_to_right(shuffled: list[str], line: list[str]) -> None:
    lab = daylight_lab(3, at="search", next=["wave", "heavy-steps", *shuffled]).choose("accept-wave")
    assert lab.line == line


@pytest.mark.rule("W-ASSAULT-04")
def test_newcomers_join_to_the_right_of_those_left_from_before() -> None:
    lab = daylight_lab(
        3, at="search", line=["monster", "survivor"], next=["wave", "heavy-steps", "brute", "wanderer"]
    )
    lab.choose("accept-wave")
    assert lab.line == ["monster-1", "survivor-1", "brute-1", "wanderer-1", "brute-2"]


@pytest.mark.rule("W-ASSAULT-05")
def test_enemies_attack_in_the_order_of_the_line() -> None:
    lab = daylight_lab(3, at="enemies", wave=1, line=["brute", "wanderer", "brute"], next=["wave"])
    attackers = [event.enemy for event in lab.events("enemy-attacked")]
    assert attackers == ["enemy:brute-1", "enemy:wanderer-1", "enemy:brute-2"]


@pytest.mark.rule("W-ASSAULT-06")
def test_a_brute_with_two_damage_dies_from_two_more_in_the_next_round() -> None:
    lab = daylight_lab(1, unique=False, weapons=["fire-axe"], line=["brute"], next=["wave", "slow-tide"])
    lab.choose("attack:fire-axe")
    assert (lab.state.round, lab.damage("brute-1")) == (2, 2)
    lab.choose("accept-wave", "attack:fire-axe")
    lab.next("wave").choose("target:brute-1")
    assert lab.line == ["wanderer-1", "wanderer-2"]


@pytest.mark.rule("W-ASSAULT-07")
def test_all_know_who_comes_before_wave_is_accepted_or_delayed() -> None:
    lab = daylight_lab(3, at="search", next=["wave", "slow-tide"])
    assert lab.asked == "wave"
    assert lab.events("assault-revealed")[0].wave == ("count:wanderer*4", "count:survivor*1")
    assert lab.table.look().coming == {"wanderer": 4, "survivor": 1}
    assert lab.line == []
