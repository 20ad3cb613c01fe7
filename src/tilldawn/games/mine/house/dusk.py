"""The Dusk phase: everybody drinks, then everybody eats."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.engine.moment import moment
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Option, Refusal, no_stakes
from tilldawn.games.mine import modules
from tilldawn.games.mine.book.notes import guest_eats
from tilldawn.games.mine.book.reading import recall
from tilldawn.games.mine.cards.characters import LAST
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.choices import at_stake, consider, decide
from tilldawn.games.mine.ending import check_hope
from tilldawn.games.mine.events import DuskBegan
from tilldawn.games.mine.goods import FOOD, FUEL
from tilldawn.games.mine.house.events import Cooked, KindWordSaid, ThirstRolled, WentHungry
from tilldawn.games.mine.people.group import awake, find, level, ref, skill, skilled, use_skill, used
from tilldawn.games.mine.people.harm import relieve, suffer
from tilldawn.games.mine.people.leader import pass_leadership
from tilldawn.games.mine.people.narrative import waiting
from tilldawn.games.mine.people.objectives import unpaid
from tilldawn.games.mine.state import Game, Person, State
from tilldawn.games.mine.steps import step
from tilldawn.games.mine.trade.supply import Zone, discard
from tilldawn.games.mine.verbs import Verb

GIVE_WATER = Verb("give-water", "M-DUSK-02", "who:character")
NO_WATER = Verb("no-water", "M-DUSK-03", "who:character")
FEED = Verb("feed", "M-DUSK-06", "who:character", "good:good")
COOK = Verb("cook", "M-STATE-30", "who:character", "good:good", "fuel:good")
ENOUGH = Verb("enough", "M-DUSK-11")
KIND_WORD = Verb("kind-word", "M-STATE-30", "who:character")
NO_KIND_WORD = Verb("no-kind-word", "M-STATE-30")

SUPPER = "eating"
"""The moment of the Dusk meal: what is eaten at another time does not count as one (M-ADV-09)."""
THIRST_HUNGER = 5
"""Up to this result thirst becomes Hunger, above it Misery."""


@step("dusk", begins="phase")
@rule("M-DUSK-01", "M-DUSK-02", "M-DUSK-05", "M-DUSK-14", "M-TOKEN-11")
def drink(g: Game) -> Flow[str]:
    """Each Character drinks a Water or goes thirsty, in the order the leader likes."""
    s = g.state
    s.phase = "dusk"
    s.stage = 0
    yield from check_hope(g)
    s.moment = "drinking"
    g.emit(DuskBegan(day=s.day, rule="M-DUSK-01"))
    yield from modules.begins(g, "dusk")
    yield from recall(g, "dusk")
    short = _is_short(s)
    while any(not p.drank for p in s.group):
        stakes, dry = before_thirst(s), not s.storage.get("water")
        chosen = yield from consider(
            g,
            "drink",
            lambda: _water(s),
            "M-DUSK-02",
            lambda: {"water": s.storage.get("water", 0)},
            refused=lambda: _no_water(s),
            wait=lambda: waiting(s, "drinking"),
            stakes=stakes,
            topic="water",
            matters=(at_stake(g, stakes) if dry else short) or waiting(s, "drinking"),
            default=_water(s)[0].id,
        )
        person = find(s, chosen.args[0])
        person.drank = True
        if chosen.verb == "give-water":
            discard(g, {"water": 1}, "storage", "M-DUSK-02")
        else:
            yield from _thirst(g, person)
    yield from modules.bereaved(g)
    return "supper"


@rule("M-DUSK-13")
def _water(s: State) -> list[Option]:
    """Who may drink or go without; where Water could spare somebody the last level, that is warned about."""
    thirsty = [p for p in s.group if not p.drank]
    if not s.storage.get("water"):
        return [NO_WATER(s.leader, p.id) for p in thirsty]
    found: list[Option] = []
    for p in thirsty:
        last = p.hunger == LAST - 1 or p.misery == LAST - 1
        found.append(GIVE_WATER(s.leader, p.id))
        found.append(NO_WATER(s.leader, p.id, warning="warning-thirst" if last else ""))
    return found


@rule("M-DUSK-02", "M-DUSK-05")
def _is_short(s: State) -> bool:
    """Whether somebody must go without: then it is the group's choice who. With enough for all, or none at
    all, the order changes nothing."""
    return s.storage.get("water", 0) < sum(not p.drank for p in s.group)


def _no_water(s: State) -> list[Refusal]:
    """Without Water nobody drinks."""
    if s.storage.get("water"):
        return []
    why = Objection("refused-no-water", "M-DUSK-03")
    thirsty = [p for p in s.group if not p.drank]
    return [why.refusal(GIVE_WATER(s.leader, p.id).text, s.leader, ref(p)) for p in thirsty]


@rule("M-ADV-08", "M-ADV-22", "M-DUSK-14")
def before_thirst(s: State) -> Callable[[Option], bool]:
    """What could save somebody whom thirst may cost the last level of Hunger or Misery: a meal or a drink,
    where they are had at any time at all."""
    if not (s.settings.eating or s.settings.drinking):
        return no_stakes

    def matters(option: Option) -> bool:
        match option.verb:
            case "eat-now":
                person, state = find(s, option.args[0]), "hunger"
            case "drink-now":
                person, state = find(s, option.args[1]), "misery"
            case _:
                return False
        return not person.drank and level(person, state) == LAST - 1

    return matters


@rule("M-DUSK-03", "M-DUSK-04", "M-DUSK-13")
def _thirst(g: Game, person: Person) -> Flow[None]:
    """A roll for each who did not drink: Hunger or Misery, at once."""
    result = yield from roll(BLACK)
    state = "hunger" if result <= THIRST_HUNGER else "misery"
    g.emit(ThirstRolled(who=ref(person), result=result, state=f"state:{state}", rule="M-DUSK-03"))
    yield from suffer(g, person, state, 1, "M-DUSK-03")


@step("supper")
@rule("M-DUSK-06", "M-DUSK-10", "M-DUSK-11", "M-DUSK-12", "M-LEAD-07")
def eat(g: Game) -> Flow[str]:
    """Food for whoever the leader likes, as much as there is; who eats nothing is hungrier."""
    s = g.state
    s.moment = SUPPER
    if s.settings.modules and not _meals(s):
        stakes = partial(modules.stakes, s, "supper")
        yield from moment(g, "no-supper", s.leader, "M-DUSK-10", stakes, lambda: {"hungry": _hungry(s)})
    while _meals(s):
        chosen = yield from consider(
            g,
            "eat",
            lambda: [*_meals(s), _enough(s)],
            "M-DUSK-06",
            lambda: {"hungry": _hungry(s)},
            refused=lambda: [*_not_eaten(s), *unpaid(s)],
        )
        if chosen.verb == "enough":
            break
        person = find(s, chosen.args[0])
        if chosen.verb == "feed":
            eat_food(g, person, chosen.args[1], "storage")
        else:
            _cook(g, person, chosen.args[1], chosen.args[2])
    s.moment = ""
    for person in list(s.group):
        if not person.ate:
            g.emit(WentHungry(who=ref(person), rule="M-DUSK-10"))
            yield from suffer(g, person, "hunger", 1, "M-DUSK-10")
    yield from guest_eats(g)
    yield from _kind_word(g)
    yield from modules.begins(g, "after-supper")
    yield from modules.bereaved(g)
    pass_leadership(g, "M-LEAD-07")
    return "evening"


@rule("M-DUSK-10", "M-DUSK-11")
def _enough(s: State) -> Option:
    """Nobody has to be fed; but whom it would be the end of is not overlooked."""
    starving = any(p.hunger == LAST - 1 and not p.ate for p in s.group)
    return ENOUGH(s.leader, warning="warning-starves" if starving else "")


def _hungry(s: State) -> int:
    """How many have not eaten yet."""
    return sum(not p.ate for p in s.group)


def _meals(s: State) -> list[Option]:
    """Who may eat what: a Character who is full and has eaten needs nothing more."""
    foods = [food for food in FOOD if s.storage.get(food)]
    if not foods:
        return []
    eaters = [p for p in s.group if not p.ate or p.hunger]
    found = [FEED(s.leader, p.id, food) for p in eaters for food in foods if _sensible(p, food)]
    cook = skilled(s.group, lambda skill: skill.cooks)
    if cook is not None and awake(cook) and not used(cook):
        found += [
            COOK(s.leader, p.id, food, fuel)
            for p in eaters
            for food in foods
            if p.hunger > FOOD[food]
            for fuel in FUEL
            if s.storage.get(fuel)
        ]
    return found


def _sensible(person: Person, food: str) -> bool:
    """A Vegetable only helps somebody who has not eaten."""
    return not person.ate or FOOD[food] > 0


@rule("M-DUSK-07", "M-STATE-30")
def _not_eaten(s: State) -> list[Refusal]:
    """Food that would do somebody no good, and cooking without a fire."""
    found: list[Refusal] = []
    foods = [food for food in FOOD if s.storage.get(food)]
    for person in s.group:
        full = person.ate and not person.hunger
        for food in foods:
            if full or not _sensible(person, food):
                id = "refused-full" if full else "refused-vegetable"
                what = FEED(s.leader, person.id, food)
                found.append(Objection(id, "M-DUSK-06").refusal(what.text, s.leader, *what.refs))
    cook = skilled(s.group, lambda skill: skill.cooks)
    if cook is not None and foods:
        what = COOK(s.leader, cook.id, foods[0], FUEL[0])
        marked = "yes" if s.x5.get("wood") else "no"
        why = (
            Objection("refused-cook-asleep", "M-STATE-20")
            if not awake(cook)
            else Objection("refused-cooked", "M-STATE-30")
            if used(cook)
            else Objection("refused-fuel", "M-STATE-30", {"fuel": 1, "marked": marked})
            if not any(s.storage.get(fuel) for fuel in FUEL)
            else None
        )
        if why is not None:
            found.append(why.refusal(what.text, s.leader, ref(cook)))
    return found


@rule("M-DUSK-07", "M-DUSK-08", "M-DUSK-09", "M-STATE-18", "M-ADV-08", "M-ADV-10")
def eat_food(g: Game, person: Person, food: str, source: Zone, more: int = 0) -> None:
    """Canned Food takes 2 off Hunger, Raw Food 1, a Vegetable nothing: but it is a meal."""
    discard(g, {food: 1}, source, "M-DUSK-06")
    if g.state.moment == SUPPER:
        person.ate = True
        if g.state.settings.modules:
            modules.eaten(g, food)
    relieve(g, person, "hunger", FOOD[food] + more, "M-DUSK-07")


def _cook(g: Game, person: Person, food: str, fuel: str) -> None:
    """Bruno: a fire under one meal makes it feed 1 more, once a Dusk."""
    cook = skilled(g.state.group, lambda skill: skill.cooks)
    if cook is None:
        raise AssertionError("offered only with a cook in the group")
    use_skill(cook)
    discard(g, {fuel: 1}, "storage", "M-STATE-30")
    g.emit(Cooked(who=ref(cook), eater=ref(person), good=f"good:{food}", rule="M-STATE-30"))
    eat_food(g, person, food, "storage", more=skill(cook).cooks)


def _content(s: State, speaker: Person) -> list[Refusal]:
    """Who needs no comfort."""
    why = Objection("refused-content", "M-STATE-30")
    return [
        why.refusal(KIND_WORD(s.leader, p.id).text, s.leader, ref(p))
        for p in s.group
        if p is not speaker and not p.misery
    ]


def _kind_word(g: Game) -> Flow[None]:
    """Cveta: if she ate nothing, one other Character may be comforted."""
    s = g.state
    kind = skilled(s.group, lambda skill: skill.kind_word)
    if kind is None or kind.ate or not awake(kind):
        return
    others = [p for p in s.group if p is not kind and p.misery]
    if not others:
        return
    options = [*(KIND_WORD(s.leader, p.id) for p in others), NO_KIND_WORD(s.leader)]
    chosen = yield from decide(g, "kind-word", options, "M-STATE-30", refused=lambda: _content(s, kind))
    if chosen.verb == "kind-word":
        person = find(s, chosen.args[0])
        g.emit(KindWordSaid(who=ref(kind), to=ref(person), rule="M-STATE-30"))
        relieve(g, person, "misery", skill(kind).kind_word, "M-STATE-30")
