"""What a game must bring to be played at a table.

A game is a state type, a list of named steps and a few functions. The coarse future of a game is data:
`state.step` names the step being played; each step is a flow that returns the name of the next one. At
the start of a step the whole future is in the state, which is what makes saving, forking and undo cheap.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, TypeVar

from msgspec import Struct

from tilldawn.engine.event import Event
from tilldawn.engine.flow import Flow, World
from tilldawn.engine.request import Option, Text
from tilldawn.engine.row import Row

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from typing_extensions import TypeVar as _TypeVar


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
if TYPE_CHECKING:
    V = _TypeVar("V", bound=Struct, default=Struct, covariant=True)
else:
    V = TypeVar("V", bound=Struct, covariant=True)  # before Python 3.13 only type checkers know defaults
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


class Figures(Struct, frozen=True):
    """What a simulation counts of a finished game beside its outcome.

    `rounds` is the Round or the day it ended in, `characters` who took part, `losses` people lost on the
    way, as `(day, cause)`.
    """

    rounds: int = 0
    characters: tuple[str, ...] = ()
    losses: tuple[tuple[int, str], ...] = ()


def _no_options(world: World[Any]) -> Sequence[Option]:
    return ()


def _no_act(world: World[Any], chosen: Option) -> Flow[None]:
    raise LookupError(f"this game knows nothing at any time, so nobody can {chosen.id}")


def _by_kind(ref: str) -> Text:
    kind, _, what = ref.partition(":")
    return Text(f"{kind}-{what}")


def _nothing_there(state: Any) -> Iterator[str]:
    return iter(())


def _no_faults() -> Iterator[Fault]:
    return iter(())


def _no_texts() -> Iterator[tuple[str, frozenset[str]]]:
    return iter(())


def _no_text(ref: str) -> Text | None:
    return None


def _as_it_is(state: object) -> None:
    """A state of an older release needs nothing."""


def _no_mark() -> str:
    return ""


def _no_lines(seen: Struct, events: Sequence[Event] = ()) -> list[Text]:
    return []


def _no_rules() -> Sequence[Row]:
    return ()


def _no_figures(seen: Struct) -> Figures:
    return Figures()


class Game(Struct, Generic[S, V], frozen=True, kw_only=True):
    """A game's definition: everything the engine needs and nothing it could know by itself.

    A small game needs the first seven fields. The others have defaults for a game that has no such thing.
    """

    id: str
    """Small letters, digits and dashes: it stands in saves and on command lines."""
    version: int
    """Goes up when the same answers no longer lead to the same state."""
    seats: range
    state: type[S]
    start: Callable[[dict[str, Any], int], S]
    """Validate the options of a new table (raises BadOption) and lay out the first state."""
    steps: dict[str, Step[S]]
    look: Callable[[S], V]
    """The whole table as a struct of ids and numbers: what bots and front ends read."""
    locale: Traversable | None = None
    """The folder of its texts, one folder per language; games of this package keep them in the common one."""
    anytime: Callable[[World[S]], Sequence[Option]] = _no_options
    """What may be done at any time in the present state."""
    act: Callable[[World[S], Option], Flow[None]] = _no_act
    """Do one of these."""
    things: Callable[[S], Iterator[str]] = _nothing_there
    """Refs of everything that lies on the table, so that a view can name it."""
    name: Callable[[str], Text] = _by_kind
    """What a ref is called; as a rule the message `KIND-NAME`."""
    explain: Callable[[str], Text | None] = _no_text
    """What a ref's card, token or perk says, where it says anything."""
    explain_here: Callable[[S, str], Text | None] | None = None
    """The same at a table, where modes or switches change it; nothing that happens there does."""
    topics: dict[str, str] = {}
    """Topics of standing orders and the policy a seat starts with: ask, matters or pass. The words of a topic
    are the message `order-TOPIC`; what it means is its attribute `text`."""
    mend: Callable[[S], None] = _as_it_is
    """Bring a state that an older release saved up to date, in place: what was noted in another way then."""
    fingerprint: Callable[[], str] = _no_mark
    """A hash of all cards and numbers, so that a save knows under which content it was played."""
    sweep: Callable[[], Iterator[Fault]] = _no_faults
    """Check all content without playing."""
    texts: Callable[[], Iterator[tuple[str, frozenset[str]]]] = _no_texts
    """Every message id the game may speak, with the arguments it gives."""
    content: Callable[[], dict[str, tuple[str, ...]]] = dict
    """Refs of all cards and scripts, each with its branches, for the content ledger: ids of options, or refs
    that events name."""
    option_names: tuple[str, ...] = ()
    """The options `start` understands."""
    story: Callable[[Struct, Sequence[Event]], list[Text]] = _no_lines
    """The game so far, told in a few lines: what came, who did what, how it ended."""
    board: Callable[[Struct], list[Text]] = _no_lines
    """The table in plain lines, for readers who cannot see a picture."""
    rules: Callable[[], Sequence[Row]] = _no_rules
    """The rows of its rulebook; a game without one cites rules nobody can look up."""
    face: str = ""
    """What front ends say and show of it beyond its texts, `package.module:FACE` (see `play.face`)."""
    figures: Callable[[Struct], Figures] = _no_figures
    """What a simulation counts of a finished game."""
    counts: Literal["round", "day"] = "round"
    """What `Figures.rounds` counts."""

    def eager(self) -> dict[str, str]:
        """Standing orders of a seat that wants every question, but no moment at which nothing is at stake."""
        return {topic: "matters" if topic == "moment" else "ask" for topic in self.topics}

    if not TYPE_CHECKING:

        def __class_getitem__(cls, types):
            return cls  # `Game[State]`: the view may be left out, which Python itself learns in 3.13
