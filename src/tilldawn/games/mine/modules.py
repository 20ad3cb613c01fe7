"""Modules: parts of the box that a table may add (the Sewers, a Market, a Dog), each a package of its own.

A module joins the Campaign by hooks that exist already; no rule knows a module by name. What it must
remember lies in `state.modules` under its id, as plain data (numbers, strings, lists and dicts), so that it
is saved, forked and undone like everything else. A module of ours stands in `box.OURS`, the one line to add;
one from elsewhere calls `add_module`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from tilldawn.engine.errors import BadOption
from tilldawn.engine.flow import Flow
from tilldawn.engine.game import Fault
from tilldawn.engine.objection import Objection, Offer
from tilldawn.engine.request import Option, Refusal, Text
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.state import Game, Lost, Person, RaidTonight, State

Phase = Literal[
    "morning", "day", "dusk", "after-supper", "evening", "raid", "dawn", "after-fate", "night-over"
]
"""Times at whose beginning a module may do something; `night-over` is the last moment of a Dawn."""


class Founders(Struct, frozen=True):
    """Who begins: how many Characters of each border, and their States."""

    borders: dict[str, int]
    states: dict[str, int]


class Verdict(Struct, frozen=True):
    """How it has ended, and why."""

    won: bool
    reason: Text
    rule: str


class Module(Struct, frozen=True, kw_only=True):
    """What a module brings. Its name is the message `module-ID`, what it is about `module-ID.text`."""

    id: str
    not_with: tuple[str, ...] = ()
    """Modules that cannot be mixed with this one."""
    needs: tuple[str, ...] = ()
    """Modules it cannot be played without; a scenario brings them with it."""
    lay_out: Callable[[State], None] | None = None
    """Set-up: its own pieces, and what it changes among ours."""
    cards: Mapping[str, Mapping[str, int]] = {}
    """Cards that join the unseen ones before decks are laid: by group (`visitors`, `residents-red`, one of
    its own), copies by card. What they say joins the registries (`RESIDENT`, `RAID`, …) where it is made."""
    decks: Mapping[str, tuple[str, ...]] = {}
    """Decks of a kind only this module has, with their cards: they are named, swept and pictured like all."""
    begins: dict[Phase, Callable[[Game], Flow[str | None]]] = {}
    """What it does when a phase begins. As the day begins it may lead away: it returns a step of its own,
    which leads back to `stage`; at other times it returns nothing."""
    bereaved: Callable[[Game, Sequence[Lost]], Flow[None]] | None = None
    """What it does when somebody was lost, once the scene (and script 266) is over. While `s.moment` is
    `death-among-us` it is that check which cost them."""
    after: Mapping[str, Callable[[Game], Flow[None]]] = {}
    """What follows a scene of ours, by its name: the `first-dogs` of a Location, a page (`script:1270`)."""
    eaten: Callable[[Game, str], None] | None = None
    """Somebody has eaten this at supper."""
    after_raid: Callable[[Game, RaidTonight, bool], Flow[None]] | None = None
    """A raid card is over: resolved, or called off."""
    before: Callable[[State, str], list[Offer]] | None = None
    """What may be done before a `fight` begins or a `raid` card is met, beside what is always offered."""
    act_before: Callable[[Game, Option], Flow[None]] | None = None
    """Do it."""
    rolls: Callable[[State, Person], int] | None = None
    """How often more somebody's die is rolled in each round, or against this raid card."""
    after_fight: Callable[[Game], Flow[None]] | None = None
    """A Combat is over."""
    barred: Callable[[State], Collection[str]] | None = None
    """Spaces on which no Fitting may stand."""
    grief: Callable[[Game], Flow[bool]] | None = None
    """The time of DEATH AMONG US: whether that check is put off."""
    lessens: Mapping[str, Callable[[State], int]] = {}
    """What it takes off something of ours, by its name: the pieces that `rats` eat."""
    destinations: Callable[[State], list[Option]] | None = None
    """Where a party may go tonight besides the three Locations."""
    visit: Callable[[Game, Option], Flow[str]] | None = None
    """Go there; returns the step that comes next (its own, declared with `step`, or `choose-findings`)."""
    stops: Callable[[State], list[Offer]] | None = None
    """Where the party may stop on its way home, before Choose Findings, and what stands against it."""
    stop: Callable[[Game, Option], Flow[None]] | None = None
    """Stop there: one stop a night, of whichever module. It may end as any scene on the way does."""
    anytime: Callable[[Game], list[Option]] | None = None
    act: Callable[[Game, Option], Flow[None]] | None = None
    """What may be done at any time, and doing it; which verbs are its own is seen from what it offers."""
    while_reading: bool = False
    """What may be done at any time may be done while a page of the book lies open, too."""
    stakes: Callable[[State, str, Option], bool] | None = None
    """Whether something it offers at any time could come too late, if it were put off past what comes now: a
    `supper` without food, a `raid`, the `fate` card, the `morning`."""
    refused: Callable[[State], list[Refusal]] | None = None
    """What it cannot let anybody do now, and why."""
    look: Callable[[State], dict[str, Any]] | None = None
    """Its part of the view: plain data, copied."""
    things: Callable[[State], Iterator[str]] | None = None
    heaps: Callable[[State], list[Goods]] | None = None
    """Goods that lie with the module, for the law that nothing is made or lost."""
    keeps: Callable[[State], Goods] | None = None
    """Pieces in Storage that no raider and no Event finds."""
    joins: Callable[[Game, Person], Flow[None]] | None = None
    """Somebody has just joined the group."""
    harvest: Callable[[Game, str], int] | None = None
    """A Wait token is resolved that brings this good: so many pieces more."""
    taken_up: Callable[[State], None] | None = None
    """A Campaign has been laid out from a Save Sheet: what the sheet could not say of it."""
    names: Mapping[str, Callable[[str], Text]] = {}
    """Kinds of refs of its own, and how what they name is called."""
    explains: Mapping[str, Callable[[str], Text | None]] = {}
    """Kinds of refs, and what those of its own say; `card` only for cards that are its own."""
    texts: Callable[[], Iterator[tuple[str, frozenset[str]]]] | None = None
    """Messages it speaks besides those of its verbs, events and cards, with the words they are given."""
    sweep: Callable[[], Iterator[Fault]] | None = None
    """What could be wrong with its own cards."""
    mark: tuple[Any, ...] = ()
    """Cards and numbers of its own, for the fingerprint of the content."""
    founders: Founders | None = None
    """Who begins, if it is not one red and two black borders with Hunger 2."""
    settle: Callable[[Game], Flow[None]] | None = None
    """Choices of the set-up, once the group is found."""
    event: Callable[[Game, str], None] | None = None
    """An Event has been drawn and resolved."""
    outside: Callable[[Game, Person], Flow[bool]] | None = None
    """Somebody has come through the street: whether this took the place of the Visitor."""
    task_barred: Callable[[State, Person, str], Objection | None] | None = None
    """Why somebody cannot be given a task tonight: `floor`, `guard`, `scavenging` or a Bed."""
    packing: Callable[[Game], Flow[None]] | None = None
    """Before Choose Findings: what else may be carried home."""
    load: Callable[[State], int] | None = None
    """What that weighs."""
    instead: Callable[[Game, Person, str, str], Flow[bool]] | None = None
    """Whether something of it takes the place of an action at a Fitting (the card, the action)."""
    crime: Callable[[State], int] | None = None
    """Red-cornered cards more in the Crime Wave stage tonight."""
    recipe: Callable[[State, str], Goods | None] | None = None
    """What a Fitting costs, if not what is printed."""
    fate: Callable[[Game], Flow[None]] | None = None
    """The Fate card is resolved for Illness and Wounds; what it does to those the module has."""
    watches: Callable[[State], bool] | None = None
    """Whether somebody of it keeps watch tonight, so that the Shelter is not unguarded."""
    closed: Callable[[State], frozenset[str]] | None = None
    """Spaces nobody enters or passes."""
    more_cards: int = 0
    """Unknown cards more on every trip."""
    raid: Callable[[Game, RaidTonight], Flow[None]] | None = None
    """A raid card is read: what the module adds or takes off before anybody decides."""
    plunder: Callable[[State], list[Option]] | None = None
    carry_off: Callable[[Game, Option], None] | None = None
    """What else raiders could carry off for one point of Damage, and that it is gone."""
    raided: Callable[[Game, RaidTonight, Goods], Flow[None]] | None = None
    """A raid card has been resolved and took these pieces."""
    hopeful: Callable[[State], bool] | None = None
    """Whether it can still be won, as far as this module is concerned."""
    verdict: Callable[[State], Verdict] | None = None
    """How the Ceasefire is judged, if not by a starting Character who is alive."""
    writes: tuple[str, ...] = ()
    """Names of the written tokens it lays down besides those of its scripts."""


