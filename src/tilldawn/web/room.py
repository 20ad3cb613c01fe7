"""A room: one table with the people, bots and watchers around it.

A room is plain and synchronous; the server calls it from worker threads, one call at a time. Whatever it
changes is in the store before the call returns. A call that cannot be done raises a TilldawnError and
leaves everything as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.bots.protocol import Bot
from tilldawn.engine import journal as jn
from tilldawn.engine.budget import Budget
from tilldawn.engine.chance import SeededChance
from tilldawn.engine.checkpoint import rouse, verify
from tilldawn.engine.errors import TilldawnError
from tilldawn.engine.game import Game, Seat
from tilldawn.engine.pack import content_mark
from tilldawn.engine.request import ANYONE, Arg, Option, Request, Text, literal
from tilldawn.engine.table import Table
from tilldawn.engine.text import languages
from tilldawn.engine.view import Speaker
from tilldawn.games import load_game
from tilldawn.play import telling
from tilldawn.play.draft import Draft, is_chain, settle
from tilldawn.play.face import face_of, found
from tilldawn.play.parts import Parts
from tilldawn.web import protocol as p
from tilldawn.web.drafting import OwnDraft, draft_words, follow
from tilldawn.web.errors import Refusal, Stale
from tilldawn.web.foreseeing import Foreseeing
from tilldawn.web.seating import Seating, new_key
from tilldawn.web.settings import Settings
from tilldawn.web.store import Checkpoint, LostLease, SeatRow, Store, Stored, StoreFailed
from tilldawn.web.telling import Words, first_missed

STEPS = 1 << 32
"""Words made anew count from somewhere no page can have come to by the old ones."""


class Voting(Struct):
    """An undo somebody has asked for, and the seats that have agreed so far."""

    by: int
    to: str | int
    people: list[int]
    """Where people decided when it was asked for: a step is one of theirs."""
    answers: int
    reveals: int
    agreed: set[int]


class Remark(Struct, frozen=True):
    """What a bot did, and why."""

    option: Option
    why: Text


class Room(Seating):
    """One table being played."""

    def __init__(
        self, store: Store, stored: Stored, table: Table[Any], settings: Settings | None = None
    ) -> None:
        super().__init__(store, stored, settings or Settings())
        self.table = table
        self.voting: Voting | None = None
        self.remark: Remark | None = None
        self._given: dict[str, tuple[int, object]] = {}
        """What each browser has said last to the table, and on which revision."""
        self.edition = 0
        """Grows with all that is told of a table and is not in its journal: orders, who decides where."""
        self.renamed = table.revision
        """Pages that were told no more than this may show names nobody has any more: what was told before
        this room was woken is not known."""
        self._seen: tuple[int, Any] = (-1, None)
        self._foreseen: tuple[tuple[int, int], Foreseeing] = ((-1, 0), Foreseeing(self.table))
        """What was asked about at a revision and edition."""
        self._headed: tuple[object, dict[str, str]] | None = None
        self._bots: dict[int, Bot] = {}
        self._speakers: dict[str, Speaker] = {}
        self._words: dict[str, Words] = {}
        self._steps = 0
        for seat in range(len(self.seats)):
            self._seat_bot(seat)

    # --- Telling -----------------------------------------------------------------------------------

    def words(self, lang: str) -> Words:
        """The table in words, brought to where it stands: made once per language, revision and edition.

        Whoever asks for it sees to it that everybody who reads this language is told.
        """
        words = self._words.get(lang)
        if words is None:
            self._steps += STEPS
            words = self._words[lang] = Words(self.table, self.speaker(lang), self._steps)
        at = (self.table.revision, self.edition)
        if words.at != at:
            words.follow(self.look(), self.people, self._remark_in(words.say), at)
        return words

    def speaker(self, lang: str) -> Speaker:
        """Puts single texts of this table into words."""
        if lang not in self._speakers:
            self._speakers[lang] = Speaker(self.table, lang)
        return self._speakers[lang]

    def first_missed(self, revision: int) -> int | None:
        """The place of the first line of the log that a page which comes back at this revision does not have;
        None where its log begins anew."""
        return None if revision <= self.renamed else first_missed(self.table, revision)

    def _hush(self) -> None:
        """Nothing that was told holds any more."""
        self._headed = None
        self.renamed = self.table.revision
        self._speakers.clear()
        self._words.clear()

    def look(self) -> Any:
        """The table as it is seen, looked at once per revision."""
        if self._seen[0] != self.table.revision:
            self._seen = (self.table.revision, self.table.look())
        return self._seen[1]

    def _remark_in(self, say: Speaker) -> str:
        """What a bot has just done, and why."""
        if self.remark is None:
            return ""
        args: dict[str, Arg] = {
            "seat": literal(self.seats[self.remark.option.seat].name),
            "choice": literal(say(self.remark.option.text)),
            "why": literal(say(self.remark.why)),
        }
        return say(Text("play-bot", args))

    def people_for(self, browser: str) -> p.Room:
        """Who sits where, as one browser may see it: only the links of seats it holds itself."""
        return p.Room(
            table=self.row.id,
            seats=self._seats_for(browser),
            watchers=sum(1 for one in +self.here if one in self.watchers and not self.holds(one)),
            you=p.You(self.seats_of(browser), browser == self.row.host, self._links(browser)),
            pace=self.row.pace,
            proposal=self._proposal(),
            begun=self.company.begun,
            next=f"/t/{self.company.next}" if self.company.next else "",
        )

    def _proposal(self) -> p.Proposal | None:
        v = self.voting
        if v is None:
            return None
        return p.Proposal(
            self.seats[v.by].name, v.answers, v.reveals, tuple(sorted(v.agreed)), tuple(self._awaited())
        )

    # --- Answering ---------------------------------------------------------------------------------

    def answer(self, browser: str, revision: int, option: str) -> None:
        """Give an answer for a seat this browser holds."""
        if self._given_already(browser, revision, option):
            return
        chosen = self._allowed(browser, self._caught_up(browser, revision, option), option)
        self._change(lambda: self.table.answer(chosen.id, chosen.seat))
        self._given[browser] = revision, option

    def _given_already(self, browser: str, revision: int, what: object) -> bool:
        """Whether somebody says the same a second time, as a double click does: it has been done."""
        return revision != self.table.revision and self._given.get(browser) == (revision, what)

    def _allowed(self, browser: str, revision: int, id: str) -> Option:
        """The option, if this browser may choose it now. Says who may, otherwise."""
        self._current(revision)
        request = self.table.request
        chosen = request.find(id) if request else None
        if chosen is None:
            count = len(request.options) if request else 0
            raise Refusal("error-unknown-option" if request else "error-game-over", option=id, count=count)
        if chosen.seat not in self.seats_of(browser):
            raise Refusal("error-not-your-seat", seat=self.seats[chosen.seat].name)
        return chosen

    def _caught_up(self, browser: str, revision: int, option: str) -> int:
        """The revision an answer is given at. Where several are asked at once, nobody is too late because of
        what others have answered meanwhile, as long as it is still possible; only what the own seats have
        answered makes an answer stale."""
        request, given = self.table.request, self.table.answers_at(revision)
        if request is None or request.seat != ANYONE or given is None or request.find(option) is None:
            return revision
        seats = self.seats_of(browser)
        since = self.table.answers[given:]
        if any(entry[0] == jn.CHANCE or jn.seat_of(entry) in seats for entry in since):
            return revision
        return self.table.revision

    def _current(self, revision: int) -> None:
        if not self.company.begun:
            raise Refusal("error-not-begun")
        if revision != self.table.revision:
            raise Stale

    def drafts(
        self, browser: str, revision: int, keys: list[str], langs: Iterable[str]
    ) -> dict[str, p.Draft]:
        """What an answer of several parts would come to, in the words of these languages."""
        own = self._own_draft(browser, revision, keys)
        if own is not None:
            return {lang: own.words(self.speaker(lang)) for lang in langs}
        draft, rows = self.draft(browser, revision, keys)
        return {lang: draft_words(draft, rows, self.speaker(lang)) for lang in langs}

    def draft(self, browser: str, revision: int, keys: list[str]) -> tuple[Draft, dict[str, Option]]:
        """A chain of answers as far as the rules allow it, and all that could be added. Changes nothing."""
        self._current(revision)
        request, parts = self.table.request, self._parts()
        if request is None or parts is None:
            raise Refusal("error-no-chain")
        self._theirs(browser, request)
        draft = Draft(self.table, parts, whole=True)
        return draft, follow(draft, keys)

    def _own_draft(self, browser: str, revision: int, keys: list[str]) -> OwnDraft | None:
        """A draft as the game itself makes it for this kind of question, if it does. Changes nothing."""
        self._current(revision)
        request = self.table.request
        place = face_of(self.table.game.id).drafts.get(request.kind) if request else None
        if request is None or place is None:
            return None
        self._theirs(browser, request)
        own: OwnDraft = found(place)(self.table, keys)
        return own

    def _theirs(self, browser: str, request: Request) -> None:
        """Refuses a browser whose question it is not."""
        if not set(request.seats) & set(self.seats_of(browser)):
            raise Refusal("error-not-your-seat", seat=self.seats[request.seats[0]].name)

    def foresee(self, revision: int, ids: list[str], after: list[str], lang: str) -> p.Foreseen:
        """What will come of these options, worked out once per revision. Changes nothing."""
        self._current(revision)
        at = revision, self.edition
        if self._foreseen[0] != at:
            self._foreseen = (at, Foreseeing(self.table))
        known, say = self._foreseen[1], self.speaker(lang)
        told = [known.words(id, after, say) for id in ids]
        return p.Foreseen(revision=revision, after=after, options=[one for one in told if one is not None])

    def _parts(self) -> Parts | None:
        request = self.table.request
        parts = face_of(self.table.game.id).parts.get(request.kind) if request else None
        if request is None or parts is None or parts.panel == "number" or not is_chain(request, parts):
            return None
        return parts

    def confirm(self, browser: str, revision: int, keys: list[str]) -> None:
        """Give a whole chain of answers, or none of it."""
        if self._given_already(browser, revision, keys):
            return
        own = self._own_draft(browser, revision, keys)
        if own is not None:
            if own.keys != keys or not own.complete:
                raise Refusal("error-chain-incomplete")
            self._change(lambda: [self.table.answer(id) for id in own.answers()])
            self._given[browser] = revision, keys
            return
        draft, _ = self.draft(browser, revision, keys[:])
        if not draft.complete or draft.confirmed() != keys:
            raise Refusal("error-chain-incomplete")
        seats = self.seats_of(browser)

        def give(id: str) -> None:
            option = self.table.request.find(id) if self.table.request else None
            if option is None or option.seat not in seats:
                raise Refusal("error-not-your-seat", seat="")
            self.table.answer(id)

        self._change(lambda: settle(self.table, keys, give))
        self._given[browser] = revision, keys

    def order(self, browser: str, revision: int, seat: int, topic: str, policy: str) -> None:
        """Set a standing order of one's own seat."""
        self._current(revision)
        if seat not in self.holds(browser):
            raise Refusal("error-not-your-seat", seat=self._name(seat))
        self._change(lambda: self.table.order(seat, topic, policy))
        self.edition += 1

    def bot_is_asked(self) -> bool:
        """Whether a bot has to move now. While people vote on going back, bots wait."""
        request = self.table.request
        if request is None or self.voting is not None or not self.company.begun:
            return False
        return any(seat in self._bots for seat in request.seats)

    def bot_move(self) -> bool:
        """Let the next bot decide, if one is asked."""
        chosen = step(self.table, self._bots)
        if chosen is None:
            return False
        why = self._bots[chosen.seat].why()
        self._change(lambda: self.table.answer(chosen.id, chosen.seat))
        self.remark = Remark(chosen, why)
        return True

    # --- Going back --------------------------------------------------------------------------------

    def undo(self, browser: str, revision: int, to: str | int) -> None:
        """Go back; past something chance has shown, the people at the other seats are asked first."""
        if self._given_already(browser, revision, ("undo", to)):
            return
        self._current(revision)
        seats = self.holds(browser)
        if not seats:
            raise Refusal("error-watching")
        if self.voting is not None and self.voting.by in seats and self.voting.to == to:
            return  # it has been asked for
        people = self.people
        target = self.table.target(to, people or None)
        if target.reveals and self._others(browser):
            self.voting = Voting(seats[0], to, people, target.answers, target.reveals, set(seats))
            self.say("undo-asked", self._name(seats[0]), str(target.answers))
            return
        self._go_back(to, people, self._name(seats[0]))
        self._given[browser] = revision, ("undo", to)

    def vote(self, browser: str, revision: int, agree: bool) -> None:
        """Agree to the undo that was asked for, or not. One refusal is enough."""
        said = ("vote", agree)
        if self._given_already(browser, revision, said):
            return
        self._current(revision)
        seats = self.seats_of(browser)
        if self.voting is None and self._given.get(browser) == (revision, said):
            return  # said twice
        if self.voting is None or not seats:
            raise Refusal("error-no-vote")
        self._given[browser] = revision, said
        asked = self.voting
        if not agree:
            self.voting = None
            own = asked.by in self.holds(browser)
            self.say("undo-withdrawn" if own else "undo-refused", self.called(browser), self._name(asked.by))
            return
        asked.agreed |= set(seats)
        self.settle_vote()

    def settle_vote(self) -> bool:
        """Go back, if nobody is waited for any more. People who are away are not waited for.

        The vote is over then, even if going back fails: nobody is left who could vote again.
        """
        voting = self.voting
        if voting is None or self._awaited():
            return False
        self.voting = None
        self._go_back(voting.to, voting.people, self._name(voting.by))
        return True

    def _awaited(self) -> list[int]:
        agreed = self.voting.agreed if self.voting else set()
        return [n for n in self.people if n not in agreed and self.is_here(n)]

    def _others(self, browser: str) -> list[int]:
        """Seats of other people who are here."""
        return [n for n in self.people if self.seats[n].browser != browser and self.is_here(n)]

    def _go_back(self, to: str | int, people: list[int], by: str) -> None:
        gone = self.table.target(to, people or None)
        self._change(lambda: self.table.undo(to, agreed=True, seats=people or None))
        self.say("undone", by, str(gone.answers))
        for words in self._words.values():
            words.floor = min(words.floor, self.table.line_after(gone.position) - 1)

    # --- Seats -------------------------------------------------------------------------------------

    def _seat_changed(self, seat: int, row: SeatRow) -> None:
        self.store.keep_seat(self.row.id, seat, row)
        if row.name != self.seats[seat].name:  # whatever has been told may have the old name in it
            self._hush()
        self._set_seat(seat, row)
        self._seat_bot(seat)
        self.edition += 1

    def _seat_bot(self, seat: int) -> None:
        """Let a bot decide at a seat, or no longer."""
        player = self.seats[seat].player
        if player == "human":
            self._bots.pop(seat, None)
        elif seat not in self._bots or self._bots[seat].name != player:
            self._bots[seat] = make_bot(player, self.table.game.id, f"{self.row.id}/{seat}")

    # --- Keeping -----------------------------------------------------------------------------------

    def _change(self, play: Callable[[], object]) -> None:
        """Do something to the table and write it down; if either fails, neither has happened."""
        before = self.table.revision
        try:
            play()
            self._write(before)
        except Exception as error:
            foreseen = isinstance(error, TilldawnError) and not isinstance(error, StoreFailed)
            if isinstance(error, LostLease):
                raise  # it is for somebody else to bring this table back
            if self.table.revision != before or not foreseen:
                self._reload(before)
            raise
        if self.table.revision != before:
            if self.voting is not None:
                self.say("undo-dropped", self._name(self.voting.by))
            self.voting = None
            self.remark = None

    def _write(self, before: int) -> None:
        chance = self.table.chance
        row = replace(
            self.row,
            drawn=chance.drawn if isinstance(chance, SeededChance) else 0,
            orders=[order.copy() for order in self.table.orders],
            over=self.table.outcome is not None,
            won=self.table.outcome.won if self.table.outcome else None,
            headings=self._headings(),
        )
        self.store.append(row, before, self.table.journal[before:])
        self.row = row

    def _headings(self) -> dict[str, str]:
        """Where the game stands, in every language; put into words when that has changed."""
        seen = self.look()
        headed = telling.headed(seen, self.speaker("en"))
        if self._headed is None or self._headed[0] != headed:
            told = {lang: telling.heading(seen, self.speaker(lang)) for lang in languages()}
            self._headed = headed, told
        return self._headed[1]

    def catch_up(self) -> None:
        """Keep what rules that have changed played on by themselves when this table was woken, and what older
        versions did not keep: how it ended, and the key of the host's link."""
        ended = self.table.outcome is not None and self.row.won is None
        if self.table.revision > self.row.mark.length or ended:
            self._write(self.row.mark.length)
        if not self.company.key:
            self._keep_company(replace(self.company, key=new_key()))

    def keep_checkpoint(self) -> None:
        """Store what lets this table wake without being played again."""
        table = self.table
        kept = Checkpoint(table.revision, content_mark(table.game, table.options), table.checkpoint())
        self.store.keep_checkpoint(self.row.id, kept)

    def _reload(self, before: int) -> None:
        """Bring the table back to what the store holds; if it cannot say, to what it has kept last."""
        stored: Stored | None
        try:
            stored = self.store.load(self.row.id)
        except StoreFailed:
            stored = Stored(self.row, self.seats, self.watchers, self.table.journal[:before])
        if stored is None:
            raise StoreFailed("error-store-gone")
        self.row = stored.row
        self.table = table_of(stored)
        self._seen = (-1, None)
        self._foreseen = ((-1, 0), Foreseeing(self.table))
        self._hush()


