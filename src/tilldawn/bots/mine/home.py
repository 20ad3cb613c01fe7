"""The heuristic bot's dusks and evenings in `mine`: Water, meals, comfort, and who does what by night."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from tilldawn.bots.mine.scene import Choice, Scene, because, best, safe
from tilldawn.bots.mine.worth import board_ups, body_dots, built, days_left, relief, rise, stock
from tilldawn.engine.request import Option
from tilldawn.games.mine.public.facts import FIREARMS, FOOD, MELEE, STARVES
from tilldawn.games.mine.public.odds import mean_blow
from tilldawn.games.mine.public.printed.city import OTHER_RAIDS, RED_RAIDS, RED_RESIDENTS
from tilldawn.games.mine.public.printed.events import lying
from tilldawn.games.mine.public.printed.fittings import BEDS, MORE_BEDS
from tilldawn.games.mine.public.printed.people import skill_of
from tilldawn.games.mine.public.view import PersonView, TableView

KEEPS = {"canned-food": 5.2, "raw-food": 3.6, "vegetable": 1.5}
"""What a food is worth for another day while there is little."""
ROUT = 6.4
"""Points it is worth to see raiders run, or an Enemy dead at once."""
SENTRY = 0.6
"""What each Wound is worth that a sentry takes off a raid card."""
ASLEEP = {"scavenging": 8.0, "guard": 3.0}
"""What it costs when somebody falls asleep over a task."""


def event_strikes(s: Scene) -> Choice:
    """Whoever the card could cost eats or drinks first."""
    return on_the_edge(s, s.view.people) or because(s.options[0], "over")


def idle_stage(s: Scene) -> Choice:
    """Whoever is close to starving eats, and can perhaps work."""
    return on_the_edge(s, s.view.people) or because(s.options[0], "over")


def on_the_edge(s: Scene, people: Sequence[PersonView]) -> Choice | None:
    """What there is at hand for somebody one level from being lost."""
    for p in people:
        who = f"character:{p.id}"
        if p.states["misery"] == 3 and p.states["fatigue"] < 3:
            for good in ("pure-alcohol", "moonshine"):
                drink = s.anytime("drink-now", good, p.id)
                if drink:
                    return because(drink, "drink", good=f"good:{good}", who=who)
        if p.states["hunger"] == 3:
            for good in ("raw-food", "canned-food"):
                meal = s.anytime("eat-now", p.id, good)
                if meal:
                    return because(meal, "eat-now", good=f"good:{good}", who=who)
    return None


# --- Dusk ---------------------------------------------------------------------------------------------


def thirst(person: PersonView) -> float:
    """What a dry Dusk is likely to cost."""
    return 0.5 * (rise(person, "hunger") + rise(person, "misery"))


def drink(s: Scene) -> Choice:
    """Water first for whoever thirst would hurt most."""
    view = s.view
    thirsty = sum(not p.drank for p in view.people)
    melted = s.tell(lambda boon: boon.water) if view.storage.get("water", 0) < thirsty else None
    told = melted or old_stories(s)
    if told:
        return told
    offers = s.all("give-water")
    saved = None if offers else on_the_edge(s, s.view.people)
    if saved:
        return saved
    if offers:
        chosen = best(offers, lambda o: thirst(s.people[o.args[0]]))
        return because(chosen, "water", who=f"character:{chosen.args[0]}")
    chosen = best(s.options, lambda o: -thirst(s.people[o.args[0]]))
    return because(chosen, "no-water", who=f"character:{chosen.args[0]}")


def old_stories(s: Scene) -> Choice | None:
    """Told when two are really sad."""
    if not s.view.hand:
        return None
    sad = sorted((relief(p, "misery") for p in s.view.people), reverse=True)
    if sum(sad[:2]) < 6.0 and max(p.states["misery"] for p in s.view.people) < 3:
        return None
    return s.tell(lambda boon: boon.lightens)


def eat(s: Scene) -> Choice:
    """Nobody may starve; then the hungriest, as far as the food goes."""
    told = old_stories(s)
    if told:
        return told
    soup = _soup(s)
    if soup:
        return soup
    offers = [o for o in s.options if o.verb in ("feed", "cook")]
    scored = [(_meal(s, o), -at, o) for at, o in enumerate(offers)]
    if scored:
        gain, _, chosen = max(scored)
        if gain > 0:
            who, good = f"character:{chosen.args[0]}", f"good:{chosen.args[1]}"
            return because(chosen, "cook" if chosen.verb == "cook" else "feed", who=who, good=good)
    return because(s.first("enough"), "enough")


def _soup(s: Scene) -> Choice | None:
    """A soup when several would go hungry."""
    if not s.view.hand:
        return None
    unfed = [p for p in s.view.people if not p.ate]
    food = sum(n for good, n in s.view.storage.items() if good in FOOD)
    if len(unfed) < 2 or food >= len(unfed) + 2 or s.view.storage.get("water", 0) < 1:
        return None
    return s.tell(lambda boon: boon.feeds)


def _meal(s: Scene, option: Option) -> float:
    """What a meal is worth now, against keeping it."""
    person = s.people[option.args[0]]
    food = option.args[1]
    takes = FOOD[food] + (option.verb == "cook")
    if person.ate and takes == 0:
        return -1.0
    if skill_of(person.id).kind_word and not person.ate and person.states["hunger"] <= 1:
        return -1.0
    before = 0 if person.ate else rise(person, "hunger")
    gain = before + relief(person, "hunger", takes)
    meals = sum(stock(s.view, f) * steps for f, steps in STARVES.items())
    hungry = len(s.view.people)
    keep = KEEPS[food] * (1.0 if meals < 2 * hungry else 0.7 if meals < 4 * hungry else 0.35)
    if days_left(s.view) <= 1:
        keep *= 0.3
    if option.verb == "cook":
        keep += 0.5 + (2.0 if option.args[2] == "book" else 0.0)
    if person.states["hunger"] >= 3 and not person.ate:
        gain += 20.0 - (0.0 if takes else 2.0)
    return gain - keep


def soup(s: Scene) -> Choice:
    """The food that is missed least."""
    chosen = best(s.options, lambda o: -s.loss(o.args[0]))
    return because(chosen, "give-least", good=f"good:{chosen.args[0]}")


def comfort(s: Scene) -> Choice:
    """Whoever is nearest to despair."""
    chosen = best([o for o in s.options if o.args] or s.options, lambda o: _sadness(s, o))
    return because(chosen, "comfort", who=f"character:{chosen.args[0]}" if chosen.args else "")


def _sadness(s: Scene, option: Option) -> float:
    person = s.people.get(option.args[0]) if option.args else None
    return relief(person, "misery") + 0.01 * person.states["misery"] if person else -1.0


def spare_one(s: Scene, state: str) -> Choice:
    """Whoever can bear it best."""
    chosen = best(s.options, lambda o: -rise(s.people[o.args[0]], state) if o.args else 0.0)
    return because(chosen, "bears", who=f"character:{chosen.args[0]}")


def sadder(s: Scene) -> Choice:
    """Misery for whoever can bear it."""
    return spare_one(s, "misery")


def chilled(s: Scene) -> Choice:
    """Illness for whoever can bear it."""
    return spare_one(s, "illness")


def hurt(s: Scene) -> Choice:
    """Wounds for whoever can bear them."""
    return spare_one(s, "wounds")


# --- Evening ------------------------------------------------------------------------------------------


def blow(person: PersonView, weapon: str) -> float:
    """What somebody deals on average with a weapon."""
    return mean_blow(weapon, person.prowess, ROUT)


def guard_points(person: PersonView, weapon: str) -> float:
    """What a Guard takes off a raid card on average."""
    return blow(person, weapon) + SENTRY * skill_of(person.id).raid_wounds_off


def arms(view: TableView) -> list[str]:
    """Weapons at home that would be used, best first."""
    ammo = stock(view, "ammo")
    usable = (*FIREARMS, *MELEE) if ammo else MELEE
    order = sorted(usable, key=lambda weapon: -mean_blow(weapon, 0, ROUT))
    return [weapon for weapon in order for _ in range(view.storage.get(weapon, 0))]


def raid_force(view: TableView) -> tuple[float, float]:
    """Damage and Wounds of the average raid card, and cards tonight taken together."""
    events = lying(view.active)
    if events.quiet:
        return 0.0, 0.0
    red = RED_RAIDS.cards - view.reserve["raids"]
    others = OTHER_RAIDS.cards
    share = events.raids / (others + red)
    damage = (others * OTHER_RAIDS.damage + red * RED_RAIDS.damage) * share
    wounds = (others * OTHER_RAIDS.wounds + red * RED_RAIDS.wounds) * share
    return damage, wounds


def evening(s: Scene) -> Choice:
    """The best way to share out the night, judged for everybody together."""
    offers = s.all("task", "bed")
    if not offers:
        return _in_turns(s) or because(safe(s.options), "night")
    asked = {option.args[0] for option in offers}
    waiting = [p for p in s.view.people if p.id in asked]
    by_person: dict[str, list[Option]] = {p.id: [] for p in waiting}
    for option in offers:
        by_person[option.args[0]].append(option)
    top: tuple[float, Sequence[Option]] | None = None
    for choice in product(*(by_person[p.id] for p in waiting)):
        value = _night(s, waiting, choice)
        if top is None or value > top[0] + 1e-9:
            top = (value, choice)
    chosen = min(top[1] if top else offers, key=_order)
    task = chosen.args[1] if chosen.verb == "task" else "bed"
    return because(chosen, f"task-{task}", who=f"character:{chosen.args[0]}")


def _in_turns(s: Scene) -> Choice | None:
    """The watch is shared when a tired Guard would lose work tomorrow."""
    weary = any(p.task == "guard" and p.states["fatigue"] > 1 for p in s.view.people)
    return s.tell(lambda boon: boon.rests) if weary else None


def turns(s: Scene) -> Choice:
    """Whoever is most tired sleeps for half the night."""
    chosen = best(s.options, lambda o: s.people[o.args[0]].states["fatigue"])
    return because(chosen, "comfort", who=f"character:{chosen.args[0]}")


def _order(option: Option) -> tuple[bool, str]:
    return option.args[1] != "guard", option.args[0]


def _night(s: Scene, waiting: list[PersonView], choice: tuple[Option, ...]) -> float:
    """What a way to spend the night is worth."""
    view = s.view
    beds = [o.args[1] for o in choice if o.verb == "bed"]
    if len(set(beds)) < len(beds):
        return -1e9
    tasks = {p.id: p.task for p in view.people}
    tasks.update({o.args[0]: o.args[1] for o in choice})
    guards = [p for p in view.people if tasks.get(p.id) == "guard"]
    party = [p for p in view.people if tasks.get(p.id) == "scavenging"]
    if len(party) > 3:
        return -1e9
    value = -500.0 if not guards else 0.0
    levels: list[int] = []
    for person, option in zip(waiting, choice, strict=True):
        task = option.args[1] if option.verb == "task" else "bed"
        after = _tired_after(view, person, task)
        levels.append(after)
        value -= s.dials.tired * _weariness(person, after)
        if after == 4 and task in ASLEEP:
            value -= ASLEEP[task]
        if task == "bed" and person.states["illness"]:
            value += 1.5
    nappable = built(view, (*BEDS, *MORE_BEDS))
    if min([*levels, *(p.states["fatigue"] for p in view.people if p.task)]) >= 4 and not nappable:
        value -= 60.0
    return value + _watch(s, guards, party) + _outing(s, party)


def _weariness(person: PersonView, fatigue: int) -> float:
    """What it costs to begin the next day so tired: actions lost, and rest still needed."""
    return 2.0 * max(body_dots(person), min(3, fatigue)) + 0.9 * fatigue


def _tired_after(view: TableView, person: PersonView, task: str) -> int:
    tired = person.states["fatigue"]
    match task:
        case "bed":
            return 0
        case "floor":
            return max(0, tired - lying(view.active).floor_rest)
        case "scavenging" if skill_of(person.id).tireless_out and tired == 0:
            return 0
        case _:
            return min(4, tired + 1)


def _watch(s: Scene, guards: list[PersonView], party: list[PersonView]) -> float:
    """What the raid is likely to cost with these Guards."""
    view = s.view
    damage, wounds = raid_force(view)
    weapons = arms(view)
    points = float(board_ups(view))
    for at, person in enumerate(sorted(guards, key=lambda p: -p.prowess)):
        points += guard_points(person, weapons[at] if at < len(weapons) else "")
    hurt_most = min((rise(p, "wounds") for p in guards), default=6.0)
    wounds_left = max(0.15 * wounds, wounds - 0.6 * points)
    damage_left = max(0.3 * damage, damage - max(0.0, 0.85 * points - wounds))
    return -s.dials.watch * (wounds_left * max(3.0, hurt_most) + 1.6 * damage_left)


def _outing(s: Scene, party: list[PersonView]) -> float:
    """What scavenging is worth with this party."""
    if not party:
        return 0.0
    view = s.view
    load = sum(p.inventory for p in party)
    red = RED_RESIDENTS - view.reserve["residents"]
    value = s.dials.trip * (0.8 if load <= 3 else 1.0) + 0.9 * min(load, 9)
    if len(party) > 1:
        value += s.dials.second + 0.35 * red
    if len(party) > 2:
        value -= 3.0
    risk = 1.2 + 0.5 * red
    if lying(view.active).snipers:
        risk += 2.0
    weak = max(p.states["wounds"] for p in party)
    value -= risk * (0.6, 1.0, 2.2, 5.0, 5.0)[weak]
    best_fighter = max(p.prowess for p in party)
    value += 0.5 * best_fighter
    low = min(4 - p.states["misery"] for p in party)
    if low <= 1:
        value -= 5.0
    if days_left(view) <= 1:
        value -= 4.0
    return value
