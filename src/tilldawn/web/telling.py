"""A table in words for the page: the state as one message, in one language.

What is the same for everybody who reads a language is made once per revision and shared; only what a
connection already knows (words of things, lines of the log) differs between messages.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Raw

from tilldawn.engine.errors import TilldawnError
from tilldawn.engine.event import Event, LogLine
from tilldawn.engine.request import Option, Refusal, Request
from tilldawn.engine.table import Table
from tilldawn.engine.view import Speaker
from tilldawn.play import telling
from tilldawn.play.face import face_of
from tilldawn.play.menu import FAMILY, at_any_time, family_text, is_moment
from tilldawn.web import protocol as p

LOG_WINDOW = 150
"""Lines of the log sent to a page that has none; earlier ones are sent when asked for."""
GOALS = ("step", "turn", "phase")


class Words:
    """A table told in one language, at one revision."""

    def __init__(self, table: Table[Any], lang: str, people: Sequence[int]) -> None:
        self.table = table
        self.lang = lang
        self.say = Speaker(table, lang)
        self.revision = table.revision
        self.seen = table.look()
        self.view = Raw(msgspec.json.encode(self.seen))
        self.heading = telling.heading(self.seen, self.say)
        self.ask = self._ask(table.request)
        self.ending = self._ending()
        self.undo = list(self._goals(people))
        self.things = {ref: self._thing(ref) for ref in self._refs()}

    def state(self, known: dict[str, p.ThingWords], log: p.Log, remark: str) -> p.State:
        """The message for a page that knows these words; what it learns is added to them."""
        fresh = {ref: words for ref, words in self.things.items() if known.get(ref) != words}
        known |= fresh
        return p.State(
            revision=self.revision,
            game=self.table.game.id,
            lang=self.lang,
            heading=self.heading,
            view=self.view,
            things=fresh,
            ask=self.ask,
            ending=self.ending,
            log=log,
            undo=self.undo,
            orders=self.table.orders,
            remark=remark,
        )

    def lines(self, first: int, last: int) -> p.Log:
        """A stretch of the log."""
        told = [self._line(at, line) for at, line in enumerate(self.table.lines(first, last), first)]
        return p.Log(first=first, total=self.table.told, lines=told)

    # --- Parts -------------------------------------------------------------------------------------

    def _line(self, at: int, line: LogLine) -> p.Line:
        page = telling.page(line.event, self.seen, self.say)
        return p.Line(
            at=at,
            to=line.position - 1 if line.position else -1,
            event=line.event.name,
            rule=line.event.rule,
            text=self.say.event(line.event),
            facts=_facts(line.event),
            page=p.Page(*page, odds="") if page else None,
        )

    def _ask(self, request: Request | None) -> p.Ask | None:
        if request is None:
            return None
        page = telling.open_page(self.say)
        part = face_of(self.table.game.id).parts.get(request.kind)
        progress = request.progress
        return p.Ask(
            kind=request.kind,
            seat=request.seat,
            seats=request.seats,
            prompt=self.say(request.prompt),
            rule=request.rule,
            topic=request.topic,
            done=progress.done if progress else 0,
            total=progress.total if progress else 0,
            panel=part.panel if part else "",
            options=[self._option(o) for o in request.options],
            anytime=[self._option(o) for o in at_any_time(request)],
            moment=is_moment(request),
            families=self._families([*request.options, *request.anytime]),
            refused=[self._refusal(r) for r in self.table.refused()],
            page=p.Page(*page) if page else None,
        )

    def _option(self, option: Option) -> p.OptionWords:
        return p.OptionWords(
            id=option.id,
            verb=option.verb,
            text=self.say(option.text),
            seat=option.seat,
            refs=telling.touched(option, self.seen, self.say),
            rule=option.rule,
            warning=self.say(option.warning) if option.warning else "",
            preview=telling.preview(option, self.seen, self.say),
        )

    def _families(self, options: Sequence[Option]) -> dict[str, str]:
        """Words for what the page folds into one line."""
        found: dict[str, list[Option]] = {}
        for option in options:
            found.setdefault(f"{option.seat}/{option.verb}", []).append(option)
        return {
            key: family_text(self.say.catalog, family)
            for key, family in found.items()
            if len(family) > FAMILY
        }

    def _refusal(self, refusal: Refusal) -> p.RefusalWords:
        return p.RefusalWords(
            self.say(refusal.what), self.say(refusal.why), refusal.rule, refusal.seat, refusal.refs
        )

    def _ending(self) -> p.Ending | None:
        outcome = self.table.outcome
        if outcome is None:
            return None
        events = [line.event for line in self.table.log]
        story = self.table.game.story(self.seen, events)
        return p.Ending(outcome.won, self.say(outcome.reason), outcome.rule, [self.say(one) for one in story])

    def _goals(self, people: Sequence[int]) -> Iterator[p.Goal]:
        """Where an undo could go; two names for the same place are told once."""
        seen: set[int] = set()
        for to in GOALS:
            try:
                target = self.table.target(to, people or None)
            except TilldawnError:
                continue
            if target.position not in seen:
                seen.add(target.position)
                yield p.Goal(to, target.answers, target.reveals)

    def _refs(self) -> Iterable[str]:
        """Refs of all that lies on the table, and of all that is asked about."""
        refs = dict.fromkeys(self.table.game.things(self.table.state))
        refs |= dict.fromkeys(f"order:{topic}" for topic in self.table.game.topics)
        request = self.table.request
        if request is not None:
            for option in (*request.options, *request.anytime):
                refs |= dict.fromkeys(telling.touched(option, self.seen, self.say))
            for refusal in self.table.refused():
                refs |= dict.fromkeys(refusal.refs)
        return (ref for ref in refs if not ref.startswith("seat:"))

    def _thing(self, ref: str) -> p.ThingWords:
        """Rooms and people are told as they are now, everything else as it is printed."""
        if ref.startswith(("space:", "character:")):
            return p.ThingWords(*telling.about(ref, self.seen, self.say))
        return p.ThingWords(**self.say.thing(ref))


def _facts(event: Event) -> dict[str, Any]:
    """The event as plain data, without what the line says already."""
    facts: dict[str, Any] = msgspec.to_builtins(event)
    return {name: value for name, value in facts.items() if name not in ("rule", "event")}


def first_missed(table: Table[Any], revision: int) -> int:
    """The place of the first line of the log a page at this revision has not seen.

    A page that shows nothing, or answers that have been taken back since, is sent the end of the log anew.
    """
    position = table.answers_at(revision) if revision >= 0 else None
    return max(0, table.told - LOG_WINDOW) if position is None else table.line_after(position)
