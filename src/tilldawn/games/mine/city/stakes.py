"""What could come too late on the way: honest answers for `tilldawn.engine.moment`.

Nobody is asked about a Bandage before each card; nobody is lost with the cure in the bag.
"""

from __future__ import annotations

from collections.abc import Callable

from tilldawn.engine.flow import rule
from tilldawn.engine.request import Option, no_stakes
from tilldawn.games.mine.cards.characters import LAST
from tilldawn.games.mine.people.group import member, party
from tilldawn.games.mine.state import Person, State

Stakes = Callable[[Option], bool]

CURES = {"meds": "illness", "herbal-meds": "illness", "bandages": "wounds"}
EDGE = LAST - 1
"""One level more, and somebody is lost."""


def _on_the_edge(s: State, who: str, state: str) -> bool:
    """Somebody of the party, one level from being lost by this State."""
    person = member(s, who)
    return person is not None and person.task == "scavenging" and getattr(person, state) == EDGE


def _in_danger(person: Person) -> bool:
    return EDGE in (person.hunger, person.misery, person.wounds, person.illness)


@rule("M-OBJ-11", "M-MED-03", "M-ADV-08", "M-ADV-22", "M-DAWN-05")
def before_a_card(s: State) -> Stakes:
    """Before the next Unknown card: a card played at this moment only, a meal, a drink or a cure for somebody
    on the edge. What lies in Storage is safe until the party is home."""
    if not s.hand and not (s.pile and any(map(_in_danger, party(s)))):
        return no_stakes

    def matters(chosen: Option) -> bool:
        args = chosen.args
        match chosen.verb:
            case "narrative":
                return True
            case "eat-now":
                return _on_the_edge(s, args[0], "hunger")
            case "drink-now":
                return _on_the_edge(s, args[1], "misery")
            case "place-now":
                person = member(s, args[1])
                lacks = person is not None and args[0] not in person.medicine
                return lacks and _on_the_edge(s, args[1], CURES[args[0]])
            case _:
                return False

    return matters


@rule("M-ADV-22")
def before_pangs(s: State) -> Stakes:
    """Before an Empathy roll that may drive somebody over the edge: a drink against Misery."""
    return lambda chosen: chosen.verb == "drink-now" and _on_the_edge(s, chosen.args[1], "misery")


@rule("M-BOARD-03", "M-SCAV-20")
def before_going_home(s: State, room: int) -> Stakes:
    """Before the load is closed: markers that would bring pieces back into the box, to be added."""
    if room <= 0:
        return no_stakes
    return lambda chosen: chosen.verb == "bundle" and not s.box.get(chosen.args[0])
