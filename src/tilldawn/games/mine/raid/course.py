"""The Night Raid phase: arming the Guards, the raid cards, the Crime Wave stage."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tilldawn.engine.deck import draw, known, shuffle_in
from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.moment import moment
from tilldawn.engine.objection import Objection, refusals
from tilldawn.engine.request import Arg, Option, Refusal
from tilldawn.games.mine import modules
from tilldawn.games.mine.book.events import CameBackDown
from tilldawn.games.mine.book.reading import recall
from tilldawn.games.mine.book.scripts import impact
from tilldawn.games.mine.cards.events import EVENT, lying
from tilldawn.games.mine.cards.impact import IMPACTS
from tilldawn.games.mine.cards.raids import CRIME_WAVE_CARDS, RAID
from tilldawn.games.mine.choices import consider, decide, refs
from tilldawn.games.mine.goods import FIREARMS, WEAPONS, Goods, counted, ordered
from tilldawn.games.mine.house.lasting import end_event
from tilldawn.games.mine.people.group import at_home, awake, guards, ref
from tilldawn.games.mine.people.leader import pass_leadership
from tilldawn.games.mine.people.narrative import playable, unplayable, waiting
from tilldawn.games.mine.raid.defence import SHOTS, bought_off, provoke, read, routed, take_off
from tilldawn.games.mine.raid.events import (
    CrimeSpread,
    GuardArmed,
    RaidBegan,
    RaidDrawn,
    RaidIgnored,
    RaidRemoved,
    RaidsOver,
    ReserveEmpty,
    ShelterUnguarded,
    WeaponsPutBack,
)
from tilldawn.games.mine.raid.losses import aftermath, deal_wounds, lose_goods
from tilldawn.games.mine.stakes import before_raid
from tilldawn.games.mine.state import Game, Person, RaidTonight, State
from tilldawn.games.mine.steps import step
from tilldawn.games.mine.trade.supply import put, take
from tilldawn.games.mine.verbs import Verb

AWAIT = Verb("raid-await", "M-RAID-01")
BARE = Verb("guard-bare", "M-RAID-02", "who:character")
ARM = Verb("guard-arm", "M-RAID-02", "who:character", "good:good")
AMMO = Verb("guard-ammo", "M-RAID-03", "who:character", "n:int")
SPREAD = Verb("crime-split", "M-RAID-28", "raids:int", "residents:int")

MOST_CARDS = 2
"""Raid cards a night, whatever comes together."""

# --- Arming -------------------------------------------------------------------------------------------


@step("raid", begins="phase")
@rule("M-RAID-01", "M-RAID-24", "M-RAID-25", "M-SCRIPT-26", "M-SCAV-31")
def begin_raid(g: Game) -> Flow[str]:
    """The Night Shift, then weapons: once a card is seen nothing can be changed.

    Whether the Shelter is unguarded was settled when the Evening closed: Guards lost since were posted.
    """
    s = g.state
    s.phase = "raid"
    s.moment = "raid"
    yield from modules.begins(g, "raid")
    yield from recall(g, "raid")
    yield from modules.bereaved(g)
    s.raids_left = MOST_CARDS if s.unguarded else cards_tonight(s)
    on_guard = guards(s)
    g.emit(
        RaidBegan(
            cards=s.raids_left, guards=refs(on_guard), some="yes" if on_guard else "no", rule="M-RAID-01"
        )
    )
    if waiting(s, "raid"):
        yield from consider(
            g,
            "raid-begins",
            lambda: [AWAIT(s.leader)],
            "M-RAID-01",
            refused=lambda: unplayable(s),
            wait=lambda: bool(playable(s)),
        )
    s.moment = "arming"
    quiet = lying(s, lambda card: card.quiet)
    armed = not s.unguarded and not quiet and bool(_held(s) and guards(s))
    if s.unguarded:
        g.emit(ShelterUnguarded(cards=s.raids_left, rule="M-RAID-25"))
    elif not quiet:
        for person in guards(s):
            if awake(person):  # with 909 one can drink oneself to sleep while another is armed
                yield from _arm(g, person)
    if not quiet and not armed:  # whoever was asked about weapons could do it then
        yield from moment(g, "raid-comes", s.leader, "M-RAID-04", stakes=partial(before_raid, s))
    return "raid-unguarded" if s.unguarded else "raid-card"


@rule("M-RAID-05", "M-RAID-26", "M-CARD-06", "M-CARD-07", "M-CARD-08", "M-MORN-12")
def cards_tonight(s: State) -> int:
    """One raid card, or two when an Event or a Penalty says so; never more."""
    events = [EVENT[event.id].raids for event in s.active]
    return max(1, *events, MOST_CARDS if s.more_raids else 1)


@rule("M-RAID-05", "M-RAID-25", "M-CARD-10")
def raids_to_come(s: State) -> int:
    """Raid cards of this night that have not been drawn, as things are."""
    if s.phase == "dawn" or not s.day or lying(s, lambda card: card.quiet):
        return 0
    if s.phase == "raid":
        return s.raids_left
    return MOST_CARDS if s.unguarded else cards_tonight(s)


@rule("M-RAID-02", "M-RAID-03", "M-RAID-04", "M-RAID-20", "M-SCAV-30")
def _arm(g: Game, person: Person) -> Flow[None]:
    """One weapon from Storage for a Guard, and Ammo for a firearm; raiders cannot take what is in hand."""
    s = g.state
    words: dict[str, Arg] = {"who": ref(person), "cards": s.raids_left}
    chosen = yield from consider(
        g,
        "guard-weapon",
        lambda: _weapons(s, person.id),
        "M-RAID-02",
        words,
        refused=lambda: _no_weapons(s, person),
    )
    if chosen.verb == "guard-bare":
        return
    weapon, shots = chosen.args[1], 0
    if weapon in FIREARMS:
        most = SHOTS[weapon] * s.raids_left
        given = yield from decide(
            g,
            "guard-ammo",
            _loads(s, person.id, most),
            "M-RAID-03",
            {**words, "weapon": f"good:{weapon}"},
            refused=lambda: _no_loads(s, person, most),
        )
        shots = int(given.args[1])
    person.weapon, person.shots = weapon, shots
    take(s.storage, weapon)
    take(s.storage, "ammo", shots)
    g.emit(
        GuardArmed(
            who=ref(person),
            weapon=f"good:{weapon}",
            firearm="yes" if weapon in FIREARMS else "no",
            ammo=shots,
            rule="M-RAID-02",
        )
    )


def _held(s: State) -> list[str]:
    """Weapons in Storage."""
    return [good for good in ordered(s.storage) if good in WEAPONS]


@rule("M-RAID-03", "M-RAID-21")
def _weapons(s: State, id: str) -> list[Option]:
    """A firearm without Ammo is no better than bare hands, though safe from raiders: it is warned about."""
    empty = "" if s.storage.get("ammo") else "warning-no-ammo"
    arms = (ARM(s.leader, id, weapon, warning=empty if weapon in FIREARMS else "") for weapon in _held(s))
    return [BARE(s.leader, id), *arms]


def _no_weapons(s: State, person: Person) -> list[Refusal]:
    """Weapons that others hold, and broken ones."""
    found: list[Refusal] = []
    for other in guards(s):
        if other.weapon and other is not person:
            held = Objection("why-weapon-held", "M-RAID-02", {"who": ref(other)})
            found += refusals([(ARM(s.leader, person.id, other.weapon), held)])
    broken = [good for good in ordered(s.storage) if good.startswith("broken-") and good[7:] in WEAPONS]
    return found + refusals(
        (ARM(s.leader, person.id, good), Objection("why-weapon-broken", "M-RAID-02")) for good in broken
    )


def _no_loads(s: State, person: Person, most: int) -> list[Refusal]:
    """More Ammo than there is, or than the weapon could fire tonight."""
    there = s.storage.get("ammo", 0)
    if there < most:
        why = Objection("why-ammo-short", "M-RAID-03", {"there": there})
        return refusals([(AMMO(s.leader, person.id, there + 1), why)])
    why = Objection("why-ammo-enough", "M-RAID-20", {"most": most})
    return refusals([(AMMO(s.leader, person.id, most + 1), why)]) if there > most else []


def _loads(s: State, id: str, most: int) -> list[Option]:
    return [AMMO(s.leader, id, n) for n in range(min(most, s.storage.get("ammo", 0)) + 1)]


# --- The cards ----------------------------------------------------------------------------------------


@step("raid-card")
@rule("M-RAID-05", "M-RAID-24", "M-RAID-26")
def raid_card(g: Game) -> Flow[str]:
    """One Night Raid card against the Guards; each card is met with fresh dice."""
    yield from _play_card(g, guards)
    yield from modules.bereaved(g)
    return "raid-card" if g.state.raids_left else "crime-wave-stage"


@step("raid-unguarded")
@rule("M-RAID-25", "M-SCRIPT-26")
def raid_unguarded(g: Game) -> Flow[str]:
    """Nobody was posted: no dice, and the Wounds fall on those at home, sleepers too."""
    yield from _play_card(g, at_home)
    yield from modules.bereaved(g)
    return "raid-unguarded" if g.state.raids_left else "crime-wave-stage"


@rule("M-RAID-01", "M-RAID-22", "M-RAID-23", "M-RAID-26", "M-CARD-10")
def _play_card(g: Game, exposed: Callable[[State], list[Person]]) -> Flow[None]:
    """Draw, resolve, lay aside until the raids are over. `exposed` finds those who can be wounded."""
    s = g.state
    s.moment = "raid-card"
    s.raids_left -= 1
    card = RAID[(yield from draw(s.raids, s.unseen))]
    raid = s.raid = RaidTonight(card.id, card.damage, card.wounds)
    g.emit(RaidDrawn(card=f"card:{card.id}", damage=card.damage, wounds=card.wounds, rule="M-RAID-05"))
    resolved = False
    if lying(s, lambda card: card.quiet):
        g.emit(RaidIgnored(card=f"card:{card.id}", rule="M-CARD-10"))
    elif card.id in IMPACTS:
        yield from impact(g, card.id)
    else:
        resolved = yield from _resolve(g, raid, exposed)
        if s.settings.modules:
            yield from modules.after_raid(g, raid, resolved)
    s.raid = None
    if resolved and card.removed:
        s.waste_cards.append(card.id)
        g.emit(RaidRemoved(card=f"card:{card.id}", rule="M-RAID-23"))
    else:
        s.raids_aside.append(card.id)


@rule("M-RAID-01", "M-CARD-38")
def _resolve(g: Game, raid: RaidTonight, exposed: Callable[[State], list[Person]]) -> Flow[bool]:
    """In the order of the Journal. False if the card was called off or ignored."""
    comes = RAID[raid.card].comes
    if comes is not None and (yield from comes(g, raid)):
        return False
    read(g, raid)
    if g.state.settings.modules:
        yield from modules.raid(g, raid)
    if (yield from bought_off(g, raid)):
        return False
    provoke(g, raid)
    if (yield from routed(g, raid)):
        return False
    yield from take_off(g, raid, exposed(g.state))
    took: Goods = {}
    if raid.damage:
        took = yield from lose_goods(g, raid)
    yield from aftermath(g, raid)
    if raid.wounds:
        yield from deal_wounds(g, raid, exposed(g.state))
    if g.state.settings.modules:
        yield from modules.raided(g, raid, took)
    return True


# --- The Crime Wave stage -----------------------------------------------------------------------------


@step("crime-wave-stage")
@rule("M-RAID-27", "M-RAID-31", "M-CARD-08", "M-LEAD-11")
def crime_wave_stage(g: Game) -> Flow[str]:
    """Every night the city grows worse; then the phase is over and the next player leads."""
    s = g.state
    s.moment = "crime-wave-stage"
    _return_cards(g)
    _disarm(g)
    yield from _spread(g)
    _end_events(g)
    s.soldier = s.more_raids = s.unguarded = False
    for person in [p for p in s.group if p.posted]:
        person.posted = False
        g.emit(CameBackDown(who=ref(person), rule="M-SCRIPT-47"))
    s.moment = ""
    pass_leadership(g, "M-LEAD-11")
    return "dawn"


@rule("M-RAID-22", "M-RAID-23", "M-RAID-26")
def _return_cards(g: Game) -> None:
    """The cards of the night go back together: of two, the first could not be drawn again as the second."""
    s = g.state
    if s.raids_aside:
        g.emit(RaidsOver(cards=tuple(f"card:{card}" for card in s.raids_aside), rule="M-RAID-23"))
    for card in s.raids_aside:
        shuffle_in(s.raids, known(card))
    s.raids_aside = []


@rule("M-RAID-36", "M-DEATH-11")
def _disarm(g: Game) -> None:
    """The Guards' weapons and unused Ammo go back to Storage, and so do those of the fallen."""
    s = g.state
    back: Goods = dict(s.fallen)
    s.fallen = {}
    for person in s.group:
        if person.weapon:
            put(back, person.weapon)
            person.weapon = ""
        put(back, "ammo", person.shots)
        person.shots = 0
    for good, n in back.items():
        put(s.storage, good, n)
    if back:
        g.emit(WeaponsPutBack(goods=counted(back), rule="M-RAID-36"))


