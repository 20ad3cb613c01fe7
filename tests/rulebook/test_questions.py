"""The rulebook by what people ask: the answer first, whatever language and however it is typed."""

from __future__ import annotations

import pytest

from tilldawn.cli import main
from tilldawn.engine.text import languages
from tilldawn.rulebook import lookup, rows
from tilldawn.rulebook.aid import aid
from tilldawn.rulebook.questions import answer, questions, reply
from tilldawn.rulebook.terms import terms

MINE = {
    "how do we win": "win",
    "win the game": "win",
    "what is the goal?": "win",
    "gagner": "win",
    "comment on gagne": "win",
    "how to lose": "lose",
    "how many days": "how-long",
    "when do I eat": "eat",
    "wehn do i eat": "eat",
    "quand est-ce qu'on mange": "eat",
    "manger": "eat",
    "what if we have no water": "drink",
    "soif": "drink",
    "how can i heal wounds": "heal",
    "soigner": "heal",
    "can I trade": "trade",
    "acheter": "trade",
    "where can we buy things": "trade",
    "what is Noise": "noise",
    "c'est quoi le bruit": "noise",
    "when does someone die": "die",
    "mourir": "die",
    "how do I build a bed": "build",
    "construire": "build",
    "open a locked door": "door",
    "clear the ruble": "rubble",
    "how to clear rubble": "rubble",
    "barreaux": "bars",
    "it is too cold": "cold",
    "reduce cold": "cold",
    "close the holes": "board-up",
    "nobody on guard": "guard",
    "night raid": "raid",
    "how much can i carry": "carry",
    "go home": "leave-early",
    "can we run away": "flee",
    "fuir": "flee",
    "reroll": "reroll",
    "how many actions": "actions",
    "why can he not act": "actions",
    "who decides": "leader",
    "phases of a day": "day-order",
    "sauvegarder": "save",
    "how do objectives work": "objective",
    "lower misery": "comfort",
    "reduce fatigue": "sleep",
    "what is empathy": "term-empathy",
    "empathie": "term-empathy",
    "commission": "term-commission",
    "epilogue": "term-epilogue",
    "épilogue": "term-epilogue",
    "crime wave": "term-crime-wave",
    "findings pile": "term-findings-pile",
    "reality impact": "term-impact",
    "narrative action": "term-narrative",
    "wait token": "term-wait",
}
DAYLIGHT = {
    "how do we win": "win",
    "gagner": "win",
    "what happens when I die": "lose",
    "how many rounds": "how-long",
    "when can I heal": "heal",
    "can i give a card": "trade",
    "donner": "trade",
    "what does wave do": "wave",
    "vague": "wave",
    "delay": "wave",
    "who do the enemies attack": "target",
    "how do i attack": "attack",
    "what can I craft": "craft",
    "recettes": "craft",
    "inventory full": "full",
    "splash": "splash",
    "éclaboussure": "splash",
    "eclabousure": "splash",
    "what does the raider steal": "raider",
    "stop a brute": "brute",
    "monster": "monster",
    "who goes first": "first",
    "use my perk": "perk",
    "energy drink": "special",
    "bad luck": "badluck",
    "play alone": "solo",
    "backpack": "term-backpack",
    "barricade": "term-barricade",
    "junk": "term-junk",
    "loose rubble": "term-loose-rubble",
}


@pytest.mark.parametrize(("typed", "wanted"), MINE.items())
def test_what_people_type_about_mine_is_answered_first(typed: str, wanted: str) -> None:
    for lang in languages():
        found = reply(typed, lang, "mine").answers
        assert found, typed
        assert found[0].id == wanted


@pytest.mark.parametrize(("typed", "wanted"), DAYLIGHT.items())
def test_what_people_type_about_daylight_is_answered_first(typed: str, wanted: str) -> None:
    for lang in languages():
        found = reply(typed, lang, "daylight").answers
        assert found, typed
        assert found[0].id == wanted


def test_rows_behind_the_answer_come_before_what_else_holds_the_words() -> None:
    found = reply("win the game", "en", "mine")
    assert [row.id for row in found.rows[:3]] == ["M-WIN-01", "M-WIN-06", "M-WIN-07"]
    assert "gambling" not in found.rows[0].text


def test_what_nobody_asked_about_finds_rows_as_before() -> None:
    found = reply("Boris", "en", "mine")
    assert found.answers == ()
    assert found.rows


@pytest.mark.parametrize("typed", ["", "?", "how do I", "est-ce que", "xyzzy plugh", "🙂"])
def test_what_says_nothing_is_not_answered(typed: str) -> None:
    assert reply(typed, "en", "mine").answers == ()


@pytest.mark.parametrize("game", ["mine", "daylight"])
def test_every_question_has_an_answer_and_rows_that_exist(game: str) -> None:
    book = rows(game)
    assert len(questions(game)) + len(terms(game)) >= 58
    for id, question in questions(game).items():
        assert question.rows
        assert all(row in book for row in question.rows), id
        for lang in languages():
            told = answer(id, lang, game)
            assert told.question.rstrip().endswith("?")
            assert len(told.answer) > 30


@pytest.mark.parametrize("game", ["mine", "daylight"])
@pytest.mark.parametrize("lang", languages())
def test_every_question_put_in_its_own_words_is_understood(game: str, lang: str) -> None:
    for id in questions(game):
        told = answer(id, lang, game)
        assert reply(told.question, lang, game).answers[0].id == id


@pytest.mark.parametrize("game", ["mine", "daylight"])
@pytest.mark.parametrize("lang", languages())
def test_the_player_aid_stands_in_the_words_of_the_rulebook(game: str, lang: str) -> None:
    parts = aid(game, lang)
    assert len(parts) >= 8
    for part in parts:
        assert part.title
        assert part.rows
        for row in part.rows:
            assert row.id in rows(game)
            found = lookup(row.id, lang)
            assert found is not None
            assert (row.title, row.text) == (found.title, found.text)


def test_the_aid_the_glossary_and_questions_are_had_on_the_command_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "aid", "--game", "mine", "--lang", "fr"]) == 0
    assert "CRÉPUSCULE" in capsys.readouterr().out
    assert main(["rules", "glossary", "noise", "--game", "mine", "--lang", "en"]) == 0
    assert "Noise: From 1 to 8." in capsys.readouterr().out
    assert main(["rules", "search", "how", "do", "we", "win", "--game", "mine", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("How do we win?\n    Live to see the Ceasefire")
