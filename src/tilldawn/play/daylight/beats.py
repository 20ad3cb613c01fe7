"""The night of `daylight` moment by moment: WAVE!, arrivals, attacks, the enemies' blows, a death."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from tilldawn.engine.event import Event
from tilldawn.engine.request import text
from tilldawn.games.daylight.public.facts import modifier
from tilldawn.play.beats import Beat, Blow, Composer, Group, Part, Row, Tone, Weight, fact, facts, row

STRIKES = ("trap-sprung", "enemy-aimed", "enemy-attacked")
"""What an enemy's blow can begin with, in this order."""
HARM = frozenset({"damage-suffered", "card-stolen", "card-lost", "character-died"})
GAIN = frozenset({"enemy-fell", "healed", "crafted", "card-salvaged", "arrow-recovered"})
TOLD = frozenset({"combat-drawn", "combat-applied", "attack-declared", "wave-drawn"})
"""What a beat's title or its cards say already."""


class Night(Composer):
    """The beats of a night."""

    opens: ClassVar = {
        "search-began": "round",
        "clean-up-began": "round",
        "wave-drawn": "wave",
        "enemies-arrived": "arrival",
        "card-drawn": "draw",
        "attack-declared": "attack",
        "character-died": "death",
    }
    anchors = frozenset(
        {"search-began", "clean-up-began", "trade-began", "combat-began", "turn-began", "enemies-acted"}
    )
    closes = frozenset({"card-kept", "card-discarded"})
    alone = frozenset({"character-died"})
    quiet = (
        HARM
        | GAIN
        | frozenset(
            {
                "special-played",
                "cheered",
                "perk-used",
                "gift-taken",
                "gift-refused",
                "spear-thrown",
                "driven-off",
                "enemies-returned",
                "wave-returned",
                "turn-skipped",
                "enemy-hit",
                "enemy-splashed",
            }
        )
    )

    def opening(self, event: Event, group: Group | None) -> str:
        """A blow goes on as long as it is the same enemy's: a Trap, then whom it goes for, then the blow."""
        if event.name not in STRIKES:
            return super().opening(event, group)
        if group is not None and group.kind == "blow" and fact(group.opener, "enemy") == fact(event, "enemy"):
            struck = any(one.name == "enemy-attacked" for _, one in group.pieces)
            return "blow" if struck else ""
        return "blow"

    def belongs(self, event: Event, group: Group) -> bool:
        if group.kind == "round" or event.name == "first-player-moved":
            return False
        if group.kind == "wave":
            return event.name.startswith(("wave-", "assault-")) or event.name in HARM
        if group.kind == "arrival":
            return event.name == "wave-taken"
        return True

    def midway(self, kind: str) -> bool:
        """Questions between the first card of a blow and what comes of it."""
        return kind in MIDWAY

    def tone(self, event: Event) -> Tone:
        return _tone(event)

    def compose(self, group: Group, done: bool, seen: Struct) -> Beat | None:
        make = COMPOSE.get(group.kind, _quiet)
        return make(group, done)


MIDWAY = frozenset(
    {
        "ammo",
        "boost",
        "apply",
        "enemy-card",
        "lucky",
        "focus",
        "share",
        "spare",
        "found",
        "wave",
        "place",
        "target",
    }
)


def _tone(event: Event) -> Tone:
    if fact(event, "enemy").startswith("enemy:survivor"):
        return ""
    return "bad" if event.name in HARM else "good" if event.name in GAIN else ""


def _rows(group: Group) -> tuple[Row, ...]:
    """All that came of it, as the log tells it."""
    return tuple(
        row(piece, *_refs(piece[1]), tone=_tone(piece[1]))
        for piece in group.pieces
        if piece[1].name not in TOLD
    )


def _refs(event: Event) -> tuple[str, ...]:
    return tuple(value for name in ("seat", "card", "enemy", "target") if (value := fact(event, name)))


