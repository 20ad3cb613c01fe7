"""Supper, Water, the tasks of a night, the medicine of a Dawn: each one picture of people and things."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from msgspec import structs

from tilldawn.engine.request import Option, literal
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.facts import LAST, MEDICINE_FOR
from tilldawn.games.mine.public.night import fate_chances, fate_odds, night_odds, raid_chances
from tilldawn.games.mine.public.view import PersonView, TableView
from tilldawn.play.draft import Draft, key_of
from tilldawn.play.foresight import likely
from tilldawn.play.grid import Cell, Extra, Grid, GridColumn, GridRow, Level
from tilldawn.play.mine.people import level_word
from tilldawn.play.mine.words import named, said

SHOWN = {"eat": ("hunger",), "evening": ("fatigue",), "drink": (), "dawn": (), "dawn-after": ()}
"""Kinds of request that are drawn, and the States that are always told."""
TASKS = ("task:bed", "task:floor", "task:guard", "task:scavenging")
GUARD = "task:guard"
EXCLUSIVE = ("evening",)
"""Kinds in which a Character gets one thing only."""

Spot = tuple[str, str]
"""A row and a column: the id of a Character and a ref."""


def grid(draft: Draft, say: Speaker) -> Grid | None:
    """The picture of a draft, or nothing where the question is put one by one."""
    return _Picture(draft, say).drawn() if draft.first.kind in SHOWN else None


def _spot(key: str) -> Spot | None:
    """Where an answer belongs, if it belongs into a cell."""
    verb, *args = key.split(":")
    match verb:
        case "feed" | "cook":
            return args[0], f"good:{args[1]}"
        case "give-water":
            return args[0], "good:water"
        case "task":
            return args[0], f"task:{args[1]}"
        case "bed":
            return args[0], "task:bed"
        case "place" | "drink":
            return args[1], f"good:{args[0]}"
        case _:
            return None


class _Picture:
    """One draft being drawn."""

    def __init__(self, draft: Draft, say: Speaker) -> None:
        self.draft = draft
        self.say = say
        self.kind = draft.first.kind
        self.before = _table(draft.table.look())
        self.now = _table(draft.seen())
        self.known: dict[Spot, list[str]] = {}
        self.extras: dict[str, Option] = {}
        self._learn(draft.first.options)
        if draft.request is not None:
            self._learn(draft.request.options)
        self.why = self._refusals()
        self.later = draft.beyond()
        self.raids = raid_chances(draft.table.state) if self.kind == "evening" else {}
        self.fates = fate_chances(draft.table.state) if self.kind == "dawn" else {}

    def _learn(self, options: Iterable[Option]) -> None:
        """Which answers there are for which cell."""
        for option in options:
            key = key_of(option.id)
            spot = _spot(key)
            if spot is None or option.verb == "cook":
                if option.verb in ("cook", "journal"):
                    self.extras.setdefault(key, option)
            elif key not in self.known.setdefault(spot, []):
                self.known[spot].append(key)

    def _refusals(self) -> dict[Spot, str]:
        """Why a cell cannot be clicked, in the words of the rules."""
        asked = self.draft.request or self.draft.first
        found: dict[Spot, str] = {}
        for refusal in (*asked.refused(), *self.draft.first.refused()):
            args = refusal.what.args
            who = str(args.get("who", "")).removeprefix("character:")
            what = "task:bed" if "card" in args else str(args.get("task") or args.get("good") or "")
            found.setdefault((who, what), self.say(refusal.why))
        return found

    def drawn(self) -> Grid:
        columns = self._columns()
        people = self.before.people
        cells = [[self._cell(p, column) for column in columns] for p in people]
        rows = self._rows()
        call, why, alarm = self._call(rows)
        return Grid(
            kind=self.kind,
            rows=rows,
            columns=[self._column(column, alarm) for column in columns],
            cells=cells,
            extras=self._extras(),
            call=call,
            why=why,
            alarm=alarm,
        )

    # --- Columns ---

    def _columns(self) -> list[str]:
        found = {column for _, column in self.known}
        if self.kind == "evening":
            beds = "task:bed" in found or any(column == "task:bed" for _, column in self.why)
            return [column for column in TASKS if column != "task:bed" or beds]
        order = [f"good:{good}" for good in self.before.goods]
        return sorted(found, key=order.index)

    def _given(self, column: str) -> list[str]:
        """Who has something of a column, once for each piece."""
        spots = (_spot(key) for key in self.draft.keys)
        return [spot[0] for spot in spots if spot is not None and spot[1] == column]

    def _column(self, column: str, alarm: bool) -> GridColumn:
        given = self._given(column)
        kind, _, what = column.partition(":")
        left = of = -1
        nobody = alarm and column == GUARD and not given
        if kind == "good":
            left, of = self.now.storage.get(what, 0), self.before.storage.get(what, 0)
            text = said(self.say, "grid-left", left=left, of=of)
        elif what == "bed":
            beds = {key for (_, at), keys in self.known.items() if at == column for key in keys}
            of = len({key.rpartition(":")[2] for key in beds})
            left = of - len(given)
            text = said(self.say, "grid-beds", taken=len(given), of=of)
        elif nobody:
            text = said(self.say, "grid-nobody-guards")
        else:
            who = ", ".join(named(self.say, f"character:{id}") for id in given)
            text = who or said(self.say, "grid-nobody")
        if column == GUARD and self.raids and given:
            text = said(self.say, "grid-raid-column", who=literal(text), odds=self._breaks(given))
        words = self.say.thing(column)
        return GridColumn(
            ref=column,
            name=words["name"],
            about=words.get("text", ""),
            count=len(given),
            left=left,
            of=of,
            text=text,
            alarm=nobody,
        )

    # --- Cells ---

    def _cell(self, p: PersonView, column: str) -> Cell:
        keys = self.draft.keys
        here = [key for key in keys if _spot(key) == (p.id, column)]
        known = self.known.get((p.id, column), [])
        if here:
            without = _without(keys, here[-1])
            more = None if self.kind in EXCLUSIVE else self._tried(keys, known)
            return Cell(
                count=len(here),
                keys=without,
                more=more.keys if more else None,
                then=self._levels(p, self.now),
                text="",
                note=self._chance(p, column, self.now, chosen=True),
            )
        kept = keys
        if self.kind in EXCLUSIVE:
            kept = [key for key in keys if (spot := _spot(key)) is None or spot[0] != p.id]
        if (tried := self._tried(kept, known)) is not None:
            return self._open(p, column, self._unwasted(p, kept, known, tried), "")
        for key in reversed(kept):
            spot = _spot(key)
            if spot is None or spot[1] != column:
                continue
            if (tried := self._tried(_without(kept, key), known)) is not None:
                who = tuple(f"character:{id}" for id in dict.fromkeys(self._given(column)))
                text = said(self.say, "grid-with", who=who)
                return self._open(p, column, tried, text)
        return Cell(count=0, keys=None, more=None, then=[], text=self._shut(p, column))

    def _shut(self, p: PersonView, column: str) -> str:
        """Why a cell cannot be clicked; whom the planned meal will fill is hungry still, as the row says."""
        if self.kind == "eat" and self._planned(p, self.draft.keys) and not _hunger(p, self.now):
            return said(self.say, "grid-sated")
        return self.why.get((p.id, column), "")

    def _planned(self, p: PersonView, keys: Sequence[str]) -> list[str]:
        """What of a choice goes to one Character."""
        return [key for key in keys if (spot := _spot(key)) is not None and spot[0] == p.id]

    def _unwasted(self, p: PersonView, kept: Sequence[str], known: Sequence[str], tried: Draft) -> Draft:
        """One more dish takes the place of another that then makes no difference."""
        if self.kind != "eat":
            return tried
        for key in self._planned(p, kept):
            leaner = self._tried(_without(kept, key), known)
            if leaner is not None and _hunger(p, leaner.seen()) == _hunger(p, tried.seen()):
                return leaner
        return tried

    def _open(self, p: PersonView, column: str, tried: Draft, text: str) -> Cell:
        """A cell that can be clicked, and what comes of it."""
        seen = _table(tried.seen())
        return Cell(
            count=0,
            keys=tried.keys,
            more=None,
            then=self._levels(p, seen),
            text=text,
            note=self._chance(p, column, seen, chosen=False),
        )

    # --- What chance may make of it ---

    def _chance(self, p: PersonView, column: str, seen: TableView, *, chosen: bool) -> str:
        """On Guard: how likely a raid breaks in, with this Character or, where they stand there already,
        without. Medicine: what the Fate card makes of what it is for."""
        if column == GUARD and self.raids:
            others = [id for id in self._given(GUARD) if id != p.id]
            if chosen and not others:
                return said(self.say, "grid-raid-alone")
            odds = self._breaks(others if chosen else [*others, p.id])
            return said(self.say, "grid-raid-without" if chosen else "grid-raid-with", odds=odds)
        state = MEDICINE_FOR.get(column.partition(":")[2], "")
        if not state or not self.fates:
            return ""
        if not p.states[state]:
            return said(self.say, "grid-needless", state=f"state:{state}")
        return self._fated(p, state, seen)

    def _breaks(self, on_guard: Sequence[str]) -> str:
        return literal(self.say(likely(night_odds(self.before, self.raids, on_guard))))

    def _fated(self, p: PersonView, state: str, seen: TableView) -> str:
        """How a State may stand after the Fate card, each way with its odds."""
        laid = next((one.medicine for one in seen.people if one.id == p.id), p.medicine)
        ways = fate_odds(self.before, self.fates, structs.replace(p, medicine=laid), state)
        told = ", ".join(self._way(level, odds) for level, odds in ways.items())
        return said(self.say, "grid-fate", state=f"state:{state}", was=p.states[state], ways=literal(told))

    def _way(self, level: int, odds: Fraction) -> str:
        id, dies = "grid-way" if odds < 1 else "grid-way-sure", "yes" if level == LAST else "no"
        return said(self.say, id, level=level, dies=dies, odds=literal(self.say(likely(odds))))

    def _tried(self, kept: Sequence[str], known: Sequence[str]) -> Draft | None:
        """The choice with one of these more, if nothing else has to go for it."""
        for key in known:
            trial = self._trial([*kept, key])
            if sorted(_chosen(trial)) == sorted([*_plain(kept, trial), key]):
                return trial
        return None

    def _trial(self, keys: Sequence[str]) -> Draft:
        trial = Draft(self.draft.table, self.draft.parts, whole=bool(self.draft.then))
        trial.lay(keys)
        return trial

    def _levels(self, p: PersonView, seen: object) -> list[Level]:
        """The States that matter here, and all that change."""
        then = next((one for one in _table(seen).people if one.id == p.id), None)
        if then is None:
            return []
        return [
            Level(state, level, level_word(state, level, self.say), p.states[state])
            for state, level in then.states.items()
            if state in SHOWN[self.kind] or level != p.states[state]
        ]

    # --- Rows ---

    def _rows(self) -> list[GridRow]:
        end = self._end()
        return [self._row(p, end) for p in self.before.people]

    def _end(self) -> TableView:
        """How everybody stands when it is over. At supper that is after the hungry have been counted."""
        draft = self.draft
        last = draft.finish() if self.kind == "eat" else None
        if self.kind != "eat" or (last is None and not draft.over):
            return self.now
        twin = draft.twin
        if last is not None:
            twin = draft.twin.fork(seed="draft")
            twin.answer(last.id)
        return _table(twin.look())

    def _row(self, p: PersonView, end: TableView) -> GridRow:
        mine = self._planned(p, self.draft.keys)
        now = [Level(s, n, level_word(s, n, self.say), n) for s, n in p.states.items() if s in self._told(p)]
        lost = not any(one.id == p.id for one in end.people)
        known = self.kind == "eat" or bool(mine)
        return GridRow(
            ref=f"character:{p.id}",
            now=now,
            then=self._levels(p, end) if known and not lost else [],
            text=self._note(p, mine, lost),
            lost=lost,
            open=not mine and any(row == p.id for row, _ in self.known),
        )

    def _told(self, p: PersonView) -> set[str]:
        """The States of somebody that are worth seeing here."""
        if self.kind == "drink":
            return {"hunger", "misery"}
        if self.kind in ("dawn", "dawn-after"):
            return {state for state, level in p.states.items() if level and state != "hunger"}
        return set(SHOWN[self.kind])

    def _note(self, p: PersonView, mine: Sequence[str], lost: bool) -> str:
        say = self.say
        if self.kind == "evening" and p.posted:
            return self.why.get((p.id, GUARD), "")
        if self.kind == "drink" and not mine:
            rest = next(
                (o for o in self.draft.first.options if o.verb == "no-water" and o.args[0] == p.id), None
            )
            return say(rest.text) if rest is not None else ""
        if self.kind == "dawn":
            hurt = [state for state in dict.fromkeys(MEDICINE_FOR.values()) if p.states[state]]
            return " · ".join(self._fated(p, state, self.now) for state in hurt) if self.fates else ""
        if self.kind != "eat":
            return ""
        if lost:
            return said(say, "grid-starves")
        if not mine and not p.ate:
            return said(say, "grid-eats-nothing")
        return ", ".join(self._dish(key) for key in mine)

    def _dish(self, key: str) -> str:
        verb, _, food, *_ = key.split(":")
        name = named(self.say, f"good:{food}")
        return said(self.say, "grid-cooked", good=literal(name)) if verb == "cook" else name

    # --- Beside the cells ---

    def _extras(self) -> list[Extra]:
        return [*self._cooking(), *self._words(), *self._journal()]

    def _cooking(self) -> list[Extra]:
        """A dish that is given may be cooked, and one that is cooked may be served raw again."""
        found: list[Extra] = []
        keys = self.draft.keys
        for key, option in self.extras.items():
            if option.verb != "cook":
                continue
            raw = f"feed:{option.args[0]}:{option.args[1]}"
            if key in keys:
                back = [raw if one == key else one for one in keys]
                found.append(self._extra(option, back, chosen=True))
            elif raw in keys:
                cooked = [*_without(keys, raw), key]
                trial = self._trial(cooked)
                if sorted(_chosen(trial)) == sorted(_plain(cooked, trial)):
                    found.append(self._extra(option, trial.keys, chosen=False))
        return found

    def _words(self) -> list[Extra]:
        """The kind word of somebody who eats nothing, for one of the others."""
        asked = self.later
        if asked is None and self.draft.request is not None and self.draft.request.kind in self.draft.then:
            asked = self.draft.request
        said_to = next((key for key in self.draft.keys if key.startswith("kind-word:")), "")
        options = [*(asked.options if asked is not None else ())]
        if said_to:
            trial = self._trial(_without(self.draft.keys, said_to))
            later = trial.beyond()
            options = [*(later.options if later is not None else ())]
        found: list[Extra] = []
        for option in options:
            if option.verb != "kind-word":
                continue
            key = key_of(option.id)
            kept = _without(self.draft.keys, said_to) if said_to else self.draft.keys
            chosen = key == said_to
            found.append(self._extra(option, kept if chosen else [*kept, key], chosen=chosen))
        return found

    def _journal(self) -> list[Extra]:
        found: list[Extra] = []
        written = next((key for key in self.draft.keys if key.startswith("journal:")), "")
        for key, option in self.extras.items():
            if option.verb == "journal":
                kept = _without(self.draft.keys, written) if written else self.draft.keys
                chosen = key == written
                found.append(self._extra(option, kept if chosen else [*kept, key], chosen=chosen))
        return found

    def _extra(self, option: Option, keys: Sequence[str], *, chosen: bool) -> Extra:
        return Extra(text=self.say(option.text), refs=option.refs, chosen=chosen, keys=list(keys))

    # --- The line over the confirm ---

    def _call(self, rows: Sequence[GridRow]) -> tuple[str, str, bool]:
        """What it comes to, what else there is to say, and whether it is a warning."""
        say = self.say
        finish = self.draft.finish()
        waiting = tuple(row.ref for row in rows if row.open)
        match self.kind:
            case "eat":
                lost = tuple(row.ref for row in rows if row.lost)
                eaten = {p.id for p in self.now.people if p.ate}
                hungry = tuple(row.ref for row in rows if row.ref.partition(":")[2] not in eaten)
                if lost:
                    return said(say, "grid-eat-lost", who=lost), said(say, "grid-eat-why"), True
                if hungry:
                    return said(say, "grid-eat-hungry", who=hungry), said(say, "grid-eat-why"), False
                return said(say, "grid-eat-all"), said(say, "grid-eat-why"), False
            case "evening":
                if finish is not None and finish.warning is not None:
                    return said(say, "grid-unguarded"), said(say, "grid-unguarded-why"), True
                if waiting:
                    why = said(say, "grid-evening-why")
                    return said(say, "grid-evening-left", who=waiting), why, False
                return said(say, "grid-evening-all"), said(say, "grid-evening-why"), False
            case "drink":
                water = self.now.storage.get("water", 0)
                call = said(say, "grid-drink", water=self.before.storage.get("water", 0), thirsty=len(rows))
                doubt = self.draft.doubt()
                why = say(doubt) if doubt is not None else said(say, "grid-drink-why", water=water)
                return call, why, doubt is not None
            case _:
                return say(self.draft.first.prompt), said(say, "grid-dawn-why"), False


def _without(keys: Sequence[str], key: str) -> list[str]:
    """One less of a key: the last."""
    at = len(keys) - 1 - list(keys)[::-1].index(key)
    return [*keys[:at], *keys[at + 1 :]]


def _chosen(draft: Draft) -> list[str]:
    """What is in a draft, its ends left out."""
    return _plain(draft.keys, draft)


def _plain(keys: Sequence[str], draft: Draft) -> list[str]:
    return [key for key in keys if key.partition(":")[0] not in draft.parts.finish]


def _table(seen: object) -> TableView:
    if not isinstance(seen, TableView):
        raise TypeError("not a view of this game")
    return seen


def _hunger(p: PersonView, seen: object) -> int:
    """How hungry somebody is at a table; as before where they are no longer there."""
    return next((one for one in _table(seen).people if one.id == p.id), p).states["hunger"]
