"""Combat dice: which die a weapon rolls, and who may roll it again. Also used outside Combat."""

from __future__ import annotations

from collections.abc import Callable

from tilldawn.engine.flow import Flow, ask, pick, rule
from tilldawn.engine.request import Arg
from tilldawn.games.mine.cards.dice import DIE_OF, FACE, FACES, KILLS, SCRIPT, WOUNDS
from tilldawn.games.mine.combat.events import CombatDieRolled
from tilldawn.games.mine.people.group import ref
from tilldawn.games.mine.state import Foe, Game, Person
from tilldawn.games.mine.verbs import Verb

REROLL = Verb("fight-reroll", "M-COMB-22")
KEEP_ROLL = Verb("fight-keep", "M-COMB-23")

UNARMED = "unarmed"
"""How no weapon is called in options and events."""


def is_kill(weapon: str, face: str) -> bool:
    """The hatchet icon kills with a Hatchet only, the spray with a Shotgun only."""
    return KILLS.get(weapon) == face


@rule("M-COMB-12", "M-WEAP-02", "M-WEAP-04")
def is_idle(weapon: str, face: str) -> bool:
    """Neither Wounds nor a kill: only fists, knives and reticles count as Wounds."""
    return face not in WOUNDS and not is_kill(weapon, face)


def is_miss(weapon: str, face: str) -> bool:
    """Nothing comes of it, whatever is decided: the script icon may still be trusted to fate."""
    return face != SCRIPT and is_idle(weapon, face)


@rule("M-COMB-11", "M-WEAP-01", "M-COMB-22", "M-COMB-23", "M-COMB-24", "M-COMB-25", "M-COMB-45", "M-WEAP-13")
def roll_with_prowess(
    g: Game,
    person: Person,
    weapon: str,
    left: int,
    rule: str,
    better: Callable[[str], bool] | None = None,
) -> Flow[tuple[str, int]]:
    """Roll a Character's Combat die, `left` times more at most; the last result stands.

    A reroll is offered after a miss, and where a `better` face than this one could be worth the risk.
    Returns the face and the rerolls still left, so that two dice of one round can share them.
    """
    faces = FACES[DIE_OF[weapon]]
    face = yield from pick(faces)
    _show(g, person.id, ref(person), weapon, face, "no", rule)
    while left and (yield from _again(g, person, weapon, face, left, better)):
        left -= 1
        face = yield from pick(faces)
        _show(g, person.id, ref(person), weapon, face, "yes", "M-COMB-22")
    return face, left


def _again(
    g: Game, person: Person, weapon: str, face: str, left: int, better: Callable[[str], bool] | None
) -> Flow[bool]:
    seat = g.state.leader
    keep, again = KEEP_ROLL(seat), REROLL(seat)
    idle = is_idle(weapon, face)
    words: dict[str, Arg] = {
        "who": ref(person),
        "weapon": weapon or UNARMED,
        "face": FACE[face].icon,
        "count": FACE[face].icons,
        "miss": "yes" if is_miss(weapon, face) else "no",
        "left": left,
    }
    chosen = yield from ask(
        g,
        "fight-reroll",
        seat,
        lambda: [again, keep],
        "M-COMB-22",
        words,
        refused="either",
        topic="reroll",
        matters=idle or (better is not None and better(face)),
        default=again.id if idle else keep.id,
        anytime=False,
    )
    return chosen.id != keep.id


@rule("M-COMB-02", "M-COMB-26", "M-COMB-27")
def roll_for_foe(g: Game, foe: Foe, weapon: str, left: int) -> Flow[tuple[str, int]]:
    """Roll an Enemy's die; it rolls again by itself while it does no harm and has Prowess left."""
    faces = FACES[DIE_OF[weapon]]
    who = f"enemy:{foe.token}"
    face = yield from pick(faces)
    _show(g, foe.token, who, weapon, face, "no", "M-COMB-11")
    while left and is_idle(weapon, face):
        left -= 1
        face = yield from pick(faces)
        _show(g, foe.token, who, weapon, face, "yes", "M-COMB-26")
    return face, left


def _show(g: Game, id: str, who: str, weapon: str, face: str, again: str, rule: str) -> None:
    """Tell the roll and, in Combat, leave it on the table; a reroll takes the place of the last one."""
    icon, count = FACE[face].icon, FACE[face].icons
    g.emit(
        CombatDieRolled(
            who=who,
            weapon=weapon or UNARMED,
            face=icon,
            count=count,
            again=again,
            die=DIE_OF[weapon],
            miss="yes" if is_miss(weapon, face) else "no",
            rule=rule,
        )
    )
    combat = g.state.combat
    if combat is not None:
        if again == "yes":
            combat.faces.pop()
        combat.faces.append(f"{id}>{face}")
