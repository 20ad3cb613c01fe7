"""B.2 Setup: characters, weapons, piles, First Player, and what is in the box."""

from typing import Any

import pytest

import tilldawn
from tilldawn.engine.errors import BadOption, IllegalAnswer
from tilldawn.games.daylight.cards.assault import ASSAULTS
from tilldawn.games.daylight.cards.combat import COMBAT
from tilldawn.games.daylight.cards.horde import HORDE
from tilldawn.games.daylight.cards.shelf import CHARACTERS, COMMON, RUBBLE, WEAPONS
from tilldawn.testing.daylight import Lab, daylight_lab

PAIR: dict[str, Any] = {"characters": ["pillar", "hipster"], "weapons": ["fire-axe", "pistol"]}


def set_up_pair() -> Lab:
    """Pillar with a Fire Axe and Hipster with a Pistol; seat 0 draws WAVE! at once."""
    lab = daylight_lab(2, at="setup", next=["0", "wave", "slow-tide"])
    return lab.choose("character:pillar", "character:hipster", "weapon:fire-axe", "weapon:pistol")


def weapons(lab: Lab, seat: int) -> dict[str, int]:
    return {card: n for card, n in lab.items(seat).items() if card in WEAPONS}


@pytest.mark.rule("W-SETUP-01")
def test_nobody_gets_on_without_picking_a_character() -> None:
    lab = daylight_lab(2, at="setup").choose("character:pillar")
    assert lab.asked == "character"
    assert lab.seat == 1
    with pytest.raises(IllegalAnswer):
        lab.choose("weapon:fire-axe")


@pytest.mark.rule("W-SETUP-01")
def test_a_character_that_is_taken_cannot_be_picked_again() -> None:
    lab = daylight_lab(2, at="setup").choose("character:pillar")
    assert len(lab.options) == 5
    with pytest.raises(IllegalAnswer):
        lab.choose("character:pillar")


@pytest.mark.rule("W-SETUP-01")
def test_a_table_cannot_be_asked_for_with_one_character_twice() -> None:
    with pytest.raises(BadOption):
        tilldawn.new_table("daylight", 2, options={"characters": ["pillar", "pillar"]})


@pytest.mark.rule("W-SETUP-02")
def test_everybody_starts_without_damage() -> None:
    lab = set_up_pair()
    assert [player.damage for player in lab.state.players] == [0, 0]
    assert [lab.health(0), lab.health(1)] == [9, 7]


@pytest.mark.rule("W-SETUP-03")
@pytest.mark.parametrize(
    ("character", "weapon"),
    [
        ("pillar", "pillars-skillet"),
        ("psycho", "psychos-cleaver"),
        ("trigger", "triggers-service-rifle"),
        ("drifter", "drifters-machete"),
        ("haggler", "hagglers-revolver"),
        ("hipster", "hipsters-bow"),
    ],
)
def test_every_character_receives_the_weapon_of_that_name(character: str, weapon: str) -> None:
    lab = daylight_lab(1, at="setup").choose(f"character:{character}")
    assert lab.items(0) == {weapon: 1}


@pytest.mark.rule("W-SETUP-04")
def test_everybody_picks_one_common_weapon_and_so_has_two() -> None:
    lab = set_up_pair()
    assert weapons(lab, 0) == {"pillars-skillet": 1, "fire-axe": 1}
    assert weapons(lab, 1) == {"hipsters-bow": 1, "pistol": 1}


@pytest.mark.rule("W-SETUP-04")
def test_only_common_weapons_still_in_the_box_are_offered() -> None:
    lab = daylight_lab(2, at="setup").choose("character:pillar", "character:hipster")
    assert lab.options == [f"weapon:{card}" for card in COMMON]
    lab.choose("weapon:dog-chain")
    assert lab.options == [f"weapon:{card}" for card in COMMON if card != "dog-chain"]


@pytest.mark.rule("W-SETUP-05")
def test_unique_weapons_name_their_owner_and_common_ones_do_not() -> None:
    starting = [card for card in RUBBLE.values() if card.starting]
    owners = {card.owner: card.id for card in starting if card.owner}
    assert owners == {board.id: board.weapon for board in CHARACTERS.values()}
    assert all(weapon.startswith(f"{owner}s-") for owner, weapon in owners.items())
    assert len(starting) - len(owners) == 6


@pytest.mark.rule("W-SETUP-06")
def test_two_melee_weapons_are_a_legal_start() -> None:
    kinds = [weapon.kind for card in weapons(set_up_pair(), 0) if (weapon := RUBBLE[card].weapon)]
    assert kinds == ["melee", "melee"]


@pytest.mark.rule("W-SETUP-07")
@pytest.mark.parametrize(
    ("seats", "size", "cheers", "gun_ammo", "chainsaws", "sawn_offs"),
    [
        (1, 42, 0, 6, 0, 0),
        (2, 60, 1, 8, 0, 0),
        (3, 72, 1, 10, 0, 0),
        (4, 96, 2, 14, 1, 0),
        (5, 120, 3, 17, 1, 1),
        (6, 120, 3, 17, 1, 1),
    ],
)
def test_the_rubble_holds_the_cards_numbered_up_to_the_number_of_players(
    seats: int, size: int, cheers: int, gun_ammo: int, chainsaws: int, sawn_offs: int
) -> None:
    state = daylight_lab(seats, at="setup").state
    cards = state.unseen["rubble"]
    assert len(state.rubble) == sum(cards.values()) == size
    assert [cards.get(card, 0) for card in ("cheer", "gun-ammo", "chainsaw", "sawn-off")] == [
        cheers,
        gun_ammo,
        chainsaws,
        sawn_offs,
    ]


