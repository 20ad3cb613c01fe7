"""The Farmers' Market in words: how they think of us, who stands at the stalls, what lies on the pantry."""

from __future__ import annotations

from collections.abc import Iterator

from tilldawn.engine.request import Text
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.mine.modules import ModuleTeller, Moments, Part
from tilldawn.play.mine.words import named, pair


def told(part: Part, view: TableView, say: Speaker) -> Iterator[str]:
    """Tolerance and what follows from it; the stall, while the party stands before it; the pantry."""
    level = part["tolerance"]
    mood = (
        "shut"
        if not level
        else "wary"
        if level <= part["wary"]
        else "glad"
        if level >= part["glad"]
        else "plain"
    )
    track = "".join("●" if at == level else "·" for at in range(part["most"] + 1))
    yield say(Text("market-tolerance", {"level": level, "most": part["most"], "track": track, "mood": mood}))
    if part["card"]:
        card = f"card:{part['card']}"
        yield pair(say, named(say, card), " · ".join(_lines(part, say)))
        counts = {"farmers": part["farmers"], "thugs": part["thugs"]}
        yield say(Text("market-standing", counts))
        if part["steals"]:
            goods = tuple(f"count:{good}*{n}" for good, n in part["steals"].items())
            yield say(Text("market-theft", {"goods": goods, "upto": part["caught"]}))
    if part["thief"]:
        yield say(Text("market-thief", {"who": f"character:{part['thief']}"}))
    if part["room"]:
        goods = tuple(f"count:{good}*{n}" for good, n in part["pantry"].items())
        some = "yes" if goods else "no"
        yield say(Text("market-pantry", {"goods": goods, "some": some, "room": part["room"]}))
    if part["guest"]:
        yield say(Text("market-guest"))


def _lines(part: Part, say: Speaker) -> Iterator[str]:
    for line in part["lines"]:
        yield named(say, f"wares-line:{part['card']}.{line}")


TELLER = ModuleTeller(
    told=told,
    moments=Moments(
        opens={
            "wares-drawn": ("market", "large"),
            "theft-tried": ("market", "small"),
            "thugs-driven-off": ("market", "small"),
            "villagers-came": ("market", "small"),
        },
        harm=frozenset({"market-closed", "thief-beaten", "villagers-came", "guest-seen"}),
        gain=frozenset({"farmers-gave", "seed-sown", "villagers-talked", "farmer-left"}),
        untold=frozenset({"market-left", "market-paid"}),
    ),
)