def _losses(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """What matters of it afterwards."""
    return tuple(one for one in rows if one.tone)


def _make(
    group: Group,
    done: bool,
    weight: Weight,
    title: str,
    rows: tuple[Row, ...],
    short: tuple[Row, ...],
    *,
    blow: Blow | None = None,
    card: str = "",
    people: tuple[str, ...] = (),
    number: int = 0,
    of: int = 0,
    twice: bool = False,
    **words: str | int | tuple[str, ...],
) -> Beat:
    return Beat(
        first=group.pieces[0][0],
        last=group.pieces[-1][0] + 1,
        kind=group.kind or "quiet",
        weight=weight,
        done=done,
        twice=twice,
        kicker=text(f"beat-{group.kind}-kicker", number=number, of=of, **words) if group.kind else None,
        title=text(title, **words),
        card=card,
        people=people,
        blow=blow,
        number=number,
        of=of,
        parts=(Part(None, rows),) if rows else (),
        short=short,
    )


def _quiet(group: Group, done: bool) -> Beat | None:
    rows = _rows(group)
    at, event = group.pieces[0]
    return Beat(first=at, last=at + 1, kind="quiet", weight="quiet", done=True, title=event.told, short=rows)


def _round(group: Group, done: bool) -> Beat | None:
    event = group.opener
    piece = group.pieces[0]
    number = int(facts(event)["round"])
    last = event.name == "clean-up-began"
    weight: Weight = "quiet" if number == 1 else "large" if last else "small"
    told = (row(piece),)
    return _make(group, done, weight, "beat-round", told, told, round=number, last="yes" if last else "no")


def _wave(group: Group, done: bool) -> Beat | None:
    drawn = group.pieces[0]
    revealed = next((one for _, one in group.pieces if one.name == "assault-revealed"), None)
    rows = _rows(group)
    return _make(
        group,
        done,
        "large",
        "beat-wave",
        rows,
        (row(drawn), *(one for one in rows if one.text.id != "event-wave-returned")),
        card=fact(revealed, "assault") if revealed else "card:wave",
        people=(fact(drawn[1], "seat"),),
        seat=fact(drawn[1], "seat"),
    )


def _arrival(group: Group, done: bool) -> Beat | None:
    enemies = facts(group.opener).get("enemies", ())
    rows = _rows(group)
    return _make(
        group, done, "small", "beat-arrival", rows, rows[:1], people=tuple(enemies), count=len(enemies)
    )


def _draw(group: Group, done: bool) -> Beat | None:
    """A card out of the Rubble: shown where it does harm."""
    rows = _rows(group)
    seat, card = fact(group.opener, "seat"), fact(group.opener, "card")
    harm = any(piece[1].name in HARM for piece in group.pieces)
    kept = tuple(row(piece) for piece in group.of("card-kept"))
    return _make(
        group,
        done,
        "small" if harm else "quiet",
        "beat-draw",
        rows[1:],
        _losses(rows) if harm else kept,
        card=card,
        people=(seat,),
        seat=seat,
        drawn=card,
    )


def _cards(group: Group) -> tuple[tuple[str, ...], str]:
    """The Combat cards that were turned up in the end, and the one that counted."""
    drawn: list[str] = []
    applied = ""
    for _, event in group.pieces:
        match event.name:
            case "combat-drawn":
                drawn += facts(event).get("cards", ())
            case "combat-replaced" if fact(event, "old") in drawn:
                drawn[drawn.index(fact(event, "old"))] = fact(event, "new")
            case "combat-applied":
                applied = fact(event, "card")
            case _:
                pass
    return tuple(drawn), applied


def _hearts(group: Group) -> tuple[tuple[str, int, int], ...]:
    return tuple(
        (fact(event, "seat"), int(facts(event)["before"]), int(facts(event)["left"]))
        for _, event in group.of("damage-suffered")
    )


def _weapon(group: Group, target: str, applied: str) -> int:
    """What a weapon and all that helped it brought to a blow, without the card.

    -1 where that cannot be told: nothing hit, or the Damage was shared out.
    """
    hits = group.of("enemy-hit")
    if len(hits) != 1 or fact(hits[0][1], "enemy") != target:
        return -1
    return int(facts(hits[0][1])["damage"]) - modifier(applied)


def _attack(group: Group, done: bool) -> Beat | None:
    """A player strikes."""
    event = group.opener
    seat, target, weapon = fact(event, "seat"), fact(event, "target"), fact(event, "card")
    cards, applied = _cards(group)
    hit = next((one for _, one in group.pieces if one.name == "enemy-hit"), None)
    damage = int(facts(hit)["damage"]) if hit is not None else 0
    rows = _rows(group)
    blow = Blow(
        by=seat,
        to=target,
        base=_weapon(group, target, applied),
        cards=cards,
        applied=applied,
        damage=damage,
        hearts=_hearts(group),
    )
    return _make(
        group,
        done,
        "small" if done else "quiet",
        "beat-attack",
        rows,
        (row(group.pieces[0]), *_losses(rows)),
        blow=blow,
        card=weapon,
        people=(seat, target),
        seat=seat,
        target=target,
        weapon=weapon,
    )


def _blow(group: Group, done: bool) -> Beat | None:
    """An enemy strikes: its own blow and the card, then what it did to everybody."""
    attacked = next((one for _, one in group.pieces if one.name == "enemy-attacked"), None)
    aimed = attacked or group.opener
    enemy, target = fact(aimed, "enemy"), fact(aimed, "target") or fact(aimed, "seat")
    cards, applied = _cards(group)
    rows = _rows(group)
    told = facts(attacked) if attacked is not None else {}
    blow = Blow(
        by=enemy,
        to=target,
        base=int(told.get("base", 0)),
        cards=cards,
        applied=applied,
        damage=int(told.get("damage", 0)),
        hearts=_hearts(group),
    )
    result = _result(group)
    number, of = _which(group)
    return _make(
        group,
        done,
        "small" if done else "quiet",
        "beat-blow",
        tuple(one for one in rows if one.text.id not in ("event-enemy-aimed", "event-enemy-attacked")),
        _losses(rows) or tuple(row(piece) for piece in group.pieces if piece[1] is aimed),
        blow=blow,
        people=(enemy, target),
        number=number,
        of=of,
        enemy=enemy,
        target=target,
        result=result,
    )


def _result(group: Group) -> str:
    """How a blow ended, in a word."""
    names = {event.name for _, event in group.pieces}
    if "enemy-attacked" not in names:
        return "trapped" if "enemy-fell" in names else "open"
    if "damage-suffered" in names:
        return "hurt"
    if "barricade-broke" in names:
        return "blocked"
    if "enemy-hit" in names:
        return "survivor"
    return "missed"


def _which(group: Group) -> tuple[int, int]:
    """Which blow of the turn it is, and of how many as the turn began."""
    turn = group.before[0] if group.before else None
    if turn is None or turn.name != "enemies-acted":
        return 0, 0
    struck = dict.fromkeys(fact(event, "enemy") for event in group.before if event.name in STRIKES)
    return len(struck) + 1, int(facts(turn)["enemies"])


def _death(group: Group, done: bool) -> Beat | None:
    piece = group.pieces[0]
    seat, cause = fact(piece[1], "seat"), fact(piece[1], "cause")
    told = row(piece, seat, tone="bad")
    return _make(
        group,
        done,
        "large",
        "beat-death",
        (told,),
        (told,),
        card=cause if ":" in cause else "",
        people=(seat,),
        seat=seat,
    )


COMPOSE = {
    "round": _round,
    "wave": _wave,
    "arrival": _arrival,
    "draw": _draw,
    "attack": _attack,
    "blow": _blow,
    "death": _death,
}
