"""Where the Campaign stands, what the group wants and what threatens it: facts for everybody to see.

Made from the view alone, by the rules; front ends put it into words (`outlook-…`).
"""

from __future__ import annotations

from collections.abc import Iterator

from tilldawn.engine.flow import rule
from tilldawn.engine.outlook import GRADES, Grade, Mark, Outlook, Stage
from tilldawn.engine.request import Arg, Text, text
from tilldawn.games.mine.cards.fate import CARDS as FATES
from tilldawn.games.mine.cards.objectives import OBJECTIVE, gaps
from tilldawn.games.mine.goods import FOOD, counted
from tilldawn.games.mine.public.facts import BOARD_UP, BOARDING, LAST, PHASES, STAGES
from tilldawn.games.mine.public.view import ObjectiveView, PersonView, TableView

BEFORE_SUPPER = ("morning", "day", "dusk")
AFTER_EVENING = ("scavenging", "raid")
CHILLS = min(card.cold[0] for card in FATES if card.cold)
"""The Cold from which a Fate card can make somebody ill."""
FREEZES = min(card.cold[1] for card in FATES if card.cold)
"""The Cold from which a Fate card can make everybody ill."""


def outlook(view: TableView) -> Outlook:
    """What everybody should have in view."""
    if not view.day:
        peace = (_peace(view),) if view.people and not _is_judged(view) else ()
        return Outlook(text("outlook-setup"), goals=(*_scenario(view), *peace))
    dangers = [
        *_edge(view),
        *_last_starter(view),
        *_supper(view),
        *_raids(view),
        *_cold(view),
    ]
    return Outlook(
        where=text("outlook-day", day=view.day),
        stages=tuple(Stage(phase, Text(f"outlook-phase-{phase}"), phase == view.phase) for phase in PHASES),
        part=text("outlook-stage", stage=view.stage, stages=STAGES) if view.stage else None,
        goals=(*_objective(view), *_scenario(view), *([] if _is_judged(view) else [_peace(view)])),
        dangers=tuple(sorted(dangers, key=lambda mark: GRADES.index(mark.grade))),
    )


# --- What we want -------------------------------------------------------------------------------------


@rule("M-OBJ-03", "M-OBJ-04", "M-OBJ-10", "M-OBJ-15")
def _objective(view: TableView) -> Iterator[Mark]:
    """The Objective of this Chapter: how far it has come, when it is judged, what comes of it; the Final
    one is the peace itself."""
    o = view.objective
    if o is None or OBJECTIVE[o.id].final:
        return
    done, need = (o.progress, o.steps) if o.steps else (o.have, o.goal) if o.counted else (0, 0)
    words: dict[str, Arg] = {
        "card": f"card:{o.id}",
        "done": done,
        "need": need,
        "counts": "yes" if need else "no",
        "met": "yes" if o.met else "no",
        "left": max(0, need - done),
        "judged": "now" if o.judged == view.day else "tomorrow" if o.judged == view.day + 1 else "later",
        "day": o.judged,
        "days": o.judged - view.day,
    }
    yield Mark(
        kind="objective",
        grade="good" if o.met else "warn" if o.judged <= view.day + 1 else "plain",
        title=Text("outlook-objective", words),
        text=Text("outlook-judged", words),
        short=Text("outlook-objective-short", words),
        details=tuple(_needs(view, o, words)),
        refs=(f"card:{o.id}",),
        rule="M-OBJ-04",
    )


def _needs(view: TableView, o: ObjectiveView, words: dict[str, Arg]) -> Iterator[Text]:
    """What the card says, what is still missing, what comes of it either way."""
    yield Text("outlook-says", {"text": f"said:{o.id}"})
    if o.steps and not o.met:
        pays = tuple(f"good:{good}" for good in o.pays)
        yield Text("outlook-pays", {**words, "goods": pays})
    if wants_holes(o):
        yield boarding(view)
    if o.unfit:
        yield text("outlook-unfit", people=tuple(f"character:{id}" for id in o.unfit), limit=o.goal)
    yield Text("outlook-reward", {"reward": f"reward:{o.id}"})
    yield Text("outlook-penalty", {"penalty": f"penalty:{o.id}"})


