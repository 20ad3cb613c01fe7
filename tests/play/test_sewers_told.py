"""The Sewers in words: the map drawn with characters, and what the spots promise."""

from __future__ import annotations

import pytest

from tilldawn.engine.view import Speaker
from tilldawn.play.mine.modules import lines
from tilldawn.testing.mine import Lab, mine_lab

PLACES = ("ruined-villa", "print-shop", "textile-mill")


def below() -> Lab:
    lab = mine_lab(at="day", places=PLACES, modules=["sewers", "thugs"], next=["7"])
    return lab.choose("send-down:marko", "go-down")


def told(lab: Lab, lang: str = "en", id: str = "sewers") -> list[str]:
    return lines(id, lab.table.look(), Speaker(lab.table, lang))


def test_the_map_shows_tiles_as_they_lie_with_their_exits_rooms_and_the_party() -> None:
    lab = below().next("sleepers", "brick-gallery").choose("follow:oAe", "walk-on-to:a", "lay-tile:n")
    drawn = [line for line in told(lab) if line[:1] in "┌│╡└"]
    assert drawn == [
        "┌──────╨──────┐┌─────────────┐",
        "│ S           ││ 1           │",
        "╡     A B     ╞╡     A B*    ╞",
        "│             ││ [W]         │",
        "└─────────────┘└─────────────┘",
    ]


@pytest.mark.parametrize(("lang", "word"), [("en", "5 × a find"), ("fr", "5 × une trouvaille")])
def test_each_spot_ahead_says_what_the_cards_nobody_has_drawn_hold(lang: str, word: str) -> None:
    assert any(word in line for line in told(below(), lang))


def test_it_is_said_how_many_wait_by_the_manhole() -> None:
    assert "2 Thugs wait" in told(below(), id="thugs")[-1]
