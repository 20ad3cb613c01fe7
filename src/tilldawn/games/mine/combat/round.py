"""A round of Combat, and the Backstab that is half of one: dice, Fate, Wounds for both sides."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, ask, rule
from tilldawn.engine.request import Arg
from tilldawn.games.mine import modules
from tilldawn.games.mine.cards.dice import DIE_OF, ENEMY_WOUNDS, FACES, OUT_OF_AMMO, SCRIPT, WEAPON, WOUNDS
from tilldawn.games.mine.cards.fate import FATE, HALF, Half
from tilldawn.games.mine.choices import decide
from tilldawn.games.mine.combat.arms import without_ammo
from tilldawn.games.mine.combat.dice import is_kill, roll_for_foe, roll_with_prowess
from tilldawn.games.mine.combat.events import (
    Backstabbed,
    FightDodged,
    FightFateDeclined,
    FightFateDrawn,
    FightRoundBegan,
    FightWeaponLost,
    FoeOutOfAmmo,
)
from tilldawn.games.mine.combat.field import (
    Fighter,
    combat_of,
    fighters,
    heap_of,
    id_of,
    one_side_is_gone,
    ref_of,
    side_of,
    source,
)
from tilldawn.games.mine.combat.wounds import KILL, Tally, land
from tilldawn.games.mine.decks import discard_fate, draw_fate
from tilldawn.games.mine.goods import FIREARMS
from tilldawn.games.mine.house.rooms import guard_bonus
from tilldawn.games.mine.people.group import member, prowess, ref
from tilldawn.games.mine.state import Combat, Foe, Game, Person, State
from tilldawn.games.mine.trade.supply import discard
from tilldawn.games.mine.verbs import Verb

SHOTS = Verb("fight-shots", "M-WEAP-06", "shots:int")
SHOOTER = Verb("fight-shooter", "M-WEAP-10", "who:character", "weapon")
TRUST = Verb("fight-trust", "M-COMB-30")
MISS = Verb("fight-miss", "M-COMB-30")


# --- Rounds and Backstabs -----------------------------------------------------------------------------


@rule("M-COMB-13", "M-COMB-14", "M-COMB-15")
def play_round(g: Game) -> Flow[None]:
    """Shooters of both sides first, at the same moment; then whoever is left of the others, likewise.

    Enemies who have had enough run when the round is over, not before.
    """
    s = g.state
    combat = combat_of(s)
    combat.round += 1
    g.emit(FightRoundBegan(round=combat.round, foes=len(combat.foes), rule="M-COMB-06"))
    _clear(combat)
    ours = _ready(s, combat)
    theirs = [foe for foe in combat.foes if foe.token not in combat.down]
    gunners = [foe for foe in theirs if foe.weapon in FIREARMS]
    others = [foe for foe in theirs if foe.weapon not in FIREARMS]
    dealt, taken = Tally(), Tally()
    fired = yield from _shoot(g, ours, dealt)
    yield from _they_attack(g, gunners, taken)
    yield from land(g, dealt, "them")
    yield from land(g, taken, "us")
    if one_side_is_gone(s, combat):
        return
    standing = [foe.token for foe in combat.foes]
    dealt, taken = Tally(), Tally()
    yield from _strike(g, [p for p in ours if p.id not in fired and member(s, p.id) is p], dealt)
    yield from _they_attack(g, [foe for foe in others if foe.token in standing], taken)
    yield from land(g, dealt, "them")
    yield from land(g, taken, "us")


@rule("M-COMB-32", "M-COMB-33")
def our_backstab(g: Game, rule: str) -> Flow[None]:
    """All Characters attack once; the Enemies cannot answer."""
    g.emit(Backstabbed(side="us", rule=rule))
    combat = combat_of(g.state)
    _clear(combat)
    ours = _ready(g.state, combat)
    dealt = Tally()
    fired = yield from _shoot(g, ours, dealt)
    yield from _strike(g, [p for p in ours if p.id not in fired], dealt)
    yield from land(g, dealt, "them")


@rule("M-COMB-32", "M-COMB-34")
def their_backstab(g: Game) -> Flow[None]:
    """All Enemies attack once; the Characters cannot answer."""
    combat = combat_of(g.state)
    g.emit(Backstabbed(side="them", rule="M-COMB-34"))
    _clear(combat)
    taken = Tally()
    yield from _they_attack(g, [foe for foe in combat.foes if foe.token not in combat.down], taken)
    yield from land(g, taken, "us")


def _clear(combat: Combat) -> None:
    """A new exchange of blows: last time's dice and dodges are over, whoever was knocked down sits it out."""
    combat.faces.clear()
    combat.dodging.clear()
    combat.down, combat.down_next = combat.down_next, []


