"""What can be known of what is to come: forecasts and odds agree with the rules."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from tilldawn.engine.request import Option
from tilldawn.games.daylight.public.sight import aims, best_of, blows, next_card, plans, sight, wave_by
from tilldawn.games.daylight.public.view import AttackPlan, Sight
from tilldawn.play.foresight import foresee
from tilldawn.testing.daylight import Lab, daylight_lab

FORKS = 400


def seen(lab: Lab) -> Sight:
    found = sight(lab.view)
    assert found is not None
    return found


def plan_of(lab: Lab, weapon: str, ammo: int = 0) -> AttackPlan:
    return next(plan for plan in plans(lab.view) if (plan.weapon, plan.ammo) == (weapon, ammo))


# --- The enemies' turn ----------------------------------------------------------------------------------


@pytest.mark.rule("W-COMBAT-09", "W-COMBAT-10", "W-COMBAT-11")
def test_each_enemy_says_whom_it_will_strike_and_for_how_much() -> None:
    lab = daylight_lab(3, wave=1, line=["wanderer", "brute", "raider"])
    said = [(blow.enemy, blow.target, blow.damage, blow.draws) for blow in seen(lab).blows]
    assert said == [
        ("wanderer-1", "seat:1", 1, 0),
        ("brute-1", "seat:2", 2, 0),
        ("raider-1", "seat:0", 1, 1),
    ]


@pytest.mark.rule("W-COMBAT-11")
def test_a_fallen_enemy_moves_every_later_blow_on_by_one_person() -> None:
    lab = daylight_lab(3, wave=0, line=["wanderer", "wanderer", "brute", "wanderer"])
    changed = {blow.enemy: blow.target for blow in seen(lab).without["wanderer-2"]}
    assert changed == {"brute-1": "seat:1", "wanderer-3": "seat:2"}
    assert "wanderer-3" not in seen(lab).without


@pytest.mark.parametrize("gone", ["wanderer-1", "brute-1", "survivor-1"])
def test_the_forecast_with_one_less_is_what_the_line_says_when_it_is_gone(gone: str) -> None:
    line = ["wanderer", "survivor", "brute", "wanderer", "raider"]
    lab = daylight_lab(3, wave=2, line=line)
    forecast = aims(lab.view, gone)
    lab.state.line = [foe for foe in lab.state.line if foe.id != gone]
    assert forecast == {foe.id: foe.aim for foe in lab.view.line if foe.aim}


@pytest.mark.rule("W-ENEMY-11")
def test_without_the_monster_the_others_strike_for_one_less() -> None:
    lab = daylight_lab(2, wave=0, line=["monster", "wanderer"])
    assert [blow.damage for blow in blows(lab.view)] == [2, 2]
    assert [blow.damage for blow in blows(lab.view, "monster-1")] == [1]


@pytest.mark.rule("W-CRAFT-07", "W-CRAFT-12", "W-ENEMY-08")
def test_traps_and_barricades_are_used_up_from_left_to_right() -> None:
    tokens = {0: {"barricade": 1, "trap": 1}}
    lab = daylight_lab(1, wave=0, line=["wanderer", "brute", "wanderer", "wanderer"], tokens=tokens)
    said = [(blow.trapped, blow.barricade) for blow in blows(lab.view)]
    assert said == [(True, False), (False, False), (False, True), (False, False)]


@pytest.mark.rule("W-COMBAT-12", "W-CRAFT-07")
def test_everybody_sees_what_the_blows_may_cost_them() -> None:
    lab = daylight_lab(
        3,
        characters=["hipster", "drifter", "haggler"],
        wave=0,
        line=["brute", "raider"],
        tokens={1: {"trap": 1}},
    )
    assert seen(lab).tolls == [(2, 2), (0, 0), (0, 0)]
    lab.player(1).traps = 0
    assert seen(lab).tolls == [(2, 3), (0, 4), (0, 1)]


# --- Attacks ---------------------------------------------------------------------------------------------


def _damage(lab: Lab, option: Option) -> int:
    """What a Combat card that may be applied adds."""
    return lab.view.faces[option.refs[0][7:]].damage if option.verb == "apply" else 0


def struck(lab: Lab, *answers: str) -> Counter[int]:
    """The Damage an attack did to its target, over forks of the table that draw for themselves."""
    found: Counter[int] = Counter()
    for number in range(FORKS):
        twin = lab.table.fork(seed=f"f{number}")
        for id in answers:
            if twin.request is not None and twin.request.find(id):
                twin.answer(id)
        while twin.request is not None and twin.request.kind in ("apply", "boost", "lucky"):
            last = max(twin.request.options, key=lambda o: (o.verb == "strike", _damage(lab, o)))
            twin.answer(last.id)
        foe: Any = next((foe for foe in twin.state.line if foe.id == "monster-1"), None)
        found[foe.damage if foe else 8] += 1
    return found


@pytest.mark.rule("W-COMBAT-05", "W-AMMO-04", "W-CCARD-03")
@pytest.mark.parametrize(("ammo", "answers"), [(1, ("ammo:1",)), (3, ("ammo:3",))])
def test_what_an_attack_would_do_agrees_with_forks(ammo: int, answers: tuple[str, ...]) -> None:
    lab = daylight_lab(2, characters=["hipster", "pillar"], items={0: ["arrow"] * 3}, line=["monster"])
    plan = plan_of(lab, "hipsters-bow", ammo)
    assert sum(share for _, share in plan.ways) == pytest.approx(1)
    done = struck(lab, "attack:hipsters-bow", "target:monster-1", *answers)
    for damage, share in plan.ways:
        spread = 4 * (share * (1 - share) / FORKS) ** 0.5 + 0.01
        assert done[damage] / FORKS == pytest.approx(share, abs=spread), (damage, done)


@pytest.mark.rule("W-COMBAT-05", "W-CRAFT-18")
def test_how_likely_each_falls_is_told_beside_it_spears_included() -> None:
    lab = daylight_lab(2, weapons=["fire-axe"], line=["wanderer", "brute", "monster"])
    plan = plan_of(lab, "fire-axe")
    assert plan.falls["wanderer-1"] == 1
    assert plan.falls["monster-1"] == 0
    before = plan.falls["brute-1"]
    lab.state.line[1].spears = 2
    assert plan_of(lab, "fire-axe").falls["brute-1"] > before


@pytest.mark.rule("W-CCARD-07", "G-32")
def test_with_an_empty_deck_the_odds_are_those_of_what_is_shuffled_anew() -> None:
    lab = daylight_lab(2, line=["monster"])
    s = lab.state
    s.combat_discard, s.unseen["combat"] = {"plus-1": 3, "zero-splash": 1}, {"minus-2": 1}
    s.combat.layers[:] = [{"combat": 1}]
    assert best_of(lab.view, 1) == [(-2, Fraction(1), Fraction(0))]
    assert best_of(lab.view, 2) == [(0, Fraction(1, 4), Fraction(1, 4)), (1, Fraction(3, 4), Fraction(0))]


# --- Who may die -----------------------------------------------------------------------------------------


def died(lab: Lab, seat: int) -> float:
    """How often a player was dead after the enemies' turn, over forks."""
    dead = 0
    for number in range(FORKS):
        twin = lab.table.fork(seed=f"d{number}")
        while twin.request is not None and twin.look().phase == "combat":
            wanted = [o for o in twin.request.options if o.verb in ("skip", "end-turn", "spare")]
            twin.answer((wanted or twin.request.options)[0].id)
        player: Any = twin.state.players[seat]
        dead += player.damage >= player.track
        if twin.outcome is not None and not dead:
            assert player.damage < player.track
    return dead / FORKS


