"""The whole table as structs of ids and numbers: what bots and front ends read.

Everything here is open information; piles show how many cards they hold, never their order. A view is a copy:
what happens at the table afterwards does not change it (`testing.laws.a_view_never_changes`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import Struct

from tilldawn.engine.deck import Pile
from tilldawn.engine.flow import rule
from tilldawn.engine.outlook import Grade
from tilldawn.engine.request import Arg
from tilldawn.games.mine import modules
from tilldawn.games.mine.book.notes import CHILD_WEIGHT, carried
from tilldawn.games.mine.cards.characters import ACTIONS_A_DAY, CHARACTER, DOTS, LAST, STATES
from tilldawn.games.mine.cards.dice import ENEMY_WOUNDS
from tilldawn.games.mine.cards.events import CHAPTERS, EVENT
from tilldawn.games.mine.cards.fittings import FITTING, UPGRADES
from tilldawn.games.mine.cards.locations import LOCATION, SLOTS, UNKNOWN
from tilldawn.games.mine.cards.objectives import OBJECTIVE
from tilldawn.games.mine.cards.residents import RESIDENT
from tilldawn.games.mine.cards.trades import TRADE
from tilldawn.games.mine.city.homeward import limit, load
from tilldawn.games.mine.combat.field import fighters
from tilldawn.games.mine.goods import GOODS, Goods, weight
from tilldawn.games.mine.house.board import BOARDS, Board, board
from tilldawn.games.mine.house.cold import effective_cold
from tilldawn.games.mine.house.planning import done_at
from tilldawn.games.mine.house.rooms import free_spaces, places, recipe, within_reach
from tilldawn.games.mine.people.deadlines import NEVER, judged_on, peace_between
from tilldawn.games.mine.people.group import asleep, dots, levels
from tilldawn.games.mine.people.objectives import counted, goal, is_met, over_limit
from tilldawn.games.mine.public.facts import DEEDS, PRINTED, Printed
from tilldawn.games.mine.raid.course import raids_to_come
from tilldawn.games.mine.scenarios import scenario_of
from tilldawn.games.mine.state import Combat, Note, Person, Plan, State
from tilldawn.games.mine.trade.supply import has, in_box, value

ZONES = ("storage", "pile", "outside")
"""Where a written token may lie that is neither a space nor a person."""
NIGHT_TASKS = ("floor", "guard", "scavenging")
"""Tasks of a night beside the Beds."""
DEADLY = tuple(state for state in STATES if state != "fatigue")
"""States whose last level is the end; the last of Fatigue is sleep."""


def _plan(side: Board) -> tuple[tuple[str, str, str, bool, int], ...]:
    with_ladder = {space for ladder in side.ladders for space in ladder}
    return tuple(
        (space, floor, side.printed.get(space, ""), space in with_ladder, side.column[space])
        for floor, row in side.floors.items()
        for space in row
    )


PLAN = {side.id: _plan(side) for side in BOARDS.values()}
"""The spaces as they are printed: id, floor, what is printed there, whether a ladder leads away, column."""


class PersonView(Struct, frozen=True):
    id: str
    colour: str
    starting: bool
    border: str
    sex: str
    prowess: int
    empathy: int
    inventory: int
    skill: str
    states: dict[str, int]
    costs: dict[str, int]
    """Actions each State costs, by its black dots; the worst one counts."""
    dots: int
    actions: list[bool]
    """Whether each of the day's actions is open, by the dots."""
    asleep: bool
    task: str
    at: str
    where: str
    """The space the miniature stands on now, or `away`."""
    doing: str
    """The ref of what this Character has been given to do in this stage, or until the raids are over."""
    does: str
    """The ref that names it, by day and by night: the deed alone, the card worked on, the task."""
    fights: bool
    """Takes part in the Combat in progress."""
    edge: list[str]
    """States at which one more level is the end."""
    spirit: tuple[str, ...]
    """Refs of the three Spirit lines."""
    notes: list[str]
    """Written tokens on the card."""
    medicine: Goods
    weapon: str
    spare: str
    shots: int
    used: list[str]
    busy: bool
    ate: bool
    drank: bool
    broke_off: bool
    strained: bool
    posted: bool
    """Script 1291: on the roof until the next raids are over."""
    holding: bool
    """Fatigue 4, but the night's task comes before sleep."""
    tireless: bool
    late: bool
    doctor: str
    """House Doctor: the piece that counts as carried by this Character."""


