"""The heuristic bot on the way in `mine`: where to, with what, how loud, and when to go home."""

from __future__ import annotations

from functools import cache

from tilldawn.bots.mine.finds import FINDS, cheapest, watchers
from tilldawn.bots.mine.home import arms, on_the_edge
from tilldawn.bots.mine.scene import Choice, Scene, because, best, safe
from tilldawn.bots.mine.worth import BASE, WEAPONS, relief, rise, stock
from tilldawn.engine.request import Option
from tilldawn.games.mine.public.facts import FINDS as LIES_BEHIND
from tilldawn.games.mine.public.facts import MELEE
from tilldawn.games.mine.public.printed.city import (
    OTHER_RESIDENTS,
    RED_RESIDENTS,
    TOOLS,
    company,
    place,
)
from tilldawn.games.mine.public.printed.city import (
    search as printed,
)

CAMO_LINES = 2
"""The Camo hides a party of so many."""
FOUND = 0.25
"""What a special find is worth that one result of the die in ten brings, for each unit of its own worth."""
USUAL = 1.0
"""What the special finds of a place usually come to: it is as good as another with no more than that."""


# --- Setting out --------------------------------------------------------------------------------------


def where_to(s: Scene) -> Choice:
    """The place that has what is needed, with as many cards as possible; a whim may prefer another."""
    chosen = s.whim(s.options, lambda o: _place(s, o.args[1]))
    return because(chosen, "whim" if s.taste.whim else "where-to", card=f"card:{chosen.args[1]}")


@cache
def goodness(id: str) -> float:
    """How good a place is, apart from its number of cards: what may be found, against its red band."""
    card = place(id)
    value = FOUND * sum(BASE[good] for good in card.special if good in BASE) - USUAL
    value += 1.0 * len(card.light) + 1.5 * bool(card.more_cards)
    value -= 2.0 * bool(card.weighs) + 10.0 * card.watched + 2.5 * bool(card.finds)
    return value - 2.5 * card.never_quieter - 5.0 * card.strikes


def _place(s: Scene, id: str) -> float:
    view = s.view
    card = place(id)
    there = next(at for at in view.locations if at.id == id)
    value = 1.5 * (there.unknown + card.more_cards) + goodness(id)
    for obstacle, tool in TOOLS.items():
        if obstacle in there.map and stock(view, tool):
            value += 1.5
    ill = sum(p.states["illness"] + max(0, p.states["wounds"] - 1) for p in view.people)
    if card.heals:
        value += min(4.0, 1.2 * ill)
    sad = max(p.states["misery"] for p in s.party) if s.party else 0
    if card.weighs:
        value -= (0.0, 0.8, 2.5, 8.0, 8.0)[sad]
    if "socialise" in there.actions:
        value += (0.0, 0.2, 1.5, 4.0, 4.0)[sad]
    tired = max(p.states["fatigue"] for p in s.party) if s.party else 0
    if card.tires and tired >= 2:
        value -= 3.0
    hurt = max(p.states["wounds"] for p in s.party) if s.party else 0
    if card.strikes and hurt >= 2:
        value -= 3.0
    if "water" in card.light and stock(view, "water") < len(view.people):
        value += 1.5
    if card.special.count("mechanical-part") > 1 and not stock(view, "mechanical-part"):
        value += 2.0
    return value


def equip(s: Scene) -> Choice:
    """Tools that open something there, a weapon the Guard does not need, something to pay with."""
    view = s.view
    there = next((at for at in view.locations if at.visited), None)
    wanted: list[str] = []
    if there is not None:
        for obstacle, tool in TOOLS.items():
            if obstacle in there.map and not view.pile.get(tool):
                wanted.append(tool)
            if tool == "sawblade" and obstacle in there.map and not view.pile.get(tool):
                wanted.append("thin-sawblade")
    if len(s.party) <= CAMO_LINES:
        wanted.append("camo")
    if not view.pile.get("jewelry"):
        wanted.append("jewelry")
    armed = sum(view.pile.get(weapon, 0) for weapon in WEAPONS)
    spare = [weapon for weapon in arms(view)[1:] if weapon in MELEE]
    if spare and armed < len(s.party):
        wanted.append(spare[0])
    for good in wanted:
        option = next((o for o in s.all("pack") if o.args[0] == good), None)
        if option:
            return because(option, "pack", good=f"good:{good}")
    return because(s.first("set-out"), "set-out")