def _ready(s: State, combat: Combat) -> list[Person]:
    """The Characters who roll a die: not the knocked down."""
    return [p for p in fighters(s, home=combat.home) if p.id not in combat.down]


# --- Attacks ------------------------------------------------------------------------------------------


@rule("M-WEAP-10", "M-WEAP-04", "M-WEAP-05", "M-WEAP-06")
def _shoot(g: Game, people: list[Person], dealt: Tally) -> Flow[list[str]]:
    """Everybody with a firearm shoots as long as there is Ammo. Returns who did."""
    heap = heap_of(g.state, combat_of(g.state))
    waiting = [person for person in people if person.weapon in FIREARMS]
    fired: list[str] = []
    while waiting and heap.get("ammo"):
        person = yield from _next_shooter(g, waiting, heap["ammo"])
        waiting.remove(person)
        fired.append(person.id)
        weapon = person.weapon
        left = prowess(person) + guard_bonus(g.state, person)
        for _ in range(1 + _again(g.state, person)):
            if not heap.get("ammo"):
                break
            for _ in range((yield from _load(g, person))):
                face, left = yield from _roll(g, person, weapon, left, dealt)
                yield from _count(g, person, weapon, face, dealt)
    return fired


def _again(s: State, person: Person) -> int:
    """How often more a module lets somebody roll."""
    return modules.rolls(s, person) if s.settings.modules else 0


@rule("M-WEAP-10")
def _next_shooter(g: Game, waiting: list[Person], ammo: int) -> Flow[Person]:
    """The group says who gets the Ammo where it does not do for everybody."""
    if len(waiting) == 1 or ammo >= len(waiting):
        return waiting[0]
    seat = g.state.leader
    options = [SHOOTER(seat, person.id, person.weapon) for person in waiting]
    words: dict[str, Arg] = {"ammo": ammo, "shooters": len(waiting)}
    chosen = yield from ask(
        g,
        "fight-shooter",
        seat,
        lambda: options,
        "M-WEAP-10",
        words,
        refused="all",
        anytime=False,
        moment=True,
    )
    return next(person for person in waiting if person.id == chosen.args[0])


def _roll(g: Game, person: Person, weapon: str, left: int, dealt: Tally) -> Flow[tuple[str, int]]:
    """An attack; a reroll is worth a question where another face could kill somebody this one does not."""

    def could_kill(face: str) -> bool:
        best = max(_killed(g, weapon, other, dealt) for other in FACES[DIE_OF[weapon]])
        return best > _killed(g, weapon, face, dealt)

    return (yield from roll_with_prowess(g, person, weapon, left, "M-COMB-11", could_kill))


def _killed(g: Game, weapon: str, face: str, dealt: Tally) -> int:
    """How many Enemies can be killed with what has been dealt so far and this face."""
    combat = combat_of(g.state)
    room = sorted(ENEMY_WOUNDS - foe.wounds for foe in combat.foes if foe.token not in combat.dodging)
    at_once = dealt.blows.count(KILL) + is_kill(weapon, face)
    wounds = dealt.wounds + WOUNDS.get(face, 0)
    wounds += sum(sum(blow.wounds) for blow in dealt.blows if blow is not KILL)
    killed = min(at_once, len(room))
    for needed in room[: len(room) - killed]:
        wounds -= needed
        if wounds < 0:
            break
        killed += 1
    return killed


@rule("M-WEAP-06", "M-WEAP-11", "M-COMB-46")
def _load(g: Game, person: Person) -> Flow[int]:
    """Discard the Ammo for this round's shots: 1, or 2 for an Assault Rifle that shoots twice."""
    s = g.state
    combat = combat_of(s)
    ammo = heap_of(s, combat)["ammo"]
    shots = min(WEAPON[person.weapon].shots, ammo)
    if shots > 1:
        words: dict[str, Arg] = {"who": ref(person), "ammo": ammo}
        options = [SHOTS(s.leader, n) for n in range(1, shots + 1)]
        chosen = yield from decide(g, "fight-shots", options, "M-WEAP-06", words, refused="either")
        shots = int(chosen.args[0])
    discard(g, {"ammo": shots}, source(combat), "M-WEAP-11")
    return shots


