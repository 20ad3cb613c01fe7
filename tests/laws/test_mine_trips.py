"""Random trips to all Locations with all kinds of parties: at every request all pieces and cards are there,
every question says what it refuses, and nothing changes without a word."""

from __future__ import annotations

from random import Random

import pytest

from tilldawn.engine.chance import SeededChance
from tilldawn.engine.request import Option, Request
from tilldawn.games.mine.cards.characters import CARDS as PEOPLE
from tilldawn.games.mine.cards.characters import STATES
from tilldawn.games.mine.cards.locations import CARDS
from tilldawn.games.mine.goods import BOX, TOKENS
from tilldawn.games.mine.state import Note
from tilldawn.testing.mine import Lab, conserved, mine_lab
from tilldawn.testing.telling import Listener
from tilldawn.testing.tells import MINE

BOLD = {
    "search": ("noise", "return", "with-tool"),
    "obstacle": ("noise", "pick-lock", "with-tool", "return"),
    "take": ("take-all", "take"),
    "survivors": ("take-and-fight",),
    "toll": ("fight-for-it", "pay-toll"),
    "round": ("fight-on", "fight-backstab"),
    "candlelight": ("approach",),
    "load": ("go-home",),
}
"""What leads somewhere, chosen most of the time."""
OTHERS = ("combat", "group", "deal", "raid", "cold", "fate", "leader")
"""Facts other areas tell."""


def setting_out(random: Random) -> Lab:
    """Anybody, in any state, with anything, about to go anywhere."""
    people = random.sample(sorted(card.id for card in PEOPLE), 4)
    out = random.randint(1, 3)
    return mine_lab(
        at="scavenging",
        people=people,
        tasks={p: "scavenging" if at < out else "guard" for at, p in enumerate(people)},
        states={p: {state: random.choice((0, 0, 0, 1, 2, 3)) for state in STATES} for p in people},
        storage={good: min(BOX[good], random.randint(1, 2)) for good in random.sample(TOKENS, 12)},
        places=random.sample([card.id for card in CARDS], 3),
        advanced=[rule for rule in ("351", "534", "909") if random.random() < 0.5],
        hand=random.sample(["know-the-streets", "second-look", "hold-your-breath", "slip-away"], 2),
        active=["snipers"] if random.random() < 0.2 else ["food-shortage"],
        notes=[Note("camo", 923, "storage")] if random.random() < 0.2 else [],
        reserve=(0, 0),
        seats=random.choice((1, 2)),
    )


def any_answer(random: Random, asked: Request) -> Option:
    if random.random() < 0.08 and (anytime := asked.anytime):
        return random.choice(list(anytime))
    bold = [o for o in asked.options if o.verb in BOLD.get(asked.kind, ())]
    return random.choice(bold if bold and random.random() < 0.7 else list(asked.options))


def go(seed: int) -> list[str]:
    """One trip; returns what was changed without a word."""
    random = Random(seed)
    lab = setting_out(random)
    lab.chance.rest = SeededChance(f"trip/{seed}")
    ear = Listener(lab.table, MINE)
    silent: list[str] = []
    for _ in range(3000):
        asked = lab.table.request
        if asked is None or lab.state.phase != "scavenging":
            break
        conserved(lab.state)
        assert asked.options
        if not isinstance(asked.refusals, str):
            assert all(refusal.rule for refusal in asked.refused())
        lab.table.play(any_answer(random, asked))
        silent += [f"{asked.kind}: {fact}" for fact in ear.untold() if not fact.startswith(OTHERS)]
    else:
        raise AssertionError("a trip without an end")
    conserved(lab.state)
    return silent


@pytest.mark.rule("M-SCAV-19", "M-RES-07", "M-TOKEN-02")
@pytest.mark.parametrize("tens", range(6))
def test_on_any_trip_everything_stays_in_one_place_and_every_change_is_told(tens: int) -> None:
    assert [silent for seed in range(10) for silent in go(10 * tens + seed)] == []


@pytest.mark.long
def test_on_ten_thousand_trips_everything_stays_in_one_place() -> None:
    for seed in range(1_000, 11_000):
        go(seed)
