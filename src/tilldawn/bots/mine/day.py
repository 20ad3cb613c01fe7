"""The heuristic bot's days in `mine`: who does what, and the details of each action."""

from __future__ import annotations

from tilldawn.bots.mine.build import PARTS, POKE, Wish, heating, missing, needs, pay_in, target
from tilldawn.bots.mine.scenario import errand, on_air
from tilldawn.bots.mine.scene import Choice, Scene, because, best, safe
from tilldawn.bots.mine.taste import BOARD_UP, Taste, fancied
from tilldawn.bots.mine.worth import (
    READERS,
    SMOKERS,
    WEAPONS,
    body_dots,
    built,
    days_left,
    relief,
    rise,
    stock,
)
from tilldawn.engine.request import Option
from tilldawn.games.mine.public.facts import FOOD
from tilldawn.games.mine.public.printed.board import grows, poke_about, searched, sniped
from tilldawn.games.mine.public.printed.events import lying
from tilldawn.games.mine.public.printed.fittings import (
    BEDS,
    BETTER_STOVES,
    BETTER_TRAPS,
    CAUGHT,
    CAUGHT_MORE,
    CHAIRS,
    COOKED_MORE,
    DEEDS,
    HEATERS,
    MORE_BEDS,
    STOVES,
    THRIFTY,
    TRAPS,
    WELLS,
    WORKSHOPS,
    Deed,
)
from tilldawn.games.mine.public.printed.people import skill_of
from tilldawn.games.mine.public.printed.stories import boon_of
from tilldawn.games.mine.public.view import PersonView, TableView

FOND = 5.0
"""What it is worth to use a Fitting one likes."""
COMPANY = 8.0
"""What meeting somebody is worth to who likes company: only crafting comes first."""
RUBBLE = {
    "c6": 2.6,
    "a4": 2.4,
    "b2": 1.6,
    "d4": 1.6,
    "d6": 2.2,
    "a2": 1.8,
    "h5": 2.8,
    "f3": 2.5,
    "g2": 1.8,
    "j1": 1.9,
}
"""What digging here leads to, per action, on either side of the board."""
BEFORE_DOORS = ("a4", "f3")
"""Most of what lies behind them is behind Closed Doors, too."""
REASONS = {"poke": "poke", "search": "search-home", "garden": "garden"}
"""What is said of a printed action, by its kind."""
FIRST_DOOR = "i4"
"""Behind this one lies what every later day can use: it is opened before others."""


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
        skill = skill_of(person.id)
        return -10.0 * bool(skill.poke_about) + 5.0 * skill.digs_alone + person.states["fatigue"]

    chosen = best(offers, order)
    return because(chosen, "plan", who=f"character:{chosen.args[0]}")


def _before_stage(s: Scene) -> Choice | None:
    """Narrative Actions of the day."""
    view = s.view
    for card in view.hand:
        boon = boon_of(card)
        if boon.revives and view.stage == 1:
            gain = max((_stages_lost(p) for p in view.people if p.states["fatigue"] < 4), default=0)
            if gain < 2:
                continue
        elif boon.cold:
            if min(view.cold, view.effective_cold) < boon.cold:
                continue
        elif not boon.owed:
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
    wish = target(s.view, s.dials, s.taste)
    scored = [(_score(s, person, wish, o), -at, o) for at, o in enumerate(s.options)]
    calm = [entry for entry in scored if entry[2].warning is None] or scored
    _, _, chosen = max(calm)
    return _say(s, person, chosen)


def _say(s: Scene, person: PersonView, chosen: Option) -> Choice:
    who = f"character:{person.id}"
    match chosen.verb:
        case "craft" | "craft-water":
            return because(chosen, "craft", who=who, card=f"card:{chosen.args[0]}")
        case "use":
            return because(
                chosen, "use", who=who, card=f"card:{chosen.args[0]}", deed=f"deed:{chosen.args[1]}"
            )
        case "clear" | "dig" | "dig-alone" | "dig-with" | "saw" | "unlock":
            return because(chosen, "clear", who=who)
        case "rest":
            return because(chosen, "rest", who=who)
        case _:
            kind = s.view.printed.deeds.get(chosen.verb)
            if kind == "outside":
                return because(chosen, "company" if _sociable(s) else "outside", who=who)
            return because(chosen, REASONS.get(kind or "", "work"), who=who)


