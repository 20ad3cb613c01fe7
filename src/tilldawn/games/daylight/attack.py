"""A player's attack, from naming the target to counting the fallen."""

from __future__ import annotations

from tilldawn.engine.deck import add, draw, remove
from tilldawn.engine.flow import Flow, ask, rule
from tilldawn.engine.request import Arg, Option, Progress
from tilldawn.games.daylight import options
from tilldawn.games.daylight.assault import by_id, neighbours
from tilldawn.games.daylight.cards.characters import NO_BRAKES_BONUS, NO_BRAKES_COST, PERKS
from tilldawn.games.daylight.cards.combat import COMBAT, CombatCard
from tilldawn.games.daylight.cards.rubble import PLAYED_IN_ATTACK, RUBBLE, SPEAR_BONUS, WEAPONS, Weapon
from tilldawn.games.daylight.effects import is_deadly, run
from tilldawn.games.daylight.events import (
    AmmoSpent,
    ArrowRecovered,
    AttackDeclared,
    AttackMissed,
    CombatApplied,
    EnemyHit,
    EnemySplashed,
    PerkUsed,
    SpecialPlayed,
)
from tilldawn.games.daylight.fight import clear_drawn, draw_combat, lucky_window
from tilldawn.games.daylight.harm import bury, foe_left, suffer
from tilldawn.games.daylight.inventory import has_room, spend, take
from tilldawn.games.daylight.legal import against_shot, targets
from tilldawn.games.daylight.perks import has_perk, perk_ready, use_perk
from tilldawn.games.daylight.search import find
from tilldawn.games.daylight.specials import play_special
from tilldawn.games.daylight.state import Attack, Foe, Game, State
from tilldawn.games.daylight.steps import step

BOOSTS = tuple(perk.id for perk in PERKS.values() if perk.when == "attack" and not perk.must)
BLANK = CombatCard("", 0, 0)
"""Stands for "no Combat card": an attack that draws none adds nothing."""


@rule("W-COMBAT-03", "G-29")
def declare_attack(g: Game, seat: int, card: str) -> Flow[None]:
    """Name a target, spend Ammo, add boosts: all that is said before any card is drawn."""
    s = g.state
    weapon = _weapon(card)
    offers = [options.target(seat, foe.id, foe_left(foe)) for foe in targets(s)]
    words: dict[str, Arg] = {"card": f"card:{card}"}
    chosen = yield from ask(g, "target", seat, lambda: offers, "W-COMBAT-03", words, anytime=False)
    foe = by_id(s, chosen.args[0])
    near = [n.id for n in neighbours(s, foe)]
    s.attack = Attack(card, foe.id, near, splash=weapon.splash, draws=weapon.draws)
    g.emit(
        AttackDeclared(seat=f"seat:{seat}", card=f"card:{card}", target=f"enemy:{foe.id}", rule="W-COMBAT-03")
    )
    if weapon.ammo:
        yield from _load(g, seat, weapon.ammo)
    yield from _boost(g, seat, weapon)


@step("combat-strike")
@rule("W-COMBAT-04", "W-COMBAT-05", "G-02")
def combat_strike(g: Game) -> Flow[str]:
    """Draw, apply one card, deal the Damage, and see what follows from it."""
    s = g.state
    seat = s.seat
    attack = _attack_of(s)
    weapon = _weapon(attack.weapon)
    foe = by_id(s, attack.target)
    yield from draw_combat(g, attack.draws)
    best = max((COMBAT[c].damage for c in s.drawn), default=0)
    falls_short = weapon.fixed + best + attack.bonus + foe.spears * SPEAR_BONUS < foe_left(foe)
    yield from lucky_window(g, f"seat:{seat}", f"enemy:{foe.id}", falls_short)
    applied = yield from _apply_one(g, seat)
    yield from _strike(g, seat, weapon, applied)
    s.attack = None
    clear_drawn(g)
    yield from _afterwards(g, seat, weapon, applied, attack.ammo)
    return after_declaring(s)


def after_declaring(s: State) -> str:
    """The step that follows: the blow, where an attack has been declared, else the rest of the turn."""
    return "combat-action" if s.attack is None else "combat-strike"


def _weapon(card: str) -> Weapon:
    weapon = RUBBLE[card].weapon
    if weapon is None:
        raise AssertionError(f"{card} is no weapon")
    return weapon


def _attack_of(s: State) -> Attack:
    if s.attack is None:
        raise AssertionError("an attack is in progress")
    return s.attack


