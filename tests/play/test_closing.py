"""The last scene of a game: everybody's fate, numbers that add up, turning points that happened."""

from __future__ import annotations

from typing import Any

import pytest

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.engine.table import Table
from tilldawn.engine.view import Speaker
from tilldawn.games.daylight.public.story import deeds
from tilldawn.play.closing import closing
from tilldawn.testing.daylight import daylight_lab
from tilldawn.web.closing import closing_words

GAMES = [("mine", 1, "heuristic", "m2"), ("mine", 2, "heuristic", "b"), ("daylight", 3, "heuristic", "g2")]
LOST = ("daylight", 4, "random", "g3")


def ended(game: str, seats: int, bot: str, seed: str) -> Table[Any]:
    table = tilldawn.new_table(game, ["Ana", "Bo", "Cleo", "Dov"][:seats], seed=seed)
    bots = {at: make_bot(bot, game, f"{seed}/{at}") for at in range(seats)}
    while (chosen := step(table, bots)) is not None:
        table.answer(chosen.id)
    return table


@pytest.mark.parametrize("game", [*GAMES, LOST], ids=lambda game: f"{game[0]}-{game[3]}")
def test_everybody_has_a_fate_and_all_of_it_has_words(game: tuple[str, int, str, str]) -> None:
    table = ended(*game)
    view: Any = table.look()
    assert table.outcome is not None
    for lang in ("en", "fr"):
        told = closing_words(table, table.outcome, [], Speaker(table, lang))
        texts = [*told.marks, *(turn.text for turn in told.turns), *(turn.when for turn in told.turns)]
        texts += [one.text for one in told.people] + [chart.title for chart in told.charts]
        assert all(text and "{" not in text and "closing-" not in text for text in texts)
        if game[0] == "mine":
            lost = {f"character:{one.id}": "left" if one.left else "died" for one in view.lost}
            here = {f"character:{one.id}": "alive" for one in view.people}
            assert {one.ref: one.fate for one in told.people} == {**here, **lost}
            assert all(str(one.day) in person.text for one, person in _pairs(view.lost, told.people))
        else:
            assert [one.ref for one in told.people] == [f"seat:{at}" for at in range(game[1])]


def _pairs(lost: list[Any], people: list[Any]) -> list[tuple[Any, Any]]:
    return [(one, next(p for p in people if p.ref == f"character:{one.id}")) for one in lost]


def test_who_died_is_marked_and_by_what() -> None:
    table = ended(*LOST)
    assert table.outcome is not None
    assert not table.outcome.won
    told = closing_words(table, table.outcome, [], Speaker(table, "en"))
    dead = [one for one in told.people if one.fate == "died"]
    assert dead
    assert all(f"killed {one.name}" in one.text for one in dead)
    assert any("killed" in turn.text and not turn.good for turn in told.turns)


@pytest.mark.parametrize("game", [GAMES[2], LOST], ids=lambda game: game[3])
def test_the_hearts_of_the_last_round_are_those_on_the_table(game: tuple[str, int, str, str]) -> None:
    table = ended(*game)
    view: Any = table.look()
    scene = closing(table)
    assert scene is not None
    hearts, dealt = scene.charts
    assert [column.values[-1] for column in hearts.columns] == [player.health for player in view.players]
    assert {len(column.values) for column in hearts.columns} == {len(hearts.steps)}
    done = deeds([line.event for line in table.log])
    assert [sum(column.values) for column in dealt.columns] == [done[c.ref].dealt for c in dealt.columns]


def test_a_survivor_we_shot_is_no_enemy_felled() -> None:
    """The heading counts enemies; what people felled is counted the same way."""
    lab = daylight_lab(2, characters=["pillar", "trigger"], line=["survivor", "monster"], next=["plus-1"] * 2)
    lab.choose("attack:pillars-skillet", "target:survivor-1")
    done = deeds([line.event for line in lab.table.log])
    assert any(line.event.name == "enemy-fell" for line in lab.table.log)
    assert done["seat:0"].dealt
    assert done["seat:0"].felled == 0


def test_the_days_of_a_campaign_are_its_dawns() -> None:
    table = ended(*GAMES[0])
    view: Any = table.look()
    scene = closing(table)
    assert scene is not None
    assert {len(chart.steps) for chart in scene.charts} == {len(view.history)}
    people = scene.charts[1].columns[0]
    assert list(people.values) == [day[0] for day in view.history]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]}-{game[3]}")
def test_turning_points_come_in_the_order_they_happened(game: tuple[str, int, str, str]) -> None:
    table = ended(*game)
    scene = closing(table)
    assert scene is not None
    places = [turn.at for turn in scene.turns]
    assert places == sorted(places)
    assert all(0 <= at < len(table.log) for at in places)
    losses = sum(line.event.name == "character-lost" for line in table.log)
    told = sum(table.log[at].event.name == "character-lost" for at in places)
    assert told == min(losses, 6)
