"""The heuristic bot and things in `mine`: what to take, what to pay with, what to carry home."""

from __future__ import annotations

from tilldawn.bots.mine.build import needs
from tilldawn.bots.mine.scene import Choice, Scene, because, best, safe
from tilldawn.bots.mine.worth import rise
from tilldawn.engine.request import Option
from tilldawn.games.mine.public.printed.city import company, is_resident, place

FINDS = {"furniture": 3.6, "heap": 2.4, "pantry": 5.0, "stash": 7.0}
"""What a find in each row is worth."""


def heap(s: Scene) -> dict[str, int]:
    """What can be paid with: the Findings Pile on the way, Storage at home."""
    return s.view.pile if away(s) else s.view.storage


def away(s: Scene) -> bool:
    """Whether the party is out."""
    return s.view.phase == "scavenging"


def cheapest(s: Scene, total: int, least: int = 1) -> float:
    """What a payment worth so much would cost us."""
    price, paid = 0.0, 0
    goods, pile = s.view.goods, away(s)
    tokens = sorted(
        (s.loss(good, pile=pile) / goods[good].value, good, n)
        for good, n in heap(s).items()
        if goods[good].value >= least
    )
    for _, good, n in tokens:
        for _ in range(n):
            if paid >= total:
                return price
            price += s.loss(good, pile=pile)
            paid += goods[good].value
    return price if paid >= total else 1e9


def watchers(s: Scene) -> float:
    """What taking something costs because of those who watch."""
    price = 0.0
    sad = sum(0.1 * p.empathy * rise(p, "misery") for p in s.party)
    for card in filter(is_resident, s.view.slot):
        there = company(card)
        price += sad if there.shames else 2.0 if there.claims else 1.0
    trip = s.view.trip
    if trip is not None:
        weighs = place(trip.location).weighs
        if weighs == "every":
            price += 0.7 * sad
        elif weighs and not trip.takes:
            price += 0.3 * sad
    return price


def take(s: Scene) -> Choice:
    """Take it unless those who watch make it too dear."""
    price = watchers(s)
    listed = s.request.words.get("goods", ())
    refs = listed if isinstance(listed, tuple) else ()
    value = sum(s.worth(ref.removeprefix("count:").partition("*")[0], pile=True) for ref in refs)
    if s.one("take-all") and value > price:
        return because(s.first("take-all"), "take")
    return because(s.first("leave", "taken"), "leave")


def look_again(s: Scene) -> Choice:
    """A second look where food or a stash is."""
    row = s.word("row")
    good = row in ("stash", "pantry") or s.view.day >= 7
    return because(s.first("look-again" if good else "not-again"), "look-again" if good else "not-again-look")


def search_row(s: Scene) -> Choice:
    """A stash is best."""
    return because(best(s.options, lambda o: FINDS.get(o.args[0], 0.0)), "search-row")


def survivors(s: Scene) -> Choice:
    """Share rather than fight."""
    return because(s.first("share", "leave-dearest"), "share")


def toll(s: Scene) -> Choice:
    """Pay if it is cheap, else leave it."""
    pays = s.one("pay-toll")
    if pays and cheapest(s, int(pays.args[0]), int(pays.args[0])) < 3.5:
        return because(pays, "pay")
    return because(s.first("leave-find"), "leave")


def loot(s: Scene) -> Choice:
    """Weapons are always of use."""
    offers = s.all("loot")
    if offers:
        chosen = best(offers, lambda o: s.worth(o.args[0], pile=True))
        return because(chosen, "take-best", good=f"good:{chosen.args[0]}")
    return because(s.first("looted"), "looted")


def take_good(s: Scene) -> Choice:
    """The most useful piece."""
    chosen = best(s.options, lambda o: s.worth(o.args[0], pile=True))
    return because(chosen, "take-best", good=f"good:{chosen.args[0]}")


def pay(s: Scene) -> Choice:
    """What is worth least to us for what it counts; no more than needed."""
    left = 99
    if s.request.progress is not None:
        left = s.request.progress.total - s.request.progress.done

    def key(option: Option) -> float:
        cost = s.loss(option.args[0], pile=away(s))
        value = max(1, int(option.args[1]))
        if value >= left:
            return -cost
        return -cost * max(1.0, left / value) - 0.1

    chosen = best(s.options, key)
    return because(chosen, "give-least", good=f"good:{chosen.args[0]}")


def give_pile(s: Scene) -> Choice:
    """The piece that is missed least."""
    chosen = best(s.options, lambda o: -s.loss(o.args[0], pile=away(s)))
    return because(chosen, "give-least", good=f"good:{chosen.args[0]}")


# --- The way home -------------------------------------------------------------------------------------


def load(s: Scene) -> Choice:
    """As much as can be carried of what is worth most for its weight."""
    trip = s.view.trip
    if trip is None:
        return because(safe(s.options), "go-home")
    room = trip.limit - trip.load
    adds = s.all("add")
    leaves = s.all("leave-good")
    goods = s.view.goods

    def value(good: str) -> float:
        return s.loss(good, pile=True) / max(1, goods[good].weight)

    if room < 0 and leaves:
        chosen = min(leaves, key=lambda o: (value(o.args[0]), o.id))
        return because(chosen, "leave-good", good=f"good:{chosen.args[0]}")
    if adds and (room > 0 or place(trip.location).light):
        chosen = best(adds, lambda o: _want(s, o.args[0]))
        return because(chosen, "add", good=f"good:{chosen.args[0]}")
    tokens = [o for o in leaves if goods[o.args[0]].kind != "resource"]
    if room == 0 and tokens:
        least = min(tokens, key=lambda o: (value(o.args[0]), o.id))
        free = [_want(s, good) for good in ("water", "wood", "component") if goods[good].box]
        gain = max(free, default=0.0)
        if value(least.args[0]) < gain - 0.2:
            return because(least, "leave-good", good=f"good:{least.args[0]}")
    return because(s.first("go-home"), "go-home")


def _want(s: Scene, good: str) -> float:
    """What a resource is worth on the way home: Water for tomorrow first."""
    value = s.worth(good, pile=True)
    if good == "water":
        return value
    short = needs(s.view, s.dials, s.taste)[good] - s.view.pile.get(good, 0)
    return value + (0.02 * min(10, short) if short > 0 else -0.3)


def hides(s: Scene) -> Choice:
    """What cannot be carried may be found again."""
    return because(s.first("yes"), "hide-goods")
