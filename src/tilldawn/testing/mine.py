"""A laboratory for `mine`: lay out any situation, choose, rig chance, look at the result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from tilldawn.engine.deck import Group, Pile, remove
from tilldawn.engine.flow import Flow
from tilldawn.engine.game import Step
from tilldawn.engine.pack import pack_of
from tilldawn.engine.request import Option
from tilldawn.engine.table import Table
from tilldawn.games.mine import modules
from tilldawn.games.mine.book import reading
from tilldawn.games.mine.book.shelf import BOOK, sheet_of
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
from tilldawn.games.mine.cards.characters import CHARACTER, LAST, STATES
from tilldawn.games.mine.cards.locations import SLOTS, UNKNOWN
from tilldawn.games.mine.game import GAME
from tilldawn.games.mine.goods import BOX, GOOD, WRITTEN, Goods
from tilldawn.games.mine.house.board import board
from tilldawn.games.mine.people.group import find
from tilldawn.games.mine.people.harm import ON_DUTY
from tilldawn.games.mine.setup import start
from tilldawn.games.mine.state import Active, Combat, Game, LastTrip, Note, Person, State, Trip
from tilldawn.games.mine.trade.supply import put, take, zones
from tilldawn.testing.lab import Lab as AnyLab

PHASE = {
    "setup": "setup",
    "morning": "dawn",
    "day": "morning",
    "stage": "day",
    "dusk": "day",
    "supper": "dusk",
    "evening": "dusk",
    "scavenging": "evening",
    "explore": "scavenging",
    "choose-findings": "scavenging",
    "raid": "evening",
    "raid-card": "raid",
    "crime-wave-stage": "raid",
    "dawn": "raid",
    "fate": "dawn",
    "spirit": "dawn",
    "dawn-after": "dawn",
    "narrative": "dawn",
    "death-among-us": "dawn",
}
"""The phase that is on when a step begins."""

AWAY = ("explore", "choose-findings")

ASKING = dict.fromkeys(("water", "explore", "take", "dawn", "spirit", "deal"), "ask")
"""Standing orders of a laboratory: what a table is seldom asked about is what a test wants to see."""


class Lab(AnyLab[State]):
    """A table of `mine` in the situation a test wants."""

    def __init__(
        self,
        state: State,
        queued: Sequence[str],
        play: Callable[[Game], Flow[object]] | None = None,
        orders: Mapping[str, str] = ASKING,
    ) -> None:
        game = GAME
        if play is not None:
            game = msgspec.structs.replace(GAME, steps={**GAME.steps, "lab": _before(state.step, play)})
            state.step = "lab"
        super().__init__(game, state, state.seats, queued, orders)

    def person(self, id: str) -> Person:
        """A Character of the group."""
        return find(self.state, id)

    def alive(self, id: str) -> bool:
        """Whether this Character is still in the group."""
        return any(p.id == id for p in self.state.group)

    def level(self, id: str, state: str) -> int:
        """The level of a Character's State."""
        value: int = getattr(self.person(id), state)
        return value

    @property
    def storage(self) -> Goods:
        return self.state.storage

    @property
    def pile(self) -> Goods:
        return self.state.pile

    @property
    def box(self) -> Goods:
        return self.state.box

    def told(self, event: str, field: str) -> list[Any]:
        """What the log says in one field of all events of a name."""
        return [getattr(told, field) for told in self.events(event)]

    @property
    def combat(self) -> Combat:
        """The Combat in progress."""
        assert self.state.combat is not None
        return self.state.combat

    @property
    def foes(self) -> dict[str, int]:
        """The Enemies on the chart and the column each stands in."""
        return {foe.token: foe.wounds for foe in self.combat.foes}

    @property
    def dice(self) -> list[str]:
        """Who has rolled Combat dice with what, in order: `katia/knife`."""
        who, weapons = (self.told("combat-die-rolled", field) for field in ("who", "weapon"))
        return [f"{id.partition(':')[2]}/{weapon}" for id, weapon in zip(who, weapons, strict=True)]