def _score(s: Scene, person: PersonView, wish: Wish | None, option: Option) -> float:
    """What an action is worth, in pieces of Wood, with what it may cost under fire."""
    worth = _gain(s, person, wish, option)
    if not s.view.printed.watched or option.verb == "rest":
        return worth
    hit, wounds = sniped(s.view, _floor(s.view, option))
    return worth - hit * rise(person, "wounds", wounds) if hit else worth


def _floor(view: TableView, option: Option) -> str:
    """The floor an action is done on; nothing where that is still to be chosen."""
    place = option.args[0] if option.args else ""
    return next((space.floor for space in view.spaces if place and place in (space.id, space.fitting)), "")


def _gain(s: Scene, person: PersonView, wish: Wish | None, option: Option) -> float:
    """What an action brings."""
    match option.verb:
        case "clear":
            return 5.2 if option.args[1] == "furniture" else 4.6
        case "unlock":
            return (6.0 if option.args[1] == "lockpick" else 6.5) + (option.args[0] == FIRST_DOOR)
        case "saw":
            return 7.0
        case "dig" | "dig-alone" | "dig-with":
            return _dig(s, option)
        case "craft" | "craft-water":
            return 9.0 if wish is not None and option.args[0] == wish.id else -1.0
        case "use" if s.view.scenario is not None and (gain := on_air(s, option.args[1])) is not None:
            return gain
        case "use":
            return _use(s, person, wish, DEEDS[option.args[0], option.args[1]]) + _fondness(s, option.args[0])
        case _:
            return _printed(s, person, option.verb)


def _printed(s: Scene, person: PersonView, deed: str) -> float:
    """What an action printed on the board brings."""
    view = s.view
    side = view.printed.board
    match view.printed.deeds.get(deed):
        case "poke":
            return _poke(s, poke_about(side, deed, skill_of(person.id).poke_about))
        case "idea":
            return _idea(view, s.taste)
        case "outside":
            return _outside(s, person)
        case "search":
            return sum(n * s.worth(good) for good, n in searched(side, deed).items())
        case "garden":
            return sum(n * s.worth(good) for good, n in grows(side, deed, view.cold).items())
        case _:
            return 0.0


def _dig(s: Scene, option: Option) -> float:
    space = option.args[0]
    gain = RUBBLE.get(space, 1.5)
    if space in BEFORE_DOORS and not stock(s.view, "lockpick"):
        gain -= 1.0
    if next(sp.card for sp in s.view.spaces if sp.id == space) == "remnants":
        gain += 0.6
    return gain / 2 if option.verb == "dig-with" else gain


def _poke(s: Scene, pieces: float) -> float:
    """So many pieces, as far as they are wanted and the box has them."""
    view = s.view
    there = view.goods["wood"].box + view.goods["component"].box
    plenty = stock(view, "wood") + stock(view, "component")
    value = s.dials.resource if plenty < 14 else 0.7 * s.dials.resource
    return min(pieces, there) * value


def _idea(view: TableView, taste: Taste) -> float:
    """New Ideas when something among them is wanted and would be used."""
    left = days_left(view)
    gain = 8.0 if taste.fitting in view.ideas else 0.0
    ideas = set(view.ideas)
    if ideas.intersection(CHAIRS):
        gain += sum(relief(p, "misery") for p in view.people) - 3.0
    for more, base, worth in (
        (BETTER_TRAPS, TRAPS, 2.5),
        (BETTER_STOVES, STOVES, 2.5),
        (MORE_BEDS, BEDS, 1.0),
    ):
        if left >= 4 and ideas.intersection(more) and built(view, base):
            gain += worth
    return gain


