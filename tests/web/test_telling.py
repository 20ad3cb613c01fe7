"""A table told to a page: everything has words in every language, and a page behind gets what it missed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import Struct

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.engine.request import Request
from tilldawn.engine.table import Table
from tilldawn.engine.text import languages
from tilldawn.engine.view import Speaker
from tilldawn.games.registry import load_game
from tilldawn.play import telling
from tilldawn.play.face import face_of
from tilldawn.testing.daylight import daylight_lab
from tilldawn.testing.mine import mine_lab
from tilldawn.web import protocol as p
from tilldawn.web.schema import view_of
from tilldawn.web.telling import LOG_WINDOW, first_missed, words_now

GAMES = ("daylight", "mine")


def answer(table: Table[Any], bot: Any) -> None:
    request = table.request
    assert isinstance(request, Request)
    chosen = bot.choose(table, request.seats[0])
    table.answer(chosen.id, chosen.seat)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["random", "heuristic"])
def test_every_request_of_a_game_can_be_told_in_every_language(game: str, bot: str) -> None:
    table = tilldawn.new_table(game, seats=["Ana", "Bruno"], seed=11)
    player = make_bot(bot, game, "11")
    asked = 0
    while table.request is not None and asked < 150:
        for lang in languages():
            state = words_now(table, lang, [0, 1]).state(len(table.log))
            assert state.ask is not None
            refs = {ref for option in state.ask.options for ref in option.refs if not ref.startswith("seat:")}
            assert refs <= state.things.keys()
            assert all(option.text for option in state.ask.options)
        asked += 1
        answer(table, player)
    if table.request is None:
        assert words_now(table, "fr").state(0).ending is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_state_fits_the_protocol_and_the_shape_of_its_game(game: str) -> None:
    table = tilldawn.new_table(game, seats=2, seed=5)
    decoded = msgspec.json.decode(words_now(table, "en").whole(0), type=p.State)
    assert msgspec.json.decode(decoded.view, type=view_of(game)) == table.look()


def test_a_question_about_another_attack_names_the_weapon_it_is_made_with() -> None:
    items = {0: ["gun-ammo", "gun-ammo"]}
    lab = daylight_lab(
        2, characters=["trigger", "pillar"], weapons=["shotgun"], items=items, line=["monster", "monster"]
    )
    lab.next("minus-1", "minus-1", "minus-1")
    lab.choose("attack:triggers-service-rifle", "target:monster-1", "ammo:1", "strike")
    while lab.asked != "double-tap":
        lab.choose(lab.options[0])
    lab.choose("double-tap:shotgun")
    ask = words_now(lab.table, "en", [0]).state(0).ask
    assert ask is not None
    assert (ask.kind, ask.about) == ("target", ("card:shotgun",))


def test_words_a_page_has_are_not_sent_twice() -> None:
    table = tilldawn.new_table("mine", seats=1, seed=5)
    words = words_now(table, "en")
    first = words.state(0).things
    answer(table, make_bot("random", "mine", "1"))
    words.follow(table.look(), [], "", (table.revision, 0))
    change = msgspec.json.decode(words.change, type=p.Change)
    fresh = change.parts.get("things", {})
    assert all(words.state(0).things.get(ref) != first.get(ref) for ref in fresh)
    assert len(fresh) < len(first) / 4
    assert len(words.change) < len(words.whole(0)) / 4


def test_nothing_is_put_into_words_again_that_has_not_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = tilldawn.new_table("mine", seats=1, seed=5)
    words = words_now(table, "en")
    about = telling.about
    again: list[str] = []

    def noted(ref: str, seen: Struct, say: Speaker) -> tuple[str, str]:
        again.append(ref)
        return about(ref, seen, say)

    monkeypatch.setattr(telling, "about", noted)
    monkeypatch.setattr(Speaker, "thing", lambda self, ref: 1 / 0)
    things = words._things(words.told.ask, table.look())  # type: ignore[union-attr]
    assert things == words.told.things  # type: ignore[union-attr]
    assert again == []


def test_a_page_behind_gets_just_the_lines_it_missed() -> None:
    table = tilldawn.new_table("mine", seats=1, seed=5)
    bot = make_bot("random", "mine", "1")
    marks: list[tuple[int, int]] = []
    for _ in range(25):
        marks.append((table.revision, len(table.log)))
        if table.request is None:
            break
        answer(table, bot)
    for revision, lines in marks:
        assert first_missed(table, revision) == lines


@pytest.mark.parametrize("revision", [-1, 10**9])
def test_a_page_that_shows_nothing_known_gets_the_end_of_the_log(revision: int) -> None:
    table = tilldawn.new_table("daylight", seats=1, seed=5)
    bot = make_bot("heuristic", "daylight", "1")
    while len(table.log) <= LOG_WINDOW and table.request is not None:
        answer(table, bot)
    assert len(table.log) > LOG_WINDOW
    assert first_missed(table, revision) is None
    assert words_now(table, "en").state().log.first == len(table.log) - LOG_WINDOW


def test_after_an_undo_a_page_behind_it_gets_the_log_anew() -> None:
    table = tilldawn.new_table("daylight", seats=1, seed=5)
    bot = make_bot("heuristic", "daylight", "1")
    for _ in range(6):
        answer(table, bot)
    behind = table.revision
    table.undo("step", agreed=True)
    assert first_missed(table, behind) is None
    assert first_missed(table, table.revision) == len(table.log)


def test_whatever_a_page_asks_about_has_an_answer() -> None:
    kinds = ("action", "card", "foe", "script", "epilogue", "odds", "count", "level", "deed", "place", "face")
    table = tilldawn.new_table("mine", seats=1, seed=5)
    words = words_now(table, "en")
    for kind in kinds:
        for what in ("", "x", "1", "x.y", "a*b", "1.2.3", "-1", "x@y", "🙂"):
            assert words.explained(f"{kind}:{what}").ref == f"{kind}:{what}"
    told = words.explained("state:hunger")
    assert told.name == "Hunger"
    assert told.rules[0].title
    assert words.explained("nonsense").name == ""


def test_beside_what_most_answer_alike_its_standing_order_is_offered() -> None:
    lab = mine_lab(people=("marko",), next=["1"])
    asked = words_now(lab.table, "en").state(0).ask
    assert asked is not None
    assert (asked.kind, asked.unasked) == ("plan", False)
    lab.choose("plan:marko", "poke-about")
    asked = words_now(lab.table, "en").state(0).ask
    assert asked is not None
    assert (asked.topic, asked.unasked) == ("split", True)


@pytest.mark.parametrize("game", GAMES)
def test_only_orders_a_game_has_are_offered_beside_its_questions(game: str) -> None:
    assert face_of(game).unasked <= load_game(game).topics.keys()
