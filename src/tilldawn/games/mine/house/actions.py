"""The Day Actions phase: three stages, planned together and resolved together."""

from __future__ import annotations

from functools import partial

from tilldawn.engine.deck import Pile, draw, known, shuffle_in
from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.engine.moment import moment
from tilldawn.engine.request import Arg, Option, Refusal
from tilldawn.games.mine import modules
from tilldawn.games.mine.cards.characters import ACTIONS_A_DAY
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.cards.findings import FINDINGS
from tilldawn.games.mine.cards.fittings import ACTION, IDEAS_PER_ACTION
from tilldawn.games.mine.cards.impact import IMPACTS
from tilldawn.games.mine.cards.shelter import CARDS as LOOT
from tilldawn.games.mine.cards.shelter import KIND
from tilldawn.games.mine.choices import consider, decide
from tilldawn.games.mine.decks import discard_findings, draw_findings
from tilldawn.games.mine.ending import check_hope
from tilldawn.games.mine.goods import FOOD, Goods, counted
from tilldawn.games.mine.house.assigning import assign
from tilldawn.games.mine.house.board import Deed, Fire, board
from tilldawn.games.mine.house.cold import remove_cold
from tilldawn.games.mine.house.events import (
    BoxShort,
    CardTurned,
    CardUncovered,
    FittingDismantled,
    FittingMoved,
    GardenSearched,
    IdeasFound,
    LockTried,
    PokedAbout,
    RubbleDug,
    ShelterSearched,
    SniperFired,
    StageBegan,
    StageEnded,
    ToolSpent,
    WaitPlaced,
    WentOutside,
    Worked,
)
from tilldawn.games.mine.house.lasting import end_events
from tilldawn.games.mine.house.planning import FOURTH, REST, actions, can_act, can_be_given, done_at
from tilldawn.games.mine.house.refusals import not_able, not_done
from tilldawn.games.mine.house.rooms import board_up, put_up, recipe, standing, take_down
from tilldawn.games.mine.house.visitors import outside
from tilldawn.games.mine.people.group import all_dots, find, member, ref, skill
from tilldawn.games.mine.people.harm import CardLost, PartyGone, TripEnded, suffer
from tilldawn.games.mine.people.leader import pass_leadership
from tilldawn.games.mine.people.narrative import waiting
from tilldawn.games.mine.people.objectives import unpaid
from tilldawn.games.mine.people.skills import shelter_roll
from tilldawn.games.mine.state import Game, Person, Plan, State
from tilldawn.games.mine.steps import step
from tilldawn.games.mine.trade.supply import RESOLVING, gain, obtainable, put, take, within
from tilldawn.games.mine.verbs import Verb

PLAN = Verb("plan", "M-DAY-03", "who:character")
RESOLVE = Verb("resolve", "M-DAY-03")
SPLIT = Verb("split", "M-BOARD-23", "wood:int", "components:int")
THINK_OF = Verb("think-of", "M-BOARD-26", "card:card")

FOURTH_FATIGUE = 2
"""What a fourth action costs."""


@step("day", begins="phase")
@rule("M-DAY-01", "M-DAY-12")
def begin_day(g: Game) -> Flow[str]:
    """Three stages; with 155 a fourth for those without a black dot. A module may lead away before."""
    s = g.state
    s.phase = "day"
    s.stage = 0
    yield from check_hope(g)
    return (yield from modules.begins(g, "day")) or "stage"


@step("stage", begins="turn")
@rule("M-DAY-03", "M-DAY-11", "M-LEAD-05", "M-LEAD-06", "M-ADV-01", "M-ADV-06", "M-ADV-07", "M-STATE-14")
def play_stage(g: Game) -> Flow[str]:
    """Assign actions to everybody able, then resolve them all; leadership passes if anybody acted."""
    s = g.state
    s.stage += 1
    for person in s.group:
        person.late = False
    if s.stage > (FOURTH if s.settings.fittings else ACTIONS_A_DAY):
        end_events(g, "day")
        return "dusk"
    able = _anybody_able(s) or waiting(s, "day")
    if not able and not any(_fit_after_a_meal(s, person) for person in s.group):
        return "stage"
    s.moment = "day"
    g.emit(StageBegan(stage=s.stage, rule="M-DAY-01"))
    if not able:
        stakes = partial(before_idle_stage, s)
        yield from moment(g, "idle-stage", s.leader, "M-DAY-02", stakes, {"stage": s.stage})
        if not _anybody_able(s):
            s.moment = ""
            return "stage"
    yield from _plan_all(g)
    acted = any(plan.verb != "rest" for plan in s.plans)
    yield from _resolve_all(g)
    yield from modules.bereaved(g)
    if acted:
        pass_leadership(g, "M-LEAD-05")
    return "stage"


