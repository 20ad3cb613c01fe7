"""What a game must bring to be played at a table.

A game is a state type, a list of named steps and a few functions. The coarse future of a game is data:
`state.step` names the step being played; each step is a flow that returns the name of the next one. At
the start of a step the whole future is in the state, which is what makes saving, forking and undo cheap.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, Literal, Protocol, TypeVar

from msgspec import Struct

from tilldawn.engine.event import Event
from tilldawn.engine.flow import Flow, World
from tilldawn.engine.request import Option, Text


class Outcome(Struct, frozen=True):
    """How a game ended: for everybody at once, with the reason and the rule."""

    won: bool
    reason: Text
    rule: str


class Seat(Struct):
    """A place at the table: a name, and who decides there ("human", or the name of a bot)."""

    name: str
    player: str = "human"


class Playable(Protocol):
    """The part of a game's state the engine itself reads."""

    step: str
    outcome: Outcome | None


S = TypeVar("S", bound=Playable)
P = TypeVar("P", bound=Callable[[Any], "Flow[str] | str"])

Boundary = Literal["phase", "turn", "step"]
"""What begins with a step, for undo: a phase (which is also a turn), a turn, or neither."""


class Step(Struct, Generic[S], frozen=True):
    """A named piece of the game's course: a flow that returns the next step's name, or, where there is
    nothing to ask, a plain function that does."""

    name: str
    play: Callable[[World[S]], Flow[str] | str]
    begins: Boundary


class Steps(Generic[S]):
    """The steps of a game, declared with a decorator beside their flows."""

    def __init__(self) -> None:
        self.by_name: dict[str, Step[S]] = {}

    def __call__(self, name: str, begins: Boundary = "step") -> Callable[[P], P]:
        def declare(play: P) -> P:
            if name in self.by_name:
                raise ValueError(f"step {name} is declared twice")
            self.by_name[name] = Step(name, play, begins)
            return play

        return declare


class Fault(Struct, frozen=True):
    """Something the content sweep found wrong: where, and what."""

    where: str
    what: str


class Game(Struct, Generic[S], frozen=True, kw_only=True):
    """A game's definition: everything the engine needs and nothing it could know by itself."""

    id: str
    version: int
    """Goes up when the same answers no longer lead to the same state."""
    seats: range
    state: type[S]
    start: Callable[[dict[str, Any], int], S]
    """Validate the options of a new table (raises BadOption) and lay out the first state."""
    steps: dict[str, Step[S]]
    anytime: Callable[[World[S]], Sequence[Option]]
    act: Callable[[World[S], Option], Flow[None]]
    look: Callable[[S], Struct]
    """The whole table as a struct of ids and numbers: what bots and front ends read."""
    things: Callable[[S], Iterator[str]]
    """Refs of everything that lies on the table, so that a view can name it."""
    name: Callable[[str], Text]
    """What a ref is called."""
    explain: Callable[[str], Text | None]
    """What a ref's card, token or perk says, where it says anything."""
    topics: dict[str, str]
    """Topics of standing orders and the policy a seat starts with: ask, matters or pass."""
    fingerprint: Callable[[], str]
    """A hash of all cards and numbers, so that a save knows under which content it was played."""
    sweep: Callable[[], Iterator[Fault]]
    """Check all content without playing."""
    texts: Callable[[], Iterator[tuple[str, frozenset[str]]]]
    """Every message id the game may speak, with the arguments it gives."""
    content: Callable[[], dict[str, tuple[str, ...]]]
    """Refs of all cards and scripts, each with its branches, for the content ledger: ids of options, or refs
    that events name."""
    option_names: tuple[str, ...]
    """The options `start` understands."""
    story: Callable[[Struct, Sequence[Event]], list[Text]]
    """The game so far, told in a few lines: what came, who did what, how it ended."""
    board: Callable[[Struct], list[Text]]
    """The table in plain lines, for readers who cannot see a picture."""

    def eager(self) -> dict[str, str]:
        """Standing orders of a seat that wants every question, but no moment at which nothing is at stake."""
        return {topic: "matters" if topic == "moment" else "ask" for topic in self.topics}
