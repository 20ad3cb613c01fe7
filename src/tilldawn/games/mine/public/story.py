"""The Campaign in words: the table as plain lines, and the story told at the end."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tilldawn.engine.event import Event
from tilldawn.engine.game import Figures
from tilldawn.engine.request import Text, text
from tilldawn.games.mine.city.events import BroughtHome, WentTo
from tilldawn.games.mine.events import DayBegan
from tilldawn.games.mine.goods import counted
from tilldawn.games.mine.house.events import EventDrawn, FittingPlaced
from tilldawn.games.mine.people.events import CharacterLost
from tilldawn.games.mine.public.view import LocationView, PersonView, SpaceView, TableView


def _table(seen: Struct) -> TableView:
    if not isinstance(seen, TableView):
        raise TypeError("not a view of this game")
    return seen


# --- The story ----------------------------------------------------------------------------------------


class DayStory(Struct):
    """What one day brought."""

    day: int
    event: str = ""
    place: str = ""
    home: tuple[str, ...] = ()
    built: int = 0
    lost: tuple[str, ...] = ()


def days(log: Sequence[Event]) -> list[DayStory]:
    """The days so far, each in a few facts."""
    told: list[DayStory] = []
    now = DayStory(0)
    for event in log:
        match event:
            case DayBegan(day=day):
                now = DayStory(day)
                told.append(now)
            case EventDrawn(card=card):
                now.event = card
            case FittingPlaced():
                now.built += 1
            case BroughtHome(goods=goods):
                now.home = goods
            case WentTo(card=card):
                now.place = card
            case CharacterLost(who=who):
                now.lost = (*now.lost, who)
            case _:
                pass
    return told


def story(seen: Struct, log: Sequence[Event]) -> list[Text]:
    """Day by day, then what became of everybody."""
    view = _table(seen)
    lines = [
        text(
            "story-day",
            day=day.day,
            event=day.event,
            out="yes" if day.place else "no",
            place=day.place,
            goods=day.home,
            found="yes" if day.home else "no",
            built=day.built,
            lost=day.lost,
            deaths=len(day.lost),
        )
        for day in days(log)
        if day.event
    ]
    for gone in view.lost:
        lines.append(
            text(
                "story-lost",
                who=f"character:{gone.id}",
                day=gone.day,
                how="left" if gone.left else "died",
                cause=gone.cause,
                epilogue=f"epilogue:{gone.epilogue}.{gone.id}",
            )
        )
    for id, epilogue in view.epilogues.items():
        lines.append(text("story-survivor", who=f"character:{id}", epilogue=f"epilogue:{epilogue}.{id}"))
    return lines


# --- The table in plain lines -------------------------------------------------------------------------


SCRIPTS = ("40", "script")
"""Losses that no State has brought: script 40, and the stories of the book."""


def figures(seen: Struct) -> Figures:
    """The day the Campaign ended on, who began it, and who was lost when and how."""
    view = _table(seen)
    began = [p.id for p in view.people if p.starting] + [p.id for p in view.lost if p.starting]
    losses = tuple((p.day, p.cause if p.cause in SCRIPTS else f"state:{p.cause}") for p in view.lost)
    return Figures(view.day, tuple(sorted(began)), losses)


def board(seen: Struct) -> list[Text]:
    """Everything on the table, line by line."""
    view = _table(seen)
    if view.phase == "setup":
        return [text("board-setup")]
    lines = [
        text(
            "board-heading",
            day=view.day,
            phase=f"phase:{view.phase}",
            stage=view.stage,
            leader=f"seat:{view.leader}",
            seats=view.seats,
            cold=view.cold,
            felt=view.effective_cold,
        )
    ]
    lines += [_person(p) for p in view.people]
    lines.append(text("board-storage", goods=counted(view.storage), some=_yes(view.storage)))
    if view.x5:
        lines.append(text("board-x5", goods=counted(view.x5)))
    lines += [
        text("board-note", note=f"note:{n.name}", where=n.where, text=f"written:{n.name}") for n in view.notes
    ]
    lines += [text("board-holds", name=ref, text=f"holding:{ref.partition(':')[2]}") for ref in view.holds]
    lines += _house(view)
    lines += _aims(view)
    lines += [_location(place) for place in view.locations]
    if view.trip is not None:
        lines += _trip(view)
    return [*lines, *_scene(view)]


def _yes(thing: object) -> str:
    return "yes" if thing else "no"


def _person(p: PersonView) -> Text:
    return text(
        "board-person",
        who=f"character:{p.id}",
        prowess=p.prowess,
        empathy=p.empathy,
        inventory=p.inventory,
        skill=f"skill:{p.id}",
        actions=sum(p.actions),
        asleep=_yes(p.asleep),
        task=f"task:{_task(p)}" if p.task else "",
        busy=_yes(p.task),
        doing=_deed(p.doing),
        does=_yes(p.doing),
        carries=_yes(p.medicine),
        medicine=counted(p.medicine),
        **p.states,
    )


def _deed(doing: str) -> str:
    """What somebody is doing by its name alone, without cost and gain."""
    kind, _, what = doing.partition(":")
    return f"deed:{what.partition('.')[2]}" if kind == "action" and "." in what else doing


def _task(p: PersonView) -> str:
    return p.task if p.task in ("floor", "guard", "scavenging") else "bed"


def _house(view: TableView) -> list[Text]:
    lines: list[Text] = []
    rows: dict[str, list[SpaceView]] = {}
    for space in view.spaces:
        rows.setdefault(space.floor, []).append(space)
    for floor, row in rows.items():
        things = tuple(f"place:{s.id}.{_lies(s)}" for s in row if _lies(s) or s.free)
        lines.append(text("board-floor", floor=f"floor:{floor}", things=things, some=_yes(things)))
    covered = tuple(f"hole:{hole}" for hole, shut in view.holes.items() if shut)
    lines.append(text("board-holes", holes=covered, some=_yes(covered)))
    return lines


def _lies(space: SpaceView) -> str:
    """What lies on a space, with a mark for a Wait token."""
    if space.fitting:
        return f"{space.fitting}+wait" if space.waiting else space.fitting
    return space.card


def _aims(view: TableView) -> list[Text]:
    lines: list[Text] = []
    if view.objective is not None:
        o = view.objective
        lines.append(
            text(
                "board-objective",
                card=f"card:{o.id}",
                counter=_yes(o.steps),
                progress=o.progress,
                steps=o.steps,
                met=_yes(o.met),
            )
        )
    active = tuple(f"card:{id}" for id in view.active)
    lines.append(text("board-events", cards=active, some=_yes(active), left=view.events))
    hand = tuple(f"card:{card}" for card in view.hand)
    lines.append(text("board-hand", cards=hand, some=_yes(hand)))
    return lines


def _location(place: LocationView) -> Text:
    return text(
        "board-location",
        slot=f"slot:{place.slot}",
        card=f"card:{place.id}",
        unknown=place.unknown,
        map=tuple(f"map:{obstacle}" for obstacle in place.map),
        obstacles=_yes(place.map),
        actions=tuple(f"priced:{action}*{price}" for action, price in place.actions.items()),
        acts=_yes(place.actions),
        here=_yes(place.visited),
    )


def _trip(view: TableView) -> list[Text]:
    trip = view.trip
    if trip is None:
        return []
    lines = [
        text(
            "board-trip",
            card=f"card:{trip.location}",
            noise=view.noise,
            unknown=view.unknown,
            load=trip.load,
            limit=trip.limit,
            goods=counted(view.pile),
            some=_yes(view.pile),
        )
    ]
    slot = tuple(f"card:{card}" for card in view.slot)
    if slot:
        lines.append(text("board-slot", cards=slot))
    return lines


def _scene(view: TableView) -> list[Text]:
    """What is being resolved right now."""
    lines: list[Text] = []
    if view.combat is not None:
        foes = tuple(
            f"foe:{f.token}.{f.weapon or 'unarmed'}.{f.wounds}.{f.prowess}" for f in view.combat.foes
        )
        lines.append(
            text("board-combat", card=f"card:{view.combat.card}", round=view.combat.round, foes=foes)
        )
    if view.raid is not None:
        lines.append(
            text(
                "board-raid",
                card=f"card:{view.raid.card}",
                damage=view.raid.damage,
                wounds=view.raid.wounds,
            )
        )
    if view.deal is not None:
        lines.append(
            text(
                "board-deal",
                list=f"list:{view.deal.list}",
                sold=counted(view.deal.goods),
                goods=counted(view.deal.basket),
                some=_yes(view.deal.basket),
                price=view.deal.price,
                paid=view.deal.paid,
            )
        )
    return lines
