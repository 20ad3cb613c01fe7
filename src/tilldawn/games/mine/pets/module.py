"""The module: where its rules join the day."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tilldawn.games.mine.modules import Module
from tilldawn.games.mine.pets import cards
from tilldawn.games.mine.pets.cards import PETS
from tilldawn.games.mine.pets.pages import PACK_OF_DOGS, last_cage, still_sitting
from tilldawn.games.mine.pets.rules import (
    act,
    after_raid,
    anytime,
    await_cat,
    bark,
    bring_home,
    eaten,
    feed_dog,
    hunted,
    kennel,
    lay_out,
    new_scraps,
    refused,
    stakes,
)
from tilldawn.games.mine.state import State


def look(s: State) -> dict[str, Any]:
    """Where each of them is that has come, whether the Cat has been used today, whether there are scraps."""
    there = kennel(s)
    return {
        "pets": {f"card:{pet}": there[pet] for pet in PETS if there[pet]},
        "used": there["used"] == s.day,
        "scraps": there["scraps"],
    }


def things(s: State) -> Iterator[str]:
    """The cards."""
    yield from (f"card:{pet}" for pet in PETS)


def texts() -> Iterator[tuple[str, frozenset[str]]]:
    """Why something cannot be done with a pet, and what is warned about."""
    plain: frozenset[str] = frozenset()
    for why in ("combat", "raid", "rule", "nobody", "module"):
        yield f"refused-pet-{why}", plain
    yield from ((f"refused-pet-{why}", frozenset({"pet"})) for why in ("gone", "here"))
    yield from ((f"refused-cat-{why}", plain) for why in ("out", "used", "nobody"))
    yield from ((f"warning-{what}", plain) for what in ("eat-pet", "dog-runs"))


MODULE = Module(
    id="pets",
    decks={"pet": tuple(PETS)},
    lay_out=lay_out,
    begins={
        "dusk": new_scraps,
        "after-supper": feed_dog,
        "dawn": bring_home,
        "after-fate": await_cat,
    },
    after={f"script:{PACK_OF_DOGS}": still_sitting, "first-dogs": last_cage},
    eaten=eaten,
    raid=bark,
    after_raid=after_raid,
    lessens={"rats": hunted},
    anytime=anytime,
    act=act,
    stakes=stakes,
    refused=refused,
    look=look,
    things=things,
    texts=texts,
    mark=tuple(value for key, value in sorted(vars(cards).items()) if key.isupper()),
)
