"""Setting up a Campaign: the options of a new table, the decks, the board, the starting group."""

from __future__ import annotations

from typing import Any

from tilldawn.engine.deck import Group, Pile, add, draw, shuffle_in
from tilldawn.engine.errors import BadOption
from tilldawn.engine.flow import Flow, pick, rule
from tilldawn.engine.pack import Pack, packs_of
from tilldawn.games.mine import levels, modules
from tilldawn.games.mine.cards import (
    characters,
    events,
    exploration,
    fate,
    findings,
    fittings,
    locations,
    narrative,
    objectives,
    raids,
    residents,
    shelter,
    visitors,
)
from tilldawn.games.mine.cards.characters import CHARACTER, COLOURS, STARTING_HUNGER
from tilldawn.games.mine.city.events import LocationsDealt
from tilldawn.games.mine.goods import BOX, Goods
from tilldawn.games.mine.house.board import BASIC, BOARDS, board
from tilldawn.games.mine.modules import Founders
from tilldawn.games.mine.people.events import CharacterFound, LeaderNamed
from tilldawn.games.mine.people.group import ref
from tilldawn.games.mine.state import NOBODY, Game, Person, Settings, State
from tilldawn.games.mine.steps import step
from tilldawn.games.mine.trade.supply import put, take

ADVANCED = {"155": "fittings", "351": "eating", "534": "hiding", "909": "drinking"}
"""The advanced rules by their script number; each is a switch (M-ADV-01)."""
SWITCHES = ("dawn_medicine", "lenient_333", "heater_water")
TOPICS = ("hunger", "death", "illness", "child", "animal", "despair", "cruelty")
OPTIONS = (
    "advanced",
    "characters",
    "first",
    "fade",
    "modules",
    "scenario",
    *SWITCHES,
    "packs",
    "level",
    "board",
)

OPENING: Goods = {"lockpick": 1, "shovel": 1, "component": 4, "wood": 4, "water": 2, "raw-food": 3}
FOUNDERS = Founders({"red": 1, "black": 2}, {"hunger": STARTING_HUNGER})
"""Who begins where no scenario says otherwise."""


def start(options: dict[str, Any], seats: int) -> State:
    """Check what was asked for and lay out the box."""
    for name in options:
        if name not in OPTIONS:
            raise BadOption("error-unknown-setting", setting=name, settings=", ".join(OPTIONS))
    s = State(step="setup", settings=_settings(options), seats=seats, unseen=_unseen(), box=dict(BOX))
    for pack in packs_of("mine", options):
        _shuffle_in(s, pack)
    modules.join_decks(s)
    first = options.get("first")
    if first is not None:
        if type(first) is not int or not 0 <= first < seats:
            raise BadOption("error-bad-setting", setting="first", value=str(first), values=f"0 … {seats - 1}")
        s.leader = first
    _lay_decks(s)
    _lay_board(s)
    levels.lay_out(s)
    modules.lay_out(s)
    for id in _chosen(s, options, modules.founders(s) or FOUNDERS):
        _join(s, id)
        del s.unseen["characters"][id]
    s.characters = Pile([{"characters": len(s.unseen["characters"])}])
    return s


def _settings(options: dict[str, Any]) -> Settings:
    switches: dict[str, bool] = {}
    for number in _words(options, "advanced", tuple(ADVANCED)):
        switches[ADVANCED[number]] = True
    for name in SWITCHES:
        value = options.get(name, False)
        if not isinstance(value, bool):
            raise BadOption("error-bad-setting", setting=name, value=str(value), values="true, false")
        switches[name] = value
    faded = _words(options, "fade", TOPICS)
    scenario = _scenario(options)
    return Settings(
        **switches,
        faded=tuple(topic for topic in TOPICS if topic in faded),
        modules=modules.chosen(options, scenario),
        packs=tuple(pack.id for pack in packs_of("mine", options)),
        level=levels.chosen(options, scenario),
        scenario=scenario,
        board=_side(options),
    )


