"""The end: Ending Events, the verdict, and what becomes of everybody (M-WIN, M-CARD-11)."""

from __future__ import annotations

from typing import Any

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.games.mine.cards.characters import SURVIVOR_EPILOGUES
from tilldawn.games.mine.cards.events import CARDS, EVENT
from tilldawn.games.mine.cards.objectives import FINAL
from tilldawn.games.mine.setup import start
from tilldawn.testing.mine import Lab, mine_lab

THREE = ("marko", "emilia", "marin")


def ending(event: str, *chance: str, **more: Any) -> Lab:
    """The Morning on which this Ending Event is drawn."""
    final: dict[str, Any] = {"objective": FINAL, "objective_number": 3, "day": 8, **more}
    return mine_lab(at="morning", tops={"events": [event]}, next=chance, **final)


def open_events(lab: Lab) -> list[str]:
    return [event.id for event in lab.state.active]


# --- The Ceasefire ------------------------------------------------------------------------------------


@pytest.mark.rule("M-WIN-01", "M-WIN-06", "M-CARD-11")
@pytest.mark.parametrize("alive", [1, 2, 3])
def test_the_group_wins_if_a_starting_character_sees_the_ceasefire(alive: int) -> None:
    lab = ending("ceasefire", people=THREE[:alive])
    assert lab.won is True
    assert [(event.day, event.tone) for event in lab.events("campaign-won")] == [(8, alive)]
    assert lab.state.outcome is not None
    assert (lab.state.outcome.reason.id, lab.state.outcome.rule) == ("won", "M-WIN-01")


@pytest.mark.rule("M-WIN-01")
def test_one_starting_character_among_recruits_is_enough() -> None:
    lab = ending("ceasefire", people=["marin"], recruits=["bruno", "anton", "katia"])
    assert (lab.won, lab.events("campaign-won")[0].tone) == (True, 1)


@pytest.mark.rule("M-WIN-06", "M-CARD-11")
def test_nothing_happens_after_the_ceasefire() -> None:
    lab = ending("ceasefire", storage={"wood": 6})
    assert (lab.asked, lab.options, lab.anytime) == ("", [], [])
    assert lab.state.phase == "morning"
    assert lab.events()[-1].name == "campaign-won"
    with pytest.raises(IllegalAnswer):
        lab.choose("resolve")


@pytest.mark.rule("M-WIN-06", "M-CARD-11")
def test_the_ceasefire_is_one_of_three_ending_events_and_always_in_the_deck() -> None:
    assert [card.id for card in CARDS if card.ending] == ["ceasefire", "last-offensive", "broken-promise"]
    state = start({}, 1)
    assert state.unseen["endings"] == {"ceasefire": 1, "last-offensive": 1, "broken-promise": 1}
    assert state.events.layers[-1] == {"endings": 3}
    assert EVENT["ceasefire"].ends == "never"


@pytest.mark.rule("M-WIN-06")
def test_the_war_ends_with_the_third_ending_event_at_the_latest() -> None:
    normal = [card.id for card in CARDS if not card.ending][:7]
    for first, second in (("last-offensive", "broken-promise"), ("broken-promise", "last-offensive")):
        lab = mine_lab(
            at="morning",
            day=10,
            objective=FINAL,
            objective_number=3,
            gone=[*normal, first, second],
        )
        assert lab.won is True


# --- Who does not win ---------------------------------------------------------------------------------


@pytest.mark.rule("M-WIN-02", "M-WIN-03", "M-WIN-04")
def test_recruits_alone_see_the_end_of_the_war_and_lose() -> None:
    lab = ending("ceasefire", people=[], recruits=["bruno", "anton"])
    assert lab.asked == "hope"
    lab.choose("play-on")
    assert lab.won is False
    assert lab.state.outcome is not None
    assert (lab.state.outcome.reason.id, lab.state.outcome.rule) == ("lost-strangers", "M-WIN-02")
    assert set(lab.state.epilogues) == {"bruno", "anton"}
    assert not lab.happened("campaign-won")


@pytest.mark.rule("M-WIN-04")
def test_a_group_that_plays_on_goes_on_to_the_ending_event() -> None:
    lab = ending("last-offensive", people=[], recruits=["bruno", "anton"]).choose("play-on")
    assert (lab.asked, lab.won, lab.state.newest) == ("plan", None, "last-offensive")


@pytest.mark.rule("M-WIN-03", "M-WIN-07")
def test_the_final_objective_is_judged_when_the_end_comes_and_not_before() -> None:
    lab = mine_lab(
        at="morning",
        day=8,
        people=["marko"],
        recruits=["bruno"],
        objective="food-for-the-hungry",
        objective_number=2,
        states={"marko": {"misery": 2}},
        tops={"events": ["chapter-3", "ceasefire"]},
        next=["misery-1"],
    )
    assert not lab.alive("marko")
    assert lab.won is False


@pytest.mark.rule("M-WIN-07")
def test_an_ending_event_before_the_ceasefire_judges_nothing() -> None:
    """With a starting Character alive nothing is won yet, and nothing lost without one."""
    for people, recruits in ((["marko"], []), (["marko"], ["bruno"])):
        lab = mine_lab(
            at="morning",
            day=10,
            people=people,
            recruits=recruits,
            objective="to-see-the-peace",
            objective_number=3,
            tops={"events": ["last-offensive", "ceasefire"]},
        )
        assert (lab.won, lab.state.objective, lab.state.phase) == (None, "to-see-the-peace", "day")
        assert not lab.happened("objective-judged")


