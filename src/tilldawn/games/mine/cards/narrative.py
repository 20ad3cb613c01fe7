"""Narrative Actions: when each may be used, whether it would do anything, and what it does. All are ours.

A card played at an open moment needs nothing else. A card that belongs to one question (a raid card at the
door, a roll for Noise) brings the answer with which that question offers it.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from tilldawn.engine.flow import Flow
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Option, Progress
from tilldawn.games.mine import goods
from tilldawn.games.mine.cards.characters import LAST
from tilldawn.games.mine.choices import choose_person, decide, sleepers
from tilldawn.games.mine.city.unknown import look_and_return
from tilldawn.games.mine.decks import discard_fate, draw_fate, renew_fate
from tilldawn.games.mine.house.cold import remove_cold
from tilldawn.games.mine.night.events import DoctorCalled, FateDeclined, FateTurned, SoupServed
from tilldawn.games.mine.people.events import NewStrength
from tilldawn.games.mine.people.group import at_home, awake, ref
from tilldawn.games.mine.people.harm import relieve
from tilldawn.games.mine.raid.events import RaidEased
from tilldawn.games.mine.state import Game, Person, State
from tilldawn.games.mine.trade.supply import discard, gain, in_box, value
from tilldawn.games.mine.verbs import Verb

DRAWN = 2
"""Cards drawn at Dawn, of which one is kept."""
_RULE = "M-DAWN-05"

Why = Callable[[State], Objection | None]


def _always(s: State) -> Objection | None:
    return None


def _worth_a_word(s: State) -> bool:
    return True


class Narrative(Struct, frozen=True):
    """A Narrative Action.

    It may be used at its `moments`, if nothing stands against it (`possible`). At a moment that would pass
    unasked the group is asked about it where it is `useful`: where using it at the next of its moments could
    be too late. `run` does what it says, and tells whether what it was used against is called off. `offer` is
    the answer with which the question of its moment offers it; without one it is played beside any question.
    """

    id: str
    moments: tuple[str, ...]
    run: Callable[[Game], Flow[bool]]
    possible: Why = _always
    useful: Callable[[State], bool] = _worth_a_word
    offer: Callable[[State], Option] | None = None
    boon: Boon | None = None
    """What it is good for, where that does not stand below."""


def _no(why: str, words: dict[str, str] | None = None) -> Objection:
    return Objection(f"why-narrative-{why}", _RULE, dict(words or {}))


# --- In Combat ----------------------------------------------------------------------------------------

SLIP_AWAY = Verb("fight-slip-away", _RULE, "card:card")


def _slip_away(g: Game) -> Flow[bool]:
    """The Combat is over without a Backstab."""
    yield from ()
    return True


# --- Night Raids --------------------------------------------------------------------------------------

NEIGHBOURS = Verb("raid-neighbours", _RULE, "n:int")
SHELF_USE = Verb("raid-shelf", _RULE, "n:int")
NEIGHBOURS_POINTS = 3
SHELF = 3


def _can_shift(s: State) -> Objection | None:
    return None if _shifters(s) else _no("nobody-awake")


def _shifters(s: State) -> list[Person]:
    return [p for p in at_home(s) if awake(p) and not p.posted]


def _night_shift(g: Game) -> Flow[bool]:
    """One awake Character at home does one Shelter action now, whatever the dots."""
    from tilldawn.games.mine.house.actions import resolve_one  # the actions of the day ask for the hand

    s = g.state
    person = yield from choose_person(
        g,
        "night-shift",
        _shifters(s),
        _RULE,
        refused=lambda: sleepers(at_home(s), s.leader, "M-STATE-20"),
    )
    moment = s.moment
    yield from resolve_one(g, person)
    s.moment = moment
    return False


def _good_neighbours(g: Game) -> Flow[bool]:
    """Points off the raid card at the door."""
    raid = g.state.raid
    if raid is None:
        raise AssertionError("used against a raid card")
    raid.points += NEIGHBOURS_POINTS
    g.emit(RaidEased(why="neighbours", points=NEIGHBOURS_POINTS, rule=_RULE))
    yield from ()
    return False


def _hidden_shelf(g: Game) -> Flow[bool]:
    """Some pieces that would be lost are kept."""
    raid = g.state.raid
    if raid is None:
        raise AssertionError("used against a raid card")
    raid.saved = SHELF
    yield from ()
    return False


def _shelf_free(s: State) -> Objection | None:
    return _no("shelf-open") if s.raid is not None and s.raid.saved else None


# --- By day -------------------------------------------------------------------------------------------

OWED = Verb("owed", _RULE, "good:good", "worth:int")
OWED_ENOUGH = Verb("owed-enough", _RULE)
BANISTER_COLD = 2
DEBT = 8


def _tired(s: State) -> list[Person]:
    return [p for p in s.group if not p.tireless and p.fatigue < LAST and not p.busy]


def _can_revive(s: State) -> Objection | None:
    return None if _tired(s) else _no("nobody-tired")


def _second_wind(g: Game) -> Flow[bool]:
    """One Character, not asleep: no black dot counts until Dusk."""
    s = g.state
    person = yield from choose_person(
        g,
        "second-wind",
        _tired(s),
        _RULE,
        refused=lambda: sleepers(s.group, s.leader, "M-STATE-20"),
    )
    person.tireless = True
    g.emit(NewStrength(who=ref(person), rule=_RULE))
    return False


def _is_cold(s: State) -> Objection | None:
    return None if s.cold else _no("no-cold")


def _banister(g: Game) -> Flow[bool]:
    """Cold falls."""
    remove_cold(g, BANISTER_COLD, _RULE)
    yield from ()
    return False


def _owed(s: State, spent: int) -> list[Option]:
    return [
        OWED(s.leader, good.id, value(s, good.id))
        for good in goods.GOODS
        if good.kind in ("green", "grey", "yellow")
        and not good.written
        and in_box(s, good.id)
        and spent + value(s, good.id) <= DEBT
    ]


def _can_collect(s: State) -> Objection | None:
    return None if _owed(s, 0) else _no("box-empty")


def _old_debt(g: Game) -> Flow[bool]:
    """Tokens of the box worth 8 at most in all; nothing red."""
    s = g.state
    spent = 0
    while options := _owed(s, spent):
        chosen = yield from decide(
            g,
            "old-debt",
            [*options, OWED_ENOUGH(s.leader)],
            _RULE,
            {"left": DEBT - spent},
            refused="all",
            progress=Progress(spent, DEBT),
        )
        if chosen.verb == "owed-enough":
            break
        spent += value(s, chosen.args[0])
        gain(g, {chosen.args[0]: 1}, "storage", _RULE)
    return False


# --- At Dusk and at Dawn ------------------------------------------------------------------------------

SOUP = Verb("soup", _RULE, "good:good")
DOCTOR_FOR = Verb("doctor-for", _RULE, "who:character", "good:good")
MELTED = 3
LIGHTENED = 2
"""How many Characters Old Stories reach."""
DOCTOR = 2
"""What the House Doctor takes off Illness or Wounds."""
SAD = 2
"""From this level of Misery on an action is lost, and others may be touched by it."""


def _can_cook(s: State) -> Objection | None:
    if not s.storage.get("water"):
        return _no("no-water")
    return None if any(s.storage.get(food) for food in goods.FOOD) else _no("no-food")


def _somebody_unfed(s: State) -> bool:
    return any(not p.ate for p in s.group)


def _thin_soup(g: Game) -> Flow[bool]:
    """A Water and one food: everybody counts as having eaten a Vegetable."""
    s = g.state
    options = [SOUP(s.leader, food) for food in goods.FOOD if s.storage.get(food)]
    chosen = yield from decide(g, "soup", options, _RULE, refused="all")
    discard(g, {"water": 1, chosen.args[0]: 1}, "storage", _RULE)
    for person in s.group:
        person.ate = True
    g.emit(SoupServed(good=f"good:{chosen.args[0]}", rule=_RULE))
    return False


def _snow_melts(s: State) -> Objection | None:
    return None if in_box(s, "water") else _no("box-empty")


def _too_little_water(s: State) -> bool:
    return s.storage.get("water", 0) < sum(not p.drank for p in s.group)


def _melted_snow(g: Game) -> Flow[bool]:
    """1 Water, and 1 more for each Cold token, 3 at most."""
    gain(g, {"water": min(MELTED, 1 + g.state.cold)}, "storage", _RULE)
    yield from ()
    return False


def _somebody_sad(s: State) -> Objection | None:
    return None if any(p.misery for p in s.group) else _no("nobody-sad")


def _sad_enough(s: State) -> bool:
    return any(p.misery >= SAD for p in s.group)


def _old_stories(g: Game) -> Flow[bool]:
    """Two chosen Characters are less miserable."""
    s = g.state
    told: list[str] = []
    for _ in range(LIGHTENED):
        left = [p for p in s.group if p.misery and p.id not in told]
        if left:
            person = yield from choose_person(g, "lighten", left, _RULE)
            told.append(person.id)
            relieve(g, person, "misery", 1, _RULE)
    return False


def _doctor_free(s: State) -> Objection | None:
    return _no("doctor-here") if s.doctor else None


def _somebody_ails(s: State) -> bool:
    return any(p.illness or p.wounds for p in s.group)


def _house_doctor(g: Game) -> Flow[bool]:
    """One Character counts as carrying Meds or Bandages at this Fate card, even if it accepts none."""
    s = g.state
    options = [DOCTOR_FOR(s.leader, p.id, good) for p in s.group for good in ("meds", "bandages")]
    chosen = yield from decide(g, "house-doctor", options, _RULE, refused="all")
    s.doctor = ":".join(chosen.args)
    who, good = chosen.args
    g.emit(DoctorCalled(who=f"character:{who}", good=f"good:{good}", rule=_RULE))
    return False


TAKE_FATE = Verb("fate-accept", "M-DAWN-03", "card:card")
NOT_TODAY = Verb("fate-decline", _RULE, "card:card")


def _not_today(g: Game) -> Flow[bool]:
    """The Fate card is discarded unresolved for the next one: if it was the last of the deck, the others are
    shuffled before it joins them."""
    s = g.state
    g.emit(FateDeclined(card=f"card:{s.fate_card}", rule=_RULE))
    renew_fate(g)
    discard_fate(s)
    card = yield from draw_fate(g)
    g.emit(FateTurned(card=f"card:{card}", rule=_RULE))
    return True


# --- On the way ---------------------------------------------------------------------------------------

HOLD_BREATH = Verb("hold-breath", _RULE, "card:card")
LOOK_AGAIN = Verb("look-again", _RULE, "card:card")
STREETS = 4


def _between_cards(s: State) -> Objection | None:
    if not len(s.unknown):
        return _no("deck-empty")
    return _no("already-exploring") if s.explored or s.slot else None


def _know_the_streets(g: Game) -> Flow[bool]:
    """Look at the top cards of the Unknown deck, return any of them, order the rest."""
    yield from look_and_return(g, STREETS, _RULE)
    return False


def _hold_your_breath(g: Game) -> Flow[bool]:
    """No roll is made, and Noise falls to 1."""
    from tilldawn.games.mine.city.noise import LOUDEST, lower_noise  # the roll asks for the hand

    lower_noise(g, LOUDEST, _RULE)
    yield from ()
    return True


def _second_look(g: Game) -> Flow[bool]:
    """The place is searched once more."""
    yield from ()
    return True


# --- The deck -----------------------------------------------------------------------------------------


def _answer(verb: Verb, *args: str | int) -> Callable[[State], Option]:
    """Offered with these words, whatever the situation."""
    return lambda s: verb(s.leader, *args)


DECK: tuple[Narrative, ...] = (
    Narrative("slip-away", ("combat",), _slip_away, offer=_answer(SLIP_AWAY, "slip-away")),
    Narrative("night-shift", ("raid",), _night_shift, _can_shift),
    Narrative(
        "good-neighbours", ("raid-card",), _good_neighbours, offer=_answer(NEIGHBOURS, NEIGHBOURS_POINTS)
    ),
    Narrative("hidden-shelf", ("damage",), _hidden_shelf, _shelf_free, offer=_answer(SHELF_USE, SHELF)),
    Narrative("second-wind", ("day",), _second_wind, _can_revive),
    Narrative("thin-soup", ("eating",), _thin_soup, _can_cook, _somebody_unfed),
    Narrative("melted-snow", ("drinking",), _melted_snow, _snow_melts, _too_little_water),
    Narrative(
        "old-stories",
        ("drinking", "eating", "before-fate", "dawn"),
        _old_stories,
        _somebody_sad,
        _sad_enough,
    ),
    Narrative("banister", ("day",), _banister, _is_cold),
    Narrative("house-doctor", ("before-fate",), _house_doctor, _doctor_free, _somebody_ails),
    Narrative("know-the-streets", ("exploring",), _know_the_streets, _between_cards),
    Narrative(
        "hold-your-breath", ("noise",), _hold_your_breath, offer=_answer(HOLD_BREATH, "hold-your-breath")
    ),
    Narrative("second-look", ("found",), _second_look, offer=_answer(LOOK_AGAIN, "second-look")),
    Narrative("old-debt", ("day",), _old_debt, _can_collect),
    Narrative("not-today", ("fate",), _not_today, offer=lambda s: NOT_TODAY(s.leader, s.fate_card)),
)

CARDS = {card.id: card for card in DECK}
"""All that can lie in a hand, those of modules too."""


class Boon(Struct, frozen=True):
    """What a Narrative Action is good for, in numbers: how much of what. Rules do not read it."""

    cold: int = 0
    """Cold tokens that go."""
    water: int = 0
    """Water that comes, at most."""
    owed: int = 0
    """Pieces worth so much."""
    lightens: int = 0
    """How many are less miserable."""
    cures: int = 0
    """Levels of Illness or Wounds."""
    feeds: int = 0
    """Food it takes to feed everybody."""
    revives: int = 0
    """How many lose no action."""
    works: int = 0
    """Actions by night."""
    defends: int = 0
    """Points off a raid card."""
    hides: int = 0
    """Pieces that raiders do not get."""
    escapes: int = 0
    """Fights that are over."""
    averts: int = 0
    """Fate cards that are not resolved."""
    scouts: int = 0
    """Unknown cards that are seen and put in order."""
    hushes: int = 0
    """Rolls for Noise that are not made."""
    searches: int = 0
    """Finds made once more."""
    rests: int = 0
    """Levels of Fatigue."""


_boons: dict[Callable[[Game], Flow[bool]], Boon] = {
    _banister: Boon(cold=BANISTER_COLD),
    _melted_snow: Boon(water=MELTED),
    _old_debt: Boon(owed=DEBT),
    _old_stories: Boon(lightens=LIGHTENED),
    _house_doctor: Boon(cures=DOCTOR),
    _thin_soup: Boon(feeds=1),
    _second_wind: Boon(revives=1),
    _night_shift: Boon(works=1),
    _good_neighbours: Boon(defends=NEIGHBOURS_POINTS),
    _hidden_shelf: Boon(hides=SHELF),
    _slip_away: Boon(escapes=1),
    _not_today: Boon(averts=1),
    _know_the_streets: Boon(scouts=STREETS),
    _hold_your_breath: Boon(hushes=1),
    _second_look: Boon(searches=1),
}


def boon(card: Narrative) -> Boon:
    """What a Narrative Action is good for."""
    return card.boon or _boons.get(card.run, Boon())
