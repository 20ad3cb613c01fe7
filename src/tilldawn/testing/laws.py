"""The laws of design §7, as functions any game's tests can call at every request of random play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

import tilldawn
from tilldawn.engine import journal as jn
from tilldawn.engine.chance import SeededChance
from tilldawn.engine.table import Table


def wander(
    table: Table[Any], random: Random, *, anytime: float = 0.05, most: int = 100_000
) -> Iterator[Table[Any]]:
    """Play at random to the end, pausing at every request. Now and then do something at any time."""
    for _ in range(most):
        if table.request is None:
            return
        yield table
        extra = table.request.anytime if random.random() < anytime else ()
        table.play(random.choice(extra or table.request.options))
    raise AssertionError(f"no end after {most} decisions")


def _at_stake(table: Table[Any]) -> bool:
    """Whether a seat wants to be asked for the sake of something it could do at any time."""
    request = table.request
    if request is None:
        return False
    orders = [(table.orders[o.seat].get("moment", "matters"), o) for o in request.anytime]
    return any(order == "ask" or (order == "matters" and request.stakes(o)) for order, o in orders)


def always_an_option(table: Table[Any]) -> None:
    """Never stuck: an open request has options worth asking about, with distinct ids, or the game is over."""
    if table.request is None:
        assert table.outcome is not None
        return
    assert table.outcome is None
    ids = [o.id for o in [*table.request.options, *table.request.anytime]]
    assert len(table.request.options) > 1 or table.request.wait() or _at_stake(table)
    assert len(ids) == len(set(ids)), ids


def questions_say_why_not(table: Table[Any]) -> None:
    """Every question knows what it refuses, or says in one word why nothing sensible is ever refused."""
    asked = table.request
    if asked is None:
        return
    assert asked.refusals != "", f"{asked.kind} neither refuses anything nor says why it never does"
    for refusal in asked.refused():
        assert refusal.rule, refusal


def fork_is_independent(table: Table[Any], random: Random) -> None:
    """A fork stands at the same request in an equal state, and what it does leaves us alone."""
    before = msgspec.json.encode(table.state)
    twin = table.fork(seed=random.getrandbits(32))
    assert msgspec.json.encode(twin.state) == before
    assert _asked(twin) == _asked(table)
    for _ in range(3):
        if twin.request is not None:
            twin.play(random.choice(twin.request.options))
    assert msgspec.json.encode(table.state) == before


def save_keeps_state_and_future(table: Table[Any], random: Random) -> None:
    """Saved and loaded, a table is equal, and the same answers lead to the same place."""
    twin = tilldawn.load(table.save())
    assert twin.state == table.state
    assert _asked(twin) == _asked(table)
    assert twin.journal == table.journal
    other = tilldawn.load(twin.save())
    for _ in range(5):
        if twin.request is None:
            break
        chosen = random.choice(twin.request.options).id
        twin.answer(chosen)
        other.answer(chosen)
        assert twin.state == other.state


def replay_gives_the_same_state(table: Table[Any]) -> None:
    """Playing the whole journal again leads to the same state and the same log."""
    again = Table.replay(
        table.game, table.seats, table.options, table.journal, SeededChance(""), orders=table.orders
    )
    assert again.state == table.state
    assert again.answers == table.answers
    assert _asked(again) == _asked(table)
    if table.recording:
        assert [entry.event for entry in again.log] == [entry.event for entry in table.log]


def seed_explains_chance(table: Table[Any]) -> None:
    """Every answer of chance is what the seed gives: nobody helped it."""
    drawn = sum(1 for entry in table.journal if entry[0] == jn.CHANCE)
    assert isinstance(table.chance, SeededChance)
    assert table.chance.drawn == drawn


def undo_really_undoes(table: Table[Any], random: Random) -> None:
    """An answer and its undo lead back to an equal state, with a trace in journal and log."""
    if table.request is None:
        return
    before, asked, given = table.state, _asked(table), len(table.answers)
    kept = msgspec.json.encode(before)
    table.answer(random.choice(table.request.options).id)
    table.undo("step", agreed=True)
    assert len(table.answers) == given
    assert msgspec.json.encode(table.state) == kept
    assert _asked(table) == asked
    assert table.journal[-1] == f"<{given}"


def view_holds_nothing_undecided(table: Table[Any]) -> None:
    """A view and a state are the same whatever chance will say next: they cannot know it."""
    views = {msgspec.json.encode(table.fork(seed).view(lang)) for seed in (1, 2) for lang in ("en",)}
    assert views == {msgspec.json.encode(table.view("en"))}
    assert len({msgspec.json.encode(table.fork(seed).state) for seed in (1, 2)}) == 1
    assert msgspec.json.decode(msgspec.json.encode(table.view("fr")))["lang"] == "fr"


def a_view_never_changes(table: Table[Any], random: Random) -> None:
    """What was looked at stays as it was, whatever is played afterwards."""
    twin = table.fork(seed=random.getrandbits(32))
    seen = twin.look()
    before = msgspec.json.encode(seen)
    for _ in range(6):
        if twin.request is not None:
            twin.play(random.choice([*twin.request.options, *twin.request.anytime]))
    assert msgspec.json.encode(seen) == before


def _asked(table: Table[Any]) -> tuple[str, int, list[str]] | None:
    if table.request is None:
        return None
    return table.request.kind, table.request.seat, [o.id for o in table.request.options]
