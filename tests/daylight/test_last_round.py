"""Round 6 and after, victory, playing alone, optional modes and difficulty."""

from __future__ import annotations

from collections import Counter

import pytest

from tilldawn.engine.errors import BadOption, IllegalAnswer
from tilldawn.testing.daylight import Lab, daylight_lab

CALM = ("trigger", "haggler")
"""Characters whose perks have no part in the enemies' attacks."""


def wave(lab: Lab) -> Counter[str]:
    """What stands on the line, by type."""
    return Counter(foe.kind for foe in lab.state.line)


# --- Clean-up Rounds ----------------------------------------------------------------------------------


@pytest.mark.rule("W-LAST-01", "W-LAST-02", "W-LAST-03")
def test_after_round_six_the_wave_goes_into_the_leftovers_and_brings_nobody() -> None:
    lab = daylight_lab(2, at="round", round=7, active=3, line=["wanderer"], next=["wave"])
    assert lab.events("clean-up-began")[0].active == 3 + 1
    assert lab.options == ["accept-wave", "delay-wave"]
    lab.choose("accept-wave")
    assert lab.line == ["wanderer-1"]
    assert len(lab.state.assaults) == 6
    assert not lab.happened("assault-revealed")


@pytest.mark.rule("W-LAST-01", "W-LAST-03")
def test_round_six_itself_still_brings_enemies() -> None:
    lab = daylight_lab(2, at="round", round=6, next=["wave", "slow-tide"])
    lab.choose("accept-wave")
    assert wave(lab) == {"wanderer": 3}
    assert len(lab.state.assaults) == 5


@pytest.mark.rule("W-LAST-02")
def test_a_clean_up_round_is_searched_as_usual() -> None:
    lab = daylight_lab(2, at="round", round=7, active=3, line=["wanderer"], next=["planks", "rodent-attack"])
    assert lab.options == ["keep", "leave"]
    lab.next("junk").choose("keep")
    assert lab.items(0)["planks"] == 1
    assert lab.health(1) == 8 - 1


@pytest.mark.rule("W-LAST-04")
def test_trade_and_combat_follow_in_a_clean_up_round() -> None:
    lab = daylight_lab(2, at="round", round=7, active=3, line=["wanderer"], next=["wave"])
    phases = [lab.state.phase]
    for answer in ("accept-wave", "ready:0", "ready:1"):
        phases.append(lab.choose(answer).state.phase)
    assert phases == ["search", "trade", "trade", "combat"]
    assert lab.asked == "turn"


@pytest.mark.rule("W-LAST-05", "W-END-03")
def test_clean_up_rounds_go_on_until_the_last_enemy_falls() -> None:
    lab = daylight_lab(
        1, at="end", weapons=["fire-axe"], round=6, active=2, line=["wanderer", "wanderer"], next=["wave"]
    )
    assert (lab.won, lab.state.round) == (None, 7)
    lab.next("wave").choose("accept-wave", "attack:fire-axe", "target:wanderer-1")
    assert (lab.won, lab.state.round) == (None, 8)
    lab.choose("accept-wave", "attack:fire-axe")
    assert (lab.won, lab.line) == (True, [])


@pytest.mark.rule("W-LAST-05", "W-END-03")
def test_clean_up_rounds_end_when_a_character_dies() -> None:
    lab = daylight_lab(2, at="enemies", characters=CALM, health={0: 1}, round=8, line=["wanderer"])
    assert lab.won is False
    assert lab.asked == ""


@pytest.mark.rule("W-LAST-06")
def test_a_lonely_wave_is_accepted_or_passed_on_for_one_damage() -> None:
    lab = daylight_lab(2, at="round", round=7, active=0, line=["wanderer"], first=1)
    assert (lab.seat, lab.options) == (1, ["accept-wave", "pass-wave"])
    lab.choose("pass-wave")
    assert (lab.seat, lab.options) == (0, ["accept-wave", "pass-wave"])
    lab.choose("pass-wave", "pass-wave")
    assert (lab.health(0), lab.health(1)) == (9 - 1, 8 - 2)
    lab.choose("accept-wave")
    assert (lab.state.wave, lab.asked) == (0, "trade")