def _before(name: str, play: Callable[[Game], Flow[object]]) -> Step[State]:
    """A step that plays a rule and then goes on with the step of this name."""

    def first(g: Game) -> Flow[str]:
        yield from play(g)
        return name

    return Step("lab", first, "step")


def mine_lab(
    *,
    at: str = "stage",
    stage: int = 1,
    seats: int = 1,
    day: int = 2,
    people: Sequence[str] = ("marko", "emilia", "marin"),
    recruits: Sequence[str] = (),
    states: dict[str, dict[str, int]] | None = None,
    tasks: dict[str, str] | None = None,
    storage: Goods | None = None,
    x5: Goods | None = None,
    pile: Goods | None = None,
    box: Goods | None = None,
    medicine: dict[str, Goods] | None = None,
    shelter: dict[str, str] | None = None,
    cleared: Iterable[str] = (),
    fittings: dict[str, str] | None = None,
    thought_of: Iterable[str] = (),
    wait: Sequence[str] = (),
    board_ups: Sequence[int] = (),
    basement_closed: bool = False,
    cold: int = 0,
    active: Sequence[str] = (),
    gone: Iterable[str] = (),
    objective: str = "staying-fit",
    objective_number: int = 1,
    progress: int = 0,
    hand: Sequence[str] = (),
    fate_card: str = "",
    places: Sequence[str] = ("hotel", "ruined-villa", "garage"),
    slot: str = "near",
    unknown: Sequence[str] | None = None,
    unknown_left: int | None = None,
    kept: Sequence[str] = (),
    noise: int = 1,
    tops: Mapping[str, Sequence[str]] | None = None,
    last_trip: tuple[str, str] | None = None,
    lost_today: bool = False,
    reserve: tuple[int, int] = (5, 5),
    notes: Iterable[Note] = (),
    read: Iterable[int] = (),
    next: Sequence[str] = (),
    play: Callable[[Game], Flow[object]] | None = None,
    orders: Mapping[str, str] = ASKING,
    **options: Any,
) -> Lab:
    """Lay out a situation and run to its first decision.

    `at` is the step play begins with (see PHASE), `stage` the stage of the day for "stage". `people` is
    the starting group (Hunger 0 unless `states` says otherwise: `{"marko": {"hunger": 2}}`), `recruits`
    come on top. `tasks` gives night tasks. `storage` and `pile` are all there is (default: nothing);
    `box` limits what is left in the box of a kind, the rest is put into the Waste bag. `shelter` changes
    cards on spaces (`{"c6": "remnants"}`), `cleared` takes them away, stacks and all, `fittings` maps space
    to card (also out of Ideas), `thought_of` moves Ideas to the Fittings deck. `active` Events lie open,
    `gone` ones have come and left, so that the Events deck is shorter. `tops` puts known cards on decks:
    `{"residents": ["rebels"], "fate": ["fever"]}` (events, residents, raids, visitors, fate, findings,
    narrative, locations, characters). For "explore" and "choose-findings" the
    scavengers by `tasks` are at `places[slot]`; `unknown` lists known cards on top of the Unknown deck,
    `unknown_left` how many unseen ones follow (default: as many as the Location has), `kept` lie on the
    slot. `notes` are written tokens in play, `read` the scripts told already. `next` queues outcomes of
    chance. `play` is a rule to be played before the step `at`, for rules no card calls:
    `lambda g: fight(g, "thugs-1", home=True)`. `orders` are standing orders that differ from a new table's;
    with `{}` it asks what people are asked. Cards and pieces come out of the box, so nothing exists twice.
    """
    s = start({"first": 0, **options}, seats)
    if at == "setup":
        return Lab(s, next, orders=orders)
    s.step, s.phase, s.day = at, PHASE[at], day - (at == "morning")
    s.stage = stage - 1 if at == "stage" else 0
    s.leader = 0
    _people(s, people, recruits, states or {}, tasks or {})
    _goods(s, storage or {}, x5 or {}, pile or {}, box, medicine or {})
    _house(s, shelter or {}, cleared, fittings or {}, thought_of)
    s.wait, s.board_ups, s.cold = list(wait), list(board_ups), cold
    s.basement_closed = basement_closed
    for id in active:
        _unsee(s, id)
        s.active.append(Active(id, events.EVENT[id].nights))
        s.newest = id
    for id in gone:
        _unsee(s, id)
        s.waste_cards.append(id)
    if not s.settings.scenario:
        _aims(s, objective, objective_number, progress)
        _reserve(s, reserve)
    if fate_card:
        _off(s, s.fate, "fate", fate_card)
        s.fate_card = fate_card
    for card in hand:
        _off(s, s.narrative, "narrative", card)
        s.hand.append(card)
    for place in places:
        _off(s, s.location_deck, "locations", place)
        s.locations.append(place)
    for deck, cards in (tops or {}).items():
        for card in reversed(cards):
            _stack(s, deck, card)
    if last_trip is not None:
        s.last_trip = LastTrip(SLOTS.index(last_trip[0]), last_trip[1], [p.id for p in s.group])
    s.lost_today = lost_today
    s.notes, s.scripts = list(notes), list(read)
    if at in AWAY:
        _away(s, slot, unknown or (), unknown_left, kept, noise)
    return Lab(s, next, play, orders)


