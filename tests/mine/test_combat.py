"""Combat: setting up, rounds, Wounds, Prowess, Backstab, flight and the end (M-COMB)."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from tilldawn.engine.chance import SeededChance
from tilldawn.engine.errors import IllegalAnswer
from tilldawn.engine.flow import Flow
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.cards.dice import ENEMY, FACES
from tilldawn.games.mine.cards.residents import CARDS, RESIDENT
from tilldawn.games.mine.choices import agree
from tilldawn.games.mine.combat.fight import Fight, fight
from tilldawn.games.mine.state import Game
from tilldawn.testing.mine import Lab, conserved, fight_lab, mine_lab
from tilldawn.testing.telling import Listener
from tilldawn.testing.tells import FIGHT, MINE


def words(lab: Lab) -> dict[str, Any]:
    """What the open question tells."""
    assert lab.table.request is not None
    return dict(lab.table.request.words)


def said(lab: Lab, event: str) -> str:
    """How the log tells the last event of this name."""
    from tilldawn.engine.view import Speaker

    return Speaker(lab.table, "en").event(lab.events(event)[-1])


def why(lab: Lab) -> dict[str, str]:
    """What is refused now, in words, and the reason."""
    from tilldawn.engine.view import Speaker

    say = Speaker(lab.table, "en")
    assert lab.table.request is not None
    return {say(refusal.what): say(refusal.why) for refusal in lab.table.request.refused()}


def fight_at_home(
    foes: tuple[str, ...], card: str = "thugs-2", next: tuple[str, ...] = (), **laid: Any
) -> Lab:
    """A Combat in the Shelter, by day, which only a story script will start."""
    fought: list[Fight] = []

    def play(g: Game) -> Flow[None]:
        fought.append((yield from fight(g, card, home=True)))

    number = RESIDENT[card].number
    count = [str(number.index(len(foes)) + 1)] if len(set(number)) > 1 else []
    return mine_lab(
        people=("katia", "cveta", "emilia"),
        play=play,
        next=[*count, *foes, *next],
        **laid,
    )


# --- Setting up ---------------------------------------------------------------------------------------


@pytest.mark.rule("M-COMB-01")
@pytest.mark.parametrize(("result", "count"), [("1", 2), ("4", 2), ("5", 3), ("8", 3), ("9", 4), ("10", 4)])
def test_the_residents_card_says_how_many_enemies_are_drawn(result: str, count: int) -> None:
    lab = mine_lab(
        at="explore",
        tasks={"marko": "scavenging", "emilia": "guard", "marin": "guard"},
        unknown=["x-candlelight"],
        tops={"residents": ["thugs-1"]},
    )
    lab.choose("turn-up:14").next(result).choose("approach")
    assert len(lab.combat.foes) == count
    draws = [weights for weights in lab.chance.seen if set(weights) <= set(ENEMY)]
    assert [len(weights) for weights in draws] == [9, 8, 7, 6][:count]
    assert len(set(lab.foes)) == count


@pytest.mark.rule("M-COMB-01")
def test_where_the_number_is_printed_no_die_is_rolled() -> None:
    lab = fight_lab("homeless", ("b2",))
    assert list(lab.foes) == ["b2"]
    assert lab.told("fight-began", "result") == [0]


@pytest.mark.rule("M-COMB-02")
@pytest.mark.parametrize(
    ("card", "token", "weapon", "prowess"),
    [
        ("thugs-1", "a1", "knife", 0),
        ("thugs-1", "b2", "knife", 1),
        ("thugs-1", "c2", "pistol", 2),
        ("thugs-2", "a4", "hatchet", 1),
        ("thugs-3", "a2", "", 0),
        ("rebels", "c1", "assault-rifle", 0),
        ("soldiers", "a3", "pistol", 0),
    ],
)
def test_the_letter_gives_the_weapon_and_the_number_the_prowess(
    card: str, token: str, weapon: str, prowess: int
) -> None:
    tokens = (token,) if card == "thugs-2" else (token, "b1")
    foe = fight_lab(card, tokens).combat.foes[0]
    assert (foe.weapon, foe.prowess) == (weapon, prowess)


@pytest.mark.rule("M-COMB-03")
def test_enemies_begin_unhurt_in_the_row_of_their_weapon() -> None:
    lab = fight_lab("rebels", ("a1", "b1", "c1"))
    chart = [(foe.token, foe.weapon, foe.wounds) for foe in lab.combat.foes]
    assert chart == [("a1", "knife", 0), ("b1", "pistol", 0), ("c1", "assault-rifle", 0)]
    assert lab.told("foe-drawn", "weapon") == ["knife", "pistol", "assault-rifle"]
    seen: Any = lab.table.look()
    assert [(foe.token, foe.weapon, foe.wounds) for foe in seen.combat.foes] == chart


@pytest.mark.rule("M-COMB-04")
def test_on_the_way_only_weapons_of_the_pile_can_be_given() -> None:
    lab = fight_lab("thugs-1", ("a1", "a2"), pile={"knife": 1, "meds": 1}, storage={"pistol": 1, "ammo": 2})
    assert (lab.asked, lab.options) == ("arm", ["fight-arm:katia:knife", "fight-bare:katia"])
    with pytest.raises(IllegalAnswer):
        lab.choose("fight-arm:katia:pistol")


@pytest.mark.rule("M-COMB-04", "M-COMB-46")
def test_in_the_shelter_weapons_come_from_storage() -> None:
    lab = fight_at_home(("b1",), storage={"pistol": 1, "ammo": 2})
    assert lab.options == ["fight-arm:katia:pistol", "fight-bare:katia"]
    lab.choose("fight-arm:katia:pistol")
    assert lab.storage == {"ammo": 2}


@pytest.mark.rule("M-COMB-04")
def test_each_character_present_is_asked_and_nobody_at_home_is() -> None:
    lab = fight_lab("thugs-1", ("a1", "a2"), pile={"knife": 3})
    asked = []
    while lab.asked == "arm":
        asked.append(lab.options[-1])
        lab.choose(lab.options[-1])
    assert asked == ["fight-bare:katia", "fight-bare:cveta"]


@pytest.mark.rule("M-COMB-04")
def test_parts_of_weapons_are_no_weapons() -> None:
    pile = {"broken-pistol": 1, "weapon-part": 1, "shovel": 1, "sawblade": 1, "ammo": 1}
    assert fight_lab("thugs-1", ("a1", "a2"), pile=pile).asked == "round"


@pytest.mark.rule("M-COMB-05", "M-WEAP-12")
def test_one_knife_serves_one_character() -> None:
    lab = fight_lab("thugs-1", ("a1", "a2"), pile={"knife": 1, "pistol": 1})
    lab.choose("fight-arm:katia:knife")
    assert lab.options == ["fight-arm:cveta:pistol", "fight-bare:cveta"]
    lab.choose("fight-bare:cveta", "fight-no-spare:katia")
    assert (lab.person("katia").weapon, lab.person("cveta").weapon) == ("knife", "")


# --- Rounds -------------------------------------------------------------------------------------------


@pytest.mark.rule("M-COMB-06")
def test_rounds_follow_one_another_until_a_side_is_gone() -> None:
    lab = fight_lab("thugs-2", ("b1",), tops={"findings": ["already-searched"]})
    assert words(lab) == {"round": 1, "foes": 1, "ammo": 0}
    lab.next("fist-1", "blank", "blank").choose("fight-on")
    assert (lab.asked, lab.combat.round) == ("round", 1)
    assert words(lab)["round"] == 2
    lab.next("blank", "fist-2", "blank").choose("fight-on")
    assert lab.happened("fight-won")
    assert lab.state.combat is None
    assert lab.told("fight-round-began", "round") == [1, 2]


@pytest.mark.rule("M-COMB-06")
@pytest.mark.parametrize("seed", range(8))
def test_a_fight_nobody_runs_from_ends_all_the_same(seed: int) -> None:
    lab = fight_lab("rebels", ("a1", "b1", "c1"), party=("roman", "boris", "pavle"), pile={"hatchet": 2})
    lab.chance.rest = SeededChance(str(seed))
    answers = 0
    while lab.state.combat is not None:
        lab.choose(lab.options[0])
        answers += 1
        conserved(lab.state)
        assert answers < 300


@pytest.mark.rule("M-COMB-06")
def test_a_fight_that_was_lost_ends_with_a_line() -> None:
    lab = fight_lab("thugs-2", ("b1",), party=("katia",), states={"katia": {"wounds": 3}})
    lab.next("blank", "knife-2", "wounds-1").choose("fight-on")
    assert not lab.alive("katia")
    assert lab.told("fight-lost", "foes") == [1]
    assert "nobody on our side was left standing, and 1 Enemy was" in said(lab, "fight-lost")
    conserved(lab.state)


@pytest.mark.rule("M-COMB-06", "M-COMB-46")
def test_a_fight_at_home_is_lost_when_only_sleepers_are_left() -> None:
    asleep = {"fatigue": 4}
    lab = fight_at_home(
        ("b1",),
        next=("blank", "knife-3", "wounds-1"),
        states={"katia": asleep, "cveta": asleep, "emilia": {"wounds": 3}},
    )
    assert not lab.alive("emilia")
    assert (lab.told("fight-lost", "foes"), lab.state.combat) == ([1], None)
    assert (lab.told("fight-wounds-lost", "wounds"), lab.told("fight-wounds-lost", "rule")) == (
        [2],
        ["M-COMB-18"],
    )


ARSENAL = {"knife": 2, "hatchet": 1, "pistol": 1, "shotgun": 1, "assault-rifle": 1, "ammo": 4, "jewelry": 1}


@pytest.mark.rule("M-COMB-06", "M-WEAP-12", "M-DEATH-09")
@pytest.mark.parametrize("home", [False, True])
@pytest.mark.parametrize("seed", range(15))
def test_whatever_happens_in_a_fight_is_told_and_nothing_is_made_or_lost(seed: int, home: bool) -> None:
    random = Random(f"{seed}/{home}")
    fought = [card.id for card in CARDS if card.number and "survivors" not in card.id]
    card = random.choice(sorted(fought))
    count = random.choice(sorted(set(RESIDENT[card].number)))
    foes = tuple(random.sample(sorted(ENEMY), count))
    if home:
        sleeper = {"cveta": {"fatigue": 4}, "katia": {"wounds": 2}}
        lab = fight_at_home(foes, card, storage=ARSENAL, states=sleeper)
    else:
        wounded = {"marko": {"wounds": 2}, "pavle": {"wounds": 3}}
        lab = fight_lab(
            card,
            foes,
            party=("marko", "pavle"),
            home=("emilia", "katia"),
            states=wounded,
            pile=ARSENAL,
            hand=["slip-away"] if seed % 3 == 0 else [],
            kept=["x-hiding-place"] if seed % 2 else [],
        )
    lab.chance.rest = SeededChance(str(seed))
    listening = Listener(lab.table, [*FIGHT, *(row for row in MINE if row.facts.startswith(GOODS_AND_ARMS))])
    while lab.state.combat is not None:
        lab.choose(random.choice(lab.options))
        conserved(lab.state)
        missing = [line for line in listening.untold() if WATCHED.match(line)]
        assert missing == []


GOODS_AND_ARMS = (r"(storage|pile|products)", r"group\.(\w+)\.(weapon|spare|shots)")
WATCHED = re.compile(r"combat\.|storage\.|pile\.|group\.\w+\.(weapon|spare|shots)")


@pytest.mark.rule("M-COMB-07")
def test_the_party_may_flee_before_every_round_and_before_the_first() -> None:
    lab = fight_lab("thugs-2", ("b1",))
    assert (lab.combat.round, lab.options) == (0, ["fight-on", "flee:chased"])
    lab.next("blank", "blank", "blank").choose("fight-on")
    assert lab.combat.round == 1
    assert "flee:chased" in lab.options


@pytest.mark.rule("M-COMB-08", "M-WEAP-10")
def test_a_character_out_of_ammo_changes_to_the_knife() -> None:
    lab = fight_lab("thugs-2", ("b1",), pile={"pistol": 1, "knife": 1, "ammo": 1})
    lab.choose("fight-arm:katia:pistol", "fight-bare:cveta", "fight-spare:katia:knife")
    lab.next("out-of-ammo", "blank", "blank").choose("fight-on")
    assert "ammo" not in lab.pile
    lab.choose("fight-swap:katia:knife").next("knife-2", "blank", "blank").choose("fight-on")
    assert lab.dice == [
        "katia/pistol",
        "cveta/unarmed",
        "b1/knife",
        "katia/knife",
        "cveta/unarmed",
        "b1/knife",
    ]
    assert lab.foes == {"b1": 2}
    assert lab.told("fight-armed", "weapon") == ["pistol", "knife"]
    assert lab.told("fight-armed", "spare") == ["no", "yes"]


@pytest.mark.rule("M-COMB-08")
def test_a_weapon_is_changed_once_before_a_round() -> None:
    lab = fight_lab("thugs-2", ("b1",), pile={"hatchet": 1, "knife": 1})
    lab.choose("fight-arm:katia:knife", "fight-bare:cveta", "fight-spare:katia:hatchet")
    lab.choose("fight-swap:katia:hatchet")
    assert lab.options == ["fight-on", "flee:chased"]
    lab.next("blank", "blank", "blank").choose("fight-on")
    assert "fight-swap:katia:knife" in lab.options


@pytest.mark.rule("M-COMB-08")
def test_a_firearm_may_be_put_away_for_bare_hands_to_save_ammo() -> None:
    lab = fight_lab("thugs-2", ("b1",), party=("katia",), pile={"pistol": 1, "ammo": 1})
    lab.choose("fight-arm:katia:pistol", "fight-swap:katia:unarmed").next("blank", "blank")
    lab.choose("fight-on")
    assert lab.dice == ["katia/unarmed", "b1/knife"]
    assert lab.told("fight-weapon-changed", "weapon") == ["unarmed"]
    assert lab.pile == {"ammo": 1}
    assert "fight-swap:katia:pistol" in lab.options


@pytest.mark.rule("M-COMB-09")
def test_a_spare_is_declared_before_the_fight_from_what_nobody_was_given() -> None:
    lab = fight_lab("thugs-2", ("b1",), pile={"hatchet": 1, "knife": 2})
    lab.choose("fight-arm:katia:knife", "fight-arm:cveta:knife")
    assert (lab.asked, lab.options) == ("spare", ["fight-spare:katia:hatchet", "fight-no-spare:katia"])
    lab.choose("fight-spare:katia:hatchet")
    assert lab.asked == "round"  # nothing is left that Cveta could carry
    assert (lab.person("katia").spare, lab.person("cveta").spare) == ("hatchet", "")


@pytest.mark.rule("M-COMB-09")
def test_without_a_declared_spare_there_is_nothing_to_change_to() -> None:
    lab = fight_lab("thugs-2", ("b1",), pile={"hatchet": 1, "knife": 1})
    lab.choose("fight-arm:katia:knife", "fight-bare:cveta", "fight-no-spare:katia")
    assert lab.options == ["fight-on", "flee:chased"]
    lab.next("blank", "blank", "blank").choose("fight-on")
    assert [id for id in lab.options if "swap" in id] == []


@pytest.mark.rule("M-COMB-10")
def test_characters_cannot_hand_weapons_over_in_combat() -> None:
    lab = fight_lab("thugs-2", ("b1",), pile={"pistol": 1, "knife": 1, "ammo": 3})
    lab.choose("fight-arm:katia:pistol", "fight-bare:cveta", "fight-spare:katia:knife")
    assert [id for id in lab.options + lab.anytime if "cveta" in id] == []
    for wanted in ("fight-arm:cveta:knife", "fight-spare:cveta:knife", "fight-swap:cveta:pistol"):
        with pytest.raises(IllegalAnswer):
            lab.choose(wanted)


@pytest.mark.rule("M-COMB-11")
def test_each_weapon_has_its_die_and_everybody_rolls_one() -> None:
    lab = fight_lab(
        "thugs-3",
        ("a1", "b1"),
        party=("katia", "cveta", "zlata"),
        pile={"hatchet": 1, "shotgun": 1, "ammo": 1},
    )
    lab.choose("fight-bare:katia", "fight-arm:cveta:hatchet", "fight-arm:zlata:shotgun")
    before = len(lab.chance.seen)
    lab.next("out-of-ammo", "blank", "blank", "blank", "blank").choose("fight-on")
    thrown = lab.chance.seen[before:]
    assert lab.dice == ["zlata/shotgun", "katia/unarmed", "cveta/hatchet", "a1/unarmed", "b1/knife"]
    assert thrown == [FACES[die] for die in ("red", "grey", "yellow", "grey", "yellow")]


@pytest.mark.rule("M-COMB-12")
@pytest.mark.parametrize(
    ("weapon", "face", "wounds"),
    [
        ("", "blank", 0),
        ("", "fist-1", 1),
        ("", "fist-2", 2),
        ("knife", "blank", 0),
        ("knife", "knife-2", 2),
        ("knife", "knife-3", 3),
        ("knife", "hatchet", 0),
        ("pistol", "reticle-2", 2),
        ("pistol", "out-of-ammo", 0),
        ("pistol", "spray", 0),
    ],
)
def test_only_fists_knives_and_reticles_wound(weapon: str, face: str, wounds: int) -> None:
    pile = {weapon: 1, "ammo": 1} if weapon else {}
    lab = fight_lab("thugs-1", ("a1", "a2"), party=("katia",), pile=pile)
    if weapon:
        lab.choose(f"fight-arm:katia:{weapon}")
    lab.next(face, "blank", "blank").choose("fight-on")
    for column in range(wounds):
        lab.choose(f"hit:a1:knife:{column}")
    assert (lab.asked, lab.combat.dealt) == ("round", wounds)
    assert lab.told("combat-die-rolled", "count")[0] == wounds
    assert lab.told("combat-die-rolled", "face")[0] == face.rstrip("-123")
    assert lab.told("combat-die-rolled", "miss")[0] == ("no" if wounds else "yes")


@pytest.mark.rule("M-WEAP-02")
@pytest.mark.parametrize(
    ("face", "said"), [("hatchet", ", a miss."), ("knife-2", "2 knives."), ("script", "icon.")]
)
def test_a_face_that_does_nothing_with_this_weapon_is_called_a_miss(face: str, said: str) -> None:
    lab = fight_lab("thugs-2", ("b1",), party=("roman",), pile={"knife": 1}).order(0, "reroll", "ask")
    lab.choose("fight-arm:roman:knife").next(face).choose("fight-on")
    assert lab.asked == "fight-reroll"
    say = Speaker(lab.table, "en")
    rolled = say.event(lab.events("combat-die-rolled")[0])
    assert rolled.endswith(said)
    assert lab.table.request is not None
    assert rolled.removesuffix(".") in say(lab.table.request.prompt)


@pytest.mark.rule("M-COMB-13")
def test_two_who_fight_hand_to_hand_can_kill_each_other() -> None:
    lab = fight_lab(
        "thugs-2",
        ("b1",),
        states={"katia": {"wounds": 1}},
        pile={"knife": 1},
        tops={"findings": ["already-searched"]},
    )
    lab.choose("fight-arm:katia:knife")
    lab.next("knife-3", "blank", "knife-3", "wounds-1").choose("fight-on")
    lab.choose("wound:katia:1", "wound:katia:2", "wound-last:katia:3")
    assert lab.happened("fight-won")
    assert not lab.alive("katia")


@pytest.mark.rule("M-COMB-14")
def test_whom_a_shooter_has_killed_does_not_attack() -> None:
    lab = fight_lab("thugs-1", ("a1", "b1"), pile={"shotgun": 1, "ammo": 1})
    lab.choose("fight-arm:katia:shotgun").next("spray", "blank", "blank").choose("fight-on", "hit:a1:knife:0")
    assert lab.dice == ["katia/shotgun", "cveta/unarmed", "b1/knife"]


@pytest.mark.rule("M-COMB-14", "M-COMB-06")
def test_nobody_strikes_any_more_when_the_shooters_have_ended_it() -> None:
    lab = fight_lab(
        "thugs-2", ("b1",), pile={"shotgun": 1, "ammo": 1}, tops={"findings": ["already-searched"]}
    )
    lab.choose("fight-arm:katia:shotgun").next("spray").choose("fight-on")
    assert lab.happened("fight-won")
    assert lab.dice == ["katia/shotgun"]


@pytest.mark.rule("M-COMB-14")
def test_a_character_shot_dead_does_not_strike_back() -> None:
    lab = fight_lab("rebels", ("a1", "b1"), states={"katia": {"wounds": 2}})
    lab.next("reticle-2", "wounds-1", "blank", "blank").choose("fight-on")
    lab.choose("wound:katia:2", "wound-last:katia:3")
    assert lab.dice == ["b1/pistol", "cveta/unarmed", "a1/knife"]


@pytest.mark.rule("M-COMB-15")
def test_two_shooters_can_kill_each_other() -> None:
    lab = fight_lab("rebels", ("b1", "b2"), states={"katia": {"wounds": 2}}, pile={"shotgun": 1, "ammo": 1})
    lab.choose("fight-arm:katia:shotgun")
    lab.next("spray", "reticle-2", "script", "script", "wounds-1", "blank")
    lab.choose("fight-on", "fight-miss", "hit:b1:pistol:0", "wound:katia:2", "wound-last:katia:3")
    assert lab.dice[:2] == ["katia/shotgun", "b1/pistol"]
    assert list(lab.foes) == ["b2"]
    assert not lab.alive("katia")


# --- Wounds -------------------------------------------------------------------------------------------


@pytest.mark.rule("M-COMB-16")
def test_the_group_splits_wounds_among_the_enemies() -> None:
    lab = fight_lab("thugs-1", ("a1", "b1"), party=("katia",)).next("fist-2", "blank", "blank")
    lab.choose("fight-on")
    assert (lab.asked, lab.options) == ("hit", ["hit:a1:knife:0", "hit:b1:knife:0"])
    lab.choose("hit:a1:knife:0", "hit:b1:knife:0")
    assert lab.foes == {"a1": 1, "b1": 1}


@pytest.mark.rule("M-COMB-16")
def test_all_wounds_may_go_to_one_enemy() -> None:
    lab = fight_lab("thugs-1", ("a1", "b1"), party=("katia",)).next("fist-2", "blank", "blank")
    lab.choose("fight-on", "hit:b1:knife:0", "hit:b1:knife:1")
    assert lab.foes == {"a1": 0, "b1": 2}


@pytest.mark.rule("M-COMB-17")
def test_the_group_splits_wounds_among_the_characters_present() -> None:
    lab = fight_lab("thugs-2", ("b1",), party=("katia", "cveta", "zlata"))
    lab.next("blank", "blank", "blank", "knife-3").choose("fight-on")
    assert (lab.asked, lab.seat) == ("wound", lab.state.leader)
    assert lab.options == ["wound:katia:0", "wound:cveta:0", "wound:zlata:0"]
    lab.choose("wound:cveta:0", "wound:zlata:0", "wound:zlata:1")
    assert [lab.level(id, "wounds") for id in ("katia", "cveta", "zlata", "emilia")] == [0, 1, 2, 0]


@pytest.mark.rule("M-COMB-18")
def test_a_dying_character_takes_no_more_wounds_than_that() -> None:
    lab = fight_lab("thugs-2", ("b1",), states={"katia": {"wounds": 3}})
    lab.next("blank", "blank", "knife-3", "wounds-1").choose("fight-on", "wound-last:katia:3")
    assert not lab.alive("katia")
    assert lab.level("cveta", "wounds") == 2


@pytest.mark.rule("M-COMB-18")
def test_the_group_is_warned_before_a_wound_that_kills_while_another_could_take_it() -> None:
    lab = fight_lab("thugs-2", ("b1",), states={"katia": {"wounds": 3}})
    lab.next("blank", "blank", "knife-2").choose("fight-on")
    assert lab.options == ["wound-last:katia:3", "wound:cveta:0"]
    assert lab.option("wound-last:katia:3").warning is not None
    assert lab.option("wound:cveta:0").warning is None


@pytest.mark.rule("M-COMB-19")
def test_surplus_wounds_go_on_to_other_enemies() -> None:
    lab = fight_lab("thugs-1", ("a1", "b1"), pile={"knife": 1})
    lab.choose("fight-arm:katia:knife").next("knife-3", "fist-2", "blank", "blank").choose("fight-on")
    lab.choose("hit:a1:knife:0", "hit:a1:knife:1", "hit:a1:knife:2")
    assert lab.foes == {"b1": 2}
    assert not lab.happened("fight-wounds-lost")


@pytest.mark.rule("M-COMB-19")
def test_wounds_are_lost_only_when_no_enemy_is_left() -> None:
    lab = fight_lab("thugs-2", ("b1",), pile={"knife": 1}, tops={"findings": ["already-searched"]})
    lab.choose("fight-arm:katia:knife").next("knife-3", "fist-2", "blank").choose("fight-on")
    assert (lab.told("fight-wounds-lost", "side"), lab.told("fight-wounds-lost", "wounds")) == (
        ["them"],
        [2],
    )
    assert lab.happened("fight-won")


@pytest.mark.rule("M-COMB-20")
def test_every_wound_moves_an_enemy_one_column_and_the_third_kills_it() -> None:
    lab = fight_lab("thugs-1", ("a1", "b1"), party=("katia",))
    for column in (0, 1):
        lab.next("fist-1", "blank", "blank").choose("fight-on", f"hit:a1:knife:{column}")
        assert lab.foes == {"a1": column + 1, "b1": 0}
    lab.next("fist-1", "blank", "blank").choose("fight-on", "hit:a1:knife:2")
    assert lab.foes == {"b1": 0}
    assert [foe.token for foe in lab.combat.dead] == ["a1"]
    assert (lab.told("foe-hit", "wounds"), lab.told("foe-fell", "foe")) == ([1, 2, 3], ["enemy:a1"])


@pytest.mark.rule("M-COMB-21")
def test_wounds_of_combat_are_the_wounds_state_and_the_fourth_kills() -> None:
    lab = fight_lab("thugs-2", ("b1",), party=("katia",), home=("cveta",), states={"katia": {"wounds": 1}})
    lab.next("blank", "knife-2").choose("fight-on")
    assert lab.level("katia", "wounds") == 3
    lab.next("blank", "knife-2", "wounds-2").choose("fight-on")
    assert not lab.alive("katia")
    assert lab.state.lost[0].cause == "wounds"


# --- Prowess ------------------------------------------------------------------------------------------


@pytest.mark.rule("M-COMB-22")
def test_prowess_is_the_number_of_rerolls_in_each_round() -> None:
    lab = fight_lab("thugs-2", ("b1",), party=("marko",))
    for _ in (1, 2):
        lab.next("blank", "blank", "blank", "blank").choose("fight-on")
        assert lab.asked == "fight-reroll"
        lab.choose("fight-reroll", "fight-reroll")
        assert lab.asked == "round"
    assert lab.dice.count("marko/unarmed") == 6


@pytest.mark.rule("M-COMB-22")
def test_without_prowess_nobody_rolls_again() -> None:
    lab = fight_lab("thugs-2", ("b1",)).next("blank", "blank", "blank").choose("fight-on")
    assert lab.asked == "round"


@pytest.mark.rule("M-COMB-23")
def test_the_last_roll_stands_even_if_it_is_worse() -> None:
    lab = fight_lab("thugs-2", ("b1",), party=("marin",)).order(0, "reroll", "ask")
    lab.next("fist-2", "blank", "blank").choose("fight-on", "fight-reroll")
    assert lab.foes == {"b1": 0}


@pytest.mark.rule("M-COMB-23")
def test_rerolls_are_optional() -> None:
    lab = fight_lab("thugs-2", ("b1",), party=("marko",)).next("blank", "blank")
    lab.choose("fight-on")
    assert lab.options == ["fight-reroll", "fight-keep"]
    lab.choose("fight-keep")
    assert lab.dice == ["marko/unarmed", "b1/knife"]


@pytest.mark.rule("M-COMB-22", "M-COMB-24")
def test_a_reroll_is_offered_when_one_fist_could_become_a_kill() -> None:
    lab = fight_lab("thugs-2", ("b1",), party=("marko",))
    lab.next("fist-1", "blank").choose("fight-on")
    assert (lab.asked, lab.foes) == ("round", {"b1": 1}), "two fists would not kill an unhurt Enemy either"
    lab.next("fist-1").choose("fight-on")
    assert lab.asked == "fight-reroll", "two fists would be the third Wound"
    lab.next("fist-2", "blank").choose("fight-reroll")
    assert lab.happened("fight-won")


@pytest.mark.rule("M-COMB-22")
def test_no_reroll_is_offered_when_the_kill_is_there_already() -> None:
    lab = fight_lab("thugs-1", ("a1", "a2"), party=("marko",), pile={"hatchet": 1})
    lab.choose("fight-arm:marko:hatchet").next("knife-3", "blank", "blank").choose("fight-on")
    assert lab.asked == "hit"


@pytest.mark.rule("M-COMB-22")
def test_what_a_comrade_has_dealt_counts_when_a_kill_is_near() -> None:
    lab = fight_lab("thugs-2", ("b1",), party=("katia", "marko"), pile={"knife": 1})
    lab.choose("fight-arm:katia:knife").next("knife-2", "fist-1", "blank").choose("fight-on")
    assert lab.asked != "fight-reroll", "one fist is the third Wound"
    lab = fight_lab("thugs-1", ("a1", "a2"), party=("katia", "marko"), pile={"knife": 1})
    lab.choose("fight-arm:katia:knife").next("blank", "fist-2", "blank", "blank").choose("fight-on")
    assert lab.asked == "hit", "nothing on the grey die could kill"


@pytest.mark.rule("M-COMB-24", "M-EXPL-12")
def test_prowess_helps_across_a_rotten_floor() -> None:
    lab = mine_lab(at="explore", tasks={"marko": "scavenging"}, unknown=["x-rotten-floor"], pile={"meds": 1})
    lab.choose("turn-up:14").next("blank").choose("balance:marko")
    assert lab.options == ["fight-reroll", "fight-keep"]
    assert lab.anytime == []
    assert (words(lab)["weapon"], words(lab)["left"]) == ("unarmed", 2)
    lab.next("script").choose("fight-reroll").next("fist-1").choose("fight-reroll")
    assert lab.level("marko", "wounds") == 0
    assert lab.told("floor-tried", "held") == ["yes"]


@pytest.mark.rule("M-COMB-24")
def test_prowess_helps_a_guard() -> None:
    rolls = ["blank", "fist-2"]
    lab = mine_lab(at="raid-card", tasks={"marko": "guard"}, tops={"raids": ["prowlers"]}, next=rolls)
    assert lab.told("guard-rolled", "points")[:2] == [0, 2]


@pytest.mark.rule("M-COMB-25")
def test_prowess_does_not_help_with_the_black_die() -> None:
    lab = mine_lab(
        at="explore", tasks={"marko": "scavenging"}, unknown=["x-closed-door"], pile={"lockpick": 1}
    )
    lab.order(0, "reroll", "ask").choose("turn-up:14").next("3").choose("pick-lock:party:lockpick")
    assert lab.asked == "explore"
    assert lab.told("lock-picked", "opened") == ["no"]


@pytest.mark.rule("M-COMB-26")
@pytest.mark.parametrize(
    ("faces", "taken"),
    [(("blank", "fist-1"), 1), (("blank", "blank"), 0), (("script", "fist-2"), 2), (("fist-1",), 1)],
)
def test_an_enemy_rolls_again_only_after_a_miss_and_by_its_prowess(
    faces: tuple[str, ...], taken: int
) -> None:
    lab = fight_lab("thugs-3", ("a4", "a1"), party=("katia",)).next("blank", *faces, "blank")
    lab.choose("fight-on")
    assert lab.asked == "round"
    assert lab.dice == ["katia/unarmed", *["a4/unarmed"] * len(faces), "a1/unarmed"]
    assert lab.level("katia", "wounds") == taken


@pytest.mark.rule("M-COMB-26")
def test_an_enemy_has_its_rerolls_again_in_the_next_round() -> None:
    lab = fight_lab("thugs-2", ("b2",), party=("katia",))
    for _ in (1, 2):
        lab.next("blank", "blank", "blank").choose("fight-on")
    assert lab.dice.count("b2/knife") == 4


@pytest.mark.rule("M-COMB-27")
def test_an_icon_an_enemy_has_rerolled_has_no_effect() -> None:
    lab = fight_lab("thugs-1", ("c2", "a1"), party=("katia",))
    lab.next("out-of-ammo", "reticle-2", "blank", "blank").choose("fight-on")
    assert lab.combat.foes[0].weapon == "pistol"
    assert not lab.happened("foe-out-of-ammo")
    assert lab.level("katia", "wounds") == 2


@pytest.mark.rule("M-COMB-28", "M-COMB-47")
def test_an_enemy_out_of_ammo_goes_on_unarmed_and_keeps_its_wounds() -> None:
    lab = fight_lab("thugs-1", ("c1", "a1"), party=("katia",))
    lab.next("out-of-ammo", "fist-1", "blank").choose("fight-on", "hit:c1:unarmed:0")
    assert (lab.combat.foes[0].weapon, lab.combat.foes[0].wounds) == ("", 1)
    assert lab.told("foe-out-of-ammo", "foe") == ["enemy:c1"]
    lab.next("blank", "fist-1", "blank").choose("fight-on")
    assert lab.dice[-2:] == ["c1/unarmed", "a1/knife"]
    assert lab.level("katia", "wounds") == 1


@pytest.mark.rule("M-COMB-28", "M-COMB-47")
@pytest.mark.parametrize("card", ["rebels", "soldiers", "deserters", "thugs-1"])
def test_no_enemy_has_a_second_weapon_to_fall_back_on(card: str) -> None:
    lab = fight_lab(card, ("c1", "a1"), party=("katia",))
    shots = 2 if lab.combat.foes[0].weapon == "assault-rifle" else 1
    others = ["spray"] if lab.combat.foes[1].weapon == "pistol" else []
    lab.next(*["out-of-ammo"] * shots, *others, "blank", "blank").choose("fight-on")
    assert (lab.combat.foes[0].weapon, lab.combat.foes[0].own != "") == ("", True)


@pytest.mark.rule("M-COMB-28", "M-COMB-13")
def test_a_rifle_that_runs_empty_is_told_after_both_its_shots() -> None:
    lab = fight_lab("rebels", ("c1", "a1"), party=("katia",))
    lab.next("out-of-ammo", "reticle-2", "blank", "blank").choose("fight-on")
    rolled = [e.name for e in lab.events("combat-die-rolled", "foe-out-of-ammo", "state-rose")]
    assert rolled[:3] == ["combat-die-rolled", "combat-die-rolled", "foe-out-of-ammo"]
    assert lab.level("katia", "wounds") == 2
    lab.next("blank", "blank", "blank").choose("fight-on")
    assert lab.dice[-2:] == ["c1/unarmed", "a1/knife"]


@pytest.mark.rule("M-COMB-29", "M-WEAP-11")
def test_out_of_ammo_is_a_plain_miss_for_a_character() -> None:
    lab = fight_lab("thugs-2", ("b1",), party=("katia",), pile={"pistol": 1, "ammo": 2})
    lab.choose("fight-arm:katia:pistol").next("out-of-ammo", "blank").choose("fight-on")
    assert lab.pile == {"ammo": 1}
    assert lab.person("katia").weapon == "pistol"
    lab.next("reticle-2", "blank").choose("fight-on")
    assert (lab.foes, lab.pile) == ({"b1": 2}, {})


@pytest.mark.rule("M-COMB-45")
def test_rerolls_of_one_die_are_decided_before_the_next_is_rolled() -> None:
    lab = fight_lab("thugs-2", ("b1",), party=("marko", "marin")).next("blank").choose("fight-on")
    assert (lab.asked, lab.combat.faces) == ("fight-reroll", ["marko>blank"])
    lab.next("blank").choose("fight-keep")
    assert (lab.asked, lab.combat.faces) == ("fight-reroll", ["marko>blank", "marin>blank"])


@pytest.mark.rule("M-COMB-47")
def test_enemies_never_change_weapons_of_their_own_accord() -> None:
    lab = fight_lab("rebels", ("a1", "b1", "c1"), party=("katia", "cveta", "zlata"))
    for _ in (1, 2, 3):
        lab.next("spray", "spray", "spray", "blank", "blank", "blank", "blank").choose("fight-on")
    assert [foe.weapon for foe in lab.combat.foes] == ["knife", "pistol", "assault-rifle"]


@pytest.mark.rule("M-COMB-48")
def test_number_and_weapons_of_the_enemies_stay_as_drawn() -> None:
    lab = fight_lab("civilians-2", ("a1", "c1"), party=("katia",), hand=["slip-away"])
    for _ in (1, 2):
        lab.next("blank", "blank", "blank").choose("fight-on")
    assert [(foe.token, foe.own) for foe in lab.combat.foes] == [("a1", ""), ("c1", "knife")]
    assert len([w for w in lab.chance.seen if set(w) <= set(ENEMY)]) == 2
    lab.choose("fight-slip-away:slip-away")
    assert "civilians-2" not in lab.state.slot
    assert "attack:civilians-2" not in lab.options  # the card is gone: nobody can fight it a second time


# --- Backstab and flight ------------------------------------------------------------------------------


@pytest.mark.rule("M-COMB-32", "M-CARD-22")
def test_in_our_backstab_the_enemies_roll_no_dice() -> None:
    lab = fight_lab("thugs-1", ("a1", "b1"), kept=["x-hiding-place"], pile={"pistol": 1, "ammo": 2})
    lab.choose("fight-arm:katia:pistol").next("reticle-2", "fist-1")
    lab.choose("fight-backstab:x-hiding-place", *[f"hit:a1:knife:{n}" for n in range(3)])
    assert lab.dice == ["katia/pistol", "cveta/unarmed"]
    assert lab.told("backstabbed", "side") == ["us"]
    assert (lab.foes, lab.pile) == ({"b1": 0}, {"ammo": 1})


@pytest.mark.rule("M-COMB-33", "M-CARD-22")
def test_after_the_backstab_the_first_round_follows_with_its_chance_to_flee() -> None:
    lab = fight_lab("thugs-1", ("a1", "b1"), kept=["x-hiding-place"]).next("blank", "blank")
    assert lab.options == ["fight-on", "fight-backstab:x-hiding-place", "flee:chased"]
    lab.choose("fight-backstab:x-hiding-place")
    assert (lab.combat.round, lab.options) == (0, ["fight-on", "flee:chased"])
    assert lab.state.slot == []
    assert "x-hiding-place" in lab.state.explored


@pytest.mark.rule("M-COMB-33", "M-CARD-22")
def test_a_backstab_can_end_the_fight() -> None:
    lab = fight_lab(
        "thugs-2",
        ("b1",),
        kept=["x-hiding-place"],
        pile={"hatchet": 1},
        tops={"findings": ["already-searched"]},
    )
    lab.choose("fight-arm:katia:hatchet").next("hatchet", "blank").choose("fight-backstab:x-hiding-place")
    assert lab.happened("fight-won")
    assert not lab.happened("fight-round-began")


@pytest.mark.rule("M-CARD-22")
def test_a_hiding_place_gives_a_backstab_only_when_the_combat_begins() -> None:
    lab = fight_lab("thugs-2", ("b1",), kept=["x-hiding-place"]).next("blank", "blank", "blank")
    lab.choose("fight-on")
    assert lab.options == ["fight-on", "talk-leave", "talk-surrender", "flee:chased"]
    assert lab.state.slot == ["x-hiding-place"]


@pytest.mark.rule("M-CARD-22")
def test_two_cards_keep_the_hiding_place_on_the_slot() -> None:
    lab = mine_lab(at="explore", tasks={"marko": "scavenging"}, unknown=["x-hiding-place"], unknown_left=5)
    lab.choose("turn-up:6")
    assert lab.options == ["ignore", "return:2"]
    lab.choose("return:2")
    assert (lab.state.slot, len(lab.state.unknown)) == (["x-hiding-place"], 3)


@pytest.mark.rule("M-CARD-22")
def test_a_hiding_place_cannot_be_kept_without_two_cards_to_return() -> None:
    lab = mine_lab(at="explore", tasks={"marko": "scavenging"}, unknown=["x-hiding-place"], unknown_left=1)
    lab.choose("turn-up:2")
    assert "return:2" not in lab.options
    assert lab.state.slot == []


@pytest.mark.rule("M-COMB-34", "M-COMB-32")
def test_who_flees_is_struck_once_and_cannot_answer() -> None:
    lab = fight_lab("thugs-1", ("a1", "c1"), pile={"knife": 1, "meds": 1})
    lab.choose("fight-arm:katia:knife").next("knife-2", "reticle-2").choose("flee:chased")
    assert lab.dice == ["a1/knife", "c1/pistol"]
    assert (lab.told("fight-fled", "how"), lab.told("backstabbed", "side")) == (["chased"], ["them"])
    lab.choose("wound:katia:0", "wound:katia:1", "wound:cveta:0", "wound:cveta:1")
    assert (lab.asked, lab.state.step) == ("load", "choose-findings")
    assert lab.pile == {"knife": 1, "meds": 1}
    assert lab.state.resident == ""
    conserved(lab.state)


@pytest.mark.rule("M-COMB-34")
def test_the_interrupted_card_is_lost_to_those_who_flee() -> None:
    lab = mine_lab(
        at="explore",
        tasks={"marko": "scavenging", "emilia": "guard", "marin": "guard"},
        unknown=["x-furniture"],
        tops={"residents": ["thugs-2"], "findings": ["under-the-linen"]},
    )
    lab.choose("turn-up:14").next("1", "1", "b1", "blank").choose("noise:1", "flee:chased")
    assert lab.asked == "load"
    assert lab.pile == {}
    assert not lab.happened("found")


@pytest.mark.rule("M-COMB-35")
def test_fleeing_is_one_decision_for_all() -> None:
    lab = fight_lab("thugs-2", ("b1",), party=("katia", "cveta", "zlata"))
    assert [id for id in lab.options if "flee" in id] == ["flee:chased"]
    lab.next("blank").choose("flee:chased")
    assert lab.state.combat is None
    assert lab.state.step == "choose-findings"
    assert all(lab.person(id).task == "scavenging" for id in ("katia", "cveta", "zlata"))


@pytest.mark.rule("M-COMB-34", "M-STATE-30")
def test_nobody_catches_a_party_with_pavle() -> None:
    lab = fight_lab("thugs-1", ("a1", "c1"), party=("katia", "pavle"))
    assert lab.options == ["fight-on", "flee:runner"]
    lab.choose("flee:runner")
    assert lab.dice == []
    assert lab.state.step == "choose-findings"


@pytest.mark.rule("M-STATE-30")
@pytest.mark.parametrize("broken", [False, True])
def test_pavle_is_no_help_from_afar(broken: bool) -> None:
    party, home = (("katia", "pavle"), ("emilia",)) if broken else (("katia",), ("pavle",))

    def gone(g: Game) -> Flow[None]:
        g.state.group[1].broke_off = broken
        yield from ()

    lab = fight_lab("thugs-2", ("b1",), party=party, home=home, play=gone)
    assert lab.options == ["fight-on", "flee:chased"]


@pytest.mark.rule("M-COMB-34", "M-CARD-23")
def test_a_basement_on_the_slot_is_a_way_out_and_is_spent() -> None:
    lab = fight_lab("thugs-2", ("b1",), kept=["x-basement"])
    assert lab.options == ["fight-on", "flee:basement"]
    lab.choose("flee:basement")
    assert lab.dice == []
    assert lab.state.step == "choose-findings"
    assert lab.state.slot == []


@pytest.mark.rule("M-STATE-30")
def test_pavle_saves_the_basement_for_nobody_needs_it() -> None:
    lab = fight_lab("thugs-2", ("b1",), party=("pavle",), kept=["x-basement"])
    assert lab.options == ["fight-on", "flee:runner"]


@pytest.mark.rule("M-COMB-36")
def test_there_is_no_flight_out_of_the_shelter() -> None:
    lab = fight_at_home(("b1",), hand=["slip-away"], storage={"pistol": 1, "ammo": 2})
    lab.choose("fight-arm:katia:pistol")
    assert (lab.asked, lab.options) == ("round", ["fight-on", "fight-swap:katia:unarmed"])
    lab.next("spray", "blank", "blank", "blank").choose("fight-on")
    assert lab.options == ["fight-on", "fight-swap:katia:unarmed"]  # nor is there anybody to talk to
    with pytest.raises(IllegalAnswer):
        lab.choose("flee:chased")


@pytest.mark.rule("M-COMB-46")
def test_a_shot_in_the_shelter_is_paid_from_storage() -> None:
    lab = fight_at_home(("b1",), storage={"shotgun": 1, "ammo": 3})
    lab.choose("fight-arm:katia:shotgun").next("reticle-2", "blank", "blank", "blank").choose("fight-on")
    assert lab.storage == {"ammo": 2}
    lab.next("spray").choose("fight-on")
    assert lab.happened("fight-won")
    assert lab.storage == {"shotgun": 1, "ammo": 1}
    assert lab.pile == {}


@pytest.mark.rule("M-COMB-46", "M-STATE-22")
def test_sleepers_take_no_part_in_a_fight_at_home() -> None:
    lab = fight_at_home(("b1",), states={"cveta": {"fatigue": 4}}, storage={"pistol": 1, "ammo": 2})
    lab.choose("fight-arm:katia:pistol").next("spray", "blank", "knife-2").choose("fight-on")
    assert lab.dice == ["katia/pistol", "emilia/unarmed", "b1/knife"]
    assert lab.options == ["wound:katia:0", "wound:emilia:0"]


@pytest.mark.rule("M-COMB-46")
@pytest.mark.parametrize(("arms", "left"), [({"pistol": 1, "ammo": 2}, 1), ({"knife": 1}, 0)])
def test_guards_lay_down_their_arms_for_whoever_fights_and_take_up_what_is_left(
    arms: dict[str, int], left: int
) -> None:
    weapon = next(iter(arms))

    def play(g: Game) -> Flow[None]:
        guard = g.state.group[0]
        guard.weapon, guard.shots = weapon, arms.get("ammo", 0)
        g.state.storage.clear()
        yield from fight(g, "thugs-2", home=True)
        yield from agree(g, "hide-goods", "M-ADV-11", {"goods": ()})

    lab = mine_lab(
        at="raid-card",
        people=("katia", "cveta"),
        tasks={"katia": "guard", "cveta": "floor"},
        storage=arms,
        play=play,
        next=["1", "b1"],
    )
    assert lab.options == [f"fight-arm:katia:{weapon}", "fight-bare:katia"]
    conserved(lab.state)
    hit = ["reticle-2", "fist-1", "blank"] if left else ["fist-1", "knife-2", "blank"]
    lab.next(*hit).choose("fight-bare:katia", f"fight-arm:cveta:{weapon}")
    if lab.asked == "round":
        lab.choose("fight-on")
    katia = lab.person("katia")
    assert (katia.weapon, katia.shots, lab.storage) == (weapon, left, {})
    assert lab.person("cveta").weapon == ""
    conserved(lab.state)


@pytest.mark.rule("M-COMB-46", "M-SCRIPT-47")
def test_whoever_keeps_watch_on_the_roof_takes_no_part_in_a_fight_at_home() -> None:
    def play(g: Game) -> Flow[None]:
        g.state.group[0].posted = True
        yield from fight(g, "thugs-2", home=True)

    lab = mine_lab(people=("katia", "cveta", "emilia"), storage={"knife": 1}, play=play, next=["1", "b1"])
    assert lab.options == ["fight-arm:cveta:knife", "fight-bare:cveta"]
    lab.next("blank", "blank", "knife-2").choose("fight-bare:cveta", "fight-bare:emilia")
    assert lab.dice == ["cveta/unarmed", "emilia/unarmed", "b1/knife"]
    assert [id for id in lab.options if "katia" in id] == []
    assert "up on the roof" in " ".join(why(lab).values())


@pytest.mark.rule("M-COMB-32", "M-COMB-33")
def test_a_script_may_let_the_characters_strike_first() -> None:
    lab = mine_lab(
        people=("katia", "cveta"),
        storage={"pistol": 1, "ammo": 2},
        play=lambda g: fight(g, "thugs-2", home=True, backstab=True),
        next=["1", "b1", "reticle-2", "blank"],
    )
    lab.choose("fight-arm:katia:pistol")
    assert lab.dice == ["katia/pistol", "cveta/unarmed"]
    assert (lab.asked, lab.combat.round, lab.foes) == ("round", 0, {"b1": 2})


# --- The end ------------------------------------------------------------------------------------------


@pytest.mark.rule("M-COMB-37")
def test_all_tokens_can_be_drawn_again_in_the_next_combat() -> None:
    lab = fight_lab("civilians-1", ("a1", "b1"), kept=["hobos"], party=("katia",))
    lab.next("fist-2", "blank", "blank").choose("fight-on", "hit:a1:unarmed:0")
    lab.choose("hit:a1:unarmed:1")
    assert lab.state.combat is None
    assert (lab.told("fight-over", "foes"), lab.told("fight-over", "dead")) == ([2], [0])
    before = len(lab.chance.seen)
    lab.next("1", "a1").choose("attack:hobos")
    assert lab.chance.seen[before + 1] == dict.fromkeys(ENEMY, 1)
    assert lab.foes == {"a1": 0}


@pytest.mark.rule("M-COMB-38")
def test_killing_costs_one_empathy_roll_however_many_died() -> None:
    lab = fight_lab(
        "rebels",
        ("a1", "a2"),
        party=("katia", "cveta", "anton"),
        pile={"hatchet": 2},
        tops={"findings": ["already-searched"]},
    )
    lab.choose("fight-arm:katia:hatchet", "fight-arm:cveta:hatchet")
    lab.next("hatchet", "hatchet", "blank", "blank", "blank", "5").choose("fight-on", "hit:a1:knife:0")
    assert lab.told("empathy-rolled", "result") == [5]
    levels = [lab.level(id, "misery") for id in ("katia", "cveta", "anton", "emilia")]
    assert levels == [1, 1, 0, 0]  # Empathy 5, 7, 4, and 5 at home


@pytest.mark.rule("M-COMB-38")
def test_the_roll_is_due_even_if_the_party_flees_after_a_kill() -> None:
    lab = fight_lab("rebels", ("a1", "a2"), party=("pavle",), pile={"hatchet": 1})
    lab.choose("fight-arm:pavle:hatchet").next("hatchet", "blank", "blank", "5")
    lab.choose("fight-on", "hit:a1:knife:0", "flee:runner")
    assert lab.level("pavle", "misery") == 1


@pytest.mark.rule("M-COMB-38", "M-STATE-22")
def test_a_killing_at_home_weighs_on_sleepers_too() -> None:
    lab = fight_at_home(("a1",), "homeless", states={"cveta": {"fatigue": 4}}, storage={"hatchet": 1})
    lab.next("hatchet", "blank", "blank", "5").choose("fight-arm:katia:hatchet")
    assert lab.dice == ["katia/hatchet", "emilia/unarmed", "a1/unarmed"]
    assert lab.told("empathy-rolled", "hit") == [("character:katia", "character:cveta", "character:emilia")]


@pytest.mark.rule("M-COMB-38", "M-STATE-22")
def test_a_killing_on_the_way_weighs_on_who_has_drunk_to_sleep_too() -> None:
    def drunk(g: Game) -> Flow[None]:
        g.state.group[1].fatigue = 4
        yield from ()

    lab = fight_lab("homeless", ("a1",), play=drunk, pile={"hatchet": 1})
    assert lab.person("cveta").task == "scavenging"
    lab.next("hatchet", "blank", "5").choose("fight-arm:katia:hatchet", "fight-on")
    assert lab.dice == ["katia/hatchet", "a1/unarmed"], "a sleeper does not fight"
    assert lab.told("empathy-rolled", "hit") == [("character:katia", "character:cveta")]


@pytest.mark.rule("M-COMB-39", "M-CARD-35")
def test_killing_thugs_weighs_on_nobody() -> None:
    lab = fight_lab("thugs-2", ("b1",), pile={"hatchet": 1}, tops={"findings": ["already-searched"]})
    lab.choose("fight-arm:katia:hatchet").next("hatchet", "blank", "blank").choose("fight-on")
    assert lab.happened("fight-won")
    assert not lab.happened("empathy-rolled")


@pytest.mark.rule("M-COMB-38", "M-COMB-39")
@pytest.mark.parametrize("card", sorted(card for card, resident in RESIDENT.items() if resident.number))
def test_the_card_says_for_all_its_enemies_whether_a_killing_weighs(card: str) -> None:
    """Everybody is killed by a Backstab of two Hatchets; whether anybody rolls hangs on the card alone."""

    def play(g: Game) -> Flow[None]:
        fought = yield from fight(g, card, home=True, backstab=True)
        assert fought.result == "won"

    number = RESIDENT[card].number
    count = min(number)
    tokens = sorted(ENEMY)[:count]
    lab = mine_lab(
        people=("katia", "cveta", "emilia"),
        storage={"hatchet": 2, "shotgun": 1, "ammo": 1},
        play=play,
        next=[*([str(number.index(count) + 1)] if len(set(number)) > 1 else []), *tokens],
    ).next("spray", "hatchet", "hatchet")
    lab.choose("fight-arm:katia:shotgun", "fight-arm:cveta:hatchet", "fight-arm:emilia:hatchet")
    while lab.asked == "spare":
        lab.choose(lab.options[-1])
    while lab.state.combat is not None:
        lab.choose(lab.options[0])
    rolled = lab.happened("empathy-rolled")
    assert rolled == (not card.startswith("thugs"))


@pytest.mark.rule("M-COMB-39")
def test_one_killed_who_was_no_thug_is_enough() -> None:
    lab = fight_lab("homeless", ("a1",), pile={"hatchet": 1}, tops={"findings": ["already-searched"]})
    lab.choose("fight-arm:katia:hatchet").next("hatchet", "blank", "blank", "6").choose("fight-on")
    assert lab.told("empathy-rolled", "hit") == [("character:cveta",)]


@pytest.mark.rule("M-COMB-40", "M-COMB-41")
def test_a_looted_pistol_comes_without_ammo() -> None:
    lab = fight_lab(
        "thugs-1",
        ("c1", "a1"),
        party=("katia", "cveta"),
        pile={"hatchet": 2},
        tops={"findings": ["already-searched"]},
    )
    lab.choose("fight-arm:katia:hatchet", "fight-arm:cveta:hatchet")
    lab.next("out-of-ammo", "hatchet", "hatchet", "blank").choose("fight-on", "hit:c1:unarmed:0")
    assert (lab.asked, lab.options) == ("loot", ["loot:pistol", "loot:knife", "looted"])
    lab.choose("loot:pistol", "looted")
    assert lab.pile == {"hatchet": 2, "pistol": 1}


@pytest.mark.rule("M-COMB-40")
@pytest.mark.parametrize(
    ("card", "tokens", "ammo"),
    [("rebels", ("a1", "b1"), 1), ("soldiers", ("a1", "b1"), 2), ("deserters", ("a1", "b1"), 1)],
)
def test_ammo_comes_only_where_the_card_says_so(card: str, tokens: tuple[str, str], ammo: int) -> None:
    lab = fight_lab(
        card,
        tokens,
        pile={"hatchet": 2},
        kept=["x-hiding-place"],
        tops={"findings": ["already-searched"]},
    )
    lab.choose("fight-arm:katia:hatchet", "fight-arm:cveta:hatchet").next("hatchet", "hatchet", "10")
    lab.choose("fight-backstab:x-hiding-place")
    lab.choose(lab.options[0], "looted")
    assert lab.pile == {"hatchet": 2, "ammo": ammo}


@pytest.mark.rule("M-COMB-41", "M-SCRIPT-13")
def test_looting_follows_its_script_before_play_goes_on() -> None:
    lab = mine_lab(
        at="explore",
        tasks={"marko": "scavenging", "emilia": "guard", "marin": "guard"},
        unknown=["x-furniture"],
        tops={"residents": ["thugs-2"], "findings": ["under-the-linen", "first-aid-drawer"]},
        pile={"hatchet": 1},
    )
    lab.choose("turn-up:14").next("1", "1", "b1", "hatchet", "blank", "1")
    lab.choose("noise:1", "fight-arm:marko:hatchet", "fight-on", "take-all", "looted")
    names = [e.name for e in lab.events("fight-won", "told", "found")]
    assert names == ["fight-won", "told", "found", "found"]
    assert lab.pile == {"hatchet": 1, "jewelry": 1}
    assert lab.asked == "take"


@pytest.mark.rule("M-COMB-42")
def test_frightened_people_run_at_the_second_wound_in_all() -> None:
    lab = fight_lab("civilians-1", ("a1", "b1"), party=("katia",))
    lab.next("fist-1", "blank", "blank").choose("fight-on", "hit:a1:unarmed:0")
    assert lab.foes == {"a1": 1, "b1": 0}
    lab.next("fist-1", "blank", "blank").choose("fight-on", "hit:b1:unarmed:0")
    assert (lab.told("foes-broke", "wounds"), lab.told("foes-broke", "foes")) == ([2], [2])
    assert (lab.state.combat, lab.state.slot) == (None, [])


@pytest.mark.rule("M-COMB-13", "M-COMB-19", "M-COMB-42")
def test_all_wounds_of_the_round_are_dealt_before_frightened_people_run() -> None:
    lab = fight_lab("civilians-1", ("a1", "a2"), party=("katia",), pile={"knife": 1})
    assert lab.told("fight-began", "runs") == [2]
    lab.choose("fight-arm:katia:knife").next("knife-3", "blank", "blank", "10").choose("fight-on")
    lab.choose("hit:a1:unarmed:0", "hit:a1:unarmed:1", "hit:a1:unarmed:2")
    assert lab.told("foe-fell", "foe") == ["enemy:a1"]
    assert (lab.told("foes-broke", "wounds"), lab.told("foes-broke", "foes")) == ([3], [1])
    assert not lab.happened("fight-wounds-lost")


@pytest.mark.rule("M-COMB-13", "M-COMB-42")
def test_frightened_people_still_strike_in_the_round_in_which_they_were_shot() -> None:
    lab = fight_lab("civilians-2", ("a1", "c1"), pile={"pistol": 1, "ammo": 1})
    lab.choose("fight-arm:katia:pistol").next("reticle-2", "blank", "blank", "knife-2")
    lab.choose("fight-on", "hit:a1:unarmed:0", "hit:a1:unarmed:1")
    assert lab.dice == ["katia/pistol", "cveta/unarmed", "a1/unarmed", "c1/knife"]
    lab.choose("wound:katia:0", "wound:katia:1")
    assert lab.level("katia", "wounds") == 2
    assert lab.told("foes-broke", "foes") == [2]


@pytest.mark.rule("M-COMB-42")
def test_all_frightened_people_can_be_killed_in_one_round() -> None:
    lab = fight_lab("civilians-1", ("a1", "a2"), pile={"hatchet": 2}, tops={"findings": ["already-searched"]})
    lab.choose("fight-arm:katia:hatchet", "fight-arm:cveta:hatchet")
    lab.next("hatchet", "hatchet", "blank", "blank", "10").choose("fight-on", "hit:a1:unarmed:0")
    assert lab.happened("fight-won")
    assert not lab.happened("foes-broke")


@pytest.mark.rule("M-COMB-41", "M-COMB-42")
def test_nobody_is_looted_after_a_fight_that_others_ran_from() -> None:
    lab = fight_lab("civilians-1", ("a1", "a2"), party=("katia",), pile={"hatchet": 1})
    lab.choose("fight-arm:katia:hatchet").next("hatchet", "blank", "blank", "10")
    lab.choose("fight-on", "hit:a1:unarmed:0")
    assert lab.happened("foes-broke")
    assert not lab.happened("told")
    assert lab.pile == {"hatchet": 1}


@pytest.mark.rule("M-COMB-41")
def test_nobody_is_looted_by_a_party_that_slipped_away_from_the_dead() -> None:
    lab = fight_lab("rebels", ("a1", "a2"), party=("katia",), pile={"hatchet": 1}, hand=["slip-away"])
    lab.choose("fight-arm:katia:hatchet").next("hatchet", "blank", "blank", "10")
    lab.choose("fight-on", "hit:a1:knife:0", "fight-slip-away:slip-away")
    assert not lab.happened("told")
    assert lab.asked == "explore"


@pytest.mark.rule("M-COMB-42")
def test_other_enemies_fight_on_when_hurt() -> None:
    lab = fight_lab("rebels", ("a1", "a2"), party=("katia",)).next("fist-2", "blank", "blank")
    lab.choose("fight-on", "hit:a1:knife:0", "hit:a1:knife:1")
    assert (lab.asked, lab.foes) == ("round", {"a1": 2, "a2": 0})


@pytest.mark.rule("M-COMB-43")
def test_enemies_who_run_are_not_killed() -> None:
    lab = fight_lab("civilians-1", ("a1", "b1"), party=("katia",)).next("fist-2", "blank", "blank")
    lab.choose("fight-on", "hit:a1:unarmed:0", "hit:b1:unarmed:0")
    assert not lab.happened("empathy-rolled")
    assert not lab.happened("told")  # and nobody is looted
    assert lab.level("katia", "misery") == 0
    conserved(lab.state)


@pytest.mark.rule("M-COMB-43")
def test_one_killed_before_the_others_ran_still_counts() -> None:
    lab = fight_lab("civilians-1", ("a1", "b1"), party=("katia",), pile={"hatchet": 1})
    lab.choose("fight-arm:katia:hatchet").next("hatchet", "blank", "blank", "5")
    lab.choose("fight-on", "hit:a1:unarmed:0")
    assert lab.happened("foes-broke")
    assert lab.level("katia", "misery") == 1


@pytest.mark.rule("M-COMB-44")
def test_nobody_eats_drinks_or_is_treated_in_combat() -> None:
    pile = {"meds": 1, "moonshine": 1, "raw-food": 1, "knife": 2, "shotgun": 1, "ammo": 1}
    lab = mine_lab(
        at="explore",
        people=("marko", "cveta"),
        tasks={"marko": "scavenging", "cveta": "scavenging"},
        states={"marko": {"hunger": 2, "misery": 2, "illness": 1}},
        unknown=["x-candlelight"],
        tops={"residents": ["rebels"], "findings": ["already-searched"]},
        pile=pile,
        advanced=["351", "909"],
    )
    before = {id.split(":")[0] for id in lab.anytime}
    assert before == {"place-now", "eat-now", "drink-now"}
    lab.choose("turn-up:14", "approach").next("1", "a1", "a2").choose("fight:rebels")
    seen = [lab.asked, lab.choose("fight-arm:marko:shotgun").asked]
    assert lab.anytime == []
    seen.append(lab.choose("fight-bare:cveta").asked)
    assert lab.anytime == []
    seen.append(lab.choose("fight-spare:marko:knife").asked)
    assert lab.anytime == []
    lab.next("out-of-ammo").choose("fight-on")
    seen.append(lab.asked)
    assert lab.anytime == []
    lab.next("blank", "knife-2", "blank").choose("fight-keep")
    seen.append(lab.asked)
    assert lab.anytime == []
    assert seen == ["arm", "arm", "spare", "round", "fight-reroll", "wound"]


# --- Slip Away ----------------------------------------------------------------------------------------


@pytest.mark.rule("M-DAWN-05")
def test_slip_away_ends_the_combat_without_a_backstab() -> None:
    lab = fight_lab("thugs-1", ("a1", "c1"), pile={"knife": 1}, hand=["slip-away"], noise=4)
    lab.choose("fight-arm:katia:knife")
    assert lab.options == ["fight-on", "fight-slip-away:slip-away", "flee:chased"]
    lab.choose("fight-slip-away:slip-away")
    assert lab.dice == []
    assert (lab.state.hand, "slip-away" in lab.state.waste_cards) == ([], True)
    assert (lab.asked, lab.state.step, lab.pile) == ("explore", "explore", {"knife": 1})
    assert lab.state.resident == ""
    conserved(lab.state)


@pytest.mark.rule("M-DAWN-05")
def test_after_slipping_away_the_interrupted_card_goes_on() -> None:
    lab = mine_lab(
        at="explore",
        tasks={"marko": "scavenging", "emilia": "guard", "marin": "guard"},
        unknown=["x-furniture"],
        tops={"residents": ["thugs-2"], "findings": ["under-the-linen"]},
        hand=["slip-away"],
    )
    lab.choose("turn-up:14").next("1", "1", "b1", "1")
    lab.choose("noise:1", "fight-slip-away:slip-away")
    assert lab.asked == "take"


@pytest.mark.rule("M-DAWN-05")
def test_slip_away_may_be_used_before_a_later_round() -> None:
    lab = fight_lab("thugs-2", ("b1",), hand=["slip-away"]).next("blank", "blank", "blank")
    lab.choose("fight-on")
    assert "fight-slip-away:slip-away" in lab.options


# --- The fallen ---------------------------------------------------------------------------------------


@pytest.mark.rule("M-DEATH-09")
def test_the_weapon_of_the_fallen_is_out_of_reach_until_the_fight_is_over() -> None:
    lab = fight_lab(
        "thugs-2",
        ("b1",),
        states={"katia": {"wounds": 3}},
        pile={"hatchet": 1, "pistol": 1},
        tops={"findings": ["already-searched"]},
    )
    lab.choose("fight-arm:katia:hatchet", "fight-bare:cveta", "fight-spare:katia:pistol")
    lab.next("blank", "fist-2", "knife-2", "wounds-1").choose("fight-on", "wound-last:katia:3")
    assert sorted(lab.combat.fallen) == ["hatchet", "pistol"]
    assert lab.pile == {}
    assert [id for id in lab.options if "arm" in id or "swap" in id] == []
    lab.next("fist-1", "blank", "10").choose("fight-on", "looted")
    assert lab.happened("fight-won")
    assert lab.pile == {"hatchet": 1, "pistol": 1}
    conserved(lab.state)


@pytest.mark.rule("M-DEATH-09")
def test_the_weapon_of_the_fallen_is_gone_for_good_when_the_others_flee() -> None:
    lab = fight_lab("thugs-2", ("b1",), states={"katia": {"wounds": 3}}, pile={"hatchet": 1, "knife": 1})
    lab.choose("fight-arm:katia:hatchet", "fight-arm:cveta:knife")
    lab.next("knife-3", "wounds-1").choose("flee:chased", "wound-last:katia:3")
    assert lab.pile == {"knife": 1}
    assert lab.box["hatchet"] == 2
    conserved(lab.state)


@pytest.mark.rule("M-STATE-14")
def test_a_scavenger_at_fatigue_4_finishes_the_task_and_fights() -> None:
    lab = fight_lab("thugs-2", ("b1",), states={"cveta": {"fatigue": 4}}, pile={"knife": 2})
    lab.choose("fight-bare:katia", "fight-arm:cveta:knife").next("blank", "blank", "blank")
    lab.choose("fight-no-spare:cveta", "fight-on")
    assert lab.dice == ["katia/unarmed", "cveta/knife", "b1/knife"]


@pytest.mark.rule("M-STATE-14")
def test_a_guard_at_fatigue_4_fights_at_home_and_a_sleeper_does_not() -> None:
    lab = mine_lab(
        at="crime-wave-stage",
        people=("katia", "cveta"),
        tasks={"katia": "guard", "cveta": "floor"},
        states={"katia": {"fatigue": 4}, "cveta": {"fatigue": 4}},
        storage={"pistol": 1, "ammo": 1},
        play=lambda g: fight(g, "thugs-2", home=True),
        next=["1", "b1"],
    )
    assert lab.options == ["fight-arm:katia:pistol", "fight-bare:katia"]
    lab.choose("fight-arm:katia:pistol")
    assert lab.options == ["fight-on", "fight-swap:katia:unarmed"]  # Cveta was not asked
    lab.next("reticle-2", "knife-3", "fist-1", "blank").choose("fight-on")
    assert lab.dice == ["katia/pistol", "b1/knife", "katia/unarmed", "b1/knife"]
    assert lab.happened("fight-won")
    assert (lab.level("katia", "wounds"), lab.level("cveta", "wounds")) == (3, 0)


# --- What is not possible, and why --------------------------------------------------------------------


@pytest.mark.rule("M-COMB-04", "M-COMB-05")
def test_the_arming_says_why_a_weapon_cannot_be_had() -> None:
    lab = fight_lab("thugs-2", ("b1",), pile={"knife": 1, "hatchet": 1}, storage={"pistol": 1})
    assert why(lab) == {
        "Give Katia the Pistol": "It lies in Storage; on the way only the Findings Pile can arm us."
    }
    lab.choose("fight-arm:katia:knife")
    assert why(lab)["Give Cveta the Knife"] == "Katia has been given it."
    lab.choose("fight-bare:cveta")
    assert lab.asked == "spare"
    assert why(lab)["Give Katia the Pistol as a spare"].startswith("It lies in Storage; on the way")


@pytest.mark.rule("M-COMB-08", "M-COMB-09", "M-COMB-10", "M-COMB-44")
def test_a_round_says_why_a_weapon_cannot_be_changed_to() -> None:
    lab = fight_lab("thugs-2", ("b1",), pile={"knife": 1, "hatchet": 1, "pistol": 1, "ammo": 1, "meds": 1})
    lab.choose("fight-arm:katia:pistol", "fight-bare:cveta", "fight-spare:katia:knife")
    reasons = why(lab)
    assert reasons["Cveta: change to the Pistol"].startswith("Katia has it")
    assert reasons["Cveta: change to the Hatchet"].startswith("Only a spare chosen before")
    assert reasons["Eat, drink or place medicine"].startswith("Nobody has a hand free")
    assert "Katia: change to the Knife" not in reasons
    lab.choose("fight-swap:katia:knife")
    assert why(lab)["Katia: change to the Pistol"] == "A weapon is changed once before each round."


@pytest.mark.rule("M-COMB-36", "M-SCRIPT-14", "M-CARD-22")
def test_a_round_says_why_there_is_no_way_out() -> None:
    lab = fight_lab("thugs-2", ("b1",), party=("katia",), kept=["x-hiding-place"], pile={"vegetable": 1})
    assert set(why(lab).values()) == {
        "They will listen once blows have been exchanged: after the first round.",
        "Nobody has a hand free for that during a Combat.",
    }
    lab.next("blank", "blank").choose("fight-on")
    assert set(why(lab).values()) == {
        "They want tokens worth 10; all we have is worth 5.",
        "Nobody would be left to get away.",
        "A Backstab from there is possible only when the Combat begins.",
        "Nobody has a hand free for that during a Combat.",
    }
    assert set(why(fight_lab("rebels", ("a1", "a2"))).values()) == {"These Enemies do not talk."}
    home = fight_at_home(("b1",), hand=["slip-away"], storage={"pistol": 1, "ammo": 1})
    home.choose("fight-arm:katia:pistol")
    assert "We are in our own Shelter: there is nowhere to run to." in why(home).values()


@pytest.mark.rule("M-STATE-22", "M-COMB-17")
def test_sleepers_at_home_are_no_targets_and_the_question_says_so() -> None:
    lab = fight_at_home(("b1",), states={"cveta": {"fatigue": 4}}, storage={"knife": 1})
    lab.next("blank", "blank", "knife-2").choose("fight-bare:katia", "fight-bare:emilia")
    assert lab.options == ["wound:katia:0", "wound:emilia:0"]
    assert why(lab) == {"Let Cveta take it (0 of 4 Wounds)": "Whoever sleeps takes no part in the fight."}