def headings(table: Table[Any]) -> dict[str, str]:
    """Where a game stands, in one line of every language."""
    seen = table.look()
    return {lang: telling.heading(seen, Speaker(table, lang)) for lang in languages()}


class Laid(NamedTuple):
    """How a stored table is laid out again."""

    game: Game[Any]
    seats: list[Seat]
    options: dict[str, Any]
    journal: list[str]


def _laid(stored: Stored) -> Laid:
    seats = [Seat(seat.name, seat.player) for seat in stored.seats]
    return Laid(load_game(stored.row.game), seats, stored.row.options, stored.journal)


def _orders(stored: Stored, game: Game[Any]) -> list[dict[str, str]]:
    return [{**game.topics, **order} for order in stored.row.orders]


def table_of(stored: Stored, *, salvage: bool = False, budget: Budget | None = None) -> Table[Any]:
    """The table a stored journal leads to. Raises RulesChanged where these rules do not allow it (with
    `salvage` it stands before the first answer that does not fit any more), TooMuchWork beyond the budget."""
    laid, chance = _laid(stored), SeededChance(stored.row.seed, stored.row.drawn)
    again = Table.salvage if salvage else Table.replay
    return again(*laid, chance, orders=_orders(stored, laid.game), budget=budget)


def roused(stored: Stored, budget: Budget | None = None) -> tuple[Table[Any], str]:
    """The same, from the stored checkpoint if it fits; or why it was played again."""
    laid, chance = _laid(stored), SeededChance(stored.row.seed, stored.row.drawn)
    kept = stored.checkpoint.data if stored.checkpoint else None
    return rouse(*laid, chance, kept, orders=_orders(stored, laid.game), budget=budget)


def verified(stored: Stored, budget: Budget | None = None) -> str:
    """Nothing, if the stored checkpoint is where its journal leads; or what differs."""
    return verify(*_laid(stored), stored.checkpoint.data, budget=budget) if stored.checkpoint else ""