def exchange(s: Scene) -> Choice:
    """The worst place goes."""
    chosen = best(s.options, lambda o: -goodness(o.args[-1]))
    return because(chosen, "exchange", card=f"card:{chosen.args[-1]}")


# --- Exploring ----------------------------------------------------------------------------------------


def card_price(s: Scene) -> float:
    """What an Unknown card is worth turned up; less when nobody can carry more."""
    trip = s.view.trip
    if trip is None:
        return s.dials.card
    room = trip.limit - trip.load
    return s.dials.card * (1.0 if room > 1 else 0.75)


def meeting(s: Scene) -> float:
    """What it costs on average to meet somebody."""
    red = RED_RESIDENTS - s.view.reserve["residents"]
    kind = 1.6
    for p in s.party:
        kind += 0.5 * (p.states["misery"] >= 2) + 2.0 * (p.states["misery"] >= 3)
    rough = 7.0 if len(s.party) > 1 else 9.0
    for p in s.party:
        rough += 1.5 * p.states["wounds"]
    return s.dials.alarm * (OTHER_RESIDENTS * kind + red * rough) / (OTHER_RESIDENTS + red)


def noise_price(s: Scene, by: int) -> float:
    """What it costs to be so much louder."""
    trip = s.view.trip
    if trip is not None:
        card = place(trip.location)
        if not card.rolls_noise:
            return 0.0
        by += card.louder
    level = min(8, s.view.noise + by)
    later = 0.04 * by * min(6, s.view.unknown)
    return (level / 10 + later * 0.5) * meeting(s)


def give_up(s: Scene) -> bool:
    """Whether it is time to go home."""
    wounds = [p.states["wounds"] for p in s.party]
    misery = [p.states["misery"] for p in s.party]
    red = RED_RESIDENTS - s.view.reserve["residents"]
    return (max(wounds, default=0) >= 3 and red >= 2) or (max(misery, default=0) >= 3 and s.view.unknown < 8)


def explore(s: Scene) -> Choice:
    """Tricks of the place first, then the next card."""
    streets = s.tell(lambda boon: boon.scouts)
    if streets:
        return streets
    if s.view.noise >= 5:
        sneak = s.anytime("sneak-now")
        if sneak:
            return because(sneak, "sneak")
    cure = _on_the_edge(s)
    if cure:
        return cure
    turn = s.one("turn-up")
    if turn is None:
        return because(s.options[0], "over")
    found = [(_between(s, o), -at, o) for at, o in enumerate(s.options) if o.verb != "turn-up"]
    if found:
        gain, _, chosen = max(found)
        if gain > 0:
            return because(chosen, "between")
    return because(turn, "turn-up", left=s.view.unknown)


def before_leaving(s: Scene) -> Choice:
    """Whoever is near despair has a drink first."""
    return _on_the_edge(s) or because(s.options[0], "over")


def _on_the_edge(s: Scene) -> Choice | None:
    """What is in the bag for somebody one level from being lost."""
    return on_the_edge(s, s.party)


def _between(s: Scene, option: Option) -> float:
    """What something other than the next card is worth."""
    view = s.view
    price = card_price(s)
    match option.verb:
        case "open-card":
            return _obstacle_gain(s, option.args[0])
        case "heal":
            return relief(s.people[option.args[0]], option.args[1]) - int(option.args[2]) * price + 1.0
        case "socialise":
            sad = sorted((relief(p, "misery") for p in s.party), reverse=True)
            return 0.5 * sad[0] + 0.3 * sum(sad) - int(option.args[0]) * price
        case "appease":
            finds = 0.35 * view.unknown
            cost = sum(s.loss(option.args[1], pile=True) for _ in range(int(option.args[2])))
            there = company(option.args[0])
            hurt = 1.5 if there.shames else 1.2
            saddest = max((relief(p, "misery") for p in s.party), default=0.0)
            bonus = saddest if there.cheers else 0.5
            return finds * hurt + bonus - cost - 0.5
        case "call-on":
            return 1.0
        case "round-them":
            cards = int(option.args[1])
            return 0.35 * (view.unknown - cards) * 2.0 - cards * price
        case "pay-off":
            return 0.35 * view.unknown * 2.0 - cheapest(s, int(option.args[1]))
        case _:
            return -1.0


