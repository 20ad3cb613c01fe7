"""A chain of small requests as a draft: what is marked can be taken back until it is confirmed.

A draft works on a fork of the table, so what can be added and what it sums up to is decided by the rules
themselves. Nothing of what the fork draws by chance is ever shown: a chain ends where chance speaks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from tilldawn.bots import make_bot
from tilldawn.bots.protocol import Bot
from tilldawn.engine import journal as jn
from tilldawn.engine.request import Option, Request, Text
from tilldawn.engine.table import Table
from tilldawn.play.face import face_of
from tilldawn.play.parts import Parts

Drafted = Callable[[Any, Any], Any]
"""Makes one view of two: before the last answer of a chain, and after it."""
ADVICE = 60
"""The most answers a bot is asked for."""
LAST = "-last"
"""The same deed with a warning: `wound-last` stands in the row of `wound`."""


def key_of(id: str) -> str:
    """What an answer is about, whatever numbers it carries by now: `hit:a2:knife:1` is `hit:a2:knife`."""
    verb, *args = id.split(":")
    return ":".join((verb.removesuffix(LAST), *(arg for arg in args if not arg.isdigit())))


class Draft:
    """Answers not yet given, tried out on a fork.

    A `whole` one goes on into the requests that belong to the same picture (`Parts.then`).
    """

    def __init__(self, table: Table[Any], parts: Parts, *, whole: bool = False) -> None:
        if table.request is None:
            raise ValueError("nothing is asked")
        self.table = table
        self.parts = parts
        self.first: Request = table.request
        self.then = parts.then if whole else ()
        self.keys: list[str] = []
        self._begin()

    def _begin(self) -> None:
        self.twin = self.table.fork(seed="draft")
        self.given = len(self.twin.answers)
        self.last: Request = self.first
        self.over = False
        self._before: Any = None
        self.verbs = {o.verb.removesuffix(LAST) for o in self.first.options}
        self.warnings: list[Text] = []
        self.done = self.first.progress.done if self.first.progress else 0

    @property
    def request(self) -> Request | None:
        """The open question of the chain, or None where the chain has ended."""
        return None if self.over else self.last

    def offered(self) -> dict[str, Option]:
        """What can be added now, by key; ends of the chain are left out."""
        if self.over:
            return {}
        ends = (*self.parts.finish, *self.parts.rest)
        return {key_of(o.id): o for o in self.last.options if o.verb not in ends}

    def finish(self) -> Option | None:
        """The option that ends the chain as it is."""
        if self.over:
            return None
        return next((o for o in self.last.options if o.verb in self.parts.finish), None)

    def rest(self) -> list[Option]:
        """What all who are left over get when it is confirmed as it is."""
        return [] if self.over else [o for o in self.last.options if o.verb in self.parts.rest]

    def beyond(self) -> Request | None:
        """What would be asked after the end and belongs to the same picture; nothing where chance speaks."""
        last = self.finish()
        if last is None or self.last.kind in self.then or not self.then:
            return None
        twin = self.twin.fork(seed="draft")
        before = len(twin.answers)
        twin.answer(last.id)
        asked = twin.request
        spoken = any(entry[0] == jn.CHANCE for entry in twin.answers[before:])
        return asked if asked is not None and not spoken and asked.kind in self.then else None

    @property
    def complete(self) -> bool:
        """Whether it can be confirmed."""
        return self.over or self.finish() is not None or bool(self.rest())

    def confirmed(self) -> list[str]:
        """The keys to be given as real answers when it is confirmed as it is, its end included."""
        ends = self.rest()
        if (last := self.finish()) is not None:
            ends.append(last)
        if (later := self.beyond()) is not None:
            ends += [o for o in later.options if o.verb in self.parts.finish][:1]
        return [*self.keys, *(key_of(o.id) for o in ends)]

    def doubt(self) -> Text | None:
        """What is to be asked about twice before it is confirmed, if anything is."""
        last = self.finish()
        ends = self.rest() if last is None else [last]
        warned = [*self.warnings, *(o.warning for o in ends if o.warning is not None)]
        if warned:
            return warned[0]
        return last.text if last is not None and self.parts.careful and not self.keys else None

    def seen(self) -> Any:
        """The table as it would stand after these answers, before anything else happens."""
        return self.look(lambda before, after: after)

    def counts(self) -> Counter[str]:
        """How often each answer is in the chain, forced ones included."""
        return Counter(key_of(jn.answer_id(entry)) for entry in self.twin.answers[self.given : self.end()])

    def end(self) -> int:
        """Where the chain ends among the fork's answers: where chance speaks or something else is asked."""
        for at in range(self.given, len(self.twin.answers)):
            entry = self.twin.answers[at]
            if entry[0] == jn.CHANCE or key_of(jn.answer_id(entry)).partition(":")[0] not in self.verbs:
                return at
        return len(self.twin.answers)

    def look(self, drafted: Drafted) -> Any:
        """The table with the choice on it. Where the chain has come to its end, the table has gone on:
        `drafted` makes one of what it looked like before the last answer and what that has changed."""
        if not self.over:
            return self.twin.look()
        still = self.table.at(len(self.table.answers))
        for entry in self.twin.answers[self.given : self.end()]:
            id = jn.answer_id(entry)
            while still.request is not None and still.request.moment and still.request.find(id) is None:
                still.answer(still.request.options[0].id)
            still.answer(id)
        return drafted(self._before, still.look())

    def add(self, key: str) -> bool:
        """One more of these, if the rules allow it."""
        option = self.offered().get(key)
        if option is None:
            return False
        self._give(key, option)
        return True

    def add_later(self, key: str) -> bool:
        """One of these after the end of the chain, in what belongs to the same picture."""
        later, last = self.beyond(), self.finish()
        if later is None or last is None:
            return False
        option = next((o for o in later.options if key_of(o.id) == key), None)
        if option is None or option.verb in self.parts.finish:
            return False
        self._give(key_of(last.id), last)
        self._give(key, option)
        return True

    def lay(self, keys: Iterable[str]) -> None:
        """Begin anew with these, as far as they are possible; what comes after the end is put there."""
        self.keys = []
        self._begin()
        later = [key for key in keys if not self.add(key)]
        for key in later:
            self.add_later(key)

    def _give(self, key: str, option: Option) -> None:
        if option.warning is not None:
            self.warnings.append(option.warning)
        before = len(self.twin.answers)
        self._before = self.twin.look()
        self.twin.answer(option.id)
        self.keys.append(key)
        asked = self.twin.request
        spoken = any(entry[0] == jn.CHANCE for entry in self.twin.answers[before:])
        if asked is None or spoken or asked.kind not in (self.first.kind, *self.then):
            self.over = True
            self.done += self._brought(before)
        else:
            self.last = asked
            self.verbs |= {o.verb.removesuffix(LAST) for o in asked.options}
            self.done = asked.progress.done if asked.progress else 0

    def _brought(self, since: int) -> int:
        """What the last answer brought, and those after it that had no alternative; an end brings nothing."""
        ids = [jn.answer_id(entry) for entry in self.twin.answers[since : self.end()]]
        return sum(_worth(id) for id in ids if id.partition(":")[0] not in self.parts.finish)

    def drop(self, key: str) -> bool:
        """One less of these; what came after it stays as far as it is still possible."""
        if key not in self.keys:
            return False
        at = len(self.keys) - 1 - self.keys[::-1].index(key)
        self.lay(self.keys[:at] + self.keys[at + 1 :])
        return True


