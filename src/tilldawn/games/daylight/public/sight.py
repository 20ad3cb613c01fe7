"""What can be known of what is to come: who strikes whom, what an attack would do, who may die, when the
WAVE! comes.

Made from the view alone, all of it open information. Odds are exact: Combat cards are drawn from a deck whose
contents everybody can count, and cards nobody looks at between two draws do not change what is likely next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import NamedTuple

from msgspec import structs

from tilldawn.engine.flow import rule
from tilldawn.games.daylight.cards.shelf import GIVEN, PERKS, RUBBLE, SPRINGS, TOKENS, WAVE, WEIGHTS
from tilldawn.games.daylight.public.aims import Order, Stander, aims_of
from tilldawn.games.daylight.public.view import (
    AttackPlan,
    AttackView,
    Blow,
    FoeView,
    PlayerView,
    Risk,
    Sight,
    TableView,
    WeaponView,
    printed,
)
from tilldawn.games.daylight.state import NOBODY
from tilldawn.games.daylight.words import Compulsion
from tilldawn.games.daylight.words.perks import Reckless, Soften
from tilldawn.games.daylight.words.tokens import Pierce, Snare

MOST_DRAWS = 4
"""Combat cards of one enemies' turn that are followed one by one; for more it takes too long to wait."""


def with_sight(view: TableView) -> TableView:
    """The view as people want it."""
    return structs.replace(view, sight=sight(view))


def sight(view: TableView) -> Sight | None:
    """What is to come, while there is anything to know about it."""
    if view.phase == "search":
        ladder = [(seat, _share(odds)) for seat, odds in wave_by(view)]
        finds = {family: _share(odds) for family, odds in next_card(view).items()}
        return Sight([], {}, [], {}, {}, [], [], None, ladder, finds)
    if view.phase not in ("trade", "combat") or not view.line:
        return None
    acting = view.turn is not None and not view.enemy
    coming = blows(view)
    return Sight(
        blows=coming,
        without=_without(view, coming) if acting else {},
        tolls=[toll(view, player, coming) for player in view.players],
        near=_beside(view) if acting else {},
        extra={foe.id: extra(foe) for foe in view.line if foe.spears},
        placed=[token.id for token in TOKENS.values() if token.word.on_enemy] if acting else [],
        plans=plans(view) if acting else [],
        risk=_worst(view) if acting else None,
        wave_by=[],
        next_card={},
    )


def _share(odds: Fraction) -> float:
    """Odds as a picture needs them."""
    return round(float(odds), 6)


# --- The enemies' turn ------------------------------------------------------------------------------------


def _order(view: TableView) -> Order:
    acting = bool(view.enemy or view.waiting)
    attacked = view.attacked if view.phase == "combat" else NOBODY
    return Order(len(view.players), view.wave, attacked, view.enemy, view.waiting if acting else None)


def aims(view: TableView, gone: str = "") -> dict[str, str]:
    """Who strikes whom, perhaps with one enemy less."""
    if view.wave < 0:
        return {}
    line = [Stander(foe.id, foe.kind, foe.away) for foe in view.line if foe.id != gone]
    return aims_of(line, _order(view))


def _without(view: TableView, now: list[Blow]) -> dict[str, list[Blow]]:
    found: dict[str, list[Blow]] = {}
    for foe in view.line:
        changed = [blow for blow in blows(view, foe.id) if blow not in now] if not foe.away else []
        if changed:
            found[foe.id] = changed
    return found


@rule("W-SPLASH-01", "W-CRAFT-23")
def _beside(view: TableView) -> dict[str, list[str]]:
    """The neighbours of each on the line that are in the fight."""
    line = view.line
    return {
        foe.id: [near.id for near in (*line[max(0, at - 1) : at], *line[at + 1 : at + 2]) if not near.away]
        for at, foe in enumerate(line)
    }


