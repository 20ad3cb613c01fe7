"""What a Night Raid card costs: goods from Storage, Wounds, and what else it says."""

from __future__ import annotations

from functools import cache, partial

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.objection import Objection, refusals
from tilldawn.engine.request import Arg, Option, Progress, Refusal
from tilldawn.games.mine import modules
from tilldawn.games.mine.book.notes import safe
from tilldawn.games.mine.cards.characters import LAST
from tilldawn.games.mine.cards.raids import RAID
from tilldawn.games.mine.choices import decide
from tilldawn.games.mine.goods import FOOD, FUEL, GOOD, GOODS, Goods, counted, ordered
from tilldawn.games.mine.house.events import HoleOpened
from tilldawn.games.mine.house.rooms import choose_hole
from tilldawn.games.mine.people.group import guards
from tilldawn.games.mine.people.harm import pangs, suffer
from tilldawn.games.mine.people.narrative import answered, offers
from tilldawn.games.mine.raid.events import (
    KeptFromRaiders,
    PieceShelved,
    PiecesTaken,
    RaidHitNobody,
    RaidTook,
    ShelfKept,
)
from tilldawn.games.mine.state import Game, Person, RaidTonight, State
from tilldawn.games.mine.trade.supply import in_box, put, take, unbundle, value
from tilldawn.games.mine.verbs import Verb

LOSE = Verb("raid-lose", "M-RAID-07", "good:good")
BREAK = Verb("raid-break", "M-RAID-34", "good:good")
SHELVE = Verb("raid-shelve", "M-DAWN-05", "good:good")
WOUND = Verb("raid-wound", "M-RAID-09", "who:character", "wounds:int")

BUNDLE = 5


def _kinds(name: str) -> frozenset[str]:
    match name:
        case "food":
            return frozenset(FOOD)
        case "fuel":
            return frozenset(FUEL)
        case _:
            return frozenset(good.id for good in GOODS if good.kind == name)


@cache
def loss_order(card: str) -> tuple[frozenset[str], ...]:
    """What goes first, group after group."""
    return tuple(frozenset().union(*map(_kinds, names)) for names in RAID[card].first)


@rule("M-RAID-06", "M-RAID-07", "M-RAID-32", "M-RAID-33", "M-DAWN-05")
def lose_goods(g: Game, raid: RaidTonight) -> Flow[Goods]:
    """As many pieces as there is Damage go from Storage to the box; the Hidden Shelf may keep some. Returns
    what was taken."""
    s = g.state
    left = raid.damage
    took: Goods = {}
    found = modules.kept(s) if s.settings.modules else {}
    kept: Goods = dict(found)
    while left and (kinds := _next(s, raid.card, kept)):
        more = _besides(s, raid.card, kinds, kept) if s.settings.modules else []
        if not more and not _shelf(s, raid) and sum(_pieces(s, good, kept) for good in kinds) <= left:
            left -= sum(_take_all(g, good, took, kept) for good in kinds)
            continue
        chosen = yield from decide(
            g,
            "raid-loss",
            [*_losses(s, raid, kinds, kept), *more],
            "M-RAID-07",
            {"card": f"card:{raid.card}", "left": left},
            refused=partial(_kept_out, s, raid, kinds, kept),
            progress=Progress(raid.damage - left, raid.damage),
        )
        if (yield from answered(g, "damage", chosen)) is not None:
            continue
        left -= 1
        if chosen in more:
            modules.carry_off(g, chosen)
        elif chosen.verb == "raid-shelve":
            raid.saved -= 1
            put(kept, chosen.args[0])
            g.emit(PieceShelved(good=f"good:{chosen.args[0]}", rule="M-DAWN-05"))
        else:
            if chosen.verb == "raid-break":
                left = max(0, left - _break(g, chosen.args[0], took))
            else:
                _take(s, chosen.args[0], 1, took)
            g.emit(PiecesTaken(goods=counted({chosen.args[0]: 1}), rule="M-RAID-07"))
    while left and s.settings.modules and (more := modules.plunder(s)):
        modules.carry_off(g, more[0])
        left -= 1
    if found:
        g.emit(KeptFromRaiders(goods=counted(found), rule="M-FIT-80"))
    if shelved := {good: n - found.get(good, 0) for good, n in kept.items() if n > found.get(good, 0)}:
        g.emit(ShelfKept(goods=counted(shelved), rule="M-DAWN-05"))
    g.emit(RaidTook(goods=counted(took), some="yes" if took else "no", rule="M-RAID-06"))
    return took


def _shelf(s: State, raid: RaidTonight) -> bool:
    """Whether the Hidden Shelf can still keep something."""
    return raid.saved > 0 or bool(offers(s, "damage"))


@rule("M-RAID-07", "M-RAID-08", "M-RAID-34", "M-CARD-38")
def _next(s: State, card: str, kept: Goods) -> list[str]:
    """The kinds of which one must go next: what the card names while there is any, then anything."""
    there = [good for good in ordered(safe({**s.storage, **s.x5})) if _pieces(s, good, kept) > 0]
    if RAID[card].dearest:
        worth = {good: value(s, good) for good in there if GOOD[good].kind != "resource"}
        best = max(worth.values(), default=0)
        return [good for good in worth if worth[good] == best] or there
    for kinds in loss_order(card):
        named = [good for good in there if good in kinds]
        if named:
            return named
    return there


def _besides(s: State, card: str, kinds: list[str], kept: Goods) -> list[Option]:
    """What modules have lying there, once the card takes anything, or the dearest."""
    if RAID[card].dearest:
        return modules.plunder(s)
    anything = [good for good in safe({**s.storage, **s.x5}) if _pieces(s, good, kept) > 0]
    return modules.plunder(s) if len(kinds) == len(anything) else []