def _anybody_able(s: State) -> bool:
    return any(can_act(s, person, s.stage) for person in s.group)


@rule("M-DAY-02", "M-ADV-08")
def before_idle_stage(s: State, option: Option) -> bool:
    """A meal that could open a stage nobody can act in."""
    return option.verb == "eat-now" and _fit_after_a_meal(s, find(s, option.args[0]))


def _fit_after_a_meal(s: State, person: Person) -> bool:
    """351: whether a hungry Character could act in this stage after eating what there is."""
    hunger = person.hunger
    if not s.settings.eating or not hunger:
        return False
    person.hunger = max(0, hunger - sum(FOOD[food] * s.storage.get(food, 0) for food in FOOD))
    able = can_act(s, person, s.stage)
    person.hunger = hunger
    return able


def unplanned(s: State) -> list[Person]:
    """Able Characters who have not been given anything yet."""
    planned = {plan.who for plan in s.plans} | {plan.helper for plan in s.plans}
    return [p for p in s.group if p.id not in planned and can_be_given(s, p)]


def _plan_all(g: Game) -> Flow[None]:
    """The leader assigns in any order, until everybody has something or the stage is resolved."""
    s = g.state
    asked = False
    waiting = unplanned(s)
    fresh = True

    def offers() -> list[Option]:
        nonlocal fresh
        if not fresh:
            waiting[:] = unplanned(s)
        fresh = False
        return [*(PLAN(s.leader, p.id) for p in waiting), RESOLVE(s.leader)]

    while waiting or not asked:
        asked = True
        chosen = yield from consider(
            g,
            "plan",
            offers,
            "M-DAY-03",
            lambda: {"stage": s.stage, "left": len(waiting)},
            refused=lambda: [*not_able(s), *unpaid(s)],
            wait=lambda: bool(g.anytime(g)),
        )
        if chosen.verb == "resolve":
            return
        person = find(s, chosen.args[0])
        action = yield from consider(
            g,
            "action",
            lambda person=person: given(s, person),  # type: ignore[misc]
            "M-DAY-20",
            {"who": ref(person), "stage": s.stage},
            refused=lambda person=person: not_given(s, person),  # type: ignore[misc]
            wait=lambda: True,
        )
        yield from assign(g, person, action)
        waiting[:] = unplanned(s)
        fresh = True


@rule("M-DAY-02")
def given(s: State, person: Person) -> list[Option]:
    """What somebody may be given, or a pass; nothing else once a drink has barred the stage meanwhile."""
    return [*(actions(s, person) if can_act(s, person, s.stage) else ()), REST(s.leader)]


def not_given(s: State, person: Person) -> list[Refusal]:
    """What somebody cannot be given, and why not."""
    return not_done(s, person) if can_act(s, person, s.stage) else not_able(s)


@rule("M-DAY-03", "M-DAY-06", "M-DAY-05", "M-SHEL-07", "M-SHEL-11", "M-FIT-03")
def _resolve_all(g: Game) -> Flow[None]:
    """One after the other on the table, all at once in the rules: what was assigned is done, even if
    somebody is lost in the same stage, and products come in when all is done."""
    s = g.state
    s.moment = RESOLVING
    people = {person.id: person for person in s.group}
    watched = _watched(s)
    try:
        while s.plans:
            plan = s.plans[0]
            yield from _resolve(g, people[plan.who], plan)
            yield from _tire(g, plan)
            s.plans.remove(plan)
    except (PartyGone, TripEnded, CardLost):
        _settle(g)
        raise
    _settle(g)
    for fire, id in watched:
        yield from _fired_at(g, fire, id)


@rule("M-BOARD-30")
def _watched(s: State) -> list[tuple[Fire, str]]:
    """Who acts on a floor that snipers watch; whoever helps acts, too."""
    return [
        (fire, id)
        for fire in board(s).fire
        for plan in s.plans
        if plan.verb != "rest" and done_at(s, plan)[0] == fire.floor
        for id in (plan.who, plan.helper)
        if id
    ]


