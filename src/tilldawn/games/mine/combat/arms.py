"""Weapons in Combat: given out before it, changed during it, put away after it."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.request import Arg, Option
from tilldawn.games.mine.choices import decide
from tilldawn.games.mine.combat.dice import UNARMED
from tilldawn.games.mine.combat.events import FightArmed, FightWeaponChanged
from tilldawn.games.mine.combat.field import combat_of, fighters, heap_of
from tilldawn.games.mine.goods import FIREARMS, WEAPONS
from tilldawn.games.mine.people.group import find, member, ref
from tilldawn.games.mine.state import Combat, Game, Person, State
from tilldawn.games.mine.trade.supply import put, take
from tilldawn.games.mine.verbs import Verb

ARM = Verb("fight-arm", "M-COMB-04", "who:character", "good:good")
BARE = Verb("fight-bare", "M-COMB-04", "who:character")
SPARE = Verb("fight-spare", "M-COMB-09", "who:character", "good:good")
NO_SPARE = Verb("fight-no-spare", "M-COMB-09", "who:character")
SWAP = Verb("fight-swap", "M-COMB-08", "who:character", "weapon")

Posts = dict[str, tuple[str, int]]
"""Weapon and Ammo of each Guard who leaves the post to fight."""


@rule("M-COMB-04", "M-COMB-05", "M-COMB-46", "M-WEAP-12", "M-WEAP-15")
def arm(g: Game) -> Flow[None]:
    """Each Character who can fight may be given one weapon; nothing but the five weapons will do."""
    s = g.state
    combat = combat_of(s)
    heap = heap_of(s, combat)
    people = fighters(s, home=combat.home)
    for person in people:
        options = [ARM(s.leader, person.id, weapon) for weapon in WEAPONS if heap.get(weapon)]
        options.append(BARE(s.leader, person.id))
        words: dict[str, Arg] = {"who": ref(person), "ammo": heap.get("ammo", 0)}
        chosen = yield from decide(g, "arm", options, "M-COMB-04", words)
        if chosen.verb == ARM.name:
            person.weapon = chosen.args[1]
            take(heap, person.weapon)
            g.emit(FightArmed(who=ref(person), weapon=person.weapon, spare="no", rule="M-COMB-04"))
    for person in people:
        if person.weapon:
            yield from _take_spare(g, person)


@rule("M-COMB-09", "M-COMB-10")
def _take_spare(g: Game, person: Person) -> Flow[None]:
    """An armed Character may carry a second weapon that nobody was given; nothing changes hands later."""
    s = g.state
    heap = heap_of(s, combat_of(s))
    options = [SPARE(s.leader, person.id, weapon) for weapon in WEAPONS if heap.get(weapon)]
    if not options:
        return
    options.append(NO_SPARE(s.leader, person.id))
    words: dict[str, Arg] = {"who": ref(person), "weapon": person.weapon}
    chosen = yield from decide(g, "spare", options, "M-COMB-09", words)
    if chosen.verb == SPARE.name:
        person.spare = chosen.args[1]
        take(heap, person.spare)
        g.emit(FightArmed(who=ref(person), weapon=person.spare, spare="yes", rule="M-COMB-09"))


@rule("M-COMB-08", "M-COMB-10", "M-WEAP-10")
def swap_options(s: State, combat: Combat, swapped: list[str]) -> list[Option]:
    """Once before each round a Character may change to the spare, or put a firearm away for bare hands."""
    firing = FIREARMS if heap_of(s, combat).get("ammo") else ()
    return [
        SWAP(s.leader, person.id, person.spare or UNARMED)
        for person in fighters(s, home=combat.home)
        if person.id not in swapped and (person.spare or person.weapon in firing)
    ]


def swap(g: Game, id: str) -> None:
    """The spare is in hand now, and what was in hand is the spare."""
    person = find(g.state, id)
    person.weapon, person.spare = person.spare, person.weapon
    g.emit(FightWeaponChanged(who=ref(person), weapon=person.weapon or UNARMED, rule="M-COMB-08"))


def lay_down(s: State, combat: Combat) -> None:
    """What the Characters hold and carry goes back to where it came from."""
    heap = heap_of(s, combat)
    for person in fighters(s, home=combat.home):
        for weapon in (person.weapon, person.spare):
            if weapon:
                put(heap, weapon)
        person.weapon = person.spare = ""


@rule("M-DEATH-09", "M-WEAP-12", "M-CARD-40", "M-CARD-41", "M-COMB-37")
def put_away(s: State, combat: Combat, *, fled: bool) -> None:
    """The Combat is over: all weapons go back, those of the fallen to the box if the others fled."""
    lay_down(s, combat)
    heap = heap_of(s, combat)
    beyond = s.box if fled and not combat.home else heap
    for owner, weapon in combat.lost_weapons.items():
        put(heap if member(s, owner.partition(":")[0]) else beyond, weapon)
    for weapon in combat.fallen:
        put(beyond, weapon)
    s.combat = None


def leave_posts(s: State) -> Posts:
    """Guards put their weapons and Ammo back on Storage, to be armed like everybody else."""
    posts: Posts = {}
    for person in fighters(s, home=True):
        if person.weapon or person.shots:
            posts[person.id] = (person.weapon, person.shots)
            if person.weapon:
                put(s.storage, person.weapon)
            put(s.storage, "ammo", person.shots)
            person.weapon, person.shots = "", 0
    return posts


def take_posts(s: State, posts: Posts) -> None:
    """After the fight the Guards take up what is left of their arms."""
    for id, (weapon, shots) in posts.items():
        person = member(s, id)
        if person is None:
            continue
        if s.storage.get(weapon):
            take(s.storage, weapon)
            person.weapon = weapon
        person.shots = min(shots, s.storage.get("ammo", 0)) if person.weapon in FIREARMS else 0
        take(s.storage, "ammo", person.shots)
