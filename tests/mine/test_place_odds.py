"""What a place may bring is known before anybody goes there."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tilldawn.engine.view import Speaker
from tilldawn.games.mine.cards.exploration import CARDS
from tilldawn.games.mine.cards.locations import LOCATION
from tilldawn.games.mine.public.city import place_odds
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.foresight import foresee, lines
from tilldawn.testing.mine import Lab, mine_lab


def city(*places: str) -> Lab:
    tasks = {"marko": "scavenging", "emilia": "guard", "marin": "scavenging"}
    lab = mine_lab(at="scavenging", tasks=tasks, places=places)
    assert lab.asked == "where-to"
    return lab


def view(lab: Lab) -> TableView:
    seen = lab.table.look()
    assert isinstance(seen, TableView)
    return seen


@pytest.mark.rule("M-NOISE-03", "M-NOISE-04", "M-LOC-09")
def test_somebody_comes_sooner_where_it_is_louder_and_never_where_nobody_listens() -> None:
    louder = next(id for id, card in LOCATION.items() if card.louder and card.rolls_noise)
    deaf = next(id for id, card in LOCATION.items() if not card.rolls_noise)
    plain = "garage"
    seen = view(city(plain, louder, deaf))
    usual, loud, never = (place_odds(seen, id).comes for id in (plain, louder, deaf))
    assert never == 0 < usual < loud < 1
    searched = [
        (one.copies, price.noise) for one in CARDS for price in one.prices if price.noise and not one.map
    ]
    least, most = min(noise for _, noise in searched), max(noise for _, noise in searched)
    assert Fraction(1 + least, 10) <= usual <= Fraction(1 + most, 10)


@pytest.mark.rule("M-STATE-27", "M-LOC-09")
def test_taking_something_weighs_on_who_is_there_by_their_empathy() -> None:
    lab = city("city-hospital", "school", "garage")
    seen = view(lab)
    empathy = {p.id: p.empathy for p in seen.people}
    expected = {id: Fraction(empathy[id], 10) for id in ("marko", "marin")}
    assert place_odds(seen, "city-hospital").ashamed == expected
    assert (place_odds(seen, "city-hospital").weighs, place_odds(seen, "school").weighs) == ("first", "last")
    assert place_odds(seen, "garage").ashamed == {}


def test_the_choice_of_a_place_tells_its_odds_in_words() -> None:
    lab = city("city-hospital", "school", "garage")
    assert lab.table.request is not None
    option = next(o for o in lab.table.request.options if o.verb == "go-to")
    told = foresee(lab.table, option)
    assert [one.key for one in told.odds[:3]] == ["visit-comes", "ashamed", "ashamed"]
    for lang in ("en", "fr"):
        text = "\n".join(lines(lab.table, option, Speaker(lab.table, lang)))
        assert "foresight-" not in text
        assert "{" not in text
