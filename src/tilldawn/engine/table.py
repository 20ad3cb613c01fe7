"""The table: the one way forward through a game, `table.answer(option)`.

A table holds a game's state, the flow in progress, the open request, the journal and its own source of
chance. It answers chance and forced choices itself and stops where a person must decide. At step starts
it keeps checkpoints of the whole state; saving, forking, undo and recovery are all the same thing:
a checkpoint and the answers since.
"""

from __future__ import annotations

import copy
from bisect import bisect_right
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any, Generic

import msgspec
from msgspec import Struct

from tilldawn.engine import journal as jn
from tilldawn.engine.budget import Budget, Meter
from tilldawn.engine.chance import ChanceSource, SeededChance
from tilldawn.engine.decoders import decoder
from tilldawn.engine.errors import IllegalAnswer, NeedsConsent, NothingToUndo, RulesChanged, SaveRefused
from tilldawn.engine.event import Event, LogLine, Undone
from tilldawn.engine.flow import Flow, GameOver, World
from tilldawn.engine.game import Boundary, Game, Outcome, S, Seat, V
from tilldawn.engine.moment import TOPIC
from tilldawn.engine.request import ANYONE, Chance, Option, Refusal, Request, no_stakes

CHECKPOINT_KEEP = 64
"""The present step's start has a checkpoint; older ones are thinned to about one in so many answers."""

HURRIED = 16
"""Nobody takes a move of a simulation back: at a table that tells nothing, a step that starts no more than so
many answers after the last checkpoint has none of its own until somebody forks or saves."""

POLICIES = ("ask", "matters", "pass")
"""Standing orders: always ask, ask when it may matter, never ask."""

Audit = Callable[[dict[str, int], str], None]
"""Hears the weights chance was asked with, and what it answered."""

Watch = Callable[[Request, int], None]
"""Hears of every question that passes unasked because it has one answer, and how many answers went before."""

ORIGIN = "origin"
"""The option of a table that does not begin where its game does, but with a state saved by older rules."""

_encode = msgspec.msgpack.Encoder().encode


def _entry(request: Request, chosen: Option) -> str:
    """How the journal writes this answer to this request."""
    return jn.at_moment(chosen.entry, request.kind) if request.moment else chosen.entry


def _asked_again(asked: Request | Chance, flow: Flow[str]) -> Flow[str]:
    """A flow that waits for an answer, from the asking on."""
    while True:
        sent = yield asked
        try:
            asked = flow.send(sent)
        except StopIteration as done:
            return str(done.value)


def _position_of(line: LogLine) -> int:
    return line.position


def _is_for(asked: Request, entry: str) -> bool:
    """Whether an entry of the journal was given at this moment (an entry without an answer: at its kind)."""
    if not jn.is_at_moment(entry, asked.kind):
        return False
    id = jn.answer_id(entry)
    given = asked.find(id)
    return not id or (given is not None and given.seat == jn.seat_of(entry))


def _begin(game: Game[S], options: dict[str, Any], seats: int) -> S:
    """The first state: the game's own, or the one this table was rescued with."""
    if ORIGIN not in options:
        return game.start(options, seats)
    try:
        state = msgspec.convert(options[ORIGIN], game.state)
    except msgspec.ValidationError as error:
        raise SaveRefused("error-save-edited") from error
    game.mend(state)
    return state


class Target(Struct, frozen=True):
    """A point an undo can go back to: how many answers of people and of chance it would take back."""

    position: int
    answers: int
    reveals: int


