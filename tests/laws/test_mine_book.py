"""Every page of the Book of Scripts, answered at random: nothing changes unsaid, no question is mute."""

from __future__ import annotations

from random import Random

import pytest

from tilldawn.engine.chance import SeededChance
from tilldawn.games.mine.book.check import notes
from tilldawn.games.mine.book.shelf import BOOK
from tilldawn.games.mine.goods import BOX
from tilldawn.games.mine.state import Note
from tilldawn.testing import laws
from tilldawn.testing.mine import Lab, book_lab, conserved
from tilldawn.testing.telling import Listener
from tilldawn.testing.tells import MINE

ELSEWHERE = ("plan", "explore", "load", "drink", "eat", "evening", "dawn", "dawn-after", "before-card")


def open_at(number: int, random: Random) -> Lab:
    """The book is open at this page, in a house or on a trip with a little of everything."""
    goods = {good: 1 for good in BOX if random.random() < 0.5}
    away = BOOK[number].where == "trip" or (BOOK[number].where == "any" and random.random() < 0.5)
    people = ("roman", "emilia", "zlata")
    states = {id: {state: random.choice((0, 0, 1, 2)) for state in ("misery", "wounds")} for id in people}
    written = random.sample(notes(), 6)
    return book_lab(
        number,
        trip=away,
        people=people,
        states=states,
        storage={} if away else goods,
        pile=goods if away else {},
        x5={} if away or goods.get("wood") else {"wood": 1},
        fittings={"b2": "radio", "b3": "bed-1"},
        board_ups=random.sample((1, 2, 3), 1),
        cold=random.randint(0, 3),
        notes=[Note(name, 0, "storage") for name in written],
        hand=["slip-away"],
        day=6,
    )


def read(number: int, seed: int) -> list[str]:
    """Answer at random until the book is closed; returns what was changed without a word."""
    random = Random(f"{number}/{seed}")
    lab = open_at(number, random)
    lab.chance.rest = SeededChance(f"book/{number}/{seed}")
    ear = Listener(lab.table, MINE)
    silent: list[str] = []
    for _ in range(300):
        asked = lab.table.request
        if asked is None or asked.kind in ELSEWHERE or lab.state.day != 6:
            break
        conserved(lab.state)
        laws.questions_say_why_not(lab.table)
        lab.table.play(random.choice(asked.options))
        silent += [f"{number} {asked.kind}: {fact}" for fact in ear.untold()]
    return silent


@pytest.mark.rule("M-SCRIPT-04")
@pytest.mark.parametrize("part", range(8))
def test_no_page_changes_anything_without_a_word_and_no_question_is_mute(part: int) -> None:
    assert [
        line for number in sorted(BOOK)[part::8] for seed in range(3) for line in read(number, seed)
    ] == []
