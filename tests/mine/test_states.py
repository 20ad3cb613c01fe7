"""States, sleep, Empathy, skills and what is printed on the Characters (M-STATE)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tilldawn.engine.errors import BadOption, IllegalAnswer
from tilldawn.engine.flow import Flow
from tilldawn.games.mine.cards.characters import CARDS, CHARACTER, DOTS, EPILOGUES, STATES
from tilldawn.games.mine.people.group import at_home, find, member
from tilldawn.games.mine.people.harm import relieve, suffer, suffer_all
from tilldawn.games.mine.public.view import TableView
from tilldawn.games.mine.setup import start
from tilldawn.games.mine.state import Game, Lost
from tilldawn.testing.mine import ASKING, Lab, book_lab, conserved, mine_lab, trip_lab

BED = {"c5": "bed-1"}
THREE = ("marko", "emilia", "marin")


def look(lab: Lab) -> TableView:
    seen = lab.table.look()
    assert isinstance(seen, TableView)
    return seen


def rising(state: str, by: int, level: int, *chance: str, **more: Any) -> Lab:
    """Marko, at this level of a State, is hit by a rise of it."""
    return mine_lab(
        states={"marko": {state: level}},
        play=lambda g: suffer(g, g.state.group[0], state, by, "M-STATE-04"),
        next=chance,
        **more,
    )


# --- Levels -------------------------------------------------------------------------------------------


@pytest.mark.rule("M-STATE-01")
def test_there_are_five_states() -> None:
    assert STATES == ("hunger", "fatigue", "illness", "misery", "wounds")
    assert look(mine_lab()).people[0].states == dict.fromkeys(STATES, 0)


@pytest.mark.rule("M-STATE-01", "M-STATE-02")
@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("level", [0, 1, 2])
def test_a_state_rises_level_by_level(state: str, level: int) -> None:
    lab = rising(state, 1, level)
    assert lab.level("marko", state) == level + 1
    assert [(e.by, e.level) for e in lab.events("state-rose")] == [(1, level + 1)]


@pytest.mark.rule("M-STATE-03")
@pytest.mark.parametrize(
    ("hunger", "food", "left"), [(1, "canned-food", 0), (2, "canned-food", 0), (3, "raw-food", 2)]
)
def test_a_state_never_falls_below_0(hunger: int, food: str, left: int) -> None:
    lab = mine_lab(at="supper", storage={food: 1}, states={"marko": {"hunger": hunger}})
    lab.choose(f"feed:marko:{food}")
    assert lab.level("marko", "hunger") == left


@pytest.mark.rule("M-STATE-04")
def test_moonshine_at_fatigue_3_stops_at_4() -> None:
    lab = mine_lab(at="dawn", storage={"moonshine": 1}, states={"marko": {"fatigue": 3, "misery": 1}})
    lab.choose("drink:moonshine:marko")
    assert lab.level("marko", "fatigue") == 4
    assert [(e.by, e.level) for e in lab.events("state-rose")] == [(1, 4)]


@pytest.mark.rule("M-STATE-04")
@pytest.mark.parametrize("state", ["hunger", "illness", "misery", "wounds"])
def test_no_state_rises_above_4(state: str) -> None:
    lab = rising(state, 2, 3, f"{state}-4")
    assert [(e.by, e.level) for e in lab.events("state-rose")] == [(1, 4)]


# --- Black dots ---------------------------------------------------------------------------------------

PRINTED = {
    "hunger": (0, 0, 1, 2),
    "fatigue": (0, 1, 2, 3),
    "illness": (0, 1, 2, 3),
    "misery": (0, 0, 1, 2),
    "wounds": (0, 1, 2, 3),
}
"""Black dots of the levels 0 to 3 (content 1.3)."""


@pytest.mark.rule("M-STATE-05")
@pytest.mark.parametrize("state", STATES)
def test_the_dots_of_every_state(state: str) -> None:
    assert DOTS[state][:4] == PRINTED[state]
    assert DOTS["fatigue"][4] == 3


@pytest.mark.rule("M-STATE-05")
@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_dots_bar_the_last_actions_of_the_day(state: str, level: int) -> None:
    open_stages = []
    for stage in (1, 2, 3):
        lab = mine_lab(stage=stage, states={"marko": {state: level}})
        able = "plan:marko" in lab.options
        assert lab.refusals().get("plan/marko") == (None if able else "M-STATE-05")
        open_stages += [stage] * able
    assert open_stages == [1, 2, 3][: 3 - PRINTED[state][level]]


@pytest.mark.rule("M-STATE-06")
def test_the_dots_of_several_states_do_not_add_up() -> None:
    states = {"marko": {"hunger": 2, "illness": 1, "wounds": 1, "misery": 2}}
    assert look(mine_lab(states=states)).people[0].dots == 1
    assert "plan:marko" in mine_lab(stage=2, states=states).options
    assert "plan:marko" not in mine_lab(stage=3, states=states).options


@pytest.mark.rule("M-STATE-06")
def test_the_worst_state_decides() -> None:
    states = {"marko": {"hunger": 2, "fatigue": 2}}
    assert look(mine_lab(states=states)).people[0].actions == [True, False, False]


@pytest.mark.rule("M-STATE-07")
def test_whoever_starts_with_hunger_2_has_two_actions() -> None:
    lab = mine_lab(at="setup")
    assert [p.actions for p in look(lab).people] == [[True, True, False]] * 3
    lab = mine_lab(stage=3, states={id: {"hunger": 2} for id in ("marko", "emilia", "marin")})
    assert lab.state.phase == "dusk"


# --- The fourth level ---------------------------------------------------------------------------------


@pytest.mark.rule("M-STATE-08")
def test_hunger_4_acts_before_anybody_can_be_fed() -> None:
    lab = mine_lab(
        at="dusk",
        storage={"canned-food": 3},
        states={"marko": {"hunger": 3}},
        next=["3", "hunger-3"],
    )
    lab.choose("no-water:marko")
    assert not lab.alive("marko")
    assert lab.storage == {"canned-food": 3}


@pytest.mark.rule("M-STATE-08")
def test_nothing_is_asked_between_the_fourth_wound_and_the_end() -> None:
    lab = mine_lab(
        states={"marko": {"wounds": 2}},
        storage={"bandages": 3},
        next=["1", "wounds-3"],
    )
    lab.choose("plan:marko", "outside", "resolve")
    names = [event.name for event in lab.events()]
    assert names[names.index("state-rose") + 1] == "character-lost"


@pytest.mark.rule("M-STATE-09")
@pytest.mark.parametrize("state", ["hunger", "illness", "misery", "wounds"])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_fourth_level_sends_to_an_epilogue(state: str, number: int) -> None:
    lab = rising(state, 1, 3, f"{state}-{number}")
    assert not lab.alive("marko")
    lost = lab.state.lost[0]
    assert (lost.id, lost.cause, lost.epilogue) == ("marko", state, f"{state}-{number}")
    assert lost.left == (state in ("hunger", "misery") and number < 3)
    conserved(lab.state)


@pytest.mark.rule("M-STATE-09")
def test_hunger_and_misery_may_make_somebody_leave() -> None:
    told = [
        rising(state, 1, 3, f"{state}-{n}").events("character-lost")[0].how
        for state in ("hunger", "misery")
        for n in (2, 3)
    ]
    assert told == ["left", "died", "left", "died"]


@pytest.mark.rule("M-STATE-10")
def test_of_two_epilogues_at_once_chance_takes_one() -> None:
    lab = mine_lab(
        states={"marko": {"hunger": 3, "wounds": 3, "fatigue": 3}},
        play=lambda g: suffer_all(
            g, g.state.group[0], {"hunger": 1, "fatigue": 1, "wounds": 1}, "M-STATE-10"
        ),
        next=["wounds", "wounds-2"],
    )
    assert lab.chance.seen[0] == {"hunger": 1, "wounds": 1}
    assert [(lost.id, lost.epilogue) for lost in lab.state.lost] == [("marko", "wounds-2")]


@pytest.mark.rule("M-STATE-11")
@pytest.mark.parametrize("state", ["hunger", "illness", "misery", "wounds"])
def test_the_epilogue_is_drawn_blind_from_four(state: str) -> None:
    lab = rising(state, 1, 3, f"{state}-1")
    assert lab.chance.seen[0] == {f"{state}-{n}": 1 for n in (1, 2, 3, 4)}


@pytest.mark.rule("M-STATE-11", "M-STATE-12")
@pytest.mark.parametrize("state", ["hunger", "illness", "misery", "wounds"])
def test_at_level_3_nobody_can_know_the_epilogue(state: str) -> None:
    lab = rising(state, 1, 2)
    told = json.dumps([msgspec.to_builtins(x, str_keys=True) for x in (lab.state, look(lab))])
    assert not [epilogue for epilogue in EPILOGUES[state] if f'"{epilogue}"' in told]


@pytest.mark.rule("M-STATE-12")
def test_whoever_falls_back_to_level_2_may_meet_any_end_again() -> None:
    def there_and_back(g: Game) -> Flow[None]:
        marko = g.state.group[0]
        yield from suffer(g, marko, "hunger", 1, "M-STATE-12")
        relieve(g, marko, "hunger", 1, "M-STATE-12")
        yield from suffer(g, marko, "hunger", 2, "M-STATE-12")

    lab = mine_lab(states={"marko": {"hunger": 2}}, play=there_and_back, next=["hunger-4"])
    assert lab.chance.seen == [{f"hunger-{n}": 1 for n in (1, 2, 3, 4)}]
    assert [e.level for e in lab.events("state-rose", "state-fell")] == [3, 2, 4]
    assert lab.state.lost[0].epilogue == "hunger-4"


def dying(*ids: str, of: str = "wounds") -> Callable[[Game], Flow[None]]:
    """One after the other reaches level 4."""

    def all_of_them(g: Game) -> Flow[None]:
        for id in ids:
            yield from suffer(g, find(g.state, id), of, 4, "M-STATE-11")

    return all_of_them


@pytest.mark.rule("M-STATE-11", "M-STATE-12")
def test_what_has_been_told_of_one_is_not_the_end_of_another() -> None:
    lab = mine_lab(
        people=("marko", "emilia", "marin"),
        states={"marin": {"wounds": 3}},
        play=dying("marko", "emilia", "marin"),
        recruits=["bruno"],
        next=["wounds-2", "wounds-4", "wounds-1"],
    )
    left = [sorted(seen) for seen in lab.chance.seen if "wounds-1" in seen]
    assert left == [
        ["wounds-1", "wounds-2", "wounds-3", "wounds-4"],
        ["wounds-1", "wounds-3", "wounds-4"],
        ["wounds-1", "wounds-3"],
    ]


@pytest.mark.rule("M-STATE-11", "M-STATE-12")
def test_when_all_four_ends_have_been_told_any_of_them_may_come_again() -> None:
    """Somebody at Wounds 3 has lived to see all four of them; the fifth loss must still have an end."""

    def after_four(g: Game) -> Flow[None]:
        g.state.lost = [Lost("katia", 1, "wounds", f"wounds-{n}", False, False) for n in (1, 2, 3, 4)]
        yield from dying("marin", "marko")(g)

    lab = mine_lab(states={"marin": {"wounds": 3}}, play=after_four, next=["wounds-1", "wounds-2"])
    assert not lab.alive("marin")
    assert [len(seen) for seen in lab.chance.seen if "wounds-2" in seen] == [4, 3]


@pytest.mark.rule("M-STATE-24")
@pytest.mark.parametrize(("wounds", "alive"), [(0, True), (1, True), (2, False), (3, False)])
def test_the_fourth_wound_kills(wounds: int, alive: bool) -> None:
    lab = mine_lab(states={"marko": {"wounds": wounds}}, next=["1", "wounds-1"][: 1 + (not alive)])
    if wounds < 3:
        lab.choose("plan:marko", "outside", "resolve")
    else:
        lab = rising("wounds", 1, 3, "wounds-1")
    assert lab.alive("marko") == alive


# --- Sleep --------------------------------------------------------------------------------------------


@pytest.mark.rule("M-STATE-13")
def test_fatigue_4_is_sleep_and_no_epilogue() -> None:
    lab = rising("fatigue", 1, 3)
    assert lab.alive("marko")
    assert look(lab).people[0].asleep
    assert lab.happened("fell-asleep")
    assert not lab.happened("character-lost")


@pytest.mark.rule("M-STATE-14")
def test_a_guard_whom_the_task_tires_out_still_keeps_watch() -> None:
    lab = mine_lab(
        at="evening",
        states={"emilia": {"fatigue": 3}},
        tops={"raids": ["prowlers"]},
        next=["fist-1"],
    )
    lab.choose("task:emilia:guard", "task:marko:floor", "task:marin:floor")
    lab.choose(*["night"] * ("night" in lab.options))
    assert lab.level("emilia", "fatigue") == 4
    assert [(e.who, e.points) for e in lab.events("guard-rolled")] == [("character:emilia", 1)]
    order = [e.name for e in lab.events("stays-up", "guard-rolled", "fell-asleep")]
    assert (order, look(lab).people[1].asleep) == (["stays-up", "guard-rolled"], False)
    lab.choose("crime-split:2:0")
    assert lab.told("fell-asleep", "who") == ["character:emilia"]
    assert look(lab).people[1].asleep


@pytest.mark.rule("M-STATE-14")
def test_a_scavenger_whom_the_task_tires_out_still_goes() -> None:
    lab = mine_lab(at="evening", states={"marko": {"fatigue": 3}})
    lab.choose("task:marko:scavenging", "task:emilia:guard", "task:marin:floor")
    lab.choose(*["night"] * ("night" in lab.options))
    assert (lab.asked, lab.level("marko", "fatigue")) == ("where-to", 4)
    assert lab.events("scavenging-began")[0].who == ("character:marko",)
    assert (lab.happened("stays-up"), lab.happened("fell-asleep")) == (True, False)


@pytest.mark.rule("M-STATE-14")
def test_whoever_sees_the_task_through_is_awake_for_it_in_every_way() -> None:
    """Katia's Bargainer counts, and she can be the one a script asks to act."""
    tired = {"katia": {"fatigue": 4}}
    lab = trip_lab("central-square", party=("katia", "marko"), states=tired, pile={"jewelry": 1})
    lab.choose(next(id for id in lab.options if id.startswith("trade")))
    assert lab.state.deal is not None
    assert lab.state.deal.bonus > 0
    script = book_lab(899, people=("marko", "katia", "marin"), states=tired).choose("turn-page")
    assert script.options == ["person:marko", "person:katia"]


