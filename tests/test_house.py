"""The inner doors of the house: what stands where, shown by reading the source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from msgspec import Struct

import tilldawn

SOURCE = Path(tilldawn.__file__).parent
GAMES = SOURCE / "games"

ASKERS = {
    "ask",
    "decide",
    "consider",
    "moment",
    "agree",
    "choose_person",
    "choose_good",
    "pay_worth",
    "because",
}
"""Functions whose second argument names a question, or the reason for an answer."""
DECLARERS = {"Verb", "step", "one", "first", "all", "anytime"}
"""Functions whose first argument names an answer or a step; a bot's scene finds answers by their names."""
QUESTIONS = {"ANSWERS", "MIDWAY", "PLANNING", "COUNTING"}
"""Tables of bots and front ends whose strings name questions."""
NAMED = {"verb", "kind", "step", "moment", "phase", "name", "family"}
"""Attributes that hold names of answers, questions, times and families, never of cards."""
WORDS = {
    ("daylight", "public/outlook.py", "wave"): "a kind of mark, and a word of its sentence",
    ("daylight", "public/pack.py", "junk"): "a family of cards",
    ("daylight", "public/pack.py", "zero"): "how a number is written",
    ("daylight", "public/story.py", "wave"): "a word of the sentence",
    ("daylight", "sweep.py", "backpack"): "what a fault is about",
    ("daylight", "words/rubble.py", "lucky"): "a topic of standing orders",
    ("daylight", "words/rubble.py", "cheer"): "a topic of standing orders",
}
"""Strings that only look like the id of a card."""
OUTSIDE = ("bots", "play", "tui", "web", "sim")
"""Those who play and show the games: they read what is printed in a game's public face."""
SCENES = ("tui/pictures.py", "web/pictures.py")
"""Where a situation is laid out to have its picture taken."""
FOREIGN_WORDS = {
    ("bots/daylight/scene.py", "junk"): "a family of cards",
    ("bots/daylight/turn.py", "junk"): "a family of cards",
    ("play/daylight/beats.py", "survivor"): "how a blow ended",
    ("play/daylight/beats.py", "wave"): "a kind of moment",
    ("play/daylight/cards.py", "trap"): "a word of the sentence",
    ("play/daylight/meaning.py", "wave"): "a kind of mark",
    ("play/daylight/signs.py", "wave"): "a sign, by its message",
    ("play/mine/beats.py", "crime-wave"): "a question",
    ("play/mine/face.py", "old-debt"): "a question",
    ("play/mine/people.py", "doctor"): "a word of a flag",
    ("play/mine/signs.py", "direct-hit"): "a sign, by its message",
    ("tui/commands.py", "backpack"): "what a key does",
    ("tui/daylight/board.py", "wave"): "a word of the sentence",
}
"""Strings outside the games that only look like the id of a card."""
DOORS = {
    "mine": (
        "cards/",
        "book/pages/",
        "market/wares.py",
        "market/farmers.py",
        "market/fittings.py",
        "extras/cards.py",
        "pets/cards.py",
        "desperate/cards.py",
    ),
    "daylight": ("cards/",),
}
"""Where the id of a card may be written: on the card, and on the pages that speak of it."""
OWN_DOORS = ("/cards.py", "/pages.py", "/tiles.py")
"""The same of a module of the box, which is a package of its own."""


def _is_piece(card: Struct) -> bool:
    """Tokens and spaces are no cards: rules name Water and Wood as the rulebook does."""
    return type(card).__module__.endswith((".goods", ".board"))


def card_ids(game: str) -> set[str]:
    """Ids of everything printed: cards, characters, their skills and perks."""
    found: set[str] = set()
    own = [file for door in OWN_DOORS for file in (GAMES / game).glob(f"*{door}")]
    for file in sorted([*(GAMES / game / "cards").glob("*.py"), *own]):
        if file.stem in ("__init__", "dice"):
            continue
        module = import_module(f"tilldawn.games.{game}.{file.parent.name}.{file.stem}")
        for value in vars(module).values():
            members = (
                value
                if isinstance(value, (tuple, list))
                else value.values()
                if isinstance(value, dict)
                else ()
            )
            for card in members:
                if (
                    isinstance(card, Struct)
                    and isinstance(getattr(card, "id", None), str)
                    and not _is_piece(card)
                ):
                    found.add(card.id)  # type: ignore[attr-defined]
                    found |= {
                        getattr(card, part)
                        for part in ("skill",)
                        if isinstance(getattr(card, part, None), str)
                    }
    return {id for id in found if id}


def _holds_names(node: ast.Assign | ast.AnnAssign) -> bool:
    """Whether what is assigned names answers, questions and the like."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return any(getattr(t, "attr", "") in NAMED or getattr(t, "id", "") in QUESTIONS for t in targets)


def literals(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Strings of a module that could be ids of cards: none that names an answer, a question or a time."""
    spared: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name in DECLARERS:
                spared |= {id(argument) for argument in node.args[:1]}
            if name in ASKERS:
                spared |= {id(argument) for argument in node.args[1:2]}
        elif isinstance(node, ast.Compare) and getattr(node.left, "attr", "") in NAMED:
            spared |= {id(part) for side in node.comparators for part in ast.walk(side)}
        elif isinstance(node, ast.Match) and getattr(node.subject, "attr", "") in NAMED:
            spared |= {id(part) for case in node.cases for part in ast.walk(case.pattern)}
        elif isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value and _holds_names(node):
            spared |= {id(part) for part in ast.walk(node.value)}
        elif isinstance(node, ast.Subscript) and getattr(node.value, "id", "") == "Literal":
            spared |= {id(part) for part in ast.walk(node.slice)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in spared:
            yield node.lineno, node.value


@pytest.mark.parametrize("game", sorted(DOORS))
def test_no_rule_knows_a_card_by_its_id(game: str) -> None:
    """A card carries what is printed on it; rules ask the card."""
    ids = card_ids(game)
    assert len(ids) > 20
    wrong = []
    for file in sorted((GAMES / game).rglob("*.py")):
        path = file.relative_to(GAMES / game).as_posix()
        if path.startswith(DOORS[game]) or path.endswith(OWN_DOORS):
            continue
        for line, text in literals(ast.parse(file.read_text(encoding="utf-8"))):
            if text in ids and (game, path, text) not in WORDS:
                wrong.append(f"{path}:{line}: {text}")
    assert wrong == []


@pytest.mark.parametrize("game", sorted(DOORS))
def test_neither_bots_nor_front_ends_know_a_card_by_its_id(game: str) -> None:
    """They read what is printed in the game's public face, so a new card is judged as the old ones are."""
    ids = card_ids(game)
    others = tuple(f"/{other}" for other in DOORS if other != game)
    wrong = []
    for file in sorted(file for part in OUTSIDE for file in (SOURCE / part).rglob("*.py")):
        path = file.relative_to(SOURCE).as_posix()
        if path in SCENES or any(other in path for other in others):
            continue
        for line, text in literals(ast.parse(file.read_text(encoding="utf-8"))):
            if text in ids and (path, text) not in FOREIGN_WORDS:
                wrong.append(f"{path}:{line}: {text}")
    assert wrong == []


def test_no_file_has_a_number_for_a_name() -> None:
    """Files are named after what they hold."""
    files = [
        f for f in (*SOURCE.rglob("*.py"), *SOURCE.rglob("*.ftl")) if f.stem not in ("__init__", "__main__")
    ]
    assert [
        f.name for f in files if f.stem[-1].isdigit() or f.stem.rstrip("0123456789").endswith(("_", "-"))
    ] == []
