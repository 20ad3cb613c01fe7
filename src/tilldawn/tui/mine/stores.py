"""Storage with values and weights, and what could be built of it."""

from __future__ import annotations

from collections.abc import Mapping

from textual.content import Content

from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.view import FittingView, TableView
from tilldawn.play.mine.stores import numbers, totals
from tilldawn.play.mine.words import in_words, named, said
from tilldawn.tui.things import clickable

KINDS = ("resource", "green", "yellow", "grey", "red")
"""Resources first, then the colours of the tokens."""


def heap(goods: Mapping[str, int], view: TableView, say: Speaker, lit: frozenset[str]) -> list[Content]:
    """Each kind of piece on a heap: count, name, value and weight of one."""
    return [
        _good(good, goods[good], view, say, lit=f"good:{good}" in lit)
        for good in view.goods
        if goods.get(good)
    ]


def _good(good: str, count: int, view: TableView, say: Speaker, *, lit: bool) -> Content:
    name = named(say, f"count:{good}*{count}")
    label = clickable(name, f"good:{good}", "underline" if lit else "")
    return Content.assemble(label, (f" {numbers(good, view)}", "dim"))


def storage(view: TableView, say: Speaker, lit: frozenset[str]) -> Content:
    """Storage by kind, then what lies elsewhere in the house."""
    weight, worth = totals(view.storage, view)
    lines = [Content.assemble((said(say, "storage", weight=weight, worth=worth), "bold $primary"))]
    for kind in KINDS:
        goods = {good: n for good, n in view.storage.items() if view.goods[good].kind == kind}
        if goods:
            title = said(say, f"kind-{kind}")
            lines.append(
                Content.assemble((f"{title} ", "italic"), Content(" · ").join(heap(goods, view, say, lit)))
            )
    if not view.storage:
        lines.append(Content(said(say, "empty")))
    for title, goods in (("x5", view.x5), ("tools", view.tools), ("products", view.products)):
        if goods:
            lines.append(Content(f"{said(say, title)} {in_words(goods, view, say)}"))
    return Content("\n").join(lines)


def build(view: TableView, say: Speaker, lit: frozenset[str], marked: frozenset[str]) -> Content:
    """The Fittings deck: what can be built now, what is missing for the others; then the Ideas."""
    lines = [Content.assemble((said(say, "fittings", count=len(view.deck)), "bold $primary"))]
    for one in sorted(view.deck, key=lambda f: not (f.affordable and f.places)):
        lines.append(_fitting(one, view, say, marked=f"card:{one.id}" in marked))
    ideas = [clickable(named(say, f"card:{card}"), f"card:{card}") for card in view.ideas]
    if ideas:
        lines.append(Content.assemble((said(say, "ideas"), "italic"), " ", Content(" · ").join(ideas)))
    return Content("\n").join(lines)


def _fitting(one: FittingView, view: TableView, say: Speaker, *, marked: bool) -> Content:
    ready = one.affordable and bool(one.places)
    name = clickable(named(say, f"card:{one.id}"), f"card:{one.id}", "reverse bold" if marked else "bold")
    cost = " · ".join(
        f"{named(say, f'good:{good}')} {view.storage.get(good, 0)}/{one.cost[good]}"
        for good in view.goods
        if good in one.cost
    )
    parts: list[Content | str] = ["✓ " if ready else "✗ ", name, f"  {cost}"]
    if one.next_to:
        parts.append(f" · {said(say, 'next-to', card=f'card:{one.next_to}')}")
    if one.affordable and not one.places:
        parts.append(f" · {said(say, 'no-place')}")
    content = Content.assemble(*parts)
    return content if ready else content.stylize("dim")