def scenario_lab(
    id: str,
    *,
    people: Sequence[str],
    remembers: Mapping[str, Any] | None = None,
    play: Callable[[Game], Flow[object]] | None = None,
    **laid: Any,
) -> Lab:
    """A situation in a scenario: its own Events, raids and Residents, and what it is said to remember. Arrows
    that are not to be read are named as `done`: `remembers={"done": [2901]}`."""

    def first(g: Game) -> Flow[None]:
        g.state.modules[id] |= remembers or {}
        if play is not None:
            yield from play(g)

    return mine_lab(people=people, play=first, scenario=id, **laid)


def fight_lab(
    card: str,
    foes: Sequence[str],
    *,
    party: Sequence[str] = ("katia", "cveta"),
    home: Sequence[str] = ("emilia",),
    tops: Mapping[str, Sequence[str]] | None = None,
    kept: Sequence[str] = (),
    next: Sequence[str] = (),
    **laid: Any,
) -> Lab:
    """The party has it out with these Residents; the Enemy tokens drawn are these.

    The first question is that of the Combat: who gets which weapon, or, if there is none in the pile, how
    the first round goes. It was Candlelight that led there (Residents who stay were attacked from the slot,
    and run at 2 Wounds). `home` is on Guard. Everything else is laid out as in `mine_lab`.

    Residents nobody can go for, such as the Survivors, who only fight over what was found, are refused:
    lead a `trip_lab` to the question where they fight.
    """
    stays = residents.RESIDENT[card].slot
    number = residents.RESIDENT[card].number
    count = [str(number.index(len(foes)) + 1)] if len(set(number)) > 1 else []
    lab = mine_lab(
        at="explore",
        people=(*party, *home),
        tasks={**dict.fromkeys(party, "scavenging"), **dict.fromkeys(home, "guard")},
        unknown=["x-candlelight"],
        tops=(tops or {}) if stays else {"residents": [card], **(tops or {})},
        kept=[*kept, card] if stays else kept,
        next=[*(["1"] if card == "deserters" else []), *count, *foes, *next],
        **laid,
    )
    if stays:
        if f"attack:{card}" not in lab.options:
            raise ValueError(f"{card} cannot be attacked from the slot; open are {', '.join(lab.options)}")
        return lab.choose(f"attack:{card}")
    lab.choose(f"turn-up:{len(lab.state.unknown)}", "approach")
    if lab.asked == "hide":
        lab.choose(f"meet:{card}")
    if card == "deserters":
        return lab.choose("refuse") if lab.asked == "deserters" else lab
    return lab if residents.RESIDENT[card].thugs else lab.choose(f"fight:{card}")


