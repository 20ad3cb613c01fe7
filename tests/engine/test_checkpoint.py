"""Checkpoints: a table woken from one is the table its journal leads to."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from tilldawn_orchard.game import ORCHARD

import tilldawn
from tilldawn.engine import checkpoint as cp
from tilldawn.engine import journal as jn
from tilldawn.engine.budget import Budget
from tilldawn.engine.chance import SeededChance
from tilldawn.engine.errors import NothingToUndo, TooMuchWork
from tilldawn.engine.game import Game, Seat
from tilldawn.engine.table import Table
from tilldawn.engine.text import catalog
from tilldawn.web.telling import first_missed

GAMES = ("daylight", "mine")


def going(game: str, seed: int, most: int = 160) -> Iterator[Table[Any]]:
    """A table that is played, and goes back now and then."""
    random = Random(seed)
    table = tilldawn.new_table(game, 3, seed=seed)
    for _ in range(most):
        if table.request is not None:
            table.play(random.choice(table.request.options))
        while table.request is None or random.random() < 0.1:
            with contextlib.suppress(NothingToUndo):
                table.undo(random.choice(["step", "turn", "phase"]), agreed=True)
        yield table


def chance_of(table: Table[Any]) -> SeededChance:
    assert isinstance(table.chance, SeededChance)
    return SeededChance(table.chance.seed, table.chance.drawn)


def awake(table: Table[Any], kept: bytes, **changed: Any) -> Table[Any]:
    given: dict[str, Any] = {
        "game": table.game,
        "seats": table.seats,
        "options": table.options,
        "journal": list(table.journal),
        "chance": chance_of(table),
        **changed,
    }
    return cp.wake(**given, checkpoint=kept, orders=table.orders)


def played(table: Table[Any]) -> Table[Any]:
    return Table.replay(
        table.game, table.seats, table.options, table.journal, chance_of(table), orders=table.orders
    )


def asked(table: Table[Any]) -> object:
    r = table.request
    return r and (r.kind, r.seat, [o.id for o in r.options], [o.id for o in r.anytime])


def goal(table: Table[Any], to: str | int) -> object:
    try:
        return table.target(to)
    except NothingToUndo as error:
        return error.text


def back(table: Table[Any], to: str | int) -> object:
    try:
        return table.undo(to, agreed=True)
    except NothingToUndo as error:
        return error.text


def same(one: Table[Any], other: Table[Any]) -> None:
    assert one.state == other.state
    assert asked(one) == asked(other)
    assert (one.answers, one.journal, one.revision) == (other.answers, other.journal, other.revision)
    assert one.view("en") == other.view("en")
    assert one.told == other.told
    for to in ("step", "turn", "phase"):
        assert goal(one, to) == goal(other, to)


def not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: object, **named: object) -> None:
        raise AssertionError("the past was played again")

    monkeypatch.setattr(Table, "replay", refuse)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_table_that_woke_is_the_table_that_was_played(game: str, seed: int) -> None:
    random = Random(seed)
    for number, table in enumerate(going(game, seed)):
        if number % 11:
            continue
        woken, again = awake(table, table.checkpoint()), played(table)
        same(woken, again)
        for _ in range(8):
            if again.request is None:
                break
            chosen = random.choice(again.request.options).id
            assert woken.answer(chosen) == again.answer(chosen)
            same(woken, again)
        to = random.choice(["step", "turn", "phase"])
        assert back(woken, to) == back(again, to)
        same(woken, again)
        assert woken.log == again.log == played(again).log


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in (2, 3))])
def test_a_journal_may_have_gone_on_since(game: str, seed: int) -> None:
    kept = b""
    since = woke = 0
    reasons: set[str] = set()
    for table in going(game, seed):
        if not kept or since > 12:
            kept, since = table.checkpoint(), 0
        since += 1
        try:
            woken = awake(table, kept)
        except cp.Stale as stale:
            reasons.add(stale.reason)
            kept = b""
            continue
        woke += 1
        same(woken, played(table))
        assert woken.lines(woken._untold, woken.told) == table.log[woken._untold :]
    assert woke > 60
    assert reasons <= {"undone"}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_played_again_to_wake_to_answer_and_to_tell_the_last_lines(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = list(going(game, 2, most=80))[-1]
    kept = cp.take(table, lines=20)
    not_played_again(monkeypatch)
    woken = awake(table, kept)
    assert woken.told == len(table.log)
    assert woken.lines(woken.told - 20, woken.told) == table.log[-20:]
    assert first_missed(woken, woken.revision) == woken.told
    for to in ("step", "turn", "phase"):
        assert woken.target(to) == table.target(to)
    assert woken.request is not None
    woken.answer(woken.request.options[0].id)
    woken.undo(agreed=True)
    assert woken.lines(woken.told - 1, woken.told)[0].event.name == "undone"
    cp.take(woken, lines=20)


@pytest.mark.parametrize("game", GAMES)
def test_what_lies_further_back_is_there_when_somebody_looks(game: str) -> None:
    table = list(going(game, 2, most=80))[-1]
    kept = cp.take(table, lines=3)
    assert awake(table, kept).log == table.log
    assert awake(table, kept).lines(0, 10) == table.log[:10]
    for at in (0, 5, len(table.answers)):
        assert awake(table, kept).at(at).state == table.at(at).state
        assert first_missed(awake(table, kept), at) == first_missed(table, at)
    woken, live = awake(table, kept), played(table)
    assert back(woken, 15) == back(live, 15)
    assert woken.journal[-1][0] == jn.UNDO
    assert woken.log == live.log
    assert woken.__copy__().log == live.log
    assert woken.fork(seed=1).state == live.state


def test_a_table_that_has_ended_wakes_ended() -> None:
    table = Table(ORCHARD, [Seat("Ana"), Seat("Bo")], {}, SeededChance("7"))
    random = Random(1)
    while table.request is not None:
        table.play(random.choice(table.request.options))
    woken = awake(table, table.checkpoint())
    assert woken.request is None
    assert woken.outcome == table.outcome
    assert woken.log == table.log


@pytest.mark.parametrize("game", GAMES)
def test_a_log_told_after_a_newer_order_took_over_is_the_log_of_the_journal(game: str) -> None:
    """Going back to an answer that a standing order gives by now: what follows is told as well."""
    found = 0
    for number, table in enumerate(going(game, 5, most=300)):
        if number % 7 or table.request is None or not table.request.topic:
            continue
        twin = table.__copy__()
        request = twin.request
        assert request is not None
        twin.answer(random_other(twin))
        for order in twin.orders:
            order[request.topic] = "pass"
        twin.undo(agreed=True)
        if len(twin.answers) > twin.target("step").position and twin.journal[-1][0] != jn.UNDO:
            found += 1
            assert twin.log == played(twin).log
    assert found or game == "mine"


def random_other(table: Table[Any]) -> str:
    assert table.request is not None
    return table.request.options[-1].id


# --- What does not fit ----------------------------------------------------------------------------------


def bent(kept: bytes, **changes: Any) -> bytes:
    body = msgspec.msgpack.encode(msgspec.structs.replace(cp._open(kept), **changes))
    return cp._checksum(body) + body


def reason(table: Table[Any], kept: bytes | None, **changed: Any) -> str:
    given: dict[str, Any] = {
        "game": table.game,
        "seats": table.seats,
        "options": table.options,
        "journal": list(table.journal),
        "chance": chance_of(table),
        **changed,
    }
    drawn = given["chance"].drawn
    woken, why = cp.rouse(**given, checkpoint=kept, orders=table.orders)
    given["chance"] = SeededChance(given["chance"].seed, drawn)
    assert woken.state == Table.replay(**given, orders=table.orders).state
    return why


@pytest.fixture(scope="module")
def table() -> Table[Any]:
    return list(going("daylight", 3, most=60))[-1]


def test_a_checkpoint_that_fits_is_used(table: Table[Any]) -> None:
    assert reason(table, table.checkpoint()) == ""


def test_one_that_does_not_fit_is_not_and_the_caller_is_told_why(table: Table[Any]) -> None:
    kept = table.checkpoint()
    other = tilldawn.new_table("daylight", 2, seed=9)
    newer: Game[Any] = msgspec.structs.replace(table.game, version=table.game.version + 1)
    cards: Game[Any] = msgspec.structs.replace(table.game, fingerprint=lambda: "other cards")
    drawn = SeededChance(chance_of(table).seed, 0)
    assert reason(table, None) == "none"
    assert reason(table, b"") == "unreadable"
    assert reason(table, kept[:-1]) == "unreadable"
    assert reason(table, bytes([kept[0] ^ 1]) + kept[1:]) == "unreadable"
    assert reason(table, bent(kept, format=2)) == "format"
    assert reason(table, kept, game=newer) == "rules"
    assert reason(table, kept, game=cards) == "rules"
    assert reason(table, other.checkpoint()) == "options"
    assert reason(table, kept, chance=drawn) == "drawn"
    shorter = table.journal[:-1]
    assert reason(table, kept, journal=shorter) == "journal"
    assert (
        reason(table, bent(kept, lines=msgspec.Raw(msgspec.msgpack.encode([[1, {"event": "x"}]])))) == "log"
    )
    twin = table.__copy__()
    twin.undo(20, agreed=True)
    assert reason(twin, kept) == "undone"


def test_why_can_be_said_in_every_language() -> None:
    for lang in ("en", "fr"):
        assert "rules" in catalog(lang).say(cp.Stale("rules").text)


@pytest.mark.parametrize("game", GAMES)
def test_every_flipped_byte_is_noticed(game: str) -> None:
    table = list(going(game, 3, most=30))[-1]
    kept = table.checkpoint()
    for at in range(0, len(kept), 37):
        with pytest.raises(cp.Stale, match="unreadable"):
            awake(table, kept[:at] + bytes([kept[at] ^ 4]) + kept[at + 1 :])


# --- Verifying ------------------------------------------------------------------------------------------


def proof(table: Table[Any], kept: bytes, budget: Budget | None = None) -> str:
    return cp.verify(table.game, table.seats, table.options, table.journal, kept, budget=budget)


@pytest.mark.parametrize("game", GAMES)
def test_the_journal_proves_a_checkpoint(game: str) -> None:
    for number, table in enumerate(going(game, 6)):
        if number % 20 == 0:
            kept = table.checkpoint()
        if number % 20 == 9:
            assert proof(table, kept) == ""


def test_the_journal_disproves_a_checkpoint_that_was_bent(table: Table[Any]) -> None:
    kept = table.checkpoint()
    state = msgspec.msgpack.decode(cp._open(kept).state, type=table.game.state)
    state.round += 1
    assert proof(table, bent(kept, state=msgspec.msgpack.encode(state))) == "state"
    assert proof(table, bent(kept, told=len(table.log) + 1)) == "log"
    assert proof(table, bent(kept, marks=[])) == "marks"
    assert proof(table, bent(kept, state=msgspec.msgpack.encode([]))) == "state"
    assert proof(table, kept[1:]) == "unreadable"
    with pytest.raises(TooMuchWork):
        proof(table, kept, Budget(entries=3))


# --- The running hash -----------------------------------------------------------------------------------


def test_the_running_hash_depends_on_every_entry_and_goes_on_from_where_it_was() -> None:
    entries = ["0>pick", "?apple", "<0", "0>shake", ""]
    whole = jn.link(jn.START, entries)
    for at in range(len(entries)):
        assert jn.link(jn.link(jn.START, entries[:at]), entries[at:]) == whole
        assert jn.link(jn.START, [*entries[:at], *entries[at + 1 :]]) != whole
    assert jn.link(jn.START, ["ab", "c"]) != jn.link(jn.START, ["a", "bc"])


def test_a_table_knows_the_running_hash_of_its_journal() -> None:
    table = tilldawn.new_table("daylight", 2, seed=1)
    for _ in range(12):
        assert table.request is not None
        table.play(table.request.options[0])
        assert table.digest() == (len(table.journal), jn.link(jn.START, table.journal))
    table.undo(agreed=True)
    assert table.digest() == (len(table.journal), jn.link(jn.START, table.journal))
    assert table.fork().digest() == table.digest()
