"""The ledger of content: it counts what comes up and names the branches that never ran."""

from __future__ import annotations

from tilldawn.games import load_game
from tilldawn.games.mine.book.shelf import BOOK
from tilldawn.sim.ledger import Entry, Ledger, ledger, page


def test_it_lists_every_card_and_script_and_what_never_came_of_them() -> None:
    counted = ledger("mine", 2)
    by_ref = {entry.ref: entry for entry in counted.entries}
    assert {f"script:{number}" for number in BOOK} <= set(by_ref)
    assert by_ref["card:simple-heater"].games
    assert by_ref["card:radio"].unrun == ("craft:radio", "use:radio:tune-in")
    assert all(not entry.games for entry in counted.never)


def test_every_branch_of_a_script_that_was_never_told_is_unrun() -> None:
    branches = load_game("mine").content()
    assert branches["script:899"] == ("line:899:4", "line:899:10")
    assert branches["script:2372"] == ("script:2372:a", "script:2372:b", "line:2372:5", "line:2372:10")
    for entry in ledger("mine", 1).never:
        assert entry.unrun == branches[entry.ref]


def test_its_page_says_which_branches_never_ran() -> None:
    counted = Ledger("mine", 9, [Entry("script:899", 3, ("line:899:4",)), Entry("card:radio", 0)])
    assert [line.split()[0] for line in page(counted, "en").splitlines()[1:3]] == ["3", "0"]
    assert "(never came to: 4)" in page(counted, "en")
    assert "4" in page(counted, "fr").splitlines()[1]