def wants_holes(o: ObjectiveView) -> bool:
    """Whether the Objective still waits for Holes to be boarded up."""
    return OBJECTIVE[o.id].asks is gaps and not o.met


@rule("M-FIT-64")
def boarding(view: TableView) -> Text:
    """How a Hole is boarded up: what has to be built for it, while it is not there, and what it takes."""
    bench, _ = BOARDING
    price = next((card.cost for card in view.deck if card.id == bench), {})
    there = any(space.fitting == bench for space in view.spaces)
    return text(
        "outlook-boarding",
        card=f"card:{bench}",
        built="yes" if there else "deck" if price else "no",
        price=counted(price),
        goods=counted(BOARD_UP),
    )


def _is_judged(view: TableView) -> bool:
    """Whether a scenario ends otherwise than by somebody of the first living to see the Ceasefire."""
    return view.scenario is not None and view.scenario.judged


@rule("M-SCEN-03")
def _scenario(view: TableView) -> Iterator[Mark]:
    """What the scenario's sheet wants, how it stands, and its special rules."""
    sheet = view.scenario
    if sheet is None:
        return
    id = f"scenario-{sheet.id}"
    rules = (f"rule{n}" for n in range(1, sheet.rules + 1))
    yield Mark(
        kind="scenario",
        grade=sheet.grade,
        title=Text(f"{id}.goal", sheet.words),
        text=Text(f"{id}.until", sheet.words),
        short=Text(f"{id}.short", sheet.words),
        details=tuple(Text(f"{id}.{part}", sheet.words) for part in (*sheet.lines, *rules)),
        refs=(f"module:{sheet.id}",),
        rule="M-SCEN-03",
    )


@rule("M-WIN-01", "M-WIN-02", "M-WIN-06", "M-WIN-07")
def _peace(view: TableView) -> Mark:
    """The Ceasefire ends the war; somebody who was there from the beginning must live to see it."""
    first, last = view.peace
    starters = tuple(f"character:{p.id}" for p in view.people if p.starting)
    words: dict[str, Arg] = {
        "first": first,
        "last": last,
        "when": "unknown" if first < 0 else "day" if first == last else "days",
        "people": starters,
        "left": len(starters),
        "day": view.day,
    }
    lost = not starters and bool(view.day)
    return Mark(
        kind="peace",
        grade="danger" if lost else "plain",
        title=Text("outlook-hopeless" if lost else "outlook-peace", words),
        text=Text("outlook-hopeless-why" if lost else "outlook-peace-who", words),
        short=Text("outlook-peace-short", words),
        details=(Text("outlook-win"), Text("outlook-lose")),
        refs=starters,
        rule="M-WIN-02" if lost else "M-WIN-01",
    )


# --- What threatens -----------------------------------------------------------------------------------


@rule("M-STATE-08", "M-STATE-09")
def _edge(view: TableView) -> Iterator[Mark]:
    """Whoever is one step from the end, and by what."""
    near = [(p, state) for p in view.people for state in p.edge]
    if not near:
        return
    people = tuple(dict.fromkeys(f"character:{p.id}" for p, _ in near))
    by = [
        text(f"outlook-edge-{state}", who=f"character:{p.id}", level=LAST - 1, sex=p.sex) for p, state in near
    ]
    yield Mark(
        kind="edge",
        grade="danger",
        title=text("outlook-edge", people=people, count=len(people)),
        text=by[0] if len(near) == 1 else text("outlook-edge-several", states=_states(near)),
        short=text("outlook-edge-short", people=people, count=len(people)),
        details=tuple(by),
        refs=people,
        rule="M-STATE-09",
    )


