"""The enemies' part of Combat: each attacks once, left to right; then the phase ends."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, GameOver, ask, rule
from tilldawn.engine.game import Outcome
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Arg, Refusal, text
from tilldawn.games.daylight.assault import enemies_left, neighbours
from tilldawn.games.daylight.attack import APPLY, BLANK
from tilldawn.games.daylight.cards.combat import COMBAT, CombatCard
from tilldawn.games.daylight.cards.horde import HORDE
from tilldawn.games.daylight.cards.numbers import ROUNDS
from tilldawn.games.daylight.cards.shelf import LIFTED, MODES, SPRINGS, STOPS, Perk
from tilldawn.games.daylight.events import (
    CardStolen,
    CombatApplied,
    EnemiesActed,
    EnemiesReturned,
    EnemyAimed,
    EnemyAttacked,
    EnemyHit,
    EnemySplashed,
    FirstPlayerMoved,
    GameLost,
    GameWon,
    NothingStolen,
)
from tilldawn.games.daylight.fight import clear_drawn, draw_combat, replies
from tilldawn.games.daylight.harm import Wound, bury, foe_left, wound
from tilldawn.games.daylight.inventory import lose_random
from tilldawn.games.daylight.perks import perk_ready
from tilldawn.games.daylight.search import next_seat
from tilldawn.games.daylight.state import NOBODY, Foe, Game, State
from tilldawn.games.daylight.steps import step
from tilldawn.games.daylight.words import Shield

HURTS_LESS = Objection("refused-hurts-less", "W-CCARD-10")


@step("enemies", begins="turn")
@rule("W-COMBAT-09", "W-CRAFT-21", "W-SURV-02", "W-ASSAULT-05")
def begin_enemies(g: Game) -> str:
    """Every enemy still in the fight will attack once, from left to right."""
    s = g.state
    s.waiting = [foe.id for foe in s.line if HORDE[foe.kind].enemy and not foe.away]
    if s.waiting:
        g.emit(EnemiesActed(enemies=len(s.waiting), rule="W-COMBAT-09"))
    return "enemy-attack"


@step("enemy-attack")
@rule("W-COMBAT-09", "W-COMBAT-13")
def enemy_attack(g: Game) -> Flow[str]:
    """The next enemy that is still there attacks; after the last one the phase ends."""
    s = g.state
    while s.waiting:
        id = s.waiting.pop(0)
        foe = next((f for f in s.line if f.id == id), None)
        if foe is not None:
            s.enemy = id
            yield from _attack(g, foe)
            s.enemy = ""
            return "enemy-attack"
    return "combat-end"


@rule("W-SURV-03", "W-SURV-04", "W-COMBAT-10", "W-COMBAT-11", "W-COMBAT-12", "W-WAVE-11", "W-SOLO-05")
@rule("G-18", "G-19", "G-46")
def _attack(g: Game, foe: Foe) -> Flow[None]:
    """Survivors first, leftmost first; else the WAVE! holder, then on clockwise, whatever came of it."""
    s = g.state
    survivor = next((f for f in s.line if not HORDE[f.kind].enemy and not f.away), None)
    if survivor is not None:
        return _attack_survivor(g, foe, survivor)
    s.attacked = s.wave if s.attacked == NOBODY else next_seat(s, s.attacked)
    return _attack_player(g, foe, s.attacked)


@rule("W-ENEMY-11", "W-ENEMY-12", "W-ENEMY-13", "G-41", "G-48")
def bolstered(s: State, foe: Foe) -> int:
    """+1 for every Monster in the fight, unless the attacker is a Monster itself."""
    if HORDE[foe.kind].bolsters:
        return 0
    more = 0
    for other in s.line:
        if not other.away:
            more += HORDE[other.kind].bolsters
    return more


@rule("W-COMBAT-05", "W-ENEMY-11", "G-30", "G-41")
def strength(s: State, foe: Foe, card: CombatCard) -> int:
    """What an enemy's attack deals to its target with a Combat card: never below 0."""
    return max(0, own(s, foe) + card.damage)


@rule("W-COMBAT-05", "W-ENEMY-11", "G-41")
def own(s: State, foe: Foe) -> int:
    """What an enemy's attack deals without a card."""
    return HORDE[foe.kind].fixed + bolstered(s, foe)


