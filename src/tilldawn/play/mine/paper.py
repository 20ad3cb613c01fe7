"""The Save Sheet on paper: text people can read and write by hand, in any language there is.

One heading and a colon for each part, lists with commas. Lines that begin with # are not read. Parts with
nothing in them are left out, but for those a reader would miss. `reader.py` understands it again.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

import msgspec

from tilldawn.engine.request import Arg, Text
from tilldawn.engine.text import catalog
from tilldawn.games.mine.public.sheet import COUNTED, WORDS, Sheet, SheetDeck
from tilldawn.play.mine.vocabulary import (
    DECKS,
    GAME,
    GOODS,
    LISTS,
    NEEDED,
    PLACED,
    SLOTS,
    STATES,
    counted,
    field,
    module_name,
    names,
)

WIDTH = 78


class Writer:
    """Writes a sheet in one language. Parts with nothing in them are left out, but for Storage."""

    def __init__(self, sheet: Sheet, lang: str) -> None:
        self.sheet = sheet
        self.lang = lang
        self.words = catalog(lang, GAME)
        self.lines: list[str] = []
        self.colon = self.say("colon")

    def say(self, id: str, **args: Arg) -> str:
        return self.words.say(Text(f"sheet-{id}", args))

    def run(self) -> str:
        """The whole sheet."""
        self._note(self.say("title", day=self.sheet.day))
        self._note(self.say("rest"))
        for chapter in (self._head, self._goods, self._people, self._house, self._story, self._rest):
            self.lines.append("")
            chapter()
        return "\n".join(self.lines) + "\n"

    def _note(self, said: str) -> None:
        self.lines += textwrap.wrap(said, WIDTH, initial_indent="# ", subsequent_indent="# ")

    def _list(self, part: str, items: Sequence[str], *, always: bool = False, below: str = "") -> None:
        """A heading and its items; a line is broken only after a comma."""
        if not items and not always:
            return
        whole = ", ".join(item.replace(" ", "\x00") for item in items) or self.say("nothing")
        head = below or self.say(part).replace(" ", "\x00")
        lines = textwrap.wrap(
            f"{head}{self.colon}{whole}",
            WIDTH,
            initial_indent="  " if below else "",
            subsequent_indent="    " if below else "  ",
            break_long_words=False,
            break_on_hyphens=False,
        )
        self.lines += [line.replace("\x00", " ") for line in lines]

    def _heading(self, part: str) -> None:
        self.lines.append(f"{self.say(part)}{self.colon}".rstrip())

    def _name(self, kind: str, id: str) -> str:
        return names(kind, self.lang)[id]

    def _pieces(self, goods: dict[str, int]) -> list[str]:
        """Goods in reading order."""
        return [counted(self.lang, good, goods[good]) for good in WORDS["good"] if goods.get(good)]

    def _names(self, part: str) -> None:
        ids: list[str] = getattr(self.sheet, field(part))
        self._list(part, [self._name(LISTS[part], id) for id in ids], always=part in NEEDED)

    def _head(self) -> None:
        s = self.sheet
        self._list("day", [str(s.day)])
        self._list("players", [str(s.seats)])
        if s.seats > 1:
            self._note(self.say("leader-help"))
        self._list("leader", [str(s.leader + 1)])
        self._list("board", [self._name("side", s.board)])
        for part in ("level", "advanced", "switches", "faded"):
            self._names(part)

    def _goods(self) -> None:
        for part in GOODS:
            self._list(part, self._pieces(getattr(self.sheet, part)), always=part == "storage")

    def _people(self) -> None:
        self._heading("people")
        for p in self.sheet.people:
            items = [self._name("colour", p.colour), *([self.say("starting")] if p.starting else [])]
            items += [
                f"{self._name('state', state)} {getattr(p, state)}" for state in STATES if getattr(p, state)
            ]
            items += [self.say("posted")] if p.posted else []
            self._list("", [*items, *self._pieces(p.medicine)], below=self._name("character", p.id))
        if self.sheet.lost:
            self._heading("lost")
        for gone in self.sheet.lost:
            items = [self.say("starting")] if gone.starting else []
            items.append(f"{self.say('day')} {gone.day}")
            number = gone.cause.removeprefix("script")
            by_script = f"{self.say('script')} {number}".strip()
            items.append(self._name("state", gone.cause) if gone.cause in STATES else by_script)
            items.append(self._name("epilogue", gone.epilogue))
            self._list("", items, below=self._name("character", gone.id))

    def _house(self) -> None:
        s = self.sheet
        for slot, place in zip(SLOTS, s.locations, strict=True):
            self._list(slot, [self._name("location", place), *self._pieces(s.hidden.get(place, {}))])
        self._names("gone-locations")
        rr = self.say("remnants")
        if "remnants" in s.shelter.values():
            self._note(self.say("shelter-help"))
        covered = [
            f"{space.upper()} {rr if card == 'remnants' else self._name('shelter', card)}"
            for space, card in s.shelter.items()
        ]
        self._list("shelter", covered, always=True)
        self._names("beneath")
        self._names("turned")
        standing = [f"{space.upper()} {self._name('fitting', card)}" for space, card in s.fittings.items()]
        self._list("fittings", standing)
        self._names("deck")
        self._names("ideas")
        self._list("board-ups", [str(hole) for hole in s.board_ups])
        self._list("cold", [str(s.cold)])

    def _story(self) -> None:
        s = self.sheet
        self._list("chapter", [str(s.chapter)])
        self._events()
        self._names("gone-events")
        self._names("ahead")
        steps = f" ({s.progress})" if s.progress else ""
        objective = [self._name("objective", s.objective) + steps] if s.objective else []
        self._list("objective", objective, always=True)
        self._names("past-objectives")
        if s.next_objective:
            self._list("next-objective", [self._name("objective", s.next_objective)])

    def _events(self) -> None:
        """Events that lie open, with the nights left where they are counted."""
        active = self.sheet.active
        if any(event.id in COUNTED for event in active):
            self._note(self.say("active-help"))
        nights = [f" ({event.nights})" if event.id in COUNTED else "" for event in active]
        opened = zip(active, nights, strict=True)
        self._list("active", [self._name("event", event.id) + left for event, left in opened])

    def _rest(self) -> None:
        s = self.sheet
        for deck, kind in DECKS.items():
            note: SheetDeck = getattr(s, deck)
            self._list(f"{deck}-added", [str(note.added)])
            self._list(f"{deck}-seen", [self._name(kind, card) for card in note.seen])
            for part, cards in (("top", note.top), ("bottom", note.bottom)):
                self._list(f"{deck}-{part}", [self._name(PLACED[deck], card) for card in cards])
        for part in ("hand", "used", "removed"):
            self._names(part)
        if s.last_trip is not None:
            trip = s.last_trip
            where = [self._name("slot", trip.slot), self._name("location", trip.location)]
            self._list("last-trip", [*where, *(self._name("character", id) for id in trip.who)])
        elif s.trip_noted:
            self._list("last-trip", [self.say("nobody")])
        self._names("facts")
        self._list("scripts", [str(number) for number in s.scripts])
        if s.notes:
            self._heading("notes")
            self._note(self.say("notes-help"))
        for n in s.notes:
            when = self._name("when", n.phase) if n.phase else ""
            line = [self._name("note", n.name), str(n.script), self._place(n.place), when]
            self.lines.append(f"  - {'; '.join([*line, str(n.day), str(n.number)])}")
        if s.modules:
            self._heading("modules")
            self._note(self.say("modules-help"))
        for id, kept in s.modules.items():
            remembered = "" if kept is None else msgspec.json.encode(kept).decode()
            self.lines.append(f"  - {module_name(id, self.lang)}{self.colon}{remembered}".rstrip())
        if s.history:
            self._heading("history")
            self._note(self.say("history-help"))
        for day, row in enumerate(s.history, start=1):
            self.lines.append(f"  {day}{self.colon}{', '.join(str(n) for n in row)}")

    def _place(self, place: str) -> str:
        """Where a written token lies."""
        where, _, who = place.partition(":")
        kind = next(kind for kind in ("heap", "character", "board") if where in WORDS[kind])
        named = f" ({self._name('character', who)})" if who else ""
        return self._name(kind, where) + named


def write(sheet: Sheet, lang: str) -> str:
    """The sheet as text."""
    return Writer(sheet, lang).run()
