"""Fittings that stand there when a scenario begins: chosen by the group, or built already."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.objection import Objection, refusals
from tilldawn.engine.request import Progress
from tilldawn.games.mine.cards.fittings import FITTING
from tilldawn.games.mine.choices import decide
from tilldawn.games.mine.house.rooms import choose_space, places
from tilldawn.games.mine.scenarios.events import FittingStood
from tilldawn.games.mine.state import Game, State
from tilldawn.games.mine.verbs import Verb

RULE = "M-SETUP-35"
FURNISH = Verb("furnish", RULE, "card:card")
NO_PLACE = Objection("refused-no-place", "M-FIT-05")


@rule("M-SETUP-35", "M-FIT-05", "M-FIT-07")
def furnish(g: Game, green: int, red: int = 0) -> Flow[None]:
    """So many cards with a green corner, then so many with a red one, each on a space it may stand on. What a
    card does when it is built it does not do now."""
    s = g.state
    corners = [False] * green + [True] * red
    for done, idea in enumerate(corners):
        cards = [card for card in (*s.deck, *s.ideas) if FITTING[card].idea == idea]
        offers = [FURNISH(s.leader, card) for card in cards if places(s, card)]
        chosen = yield from decide(
            g,
            "furnish",
            offers,
            RULE,
            {"left": len(corners) - done, "corner": "red" if idea else "green"},
            refused=lambda cards=cards: refusals(  # type: ignore[misc]
                (FURNISH(s.leader, card), NO_PLACE) for card in cards if not places(s, card)
            ),
            progress=Progress(done, len(corners)),
        )
        card = chosen.args[0]
        space = yield from choose_space(g, card, places(s, card), RULE)
        stand(s, card, space)
        g.emit(FittingStood(card=f"card:{card}", space=f"space:{space}", rule=RULE))


@rule("M-SETUP-35")
def put_anywhere(g: Game, card: str) -> Flow[None]:
    """A card of the sheet stands there already; the group says where."""
    s = g.state
    space = yield from choose_space(g, card, places(s, card), RULE)
    stand(s, card, space)
    g.emit(FittingStood(card=f"card:{card}", space=f"space:{space}", rule=RULE))


def stand(s: State, card: str, space: str) -> None:
    """It has stood there for long: nobody is cheered by it any more."""
    (s.deck if card in s.deck else s.ideas).remove(card)
    s.fittings[space] = card
    s.chair_built = s.chair_built or FITTING[card].made is not None
