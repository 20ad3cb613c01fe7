"""What is printed on Character cards, for whoever judges who should do what."""

from __future__ import annotations

from functools import cache

from tilldawn.games.mine.cards.characters import CHARACTER, Line, Skill


def skill_of(character: str) -> Skill:
    """What a Character can do that others cannot."""
    return CHARACTER[character].skill


@cache
def comforts(character: str) -> int:
    """What the lines of somebody's Spirit take off the Misery of those who are chosen, all together."""
    return sum(-line.misery * line.chosen for line in CHARACTER[character].spirit if line.misery < 0)


@cache
def cheered(character: str, good: str) -> int:
    """How many feel better at a Dawn because somebody has a piece in Storage."""
    return sum(_cheers(line, good) for line in CHARACTER[character].spirit)


def _cheers(line: Line, good: str) -> int:
    return max(1, line.chosen) if good in line.holds and line.misery < 0 else 0


__all__ = ["Skill", "cheered", "comforts", "skill_of"]
