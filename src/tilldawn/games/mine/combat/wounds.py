"""Wounds in Combat: shared out by the group on both sides, one by one."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Arg, Option, Progress, Refusal
from tilldawn.games.mine.cards.characters import LAST
from tilldawn.games.mine.cards.dice import ENEMY_WOUNDS
from tilldawn.games.mine.cards.fate import Half
from tilldawn.games.mine.choices import decide
from tilldawn.games.mine.combat.dice import UNARMED
from tilldawn.games.mine.combat.events import (
    FightBlowLost,
    FightKnockedDown,
    FightWoundsLost,
    FoeFell,
    FoeHit,
)
from tilldawn.games.mine.combat.field import (
    Fighter,
    Side,
    combat_of,
    fighters,
    id_of,
    ref_of,
    side_of,
)
from tilldawn.games.mine.people.group import apart, at_home, ref
from tilldawn.games.mine.people.harm import suffer
from tilldawn.games.mine.state import Foe, Game, Person, State
from tilldawn.games.mine.verbs import Verb

HIT = Verb("hit", "M-COMB-16", "foe:enemy", "weapon", "wounds:int", "~kills")
WOUND = Verb("wound", "M-COMB-17", "who:character", "wounds:int", "~kills")
WOUND_LAST = Verb("wound-last", "M-STATE-24", "who:character", "wounds:int", warning="warning-last-wound")

KILL = Half("kill", "M-WEAP-14", wounds=(LAST,))
"""A weapon's own icon: it kills one, and leaves nothing over."""


class Tally(Struct):
    """What one side's dice do to the other: Wounds to share out, and blows that need a target."""

    wounds: int = 0
    blows: list[Half] = []


@rule("M-COMB-13", "M-COMB-16", "M-COMB-17", "M-COMB-18", "M-COMB-19")
def land(g: Game, tally: Tally, side: Side) -> Flow[None]:
    """The group shares out what was dealt to a side; Wounds are lost only if nobody can take them.

    All that was dealt lands, also on Enemies who have had enough and will run.
    """
    s = g.state
    for blow in tally.blows:
        yield from _blow(g, blow, tally, side)
    total = tally.wounds
    done = 0
    while done < total and (targets := _targets(s, side)):
        kind = "hit" if side == "them" else "wound"
        words: dict[str, Arg] = {"done": done, "total": total}
        target = yield from _aim(g, kind, targets, 1, words, Progress(done, total))
        yield from _wound(g, target, 1)
        done += 1
    if done < total:
        rule = _lost(s, side, "M-COMB-19" if side == "them" else "M-COMB-18")
        g.emit(FightWoundsLost(side=side, wounds=total - done, rule=rule))


@rule("M-WEAP-03", "M-WEAP-05", "M-WEAP-08", "M-WEAP-14")
def _blow(g: Game, blow: Half, tally: Tally, side: Side) -> Flow[None]:
    """A kill icon or a Fate blow: the group chooses the target; Wounds beyond its death go to others."""
    s = g.state
    combat = combat_of(s)
    kind = "fight-blow" if side == "them" else "fight-struck"
    hit = ""
    for wounds in blow.wounds:
        targets = [target for target in _targets(s, side) if id_of(target) != hit]
        if not targets:
            if not hit:
                theirs, ours = ("M-WEAP-14", "M-WEAP-08") if blow is KILL else ("M-COMB-19", "M-COMB-18")
                rule = _lost(s, side, theirs if side == "them" else ours)
                g.emit(FightBlowLost(side=side, blow=blow.id, rule=rule))
            return
        words: dict[str, Arg] = {"blow": blow.id, "wounds": wounds}
        target = yield from _aim(g, kind, targets, wounds, words, hit=hit)
        hit = id_of(target)
        if blow.floors and _room(target) > wounds:
            combat.down_next.append(hit)
            g.emit(FightKnockedDown(who=ref_of(target), rule=blow.rule))
        over = yield from _wound(g, target, wounds)
        if blow is not KILL:
            tally.wounds += over


