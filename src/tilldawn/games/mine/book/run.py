"""Resolving scripts: the page, the choice, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from msgspec import Struct

from tilldawn.engine.deck import draw, peek, put_on_top
from tilldawn.engine.flow import Flow, ask, pick, roll, rule
from tilldawn.engine.request import Arg, Option, option
from tilldawn.games.mine.book import words as w
from tilldawn.games.mine.book.conditions import accepts, at_hand, holds, open_choice
from tilldawn.games.mine.book.events import (
    BookRolled,
    EventRemoved,
    NoteErased,
    NoteWritten,
    ScriptOver,
    ScriptTold,
)
from tilldawn.games.mine.book.notes import safe
from tilldawn.games.mine.cards.characters import EPILOGUES
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.cards.events import CEASEFIRE, CHAPTERS
from tilldawn.games.mine.choices import agree, choose_good, choose_person, decide, pay_worth
from tilldawn.games.mine.city.events import CardsSeen
from tilldawn.games.mine.city.findings import find, may_find
from tilldawn.games.mine.city.noise import lower_noise, raise_noise, roll_for_noise
from tilldawn.games.mine.city.residents import encounter
from tilldawn.games.mine.city.unknown import look_ahead, return_cards
from tilldawn.games.mine.combat.fight import fight
from tilldawn.games.mine.decks import exchange_location
from tilldawn.games.mine.goods import GOOD, Goods, ordered
from tilldawn.games.mine.house.board import FITTING_SPACES, GUARD_FLOOR
from tilldawn.games.mine.house.cold import add_cold, remove_cold
from tilldawn.games.mine.house.events import FittingLost, HoleOpened
from tilldawn.games.mine.house.rooms import SPACE, board_up, choose_hole, guard_bonus, open_holes, take_down
from tilldawn.games.mine.people.events import NarrativeDrawn
from tilldawn.games.mine.people.group import at_home, awake, empathy, member, present, prowess
from tilldawn.games.mine.people.harm import (
    CardLost,
    TripEnded,
    change,
    draw_epilogue,
    empathy_roll,
    lose,
)
from tilldawn.games.mine.people.recruits import can_join, join
from tilldawn.games.mine.state import Game, Note, Person, State
from tilldawn.games.mine.trade.deal import trade
from tilldawn.games.mine.trade.supply import discard, gain, in_box, value, zone
from tilldawn.games.mine.verbs import Verb

TURN_PAGE = Verb("turn-page", "M-SCRIPT-05")
TAKE_ONE = Verb("book-pick", "M-SCRIPT-52", "good:good")
ROLL_AGAIN = Verb("book-reroll", "M-SCRIPT-39", "left:int")
KEEP_ROLL = Verb("book-keep", "M-SCRIPT-39", "result:int")
SLOT = Verb("book-exchange", "M-LOC-03", "slot:slot", "card:card")


class Scene(Struct):
    """What a script remembers while it runs: the Character chosen in it."""

    number: int
    actor: str = ""


@cache
def choice_option(seat: int, number: int, id: str, effects: int) -> Option:
    """A choice of a script: its sentence, and what it does, put into words."""
    told = tuple(f"effect:{number}.{id}.{n}" for n in range(effects))
    return option(
        "script",
        number,
        id,
        seat=seat,
        rule="M-SCRIPT-04",
        refs=(f"script:{number}",),
        said=f"choice:{number}.{id}",
        some="yes" if told else "no",
        effects=told,
    )


@rule("M-SCRIPT-04", "M-SCRIPT-05", "M-SCRIPT-08", "M-SCRIPT-09")
def resolve(g: Game, script: w.Script, book: Callable[[int], w.Script], actor: str = "") -> Flow[None]:
    """Read the page, choose, and do what it says; then play goes on where it stopped."""
    s = g.state
    number = script.number
    s.scripts.append(number)
    faded = any(topic in s.settings.faded for topic in script.topics)
    page = f"faded:{number}" if faded else f"page:{number}"
    g.emit(ScriptTold(script=f"script:{number}", page=page, rule="M-SCRIPT-03"))
    scene = Scene(number, actor)
    options = [
        choice_option(s.leader, number, choice.id, len(choice.then))
        for choice in script.choices
        if open_choice(s, choice)
    ]
    chosen = yield from ask(
        g,
        "script",
        s.leader,
        lambda: options or [TURN_PAGE(s.leader)],
        "M-SCRIPT-04",
        {
            "script": f"script:{number}",
            "page": page,
            "odds": tuple(f"odds:{p.id}*{empathy(p) * 10}" for p in present(s)),
        },
        anytime=False,
        wait=lambda: True,
    )
    yield from run_all(g, script.then, scene, book)
    if chosen.verb == "script":
        choice = next(c for c in script.choices if c.id == chosen.args[1])
        yield from run_all(g, choice.then, scene, book)
    g.emit(ScriptOver(script=f"script:{number}", rule="M-SCRIPT-05"))


@rule("M-SCRIPT-15", "M-SCRIPT-16", "M-SCRIPT-20", "M-SCRIPT-22", "M-SCRIPT-29", "M-SCRIPT-36", "M-SCRIPT-44")
@rule("M-SCRIPT-51", "M-SCRIPT-55", "M-SCRIPT-57")
def run_all(
    g: Game, effects: tuple[w.Effect, ...], scene: Scene, book: Callable[[int], w.Script]
) -> Flow[None]:
    """One effect after the other; nothing more happens when nobody is left in the scene."""
    for effect in effects:
        if not g.state.group:
            return
        match effect:
            case w.Roll():
                yield from _roll(g, effect, scene, book)
            case w.If(when=when, then=then, otherwise=otherwise):
                branch = then if holds(g.state, when) else otherwise
                yield from run_all(g, branch, scene, book)
            case w.GoTo(script=number):
                yield from resolve(g, book(number), book, scene.actor)
            case _:
                yield from _run(g, effect, scene)


@rule("M-SCRIPT-66", "M-SCRIPT-39", "M-COMB-25")
def _roll(g: Game, effect: w.Roll, scene: Scene, book: Callable[[int], w.Script]) -> Flow[None]:
    """The Black die picks a line; where the script says so the actor's Prowess gives rerolls."""
    s = g.state
    result = yield from roll(BLACK)
    actor = member(s, scene.actor)
    left = 0
    if effect.prowess and actor is not None:
        left = prowess(actor) + guard_bonus(g.state, actor)
    while left:
        options = [KEEP_ROLL(s.leader, result), ROLL_AGAIN(s.leader, left)]
        chosen = yield from decide(g, "book-reroll", options, "M-SCRIPT-39", {"result": result})
        if chosen.verb == "book-keep":
            break
        left -= 1
        result = yield from roll(BLACK)
    total = max(1, min(BLACK, result + effect.bonus))
    upto, line = next(line for line in effect.lines if total <= line[0])
    g.emit(
        BookRolled(
            script=f"script:{scene.number}",
            line=f"line:{scene.number}:{upto}",
            result=result,
            total=total,
            rule="M-SCRIPT-66",
        )
    )
    yield from run_all(g, line, scene, book)


