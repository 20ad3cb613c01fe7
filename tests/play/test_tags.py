"""Two letters by which people are found, in the terminal and on the page."""

from __future__ import annotations

from itertools import combinations

import pytest

from tilldawn.engine.text import Catalog
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.cards.characters import CHARACTER
from tilldawn.games.registry import load_game
from tilldawn.play import telling
from tilldawn.play.mine.words import apart, tags
from tilldawn.testing.mine import mine_lab


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_two_of_a_group_have_the_same_letters(lang: str) -> None:
    words = Catalog(lang, "mine", load_game("mine").name)
    names = [str(words.word(f"character:{id}")) for id in CHARACTER]
    for group in combinations(names, 4):
        found = apart(group)
        assert len(set(found)) == len(group)
        assert all(len(tag) == 2 and tag[0] == name[0] for tag, name in zip(found, group, strict=True))


def test_names_that_nothing_tells_apart_are_told_apart_all_the_same() -> None:
    assert apart(("Ana", "Ana", "Anna")) == ("An", "Aa", "A2")


def test_the_second_letter_is_the_first_that_tells_them_apart() -> None:
    assert apart(("Marko", "Marin", "Emilia")) == ("Mk", "Mi", "Em")


def test_terminal_and_page_have_them_from_one_place() -> None:
    table = mine_lab(people=("marko", "emilia", "marin")).table
    say, seen = Speaker(table, "en"), table.look()
    shown = tags(seen.people, say)
    assert {id: telling.tag(f"character:{id}", seen, say) for id in shown} == shown
    assert telling.tag("card:workshop", seen, say) == ""


def test_what_is_told_of_somebody_hangs_on_who_else_is_there() -> None:
    """A page keeps what it was told until something it hangs on has changed."""
    alone = mine_lab(people=("marko", "emilia", "zlata")).table
    both = mine_lab(people=("marko", "emilia", "marin")).table
    told = [telling.depends("character:marko", t.look(), Speaker(t, "en")) for t in (alone, both)]
    assert told[0] != told[1]
