"""A hash of definitions, so that a save knows under which cards it was played."""

from __future__ import annotations

from hashlib import blake2b

import msgspec


def fingerprint(*parts: object) -> str:
    """A short hash of definitions; equal content gives an equal hash on every machine. A card's own flow
    counts by its name."""
    encoded = msgspec.json.encode(
        msgspec.to_builtins(parts, enc_hook=_by_name, str_keys=True), order="sorted"
    )
    return blake2b(encoded, digest_size=8).hexdigest()


def _by_name(part: object) -> str:
    name = getattr(part, "__qualname__", None)
    if name is None:
        raise TypeError(f"{part!r} is neither data nor has it a name")
    return str(name)