class NoteView(Struct, frozen=True):
    """A Blank token with something written on it."""

    name: str
    where: str
    """The ref it lies at: a space, a Character, or `zone:` storage, pile, outside."""
    about: str
    """The Character whose name is on it, if one is."""
    script: int
    phase: str
    """When it comes back, if it does, and not before this day."""
    day: int
    weight: int


class SpaceView(Struct, frozen=True):
    id: str
    floor: str
    printed: str
    card: str
    fitting: str
    waiting: bool
    reach: bool
    free: bool
    """A Fitting may be put here."""
    people: list[str]
    notes: list[str]
    """Written tokens on the space."""
    ladder: bool
    """A ladder leads up or down from here."""
    becomes: tuple[str, ...]
    """Fittings that could be built beside the one that stands here (M-FIT-09)."""
    column: int
    """Spaces of one column lie one above the other."""
    stack: int
    """How many Shelter cards lie here, one on the other."""


class LocationView(Struct, frozen=True):
    slot: str
    id: str
    unknown: int
    map: tuple[str, ...]
    special: tuple[str, ...]
    actions: dict[str, int]
    band: bool
    hidden: Goods
    visited: bool


class FittingView(Struct, frozen=True):
    id: str
    cost: Goods
    next_to: str
    affordable: bool
    places: list[str]
    becomes: tuple[str, ...]
    """Fittings it can be upgraded with."""


class FoeView(Struct, frozen=True):
    token: str
    letter: str
    prowess: int
    weapon: str
    wounds: int
    last: int
    """The Wound that kills it."""
    dodging: bool
    down: bool


class CombatView(Struct, frozen=True):
    card: str
    home: bool
    round: int
    talk: bool
    break_at: int
    dealt: int
    foes: list[FoeView]
    dead: int
    fighters: list[str]
    """Our side: sleepers at home and those who have broken off are not in it."""
    dodging: list[str]
    down: list[str]
    faces: list[str]


class RaidView(Struct, frozen=True):
    card: str
    damage: int
    wounds: int
    points: int
    left: int


class DealView(Struct, frozen=True):
    list: str
    home: bool
    fee: int
    bonus: int
    basket: Goods
    paid: int
    price: int
    goods: dict[str, int]
    """What is for sale, and the most of each that may be bought."""


class TripView(Struct, frozen=True):
    slot: str
    """Near, distant or far; nothing where no Location of the deck is visited."""
    location: str
    finds: int
    takes: int
    ended: bool
    limit: int
    load: int
    by_day: bool = False
    """It leads back to the actions of the day."""
    barred: bool = False
    """Nothing may be added from the box on the way home."""


class LostView(Struct, frozen=True):
    id: str
    sex: str
    day: int
    cause: str
    epilogue: str
    left: bool
    starting: bool


class ObjectiveView(Struct, frozen=True):
    id: str
    number: int
    steps: int
    progress: int
    goal: int
    met: bool
    pays: dict[str, int]
    have: int = 0
    """How much of the goal there is, where it is a number of things."""
    counted: bool = False
    """Whether the goal is a number of things."""
    unfit: tuple[str, ...] = ()
    """Characters who keep a goal about everybody's health from being met."""
    judged: int = NEVER
    """The day on whose Morning a Chapter judges it; -1 where the Ceasefire does."""


class GoodView(Struct, frozen=True):
    kind: str
    value: int
    weight: int
    box: int


class ScenarioView(Struct, frozen=True):
    """The scenario that is played, and how it stands in the words of its sheet."""

    id: str
    least: int
    most: int
    """Days it takes."""
    rules: int
    lines: tuple[str, ...]
    words: dict[str, Arg]
    judged: bool
    """It has verdicts of its own; otherwise the Ceasefire is judged as ever."""
    grade: Grade
    """How urgent its goal is, as things are."""