@rule("W-COMBAT-12", "W-CRAFT-07", "W-SPLASH-06", "G-50")
def toll(view: TableView, player: PlayerView, coming: list[Blow]) -> tuple[int, int]:
    """What these blows cost a player at least and at most."""
    faces = [view.faces[card] for card, count in view.unseen.get("combat", {}).items() if count]
    low = min((face.damage for face in faces), default=0)
    high = max((face.damage for face in faces), default=0)
    splash = max((face.splash for face in faces), default=0)
    least = most = 0
    walls = player.barricades
    for stroke in _felt(view, player, coming):
        if not stroke.own:
            least += stroke.splash
            most += stroke.splash + (splash if stroke.draws else 0)
            continue
        sure = max(0, stroke.damage + (low if stroke.draws else 0))
        worst = max(0, stroke.damage + (high if stroke.draws else 0))
        if walls and stroke.walled and worst:
            walls -= 1
            most += 0 if sure else worst
            continue
        least, most = least + sure, most + worst
    spared = _softened(player)
    return max(0, least - spared), max(0, most - spared)


@rule("W-COMBAT-09", "W-CRAFT-12", "W-CRAFT-16", "W-ENEMY-08", "W-ENEMY-11")
def blows(view: TableView, gone: str = "") -> list[Blow]:
    """The attacks to come, in order. Traps and Barricades before their targets are used up on the way."""
    then = aims(view, gone)
    fallen = next((foe for foe in view.line if foe.id == gone), None)
    traps = {player.seat: player.traps for player in view.players}
    walls = {player.seat: player.barricades for player in view.players}
    found: list[Blow] = []
    for foe in view.line:
        if foe.id == gone or not _strikes(view, foe):
            continue
        aim = then.get(foe.id, "")
        seat = int(aim[5:]) if aim.startswith("seat:") else NOBODY
        bonus = foe.bonus - (fallen.bolsters if fallen is not None and not fallen.away and foe.bonus else 0)
        damage = foe.fixed + bonus
        trapped = seat >= 0 and _springs(foe, seat, traps)
        wall = not trapped and seat >= 0 and walls[seat] > 0 and not foe.ignores_barricades
        if wall and damage > 0 and not foe.draws:
            walls[seat] -= 1
        found.append(Blow(foe.id, aim, damage, foe.draws, trapped, wall))
    return found


def _strikes(view: TableView, foe: FoeView) -> bool:
    """Whether an enemy has still to attack in this Combat."""
    if not foe.enemy or foe.away:
        return False
    return foe.id in (view.enemy, *view.waiting) if view.enemy or view.waiting else True


def _springs(foe: FoeView, seat: int, traps: dict[int, int]) -> bool:
    """Whether the Traps of a player fell an enemy before it strikes; those it takes are used up."""
    hurt = next((token.word.damage for token in SPRINGS if isinstance(token.word, Snare)), 0)
    left = foe.left
    while hurt and traps[seat] and left > 0:
        traps[seat] -= 1
        left -= hurt
    return left <= 0


# --- Combat cards -----------------------------------------------------------------------------------------


Faces = tuple[tuple[int, int, int], ...]
"""Combat cards that may be drawn: Damage, Splash, and how many of them, by rising Damage."""


def _deck(view: TableView, cards: dict[str, int]) -> Faces:
    counted: dict[tuple[int, int], int] = {}
    for card, count in cards.items():
        face = view.faces[card]
        counted[face.damage, face.splash] = counted.get((face.damage, face.splash), 0) + count
    return tuple((damage, splash, n) for (damage, splash), n in sorted(counted.items()) if n)


