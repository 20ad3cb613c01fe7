"""The static sweep of `daylight`: sums, links and texts, checked without playing (facts E-01 to E-03)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol, TypeVar

from tilldawn.engine.event import Event
from tilldawn.engine.game import Fault
from tilldawn.engine.pack import pack_of
from tilldawn.games.daylight import events
from tilldawn.games.daylight.cards.assault import ASSAULTS
from tilldawn.games.daylight.cards.combat import COMBAT
from tilldawn.games.daylight.cards.horde import HORDE
from tilldawn.games.daylight.cards.numbers import DIFFICULTIES, ROUNDS, RUBBLE_PER_ROUND
from tilldawn.games.daylight.cards.shelf import CHARACTERS, MODES, PACKS, PERKS, RUBBLE, TOKENS
from tilldawn.games.daylight.verbs import DEADLY, Verb

SPOKEN = {
    "name-enemy": "kind number",
    "name-count": "kind count",
    "name-held": "card count",
    "weapon-text": "kind fixed splash draws needs ammo",
    "enemy-text": "health fixed draws splash fights special",
    "character-text": "health weapon main first story",
    "name-printed": "name text",
    DEADLY: "",
    "won": "round",
    "lost-death": "seat cause",
    "lost-shepherd": "",
    "story-round": "round assault wave holder fallen suffered delays",
    "story-search-only": "round fallen suffered delays",
    "story-player": "seat character health track felled dealt suffered healed kept crafted given",
    "board-heading": "round phase first",
    "board-heading-setup": "",
    "board-line": "count",
    "board-line-empty": "",
    "board-foe": "at enemy left health attack draws spears away fights",
    "board-player": "seat character health track slots limit items barricades traps wave first",
    "board-player-unset": "seat",
    "board-pack": "cards",
    "board-piles": "active rubble discard combat used assaults",
    "board-tokens": "barricade trap grenade spear",
    "board-discard": "cards",
    "board-top": "card",
    "board-assault": "assault wave",
}
"""Messages spoken outside options and events, and the words they are given."""

MOMENTS = ("turn", "attack", "damage", "drawn", "other-turn", "held")

BOX = {"rubble": 138, "combat": 35, "horde": 58, "assault": 6, "characters": 6}


class _Card(Protocol):
    @property
    def id(self) -> str: ...


C = TypeVar("C", bound=_Card)


def boxed(cards: dict[str, C]) -> list[C]:
    """The cards of the box, without those of packs."""
    return [card for id, card in cards.items() if not pack_of(id)]


def sweep() -> Iterator[Fault]:
    """Everything that is wrong with the cards themselves."""
    counts = {
        "rubble": 1 + sum(sum(card.copies) + card.starting for card in boxed(RUBBLE)),
        "combat": sum(card.copies for card in boxed(COMBAT)),
        "horde": sum(kind.copies for kind in HORDE.values()),
        "assault": len(boxed(ASSAULTS)),
        "characters": len(CHARACTERS),
    }
    for deck, wanted in BOX.items():
        if counts[deck] != wanted:
            yield Fault(deck, f"has {counts[deck]} cards, the box {wanted}")
    for players, dealt in enumerate(RUBBLE_PER_ROUND, start=1):
        used = sum(sum(card.copies[:players]) for card in boxed(RUBBLE))
        if used != ROUNDS * dealt:
            yield Fault(f"rubble for {players}", f"{used} cards, but {ROUNDS} Rounds deal {dealt} each")
        for kind in HORDE.values():
            called = sum(card.wave(players).get(kind.id, 0) for card in boxed(ASSAULTS))
            called += sum(mode.more(players).get(kind.id, 0) for mode in MODES.values())
            if called > kind.copies:
                yield Fault(f"assault for {players}", f"{called} of {kind.id}, only {kind.copies} in the box")
    yield from _links()


def _links() -> Iterator[Fault]:
    for token in TOKENS.values():
        for card in token.recipe:
            if card not in RUBBLE:
                yield Fault(f"recipe {token.id}", f"needs {card}, which does not exist")
    for mode in MODES.values():
        for id in [*(set(mode.newcomers) - set(HORDE)), *(set(mode.hearts) - set(RUBBLE))]:
            yield Fault(f"mode {mode.id}", f"names {id}, which does not exist")
    if len(PACKS) != 1:
        yield Fault("backpack", "the state tells Backpacks apart by their contents only: one kind at a time")
    for board in CHARACTERS.values():
        if board.weapon not in RUBBLE or RUBBLE[board.weapon].owner != board.id:
            yield Fault(f"character {board.id}", f"{board.weapon} is not this character's weapon")
    for special in boxed(RUBBLE):
        if special.family != "special":
            continue
        if special.when not in MOMENTS:
            yield Fault(f"card {special.id}", "has no moment it can be played at")
        if not special.words and special.when != "held":
            yield Fault(f"card {special.id}", "says nothing that could happen")
        if not special.rule:
            yield Fault(f"card {special.id}", "names no row of the rulebook")


def texts() -> Iterator[tuple[str, frozenset[str]]]:
    """Every message the game may speak, with the arguments it gives."""
    plain: frozenset[str] = frozenset()
    for card in boxed(RUBBLE):
        yield f"card-{card.id}", frozenset({"hearts", "either"})
        if not card.weapon:
            yield f"card-{card.id}.text", frozenset({"hearts", "either"})
    for prefix, cards in (("combat", boxed(COMBAT)), ("assault", boxed(ASSAULTS))):
        yield from ((f"{prefix}-{one.id}", plain) for one in cards)
    for kind in HORDE:
        yield from ((f"enemy-{kind}{part}", plain) for part in ("", ".plural", ".text"))
    for character in CHARACTERS:
        yield from ((f"character-{character}{part}", plain) for part in ("", ".backstory"))
    for prefix, names in (("perk", PERKS), ("token", TOKENS), ("mode", MODES), ("difficulty", DIFFICULTIES)):
        yield from ((f"{prefix}-{id}{part}", plain) for id in names for part in ("", ".text"))
    for kind_of_event in vars(events).values():
        if (
            isinstance(kind_of_event, type)
            and issubclass(kind_of_event, Event)
            and kind_of_event is not Event
        ):
            fields = frozenset(kind_of_event.__struct_fields__)
            yield f"event-{kind_of_event.__struct_config__.tag}", fields - {"rule"}
    for id, words in SPOKEN.items():
        yield id, frozenset(words.split())
    for verb in Verb.declared.values():
        yield f"option-{verb.name}", verb.words
