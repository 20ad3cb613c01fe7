"""Supper, the Evening, Water and Dawn as one picture: every cell does what it says."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tilldawn.engine.ahead import ahead
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.cards.characters import LAST
from tilldawn.games.mine.cards.fate import CARDS as FATES
from tilldawn.games.mine.public.night import fate_chances, fate_odds, night_odds, raid_chances
from tilldawn.games.mine.public.odds import raid_odds
from tilldawn.games.mine.raid.events import GuardFired
from tilldawn.play.draft import Draft, settle
from tilldawn.play.face import face_of
from tilldawn.play.grid import Cell, Grid
from tilldawn.play.mine.grids import grid
from tilldawn.testing.mine import Lab, mine_lab

PARTS = face_of("mine").parts


def draft(lab: Lab, *keys: str) -> Draft:
    assert lab.table.request is not None
    found = Draft(lab.table, PARTS[lab.table.request.kind], whole=True)
    found.lay(keys)
    return found


def picture(lab: Lab, *keys: str, lang: str = "en") -> Grid:
    drawn = grid(draft(lab, *keys), Speaker(lab.table, lang))
    assert drawn is not None
    return drawn


def cell(drawn: Grid, who: str, column: str) -> Cell:
    row = [row.ref for row in drawn.rows].index(f"character:{who}")
    return drawn.cells[row][[one.ref for one in drawn.columns].index(column)]


def level(found: Any, state: str) -> int:
    return int(next(one.level for one in found.then if one.state == state))


def supper(**laid: Any) -> Lab:
    return mine_lab(at="supper", **laid)


def test_a_cell_of_supper_says_what_hunger_comes_of_it() -> None:
    lab = supper(
        states={"marko": {"hunger": 3}, "marin": {"hunger": 1}}, storage={"canned-food": 1, "vegetable": 1}
    )
    drawn = picture(lab)
    assert [one.ref for one in drawn.columns] == ["good:canned-food", "good:vegetable"]
    assert level(cell(drawn, "marko", "good:canned-food"), "hunger") == 1
    assert level(cell(drawn, "marko", "good:vegetable"), "hunger") == 3
    assert [(row.ref, level(row, "hunger") if row.then else 4, row.lost) for row in drawn.rows] == [
        ("character:marko", 4, True),
        ("character:emilia", 1, False),
        ("character:marin", 2, False),
    ]
    assert (drawn.alarm, drawn.call) == (True, "This supper would be the end of Marko.")


def test_a_second_click_takes_it_back_and_what_is_given_away_says_who_has_it() -> None:
    lab = supper(states={"marko": {"hunger": 2}}, storage={"raw-food": 1})
    drawn = picture(lab, "feed:marko:raw-food")
    mine = cell(drawn, "marko", "good:raw-food")
    assert (mine.count, mine.keys, mine.more) == (1, [], None)
    other = cell(drawn, "marin", "good:raw-food")
    assert (other.keys, other.text) == (["feed:marin:raw-food"], "would come from Marko")
    assert (drawn.columns[0].left, drawn.columns[0].of, drawn.columns[0].text) == (0, 1, "0 of 1 left")
    assert lab.storage == {"raw-food": 1}


def test_one_person_may_have_several_dishes() -> None:
    lab = supper(
        people=["marko", "marin"], states={"marko": {"hunger": 3}}, storage={"raw-food": 2, "vegetable": 1}
    )
    drawn = picture(lab, "feed:marko:raw-food")
    mine = cell(drawn, "marko", "good:raw-food")
    assert mine.more == ["feed:marko:raw-food", "feed:marko:raw-food"]
    assert (cell(drawn, "marko", "good:vegetable").keys, cell(drawn, "marko", "good:vegetable").text) == (
        None,
        "A Vegetable is a meal, no more; this Character has eaten already.",
    )
    assert level(drawn.rows[0], "hunger") == 2
    assert drawn.rows[0].text == "Raw Food"


def test_a_dish_takes_the_place_of_one_that_would_be_wasted() -> None:
    lab = supper(states={"marko": {"hunger": 2}}, storage={"raw-food": 1, "canned-food": 1})
    canned = cell(picture(lab, "feed:marko:raw-food"), "marko", "good:canned-food")
    assert canned.keys == ["feed:marko:canned-food"]
    assert level(canned, "hunger") == 0


def test_a_dish_that_still_helps_is_added() -> None:
    lab = supper(states={"marko": {"hunger": 3}}, storage={"raw-food": 1, "canned-food": 1})
    canned = cell(picture(lab, "feed:marko:raw-food"), "marko", "good:canned-food")
    assert canned.keys == ["feed:marko:raw-food", "feed:marko:canned-food"]


@pytest.mark.parametrize(("lang", "says"), [("en", "planned"), ("fr", "prévu")])
def test_whom_the_planned_meal_fills_is_not_said_to_have_eaten(lang: str, says: str) -> None:
    lab = supper(states={"marko": {"hunger": 1}}, storage={"raw-food": 1, "canned-food": 1})
    shut = cell(picture(lab, "feed:marko:raw-food", lang=lang), "marko", "good:canned-food")
    assert shut.keys is None
    assert says in shut.text


def test_a_dish_that_is_given_may_be_cooked() -> None:
    lab = supper(
        people=["bruno", "marko"], states={"marko": {"hunger": 3}}, storage={"raw-food": 1, "wood": 1}
    )
    assert picture(lab).extras == []
    (extra,) = picture(lab, "feed:marko:raw-food").extras
    assert (extra.chosen, extra.keys) == (False, ["cook:marko:raw-food:wood"])
    drawn = picture(lab, *extra.keys)
    assert (drawn.extras[0].chosen, drawn.extras[0].keys) == (True, ["feed:marko:raw-food"])
    assert level(cell(drawn, "marko", "good:raw-food"), "hunger") == 1
    assert drawn.rows[1].text == "Raw Food, cooked"


def test_a_kind_word_belongs_to_the_same_picture() -> None:
    lab = supper(
        people=["cveta", "marko", "anton"],
        states={"marko": {"misery": 2}, "cveta": {"hunger": 1}},
        storage={"vegetable": 2},
    )
    (extra,) = picture(lab, "feed:marko:vegetable").extras
    assert (extra.text, extra.chosen) == ("Comfort Marko (Misery −1)", False)
    assert extra.keys == ["feed:marko:vegetable", "kind-word:marko"]
    chosen = draft(lab, *extra.keys)
    assert chosen.confirmed() == ["feed:marko:vegetable", "enough", "kind-word:marko"]
    drawn = picture(lab, *chosen.keys)
    assert drawn.extras[0].chosen
    assert draft(lab, *drawn.extras[0].keys).confirmed() == ["feed:marko:vegetable", "enough", "no-kind-word"]
    assert picture(lab, *chosen.keys, "feed:cveta:vegetable").extras == []
    settle(lab.table, chosen.confirmed(), lab.table.answer)
    assert (lab.asked, lab.level("marko", "misery")) == ("evening", 1)


def test_supper_ends_as_its_picture_says() -> None:
    lab = supper(
        people=["bruno", "marko", "marin"],
        states={"marko": {"hunger": 3}, "marin": {"hunger": 2}},
        storage={"raw-food": 2, "canned-food": 1, "wood": 1},
    )
    keys = ["cook:marko:canned-food:wood", "feed:marin:raw-food"]
    drawn = picture(lab, *keys)
    told = {row.ref.partition(":")[2]: level(row, "hunger") for row in drawn.rows}
    settle(lab.table, draft(lab, *keys).confirmed(), lab.table.answer)
    assert {p.id: p.hunger for p in lab.state.group} == told == {"bruno": 1, "marko": 0, "marin": 1}


EVENING: dict[str, Any] = {"at": "evening", "fittings": {"b3": "bed-1"}}


def test_the_evening_says_the_fatigue_of_every_task() -> None:
    lab = mine_lab(**EVENING, states={"marko": {"fatigue": 3}, "marin": {"fatigue": 4}})
    drawn = picture(lab)
    assert [one.ref for one in drawn.columns] == ["task:bed", "task:floor", "task:guard", "task:scavenging"]
    assert [level(one, "fatigue") for one in drawn.cells[0]] == [0, 1, 4, 4]
    asleep = cell(drawn, "marin", "task:guard")
    assert (asleep.keys, bool(asleep.text)) == (None, True)
    assert drawn.call == "Still without a task: Marko, Emilia and Marin."


def test_a_bed_that_is_taken_can_be_taken_away() -> None:
    lab = mine_lab(**EVENING)
    drawn = picture(lab, "bed:marko:bed-1", "task:marin:guard")
    other = cell(drawn, "emilia", "task:bed")
    assert (other.keys, other.text) == (["task:marin:guard", "bed:emilia:bed-1"], "would come from Marko")
    assert cell(drawn, "marko", "task:guard").keys == ["task:marin:guard", "task:marko:guard"]
    assert drawn.columns[0].text == "1 of 1 taken"


@pytest.mark.rule("M-EVE-06")
def test_a_night_without_a_guard_is_said_before_it_begins() -> None:
    lab = mine_lab(**EVENING)
    keys = ["bed:marko:bed-1", "task:emilia:floor", "task:marin:scavenging"]
    drawn = picture(lab, *keys)
    assert (drawn.alarm, drawn.columns[2].alarm, drawn.columns[2].text) == (True, True, "Nobody on Guard")
    unguarded = draft(lab, *keys)
    assert unguarded.confirmed()[-1] == "night-unguarded"
    doubt = unguarded.doubt()
    assert doubt is not None
    assert doubt.id == "warning-no-guard"
    guarded = picture(lab, *keys[:2], "task:marin:guard")
    assert (guarded.alarm, guarded.call) == (False, "Everybody has a task.")


def test_when_everybody_has_a_task_the_picture_shows_the_evening_and_nothing_of_the_night() -> None:
    lab = mine_lab(**EVENING)
    drawn = picture(lab, "bed:marko:bed-1", "task:emilia:guard", "task:marin:guard")
    assert [level(row, "fatigue") for row in drawn.rows] == [0, 1, 1]
    assert lab.state.phase == "evening"


@pytest.mark.rule("M-DUSK-03")
def test_who_gets_no_water_goes_thirsty_when_it_is_confirmed() -> None:
    lab = mine_lab(at="dusk", storage={"water": 2}, orders={}, next=["1", "7"])
    drawn = picture(lab, "give-water:marin")
    assert [one.text for one in drawn.columns] == ["1 of 2 left"]
    chosen = draft(lab, "give-water:marin")
    assert chosen.confirmed() == ["give-water:marin", "no-water:marko", "no-water:emilia"]
    settle(lab.table, chosen.confirmed(), lab.table.answer)
    assert (lab.asked, lab.storage["water"]) == ("evening", 1)


@pytest.mark.rule("M-DUSK-13")
def test_thirst_that_may_be_the_end_is_asked_about_twice() -> None:
    lab = mine_lab(at="dusk", storage={"water": 1}, states={"marin": {"misery": 3}}, orders={})
    doubt = draft(lab).doubt()
    assert doubt is not None
    assert doubt.id == "warning-thirst"
    assert picture(lab).alarm


@pytest.mark.rule("M-MED-01", "M-ALC-01")
def test_dawn_lays_medicine_ready_and_says_what_a_drink_does() -> None:
    lab = mine_lab(
        at="dawn",
        states={"marko": {"illness": 2, "misery": 2}},
        storage={"meds": 1, "moonshine": 1},
    )
    drawn = picture(lab, "place:meds:marko")
    assert cell(drawn, "marko", "good:meds").count == 1
    drink = cell(drawn, "marko", "good:moonshine")
    assert [(one.state, one.was, one.level) for one in drink.then] == [("fatigue", 0, 2), ("misery", 2, 1)]
    assert len(drawn.extras) == 3
    assert draft(lab, "place:meds:marko").confirmed() == ["place:meds:marko", "fate"]


@pytest.mark.rule("M-FATE-03", "M-FATE-05", "M-FATE-11")
def test_a_cell_of_medicine_says_what_the_fate_card_makes_of_it() -> None:
    lab = mine_lab(
        at="dawn",
        states={"marko": {"illness": 2}, "marin": {"wounds": 3}},
        storage={"meds": 1, "bandages": 1},
        tops={"fate": ["fever"]},
    )
    drawn = picture(lab)
    assert cell(drawn, "marko", "good:meds").note == "Illness 2 → 0"
    assert cell(drawn, "marin", "good:bandages").note == "Wounds 3 → 2"
    assert cell(drawn, "emilia", "good:meds").note == "Illness 0: nothing to treat"
    assert [row.text for row in drawn.rows] == ["Illness 2 → 3", "", "Wounds 3 → death"]
    assert picture(lab, "place:meds:marko").rows[0].text == "Illness 2 → 0"
    unknown = mine_lab(at="dawn", states={"marko": {"illness": 2}}, storage={"meds": 1})
    told = cell(picture(unknown), "marko", "good:meds").note
    assert told == "Illness 2 → 0 (about 6 in 10), 1 (about 3 in 10), 3 (1 in 7)"


@pytest.mark.rule("M-RAID-02", "M-RAID-12", "M-RAID-25")
def test_a_guard_cell_says_how_likely_a_raid_breaks_in_with_and_without() -> None:
    lab = mine_lab(**EVENING, tops={"raids": ["shots-in-the-street"]})
    alone = cell(picture(lab), "marko", "task:guard")
    assert alone.note == "A raid would break in: about 3 in 10"
    drawn = picture(lab, "task:marko:guard")
    assert cell(drawn, "marko", "task:guard").note == "The only one on Guard"
    assert drawn.columns[2].text == "Marko · a raid breaks in: about 3 in 10"
    both = picture(lab, "task:marko:guard", "task:marin:guard")
    assert cell(both, "marin", "task:guard").note == "Without them: about 3 in 10"
    armed = mine_lab(**EVENING, tops={"raids": ["prowlers"]}, storage={"knife": 1})
    bare = mine_lab(**EVENING, tops={"raids": ["prowlers"]})
    assert night(armed, "marko") < night(bare, "marko") == 1


def night(lab: Lab, *on_guard: str) -> Fraction:
    view = lab.table.look()
    return night_odds(view, raid_chances(lab.state), on_guard)


@pytest.mark.rule("M-RAID-02", "M-RAID-37", "M-CARD-38", "M-STATE-30")
@pytest.mark.parametrize(
    ("card", "storage", "guard"),
    [
        ("burglars", {"hatchet": 1}, "marko"),
        ("thug-gang", {"knife": 2}, "roman"),
        ("armed-stragglers", {"pistol": 1, "ammo": 2}, "roman"),
        ("prowlers", {}, "marko"),
    ],
)
def test_the_odds_of_the_evening_are_those_of_the_raid_card_when_it_comes(
    card: str, storage: dict[str, int], guard: str
) -> None:
    laid: dict[str, Any] = {"people": ["marko", "roman"], "tops": {"raids": [card]}, "storage": storage}
    lab = mine_lab(at="evening", **laid)
    other = next(p.id for p in lab.state.group if p.id != guard)
    answers = [f"task:{guard}:guard", f"task:{other}:floor"]
    while not (end := ahead(lab.table, answers)).weights:
        assert end.request is not None
        options = end.request.options
        answers.append(options[0 if end.request.kind == "raid-before" else -1].id)
    shots = [event.ammo for event in end.events if isinstance(event, GuardFired)]
    fired = {guard: shots[-1]} if shots else {}
    view: Any = end.table.look()
    assert night(lab, guard) == raid_odds(view, provoked=True, fired=fired).breaks


@pytest.mark.rule("M-FATE-03", "M-FATE-11", "M-TOKEN-18", "M-DAWN-05")
@pytest.mark.parametrize("cold", [0, 3])
@pytest.mark.parametrize("laid", [{}, {"meds": 1}, {"herbal-meds": 1}, {"bandages": 1}])
@pytest.mark.parametrize("card", [fate.id for fate in FATES])
def test_fate_does_what_the_odds_of_the_dawn_say(card: str, laid: dict[str, int], cold: int) -> None:
    lab = mine_lab(
        at="dawn",
        people=["marko", "emilia"],
        states={"marko": {"illness": 2, "wounds": 2}},
        medicine={"marko": laid},
        tasks={"marko": "bed-1", "emilia": "floor"},
        fittings={"b3": "bed-1"},
        cold=cold,
        tops={"fate": [card]},
    )
    view = lab.table.look()
    marko = next(p for p in view.people if p.id == "marko")
    told = {state: fate_odds(view, fate_chances(lab.state), marko, state) for state in ("illness", "wounds")}
    lab.table.answer("fate")
    if lab.alive("marko"):
        assert {state: {lab.level("marko", state): 1} for state in told} == told
    else:
        assert {LAST: 1} in told.values()


@pytest.mark.parametrize("at", ["supper", "evening", "dawn"])
def test_every_cell_leads_where_it_says(at: str) -> None:
    lab = mine_lab(
        at=at,
        people=["bruno", "marko", "emilia"],
        recruits=["marin"],
        states={
            "bruno": {"hunger": 2, "fatigue": 1, "misery": 1},
            "marko": {"hunger": 3, "fatigue": 3, "wounds": 1},
        },
        storage={"raw-food": 2, "canned-food": 1, "vegetable": 1, "wood": 1, "bandages": 1, "moonshine": 1},
        fittings={"b3": "bed-1"},
    )
    keys: list[str] = []
    for at_row in range(4):
        drawn = picture(lab, *keys)
        for row, cells in zip(drawn.rows, drawn.cells, strict=True):
            for one in cells:
                if one.keys is None:
                    continue
                after = picture(lab, *one.keys)
                then = next(r for r in after.rows if r.ref == row.ref)
                if one.count == 0:
                    assert one.then == then.then or not then.then
        open_cells = [one for one in drawn.cells[at_row] if one.keys is not None and not one.count]
        keys = open_cells[-1].keys or [] if open_cells else keys


def test_the_picture_is_in_french_too() -> None:
    lab = mine_lab(**EVENING)
    drawn = picture(lab, "bed:marko:bed-1", "task:emilia:floor", "task:marin:floor", lang="fr")
    assert "Garde" in drawn.columns[2].text
    assert drawn.alarm
