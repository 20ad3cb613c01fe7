"""What there is to say of a room of the Shelter."""

from __future__ import annotations

from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.facts import DEEDS
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.mine.words import said


def printed(what: str) -> str:
    """What is printed in a room, as the thing it stands for: a task of the night or an action."""
    return f"action:{what}" if what in DEEDS else f"task:{what}"


def _written(note: str, say: Speaker) -> str:
    """A written token that lies here."""
    return said(say, "written", note=f"note:{note}", text=f"written:{note}")


def room(id: str, view: TableView, say: Speaker) -> list[str]:
    """What is to be said of a room."""
    if id == "outside":
        notes = [note.name for note in view.notes if note.where == "zone:outside"]
        return [say.thing("action:outside")["text"], *(_written(note, say) for note in notes)]
    space = next(one for one in view.spaces if one.id == id)
    lines: list[str] = []
    for card in (space.fitting, space.card):
        if card:
            thing = say.thing(f"card:{card}")
            lines.append(f"{thing['name']}. {thing.get('text', '')}")
    lines += [_written(note, say) for note in space.notes]
    if space.stack > 1:
        lines.append(said(say, "room-stack", count=space.stack))
    if space.floor in view.printed.watched:
        lines.append(said(say, "room-watched"))
    if space.waiting:
        lines.append(said(say, "room-waiting"))
    if space.printed:
        thing = say.thing(printed(space.printed))
        lines.append(f"{thing['name']}. {thing.get('text', '')}")
    if space.free:
        lines.append(said(say, "room-free"))
    if not space.reach:
        lines.append(said(say, "room-far"))
    if space.people:
        lines.append(said(say, "room-people", people=tuple(f"character:{one}" for one in space.people)))
    return lines
