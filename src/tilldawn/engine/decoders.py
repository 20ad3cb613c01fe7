"""Decoders for msgpack, each made once, one at a time.

msgspec takes a type apart when it first meets it. It runs Python code meanwhile, so another thread can meet
the same type half taken apart: what it decodes by that ends the process (a segmentation fault). Whatever may
be decoded in several threads gets its decoder here.
"""

from __future__ import annotations

import threading
from typing import Any

import msgspec

_made: dict[Any, msgspec.msgpack.Decoder[Any]] = {}
_making = threading.Lock()


def decoder(kind: Any) -> msgspec.msgpack.Decoder[Any]:
    """The decoder for a type."""
    found = _made.get(kind)
    if found is None:
        with _making:
            found = _made.get(kind)
            if found is None:
                found = _made[kind] = msgspec.msgpack.Decoder(kind)
    return found
