"""A stage planned on a copy of the table: the same ways as by answering one by one, and nothing is spent."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.engine.table import Table
from tilldawn.games.mine.public.planning import JOIN, Staging
from tilldawn.testing.mine import mine_lab

WORKS: dict[str, Any] = {
    "storage": {"wood": 4, "component": 4, "book": 2, "water": 3},
    "fittings": {"c5": "simple-heater"},
    "cold": 3,
}


def asked_one_by_one(table: Table[Any], who: str) -> set[str]:
    """What the table itself offers somebody."""
    twin = table.fork(seed="one")
    twin.answer(f"plan:{who}")
    assert twin.request is not None
    return {option.id for option in twin.request.options if option.verb != "rest"}


def test_everybody_is_offered_what_the_table_itself_offers_them_all_through_a_game() -> None:
    table = tilldawn.new_table("mine", 1, seed="planning")
    bots = {0: make_bot("heuristic", "mine", "planning")}
    stages = 0
    while table.request is not None and stages < 14:
        if table.request.kind == "plan":
            stages += 1
            before = msgspec.msgpack.encode(table.state)
            staging = Staging(table)
            free = {option.args[0] for option in table.request.options if option.verb == "plan"}
            for prospect in staging.prospects():
                offered = {one.deed.id for one in prospect.steps}
                assert offered == (asked_one_by_one(table, prospect.who) if prospect.who in free else set())
                assert prospect.fixed or prospect.steps or prospect.why or prospect.who in free
            assert msgspec.msgpack.encode(table.state) == before
        chosen = step(table, bots)
        assert chosen is not None
        table.answer(chosen.id, chosen.seat)
    assert stages == 14


@pytest.mark.rule("M-DAY-03", "M-DAY-04")
def test_a_plan_shows_what_it_takes_and_spends_nothing_before_it_is_given() -> None:
    lab = mine_lab(**WORKS)
    heat = next(id for id in lab.choose("plan:marko").options if id.startswith("use:simple-heater"))
    lab.table.undo("step")
    staging = Staging(lab.table, [f"plan:marko{JOIN}{heat}"])
    assert lab.state.storage["wood"] == 4
    assert staging.look().storage["wood"] == 4 - staging.steps[0].costs["wood"]
    given = next(one for one in staging.look().people if one.id == "marko")
    assert given.doing != ""
    lab.choose(*staging.answers())
    assert lab.state.storage["wood"] == staging.look().storage["wood"]


def test_what_an_assignment_leaves_open_can_be_said_in_its_way() -> None:
    lab = mine_lab(**WORKS)
    heat = next(id for id in lab.choose("plan:marko").options if id.startswith("use:simple-heater"))
    lab.table.undo("step")
    [plain] = Staging(lab.table, [f"plan:marko{JOIN}{heat}"]).steps
    kinds = [one.kind for one in plain.choices]
    assert "which-fuel" in kinds
    at = kinds.index("which-fuel")
    other = next(o for o in plain.choices[at].request.options if o.id != plain.choices[at].chosen.id)
    way = JOIN.join([*plain.way.split(JOIN)[: 2 + at], other.id])
    staging = Staging(lab.table, [way])
    assert staging.steps[0].costs != plain.costs
    lab.choose(*staging.answers())
    assert lab.state.storage.get("book", 0) == 2 - staging.steps[0].costs["book"]


@pytest.mark.rule("M-DAY-07")
def test_what_somebody_has_been_given_can_only_be_taken_over_from_them() -> None:
    lab = mine_lab()
    way = f"plan:marko{JOIN}clear:b5:heap"
    staging = Staging(lab.table, [way])
    prospects = {one.who: one for one in staging.prospects()}
    assert "clear:b5:heap" in {one.deed.id for one in prospects["marko"].steps}
    assert prospects["emilia"].instead == {"clear:b5:heap": "marko"}
    assert prospects["marko"].instead == {}
    assert any("space:b5" in no.refs and no.why.id == "refused-taken" for no in prospects["emilia"].refused)
    assert staging.idle == ["emilia", "marin"]
    assert staging.answers() == [*way.split(JOIN), "resolve"]


@pytest.mark.rule("M-SHEL-08")
def test_whoever_helps_with_rubble_is_free_again_when_the_help_is_dropped() -> None:
    lab = mine_lab()
    way = next(
        one.way
        for prospect in Staging(lab.table).prospects()
        for one in prospect.steps
        if one.deed.verb == "dig-with" and one.helper == "emilia" and one.who == "marko"
    )
    staging = Staging(lab.table, [way])
    assert staging.idle == ["marin"]
    helper = next(one for one in staging.prospects() if one.who == "emilia")
    assert helper.steps  # what she could do instead, without the digging
    assert staging.steps[0].helper == "emilia"


def test_what_is_no_longer_possible_is_left_out_of_the_plan() -> None:
    lab = mine_lab()
    ways = [f"plan:marko{JOIN}clear:b5:heap", f"plan:emilia{JOIN}clear:b5:heap", "plan:marin", "nonsense"]
    staging = Staging(lab.table, ways)
    assert staging.ways == ways[:1]
    assert staging.dropped == ways[1:]


def test_a_plan_for_everybody_is_carried_out_without_another_word() -> None:
    lab = mine_lab()
    ways: list[str] = []
    for who in ("marko", "emilia", "marin"):
        prospect = next(one for one in Staging(lab.table, ways).prospects() if one.who == who)
        ways.append(next(one.way for one in prospect.steps if one.deed.verb in ("clear", "new-idea")))
    staging = Staging(lab.table, ways)
    assert staging.idle == []
    assert "resolve" not in staging.answers()
    lab.choose(*staging.answers())
    assert lab.events("card-turned")  # it has been carried out
    assert len(lab.table.answers) > len(staging.answers())


def test_there_is_no_plan_where_no_stage_is_planned() -> None:
    with pytest.raises(ValueError, match="no stage"):
        Staging(mine_lab(at="supper", storage={"raw-food": 1}, states={"marko": {"hunger": 2}}).table)
