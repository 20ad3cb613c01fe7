"""The heuristic bot with the Sewers: it goes down when something is short, and turns round in time."""

from __future__ import annotations

from collections import Counter

import tilldawn
from tilldawn.bots.mine.bot import MineBot
from tilldawn.engine.table import Table
from tilldawn.games.mine.state import State
from tilldawn.testing.mine import Lab, conserved, mine_lab

PLACES = ("ruined-villa", "print-shop", "textile-mill")


def chosen(lab: Lab) -> str:
    return MineBot().choose(lab.table, 0).id


def morning(**laid: object) -> Lab:
    return mine_lab(at="day", places=PLACES, modules=["sewers"], **laid)  # type: ignore[arg-type]


def test_while_the_larder_is_full_nobody_is_sent() -> None:
    full = {"canned-food": 3, "raw-food": 5, "vegetable": 4, "bandages": 1}
    assert chosen(morning(storage=full)) == "not-today"


def test_with_an_empty_larder_two_who_are_fit_go_and_somebody_stays() -> None:
    lab = morning(states={"marko": {"wounds": 2}})
    assert chosen(lab) == "send-down:emilia"
    lab.choose("send-down:emilia")
    assert chosen(lab) == "send-down:marin"
    assert chosen(lab.choose("send-down:marin")) == "go-down"


def test_it_turns_round_with_somebody_who_could_not_bear_one_step_more() -> None:
    lab = morning().choose("send-down:marko", "go-down")
    assert chosen(lab).startswith("follow:")
    lab.person("marko").wounds = 3
    assert chosen(lab) == "forfeit"


def test_campaigns_are_played_to_their_end() -> None:
    told: Counter[str] = Counter()
    for seed in range(6):
        table: Table[State] = tilldawn.new_table(
            "mine", 1, seed=seed, options={"modules": ["sewers", "thugs"]}
        )
        bot = MineBot()
        while table.request is not None:
            conserved(table.state)
            table.play(bot.choose(table, table.request.seats[0]))
        told.update(entry.event.name for entry in table.log)
    assert told["came-up"] > 6
    assert told["exit-rolled"] > 3
