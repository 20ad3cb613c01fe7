"""Death and leaving: who is lost, what stays behind, how the others bear it (M-DEATH)."""

from __future__ import annotations

from typing import Any

import pytest

from tilldawn.engine.flow import Flow
from tilldawn.games.mine.city.events import BrokeOff
from tilldawn.games.mine.people.events import CharacterLost, EmpathyRolled
from tilldawn.games.mine.people.harm import suffer
from tilldawn.games.mine.state import Game, Note
from tilldawn.testing.mine import ASKING, Lab, conserved, mine_lab

CREW = ("marko", "katia", "marin")
"""Empathy 6, 5 and 5."""


def lost(lab: Lab) -> list[tuple[str, str, str]]:
    """Who was lost, how, and from what."""
    told = [e for e in lab.events() if isinstance(e, CharacterLost)]
    return [(e.who.partition(":")[2], e.how, e.cause) for e in told]


def rolled(lab: Lab) -> list[tuple[int, tuple[str, ...]]]:
    """Results of Empathy rolls and who was hit."""
    told = [e for e in lab.events() if isinstance(e, EmpathyRolled)]
    return [(e.result, tuple(who.partition(":")[2] for who in e.hit)) for e in told]


# --- Being lost ---------------------------------------------------------------------------------------


@pytest.mark.rule("M-DEATH-01")
@pytest.mark.parametrize(
    ("layout", "outcomes", "cause"),
    [
        ({"at": "raid", "tops": {"raids": ["marauders"]}, "states": {"katia": {"wounds": 2}}}, [], "wounds"),
        (
            {"at": "fate", "tops": {"fate": ["grey-morning"]}, "states": {"katia": {"illness": 3}}},
            [],
            "illness",
        ),
        ({"at": "death-among-us", "lost_today": True, "states": {"katia": {"misery": 3}}}, ["5"], "misery"),
        ({"at": "supper", "states": {"katia": {"hunger": 3}}}, [], "hunger"),
    ],
    ids=["wounds", "illness", "misery", "hunger"],
)
def test_every_loss_names_its_cause(layout: dict[str, Any], outcomes: list[str], cause: str) -> None:
    dice = ["blank"] if layout["at"] == "raid" else []
    lab = mine_lab(people=CREW, tasks={"katia": "guard"}, next=[*dice, *outcomes, f"{cause}-3"], **layout)
    assert lost(lab) == [("katia", "died", cause)]
    assert (lab.state.lost[0].id, lab.state.lost[0].cause) == ("katia", cause)


@pytest.mark.rule("M-DEATH-02")
def test_whoever_is_lost_is_out_of_the_campaign_and_the_colour_is_free_again() -> None:
    states = {"katia": {"illness": 3}}
    lab = mine_lab(at="fate", people=CREW, states=states, tops={"fate": ["fever"]}, next=["illness-3"])
    assert not lab.alive("katia")
    assert "katia" in lab.state.waste_cards
    assert "katia" not in lab.state.unseen["characters"]
    assert [p.colour for p in lab.state.group] == ["grey", "green"]
    conserved(lab.state)


@pytest.mark.rule("M-DEATH-11")
def test_the_weapon_and_ammo_of_a_fallen_guard_are_in_storage() -> None:
    lab = mine_lab(
        at="raid",
        people=CREW,
        tasks={"katia": "guard"},
        states={"katia": {"wounds": 2}},
        storage={"pistol": 1, "ammo": 2},
        active=["crime-wave"],
        tops={"raids": ["thug-gang", "prowlers"]},
        next=["out-of-ammo", "wounds-4"],
    )
    lab.choose("guard-arm:katia:pistol", "guard-ammo:katia:2")
    assert not lab.alive("katia")
    assert lab.told("raid-took", "goods") == [(), ()]
    assert (lab.asked, lab.storage) == ("crime-wave", {"pistol": 1, "ammo": 1})
    assert lab.told("weapons-put-back", "goods") == [("count:pistol*1", "count:ammo*1")]
    conserved(lab.state)


