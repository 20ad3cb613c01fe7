"""What an option costs and gives, as far as it can be known before."""

from __future__ import annotations

from tilldawn.engine.request import Option
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.facts import SPACE_OF
from tilldawn.games.mine.public.view import PersonView, TableView
from tilldawn.play.mine.changes import changes
from tilldawn.play.mine.people import brief
from tilldawn.play.mine.stores import left_after, numbers
from tilldawn.play.mine.words import doing, named, pair, said

DEEDS = {deed: f"space:{SPACE_OF[deed]}" for deed in ("poke-about", "new-idea", "outside")}
"""Printed actions and the space they are done at."""
TASKS = {f"task:{task}": f"space:{SPACE_OF[task]}" for task in ("guard", "floor", "scavenging")}
"""Tasks of a night and the space they are done at."""
TOLD = ("card", "list", "task", "slot", "good")
"""Kinds of things whose text is told, the most telling first."""


def touched(option: Option, view: TableView) -> frozenset[str]:
    """Refs of all an option touches; a Fitting also means the room it stands in."""
    return touching(option.verb, option.refs, view)


def touching(verb: str, refs: tuple[str, ...], view: TableView) -> frozenset[str]:
    """Refs of all that doing this to these touches."""
    found = set(refs)
    if verb in DEEDS:
        found.add(DEEDS[verb])
    found |= {TASKS[ref] for ref in refs if ref in TASKS}
    for space in view.spaces:
        if space.fitting and f"card:{space.fitting}" in found:
            found.add(f"space:{space.id}")
    return frozenset(found)


def preview(option: Option, view: TableView, say: Speaker) -> str:
    """The sum of it first, then what the card or piece says, then how those are whom it is about."""
    lines = (_sum(option, view, say), _who(option, view, say), _says(option, say))
    return "\n".join(line for line in lines if line)


def _sum(option: Option, view: TableView, say: Speaker) -> str:
    """What is left, how a State changes, what a piece is worth."""
    if option.verb in ("craft", "craft-water"):
        return _craft(option.args[0], view, say)
    if option.verb == "resolve":
        return _plan(view, say)
    parts = changes(option, view, say)
    for ref in option.refs:
        if ref.startswith("good:"):
            parts.append(_piece(ref, view, say))
    return " · ".join(parts)


def _piece(ref: str, view: TableView, say: Speaker) -> str:
    """Value and weight of a piece, and how many there are."""
    good = ref.partition(":")[2]
    here = said(
        say,
        "have",
        here=view.storage.get(good, 0),
        pile=view.pile.get(good, 0),
        trip="yes" if view.phase == "scavenging" else "no",
    )
    return f"{named(say, ref)} {numbers(good, view)} {here}"


def _craft(card: str, view: TableView, say: Speaker) -> str:
    one = next((f for f in view.deck if f.id == card), None)
    if one is None:
        return ""
    left = " · ".join(named(say, f"count:{good}*{n}") for good, n in left_after(one.cost, view).items())
    return said(say, "leaves", goods=f"={left}", places=len(one.places))


def _plan(view: TableView, say: Speaker) -> str:
    """All assignments of the stage together."""
    parts = []
    for p in view.people:
        if p.doing or (0 < view.stage <= len(p.actions) and p.actions[view.stage - 1]):
            does = doing(p, say) or said(say, "idle")
            parts.append(pair(say, named(say, f"character:{p.id}"), does))
    return " · ".join(parts)


def _says(option: Option, say: Speaker) -> str:
    """The text of the card, action, place or piece behind an option."""
    if option.verb in DEEDS:
        return say.thing(f"action:{option.verb}").get("text", "")
    refs = ["task:bed"] if option.verb == "bed" else list(option.refs)
    told = [ref for kind in TOLD for ref in refs if ref.startswith(f"{kind}:")]
    return say.thing(told[0]).get("text", "") if told else ""


def _who(option: Option, view: TableView, say: Speaker) -> str:
    """How the Characters are whom it is about."""
    ids = [ref.partition(":")[2] for ref in option.refs if ref.startswith("character:")]
    return " · ".join(brief(p, say) for id in ids if (p := person(id, view)))


def person(id: str, view: TableView) -> PersonView | None:
    """Somebody of the group."""
    return next((p for p in view.people if p.id == id), None)
