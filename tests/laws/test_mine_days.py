"""Random days in houses where much is going on: from the Morning to the night, all laws at every request."""

from __future__ import annotations

from random import Random

import pytest

from tilldawn.engine.chance import SeededChance
from tilldawn.engine.request import Option, Request
from tilldawn.games.mine.cards.characters import CARDS as PEOPLE
from tilldawn.games.mine.cards.characters import STATES
from tilldawn.games.mine.cards.events import CARDS as EVENTS
from tilldawn.games.mine.cards.fittings import CARDS as FITTINGS
from tilldawn.games.mine.cards.objectives import CARDS as OBJECTIVES
from tilldawn.games.mine.goods import BOX, RESOURCES, TOKENS, X5
from tilldawn.games.mine.house.board import BOARDS
from tilldawn.testing.mine import Lab, conserved, mine_lab
from tilldawn.testing.telling import Listener
from tilldawn.testing.tells import MINE

BY_DAY = ("morning", "day", "dusk", "evening")
BUSY = {
    "plan": ("plan",),
    "action": ("use", "craft", "move", "dismantle", "outside", "dig-with", "unlock", "saw"),
    "drink": ("give-water",),
    "evening": ("bed", "task"),
}
"""What leads somewhere, chosen most of the time."""
OTHERS = ("combat", "deal", "notes", "scripts", "reading")
"""Facts other areas tell."""


def house(random: Random, side: str) -> Lab:
    """Anybody, in any state, in a house with some Fittings and something of everything."""
    board = BOARDS[side]
    people = random.sample(sorted(card.id for card in PEOPLE), 4)
    standing = random.sample([card for card in FITTINGS if not card.space], 7)
    spaces = [space for space in board.fitting_spaces if space not in board.cards]
    low = [space for space in board.cards if space[0] not in "aejf" and space in board.fitting_spaces]
    spaces += random.sample(low, 7 - len(spaces))
    first = [card for card in OBJECTIVES if not card.never_first and not card.final]
    events = [card.id for card in EVENTS if not card.ending]
    return mine_lab(
        at="morning",
        people=people[:3],
        recruits=people[3:] if random.random() < 0.5 else (),
        states={p: {state: random.choice((0, 0, 1, 2, 3)) for state in STATES} for p in people},
        storage={
            **{good: min(BOX[good], random.randint(1, 3)) for good in random.sample(TOKENS, 20)},
            **{good: random.randint(2, 5) for good in RESOURCES},
        },
        x5={good: 1 for good in X5 if random.random() < 0.5},
        fittings=dict(zip(spaces, [card.id for card in standing], strict=True)),
        board_ups=random.sample(board.hole_numbers, random.randint(0, 3)),
        basement_closed=random.random() < 0.1,
        cold=random.randint(0, 4),
        objective=random.choice(first).id,
        tops={"events": [random.choice(events)]} if random.random() < 0.7 else {"events": ["chapter-2"]},
        last_trip=random.choice([None, ("near", "hotel"), ("far", "garage")]),
        hand=random.sample(["second-wind", "banister", "old-debt", "melted-snow", "thin-soup"], 2),
        advanced=[rule for rule in ("155", "351", "534", "909") if random.random() < 0.5],
        heater_water=random.random() < 0.2,
        seats=random.choice((1, 2, 3)),
        board=side,
    )


def any_answer(random: Random, asked: Request) -> Option:
    if random.random() < 0.1 and (anytime := asked.anytime):
        return random.choice(list(anytime))
    busy = [o for o in asked.options if o.verb in BUSY.get(asked.kind, ())]
    return random.choice(busy if busy and random.random() < 0.8 else list(asked.options))


def spend(seed: int, side: str = "basic") -> list[str]:
    """One day; returns what was changed without a word."""
    random = Random(seed)
    lab = house(random, side)
    lab.chance.rest = SeededChance(f"day/{seed}")
    ear = Listener(lab.table, MINE)
    silent: list[str] = []
    for _ in range(2000):
        asked = lab.table.request
        if asked is None or lab.state.phase not in BY_DAY:
            return silent
        conserved(lab.state)
        if not isinstance(asked.refusals, str):
            assert all(refusal.rule for refusal in asked.refused())
        lab.table.play(any_answer(random, asked))
        silent += [f"{asked.kind}: {fact}" for fact in ear.untold() if not fact.startswith(OTHERS)]
    raise AssertionError("a day without an end")


@pytest.mark.rule("M-DAY-03", "M-DAY-06", "M-TOKEN-02")
@pytest.mark.parametrize("tens", range(8))
def test_on_any_day_everything_stays_in_one_place_and_every_change_is_told(tens: int) -> None:
    assert [silent for seed in range(10) for silent in spend(10 * tens + seed)] == []


@pytest.mark.rule("M-DAY-03", "M-BOARD-30", "M-BOARD-31", "M-BOARD-32")
@pytest.mark.parametrize("tens", range(8))
def test_so_it_does_on_the_advanced_side(tens: int) -> None:
    assert [silent for seed in range(10) for silent in spend(10 * tens + seed, "advanced")] == []


@pytest.mark.long
def test_on_five_thousand_days_everything_stays_in_one_place() -> None:
    for seed in range(1_000, 6_000):
        spend(seed)