@pytest.mark.rule("M-STATE-14", "M-ADV-22", "M-STATE-20")
def test_whoever_drinks_to_fatigue_4_on_guard_sleeps_at_once_and_rolls_no_die() -> None:
    lab = mine_lab(
        at="raid",
        people=("marko", "emilia", "katia"),
        tasks={"emilia": "guard", "katia": "guard", "marko": "floor"},
        states={"katia": {"fatigue": 3}},
        storage={"moonshine": 1, "knife": 1},
        advanced=["909"],
        tops={"raids": ["marauders"]},
        next=["blank"],
    )
    assert (lab.asked, lab.options[0]) == ("guard-weapon", "guard-bare:emilia")
    lab.choose("drink-now:moonshine:katia", "guard-arm:emilia:knife")
    assert lab.told("fell-asleep", "who") == ["character:katia"]
    assert lab.told("guard-rolled", "who") == ["character:emilia"]
    assert [p.wounds for p in lab.state.group] == [0, 2, 0]


@pytest.mark.rule("M-STATE-14", "M-ADV-22", "M-STATE-20")
def test_whoever_drinks_to_fatigue_4_on_the_way_sleeps_at_once_and_explores_no_further() -> None:
    lab = trip_lab(
        "hotel",
        "x-tripwire",
        turn=False,
        states={"emilia": {"fatigue": 2}},
        pile={"moonshine": 1},
        advanced=["909"],
    )
    lab.choose("drink-now:moonshine:emilia")
    assert look(lab).people[1].asleep
    lab.choose(next(id for id in lab.options if id.startswith("turn-up")))
    assert [id for id in lab.options if id.startswith("disarm")] == ["disarm:marko"]


