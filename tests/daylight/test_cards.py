"""Every card against the tables of the facts (D.2 to D.7), and seen at work on a table."""

from __future__ import annotations

from collections import Counter

import pytest

from tilldawn.games.daylight.cards.assault import ASSAULTS
from tilldawn.games.daylight.cards.combat import COMBAT
from tilldawn.games.daylight.cards.horde import HORDE
from tilldawn.games.daylight.cards.numbers import RUBBLE_PER_ROUND
from tilldawn.games.daylight.cards.shelf import CHARACTERS, RUBBLE
from tilldawn.testing.daylight import Lab, daylight_lab

CALM = ("trigger", "haggler", "hipster")
"""Characters whose perks have no part in the enemies' attacks."""
THREE = ["brute", "monster", "brute"]

DRAW_CARDS = {
    # card: (family, copies with the numbers 1 to 5, total)
    "gun-ammo": ("ammo", (6, 2, 2, 4, 3), 17),
    "arrow": ("ammo", (4, 2, 1, 2, 2), 11),
    "planks": ("ingredient", (3, 1, 1, 1, 2), 8),
    "nails": ("ingredient", (3, 1, 1, 2, 1), 8),
    "shards": ("ingredient", (1, 1, 0, 0, 1), 3),
    "wires": ("ingredient", (2, 1, 0, 1, 1), 5),
    "explosives": ("ingredient", (3, 1, 1, 2, 1), 8),
    "candy-bar": ("healing", (2, 1, 0, 1, 1), 5),
    "canned-stew": ("healing", (2, 1, 1, 1, 1), 6),
    "first-aid-kit": ("healing", (1, 0, 0, 1, 1), 3),
    "energy-drink-red": ("special", (1, 0, 1, 1, 0), 3),
    "energy-drink-green": ("special", (1, 0, 0, 0, 1), 2),
    "focus": ("special", (1, 1, 0, 0, 1), 3),
    "cheer": ("special", (0, 1, 0, 1, 1), 3),
    "blood-lust": ("special", (1, 0, 1, 0, 1), 3),
    "vitality-pills": ("special", (1, 1, 0, 1, 0), 3),
    "lucky": ("special", (1, 0, 1, 0, 1), 3),
    "backpack": ("special", (1, 0, 0, 1, 0), 2),
    "rodent-attack": ("bad-luck", (2, 1, 0, 1, 1), 5),
    "crow-attack": ("bad-luck", (2, 0, 1, 1, 0), 4),
    "broken-bone": ("bad-luck", (1, 0, 0, 1, 1), 3),
    "sledgehammer": ("weapon", (1, 0, 0, 0, 0), 1),
    "crossbow": ("weapon", (0, 1, 0, 0, 0), 1),
    "chainsaw": ("weapon", (0, 0, 0, 1, 0), 1),
    "sawn-off": ("weapon", (0, 0, 0, 0, 1), 1),
    "junk": ("junk", (2, 2, 1, 1, 2), 8),
}
SHARES = {
    # players: ammo, ingredients, healing, special, Bad Luck, weapons, junk
    1: (10, 12, 5, 7, 5, 1, 2),
    2: (14, 17, 7, 10, 6, 2, 4),
    3: (17, 20, 8, 13, 7, 2, 5),
    4: (23, 26, 11, 17, 10, 3, 6),
    5: (28, 32, 14, 22, 12, 4, 8),
    6: (28, 32, 14, 22, 12, 4, 8),
}
FAMILIES = ("ammo", "ingredient", "healing", "special", "bad-luck", "weapon", "junk")
WEAPONS = [
    # card, starting copies, kind, fixed, Splash, draws
    ("pillars-skillet", 1, "melee", 1, 0, 2),
    ("psychos-cleaver", 1, "melee", 1, 0, 1),
    ("triggers-service-rifle", 1, "gun", 2, 0, 0),
    ("drifters-machete", 1, "melee", 2, 0, 1),
    ("hagglers-revolver", 1, "gun", 2, 0, 1),
    ("hipsters-bow", 1, "bow", 2, 0, 0),
    ("fire-axe", 2, "melee", 2, 0, 0),
    ("baseball-bat", 2, "melee", 1, 0, 1),
    ("dog-chain", 1, "melee", 1, 1, 0),
    ("pistol", 2, "gun", 1, 0, 1),
    ("shotgun", 2, "gun", 1, 1, 0),
    ("hunting-bow", 2, "bow", 2, 0, 0),
    ("sledgehammer", 0, "melee", 2, 0, 1),
    ("crossbow", 0, "bow", 3, 0, 0),
    ("chainsaw", 0, "melee", 2, 1, 0),
    ("sawn-off", 0, "gun", 2, 1, 0),
]
BOARDS = [
    # character, health, unique weapon
    ("pillar", 9, "pillars-skillet"),
    ("psycho", 6, "psychos-cleaver"),
    ("trigger", 8, "triggers-service-rifle"),
    ("drifter", 8, "drifters-machete"),
    ("haggler", 8, "hagglers-revolver"),
    ("hipster", 7, "hipsters-bow"),
]
COMBAT_CARDS = [
    # card, copies, damage, Splash
    ("minus-2", 2, -2, 0),
    ("minus-1", 4, -1, 0),
    ("zero", 5, 0, 0),
    ("plus-1", 9, 1, 0),
    ("plus-2", 5, 2, 0),
    ("plus-3", 2, 3, 0),
    ("zero-splash", 3, 0, 1),
    ("plus-1-splash", 3, 1, 1),
    ("plus-1-loose-rubble", 2, 1, 0),
]
ENEMIES = [
    # kind, health, fixed, draws, copies
    ("wanderer", 2, 1, 0, 27),
    ("raider", 3, 1, 1, 11),
    ("brute", 4, 2, 0, 8),
    ("monster", 8, 2, 2, 3),
]
WAVES = {
    "slow-tide": {"wanderer": (2, 3, 4, 6, 8, 8), "survivor": (0, 0, 1, 1, 1, 1)},
    "shakedown": {
        "wanderer": (0, 0, 2, 2, 2, 3),
        "raider": (1, 2, 2, 3, 4, 4),
        "survivor": (0, 0, 0, 0, 1, 1),
    },
    "heavy-steps": {"wanderer": (0, 1, 1, 2, 3, 4), "brute": (1, 1, 2, 3, 3, 3)},
    "something-huge": {
        "wanderer": (1, 0, 1, 3, 4, 3),
        "monster": (0, 1, 1, 1, 1, 2),
        "survivor": (1, 1, 1, 0, 1, 1),
    },
    "strays": {
        "wanderer": (1, 2, 3, 4, 5, 5),
        "raider": (0, 0, 1, 1, 2, 2),
        "survivor": (1, 1, 2, 3, 3, 4),
    },
    "blood-moon": {
        "wanderer": (1, 1, 2, 3, 3, 3),
        "raider": (1, 1, 1, 2, 2, 3),
        "brute": (0, 1, 2, 2, 2, 3),
        "monster": (0, 0, 0, 0, 1, 1),
        "survivor": (0, 0, 1, 1, 1, 2),
    },
}


