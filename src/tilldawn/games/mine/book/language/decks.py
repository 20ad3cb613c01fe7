"""Words about the decks: looking ahead, Narrative Actions, Events that do not come, Locations."""

from __future__ import annotations

from typing import ClassVar, Literal

from tilldawn.engine.deck import draw, peek, put_on_top
from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.request import Text
from tilldawn.games.mine.book.events import EventRemoved, EventStays
from tilldawn.games.mine.book.grammar import Effect, Scene
from tilldawn.games.mine.cards.events import CHAPTERS, EVENT
from tilldawn.games.mine.choices import decide
from tilldawn.games.mine.city.events import CardsSeen
from tilldawn.games.mine.city.unknown import look_ahead
from tilldawn.games.mine.decks import exchange_location
from tilldawn.games.mine.people.events import NarrativeDrawn
from tilldawn.games.mine.state import Game
from tilldawn.games.mine.verbs import Verb

SLOT = Verb("book-exchange", "M-LOC-03", "slot:slot", "card:card")
WHY = "M-SCRIPT-04"
SLOTS = ("near", "distant", "far")


class Exchange(Effect, frozen=True):
    """A Location is exchanged: the nearest, the one visited, or any the leader likes."""

    says: ClassVar = ""
    which: Literal["nearest", "visited", "any"] = "any"

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        slot = 0
        if self.which == "visited" and s.trip is not None and s.trip.location in s.locations:
            slot = s.locations.index(s.trip.location)
        elif self.which == "any":
            options = [SLOT(s.leader, name, s.locations[at]) for at, name in enumerate(SLOTS)]
            chosen = yield from decide(g, "script-exchange", options, "M-LOC-03", refused="all")
            slot = SLOTS.index(chosen.args[0])
        yield from exchange_location(g, slot, "M-LOC-03")

    def describe(self) -> Text:
        return self.say()


class Look(Effect, frozen=True):
    """Look at the top cards of a deck."""

    says: ClassVar = "deck cards"
    deck: Literal["events", "raids", "unknown", "residents"]
    cards: int = 1

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        if self.deck == "unknown":
            yield from look_ahead(g, self.cards, WHY)
            return
        pile = {"events": s.events, "raids": s.raids, "residents": s.residents}[self.deck]
        seen: list[str] = []
        for _ in range(min(self.cards, len(pile))):
            seen.append((yield from draw(pile, s.unseen)))
        for card in reversed(seen):
            put_on_top(pile, card)
        if seen:
            g.emit(CardsSeen(cards=tuple(f"card:{card}" for card in seen), rule=WHY))

    def describe(self) -> Text:
        return self.say(deck=self.deck, cards=self.cards)


class Story(Effect, frozen=True):
    """Draw Narrative Actions and keep them."""

    says: ClassVar = "cards"
    cards: int = 1

    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        drawn: list[str] = []
        for _ in range(min(self.cards, len(s.narrative))):
            drawn.append((yield from draw(s.narrative, s.unseen)))
            s.hand.append(drawn[-1])
        if drawn:
            g.emit(NarrativeDrawn(cards=tuple(f"card:{c}" for c in drawn), rule=WHY))

    def describe(self) -> Text:
        return self.say(cards=self.cards)


class RemoveEvent(Effect, frozen=True):
    """Remove the top Event, but no Chapter card (the one under it goes) and never the Ceasefire."""

    says: ClassVar = ""

    @rule("M-SCRIPT-30", "M-SCRIPT-31")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        s = g.state
        chapters: list[str] = []
        while s.events.layers and s.events.layers[0] in CHAPTERS:
            chapters.append(str(s.events.layers.pop(0)))
        if len(s.events):
            card = yield from peek(s.events, s.unseen)
            if EVENT[card].peace:
                g.emit(EventStays(card=f"card:{card}", rule="M-SCRIPT-31"))
            else:
                s.events.layers.pop(0)
                s.waste_cards.append(card)
                g.emit(EventRemoved(card=f"card:{card}", rule="M-SCRIPT-30"))
        s.events.layers[:0] = chapters

    def describe(self) -> Text:
        return self.say()
