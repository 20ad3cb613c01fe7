"""The heuristic bot in Combat in `mine`: weapons, when to stop, who takes the Wounds."""

from __future__ import annotations

from tilldawn.bots.mine.finds import cheapest, heap
from tilldawn.bots.mine.home import blow as strike
from tilldawn.bots.mine.scene import Choice, Scene, because, best, safe
from tilldawn.bots.mine.trip import card_price
from tilldawn.bots.mine.worth import PAIN, rise
from tilldawn.engine.request import Option
from tilldawn.games.mine.public.facts import ENEMY_WOUNDS, FIREARMS, KILLS
from tilldawn.games.mine.public.odds import mean_blow
from tilldawn.games.mine.public.view import FoeView, PersonView

SLAIN = 3.4
"""Wounds it is worth to an Enemy to kill one of us at once."""


def arm(s: Scene) -> Choice:
    """The best weapon for whoever is asked."""
    person = s.people[s.word("who")]
    ammo = heap(s).get("ammo", 0)

    def key(option: Option) -> float:
        weapon = option.args[1] if len(option.args) > 1 else ""
        if weapon in FIREARMS:
            return strike(person, weapon) + 0.4 if ammo else -1.0
        return strike(person, weapon)

    return because(best(s.options, key), "arm")


def spare(s: Scene) -> Choice:
    """Something to fall back on."""
    offers = s.all("fight-spare")
    chosen = best(offers, lambda o: mean_blow(o.args[1], 0, SLAIN)) if offers else safe(s.options)
    return because(chosen, "arm")


def _threat(s: Scene) -> float:
    """Wounds the Enemies deal in a round."""
    combat = s.view.combat
    if combat is None:
        return 0.0
    return sum(map(_danger, combat.foes))


def _danger(foe: FoeView) -> float:
    """Wounds an Enemy deals in a round."""
    return 1.1 * mean_blow(foe.weapon, 0, SLAIN) + 0.3 * foe.prowess


def _fighters(s: Scene) -> list[PersonView]:
    return [p for p in s.view.people if p.fights]


def _blows(s: Scene) -> float:
    """Wounds we deal in a round."""
    return sum(strike(p, p.weapon) for p in _fighters(s))


def wounds_price(people: list[PersonView], wounds: float) -> float:
    """What so many Wounds cost when they are shared out as well as possible."""
    pain = PAIN["wounds"]
    steps = sorted(pain[n + 1] - pain[n] for p in people for n in range(p.states["wounds"], 4))
    price = 0.0
    for step in steps:
        if wounds <= 0:
            break
        price += min(1.0, wounds) * step
        wounds -= 1.0
    return price


def fight_round(s: Scene) -> Choice:
    """Fight while it is going well; slip away, pay or flee when it is not."""
    combat = s.view.combat
    on = s.first("fight-on")
    if combat is None:
        return because(on, "fight-on")
    people = _fighters(s)
    threat = _threat(s)
    blows = max(0.3, _blows(s))
    health = (
        combat.break_at - combat.dealt
        if combat.break_at
        else sum(ENEMY_WOUNDS - foe.wounds for foe in combat.foes)
    )
    rounds = health / blows
    fight = wounds_price(people, threat * max(0.5, 0.55 * rounds + 0.25))
    slip = s.one("fight-slip-away")
    if slip and fight > 4.0:
        return because(slip, "narrative", card=f"card:{slip.args[0]}")
    back = s.one("fight-backstab")
    if back:
        return because(back, "backstab")
    if combat.home:
        return because(on, "fight-on")
    ways: list[tuple[float, Option, str]] = [(fight - 2.0, on, "fight-on")]
    flee = s.one("flee")
    if flee:
        caught = wounds_price(people, threat) if flee.args[0] == "chased" else 0.0
        ways.append((caught + 0.9 * s.view.unknown * card_price(s), flee, "flee"))
    pay = s.one("talk-pay")
    if pay:
        ways.append(
            (cheapest(s, int(pay.args[0])) + 0.3 * wounds_price(people, float(len(people))), pay, "pay")
        )
    give = s.one("talk-surrender")
    if give:
        pile = sum(s.loss(good, pile=True) * n for good, n in s.view.pile.items())
        ways.append((pile + wounds_price(people, 0.6 * len(people)) + 4 * card_price(s), give, "surrender"))
    _, chosen, reason = min(ways, key=lambda way: way[0])
    return because(chosen, reason)


def hit(s: Scene) -> Choice:
    """Finish those who can be finished, the dangerous first."""
    combat = s.view.combat
    foes = {foe.token: foe for foe in combat.foes} if combat else {}

    def key(option: Option) -> float:
        foe = foes.get(option.args[0])
        if foe is None:
            return 0.0
        return _danger(foe) + 1.2 * foe.wounds

    return because(best(s.options, key), "hit")


def blow(s: Scene) -> Choice:
    """A heavy blow for the most dangerous and least hurt."""
    combat = s.view.combat
    foes = {foe.token: foe for foe in combat.foes} if combat else {}

    def key(option: Option) -> float:
        foe = foes.get(option.args[0])
        if foe is None:
            return 0.0
        return _danger(foe) - 0.2 * foe.wounds

    return because(best(s.options, key), "hit")


def wound(s: Scene) -> Choice:
    """Whoever can bear it best."""
    chosen = best(s.options, lambda o: -rise(s.people[o.args[0]], "wounds"))
    return because(chosen, "bears", who=f"character:{chosen.args[0]}")


def fate_icon(s: Scene) -> Choice:
    """Fate is trusted with our own dice, never with theirs."""
    ours = s.request.words.get("side") == "us"
    return because(s.first("fight-trust" if ours else "fight-miss"), "fate-ours" if ours else "fate-theirs")


def reroll(s: Scene) -> Choice:
    """A miss is rolled again."""
    words = s.request.words
    kills = KILLS.get(str(words.get("weapon"))) == words.get("face")
    again = not s.number("count") and not kills
    return because(s.first("fight-reroll" if again else "fight-keep"), "reroll" if again else "keep-roll")


def shots(s: Scene) -> Choice:
    """Two shots while it matters."""
    return because(best(s.options, lambda o: int(o.args[0])), "ammo")


def shooter(s: Scene) -> Choice:
    """The last Ammo goes to whoever makes the most of it."""
    return because(best(s.options, lambda o: strike(s.people[o.args[0]], o.args[1])), "ammo")


def leave_one(s: Scene) -> Choice:
    """If it must be, somebody who could not win the Campaign."""
    chosen = best(s.options, lambda o: -float(s.people[o.args[0]].starting))
    return because(chosen, "bears", who=f"character:{chosen.args[0]}")
