"""Playing a Special card or a perk: it is spent, and what is printed on it happens."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.word import Word
from tilldawn.games.daylight.cards.shelf import PERKS, PLAYED, RUBBLE
from tilldawn.games.daylight.events import SpecialPlayed
from tilldawn.games.daylight.harm import health
from tilldawn.games.daylight.inventory import spend
from tilldawn.games.daylight.perks import use_perk
from tilldawn.games.daylight.state import Game, State
from tilldawn.games.daylight.words import Effect, Scene


@rule("W-COMBAT-08", "W-SPEC-01", "W-SPEC-18", "W-SPEC-19", "W-INV-12")
def play_special(g: Game, seat: int, card: str, why: str) -> Flow[None]:
    """Discard the card and carry out what it says; it costs no action."""
    g.emit(SpecialPlayed(seat=f"seat:{seat}", card=f"card:{card}", rule=why))
    spend(g.state, seat, card)
    yield from happen(g, RUBBLE[card].words, Scene(seat, card, f"card:{card}", RUBBLE[card].rule))


def play_perk(g: Game, seat: int, perk: str) -> Flow[None]:
    """Use a perk that works like a card."""
    use_perk(g, seat, perk, "W-PERK-04")
    yield from happen(g, PERKS[perk].words, Scene(seat, perk, f"perk:{perk}", "W-PERK-02"))


def happen(g: Game, words: tuple[Word, ...], scene: Scene) -> Flow[None]:
    """Let all effects of a card or perk happen, one after another."""
    for word in words:
        if isinstance(word, Effect):
            yield from word.run(g, scene)


@rule("G-10")
def is_deadly(s: State, words: tuple[Word, ...], seat: int) -> bool:
    """Whether these would kill the player (legal, but to be asked about twice)."""
    return sum(word.toll() for word in words if isinstance(word, Effect)) >= health(s.players[seat])


@rule("W-SPEC-05", "G-35")
def supporters(s: State) -> list[tuple[int, str]]:
    """Who may play what in this Combat turn: holders of such cards other than the player whose turn it is."""
    found: list[tuple[int, str]] = []
    for card in PLAYED["other-turn"] if s.turn is not None else ():
        for seat, player in enumerate(s.players):
            if card in player.items and s.turn is not None and seat != s.turn.seat:
                found.append((seat, card))
    return found