def people(s: State, who: w.Who, scene: Scene) -> list[Person]:
    """Whom an effect meets, where that needs no choice."""
    here = present(s)
    match who:
        case "present":
            return here
        case "home":
            return at_home(s)
        case "group":
            return list(s.group)
        case "actor":
            actor = member(s, scene.actor)
            return [actor] if actor is not None else []
        case "kindest":
            return [max(here, key=empathy)] if here else []
        case "hardest":
            return [min(here, key=empathy)] if here else []
        case "strongest":
            return [max(here, key=prowess)] if here else []
        case "weakest":
            return [min(here, key=prowess)] if here else []
        case _:
            return here


def _whom(g: Game, who: w.Who, scene: Scene, rule: str) -> Flow[list[Person]]:
    """Whom an effect meets: chosen by the leader, by chance, or by the rule."""
    s = g.state
    found = people(s, who, scene)
    if who == "random" and found:
        id = yield from pick({p.id: 1 for p in found})
        return [p for p in found if p.id == id]
    if who == "one" and found:
        person = yield from choose_person(g, "script-who", found, rule)
        scene.actor = scene.actor or person.id
        return [person]
    return found


@rule("M-SCRIPT-35", "M-SCRIPT-65", "M-SCRIPT-17", "M-SCRIPT-50", "M-SCRIPT-53", "M-SCRIPT-62", "M-SCRIPT-64")
@rule("M-SCRIPT-33", "M-SCRIPT-48", "M-SCRIPT-54")
def _run(g: Game, effect: w.Effect, scene: Scene) -> Flow[None]:
    """Do one effect."""
    s = g.state
    why = "M-SCRIPT-04"
    match effect:
        case w.Gain(goods=goods, storage=storage):
            gain(g, goods, "storage" if storage else at_hand(s), why)
        case w.Lose(goods=goods, storage=storage):
            source = "storage" if storage else at_hand(s)
            heap = zone(s, source)
            there = {good: min(n, heap.get(good, 0)) for good, n in goods.items()}
            discard(g, {good: n for good, n in there.items() if n}, source, why)
        case w.LoseOneOf(goods=kinds, n=n):
            yield from _lose_one_of(g, kinds, n)
        case w.Pay(worth=worth, kinds=colours):
            yield from pay_worth(g, "script-pay", worth, at_hand(s), why, accepts(colours))
        case w.LoseDearest(n=n):
            yield from _lose_dearest(g, n)
        case w.LoseTokens():
            tokens = {good: n for good, n in safe(s, s.storage).items() if GOOD[good].kind != "resource"}
            discard(g, tokens, "storage", "M-SCRIPT-33")
        case w.Pick(goods=goods, n=n):
            yield from _pick(g, goods, n)
        case w.State(state=state, by=by, who=who):
            for person in (yield from _whom(g, who, scene, why)):
                if member(s, person.id) is person:
                    yield from change(g, person, state, by, why)
        case w.Check(by=by, state=state, who=who):
            hit = yield from empathy_roll(g, people(s, who, scene), why)
            for person in hit:
                if member(s, person.id) is person:
                    yield from change(g, person, state, by, why)
        case w.Choose(keep=keep):
            if keep and member(s, scene.actor) is not None:
                return
            here = [p for p in present(s) if awake(p)] or present(s)
            if here:
                scene.actor = (yield from choose_person(g, "script-actor", here, "M-SCRIPT-35")).id
        case w.Write() | w.Erase():
            yield from _note(g, effect, scene)
        case w.Join(states=states, brings=brings):
            if can_join(s) and (yield from agree(g, "script-join", why)):
                yield from join(g, states, brings, why)
        case w.Leave(who=who) | w.Die(who=who):
            for person in (yield from _whom(g, who, scene, why)):
                yield from _gone(g, person, left=isinstance(effect, w.Leave))
        case _:
            yield from _run_world(g, effect, scene)


