"""Who sits at a table: seats and the links to them, the host's part, coming together before a game begins.

A seat is held by a browser or by nobody. Whoever holds it decides, unless a bot does; a seat nobody holds is
waited for. The part of a `Room` that is not about the game.
"""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections import Counter
from typing import Any

from msgspec.structs import replace

from tilldawn.bots import bots_for
from tilldawn.engine.game import Seat
from tilldawn.engine.table import Table
from tilldawn.play.newgame import NAME_LENGTH
from tilldawn.web import protocol as p
from tilldawn.web.errors import Refusal
from tilldawn.web.gossip import Gossip
from tilldawn.web.settings import Settings
from tilldawn.web.store import Company, SeatRow, Store, Stored, TableRow

COLOURS = ("amber", "teal", "rose", "violet", "lime", "sky")
PACES = {"calm": 1.2, "brisk": 0.35, "instant": 0.0}
"""Seconds before a bot moves."""
STAND_IN = "heuristic"
"""The bot that holds a seat for somebody, where it plays the game."""
KEY_BYTES = 16
NOTHING = p.Opened("", "", "", "none", -1, "", "nobody", False, False, [], [])
"""What somebody sees who has neither a key nor a seat to come back to."""
FORMER = 60
"""Browsers that are remembered to have lost a seat."""


def new_key() -> str:
    """Something nobody can guess."""
    return secrets.token_urlsafe(KEY_BYTES)


