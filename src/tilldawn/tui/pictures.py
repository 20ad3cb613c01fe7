"""Pictures of the main screens for the documentation: `python -m tilldawn.tui.pictures docs/pictures`."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from pathlib import Path

from tilldawn.engine.game import Seat
from tilldawn.play.newgame import Plan
from tilldawn.play.session import Sitting
from tilldawn.testing.mine import fight_lab, mine_lab
from tilldawn.tui.app import TilldawnApp
from tilldawn.tui.table import TableScreen

SMALL, LARGE = (80, 24), (120, 40)


def table(*names: str, seed: str, until: str, round: int = 1) -> Sitting:
    """A table played by bots until a question of this kind in this Round, then handed to people."""
    seats = [Seat(name, "heuristic") for name in names]
    sitting = Sitting(Plan("daylight", seats, seed, {}).table(), f"picture {until} {len(names)}")
    while sitting.table.request is not None:
        seen = sitting.table.view("en")["table"]
        if sitting.table.request.kind == until and seen["round"] >= round:
            break
        sitting.bot_move()
    for seat in sitting.table.seats:
        seat.player = "human"
    sitting.bots.clear()
    return sitting


def day() -> Sitting:
    """A morning of `mine` with something built and something to build."""
    storage = {"wood": 6, "component": 9, "water": 2, "raw-food": 2, "shovel": 1, "meds": 1}
    lab = mine_lab(
        people=("marko", "emilia", "marin"),
        recruits=("katia",),
        states={"marko": {"hunger": 2}, "emilia": {"fatigue": 2, "misery": 3}, "marin": {"wounds": 1}},
        storage={**storage, "lockpick": 1, "mechanical-part": 2, "knife": 1},
        shelter={"a4": "remnants"},
        cleared=["b5", "c6"],
        fittings={"b4": "workshop", "c5": "rainwater-collector"},
        wait=["rainwater-collector"],
        board_ups=[1],
        cold=2,
        active=["hard-frost"],
        objective="water-for-the-stairwell",
        progress=1,
    )
    return Sitting(lab.table, "picture of a day")


def fight() -> Sitting:
    """A Combat of `mine` before its first round."""
    lab = fight_lab(
        "thugs-1",
        ["a1", "b1", "c1"],
        party=("katia", "marko", "cveta"),
        pile={"knife": 1, "pistol": 1, "ammo": 3, "raw-food": 2},
        states={"marko": {"wounds": 1}},
    )
    lab.choose("fight-arm:katia:pistol", "fight-arm:marko:knife")
    return Sitting(lab.table, "picture of a fight")


def packing() -> Sitting:
    """What to carry home."""
    tasks = {"marko": "scavenging", "emilia": "guard", "marin": "guard"}
    pile = {"wood": 2, "component": 2, "canned-food": 1, "shovel": 1, "knife": 1}
    return Sitting(mine_lab(at="choose-findings", tasks=tasks, pile=pile).table, "picture of packing")


def campaign(seed: str) -> Sitting:
    """A whole Campaign played by bots."""
    sitting = Sitting(Plan("mine", [Seat("Ana", "heuristic")], seed, {}).table(), f"picture {seed}")
    while sitting.bot_move() is not None:
        pass
    return sitting


async def _shoot(
    name: str, folder: Path, size: tuple[int, int], lang: str, sitting: Sitting | None, keys: tuple[str, ...]
) -> None:
    app = TilldawnApp(lang, sitting, sitting.table.game.id if sitting else "daylight")
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for key in keys:
            await pilot.press(key)
            await pilot.pause()
        app.clear_notifications()
        await pilot.pause()
        app.save_screenshot(f"{name}.svg", str(folder))
        print(folder / f"{name}.svg")


async def _all(folder: Path) -> None:
    trio, four = ("Ana", "Bo", "Cleo"), ("Ana", "Bo", "Cleo", "Dov")
    await _shoot("start", folder, SMALL, "en", None, ())
    await _shoot("newgame", folder, LARGE, "en", None, ("1",))
    await _shoot("search-small", folder, SMALL, "en", table(*trio, seed="5", until="wave"), ())
    await _shoot("combat", folder, LARGE, "en", table(*four, seed="7", until="turn", round=2), ())
    await _shoot("combat-fr", folder, LARGE, "fr", table(*four, seed="7", until="turn", round=2), ())
    await _shoot("undo", folder, SMALL, "en", table(*trio, seed="5", until="turn"), ("u",))
    await _shoot("mine-day", folder, LARGE, "en", day(), ())
    await _shoot("mine-day-small", folder, SMALL, "fr", day(), ("1",))
    await _shoot("mine-combat", folder, LARGE, "en", fight(), ())
    await _shoot("mine-packing", folder, SMALL, "en", packing(), ("right",))
    await _shoot("mine-ending", folder, LARGE, "en", campaign("5"), ())
    await _shoot("ending", folder, LARGE, "en", table(*trio, seed="9", until="never"), ())


def main() -> None:
    """Write all pictures into the folder named on the command line."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    TableScreen.pace = "once"
    with tempfile.TemporaryDirectory() as data:
        os.environ["TILLDAWN_DATA"] = data
        os.environ["COLORTERM"] = "truecolor"  # shaded, as most terminals show it
        asyncio.run(_all(folder))


if __name__ == "__main__":
    main()
