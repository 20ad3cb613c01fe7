"""The Aid Zone: a relief post behind sandbags, where somebody queues and something may be left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tilldawn.engine.request import Text
from tilldawn.games.mine.aid_zone import post, visit
from tilldawn.games.mine.modules import Module
from tilldawn.games.mine.state import State


def _lay_out(s: State) -> None:
    s.modules[post.ID] = post.fresh()


def _taken_up(s: State) -> None:
    """Notices that have been read are no longer unseen."""
    for card in post.post(s)["discard"]:
        s.unseen["notices"].pop(card, None)


def _desk(what: str) -> Text | None:
    return Text(f"desk-{what}.text")


def look(s: State) -> dict[str, Any]:
    """What lies at the post, and which desks are open."""
    p = post.post(s)
    notice = post.NOTICE.get(p["card"])
    return {
        "supplies": p["supplies"],
        "most": post.MOST,
        "card": p["card"],
        "queuing": p["queuing"],
        "used": list(p["used"]),
        "desks": list(post.DESKS),
        "shut": list(notice.shut) if notice is not None else [],
        "more": {desk: visit.bonus(s, notice, desk) for desk in post.DESKS} if notice is not None else {},
        "deck": sum(1 if isinstance(one, str) else sum(one.values()) for one in p["deck"]),
        "discard": list(p["discard"]),
        "busy": s.trip is not None and s.trip.stop == visit.VISIT.name,
    }


def _things(s: State) -> Iterator[str]:
    card = post.post(s)["card"]
    if card:
        yield f"card:{card}"
        yield from (f"desk:{desk}" for desk in post.DESKS)


def _texts() -> Iterator[tuple[str, frozenset[str]]]:
    plain: frozenset[str] = frozenset()
    spoken = ("refused-aid-shut", "refused-aid-empty", "refused-aid-tired", "refused-aid-closed")
    yield from ((id, plain) for id in (*spoken, "refused-aid-used", "warning-volunteer"))
    yield f"stop-{visit.VISIT.name}", plain
    for desk in post.DESKS:
        yield from ((f"desk-{desk}{part}", plain) for part in ("", ".text"))


MODULE = Module(
    id=post.ID,
    lay_out=_lay_out,
    cards={"notices": {card.id: 1 for card in post.CARDS}},
    decks={"notice": tuple(post.NOTICE)},
    begins={"morning": post.morning},
    stops=visit.stops,
    stop=visit.visit,
    taken_up=_taken_up,
    look=look,
    things=_things,
    explains={"desk": _desk},
    texts=_texts,
)
