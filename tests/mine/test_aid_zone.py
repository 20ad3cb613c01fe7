"""The Aid Zone: the queue, the Notices, the five desks, Supplies that run out and come again (M-AID)."""

from __future__ import annotations

from typing import Any

import pytest

import tilldawn
from tilldawn.engine.flow import Flow
from tilldawn.games.mine.aid_zone.post import CARDS, DESKS
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.state import Game
from tilldawn.testing.mine import Lab, mine_lab

PARTY = {"marko": "scavenging", "emilia": "scavenging", "marin": "guard"}
PLAIN = "notice-no-light"


def aid_lab(
    notice: str,
    *,
    pile: Goods | None = None,
    supplies: int = 3,
    straight: bool = False,
    modules: tuple[str, ...] = ("aid-zone",),
    **laid: Any,
) -> Lab:
    """The party is on its way home; this Notice hangs at the Aid Zone."""

    def first(g: Game) -> Flow[None]:
        s = g.state
        del s.unseen["notices"][notice]
        s.modules["aid-zone"]["deck"] = [notice, {"notices": len(CARDS) - 1}]
        s.modules["aid-zone"]["supplies"] = supplies
        if s.trip is not None:
            s.trip.straight = straight
        yield from ()

    laid = {"at": "choose-findings", "tasks": PARTY, **laid}
    return mine_lab(pile=pile or {}, modules=list(modules), play=first, **laid)


def queued(notice: str, who: str = "marko", **laid: Any) -> Lab:
    """Somebody has queued, and the Notice is read."""
    return aid_lab(notice, **laid).choose(f"aid-zone:{who}")


def post(lab: Lab) -> dict[str, Any]:
    found: dict[str, Any] = lab.state.modules["aid-zone"]
    return found


@pytest.mark.rule("M-AID-01")
def test_on_the_way_home_somebody_may_queue() -> None:
    lab = aid_lab(PLAIN)
    assert lab.asked == "stop"
    assert lab.options == ["aid-zone:marko", "aid-zone:emilia", "pass-by"]
    lab.choose("aid-zone:marko")
    assert lab.level("marko", "fatigue") == 1
    assert lab.asked == "desk"


@pytest.mark.rule("M-AID-01")
def test_who_is_too_tired_cannot_queue() -> None:
    lab = aid_lab(PLAIN, states={"marko": {"fatigue": 3}})
    assert lab.options == ["aid-zone:emilia", "pass-by"]
    assert "M-AID-03" in lab.refusals().values()


@pytest.mark.rule("M-AID-02")
def test_who_comes_up_out_of_the_sewers_or_has_fled_goes_straight_home() -> None:
    assert aid_lab(PLAIN, straight=True).asked == "load"


@pytest.mark.rule("M-AID-03")
def test_without_supplies_the_tent_is_shut() -> None:
    assert aid_lab(PLAIN, supplies=0).asked == "load"


@pytest.mark.rule("M-AID-04")
def test_there_is_one_stop_a_night() -> None:
    lab = aid_lab(PLAIN, modules=("market", "aid-zone"), pile={"coffee": 1})
    assert lab.options == ["market:1", "aid-zone:marko", "aid-zone:emilia", "pass-by"]
    lab.choose("aid-zone:marko", "desk-none")
    assert lab.asked == "load"


@pytest.mark.rule("M-AID-03")
def test_there_are_eight_notices_and_five_desks() -> None:
    assert len(CARDS) == 8
    assert len(DESKS) == 5
    s = tilldawn.new_table("mine", 1, seed=1, options={"modules": ["aid-zone"]}).state
    assert s.modules["aid-zone"]["supplies"] == 3


@pytest.mark.parametrize(("roll", "food"), [("4", "vegetable"), ("8", "raw-food"), ("9", "canned-food")])
@pytest.mark.rule("M-AID-03")
def test_the_ration_counter_gives_food(roll: str, food: str) -> None:
    lab = queued(PLAIN, next=[roll]).choose("desk-rations")
    assert lab.pile == {food: 1}
    assert post(lab)["supplies"] == 2