def search(s: Scene) -> Choice:
    """Look where it pays: quietly for cards, or loudly."""
    if give_up(s) and s.one("end"):
        return because(s.first("end"), "end")
    gain, chosen = _cheapest_way(s, s.word("card"))
    if chosen is not None and gain > 0:
        return because(chosen, "noise" if chosen.verb == "noise" else "search")
    return because(s.first("ignore", "keep"), "ignore")


def _cheapest_way(s: Scene, card: str) -> tuple[float, Option | None]:
    """The best way to pay for a search, and what remains of its worth."""
    finds = LIES_BEHIND.get(card, ("furniture",))
    value = sum(FINDS[row] for row in finds) - watchers(s) * len(finds) * 0.8
    found: list[tuple[float, int, Option]] = []
    for at, option in enumerate(s.options):
        match option.verb:
            case "return":
                cost = card_price(s) * min(int(option.args[0]), s.view.unknown)
            case "with-tool":
                cost = card_price(s) * int(option.args[1])
            case "noise":
                cost = noise_price(s, int(option.args[0]))
            case "pick-lock":
                cost = 0.3 * value - 2.0 + (2.5 if option.args[1] == "lockpick" else 0.0)
            case _:
                continue
        found.append((value - cost, -at, option))
    if not found:
        return -1.0, None
    gain, _, chosen = max(found)
    return gain, chosen


def _obstacle_gain(s: Scene, card: str) -> float:
    """Whether to work on an obstacle of the slot now: when the deck runs out, or with the right tool."""
    pile = s.view.pile
    there = printed(card)
    if pile.get(there.tool) or (there.tool == "sawblade" and pile.get("thin-sawblade")):
        return 4.0
    if there.noise:
        behind = sum(FINDS[row] for row in LIES_BEHIND[card])
        return behind - noise_price(s, there.noise) if s.view.noise <= 2 else -1.0
    return 2.0 if s.view.unknown <= max(5, 2 + there.back) else -1.0


def obstacle(s: Scene) -> Choice:
    """Work on it if that pays now, else keep it for later."""
    if give_up(s) and s.one("end"):
        return because(s.first("end"), "end")
    gain, chosen = _cheapest_way(s, s.word("card"))
    begun = s.one("ignore") is None
    if chosen is not None and (gain > 0 or begun):
        return because(chosen, "noise" if chosen.verb == "noise" else "search")
    return because(s.first("keep", "ignore"), "keep-obstacle")


def noise(s: Scene) -> Choice:
    """Quiet tricks when it is loud."""
    level = s.view.noise
    sneak = s.one("sneak")
    if sneak and level >= 4:
        return because(sneak, "sneak")
    breath = s.one("hold-breath")
    if breath and level >= 4:
        return because(breath, "narrative", card=f"card:{breath.args[0]}")
    return because(s.first("roll-noise"), "roll-noise")


# --- Odd cards ----------------------------------------------------------------------------------------


def hiding_place(s: Scene) -> Choice:
    """A way to let somebody pass is worth two cards once the city is rough."""
    if s.one("return") and 0.6 * meeting(s) > 2 * card_price(s) and s.view.unknown > 4:
        return because(s.first("return"), "hiding-place")
    return because(s.first("ignore"), "ignore")


def footsteps(s: Scene) -> Choice:
    """Wait as long as it pays."""
    if give_up(s) and s.one("end"):
        return because(s.first("end"), "end")
    comes = printed(s.word("card")).comes

    def key(option: Option) -> float:
        n = int(option.args[0])
        met = max(0.0, comes - n / 10)
        left = s.view.unknown - n
        return -(met * meeting(s) + n * card_price(s) * (1.0 if left >= 0 else 2.0))

    return because(best(s.all("listen-for"), key), "footsteps")


