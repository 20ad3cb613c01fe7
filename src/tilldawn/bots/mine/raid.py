"""The heuristic bot against Night Raids in `mine`: arming, paying, losing the least."""

from __future__ import annotations

from tilldawn.bots.mine.build import pay_in
from tilldawn.bots.mine.dawn import medicine
from tilldawn.bots.mine.finds import cheapest
from tilldawn.bots.mine.home import guard_points
from tilldawn.bots.mine.scene import Choice, Scene, because, best, safe
from tilldawn.bots.mine.worth import rise
from tilldawn.engine.request import Option
from tilldawn.games.mine.public.facts import FIREARMS
from tilldawn.games.mine.public.printed.city import RAID
from tilldawn.games.mine.public.printed.people import skill_of


def guard_weapon(s: Scene) -> Choice:
    """The best weapon there is for the Guard; a firearm only with Ammo."""
    person = s.people[s.word("who")]
    ammo = s.view.storage.get("ammo", 0)

    def key(option: Option) -> float:
        weapon = option.args[1] if option.verb == "guard-arm" else ""
        if weapon in FIREARMS:
            return guard_points(person, weapon) - 0.3 if ammo else -1.0
        return guard_points(person, weapon)

    chosen = best(s.options, key)
    if chosen.verb == "guard-bare":
        return because(chosen, "bare")
    return because(chosen, "guard-arm", good=f"good:{chosen.args[1]}")


def guard_ammo(s: Scene) -> Choice:
    """As much as can be used."""
    chosen = best(s.options, lambda o: int(o.args[1]))
    return because(chosen, "ammo")


def raid_begins(s: Scene) -> Choice:
    """Work by night, if there is a card for it."""
    return s.tell(lambda boon: boon.works) or because(safe(s.options), "night")


def raid_comes(s: Scene) -> Choice:
    """What raiders could take is used first: medicine for whoever needs it, what the Objective wants."""
    cures = [
        s.anytime("place-now", good, id) for good in ("bandages", "meds", "herbal-meds") for id in s.people
    ]
    found = medicine(s, [cure for cure in cures if cure is not None])
    return found or pay_in(s) or because(safe(s.options), "night")


def night_shift(s: Scene) -> Choice:
    """Whoever works best."""
    chosen = best(
        s.options, lambda o: bool(skill_of(o.args[0]).poke_about) + 0.1 * s.people[o.args[0]].prowess
    )
    return because(chosen, "plan", who=f"character:{chosen.args[0]}")


def raid_before(s: Scene) -> Choice:
    """Pay what costs less than the raid; call the neighbours when it is a bad one."""
    raid = s.view.raid
    face = s.first("raid-face")
    if raid is None:
        return because(face, "raid-face")
    threat = 1.8 * raid.damage + 4.5 * raid.wounds - 3.0
    gifts = s.all("raid-give")
    if gifts:
        chosen = best(gifts, lambda o: -_price(s, o))
        gain = 2.0 * RAID[raid.card].thanks
        if _price(s, chosen) < threat + 3.0 + gain:
            return because(chosen, "raid-pay")
    neighbours = s.one("raid-neighbours")
    if neighbours and raid.damage + 2 * raid.wounds - raid.points >= 6:
        return because(neighbours, "narrative", card=f"card:{s.story(lambda boon: boon.defends)}")
    pay = s.one("raid-pay-off")
    if pay and cheapest(s, RAID[raid.card].price) < threat:
        return because(pay, "raid-pay")
    return because(face, "raid-face")


def _price(s: Scene, option: Option) -> float:
    good, _, n = option.args[0].partition("*")
    return sum(s.loss(good) for _ in range(int(n)))


def raid_shots(s: Scene) -> Choice:
    """All shots at once."""
    return because(best(s.options, lambda o: int(o.args[1])), "ammo")


def raid_reroll(s: Scene) -> Choice:
    """A miss is rolled again."""
    raid = s.view.raid
    points = s.number("points")
    if points == 0 and (raid is None or raid.damage + raid.wounds > raid.points):
        return because(s.first("raid-reroll"), "reroll")
    return because(s.first("raid-keep"), "keep-roll")


def raid_split(s: Scene) -> Choice:
    """Wounds are worse than losses, unless they fall on somebody healthy."""
    guards = [p for p in s.view.people if p.task == "guard"]
    wound = min((rise(p, "wounds") for p in guards), default=2.0)

    def key(option: Option) -> float:
        damage, wounds = (int(n) for n in option.args)
        return -(1.6 * damage + max(2.5, wound) * wounds + 0.8 * wounds * wounds)

    return because(best(s.options, key), "raid-split")


def raid_loss(s: Scene) -> Choice:
    """The least useful thing goes; the best is hidden."""
    shelf = s.one("raid-shelf")
    raid = s.view.raid
    if shelf and raid is not None and raid.damage >= 3:
        return because(shelf, "narrative", card=f"card:{s.story(lambda boon: boon.hides)}")
    shelve = s.all("raid-shelve")
    if shelve:
        chosen = best(shelve, lambda o: s.loss(o.args[0]))
        return because(chosen, "shelve", good=f"good:{chosen.args[0]}")
    chosen = best(s.all("raid-lose", "raid-break") or list(s.options), lambda o: -s.loss(o.args[0]))
    return because(chosen, "give-least", good=f"good:{chosen.args[0]}")


def raid_wound(s: Scene) -> Choice:
    """Whoever can bear it best."""

    def key(option: Option) -> float:
        person = s.people[option.args[0]]
        level = int(option.args[1])
        return -rise(person, "wounds", level - person.states["wounds"])

    chosen = best(s.options, key)
    return because(chosen, "bears", who=f"character:{chosen.args[0]}")


def crime_wave(s: Scene) -> Choice:
    """Raids come every night, Residents only to those who are loud."""
    chosen = best(s.options, lambda o: int(o.args[1]))
    return because(chosen, "crime-wave")
