"""What a player can answer, verb by verb.

Options are constants of a game: a `Verb` builds each of them once and keeps it. Its parameters say what
the arguments are: `who:character` is a ref (`character:katia`) spoken as `$who`, `n:int` a number,
`how` a plain word, and `deal=action` a further ref made of all arguments (`action:workshop.make-parts`).
`~card:card` is said and lit, but no part of the option's id; `missing:~card` is said, but not lit. A tuple
stands for several refs. `refs` are lit whatever the arguments.
The text of a verb is the message `option-NAME`. A game subclasses `Verb` once, with nothing in it, and
thereby has a list of its own verbs.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from tilldawn.engine.request import Arg, Option, Text, option


class Parameter:
    """How one argument of a verb is said, shown and written."""

    __slots__ = ("kind", "lit", "plain", "silent", "word")

    def __init__(self, spec: str) -> None:
        self.silent = spec.startswith("~")
        """Whether it is left out of the id."""
        self.word, _, kind = spec.removeprefix("~").partition(":")
        self.kind = kind.removeprefix("~")
        self.plain = self.kind in ("", "int")
        """Whether it is said as it is, and names nothing on the table."""
        self.lit = not self.plain and not kind.startswith("~")

    def spoken(self, arg: Arg) -> Arg:
        """The argument as a message is given it."""
        if self.plain:
            return arg
        return tuple(f"{self.kind}:{one}" for one in arg) if isinstance(arg, tuple) else f"{self.kind}:{arg}"


class Verb:
    """Makes the options of one verb."""

    __slots__ = ("anytime", "derived", "name", "of", "parameters", "refs", "rule", "warning")

    declared: ClassVar[dict[str, Verb]]
    """All verbs of the game, for the sweep of texts."""

    def __init_subclass__(cls) -> None:
        cls.declared = {}

    def __init__(
        self,
        name: str,
        rule: str,
        *parameters: str,
        anytime: bool = False,
        warning: str = "",
        refs: tuple[str, ...] = (),
    ) -> None:
        if name in self.declared:
            raise ValueError(f"verb {name} is declared twice")
        self.declared[name] = self
        self.name = name
        self.rule = rule
        self.anytime = anytime
        self.warning = Text(warning) if warning else None
        self.refs = refs
        self.parameters = [Parameter(p) for p in parameters if "=" not in p]
        self.derived = [p.split("=") for p in parameters if "=" in p]
        self.of = cache(self)
        """The same option as calling the verb gives, in half the time: for the longest lists."""

    def _option(self, seat: int, *args: Arg, rule: str = "", warning: str = "") -> Option:
        warned = Text(warning) if warning else self.warning
        return self._make(seat, args, rule or self.rule, warned)

    if TYPE_CHECKING:

        def __call__(self, seat: int, *args: Arg, rule: str = "", warning: str = "") -> Option:
            """The option of a seat with these arguments; built once. `rule` and `warning` replace its own."""

    else:
        __call__ = cache(_option)  # options are asked for by the thousand

    @property
    def words(self) -> frozenset[str]:
        """The words its message is given."""
        return frozenset([p.word for p in self.parameters] + [word for word, _ in self.derived])

    def _make(self, seat: int, args: tuple[Arg, ...], rule: str, warning: Text | None) -> Option:
        words: dict[str, Arg] = {}
        refs = list(self.refs)
        told: list[str] = []
        for parameter, arg in zip(self.parameters, args, strict=True):
            said = words[parameter.word] = parameter.spoken(arg)
            if parameter.lit:
                refs += said if isinstance(said, tuple) else (str(said),)
            if not parameter.silent:
                told.append(str(arg))
        for word, kind in self.derived:
            words[word] = f"{kind}:{'.'.join(str(arg) for arg in args)}"
        return option(
            self.name,
            *told,
            seat=seat,
            rule=rule,
            refs=tuple(refs),
            anytime=self.anytime,
            warning=warning,
            **words,
        )