@rule("M-BOARD-30")
def _fired_at(g: Game, fire: Fire, id: str) -> Flow[None]:
    """The stage is over: whoever has just acted up there, and nobody else, may be hit."""
    s = g.state
    person = member(s, id)
    if person is None:
        return
    upto = fire.screened if fire.hole in s.board_ups else fire.upto
    result = yield from roll(BLACK)
    hit = result <= upto
    g.emit(SniperFired(who=ref(person), result=result, upto=upto, hit="yes" if hit else "no", rule=fire.rule))
    if hit:
        yield from suffer(g, person, "wounds", fire.wounds, fire.rule)


@rule("M-ADV-07")
def _tire(g: Game, plan: Plan) -> Flow[None]:
    """Whoever acted has acted; a fourth action costs Fatigue 2."""
    s = g.state
    if plan.verb == "rest":
        return
    for id in (plan.who, plan.helper):
        person = member(s, id)
        if person is not None:
            person.acted += 1
            if person.numb and s.stage > ACTIONS_A_DAY - all_dots(person):
                person.numb = 2
            if s.stage == FOURTH:
                yield from suffer(g, person, "fatigue", FOURTH_FATIGUE, "M-ADV-07")


@rule("M-DAY-06", "M-DAY-05")
def _settle(g: Game) -> None:
    """The stage is over: products lie in Storage, and tools that were not used up are back there."""
    s = g.state
    s.moment = ""
    s.plans = []
    made, s.products = s.products, {}
    back, s.tools = s.tools, {}
    for goods in (made, back):
        for good, n in goods.items():
            put(s.storage, good, n)
    if g.log is not None and (made or back):
        g.emit(
            StageEnded(
                goods=counted(made),
                some="yes" if made else "no",
                tools=counted(back),
                tooled="yes" if back else "no",
                rule="M-DAY-06",
            )
        )


def resolve_one(g: Game, person: Person) -> Flow[None]:
    """A single action out of turn (Night Shift): assigned, paid and resolved at once."""
    s = g.state
    chosen = yield from decide(
        g,
        "action",
        [*actions(s, person), REST(s.leader)],
        "M-DAY-20",
        {"who": ref(person), "stage": s.stage},
        refused=lambda: not_done(s, person),
    )
    yield from assign(g, person, chosen)
    yield from _resolve_all(g)


def _resolve(g: Game, person: Person, plan: Plan) -> Flow[None]:
    """Carry out one assigned action."""
    s = g.state
    match plan.verb:
        case "clear" | "saw":
            yield from _turn_over(g, person, plan.args[0])
        case "dig" | "dig-alone" | "dig-with":
            _dig(g, plan)
        case "unlock":
            yield from _unlock(g, person, plan)
        case "craft":
            put_up(g, plan.args[0], plan.args[1], ref(person), plan.paid)
        case "use":
            yield from _use(g, person, plan)
        case "move":
            card, space = plan.args
            del s.fittings[standing(s, card)]
            s.fittings[space] = card
            g.emit(
                FittingMoved(who=ref(person), card=f"card:{card}", space=f"space:{space}", rule="M-ADV-02")
            )
        case "dismantle":
            _dismantle(g, person, plan.args[0])
        case _:
            deed = board(s).deed.get(plan.verb)
            if deed is not None:
                yield from _do_printed(g, person, deed)


def _do_printed(g: Game, person: Person, deed: Deed) -> Flow[None]:
    """An action printed on the board."""
    if deed.daily:
        g.state.done[deed.id] = g.state.day
    match deed.kind:
        case "poke":
            yield from _poke_about(g, person, deed)
        case "idea":
            yield from _new_idea(g, person)
        case "search":
            yield from _search(g, person, deed)
        case "garden":
            yield from _gather(g, person, deed)
        case "outside":
            g.emit(WentOutside(who=ref(person), rule="M-BOARD-29"))
            yield from outside(g, person)


@rule("M-SHEL-02", "M-SHEL-03", "M-SHEL-10", "M-SHEL-15")
def _turn_over(g: Game, person: Person, space: str) -> Flow[None]:
    """The card is turned over, its loot goes to Storage and the card leaves the board."""
    s = g.state
    kind = s.shelter[space]
    loot = yield from draw(Pile([{kind: 1}]), s.unseen)
    del s.shelter[space]
    uncovered = _uncover(s, space)
    s.cleared.append(loot)
    g.emit(CardTurned(who=ref(person), card=f"card:{kind}", space=f"space:{space}", rule="M-SHEL-02"))
    gain(g, LOOT[loot], "products", "M-SHEL-02")
    _tell_uncovered(g, space, uncovered)


