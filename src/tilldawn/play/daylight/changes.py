"""What is otherwise in one view of the table than in another: Health, cards, enemies, piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tilldawn.engine.request import Arg, Text
from tilldawn.games.daylight.public.view import PlayerView, TableView
from tilldawn.play.foresight import Change, Tone


def changes(before: TableView, after: TableView) -> list[Change]:
    """All that has changed, in the order people want to know it."""
    found: list[Change] = []
    for now, then in zip(before.players, after.players, strict=True):
        found += _player(now, then)
    return [*found, *_line(before, after), *_piles(before, after)]


def change(id: str, ref: str, what: str, before: int, after: int, tone: Tone = "", **words: Arg) -> Change:
    """A change told by the message `foresight-daylight-ID`, which is given the two numbers, too."""
    text = Text(f"foresight-daylight-{id}", {"now": before, "then": after, **words})
    return Change(ref, what, before, after, text, tone)


def _player(now: PlayerView, then: PlayerView) -> Iterator[Change]:
    ref = f"seat:{now.seat}"
    if now.character != then.character:
        return
    if now.health != then.health:
        tone: Tone = "bad" if then.health < now.health else "good"
        yield change("health", ref, "health", now.health, then.health, tone, seat=ref)
    for token in ("barricades", "traps"):
        had, has = getattr(now, token), getattr(then, token)
        if had != has:
            yield change(token, ref, token, had, has, "good" if has > had else "bad", seat=ref)
    held, holds = _cards(now), _cards(then)
    for card in dict.fromkeys([*held, *holds]):
        if held[card] != holds[card]:
            by = holds[card] - held[card]
            words: dict[str, Arg] = {"seat": ref, "card": f"card:{card}", "count": abs(by)}
            yield change(
                "gains" if by > 0 else "loses",
                f"card:{card}",
                f"cards-{now.seat}",
                held[card],
                holds[card],
                "good" if by > 0 else "bad",
                **words,
            )


def _cards(player: PlayerView) -> Counter[str]:
    held = Counter(player.items)
    for pack in player.packs:
        held.update(pack)
    return held


def _line(before: TableView, after: TableView) -> Iterator[Change]:
    then = {foe.id: foe for foe in after.line}
    for foe in before.line:
        ref = f"enemy:{foe.id}"
        ours: Tone = "good" if foe.enemy else "bad"
        if foe.id not in then:
            yield change("falls", ref, "falls", foe.left, 0, ours, enemy=ref)
            continue
        new = then[foe.id]
        if new.left != foe.left:
            yield change("left", ref, "left", foe.left, new.left, ours, enemy=ref)
        if new.away != foe.away:
            gone = int(foe.away), int(new.away)
            yield change("away", ref, "away", *gone, "good" if new.away else "bad", enemy=ref)
        if new.spears != foe.spears:
            yield change("spears", ref, "spears", foe.spears, new.spears, "good", enemy=ref)
    known = {foe.id for foe in before.line}
    come = [foe for foe in after.line if foe.id not in known]
    if come:
        enemies = tuple(f"enemy:{foe.id}" for foe in come)
        yield change("comes", "line", "line", len(before.line), len(after.line), "bad", enemies=enemies)


def _piles(before: TableView, after: TableView) -> Iterator[Change]:
    if before.combat != after.combat:
        yield change("combat", "piles", "combat", before.combat, after.combat)
    if before.active != after.active and before.round == after.round:
        yield change("active", "piles", "active", before.active, after.active)
