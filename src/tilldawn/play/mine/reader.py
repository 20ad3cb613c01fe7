"""Understanding a Save Sheet on paper, in whatever language it was written.

The order of the parts, case, accents, spaces and punctuation do not matter. Whatever cannot be understood,
or cannot be so in any Campaign, is told with its line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from tilldawn.engine.request import Arg, Text, literal
from tilldawn.engine.text import Catalog, languages
from tilldawn.games import load_game
from tilldawn.games.mine.public.sheet import (
    HISTORY,
    MODULES,
    PRINTED,
    SCENARIOS,
    Sheet,
    SheetDeck,
    SheetEvent,
    SheetLost,
    SheetNote,
    SheetPerson,
    SheetRefused,
    SheetTrip,
    crafted,
    faults,
)
from tilldawn.play.mine.vocabulary import (
    DECKS,
    GAME,
    GOODS,
    LISTS,
    NEEDED,
    PLACED,
    SLOTS,
    field,
    fold,
    headings,
    lookup,
    module_name,
    nearest,
    words,
)

T = TypeVar("T")
PUNCTUATION = str.maketrans("：，、؛；،", ":,,;;,")
"""Marks of other scripts that part the words of a sheet."""
ROMAN = {"i": "1", "ii": "2", "iii": "3"}
ENTRIES = ("people", "lost", "notes", "modules", "history")
"""Parts whose lines have a colon or a name of their own."""
Trait = tuple[str, str, int]


class Line(Struct, frozen=True):
    """A line of a part: its number, and what stands there after the heading."""

    number: int
    said: str


class Unreadable(Exception):
    """Something on a line cannot be understood."""

    def __init__(self, number: int, why: str, **args: Arg) -> None:
        super().__init__(number, why)
        self.number = number
        self.why = Text(f"sheet-wrong-{why}", args)


class Reader:
    """Reads a sheet in any language; `lang` is the language of its complaints."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.book = Catalog(lang, GAME, load_game(GAME).name)
        self.parts: dict[str, list[Line]] = {}
        self.heads: dict[str, int] = {}
        self.lines: dict[tuple[str, str], int] = {}
        """Where something is noted: the line of each thing of each part."""

    def run(self, text: str) -> Sheet:
        """The sheet. Raises SheetRefused with the line and the reason."""
        try:
            self._cut(text)
            sheet = self._sheet()
        except Unreadable as trouble:
            raise self._refusal(trouble.number, trouble.why) from trouble
        for wrong in faults(sheet):
            number = self.lines.get((wrong.part, wrong.about)) or self.heads.get(wrong.part, 0)
            raise self._refusal(number, wrong.why)
        return sheet

    def _refusal(self, number: int, why: Text) -> SheetRefused:
        said = self.book.say(why)
        if number:
            return SheetRefused("error-sheet-line", line=number, why=said)
        return SheetRefused("error-sheet-whole", why=said)

    def _cut(self, text: str) -> None:
        """Put every line under its heading."""
        current = ""
        for number, line in enumerate(text.splitlines(), start=1):
            said = line.translate(PUNCTUATION).strip()
            if not said or said[0] == "#":
                continue
            head, colon, rest = said.partition(":")
            part = headings().get(fold(head), "") if colon and said[0] not in "-–•*" else ""
            if part:
                if part in self.parts:
                    raise Unreadable(number, "part-twice", part=literal(head.strip()))
                current = part
                self.parts[part] = [Line(number, rest.strip())] if rest.strip() else []
                self.heads[part] = number
            elif not current or (colon and current not in ENTRIES and not self._fits(current, said)):
                raise Unreadable(number, "heading", word=literal(head.strip()))
            else:
                self.parts[current].append(Line(number, said))
        for part in NEEDED:
            if part not in self.parts:
                heading = self.book.say(Text(f"sheet-{part}"))
                raise Unreadable(0, "part-missing", part=literal(heading))

    def _fits(self, part: str, said: str) -> bool:
        """Whether a line with a colon goes on with a list, because a name holds the colon."""
        kind = LISTS.get(part, "")
        return bool(kind) and fold(said.split(",")[0]) in lookup(kind)

    # --- Pieces of lines ---------------------------------------------------------------------------

    def _items(self, part: str, fits: Callable[[str], T | None], *kinds: str) -> Iterator[tuple[Line, T]]:
        """The items of a list, each understood by `fits`; a name may itself hold a comma."""
        for line in self.parts.get(part, ()):
            if fold(line.said) not in words("nothing") and fold(line.said):
                yield from ((line, got) for got in self._split(line.number, line.said, fits, kinds))

    def _split(
        self, number: int, said: str, fits: Callable[[str], T | None], kinds: tuple[str, ...]
    ) -> Iterator[T]:
        pieces = [piece.strip() for piece in re.split("[,;]", said) if piece.strip()]
        at = 0
        while at < len(pieces):
            for end in range(len(pieces), at, -1):
                got = fits(fold(" ".join(pieces[at:end])))
                if got is not None:
                    break
            else:
                both = _parted(pieces[at])
                if len(both) > 1 and all(fits(fold(one)) is not None for one in both):
                    pieces[at : at + 1] = both
                    continue
                near = nearest(kinds, pieces[at], self.lang)
                close = "yes" if near else "no"
                raise Unreadable(number, "word", word=literal(pieces[at]), close=close, near=literal(near))
            yield got
            at = end

    def _number(self, part: str, default: int = 0) -> int:
        lines = self.parts.get(part, [])
        said = fold(" ".join(line.said for line in lines))
        said = ROMAN.get(said, said)
        if not lines or said in words("nothing"):
            return default
        n = whole(said)
        if n is None:
            raise Unreadable(lines[0].number, "no-number", word=literal(lines[0].said))
        return n

    def _numbers(self, part: str) -> list[int]:
        return [n for _, n in self._items(part, whole)]

    def _list(self, part: str, kind: str) -> list[str]:
        found: list[str] = []
        for line, id in self._items(part, lookup(kind).get, kind):
            self.lines.setdefault((part, id), line.number)
            found.append(id)
        return found

    def _goods(self, part: str) -> dict[str, int]:
        goods: dict[str, int] = {}
        for line, (good, n) in self._items(part, pieces, "good"):
            self.lines[part, good] = line.number
            goods[good] = goods.get(good, 0) + n
        return goods

    def _entries(self, part: str) -> Iterator[tuple[int, str, str]]:
        """The Characters of a part, each with the rest of the line; a line that goes on is joined on."""
        whole: list[Line] = []
        for line in self.parts.get(part, ()):
            if ":" in line.said or not whole:
                whole.append(line)
            else:
                whole[-1] = Line(whole[-1].number, f"{whole[-1].said} {line.said}")
        for line in whole:
            if fold(line.said) in words("nothing"):
                continue
            who, _, rest = line.said.partition(":")
            id = self._known(line.number, "character", who)
            self.lines[part, id] = line.number
            yield line.number, id, rest

    def _on_spaces(self, part: str, kind: str, printed: dict[str, str]) -> dict[str, str]:
        """What lies on spaces: "A4 Rubble"; where a name is printed there it need not be written."""

        def fits(said: str) -> tuple[str, str] | None:
            space, _, card = said.partition(" ")
            if space not in lookup("space"):
                return None
            if kind == "shelter" and card in words("remnants"):
                return space, "remnants"
            id = lookup(kind).get(card) if card else printed.get(space)
            return (space, id) if id else None

        found: dict[str, str] = {}
        for line, (space, card) in self._items(part, fits, kind):
            if space in found:
                raise Unreadable(line.number, "space-twice", space=space.upper())
            found[space] = card
            self.lines[part, space] = line.number
        return found

    # --- The parts ---------------------------------------------------------------------------------

    def _sheet(self) -> Sheet:
        known: dict[str, Any] = {field(part): self._list(part, kind) for part, kind in LISTS.items()}
        known |= {part: self._goods(part) for part in GOODS}
        places, hidden = self._places()
        fittings = self._on_spaces("fittings", "fitting", {})
        if "deck" not in self.parts:
            elsewhere = {*fittings.values(), *known["ideas"]}
            known["deck"] = [card for card in crafted() if card not in elsewhere]
        objective, progress = self._objective()
        below = self._list("next-objective", "objective")
        if len(below) > 1:
            raise Unreadable(self.heads["next-objective"], "one-objective")
        sides = self._list("board", "side")
        if len(sides) > 1:
            raise Unreadable(self.heads["board"], "one-board")
        return Sheet(
            **known,
            board=sides[0] if sides else "basic",
            day=self._number("day"),
            seats=self._number("players", 1),
            leader=self._number("leader", 1) - 1,
            people=[self._person(*entry) for entry in self._entries("people")],
            lost=[self._lost(*entry) for entry in self._entries("lost")],
            locations=places,
            hidden=hidden,
            shelter=self._on_spaces("shelter", "shelter", PRINTED),
            fittings=fittings,
            board_ups=self._numbers("board-ups"),
            cold=self._number("cold"),
            chapter=self._number("chapter"),
            active=self._active(),
            objective=objective,
            progress=progress,
            next_objective=below[0] if below else "",
            raids=self._deck("raids"),
            residents=self._deck("residents"),
            last_trip=self._trip(),
            trip_noted="last-trip" in self.parts,
            scripts=self._numbers("scripts"),
            notes=self._notes(),
            history=self._history(),
            modules=self._modules(),
        )

    def _person(self, number: int, id: str, rest: str) -> SheetPerson:
        colour = ""
        person = SheetPerson(id=id, colour="", medicine={})
        for kind, what, n in self._split(number, rest, _trait, ("colour", "state", "good")):
            match kind:
                case "colour":
                    colour = what
                case "starting":
                    person.starting = True
                case "posted":
                    person.posted = True
                case "state":
                    setattr(person, what, n)
                case _:
                    person.medicine[what] = person.medicine.get(what, 0) + n
        if not colour:
            raise Unreadable(number, "no-colour", who=f"character:{id}")
        person.colour = colour
        return person

    def _lost(self, number: int, id: str, rest: str) -> SheetLost:
        lost = SheetLost(id=id, day=0, cause="", epilogue="")
        for kind, what, n in self._split(number, rest, _fate, ("state", "epilogue")):
            match kind:
                case "starting":
                    lost.starting = True
                case "day":
                    lost.day = n
                case "epilogue":
                    lost.epilogue = what
                case _:
                    lost.cause = what
        if not (lost.cause and lost.epilogue):
            raise Unreadable(number, "lost", who=f"character:{id}")
        return lost

    def _places(self) -> tuple[list[str], dict[str, dict[str, int]]]:
        """The three Locations, and what is hidden there."""
        places: list[str] = []
        hidden: dict[str, dict[str, int]] = {}
        for slot in SLOTS:
            found: list[str] = []
            goods: dict[str, int] = {}
            for _, (kind, what, n) in self._items(slot, _place, "location", "good"):
                if kind == "location":
                    found.append(what)
                else:
                    goods[what] = goods.get(what, 0) + n
            if len(found) != 1:
                raise Unreadable(self.heads[slot], "one-location")
            places += found
            for about in (*found, *goods):
                self.lines[slot, about] = self.lines["near", about] = self.heads[slot]
            if goods:
                hidden[found[0]] = goods
        return places, hidden

    def _active(self) -> list[SheetEvent]:
        events: list[SheetEvent] = []
        for line, (id, n) in self._items("active", lambda said: numbered("event", said), "event"):
            self.lines["active", id] = line.number
            events.append(SheetEvent(id=id, nights=1 if n is None else n))
        return events

    def _objective(self) -> tuple[str, int]:
        lines = self.parts.get("objective", [])
        if lines and all(fold(line.said) in words("nothing") for line in lines):
            return "", 0  # a scenario has none
        found = [
            got for _, got in self._items("objective", lambda said: numbered("objective", said), "objective")
        ]
        if len(found) != 1:
            raise Unreadable(self.heads["objective"], "one-objective")
        return found[0][0], found[0][1] or 0

    def _deck(self, deck: str) -> SheetDeck:
        return SheetDeck(
            added=self._number(f"{deck}-added"),
            seen=self._list(f"{deck}-seen", DECKS[deck]),
            top=self._list(f"{deck}-top", PLACED[deck]),
            bottom=self._list(f"{deck}-bottom", PLACED[deck]),
        )

    def _trip(self) -> SheetTrip | None:
        got = [found for _, found in self._items("last-trip", _journey, "slot", "location", "character")]
        if not got or got == [("nobody", "")]:
            return None
        trip = {kind: [what for k, what in got if k == kind] for kind in ("slot", "location", "character")}
        if len(trip["slot"]) != 1 or len(trip["location"]) != 1:
            raise Unreadable(self.heads["last-trip"], "trip")
        return SheetTrip(slot=trip["slot"][0], location=trip["location"][0], who=trip["character"])

    def _notes(self) -> list[SheetNote]:
        notes: list[SheetNote] = []
        for line in self.parts.get("notes", ()):
            if fold(line.said) in words("nothing"):
                continue
            name, *rest = (piece.strip() for piece in line.said.lstrip("-–•* ").split(";"))
            script, place, phase, day, written, *more = [*rest, "", "", "", "", ""]
            number, not_before, on_it = whole(script), whole(day or "0"), whole(written or "0")
            if number is None or not_before is None or on_it is None or any(more):
                raise Unreadable(line.number, "note", word=literal(line.said))
            where = _where(fold(place))
            if not where:
                raise Unreadable(line.number, "note-place", word=literal(place))
            self.lines["notes", str(len(notes))] = line.number
            notes.append(
                SheetNote(
                    name=self._known(line.number, "note", name),
                    script=number,
                    place=where,
                    phase=self._known(line.number, "when", phase) if fold(phase) else "",
                    day=not_before,
                    number=on_it,
                )
            )
        return notes

    def _known(self, number: int, kind: str, said: str) -> str:
        """The one thing of a kind that is called so."""
        id = lookup(kind).get(fold(said))
        if id is None:
            near = nearest((kind,), said, self.lang)
            close = "yes" if near else "no"
            raise Unreadable(number, "word", word=literal(said), close=close, near=literal(near))
        return id

    def _modules(self) -> dict[str, Any]:
        """What each module remembers, as it was written: plain data."""
        called = {
            fold(name): id
            for lang in languages()
            for id in (*MODULES, *SCENARIOS)
            for name in (module_name(id, lang), id)
        }
        found: dict[str, Any] = {}
        for line in self.parts.get("modules", ()):
            if fold(line.said) in words("nothing"):
                continue
            name, _, kept = line.said.lstrip("-–•* ").partition(":")
            id = called.get(fold(name))
            if id is None:
                raise Unreadable(line.number, "word", word=literal(name.strip()), close="no", near="")
            try:
                found[id] = msgspec.json.decode(kept.strip()) if kept.strip() else None
            except msgspec.DecodeError as error:
                raise Unreadable(line.number, "module", module=literal(name.strip())) from error
            self.lines["modules", id] = line.number
        return found

    def _history(self) -> list[list[int]]:
        days: list[list[int]] = []
        for line in self.parts.get("history", ()):
            if fold(line.said) in words("nothing"):
                continue
            row = [n for word in fold(line.said.partition(":")[2]).split() if (n := whole(word)) is not None]
            if len(row) != len(HISTORY):
                raise Unreadable(line.number, "day-row", count=len(HISTORY))
            days.append(row)
        return days


