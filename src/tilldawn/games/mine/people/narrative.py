"""Narrative Actions that are used at an open moment; the others are offered where their moment is."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.request import Option, Progress
from tilldawn.games.mine.cards.characters import LAST
from tilldawn.games.mine.cards.narrative import (
    BANISTER_COLD,
    CARDS,
    DEBT,
    MELTED,
    STREETS,
)
from tilldawn.games.mine.choices import choose_person, decide
from tilldawn.games.mine.city.unknown import look_and_return
from tilldawn.games.mine.decks import spend_narrative
from tilldawn.games.mine.goods import FOOD, GOOD, GOODS
from tilldawn.games.mine.house.actions import resolve_one
from tilldawn.games.mine.house.cold import remove_cold
from tilldawn.games.mine.people.group import at_home, awake, find
from tilldawn.games.mine.people.harm import relieve
from tilldawn.games.mine.state import Game, State
from tilldawn.games.mine.trade.supply import discard, gain, in_box, value
from tilldawn.games.mine.verbs import Verb

PLAY = Verb("narrative", "M-DAWN-05", "card:card", anytime=True)
SOUP = Verb("soup", "M-DAWN-05", "good:good")
DOCTOR_FOR = Verb("doctor-for", "M-DAWN-05", "who:character", "good:good")
OWED = Verb("owed", "M-DAWN-05", "good:good", "worth:int")
OWED_ENOUGH = Verb("owed-enough", "M-DAWN-05")

OPEN = (
    "night-shift",
    "second-wind",
    "thin-soup",
    "melted-snow",
    "old-stories",
    "banister",
    "house-doctor",
    "know-the-streets",
    "old-debt",
)
"""Cards played at an open moment, at any time while it lasts."""


@rule("M-DAWN-05")
def playable(s: State) -> list[Option]:
    """Cards of the hand whose moment this is and that would do something."""
    return [
        PLAY(s.leader, card)
        for card in s.hand
        if card in OPEN and s.moment in CARDS[card] and _useful(s, card)
    ]


def _useful(s: State, card: str) -> bool:
    """Whether the card can be carried out now."""
    match card:
        case "night-shift":
            return any(awake(p) for p in at_home(s)) and not s.raid
        case "second-wind":
            return any(not p.tireless and p.fatigue < LAST and not p.busy for p in s.group)
        case "thin-soup":
            return bool(s.storage.get("water")) and any(s.storage.get(food) for food in FOOD)
        case "melted-snow":
            return in_box(s, "water") > 0
        case "old-stories":
            return any(p.misery for p in s.group)
        case "banister":
            return s.cold > 0
        case "house-doctor":
            return not s.doctor
        case "know-the-streets":
            return len(s.unknown) > 0 and not s.explored and not s.slot
        case _:
            return True


def play(g: Game, card: str) -> Flow[None]:
    """Use it: the card is out of the Campaign afterwards."""
    s = g.state
    spend_narrative(g, card)
    match card:
        case "night-shift":
            yield from _night_shift(g)
        case "second-wind":
            people = [p for p in s.group if not p.tireless and p.fatigue < LAST and not p.busy]
            (yield from choose_person(g, "second-wind", people, "M-DAWN-05")).tireless = True
        case "thin-soup":
            yield from _thin_soup(g)
        case "melted-snow":
            gain(g, {"water": min(MELTED, 1 + s.cold)}, "storage", "M-DAWN-05")
        case "old-stories":
            yield from _old_stories(g)
        case "banister":
            remove_cold(g, BANISTER_COLD, "M-DAWN-05")
        case "house-doctor":
            options = [DOCTOR_FOR(s.leader, p.id, good) for p in s.group for good in ("meds", "bandages")]
            chosen = yield from decide(g, "house-doctor", options, "M-DAWN-05")
            s.doctor = ":".join(chosen.args)
        case "know-the-streets":
            yield from look_and_return(g, STREETS, "M-DAWN-05")
        case _:
            yield from _old_debt(g)


def _night_shift(g: Game) -> Flow[None]:
    """One awake Character at home does one Shelter action now, whatever the dots."""
    s = g.state
    people = [p for p in at_home(s) if awake(p)]
    person = yield from choose_person(g, "night-shift", people, "M-DAWN-05")
    moment = s.moment
    yield from resolve_one(g, person)
    s.moment = moment


def _thin_soup(g: Game) -> Flow[None]:
    """A Water and one food: everybody counts as having eaten a Vegetable."""
    s = g.state
    options = [SOUP(s.leader, food) for food in FOOD if s.storage.get(food)]
    chosen = yield from decide(g, "soup", options, "M-DAWN-05")
    discard(g, {"water": 1, chosen.args[0]: 1}, "storage", "M-DAWN-05")
    for person in s.group:
        person.ate = True


def _old_stories(g: Game) -> Flow[None]:
    """Two chosen Characters are less miserable."""
    s = g.state
    told: list[str] = []
    for _ in range(2):
        left = [p for p in s.group if p.misery and p.id not in told]
        if left:
            person = yield from choose_person(g, "lighten", left, "M-DAWN-05")
            told.append(person.id)
            relieve(g, find(s, person.id), "misery", 1, "M-DAWN-05")


def _old_debt(g: Game) -> Flow[None]:
    """Tokens of the box worth 8 at most in all; nothing red."""
    s = g.state
    spent = 0
    while True:
        options = [
            OWED(s.leader, good.id, value(s, good.id))
            for good in GOODS
            if GOOD[good.id].kind in ("green", "grey", "yellow")
            and in_box(s, good.id)
            and spent + value(s, good.id) <= DEBT
        ]
        if not options:
            return
        chosen = yield from decide(
            g,
            "old-debt",
            [*options, OWED_ENOUGH(s.leader)],
            "M-DAWN-05",
            {"left": DEBT - spent},
            progress=Progress(spent, DEBT),
        )
        if chosen.verb == "owed-enough":
            return
        spent += value(s, chosen.args[0])
        gain(g, {chosen.args[0]: 1}, "storage", "M-DAWN-05")
