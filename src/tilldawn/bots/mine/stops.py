"""The heuristic bot on the way home and among farmers: whether to stop, what to buy, which desk to use."""

from __future__ import annotations

from typing import Any

from tilldawn.bots.mine.finds import cheapest
from tilldawn.bots.mine.scene import Choice, Scene, because, best, safe
from tilldawn.bots.mine.worth import relief, rise
from tilldawn.engine.request import Option
from tilldawn.games.mine.public.printed.stops import OWN_MEDICINE, Line, dressing, line, rations

WELCOME = 0.8
"""What a point of Tolerance is worth."""
STALLS = 2.4
"""What a look at a stall is worth to who has something to give."""
VISIT_WORTH = 6
"""Tokens worth so much must be at hand for a visit to make sense."""


def _part(s: Scene, id: str) -> dict[str, Any]:
    return s.view.modules.get(id, {})


def _sellable(s: Scene) -> int:
    goods = s.view.goods
    return sum(
        goods[good].value * n
        for good, n in s.view.pile.items()
        if s.loss(good, pile=True) < 0.5 * goods[good].value
    )


def stop(s: Scene) -> Choice:
    """Where most can be had for what it costs; home, if that is nothing."""

    def worth(option: Option) -> float:
        match option.verb:
            case "market":
                entry = min((s.loss(good, pile=True) for good in s.view.pile), default=9.0)
                there = STALLS if _sellable(s) >= VISIT_WORTH else 0.3
                return there - int(option.args[0]) * entry
            case "aid-zone":
                return _aid(s) - rise(s.people[option.args[0]], "fatigue")
            case _:
                return 0.0

    chosen = best(s.options, worth)
    return because(chosen, "walk-on" if chosen.verb == "pass-by" else "stop")


def _aid(s: Scene) -> float:
    """What the best desk is worth, before the Notice is known."""
    supplies = _part(s, "aid-zone").get("supplies", 0)
    food = sum(chance * s.worth(good, pile=True) for good, chance in rations(0).items())
    care = max((relief(p, state) for p in s.party for state in ("wounds", "illness")), default=0.0)
    return 0.8 * max(food if supplies else 0.0, care * dressing(0) if supplies else 0.0)


# --- The Market ---------------------------------------------------------------------------------------


def _line(s: Scene, option: Option) -> Line:
    return line(option.args[0], option.args[1])


def _value(s: Scene, option: Option) -> float:
    """What a line of the card is worth to us."""
    if option.verb == "wares-steal":
        return -1.0
    told = _line(s, option)
    value = sum(n * s.worth(good, pile=True) for good, n in told.gives.items())
    if told.price:
        value -= cheapest(s, told.price)
    if told.one_of:
        value -= min((s.loss(good, pile=True) for good in told.one_of if s.view.pile.get(good)), default=9.0)
    for state, by in told.eases.items():
        value += by * max((relief(p, state) for p in s.party), default=0.0)
    for state, n in told.eases_all.items():
        value += n * sum(relief(p, state) for p in s.party)
    if told.tires:
        value -= min((rise(p, "fatigue") for p in s.party), default=0.0)
    if told.shames:
        value -= sum(0.1 * p.empathy * rise(p, "misery") for p in s.party)
    return value + WELCOME * told.welcome + (1.0 if told.trades and _sellable(s) >= VISIT_WORTH else 0.0)


def wares(s: Scene) -> Choice:
    """The line that is worth most; we do not steal."""
    return because(best(s.options, lambda o: _value(s, o)), "stall")


def wares_which(s: Scene) -> Choice:
    """The card there is more for us on."""

    def most(card: str) -> float:
        told = [line(card, id) for id in "abcd"]
        return max(sum(n * s.worth(good, pile=True) for good, n in one.gives.items()) for one in told)

    chosen = best(s.options, lambda o: most(o.args[0]) if o.args else 3.0)
    return because(chosen, "stall")


def thugs(s: Scene) -> Choice:
    """A toll if it is cheap; otherwise we keep clear."""
    toll = s.one("market-toll")
    if toll and cheapest(s, int(toll.args[0])) < 2.0:
        return because(toll, "pay")
    return because(s.first("market-clear"), "walk-on")


