"""What a player can answer, verb by verb.

Options are constants of a game: a `Verb` builds each of them once and keeps it. Its parameters say what
the arguments are: `who:character` is a ref (`character:katia`) spoken as `$who`, `n:int` a number,
`how` a plain word, and `deal=action` a further ref made of all arguments (`action:workshop.make-parts`).
The text of a verb is the message `option-NAME`. A game subclasses `Verb` once, with nothing in it, and
thereby has a list of its own verbs.
"""

from __future__ import annotations

from typing import ClassVar

from tilldawn.engine.request import Arg, Option, Text, option


class Verb:
    """Makes the options of one verb."""

    __slots__ = ("anytime", "derived", "made", "name", "parameters", "rule", "warning")

    declared: ClassVar[dict[str, Verb]]
    """All verbs of the game, for the sweep of texts."""

    def __init_subclass__(cls) -> None:
        cls.declared = {}

    def __init__(
        self, name: str, rule: str, *parameters: str, anytime: bool = False, warning: str = ""
    ) -> None:
        if name in self.declared:
            raise ValueError(f"verb {name} is declared twice")
        self.declared[name] = self
        self.name = name
        self.rule = rule
        self.anytime = anytime
        self.warning = Text(warning) if warning else None
        self.parameters = [_parameter(p) for p in parameters if "=" not in p]
        self.derived = [p.split("=") for p in parameters if "=" in p]
        self.made: dict[tuple[object, ...], Option] = {}

    def __call__(self, seat: int, *args: str | int, rule: str = "", warning: str = "") -> Option:
        key = (seat, rule, warning, *args)
        made = self.made.get(key)
        if made is None:
            warned = Text(warning) if warning else self.warning
            made = self.made[key] = self._make(seat, args, rule or self.rule, warned)
        return made

    def _make(self, seat: int, args: tuple[str | int, ...], rule: str, warning: Text | None) -> Option:
        words: dict[str, Arg] = {}
        refs: list[str] = []
        for (word, kind), arg in zip(self.parameters, args, strict=True):
            if kind == "int" or not kind:
                words[word] = arg
            else:
                words[word] = f"{kind}:{arg}"
                refs.append(f"{kind}:{arg}")
        for word, kind in self.derived:
            words[word] = f"{kind}:{'.'.join(str(arg) for arg in args)}"
        return option(
            self.name,
            *args,
            seat=seat,
            rule=rule,
            refs=tuple(refs),
            anytime=self.anytime,
            warning=warning,
            **words,
        )


def _parameter(spec: str) -> tuple[str, str]:
    word, _, kind = spec.partition(":")
    return word, kind
