"""What is otherwise in one view of the table than in another: pieces, States, people, rooms, numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tilldawn.engine.request import Arg, Text
from tilldawn.games.mine.public.facts import BUNDLE
from tilldawn.games.mine.public.view import CombatView, PersonView, TableView
from tilldawn.play.foresight import Change, Tone


def changes(before: TableView, after: TableView) -> list[Change]:
    """All that has changed, in the order people want to know it."""
    return [
        *_people(before, after),
        *_pieces(before, after),
        *_numbers(before, after),
        *_rooms(before, after),
        *_foes(before.combat, after.combat),
        *_papers(before, after),
    ]


def change(id: str, ref: str, what: str, before: int, after: int, tone: Tone = "", **words: Arg) -> Change:
    """A change told by the message `foresight-mine-ID`, which is given the two numbers, too."""
    text = Text(f"foresight-mine-{id}", {"now": before, "then": after, **words})
    return Change(ref, what, before, after, text, tone)


# --- People -------------------------------------------------------------------------------------------


def _people(before: TableView, after: TableView) -> Iterator[Change]:
    then = {p.id: p for p in after.people}
    left = {one.id: one.left for one in after.lost}
    for p in before.people:
        ref = f"character:{p.id}"
        if p.id in then:
            yield from _states(p, then[p.id])
        else:
            gone = "yes" if left.get(p.id) else "no"
            yield change("lost", ref, "lost", 1, 0, "bad", who=ref, left=gone)
    known = {p.id for p in before.people}
    for p in after.people:
        if p.id not in known:
            yield change("joins", f"character:{p.id}", "joins", 0, 1, "good", who=f"character:{p.id}")


def _states(p: PersonView, q: PersonView) -> Iterator[Change]:
    ref = f"character:{p.id}"
    for state, level in p.states.items():
        new = q.states[state]
        if new != level:
            tone: Tone = "bad" if new > level else "good"
            words: dict[str, Arg] = {"who": ref, "state": f"state:{state}", "level": f"level:{state}.{new}"}
            yield change("state", ref, state, level, new, tone, **words)
    if sum(q.actions) != sum(p.actions):
        open_, left = sum(p.actions), sum(q.actions)
        yield change("actions", ref, "actions", open_, left, "bad" if left < open_ else "good", who=ref)


# --- Pieces -------------------------------------------------------------------------------------------


def _in_hand(view: TableView, *, away: bool) -> Counter[str]:
    """Weapons and Ammo that people hold, at home or out there."""
    held: Counter[str] = Counter()
    for p in view.people:
        if (p.where == "away") == away:
            held.update(weapon for weapon in (p.weapon, p.spare) if weapon)
            held["ammo"] += p.shots
    return held


def _at_home(view: TableView) -> Counter[str]:
    """Storage, tools in use, what this stage has brought, what is in somebody's hands. What the party has put
    down out there lies with the products, too, until it goes home: it is left behind."""
    heap = _in_hand(view, away=False)
    for goods in (view.storage, view.tools, view.products if view.trip is None else {}):
        heap.update(goods)
    for good, markers in view.x5.items():
        heap[good] += BUNDLE * markers
    return heap


def _on_the_way(view: TableView) -> Counter[str]:
    heap = _in_hand(view, away=True)
    heap.update(view.pile)
    return heap


def _pieces(before: TableView, after: TableView) -> Iterator[Change]:
    """Heaps by themselves while the party is out; all together when it sets out or comes home."""
    home, out = (_at_home(before), _at_home(after)), (_on_the_way(before), _on_the_way(after))
    if (before.trip is None) != (after.trip is None):
        yield from _heap("storage", home[0] + out[0], home[1] + out[1], before)
        return
    yield from _heap("storage", *home, before)
    yield from _heap("pile", *out, before)


def _heap(what: str, now: Counter[str], then: Counter[str], view: TableView) -> Iterator[Change]:
    if now == then:
        return
    for good in view.goods:
        by = then.get(good, 0) - now.get(good, 0)
        if by:
            yield change(
                what,
                f"good:{good}",
                what,
                now[good],
                then[good],
                "good" if by > 0 else "bad",
                more="yes" if by > 0 else "no",
                goods=f"count:{good}*{abs(by)}",
            )


# --- Numbers ------------------------------------------------------------------------------------------


def _numbers(before: TableView, after: TableView) -> Iterator[Change]:
    if before.cold != after.cold:
        yield change(
            "cold", "cold", "cold", before.cold, after.cold, "bad" if after.cold > before.cold else "good"
        )
    if before.trip and after.trip:
        noise, unknown = (before.noise, after.noise), (before.unknown, after.unknown)
        if noise[0] != noise[1]:
            yield change("noise", "noise", "noise", *noise, "bad" if noise[1] > noise[0] else "good")
        if unknown[0] != unknown[1]:
            yield change("unknown", "unknown", "unknown", *unknown)
        if before.trip.load != after.trip.load or before.trip.limit != after.trip.limit:
            heavy: Tone = "bad" if after.trip.load > after.trip.limit else ""
            load = before.trip.load, after.trip.load
            yield change("load", "zone:pile", "load", *load, heavy, limit=after.trip.limit)
    if before.objective and after.objective and before.objective.id == after.objective.id:
        now, then = before.objective.progress, after.objective.progress
        if now != then:
            ref = f"card:{after.objective.id}"
            yield change("objective", ref, "objective", now, then, "good", steps=after.objective.steps)
    if before.raid and after.raid:
        ref = f"card:{after.raid.card}"
        for what in ("damage", "wounds"):
            now, then = getattr(before.raid, what), getattr(after.raid, what)
            if now != then:
                yield change(f"raid-{what}", ref, f"raid-{what}", now, then, "bad" if then > now else "good")
    if before.deal and after.deal and before.deal.paid != after.deal.paid:
        ref = f"list:{after.deal.list}"
        yield change("paid", ref, "paid", before.deal.paid, after.deal.paid, "", price=after.deal.price)


# --- Rooms, fights, papers ----------------------------------------------------------------------------


def _rooms(before: TableView, after: TableView) -> Iterator[Change]:
    for now, then in zip(before.spaces, after.spaces, strict=True):
        ref = f"space:{now.id}"
        if now.fitting != then.fitting:
            if now.fitting and all(now.fitting != other.fitting for other in after.spaces):
                yield change("unbuilt", ref, "fitting", 1, 0, "bad", card=f"card:{now.fitting}", space=ref)
            if then.fitting and all(then.fitting != other.fitting for other in before.spaces):
                yield change("built", ref, "fitting", 0, 1, "good", card=f"card:{then.fitting}", space=ref)
        if now.card and now.card != then.card:
            card, left = f"card:{now.card}", f"card:{then.card}" if then.card else ""
            words: dict[str, Arg] = {"card": card, "space": ref, "left": left}
            yield change("cleared", ref, "shelter", 1, int(bool(then.card)), "good", **words)
    closed = sum(before.holes.values()), sum(after.holes.values())
    if closed[0] != closed[1]:
        yield change("holes", "holes", "holes", *closed, "good" if closed[1] > closed[0] else "bad")


def _foes(before: CombatView | None, after: CombatView | None) -> Iterator[Change]:
    if before is None or after is None:
        return
    then = {foe.token: foe for foe in after.foes}
    for foe in before.foes:
        ref = f"enemy:{foe.token}"
        if foe.token not in then:
            yield change("foe-falls", ref, "foe", foe.wounds, foe.last, "good", foe=ref)
        elif then[foe.token].wounds != foe.wounds:
            yield change("foe", ref, "foe", foe.wounds, then[foe.token].wounds, "good", foe=ref)


def _papers(before: TableView, after: TableView) -> Iterator[Change]:
    """Written tokens and Narrative Actions."""
    now, then = Counter(n.name for n in before.notes), Counter(n.name for n in after.notes)
    for note in dict.fromkeys([*now, *then]):
        if now[note] != then[note]:
            ref = f"note:{note}"
            yield change("note", ref, "note", now[note], then[note], "", note=ref)
    held, kept = Counter(before.hand), Counter(after.hand)
    for card in dict.fromkeys([*held, *kept]):
        if held[card] != kept[card]:
            ref = f"card:{card}"
            yield change("hand", ref, "hand", held[card], kept[card], "", card=ref)