def _pieces(s: State, good: str, kept: Goods) -> int:
    """How many of them raiders could carry off; a marker on Storage x5 is five."""
    return s.storage.get(good, 0) - kept.get(good, 0) + BUNDLE * s.x5.get(good, 0)


def _losses(s: State, raid: RaidTonight, kinds: list[str], kept: Goods) -> list[Option]:
    options = [
        LOSE(s.leader, good) if s.storage.get(good, 0) > kept.get(good, 0) else _breaking(s, good)
        for good in kinds
    ]
    if raid.saved:
        options += [SHELVE(s.leader, good) for good in kinds]
    return options + offers(s, "damage")


@rule("M-RAID-07", "M-RAID-08", "M-SCRIPT-24")
def _kept_out(s: State, raid: RaidTonight, kinds: list[str], kept: Goods) -> list[Refusal]:
    """What cannot go before something else has gone, and what nobody finds."""
    why = Objection(
        "why-loss-dearest" if RAID[raid.card].dearest else "why-loss-order",
        "M-RAID-07",
        {"card": f"card:{raid.card}"},
    )
    goods = {**s.storage, **s.x5}
    there = safe(goods)
    found = refusals(
        (LOSE(s.leader, good), why)
        for good in ordered(there)
        if good not in kinds and _pieces(s, good, kept) > 0
    )
    if s.settings.modules:
        cold = Objection("why-loss-kept", "M-FIT-80")
        lying = ordered(modules.kept(s))
        found += refusals((LOSE(s.leader, good), cold) for good in lying if not _pieces(s, good, kept))
    hidden = Objection("why-loss-hidden", "M-SCRIPT-24")
    return found + refusals((LOSE(s.leader, good), hidden) for good in ordered(goods) if good not in there)


@rule("M-RAID-34", "M-BOARD-05")
def _breaking(s: State, good: str) -> Option:
    """Breaking a marker is warned about where the box cannot give back all the pieces but the lost one."""
    return BREAK(s.leader, good, warning="" if in_box(s, good) + 1 >= BUNDLE - 1 else "warning-break-short")


@rule("M-RAID-34")
def _break(g: Game, good: str, took: Goods) -> int:
    """A marker on Storage x5 becomes pieces again, but for the one that is lost. What the box lacks is lost
    too, and pays Damage all the same: says how much."""
    got = unbundle(g, good, 1, "M-RAID-34")
    put(took, good, BUNDLE - got)
    return BUNDLE - 1 - got


def _take(s: State, good: str, n: int, took: Goods) -> None:
    take(s.storage, good, n)
    put(s.box, good, n)
    put(took, good, n)


@rule("M-RAID-33", "M-RAID-34")
def _take_all(g: Game, good: str, took: Goods, kept: Goods) -> int:
    """Every piece of a kind is lost, those a marker stands for included; says how many there were.

    Where the Hidden Shelf keeps pieces of a marker, that marker is broken for them first.
    """
    s = g.state
    gone = _pieces(s, good, kept)
    while (short := kept.get(good, 0) - s.storage.get(good, 0)) > 0 and s.x5.get(good):
        unbundle(g, good, max(0, BUNDLE - short), "M-RAID-34")
    loose = max(0, s.storage.get(good, 0) - kept.get(good, 0))
    take(s.storage, good, loose)
    put(s.box, good, loose + s.x5.pop(good, 0))
    put(took, good, gone)
    g.emit(PiecesTaken(goods=counted({good: gone}), rule="M-RAID-07"))
    return gone


@rule("M-RAID-09", "M-RAID-10", "M-RAID-35", "M-DEATH-10", "M-DEATH-11", "M-STATE-24")
def deal_wounds(g: Game, raid: RaidTonight, people: list[Person]) -> Flow[None]:
    """Wounds are dealt one by one to whoever can still take one; then they are suffered.

    A last Wound is warned about while somebody else could take it and live.
    """
    s = g.state
    levels = {person.id: person.wounds for person in people}
    total = min(raid.wounds, sum(LAST - level for level in levels.values()))
    for done in range(total):
        spared = any(level < LAST - 1 for level in levels.values())
        options = [
            WOUND(
                s.leader, id, level + 1, warning="warning-last-wound" if spared and level == LAST - 1 else ""
            )
            for id, level in levels.items()
            if level < LAST
        ]
        words: dict[str, Arg] = {"card": f"card:{raid.card}", "left": total - done}
        chosen = yield from decide(
            g, "raid-wound", options, "M-RAID-09", words, refused="share", progress=Progress(done, total)
        )
        levels[chosen.args[0]] += 1
    for person in people:
        if levels[person.id] > person.wounds:
            yield from suffer(g, person, "wounds", levels[person.id] - person.wounds, "M-RAID-09")
    if not total:
        g.emit(RaidHitNobody(wounds=raid.wounds, rule="M-RAID-35"))
    elif total < raid.wounds:
        g.emit(RaidHitNobody(wounds=raid.wounds - total, rule="M-DEATH-10"))


@rule("M-CARD-38")
def aftermath(g: Game, raid: RaidTonight) -> Flow[None]:
    """What else a card does: a Board-Up burns; whom the Guards sent away with nothing weighs on them."""
    s = g.state
    card = RAID[raid.card]
    if card.burns_board_up and raid.damage and s.board_ups:
        hole = yield from choose_hole(g, s.board_ups, "M-CARD-38")
        s.board_ups = [other for other in s.board_ups if other != hole]
        g.emit(HoleOpened(hole=f"hole:{hole}", rule="M-CARD-38"))
    if card.guilt and not raid.damage and guards(s):
        yield from pangs(g, guards(s), card.guilt, "M-CARD-38")
