"""The Aid Zone in words: what is left there, what is written up, which desks are open."""

from __future__ import annotations

from collections.abc import Iterator

from tilldawn.engine.request import Text
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.mine.modules import ModuleTeller, Moments, Part
from tilldawn.play.mine.words import named, pair


def told(part: Part, view: TableView, say: Speaker) -> Iterator[str]:
    """Supplies; the Notice and the desks, while somebody queues."""
    level = part["supplies"]
    track = "■" * level + "□" * (part["most"] - level)
    yield say(Text("aid-supplies", {"level": level, "most": part["most"], "track": track}))
    if part["queuing"]:
        yield say(Text("aid-queuing", {"who": f"character:{part['queuing']}"}))
    if part["card"]:
        card = f"card:{part['card']}"
        yield pair(say, named(say, card), say.thing(card).get("text", ""))
        for desk in part["desks"]:
            how = "shut" if desk in part["shut"] else "used" if desk in part["used"] else "open"
            words = {"desk": f"desk:{desk}", "how": how, "more": part["more"].get(desk, 0)}
            yield say(Text("aid-desk", words))


TELLER = ModuleTeller(
    told=told,
    moments=Moments(
        opens={"notice-drawn": ("aid-zone", "large"), "shells-fell": ("aid-zone", "small")},
        harm=frozenset({"no-desk-tonight"}),
        gain=frozenset({"rations-given"}),
        untold=frozenset({"aid-zone-left"}),
    ),
)
