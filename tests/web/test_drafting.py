"""What a page is told of a choice that is being put together: the table with the choice on it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.engine.view import Speaker
from tilldawn.play.draft import Draft
from tilldawn.play.face import face_of
from tilldawn.testing.mine import mine_lab, trip_lab
from tilldawn.web import protocol as p
from tilldawn.web.difference import changed
from tilldawn.web.drafting import draft_words, follow, pondered
from tilldawn.web.errors import Refusal
from tilldawn.web.planning import PlanDraft
from tilldawn.web.trading import TradeDraft

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


@pytest.mark.parametrize("first", [[], ["plan:katia>poke-about"]])
def test_a_page_is_told_of_a_plan_for_everybody_who_has_nothing_to_do(first: list[str]) -> None:
    lab = mine_lab(people=("marko", "katia", "emilia"), storage={"wood": 4, "component": 4, "lockpick": 1})
    say = Speaker(lab.table, "en")
    told = PlanDraft(lab.table, first).words(say)
    assert told.advice[: len(first)] == first
    assert not told.fill
    whole = PlanDraft(lab.table, told.advice)
    assert whole.keys == told.advice
    assert {way.split(">")[0] for way in whole.keys} == {"plan:marko", "plan:katia", "plan:emilia"}
    assert whole.words(say).advice == []
    for id in whole.answers():
        if lab.table.request is not None and lab.table.request.find(id) is not None:
            lab.table.answer(id)
    assert lab.table.state.stage == 2 or lab.asked != "plan"


def test_a_page_is_told_what_a_sensible_player_would_choose_as_long_as_nothing_is_chosen() -> None:
    lab = mine_lab(at="supper", states={"emilia": {"hunger": 3}}, storage={"raw-food": 2, "canned-food": 1})
    empty = chain(lab.table)
    assert empty.advice
    assert empty.fill
    assert chain(lab.table, *empty.advice).advice == []
    assert chain(lab.table, *empty.advice).confirm == [*empty.advice, "enough"]


def test_a_proposal_for_the_way_home_leaves_nothing_behind_that_can_be_carried() -> None:
    """Coffee and Herbs weigh nothing, however little they are worth."""
    lab = mine_lab(
        at="choose-findings",
        tasks={"emilia": "scavenging", "marko": "guard", "marin": "floor"},
        pile={"canned-food": 3, "filter": 2, "sugar": 2, "coffee": 2, "herb": 1},
    )
    while lab.asked != "load":
        lab.choose(lab.options[0])
    advice = chain(lab.table).advice
    left = [key for key in advice if key.startswith("leave-good:")]
    assert left
    for key in left:
        without = advice[:]
        without.remove(key)
        draft = chain(lab.table, *without)
        assert not draft.complete or draft.keys != without
    assert not {"leave-good:coffee", "leave-good:herb"} & set(left)


@pytest.mark.rule("M-DUSK-03", "M-STATE-30")
def test_a_confirmation_names_how_the_choice_ends_too() -> None:
    """Whoever gets no Water goes thirsty, whoever is not comforted is not: one confirmation says it all."""
    lab = mine_lab(
        at="supper", people=["cveta", "marko"], states={"marko": {"misery": 2}}, storage={"vegetable": 1}
    )
    draft = Draft(lab.table, face_of("mine").parts["eat"], whole=True)
    told = draft_words(draft, follow(draft, ["feed:marko:vegetable"]), Speaker(lab.table, "en"))
    assert told.confirm == ["feed:marko:vegetable", "no-kind-word"]


# --- A trade ------------------------------------------------------------------------------------------


def trade() -> Any:
    """At the stall, before anything is in the basket."""
    for seed in range(60):
        table = tilldawn.new_table("mine", 1, seed=f"stall-{seed}")
        bots = {0: make_bot("heuristic", "mine", str(seed))}
        while table.request is not None and table.request.kind != "trade-buy":
            chosen = step(table, bots)
            assert chosen is not None
            table.answer(chosen.id, chosen.seat)
        if table.request is not None and len(table.request.options) > 2:
            break
    draft = TradeDraft(table, [])
    assert (draft.keys, draft.complete, draft.answers()) == ([], True, ["trade-enough"])
    return table


def test_what_we_take_and_what_we_give_are_one_draft_in_any_order() -> None:
    table = trade()
    say = Speaker(table, "en")
    before = table.look()
    buy = next(iter(TradeDraft(table, []).wares))
    bought = TradeDraft(table, [buy])
    words = bought.words(say)
    assert (words.complete, words.done, words.total) == (False, 0, before.goods[buy.split(":")[1]].value)
    assert shown(table, words)["deal"]["basket"] == {buy.split(":")[1]: 1}
    keys = [buy]
    while not (draft := TradeDraft(table, keys)).complete:
        keys.insert(0, next(iter(draft.coins)))  # before what it pays for
    words = draft.words(say)
    assert words.done >= words.total > 0
    paid = [key.split(":")[1] for key in draft.keys if key.startswith("pay:")]
    heap = shown(table, words)["storage" if before.deal.home else "pile"]
    for good in set(paid) - {buy.split(":")[1]}:
        was = (before.storage if before.deal.home else before.pile)[good]
        assert heap.get(good, 0) == was - paid.count(good)
    assert table.look() == before
    for id in draft.answers():
        table.answer(id)
    assert table.look().deal is None


def test_more_than_enough_is_not_paid_and_nothing_is_paid_for_nothing() -> None:
    table = trade()
    buy = next(iter(TradeDraft(table, []).wares))
    coin = next(iter(TradeDraft(table, [buy]).coins))
    assert TradeDraft(table, [coin, coin]).keys == []
    many = TradeDraft(table, [buy, *[coin] * 30, *TradeDraft(table, [buy]).coins])
    assert many.complete
    worths = [int(id.split(":")[2]) for id in many.answers() if id.startswith("pay:")]
    assert sum(worths) - worths[-1] < many.words(Speaker(table, "en")).total


def at_the_peddler(**pile: int) -> Any:
    """The Commission is paid, in one token; these are left to pay with."""
    lab = trip_lab("ruined-villa", "x-candlelight", pile=pile | {"book": 1}, tops={"residents": ["peddler"]})
    lab.choose("approach", "do-trade", "trade-begin:peddler:1", "pay:book:1")
    assert lab.asked == "trade-buy"
    return lab.table


CIGARETTE, COFFEE, GUITAR = "trade-buy:cigarette", "trade-buy:coffee", "broken-guitar"


@pytest.mark.parametrize(
    ("bought", "open_still"),
    [([CIGARETTE], True), ([CIGARETTE, CIGARETTE], True), ([CIGARETTE, CIGARETTE, COFFEE], False)],
)
def test_what_can_only_be_paid_one_way_is_said_to_be_given(bought: list[str], open_still: bool) -> None:
    """The one token there is pays without being asked for, also where nothing more can be bought with it."""
    table = at_the_peddler(**{GUITAR: 1})
    draft = TradeDraft(table, bought)
    words = draft.words(Speaker(table, "en"))
    assert (words.keys, words.confirm, words.complete) == (bought, bought, True)
    assert (words.total, words.done) == (len(bought), 3)
    rows = {row.key: (row.count, row.open) for row in words.rows}
    assert rows["pay:broken-guitar"] == (1, False)
    assert rows[CIGARETTE][0] == bought.count(CIGARETTE)
    assert (COFFEE in draft.wares) == open_still
    view = shown(table, words)
    assert view["deal"]["basket"] == dict(Counter(key.split(":")[1] for key in bought))
    assert (view["deal"]["price"], view["deal"]["paid"]) == (len(bought), 3)
    assert GUITAR not in view["pile"]
    assert view["trip"]["load"] == 0
    for id in draft.answers():
        table.answer(id)
    assert table.look().deal is None
    assert table.look().pile == view["pile"]


def test_what_is_bought_is_weighed_before_it_is_paid() -> None:
    table = at_the_peddler(**{GUITAR: 1, "lockpick": 1})
    words = TradeDraft(table, ["trade-buy:sugar"]).words(Speaker(table, "en"))
    assert not words.complete
    assert shown(table, words)["trip"]["load"] == table.look().trip.load + 1


def test_a_payment_that_ends_by_itself_counts_all_that_is_paid() -> None:
    """The Commission is 2: with the Cigarette gone, only the Book is left to pay with."""
    lab = trip_lab("central-square", pile={"cigarette": 1, "book": 1})
    lab.choose("trade:6", "trade-begin:central-square:2")
    draft = chain(lab.table, "pay:cigarette")
    assert (draft.complete, draft.done, draft.total) == (True, 2, 2)
    assert {row.key: row.count for row in draft.rows} == {"pay:cigarette": 1, "pay:book": 1}
