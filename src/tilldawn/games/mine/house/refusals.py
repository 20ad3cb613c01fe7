"""Why something sensible cannot be done in the Shelter now, in words.

What bars an action is found where it is offered (`planning.py`, `rooms.py`); here each of those words
becomes a sentence with its rule. Nothing of this runs unless somebody asks.
"""

from __future__ import annotations

from collections.abc import Iterator

from tilldawn.engine.flow import rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Arg, Refusal, text
from tilldawn.games.mine.cards.events import EVENT
from tilldawn.games.mine.cards.fittings import ACTION, FITTING, Action
from tilldawn.games.mine.cards.shelter import KIND
from tilldawn.games.mine.goods import Goods, counted
from tilldawn.games.mine.house.board import Deed, board
from tilldawn.games.mine.house.planning import (
    CLEAR,
    DIG,
    FOURTH,
    MOVE,
    PRINTED,
    SAW,
    UNLOCK,
    USE,
    can_act,
    can_be_given,
    craft_barred,
    crafting,
    dismantling,
    fuel_for,
    kept,
    moves,
    occupied,
    parting,
    printed_barred,
    times_possible,
    tool_barred,
)
from tilldawn.games.mine.house.rooms import free_spaces, open_holes, recipe, standing, within_reach, works
from tilldawn.games.mine.people.group import asleep, dots, ref, skill
from tilldawn.games.mine.state import Person, State

TAKEN = Objection("refused-taken", "M-DAY-07")
NO_RECIPE = Objection("refused-no-recipe", "M-FIT-80")
PARTING = Objection("refused-parting", "M-ADV-03")


# --- Who cannot act -----------------------------------------------------------------------------------


@rule("M-STATE-05", "M-DAY-10", "M-DAY-17", "M-STATE-17")
def not_able(s: State) -> list[Refusal]:
    """Who cannot act in this stage, and why."""
    planned = {plan.who for plan in s.plans} | {plan.helper for plan in s.plans}
    return [
        _unable(s, person).refusal(text("option-plan", who=ref(person)), s.leader, ref(person))
        for person in s.group
        if person.id not in planned and not can_be_given(s, person)
    ]


def _unable(s: State, person: Person) -> Objection:
    if person.late:
        return Objection("why-late", "M-DAY-10")
    if person.busy:
        return Objection("why-busy", "M-CARD-39")
    if person.posted:
        return Objection("why-posted", "M-SCRIPT-47")
    if s.one_action == s.day and person.acted:
        return Objection("why-one-action", "M-DAY-17")
    if asleep(person):
        if can_act(s, person, s.stage):
            return Objection("why-no-bed", "M-STATE-17")
        return Objection("why-asleep", "M-STATE-20")
    if s.stage == FOURTH:
        return Objection("why-fourth", "M-ADV-06")
    return Objection("why-dots", "M-STATE-05", {"dots": dots(person)})


# --- What somebody cannot be given --------------------------------------------------------------------


def not_done(s: State, person: Person) -> list[Refusal]:
    """What this Character might be wanted to do in this stage, and what stands against it."""
    taken = occupied(s)
    reach = within_reach(s)
    found = [] if asleep(person) else [*_printed(s, taken, reach), *_cards(s, person, taken, reach)]
    found += _uses(s, person, taken, reach)
    if not asleep(person):
        found += _crafts(s, taken)
        found += _holes(s)
        if s.settings.fittings:
            found += _changes(s, taken, reach)
    return found


def _printed(s: State, taken: set[str], reach: frozenset[str]) -> Iterator[Refusal]:
    for deed in board(s).deeds:
        bar = printed_barred(s, deed, taken, reach)
        if bar:
            yield _unprinted(s, deed, bar).refusal(PRINTED[deed.id](s.leader).text, s.leader)


def _unprinted(s: State, deed: Deed, bar: str) -> Objection:
    match bar:
        case "taken":
            return TAKEN
        case "reach":
            return _cut_off(s, deed.space)
        case "covered":
            return Objection("refused-covered", "M-BOARD-31", {"card": f"card:{s.shelter[deed.space]}"})
        case "done":
            return Objection("refused-done", deed.rule)
        case "event":
            return _kept_in(s)
        case _:
            return Objection("refused-no-ideas", "M-BOARD-26")


def _kept_in(s: State) -> Objection:
    event = next(e.id for e in s.active if not EVENT[e.id].outside)
    return Objection("refused-event", "M-MORN-11", {"card": f"card:{event}"})


def _cards(s: State, person: Person, taken: set[str], reach: frozenset[str]) -> Iterator[Refusal]:
    for space, card in s.shelter.items():
        kind = KIND[card]
        match kind.work:
            case "clear":
                what = CLEAR(s.leader, space, card)
            case "dig":
                what = DIG(s.leader, space, card)
            case "saw":
                what = SAW(s.leader, space)
            case _:
                what = UNLOCK(s.leader, space, kind.tool)
        if space not in reach:
            yield _cut_off(s, space).refusal(what.text, s.leader, *what.refs)
        elif space in taken:
            yield TAKEN.refusal(what.text, s.leader, *what.refs)
        elif tool_barred(s, card) and not (kind.work == "dig" and skill(person).digs_alone):
            instead = "somebody" if kind.work == "dig" and s.phase == "day" else "nothing"
            why = Objection("refused-no-tool", what.rule, {"tool": f"good:{kind.tool}", "instead": instead})
            yield why.refusal(what.text, s.leader, *what.refs)


