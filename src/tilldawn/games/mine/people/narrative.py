"""The hand of Narrative Actions: which may be used now, and using one. What each does is on the card."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Option, Refusal, text
from tilldawn.games.mine.cards.narrative import CARDS, Narrative
from tilldawn.games.mine.decks import spend_narrative
from tilldawn.games.mine.state import Game, State
from tilldawn.games.mine.verbs import Verb

PLAY = Verb("narrative", "M-DAWN-05", "card:card", anytime=True)


@rule("M-DAWN-05")
def for_moment(s: State, moment: str) -> list[Narrative]:
    """Cards of the hand that may be used at this moment and would do something."""
    if not s.hand:
        return []
    cards = [CARDS[id] for id in s.hand]
    return [card for card in cards if moment in card.moments and card.possible(s) is None]


@rule("M-DAWN-05")
def playable(s: State) -> list[Option]:
    """What may be played beside the open question."""
    return [PLAY(s.leader, card.id) for card in for_moment(s, s.moment) if card.offer is None]


def waiting(s: State, moment: str) -> bool:
    """Whether a card of the hand is waiting for this moment, possible or not yet."""
    return any(moment in CARDS[id].moments for id in s.hand)


def worth_asking(s: State, option: Option) -> bool:
    """Whether a card offered at any time could come too late at its next moment."""
    return option.verb == "narrative" and CARDS[option.args[0]].useful(s)


def offers(s: State, moment: str) -> list[Option]:
    """The answers with which the question of this moment offers cards of the hand."""
    return [card.offer(s) for card in for_moment(s, moment) if card.offer is not None]


@rule("M-DAWN-05")
def answered(g: Game, moment: str, chosen: Option) -> Flow[bool | None]:
    """Use the card that the answer to a moment's question is about. None if it is about none; otherwise
    whether what it was used against is called off."""
    s = g.state
    for card in for_moment(s, moment):
        if card.offer is not None and card.offer(s).id == chosen.id:
            return (yield from play(g, card.id))
    return None


@rule("M-DAWN-05")
def play(g: Game, id: str) -> Flow[bool]:
    """Use a card: it is out of the Campaign."""
    spend_narrative(g, id)
    return (yield from CARDS[id].run(g))


def unplayable(s: State, moment: str = "") -> list[Refusal]:
    """Cards of the hand that cannot be used at this moment (the present one), and why."""
    found: list[Refusal] = []
    for id in s.hand:
        why = against(s, CARDS[id], moment or s.moment)
        if why is not None:
            found.append(why.refusal(text("option-narrative", card=f"card:{id}"), s.leader, f"card:{id}"))
    return found


def against(s: State, card: Narrative, moment: str) -> Objection | None:
    """Why a card cannot be used at a moment."""
    if moment not in card.moments:
        return Objection("why-narrative-moment", "M-DAWN-05", {"card": f"card:{card.id}"})
    return card.possible(s)
