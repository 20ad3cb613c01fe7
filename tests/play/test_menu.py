"""The menu under a question: at a moment, what could come too late stands first."""

from __future__ import annotations

import pytest

from tilldawn.engine.request import no_stakes
from tilldawn.play.menu import entry_text, fold, is_moment, offered
from tilldawn.testing.mine import Lab, mine_lab
from tilldawn.web.telling import words_now


def last_chance() -> Lab:
    """Nobody has Water, somebody starves, and there is food: the roll for thirst comes next."""
    return mine_lab(
        at="day",
        people=("marko",),
        states={"marko": {"hunger": 3, "fatigue": 3}},
        storage={"raw-food": 2},
        advanced=["351"],
        next=["3", "hunger-1"],
    )


@pytest.mark.rule("M-ADV-08")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_at_a_moment_what_may_be_done_at_any_time_comes_first(lang: str) -> None:
    table = last_chance().table
    request = table.request
    assert request is not None
    assert is_moment(request)
    verbs = [option.verb for option in offered(request, [0])]
    assert verbs[0] == "eat-now"
    assert verbs[-1] == request.options[0].verb
    assert offered(request, []) == []
    ask = words_now(table, lang, [0]).state(0).ask
    assert ask is not None
    assert ask.moment
    assert [option.verb for option in ask.anytime][:1] == ["eat-now"]
    assert "$" not in ask.prompt


@pytest.mark.rule("M-RAID-04", "M-BOARD-03", "M-MED-07")
def test_before_a_raid_only_what_raiders_could_spoil_comes_before_going_on() -> None:
    lab = mine_lab(
        at="raid",
        people=("marko", "katia"),
        states={"marko": {"wounds": 1}},
        tasks={"marko": "guard", "katia": "guard"},
        storage={"bandages": 2, "wood": 5},
    )
    request = lab.table.request
    assert request is not None
    assert [o.id for o in offered(request, [0])] == ["place-now:bandages:marko", "go-on"]
    ask = words_now(lab.table, "en", [0]).state(0).ask
    assert ask is not None
    assert ask.pressing == ["place-now:bandages:marko"]
    assert {"bundle:wood", "place-now:bandages:katia"} < {option.id for option in ask.anytime}


def test_one_answer_is_no_moment_where_nothing_could_come_too_late() -> None:
    request = last_chance().table.request
    assert request is not None
    request.moment, request.stakes = False, no_stakes
    assert request.anytime
    assert not is_moment(request)
    assert [option.verb for option in offered(request, [0])] == [request.options[0].verb]


def test_a_folded_family_has_a_name_of_its_own_for_every_front_end() -> None:
    lab = mine_lab(storage={"wood": 9, "component": 9}, fittings={"c2": "workshop"})
    plan = lab.table.request
    assert plan is not None
    lab.choose(plan.options[0].id)
    words = words_now(lab.table, "en", [0])
    ask = words.state(0).ask
    assert ask is not None
    assert lab.table.request is not None
    folded = [entry for entry in fold(lab.table.request.options) if entry.option is None]
    for entry in folded:
        first = entry.options[0]
        said = entry_text(words.say.catalog, entry)
        assert ask.families[f"{first.seat}/{first.verb}"] == said
    assert folded
