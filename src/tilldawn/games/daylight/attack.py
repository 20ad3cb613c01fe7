"""A player's attack, from naming the target to counting the fallen."""

from __future__ import annotations

from tilldawn.engine.deck import draw
from tilldawn.engine.flow import Flow, ask, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Arg, Option, Refusal
from tilldawn.games.daylight.assault import by_id, neighbours
from tilldawn.games.daylight.cards.combat import COMBAT, CombatCard
from tilldawn.games.daylight.cards.horde import HORDE
from tilldawn.games.daylight.cards.shelf import GIVEN, PLAYED, RUBBLE, WEIGHTS, Perk, Weapon
from tilldawn.games.daylight.events import (
    AmmoSpent,
    AttackDeclared,
    AttackMissed,
    CombatApplied,
    EnemyHit,
    EnemySplashed,
    NothingFound,
    PerkUsed,
)
from tilldawn.games.daylight.fight import clear_drawn, draw_combat, replies
from tilldawn.games.daylight.harm import bury, foe_left
from tilldawn.games.daylight.inventory import spend
from tilldawn.games.daylight.legal import (
    ATTACK,
    against_target,
    deadly_attacks,
    spend_action,
    targets,
    weapon_of,
)
from tilldawn.games.daylight.perks import against_perk, perk_ready, perks_at
from tilldawn.games.daylight.search import find
from tilldawn.games.daylight.specials import is_deadly, play_perk, play_special
from tilldawn.games.daylight.state import Attack, Foe, Game, State
from tilldawn.games.daylight.steps import step
from tilldawn.games.daylight.verbs import DEADLY, Verb
from tilldawn.games.daylight.words import Aftermath, Compulsion, Spread

TARGET = Verb("target", "W-COMBAT-03", "enemy:enemy", "~left:int")
LOAD = Verb("ammo", "W-AMMO-04", "count:int", "~card:card")
BOOST = Verb("boost", "G-29", "card:card")
BOOST_PERK = Verb("boost-perk", "G-29", "perk:perk")
STRIKE = Verb("strike", "W-COMBAT-03", "~draws:int")
APPLY = Verb("apply", "W-CCARD-03", "at:int", "~card:combat")

WRONG_WEAPON = Objection("refused-wrong-weapon", "G-29")

BLANK = CombatCard("", 0, 0)
"""Stands for "no Combat card": an attack that draws none adds nothing."""


@rule("W-COMBAT-03", "G-29")
def declare_attack(g: Game, seat: int, card: str, *, free: bool = False) -> Flow[None]:
    """Name a target, spend Ammo, add boosts: all that is said before any card is drawn."""
    s = g.state
    weapon = weapon_of(card)
    foes = targets(s)
    aim = TARGET.of
    offers = [
        aim(seat, foe.id, foe_left(foe), warning=DEADLY) if deadly else aim(seat, foe.id, foe_left(foe))
        for foe, deadly in zip(foes, deadly_attacks(s, seat, weapon, foes), strict=True)
    ]
    words: dict[str, Arg] = {"card": f"card:{card}"}
    chosen = yield from ask(
        g,
        "target",
        seat,
        lambda: offers,
        "W-COMBAT-03",
        words,
        anytime=False,
        refused=lambda: _target_refusals(s, seat),
    )
    foe = by_id(s, chosen.args[0])
    near = [n.id for n in neighbours(s, foe)]
    if not free:
        spend_action(s, ATTACK.name)
    s.attack = Attack(card, foe.id, near, splash=weapon.splash, draws=weapon.draws)
    g.emit(
        AttackDeclared(seat=f"seat:{seat}", card=f"card:{card}", target=f"enemy:{foe.id}", rule="W-COMBAT-03")
    )
    spend(s, seat, card)
    if weapon.ammo:
        yield from _load(g, seat, weapon.ammo)
    yield from _boost(g, seat, weapon)


def _target_refusals(s: State, seat: int) -> list[Refusal]:
    return [
        objection.refusal(TARGET(seat, foe.id, foe_left(foe)).text, seat, f"enemy:{foe.id}")
        for foe in s.line
        if (objection := against_target(foe)) is not None
    ]


@step("combat-strike")
@rule("W-COMBAT-04", "W-COMBAT-05", "G-02")
def combat_strike(g: Game) -> Flow[str]:
    """Draw, apply one card, deal the Damage, and see what follows from it."""
    s = g.state
    seat = s.seat
    attack = _attack_of(s)
    weapon = weapon_of(attack.weapon)
    yield from draw_combat(g, attack.draws)
    yield from replies(
        g, f"seat:{seat}", f"enemy:{attack.target}", lambda: _luck_matters(s, seat, weapon, attack)
    )
    applied = yield from _apply_one(g, seat)
    yield from _strike(g, seat, weapon, applied)
    s.attack = None
    clear_drawn(g)
    yield from _afterwards(g, seat, weapon, applied, attack.ammo)
    return after_declaring(s)


