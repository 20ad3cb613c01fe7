"""The page's types: every struct and field page and server share is in them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tilldawn.web import protocol as p
from tilldawn.web.schema import schema

TYPES = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"
WHOLE: dict[str, Any] = msgspec.json.decode(schema())
STRUCTS: dict[str, Any] = WHOLE["$defs"]


def test_the_command_prints_the_schema() -> None:
    ran = subprocess.run([sys.executable, "-m", "tilldawn.web.schema"], capture_output=True, check=True)
    assert msgspec.json.decode(ran.stdout) == WHOLE


def test_every_message_both_views_and_all_of_http_are_in_the_schema() -> None:
    sent = {kind.__name__ for kind in (*p.Incoming.__args__, *p.Outgoing.__args__)}
    http = {
        "NewTable",
        "NewSeat",
        "Joining",
        "Joined",
        "Naming",
        "Me",
        "Lobby",
        "Rules",
        "RuleWords",
        "Trouble",
    }
    assert sent | http | {"DaylightTableView", "MineTableView"} <= STRUCTS.keys()


def test_every_struct_of_the_protocol_is_in_the_schema() -> None:
    bases = {"FromPage", "FromServer", "Act"}
    own = {
        name
        for name, one in vars(p).items()
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == p.__name__
    }
    assert own - bases <= STRUCTS.keys()


@pytest.mark.parametrize("kind", [*p.Incoming.__args__, *p.Outgoing.__args__], ids=lambda kind: kind.__name__)
def test_a_message_has_its_fields_and_its_tag(kind: type[msgspec.Struct]) -> None:
    fields = {field.encode_name for field in msgspec.structs.fields(kind)}
    properties = STRUCTS[kind.__name__]["properties"]
    assert properties.keys() == fields | {"type"}
    assert properties["type"] == {"enum": [kind.__name__.lower()]}


def test_the_committed_types_have_every_struct_and_every_field() -> None:
    text = re.sub(r"/\*.*?\*/", "", TYPES.read_text(), flags=re.DOTALL)
    found = {
        name: set(re.findall(r"^  (\w+)\??:", body, re.MULTILINE))
        for name, body in re.findall(r"^export interface (\w+) \{\n(.*?)^\}", text, re.DOTALL | re.MULTILINE)
    }
    assert found.pop("Protocol") == STRUCTS.keys()
    wanted = {name: set(part.get("properties", {})) for name, part in STRUCTS.items()}
    assert found == wanted, "run: make protocol"
