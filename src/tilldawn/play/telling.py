"""What front ends say about any table, in plain strings: one function per need, whatever the game.

`seen` is the table as it is looked at (`table.look()`, or a fork's), `say` the speaker of the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec import Struct, structs

from tilldawn.engine.chart import Chart
from tilldawn.engine.event import Event
from tilldawn.engine.outlook import Outlook
from tilldawn.engine.request import Option, Request
from tilldawn.engine.view import Speaker
from tilldawn.play.face import face_of, found
from tilldawn.play.meaning import Meaning
from tilldawn.play.opened import Opened
from tilldawn.play.teller import Agreed, Teller


@cache
def _teller(game: str) -> Teller:
    teller: Teller = found(face_of(game).teller)()
    return teller


def _of(say: Speaker) -> Teller:
    return _teller(say.table.game.id)


def heading(seen: Struct, say: Speaker) -> str:
    """One line over the table: round, phase, and whatever everybody must know."""
    return _of(say).heading(seen, say)


def headed(seen: Struct, say: Speaker) -> object:
    """All that `heading` reads in the view: as long as it is the same, so is the heading."""
    return _of(say).headed(seen)


def board(seen: Struct, say: Speaker) -> list[str]:
    """Everything on the table, line by line."""
    return _of(say).board(seen, say)


def agreed(seen: Struct, say: Speaker) -> list[Agreed]:
    """What was chosen before play."""
    return _of(say).agreed(seen, say)


def shown(seen: Struct, say: Speaker) -> Struct:
    """The table as people want to look at it: with what takes too long to be worked out for every look."""
    return _of(say).shown(seen)


def outlook(seen: Struct, say: Speaker) -> Outlook:
    """Where the game stands, what is wanted, what threatens: facts, not yet in words. When it is over nothing
    threatens any more."""
    found = _of(say).outlook(seen)
    if say.table.outcome is None:
        return found
    goals = tuple(mark for mark in found.goals if mark.grade != "danger")
    return structs.replace(found, goals=goals, dangers=())


def meaning(ref: str, seen: Struct, say: Speaker) -> Meaning | None:
    """What a name, icon or number means now; None where a ref names nothing."""
    return _of(say).meaning(ref, seen, say)


def touched(option: Option, seen: Struct, say: Speaker) -> tuple[str, ...]:
    """Refs of all on the table an option touches: what it names first, then where that stands."""
    more = _of(say).touched(option, seen) - set(option.refs)
    return (*option.refs, *sorted(more))


def row(option: Option, seen: Struct, say: Speaker) -> str:
    """An option as a row of a panel."""
    return _of(say).row(option, seen, say)


def tally(seen: Struct, request: Request, say: Speaker) -> str:
    """The running total of a chain in words; nothing where its progress says it all."""
    return _of(say).tally(seen, request, say)


def drafted(before: Struct, after: Struct, say: Speaker) -> Struct:
    """The table with a choice on it that has come to its end: one view made of those before and after the
    last answer."""
    return _of(say).drafted(before, after)


def page(event: Event, seen: Struct, say: Speaker) -> tuple[str, str] | None:
    """Title and text of what is to be read in peace when this has happened."""
    return _of(say).page(event, seen, say)


def open_page(say: Speaker) -> tuple[str, str, str] | None:
    """The page of the book that is being resolved: title, text, and the odds of those present."""
    return _of(say).open_page(say)


def picture(ref: str, say: Speaker) -> str:
    """What is pictured for a thing: itself, or the name of a picture that stands for it."""
    return _of(say).picture(ref) if ref else ""


def chart(ref: str, say: Speaker) -> Chart | None:
    """What is printed on a card in rows and numbers; None where it is words alone."""
    return _of(say).chart(ref)


def opened(seen: Struct, say: Speaker) -> Iterable[Opened]:
    """Cards that lie open on the table and have a chart."""
    return _of(say).opened(seen, say)


def steady(say: Speaker) -> bool:
    """Whether `touched` hangs on nothing that happens at the table, nor on who sits there."""
    return _of(say).steady


def depends(ref: str, seen: Struct, say: Speaker) -> object:
    """All that `about` and `tag` read in the view: while it is the same, so is what there is to say."""
    return _of(say).depends(ref, seen)


def tag(ref: str, seen: Struct, say: Speaker) -> str:
    """Two letters to find somebody by; nothing for what has none."""
    return _of(say).tag(ref, seen, say)


def about(ref: str, seen: Struct, say: Speaker) -> tuple[str, str]:
    """The name of a thing on the table and what there is to say of it."""
    return _of(say).about(ref, seen, say)