def _gone(g: Game, person: Person, *, left: bool) -> Flow[None]:
    """Lost by a script: a departure or a death of the book."""
    state = "misery" if left else "wounds"
    told = EPILOGUES[state][:2] if left else EPILOGUES[state]
    epilogue = yield from draw_epilogue(g.state, told)
    lose(g, person, "script", epilogue, "M-DEATH-01")


def _lose_one_of(g: Game, kinds: tuple[str, ...], n: int) -> Flow[None]:
    s = g.state
    for _ in range(n):
        there = [good for good in ordered(zone(s, at_hand(s))) if good in kinds]
        if there:
            good = yield from choose_good(g, "script-give", there, "M-SCRIPT-04")
            discard(g, {good: 1}, at_hand(s), "M-SCRIPT-04")


def _lose_dearest(g: Game, n: int) -> Flow[None]:
    s = g.state
    for _ in range(n):
        there = safe(s, zone(s, at_hand(s)))
        tokens = [good for good in ordered(there) if GOOD[good].kind != "resource"]
        if tokens:
            most = max(value(s, good) for good in tokens)
            dearest = [good for good in tokens if value(s, good) == most]
            good = yield from choose_good(g, "lose-dearest", dearest, "M-SCRIPT-04")
            discard(g, {good: 1}, at_hand(s), "M-SCRIPT-04")


