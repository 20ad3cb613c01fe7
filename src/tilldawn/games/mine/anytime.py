"""What may be done at any time outside Combat, scripts, and the middle of a card."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.request import Option
from tilldawn.games.mine import modules
from tilldawn.games.mine.book.run import READING
from tilldawn.games.mine.city.gleaning import glean, gleaning
from tilldawn.games.mine.city.noise import SNEAK_NOW, sneak, sneaks
from tilldawn.games.mine.goods import FOOD, X5
from tilldawn.games.mine.house.dusk import eat_food
from tilldawn.games.mine.offers import allowed
from tilldawn.games.mine.people.group import find
from tilldawn.games.mine.people.medicine import drink, drink_anytime, medicine_anytime, place, source_for
from tilldawn.games.mine.people.narrative import play, playable
from tilldawn.games.mine.people.objectives import pay_in, payments
from tilldawn.games.mine.state import Game, State
from tilldawn.games.mine.trade.supply import breaks_short, bundle, unbundle, zone
from tilldawn.games.mine.verbs import Verb

BUNDLE = Verb("bundle", "M-BOARD-03", "good:good", anytime=True)
UNBUNDLE = Verb("unbundle", "M-BOARD-03", "good:good", anytime=True)
EAT_NOW = Verb("eat-now", "M-ADV-08", "who:character", "good:good", anytime=True)


@rule("M-COMB-44", "M-SCRIPT-08", "M-OBJ-11", "M-MED-03", "M-ADV-08", "M-ADV-22")
def anytime(g: Game) -> list[Option]:
    """All that the leader may do beside the open question."""
    s = g.state
    if s.combat is not None or s.phase == "setup":
        return []
    if s.moment == READING:
        found = _exchanges(s)
        return found + modules.anytime(g, reading=True) if s.settings.modules else found
    found = playable(s)
    found += payments(s)
    found += _exchanges(s)
    if s.phase == "scavenging" and s.unknown.layers:  # Noise means nothing before and after exploring
        found += allowed(sneaks(s, SNEAK_NOW))
        if s.settings.modules:
            found += gleaning(s)
    found += medicine_anytime(s)
    found += drink_anytime(s)
    if s.settings.eating and s.moment != "eating":
        found += _meals(s)
    if s.settings.modules:
        found += modules.anytime(g)
    return found


@rule("M-BOARD-03")
def _exchanges(s: State) -> list[Option]:
    """Five pieces for a marker, or a marker for five pieces; also while a page of the book lies open."""
    found = [BUNDLE(s.leader, good) for good in X5 if s.storage.get(good, 0) >= 5]
    return found + [
        UNBUNDLE(s.leader, good, warning="warning-box" if breaks_short(s, good) else "")
        for good in X5
        if s.x5.get(good)
    ]


@rule("M-ADV-08", "M-ADV-09", "M-ADV-10")
def _meals(s: State) -> list[Option]:
    """351: who may eat what, out of Storage at home and out of the Findings Pile on the way."""
    return [
        EAT_NOW(s.leader, p.id, food)
        for p in s.group
        if p.hunger
        for food in FOOD
        if FOOD[food] and zone(s, source_for(s, p)).get(food)
    ]


def act(g: Game, chosen: Option) -> Flow[None]:
    """Do one of them."""
    s = g.state
    args = chosen.args
    match chosen.verb:
        case "narrative":
            yield from play(g, args[0])
        case "pay-in":
            pay_in(g, args[0], int(args[1]))
        case "bundle":
            bundle(g, args[0])
        case "unbundle":
            unbundle(g, args[0])
        case "sneak-now":
            sneak(g)
        case "glean":
            glean(g)
        case "eat-now":
            person = find(s, args[0])
            eat_food(g, person, args[1], source_for(s, person))
        case "place-now":
            place(g, args[0], args[1], source_for(s, find(s, args[1])))
        case "drink-now":
            yield from drink(g, args[0], args[1], source_for(s, find(s, args[1])))
        case verb:
            if not (yield from modules.act(g, chosen)):
                raise AssertionError(f"{verb} is not done at any time")
