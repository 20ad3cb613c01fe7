"""Guided first games: they show what they promise, block nobody, and point at nothing that is not there."""

from __future__ import annotations

import re

import pytest

import tilldawn
from tilldawn.engine.text import Catalog, languages
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.facts import BOARD_UP
from tilldawn.guide.steps import Scene, Step, missing
from tilldawn.play.guide import guide_at, guide_of, guided, notes, told_before
from tilldawn.rulebook import rows
from tilldawn.testing.guides import GUIDES, OPENING, Heard, by_bot, suggested, walk

WORDS = 45
"""So many words the guide says at once, at most; French needs a few more."""
GAMES = sorted(GUIDES)


def there(step: Step, scene: Scene) -> None:
    """All that a step points at is there, and what it says can be said in every language."""
    assert missing(step, scene) == [], f"{step.id} points at something that is not there ({scene.kind})"
    for lang in languages():
        say = Speaker(scene.table, lang).catalog
        assert say.say(step.text(scene))
        assert say.say(step.text(scene), "title")


@pytest.mark.parametrize("game", GAMES)
def test_who_does_as_the_guide_suggests_hears_all_of_it_in_the_prepared_opening(game: str) -> None:
    guide = GUIDES[game]
    walked = walk(guide, suggested(guide), until=OPENING[game], each=there)
    unheard = [step.id for step in guide.steps if step.id not in walked.heard]
    assert unheard == [], f"another seed is needed: python -m tilldawn.testing.guides {game} 0 500"
    assert walked.answers <= 130, "about a quarter of an hour"


def test_nobody_is_lost_in_the_first_night_of_mine() -> None:
    guide = GUIDES["mine"]
    view = walk(guide, suggested(guide), until=OPENING["mine"]).view
    assert view.day == 2
    assert not view.lost
    assert all(level < 3 for person in view.people for level in person.states.values())


def test_everybody_lives_through_the_first_rounds_of_daylight() -> None:
    guide = GUIDES["daylight"]
    walked = walk(guide, suggested(guide), until=OPENING["daylight"])
    assert walked.table.outcome is None
    assert all(player.health > 2 for player in walked.view.players)


@pytest.mark.parametrize("game", GAMES)
def test_who_does_not_listen_is_never_stopped_nor_shown_something_that_is_not_there(game: str) -> None:
    guide = GUIDES[game]
    assert walk(guide, by_bot(guide, "heuristic", "1"), each=there).table.outcome is not None
    for seed in range(3):
        walk(guide, by_bot(guide, "random", str(seed)), most=400, each=there)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", languages())
def test_every_step_has_a_title_and_few_words(game: str, lang: str) -> None:
    guide, words = GUIDES[game], Catalog(lang, game)
    ids = [f"guide-{step.id}" for step in guide.steps]
    chapters = [f"guide-chapter-{chapter.id}" for chapter in guide.chapters]
    assert len(set(ids)) == len(ids)
    assert {id for id in words.sources if id.startswith("guide-")} == {*ids, *chapters}
    assert all(words.has(id, "title") for id in ids)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", languages())
def test_the_guide_is_brief_and_does_not_shout(game: str, lang: str) -> None:
    guide = GUIDES[game]

    def brief(step: Step, scene: Scene) -> None:
        said = Speaker(scene.table, lang)(step.text(scene))
        most = WORDS if lang == "en" else WORDS + 5
        assert len(re.findall(r"\w[\w’'-]*", said)) <= most, f"{step.id}: {said}"
        assert "!" not in said.replace("WAVE!", "").replace("VAGUE\u00a0!", ""), said

    walk(guide, suggested(guide), until=OPENING[game], each=brief)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_the_guide_rests_on_is_in_the_rulebook(game: str) -> None:
    known = rows(game)
    assert [step.id for step in GUIDES[game].steps if step.rule and step.rule not in known] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_the_guide_suggests_can_be_answered(game: str) -> None:
    guide = GUIDES[game]

    def possible(step: Step, scene: Scene) -> None:
        wanted = step.suggested(scene)
        assert wanted is None or scene.request.find(wanted.id) == wanted

    walk(guide, by_bot(guide, "random", "0"), most=300, each=possible)