@pytest.mark.rule("W-GOAL-05", "W-SPLASH-06")
@pytest.mark.parametrize(
    ("line", "health", "tokens"),
    [
        (["raider", "raider", "brute"], {0: 2, 1: 8, 2: 8}, {}),
        (["raider", "monster", "raider", "wanderer"], {0: 8, 1: 1, 2: 8}, {1: {"barricade": 1}}),
        (["raider", "raider", "raider", "raider"], {0: 8, 1: 8, 2: 1}, {}),
    ],
)
def test_how_likely_the_weakest_dies_agrees_with_forks(
    line: list[str], health: dict[int, int], tokens: dict[int, dict[str, int]]
) -> None:
    people = ["hipster", "drifter", "haggler"]
    lab = daylight_lab(3, characters=people, wave=0, line=line, health=health, tokens=tokens)
    risk = seen(lab).risk
    assert risk is not None
    assert risk.seat == min(health, key=lambda seat: health[seat])
    spread = 4 * (risk.dies * (1 - risk.dies) / FORKS) ** 0.5 + 0.01
    assert died(lab, risk.seat) == pytest.approx(risk.dies, abs=spread)


def test_with_one_enemy_less_somebody_is_safer() -> None:
    people = ["hipster", "drifter"]
    lab = daylight_lab(2, characters=people, wave=0, line=["brute", "wanderer"], health={0: 2, 1: 8})
    risk = seen(lab).risk
    assert risk is not None
    assert (risk.seat, risk.dies, risk.without["brute-1"]) == (0, 1.0, 0.0)