def trip_lab(
    place: str,
    *cards: str,
    party: Sequence[str] = ("marko", "emilia"),
    home: Sequence[str] = ("marin",),
    slot: str = "near",
    turn: bool = True,
    **laid: Any,
) -> Lab:
    """The party is at this place, with these cards on top of the Unknown deck; the first is turned up.

    `turn` says whether it is. `home` is on Guard. Everything else is laid out as in `mine_lab`.
    """
    others = [other for other in ("textile-mill", "print-shop", "post-office") if other != place][:2]
    others.insert(SLOTS.index(slot), place)
    lab = mine_lab(
        at="explore",
        people=(*party, *home),
        tasks={**dict.fromkeys(party, "scavenging"), **dict.fromkeys(home, "guard")},
        places=others,
        slot=slot,
        unknown=cards,
        **laid,
    )
    if cards and turn and not lab.happened("card-opened"):
        lab.choose(f"turn-up:{len(lab.state.unknown)}")
    return lab


def book_lab(
    number: int,
    *,
    trip: bool | None = None,
    actor: str = "",
    notes: Iterable[Note] = (),
    play: Callable[[Game], Flow[object]] | None = None,
    **laid: Any,
) -> Lab:
    """The book is open at this script, its page still to be answered.

    On the way (`trip`; where the script itself happens, unless said otherwise) it is a written token that
    comes back: everybody is in the party but the last of `people`, who is on Guard. In the Shelter it is
    read before the step `at` (the first stage of the day), `actor` having led there. `play` is played
    before. Everything else is laid out as in `mine_lab`; a page of a scenario is read in that scenario.
    """
    away = BOOK[number].where == "trip" if trip is None else trip
    laid = {"scenario": sheet_of(number), **laid}
    if not away:

        def first(g: Game) -> Flow[None]:
            if play is not None:
                yield from play(g)
            yield from reading.read(g, number, actor)

        return mine_lab(notes=notes, play=first, **laid)
    people = laid.setdefault("people", ("marko", "emilia", "marin"))
    tasks = {**dict.fromkeys(people[:-1], "scavenging"), people[-1]: "guard"}
    comes_back = Note("voucher", number, "storage", "scavenging")
    return mine_lab(at="explore", notes=[comes_back, *notes], play=play, **{"tasks": tasks, **laid})


def _people(
    s: State,
    people: Sequence[str],
    recruits: Sequence[str],
    states: dict[str, dict[str, int]],
    tasks: dict[str, str],
) -> None:
    s.group = []
    for id in (*people, *recruits):
        remove(s.unseen["characters"], id)
        colour = characters.COLOURS[len(s.group)]
        person = Person(id, colour, starting=id in people)
        for state, level in states.get(id, {}).items():
            setattr(person, state, level)
        person.task = tasks.get(id, "")
        person.holding = person.fatigue >= LAST and person.task in ON_DUTY and s.phase != "dawn"
        s.group.append(person)
    s.characters = Pile([{"characters": len(s.unseen["characters"])}])


def _goods(
    s: State, storage: Goods, x5: Goods, pile: Goods, box: Goods | None, medicine: dict[str, Goods]
) -> None:
    s.box = dict(BOX)
    s.storage, s.pile, s.x5 = {}, {}, {}
    for heap, goods in ((s.storage, storage), (s.x5, x5), (s.pile, pile)):
        for good, n in goods.items():
            if not GOOD[good].written:
                take(s.box, good, n)
            put(heap, good, n)
    for id, goods in medicine.items():
        for good, n in goods.items():
            take(s.box, good, n)
            put(find(s, id).medicine, good, n)
    for good, n in (box or {}).items():
        extra = s.box.get(good, 0) - n
        take(s.box, good, extra)
        put(s.waste, good, extra)


def _house(
    s: State,
    changed: dict[str, str],
    cleared: Iterable[str],
    built: dict[str, str],
    thought_of: Iterable[str],
) -> None:
    s.shelter |= changed
    for space in (*cleared, *built):
        kind = s.shelter.pop(space, "")
        s.beneath.pop(space, None)
        if kind in shelter.GROUPS:
            card = min(s.unseen[kind])
            remove(s.unseen[kind], card)
            s.cleared.append(card)
    for card in thought_of:
        s.ideas.remove(card)
        s.deck.append(card)
    for space, card in built.items():
        (s.deck if card in s.deck else s.ideas).remove(card)
        s.fittings[space] = card


