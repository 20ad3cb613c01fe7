"""Weapons in Combat: given out before it, changed during it, put away after it."""

from __future__ import annotations

from collections.abc import Sequence

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.objection import Objection, Offer, refusals
from tilldawn.engine.request import Arg, Option, Refusal
from tilldawn.games.mine.choices import decide, refs
from tilldawn.games.mine.combat.dice import UNARMED
from tilldawn.games.mine.combat.events import (
    FightArmed,
    FightArmsLaidDown,
    FightArmsLost,
    FightOver,
    FightWeaponChanged,
    GuardsLaidDownArms,
    GuardTookUpArms,
)
from tilldawn.games.mine.combat.field import combat_of, fighters, heap_of, source
from tilldawn.games.mine.goods import FIREARMS, MELEE, WEAPONS, Goods, counted
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


EMPTY = "warning-no-ammo"
"""A firearm is chosen although there is nothing to fire."""


def _warning(heap: Goods, weapon: str) -> str:
    return EMPTY if weapon in FIREARMS and not heap.get("ammo") else ""


@rule("M-COMB-04", "M-COMB-05", "M-COMB-46", "M-WEAP-12", "M-WEAP-15")
def arm(g: Game) -> Flow[None]:
    """Each Character who can fight may be given one weapon; nothing but the five weapons will do."""
    people = fighters(g.state, home=combat_of(g.state).home)
    for person in people:
        yield from _take_weapon(g, person)
    for person in people:
        if person.weapon:
            yield from _take_spare(g, person)


def _take_weapon(g: Game, person: Person) -> Flow[None]:
    """One weapon out of those nobody has been given, or none."""
    s = g.state
    heap = heap_of(s, combat_of(s))
    options = [
        ARM(s.leader, person.id, weapon, warning=_warning(heap, weapon))
        for weapon in WEAPONS
        if heap.get(weapon)
    ]
    options.append(BARE(s.leader, person.id))
    words: dict[str, Arg] = {"who": ref(person), "ammo": heap.get("ammo", 0)}
    chosen = yield from decide(
        g, "arm", options, "M-COMB-04", words, refused=lambda: _not_given(s, person, ARM)
    )
    if chosen.verb == ARM.name:
        person.weapon = chosen.args[1]
        take(heap, person.weapon)
        g.emit(FightArmed(who=ref(person), weapon=person.weapon, spare="no", rule="M-COMB-04"))


def _not_given(s: State, person: Person, verb: Verb) -> list[Refusal]:
    """Weapons that cannot be had: somebody has been given the only one, or it lies at home."""
    offers = [(verb(s.leader, person.id, weapon), _against_giving(s, person, weapon)) for weapon in WEAPONS]
    return refusals(offers)


def _against_giving(s: State, person: Person, weapon: str) -> Objection | None:
    combat = combat_of(s)
    if heap_of(s, combat).get(weapon):
        return None
    for other in fighters(s, home=combat.home):
        if other is not person and weapon in (other.weapon, other.spare):
            return Objection("refused-weapon-given", "M-COMB-05", {"who": ref(other)})
    if not combat.home and s.storage.get(weapon):
        return Objection("refused-weapon-at-home", "M-COMB-04")
    return None


@rule("M-COMB-09", "M-COMB-10")
def _take_spare(g: Game, person: Person) -> Flow[None]:
    """An armed Character may carry a second weapon that nobody was given; nothing changes hands later."""
    s = g.state
    heap = heap_of(s, combat_of(s))
    options = [
        SPARE(s.leader, person.id, weapon, warning=_warning(heap, weapon))
        for weapon in WEAPONS
        if heap.get(weapon)
    ]
    if not options:
        return
    options.append(NO_SPARE(s.leader, person.id))
    words: dict[str, Arg] = {"who": ref(person), "weapon": person.weapon}
    chosen = yield from decide(
        g, "spare", options, "M-COMB-09", words, refused=lambda: _not_given(s, person, SPARE)
    )
    if chosen.verb == SPARE.name:
        person.spare = chosen.args[1]
        take(heap, person.spare)
        g.emit(FightArmed(who=ref(person), weapon=person.spare, spare="yes", rule="M-COMB-09"))


# --- Changing weapons ---------------------------------------------------------------------------------

CHANGED = Objection("refused-changed-already", "M-COMB-08")
NO_SPARE_CARRIED = Objection("refused-not-carried", "M-COMB-09")


@rule("M-COMB-08", "M-COMB-10", "M-WEAP-10")
def swap_options(s: State, combat: Combat, swapped: Sequence[str]) -> list[Option]:
    """Once before each round a Character may change to the spare, or put a firearm away for bare hands."""
    heap = heap_of(s, combat)
    return [
        SWAP(s.leader, person.id, weapon, warning=_warning(heap, weapon))
        for person in fighters(s, home=combat.home)
        if (weapon := _to_change_to(person, heap)) and person.id not in swapped
    ]


