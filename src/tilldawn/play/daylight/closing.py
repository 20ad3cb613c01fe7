"""How a night ended: everybody's hearts and deeds Round by Round, and where it turned."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.engine.event import Event, LogLine
from tilldawn.engine.request import text
from tilldawn.games.daylight.public.story import deeds, is_foe
from tilldawn.games.daylight.public.view import TableView
from tilldawn.play.beats import fact, facts
from tilldawn.play.closing import Chart, Closing, Column, Person, Turn

MOST = 5
"""Turning points that are told."""
ROUNDS = ("search-began", "clean-up-began")
ATTACKS = ("attack-declared", "spear-thrown", "trap-sprung")


def closing(seen: Struct, log: list[LogLine]) -> Closing:
    """The last scene of a night."""
    if not isinstance(seen, TableView):
        raise TypeError("not a view of this game")
    events = [line.event for line in log]
    fallen = sum(event.name == "enemy-fell" and is_foe(fact(event, "enemy")) for event in events)
    hearts = sum(player.health for player in seen.players)
    track = sum(player.track for player in seen.players)
    marks = (
        text("closing-round", round=seen.round),
        text("closing-hearts", hearts=hearts, all=track),
        text("closing-felled", count=fallen),
        text("closing-delays", count=sum(event.name in ("wave-delayed", "wave-passed") for event in events)),
    )
    return Closing(marks, _people(seen, events), _charts(seen, events), _turns(events))


def _people(view: TableView, events: list[Event]) -> tuple[Person, ...]:
    won = "yes" if any(event.name == "game-won" for event in events) else "no"
    died = {fact(event, "seat"): event for event in events if event.name == "character-died"}
    done = deeds(events)
    told = []
    for player in view.players:
        seat = f"seat:{player.seat}"
        own = done[seat]
        words = text(
            "closing-deeds",
            health=player.health,
            track=player.track,
            character=f"character:{player.character}",
            dealt=own.dealt,
            felled=own.felled,
            suffered=own.suffered,
            healed=own.healed,
            kept=own.kept,
            crafted=own.crafted,
            given=own.given,
        )
        fate = died.get(seat)
        told.append(
            Person(ref=seat, fate="died", text=fate.told, page=words)
            if fate is not None
            else Person(ref=seat, fate="alive", text=text("closing-person-alive", won=won), page=words)
        )
    return tuple(told)


def _charts(view: TableView, events: list[Event]) -> tuple[Chart, ...]:
    seats = [f"seat:{player.seat}" for player in view.players]
    health = {f"seat:{player.seat}": player.track for player in view.players}
    dealt = dict.fromkeys(seats, 0)
    hearts: dict[str, list[int]] = {seat: [] for seat in seats}
    damage: dict[str, list[int]] = {seat: [] for seat in seats}
    rounds: list[int] = []
    actor = ""

    def close() -> None:
        for seat in seats:
            hearts[seat].append(health[seat])
            damage[seat].append(dealt[seat])
            dealt[seat] = 0

    for event in events:
        if event.name in ROUNDS:
            if rounds:
                close()
            rounds.append(int(facts(event)["round"]))
            actor = ""
        elif event.name in ATTACKS:
            actor = fact(event, "seat")
        elif event.name == "enemy-attacked":
            actor = ""
        elif event.name in ("damage-suffered", "healed"):
            health[fact(event, "seat")] = int(facts(event)["left"])
        elif event.name in ("enemy-hit", "enemy-splashed") and actor:
            dealt[actor] += int(facts(event)["damage"])
    if not rounds:
        return ()
    close()
    steps = tuple(text("closing-step", round=number) for number in rounds)
    return (
        Chart(text("closing-chart-hearts"), steps, tuple(_column(seat, hearts[seat]) for seat in seats)),
        Chart(text("closing-chart-dealt"), steps, tuple(_column(seat, damage[seat]) for seat in seats)),
    )


def _column(seat: str, values: list[int]) -> Column:
    return Column(text("closing-name", seat=seat), tuple(values), seat)


def _turns(events: list[Event]) -> tuple[Turn, ...]:
    """The enemies' turns that cost most, WAVE! put off, deaths; in the order they came."""
    number, found = 0, []
    lost, began = 0, 0
    for at, event in enumerate(events):
        if event.name in ROUNDS:
            number = int(facts(event)["round"])
        if event.name == "enemies-acted":
            lost, began = 0, at
        elif event.name == "damage-suffered" and fact(event, "cause").startswith("enemy:"):
            lost += int(facts(event)["damage"])
        elif event.name == "character-died":
            found.append((99, at, number, event.told, False))
        elif event.name in ("wave-delayed", "wave-passed"):
            found.append((2, at, number, event.told, True))
        ends = at + 1 == len(events) or events[at + 1].name in (*ROUNDS, "first-player-moved", "game-won")
        if began and ends and lost:
            found.append((lost, began, number, text("closing-turn-lost", hearts=lost), False))
            began = 0
    heaviest = sorted(sorted(found, key=lambda one: (-one[0], one[1]))[:MOST], key=lambda one: one[1])
    return tuple(Turn(at, text("closing-step", round=n), told, good) for _, at, n, told, good in heaviest)
