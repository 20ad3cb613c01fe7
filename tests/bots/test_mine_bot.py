"""The heuristic bot of `mine`: it answers everything, explains itself, and plays sensibly."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import tilldawn
from tilldawn.bots import make_bot, mine
from tilldawn.bots.drive import step
from tilldawn.bots.mine.book import effects, script, whom
from tilldawn.bots.mine.bot import ANSWERS, MineBot
from tilldawn.bots.mine.scene import Scene
from tilldawn.bots.mine.taste import FANCIES, PLAIN, Taste, taste_of
from tilldawn.bots.mine.worth import BASE
from tilldawn.bots.random import RandomBot
from tilldawn.engine.errors import BadOption
from tilldawn.engine.request import Request, option, text
from tilldawn.engine.table import Table
from tilldawn.engine.text import catalog
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.cards import fate as fate_cards
from tilldawn.games.mine.cards.fittings import CARDS as FITTINGS
from tilldawn.games.mine.cards.fittings import FITTING
from tilldawn.games.mine.goods import TOKENS, WRITTEN
from tilldawn.games.mine.public.facts import FATE
from tilldawn.games.mine.public.view import TableView
from tilldawn.sim.runner import simulate
from tilldawn.testing.mine import Lab, mine_lab

ALL_RULES: dict[str, Any] = {"advanced": ["155", "351", "534", "909"]}


def answers(lab: Lab, bot: MineBot | None = None) -> str:
    """What the bot answers to the open request."""
    chosen = step(lab.table, dict.fromkeys(range(6), bot or MineBot()))
    assert chosen is not None
    return chosen.id


def play_on(lab: Lab, *kinds: str, taste: Taste = PLAIN) -> list[str]:
    """Let the bot answer as long as it is asked about these things; what it answered."""
    bot, given = MineBot(taste=taste), []
    while lab.asked in kinds:
        given.append(answers(lab, bot))
        lab.choose(given[-1])
    return given


def view(lab: Lab) -> TableView:
    seen = lab.table.look()
    assert isinstance(seen, TableView)
    return seen


def whole_campaign(seats: int, seed: str, taste: Taste = PLAIN, **options: Any) -> Table[Any]:
    """A campaign by bots in every seat, who explain each choice and take no needless risk."""
    table = tilldawn.new_table("mine", seats=seats, seed=seed, options=options)
    table.orders = [table.game.eager() for _ in table.seats]
    bots = {seat: MineBot(taste=taste) for seat in range(seats)}
    say = [Speaker(table, lang) for lang in ("en", "fr")]
    while (chosen := step(table, bots)) is not None:
        assert table.request is not None
        if chosen.id != "talk-surrender":  # weighed against going on, with what it costs
            assert chosen.warning is None or all(o.warning for o in table.request.options), chosen.id
        assert all(speaker(bots[chosen.seat].why()) for speaker in say)
        table.answer(chosen.id, chosen.seat)
    return table


# --- It answers everything ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_it_plays_whole_campaigns_and_gives_a_reason_in_every_language(seats: int) -> None:
    assert whole_campaign(seats, "whole").outcome is not None


def test_it_plays_with_all_advanced_rules() -> None:
    assert whole_campaign(2, "advanced", **ALL_RULES).outcome is not None


@pytest.mark.parametrize("switch", ["dawn_medicine", "lenient_333", "heater_water"])
def test_it_plays_with_every_switch_of_the_game(switch: str) -> None:
    assert whole_campaign(1, switch, PLAIN, **{switch: True}).outcome is not None


def test_it_plays_on_the_advanced_side() -> None:
    table = whole_campaign(2, "advanced", board="advanced")
    done = {line.event.name for line in table.log}
    assert {"poked-about", "garden-searched", "rubble-dug", "lock-tried"} <= done


def test_it_goes_where_most_is_found_and_once_a_day_to_the_garden() -> None:
    lab = mine_lab(board="advanced", cleared=["i4", "j1", "h5", "h6", "h7", "g4", "j3", "g2", "g1"])
    given = play_on(lab, "plan", "action", "split")
    assert "poke-about-3" in given
    assert not {"poke-about-1", "poke-about-2"} & set(given)
    cleared = ["h5", "h6", "h7", "g4", "g2", "g1"]
    garden = mine_lab(board="advanced", cleared=cleared)
    assert play_on(garden, "plan", "action", "split").count("wild-garden") == 1
    scarce = mine_lab(board="advanced", cleared=["i4", *cleared], box={"wood": 0, "component": 0})
    assert "search" in play_on(scarce, "plan", "action", "split")


def test_it_does_not_go_under_fire_with_wounds() -> None:
    laid: dict[str, Any] = {
        "board": "advanced",
        "cleared": ["g4", "h5", "h6", "h7", "g2", "g1"],
        "storage": {"shovel": 1, "lockpick": 2},
    }
    assert "dig:f3:rubble" in play_on(mine_lab(**laid), "plan", "action")
    hurt = {who: {"wounds": 2} for who in ("marko", "emilia", "marin")}
    assert "dig:f3:rubble" not in play_on(mine_lab(**laid, states=hurt), "plan", "action")


def test_it_finishes_many_campaigns_without_an_error_and_wins_some() -> None:
    report = simulate("mine", 40, 1, "heuristic", "bots")
    assert report.errors == 0
    assert 1 <= report.won <= 32


def test_it_copes_with_any_mess_others_leave_it() -> None:
    for number in range(12):
        options = ALL_RULES if number % 2 else {}
        table = tilldawn.new_table("mine", seats=2, seed=f"mess/{number}", options=options, record=False)
        bot, others, dice = MineBot(), RandomBot("mess"), Random(number)
        while table.request is not None:
            seat = table.request.seats[0]
            if table.request.kind != "evening" and dice.random() < 0.3:
                table.play(others.choose(table, seat))
            else:
                table.answer(bot.choose(table, seat).id, seat)


def test_it_knows_every_question_of_the_game() -> None:
    asked = {id.removeprefix("ask-") for id in catalog("en", "mine").sources if id.startswith("ask-")}
    assert asked == set(ANSWERS)


def test_to_an_unknown_question_it_gives_the_first_safe_answer() -> None:
    lab = mine_lab(at="evening")
    deadly = msgspec.structs.replace(lab.option(lab.options[0]), warning=option("x", seat=0, rule="").text)
    safe = option("safe", seat=0, rule="M-LEAD-01")
    lab.table.request = Request("never-heard-of", 0, [deadly, safe], "M-LEAD-01")
    assert answers(lab) == "safe"


def test_the_same_table_gets_the_same_answers() -> None:
    assert whole_campaign(2, "again").journal == whole_campaign(2, "again").journal


def test_every_reason_has_words_in_every_language_and_no_words_are_left_over() -> None:
    source = "".join(file.read_text("utf-8") for file in sorted(Path(mine.__path__[0]).glob("*.py")))
    given = set(re.findall(r'"((?:[a-z]+-)*[a-z]+)"', source))
    given |= {f"task-{task}" for task in ("bed", "floor", "guard", "scavenging")}
    spoken = {
        lang: {
            id.removeprefix("why-mine-") for id in catalog(lang, "mine").sources if id.startswith("why-mine-")
        }
        for lang in ("en", "fr")
    }
    assert spoken["en"] == spoken["fr"]
    assert spoken["en"] <= given


def test_its_numbers_can_be_tuned_by_name() -> None:
    bot = MineBot()
    bot.tune({"alarm": 5})
    assert bot.dials.alarm == 5.0
    with pytest.raises(BadOption):
        bot.tune({"luck": 1})


# --- It knows the cards -------------------------------------------------------------------------------


def test_it_has_a_price_for_every_token() -> None:
    assert set(BASE) == {*TOKENS, *WRITTEN}


def test_facts_about_the_fate_cards_are_what_is_printed() -> None:
    for card in fate_cards.CARDS:
        meds, herbal_meds, untreated = card.illness
        named = {"meds": meds, "herbal-meds": herbal_meds, "bandages": card.bandages}
        known = FATE[card.id]
        assert known.cures == {good: by for good, by in named.items() if by is not None}
        assert (known.untreated, known.bed, known.wounds) == (untreated, card.bed, card.wounds)
        assert known.cold == card.cold
    assert len(FATE) == len(fate_cards.CARDS)


# --- It plays sensibly --------------------------------------------------------------------------------


def test_it_never_leaves_the_shelter_unguarded_by_choice() -> None:
    lab = mine_lab(at="evening", states={"marko": {"fatigue": 3}, "emilia": {"fatigue": 3}})
    given = play_on(lab, "evening")
    assert any(answer.endswith(":guard") for answer in given)
    assert "night-unguarded" not in given


def test_whoever_is_spent_sleeps_and_somebody_rested_guards() -> None:
    tired = {"marko": {"fatigue": 3}, "emilia": {"fatigue": 0}, "marin": {"fatigue": 0}}
    given = play_on(mine_lab(at="evening", states=tired), "evening")
    assert "task:marko:floor" in given


def test_water_goes_to_whoever_could_die_of_thirst() -> None:
    lab = mine_lab(at="dusk", storage={"water": 1}, states={"emilia": {"hunger": 3}})
    assert answers(lab) == "give-water:emilia"


def test_the_starving_eat_first() -> None:
    lab = mine_lab(
        at="supper", storage={"raw-food": 1}, states={"marin": {"hunger": 3}, "marko": {"hunger": 2}}
    )
    assert answers(lab) == "feed:marin:raw-food"


def test_nobody_who_is_full_eats_the_last_food() -> None:
    lab = mine_lab(at="supper", storage={"raw-food": 1}, states={"marko": {"hunger": 0}})
    assert answers(lab) == "enough"


def test_the_sick_get_medicine_before_fate_is_turned() -> None:
    lab = mine_lab(at="dawn", storage={"meds": 1, "bandages": 1}, states={"marko": {"illness": 2}})
    assert answers(lab) == "place:meds:marko"


def test_bandages_are_kept_for_wounds_that_need_them() -> None:
    lab = mine_lab(at="dawn", storage={"bandages": 1}, states={"marko": {"wounds": 1}})
    assert answers(lab) == "fate"


def test_it_heats_when_the_cold_would_make_people_ill() -> None:
    lab = mine_lab(cold=4, storage={"wood": 8}, fittings={"c4": "simple-heater"}, cleared=["b3", "b5", "b6"])
    assert "use:simple-heater:heat" in play_on(lab, "plan", "action")


def test_it_clears_what_lies_about_before_it_pokes_about() -> None:
    given = play_on(mine_lab(storage={}), "plan", "action")
    assert sum(answer.startswith("clear:") for answer in given) == 2


def test_it_pays_hungry_neighbours_rather_than_fight_them() -> None:
    lab = mine_lab(
        at="raid-card",
        tasks={"marko": "guard", "emilia": "floor", "marin": "floor"},
        storage={"vegetable": 3, "raw-food": 3},
        tops={"raids": ["hungry-neighbours"]},
    )
    assert answers(lab).startswith("raid-give:")


def test_the_city_grows_worse_in_the_streets_first() -> None:
    lab = mine_lab(at="crime-wave-stage", tasks={"marko": "guard", "emilia": "floor", "marin": "floor"})
    assert answers(lab) == "crime-split:0:2"


def test_it_runs_from_a_fight_it_cannot_win() -> None:
    lab = mine_lab(
        at="explore",
        tasks={"emilia": "scavenging", "marko": "guard", "marin": "floor"},
        states={"emilia": {"wounds": 1}},
        unknown=["x-candlelight"],
        unknown_left=2,
        tops={"residents": ["thugs-1"]},
    )
    lab.choose("turn-up:3")
    lab.choose("approach")
    while lab.asked in ("arm", "spare"):
        lab.choose(answers(lab))
    assert answers(lab) == "flee:chased"


def test_the_load_home_is_full_and_keeps_what_is_dear() -> None:
    lab = mine_lab(
        at="choose-findings",
        tasks={"emilia": "scavenging", "marko": "guard", "marin": "floor"},
        pile={"canned-food": 2, "filter": 2, "sugar": 1},
    )
    play_on(lab, "load")
    assert lab.storage.get("canned-food", 0) + lab.pile.get("canned-food", 0) == 2
    assert not lab.pile.get("filter")


def test_on_a_page_it_takes_the_choice_that_promises_most() -> None:
    bot = MineBot()
    lab = mine_lab(at="dusk", states={"marko": {"misery": 3}})
    texts = {
        "effect:1.a.0": text("effect-change", state="state:misery", by=1, way="up", who="one"),
        "effect:1.b.0": text("effect-change", state="state:misery", by=1, way="down", who="one"),
    }
    worse, better = (
        option("script", 1, id, seat=0, rule="M-SCRIPT-04", effects=(f"effect:1.{id}.0",)) for id in "ab"
    )
    request = Request("script", 0, [worse, better], "M-SCRIPT-04")
    scene = Scene(request, 0, view(lab), bot.dials, texts.__getitem__, ())
    chosen, _ = script(scene)
    assert chosen is better
    request = Request(
        "script-who", 0, [option("person", p, seat=0, rule="") for p in ("emilia", "marko")], ""
    )
    scene = Scene(request, 0, view(lab), bot.dials, texts.__getitem__, effects(scene, better))
    assert whom(scene)[0].args == ("marko",)


# --- Its taste ----------------------------------------------------------------------------------------

FREE = ("b1", "b5", "b6", "c6", "c7")
PLENTY = {"wood": 12, "component": 12, "mechanical-part": 3, "electrical-part": 3}


def test_taste_comes_from_the_seed_and_is_plain_for_most() -> None:
    tastes = [taste_of(f"1/{number}/0") for number in range(1000)]
    assert tastes == [taste_of(f"1/{number}/0") for number in range(1000)]
    assert 0.6 < tastes.count(PLAIN) / len(tastes) < 0.75
    assert {taste.fitting for taste in tastes} == {"", *FANCIES}
    assert {taste.whim for taste in tastes} == {0, 1, 2}


def test_only_simulations_ask_for_odd_tastes() -> None:
    seed = next(f"{number}" for number in range(100) if taste_of(f"{number}") != PLAIN)
    for tastes, taste in ((False, PLAIN), (True, taste_of(seed))):
        bot = make_bot("heuristic", "mine", seed, tastes=tastes)
        assert isinstance(bot, MineBot)
        assert bot.taste == taste


def test_what_it_knows_of_the_fittings_it_likes_is_what_is_printed() -> None:
    for card in FITTINGS:
        if card.id in FANCIES and card.id != "reinforced-door":
            assert FANCIES[card.id] == card.next_to
    assert set(FANCIES) <= set(FITTING)
    assert {card.id for card in FITTINGS if card.idea} - {"chair"} <= set(FANCIES)


@pytest.mark.parametrize("fitting", FANCIES)
def test_it_builds_the_fitting_it_likes(fitting: str) -> None:
    base = FITTING[fitting].next_to
    lab = mine_lab(
        storage=PLENTY,
        cleared=FREE,
        fittings={"b4": "workshop"} | ({"c4": base} if base else {}),
        thought_of=[fitting] if FITTING[fitting].idea else [],
        board_ups=(1, 2, 3),
    )
    given = play_on(lab, "plan", "action", taste=Taste(fitting=fitting))
    assert f"craft:{fitting}" in given


def test_it_thinks_of_the_fitting_it_likes_first() -> None:
    lab = mine_lab()
    given = play_on(lab, "plan", "action", "think-of", taste=Taste(fitting="gunsmith-workshop"))
    assert "new-idea" in given
    assert "think-of:gunsmith-workshop" in given


def test_who_likes_company_goes_outside_until_hurt() -> None:
    host = Taste(company=True)
    assert "outside" in play_on(mine_lab(), "plan", "action", taste=host)
    assert "outside" not in play_on(mine_lab(), "plan", "action")
    hurt = {name: {"wounds": 2} for name in ("marko", "emilia", "marin")}
    assert "outside" not in play_on(mine_lab(states=hurt), "plan", "action", taste=host)


def test_who_likes_a_fitting_better_than_company_builds_it_first() -> None:
    taste = Taste(fitting="radio", company=True)
    assert "outside" not in play_on(mine_lab(), "plan", "action", taste=taste)
    assert "outside" in play_on(mine_lab(fittings={"c4": "radio"}), "plan", "action", taste=taste)


def test_a_whim_takes_another_place_and_another_choice() -> None:
    tasks = {"emilia": "scavenging", "marko": "guard", "marin": "floor"}
    gone_to = {
        answers(mine_lab(at="scavenging", tasks=tasks), MineBot(taste=Taste(whim=whim))) for whim in range(3)
    }
    assert len(gone_to) == 3


@pytest.mark.parametrize("taste", [Taste("radio", True, 1), Taste("bed-2", True, 2), Taste(company=True)])
def test_it_plays_whole_campaigns_by_its_taste(taste: Taste) -> None:
    assert whole_campaign(2, "taste", taste).outcome is not None


class Face:
    """What a bot may know of a table: the request, the view, and what things are called."""

    def __init__(self, table: Table[Any]) -> None:
        self.request, self.look, self.game = table.request, table.look, Names(table)


class Names:
    def __init__(self, table: Table[Any]) -> None:
        self.name = table.game.name


@pytest.mark.parametrize("taste", [PLAIN, Taste("radio", True, 1)])
def test_it_needs_no_more_than_what_everybody_sees(taste: Taste) -> None:
    table = tilldawn.new_table("mine", seats=1, seed="face", record=False)
    bot = MineBot(taste=taste)
    while table.request is not None:
        table.answer(bot.choose(Face(table), 0).id)  # type: ignore[arg-type]