def damages(lab: Lab) -> list[int]:
    """Damage on the line, left to right."""
    return [foe.damage for foe in lab.state.line]


# --- Sums (E-01 to E-03) ------------------------------------------------------------------------------


@pytest.mark.rule("E-01", "W-SETUP-15", "G-04")
def test_the_box_holds_as_many_cards_as_it_says() -> None:
    starting = Counter(bool(card.owner) for card in RUBBLE.values() for _ in range(card.starting))
    draw = sum(sum(card.copies) for card in RUBBLE.values())
    assert (starting[True], starting[False], draw) == (6, 11, 120)
    assert 1 + 6 + 11 + draw == 138
    assert sum(card.copies for card in COMBAT.values()) == 35
    assert sum(kind.copies for kind in HORDE.values()) == 58
    assert (len(ASSAULTS), len(CHARACTERS)) == (6, 6)


@pytest.mark.rule("E-02", "W-SETUP-07", "W-SETUP-10")
@pytest.mark.parametrize(("players", "total"), [*enumerate((42, 60, 72, 96, 120, 120), start=1)])
def test_the_rubble_lasts_exactly_six_rounds(players: int, total: int) -> None:
    lab = daylight_lab(players, at="setup")
    assert len(lab.state.rubble) == sum(lab.state.unseen["rubble"].values()) == total
    assert 6 * RUBBLE_PER_ROUND[players - 1] == total