@rule("M-SCEN-01")
def _scenario(options: dict[str, Any]) -> str:
    """The scenario a new table asks for, or none."""
    chosen = options.get("scenario") or ""
    if chosen and chosen not in modules.SCENARIOS:
        names = ", ".join(modules.SCENARIOS) or "–"
        raise BadOption("error-bad-setting", setting="scenario", value=str(chosen), values=names)
    return str(chosen)


def _side(options: dict[str, Any]) -> str:
    """Which side of the board lies up."""
    side = options.get("board", BASIC.id)
    if not isinstance(side, str) or side not in BOARDS:
        raise BadOption("error-bad-setting", setting="board", value=str(side), values=", ".join(BOARDS))
    return side


def _words(options: dict[str, Any], name: str, allowed: tuple[str, ...]) -> list[str]:
    """A list of words out of those allowed."""
    given = options.get(name, [])
    words = [str(word) for word in (given if isinstance(given, (list, tuple)) else [given])]
    for word in words:
        if word not in allowed:
            raise BadOption("error-bad-setting", setting=name, value=word, values=", ".join(allowed))
    return words


def _chosen(s: State, options: dict[str, Any], founders: Founders) -> list[str]:
    """A starting group by name: one with a red border and two with black ones, unless a scenario asks for
    others; or nothing."""
    chosen = _words(options, "characters", tuple(s.unseen["characters"]))
    if not chosen:
        return []
    borders = sorted(CHARACTER[id].border for id in chosen)
    wanted = sorted(border for border, n in founders.borders.items() for _ in range(n))
    if len(set(chosen)) != len(chosen) or borders != wanted:
        id = "error-bad-group" if founders is FOUNDERS else "error-bad-founders"
        raise BadOption(id, value=", ".join(chosen), **founders.borders)
    return chosen


def _unseen() -> dict[str, Group]:
    """All cards whose faces nobody has seen, by deck."""
    return {
        "characters": {card.id: 1 for card in characters.CARDS},
        "events": {card.id: 1 for card in events.CARDS if not card.ending},
        "endings": {card.id: 1 for card in events.CARDS if card.ending},
        "objectives": {card.id: 1 for card in objectives.CARDS if card.id != objectives.FINAL},
        "locations": {card.id: 1 for card in locations.CARDS},
        "exploration": {card.id: card.copies for card in exploration.CARDS},
        "findings": {card.id: 1 for card in findings.CARDS},
        "residents": {card.id: 1 for card in residents.CARDS if not card.red},
        "residents-red": {card.id: 1 for card in residents.CARDS if card.red},
        "raids": {card.id: 1 for card in raids.CARDS if not card.red},
        "raids-red": {card.id: 1 for card in raids.CARDS if card.red},
        "visitors": {card.id: 1 for card in visitors.DECK},
        "fate": {card.id: 1 for card in fate.CARDS},
        "narrative": {card.id: 1 for card in narrative.DECK},
        **{kind: dict(cards) for kind, cards in shelter.GROUPS.items()},
    }


def _shuffle_in(s: State, pack: Pack) -> None:
    """The cards of a pack join those of the box."""
    cards: Any = pack.content
    s.unseen["findings"] |= {card.id: 1 for card in cards.findings}
    for raid in cards.raids:
        s.unseen["raids-red" if raid.red else "raids"][raid.id] = 1