# --- Search ----------------------------------------------------------------------------------------------


@pytest.mark.rule("W-WAVE-01", "W-SEARCH-04")
def test_the_risk_of_wave_grows_from_draw_to_draw() -> None:
    lab = daylight_lab(3, at="search", next=["planks"])
    assert lab.asked == "found"
    active = lab.view.active
    ladder = wave_by(lab.view)
    assert [seat for seat, _ in ladder] == [1, 2, 0]
    assert [round(share * active, 3) for _, share in ladder] == [1, 2, 3]


def test_a_card_that_was_looked_at_is_no_risk() -> None:
    lab = daylight_lab(2, at="search", next=["planks"])
    lab.state.active.layers.insert(0, "nails")
    assert wave_by(lab.view)[0][1] == 0
    assert next_card(lab.view) == {"ingredient": 1.0}


def test_what_the_next_card_may_be_adds_up() -> None:
    lab = daylight_lab(4, at="search", next=["planks"])
    shares = next_card(lab.view)
    assert sum(shares.values()) == pytest.approx(1, abs=1e-4)
    assert shares["wave"] == pytest.approx(1 / lab.view.active, abs=1e-5)


# --- What an attack costs --------------------------------------------------------------------------------


@pytest.mark.rule("W-PERK-08")
def test_an_attack_that_cannot_fell_anybody_says_what_it_costs_its_attacker() -> None:
    lab = daylight_lab(2, characters=["psycho", "pillar"], line=["monster"])
    plan = plan_of(lab, "psychos-cleaver")
    assert (plan.cost, plan.nobody) == (1, {"monster-1": 1.0})
    lab.choose("attack:psychos-cleaver")
    told = foresee(lab.table, lab.option("strike"))
    assert [(one.ref, one.odds) for one in told.odds if one.key == "cost"] == [("seat:0", Fraction(1))]


@pytest.mark.rule("W-PERK-08", "W-SPLASH-01")
def test_a_splash_that_fells_a_neighbour_spares_the_attacker() -> None:
    alone = daylight_lab(2, characters=["psycho", "pillar"], line=["monster", "wanderer"])
    beside = daylight_lab(2, characters=["psycho", "pillar"], line=["monster", "wanderer:1"])
    assert plan_of(alone, "psychos-cleaver").nobody["monster-1"] == 1
    assert 0 < plan_of(beside, "psychos-cleaver").nobody["monster-1"] < 1
    assert not plan_of(daylight_lab(2, line=["monster"]), "pillars-skillet").nobody


@pytest.mark.rule("W-SPLASH-01")
def test_a_splash_that_may_reach_a_survivor_is_foreseen() -> None:
    lab = daylight_lab(2, characters=["psycho", "pillar"], line=["survivor", "monster"])
    lab.choose("attack:psychos-cleaver")
    told = foresee(lab.table, lab.option("target:monster-1"))
    ours = [note.args["who"] for note in told.notes if note.id == "foresight-daylight-splash-ours"]
    assert ours == [("enemy:survivor-1",)]


@pytest.mark.rule("G-29")
def test_what_is_added_after_something_else_has_odds_of_both() -> None:
    items = {0: ["gun-ammo", "vitality-pills", "vitality-pills"]}
    lab = daylight_lab(2, characters=["trigger", "pillar"], items=items, line=["monster"])
    lab.choose("attack:triggers-service-rifle")
    one = lab.option("boost-perk:steady-hand")
    alone, both = foresee(lab.table, one), foresee(lab.table, one, ["boost:vitality-pills"])
    assert alone.spreads[0].key == both.spreads[0].key == "damage"
    assert both.spreads[0].mean > alone.spreads[0].mean
