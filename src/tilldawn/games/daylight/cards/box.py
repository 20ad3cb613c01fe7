"""Everything in the box: importing it fills the shelves."""

from __future__ import annotations

from tilldawn.games.daylight.cards import assault, characters, combat, horde, modes, numbers, rubble, tokens

DECKS = (rubble, combat, horde, assault, characters, tokens, modes)
NUMBERS = {name: value for name, value in vars(numbers).items() if name.isupper()}
DIFFICULTIES = numbers.DIFFICULTIES
