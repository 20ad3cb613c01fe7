"""Chapters and Objectives: what the group works towards, paying in, and being judged."""

from __future__ import annotations

from tilldawn.engine.deck import Pile, add, draw
from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.request import Option
from tilldawn.games.mine.cards.objectives import FINAL, NEVER_FIRST, OBJECTIVE, Objective
from tilldawn.games.mine.choices import choose_person, decide
from tilldawn.games.mine.events import ChapterTurned
from tilldawn.games.mine.house.cold import add_cold, remove_cold
from tilldawn.games.mine.house.events import EventEnded
from tilldawn.games.mine.house.rooms import choose_space, places, put_up
from tilldawn.games.mine.people.events import (
    NarrativeDrawn,
    ObjectiveJudged,
    ObjectivePaid,
    ObjectiveSet,
)
from tilldawn.games.mine.people.group import find
from tilldawn.games.mine.people.harm import each_suffers, relieve, suffer
from tilldawn.games.mine.state import Game, Person, State
from tilldawn.games.mine.trade.supply import discard, gain
from tilldawn.games.mine.verbs import Verb

PAY_IN = Verb("pay-in", "M-OBJ-07", "good:good", "steps:int", anytime=True)
FREE_FITTING = Verb("free-fitting", "M-CARD-13", "card:card")
NO_FITTING = Verb("no-fitting", "M-CARD-13")
CURE = Verb("cure", "M-CARD-13", "who:character", "state:state")
NO_CURE = Verb("no-cure", "M-CARD-13")

ROOF_REWARD = {"mechanical-part": 2, "electrical-part": 2}
GAPS_REWARD = {"knife": 1, "ammo": 2}
WATER_REWARD = {"canned-food": 1, "coffee": 1, "cigarette": 2}
FUEL_COLD, FUEL_PENALTY = 3, 2
WARD_CURES, WARD_RELIEF = 2, 2
FIT_CARDS = 2


@rule("M-CARD-12", "M-CARD-13", "M-OBJ-01", "M-OBJ-04", "M-OBJ-05", "M-MORN-05", "M-OBJ-14")
def turn_chapter(g: Game, chapter: str) -> Flow[None]:
    """Chapter I determines the Objectives; the later ones judge the current one and turn up the next."""
    s = g.state
    g.emit(ChapterTurned(card=f"card:{chapter}", rule="M-MORN-04"))
    s.waste_cards.append(chapter)
    for event in [e for e in s.active if e.id == "soaring-prices"]:
        s.active.remove(event)
        s.waste_cards.append(event.id)
        g.emit(EventEnded(card=f"card:{event.id}", rule="M-MORN-11"))
    if chapter == "chapter-1":
        yield from _determine(g)
    else:
        yield from _judge(g)
        s.waste_cards.append(s.objective)
        _set(g, (yield from draw(s.objectives, s.unseen)))


@rule("M-SETUP-28", "M-MORN-05")
def _determine(g: Game) -> Flow[None]:
    """Two of seven, and the Final Objective below them; Food for the Hungry is never the first."""
    s = g.state
    s.objectives = Pile([{"objectives": 2}, FINAL])
    first = yield from draw(s.objectives, s.unseen)
    if first == NEVER_FIRST:
        add(s.unseen["objectives"], first)
        second = yield from draw(Pile([{"objectives": 1}]), _without(s, first))
        s.unseen["objectives"].pop(second, None)
        s.unseen["objectives"].pop(first)
        s.objectives = Pile([first, FINAL])
        first = second
    _set(g, first)


def _without(s: State, card: str) -> dict[str, dict[str, int]]:
    """The unseen Objectives but for one."""
    return {"objectives": {c: n for c, n in s.unseen["objectives"].items() if c != card}}


@rule("M-OBJ-02", "M-OBJ-06", "M-TOKEN-21")
def _set(g: Game, card: str) -> None:
    """The card lies on top, its Status token on the leftmost step."""
    s = g.state
    s.objective = card
    s.objective_number += 1
    s.progress = 0
    g.emit(ObjectiveSet(card=f"card:{card}", number=s.objective_number, rule="M-OBJ-06"))


def goal(s: State) -> int:
    """The number a goal without a counter asks for, as first or as second Objective."""
    first, second = OBJECTIVE[s.objective].goal
    return first if s.objective_number == 1 else second


@rule("M-OBJ-10", "M-OBJ-15")
def is_met(s: State) -> bool:
    """Whether the current Objective is complete."""
    card = OBJECTIVE[s.objective]
    match card.id:
        case "staying-fit":
            return not unfit(s)
        case "roof-over-our-heads":
            return len(s.fittings) >= goal(s)
        case "close-the-gaps":
            return len(s.board_ups) >= goal(s)
        case _:
            return s.progress >= card.steps


def unfit(s: State) -> list[Person]:
    """Everybody over a limit of Staying Fit."""
    limit = goal(s)
    return [p for p in s.group if p.hunger > limit or p.illness > limit or p.wounds > limit]


