"""The Book of Scripts: its machinery, and the rule scripts the rest of the game calls.

A Reality Impact names a card; a Colour card picks one of the five numbers in that card's circles, and the
script with that number is resolved. The story scripts are not written yet: until they are, a Reality
Impact says so and goes back to its deck (M-SCRIPT-03 stays open).
"""

from __future__ import annotations

from tilldawn.engine.deck import draw, known, shuffle_in
from tilldawn.engine.flow import Flow, pick, rule
from tilldawn.games.mine.cards.characters import COLOUR_CARDS, COLOURS
from tilldawn.games.mine.cards.raids import RAID
from tilldawn.games.mine.cards.residents import RESIDENT
from tilldawn.games.mine.decks import discard_findings, return_resident
from tilldawn.games.mine.events import BrokeOff, ImpactUnwritten, Told
from tilldawn.games.mine.harm import TripEnded, empathy_roll
from tilldawn.games.mine.people import explorers, ref
from tilldawn.games.mine.state import Game, Person, State

RULE_SCRIPTS = (33, 40, 150, 215, 266, 333)
"""Scripts other rules call, all played."""


@rule("M-SCRIPT-01", "M-SCRIPT-02", "M-SCRIPT-03", "M-CARD-28", "M-RES-08", "M-MORN-07", "M-SCRIPT-05")
def impact(g: Game, card: str) -> Flow[None]:
    """A Reality Impact: the named card, a Colour, the number in its circle, the script.

    None of the circles leads to a written script yet, so the card goes back unresolved.
    """
    s = g.state
    named = yield from _named(s, card)
    colour = yield from draw_colour()
    number = circle(named, colour)
    g.emit(
        ImpactUnwritten(card=f"card:{named}", colour=f"colour:{colour}", number=number, rule="M-SCRIPT-03")
    )
    _back(s, card)


def _named(s: State, card: str) -> Flow[str]:
    """The card it points to: the visited Location, the top Residents card, or the newest Event."""
    if card == "f-impact":
        top = yield from draw(s.residents, s.unseen)
        shuffle_in(s.residents, known(top))
        return top
    if card in ("x-impact-location", "r-impact") and s.trip is not None:
        return s.trip.location
    return s.newest


def circle(named: str, colour: str) -> int:
    """The number in this colour's circle; 0 where the card bears none yet."""
    bar: tuple[int, ...] = ()
    if named in RESIDENT:
        bar = RESIDENT[named].bar
    elif named in RAID:
        bar = RAID[named].bar
    return bar[COLOUR_CARDS.index(colour)] if bar else 0


def _back(s: State, card: str) -> None:
    """To the Discard space, its own discard, or shuffled back, by deck."""
    match card:
        case "f-impact":
            discard_findings(s)
        case "r-impact":
            return_resident(s, card)
        case "v-impact":
            shuffle_in(s.visitors, known(card))
            s.visitor = ""
        case _:
            pass


def draw_colour() -> Flow[str]:
    """A Colour card; all five are shuffled again afterwards."""
    return (yield from pick(dict.fromkeys(COLOUR_CARDS, 1)))


def random_person(s: State) -> Flow[Person]:
    """A random Character: draw Colours until the disc of somebody in the group comes up."""
    by_colour = {p.colour: p for p in s.group}
    colour = yield from pick({c: 1 for c in COLOURS if c in by_colour})
    return by_colour[colour]


@rule("M-SCRIPT-23", "M-DEATH-08", "M-SCAV-27", "M-SCAV-28")
def mourn(g: Game) -> Flow[None]:
    """Script 266: after a death one roll; everybody it touches breaks off the trip and waits.

    With nobody left to explore the trip is over.
    """
    s = g.state
    if s.trip is None or not s.trip.mourned:
        return
    s.trip.mourned = 0
    here = explorers(s)
    if not here:
        raise TripEnded
    g.emit(Told(script="script:266", rule="M-SCRIPT-23"))
    for person in (yield from empathy_roll(g, here, "M-DEATH-08")):
        person.broke_off = True
        g.emit(BrokeOff(who=ref(person), rule="M-SCAV-27"))
    if not explorers(s):
        raise TripEnded