@pytest.mark.rule("E-03", "W-ASSAULT-01")
@pytest.mark.parametrize("players", range(1, 7))
def test_all_assaults_together_need_no_more_cards_than_there_are(players: int) -> None:
    called = Counter[str]()
    for card in ASSAULTS.values():
        called.update(card.wave(players))
    assert all(called[kind.id] <= kind.copies for kind in HORDE.values())
    assert sum(called.values()) == (10, 15, 27, 37, 47, 53)[players - 1]


# --- Rubble -------------------------------------------------------------------------------------------


@pytest.mark.rule("E-01", "G-03")
@pytest.mark.parametrize(("card", "row"), DRAW_CARDS.items())
def test_a_draw_card_has_its_copies(card: str, row: tuple[str, tuple[int, ...], int]) -> None:
    family, copies, total = row
    assert (RUBBLE[card].family, RUBBLE[card].copies) == (family, copies)
    for players in range(1, 7):
        state = daylight_lab(players, at="setup").state
        assert state.unseen["rubble"].get(card, 0) == sum(copies[:players])
        assert state.unseen["rubble"].get(card, 0) + state.box.get(card, 0) == total


@pytest.mark.rule("E-01")
def test_there_are_no_other_rubble_cards() -> None:
    assert set(RUBBLE) == {"wave", *DRAW_CARDS, *(row[0] for row in WEAPONS)}


@pytest.mark.rule("E-02")
@pytest.mark.parametrize(("players", "share"), SHARES.items())
def test_a_group_sees_its_share_of_each_family(players: int, share: tuple[int, ...]) -> None:
    seen = Counter[str]()
    for card, copies in daylight_lab(players, at="setup").state.unseen["rubble"].items():
        seen[RUBBLE[card].family] += copies
    assert tuple(seen[family] for family in FAMILIES) == share


@pytest.mark.rule("W-AMMO-05", "W-INV-02")
@pytest.mark.parametrize(("ammo", "weapon"), [("gun-ammo", "shotgun"), ("arrow", "hunting-bow")])
@pytest.mark.parametrize("count", [1, 3])
def test_each_ammo_card_draws_one_combat_card(ammo: str, weapon: str, count: int) -> None:
    items = {0: [ammo] * 3}
    lab = daylight_lab(2, weapons=[weapon, "fire-axe"], items=items, line=["monster"], next=["zero"] * count)
    lab.choose(f"attack:{weapon}", f"ammo:{count}")
    assert [len(event.cards) for event in lab.events("combat-drawn")] == [count]
    assert lab.state.rubble_discard == {ammo: count}


INGREDIENTS = {
    "planks": ["trap", "grenade"],
    "nails": ["spear", "trap"],
    "shards": ["barricade", "trap", "grenade"],
    "wires": ["barricade", "spear", "grenade"],
    "explosives": ["barricade", "spear"],
}


@pytest.mark.rule("W-CRAFT-02", "W-CRAFT-03", "W-CRAFT-04", "W-CRAFT-05")
@pytest.mark.parametrize(("missing", "possible"), INGREDIENTS.items())
def test_an_ingredient_is_needed_for_its_recipes_only(missing: str, possible: list[str]) -> None:
    lab = daylight_lab(2, items={0: [card for card in INGREDIENTS if card != missing]}, line=["monster"])
    assert [id for id in lab.options if id.startswith("craft")] == [f"craft:{token}" for token in possible]


