"""The heuristic bot's days in `mine`: what to build, who does what, what the Objective is worth."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.bots.mine_scene import Choice, Scene, because, best, safe
from tilldawn.bots.mine_worth import (
    READERS,
    SMOKERS,
    Dials,
    Goods,
    board_ups,
    built,
    burden,
    days_left,
    relief,
    rise,
    stock,
)
from tilldawn.engine.request import Option
from tilldawn.games.mine.view import PersonView, TableView

POKE, POKE_HANDYMAN = 2.2, 3.1
"""Pieces an action of poking about brings."""
BOARD_UP: Goods = {"component": 1, "wood": 4}
HEAT = 2
"""Wood for a Cold token, 1 with the Efficient Heater."""
RUBBLE = {"c6": 2.6, "a4": 2.4, "b2": 1.6, "d4": 1.6, "d6": 2.2, "a2": 1.8}
"""What digging here leads to, per action."""
DEADLINES = (9, 4)
"""Cards in the Events deck when a Chapter card lies on top."""
PARTS = ("mechanical-part", "electrical-part")
CHILLS_ONE = (0.0, 0.0, 3 / 7, 4 / 7, 2 / 7, 0.0, 0.0)
CHILLS_ALL = (0.0, 0.0, 0.0, 1 / 7, 3 / 7, 5 / 7, 5 / 7)
"""How likely the Cold is to make one ill, or everybody, by effective Cold."""


class Wish(Struct, frozen=True):
    """Something to save for: a Fitting, or a Board-Up."""

    id: str
    cost: Goods


# --- What to build ------------------------------------------------------------------------------------


def wishes(view: TableView, dials: Dials) -> list[Wish]:
    """What is worth building, best first, as far as it can be built at all."""
    deck = {f.id: f for f in view.deck}
    found: list[tuple[float, Wish]] = []
    for id, gain in _gains(view, dials).items():
        if id == "board-up":
            if not built(view, "workshop") or board_ups(view) == 3:
                continue
            wish = Wish(id, BOARD_UP)
        elif id in deck and deck[id].places:
            wish = Wish(id, deck[id].cost)
        else:
            continue
        net = gain - POKE - dials.cost * sum(n * (1.5 if good in PARTS else 1.0) for good, n in wish.cost.items())
        if net > 0:
            found.append((net, wish))
    return [wish for _, wish in sorted(found, key=lambda entry: (-entry[0], entry[1].id))]


def _gains(view: TableView, dials: Dials) -> dict[str, float]:
    """What each thing is worth to have for the nights that are left."""
    left = days_left(view)
    heater = built(view, "simple-heater")
    chems = stock(view, "chems")
    cold = [view.effective_cold + 0.9 * night for night in range(left)]
    frost = sum(chill(view, c) - chill(view, min(c, 1.0)) for c in cold)
    draught = sum(chill(view, c) - chill(view, c - 1) for c in cold)
    board = dials.board * left + (0.3 if heater else 0.8) * draught
    thirst = 0.8 if stock(view, "water") < len(view.people) else 0.0
    bait = min(left, chems + 1.0)
    return {
        "simple-heater": dials.heat * frost - 1.8 * left - 1.2 * view.effective_cold,
        "board-up": board,
        "workshop": 2 * max(0.0, board - 7.0) + 1.0 * left,
        "rainwater-collector": (dials.rain + thirst) * left,
        "bed-1": (dials.bed if len(view.people) > 2 else 6.0) * left,
        "bed-2": 0.7 * left,
        "deadfall-trap": dials.trap * bait + 0.6 * left,
        "cage-trap": 2.8 * bait if built(view, "deadfall-trap") else 0.0,
        "crude-stove": dials.stove * left,
        "cooking-stove": 3.0 * left if built(view, "crude-stove") else 0.0,
        "chair": sum(relief(p, "misery") for p in view.people) + 0.3 * left,
        "metal-workshop": 1.0 * left,
    }


def missing(view: TableView, cost: Goods) -> Goods:
    """What Storage lacks."""
    return {good: n - stock(view, good) for good, n in cost.items() if n > stock(view, good)}


def target(view: TableView, dials: Dials) -> Wish | None:
    """The first wish that is not out of reach for want of parts."""
    workshop = built(view, "workshop")
    for wish in wishes(view, dials):
        if workshop or not any(part in missing(view, wish.cost) for part in PARTS):
            return wish
    return None


# --- Planning a stage ---------------------------------------------------------------------------------


def plan(s: Scene) -> Choice:
    """Whoever has the most particular work first; the one who pokes about best comes last."""
    early = _before_stage(s) or pay_in(s)
    if early:
        return early
    offers = s.all("plan")
    if not offers:
        return because(safe(s.options), "resolve")

    def order(option: Option) -> float:
        person = s.people[option.args[0]]
        return -10.0 * (person.id == "marin") + 5.0 * (person.id == "boris") + person.states["fatigue"]

    chosen = best(offers, order)
    return because(chosen, "plan", who=f"character:{chosen.args[0]}")


def _before_stage(s: Scene) -> Choice | None:
    """Narrative Actions of the day."""
    view = s.view
    for card in view.hand:
        if card == "second-wind" and view.stage == 1:
            gain = max((_stages_lost(p) for p in view.people if p.states["fatigue"] < 4), default=0)
            if gain < 2:
                continue
        elif card == "banister":
            if min(view.cold, view.effective_cold) < 2:
                continue
        elif card != "old-debt":
            continue
        option = s.anytime("narrative", card)
        if option:
            return because(option, "narrative", card=f"card:{card}")
    return None


def _stages_lost(person: PersonView) -> int:
    return 3 - sum(person.actions)


def second_wind(s: Scene) -> Choice:
    """The one who has lost most of the day."""
    chosen = best(s.options, lambda o: _stages_lost(s.people[o.args[0]]))
    return because(chosen, "second-wind", who=f"character:{chosen.args[0]}")


def action(s: Scene) -> Choice:
    """The action worth most for this Character now."""
    person = s.people[s.word("who")]
    wish = target(s.view, s.dials)
    scored = [(_score(s, person, wish, o), -at, o) for at, o in enumerate(s.options)]
    calm = [entry for entry in scored if entry[2].warning is None] or scored
    _, _, chosen = max(calm)
    return _say(person, chosen)


def _say(person: PersonView, chosen: Option) -> Choice:
    who = f"character:{person.id}"
    match chosen.verb:
        case "craft" | "craft-water":
            return because(chosen, "craft", who=who, card=f"card:{chosen.args[0]}")
        case "use":
            return because(chosen, "use", who=who, card=f"card:{chosen.args[0]}", deed=f"deed:{chosen.args[1]}")
        case "poke-about":
            return because(chosen, "poke", who=who)
        case "clear" | "dig" | "dig-alone" | "dig-with" | "saw" | "unlock":
            return because(chosen, "clear", who=who)
        case "outside":
            return because(chosen, "outside", who=who)
        case "rest":
            return because(chosen, "rest", who=who)
        case _:
            return because(chosen, "work", who=who)


def _score(s: Scene, person: PersonView, wish: Wish | None, option: Option) -> float:
    """What an action is worth, in pieces of Wood."""
    view = s.view
    match option.verb:
        case "clear":
            return 5.2 if option.args[1] == "furniture" else 4.6
        case "unlock":
            return 6.0 if option.args[1] == "lockpick" else 6.5
        case "saw":
            return 7.0
        case "dig" | "dig-alone" | "dig-with":
            return _dig(s, option)
        case "poke-about":
            return _poke(s, person)
        case "craft" | "craft-water":
            return 9.0 if wish is not None and option.args[0] == wish.id else -1.0
        case "new-idea":
            return _idea(view)
        case "outside":
            return _outside(s, person)
        case "use":
            return _use(s, person, wish, option.args[0], option.args[1])
        case _:
            return 0.0


def _dig(s: Scene, option: Option) -> float:
    space = option.args[0]
    gain = RUBBLE.get(space, 1.5)
    if space == "a4" and not stock(s.view, "lockpick"):
        gain -= 1.0
    if next(sp.card for sp in s.view.spaces if sp.id == space) == "remnants":
        gain += 0.6
    return gain / 2 if option.verb == "dig-with" else gain


def _poke(s: Scene, person: PersonView) -> float:
    """Pieces by the die, as far as they are wanted and the box has them."""
    view = s.view
    pieces = POKE_HANDYMAN if person.id == "marin" else POKE
    there = view.goods["wood"].box + view.goods["component"].box
    plenty = stock(view, "wood") + stock(view, "component")
    value = s.dials.resource if plenty < 14 else 0.7 * s.dials.resource
    return min(pieces, there) * value


def _idea(view: TableView) -> float:
    """New Ideas when something among them is wanted and would be used."""
    left = days_left(view)
    gain = 0.0
    if "chair" in view.ideas:
        gain += sum(relief(p, "misery") for p in view.people) - 3.0
    if "cage-trap" in view.ideas and built(view, "deadfall-trap") and left >= 4:
        gain += 2.5
    if "cooking-stove" in view.ideas and built(view, "crude-stove") and left >= 4:
        gain += 2.5
    if "bed-2" in view.ideas and built(view, "bed-1") and left >= 4:
        gain += 1.0
    return gain


def _outside(s: Scene, person: PersonView) -> float:
    """A small group looks for somebody to join it; otherwise the sniper is not worth it."""
    view = s.view
    if len(view.people) > 2:
        return 0.5 - person.states["wounds"]
    food = sum(stock(view, food) for food in ("canned-food", "raw-food"))
    gain = 6.0 if len(view.people) == 1 else 2.0 + min(food, 3)
    return gain - 4.0 * (person.states["wounds"] >= 2) - 2.0 * (days_left(view) <= 2)


def _use(s: Scene, person: PersonView, wish: Wish | None, card: str, id: str) -> float:
    """What an action of a Fitting is worth."""
    view = s.view
    match id:
        case "nap":
            return _nap(s, person)
        case "collect-rain":
            have = stock(view, "water")
            return 0.9 * s.worth("water") + 1.6 * s.loss("water") if have < 6 else 0.0
        case "bait":
            return _bait(s)
        case "cook-food":
            made = 2 if built(view, "cooking-stove") else 1
            return made * s.worth("raw-food") - s.loss("water") - 1.0 - 0.5
        case "cook-herbs":
            return s.worth("vegetable") - 2 * s.loss("herb") - s.loss("water") - 1.0
        case "heat":
            return _heating(view)[1]
        case "board-up":
            return 8.5 if wish is not None and wish.id == "board-up" else -1.0
        case "make-parts":
            return _parts(view, wish)
        case "sit":
            odds = min(1.0, (5 + 2 * stock(view, "book")) / 10)
            return odds * relief(person, "misery")
        case "tune-in":
            return 0.3 * relief(person, "misery")
        case "distil":
            return 1.5 * s.worth("moonshine") - s.loss("water") - 1.0
        case "sow-herbs" | "sow-vegetables":
            crop = 1.8 * s.worth("herb") if id == "sow-herbs" else 1.7 * s.worth("vegetable")
            return crop - s.loss("water") - s.loss("chems")
        case "brew-herbal-meds":
            return stock(view, "herb") * (s.worth("herbal-meds") - s.loss("herb"))
        case "make-meds":
            return s.worth("meds") - s.loss("herb") - s.loss("chems")
        case "make-bandages":
            return s.worth("bandages") - s.loss("herb")
        case "roll-cigarettes":
            return 1.2 * s.worth("cigarette") - s.loss("herb")
        case "make-lockpick":
            doors = sum(sp.card == "closed-door" and sp.reach for sp in view.spaces)
            return 3.5 if doors > stock(view, "lockpick") else -1.0
        case "make-knife" | "make-hatchet":
            armed = any(stock(view, weapon) for weapon in ("knife", "hatchet", "pistol", "shotgun"))
            return -1.0 if armed else 4.0
        case _:
            return -1.0


def _nap(s: Scene, person: PersonView) -> float:
    """Less Fatigue, and perhaps more of the day."""
    other = dict(person.states)
    tired = other.pop("fatigue")
    dots = {1: 1, 2: 2, 3: 3, 4: 3}.get(tired, 0)
    after = {1: 1, 2: 2}.get(max(0, tired - 2), 0)
    body = max(
        (0, 1, 2, 3, 3)[other["illness"]],
        (0, 1, 2, 3, 3)[other["wounds"]],
        (0, 0, 1, 2, 3)[other["hunger"]],
        (0, 0, 1, 2, 3)[other["misery"]],
    )
    stages_before = max(0, 3 - max(dots, body) - s.view.stage)
    stages_after = max(0, 3 - max(after, body) - s.view.stage)
    return 1.1 * relief(person, "fatigue", 2) + POKE * (stages_after - stages_before)


def _bait(s: Scene) -> float:
    """Chems are good bait; Raw Food only with the better trap."""
    caught = 1.6 if built(s.view, "cage-trap") else 1.1
    rats = 1.0 if "rat-infestation" in s.view.active else 0.0
    gain = (caught + rats) * s.worth("raw-food")
    if stock(s.view, "chems"):
        return gain - s.loss("chems")
    return gain - s.loss("raw-food") - 1.5


def _parts(view: TableView, wish: Wish | None) -> float:
    """Parts for what is to be built next, if enough Components stay for it."""
    if wish is None:
        return -1.0
    lacks = missing(view, wish.cost)
    wanted = sum(lacks.get(part, 0) for part in PARTS)
    if not wanted:
        return -1.0
    spare = stock(view, "component") - wish.cost.get("component", 0)
    return 5.0 if spare >= wanted or stock(view, "component") >= wanted + 4 else -1.0


# --- Cold ---------------------------------------------------------------------------------------------


def chill(view: TableView, cold: float) -> float:
    """What the Cold is likely to do at one Dawn."""
    low = int(min(5.0, max(0.0, cold)))
    part = min(6.0, max(0.0, cold)) - low
    one, everybody = (odds[low] + part * (odds[low + 1] - odds[low]) for odds in (CHILLS_ONE, CHILLS_ALL))
    least = min((4.5 + p.states["illness"] for p in view.people), default=0.0)
    total = sum(4.5 + p.states["illness"] for p in view.people)
    return one * least + everybody * total


def _heating(view: TableView) -> tuple[int, float]:
    """How many Cold tokens to burn away, and what that is worth."""
    price = 1 if built(view, "efficient-heater") else HEAT
    fuel = stock(view, "wood")
    horizon = min(2.0, days_left(view))
    now = chill(view, view.effective_cold)
    found = [(0, 0.0)]
    for n in range(1, min(view.cold, fuel // price) + 1):
        gain = horizon * (now - chill(view, max(0, view.effective_cold - n))) - 0.8 * price * n
        found.append((n, gain))
    return max(found, key=lambda entry: entry[1])


# --- Details of an action -----------------------------------------------------------------------------


def how_often(s: Scene) -> Choice:
    """As much as is wanted."""
    card, _, id = s.word("what").partition(".")
    offers = [o for o in s.options if o.warning is None] or list(s.options)
    if id == "heat":
        wanted = max(1, _heating(s.view)[0])
    elif id == "make-parts":
        wish = target(s.view, s.dials)
        lacks = missing(s.view, wish.cost) if wish else {}
        wanted = max(1, sum(lacks.get(part, 0) for part in PARTS))
    elif id == "roll-cigarettes":
        wanted = max(1, 2 * sum(name in s.people for name in SMOKERS) - stock(s.view, "cigarette"))
    elif id == "make-filters":
        wanted = 1
    else:
        wanted = 99
    chosen = max(
        offers, key=lambda o: (int(o.args[0]) <= wanted, int(o.args[0]) * (1 if int(o.args[0]) <= wanted else -1))
    )
    return because(chosen, "how-often", times=int(chosen.args[0]))


def which_parts(s: Scene) -> Choice:
    """The parts the next wish lacks."""
    wish = target(s.view, s.dials)
    lacks = missing(s.view, wish.cost) if wish else {}

    def key(option: Option) -> float:
        mechanical, electrical = (int(n) for n in option.args)
        return min(mechanical, lacks.get("mechanical-part", 0)) + min(
            electrical, lacks.get("electrical-part", 0)
        )

    return because(best(s.options, key), "which-parts")


def which_fuel(s: Scene) -> Choice:
    """Books burn only where nobody reads and Wood is short."""
    readers = any(name in s.people for name in READERS)
    wood = stock(s.view, "wood")
    return because(
        best(s.options, lambda o: -int(o.args[1]) * (3 if readers else 1 if wood > 4 else -1)), "which-fuel"
    )


def bait(s: Scene) -> Choice:
    """Chems rather than food."""
    chosen = best(s.options, lambda o: -s.loss(o.args[0]))
    return because(chosen, "give-least", good=f"good:{chosen.args[0]}")


def where(s: Scene) -> Choice:
    """Where an upgrade could stand beside it."""
    free = {space.id for space in s.view.spaces if space.free}

    def key(option: Option) -> float:
        space = option.args[0]
        beside = [f"{space[0]}{int(space[1:]) + step}" for step in (-1, 1)]
        return sum(n in free for n in beside)

    return because(best(s.options, key), "where", card=f"card:{s.word('card')}")


def which_hole(s: Scene) -> Choice:
    """One Hole is as good as another."""
    return because(safe(s.options), "which-hole")


def split(s: Scene) -> Choice:
    """Wood and Components in the mix the next wishes need."""
    need = {"wood": 2 if s.view.effective_cold >= 2 else 1, "component": 1}
    for wish in wishes(s.view, s.dials)[:2]:
        for good in need:
            need[good] += wish.cost.get(good, 0)
    for good in need:
        need[good] -= stock(s.view, good) + s.view.products.get(good, 0)

    def key(option: Option) -> float:
        wood, component = (int(n) for n in option.args)
        after = [need["wood"] - wood, need["component"] - component]
        return -(max(after) + 0.1 * max(0, min(after)))

    chosen = best(s.options, key)
    return because(chosen, "split")


def think_of(s: Scene) -> Choice:
    """The ideas we would use."""
    order = ["chair"]
    if built(s.view, "deadfall-trap"):
        order.append("cage-trap")
    if built(s.view, "crude-stove"):
        order.append("cooking-stove")
    order += ["bed-2", "cage-trap", "cooking-stove", "efficient-heater"]
    ranks = {card: at for at, card in reversed(list(enumerate(order)))}
    chosen = best(s.options, lambda o: -ranks.get(o.args[0], 99))
    return because(chosen, "think-of", card=f"card:{chosen.args[0]}")


def free_fitting(s: Scene) -> Choice:
    """What we would have built next."""
    order = [
        "rainwater-collector",
        "workshop",
        "deadfall-trap",
        "simple-heater",
        "bed-1",
        "crude-stove",
        "cooking-stove",
        "chair",
    ]
    ranks = {card: at for at, card in enumerate(order)}
    offers = s.all("free-fitting") or list(s.options)
    chosen = best(offers, lambda o: -ranks.get(o.args[0] if o.args else "", 50))
    return because(chosen, "free-fitting")


def listen(s: Scene) -> Choice:
    """What comes tonight matters more than what comes tomorrow."""
    return because(best(s.options, lambda o: o.args[0] == "events"), "listen")


def roll_again(s: Scene) -> Choice:
    """Anton has a low roll made again."""
    result = int(s.request.words.get("result", 0) or 0)  # type: ignore[arg-type]
    what = str(s.request.words.get("what", ""))
    again = result <= (1 if what == "action:outside" else 3)
    return because(s.first("yes" if again else "no"), "again" if again else "not-again", result=result)


# --- The Objective ------------------------------------------------------------------------------------


def pay_in(s: Scene) -> Choice | None:
    """Pay for the Objective what is not needed; at the last moment, all it takes if that is worth it."""
    view = s.view
    objective = view.objective
    if objective is None or not objective.pays or objective.progress >= objective.steps:
        return None
    left = objective.steps - objective.progress
    last = view.phase == "dawn" and view.events in DEADLINES
    if last:
        price = _bill(s, objective.pays, left)
        if price is None or price[0] > _stake(view, objective.id):
            return None
        goods = price[1]
    else:
        goods = [good for good in objective.pays if view.storage.get(good, 0) > _keep(s, good)]
    for good in goods:
        option = s.anytime("pay-in", good)
        if option:
            return because(option, "pay-in", good=f"good:{good}")
    return None


def _bill(s: Scene, pays: dict[str, int], left: int) -> tuple[float, list[str]] | None:
    """What it costs to pay all that is left, and with what; None if it cannot be paid."""
    late = 0.45 if days_left(s.view) <= 2 else 1.0
    pieces = sorted(
        (late * s.loss(good) / steps, good, steps)
        for good, steps in pays.items()
        for _ in range(s.view.storage.get(good, 0))
    )
    price, goods = 0.0, []
    for rate, good, steps in pieces:
        if left <= 0:
            break
        if steps <= left:
            price += rate * steps
            left -= steps
            goods.append(good)
    return (price, goods) if left <= 0 else None


def _stake(view: TableView, objective: str) -> float:
    """What the Reward and the spared Penalty of an Objective are worth."""
    sad = sorted(rise(p, "misery") for p in view.people)
    two = sum(sad[:2])
    left = days_left(view)
    match objective:
        case "food-for-the-hungry":
            return sum(rise(p, "misery", 2) for p in view.people) + 1.2 * left
        case "fuel-for-the-winter":
            cold = view.effective_cold
            return left * (chill(view, cold + 2) - chill(view, cold - 3)) * 0.7
        case "parcel-for-the-ward":
            cures = sorted(max(relief(p, "illness", 2), relief(p, "wounds", 2)) for p in view.people)
            return two + sum(cures[-2:])
        case _:
            return two + 9.0


def _keep(s: Scene, good: str) -> int:
    """How many pieces must stay before anything is paid in early."""
    view = s.view
    match good:
        case "wood":
            return 6
        case "book":
            return 1 if any(name in s.people for name in READERS) else 0
        case "water":
            return 2 * len(view.people)
        case "chems":
            return 2 if built(view, "deadfall-trap") else 0
        case "herb":
            return 0
        case "meds" | "herbal-meds":
            return 1 + sum(p.states["illness"] > 0 for p in view.people)
        case "bandages":
            return 1 + sum(p.states["wounds"] > 1 for p in view.people)
        case _:
            return 99


def cure(s: Scene) -> Choice:
    """Whom it helps most."""
    offers = s.all("cure")
    if not offers:
        return because(safe(s.options), "default")
    chosen = best(offers, lambda o: relief(s.people[o.args[0]], o.args[1], 2))
    return because(chosen, "helps", who=f"character:{chosen.args[0]}")


def weakest(view: TableView) -> PersonView:
    """Whoever carries most."""
    return max(view.people, key=burden)
