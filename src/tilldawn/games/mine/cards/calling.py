"""What several Visitors need: the open question about them, comfort, and whom to send."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from tilldawn.engine.flow import Flow
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Arg, Option
from tilldawn.games.mine.choices import choose_person
from tilldawn.games.mine.goods import Goods, counted
from tilldawn.games.mine.offers import Offer, consider_offer
from tilldawn.games.mine.people.group import at_home, awake, member
from tilldawn.games.mine.people.harm import relieve
from tilldawn.games.mine.state import Game, Person, State
from tilldawn.games.mine.trade.supply import has
from tilldawn.games.mine.verbs import Verb

RULE = "M-CARD-39"

Call = Callable[[Game, str], Flow[str]]
"""What can be done about a Visitor; `actor` is on Outside. Says where the card goes afterwards: "discard",
"waste" or "shuffle". Payments come out of Storage, gains go there."""

NOBODY = Objection("refused-nobody", RULE)


class Newcomer(Struct, frozen=True):
    """With which States somebody joins, and what they bring (by a roll, where several)."""

    states: dict[str, int]
    brings: Goods = {}
    rolls: tuple[Goods, ...] = ()


class Visitor(Struct, frozen=True):
    """A Visitor card: somebody who would stay, somebody with a list to trade from, or a flow of its name."""

    id: str
    newcomer: Newcomer | None = None
    trades: str = ""
    call: Call | None = None


def answer(g: Game, kind: str, offers: Callable[[], Sequence[Offer]]) -> Flow[Option]:
    """What the group does about the Visitor. Nothing has begun yet, so it is an open moment."""
    return consider_offer(g, kind, offers, RULE, {"card": f"card:{g.state.visitor}"})


def gifts(s: State, verb: Verb, goods: Sequence[str]) -> list[Offer]:
    """One piece out of Storage, of any of these kinds."""
    return [(verb(s.leader, good), None if s.storage.get(good) else lacking(s, {good: 1})) for good in goods]


def lacking(s: State, goods: Goods) -> Objection | None:
    """What Storage has too little of, if it has."""
    if has(s.storage, goods):
        return None
    missing = {good: n - s.storage.get(good, 0) for good, n in goods.items() if s.storage.get(good, 0) < n}
    marked = "yes" if any(s.x5.get(good) for good in missing) else "no"
    return Objection("refused-lacks", RULE, {"goods": counted(missing), "marked": marked})


def comfort(g: Game, count: int) -> Flow[None]:
    """So many chosen Characters, each once: Misery -1. Only those who have any are worth choosing."""
    s = g.state
    people = [person for person in at_home(s) if person.misery]
    for _ in range(min(count, len(people))):
        person = yield from choose_person(g, "visitor-comfort", people, RULE, {"card": f"card:{s.visitor}"})
        people.remove(person)
        relieve(g, person, "misery", 1, RULE)


def able(s: State, actor: str) -> list[Person]:
    """The Character on Outside; if the Visitor came otherwise, everybody at home and awake."""
    on_outside = member(s, actor)
    return [on_outside] if on_outside is not None else [person for person in at_home(s) if awake(person)]


def send(g: Game, actor: str) -> Flow[Person]:
    """The Character who acts, and has no more actions today."""
    s = g.state
    words: dict[str, Arg] = {"card": f"card:{s.visitor}"}
    person = yield from choose_person(g, "visitor-actor", able(s, actor), RULE, words)
    person.busy = True
    return person
