"""Written tokens that other rules read: who lives with us, what cannot be taken, what is carried home."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.request import Option
from tilldawn.games.mine.book.events import GuestAte, GuestLeft, NoteErased, OrphansFed
from tilldawn.games.mine.choices import choose_good, decide
from tilldawn.games.mine.goods import FOOD, Goods
from tilldawn.games.mine.people.group import at_home, party, ref
from tilldawn.games.mine.people.harm import pangs, relieve
from tilldawn.games.mine.state import Game, Note, Person, State
from tilldawn.games.mine.trade.supply import discard
from tilldawn.games.mine.verbs import Verb

LEAVE_CHILD = Verb("leave-child", "M-SCRIPT-34", "note:note", warning="warning-leave-child")
FEED_ORPHANS = Verb("feed-orphans", "M-SCRIPT-58", "good:good")
ON_OUT = Verb("on-out", "M-SCRIPT-58")

CHILD_WEIGHT = 3
NOTEBOOK = 2
"""What the neighbour's notebook adds to the roll after a loss: somebody has written it down."""
CAMO, CAMO_LINES = 3, 2
"""The Camo lowers Noise so much, for a party of so many at most."""


def noted(s: State, name: str) -> Note | None:
    """The written token with this name, if it is in play."""
    for note in s.notes:
        if note.name == name:
            return note
    return None


def erase(g: Game, note: Note) -> None:
    """A written token leaves play."""
    g.state.notes.remove(note)
    g.emit(NoteErased(note=f"note:{note.name}", rule="M-SCRIPT-07"))


@rule("M-SCRIPT-40", "M-NOISE-10")
def noise_to_roll_against(s: State) -> int:
    """Noise as it counts for a roll: 3 lower in Camo, if there are enough capes for the party."""
    hidden = noted(s, "camo") is not None and len(party(s)) <= CAMO_LINES
    return s.noise - CAMO if hidden else s.noise


@rule("M-SCRIPT-24", "M-TOKEN-26")
def safe(s: State, goods: Goods) -> Goods:
    """What can be taken from us: all but a Thin Sawblade."""
    if "sawblade" in goods and noted(s, "thin-sawblade") is not None:
        return {good: n for good, n in goods.items() if good != "sawblade"}
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
    return CHILD_WEIGHT * sum(note.place == "pile" for note in s.notes)


def put_down_offers(s: State) -> list[Option]:
    """Whoever is carried can be left behind."""
    return [LEAVE_CHILD(s.leader, note.name) for note in s.notes if note.place == "pile"]


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
    chosen = yield from decide(g, "orphans", options, "M-SCRIPT-58", {"who": ref(who)})
    if chosen.verb == "feed-orphans":
        discard(g, {chosen.args[0]: 1}, "storage", "M-SCRIPT-58")
        g.emit(OrphansFed(who=ref(who), rule="M-SCRIPT-58"))
        relieve(g, who, "misery", 1, "M-SCRIPT-58")
