"""Standing up to a Night Raid card: buying it off, the Guards' dice, taking points off."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, ask, pick, rule
from tilldawn.engine.objection import Objection, Offer, allowed, refusals
from tilldawn.engine.request import Arg, Refusal
from tilldawn.games.mine import modules
from tilldawn.games.mine.cards.characters import LAST
from tilldawn.games.mine.cards.dice import DIE_OF, FACES, KILLS, WOUNDS
from tilldawn.games.mine.cards.raids import RAID, SOLDIER_HELP, Raid
from tilldawn.games.mine.choices import any_token, choose_person, decide, pay_worth, payable
from tilldawn.games.mine.goods import FIREARMS
from tilldawn.games.mine.house.rooms import guard_bonus
from tilldawn.games.mine.people.group import guards, prowess, ref, skill, skilled
from tilldawn.games.mine.people.harm import relieve
from tilldawn.games.mine.people.narrative import answered, offers, unplayable
from tilldawn.games.mine.raid.events import (
    FirearmSeen,
    GangBeaten,
    GuardFired,
    GuardRolled,
    RaidBoughtOff,
    RaidEased,
    RaidersRouted,
    RaidReduced,
    SentryWatched,
)
from tilldawn.games.mine.state import Game, Person, RaidTonight, State
from tilldawn.games.mine.trade.supply import discard, put
from tilldawn.games.mine.verbs import Verb

FACE = Verb("raid-face", "M-RAID-01")
GIVE = Verb("raid-give", "M-CARD-38", "goods:count")
PAY_OFF = Verb("raid-pay-off", "M-CARD-38", "worth:int")
SHOOT = Verb("raid-shoot", "M-RAID-20", "who:character", "n:int")
REROLL = Verb("raid-reroll", "M-RAID-15", "who:character")
KEEP = Verb("raid-keep", "M-RAID-15", "who:character")
SPLIT = Verb("raid-split", "M-RAID-12", "damage:int", "wounds:int")

SHOTS = {"pistol": 1, "shotgun": 1, "assault-rifle": 2}
"""How many Ammo a firearm can use against one card, which is also how often it is rolled for."""


@rule("M-CARD-38", "M-RAID-37", "M-STATE-30")
def read(g: Game, raid: RaidTonight) -> None:
    """What the card meets before anybody decides: Roman on Guard, a soldier's help, Stragglers' fear."""
    s = g.state
    sentry = skilled(guards(s), lambda skill: skill.raid_wounds_off)
    if sentry is not None and raid.wounds:
        raid.wounds = max(0, raid.wounds - skill(sentry).raid_wounds_off)
        g.emit(SentryWatched(who=ref(sentry), wounds=raid.wounds, rule="M-STATE-30"))
    if s.soldier:
        _ease(g, raid, "soldier", SOLDIER_HELP)
    fear = RAID[raid.card].fears_firearms
    if fear and any(p.weapon in FIREARMS and p.shots for p in guards(s)):
        _ease(g, raid, "stragglers", fear)


def _ease(g: Game, raid: RaidTonight, why: str, points: int) -> None:
    raid.points += points
    g.emit(RaidEased(why=why, points=points, rule="M-RAID-37"))


@rule("M-RAID-01", "M-CARD-38", "M-DAWN-05")
def bought_off(g: Game, raid: RaidTonight) -> Flow[bool]:
    """Before the dice: a card of the hand may help, and what the raid card itself asks for may be paid."""
    s = g.state
    card = RAID[raid.card]
    while True:
        chosen = yield from decide(
            g,
            "raid-before",
            [FACE(s.leader), *allowed(_prices(s, card)), *offers(s, "raid-card"), *allowed(_others(s))],
            "M-RAID-01",
            {"card": f"card:{raid.card}", "damage": raid.damage, "wounds": raid.wounds},
            refused=lambda: [*refusals([*_prices(s, card), *_others(s)]), *unplayable(s, "raid-card")],
        )
        if s.settings.modules and (yield from modules.act_before(g, "raid", chosen)):
            continue
        if (yield from answered(g, "raid-card", chosen)) is not None:
            continue
        match chosen.verb:
            case "raid-give":
                good, n = chosen.args[0].split("*")
                discard(g, {good: int(n)}, "storage", "M-CARD-38")
            case "raid-pay-off":
                yield from pay_worth(g, "raid-pay", card.price, "storage", "M-CARD-38")
            case _:
                return False
        g.emit(RaidBoughtOff(card=f"card:{raid.card}", rule="M-CARD-38"))
        if card.thanks and guards(s):
            thanked = yield from choose_person(g, "raid-comfort", guards(s), "M-CARD-38")
            relieve(g, thanked, "misery", card.thanks, "M-CARD-38")
        return True


def _others(s: State) -> list[Offer]:
    """What modules let the Guards do."""
    return modules.before(s, "raid") if s.settings.modules else []


def _prices(s: State, card: Raid) -> list[Offer]:
    """What the card can be bought off with, and what stands against it."""
    found: list[Offer] = []
    for good, n in card.bribes.items():
        there = s.storage.get(good, 0)
        short = Objection("why-bribe-short", "M-CARD-38", {"there": there, "wanted": n})
        found.append((GIVE(s.leader, f"{good}*{n}"), None if there >= n else short))
    if card.price:
        most = payable(s, s.storage, any_token)
        short = Objection("why-price-short", "M-CARD-38", {"there": most, "wanted": card.price})
        found.append((PAY_OFF(s.leader, card.price), None if most >= card.price else short))
    return found


@rule("M-CARD-38")
def provoke(g: Game, raid: RaidTonight) -> None:
    """Some who have not been paid strike harder when they find a Guard with a firearm, loaded or not."""
    hate = RAID[raid.card].hates_firearms
    if hate and any(p.weapon in FIREARMS for p in guards(g.state)):
        raid.wounds += hate
        g.emit(FirearmSeen(wounds=raid.wounds, rule="M-CARD-38"))


@rule("M-RAID-11", "M-RAID-13", "M-RAID-24", "M-RAID-26", "M-CARD-38", "M-TOKEN-18")
def routed(g: Game, raid: RaidTonight) -> Flow[bool]:
    """Each Guard rolls, then the Board-Ups count. True if the raiders run: the card is ignored."""
    s = g.state
    rolled = 0
    for person in guards(s):
        points = yield from _guard_rolls(g, raid, person)
        if points is None:
            return True
        rolled += points
        raid.points += points
    raid.points += len(s.board_ups)
    if 0 < RAID[raid.card].beaten_by <= rolled:
        raid.damage = raid.wounds = 0
        g.emit(GangBeaten(points=rolled, rule="M-CARD-38"))
    return False


@rule("M-RAID-12", "M-RAID-15", "M-RAID-16", "M-RAID-17", "M-RAID-18", "M-COMB-24", "M-FIT-25", "M-STATE-32")
def _guard_rolls(g: Game, raid: RaidTonight, person: Person) -> Flow[int | None]:
    """The points of one Guard; None if the raiders run from a Hatchet or a Shotgun."""
    s = g.state
    die, rolls = yield from _take_aim(g, person)
    rerolls = prowess(person) + guard_bonus(s, person)
    points = 0
    dice = [die] * rolls
    for _ in range(modules.rolls(s, person) if s.settings.modules else 0):
        die, rolls = yield from _take_aim(g, person)
        dice += [die] * rolls
    for die in dice:
        face = yield from _roll(g, person, die, "no")
        while rerolls and KILLS.get(person.weapon) != face:
            if not (yield from _rerolls(g, raid, person, face, points, rerolls)):
                break
            rerolls -= 1
            face = yield from _roll(g, person, die, "yes")
        if KILLS.get(person.weapon) == face:
            g.emit(
                RaidersRouted(
                    who=ref(person),
                    weapon=f"good:{person.weapon}",
                    card=f"card:{raid.card}",
                    rule="M-RAID-16" if person.weapon == "hatchet" else "M-RAID-17",
                )
            )
            return None
        points += WOUNDS.get(face, 0)
    return points


@rule("M-RAID-03", "M-RAID-20", "M-RAID-21")
def _take_aim(g: Game, person: Person) -> Flow[tuple[str, int]]:
    """The die and how often it is rolled; shots go to the box. An empty firearm is no weapon."""
    s = g.state
    if person.weapon not in FIREARMS:
        return DIE_OF[person.weapon], 1
    if not person.shots:
        return DIE_OF[""], 1
    most = min(person.shots, SHOTS[person.weapon])
    options = [SHOOT(s.leader, person.id, n) for n in range(1, most + 1)]
    chosen = yield from decide(
        g,
        "raid-shots",
        options,
        "M-RAID-20",
        {"who": ref(person)},
        refused=lambda: _no_shots(s, person, most),
    )
    n = int(chosen.args[1])
    person.shots -= n
    put(s.box, "ammo", n)
    g.emit(GuardFired(who=ref(person), weapon=f"good:{person.weapon}", ammo=n, rule="M-RAID-20"))
    return DIE_OF[person.weapon], n


def _no_shots(s: State, person: Person, most: int) -> list[Refusal]:
    """One shot more would need Ammo that was not given, or another weapon."""
    given = person.shots < SHOTS[person.weapon]
    why = Objection("why-shots-given" if given else "why-shots-weapon", "M-RAID-20", {"most": most})
    return refusals([(SHOOT(s.leader, person.id, most + 1), why)])


@rule("M-RAID-12", "M-RAID-19")
def _roll(g: Game, person: Person, die: str, again: str) -> Flow[str]:
    """One throw: fists, knives and reticles are worth a point each, all else is a miss."""
    face = yield from pick(FACES[die])
    points = WOUNDS.get(face, 0)
    g.emit(GuardRolled(who=ref(person), die=die, face=face, points=points, again=again, rule="M-RAID-12"))
    return face


@rule("M-RAID-15", "M-COMB-24")
def _rerolls(g: Game, raid: RaidTonight, person: Person, face: str, points: int, left: int) -> Flow[bool]:
    """Whether a Guard rolls again. A miss is rolled again unasked while something is left to take off: it
    cannot get worse, and rerolls are not kept for the next card. A hit stays."""
    s = g.state
    keep, again = KEEP(s.leader, person.id), REROLL(s.leader, person.id)
    options = [keep, again]
    open_ = raid.damage + raid.wounds > raid.points + points + len(s.board_ups)
    missed = open_ and face not in WOUNDS
    chosen = yield from ask(
        g,
        "raid-reroll",
        s.leader,
        lambda: options,
        "M-RAID-15",
        {"who": ref(person), "points": WOUNDS.get(face, 0), "left": left},
        topic="reroll",
        matters=False,
        default=again.id if missed else keep.id,
        anytime=False,
        refused="either",
    )
    return chosen.verb == "raid-reroll"


@rule("M-RAID-12", "M-RAID-13", "M-RAID-14", "M-RAID-37", "M-STATE-24")
def take_off(g: Game, raid: RaidTonight, exposed: list[Person]) -> Flow[None]:
    """All points come off Damage and Wounds, split as the leader likes, down to 0.

    What would be sure to kill somebody is warned about, unless every split would.
    """
    s = g.state
    rest = max(0, raid.damage + raid.wounds - raid.points)
    least, most = max(0, rest - raid.damage), min(rest, raid.wounds)
    room = sum(LAST - 1 - person.wounds for person in exposed)
    bearable = not exposed or least <= room
    options = [
        SPLIT(
            s.leader, rest - n, n, warning="warning-raid-kills" if exposed and bearable and n > room else ""
        )
        for n in range(least, most + 1)
    ]
    words: dict[str, Arg] = {"points": raid.points, "damage": raid.damage, "wounds": raid.wounds}
    chosen = yield from decide(g, "raid-split", options, "M-RAID-12", words, refused="share")
    raid.damage, raid.wounds = (int(arg) for arg in chosen.args)
    g.emit(RaidReduced(points=raid.points, damage=raid.damage, wounds=raid.wounds, rule="M-RAID-14"))
