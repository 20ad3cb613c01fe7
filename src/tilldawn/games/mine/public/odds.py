"""Exact odds of dice that are too many to follow one by one: a round of Combat, a flight, a Night Raid card.

Everything is worked out from the view, so it is open information. The odds suppose a way of playing, the same
for everybody, which whoever shows them says: every miss is rolled again as long as there is Prowess, firearms
shoot as often as there is Ammo, script icons are misses and no Fate card is drawn. Wounds of ours fall where
most is left to bear, Wounds we deal on the Enemy who is nearest to the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import lru_cache

from msgspec import Struct

from tilldawn.engine.flow import rule
from tilldawn.games.mine.cards.characters import LAST
from tilldawn.games.mine.cards.dice import DIE_OF, ENEMY_WOUNDS, FACES, KILLS, WEAPON, WOUNDS
from tilldawn.games.mine.cards.fittings import FITTING
from tilldawn.games.mine.cards.raids import RAID, Raid
from tilldawn.games.mine.goods import FIREARMS, MELEE
from tilldawn.games.mine.public.view import CombatView, PersonView, TableView
from tilldawn.games.mine.raid.defence import SHOTS

Blows = dict[tuple[int, int], Fraction]
"""What dice do: Wounds and kills at once, and how likely they are."""
NOBODY: Mapping[str, int] = {}
NOTHING: Blows = {(0, 0): Fraction(1)}


# --- Dice ---------------------------------------------------------------------------------------------


@lru_cache
def _roll(weapon: str, rerolls: int) -> tuple[tuple[int, int, int, Fraction], ...]:
    """One die with so many rerolls of misses: Wounds, kills, rerolls left, odds."""
    faces = FACES[DIE_OF[weapon]]
    sides = sum(faces.values())
    found: dict[tuple[int, int, int], Fraction] = {}
    for face, n in faces.items():
        share = Fraction(n, sides)
        wounds, kills = WOUNDS.get(face, 0), int(KILLS.get(weapon) == face)
        if wounds or kills or not rerolls:
            key = (0 if kills else wounds, kills, rerolls)
            found[key] = found.get(key, Fraction(0)) + share
        else:
            for w, k, left, odds in _roll(weapon, rerolls - 1):
                found[w, k, left] = found.get((w, k, left), Fraction(0)) + share * odds
    return tuple((*key, odds) for key, odds in found.items())


@rule("M-COMB-11", "M-COMB-22", "M-COMB-24", "M-WEAP-06")
def attack(weapon: str, rerolls: int, shots: int = 1) -> Blows:
    """What one fighter does who rolls so often; rerolls are shared by all the dice."""
    ways: dict[tuple[int, int, int], Fraction] = {(0, 0, rerolls): Fraction(1)}
    for _ in range(shots):
        then: dict[tuple[int, int, int], Fraction] = {}
        for (wounds, kills, left), share in ways.items():
            for w, k, rest, odds in _roll(weapon, left):
                key = (wounds + w, kills + k, rest)
                then[key] = then.get(key, Fraction(0)) + share * odds
        ways = then
    found: Blows = {}
    for (wounds, kills, _), share in ways.items():
        found[wounds, kills] = found.get((wounds, kills), Fraction(0)) + share
    return found


def together(all_of: Iterable[Blows]) -> Blows:
    """What several do together."""
    ways = NOTHING
    for one in all_of:
        then: Blows = {}
        for (wounds, kills), share in ways.items():
            for (w, k), odds in one.items():
                key = (wounds + w, kills + k)
                then[key] = then.get(key, Fraction(0)) + share * odds
        ways = then
    return ways


# --- Combat -------------------------------------------------------------------------------------------


class FightOdds(Struct, frozen=True):
    """What an exchange of blows may bring."""

    given: dict[int, Fraction]
    """Wounds the Enemies suffer."""
    taken: dict[int, Fraction]
    """Wounds we suffer."""
    dies: Fraction
    """Somebody of ours dies."""
    falls: Fraction
    """An Enemy falls."""
    over: Fraction
    """No Enemy is left, or they run."""
    lost: Fraction
    """Nobody of ours is left in the fight."""


class _Fighter(Struct, frozen=True):
    """Somebody in the fight: Wounds that can still be taken, and what their dice do."""

    id: str
    room: int
    shoots: Blows | None
    strikes: Blows | None


_Side = tuple[tuple[str, int], ...]
"""Who stands on a side, with the Wounds it takes to kill them."""
_State = tuple[_Side, _Side]


def guard_bonus(view: TableView, person: PersonView) -> int:
    """How much more Prowess a Guard has while there are raids."""
    if view.phase != "raid" or person.task != "guard":
        return 0
    return sum(FITTING[space.fitting].guards for space in view.spaces if space.fitting)


def _ours(view: TableView, combat: CombatView, down: list[str]) -> list[_Fighter]:
    """Our side: firearms shoot in order while there is Ammo, all the others strike."""
    heap = view.storage if combat.home else view.pile
    ammo = heap.get("ammo", 0)
    found: list[_Fighter] = []
    for person in (p for p in view.people if p.id in combat.fighters):
        room = LAST - person.states["wounds"]
        rerolls = person.prowess + guard_bonus(view, person)
        if person.id in down:
            found.append(_Fighter(person.id, room, None, None))
        elif person.weapon in FIREARMS and ammo:
            shots = min(WEAPON[person.weapon].shots, ammo)
            ammo -= shots
            found.append(_Fighter(person.id, room, attack(person.weapon, rerolls, shots), None))
        else:
            weapon = person.weapon
            if weapon in FIREARMS:
                weapon = person.spare if person.spare in MELEE else ""
            found.append(_Fighter(person.id, room, None, attack(weapon, rerolls)))
    return found


def _theirs(combat: CombatView, down: list[str]) -> list[_Fighter]:
    found: list[_Fighter] = []
    for foe in combat.foes:
        room = ENEMY_WOUNDS - foe.wounds
        blows = attack(foe.weapon, foe.prowess, WEAPON[foe.weapon].shots)
        if foe.token in down:
            found.append(_Fighter(foe.token, room, None, None))
        elif foe.weapon in FIREARMS:
            found.append(_Fighter(foe.token, room, blows, None))
        else:
            found.append(_Fighter(foe.token, room, None, blows))
    return found


_Choice = Callable[..., str]
"""Whom of those who stand something takes: `max` has most left, `min` is nearest to the end."""


def _land(side: _Side, wounds: int, kills: int, killed: _Choice, wounded: _Choice) -> tuple[_Side, int]:
    """Who stands afterwards, and how many Wounds it came to."""
    standing = dict(side)
    dealt = 0
    for _ in range(kills):
        if standing:
            dealt += standing.pop(killed(standing, key=standing.__getitem__))
    for _ in range(wounds):
        if not standing:
            break
        target = wounded(standing, key=standing.__getitem__)
        standing[target] -= 1
        dealt += 1
        if not standing[target]:
            del standing[target]
    return tuple(standing.items()), dealt


def _land_on_them(side: _Side, wounds: int, kills: int) -> tuple[_Side, int]:
    """Kills take whoever has most left, Wounds whoever is nearest to the end."""
    return _land(side, wounds, kills, max, min)


def _land_on_us(side: _Side, wounds: int, kills: int) -> tuple[_Side, int]:
    """Kills take whoever is nearest to the end, Wounds whoever can bear most."""
    return _land(side, wounds, kills, min, max)


def _exchange(view: TableView, down: list[str], *, we: bool, they: bool, at_once: bool) -> FightOdds:
    """Shooters of both sides first, then whoever is left of the others; or, `at_once`, all together."""
    combat = view.combat
    if combat is None:
        raise ValueError("nobody fights")
    ours, theirs = _ours(view, combat, down), _theirs(combat, down)
    start: _State = tuple((p.id, p.room) for p in ours), tuple((f.id, f.room) for f in theirs)
    ways: dict[tuple[_State, int, int], Fraction] = {(start, 0, 0): Fraction(1)}
    phases = ("all",) if at_once else ("shoots", "strikes")
    for phase in phases:
        then: dict[tuple[_State, int, int], Fraction] = {}
        for (state, given, taken), share in ways.items():
            us, them = dict(state[0]), dict(state[1])
            if not us or not them:
                key = (state, given, taken)
                then[key] = then.get(key, Fraction(0)) + share
                continue
            deal = together(_blows(p, phase) for p in ours if we and p.id in us)
            take = together(_blows(f, phase) for f in theirs if they and f.id in them)
            for (w, k), odds in deal.items():
                after, dealt = _land_on_them(state[1], w, k)
                for (tw, tk), more in take.items():
                    left, hurt = _land_on_us(state[0], tw, tk)
                    key = ((left, after), given + dealt, taken + hurt)
                    then[key] = then.get(key, Fraction(0)) + share * odds * more
        ways = then
    return _summed(ways, len(ours), len(theirs), combat)


def _blows(fighter: _Fighter, phase: str) -> Blows:
    if phase == "all":
        return fighter.shoots or fighter.strikes or NOTHING
    return (fighter.shoots if phase == "shoots" else fighter.strikes) or NOTHING


def _summed(
    ways: dict[tuple[_State, int, int], Fraction], ours: int, theirs: int, combat: CombatView
) -> FightOdds:
    given: dict[int, Fraction] = {}
    taken: dict[int, Fraction] = {}
    dies = falls = over = lost = Fraction(0)
    for ((us, them), dealt, hurt), share in ways.items():
        given[dealt] = given.get(dealt, Fraction(0)) + share
        taken[hurt] = taken.get(hurt, Fraction(0)) + share
        dies += share * (len(us) < ours)
        falls += share * (len(them) < theirs)
        lost += share * (not us)
        over += share * (not them or 0 < combat.break_at <= combat.dealt + dealt)
    return FightOdds(given, taken, dies, falls, over, lost)


@rule("M-COMB-13", "M-COMB-14", "M-COMB-15", "M-COMB-42")
def round_odds(view: TableView, down: list[str]) -> FightOdds:
    """A round of Combat; `down` are those who have been knocked down and sit it out."""
    return _exchange(view, down, we=True, they=True, at_once=False)


@rule("M-COMB-32", "M-COMB-34")
def flight_odds(view: TableView, down: list[str]) -> FightOdds:
    """The Enemies strike once as we run."""
    return _exchange(view, down, we=False, they=True, at_once=True)


@rule("M-COMB-32", "M-COMB-33")
def backstab_odds(view: TableView, down: list[str]) -> FightOdds:
    """We strike once and they cannot answer."""
    return _exchange(view, down, we=True, they=False, at_once=True)


# --- Night Raids --------------------------------------------------------------------------------------


class RaidOdds(Struct, frozen=True):
    """What a Night Raid card may bring."""

    breaks: Fraction
    """Something of it is left after the Guards' dice and the Board-Ups."""
    routed: Fraction
    """The raiders run."""
    left: dict[int, Fraction]
    """Pieces to lose and Wounds to take, together."""


