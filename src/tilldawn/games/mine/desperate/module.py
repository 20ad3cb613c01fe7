"""The module: where its rules join the day."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tilldawn.games.mine.desperate import cards
from tilldawn.games.mine.desperate.cards import CARDS, MEASURE
from tilldawn.games.mine.desperate.memory import remember
from tilldawn.games.mine.desperate.rules import (
    DECK,
    act,
    act_before,
    after_fight,
    after_raid,
    anytime,
    barred,
    before,
    bereaved,
    grief,
    lay_out,
    refused,
    rolls,
    taken_up,
    tired_hands,
)
from tilldawn.games.mine.modules import Module
from tilldawn.games.mine.state import State
from tilldawn.games.mine.verbs import Verb


def look(s: State) -> dict[str, Any]:
    """The deck, what lies open and until when, torn floors, what is unsaid."""
    memory = remember(s)
    return {
        "deck": sum(s.unseen[DECK].values()),
        "open": [f"card:{card}" for card in memory.open],
        "until": {f"card:{card}": day for card, day in memory.open.items()},
        "when": {f"card:{card}": MEASURE[card].when for card in memory.open},
        "torn": [f"space:{space}" for space in memory.torn],
        "unsaid": memory.unsaid,
    }


def things(s: State) -> Iterator[str]:
    """The cards that lie open."""
    yield from (f"card:{card}" for card in remember(s).open)


def texts() -> Iterator[tuple[str, frozenset[str]]]:
    """Why a card cannot be used."""
    yield "refused-desperate-when", frozenset({"card"})
    for why in ("space", "full", "nobody", "late"):
        yield f"refused-desperate-{why}", frozenset()


MODULE = Module(
    id="desperate",
    cards={DECK: {card.id: 1 for card in CARDS}},
    decks={"desperate": tuple(card.id for card in CARDS)},
    lay_out=lay_out,
    begins={"dusk": tired_hands},
    bereaved=bereaved,
    anytime=anytime,
    act=act,
    refused=refused,
    before=before,
    act_before=act_before,
    rolls=rolls,
    after_fight=after_fight,
    after_raid=after_raid,
    barred=barred,
    grief=grief,
    taken_up=taken_up,
    look=look,
    things=things,
    texts=texts,
    mark=tuple(
        value
        for key, value in sorted(vars(cards).items())
        if key.isupper() and key != "MEASURE" and not isinstance(value, Verb)
    ),
)
