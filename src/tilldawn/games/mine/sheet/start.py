"""The Save Sheet: a Campaign noted after a Dawn, and laid out again for the next Morning.

Everything that must survive is noted; whatever is not goes back to the box and is set up afresh.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from tilldawn.engine.chance import SeededChance
from tilldawn.engine.deck import Mix, Pile, known, remove
from tilldawn.engine.flow import Flow, World, rule
from tilldawn.engine.game import Step
from tilldawn.engine.request import Arg, Text
from tilldawn.engine.table import Table
from tilldawn.games.mine import modules, setup
from tilldawn.games.mine.book.notes import mend
from tilldawn.games.mine.cards import narrative
from tilldawn.games.mine.cards.characters import DEPARTURES, STATES
from tilldawn.games.mine.cards.events import CHAPTERS, EVENT
from tilldawn.games.mine.cards.fittings import FITTING
from tilldawn.games.mine.cards.locations import SLOTS
from tilldawn.games.mine.cards.objectives import FINAL, OBJECTIVE
from tilldawn.games.mine.goods import BOX, GOOD, Goods
from tilldawn.games.mine.house.board import board
from tilldawn.games.mine.sheet.faults import faults
from tilldawn.games.mine.sheet.form import (
    BASEMENT,
    CHAIR,
    DECK_OF,
    ENDINGS,
    EXHAUSTED,
    FACTS,
    HOPELESS,
    RED,
    UNIFORMS,
    Sheet,
    SheetDeck,
    SheetEvent,
    SheetLost,
    SheetNote,
    SheetPerson,
    SheetRefused,
    SheetTrip,
    course,
    kind_of,
    noted,
)
from tilldawn.games.mine.state import Active, LastTrip, Lost, Note, Person, State

OPTIONS = (*setup.OPTIONS, "sheet")
"""What `start` understands."""


# --- Writing a sheet ------------------------------------------------------------------------------------


def last_dawn(table: Table[State]) -> State | None:
    """The Campaign as it stood after its last Dawn; None before the first. The table is not disturbed.

    Its answers are played once more, and the state is kept whenever a Morning is about to begin.
    """
    kept: list[bytes] = []
    game = table.game
    morning = game.steps["morning"]

    def listening(g: World[State]) -> Flow[str] | str:
        if g.state.phase == "dawn":
            kept[:] = [msgspec.msgpack.encode(g.state)]
        return morning.play(g)

    steps = {**game.steps, "morning": Step("morning", listening, morning.begins)}
    again = msgspec.structs.replace(game, steps=steps)
    Table.replay(again, table.seats, table.options, table.answers, SeededChance(""), orders=table.orders)
    return msgspec.msgpack.decode(kept[0], type=State) if kept else None


def sheet_of(table: Table[State]) -> Sheet:
    """The sheet of a table: the one of its last Dawn."""
    state = last_dawn(table)
    if state is None:
        raise SheetRefused("error-sheet-no-dawn")
    return sheet(state)


@rule("M-SAVE-01", "M-SAVE-02", "M-SAVE-03", "M-SAVE-04", "M-SAVE-05", "M-SAVE-06", "M-SAVE-07", "M-SAVE-08")
@rule("M-SAVE-09", "M-SAVE-10", "M-SAVE-16", "M-SAVE-17", "M-SAVE-18", "M-SAVE-19", "M-SAVE-20", "M-SAVE-22")
def sheet(s: State) -> Sheet:
    """Note everything that must survive; only between Dawn and Morning, when nothing is half done."""
    if s.step != "morning" or s.phase != "dawn":
        raise SheetRefused("error-sheet-when")
    return Sheet(
        day=s.day,
        seats=s.seats,
        leader=s.leader,
        advanced=[number for number, name in setup.ADVANCED.items() if getattr(s.settings, name)],
        switches=[name for name in setup.SWITCHES if getattr(s.settings, name)],
        faded=list(s.settings.faded),
        people=[_person(p) for p in s.group],
        lost=[
            SheetLost(id=p.id, day=p.day, cause=p.cause, epilogue=p.epilogue, starting=p.starting)
            for p in s.lost
        ],
        storage=dict(s.storage),
        x5=dict(s.x5),
        waste=dict(s.waste),
        locations=list(s.locations),
        hidden={place: dict(goods) for place, goods in s.hidden.items() if goods},
        gone_locations=list(s.old_locations),
        board=s.settings.board,
        shelter=dict(s.shelter),
        beneath=[space for space, n in s.beneath.items() for _ in range(n)],
        turned=list(s.cleared),
        fittings=dict(s.fittings),
        deck=list(s.deck),
        ideas=list(s.ideas),
        board_ups=list(s.board_ups),
        cold=s.cold,
        **_story(s),
        raids=_deck(s, "raids", s.raids, s.raid_reserve),
        residents=_deck(s, "residents", s.residents, s.resident_reserve),
        hand=list(s.hand),
        used=[card for card in s.waste_cards if card in narrative.CARDS],
        removed=[card for card in s.waste_cards if card in DECK_OF or card in FITTING],
        last_trip=_trip(s.last_trip),
        trip_noted=not s.trip_unknown,
        facts=_facts(s),
        scripts=list(s.scripts),
        notes=[
            SheetNote(name=n.name, script=n.script, place=n.place, phase=n.phase, day=n.day, number=n.number)
            for n in s.notes
        ],
        history=[list(row) for row in s.history],
        modules={id: copy.deepcopy(s.modules.get(id)) for id in s.settings.modules},
        level=[s.settings.level] if s.settings.level else [],
    )


def _person(p: Person) -> SheetPerson:
    states = {state: getattr(p, state) for state in STATES}
    return SheetPerson(
        id=p.id,
        colour=p.colour,
        starting=p.starting,
        medicine=dict(p.medicine),
        posted=p.posted,
        **states,
    )


@rule("M-SAVE-11", "M-SAVE-12", "M-SAVE-13", "M-SAVE-21")
def _story(s: State) -> dict[str, Any]:
    """Chapter, Events and Objectives: what has come, what lies open, what is known to come."""
    ahead: list[str] = []
    for layer in s.events.layers:
        if not isinstance(layer, str):
            break
        if layer not in CHAPTERS:
            ahead.append(layer)
    below = s.objectives.layers[0] if s.objectives.layers else FINAL
    return {
        "chapter": sum(card in CHAPTERS for card in s.waste_cards),
        "active": [SheetEvent(id=event.id, nights=event.nights) for event in s.active],
        "gone_events": [card for card in s.waste_cards if card in EVENT],
        "ahead": ahead,
        "objective": s.objective,
        "progress": s.progress,
        "past_objectives": [card for card in s.waste_cards if card in OBJECTIVE],
        "next_objective": below if isinstance(below, str) and below != FINAL else "",
    }


@rule("M-SAVE-14", "M-SAVE-15")
def _deck(s: State, deck: str, pile: Pile, reserve: int) -> SheetDeck:
    """How many of the reserve have joined, which cards are known to lie on top and at the bottom, and which
    of the others somebody has seen there."""
    layers = pile.layers
    above = next((at for at, layer in enumerate(layers) if not isinstance(layer, str)), len(layers))
    below = next((at for at, layer in enumerate(reversed(layers)) if not isinstance(layer, str)), 0)
    seen: list[str] = []
    for layer in layers[above : len(layers) - below]:
        seen += [layer] if isinstance(layer, str) else [key[1:] for key in layer if key[0] == "="]
    return SheetDeck(
        added=len(RED[deck]) - reserve,
        seen=[card for card in RED[deck] if card in seen],
        top=[layer for layer in layers[:above] if isinstance(layer, str)],
        bottom=[layer for layer in layers[len(layers) - below :] if isinstance(layer, str)],
    )


def _trip(last: LastTrip | None) -> SheetTrip | None:
    if last is None:
        return None
    return SheetTrip(slot=SLOTS[last.slot], location=last.location, who=list(last.who))


def _facts(s: State) -> list[str]:
    """What no card or token shows."""
    true = {
        CHAIR: s.chair_built and not _cheering(s.fittings.values()),
        BASEMENT: s.basement_closed,
        UNIFORMS: s.uniforms,
        HOPELESS: s.hopeless,
        EXHAUSTED: s.one_action > s.day,
    }
    return [fact for fact in FACTS if true[fact]]


def _cheering(cards: Iterable[str]) -> bool:
    """Whether a Fitting stands there that does something once, when it is put up."""
    return any(FITTING[card].made is not None for card in cards)


# --- Laying it out again --------------------------------------------------------------------------------


def start(options: dict[str, Any], seats: int) -> State:
    """A new Campaign, or one that goes on from a Save Sheet: the option `sheet`, as plain data."""
    if "sheet" not in options:
        return setup.start(options, seats)
    for name in options:
        if name != "sheet":
            raise SheetRefused("error-sheet-alone", setting=name)
    return restore(from_data(options["sheet"]), seats)


def from_data(data: Any) -> Sheet:
    """A sheet out of plain data, such as the options of a saved table."""
    try:
        return msgspec.convert(data, Sheet)
    except msgspec.ValidationError as error:
        raise SheetRefused("error-sheet-data", why=str(error)) from error


def to_data(sheet: Sheet) -> dict[str, Any]:
    """A sheet as plain data, for the options of a new table."""
    data: dict[str, Any] = msgspec.to_builtins(sheet)
    return data


@rule("M-SAVE-23", "M-SAVE-24", "M-SAVE-26", "M-SAVE-27", "M-DAWN-07")
def restore(sheet: Sheet, seats: int) -> State:
    """Put back what is noted, set up all else from the box, and begin with the next Morning.

    With fewer players than before, a leader who is not there hands over round the table.
    """
    for wrong in faults(sheet):
        raise SheetRefused(wrong.why.id, **plain(wrong.why))
    options: dict[str, Any] = {
        "board": sheet.board,
        "advanced": sheet.advanced,
        "fade": sheet.faded,
        "level": "".join(sheet.level),
        "modules": [id for id in sheet.modules if id not in modules.SCENARIOS],
        "scenario": next((id for id in sheet.modules if id in modules.SCENARIOS), ""),
    }
    s = setup.start({**options, **dict.fromkeys(sheet.switches, True)}, seats)
    s.step, s.phase = "morning", "dawn"
    s.day, s.leader = sheet.day, sheet.leader % seats
    s.modules |= {id: copy.deepcopy(kept) for id, kept in sheet.modules.items() if kept is not None}
    _lay_goods(s, sheet)
    _lay_people(s, sheet)
    _lay_house(s, sheet)
    _lay_events(s, sheet)
    _lay_objectives(s, sheet)
    _lay_decks(s, sheet)
    s.hopeless = HOPELESS in sheet.facts
    s.uniforms = UNIFORMS in sheet.facts
    s.one_action = s.day + 1 if EXHAUSTED in sheet.facts else 0
    s.scripts = list(sheet.scripts)
    s.notes = [Note(n.name, n.script, n.place, n.phase, n.day, n.number) for n in sheet.notes]
    s.history = [list(row) for row in sheet.history]
    mend(s)
    modules.taken_up(s)
    return s


def plain(why: Text) -> dict[str, Arg]:
    """The arguments of a reason without the kinds of their refs."""
    return {key: arg.rpartition(":")[2] if isinstance(arg, str) else arg for key, arg in why.args.items()}


def _lay_goods(s: State, sheet: Sheet) -> None:
    """Storage, Storage x5, the Waste bag and what is hidden; everything else lies in the box."""
    s.storage, s.x5, s.waste = _some(sheet.storage), _some(sheet.x5), _some(sheet.waste)
    s.hidden = {place: _some(goods) for place, goods in sheet.hidden.items() if _some(goods)}
    elsewhere = noted(sheet)
    for heap in modules.heaps(s):
        elsewhere.update(heap)
    for good, n in elsewhere.items():
        if n > GOOD[good].count:
            raise SheetRefused("sheet-wrong-too-many", good=good, count=n, most=GOOD[good].count)
    s.box = _some({good: n - elsewhere[good] for good, n in BOX.items()})


def _some(goods: Goods) -> Goods:
    return {good: n for good, n in goods.items() if n}


def _lay_people(s: State, sheet: Sheet) -> None:
    """The group on Guard, the lost in the Waste bag, all other Characters shuffled."""
    for p in sheet.people:
        states = {state: getattr(p, state) for state in STATES}
        person = Person(p.id, p.colour, starting=p.starting, medicine=_some(p.medicine), **states)
        person.at = board(s).guard
        person.posted = p.posted
        s.group.append(person)
    for gone in sheet.lost:
        left = gone.epilogue in DEPARTURES
        s.lost.append(Lost(gone.id, gone.day, gone.cause, gone.epilogue, left, gone.starting))
        s.waste_cards.append(gone.id)
    s.told_lost = len(s.lost) if s.settings.modules else 0
    everybody = s.unseen["characters"]
    for id in [*(p.id for p in sheet.people), *s.waste_cards]:
        remove(everybody, id)
    s.characters = _whole(s, "characters")
    s.trip_unknown = not sheet.trip_noted
    if sheet.last_trip is not None:
        trip = sheet.last_trip
        s.last_trip = LastTrip(SLOTS.index(trip.slot), trip.location, list(trip.who))


@rule("M-SAVE-29")
def _lay_house(s: State, sheet: Sheet) -> None:
    """Shelter cards on the spaces that bear their name, Remnants turned over; Fittings, Board-Ups, Cold."""
    s.shelter = dict(sheet.shelter)
    s.beneath = dict(Counter(sheet.beneath))
    s.cleared = list(sheet.turned)
    for card in sheet.turned:
        remove(s.unseen[kind_of(card)], card)
    s.fittings = dict(sheet.fittings)
    s.deck = [card for card in sheet.deck if FITTING[card].cost]
    s.ideas = list(sheet.ideas)
    s.chair_built = CHAIR in sheet.facts or _cheering(sheet.fittings.values())
    s.basement_closed = BASEMENT in sheet.facts
    s.board_ups = sorted(sheet.board_ups)
    s.cold = sheet.cold


@rule("M-SAVE-12", "M-SAVE-25")
def _lay_events(s: State, sheet: Sheet) -> None:
    """The Events deck as it was: what has come is gone from its top, what is known lies there open."""
    s.active = [Active(event.id, event.nights) for event in sheet.active]
    came = [*sheet.gone_events, *(event.id for event in sheet.active)]
    s.waste_cards += [*CHAPTERS[: sheet.chapter], *sheet.gone_events]
    for card in [*came, *sheet.ahead]:
        group = s.unseen["endings" if card in ENDINGS else "events"]
        if card in group:  # a module's own Event is in none of them
            remove(group, card)
    ahead = list(sheet.ahead)
    s.events = Pile()
    for card in course(sheet, len(came)):
        _below(s.events, ahead.pop(0) if ahead and card not in CHAPTERS else card)


def _below(pile: Pile, card: str) -> None:
    """Add a card under a pile: a known one, or one more of a group."""
    if card not in ("events", "endings"):
        pile.layers.append(card)
        return
    last = pile.layers[-1] if pile.layers else ""
    if isinstance(last, str) or card not in last:
        last = {card: 0}
        pile.layers.append(last)
    last[card] += 1


@rule("M-SAVE-13", "M-SAVE-25")
def _lay_objectives(s: State, sheet: Sheet) -> None:
    """The current one with its progress, the next one below it, the Final one at the bottom."""
    s.objective, s.objective_number, s.progress = sheet.objective, sheet.chapter, sheet.progress
    if not sheet.objective:  # a scenario has none
        return
    s.waste_cards += sheet.past_objectives
    for card in (*sheet.past_objectives, sheet.objective, sheet.next_objective):
        if card and card != FINAL:
            remove(s.unseen["objectives"], card)
    below: list[str | Mix] = [sheet.next_objective or {"objectives": 1}, FINAL]
    s.objectives = Pile(below[sheet.chapter - 1 :])


@rule("M-SAVE-06", "M-SAVE-14", "M-SAVE-15", "M-SAVE-17", "M-SAVE-21", "M-SAVE-23", "M-SAVE-27")
def _lay_decks(s: State, sheet: Sheet) -> None:
    """Locations, Narrative Actions, Night Raids and Residents as noted; no removed card comes back."""
    for place in (*sheet.locations, *sheet.gone_locations):
        remove(s.unseen["locations"], place)
    s.locations, s.old_locations = list(sheet.locations), list(sheet.gone_locations)
    s.location_deck = _whole(s, "locations")
    for card in (*sheet.hand, *sheet.used):
        remove(s.unseen["narrative"], card)
    s.hand = list(sheet.hand)
    s.narrative = _whole(s, "narrative")
    s.waste_cards += [*sheet.used, *sheet.removed]
    for card in sheet.removed:
        if card in DECK_OF:
            remove(s.unseen[_group(card)], card)
    for deck in ("visitors", "fate", "findings", "exploration"):
        setattr(s, deck, _whole(s, deck))
    s.raids, s.raid_reserve = _red_deck(s, "raids", sheet.raids, sheet.removed)
    s.residents, s.resident_reserve = _red_deck(s, "residents", sheet.residents, sheet.removed)


def _group(card: str) -> str:
    """Where a card lies while nobody has seen it."""
    deck = DECK_OF[card]
    return f"{deck}-red" if card in RED.get(deck, ()) else deck


def _red_deck(s: State, deck: str, note: SheetDeck, removed: Iterable[str]) -> tuple[Pile, int]:
    """A deck with the red-cornered cards that have joined it, shuffled but for those whose place is known,
    and what is left of its reserve."""
    placed = [*note.top, *note.bottom]
    for card in (*note.seen, *placed):
        remove(s.unseen[_group(card)], card)
    out = sum(card in RED[deck] for card in (*note.seen, *placed, *removed))
    mix: Mix = {deck: sum(s.unseen[deck].values()), f"{deck}-red": note.added - out}
    mix |= {known(card): 1 for card in note.seen}
    return Pile([*note.top, *_pile(mix).layers, *note.bottom]), len(RED[deck]) - note.added


def _whole(s: State, group: str) -> Pile:
    """All unseen cards of a group, shuffled."""
    return _pile({group: sum(s.unseen[group].values())})


def _pile(mix: Mix) -> Pile:
    there = {key: n for key, n in mix.items() if n}
    return Pile([there] if there else [])