def test_the_chapter_judges_the_objective_on_the_day_the_guide_names() -> None:
    guide = GUIDES["mine"]
    walked = walk(guide, suggested(guide), until=OPENING["mine"])
    heard = walked.heard["objective"]
    day = int(str(heard.step.text(heard.scene).args["day"]))
    later = walk(guide, suggested(guide), until=lambda view: view.day < day)
    view = later.view
    assert view.day == day
    assert view.objective is not None
    assert view.objective.number == 2, "the next Objective lies open on the Morning of that day"


def test_the_recipes_the_guide_names_are_those_of_the_game() -> None:
    guide = GUIDES["daylight"]
    heard = walk(guide, suggested(guide), until=OPENING["daylight"]).heard["ingredient"]
    say = Speaker(heard.scene.table, "en")
    said = say(heard.step.text(heard.scene))
    for token, (one, other) in heard.scene.view.recipes.items():
        named = [say.thing(ref)["name"] for ref in (f"card:{one}", f"card:{other}", f"token:{token}")]
        assert f"{named[0]} and {named[1]} a {named[2]}" in said


# --- Which tables are guided ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_table_stays_guided_when_it_is_saved_and_loaded(game: str) -> None:
    guide = guide_of(game)
    table = guided(game, "Ana").table()
    assert guide is not None
    assert guide_at(table) is guide
    assert table.seats[0].name == "Ana"
    assert guide_at(tilldawn.load(table.save())) is guide


def test_other_tables_have_no_guide() -> None:
    assert guide_at(tilldawn.new_table("mine", seed=1)) is None
    mine = GUIDES["mine"]
    assert guide_at(tilldawn.new_table("mine", seed=mine.seed)) is None, "other people, another opening"


@pytest.mark.parametrize("game", GAMES)
def test_who_takes_a_table_up_again_has_been_told_what_was_due_before(game: str) -> None:
    guide = GUIDES[game]
    walked = walk(guide, suggested(guide), most=60)
    table = walked.table
    again = tilldawn.load(table.save())
    due_now = {note.id for note in notes(guide, table, table.look(), Speaker(table, "en"))}
    assert told_before(guide, again) | due_now == set(walked.heard) | due_now
    assert told_before(guide, guided(game, "Ana").table()) == set()


def test_nothing_is_said_while_only_bots_are_asked() -> None:
    guide = GUIDES["daylight"]
    table = tilldawn.new_table("daylight", guide.seats("Ana"), guide.seed, {**guide.options, "first": 1})
    assert table.request is not None
    assert 0 not in table.request.seats
    assert guide.due(table, table.look()) == []


# --- Each word at its moment ----------------------------------------------------------------------------


def heard_at(id: str) -> Heard:
    guide = GUIDES["mine"]
    return walk(guide, suggested(guide), until=OPENING["mine"]).heard[id]


@pytest.mark.parametrize(
    ("id", "phase", "kinds"),
    [
        ("water", "dusk", {"drink"}),
        ("supper", "dusk", {"eat"}),
        ("raid", "scavenging", {"load"}),
        ("dawn", "raid", {"crime-wave"}),
        ("spirit", "dawn", {"dawn"}),
        ("narrative", "dawn", {"keep-narrative"}),
    ],
)
def test_what_is_rolled_or_drawn_is_explained_before_it_is(id: str, phase: str, kinds: set[str]) -> None:
    heard = heard_at(id)
    assert (heard.scene.view.phase, heard.scene.kind in kinds) == (phase, True)


@pytest.mark.parametrize("lang", languages())
def test_the_guide_says_what_the_first_objective_needs_to_be_built(lang: str) -> None:
    heard = heard_at("build")
    say = Speaker(heard.scene.table, lang)
    bench = next(card for card in heard.scene.view.deck if card.id == "workshop")
    said = say(heard.step.text(heard.scene))
    assert say.thing("card:workshop")["name"] in said
    assert all(str(count) in said for count in (*bench.cost.values(), *BOARD_UP.values()))


def test_what_is_to_be_used_is_pointed_at() -> None:
    assert heard_at("unknown").step.anchors(heard_at("unknown").scene)[0] == "verb:turn-up"
    assert heard_at("noise").step.anchors(heard_at("noise").scene)[0] in ("verb:noise", "verb:roll-noise")
