"""Findings: draw a card, read the row, look, take or leave; who watches; and looting after a fight.

Taking may lead to a fight, and a fight to looting, so both live here.
"""

from __future__ import annotations

from tilldawn.engine.deck import known, shuffle_in
from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.engine.request import Progress
from tilldawn.games.mine.book.events import Told
from tilldawn.games.mine.book.scripts import impact, mourn, scene
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.cards.findings import FINDINGS, IMPACT
from tilldawn.games.mine.cards.locations import LOCATION, PEACEFUL, QUIET_GUILT, SQUARE_FINDS
from tilldawn.games.mine.cards.residents import BREAK_AT, FAIR_SHARE, HOBOS_ANGRY, TOLL
from tilldawn.games.mine.cards.trades import TRADE
from tilldawn.games.mine.choices import any_token, choose_good, decide, pay_worth, payable
from tilldawn.games.mine.city.events import (
    DearestLeft,
    Found,
    HobosWatched,
    NoSpecialFind,
    NothingFound,
    ShareRolled,
    SpecialFound,
    WeaponsLooted,
)
from tilldawn.games.mine.city.noise import raise_noise
from tilldawn.games.mine.combat.fight import Fight, fight
from tilldawn.games.mine.decks import discard_findings, draw_findings, return_resident
from tilldawn.games.mine.goods import FIREARMS, Goods, counted, ordered
from tilldawn.games.mine.people.group import explorers, member
from tilldawn.games.mine.people.harm import CardLost, TripEnded, empathy_roll, pangs, suffer
from tilldawn.games.mine.people.narrative import answered, offers
from tilldawn.games.mine.state import Foe, Game, State
from tilldawn.games.mine.trade.supply import gain, in_box, put, take, value
from tilldawn.games.mine.verbs import Verb

TAKE_ALL = Verb("take-all", "M-SCAV-11")
TAKE = Verb("take", "M-SCAV-11", "good:good")
LEAVE = Verb("leave", "M-FIND-03")
TAKEN = Verb("taken", "M-SCAV-11")
NOT_AGAIN = Verb("not-again", "M-DAWN-05")
LEAVE_DEAREST = Verb("leave-dearest", "M-CARD-31", "good:good")
SHARE = Verb("share", "M-CARD-31")
TAKE_AND_FIGHT = Verb("take-and-fight", "M-CARD-31")
PAY_TOLL = Verb("pay-toll", "M-CARD-31", "worth:int")
LEAVE_FIND = Verb("leave-find", "M-CARD-31")
FIGHT_FOR_IT = Verb("fight-for-it", "M-CARD-31")
LOOT = Verb("loot", "M-COMB-41", "good:good")
LOOTED = Verb("looted", "M-COMB-41")
PEDDLER_GOODS = 2


def may_find(s: State) -> bool:
    """At the Central Square only three finds are possible in a visit."""
    trip = s.trip
    return trip is None or trip.location != "central-square" or trip.finds < SQUARE_FINDS


def may_start(s: State) -> bool:
    """Whether the party may start a Combat here."""
    return s.trip is None or s.trip.location not in PEACEFUL


@rule("M-SCAV-27", "M-SCAV-28")
def go_on(s: State) -> None:
    """Whoever has broken off takes no part: with nobody else left there is nothing more to explore."""
    if s.trip is not None and not explorers(s):
        raise TripEnded


@rule("M-SCAV-27", "M-SCAV-28", "M-DEATH-08")
def scene_over(g: Game) -> Flow[None]:
    """A scene on the way is over: the dead are mourned, and whoever breaks off takes no part in the next."""
    yield from mourn(g)
    go_on(g.state)


@rule("M-FIND-01", "M-FIND-02", "M-FIND-03", "M-FIND-05", "M-SCAV-11", "M-EXPL-05")
def find(g: Game, row: str, *, plain: bool = False) -> Flow[None]:
    """A Findings card, the row of the place searched, a special find, a look: then all, some or nothing.

    A `plain` find has no special find and draws on when it meets a Reality Impact.
    """
    s = g.state
    if not may_find(s):
        return
    yield from _find_once(g, row, special=not plain, replace=plain)
    while may_find(s) and (again := offers(s, "found")):
        options = [*again, NOT_AGAIN(s.leader)]
        chosen = yield from decide(g, "look-again", options, "M-DAWN-05", {"row": f"row:{row}"})
        if not (yield from answered(g, "found", chosen)):
            return
        yield from _find_once(g, row, special=not plain, replace=True)