@pytest.mark.rule("W-HEAL-03")
@pytest.mark.parametrize(("card", "hearts"), [("candy-bar", 1), ("canned-stew", 2), ("first-aid-kit", 3)])
def test_a_healing_card_gives_its_hearts_back(card: str, hearts: int) -> None:
    lab = daylight_lab(2, at="trade", items={0: [card]}, health={0: 2})
    lab.choose(f"heal:0:{card}")
    assert lab.health(0) == 2 + hearts
    assert lab.state.rubble_discard == {card: 1}


SPECIALS = [
    # card, what is done, Health of the first player, Damage on the line, holder of WAVE!
    ("energy-drink-red", "play:energy-drink-red axe target:monster-1 axe target:monster-1", 8, [0, 4, 0], 0),
    ("energy-drink-green", "play:energy-drink-green craft:trap axe target:monster-1", 8, [0, 2, 0], 0),
    ("focus", "axe target:monster-1 focus share:brute-1 share:brute-2", 9, [1, 0, 1], 0),
    ("cheer", "axe target:monster-1 cheer:1:0 axe target:monster-1", 9, [0, 4, 0], 1),
    ("blood-lust", "axe target:monster-1 boost:blood-lust", 8, [1, 2, 1], 0),
    ("vitality-pills", "axe target:monster-1 boost:vitality-pills apply:1", 9, [0, 5, 0], 0),
    ("lucky", "attack:baseball-bat target:monster-1 lucky:0", 9, [0, 4, 0], 0),
]


@pytest.mark.rule("W-SPEC-01", "W-SPEC-03", "W-SPEC-05", "W-SPEC-07", "W-SPEC-08", "W-SPEC-10")
@pytest.mark.parametrize(("card", "answers", "health", "damage", "wave"), SPECIALS)
def test_a_special_card_does_what_it_says(
    card: str, answers: str, health: int, damage: list[int], wave: int
) -> None:
    items = {0: ["wires", "explosives"], 1: []}
    items[1 if card == "cheer" else 0].append(card)
    lab = daylight_lab(
        2,
        characters=("pillar", "drifter"),
        weapons=[["fire-axe", "baseball-bat"]],
        items=items,
        line=THREE,
        next=["minus-2", "plus-3"],
    )
    lab.choose(*answers.replace("axe", "attack:fire-axe").split())
    assert (lab.health(0), damages(lab), lab.state.wave) == (health, damage, wave)
    assert lab.state.rubble_discard[card] == 1
    assert "attack:fire-axe" not in lab.options


@pytest.mark.rule("W-SPEC-12")
def test_a_backpack_keeps_two_cards_out_of_the_inventory() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["backpack", "junk", "focus"]})
    lab.choose("pack:0:junk", "pack:0:focus")
    assert lab.table.look().players[0].slots == 2
    assert lab.player(0).packs == [["junk", "focus"]]


@pytest.mark.rule("W-BAD-01", "W-BAD-02", "W-BAD-03")
@pytest.mark.parametrize(
    ("card", "damage", "lost"), [("rodent-attack", 1, 0), ("crow-attack", 0, 1), ("broken-bone", 2, 0)]
)
def test_bad_luck_strikes_at_once(card: str, damage: int, lost: int) -> None:
    lab = daylight_lab(2, at="search", items={0: ["planks"]}, next=[card, "junk"])
    assert lab.health(0) == 9 - damage
    assert lab.items(0).get("planks", 0) == 1 - lost
    assert lab.state.rubble_discard[card] == 1


# --- Weapons ------------------------------------------------------------------------------------------


@pytest.mark.rule("W-COMBAT-04", "W-CCARD-05", "W-SPLASH-01", "W-INV-12")
@pytest.mark.parametrize(("card", "copies", "kind", "fixed", "splash", "draws"), WEAPONS)
def test_a_weapon_does_what_is_printed_on_it(
    card: str, copies: int, kind: str, fixed: int, splash: int, draws: int
) -> None:
    ammo = {"gun": ["gun-ammo"], "bow": ["arrow"]}.get(kind, [])
    drawn = draws + len(ammo)
    lab = daylight_lab(
        2, weapons=[card, "fire-axe"], unique=False, items={0: ammo}, line=THREE, next=["zero"] * drawn
    )
    lab.choose(f"attack:{card}", "target:monster-1")
    assert damages(lab) == [splash, fixed, splash]
    assert lab.state.combat_discard == ({"zero": drawn} if drawn else {})
    assert lab.items(0) == {card: 1}
    assert RUBBLE[card].starting == copies


