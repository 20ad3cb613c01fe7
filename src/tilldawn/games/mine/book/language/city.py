"""Words about the way: Noise, searches, whoever is met, Trades, the end of a trip."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import ClassVar, Literal

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Text
from tilldawn.games.mine.book.events import CardDropped, NothingMoreHere, PaperStamped, TripBrokenOff
from tilldawn.games.mine.book.grammar import Condition, Effect, Effects, Scene
from tilldawn.games.mine.book.run import follow
from tilldawn.games.mine.cards.trades import TRADE
from tilldawn.games.mine.city.findings import find, may_find
from tilldawn.games.mine.city.noise import lower_noise, raise_noise, roll_for_noise
from tilldawn.games.mine.city.printed import ENEMIES
from tilldawn.games.mine.city.residents import encounter
from tilldawn.games.mine.city.unknown import return_cards
from tilldawn.games.mine.combat.fight import fight
from tilldawn.games.mine.people.harm import CardLost, TripEnded
from tilldawn.games.mine.state import Game, State
from tilldawn.games.mine.trade.deal import trade

Row = Literal["furniture", "heap", "pantry", "stash"]


class Cards(Condition, frozen=True):
    """So many cards are left in the Unknown deck."""

    says: ClassVar = "least"
    least: int

    def holds(self, s: State, scene: Scene) -> bool:
        return len(s.unknown) >= self.least

    def describe(self, so: bool = True) -> Text:
        return self.say(so, least=self.least)


class Noise(Effect, frozen=True):
    """Louder or quieter; with `roll` somebody may come."""

    says: ClassVar = "by way roll"
    stands: ClassVar = "trip"
    by: int = 0
    roll: bool = False

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        if self.by >= 0:
            raise_noise(g, self.by, scene.why, card=False)
        else:
            lower_noise(g, -self.by, scene.why)
        if self.roll and (yield from roll_for_noise(g)):
            yield from encounter(g)

    def describe(self) -> Text:
        way = "up" if self.by > 0 else "down"
        return self.say(by=abs(self.by), way=way, roll="yes" if self.roll else "no")


class Return(Effect, frozen=True):
    """Return unseen Unknown cards. As a price all of them must be there; otherwise as many as are."""

    says: ClassVar = "cards"
    stands: ClassVar = "trip"
    price: ClassVar = True
    cards: int

    def possible(self, s: State, scene: Scene) -> Objection | None:
        left = len(s.unknown)
        if left >= self.cards:
            return None
        return Objection("refused-script-few-cards", scene.why, {"cards": self.cards, "left": left})

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        return_cards(g, min(self.cards, len(g.state.unknown)), scene.why)
        yield from ()

    def describe(self) -> Text:
        return self.say(cards=self.cards)


class Find(Effect, frozen=True):
    """Search: a Findings card, this row."""

    says: ClassVar = "row"
    stands: ClassVar = "trip"
    row: Row
    plain: bool = False

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        if may_find(g.state):
            yield from find(g, self.row, plain=self.plain)
        else:
            g.emit(NothingMoreHere(rule="M-LOC-09"))

    def describe(self) -> Text:
        return self.say(row=f"row:{self.row}")


class Meet(Effect, frozen=True):
    """Somebody comes: the top Residents card."""

    says: ClassVar = ""
    stands: ClassVar = "trip"

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        yield from encounter(g)

    def describe(self) -> Text:
        return self.say()


class Fight(Effect, frozen=True):
    """A Combat with people like those on a Residents card, or with dogs.

    They run at `break_at` Wounds in all. `won` follows if they are dead or have run, `loot` only if one of
    them lies dead and the field is ours.
    """

    says: ClassVar = "card wounds runs"
    card: str
    break_at: int = 0
    loot: Effects = ()
    won: Effects = ()

    @rule("M-SCRIPT-43", "M-SCRIPT-46", "M-SCRIPT-63", "M-COMB-41")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        path = scene.path
        fought = yield from fight(g, self.card, home=g.state.phase != "scavenging", break_at=self.break_at)
        ours = fought.result in ("won", "broke")
        if ours and fought.dead and self.loot:
            yield from follow(g, self.loot, scene, f"{path}.0")
        if ours and self.won:
            yield from follow(g, self.won, scene, f"{path}.1")

    def describe(self) -> Text:
        runs = "yes" if self.break_at else "no"
        return self.say(card=f"card:{self.card}", wounds=self.break_at, runs=runs)

    def branches(self) -> tuple[Effects, ...]:
        return (self.loot, self.won)

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        if self.card not in ENEMIES:
            yield f"nobody fights as {self.card}"


class Trade(Effect, frozen=True):
    """A Trade with a list, from where the group is."""

    says: ClassVar = "list"
    list: str

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        yield from trade(g, self.list, home=g.state.phase != "scavenging")

    def describe(self) -> Text:
        return self.say(list=f"list:{self.list}")

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        if self.list not in TRADE:
            yield f"{self.list} is no Trade list"


class EndTrip(Effect, frozen=True):
    """Exploration ends: Choose Findings."""

    says: ClassVar = ""
    stands: ClassVar = "trip"

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        g.emit(TripBrokenOff(rule="M-SCAV-12"))
        yield from ()
        raise TripEnded

    def describe(self) -> Text:
        return self.say()


class DropCard(Effect, frozen=True):
    """The Exploration card that waited for this scene is not resolved any more."""

    says: ClassVar = ""
    stands: ClassVar = "trip"

    @rule("M-SCRIPT-49")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        if g.state.card:
            g.emit(CardDropped(card=f"card:{g.state.card}", rule="M-SCRIPT-49"))
        yield from ()
        raise CardLost

    def describe(self) -> Text:
        return self.say()


class IgnoreUniforms(Effect, frozen=True):
    """In this or the next Scavenging Soldiers, Rebels and Deserters may be ignored."""

    says: ClassVar = ""

    @rule("M-SCRIPT-41")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        g.state.uniforms = True
        g.emit(PaperStamped(rule="M-SCRIPT-41"))
        yield from ()

    def describe(self) -> Text:
        return self.say()
