"""Every name, icon and number explains itself: what it is, what it does now, its rules."""

from __future__ import annotations

import pytest

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.engine.request import Request
from tilldawn.engine.text import catalog, languages
from tilldawn.engine.view import Speaker
from tilldawn.play.explain import Explanation, explain
from tilldawn.rulebook import rows
from tilldawn.rulebook.terms import glossary, term_of, terms
from tilldawn.testing.daylight import daylight_lab
from tilldawn.testing.mine import mine_lab

NUMBERS = {
    "mine": {
        "actions",
        "prowess",
        "empathy",
        "inventory",
        "cold",
        "noise",
        "objective",
        "value",
        "weight",
        "damage",
    },
    "daylight": {"health", "hearts", "slots", "damage", "splash", "pile", "wave", "rounds"},
}
"""Kinds of refs that stand for a number, not for a thing."""


def mine(ref: str, lang: str = "en", **laid: object) -> Explanation:
    table = mine_lab(**laid).table  # type: ignore[arg-type]
    found = explain(ref, table.look(), Speaker(table, lang))
    assert found is not None
    return found


def numbers(found: Explanation, lang: str = "en") -> dict[str, str]:
    """What is shown with icons: by what each stands for, in words."""
    assert found.chart is not None
    say = catalog(lang, "mine")
    return {cell.ref: say.say(cell.words) for row in found.chart.rows for cell in row.cells}


@pytest.mark.rule("M-STATE-05", "M-STATE-06")
def test_a_state_says_which_actions_it_costs_now() -> None:
    found = mine("state:fatigue@marko", states={"marko": {"fatigue": 1}})
    assert found.now == ("Fatigue 1 (Tired): loses the third action.",)
    assert found.name == "Marko, Fatigue 1 of 4"
    assert "M-EVE-07" in found.rules


@pytest.mark.rule("M-STATE-06")
def test_a_lesser_state_says_that_another_one_counts() -> None:
    found = mine("state:fatigue@marko", states={"marko": {"fatigue": 1, "wounds": 2}})
    assert "only the worst one counts" in found.now[1]


@pytest.mark.rule("M-STATE-09")
def test_the_last_level_but_one_is_said_to_be_so() -> None:
    assert mine("state:hunger@marko", states={"marko": {"hunger": 3}}).now[-1] == "One more level is the end."


@pytest.mark.rule("M-STATE-27")
def test_empathy_says_how_likely_it_hits() -> None:
    table = mine_lab().table
    value = table.look().people[0].empathy
    assert mine("empathy:marko").now == (f"An Empathy roll hits on 1 to {value} of 10: {value} in 10.",)


@pytest.mark.rule("M-NOISE-04")
def test_noise_says_how_likely_somebody_comes() -> None:
    found = mine(
        "noise:", at="explore", tasks={"marko": "scavenging", "emilia": "guard", "marin": "floor"}, noise=3
    )
    assert found.now == ("A Noise roll of 1 to 3 brings somebody: 3 in 10.",)


def test_goods_say_how_many_there_are_and_what_they_are_worth() -> None:
    found = mine("good:wood", storage={"wood": 3}, x5={"wood": 1})
    assert found.now[0] == "3 in Storage and 1 on Storage x5 (5 each)."
    assert found.text
    wood = mine_lab(storage={"wood": 3}, x5={"wood": 1}).table.look().goods["wood"]
    assert numbers(found) == {
        "value:": "No value in Trade",
        "weight:": f"Weight {wood.weight} on the way home",
        "box:": f"{wood.box} left in the box",
    }


def test_a_person_says_everything_at_once_for_the_keyboard() -> None:
    found = mine("character:marko", states={"marko": {"hunger": 2, "illness": 1}})
    assert any("Hunger 2" in line for line in found.now)
    assert any("Illness 1" in line for line in found.now)
    assert set(numbers(found)) == {"prowess:", "empathy:", "inventory:"}
    assert numbers(found)["prowess:"].startswith("Prowess ")


@pytest.mark.rule("W-ENEMY-11")
def test_an_enemy_says_what_it_does_now() -> None:
    table = daylight_lab(line=["wanderer:1", "monster"]).table
    found = explain("enemy:wanderer-1", table.look(), Speaker(table, "en"))
    assert found is not None
    assert found.now[0] == "Health 1 of 2."
    assert "1 of it by Monsters" in found.now[1]
    assert found.term == "wanderer"


def test_what_names_nothing_means_nothing_or_what_its_kind_does() -> None:
    table, night = mine_lab().table, daylight_lab().table
    for ref in ("nonsense", "term:none", "card:none", ""):
        assert explain(ref, table.look(), Speaker(table, "en")) is None, ref
    for ref in ("seat:9", "seat:x", "card:none", "term:none"):
        assert explain(ref, night.look(), Speaker(night, "en")) is None, ref
    for ref, term in (
        ("good:gold", "token"),
        ("prowess:nobody", "prowess"),
        ("state:hunger@nobody", "hunger"),
    ):
        found = explain(ref, table.look(), Speaker(table, "en"))
        assert found is not None
        assert (found.term, found.now) == (term, ())


@pytest.mark.parametrize("game", ["mine", "daylight"])
def test_all_that_lies_on_a_table_explains_itself_in_every_language(game: str) -> None:
    table = tilldawn.new_table(game, seats=["Ana", "Bruno"], seed=6)
    bot = make_bot("heuristic", game, "6")
    speakers = [Speaker(table, lang) for lang in languages()]
    met: set[str] = set()
    for _ in range(160):
        if not isinstance(table.request, Request):
            break
        seen = table.look()
        for ref in dict.fromkeys(table.game.things(table.state)):
            for say in speakers:
                if (ref + say.catalog.lang) not in met:
                    met.add(ref + say.catalog.lang)
                    found = explain(ref, seen, say)
                    assert found is not None, ref
                    assert found.name
                    assert "{" not in " ".join((found.name, found.text, *found.now))
        chosen = bot.choose(table, table.request.seats[0])
        table.answer(chosen.id, chosen.seat)
    assert len(met) > 80


@pytest.mark.parametrize("game", ["mine", "daylight"])
def test_every_row_and_ref_of_the_glossary_exists(game: str) -> None:
    book = rows(game)
    play = tilldawn.new_table(game, seats=1, seed=1).game
    for term in terms(game).values():
        assert term.rows
        assert all(row in book for row in term.rows), term.id
        for ref in term.refs:
            kind, _, what = ref.partition(":")
            if what == "*" or kind in (*NUMBERS[game], "mark") or (game, kind) == ("daylight", "enemy"):
                continue
            id, _, attribute = play.name(ref).id.partition(".")
            assert catalog("en", game).has(id, attribute), ref


@pytest.mark.parametrize("game", ["mine", "daylight"])
@pytest.mark.parametrize("lang", languages())
def test_every_term_says_what_it_is(game: str, lang: str) -> None:
    told = glossary(game, lang)
    assert len(told) == len(terms(game)) >= {"mine": 60, "daylight": 30}[game]
    assert len({term.name for term in told}) == len(told), "no two terms of one name"
    for term in told:
        assert len(term.text) > 20
        assert term.also


def test_the_nearest_term_explains_a_thing() -> None:
    found = {
        ref: term_of(ref, "mine") for ref in ("good:water", "good:coffee", "state:hunger@marko", "phase:dusk")
    }
    assert {ref: term.id for ref, term in found.items() if term} == {
        "good:water": "water",
        "good:coffee": "token",
        "state:hunger@marko": "hunger",
        "phase:dusk": "dusk",
    }