def _aims(s: State, objective: str, number: int, progress: int) -> None:
    """The Objectives as after Chapter I, and the Events deck with the Chapters passed taken off."""
    s.objective, s.objective_number, s.progress = objective, number, progress
    if objective != objectives.FINAL:
        remove(s.unseen["objectives"], objective)
    below: list[str | dict[str, int]] = [] if number == 3 else [objectives.FINAL]
    s.objectives = Pile([{"objectives": 1}, *below] if number == 1 else below)
    s.waste_cards += events.CHAPTERS[:number]
    for chapter in events.CHAPTERS[:number]:
        s.events.layers.remove(chapter)


def _unsee(s: State, event: str) -> None:
    """Take an Event out of the unseen ones and out of the deck's count."""
    group = "endings" if events.EVENT[event].ending else "events"
    remove(s.unseen[group], event)
    for layer in s.events.layers:
        if isinstance(layer, dict) and group in layer:
            remove(layer, group)
            break
    s.events.layers = [layer for layer in s.events.layers if layer]


def _off(s: State, pile: Pile, group: str, card: str) -> None:
    """Take a card out of a shuffled deck."""
    remove(s.unseen[group], card)
    mix = pile.layers[-1]
    if not isinstance(mix, dict):
        raise TypeError(f"{group} is not shuffled")
    remove(mix, group)
    if not mix:
        pile.layers.pop()


def _stack(s: State, deck: str, card: str) -> None:
    """Lay a card on top of a deck where everybody can see it."""
    if deck == "events":
        if card not in events.CHAPTERS:
            _unsee(s, card)
        elif card in s.events.layers:
            s.events.layers.remove(card)
        s.events.layers.insert(0, card)
        return
    pile: Pile = getattr(s, "location_deck" if deck == "locations" else deck)
    group = deck
    if deck == "residents" and residents.RESIDENT[card].red:
        group = "residents-red"
    if deck == "raids" and raids.RAID[card].red:
        group = "raids-red"
    if group.endswith("-red"):
        remove(s.unseen[group], card)
        if deck == "residents":
            s.resident_reserve -= 1
        else:
            s.raid_reserve -= 1
    else:
        _off(s, pile, group, card)
    pile.layers.insert(0, card)


def _reserve(s: State, left: tuple[int, int]) -> None:
    """How many red-cornered (raids, residents) still lie aside; the others are in their decks."""
    for group, pile, n in (("raids-red", s.raids, left[0]), ("residents-red", s.residents, left[1])):
        added = sum(s.unseen[group].values()) - n
        if added:
            mix = pile.layers[0]
            if isinstance(mix, dict):
                mix[group] = added
    s.raid_reserve, s.resident_reserve = left


def _away(
    s: State, slot: str, unknown: Sequence[str], left: int | None, kept: Sequence[str], noise: int
) -> None:
    at = SLOTS.index(slot)
    s.trip = Trip(at, s.locations[at])
    s.last_trip = LastTrip(at, s.locations[at], [p.id for p in s.group if p.task == "scavenging"])
    s.noise = noise
    group = s.unseen["exploration"]
    for card in (*unknown, *kept):
        if card in exploration.EXPLORE:
            remove(group, card)
    for card in kept:
        if card in residents.RESIDENT:
            red = residents.RESIDENT[card].red
            remove(s.unseen["residents-red" if red else "residents"], card)
            if red:
                s.resident_reserve -= 1
            else:
                mix = s.residents.layers[-1]
                if isinstance(mix, dict):
                    remove(mix, "residents")
    s.slot = list(kept)
    total = sum(group.values())
    rest = UNKNOWN[at] - len(unknown) if left is None else left
    s.unknown = Pile([*unknown, {"exploration": rest}] if rest else list(unknown))
    s.exploration = Pile([{"exploration": total - rest}])


