"""Drafts of chains: what is marked can be taken back, and is given as real answers when it is confirmed."""

from __future__ import annotations

import pytest

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.engine.request import Progress
from tilldawn.play.draft import Draft, advised, is_chain, key_of, settle
from tilldawn.play.mine.face import FACE
from tilldawn.testing.mine import Lab, fight_lab, mine_lab

EAT = FACE.parts["eat"]


def supper() -> Lab:
    states = {"marko": {"hunger": 2}, "emilia": {"hunger": 3}}
    return mine_lab(at="supper", states=states, storage={"raw-food": 2, "canned-food": 1})


def test_a_key_is_the_answer_without_its_numbers() -> None:
    assert key_of("hit:a2:knife:1") == "hit:a2:knife"
    assert key_of("wound-last:katia:3") == key_of("wound:katia:2")


def test_a_draft_leaves_the_table_alone_until_it_is_settled() -> None:
    lab = supper()
    draft = Draft(lab.table, EAT)
    assert draft.add("feed:emilia:canned-food")
    assert draft.add("feed:marko:raw-food")
    assert draft.drop("feed:marko:raw-food")
    assert draft.counts()["feed:emilia:canned-food"] == 1
    assert lab.level("emilia", "hunger") == 3
    assert draft.confirmed() == ["feed:emilia:canned-food", "enough"]
    settle(lab.table, draft.confirmed(), lab.table.answer)
    assert lab.level("emilia", "hunger") == 1
    assert lab.level("marko", "hunger") == 3


def test_what_is_not_offered_is_not_added_nor_dropped() -> None:
    draft = Draft(supper().table, EAT)
    assert not draft.add("feed:emilia:moonshine")
    assert not draft.drop("feed:emilia:canned-food")


def test_settling_stops_at_what_the_table_no_longer_offers() -> None:
    lab = supper()
    given: list[str] = []
    settle(lab.table, ["feed:emilia:moonshine", "enough"], given.append)
    assert given == []


def test_ending_a_careful_chain_with_nothing_in_it_is_doubted() -> None:
    draft = Draft(mine_lab(at="supper", storage={"raw-food": 2}).table, EAT)
    last = draft.finish()
    assert last is not None
    assert draft.doubt() == last.text
    draft.add("feed:emilia:raw-food")
    assert draft.doubt() is None


def test_ending_a_chain_at_somebodys_cost_is_doubted_as_the_rules_warn() -> None:
    draft = Draft(supper().table, EAT)
    doubt = draft.doubt()
    assert doubt is not None
    assert doubt.id == "warning-starves"
    draft.add("feed:emilia:canned-food")
    assert draft.doubt() is None


def test_a_death_in_the_chain_is_doubted() -> None:
    dice = ["blank", "blank", "knife-2", "knife-3"]
    lab = fight_lab("thugs-1", ["a1", "b1"], states={"katia": {"wounds": 3}}, next=dice)
    request = lab.table.request
    assert request is not None
    lab.table.answer(request.options[0].id)
    draft = Draft(lab.table, FACE.parts["wound"])
    assert draft.doubt() is None
    draft.add("wound:katia")
    assert draft.over
    assert draft.doubt() is not None


def test_a_request_is_a_chain_only_where_more_than_one_answer_is_wanted() -> None:
    request = supper().table.request
    assert request is not None
    assert is_chain(request, EAT)
    ends = [o for o in request.options if o.verb in EAT.finish]
    request.options = ends
    assert not is_chain(request, EAT)


def test_a_load_is_a_chain_however_little_room_is_left_and_a_payment_is_none_at_its_last_piece() -> None:
    lab = supper()
    request = lab.table.request
    assert request is not None
    request.progress = Progress(4, 5)
    assert is_chain(request, FACE.parts["load"])
    assert not is_chain(request, FACE.parts["pay-toll"])


def test_nothing_is_drafted_when_nothing_is_asked() -> None:
    lab = supper()
    lab.table.request = None
    with pytest.raises(ValueError, match="nothing is asked"):
        Draft(lab.table, EAT)


@pytest.mark.parametrize("kind", ["load", "evening", "eat"])
def test_what_a_sensible_player_would_choose_can_be_confirmed_as_it_is(kind: str) -> None:
    table = tilldawn.new_table("mine", 1, seed=4)
    bot = make_bot("heuristic", "mine", "4")
    while table.request is not None and table.request.kind != kind:
        table.play(bot.choose(table, 0))
    before = list(table.journal)
    keys = advised(table, FACE.parts[kind], bot)
    assert keys
    draft = Draft(table, FACE.parts[kind])
    draft.lay(keys)
    assert draft.keys == keys
    assert draft.complete
    assert table.journal == before
    settle(table, draft.confirmed(), table.answer)
    assert table.request is not None
    assert table.request.kind != kind


@pytest.mark.rule("M-STATE-30")
def test_what_a_sensible_player_would_choose_goes_on_to_the_end_of_the_picture() -> None:
    """A supper that is confirmed as it is proposed says the kind word, too."""
    states = {"marko": {"misery": 2}, "cveta": {"hunger": 0}}
    lab = mine_lab(at="supper", people=["cveta", "marko"], states=states, storage={"vegetable": 2})
    keys = advised(lab.table, EAT, make_bot("heuristic", "mine", "4"))
    assert keys[-1] == "kind-word:marko"
    draft = Draft(lab.table, EAT, whole=True)
    draft.lay(keys)
    assert draft.keys == keys
    settle(lab.table, draft.confirmed(), lab.table.answer)
    assert lab.level("marko", "misery") == 1