def farmer(s: Scene) -> Choice:
    """Trade when there is something to sell; else he may stay if the house is guarded."""
    return because(s.first("farmer-trade") if s.view.storage else s.first("farmer-away"), "trade")


def farm_dog(s: Scene) -> Choice:
    """Something for the dog, if it can be spared."""
    gifts = s.all("farm-dog-feed")
    if gifts:
        gift = best(gifts, lambda o: -s.loss(o.args[0]))
        if s.loss(gift.args[0]) < max((relief(p, "misery") for p in s.view.people), default=0.0) + WELCOME:
            return because(gift, "gift")
    return because(s.first("farm-dog-close"), "walk-on")


def farmers_road(s: Scene) -> Choice:
    """Push with them when nothing much is left to find here."""
    push = s.one("push-cart")
    if push and s.view.unknown <= int(push.args[0]) + 1:
        return because(push, "gift")
    return because(s.first("farmers-pass"), "walk-on")


def field_watch(s: Scene) -> Choice:
    """The dearest token, or back, whichever costs less."""
    give = s.one("watch-give")
    dearest = max((s.loss(good, pile=True) for good in s.view.pile), default=0.0)
    if give and dearest < s.view.unknown:
        return because(give, "pay")
    return because(s.first("watch-back"), "turn-back")


# --- The Aid Zone -------------------------------------------------------------------------------------


def notice(s: Scene) -> Choice:
    """Wait on, hand a weapon in, stay or give our turn, as long as it is worth a desk."""
    desk = _aid(s)

    def worth(option: Option) -> float:
        match option.verb:
            case "queue-wait":
                return desk - rise(s.people[option.args[0]], "fatigue")
            case "bags-hand-in":
                return desk - s.loss(option.args[0], pile=True)
            case "shells-stay":
                return desk - 0.2 * rise(s.people[option.args[0]], "wounds", 2)
            case "turn-give":
                return sum(sorted((relief(p, "misery") for p in s.party), reverse=True)[:2])
            case "turn-keep":
                return desk - sum(0.1 * p.empathy * rise(p, "misery") for p in s.party)
            case _:
                return 0.0

    return because(best(s.options, worth), "desk")


def desk(s: Scene) -> Choice:
    """Food for the hungry, a dressing for the hurt, a hand where nothing presses."""
    more = _part(s, "aid-zone").get("more", {})

    def worth(option: Option) -> float:
        match option.verb:
            case "desk-rations":
                chances = rations(more.get("rations", 0))
                return sum(chance * s.worth(good, pile=True) for good, chance in chances.items())
            case "desk-dressing":
                who, price = option.args
                own = price != "supplies"
                by = dressing(more.get("dressing", 0) + (OWN_MEDICINE if own else 0))
                need = max(relief(s.people[who], state) for state in ("wounds", "illness"))
                return by * need - (s.loss(price, pile=True) if own else 0.0)
            case "desk-gifts":
                sad = max((relief(p, "misery") for p in s.party), default=0.0)
                return sad + WELCOME - cheapest(s, int(option.args[0]))
            case "desk-lists":
                person = s.people[option.args[0]]
                return 0.3 * relief(person, "misery") - 0.2 * rise(person, "misery")
            case "desk-volunteer":
                heavy = sum(s.view.pile.values())
                return relief(s.people[option.args[0]], "misery") + WELCOME - 0.5 * heavy
            case _:
                return 0.0

    options = [o for o in s.options if o.warning is None] or list(s.options)
    return because(best(options, worth), "desk")


def second(s: Scene) -> Choice:
    """Whoever needs it more."""
    offers = s.all("dressing-second")
    if not offers:
        return because(safe(s.options), "default")

    def need(option: Option) -> float:
        return max(relief(s.people[option.args[0]], state) for state in ("wounds", "illness"))

    chosen = best(offers, need)
    return because(chosen, "helps", who=f"character:{chosen.args[0]}")


def treat(s: Scene) -> Choice:
    """The State that is worse."""
    chosen = best(s.options, lambda o: relief(s.people[o.args[0]], o.args[1]))
    return because(chosen, "helps", who=f"character:{chosen.args[0]}")