def _to_change_to(person: Person, heap: Goods) -> str:
    """The spare; bare hands for who holds a firearm that would fire; nothing for others."""
    if person.spare:
        return person.spare
    return UNARMED if person.weapon in FIREARMS and heap.get("ammo") else ""


def no_swap(s: State, combat: Combat, swapped: Sequence[str]) -> list[Refusal]:
    """Changes one might want: a second one, to a weapon nobody carries, to one somebody else has."""
    heap = heap_of(s, combat)
    people = fighters(s, home=combat.home)
    offers: list[Offer] = []
    for person in people:
        own = _to_change_to(person, heap)
        if own and person.id in swapped:
            offers.append((SWAP(s.leader, person.id, own), CHANGED))
        for weapon in WEAPONS:
            if weapon in (own, person.weapon):
                continue
            holder = next((p for p in people if p is not person and weapon in (p.weapon, p.spare)), None)
            if holder is not None:
                against = Objection("refused-handing-over", "M-COMB-10", {"who": ref(holder)})
                offers.append((SWAP(s.leader, person.id, weapon), against))
            elif heap.get(weapon):
                offers.append((SWAP(s.leader, person.id, weapon), NO_SPARE_CARRIED))
    return refusals(offers)


def swap(g: Game, id: str) -> None:
    """The spare is in hand now, and what was in hand is the spare."""
    _change(g, find(g.state, id), "choice", "M-COMB-08")


def _change(g: Game, person: Person, why: str, rule: str) -> None:
    person.weapon, person.spare = person.spare, person.weapon
    g.emit(FightWeaponChanged(who=ref(person), weapon=person.weapon or UNARMED, why=why, rule=rule))


@rule("M-WEAP-10")
def without_ammo(g: Game, person: Person) -> None:
    """Who cannot fire takes the other weapon, if it is one that needs no Ammo."""
    if person.weapon in FIREARMS and person.spare in MELEE:
        _change(g, person, "ammo", "M-WEAP-10")


# --- Putting them away --------------------------------------------------------------------------------


def lay_down(g: Game, combat: Combat) -> None:
    """What the Characters hold and carry goes back to where it came from."""
    heap = heap_of(g.state, combat)
    laid: Goods = {}
    for person in fighters(g.state, home=combat.home):
        for weapon in (person.weapon, person.spare):
            if weapon:
                put(heap, weapon)
                put(laid, weapon)
        person.weapon = person.spare = ""
    if laid:
        zone = source(combat)
        g.emit(FightArmsLaidDown(goods=counted(laid), zone=zone, rule="M-WEAP-12"))


@rule("M-DEATH-09", "M-WEAP-12", "M-CARD-40", "M-CARD-41", "M-COMB-37")
def put_away(g: Game, combat: Combat, *, fled: bool) -> None:
    """The Combat is over: all weapons go back, those of the fallen to the box if the others fled."""
    s = g.state
    lay_down(g, combat)
    heap = heap_of(s, combat)
    gone = fled and not combat.home
    back: Goods = {}
    lost: Goods = {}
    for owner, weapon in combat.lost_weapons.items():
        put(lost if gone and member(s, owner.partition(":")[0]) is None else back, weapon)
    for weapon in combat.fallen:
        put(lost if gone else back, weapon)
    for weapon, n in back.items():
        put(heap, weapon, n)
    for weapon, n in lost.items():
        put(s.box, weapon, n)
    if back:
        g.emit(FightArmsLaidDown(goods=counted(back), zone=source(combat), rule="M-WEAP-12"))
    if lost:
        g.emit(FightArmsLost(goods=counted(lost), rule="M-DEATH-09"))
    g.emit(FightOver(foes=len(combat.foes), dead=len(combat.dead), rule="M-COMB-37"))
    s.combat = None


def leave_posts(g: Game) -> Posts:
    """Guards put their weapons and Ammo back on Storage, to be armed like everybody else."""
    s = g.state
    posts: Posts = {}
    laid: Goods = {}
    for person in fighters(s, home=True):
        if person.weapon or person.shots:
            posts[person.id] = (person.weapon, person.shots)
            if person.weapon:
                put(laid, person.weapon)
            put(laid, "ammo", person.shots)
            person.weapon, person.shots = "", 0
    for good, n in laid.items():
        put(s.storage, good, n)
    if laid:
        who = refs([find(s, id) for id in posts])
        g.emit(GuardsLaidDownArms(who=who, goods=counted(laid), rule="M-COMB-46"))
    return posts


def take_posts(g: Game, posts: Posts) -> None:
    """After the fight the Guards take up what is left of their arms."""
    s = g.state
    for id, (weapon, shots) in posts.items():
        person = member(s, id)
        if person is None or not s.storage.get(weapon):
            continue
        take(s.storage, weapon)
        person.weapon = weapon
        person.shots = min(shots, s.storage.get("ammo", 0)) if weapon in FIREARMS else 0
        take(s.storage, "ammo", person.shots)
        g.emit(GuardTookUpArms(who=ref(person), weapon=weapon, ammo=person.shots, rule="M-COMB-46"))
