"""House cards and pages for This War of Mine: what a content pack is made of.

    PAGES = Pack(
        id="house-pages",
        game="mine",
        content=HousePages(
            scripts=(Script(number=10001, where="home", then=(Change("misery", -1, "home"),)),),
            bars={"exploration": (10001, 10002, 10003, 10004, 10005)},
            findings=(Findings("house-pages_toy-chest", {"book": 1}, {}, {}, {"jewelry": 1}),),
        ),
        locale=files("house_rules").joinpath("locale/mine"),
    )

Scripts have numbers from 10000 on. `bars` gives cards five circles each, in the order of the Colour cards:
for Night Raids of the pack and for any card of the box, or for the decks `exploration` and `findings`; a
pack's circles are read before the card's own. A number may stand in several circles, and numbers of the box's
own scripts may be used. Texts: `script-N` with `.title`, one attribute for each choice (`.a`, `.b`, …) and
`.faded` where it has topics; `note-NAME` with `.text` for a written token; `card-ID` with `.text` and
`.flavour`.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tilldawn.engine.game import Fault
from tilldawn.engine.pack import own
from tilldawn.games.mine.book.check import links, script_faults, with_bar
from tilldawn.games.mine.book.grammar import Script, effects
from tilldawn.games.mine.book.language import (
    ActionsLeft,
    Away,
    Boarded,
    Built,
    Busy,
    Cards,
    Carry,
    Change,
    Check,
    Choice,
    Choose,
    CloseBasement,
    Cold,
    ColdIs,
    Condition,
    Day,
    Die,
    DropCard,
    Effect,
    EndTrip,
    Erase,
    Exchange,
    Feels,
    Fight,
    Find,
    Gain,
    GoTo,
    Has,
    HasWorth,
    Hole,
    If,
    IgnoreUniforms,
    Is,
    Join,
    Leave,
    Look,
    Lose,
    LoseDearest,
    LoseFitting,
    LoseOneOf,
    LoseTokens,
    Meet,
    Noise,
    Not,
    Noted,
    OneAction,
    Pay,
    People,
    Pick,
    Place,
    Present,
    Raids,
    RemoveEvent,
    Return,
    Roll,
    Scene,
    Story,
    Topic,
    Trade,
    Who,
    Woman,
    Write,
)
from tilldawn.games.mine.book.shelf import BOOK, Part, add_part, remove_part
from tilldawn.games.mine.cards.characters import COLOUR_CARDS
from tilldawn.games.mine.cards.findings import FINDINGS, Findings
from tilldawn.games.mine.cards.raids import RAID, Raid
from tilldawn.games.mine.goods import GOOD

__all__ = [
    "ActionsLeft",
    "Away",
    "Boarded",
    "Built",
    "Busy",
    "Cards",
    "Carry",
    "Change",
    "Check",
    "Choice",
    "Choose",
    "CloseBasement",
    "Cold",
    "ColdIs",
    "Condition",
    "Day",
    "Die",
    "DropCard",
    "Effect",
    "EndTrip",
    "Erase",
    "Exchange",
    "Feels",
    "Fight",
    "Find",
    "Findings",
    "Gain",
    "GoTo",
    "Has",
    "HasWorth",
    "Hole",
    "HousePages",
    "If",
    "IgnoreUniforms",
    "Is",
    "Join",
    "Leave",
    "Look",
    "Lose",
    "LoseDearest",
    "LoseFitting",
    "LoseOneOf",
    "LoseTokens",
    "Meet",
    "Noise",
    "Not",
    "Noted",
    "OneAction",
    "Pay",
    "People",
    "Pick",
    "Place",
    "Present",
    "Raid",
    "Raids",
    "RemoveEvent",
    "Return",
    "Roll",
    "Scene",
    "Script",
    "Story",
    "Topic",
    "Trade",
    "Who",
    "Woman",
    "Write",
]

FIRST_NUMBER = 10_000
"""Numbers below are the box's own."""