@rule("W-CCARD-06", "W-CCARD-10", "W-ENEMY-15", "G-31")
def _enemy_card(g: Game, foe: Foe, chooser: int, target: str) -> Flow[CombatCard]:
    """Draw the enemy's Combat cards; the one that hurts the target most counts, the players break ties."""
    s = g.state
    if not HORDE[foe.kind].draws:
        return BLANK
    if g.log is not None:
        g.emit(EnemyAimed(enemy=f"enemy:{foe.id}", target=target, rule="W-COMBAT-09"))
    yield from draw_combat(g, HORDE[foe.kind].draws)
    yield from replies(g, f"enemy:{foe.id}", target, lambda: _hurts(s, foe))
    if not s.drawn:
        return BLANK
    worst = max(strength(s, foe, COMBAT[card]) for card in s.drawn)
    tied = {
        card: at for at, card in reversed(list(enumerate(s.drawn))) if strength(s, foe, COMBAT[card]) == worst
    }
    offers = [APPLY(chooser, at, card) for card, at in sorted(tied.items(), key=lambda t: t[1])]
    words: dict[str, Arg] = {"enemy": f"enemy:{foe.id}", "target": target}
    chosen = yield from ask(
        g,
        "enemy-card",
        chooser,
        lambda: offers,
        "W-CCARD-10",
        words,
        refused=lambda: _lesser_cards(s, chooser, tied),
        anytime=False,
    )
    card = s.drawn[int(chosen.args[0])]
    g.emit(CombatApplied(card=f"combat:{card}", rule="W-CCARD-10"))
    return COMBAT[card]


def _hurts(s: State, foe: Foe) -> bool:
    """Whether any card drawn for an enemy hurts somebody: another one might not."""
    return any(strength(s, foe, COMBAT[card]) or COMBAT[card].splash for card in s.drawn)


def _lesser_cards(s: State, chooser: int, tied: dict[str, int]) -> list[Refusal]:
    """Cards drawn for an enemy that would hurt its target less."""
    return [
        HURTS_LESS.refusal(APPLY(chooser, at, card).text, chooser, f"combat:{card}")
        for at, card in enumerate(s.drawn)
        if card not in tied and card not in s.drawn[:at]
    ]


@rule("W-SURV-03", "W-SURV-07", "G-38", "G-40", "G-41")
def _attack_survivor(g: Game, foe: Foe, survivor: Foe) -> Flow[None]:
    """The Survivor takes the attack; its Splash falls on the Survivor's neighbours, enemies too."""
    s = g.state
    kind = HORDE[foe.kind]
    target = f"enemy:{survivor.id}"
    applied = yield from _enemy_card(g, foe, s.first, target)
    damage = strength(s, foe, applied)
    enemy = f"enemy:{foe.id}"
    g.emit(EnemyAttacked(enemy=enemy, target=target, damage=damage, base=own(s, foe), rule="W-SURV-03"))
    if damage:
        survivor.damage += damage
        left = max(0, foe_left(survivor))
        g.emit(EnemyHit(enemy=target, damage=damage, left=left, rule="W-SURV-03"))
    splash = kind.splash + applied.splash
    if splash:
        for near in neighbours(s, survivor):
            if not near.away:
                near.damage += splash
                left = max(0, foe_left(near))
                g.emit(EnemySplashed(enemy=f"enemy:{near.id}", damage=splash, left=left, rule="G-38"))
    clear_drawn(g)
    bury(g)


@rule("W-CRAFT-13", "W-CRAFT-16")
def _springs(g: Game, foe: Foe, seat: int) -> bool:
    """What lies in wait beside a player acts first; whether it felled the enemy."""
    for token in SPRINGS:
        token.word.spring(g, token.id, foe, seat)
    return foe_left(foe) <= 0 and bool(bury(g))