# --- The end ------------------------------------------------------------------------------------------


@pytest.mark.rule("W-END-01", "W-END-02")
@pytest.mark.parametrize(
    ("round", "line", "won"),
    [(6, [], True), (6, ["survivor"], True), (6, ["wanderer"], None), (3, [], None), (5, [], None)],
)
def test_victory_needs_round_six_and_no_enemy(round: int, line: list[str], won: bool | None) -> None:
    lab = daylight_lab(2, at="end", round=round, line=line, next=[] if won else ["junk"])
    assert lab.won is won
    assert lab.state.round == (round if won else round + 1)


@pytest.mark.rule("W-END-01")
def test_victory_needs_everybody_alive() -> None:
    lab = daylight_lab(2, items={1: ["energy-drink-red"]}, health={1: 1}, round=6)
    lab.choose("play:energy-drink-red")
    assert lab.won is False
    lab = daylight_lab(2, items={1: ["energy-drink-red"]}, health={1: 2}, round=6)
    lab.choose("play:energy-drink-red")
    assert lab.won is True


@pytest.mark.rule("W-END-02")
def test_an_empty_line_in_round_three_leads_to_round_four() -> None:
    lab = daylight_lab(2, weapons=["fire-axe"], round=3, line=["wanderer"], next=["junk"])
    lab.choose("attack:fire-axe")
    assert lab.line == []
    assert (lab.won, lab.state.round, lab.state.phase) == (None, 4, "search")


# --- Alone --------------------------------------------------------------------------------------------

TEN = [
    "candy-bar",
    "candy-bar",
    "canned-stew",
    "canned-stew",
    "focus",
    "lucky",
    "blood-lust",
    "vitality-pills",
]


@pytest.mark.rule("W-SOLO-01")
def test_alone_the_tenth_slot_is_free_and_there_is_no_eleventh() -> None:
    lab = daylight_lab(1, at="search", items={0: TEN}, next=["first-aid-kit", "junk"])
    lab.choose("keep")
    assert lab.table.look().players[0].slots == 10
    assert "keep" not in lab.options
    assert lab.refusals()["keep/junk"] == "W-INV-01"


@pytest.mark.rule("W-SOLO-02")
def test_alone_one_starts_with_three_weapons() -> None:
    lab = daylight_lab(1, at="setup", next=["junk"])
    lab.choose("character:hipster", "weapon:fire-axe", "weapon:pistol")
    assert lab.items(0) == {"hipsters-bow": 1, "fire-axe": 1, "pistol": 1}
    assert lab.asked == "found"


@pytest.mark.rule("W-SOLO-03")
def test_alone_splash_on_the_player_is_ignored() -> None:
    lab = daylight_lab(1, at="enemies", characters=CALM, line=["raider"], next=["plus-1-splash", "junk"])
    assert lab.health(0) == 8 - 2
    assert len(lab.events("damage-suffered")) == 1


@pytest.mark.rule("W-SOLO-04")
def test_alone_seven_cards_are_dealt_each_round() -> None:
    lab = daylight_lab(1, at="round", next=["junk"])
    assert lab.events("search-began")[0].dealt == 7
    assert len(lab.state.rubble) == 42 - 7


@pytest.mark.rule("W-SOLO-05")
def test_alone_every_attack_after_the_survivors_hits_the_player() -> None:
    line = ["survivor", "wanderer", "wanderer", "wanderer"]
    lab = daylight_lab(1, at="enemies", characters=CALM, line=line, next=["junk"])
    targets = [event.target for event in lab.events("enemy-attacked")]
    assert targets == ["enemy:survivor-1", "seat:0", "seat:0"]
    assert lab.health(0) == 8 - 2


# --- Stories and modes --------------------------------------------------------------------------------