def _outside(s: Scene, person: PersonView) -> float:
    """Who likes company goes while unhurt; a small group looks for somebody to join it; otherwise the sniper
    is not worth it."""
    view = s.view
    if view.scenario is not None and (gain := errand(s, person)) is not None:
        return gain
    if _sociable(s):
        return COMPANY if person.states["wounds"] < 2 else -1.0
    if len(view.people) > 2:
        return 0.5 - person.states["wounds"]
    food = sum(stock(view, food) for food in ("canned-food", "raw-food"))
    gain = 6.0 if len(view.people) == 1 else 2.0 + min(food, 3)
    return gain - 4.0 * (person.states["wounds"] >= 2) - 2.0 * (days_left(view) <= 2)


def _sociable(s: Scene) -> bool:
    """Whether the leader likes company, and has built what it likes better."""
    return s.taste.company and (not s.taste.fitting or built(s.view, (s.taste.fitting,)))


def _use(s: Scene, person: PersonView, wish: Wish | None, deed: Deed) -> float:
    """What an action of a Fitting is worth."""
    view = s.view
    if deed.rests:
        return _nap(s, person, deed.rests)
    if deed.hole:
        return 8.5 if wish is not None and wish.id == BOARD_UP else -1.0
    if deed.cold:
        return heating(view)[1]
    if deed.bait:
        return _bait(s)
    if deed.crop == "water":
        have = stock(view, "water")
        return 0.9 * s.worth("water") + 1.6 * s.loss("water") if have < 6 else 0.0
    if deed.crop:
        return deed.brings * s.worth(deed.crop) - _expense(s, deed)
    if deed.either:
        return _parts(view, wish)
    if deed.comforts:
        return min(1.0, deed.comforts + deed.books * stock(view, "book")) * relief(person, "misery")
    return _make(s, deed)


def _expense(s: Scene, deed: Deed) -> float:
    """What an action costs, in pieces and fuel, apart from what it gives back."""
    paid = ((good, n - deed.gives.get(good, 0)) for good, n in deed.cost.items())
    return sum(n * s.loss(good) for good, n in paid if n > 0) + deed.fuel


def _make(s: Scene, deed: Deed) -> float:
    """What making something is worth, as far as anybody needs it."""
    view = s.view
    good = next(iter(deed.gives), "")
    if good in FOOD:
        made = deed.gives[good] - deed.cost.get(good, 0)
        if made < deed.gives[good] and built(view, BETTER_STOVES):
            made += COOKED_MORE.get(good, 0)
        return made * s.worth(good) - _expense(s, deed) - (0.5 if good in deed.cost else 0.0)
    match good:
        case "herbal-meds":
            return stock(view, "herb") * (s.worth(good) - s.loss("herb"))
        case "meds" | "bandages":
            return s.worth(good) - _expense(s, deed)
        case "cigarette":
            return 1.2 * s.worth(good) - _expense(s, deed)
        case "lockpick":
            doors = sum(sp.card == "closed-door" and sp.reach for sp in view.spaces)
            return 3.5 if doors > stock(view, good) else -1.0
        case "knife" | "hatchet":
            armed = any(stock(view, weapon) for weapon in WEAPONS)
            return -1.0 if armed else 4.0
        case _:
            return -1.0


def _fondness(s: Scene, card: str) -> float:
    """Who has built what it likes uses it, and all that belongs to it."""
    return FOND if card in fancied(s.taste) and built(s.view, (s.taste.fitting,)) else 0.0


def _nap(s: Scene, person: PersonView, by: int) -> float:
    """Less Fatigue, and perhaps more of the day."""
    tired = person.states["fatigue"]
    body = body_dots(person)
    stages_before = max(0, 3 - max(min(3, tired), body) - s.view.stage)
    stages_after = max(0, 3 - max(tired - by, body) - s.view.stage)
    return 1.1 * relief(person, "fatigue", by) + POKE * (stages_after - stages_before)


def _bait(s: Scene) -> float:
    """Chems are good bait; Raw Food only with the better trap."""
    caught = CAUGHT_MORE if built(s.view, BETTER_TRAPS) else CAUGHT
    gain = (caught + lying(s.view.active).catch) * s.worth("raw-food")
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