@rule("M-BOARD-32")
def _uncover(s: State, space: str) -> str:
    """A card is gone: where it lay on another one, that one lies there now. Returns it."""
    left = s.beneath.pop(space, 0)
    if not left:
        return ""
    if left > 1:
        s.beneath[space] = left - 1
    s.shelter[space] = board(s).cards[space][-left]
    return s.shelter[space]


def _tell_uncovered(g: Game, space: str, card: str) -> None:
    if card:
        g.emit(CardUncovered(card=f"card:{card}", space=f"space:{space}", rule="M-BOARD-32"))


@rule("M-SHEL-05", "M-SHEL-06", "M-SHEL-17", "M-SHEL-08")
def _dig(g: Game, plan: Plan) -> None:
    """Rubble becomes Rubble Remnants, and those are cleared away: one step a stage."""
    s = g.state
    space = plan.args[0]
    who = tuple(f"character:{id}" for id in (plan.who, plan.helper) if id)
    card = s.shelter.pop(space)
    left = KIND[card].leaves
    uncovered = ""
    if left:
        s.shelter[space] = left
    else:
        uncovered = _uncover(s, space)
    g.emit(
        RubbleDug(
            who=who, card=f"card:{card}", space=f"space:{space}", left=left or "nothing", rule="M-SHEL-05"
        )
    )
    _tell_uncovered(g, space, uncovered)


@rule("M-SHEL-12", "M-SHEL-13", "M-SHEL-14", "M-CARD-18", "M-COMB-25")
def _unlock(g: Game, person: Person, plan: Plan) -> Flow[None]:
    """The Black die: 1-3 the door holds; otherwise the Lockpick is spent (a Hatchet is not)."""
    s = g.state
    space = plan.args[0]
    door = KIND[s.shelter[space]]
    result = yield from shelter_roll(g, f"space:{space}", "M-SHEL-12", lambda roll: roll >= door.opens)
    opened = result >= door.opens
    g.emit(
        LockTried(
            who=ref(person),
            space=f"space:{space}",
            result=result,
            opened="yes" if opened else "no",
            rule="M-SHEL-14" if opened else "M-SHEL-13",
        )
    )
    if not opened:
        return
    if plan.tool == door.tool:
        take(s.tools, plan.tool)
        put(s.box, plan.tool)
        g.emit(ToolSpent(good=f"good:{plan.tool}", rule="M-SHEL-14"))
        plan.tool = ""
    yield from _turn_over(g, person, space)


@rule("M-BOARD-23", "M-BOARD-24", "M-CARD-17")
def _poke_about(g: Game, person: Person, deed: Deed) -> Flow[None]:
    """Wood and Components in any mix, 1 to 4 by the die."""
    s = g.state
    bonus = skill(person).poke_about

    def found(roll: int) -> int:
        return deed.pieces[min(BLACK, roll + bonus) - 1]

    result = yield from shelter_roll(g, f"action:{deed.id}", "M-BOARD-23", found)
    pieces = found(result)
    g.emit(PokedAbout(who=ref(person), result=result, bonus=bonus, pieces=pieces, rule="M-BOARD-23"))
    wood, components = obtainable(s, "wood"), obtainable(s, "component")
    there = min(pieces, wood + components)
    if there < pieces:
        g.emit(BoxShort(missing=pieces - there, rule="M-TOKEN-04"))
    options = [SPLIT(s.leader, n, there - n) for n in range(max(0, there - components), min(there, wood) + 1)]
    words: dict[str, Arg] = {"who": ref(person), "pieces": there}
    even = min(options, key=lambda option: abs(_uneven(s, *map(int, option.args))))
    chosen = yield from decide(
        g, "split", options, "M-BOARD-23", words, refused="share", topic="split", default=even.id
    )
    w, c = (int(n) for n in chosen.args)
    gain(g, {good: n for good, n in (("wood", w), ("component", c)) if n}, "products", "M-BOARD-23")


def _uneven(s: State, wood: int, components: int) -> int:
    """How much more Wood than Components there would be."""
    there = [within(s, "storage", good) + s.products.get(good, 0) for good in ("wood", "component")]
    return there[0] + wood - there[1] - components


@rule("M-BOARD-26")
def _new_idea(g: Game, person: Person) -> Flow[None]:
    """Two cards of the Ideas pile join the Fittings deck."""
    s = g.state
    thought: list[str] = []
    while len(thought) < IDEAS_PER_ACTION and len(thought) < len(s.ideas):
        options = [THINK_OF(s.leader, card) for card in s.ideas if card not in thought]
        words: dict[str, Arg] = {"who": ref(person)}
        chosen = yield from decide(g, "think-of", options, "M-BOARD-26", words, refused="all")
        thought.append(chosen.args[0])
    for card in thought:
        s.ideas.remove(card)
        s.deck.append(card)
    cards = tuple(f"card:{card}" for card in thought)
    g.emit(IdeasFound(who=ref(person), cards=cards, rule="M-BOARD-26"))