@pytest.mark.rule("M-STATE-14", "M-ADV-22")
def test_when_the_last_explorer_has_drunk_to_sleep_nothing_more_is_explored() -> None:
    lab = trip_lab(
        "hotel",
        "x-tripwire",
        turn=False,
        party=("marko",),
        home=("emilia", "marin"),
        states={"marko": {"fatigue": 2}},
        pile={"moonshine": 1, "book": 1},
        advanced=["909"],
    )
    lab.choose("drink-now:moonshine:marko")
    assert not lab.happened("card-opened")
    assert lab.asked == "load"


@pytest.mark.rule("M-STATE-14", "M-STATE-23")
def test_whoever_rests_before_the_task_is_over_does_not_fall_asleep_after_it() -> None:
    def rested(g: Game) -> Flow[None]:
        relieve(g, find(g.state, "emilia"), "fatigue", 1, "M-STATE-23")
        yield from ()

    laid: dict[str, Any] = {"tasks": {"emilia": "guard"}, "states": {"emilia": {"fatigue": 4}}}
    lab = mine_lab(at="dawn", play=rested, **laid)
    assert (lab.happened("fell-asleep"), lab.happened("woke-up")) == (False, False)
    assert mine_lab(at="dawn", **laid).told("fell-asleep", "who") == ["character:emilia"]


