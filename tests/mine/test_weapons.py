"""Weapons in Combat: dice, Ammo, kills at once, who may use what (M-WEAP)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tilldawn.engine.view import Speaker
from tilldawn.games.mine.cards.dice import FACES
from tilldawn.games.mine.goods import BOX
from tilldawn.testing.mine import Lab, conserved, fight_lab, mine_lab

NOTHING: dict[str, Sequence[str]] = {"findings": ["already-searched"]}
"""What a search of the dead brings to light."""


def armed(weapon: str, ammo: int = 0, foes: tuple[str, ...] = ("a1", "b1"), who: str = "katia") -> Lab:
    """One scavenger with this weapon against Enemies with Knives, before the first round."""
    pile = {weapon: 1} if weapon else {}
    if ammo:
        pile["ammo"] = ammo
    lab = fight_lab("thugs-1", foes, party=(who,), pile=pile, tops=NOTHING)
    return lab.choose(f"fight-arm:{who}:{weapon}") if weapon else lab


def thrown(lab: Lab) -> dict[str, int]:
    """The die thrown first in a round begun now."""
    before = len(lab.chance.seen)
    lab.next("script", "blank", "blank").choose("fight-on")
    return lab.chance.seen[before]


# --- Each weapon --------------------------------------------------------------------------------------


@pytest.mark.rule("M-WEAP-01")
def test_bare_hands_roll_the_grey_die() -> None:
    assert thrown(armed("")) == FACES["grey"]


@pytest.mark.rule("M-WEAP-02")
def test_a_knife_rolls_the_yellow_die_and_the_hatchet_icon_is_a_miss() -> None:
    assert thrown(armed("knife")) == FACES["yellow"]
    lab = armed("knife").next("hatchet", "blank", "blank").choose("fight-on")
    assert (lab.asked, lab.foes) == ("round", {"a1": 0, "b1": 0})


@pytest.mark.rule("M-WEAP-03")
def test_a_hatchet_kills_at_once_on_its_icon() -> None:
    assert thrown(armed("hatchet")) == FACES["yellow"]
    lab = armed("hatchet").next("hatchet", "blank", "blank").choose("fight-on", "hit:a1:knife:0")
    assert (lab.asked, lab.foes) == ("round", {"b1": 0})


@pytest.mark.rule("M-WEAP-03")
def test_a_hatchet_also_wounds_by_its_knife_icons() -> None:
    lab = armed("hatchet").next("knife-2", "blank", "blank").choose("fight-on")
    lab.choose("hit:a1:knife:0", "hit:a1:knife:1")
    assert lab.foes == {"a1": 2, "b1": 0}


@pytest.mark.rule("M-WEAP-04")
def test_a_pistol_shot_costs_an_ammo_and_the_spread_icon_is_a_miss() -> None:
    assert thrown(armed("pistol", 1)) == FACES["red"]
    lab = armed("pistol", 2).next("spray", "blank", "blank").choose("fight-on")
    assert (lab.asked, lab.foes, lab.pile) == ("round", {"a1": 0, "b1": 0}, {"ammo": 1})


@pytest.mark.rule("M-WEAP-05")
def test_a_shotgun_shot_costs_an_ammo_and_the_spread_icon_kills_at_once() -> None:
    assert thrown(armed("shotgun", 1)) == FACES["red"]
    lab = armed("shotgun", 2).next("spray", "blank", "blank").choose("fight-on", "hit:b1:knife:0")
    assert (lab.asked, lab.foes, lab.pile) == ("round", {"a1": 0}, {"ammo": 1})


@pytest.mark.rule("M-WEAP-06")
@pytest.mark.parametrize("shots", [1, 2])
def test_an_assault_rifle_shoots_once_or_twice_for_an_ammo_each(shots: int) -> None:
    lab = armed("assault-rifle", 3).choose("fight-on")
    assert (lab.asked, lab.options) == ("fight-shots", ["fight-shots:1", "fight-shots:2"])
    lab.next(*["spray"] * shots, "blank", "blank").choose(f"fight-shots:{shots}")
    assert lab.dice == [*["katia/assault-rifle"] * shots, "a1/knife", "b1/knife"]
    assert (lab.asked, lab.pile) == ("round", {"ammo": 3 - shots})


@pytest.mark.rule("M-WEAP-06")
def test_the_last_ammo_is_one_shot_of_a_rifle() -> None:
    lab = armed("assault-rifle", 1).next("reticle-2", "blank", "blank").choose("fight-on")
    assert lab.asked == "hit"
    assert lab.dice == ["katia/assault-rifle"]


@pytest.mark.rule("M-WEAP-06")
def test_both_shots_of_a_rifle_wound() -> None:
    lab = armed("assault-rifle", 2).next("reticle-2", "reticle-2", "blank", "blank")
    lab.choose("fight-on", "fight-shots:2", *[f"hit:a1:knife:{n}" for n in range(3)])
    assert lab.foes == {"b1": 1}


@pytest.mark.rule("M-WEAP-07")
def test_an_enemy_with_a_rifle_always_shoots_twice() -> None:
    lab = fight_lab("rebels", ("c1", "a1"), party=("katia",))
    lab.next("reticle-2", "spray", "blank", "blank").choose("fight-on")
    lab.next("spray", "spray", "blank", "blank").choose("fight-on")
    assert lab.dice.count("c1/assault-rifle") == 4
    assert lab.level("katia", "wounds") == 2


# --- Kills at once ------------------------------------------------------------------------------------


@pytest.mark.rule("M-WEAP-08")
def test_an_enemy_with_a_hatchet_kills_whom_the_group_chooses() -> None:
    lab = fight_lab("thugs-2", ("a1",), party=("katia", "cveta", "zlata"))
    lab.next("blank", "blank", "blank", "hatchet", "wounds-1").choose("fight-on")
    assert (lab.asked, lab.options) == ("fight-struck", ["wound:katia:0", "wound:cveta:0", "wound:zlata:0"])
    lab.choose("wound:cveta:0")
    assert not lab.alive("cveta")
    assert (lab.level("katia", "wounds"), lab.level("zlata", "wounds")) == (0, 0)


@pytest.mark.rule("M-WEAP-08")
def test_an_enemy_with_a_shotgun_kills_on_the_spread_icon() -> None:
    lab = fight_lab("thugs-1", ("c1", "a1"))
    lab.combat.foes[0].weapon = "shotgun"  # no card gives them one yet
    lab.next("spray", "wounds-1", "blank", "blank").choose("fight-on", "wound:katia:0")
    assert not lab.alive("katia")


@pytest.mark.rule("M-WEAP-08")
@pytest.mark.parametrize(("token", "weapon", "icon"), [("a1", "knife", "hatchet"), ("c1", "pistol", "spray")])
def test_an_enemy_with_another_weapon_misses_on_that_icon(token: str, weapon: str, icon: str) -> None:
    lab = fight_lab("thugs-1", (token, "b1"))
    assert lab.combat.foes[0].weapon == weapon
    faces = [icon, "blank", "blank", "blank"] if weapon == "pistol" else ["blank", "blank", icon, "blank"]
    lab.next(*faces).choose("fight-on")
    assert lab.asked == "round"
    assert (lab.level("katia", "wounds"), lab.level("cveta", "wounds")) == (0, 0)


@pytest.mark.rule("M-WEAP-14")
def test_the_group_chooses_who_is_killed_at_once() -> None:
    lab = armed("shotgun", 1).next("spray", "blank", "blank").choose("fight-on")
    assert (lab.asked, lab.seat) == ("fight-blow", lab.state.leader)
    assert lab.options == ["hit:a1:knife:0", "hit:b1:knife:0"]
    lab.choose("hit:b1:knife:0")
    assert lab.foes == {"a1": 0}


@pytest.mark.rule("M-WEAP-08", "M-WEAP-14")
def test_whoever_is_chosen_for_a_kill_is_said_to_die() -> None:
    lab = armed("shotgun", 1).next("spray", "blank", "blank").choose("fight-on")
    assert [o.text.args["kills"] for o in (lab.option("hit:a1:knife:0"), lab.option("hit:b1:knife:0"))] == [
        "yes",
        "yes",
    ]
    lab = fight_lab("thugs-2", ("a1",)).next("blank", "blank", "hatchet").choose("fight-on")
    say = Speaker(lab.table, "en")
    assert [say(lab.option(id).text) for id in lab.options] == [
        "Let Katia take it and die (0 of 4 Wounds)",
        "Let Cveta take it and die (0 of 4 Wounds)",
    ]
    say = Speaker(lab.table, "fr")
    assert "encaisser et mourir" in say(lab.option("wound:katia:0").text)


@pytest.mark.rule("M-WEAP-14", "M-COMB-19")
def test_blows_that_meet_nobody_cite_why() -> None:
    lab = fight_lab("thugs-2", ("b1",), pile={"hatchet": 2}, tops=NOTHING)
    lab.choose("fight-arm:katia:hatchet", "fight-arm:cveta:hatchet").next("hatchet", "hatchet", "blank")
    lab.choose("fight-on")
    assert lab.told("fight-blow-lost", "rule") == ["M-WEAP-14"]


@pytest.mark.rule("M-WEAP-14")
def test_a_kill_leaves_nothing_over_for_others() -> None:
    lab = armed("hatchet").next("knife-2", "blank", "blank").choose("fight-on")
    lab.choose("hit:a1:knife:0", "hit:a1:knife:1").next("hatchet", "blank", "blank").choose("fight-on")
    lab.choose("hit:a1:knife:2")
    assert lab.foes == {"b1": 0}


@pytest.mark.rule("M-WEAP-03")
def test_a_kill_with_nobody_left_to_kill_is_lost() -> None:
    lab = fight_lab("thugs-2", ("b1",), pile={"hatchet": 2}, tops=NOTHING)
    lab.choose("fight-arm:katia:hatchet", "fight-arm:cveta:hatchet").next("hatchet", "hatchet", "blank")
    lab.choose("fight-on")
    assert lab.told("fight-blow-lost", "blow") == ["kill"]
    assert lab.happened("fight-won")


# --- Ammo ---------------------------------------------------------------------------------------------


@pytest.mark.rule("M-WEAP-09")
def test_enemies_shoot_without_ammo_until_their_icon_comes_up() -> None:
    lab = fight_lab("soldiers", ("a1", "b1"), party=("katia",))
    for _ in range(5):
        lab.next("spray", "spray", "spray", "blank").choose("fight-on")
    assert (lab.dice.count("a1/pistol"), lab.dice.count("b1/assault-rifle")) == (5, 10)
    assert lab.box["ammo"] == BOX["ammo"]
    lab.next("out-of-ammo", "spray", "spray", "blank").choose("fight-on")
    assert [foe.weapon for foe in lab.combat.foes] == ["", "assault-rifle"]


@pytest.mark.rule("M-WEAP-10")
def test_without_ammo_a_firearm_is_not_rolled_for() -> None:
    lab = armed("pistol")
    assert lab.options == ["fight-on", "flee:chased"]
    lab.next("fist-1", "blank", "blank").choose("fight-on", "hit:a1:knife:0")
    assert lab.dice == ["katia/unarmed", "a1/knife", "b1/knife"]
    assert not lab.happened("fight-weapon-changed")


@pytest.mark.rule("M-WEAP-10")
def test_the_group_says_who_gets_the_last_ammo_and_the_other_fights_unarmed() -> None:
    lab = fight_lab("thugs-2", ("b1",), pile={"pistol": 1, "shotgun": 1, "ammo": 1})
    lab.choose("fight-arm:katia:pistol", "fight-arm:cveta:shotgun").choose("fight-on")
    assert (lab.asked, lab.options) == (
        "fight-shooter",
        ["fight-shooter:katia:pistol", "fight-shooter:cveta:shotgun"],
    )
    lab.next("out-of-ammo", "blank", "blank").choose("fight-shooter:cveta:shotgun")
    assert lab.dice == ["cveta/shotgun", "katia/unarmed", "b1/knife"]


@pytest.mark.rule("M-WEAP-10")
def test_nobody_is_asked_who_fires_while_there_is_ammo_for_all() -> None:
    lab = fight_lab("thugs-2", ("b1",), pile={"pistol": 2, "ammo": 2})
    lab.choose("fight-arm:katia:pistol", "fight-arm:cveta:pistol").next("spray", "spray", "blank")
    lab.choose("fight-on")
    assert lab.dice == ["katia/pistol", "cveta/pistol", "b1/knife"]


@pytest.mark.rule("M-WEAP-10")
def test_a_gunner_whose_comrade_fired_the_last_ammo_draws_the_spare_knife() -> None:
    lab = fight_lab("thugs-2", ("b1",), pile={"pistol": 2, "knife": 1, "ammo": 1})
    lab.choose("fight-arm:katia:pistol", "fight-arm:cveta:pistol", "fight-no-spare:katia")
    lab.choose("fight-spare:cveta:knife", "fight-on").next("spray", "knife-2", "blank")
    lab.choose("fight-shooter:katia:pistol")
    assert lab.dice == ["katia/pistol", "cveta/knife", "b1/knife"]
    assert (lab.told("fight-weapon-changed", "why"), lab.foes) == (["ammo"], {"b1": 2})
    assert (lab.person("cveta").weapon, lab.person("cveta").spare) == ("knife", "pistol")
    conserved(lab.state)


@pytest.mark.rule("M-WEAP-10", "M-COMB-08")
def test_taking_a_firearm_without_ammo_is_warned_about() -> None:
    lab = fight_lab("thugs-2", ("b1",), party=("katia",), pile={"pistol": 1, "knife": 1})
    assert lab.option("fight-arm:katia:pistol").warning is not None
    assert lab.option("fight-arm:katia:knife").warning is None
    lab.choose("fight-arm:katia:knife")
    assert lab.option("fight-spare:katia:pistol").warning is not None
    lab.choose("fight-spare:katia:pistol")
    assert lab.option("fight-swap:katia:pistol").warning is not None
    loaded = fight_lab("thugs-2", ("b1",), party=("katia",), pile={"pistol": 1, "knife": 1, "ammo": 1})
    assert loaded.option("fight-arm:katia:pistol").warning is None


@pytest.mark.rule("M-WEAP-11")
@pytest.mark.parametrize("face", ["reticle-2", "spray", "out-of-ammo", "script"])
def test_a_shot_costs_its_ammo_whether_it_hits_or_not(face: str) -> None:
    lab = armed("pistol", 2).next(face, "blank", "blank").choose("fight-on")
    assert lab.pile == {"ammo": 1}
    assert lab.box["ammo"] == BOX["ammo"] - 1


@pytest.mark.rule("M-WEAP-11")
def test_a_reroll_costs_no_further_ammo() -> None:
    lab = armed("pistol", 2, who="marko").next("spray", "spray", "spray", "blank", "blank")
    lab.choose("fight-on", "fight-reroll", "fight-reroll")
    assert lab.dice.count("marko/pistol") == 3
    assert lab.pile == {"ammo": 1}


@pytest.mark.rule("M-WEAP-13")
def test_two_shots_of_a_rifle_share_the_rerolls_of_the_round() -> None:
    lab = armed("assault-rifle", 2, who="marin").next("spray", "spray", "spray", "blank", "blank")
    lab.choose("fight-on", "fight-shots:2", "fight-reroll")
    assert lab.asked == "round"
    assert lab.dice.count("marin/assault-rifle") == 3


@pytest.mark.rule("M-WEAP-13")
def test_a_reroll_kept_back_helps_the_second_shot() -> None:
    lab = armed("assault-rifle", 2, who="marin").next("spray", "spray", "reticle-2", "blank", "blank")
    lab.choose("fight-on", "fight-shots:2", "fight-keep", "fight-reroll")
    assert lab.asked == "hit"


# --- Keeping and using --------------------------------------------------------------------------------


@pytest.mark.rule("M-WEAP-12")
def test_weapons_are_back_in_the_pile_after_the_fight() -> None:
    lab = fight_lab("thugs-2", ("b1",), pile={"knife": 1, "hatchet": 1}, tops=NOTHING)
    lab.choose("fight-arm:katia:hatchet", "fight-bare:cveta", "fight-spare:katia:knife")
    assert lab.pile == {}
    lab.next("hatchet", "blank", "blank").choose("fight-on", "looted")
    assert lab.pile == {"knife": 1, "hatchet": 1}
    assert (lab.person("katia").weapon, lab.person("katia").spare) == ("", "")
    conserved(lab.state)


@pytest.mark.rule("M-WEAP-15", "M-CARD-25")
@pytest.mark.parametrize(
    ("who", "tool", "offered"),
    [("marko", "hatchet", True), ("marko", "knife", False), ("boris", "hatchet", False)],
)
def test_only_marko_opens_doors_with_a_hatchet(who: str, tool: str, offered: bool) -> None:
    lab = mine_lab(
        at="explore",
        people=(who, "emilia"),
        tasks={who: "scavenging", "emilia": "guard"},
        unknown=["x-closed-door"],
        pile={tool: 1},
    )
    lab.choose("turn-up:14")
    assert [id for id in lab.options if id.startswith("pick-lock")] == ["pick-lock:marko:hatchet"] * offered


@pytest.mark.rule("M-WEAP-15")
def test_nobody_fights_with_a_tool() -> None:
    assert fight_lab("thugs-2", ("b1",), pile={"shovel": 1, "sawblade": 1, "lockpick": 1}).asked == "round"
