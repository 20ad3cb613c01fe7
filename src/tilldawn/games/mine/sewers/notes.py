"""Written tokens of the Sewers that other rules meet: a name read below, and a hatch somebody knows of."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, rule
from tilldawn.games.mine.book.notes import erase, noted
from tilldawn.games.mine.cards.characters import STATES
from tilldawn.games.mine.choices import agree
from tilldawn.games.mine.people.group import levels, ref
from tilldawn.games.mine.people.harm import relieve
from tilldawn.games.mine.sewers.events import NameRemembered, TrapdoorOpened
from tilldawn.games.mine.state import Game, Person, RaidTonight

NAME, TRAPDOOR = "a-name", "trapdoor"
HATCH = 2
"""What the hatch adds to the Damage of one raid card."""


@rule("M-SEW-34")
def greet(g: Game, person: Person) -> Flow[None]:
    """Whoever joins may be told a name from the bricks: each State is one lower, and the token is gone."""
    note = noted(g.state, NAME)
    if note is None or not any(levels(person).values()):
        return
    if (yield from agree(g, "sewers-name", "M-SEW-34", {"who": ref(person)}, default=True)):
        erase(g, note)
        g.emit(NameRemembered(who=ref(person), note=f"note:{NAME}", rule="M-SEW-34"))
        for state in STATES:
            relieve(g, person, state, 1, "M-SEW-34")


@rule("M-SEW-34")
def hatch(g: Game, raid: RaidTonight) -> Flow[None]:
    """The next raid comes by the hatch, too."""
    note = noted(g.state, TRAPDOOR)
    if note is not None:
        erase(g, note)
        raid.damage += HATCH
        g.emit(TrapdoorOpened(damage=HATCH, rule="M-SEW-34"))
    yield from ()