@pytest.mark.rule("M-ALC-05", "M-STATE-14")
def test_whoever_is_kept_up_by_the_watch_alone_may_not_drink() -> None:
    lab = mine_lab(
        at="raid",
        tasks={"emilia": "guard"},
        states={"emilia": {"fatigue": 4}},
        storage={"moonshine": 1, "knife": 1},
        advanced=["909"],
    )
    assert "drink-now:moonshine:marko" in lab.anytime
    assert "drink-now:moonshine:emilia" not in lab.anytime


@pytest.mark.rule("M-STATE-15", "M-STATE-16", "M-STATE-20")
def test_a_sleeper_can_only_sleep_at_night() -> None:
    lab = mine_lab(at="evening", states={"marko": {"fatigue": 4}}, fittings=BED)
    assert [id for id in lab.options if "marko" in id] == ["bed:marko:bed-1", "task:marko:floor"]
    assert lab.refusals()["task/marko"] == "M-EVE-08"
    for task in ("guard", "scavenging"):
        with pytest.raises(IllegalAnswer):
            lab.choose(f"task:marko:{task}")


@pytest.mark.rule("M-STATE-15", "M-STATE-23")
def test_a_sleeper_gets_up_rested_from_a_bed() -> None:
    lab = mine_lab(at="evening", states={"marko": {"fatigue": 4}}, fittings=BED).choose("bed:marko:bed-1")
    assert lab.level("marko", "fatigue") == 0
    assert lab.happened("woke-up")


