"""Written tokens that other rules read: who lives with us, what cannot be taken, what is carried home."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.request import Option
from tilldawn.games.mine.book.events import GuestAte, GuestLeft, NoteErased, NoteWritten, OrphansFed
from tilldawn.games.mine.choices import choose_good, decide
from tilldawn.games.mine.goods import FOOD, WRITTEN, Goods
from tilldawn.games.mine.house.board import SPACES
from tilldawn.games.mine.people.group import at_home, party, ref
from tilldawn.games.mine.people.harm import pangs, relieve
from tilldawn.games.mine.state import Game, Note, Person, State
from tilldawn.games.mine.trade.supply import discard, put, take
from tilldawn.games.mine.verbs import Verb

LEAVE_CHILD = Verb("leave-child", "M-SCRIPT-34", "note:note", warning="warning-leave-child")
FEED_ORPHANS = Verb("feed-orphans", "M-SCRIPT-58", "good:good")
ON_OUT = Verb("on-out", "M-SCRIPT-58")

CHILD_WEIGHT = 3
NOTEBOOK = 2
"""What the neighbour's notebook adds to the roll after a loss: somebody has written it down."""
CAMO, CAMO_LINES = 3, 2
"""The Camo lowers Noise so much, for a party of so many at most."""


STORAGE, PILE, OUTSIDE = "storage", "pile", "outside"
"""Places of a written token besides spaces and Characters; on the Outside space it may bear a name."""


def place_of(note: Note) -> tuple[str, str]:
    """Where a written token lies: the kind of place, and which space or Character.

    `("storage", "")`, `("pile", "")` for somebody carried, `("outside", "emilia")` on the Outside space with
    that name on it, `("space", "b2")`, `("person", "emilia")`.
    """
    kind, _, name = note.place.partition(":")
    if kind in (STORAGE, PILE, OUTSIDE):
        return kind, name
    return ("space" if kind in SPACES else "person"), kind


@rule("M-SCRIPT-07", "M-TOKEN-16")
def write(g: Game, note: Note) -> None:
    """A name and a number are written on a Blank token, and it is laid down."""
    g.state.notes.append(note)
    kind, on = place_of(note)
    ref_to = {"space": f"space:{on}", "person": f"character:{on}", "outside": f"character:{on}"}
    g.emit(
        NoteWritten(
            note=f"note:{note.name}",
            number=note.number,
            place=kind,
            on=ref_to[kind] if on else "none",
            rule="M-SCRIPT-07",
        )
    )


def noted(s: State, name: str) -> Note | None:
    """The written token with this name, if it is in play."""
    for note in s.notes:
        if note.name == name:
            return note
    return None


def mend(s: State) -> None:
    """Up to 0.3.0 the items of scripts 281 and 923 were notes: the Camo anywhere, the other one on the
    Sawblade it protected. Now they are pieces like others."""
    for note in [n for n in s.notes if n.name in WRITTEN]:
        s.notes.remove(note)
        heap = next((h for h in (s.pile, s.storage, s.tools) if h.get("sawblade")), None)
        if note.name == "camo":
            put(s.pile if s.phase == "scavenging" else s.storage, "camo")
        elif heap is not None:
            take(heap, "sawblade")
            put(s.box, "sawblade")
            put(heap, note.name)
            for plan in s.plans:
                plan.tool = note.name if plan.tool == "sawblade" else plan.tool


def erase(g: Game, note: Note) -> None:
    """A written token leaves play."""
    g.state.notes.remove(note)
    g.emit(NoteErased(note=f"note:{note.name}", rule="M-SCRIPT-07"))


@rule("M-SCRIPT-40", "M-NOISE-10")
def camouflaged(s: State) -> bool:
    """The party has the Camo with it, and enough capes for everybody."""
    return "camo" in s.pile and len(party(s)) <= CAMO_LINES


@rule("M-SCRIPT-40", "M-NOISE-10")
def noise_to_roll_against(s: State) -> int:
    """Noise as it counts for a roll: 3 lower in Camo."""
    return s.noise - CAMO if camouflaged(s) else s.noise


@rule("M-SCRIPT-24", "M-TOKEN-16", "M-TOKEN-26")
def safe(goods: Goods) -> Goods:
    """What can be taken from us: all but what has a name of its own, the Thin Sawblade and the Camo."""
    if any(good in goods for good in WRITTEN):
        return {good: n for good, n in goods.items() if good not in WRITTEN}
    return goods


@rule("M-SCRIPT-32", "M-CARD-21")
def guest_eats(g: Game) -> Flow[None]:
    """Sergei eats one meal of ours each Dusk; if there is none, he takes his hat."""
    s = g.state
    sergei = noted(s, "sergei")
    if sergei is None:
        return
    there = [food for food in FOOD if s.storage.get(food)]
    if there:
        food = yield from choose_good(g, "guest-eats", there, "M-SCRIPT-32")
        discard(g, {food: 1}, "storage", "M-SCRIPT-32")
        g.emit(GuestAte(note="note:sergei", good=f"good:{food}", rule="M-SCRIPT-32"))
        return
    erase(g, sergei)
    g.emit(GuestLeft(note="note:sergei", rule="M-SCRIPT-32"))
    yield from pangs(g, at_home(s), 1, "M-SCRIPT-32")


@rule("M-SCRIPT-34", "M-SCRIPT-27", "M-FIND-06")
def carried(s: State) -> int:
    """The weight of people carried home."""
    return CHILD_WEIGHT * sum([note.place == PILE for note in s.notes]) if s.notes else 0


def put_down_offers(s: State) -> list[Option]:
    """Whoever is carried can be left behind."""
    return [LEAVE_CHILD(s.leader, note.name) for note in s.notes if note.place == PILE]


def put_down(g: Game, name: str) -> Flow[None]:
    """Leave somebody behind who was to be carried home."""
    s = g.state
    note = noted(s, name)
    if note is not None:
        erase(g, note)
        yield from pangs(g, party(s), 2, "M-SCRIPT-34")


@rule("M-SCRIPT-58")
def orphans(g: Game, who: Person) -> Flow[None]:
    """Whoever goes Outside may leave food on the step for the orphans."""
    s = g.state
    foods = [food for food in FOOD if s.storage.get(food)]
    if noted(s, "orphans") is None or not foods:
        return
    options = [*(FEED_ORPHANS(s.leader, food) for food in foods), ON_OUT(s.leader)]
    chosen = yield from decide(g, "orphans", options, "M-SCRIPT-58", {"who": ref(who)}, refused="all")
    if chosen.verb == "feed-orphans":
        discard(g, {chosen.args[0]: 1}, "storage", "M-SCRIPT-58")
        g.emit(OrphansFed(who=ref(who), rule="M-SCRIPT-58"))
        relieve(g, who, "misery", 1, "M-SCRIPT-58")