@rule("W-AMMO-01", "W-AMMO-02", "W-AMMO-03", "W-AMMO-04", "W-AMMO-05", "W-AMMO-06")
def _load(g: Game, seat: int, ammo: str) -> Flow[None]:
    """Spend one or more matching Ammo cards; each draws a Combat card, hit or miss."""
    s = g.state
    held = s.players[seat].items[ammo]
    offers = [options.ammo(seat, ammo, count) for count in range(1, held + 1)]
    chosen = yield from ask(g, "ammo", seat, lambda: offers, "W-AMMO-04", {"card": f"card:{ammo}"})
    count = int(chosen.args[0])
    spend(s, seat, ammo, count)
    attack = _attack_of(s)
    attack.ammo = count
    attack.draws += count
    g.emit(AmmoSpent(seat=f"seat:{seat}", card=f"card:{ammo}", count=count, rule="W-AMMO-06"))


@rule("W-SPEC-07", "W-SPEC-08", "W-SPEC-09", "W-SPEC-19", "W-PERK-08", "W-SPLASH-03", "G-29")
def _boost(g: Game, seat: int, weapon: Weapon) -> Flow[None]:
    """Specials and perks that add to the attack, all before any card is drawn."""
    s = g.state
    attack = _attack_of(s)
    if has_perk(s, seat, "no-brakes"):
        attack.bonus += NO_BRAKES_BONUS
        g.emit(PerkUsed(seat=f"seat:{seat}", perk="perk:no-brakes", rule="W-PERK-08"))
    while offers := _boosts(s, seat, weapon):
        offers.append(options.strike(seat, attack.draws))
        chosen = yield from ask(
            g,
            "boost",
            seat,
            lambda o=offers: o,  # type: ignore[misc]
            "G-29",
            {"draws": attack.draws, "splash": attack.splash, "target": f"enemy:{attack.target}"},
        )
        match chosen.verb:
            case "strike":
                return
            case "boost":
                yield from play_special(g, seat, chosen.args[0], "G-29")
            case _:
                perk = chosen.args[0]
                attack.boosts.append(perk)
                use_perk(g, seat, perk, "W-PERK-04")
                for effect in PERKS[perk].effects:
                    yield from run(g, effect, seat, f"perk:{perk}")


def _boosts(s: State, seat: int, weapon: Weapon) -> list[Option]:
    items = s.players[seat].items
    offers = [
        options.boost(seat, card, is_deadly(s, RUBBLE[card].effects, seat))
        for card in PLAYED_IN_ATTACK
        if card in items
    ]
    used = _attack_of(s).boosts
    return offers + [
        options.boost_perk(seat, perk)
        for perk in BOOSTS
        if perk not in used and PERKS[perk].weapon in ("", weapon.kind) and perk_ready(s, seat, perk)
    ]


@rule("W-CCARD-01", "W-CCARD-02", "W-CCARD-03")
def _apply_one(g: Game, seat: int) -> Flow[CombatCard]:
    """Of the cards drawn the attacker must apply exactly one."""
    s = g.state
    if not s.drawn:
        return BLANK
    firsts = {card: at for at, card in reversed(list(enumerate(s.drawn)))}
    offers = [options.apply(seat, at, card) for card, at in sorted(firsts.items(), key=lambda f: f[1])]
    words: dict[str, Arg] = {"target": f"enemy:{_attack_of(s).target}"}
    chosen = yield from ask(g, "apply", seat, lambda: offers, "W-CCARD-03", words)
    card = s.drawn[int(chosen.args[0])]
    g.emit(CombatApplied(card=f"combat:{card}", rule="W-CCARD-01"))
    return COMBAT[card]


@rule("W-COMBAT-05", "W-COMBAT-06", "W-SPLASH-01", "W-SPLASH-02", "W-SPLASH-03", "W-SPLASH-04")
@rule("W-SPLASH-05", "W-SURV-07", "W-CRAFT-18", "W-CRAFT-23", "G-14", "G-30", "G-33", "G-42", "G-47")
def _strike(g: Game, seat: int, weapon: Weapon, applied: CombatCard) -> Flow[None]:
    """Damage to the target (or shared by Focus), Splash to its neighbours, then the dead leave the line."""
    s = g.state
    attack = _attack_of(s)
    target = by_id(s, attack.target)
    near = [foe for foe in s.line if foe.id in attack.neighbours and not foe.away]
    own = weapon.fixed + applied.damage + attack.bonus
    spears = target.spears * SPEAR_BONUS
    hits = {target.id: max(0, own + spears)}
    if own > 0 and near and "focus" in s.players[seat].items:
        shares = yield from _focus(g, seat, own, [target, *near])
        if shares:
            hits = shares
            hits[target.id] = hits.get(target.id, 0) + spears
    for foe in (target, *near):
        damage = hits.get(foe.id, 0)
        if damage:
            foe.damage += damage
            left = max(0, foe_left(foe))
            g.emit(EnemyHit(enemy=f"enemy:{foe.id}", damage=damage, left=left, rule="W-COMBAT-05"))
    if not any(hits.values()):
        g.emit(AttackMissed(enemy=f"enemy:{target.id}", rule="W-COMBAT-05"))
    _splash(g, near, attack.splash + applied.splash)
    if not bury(g) and attack.bonus:
        _no_brakes(g, seat)