@rule("M-SETUP-10", "M-SETUP-15", "M-SETUP-16", "M-SETUP-17", "M-SETUP-22", "M-SETUP-23", "M-SETUP-24")
@rule("M-SETUP-28", "M-BOARD-18", "M-SETUP-34", "M-BOARD-12")
def _lay_decks(s: State) -> None:
    """Shuffle every deck; the Events deck is built in layers, the red corners wait aside."""

    def whole(group: str) -> Pile:
        return Pile([{group: sum(s.unseen[group].values())}])

    first, second = events.EVENTS_IN_CHAPTER
    one, two, three = events.CHAPTERS
    s.events = Pile([one, {"events": first}, two, {"events": second}, three, {"endings": 3}])
    s.location_deck = whole("locations")
    s.exploration = whole("exploration")
    s.findings = whole("findings")
    s.residents = whole("residents")
    s.raids = whole("raids")
    s.visitors = whole("visitors")
    s.fate = whole("fate")
    s.narrative = whole("narrative")
    s.resident_reserve = len(s.unseen["residents-red"])
    s.raid_reserve = len(s.unseen["raids-red"])


@rule("M-SETUP-13", "M-SETUP-18", "M-SETUP-19", "M-SETUP-20", "M-SETUP-25", "M-SETUP-26")
@rule("M-SETUP-27", "M-SETUP-29", "M-BOARD-17", "M-BOARD-16", "M-SETUP-37", "M-SETUP-14", "M-SETUP-21")
def _lay_board(s: State) -> None:
    """Shelter cards scene side up on their spaces, Fittings and Ideas, the opening Storage. Where two names
    are printed two cards lie, and where there is no Ideas space all Fittings are one deck."""
    here = board(s)
    s.shelter = {space: stack[0] for space, stack in here.cards.items()}
    s.beneath = {space: len(stack) - 1 for space, stack in here.cards.items() if len(stack) > 1}
    s.deck = [card.id for card in fittings.CARDS if not (here.ideas and card.idea)]
    s.ideas = [card.id for card in fittings.CARDS if here.ideas and card.idea]
    for good, n in OPENING.items():
        take(s.box, good, n)
        put(s.storage, good, n)


@step("setup", begins="phase")
@rule("M-SETUP-02", "M-SETUP-03", "M-SETUP-04", "M-SETUP-05", "M-SETUP-09", "M-SETUP-12", "M-SETUP-30")
def set_up(g: Game) -> Flow[str]:
    """Name the first leader, find one Character with a red border and two with black ones, deal Locations."""
    s = g.state
    if s.leader == NOBODY:
        s.leader = int((yield from pick({str(seat): 1 for seat in range(s.seats)})))
    if s.seats > 1:
        g.emit(LeaderNamed(seat=f"seat:{s.leader}", rule="M-SETUP-02"))
    wanted = dict((modules.founders(s) or FOUNDERS).borders)
    passed: list[str] = []
    if not s.group:
        while any(wanted.values()):
            id = yield from draw(s.characters, s.unseen)
            if wanted[CHARACTER[id].border]:
                wanted[CHARACTER[id].border] -= 1
                _join(s, id)
            else:
                passed.append(id)
    for id in passed:
        add(s.unseen["characters"], id)
        shuffle_in(s.characters, "characters")
    for person in s.group:
        g.emit(CharacterFound(who=ref(person), colour=f"colour:{person.colour}", rule="M-SETUP-03"))
    for _ in locations.SLOTS:
        s.locations.append((yield from draw(s.location_deck, s.unseen)))
    near, distant, far = (f"card:{id}" for id in s.locations)
    g.emit(LocationsDealt(near=near, distant=distant, far=far, rule="M-SETUP-12"))
    if s.settings.modules:
        yield from modules.settle(g)
    return "morning"


@rule("M-SETUP-06", "M-SETUP-07", "M-SETUP-08")
def _join(s: State, id: str) -> None:
    """A starting Character: Hunger 2, or what the sheet says; a colour of its own, the miniature on Guard."""
    colour = next(c for c in COLOURS if all(p.colour != c for p in s.group))
    person = Person(id, colour, starting=True, at=board(s).guard)
    for state, level in (modules.founders(s) or FOUNDERS).states.items():
        setattr(person, state, level)
    person.hunger = max(0, person.hunger + levels.level_of(s).hunger)
    s.group.append(person)
