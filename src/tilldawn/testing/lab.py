"""A table in the situation a test wants, with chance under the test's control."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, Self, TypeVar

import msgspec

from tilldawn.engine.game import Game, Playable, Seat
from tilldawn.engine.request import Option, Refusal
from tilldawn.engine.table import Table
from tilldawn.engine.view import Speaker
from tilldawn.testing.rigged import Rigged

S = TypeVar("S", bound=Playable)

NAMES = ("Ana", "Bo", "Cleo", "Dov", "Eve", "Finn")


class Lab(Generic[S]):
    """Choose, rig chance, look. A game's own laboratory adds what is particular to it."""

    def __init__(
        self,
        game: Game[S],
        state: S,
        seats: int,
        queued: Sequence[str],
        orders: Mapping[str, str] | None = None,
    ) -> None:
        self.chance = Rigged(*queued)
        self.chance.unseen = lambda: state.unseen  # type: ignore[attr-defined]
        named = [Seat(name) for name in NAMES[:seats]]
        rigged = msgspec.structs.replace(game, start=lambda options, count: state)
        given = [{**game.topics, **(orders or {})} for _ in named]
        self.table: Table[S, Any] = Table(rigged, named, {}, self.chance, orders=given)

    # --- Doing ---

    def choose(self, *ids: str) -> Self:
        """Give answers, one after another."""
        for id in ids:
            self.table.answer(id)
        return self

    def next(self, *outcomes: str) -> Self:
        """Queue what chance will say next."""
        self.chance.queue.extend(outcomes)
        return self

    def order(self, seat: int, topic: str, policy: str) -> Self:
        """Set a standing order."""
        self.table.order(seat, topic, policy)
        return self

    # --- Looking ---

    @property
    def state(self) -> S:
        return self.table.state

    @property
    def asked(self) -> str:
        """The kind of the open request, or nothing when the game is over."""
        return self.table.request.kind if self.table.request else ""

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        if self.table.request is None:
            raise AssertionError("nobody is asked: the game is over")
        return self.table.request.seat

    @property
    def options(self) -> list[str]:
        """Ids of all that may be answered now, without what may be done at any time."""
        return [o.id for o in self.table.request.options] if self.table.request else []

    @property
    def anytime(self) -> list[str]:
        """Ids of what may be done at any time."""
        return [o.id for o in self.table.request.anytime] if self.table.request else []

    def option(self, id: str) -> Option:
        """The open option with this id."""
        found = self.table.request.find(id) if self.table.request else None
        if found is None:
            raise AssertionError(f"{id} is not possible now; possible: {self.options}")
        return found

    @property
    def won(self) -> bool | None:
        """None while playing."""
        return self.table.outcome.won if self.table.outcome else None

    def events(self, *names: str) -> list[Any]:
        """Everything that happened, or only events of these names (kebab case).

        They are `Event`s of many classes; a test that asks for names knows their fields.
        """
        told: list[Any] = [entry.event for entry in self.table.log]
        return [event for event in told if not names or event.name in names]

    def happened(self, name: str) -> bool:
        """Whether an event of this name was told."""
        return bool(self.events(name))

    def in_words(self, lang: str = "en") -> str:
        """The log in words, a line per event with its rule, then the open question with all its answers.

        For whoever writes a test: `print(lab.in_words())`.
        """
        return in_words(self.table, lang)

    def refusals(self) -> dict[str, str]:
        """What is refused now: `message/ref` of the thing to the rule that forbids it."""
        return {_key(r): r.rule for r in self.table.refused()}


def in_words(table: Table[Any], lang: str = "en") -> str:
    """A table in words: its log, the open question, the answers with their ids, what is refused and why."""
    say = Speaker(table, lang)
    lines = [f"{line.position:>4}  {say.event(line.event)} [{line.event.rule}]" for line in table.log]
    request = table.request
    if request is None:
        return "\n".join([*lines, say(table.outcome.reason) if table.outcome else ""])
    lines.append(f"\n{say(request.prompt)} [{request.kind}, {request.rule}]")
    lines += [f"  {option.id}: {say(option.text)}" for option in request.options]
    lines += [f"  at any time, {option.id}: {say(option.text)}" for option in request.anytime]
    lines += [f"  not {say(no.what)}: {say(no.why)} [{no.rule}]" for no in table.refused()]
    return "\n".join(lines)


def _key(refusal: Refusal) -> str:
    thing = next((ref for ref in reversed(refusal.refs) if not ref.startswith("seat:")), "")
    return f"{refusal.what.id.removeprefix('option-')}/{thing.partition(':')[2]}"
