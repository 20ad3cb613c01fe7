"""The view: everything that lies on the table, as facts no front end has to work out."""

from __future__ import annotations

import pytest

from tilldawn.games.mine.public.view import NoteView, TableView
from tilldawn.games.mine.state import Note
from tilldawn.testing.mine import Lab, fight_lab, mine_lab, trip_lab


def look(lab: Lab) -> TableView:
    seen = lab.table.look()
    assert isinstance(seen, TableView)
    return seen


@pytest.mark.rule("M-SCRIPT-07", "M-TOKEN-16", "M-BOARD-33")
def test_written_tokens_lie_open_on_a_space_a_person_in_storage_and_outside() -> None:
    notes = [
        Note("sergei", 637, "storage", "dusk", 3),
        Note("the-mark", 1, "b2"),
        Note("criminal", 1694, "emilia"),
        Note("mystery", 2, "outside:marko"),
    ]
    lab = mine_lab(notes=notes)
    seen = look(lab)
    assert seen.notes[0] == NoteView("sergei", "zone:storage", "", 637, "dusk", 3, 0)
    assert [(note.where, note.about) for note in seen.notes[1:]] == [
        ("space:b2", ""),
        ("character:emilia", ""),
        ("zone:outside", "marko"),
    ]
    assert [space.id for space in seen.spaces if space.notes == ["the-mark"]] == ["b2"]
    assert [p.id for p in seen.people if p.notes == ["criminal"]] == ["emilia"]
    for lang, words in (("en", "eats one meal each Dusk"), ("fr", "Sergei")):
        assert words in lab.table.view(lang)["things"]["note:sergei"]["text"]


@pytest.mark.rule("M-SCRIPT-34", "M-FIND-06")
def test_a_child_carried_home_weighs_in_the_pile() -> None:
    lab = trip_lab("hotel", "x-heap", pile={"wood": 1}, notes=[Note("child", 2, "pile")])
    seen = look(lab)
    assert seen.trip is not None
    assert seen.pile_weight == seen.trip.load
    assert [note.weight for note in seen.notes] == [3]


@pytest.mark.rule("M-SETUP-09")
@pytest.mark.parametrize(("lang", "word"), [("en", "Spirit B:"), ("fr", "Trait B\u00a0:")])
def test_a_character_is_read_with_values_skill_and_spirit(lang: str, word: str) -> None:
    lab = mine_lab()
    things = lab.table.view(lang)["things"]
    for p in look(lab).people:
        text = things[f"character:{p.id}"]["text"]
        assert word in text
        assert all(things[ref]["text"] in text for ref in p.spirit)
        assert str(p.inventory) in text


@pytest.mark.rule("M-STATE-22", "M-COMB-46")
def test_who_sleeps_at_home_is_no_fighter() -> None:
    out = fight_lab("thugs-1", ["a1", "a2"])
    assert look(out).combat.fighters == ["katia", "cveta"]  # type: ignore[union-attr]
    assert [p.id for p in look(out).people if p.fights] == ["katia", "cveta"]
    state = out.state
    assert state.combat is not None
    state.combat.home = True
    state.phase = "raid"
    for person in state.group:
        person.task = "guard"
    state.group[0].fatigue, state.group[0].holding = 4, False
    assert [p.id for p in look(out).people if not p.fights] == [state.group[0].id]


@pytest.mark.rule("M-STATE-24")
def test_one_step_from_the_end_is_said_with_its_state() -> None:
    lab = mine_lab(states={"marko": {"wounds": 3, "misery": 3}, "emilia": {"fatigue": 3, "hunger": 2}})
    assert {p.id: p.edge for p in look(lab).people} == {
        "marko": ["misery", "wounds"],
        "emilia": [],
        "marin": [],
    }


@pytest.mark.rule("M-FIT-09")
def test_a_fitting_says_what_it_can_become() -> None:
    lab = mine_lab(fittings={"c2": "simple-heater"})
    [space] = [one for one in look(lab).spaces if one.fitting == "simple-heater"]
    assert space.becomes == ("efficient-heater",)
    assert "Efficient Heater" in lab.table.view("en")["things"]["card:simple-heater"]["text"]


@pytest.mark.rule("M-SCRIPT-37")
def test_what_holds_without_a_card_is_named_and_explained() -> None:
    lab = mine_lab(basement_closed=True)
    assert look(lab).holds == ["holds:basement"]
    assert "basement" in lab.table.view("en")["things"]["holds:basement"]["text"]


def test_what_somebody_is_at_is_one_ref_that_has_a_name() -> None:
    lab = mine_lab()
    lab.state.group[1].posted = True
    lab.state.group[2].task = "guard"
    assert [p.does for p in look(lab).people] == ["", "task:roof", "task:guard"]
    things = lab.table.view("fr")["things"]
    assert all(things[p.does]["name"] for p in look(lab).people if p.does)


@pytest.mark.rule("M-MORN-14", "M-FIT-42")
def test_an_event_heard_of_behind_a_chapter_is_known() -> None:
    gone = ["snipers", "airdrop", "shelling"]
    lab = mine_lab(day=4, fittings={"b4": "radio"}, gone=gone, next=["epidemic", "5"])
    lab.choose("plan:marko", "use:radio:tune-in", "resolve", "listen:events")
    assert lab.told("tuned-in", "cards") == [("card:chapter-2", "card:epidemic")]
    assert (look(lab).seen, look(lab).chapter_in) == ({"events": ["epidemic"]}, 0)
    assert "card:epidemic" in lab.table.view("en")["things"]
