"""What was agreed before a Campaign: what is played of the box, other rules, topics that are faded."""

from __future__ import annotations

from collections.abc import Iterator

from tilldawn.engine.request import Text
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.lobby import BOX, Lobby, Pick, lobby
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.mine import box
from tilldawn.play.teller import Agreed


def agreed(view: TableView, say: Speaker) -> list[Agreed]:
    """All that is not by the book, in the order in which it is offered."""
    words, there = say.catalog, lobby()
    found = [
        Agreed(
            say(Text(f"lobby-{pick[0]}")),
            box.name(words, pick),
            "\n".join(box.about(words, there, pick)),
            brief=True,
        )
        for pick in played(view, there)
    ]
    for option, ids in (("advanced", _advanced(view)), ("switches", _switches(view)), ("fade", _faded(view))):
        for id in ids:
            text = say(Text(f"{id}.text")) if words.has(id, "text") else ""
            found.append(Agreed(say(Text(f"lobby-{option}")), say(Text(id)), text))
    return found


def played(view: TableView, there: Lobby) -> Iterator[Pick]:
    """What lies on the table of the box besides the Campaign by the book."""
    lies = list(view.modules)  # the scenario, too, which is a module of its own kind
    chosen = {"scenario": lies, "level": [view.level], "board": [view.board], "modules": lies}
    for option in BOX:
        for value in there.choices(option):
            if value and value in chosen[option] and (option, value) != ("board", there.boards[0]):
                yield option, value


def _advanced(view: TableView) -> list[str]:
    return [f"advanced-{number}" for number, switch in lobby().switch_of.items() if view.settings[switch]]


def _switches(view: TableView) -> list[str]:
    return [f"switch-{name.replace('_', '-')}" for name in lobby().switches if view.settings[name]]


def _faded(view: TableView) -> list[str]:
    return [f"topic-{topic}" for topic in lobby().topics if topic in view.faded]