class TableView(Struct, frozen=True):
    """The whole table of This War of Mine, as ids and numbers."""

    day: int
    phase: str
    stage: int
    moment: str
    leader: int
    seats: int
    people: list[PersonView]
    lost: list[LostView]
    epilogues: dict[str, str]
    storage: Goods
    x5: Goods
    pile: Goods
    pile_weight: int
    """What the Findings Pile weighs, with whoever is carried home."""
    notes: list[NoteView]
    holds: list[str]
    """Refs of what holds just now by a card or a script: `holds:basement` …"""
    products: Goods
    tools: Goods
    goods: dict[str, GoodView]
    spaces: list[SpaceView]
    holes: dict[int, bool]
    deck: list[FittingView]
    ideas: list[str]
    wait: list[str]
    cold: int
    effective_cold: int
    events: int
    chapter_in: int
    """Events before the next Chapter card, where everybody knows it lies; -1 when none is left."""
    active: dict[str, int]
    newest: str
    objective: ObjectiveView | None
    objectives_left: int
    locations: list[LocationView]
    noise: int
    unknown: int
    unknown_seen: list[str]
    """Cards on top of the Unknown deck that somebody has looked at."""
    explored: list[str]
    slot: list[str]
    card: str
    finding: str
    resident: str
    visitor: str
    fate: str
    hand: list[str]
    offered: list[str]
    piles: dict[str, int]
    seen: dict[str, list[str]]
    """Known cards on top of a deck: what the Radio or a Visitor has told."""
    reserve: dict[str, int]
    trip: TripView | None
    combat: CombatView | None
    raid: RaidView | None
    deal: DealView | None
    history: list[list[int]]
    settings: dict[str, bool]
    faded: tuple[str, ...]
    hopeless: bool
    printed: Printed
    """Numbers printed on the board."""
    modules: dict[str, dict[str, Any]]
    """What each module of the table shows."""
    raid_cards: int = 0
    """Night Raid cards still to come in this night, as things are; 0 where they are ignored."""
    peace: tuple[int, int] = (NEVER, NEVER)
    """The first and the last day on which the Ceasefire can come."""
    lasting: dict[str, str] = {}
    """When each open Event leaves: at-once, day, evening, raid, raids, dawn, wounded, chapter or never."""
    level: str = ""
    """How hard it is; nothing is by the book."""
    board: str = "basic"
    """The side of the board that lies on the table."""
    scenario: ScenarioView | None = None


def look(s: State) -> TableView:
    """All that lies on the table."""
    people = [_person(s, p) for p in s.group]
    free = free_spaces(s)
    return TableView(
        day=s.day,
        phase=s.phase,
        stage=s.stage,
        moment=s.moment,
        leader=s.leader,
        seats=s.seats,
        people=people,
        lost=[
            LostView(p.id, CHARACTER[p.id].sex, p.day, p.cause, p.epilogue, p.left, p.starting)
            for p in s.lost
        ],
        epilogues=dict(s.epilogues),
        storage=dict(s.storage),
        x5=dict(s.x5),
        pile=dict(s.pile),
        pile_weight=weight(s.pile) + carried(s),
        notes=[_note(note) for note in s.notes],
        holds=list(_holds(s)),
        products=dict(s.products),
        tools=dict(s.tools),
        goods={
            good.id: GoodView(good.kind, value(s, good.id), good.weight, in_box(s, good.id)) for good in GOODS
        },
        spaces=_spaces(s, people, free),
        holes={hole: hole in s.board_ups for hole in board(s).hole_numbers},
        deck=[_fitting(s, card, free) for card in s.deck],
        ideas=list(s.ideas),
        wait=list(s.wait),
        cold=s.cold,
        effective_cold=effective_cold(s),
        events=len(s.events),
        chapter_in=_chapter_in(s.events),
        active={event.id: event.nights for event in s.active},
        newest=s.newest,
        objective=_objective(s),
        objectives_left=len(s.objectives),
        locations=[_location(s, at) for at in range(len(s.locations))],
        noise=s.noise,
        unknown=len(s.unknown),
        unknown_seen=_known(s.unknown),
        explored=list(s.explored),
        slot=list(s.slot),
        card=s.card,
        finding=s.finding,
        resident=s.resident,
        visitor=s.visitor,
        fate=s.fate_card,
        hand=list(s.hand),
        offered=list(s.offered),
        piles={
            "characters": len(s.characters),
            "exploration": len(s.exploration),
            "findings": len(s.findings),
            "residents": len(s.residents),
            "raids": len(s.raids),
            "visitors": len(s.visitors),
            "fate": len(s.fate),
            "narrative": len(s.narrative),
            "locations": len(s.location_deck),
        },
        seen={
            name: cards
            for name, pile in (("events", s.events), ("raids", s.raids), ("residents", s.residents))
            if (cards := _known(pile))
        },
        reserve={"raids": s.raid_reserve, "residents": s.resident_reserve},
        trip=_trip(s),
        combat=_combat(s),
        raid=RaidView(s.raid.card, s.raid.damage, s.raid.wounds, s.raid.points, s.raids_left)
        if s.raid
        else None,
        deal=DealView(
            s.deal.list,
            s.deal.home,
            s.deal.fee,
            s.deal.bonus,
            dict(s.deal.basket),
            s.deal.paid,
            s.deal.price,
            dict(TRADE[s.deal.list].goods),
        )
        if s.deal
        else None,
        history=[list(dawn) for dawn in s.history],
        settings={
            name: on
            for name in s.settings.__struct_fields__
            if isinstance(on := getattr(s.settings, name), bool)
        },
        faded=s.settings.faded,
        hopeless=s.hopeless,
        printed=PRINTED[s.settings.board],
        modules=modules.look(s) if s.settings.modules else {},
        raid_cards=raids_to_come(s),
        peace=peace_between(s),
        lasting={event.id: EVENT[event.id].ends for event in s.active},
        level=s.settings.level,
        board=s.settings.board,
        scenario=_scenario(s) if s.settings.scenario and s.group else None,
    )


