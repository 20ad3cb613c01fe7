"""Visitors who would stay: taking somebody in, or turning them away."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.engine.objection import Objection
from tilldawn.games.mine.cards.calling import RULE, Newcomer, answer, comfort, gifts
from tilldawn.games.mine.cards.characters import GROUP_LIMIT
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.goods import FOOD, Goods, counted
from tilldawn.games.mine.house.events import BroughtRolled, NewcomerMovedOn, NewcomerTurnedAway
from tilldawn.games.mine.people.group import at_home
from tilldawn.games.mine.people.harm import pangs
from tilldawn.games.mine.people.recruits import can_join, join
from tilldawn.games.mine.state import Game, Person
from tilldawn.games.mine.trade.supply import discard
from tilldawn.games.mine.verbs import Verb

ACCEPT = Verb("newcomer-accept", "M-DEATH-12")
TURN_AWAY = Verb("newcomer-refuse", RULE)
FEED_GUEST = Verb("newcomer-feed", RULE, "good:good")
LET_GO = Verb("newcomer-let-go", RULE)


@rule("M-CARD-39", "M-DEATH-12")
def knock(g: Game, newcomer: Newcomer) -> Flow[str]:
    """Take somebody in, or turn them away, which weighs on everybody at home by an Empathy roll."""
    s = g.state
    if not can_join(s):
        yield from _passing_by(g)
        return "discard"
    chosen = yield from answer(
        g, "visitor-newcomer", lambda: [(ACCEPT(s.leader), None), (TURN_AWAY(s.leader), None)]
    )
    if chosen.verb == "newcomer-accept":
        yield from welcome(g, newcomer)
        return "waste"
    g.emit(NewcomerTurnedAway(card=f"card:{s.visitor}", rule=RULE))
    yield from pangs(g, at_home(s), 1, RULE)
    return "discard"


def welcome(g: Game, newcomer: Newcomer) -> Flow[Person | None]:
    """Somebody joins, with what they carry."""
    brings = yield from _brings(g, newcomer)
    return (yield from join(g, newcomer.states, brings, "M-DEATH-12"))


def _brings(g: Game, newcomer: Newcomer) -> Flow[Goods]:
    """What somebody carries, by a roll where the card has a table."""
    if not newcomer.rolls:
        return newcomer.brings
    result = yield from roll(BLACK)
    goods = newcomer.rolls[result - 1]
    g.emit(BroughtRolled(result=result, goods=counted(goods), rule=RULE))
    return goods


@rule("M-SETUP-30")
def _passing_by(g: Game) -> Flow[None]:
    """No room, or nobody left to come: the Newcomer moves on, with something to eat if the group likes."""
    s = g.state
    card = f"card:{s.visitor}"
    full = Objection("refused-full-house" if len(s.group) >= GROUP_LIMIT else "refused-no-card", "M-SETUP-30")
    chosen = yield from answer(
        g,
        "visitor-passing-by",
        lambda: [*gifts(s, FEED_GUEST, tuple(FOOD)), (LET_GO(s.leader), None), (ACCEPT(s.leader), full)],
    )
    fed = chosen.verb == "newcomer-feed"
    g.emit(NewcomerMovedOn(card=card, fed="yes" if fed else "no", rule="M-SETUP-30"))
    if fed:
        discard(g, {chosen.args[0]: 1}, "storage", RULE)
        yield from comfort(g, 1)
