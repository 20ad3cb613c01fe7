"""What things are called, and what is said about them: a text for every ref of the table."""

from __future__ import annotations

from tilldawn.engine.request import Arg, Text, text
from tilldawn.games.daylight.cards.horde import HORDE
from tilldawn.games.daylight.cards.shelf import CHARACTERS, RUBBLE, Weapon
from tilldawn.games.daylight.inventory import hearts
from tilldawn.games.daylight.state import State


def name(ref: str) -> Text:
    """What a thing is called: `card:planks`, `enemy:brute-2`, `count:wanderer*3`, …"""
    kind, _, what = ref.partition(":")
    match kind:
        case "enemy":
            type_, _, number = what.rpartition("-")
            return Text("name-enemy", {"kind": f"kind:{type_}", "number": int(number)})
        case "kind":
            return Text(f"enemy-{what}")
        case "kind-of-weapon":
            return Text(f"kind-{what}")
        case "kinds":
            return Text(f"enemy-{what}.plural")
        case "said":
            return Text(what)
        case "printed":
            return Text("name-printed", {"name": what, "text": f"said:{what.replace(':', '-')}.text"})
        case "held":
            card, _, count = what.partition("*")
            return Text("name-held", {"card": f"card:{card}", "count": int(count)})
        case "count":
            type_, _, count = what.partition("*")
            which = "kind" if count == "1" else "kinds"
            return Text("name-count", {"kind": f"{which}:{type_}", "count": int(count)})
        case _:
            return Text(f"{kind}-{what}")


def explain(ref: str) -> Text | None:
    """What a card, token, perk, mode, character or type of enemy says."""
    return _explain(ref, None)


def explain_here(s: State, ref: str) -> Text | None:
    """The same at a table: with what its modes and switches change."""
    return _explain(ref, s)


def _explain(ref: str, s: State | None) -> Text | None:
    kind, _, what = ref.partition(":")
    match kind:
        case "card":
            return _card_text(what, s)
        case "enemy":
            return _enemy_text(what.rpartition("-")[0])
        case "kind":
            return _enemy_text(what)
        case "perk" | "token" | "mode":
            return Text(f"{kind}-{what}.text")
        case "character":
            return _character_text(what)
        case _:
            return None


def _card_text(id: str, s: State | None) -> Text:
    card = RUBBLE[id]
    if card.weapon:
        return _weapon_text(card.weapon)
    either = s is not None and s.settings.one_energy_drink
    given = card.hearts if s is None else hearts(s, id)
    return text(f"card-{id}.text", hearts=given, either="yes" if either else "no")


def _weapon_text(weapon: Weapon) -> Text:
    return text(
        "weapon-text",
        kind=f"kind-of-weapon:{weapon.kind}",
        fixed=weapon.fixed,
        splash=weapon.splash,
        draws=weapon.draws,
        needs="yes" if weapon.ammo else "no",
        ammo=f"card:{weapon.ammo}" if weapon.ammo else "",
    )


def _enemy_text(id: str) -> Text:
    kind = HORDE[id]
    words: dict[str, Arg] = {"health": kind.health, "fixed": kind.fixed, "draws": kind.draws}
    fights = "yes" if kind.enemy else "no"
    return text("enemy-text", **words, splash=kind.splash, fights=fights, special=f"said:enemy-{id}.text")


def _character_text(id: str) -> Text:
    board = CHARACTERS[id]
    return text(
        "character-text",
        health=board.health,
        weapon=f"card:{board.weapon}",
        main=f"printed:perk:{board.main.id}",
        first=f"printed:perk:{board.first.id}",
        story=f"said:character-{id}.backstory",
    )
