"""What an answer would change, read off a table that stops where chance speaks or something is asked.

So no rule is written here twice, and nothing is told that nobody can know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from tilldawn.engine.errors import TilldawnError
from tilldawn.engine.request import Option
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.view import PersonView, TableView
from tilldawn.play.mine.people import level_word
from tilldawn.play.mine.words import named, said

FORCED = 8
"""Forced answers that are followed at most."""


def after(option: Option, say: Speaker) -> tuple[TableView, bool] | None:
    """The table after this answer, up to the next question or die; and whether it is a question."""
    twin = say.table.at(len(say.table.answers))
    chosen = option.id
    try:
        for _ in range(FORCED):
            twin.answer(chosen)
            if twin.request is None or len(twin.request.options) != 1:
                break
            chosen = twin.request.options[0].id
    except TilldawnError:
        return None
    seen = twin.look()
    return (seen, twin.request is not None) if isinstance(seen, TableView) else None


def changes(option: Option, view: TableView, say: Speaker) -> list[str]:
    """What this answer changes at once: pieces, States, Noise, cards."""
    found_out = after(option, say)
    if found_out is None:
        return []
    then, settled = found_out
    found = [*_pieces(_house(view, then), _house(then, view), view, say)]
    if view.phase == then.phase:
        found += [
            said(say, "pile-change", goods=f"={one}") for one in _pieces(view.pile, then.pile, view, say)
        ]
    for p in view.people:
        q = next((one for one in then.people if one.id == p.id), None)
        found += _person(p, q, say) if q is not None else [said(say, "gone", who=f"character:{p.id}")]
    numbers = [("cold-change", view.cold, then.cold)]
    if view.trip and then.trip and view.phase == then.phase:
        numbers += [("noise-change", view.noise, then.noise), ("unknown-change", view.unknown, then.unknown)]
    for word, now, new in numbers:
        if now != new and (word != "unknown-change" or settled):
            found.append(said(say, word, now=now, then=new))
    if view.objective and then.objective and view.objective.progress != then.objective.progress:
        now, new = view.objective.progress, then.objective.progress
        found.append(said(say, "objective-change", now=now, then=new, steps=then.objective.steps))
    return found


def _house(view: TableView, other: TableView) -> Mapping[str, int]:
    """All pieces at home: Storage, tools in use, what this stage has brought; the pile if it comes home."""
    heap: Counter[str] = Counter()
    for goods in (view.storage, view.tools, view.products):
        heap.update(goods)
    if view.phase != other.phase:
        heap.update(view.pile)
    return heap


def _pieces(now: Mapping[str, int], then: Mapping[str, int], view: TableView, say: Speaker) -> Iterator[str]:
    for good in view.goods:
        by = then.get(good, 0) - now.get(good, 0)
        if by:
            yield f"{'+' if by > 0 else '−'}{named(say, f'count:{good}*{abs(by)}')}"


def _person(p: PersonView, q: PersonView, say: Speaker) -> Iterator[str]:
    for state, level in p.states.items():
        new = q.states[state]
        if new != level:
            word = level_word(state, new, say)
            yield said(
                say,
                "state-change",
                who=f"character:{p.id}",
                state=f"state:{state}",
                now=level,
                then=new,
                word=f"={word}",
            )