@pytest.mark.rule("M-STATE-16", "M-STATE-23")
def test_a_night_on_the_floor_wakes_a_sleeper() -> None:
    lab = mine_lab(at="evening", states={"marko": {"fatigue": 4}}).choose("task:marko:floor")
    assert lab.level("marko", "fatigue") == 2
    assert not look(lab).people[0].asleep
    assert [event.who for event in lab.events("woke-up")] == ["character:marko"]
    assert "plan:marko" in mine_lab(states={"marko": {"fatigue": 2}}).options


@pytest.mark.rule("M-STATE-17", "M-STATE-20")
@pytest.mark.parametrize("stage", [1, 2, 3])
def test_a_sleeper_may_only_take_a_nap_by_day(stage: int) -> None:
    lab = mine_lab(stage=stage, states={"marko": {"fatigue": 4}}, fittings=BED, storage={"shovel": 1})
    lab.choose("plan:marko")
    assert lab.options == ["use:bed-1:nap", "rest"]
    lab.choose("use:bed-1:nap", "resolve")
    assert lab.level("marko", "fatigue") == 2


@pytest.mark.rule("M-STATE-17", "M-STATE-20")
def test_without_a_bed_a_sleeper_does_nothing_by_day() -> None:
    lab = mine_lab(states={"marko": {"fatigue": 4}})
    assert "plan:marko" not in lab.options
    assert lab.refusals()["plan/marko"] == "M-STATE-20"


