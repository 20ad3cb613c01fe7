"""Heaps of pieces in numbers: value, weight, what is left of them."""

from __future__ import annotations

from collections.abc import Mapping

from tilldawn.games.mine.public.view import TableView


def numbers(good: str, view: TableView) -> str:
    """Value and weight of one piece: (10/1); resources have no value."""
    about = view.goods[good]
    if about.kind == "resource":
        return f"(–/{about.weight})"
    return f"({about.value}/{about.weight})"


def totals(goods: Mapping[str, int], view: TableView) -> tuple[int, int]:
    """Weight and value of a heap."""
    weight = sum(view.goods[good].weight * n for good, n in goods.items())
    return weight, sum(view.goods[good].value * n for good, n in goods.items())


def left_after(cost: Mapping[str, int], view: TableView) -> dict[str, int]:
    """What is left in Storage of the kinds a cost names."""
    return {good: view.storage.get(good, 0) - cost[good] for good in view.goods if good in cost}