def whole(said: str) -> int | None:
    """A number of a few digits, if that is what it says."""
    return int(said) if re.fullmatch("[0-9]{1,6}", said) else None


def pieces(said: str) -> tuple[str, int] | None:
    """ "2 wood", "2x wood", "wood 2" or "wood": a good and how many."""
    known = lookup("good")
    if said in known:
        return known[said], 1
    for pattern in (r"(?P<n>\d{1,6}) ?x? (?P<name>.+)", r"(?P<name>.+?) ?x? ?(?P<n>\d{1,6})"):
        found = re.fullmatch(pattern, said)
        if found and found["name"] in known:
            return known[found["name"]], int(found["n"])
    return None


def numbered(kind: str, said: str) -> tuple[str, int | None] | None:
    """A name, perhaps with a number after it."""
    known = lookup(kind)
    if said in known:
        return known[said], None
    name, _, after = said.rpartition(" ")
    n = whole(after)
    return (known[name], n) if n is not None and name in known else None


def _trait(said: str) -> Trait | None:
    """A Character's colour, mark, State or medicine."""
    if said in words("starting"):
        return "starting", "", 0
    if said in words("posted"):
        return "posted", "", 0
    if said in lookup("colour"):
        return "colour", lookup("colour")[said], 0
    state = numbered("state", said)
    if state is not None and state[1] is not None:
        return "state", state[0], state[1]
    goods = pieces(said)
    return ("good", *goods) if goods else None


