"""The book itself: all scripts by number, and the circles of every card.

The parts of the house come from `pages/`; a pack from elsewhere adds its own with `add_part`. The texts of
its pages are messages like all others: `script-N` in its own files (`tilldawn.engine.text.add_texts`).
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from tilldawn.games.mine.book.grammar import Script
from tilldawn.games.mine.book.pages import care, days, door, folk, homes, known, markets, nights, works

Bars = Mapping[str, tuple[int, ...]]
"""For each card the five numbers in its circles."""


class Part(Struct, frozen=True):
    """A part of the book: its scripts, and the bars it fills.

    A part of a `pack` is read only at tables that chose the pack: its bars come before the cards' own. A part
    of a `module` is read only by cards and rules of that module.
    """

    name: str
    scripts: tuple[Script, ...]
    bars: Bars = {}
    pack: str = ""
    arrows: tuple[int, ...] = ()
    """Pages with a red arrow: a scenario leads to them, and no card."""
    module: str = ""


PARTS: list[Part] = []
BOOK: dict[int, Script] = {}
"""Every script there is, those of packs included."""
BARS: dict[str, tuple[int, ...]] = {}
"""The circles of the house's own cards."""
PACK_BARS: dict[str, dict[str, tuple[int, ...]]] = {}
"""What packs add to them, by pack."""


def add_part(part: Part) -> None:
    """Put a part on the shelf, once. A number that is written already stays as it is; the sweep tells."""
    if part in PARTS:
        return
    PARTS.append(part)
    for script in part.scripts:
        BOOK.setdefault(script.number, script)
    (PACK_BARS.setdefault(part.pack, {}) if part.pack else BARS).update(part.bars)


def remove_part(name: str) -> None:
    """Take a part off the shelf again; everything else is there as before."""
    left = [part for part in PARTS if part.name != name]
    for shelf in (PARTS, BOOK, BARS, PACK_BARS):
        shelf.clear()
    for part in left:
        add_part(part)


def bars_of(card: str, packs: tuple[str, ...] = ()) -> list[tuple[int, ...]]:
    """The bars of a card at a table with these packs, in the order they are read."""
    found = [PACK_BARS[pack][card] for pack in packs if card in PACK_BARS.get(pack, {})]
    return [*found, BARS[card]] if card in BARS else found


def sheet_of(number: int) -> str:
    """The scenario whose red arrows lead to a page, at once or later; nothing for all other pages."""
    return next(
        (p.name for p in PARTS if p.arrows and not p.module and any(s.number == number for s in p.scripts)),
        "",
    )


def module_of(number: int) -> str:
    """The module whose page this is; nothing for the pages of the base game."""
    return next((part.module for part in PARTS if any(one.number == number for one in part.scripts)), "")


def own() -> tuple[list[Script], Bars]:
    """The book without any pack, for the fingerprint of the game."""
    return [script for part in PARTS if not part.pack for script in part.scripts], BARS


_CITY = (*markets.SCRIPTS, *care.SCRIPTS, *homes.SCRIPTS, *works.SCRIPTS)

for _part in (
    Part("known", known.SCRIPTS, known.BARS),
    Part("days", days.SCRIPTS, days.BARS),
    Part("nights", nights.SCRIPTS, nights.BARS),
    Part("folk", folk.SCRIPTS, folk.BARS),
    Part("door", door.SCRIPTS, door.BARS),
    Part(
        "city",
        tuple(sorted(_CITY, key=lambda script: script.number)),
        {**markets.BARS, **care.BARS, **homes.BARS, **works.BARS},
    ),
):
    add_part(_part)
