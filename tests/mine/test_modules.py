"""A module of the box is a package of its own: this one is made here, from outside, with hooks that exist.

The Cellar Well: a bucket of Water each Dawn; at any time it may be poured into Storage; and a party may go
down the well shaft instead of into the city.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
import pytest

import tilldawn
from tilldawn.engine.errors import BadOption
from tilldawn.engine.flow import Flow, roll
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Option
from tilldawn.engine.verb import Verb as EngineVerb
from tilldawn.games.mine import modules
from tilldawn.games.mine.cards.characters import CHARACTER
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.modules import Module, add_module
from tilldawn.games.mine.people.harm import suffer
from tilldawn.games.mine.state import Game, Lost, State, Trip
from tilldawn.games.mine.trade.supply import from_box, gain, put
from tilldawn.testing import laws
from tilldawn.testing.mine import conserved, mine_lab, prudent


class Verb(EngineVerb):
    """The module's own answers."""


POUR = Verb("well-pour", "M-TOKEN-01", "n:int", anytime=True)
GO_DOWN = Verb("well-down", "M-SCAV-01")


def lay_out(s: State) -> None:
    s.modules["well"] = {"bucket": {}, "visits": 0}


def fill(g: Game) -> Flow[None]:
    """Every Dawn the bucket fills, as far as the box holds Water."""
    got = from_box(g, "water", 1)
    if got:
        put(g.state.modules["well"]["bucket"], "water", got)
    return
    yield


def anytime(g: Game) -> list[Option]:
    there = g.state.modules["well"]["bucket"].get("water", 0)
    return [POUR(g.state.leader, there)] if there else []


def pour(g: Game, chosen: Option) -> Flow[None]:
    s = g.state
    put(s.storage, "water", s.modules["well"]["bucket"].pop("water"))
    return
    yield


def go_down(g: Game, there: Option) -> Flow[str]:
    """The die says how many Components lie on the bottom."""
    s = g.state
    s.modules["well"]["visits"] += 1
    s.trip = Trip(0, s.locations[0])
    found = yield from roll(2)
    gain(g, {"component": found}, "pile", "M-SCAV-01")
    return "choose-findings"


def shown(s: State) -> dict[str, Any]:
    return {"water": s.modules["well"]["bucket"].get("water", 0)}


def heaps(s: State) -> list[Goods]:
    return [s.modules["well"]["bucket"]]


def things(s: State) -> Iterator[str]:
    yield "space:d1"


WELL = Module(
    id="well",
    lay_out=lay_out,
    begins={"dawn": fill},
    destinations=lambda s: [GO_DOWN(s.leader)],
    visit=go_down,
    anytime=anytime,
    act=pour,
    look=shown,
    things=things,
    heaps=heaps,
)


@pytest.fixture(autouse=True)
def well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(modules, "MODULES", dict(modules.MODULES))
    add_module(WELL)


def test_a_table_without_the_module_knows_nothing_of_it() -> None:
    table = tilldawn.new_table("mine", 1, seed=3)
    assert table.state.modules == {}


def test_an_unknown_module_and_two_that_clash_are_refused_by_name() -> None:
    with pytest.raises(BadOption, match="sauna"):
        tilldawn.new_table("mine", 1, options={"modules": ["sauna"]})
    add_module(Module(id="drought", not_with=("well",)))
    with pytest.raises(BadOption, match="drought and well"):
        tilldawn.new_table("mine", 1, options={"modules": ["well", "drought"]})


def test_half_a_hook_is_refused_when_it_is_added() -> None:
    with pytest.raises(ValueError, match="both"):
        add_module(Module(id="half", anytime=anytime))


STRANGER = msgspec.structs.replace(CHARACTER["cveta"], id="stranger")


def test_its_cards_lie_in_the_decks_of_tables_that_play_it_and_of_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(CHARACTER, "stranger", STRANGER)
    add_module(Module(id="strangers", cards={"characters": {"stranger": 1}, "letters": {"letter": 2}}))
    with_it = tilldawn.new_table("mine", 1, seed=3, options={"modules": ["strangers"]}).state
    assert with_it.unseen["letters"] == {"letter": 2}
    people = [p.id for p in with_it.group]
    assert len(with_it.characters) + len(people) == 13
    assert "stranger" in (*people, *with_it.unseen["characters"])
    conserved(with_it)
    without = tilldawn.new_table("mine", 1, seed=3).state
    assert "stranger" not in without.unseen["characters"]
    conserved(without)
    group = ["marko", "stranger", "cveta"]
    chosen = tilldawn.new_table("mine", 1, options={"modules": ["strangers"], "characters": group})
    assert [p.id for p in chosen.state.group] == group
    with pytest.raises(BadOption, match="stranger"):
        tilldawn.new_table("mine", 1, options={"characters": group})


