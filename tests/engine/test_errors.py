"""What a program gives wrongly is refused in words, and nothing breaks."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from tilldawn_orchard.game import ORCHARD

import tilldawn
from tilldawn.engine.chance import SeededChance
from tilldawn.engine.errors import BadOption, IllegalAnswer, NothingToUndo, SaveRefused, TilldawnError
from tilldawn.engine.game import Seat
from tilldawn.engine.table import Table
from tilldawn.engine.text import catalog, languages


def orchard() -> Table[Any]:
    return Table(ORCHARD, [Seat("Ana"), Seat("Bo")], {}, SeededChance("7"))


def test_an_option_of_an_earlier_request_is_refused_and_the_table_plays_on() -> None:
    table = tilldawn.new_table("daylight", 2, seed=3)
    assert table.request is not None
    stale = table.request.options[0]
    table.play(stale)
    before = table.save()
    with pytest.raises(IllegalAnswer, match=stale.id):
        table.play(stale)
    assert table.save() == before
    assert table.request is not None
    table.play(table.request.options[0])


def test_an_at_any_time_option_may_be_played() -> None:
    table = orchard()
    while not table.request or not table.request.anytime:
        table.answer("pick")
    eat = table.request.anytime[0]
    table.play(eat)
    assert table.answers[-1] == eat.entry


def test_an_option_cannot_be_played_after_the_end() -> None:
    table = orchard()
    last = None
    while table.request is not None:
        last = table.request.options[0]
        table.play(last)
    assert last is not None
    with pytest.raises(IllegalAnswer, match="over"):
        table.play(last)


def test_an_option_given_instead_of_its_id_is_refused_with_its_id() -> None:
    table = orchard()
    assert table.request is not None
    given: Any = table.request.options[0]
    with pytest.raises(IllegalAnswer, match=r"“pick”"):
        table.answer(given)
    assert table.answers == []


@pytest.mark.parametrize("given", [None, 3, 2.5, b"pick", ["pick"], {"id": "pick"}, object()])
def test_anything_else_given_as_an_answer_is_refused_in_words(given: Any) -> None:
    table = orchard()
    for answer in (table.answer, table.play):
        with pytest.raises(IllegalAnswer) as refused:
            answer(given)
        assert str(refused.value).endswith((".", "play()."))
        assert "error-" not in str(refused.value)


@pytest.mark.parametrize("seats", ["Ana", 2.0, True, None, [1, 2], {"Ana": "human"}, b"ab", object()])
def test_seats_that_are_no_number_and_no_names_are_refused(seats: Any) -> None:
    with pytest.raises(BadOption, match="how many"):
        tilldawn.new_table("daylight", seats)


@pytest.mark.parametrize("options", ["difficulty", ["hard"], 3])
def test_settings_that_are_no_names_with_values_are_refused(options: Any) -> None:
    with pytest.raises(BadOption, match="dict"):
        tilldawn.new_table("daylight", 1, options=options)


@pytest.mark.parametrize("game", ["chess", None, 7, ["daylight"]])
def test_a_game_that_is_not_there_is_refused_with_those_that_are(game: Any) -> None:
    with pytest.raises(BadOption, match="daylight"):
        tilldawn.new_table(game)


@pytest.mark.parametrize("data", ["game.tilldawn", None, 5])
def test_a_save_is_opened_from_bytes(data: Any) -> None:
    with pytest.raises(SaveRefused, match="read_bytes"):
        tilldawn.load(data)


@pytest.mark.parametrize("form", [bytes, bytearray, memoryview])
def test_any_kind_of_bytes_will_do(form: Any) -> None:
    table = tilldawn.new_table("daylight", 1, seed=1)
    assert tilldawn.load(form(table.save())).state == table.state
    with pytest.raises(SaveRefused):
        tilldawn.load(form(b'{"tilldawn"'))


@pytest.mark.parametrize("lang", ["de", "", "EN", None])
def test_a_language_that_is_not_there_is_refused_with_those_that_are(lang: Any) -> None:
    with pytest.raises(BadOption, match=", ".join(languages())):
        orchard().view(lang)


@pytest.mark.parametrize("position", [-1, 10_000])
def test_one_cannot_look_back_to_a_point_that_never_was(position: int) -> None:
    with pytest.raises(NothingToUndo):
        orchard().at(position)


def test_an_error_of_a_game_with_words_of_its_own_still_says_what_it_is() -> None:
    assert str(BadOption("error-orchard-frost", day=3)) == "error-orchard-frost {'day': 3}"


@pytest.mark.parametrize(
    "error", [IllegalAnswer("error-unknown-option", option="fly", count=2), BadOption("error-x", what=object)]
)
def test_an_error_crosses_processes(error: TilldawnError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_however_much_was_given_it_can_be_said(lang: str) -> None:
    error = BadOption("error-unknown-game", game="x" * 50_000, games="daylight")
    assert "x…x" in catalog(lang).say(error.text)
    assert len(catalog(lang).say(error.text)) < 1500
