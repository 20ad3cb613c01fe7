"""Script 40: ways out of a fight with Thugs and Deserters, offered once blows have been exchanged."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.engine.objection import Objection, Offer
from tilldawn.games.mine.book.notes import safe
from tilldawn.games.mine.cards.characters import EPILOGUES
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.choices import any_token, choose_person, pay_worth, payable, refs
from tilldawn.games.mine.city.unknown import return_cards
from tilldawn.games.mine.combat.arms import lay_down
from tilldawn.games.mine.combat.events import FightSettled, LeftBehind, Surrendered, SurrenderRolled
from tilldawn.games.mine.combat.field import combat_of, fighters
from tilldawn.games.mine.decks import put_resident_away
from tilldawn.games.mine.goods import GOOD
from tilldawn.games.mine.people.group import member, present, ref
from tilldawn.games.mine.people.harm import draw_epilogue, each_suffers, lose, suffer
from tilldawn.games.mine.state import Combat, Game, State
from tilldawn.games.mine.trade.supply import discard, put, value
from tilldawn.games.mine.verbs import Verb

PAY_OFF = Verb("talk-pay", "M-SCRIPT-14", "worth:int")
LEAVE_ONE = Verb("talk-leave", "M-SCRIPT-14", warning="warning-leave-behind")
SURRENDER_ALL = Verb("talk-surrender", "M-SCRIPT-14", warning="warning-surrender")

RANSOM = 10
RANSOM_BEATEN = 8
SURRENDER = (2, 2, 1, 1, 0, 0, 0, 0, 0, 0)
"""Wounds for each Character who surrenders, by the Black die."""
ESCAPE = 4
"""Exploration cards an escape costs."""

TALKS = {"talk-pay": "settled", "talk-leave": "left", "talk-surrender": "surrendered"}
"""How the Combat ends by each of them."""


NOT_YET = Objection("refused-talk-first", "M-SCRIPT-14")
SILENT = Objection("refused-talk-deaf", "M-SCRIPT-14")
ALONE = Objection("refused-leave-alone", "M-SCRIPT-14")


@rule("M-SCRIPT-14")
def talks(s: State, combat: Combat) -> list[Offer]:
    """After each round: buy them off, leave somebody in their hands, or surrender."""
    against = None if combat.talk and combat.round else NOT_YET if combat.talk else SILENT
    poor = alone = against
    if against is None:
        paid = _ransom(s)
        if paid < RANSOM:
            poor = Objection("refused-ransom", "M-SCRIPT-14", {"worth": paid, "price": RANSOM})
        if len(present(s)) < 2:
            alone = ALONE
    return [
        (PAY_OFF(s.leader, RANSOM), poor),
        (LEAVE_ONE(s.leader), alone),
        (SURRENDER_ALL(s.leader), against),
    ]


def _ransom(s: State) -> int:
    """The most the party could pay, weapons in hand included."""
    held = [weapon for person in present(s) for weapon in (person.weapon, person.spare) if weapon]
    return payable(s, s.pile, any_token) + sum(value(s, weapon) for weapon in held)


def pay_off(g: Game) -> Flow[int]:
    """Lay the weapons down with the rest and pay from it all. Returns what was paid."""
    s = g.state
    lay_down(g, combat_of(s))
    return (yield from pay_worth(g, "fight-ransom", RANSOM, "pile", "M-SCRIPT-14"))


def after_pay_off(g: Game, paid: int) -> Flow[None]:
    """They take the goods and may strike everybody all the same."""
    result = yield from roll(BLACK)
    beaten = result >= RANSOM_BEATEN
    g.emit(FightSettled(paid=paid, result=result, beaten="yes" if beaten else "no", rule="M-SCRIPT-14"))
    if beaten:
        yield from each_suffers(g, present(g.state), "wounds", 1, "M-SCRIPT-14")


def leave_one(g: Game) -> Flow[None]:
    """One Character stays in their hands and is lost, with the weapons."""
    s = g.state
    person = yield from choose_person(g, "fight-leave", fighters(s, home=False), "M-SCRIPT-14")
    for weapon in (person.weapon, person.spare):
        if weapon:
            put(s.box, weapon)
    person.weapon = person.spare = ""
    g.emit(LeftBehind(who=ref(person), rule="M-SCRIPT-14"))
    epilogue = yield from draw_epilogue(s, EPILOGUES["wounds"])
    lose(g, person, "40", epilogue, "M-SCRIPT-14")


def surrender(g: Game) -> Flow[None]:
    """The party puts its hands up: each Character may be beaten, and all tokens of the pile are gone."""
    s = g.state
    people = present(s)
    g.emit(Surrendered(who=refs(people), rule="M-SCRIPT-14"))
    for person in people:
        if member(s, person.id) is person:
            result = yield from roll(BLACK)
            wounds = SURRENDER[result - 1]
            g.emit(SurrenderRolled(who=ref(person), result=result, wounds=wounds, rule="M-SCRIPT-14"))
            if wounds:
                yield from suffer(g, person, "wounds", wounds, "M-SCRIPT-14")
    tokens = {good: n for good, n in safe(s.pile).items() if GOOD[good].kind != "resource"}
    discard(g, tokens, "pile", "M-SCRIPT-14")


@rule("M-SCRIPT-14", "M-SEW-39")
def escape(g: Game, card: str) -> None:
    """Return 4 Exploration cards unseen, or all there are, and shuffle the Residents card back. Where the
    party stops on its way home there is nothing to return."""
    s = g.state
    if s.trip is None or not s.trip.stop:
        return_cards(g, min(ESCAPE, len(s.unknown)), "M-SCRIPT-14")
    if card == s.resident or card in s.slot or card in s.residents_aside:
        put_resident_away(g, card)