@pytest.mark.rule("M-STATE-18")
def test_a_sleeper_drinks_and_eats() -> None:
    lab = mine_lab(
        at="dusk", states={"marko": {"fatigue": 4, "hunger": 2}}, storage={"water": 1, "raw-food": 1}
    )
    lab.choose("give-water:marko")
    lab.next("8", "8").choose("no-water:emilia")
    while lab.asked == "drink":
        lab.choose(lab.options[0])
    lab.choose("feed:marko:raw-food")
    assert lab.person("marko").drank
    assert lab.level("marko", "hunger") == 1


@pytest.mark.rule("M-STATE-19")
@pytest.mark.parametrize("good", ["meds", "herbal-meds", "bandages"])
def test_a_sleeper_is_given_medicine(good: str) -> None:
    lab = mine_lab(at="dawn", states={"marko": {"fatigue": 4}}, storage={good: 1}).choose(
        f"place:{good}:marko"
    )
    assert lab.person("marko").medicine == {good: 1}
    day = mine_lab(states={"marko": {"fatigue": 4}}, storage={good: 1}).choose(f"place-now:{good}:marko")
    assert day.person("marko").medicine == {good: 1}


@pytest.mark.rule("M-STATE-20")
@pytest.mark.parametrize("good", ["moonshine", "pure-alcohol"])
def test_a_sleeper_drinks_no_alcohol(good: str) -> None:
    states = {"marko": {"fatigue": 4, "misery": 2}, "emilia": {"misery": 2}}
    lab = mine_lab(at="dawn", states=states, storage={good: 1})
    assert f"drink:{good}:emilia" in lab.options
    assert f"drink:{good}:marko" not in lab.options
    anytime = mine_lab(states=states, storage={good: 1}, advanced=["909"]).anytime
    assert f"drink-now:{good}:emilia" in anytime
    assert f"drink-now:{good}:marko" not in anytime


@pytest.mark.rule("M-STATE-21")
def test_the_spirit_of_a_sleeper_is_not_resolved() -> None:
    lab = mine_lab(at="fate", states={"marko": {"fatigue": 4}}, tops={"fate": ["long-night"]})
    assert lab.options == ["person:emilia", "person:marin"]
    lab.choose("person:emilia")
    assert {event.who for event in lab.events("spirit-called")} == {"character:emilia", "character:marin"}
    assert lab.level("marko", "fatigue") == 4


@pytest.mark.rule("M-STATE-22")
def test_a_sleeper_suffers_what_everybody_suffers() -> None:
    lab = mine_lab(at="fate", cold=6, states={"marko": {"fatigue": 4}}, tops={"fate": ["long-night"]})
    assert lab.level("marko", "illness") == 1
    sick = mine_lab(
        at="morning", states={"marko": {"fatigue": 4}}, tops={"events": ["epidemic"]}, next=["5", "4", "4"]
    )
    assert sick.level("marko", "illness") == 1


@pytest.mark.rule("M-STATE-22")
def test_a_sleeper_cannot_be_chosen_to_act() -> None:
    lab = mine_lab(states={"marko": {"fatigue": 4}}, fittings=BED).choose("plan:emilia")
    assert "dig-with:a4:marin" in lab.options
    assert "dig-with:a4:marko" not in lab.options
    night = mine_lab(
        at="raid",
        recruits=["bruno"],
        tasks={"emilia": "guard", "marin": "floor", "marko": "floor", "bruno": "floor"},
        states={"marko": {"fatigue": 4}},
        hand=["night-shift"],
    )
    night.choose("narrative:night-shift")
    assert night.options == ["person:emilia", "person:marin", "person:bruno"]


