"""A trade being put together on a page: what we take and what we give for it, in any order, as one draft."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from tilldawn.bots import make_bot
from tilldawn.engine import journal as jn
from tilldawn.engine.request import Option
from tilldawn.engine.table import Table
from tilldawn.engine.view import Speaker
from tilldawn.play.draft import ADVICE, Draft, key_of
from tilldawn.play.mine.teller import table_of
from tilldawn.play.parts import Parts
from tilldawn.play.telling import drafted, row
from tilldawn.web import protocol as p
from tilldawn.web.difference import members

BUY, PAY, ENOUGH = "trade-buy", "pay", "trade-enough"
PARTS = Parts("chain", (ENOUGH,), then=("trade-pay",))
TRADING = ("trade-buy", "trade-pay")
FORCED = "="


class TradeDraft:
    """A trade (`OwnDraft`): first all that is bought, then all that is paid; more than enough is left out."""

    def __init__(self, table: Table[Any], keys: Sequence[str]) -> None:
        self.table = table
        self.draft = Draft(table, PARTS, whole=True)
        for key in (key for key in keys if key.startswith(f"{BUY}:")):
            self.draft.add(key)
        self.wares: dict[str, Option] = self.draft.offered()
        self.price = table_of(self.draft.twin.look()).deal
        asked = self.draft.beyond()
        self.coins: dict[str, Option] = {}
        for key in (key for key in keys if key.startswith(f"{PAY}:")):
            if not (self.draft.add(key) if self._paying else self.draft.add_later(key)):
                continue
            asked = self.draft.request
        if asked is not None:
            self.coins = {key_of(o.id): o for o in asked.options if o.verb == PAY}
        self.keys = [key for key in self.draft.keys if key != ENOUGH]

    @property
    def _paying(self) -> bool:
        return ENOUGH in self.draft.keys

    @property
    def complete(self) -> bool:
        """Whether enough has been paid, or nothing is bought."""
        return self.draft.over or not self.keys

    def answers(self) -> list[str]:
        """The ids to be given as real answers: what had no alternative is answered by itself."""
        draft = self.draft
        entries = draft.twin.answers[draft.given : draft.end()]
        given = [jn.answer_id(entry) for entry in entries if entry[0] != FORCED]
        return given if self._paying or draft.over else [*given, ENOUGH]

    def words(self, say: Speaker) -> p.Draft:
        """What a page shows of it."""
        draft, now = self.draft, table_of(self.table.look())
        seen = table_of(draft.look(partial(drafted, say=say)))
        deal = self.price
        price, bonus = (deal.price, deal.bonus) if deal is not None else (0, 0)
        first = draft.first
        return p.Draft(
            revision=self.table.revision,
            seat=first.seats[0],
            prompt=say(first.prompt),
            keys=self.keys,
            rows=self._rows(seen, say),
            tally="",
            done=bonus + sum(self._worths()),
            total=price,
            complete=self.complete,
            finish="",
            finish_text="",
            warnings=[],
            view=members(now, seen),
            plan=None,
            grid=None,
            advice=[] if self.keys else self._advice(),
            fill=True,
            confirm=self.keys if self.complete else [],
        )

    def _advice(self) -> list[str]:
        """What the strongest bot would take, and what it would give for it."""
        twin = self.table.fork(seed="draft")
        bot = make_bot("heuristic", twin.game.id, f"advice-{self.table.revision}")
        found: list[str] = []
        while (asked := twin.request) is not None and asked.kind in TRADING and len(found) < ADVICE:
            chosen = bot.choose(twin, asked.seats[0])
            found.append(key_of(chosen.id))
            twin.answer(chosen.id)
        return [key for key in found if key != ENOUGH]

    def _worths(self) -> list[int]:
        """What each piece paid so far counts."""
        draft = self.draft
        ids = (jn.answer_id(entry) for entry in draft.twin.answers[draft.given : draft.end()])
        return [int(id.split(":")[2]) for id in ids if id.startswith(f"{PAY}:")]

    def _rows(self, seen: Any, say: Speaker) -> list[p.DraftRow]:
        counts = self.draft.counts()
        rows = [
            p.DraftRow(key, row(option, seen, say), counts[key], True, option.refs)
            for key, option in (*self.wares.items(), *self.coins.items())
        ]
        known = {one.key for one in rows}
        rows += [
            p.DraftRow(key, "", n, False, (f"good:{key.split(':')[1]}",))
            for key, n in counts.items()
            if key not in known and key != ENOUGH
        ]
        return rows