# --- Going far ----------------------------------------------------------------------------------------


def prudent(table: Table[State], random: Random) -> Option:
    """A random option of those that do not kill: water, food, sleep and a Guard come first.

    Purely random groups starve in a few days; this one sees most of a Campaign, and still tries everything.
    """
    request = table.request
    if request is None:
        raise AssertionError("nothing is asked: the game is over")
    wanted = [o for o in request.options if o.verb in PRUDENT.get(request.kind, ())]
    if request.kind == "eat":
        hungry = {p.id for p in table.state.group if not p.ate or p.hunger > 1}
        wanted = [o for o in wanted if o.args[0] in hungry]
    if request.kind == "evening":
        wanted = _night_task(table.state, request.options)
    return random.choice(wanted or [o for o in request.options if o.warning is None] or request.options)


PRUDENT = {
    "drink": ("give-water",),
    "eat": ("feed", "cook"),
    "hope": ("play-on",),
    "load": ("add", "go-home"),
    "round": ("flee", "fight-backstab"),
    "soldiers": ("pay-bribe", "turn-back"),
    "take": ("take-all",),
}


def _night_task(s: State, options: Sequence[Option]) -> list[Option]:
    """Somebody on Guard first; whoever is tired sleeps."""
    tired = {p.id for p in s.group if p.fatigue > 1}
    if not any(p.task == "guard" for p in s.group):
        posts = [o for o in options if o.args[-1:] == ("guard",)]
        return [o for o in posts if o.args[0] not in tired] or posts
    return [
        o for o in options if not o.args or (o.args[1] in ("floor", "bed-1", "bed-2")) == (o.args[0] in tired)
    ]


# --- What must always hold ----------------------------------------------------------------------------


def conserved(s: State) -> None:
    """Every piece and every card is in exactly one place, and all numbers are within bounds."""
    pieces: dict[str, int] = {}
    for heap in zones(s):
        for good, n in heap.items():
            assert n > 0, heap
            pieces[good] = pieces.get(good, 0) + n
    written = {good: pieces.pop(good) for good in WRITTEN if good in pieces}
    assert pieces == BOX
    assert all(n == 1 for n in written.values()), written
    _people_hold(s)
    cards = _pack([getattr(s, name) for name in CARD_FIELDS])
    if cards not in _held:  # cards lie still for most answers
        _decks_hold(s)
        if len(_held) > 5000:
            _held.clear()
        _held.add(cards)
    assert 1 <= s.noise <= 8
    assert 0 <= s.cold <= 6
    assert len(set(s.board_ups)) == len(s.board_ups) <= 3


CARD_FIELDS = tuple(
    name
    for name in State.__struct_fields__
    if name
    not in {
        *(
            "step",
            "day",
            "phase",
            "stage",
            "moment",
            "leader",
            "group",
            "box",
            "storage",
            "x5",
            "pile",
            "products",
        ),
        *(
            "tools",
            "waste",
            "hidden",
            "plans",
            "cold",
            "noise",
            "trip",
            "last_trip",
            "combat",
            "deal",
            "history",
        ),
        *("lost", "scripts", "progress", "notes"),
    }
)
"""What decides where cards are, and whatever new fields a state may get."""
_held: set[bytes] = set()
_pack = msgspec.msgpack.Encoder().encode


def _people_hold(s: State) -> None:
    assert len(s.group) <= 4
    assert len({p.colour for p in s.group}) == len(s.group)
    for p in s.group:
        for state in STATES:
            level = getattr(p, state)
            assert 0 <= level <= 4
            assert level < 4 or state == "fatigue", f"{p.id} should be lost by {state}"
    everybody = Counter(p.id for p in s.group) + Counter(p.id for p in s.lost)
    everybody += Counter(s.unseen["characters"])
    assert everybody == Counter(CHARACTER.keys() - modules.absent(s.settings.modules))
    assert len(s.characters) == sum(s.unseen["characters"].values())


