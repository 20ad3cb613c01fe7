"""What on the table an option is about."""

from __future__ import annotations

from tilldawn.engine.request import Option
from tilldawn.games.mine.public.facts import BOARDING
from tilldawn.games.mine.public.view import PersonView, TableView

TASKS = {f"task:{task}": task for task in ("guard", "floor", "scavenging")}
"""Tasks of a night that are done at a space, by its printed name."""

BOARDS_UP = f"deed:{BOARDING[1]}"


def touched(option: Option, view: TableView) -> frozenset[str]:
    """Refs of all an option touches; a Fitting also means the room it stands in."""
    return touching(option.verb, option.refs, view)


def touching(verb: str, refs: tuple[str, ...], view: TableView) -> frozenset[str]:
    """Refs of all that doing this to these touches."""
    found = set(refs)
    printed = view.printed
    if verb in printed.deeds:
        found.add(f"space:{printed.space_of[verb]}")
    found |= {f"space:{printed.space_of[TASKS[ref]]}" for ref in refs if ref in TASKS}
    if BOARDS_UP in found:
        found |= {f"hole:{hole}" for hole, boarded in view.holes.items() if not boarded}
    for space in view.spaces:
        if space.fitting and f"card:{space.fitting}" in found:
            found.add(f"space:{space.id}")
    return frozenset(found)


def person(id: str, view: TableView) -> PersonView | None:
    """Somebody of the group."""
    return next((p for p in view.people if p.id == id), None)
