"""Decks by deferred decision: a shuffled card is not anywhere until somebody looks at it.

Cards nobody has seen lie in *groups*, `{card: copies}`. A `Pile` is a list of layers, top first; a layer
is a known card, or a *mix* that only counts: `{"rubble": 12, "=wave": 1}` is twelve cards of the group
`rubble` and the known card `wave`, shuffled together. Which card a mix yields is decided when it is
drawn or peeked at: first the group by count, then the card of the group by its copies. Several piles may
count cards of the same group. This gives exactly the odds of real shuffling (tests/engine/test_deck.py
proves it by enumeration), and no state, save or view can hold what nobody has seen.
"""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from tilldawn.engine.flow import Flow, pick

Group = dict[str, int]
"""Unseen cards of one kind of back: copies by card."""

Mix = dict[str, int]
"""Cards in an order nobody knows: counts by group name, or by `=card` for a card whose face is known."""


class Pile(Struct, array_like=True):
    """A face-down pile, top layer first."""

    layers: list[str | Mix] = []

    def __len__(self) -> int:
        cards = 0
        for layer in self.layers:
            cards += 1 if isinstance(layer, str) else sum(layer.values())
        return cards


def known(card: str) -> str:
    """The key in a mix of a card whose face is known but whose place is not."""
    return f"={card}"


def add(group: Group, card: str, copies: int = 1) -> None:
    """Put copies of a card into a counted heap."""
    group[card] = group.get(card, 0) + copies


def remove(group: Group, card: str, copies: int = 1) -> None:
    """Take copies of a card out of a counted heap; it must hold them."""
    left = group[card] - copies
    if left > 0:
        group[card] = left
    elif left == 0:
        del group[card]
    else:
        raise ValueError(f"only {group[card]} of {card} here, {copies} wanted")


def shuffle(pile: Pile) -> None:
    """Shuffle the whole pile: all its layers become one mix."""
    if len(pile.layers) == 1 and not isinstance(pile.layers[0], str):
        return
    mix: Mix = {}
    for layer in pile.layers:
        if isinstance(layer, str):
            add(mix, known(layer))
        else:
            for key, count in layer.items():
                add(mix, key, count)
    pile.layers = [mix] if mix else []


def shuffle_in(pile: Pile, key: str, count: int = 1) -> None:
    """Add cards of a group (or `known(card)`) and shuffle the whole pile."""
    shuffle(pile)
    if not pile.layers:
        pile.layers = [{}]
    mix = pile.layers[0]
    if isinstance(mix, str):
        raise AssertionError("a shuffled pile is one mix")
    add(mix, key, count)


def chances(pile: Pile, unseen: dict[str, Group]) -> dict[str, Fraction]:
    """How likely each card is to be the top one, as far as anybody can know; nothing where there is none."""
    if not pile.layers:
        return {}
    top = pile.layers[0]
    if isinstance(top, str):
        return {top: Fraction(1)}
    found: dict[str, Fraction] = {}
    cards = sum(top.values())
    for key, count in top.items():
        group = {key[1:]: 1} if key[0] == "=" else unseen[key]
        copies = sum(group.values())
        for card, n in group.items():
            found[card] = found.get(card, Fraction(0)) + Fraction(count, cards) * Fraction(n, copies)
    return found


def put_on_top(pile: Pile, card: str) -> None:
    """Lay a card everybody has seen on top."""
    pile.layers.insert(0, card)


def put_below(pile: Pile, card: str) -> None:
    """Lay a card everybody has seen under the pile."""
    pile.layers.append(card)


def _top(pile: Pile, unseen: dict[str, Group]) -> Flow[str]:
    """Decide what the top card is and take it off."""
    layer = pile.layers[0]
    if isinstance(layer, str):
        del pile.layers[0]
        return layer
    key = (yield from pick(layer)) if len(layer) > 1 else next(iter(layer))
    remove(layer, key)
    if not layer:
        del pile.layers[0]
    if key[0] == "=":
        return key[1:]
    group = unseen[key]
    card = yield from pick(group)
    remove(group, card)
    return card


def draw(pile: Pile, unseen: dict[str, Group]) -> Flow[str]:
    """Draw the top card. The pile must not be empty."""
    return _top(pile, unseen)


def peek(pile: Pile, unseen: dict[str, Group]) -> Flow[str]:
    """Look at the top card and leave it there: from now on it is a known layer."""
    card = yield from _top(pile, unseen)
    put_on_top(pile, card)
    return card


def deal(source: Pile, target: Pile, count: int) -> int:
    """Move cards unseen from the top of one pile to the top of another; return how many there were."""
    moved: list[str | Mix] = []
    wanted = count
    while wanted and source.layers:
        layer = source.layers[0]
        if isinstance(layer, str):
            moved.append(layer)
            del source.layers[0]
            wanted -= 1
            continue
        if len(layer) > 1 and sum(layer.values()) > wanted:
            raise ValueError("which cards of a mix of several groups move is not decided; draw them instead")
        taken: Mix = {}
        for key in list(layer):
            n = min(layer[key], wanted)
            taken[key] = n
            remove(layer, key, n)
            wanted -= n
        moved.append(taken)
        if not layer:
            del source.layers[0]
    target.layers[:0] = moved
    return count - wanted