@rule("W-CCARD-03", "W-CCARD-07", "W-AMMO-05", "G-32")
def best_of(view: TableView, draws: int) -> list[tuple[int, Fraction, Fraction]]:
    """The most Damage among so many Combat cards: each value, how likely it is, and how likely it comes so
    that a card with Splash can be taken for it."""
    nothing = [(0, Fraction(1), Fraction(0))]
    if not draws:
        return nothing
    deck = _deck(view, view.unseen.get("combat", {}))
    sure: Faces = ()
    if view.combat <= draws:  # the whole deck is drawn, and the rest from what is shuffled anew
        sure, draws = deck, draws - view.combat
        deck = _deck(view, view.combat_discard)
    total = sum(n for _, _, n in deck)
    draws = min(draws, total)
    floor = max((damage for damage, _, _ in sure), default=None)
    splashed = any(splash for damage, splash, _ in sure if damage == floor)
    found: list[tuple[int, Fraction, Fraction]] = []
    for damage in sorted({damage for damage, _, _ in (*deck, *sure)}):
        if floor is not None and damage < floor:
            continue
        below = sum(n for d, _, n in deck if d < damage)
        level = sum(n for d, _, n in deck if d == damage)
        plain = sum(n for d, splash, n in deck if d == damage and not splash)
        all_ways = comb(total, draws)
        reached = comb(below + level, draws)
        under = 0 if floor == damage else comb(below, draws)
        if reached == under:
            continue
        share = Fraction(reached - under, all_ways)
        bare = 0 if floor == damage and splashed else comb(below + plain, draws) - under
        found.append((damage, share, share - Fraction(max(0, bare), all_ways)))
    return found or nothing


# --- What the player whose turn it is could do ------------------------------------------------------------


@rule("W-COMBAT-05", "W-AMMO-04", "W-SPLASH-01")
def plans(view: TableView) -> list[AttackPlan]:
    """Every weapon that can be used, with every number of Ammo cards; an attack under way alone."""
    if view.turn is None:
        return []
    player = view.players[view.turn.seat]
    if view.attack is not None:
        return _declared(view, player, view.attack)
    found: list[AttackPlan] = []
    for card in player.items:
        weapon = printed(card).weapon
        if weapon is None:
            continue
        held = player.items.get(weapon.ammo, 0) if weapon.ammo else 0
        for ammo in range(1, held + 1) if weapon.ammo else (0,):
            bonus = driven(player)
            found.append(_plan(view, card, weapon, ammo, weapon.draws + ammo, weapon.splash, bonus))
    return found


def _declared(view: TableView, player: PlayerView, attack: AttackView) -> list[AttackPlan]:
    """The attack that has been declared, with all that was added to it; before Ammo is named, with each."""
    weapon = printed(attack.weapon).weapon
    if weapon is None:
        raise AssertionError(f"{attack.weapon} is no weapon")
    bonus = attack.bonus or driven(player)
    loads = [attack.ammo]
    if weapon.ammo and not attack.ammo:
        loads = list(range(1, player.items.get(weapon.ammo, 0) + 1))
    return [
        _plan(view, attack.weapon, weapon, ammo, attack.draws + ammo - attack.ammo, attack.splash, bonus)
        for ammo in loads
    ]


def driven(player: PlayerView) -> int:
    """Damage that belongs to every attack of this player."""
    perk = GIVEN.get((player.character, Compulsion))
    words = perk.words if perk is not None else ()
    return sum(word.bonus for word in words if isinstance(word, Compulsion))


def price(player: PlayerView) -> int:
    """Damage this player suffers for an attack that fells nobody."""
    perk = GIVEN.get((player.character, Compulsion))
    words = perk.words if perk is not None else ()
    return sum(word.cost for word in words if isinstance(word, Reckless))


@rule("W-PERK-08", "W-SPLASH-01")
def fells_nobody(
    left: int, near: list[FoeView], own: int, splash: int, best: list[tuple[int, Fraction, Fraction]]
) -> Fraction:
    """How likely neither a target with so much Health left falls nor anybody beside it."""
    weakest = min((foe.left for foe in near), default=splash + 2)
    if weakest <= splash:
        return Fraction(0)
    spared = [(share, brings) for damage, share, brings in best if own + damage < left]
    return sum((share - brings * (weakest <= splash + 1) for share, brings in spared), Fraction(0))