@rule("W-COMBAT-12", "W-CCARD-09", "W-ENEMY-11", "G-40", "G-58")
def _attack_player(g: Game, foe: Foe, seat: int) -> Flow[None]:
    """Traps, then the Combat cards, then Barricade and Brick Wall; what is left hurts, and Splash too."""
    s = g.state
    kind = HORDE[foe.kind]
    enemy = f"enemy:{foe.id}"
    if _springs(g, foe, seat):
        return
    applied = yield from _enemy_card(g, foe, seat, f"seat:{seat}")
    damage = strength(s, foe, applied)
    if g.log is not None:
        attacked = f"seat:{seat}"
        g.emit(
            EnemyAttacked(enemy=enemy, target=attacked, damage=damage, base=own(s, foe), rule="W-COMBAT-09")
        )
    damage = _stopped(g, foe, seat, damage)
    perk = perk_ready(s, seat, Shield) if damage else None
    if perk is not None:
        damage = yield from _shielded(g, seat, perk, damage)
    wounds = [Wound(seat, damage, "W-COMBAT-09")] if damage else []
    splash = kind.splash + applied.splash
    if splash:
        wounds += [Wound(near, splash, "W-SPLASH-06", "splash") for near in seat_neighbours(s, seat)]
    clear_drawn(g)
    wound(g, wounds, enemy)
    if kind.steals:
        for hurt in wounds:
            yield from _steal(g, foe, hurt.seat)


@rule("W-SPLASH-06", "W-SPLASH-07", "W-SPLASH-08", "W-SPLASH-09", "W-SPLASH-10", "W-SOLO-03")
def seat_neighbours(s: State, seat: int) -> list[int]:
    """The players next to a player: none alone, the other one once in a duo. Barricades do not help."""
    count = len(s.players)
    return sorted({(seat - 1) % count, (seat + 1) % count} - {seat})


@rule("W-CRAFT-10", "W-CRAFT-16")
def _stopped(g: Game, foe: Foe, seat: int, damage: int) -> int:
    """What a Barricade leaves of an attack."""
    for token in STOPS:
        damage = token.word.stop(g, token.id, foe, seat, damage)
    return damage


@rule("G-50")
def _shielded(g: Game, seat: int, perk: Perk, damage: int) -> Flow[int]:
    """A perk against Damage comes last."""
    for word in perk.words:
        if isinstance(word, Shield):
            damage = yield from word.spare(g, seat, perk.id, damage)
    return damage


@rule("W-ENEMY-03", "W-ENEMY-04", "W-ENEMY-05", "W-ENEMY-06", "G-39")
def _steal(g: Game, foe: Foe, seat: int) -> Flow[None]:
    """Whoever a Raider's attack has hurt, by Splash too, loses one random card."""
    card = yield from lose_random(g.state, seat)
    if card:
        g.emit(
            CardStolen(seat=f"seat:{seat}", enemy=f"enemy:{foe.id}", card=f"card:{card}", rule="W-ENEMY-03")
        )
    else:
        g.emit(NothingStolen(seat=f"seat:{seat}", enemy=f"enemy:{foe.id}", rule="W-ENEMY-03"))


@step("combat-end")
@rule("W-COMBAT-13", "W-COMBAT-14", "W-CRAFT-24", "W-ASSAULT-06", "W-SURV-05", "W-FP-03", "G-12", "G-56")
def end_combat(g: Game) -> str:
    """Those driven off return; then the game may be won; else the token moves on and Search begins."""
    s = g.state
    returned = tuple(f"enemy:{foe.id}" for foe in s.line if foe.away)
    for foe in s.line:
        foe.away = False
        for token in LIFTED:
            s.tokens[token.id] += token.word.phase_ends(foe)
    if returned:
        g.emit(EnemiesReturned(enemies=returned, rule="W-CRAFT-24"))
    if s.round >= ROUNDS and not enemies_left(s):
        _daylight(g)
    if len(s.players) > 1:
        s.first = next_seat(s, s.first)
        g.emit(FirstPlayerMoved(seat=f"seat:{s.first}", rule="W-FP-03"))
    return "search"


@rule("W-END-01", "W-END-02", "W-END-03", "W-LAST-05", "W-SURV-08", "W-GOAL-01", "G-55")
def _daylight(g: Game) -> None:
    """Round 6 is over, no enemy is left and everybody lives: the night is won."""
    s = g.state
    if not s.line and any(MODES[mode].survivor for mode in s.settings.modes):
        g.emit(GameLost(round=s.round, rule="W-END-01"))
        s.outcome = Outcome(won=False, reason=text("lost-shepherd"), rule="W-END-01")
    else:
        g.emit(GameWon(round=s.round, rule="W-END-01"))
        s.outcome = Outcome(won=True, reason=text("won", round=s.round), rule="W-END-01")
    raise GameOver