@rule("M-OBJ-03", "M-OBJ-04")
def _judge(g: Game) -> Flow[None]:
    """The Reward if the Objective is complete, otherwise the Penalty."""
    s = g.state
    card = OBJECTIVE[s.objective]
    met = is_met(s)
    g.emit(ObjectiveJudged(card=f"card:{card.id}", met="yes" if met else "no", rule="M-OBJ-04"))
    if met:
        yield from _reward(g, card)
    else:
        yield from _penalty(g, card)


@rule("M-CARD-14")
def _reward(g: Game, card: Objective) -> Flow[None]:
    s = g.state
    match card.id:
        case "food-for-the-hungry":
            yield from _build_free(g)
        case "staying-fit":
            drawn: list[str] = []
            for _ in range(min(FIT_CARDS, len(s.narrative))):
                drawn.append((yield from draw(s.narrative, s.unseen)))
                s.hand.append(drawn[-1])
            g.emit(NarrativeDrawn(cards=tuple(f"card:{c}" for c in drawn), rule="M-CARD-14"))
        case "roof-over-our-heads":
            gain(g, ROOF_REWARD, "storage", "M-CARD-13")
        case "fuel-for-the-winter":
            remove_cold(g, FUEL_COLD, "M-CARD-13")
        case "close-the-gaps":
            gain(g, GAPS_REWARD, "storage", "M-CARD-13")
        case "parcel-for-the-ward":
            yield from _cures(g)
        case "water-for-the-stairwell":
            gain(g, WATER_REWARD, "storage", "M-CARD-13")
        case id:
            raise AssertionError(f"{id} is never rewarded")


def _penalty(g: Game, card: Objective) -> Flow[None]:
    s = g.state
    match card.id:
        case "food-for-the-hungry":
            yield from each_suffers(g, s.group, "misery", 2, "M-CARD-13")
        case "staying-fit":
            yield from each_suffers(g, unfit(s), "misery", 1, "M-CARD-13")
        case "fuel-for-the-winter":
            add_cold(g, FUEL_PENALTY, "M-CARD-13")
        case "close-the-gaps":
            s.more_raids = True
        case _:
            yield from _two_suffer(g)


def _two_suffer(g: Game) -> Flow[None]:
    """Two chosen Characters; with a single one left, that one only."""
    s = g.state
    left = list(s.group)
    for _ in range(2):
        if left and s.group:
            person = yield from choose_person(g, "sadder", left, "M-CARD-13")
            left.remove(person)
            yield from suffer(g, person, "misery", 1, "M-CARD-13")
            left = [p for p in left if p in s.group]


def _cures(g: Game) -> Flow[None]:
    """Each of up to two chosen Characters: Illness -2 or Wounds -2."""
    s = g.state
    done: list[str] = []
    for _ in range(WARD_CURES):
        options = [
            CURE(s.leader, p.id, state)
            for p in s.group
            for state in ("illness", "wounds")
            if p.id not in done and getattr(p, state)
        ]
        chosen = yield from decide(g, "cure", [*options, NO_CURE(s.leader)], "M-CARD-13")
        if chosen.verb == "no-cure":
            return
        done.append(chosen.args[0])
        relieve(g, find(s, chosen.args[0]), chosen.args[1], WARD_RELIEF, "M-CARD-13")


def _build_free(g: Game) -> Flow[None]:
    """One Fitting at once for nothing, even out of Ideas; a legal space is still needed."""
    s = g.state
    fits = {card: spaces for card in (*s.deck, *s.ideas) if (spaces := places(s, card))}
    options = [FREE_FITTING(s.leader, card) for card in fits]
    chosen = yield from decide(g, "free-fitting", [*options, NO_FITTING(s.leader)], "M-CARD-13")
    if chosen.verb == "no-fitting":
        return
    card = chosen.args[0]
    space = yield from choose_space(g, card, fits[card], "M-FIT-04")
    if card in s.ideas:
        s.ideas.remove(card)
        s.deck.append(card)
    put_up(g, card, space)


@rule("M-OBJ-02", "M-OBJ-05", "M-OBJ-08", "M-OBJ-11", "M-OBJ-16", "M-LEAD-18")
def payments(s: State) -> list[Option]:
    """What may be paid into the current Objective now: from Storage, and no more than it still needs."""
    if not s.objective:
        return []
    card = OBJECTIVE[s.objective]
    left = card.steps - s.progress
    if left <= 0:
        return []
    return [
        PAY_IN(s.leader, good, steps)
        for good, steps in card.pays.items()
        if steps <= left and s.storage.get(good, 0)
    ]


@rule("M-OBJ-07", "M-OBJ-09")
def pay_in(g: Game, good: str, steps: int) -> None:
    """The piece is discarded and the Status token moves right."""
    s = g.state
    discard(g, {good: 1}, "storage", "M-OBJ-07")
    s.progress += steps
    left = OBJECTIVE[s.objective].steps - s.progress
    g.emit(
        ObjectivePaid(
            card=f"card:{s.objective}", good=f"good:{good}", steps=steps, left=left, rule="M-OBJ-07"
        )
    )