@rule("M-WEAP-01", "M-WEAP-02", "M-WEAP-03", "M-WEAP-10")
def _strike(g: Game, people: list[Person], dealt: Tally) -> Flow[None]:
    """Knives, Hatchets and bare hands; who has no Ammo draws the spare or is no better armed than these."""
    for person in people:
        without_ammo(g, person)
        weapon = "" if person.weapon in FIREARMS else person.weapon
        left = prowess(person) + guard_bonus(g.state, person)
        for _ in range(1 + _again(g.state, person)):
            face, left = yield from _roll(g, person, weapon, left, dealt)
            yield from _count(g, person, weapon, face, dealt)


@rule("M-WEAP-07", "M-WEAP-09", "M-COMB-13", "M-COMB-28", "M-COMB-47")
def _they_attack(g: Game, foes: list[Foe], taken: Tally) -> Flow[None]:
    """Enemies need no Ammo and shoot an Assault Rifle twice; out of ammo they go on unarmed next round.

    Both shots of a rifle are fired in the same moment, so an empty magazine is noticed after them.
    """
    for foe in foes:
        weapon = foe.weapon
        left = foe.prowess
        empty = False
        for _ in range(WEAPON[weapon].shots):
            face, left = yield from roll_for_foe(g, foe, weapon, left)
            empty = empty or face == OUT_OF_AMMO
            yield from _count(g, foe, weapon, face, taken)
        if empty and foe.weapon:
            foe.weapon = ""
            g.emit(FoeOutOfAmmo(foe=ref_of(foe), rule="M-COMB-28"))


@rule("M-COMB-12", "M-COMB-29", "M-WEAP-03", "M-WEAP-05")
def _count(g: Game, roller: Fighter, weapon: str, face: str, tally: Tally) -> Flow[None]:
    """Add a final roll to what this side does; any other icon is a miss."""
    if is_kill(weapon, face):
        tally.blows.append(KILL)
    elif face == SCRIPT:
        yield from _script_icon(g, roller, DIE_OF[weapon], tally)
    else:
        tally.wounds += WOUNDS.get(face, 0)


# --- Fate ---------------------------------------------------------------------------------------------


@rule("M-COMB-30", "M-COMB-31", "M-FATE-01", "M-FATE-08", "M-FATE-09")
def _script_icon(g: Game, roller: Fighter, die: str, tally: Tally) -> Flow[None]:
    """A miss, or the Combat half of a Fate card: it counts only if its die has the colour rolled."""
    s = g.state
    words: dict[str, Arg] = {"who": ref_of(roller), "die": f"die:{die}", "side": side_of(roller)}
    options = [TRUST(s.leader), MISS(s.leader)]
    chosen = yield from decide(g, "fight-fate", options, "M-COMB-30", words, refused="either")
    if chosen.verb == MISS.name:
        g.emit(FightFateDeclined(who=ref_of(roller), rule="M-COMB-30"))
        return
    resolving = s.fate_card  # at Dawn, a page that comes up with Spirit may lead to a fight
    card = FATE[(yield from draw_fate(g))]
    matches = card.die == die
    g.emit(
        FightFateDrawn(
            who=ref_of(roller),
            card=f"card:{card.id}",
            blow=card.combat,
            matches="yes" if matches else "no",
            rule="M-COMB-31" if matches else "M-FATE-09",
        )
    )
    discard_fate(s)
    s.fate_card = resolving
    half = HALF[card.combat]
    if matches and half.wounds:
        tally.blows.append(half)
    elif matches:
        _fate_for_roller(g, roller, half)


@rule("M-CARD-40", "M-CARD-41", "M-CARD-42")
def _fate_for_roller(g: Game, roller: Fighter, half: Half) -> None:
    """Dodge protects the roller for this round; Jam and Weapon Loss take the weapon until the end."""
    combat = combat_of(g.state)
    if half.dodges:
        combat.dodging.append(id_of(roller))
        g.emit(FightDodged(who=ref_of(roller), rule=half.rule))
    elif half.disarms and roller.weapon:
        weapon, roller.weapon = roller.weapon, ""
        if isinstance(roller, Person):
            first = roller.id not in combat.lost_weapons
            combat.lost_weapons[roller.id if first else f"{roller.id}:2"] = weapon
        g.emit(FightWeaponLost(who=ref_of(roller), weapon=weapon, how=half.id, rule=half.rule))
