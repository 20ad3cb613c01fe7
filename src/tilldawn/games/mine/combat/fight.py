"""Combat from the first glance to the last: who fights, how it goes on, and how it ends."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.engine.flow import Flow, GameOver, pick, roll, rule
from tilldawn.engine.objection import Objection, Offer, allowed, refusals
from tilldawn.engine.request import Arg, Option, Refusal, Text
from tilldawn.games.mine import modules
from tilldawn.games.mine.book.events import Told
from tilldawn.games.mine.cards.dice import BLACK, ENEMY
from tilldawn.games.mine.choices import decide
from tilldawn.games.mine.city.printed import ENEMIES, hiding_place, way_out
from tilldawn.games.mine.combat.arms import (
    arm,
    leave_posts,
    no_swap,
    put_away,
    swap,
    swap_options,
    take_posts,
)
from tilldawn.games.mine.combat.dice import UNARMED
from tilldawn.games.mine.combat.events import FightBegan, FightFled, FightLost, FightWon, FoeDrawn, FoesBroke
from tilldawn.games.mine.combat.field import fighters, have_broken, heap_of, is_over, witnesses
from tilldawn.games.mine.combat.round import our_backstab, play_round, their_backstab
from tilldawn.games.mine.combat.talk import (
    TALKS,
    after_pay_off,
    escape,
    leave_one,
    pay_off,
    surrender,
    talks,
)
from tilldawn.games.mine.goods import ALCOHOL, FOOD, MEDICINE
from tilldawn.games.mine.people.group import skill, skilled
from tilldawn.games.mine.people.harm import CardLost, PartyGone, TripEnded, pangs
from tilldawn.games.mine.people.narrative import answered, offers
from tilldawn.games.mine.state import Combat, Foe, Game, State
from tilldawn.games.mine.verbs import Verb

FIGHT_ON = Verb("fight-on", "M-COMB-06")
BACKSTAB = Verb("fight-backstab", "M-CARD-22", "card:card")
FLEE = Verb("flee", "M-COMB-07", "how")

GONE = ("fled", "left", "lost")
"""Ends after which nobody is there to pick up the weapons of the fallen."""


class Fight(Struct, frozen=True):
    """How a Combat ended, and who was killed.

    "won": all Enemies are dead; "broke": they ran; "slipped": Slip Away; "settled": they were bought off;
    "lost": nobody at home is left standing.
    """

    result: str
    dead: list[Foe]


@rule("M-COMB-06", "M-RES-04")
def fight(
    g: Game, card: str, *, home: bool = False, backstab: bool = False, break_at: int = 0
) -> Flow[Fight]:
    """A whole Combat against a Residents card; where that card goes afterwards is the caller's business.

    `backstab` lets the Characters strike first; the Enemies run at `break_at` Wounds in all. Fleeing raises
    TripEnded, an escape by script 40 CardLost (that card goes back to its deck); all is put away by then.
    """
    s = g.state
    if s.trip is not None and not home:
        s.trip.fought = True
        backstab, s.trip.ambush = backstab or s.trip.ambush, False
    combat = yield from _meet(g, card, home, break_at)
    posts = leave_posts(g) if home else {}
    paid = 0
    try:
        yield from arm(g)
        result = yield from _play(g, combat, backstab)
        if result == "settled":
            paid = yield from pay_off(g)
        elif result == "left":
            yield from leave_one(g)
    except (PartyGone, GameOver) as end:
        if isinstance(end, PartyGone):
            g.emit(FightLost(foes=len(combat.foes), rule="M-COMB-06"))
        put_away(g, combat, fled=True)
        raise
    put_away(g, combat, fled=result in GONE)
    take_posts(g, posts)
    if s.settings.modules:
        yield from modules.after_fight(g)
    yield from _remorse(g, combat)
    yield from _aftermath(g, combat, result, paid)
    return Fight(result, combat.dead)


@rule("M-COMB-01", "M-COMB-02", "M-COMB-03", "M-COMB-37", "M-COMB-48", "M-RES-03", "M-RES-05")
def _meet(g: Game, card: str, home: bool, break_at: int) -> Flow[Combat]:
    """Draw the Enemies from all tokens: the card gives their number and, by letter, their weapons."""
    s = g.state
    resident = ENEMIES[card]
    result = 0
    if len(set(resident.number)) > 1:
        result = yield from roll(BLACK)
    number = resident.number[result - 1]
    combat = s.combat = Combat(card, home, resident.thugs, resident.talk and not home, break_at)
    g.emit(
        FightBegan(
            card=f"card:{card}",
            result=result,
            foes=number,
            home="yes" if home else "no",
            runs=break_at,
            rule="M-COMB-01",
        )
    )
    left = dict.fromkeys(ENEMY, 1)
    for _ in range(number):
        token = ENEMY[(yield from pick(left))]
        del left[token.id]
        weapon = resident.weapons["abc".index(token.letter)]
        combat.foes.append(Foe(token.id, token.letter, token.prowess, weapon, weapon))
        g.emit(
            FoeDrawn(
                foe=f"enemy:{token.id}",
                letter=token.letter.upper(),
                weapon=weapon or UNARMED,
                prowess=token.prowess,
                rule="M-COMB-02",
            )
        )
    return combat


@rule("M-COMB-06", "M-COMB-33", "M-COMB-42", "M-CARD-22")
def _play(g: Game, combat: Combat, backstab: bool) -> Flow[str]:
    """Round after round until one side is gone, runs or has had enough; returns how it ended."""
    s = g.state
    if backstab:
        yield from our_backstab(g, "M-COMB-32")
    while not is_over(s, combat):
        chosen = yield from _before_round(g, combat)
        match chosen.verb:
            case "fight-on":
                yield from play_round(g)
            case "fight-backstab":
                _spend_from_slot(s, chosen.args[0])
                yield from our_backstab(g, "M-CARD-22")
            case "flee":
                yield from _flee(g, chosen.args[0])
                return "fled"
            case talk if talk not in TALKS:
                if (yield from answered(g, "combat", chosen)):
                    return "slipped"
            case talk:
                g.emit(Told(script="script:40", rule="M-SCRIPT-14"))
                return TALKS[talk]
    return _ended(g, combat)


@rule("M-COMB-07", "M-COMB-08", "M-COMB-36", "M-COMB-44")
def _before_round(g: Game, combat: Combat) -> Flow[Option]:
    """The group decides how it goes on; weapons may be changed first. Nothing else may be done in Combat."""
    s = g.state
    swapped: list[str] = []
    while True:
        ways = _ways(s, combat)
        options = [FIGHT_ON(s.leader), *allowed(ways)]
        at = 1 + (len(options) > 1 and options[1].verb == BACKSTAB.name)
        options[at:at] = swap_options(s, combat, swapped)
        words: dict[str, Arg] = {
            "round": combat.round + 1,
            "foes": len(combat.foes),
            "ammo": heap_of(s, combat).get("ammo", 0),
        }
        chosen = yield from decide(
            g,
            "round",
            options,
            "M-COMB-07",
            words,
            refused=lambda: [*refusals(_ways(s, combat)), *no_swap(s, combat, swapped), *_no_care(s, combat)],
        )
        if s.settings.modules and (yield from modules.act_before(g, "fight", chosen)):
            continue
        if chosen.verb != "fight-swap":
            return chosen
        swap(g, chosen.args[0])
        swapped.append(chosen.args[0])


AT_HOME = Objection("refused-nowhere-to-run", "M-COMB-36")
TOO_LATE = Objection("refused-backstab-late", "M-CARD-22")
NO_CARE = Objection("refused-care-in-combat", "M-COMB-44")


@rule("M-COMB-36", "M-CARD-22", "M-COMB-33", "M-DAWN-05", "M-SCRIPT-14")
def _ways(s: State, combat: Combat) -> list[Offer]:
    """What the group may do instead of fighting on, in reading order, and what stands against each.

    A Hiding Place on the Exploration slot gives a Backstab when the Combat begins; Slip Away ends it
    without one; from the Shelter there is nowhere to go.
    """
    home = AT_HOME if combat.home else None
    ways: list[Offer] = []
    if not combat.home and (hiding := hiding_place(s)):
        ways.append((BACKSTAB(s.leader, hiding), TOO_LATE if combat.round else None))
    ways += talks(s, combat)
    ways += [(card, home) for card in offers(s, "combat")]
    if s.settings.modules:
        ways += modules.before(s, "fight")
    ways.append((FLEE(s.leader, "chased" if combat.home else _way_out(s)), home))
    return ways


@rule("M-COMB-44")
def _no_care(s: State, combat: Combat) -> list[Refusal]:
    """Nobody eats, drinks or is treated while there is a fight."""
    heap = heap_of(s, combat)
    if any(heap.get(good) for good in (*FOOD, *ALCOHOL, *MEDICINE)):
        return [NO_CARE.refusal(Text("refused-care"), s.leader)]
    return []


def _way_out(s: State) -> str:
    """What a flight would be like: nobody catches a party with Pavle, nor one that knows a way out below."""
    runner = skilled(fighters(s, home=False), lambda skill: skill.unchased)
    if runner is not None:
        return skill(runner).id
    return "basement" if way_out(s) else "chased"


@rule("M-COMB-34", "M-COMB-35")
def _flee(g: Game, how: str) -> Flow[None]:
    """All flee together; the Enemies perform a Backstab unless the way out is clear."""
    g.emit(FightFled(how=how, rule="M-COMB-34"))
    if how == "basement":
        _spend_from_slot(g.state, way_out(g.state))
    elif how == "chased":
        yield from their_backstab(g)


def _spend_from_slot(s: State, card: str) -> None:
    s.slot.remove(card)
    s.explored.append(card)


@rule("M-COMB-42", "M-COMB-43")
def _ended(g: Game, combat: Combat) -> str:
    """One side is gone or runs. Those who run have not been killed."""
    if not combat.foes:
        g.emit(FightWon(foes=len(combat.dead), rule="M-COMB-06"))
        return "won"
    if have_broken(combat):
        g.emit(FoesBroke(wounds=combat.dealt, foes=len(combat.foes), rule="M-COMB-42"))
        return "broke"
    g.emit(FightLost(foes=len(combat.foes), rule="M-COMB-06"))
    return "lost"


@rule("M-COMB-38", "M-COMB-39", "M-COMB-43")
def _remorse(g: Game, combat: Combat) -> Flow[None]:
    """One Empathy roll for the whole Combat if anybody but a Thug was killed; nobody mourns a dog."""
    if combat.dead and not combat.thugs and not ENEMIES[combat.card].animals:
        yield from pangs(g, witnesses(g.state, combat), 1, "M-COMB-38")


@rule("M-MARK-12")
def _aftermath(g: Game, combat: Combat, result: str, paid: int) -> Flow[None]:
    """What follows an end that is no victory: the rest of script 40, and where the party stands now."""
    if result == "settled":
        yield from after_pay_off(g, paid)
    elif result == "surrendered":
        yield from surrender(g)
    if result in ("left", "surrendered"):
        escape(g, combat.card)
        raise CardLost
    trip = g.state.trip
    if result == "fled" and trip is not None:
        trip.straight = True
    if result == "fled" or (result == "lost" and not combat.home):
        raise TripEnded
