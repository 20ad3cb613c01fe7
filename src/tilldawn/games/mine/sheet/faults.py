"""What cannot stand on a Save Sheet: unknown words, impossible numbers, cards and pieces in two places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from tilldawn.engine.flow import rule
from tilldawn.engine.request import Arg, Text
from tilldawn.games.mine.book.shelf import BOOK
from tilldawn.games.mine.cards.characters import CHARACTER, EPILOGUES, GROUP_LIMIT, LAST, STATES
from tilldawn.games.mine.cards.events import CEASEFIRE, CHAPTERS, EVENT
from tilldawn.games.mine.cards.exploration import EXPLORE
from tilldawn.games.mine.cards.fittings import FITTING
from tilldawn.games.mine.cards.locations import SLOTS
from tilldawn.games.mine.cards.objectives import FINAL, NEVER_FIRST, OBJECTIVE
from tilldawn.games.mine.cards.shelter import KIND, OBSTACLES
from tilldawn.games.mine.goods import GOOD, MEDICINE, X5
from tilldawn.games.mine.house.board import BOARDS, reachable
from tilldawn.games.mine.house.cold import COLD_LIMIT
from tilldawn.games.mine.modules import MODULES, SCENARIOS, strangers
from tilldawn.games.mine.setup import FOUNDERS
from tilldawn.games.mine.sheet.form import (
    AWAY,
    ENDINGS,
    HEAPS,
    HISTORY,
    LASTING,
    OUTDOORS,
    RED,
    SCRIPT,
    SECTIONS,
    WHEN,
    WORDS,
    Sheet,
    Wrong,
    course,
    kind_of,
    noted,
    scenario_on,
    sections,
)

SEATS = 6


def faults(sheet: Sheet) -> list[Wrong]:
    """Everything on a sheet that no Campaign could have come to, or that is unknown here."""
    unknown = list(_unknown(sheet))
    if unknown:
        return unknown
    people = (_strangers, _numbers, _goods, _group_of_people, _lost)
    board = (_places, _shelter, _fittings)
    cards = (_events, _objectives, _red_cards, _once, _notes, _rest)
    return [wrong for check in (*people, *board, *cards) for wrong in check(sheet)]


def _wrong(part: str, about: str, id: str, **args: Arg) -> Wrong:
    return Wrong(part, about, Text(f"sheet-wrong-{id}", args))


def _unknown(sheet: Sheet) -> Iterator[Wrong]:
    """Words that name nothing of this game."""
    named: list[tuple[str, str, Iterable[str]]] = [
        ("advanced", "advanced", sheet.advanced),
        ("switches", "switch", sheet.switches),
        ("faded", "topic", sheet.faded),
        ("storage", "good", sheet.storage),
        ("x5", "good", sheet.x5),
        ("waste", "good", sheet.waste),
        ("people", "character", (p.id for p in sheet.people)),
        ("people", "colour", (p.colour for p in sheet.people)),
        ("people", "good", (good for p in sheet.people for good in p.medicine)),
        ("lost", "character", (p.id for p in sheet.lost)),
        ("lost", "epilogue", (p.epilogue for p in sheet.lost)),
        ("near", "location", (*sheet.locations, *sheet.hidden)),
        ("near", "good", (good for goods in sheet.hidden.values() for good in goods)),
        ("gone-locations", "location", sheet.gone_locations),
        ("shelter", "shelter", sheet.shelter.values()),
        ("board", "side", (sheet.board,)),
        ("shelter", "space", sheet.shelter),
        ("beneath", "space", sheet.beneath),
        ("turned", "loot", sheet.turned),
        ("fittings", "fitting", sheet.fittings.values()),
        ("fittings", "space", sheet.fittings),
        ("deck", "fitting", sheet.deck),
        ("ideas", "fitting", sheet.ideas),
        ("active", "event", (event.id for event in sheet.active)),
        ("gone-events", "event", sheet.gone_events),
        ("ahead", "event", sheet.ahead),
        ("objective", "objective", (sheet.objective,) if sheet.objective else ()),
        ("past-objectives", "objective", sheet.past_objectives),
        ("next-objective", "objective", (sheet.next_objective,) if sheet.next_objective else ()),
        ("raids-seen", "raid", sheet.raids.seen),
        ("raids-top", "any-raid", sheet.raids.top),
        ("raids-bottom", "any-raid", sheet.raids.bottom),
        ("residents-seen", "resident", sheet.residents.seen),
        ("residents-top", "any-resident", sheet.residents.top),
        ("residents-bottom", "any-resident", sheet.residents.bottom),
        ("hand", "narrative", sheet.hand),
        ("used", "narrative", sheet.used),
        ("removed", "removed", sheet.removed),
        ("facts", "fact", sheet.facts),
        ("level", "level", sheet.level),
    ]
    known = {**MODULES, **SCENARIOS}
    yield from (_wrong("modules", id, "unknown", word=id) for id in sheet.modules if id not in known)
    if sheet.last_trip is not None:
        named.append(("last-trip", "slot", (sheet.last_trip.slot,)))
        named.append(("last-trip", "location", (sheet.last_trip.location,)))
        named.append(("last-trip", "character", sheet.last_trip.who))
    for part, kind, ids in named:
        yield from (_wrong(part, id, "unknown", word=id) for id in ids if id not in WORDS[kind])


@rule("M-SAVE-22")
def _strangers(sheet: Sheet) -> Iterator[Wrong]:
    """A card of a module can only be noted where that module is played."""
    not_here = strangers(sheet.modules)
    named: tuple[tuple[str, str, Iterable[str]], ...] = (
        ("people", "character", (p.id for p in sheet.people)),
        ("lost", "character", (p.id for p in sheet.lost)),
        ("active", "card", (event.id for event in sheet.active)),
        ("gone-events", "card", sheet.gone_events),
        ("ahead", "card", sheet.ahead),
        ("objective", "card", (sheet.objective,)),
        ("next-objective", "card", (sheet.next_objective,)),
        ("past-objectives", "card", sheet.past_objectives),
        ("raids-seen", "card", sheet.raids.seen),
        ("raids-top", "card", sheet.raids.top),
        ("raids-bottom", "card", sheet.raids.bottom),
        ("residents-seen", "card", sheet.residents.seen),
        ("residents-top", "card", sheet.residents.top),
        ("residents-bottom", "card", sheet.residents.bottom),
        ("hand", "card", sheet.hand),
        ("used", "card", sheet.used),
        ("removed", "card", sheet.removed),
    )
    for part, kind, ids in named:
        for id in ids:
            if id in not_here:
                yield _wrong(part, id, "stranger", card=f"{kind}:{id}", module=f"module:{not_here[id]}")


def _days(sheet: Sheet) -> int:
    """How many Mornings there can have been."""
    scenario = scenario_on(sheet)
    return max(sum(size for _, _, size in sections(sheet)), scenario.days[1] if scenario is not None else 0)


def _between(part: str, about: str, value: int, least: int, most: int) -> Iterator[Wrong]:
    if not least <= value <= most:
        yield _wrong(part, about, "number", value=value, least=least, most=most)


def _numbers(sheet: Sheet) -> Iterator[Wrong]:
    """Numbers the board has room for."""
    yield from _between("day", "", sheet.day, 1, _days(sheet))
    yield from _between("players", "", sheet.seats, 1, SEATS)
    yield from _between("leader", "", sheet.leader + 1, 1, max(1, sheet.seats))
    yield from _between("cold", "", sheet.cold, 0, COLD_LIMIT)
    if len(sheet.level) > 1:
        yield _wrong("level", sheet.level[1], "one-level")
    holes = BOARDS[sheet.board].hole_numbers
    for hole in sheet.board_ups:
        yield from _between("board-ups", str(hole), hole, holes[0], holes[-1])
    if len(set(sheet.board_ups)) < len(sheet.board_ups):
        yield _wrong("board-ups", "", "hole-twice")


def _goods(sheet: Sheet) -> Iterator[Wrong]:
    """No piece exists more often than in the box, and each lies where it may."""
    heaps = {"storage": sheet.storage, "x5": sheet.x5, "waste": sheet.waste}
    for part, heap in [*heaps.items(), *(("near", goods) for goods in sheet.hidden.values())]:
        yield from (_wrong(part, good, "negative", good=f"good:{good}") for good, n in heap.items() if n < 0)
    for good, n in noted(sheet).items():
        if n > GOOD[good].count:
            part = next((part for part, heap in heaps.items() if good in heap), "storage")
            yield _wrong(part, good, "too-many", good=f"good:{good}", count=n, most=GOOD[good].count)
    for good in sheet.x5:
        if good not in X5:
            yield _wrong("x5", good, "x5", good=f"good:{good}")


def _group_of_people(sheet: Sheet) -> Iterator[Wrong]:
    """One to four Characters, each once, in colours of their own, with States people can live with."""
    if not sheet.people:
        yield _wrong("people", "", "nobody")
    if len(sheet.people) > GROUP_LIMIT:
        yield _wrong("people", "", "crowd", count=len(sheet.people), most=GROUP_LIMIT)
    colours = Counter(p.colour for p in sheet.people)
    for p in sheet.people:
        if colours[p.colour] > 1:
            yield _wrong("people", p.id, "colour", who=f"character:{p.id}", colour=f"colour:{p.colour}")
        for state in STATES:
            most = LAST if state == "fatigue" else LAST - 1
            level: int = getattr(p, state)
            if not 0 <= level <= most:
                yield _wrong("people", p.id, "level", state=f"state:{state}", level=level, most=most)
        for good, n in p.medicine.items():
            if good not in MEDICINE or n < 0:
                yield _wrong("people", p.id, "medicine", good=f"good:{good}")
    everybody = Counter([*(p.id for p in sheet.people), *(p.id for p in sheet.lost)])
    for id, n in everybody.items():
        if n > 1:
            yield _wrong("people", id, "person-twice", who=f"character:{id}")
    first = [p.id for p in sheet.people if p.starting] + [p.id for p in sheet.lost if p.starting]
    scenario = scenario_on(sheet)
    founders = (scenario.founders if scenario is not None else None) or FOUNDERS
    borders = sorted(border for border, n in founders.borders.items() for _ in range(n))
    if sorted(CHARACTER[id].border for id in first) != borders:
        yield _wrong("people", "", "starters", count=len(first))


def _lost(sheet: Sheet) -> Iterator[Wrong]:
    """Lost on a day that has been, of something that takes people, told as that is told."""
    for p in sheet.lost:
        yield from _between("lost", p.id, p.day, 1, max(1, sheet.day))
        if p.cause not in (*EPILOGUES, SCRIPT) and not p.cause.isdigit():
            yield _wrong("lost", p.id, "cause", who=f"character:{p.id}")
        elif p.cause in EPILOGUES and p.epilogue not in EPILOGUES[p.cause]:
            yield _wrong("lost", p.id, "epilogue", who=f"character:{p.id}", state=f"state:{p.cause}")


def _places(sheet: Sheet) -> Iterator[Wrong]:
    """Three Locations, none of them twice; goods are hidden only there, and only with 534."""
    if len(sheet.locations) != len(SLOTS):
        yield _wrong("near", "", "location-missing")
        return
    for place in [p for p, n in Counter([*sheet.locations, *sheet.gone_locations]).items() if n > 1]:
        yield _wrong("near", place, "card-twice", card=f"card:{place}")
    for place, goods in sheet.hidden.items():
        if place not in sheet.locations:
            yield _wrong("near", place, "hidden-elsewhere", card=f"card:{place}")
        elif goods and "534" not in sheet.advanced:
            yield _wrong(SLOTS[sheet.locations.index(place)], place, "hidden")


def _shelter(sheet: Sheet) -> Iterator[Wrong]:
    """A space holds the card whose name is printed there, or what is left of it, or none."""
    stacks = BOARDS[sheet.board].cards
    beneath = Counter(sheet.beneath)
    for space, n in beneath.items():
        if space not in sheet.shelter or n >= len(stacks.get(space, ())):
            yield _wrong("beneath", space, "beneath", space=space.upper())
            return
    for space, card in sheet.shelter.items():
        stack = stacks.get(space, ("",))
        printed = stack[-1 - beneath[space]]
        if card != printed and (not printed or KIND[printed].leaves != card):
            yield _wrong("shelter", space, "shelter", space=space.upper(), card=f"card:{card}")
    covered = Counter(sheet.shelter.values())
    covered.update(stacks[space][-n] for space, most in beneath.items() for n in range(1, most + 1))
    there = Counter(card for stack in stacks.values() for card in stack)
    for kind, n in Counter(kind_of(card) for card in sheet.turned).items():
        if n > there[kind] - covered[kind]:
            most = there[kind] - covered[kind]
            yield _wrong("turned", "", "turned", card=f"card:{kind}", count=n, most=most)


def _fittings(sheet: Sheet) -> Iterator[Wrong]:
    """Each card in one place; what stands on the board stands where somebody could have built it."""
    blocked = frozenset(space for space, card in sheet.shelter.items() if card in OBSTACLES)
    side = BOARDS[sheet.board]
    open_spaces = reachable(side.id, blocked, False)
    for space, card in sheet.fittings.items():
        args: dict[str, Arg] = {"card": f"card:{card}", "space": space.upper()}
        own = side.space_of.get(FITTING[card].space, "")
        if space != own if own or space == side.guard else space not in side.fitting_spaces:
            yield _wrong("fittings", space, "fitting-space", **args, guard=side.guard.upper())
        elif space in sheet.shelter:
            yield _wrong("fittings", space, "fitting-covered", **args)
        elif FITTING[card].cost and space not in open_spaces:
            yield _wrong("fittings", space, "fitting-reach", **args)
        elif _orphan(sheet, space, card):
            base = FITTING[card].next_to
            yield _wrong("fittings", space, "fitting-base", **args, base=f"card:{base}")
    if sheet.ideas and not side.ideas:
        yield _wrong("ideas", "", "no-ideas")
    gone = [card for card in sheet.removed if card in FITTING]
    where = Counter([*sheet.fittings.values(), *sheet.deck, *sheet.ideas, *gone])
    for card in FITTING:
        part = "ideas" if card in sheet.ideas else "deck"
        if where[card] > 1 or (FITTING[card].cost and not where[card]):  # one of a module may be gone
            id = "card-twice" if where[card] else "fitting-missing"
            yield _wrong(part, card, id, card=f"card:{card}")


def _orphan(sheet: Sheet, space: str, card: str) -> bool:
    """An upgrade without its base card beside it, in a Campaign where nothing took a Fitting away."""
    base = FITTING[card].next_to
    if not base or any(sheet.fittings.get(n) == base for n in BOARDS[sheet.board].neighbours[space]):
        return False
    taken_away = (
        "155" in sheet.advanced or any(EVENT[id].breaks for id in sheet.gone_events) or bool(sheet.scripts)
    )
    return not taken_away


def _events(sheet: Sheet) -> Iterator[Wrong]:
    """One Event for each day, drawn through the Chapters from the top; only lasting ones lie open.

    A script may have removed Events from the top of the deck besides.
    """
    came = [*sheet.gone_events, *(event.id for event in sheet.active)]
    removed = len(came) - min(sheet.day, sum(size for _, _, size in sections(sheet)))
    if removed < 0 or (removed and not sheet.scripts):
        yield _wrong("gone-events", "", "events-of-days", count=len(came), day=sheet.day)
        return
    chapters = [number for number in (1, 2, 3) if _could_be(number, len(came), removed)]
    if scenario_on(sheet) is not None:
        chapters = [0]
    if sheet.chapter not in chapters:
        yield _wrong("chapter", "", "chapter", count=len(came), chapter=(chapters or [len(SECTIONS)])[-1])
        return
    left = [card for card in course(sheet, len(came)) if card not in CHAPTERS]
    endings = course(sheet, 0).count("endings") - left.count("endings")
    if sum(card in ENDINGS for card in came) != endings or CEASEFIRE in came:
        yield _wrong("gone-events", "", "endings", count=endings)
    for card, place in zip(sheet.ahead, left, strict=False):
        if (card in ENDINGS) != (place == "endings"):
            yield _wrong("ahead", card, "ahead", card=f"card:{card}")
    if len(sheet.ahead) > len(left):
        yield _wrong("ahead", "", "ahead-many", count=len(left))
    for event in sheet.active:
        if event.id not in LASTING:
            yield _wrong("active", event.id, "event-over", card=f"card:{event.id}")
        yield from _between("active", event.id, event.nights, 1, EVENT[event.id].nights)


def _could_be(chapter: int, came: int, removed: int) -> bool:
    """Whether the last Event of a Morning can have been one of this Chapter."""
    sizes = [size for _, _, size in SECTIONS]
    return sum(sizes[: chapter - 1]) < came <= sum(sizes[:chapter]) + removed


def _objectives(sheet: Sheet) -> Iterator[Wrong]:
    """Two of seven in turn, then the Final one; Food for the Hungry is never the first."""
    if scenario_on(sheet) is not None:
        if sheet.objective or sheet.past_objectives or sheet.next_objective:
            yield _wrong("objective", "", "objective-none")
        return
    row = [*sheet.past_objectives, sheet.objective, *([sheet.next_objective] if sheet.next_objective else [])]
    if len(sheet.past_objectives) != sheet.chapter - 1:
        yield _wrong("past-objectives", "", "objectives", count=sheet.chapter - 1)
        return
    final = row.index(FINAL) if FINAL in row else 2
    if final != 2 or (sheet.chapter == 3) != (sheet.objective == FINAL) or row[0] == NEVER_FIRST:
        yield _wrong("objective", "", "objective", card=f"card:{sheet.objective}", chapter=sheet.chapter)
    if sheet.next_objective and sheet.chapter != 1:
        yield _wrong("next-objective", "", "objective-next")
    yield from _between("objective", "", sheet.progress, 0, OBJECTIVE[sheet.objective].steps)


def _red_cards(sheet: Sheet) -> Iterator[Wrong]:
    """No more of a reserve can be known or gone than has joined the deck."""
    for deck, note in (("raids", sheet.raids), ("residents", sheet.residents)):
        yield from _between(f"{deck}-added", "", note.added, 0, len(RED[deck]))
        there = (*note.seen, *note.top, *note.bottom, *sheet.removed)
        out = [card for card in there if card in RED[deck]]
        if len(out) > note.added:
            yield _wrong(f"{deck}-seen", "", "red", count=len(out), added=note.added)


def _once(sheet: Sheet) -> Iterator[Wrong]:
    """No card lies in two places."""
    came = [*sheet.gone_events, *(event.id for event in sheet.active), *sheet.ahead]
    objectives = [*sheet.past_objectives, sheet.objective, sheet.next_objective]
    decks: tuple[tuple[str, list[str]], ...] = (
        ("turned", sheet.turned),
        ("gone-events", came),
        ("past-objectives", [card for card in objectives if card]),
        ("hand", [*sheet.hand, *sheet.used]),
        (
            "removed",
            [
                *sheet.removed,
                *(card for d in (sheet.raids, sheet.residents) for card in (*d.seen, *d.top, *d.bottom)),
            ],
        ),
    )
    for part, cards in decks:
        for card, n in Counter(cards).items():
            copies = EXPLORE[card].copies if card in EXPLORE else 1
            if n > copies:
                shown = kind_of(card) if part == "turned" else card
                yield _wrong(part, card, "card-twice", card=f"card:{shown}")


@rule("M-SAVE-19")
def _notes(sheet: Sheet) -> Iterator[Wrong]:
    """A written token is one of the book's, leads to one of its pages, lies and comes back as tokens do."""
    for at, note in enumerate(sheet.notes):
        about = str(at)
        if note.name not in WORDS["note"]:
            yield _wrong("notes", about, "unknown", word=note.name)
        elif unread := [n for n in (note.script, note.number) if n and n not in BOOK]:
            yield _wrong("notes", about, "note-script", number=str(unread[0]))
        elif not _is_place(note.place):
            yield _wrong("notes", about, "note-place", word=note.place)
        elif note.phase and note.phase not in WHEN:
            yield _wrong("notes", about, "note-when", word=note.phase)
        elif bool(note.script) != bool(note.phase):
            yield _wrong("notes", about, "note-half", note=f"note:{note.name}")
        elif note.script and BOOK[note.script].where not in ("any", "trip" if note.phase in AWAY else "home"):
            yield _wrong("notes", about, "note-elsewhere", number=str(note.script))


def _is_place(place: str) -> bool:
    """Storage, the Findings Pile, Outside (with a name, or without), a space of the board, a Character."""
    where, named, who = place.partition(":")
    if named:
        return where == OUTDOORS and who in CHARACTER
    return where in (*HEAPS, *CHARACTER, *WORDS["board"])


def _rest(sheet: Sheet) -> Iterator[Wrong]:
    """The last Scavenging, and the rows of the chart of the days."""
    if sheet.last_trip is not None and not sheet.trip_noted:
        yield _wrong("last-trip", "", "trip")
    if len(sheet.history) > sheet.day or any(len(row) != len(HISTORY) for row in sheet.history):
        yield _wrong("history", "", "history", count=len(HISTORY), day=sheet.day)
