"""Findings: draw a card, read the row, look, take or leave; who watches; and looting after a fight.

Taking may lead to a fight, and a fight to looting, so both live here.
"""

from __future__ import annotations

from collections.abc import Callable

from tilldawn.engine.deck import known, shuffle_in
from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Arg, Progress
from tilldawn.games.mine.book.events import Told
from tilldawn.games.mine.book.scripts import impact, mourn, scene
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.cards.findings import FINDINGS
from tilldawn.games.mine.cards.impact import IMPACTS
from tilldawn.games.mine.choices import any_token, decide, payable
from tilldawn.games.mine.city.events import (
    FindLeft,
    FindWanted,
    Found,
    NoSpecialFind,
    NothingFound,
    SpecialFound,
    WeaponsLooted,
)
from tilldawn.games.mine.city.noise import raise_noise
from tilldawn.games.mine.city.printed import ENEMIES, RESIDENT, at_hand, place
from tilldawn.games.mine.combat.fight import Fight, fight
from tilldawn.games.mine.decks import discard_findings, draw_findings, put_resident_away
from tilldawn.games.mine.goods import Goods, counted, ordered
from tilldawn.games.mine.offers import Offer, decide_offer
from tilldawn.games.mine.people.group import explorers
from tilldawn.games.mine.people.harm import CardLost, TripEnded
from tilldawn.games.mine.people.narrative import answered, offers
from tilldawn.games.mine.state import Foe, Game, State
from tilldawn.games.mine.trade.supply import gain, obtainable, put, take
from tilldawn.games.mine.verbs import Verb

TAKE_ALL = Verb("take-all", "M-SCAV-11")
TAKE = Verb("take", "M-SCAV-11", "good:good")
LEAVE = Verb("leave", "M-FIND-03")
TAKEN = Verb("taken", "M-SCAV-11")
NOT_AGAIN = Verb("not-again", "M-DAWN-05")
LOOT = Verb("loot", "M-COMB-41", "good:good")
LOOTED = Verb("looted", "M-COMB-41")
PEACE = Objection("refused-trip-peace", "M-LOC-09")
EMPTY = Objection("refused-trip-box", "M-TOKEN-04")


def may_find(s: State) -> bool:
    """In some places only so many finds are possible in a visit."""
    most = place(s).finds
    return not most or s.trip is None or s.trip.finds < most


@rule("M-LOC-09", "M-EXPL-03")
def no_more_finds(s: State) -> Objection | None:
    """What stands against any search here."""
    return None if may_find(s) else Objection("refused-trip-finds", "M-LOC-09", {"most": place(s).finds})


def may_start(s: State) -> bool:
    """Whether the party may start a Combat here."""
    return not place(s).peaceful


@rule("M-LOC-09")
def no_fighting(s: State) -> Objection | None:
    """What stands against starting a Combat here."""
    return None if may_start(s) else PEACE


@rule("M-SCAV-27", "M-SCAV-28")
def go_on(s: State) -> None:
    """Whoever has broken off takes no part: with nobody else left there is nothing more to explore."""
    if s.trip is not None and not explorers(s):
        raise TripEnded


@rule("M-SCAV-27", "M-SCAV-28", "M-DEATH-08")
def scene_over(g: Game) -> Flow[None]:
    """A scene on the way is over: the dead are mourned, and whoever breaks off takes no part in the next."""
    trip = g.state.trip
    if trip is not None:
        if trip.mourned:
            yield from mourn(g)
        go_on(g.state)


@rule("M-FIND-01", "M-FIND-02", "M-FIND-03", "M-FIND-05", "M-SCAV-11", "M-EXPL-05", "M-SEW-33")
def find(g: Game, row: str, *, plain: bool = False) -> Flow[None]:
    """A Findings card, the row of the place searched, a special find, a look: then all, some or nothing.

    A `plain` find has no special find and draws on when it meets a Reality Impact.
    """
    s = g.state
    if not may_find(s):
        return
    plain = plain or place(s).plain
    yield from _find_once(g, row, special=not plain, replace=plain)
    while may_find(s) and (again := offers(s, "found")):
        options = [*again, NOT_AGAIN(s.leader)]
        words: dict[str, Arg] = {"row": f"row:{row}"}
        chosen = yield from decide(g, "look-again", options, "M-DAWN-05", words, refused="either")
        if not (yield from answered(g, "found", chosen)):
            return
        yield from _find_once(g, row, special=not plain, replace=True)


