"""A trade being put together on a page: what we take and what we give for it, in any order, as one draft."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tilldawn.bots import make_bot
from tilldawn.engine import journal as jn
from tilldawn.engine.request import Option, Request
from tilldawn.engine.table import Table
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.view import TableView, TripView
from tilldawn.play.draft import ADVICE, key_of
from tilldawn.play.mine.teller import table_of
from tilldawn.play.telling import drafted, row
from tilldawn.web import protocol as p
from tilldawn.web.difference import members

BUY, PAY, ENOUGH = "trade-buy", "pay", "trade-enough"
TRADING = ("trade-buy", "trade-pay")


class TradeDraft:
    """A trade (`OwnDraft`): first all that is bought, then all that is paid; more than enough is left out.

    What is paid where there is nothing else to pay with is paid without being asked: it is counted in the
    rows, but not in the `keys`, which are what was chosen.
    """

    def __init__(self, table: Table[Any], keys: Sequence[str]) -> None:
        if table.request is None:
            raise ValueError("nothing is asked")
        self.table = table
        self.first: Request = table.request
        self.keys: list[str] = []
        stall = table.fork(seed="draft")
        self._choose(stall, BUY, keys)
        self.wares = _offered(stall, BUY)
        self.twin = self._at_the_till(stall)
        self._choose(self.twin, PAY, keys)
        self.coins = _offered(self.twin, PAY)
        self._told()

    def _choose(self, twin: Table[Any], verb: str, keys: Sequence[str]) -> None:
        """Give what was put together of one verb, as far as the rules allow."""
        for key in (key for key in keys if key.startswith(f"{verb}:")):
            if (option := _offered(twin, verb).get(key)) is not None:
                twin.answer(option.id)
                self.keys.append(key)

    def _at_the_till(self, stall: Table[Any]) -> Table[Any]:
        """Where it is paid for, if anything is bought; a trade that has ended by itself stays as it is."""
        asked = stall.request
        deal = table_of(stall.look()).deal
        if asked is None or asked.kind != BUY or deal is None or not deal.basket:
            return stall
        till = stall.fork(seed="draft")
        till.answer(ENOUGH)
        return till

    def _told(self) -> None:
        """Price and payment up to the end of this trade, however far the fork has gone beyond it."""
        deal = table_of(self.table.look()).deal
        basket, price, paid, bonus = Counter[str](), 0, 0, 0
        if deal is not None:
            basket, price, paid, bonus = Counter(deal.basket), deal.price, deal.paid, deal.bonus
        begin = len(self.table.answers)
        self.entries: list[str] = []
        self.closed = False
        for entry in self.twin.answers[begin:]:
            verb, *args = jn.answer_id(entry).split(":")
            if (
                entry[0] == jn.CHANCE
                or verb not in (BUY, ENOUGH, PAY)
                or (self.closed and paid + bonus >= price)
            ):
                break
            self.entries.append(entry)
            self.closed = self.closed or verb == ENOUGH
            if verb == BUY:
                basket[args[0]] += 1
                price += int(args[1])
            elif verb == PAY:
                paid += int(args[1])
        self.basket, self.price, self.paid, self.bonus = basket, price, paid, bonus

    @property
    def over(self) -> bool:
        """Whether enough has been paid for all that is bought."""
        return self.closed and self.paid + self.bonus >= self.price

    @property
    def complete(self) -> bool:
        """Whether enough has been paid, or nothing is bought."""
        return self.over or not self.basket

    def answers(self) -> list[str]:
        """The ids to be given as real answers: what had no alternative is answered by itself."""
        given = [jn.answer_id(entry) for entry in self.entries if entry[0] != jn.FORCED]
        return given if self.closed else [*given, ENOUGH]

    def words(self, say: Speaker) -> p.Draft:
        """What a page shows of it."""
        seen = self._seen(say)
        return p.Draft(
            revision=self.table.revision,
            seat=self.first.seats[0],
            prompt=say(self.first.prompt),
            keys=self.keys,
            rows=self._rows(seen, say),
            tally="",
            done=self.paid + self.bonus,
            total=self.price,
            complete=self.complete,
            finish="",
            finish_text="",
            warnings=[],
            view=members(table_of(self.table.look()), seen),
            plan=None,
            grid=None,
            advice=[] if self.keys else self._advice(),
            fill=True,
            confirm=self.keys if self.complete else [],
        )

    def _seen(self, say: Speaker) -> TableView:
        """The table with the trade on it: the deal as it stands, and the heaps as they would lie after it."""
        now = table_of(self.table.look())
        if now.deal is None or not self.entries:
            return now
        after = table_of(self.twin.at(len(self.table.answers) + len(self.entries)).look())
        deal = replace(now.deal, basket=dict(self.basket), price=self.price, paid=self.paid)
        seen = table_of(drafted(now, after, say))
        return replace(seen, deal=deal, trip=self._trip(now, after))

    def _trip(self, now: TableView, after: TableView) -> TripView | None:
        """What the pile weighs with what is bought: that is in the pile when enough has been paid."""
        if now.trip is None or after.trip is None:
            return now.trip
        bought = 0 if self.over else sum(n * now.goods[good].weight for good, n in self.basket.items())
        return replace(now.trip, load=after.trip.load + bought)

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

    def _rows(self, seen: TableView, say: Speaker) -> list[p.DraftRow]:
        counts = Counter(key_of(jn.answer_id(entry)) for entry in self.entries)
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


def _offered(twin: Table[Any], verb: str) -> dict[str, Option]:
    """What a trade offers now of one verb, by key; nothing once something else is asked."""
    asked = twin.request
    if asked is None or asked.kind not in TRADING:
        return {}
    return {key_of(o.id): o for o in asked.options if o.verb == verb}