def _everybody(s: State, side: Side) -> list[Fighter]:
    """All who stand on a side."""
    combat = combat_of(s)
    return [*combat.foes] if side == "them" else [*fighters(s, home=combat.home)]


@rule("M-CARD-42")
def _targets(s: State, side: Side) -> list[Fighter]:
    """Who can still be hit: nobody who dodges."""
    dodging = combat_of(s).dodging
    return [fighter for fighter in _everybody(s, side) if id_of(fighter) not in dodging]


def _lost(s: State, side: Side, rule: str) -> str:
    """The rule behind a blow that meets nobody: those who are left dodge, or nobody is left."""
    return "M-CARD-42" if _everybody(s, side) else rule


def _aim(
    g: Game,
    kind: str,
    targets: list[Fighter],
    wounds: int,
    words: dict[str, Arg],
    progress: Progress | None = None,
    hit: str = "",
) -> Flow[Fighter]:
    """The group chooses who takes it, and is warned where somebody would die who need not."""
    s = g.state
    spared = any(_room(target) > wounds for target in targets)
    options = [_option(s, target, wounds, spared) for target in targets]
    side = side_of(targets[0])
    rule = "M-COMB-16" if side == "them" else "M-COMB-17"
    chosen = yield from decide(
        g, kind, options, rule, words, refused=lambda: _out_of_reach(s, side, hit), progress=progress
    )
    return next(target for target in targets if id_of(target) == chosen.args[0])


def _option(s: State, target: Fighter, wounds: int, spared: bool = False) -> Option:
    fatal = _room(target) <= wounds
    kills = "yes" if fatal else "no"
    if isinstance(target, Foe):
        return HIT(s.leader, target.token, target.weapon or UNARMED, target.wounds, kills)
    if fatal and spared:
        return WOUND_LAST(s.leader, target.id, target.wounds)
    return WOUND(s.leader, target.id, target.wounds, kills)


def _out_of_reach(s: State, side: Side, hit: str) -> list[Refusal]:
    """Who cannot take it: whoever dodges, was hit by it already, sleeps, is on the roof or has broken off."""
    combat = combat_of(s)
    found: list[Refusal] = []
    for fighter in _everybody(s, side):
        against = None
        if id_of(fighter) in combat.dodging:
            against = Objection("refused-dodging", "M-CARD-42", {"who": ref_of(fighter)})
        elif id_of(fighter) == hit:
            against = Objection("refused-hit-already", "M-COMB-31", {"who": ref_of(fighter)})
        if against is not None:
            found.append(against.refusal(_option(s, fighter, 1).text, s.leader, ref_of(fighter)))
    if side == "us" and combat.home:
        asleep = Objection("refused-asleep-in-fight", "M-STATE-22")
        fighting = fighters(s, home=True)
        posted = Objection("why-posted", "M-SCRIPT-47")
        for person in (*at_home(s), *(p for p in s.group if p.posted)):
            if person not in fighting:
                why = posted if person.posted else asleep
                found.append(why.refusal(_option(s, person, 1).text, s.leader, ref(person)))
    elif side == "us":
        for person, against in apart(s):
            found.append(against.refusal(_option(s, person, 1).text, s.leader, ref(person)))
    return found


@rule("M-COMB-20", "M-COMB-21")
def _wound(g: Game, target: Fighter, wounds: int) -> Flow[int]:
    """The third Wound kills an Enemy, the fourth a Character. Returns what is left over."""
    room = _room(target)
    taken = min(wounds, room)
    if isinstance(target, Person):
        yield from suffer(g, target, "wounds", taken, "M-COMB-21")
        return wounds - taken
    combat = combat_of(g.state)
    target.wounds += taken
    combat.dealt += taken
    g.emit(FoeHit(foe=ref_of(target), by=taken, wounds=target.wounds, rule="M-COMB-20"))
    if taken == room:
        combat.foes.remove(target)
        combat.dead.append(target)
        g.emit(FoeFell(foe=ref_of(target), rule="M-COMB-20"))
    return wounds - taken


def _room(fighter: Fighter) -> int:
    """Wounds until death."""
    return (ENEMY_WOUNDS if isinstance(fighter, Foe) else LAST) - fighter.wounds