@pytest.mark.rule("M-AID-03")
def test_hunger_and_bread_night_make_it_more() -> None:
    lab = queued("notice-bread-night", next=["5"], states={"marin": {"hunger": 3}}).choose("desk-rations")
    assert lab.pile == {"canned-food": 1}


@pytest.mark.rule("M-AID-03")
def test_the_dressing_station_treats_for_supplies_or_medicine() -> None:
    hurt = {"emilia": {"wounds": 2, "illness": 1}}
    lab = queued("notice-bread-night", next=["3"], states=hurt).choose("desk-dressing:emilia:supplies")
    lab.choose("dressing-treat:emilia:wounds:2")
    assert lab.level("emilia", "wounds") == 1
    assert post(lab)["supplies"] == 2
    own = queued("notice-bread-night", next=["6"], states=hurt, pile={"meds": 1})
    own.choose(
        "desk-dressing:emilia:meds", "dressing-treat:emilia:wounds:2", "dressing-treat:emilia:wounds:1"
    )
    assert own.level("emilia", "wounds") == 0
    assert own.level("emilia", "illness") == 1
    assert post(own)["supplies"] == 3
    assert own.pile == {}


@pytest.mark.rule("M-AID-03")
def test_without_light_it_is_closed_and_with_a_doctor_it_treats_two() -> None:
    dark = queued(PLAIN, states={"marko": {"wounds": 1}})
    assert not [one for one in dark.options if one.startswith("desk-dressing")]
    lab = queued(
        "notice-doctor-on-duty", next=["1", "2"], states={"marko": {"wounds": 1}, "emilia": {"illness": 1}}
    ).choose("desk-dressing:marko:supplies", "dressing-second:emilia")
    assert (lab.level("marko", "wounds"), lab.level("emilia", "illness")) == (0, 0)
    assert post(lab)["supplies"] == 2


@pytest.mark.parametrize(("roll", "misery"), [("2", 2), ("6", 1), ("9", 0)])
@pytest.mark.rule("M-AID-03")
def test_the_lists_weigh_or_comfort(roll: str, misery: int) -> None:
    lab = queued(PLAIN, next=[roll], states={"marko": {"misery": 1}}).choose("desk-lists:marko")
    assert lab.level("marko", "misery") == misery


@pytest.mark.rule("M-AID-03")
def test_somebody_who_is_known_may_come_along() -> None:
    lab = queued(PLAIN, next=["10"]).choose("desk-lists:marko").next("katia").choose("yes")
    assert lab.alive("katia")
    assert (lab.level("katia", "hunger"), lab.level("katia", "fatigue")) == (2, 1)
    full = queued(PLAIN, next=["10"], recruits=["katia"], states={"marko": {"misery": 1}})
    full.choose("desk-lists:marko")
    assert full.level("marko", "misery") == 0


@pytest.mark.rule("M-AID-03")
def test_who_lends_a_hand_stays_out_and_carries_nothing() -> None:
    lab = queued(PLAIN, states={"marko": {"misery": 1}}, pile={"knife": 1})
    lab.choose("desk-volunteer:marko")
    assert lab.level("marko", "misery") == 0
    assert post(lab)["supplies"] == 4
    assert lab.table.request is not None
    assert lab.table.request.progress is not None
    plain = queued(PLAIN, pile={"knife": 1}).choose("desk-none")
    assert plain.table.request is not None
    assert plain.table.request.progress is not None
    assert lab.table.request.progress.total < plain.table.request.progress.total


@pytest.mark.rule("M-AID-03")
def test_the_gift_box_takes_green_and_yellow() -> None:
    lab = queued(PLAIN, pile={"vegetable": 1, "knife": 1}, states={"emilia": {"misery": 1}})
    lab.choose("desk-gifts:5")
    assert lab.pile == {"knife": 1}
    assert post(lab)["supplies"] == 4
    assert lab.level("emilia", "misery") == 0
    poor = queued(PLAIN, pile={"knife": 1})
    assert "desk-gifts:5" not in poor.options


