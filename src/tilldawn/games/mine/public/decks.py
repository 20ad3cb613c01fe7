"""The decks of the box by name, for whoever has something for every card: pictures, lists, sheets.

Cards of packs are not here: what they look like is their business.
"""

from __future__ import annotations

from tilldawn.engine.pack import pack_of
from tilldawn.games.mine import box, modules
from tilldawn.games.mine.book.pages import care, days, door, folk, homes, known, markets, nights, works
from tilldawn.games.mine.book.scripts import RULE_SCRIPTS
from tilldawn.games.mine.book.shelf import BOOK, PARTS
from tilldawn.games.mine.cards import (
    characters,
    events,
    exploration,
    fate,
    findings,
    fittings,
    locations,
    narrative,
    objectives,
    raids,
    residents,
    shelter,
    visitors,
)
from tilldawn.games.mine.cards.impact import IMPACTS
from tilldawn.games.mine.scenarios import ours

PAGES = {
    "known": known,
    "days": days,
    "nights": nights,
    "folk": folk,
    "door": door,
    "markets": markets,
    "care": care,
    "homes": homes,
    "works": works,
}
"""The families of pages of the book, by what they are about."""
RULES = "rules"
"""Pages that other rules call."""
BOX = box.OURS
"""The modules of the box: with them all cards have joined their decks."""
ENDINGS = ("won", "lost-nobody", "lost-strangers", "lost-gave-up", "lost-unguarded")
"""How a Campaign can end."""

_FAMILY = {script.number: name for name, pages in PAGES.items() for script in pages.SCRIPTS} | dict.fromkeys(
    RULE_SCRIPTS, RULES
)
_FAMILY |= {script.number: "nights" for part in PARTS if part.arrows for script in part.scripts}
_FAMILY |= {script.number: "known" for part in PARTS if part.module for script in part.scripts}


def page_card(number: int) -> str:
    """The card of a module a page is printed on, or the one that leads to it; nothing for other pages."""
    script = BOOK.get(number)
    if script is None or script.card:
        return script.card if script is not None else ""
    led = (part.bars for part in PARTS if part.module)
    return next((card for bars in led for card, bar in bars.items() if card in IMPACTS and number in bar), "")


def page_family(number: int) -> str:
    """The family a page of the book belongs to; nothing for a page of a pack."""
    return _FAMILY.get(number, "")


def decks() -> dict[str, tuple[str, ...]]:
    """Every deck of the box, with the ids of its cards."""
    last = [*characters.SURVIVOR_EPILOGUES, *(one for all in characters.EPILOGUES.values() for one in all)]
    found = {
        "character": tuple(characters.CHARACTER),
        "fitting": tuple(fittings.FITTING),
        "shelter": tuple(shelter.KIND),
        "location": tuple(locations.LOCATION),
        "exploration": tuple(exploration.EXPLORE),
        "findings": tuple(findings.FINDINGS),
        "resident": tuple(residents.RESIDENT),
        "raid": tuple(raids.RAID),
        "visitor": tuple(visitors.CARDS),
        "event": tuple(events.EVENT),
        "chapter": events.CHAPTERS,
        "objective": tuple(objectives.OBJECTIVE),
        "narrative": tuple(narrative.CARDS),
        "fate": tuple(fate.FATE),
        "epilogue": tuple(last),
        "ending": ENDINGS,
        "page": (*PAGES, RULES),
        "scenario": tuple(one.id for one in ours()),
        **modules.decks(),
    }
    return {deck: tuple(id for id in ids if not pack_of(id)) for deck, ids in found.items()}