MODULES: dict[str, Module] = {}
"""All there are, by id: those of the box (`box.py`), and those added from outside."""
SCENARIOS: dict[str, Module] = {}
"""Scenarios (`scenarios/`): modules a table chooses one of at most, by the option `scenario`."""


def add_module(module: Module) -> None:
    """Let tables choose a module from another package."""
    if MODULES.get(module.id, module) is not module:
        raise ValueError(f"there is another module {module.id}")
    whole(module)
    MODULES[module.id] = module


def whole(module: Module) -> None:
    """Hooks that need each other come together."""
    pairs = {
        "destinations and visit": (module.destinations, module.visit),
        "anytime and act": (module.anytime, module.act),
        "stops and stop": (module.stops, module.stop),
        "plunder and carry_off": (module.plunder, module.carry_off),
    }
    for names, (one, other) in pairs.items():
        if (one is None) != (other is None):
            raise ValueError(f"module {module.id} must bring both {names}, or neither")


def chosen(options: dict[str, Any], scenario: str = "") -> tuple[str, ...]:
    """The modules a new table asks for, and those its scenario brings; the scenario itself comes last.

    Raises BadOption for one that is unknown or goes not with another.
    """
    given = options.get("modules", ())
    words = [str(word) for word in (given if isinstance(given, (list, tuple)) else [given])]
    words += SCENARIOS[scenario].needs if scenario else ()
    for word in words:
        if word not in MODULES:
            raise BadOption(
                "error-bad-setting", setting="modules", value=word, values=", ".join(MODULES) or "–"
            )
        for other in MODULES[word].not_with:
            if other in words:
                raise BadOption("error-modules-clash", one=word, other=other)
        for other in MODULES[word].needs:
            if other not in words:
                raise BadOption("error-module-needs", one=word, other=other)
    return (*(id for id in MODULES if id in words), *([scenario] if scenario else []))