def advised(table: Table[Any], parts: Parts, bot: Bot) -> list[str]:
    """What a bot would put into the chain and into what belongs to the same picture, as keys."""
    if table.request is None:
        return []
    draft = Draft(table, parts, whole=True)
    for _ in range(ADVICE):
        request = draft.request
        if request is None:
            break
        chosen = bot.choose(draft.twin, request.seats[0])
        if chosen.verb in parts.finish:
            draft.add_later(_later(draft, bot))
            break
        if chosen.anytime or not draft.add(key_of(chosen.id)):
            break
    _spare(draft)
    return draft.keys


def _spare(draft: Draft) -> None:
    """Take out of a proposal what it does without as well (`Parts.sparing`), what was put in last first."""
    for at in reversed(range(len(draft.keys))):
        keys = draft.keys
        if keys[at].partition(":")[0] not in draft.parts.sparing:
            continue
        draft.lay(keys[:at] + keys[at + 1 :])
        if not draft.complete or draft.keys != keys[:at] + keys[at + 1 :]:
            draft.lay(keys)


def _later(draft: Draft, bot: Bot) -> str:
    """What a bot would choose after the end of a chain, in what belongs to the same picture; as a key."""
    last, later = draft.finish(), draft.beyond()
    if last is None or later is None:
        return ""
    twin = draft.twin.fork(seed="draft")
    twin.answer(last.id)
    return key_of(bot.choose(twin, later.seats[0]).id)


def suggestion(table: Table[Any]) -> str:
    """The one answer that is marked before anybody has clicked; the same table gets the same."""
    request = table.request
    if request is None or request.kind not in face_of(table.game.id).suggests:
        return ""
    bot = make_bot("heuristic", table.game.id, f"advice-{table.revision}")
    chosen = bot.choose(table, request.seats[0])
    return "" if chosen.anytime else chosen.id


def _worth(id: str) -> int:
    """What an answer of a chain brings: a payment names its worth."""
    verb, *args = id.split(":")
    return int(args[1]) if verb == "pay" else 1


def is_chain(request: Request, parts: Parts) -> bool:
    """Whether a request is worth a panel: not where a single answer settles it.

    One that has an end of its own can be changed however little is left of it.
    """
    progress = request.progress
    if not parts.finish and progress is not None and progress.total - progress.done == 1:
        return False
    return any(o.verb not in parts.finish for o in request.options)


def settle(table: Table[Any], keys: Iterable[str], answer: Callable[[str], object]) -> None:
    """Give a confirmed chain's keys as real answers, in their order, by calling `answer` with option ids.

    The numbers of options move on with each answer, so each is found by its key. Where the table no longer
    offers one, the rest is left.
    """
    for key in keys:
        options = table.request.options if table.request else ()
        option = next((o for o in options if key_of(o.id) == key), None)
        if option is None:
            break
        answer(option.id)
