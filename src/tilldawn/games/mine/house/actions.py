"""The Day Actions phase: three stages, planned together and resolved together."""

from __future__ import annotations

from tilldawn.engine.deck import Pile, draw, peek, put_on_top
from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.request import Option, Refusal, text
from tilldawn.games.mine.cards.characters import ACTIONS_A_DAY
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.cards.events import EVENT
from tilldawn.games.mine.cards.fittings import (
    ACTION,
    BOOK_BONUS,
    CHAIR_SUCCESS,
    IDEAS_PER_ACTION,
    LOCK_OPENS,
    NAP_REST,
    POKE_ABOUT,
    RADIO_SUCCESS,
)
from tilldawn.games.mine.cards.shelter import CARDS as LOOT
from tilldawn.games.mine.choices import consider, decide
from tilldawn.games.mine.ending import check_hope
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.house.cold import remove_cold
from tilldawn.games.mine.house.events import (
    CardTurned,
    FittingDismantled,
    FittingMoved,
    IdeasFound,
    LockTried,
    Napped,
    PokedAbout,
    RubbleDug,
    SatDown,
    StageBegan,
    TunedIn,
    WaitPlaced,
    WentOutside,
    Worked,
)
from tilldawn.games.mine.house.morning import end_event
from tilldawn.games.mine.house.planning import FOURTH, REST, actions, assign, can_act
from tilldawn.games.mine.house.rooms import board_up, put_up, recipe, standing, take_down
from tilldawn.games.mine.house.visitors import outside
from tilldawn.games.mine.people.group import asleep, dots, member, ref, skill
from tilldawn.games.mine.people.harm import relieve, suffer
from tilldawn.games.mine.people.leader import pass_leadership
from tilldawn.games.mine.people.narrative import waiting
from tilldawn.games.mine.people.skills import shelter_roll
from tilldawn.games.mine.state import Game, Person, Plan, State
from tilldawn.games.mine.steps import step
from tilldawn.games.mine.trade.supply import gain, in_box, put, take
from tilldawn.games.mine.verbs import Verb

PLAN = Verb("plan", "M-DAY-03", "who:character")
RESOLVE = Verb("resolve", "M-DAY-03")
SPLIT = Verb("split", "M-BOARD-23", "wood:int", "components:int")
THINK_OF = Verb("think-of", "M-BOARD-26", "card:card")
LISTEN = Verb("listen", "M-FIT-42", "deck")

FOURTH_FATIGUE = 2
"""What a fourth action costs."""


@step("day", begins="phase")
@rule("M-DAY-01", "M-DAY-12")
def begin_day(g: Game) -> Flow[str]:
    """Three stages; with 155 a fourth for those without a black dot."""
    s = g.state
    s.phase = "day"
    s.stage = 0
    yield from check_hope(g)
    return "stage"


@step("stage", begins="turn")
@rule("M-DAY-03", "M-DAY-11", "M-LEAD-05", "M-LEAD-06", "M-ADV-01", "M-ADV-06", "M-ADV-07", "M-STATE-14")
def play_stage(g: Game) -> Flow[str]:
    """Assign actions to everybody able, then resolve them all; leadership passes if anybody acted."""
    s = g.state
    s.stage += 1
    for person in s.group:
        person.late = False
    if s.stage > (FOURTH if s.settings.fittings else ACTIONS_A_DAY):
        for event in [e.id for e in s.active if EVENT[e.id].ends == "day"]:
            end_event(g, event)
        return "dusk"
    able = any(can_act(s, person, s.stage) for person in s.group)
    if not able and not waiting(s, "day"):
        return "stage"
    s.moment = "day"
    g.emit(StageBegan(stage=s.stage, rule="M-DAY-01"))
    yield from _plan_all(g)
    s.moment = ""
    acted = any(plan.verb != "rest" for plan in s.plans)
    yield from _resolve_all(g)
    if acted:
        pass_leadership(g, "M-LEAD-05")
    return "stage"


def _open(s: State) -> list[Person]:
    """Able Characters who have not been given anything yet."""
    planned = {plan.who for plan in s.plans} | {plan.helper for plan in s.plans}
    return [p for p in s.group if p.id not in planned and can_act(s, p, s.stage)]


def _plan_all(g: Game) -> Flow[None]:
    """The leader assigns in any order, until everybody has something or the stage is resolved."""
    s = g.state
    asked = False
    waiting = _open(s)

    def offers() -> list[Option]:
        waiting[:] = _open(s)
        return [*(PLAN(s.leader, p.id) for p in waiting), RESOLVE(s.leader)]

    while waiting or not asked:
        asked = True
        chosen = yield from consider(
            g,
            "plan",
            offers,
            "M-DAY-03",
            lambda: {"stage": s.stage, "left": len(waiting)},
            refused=lambda: _barred(s),
            wait=lambda: bool(g.anytime(g)),
        )
        if chosen.verb == "resolve":
            return
        person = next(p for p in s.group if p.id == chosen.args[0])
        action = yield from consider(
            g,
            "action",
            lambda person=person: [*actions(s, person), REST(s.leader)],  # type: ignore[misc]
            "M-DAY-20",
            {"who": ref(person), "stage": s.stage},
            wait=lambda: True,
        )
        yield from assign(g, person, action)
        waiting[:] = _open(s)