@pytest.mark.rule("M-DEATH-11", "M-RAID-04")
def test_the_second_card_of_a_night_does_not_find_the_weapon_of_a_fallen_guard() -> None:
    lab = mine_lab(
        at="raid",
        people=CREW,
        tasks={"katia": "guard", "marin": "guard"},
        states={"katia": {"wounds": 3}},
        storage={"knife": 1, "hatchet": 1, "water": 3},
        active=["crime-wave"],
        tops={"raids": ["thug-gang", "armed-stragglers"]},
        next=["blank", "blank", "wounds-4"],
        orders=ASKING | {"reroll": "ask"},
    )
    lab.choose("guard-arm:katia:knife", "guard-arm:marin:hatchet", "raid-keep:marin")
    lab.choose(*["raid-wound:katia:4"])
    while lab.asked == "raid-wound":
        lab.choose("raid-wound:marin:1" if "raid-wound:marin:1" in lab.options else lab.options[-1])
    assert (lab.alive("katia"), lab.state.fallen) == (False, {"knife": 1})
    conserved(lab.state)


@pytest.mark.rule("M-DEATH-10")
def test_guards_who_die_leave_the_rest_of_the_wounds_to_the_others() -> None:
    states = {"katia": {"wounds": 3}, "emilia": {"wounds": 2}}
    lab = mine_lab(
        at="raid",
        people=("emilia", "katia", "anton"),
        tasks={"katia": "guard", "emilia": "guard"},
        states=states,
        tops={"raids": ["thug-gang"]},
        next=["blank", "blank", "wounds-3", "wounds-4"],
    )
    lab.choose("raid-wound:katia:4")
    assert (lost(lab), lab.asked) == (
        [("emilia", "died", "wounds"), ("katia", "died", "wounds")],
        "crime-wave",
    )
    assert lab.level("anton", "wounds") == 0


@pytest.mark.rule("M-DEATH-10")
def test_wounds_no_guard_can_take_are_lost() -> None:
    lab = mine_lab(
        at="raid",
        people=("emilia", "anton"),
        tasks={"emilia": "guard"},
        states={"emilia": {"wounds": 3}},
        tops={"raids": ["thug-gang"]},
        next=["blank", "wounds-3"],
    )
    assert [(p.id, p.wounds) for p in lab.state.group] == [("anton", 0)]


@pytest.mark.rule("M-DEATH-01", "M-WIN-05")
def test_the_last_guard_is_the_last_of_the_campaign() -> None:
    lab = mine_lab(
        at="raid",
        people=("emilia",),
        tasks={"emilia": "guard"},
        states={"emilia": {"wounds": 3}},
        tops={"raids": ["marauders"]},
        next=["blank", "wounds-3"],
    )
    assert (lab.won, lab.asked) == (False, "")
    conserved(lab.state)


@pytest.mark.rule("M-DEATH-12")
def test_a_lost_character_may_be_replaced_up_to_four_in_all() -> None:
    visit: dict[str, Any] = {
        "tops": {"visitors": ["newcomer-wounded"], "characters": ["bruno"]},
        "next": ["5"],
    }
    lab = mine_lab(people=CREW, **visit).choose("plan:katia", "outside", "resolve", "newcomer-accept")
    assert [(p.id, p.starting) for p in lab.state.group][3] == ("bruno", False)
    full = mine_lab(people=CREW, recruits=("anton",), **visit)
    full.choose("plan:katia", "outside", "resolve")
    assert len(full.state.group) == 4
    assert full.happened("newcomer-moved-on")


