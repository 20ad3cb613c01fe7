"""Beats: what happens at a table is cut into moments that are shown, and nothing bad happens beside them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.engine.errors import RulesChanged
from tilldawn.engine.table import Table
from tilldawn.engine.view import Speaker
from tilldawn.games.daylight.public.facts import modifier
from tilldawn.play.beats import Beat, beats, fact
from tilldawn.play.stage import moment
from tilldawn.testing.mine import mine_lab, trip_lab
from tilldawn.web import art
from tilldawn.web.beats import in_words

RECORDED = sorted((Path(__file__).parents[1] / "recorded").glob("*.tilldawn"))
WORSE = frozenset(
    {
        "state-rose",
        "character-lost",
        "raid-took",
        "fitting-lost",
        "damage-suffered",
        "character-died",
        "card-stolen",
    }
)
"""What nobody may miss."""
STAGED = {
    "chapter-turned": "chapter",
    "objective-set": "objective",
    "event-drawn": "event",
    "resident-drawn": "encounter",
    "visitor-came": "visitor",
    "raid-drawn": "raid",
    "fight-round-began": "round",
    "character-lost": "death",
    "character-joined": "arrival",
    "script-told": "page",
    "fate-turned": "fate",
    "wave-drawn": "wave",
    "enemies-arrived": "arrival",
    "enemy-attacked": "blow",
    "attack-declared": "attack",
    "character-died": "death",
}
"""What is shown on the stage, and as what."""


def whole(file: Path) -> Table[Any]:
    data = file.read_bytes()
    try:
        return tilldawn.load(data)
    except RulesChanged:
        return tilldawn.load(data, rescue=True)


def rescued(file: Path) -> bool:
    """Whether it goes on from its last checkpoint only."""
    try:
        tilldawn.load(file.read_bytes())
    except RulesChanged:
        return True
    return False


def stretches(
    game: str, seed: str, seats: int, bot: str = "heuristic"
) -> Iterator[tuple[Table[Any], list[Beat]]]:
    """A game played by bots: after each decision what it led to, as a page is told."""
    table = tilldawn.new_table(game, ["Ana", "Bo", "Cleo", "Dov"][:seats], seed=seed)
    bots = {at: make_bot(bot, game, f"{seed}/{at}") for at in range(seats)}
    told = 0
    while True:
        yield table, beats(table, told, table.told, table.look())
        told = table.told
        chosen = step(table, bots)
        if chosen is None:
            return
        table.answer(chosen.id)


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_what_happens_is_shown_as_what_it_is(file: Path) -> None:
    table = whole(file)
    made = beats(table, 0, table.told, table.look())
    shown = {at: beat for beat in made for at in range(beat.first, beat.last) if beat.kind != "quiet"}
    for at, line in enumerate(table.log):
        kind = STAGED.get(line.event.name)
        if kind is not None:
            own = [beat for beat in made if beat.first <= at < beat.last and beat.kind == kind]
            assert own, f"{line.event.name} at {at} is part of {shown.get(at)}"
            assert any(beat.weight != "quiet" for beat in own), line.event.name


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_every_change_to_the_worse_is_told_by_a_beat(file: Path) -> None:
    table = whole(file)
    told = {at for beat in beats(table, 0, table.told, table.look()) for at in beat.told}
    missed = [line.event for at, line in enumerate(table.log) if line.event.name in WORSE and at not in told]
    assert not missed


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_beat_has_words(file: Path, lang: str) -> None:
    table = whole(file)
    say = Speaker(table, lang)
    made = beats(table, 0, table.told, table.look())
    assert made or rescued(file), "only a game rescued at its very end has nothing to tell"
    for beat in made:
        words = in_words(beat, say)
        texts = [words.title, *(row.text for row in words.short)]
        texts += [row.text for part in words.parts for row in part.rows]
        if beat.weight != "quiet":
            texts.append(words.kicker)
            texts += words.names.values()
        for text in texts:
            assert text
            assert "{" not in text
            assert "beat-" not in text


@pytest.mark.parametrize(
    ("game", "seed", "seats"), [("mine", "a", 1), ("mine", "m2", 2), ("daylight", "g2", 3)]
)
def test_told_stretch_by_stretch_it_is_the_same_and_nothing_is_left_out(
    game: str, seed: str, seats: int
) -> None:
    """Whoever follows the table from decision to decision is shown what the whole log shows."""
    latest: dict[tuple[int, str], Beat] = {}
    for table, made in stretches(game, seed, seats):
        for beat in made:
            latest[beat.first, beat.kind] = beat
        last = table
    told = {at for beat in latest.values() for at in beat.told}
    assert [
        line.event for at, line in enumerate(last.log) if line.event.name in WORSE and at not in told
    ] == []
    for beat in beats(last, 0, last.told, last.look()):
        seen = latest[beat.first, beat.kind]
        assert (seen.last, [row.at for row in seen.short]) == (beat.last, [row.at for row in beat.short])


def test_blows_are_counted_and_add_up() -> None:
    """Blow and card make the hearts that are lost, unless something stopped it."""
    blows = [
        beat
        for _, made in stretches("daylight", "g3", 4, "random")
        for beat in made
        if beat.kind == "blow" and beat.done
    ]
    assert blows
    for beat in blows:
        assert 1 <= beat.number <= beat.of
        blow = beat.blow
        assert blow is not None
        assert blow.by.startswith("enemy:")
        if not blow.cards and blow.damage:
            assert blow.damage == blow.base
        for who, before, after in blow.hearts:
            assert who.startswith("seat:")
            assert before > after >= 0
    assert any(beat.blow and beat.blow.hearts for beat in blows)
    assert any(beat.blow and beat.blow.applied for beat in blows)


def test_what_a_player_deals_is_told_as_a_sum_of_weapon_and_card() -> None:
    struck = [
        beat.blow
        for _, made in stretches("daylight", "g3", 4)
        for beat in made
        if beat.kind == "attack" and beat.done and beat.blow and beat.blow.damage
    ]
    summed = [blow for blow in struck if blow.base >= 0]
    assert summed
    assert all(blow.base + modifier(blow.applied) == blow.damage for blow in summed)
    assert any(blow.applied for blow in summed)


def test_a_death_says_who_died_of_what_and_when() -> None:
    deaths = []
    for table, made in stretches("mine", "m12", 1):
        deaths += [in_words(beat, Speaker(table, "en")) for beat in made if beat.kind == "death"]
    first = deaths[0]
    assert first.kicker == "Pavle died of his wounds on day 4"
    assert first.title == "Contents of the Pockets"
    assert first.page.startswith("In the pockets there were four matches")
    assert first.people == ("character:pavle",)
    assert [part.title for part in first.parts] == ["How it came", "What it means"]


def test_a_raid_that_is_drawn_rolled_and_over_in_one_answer_is_shown_whole() -> None:
    raids = [
        beat for _, made in stretches("mine", "m2", 1) for beat in made if beat.kind == "raid" and beat.done
    ]
    titles = [[part.title.id for part in beat.parts if part.title] for beat in raids]
    assert ["beat-raid-came", "beat-raid-held"] in titles
    assert all(beat.weight == "large" and beat.number for beat in raids)


def test_all_who_go_thirsty_are_one_moment_with_a_die_for_each() -> None:
    lab = mine_lab(at="dusk", storage={}, next=["2", "9", "1"])
    assert lab.asked == "drink"
    before = lab.table.told
    while lab.asked == "drink":
        lab.choose(lab.options[0])
    found = [
        one for one in beats(lab.table, before, lab.table.told, lab.table.look()) if one.kind == "thirst"
    ]
    assert [one.done for one in found] == [True]
    lines = [line.event for line in lab.table.lines(found[0].first, found[0].last)]
    rolled = [event for event in lines if event.name == "thirst-rolled"]
    assert found[0].people == tuple(fact(event, "who") for event in rolled)
    assert {row.text.id for part in found[0].parts for row in part.rows} == {"event-state-rose"}
    assert len(lines) == 2 * len(rolled)


def test_a_trade_says_what_it_cost_and_what_it_gave() -> None:
    pile = {"broken-guitar": 1, "book": 1}
    lab = trip_lab("ruined-villa", "x-candlelight", pile=pile, tops={"residents": ["peddler"]})
    before = lab.table.told
    lab.choose("approach", "do-trade", "trade-begin:peddler:1", "pay:book:1")
    lab.choose("trade-buy:cigarette:1", "trade-buy:cigarette:1", "trade-buy:coffee:1")
    found = beats(lab.table, before, lab.table.told, lab.table.look())
    rows = [row for one in found if one.kind == "encounter" for part in one.parts for row in part.rows]
    assert [row.refs for row in rows if row.tone == "bad"] == [("count:book*1",), ("good:broken-guitar",)]
    [gain] = [row for row in rows if row.tone == "good"]
    assert set(gain.refs) >= {"count:cigarette*2", "count:coffee*1"}
    assert "event-good-chosen" not in {row.text.id for row in rows}


def test_a_louder_search_is_listed() -> None:
    lab = trip_lab("ruined-villa", "x-heap", noise=1)
    before = lab.table.told
    lab.next("9").choose("noise:2")
    found = beats(lab.table, before, lab.table.told, lab.table.look())
    say = Speaker(lab.table, "en")
    assert "Noise rises to 3." in [say(row.text) for one in found for row in one.short]


def test_a_page_is_shown_once_it_is_answered() -> None:
    pages = [beat for _, made in stretches("mine", "m2", 1) for beat in made if beat.kind == "page"]
    assert {beat.weight for beat in pages if beat.done} == {"large"}
    assert {beat.weight for beat in pages if not beat.done} == {"quiet"}


def test_day_one_presents_its_chapter_objective_and_event() -> None:
    _, first = next(
        iter([one for one in stretches("mine", "m2", 1) if any(b.kind == "event" for b in one[1])])
    )
    assert [beat.kind for beat in first if beat.weight == "large"][:3] == ["chapter", "objective", "event"]


@pytest.mark.parametrize(("lang", "means"), [("en", "Objective lies open"), ("fr", "Objectif est en jeu")])
def test_a_chapter_says_what_it_means_and_folds_how_its_card_is_handled(lang: str, means: str) -> None:
    table = tilldawn.new_table("mine", 1, seed="chapter")
    chapter = next(beat for beat in beats(table, 0, table.told, table.look()) if beat.kind == "chapter")
    said = in_words(chapter, Speaker(table, lang))
    assert means in said.said
    assert said.folded
    assert said.text
    assert said.text not in moment(chapter, table, Speaker(table, lang)).card


@pytest.mark.parametrize(
    "file", [file for file in RECORDED if "mine" in file.stem], ids=lambda file: file.stem
)
def test_what_is_shown_has_a_picture_that_can_be_asked_for(file: Path) -> None:
    table = whole(file)
    decks = {f"{deck}/{id}" for deck, ids in art.decks("mine").items() for id in (*ids, art.PLAIN)}
    ids = {name.partition("/")[2] for name in decks}
    say = Speaker(table, "en")
    for beat in beats(table, 0, table.told, table.look()):
        words = in_words(beat, say)
        if beat.weight == "quiet" or not words.picture:
            continue
        kind, _, what = words.picture.partition(":")
        assert words.picture in decks or (what in ids if kind == "card" else f"{kind}/{what}" in decks)
        assert not words.picture.startswith("script:")
        if beat.kind == "death":
            assert kind == "epilogue"