def _scenario(s: State) -> ScenarioView | None:
    sheet = scenario_of(s)
    if sheet is None:
        return None
    words = {**sheet.standing(s), "day": s.day}
    return ScenarioView(
        sheet.id, *sheet.days, sheet.rules, sheet.lines, words, bool(sheet.ends), sheet.grade(s)
    )


@cache
def _spirits(id: str) -> tuple[str, ...]:
    """Refs of the three lines of somebody's Spirit."""
    return tuple(f"spirit:{id}.{letter}" for letter in "abc")


def _known(pile: Pile) -> list[str]:
    """Known cards on top of a pile; Chapter cards lie where everybody knows and are passed over."""
    found: list[str] = []
    for layer in pile.layers:
        if not isinstance(layer, str):
            break
        if layer not in CHAPTERS:
            found.append(layer)
    return found


def _chapter_in(pile: Pile) -> int:
    """How many cards lie on the next Chapter card."""
    above = 0
    for layer in pile.layers:
        if isinstance(layer, str):
            if layer in CHAPTERS:
                return above
            above += 1
        else:
            above += sum(layer.values())
    return -1


def _person(s: State, p: Person) -> PersonView:
    card = CHARACTER[p.id]
    black = dots(p)
    states = levels(p)
    doing = next((plan for plan in s.plans if p.id in (plan.who, plan.helper)), None)
    return PersonView(
        id=p.id,
        colour=p.colour,
        starting=p.starting,
        border=card.border,
        sex=card.sex,
        prowess=card.prowess,
        empathy=card.empathy,
        inventory=card.inventory,
        skill=card.skill.id,
        states=states,
        costs={state: DOTS[state][at] for state, at in states.items()},
        dots=black,
        actions=[p.tireless or stage <= ACTIONS_A_DAY - black for stage in range(1, ACTIONS_A_DAY + 1)],
        asleep=asleep(p),
        task=p.task,
        at=p.at,
        where=_where(s, p),
        doing="task:roof" if p.posted else _doing(doing),
        does=_does(s, p, doing),
        fights=s.combat is not None and p in fighters(s, home=s.combat.home),
        edge=[state for state in DEADLY if states[state] == LAST - 1],
        spirit=_spirits(p.id),
        notes=[note.name for note in s.notes if note.place == p.id],
        medicine=dict(p.medicine),
        weapon=p.weapon,
        spare=p.spare,
        shots=p.shots,
        used=list(p.used),
        busy=p.busy,
        ate=p.ate,
        drank=p.drank,
        broke_off=p.broke_off,
        strained=p.strained,
        posted=p.posted,
        holding=p.holding,
        tireless=p.tireless,
        late=p.late,
        doctor=s.doctor.partition(":")[2] if s.doctor.startswith(f"{p.id}:") else "",
    )


