"""Panels of several answers: their rows, and the running total under them."""

from __future__ import annotations

from tilldawn.engine.request import Option, Request
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.mine.city import pile_title
from tilldawn.play.mine.stores import numbers as numbers_of
from tilldawn.play.mine.words import counted, in_words, named, said

PRICED = ("pay", "trade-buy", "owed")
"""Options whose own text says what the piece is worth."""


def row(option: Option, view: TableView, say: Speaker) -> str:
    """An option with value and weight of its piece, and how many there are."""
    text = say(option.text)
    good = next((ref.partition(":")[2] for ref in option.refs if ref.startswith("good:")), "")
    if not good:
        return text
    heap = view.pile if view.phase == "scavenging" and option.verb != "pack" else view.storage
    left = view.goods[good].box if option.verb in ("trade-buy", "add", "owed") else heap.get(good, 0)
    numbers = "" if option.verb in PRICED else f" {numbers_of(good, view)}"
    return f"{text}{numbers} {said(say, 'left', count=left)}"


def tally(view: TableView, request: Request, say: Speaker) -> str:
    """Running totals: what it weighs, what it costs, how hungry everybody is."""
    if request.kind in ("equip", "load") and view.trip is not None:
        return f"{pile_title(view.trip, say)} {in_words(view.pile, view, say, said(say, 'empty'))}"
    if request.kind == "trade-buy" and view.deal is not None:
        basket = in_words(view.deal.basket, view, say, said(say, "empty"))
        able = request.words.get("payable", 0)
        return said(
            say, "buying", goods=f"={basket}", price=view.deal.price, able=able, bonus=view.deal.bonus
        )
    if request.kind == "eat":
        left = {
            good: n for good, n in view.storage.items() if good in ("canned-food", "raw-food", "vegetable")
        }
        hunger = " · ".join(
            said(
                say, "hunger", who=f"character:{p.id}", level=p.states["hunger"], ate="yes" if p.ate else "no"
            )
            for p in view.people
        )
        food = ", ".join(named(say, ref) for ref in counted(left, view)) or said(say, "empty")
        return f"{hunger}\n{said(say, 'food-left', goods=f'={food}')}"
    return ""
