"""Where the night stands, what the team wants and what threatens it: facts for everybody to see.

Made from the view alone, by the rules; front ends put it into words (`outlook-…`).
"""

from __future__ import annotations

from collections.abc import Iterator

from tilldawn.engine.flow import rule
from tilldawn.engine.outlook import GRADES, Mark, Outlook, Stage
from tilldawn.engine.request import Arg, Text, text
from tilldawn.games.daylight.cards.horde import HORDE
from tilldawn.games.daylight.cards.numbers import DELAY_DAMAGE
from tilldawn.games.daylight.cards.shelf import WAVE
from tilldawn.games.daylight.public.facts import PHASES, PRINTED
from tilldawn.games.daylight.public.sight import blows, toll
from tilldawn.games.daylight.public.view import PlayerView, TableView


def outlook(view: TableView) -> Outlook:
    """What everybody should have in view."""
    if not view.round:
        return Outlook(text("outlook-setup"), goals=(_daylight(view),))
    dangers = [*_close(view), *_line(view), *_wave(view), *_combat_cards(view)]
    return Outlook(
        where=text("outlook-round", round=view.round, rounds=PRINTED.rounds),
        stages=tuple(Stage(phase, Text(f"outlook-phase-{phase}"), phase == view.phase) for phase in PHASES),
        goals=(_daylight(view),),
        dangers=tuple(sorted(dangers, key=lambda mark: GRADES.index(mark.grade))),
    )


@rule("W-GOAL-02", "W-GOAL-04", "W-END-01", "W-LAST-05")
def _daylight(view: TableView) -> Mark:
    """Everybody alive and the line empty once the sixth Round is over."""
    left = PRINTED.rounds - view.round
    words: dict[str, Arg] = {
        "round": view.round,
        "rounds": PRINTED.rounds,
        "left": max(0, left),
        "when": "setup" if not view.round else "late" if left < 0 else "last" if not left else "later",
        "enemies": sum(foe.enemy for foe in view.line),
    }
    return Mark(
        kind="daylight",
        grade="plain",
        title=Text("outlook-daylight", words),
        text=Text("outlook-daylight-how", words),
        short=Text("outlook-daylight-short", words),
        details=(Text("outlook-win", words), Text("outlook-lose"), Text("outlook-after", words)),
        rule="W-END-01",
    )


@rule("W-GOAL-05", "W-CCARD-10", "W-ENEMY-11", "W-WAVE-05")
def _close(view: TableView) -> Iterator[Mark]:
    """Whoever the enemies' turn can kill, by those who will strike them; where that is open, whoever a single
    blow of anybody on the line can."""
    coming = blows(view) if view.phase != "search" else []
    if coming and all(blow.target for blow in coming):
        most = {p.seat: toll(view, p, coming)[1] for p in view.players}
        near = [p for p in view.players if 0 < p.health <= most[p.seat]]
        if near:
            yield _near(near, "turn", "", max(most[p.seat] for p in near), most)
        return
    kind, blow = _single(view)
    near = [p for p in view.players if p.character and 0 < p.health <= blow]
    if near:
        yield _near(near, "foe" if kind else "delay", kind, blow, {})


def _single(view: TableView) -> tuple[str, int]:
    """The hardest single blow there may be, and whose; nobody's where putting WAVE! off costs as much."""
    found = {
        foe.kind: _hardest(view, foe.fixed + foe.bonus, foe.draws)
        for foe in view.line
        if _strikes(view, foe.id)
    }
    if view.assault and view.phase == "search":
        coming = {kind: HORDE[kind] for kind, count in view.coming.items() if count and HORDE[kind].enemy}
        found |= {
            kind: max(found.get(kind, 0), _hardest(view, card.fixed, card.draws))
            for kind, card in coming.items()
        }
    kind = max(found, key=lambda one: found[one], default="")
    blow = found.get(kind, 0)
    return ("", DELAY_DAMAGE) if view.phase == "search" and blow <= DELAY_DAMAGE else (kind, blow)


def _near(near: list[PlayerView], by: str, kind: str, blow: int, most: dict[int, int]) -> Mark:
    """Who may die, by what, and how much it takes."""
    seats = tuple(f"seat:{p.seat}" for p in near)
    words: dict[str, Arg] = {
        "people": seats,
        "count": len(near),
        "by": by,
        "kind": f"kind:{kind}" if kind else "",
        "blow": blow,
        "health": min(p.health for p in near),
    }
    one = "outlook-close-turn" if most else "outlook-close-one"
    return Mark(
        kind="edge",
        grade="danger",
        title=Text("outlook-close", words),
        text=Text("outlook-close-by", words),
        short=Text("outlook-close-short", words),
        details=(
            *(
                text(one, who=f"seat:{p.seat}", health=p.health, track=p.track, most=most.get(p.seat, 0))
                for p in near
            ),
            Text("outlook-lose"),
        ),
        refs=seats,
        rule="W-GOAL-04",
    )


