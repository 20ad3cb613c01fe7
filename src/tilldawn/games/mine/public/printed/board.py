"""What is printed on the board, for whoever judges who should do what: what its actions bring on average, and
what acting under fire costs."""

from __future__ import annotations

from collections import Counter
from functools import cache

from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.cards.findings import CARDS
from tilldawn.games.mine.cards.impact import IMPACTS
from tilldawn.games.mine.house.board import BOARDS
from tilldawn.games.mine.public.view import TableView


@cache
def poke_about(side: str, deed: str, bonus: int = 0) -> float:
    """Pieces that a Poke About of a side brings on average, with so much on the die."""
    pieces = BOARDS[side].deed[deed].pieces
    return sum(pieces[min(BLACK, roll + bonus) - 1] for roll in range(1, BLACK + 1)) / BLACK


@cache
def grows(side: str, deed: str, cold: int) -> dict[str, float]:
    """What a garden of a side gives on average while so much Cold lies out."""
    here = BOARDS[side].deed[deed]
    results = here.finds[: BLACK - here.chill] if cold >= here.cold else here.finds
    found: Counter[str] = Counter()
    for goods in results:
        found.update(goods)
    return {good: n / BLACK for good, n in found.items()}


@cache
def searched(side: str, deed: str) -> dict[str, float]:
    """What a search at home finds on average."""
    here = BOARDS[side].deed[deed]
    cards = [card for card in CARDS if card.id not in IMPACTS]
    found: Counter[str] = Counter()
    for card in cards:
        found.update(card.row(here.row))
    return {good: n / len(cards) for good, n in found.items()}


def sniped(view: TableView, floor: str) -> tuple[float, int]:
    """How likely whoever acts on a floor is hit, and how many Wounds that are."""
    for fire in BOARDS[view.printed.board].fire:
        if fire.floor == floor:
            upto = fire.screened if view.holes.get(fire.hole) else fire.upto
            return upto / BLACK, fire.wounds
    return 0.0, 0


__all__ = ["grows", "poke_about", "searched", "sniped"]