def _splash(g: Game, near: list[Foe], splash: int) -> None:
    """Each point deals 1 Damage to every neighbour of the target."""
    if not splash:
        return
    for foe in near:
        foe.damage += splash
        left = max(0, foe_left(foe))
        g.emit(EnemySplashed(enemy=f"enemy:{foe.id}", damage=splash, left=left, rule="W-SPLASH-01"))


@rule("W-PERK-07", "W-PERK-08")
def _no_brakes(g: Game, seat: int) -> None:
    """The Psycho pays for an attack that discards no Horde card."""
    suffer(g, seat, NO_BRAKES_COST, "perk:no-brakes", "W-PERK-08")


@rule("W-SPEC-03", "W-SPEC-04", "G-33")
def _focus(g: Game, seat: int, damage: int, foes: list[Foe]) -> Flow[dict[str, int]]:
    """Share the attack's Damage point by point between the target and its neighbours."""
    offers = [options.focus(seat), options.no_focus(seat)]
    chosen = yield from ask(g, "focus", seat, lambda: offers, "W-SPEC-03", {"damage": damage})
    shares: dict[str, int] = {}
    if chosen.verb == "no-focus":
        return shares
    g.emit(SpecialPlayed(seat=f"seat:{seat}", card="card:focus", rule="W-SPEC-03"))
    spend(g.state, seat, "focus")
    done = 0
    while done < damage:
        single = [options.share(seat, foe.id, shares.get(foe.id, 0)) for foe in foes]
        rest = [options.share_rest(seat, foe.id) for foe in foes] if damage - done > 1 else []
        chosen = yield from ask(
            g,
            "share",
            seat,
            lambda o=[*single, *rest]: o,  # type: ignore[misc]
            "W-SPEC-03",
            {"done": done, "total": damage},
            progress=Progress(done, damage),
        )
        points = damage - done if chosen.verb == "share-rest" else 1
        add(shares, chosen.args[0], points)
        done += points
    return shares


def _afterwards(g: Game, seat: int, weapon: Weapon, applied: CombatCard, spent: int) -> Flow[None]:
    """What follows an attack: Reuse, Loose Rubble, Double Tap."""
    if weapon.kind == "bow" and spent:
        yield from _reuse(g, seat)
    if applied.loose_rubble:
        yield from _loose_rubble(g, seat)
    if weapon.kind == "gun":
        yield from _double_tap(g, seat)


@rule("W-PERK-02", "W-PERK-06", "W-AMMO-06")
def _reuse(g: Game, seat: int) -> Flow[None]:
    """The Hipster may take back one Arrow spent on a bow attack."""
    s = g.state
    if not perk_ready(s, seat, "reuse") or not has_room(s, s.players[seat], "arrow"):
        return
    offers = [options.reuse(seat), options.no_perk(seat, "reuse")]
    chosen = yield from ask(g, "reuse", seat, lambda: offers, "W-PERK-02", anytime=False)
    if chosen.verb == "reuse":
        use_perk(g, seat, "reuse", "W-PERK-02")
        remove(s.rubble_discard, "arrow")
        take(s.players[seat], "arrow")
        g.emit(ArrowRecovered(seat=f"seat:{seat}", rule="W-PERK-02"))


@rule("G-06", "W-CCARD-09")
def _loose_rubble(g: Game, seat: int) -> Flow[None]:
    """Draw the top card of the Active Rubble pile as in Search; nothing when it is empty."""
    s = g.state
    if s.active.layers:
        card = yield from draw(s.active, s.unseen)
        yield from find(g, seat, card)


@rule("W-PERK-03", "W-PERK-06")
def _double_tap(g: Game, seat: int) -> Flow[None]:
    """The Trigger as First Player may follow a gun attack with another, free of action."""
    s = g.state
    player = s.players[seat]
    if not perk_ready(s, seat, "double-tap"):
        return
    guns = [
        card
        for card in sorted(player.items)
        if card in WEAPONS and _weapon(card).kind == "gun" and against_shot(s, player, card) is None
    ]
    if not guns:
        return
    offers = [*(options.double_tap(seat, card) for card in guns), options.no_perk(seat, "double-tap")]
    chosen = yield from ask(g, "double-tap", seat, lambda: offers, "W-PERK-03", anytime=False)
    if chosen.verb == "double-tap":
        use_perk(g, seat, "double-tap", "W-PERK-03")
        yield from declare_attack(g, seat, chosen.args[0])
