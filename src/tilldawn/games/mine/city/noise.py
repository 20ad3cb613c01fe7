"""Noise: how loud the party is, and who comes to see."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.engine.objection import Objection
from tilldawn.games.mine.book.notes import noise_to_roll_against
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.city.events import NoiseMoved, NoiseRolled, SneakedAlong
from tilldawn.games.mine.city.printed import place
from tilldawn.games.mine.offers import Offer, decide_offer
from tilldawn.games.mine.people.group import explorers, ref, skill, skilled, use_skill, used
from tilldawn.games.mine.people.narrative import answered, offers
from tilldawn.games.mine.state import Game, Person, State
from tilldawn.games.mine.verbs import Verb

ROLL_NOISE = Verb("roll-noise", "M-NOISE-03", "noise:int")
SNEAK = Verb("sneak", "M-CARD-15", "who:character")
SNEAK_NOW = Verb("sneak-now", "M-CARD-15", "who:character", anytime=True)
AS_QUIET_AS_CAN_BE = Objection("refused-trip-quiet", "M-NOISE-01")
NEVER_QUIETER = Objection("refused-trip-echo", "M-LOC-09")

QUIETEST, LOUDEST = 1, 8


@rule("M-NOISE-01", "M-NOISE-02", "M-BOARD-13")
def raise_noise(g: Game, by: int, rule: str, *, card: bool = True) -> None:
    """Louder, 8 at most; in some places every card is louder still."""
    s = g.state
    _move(g, min(LOUDEST, s.noise + by + (louder(s) if card else 0)), rule)


@rule("M-LOC-09")
def louder(s: State) -> int:
    """How much louder every card is here."""
    return place(s).louder


@rule("M-LOC-09")
def rolls_here(s: State) -> bool:
    """Whether Noise is rolled for in this place at all."""
    here = place(s)
    return here.rolls_noise and not here.soundless


@rule("M-NOISE-01", "M-CARD-15")
def lower_noise(g: Game, by: int, rule: str) -> None:
    """Quieter, 1 at the least; in some places nothing makes it quieter."""
    s = g.state
    if place(s).never_quieter:
        return
    _move(g, max(QUIETEST, s.noise - by), rule)


@rule("M-SCAV-08", "M-NOISE-05", "M-NOISE-11")
def set_noise(g: Game, to: int, rule: str) -> None:
    """Put the marker on a number."""
    _move(g, to, rule)


def _move(g: Game, to: int, rule: str) -> None:
    s = g.state
    if to != s.noise and not place(s).soundless:
        louder = "start" if not s.noise else "yes" if to > s.noise else "no"
        s.noise = to
        g.emit(NoiseMoved(noise=to, louder=louder, rule=rule))


def sneaker(s: State) -> Person | None:
    """Who in the party can make it quieter."""
    return skilled(explorers(s), lambda skill: skill.noise_by)


@rule("M-CARD-15")
def cannot_sneak(s: State, person: Person) -> Objection | None:
    """Once a trip, and only where it would make anything quieter."""
    if used(person):
        return Objection("refused-trip-sneaked", "M-CARD-15", {"who": ref(person)})
    if s.noise <= QUIETEST:
        return AS_QUIET_AS_CAN_BE
    return NEVER_QUIETER if place(s).never_quieter else None


def sneaks(s: State, verb: Verb) -> list[Offer]:
    """The offer of it, if there is somebody who can."""
    person = sneaker(s) if s.trip is not None else None
    return [] if person is None else [(verb(s.leader, person.id), cannot_sneak(s, person))]


@rule("M-CARD-15", "M-STATE-30", "M-STATE-31")
def sneak(g: Game) -> None:
    """Arica: Noise falls by 3, once a trip."""
    person = sneaker(g.state)
    if person is None:
        raise AssertionError("offered only with somebody who can")
    use_skill(person)
    g.emit(SneakedAlong(who=ref(person), rule="M-CARD-15"))
    lower_noise(g, skill(person).noise_by, "M-CARD-15")


@rule("M-NOISE-03", "M-NOISE-04", "M-NOISE-08", "M-NOISE-09")
def roll_for_noise(g: Game) -> Flow[bool]:
    """The Black die against the level: equal or below, and somebody comes. Some places never roll."""
    s = g.state
    if not rolls_here(s):
        return False
    while True:
        ways: list[Offer] = [(ROLL_NOISE(s.leader, s.noise), None), *sneaks(s, SNEAK)]
        ways += [(card, None) for card in offers(s, "noise")]
        chosen = yield from decide_offer(g, "noise", ways, "M-NOISE-03", {"noise": s.noise})
        if (yield from answered(g, "noise", chosen)):
            return False
        if chosen.verb == "roll-noise":
            break
        sneak(g)
    result = yield from roll(BLACK)
    against = noise_to_roll_against(s)
    met = result <= against
    g.emit(
        NoiseRolled(
            result=result,
            noise=s.noise,
            less=s.noise - against,
            against=against,
            met="yes" if met else "no",
            rule="M-NOISE-04" if met else "M-NOISE-03",
        )
    )
    return met
