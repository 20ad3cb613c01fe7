"""The Morning phase: an Event, an Ending Event or a Chapter card, and what each of them does."""

from __future__ import annotations

from tilldawn.engine.deck import draw
from tilldawn.engine.flow import Flow, pick, roll, rule
from tilldawn.games.mine import modules
from tilldawn.games.mine.book.reading import recall
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.cards.events import (
    ABOUT_LAST_NIGHT,
    AIRDROP,
    CHAPTERS,
    DIRECT_HIT,
    EPIDEMIC,
    EPIDEMIC_WEAK,
    EVENT,
    RATS_EAT,
    SHORTAGE,
)
from tilldawn.games.mine.choices import choose_good
from tilldawn.games.mine.decks import exchange_location
from tilldawn.games.mine.ending import ceasefire, check_hope
from tilldawn.games.mine.events import DayBegan
from tilldawn.games.mine.house.cold import add_cold
from tilldawn.games.mine.house.events import (
    DirectHitRolled,
    EpidemicRolled,
    EventDrawn,
    EventEnded,
    EventIgnored,
    FittingLost,
    HoleOpened,
)
from tilldawn.games.mine.house.rooms import choose_hole, take_down
from tilldawn.games.mine.people.group import member, ref
from tilldawn.games.mine.people.harm import each_suffers, pangs, suffer
from tilldawn.games.mine.people.leader import pass_leadership
from tilldawn.games.mine.people.objectives import turn_chapter
from tilldawn.games.mine.state import Active, Game, State
from tilldawn.games.mine.steps import step
from tilldawn.games.mine.trade.supply import discard, gain, remove_from_box


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
    card = yield from draw(s.events, s.unseen)
    while card in CHAPTERS:
        yield from turn_chapter(g, card)
        card = yield from draw(s.events, s.unseen)
    yield from happen(g, card)
    yield from modules.begins(g, "morning")
    yield from recall(g, "morning")
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
    if id in ABOUT_LAST_NIGHT and (s.day == 1 or s.trip_unknown):
        g.emit(EventIgnored(card=f"card:{id}", rule="M-MORN-08" if s.day == 1 else "M-MORN-09"))
        end_event(g, id)
        return
    yield from _text(g, id)
    if card.ends == "at-once":
        end_event(g, id)


@rule("M-MORN-11", "M-CARD-10")
def end_event(g: Game, id: str) -> None:
    """The card leaves the table for the Waste bag."""
    s = g.state
    for event in s.active:
        if event.id == id:
            s.active.remove(event)
            s.waste_cards.append(id)
            g.emit(EventEnded(card=f"card:{id}", rule="M-MORN-11"))
            return


def is_active(s: State, id: str) -> bool:
    """Whether this Event lies open."""
    return any(event.id == id for event in s.active)


def _text(g: Game, id: str) -> Flow[None]:
    """What the card says, where it says something for this very moment."""
    s = g.state
    match id:
        case "airdrop":
            if s.last_trip is not None:
                gain(g, AIRDROP[s.last_trip.slot], "storage", "M-CARD-01")
        case "shelling":
            yield from _shelling(g)
        case "rat-infestation":
            yield from _rats(g)
        case "food-shortage":
            remove_from_box(g, SHORTAGE, "M-MORN-01")
        case "epidemic":
            yield from _epidemic(g)
        case "direct-hit":
            yield from _direct_hit(g)
        case "broken-promise":
            yield from pangs(g, s.group, 1, "M-MORN-01")
        case "ceasefire":
            yield from ceasefire(g)
        case _:
            pass


@rule("M-CARD-02")
def _shelling(g: Game) -> Flow[None]:
    """The place visited last night is gone; after a night at home everybody has listened to it."""
    s = g.state
    if s.last_trip is None:
        yield from each_suffers(g, s.group, "misery", 1, "M-CARD-02")
        return
    visited = s.last_trip.location
    slot = s.locations.index(visited) if visited in s.locations else 0
    yield from exchange_location(g, slot, "M-CARD-02")


@rule("M-CARD-09")
def _rats(g: Game) -> Flow[None]:
    """Two Raw Food or Vegetables are gone."""
    s = g.state
    for _ in range(RATS_EAT):
        there = [good for good in ("raw-food", "vegetable") if s.storage.get(good)]
        if there:
            good = yield from choose_good(g, "rats", there, "M-CARD-09")
            discard(g, {good: 1}, "storage", "M-CARD-09")


def _epidemic(g: Game) -> Flow[None]:
    """Each Character rolls; the hungry and the tired catch it more easily."""
    s = g.state
    for person in list(s.group):
        if member(s, person.id) is None:
            continue
        result = yield from roll(BLACK)
        weak = person.hunger >= 3 or person.fatigue >= 3
        ill = result <= (EPIDEMIC_WEAK if weak else EPIDEMIC)
        g.emit(EpidemicRolled(who=ref(person), result=result, ill="yes" if ill else "no", rule="M-MORN-01"))
        if ill:
            yield from suffer(g, person, "illness", 1, "M-MORN-01")


def _direct_hit(g: Game) -> Flow[None]:
    """A Board-Up takes it; without one a Fitting may."""
    s = g.state
    if s.board_ups:
        hole = yield from choose_hole(g, s.board_ups, "M-MORN-01")
        s.board_ups = [h for h in s.board_ups if h != hole]
        g.emit(HoleOpened(hole=f"hole:{hole}", rule="M-MORN-01"))
        return
    result = yield from roll(BLACK)
    hit = result >= DIRECT_HIT and bool(s.fittings)
    g.emit(DirectHitRolled(result=result, hit="yes" if hit else "no", rule="M-MORN-01"))
    if hit:
        space = yield from pick(dict.fromkeys(sorted(s.fittings), 1))
        card = take_down(s, space)
        g.emit(FittingLost(card=f"card:{card}", space=f"space:{space}", rule="M-FIT-81"))
