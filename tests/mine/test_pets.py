"""Cat and Dog (M-PET)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.engine.chance import SeededChance
from tilldawn.engine.errors import IllegalAnswer
from tilldawn.engine.table import Table
from tilldawn.games.mine.book.grammar import Scene
from tilldawn.games.mine.book.reading import read
from tilldawn.games.mine.book.shelf import BOOK
from tilldawn.games.mine.cards.events import rat_infestation
from tilldawn.games.mine.pets.pages import LAST_CAGE
from tilldawn.games.mine.pets.rules import HOME, HUNGRY, LOST, OUT
from tilldawn.games.mine.pets.words import PetComes
from tilldawn.games.mine.raid.events import RaidReduced
from tilldawn.games.mine.sheet.start import restore, sheet
from tilldawn.games.mine.state import Game, State
from tilldawn.testing import laws
from tilldawn.testing.mine import Lab, conserved, fight_lab, mine_lab, prudent, trip_lab

WITH: dict[str, Any] = {"modules": ["pets"]}
MEAT = {**WITH, "advanced": ["351"]}
SAD = {"marko": {"misery": 2}}


def having(**there: Any) -> Any:
    """A rule that lays the module out this way: `cat="out"`, `dog="fed"`, `scraps=True`."""

    def lay(g: Game) -> Any:
        g.state.modules["pets"] |= there
        yield from ()

    return lay


def lab(**laid: Any) -> Lab:
    """A first stage of the day, unless said otherwise."""
    there = {key: laid.pop(key) for key in ("cat", "dog", "used", "scraps") if key in laid}
    return mine_lab(play=having(**there), **{**WITH, **laid})


def pet(lab: Lab, name: str) -> str:
    """Where it is."""
    where: str = lab.state.modules["pets"][name]
    return where


# --- How they come ------------------------------------------------------------------------------------


@pytest.mark.rule("M-PET-01")
def test_the_cat_is_in_the_shelter_from_the_setup_and_nowhere_without_the_module() -> None:
    table = tilldawn.new_table("mine", 1, seed=4, options=WITH)
    assert table.look().modules["pets"]["pets"] == {"card:cat": HOME}
    assert "pets" not in tilldawn.new_table("mine", 1, seed=4).look().modules


@pytest.mark.rule("M-PET-01")
def test_a_script_brings_a_pet_once() -> None:
    comes = PetComes("cat")
    page = Scene(LAST_CAGE, BOOK.__getitem__)
    there = lab(cat="")
    assert comes.possible(there.state, page) is None
    came = mine_lab(play=lambda g: _both(g, having(cat="")(g), comes.run(g, page)), **WITH)
    assert pet(came, "cat") == HOME
    again = comes.possible(came.state, page)
    assert again is not None
    assert again.id == "refused-pet-here"
    gone = comes.possible(lab(cat=LOST).state, page)
    assert gone is not None
    assert gone.id == "refused-pet-gone"
    without = comes.possible(mine_lab().state, page)
    assert without is not None
    assert without.id == "refused-pet-module"


def _both(g: Game, *flows: Any) -> Any:
    for flow in flows:
        yield from flow


@pytest.mark.rule("M-PET-01")
def test_a_dog_of_the_pack_follows_the_party_for_a_meal_and_is_home_with_it_at_dawn() -> None:
    walk = trip_lab(
        "garage",
        turn=False,
        pile={"raw-food": 2},
        play=lambda g: read(g, 1270),
        next=[],
        **WITH,
    )
    walk.choose("script:1270:a")
    assert walk.asked == "script"
    walk.choose("script:2791:a")
    assert pet(walk, "dog") == "along"
    assert walk.pile == {}
    back = mine_lab(at="dawn", tasks={"marko": "scavenging"}, play=having(dog="along"), **WITH)
    assert pet(back, "dog") == "fed"
    lost = mine_lab(at="dawn", play=having(dog="along"), **WITH)
    assert pet(lost, "dog") == ""


@pytest.mark.rule("M-PET-01")
def test_at_a_table_without_pets_the_pack_is_only_a_pack() -> None:
    walk = trip_lab("garage", turn=False, pile={"raw-food": 2}, play=lambda g: read(g, 1270))
    walk.choose("script:1270:a")
    assert "script:2791" not in walk.told("script-told", "script")


@pytest.mark.rule("M-PET-02")
def test_pets_are_given_no_task_and_go_nowhere() -> None:
    evening = lab(at="evening", dog="fed")
    assert not [id for id in evening.options if "cat" in id or "dog" in id]


# --- The Cat ------------------------------------------------------------------------------------------


@pytest.mark.rule("M-PET-03")
@pytest.mark.parametrize(
    ("result", "scraps", "dog", "where", "misery", "food"),
    [
        ("2", False, "", OUT, 2, 0),
        ("2", True, "", HOME, 2, 0),
        ("3", False, "fed", OUT, 2, 0),
        ("6", False, "", HOME, 2, 0),
        ("6", True, "", HOME, 1, 0),
        ("7", False, "", HOME, 1, 0),
        ("10", False, "", HOME, 1, 0),
        ("10", True, "", HOME, 1, 1),
        ("10", True, "fed", HOME, 1, 0),
    ],
)
def test_the_cat_does_as_it_likes(
    result: str, scraps: bool, dog: str, where: str, misery: int, food: int
) -> None:
    day = lab(states=SAD, scraps=scraps, dog=dog)
    day.next(result).choose("cat-use")
    assert pet(day, "cat") == where
    assert day.level("marko", "misery") == misery
    assert day.storage.get("raw-food", 0) == food
    assert "cat-use" not in day.anytime


@pytest.mark.rule("M-PET-03")
def test_the_cat_costs_no_action_and_is_used_once_a_day_in_any_phase() -> None:
    for at in ("stage", "evening", "dawn"):
        there = lab(at=at, states=SAD, storage={"water": 1})
        assert "cat-use" in there.anytime, at
        asked = there.asked
        there.next("6").choose("cat-use")
        assert there.asked == asked
        assert "cat-use" not in there.anytime
    assert lab(states=SAD, used=2).refusals()["cat-use/cat"] == "M-PET-03"


@pytest.mark.rule("M-PET-03")
def test_in_combat_and_while_a_raid_card_is_resolved_nobody_has_a_hand_for_the_cat() -> None:
    fight = fight_lab("thugs-1", ["a1", "b1"], pile={"knife": 1}, **WITH)
    assert "cat-use" not in fight.anytime
    raid = lab(at="raid-card", tasks={"marko": "guard"}, tops={"raids": ["marauders"]}, states=SAD)
    assert raid.state.raid is not None
    assert "cat-use" not in raid.anytime
    with pytest.raises(IllegalAnswer):
        raid.choose("cat-use")


@pytest.mark.rule("M-PET-03")
def test_the_cat_needs_somebody_awake_at_home() -> None:
    asleep = {id: {"fatigue": 4} for id in ("marko", "emilia", "marin")}
    away = lab(at="explore", tasks=dict.fromkeys(("marko", "emilia", "marin"), "scavenging"))
    assert "cat-use" not in away.anytime
    assert "cat-use" not in lab(at="evening", states=asleep).anytime


@pytest.mark.rule("M-PET-04")
@pytest.mark.parametrize(("result", "where"), [("1", LOST), ("2", LOST), ("3", OUT), ("5", OUT), ("6", HOME)])
def test_a_cat_that_is_out_is_waited_for_after_the_fate_card(result: str, where: str) -> None:
    rolls = [result, "10"] if where == LOST else [result]
    dawn = lab(at="dawn-after", cat=OUT, next=rolls, orders={"dawn": "ask"})
    assert pet(dawn, "cat") == where
    assert dawn.happened("empathy-rolled") == (where == LOST)


@pytest.mark.rule("M-PET-04")
def test_nothing_reaches_a_cat_that_is_out() -> None:
    out = lab(cat=OUT, states=SAD, **MEAT)
    assert not [id for id in out.anytime if "cat" in id]
    assert out.refusals()["cat-use/cat"] == "M-PET-04"
    assert out.refusals()["eat-pet/cat"] == "M-PET-04"


@pytest.mark.rule("M-PET-01", "M-CARD-09")
@pytest.mark.parametrize(("where", "left"), [(HOME, 2), (OUT, 1)])
def test_rats_get_less_while_the_cat_is_in(where: str, left: int) -> None:
    flow = lambda g: _both(g, having(cat=where)(g), rat_infestation(g))  # noqa: E731
    rats = mine_lab(play=flow, storage={"raw-food": 3}, **WITH)
    assert rats.storage["raw-food"] == left


# --- The Dog ------------------------------------------------------------------------------------------


def dusk(**laid: Any) -> Lab:
    """The table has been cleared, and the Dog waits."""
    there = lab(at="supper", **laid)
    while there.asked == "eat":
        there.choose("enough")
    return there


@pytest.mark.rule("M-PET-01")
def test_the_dog_is_fed_after_the_characters_or_is_hungry() -> None:
    fed = dusk(dog=HUNGRY, storage={"vegetable": 1, "raw-food": 1})
    assert (
        fed.options == ["dog-feed:raw-food", "dog-feed:vegetable", "dog-hungry"] or fed.asked == "dog-supper"
    )
    fed.choose("dog-feed:vegetable")
    assert pet(fed, "dog") == "fed"
    assert fed.storage == {"raw-food": 1}
    hungry = dusk(dog="fed", storage={"raw-food": 1})
    hungry.choose("dog-hungry")
    assert pet(hungry, "dog") == HUNGRY


@pytest.mark.rule("M-PET-01", "M-PET-09")
def test_a_dog_twice_unfed_runs_off_and_weighs_on_those_at_home() -> None:
    ran = dusk(dog=HUNGRY, storage={"raw-food": 1})
    assert ran.option("dog-hungry").warning is not None
    ran.next("5").choose("dog-hungry")
    assert pet(ran, "dog") == LOST
    assert [ran.level(id, "misery") for id in ("marko", "emilia", "marin")] == [1, 1, 1]


@pytest.mark.rule("M-PET-01", "M-RAID-37")
@pytest.mark.parametrize(("dog", "points"), [("fed", 2), (HUNGRY, 1), ("", 0)])
def test_the_dog_takes_points_off_every_raid_card(dog: str, points: int) -> None:
    tasks = {"marko": "floor", "emilia": "guard", "marin": "floor"}
    raid = lab(at="raid", tasks=tasks, dog=dog, tops={"raids": ["shots-in-the-street"]}, next=["blank"])
    done = [event for event in raid.events() if isinstance(event, RaidReduced)]
    assert done[0].points == points


@pytest.mark.rule("M-PET-01", "M-PET-09")
@pytest.mark.parametrize(("result", "where"), [("1", LOST), ("2", "fed")])
def test_after_a_raid_that_hurts_people_the_dog_may_be_dead(result: str, where: str) -> None:
    tasks = {"marko": "floor", "emilia": "guard", "marin": "floor"}
    raid = lab(at="raid", tasks=tasks, dog="fed", tops={"raids": ["marauders"]}, next=["blank"])
    raid.next(result, *(["10"] if where == LOST else []))
    while raid.asked.startswith("raid-"):
        raid.choose(raid.options[0])
    assert pet(raid, "dog") == where


# --- Rule 351 -----------------------------------------------------------------------------------------


@pytest.mark.rule("M-PET-05", "M-PET-10")
def test_a_pet_is_eaten_only_where_rule_351_is_in_play() -> None:
    assert "eat-pet:cat" in lab(**MEAT).anytime
    plain = lab()
    assert not [id for id in plain.anytime if id.startswith("eat-pet")]
    assert "eat-pet/cat" not in plain.refusals()


@pytest.mark.rule("M-PET-05")
def test_nobody_eats_a_pet_in_combat_or_while_a_raid_card_is_resolved() -> None:
    assert "eat-pet:cat" not in fight_lab("thugs-1", ["a1", "b1"], pile={"knife": 1}, **MEAT).anytime
    raid = lab(at="raid-card", tasks={"marko": "guard"}, tops={"raids": ["marauders"]}, **MEAT)
    assert raid.state.raid is not None
    assert "eat-pet:cat" not in raid.anytime


@pytest.mark.rule("M-PET-06")
def test_somebody_must_be_in_the_shelter_to_eat_it() -> None:
    away = dict.fromkeys(("marko", "emilia", "marin"), "scavenging")
    trip = lab(at="explore", tasks=away, orders={"moment": "ask", "explore": "ask"}, **MEAT)
    assert "eat-pet:cat" not in trip.anytime
    home = lab(
        at="explore", tasks={**away, "marin": "guard"}, pile={"knife": 1}, unknown=["x-furniture"], **MEAT
    )
    assert home.state.phase == "scavenging"


@pytest.mark.rule("M-PET-07", "M-PET-08")
@pytest.mark.parametrize(("which", "food"), [("cat", 2), ("dog", 4)])
def test_an_eaten_pet_is_out_of_the_game_and_brings_raw_food(which: str, food: int) -> None:
    day = lab(dog="fed", next=["10"], **MEAT)
    day.choose(f"eat-pet:{which}")
    assert day.storage["raw-food"] == food
    assert pet(day, which) == LOST
    assert f"eat-pet:{which}" not in day.anytime


@pytest.mark.rule("M-PET-09")
def test_one_roll_decides_for_everybody_at_home_and_nobody_else() -> None:
    """Marko has Empathy 6, Emilia and Marin 5; Emilia is out."""
    tasks = {"marko": "guard", "emilia": "scavenging", "marin": "guard"}
    raid = lab(at="scavenging", tasks=tasks, **MEAT)
    assert raid.asked == "where-to"
    raid.next("5").choose("eat-pet:cat")
    assert len(raid.events("empathy-rolled")) == 1
    assert [raid.level(id, "misery") for id in ("marko", "emilia", "marin")] == [1, 0, 1]


@pytest.mark.rule("M-PET-11")
def test_no_more_raw_food_comes_than_the_box_holds() -> None:
    day = lab(dog="fed", box={"raw-food": 3}, next=["10"], **MEAT)
    day.choose("eat-pet:dog")
    assert day.storage["raw-food"] == 3


@pytest.mark.rule("M-PET-12", "M-PET-03")
def test_while_a_script_lies_open_the_pets_are_left_alone() -> None:
    page = mine_lab(play=lambda g: read(g, 1567), states=SAD, **MEAT)
    assert page.asked == "script"
    assert page.anytime == []


@pytest.mark.rule("M-PET-05")
def test_before_an_empty_table_somebody_starving_is_thought_of() -> None:
    starving = {"marko": {"hunger": 3}}
    supper = lab(at="supper", states=starving, orders={}, **MEAT)
    assert supper.asked == "no-supper"
    supper.next("10").choose("eat-pet:cat")
    assert supper.asked in ("eat", "no-supper")
    well = lab(at="supper", orders={}, **MEAT)
    assert well.asked != "no-supper"


@pytest.mark.rule("M-PET-03")
def test_nobody_goes_to_sleep_without_having_been_asked_about_the_cat() -> None:
    assert lab(at="dawn-after", states=SAD, orders={}).asked == "dawn-after"
    assert lab(at="dawn-after", states=SAD, used=2, orders={}).asked != "dawn-after"


# --- Whole Campaigns ----------------------------------------------------------------------------------


def test_campaigns_with_pets_lose_nothing_and_are_replayed() -> None:
    seen: set[str] = set()
    for seed in range(12):
        random = Random(seed)
        options = {**WITH, "advanced": ["351"] if seed % 2 else []}
        table = tilldawn.new_table("mine", 1 + seed % 3, seed=seed, options=options)
        seen |= played(table, random)
        laws.replay_gives_the_same_state(table)
    assert {"cat-rolled", "cat-awaited", "pet-eaten"} <= seen


def test_days_with_a_dog_are_conserved_and_undone() -> None:
    seen: set[str] = set()
    for seed in range(6):
        there = mine_lab(play=having(dog="fed"), storage={"raw-food": 5, "water": 6}, **MEAT)
        there.table.chance = SeededChance(str(seed))
        seen |= played(there.table, Random(seed), days=3)
    assert {"dog-fed", "dog-went-hungry", "dog-barked"} <= seen


def played(table: Table[State], random: Random, days: int = 99) -> set[str]:
    """Names of what happened while somebody prudent played on, with pieces and cards counted all the time."""
    last = table.state.day + days
    while table.request is not None and table.state.day < last:
        conserved(table.state)
        own = [o for o in table.request.anytime if o.verb in ("cat-use", "eat-pet")]
        fed = [o for o in table.request.options if o.verb == "dog-feed"]
        if own and random.random() < 0.1:
            table.answer(random.choice(own).id)
        elif fed and random.random() < 0.6:
            table.answer(random.choice(fed).id)
        else:
            table.play(prudent(table, random))
        if random.random() < 0.01 and table.request is not None:
            laws.undo_really_undoes(table, random)
        if table.state.step == "morning" and table.state.phase == "dawn":
            again = restore(sheet(table.state), table.state.seats)
            assert again.modules == table.state.modules
    return {line.event.name for line in table.log}


# --- The bot ------------------------------------------------------------------------------------------


def test_the_bot_asks_the_cat_for_the_sad_and_feeds_the_dog_when_there_is_enough() -> None:
    bot = make_bot("heuristic", "mine", "0")
    sad = lab(states=SAD)
    assert bot.choose(sad.table, 0).verb == "cat-use"
    assert bot.choose(lab().table, 0).verb != "cat-use"
    rich = dusk(dog="fed", storage={"raw-food": 5, "vegetable": 1})
    assert bot.choose(rich.table, 0).id == "dog-feed:vegetable"
    poor = dusk(dog="fed", storage={"raw-food": 1})
    assert bot.choose(poor.table, 0).id == "dog-hungry"
    starving = lab(at="supper", states={"marko": {"hunger": 3}}, orders={}, **MEAT)
    assert bot.choose(starving.table, 0).verb == "eat-pet"