@pytest.mark.rule("M-DEATH-12")
def test_somebody_new_may_take_the_place_of_whoever_was_lost() -> None:
    """Four live here; one dies, and then there is room for a fifth card, in the colour of the lost one."""

    def die(g: Game) -> Flow[None]:
        yield from suffer(g, g.state.group[1], "wounds", 4, "M-DEATH-12")

    lab = mine_lab(
        people=CREW,
        recruits=("cveta",),
        tops={"visitors": ["newcomer-wounded"], "characters": ["bruno"]},
        play=die,
        next=["wounds-3", "5"],
    )
    lab.choose("plan:marin", "outside", "resolve", "newcomer-accept")
    assert [(p.id, p.colour) for p in lab.state.group] == [
        ("marko", "grey"),
        ("marin", "green"),
        ("cveta", "blue"),
        ("bruno", "red"),
    ]
    assert "katia" in lab.state.waste_cards
    conserved(lab.state)


@pytest.mark.rule("M-DEATH-03")
def test_what_is_added_to_the_roll_is_told() -> None:
    lab = mourning("4", notes=[Note("in-the-notebook", 0, "storage")])
    assert rolled(lab) == [(4, ("marko",))]
    told = next(e for e in lab.events() if isinstance(e, EmpathyRolled))
    assert (told.bonus, told.total) == (2, 6)
    assert "Black die 4 +2 = 6" in lab.in_words("en")


# --- DEATH AMONG US -----------------------------------------------------------------------------------


def mourning(*outcomes: str, **layout: Any) -> Lab:
    return mine_lab(
        at="death-among-us",
        lost_today=True,
        next=outcomes,
        tops={"events": ["hard-frost"]},
        **{"people": CREW, **layout},
    )


@pytest.mark.rule("M-DEATH-03")
@pytest.mark.parametrize(("result", "misery"), [(4, 2), (5, 2), (6, 0)])
def test_everybody_whose_empathy_is_at_least_the_result_gets_two_misery(result: int, misery: int) -> None:
    lab = mourning(str(result))
    assert [p.misery for p in lab.state.group] == [2, misery, misery]
    assert len(rolled(lab)) == 1


@pytest.mark.rule("M-DEATH-03")
def test_a_high_roll_touches_nobody() -> None:
    assert [p.misery for p in mourning("7").state.group] == [0, 0, 0]


def morning_after(deaths: list[str], *outcomes: str) -> Lab:
    """A Dawn at which so many people die of Wounds on the Fate card."""
    people = ("anton", "marko", "katia", "marin")
    lab = mine_lab(
        at="fate",
        people=people[:3],
        recruits=people[3:],
        states={id: {"wounds": 3} for id in deaths} | {"anton": {"fatigue": 4}},
        tops={"fate": ["ice-on-the-panes"], "events": ["hard-frost"], "narrative": ["banister", "old-debt"]},
        next=[f"wounds-{3 + n}" for n in range(len(deaths))] + list(outcomes),
    )
    while lab.asked == "spirit-order":
        lab.choose(lab.options[0])
        if lab.asked == "spirit-touch":
            lab.choose("person:anton")
    if lab.asked == "spirit-gain":
        lab.choose("good:mechanical-part")
    return lab


@pytest.mark.rule("M-DEATH-04")
def test_two_deaths_on_a_day_are_mourned_once() -> None:
    lab = morning_after(["marko", "katia"], "4").choose("keep-narrative:banister")
    assert [name for name, *_ in lost(lab)] == ["marko", "katia"]
    assert (rolled(lab), [p.misery for p in lab.state.group]) == ([(4, ("anton", "marin"))], [2, 3])


@pytest.mark.rule("M-DEATH-05", "M-DEATH-06")
def test_a_loss_of_this_check_brings_no_other_check_today_or_tomorrow() -> None:
    lab = mourning("5", "misery-3", states={"katia": {"misery": 2}})
    assert lost(lab) == [("katia", "died", "misery")]
    assert len(rolled(lab)) == 1
    assert lab.state.day == 3
    assert not lab.state.lost_today


@pytest.mark.rule("M-DEATH-06")
def test_a_loss_counts_for_its_own_day_only() -> None:
    lab = mourning("10")
    assert not lab.state.lost_today