@pytest.mark.rule("W-STORY-01")
def test_the_game_is_complete_without_any_scenario() -> None:
    lab = daylight_lab(2, at="setup", next=["0", "junk"])
    lab.choose("character:pillar", "character:psycho", "weapon:pistol", "weapon:pistol")
    assert lab.state.settings.modes == ()
    assert lab.asked == "found"
    with pytest.raises(BadOption):
        daylight_lab(2, at="setup", modes=["no-such-story"])


@pytest.mark.rule("W-STORY-01")
@pytest.mark.parametrize(
    ("seats", "raiders", "brutes"), [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 1), (5, 2, 2), (6, 2, 2)]
)
def test_the_long_night_brings_more_the_more_play(seats: int, raiders: int, brutes: int) -> None:
    def coming(modes: list[str]) -> Counter[str]:
        lab = daylight_lab(seats, at="round", round=6, modes=modes, next=["wave", "heavy-steps"])
        lab.choose("accept-wave")
        return wave(lab)

    assert coming(["long-night"]) - coming([]) == +Counter({"raider": raiders, "brute": brutes})


@pytest.mark.rule("W-STORY-01")
@pytest.mark.parametrize("modes", [[], ["long-night"]])
@pytest.mark.parametrize("round", [5, 6])
def test_the_long_night_adds_a_raider_and_a_brute_to_round_six(round: int, modes: list[str]) -> None:
    lab = daylight_lab(2, at="round", round=round, modes=modes, next=["wave", "heavy-steps"])
    lab.choose("accept-wave")
    more = {"raider": 1, "brute": 1} if modes and round == 6 else {}
    assert wave(lab) == Counter({"wanderer": 1, "brute": 1}) + Counter(more)


@pytest.mark.rule("W-STORY-01", "W-END-01")
@pytest.mark.parametrize(
    ("modes", "line", "won"),
    [(["shepherd"], [], False), (["shepherd"], ["survivor"], True), ([], [], True)],
)
def test_the_shepherd_must_bring_a_survivor_home(modes: list[str], line: list[str], won: bool) -> None:
    lab = daylight_lab(2, at="end", round=6, line=line, modes=modes)
    assert lab.won is won


@pytest.mark.rule("W-STORY-01")
def test_in_a_blackout_the_assault_is_revealed_only_on_acceptance() -> None:
    lab = daylight_lab(2, at="search", modes=["blackout"], next=["wave", "slow-tide"])
    assert lab.asked == "wave"
    assert not lab.happened("assault-revealed")
    lab.choose("accept-wave")
    assert lab.state.assault == "slow-tide"
    assert wave(lab) == {"wanderer": 3}


@pytest.mark.rule("W-STORY-01")
@pytest.mark.parametrize(("modes", "kit"), [([], 3), (["empty-shelves"], 1)])
def test_with_empty_shelves_a_first_aid_kit_heals_one(modes: list[str], kit: int) -> None:
    items = {0: ["first-aid-kit", "canned-stew"]}
    lab = daylight_lab(2, at="trade", items=items, health={0: 1}, modes=modes)
    lab.choose("heal:0:first-aid-kit")
    assert lab.health(0) == 1 + kit
    lab.choose("heal:0:canned-stew")
    assert lab.health(0) == 1 + kit + 2


@pytest.mark.rule("W-STORY-01", "W-CHAR-02")
@pytest.mark.parametrize(("difficulty", "health"), [("easy", 10), ("normal", 9), ("hard", 8)])
def test_a_level_changes_every_health_track_by_one(difficulty: str, health: int) -> None:
    lab = daylight_lab(2, at="setup", difficulty=difficulty)
    lab.choose("character:pillar", "character:hipster")
    assert (lab.health(0), lab.health(1)) == (health, health - 2)
    with pytest.raises(BadOption):
        daylight_lab(2, at="setup", difficulty="nightmare")


@pytest.mark.rule("W-END-01")
def test_nothing_can_be_answered_after_the_end() -> None:
    lab = daylight_lab(2, at="end", round=6)
    assert lab.won is True
    with pytest.raises(IllegalAnswer):
        lab.choose("skip")