def _does(s: State, p: Person, plan: Plan | None) -> str:
    """What somebody is at, as the ref that names it; nothing where nothing has been given to do."""
    if p.broke_off:
        return "task:broke-off"
    if p.posted:
        return "task:roof"
    if plan is None:
        return f"task:{p.task if p.task in NIGHT_TASKS else 'bed'}" if p.task else ""
    kind, _, what = _doing(plan).partition(":")
    if kind == "action" and "." in what:
        return f"deed:{what.partition('.')[2]}"
    if kind == "space" and what in s.shelter:
        return f"card:{s.shelter[what]}"
    return f"{kind}:{what}"


def _note(note: Note) -> NoteView:
    place, _, about = note.place.partition(":")
    if place in CHARACTER:
        where = f"character:{place}"
    elif place in ZONES:
        where = f"zone:{place}"
    else:
        where = f"space:{place}"
    weighs = CHILD_WEIGHT if place == "pile" else 0
    return NoteView(note.name, where, about, note.script, note.phase, note.day, weighs)


def _holds(s: State) -> Iterator[str]:
    """What holds just now although no card on the table says so."""
    if s.one_action == s.day and s.day:
        yield "holds:one-action"
    for fire in board(s).fire:
        yield f"holds:{fire.id}"
    if s.basement_closed:
        yield "holds:basement"
    if s.uniforms:
        yield "holds:uniforms"
    if s.soldier:
        yield "holds:soldier"
    if s.more_raids:
        yield "holds:more-raids"
    if s.unguarded:
        yield "holds:unguarded"
    if s.hopeless:
        yield "holds:hopeless"


def _doing(plan: Plan | None) -> str:
    """A planned action as a ref: the space worked on, the Fitting used, the printed action."""
    if plan is None:
        return ""
    match plan.verb:
        case "use":
            return f"action:{plan.args[0]}.{plan.args[1]}"
        case "craft" | "move" | "dismantle":
            return f"card:{plan.args[0]}"
        case "rest":
            return "action:rest"
        case _:
            return f"action:{plan.verb}" if plan.verb in DEEDS else f"space:{plan.args[0]}"


def _spaces(s: State, people: list[PersonView], free: list[str]) -> list[SpaceView]:
    reach = within_reach(s)
    standing: dict[str, list[str]] = {}
    written: dict[str, list[str]] = {}
    for note in s.notes:
        written.setdefault(note.place, []).append(note.name)
    for p in people:
        standing.setdefault(p.where, []).append(p.id)
    found: list[SpaceView] = []
    for space, floor, printed, ladder, column in PLAN[s.settings.board]:
        fitting = s.fittings.get(space, "")
        found.append(
            SpaceView(
                space,
                floor,
                printed,
                s.shelter.get(space, ""),
                fitting,
                fitting in s.wait,
                space in reach,
                space in free,
                standing.get(space, []),
                written.get(space, []),
                ladder,
                _becomes(s, fitting) if fitting in UPGRADES else (),
                column,
                s.beneath.get(space, 0) + 1 if space in s.shelter else 0,
            )
        )
    return found


def _where(s: State, p: Person) -> str:
    """The space a miniature stands on: its task by night, its action by day, Guard otherwise."""
    if p.task == "scavenging":
        return "away"
    if p.task == "floor":
        return board(s).space_of["floor"]
    for space, card in s.fittings.items():
        if card == p.task:
            return space
    for plan in s.plans:
        if p.id in (plan.who, plan.helper):
            return done_at(s, plan)
    return board(s).guard


def _fitting(s: State, card: str, free: list[str]) -> FittingView:
    cost = recipe(s, card)
    return FittingView(
        card,
        dict(cost),
        FITTING[card].next_to,
        has(s.storage, cost),
        places(s, card, free=free),
        UPGRADES.get(card, ()),
    )


@rule("M-FIT-09")
def _becomes(s: State, card: str) -> tuple[str, ...]:
    """Fittings that are not yet built beside this one."""
    return tuple(other for other in UPGRADES.get(card, ()) if other not in s.fittings.values())