class HousePages(Struct, frozen=True, kw_only=True):
    """Pages for the book with the circles that lead to them, Findings cards and Night Raids."""

    scripts: tuple[Script, ...] = ()
    bars: dict[str, tuple[int, ...]] = {}
    findings: tuple[Findings, ...] = ()
    raids: tuple[Raid, ...] = ()

    def add(self, pack: str) -> None:
        """Join the shelves of the game."""
        from tilldawn.games.mine.game import content_fingerprint

        content_fingerprint()  # of the box alone; it is kept
        add_part(Part(pack, self.scripts, self.bars, pack))
        FINDINGS.update((card.id, card) for card in self.findings)
        RAID.update((card.id, card) for card in self.raids)

    def remove(self, pack: str) -> None:
        """Leave the shelves again."""
        remove_part(pack)
        for found in self.findings:
            del FINDINGS[found.id]
        for raid in self.raids:
            del RAID[raid.id]

    def mark(self) -> str:
        """The definitions as one string."""
        return repr(self)

    def sweep(self, pack: str) -> Iterator[Fault]:
        """What is wrong with cards and pages."""
        cards: list[Findings | Raid] = [*self.findings, *self.raids]
        for card in cards:
            if not own(pack, card.id):
                yield Fault(f"card {card.id}", f"its id must begin with {pack}_")
            if (FINDINGS.get(card.id) or RAID.get(card.id)) not in (None, card):
                yield Fault(f"card {card.id}", "there is another one")
        for found in self.findings:
            goods = [good for row in ("furniture", "heap", "pantry", "stash") for good in found.row(row)]
            missing = [good for good in goods if good not in GOOD]
            yield from (Fault(f"card {found.id}", f"{good} does not exist") for good in missing)
        yield from self._bars()
        yield from self._pages()

    def _bars(self) -> Iterator[Fault]:
        numbers = {script.number for script in self.scripts} | BOOK.keys()
        bearers = {*with_bar(), *(raid.id for raid in self.raids)}
        for card, bar in self.bars.items():
            if card not in bearers:
                yield Fault(f"bar of {card}", "no such card bears circles")
            if len(bar) != len(COLOUR_CARDS):
                yield Fault(f"bar of {card}", f"has {len(bar)} numbers, not {len(COLOUR_CARDS)}")
            missing = [number for number in bar if number not in numbers]
            yield from (Fault(f"bar of {card}", f"script {number} is not written") for number in missing)
        for raid in self.raids:
            if raid.id not in self.bars:
                yield Fault(f"card {raid.id}", "has no circles")

    def _pages(self) -> Iterator[Fault]:
        mine = {script.number: script for script in self.scripts}
        if len(mine) != len(self.scripts):
            yield Fault("scripts", "two have the same number")
        written = [name for script in self.scripts for effect in effects(script) for name in effect.writes()]
        reached = {number for bar in self.bars.values() for number in bar}
        for script in self.scripts:
            where = f"script {script.number}"
            if script.number < FIRST_NUMBER:
                yield Fault(where, f"its number must be {FIRST_NUMBER} or more")
            if BOOK.get(script.number, script) is not script:
                yield Fault(where, "another pack has this number")
            for number, there in links(script, script.where):
                reached.add(number)
                to = mine.get(number) or BOOK.get(number)
                if to is None:
                    yield Fault(where, f"leads to {number}, which is not written")
                elif to.where not in ("any", there):
                    yield Fault(where, f"leads to {number}, which cannot be told there")
            yield from (Fault(where, what) for what in script_faults(script, written))
        yield from (Fault(f"script {n}", "cannot be reached") for n in sorted(mine.keys() - reached))

    def texts(self) -> Iterator[tuple[str, frozenset[str]]]:
        """Every message of the pack."""
        plain: frozenset[str] = frozenset()
        for script in self.scripts:
            parts = ["", ".title", *(f".{choice.id}" for choice in script.choices)]
            parts += [".faded"] if script.topics else []
            yield from ((f"script-{script.number}{part}", plain) for part in parts)
            for effect in effects(script):
                for note in effect.writes():
                    yield from ((f"note-{note}{part}", plain) for part in ("", ".text"))
        for found in self.findings:
            yield from ((f"card-{found.id}{part}", plain) for part in ("", ".flavour"))
        for raid in self.raids:
            yield from ((f"card-{raid.id}{part}", plain) for part in ("", ".text", ".flavour"))