def of(s: State) -> list[Module]:
    """The modules of this table, its scenario last."""
    return [MODULES[id] if id in MODULES else SCENARIOS[id] for id in s.settings.modules]


def join_decks(s: State) -> None:
    """The modules' cards join the unseen ones, before any deck is laid."""
    for module in of(s):
        for group, cards in module.cards.items():
            s.unseen.setdefault(group, {}).update(cards)


def strangers(played: Collection[str]) -> dict[str, str]:
    """Cards that are not in the box of a table with these modules, and the module each belongs to."""
    return {
        card: module.id
        for module in MODULES.values()
        if module.id not in played
        for cards in module.cards.values()
        for card in cards
    }


def absent(played: Collection[str]) -> frozenset[str]:
    """Cards that are not in the box of a table with these modules."""
    return frozenset(strangers(played))


def lay_out(s: State) -> None:
    """Set-up of all modules."""
    for module in of(s):
        if module.lay_out is not None:
            module.lay_out(s)


def begins(g: Game, phase: Phase) -> Flow[str]:
    """A phase begins: whatever the modules do now. Returns the step one of them leads to, or nothing."""
    led = ""
    if g.state.settings.modules:
        for module in of(g.state):
            if phase in module.begins:
                step = yield from module.begins[phase](g)
                led = led or step or ""
    return led