def _objective(s: State) -> ObjectiveView | None:
    if not s.objective:
        return None
    card = OBJECTIVE[s.objective]
    have = counted(s)
    return ObjectiveView(
        id=card.id,
        number=s.objective_number,
        steps=card.steps,
        progress=s.progress,
        goal=goal(s),
        met=is_met(s),
        pays=dict(card.pays),
        have=have or 0,
        counted=have is not None,
        unfit=tuple(over_limit(s)),
        judged=judged_on(s),
    )


def _location(s: State, at: int) -> LocationView:
    card = LOCATION[s.locations[at]]
    return LocationView(
        slot=SLOTS[at],
        id=card.id,
        unknown=UNKNOWN[at],
        map=card.map,
        special=card.special,
        actions={action.name: action.price for action in card.actions},
        band=card.band,
        hidden=dict(s.hidden.get(card.id, {})),
        visited=s.trip is not None and s.trip.location == card.id,
    )


def _trip(s: State) -> TripView | None:
    t = s.trip
    if t is None:
        return None
    slot = SLOTS[t.slot] if t.location in LOCATION else ""
    return TripView(slot, t.location, t.finds, t.takes, t.ended, limit(s), load(s, t), bool(t.back), t.barred)


def _combat(s: State) -> CombatView | None:
    c = s.combat
    if c is None:
        return None
    return CombatView(
        card=c.card,
        home=c.home,
        round=c.round,
        talk=c.talk,
        break_at=c.break_at,
        dealt=c.dealt,
        foes=[
            FoeView(
                f.token,
                f.letter,
                f.prowess,
                f.weapon,
                f.wounds,
                ENEMY_WOUNDS,
                f.token in c.dodging,
                f.token in c.down,
            )
            for f in c.foes
        ],
        dead=len(c.dead),
        fighters=[p.id for p in fighters(s, home=c.home)],
        dodging=list(c.dodging),
        down=list(c.down),
        faces=list(c.faces),
    )


def things(s: State) -> Iterator[str]:
    """Refs of all that lies on the table, so that a view can name it."""
    yield from (f"character:{p.id}" for p in s.group)
    yield from (f"character:{p.id}" for p in s.lost)
    yield from (f"state:{state}" for state in STATES)
    yield from (f"level:{state}.{n}" for state in STATES for n in range(LAST + 1))
    for p in s.group:
        yield from _spirits(p.id)
        plan = next((one for one in s.plans if p.id in (one.who, one.helper)), None)
        if does := _does(s, p, plan):
            yield does
    yield from (f"note:{note.name}" for note in s.notes)
    yield from (f"zone:{zone}" for zone in ZONES)
    yield from _holds(s)
    yield from (f"good:{good.id}" for good in GOODS)
    yield "weapon:unarmed"
    yield from (f"space:{space}" for space in board(s).spaces)
    yield "space:outside"
    yield from (f"hole:{hole}" for hole in board(s).hole_numbers)
    yield from (f"slot:{slot}" for slot in SLOTS)
    yield f"phase:{s.phase}"
    for heap in (s.shelter, s.fittings):
        yield from (f"card:{card}" for card in sorted(set(heap.values())))
    for cards in (s.deck, s.ideas, s.locations, s.slot, s.residents_aside, s.hand, s.offered, s.explored):
        yield from (f"card:{card}" for card in dict.fromkeys(cards))
    yield from (f"card:{event.id}" for event in s.active)
    for pile in (s.unknown, s.events, s.raids, s.residents):
        yield from (f"card:{card}" for card in _known(pile))
    singles = (s.objective, s.newest, s.card, s.finding, s.resident, s.visitor, s.fate_card)
    yield from (f"card:{card}" for card in dict.fromkeys(singles) if card)
    for location in s.locations:
        yield from (f"map:{one}" for one in LOCATION[location].map)
        yield from (f"paid:{action.name}" for action in LOCATION[location].actions)
    if s.raid is not None:
        yield f"card:{s.raid.card}"
    if s.combat is not None:
        yield from _fight(s.combat)
    if s.deal is not None:
        yield f"list:{s.deal.list}"
    yield from modules.things(s)


def _fight(c: Combat) -> Iterator[str]:
    """Refs of all that is in a fight: the Residents' card, Enemies, dice."""
    if c.card in RESIDENT:
        yield f"card:{c.card}"
    yield from (f"enemy:{foe.token}" for foe in c.foes)
    yield from (f"face:{face.partition('>')[2]}" for face in c.faces)