def _find_once(g: Game, row: str, *, special: bool, replace: bool) -> Flow[None]:
    s = g.state
    if s.trip is not None:
        s.trip.finds += 1
    card = yield from draw_findings(g)
    if card in IMPACTS and replace:
        passed: list[str] = []
        while card in IMPACTS and (len(s.findings) or s.findings_discard):
            passed.append(card)
            card = yield from draw_findings(g)
        for met in passed:
            shuffle_in(s.findings, known(met))
    if card in IMPACTS:
        yield from impact(g, card)
        yield from scene_over(g)
        return
    goods = dict(FINDINGS[card].row(row))
    if FINDINGS[card].noise == row:
        raise_noise(g, 1, "M-FIND-01", card=False)
    if special:
        yield from _special(g, goods)
    there = _there(g, card, row, goods)
    wanted = (yield from _choose(g, there)) if there else {}
    discard_findings(s)
    if there and not wanted:
        g.emit(FindLeft(goods=counted(there), rule="M-FIND-03"))
    elif wanted and (place(s).on_take is not None or any(c in RESIDENT for c in at_hand(s))):
        g.emit(FindWanted(goods=counted(wanted), rule="M-FIND-03"))
    if wanted:
        yield from _take(g, there, dict(wanted))
        yield from scene_over(g)


@rule("M-LOC-09")
def _special(g: Game, goods: Goods) -> Flow[None]:
    """One more roll on the Location's table of special finds."""
    s = g.state
    if s.trip is None:
        return
    result = yield from roll(BLACK)
    good = place(s).special[result - 1]
    if good:
        put(goods, good)
        g.emit(SpecialFound(result=result, good=f"good:{good}", rule="M-LOC-09"))
    elif g.log is not None:
        g.emit(NoSpecialFind(result=result, rule="M-LOC-09"))


@rule("M-FIND-03", "M-TOKEN-04")
def _there(g: Game, card: str, row: str, goods: Goods) -> Goods:
    """What lies there, as far as the box holds it; it is looked at first."""
    s = g.state
    there: Goods = {}
    for good, n in goods.items():
        put(there, good, min(n, obtainable(s, good)))
    if not there:
        g.emit(NothingFound(card=f"card:{card}", row=f"row:{row}", rule="M-FIND-01"))
    else:
        g.emit(Found(card=f"card:{card}", row=f"row:{row}", goods=counted(there), rule="M-FIND-01"))
    return there


@rule("M-FIND-03", "M-CARD-31")
def _take(g: Game, there: Goods, wanted: Goods) -> Flow[None]:
    """First the Survivors say what may be taken. Only if something is: the red band, then whoever watches."""
    s = g.state
    fights = yield from _claimed(g, there, wanted)
    if not wanted:
        return
    trip = s.trip
    if trip is not None:
        trip.takes += 1
    try:
        yield from _band(g)
        yield from scene_over(g)
        yield from _watched(g)
    except (TripEnded, CardLost):
        if trip is not None:
            trip.takes -= 1  # the find is left behind with everything else
        raise
    gain(g, wanted, "pile", "M-SCAV-11")
    for card in fights:
        if card in s.slot:  # others may have had it out with them meanwhile
            yield from combat(g, card)


@rule("M-FIND-03")
def _has_a_price(s: State) -> bool:
    """Whether taking may have consequences: what the place says of it, or whoever is here. Where it has none,
    all is taken: what is too heavy is left behind at the end of the trip."""
    here = place(s)
    first = s.trip is None or not s.trip.takes
    weighs = here.on_take is not None and (first or not here.takes_once)
    return weighs or (here.on_leave is not None and first) or any(c in RESIDENT for c in at_hand(s))


def _choose(g: Game, there: Goods) -> Flow[Goods]:
    """All of it, one after the other, or nothing."""
    s = g.state
    wanted: Goods = {}
    left = dict(there)
    total = sum(there.values())
    while left:
        options = [] if wanted else [TAKE_ALL(s.leader)]
        if total > 1:
            options += [TAKE(s.leader, good) for good in ordered(left)]
        options.append(TAKEN(s.leader) if wanted else LEAVE(s.leader))
        progress = Progress(sum(wanted.values()), total)
        chosen = yield from decide(
            g,
            "take",
            options,
            "M-FIND-03",
            {"goods": counted(left)},
            refused="all",
            progress=progress,
            topic="take",
            matters=bool(wanted) or _has_a_price(s),
            default=options[0].id,
        )
        if chosen.verb == "take-all":
            return there
        if chosen.verb != "take":
            break
        put(wanted, chosen.args[0])
        take(left, chosen.args[0])
    return wanted