def test_it_hears_of_the_lost_when_the_scene_and_the_grief_on_the_way_are_over() -> None:
    heard: list[tuple[tuple[str, ...], bool, int]] = []

    def listen(g: Game, lost: Sequence[Lost]) -> Flow[None]:
        s = g.state
        heard.append(
            (tuple(p.id for p in lost), s.moment == "death-among-us", s.trip.mourned if s.trip else 0)
        )
        return
        yield

    add_module(Module(id="ear", bereaved=listen))
    lab = mine_lab(
        at="explore",
        people=("marko", "emilia", "marin"),
        tasks={"marko": "scavenging", "emilia": "scavenging", "marin": "guard"},
        play=lambda g: suffer(g, g.state.group[0], "wounds", 4, "M-STATE-09"),
        modules=["ear"],
        next=["wounds-1", "10"],
    )
    assert lab.told("told", "script") == ["script:266"]
    assert heard == [(("marko",), False, 0)]
    lab.choose(f"turn-up:{len(lab.state.unknown)}")
    assert len(heard) == 1


def test_what_death_among_us_costs_is_told_as_such() -> None:
    heard: list[bool] = []

    def listen(g: Game, lost: Sequence[Lost]) -> Flow[None]:
        heard.append(g.state.moment == "death-among-us")
        return
        yield

    add_module(Module(id="ear", bereaved=listen))
    sad = {"emilia": {"misery": 3}}
    mine_lab(at="death-among-us", states=sad, lost_today=True, modules=["ear"], next=["1", "misery-1"])
    assert heard == [True]


def test_campaigns_with_the_module_are_played_saved_and_undone_like_any_other() -> None:
    """It fills at Dawn, pours at any time, is gone down to, seen, and no piece is lost."""
    poured = visited = 0
    for seed in range(12):
        random = Random(seed)
        table = tilldawn.new_table("mine", 1 + seed % 3, seed=seed, options={"modules": ["well"]})
        while table.request is not None:
            conserved(table.state)
            asked = table.request
            choices = [o for o in asked.options if o.verb == "well-down"]
            extra = [o for o in asked.anytime if o.verb == "well-pour"]
            assert table.look().modules == {"well": shown(table.state)}
            if extra and random.random() < 0.3:
                before = table.state.storage.get("water", 0)
                table.answer(extra[0].id)
                assert table.state.storage["water"] > before
                poured += 1
            elif choices and random.random() < 0.5:
                laws.undo_really_undoes(table, random)
                table.answer(choices[0].id)
                visited += 1
            else:
                table.play(prudent(table, random))
        laws.replay_gives_the_same_state(table)
    assert poured > 5
    assert visited > 5


# --- Stops on the way home, and cards of its own ------------------------------------------------------

REST = Verb("milestone-rest", "M-AID-01")
SHUT = Verb("milestone-shut", "M-AID-01")


def rest(g: Game, chosen: Option) -> Flow[None]:
    """Somebody has left a Book on the milestone."""
    assert g.state.trip is not None
    assert g.state.trip.stop == chosen.verb
    gain(g, {"book": 1}, "pile", "M-AID-01")
    return
    yield


MILESTONE = Module(
    id="milestone",
    cards={"visitors": {"gossip-again": 2}, "milestone": {"a": 1}},
    stops=lambda s: [(REST(s.leader), None), (SHUT(s.leader), Objection("refused-trip-well", "M-AID-01"))],
    stop=rest,
)


@pytest.mark.rule("M-AID-04")
def test_a_module_offers_one_stop_on_the_way_home_and_it_is_made_once() -> None:
    add_module(MILESTONE)
    home = mine_lab(at="choose-findings", tasks={"marko": "scavenging"}, modules=["milestone"], next=[])
    assert home.asked == "stop"
    assert [why.why.id for why in home.table.refused()] == ["refused-trip-well"]
    home.choose("milestone-rest")
    assert home.pile == {"book": 1}
    assert home.asked == "load"


def test_who_has_fled_stops_nowhere() -> None:
    add_module(MILESTONE)
    lab = mine_lab(
        at="choose-findings",
        tasks={"marko": "scavenging"},
        modules=["milestone"],
        play=lambda g: fled(g),
    )
    assert lab.asked == "load"
    assert lab.told("passed-by", "why") == ["fled"]


def fled(g: Game) -> Flow[None]:
    assert g.state.trip is not None
    g.state.trip.straight = True
    return
    yield


def test_the_cards_of_a_module_are_in_the_decks_of_its_tables_only() -> None:
    add_module(MILESTONE)
    table = tilldawn.new_table("mine", 1, seed=3, options={"modules": ["milestone"]})
    assert table.state.unseen["visitors"]["gossip-again"] == 2
    assert len(table.state.visitors) == 14
    assert table.state.unseen["milestone"] == {"a": 1}
    assert len(tilldawn.new_table("mine", 1, seed=3).state.visitors) == 12
