"""Setting up a Campaign: the starting group, the decks, the board (M-SETUP)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec
import pytest

import tilldawn
from tilldawn.engine.chance import SeededChance
from tilldawn.engine.deck import Pile, draw
from tilldawn.engine.errors import BadOption, IllegalAnswer
from tilldawn.engine.request import Chance
from tilldawn.games.mine.cards import (
    events,
    exploration,
    fate,
    findings,
    locations,
    narrative,
    raids,
    residents,
    shelter,
    visitors,
)
from tilldawn.games.mine.cards.characters import CARDS as CHARACTERS
from tilldawn.games.mine.cards.characters import COLOUR_CARDS
from tilldawn.games.mine.cards.dice import BLACK, FACES
from tilldawn.games.mine.game import GAME
from tilldawn.games.mine.goods import BOX
from tilldawn.games.mine.people.group import levels
from tilldawn.games.mine.public.view import TableView
from tilldawn.games.mine.setup import start
from tilldawn.games.mine.state import State
from tilldawn.testing.mine import Lab, conserved, mine_lab

GREEN = [
    "bed-1",
    "herbal-garden",
    "simple-heater",
    "radio",
    "rainwater-collector",
    "moonshine-still",
    "crude-stove",
    "deadfall-trap",
    "workshop",
    "metal-workshop",
]
"""The Fittings with a green corner, by list L4."""

PLENTY = {"component": 10, "wood": 10, "mechanical-part": 4, "electrical-part": 4}


def set_up(*drawn: str, seats: int = 1, **options: Any) -> Lab:
    """A new Campaign, run to its first decision."""
    return mine_lab(at="setup", seats=seats, next=drawn, **options)


def look(lab: Lab) -> TableView:
    seen = lab.table.look()
    assert isinstance(seen, TableView)
    return seen


def turn_over(pile: Pile, state: State, seed: str = "deck") -> list[str]:
    """Every card of a deck, from the top."""
    chance = SeededChance(seed)
    cards: list[str] = []
    while len(pile):
        flow = draw(pile, state.unseen)
        try:
            asked = next(flow)
            while True:
                assert isinstance(asked, Chance)
                asked = flow.send(chance.pick(asked.weights))
        except StopIteration as done:
            cards.append(done.value)
    return cards


# --- The first leader ---------------------------------------------------------------------------------


@pytest.mark.rule("M-SETUP-02")
def test_the_first_leader_is_left_to_chance() -> None:
    lab = set_up("2", seats=4, first=None)
    assert lab.chance.seen[0] == {"0": 1, "1": 1, "2": 1, "3": 1}
    assert [event.seat for event in lab.events("leader-named")] == ["seat:2"]


@pytest.mark.rule("M-SETUP-02")
def test_the_same_seed_names_the_same_first_leader() -> None:
    named = {
        seed: {tilldawn.new_table("mine", 4, seed=seed).log[0].event for _ in range(2)} for seed in range(12)
    }
    assert all(len(leaders) == 1 for leaders in named.values())
    assert len({event for leaders in named.values() for event in leaders}) == 4


@pytest.mark.rule("M-SETUP-02")
def test_the_table_may_say_who_leads_first() -> None:
    lab = set_up(seats=3, first=2)
    assert lab.events("leader-named")[0].seat == "seat:2"


@pytest.mark.rule("M-SETUP-02")
@pytest.mark.parametrize("first", [3, -1, "0", True])
def test_only_somebody_at_the_table_can_lead(first: object) -> None:
    with pytest.raises(BadOption):
        start({"first": first}, 3)


# --- The starting group -------------------------------------------------------------------------------


@pytest.mark.rule("M-SETUP-03")
def test_cards_are_drawn_until_one_red_and_two_black_borders_are_there() -> None:
    lab = set_up("bruno", "cveta", "marin", "zlata")
    assert [p.id for p in lab.state.group] == ["bruno", "cveta", "zlata"]


@pytest.mark.rule("M-SETUP-03")
def test_a_second_red_border_is_passed_over() -> None:
    lab = set_up("zlata", "roman", "bruno", "boris", "cveta")
    assert [p.id for p in lab.state.group] == ["zlata", "bruno", "cveta"]


@pytest.mark.rule("M-SETUP-03")
def test_the_table_may_choose_the_group() -> None:
    lab = set_up(characters=["roman", "anton", "katia"])
    assert [(p.id, p.starting, p.hunger) for p in lab.state.group] == [
        ("roman", True, 2),
        ("anton", True, 2),
        ("katia", True, 2),
    ]
    conserved(lab.state)


@pytest.mark.rule("M-SETUP-03")
@pytest.mark.parametrize(
    "group",
    [
        ["roman", "zlata", "katia"],
        ["anton", "katia", "marin"],
        ["roman", "katia"],
        ["roman", "katia", "katia"],
    ],
)
def test_a_chosen_group_has_one_red_and_two_black_borders(group: list[str]) -> None:
    with pytest.raises(BadOption):
        start({"characters": group}, 1)


@pytest.mark.rule("M-SETUP-04")
def test_cards_passed_over_are_shuffled_into_the_character_deck() -> None:
    lab = set_up("bruno", "cveta", "marin", "zlata")
    assert lab.state.characters.layers == [{"characters": 9}]
    assert lab.state.unseen["characters"]["marin"] == 1
    assert Counter(turn_over(lab.state.characters, lab.state)) == Counter(
        card.id for card in CHARACTERS if card.id not in ("bruno", "cveta", "zlata")
    )


def welcome(lab: Lab, who: str) -> Lab:
    """Marko goes Outside, and the Newcomer there is let in."""
    lab.next("5", who).choose("plan:marko", "outside")
    lab.choose(*["resolve"] * ("resolve" in lab.options))
    return lab.choose("newcomer-accept")


@pytest.mark.rule("M-SETUP-05")
def test_whoever_joins_later_is_no_starting_character() -> None:
    lab = welcome(mine_lab(tops={"visitors": ["newcomer-wounded"]}), "anton")
    assert {p.id: p.starting for p in lab.state.group} == {
        "marko": True,
        "emilia": True,
        "marin": True,
        "anton": False,
    }


@pytest.mark.rule("M-SETUP-05")
def test_the_flag_does_not_move_to_a_recruit_when_a_starting_character_is_lost() -> None:
    lab = mine_lab(recruits=["bruno"], states={"marko": {"wounds": 2}}, next=["1", "wounds-3"])
    lab.choose("plan:marko", "outside", "resolve")
    assert [(p.id, p.starting) for p in lab.state.group] == [
        ("emilia", True),
        ("marin", True),
        ("bruno", False),
    ]


@pytest.mark.rule("M-SETUP-06")
def test_everybody_begins_with_hunger_2_and_nothing_else() -> None:
    for person in start({"characters": ["zlata", "anton", "katia"]}, 1).group:
        assert levels(person) == {"hunger": 2, "fatigue": 0, "illness": 0, "misery": 0, "wounds": 0}
    assert [p.hunger for p in set_up(first=0).state.group] == [2, 2, 2]


@pytest.mark.rule("M-SETUP-07", "M-BOARD-09")
def test_the_miniatures_begin_on_guard() -> None:
    lab = set_up()
    assert [p.at for p in lab.state.group] == ["c1", "c1", "c1"]
    spaces = {space.id: space for space in look(lab).spaces}
    assert spaces["c1"].people == [p.id for p in lab.state.group]
    assert spaces["c1"].printed == "guard"


@pytest.mark.rule("M-SETUP-08")
def test_everybody_has_a_colour_of_their_own() -> None:
    lab = welcome(mine_lab(tops={"visitors": ["newcomer-wounded"]}), "anton")
    assert len({p.colour for p in lab.state.group}) == 4


@pytest.mark.rule("M-SETUP-08")
def test_the_colour_is_told_when_a_character_is_drawn() -> None:
    lab = set_up("bruno", "cveta", "zlata")
    told = [(event.who, event.colour) for event in lab.events("character-found")]
    assert told == [
        ("character:bruno", "colour:grey"),
        ("character:cveta", "colour:red"),
        ("character:zlata", "colour:green"),
    ]


@pytest.mark.rule("M-SETUP-09")
def test_all_that_a_character_card_says_is_open_from_the_start() -> None:
    lab = set_up("bruno", "cveta", "zlata")
    zlata = next(person for person in look(lab).people if person.id == "zlata")
    assert (zlata.prowess, zlata.empathy, zlata.inventory) == (0, 8, 4)
    assert (zlata.skill, zlata.border, zlata.sex) == ("comforting-presence", "red", "f")
    assert {person.id: person.skill for person in look(lab).people} == {
        "bruno": "cook",
        "cveta": "kind-word",
        "zlata": "comforting-presence",
    }


# --- The decks ----------------------------------------------------------------------------------------


@pytest.mark.rule("M-SETUP-10", "M-BOARD-18")
@pytest.mark.parametrize(
    ("deck", "wanted"),
    [
        ("exploration", {card.id: card.copies for card in exploration.CARDS}),
        ("findings", dict.fromkeys(findings.FINDINGS, 1)),
        ("location_deck", dict.fromkeys(locations.LOCATION, 1)),
        ("visitors", {card.id: 1 for card in visitors.DECK}),
        ("narrative", {card.id: 1 for card in narrative.DECK}),
        ("fate", dict.fromkeys(fate.FATE, 1)),
        ("characters", {card.id: 1 for card in CHARACTERS}),
    ],
)
def test_every_deck_is_whole_and_shuffled(deck: str, wanted: dict[str, int]) -> None:
    orders = []
    for seed in "ab":
        state = start({}, 1)
        pile: Pile = getattr(state, deck)
        assert len(pile.layers) == 1
        orders.append(turn_over(pile, state, seed))
    assert Counter(orders[0]) == Counter(orders[1]) == Counter(wanted)
    assert orders[0] != orders[1]


@pytest.mark.rule("M-SETUP-10")
def test_the_decks_have_as_many_cards_as_the_box_says() -> None:
    state = start({}, 1)
    sizes = [
        len(pile)
        for pile in (
            state.exploration,
            state.findings,
            state.location_deck,
            state.visitors,
            state.narrative,
            state.fate,
        )
    ]
    assert sizes == [26, 11, 18, 12, 15, 7]
    assert COLOUR_CARDS == ("black", "grey", "red", "green", "blue")


@pytest.mark.rule("M-SETUP-12")
def test_three_locations_are_dealt_to_near_distant_and_far() -> None:
    lab = set_up("bruno", "cveta", "zlata", "hotel", "church", "school")
    assert [(place.slot, place.id) for place in look(lab).locations] == [
        ("near", "hotel"),
        ("distant", "church"),
        ("far", "school"),
    ]
    assert len(lab.state.location_deck) == 15
    assert lab.events("locations-dealt")[0].far == "card:school"
    conserved(lab.state)


@pytest.mark.rule("M-SETUP-13", "M-BOARD-17")
def test_green_corners_are_fittings_and_the_others_ideas() -> None:
    state = start({}, 1)
    assert sorted(state.deck) == sorted(GREEN)
    assert len(state.ideas) == 10
    assert not set(state.ideas) & set(GREEN)


@pytest.mark.rule("M-SETUP-13", "M-BOARD-17")
def test_every_green_card_can_be_crafted_at_once_and_no_idea() -> None:
    lab = mine_lab(storage=PLENTY).choose("plan:marko")
    crafts = [id.removeprefix("craft:") for id in lab.options if id.startswith("craft:")]
    assert sorted(crafts) == sorted(GREEN)


@pytest.mark.rule("M-SETUP-15", "M-SETUP-17")
def test_night_raids_with_a_red_corner_wait_aside() -> None:
    lab = set_up()
    assert sorted(turn_over(lab.state.raids, lab.state)) == [
        "burglars",
        "hungry-neighbours",
        "n-impact",
        "prowlers",
        "shots-in-the-street",
    ]
    assert lab.state.raid_reserve == look(lab).reserve["raids"] == 5
    assert sorted(lab.state.unseen["raids-red"]) == sorted(c.id for c in raids.CARDS if c.red)


@pytest.mark.rule("M-SETUP-16", "M-SETUP-17")
def test_residents_with_a_red_corner_wait_aside() -> None:
    lab = set_up()
    assert sorted(turn_over(lab.state.residents, lab.state)) == [
        "civilians-1",
        "civilians-2",
        "hobos",
        "homeless",
        "peddler",
        "r-impact",
        "rebels",
        "survivors-1",
        "survivors-2",
    ]
    assert lab.state.resident_reserve == look(lab).reserve["residents"] == 5
    assert sorted(lab.state.unseen["residents-red"]) == sorted(c.id for c in residents.CARDS if c.red)


@pytest.mark.rule("M-SETUP-17")
def test_the_reserves_join_their_decks_in_the_crime_wave_stage() -> None:
    lab = mine_lab(at="crime-wave-stage").choose("crime-split:1:1")
    assert (lab.state.raid_reserve, lab.state.resident_reserve) == (4, 4)
    assert (len(lab.state.raids), len(lab.state.residents)) == (6, 10)


# --- The Shelter --------------------------------------------------------------------------------------


def visible(lab: Lab) -> str:
    """All that anybody can see, and all that a view puts into words."""
    return json.dumps([msgspec.to_builtins(look(lab), str_keys=True), *GAME.things(lab.state)])


@pytest.mark.rule("M-SETUP-18", "M-SETUP-37")
def test_nobody_sees_the_loot_of_a_card_that_lies_scene_side_up() -> None:
    lab = set_up()
    assert not [card for card in shelter.CARDS if card in visible(lab)]
    for kind, cards in shelter.GROUPS.items():
        assert lab.state.unseen[kind] == cards


@pytest.mark.rule("M-SETUP-18", "M-SETUP-37")
def test_which_loot_lies_behind_a_card_is_decided_when_it_is_turned() -> None:
    lab = mine_lab(next=["heap-3"]).choose("plan:marko", "clear:b5:heap", "resolve")
    assert {"heap-1": 1, "heap-2": 1, "heap-3": 1, "heap-4": 1} in lab.chance.seen
    assert lab.storage == {"component": 1, "wood": 2, "electrical-part": 1}
    assert lab.state.cleared == ["heap-3"]


@pytest.mark.rule("M-SETUP-37")
def test_the_recipe_of_a_fitting_is_open_to_all() -> None:
    seen = {card.id: card.cost for card in look(set_up()).deck}
    assert seen["bed-1"] == {"component": 3, "wood": 4}


@pytest.mark.rule("M-SETUP-19")
def test_every_named_space_holds_a_card_of_that_name() -> None:
    kinds = Counter(start({}, 1).shelter.values())
    assert kinds == {"furniture": 5, "heap": 4, "rubble": 6, "closed-door": 3, "bars": 1}


@pytest.mark.rule("M-SETUP-20")
def test_on_the_basic_side_no_shelter_card_is_left_over() -> None:
    state = start({}, 1)
    dealt = Counter(state.shelter.values())
    assert {kind: len(cards) for kind, cards in shelter.GROUPS.items()} == {
        kind: dealt[kind] for kind in shelter.GROUPS
    }
    assert dealt.total() == 19


# --- The Events deck ----------------------------------------------------------------------------------


def kind_of(card: str) -> str:
    if card in events.CHAPTERS:
        return "I" * int(card[-1])
    return "X" if events.EVENT[card].ending else "E"


@pytest.mark.rule("M-SETUP-22")
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_events_deck_is_built_in_chapters(seed: str) -> None:
    state = start({}, 1)
    cards = turn_over(state.events, state, seed)
    assert [kind_of(card) for card in cards] == ["I", *"EEE", "II", *"EEEE", "III", *"XXX"]
    assert len(set(cards)) == 13
    assert set(cards[-3:]) == {"ceasefire", "last-offensive", "broken-promise"}


@pytest.mark.rule("M-SETUP-23")
def test_nobody_has_read_the_events_in_the_deck() -> None:
    lab = set_up()
    drawn = lab.state.newest
    seen = look(lab)
    assert (seen.events, seen.seen) == (11, {})
    told = visible(lab).replace("card:", "")
    assert not [card for card in events.EVENT if card != drawn and f'"{card}"' in told]
    assert lab.state.events.layers == [{"events": 2}, "chapter-2", {"events": 4}, "chapter-3", {"endings": 3}]


@pytest.mark.rule("M-SETUP-24")
def test_five_of_the_twelve_events_take_no_part() -> None:
    state = start({}, 1)
    drawn = turn_over(state.events, state)
    assert len(state.unseen["events"]) == 5
    assert not set(state.unseen["events"]) & set(drawn)
    assert not state.unseen["endings"]


# --- Pieces -------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SETUP-25")
def test_the_opening_storage() -> None:
    state = start({}, 1)
    assert state.storage == {"lockpick": 1, "shovel": 1, "component": 4, "wood": 4, "water": 2, "raw-food": 3}
    left = {good: BOX[good] - state.storage.get(good, 0) for good in BOX}
    assert state.box == left
    assert state.x5 == state.pile == {}


@pytest.mark.rule("M-SETUP-26")
def test_noise_begins_on_1() -> None:
    assert start({}, 1).noise == 1


@pytest.mark.rule("M-SETUP-27")
def test_there_are_three_combat_dice_and_the_black_die() -> None:
    assert {die: sum(faces.values()) for die, faces in FACES.items()} == {"grey": 6, "yellow": 6, "red": 6}
    assert BLACK == 10


@pytest.mark.rule("M-SETUP-27")
def test_the_faces_of_the_combat_dice() -> None:
    assert FACES == {
        "grey": {"blank": 3, "fist-1": 1, "fist-2": 1, "script": 1},
        "yellow": {"blank": 2, "knife-2": 1, "knife-3": 1, "hatchet": 1, "script": 1},
        "red": {"reticle-2": 3, "out-of-ammo": 1, "spray": 1, "script": 1},
    }


@pytest.mark.rule("M-SETUP-28")
def test_objectives_come_with_chapter_i_and_not_before() -> None:
    state = start({}, 1)
    assert (state.objective, len(state.objectives)) == ("", 0)
    lab = set_up()
    assert lab.state.objective
    assert len(lab.state.objectives) == 2


@pytest.mark.rule("M-SETUP-29")
def test_the_cold_space_begins_empty() -> None:
    assert start({}, 1).cold == 0


@pytest.mark.rule("M-SETUP-30")
def test_nobody_joins_a_group_of_four() -> None:
    lab = mine_lab(recruits=["bruno"], tops={"visitors": ["newcomer-wounded"]}, next=["5"])
    lab.choose("plan:marko", "outside", "resolve")
    assert "newcomer-accept" not in lab.options
    assert len(lab.state.group) == 4
    assert lab.state.visitors_discard == ["newcomer-wounded"]
    with pytest.raises(IllegalAnswer):
        lab.choose("newcomer-accept")


@pytest.mark.rule("M-SETUP-34")
def test_the_waste_bag_begins_empty() -> None:
    state = start({}, 1)
    assert state.waste == {}
    assert state.waste_cards == []


# --- Options and saves --------------------------------------------------------------------------------


@pytest.mark.rule("M-SETUP-36")
def test_a_restored_campaign_is_not_set_up_again() -> None:
    table = tilldawn.new_table("mine", 2, seed=5)
    twin = tilldawn.load(table.save())
    assert twin.state == table.state
    assert twin.request is not None
    assert table.request is not None
    assert [o.id for o in twin.request.options] == [o.id for o in table.request.options]
    assert isinstance(twin.chance, SeededChance)
    assert isinstance(table.chance, SeededChance)
    assert (twin.chance.drawn, twin.answers) == (table.chance.drawn, table.answers)


@pytest.mark.parametrize(
    "options",
    [
        {"board": "roof"},
        {"advanced": ["156"]},
        {"fade": ["war"]},
        {"lenient_333": "yes"},
        {"characters": ["sergei", "anton", "katia"]},
    ],
)
def test_a_setting_that_does_not_exist_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        start(options, 1)


def test_settings_are_kept() -> None:
    asked = {"advanced": ["155", "909"], "fade": ["death", "hunger"], "lenient_333": True}
    settings = start(asked, 1).settings
    assert (settings.fittings, settings.drinking) == (True, True)
    assert (settings.eating, settings.hiding) == (False, False)
    assert (settings.lenient_333, settings.dawn_medicine) == (True, False)
    assert settings.faded == ("hunger", "death")
