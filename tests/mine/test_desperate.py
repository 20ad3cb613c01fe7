"""Desperate Measures (M-DESP)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.engine.deck import remove
from tilldawn.engine.flow import Flow
from tilldawn.games.mine.desperate.cards import CARDS
from tilldawn.games.mine.people.harm import suffer
from tilldawn.games.mine.raid.events import RaidReduced
from tilldawn.games.mine.sheet.start import restore, sheet
from tilldawn.games.mine.state import Game, State
from tilldawn.testing import laws
from tilldawn.testing.mine import Lab, conserved, fight_lab, mine_lab, prudent

WITH: dict[str, Any] = {"modules": ["desperate"]}
PEOPLE = ("marko", "emilia", "marin")
ALL = {card.id for card in CARDS}


def lying(*cards: str, until: int = 9, **more: Any) -> Any:
    """A rule that lays these cards open."""

    def lay(g: Game) -> Flow[None]:
        memory = g.state.modules["desperate"]
        for card in cards:
            remove(g.state.unseen["desperate"], card)
            memory["open"][card] = until
        memory |= more
        yield from ()

    return lay


def lab(*cards: str, until: int = 9, unsaid: int = 0, **laid: Any) -> Lab:
    """These cards lie open."""
    return mine_lab(play=lying(*cards, until=until, unsaid=unsaid), **{**WITH, **laid})


def kept(lab: Lab) -> dict[str, Any]:
    """What the module remembers."""
    found: dict[str, Any] = lab.state.modules["desperate"]
    return found


def loss(at: str = "stage", *chance: str, **laid: Any) -> Lab:
    """Marko dies of his Wounds before this step, in a scene of its own."""

    def die(g: Game) -> Flow[None]:
        yield from suffer(g, g.state.group[0], "wounds", 4, "M-STATE-09")

    return mine_lab(at=at, play=die, next=["wounds-1", *chance], **{**WITH, **laid})


def all_cards(s: State) -> list[str]:
    memory = s.modules["desperate"]
    return sorted([*s.unseen["desperate"], *memory["open"], *memory["gone"]])


# --- The deck -----------------------------------------------------------------------------------------


@pytest.mark.rule("M-DESP-01", "M-SETUP-11")
def test_a_deck_of_seven_lies_face_down_beside_the_board() -> None:
    table = tilldawn.new_table("mine", 1, seed=2, options=WITH)
    assert table.look().modules["desperate"]["deck"] == 7
    assert all_cards(table.state) == sorted(ALL)
    assert "desperate" not in tilldawn.new_table("mine", 1, seed=2).state.unseen


@pytest.mark.rule("M-DESP-01", "M-DESP-02")
def test_when_somebody_is_lost_and_the_scene_is_over_the_top_card_is_turned_up() -> None:
    day = loss("supper", "hands-busy", storage={"raw-food": 1})
    assert kept(day)["open"] == {}
    while day.asked == "eat":
        day.choose("enough")
    assert kept(day)["open"] == {"hands-busy": 3}
    assert day.told("measure-drawn", "card") == ["card:hands-busy"]
    assert day.table.look().modules["desperate"]["deck"] == 6


@pytest.mark.rule("M-DESP-02")
def test_one_card_a_day_and_none_for_whom_grief_takes() -> None:
    twice = mine_lab(
        at="death-among-us", lost_today=True, states={"marko": {"misery": 3}}, next=["1", "misery-1"], **WITH
    )
    assert len(twice.state.lost) == 1
    assert not twice.happened("measure-drawn")


# --- Each card ----------------------------------------------------------------------------------------


@pytest.mark.rule("M-DESP-02")
def test_what_stays_behind_is_shared_out_or_left() -> None:
    shared = loss("supper", "what-stays-behind")
    assert shared.asked == "desperate-estate"
    shared.choose("desperate-share")
    coffee = next(id for id in shared.options if id.startswith("desperate-take:coffee"))
    shared.choose(coffee)
    while shared.asked == "desperate-shares":
        worths = {id: int(id.rsplit(":", 1)[1]) for id in shared.options if "take" in id}
        assert all(shared.table.look().goods[id.split(":")[1]].kind != "red" for id in worths)
        shared.next("5").choose("desperate-enough")
    assert shared.storage["coffee"] == 1
    assert [shared.level(id, "misery") for id in ("emilia", "marin")] == [1, 1]
    left = loss("supper", "what-stays-behind", states={"emilia": {"misery": 2}})
    left.choose("desperate-leave")
    assert left.level("emilia", "misery") == 1
    assert left.storage == {}


@pytest.mark.rule("M-DESP-02")
def test_in_a_raid_whoever_has_nothing_to_lose_rolls_once_more_and_is_wounded() -> None:
    tasks = {"marko": "floor", "emilia": "guard", "marin": "floor"}
    night = lab("nothing-to-lose", at="raid", tasks=tasks, tops={"raids": ["burglars"]})
    night.next("fist-1", "fist-2").choose("raid-desperate:emilia:nothing-to-lose")
    while night.asked.startswith("raid-"):
        night.choose(night.options[0])
    done = [event for event in night.events() if isinstance(event, RaidReduced)]
    assert done[0].points == 3
    assert night.level("emilia", "wounds") >= 1
    assert kept(night)["gone"] == ["nothing-to-lose"]
    assert kept(night)["fierce"] == ""


@pytest.mark.rule("M-DESP-02")
def test_in_a_combat_it_is_offered_before_the_first_round_only() -> None:
    def lay(g: Game) -> Flow[None]:
        yield from lying("nothing-to-lose")(g)

    fight = fight_lab("thugs-1", ["a1", "b1"], play=lay, **WITH)
    assert "fight-desperate:katia:nothing-to-lose" in fight.options
    fight.choose("fight-desperate:katia:nothing-to-lose")
    assert not [id for id in fight.options if id.startswith("fight-desperate")]
    fight.next(*["blank"] * 9).choose("fight-on")
    assert len([die for die in fight.dice if die.startswith("katia/")]) >= 2
    later = fight_lab("thugs-1", ["a1", "b1"], play=lay, next=["blank"] * 9, **WITH)
    later.choose("fight-on")
    if later.asked == "round":
        assert later.refusals()["fight-desperate/nothing-to-lose"] == "M-DESP-02"


@pytest.mark.rule("M-DESP-02")
def test_torn_floorboards_give_wood_and_cold_and_no_fitting_stands_there_again() -> None:
    day = lab("the-floorboards")
    day.choose("desperate-use:the-floorboards", "space:b4")
    assert (day.storage["wood"], day.state.cold) == (5, 1)
    assert "b4" not in [space.id for space in day.table.look().spaces if space.free]
    assert kept(day)["torn"] == ["b4"]


@pytest.mark.rule("M-DESP-02")
def test_between_stages_means_before_anybody_has_been_given_anything() -> None:
    day = lab("the-floorboards", "hands-busy")
    day.choose("plan:marko", "poke-about")
    assert not [id for id in day.anytime if id.startswith("desperate")]
    assert day.refusals()["desperate-use/the-floorboards"] == "M-DESP-02"
    later = lab("the-floorboards", "hands-busy", stage=2)
    assert [id for id in later.anytime if id.startswith("desperate")] == ["desperate-use:the-floorboards"]


@pytest.mark.rule("M-DESP-02", "M-RAID-26")
def test_the_neighbours_door_feeds_us_and_brings_two_raids() -> None:
    evening = lab("the-neighbours-door", at="evening", next=["5"])
    evening.choose("desperate-use:the-neighbours-door")
    assert evening.storage == {"raw-food": 2, "water": 1}
    assert [evening.level(id, "misery") for id in PEOPLE] == [1, 1, 1]
    assert evening.state.more_raids
    late = lab("the-neighbours-door", at="evening")
    late.choose("task:marko:guard")
    assert "desperate-use:the-neighbours-door" not in late.anytime


@pytest.mark.rule("M-DESP-02")
def test_an_empty_bed_is_filled_without_asking_and_everybody_eats_less() -> None:
    states = {"marko": {"hunger": 3}, "emilia": {"hunger": 1}}
    day = lab("an-empty-bed", states=states, tops={"visitors": ["newcomer-wounded"], "characters": ["katia"]})
    day.choose("desperate-use:an-empty-bed")
    assert [p.id for p in day.state.group] == [*PEOPLE, "katia"]
    assert day.level("katia", "wounds") == 2
    assert [day.level(id, "hunger") for id in PEOPLE] == [3, 2, 1]
    full = lab("an-empty-bed", people=(*PEOPLE, "katia"))
    assert full.refusals()["desperate-use/an-empty-bed"] == "M-DESP-02"


@pytest.mark.rule("M-DESP-02")
def test_with_hands_busy_hunger_costs_no_action_but_tires_at_dusk() -> None:
    states = {"marko": {"hunger": 3}, "marin": {"illness": 2}}
    day = lab("hands-busy", states=states, storage={"water": 3})
    day.choose("desperate-use:hands-busy")
    view = {p.id: p for p in day.table.look().people}
    assert view["marko"].actions == [True, True, True]
    assert view["marin"].actions == [True, False, False]
    while day.state.stage < 2:
        day.choose("resolve")
    day.next("1").choose("plan:marko", "poke-about", "resolve")
    while day.state.phase == "day":
        day.choose(day.options[-1])
    assert day.state.phase == "dusk"
    assert day.level("marko", "fatigue") == 1
    assert day.level("emilia", "fatigue") == 0
    assert all(p.numb == 0 for p in day.state.group)


@pytest.mark.rule("M-DESP-02", "M-DEATH-03")
def test_what_is_not_said_today_is_said_softer_at_the_second_dawn() -> None:
    silent = lab("say-nothing", at="death-among-us", lost_today=True)
    assert silent.asked == "desperate-grief"
    silent.choose("desperate-silence:say-nothing")
    assert not silent.happened("death-among-us")
    assert kept(silent)["unsaid"] == 4
    assert not silent.state.lost_today
    said = lab(at="death-among-us", day=4, unsaid=4, next=["7"])
    assert said.told("empathy-rolled", "total") == [5]
    assert [said.level(id, "misery") for id in PEOPLE] == [2, 2, 2]
    assert kept(said)["unsaid"] == 0


@pytest.mark.rule("M-DESP-02")
def test_an_unused_card_lapses_at_the_end_of_the_second_dawn() -> None:
    first = lab("hands-busy", until=3, at="death-among-us", day=2)
    assert "hands-busy" in kept(first)["open"]
    second = lab("hands-busy", until=3, at="death-among-us", day=3)
    assert kept(second)["open"] == {}
    assert kept(second)["gone"] == ["hands-busy"]
    assert second.told("measure-lapsed", "card") == ["card:hands-busy"]


# --- Whole Campaigns ----------------------------------------------------------------------------------


def test_campaigns_with_desperate_measures_lose_no_card_and_are_replayed() -> None:
    seen: set[str] = set()
    for seed in range(14):
        random = Random(seed)
        table = tilldawn.new_table("mine", 1 + seed % 3, seed=seed, options=WITH)
        while table.request is not None:
            conserved(table.state)
            assert all_cards(table.state) == sorted(ALL)
            own = [o for o in (*table.request.anytime, *table.request.options) if "desperate" in o.verb]
            if own and random.random() < 0.5:
                if random.random() < 0.2:
                    laws.undo_really_undoes(table, random)
                table.answer(random.choice(own).id)
            else:
                table.play(prudent(table, random))
            if table.state.step == "morning" and table.state.phase == "dawn":
                again = restore(sheet(table.state), table.state.seats)
                assert again.unseen["desperate"] == table.state.unseen["desperate"]
        seen |= {line.event.name for line in table.log}
        laws.replay_gives_the_same_state(table)
    assert {"measure-drawn", "measure-taken"} <= seen


def test_the_bot_uses_a_measure_where_it_helps() -> None:
    bot = make_bot("heuristic", "mine", "0")
    hungry = lab("hands-busy", states={id: {"hunger": 3} for id in PEOPLE})
    assert bot.choose(hungry.table, 0).id == "desperate-use:hands-busy"
    assert bot.choose(lab("hands-busy").table, 0).verb != "desperate-use"
    empty = lab("the-neighbours-door", at="evening")
    assert bot.choose(empty.table, 0).id == "desperate-use:the-neighbours-door"
    near = lab("say-nothing", at="death-among-us", lost_today=True, states={"marko": {"misery": 2}})
    assert bot.choose(near.table, 0).verb == "desperate-silence"


def test_bots_play_whole_campaigns_with_the_small_modules() -> None:
    seen: set[str] = set()
    for seed in range(4):
        options = {"modules": ["desperate", "pets", "extras"], "advanced": ["351"]}
        table = tilldawn.new_table("mine", 2, seed=seed, options=options)
        bot = make_bot("heuristic", "mine", str(seed))
        while table.request is not None:
            conserved(table.state)
            table.play(bot.choose(table, max(0, table.request.seat)))
        seen |= {line.event.name for line in table.log}
        laws.replay_gives_the_same_state(table)
    assert {"cat-rolled", "measure-drawn"} <= seen
