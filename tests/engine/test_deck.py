"""Deferred decisions give exactly the odds of real shuffling: shown by enumerating both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import permutations

import pytest

from tilldawn.engine.deck import (
    Group,
    Pile,
    add,
    chances,
    deal,
    draw,
    known,
    peek,
    put_below,
    put_on_top,
    remove,
    shuffle,
    shuffle_in,
)
from tilldawn.engine.flow import Flow
from tilldawn.engine.request import Chance

Plan = Callable[[Pile, dict[str, Group]], Flow[tuple[str, ...]]]


def odds(plan: Plan, pile: Pile, unseen: dict[str, Group]) -> dict[tuple[str, ...], Fraction]:
    """Every outcome of a flow with its exact probability, by walking all answers chance can give."""
    found: Counter[tuple[str, ...]] = Counter()

    def walk(answers: list[str], chance: Fraction) -> None:
        copy = Pile([layer if isinstance(layer, str) else dict(layer) for layer in pile.layers])
        groups = {name: dict(cards) for name, cards in unseen.items()}
        flow = plan(copy, groups)
        sent: str | None = None
        given = iter(answers)
        try:
            while True:
                asked = flow.send(sent)
                assert isinstance(asked, Chance)
                sent = next(given, None)
                if sent is None:
                    total = sum(asked.weights.values())
                    for key, weight in asked.weights.items():
                        walk([*answers, key], chance * Fraction(weight, total))
                    return
        except StopIteration as done:
            found[done.value] += chance  # type: ignore[assignment]

    walk([], Fraction(1))
    assert sum(found.values()) == 1
    return dict(found)  # type: ignore[arg-type]


def real(
    cards: list[str], read: Callable[[tuple[str, ...]], tuple[str, ...]]
) -> dict[tuple[str, ...], Fraction]:
    """The same by shuffling real cards: every order is equally likely."""
    orders = list(permutations(cards))
    counts = Counter(read(order) for order in orders)
    return {outcome: Fraction(count, len(orders)) for outcome, count in counts.items()}


def draw_three(pile: Pile, unseen: dict[str, Group]) -> Flow[tuple[str, ...]]:
    first = yield from draw(pile, unseen)
    second = yield from draw(pile, unseen)
    third = yield from draw(pile, unseen)
    return first, second, third


def test_drawing_from_a_mix_has_the_odds_of_a_shuffled_pile() -> None:
    ours = odds(draw_three, Pile([{"g": 5}]), {"g": {"a": 2, "b": 2, "c": 1}})
    assert ours == real(list("aabbc"), lambda order: order[:3])


def test_two_piles_of_one_group_split_it_like_a_real_deal() -> None:
    def one_of_each(pile: Pile, unseen: dict[str, Group]) -> Flow[tuple[str, ...]]:
        other = Pile()
        deal(pile, other, 2)
        mine = yield from draw(other, unseen)
        yours = yield from draw(pile, unseen)
        return mine, yours

    ours = odds(one_of_each, Pile([{"g": 5}]), {"g": {"a": 3, "b": 2}})
    assert ours == real(list("aaabb"), lambda order: (order[0], order[2]))


def test_a_known_card_shuffled_in_lies_anywhere_with_equal_odds() -> None:
    pile = Pile([{"g": 3}])
    shuffle_in(pile, known("wave"))
    ours = odds(draw_three, pile, {"g": {"a": 2, "b": 1}})
    assert ours == real(["a", "a", "b", "wave"], lambda order: order[:3])


def test_a_mix_of_two_groups_draws_by_count_and_then_by_copies() -> None:
    """Two unseen reserve cards among the Night Raids: which two of the reserve is open as well."""

    def both_deals(order: tuple[str, ...]) -> tuple[str, ...]:
        return order[:3]

    ours = odds(
        draw_three, Pile([{"raids": 2, "reserve": 2}]), {"raids": {"r": 2}, "reserve": {"x": 1, "y": 2}}
    )
    counts: Counter[tuple[str, ...]] = Counter()
    for chosen in permutations(["x", "y1", "y2"], 2):
        for outcome, chance in real(["r", "r", chosen[0][0], chosen[1][0]], both_deals).items():
            counts[outcome] += chance / 6  # type: ignore[assignment]
    assert ours == dict(counts)


def test_a_peeked_card_stays_on_top_until_the_pile_is_shuffled() -> None:
    def look_then_draw(pile: Pile, unseen: dict[str, Group]) -> Flow[tuple[str, ...]]:
        seen = yield from peek(pile, unseen)
        drawn = yield from draw(pile, unseen)
        return seen, drawn

    ours = odds(look_then_draw, Pile([{"g": 3}]), {"g": {"a": 2, "b": 1}})
    assert ours == {("a", "a"): Fraction(2, 3), ("b", "b"): Fraction(1, 3)}

    def look_shuffle_draw(pile: Pile, unseen: dict[str, Group]) -> Flow[tuple[str, ...]]:
        seen = yield from peek(pile, unseen)
        shuffle(pile)
        drawn = yield from draw(pile, unseen)
        return seen, drawn

    ours = odds(look_shuffle_draw, Pile([{"g": 3}]), {"g": {"a": 2, "b": 1}})
    assert ours[("b", "b")] == Fraction(1, 9)
    assert ours[("b", "a")] == Fraction(2, 9)


def test_layers_are_drawn_top_first() -> None:
    pile = Pile([{"g": 1}])
    put_on_top(pile, "top")
    put_below(pile, "bottom")
    assert odds(draw_three, pile, {"g": {"a": 1}}) == {("top", "a", "bottom"): Fraction(1)}
    assert len(pile) == 3


def test_dealing_more_than_there_is_deals_what_there_is() -> None:
    source, target = Pile(["seen", {"g": 2}]), Pile([{"g": 1}])
    assert deal(source, target, 9) == 3
    assert len(source) == 0
    assert target.layers == ["seen", {"g": 2}, {"g": 1}]


def test_part_of_a_mix_of_several_groups_cannot_be_dealt_unseen() -> None:
    with pytest.raises(ValueError, match="not decided"):
        deal(Pile([{"a": 2, "b": 2}]), Pile(), 1)


def test_a_heap_gives_only_what_it_holds() -> None:
    heap: Group = {}
    add(heap, "a", 2)
    remove(heap, "a")
    with pytest.raises(ValueError, match="only 1"):
        remove(heap, "a", 2)
    remove(heap, "a")
    assert heap == {}


@pytest.mark.parametrize("layers", [[], ["b"], [{"g": 2, "=c": 1}, "a"], [{"g": 1, "h": 2}]])
def test_what_the_next_card_can_be_is_what_drawing_it_gives(layers: list[str | dict[str, int]]) -> None:
    unseen: dict[str, Group] = {"g": {"a": 2, "b": 1}, "h": {"b": 1, "d": 1}}
    told = chances(Pile(layers), unseen)
    if not layers:
        assert told == {}
        return

    def draw_one(pile: Pile, unseen: dict[str, Group]) -> Flow[tuple[str, ...]]:
        return ((yield from draw(pile, unseen)),)

    assert {(card,): share for card, share in told.items()} == odds(draw_one, Pile(layers), unseen)
