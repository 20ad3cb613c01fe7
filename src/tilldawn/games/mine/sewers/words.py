"""Words of the book that only the Sewers need: what tires, what may go wrong, who comes, and the ways out."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import ClassVar, Literal

from tilldawn.engine.deck import draw, put_below, put_on_top
from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Text
from tilldawn.games.mine.book.grammar import Condition, Effect, Effects, Scene
from tilldawn.games.mine.book.notes import safe
from tilldawn.games.mine.book.run import follow, objection
from tilldawn.games.mine.cards.characters import STATES
from tilldawn.games.mine.cards.dice import BLACK, WOUNDS
from tilldawn.games.mine.choices import choose_good, choose_person, decide, tokens
from tilldawn.games.mine.city.findings import find
from tilldawn.games.mine.city.residents import encounter
from tilldawn.games.mine.combat.dice import roll_with_prowess
from tilldawn.games.mine.goods import GOOD, works_as
from tilldawn.games.mine.people.group import member, present, prowess, ref
from tilldawn.games.mine.people.harm import TripEnded, suffer
from tilldawn.games.mine.sewers.events import HazardRolled, NobodyTired, TileSeen, WayShown
from tilldawn.games.mine.sewers.memory import TILES, below, keep, pile
from tilldawn.games.mine.state import Game, Person, State
from tilldawn.games.mine.trade.supply import discard
from tilldawn.games.mine.verbs import Verb

WHY = "M-SEW-10"
MOST_TIRED = 3
"""Fatigue the Sewers never go beyond."""
Row = Literal["furniture", "heap", "pantry", "stash"]
Many = Literal["one", "two", "each"]

LEAVE_TILE = Verb("leave-tile", "M-SEW-13", "tile:tile")
UNDER_PILE = Verb("tile-under", "M-SEW-13", "tile:tile")
SPENT = Objection("refused-sewers-spent", "M-SEW-07")


class ClimbedOut(TripEnded):
    """The party leaves the Sewers by a way out that is not the bright room."""


# --- What must be at hand -----------------------------------------------------------------------------


class Tool(Condition, frozen=True):
    """One of these tools is with us; it is kept."""

    says: ClassVar = "goods"
    goods: tuple[str, ...]

    def holds(self, s: State, scene: Scene) -> bool:
        return any(s.pile.get(works_as(s.pile, good)) for good in self.goods)

    def describe(self, so: bool = True) -> Text:
        return self.say(so, goods=tuple(f"good:{good}" for good in self.goods))

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        yield from (f"{good} does not exist" for good in self.goods if good not in GOOD)


class Carrying(Condition, frozen=True):
    """One of these pieces is with us."""

    says: ClassVar = "goods"
    goods: tuple[str, ...]

    def holds(self, s: State, scene: Scene) -> bool:
        return any(s.pile.get(good) for good in self.goods)

    def describe(self, so: bool = True) -> Text:
        return self.say(so, goods=tuple(f"good:{good}" for good in self.goods))


# --- What it costs ------------------------------------------------------------------------------------


def tireable(s: State) -> list[Person]:
    """Who can still be tired by the Sewers."""
    return [person for person in present(s) if person.fatigue < MOST_TIRED]


class Tire(Effect, frozen=True):
    """Fatigue +1 for one, two or each of us, but never above 3. As a price for two there must be two."""

    says: ClassVar = "who"
    who: Many = "one"

    def possible(self, s: State, scene: Scene) -> Objection | None:
        if self.who == "two" and len(tireable(s)) < 2:
            return Objection("refused-sewers-two", "M-SEW-07")
        return None

    @rule("M-SEW-07")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        able = tireable(g.state)
        if not able:
            g.emit(NobodyTired(rule="M-SEW-07"))
            return
        if self.who == "each":
            chosen = able
        else:
            chosen = []
            for _ in range(2 if self.who == "two" else 1):
                left = [person for person in able if person not in chosen]
                chosen.append((yield from choose_person(g, "script-who", left, WHY)))
        for person in chosen:
            yield from suffer(g, person, "fatigue", 1, "M-SEW-07")

    def describe(self) -> Text:
        return self.say(who=self.who)

    def demands(self) -> bool:
        return self.who == "two"


class Hazard(Effect, frozen=True):
    """The Black die for one of us, or for each: up to so much, and the State rises by 1."""

    says: ClassVar = "who state upto"
    state: str
    upto: int
    who: Literal["one", "each"] = "one"

    @rule("M-SEW-10", "M-SEW-11")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        people = present(s)
        if self.who == "one" and people:
            people = [(yield from choose_person(g, "script-who", people, WHY))]
        for person in people:
            if member(s, person.id) is not person:
                continue
            result = yield from roll(BLACK)
            hit = result <= self.upto
            g.emit(
                HazardRolled(
                    who=ref(person),
                    state=f"state:{self.state}",
                    result=result,
                    upto=self.upto,
                    hit="yes" if hit else "no",
                    rule=WHY,
                )
            )
            if hit:
                yield from suffer(g, person, self.state, 1, WHY)

    def describe(self) -> Text:
        return self.say(who=self.who, state=f"state:{self.state}", upto=self.upto)

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        if self.state not in STATES:
            yield f"{self.state} is no State"


class Drop(Effect, frozen=True):
    """Discard a token of the leader's choice. As a price there must be one; otherwise if there is one."""

    says: ClassVar = ""
    price: ClassVar = True

    def possible(self, s: State, scene: Scene) -> Objection | None:
        return None if tokens(s, safe(s.pile)) else Objection("refused-sewers-token", WHY)

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        there = tokens(g.state, safe(g.state.pile))
        if there:
            good = yield from choose_good(g, "script-give", there, WHY, use="give")
            discard(g, {good: 1}, "pile", WHY)

    def describe(self) -> Text:
        return self.say()


