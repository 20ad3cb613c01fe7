"""What the book says about pets."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import ClassVar

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Text
from tilldawn.games.mine.book.grammar import Effect, Scene
from tilldawn.games.mine.pets.cards import PETS
from tilldawn.games.mine.pets.rules import absent, come
from tilldawn.games.mine.state import Game, State


class PetComes(Effect, frozen=True):
    """A Cat or a Dog comes to live with us: possible only at tables with pets, and only once."""

    says: ClassVar = "pet"
    only_chosen: ClassVar = True
    pet: str

    @rule("M-PET-01")
    def possible(self, s: State, scene: Scene) -> Objection | None:
        if "pets" not in s.modules:
            return Objection("refused-pet-module", "M-PET-01")
        return absent(s, self.pet)

    @rule("M-PET-01")
    def run(self, g: Game, scene: Scene) -> Flow[None]:
        come(g, self.pet)
        yield from ()

    def describe(self) -> Text:
        return self.say(pet=f"card:{self.pet}")

    def faults(self, notes: Collection[str]) -> Iterator[str]:
        if self.pet not in PETS:
            yield f"{self.pet} is no pet"