# --- Character cards ----------------------------------------------------------------------------------

VALUES = {
    "zlata": ("red", "f", 0, 8, 4, "comforting-presence"),
    "arica": ("red", "f", 1, 4, 3, "sneaky"),
    "marko": ("red", "m", 2, 6, 5, "break-in"),
    "pavle": ("red", "m", 1, 5, 4, "runner"),
    "boris": ("red", "m", 1, 5, 6, "strong-arms"),
    "roman": ("red", "m", 3, 2, 3, "sentry"),
    "emilia": ("black", "f", 0, 5, 3, "journal"),
    "marin": ("black", "m", 1, 5, 3, "handyman"),
    "katia": ("black", "f", 0, 5, 4, "bargainer"),
    "cveta": ("black", "f", 0, 7, 3, "kind-word"),
    "bruno": ("black", "m", 1, 4, 3, "cook"),
    "anton": ("black", "m", 0, 4, 3, "calculation"),
}
"""Border, sex, Prowess, Empathy, Inventory and skill (content 2.1)."""


@pytest.mark.rule("M-STATE-25")
@pytest.mark.parametrize("id", VALUES)
def test_what_is_printed_on_a_character_card(id: str) -> None:
    card = CHARACTER[id]
    printed = (card.border, card.sex, card.prowess, card.empathy, card.inventory, card.skill.id)
    assert printed == VALUES[id]
    assert len(card.spirit) == 3


@pytest.mark.rule("M-STATE-25", "M-CARD-20")
def test_there_are_twelve_characters_and_nobody_else() -> None:
    assert {card.id for card in CARDS} == set(VALUES)


@pytest.mark.rule("M-CARD-20")
@pytest.mark.parametrize(
    ("people", "task", "in_group", "home"),
    [
        (("roman", "emilia", "marin"), "guard", True, True),
        (("roman", "emilia", "marin"), "scavenging", True, False),
        (THREE, "guard", False, False),
    ],
)
def test_it_can_be_told_whether_roman_is_in_the_shelter(
    people: tuple[str, ...], task: str, in_group: bool, home: bool
) -> None:
    tasks = {"roman": task, "emilia": "scavenging", "marin": "floor"}
    state = mine_lab(at="explore", people=people, tasks=tasks).state
    assert (member(state, "roman") is not None) == in_group
    assert any(person.id == "roman" for person in at_home(state)) == home


@pytest.mark.rule("M-CARD-21")
def test_sergei_is_no_character() -> None:
    assert "sergei" not in CHARACTER
    with pytest.raises(BadOption):
        start({"characters": ["sergei", "anton", "katia"]}, 1)


@pytest.mark.rule("M-STATE-26")
def test_every_character_is_a_woman_or_a_man() -> None:
    assert {card.id for card in CARDS if card.sex == "f"} == {
        "zlata",
        "arica",
        "emilia",
        "katia",
        "cveta",
    }
    assert {person.sex for person in look(mine_lab(people=["marko", "marin", "anton"])).people} == {"m"}


@pytest.mark.rule("M-STATE-32")
def test_a_reinforced_door_changes_no_printed_prowess() -> None:
    lab = mine_lab(
        at="raid",
        tasks={"emilia": "guard"},
        storage={"wood": 5},
        fittings={"c1": "reinforced-door"},
        tops={"raids": ["prowlers"]},
        next=["blank", "blank", "fist-2"],
        orders=ASKING | {"reroll": "ask"},
    )
    seen = []
    while lab.asked == "raid-reroll":
        seen.append(next(p.prowess for p in look(lab).people if p.id == "emilia"))
        lab.choose("raid-reroll:emilia")
    assert seen == [0, 0]
    assert [event.face for event in lab.events("guard-rolled")] == ["blank", "blank", "fist-2"]
    assert CHARACTER["emilia"].prowess == 0


# --- Empathy ------------------------------------------------------------------------------------------