def _plan(
    view: TableView, card: str, weapon: WeaponView, ammo: int, draws: int, splash: int, bonus: int
) -> AttackPlan:
    exact = best_of(view, draws)
    best = [(damage, float(share), float(brings)) for damage, share, brings in exact]
    own = weapon.fixed + bonus
    ways: dict[int, float] = {}
    for damage, share, _ in best:
        ways[max(0, own + damage)] = ways.get(max(0, own + damage), 0.0) + share
    falls = {
        foe.id: round(sum(share for damage, share, _ in best if own + damage + extra(foe) >= foe.left), 6)
        for foe in view.line
        if not foe.away
    }
    more = sum(brings for _, _, brings in best)
    shares = [(damage, round(share, 6)) for damage, share in sorted(ways.items())]
    cost = price(view.players[view.turn.seat]) if view.turn is not None else 0
    beside, foes = _beside(view), {foe.id: foe for foe in view.line}
    nobody = {
        id: _share(
            fells_nobody(
                foes[id].left, [foes[near] for near in beside[id]], own + extra(foes[id]), splash, exact
            )
        )
        for id in (falls if cost else ())
    }
    return AttackPlan(card, ammo, draws, splash, round(more, 6), shares, falls, cost, nobody)


def extra(foe: FoeView) -> int:
    """What Spears in a card add to an attack on it."""
    return sum(token.word.more * foe.spears for token in WEIGHTS if isinstance(token.word, Pierce))


# --- Who may die ------------------------------------------------------------------------------------------


class Stroke(NamedTuple):
    """A blow as one player feels it: on them, or beside them."""

    own: bool
    damage: int
    draws: int
    splash: int
    walled: bool


def _worst(view: TableView) -> Risk | None:
    """The player most likely to die, and what would become of that with one enemy less."""
    coming = blows(view)
    deck = _deck(view, view.unseen.get("combat", {}))
    if not coming or not all(blow.target for blow in coming):
        return None
    draws = sum(blow.draws for blow in coming)
    exact = draws <= min(MOST_DRAWS, view.combat)
    risks = [(_dies(view, player, coming, deck, exact), player) for player in view.players]
    dies, player = max(risks, key=lambda one: (one[0], -one[1].health, -one[1].seat))
    without = {
        foe.id: round(_dies(view, player, blows(view, foe.id), deck, exact), 6)
        for foe in view.line
        if foe.enemy and not foe.away
    }
    return Risk(player.seat, round(dies, 6), without, exact)


@rule("W-GOAL-05", "W-SPLASH-06", "W-CRAFT-07", "G-50")
def _dies(view: TableView, player: PlayerView, coming: list[Blow], deck: Faces, exact: bool) -> float:
    """How likely a player is dead after these blows."""
    strokes = tuple(_felt(view, player, coming))
    bears = player.health + _softened(player)
    return odds_of_death(strokes, deck, bears, player.barricades, exact)


def _felt(view: TableView, player: PlayerView, coming: list[Blow]) -> Iterator[Stroke]:
    """Of these blows those that reach a player, in their order."""
    count = len(view.players)
    near = {(player.seat - 1) % count, (player.seat + 1) % count} - {player.seat}
    foes = {foe.id: foe for foe in view.line}
    for blow in coming:
        if blow.trapped or not blow.target.startswith("seat:"):
            continue
        foe, seat = foes[blow.enemy], int(blow.target[5:])
        if seat == player.seat:
            yield Stroke(True, blow.damage, blow.draws, 0, not foe.ignores_barricades)
        elif seat in near and (blow.draws or foe.splash):
            yield Stroke(False, blow.damage, blow.draws, foe.splash, False)


def _softened(player: PlayerView) -> int:
    """Damage a perk takes off one attack this Round."""
    ready = [PERKS[perk.id] for perk in player.perks if perk.ready]
    return sum(word.by for perk in ready for word in perk.words if isinstance(word, Soften))


