"""What is coming and what is wanted: Events, Objective, Narrative Actions, Cold, and the decks."""

from __future__ import annotations

from textual.content import Content

from tilldawn.engine.request import literal
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.outlook import outlook
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.mine.agreed import agreed
from tilldawn.play.mine.aims import counter
from tilldawn.play.mine.tracks import bar
from tilldawn.play.mine.words import named, said
from tilldawn.tui.things import clickable

MOST_COLD = 6


def aims(view: TableView, say: Speaker, *, full: bool) -> Content:
    """All of it; with `full`, cards say what they say."""
    lines: list[Content] = []
    if view.scenario is not None:
        lines += _scenario(view, say, full=full)
    if view.objective is not None:
        lines += _objective(view, say, full=full)
    lines.append(Content.assemble((said(say, "events", count=len(view.active)), "bold $primary")))
    for id, nights in view.active.items():
        lines += _card(id, say, full=full, note=said(say, "nights", nights=nights) if nights > 1 else "")
    for ref in view.holds:
        lines.append(_open(ref, say, full=full))
    if view.notes:
        lines.append(Content.assemble((said(say, "notes", count=len(view.notes)), "bold $primary")))
    for note in view.notes:
        place = named(say, f"character:{note.about}" if note.about else note.where)
        lines.append(_open(f"note:{note.name}", say, full=full, note=place))
    lines.append(
        Content(
            said(say, "cold", cold=view.cold, felt=view.effective_cold, bar=f"={bar(view.cold, MOST_COLD)}")
        )
    )
    lines.append(Content.assemble((said(say, "hand", count=len(view.hand)), "bold $primary")))
    for card in view.hand:
        lines += _card(card, say, full=full)
    lines.append(Content(said(say, "decks", events=view.events, **view.piles)).stylize("dim"))
    if played := [one.chosen for one in agreed(view, say)]:
        lines.append(Content(said(say, "played", played=literal(", ".join(played)))).stylize("dim"))
    for deck, cards in view.seen.items():
        lines.append(Content(said(say, "known", deck=deck, cards=tuple(f"card:{card}" for card in cards))))
    return Content("\n").join(lines)


def _scenario(view: TableView, say: Speaker, *, full: bool) -> list[Content]:
    """What its sheet wants and how that stands; with `full`, its special rules."""
    mark = next((goal for goal in outlook(view).goals if goal.kind == "scenario"), None)
    if mark is None:
        return []
    more = mark.details if full else ()
    told = (mark.title, mark.text, *more)
    head = clickable(named(say, mark.refs[0]), mark.refs[0], "bold $primary")
    return [Content.assemble(head), *(Content(f"  {say(line)}") for line in told)]


def _open(ref: str, say: Speaker, *, full: bool, note: str = "") -> Content:
    """A written token, or something that holds just now: its name, where it lies, what it says."""
    name = clickable(named(say, ref), ref, "bold")
    text = f"\n  {say.thing(ref).get('text', '')}" if full else ""
    return Content.assemble("  ", name, f"  {note}" if note else "", text)


def _objective(view: TableView, say: Speaker, *, full: bool) -> list[Content]:
    o = view.objective
    if o is None:
        return []
    head = said(say, "objective", number=o.number, left=view.objectives_left)
    return [
        Content.assemble((head, "bold $primary")),
        *_card(o.id, say, full=full, note=counter(view, say)),
    ]


def _card(id: str, say: Speaker, *, full: bool, note: str = "") -> list[Content]:
    name = clickable(named(say, f"card:{id}"), f"card:{id}", "bold")
    lines = [Content.assemble("  ", name, f"  {note}" if note else "")]
    if full:
        lines.append(Content(f"  {say.thing(f'card:{id}').get('text', '')}"))
    return lines