@rule("M-SCRIPT-52")
def _pick(g: Game, goods: Goods, n: int) -> Flow[None]:
    """Exactly so many pieces out of those named, as far as the box holds them."""
    s = g.state
    left = dict(goods)
    for _ in range(n):
        options = [TAKE_ONE(s.leader, good) for good in ordered(left) if left[good] and in_box(s, good)]
        if not options:
            return
        chosen = yield from decide(g, "book-pick", options, "M-SCRIPT-52")
        left[chosen.args[0]] -= 1
        gain(g, {chosen.args[0]: 1}, at_hand(s), "M-SCRIPT-52")


@rule("M-SCRIPT-07", "M-TOKEN-16", "M-TOKEN-17", "M-SCRIPT-45", "M-SCRIPT-59", "M-SCRIPT-60", "M-BOARD-33")
def _note(g: Game, effect: w.Write | w.Erase, scene: Scene) -> Flow[None]:
    """Write a name on a Blank token and lay it down, or take one out of play."""
    s = g.state
    if isinstance(effect, w.Erase):
        for note in [n for n in s.notes if n.name == effect.name]:
            s.notes.remove(note)
            g.emit(NoteErased(note=f"note:{note.name}", rule="M-SCRIPT-07"))
        return
    place: str = effect.where
    if place == "actor":
        place = scene.actor
    elif place == "outside" and scene.actor:
        place = f"outside:{scene.actor}"
    elif place == "space":
        spaces = [SPACE(s.leader, space, rule="M-SCRIPT-60") for space in FITTING_SPACES]
        words: dict[str, Arg] = {"note": f"note:{effect.name}"}
        place = (yield from decide(g, "note-where", spaces, "M-SCRIPT-60", words)).args[0]
    s.notes.append(Note(effect.name, effect.script, place, effect.phase, s.day + effect.days))
    g.emit(NoteWritten(note=f"note:{effect.name}", rule="M-SCRIPT-07"))


@rule("M-SCRIPT-43", "M-SCRIPT-46", "M-SCRIPT-49", "M-SCRIPT-63")
def _run_world(g: Game, effect: w.Effect, scene: Scene) -> Flow[None]:
    """Effects that reach into the night, the city and the house."""
    s = g.state
    why = "M-SCRIPT-04"
    match effect:
        case w.Noise(by=by, roll=rolled):
            if by >= 0:
                raise_noise(g, by, why, card=False)
            else:
                lower_noise(g, -by, why)
            if rolled and (yield from roll_for_noise(g)):
                yield from encounter(g)
        case w.Return(cards=cards):
            return_cards(g, min(cards, len(s.unknown)), why)
        case w.Find(row=row, plain=plain):
            if may_find(s):
                yield from find(g, row, plain=plain)
        case w.Meet():
            yield from encounter(g)
        case w.Fight(card=card, break_at=break_at):
            yield from fight(g, card, home=s.phase != "scavenging", break_at=break_at)
        case w.Trade(list=name):
            yield from trade(g, name, home=s.phase != "scavenging")
        case w.EndTrip():
            raise TripEnded
        case w.DropCard():
            raise CardLost
        case w.Look(deck=deck, cards=cards):
            yield from _look(g, deck, cards)
        case w.Exchange(which=which):
            yield from _exchange(g, which)
        case w.Story(cards=cards):
            yield from _story(g, cards)
        case _:
            yield from _run_house(g, effect, scene)


def _look(g: Game, deck: str, cards: int) -> Flow[None]:
    s = g.state
    if deck == "unknown":
        yield from look_ahead(g, cards, "M-SCRIPT-04")
        return
    pile = {"events": s.events, "raids": s.raids, "residents": s.residents}[deck]
    seen: list[str] = []
    for _ in range(min(cards, len(pile))):
        seen.append((yield from draw(pile, s.unseen)))
    for card in reversed(seen):
        put_on_top(pile, card)
    if seen:
        g.emit(CardsSeen(cards=tuple(f"card:{card}" for card in seen), rule="M-SCRIPT-04"))


