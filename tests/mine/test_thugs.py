"""The Sewers' hard option: who waits by the manhole for a party that turns round (M-SEW-35 to -41)."""

from __future__ import annotations

from typing import Any

import pytest

from tilldawn.testing.mine import Lab, mine_lab

PLACES = ("ruined-villa", "print-shop", "textile-mill")


def down(die: str, **laid: Any) -> Lab:
    """Marko and Emilia have gone down; the die has said how many wait."""
    options = {"places": PLACES, "modules": ["sewers", "thugs"], "storage": {"knife": 1}, **laid}
    lab = mine_lab(at="day", people=("marko", "emilia", "marin"), next=[die], **options)
    lab.choose("send-down:marko", "send-down:emilia", "go-down")
    return lab.choose("pack:knife") if lab.asked == "equip" else lab


def waiting(lab: Lab) -> int:
    n: int = lab.table.look().modules["thugs"]["waiting"]
    return n


@pytest.mark.rule("M-SEW-35")
@pytest.mark.parametrize(("die", "thugs"), [("1", 1), ("5", 1), ("6", 2), ("8", 2), ("9", 3), ("10", 3)])
def test_the_die_says_how_many_wait(die: str, thugs: int) -> None:
    assert waiting(down(die)) == thugs


@pytest.mark.rule("M-SEW-37")
@pytest.mark.parametrize(("rolls", "fight"), [(("4", "3"), True), (("4", "4", "10"), False), (("1",), True)])
def test_three_thugs_attack_on_a_three_and_let_a_four_pass(rolls: tuple[str, ...], fight: bool) -> None:
    lab = down("9").next(*rolls, *(("a1", "a2", "b1") if fight else ())).choose("forfeit")
    assert [e.result for e in lab.events("thug-rolled")] == [int(roll) for roll in rolls]
    assert (lab.state.combat is not None) is fight
    assert waiting(lab) == (3 if fight else 0)


@pytest.mark.rule("M-SEW-36")
def test_who_reaches_an_exit_meets_nobody() -> None:
    lab = down("9").next("access-shaft", "1").choose("follow:oAe", "walk-on-to:a", "script:2838:a")
    assert not lab.happened("thug-rolled")
    assert (lab.asked, waiting(lab)) == ("sewers-exit", 0)


def attacked(*outcomes: str, **laid: Any) -> Lab:
    """One Thug has seen them turn round: token A1, without Prowess."""
    lab = down("1", **laid).next("1", "a1", *outcomes).choose("forfeit")
    return lab.choose("fight-arm:marko:knife")


def one_round(lab: Lab) -> Lab:
    """A round in which nobody hits anybody."""
    lab.next("blank", "blank", "blank").choose("fight-on")
    while lab.asked != "round":
        lab.next("blank").choose("fight-reroll" if lab.asked == "fight-reroll" else lab.options[0])
    return lab


@pytest.mark.rule("M-SEW-38")
def test_they_fight_with_knives_and_script_40_may_stop_it() -> None:
    lab = attacked()
    assert [(foe.weapon, foe.prowess) for foe in lab.combat.foes] == [("knife", 0)]
    assert lab.combat.talk
    assert "talk-surrender" not in lab.options
    assert "talk-surrender" in one_round(lab).options


@pytest.mark.rule("M-SEW-39")
def test_in_script_40_there_are_no_cards_to_return() -> None:
    lab = one_round(attacked())
    lab.next("10", "10").choose("talk-surrender")
    assert not lab.happened("cards-returned")
    assert (lab.state.phase, waiting(lab), lab.happened("came-up")) == ("day", 0, True)


@pytest.mark.rule("M-SEW-40", "M-COMB-41", "M-SCRIPT-13")
def test_after_a_victory_they_are_gone_and_script_33_is_read() -> None:
    lab = attacked(tops={"findings": ["already-searched"]})
    lab.next("knife-3")
    lab.choose("fight-on")
    while lab.state.combat is not None:
        lab.choose(lab.options[0])
    told = [e.script for e in lab.events("told")]
    assert told == ["script:33"]
    assert waiting(lab) == 0
    assert [e.how for e in lab.events("thugs-gone")] == ["fought"]


@pytest.mark.rule("M-SEW-41")
def test_whoever_still_waits_is_set_aside_and_the_next_day_is_rolled_for_anew() -> None:
    lab = down("9").next("4", "5", "6").choose("forfeit")
    assert [e.how for e in lab.events("thugs-gone")] == ["aside"]
    assert waiting(lab) == 0
