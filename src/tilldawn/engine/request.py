"""What a game waits for: requests to a seat, and questions to chance.

A game is a state plus one open `Request`. A request is addressed to a seat (or, with `ANYONE`, to
every seat named in its options) and lists *all* that may be answered: each `Option` is complete, so
applying it needs nothing but its id. A `Chance` is the same for the seat nobody sits on: it lists the
possible outcomes with their weights, and the table answers it from its own seeded generator.

No sentence lives here. Whatever a player reads is a `Text`: the id of a message and its arguments. An
argument that names a thing on the table is a *ref*, `"kind:name"` (`card:planks`, `seat:0`,
`enemy:brute-2`), and is put into words by the reader's catalogue.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal

from msgspec import Struct

Arg = str | int | tuple[str, ...]
"""A number, a word, a ref, or several refs. What people typed goes through `literal` first."""

ANYONE: Final = -1
"""The seat of a request that several seats may answer; each option then says whose it is."""


class Text(Struct, frozen=True, gc=False):
    """A message id with its arguments: a sentence nobody has spoken yet."""

    id: str
    args: dict[str, Arg] = {}


def text(id: str, **args: Arg) -> Text:
    """Shorthand that reads well at the call: `text("refused-no-ammo", weapon="card:pistol")`."""
    return Text(id, args)


def is_text(words: str) -> bool:
    """Whether words can be written into a file. Bytes that are no characters, as a terminal of another
    encoding sends them, cannot."""
    try:
        words.encode()
    except UnicodeEncodeError:
        return False
    return True


def literal(words: str) -> str:
    """Words to be spoken exactly as they are, even if they look like a ref."""
    return f"={words}"


class Option(Struct, frozen=True, gc=False):
    """One thing a seat may answer.

    `verb` and `args` are what the rules read, `id` is the same as one stable string
    (`give:0:planks:1`), `entry` is how the journal records that this seat chose it.
    """

    id: str
    verb: str
    args: tuple[str, ...]
    seat: int
    text: Text
    refs: tuple[str, ...]
    rule: str
    anytime: bool
    warning: Text | None
    entry: str


def option(
    verb: str,
    *args: str | int,
    seat: int,
    rule: str,
    refs: tuple[str, ...] = (),
    anytime: bool = False,
    warning: Text | None = None,
    **words: Arg,
) -> Option:
    """Build an option; its text is the message `option-VERB` with the given words.

    Options are constants of the game, so their makers are small functions under `functools.cache`.
    `warning` marks an answer that a front end must ask about twice.
    """
    parts = tuple(str(a) for a in args)
    id = ":".join((verb, *parts))
    return Option(
        id, verb, parts, seat, Text(f"option-{verb}", words), refs, rule, anytime, warning, f"{seat}>{id}"
    )


class Refusal(Struct, frozen=True, gc=False):
    """Something a player might sensibly want to do now, and the rule that stands against it."""

    what: Text
    why: Text
    rule: str
    seat: int
    refs: tuple[str, ...] = ()


class Progress(Struct, frozen=True, gc=False):
    """How far a choice made of several small requests has come."""

    done: int
    total: int


def _never() -> bool:
    return False


def no_stakes(option: Option) -> bool:
    """Nothing done at any time could come too late."""
    return False


def _nothing() -> list[Option]:
    return []


def _unknown(id: str) -> Option | None:
    return None


Closed = Literal["", "all", "either", "reading", "share", "chance"]
"""Why a question never refuses anything sensible, in one word: `all` that one might want is offered; it is
an `either`-or; there is only something for `reading`; a number is to `share` out; all hangs on `chance`.
Empty: nobody has said so yet, and the law of refusals asks for it."""

Refusals = Callable[[], Sequence[Refusal]] | Closed
"""How to find what is not possible now and why, or the word for why there is nothing to find."""


class Request(Struct, gc=False):
    """The question the game waits on.

    `kind` names the question (its message is `ask-KIND`); `topic`, `matters` and `default` serve
    standing orders: a seat that does not want to be asked about a topic answers `default` (at a question to
    several seats: the first of its own options with this verb). `wait` says
    whether a single option should be asked about all the same, because there is something to read or to
    see. `stakes` says of something that may be done at any time whether it could come too late after the
    only option has been taken (`tilldawn.engine.moment`); a `moment` is a question whose first option is to
    go on as if nobody had been asked. `former` understands ids of options that older rules offered here: for
    replaying what was recorded under them, never for a new answer. `find_anytime` and `refusals` are called
    only when somebody looks, and only while this is the open request.
    """

    kind: str
    seat: int
    options: Sequence[Option]
    rule: str
    words: dict[str, Arg] = {}
    topic: str = ""
    matters: bool = True
    default: str = ""
    progress: Progress | None = None
    find_anytime: Callable[[], Sequence[Option]] = _nothing
    refusals: Refusals = ""
    wait: Callable[[], bool] = _never
    stakes: Callable[[Option], bool] = no_stakes
    moment: bool = False
    former: Callable[[str], Option | None] = _unknown

    @property
    def id(self) -> str:
        """The question's name."""
        return self.kind

    @property
    def prompt(self) -> Text:
        """One line: what must be done now, and why. The seat is not named in it: front ends name it."""
        return Text(f"ask-{self.kind}", {"seat": f"seat:{self.seat}", **self.words})

    @property
    def anytime(self) -> Sequence[Option]:
        """What any seat may do beside the question itself; doing it leaves the question open."""
        return self.find_anytime()

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that may answer, each once, in order."""
        if self.seat != ANYONE:
            return (self.seat,)
        return tuple(sorted({o.seat for o in self.options}))

    def refused(self) -> Sequence[Refusal]:
        """Sensible things that are not possible now, each with the rule that stands against it."""
        return () if isinstance(self.refusals, str) else self.refusals()

    def find(self, id: str) -> Option | None:
        """The option (or at-any-time option) with this id, if it is allowed now."""
        for o in self.options:
            if o.id == id:
                return o
        for o in self.find_anytime():
            if o.id == id:
                return o
        return None


class Chance(Struct, frozen=True, gc=False):
    """A question to chance: outcomes with whole-number weights, all positive."""

    weights: dict[str, int]
