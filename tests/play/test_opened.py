"""Cards as they lie open: their rows with icons and words, and which of them count."""

from __future__ import annotations

from typing import Any

import pytest

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.engine.table import Table
from tilldawn.engine.text import languages
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.cards.fate import FATE
from tilldawn.games.mine.cards.findings import FINDINGS, IMPACT
from tilldawn.games.mine.city.events import Found, NothingFound
from tilldawn.games.mine.combat.events import FightFateDrawn
from tilldawn.games.mine.night.events import FateTurned
from tilldawn.games.mine.public.charts import chart
from tilldawn.games.mine.public.decks import decks
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.beats import beats
from tilldawn.play.mine.opened import opened_by
from tilldawn.web.telling import words_now

DAWN = ("illness", "wounds", "third", "wait", "spirit")
CHARTED = ("character", "fitting", "location", "findings", "raid", "fate")


def played_to(kind: str) -> Table[Any]:
    """A Campaign played by bots until this is asked."""
    for seed in range(40):
        table = tilldawn.new_table("mine", 1, seed=f"opened-{seed}")
        bots = {0: make_bot("heuristic", "mine", str(seed))}
        for _ in range(600):
            if table.request is not None and table.request.kind == kind:
                return table
            chosen = step(table, bots)
            if chosen is None:
                break
            table.answer(chosen.id, chosen.seat)
    raise AssertionError(f"nobody was asked {kind}")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("deck", CHARTED)
def test_every_card_with_numbers_has_a_chart_in_words(deck: str, lang: str) -> None:
    say = Speaker(tilldawn.new_table("mine", 1, seed="charts"), lang)
    kind = "character" if deck == "character" else "card"
    for id in decks()[deck]:
        made = chart(f"{kind}:{id}")
        if made is None:
            assert "impact" in id
            continue
        for row in made.rows:
            assert row.cells, f"{id} has nothing in its row {row.id}"
            for cell in row.cells:
                assert say(cell.words)
                assert cell.beside is None or say(cell.beside)


@pytest.mark.rule("M-FIND-01")
@pytest.mark.parametrize("row", ["furniture", "heap", "pantry", "stash"])
def test_a_findings_card_counts_for_the_row_that_was_searched(row: str) -> None:
    found = Found(card="card:full-shelf", row=f"row:{row}", goods=("count:book*1",), rule="M-FIND-01")
    nothing = NothingFound(card="card:full-shelf", row=f"row:{row}", rule="M-FIND-01")
    for event in (found, nothing):
        opened = opened_by(event)
        assert opened is not None
        assert (opened.card, opened.counts) == ("card:full-shelf", (row,))


@pytest.mark.rule("M-FATE-01", "M-FATE-09")
def test_a_fate_card_counts_above_at_dawn_and_below_in_combat_if_the_colour_is_right() -> None:
    card = "card:long-night"
    dawn = opened_by(FateTurned(card=card, rule="M-DAWN-03"))
    assert dawn is not None
    assert dawn.counts == DAWN
    for matches, counts in (("yes", ("combat",)), ("no", ())):
        drawn = FightFateDrawn(
            who="character:marko", card=card, blow="headshot", matches=matches, rule="M-COMB-31"
        )
        fight = opened_by(drawn)
        assert fight is not None
        assert fight.counts == counts


def test_the_rows_are_all_that_is_printed() -> None:
    for id in FATE:
        made = chart(f"card:{id}")
        assert made is not None
        assert tuple(row.id for row in made.rows) == (*DAWN, "combat")
    for id, card in FINDINGS.items():
        made = chart(f"card:{id}")
        if id == IMPACT:
            assert made is None
            continue
        assert made is not None
        for row in made.rows:
            pieces = [cell.ref for cell in row.cells if cell.ref.startswith("good:")]
            assert pieces == [f"good:{good}" for good in card.row(row.id)]
            assert (row.cells[0].ref == "noise:") == (card.noise == row.id)


@pytest.mark.parametrize("woken", [False, True])
def test_a_find_that_is_looked_at_lies_open_with_its_one_row(woken: bool) -> None:
    table = played_to("take")
    view = table.look()
    assert isinstance(view, TableView)
    card = f"card:{view.finding}"
    row = next(line.event.row for line in reversed(table.log) if isinstance(line.event, Found)).removeprefix(
        "row:"
    )
    told = words_now(tilldawn.load(table.save()) if woken else table, "en")
    ask = told.state().ask
    assert ask is not None
    (opened,) = [one for one in ask.opened if one.card == card]
    assert [one.id for one in opened.rows if one.counts] == [row]
    assert opened.said
    explained = told.explained(card)
    assert explained.rows == opened.rows
    assert explained.text == ""


def test_a_fate_card_is_a_moment_with_its_rows() -> None:
    table = played_to("dawn")
    first = table.told
    bots = {0: make_bot("heuristic", "mine", "dawn")}
    while table.request is not None and not any(
        beat.kind == "fate" and beat.done for beat in beats(table, first, table.told, table.look())
    ):
        chosen = step(table, bots)
        assert chosen is not None
        table.answer(chosen.id, chosen.seat)
    told = words_now(table, "en").lines(first, table.told).beats
    beat = next(one for one in told if one.kind == "fate")
    (card,) = [one for one in beat.opened if one.card == beat.card]
    assert tuple(row.id for row in card.rows if row.counts) == DAWN
