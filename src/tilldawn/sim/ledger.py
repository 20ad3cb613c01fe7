"""The ledger of content: how often simulated play reached each card and script, and which of their branches
never ran."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.engine.request import Text
from tilldawn.engine.text import Catalog
from tilldawn.games import load_game


class Entry(Struct, frozen=True):
    """A card or script: in how many games it came up, and its branches that never ran."""

    ref: str
    games: int
    unrun: tuple[str, ...] = ()


class Ledger(Struct):
    """What a simulation has seen of a game's content."""

    game: str
    games: int
    entries: list[Entry]

    @property
    def never(self) -> list[Entry]:
        """What never came up."""
        return [entry for entry in self.entries if not entry.games]


def ledger(game: str, games: int, *, seats: int = 1, bot: str = "heuristic", seed: str = "1") -> Ledger:
    """Play, and count in how many games each thing was told of and each choice taken."""
    told: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for number in range(games):
        table = tilldawn.new_table(game, seats, seed=f"{seed}/{number}")
        bots = {seat: make_bot(bot, game, f"{seed}/{number}/{seat}", tastes=True) for seat in range(seats)}
        while (chosen := step(table, bots)) is not None:
            taken[chosen.id] += 1
            table.play(chosen)
        refs = {ref for line in table.log for ref in _refs(line.event.told.args.values())}
        told.update(refs)
    things = load_game(game).content()
    entries = [
        Entry(ref, told[ref], tuple(b for b in branches if not taken[b] and not told[b]))
        for ref, branches in things.items()
    ]
    return Ledger(game, games, entries)


def page(counted: Ledger, lang: str) -> str:
    """The ledger for people to read: what came up, most often first, then what never did."""
    game = load_game(counted.game)
    words = Catalog(lang, counted.game, game.name)
    lines = [words.say(Text("ledger-title", {"game": counted.game, "games": counted.games}))]
    for entry in sorted(counted.entries, key=lambda e: (-e.games, e.ref)):
        unrun = ", ".join(branch.rpartition(":")[2] for branch in entry.unrun)
        note = words.say(Text("ledger-unrun", {"branches": unrun})) if unrun and entry.games else ""
        lines.append(f"{entry.games:>6}  {entry.ref:<24} {words.word(entry.ref)} {note}".rstrip())
    lines.append(words.say(Text("ledger-never", {"count": len(counted.never)})))
    return "\n".join(lines)


def _refs(values: Iterable[object]) -> list[str]:
    found: list[str] = []
    for value in values:
        if isinstance(value, str) and ":" in value:
            found.append(value)
        elif isinstance(value, tuple):
            found += [ref for ref in value if isinstance(ref, str)]
    return found