@pytest.mark.rule("W-AMMO-01", "W-AMMO-02", "W-AMMO-03")
@pytest.mark.parametrize(("card", "kind"), [(row[0], row[2]) for row in WEAPONS])
def test_a_weapon_needs_its_own_ammo(card: str, kind: str) -> None:
    for held, needed_by in (("gun-ammo", "gun"), ("arrow", "bow"), ("junk", "")):
        items = {0: [held, "planks", "nails"]}
        lab = daylight_lab(2, weapons=[card], unique=False, items=items, line=["monster"])
        assert (f"attack:{card}" in lab.options) is (kind in ("melee", needed_by))


@pytest.mark.rule("W-CHAR-01", "W-CHAR-02", "W-SETUP-03")
@pytest.mark.parametrize(("character", "health", "weapon"), BOARDS)
def test_a_character_starts_with_its_health_and_weapon(character: str, health: int, weapon: str) -> None:
    lab = daylight_lab(1, at="setup")
    lab.choose(f"character:{character}")
    assert (lab.health(0), lab.items(0)) == (health, {weapon: 1})
    assert RUBBLE[weapon].owner == character


# --- Combat cards -------------------------------------------------------------------------------------


@pytest.mark.rule("W-SETUP-12", "W-CCARD-08")
def test_the_combat_deck_is_made_of_35_cards() -> None:
    deck = daylight_lab(2, at="setup").state.unseen["combat"]
    assert deck == {card: copies for card, copies, _, _ in COMBAT_CARDS}


@pytest.mark.rule("W-CCARD-08", "W-COMBAT-05", "G-06")
@pytest.mark.parametrize(("card", "copies", "damage", "splash"), COMBAT_CARDS)
def test_a_combat_card_changes_a_players_attack(card: str, copies: int, damage: int, splash: int) -> None:
    lab = daylight_lab(
        2, weapons=["baseball-bat", "fire-axe"], line=THREE, next=[card, *["junk"] * ("rubble" in card)]
    )
    lab.choose("attack:baseball-bat", "target:monster-1")
    assert damages(lab) == [splash, max(0, 1 + damage), splash]
    assert lab.state.combat_discard == {card: 1}
    assert (lab.asked == "found") is ("rubble" in card)


@pytest.mark.rule("W-CCARD-09", "W-SPLASH-06")
@pytest.mark.parametrize(("card", "copies", "damage", "splash"), COMBAT_CARDS)
def test_a_combat_card_changes_an_enemys_attack(card: str, copies: int, damage: int, splash: int) -> None:
    lab = daylight_lab(3, at="enemies", characters=CALM, line=["raider"], next=[card, "wave", "strays"])
    assert [lab.health(seat) for seat in range(3)] == [8 - max(0, 1 + damage), 8 - splash, 7 - splash]
    assert not lab.happened("card-drawn")
    assert lab.damage("raider-1") == 0


# --- Horde --------------------------------------------------------------------------------------------


@pytest.mark.rule("E-01", "W-ENEMY-15")
def test_the_horde_has_58_cards_of_five_types() -> None:
    horde = daylight_lab(2, at="setup").state.horde
    wanted = {row[0]: row[4] for row in ENEMIES} | {"survivor": 9}
    assert {kind: len(cards) for kind, cards in horde.items()} == wanted