def after_declaring(s: State) -> str:
    """The step that follows: the blow, where an attack has been declared, else the rest of the turn."""
    return "combat-action" if s.attack is None else "combat-strike"


def _attack_of(s: State) -> Attack:
    if s.attack is None:
        raise AssertionError("an attack is in progress")
    return s.attack


def extra(foe: Foe) -> int:
    """Damage that tokens on a card add to an attack on it."""
    return sum(token.word.bonus(foe) for token in WEIGHTS)


def _near(s: State, attack: Attack) -> list[Foe]:
    """The neighbours at the declaration that are still in the fight (G-14, W-CRAFT-23)."""
    return [foe for foe in s.line if foe.id in attack.neighbours and not foe.away]


@rule("W-SPEC-10", "W-AMMO-04")
def _luck_matters(s: State, seat: int, weapon: Weapon, attack: Attack) -> bool:
    """Whether another Combat card could change what becomes of anybody on the line."""
    target = by_id(s, attack.target)
    near = _near(s, attack)
    drawn = [COMBAT[card] for card in s.drawn]
    dealt = weapon.fixed + attack.bonus + max(card.damage for card in drawn)
    if dealt + extra(target) < foe_left(target) or not HORDE[target.kind].enemy:
        return True
    if near and any(card in s.players[seat].items for card in PLAYED["damage"]):
        return True
    splashed = attack.splash == 0 and all(card.splash for card in drawn)
    return splashed and any(not HORDE[foe.kind].enemy for foe in near)


@rule("W-AMMO-01", "W-AMMO-02", "W-AMMO-03", "W-AMMO-04", "W-AMMO-05", "W-AMMO-06")
def _load(g: Game, seat: int, ammo: str) -> Flow[None]:
    """Spend one or more matching Ammo cards; each draws a Combat card, hit or miss."""
    s = g.state
    held = s.players[seat].items[ammo]
    offers = [LOAD(seat, count, ammo) for count in range(1, held + 1)]
    chosen = yield from ask(
        g, "ammo", seat, lambda: offers, "W-AMMO-04", {"card": f"card:{ammo}"}, refused="all", anytime=False
    )
    count = int(chosen.args[0])
    spend(s, seat, ammo, count)
    attack = _attack_of(s)
    attack.ammo = count
    attack.draws += count
    g.emit(AmmoSpent(seat=f"seat:{seat}", card=f"card:{ammo}", count=count, rule="W-AMMO-06"))


def _compulsion(s: State, seat: int) -> tuple[Perk, Compulsion] | None:
    """The perk that belongs to every attack of this player, if there is one."""
    perk = GIVEN.get((s.players[seat].character, Compulsion))
    if perk is None:
        return None
    return perk, next(word for word in perk.words if isinstance(word, Compulsion))


@rule("W-SPEC-07", "W-SPEC-08", "W-SPEC-09", "W-SPEC-19", "W-PERK-08", "W-SPLASH-03", "G-29")
def _boost(g: Game, seat: int, weapon: Weapon) -> Flow[None]:
    """Specials and perks that add to the attack, all before any card is drawn."""
    s = g.state
    attack = _attack_of(s)
    driven = _compulsion(s, seat)
    if driven is not None:
        attack.bonus += driven[1].bonus
        g.emit(PerkUsed(seat=f"seat:{seat}", perk=f"perk:{driven[0].id}", rule="W-PERK-08"))
    while offers := _boosts(s, seat, weapon):
        offers.append(STRIKE(seat, attack.draws))
        chosen = yield from ask(
            g,
            "boost",
            seat,
            lambda o=offers: o,  # type: ignore[misc]
            "G-29",
            {"draws": attack.draws, "splash": attack.splash, "target": f"enemy:{attack.target}"},
            refused=lambda: _boost_refusals(s, seat, weapon),
            anytime=False,
        )
        match chosen.verb:
            case STRIKE.name:
                return
            case BOOST.name:
                yield from play_special(g, seat, chosen.args[0], "G-29")
            case _:
                attack.boosts.append(chosen.args[0])
                yield from play_perk(g, seat, chosen.args[0])


def _boosts(s: State, seat: int, weapon: Weapon) -> list[Option]:
    items = s.players[seat].items
    offers = [
        BOOST(seat, card, warning=DEADLY) if is_deadly(s, RUBBLE[card].words, seat) else BOOST(seat, card)
        for card in PLAYED["attack"]
        if card in items
    ]
    used = _attack_of(s).boosts
    for perk in perks_at(s, seat, "attack"):
        if perk.id not in used and _against_boost(s, seat, perk, weapon) is None:
            offers.append(BOOST_PERK(seat, perk.id))
    return offers


def _against_boost(s: State, seat: int, perk: Perk, weapon: Weapon) -> Objection | None:
    """A perk may be added once to an attack it fits."""
    if perk.weapon not in ("", weapon.kind):
        return WRONG_WEAPON
    return against_perk(s, seat, perk)