def clean_name(name: str) -> str:
    """A name as it may be shown: printable, one line, not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:NAME_LENGTH].rstrip()


def _opens(key: str, kept: str) -> bool:
    """Whether somebody shows the key that was kept; no key opens nothing."""
    return bool(key) and bool(kept) and secrets.compare_digest(key.encode(), kept.encode())


class Seating(ABC):
    """The people around one table."""

    table: Table[Any]

    def __init__(self, store: Store, stored: Stored, settings: Settings) -> None:
        self.store = store
        self.most_watchers = settings.watchers_a_table
        self.row: TableRow = stored.row
        self.seats: list[SeatRow] = stored.seats
        self.watchers: set[str] = stored.watchers
        self.company: Company = stored.company
        self.here: Counter[str] = Counter()
        """How many connections each browser has."""
        self.gossip = Gossip()
        self.ready: set[int] = set()
        """Seats whose holders have said that they could begin."""
        self._present: dict[str, bool] = {}
        """Whether browsers at seats were last told to be there, or to have gone."""
        self._former: dict[str, tuple[int, str]] = {}
        """Seats that were taken from browsers, with the key they had: it may be shown again."""

    @abstractmethod
    def _seat_changed(self, seat: int, row: SeatRow) -> None:
        """Keep a seat, and let whoever decides there decide from now on."""

    def say(self, kind: str, name: str, other: str = "") -> None:
        """Tell everybody, and remember it."""
        self.gossip.say(kind, name, other, self.table.told)

    # --- Who is who --------------------------------------------------------------------------------

    def seats_of(self, browser: str) -> tuple[int, ...]:
        """Seats a browser holds and decides for."""
        return tuple(
            n for n, seat in enumerate(self.seats) if seat.browser == browser and seat.player == "human"
        )

    def holds(self, browser: str) -> tuple[int, ...]:
        """Seats a browser holds, those where a stand-in decides included."""
        return tuple(n for n, seat in enumerate(self.seats) if seat.browser == browser)

    def may_look(self, browser: str) -> bool:
        """Whether a browser belongs to this table."""
        return browser == self.row.host or browser in self.watchers or bool(self.holds(browser))

    @property
    def people(self) -> list[int]:
        """Seats where a person decides."""
        return [n for n, seat in enumerate(self.seats) if seat.player == "human"]

    def is_here(self, seat: int) -> bool:
        """Whether whoever decides at a seat is there."""
        row = self.seats[seat]
        return row.player != "human" or self.here[row.browser] > 0

    def called(self, browser: str) -> str:
        """What somebody goes by: the name of a seat they decide for; nothing without a seat."""
        own = self.seats_of(browser) or self.holds(browser)
        return self.seats[own[0]].name if own else ""

    def _seat(self, seat: int) -> SeatRow:
        if seat >= len(self.seats):
            raise Refusal("error-no-seat", seat=seat + 1)
        return self.seats[seat]

    def _name(self, seat: int) -> str:
        return self.seats[seat].name if seat < len(self.seats) else str(seat + 1)

    def _hosts(self, browser: str) -> None:
        if browser != self.row.host:
            raise Refusal("error-host-only")

    # --- Coming and going --------------------------------------------------------------------------

    def came(self, browser: str) -> None:
        """A page of this browser has connected: said of who sits here, once, to others who are there."""
        if not self.seats_of(browser) or self._present.get(browser):
            return
        before = self._present.get(browser)
        self._present[browser] = True
        if before is False:
            self.say("back", self.called(browser))
        elif any(self.here[other] > 0 for other in self.here if other != browser):
            self.say("came", self.called(browser))

    def went(self, browser: str) -> None:
        """A browser has been away for a while; said of who sits here, unless it is back."""
        if self.here[browser] or not self._present.get(browser):
            return
        if self.seats_of(browser):
            self._present[browser] = False
            self.say("away", self.called(browser))
        else:
            del self._present[browser]

    # --- As others see it --------------------------------------------------------------------------

    def _seats_for(self, browser: str) -> list[p.SeatAt]:
        return [
            p.SeatAt(
                name=seat.name,
                player=seat.player,
                colour=seat.colour,
                here=self.is_here(n),
                held=bool(seat.browser),
                yours=seat.browser == browser,
                ready=self._is_ready(n),
                host=seat.browser == self.row.host,
            )
            for n, seat in enumerate(self.seats)
        ]

    def _is_ready(self, seat: int) -> bool:
        """A bot always is, and the host says so by beginning."""
        row = self.seats[seat]
        return row.player != "human" or row.browser == self.row.host or seat in self.ready

    def _links(self, browser: str) -> dict[str, str]:
        """Links a browser may hand on: to the seats it holds; the host's also to those nobody holds."""
        hosting = browser == self.row.host
        links = {
            str(n): f"/t/{self.row.id}#{seat.key}"
            for n, seat in enumerate(self.seats)
            if seat.browser == browser or (hosting and not seat.browser)
        }
        if links or hosting:
            links["watch"] = f"/t/{self.row.id}#{self.row.watch}"
        if hosting and self.company.key:
            links["host"] = f"/t/{self.row.id}#{self.company.key}"
        return links

    # --- Links -------------------------------------------------------------------------------------

    def open(self, browser: str, key: str, lang: str) -> p.Opened:
        """What a link opens, and who is there; without a key, the seat this browser has lost, or nothing.
        Changes nothing."""
        if not key and not self._has_lost(browser):
            return NOTHING
        kind, seat = self._meant(browser, key)
        former = self.row.host if kind == "host" else ""
        name, holder, here = self._occupied(browser, kind, seat)
        return p.Opened(
            table=self.row.id,
            game=self.row.game,
            heading=self.row.headings.get(lang, ""),
            kind=kind,
            seat=seat,
            name=name,
            holder=holder,
            here=here,
            begun=self.company.begun,
            people=[
                row.name for n, row in enumerate(self.seats) if n != seat and (row.browser or self.is_here(n))
            ],
            theirs=[self.seats[n].name for n in self.seats_of(former)] if former else [],
        )

    def _meant(self, browser: str, key: str) -> tuple[str, int]:
        """What a key stands for. Without one, the seat this browser has lost, if its link is the same."""
        if _opens(key, self.row.watch):
            return "watch", -1
        if _opens(key, self.company.key):
            return "host", -1
        if not key and self._has_lost(browser):
            return "seat", self._former[browser][0]
        for n, row in enumerate(self.seats):
            if _opens(key, row.key):
                return "seat", n
        raise Refusal("error-wrong-link")

    def _has_lost(self, browser: str) -> bool:
        """Whether a seat was taken from this browser that still has the same link."""
        seat, key = self._former.get(browser, (0, ""))
        return _opens(key, self.seats[seat].key)

    def _occupied(self, browser: str, kind: str, seat: int) -> tuple[str, str, bool]:
        """Who has what a link stands for: by what name, as what, and whether they are there."""
        if kind == "watch":
            return "", "you" if self.may_look(browser) else "nobody", False
        if kind == "host":
            mine = browser == self.row.host
            return self.called(self.row.host), "you" if mine else "host", self.here[self.row.host] > 0
        row = self.seats[seat]
        here = self.here[row.browser] > 0
        if row.browser == browser:
            return row.name, "you", here
        if row.player != "human":
            return row.name, "bot", here
        if not row.browser:
            return row.name, "nobody", False
        return row.name, "host" if row.browser == self.row.host else "other", here

    def join(self, browser: str, joining: p.Joining) -> p.Joined:
        """Take what a link's key stands for: from somebody else or a bot only when that is asked for."""
        kind, seat = self._meant(browser, joining.key)
        name, holder, here = self._occupied(browser, kind, seat)
        if holder in ("host", "other", "bot") and not joining.take:
            return p.Joined(self.row.id, seat, True, here, name)
        if kind == "watch":
            self._watch(browser)
        elif kind == "host":
            self._become_host(browser, joining.seats)
        else:
            self._take(browser, seat, clean_name(joining.name), holder)
        return p.Joined(self.row.id, seat, False, False, self._name(seat) if seat >= 0 else "")

    def _watch(self, browser: str) -> None:
        if self.may_look(browser):
            return
        if len(self.watchers) >= self.most_watchers:
            raise Refusal("error-too-many-watchers", count=self.most_watchers)
        self.store.watch(self.row.id, browser)
        self.watchers.add(browser)

    def _take(self, browser: str, seat: int, name: str, holder: str) -> None:
        row = self.seats[seat]
        self._keep_seat(seat, SeatRow(name or row.name, "human", row.colour, row.key, browser))
        self._present[browser] = True
        fresh = self.seats[seat]
        match holder:
            case "you":
                if fresh.name != row.name:
                    self.say("renamed", fresh.name, row.name)
            case "bot":
                self.say("bot-left", fresh.name, row.name)
            case "other":
                self.say("taken", fresh.name, row.name)
            case _:
                self.say("joined", fresh.name, row.name if row.name != fresh.name else "")

    def _become_host(self, browser: str, seats: bool) -> None:
        """Host this table from now on, at the former host's seats if that is wished."""
        former = self.row.host
        if former == browser:
            return
        self.store.keep_host(self.row, browser)
        if seats:
            for n in self.holds(former):
                self._keep_seat(n, replace(self.seats[n], browser=browser))
        elif not self.holds(former) and len(self.watchers) < self.most_watchers:
            self.store.watch(self.row.id, former)
            self.watchers.add(former)
        self._present[browser] = True
        self.say("hosted", self.called(browser))

    def relink(self, browser: str) -> None:
        """Another host's link; the old one opens nothing any more."""
        self._hosts(browser)
        self._keep_company(replace(self.company, key=new_key()))

    # --- Coming together ---------------------------------------------------------------------------

    def be_ready(self, browser: str, ready: bool) -> None:
        """Say that one could begin, or not yet."""
        seats = set(self.seats_of(browser))
        if not seats:
            raise Refusal("error-watching")
        before = set(self.ready)
        self.ready = self.ready | seats if ready else self.ready - seats
        if self.ready != before and browser != self.row.host:
            self.say("ready" if ready else "unready", self.called(browser))

    def begin(self, browser: str, hold: str) -> None:
        """Begin. Seats nobody holds are waited for, or decided by a bot, or by the host."""
        self._hosts(browser)
        if self.company.begun:
            return
        for n in self.awaited():
            if hold == "bot":
                self._stand_in(n)
            elif hold == "me":
                self.sit(browser, n)
        self._keep_company(replace(self.company, begun=True))
        self.say("begun", self.called(browser))

    def awaited(self) -> list[int]:
        """Seats for a person that nobody holds."""
        return [n for n in self.people if not self.seats[n].browser]

    def sit(self, browser: str, seat: int) -> None:
        """The host decides for a seat nobody holds."""
        self._hosts(browser)
        row = self._seat(seat)
        if row.browser not in ("", browser):
            raise Refusal("error-not-your-seat", seat=row.name)
        self._keep_seat(seat, replace(row, player="human", browser=browser))
        self.say("sat", row.name, self.called(browser))

    def go_on_to(self, table: str) -> None:
        """The same people have another table now."""
        self._keep_company(replace(self.company, next=table))

    # --- Seats -------------------------------------------------------------------------------------

    def settle(self, browser: str, seat: int, change: p.Settle) -> None:
        """Change a seat's name or colour, or who decides there."""
        row = self._seat(seat)
        mine = browser in (row.browser, self.row.host)
        helps = bool(self.seats_of(browser)) and not self.is_here(seat) and self.company.begun
        if not mine and not (helps and change.player and not change.name and not change.colour):
            raise Refusal("error-not-your-seat", seat=row.name)
        if change.colour and change.colour not in COLOURS:
            raise Refusal("error-colour", colour=change.colour)
        if change.player and change.player not in ("human", *bots_for(self.table.game.id)):
            bots = ", ".join(bots_for(self.table.game.id))
            raise Refusal("error-bot-not-here", bot=change.player, bots=bots)
        name = clean_name(change.name) or row.name
        fresh = replace(
            row, name=name, player=change.player or row.player, colour=change.colour or row.colour
        )
        self._keep_seat(seat, fresh)
        self._tell_settled(row, fresh)

    def _tell_settled(self, before: SeatRow, now: SeatRow) -> None:
        if now.name != before.name:
            self.say("renamed", now.name, before.name)
        if now.colour != before.colour:
            self.say("coloured", now.name, now.colour)
        if (now.player == "human") != (before.player == "human"):
            self.say("given-back" if now.player == "human" else "stood-in", now.name)

    def _stand_in(self, seat: int) -> None:
        there = bots_for(self.table.game.id)
        bot = STAND_IN if STAND_IN in there else there[-1]
        self._keep_seat(seat, replace(self.seats[seat], player=bot))
        self.say("stood-in", self.seats[seat].name)

    def free(self, browser: str, seat: int) -> None:
        """Nobody holds a seat any more, and its old link opens nothing: the host takes it back, or whoever
        holds it stands up."""
        row = self._seat(seat)
        if browser not in (self.row.host, row.browser or self.row.host):
            raise Refusal("error-host-only")
        self._keep_seat(seat, replace(row, key=new_key(), browser=""))
        self.say("left" if browser == row.browser else "freed", row.name)

    def set_pace(self, browser: str, pace: str) -> None:
        """How fast bots move."""
        if not self.holds(browser) and browser != self.row.host:
            raise Refusal("error-watching")
        if pace not in PACES:
            raise Refusal("error-pace", pace=pace, paces=", ".join(PACES))
        self.store.keep_pace(self.row.id, pace)
        self.row.pace = pace

    def _keep_seat(self, seat: int, row: SeatRow) -> None:
        before = self.seats[seat]
        self._seat_changed(seat, row)
        if row.browser != before.browser:
            self.ready.discard(seat)
            if before.browser and before.player == "human":
                self._lose(before.browser, seat, before.key)

    def _lose(self, browser: str, seat: int, key: str) -> None:
        """Remember who had a seat, so that they can ask for it again."""
        self._former.pop(browser, None)
        self._former[browser] = seat, key
        while len(self._former) > FORMER:
            del self._former[next(iter(self._former))]

    def _set_seat(self, seat: int, row: SeatRow) -> None:
        self.seats[seat] = row
        self.table.seats[seat] = Seat(row.name, row.player)

    def _keep_company(self, company: Company) -> None:
        self.store.keep_company(self.row.id, company)
        self.company = company
