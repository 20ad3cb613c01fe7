"""A table in words for the page: whole, or as what has changed, in one language.

`Words` follow a table from move to move. What is the same for everybody who reads a language is made once and
sent to all of them as the same bytes; what has not changed is not put into words again. Words know nothing of
connections: who has been told which step is the hall's business.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import astuple, replace

from tilldawn.engine.chart import Chart
from tilldawn.engine.errors import TilldawnError
from tilldawn.engine.event import Event, LogLine
from tilldawn.engine.outlook import Mark, Outlook
from tilldawn.engine.request import Option, Refusal, Request
from tilldawn.engine.table import Table
from tilldawn.engine.view import Speaker
from tilldawn.play import telling
from tilldawn.play.beats import beats, composer_of
from tilldawn.play.draft import is_chain, suggestion
from tilldawn.play.explain import explain
from tilldawn.play.face import face_of
from tilldawn.play.guide import guide_at, notes
from tilldawn.play.menu import FAMILY, at_any_time, family_text, is_moment, pressing
from tilldawn.rulebook import rule_text
from tilldawn.rulebook.terms import term_of
from tilldawn.web import protocol as p
from tilldawn.web.beats import in_words
from tilldawn.web.charts import in_rows, rows_of
from tilldawn.web.closing import closing_words
from tilldawn.web.difference import members

LOG_WINDOW = 150
"""Lines of the log sent to a page that has none; earlier ones are sent when asked for."""
BEATS_WINDOW = 40
"""Lines of the log from whose beats a page that has none can tell what happened last."""
GOALS = ("step", "turn", "phase")
SHELVES = 64
"""Kinds of tables (by language, game and options) whose printed things are kept in words."""

NOWHERE = p.Standing("", [], "", [], [])

_encode = msgspec.json.Encoder().encode
_sorted = msgspec.json.Encoder(order="sorted").encode


class Told(Struct, frozen=True):
    """All a page shows of a table but its log: what differences are made of."""

    heading: str
    standing: p.Standing
    view: Struct
    things: dict[str, p.ThingWords]
    ask: p.Ask | None
    ending: p.Ending | None
    undo: list[p.Goal]
    orders: list[dict[str, str]]
    guide: list[p.GuideNote] | None


class Shelf:
    """What is the same at all tables of a game with the same options, in words. Filled as it is met."""

    def __init__(self) -> None:
        self.things: dict[str, p.ThingWords] = {}
        self.options: dict[str, tuple[Option, tuple[str, ...]]] = {}
        """What options touch, where that hangs on nothing that happens."""


@lru_cache(SHELVES)
def _shelf(lang: str, game: str, options: bytes) -> Shelf:
    return Shelf()


class Words:
    """A table told in one language, from move to move."""

    def __init__(self, table: Table[Any], say: Speaker, step: int = 0) -> None:
        self.table = table
        self.say = say
        self.step = step
        """Counts what was told."""
        self.at: tuple[int, int] | None = None
        """The revision and edition these words have followed the table to."""
        self.floor = 0
        """Lines of the log before this one stand as they were told."""
        self.told: Told | None = None
        self.change = b""
        """The message that leads here from the step before; empty where there was none."""
        self.remark = ""
        self._steady = telling.steady(self.say)
        self._outlook: Outlook | None = None
        self._stands: p.Standing = NOWHERE
        self._asked: dict[str, tuple[Option, p.OptionWords]] = {}
        """What may be answered now, as it was put into words, where that hangs on the option alone."""
        self._wanted: dict[str, None] = {}
        """Refs of all that was told of."""
        self._living: dict[str, tuple[object, p.ThingWords]] = {}
        """Things that are told as they are now, with all that was read for it."""
        self._orders_told = [f"order:{topic}" for topic in table.game.topics]
        self._guide = guide_at(table)
        self._shelf = _shelf(say.catalog.lang, table.game.id, _sorted(table.options))

    # --- Telling -----------------------------------------------------------------------------------

    def follow(self, seen: Struct, people: Sequence[int], remark: str, at: tuple[int, int]) -> None:
        """Bring the words to where the table stands now; `change` is then what has changed."""
        before, self.told = self.told, self._tell(seen, people)
        first, total = self.floor, self.table.told
        self.remark, self.floor, self.at = remark, total, at
        self.step += 1
        self.change = b""
        if before is not None:
            change = p.Change(
                revision=self.table.revision,
                step=self.step,
                parts=members(before, self.told),
                log=self.lines(first, total),
                remark=remark,
            )
            self.change = _encode(change)

    def whole(self, first: int | None = None) -> bytes:
        """The message for a page that has the log up to this line, or nothing, and nothing else."""
        return _encode(self.state(first))

    def state(self, first: int | None = None) -> p.State:
        """The table as it was last told, and the log from this line on, or the end of it."""
        total = self.table.told
        if first is None:
            lines = self.lines(max(0, total - LOG_WINDOW), total, max(0, total - BEATS_WINDOW))
        else:
            lines = self.lines(first, total)
        told = self._now
        return p.State(
            revision=self.table.revision,
            step=self.step,
            game=self.table.game.id,
            lang=self.say.catalog.lang,
            heading=told.heading,
            standing=told.standing,
            view=Raw(_encode(told.view)),
            things=told.things,
            ask=told.ask,
            ending=told.ending,
            undo=told.undo,
            orders=told.orders,
            guide=told.guide,
            log=replace(lines, anew=first is None),
            remark=self.remark,
            agreed=[
                p.AgreedWords(one.name, one.chosen, one.text, one.brief)
                for one in telling.agreed(told.view, self.say)
            ],
        )

    @property
    def _now(self) -> Told:
        if self.told is None:
            raise RuntimeError("nothing has been told yet")
        return self.told

    def lines(self, first: int, last: int, shown: int | None = None) -> p.Log:
        """A stretch of the log; with what is to be shown of it, from line `shown` on."""
        told = [self._line(at, line) for at, line in enumerate(self.table.lines(first, last), first)]
        made = beats(self.table, first if shown is None else shown, last, self._now.view)
        showing = [in_words(beat, self.say) for beat in made]
        return p.Log(first=first, total=self.table.told, lines=told, anew=False, beats=showing)

    def explained(self, ref: str) -> p.Explained:
        """What a name, icon or number means now. A page may ask about anything; what names nothing, or is not
        even well formed, means nothing."""
        try:
            found = explain(ref, self._now.view, self.say)
        except (LookupError, ValueError):
            found = None
        if found is None:
            return p.Explained(
                ref=ref, step=self.step, name="", now=[], text="", flavour="", term="", rules=[]
            )
        rules = [p.RuleTitle(id, *rule_text(self.say.catalog, id)) for id in found.rules]
        return p.Explained(
            ref=ref,
            step=self.step,
            name=found.name,
            now=list(found.now),
            text=found.text,
            flavour=found.flavour,
            term=found.term,
            rules=rules,
            rows=self._rows(ref, found.chart),
        )

    def _rows(self, ref: str, chart: Chart | None) -> list[p.ChartRow]:
        """What is printed on it in rows; of a card that lies open, with those that count."""
        if chart is None:
            return []
        open_now = telling.opened(self._now.view, self.say)
        return rows_of(chart, self.say, next((one.counts for one in open_now if one.card == ref), None))

    # --- Parts -------------------------------------------------------------------------------------

    def _tell(self, seen: Struct, people: Sequence[int]) -> Told:
        ask = self._ask(self.table.request, seen)
        return Told(
            heading=self._heading(seen),
            standing=self._standing(seen),
            view=telling.shown(seen, self.say),
            things=self._things(ask, seen),
            ask=ask,
            ending=self._ending(seen),
            undo=list(self._goals(people)),
            orders=self._orders(),
            guide=self._notes(seen),
        )

    def _notes(self, seen: Struct) -> list[p.GuideNote] | None:
        """What the guide has to say, at a table that has one."""
        if self._guide is None:
            return None
        return [p.GuideNote(*astuple(note)) for note in notes(self._guide, self.table, seen, self.say)]

    def _heading(self, seen: Struct) -> str:
        before = self.told
        if before is not None and telling.headed(before.view, self.say) == telling.headed(seen, self.say):
            return before.heading
        return telling.heading(seen, self.say)

    def _standing(self, seen: Struct) -> p.Standing:
        """Where we are, what we want, what threatens; put into words again only when it has changed."""
        outlook = telling.outlook(seen, self.say)
        if self.told is None or outlook != self._outlook:
            self._outlook, self._stands = outlook, _in_words(outlook, self.say)
        return self._stands

    def _orders(self) -> list[dict[str, str]]:
        """Standing orders as they are now, in a list that stays as it is."""
        if self.told is not None and self.told.orders == self.table.orders:
            return self.told.orders
        return [order.copy() for order in self.table.orders]

    def _line(self, at: int, line: LogLine) -> p.Line:
        page = telling.page(line.event, self._now.view, self.say)
        return p.Line(
            at=at,
            to=line.position - 1 if line.position else -1,
            event=line.event.name,
            rule=line.event.rule,
            text=self.say.event(line.event),
            facts=_facts(line.event),
            page=p.Page(*page, odds="") if page else None,
            tone=composer_of(self.table.game.id).tone(line.event),
        )

    def _ask(self, request: Request | None, seen: Struct) -> p.Ask | None:
        if request is None:
            self._asked = {}
            return None
        page = telling.open_page(self.say)
        face = face_of(self.table.game.id)
        part = face.parts.get(request.kind)
        progress = request.progress
        asked = [(o, self._option(o, seen)) for o in request.options]
        beside = [(o, self._option(o, seen)) for o in at_any_time(request)]
        if self._steady:
            self._asked = {one[0].entry: one for one in (*asked, *beside)}
        return p.Ask(
            kind=request.kind,
            seat=request.seat,
            seats=request.seats,
            prompt=self.say(request.prompt),
            about=tuple(word for word in request.words.values() if isinstance(word, str) and ":" in word),
            rule=request.rule,
            topic=request.topic,
            done=progress.done if progress else 0,
            total=progress.total if progress else 0,
            panel=part.panel if part and (part.panel == "number" or is_chain(request, part)) else "",
            options=[words for _, words in asked],
            anytime=[words for _, words in beside],
            moment=is_moment(request),
            pressing=[o.id for o in pressing(request)],
            families=self._families([option for option, _ in (*asked, *beside)]),
            refused=[self._refusal(r) for r in self.table.refused()],
            page=p.Page(*page, picture=self._pictured(request)) if page else None,
            suggested=suggestion(self.table),
            opened=in_rows(telling.opened(seen, self.say), self.say),
            unasked=request.topic in face.unasked,
        )

    def _pictured(self, request: Request) -> str:
        """What is pictured beside the page that is being resolved."""
        return telling.picture(str(request.words.get("script", "")), self.say)

    def _option(self, option: Option, seen: Struct) -> p.OptionWords:
        known = self._asked.get(option.entry)
        if known is not None and (known[0] is option or known[0] == option):
            return known[1]
        return p.OptionWords(
            id=option.id,
            verb=option.verb,
            text=self.say(option.text),
            seat=option.seat,
            refs=self._touched(option, seen),
            rule=option.rule,
            warning=self.say(option.warning) if option.warning else "",
        )

    def _touched(self, option: Option, seen: Struct) -> tuple[str, ...]:
        """What an option touches."""
        known = self._shelf.options.get(option.entry) if self._steady else None
        if known is not None and known[0] == option:
            return known[1]
        refs = telling.touched(option, seen, self.say)
        if self._steady:
            self._shelf.options[option.entry] = option, refs
        return refs

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

    def _ending(self, seen: Struct) -> p.Ending | None:
        outcome = self.table.outcome
        if outcome is None:
            return None
        events = [line.event for line in self.table.log]
        story = self.table.game.story(seen, events)
        return closing_words(self.table, outcome, [self.say(one) for one in story], self.say)

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

    # --- Things ------------------------------------------------------------------------------------

    def _things(self, ask: p.Ask | None, seen: Struct) -> dict[str, p.ThingWords]:
        """Words for all there is; what was there before stands where it stood."""
        wanted = dict.fromkeys(self._refs(ask))
        before = self.told.things if self.told else {}
        if wanted == self._wanted and not self._living:
            return before
        self._wanted = wanted
        things = {ref: self._thing(ref, seen) for ref in before if ref in wanted}
        for ref in wanted:
            if ref not in things:
                things[ref] = self._thing(ref, seen)
        return things

    def _refs(self, ask: p.Ask | None) -> Iterable[str]:
        """Refs of all that lies on the table, and of all that is asked about."""
        refs = [*self.table.game.things(self.table.state), *self._orders_told]
        if ask is not None:
            for option in (*ask.options, *ask.anytime):
                refs += option.refs
            for refusal in ask.refused:
                refs += refusal.refs
        return [ref for ref in refs if not ref.startswith("seat:")]

    def _thing(self, ref: str, seen: Struct) -> p.ThingWords:
        """Rooms, people and modules are told as they are now, everything else as it is printed."""
        if ref.startswith(("space:", "character:", "module:")):
            return self._live_thing(ref, seen)
        words = self._shelf.things.get(ref)
        if words is None:
            words = self._shelf.things[ref] = p.ThingWords(**self.say.thing(ref))
        return words

    def _live_thing(self, ref: str, seen: Struct) -> p.ThingWords:
        read, tag = telling.depends(ref, seen, self.say), telling.tag(ref, seen, self.say)
        if read is None and not tag:
            words = self._shelf.things.get(ref)
            if words is None:
                words = self._shelf.things[ref] = p.ThingWords(*telling.about(ref, seen, self.say))
            return words
        known = self._living.get(ref)
        if known is None or known[0] != (read, tag):
            known = (read, tag), p.ThingWords(*telling.about(ref, seen, self.say), tag=tag)
            self._living[ref] = known
        return known[1]


def _in_words(outlook: Outlook, say: Speaker) -> p.Standing:
    return p.Standing(
        where=say(outlook.where),
        stages=[p.StageWords(stage.id, say(stage.name), stage.now) for stage in outlook.stages],
        part=say(outlook.part) if outlook.part else "",
        goals=[_mark(mark, say) for mark in outlook.goals],
        dangers=[_mark(mark, say) for mark in outlook.dangers],
    )


def _mark(mark: Mark, say: Speaker) -> p.MarkWords:
    return p.MarkWords(
        kind=mark.kind,
        grade=mark.grade,
        title=say(mark.title),
        text=say(mark.text),
        short=say(mark.short),
        details=[say(one) for one in mark.details],
        refs=mark.refs,
        rule=mark.rule,
        term=term.id if (term := term_of(f"mark:{mark.kind}", say.table.game.id)) is not None else "",
    )


def _facts(event: Event) -> dict[str, Any]:
    """The event as plain data, without what the line says already."""
    facts: dict[str, Any] = msgspec.to_builtins(event)
    return {name: value for name, value in facts.items() if name not in ("rule", "event")}


def words_now(table: Table[Any], lang: str, people: Sequence[int] = ()) -> Words:
    """Words for a table as it stands, by themselves."""
    words = Words(table, Speaker(table, lang))
    words.follow(table.look(), people, "", (table.revision, 0))
    return words


def first_missed(table: Table[Any], revision: int) -> int | None:
    """The place of the first line of the log a page at this revision has not seen.

    None for a page that shows nothing, or answers that have been taken back since: its log begins anew.
    """
    position = table.answers_at(revision) if revision >= 0 else None
    return None if position is None else table.line_after(position)