@pytest.mark.rule("M-AID-03")
def test_a_long_queue_asks_for_patience() -> None:
    lab = queued("notice-long-queue").choose("queue-wait:marko")
    assert lab.level("marko", "fatigue") == 2
    assert lab.asked == "desk"
    assert queued("notice-long-queue").choose("queue-leave").asked == "load"


@pytest.mark.rule("M-AID-03")
def test_a_firearm_is_handed_in_or_nobody_comes_in() -> None:
    lab = queued("notice-bags-open", pile={"pistol": 1, "shotgun": 1}).choose("bags-hand-in:pistol")
    assert lab.pile == {"shotgun": 1}
    assert lab.asked == "desk"
    assert queued("notice-bags-open").happened("bags-searched")


@pytest.mark.rule("M-AID-03")
def test_who_stays_while_shells_fall_may_be_hit() -> None:
    lab = queued("notice-shells-nearby", next=["2"]).choose("shells-stay:emilia")
    assert lab.level("emilia", "wounds") == 2
    assert lab.asked == "desk"
    assert (
        queued("notice-shells-nearby", next=["3"]).choose("shells-stay:emilia").level("emilia", "wounds") == 0
    )


@pytest.mark.rule("M-AID-03")
def test_the_turn_is_given_or_kept() -> None:
    sad = {"marko": {"misery": 1}, "emilia": {"misery": 1}}
    given = queued("notice-woman-behind-us", states=sad).choose("turn-give")
    while given.asked == "aid-comfort":
        given.choose(given.options[0])
    assert (given.level("marko", "misery"), given.level("emilia", "misery")) == (0, 0)
    assert given.asked == "load"
    kept = queued("notice-woman-behind-us", next=["1"]).choose("turn-keep")
    assert kept.level("marko", "misery") == 1
    assert kept.asked == "desk"


@pytest.mark.rule("M-AID-03")
def test_with_the_convoy_two_different_desks_are_open() -> None:
    lab = queued("notice-convoy", next=["1", "4"])
    assert post(lab)["supplies"] == 5
    lab.choose("desk-rations")
    assert lab.asked == "desk"
    assert "desk-rations" not in lab.options
    lab.choose("desk-lists:marko")
    assert lab.asked == "load"


@pytest.mark.rule("M-AID-03")
def test_an_airdrop_and_a_chapter_bring_supplies() -> None:
    lab = mine_lab(
        at="morning",
        modules=["aid-zone"],
        tops={"events": ["airdrop"]},
        last_trip=("near", "hotel"),
        day=3,
    )
    assert lab.told("supplies-moved", "why") == ["fallen"]
    assert post(lab)["supplies"] == 5

    def turned(g: Game) -> Flow[None]:
        g.state.modules["aid-zone"]["chapter"] = 0
        yield from ()

    chapter = mine_lab(at="morning", modules=["aid-zone"], tops={"events": ["snipers"]}, play=turned)
    assert chapter.told("supplies-moved", "why") == ["chapter"]
    assert post(chapter)["supplies"] == 4


@pytest.mark.rule("M-AID-03")
def test_read_notices_are_shuffled_anew_when_none_is_left() -> None:
    def first(g: Game) -> Flow[None]:
        p = g.state.modules["aid-zone"]
        p["discard"] = list(g.state.unseen["notices"])
        g.state.unseen["notices"] = {}
        p["deck"] = []
        yield from ()

    lab = mine_lab(at="choose-findings", tasks=PARTY, modules=["aid-zone"], play=first, next=[PLAIN])
    lab.choose("aid-zone:marko")
    assert post(lab)["card"] == PLAIN
    assert lab.told("cards-reshuffled", "deck") == ["notices"]