@rule("M-LOC-09")
def _band(g: Game) -> Flow[None]:
    """What a red band says when something is taken."""
    band = place(g.state).on_take
    if band is not None:
        yield from band(g)


# --- Who watches --------------------------------------------------------------------------------------


@rule("M-RES-06", "M-CARD-31", "M-FIND-03")
def _claimed(g: Game, there: Goods, wanted: Goods) -> Flow[list[str]]:
    """Whoever on the slot says what may be taken, in the order they came: a share or a toll, or nothing is
    taken (and `wanted` is empty). Returns those to be fought once the goods are taken."""
    s = g.state
    fights: list[str] = []
    for card in [c for c in at_hand(s) if c in RESIDENT]:
        claims = RESIDENT[card].claims
        if claims is None or card not in s.slot:
            continue
        if (yield from claims(g, there, wanted)):
            fights.append(card)
        yield from scene_over(g)
        if not wanted:
            return []
    return fights


@rule("M-RES-06", "M-CARD-29", "M-CARD-30")
def _watched(g: Game) -> Flow[None]:
    """Whoever on the slot does not like it, in the order they came."""
    s = g.state
    for card in [c for c in at_hand(s) if c in RESIDENT]:
        watches = RESIDENT[card].watches
        if watches is not None and card in s.slot:
            yield from watches(g)
            yield from scene_over(g)


# --- Fighting and looting -----------------------------------------------------------------------------


@rule("M-COMB-41", "M-COMB-43", "M-DEATH-08")
def combat(g: Game, card: str) -> Flow[Fight]:
    """A Combat with a Residents card and what follows: the card goes back, the dead are looted."""
    s = g.state
    fought = yield from fight(g, card, break_at=ENEMIES[card].breaks_at)
    if fought.result == "won" and explorers(s):
        with scene(s):
            yield from loot(g, card, fought)
    elif card == s.resident or card in s.slot:
        put_resident_away(g, card)
    yield from scene_over(g)
    return fought


@rule("M-SCRIPT-13", "M-COMB-40", "M-COMB-41")
def loot(g: Game, card: str, fought: Fight) -> Flow[None]:
    """Script 33: the Residents card goes back, one plain find, the weapons of the dead, Ammo by the card."""
    g.emit(Told(script="script:33", rule="M-SCRIPT-13"))
    resident = ENEMIES[card]
    if resident.carries is not None:
        yield from resident.carries(g)
    if card in RESIDENT:
        put_resident_away(g, card)
    yield from find(g, "furniture", plain=True)
    yield from take_weapons(g, fought.dead)
    ammo = resident.ammo if isinstance(resident.ammo, int) else resident.ammo(fought.dead)
    if ammo:
        gain(g, {"ammo": ammo}, "pile", "M-COMB-40")


def take_weapons(g: Game, dead: list[Foe]) -> Flow[None]:
    """For each dead Enemy its weapon may be taken, if the box holds one."""
    s = g.state
    left: Goods = {}
    for foe in dead:
        if foe.own:
            put(left, foe.own)
    taken: Goods = {}
    while any(obtainable(s, good) for good in left):
        weapons: list[Offer] = [(LOOT(s.leader, good), out_of_box(s, good)) for good in ordered(left)]
        chosen = yield from decide_offer(g, "loot", [*weapons, (LOOTED(s.leader), None)], "M-COMB-41")
        if chosen.verb == "looted":
            break
        good = chosen.args[0]
        take(left, good)
        put(taken, good)
        gain(g, {good: 1}, "pile", "M-COMB-41")
    if taken:
        g.emit(WeaponsLooted(goods=counted(taken), rule="M-COMB-40"))


def too_poor(s: State, total: int, accepts: Callable[[str], bool] = any_token) -> Objection | None:
    """The Findings Pile must hold tokens worth so much."""
    there = payable(s, s.pile, accepts)
    if there >= total:
        return None
    return Objection("refused-trip-worth", "M-TOKEN-10", {"worth": total, "there": there})


def out_of_box(s: State, good: str) -> Objection | None:
    """What the box does not hold cannot be had."""
    return None if obtainable(s, good) else EMPTY
