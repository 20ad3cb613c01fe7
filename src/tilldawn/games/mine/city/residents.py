"""Residents: who comes when the party is heard, and those who stay. What they want is on the card."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.request import Option
from tilldawn.games.mine.book.scripts import impact
from tilldawn.games.mine.cards.impact import IMPACTS
from tilldawn.games.mine.choices import choose_person, decide
from tilldawn.games.mine.city.events import (
    Hidden,
    ImpactPassedOver,
    ResidentIgnored,
    ResidentsPaid,
    ResidentStayed,
    UniformsPassed,
)
from tilldawn.games.mine.city.findings import combat, no_fighting, scene_over
from tilldawn.games.mine.city.noise import QUIETEST, set_noise
from tilldawn.games.mine.city.printed import RESIDENT, hiding_place, place
from tilldawn.games.mine.decks import draw_resident, put_resident_away, return_resident
from tilldawn.games.mine.offers import Offer
from tilldawn.games.mine.people.group import explorers
from tilldawn.games.mine.people.harm import relieve
from tilldawn.games.mine.state import Game, State, Trip
from tilldawn.games.mine.verbs import Verb

LET_PASS = Verb("let-pass", "M-SCRIPT-41", "card:card")
MEET = Verb("meet", "M-RES-01", "card:card")
HIDE = Verb("hide", "M-CARD-22", "card:card")
RETREAT = Verb("retreat", "M-SEW-27", "card:card")
ATTACK = Verb("attack", "M-RES-04", "card:card")


@rule("M-NOISE-05", "M-NOISE-06", "M-NOISE-07", "M-RES-01", "M-RES-02", "M-RES-03", "M-CARD-22")
def encounter(g: Game, *, retreat: bool = False) -> Flow[None]:
    """Somebody comes: Noise falls to 1, the top Residents card is drawn and resolved.

    With `retreat` the party may pass by once it has read the card.
    """
    trip = g.state.trip
    if trip is None:
        raise AssertionError("encounters happen on a trip")
    trip.encounters += 1
    trip.fought = False
    set_noise(g, QUIETEST, "M-NOISE-05")
    yield from _encounter(g, trip, retreat)
    yield from scene_over(g)


def _encounter(g: Game, trip: Trip, retreat: bool) -> Flow[None]:
    s = g.state
    here = place(s)
    if here.first_encounter is not None and trip.encounters == 1:
        yield from here.first_encounter(g)
        return
    card = yield from (_next_people(g) if here.plain else draw_resident(g))
    if card in IMPACTS:
        yield from impact(g, card)
        return
    if here.no_thugs and RESIDENT[card].thugs:
        ignore(g, card, "M-LOC-09")
        return
    if retreat and (yield from _retreat(g, card)):
        return
    if s.uniforms and RESIDENT[card].uniform:
        options = [MEET(s.leader, card), LET_PASS(s.leader, card)]
        chosen = yield from decide(
            g, "let-pass", options, "M-SCRIPT-41", {"card": f"card:{card}"}, refused="either"
        )
        if chosen.verb == "let-pass":
            g.emit(UniformsPassed(card=f"card:{card}", rule="M-SCRIPT-41"))
            ignore(g, card, "M-SCRIPT-41")
            return
    if (hiding := hiding_place(s)) and (yield from _hide(g, card, hiding)):
        return
    yield from _meet(g, card)


@rule("M-SEW-33")
def _next_people(g: Game) -> Flow[str]:
    """The next card that is no Reality Impact; those set aside on the way to it are shuffled back."""
    s = g.state
    aside: list[str] = []
    card = yield from draw_resident(g)
    while card in IMPACTS and len(s.residents):
        s.resident = ""
        s.residents_aside.append(card)
        aside.append(card)
        card = yield from draw_resident(g)
    for impact_card in aside:
        return_resident(s, impact_card)
    if aside:
        g.emit(ImpactPassedOver(cards=tuple(f"card:{one}" for one in aside), rule="M-SEW-33"))
    return card


@rule("M-SEW-27", "M-SEW-28", "M-SEW-30")
def _retreat(g: Game, card: str) -> Flow[bool]:
    """The party may choose not to meet them: the card is shuffled back, and nothing else happens."""
    s = g.state
    options = [MEET(s.leader, card), RETREAT(s.leader, card)]
    chosen = yield from decide(g, "retreat", options, "M-SEW-27", {"card": f"card:{card}"}, refused="either")
    if chosen.verb == "meet":
        return False
    ignore(g, card, "M-SEW-27")
    return True


@rule("M-CARD-22")
def _hide(g: Game, card: str, hiding: str) -> Flow[bool]:
    """Who hides lets them pass and uses the hiding place up. Says whether the party did."""
    s = g.state
    options = [MEET(s.leader, card), HIDE(s.leader, hiding)]
    chosen = yield from decide(g, "hide", options, "M-CARD-22", {"card": f"card:{card}"}, refused="either")
    if chosen.verb == "meet":
        return False
    s.slot.remove(hiding)
    s.explored.append(hiding)
    g.emit(Hidden(card=f"card:{card}", rule="M-CARD-22"))
    ignore(g, card, "M-CARD-22")
    return True


@rule("M-RES-02", "M-NOISE-07")
def ignore(g: Game, card: str, rule: str) -> None:
    """Shuffled back unresolved; no other is drawn in its place, and Noise stays at 1."""
    g.emit(ResidentIgnored(card=f"card:{card}", rule=rule))
    return_resident(g.state, card)


@rule("M-RES-04", "M-RES-05", "M-RES-06", "M-RES-07", "M-CARD-35", "M-SCRIPT-68")
def _meet(g: Game, card: str) -> Flow[None]:
    """Thugs attack at once; some stay for the rest of the visit; the others want something now."""
    s = g.state
    resident = RESIDENT[card]
    if resident.thugs:
        yield from combat(g, card)
    elif resident.slot:
        s.resident = ""
        s.slot.append(card)
        g.emit(ResidentStayed(card=f"card:{card}", rule="M-RES-06"))
    else:
        if resident.meets is not None:
            yield from resident.meets(g)
        if s.resident == card:
            put_resident_away(g, card)


def lighten(g: Game, rule: str) -> Flow[None]:
    """One chosen Character present is less miserable."""
    here = [p for p in explorers(g.state) if p.misery]
    if here:
        person = yield from choose_person(g, "lighten", here, rule)
        relieve(g, person, "misery", 1, rule)


# --- Those on the slot, between cards -----------------------------------------------------------------


@rule("M-RES-06", "M-CARD-29", "M-CARD-30", "M-CARD-31")
def slot_offers(s: State) -> list[Offer]:
    """What may be done about Residents who stay: buy them off, go round them, or fight."""
    found: list[Offer] = []
    for card in s.slot:
        if card in RESIDENT:
            resident = RESIDENT[card]
            for parting in resident.partings:
                found += parting.offers(s, card)
            if resident.attacked:
                found.append((ATTACK(s.leader, card), no_fighting(s)))
    return found


def act_on_slot(g: Game, chosen: Option) -> Flow[None]:
    """Do one of them; those who part in peace are shuffled back, and may say thanks."""
    s = g.state
    card = chosen.args[0]
    if chosen.verb == "attack":
        yield from combat(g, card)
        return
    resident = RESIDENT[card]
    parting = next(p for p in resident.partings if any(o.id == chosen.id for o, _ in p.offers(s, card)))
    yield from parting.run(g, chosen)
    return_resident(s, card)
    g.emit(ResidentsPaid(card=f"card:{card}", rule="M-RES-06"))
    if resident.thanks is not None:
        yield from resident.thanks(g)
