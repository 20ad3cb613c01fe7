"""The protocol as JSON Schema, from which the page's TypeScript types are made."""

from __future__ import annotations

import sys
from typing import Any, get_type_hints

import msgspec

from tilldawn.games.registry import PLAYABLE, load_game
from tilldawn.web import protocol as p


def view_of(game: str) -> Any:
    """The shape of a game's view: what its `look` says that it makes."""
    return get_type_hints(load_game(game).look)["return"]


TYPES = (
    *p.Incoming.__args__,
    *p.Outgoing.__args__,
    *(p.NewTable, p.Opening, p.Opened, p.Joining, p.Joined, p.Again, p.Naming, p.Private, p.Me, p.Lobby),
    *(p.Rules, p.TermWords, p.RuleWords, p.Trouble, p.Stuck),
    *map(view_of, PLAYABLE),
)


def _short(name: str) -> str:
    """`tilldawn.games.mine.public.view.FoeView` as `MineFoeView`: both games have one."""
    path, _, last = name.rpartition(".")
    return f"{path.split('.')[2].capitalize()}{last}" if path else last


def _plain_tuples(part: Any) -> Any:
    """Tuples as the generator of the page's types understands them."""
    if isinstance(part, list):
        return [_plain_tuples(one) for one in part]
    if not isinstance(part, dict):
        return part
    part = {name: _plain_tuples(one) for name, one in part.items()}
    if "prefixItems" in part:
        part["items"] = part.pop("prefixItems")
    return part


def schema() -> bytes:
    """One schema that holds every struct page and server share."""
    _, found = msgspec.json.schema_components(TYPES, ref_template="#/$defs/{name}")
    encoded = msgspec.json.encode(found).decode()
    for name in found:
        if _short(name) != name:
            encoded = encoded.replace(f"#/$defs/{name}", f"#/$defs/{_short(name)}")
    parts = {_short(name): _plain_tuples(part) for name, part in msgspec.json.decode(encoded).items()}
    for name, part in parts.items():
        part["title"] = name
    names = sorted(parts)
    whole = {
        "title": "Protocol",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in names},
        "required": names,
        "additionalProperties": False,
        "$defs": parts,
    }
    return msgspec.json.format(msgspec.json.encode(whole, order="sorted"), indent=1)


if __name__ == "__main__":
    sys.stdout.buffer.write(schema())