@pytest.mark.rule("M-WIN-07")
def test_whoever_is_alive_at_the_ceasefire_counts_whatever_the_state() -> None:
    worst = {"hunger": 3, "fatigue": 4, "illness": 3, "misery": 3, "wounds": 3}
    assert ending("ceasefire", people=["marko"], states={"marko": worst}).won is True


@pytest.mark.rule("M-WIN-03")
def test_missing_the_chapter_objectives_does_not_lose_the_campaign() -> None:
    lab = mine_lab(
        at="morning",
        day=8,
        objective="fuel-for-the-winter",
        objective_number=2,
        tops={"events": ["chapter-3", "ceasefire"]},
    )
    assert lab.events("objective-judged")[0].met == "no"
    assert lab.won is True


@pytest.mark.rule("M-WIN-05")
@pytest.mark.parametrize("recruit", [False, True])
def test_when_nobody_is_left_the_campaign_is_lost_at_once(recruit: bool) -> None:
    people, recruits = ([], ["marko"]) if recruit else (["marko"], [])
    lab = mine_lab(people=people, recruits=recruits, states={"marko": {"wounds": 2}}, next=["1", "wounds-2"])
    lab.choose("plan:marko", "outside")
    assert lab.won is False
    assert (lab.asked, lab.state.group) == ("", [])
    assert [event.name for event in lab.events()][-2:] == ["character-lost", "campaign-lost"]
    assert lab.state.outcome is not None
    assert lab.state.outcome.rule == "M-WIN-05"


@pytest.mark.rule("M-WIN-03")
def test_an_unguarded_shelter_is_lost() -> None:
    lab = mine_lab(at="evening")
    lab.choose(*(f"task:{id}:floor" for id in THREE))
    lab.choose(*["night-unguarded"] * bool(lab.options))
    assert lab.won is False


# --- Epilogues ----------------------------------------------------------------------------------------


@pytest.mark.rule("M-WIN-08")
def test_everybody_who_sees_the_end_has_an_epilogue_of_their_own() -> None:
    lab = ending("ceasefire", "survivor-3", "survivor-1", "survivor-8", "survivor-2", recruits=["bruno"])
    assert lab.state.epilogues == {
        "marko": "survivor-3",
        "emilia": "survivor-1",
        "marin": "survivor-8",
        "bruno": "survivor-2",
    }
    assert [len(weights) for weights in lab.chance.seen] == [8, 7, 6, 5]
    assert [event.epilogue for event in lab.events("epilogue-told")] == [
        "epilogue:survivor-3",
        "epilogue:survivor-1",
        "epilogue:survivor-8",
        "epilogue:survivor-2",
    ]
    assert len(SURVIVOR_EPILOGUES) == 8


@pytest.mark.rule("M-WIN-08")
def test_the_lost_keep_the_epilogue_they_had() -> None:
    lab = mine_lab(states={"marko": {"wounds": 2}}, next=["1", "wounds-2"])
    lab.choose("plan:marko", "outside", "resolve")
    assert [(p.id, p.epilogue, p.day, p.starting) for p in lab.state.lost] == [("marko", "wounds-2", 2, True)]


# --- The other Ending Events --------------------------------------------------------------------------


def night_of(*active: str) -> Lab:
    """Emilia has met all raid cards of the night with bare hands; the Crime Wave stage comes next."""
    lab = mine_lab(
        at="raid",
        tasks={"emilia": "guard"},
        active=active,
        storage={"wood": 12},
        objective=FINAL,
        objective_number=3,
    )
    while lab.asked not in ("crime-wave", ""):
        lab.choose(lab.options[0])
    return lab


@pytest.mark.rule("M-WIN-06")
def test_the_last_offensive_keeps_everybody_in() -> None:
    lab = ending("last-offensive")
    assert (lab.state.cold, open_events(lab), lab.won) == (1, ["last-offensive"], None)
    for _ in range(3):
        lab.choose("plan:marko")
        assert "outside" not in lab.options
        lab.choose("rest", "resolve")
    assert open_events(lab) == ["last-offensive"]


@pytest.mark.rule("M-WIN-06", "M-MORN-12")
@pytest.mark.parametrize("more", [(), ("crime-wave",)])
def test_the_last_offensive_brings_two_raid_cards(more: tuple[str, ...]) -> None:
    lab = night_of(*more, "last-offensive")
    assert len(lab.events("raid-drawn")) == 2
    lab.choose("crime-split:1:1")
    assert "last-offensive" not in open_events(lab)
    assert "last-offensive" in lab.state.waste_cards


@pytest.mark.rule("M-WIN-06")
@pytest.mark.parametrize(("result", "sad"), [("6", [1, 0, 0]), ("5", [1, 1, 1]), ("7", [0, 0, 0])])
def test_a_broken_promise_weighs_on_those_who_feel(result: str, sad: list[int]) -> None:
    lab = ending("broken-promise", result)
    assert [p.misery for p in lab.state.group] == sad
    assert (lab.state.cold, open_events(lab), lab.asked) == (2, [], "plan")
    assert "broken-promise" in lab.state.waste_cards


@pytest.mark.rule("M-WIN-06")
def test_a_broken_promise_may_be_the_last_straw() -> None:
    lab = ending("broken-promise", "6", "misery-2", states={"marko": {"misery": 3}})
    assert [p.id for p in lab.state.group] == ["emilia", "marin"]
    assert lab.state.lost[0].left
