"""Chapters and Objectives: what the group works towards, paying in, and being judged."""

from __future__ import annotations

from tilldawn.engine.deck import Pile, add, draw
from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.moment import moment
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Option, Refusal
from tilldawn.games.mine import modules
from tilldawn.games.mine.cards.characters import LAST
from tilldawn.games.mine.cards.events import CHAPTERS
from tilldawn.games.mine.cards.objectives import (
    FINAL,
    NEVER_FIRST,
    OBJECTIVE,
    all_fit,
    unfit,
)
from tilldawn.games.mine.events import ChapterTurned
from tilldawn.games.mine.goods import X5
from tilldawn.games.mine.house.lasting import end_events
from tilldawn.games.mine.house.planning import spoken_for
from tilldawn.games.mine.people.events import ObjectiveJudged, ObjectivePaid, ObjectiveSet
from tilldawn.games.mine.people.group import find
from tilldawn.games.mine.state import Game, State
from tilldawn.games.mine.trade.supply import discard, gain
from tilldawn.games.mine.verbs import Verb

PAY_IN = Verb("pay-in", "M-OBJ-07", "good:good", "steps:int", anytime=True)


@rule("M-CARD-12", "M-CARD-13", "M-OBJ-01", "M-OBJ-04", "M-OBJ-05", "M-MORN-05", "M-OBJ-14")
def turn_chapter(g: Game, chapter: str) -> Flow[None]:
    """Chapter I determines the Objectives; the later ones judge the current one and turn up the next."""
    s = g.state
    g.emit(ChapterTurned(card=f"card:{chapter}", rule="M-MORN-04"))
    s.waste_cards.append(chapter)
    end_events(g, "chapter")
    if chapter == CHAPTERS[0]:
        yield from _determine(g)
    else:
        yield from moment(
            g,
            "chapter-judges",
            s.leader,
            "M-ADV-22",
            lambda option: before_penalty(s, option),
            {"card": f"card:{s.objective}"},
        )
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
    return OBJECTIVE[s.objective].number(s)


@rule("M-OBJ-15")
def counted(s: State) -> int | None:
    """How much there is of what the current goal counts; None where it counts nothing."""
    count = OBJECTIVE[s.objective].counts
    return count(s) if count is not None else None


@rule("M-OBJ-15")
def over_limit(s: State) -> list[str]:
    """Whoever keeps a goal about everybody's health from being met."""
    card = OBJECTIVE[s.objective]
    return [p.id for p in unfit(s, card.number(s))] if card.asks is all_fit else []


@rule("M-OBJ-10", "M-OBJ-15")
def is_met(s: State) -> bool:
    """Whether the current Objective is complete."""
    return OBJECTIVE[s.objective].met(s)


@rule("M-OBJ-03", "M-OBJ-04", "M-CARD-14")
def _judge(g: Game) -> Flow[None]:
    """The Reward if the Objective is complete, otherwise the Penalty."""
    s = g.state
    card = OBJECTIVE[s.objective]
    met = is_met(s)
    g.emit(ObjectiveJudged(card=f"card:{card.id}", met="yes" if met else "no", rule="M-OBJ-04"))
    if met and card.gift:
        gain(g, card.gift, "storage", "M-CARD-13")
    consequence = card.reward if met else card.penalty
    if consequence is not None:
        yield from consequence(g)


@rule("M-ADV-22", "M-OBJ-04", "M-OBJ-11")
def before_penalty(s: State, option: Option) -> bool:
    """The last chance to pay in; and whether a drink could keep somebody whom the Penalty may drive too far:
    grief comes after the Dawn."""
    if option.verb == PAY_IN.name:
        return True
    if option.verb != "drink-now" or is_met(s):
        return False
    return find(s, option.args[1]).misery + OBJECTIVE[s.objective].saddens >= LAST


@rule("M-OBJ-02", "M-OBJ-05", "M-OBJ-08", "M-OBJ-09", "M-OBJ-11", "M-OBJ-16", "M-LEAD-18")
def payments(s: State) -> list[Option]:
    """What may be paid into the current Objective now: from Storage, no more than it still needs, and not
    what an action of this stage is using."""
    if not s.objective:
        return []
    card = OBJECTIVE[s.objective]
    left = card.steps - s.progress
    if left <= 0:
        return []
    return [
        PAY_IN(s.leader, good, steps)
        for good, steps in card.pays.items()
        if steps <= left and s.storage.get(good, 0) and not spoken_for(s, good)
    ]


@rule("M-OBJ-11", "M-BOARD-03")
def is_due(s: State) -> bool:
    """Whether the next card of the Events deck is known to be a Chapter, which judges the Objective."""
    return bool(s.events.layers) and s.events.layers[0] in CHAPTERS


@rule("M-OBJ-11")
def before_judgement(s: State, option: Option) -> bool:
    """Whether a payment, or the exchange it needs, could come too late for the next Chapter."""
    if option.verb == PAY_IN.name:
        return is_due(s)
    if option.verb != "unbundle":
        return False
    card = OBJECTIVE[s.objective] if s.objective else None
    good = option.args[0]
    wanted = card is not None and good in X5 and good in card.pays and card.steps > s.progress
    return is_due(s) and wanted and not s.storage.get(good)


@rule("M-OBJ-05", "M-OBJ-07", "M-OBJ-08", "M-OBJ-09", "M-OBJ-16", "M-BOARD-03")
def unpaid(s: State) -> list[Refusal]:
    """What belongs to the current Objective and cannot be paid in now, and what modules do not allow."""
    barred = modules.refused(s) if s.settings.modules else []
    if not s.objective:
        return barred
    card = OBJECTIVE[s.objective]
    left = card.steps - s.progress
    found: list[Refusal] = []
    for good, steps in card.pays.items():
        if left <= 0:
            why = Objection("refused-objective-done", "M-OBJ-05")
        elif steps > left and s.storage.get(good):
            why = Objection("refused-objective-too-much", "M-OBJ-16", {"left": left})
        elif spoken_for(s, good):
            why = Objection("refused-kept", "M-OBJ-09", {"good": f"good:{good}"})
        elif not s.storage.get(good) and s.x5.get(good):
            why = Objection("refused-objective-marker", "M-BOARD-03")
        elif not s.storage.get(good) and s.pile.get(good):
            why = Objection("refused-objective-pile", "M-OBJ-08")
        else:
            continue
        found.append(why.refusal(PAY_IN(s.leader, good, steps).text, s.leader, f"good:{good}"))
    return [*found, *barred]


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