def candlelight(s: Scene) -> Choice:
    """Leave people alone."""
    if give_up(s) and s.one("end"):
        return because(s.first("end"), "end")
    return because(s.first("ignore"), "ignore")


def rotten_floor(s: Scene) -> Choice:
    """Somebody sure-footed goes across, or it is gone round."""
    falls = printed(s.word("card")).wounds
    found: list[tuple[float, int, Option]] = []
    for at, option in enumerate(s.options):
        if option.verb == "balance":
            person = s.people[option.args[0]]
            p = 1.0 - falls ** (1 + person.prowess)
            found.append((p * FINDS["furniture"] - (1 - p) * rise(person, "wounds"), -at, option))
        elif option.verb == "return":
            found.append((-int(option.args[0]) * card_price(s), -at, option))
        elif option.verb == "end":
            found.append((-card_price(s) * s.view.unknown, -at, option))
    _, _, chosen = max(found)
    return because(chosen, {"balance": "balance", "end": "end"}.get(chosen.verb, "go-round"))


def tripwire(s: Scene) -> Choice:
    """Go round it."""
    sprung = printed(s.word("card")).wounds
    found: list[tuple[float, int, Option]] = []
    for at, option in enumerate(s.options):
        if option.verb == "disarm":
            person = s.people[option.args[0]]
            found.append((0.5 - sprung * (rise(person, "wounds", 2) + 0.4 * meeting(s)), -at, option))
        elif option.verb == "return":
            found.append((-int(option.args[0]) * card_price(s), -at, option))
        elif option.verb == "end":
            found.append((-card_price(s) * s.view.unknown, -at, option))
    _, _, chosen = max(found)
    return because(chosen, {"disarm": "disarm", "end": "end"}.get(chosen.verb, "go-round"))


def silence(s: Scene) -> Choice:
    """Go on, or go home."""
    if give_up(s) and s.one("end"):
        return because(s.first("end"), "end")
    return because(s.first("go-on-card"), "silence")


def left_behind(s: Scene) -> Choice:
    """Cover the dead when somebody needs it; search only with a light heart."""
    if give_up(s) and s.one("end"):
        return because(s.first("end"), "end")
    sad = max((relief(p, "misery") for p in s.party), default=0.0)
    pangs = sum(0.1 * p.empathy * rise(p, "misery") for p in s.party)
    cover = s.one("cover")
    covered = sad - int(cover.args[0]) * card_price(s) if cover else -1.0
    looted = FINDS["furniture"] - pangs - watchers(s) if s.one("search-dead") else -1.0
    if covered > max(0.0, looted):
        return because(s.first("cover"), "cover")
    if looted > 0:
        return because(s.first("search-dead"), "search-dead")
    return because(s.first("ignore"), "ignore")


def seen_first(s: Scene) -> Choice:
    """Bad company goes to the bottom."""
    rough = company(s.word("card")).fights
    return because(s.first("to-bottom" if rough else "leave-top"), "seen-first")


def next_card(s: Scene) -> Choice:
    """The cards worth most come first; dangerous ones are left to be returned."""
    chosen = best(s.options, lambda o: _card_worth(s, o.args[0]))
    return because(chosen, "next-card", card=f"card:{chosen.args[0]}")


def _card_worth(s: Scene, card: str) -> float:
    there = printed(card)
    if card in LIES_BEHIND:
        at = s.view.trip.location if s.view.trip else ""
        map_ = next((place.map for place in s.view.locations if place.id == at), ())
        if there.map and there.map not in map_:
            return 0.0
        return sum(FINDS[row] for row in LIES_BEHIND[card])
    if there.calms:
        return 1.0
    return 0.5 - 6.0 * there.comes - 4.0 * there.wounds


def away(s: Scene) -> Choice:
    """Return what is of no use."""
    offers = s.all("away")
    chosen = best(offers, lambda o: -_card_worth(s, o.args[0])) if offers else safe(s.options)
    if offers and _card_worth(s, chosen.args[0]) < 0:
        return because(chosen, "away", card=f"card:{chosen.args[0]}")
    return because(s.first("keep-rest"), "keep-rest")
