"""Something green by the wayside: the skill of a Gleaner, once a Scavenging."""

from __future__ import annotations

from tilldawn.engine.flow import rule
from tilldawn.engine.request import Option
from tilldawn.games.mine.city.events import Gleaned
from tilldawn.games.mine.people.group import party, ref, skill, skilled, use_skill, used
from tilldawn.games.mine.state import Game, Person, State
from tilldawn.games.mine.trade.supply import gain
from tilldawn.games.mine.verbs import Verb

GLEAN = Verb("glean", "M-STATE-30", "who:character", anytime=True)


def _gleaner(s: State) -> Person | None:
    """Whoever is out tonight, can glean and has not."""
    person = skilled(party(s), lambda skill: skill.gleans)
    return None if person is None or used(person) else person


@rule("M-STATE-30", "M-STATE-31")
def gleaning(s: State) -> list[Option]:
    """While there is something left to explore the leader chooses the moment."""
    person = _gleaner(s)
    return [] if person is None else [GLEAN(s.leader, person.id)]


@rule("M-STATE-30", "M-STATE-31")
def glean(g: Game) -> None:
    """One piece onto the Findings Pile; at the latest when exploration is over."""
    person = _gleaner(g.state)
    if person is None:
        return
    use_skill(person)
    g.emit(Gleaned(who=ref(person), rule="M-STATE-30"))
    gain(g, {skill(person).gleans: 1}, "pile", "M-STATE-30")
