"""The Fate card at Dawn, section by section: Illness, Wounds, Cold or a Location, Wait tokens."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.request import Text, text
from tilldawn.games.mine import modules
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.cards.events import EVENT
from tilldawn.games.mine.cards.fate import FATE, Fate
from tilldawn.games.mine.cards.fittings import FITTING, Crop
from tilldawn.games.mine.cards.narrative import DOCTOR, TAKE_FATE
from tilldawn.games.mine.choices import choose_person, decide
from tilldawn.games.mine.decks import draw_fate, exchange_location
from tilldawn.games.mine.goods import MEDICINE_FOR, Goods, counted
from tilldawn.games.mine.house.cold import effective_cold
from tilldawn.games.mine.house.rooms import shut_in, upgrades, works
from tilldawn.games.mine.night.events import (
    BedSpared,
    ColdFelt,
    FateTurned,
    MedicineSpent,
    PatientTreated,
    WaitResolved,
    WaitSpoiled,
)
from tilldawn.games.mine.people.group import in_bed, level, ref
from tilldawn.games.mine.people.harm import change, each_suffers, suffer
from tilldawn.games.mine.people.narrative import answered, offers
from tilldawn.games.mine.people.skills import shelter_roll
from tilldawn.games.mine.state import Game, Person, State
from tilldawn.games.mine.steps import step
from tilldawn.games.mine.trade.supply import gain, put
from tilldawn.games.mine.verbs import Verb

EXCHANGE = Verb("fate-exchange", "M-FATE-06", "card:card")

CHILL = 1
"""How much Illness the Cold brings."""
NEAREST = 0


@step("fate")
@rule("M-DAWN-03", "M-DAWN-09", "M-FATE-01", "M-FATE-11", "M-MED-04")
def fate(g: Game) -> Flow[str]:
    """Turn up a Fate card and resolve its upper part, for sleepers too; Spirit is the last of it."""
    s = g.state
    s.moment = "fate"
    yield from _turn(g)
    yield from _accept(g)
    card = FATE[s.fate_card]
    yield from _illness(g, card)
    yield from _wounds(g, card)
    if s.settings.modules:
        yield from modules.fate(g)
    if card.cold is not None:
        yield from _cold(g, *card.cold)
    else:
        yield from _exchange(g, card)
    yield from _wait_tokens(g)
    yield from modules.bereaved(g)
    return "spirit"


def _turn(g: Game) -> Flow[None]:
    card = yield from draw_fate(g)
    g.emit(FateTurned(card=f"card:{card}", rule="M-DAWN-03"))


@rule("M-DAWN-05")
def _accept(g: Game) -> Flow[None]:
    """A card of the hand may stand against it: what comes then must be taken, unless there is another."""
    s = g.state
    while declining := offers(s, "fate"):
        card = s.fate_card
        options = [TAKE_FATE(s.leader, card), *declining]
        chosen = yield from decide(
            g, "not-today", options, "M-DAWN-05", {"card": f"card:{card}"}, refused="either"
        )
        if not (yield from answered(g, "fate", chosen)):
            return


# --- Illness and Wounds -------------------------------------------------------------------------------


@rule("M-FATE-11", "M-TOKEN-15")
def _illness(g: Game, card: Fate) -> Flow[None]:
    """Section 1: the sick are treated or get worse; on some cards a night in a Bed keeps them as they are."""
    meds, herbal_meds, rise = card.illness

    def untreated(person: Person) -> int:
        if rise > 0 and card.bed and in_bed(person):
            g.emit(BedSpared(who=ref(person), rule="M-FATE-11"))
            return 0
        return rise

    yield from _treat(g, "illness", {"meds": meds, "herbal-meds": herbal_meds}, untreated)


@rule("M-FATE-11")
def _wounds(g: Game, card: Fate) -> Flow[None]:
    """Section 2: the wounded are treated, or their level decides."""
    yield from _treat(g, "wounds", {"bandages": card.bandages}, lambda p: card.wounds[p.wounds - 1])


@rule("M-FATE-03", "M-FATE-04", "M-FATE-05", "M-MED-09")
def _treat(
    g: Game, state: str, kinds: dict[str, int | None], untreated: Callable[[Person], int]
) -> Flow[None]:
    """Everybody in this State; then all medicine the card accepts is discarded, also from the healthy."""
    s = g.state
    accepted = {good: by for good, by in kinds.items() if by is not None}
    for person in list(s.group):
        if not level(person, state):
            continue
        remedies = _remedies(s, person, state, accepted)
        if remedies:
            good, by = min(remedies.items(), key=itemgetter(1))
            _tell_treated(g, person, state, good)
            yield from change(g, person, state, by, "M-FATE-03")
        else:
            yield from change(g, person, state, untreated(person), "M-FATE-11")
    _use_up(g, accepted)


@rule("M-FATE-05", "M-DAWN-05")
def _remedies(s: State, person: Person, state: str, accepted: dict[str, int]) -> dict[str, int]:
    """What the Character carries and the card accepts; the House Doctor's help counts even on a dash."""
    remedies = {good: by for good, by in accepted.items() if person.medicine.get(good)}
    who, _, good = s.doctor.partition(":")
    if who == person.id and MEDICINE_FOR[good] == state:
        remedies[good] = -DOCTOR
    return remedies