@pytest.mark.rule("W-ENEMY-01", "W-ENEMY-02", "W-ENEMY-07", "W-ENEMY-10", "W-ENEMY-14")
@pytest.mark.parametrize(("kind", "health"), [*((row[0], row[1]) for row in ENEMIES), ("survivor", 1)])
def test_a_horde_card_falls_when_its_health_is_used_up(kind: str, health: int) -> None:
    for before in range(health):
        line = [f"{kind}:{before}", "monster", "monster"]
        lab = daylight_lab(2, characters=("pillar", "drifter"), weapons=["dog-chain"], line=line)
        lab.choose("attack:dog-chain", f"target:{kind}-1")
        assert (f"{kind}-1" in lab.line) is (before + 1 < health)


@pytest.mark.rule("W-ENEMY-15", "W-CCARD-06")
@pytest.mark.parametrize(("kind", "health", "fixed", "draws", "copies"), ENEMIES)
def test_an_enemy_attacks_with_its_fixed_damage_and_draws(
    kind: str, health: int, fixed: int, draws: int, copies: int
) -> None:
    lab = daylight_lab(2, at="enemies", characters=CALM, line=[kind], next=[*["zero"] * draws, "junk"])
    assert (lab.health(0), lab.health(1)) == (8 - fixed, 8)
    assert lab.state.combat_discard == ({"zero": draws} if draws else {})
    assert lab.state.found == ["junk"]


@pytest.mark.rule("W-ENEMY-01")
def test_a_wanderer_has_nothing_special() -> None:
    lab = daylight_lab(
        1,
        at="enemies",
        characters=CALM,
        items={0: ["planks"]},
        tokens={0: {"barricade": 1}},
        line=["wanderer", "wanderer"],
        next=["junk"],
    )
    assert (lab.player(0).barricades, lab.health(0), lab.items(0)["planks"]) == (0, 8 - 1, 1)


@pytest.mark.rule("W-ENEMY-03")
def test_a_raider_steals_a_card() -> None:
    lab = daylight_lab(
        2, at="enemies", characters=CALM, items={0: ["planks"]}, line=["raider"], next=["zero", "junk"]
    )
    assert lab.items(0) == {"triggers-service-rifle": 1}
    assert lab.state.rubble_discard == {"planks": 1}


@pytest.mark.rule("W-ENEMY-08")
def test_a_brute_ignores_a_barricade() -> None:
    tokens = {0: {"barricade": 1}}
    lab = daylight_lab(2, at="enemies", characters=CALM, tokens=tokens, line=["brute"], next=["junk"])
    assert (lab.health(0), lab.player(0).barricades) == (8 - 2, 1)


@pytest.mark.rule("W-ENEMY-11", "W-ENEMY-12", "W-ENEMY-13")
def test_monsters_add_one_each_to_other_enemies() -> None:
    line = ["wanderer", "monster", "monster"]
    lab = daylight_lab(3, at="enemies", characters=CALM, line=line, next=["zero"] * 4 + ["junk"])
    assert [lab.health(seat) for seat in range(3)] == [8 - 3, 8 - 2, 7 - 2]


@pytest.mark.rule("W-SURV-02", "W-SURV-03")
def test_a_survivor_attacks_nobody_and_is_attacked_first() -> None:
    lab = daylight_lab(2, at="enemies", characters=CALM, line=["wanderer", "survivor"], next=["junk"])
    assert lab.line == ["wanderer-1"]
    assert (lab.health(0), lab.health(1)) == (8, 8)
    lab = daylight_lab(2, at="enemies", characters=CALM, line=["survivor"], next=["junk"])
    assert not lab.happened("enemy-attacked")


# --- Assaults -----------------------------------------------------------------------------------------


@pytest.mark.rule("E-03", "W-ASSAULT-01", "W-ASSAULT-02")
@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize(("card", "columns"), WAVES.items())
def test_an_assault_brings_the_enemies_of_its_column(
    card: str, columns: dict[str, tuple[int, ...]], players: int
) -> None:
    lab = daylight_lab(players, at="search", next=["wave", card])
    lab.choose("accept-wave")
    wanted = {kind: counts[players - 1] for kind, counts in columns.items() if counts[players - 1]}
    assert Counter(foe.kind for foe in lab.state.line) == wanted