def _decks_hold(s: State) -> None:
    """Cards of each deck: unseen, known in a pile, or lying open somewhere."""
    open_cards: dict[str, list[str]] = {
        "exploration": [*s.explored, *(c for c in s.slot if c[:2] == "x-"), *([s.card] if s.card else [])],
        "findings": [*s.findings_discard, *([s.finding] if s.finding else [])],
        "residents": [
            *(c for c in s.slot if c[:2] != "x-"),
            *s.residents_aside,
            *([s.resident] if s.resident else []),
        ],
        "raids": [*s.raids_aside, *([s.raid.card] if s.raid else [])],
        "visitors": [*s.visitors_discard, *([s.visitor] if s.visitor else [])],
        "fate": [*s.fate_discard, *([s.fate_card] if s.fate_card else [])],
        "narrative": [*s.hand, *s.offered],
        "locations": [*s.locations, *s.old_locations],
    }
    piles = {
        "exploration": (s.exploration, s.unknown),
        "findings": (s.findings,),
        "residents": (s.residents,),
        "raids": (s.raids,),
        "visitors": (s.visitors,),
        "fate": (s.fate,),
        "narrative": (s.narrative,),
        "locations": (s.location_deck,),
    }
    wanted: dict[str, Counter[str]] = {
        "exploration": Counter({c.id: c.copies for c in exploration.EXPLORE.values()}),
        "findings": Counter(findings.FINDINGS.keys()),
        "residents": Counter(residents.RESIDENT.keys()),
        "raids": Counter(raids.RAID.keys()),
        "visitors": Counter(visitors.CARDS.keys()),
        "fate": Counter(fate.FATE.keys()),
        "narrative": Counter(narrative.CARDS.keys()),
        "locations": Counter(locations.LOCATION.keys()),
    }
    played, absent = ("", *s.settings.packs), modules.absent(s.settings.modules)
    for deck, known_cards in wanted.items():
        cards = Counter(
            {card: n for card, n in known_cards.items() if pack_of(card) in played and card not in absent}
        )
        groups = [
            name for name in s.unseen if name in (deck, f"{deck}-red", "explored" * (deck == "exploration"))
        ]
        there = Counter(open_cards[deck])
        counts: Counter[str] = Counter()
        for pile in piles[deck]:
            for layer in pile.layers:
                if isinstance(layer, str):
                    there[layer] += 1
                else:
                    for key, n in layer.items():
                        if key[0] == "=":
                            there[key[1:]] += n
                        else:
                            counts[key] += n
        for name in groups:
            there += Counter(_alive(s.unseen[name]))
        there += Counter(c for c in s.waste_cards if c in cards)
        assert there == cards, (deck, +(there - cards), +(cards - there))
        aside = {"raids-red": s.raid_reserve, "residents-red": s.resident_reserve}
        for name in groups:
            assert counts[name] + aside.get(name, 0) == sum(s.unseen[name].values()), name
    built = Counter(s.fittings.values()) + Counter(s.deck) + Counter(s.ideas)
    built += Counter(card for card in s.waste_cards if card in fittings.FITTING)
    own = [id for id, card in fittings.FITTING.items() if not card.cost]  # a module's: standing, or gone
    assert all(built[id] <= 1 for id in own)
    assert built - Counter(own) == Counter(id for id, card in fittings.FITTING.items() if card.cost)
    loot = Counter(s.cleared)
    for kind in shelter.GROUPS:
        loot += Counter(s.unseen[kind])
        back = sum(s.unseen[kind].values()) - list(s.shelter.values()).count(kind)
        free = 9 if s.settings.scenario else 1 if s.settings.modules else 0
        assert 0 <= back <= free, "a sheet may leave some in the box, and so does a module's Fitting"
    assert loot == Counter(shelter.CARDS.keys())
    assert not set(s.fittings) & set(s.shelter)
    stacks = board(s).cards
    assert set(s.beneath) <= set(s.shelter) <= set(stacks)
    assert all(0 < n < len(stacks[space]) for space, n in s.beneath.items())


def _alive(group: Group) -> Group:
    return {card: n for card, n in group.items() if n}