@pytest.mark.rule("M-DEATH-07")
@pytest.mark.parametrize(("epilogue", "how"), [("hunger-1", "left"), ("hunger-3", "died")])
def test_leaving_counts_like_dying(epilogue: str, how: str) -> None:
    lab = mine_lab(at="supper", people=CREW, states={"katia": {"hunger": 3}}, next=[epilogue])
    assert lost(lab) == [("katia", how, "hunger")]
    assert lab.state.lost_today


# --- On the way ---------------------------------------------------------------------------------------


def on_the_way(people: tuple[str, ...], *outcomes: str, **layout: Any) -> Lab:
    """The first of them disarms a Tripwire that goes off, with three Wounds already."""
    return mine_lab(
        at="explore",
        people=people,
        tasks=dict.fromkeys(people, "scavenging") | {"anton": "guard"},
        recruits=("anton",),
        states={people[0]: {"wounds": 3}},
        unknown=["x-tripwire"],
        next=["1", "wounds-3", *outcomes],
        **layout,
    ).choose("turn-up:14", f"disarm:{people[0]}")


@pytest.mark.rule("M-DEATH-08")
@pytest.mark.parametrize(("result", "broken"), [("5", ["katia"]), ("6", [])])
def test_after_a_death_on_the_way_whoever_feels_it_breaks_off(result: str, broken: list[str]) -> None:
    lab = on_the_way(("arica", "katia", "roman"), "10", result, noise=1)
    assert lost(lab) == [("arica", "died", "wounds")]
    assert [e.who.partition(":")[2] for e in lab.events() if isinstance(e, BrokeOff)] == broken
    assert [p.id for p in lab.state.group if p.broke_off] == broken
    assert lab.asked == "explore"


@pytest.mark.rule("M-DEATH-08")
def test_the_roll_comes_once_after_the_scene_and_leaves_those_at_home_alone() -> None:
    lab = on_the_way(("arica", "katia", "roman"), "10", "2")
    order = [e.name for e in lab.events("character-lost", "noise-rolled", "empathy-rolled")]
    assert order == ["character-lost", "noise-rolled", "empathy-rolled"]
    assert rolled(lab) == [(2, ("katia", "roman"))]
    assert lab.asked == "load"


def ambushed(*outcomes: str, **layout: Any) -> Lab:
    """Katia with a Knife and Marin against one of the Thugs who has a Knife too."""
    return mine_lab(
        at="explore",
        people=CREW,
        tasks={"marko": "guard", "katia": "scavenging", "marin": "scavenging"},
        states={"katia": {"wounds": 3}},
        pile={"knife": 1, "shell": 1},
        unknown=["x-candlelight"],
        tops={"residents": ["thugs-2"]},
        next=["1", "b1", *outcomes],
        **layout,
    ).choose("turn-up:14", "approach", "fight-arm:katia:knife")


@pytest.mark.rule("M-DEATH-09")
def test_the_weapon_of_the_fallen_stays_out_of_reach_and_is_gone_if_the_others_flee() -> None:
    lab = ambushed("blank", "blank", "knife-2", "wounds-3", "blank")
    lab.choose("fight-on", "fight-keep", "wound-last:katia:3")
    assert (lost(lab), lab.pile) == ([("katia", "died", "wounds")], {"shell": 1})
    assert not [id for id in lab.options if "knife" in id or "swap" in id]
    conserved(lab.state)
    lab.choose("flee:chased")
    assert (lab.pile, lab.box["knife"]) == ({"shell": 1}, 3)
    conserved(lab.state)


@pytest.mark.rule("M-DEATH-09")
def test_whoever_wins_the_fight_picks_the_weapon_of_the_fallen_up() -> None:
    lab = ambushed("blank", "fist-2", "knife-2", "wounds-3", "fist-1", "blank", "already-searched")
    lab.choose("fight-on", "wound-last:katia:3", "fight-on")
    assert (lab.asked, lab.pile) == ("loot", {"shell": 1, "knife": 1})
    assert lab.box["knife"] == 2