def _strikes(view: TableView, id: str) -> bool:
    """Whether a card on the line is still to attack in this Round."""
    foe = next(one for one in view.line if one.id == id)
    acting = bool(view.enemy or view.waiting)
    return foe.enemy and not foe.away and (not acting or id == view.enemy or id in view.waiting)


def _hardest(view: TableView, fixed: int, draws: int) -> int:
    """The most a blow can do with the Combat cards that are left to draw."""
    if not draws:
        return fixed
    left = [card for card, count in view.unseen.get("combat", {}).items() if count] or list(view.faces)
    return fixed + max(view.faces[card].damage for card in left)


@rule("W-WAVE-01", "W-ASSAULT-01", "W-ASSAULT-07", "W-COMBAT-13", "W-LAST-01")
def _line(view: TableView) -> Iterator[Mark]:
    """Who stands on the line, and who comes."""
    enemies = sum(foe.enemy for foe in view.line)
    coming = view.phase == "search" and bool(view.assault)
    words: dict[str, Arg] = {
        "assault": f"assault:{view.assault}" if view.assault else "",
        "enemies": enemies,
        "survivors": len(view.line) - enemies,
        "comes": sum(count for kind, count in view.coming.items() if HORDE[kind].enemy),
        "wave": tuple(f"count:{kind}*{count}" for kind, count in view.coming.items() if count),
        "when": "coming"
        if coming
        else "here"
        if view.assault
        else "none"
        if view.round > PRINTED.rounds
        else "unknown",
    }
    details = [Text("outlook-assault-comes", words)] if coming else []
    if any(foe.bonus for foe in view.line):
        details.append(text("outlook-monsters", bonus=max(foe.bonus for foe in view.line)))
    yield Mark(
        kind="assault",
        grade="warn" if coming or enemies else "plain",
        title=Text("outlook-assault", words),
        text=Text("outlook-line", words),
        short=Text("outlook-line-short", words),
        details=(*details, Text("outlook-line-how")),
        refs=(f"assault:{view.assault}",) if view.assault else (),
        rule="W-ASSAULT-01" if coming else "W-COMBAT-09",
    )


@rule("W-WAVE-03", "W-WAVE-05", "W-WAVE-11", "W-SEARCH-02", "W-SEARCH-09")
def _wave(view: TableView) -> Iterator[Mark]:
    """Where WAVE! is: in the pile, just drawn, or with somebody, whom the first blow is for. Of the pile it
    may be any card that nobody has looked at."""
    where = (
        "held" if view.wave >= 0 else "drawn" if WAVE in view.found else "pile" if view.wave_in_active else ""
    )
    if not where:
        return
    spared = any(not foe.enemy and not foe.away for foe in view.line)
    words: dict[str, Arg] = {
        "where": where,
        "holder": f"seat:{view.wave}" if view.wave >= 0 else "",
        "cards": 1 if view.active_top == WAVE else view.active - bool(view.active_top),
        "spared": "yes" if spared else "no",
    }
    yield Mark(
        kind="wave",
        grade="warn" if where != "pile" else "plain",
        title=Text("outlook-wave", words),
        text=Text("outlook-wave-why", words),
        short=Text("outlook-wave-short", words),
        details=(Text("outlook-wave-how"),),
        refs=(f"card:{WAVE}",),
        rule="W-WAVE-11" if where == "held" else "W-WAVE-03",
    )


@rule("W-CCARD-06", "W-CCARD-07")
def _combat_cards(view: TableView) -> Iterator[Mark]:
    """How many Combat cards are left before they are shuffled anew."""
    if view.phase != "combat":
        return
    used = sum(view.combat_discard.values()) + len(view.drawn)
    words: dict[str, Arg] = {"left": view.combat, "used": used}
    yield Mark(
        kind="cards",
        grade="plain",
        title=Text("outlook-cards", words),
        text=Text("outlook-cards-used", words),
        short=Text("outlook-cards-short", words),
        details=(Text("outlook-cards-how"),),
        rule="W-CCARD-07",
    )
