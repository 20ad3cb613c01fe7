"""A Campaign of `mine` moment by moment: cards turned up, raids, rounds of a fight, pages, Fate, losses."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from msgspec import Struct

from tilldawn.engine.event import Event
from tilldawn.engine.request import Arg, Text, text
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.beats import Beat, Composer, Group, Part, Piece, Row, Tone, Weight, fact, facts, row
from tilldawn.play.mine import modules
from tilldawn.play.mine.opened import opened_by
from tilldawn.play.mine.pages import FADING
from tilldawn.play.opened import Opened

OWN = modules.moments()
"""How the modules of the box are shown."""
HARM = frozenset[str]().union(*(own.harm for own in OWN)) | frozenset(
    {
        "state-rose",
        "character-lost",
        "raid-took",
        "fitting-lost",
        "hole-opened",
        "goods-discarded",
        "goods-removed",
        "token-handed-over",
        "hidden-goods-lost",
        "party-lost",
        "fell-asleep",
        "fight-weapon-lost",
        "fight-knocked-down",
        "fight-arms-lost",
        "left-behind",
        "cold-added",
        "basement-closed",
        "crime-spread",
        "more-raids-tonight",
        "raids-doubled",
        "hope-lost",
    }
)
GAIN = frozenset[str]().union(*(own.gain for own in OWN)) | frozenset(
    {
        "state-fell",
        "goods-gained",
        "found",
        "special-found",
        "fitting-placed",
        "cold-removed",
        "foe-fell",
        "foes-broke",
        "fight-won",
        "raiders-routed",
        "gang-beaten",
        "raid-bought-off",
        "raid-ignored",
        "shelf-kept",
        "kept-from-raiders",
        "weapons-looted",
        "narrative-kept",
        "narrative-drawn",
        "woke-up",
        "character-joined",
        "door-watched",
        "paper-stamped",
        "deal-made",
    }
)
HEADS = frozenset[str]().union(*(own.opens for own in OWN)) | frozenset(
    {
        "chapter-turned",
        "event-drawn",
        "visitor-came",
        "resident-drawn",
        "raid-drawn",
        "fate-turned",
        "script-told",
        "fight-began",
        "fight-round-began",
        "card-opened",
    }
)
"""What the title of a beat says already."""
UNTOLD = frozenset[str]().union(*(own.untold for own in OWN)) | frozenset(
    {
        "pieces-taken",
        "piece-shelved",
        "good-chosen",
        "fate-resolved",
        "script-over",
        "visitor-left",
        "card-done",
        "card-worked-on",
        "character-lost",
        "objective-set",
        "character-joined",
        "told",
        "fight-over",
        "script-chosen",
        "script-did",
        "cards-gathered",
        "campaign-lost",
        "campaign-won",
        "scenario-lost",
        "scenario-won",
        "epilogue-told",
        "came-through",
    }
)
"""What is told in another way, added up by a later event, or a beat by itself."""
DICE = frozenset({"combat-die-rolled", "guard-rolled", "thirst-rolled"})
"""Shown as dice."""


class Campaign(Composer):
    """The beats of a Campaign."""

    opens: ClassVar = {
        **{event: kind for own in OWN for event, (kind, _) in own.opens.items()},
        "chapter-turned": "chapter",
        "objective-set": "objective",
        "objective-judged": "verdict",
        "event-drawn": "event",
        "visitor-came": "visitor",
        "resident-drawn": "encounter",
        "fight-began": "fight",
        "fight-round-began": "round",
        "backstabbed": "round",
        "raid-drawn": "raid",
        "shelter-unguarded": "unguarded",
        "fate-turned": "fate",
        "character-lost": "death",
        "character-joined": "arrival",
        "script-told": "page",
        "told": "script",
        "death-among-us": "mourning",
        "sniper-shot": "shot",
        "sniper-watched": "shot",
        "sniper-fired": "shot",
        "thirst-rolled": "thirst",
        "hope-lost": "hope",
        "card-opened": "card",
    }
    anchors = frozenset[str]().union(*(own.anchors for own in OWN)) | frozenset(
        {
            "day-began",
            "stage-began",
            "dusk-began",
            "evening-began",
            "scavenging-began",
            "raid-began",
            "raids-over",
            "exploration-over",
            "dawn-came",
            "day-ended",
        }
    )
    closes = frozenset[str]().union(*(own.closes for own in OWN)) | frozenset(
        {
            "fate-resolved",
            "script-over",
            "visitor-left",
            "resident-left",
            "resident-stayed",
            "resident-ignored",
            "residents-paid",
            "card-done",
            "card-kept",
        }
    )
    alone = frozenset(
        {"character-lost", "character-joined", "objective-set", "told", "hope-lost", "shelter-unguarded"}
    )
    quiet = (
        HARM
        | frozenset({"state-fell", "fitting-placed", "cold-removed", "woke-up", "party-returned"})
        | frozenset({"goods-gained", "lock-tried"})
    ) - (UNTOLD | {"goods-discarded", "goods-removed"})

    def opening(self, event: Event, group: Group | None) -> str:
        """A Fate card that is drawn in a fight is no Dawn; several shots at the door are one moment, and so
        are all who go thirsty."""
        kind = super().opening(event, group)
        if kind in ("shot", "thirst") and group is not None and group.kind == kind:
            return ""
        return kind

    def belongs(self, event: Event, group: Group) -> bool:
        """Of Dusk only what thirst did to each belongs to it: supper comes next."""
        if group.kind != "thirst" or event.name == "thirst-rolled":
            return True
        last = group.pieces[-1][1]
        same = fact(event, "who") == fact(last, "who")
        return event.name == "state-rose" and last.name == "thirst-rolled" and same

    def midway(self, kind: str) -> bool:
        return kind not in SETTLED

    def tone(self, event: Event) -> Tone:
        return _tone(event)

    def compose(self, group: Group, done: bool, seen: Struct) -> Beat | None:
        if not isinstance(seen, TableView):
            raise TypeError("not a view of this game")
        return COMPOSE.get(group.kind, _quiet)(group, done, seen)


SETTLED = frozenset(
    {
        "plan",
        "action",
        "eat",
        "evening",
        "equip",
        "explore",
        "where-to",
        "load",
        "dawn",
        "dawn-after",
        "round",
        "raid-begins",
        "raid-comes",
        "guard-weapon",
        "crime-wave",
        "keep-narrative",
        "idle-stage",
        "chapter-judges",
        "next-card",
        "hope",
    }
)
"""Questions between beats: whatever was turned up before them is done."""


# --- Rows ---------------------------------------------------------------------------------------------


def _tone(event: Event) -> Tone:
    if event.name == "raid-reduced":
        return "good" if facts(event)["points"] else ""
    if event.name == "raid-took":
        return "bad" if fact(event, "some") == "yes" else ""
    if event.name == "noise-moved":
        return "bad" if fact(event, "louder") == "yes" else ""
    if event.name == "objective-judged":
        return "good" if fact(event, "met") == "yes" else "bad"
    return "bad" if event.name in HARM else "good" if event.name in GAIN else ""


def _refs(event: Event) -> tuple[str, ...]:
    """What can be drawn of it: people, goods, cards."""
    found: list[str] = []
    for value in facts(event).values():
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, str) and one.startswith(("character:", "good:", "count:", "card:", "note:")):
                found.append(one)
    return tuple(found)


def _row(piece: Piece) -> Row:
    return row(piece, *_refs(piece[1]), tone=_tone(piece[1]))


def _rows(pieces: Iterable[Piece]) -> tuple[Row, ...]:
    return tuple(_row(piece) for piece in pieces if piece[1].name not in HEADS | UNTOLD | DICE)


def _toned(rows: Iterable[Row]) -> tuple[Row, ...]:
    return tuple(one for one in rows if one.tone)


def _part(title: str, rows: tuple[Row, ...], tone: Tone = "") -> tuple[Part, ...]:
    return (Part(text(title), rows, tone),) if rows else ()


def _split(rows: tuple[Row, ...]) -> tuple[Part, ...]:
    """What happened, then what it cost and what it gave."""
    plain = tuple(one for one in rows if not one.tone)
    lost = tuple(one for one in rows if one.tone == "bad")
    won = tuple(one for one in rows if one.tone == "good")
    return (
        *((Part(None, plain),) if plain else ()),
        *_part("beat-part-lost", lost, "bad"),
        *_part("beat-part-won", won, "good"),
    )


def _make(
    group: Group,
    done: bool,
    weight: Weight,
    title: Text,
    rows: tuple[Row, ...],
    *,
    card: str = "",
    people: tuple[str, ...] = (),
    said: Text | None = None,
    page: Text | None = None,
    parts: tuple[Part, ...] | None = None,
    short: tuple[Row, ...] | None = None,
    number: int = 0,
    of: int = 0,
    twice: bool = False,
    folded: bool = False,
    **words: Arg,
) -> Beat:
    return Beat(
        first=group.pieces[0][0],
        last=group.pieces[-1][0] + 1,
        kind=group.kind,
        weight=weight,
        done=done,
        twice=twice,
        kicker=text(f"beat-{group.kind}-kicker", number=number, of=of, **words),
        title=title,
        card=card,
        folded=folded,
        opened=_opened(group, "" if folded else card),
        people=people,
        said=said,
        page=page,
        number=number,
        of=of,
        parts=_split(rows) if parts is None else parts,
        short=(_row(group.pieces[0]), *_toned(rows)) if short is None else short,
    )


def _opened(group: Group, card: str) -> tuple[Opened, ...]:
    """Cards that were read in part, and the one on the stage, of which all counts if it is none of them."""
    parts = tuple(one for _, event in group.pieces if (one := opened_by(event)) is not None)
    whole = card.startswith("card:") and all(one.card != card for one in parts)
    return (Opened(card), *parts) if whole else parts


def _named(ref: str) -> Text:
    return text("beat-name", thing=ref)


def _day(group: Group) -> int:
    """The day a card was turned up on, if it was in the Morning."""
    began = next((one for one in reversed(group.before) if one.name == "day-began"), None)
    return int(facts(began)["day"]) if began is not None else 0


# --- Kinds --------------------------------------------------------------------------------------------


def _quiet(group: Group, done: bool, view: TableView) -> Beat | None:
    piece = group.pieces[0]
    return Beat(
        first=piece[0],
        last=piece[0] + 1,
        kind="quiet",
        weight="quiet",
        done=True,
        title=piece[1].told,
        short=(_row(piece),),
    )


def _turned(weight: Weight, *, twice: bool = False) -> Callable[[Group, bool, TableView], Beat | None]:
    """A card was turned up: it, and all it did."""

    def make(group: Group, done: bool, view: TableView) -> Beat | None:
        card = fact(group.opener, "card")
        return _make(
            group, done, weight, _named(card), _rows(group.pieces), card=card, twice=twice, day=_day(group)
        )

    return make


def _chapter(group: Group, done: bool, view: TableView) -> Beat | None:
    """A new Chapter: what it means for the players. What its card has done is done."""
    card = fact(group.opener, "card")
    said = text("beat-chapter", chapter=card.removeprefix("card:"))
    rows = _rows(group.pieces)
    return _make(group, done, "large", _named(card), rows, card=card, said=said, folded=True, day=_day(group))


def _objective(group: Group, done: bool, view: TableView) -> Beat | None:
    card = fact(group.opener, "card")
    number = int(facts(group.opener)["number"])
    return _make(
        group, done, "large", _named(card), (), card=card, number=number, short=(_row(group.pieces[0]),)
    )


def _verdict(group: Group, done: bool, view: TableView) -> Beat | None:
    card, met = fact(group.opener, "card"), fact(group.opener, "met")
    rows = _rows(group.pieces[1:])
    return _make(
        group,
        done,
        "large",
        _named(card),
        rows,
        card=card,
        said=group.opener.told,
        short=(_row(group.pieces[0]), *_toned(rows)),
        twice=True,
        met=met,
    )


def _encounter(group: Group, done: bool, view: TableView) -> Beat | None:
    """Somebody is met: shown when they come, and again only where something came of it."""
    card = fact(group.opener, "card")
    rows = _rows(group.pieces)
    return _make(group, done, "small", _named(card), rows, card=card, twice=bool(_toned(rows)))


def _fight(group: Group, done: bool, view: TableView) -> Beat | None:
    event = group.opener
    card = fact(event, "card")
    rows = (_row(group.pieces[0]), *_rows(group.pieces[1:]))
    foes = int(facts(event)["foes"])
    return _make(
        group,
        True,
        "large",
        _named(card),
        rows,
        card=card,
        parts=(Part(None, rows),),
        short=rows[:1],
        foes=foes,
        home=fact(event, "home"),
    )


def _round(group: Group, done: bool, view: TableView) -> Beat | None:
    """A round of a fight: the dice, what they did to us and to them, and how it ended."""
    event = group.opener
    ended = group.of("fight-won", "foes-broke", "fight-lost", "fight-fled")
    rows = _rows(piece for piece in group.pieces[1:] if piece not in ended)
    foes = _last_card(group, "fight-began")
    hurt = [piece for piece in group.of("state-rose") if fact(piece[1], "state") == "state:wounds"]
    return _make(
        group,
        done or bool(ended),
        "large" if done or ended else "quiet",
        text(
            "beat-round",
            how="round" if event.name == "fight-round-began" else f"backstab-{fact(event, 'side')}",
            number=int(facts(event).get("round", 0)),
        ),
        rows,
        card=foes,
        folded=True,
        people=tuple(dict.fromkeys(fact(one, "who") for _, one in hurt)),
        said=ended[-1][1].told if ended else None,
        short=(_row(group.pieces[0]), *_toned(rows), *(_row(piece) for piece in ended)),
        twice=True,
        enemies=foes,
        some="yes" if foes else "no",
    )


def _last_card(group: Group, name: str) -> str:
    """The card of the last event of this name before the beat."""
    return next((fact(event, "card") for event in reversed(group.before) if event.name == name), "")


def _raid(group: Group, done: bool, view: TableView) -> Beat | None:
    """A raid card: what they came for, what held, what is gone."""
    event = group.opener
    card = fact(event, "card")
    pieces = group.pieces[1:]
    held = tuple(_row(piece) for piece in pieces if piece[1].name in RAID_HELD)
    gone = tuple(
        _row(piece)
        for piece in pieces
        if piece[1].name in RAID_GONE or piece[1].name in HARM - {"character-lost"}
    )
    other = tuple(one for one in _rows(pieces) if one.at not in {r.at for r in (*held, *gone)})
    came = (row(group.pieces[0], card),)
    wanted = facts(event)["damage"] or facts(event)["wounds"]
    tonight = next((one for one in reversed(group.before) if one.name == "raid-began"), None)
    number = 1 + sum(one.name == "raid-drawn" for one in group.before)
    of = int(facts(tonight)["cards"]) if tonight is not None else 0
    parts = (
        *(_part("beat-raid-came", came) if wanted else ()),
        *((Part(None, other),) if other else ()),
        *_part("beat-raid-held", held, "good" if held else ""),
        *_part("beat-raid-gone", gone, "bad" if any(one.tone == "bad" for one in gone) else ""),
    )
    return _make(
        group,
        done,
        "large",
        _named(card),
        (),
        card=card,
        people=tuple(facts(tonight)["guards"]) if tonight is not None else (),
        parts=parts,
        short=(*came, *_toned((*held, *gone))),
        number=number,
        of=of,
        twice=True,
    )


RAID_HELD = frozenset(
    {
        "sentry-watched",
        "raid-eased",
        "raid-reduced",
        "raiders-routed",
        "gang-beaten",
        "raid-bought-off",
        "raid-ignored",
        "shelf-kept",
    }
)
RAID_GONE = frozenset({"raid-took", "raid-hit-nobody"})


def _alone(weight: Weight, title: str) -> Callable[[Group, bool, TableView], Beat | None]:
    """A sentence by itself."""

    def make(group: Group, done: bool, view: TableView) -> Beat | None:
        rows = (_row(group.pieces[0]), *_rows(group.pieces[1:]))
        who = fact(group.opener, "who")
        return _make(group, done, weight, text(title), rows, people=(who,) if who else (), short=rows)

    return make


def _mourning(group: Group, done: bool, view: TableView) -> Beat | None:
    who = facts(group.opener)["who"]
    rows = (_row(group.pieces[0]), *_rows(group.pieces[1:]))
    return _make(group, done, "small", text("beat-mourning", who=who), rows, people=tuple(who), short=rows)


def _thirst(group: Group, done: bool, view: TableView) -> Beat | None:
    """Who had nothing to drink: a die for each, and what it did."""
    rows = _rows(group.pieces)
    who = dict.fromkeys(fact(event, "who") for _, event in group.of("thirst-rolled"))
    weight: Weight = "small" if done else "quiet"
    title = text("beat-thirst")
    return _make(group, done, weight, title, rows, people=tuple(who), short=rows, twice=True)


def _death(group: Group, done: bool, view: TableView) -> Beat | None:
    """Somebody died or left: that first, then what became of them."""
    piece = group.pieces[0]
    event = piece[1]
    who, epilogue, how = fact(event, "who"), fact(event, "epilogue"), fact(event, "how")
    id = who.partition(":")[2]
    faded = FADING.get(how) in view.faded
    lost = next((one for one in view.lost if one.id == id), None)
    day = lost.day if lost is not None else view.day
    fate = text(
        "beat-death-kicker", who=who, how=how, cause=fact(event, "cause"), sex=fact(event, "sex"), day=day
    )
    told = _row(piece)
    return Beat(
        first=piece[0],
        last=piece[0] + 1,
        kind="death",
        weight="large",
        done=True,
        kicker=fate,
        title=text("beat-death", who=who, how=how, sex=fact(event, "sex")) if faded else _named(epilogue),
        people=(who,),
        picture=epilogue,
        page=None if faded else _named(f"{epilogue}.{id}"),
        parts=(*_part("beat-death-came", _before(group)), *_part("beat-death-means", _left(piece, view))),
        short=(told,),
    )


def _before(group: Group) -> tuple[Row, ...]:
    """What led to it: the last thing that was turned up, and what rose."""
    who = fact(group.opener, "who")
    at = group.pieces[0][0] - len(group.before)
    rose = [
        (at + n, event)
        for n, event in enumerate(group.before)
        if event.name == "state-rose" and fact(event, "who") == who
    ]
    heads = [(at + n, event) for n, event in enumerate(group.before) if event.name in LEADS]
    return tuple(_lead(piece) for piece in (*heads[-1:], *rose[-1:]))


LEADS = (HEADS | {"death-among-us", "sniper-shot", "sniper-watched", "sniper-fired", "backstabbed"}) - {
    "fight-round-began"
}
"""What somebody can have died of: the last card or page that was turned up."""


def _lead(piece: Piece) -> Row:
    """What led to a loss; of a page only the title."""
    script = fact(piece[1], "script")
    return Row(piece[0], text("beat-page-short", script=script), (script,)) if script else row(piece)


def _left(piece: Piece, view: TableView) -> tuple[Row, ...]:
    here = tuple(f"character:{p.id}" for p in view.people)
    return (Row(piece[0], text("beat-death-left", people=here, count=len(here)), here),)


def _page(group: Group, done: bool, view: TableView) -> Beat | None:
    """A page of the book: while it lies open the question shows it; then what was chosen, and what it did."""
    event = group.opener
    script, page = fact(event, "script"), fact(event, "page")
    chosen = group.of("script-chosen")
    did = group.of("script-did")
    rows = _rows(group.pieces[1:])
    said = _named(fact(chosen[-1][1], "said")) if chosen else None
    effects = tuple(row(piece) for piece in did)
    return _make(
        group,
        done,
        "large" if done else "quiet",
        _named(script),
        rows,
        card=script,
        said=said,
        page=_named(page),
        parts=((Part(None, effects),) if effects else ()) + _split(rows),
        short=(
            _row(chosen[-1]) if chosen else Row(group.pieces[0][0], text("beat-page-short", script=script)),
            *_toned(rows),
        ),
        twice=True,
    )


def _script(group: Group, done: bool, view: TableView) -> Beat | None:
    script = fact(group.opener, "script")
    return _make(group, done, "large", _named(script), (), card=script, short=(_row(group.pieces[0]),))


def _arrival(group: Group, done: bool, view: TableView) -> Beat | None:
    piece = group.pieces[0]
    who = fact(piece[1], "who")
    return _make(
        group,
        done,
        "large",
        _named(who),
        (row(piece, who),),
        card=who,
        people=(who,),
        parts=(Part(None, (row(piece, who),)),),
        short=(_row(piece),),
    )


def _card(group: Group, done: bool, view: TableView) -> Beat | None:
    """An Exploration card: the board shows it while it lies open; it is a beat where it hurt somebody.

    Once it is behind us it is listed: it may have gone by without a question.
    """
    card = fact(group.opener, "card")
    rows = _rows(group.pieces)
    hurt = any(piece[1].name in ("state-rose", "party-lost") for piece in group.pieces)
    opened = (_row(group.pieces[0]),) if done else ()
    return _make(
        group,
        done,
        "small" if hurt and done else "quiet",
        _named(card),
        rows,
        card=card,
        twice=True,
        short=tuple(one for one in (*opened, *_toned(rows)) if one.text.id != "event-goods-gained"),
    )


def _module(weight: Weight) -> Callable[[Group, bool, TableView], Beat | None]:
    """Something of a module: what was turned up or what happened, and all it did."""

    def make(group: Group, done: bool, view: TableView) -> Beat | None:
        event = group.opener
        card = fact(event, "card")
        rows = _rows(group.pieces[1:])
        title, said = (_named(card), event.told) if card else (event.told, None)
        return _make(group, done, weight, title, rows, card=card, said=said, twice=bool(_toned(rows)))

    return make


COMPOSE: dict[str, Callable[[Group, bool, TableView], Beat | None]] = {
    "chapter": _chapter,
    "event": _turned("large", twice=True),
    "fate": _turned("large", twice=True),
    "visitor": _encounter,
    "encounter": _encounter,
    "objective": _objective,
    "verdict": _verdict,
    "fight": _fight,
    "round": _round,
    "raid": _raid,
    "unguarded": _alone("small", "beat-unguarded"),
    "shot": _alone("small", "beat-shot"),
    "thirst": _thirst,
    "hope": _alone("large", "beat-hope"),
    "mourning": _mourning,
    "death": _death,
    "arrival": _arrival,
    "page": _page,
    "script": _script,
    "card": _card,
    **{kind: _module(weight) for own in OWN for kind, weight in own.opens.values()},
}