def drawn_by(seed: int) -> list[str]:
    """The first eight Rubble cards of a game in which everything is left lying."""
    table = tilldawn.new_table("daylight", 2, seed, {**PAIR, "first": 0})
    drawn: list[Any] = []
    while len(drawn := [line.event for line in table.log if line.event.name == "card-drawn"]) < 8:
        assert table.request is not None
        table.answer("delay-wave" if table.request.kind == "wave" else "leave")
    return [event.card for event in drawn]


@pytest.mark.rule("W-SETUP-08")
def test_the_seed_decides_the_order_of_the_rubble() -> None:
    assert drawn_by(1) == drawn_by(1)
    assert drawn_by(1) != drawn_by(2)


@pytest.mark.rule("W-SETUP-08")
def test_the_rubble_pile_lies_face_down() -> None:
    assert daylight_lab(3, at="setup").state.rubble.layers == [{"rubble": 72}]


@pytest.mark.rule("W-SETUP-09")
def test_round_one_with_three_players_begins_with_twelve_cards_and_wave() -> None:
    lab = daylight_lab(3, at="setup", next=["0", "planks"])
    lab.choose("character:pillar", "character:psycho", "character:trigger")
    lab.choose("weapon:fire-axe", "weapon:fire-axe", "weapon:pistol")
    assert {"rubble": 12, "=wave": 1} in lab.chance.seen
    assert len(lab.state.rubble) == 72 - 12


@pytest.mark.rule("W-SETUP-10", "W-SOLO-04")
@pytest.mark.parametrize(("seats", "count"), [(1, 7), (2, 10), (3, 12), (4, 16), (5, 20), (6, 20)])
def test_so_many_cards_are_dealt_each_round(seats: int, count: int) -> None:
    lab = daylight_lab(seats, at="round", next=["planks"])
    assert lab.events("search-began")[0].dealt == count
    assert lab.chance.seen[0] == {"rubble": count, "=wave": 1}


@pytest.mark.rule("W-SETUP-11")
@pytest.mark.parametrize("card", ASSAULTS)
def test_any_of_the_six_assault_cards_may_lie_on_top(card: str) -> None:
    lab = daylight_lab(3, at="setup")
    assert lab.state.assaults.layers == [{"assault": 6}]
    lab = daylight_lab(3, at="search", next=["wave", card])
    assert lab.chance.seen[-1] == dict.fromkeys(ASSAULTS, 1)
    assert lab.state.assault == card


@pytest.mark.rule("W-SETUP-12")
def test_the_combat_deck_is_thirty_five_cards_in_no_known_order() -> None:
    state = daylight_lab(3, at="setup").state
    assert state.combat.layers == [{"combat": 35}]
    assert state.unseen["combat"] == {card.id: card.copies for card in COMBAT.values()}


@pytest.mark.rule("W-SETUP-13")
def test_the_table_may_name_the_first_player() -> None:
    table = tilldawn.new_table("daylight", 2, 1, {**PAIR, "first": 1})
    named = [getattr(line.event, "seat", "") for line in table.log if line.event.name == "first-player-named"]
    assert named == ["seat:1"]
    assert table.state.first == 1


@pytest.mark.rule("W-SETUP-13")
def test_otherwise_chance_names_the_first_player_fairly() -> None:
    lab = daylight_lab(3, at="setup", next=["2", "planks"])
    lab.choose("character:pillar", "character:psycho", "character:trigger")
    lab.choose("weapon:fire-axe", "weapon:fire-axe", "weapon:pistol")
    assert lab.chance.seen[0] == {"0": 1, "1": 1, "2": 1}
    assert lab.state.first == 2


@pytest.mark.rule("W-SETUP-14")
def test_horde_cards_lie_ready_by_type() -> None:
    supply = {kind: len(cards) for kind, cards in daylight_lab(3, at="setup").state.horde.items()}
    assert supply == {"wanderer": 27, "raider": 11, "brute": 8, "monster": 3, "survivor": 9}


@pytest.mark.rule("W-SETUP-14")
def test_arriving_enemies_come_out_of_the_supply_of_their_type() -> None:
    lab = daylight_lab(3, at="search", next=["wave", "heavy-steps"]).choose("accept-wave")
    assert [len(lab.state.horde[kind]) for kind in ("wanderer", "brute", "raider")] == [26, 6, 11]


@pytest.mark.rule("W-SETUP-15")
def test_the_box_holds_as_many_cards_as_the_rulebook_says() -> None:
    waves = sum(card.family == "wave" for card in RUBBLE.values())
    assert waves + sum(sum(card.copies) + card.starting for card in RUBBLE.values()) == 138
    assert sum(card.copies for card in COMBAT.values()) == 35
    assert sum(kind.copies for kind in HORDE.values()) == 58
    assert len(ASSAULTS) == 6
    assert len(CHARACTERS) == 6
