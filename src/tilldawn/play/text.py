"""The text table: every decision as numbered lines, every command one word."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from tilldawn import saves
from tilldawn.engine import journal as jn
from tilldawn.engine.errors import NeedsConsent, RulesChanged, TilldawnError
from tilldawn.engine.event import Event
from tilldawn.engine.request import ANYONE, Arg, Option, Request, Text, literal
from tilldawn.engine.table import POLICIES
from tilldawn.engine.text import languages
from tilldawn.engine.view import Speaker
from tilldawn.play import foresight, telling
from tilldawn.play.console import Console
from tilldawn.play.ending import sections
from tilldawn.play.guide import Listener, Note, headed
from tilldawn.play.likes import keep, likes
from tilldawn.play.menu import Entry, entry_text, fold, offered, order_text, pressing
from tilldawn.play.session import Sitting, open_save
from tilldawn.play.sheets import has_sheet, sheet_of, write_sheet
from tilldawn.play.stage import PACES, Moment, Pace, Stage, moment
from tilldawn.rulebook import lookup, rows
from tilldawn.rulebook.questions import reply

COMMANDS = (
    "look", "what", "goals", "log", "why", "refused", "any", "undo", "save", "load", "saves", "sheet",
    "orders", "since", "pace", "lang", "guide", "help", "quit",
)  # fmt: skip
CHOOSING = "character"
"""The kind of request that asks who somebody wants to be."""
LOG_LINES = 15
RULES_SHOWN = 8


class TextTable:
    """A sitting on standard input and output."""

    def __init__(self, sitting: Sitting, lang: str, console: Console | None = None) -> None:
        self.console = console or Console(sys.stdin, sys.stdout)
        self.lang = lang
        self.pace: Pace = next((pace for pace in PACES if pace == likes().text), "normal")
        self._sit(sitting)

    def _sit(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.table = sitting.table
        self.say = Speaker(self.table, self.lang)
        self.menu: list[Entry] = []
        self.last: list[Event] = []
        self.told_end = False
        self.told_anytime: frozenset[str] = frozenset()
        self.told_where = ""
        self.leaving = False
        self.listener = Listener(sitting)
        begun = any(map(jn.is_choice, self.table.answers))
        self.stage = Stage(self.table, None if begun else 0)
        self.lines = self.table.told
        """Lines of the log that have been told."""
        self.waiting: list[str] = []
        """What was typed while a moment waited for somebody to go on."""
        self.headed = False
        """Whether it was said that all this has happened since the last decision."""

    def line(self, id: str, **words: Arg) -> None:
        """Write a message."""
        self.console.line(self.say(Text(id, words)))

    # --- The loop ----------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until somebody quits or the input ends. Everything is saved all the time."""
        self.line("play-hello", name=literal(self.sitting.name))
        if self.stage.heard:
            self._tell([entry.event for entry in self.table.log][-LOG_LINES:])
        else:
            self.headed = True  # nobody has decided anything yet
            self._guide(self.listener.greeting(self.say))
            self._happened(0)
        self._trouble()
        while not self.leaving:
            self._bots()
            if self.table.request is None:
                self._ending()
            else:
                self._question()
            got = self.waiting.pop(0) if self.waiting else self.console.ask()
            if got is None:
                break
            self._command(got)
        over = self.table.request is None
        self.line("play-goodbye-over" if over else "play-goodbye", name=literal(self.sitting.name))
        return 0

    def _bots(self) -> None:
        """Let bots play until a person is asked."""
        while True:
            move = self.sitting.bot_move()
            if move is None:
                return
            self.line(
                "play-bot",
                seat=f"seat:{move.option.seat}",
                choice=literal(self.say(move.option.text)),
                why=literal(self.say(move.why)),
            )
            self._happened()
            self._trouble()

    def _question(self) -> None:
        """Who must do what now and why, and the numbered options."""
        request = self.table.request
        if request is None:
            return
        if not self.menu:
            self.menu = fold(offered(request, self.sitting.people))
        self._stand()
        self._guide(self.listener.fresh(self.say))
        self.console.line()
        asked = Text(
            "play-asked", {"seat": f"seat:{request.seat}", "prompt": literal(self.say(request.prompt))}
        )
        self.console.line(f"{self.say(asked)} [{request.rule}]")
        for number, entry in enumerate(self.menu, start=1):
            said = entry_text(self.say.catalog, entry, request)
            self.console.line(f"{number}. {said}", indent=2)
            for about in self._candidate(request, entry):
                self.console.line(about, indent=6)
        self._anytime(request)

    def _guide(self, said: Sequence[Note]) -> None:
        """What the guide has to say, before the question."""
        for note in said:
            self.console.line()
            words: dict[str, Arg] = {"title": literal(headed(note, self.say)), "text": literal(note.text)}
            self.line("play-guide", **words)

    def _candidate(self, request: Request, entry: Entry) -> list[str]:
        """What one must know of a character before choosing it: Health, weapon, abilities."""
        option = entry.option
        if request.kind != CHOOSING or option is None or not option.refs:
            return []
        found = telling.meaning(option.refs[-1], self.table.look(), self.say)
        return found.text.splitlines() if found is not None else []

    def _anytime(self, request: Request) -> None:
        """Say that something may be done at any time, whenever that is new."""
        first = pressing(request)
        extra = [o for o in request.anytime if o.seat in self.sitting.people and o not in first]
        verbs = frozenset(o.verb for o in extra)
        if verbs - self.told_anytime:
            self.line("play-anytime-open", count=len(extra))
        self.told_anytime = verbs

    def _tell(self, events: list[Event]) -> None:
        """Tell what happened, each line with the rule behind it."""
        for event in events:
            rule = f" [{event.rule}]" if event.rule else ""
            self.console.line(f"{self.say.event(event)}{rule}", indent=2)

    def _happened(self, first: int | None = None) -> None:
        """Tell what is new: moment by moment where it makes some, and the rest line by line."""
        first, last = self.lines if first is None else first, self.table.told
        self.lines = last
        fresh = self.stage.hear()
        lines = self.table.lines(first, last)
        if self.pace == "once" or not fresh:
            self._tell([line.event for line in lines])
            return
        listed = {at for beat in self.stage.since if beat.weight == "quiet" for at in beat.told}
        shown = {at for beat in fresh for at in beat.told}
        if len(fresh) > 1 and not self.headed:
            self.headed = True
            self.console.line()
            self.line("stage-since")
        waiting = list(fresh)
        for at, line in enumerate(lines, first):
            inside = [beat for beat in fresh if beat.first <= at < beat.last]
            if not inside or (at in listed and at not in shown):
                self._tell([line.event])
            for beat in inside:
                if beat in waiting:
                    waiting.remove(beat)
                    self._moment(moment(beat, self.table, self.say, first), first)

    def _moment(self, told: Moment, first: int) -> None:
        """A beat as a short paragraph, without lines told before; at the slow pace it waits."""
        self.console.line()
        head = " · ".join(part for part in (told.kicker, told.title) if part)
        self.console.line(f"{head} [{told.rule}]" if told.rule else head)
        for text in told.card:
            for part in text.splitlines():
                self.console.line(part, indent=2)
        for row in (row for row in told.rows if row.at >= first):
            self.console.line(f"- {row.ruled}", indent=2)
        if self.pace == "slow" and not self.waiting and not self.leaving:
            self.line("stage-go")
            got = self.console.ask()
            if got is None:
                self.leaving = True
            elif got:
                self.waiting.append(got)

    def _trouble(self) -> None:
        """Say it plainly when the disk did not take the last save."""
        if self.sitting.trouble is not None:
            self.console.line(self.say.error(self.sitting.trouble))

    def _ending(self) -> None:
        """Won or lost and why, what became of everybody, numbers, where it turned; told once."""
        outcome = self.table.outcome
        if outcome is None or self.told_end:
            return
        self.told_end = True
        self.console.line()
        id = "play-over-won" if outcome.won else "play-over-lost"
        own = f"{id}-{self.table.game.id}"
        self.line(own if self.say.catalog.has(own) else id)
        self.console.line(f"{self.say(outcome.reason)} [{outcome.rule}]")
        for section in sections(self.sitting, self.say, bars=False):
            self.console.line()
            if section.title:
                self.console.line(section.title)
            for told in section.text.splitlines():
                self.console.line(told, indent=2 if section.title else 0)
        self.console.line()
        answers = sum(1 for entry in self.table.answers if entry[0] not in "?=")
        self.line("play-over-numbers", answers=answers, name=literal(self.sitting.name))

    # --- Commands ----------------------------------------------------------------------------------

    def _command(self, got: str) -> None:
        """An option by number or id, or a command; anything else is explained, nothing is lost."""
        word, _, rest = got.partition(" ")
        rest = rest.strip()
        try:
            if not got:
                self.menu = []
            elif got.isdigit():
                self._number(int(got))
            elif self.table.request is not None and self.table.request.find(got):
                self._choose(self.table.request.find(got))
            else:
                command = self._named(word.lower())
                if command is None:
                    self.line("play-unknown", word=literal(word))
                else:
                    command(rest)
        except TilldawnError as error:
            self.console.line(self.say.error(error))

    def _named(self, word: str) -> Callable[[str], None] | None:
        """The command of this name, in English or in the reader's language."""
        for command in COMMANDS:
            words = self.say(Text(f"command-{command}")).split()
            if word == command or word in words:
                method: Callable[[str], None] = getattr(self, f"do_{command}")
                return method
        return None

    def _number(self, number: int) -> None:
        if self.table.request is None:
            self.line("play-over-already")
        elif not 1 <= number <= len(self.menu):
            self.line("play-no-such-number", number=number, most=len(self.menu))
        elif self.menu[number - 1].option is None:
            self.menu = [Entry((o,)) for o in self.menu[number - 1].options]
        else:
            self._choose(self.menu[number - 1].option)

    def _choose(self, chosen: Option | None) -> None:
        """Take an option; a deadly one is asked about twice."""
        if chosen is None:
            return
        if chosen.seat not in self.sitting.people:
            name = self.table.seats[chosen.seat].name
            self.line("error-other-seat", option=literal(chosen.id), seat=literal(name))
            return
        if chosen.warning is not None and not self._agreed(chosen.warning):
            return
        self._decided()
        self.last = self.sitting.answer(chosen.id)
        self.menu = []
        self._happened()
        self._trouble()

    def _decided(self) -> None:
        """What comes of it is told from here on."""
        self.stage.decided()
        self.headed = False

    def _agreed(self, question: Text) -> bool:
        self.console.line(self.say(question))
        self.line("play-yes-or-no")
        got = self.console.ask()
        return got is not None and got.lower() in self.say(Text("play-yes-words")).split()

    def do_look(self, what: str) -> None:
        """The whole table, or one thing on it."""
        if not what:
            for told in telling.board(self.table.look(), self.say):
                self.console.line(told)
            return
        wanted = what.casefold()
        found = 0
        for ref in dict.fromkeys(self.table.game.things(self.table.state)):
            thing = self.say.thing(ref)
            if wanted in thing["name"].casefold():
                found += 1
                self.console.line(f"{thing['name']}. {thing.get('text', '')}".strip())
                if "flavour" in thing:
                    self.console.line(thing["flavour"], indent=3)
        if not found:
            self.line("play-no-such-thing", thing=literal(what))

    def _stand(self) -> None:
        """Goal, deadline and danger, once for each day or Round."""
        where = self.say(telling.outlook(self.table.look(), self.say).where)
        if where != self.told_where:
            self.told_where = where
            self.do_goals("")

    def do_goals(self, what: str) -> None:
        """Where we are, what we want, what threatens; with a word after it, all that is to be said of it."""
        outlook = telling.outlook(self.table.look(), self.say)
        marks = (*outlook.goals, *outlook.dangers)
        if not marks:
            return
        self.console.line()
        self.line("play-standing", where=literal(self.say(outlook.where)))
        for mark in marks:
            words: dict[str, Arg] = {
                "title": literal(self.say(mark.title)),
                "text": literal(self.say(mark.text)),
            }
            sign = "!" if mark.grade == "danger" else "-"
            self.console.line(f"{sign} {self.say(Text('play-mark', words))}", indent=2)
            if what:
                for told in mark.details:
                    self.console.line(self.say(told), indent=6)

    def do_what(self, which: str) -> None:
        """What will come of a choice, before it is made."""
        entry = self.menu[int(which) - 1] if which.isdigit() and 1 <= int(which) <= len(self.menu) else None
        if entry is None or entry.option is None:
            self.line("play-what-how")
            return
        told = foresight.lines(self.table, entry.option, self.say)
        for words in told or [self.say(Text("foresight-nothing"))]:
            self.console.line(words, indent=2)

    def do_log(self, count: str) -> None:
        """The last lines of the log, numbered for undo."""
        log = self.table.log
        wanted = int(count) if count.isdigit() else LOG_LINES
        for number in range(max(0, len(log) - wanted), len(log)):
            event = log[number].event
            rule = f" [{event.rule}]" if event.rule else ""
            self.console.line(f"{number + 1}. {self.say.event(event)}{rule}", indent=2)

    def do_why(self, what: str) -> None:
        """The rule behind an option, an id, some words, or what happened last."""
        if what.isdigit() and 1 <= int(what) <= len(self.menu):
            self._rules([self.menu[int(what) - 1].options[0].rule])
        elif what.upper() in rows(self.table.game.id):
            self._rules([what.upper()])
        elif what:
            told = reply(what, self.lang, self.table.game.id)
            for one in told.answers[:1]:
                self.console.line(f"{one.question} {one.answer}", indent=2)
            found = told.rows
            self._rules(
                [rule.id for rule in found[: len(told.answers[0].rules) if told.answers else RULES_SHOWN]]
            )
            if len(found) > RULES_SHOWN:
                self.line("play-more-rules", count=len(found) - RULES_SHOWN)
            elif not found and not told.answers:
                self.line("play-no-such-rule", words=literal(what))
        else:
            asked = [self.table.request.rule] if self.table.request else []
            self._rules([event.rule for event in self.last if event.rule] + asked)

    def _rules(self, ids: list[str]) -> None:
        for id in dict.fromkeys(ids):
            found = lookup(id, self.lang)
            if found is not None:
                self.console.line(f"{found.id}, {found.title}: {found.text}", indent=2)

    def do_refused(self, _: str) -> None:
        """What is not possible now, and why."""
        refusals = self.table.refused()
        if not refusals:
            self.line("play-nothing-refused")
        for refusal in refusals:
            said: dict[str, Arg] = {
                "what": literal(self.say(refusal.what)),
                "why": literal(self.say(refusal.why)),
            }
            self.console.line(f"{self.say(Text('refusal-line', said))} [{refusal.rule}]", indent=2)

    def do_any(self, _: str) -> None:
        """What may be done at any time: choose from it by number."""
        request = self.table.request
        extra = [o for o in request.anytime if o.seat in self.sitting.people] if request else []
        if not extra:
            self.line("play-nothing-anytime")
            return
        self.menu = fold(extra)

    def do_undo(self, to: str) -> None:
        """Go back a step, a turn, a phase, or to a line of the log."""
        target = self._undo_target(to)
        if target is None:
            self.line("play-undo-how")
            return
        try:
            gone = self.sitting.undo(target)
        except NeedsConsent as barrier:
            if not self._agreed(Text("play-undo-consent", {"reveals": barrier.reveals})):
                self.line("play-undo-kept")
                return
            gone = self.sitting.undo(target, agreed=True)
        self.menu, self.last, self.told_end = [], [], False
        self.stage.rewound()
        self.lines = self.table.told
        self.headed = False
        self.line("play-undone", answers=gone.answers)
        self._trouble()

    def _undo_target(self, to: str) -> str | int | None:
        words = to.lower().split()
        if not words:
            return "step"
        for unit in ("step", "turn", "phase"):
            if words[0] == unit or words[0] in self.say(Text(f"unit-{unit}")).split():
                return unit
        number = words[-1]
        if number.isdigit() and 1 <= int(number) <= len(self.table.log):
            return max(0, self.table.log[int(number) - 1].position - 1)
        return None

    def do_save(self, name: str) -> None:
        """Keep the table under a name."""
        if not name:
            self.line("play-save-how")
            return
        self.sitting.save_as(name)
        self.line("play-saved", name=literal(name))

    def do_load(self, name: str) -> None:
        """Open a named save or a file; the table left behind stays saved too."""
        if not name:
            self.do_saves("")
            return
        try:
            sitting = open_save(name)
        except RulesChanged as changed:
            self.console.line(self.say.error(changed))
            if not self._agreed(Text("play-rescue")):
                self.line("play-rescue-kept")
                return
            sitting = open_save(name, rescue=True)
        self._sit(sitting)
        self.line("play-loaded", name=literal(name))

    def do_saves(self, _: str) -> None:
        """The named saves there are."""
        kept = saves.named().all()
        if not kept:
            self.line("play-no-saves")
        for save in kept:
            self.console.line(save.name, indent=2)

    def do_sheet(self, name: str) -> None:
        """The Save Sheet of the last Dawn: shown, or written to a file."""
        written = sheet_of(self.table, self.lang)
        if name:
            path = write_sheet(written, name)
            self.line("play-sheet-written", day=written.day, name=literal(str(path)))
        else:
            self.console.target.write(written.text)

    def do_orders(self, what: str) -> None:
        """Standing orders: show them, or set one: TOPIC POLICY, or SEAT TOPIC POLICY."""
        words = what.lower().split()
        if words:
            seat = int(words.pop(0)) - 1 if words[0].isdigit() else self._asked_seat()
            if len(words) != 2 or seat not in range(len(self.table.seats)):
                self.line(
                    "play-orders-how", topics=", ".join(self.table.game.topics), policies=", ".join(POLICIES)
                )
                return
            self._decided()
            self.last = self.sitting.order(seat, words[0], words[1])
            self.menu = []
            self._happened()
        for seat in self.sitting.people:
            for topic, policy in self.table.orders[seat].items():
                said = self.say(order_text(self.say.catalog, topic, policy))
                order = self.say.thing(f"order:{topic}")
                self.line(
                    "play-order",
                    seat=f"seat:{seat}",
                    topic=topic,
                    policy=policy,
                    said=literal(said),
                    name=literal(order["name"]),
                    text=literal(order["text"]),
                )

    def _asked_seat(self) -> int:
        request = self.table.request
        return request.seat if request and request.seat != ANYONE else self.sitting.people[0]

    def do_since(self, _: str) -> None:
        """What has happened since the last decision, short."""
        news = self.stage.news(self.say)
        self.line("stage-since" if news else "stage-nothing")
        for _tone, told in news:
            self.console.line(f"- {told}", indent=2)

    def do_pace(self, wanted: str) -> None:
        """How what happens is told: slow, normal, at once."""
        known = [pace for pace in PACES if wanted.lower() in self.say(Text(f"stage-pace-{pace}")).split()]
        if known:
            self.pace = known[0]
            keep(text=self.pace)
        self.line("stage-pace" if known or not wanted else "stage-pace-how", pace=self.pace)

    def do_lang(self, lang: str) -> None:
        """Change the language, in the middle of anything."""
        if lang not in languages():
            self.line("play-lang-how", languages=", ".join(languages()))
            return
        self.lang = lang
        self.say = Speaker(self.table, lang)

    def do_guide(self, what: str) -> None:
        """Say again what the guide says here; with a word for it, send the guide away or call it back."""
        if self.listener.guide is None:
            self.line("play-guide-none", game=literal(self.table.game.id))
        elif what or self.listener.left:
            there = self.listener.turn()
            self.line("play-guide-back" if there else "play-guide-gone")
        else:
            self._guide(self.listener.again(self.say))

    def do_help(self, _: str) -> None:
        """What can be typed here."""
        self.line("help-numbers")
        game = self.table.game.id
        for command in COMMANDS:
            if command == "sheet" and not has_sheet(game):
                continue
            words = self.say(Text(f"command-{command}")).split()
            help_text = self.say(Text(f"help-{command}", {"game": game}))
            self.console.line(
                self.say(Text("help-line", {"word": words[0], "help": literal(help_text)})), indent=2
            )

    def do_quit(self, _: str) -> None:
        """Leave; the game is saved and waits."""
        self.leaving = True


def play_text(sitting: Sitting, lang: str) -> int:
    """Play a sitting on standard input and output."""
    return TextTable(sitting, lang).run()