def _find_once(g: Game, row: str, *, special: bool, replace: bool) -> Flow[None]:
    s = g.state
    if s.trip is not None:
        s.trip.finds += 1
    card = yield from draw_findings(g)
    if card == IMPACT and replace:
        card = yield from draw_findings(g)
        shuffle_in(s.findings, known(IMPACT))
    if card == IMPACT:
        yield from impact(g, IMPACT)
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
    good = LOCATION[s.trip.location].special[result - 1]
    if good:
        put(goods, good)
        g.emit(SpecialFound(result=result, good=f"good:{good}", rule="M-LOC-09"))
    else:
        g.emit(NoSpecialFind(result=result, rule="M-LOC-09"))


@rule("M-FIND-03", "M-TOKEN-04")
def _there(g: Game, card: str, row: str, goods: Goods) -> Goods:
    """What lies there, as far as the box holds it; it is looked at first."""
    s = g.state
    there: Goods = {}
    for good, n in goods.items():
        put(there, good, min(n, in_box(s, good)))
    if not there:
        g.emit(NothingFound(card=f"card:{card}", row=f"row:{row}", rule="M-FIND-01"))
    else:
        g.emit(Found(card=f"card:{card}", row=f"row:{row}", goods=counted(there), rule="M-FIND-01"))
    return there


@rule("M-FIND-03", "M-CARD-31")
def _take(g: Game, there: Goods, wanted: Goods) -> Flow[None]:
    """First the Survivors say what may be taken. Only if something is: the red band, then whoever watches."""
    s = g.state
    fights = yield from _asked_for(g, there, wanted)
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
            g, "take", options, "M-FIND-03", {"goods": counted(left)}, progress=progress
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
    s = g.state
    trip = s.trip
    if trip is None:
        return
    match trip.location:
        case "city-hospital" | "church":
            if trip.takes == 1:
                yield from pangs(g, explorers(s), 1, "M-LOC-09")
        case "quiet-house":
            hit = yield from empathy_roll(g, explorers(s), "M-LOC-09")
            for person in hit:
                felt = trip.guilt.get(person.id, 0)
                if felt < QUIET_GUILT and member(s, person.id) is person:
                    trip.guilt[person.id] = felt + 1
                    yield from suffer(g, person, "misery", 1, "M-LOC-09")
        case _:
            pass


# --- Who watches --------------------------------------------------------------------------------------


@rule("M-RES-06", "M-CARD-31", "M-FIND-03")
def _asked_for(g: Game, there: Goods, wanted: Goods) -> Flow[list[str]]:
    """Survivors on the slot, in the order they came: a share or a toll, or nothing is taken (and `wanted`
    is empty). Returns those to be fought once the goods are taken."""
    s = g.state
    fights: list[str] = []
    for card in [c for c in s.slot if c in SURVIVORS]:
        if card not in s.slot:
            continue
        if card == "survivors-1":
            if (yield from _survivors_share(g, there, wanted)):
                fights.append(card)
        elif not (yield from _survivors_toll(g)):
            wanted.clear()
        yield from scene_over(g)
        if not wanted:
            return []
    return fights


@rule("M-RES-06", "M-CARD-29", "M-CARD-30")
def _watched(g: Game) -> Flow[None]:
    """The others on the slot, in the order they came."""
    s = g.state
    for card in [c for c in s.slot if c in WATCHERS]:
        if card not in s.slot:
            continue
        match card:
            case "civilians-1":
                yield from pangs(g, explorers(s), 1, "M-CARD-29")
            case "civilians-2":
                raise_noise(g, 1, "M-CARD-29", card=False)
                yield from pangs(g, explorers(s), 1, "M-CARD-29")
            case _:
                yield from _hobos(g)
        yield from scene_over(g)


WATCHERS = ("civilians-1", "civilians-2", "hobos")
SURVIVORS = ("survivors-1", "survivors-2")


def _hobos(g: Game) -> Flow[None]:
    """They may not like it: on 1-3 they fight, and run when hurt."""
    result = yield from roll(BLACK)
    angry = result <= HOBOS_ANGRY
    g.emit(HobosWatched(result=result, angry="yes" if angry else "no", rule="M-CARD-30"))
    if angry:
        yield from combat(g, "hobos", break_at=BREAK_AT)


