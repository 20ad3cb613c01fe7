"""B.6 WAVE! card: reveal, accept, delay, and who holds it."""

import pytest

from tilldawn.testing.daylight import daylight_lab


@pytest.mark.rule("W-WAVE-01")
def test_the_first_wave_of_a_round_reveals_one_assault_card() -> None:
    lab = daylight_lab(3, at="search", next=["wave", "slow-tide"])
    assert [event.assault for event in lab.events("assault-revealed")] == ["assault:slow-tide"]
    assert len(lab.state.assaults) == 5


@pytest.mark.rule("W-WAVE-02")
def test_a_second_wave_in_the_same_round_reveals_nothing_more() -> None:
    lab = daylight_lab(3, at="search", next=["wave", "slow-tide", "planks", "wave"])
    lab.choose("delay-wave", "keep")
    assert len(lab.events("wave-drawn")) == 2
    assert len(lab.events("assault-revealed")) == 1
    assert len(lab.state.assaults) == 5


@pytest.mark.rule("W-WAVE-01", "W-WAVE-02")
def test_the_next_round_reveals_the_next_assault_card() -> None:
    lab = daylight_lab(1, at="search", next=["wave", "slow-tide"]).choose("accept-wave")
    lab.next("wave", "strays").choose("skip", "spare:brick-wall")
    assert lab.state.round == 2
    assert (lab.state.assault, len(lab.state.assaults)) == ("strays", 4)


@pytest.mark.rule("W-WAVE-03")
def test_the_drawer_accepts_or_delays() -> None:
    lab = daylight_lab(3, at="search", first=1, next=["wave", "slow-tide"])
    assert (lab.asked, lab.seat) == ("wave", 1)
    assert lab.options == ["accept-wave", "delay-wave"]


@pytest.mark.rule("W-WAVE-04")
def test_accepting_ends_search_gives_the_drawer_wave_and_sets_up_the_enemies() -> None:
    lab = daylight_lab(3, at="search", first=1, next=["wave", "slow-tide"])
    assert lab.line == []
    lab.choose("accept-wave")
    assert lab.state.phase == "trade"
    assert lab.state.wave == 1
    assert len(lab.line) == 5


@pytest.mark.rule("W-WAVE-05")
def test_delaying_costs_the_drawer_one_damage() -> None:
    lab = daylight_lab(3, at="search", next=["wave", "slow-tide", "planks"])
    lab.choose("delay-wave")
    assert [lab.health(seat) for seat in range(3)] == [8, 8, 8]


@pytest.mark.rule("W-WAVE-05")
def test_delaying_at_one_health_loses_the_game_before_a_card_is_drawn() -> None:
    lab = daylight_lab(3, at="search", health={0: 1}, next=["wave", "slow-tide"])
    assert lab.option("delay-wave").warning is not None
    lab.choose("delay-wave")
    assert lab.won is False
    assert not lab.happened("card-drawn")


@pytest.mark.rule("W-WAVE-06")
def test_the_delayer_draws_one_card_which_cannot_be_wave() -> None:
    lab = daylight_lab(3, at="search", next=["wave", "slow-tide", "planks"])
    lab.chance.seen.clear()
    lab.choose("delay-wave")
    assert (lab.asked, lab.seat, len(lab.state.active)) == ("found", 0, 11)
    assert all("=wave" not in outcomes for outcomes in lab.chance.seen)
    lab.choose("keep")
    assert lab.items(0)["planks"] == 1


@pytest.mark.rule("W-WAVE-07")
def test_a_delayed_wave_is_shuffled_back_into_the_active_pile() -> None:
    lab = daylight_lab(3, at="search", next=["wave", "slow-tide", "planks", "nails"])
    lab.choose("delay-wave")
    lab.chance.seen.clear()
    lab.choose("keep")
    assert lab.chance.seen[0] == {"rubble": 11, "=wave": 1}


@pytest.mark.rule("W-WAVE-08")
def test_after_a_delay_the_next_player_clockwise_draws() -> None:
    lab = daylight_lab(3, at="search", first=1, next=["wave", "slow-tide", "planks", "nails"])
    lab.choose("delay-wave", "keep")
    assert (lab.asked, lab.seat) == ("found", 2)


@pytest.mark.rule("W-WAVE-09")
def test_three_delays_hurt_each_delayer_once() -> None:
    lab = daylight_lab(3, at="search", next=["wave", "slow-tide", "planks", "wave", "nails", "wave", "wires"])
    lab.choose("delay-wave", "keep", "delay-wave", "keep", "delay-wave")
    assert [event.damage for event in lab.events("damage-suffered")] == [1, 1, 1]
    assert [lab.health(seat) for seat in range(3)] == [8, 7, 7]


@pytest.mark.rule("W-WAVE-09")
def test_one_player_may_delay_again_and_again() -> None:
    lab = daylight_lab(1, at="search", next=["wave", "slow-tide", "planks", "wave", "nails", "wave", "wires"])
    lab.choose("delay-wave", "keep", "delay-wave", "keep", "delay-wave")
    assert lab.health(0) == 6


@pytest.mark.rule("W-WAVE-10")
def test_a_barricade_does_not_help_against_delaying() -> None:
    lab = daylight_lab(2, at="search", tokens={0: {"barricade": 1}}, next=["wave", "slow-tide", "planks"])
    lab.choose("delay-wave")
    assert lab.health(0) == 8
    assert lab.player(0).barricades == 1


@pytest.mark.rule("W-WAVE-11")
@pytest.mark.parametrize(("holder", "left"), [(0, [8, 8, 8]), (1, [9, 7, 8]), (2, [9, 8, 7])])
def test_the_first_attack_hits_whoever_holds_wave(holder: int, left: list[int]) -> None:
    lab = daylight_lab(3, at="enemies", wave=holder, first=1, line=["wanderer"], next=["wave"])
    assert [lab.health(seat) for seat in range(3)] == left


@pytest.mark.rule("W-WAVE-11")
def test_whoever_takes_wave_from_its_drawer_is_attacked_instead() -> None:
    lab = daylight_lab(2, at="search", first=1, next=["wave", "heavy-steps", "brute"])
    lab.choose("accept-wave", "ready:0", "ready:1", "perk:over-here").next("wave").choose("skip")
    assert [event.target for event in lab.events("enemy-attacked")] == ["seat:0", "seat:1"]
    assert [lab.health(0), lab.health(1)] == [9 - 2, 8 - 1]


@pytest.mark.rule("W-WAVE-12")
def test_nobody_holds_wave_any_more_when_search_begins() -> None:
    lab = daylight_lab(2, at="end", wave=1, next=["planks"])
    assert lab.state.phase == "search"
    assert lab.state.wave == -1
    assert lab.chance.seen[0]["=wave"] == 1