@pytest.mark.rule("M-STATE-27", "M-STATE-28")
@pytest.mark.parametrize(
    ("result", "hit"),
    [("1", ["marko", "emilia", "marin"]), ("5", ["marko", "emilia", "marin"]), ("6", ["marko"]), ("7", [])],
)
def test_one_roll_hits_everybody_whose_empathy_is_at_least_the_result(result: str, hit: list[str]) -> None:
    lab = mine_lab(at="morning", tops={"events": ["broken-promise"]}, next=[result])
    assert [p.id for p in lab.state.group if p.misery] == hit
    rolls = lab.events("empathy-rolled")
    assert len(rolls) == 1
    assert rolls[0].hit == tuple(f"character:{id}" for id in hit)


# --- Skills -------------------------------------------------------------------------------------------

ARICA = ("arica", "emilia", "marin")
TRIP = {"arica": "scavenging", "emilia": "guard", "marin": "floor"}


def offered(lab: Lab, verb: str) -> bool:
    return any(id.startswith(verb) for id in (*lab.options, *lab.anytime))


@pytest.mark.rule("M-STATE-30")
@pytest.mark.parametrize(
    ("at", "there"),
    [("stage", False), ("dusk", False), ("evening", False), ("dawn", True), ("dawn-after", False)],
)
def test_emilia_reads_from_her_journal_only_before_the_fate_card(at: str, there: bool) -> None:
    lab = mine_lab(at=at, states={"marko": {"misery": 2}}, storage={"moonshine": 1, "water": 1})
    assert offered(lab, "journal:") == there
    if not there:
        with pytest.raises(IllegalAnswer):
            lab.choose("journal:marko")


@pytest.mark.rule("M-STATE-30")
def test_arica_sneaks_only_where_there_is_noise() -> None:
    assert offered(mine_lab(at="explore", people=ARICA, tasks=TRIP, noise=3), "sneak-now")
    assert not offered(mine_lab(at="explore", people=ARICA, tasks=TRIP, noise=1), "sneak-now")
    assert not offered(mine_lab(people=ARICA), "sneak-now")
    home = {"arica": "floor", "emilia": "guard", "marin": "scavenging"}
    assert not offered(mine_lab(at="explore", people=ARICA, tasks=home, noise=3), "sneak-now")


@pytest.mark.rule("M-STATE-30")
def test_a_skill_costs_no_action() -> None:
    lab = mine_lab(at="dawn", states={"marko": {"misery": 2}}).choose("journal:marko")
    assert lab.level("marko", "misery") == 1
    assert lab.person("emilia").acted == 0


@pytest.mark.rule("M-STATE-31")
def test_a_skill_used_on_this_trip_is_not_offered_again() -> None:
    lab = mine_lab(at="explore", people=ARICA, tasks=TRIP, noise=7).choose("sneak-now:arica")
    assert lab.state.noise == 4
    assert not offered(lab, "sneak-now")
    with pytest.raises(IllegalAnswer):
        lab.choose("sneak-now:arica")


@pytest.mark.rule("M-STATE-31")
def test_a_skill_for_every_trip_comes_back_with_the_next_trip() -> None:
    def used_last_night(g: Game) -> Flow[None]:
        g.state.group[0].used.append("sneaky")
        yield from ()

    places = ("fire-station", "garage", "hotel")
    lab = mine_lab(at="scavenging", people=ARICA, tasks=TRIP, places=places, play=used_last_night, next=["1"])
    lab.choose("go-to:far:hotel")
    assert lab.state.noise > 1
    lab.choose("sneak-now:arica")
    assert lab.happened("sneaked-along")


@pytest.mark.rule("M-STATE-31")
def test_a_skill_for_every_day_comes_back_at_the_days_end() -> None:
    lab = mine_lab(at="dawn", states={"marko": {"misery": 2}}).choose("journal:marko")
    assert not offered(lab, "journal:")

    def used_today(g: Game) -> Flow[None]:
        g.state.group[1].used.append("journal")
        yield from ()

    assert mine_lab(at="death-among-us", play=used_today).person("emilia").used == []
