"""A table in words: the same data for every front end, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from tilldawn.engine.errors import TilldawnError
from tilldawn.engine.event import Event
from tilldawn.engine.request import Option, Refusal, Text, literal
from tilldawn.engine.text import Catalog

if TYPE_CHECKING:
    from tilldawn.engine.table import Table


class Speaker:
    """Puts a table's texts into one language; it knows the names of the people at the table."""

    def __init__(self, table: Table[Any], lang: str) -> None:
        self.table = table
        self.catalog = Catalog(lang, table.game.id, self._name)

    def _name(self, ref: str) -> Text:
        kind, _, what = ref.partition(":")
        if kind == "seat":
            at = int(what)
            return (
                Text("name", {"name": literal(self.table.seats[at].name)}) if at >= 0 else Text("name-anyone")
            )
        return self.table.game.name(ref)

    def __call__(self, text: Text) -> str:
        return self.catalog.say(text)

    def event(self, event: Event) -> str:
        """The sentence that tells an event."""
        return self.catalog.say(event.told)

    def error(self, error: TilldawnError) -> str:
        """What was wrong, what still holds, what to do."""
        return self.catalog.say(error.text)

    def thing(self, ref: str) -> dict[str, str]:
        """Name, text and flavour of something on the table."""
        label = self.table.game.name(ref) if not ref.startswith("seat:") else self._name(ref)
        said = {"name": self(label)}
        game = self.table.game
        here = game.explain_here
        explained = here(self.table.state, ref) if here is not None else game.explain(ref)
        if explained is not None:
            said["text"] = self(explained)
        elif ref.startswith("order:"):
            said["text"] = self.catalog.say(label, "text")
        if self.catalog.has(label.id, "flavour"):
            said["flavour"] = self.catalog.say(label, "flavour")
        return said


def option_data(say: Speaker, options: Iterable[Option]) -> list[dict[str, Any]]:
    """Options as data: id, text, whose, what they touch, the rule, and a warning if there is one."""
    return [
        {
            "id": o.id,
            "text": say(o.text),
            "seat": o.seat,
            "refs": list(o.refs),
            "rule": o.rule,
            "warning": say(o.warning) if o.warning else None,
        }
        for o in options
    ]


def refusal_data(say: Speaker, refusals: Iterable[Refusal]) -> list[dict[str, Any]]:
    """What is not possible now, as data."""
    return [
        {"text": say(r.what), "why": say(r.why), "rule": r.rule, "seat": r.seat, "refs": list(r.refs)}
        for r in refusals
    ]


def view(table: Table[Any], lang: str) -> dict[str, Any]:
    """Everything on the table as plain JSON-able data, with names and texts in one language."""
    say = Speaker(table, lang)
    asked = table.request
    request = asked and {
        "id": table.revision,
        "kind": asked.kind,
        "seat": asked.seat,
        "seats": list(asked.seats),
        "prompt": say(asked.prompt),
        "rule": asked.rule,
        "topic": asked.topic,
        "progress": msgspec.to_builtins(asked.progress),
        "options": option_data(say, asked.options),
        "anytime": option_data(say, asked.anytime),
    }
    outcome = table.outcome
    return {
        "game": table.game.id,
        "lang": lang,
        "revision": table.revision,
        "seats": msgspec.to_builtins(table.seats),
        "table": msgspec.to_builtins(table.look()),
        "things": {ref: say.thing(ref) for ref in dict.fromkeys(table.game.things(table.state))},
        "request": request,
        "outcome": outcome and {"won": outcome.won, "reason": say(outcome.reason), "rule": outcome.rule},
    }
