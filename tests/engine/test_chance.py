"""Chance: the same for everybody who has the seed, and fair."""

from __future__ import annotations

from collections import Counter

from tilldawn.engine.chance import SeededChance


def test_a_stream_depends_only_on_its_seed() -> None:
    assert [SeededChance("7").below(1000) for _ in range(3)] == [SeededChance("7").below(1000)] * 3
    one, other = SeededChance("7"), SeededChance("8")
    assert [one.below(1000) for _ in range(20)] != [other.below(1000) for _ in range(20)]


def test_these_draws_never_change_between_versions() -> None:
    chance = SeededChance("tilldawn")
    assert [chance.below(100) for _ in range(12)] == [59, 74, 56, 83, 98, 1, 49, 95, 80, 66, 42, 86]


def test_a_stream_goes_on_where_it_was_saved() -> None:
    whole = SeededChance("x")
    draws = [whole.below(6) for _ in range(30)]
    for at in range(30):
        again = SeededChance("x", at)
        assert [again.below(6) for _ in range(30 - at)] == draws[at:]


def test_weights_are_kept() -> None:
    chance = SeededChance("fair")
    counts = Counter(chance.pick({"a": 1, "b": 2, "c": 7}) for _ in range(20_000))
    assert abs(counts["a"] - 2_000) < 200
    assert abs(counts["b"] - 4_000) < 250
    assert abs(counts["c"] - 14_000) < 300


def test_a_branch_is_another_stream_each_time() -> None:
    chance = SeededChance("root")
    branches = [chance.branch(n) for n in range(5)]
    assert len({tuple(b.below(1000) for _ in range(4)) for b in branches}) == 5
    assert chance.drawn == 0