@rule("M-MOVE-02", "M-MOVE-11")
def _cut_off(s: State, space: str) -> Objection:
    """No open way leads there, or it is in a basement nobody can enter any more."""
    if s.basement_closed and space in board(s).basement:
        return Objection("refused-basement", "M-MOVE-11")
    return Objection("refused-space-reach", "M-MOVE-02")


def _standing(s: State) -> list[tuple[str, str]]:
    """All Fittings that are built, in reading order, and where they stand."""
    return [(card, space) for card in FITTING if (space := standing(s, card))]


def _uses(s: State, person: Person, taken: set[str], reach: frozenset[str]) -> Iterator[Refusal]:
    keep = kept(s)
    for card, space in _standing(s):
        for action in FITTING[card].actions:
            if asleep(person) and not FITTING[card].bed:
                continue
            why = _unusable(s, card, action, taken, keep) if space in reach else _cut_off(s, space)
            if why is not None:
                what = USE(s.leader, card, action.id, rule=action.rule)
                yield why.refusal(what.text, s.leader, *what.refs)


@rule("M-FIT-64")
def _holes(s: State) -> Iterator[Refusal]:
    """A Hole can be looked at before there is anything to board it up with: what has to be built first."""
    for (card, id), action in ACTION.items():
        if action.hole and not standing(s, card) and (card in s.deck or card in s.ideas):
            what = USE(s.leader, card, id, rule=action.rule)
            words: dict[str, Arg] = {
                "card": f"card:{card}",
                "goods": counted(recipe(s, card)),
                "idea": "yes" if card in s.ideas else "no",
            }
            why = Objection("refused-boarding", action.rule, words)
            yield why.refusal(what.text, s.leader, *what.refs, *(f"hole:{hole}" for hole in open_holes(s)))


def _unusable(s: State, card: str, action: Action, taken: set[str], keep: set[str]) -> Objection | None:
    if card in taken:
        return TAKEN
    if not works(s, card):
        return Objection("refused-alone", "M-FIT-15", {"card": f"card:{FITTING[card].next_to}"})
    _, bar = times_possible(s, card, action, keep)
    match bar:
        case "":
            return None
        case "waits":
            return Objection("refused-waits", "M-WAIT-01")
        case "needs":
            return Objection("refused-needs", "M-FIT-12", {"good": f"good:{action.needs}"})
        case "no-hole":
            return Objection("refused-no-hole", "M-FIT-64")
        case "no-cold":
            return Objection("refused-no-cold", action.rule)
        case "one-of":
            goods = tuple(f"good:{good}" for good in action.one_of)
            return Objection("refused-one-of", action.rule, {"goods": goods})
        case "fuel":
            marked = "yes" if s.x5.get("wood") else "no"
            return Objection(
                "refused-fuel", "M-FIT-13", {"fuel": fuel_for(s, card, action), "marked": marked}
            )
        case "kept":
            good = next(good for good in (*action.cost, *action.one_of) if good in keep)
            return Objection("refused-kept", "M-FIT-12", {"good": f"good:{good}"})
        case _:
            return _lacks(s, action.cost, action.rule)


def _lacks(s: State, cost: Goods, rule: str) -> Objection:
    """What Storage has too little of; a marker on Storage x5 would have to be broken first."""
    missing = {good: n - s.storage.get(good, 0) for good, n in cost.items() if s.storage.get(good, 0) < n}
    marked = "yes" if any(s.x5.get(good) for good in missing) else "no"
    return Objection("refused-lacks", rule, {"goods": counted(missing), "marked": marked})


def _crafts(s: State, taken: set[str]) -> Iterator[Refusal]:
    free = free_spaces(s, taken)
    for card in s.deck:
        bar = craft_barred(s, card, taken, free)
        if bar:
            what = crafting(s, card)
            yield _uncraftable(s, card, bar).refusal(what.text, s.leader, *what.refs)
    for card in s.ideas:
        what = crafting(s, card)
        yield Objection("refused-idea", "M-FIT-06").refusal(what.text, s.leader, *what.refs)


def _uncraftable(s: State, card: str, bar: str) -> Objection:
    fitting = FITTING[card]
    match bar:
        case "taken":
            return TAKEN
        case "parting":
            return PARTING
        case "recipe":
            return _lacks(s, recipe(s, card), fitting.rule)
        case _ if fitting.boarded:
            return Objection("refused-boarded", fitting.rule)
        case _ if fitting.next_to:
            return Objection("refused-beside", "M-FIT-08", {"card": f"card:{fitting.next_to}"})
        case _:
            return Objection("refused-no-place", "M-FIT-04")


def _changes(s: State, taken: set[str], reach: frozenset[str]) -> Iterator[Refusal]:
    """Moving and dismantling (155)."""
    for card, space in _standing(s):
        move, dismantle = MOVE(s.leader, card), dismantling(s, card)
        for what in (move, dismantle):
            if space not in reach:
                yield _cut_off(s, space).refusal(what.text, s.leader, *what.refs)
            elif card in taken:
                yield TAKEN.refusal(what.text, s.leader, *what.refs)
            elif what is dismantle and not FITTING[card].cost:
                yield NO_RECIPE.refusal(what.text, s.leader, *what.refs)
            elif parting(s, card):
                yield PARTING.refusal(what.text, s.leader, *what.refs)
            elif what is move and not moves(s, card, taken):
                yield Objection("refused-no-place", "M-ADV-03").refusal(what.text, s.leader, *what.refs)
