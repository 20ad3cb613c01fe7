"""Each example is a package of its own: installed beside Tilldawn, it is found and played."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from environments import ROOT, Environment, run

EXAMPLES = sorted(file.parent.name for file in ROOT.glob("examples/*/pyproject.toml"))


@pytest.fixture(scope="module")
def installed(
    environment: Callable[..., Environment], wheel: Path, tmp_path_factory: pytest.TempPathFactory
) -> Environment:
    """Tilldawn alone, then every example on top of it."""
    made = tmp_path_factory.mktemp("examples")
    for example in EXAMPLES:
        packing = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", made)
        run(*packing, cwd=ROOT / "examples" / example)
    there = environment(wheel)
    there.install("--no-deps", *made.glob("*.whl"))
    return there


def test_all_examples_are_listed_and_nothing_is_broken(installed: Environment) -> None:
    listed = installed.tilldawn("packs")
    assert listed.returncode == 0
    assert "orchard: Orchard" in listed.stdout
    assert "careful" in listed.stdout
    assert "Le Verger" in installed.tilldawn("packs", "--lang", "fr").stdout


def test_their_content_is_checked_with_ours(installed: Environment) -> None:
    checked = installed.tilldawn("content", "check")
    assert checked.returncode == 0, checked.stdout
    assert "orchard:" in checked.stdout


def test_the_game_is_played_by_bots_and_by_hand(installed: Environment) -> None:
    report = json.loads(
        installed.tilldawn(
            "sim", "orchard", "--games", "5", "--seats", "2", "--bot", "random", "--json"
        ).stdout
    )
    assert (report["game"], report["games"], report["errors"]) == ("orchard", 5, 0)
    played = installed.tilldawn(
        "play", "orchard", "--text", "--seed", "3", "--new", said="1\nlook\nwhy\nhelp\nundo\nquit\n"
    )
    assert played.returncode == 0, played.stderr
    assert "Pick from the tree" in played.stdout
    asked = installed.tilldawn(
        "play", "orchard", "--text", "--lang", "fr", said="non\n2\nAna\nBo=random\n\n1\nquit\n"
    )
    assert "Une nouvelle partie de Le Verger" in asked.stdout
    assert "Cueillir" in asked.stdout
    again = installed.tilldawn("play", "orchard", "--text", "--continue", said="quit\n")
    assert again.returncode == 0
    assert "Shaking" in installed.tilldawn("rules", "T-2").stdout


def test_the_bot_is_found_by_its_name_and_by_where_it_is(installed: Environment) -> None:
    for bot in ("careful", "careful_bot:CarefulBot"):
        played = installed.tilldawn("sim", "orchard", "--games", "2", "--seats", "1", "--bot", bot, "--json")
        assert json.loads(played.stdout)["errors"] == 0
    seats = ("--player", "Robo=careful", "--player", "Ana")
    sat = installed.tilldawn("play", "orchard", "--text", "--seed", "1", *seats, said="2\nquit\n")
    assert "games I tried" in sat.stdout


@pytest.mark.parametrize(("game", "pack"), [("daylight", "house-cards"), ("mine", "house-pages")])
def test_the_packs_are_listed_checked_simulated_and_played(
    installed: Environment, game: str, pack: str
) -> None:
    assert f"Pack {pack}: " in installed.tilldawn("packs").stdout
    played = installed.tilldawn("sim", game, "--games", "3", "--seats", "1", "--pack", pack, "--json")
    assert json.loads(played.stdout)["errors"] == 0
    sat = installed.tilldawn("play", game, "--text", "--seed", "1", "--pack", pack, said="quit\n")
    assert sat.returncode == 0, sat.stderr
    refused = installed.tilldawn("play", game, "--text", "--pack", "no-such-pack", lang="fr")
    assert (refused.returncode, "no-such-pack" in refused.stderr) == (1, True)
    again = installed.tilldawn("play", "--text", "--continue", said="quit\n")
    assert again.returncode == 0


def test_a_save_without_its_pack_says_which_one_is_missing(
    installed: Environment, environment: Callable[..., Environment], wheel: Path, tmp_path: Path
) -> None:
    file = tmp_path / "night.tilldawn"
    installed.python(
        "import pathlib, tilldawn\n"
        "table = tilldawn.new_table('daylight', 1, seed=1, options={'packs': ['house-cards']})\n"
        f"pathlib.Path({str(file)!r}).write_bytes(table.save())"
    )
    lacking = environment(wheel).tilldawn("replay", str(file), "--verify")
    assert lacking.returncode == 1
    assert "house-cards" in lacking.stderr