def _boost_refusals(s: State, seat: int, weapon: Weapon) -> list[Refusal]:
    return [
        objection.refusal(BOOST_PERK(seat, perk.id).text, seat, f"perk:{perk.id}")
        for perk in perks_at(s, seat, "attack")
        if (objection := _against_boost(s, seat, perk, weapon)) is not None
    ]


@rule("W-CCARD-01", "W-CCARD-02", "W-CCARD-03")
def _apply_one(g: Game, seat: int) -> Flow[CombatCard]:
    """Of the cards drawn the attacker must apply exactly one."""
    s = g.state
    if not s.drawn:
        return BLANK
    firsts = {card: at for at, card in reversed(list(enumerate(s.drawn)))}
    offers = [APPLY.of(seat, at, card) for card, at in sorted(firsts.items(), key=lambda f: f[1])]
    words: dict[str, Arg] = {"target": f"enemy:{_attack_of(s).target}"}
    chosen = yield from ask(
        g, "apply", seat, lambda: offers, "W-CCARD-03", words, refused="all", anytime=False
    )
    card = s.drawn[int(chosen.args[0])]
    g.emit(CombatApplied(card=f"combat:{card}", rule="W-CCARD-01"))
    return COMBAT[card]


@rule("W-COMBAT-05", "W-COMBAT-06", "W-SPLASH-01", "W-SPLASH-02", "W-SPLASH-03", "W-SPLASH-04")
@rule("W-SPLASH-05", "W-SURV-07", "W-CRAFT-18", "W-CRAFT-23", "G-14", "G-30", "G-33", "G-42", "G-47")
def _strike(g: Game, seat: int, weapon: Weapon, applied: CombatCard) -> Flow[None]:
    """Damage to the target (or shared by a card), Splash to its neighbours, then the dead leave the line."""
    s = g.state
    attack = _attack_of(s)
    target = by_id(s, attack.target)
    near = _near(s, attack)
    own = weapon.fixed + applied.damage + attack.bonus
    more = extra(target)
    hits = {target.id: max(0, own + more)}
    spread = _spread(s, seat) if own > 0 and near else None
    if spread is not None:
        shares = yield from spread[1].offer(g, seat, spread[0], own, [target, *near])
        if shares:
            hits = shares
            hits[target.id] = hits.get(target.id, 0) + more
    for foe in (target, *near):
        damage = hits.get(foe.id, 0)
        if damage:
            foe.damage += damage
            left = max(0, foe_left(foe))
            g.emit(EnemyHit(enemy=f"enemy:{foe.id}", damage=damage, left=left, rule="W-COMBAT-05"))
    if not any(hits.values()):
        g.emit(AttackMissed(enemy=f"enemy:{target.id}", rule="W-COMBAT-05"))
    _splash(g, near, attack.splash + applied.splash)
    fallen = bury(g)
    driven = _compulsion(s, seat)
    if driven is not None:
        driven[1].afterwards(g, seat, driven[0].id, fallen)


def _splash(g: Game, near: list[Foe], splash: int) -> None:
    """Each point deals 1 Damage to every neighbour of the target."""
    if not splash:
        return
    for foe in near:
        foe.damage += splash
        left = max(0, foe_left(foe))
        g.emit(EnemySplashed(enemy=f"enemy:{foe.id}", damage=splash, left=left, rule="W-SPLASH-01"))


def _spread(s: State, seat: int) -> tuple[str, Spread] | None:
    """A card in hand that shares the Damage of an attack."""
    items = s.players[seat].items
    for card in PLAYED["damage"]:
        if card in items:
            return card, next(word for word in RUBBLE[card].words if isinstance(word, Spread))
    return None


def _afterwards(g: Game, seat: int, weapon: Weapon, applied: CombatCard, spent: int) -> Flow[None]:
    """What follows an attack: a perk, and what the Combat card brings."""
    perk = perk_ready(g.state, seat, Aftermath)
    word = next((w for w in perk.words if isinstance(w, Aftermath)), None) if perk is not None else None
    if perk is not None and word is not None and not word.last:
        yield from word.run(g, seat, perk.id, weapon, spent)
    if applied.loose_rubble:
        yield from _loose_rubble(g, seat)
    if perk is not None and word is not None and word.last:
        yield from word.run(g, seat, perk.id, weapon, spent)


@rule("G-06", "W-CCARD-09")
def _loose_rubble(g: Game, seat: int) -> Flow[None]:
    """Draw the top card of the Active Rubble pile as in Search; nothing when it is empty."""
    s = g.state
    if not s.active.layers:
        g.emit(NothingFound(seat=f"seat:{seat}", rule="G-06"))
        return
    card = yield from draw(s.active, s.unseen)
    yield from find(g, seat, card, "G-06")
