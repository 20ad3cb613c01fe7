"""A chain of answers being put together on a page, in words."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from tilldawn.bots import make_bot
from tilldawn.engine.request import Option
from tilldawn.engine.view import Speaker
from tilldawn.play.draft import Draft, advised
from tilldawn.play.face import face_of, found
from tilldawn.play.grid import Grid
from tilldawn.play.telling import drafted, row, tally
from tilldawn.web import protocol as p
from tilldawn.web.difference import members


class OwnDraft(Protocol):
    """A draft that a game makes itself (`Face.drafts`) of a table and of what has been put together."""

    keys: list[str]
    """What of it the rules allow."""

    @property
    def complete(self) -> bool:
        """Whether it can be confirmed."""

    def words(self, say: Speaker) -> p.Draft:
        """What a page shows."""

    def answers(self) -> list[str]:
        """The ids to be given as real answers when it is confirmed."""


def follow(draft: Draft, keys: list[str]) -> dict[str, Option]:
    """Add answers as far as the rules allow; all that could be added on the way, by key."""
    rows = draft.offered()
    later: list[str] = []
    for key in keys:
        if not draft.add(key):
            later.append(key)
        rows |= draft.offered()
    for key in later:
        draft.add_later(key)
    if draft.parts.panel == "share":  # "all the rest to …" is a shortcut for those without a panel
        rows = {key: option for key, option in rows.items() if option.verb == draft.first.kind}
    return rows


def pondered(draft: p.Draft) -> p.Pondering:
    """What the others see of a draft: how far it has come."""
    chosen = [f"{row.count} × {row.text}" for row in draft.rows if row.count]
    if draft.plan:
        chosen = [step.deed.text for step in draft.plan.steps]
    return p.Pondering(seat=draft.seat, text=" · ".join(chosen), view=draft.view)


def draft_words(draft: Draft, rows: dict[str, Option], say: Speaker) -> p.Draft:
    """What a page shows: a row for everything, the running total, and how it would end."""
    request, finish, doubt = draft.request, draft.finish(), draft.doubt()
    now = draft.table.look()
    seen = draft.twin.look() if request else now
    offered, counts = draft.offered(), draft.counts()
    progress = request.progress if request and request.progress else draft.first.progress
    return p.Draft(
        revision=draft.table.revision,
        seat=draft.first.seats[0],
        prompt=say((request or draft.first).prompt),
        keys=draft.keys,
        rows=[
            p.DraftRow(key, row(option, seen, say), counts[key], key in offered, option.refs)
            for key, option in rows.items()
        ],
        tally=tally(seen, request, say) if request else "",
        done=draft.done,
        total=progress.total if progress else 0,
        complete=draft.complete,
        finish=draft.confirmed()[-1] if finish else "",
        finish_text=say(finish.text) if finish else "",
        warnings=[say(doubt)] if doubt else [],
        plan=None,
        view=members(now, draft.look(partial(drafted, say=say))),
        grid=_grid(draft, say),
        advice=_advice(draft, say) if draft.parts.advice and not draft.keys else [],
        fill=draft.parts.advice == "fill",
        confirm=draft.confirmed() if draft.complete else [],
        ordered=draft.parts.ordered,
    )


def _advice(draft: Draft, say: Speaker) -> list[str]:
    """What the strongest bot of the game would choose; the same table gets the same advice."""
    game = say.table.game.id
    return advised(draft.table, draft.parts, make_bot("heuristic", game, f"advice-{draft.table.revision}"))


def _grid(draft: Draft, say: Speaker) -> Grid | None:
    place = face_of(say.table.game.id).grid
    if not place:
        return None
    drawn: Grid | None = found(place)(draft, say)
    return drawn