def _exchange(g: Game, which: str) -> Flow[None]:
    s = g.state
    slot = 0
    if which == "visited" and s.trip is not None and s.trip.location in s.locations:
        slot = s.locations.index(s.trip.location)
    elif which == "any":
        options = [
            SLOT(s.leader, name, s.locations[at]) for at, name in enumerate(("near", "distant", "far"))
        ]
        chosen = yield from decide(g, "script-exchange", options, "M-LOC-03")
        slot = ("near", "distant", "far").index(chosen.args[0])
    yield from exchange_location(g, slot, "M-LOC-03")


def _story(g: Game, cards: int) -> Flow[None]:
    s = g.state
    drawn: list[str] = []
    for _ in range(min(cards, len(s.narrative))):
        drawn.append((yield from draw(s.narrative, s.unseen)))
        s.hand.append(drawn[-1])
    if drawn:
        g.emit(NarrativeDrawn(cards=tuple(f"card:{c}" for c in drawn), rule="M-SCRIPT-04"))


@rule("M-SCRIPT-28", "M-SCRIPT-30", "M-SCRIPT-31", "M-SCRIPT-37", "M-SCRIPT-38", "M-SCRIPT-41", "M-SCRIPT-47")
@rule("M-FIT-81", "M-MOVE-11", "M-DAY-17")
def _run_house(g: Game, effect: w.Effect, scene: Scene) -> Flow[None]:
    s = g.state
    match effect:
        case w.Cold(by=by):
            if by >= 0:
                add_cold(g, by, "M-SCRIPT-04")
            else:
                remove_cold(g, -by, "M-SCRIPT-04")
        case w.Hole(by=by):
            yield from _hole(g, by)
        case w.Raids(more=more):
            s.more_raids = s.more_raids or more
            s.soldier = s.soldier or not more
        case w.Busy(who=who):
            for person in (yield from _whom(g, who, scene, "M-SCRIPT-04")):
                person.busy = True
        case w.Away():
            for person in people(s, "actor", scene):
                person.posted = True
        case w.OneAction():
            s.one_action = s.day if s.phase in ("morning", "day") else s.day + 1
        case w.CloseBasement():
            s.basement_closed = True
        case w.IgnoreUniforms():
            s.uniforms = True
        case w.LoseFitting(ground_floor=ground_floor):
            yield from _lose_fittings(g, ground_floor)
        case w.RemoveEvent():
            yield from _remove_event(g)
        case w.Carry(name=name, script=script):
            s.notes.append(Note(name, script, "pile", "dawn", s.day))
            g.emit(NoteWritten(note=f"note:{name}", rule="M-SCRIPT-34"))
        case _:
            raise AssertionError(f"{effect} is not run here")


def _hole(g: Game, by: int) -> Flow[None]:
    s = g.state
    if by > 0 and (holes := open_holes(s)):
        board_up(g, (yield from choose_hole(g, holes, "M-SCRIPT-04")))
    elif by < 0 and s.board_ups:
        hole = yield from choose_hole(g, s.board_ups, "M-SCRIPT-04")
        s.board_ups = [h for h in s.board_ups if h != hole]
        g.emit(HoleOpened(hole=f"hole:{hole}", rule="M-SCRIPT-04"))


def _lose_fittings(g: Game, ground_floor: bool) -> Flow[None]:
    """All Fittings of the Guard's floor, or a random one; nothing is refunded."""
    s = g.state
    spaces = [space for space in sorted(s.fittings) if not ground_floor or space in GUARD_FLOOR]
    if spaces and not ground_floor:
        spaces = [(yield from pick(dict.fromkeys(spaces, 1)))]
    for space in spaces:
        card = take_down(s, space)
        g.emit(FittingLost(card=f"card:{card}", space=f"space:{space}", rule="M-FIT-81"))


def _remove_event(g: Game) -> Flow[None]:
    """The top Event goes unless it is the Ceasefire; Chapter cards on top stay, the Event below goes."""
    s = g.state
    chapters: list[str] = []
    while s.events.layers and s.events.layers[0] in CHAPTERS:
        chapters.append(str(s.events.layers.pop(0)))
    if len(s.events):
        card = yield from peek(s.events, s.unseen)
        if card != CEASEFIRE:
            s.events.layers.pop(0)
            s.waste_cards.append(card)
            g.emit(EventRemoved(card=f"card:{card}", rule="M-SCRIPT-30"))
    s.events.layers[:0] = chapters
