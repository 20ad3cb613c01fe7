"""What front ends say about a table: one source for the terminal and the web page."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import pytest

import tilldawn
from tilldawn.engine.game import Seat
from tilldawn.engine.table import Table
from tilldawn.engine.text import languages
from tilldawn.engine.view import Speaker
from tilldawn.guide.steps import Guide
from tilldawn.play import telling
from tilldawn.play.face import Face, face_of, found
from tilldawn.rulebook.terms import term_of
from tilldawn.testing.mine import mine_lab

GAMES = ("daylight", "mine")


def started(game: str) -> Table[Any]:
    return tilldawn.new_table(game, seats=[Seat("Ana"), Seat("Bo")], seed="telling")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", languages())
def test_every_table_tells_of_itself(game: str, lang: str) -> None:
    table, random = started(game), Random(1)
    say = Speaker(table, lang)
    for _ in range(60):
        if table.request is None:
            break
        seen, request = table.look(), table.request
        assert telling.heading(seen, say)
        for option in request.options:
            assert telling.row(option, seen, say)
            for ref in option.refs:
                assert telling.about(ref, seen, say)[0]
        telling.tally(seen, request, say)
        telling.open_page(say)
        table.answer(random.choice(request.options).id)
    seen = table.look()
    pages = [page for line in table.log if (page := telling.page(line.event, seen, say))]
    assert bool(pages) == (game == "mine"), "only that game has pages to be read in peace"


def test_a_chain_has_rows_and_a_running_total() -> None:
    lab = mine_lab(at="supper", states={"emilia": {"hunger": 3}}, storage={"canned-food": 1})
    say, request = Speaker(lab.table, "en"), lab.table.request
    assert request is not None
    assert "Emilia" in telling.tally(lab.table.look(), request, say)
    assert all(telling.row(o, lab.table.look(), say) for o in request.options)


def test_sides_of_the_table_and_people_are_told_about() -> None:
    lab = mine_lab()
    say, seen = Speaker(lab.table, "en"), lab.table.look()
    assert telling.about("storage", seen, say)[0] == "Storage"
    assert telling.about("character:marko", seen, say)[0] == "Marko"
    assert telling.about("space:b5", seen, say)[1]
    daylight = started("daylight")
    assert telling.about("piles", daylight.look(), Speaker(daylight, "en"))[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_look_at_another_game_is_refused(game: str) -> None:
    other = started(next(one for one in GAMES if one != game))
    with pytest.raises(TypeError):
        telling.heading(other.look(), Speaker(started(game), "en"))


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_games_face_is_where_it_says(game: str) -> None:
    face = face_of(game)
    assert face != Face()
    for part in face.__struct_fields__:
        place = getattr(face, part)
        if isinstance(place, str) and place:
            assert callable(found(place)) or isinstance(found(place), Guide), place


def test_telling_needs_no_terminal() -> None:
    modules = "telling, draft, parts, ending, daylight, mine.teller, mine.city, mine.ending"
    imports = "; ".join(f"import tilldawn.play.{one}" for one in modules.split(", "))
    code = f"import sys; {imports}; sys.exit('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("game", GAMES)
def test_every_mark_of_the_strip_is_in_the_glossary_and_nothing_threatens_when_it_is_over(game: str) -> None:
    table = tilldawn.new_table(game, seats=[Seat("Ana"), Seat("Bo")], seed="telling")
    say, random = Speaker(table, "en"), Random(3)
    threatened = False
    while table.request is not None:
        now = telling.outlook(table.look(), say)
        threatened = threatened or bool(now.dangers)
        assert all(term_of(f"mark:{mark.kind}", game) for mark in (*now.goals, *now.dangers))
        table.answer(random.choice(table.request.options).id)
    over = telling.outlook(table.look(), say)
    assert threatened
    assert over.dangers == ()
    assert all(mark.grade != "danger" for mark in over.goals)