def _survivors_share(g: Game, there: Goods, wanted: Goods) -> Flow[bool]:
    """Leave them the dearest piece of the find, or take what is wanted and fight afterwards. Says whether
    there will be a fight. A dearest piece that was not wanted anyway is theirs without a word."""
    s = g.state
    most = max(value(s, good) for good in there)
    dearest = [good for good in ordered(there) if value(s, good) == most]
    for good in dearest:
        if wanted.get(good, 0) < there[good]:
            g.emit(DearestLeft(card="card:survivors-1", good=f"good:{good}", rule="M-CARD-31"))
            return False
    single = sum(there.values()) == 1
    gifts = [SHARE(s.leader)] if single else [LEAVE_DEAREST(s.leader, good) for good in dearest]
    chosen = yield from decide(
        g, "survivors", [*gifts, TAKE_AND_FIGHT(s.leader)], "M-CARD-31", {"goods": counted(wanted)}
    )
    if chosen.verb == "take-and-fight":
        return True
    if chosen.verb == "leave-dearest":
        take(wanted, chosen.args[0])
        g.emit(DearestLeft(card="card:survivors-1", good=f"good:{chosen.args[0]}", rule="M-CARD-31"))
        return False
    result = yield from roll(BLACK)
    keep = result > FAIR_SHARE
    g.emit(ShareRolled(result=result, keep="yes" if keep else "no", rule="M-CARD-31"))
    if not keep:
        wanted.clear()
    return False


def _survivors_toll(g: Game) -> Flow[bool]:
    """A token worth 3 for them, or leave the find, or fight for it. Says whether it may be taken."""
    s = g.state
    options = [LEAVE_FIND(s.leader)]
    if may_start(s):
        options.append(FIGHT_FOR_IT(s.leader))
    worth = [good for good in ordered(s.pile) if value(s, good) >= TOLL]
    if worth:
        options.insert(0, PAY_TOLL(s.leader, TOLL))
    chosen = yield from decide(g, "toll", options, "M-CARD-31")
    if chosen.verb == "leave-find":
        return False
    if chosen.verb == "fight-for-it":
        yield from combat(g, "survivors-2")
        return True
    yield from pay_worth(g, "pay-toll", TOLL, "pile", "M-CARD-31", lambda good: value(s, good) >= TOLL)
    return True


# --- Fighting and looting -----------------------------------------------------------------------------


@rule("M-COMB-41", "M-COMB-43", "M-DEATH-08")
def combat(g: Game, card: str, *, break_at: int = 0) -> Flow[str]:
    """A Combat with a Residents card and what follows: the card goes back, the dead are looted."""
    s = g.state
    fought = yield from fight(g, card, break_at=break_at)
    if fought.result == "won" and explorers(s):
        with scene(s):
            yield from loot(g, card, fought)
    elif card == s.resident or card in s.slot:
        return_resident(s, card)
    yield from scene_over(g)
    return fought.result


@rule("M-SCRIPT-13", "M-COMB-40", "M-COMB-41")
def loot(g: Game, card: str, fought: Fight) -> Flow[None]:
    """Script 33: the Residents card goes back, one plain find, the weapons of the dead, Ammo by the card."""
    s = g.state
    g.emit(Told(script="script:33", rule="M-SCRIPT-13"))
    if card == "peddler":
        yield from _peddlers_goods(g)
    return_resident(s, card)
    yield from find(g, "furniture", plain=True)
    yield from _weapons(g, fought.dead)
    ammo = {"soldiers": 2, "deserters": 1}.get(card, 0)
    if card == "rebels":
        ammo = sum(foe.own in FIREARMS for foe in fought.dead)
    if ammo:
        gain(g, {"ammo": ammo}, "pile", "M-COMB-40")


def _weapons(g: Game, dead: list[Foe]) -> Flow[None]:
    """For each dead Enemy its weapon may be taken, if the box holds one."""
    s = g.state
    left: Goods = {}
    for foe in dead:
        if foe.own:
            put(left, foe.own)
    taken: Goods = {}
    while True:
        options = [LOOT(s.leader, good) for good in ordered(left) if in_box(s, good)]
        if not options:
            break
        chosen = yield from decide(g, "loot", [*options, LOOTED(s.leader)], "M-COMB-41")
        if chosen.verb == "looted":
            break
        good = chosen.args[0]
        take(left, good)
        put(taken, good)
        gain(g, {good: 1}, "pile", "M-COMB-41")
    if taken:
        g.emit(WeaponsLooted(goods=counted(taken), rule="M-COMB-40"))


def _peddlers_goods(g: Game) -> Flow[None]:
    """Any two tokens of the peddler's list."""
    s = g.state
    offered = dict(TRADE["peddler"].goods)
    for _ in range(PEDDLER_GOODS):
        there = [good for good in ordered(offered) if in_box(s, good)]
        if there:
            good = yield from choose_good(g, "peddlers-goods", there, "M-COMB-41")
            take(offered, good)
            gain(g, {good: 1}, "pile", "M-COMB-41")


def could_pay(s: State, total: int) -> bool:
    """Whether the Findings Pile holds tokens worth so much."""
    return payable(s, s.pile, any_token) >= total
