"""The six characters of `daylight`, side by side where there is room, else one beside the list."""

from __future__ import annotations

from collections.abc import Mapping

from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from tilldawn.engine.request import Text, literal
from tilldawn.engine.text import Catalog
from tilldawn.games.daylight.public.lobby import Character, StartingWeapon, lobby


def weapon_line(words: Catalog, weapon: StartingWeapon) -> str:
    """A weapon's numbers in words."""
    ammo = words.say(Text(f"card-{weapon.ammo}")) if weapon.ammo else ""
    numbers = Text(
        "weapon-text",
        {
            "kind": literal(words.say(Text(f"kind-{weapon.kind}"))),
            "fixed": weapon.fixed,
            "splash": weapon.splash,
            "draws": weapon.draws,
            "needs": "yes" if weapon.ammo else "no",
            "ammo": literal(ammo),
        },
    )
    return words.say(numbers)


class CharacterPicked(Message):
    """Somebody clicked on a character."""

    def __init__(self, character: str) -> None:
        super().__init__()
        self.character = character


class Pickable(Static):
    """A part of the gallery that stands for a character."""

    def __init__(self, character: str, classes: str) -> None:
        super().__init__(classes=classes)
        self.character = character

    def on_click(self) -> None:
        self.post_message(CharacterPicked(self.character))


class Gallery(Horizontal):
    """All characters; the chosen one is marked with ▶. A click chooses."""

    DEFAULT_CSS = """
    Gallery { height: auto; }
    Gallery #names { width: 26; height: auto; margin-right: 1; }
    Gallery .name { text-wrap: nowrap; text-overflow: ellipsis; }
    Gallery .name:hover { text-style: underline; }
    Gallery .chosen { text-style: bold; }
    Gallery #cards { height: auto; width: 1fr; min-width: 20; }
    Gallery .card { display: none; height: auto; }
    Gallery .card.chosen { display: block; text-style: none; }
    """

    def __init__(self, words: Catalog) -> None:
        super().__init__(id="gallery")
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical(id="names"):
            for character in lobby().characters:
                yield Pickable(character.id, "name")
        with Container(id="cards"):
            yield Static(Content(self.words.say(Text("newgame-about-character"))), id="open", classes="card")
            for character in lobby().characters:
                yield Pickable(character.id, "card")

    def show(self, chosen: str, bonus: int, owners: Mapping[str, str]) -> None:
        """Mark the chosen character; `bonus` is the Health of the difficulty, `owners` who has whom."""
        boards = {c.id: c for c in lobby().characters}
        for part in self.query(Pickable):
            head = self._head(boards[part.character], chosen, bonus, owners.get(part.character, ""))
            name = part.has_class("name")
            part.update(head if name else Content("\n").join([head, *self._text(boards[part.character])]))
            part.set_class(part.character == chosen, "chosen")
        self.query_one("#open").set_class(not chosen, "chosen")
        self.call_after_refresh(self._reveal)

    def _reveal(self) -> None:
        """Scroll to the chosen card."""
        for card in self.query(".card.chosen"):
            card.scroll_visible(animate=False, top=self.screen.has_class("-narrow"))

    def _head(self, board: Character, chosen: str, bonus: int, owner: str) -> Content:
        said = self.words.say(
            Text(
                "newgame-character",
                {
                    "name": literal(self.words.say(Text(f"character-{board.id}"))),
                    "health": board.health + bonus,
                    "owned": "yes" if owner else "no",
                    "owner": literal(owner),
                },
            )
        )
        mark = "▶ " if board.id == chosen else "  "
        return Content.styled(mark + said, "bold" if board.id == chosen else "")

    def _text(self, board: Character) -> list[Content]:
        weapon = self.words.say(Text(f"card-{board.weapon.id}"))
        lines = [
            Content.assemble((weapon, "bold"), f". {weapon_line(self.words, board.weapon)}"),
        ]
        for perk, kind in ((board.main, "main"), (board.first, "first")):
            name = self.words.say(Text(f"newgame-perk-{kind}"))
            title = self.words.say(Text(f"perk-{perk}"))
            text = self.words.say(Text(f"perk-{perk}.text"))
            lines.append(Content.assemble((f"{title}", "bold"), f" ({name}). {text}"))
        return lines
