"""What is printed, as bots and pages read it: taken from the cards, and nothing is left out."""

from __future__ import annotations

import msgspec
import pytest

from tilldawn.bots.mine.dawn import BOONS
from tilldawn.games.mine.cards.exploration import CARDS as EXPLORATION
from tilldawn.games.mine.cards.locations import CARDS as LOCATIONS
from tilldawn.games.mine.cards.narrative import CARDS as NARRATIVE
from tilldawn.games.mine.cards.objectives import CARDS as OBJECTIVES
from tilldawn.games.mine.cards.residents import CARDS as RESIDENTS
from tilldawn.games.mine.public.odds import mean_blow
from tilldawn.games.mine.public.printed import board, city, events, fittings, people
from tilldawn.games.mine.public.printed.stories import Boon, boon_of


def test_every_narrative_action_is_good_for_one_thing() -> None:
    for card in NARRATIVE:
        said = [what for what, n in msgspec.structs.asdict(boon_of(card)).items() if n]
        assert len(said) == 1, card


def test_the_bot_has_a_price_for_all_that_a_narrative_action_may_be_good_for() -> None:
    assert set(BOONS) == set(Boon.__struct_fields__)


@pytest.mark.parametrize(
    ("weapon", "rerolls", "wounds"),
    [("", 0, 3 / 6), ("", 1, 3 / 6 + 4 / 6 * 3 / 6), ("knife", 0, 5 / 6), ("assault-rifle", 1, 2.75)],
)
def test_blows_are_averages_of_the_dice(weapon: str, rerolls: int, wounds: float) -> None:
    """Prowess is shared by the two shots of a rifle."""
    assert mean_blow(weapon, rerolls, 0.0) == pytest.approx(wounds)


def test_a_kill_counts_as_much_as_one_says() -> None:
    assert mean_blow("hatchet", 0, 6.0) == pytest.approx(mean_blow("knife", 0, 0.0) + 1.0)
    assert mean_blow("knife", 0, 6.0) == mean_blow("knife", 0, 0.0)


def test_averages_of_tables() -> None:
    assert board.poke_about("basic", "poke-about") == 2.2
    assert board.poke_about("basic", "poke-about", people.skill_of("marin").poke_about) == 3.1
    assert (fittings.CAUGHT, fittings.CAUGHT_MORE) == (1.1, 1.6)
    assert (city.RED_RAIDS.damage, city.OTHER_RAIDS.wounds) == (4.8, 0.2)


def test_all_cards_can_be_asked() -> None:
    assert all(city.place(card.id).special for card in LOCATIONS)
    assert {city.search(card.id).map for card in EXPLORATION if card.map} == {
        *city.TOOLS,
        "basement",
        "blocked-door",
    }
    assert {city.company(card.id).fights for card in RESIDENTS} == {True, False}
    assert [card.id for card in OBJECTIVES if events.stake(card.id) == events.Stake()] == [
        "close-the-gaps",
        "to-see-the-peace",
    ]


def test_events_that_lie_open() -> None:
    assert events.lying(()) == events.Lying(1, quiet=False, snipers=False, floor_rest=2, catch=0)
    open_now = events.lying(("hard-frost", "crime-wave", "rat-infestation"))
    assert (open_now.raids, open_now.floor_rest, open_now.catch) == (2, 1, 1)
