"""Opening the book: by a Reality Impact, by a written token that comes back, or by a rule's number."""

from __future__ import annotations

from tilldawn.engine.deck import draw, known, shuffle_in
from tilldawn.engine.flow import Flow, roll, rule
from tilldawn.games.mine.book.events import ImpactEmpty, ImpactNamed, NoteCameBack, NoteStirred
from tilldawn.games.mine.book.notes import place_of
from tilldawn.games.mine.book.run import ready, resolve
from tilldawn.games.mine.book.scripts import draw_colour, put_away, scene
from tilldawn.games.mine.book.shelf import BOOK, bars_of
from tilldawn.games.mine.cards.characters import COLOUR_CARDS
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.cards.impact import IMPACTS
from tilldawn.games.mine.state import Game, State


@rule("M-SCRIPT-01", "M-SCRIPT-06", "M-SCRIPT-67")
def read(g: Game, number: int, actor: str = "") -> Flow[None]:
    """Resolve a script by its number. On the way its scene lasts until the book is closed."""
    with scene(g.state):
        yield from resolve(g, BOOK[number], BOOK.__getitem__, actor)


@rule("M-SCRIPT-01", "M-SCRIPT-02", "M-SCRIPT-03", "M-CARD-28", "M-RES-08", "M-MORN-07")
def open_by_impact(g: Game, card: str, actor: str = "") -> Flow[None]:
    """A Reality Impact: the named card, a Colour, the number in its circle, that script."""
    s = g.state
    named = yield from name_card(s, card)
    put_away(s, card)
    colour = yield from draw_colour()
    packs = s.settings.packs
    for bar in (*bars_of(named, packs), *bars_of(IMPACTS[card].bar, packs)):
        number = circle(s, bar, colour)
        if number:
            g.emit(
                ImpactNamed(
                    impact=f"card:{card}",
                    card=f"card:{named}",
                    colour=f"colour:{colour}",
                    number=number,
                    rule="M-SCRIPT-03",
                )
            )
            yield from read(g, number, actor)
            return
    g.emit(ImpactEmpty(impact=f"card:{card}", card=f"card:{named}", rule="M-SCRIPT-03"))


def name_card(s: State, card: str) -> Flow[str]:
    """The card an Impact points to: the visited Location, the newest Event, or the top of a deck.

    The one in the Findings names the top Residents card, the one in the Night Raids the next raid, the
    one among the Visitors the next Visitor: shown, used for its number, and shuffled back.
    """
    names = IMPACTS[card].names
    pile = {"residents": s.residents, "raids": s.raids, "visitors": s.visitors}.get(names)
    seen: list[str] = []
    while pile is not None and len(pile):
        seen.append((yield from draw(pile, s.unseen)))
        if bars_of(seen[-1], s.settings.packs):
            break
    for top in seen:
        if pile is not None:
            shuffle_in(pile, known(top))
    if seen:
        return seen[-1]
    if names == "visited" and s.trip is not None:
        return s.trip.location
    return s.newest


def circle(s: State, bar: tuple[int, ...], colour: str) -> int:
    """The number in the colour's circle; told already or out of place, the next one to the right."""
    start = COLOUR_CARDS.index(colour)
    for step in range(len(bar)):
        number = bar[(start + step) % len(bar)]
        if number not in s.scripts and ready(s, BOOK[number]):
            return number
    return 0


@rule("M-SCRIPT-07", "M-TOKEN-16")
def recall(g: Game, phase: str) -> Flow[None]:
    """Written tokens whose time has come lead to their scripts; each is then out of play.

    Whoever is named on a token, or has it on their card, is the one its page is about.
    """
    s = g.state
    for note in [n for n in s.notes if n.script and n.phase == phase and n.day <= s.day]:
        if note in s.notes and ready(s, BOOK[note.script]):
            s.notes.remove(note)
            g.emit(NoteCameBack(note=f"note:{note.name}", rule="M-SCRIPT-07"))
            kind, on = place_of(note)
            yield from read(g, note.script, on if kind in ("outside", "person") else "")


@rule("M-SPIRIT-03", "M-SCRIPT-56", "M-SCRIPT-61")
def haunt(g: Game) -> Flow[None]:
    """Tokens that come up when Spirit is resolved: the Black die, and on 1 or 2 their script."""
    s = g.state
    for note in [n for n in s.notes if n.phase == "spirit"]:
        result = yield from roll(BLACK)
        woke = result <= STIRS
        told = "yes" if woke else "no"
        g.emit(NoteStirred(note=f"note:{note.name}", result=result, woke=told, rule="M-SPIRIT-03"))
        if woke and note in s.notes:
            s.notes.remove(note)
            yield from read(g, note.script)


STIRS = 2
"""Up to this result a token comes up with Spirit."""
