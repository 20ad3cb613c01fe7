"""The public face: what `import tilldawn` offers, typed, and loaded only when it is named."""

from __future__ import annotations

import importlib
import subprocess
import sys
import tomllib
import types
import typing
from pathlib import Path
from typing import Any, assert_type

import pytest

import tilldawn
from tilldawn import DaylightView, MineView, Option, Request, Table
from tilldawn.engine.errors import SaveRefused
from tilldawn.games.daylight.state import State as DaylightState
from tilldawn.games.mine.state import State as MineState


def test_every_public_name_is_there_documented_and_listed() -> None:
    assert sorted(tilldawn.__all__) == tilldawn.__all__
    for name in tilldawn.__all__:
        thing = getattr(tilldawn, name)
        assert name in dir(tilldawn)
        if not isinstance(thing, int | types.UnionType) and typing.get_origin(thing) is None:
            assert thing.__doc__, name
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        importlib.import_module("tilldawn").nonsense  # noqa: B018


def test_a_star_import_brings_exactly_the_public_names() -> None:
    brought: dict[str, Any] = {}
    exec("from tilldawn import *", brought)
    assert set(brought) - {"__builtins__"} == set(tilldawn.__all__)


def test_importing_the_package_loads_nothing_else() -> None:
    code = "import sys; before = set(sys.modules); import tilldawn; print(*sorted(set(sys.modules) - before))"
    loaded = subprocess.run([sys.executable, "-S", "-c", code], capture_output=True, text=True, env=_env())
    ours = [name for name in loaded.stdout.split() if name.startswith(("tilldawn", "msgspec", "fluent"))]
    assert ours == ["tilldawn"]


def _env() -> dict[str, str]:
    import os

    home = os.path.dirname(os.path.dirname(tilldawn.__file__))
    return {**os.environ, "PYTHONPATH": home}


def test_an_editor_knows_what_a_table_of_each_game_holds() -> None:
    night = tilldawn.new_table("daylight", ["Ana"], seed=1)
    assert_type(night, Table[DaylightState, DaylightView])
    assert_type(night.look(), DaylightView)
    assert_type(night.fork().look().round, int)
    assert_type(night.request, Request | None)
    siege = tilldawn.new_table("mine", 2, seed=1)
    assert_type(siege.look(), MineView)
    assert_type(siege.look().day, int)
    assert_type(tilldawn.load(night.save(), game="daylight").look(), DaylightView)
    assert_type(tilldawn.load(siege.save(), game="mine").state, MineState)
    assert night.request is not None
    assert_type(night.request.options[0], Option)


def test_a_table_whose_game_is_known_at_run_time_only_is_a_table_of_anything() -> None:
    game: str = "daylight"
    table = tilldawn.new_table(game)
    assert_type(table, Table[Any])
    assert isinstance(table.look(), DaylightView)


def test_a_save_of_another_game_than_the_one_named_is_refused() -> None:
    data = tilldawn.new_table("daylight", seed=1).save()
    with pytest.raises(SaveRefused, match="“daylight”"):
        tilldawn.load(data, game="mine")
    with pytest.raises(tilldawn.BadOption, match="chess"):
        tilldawn.load(data, game="chess")


def test_the_package_and_its_wheel_name_the_same_version() -> None:
    told = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    assert told["project"]["version"] == tilldawn.__version__
