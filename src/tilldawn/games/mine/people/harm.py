"""States rise and fall; the fourth level takes effect at once; people are lost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tilldawn.engine.flow import Flow, GameOver, pick, roll, rule
from tilldawn.engine.game import Outcome
from tilldawn.engine.request import text
from tilldawn.games.mine.book.events import NoteErased
from tilldawn.games.mine.cards.characters import CHARACTER, DEPARTURES, EPILOGUES, LAST, STATES
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.events import CampaignLost
from tilldawn.games.mine.goods import Goods, counted
from tilldawn.games.mine.people.events import (
    ArmsDropped,
    CharacterLost,
    EmpathyRolled,
    FellAsleep,
    StateFell,
    StateRose,
    StaysUp,
    WokeUp,
)
from tilldawn.games.mine.people.group import empathy, member, party, ref
from tilldawn.games.mine.state import Game, Lost, Person, State
from tilldawn.games.mine.trade.supply import put

ON_DUTY = ("guard", "scavenging")
"""Tasks of a night that are finished before sleep comes."""


class PartyGone(Exception):
    """Nobody is left of the party: the Scavenging phase ends at once (M-SCAV-26)."""


class TripEnded(Exception):
    """Exploration is over: Choose Findings comes next. A card that was being resolved is lost."""


class CardLost(Exception):
    """The Exploration card that waited for an encounter is not resolved; exploration goes on."""


@rule("M-STATE-02", "M-STATE-04", "M-STATE-08", "M-STATE-09", "M-STATE-13", "M-STATE-24")
def suffer(g: Game, person: Person, state: str, by: int, rule: str) -> Flow[None]:
    """Raise one State. The fourth level acts at once: sleep for Fatigue, an epilogue for the others."""
    return suffer_all(g, person, {state: by}, rule)


@rule("M-STATE-13", "M-STATE-14")
def _tired_out(g: Game, person: Person) -> None:
    """Fatigue 4: asleep at once, but whoever is on Guard or out Scavenging sees the night through first."""
    person.holding = person.task in ON_DUTY and g.state.phase != "dawn"
    if person.holding:
        g.emit(StaysUp(who=ref(person), rule="M-STATE-14"))
    else:
        g.emit(FellAsleep(who=ref(person), rule="M-STATE-13"))


@rule("M-STATE-14")
def let_sleep(g: Game, person: Person, rule: str) -> None:
    """What kept somebody up is over, or somebody has drunk: sleep comes now."""
    if person.holding:
        person.holding = False
        g.emit(FellAsleep(who=ref(person), rule=rule))


@rule("M-STATE-10", "M-STATE-11", "M-STATE-12", "M-SCRIPT-18", "M-SCRIPT-68", "M-CARD-16")
def suffer_all(g: Game, person: Person, rises: dict[str, int], rule: str) -> Flow[None]:
    """Raise several States together; if two reach 4, which epilogue it is is left to chance."""
    fatal: list[str] = []
    for state, by in rises.items():
        before: int = getattr(person, state)
        after = min(LAST, before + by)
        if after == before:
            continue
        setattr(person, state, after)
        if g.log is not None:
            by = after - before
            g.emit(StateRose(who=ref(person), state=f"state:{state}", by=by, level=after, rule=rule))
        if after == LAST:
            if state == "fatigue":
                _tired_out(g, person)
            else:
                fatal.append(state)
    if fatal:
        cause = yield from pick(dict.fromkeys(fatal, 1))
        epilogue = yield from draw_epilogue(g.state, EPILOGUES[cause])
        lose(g, person, cause, epilogue, rule)


@rule("M-STATE-11", "M-STATE-12", "M-WIN-08")
def draw_epilogue(s: State, epilogues: Sequence[str]) -> Flow[str]:
    """One of these, drawn blind: none that has been told of somebody else, while there is another.

    The token is drawn at level 3 and turned over at 4. Nobody sees it in between, so it is decided here: of
    those told least often, each is as likely.
    """
    told = [lost.epilogue for lost in s.lost]
    times = [told.count(epilogue) for epilogue in epilogues]
    least = min(times)
    return (yield from pick({e: 1 for e, n in zip(epilogues, times, strict=True) if n == least}))


@rule("M-STATE-03", "M-STATE-23")
def relieve(g: Game, person: Person, state: str, by: int, rule: str) -> None:
    """Lower a State, never below 0. A sleeper wakes as soon as Fatigue is below 4."""
    before: int = getattr(person, state)
    after = max(0, before - by)
    if after == before:
        return
    setattr(person, state, after)
    if g.log is not None:
        by = before - after
        g.emit(StateFell(who=ref(person), state=f"state:{state}", by=by, level=after, rule=rule))
    if state == "fatigue" and before == LAST:
        if not person.holding:
            g.emit(WokeUp(who=ref(person), rule="M-STATE-23"))
        person.holding = False


def change(g: Game, person: Person, state: str, by: int, rule: str) -> Flow[None]:
    """Raise or lower a State, whichever the sign says."""
    if by > 0:
        yield from suffer(g, person, state, by, rule)
    elif by < 0:
        relieve(g, person, state, -by, rule)


def each_suffers(g: Game, people: Iterable[Person], state: str, by: int, rule: str) -> Flow[None]:
    """Several Characters in turn; who has been lost meanwhile is passed over."""
    for person in list(people):
        if member(g.state, person.id) is person:
            yield from suffer(g, person, state, by, rule)


@rule("M-DEATH-01", "M-DEATH-02", "M-DEATH-11", "M-MED-10", "M-TOKEN-23", "M-WIN-05", "M-SCAV-26")
def lose(g: Game, person: Person, cause: str, epilogue: str, rule: str) -> None:
    """A Character dies or leaves: the card is out of the Campaign, what lay on it goes back."""
    s = g.state
    left = epilogue in DEPARTURES
    s.group.remove(person)
    s.waste_cards.append(person.id)
    s.lost.append(Lost(person.id, s.day, cause, epilogue, left, person.starting))
    for good, n in person.medicine.items():
        put(s.box, good, n)
    person.medicine = {}
    where, arms = _drop_weapons(s, person)
    for note in [n for n in s.notes if n.place == person.id]:
        s.notes.remove(note)
        g.emit(NoteErased(note=f"note:{note.name}", rule="M-TOKEN-16"))
    if s.moment != "death-among-us":
        s.lost_today = True
    if s.trip is not None and person.task == "scavenging" and not left:
        s.trip.mourned += 1
    g.emit(
        CharacterLost(
            who=ref(person),
            sex=CHARACTER[person.id].sex,
            how="left" if left else "died",
            cause=cause,
            epilogue=f"epilogue:{epilogue}",
            rule=rule,
        )
    )
    if arms:
        why = "M-DEATH-09" if where == "field" else "M-DEATH-11"
        g.emit(ArmsDropped(who=ref(person), goods=counted(arms), where=where, rule=why))
    if not s.group:
        over(g, "lost-nobody", "M-WIN-05")
    out = s.trip is not None and s.phase == "scavenging"
    if out and person.task == "scavenging" and not party(s):
        raise PartyGone


@rule("M-DEATH-09", "M-DEATH-11", "M-RAID-04")
def _drop_weapons(s: State, person: Person) -> tuple[str, Goods]:
    """On the way they lie out of reach until the fight is over. In a Night Raid they lie where the Guard
    fell, and raiders do not find them; at any other time at home they are in Storage at once.

    Returns where they lie ("field", "post" or "storage") and what they are.
    """
    arms: Goods = {}
    for weapon in (person.weapon, person.spare):
        if weapon:
            put(arms, weapon)
    put(arms, "ammo", person.shots)
    person.weapon = person.spare = ""
    person.shots = 0
    if s.combat is not None and not s.combat.home:
        s.combat.fallen += [weapon for weapon, n in arms.items() for _ in range(n)]
        return "field", arms
    heap = s.fallen if s.phase == "raid" else s.storage
    for good, n in arms.items():
        put(heap, good, n)
    return "post" if s.phase == "raid" else "storage", arms


@rule("M-WIN-03", "M-WIN-05")
def over(g: Game, reason: str, rule: str) -> None:
    """The Campaign is lost and ends here."""
    g.emit(CampaignLost(day=g.state.day, rule=rule))
    g.state.outcome = Outcome(won=False, reason=text(reason, day=g.state.day), rule=rule)
    raise GameOver


@rule("M-STATE-27", "M-STATE-28")
def empathy_roll(g: Game, people: Iterable[Person], rule: str, bonus: int = 0) -> Flow[list[Person]]:
    """One roll for the scene; everybody whose Empathy is at least the result is hit."""
    result = yield from roll(BLACK)
    hit = [person for person in people if empathy(person) >= result + bonus]
    g.emit(
        EmpathyRolled(
            result=result,
            hit=tuple(ref(p) for p in hit),
            some="yes" if hit else "no",
            bonus=bonus,
            total=result + bonus,
            rule=rule,
        )
    )
    return hit


def pangs(g: Game, people: Iterable[Person], by: int, rule: str, bonus: int = 0) -> Flow[None]:
    """An Empathy roll; everybody hit becomes more miserable."""
    hit = yield from empathy_roll(g, people, rule, bonus)
    yield from each_suffers(g, hit, "misery", by, rule)


def sum_of_states(people: Iterable[Person]) -> dict[str, int]:
    """All levels of a State added up, for the chart of the days."""
    return {state: sum(getattr(p, state) for p in people) for state in STATES}