@rule("M-STATE-05", "M-DAY-10", "M-DAY-17")
def _barred(s: State) -> list[Refusal]:
    """Who cannot act in this stage, and why."""
    found: list[Refusal] = []
    for person in s.group:
        if can_act(s, person, s.stage):
            continue
        why, rule = text("why-dots", dots=dots(person)), "M-ADV-06" if s.stage == FOURTH else "M-STATE-05"
        if person.late:
            why, rule = text("why-late"), "M-DAY-10"
        elif person.busy:
            why, rule = text("why-busy"), "M-CARD-39"
        elif person.posted:
            why, rule = text("why-busy"), "M-SCRIPT-04"
        elif s.one_action == s.day and person.acted:
            why, rule = text("why-busy"), "M-DAY-17"
        elif asleep(person):
            why, rule = text("why-asleep"), "M-STATE-20"
        what = text("option-plan", who=ref(person))
        found.append(Refusal(what, why, rule, s.leader, (ref(person),)))
    return found


@rule("M-DAY-03", "M-DAY-06", "M-DAY-05", "M-SHEL-07", "M-SHEL-11")
def _resolve_all(g: Game) -> Flow[None]:
    """One after the other on the table, all at once in the rules: products come in when all is done."""
    s = g.state
    while s.plans:
        plan = s.plans[0]
        person = member(s, plan.who)
        if person is not None:
            person.acted += plan.verb != "rest"
            yield from _resolve(g, person, plan)
            helper = member(s, plan.helper)
            if helper is not None:
                helper.acted += 1
            if s.stage == FOURTH and plan.verb != "rest":
                for tired in (member(s, plan.who), helper):
                    if tired is not None:
                        yield from suffer(g, tired, "fatigue", FOURTH_FATIGUE, "M-ADV-07")
        if plan in s.plans:
            s.plans.remove(plan)
            _take_back(s, plan)
    for good, n in s.products.items():
        put(s.storage, good, n)
    s.products = {}


def _take_back(s: State, plan: Plan) -> None:
    """A tool that was not used up goes back to Storage."""
    if plan.tool:
        take(s.tools, plan.tool)
        put(s.storage, plan.tool)