def _tell_treated(g: Game, person: Person, state: str, good: str) -> None:
    doctor = g.state.doctor == f"{person.id}:{good}"
    g.emit(
        PatientTreated(
            who=ref(person),
            state=f"state:{state}",
            good=f"good:{good}",
            doctor="yes" if doctor else "no",
            rule="M-DAWN-05" if doctor else "M-FATE-03",
        )
    )


@rule("M-FATE-03", "M-FATE-05", "M-MED-06")
def _use_up(g: Game, accepted: dict[str, int]) -> None:
    """All tokens of the kinds the card names go to the box; the others stay where they lie."""
    s = g.state
    spent: Goods = {}
    for person in s.group:
        for good in accepted:
            n = person.medicine.pop(good, 0)
            put(s.box, good, n)
            put(spent, good, n)
    if spent:
        g.emit(MedicineSpent(goods=counted(spent), rule="M-FATE-03"))


# --- Cold or a Location -------------------------------------------------------------------------------


@rule("M-FATE-11", "M-DAWN-09", "M-STATE-22", "M-TOKEN-18")
def _cold(g: Game, one_from: int, all_from: int) -> Flow[None]:
    """Section 3: effective Cold makes one chosen Character ill, or everybody; no Cold token is spent."""
    s = g.state
    cold = effective_cold(s)
    if cold < one_from:
        g.emit(ColdFelt(cold=cold, bites="nobody", rule="M-FATE-11"))
    elif cold < all_from:
        g.emit(ColdFelt(cold=cold, bites="one", rule="M-FATE-11"))
        person = yield from choose_person(g, "chilled", s.group, "M-FATE-11", {"cold": cold})
        yield from suffer(g, person, "illness", CHILL, "M-FATE-11")
    else:
        g.emit(ColdFelt(cold=cold, bites="all", rule="M-FATE-11"))
        yield from each_suffers(g, s.group, "illness", CHILL, "M-FATE-11")


@rule("M-FATE-06", "M-LOC-02")
def _exchange(g: Game, card: Fate) -> Flow[None]:
    """Section 3: the nearest Location is exchanged, or one of the three."""
    s = g.state
    slot = NEAREST
    if card.exchange == "any":
        options = [EXCHANGE(s.leader, location) for location in s.locations]
        chosen = yield from decide(g, "fate-exchange", options, "M-FATE-06", refused="all")
        slot = s.locations.index(chosen.args[0])
    yield from exchange_location(g, slot, "M-FATE-06")


# --- Wait tokens --------------------------------------------------------------------------------------


@rule("M-FATE-02", "M-WAIT-02", "M-WAIT-03", "M-WAIT-04", "M-SAVE-20")
def _wait_tokens(g: Game) -> Flow[None]:
    """Section 4: each waiting Fitting brings what it promised, then its Wait token is discarded."""
    s = g.state
    for card in FITTING.values():
        if card.id in s.wait and card.crop is not None:
            yield from _bring_in(g, card.id, card.crop)
            s.wait.remove(card.id)


@rule("M-FIT-27", "M-FIT-32", "M-FIT-46", "M-FIT-49", "M-FIT-60", "M-FIT-62", "M-WAIT-06", "M-WAIT-07")
@rule("M-CARD-09", "M-FIT-15")
def _bring_in(g: Game, fitting: str, crop: Crop) -> Flow[None]:
    """The Black die decides how much. A Cage Trap helps the Deadfall Trap, and so do the rats."""
    s = g.state
    if not works(s, fitting):
        g.emit(WaitSpoiled(card=f"card:{fitting}", why="alone", rule="M-FIT-15"))
        return
    if shut_in(s, fitting):
        g.emit(WaitSpoiled(card=f"card:{fitting}", why="basement", rule="M-MOVE-11"))
        return
    bonus = sum(better.base_roll for better in upgrades(s, fitting))

    def grown(roll: int) -> int:
        return crop.table[min(BLACK, roll + bonus) - 1]

    result = yield from shelter_roll(g, f"card:{fitting}", crop.rule, grown)
    rats = sum(EVENT[event.id].traps.get(fitting, 0) for event in s.active)
    good = crop.brings(result + bonus)
    pieces = grown(result) + rats
    if pieces and s.settings.modules:
        pieces += modules.harvest(g, good)
    g.emit(
        WaitResolved(
            card=f"card:{fitting}",
            result=result,
            bonus=bonus,
            pieces=pieces,
            rats="yes" if rats else "no",
            rule=crop.rule,
        )
    )
    if pieces:
        gain(g, {good: pieces}, "storage", crop.rule)


# --- For the reader of a card -------------------------------------------------------------------------


@rule("M-FATE-01", "M-FATE-11")
def describe(card: Fate) -> list[Text]:
    """The sections of the upper part, in their order. Relief is told as a positive number, "no" is a dash."""
    meds, herbal_meds, rise = card.illness
    one, two, three = card.wounds
    bed = "yes" if card.bed else "no"
    if card.cold is not None:
        third = text("fate-cold", some=card.cold[0], all=card.cold[1])
    else:
        third = text("fate-exchange", which=card.exchange)
    return [
        text("fate-illness", meds=_relief(meds), herbal=_relief(herbal_meds), rise=rise, bed=bed),
        text("fate-wounds", bandages=_relief(card.bandages), one=one, two=two, three=three),
        third,
        text("fate-wait"),
        text("fate-spirit", letter=card.spirit.upper()),
    ]


def _relief(by: int | None) -> int | str:
    return "no" if by is None else -by