@rule("M-RAID-27", "M-RAID-28", "M-RAID-29", "M-RAID-30")
def _spread(g: Game) -> Flow[None]:
    """Two red-corner cards, or what is left, join their decks unseen; the leader chooses the decks."""
    s = g.state
    more = modules.crime(s) if s.settings.modules else 0
    total = min(CRIME_WAVE_CARDS + more, s.raid_reserve + s.resident_reserve)
    if not total:
        g.emit(ReserveEmpty(rule="M-RAID-30"))
        return
    most, least = min(total, s.raid_reserve), max(0, total - s.resident_reserve)
    splits = range(most, least - 1, -1)
    chosen = yield from consider(
        g,
        "crime-wave",
        lambda: [SPREAD(s.leader, raids, total - raids) for raids in splits],
        "M-RAID-28",
        {"cards": total, "raids": s.raid_reserve, "residents": s.resident_reserve},
        refused=lambda: _no_split(s, total, splits),
        topic="crime",
        default=SPREAD(s.leader, least, total - least).id,
    )
    raids, residents = (int(arg) for arg in chosen.args)
    if raids:
        s.raid_reserve -= raids
        shuffle_in(s.raids, "raids-red", raids)
    if residents:
        s.resident_reserve -= residents
        shuffle_in(s.residents, "residents-red", residents)
    g.emit(CrimeSpread(raids=raids, residents=residents, rule="M-RAID-27"))


def _no_split(s: State, total: int, splits: range) -> list[Refusal]:
    """Splits that would need more of one deck's red-corner cards than there are."""
    why = Objection(
        "why-reserve-short", "M-RAID-30", {"raids": s.raid_reserve, "residents": s.resident_reserve}
    )
    return refusals(
        (SPREAD(s.leader, raids, total - raids), why) for raids in range(total, -1, -1) if raids not in splits
    )


@rule("M-CARD-06", "M-CARD-07", "M-CARD-10", "M-MORN-12")
def _end_events(g: Game) -> None:
    """Events that lie on the Night Raids deck have one night less to go."""
    for event in list(g.state.active):
        if EVENT[event.id].ends in ("raid", "raids"):
            event.nights -= 1
            if not event.nights:
                end_event(g, event.id)
