"""Crafting: two ingredients of a recipe make a token, and the token does what is printed on it."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, ask, rule
from tilldawn.engine.request import Arg, Refusal
from tilldawn.games.daylight.assault import by_id
from tilldawn.games.daylight.cards.shelf import TOKENS, Token
from tilldawn.games.daylight.events import Crafted
from tilldawn.games.daylight.inventory import spend
from tilldawn.games.daylight.legal import CRAFT, against_placing, spend_action
from tilldawn.games.daylight.perks import use_perk
from tilldawn.games.daylight.state import Foe, Game, State
from tilldawn.games.daylight.verbs import Verb

PLACE = Verb("place", "W-CRAFT-17", "~token:token", "enemy:enemy")


@rule("W-CRAFT-01", "W-CRAFT-06", "W-INV-11", "W-INV-12", "G-43", "G-45")
def craft(g: Game, seat: int, id: str, *, missing: str = "", instead: str = "", perk: str = "") -> Flow[None]:
    """Discard the two ingredients of a recipe and gain its token; a perk may replace one of them."""
    s = g.state
    token = TOKENS[id]
    target = (yield from _place(g, seat, token)) if token.word.on_enemy else None
    spend_action(s, CRAFT.name)
    if perk:
        use_perk(g, seat, perk, "W-PERK-02")
    cards = [instead if card == missing else card for card in token.recipe]
    for card in cards:
        spend(s, seat, card)
    s.tokens[id] -= 1
    g.emit(
        Crafted(
            seat=f"seat:{seat}",
            token=f"token:{id}",
            cards=tuple(f"card:{card}" for card in cards),
            rule="W-CRAFT-01",
        )
    )
    token.word.lay(g, seat, target)


def _place(g: Game, seat: int, token: Token) -> Flow[Foe]:
    """Which enemy a token is for."""
    s = g.state
    offers = [
        PLACE(seat, token.id, foe.id, rule=token.rule) for foe in s.line if against_placing(foe) is None
    ]
    words: dict[str, Arg] = {"token": f"token:{token.id}"}
    chosen = yield from ask(
        g,
        "place",
        seat,
        lambda: offers,
        token.rule,
        words,
        anytime=False,
        refused=lambda: _place_refusals(s, seat, token),
    )
    return by_id(s, chosen.args[0])


def _place_refusals(s: State, seat: int, token: Token) -> list[Refusal]:
    return [
        objection.refusal(PLACE(seat, token.id, foe.id).text, seat, f"enemy:{foe.id}")
        for foe in s.line
        if (objection := against_placing(foe)) is not None
    ]
