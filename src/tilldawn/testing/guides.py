"""Walking through guided games: as the guide suggests, as a bot would, or at random.

`python -m tilldawn.testing.guides mine 0 300` looks for seeds with which the prepared opening has everything
the guide wants to show; the best come last.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from tilldawn import new_table
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.bots.protocol import Bot
from tilldawn.engine.request import Option
from tilldawn.engine.table import Table
from tilldawn.guide import daylight, mine
from tilldawn.guide.steps import Guide, Scene, Step

GUIDES = {"daylight": daylight.GUIDE, "mine": mine.GUIDE}
OPENING: dict[str, Callable[[Any], bool]] = {
    "mine": lambda view: view.day == 1 or (view.day == 2 and view.stage <= 1 and not _planned(view)),
    "daylight": lambda view: view.round <= 3,
}
"""How far the prepared opening goes: the first day and the next Morning; three Rounds."""


def _planned(view: Any) -> bool:
    return any(person.doing for person in view.people)


class Heard(Struct, frozen=True):
    """A step of a guide, when it was first due: after how many answers of the learner, and where."""

    after: int
    step: Step
    scene: Scene


class Walk(Struct):
    """A guided game as far as it was played."""

    table: Table[Any]
    heard: dict[str, Heard]
    answers: int

    @property
    def view(self) -> Any:
        """The table as it lies now."""
        return self.table.look()


def suggested(guide: Guide) -> Callable[[Table[Any]], Option]:
    """Answers as the guide suggests; where it leaves the choice to the player, as a bot would."""
    bot = make_bot("heuristic", guide.game, "learner")

    def choose(table: Table[Any]) -> Option:
        return guide.suggestion(table, table.look()) or bot.choose(table, 0)

    return choose


def by_bot(guide: Guide, name: str, seed: str) -> Callable[[Table[Any]], Option]:
    """Answers of a bot that does not listen."""
    bot = make_bot(name, guide.game, seed)
    return lambda table: bot.choose(table, 0)


def walk(
    guide: Guide,
    choose: Callable[[Table[Any]], Option],
    *,
    seed: str = "",
    until: Callable[[Any], bool] | None = None,
    most: int = 2000,
    each: Callable[[Step, Scene], None] | None = None,
) -> Walk:
    """Play a guided game as far as `until` holds, and note what the guide said. Bots answer as soon as they
    may, as on a server."""
    table = new_table(guide.game, guide.seats("Learner"), seed or guide.seed, guide.options)
    bots: dict[int, Bot] = {
        at: make_bot(seat.player, guide.game, "guide")
        for at, seat in enumerate(table.seats)
        if seat.player != "human"
    }
    walked = Walk(table, {}, 0)
    for _ in range(most):
        if table.request is None:
            break
        moved = step(table, bots)
        if moved is None:
            view = table.look()
            if until is not None and not until(view):
                break
            for _, due, scene in guide.due(table, view):
                walked.heard.setdefault(due.id, Heard(walked.answers, due, scene))
                if each is not None:
                    each(due, scene)
            moved = choose(table)
            walked.answers += 1
        table.answer(moved.id, moved.seat)
    return walked


def search(game: str, first: int, last: int) -> None:
    """Print seeds by what is missing in their openings, then by how late the last step comes."""
    guide = GUIDES[game]
    found: list[tuple[int, int, str, str]] = []
    for number in range(first, last):
        seed = f"guide-{game}-{number}"
        walked = walk(guide, suggested(guide), seed=seed, until=OPENING[game])
        lacks = [step.id for step in guide.steps if step.id not in walked.heard]
        late = max(heard.after for heard in walked.heard.values())
        told = " ".join(f"{id}@{heard.after}" for id, heard in walked.heard.items())
        found.append((len(lacks), late, seed, f"lacks {lacks}, {_losses(walked)}: {told}"))
    for line in sorted(found, reverse=True):
        print(*line)


def _losses(walked: Walk) -> str:
    view = walked.view
    if hasattr(view, "people"):
        return f"lost {len(view.lost)}, " + ", ".join(
            f"{person.id} {max(person.states.values())}" for person in view.people
        )
    return "Health " + " ".join(str(player.health) for player in view.players)


if __name__ == "__main__":
    search(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