def resolve_one(g: Game, person: Person) -> Flow[None]:
    """A single action out of turn (Night Shift): assigned, paid and resolved at once."""
    s = g.state
    chosen = yield from decide(
        g,
        "action",
        [*actions(s, person), REST(s.leader)],
        "M-DAY-20",
        {"who": ref(person), "stage": s.stage},
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
            _dig(g, person, plan)
        case "unlock":
            yield from _unlock(g, person, plan)
        case "poke-about":
            yield from _poke_about(g, person)
        case "new-idea":
            yield from _new_idea(g, person)
        case "outside":
            g.emit(WentOutside(who=ref(person), rule="M-BOARD-29"))
            yield from outside(g, person)
        case "craft":
            put_up(g, plan.args[0], plan.args[1])
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
            pass


@rule("M-SHEL-02", "M-SHEL-03", "M-SHEL-10", "M-SHEL-15")
def _turn_over(g: Game, person: Person, space: str) -> Flow[None]:
    """The card is turned over, its loot goes to Storage and the card leaves the board."""
    s = g.state
    kind = s.shelter[space]
    loot = yield from draw(Pile([{kind: 1}]), s.unseen)
    del s.shelter[space]
    s.cleared.append(loot)
    g.emit(CardTurned(who=ref(person), card=f"card:{kind}", space=f"space:{space}", rule="M-SHEL-02"))
    gain(g, LOOT[loot], "products", "M-SHEL-02")


@rule("M-SHEL-05", "M-SHEL-06", "M-SHEL-17", "M-SHEL-08")
def _dig(g: Game, person: Person, plan: Plan) -> None:
    """Rubble becomes Rubble Remnants, and those are cleared away: one step a stage."""
    s = g.state
    space = plan.args[0]
    who = [ref(person)]
    helper = member(s, plan.helper)
    if plan.helper and helper is None:
        return
    if helper is not None:
        who.append(ref(helper))
    card = s.shelter[space]
    if card == "rubble":
        s.shelter[space] = "remnants"
        left = "remnants"
    else:
        del s.shelter[space]
        left = "nothing"
    g.emit(
        RubbleDug(who=tuple(who), card=f"card:{card}", space=f"space:{space}", left=left, rule="M-SHEL-05")
    )


@rule("M-SHEL-12", "M-SHEL-13", "M-SHEL-14", "M-CARD-18", "M-COMB-25")
def _unlock(g: Game, person: Person, plan: Plan) -> Flow[None]:
    """The Black die: 1-3 the door holds; otherwise the Lockpick is spent (a Hatchet is not)."""
    s = g.state
    space = plan.args[0]
    result = yield from shelter_roll(g, f"space:{space}", "M-SHEL-12")
    opened = result >= LOCK_OPENS
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
    if plan.tool == "lockpick":
        take(s.tools, "lockpick")
        put(s.box, "lockpick")
        plan.tool = ""
    yield from _turn_over(g, person, space)


@rule("M-BOARD-23", "M-BOARD-24", "M-CARD-17")
def _poke_about(g: Game, person: Person) -> Flow[None]:
    """Wood and Components in any mix, 1 to 4 by the die."""
    s = g.state
    result = yield from shelter_roll(g, "action:poke-about", "M-BOARD-23")
    result = min(BLACK, result + skill(person).poke_about)
    pieces = POKE_ABOUT[result - 1]
    g.emit(PokedAbout(who=ref(person), result=result, pieces=pieces, rule="M-BOARD-23"))
    wood, components = in_box(s, "wood"), in_box(s, "component")
    pieces = min(pieces, wood + components)
    options = [
        SPLIT(s.leader, n, pieces - n) for n in range(max(0, pieces - components), min(pieces, wood) + 1)
    ]
    chosen = yield from decide(g, "split", options, "M-BOARD-23", {"who": ref(person), "pieces": pieces})
    w, c = (int(n) for n in chosen.args)
    gain(g, {good: n for good, n in (("wood", w), ("component", c)) if n}, "products", "M-BOARD-23")


@rule("M-BOARD-26")
def _new_idea(g: Game, person: Person) -> Flow[None]:
    """Two cards of the Ideas pile join the Fittings deck."""
    s = g.state
    thought: list[str] = []
    for _ in range(IDEAS_PER_ACTION):
        if s.ideas:
            options = [THINK_OF(s.leader, card) for card in s.ideas]
            chosen = yield from decide(g, "think-of", options, "M-BOARD-26", {"who": ref(person)})
            s.ideas.remove(chosen.args[0])
            s.deck.append(chosen.args[0])
            thought.append(f"card:{chosen.args[0]}")
    g.emit(IdeasFound(who=ref(person), cards=tuple(thought), rule="M-BOARD-26"))


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
    match id:
        case "nap":
            g.emit(Napped(who=ref(person), rule="M-FIT-17"))
            relieve(g, person, "fatigue", NAP_REST, "M-FIT-17")
            return
        case "sit":
            yield from _sit(g, person)
            return
        case "tune-in":
            yield from _tune_in(g, person)
            return
        case _:
            pass
    if action.wait:
        s.wait.append(card)
        g.emit(WaitPlaced(who=ref(person), card=f"card:{card}", rule="M-WAIT-02"))
        return
    g.emit(
        Worked(
            who=ref(person), card=f"card:{card}", action=f"action:{card}.{id}", times=times, rule=action.rule
        )
    )
    if id == "heat":
        remove_cold(g, times, "M-FIT-38")
    elif id == "board-up":
        board_up(g, int(plan.args[3]))
    else:
        gain(g, _products(plan, times), "products", action.rule)


def _products(plan: Plan, times: int) -> Goods:
    """What the action gives."""
    action = ACTION[plan.args[0], plan.args[1]]
    if action.either:
        made = dict(zip(action.either, (int(n) for n in plan.args[3:]), strict=True))
        return {good: n for good, n in made.items() if n}
    gives = {good: n * times for good, n in action.gives.items()}
    if "cooking-stove" in plan.args:
        gives["raw-food"] += 1
    return gives


@rule("M-FIT-22")
def _sit(g: Game, person: Person) -> Flow[None]:
    """The Black die, 2 more for each Book: from 6 on Misery falls."""
    books = g.state.storage.get("book", 0)
    result = yield from shelter_roll(g, "card:chair", "M-FIT-22")
    better = result + BOOK_BONUS * books >= CHAIR_SUCCESS
    g.emit(
        SatDown(
            who=ref(person), result=result, books=books, better="yes" if better else "no", rule="M-FIT-22"
        )
    )
    if better:
        relieve(g, person, "misery", 1, "M-FIT-22")


@rule("M-FIT-42", "M-FIT-43", "M-MORN-14")
def _tune_in(g: Game, person: Person) -> Flow[None]:
    """Look at the top two Events or at the top Night Raid, in their order; then perhaps a comfort."""
    s = g.state
    decks = [name for name, pile in (("events", s.events), ("raids", s.raids)) if len(pile)]
    chosen = yield from decide(g, "listen", [LISTEN(s.leader, d) for d in decks], "M-FIT-42")
    if chosen.args[0] == "events":
        first = yield from draw(s.events, s.unseen)
        put_on_top(s.events, first)
        seen = [first]
        if len(s.events) > 1:
            s.events.layers.pop(0)
            seen.append((yield from peek(s.events, s.unseen)))
            put_on_top(s.events, first)
    else:
        seen = [(yield from peek(s.raids, s.unseen))]
    result = yield from shelter_roll(g, "card:radio", "M-FIT-43")
    better = result >= RADIO_SUCCESS
    g.emit(
        TunedIn(
            who=ref(person),
            cards=tuple(f"card:{card}" for card in seen),
            result=result,
            better="yes" if better else "no",
            rule="M-FIT-42",
        )
    )
    if better:
        relieve(g, person, "misery", 1, "M-FIT-43")