def _states(near: list[tuple[PersonView, str]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(f"state:{state}" for _, state in near))


@rule("M-OBJ-12", "M-WIN-02")
def _last_starter(view: TableView) -> Iterator[Mark]:
    """Without anybody of those who began, nothing can be won."""
    starters = [p for p in view.people if p.starting]
    if len(starters) != 1:
        return
    (last,) = starters
    words: dict[str, Arg] = {"who": f"character:{last.id}", "sex": last.sex}
    yield Mark(
        kind="last",
        grade="danger" if last.edge else "warn",
        title=Text("outlook-last", words),
        text=Text("outlook-last-why", words),
        short=Text("outlook-last", words),
        refs=(f"character:{last.id}",),
        rule="M-OBJ-12",
    )


@rule("M-DUSK-02", "M-DUSK-03", "M-DUSK-10", "M-DUSK-12")
def _supper(view: TableView) -> Iterator[Mark]:
    """Who cannot eat or drink at Dusk with what is in Storage."""
    if view.phase not in BEFORE_SUPPER:
        return
    hungry = sum(not p.ate for p in view.people)
    thirsty = sum(not p.drank for p in view.people)
    food = sum(view.storage.get(good, 0) for good in FOOD)
    water = view.storage.get("water", 0)
    if food >= hungry and water >= thirsty:
        return
    starving = any("hunger" in p.edge and not (p.ate and p.drank) for p in view.people)
    words: dict[str, Arg] = {
        "food": min(food, hungry),
        "water": min(water, thirsty),
        "hungry": hungry,
        "thirsty": thirsty,
        "lack": "both" if food < hungry and water < thirsty else "food" if food < hungry else "water",
    }
    yield Mark(
        kind="supper",
        grade="danger" if starving else "warn",
        title=Text("outlook-supper", words),
        text=Text("outlook-supper-why", words),
        short=Text("outlook-supper-short", words),
        details=(Text("outlook-hunger"), Text("outlook-thirst")),
        refs=(*(f"good:{good}" for good in FOOD), "good:water"),
        rule="M-DUSK-10" if food < hungry else "M-DUSK-03",
    )


@rule("M-RAID-01", "M-RAID-05", "M-RAID-25", "M-EVE-06")
def _raids(view: TableView) -> Iterator[Mark]:
    """Raid cards that come tonight, and who stands Guard."""
    if not view.raid_cards:
        return
    guards = tuple(f"character:{p.id}" for p in view.people if p.task == "guard" or p.posted)
    unguarded = "holds:unguarded" in view.holds
    posted = view.phase in AFTER_EVENING
    words: dict[str, Arg] = {
        "cards": view.raid_cards,
        "guards": guards,
        "count": len(guards),
        "when": "posted" if posted and not unguarded else "unguarded" if posted else "open",
    }
    grade: Grade = "danger" if unguarded else "warn" if view.raid_cards > 1 else "plain"
    yield Mark(
        kind="raid",
        grade=grade,
        title=Text("outlook-raids", words),
        text=Text("outlook-raids-guard", words),
        short=Text("outlook-raids-short", words),
        details=(Text("outlook-raids-how"),),
        refs=guards,
        rule="M-RAID-05",
    )


@rule("M-TOKEN-18", "M-FATE-11", "M-BOARD-15")
def _cold(view: TableView) -> Iterator[Mark]:
    """What the Cold can do at Dawn, less what Board-Ups keep out."""
    if not view.cold:
        return
    felt = view.effective_cold
    words: dict[str, Arg] = {
        "cold": view.cold,
        "felt": felt,
        "kept": view.cold - felt,
        "ill": "all" if felt >= FREEZES else "one" if felt >= CHILLS else "none",
        "all": FREEZES,
    }
    yield Mark(
        kind="cold",
        grade="danger" if felt >= FREEZES else "warn" if felt >= CHILLS else "plain",
        title=Text("outlook-cold", words),
        text=Text("outlook-cold-dawn", words),
        short=Text("outlook-cold-short", words),
        details=(Text("outlook-cold-how", words),),
        rule="M-TOKEN-18",
    )
