"""Odds of `mine` that are worked out rather than followed: fights, flights, Night Raids."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from tilldawn.engine.ahead import Ahead, Way, branches
from tilldawn.engine.request import Option, Text
from tilldawn.engine.table import Table
from tilldawn.games.mine.public.odds import (
    FightOdds,
    RaidOdds,
    backstab_odds,
    flight_odds,
    raid_odds,
    round_odds,
)
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.foresight import Answer, Odds, Spread, Tone
from tilldawn.play.mine.teller import table_of

GRAVE = Fraction(1, 3)
"""From here on it is warned about that somebody may die."""
SUPPOSED = Text("foresight-mine-supposed")
CARDS = 64
"""Ways to the raid card that are followed at most."""


def fight(option: Option, before: TableView, start: TableView) -> Answer | None:
    """A round, a Backstab or a flight."""
    if before.combat is None:
        return None
    down = start.combat.down if start.combat is not None else []
    match option.verb:
        case "fight-on":
            return _fight(round_odds(before, down), "round")
        case "fight-backstab":
            return _fight(backstab_odds(before, down), "backstab")
        case "flee" if option.args[0] == "chased":
            return _fight(flight_odds(before, down), "flight")
    return None


def _fight(odds: FightOdds, what: str) -> Answer:
    told: list[Odds] = []
    spreads: list[Spread] = []
    if what != "flight":
        spreads.append(Spread("we-deal", "", Text("foresight-mine-we-deal"), odds.given))
    if what != "backstab":
        spreads.append(Spread("we-take", "", Text("foresight-mine-we-take"), odds.taken))
        told.append(_odds("dies", odds.dies, "bad"))
    if what != "flight":
        told += [_odds("foe-falls", odds.falls, "good"), _odds("over", odds.over, "good")]
    if odds.lost:
        told.append(_odds("lost", odds.lost, "bad"))
    warnings = [Text("foresight-mine-may-die")] if odds.dies >= GRAVE else []
    return Answer(told, spreads, [SUPPOSED], warnings)


def _odds(key: str, odds: Fraction, tone: Tone) -> Odds:
    return Odds(key, "", Text(f"foresight-mine-odds-{key}"), odds, tone)


def raid(option: Option, before: TableView, start: Ahead, seen: TableView) -> Answer | None:
    """The raid card that lies there when the Guards' dice come: faced now, or come up by itself."""
    faced = option.verb == "raid-face" or before.raid is None
    if not faced or seen.raid is None or seen.combat is not None or not start.weights:
        return None
    if not (seen.raid.damage or seen.raid.wounds):
        return None
    return _raid(raid_odds(seen, provoked=True, fired=_fired(start)), "breaks")


def _fired(end: Ahead) -> dict[str, int]:
    """Ammo that Guards have spent on dice, where chance stands still before they are rolled."""
    shots = [event for event in end.events if event.name == "guard-fired"] if end.weights else []
    return {str(getattr(one, "who", "")).partition(":")[2]: int(getattr(one, "ammo", 0)) for one in shots}


def raid_to_come(table: Table[Any], option: Option, start: Ahead, seen: TableView) -> Answer | None:
    """The next raid card of the night, over all cards it may be, as the Guards are armed then."""
    if seen.phase != "raid" or seen.raid is not None or seen.combat is not None or not start.weights:
        return None
    came = False
    breaks = routed = read = Fraction(0)
    left: dict[int, Fraction] = {}
    for way in _to_the_card(table, option, start):
        view = table_of(way.end.table.look())
        met = _met(way, view)
        came = came or view.raid is not None
        if met is None:
            read += way.odds
            continue
        breaks += way.odds * met.breaks
        routed += way.odds * met.routed
        for rest, share in met.left.items():
            left[rest] = left.get(rest, Fraction(0)) + way.odds * share
    if not came:
        return None
    told = _raid(RaidOdds(breaks, routed, left), "breaks-next")
    page = [Odds("page", "", Text("foresight-mine-sign-page"), read)] if read else []
    return Answer([*told.odds, *page], told.spreads if not read else [], told.notes)


def _to_the_card(table: Table[Any], option: Option, start: Ahead) -> list[Way]:
    """Every raid card that may come, as soon as it lies there; nothing where the ways to it are too many."""
    there: list[Way] = []
    ways = [Way(Fraction(1), (), start)]
    while ways:
        onward: list[Way] = []
        for way in ways:
            view = table_of(way.end.table.look())
            (there if view.raid is not None or not way.end.weights else onward).append(way)
        if len(there) + sum(len(way.end.weights) for way in onward) > CARDS:
            return []
        ways = [more for way in onward for more in branches(table, [option.id], way.end, CARDS, way, 1)]
    return there


def _met(way: Way, view: TableView) -> RaidOdds | None:
    """What becomes of a card; None where it is a page of the book, or is not resolved."""
    if view.raid is None or not (view.raid.damage or view.raid.wounds):
        return None
    request = way.end.request
    faced = request is None or request.kind != "raid-before"
    return raid_odds(view, provoked=faced, fired=_fired(way.end))


def _raid(odds: RaidOdds, key: str) -> Answer:
    told = [_odds(key, odds.breaks, "bad")]
    if odds.routed:
        told.append(Odds("routed", "", Text("foresight-mine-sign-routed"), odds.routed, "good"))
    return Answer(told, [Spread("raid-left", "", Text("foresight-mine-raid-left"), odds.left)], [SUPPOSED])