def guards(view: TableView) -> list[PersonView]:
    """Who stands guard, is awake and has not been called up to the roof."""
    return [p for p in view.people if p.task == "guard" and not p.asleep and not p.posted]


def points_of(view: TableView, person: PersonView, fired: int) -> Blows:
    """What a Guard's dice take off of a card."""
    rerolls = person.prowess + guard_bonus(view, person)
    if person.weapon in FIREARMS:
        shots = fired or min(person.shots, SHOTS[person.weapon])
        return attack(person.weapon, rerolls, shots) if shots else attack("", rerolls)
    return attack(person.weapon, rerolls)


@rule("M-RAID-11", "M-RAID-12", "M-RAID-13", "M-RAID-15", "M-RAID-16", "M-RAID-17", "M-CARD-38")
def raid_odds(view: TableView, *, provoked: bool, fired: Mapping[str, int] = NOBODY) -> RaidOdds:
    """The raid card that lies there against the Guards. `provoked`: firearms that some raiders hate have been
    counted already; `fired`: Ammo a Guard has spent on dice that are still to be rolled."""
    raid = view.raid
    if raid is None:
        raise ValueError("nobody raids us")
    on_guard = guards(view)
    hated = not provoked and any(p.weapon in FIREARMS for p in on_guard)
    wounds = raid.wounds + (RAID[raid.card].hates_firearms if hated else 0)
    blows = together(points_of(view, p, fired.get(p.id, 0)) for p in on_guard)
    return withstood(RAID[raid.card], raid.damage + wounds - raid.points, blows, sum(view.holes.values()))


def withstood(card: Raid, strength: int, blows: Blows, boarded: int) -> RaidOdds:
    """A card of this strength, Damage and Wounds together, against dice and Board-Ups."""
    left: dict[int, Fraction] = {}
    routed = Fraction(0)
    for (points, kills), share in blows.items():
        rest = max(0, strength - points - boarded)
        if kills:
            routed += share
            rest = 0
        elif 0 < card.beaten_by <= points:
            rest = 0
        left[rest] = left.get(rest, Fraction(0)) + share
    return RaidOdds(1 - left.get(0, Fraction(0)), routed, left)


# --- On average ---------------------------------------------------------------------------------------


@lru_cache
def mean_blow(weapon: str, rerolls: int, kill: float) -> float:
    """Wounds a fighter deals on average with a weapon's dice, each kill at once counted as so many."""
    blows = attack(weapon, rerolls, WEAPON[weapon].shots)
    return float(sum(share * (wounds + Fraction(kill) * kills) for (wounds, kills), share in blows.items()))