def joins(g: Game, person: Person) -> Flow[None]:
    """Somebody has joined."""
    for module in of(g.state):
        if module.joins is not None:
            yield from module.joins(g, person)


def after(g: Game, scene: str) -> Flow[None]:
    """A scene of ours is over."""
    for module in of(g.state):
        if scene in module.after:
            yield from module.after[scene](g)


def eaten(g: Game, food: str) -> None:
    """Somebody has eaten this at supper."""
    for module in of(g.state):
        if module.eaten is not None:
            module.eaten(g, food)


def after_raid(g: Game, raid: RaidTonight, resolved: bool) -> Flow[None]:
    """A raid card is over."""
    for module in of(g.state):
        if module.after_raid is not None:
            yield from module.after_raid(g, raid, resolved)


def before(s: State, what: str) -> list[Offer]:
    """What the modules let be done before a fight or a raid card."""
    return [offer for module in of(s) if module.before is not None for offer in module.before(s, what)]


def act_before(g: Game, what: str, chosen: Option) -> Flow[bool]:
    """Do it, if it is a module's; says whether it was."""
    for module in of(g.state):
        if module.before is None or module.act_before is None:
            continue
        if any(option == chosen for option, _ in module.before(g.state, what)):
            yield from module.act_before(g, chosen)
            return True
    return False


def rolls(s: State, person: Person) -> int:
    """How often more somebody's die is rolled."""
    return sum(module.rolls(s, person) for module in of(s) if module.rolls is not None)


def after_fight(g: Game) -> Flow[None]:
    """A Combat is over."""
    for module in of(g.state):
        if module.after_fight is not None:
            yield from module.after_fight(g)


def barred(s: State) -> set[str]:
    """Spaces on which no Fitting may stand."""
    return {space for module in of(s) if module.barred is not None for space in module.barred(s)}


def grief(g: Game) -> Flow[bool]:
    """The time of DEATH AMONG US: whether a module puts that check off."""
    put_off = False
    for module in of(g.state):
        if module.grief is not None:
            put_off = (yield from module.grief(g)) or put_off
    return put_off


def lessened(s: State, what: str) -> int:
    """What modules take off something of ours."""
    return sum(module.lessens[what](s) for module in of(s) if what in module.lessens)


def stakes(s: State, coming: str, option: Option) -> bool:
    """Whether something a module offers at any time could come too late for what comes now."""
    return any(module.stakes(s, coming, option) for module in of(s) if module.stakes is not None)


def refused(s: State) -> list[Refusal]:
    """What the modules cannot let anybody do now, and why."""
    return [no for module in of(s) if module.refused is not None for no in module.refused(s)]


def bereaved(g: Game) -> Flow[None]:
    """A scene is over: the modules hear of those it has cost."""
    s = g.state
    if s.settings.modules and s.told_lost < len(s.lost):
        lost = s.lost[s.told_lost :]
        s.told_lost = len(s.lost)
        for module in of(s):
            if module.bereaved is not None:
                yield from module.bereaved(g, lost)


def founders(s: State) -> Founders | None:
    """Who begins, if a module says so."""
    return next((module.founders for module in of(s) if module.founders is not None), None)


def settle(g: Game) -> Flow[None]:
    """Choices of the set-up."""
    for module in of(g.state):
        if module.settle is not None:
            yield from module.settle(g)