class KeepOnly(Effect, frozen=True):
    """All but so many tokens of the pile are discarded; the leader says which."""

    says: ClassVar = "n"
    n: int

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        while True:
            there = tokens(s, safe(s.pile))
            if sum(s.pile[good] for good in there) <= self.n:
                return
            good = yield from choose_good(g, "script-give", there, WHY, use="give")
            discard(g, {good: 1}, "pile", WHY)

    def describe(self) -> Text:
        return self.say(n=self.n)


# --- What there is ------------------------------------------------------------------------------------


class Search(Effect, frozen=True):
    """A find; what follows `taken` happens only if something is taken."""

    says: ClassVar = "row"
    stands: ClassVar = "trip"
    row: Row
    taken: Effects = ()

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s, path = g.state, scene.path
        before = s.trip.takes if s.trip is not None else 0
        yield from find(g, self.row, plain=True)
        if self.taken and s.trip is not None and s.trip.takes > before:
            yield from follow(g, self.taken, scene, f"{path}.0")

    def describe(self) -> Text:
        return self.say(row=f"row:{self.row}")

    def branches(self) -> tuple[Effects, ...]:
        return (self.taken,)


class Fists(Effect, frozen=True):
    """One of us rolls the grey die, and again by Prowess; with a fist something follows."""

    says: ClassVar = ""
    then: Effects = ()

    @rule("M-SEW-10", "M-COMB-25")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        path = scene.path
        here = present(g.state)
        if not here:
            return
        person = yield from choose_person(g, "script-actor", here, WHY)
        face, _ = yield from roll_with_prowess(g, person, "", prowess(person), WHY)
        if face in WOUNDS:
            yield from follow(g, self.then, scene, f"{path}.0")

    def describe(self) -> Text:
        return self.say()

    def branches(self) -> tuple[Effects, ...]:
        return (self.then,)


class Come(Effect, frozen=True):
    """Somebody comes. They may be passed by (`retreat`), or we wait for them in the dark (`ambush`)."""

    says: ClassVar = "retreat ambush"
    stands: ClassVar = "trip"
    retreat: bool = False
    ambush: bool = False

    @rule("M-SEW-27", "M-SEW-28")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        trip = g.state.trip
        if trip is None:
            raise AssertionError("somebody comes on the way only")
        trip.ambush = self.ambush
        yield from encounter(g, retreat=self.retreat)
        trip.ambush = False

    def describe(self) -> Text:
        return self.say(retreat="yes" if self.retreat else "no", ambush="yes" if self.ambush else "no")


class NextTile(Effect, frozen=True):
    """Look at the next tile, and leave it or put it under the pile."""

    says: ClassVar = ""
    stands: ClassVar = "trip"

    @rule("M-SEW-13")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        if below(s) is None:
            return
        there = pile(s, TILES)
        tile = yield from draw(there, s.unseen)
        put_on_top(there, tile)
        keep(s, TILES, there)
        options = [LEAVE_TILE(s.leader, tile), UNDER_PILE(s.leader, tile)]
        chosen = yield from decide(
            g, "sewers-tile", options, "M-SEW-13", {"tile": f"tile:{tile}"}, refused="either"
        )
        kept = chosen.verb == LEAVE_TILE.name
        if not kept:
            there.layers.remove(tile)
            put_below(there, tile)
            keep(s, TILES, there)
        g.emit(TileSeen(tile=f"tile:{tile}", kept="yes" if kept else "no", rule="M-SEW-13"))

    def describe(self) -> Text:
        return self.say()


class Shown(Effect, frozen=True):
    """Somebody shows the way: the next numbered corridor (`dry`), or the rest of this tile (`marked`), draws
    no card."""

    says: ClassVar = "how"
    stands: ClassVar = "trip"
    how: Literal["dry", "marked"]

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        there = below(g.state)
        if there is not None:
            if self.how == "dry":
                there["dry"] = True
            else:
                there["marked"] = True
            g.emit(WayShown(how=self.how, rule="M-SEW-11"))
        yield from ()

    def describe(self) -> Text:
        return self.say(how=self.how)


# --- The ways out -------------------------------------------------------------------------------------


class Climb(Effect, frozen=True):
    """Out of the Sewers, here and now."""

    says: ClassVar = ""
    stands: ClassVar = "trip"

    @rule("M-SEW-22")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        yield from ()
        raise ClimbedOut

    def describe(self) -> Text:
        return self.say()


class Forfeit(Effect, frozen=True):
    """The exploration is forfeited: by force, where a text says so or nothing else can be chosen."""

    says: ClassVar = ""
    stands: ClassVar = "trip"
    forced: bool = False

    @rule("M-SEW-24", "M-SEW-36")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        there = below(g.state)
        if there is not None:
            there["chosen"] = not self.forced and _others_open(g.state, scene)
        yield from ()
        raise TripEnded

    def describe(self) -> Text:
        return self.say()


def _others_open(s: State, scene: Scene) -> bool:
    """Whether the page has another choice that could have been taken."""
    chosen = scene.path.split(".")[1]
    script = scene.book(scene.number)
    return any(choice.id != chosen and objection(s, choice, scene) is None for choice in script.choices)
