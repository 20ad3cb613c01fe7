"""What a place may bring is known before anybody goes there."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tilldawn.engine.view import Speaker
from tilldawn.games.mine.cards.exploration import CARDS
from tilldawn.games.mine.cards.locations import LOCATION
from tilldawn.games.mine.public.city import find_odds, place_odds
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.foresight import foresee, lines
from tilldawn.testing.mine import Lab, mine_lab, trip_lab


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


@pytest.mark.rule("M-EXPL-03")
@pytest.mark.parametrize(("waited", "odds"), [(0, (4, 3, 3)), (2, (2, 3, 5)), (5, (0, 2, 8))])
def test_footsteps_tell_what_comes_of_waiting(waited: int, odds: tuple[int, int, int]) -> None:
    lab = trip_lab("ruined-villa", "x-footsteps")
    assert lab.table.request is not None
    option = lab.table.request.find(f"listen-for:{waited}")
    assert option is not None
    told = {one.key: one.odds for one in foresee(lab.table, option).odds}
    keys = ("comes", "louder", "seen-first")
    assert [told.get(key, 0) for key in keys] == [Fraction(of, 10) for of in odds]


def searching() -> Lab:
    lab = trip_lab("ruined-villa", "x-furniture", "x-heap", "x-pantry")
    assert lab.asked == "search"
    return lab


@pytest.mark.rule("M-FIND-01", "M-LOC-09", "M-EXPL-03")
def test_what_a_search_may_find_is_told_before_it_is_paid_for_and_is_what_comes_of_it() -> None:
    lab = searching()
    table = lab.table
    assert table.request is not None
    quiet = next(o for o in table.request.options if o.verb == "return")
    finds = [one for one in foresee(table, quiet).odds if one.text.id == "foresight-mine-sign-finds"]
    told = {str(one.text.args["good"]): one.odds for one in finds}
    assert 6 <= len(told) == len(finds), "each find is told once"
    whole = find_odds(table.state, "furniture")
    assert told.items() <= {f"good:{good}": odds for good, odds in whole.goods.items()}.items()
    tries = 2000
    seen = dict.fromkeys(whole.goods, 0)
    nothing = page = 0
    for seed in range(tries):
        fork = table.fork(seed=seed)
        told_there = fork.listen()
        fork.answer(quiet.id)
        names = {line.event.name: line.event for line in told_there}
        nothing += "nothing-found" in names
        page += "impact-named" in names
        for counted in getattr(names.get("found"), "goods", ()):
            seen[counted.partition(":")[2].partition("*")[0]] += 1
    counts = [(whole.nothing, nothing), (whole.page, page), *((whole.goods[g], n) for g, n in seen.items())]
    for odds, count in counts:
        error = 4 * float(odds * (1 - odds) / tries) ** 0.5
        assert abs(count / tries - odds) <= error + 1e-9


def test_whoever_may_come_is_told_before_what_may_be_found() -> None:
    table = searching().table
    assert table.request is not None
    loud = next(o for o in table.request.options if o.verb == "noise")
    told = foresee(table, loud)
    assert told.odds[0].key == "comes"
    for lang, words in (
        ("en", "Odds of the find, if we get to it."),
        ("fr", "Chances de la trouvaille, si l’on y arrive."),
    ):
        assert words in lines(table, loud, Speaker(table, lang))