def _fate(said: str) -> Trait | None:
    """When somebody was lost, of what, and the epilogue."""
    if said in words("starting"):
        return "starting", "", 0
    word, _, after = said.rpartition(" ")
    n = whole(after)
    if n is not None and word in words("day"):
        return "day", "", n
    if n is not None and word in words("script"):
        return "script", str(n), 0
    if said in words("script"):
        return "script", "script", 0
    for kind in ("state", "epilogue"):
        if said in lookup(kind):
            return kind, lookup(kind)[said], 0
    return None


def _place(said: str) -> Trait | None:
    """A Location, or something hidden there."""
    if said in lookup("location"):
        return "location", lookup("location")[said], 0
    goods = pieces(said)
    return ("good", *goods) if goods else None


def _where(said: str) -> str:
    """Where a written token lies: a heap, a Character, a space, or Outside with a name on it."""
    for kind in ("heap", "character", "board"):
        if said in lookup(kind):
            return lookup(kind)[said]
    for name, heap in lookup("heap").items():
        who = lookup("character").get(said.removeprefix(f"{name} "), "")
        if who and said.startswith(f"{name} "):
            return f"{heap}:{who}"
    return ""


def _parted(said: str) -> list[str]:
    """Two things joined by a word for "and" in any language."""
    pieces: list[str] = [""]
    for word in said.split():
        if word == "&" or fold(word) in words("and"):
            pieces.append("")
        else:
            pieces[-1] = f"{pieces[-1]} {word}".strip()
    return pieces if all(pieces) else [said]


def _journey(said: str) -> tuple[str, str] | None:
    if said in words("nobody"):
        return "nobody", ""
    for kind in ("slot", "location", "character"):
        if said in lookup(kind):
            return kind, lookup(kind)[said]
    return None


def read(text: str, lang: str) -> Sheet:
    """A sheet out of text in any language. Raises SheetRefused, in this language, with line and reason."""
    return Reader(lang).run(text)
