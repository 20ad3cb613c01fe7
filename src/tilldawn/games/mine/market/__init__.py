"""The Farmers' Market: a stop on the way home, and what the farmers bring into the house and the streets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tilldawn.engine.request import Text, text
from tilldawn.games.mine.goods import counted
from tilldawn.games.mine.market import farmers, fittings, sheet, visit, wares
from tilldawn.games.mine.modules import Module
from tilldawn.games.mine.state import State


def _lay_out(s: State) -> None:
    s.modules[sheet.ID] = sheet.fresh(len(wares.CARDS))
    fittings.stand(s)
    farmers.join_events(s)


def _taken_up(s: State) -> None:
    """Wares that have been seen are no longer unseen; the Market Day may be still to come."""
    m = sheet.sheet(s)
    for card in (*m["discard"], *(layer for layer in m["deck"] if isinstance(layer, str))):
        s.unseen["wares"].pop(card, None)
    farmers.taken_up(s)


def _ware(what: str) -> Text:
    """`w-potatoes.a.1`: the second thing the first line of a card does."""
    line, _, at = what.rpartition(".")
    return wares.choice_of(line).then[int(at)].describe()


def _line(what: str) -> Text:
    """`w-potatoes.a`: a line of a card."""
    told = tuple(f"ware:{what}.{at}" for at in range(len(wares.choice_of(what).then)))
    return text("name-wares-line", letter=what.rpartition(".")[2].upper(), effects=told, some=_yes(told))


def _yes(thing: object) -> str:
    return "yes" if thing else "no"


def _card(id: str) -> Text | None:
    """What a Wares card says, out of its data."""
    if id not in wares.WARE:
        return None
    card = wares.WARE[id]
    return text(
        "card-wares",
        text=f"said:{id}",
        farmers=card.farmers,
        thugs=card.thugs,
        lines=tuple(f"wares-line:{id}.{choice.id}" for choice in card.choices),
        steals=_yes(card.steals),
        goods=counted(card.steals),
        shame=card.shame,
    )


def look(s: State) -> dict[str, Any]:
    """What lies on the Market sheet, and what a visit would be like."""
    m = sheet.sheet(s)
    card = wares.WARE.get(m["card"])
    return {
        "tolerance": m["tolerance"],
        "most": sheet.MOST,
        "glad": sheet.GLAD,
        "wary": sheet.WARY,
        "price": sheet.price(s),
        "farmers": m["farmers"],
        "thugs": m["thugs"],
        "thief": m["thief"],
        "card": m["card"],
        "aside": m["aside"],
        "lines": [choice.id for choice in card.choices] if card is not None else [],
        "steals": dict(card.steals) if card is not None else {},
        "caught": sheet.caught_up_to(s),
        "deck": sum(1 if isinstance(one, str) else sum(one.values()) for one in m["deck"]),
        "discard": list(m["discard"]),
        "pantry": fittings.kept(s),
        "room": fittings.room(s),
        "guest": m["guest"],
        "busy": s.trip is not None and s.trip.stop == visit.VISIT.name,
    }


def _things(s: State) -> Iterator[str]:
    m = sheet.sheet(s)
    yield from (f"card:{card}" for card in (m["card"], m["aside"]) if card)


def _texts() -> Iterator[tuple[str, frozenset[str]]]:
    plain: frozenset[str] = frozenset()
    spoken = {
        "card-wares": "text farmers thugs lines steals goods shame",
        "name-wares-line": "letter effects some",
        "refused-market-closed": "",
        "refused-market-tokens": "n there",
        "refused-market-clear": "",
        "refused-market-stolen": "",
        "refused-market-tired": "",
        "refused-pantry-full": "",
    }
    for id, words in spoken.items():
        yield id, frozenset(words.split())
    yield from ((id, plain) for id in ("deed-pickle", f"stop-{visit.VISIT.name}"))
    yield from ((f"list-{wares.FARMERS.id}{part}", plain) for part in ("", ".text"))
    yield from ((f"card-{card.id}", plain) for card in visit.THUGS.values())


MODULE = Module(
    id=sheet.ID,
    lay_out=_lay_out,
    cards={
        "wares": {card.id: 1 for card in wares.CARDS},
        "visitors": {farmers.HANDCART.id: 1, farmers.FARM_DOG.id: 1},
        "residents": {farmers.ROAD.id: 1, farmers.WATCH.id: 1},
        "raids": {farmers.VILLAGERS.id: 1},
        "exploration": {farmers.GARDEN.id: 1},
    },
    decks={"wares": tuple(wares.WARE)},
    begins={"dawn": farmers.morning_comes},
    stops=visit.stops,
    stop=visit.visit,
    anytime=fittings.anytime,
    act=fittings.move,
    look=look,
    things=_things,
    keeps=fittings.kept,
    raid=farmers.raid,
    harvest=farmers.harvest,
    writes=(wares.SEED,),
    taken_up=_taken_up,
    names={"ware": _ware, "wares-line": _line},
    explains={"card": _card},
    texts=_texts,
)
