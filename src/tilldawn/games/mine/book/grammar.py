"""What a script is made of: pages, choices, and the two families of words they are written in.

A script is data. Its page, its choices and the lines its rolls lead to are texts: `script-N` with the
attributes `.title`, `.a`, `.b`, … for choices, and `.faded`, one plain sentence for tables that want its
topic faded. The words themselves are in `language/`; a word is one class, and nothing else knows it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import cache
from typing import ClassVar, Literal

from msgspec import Struct

from tilldawn.engine.event import kebab
from tilldawn.engine.flow import Flow
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Arg, Text
from tilldawn.engine.word import Word
from tilldawn.games.mine.people.group import present
from tilldawn.games.mine.state import Game, Person, State

Place = Literal["trip", "home", "any"]
Topic = Literal["hunger", "death", "illness", "child", "animal", "despair", "cruelty"]
Effects = tuple["Effect", ...]


class Scene(Struct):
    """What a script remembers while it runs: the Character chosen in it, and where in its text it is."""

    number: int
    book: Callable[[int], Script]
    actor: str = ""
    path: str = ""
    """The effect being run, as it is named in texts: `899.then.1`."""
    why: str = "M-SCRIPT-04"
    """The rule it happens by: a card that is written in these words names its own."""


class Condition(Word, frozen=True):
    """Something that is so or is not so.

    `says` lists the words its message is given. The message is `needs-NAME`; it says why a choice is closed
    while this does not hold, or, with `so` = "no", while it holds although it must not.
    """

    NEEDS: ClassVar = ("holds", "describe", "says")
    says: ClassVar[str]
    speaks: ClassVar[bool] = True
    """Has a message of its own."""

    def holds(self, s: State, scene: Scene) -> bool:
        """Whether it is so."""
        raise NotImplementedError

    def describe(self, so: bool = True) -> Text:
        """What is asked for."""
        raise NotImplementedError

    def say(self, so: bool, **words: Arg) -> Text:
        """Its message with these words."""
        return Text(message("needs", type(self)), {"so": "yes" if so else "no", **words})

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        """What is wrong with it, for the sweep; `notes` are all names somebody writes."""
        yield from ()


class Effect(Word, frozen=True):
    """Something that happens.

    The message `effect-NAME` tells it in a few words; `says` lists the words it is given. An effect that
    demands something says with `possible` why it cannot be had; in a choice that closes the choice.
    """

    NEEDS: ClassVar = ("run", "describe", "says")
    says: ClassVar[str]
    stands: ClassVar[Place] = "any"
    """Where it makes sense."""
    price: ClassVar[bool] = False
    """Takes something away that another price of the same choice would count on: one is enough."""
    rolls_empathy: ClassVar[bool] = False
    """Makes an Empathy roll: the page says how likely it hits whom."""
    only_chosen: ClassVar[bool] = False
    """May stand in a choice only, where it is known that it can be paid."""

    def possible(self, s: State, scene: Scene) -> Objection | None:
        """Why it cannot be demanded now; most things can always happen."""
        return None

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        """Let it happen."""
        raise NotImplementedError

    def describe(self) -> Text:
        """What it does in a few words; what stays hidden until it happens is only hinted at."""
        raise NotImplementedError

    def say(self, **words: Arg) -> Text:
        """Its message with these words."""
        return Text(message("effect", type(self)), words)

    def shames(self, s: State, scene: Scene) -> list[Person]:
        """Whom an Empathy roll of it could hit."""
        return present(s) if self.rolls_empathy else []

    def branches(self) -> tuple[Effects, ...]:
        """The effects inside it, by branch."""
        return ()

    def links(self, here: Place) -> Iterator[tuple[int, Place]]:
        """Scripts it leads to, at once or later, and where those will be told, if this one is told `here`."""
        yield from ()

    def writes(self) -> tuple[str, ...]:
        """Names of the written tokens it may bring into play."""
        return ()

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        """What is wrong with it, for the sweep; `notes` are all names somebody writes."""
        yield from ()

    def demands(self) -> bool:
        """Whether it may be impossible."""
        return type(self).possible is not Effect.possible


@cache
def message(family: str, word: type[Word]) -> str:
    """The id of a word's message: `effect-lose-one-of`."""
    return f"{family}-{kebab(word.__name__)}"


class Choice(Struct, frozen=True):
    """A choice: its sentence is the attribute `.ID` of the script's text.

    It can be taken when `when` holds and everything `then` demands can be had.
    """

    id: str
    then: Effects = ()
    when: tuple[Condition, ...] = ()


class Script(Struct, frozen=True, kw_only=True):
    """A script: what happens first, then the choices; without choices it is over."""

    number: int
    where: Place
    topics: tuple[Topic, ...] = ()
    needs: tuple[Condition, ...] = ()
    """It is passed over while these do not hold."""
    then: Effects = ()
    choices: tuple[Choice, ...] = ()
    card: str = ""
    """It is printed on this card of a module: read each time the card says so, and by nothing else."""

    def part(self, id: str) -> Effects:
        """The effects of a choice, or, as `then`, those of the page itself."""
        return self.then if id == THEN else next(c.then for c in self.choices if c.id == id)


THEN = "then"


def inside(then: Effects) -> Iterator[Effect]:
    """Effects and all that is inside them."""
    for effect in then:
        yield effect
        for branch in effect.branches():
            yield from inside(branch)


def effects(script: Script) -> Iterator[Effect]:
    """All effects of a script, branches included."""
    yield from inside(script.then)
    for choice in script.choices:
        yield from inside(choice.then)


def effect_at(book: Callable[[int], Script], path: str) -> Effect:
    """The effect a text names: `1674.a.1.1.0` is, in choice a, the second effect's second branch's first."""
    number, part, *steps = path.split(".")
    found = book(int(number)).part(part)
    effect = found[int(steps[0])]
    for branch, at in zip(steps[1::2], steps[2::2], strict=True):
        effect = effect.branches()[int(branch)][int(at)]
    return effect


def refs(path: str, then: Effects) -> tuple[str, ...]:
    """How effects are named in texts; `path` is the part or branch they stand in."""
    return tuple(f"effect:{path}.{at}" for at in range(len(then)))
