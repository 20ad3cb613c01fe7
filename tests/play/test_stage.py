"""The stage of terminal and text mode: each moment once, nothing bad untold, at the pace that was set."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.engine.game import Seat
from tilldawn.engine.view import Speaker
from tilldawn.play.console import Console
from tilldawn.play.newgame import Plan
from tilldawn.play.session import Sitting
from tilldawn.play.stage import LONGEST, Stage, moment, stay
from tilldawn.play.text import TextTable
from tilldawn.testing.daylight import Lab, daylight_lab
from tilldawn.testing.mine import book_lab, mine_lab

WORSE = ("state-rose", "character-lost", "raid-took", "fitting-lost", "damage-suffered", "character-died")


@pytest.mark.parametrize(("game", "seats", "seed"), [("mine", 1, "a"), ("daylight", 3, "g2")])
def test_every_moment_is_shown_once_and_every_loss_is_told(game: str, seats: int, seed: str) -> None:
    table = tilldawn.new_table(game, ["Ana", "Bo", "Cleo"][:seats], seed=seed)
    bots = {at: make_bot("heuristic", game, f"{seed}/{at}") for at in range(seats)}
    stage, told, shown = Stage(table, 0), set[int](), dict[tuple[int, str], int]()
    for lang in ("en", "fr"):
        assert Speaker(table, lang)
    while True:
        for beat in stage.hear():
            words = [moment(beat, table, Speaker(table, lang)) for lang in ("en", "fr")]
            for one in words:
                texts = (one.kicker, one.title, *one.card, *(row.text for row in one.rows))
                assert one.title
                assert not [text for text in texts if "{" in text or "beat-" in text or "stage-" in text]
            key = (beat.first, beat.kind)
            assert key not in shown or beat.twice
            shown[key] = shown.get(key, 0) + 1
        told |= {at for beat in stage.since for at in beat.told}
        stage.decided()
        chosen = step(table, bots)
        if chosen is None:
            break
        table.answer(chosen.id)
    assert shown
    assert max(shown.values()) <= 2
    assert not [line for at, line in enumerate(table.log) if line.event.name in WORSE and at not in told]


def night() -> Lab:
    """The enemies strike as soon as both have skipped their turns."""
    return daylight_lab(2, characters=("hipster", "trigger"), weapons=["fire-axe"] * 2, line=["wanderer"] * 3)


def typed(lab: Any, *lines: str, lang: str = "en") -> str:
    """What text mode says to these lines."""
    out = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    TextTable(Sitting(lab.table), lang, Console(source, out)).run()
    return re.sub(r"\s+", " ", out.getvalue())


def skipped(lab: Lab) -> str:
    return next(o.id for o in lab.table.request.options if o.verb == "skip")  # type: ignore[union-attr]


def test_an_enemies_turn_is_told_blow_by_blow_each_loss_once_with_its_rule() -> None:
    lab = night()
    lab.choose(skipped(lab))
    said = typed(lab, skipped(lab), "since", "quit")
    lost = [line.event for line in lab.table.log if line.event.name == "damage-suffered"]
    assert len(lost) == 3
    told, since = said.rsplit("> Since your last decision", 1)
    say = Speaker(lab.table, "en")
    assert told.count("The enemies’ turn, blow") == 3
    for event in lost:
        assert told.count(f"- {say.event(event)} [{event.rule}]") == 1
        assert f"- {say.event(event)}" in since
    assert "Since your last decision" in told


def test_at_once_gives_the_bare_lines_and_slow_waits_for_enter() -> None:
    lab = night()
    lab.choose(skipped(lab))
    bare = typed(lab, "pace once", skipped(lab), "quit")
    assert "Pace: at once" in bare
    assert "blow 1 of 3" not in bare
    lab = night()
    lab.choose(skipped(lab))
    slow = typed(lab, "rythme lent", skipped(lab), "", "", "", "", "quit", lang="fr")
    assert slow.count("Entrée : continuer") == 4
    assert "Tour des ennemis" in slow or "tour des ennemis" in slow


def test_the_pace_of_text_mode_is_kept_for_the_next_sitting(own_data_folder: Path) -> None:
    lab = night()
    lab.choose(skipped(lab))
    typed(lab, "pace once", "quit")
    bare = typed(lab, skipped(lab), "quit")
    assert "blow 1 of 3" not in bare
    (own_data_folder / "likes.json").write_bytes(b"{")
    lab = night()
    lab.choose(skipped(lab))
    assert "blow 1 of 3" in typed(lab, skipped(lab), "quit"), "a file that cannot be read counts as none"


def test_what_is_typed_while_a_moment_waits_is_not_lost() -> None:
    lab = night()
    lab.choose(skipped(lab))
    said = typed(lab, "pace slow", skipped(lab), "log 3", "pace fast", "quit")
    assert said.count("Enter: go on") == 1
    assert said.count("blow 3 of 3") == 1
    assert "Say pace slow, pace normal or pace once." in said
    assert re.search(r"\d+\. Round 2: Search began", said)


def test_a_page_that_asks_nothing_is_told_with_what_it_did() -> None:
    """A page with a question is read before it; one without is part of the moment."""
    asked = typed(book_lab(543), "1", "1", "quit")
    assert asked.count("They left a mark beside our bell") == 1
    assert "A page of the book · Chalk" in asked


def test_nothing_is_news_after_an_undo() -> None:
    lab = night()
    lab.choose(skipped(lab))
    said = typed(lab, skipped(lab), "undo", "yes", "since", "quit")
    assert "Nothing has happened since your last decision." in said


def test_the_opening_is_told_moment_by_moment_but_no_decision_was_made_before_it() -> None:
    table = Plan("mine", [Seat("Ana")], "7", {}).table()

    class Fresh:
        def __init__(self) -> None:
            self.table = table

    said = typed(Fresh(), "quit")
    assert "A new Chapter · Chapter I" in said
    assert "The Event of day 1 ·" in said
    assert "Since your last decision" not in said


def test_a_small_moment_has_its_time_and_a_large_one_waits() -> None:
    lab = night()
    stage = Stage(lab.table)
    lab.choose(skipped(lab))
    lab.choose(skipped(lab))
    made = stage.hear()
    say = Speaker(lab.table, "en")
    small = next(beat for beat in made if beat.weight == "small")
    words = moment(small, lab.table, say)
    assert 0 < stay(small, words, "normal") <= LONGEST
    assert stay(small, words, "slow") == 0
    dead = mine_lab(at="supper", states={"marko": {"hunger": 3}}, next=["hunger-3"])
    large = next(beat for beat in Stage(dead.table, 0).hear() if beat.kind == "death")
    assert stay(large, moment(large, dead.table, Speaker(dead.table, "en")), "normal") == 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_end_is_a_scene_in_text_mode_too(lang: str) -> None:
    lab = daylight_lab(2, at="search", health={0: 1}, next=["wave", "slow-tide"])
    said = typed(lab, "2", "yes" if lang == "en" else "oui", "quit", lang=lang)
    assert lab.won is False
    wanted = {
        "en": (
            "What became of everyone: 1 is lost",
            "(dead):",
            "Where it turned",
            "The story in lines",
        ),
        "fr": ("Ce que chacun est devenu : 1 perte", "(a péri) :", "Là où tout a tourné", "ligne par ligne"),
    }
    for words in wanted[lang]:
        assert words in said, words
    assert not re.search("[▁▂▃▄▅▆▇█]", said)