def event(g: Game, card: str) -> None:
    """An Event has been drawn."""
    for module in of(g.state):
        if module.event is not None:
            module.event(g, card)


def outside(g: Game, who: Person) -> Flow[bool]:
    """Whether something of a module took the place of the Visitor."""
    for module in of(g.state):
        if module.outside is not None and (yield from module.outside(g, who)):
            return True
    return False


def task_barred(s: State, who: Person, task: str) -> Objection | None:
    """Why a module keeps somebody from a task tonight."""
    if s.settings.modules:
        for module in of(s):
            if module.task_barred is not None:
                why = module.task_barred(s, who, task)
                if why is not None:
                    return why
    return None


def packing(g: Game) -> Flow[None]:
    """Before Choose Findings."""
    for module in of(g.state):
        if module.packing is not None:
            yield from module.packing(g)


def load(s: State) -> int:
    """What is carried home besides pieces and people."""
    return sum(module.load(s) for module in of(s) if module.load is not None)


def instead(g: Game, person: Person, card: str, action: str) -> Flow[bool]:
    """Whether something of a module took the place of an action at a Fitting."""
    for module in of(g.state):
        if module.instead is not None and (yield from module.instead(g, person, card, action)):
            return True
    return False


def crime(s: State) -> int:
    """Red-cornered cards more in the Crime Wave stage tonight."""
    return sum(module.crime(s) for module in of(s) if module.crime is not None)


def recipe(s: State, card: str) -> Goods | None:
    """What a Fitting costs, if a module says so."""
    for module in of(s):
        if module.recipe is not None and (cost := module.recipe(s, card)) is not None:
            return cost
    return None


def fate(g: Game) -> Flow[None]:
    """The Fate card, for those the modules have."""
    for module in of(g.state):
        if module.fate is not None:
            yield from module.fate(g)


def watches(s: State) -> bool:
    """Whether somebody of a module keeps watch tonight."""
    return any(module.watches(s) for module in of(s) if module.watches is not None)


def closed(s: State) -> frozenset[str]:
    """Spaces nobody enters or passes."""
    return frozenset().union(*(module.closed(s) for module in of(s) if module.closed is not None))


def more_cards(s: State) -> int:
    """Unknown cards more on every trip."""
    return sum(module.more_cards for module in of(s))


def raid(g: Game, raid: RaidTonight) -> Flow[None]:
    """A raid card is read."""
    for module in of(g.state):
        if module.raid is not None:
            yield from module.raid(g, raid)


def plunder(s: State) -> list[Option]:
    """What else raiders could carry off."""
    return [option for module in of(s) if module.plunder is not None for option in module.plunder(s)]


def carry_off(g: Game, what: Option) -> None:
    """Raiders carry it off."""
    for module in of(g.state):
        if module.plunder is not None and module.carry_off is not None and what in module.plunder(g.state):
            module.carry_off(g, what)
            return


def raided(g: Game, raid: RaidTonight, took: Goods) -> Flow[None]:
    """A raid card has been resolved."""
    for module in of(g.state):
        if module.raided is not None:
            yield from module.raided(g, raid, took)


def hopeful(s: State) -> bool:
    """Whether no module has lost all hope of a victory."""
    return all(module.hopeful(s) for module in of(s) if module.hopeful is not None)


def verdict(s: State) -> Verdict | None:
    """How a module judges the Ceasefire."""
    return next((module.verdict(s) for module in of(s) if module.verdict is not None), None)


def destinations(s: State) -> list[Option]:
    """Where the modules let a party go tonight."""
    if not s.settings.modules:
        return []
    return [there for module in of(s) if module.destinations is not None for there in module.destinations(s)]


def visit(g: Game, there: Option) -> Flow[str]:
    """Go where a module leads; returns the next step."""
    for module in of(g.state):
        if (
            module.destinations is not None
            and module.visit is not None
            and there in module.destinations(g.state)
        ):
            return (yield from module.visit(g, there))
    raise AssertionError(f"no module leads to {there.id}")


