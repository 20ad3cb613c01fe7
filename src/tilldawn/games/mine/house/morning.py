"""The Morning phase: an Event, an Ending Event or a Chapter card; what each says is on the card."""

from __future__ import annotations

from tilldawn.engine.deck import draw
from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.moment import moment
from tilldawn.engine.request import Option
from tilldawn.games.mine import modules
from tilldawn.games.mine.book.reading import recall
from tilldawn.games.mine.cards.characters import LAST
from tilldawn.games.mine.cards.events import CHAPTERS, EVENT, WEAK
from tilldawn.games.mine.ending import check_hope
from tilldawn.games.mine.events import DayBegan
from tilldawn.games.mine.house.cold import add_cold
from tilldawn.games.mine.house.events import EventDrawn, EventIgnored
from tilldawn.games.mine.house.lasting import end_event
from tilldawn.games.mine.people.group import find
from tilldawn.games.mine.people.leader import pass_leadership
from tilldawn.games.mine.people.objectives import turn_chapter
from tilldawn.games.mine.state import Active, Game, State
from tilldawn.games.mine.steps import step


@step("morning", begins="phase")
@rule("M-MORN-01", "M-MORN-04", "M-MORN-06", "M-MORN-13", "M-MORN-15", "M-DAWN-07", "M-LEAD-04", "M-SAVE-01")
def morning(g: Game) -> Flow[str]:
    """Draw the top card and resolve it; after a Chapter card draw on, until it is an Event."""
    s = g.state
    s.day += 1
    s.phase = "morning"
    s.moment = ""
    g.emit(DayBegan(day=s.day, rule="M-MORN-15"))
    yield from check_hope(g)
    if len(s.events):  # a scenario's deck may have run out
        card = yield from draw(s.events, s.unseen)
        while card in CHAPTERS:
            yield from turn_chapter(g, card)
            card = yield from draw(s.events, s.unseen)
        yield from happen(g, card)
        if s.settings.modules:
            modules.event(g, card)
    yield from modules.begins(g, "morning")
    yield from recall(g, "morning")
    yield from modules.bereaved(g)
    pass_leadership(g, "M-LEAD-04")
    s.stage = 0
    return "day"


@rule("M-MORN-02", "M-MORN-03", "M-MORN-07", "M-MORN-08", "M-MORN-09", "M-MORN-10", "M-MORN-11", "M-BOARD-34")
@rule("M-CARD-01", "M-CARD-02")
def happen(g: Game, id: str) -> Flow[None]:
    """Cold first, then the text; a card about last night says nothing on the first day."""
    s = g.state
    card = EVENT[id]
    s.newest = id
    s.active.append(Active(id, card.nights))
    g.emit(EventDrawn(card=f"card:{id}", rule="M-MORN-01"))
    add_cold(g, card.cold, "M-MORN-02")
    if card.last_night and (s.day == 1 or s.trip_unknown):
        g.emit(EventIgnored(card=f"card:{id}", rule="M-MORN-08" if s.day == 1 else "M-MORN-09"))
        end_event(g, id)
        return
    if card.drawn is not None:
        if card.harms and not (card.last_night and s.last_trip is not None):
            yield from moment(
                g,
                "event-strikes",
                s.leader,
                "M-ADV-08",
                lambda option: before_harm(s, option, card.harms),
                {"card": f"card:{id}"},
            )
        yield from card.drawn(g)
    if card.ends == "at-once":
        end_event(g, id)


@rule("M-ADV-08", "M-ADV-22")
def before_harm(s: State, option: Option, harms: str) -> bool:
    """Whether food or a drink could save somebody from what the card is about to do."""
    match option.verb:
        case "eat-now":
            return harms == "hunger" and find(s, option.args[0]).hunger >= WEAK
        case "drink-now":
            return harms == "misery" and find(s, option.args[1]).misery == LAST - 1
        case _:
            return False