class Table(Generic[S, V]):
    """A game being played: with a state of type S, looked at as a V."""

    _log: list[LogLine] | None
    _world: World[S]
    _flow: Flow[str]
    _audit: Audit | None
    _watch: Watch | None
    _halted: str | None
    _orders: list[dict[str, str]]
    _places: jn.Places | None
    _meter: Meter | None
    _pending: Request | Chance | None

    def __init__(
        self,
        game: Game[S, V],
        seats: list[Seat],
        options: dict[str, Any],
        chance: ChanceSource,
        *,
        record: bool = True,
        orders: list[dict[str, str]] | None = None,
        script: Sequence[str] = (),
        audit: Audit | None = None,
        halted: bool = False,
        meter: Meter | None = None,
    ) -> None:
        """Lay out a new table and run to its first decision (through `script`, when replaying; `halted`
        stands still where the script ends, `meter` hears of every answer of it)."""
        self._prepare(game, seats, options, chance)
        self._meter = meter
        if orders is not None:
            self.orders = [order.copy() for order in orders]
        if halted:
            self._halted = ""
        self._audit = audit
        self.recording = record
        if record:
            self._log = []
        else:
            self._stride = HURRIED
        self._whole = True
        self._script.extend(reversed(script))
        state = _begin(game, options, len(seats))
        self._world = World(state, self.answers, self._log, game.anytime, game.act)
        self._run(state.step, fresh=True)

    def _prepare(
        self, game: Game[S, V], seats: list[Seat], options: dict[str, Any], chance: ChanceSource
    ) -> None:
        """Everything a table has before it has a state."""
        self.game = game
        self.seats = seats
        self.options = options
        self.chance = chance
        self.orders = [dict(game.topics) for _ in seats]
        self.journal: list[str] = []
        self.answers: list[str] = []
        self.request: Request | None = None
        self.recording = False
        self.forks = 0
        self._decode = decoder(game.state).decode
        self._log = None
        self._whole = False
        self._undone = 0
        self._untold = 0
        self._afresh = 0
        self._digest = (0, jn.START)
        self._places = None
        self._meter = None
        self._marks: list[tuple[int, Boundary]] = []
        self._checkpoints: list[tuple[int, bytes]] = []
        self._stride = 0
        self._begun = 0
        self._script: list[str] = []
        self._halted = None
        self._pending = None
        self._audit = None
        self._watch = None

    if not TYPE_CHECKING:

        def __class_getitem__(cls, types):
            return cls  # `Table[State]`: the view may be left out, which Python itself learns in 3.13

    # --- Looking -----------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The game's state. For the game's own tests; front ends and bots read `look` and `view`."""
        return self._world.state

    @property
    def orders(self) -> list[dict[str, str]]:
        """Each seat's standing orders: topic to policy."""
        return self._orders

    @orders.setter
    def orders(self, orders: list[dict[str, str]]) -> None:
        self._orders = orders
        self._attentive = any(order.get(TOPIC) == "ask" for order in orders)
        """Whether any seat wants to be asked at every moment: then even idle ones are looked at."""

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on, else how it ended."""
        return self._world.state.outcome

    @property
    def revision(self) -> int:
        """Grows with every entry of the journal: a page that shows an older one is stale."""
        return len(self.journal)

    def look(self) -> V:
        """Everything on the table as a struct of ids and numbers."""
        return self.game.look(self._world.state)

    def view(self, lang: str = "en") -> dict[str, Any]:
        """Everything on the table as plain JSON-able data, with names and texts in one language."""
        from tilldawn.engine.view import view  # only readers pay for texts

        return view(self, lang)

    def refused(self) -> Sequence[Refusal]:
        """Sensible things that are not possible now, each with the rule that stands against it."""
        return self.request.refused() if self.request else ()

    @property
    def log(self) -> list[LogLine]:
        """All events so far, oldest first, with a trace of what was undone."""
        if self._log is not None and not self._untold:
            return self._log
        if not self.recording:
            return self._played_again().log
        self._recall()
        return self.log

    @property
    def told(self) -> int:
        """How many lines the log has. A table that was woken knows that without playing its past again."""
        return self._untold + len(self._log) if self._log is not None else len(self.log)

    @property
    def at_hand(self) -> int:
        """The place of the first line of the log that can be read without playing the past again."""
        return self._untold if self._log is not None else 0

    def lines(self, first: int, last: int) -> list[LogLine]:
        """A stretch of the log. What lies far back is played again first, where a table was woken."""
        if self._log is None or first < self._untold:
            return self.log[first:last]
        return self._log[first - self._untold : last - self._untold]

    def line_after(self, position: int) -> int:
        """The place of the first line of the log that was told after more than so many answers."""
        log = self._log
        if log is None or (self._untold and (not log or log[0].position > position)):
            log = self.log
        return self._untold + bisect_right(log, position, key=_position_of)

    def digest(self) -> tuple[int, bytes]:
        """How long the journal is, and its running hash (`tilldawn.engine.journal.link`)."""
        read, digest = self._digest
        if read > len(self.journal):
            read, digest = 0, jn.START
        if read < len(self.journal):
            self._digest = len(self.journal), jn.link(digest, self.journal[read:])
        return self._digest

    # --- Answering ---------------------------------------------------------------------------------

    def answer(self, option_id: str, seat: int | None = None) -> list[Event]:
        """Give an answer, run on to the next decision, and return what happened.

        Raises IllegalAnswer, with the state untouched, when the game is over, when the request does
        not allow the option, or when `seat` is given and the option belongs to another seat.
        """
        request = self.request
        if request is None:
            raise IllegalAnswer("error-game-over", option=option_id)
        chosen = request.find(option_id)
        if chosen is None:
            if not isinstance(option_id, str):
                raise IllegalAnswer("error-not-an-id", given=option_id, id=getattr(option_id, "id", "…"))
            raise IllegalAnswer("error-unknown-option", option=option_id, count=len(request.options))
        if seat is not None and seat != chosen.seat:
            raise IllegalAnswer("error-other-seat", option=option_id, seat=self.seats[chosen.seat].name)
        return self._advance(_entry(request, chosen), chosen)

    def play(self, option: Option) -> None:
        """Give an answer taken from the open request itself: `answer` for those in a hurry.

        Raises IllegalAnswer, with the state untouched, when the option is not of the open request.
        """
        request = self.request
        if request is None:
            raise IllegalAnswer("error-game-over", option=getattr(option, "id", option))
        if option not in request.options and option not in request.find_anytime():
            raise IllegalAnswer(
                "error-unknown-option", option=getattr(option, "id", option), count=len(request.options)
            )
        entry = _entry(request, option) if request.moment else option.entry
        self.answers.append(entry)
        self.journal.append(entry)
        self._go(option)

    def order(self, seat: int, topic: str, policy: str) -> list[Event]:
        """Set a seat's standing order for a topic; it takes effect at once."""
        if seat not in range(len(self.seats)) or topic not in self.game.topics or policy not in POLICIES:
            raise IllegalAnswer("error-unknown-order", topic=topic, policy=policy)
        self._latest()  # what passed unasked before the present step did so under the order there was
        self.orders[seat][topic] = policy
        self.orders = self.orders
        if self.request is None:
            return []
        settled, entry = self._settled(self.request)
        return self._advance(entry or _entry(self.request, settled), settled) if settled else []

    def _advance(self, entry: str, chosen: Option) -> list[Event]:
        """Record an answer and run on. Should a rule fail, the table goes back to before the answer."""
        log = [] if not self.recording else self._log if self._log is not None else self.log
        told, given, written = len(log), len(self.answers), len(self.journal)
        if entry:
            self.answers.append(entry)
            self.journal.append(entry)
        try:
            self._go(chosen)
        except Exception:
            del self.journal[written:]
            del log[told:]
            self._rewind(given)
            raise
        return [line.event for line in log[told:]]

    # --- Going back --------------------------------------------------------------------------------

    def target(self, to: str | int = "step", seats: Collection[int] | None = None) -> Target:
        """Where an undo would go: "step", "turn" or "phase", or the position of a log line.

        With `seats`, a step is the last answer of one of these seats: people undo past bots.
        """
        if not self._whole and to in ("turn", "phase"):
            self._recall()
        position = self._position(to, seats)
        if position is None:
            raise NothingToUndo("error-nothing-to-undo")
        places = self._read()
        return Target(position, places.choices_since(position), places.reveals_since(position))

    def undo(
        self, to: str | int = "step", *, agreed: bool = False, seats: Collection[int] | None = None
    ) -> Target:
        """Go back to a decision and ask it again.

        Free as long as chance has not spoken since; past that the table must have `agreed`, or
        NeedsConsent is raised. Chance is drawn afresh afterwards, and the journal keeps a trace.
        """
        target = self.target(to, seats)
        if target.reveals and not agreed:
            raise NeedsConsent(target.reveals)
        self._reach(target.position)
        self.journal.append(f"{jn.UNDO}{target.position}")
        self._undone = len(self.journal)
        self._rewind(target.position)
        self._unsay(target)
        if (
            self._log is not None and len(self.answers) > target.position
        ):  # a standing order that is newer than the answer taken back
            self._forget_log()
        return target

    def answers_at(self, revision: int) -> int | None:
        """How many answers had been given at a revision. None where there was no such revision, or where
        something has been taken back since."""
        if not self._undone <= revision <= len(self.journal):
            return None
        return len(self.answers) - (len(self.journal) - revision)

    def _unsay(self, target: Target) -> None:
        """Take what was undone out of the log and leave a trace of it. Lines lie in the order of answers."""
        log = self._log
        if log is None:
            return
        while log and log[-1].position > target.position:
            log.pop()
        if log or not self._untold:
            log.append(LogLine(target.position, Undone(answers=target.answers)))
        else:
            self._forget_log()

    def _forget_log(self) -> None:
        """Tell the log anew from the journal when somebody asks for it."""
        self._log = self._world.log = None
        self._untold = 0

    def _read(self) -> jn.Places:
        """Where seats chose and chance spoke so far."""
        if self._places is None:
            self._places = jn.Places()
        return self._places.read(self.answers)

    def _position(self, to: str | int, seats: Collection[int] | None) -> int | None:
        """The decision an undo to this target would ask again."""
        places = self._read()
        if isinstance(to, int):
            if not 0 <= to <= len(self.answers):
                raise NothingToUndo("error-no-such-line", line=to)
            return places.last_choice(to + 1, seats)
        if to not in ("step", "turn", "phase"):
            raise NothingToUndo("error-unknown-undo", to=to)
        last = places.last_choice(len(self.answers), seats)
        if to == "step" or last is None:
            return last
        wanted = ("phase",) if to == "phase" else ("phase", "turn")
        for position, begins in reversed(self._marks):
            if begins in wanted and position <= last:
                return places.first_choice(position)
        return places.first_choice(0)

    def _rewind(self, position: int) -> None:
        """Bring the table to where the first `position` answers lead."""
        self._cut(position)
        self._restore(self.answers)

    def _reach(self, position: int) -> None:
        """Know the past back to a position: where a table was opened, it is played again from its start."""
        if self._checkpoints[0][0] > position:
            self._recall()

    def _cut(self, position: int) -> None:
        """Take away the answers from a position on; `_restore` has to follow."""
        del self.answers[position:]
        while self._checkpoints[-1][0] > position:
            self._checkpoints.pop()
        if self._places is not None:
            self._places.cut(position)

    # --- Copying -----------------------------------------------------------------------------------

    def fork(self, seed: int | str | None = None) -> Table[S, V]:
        """An independent table at the same request, with chance of its own; it tells no events.

        Without a seed each fork gets another stream, so that nobody can look ahead by forking.
        """
        if seed is not None:
            chance: ChanceSource = SeededChance(str(seed))
        elif isinstance(self.chance, SeededChance):
            self.forks += 1
            chance = self.chance.branch(self.forks)
        else:
            chance = self.chance
        twin = self._twin(chance)
        twin._restore(twin.answers)
        self._checkpoints = twin._checkpoints.copy()
        return twin

    def listen(self) -> list[LogLine]:
        """Hear what happens at a fork from now on: forks tell no events of themselves."""
        self._log = self._world.log = []
        return self._log

    def _twin(self, chance: ChanceSource) -> Table[S, V]:
        """A table with the same answers that shares nothing and tells no events; `_restore` has to follow."""
        twin: Table[S, V] = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.chance = chance
        twin._afresh = len(self.journal)
        twin._watch = None
        twin._places = None
        twin.forks = 0
        twin._orders = [order.copy() for order in self._orders]
        twin.journal = self.journal.copy()
        twin.recording = False
        twin._log = None
        twin._untold = 0
        twin._marks = self._marks.copy()
        twin._checkpoints = self._checkpoints.copy()
        twin.answers = self.answers.copy()
        return twin

    def __copy__(self) -> Table[S, V]:
        """This table a second time: journal, log and the chance to come are the same, nothing is shared.

        To look ahead without seeing what chance will bring, `fork`.
        """
        drawn = self.forks
        twin = self.fork(seed="")
        twin.forks = drawn
        chance = self.chance
        twin.chance = (
            SeededChance(chance.seed, chance.drawn)
            if isinstance(chance, SeededChance)
            else copy.deepcopy(chance)
        )
        twin._afresh = self._afresh
        twin.seats = copy.deepcopy(self.seats)
        twin.options = copy.deepcopy(self.options)
        twin.recording = self.recording
        if self._log is not None:
            twin._log = twin._world.log = self._log.copy()
            twin._untold = self._untold
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Table[S, V]:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by its save: `tilldawn.load` must know the game where it is opened."""
        from tilldawn.engine.save import revive

        return revive, (self.save(), self.recording, None if self._halted is None else len(self.answers))

    def save(self, *, afresh: bool = False) -> bytes:
        """The table as the bytes of a save file; `tilldawn.load` opens it again.

        With `afresh` the save draws from a seed of its own, so that it tells nobody what this table will
        draw: for handing it out while the game goes on.
        """
        from tilldawn.engine.save import save  # the format is only needed when somebody saves

        return save(self, afresh=afresh)

    def checkpoint(self) -> bytes:
        """What lets this table wake without being played again (`tilldawn.engine.checkpoint`)."""
        from tilldawn.engine.checkpoint import take  # only who keeps tables asleep needs it

        return take(self)

    def at(self, position: int) -> Table[S, V]:
        """The table as it stood when exactly `position` answers had been given, for looking back.

        It stands still there, even between two answers of chance: it is for looking, not for playing.
        """
        if not 0 <= position <= len(self.answers):
            raise NothingToUndo("error-no-such-line", line=position)
        self._reach(position)
        twin = self._twin(SeededChance(""))
        twin._halted = self.answers[position] if position < len(self.answers) else ""
        twin._rewind(position)
        return twin

    # --- The machine -------------------------------------------------------------------------------

    def _run(self, name: str, *, fresh: bool) -> None:
        """From the start of a step through the script to the open request."""
        if self._enter(name, fresh=fresh):
            self._go(None)
        self._exhaust()

    def _exhaust(self) -> None:
        """Refuse a script that goes on after the game has ended."""
        if self._script:
            raise RulesChanged(len(self.answers), self._script[-1])

    def _enter(self, name: str, *, fresh: bool = True) -> bool:
        """Begin a step, or several where there is nothing to ask. False when the game is over."""
        world = self._world
        while True:
            step = self.game.steps[name]
            if fresh:
                world.state.step = name
                self._keep(step.begins)
            fresh = True
            try:
                played = step.play(world)
            except GameOver:
                self.request = None
                return False
            if not isinstance(played, str):
                self._flow = played
                return True
            name = played

    def _keep(self, begins: Boundary) -> None:
        """Mark a boundary for undo and keep a checkpoint, unless nothing was answered since the last."""
        position = self._begun = len(self.answers)
        if begins != "step" and (position, begins) not in self._marks[-2:]:
            self._marks.append((position, begins))
        kept = self._checkpoints
        if not kept or position > kept[-1][0] + self._stride:
            if len(kept) > 1 and kept[-1][0] - kept[-2][0] < CHECKPOINT_KEEP:
                kept.pop()
            kept.append((position, _encode(self._world.state)))

    def _latest(self) -> tuple[int, bytes]:
        """The checkpoint of the present step's start, and where in the answers that is."""
        if self._checkpoints[-1][0] < self._begun:
            self.fork(seed="")
        return self._checkpoints[-1]

    def _restore(self, answers: list[str]) -> None:
        """Bring the state to where these answers lead, from the last checkpoint before them; on the way no
        step goes without its own."""
        at, data = self._checkpoints[-1]
        self._begun = at
        self._script = answers[at:][::-1]
        del answers[at:]
        self.answers = answers
        if self._places is not None:
            self._places.cut(at)
        while self._marks and self._marks[-1][0] > at:
            self._marks.pop()
        state = self._decode(data)
        self._world = World(state, answers, None, self.game.anytime, self.game.act)
        self.request = None
        self._pending = None
        audit, self._audit = self._audit, None
        stride, self._stride = self._stride, 0
        self._run(state.step, fresh=False)
        self._audit, self._stride = audit, stride
        self._world.log = self._log

    def _go(self, sent: Option | str | None) -> None:
        """Run flows until a person must decide or the game is over."""
        answers = self.answers
        journal = self.journal
        send = self._flow.send
        while True:
            try:
                asked = send(sent)
            except StopIteration as done:
                if not self._enter(done.value):
                    return
                send = self._flow.send
                sent = None
                continue
            except GameOver:
                self.request = None
                return
            if self._script:
                sent = self._scripted(asked)
                continue
            if self._halted is not None:
                if isinstance(asked, Request):
                    if asked.moment and self._halted and not _is_for(asked, self._halted):
                        sent = asked.options[0]
                        continue
                    self.request = asked
                else:
                    self.request = None
                self._pending = asked
                return
            if isinstance(asked, Chance):
                sent = self.chance.pick(asked.weights)
                entry = "?" + sent
            else:
                chosen, entry = self._settled(asked)
                if chosen is None:
                    self.request = asked
                    return
                sent = chosen
                if not entry:
                    continue
            answers.append(entry)
            journal.append(entry)

    def _settled(self, asked: Request) -> tuple[Option | None, str]:
        """The answer nobody needs to be asked for (the only one, or a standing order), if any."""
        if len(asked.options) == 1 and not asked.wait() and not self._at_stake(asked):
            only = asked.options[0]
            if self._watch is not None:
                self._watch(asked, len(self.answers))
            return only, "" if asked.moment else "=" + only.id
        ordered = self._ordered(asked) if asked.topic else None
        if ordered is None or (asked.moment and ordered is asked.options[0]):
            return ordered, ""
        return ordered, f"{ordered.seat}~{ordered.id}"

    def _at_stake(self, asked: Request) -> bool:
        """Whether something that may be done at any time is worth a question (`tilldawn.engine.moment`)."""
        stakes = asked.stakes
        if stakes is no_stakes and not self._attentive:
            return False
        orders = self._orders
        for offered in asked.find_anytime():
            policy = orders[offered.seat].get(TOPIC, "matters")
            if policy == "ask" or (policy == "matters" and stakes(offered)):
                return True
        return False

    def _ordered(self, asked: Request) -> Option | None:
        """What the seat's standing order answers, or None when the seat wants to be asked."""
        if asked.seat == ANYONE:
            passing = [seat for seat in range(len(self._orders)) if self._passes(asked, seat)]
            mine = (o for o in asked.options if o.seat in passing and o.verb == asked.default)
            return next(mine, None) if passing else None
        return asked.find(asked.default) if self._passes(asked, asked.seat) else None

    def _passes(self, asked: Request, seat: int) -> bool:
        """Whether a seat does not want to be asked about this."""
        policy = self._orders[seat].get(asked.topic, "ask")
        return policy == "pass" or (policy == "matters" and not asked.matters)

    def _scripted(self, asked: Request | Chance) -> Option | str:
        """Answer from the script instead of asking; refuse an answer these rules do not allow."""
        if self._meter is not None:
            self._meter.tick()
        entry = self._script[-1]
        if isinstance(asked, Request) and asked.moment and not _is_for(asked, entry):
            return asked.options[0]
        self._script.pop()
        self.answers.append(entry)
        id = jn.answer_id(entry)
        if isinstance(asked, Chance):
            if entry[0] == jn.CHANCE and id in asked.weights:
                if self._audit is not None:
                    self._audit(asked.weights, id)
                return id
        else:
            chosen = (asked.find(id) or asked.former(id)) if entry[0] != jn.CHANCE else None
            if chosen is not None:
                return chosen
        raise RulesChanged(len(self.answers) - 1, entry)

    # --- Replaying ---------------------------------------------------------------------------------

    @classmethod
    def replay(
        cls,
        game: Game[S, V],
        seats: list[Seat],
        options: dict[str, Any],
        journal: Sequence[str],
        chance: ChanceSource,
        *,
        orders: list[dict[str, str]] | None = None,
        audit: Audit | None = None,
        budget: Budget | None = None,
    ) -> Table[S, V]:
        """A table brought to its present by playing its whole journal again under these rules.

        Raises SaveRefused, naming the first answer these rules do not allow, and TooMuchWork where the
        journal goes beyond the `budget`. `audit` hears every answer of chance with the odds it was given at.
        The work grows with the journal: an undo costs what it takes back, and the way from the checkpoint.
        """
        if budget is not None:
            budget.admit(journal)
        first, undos = jn.split(journal)
        # Standing orders may have changed since: only where the journal ends may today's play on.
        table = cls(
            game,
            seats,
            options,
            chance,
            orders=orders,
            script=first,
            audit=audit,
            halted=bool(undos),
            meter=budget.meter() if budget else None,
        )
        table._go_back_and_on(undos)
        table._settle_on(journal)
        return table

    def _go_on(self, entries: Sequence[str], budget: Budget | None) -> None:
        """Stand where the answers lead, and go on along a journal from there."""
        first, undos = jn.split(entries)
        self._meter = budget.meter() if budget else None
        self._halted = None if not entries else first[0] if first else ""
        self._restore(self.answers)
        self._follow(first)
        self._go_back_and_on(undos)
        if first and not undos:
            self._resume()

    def _go_back_and_on(self, undos: list[tuple[int, list[str]]]) -> None:
        """Take back and answer as recorded. Nothing is played for an undo that another one follows."""
        for to, entries in undos:
            target = self.target(to)
            self._cut(target.position)
            self._unsay(target)
            if entries:
                self._halted = entries[0]
                self._restore(self.answers)
                self._follow(entries)
        if undos and undos[-1][1]:
            self._resume()
        elif undos:  # where it went back to, everything has been told
            self._halted = None
            self._restore(self.answers)

    def _settle_on(self, journal: Sequence[str]) -> None:
        """The recorded journal is this table's own from now on, with what was played on where it ends: rules
        that have changed may ask less than they did."""
        self._meter = None
        self.journal = [*journal, *self.answers[jn.count(journal) :]]
        self._undone = jn.last_undo(self.journal)

    @classmethod
    def salvage(
        cls,
        game: Game[S, V],
        seats: list[Seat],
        options: dict[str, Any],
        journal: Sequence[str],
        chance: ChanceSource,
        *,
        orders: list[dict[str, str]] | None = None,
        budget: Budget | None = None,
    ) -> Table[S, V]:
        """As much of a record as these rules allow: what was undone is left out, and so is everything from
        the first answer on that is not possible any more. What chance answers after that is written down."""
        if budget is not None:
            budget.admit(journal)
        answers = jn.fold(journal)
        while True:
            try:
                table = cls.replay(game, seats, options, answers, chance, orders=orders, budget=budget)
            except RulesChanged as changed:
                answers = answers[: changed.position]
            else:
                return table

    def _resume(self) -> None:
        """Stand still no longer: what nobody needs to be asked for is answered."""
        self._halted = None
        pending, self._pending = self._pending, None
        if pending is not None:
            self._flow = _asked_again(pending, self._flow)
            self._go(None)

    def _follow(self, entries: list[str]) -> None:
        """Give recorded answers from the open request on."""
        if not entries:
            return
        pending, self._pending = self._pending, None
        if pending is None:
            raise RulesChanged(len(self.answers), entries[0])
        self._script = entries[::-1]
        self._halted = ""  # where the entries end, the table stands, at a moment too
        self._go(self._scripted(pending))
        self._exhaust()

    def _played_again(self) -> Table[S, V]:
        """This table again, played from its beginning, so that its whole past is known."""
        return Table.replay(
            self.game, self.seats, self.options, self.journal, SeededChance(""), orders=self.orders
        )

    def _recall(self) -> None:
        """Learn the past of a table that was opened from a save: log, marks and checkpoints."""
        told = self._played_again()
        self._marks = told._marks
        self._checkpoints = told._checkpoints
        self._whole = True
        if self.recording:
            self._log = told._log
            self._untold = 0
            self._world.log = self._log