@lru_cache(4096)
def odds_of_death(strokes: tuple[Stroke, ...], deck: Faces, bears: int, walls: int, exact: bool) -> float:
    """How likely strokes add up to what somebody can bear. Cards drawn for others in between are as good as
    not drawn: nobody knows them. Where it need not be exact, each is drawn from the whole deck."""
    counts = tuple(n for _, _, n in deck)
    ways: dict[tuple[tuple[int, ...], int, int], float] = {(counts, 0, walls): 1.0}
    dead = 0.0
    for stroke in strokes:
        then: dict[tuple[tuple[int, ...], int, int], float] = {}
        for (left, hurt, walled), share in ways.items():
            for after, damage, splash, odds in _worst_cards(deck, left, stroke.draws):
                if stroke.own:
                    dealt = max(0, stroke.damage + damage)
                    stopped = stroke.walled and dealt > 0 and walled > 0
                    sum_of, stands = hurt + (0 if stopped else dealt), walled - stopped
                else:
                    sum_of, stands = hurt + stroke.splash + splash, walled
                if sum_of >= bears:
                    dead += share * odds
                else:
                    key = (after if exact else left, sum_of, stands)
                    then[key] = then.get(key, 0.0) + share * odds
        ways = then
    return dead


@lru_cache(4096)
def _worst_cards(
    deck: Faces, left: tuple[int, ...], draws: int
) -> tuple[tuple[tuple[int, ...], int, int, float], ...]:
    """All ways to draw: what is left, the Damage of the worst card, its Splash (the least of those as bad:
    the players choose), and how likely."""
    total = sum(left)
    if not draws or not total:
        return ((left, 0, 0, 1.0),)
    ways: dict[tuple[tuple[int, ...], int], float] = {(left, -1): 1.0}
    for _ in range(min(draws, total)):
        then: dict[tuple[tuple[int, ...], int], float] = {}
        for (at, worst), share in ways.items():
            rest = sum(at)
            for face, n in enumerate(at):
                if not n:
                    continue
                key = ((*at[:face], n - 1, *at[face + 1 :]), _worse(deck, worst, face))
                then[key] = then.get(key, 0.0) + share * n / rest
        ways = then
    return tuple((after, deck[worst][0], deck[worst][1], share) for (after, worst), share in ways.items())


def _worse(deck: Faces, one: int, other: int) -> int:
    """Which of two faces an enemy uses: more Damage; of equal ones the players take one without Splash."""
    if one < 0:
        return other
    return max(one, other, key=lambda face: (deck[face][0], -deck[face][1]))


# --- Search -----------------------------------------------------------------------------------------------


@rule("W-WAVE-01", "W-SEARCH-02", "W-SEARCH-04", "G-12")
def wave_by(view: TableView) -> list[tuple[int, Fraction]]:
    """Who draws next, once round the table, and how likely WAVE! has come by then."""
    if not view.wave_in_active or not view.active:
        return []
    known = view.active_top
    count = len(view.players)
    drawn = bool(view.found)
    seats = [(view.seat + drawn + turn) % count for turn in range(count)]
    if known == WAVE:
        return [(seat, Fraction(1)) for seat in seats]
    hidden = view.active - bool(known)
    found: list[tuple[int, Fraction]] = []
    for turn, seat in enumerate(seats, 1):
        looked = max(0, turn - bool(known))
        found.append((seat, min(Fraction(1), Fraction(looked, hidden)) if hidden else Fraction(0)))
    return found


@rule("W-SETUP-08", "W-SEARCH-01")
def next_card(view: TableView) -> dict[str, Fraction]:
    """How likely the next card of the Active pile is of each family, the likeliest first; WAVE! is one of its
    own, before all others."""
    if not view.active:
        return {}
    if top := view.active_top:
        return {top if top == WAVE else RUBBLE[top].family: Fraction(1)}
    wave = Fraction(1, view.active) if view.wave_in_active else Fraction(0)
    families: Counter[str] = Counter()
    for card, count in view.unseen.get("rubble", {}).items():
        families[RUBBLE[card].family] += count
    found = {WAVE: wave} if wave else {}
    total = families.total()
    return found | {family: (1 - wave) * Fraction(n, total) for family, n in families.most_common() if n}
