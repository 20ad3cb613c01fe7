"""The whole box mixed at random: modules, boards, scenarios, levels; every law at every request.

A few mixes in `make check`, two thousand in `make test-long`.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import tilldawn
from tilldawn.engine.errors import BadOption
from tilldawn.engine.table import Table
from tilldawn.games.mine.public.lobby import lobby
from tilldawn.testing import laws, mine, tells
from tilldawn.testing.telling import Tells

from .test_living import ADVANCED, chunks, live, sensible, wild

TOLD = (
    Tells(r"phase", silent="a module may ask before the first stage does; its question says that it is day"),
    *tells.MINE,
)


def mixed(seed: int) -> Table[Any]:
    """A table of a mix that goes together, drawn until one does."""
    box, random = lobby(), Random(f"mix-{seed}")
    while True:
        wanted: dict[str, Any] = {
            "board": random.choice(box.boards),
            "modules": [id for id in box.modules if random.random() < 0.5],
            "advanced": [number for number in ADVANCED if random.random() < 0.3],
        }
        if random.random() < 0.4:
            wanted["scenario"] = random.choice(box.scenarios).id
        elif random.random() < 0.4:
            wanted["level"] = random.choice(box.levels).id
        try:
            table = tilldawn.new_table("mine", random.randint(1, 6), seed=seed, options=wanted)
        except BadOption:
            continue
        table.orders = [table.game.eager() for _ in table.seats]
        return table


def played(seeds: range) -> None:
    """Campaigns of such mixes to their end; some at random, one in ten played again from its journal."""
    for seed in seeds:
        table = mixed(seed)
        player = wild(table, Random(seed)) if seed % 8 == 7 else sensible(table, Random(seed))
        live(table, player, told=TOLD, conserved=mine.conserved)
        if seed % 10 == 0:
            laws.replay_gives_the_same_state(table)


@pytest.mark.parametrize("seeds", chunks(4, 5), ids=str)
def test_any_mix_of_the_box_keeps_every_law(seeds: range) -> None:
    played(seeds)


@pytest.mark.long
@pytest.mark.parametrize("seeds", chunks(20, 100), ids=str)
def test_two_thousand_mixes_keep_every_law(seeds: range) -> None:
    played(seeds)
