"""How a Campaign ended: everybody's fate, the group at each Dawn, and where it turned."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.engine.event import Event, LogLine
from tilldawn.engine.request import Text, text
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.beats import fact, facts
from tilldawn.play.closing import Chart, Closing, Column, Person, Turn
from tilldawn.play.mine.ending import ROWS

MOST = 6
"""Turning points that are told."""
WORSE = ("state:hunger", "state:fatigue", "state:illness", "state:misery", "state:wounds")
WEIGHTS = {
    "character-lost": 5,
    "objective-judged": 4,
    "character-joined": 3,
    "raid-took": 0,
    "fitting-lost": 2,
}
"""How much an event can turn a Campaign; a raid by what it took."""


def closing(seen: Struct, log: list[LogLine]) -> Closing:
    """The last scene of a Campaign."""
    if not isinstance(seen, TableView):
        raise TypeError("not a view of this game")
    events = [line.event for line in log]
    poster = f"scenario/{seen.scenario.id}" if seen.scenario is not None and seen.scenario.judged else ""
    return Closing(_marks(seen, events), _people(seen, events), _charts(seen), _turns(events), poster)


def _marks(view: TableView, events: list[Event]) -> tuple[Text, ...]:
    judged = [event for event in events if event.name == "objective-judged"]
    met = sum(fact(event, "met") == "yes" for event in judged)
    sheet = view.scenario
    return (
        *([text("closing-scenario", scenario=f"module:{sheet.id}")] if sheet is not None else []),
        text("closing-days", days=view.day),
        text("closing-alive", alive=len(view.people), all=len(view.people) + len(view.lost)),
        *([text("closing-objectives", met=met, all=len(judged))] if sheet is None else []),
        text("closing-built", count=len([event for event in events if event.name == "fitting-placed"])),
    )


def _people(view: TableView, events: list[Event]) -> tuple[Person, ...]:
    """Those who are left first, then the lost in their order."""
    told = []
    peace = any(event.name == "epilogue-told" for event in events)
    for p in view.people:
        epilogue = view.epilogues.get(p.id, "")
        seen = ("yes" if peace else "out") if epilogue else "no"
        told.append(
            Person(
                ref=f"character:{p.id}",
                fate="alive",
                text=text("closing-person-alive", day=view.day, peace=seen),
                title=text("beat-name", thing=f"epilogue:{epilogue}") if epilogue else None,
                page=text("beat-name", thing=f"epilogue:{epilogue}.{p.id}") if epilogue else None,
                picture=f"epilogue:{epilogue}" if epilogue else "",
            )
        )
    for one in view.lost:
        who = f"character:{one.id}"
        how = "left" if one.left else "died"
        faded = {"died": "death", "left": "despair"}[how] in view.faded
        told.append(
            Person(
                ref=who,
                fate="left" if one.left else "died",
                text=text("beat-death-kicker", who=who, how=how, cause=one.cause, sex=one.sex, day=one.day),
                title=None if faded else text("beat-name", thing=f"epilogue:{one.epilogue}"),
                page=None if faded else text("beat-name", thing=f"epilogue:{one.epilogue}.{one.id}"),
                picture=f"epilogue:{one.epilogue}",
            )
        )
    return tuple(told)


def _charts(view: TableView) -> tuple[Chart, ...]:
    """The group at each Dawn; nothing where no Dawn was reached."""
    if not view.history:
        return ()
    days = tuple(text("closing-day", day=day) for day in range(1, len(view.history) + 1))
    columns = [
        Column(
            text("beat-name", thing=row) if ":" in row else text(f"tui-mine-chart-{row}"),
            tuple(day[at] for day in view.history),
            row if ":" in row else "",
            row in WORSE,
        )
        for at, row in enumerate(ROWS)
    ]
    ill = tuple(one for one in columns if one.worse)
    rest = tuple(one for one in columns if not one.worse)
    return (
        Chart(text("closing-chart-states"), days, ill),
        Chart(text("closing-chart-house"), days, rest),
    )


def _turns(events: list[Event]) -> tuple[Turn, ...]:
    """The heaviest losses and gains, in the order they came."""
    day, found = 0, []
    for at, event in enumerate(events):
        if event.name == "day-began":
            day = int(facts(event)["day"])
        weight = _weight(event)
        if weight > 0:
            found.append((weight, at, day, event))
    heaviest = sorted(sorted(found, key=lambda one: (-one[0], one[1]))[:MOST], key=lambda one: one[1])
    return tuple(
        Turn(at, text("closing-day", day=day), event.told, _is_good(event)) for _, at, day, event in heaviest
    )


def _weight(event: Event) -> int:
    if event.name == "raid-took":
        return max(0, len(facts(event)["goods"]) - 1) if fact(event, "some") == "yes" else 0
    return WEIGHTS.get(event.name, 0)


def _is_good(event: Event) -> bool:
    return event.name == "character-joined" or fact(event, "met") == "yes"