def stops(s: State) -> list[Offer]:
    """Where the modules let the party stop on its way home, and what stands against each."""
    return [offer for module in of(s) if module.stops is not None for offer in module.stops(s)]


def stop(g: Game, there: Option) -> Flow[None]:
    """Stop where a module offers to."""
    for module in of(g.state):
        if module.stops is None or module.stop is None:
            continue
        if any(option == there for option, _ in module.stops(g.state)):
            yield from module.stop(g, there)
            return
    raise AssertionError(f"no module stops at {there.id}")


def kept(s: State) -> Goods:
    """Pieces in Storage that no raider and no Event finds."""
    found: Goods = {}
    for module in of(s):
        if module.keeps is not None:
            for good, n in module.keeps(s).items():
                found[good] = found.get(good, 0) + n
    return found


def harvest(g: Game, good: str) -> int:
    """So many pieces more of what a Wait token brings."""
    return sum(module.harvest(g, good) for module in of(g.state) if module.harvest is not None)


def taken_up(s: State) -> None:
    """A Campaign has been laid out from a Save Sheet."""
    for module in of(s):
        if module.taken_up is not None:
            module.taken_up(s)


def anytime(g: Game, *, reading: bool = False) -> list[Option]:
    """What the modules let people do at any time; while a page is read, only what may be done even then."""
    return [
        option
        for module in of(g.state)
        if module.anytime is not None and (module.while_reading or not reading)
        for option in module.anytime(g)
    ]


def act(g: Game, option: Option) -> Flow[bool]:
    """Do it, if it is a module's; says whether it was."""
    for module in of(g.state):
        if module.anytime is not None and module.act is not None and option in module.anytime(g):
            yield from module.act(g, option)
            return True
    return False


def look(s: State) -> dict[str, dict[str, Any]]:
    """Every module's part of the view."""
    return {module.id: module.look(s) if module.look is not None else {} for module in of(s)}


def things(s: State) -> Iterator[str]:
    """Refs of what the modules have laid on the table."""
    for module in of(s):
        yield f"module:{module.id}"
        if module.things is not None:
            yield from module.things(s)


def heaps(s: State) -> list[Goods]:
    """Goods that lie with modules."""
    return [heap for module in of(s) if module.heaps is not None for heap in module.heaps(s)]


def decks() -> dict[str, tuple[str, ...]]:
    """The decks only modules have, with their cards."""
    return {deck: cards for module in MODULES.values() for deck, cards in module.decks.items()}


def name(kind: str, what: str) -> Text | None:
    """What something of a kind only a module knows is called."""
    for module in (*MODULES.values(), *SCENARIOS.values()):
        if kind in module.names:
            return module.names[kind](what)
    return None


def explain(kind: str, what: str) -> Text | None:
    """What something that belongs to a module says, if it is not said like everything of its kind."""
    for module in (*MODULES.values(), *SCENARIOS.values()):
        if kind in module.explains and (said := module.explains[kind](what)) is not None:
            return said
    return None


def texts() -> Iterator[tuple[str, frozenset[str]]]:
    """Every message the modules speak besides those of verbs, events and cards."""
    for module in MODULES.values():
        yield f"module-{module.id}", frozenset()
        yield f"module-{module.id}.text", frozenset()
        if module.texts is not None:
            yield from module.texts()


def sweep() -> Iterator[Fault]:
    """Modules that name others which do not exist, and what is wrong with their own cards."""
    for module in MODULES.values():
        if module.sweep is not None:
            yield from module.sweep()
        for other in module.needs:
            if other not in MODULES:
                yield Fault(f"module {module.id}", f"needs {other}, which does not exist")
        for other in module.not_with:
            if other not in MODULES:
                yield Fault(f"module {module.id}", f"goes not with {other}, which does not exist")