@rule("M-BOARD-27", "M-BOARD-28")
def _search(g: Game, person: Person, deed: Deed) -> Flow[None]:
    """A Findings card, searched at home: no special find, no Noise, and a Reality Impact goes back."""
    s = g.state
    met: list[str] = []
    card = yield from draw_findings(g)
    while card in IMPACTS:
        met.append(card)
        card = yield from draw_findings(g)
    for impact in met:
        shuffle_in(s.findings, known(impact))
    goods = FINDINGS[card].row(deed.row)
    discard_findings(s)
    g.emit(
        ShelterSearched(
            who=ref(person),
            card=f"card:{card}",
            goods=counted(goods),
            some="yes" if goods else "no",
            impact="yes" if met else "no",
            rule="M-BOARD-27",
        )
    )
    gain(g, goods, "products", "M-BOARD-27")


@rule("M-BOARD-31")
def _gather(g: Game, person: Person, deed: Deed) -> Flow[None]:
    """What grows there by the Black die; in the cold there is less of it."""
    s = g.state
    chill = deed.chill if s.cold >= deed.cold else 0

    def grown(roll: int) -> Goods:
        return deed.finds[roll - chill - 1] if roll > chill else {}

    result = yield from shelter_roll(
        g, f"action:{deed.id}", deed.rule, lambda roll: sum(grown(roll).values())
    )
    goods = grown(result)
    g.emit(
        GardenSearched(
            who=ref(person),
            result=result,
            chill=chill,
            goods=counted(goods),
            some="yes" if goods else "no",
            rule=deed.rule,
        )
    )
    gain(g, goods, "products", deed.rule)


@rule("M-ADV-04", "M-ADV-05", "M-WAIT-05")
def _dismantle(g: Game, person: Person, card: str) -> None:
    """The card goes back to the Fittings deck, all it cost to Storage as far as the box can give it."""
    s = g.state
    take_down(s, standing(s, card))
    g.emit(FittingDismantled(who=ref(person), card=f"card:{card}", rule="M-ADV-04"))
    gain(g, recipe(s, card), "products", "M-ADV-04")


@rule(
    "M-FIT-17", "M-FIT-22", "M-FIT-28", "M-FIT-29", "M-FIT-34", "M-FIT-35", "M-FIT-38", "M-FIT-51", "M-FIT-54"
)
@rule(
    "M-FIT-55", "M-FIT-57", "M-FIT-64", "M-FIT-65", "M-FIT-66", "M-FIT-67", "M-FIT-70", "M-FIT-71", "M-FIT-72"
)
@rule("M-FIT-73", "M-FIT-74", "M-FIT-76", "M-FIT-77", "M-FIT-78", "M-FIT-79", "M-WAIT-02", "M-DAY-19")
def _use(g: Game, person: Person, plan: Plan) -> Flow[None]:
    """An action of a Fitting; what it cost is already paid."""
    s = g.state
    card, id, times = plan.args[0], plan.args[1], int(plan.args[2])
    action = ACTION[card, id]
    if s.settings.modules and (yield from modules.instead(g, person, card, id)):
        return
    if action.does is not None:
        yield from action.does(g, person)
        return
    if action.wait:
        s.wait.append(card)
        g.emit(WaitPlaced(who=ref(person), card=f"card:{card}", rule="M-WAIT-02"))
        return
    g.emit(
        Worked(
            who=ref(person), card=f"card:{card}", action=f"action:{card}.{id}", times=times, rule=action.rule
        )
    )
    if action.cold:
        remove_cold(g, action.cold * times, action.rule)
    elif action.hole:
        board_up(g, int(plan.args[3]))
    else:
        gain(g, _products(plan, times), "products", action.rule)


@rule("M-FIT-57")
def _products(plan: Plan, times: int) -> Goods:
    """What the action gives, and what an upgrade has been found to add."""
    action = ACTION[plan.args[0], plan.args[1]]
    if action.either:
        made = dict(zip(action.either, (int(n) for n in plan.args[3:]), strict=True))
        return {good: n for good, n in made.items() if n}
    gives = {good: n * times for good, n in action.gives.items()}
    for more in plan.args[3:]:
        good, _, n = more.partition("*")
        gives[good] += int(n)
    return gives
