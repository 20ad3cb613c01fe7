"""What a page is told of a choice that is being put together: the table with the choice on it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tilldawn.engine.view import Speaker
from tilldawn.play.draft import Draft
from tilldawn.play.face import face_of
from tilldawn.testing.mine import mine_lab
from tilldawn.web import protocol as p
from tilldawn.web.difference import changed
from tilldawn.web.drafting import draft_words, follow, pondered
from tilldawn.web.errors import Refusal
from tilldawn.web.planning import PlanDraft

HOST, EVE = "host", "eve"


def shown(table: Any, draft: p.Draft) -> Any:
    """The table's view with a draft on it, as a page makes it."""
    told = msgspec.json.decode(msgspec.json.encode(draft))
    return changed(msgspec.to_builtins(table.look(), str_keys=True), told["view"])


def chain(table: Any, *keys: str) -> p.Draft:
    draft = Draft(table, face_of("mine").parts[table.request.kind])
    return draft_words(draft, follow(draft, list(keys)), Speaker(table, "en"))


def test_the_scene_shows_the_meal_that_is_being_put_together() -> None:
    lab = mine_lab(at="supper", states={"emilia": {"hunger": 3}}, storage={"raw-food": 2, "canned-food": 1})
    view = shown(lab.table, chain(lab.table, "feed:emilia:canned-food"))
    assert view["storage"] == {"raw-food": 2}
    assert next(one for one in view["people"] if one["id"] == "emilia")["ate"]
    assert lab.state.storage == {"raw-food": 2, "canned-food": 1}


@pytest.mark.parametrize("keys", [[], ["feed:emilia:canned-food"]])
def test_a_choice_with_nothing_in_it_changes_nothing_of_the_scene(keys: list[str]) -> None:
    lab = mine_lab(at="supper", states={"emilia": {"hunger": 3}}, storage={"raw-food": 2, "canned-food": 1})
    assert (chain(lab.table, *keys).view == {}) == (not keys)


def test_those_who_look_on_see_the_table_with_the_choice_on_it() -> None:
    lab = mine_lab()
    draft = PlanDraft(lab.table, ["plan:marko>clear:b5:heap"]).words(Speaker(lab.table, "en"))
    told = pondered(draft)
    assert told.view == draft.view
    assert "Heap" in told.text


def test_a_plan_says_who_can_do_what_and_why_not_where() -> None:
    lab = mine_lab(states={"marin": {"fatigue": 3}})
    say = Speaker(lab.table, "en")
    draft = PlanDraft(lab.table, ["plan:marko>clear:b5:heap"]).words(say)
    plan = draft.plan
    assert plan is not None
    people = {one.id: one for one in plan.people}
    deeds = {one.id: one for one in plan.deeds}
    assert "clear:b5:heap" in people["marko"].deeds
    assert "space:b5" in deeds["clear:b5:heap"].refs
    assert any("space:b5" in one.refs and one.why for one in people["emilia"].refused)
    assert people["marin"].why
    assert not people["marin"].deeds
    assert plan.idle == ["emilia"]
    assert [(one.who, one.deed.id) for one in plan.steps] == [("marko", "clear:b5:heap")]
    assert next(one for one in shown(lab.table, draft)["people"] if one["id"] == "marko")["where"] == "b5"


def test_a_refusal_of_something_printed_on_the_board_is_found_at_its_room() -> None:
    lab = mine_lab()
    plan = PlanDraft(lab.table, ["plan:marko>new-idea"]).words(Speaker(lab.table, "en")).plan
    assert plan is not None
    deed = next(one for one in plan.deeds if one.id == "new-idea")
    [room] = [ref for ref in deed.refs if ref.startswith("space:")]
    emilia = next(one for one in plan.people if one.id == "emilia")
    assert any(room in one.refs for one in emilia.refused)


def test_a_plan_is_given_as_a_whole_or_not_at_all(lay: Any, wake: Any, hand: Any) -> None:
    room = wake(lay("Ana", "Ben", game="mine"))
    hand.until(room, lambda r: r.table.request is not None and r.table.request.kind == "plan")
    before = room.table.revision
    plan = room.drafts(HOST, before, [], ["en"])["en"].plan
    person = next(one for one in plan.people if one.deeds)
    way = f"plan:{person.id}>{person.deeds[0]}"
    told = room.drafts(HOST, before, [way], ["en", "fr"])
    assert told["en"].keys == told["fr"].keys
    assert room.table.revision == before
    for keys in ([way, way], ["plan:nobody>rest"], [f"plan:{person.id}"]):
        with pytest.raises(Refusal):
            room.confirm(HOST, before, keys)
    with pytest.raises(Refusal, match="to decide"):
        room.confirm(EVE, before, told["en"].keys)
    with pytest.raises(Refusal, match="to decide"):
        room.drafts(EVE, before, [], ["en"])
    assert room.table.revision == before
    room.confirm(HOST, before, told["en"].keys)
    given = [entry.partition(">")[2] for entry in room.table.journal[before:] if ">" in entry]
    assert given[0] == f"plan:{person.id}"
    assert "resolve" in given
    assert hand.kept(room)


def test_a_page_is_told_what_a_sensible_player_would_choose_as_long_as_nothing_is_chosen() -> None:
    lab = mine_lab(at="supper", states={"emilia": {"hunger": 3}}, storage={"raw-food": 2, "canned-food": 1})
    empty = chain(lab.table)
    assert empty.advice
    assert not empty.fill
    assert chain(lab.table, *empty.advice).advice == []
    assert chain(lab.table, *empty.advice).confirm == [*empty.advice, "enough"]


@pytest.mark.rule("M-DUSK-03", "M-STATE-30")
def test_a_confirmation_names_how_the_choice_ends_too() -> None:
    """Whoever gets no Water goes thirsty, whoever is not comforted is not: one confirmation says it all."""
    lab = mine_lab(
        at="supper", people=["cveta", "marko"], states={"marko": {"misery": 2}}, storage={"vegetable": 1}
    )
    draft = Draft(lab.table, face_of("mine").parts["eat"], whole=True)
    told = draft_words(draft, follow(draft, ["feed:marko:vegetable"]), Speaker(lab.table, "en"))
    assert told.confirm == ["feed:marko:vegetable", "no-kind-word"]