# --- Details of an action -----------------------------------------------------------------------------


def how_often(s: Scene) -> Choice:
    """As much as is wanted."""
    card, _, action = s.word("what").partition(".")
    deed = DEEDS[card, action]
    offers = [o for o in s.options if o.warning is None] or list(s.options)
    if deed.cold:
        wanted = max(1, heating(s.view)[0])
    elif deed.either:
        wish = target(s.view, s.dials, s.taste)
        lacks = missing(s.view, wish.cost) if wish else {}
        wanted = max(1, sum(lacks.get(part, 0) for part in PARTS))
    elif "cigarette" in deed.gives:
        wanted = max(1, 2 * sum(name in s.people for name in SMOKERS) - stock(s.view, "cigarette"))
    elif "filter" in deed.gives:
        wanted = 1
    else:
        wanted = 99
    enough = [o for o in offers if int(o.args[0]) <= wanted] or offers[:1]
    chosen = max(enough, key=lambda o: int(o.args[0]))
    return because(chosen, "how-often", times=int(chosen.args[0]))


def which_parts(s: Scene) -> Choice:
    """The parts the next wish lacks."""
    wish = target(s.view, s.dials, s.taste)
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
    """Where an upgrade could stand beside it, and nobody is shot at."""
    free = {space.id for space in s.view.spaces if space.free}
    watched = s.view.printed.watched

    def key(option: Option) -> float:
        space = option.args[0]
        if space[0] in watched:
            return -1.0
        beside = [f"{space[0]}{int(space[1:]) + step}" for step in (-1, 1)]
        return sum(n in free for n in beside)

    return because(best(s.options, key), "where", card=f"card:{s.word('card')}")


def which_hole(s: Scene) -> Choice:
    """One Hole is as good as another."""
    return because(safe(s.options), "which-hole")


def split(s: Scene) -> Choice:
    """Wood and Components in the mix the next wishes and the heater need."""
    need = needs(s.view, s.dials, s.taste)

    def key(option: Option) -> float:
        wood, component = (int(n) for n in option.args)
        after = [need["wood"] - wood, need["component"] - component]
        return -(max(after) + 0.1 * max(0, min(after)))

    chosen = best(s.options, key)
    return because(chosen, "split")


def think_of(s: Scene) -> Choice:
    """The ideas we would use."""
    order = [s.taste.fitting, *CHAIRS]
    if built(s.view, TRAPS):
        order += BETTER_TRAPS
    if built(s.view, STOVES):
        order += BETTER_STOVES
    order += [*MORE_BEDS, *BETTER_TRAPS, *BETTER_STOVES, *THRIFTY]
    ranks = {card: at for at, card in reversed(list(enumerate(order)))}
    chosen = best(s.options, lambda o: -ranks.get(o.args[0], 99))
    return because(chosen, "think-of", card=f"card:{chosen.args[0]}")


def free_fitting(s: Scene) -> Choice:
    """What we would have built next."""
    order = [*WELLS, *WORKSHOPS, *TRAPS, *HEATERS, *BEDS, *STOVES, *BETTER_STOVES, *CHAIRS]
    ranks = {card: at for at, card in enumerate(order)}
    offers = s.all("free-fitting") or list(s.options)
    chosen = best(offers, lambda o: -ranks.get(o.args[0] if o.args else "", 50))
    return because(chosen, "free-fitting")


def listen(s: Scene) -> Choice:
    """What tomorrow brings."""
    return because(best(s.options, lambda o: o.args[0] == "events"), "listen")


def roll_again(s: Scene) -> Choice:
    """Anton has a low roll made again."""
    result = s.number("result")
    again = result <= (1 if s.word("what") == "outside" else 3)
    return because(s.first("yes" if again else "no"), "again" if again else "not-again", result=result)


def cure(s: Scene) -> Choice:
    """Whom it helps most."""
    offers = s.all("cure")
    if not offers:
        return because(safe(s.options), "default")
    chosen = best(offers, lambda o: relief(s.people[o.args[0]], o.args[1], 2))
    return because(chosen, "helps", who=f"character:{chosen.args[0]}")
